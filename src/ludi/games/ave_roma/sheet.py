"""Where things lie: the places of the lists that make up a table of Ave Roma.

A player's board, the board of the city and the action that is being carried out are three flat
lists of numbers, so that a copy of a table is cheap. These are the names of their places.
"""

from __future__ import annotations

from typing import Final

# ---------------------------------------------------------------- a player's board

STOCK: Final = 0  # six places: wood, stone, cattle, wheat, iron, wine
SURPLUS: Final = 6
DENARII: Final = 7
POLITICS: Final = 8
POINTS: Final = 9  # on the score track
TRACK: Final = 10  # space of the Colosseum
LEVEL: Final = 11  # five places: the marker in each area, ABSENT if there is none
READY: Final = 16  # five places: ready workers, by value
TRAINED: Final = 21  # four places: by training space, the worker on it; 0 for none
PASSED: Final = 25
FACE: Final = 26  # which player board
OWNED: Final = 27  # four places: a bit for each area, building, war and patron card
RIGHT: Final = 31  # four places: of these, the ones whose icon was used
TURNED: Final = 35  # two places: buildings and wars whose influence was spent
ACTIVE: Final = 37  # a bit for each active patron
NEUTRAL: Final = 38  # five places: the workers of one's neutral player, by value
FRAGMENT: Final = 43  # four places: fragments collected, by kind
WARS_HELD: Final = 47  # six places: cards of each war
COPIED: Final = 53  # the bonus used twice at the end was a raise
BOARD_SIZE: Final = 54

ABSENT: Final = -1
FRESH: Final = 8  # added to a worker trained in this round

# ---------------------------------------------------------------- the city

SPACE: Final = 0  # eight locations of five spaces: the value of the worker there, 0 for none
ROW: Final = 40  # three rows of five cards; the right-hand end is the last
CARD: Final = 55  # five area cards
HIGH: Final = 60  # five: whether the area card was used once
BROWN: Final = 65  # five brown cubes
LEFT: Final = 70  # four: cards left in each deck
ORDER: Final = 74  # five: the seats in turn order
ROUND: Final = 79
ENDING: Final = 80  # how the game ends, see ENDINGS
ADVANCED: Final = 81
FINAL: Final = 82  # everybody's extra action, with an imaginary worker
ADJUSTED: Final = 83  # influence was adjusted for scoring
CITY_SIZE: Final = 84

NO_CARD: Final = -1

# How the game ends: not yet; an area card or a row could not be replaced.
RUNNING: Final = 0
BY_AREA: Final = 1
BY_ROW: Final = 2
ENDINGS: Final = ("running", "area", "row")

# ---------------------------------------------------------------- the action at hand

# Between actions it is the last one still.

WHERE: Final = 0  # its location
VALUE: Final = 1  # of the worker
SLOT: Final = 2  # place in the rows, 0 to 14; -1 elsewhere
STAGE: Final = 3  # see below
PENDING: Final = 4  # six: resources gained that did not fit, still to be decided
UNUSED: Final = 10  # a bit for each patron whose power may still be used
ICON: Final = 11  # of the cards used, -1 for none yet
USED: Final = 12  # how many cards were used
MOMENT: Final = 13  # the stage in which they were
SPENT: Final = 14  # three: cards spent for influence whose icon was unused, by icon
GATHERED: Final = 17  # influence of the cards spent
NEED: Final = 18  # twelve: what is still to be paid
OFF: Final = 30  # how many basic resources a discount still takes off
SUBSTITUTES: Final = 31  # see below
TRADING: Final = 32  # see below
BOUGHT: Final = 33  # units
FREE: Final = 34  # steps of ROMA that need not be paid
RESERVE: Final = 35  # what must stay payable: a slot's card, or steps (see below); -1: nothing
RAISES: Final = 36  # five: levels to rise at the end of the game
LATE: Final = 41  # surplus of patrons that found no room before the action
ACT_SIZE: Final = 42

RESERVED_STEPS: Final = 100  # added to the number of ROMA steps that must stay payable

# Stages of an action.
IDLE: Final = 0
BEFORE: Final = 1
BASIC: Final = 2
AFTER: Final = 3

# What may stand for what in a payment, as bits.
SURPLUS_FOR_RESOURCE: Final = 1
RESOURCE_FOR_SURPLUS: Final = 2

# MERCATOR: not begun; selling or buying, as the first or the second of the two.
NO_TRADE: Final = 0
SELLING_FIRST: Final = 1
BUYING_FIRST: Final = 2
BUYING_SECOND: Final = 3
SELLING_SECOND: Final = 4
