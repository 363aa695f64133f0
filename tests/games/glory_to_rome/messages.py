"""What Glory to Rome says beyond what every game does; the common tests want all of it."""

from collections.abc import Iterable

from ludi.games.glory_to_rome.ids import KINDS, ROLES
from ludi.games.glory_to_rome.table import ENDINGS

MESSAGES: dict[str, Iterable[str]] = {
    "asked": ("role", "left", "thought"),
    "who": ("calls", "follows", "adds", "takes", "lays", "may"),
    "card": [f"{card}-text" for card in KINDS],
    "ending": [ending for ending in ENDINGS if ending != "running"],
    "now": ROLES,
    "why": [
        f"{key}-any" for key in ("not-in-hand", "no-foundation", "already-complete", "does-not-fit")
    ],
    "seat": [str(seat) for seat in range(1, 6)],
    "zone": (
        *("pool", "deck", "jacks", "sites-town", "sites-outside", "hand", "camp", "clientele"),
        *("stockpile", "vault", "influence", "buildings", "foundations"),
    ),
}

BUTTONS = {
    "add_stock scriptorium stone": "Ajouter une pierre de sa réserve au Scriptorium",
    "add academy dock": "Ajouter du bois de sa main (Dock) à l’Académie",
    "lead_jack architect": "Appeler l’Architecte avec un Jack",
    "lead bath": "Appeler le Légionnaire avec les Bains",
    "think orders": "Penser : compléter sa main, 1 carte au moins",
    "publish 3 dock": "Rendre publique la fonction du Dock, bâtiment du joueur 3",
    "steal 2 catacomb": "Voler les Catacombes du joueur 2",
    "concede 3": "Voter pour donner la victoire au joueur 3",
}
SECRETS = ("draws", "sees")
DISCREET = {
    **dict.fromkeys(
        ("deposits", "deposits_from_hand", "deposits_from_deck", "looks", "keeps"), ("seat",)
    ),
    "seizes": ("seat", "other"),
}
EXPLAINED = KINDS
