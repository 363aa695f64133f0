"""What a person is shown of a table. Everything that leaves the server about a game is made here,
and only from the game's own gate: `view`, `line`, `legal_for` of the person's own seat."""

from __future__ import annotations

from functools import cache, lru_cache
from operator import itemgetter
from typing import Any, Final

from ludi.kernel.errors import Reason
from ludi.kernel.game import Game
from ludi.kernel.table import NOBODY, Table, Told
from ludi.server.course import HINT, Course, Played
from ludi.server.desk import Live
from ludi.server.guard import hints_allowed, is_of_the_table, sits
from ludi.server.models import SeatRow, written
from ludi.server.words import game_word, say

BOTS: Final = ("Gaius", "Livia", "Marcus", "Aelia", "Titus", "Flavia", "Quintus", "Julia")
EVERYTHING: Final = -2  # the eyes of a replay that shows all hands

Here = frozenset[str]


class Eyes:
    """Who looks, from where, and in which language."""

    def __init__(
        self, person: str | None, seat: int | None, language: str, here: Here = frozenset()
    ) -> None:
        self.person: Final = person
        self.seat: Final = seat  # None: a spectator
        self.language: Final = language
        self.here: Final = here  # the people who are at the table now


# ---------------------------------------------------------------- seats and tables


def name_of(row: SeatRow, language: str) -> str:
    """What a seat is called."""
    if row.kind == "bot":
        return BOTS[row.seat % len(BOTS)] if row.person_id or not row.name else row.name
    if row.kind in ("open", "friend"):
        return say(f"seat-{row.kind}", language)
    return row.name or say("somebody", language)


def names_of(seats: list[SeatRow], language: str) -> list[str]:
    return [name_of(row, language) for row in seats]


def note_of(row: SeatRow, language: str) -> str | None:
    """What there is to know about a seat, if anything."""
    if row.note is not None:
        return say(f"note-{row.note}", language)
    if row.kind == "bot" and row.person_id is not None:
        return say("note-for", language, name=row.name)
    if row.left:
        return say("note-left", language)
    return None


def seats_info(live: Live, eyes: Eyes) -> list[dict[str, Any]]:
    mine = sits(live.seats, eyes.person)
    return [
        {
            "seat": row.seat,
            "kind": row.kind,
            "name": name_of(row, eyes.language),
            "level": row.level,
            "here": row.kind == "bot" or (row.kind == "person" and row.person_id in eyes.here),
            "left": row.left,
            "me": row.seat in mine,
            "note": note_of(row, eyes.language),
        }
        for row in live.seats
    ]


def table_info(live: Live, eyes: Eyes) -> dict[str, Any]:
    """A table as `TableInfo`."""
    row = live.row
    mine = sits(live.seats, eyes.person)
    people = [seat.person_id for seat in live.seats if seat.kind == "person" and seat.person_id]
    ours = is_of_the_table(row, live.seats, eyes.person)
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "options": row.options,
        "status": row.status,
        "public": row.public,
        "host": eyes.person is not None and row.host_id == eyes.person,
        "invite": row.invite if ours else None,
        "hotseat": len(people) > len(set(people)),
        "players": row.players,
        "number": row.number,
        "asked": row.asked if row.status == "playing" else [],
        "mine": mine,
        "seats": seats_info(live, eyes),
        "created": written(row.created),
        "updated": written(row.updated),
        "seed_sha256": row.seed_sha256,
        "result": row.result,
        "hints": hints_allowed(row, live.seats),
    }


# ---------------------------------------------------------------- states


def state_of(live: Live, eyes: Eyes, since: int = -1) -> dict[str, Any]:
    """The game as `State`, for a seat or for a spectator."""
    course = live.course
    table = course.table
    seat = eyes.seat
    state = moment_of(live, course, eyes, since)
    if seat is not None and not table.over:
        rule = state["rule"]
        names = names_of(live.seats, eyes.language)
        game = live.game
        if seat in table.deciders:
            legal = table.legal_for(seat)
            state["legal"] = [legal_info(game, one, rule, eyes.language, names) for one in legal]
        state["asides"] = [
            legal_info(game, one, "", eyes.language, names) for one in table.asides(seat)
        ]
        state["undo"] = undo_info(live, seat, eyes.language)
        state["orders"] = orders_of(game, live.seats[seat].orders)
    return state


