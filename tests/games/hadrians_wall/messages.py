"""What Hadrian's Wall says beyond what every game does; the common tests want all of it."""

from collections.abc import Iterable

from ludi.games.hadrians_wall.ids import CARDS, CONDITIONS, PATTERNS, RANKS

MESSAGES: dict[str, Iterable[str]] = {
    "campaign": ("goals", "challenge", "won", "lost"),
    "card": [f"{card}-text" for card in CARDS],
    "condition": CONDITIONS,
    "pattern": PATTERNS,
    "performance": ("1", "2", "3", "4", "5", "6"),  # what they give
    "ending": (*RANKS, "years", "fort-won", "fort-challenge", "fort-boast", "fort-lost"),
    "rank": RANKS,
    "why": ("forbidden", "locked", "no-landmarks", "no-diplomats"),  # by a fort of the campaign
}

SECRETS = ("draws", "chooses")
