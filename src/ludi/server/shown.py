"""What a person is shown of a table. Everything that leaves the server about a game is made here,
and only from the game's own gate: `view`, `line`, `legal_for` of the person's own seat."""

from __future__ import annotations

from functools import cache, lru_cache
from operator import itemgetter
from typing import Any, Final

from ludi.bots.judges import why_alone
from ludi.bots.levels import asks_network
from ludi.kernel.agenda import Step
from ludi.kernel.chronicle import Line, chronicle
from ludi.kernel.errors import Reason
from ludi.kernel.game import Game
from ludi.kernel.history import HINT, Heard, History, Played
from ludi.kernel.table import NOBODY, Table, Told
from ludi.kernel.viewer import Viewer
from ludi.server.daily import days
from ludi.server.desk import Live
from ludi.server.endings import Ending, judged, scores_of, verdict_of
from ludi.server.guard import hints_allowed, is_of_the_table, never_back, owns, sits
from ludi.server.models import SeatRow, TableRow, written
from ludi.server.timing import seat_clock
from ludi.server.words import game_word, say

LEVELS: Final = 3  # of the way to the present moment, at most
BOTS: Final = ("Gaius", "Livia", "Marcus", "Aelia", "Titus", "Flavia", "Quintus", "Julia")

Here = frozenset[str]


class Eyes:
    """Who looks, from where, and in which language."""

    def __init__(
        self, person: str | None, viewer: Viewer, language: str, here: Here = frozenset()
    ) -> None:
        self.person: Final = person
        self.viewer: Final = viewer
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


def names_at(live: Live, language: str) -> list[str]:
    """The names at a table that is open: not to be changed."""
    found = live.names.get(language)
    if found is None:
        found = live.names[language] = names_of(live.seats, language)
    return found


def note_of(row: SeatRow, language: str) -> str | None:
    """What there is to know about a seat, if anything."""
    if row.note is not None:
        return say(f"note-{row.note}", language, name=row.name)
    if row.kind == "bot" and row.person_id is not None:
        return say("note-for", language, name=row.name)
    if row.left:
        return say("note-left", language)
    return None


def alone_note(live: Live, row: SeatRow, language: str) -> str | None:
    """That a bot cannot ask the network which belongs to it, if that is so."""
    if row.kind != "bot" or not asks_network(row.level or ""):
        return None
    why = why_alone(live.game, live.row.players, live.row.options or {})
    return say("note-alone", language) if why else None


