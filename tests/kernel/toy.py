"""Morra: a toy game that uses everything the kernel offers, for the kernel's own tests.

Everybody holds four secret cards of one, two or three fingers. Each round all at once show a
card and may then give a neighbour a coin, who thanks, gives it back or walks out. A die is
rolled; whoever showed that many fingers claims a prize, one seat after the other.
"""

from __future__ import annotations

import os
from typing import Any

from ludi.kernel.agenda import Step
from ludi.kernel.components import Sheet
from ludi.kernel.dice import Dice
from ludi.kernel.errors import Reason
from ludi.kernel.game import Advice, Audience, Game
from ludi.kernel.manifest import Manifest, Option
from ludi.kernel.observe import Observer
from ludi.kernel.table import Score, Table
from ludi.kernel.viewer import Viewer
from ludi.kernel.vocabulary import Domain, Vocabulary

FINGERS = Domain("finger", ("one", "two", "three"))
SIDES = Domain("side", ("left", "right"))
PRIZES = Domain("prize", ("coins", "points"))

verbs = Vocabulary()
SHOW = verbs.verb("show", {"finger": FINGERS}, touches=("hand-{finger}", "table"))
KEEP = verbs.verb("keep", group="give")
GIVE = verbs.verb("give", {"to": SIDES})
THANK = verbs.verb("thank")
GIVE_BACK = verbs.verb("give_back", group="thank")
WALK_OUT = verbs.verb("walk_out", group="thank")
CLAIM = verbs.verb("claim", {"prize": PRIZES})
RESIGN = verbs.verb("resign")

HAND = 4
HIDDEN = -1


class MorraTable(Table):
    """Hands, what each has shown this round, coins, points and votes to stop."""

    def __init__(self, game: Game, seats: int, dice: Dice) -> None:
        super().__init__(game, seats, dice)
        self.rounds = 2
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.shown = [HIDDEN] * seats
        self.coins = [1] * seats
        self.points = [0] * seats
        self.votes = [0] * seats

    def neighbour(self, seat: int, side: int) -> int:
        return (seat + (1 if side == 0 else self.seats - 1)) % self.seats

    def asides(self, seat: int) -> list[int]:
        return [] if self.votes[seat] else [RESIGN.base]

    def aside(self, seat: int, action: int) -> None:
        self.votes[seat] = 1
        self.tell("resigns", seat)
        if all(self.votes):
            self.end()

    def clone(self) -> MorraTable:
        twin = MorraTable(self.game, self.seats, self.dice.clone())
        self.copy_agenda_to(twin)
        twin.rounds = self.rounds
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.shown = self.shown[:]
        twin.coins = self.coins[:]
        twin.points = self.points[:]
        twin.votes = self.votes[:]
        return twin

    def seen_by(self, viewer: Viewer) -> dict[str, Any]:
        may_see = viewer.sees
        return {
            "rounds": self.rounds,
            "deck": self.deck[:] if viewer.everything else len(self.deck),
            "hands": [
                sorted(h) if may_see(owner) else len(h) for owner, h in enumerate(self.hands)
            ],
            "shown": [
                card if may_see(owner) else card != HIDDEN for owner, card in enumerate(self.shown)
            ],
            "coins": self.coins[:],
            "points": self.points[:],
            "votes": self.votes[:],
        }

    def imagined_by(self, seat: int, dice: Dice) -> MorraTable:
        twin = self.clone()
        twin.dice = dice
        others = [other for other in range(self.seats) if other != seat]
        unseen = twin.deck + [card for other in others for card in self.hands[other]]
        unseen += [self.shown[other] for other in others if self.shown[other] != HIDDEN]
        choosing = [other for other in others if other in self.deciders and self.shows(other)]
        fair = False
        while not fair:  # whoever is asked what to show must still have a choice
            dice.shuffle(unseen)
            cards = unseen[:]
            for other in others:
                twin.hands[other] = [cards.pop() for _ in self.hands[other]]
                if self.shown[other] != HIDDEN:
                    twin.shown[other] = cards.pop()
            twin.deck = cards
            fair = all(len(set(twin.hands[other])) > 1 for other in choosing)
        twin.run()  # nothing happens, but the others' offers are now those of their new hands
        return twin

    def shows(self, seat: int) -> bool:
        return bool(self.lanes) and isinstance(self.lanes[seat][-1], Show)

    def sheet(self) -> list[Score]:
        keys = [(self.points[s] + self.coins[s], self.coins[s]) for s in range(self.seats)]
        made = []
        for seat, key in enumerate(keys):
            rank = 1 + sum(other > key for other in keys)
            items = [("points", self.points[seat]), ("coins", self.coins[seat])]
            made.append(Score(seat, items, rank, self.over and rank == 1))
        return made

    def pieces(self) -> dict[str, Any]:
        return {
            "rounds": self.rounds,
            "deck": self.deck[:],
            "hands": [hand[:] for hand in self.hands],
            "shown": self.shown[:],
            "coins": self.coins[:],
            "points": self.points[:],
            "votes": self.votes[:],
        }


