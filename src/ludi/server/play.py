"""Playing: what a seat sees, chooses, previews, takes back and is told."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query
from sqlalchemy import select
from starlette.responses import PlainTextResponse, Response

from ludi.kernel.dice import Dice
from ludi.kernel.errors import IllegalAction, Reason
from ludi.kernel.game import Game
from ludi.kernel.table import NOBODY, Table
from ludi.server import guard, wire
from ludi.server.answers import plain, problems
from ludi.server.course import PLAY, REDO, UNDO
from ludi.server.desk import Live, Overtaken
from ludi.server.house import Anybody, Caller, Somebody
from ludi.server.models import Message, now, written
from ludi.server.problems import Problem
from ludi.server.shown import EVERYTHING, Eyes, moment_of, names_of, state_of, things_told, touches

router: Final = APIRouter(prefix="/api/tables/{table}", tags=["play"])

LONGEST_TALK: Final = 200  # messages shown
MORE_WORLDS: Final = 5  # imagined to find out what is sure although something is hidden
REFUSALS: Final = problems(401, 403, 404, 409)

Since = Annotated[int | None, Query(ge=-1, le=wire.MOST)]


def eyes_of(caller: Caller, live: Live, seat: int | None) -> Eyes:
    return Eyes(caller.id, seat, caller.language, caller.house.hub.here(live.id))


def shown(caller: Caller, live: Live, seat: int | None, since: int = -1) -> dict[str, Any]:
    """A table's state as the caller sees it from a seat."""
    return state_of(live, eyes_of(caller, live, seat), since)


def allow(caller: Caller, live: Live, seat: int) -> None:
    """The caller may act for the seat, and there is a game to act in."""
    guard.may_see(live.row, live.seats, caller.id)
    guard.may_act(live.seats, caller.me.id, seat)
    if not live.started:
        raise Problem(409, "not-started")


# ---------------------------------------------------------------- seeing and choosing


@router.get("/state", response_model=wire.State, responses=REFUSALS)
async def state(
    table: wire.TableId,
    caller: Anybody,
    seat: Annotated[int | None, Query(ge=0, le=20)] = None,
    since: Since = None,
    invite: wire.Invite = None,
) -> Response:
    """The game as one of my seats sees it, or a spectator."""
    async with caller.house.desk.open(table) as live:
        guard.may_see(live.row, live.seats, caller.id, invite)
        if seat is not None:
            guard.may_act(live.seats, caller.me.id, seat)
        return plain(shown(caller, live, seat, -1 if since is None else since))


@router.post("/plays", response_model=wire.State, responses=REFUSALS)
async def play(table: wire.TableId, caller: Somebody, body: wire.Play) -> Response:
    """Choose one of the legal actions."""
    async with caller.house.desk.open(table) as live:
        await choose(caller, live, body)
        return plain(shown(caller, live, body.seat, body.number))


async def choose(caller: Caller, live: Live, body: wire.Play) -> None:
    """Play for a seat, or a problem with the state as it is now."""
    allow(caller, live, body.seat)
    for _ in range(5):
        check_number(caller, live, body)
        try:
            await caller.house.desk.append(live, body.seat, PLAY, body.action)
        except IllegalAction as error:
            raise refused(caller, live, body.seat, error.reason) from None
        except Overtaken:
            continue  # where all choose at once, an answer may still stand
        caller.house.metrics.count("ludi_plays_total", game=live.game.id)
        return
    raise moved_on(caller, live, body.seat, body.number)


def check_number(caller: Caller, live: Live, body: wire.Play) -> None:
    """An answer is to the question that was asked: not to a later one."""
    if is_now(live, body.number):
        return
    table = live.table
    if body.number < live.number and not table.over:
        legal = table.legal_for(body.seat)
        unchanged = live.course.acted[body.seat] <= body.number
        if table.lanes and unchanged and body.action in legal:
            return  # the others may have moved on: this seat's question is still the same
        if body.action in table.asides(body.seat):
            return  # they answer no question
    raise moved_on(caller, live, body.seat, body.number)


def is_now(live: Live, number: int) -> bool:
    """Whether a number means the position as it is: nothing but hints came after it."""
    return live.course.moved <= number <= live.number


def moved_on(caller: Caller, live: Live, seat: int, since: int) -> Problem:
    caller.house.metrics.count("ludi_conflicts_total")
    return Problem(409, "moved-on", state=shown(caller, live, seat, min(since, live.number)))


def refused(caller: Caller, live: Live, seat: int, reason: Reason) -> Problem:
    names = names_of(live.seats, caller.language)
    return Problem(
        422,
        reason.key,
        sentence=live.game.why(reason, caller.language, names),
        rule=reason.rule,
        state=shown(caller, live, seat),
    )


