"""Glory to Rome on the shelf: its set-up, and the rooms its tables call."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from ludi.games.glory_to_rome import scoring, seen, view
from ludi.games.glory_to_rome.actions import VERBS
from ludi.games.glory_to_rome.advice import NAMES, RomanAdvice
from ludi.games.glory_to_rome.camp import Camp
from ludi.games.glory_to_rome.components import Box, load_box
from ludi.games.glory_to_rome.ids import KINDS, MATERIALS, ROLES
from ludi.games.glory_to_rome.manifest import MANIFEST
from ludi.games.glory_to_rome.observe import RomeObserver
from ludi.games.glory_to_rome.rules import STEPS
from ludi.games.glory_to_rome.rules.turn import FirstTurn
from ludi.games.glory_to_rome.table import Table, restore_table
from ludi.games.glory_to_rome.told import TOLD
from ludi.kernel.dice import Dice
from ludi.kernel.game import Game
from ludi.kernel.table import Score
from ludi.kernel.viewer import Viewer
from ludi.kernel.weights import load_weights

ROLE_OF = dict(zip(MATERIALS, ROLES, strict=True))
MATERIAL_OF = dict(zip(ROLES, MATERIALS, strict=True))


class GloryToRome(Game):
    """The I.V edition, for two to five players."""

    def __init__(self, components: str | None = None) -> None:
        self.box: Box = load_box(components)
        super().__init__(
            MANIFEST,
            vocabulary=VERBS,
            steps=STEPS,
            told=TOLD,
            advice=RomanAdvice(load_weights(MANIFEST.folder, NAMES)),
            sheet=self.box.sheet,
        )

    def set_up(self, players: int, options: dict[str, str], dice: Dice) -> Table:
        """Shuffle, deal, lay out the sites, and find out who leads first."""
        box = self.box
        table = Table(self, players, dice)
        table.beginner = options["mode"] == "beginner"
        table.open_turns = box.teaching_open_turns if options["open_hands"] == "yes" else 0
        for kind in range(len(KINDS)):
            table.deck.extend([kind] * box.copies[kind])
        dice.shuffle(table.deck)
        table.jack_pile = box.jacks
        for _ in range(players):
            table.camps.append(self.deal_camp(table))
        self.lay_out_sites(table)
        table.leader = first_leader(table)
        if table.beginner and box.beginner_halves_deck:
            half = len(table.deck) // 2
            table.removed = table.deck[:half]
            del table.deck[:half]
        table.refresh_all()
        table.push(FirstTurn(table.leader))
        return table

    def deal_camp(self, table: Table) -> Camp:
        camp = Camp()
        camp.hand = sorted([table.deck.pop() for _ in range(self.box.orders_dealt)])
        camp.jacks = self.box.jacks_dealt
        table.jack_pile -= camp.jacks
        camp.influence = self.box.starting_influence
        return camp

    def lay_out_sites(self, table: Table) -> None:
        """As many sites of each material in town as there are players, the rest out of town."""
        town: list[int] = []
        outside: list[int] = []
        for material in range(len(MATERIALS)):
            copies = self.box.site_copies[material]
            in_town = min(table.seats, copies)
            if table.beginner:
                in_town = min(in_town, self.box.sites_cap)
                if self.box.sites_beyond_cap_removed:
                    copies = min(copies, self.box.sites_cap)
            town.append(in_town)
            outside.append(copies - in_town)
        table.town = tuple(town)
        table.outside = tuple(outside)
        table.town_left = sum(table.town)

    def restore(self, players: int, dice: Dice, pieces: dict[str, Any]) -> Table:
        return restore_table(self, players, dice, pieces)

    # ---------------------------------------------------------------- the rooms

    view_type: ClassVar[Any] = seen.View

    def view_of(self, table: Table, viewer: Viewer) -> dict[str, Any]:
        return cast(dict[str, Any], view.view(table, viewer))

    def tally_of(self, table: Table, seat: int) -> dict[str, int]:
        return view.public_numbers(table, seat)

    def observer(self, players: int) -> RomeObserver:
        return RomeObserver(players)

    def imagined(self, table: Table, seat: int, dice: Dice) -> Table:
        return view.imagine(table, seat, dice)

    def scores_of(self, table: Table) -> list[Score]:
        return scoring.scores(table)

    def features(self, table: Table, seat: int) -> dict[str, float]:
        """The buildings a player has completed."""
        found: dict[str, float] = {}
        for building in table.camps[seat].buildings:
            name = f"card:{KINDS[building.kind]}"
            found[name] = found.get(name, 0.0) + 1.0
        return found

    def follows(self, domain: str, id: str) -> dict[str, str]:
        """A card's colour is its material and its role."""
        if domain == "card":
            material = MATERIALS[self.box.material[KINDS.index(id)]]
            return {"material": material, "role": ROLE_OF[material]}
        if domain == "material":
            return {"role": ROLE_OF[id]}
        if domain == "role":
            return {"material": MATERIAL_OF[id]}
        return {}

    def touch_words(self, args: dict[str, str]) -> dict[str, str]:
        words: dict[str, str] = {}
        for field, value in args.items():
            words.update(self.follows(field, value))
        words.update(args)
        if words.get("source") == "stockpile":
            words["source"] = "me/stockpile"
        if "thought" in words:
            words["thought"] = "jacks" if words["thought"] == "jack" else "deck"
        return words


def first_leader(table: Table) -> int:
    """Everybody turns up a card; alphabetically first leads. Those who tie turn up another."""
    tied = list(range(table.seats))
    while len(tied) > 1:
        cards: list[int] = []
        for _ in tied:
            card = table.deck.pop()
            table.to_pool(card)
            cards.append(card)
        first = min(cards)
        tied = [seat for seat, card in zip(tied, cards, strict=True) if card == first]
    return tied[0]
