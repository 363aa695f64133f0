"""What Hadrian's Wall says beyond what every game does; the common tests want all of it."""

from collections.abc import Iterable

from ludi.games.hadrians_wall.ids import CARDS, CONDITIONS, RANKS

MESSAGES: dict[str, Iterable[str]] = {
    "campaign": ("goals", "challenge", "won", "lost"),
    "card": [f"{card}-text" for card in CARDS],
    "condition": CONDITIONS,
    "ending": (*RANKS, "years", "fort-won", "fort-challenge", "fort-boast", "fort-lost"),
    "rank": RANKS,
    "why": (
        *("forbidden", "locked", "no-landmarks", "no-diplomats"),
        *("no-temple-favour", "no-diplomat-favour"),
    ),
}