def seats_of(live: Live, person: str | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats a person plays, and those that are theirs, at a table that is open."""
    found = live.whose.get(person)
    if found is None:
        found = tuple(sits(live.seats, person)), tuple(owns(live.seats, person))
        live.whose[person] = found
    return found


def seats_info(live: Live, eyes: Eyes) -> list[dict[str, Any]]:
    """The seats, as somebody sees them."""
    everybody = live.seated.get(eyes.language)
    if everybody is None:
        everybody = live.seated[eyes.language] = seats_at(live, eyes.language)
    mine, ours = seats_of(live, eyes.person)
    here = {seat for person in eyes.here for seat in seats_of(live, person)[0]}
    return [
        {
            **one,
            "here": one["here"] or one["seat"] in here,
            "me": one["seat"] in mine,
            "away": one["away"] and one["seat"] in ours,
        }
        for one in everybody
    ]


def seats_at(live: Live, language: str) -> list[dict[str, Any]]:
    """What is the same of the seats for everybody who reads a language."""
    going = live.row.status != "finished"
    outs = live.outs
    return [
        {
            "seat": row.seat,
            "kind": row.kind,
            "name": name_of(row, language),
            "level": row.level,
            "here": row.kind == "bot",
            "left": row.left,
            "me": False,
            "away": going and row.seat not in outs and (row.left or row.kind == "bot"),
            "note": note_of(row, language) or alone_note(live, row, language),
            "clock": seat_clock(live.row, row, live.hours),
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
        "options": row.options or {},
        "status": row.status,
        "public": row.public,
        "host": eyes.person is not None and row.host_id == eyes.person,
        "invite": row.invite if ours and not days.is_secret(row) else None,
        "hotseat": len(people) > len(set(people)),
        "players": row.players,
        "number": row.number,
        "asked": (row.asked or []) if row.status == "playing" else [],
        "mine": mine,
        "seats": seats_info(live, eyes),
        "created": written(row.created),
        "updated": written(row.updated),
        "seed_sha256": row.seed_sha256,
        "result": None if row.result is None else [judged(score) for score in row.result],
        "closed": None if row.closed is None else closed_sentence(row.closed, eyes.language),
        "hints": hints_allowed(row, live.seats),
        "box": row.box_id,
        "clock": row.clock,
        "rated": bool(row.rated),
        "deal": deal_info(row),
        "club": row.club_id,
        "tournament": row.tournament_id,
    }


def deal_info(row: TableRow) -> dict[str, Any] | None:
    """Which deal a table plays, as `TableDeal`."""
    if row.deal is None:
        return None
    return {
        "day": row.deal,
        "record": days.is_attempt(row),
        "secret": days.is_secret(row),
    }


def seed_of(live: Live) -> str | None:
    """The seed of a game that is over, unless others still play with it."""
    over = live.row.status == "finished" and not days.is_secret(live.row)
    return live.row.seed if over else None


# ---------------------------------------------------------------- states


def state_of(live: Live, eyes: Eyes, since: int = -1) -> dict[str, Any]:
    """The game as `State`, for a seat or for a spectator."""
    return {**picture_of(live, eyes), **log_part(live, eyes, since)}


def picture_of(live: Live, eyes: Eyes) -> dict[str, Any]:
    """A state without its log. Who is shown the same shares it, as long as nothing happens."""
    stamp = (live.number, live.row.revision, eyes.here, live.table if live.started else None)
    if live.pictured != stamp:
        live.forget_pictures()
        live.pictured = stamp
    key = (eyes.viewer, eyes.language, seats_of(live, eyes.person))
    found = live.pictures.get(key)
    if found is None:
        ending = live.ending
        found = playing_state(live, eyes) if ending is None else ended_state(live, ending, eyes)
        live.pictures[key] = found
    return found


def log_part(live: Live, eyes: Eyes, since: int) -> dict[str, Any]:
    """The log of a state: what is new to somebody who knows it up to a number."""
    if live.ending is None:
        return told_in(live, live.history, eyes, since)
    whole = Viewer("everything, from a seat", eyes.viewer.seat, True)  # nothing is hidden any more
    after = min(since, live.ending.number)
    names = names_at(live, eyes.language)
    log = live.ending.heard(live.game)
    return {
        "log": lines_of(live.game, log, whole, eyes.language, names, after),
        "log_after": after,
    }


def told_in(live: Live, history: History, eyes: Eyes, since: int = -1) -> dict[str, Any]:
    """The log of a history, after a number."""
    stands = history.log_stands_to(min(since, history.number))
    names = names_at(live, eyes.language)
    return {
        "log": log_of(history, eyes.viewer, eyes.language, names, stands),
        "log_after": stands,
    }


def playing_state(live: Live, eyes: Eyes) -> dict[str, Any]:
    """A game that can be played, for a seat or for a spectator."""
    history = live.history
    table = history.table
    seat = eyes.viewer.seat
    state = moment_of(live, history, eyes, numbers_of(live, table))
    if seat != NOBODY and not table.over:
        rule = state["rule"]
        names = names_at(live, eyes.language)
        game = live.game
        if seat in table.deciders:
            for one in table.legal_for(seat):
                info = legal_info(game, one, rule, eyes.language, names, seat)
                if note := game.noted(table, one, eyes.language):
                    info = {**info, "say": f"{info['say']} · {note}"}
                state["legal"].append(info)
        state["asides"] = [
            legal_info(game, one, "", eyes.language, names, seat) for one in table.asides(seat)
        ]
        state["undo"] = undo_info(live, seat, eyes.language)
        state["orders"] = orders_of(game, live.seats[seat].orders or {})
    return state


def orders_of(game: Game, kept: dict[str, str]) -> dict[str, str]:
    """A seat's standing orders, as far as the game still answers them."""
    return {
        question: kept[question] if kept.get(question) in standing.orders() else "ask"
        for question, standing in game.manifest.standing.items()
    }


def numbers_of(live: Live, table: Table) -> list[dict[str, int]]:
    """The public numbers of all seats, counted once for everybody who is shown the moment."""
    if live.numbers is None:
        live.numbers = [table.tally(one) for one in range(table.seats)]
    return live.numbers


def moment_of(
    live: Live, history: History, eyes: Eyes, numbers: list[dict[str, int]] | None = None
) -> dict[str, Any]:
    """A position, with nothing to choose and no log: for replays, and the first part of a state."""
    game = live.game
    table = history.table
    viewer = eyes.viewer
    seat = viewer.seat
    names = names_at(live, eyes.language)
    rule = rule_of(table, seat)
    view = table.view(viewer)
    over = table.over
    request = live.row.request
    return {
        "table": live.id,
        "number": history.number,
        "seat": None if seat == NOBODY else seat,
        "status": "finished" if over else "playing",
        "view": view,
        "numbers": numbers or [table.tally(one) for one in range(table.seats)],
        "asked": table.deciders,
        "question": question_of(live, table, seat, eyes.language, names),
        "step": step_of(table, seat),
        "rule": rule,
        "trail": trail_of(view, rule),
        "legal": [],
        "asides": [],
        "undo": {
            "step": False,
            "turn": False,
            "redo": False,
            "ask": False,
            "why": None,
            "request": request_info(request),
        },
        "orders": {},
        "seats": seats_info(live, eyes),
        "scores": scores_of(table, live.outs) if over else None,
        "measures": measures_of(game, game.measures(table), eyes.language) if over else None,
        "verdict": verdict_info(game, verdict_of(table), eyes.language),
        "went_back": history.went_back,
        "seed": seed_of(live),
    }


def ended_state(live: Live, ending: Ending, eyes: Eyes) -> dict[str, Any]:
    """The end of a game that follows rules we do not know any more, as `State`."""
    game = live.game
    seat = eyes.viewer.seat
    row = live.row
    if row.closed is not None:
        question = closed_sentence(row.closed, eyes.language)
    else:
        question = say("ended-by-other-rules", eyes.language, rules=row.rules)
    view = {**ending.view, "seat": seat}
    return {
        "table": live.id,
        "number": ending.number,
        "seat": None if seat == NOBODY else seat,
        "status": "finished",
        "view": view,
        "numbers": ending.numbers,
        "asked": [],
        "question": question,
        "step": "",
        "rule": "end",
        "trail": ["end"],
        "legal": [],
        "asides": [],
        "undo": {
            "step": False,
            "turn": False,
            "redo": False,
            "ask": False,
            "why": None,
            "request": None,
        },
        "orders": {},
        "seats": seats_info(live, eyes),
        "scores": None if row.result is None else [judged(score) for score in row.result],
        "measures": measures_of(game, ending.measures, eyes.language),
        "verdict": verdict_info(game, ending.verdict, eyes.language),
        "went_back": 0,
        "seed": seed_of(live),
    }


def closed_sentence(closed: dict[str, Any], language: str) -> str:
    """Why a table could not be played on."""
    if closed.get("by") == "house":
        return say("closed-by-house", language, why=str(closed.get("why", "")))
    key = "closed-rules" if closed.get("rules") != closed.get("now") else "closed-damaged"
    return say(key, language, rules=closed.get("rules", 0), now=closed.get("now", 0))


def measures_of(game: Game, measures: dict[str, int], language: str) -> list[dict[str, Any]]:
    """What a finished game is judged by beside its points, in words."""
    return [
        {"name": game_word(game, f"measure-{id}", language, id), "number": number}
        for id, number in measures.items()
    ]


def verdict_info(
    game: Game, verdict: dict[str, Any] | None, language: str
) -> dict[str, Any] | None:
    """How a finished game is judged beside its points, in words."""
    if verdict is None:
        return None

    def named(some: list[dict[str, Any]]) -> list[dict[str, Any]]:
        # these keys are the game's own, underscores and all
        return [{**one, "name": game.words_of.say(one["name"], {}, language)} for one in some]

    return {**verdict, **{key: named(verdict[key]) for key in ("scale", "rivals", "tasks")}}


def step_of(table: Table, seat: int) -> str:
    """The name of the moment: standing orders are given by it."""
    stack = stack_of(table, seat)
    return type(stack[-1]).__name__ if stack else ""


def rule_of(table: Table, seat: int) -> str:
    """The rule of the moment."""
    stack = stack_of(table, seat)
    return type(stack[-1]).rule if stack else "end"


def stack_of(table: Table, seat: int) -> list[Step[Any]]:
    """What lies before a seat: its own lane where all play at once, else the agenda."""
    return table.lanes[seat] if table.lanes and seat != NOBODY else table.agenda


def trail_of(view: dict[str, Any], rule: str) -> list[str]:
    """The rules of the moments the present one lies in, the innermost last; the game knows them."""
    trail: list[str] = []
    for anchor in view.get("trail") or [rule]:
        if anchor and anchor not in trail[-1:]:
            trail.append(anchor)
    return trail[-LEVELS:]


def question_of(live: Live, table: Table, seat: int, language: str, names: list[str]) -> str:
    """What is asked of who looks; for the others, whom the table waits for."""
    deciders = table.deciders
    if table.over:
        return live.game.question(table, 0, language)
    if seat in deciders:
        return live.game.question(table, seat, language, names)
    waiting = ", ".join(names[one] for one in deciders)
    return say("waiting-for", language, names=waiting, count=len(deciders))


def legal_info(
    game: Game, action: int, rule: str, language: str, names: list[str], me: int
) -> dict[str, Any]:
    """An action as `Legal`; it is shared, and not to be changed."""
    if not seat_of(game, action).isdigit():
        return _legal(game, action, rule, language, (), NOBODY)
    return _legal(game, action, rule, language, tuple(names), me)


@lru_cache(maxsize=30_000)
def _legal(
    game: Game, action: int, rule: str, language: str, names: tuple[str, ...], me: int
) -> dict[str, Any]:
    """An action as `Legal`; names matter only where it speaks of a player."""
    verb = game.vocabulary.verb_of(action)
    return {
        "id": action,
        "say": spoken(game, action, language, names, me),
        "touches": touches(game, action),
        "group": verb.group,
        "rule": rule,
        "placed": verb.placed,
    }


def spoken(game: Game, action: int, language: str, names: tuple[str, ...], me: int) -> str:
    """An action in words; where it speaks of a player, by name, or with the name added."""
    if not names:
        return game.words(action, language)
    if named := game.words_of.named_action(action, language, list(names), me):
        return named
    sentence = game.words(action, language)
    seat = int(seat_of(game, action))
    if not 0 < seat <= len(names) or names[seat - 1] in sentence:
        return sentence
    return f"{sentence} ({names[seat - 1]})"


def sentence_of(game: Game, action: int, language: str, names: list[str], me: int = NOBODY) -> str:
    """An action in words for a seat; where it speaks of a player, by name."""
    sentence: str = legal_info(game, action, "", language, names, me)["say"]
    return sentence


@cache
def seat_of(game: Game, action: int) -> str:
    return game.describe(action).args.get("seat", "")


@cache
def touches(game: Game, action: int) -> list[str]:
    return game.touches(action)


# ---------------------------------------------------------------- the log


def log_of(
    history: History, viewer: Viewer, language: str, names: list[str], after: int
) -> list[dict[str, Any]]:
    """The lines that somebody may hear, of events after a number, and the hints they took."""
    lines = lines_of(history.game, history.log, viewer, language, names, after)
    hints = [
        hint_line(hint, language, names, viewer.seat)
        for hint in history.hints
        if hint.number > after and viewer.sees(hint.seat)
    ]
    return sorted(hints + lines, key=itemgetter("number")) if hints else lines


def lines_of(
    game: Game, log: list[Heard], viewer: Viewer, language: str, names: list[str], after: int
) -> list[dict[str, Any]]:
    """What was told after an event, for somebody's ears."""
    first = len(log)
    while first > 0 and log[first - 1].number > after:
        first -= 1
    doors = log[first - 1].told.doors if first else log[0].told.doors if log else 0
    return [
        line_info(game, line, viewer.seat)
        for line in chronicle(game, log[first:], viewer, language, names, doors)
    ]


def line_info(game: Game, line: Line, seat: int) -> dict[str, Any]:
    """A line of the log as `LogLine`."""
    head = line.told[0]
    things = [thing for told in line.told for thing in things_told(game, told, seat)]
    return {
        "number": line.number,
        "what": head.what,
        "line": line.sentence,
        "details": line.details,
        "seat": seat_told(game, head),
        "door": line.door,
        "scores": line.scores,
        "things": list(dict.fromkeys(things)),
    }


def hint_line(hint: Played, language: str, names: list[str], me: int) -> dict[str, Any]:
    """For the one who took it, and for replays that show all hands."""
    return {
        "number": hint.number,
        "what": HINT,
        "line": say("log-hint-mine", language)
        if hint.seat == me
        else say("log-hint", language, name=names[hint.seat]),
        "details": [],
        "seat": hint.seat,
        "door": False,
        "scores": False,
        "things": [],
    }


def seat_told(game: Game, told: Told) -> int | None:
    """Whom a line speaks of."""
    for field, value in zip(game.told[told.what].fields, told.args, strict=False):
        if field == "seat" and value != NOBODY:
            return value
    return None


def things_told(game: Game, told: Told, seat: int) -> list[str]:
    """The board things a line speaks of, from first to last; the looker's own are "me"."""
    return _things(game, told.what, tuple(told.args), seat)


@lru_cache(maxsize=30_000)
def _things(game: Game, what: str, args: tuple[int, ...], seat: int) -> list[str]:
    things = game.things(Told(what, list(args), 0))
    if seat == NOBODY:
        return things
    own = f"seat{seat + 1}"
    return ["me" + one[len(own) :] if one.partition("/")[0] == own else one for one in things]


# ---------------------------------------------------------------- taking back


def undo_info(live: Live, seat: int, language: str) -> dict[str, Any]:
    history = live.history
    why = history.why_no_undo(seat)
    names = names_at(live, language)
    sentence = None if why is None else why_sentence(live.game, why, language, names)
    if history.is_long:
        sentence = say("problem-undo-long", language)
    return {
        "step": sentence is None,
        "turn": sentence is None,
        "redo": not history.is_long and history.why_no_redo(seat) is None,
        "ask": not history.is_long
        and not never_back(live.row, live.seats)
        and history.back_to_last_of(seat) > 0,
        "why": sentence,
        "request": request_info(live.row.request),
    }


def request_info(request: dict[str, Any] | None) -> dict[str, Any] | None:
    return None if request is None else {"seat": request["seat"], "agreed": request["agreed"]}


def why_sentence(game: Game, reason: Reason, language: str, names: list[str]) -> str:
    return game.why(reason, language, names)
