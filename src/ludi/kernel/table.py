"""A table: one game being played. Each game subclasses it with its pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludi.kernel import foresight
from ludi.kernel.agenda import NOTHING, Step
from ludi.kernel.dice import Dice
from ludi.kernel.errors import BadGame, IllegalAction, Reason
from ludi.kernel.foresight import Finality
from ludi.kernel.open_classes import mypyc_attr
from ludi.kernel.seen import ScoreView
from ludi.kernel.viewer import Viewer, viewer_of

if TYPE_CHECKING:
    from ludi.kernel.game import Game

NOBODY: Final = -1


class Told:
    """Something that happened, told by the rules; `doors` counts the doors closed before it."""

    def __init__(self, what: str, args: list[int], doors: int) -> None:
        self.what: Final = what
        self.args: Final = args
        self.doors: Final = doors

    def __repr__(self) -> str:
        return f"Told({self.what!r}, {self.args!r})"


class Score:
    """What a seat has in the end (or would have now), line by line as on the score sheet."""

    def __init__(self, seat: int, items: list[tuple[str, int]], rank: int, won: bool) -> None:
        self.seat: Final = seat
        self.items: Final = items
        self.total: Final = sum([points for _, points in items])
        self.rank: Final = rank  # 1 is best; equal ranks share the place
        self.won: Final = won  # of the winners, if the game is over

    def to_json(self) -> ScoreView:
        return {
            "seat": self.seat,
            "total": self.total,
            "items": {name: points for name, points in self.items},
            "rank": self.rank,
            "won": self.won,
        }

    def __repr__(self) -> str:
        return f"Score(seat={self.seat}, total={self.total}, rank={self.rank})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """One position, and what happens next.

    `agenda` is a stack of steps. While `lanes` is not empty, every seat has a stack of its own
    and the agenda waits until all of them are empty.
    """

    def __init__(self, game: Game, seats: int, dice: Dice) -> None:
        self.game = game
        self.seats = seats
        self.dice = dice
        self.agenda: list[Step[Any]] = []
        self.lanes: list[list[Step[Any]]] = []
        self.stack = self.agenda  # where `push` puts things: the agenda, or a seat's lane
        self.seat = 0
        self.legal: list[int] = []
        self.offers: list[list[int]] = []  # with lanes: what each seat may choose
        self.first = 0  # with lanes: the seat that comes first among the deciders
        self.apart = False  # a lane's options change only when its seat plays or is woken
        self.awake = (1 << seats) - 1  # if so: a bit for each seat whose lane must be run
        self.patient = False  # people play: a step that pauses is asked for its one answer
        self.over = False
        self.doors = 0  # how often something hidden came out; undo cannot cross it
        self.ears: list[Told] | None = None
        self.watched = False  # whether the numbers are wanted that stood when a door closed
        self.at_door: list[dict[str, int]] = []  # they, by seat, once the first one has

    # ---------------------------------------------------------------- choosing

    @property
    def deciders(self) -> list[int]:
        """The seats that may choose now; if you play one at a time, take the first."""
        if self.over:
            return []
        if self.lanes:
            offers = self.offers
            first = self.first
            deciders = [seat for seat in range(first, self.seats) if offers[seat]]
            if first:
                deciders += [seat for seat in range(first) if offers[seat]]
            return deciders
        return [self.seat]

    def legal_for(self, seat: int) -> list[int]:
        """What a seat is asked to choose from now."""
        if self.lanes:
            return self.offers[seat] if 0 <= seat < self.seats else []
        return self.legal if seat == self.seat else []

    def asides(self, seat: int) -> list[int]:
        """What a seat may do at any time without being asked, such as a vote to concede."""
        return []

    def aside(self, seat: int, action: int) -> None:
        """Carry out one of the `asides`."""
        raise self.unsaid("aside", "what an aside does")

    def play(self, action: int, seat: int = NOBODY) -> None:
        """Choose for a seat (by default the one asked), then run the rules to the next choice."""
        if seat == NOBODY:
            seat = self.seat
        if self.lanes:
            self._play_in_lane(action, seat)
        elif seat == self.seat and action in self.legal:
            self.agenda.pop().happen(self, action)
            self.run()
        else:
            self._play_aside(action, seat)

    def _play_in_lane(self, action: int, seat: int) -> None:
        if not 0 <= seat < self.seats or action not in self.offers[seat]:
            self._play_aside(action, seat)
            return
        lane = self.lanes[seat]
        self.stack = lane
        lane.pop().happen(self, action)
        self.stack = self.agenda
        self.awake |= 1 << seat
        self.run()

    def _play_aside(self, action: int, seat: int) -> None:
        if self.over or not 0 <= seat < self.seats or action not in self.asides(seat):
            reason = self.why_not(action, seat) or Reason("", "not-asked")
            raise IllegalAction(self.game.refusal(action, reason), reason)
        self.aside(seat, action)
        self.run()

    def say(self, words: str, seat: int = NOBODY) -> None:
        """Play an action given in words, such as "lay wall town"."""
        self.play(self.game.parse(words), seat)

    def why_not(self, action: int, seat: int = NOBODY) -> Reason | None:
        """Why a seat may not choose this action now; None if it may."""
        if seat == NOBODY:
            seat = self.seat
        if self.over:
            return Reason("end", "over")
        if not 0 <= seat < self.seats:
            return Reason("turn", "no-such-seat", {"number": seat + 1})
        if not 0 <= action < self.game.vocabulary.size:
            return Reason("turn", "no-such-action", {"number": action})
        if action in self.legal_for(seat) or action in self.asides(seat):
            return None
        stack = self.lanes[seat] if self.lanes else self.agenda
        if seat not in self.deciders or not stack:
            waiting = self.why_waiting(seat, action)
            return waiting or Reason("turn", "not-your-turn", {"seat": self.seat})
        step = stack[-1]
        return step.why_not(self, action) or Reason(type(step).rule, "not-asked")

    def why_waiting(self, seat: int, action: int) -> Reason | None:
        """Why a seat that is not asked may not do this; None: it is simply not its turn."""
        return None

    # ---------------------------------------------------------------- running the rules

    def push(self, step: Step[Any]) -> None:
        """Let a step happen next, before all that is on the agenda."""
        self.stack.append(step)

    def open_lanes(self, steps: list[Step[Any]]) -> None:
        """Let every seat choose at the same time; one first step per seat."""
        self.lanes = [[step] for step in steps]
        self.offers = [[] for _ in steps]
        self.awake = (1 << self.seats) - 1

    def push_for(self, seat: int, step: Step[Any]) -> None:
        """Put a step into another seat's open lane: it is asked (again)."""
        self.lanes[seat].append(step)
        self.awake |= 1 << seat

    def wake(self, seat: int) -> None:
        """Another seat changed what this one may choose: recompute its options."""
        self.awake |= 1 << seat

    def end(self) -> None:
        """The game is over: nothing on the agenda happens any more."""
        self.agenda.clear()
        self.lanes = []

    def run(self) -> None:
        """Let things happen until somebody has a real choice, or the game is over."""
        agenda = self.agenda
        while True:
            if self.lanes and self._run_lanes():
                return
            if not agenda:
                break
            step = agenda[-1]
            options = step.options(self)
            action = NOTHING
            if options:
                if len(options) > 1 or (self.patient and type(step).pauses):
                    self.seat = step.seat
                    self.legal = options
                    return
                action = options[0]
            agenda.pop()
            step.happen(self, action)
        self.over = True
        self.seat = NOBODY
        self.legal = []

    def _run_lanes(self) -> bool:
        """Take every lane to its next choice; whether anybody has one."""
        while self.awake:
            awake = self.awake
            self.awake = 0
            while awake:
                seat = (awake & -awake).bit_length() - 1
                awake &= awake - 1
                moved = self._run_lane(seat)
                if not self.lanes:  # the game ended in the lane
                    return False
                if moved and not self.apart:
                    self.awake = (1 << self.seats) - 1  # who knows whom this concerns
        if not self.apart:
            self.awake = (1 << self.seats) - 1
        offers = self.offers
        seat = self.first
        for _ in offers:
            if offers[seat]:
                self.seat = seat
                self.legal = offers[seat]
                return True
            seat = seat + 1 if seat + 1 < self.seats else 0
        self.lanes = []
        return False

    def _run_lane(self, seat: int) -> bool:
        """Take one lane to its next choice; whether anything happened on the way."""
        lane = self.lanes[seat]
        moved = False
        while lane:
            step = lane[-1]
            options = step.options(self)
            action = NOTHING
            if options:
                if len(options) > 1 or (self.patient and type(step).pauses):
                    self.offers[seat] = options
                    return moved
                action = options[0]
            lane.pop()
            self.stack = lane
            step.happen(self, action)
            self.stack = self.agenda
            moved = True
            if not self.lanes:
                return True
        self.offers[seat] = []
        return moved

    # ---------------------------------------------------------------- telling

    def listen(self) -> list[Told]:
        """Listen to the rules from now on; the list grows as things happen."""
        ears: list[Told] = []
        self.ears = ears
        return ears

    def tell(self, what: str, a: int = NOBODY, b: int = NOBODY, c: int = NOBODY) -> None:
        """Say what happened. Nobody listening costs nothing."""
        if self.ears is not None:
            self.ears.append(Told(what, [a, b, c], self.doors))

    def close_door(self) -> None:
        """Something hidden comes out now: from here on nothing can simply be taken back."""
        if self.watched and not self.at_door:
            self.at_door = [self.tally(seat) for seat in range(self.seats)]
        self.doors += 1

    # ---------------------------------------------------------------- copies

    def clone(self) -> Table:
        """An equal, independent table. Nobody listens to it."""
        raise self.unsaid("clone", "how it is copied")

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        """`copy.deepcopy` clones: rules and components are never copied."""
        return self.clone()

    def copy_agenda_to(self, twin: Table) -> None:
        """The kernel's part of a clone."""
        twin.agenda = twin.stack = self.agenda[:]
        twin.seat = self.seat
        twin.legal = self.legal
        twin.patient = self.patient
        twin.over = self.over
        twin.doors = self.doors
        twin.first = self.first
        if self.lanes:
            twin.lanes = [lane[:] for lane in self.lanes]
            twin.offers = self.offers[:]
            twin.awake = self.awake

    def view(self, who: Viewer | int) -> dict[str, Any]:
        """What a seat, the public, or somebody who may see everything sees, as JSON."""
        return self.game.view_of(self, viewer_of(who))

    def tally(self, seat: int) -> dict[str, int]:
        """The public numbers of a seat by name ("stone", "influence"), for previews to compare.

        The words are in the texts as `tally-<name>`.
        """
        return self.game.tally_of(self, seat)

    def imagine(self, seat: int, dice: Dice) -> Table:
        """A table that looks the same to the seat, everything it cannot see redealt."""
        world = self.game.imagined(self, seat, dice)
        world.patient = False  # in thought nobody is asked where there is but one answer
        return world

    def final(self, action: int, seat: int = NOBODY) -> Finality:
        """Whether a legal action of a seat, taken now, could not simply be undone."""
        return foresight.final(self, action, self.seat if seat == NOBODY else seat)

    def preview(self, action: int, seat: int, dice: Dice) -> list[Told]:
        """What a legal action would lead to, up to the first thing the seat cannot know."""
        return foresight.preview(self, action, seat, dice)

    def scores(self) -> list[Score]:
        """The seats' scores: final if the game is over, otherwise as things stand."""
        return self.game.scores_of(self)

    def pieces(self) -> dict[str, Any]:
        """The game's own part of a dump."""
        raise self.unsaid("pieces", "what lies on it")

    def unsaid(self, method: str, what: str) -> BadGame:
        """The error of a table that lacks what every table must have."""
        return BadGame(f"{self.game.id}: {type(self).__name__}.{method} must say {what}")

    def dump(self) -> dict[str, Any]:
        """The whole position as JSON, agenda included; `game.load` gives an equal table."""
        dump = {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "players": self.seats,
            "dice": self.dice.state(),
            "doors": self.doors,
            "agenda": [_dump_step(step) for step in self.agenda],
            "lanes": [[_dump_step(step) for step in lane] for lane in self.lanes],
            "pieces": self.pieces(),
        }
        if self.patient:
            dump["patient"] = True
        return dump

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {self.seat} of {self.seats} to choose"
        return f"<{self.game.id}: {state}>"


def _dump_step(step: Step[Any]) -> list[Any]:
    return [type(step).__name__, *step.args()]


def perft(table: Table, depth: int) -> int:
    """Count the sequences of `depth` choices from here (including games that end sooner)."""
    if depth == 0 or table.over:
        return 1
    if depth == 1 and not table.lanes:
        return len(table.legal)
    count = 0
    for seat in table.deciders:
        for action in table.legal_for(seat):
            twin = table.clone()
            twin.play(action, seat)
            count += perft(twin, depth - 1)
    return count


def changed(numbers: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """The numbers, one of them so much more.

    What seldom changes is best kept in a tuple: it need not be copied with the table, and to see
    that it is the same costs nothing.
    """
    row = list(numbers)
    row[place] += by
    return tuple(row)