# ---------------------------------------------------------------- before choosing


@router.post("/preview", response_model=wire.Previewed, responses=REFUSALS)
async def preview(table: wire.TableId, caller: Somebody, body: wire.Preview) -> Response:
    """What an action would bring about, up to the first hidden thing."""
    async with caller.house.desk.open(table) as live:
        allow(caller, live, body.seat)
        reason = imagined(live, body.seat).why_not(body.action, body.seat)
        if reason is not None:
            raise refused(caller, live, body.seat, reason)
        return plain(previewed(live, body.seat, body.action, caller.language))


def previewed(live: Live, seat: int, action: int, language: str) -> dict[str, Any]:
    """What a seat's legal action would bring about, as `Previewed`."""
    world = imagined(live, seat)
    doors = world.doors
    before = tallies(world)
    told = world.listen()
    world.play(action, seat)
    known = [one for one in told if one.doors == doors]
    names = names_of(live.seats, language)
    heard = [(live.game.line(one, seat, language, names), one) for one in known]
    heard = [(line, one) for line, one in heard if line is not None]
    cut = world.doors != doors
    worlds = [world] if not cut else [world, *other_worlds(live, seat, action)]
    costs, gains = changes(live.game, before, worlds, language)
    return {
        "lines": [line for line, _ in heard],
        "things": [things_told(live.game, one, seat) for _, one in heard],
        "cut": cut,
        "costs": costs,
        "gains": gains,
    }


def imagined(live: Live, seat: int) -> Table:
    """A table that looks the same to the seat: nothing learned from it is a secret."""
    return live.table.imagine(seat, Dice.seeded(secrets.token_hex(16)))


def other_worlds(live: Live, seat: int, action: int) -> list[Table]:
    """The action in further imagined tables: what is the same in all of them is taken for sure."""
    worlds = [imagined(live, seat) for _ in range(MORE_WORLDS)]
    for world in worlds:
        world.play(action, seat)
    return worlds


def tallies(world: Table) -> list[dict[str, int]]:
    return [world.tally(seat) for seat in range(world.seats)]


def changes(
    game: Game, before: list[dict[str, int]], worlds: list[Table], language: str
) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The public numbers that are less than before, and those that are more, in every world."""
    costs: list[dict[str, Any]] = []
    gains: list[dict[str, Any]] = []
    after = [tallies(world) for world in worlds]
    for seat, numbers in enumerate(before):
        for name, number in numbers.items():
            steps = {tally[seat].get(name, 0) - number for tally in after}
            step = steps.pop()
            if steps or step == 0:
                continue
            count = abs(step)
            words = game.words_of.say(f"tally-{name}", {"count": count}, language)
            change = {"seat": seat, "name": name, "words": words, "number": count}
            (gains if step > 0 else costs).append(change)
    return costs, gains


@router.post("/why-not", response_model=wire.Refused, responses=REFUSALS)
async def why_not(table: wire.TableId, caller: Somebody, body: wire.WhyNot) -> Response:
    """Why an action, or anything with a thing on the board, is not possible now."""
    if (body.action is None) == (body.thing is None):
        raise Problem(422, "action-or-thing")
    async with caller.house.desk.open(table) as live:
        allow(caller, live, body.seat)
        world = imagined(live, body.seat)
        if body.action is not None:
            reason = world.why_not(body.action, body.seat)
        else:
            reason = why_not_thing(live.game, world, body.seat, body.thing or "")
        if reason is None:
            raise Problem(409, "possible")
        names = names_of(live.seats, caller.language)
        sentence = live.game.why(reason, caller.language, names)
        return plain({"sentence": sentence, "rule": reason.rule})


def why_not_thing(game: Game, world: Table, seat: int, thing: str) -> Reason | None:
    """The reason most actions with a thing have in common; what is asked now counts first."""
    asked = {game.vocabulary.verb_of(action).name for action in world.legal_for(seat)}
    reasons: list[tuple[bool, bool, Reason]] = []
    for action in touching(game).get(thing, ()):
        reason = world.why_not(action, seat)
        if reason is None:
            return None
        verb = game.vocabulary.verb_of(action).name
        reasons.append((verb in asked, reason.key != "not-asked", reason))
    if not reasons:
        return world.why_not(-1, seat) if seat not in world.deciders else Reason("", "not-asked")
    best = max(reason[:2] for reason in reasons)
    among = [reason for *rank, reason in reasons if tuple(rank) == best]
    counts = Counter(repr(reason) for reason in among)
    return max(among, key=lambda reason: counts[repr(reason)])


@cache
def touching(game: Game) -> dict[str, list[int]]:
    """The actions that touch each thing."""
    found: dict[str, list[int]] = {}
    for action in range(game.vocabulary.size):
        for thing in touches(game, action):
            found.setdefault(thing, []).append(action)
    return found


# ---------------------------------------------------------------- taking back


@router.post("/undo", response_model=wire.State, responses=REFUSALS)
async def undo(table: wire.TableId, caller: Somebody, body: wire.Undo) -> Response:
    """Take back one's last play, or all one can by oneself."""
    async with caller.house.desk.open(table) as live:
        await take_back(caller, live, body)
        return plain(shown(caller, live, body.seat, body.number))


