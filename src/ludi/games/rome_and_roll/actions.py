"""The vocabulary of Rome & Roll: everything a player can say."""

from __future__ import annotations

from typing import Final

from ludi.games.rome_and_roll.ids import (
    ACTIONS,
    ADVISORS,
    CHARACTERS,
    COLUMNS,
    DICE,
    FAVOURS,
    GOODS,
    PLANS,
    REGIONS,
    RESOURCES,
    ROADS,
    SETTLEMENTS,
    TURNS,
)
from ludi.kernel.vocabulary import Domain, Vocabulary

SEATS: Final = ("1", "2", "3", "4")

CHARACTER: Final = Domain("character", CHARACTERS)
DIE: Final = Domain("die", DICE)
MAIN: Final = Domain("main", ACTIONS)
ICON: Final = Domain("icon", ("legionary", "builder", "merchant"))  # that a senator stands for
FACE: Final = Domain("face", ("1", "2", "3", "4", "5", "6"))
MEANS: Final = Domain("means", ("advisor", "minerva"))  # of turning a die
FAVOUR: Final = Domain("favour", FAVOURS)
ADVISOR: Final = Domain("advisor", ADVISORS)
RESOURCE: Final = Domain("resource", RESOURCES)
BRIBE_GOOD: Final = Domain("bribe", ("fish", "jewel", "basket"))
GOOD: Final = Domain("good", GOODS)  # the resources and baskets can be spent
PLAN: Final = Domain("plan", PLANS)
ROW: Final = Domain("row", "abcdefghijklmn")
COLUMN: Final = Domain("column", [str(n + 1) for n in range(COLUMNS)])
TURN: Final = Domain("turning", TURNS)
SEAT: Final = Domain("seat", SEATS)
SETTLEMENT: Final = Domain("settlement", SETTLEMENTS)
ROAD: Final = Domain("road", ROADS)
REGION: Final = Domain("region", REGIONS)
GROUP: Final = Domain(
    "group",
    (
        *[f"{good}-{jewels}" for good in RESOURCES[:4] for jewels in range(3)],
        "jewel-3",
    ),
)
# Two resources given up, in the order of the resources.
PAIR: Final = Domain("pair", [f"{a}-{b}" for i, a in enumerate(RESOURCES) for b in RESOURCES[i:]])
PAIRS: Final = tuple([(i, j) for i in range(5) for j in range(i, 5)])
BASIC: Final = Domain("basic", RESOURCES[:4])

VERBS: Final = Vocabulary()

# Set-up.
PLAY_AS: Final = VERBS.verb(
    "play_as", {"character": CHARACTER}, "setup", ("character/{character}",)
)
VILLAGE: Final = VERBS.verb(
    "village", {"settlement": SETTLEMENT}, "setup", ("settlement/{settlement}",)
)

# The draft; a senator takes a second die at once.
TAKE: Final = VERBS.verb("take", {"die": DIE}, "draft", ("pool/{die}", "me/dice"))
DOUBLE: Final = VERBS.verb("double", {"die": DIE}, "draft", ("me/senators", "pool/{die}"))
STOP: Final = VERBS.verb("stop", None, "stop")

# A turn: the die, its face, a senator's icon, an action or a favour, the end.
CHOOSE: Final = VERBS.verb("choose", {"die": DIE}, "die", ("me/dice/{die}",))
TURN_FACE: Final = VERBS.verb(
    "turn", {"means": MEANS, "face": FACE}, "die", ("me/{means}", "me/die/{face}")
)
DEPLOY: Final = VERBS.verb("deploy", {"icon": ICON}, "senator", ("me/senators", "me/icon/{icon}"))
USE: Final = VERBS.verb("use", {"favour": FAVOUR}, "favour", ("me/favour/{favour}",))
ACT: Final = VERBS.verb("act", {"main": MAIN}, "action", ("action/{main}",))
END: Final = VERBS.verb("end", None, "end")

# Free actions.
STORE: Final = VERBS.verb("store", {"resource": RESOURCE}, "store", ("me/storage/{resource}",))
BRIBE: Final = VERBS.verb(
    "bribe",
    {"advisor": ADVISOR, "bribe": BRIBE_GOOD},
    "bribe",
    ("me/gained/{bribe}", "me/advisor/{advisor}"),
)
EXCHANGE: Final = VERBS.verb(
    "exchange", {"pair": PAIR, "basic": BASIC}, "exchange", ("me/storage/{basic}",)
)

# Build: where the overseer goes, which plan, what a discount saves, where it is drawn.
STAY: Final = VERBS.verb("stay", None, "overseer", ("me/overseer",))
MOVE: Final = VERBS.verb(
    "move",
    {"row": ROW, "column": COLUMN},
    "overseer",
    ("me/overseer", "city/{row}{column}"),
    placed=True,
)
PLAN_OF: Final = VERBS.verb("plan", {"plan": PLAN}, "build", ("plan/{plan}",))
SAVE: Final = VERBS.verb("save", {"resource": RESOURCE}, "build", ("me/storage/{resource}",))
PLACE: Final = VERBS.verb(
    "place",
    {"turning": TURN, "row": ROW, "column": COLUMN},
    "draw",
    ("city/{row}{column}",),
    placed=True,
)

# What buildings give.
GAIN: Final = VERBS.verb("gain", {"resource": RESOURCE}, "gain", ("me/storage/{resource}",))
TRIGGER: Final = VERBS.verb(
    "trigger", {"seat": SEAT, "plan": PLAN}, "production", ("seat{seat}/building/{plan}",)
)
STEAL: Final = VERBS.verb(
    "steal", {"seat": SEAT, "resource": RESOURCE}, "steal", ("seat{seat}/storage/{resource}",)
)
CLAIM: Final = VERBS.verb("claim", {"favour": FAVOUR}, "favour", ("favour/{favour}", "me/favours"))

# The other actions.
ACTIVATE: Final = VERBS.verb(
    "activate", {"seat": SEAT, "plan": PLAN}, "muster", ("seat{seat}/building/{plan}",)
)
SPEND: Final = VERBS.verb("spend", {"good": GOOD}, "muster", ("me/storage/{good}",))
CONQUER: Final = VERBS.verb(
    "conquer", {"settlement": SETTLEMENT}, "conquer", ("settlement/{settlement}",)
)
RENOVATE: Final = VERBS.verb("renovate", {"road": ROAD}, "develop", ("road/{road}",))
TAX: Final = VERBS.verb("tax", {"region": REGION}, "tax", ("region/{region}",))
TRADE: Final = VERBS.verb("trade", {"group": GROUP}, "trade", ("me/storage/{traded}",))
