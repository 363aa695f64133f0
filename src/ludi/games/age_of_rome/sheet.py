"""How the pieces are written down: a mat, a Plot slot, a Medal, a plot being activated."""

from __future__ import annotations

from typing import Final

# A mat: what lies before one owner, as numbers.
CHARACTER: Final = 0
DENARII: Final = 1
GLORY: Final = 2
VENDETTA: Final = 3  # markers; they always lie in the rightmost slots
LEGIONS: Final = 4  # on the board
LEGIONS_OUT: Final = 5  # not recruited
AT: Final = 6  # in the three Regions
VOTES: Final = 9  # on the board
VOTES_OUT: Final = 10
PARTISANS: Final = 11  # recruited
READY: Final = 12  # still to be placed this round
REACHED: Final = 13  # a bit for each milestone
PLOTS: Final = 14  # Plot markers on the board
ANCHOR: Final = 15  # in the hand
BASE: Final = 16  # own pieces of the Pantheon's base
BASE_COMMON: Final = 17  # colour of its common piece, 0: none yet
UPPER: Final = 18
UPPER_COMMON: Final = 19
USED: Final = 20  # a bit for each bonus used this round
MAT_SIZE: Final = 21

EMPTY: Final = -1  # of a Plot slot; else the owner, plus FLIPPED once activated
FLIPPED: Final = 8
ON_PILE: Final = -1  # of a Medal; else its owner
REMOVED: Final = -2

# What happens to the plot being activated.
CANCELLED: Final = 1
TWICE: Final = 2
REWARDED: Final = 4  # and more: Glory for the target, afterwards, in fours

# The phases, for those who look on.
PHASES: Final = ("plots", "construction", "action", "revenue", "end")
PLOTS_PHASE: Final = 0
CONSTRUCTION_PHASE: Final = 1
ACTION_PHASE: Final = 2
REVENUE_PHASE: Final = 3
END_PHASE: Final = 4

CASSIUS_NAME: Final = 4  # the seat under which the log speaks of Cassius