async def take_back(caller: Caller, live: Live, body: wire.Undo) -> None:
    allow(caller, live, body.seat)
    await turn_back(
        caller,
        live,
        body,
        UNDO,
        live.course.why_no_undo,
        lambda seat: live.course.undo_count(seat, body.turn),
    )


@router.post("/redo", response_model=wire.State, responses=REFUSALS)
async def redo(table: wire.TableId, caller: Somebody, body: wire.Redo) -> Response:
    """Play again what one's last undo took back."""
    async with caller.house.desk.open(table) as live:
        await play_again(caller, live, body)
        return plain(shown(caller, live, body.seat, body.number))


async def play_again(caller: Caller, live: Live, body: wire.Redo) -> None:
    allow(caller, live, body.seat)
    course = live.course
    await turn_back(caller, live, body, REDO, course.why_no_redo, course.redo_count)


async def turn_back(
    caller: Caller,
    live: Live,
    body: wire.Undo | wire.Redo,
    kind: str,
    why_not: Callable[[int], Reason | None],
    count: Callable[[int], int],
) -> None:
    """An undo or a redo, if it answers to the table as it is now and is possible."""
    if not is_now(live, body.number):
        raise moved_on(caller, live, body.seat, body.number)
    not_too_long(live)
    reason = why_not(body.seat)
    if reason is not None:
        sentence = live.game.why(reason, caller.language, names_of(live.seats, caller.language))
        now_shown = shown(caller, live, body.seat, body.number)
        raise Problem(409, reason.key, sentence=sentence, state=now_shown)
    try:
        await caller.house.desk.append(live, body.seat, kind, count(body.seat))
    except Overtaken:
        raise moved_on(caller, live, body.seat, body.number) from None


def not_too_long(live: Live) -> None:
    if live.course.is_long:
        raise Problem(409, "undo-long")


@router.post("/undo-request", response_model=wire.State, responses=REFUSALS)
async def undo_request(table: wire.TableId, caller: Somebody, body: wire.UndoRequest) -> Response:
    """Ask the table to go back to the seat's last decision. Bots agree."""
    async with caller.house.desk.open(table) as live:
        allow(caller, live, body.seat)
        if live.table.over:
            raise Problem(409, "over")
        if live.course.back_to_last_of(body.seat) == 0:
            sentence = live.game.why(Reason("undo", "undo-nothing"), caller.language)
            raise Problem(409, "undo-nothing", sentence=sentence)
        agreed = [row.seat for row in live.seats if row.kind == "bot" or row.left]
        agreed = sorted({*agreed, *guard.sits(live.seats, caller.id)})
        await agree(caller, live, {"seat": body.seat, "agreed": agreed})
        return plain(shown(caller, live, body.seat))


@router.post("/undo-answer", response_model=wire.State, responses=REFUSALS)
async def undo_answer(table: wire.TableId, caller: Somebody, body: wire.UndoAnswer) -> Response:
    """Agree to go back, or not."""
    async with caller.house.desk.open(table) as live:
        allow(caller, live, body.seat)
        request = live.row.request
        if request is None:
            raise Problem(409, "no-request", state=shown(caller, live, body.seat))
        if body.agree:
            agreed = sorted({*request["agreed"], body.seat})
            await agree(caller, live, {"seat": request["seat"], "agreed": agreed})
        else:
            await caller.house.desk.change(live, {"request": None})
        return plain(shown(caller, live, body.seat))


async def agree(caller: Caller, live: Live, request: dict[str, Any]) -> None:
    """Note who agrees; when all do, go back."""
    not_too_long(live)
    if len(request["agreed"]) < live.row.players:
        await caller.house.desk.change(live, {"request": request})
        return
    count = live.course.back_to_last_of(request["seat"])
    try:
        await caller.house.desk.append(live, NOBODY, UNDO, count)
    except Overtaken:
        raise moved_on(caller, live, request["seat"], live.number) from None