class Begin(Step[MorraTable]):
    """A round begins: everybody shows at once."""

    rule = "round"

    def happen(self, table: MorraTable, action: int) -> None:
        if table.rounds == 0:
            return
        table.rounds -= 1
        table.tell("round", table.rounds + 1)
        table.shown = [HIDDEN] * table.seats
        table.push(Begin(0))
        table.push(Roll(0))
        table.open_lanes([Show(seat) for seat in range(table.seats)])


class Show(Step[MorraTable]):
    """Show a card of your hand, face down."""

    rule = "show"

    def options(self, table: MorraTable) -> list[int]:
        return [SHOW.code(kind) for kind in sorted(set(table.hands[self.seat]))]

    def why_not(self, table: MorraTable, action: int) -> Reason | None:
        if SHOW.says(action):
            return Reason("show", "not-in-hand", {"finger": FINGERS.values[action - SHOW.base]})
        return None

    def happen(self, table: MorraTable, action: int) -> None:
        kind = action - SHOW.base
        table.hands[self.seat].remove(kind)
        table.shown[self.seat] = kind
        table.tell("shows", self.seat, kind)
        if table.coins[self.seat]:
            table.push(Give(self.seat))


class Give(Step[MorraTable]):
    """Give a neighbour a coin, or keep it."""

    rule = "give"

    def options(self, table: MorraTable) -> list[int]:
        sides = [0] if table.seats == 2 else [0, 1]
        return [KEEP.base, *[GIVE.code(side) for side in sides]]

    def happen(self, table: MorraTable, action: int) -> None:
        if action == KEEP.base:
            return
        other = table.neighbour(self.seat, action - GIVE.base)
        table.coins[self.seat] -= 1
        table.coins[other] += 1
        table.tell("gives", self.seat, other)
        table.push_for(other, Thank(other, self.seat))


class Thank(Step[MorraTable]):
    """A coin was given to you: thank, give it back, or walk out."""

    rule = "thank"

    def __init__(self, seat: int, giver: int) -> None:
        super().__init__(seat)
        self.giver = giver

    def args(self) -> list[int]:
        return [self.seat, self.giver]

    def options(self, table: MorraTable) -> list[int]:
        return [THANK.base, GIVE_BACK.base, WALK_OUT.base]

    def happen(self, table: MorraTable, action: int) -> None:
        if action == GIVE_BACK.base:
            table.coins[self.seat] -= 1
            table.coins[self.giver] += 1
        elif action == WALK_OUT.base:
            table.push(Leave(self.seat))


class Leave(Step[MorraTable]):
    """Nobody plays on when somebody walks out."""

    rule = "thank"

    def happen(self, table: MorraTable, action: int) -> None:
        table.tell("leaves", self.seat)
        table.end()


class Roll(Step[MorraTable]):
    """All cards are turned up and the die is rolled."""

    rule = "roll"

    def happen(self, table: MorraTable, action: int) -> None:
        table.tell("rolling")
        table.close_door()
        fingers = table.dice.below(3)
        table.tell("rolls", fingers + 1)
        for seat in reversed(range(table.seats)):
            if table.shown[seat] == fingers:
                table.push(Claim(seat))