def orders_of(game: Game, kept: dict[str, str]) -> dict[str, str]:
    """A seat's standing orders, as far as the game still answers them."""
    return {
        question: kept[question] if kept.get(question) in standing.orders() else "ask"
        for question, standing in game.standing.items()
    }


def moment_of(live: Live, course: Course, eyes: Eyes, since: int = -1) -> dict[str, Any]:
    """A position as `State`, with nothing to choose: for replays, and the first part of a state."""
    table = course.table
    seat = eyes.seat
    viewer = NOBODY if seat is None else None if seat == EVERYTHING else seat
    names = names_of(live.seats, eyes.language)
    rule = rule_of(table, seat)
    view = table.view(viewer)
    stands = course.log_stands_to(min(since, course.number))
    over = table.over
    request = live.row.request
    return {
        "table": live.id,
        "number": course.number,
        "seat": None if seat == EVERYTHING else seat,
        "status": "finished" if over else "playing",
        "view": view,
        "asked": table.deciders,
        "question": question_of(live, table, seat, eyes.language, names),
        "rule": rule,
        "trail": trail_of(view, rule),
        "legal": [],
        "asides": [],
        "log": log_of(course, seat, eyes.language, names, stands),
        "log_after": stands,
        "undo": {
            "step": False,
            "turn": False,
            "redo": False,
            "why": None,
            "request": request_info(request),
        },
        "orders": {},
        "seats": seats_info(live, eyes),
        "scores": [score.to_json() for score in table.scores()] if over else None,
        "measures": measures_of(table, eyes.language) if over else None,
        "seed": live.row.seed if live.row.status == "finished" else None,
    }


def measures_of(table: Table, language: str) -> list[dict[str, Any]]:
    """What a finished game is judged by beside its points, in words."""
    game = table.game
    return [
        {"name": game_word(game, f"measure-{id}", language, id), "number": number}
        for id, number in game.measures(table).items()
    ]


def rule_of(table: Table, seat: int | None) -> str:
    """The rule of the moment."""
    lane = table.lanes and seat is not None and seat >= 0
    stack = table.lanes[seat] if lane and seat is not None else table.agenda
    return type(stack[-1]).rule if stack else "end"


def trail_of(view: dict[str, Any], rule: str) -> list[str]:
    """The rules of the moments the present one lies in, the innermost last; the game knows them."""
    trail: list[str] = []
    for anchor in view.get("trail") or [rule]:
        if anchor and anchor not in trail[-1:]:
            trail.append(anchor)
    return trail


def question_of(live: Live, table: Table, seat: int | None, language: str, names: list[str]) -> str:
    """What is asked of who looks; for the others, whom the table waits for."""
    deciders = table.deciders
    if table.over:
        return live.game.question(table, 0, language)
    if seat is not None and seat in deciders:
        return live.game.question(table, seat, language)
    waiting = ", ".join(names[one] for one in deciders)
    return say("waiting-for", language, names=waiting, count=len(deciders))


def legal_info(
    game: Game, action: int, rule: str, language: str, names: list[str]
) -> dict[str, Any]:
    verb = game.vocabulary.verb_of(action)
    return {
        "id": action,
        "say": sentence_of(game, action, language, names),
        "touches": touches(game, action),
        "group": verb.group,
        "rule": rule,
        "door": game.is_door(action),
        "ends": verb.ends,
    }


def sentence_of(game: Game, action: int, language: str, names: list[str]) -> str:
    """An action in words; where it speaks of a player, the name is added."""
    sentence = game.words(action, language)
    seat = seat_of(game, action)
    if seat.isdigit() and 0 < int(seat) <= len(names) and names[int(seat) - 1] not in sentence:
        sentence = f"{sentence} ({names[int(seat) - 1]})"
    return sentence


