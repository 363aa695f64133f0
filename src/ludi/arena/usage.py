"""What bots make use of: how often every action is chosen and everything told happens.

All of it comes from what each game declares anyway, its vocabulary and what its rules tell, so no
game has to count anything. A use is named by where it shows, the verb or the event, and, where
that speaks of something, the thing: "action build", "action build building:baths", "told dies".
"""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from ludi.kernel.game import Game
from ludi.kernel.table import Told

SEATS: Final = ("seat", "other")  # who, not what
ACTION: Final = "action"
TOLD: Final = "told"


class Row(NamedTuple):
    """A verb or an event, how often it came up, and of what."""

    kind: str  # ACTION or TOLD
    name: str
    rate: float  # per game and seat
    things: dict[str, float]  # by "field:id", the most frequent first; 0: never


def uses_of(
    game: Game, seats: int, plays: Iterable[tuple[int, int]], told: Iterable[Told]
) -> list[dict[str, int]]:
    """By seat, how often each use came up in a game: what it chose, and what was told of it."""
    found: list[dict[str, int]] = [{} for _ in range(seats)]
    for seat, action in plays:
        verb = game.vocabulary.verb_of(action)
        count(found[seat], f"{ACTION} {verb.name}")
        if not verb.placed:
            for field, value in game.describe(action).args.items():
                if field not in SEATS:
                    count(found[seat], f"{ACTION} {verb.name} {field}:{value}")
    for one in told:
        audience = game.told.get(one.what)
        if audience is None or audience.fields[:1] != ("seat",):
            continue
        if one.args[0] >= seats:
            continue  # an opponent of the solo game, who sits nowhere
        mine = found[one.args[0]]
        count(mine, f"{TOLD} {one.what}")
        for field, index in zip(audience.fields, one.args, strict=False):
            values = values_of(game, field)
            if 0 <= index < len(values):
                count(mine, f"{TOLD} {one.what} {field}:{values[index]}")
    return found


def count(found: dict[str, int], name: str) -> None:
    found[name] = found.get(name, 0) + 1


def values_of(game: Game, field: str) -> tuple[str, ...]:
    """The ids that a field of something told may have; none if it is a seat or a number."""
    domain = game.vocabulary.domain(field)
    return () if domain is None or field in SEATS else domain.values


class Usage:
    """The uses of one bot, added up."""

    def __init__(self) -> None:
        self.games = 0  # a bot on two seats plays a game twice
        self.uses: Final[dict[str, int]] = {}

    def add(self, uses: dict[str, int]) -> None:
        self.games += 1
        for name, number in uses.items():
            self.uses[name] = self.uses.get(name, 0) + number

    def rate(self, name: str) -> float:
        return self.uses.get(name, 0) / max(1, self.games)

    def rows(self, game: Game) -> list[Row]:
        """Everything the game knows, in its order, also what never came up."""
        found = [
            self.row(
                ACTION,
                verb.name,
                []
                if verb.placed
                else [
                    f"{field}:{value}"
                    for field, domain in verb.fields.items()
                    if field not in SEATS
                    for value in domain.values
                ],
            )
            for verb in game.vocabulary.verbs
        ]
        for what, audience in game.told.items():
            if audience.fields[:1] == ("seat",):
                named = [
                    f"{field}:{v}" for field in audience.fields for v in values_of(game, field)
                ]
                found.append(self.row(TOLD, what, named))
        return found

    def row(self, kind: str, name: str, named: list[str]) -> Row:
        rates = {thing: self.rate(f"{kind} {name} {thing}") for thing in named}
        order = sorted(named, key=lambda thing: -rates[thing])
        return Row(kind, name, self.rate(f"{kind} {name}"), {one: rates[one] for one in order})

    def to_json(self, game: Game) -> dict[str, Any]:
        """By kind and name: the rate, and the rates of the things it spoke of."""
        found: dict[str, Any] = {"games": self.games, ACTION: {}, TOLD: {}}
        for row in self.rows(game):
            found[row.kind][row.name] = {"rate": row.rate, "of": row.things}
        return found
