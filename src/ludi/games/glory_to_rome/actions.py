"""The vocabulary of Glory to Rome: everything a player can say."""

from __future__ import annotations

from typing import Final

from ludi.games.glory_to_rome.ids import KINDS, MATERIALS, ROLES
from ludi.kernel.vocabulary import Domain, Verb, Vocabulary

SEATS: Final = ("1", "2", "3", "4", "5")

CARD: Final = Domain("card", KINDS)
MATERIAL: Final = Domain("material", MATERIALS)
ROLE: Final = Domain("role", ROLES)
SEAT: Final = Domain("seat", SEATS)
PLACE: Final = Domain("place", ("town", "outside"))
SOURCE: Final = Domain("source", ("stockpile", "pool"))
THOUGHT: Final = Domain("thought", ("orders", "jack"))

TOWN: Final = 0
OUTSIDE: Final = 1
ORDERS: Final = 0
JACK: Final = 1
FROM_STOCKPILE: Final = 0
FROM_POOL: Final = 1

VERBS: Final = Vocabulary()


class UnitVerbs:
    """What is said when a unit is played: a card, a Jack, a petition or a Circus pair.

    The first action of each is kept, since units are asked for more often than anything else.
    """

    def __init__(self, card: Verb, jack: Verb, petition: Verb, circus: Verb) -> None:
        self.verbs: Final = (card, jack, petition, circus)
        self.card: Final = card.base
        self.card_end: Final = card.end
        self.jack: Final = jack.base
        self.petition: Final = petition.base
        self.petition_end: Final = petition.end
        self.circus: Final = circus.base


# Thinking. "orders" refills the hand, or draws one card if it is full.
THINK: Final = VERBS.verb("think", {"thought": THOUGHT}, "think", ("{thought}",))
DISCARD: Final = VERBS.verb("discard", {"card": CARD}, "think", ("me/hand/{card}", "pool"))
DISCARD_ALL: Final = VERBS.verb("discard_all", None, "think", ("me/hand", "pool"))
THINKING: Final = (THINK, DISCARD, DISCARD_ALL)

# Calling a role. The card says the role; a Jack, or a set played as one, needs it named.
LEAD: Final = VERBS.verb("lead", {"card": CARD}, "lead", ("me/hand/{card}", "role/{role}"))
LEAD_JACK: Final = VERBS.verb("lead_jack", {"role": ROLE}, "lead", ("me/hand/jack", "role/{role}"))
LEAD_PETITION: Final = VERBS.verb(
    "lead_petition",
    {"role": ROLE, "material": MATERIAL},
    "lead",
    ("me/hand/{material}", "role/{role}"),
)
LEAD_CIRCUS: Final = VERBS.verb(
    "lead_circus",
    {"role": ROLE, "material": MATERIAL},
    "lead",
    ("me/hand/{material}", "role/{role}"),
)
LEADING: Final = (LEAD, LEAD_JACK, LEAD_PETITION, LEAD_CIRCUS)

# Following.
FOLLOW: Final = VERBS.verb("follow", {"card": CARD}, "follow", ("me/hand/{card}", "me/camp"))
FOLLOW_JACK: Final = VERBS.verb("follow_jack", None, "follow", ("me/hand/jack", "me/camp"))
FOLLOW_PETITION: Final = VERBS.verb(
    "follow_petition", {"material": MATERIAL}, "follow", ("me/hand/{material}", "me/camp")
)
FOLLOW_CIRCUS: Final = VERBS.verb(
    "follow_circus", {"material": MATERIAL}, "follow", ("me/hand/{material}", "me/camp")
)
FOLLOWING: Final = UnitVerbs(FOLLOW, FOLLOW_JACK, FOLLOW_PETITION, FOLLOW_CIRCUS)
SET_CARD: Final = VERBS.verb("set_card", {"card": CARD}, "follow", ("me/hand/{card}",))

# Adding to what one has played, with a Palace: the same words as for following.
MORE: Final = VERBS.verb("more", {"card": CARD}, "more", ("me/hand/{card}", "me/camp"))
MORE_JACK: Final = VERBS.verb("more_jack", None, "more", ("me/hand/jack", "me/camp"))
MORE_PETITION: Final = VERBS.verb(
    "more_petition", {"material": MATERIAL}, "more", ("me/hand/{material}", "me/camp")
)
MORE_CIRCUS: Final = VERBS.verb(
    "more_circus", {"material": MATERIAL}, "more", ("me/hand/{material}", "me/camp")
)
ADDING: Final = UnitVerbs(MORE, MORE_JACK, MORE_PETITION, MORE_CIRCUS)