@cache
def seat_of(game: Game, action: int) -> str:
    return game.describe(action).args.get("seat", "")


@cache
def touches(game: Game, action: int) -> list[str]:
    return game.touches(action)


# ---------------------------------------------------------------- the log


def log_of(
    course: Course, seat: int | None, language: str, names: list[str], after: int
) -> list[dict[str, Any]]:
    """The lines a seat may hear, of events after a number."""
    game = course.game
    lines: list[dict[str, Any]] = []
    first = len(course.log)
    while first > 0 and course.log[first - 1].number > after:
        first -= 1
    for place in range(first, len(course.log)):
        number, told = course.log[place]
        line = line_of(game, told, seat, language, names)
        if line is not None:
            before = course.log[place - 1].told.doors if place else told.doors
            lines.append(
                {
                    "number": number,
                    "what": told.what,
                    "line": line,
                    "seat": seat_told(game, told),
                    "door": told.doors > before,
                    "scores": game.told[told.what].scores,
                    "things": things_told(game, told, seat),
                }
            )
    hints = [
        hint_line(hint, language, names)
        for hint in course.hints
        if hint.number > after and seat in (hint.seat, EVERYTHING)
    ]
    return sorted(lines + hints, key=itemgetter("number")) if hints else lines


def hint_line(hint: Played, language: str, names: list[str]) -> dict[str, Any]:
    """For the one who took it, and for replays that show all hands."""
    return {
        "number": hint.number,
        "what": HINT,
        "line": say("log-hint", language, name=names[hint.seat]),
        "seat": hint.seat,
        "door": False,
        "scores": False,
        "things": [],
    }


def line_of(
    game: Game, told: Told, seat: int | None, language: str, names: list[str]
) -> str | None:
    """What was told, for a seat's ears; None if it is not for them."""
    listener = seat
    if seat == EVERYTHING:
        audience = game.told.get(told.what)
        listener = told.args[0] if audience is not None and audience.only_seat else None
    return _line(game, told.what, tuple(told.args), listener, language, tuple(names))


@lru_cache(maxsize=30_000)  # a long log is asked for again and again
def _line(
    game: Game,
    what: str,
    args: tuple[int, ...],
    listener: int | None,
    language: str,
    names: tuple[str, ...],
) -> str | None:
    return game.line(Told(what, list(args), 0), listener, language, list(names))


def seat_told(game: Game, told: Told) -> int | None:
    """Whom a line speaks of."""
    for field, value in zip(game.told[told.what].fields, told.args, strict=False):
        if field == "seat" and value != NOBODY:
            return value
    return None


def things_told(game: Game, told: Told, seat: int | None) -> list[str]:
    """The board things a line speaks of, from first to last; the looker's own are "me"."""
    return _things(game, told.what, tuple(told.args), seat)


@lru_cache(maxsize=30_000)
def _things(game: Game, what: str, args: tuple[int, ...], seat: int | None) -> list[str]:
    things = game.things(Told(what, list(args), 0))
    if seat is None or seat < 0:
        return things
    own = f"seat{seat + 1}"
    return ["me" + one[len(own) :] if one.partition("/")[0] == own else one for one in things]


# ---------------------------------------------------------------- taking back


def undo_info(live: Live, seat: int, language: str) -> dict[str, Any]:
    course = live.course
    why = course.why_no_undo(seat)
    names = names_of(live.seats, language)
    sentence = None if why is None else why_sentence(live.game, why, language, names)
    if course.is_long:
        sentence = say("problem-undo-long", language)
    return {
        "step": sentence is None,
        "turn": sentence is None,
        "redo": not course.is_long and course.why_no_redo(seat) is None,
        "why": sentence,
        "request": request_info(live.row.request),
    }


def request_info(request: dict[str, Any] | None) -> dict[str, Any] | None:
    return None if request is None else {"seat": request["seat"], "agreed": request["agreed"]}


def why_sentence(game: Game, reason: Reason, language: str, names: list[str]) -> str:
    return game.why(reason, language, names)