class Claim(Step[MorraTable]):
    """Who showed as many fingers as the die takes two coins or three points."""

    rule = "claim"

    def options(self, table: MorraTable) -> list[int]:
        return [CLAIM.code(0), CLAIM.code(1)]

    def happen(self, table: MorraTable, action: int) -> None:
        if action == CLAIM.code(0):
            table.coins[self.seat] += 2
        else:
            table.points[self.seat] += 3
        table.tell("claims", self.seat, action - CLAIM.base)


def sheet_named(sha256: str) -> Sheet:
    """The components of somebody's own box, as far as records know it."""
    sheet = Sheet("own", {}, sha256)
    sheet.standard = False
    return sheet


class Morra(Game):
    """The rulebook of the toy."""

    def __init__(self, rules_version: int = 1, components_sha: str = "") -> None:
        super().__init__(
            Manifest(
                id="morra",
                game="tests.kernel.toy:Morra",
                folder=os.path.join(os.path.dirname(__file__), "toy_text"),
                rules_version=rules_version,
                environment_version=0,
                players=(2, 3, 4),
                minutes=1,
                weight=1,
                chapters=("round",),
                credits=(),
                options=(Option("length", ("short", "long")), Option("polite", ("no", "yes"))),
            ),
            vocabulary=verbs,
            steps={step.__name__: step for step in (Begin, Show, Give, Thank, Leave, Roll, Claim)},
            told={
                "round": Audience(("count",)),
                "shows": Audience(("seat", "finger"), only_seat=True),
                "gives": Audience(("seat", "other")),
                "leaves": Audience(("seat",)),
                "resigns": Audience(("seat",)),
                "rolling": Audience(()),
                "rolls": Audience(("count",)),
                "claims": Audience(("seat", "prize")),
            },
            advice=Advice(),
            sheet=sheet_named(components_sha) if components_sha else None,
        )

    def refuses(self, players: int, options: dict[str, str]) -> Reason | None:
        if players == 4 and options["length"] == "long":
            return Reason("", "cards-do-not-last", {"count": players})
        return None

    def set_up(self, players: int, options: dict[str, str], dice: Dice) -> Table:
        table = MorraTable(self, players, dice)
        table.rounds = 2 if options["length"] == "short" else 4
        table.deck = [kind for kind in range(3) for _ in range(6)]
        dice.shuffle(table.deck)
        for hand in table.hands:
            hand.extend(table.deck.pop() for _ in range(HAND))
        if options["polite"] == "yes":
            table.coins = [0] * players
        table.push(Begin(0))
        return table

    def view_of(self, table: MorraTable, viewer: Viewer) -> dict[str, Any]:
        return table.seen_by(viewer)

    def imagined(self, table: MorraTable, seat: int, dice: Dice) -> Table:
        return table.imagined_by(seat, dice)

    def scores_of(self, table: MorraTable) -> list[Score]:
        return table.sheet()

    def observer(self, players: int) -> Observer:
        raise NotImplementedError  # nobody learns the toy

    def restore(self, players: int, dice: Dice, pieces: dict[str, Any]) -> Table:
        table = MorraTable(self, players, dice)
        table.rounds = pieces["rounds"]
        table.deck = list(pieces["deck"])
        table.hands = [list(hand) for hand in pieces["hands"]]
        table.shown = list(pieces["shown"])
        table.coins = list(pieces["coins"])
        table.points = list(pieces["points"])
        table.votes = list(pieces["votes"])
        return table


MORRA = Morra()


def play_at_random(table: Table, dice: Dice, most: int = 10_000) -> list[tuple[int, int]]:
    """Play up to `most` choices at random, in whatever lane; what was played."""
    played: list[tuple[int, int]] = []
    while not table.over and len(played) < most:
        seat = table.deciders[dice.below(len(table.deciders))]
        options = table.legal_for(seat)
        action = options[dice.below(len(options))]
        table.play(action, seat)
        played.append((seat, action))
    return played