# "That is enough": ends the actions, the burst, the gifts or the choice at hand.
STOP: Final = VERBS.verb("stop", None, "stop")

# Laborer (and what the Legionary takes from the pool).
TAKE: Final = VERBS.verb(
    "take", {"material": MATERIAL}, "laborer", ("pool/{material}", "me/stockpile/{material}")
)
DOCK: Final = VERBS.verb("dock", {"card": CARD}, "laborer", ("me/hand/{card}", "me/stockpile"))

# Patron.
HIRE: Final = VERBS.verb("hire", {"role": ROLE}, "patron", ("pool/{material}", "me/clientele"))
HIRE_FROM_HAND: Final = VERBS.verb(
    "hire_from_hand", {"card": CARD}, "patron", ("me/hand/{card}", "me/clientele")
)
HIRE_FROM_DECK: Final = VERBS.verb("hire_from_deck", None, "patron", ("deck", "me/clientele"))
ACT_AS: Final = VERBS.verb("act_as", {"role": ROLE}, "patron", ("me/clientele", "role/{role}"))

# Craftsman and Architect.
LAY: Final = VERBS.verb(
    "lay",
    {"card": CARD, "place": PLACE},
    "build",
    ("me/hand/{card}", "site/{place}/{material}"),
)
LAY_STATUE: Final = VERBS.verb(
    "lay_statue",
    {"material": MATERIAL, "place": PLACE},
    "build",
    ("me/hand/statue", "site/{place}/{material}"),
)
ADD: Final = VERBS.verb(
    "add", {"building": CARD, "card": CARD}, "build", ("me/hand/{card}", "me/building/{building}")
)
ADD_STOCK: Final = VERBS.verb(
    "add_stock",
    {"building": CARD, "material": MATERIAL},
    "build",
    ("me/stockpile/{material}", "me/building/{building}"),
)
ADD_POOL: Final = VERBS.verb(
    "add_pool",
    {"building": CARD, "material": MATERIAL},
    "build",
    ("pool/{material}", "me/building/{building}"),
)
COMPLETE: Final = VERBS.verb("complete", None, "build")
LEAVE_OPEN: Final = VERBS.verb("leave_open", None, "build")
LOOK: Final = VERBS.verb("look", None, "build", ("deck", "me/hand"))
KEEP: Final = VERBS.verb("keep", None, "build", ("me/hand",))
PUBLISH: Final = VERBS.verb(
    "publish", {"seat": SEAT, "building": CARD}, "build", ("seat{seat}/building/{building}",)
)
PAY: Final = VERBS.verb(
    "pay", {"source": SOURCE, "material": MATERIAL}, "build", ("{source}/{material}",)
)
STEAL: Final = VERBS.verb(
    "steal", {"seat": SEAT, "building": CARD}, "prison", ("seat{seat}/building/{building}",)
)

# Legionary.
REVEAL: Final = VERBS.verb("reveal", {"card": CARD}, "legionary", ("me/hand/{card}",))
GIVE: Final = VERBS.verb("give", {"card": CARD}, "give", ("me/hand/{card}",))
GIVE_STOCK: Final = VERBS.verb(
    "give_stock", {"material": MATERIAL}, "give", ("me/stockpile/{material}",)
)
SEIZE: Final = VERBS.verb(
    "seize", {"seat": SEAT, "role": ROLE}, "legionary", ("seat{seat}/clientele/{role}", "me/vault")
)

# Merchant.
DEPOSIT: Final = VERBS.verb(
    "deposit", {"material": MATERIAL}, "merchant", ("me/stockpile/{material}", "me/vault")
)
DEPOSIT_FROM_HAND: Final = VERBS.verb(
    "deposit_from_hand", {"card": CARD}, "merchant", ("me/hand/{card}", "me/vault")
)
DEPOSIT_FROM_DECK: Final = VERBS.verb("deposit_from_deck", None, "merchant", ("deck", "me/vault"))

# End of the turn.
TAKE_JACK: Final = VERBS.verb("take_jack", {"seat": SEAT}, "senate", ("seat{seat}/camp", "me/hand"))
KEEP_ORDER: Final = VERBS.verb(
    "keep_order", {"material": MATERIAL}, "sewer", ("me/camp", "me/stockpile/{material}")
)

# At any moment.
CONCEDE: Final = VERBS.verb("concede", {"seat": SEAT}, "concede", ("seat{seat}",))
WITHDRAW: Final = VERBS.verb("withdraw", None, "concede")