@router.put("/orders", response_model=wire.State, responses=REFUSALS)
async def orders(table: wire.TableId, caller: Somebody, body: wire.Orders) -> Response:
    """Standing orders for questions off one's turn."""
    async with caller.house.desk.open(table) as live:
        allow(caller, live, body.seat)
        for question, order in body.orders.items():
            standing = live.game.standing.get(question)
            if standing is None:
                known = ", ".join(live.game.standing)
                raise Problem(422, "no-such-question", question=question[:40], known=known)
            if order not in standing.orders():
                known = ", ".join(standing.orders())
                raise Problem(422, "no-such-order", question=question, order=order, known=known)
        kept = {**live.seats[body.seat].orders, **body.orders}
        kept = {question: order for question, order in kept.items() if order != "ask"}
        await caller.house.desk.change(
            live, {"updated": live.row.updated}, {body.seat: {"orders": kept}}
        )
        return plain(shown(caller, live, body.seat))


# ---------------------------------------------------------------- talking


@router.post("/talk", status_code=201, response_model=wire.Said, responses=REFUSALS)
async def talk(
    table: wire.TableId, caller: Somebody, body: wire.Talk, invite: wire.Invite = None
) -> Response:
    """Say something to the table."""
    async with caller.house.desk.open(table) as live:
        guard.may_see(live.row, live.seats, caller.id, invite)
    return plain(await speak(caller, table, body.text), 201)


async def speak(caller: Caller, table_id: str, text: str) -> dict[str, Any]:
    """Write down what somebody says, and tell it."""
    me = caller.me
    caller.house.limits.check("talk", me.id)
    message = Message(table_id=table_id, person_id=me.id, name=me.nickname, text=text, at=now())
    async with caller.house.storage.session() as session:
        session.add(message)
    said = said_info(message)
    await caller.house.hub.talk(table_id, said)
    return said


def said_info(message: Message) -> dict[str, Any]:
    return {
        "id": message.id,
        "name": message.name,
        "text": message.text,
        "at": written(message.at),
    }


@router.get("/talk", response_model=list[wire.Said], responses=problems(404, 409))
async def heard(table: wire.TableId, caller: Anybody, invite: wire.Invite = None) -> Response:
    """What was said, the newest last."""
    async with caller.house.desk.open(table) as live:
        guard.may_see(live.row, live.seats, caller.id, invite)
    async with caller.house.storage.reading() as session:
        found = await session.scalars(
            select(Message)
            .where(Message.table_id == table)
            .order_by(Message.id.desc())
            .limit(LONGEST_TALK)
        )
        messages = list(found)
    return plain([said_info(one) for one in reversed(messages)])


# ---------------------------------------------------------------- looking back


@router.get(
    "/record",
    response_class=PlainTextResponse,
    responses={**REFUSALS, 200: {"content": {"text/plain": {}}}},
)
async def record(table: wire.TableId, caller: Somebody) -> Response:
    """The record of a finished game."""
    async with caller.house.desk.open(table) as live:
        guard.may_see(live.row, live.seats, caller.id)
        if not guard.is_of_the_table(live.row, live.seats, caller.id):
            raise Problem(403, "not-seated")
        if not live.started or not live.table.over:
            raise Problem(409, "not-over")
        text = live.course.record(names_of(live.seats, caller.language)).to_text()
    name = f"{live.row.game}-{table}.ludi"
    return PlainTextResponse(
        text, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@router.get("/replay", response_model=wire.State, responses=REFUSALS)
async def replay(
    table: wire.TableId,
    caller: Anybody,
    number: Annotated[int, Query(ge=0, le=wire.MOST)],
    seat: Annotated[int | Literal["all"] | None, Query()] = None,
    invite: wire.Invite = None,
) -> Response:
    """The game as it was after so many events."""
    async with caller.house.desk.open(table) as live:
        guard.may_see(live.row, live.seats, caller.id, invite)
        if not live.started:
            raise Problem(409, "not-started")
        if number > live.number:
            raise Problem(404, "no-such-number", number=number, last=live.number)
        over = live.row.status == "finished"
        looks: int | None
        if seat == "all":
            if not over:
                raise Problem(403, "not-over")
            looks = EVERYTHING
        else:
            looks = seat
            if seat is not None and not 0 <= seat < len(live.seats):
                raise Problem(404, "no-such-seat", number=seat + 1)
            if seat is not None and not over:
                guard.may_act(live.seats, caller.me.id, seat)
        course = await caller.house.desk.course_at(live, number)
        return plain(moment_of(live, course, eyes_of(caller, live, looks)))
