"""The vocabulary of Age of Rome: everything a player can say."""

from __future__ import annotations

from typing import Final

from ludi.games.age_of_rome.ids import (
    BONUSES,
    BUILDINGS,
    CARDS,
    CHESTS,
    GOODS,
    PLOT_EFFECTS,
    PROVINCES,
    QUESTS,
    REGIONS,
    SENATE_SIZE,
    TOKENS,
)
from ludi.kernel.vocabulary import Domain, Vocabulary

MOST_OFFERED: Final = 30  # Denarii on a Diplomacy token

PROVINCE: Final = Domain("province", PROVINCES)
BUILDING: Final = Domain("building", BUILDINGS)
BONUS: Final = Domain("bonus", BONUSES)
REGION: Final = Domain("region", REGIONS)
CARD: Final = Domain("card", CARDS)
SET: Final = Domain("goods", GOODS[:CHESTS])
QUEST: Final = Domain("quest", QUESTS)
EFFECT: Final = Domain("effect", PLOT_EFFECTS)
TOKEN: Final = Domain("token", TOKENS)
AMOUNT: Final = Domain("amount", [str(number) for number in range(1, MOST_OFFERED + 1)])
HEIGHT: Final = Domain("height", [str(number) for number in range(1, SENATE_SIZE + 1)])
FATE: Final = Domain("fate", ("return", "replace"))  # of a Legion that falls to Apostasy
RATE: Final = Domain("rate", ("normal", "double"))

# A march from one Region to another; two Legions by the Regions where they stand.
MARCHES: Final = ((0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1))
PAIRS: Final = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))
MARCH: Final = Domain("march", [f"{REGIONS[a]}-{REGIONS[b]}" for a, b in MARCHES])
PAIR: Final = Domain("pair", [f"{REGIONS[a]}-{REGIONS[b]}" for a, b in PAIRS])

VERBS: Final = Vocabulary()

# Setup, and whenever Quests are drawn: the one that goes under the pile.
RETURN_QUEST: Final = VERBS.verb("return_quest", {"quest": QUEST}, "quests", ("me/quest/{quest}",))

# Spies & Allies.
OFFER: Final = VERBS.verb(
    "offer",
    {"token": TOKEN, "province": PROVINCE, "building": BUILDING},
    "diplomacy",
    ("me/token/{token}", "province/{province}/{building}"),
)
PUT: Final = VERBS.verb("put", {"amount": AMOUNT}, "diplomacy", ("me/denarii", "offer"))
ASK: Final = VERBS.verb("ask", {"amount": AMOUNT}, "diplomacy", ("offer",))
ACCEPT: Final = VERBS.verb("accept", None, "diplomacy", ("offer",))
REFUSE: Final = VERBS.verb("refuse", None, "diplomacy", ("offer",))
SPY_GLORY: Final = VERBS.verb("spy_glory", None, "diplomacy", ("me/glory",))
SPY_ACTION: Final = VERBS.verb("spy_action", None, "diplomacy", ("offer",))

# The Plots phase.
ACTIVATE: Final = VERBS.verb(
    "activate", {"province": PROVINCE}, "plots", ("me/vendetta", "province/{province}/plots")
)
EFFECT_OF: Final = VERBS.verb("effect", {"effect": EFFECT}, "plots", ("me/effect/{effect}",))
APOSTATE: Final = VERBS.verb(
    "apostate", {"region": REGION, "fate": FATE}, "plots", ("region/{region}",)
)
DECEIVE: Final = VERBS.verb(
    "deceive", {"pair": PAIR, "region": REGION}, "plots", ("region/{region}",)
)
UNSEAT: Final = VERBS.verb("unseat", {"height": HEIGHT}, "plots", ("senate/{height}",))

# The Construction phase.
BUILD: Final = VERBS.verb(
    "build", {"building": BUILDING}, "build", ("tile/{building}", "me/building/{building}")
)

# The Action phase. A Building is touched alone, or with the bonus that doubles it; a Region alone
# for a Legion of the board, or with the Region from which another one comes.
PLACE: Final = VERBS.verb("place", {"building": BUILDING}, "place", ("me/building/{building}",))
PLACE_BONUS: Final = VERBS.verb(
    "place_bonus", {"bonus": BONUS}, "place", ("me/building/{bonus}", "me/bonus/{bonus}")
)
COLOSSEUM_OF: Final = VERBS.verb("colosseum", None, "place", ("colosseum",))
PLOT: Final = VERBS.verb("plot", None, "place", ("me/plots",))
LEGION: Final = VERBS.verb("legion", {"region": REGION}, "legions", ("region/{region}",))
MARCH_TO: Final = VERBS.verb("march", {"march": MARCH}, "legions", ("region/{from}", "region/{to}"))
RECALL: Final = VERBS.verb(
    "recall", {"region": REGION}, "legions", ("region/{region}", "me/legions")
)

# Trade cards.
PLAY: Final = VERBS.verb("play", {"card": CARD}, "cards", ("me/hand/{card}",))
SELL: Final = VERBS.verb("sell", {"card": CARD}, "cards", ("me/hand/{card}", "me/denarii"))
DISCARD: Final = VERBS.verb("discard", {"card": CARD}, "cards", ("me/hand/{card}", "discard"))
LAY_OUT: Final = VERBS.verb("lay_out", {"goods": SET}, "cards", ("me/hand", "me/sets"))
LEAVE_OUT: Final = VERBS.verb("leave_out", {"card": CARD}, "cards", ("me/hand/{card}",))

# The Revenue phase.
TAX: Final = VERBS.verb("tax", {"rate": RATE}, "tax", ("me/population", "me/denarii"))

# Going on.
STOP: Final = VERBS.verb("stop", None, "stop")
FORGO: Final = VERBS.verb("forgo", None, "stop")
DONE: Final = VERBS.verb("done", None, "stop")

# At any moment: the owner of the Religion Medal.
BUY_GLORY: Final = VERBS.verb("buy_glory", None, "medal", ("me/denarii", "me/glory"))
