"""Playing: what a seat sees, chooses, previews, takes back and is told."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query
from sqlalchemy import select
from starlette.responses import PlainTextResponse, Response

from ludi.kernel import foresight
from ludi.kernel.chronicle import chronicle, opens
from ludi.kernel.dice import Dice
from ludi.kernel.errors import IllegalAction, Reason
from ludi.kernel.game import Game
from ludi.kernel.history import PLAY, REDO, UNDO, Heard
from ludi.kernel.table import NOBODY, Table
from ludi.kernel.viewer import PUBLIC, Viewer, viewer_of
from ludi.server import guard, wire
from ludi.server.answers import plain, problems
from ludi.server.circle import deaf_to, unheard
from ludi.server.desk import Live, Overtaken
from ludi.server.house import Anybody, Caller, Somebody
from ludi.server.models import Message, SeatRow, now, written
from ludi.server.problems import Problem
from ludi.server.robots import ordered
from ludi.server.shown import Eyes, names_at, state_of, things_told, touches

router: Final = APIRouter(prefix="/api/tables/{table}", tags=["play"])

LONGEST_TALK: Final = 200  # messages shown
SAYS_LITTLE: Final = ("not-asked", "choose-first")  # of reasons: others are told instead
MORE_WORLDS: Final = 15  # imagined to find out what is sure although something is hidden
REFUSALS: Final = problems(401, 403, 404, 409)

Since = Annotated[int | None, Query(ge=-1, le=wire.MOST)]


def eyes_of(caller: Caller, live: Live, seat: int | None) -> Eyes:
    """The caller's eyes, at a seat or as a spectator."""
    return looking(caller, live, PUBLIC if seat is None else viewer_of(seat))


def looking(caller: Caller, live: Live, viewer: Viewer) -> Eyes:
    return Eyes(caller.id, viewer, caller.language, caller.house.hub.here(live.id))


def shown(caller: Caller, live: Live, seat: int | None, since: int = -1) -> dict[str, Any]:
    """A table's state as the caller sees it from a seat."""
    return state_of(live, eyes_of(caller, live, seat), since)


def allow(caller: Caller, live: Live, seat: int) -> None:
    """The caller may act for the seat, and there is a game to act in."""
    guard.may_see(live, caller.id)
    guard.may_act(live.seats, caller.me.id, seat)
    live.check_started()


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
        guard.may_see(live, caller.id, invite)
        if seat is not None:
            guard.may_act(live.seats, caller.me.id, seat)
        await caller.house.robots.see(live)
        return plain(shown(caller, live, seat, -1 if since is None else since))


@router.post("/plays", response_model=wire.State | wire.Acknowledged, responses=REFUSALS)
async def play(table: wire.TableId, caller: Somebody, body: wire.Play) -> Response:
    """Choose one of the legal actions."""
    async with caller.house.desk.open(table, trusting=True) as live:
        await choose(caller, live, body)
        if body.brief:
            return plain({"number": live.number})
        return plain(shown(caller, live, body.seat, body.number))


async def choose(caller: Caller, live: Live, body: wire.Play) -> None:
    """Play for a seat, or a problem with the state as it is now."""
    desk, metrics = caller.house.desk, caller.house.metrics
    for _ in range(6):
        try:
            allow(caller, live, body.seat)
            check_number(caller, live, body)
            with metrics.play_seconds.labels(live.game.id).time():
                await desk.append(live, body.seat, PLAY, body.action)
        except Overtaken:
            continue  # where all choose at once, an answer may still stand
        except IllegalAction as error:
            if not live.trusted:
                raise refused(caller, live, body.seat, error.reason) from None
        except Problem:
            if not live.trusted:
                raise
        else:
            metrics.count("ludi_plays_total", game=live.game.id)
            return
        await desk.refresh(live)  # another process may know better
    raise moved_on(caller, live, body.seat, body.number)


def check_number(caller: Caller, live: Live, body: wire.Play) -> None:
    """An answer is to the question that was asked: not to a later one."""
    if is_now(live, body.number):
        return
    table = live.table
    if body.number < live.number and not table.over:
        legal = table.legal_for(body.seat)
        unchanged = live.history.acted[body.seat] <= body.number
        if table.lanes and unchanged and body.action in legal:
            return  # the others may have moved on: this seat's question is still the same
        if body.action in table.asides(body.seat):
            return  # they answer no question
    raise moved_on(caller, live, body.seat, body.number)


def is_now(live: Live, number: int) -> bool:
    """Whether a number means the position as it is: nothing but hints came after it."""
    return live.history.moved <= number <= live.number


def moved_on(caller: Caller, live: Live, seat: int, since: int) -> Problem:
    caller.house.metrics.count("ludi_conflicts_total")
    return Problem(409, "moved-on", state=shown(caller, live, seat, min(since, live.number)))


def refused(caller: Caller, live: Live, seat: int, reason: Reason) -> Problem:
    names = names_at(live, caller.language)
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
    """What an action would lead to, up to the first hidden thing."""
    async with caller.house.desk.open(table) as live:
        allow(caller, live, body.seat)
        with caller.work():
            reason = imagined(live, body.seat).why_not(body.action, body.seat)
            if reason is not None:
                raise refused(caller, live, body.seat, reason)
            return plain(previewed(live, body.seat, body.action, caller.language))


@router.post("/outcomes", response_model=list[wire.Outcome], responses=REFUSALS)
async def outcomes(table: wire.TableId, caller: Somebody, body: wire.AskOutcomes) -> Response:
    """A short preview of some legal actions; illegal ones are left out."""
    async with caller.house.desk.open(table) as live:
        allow(caller, live, body.seat)
        legal = set(live.table.legal_for(body.seat))
        language = caller.language
        with caller.work():
            wanted = [one for one in body.actions if one in legal]
            return plain([outcome(live, body.seat, one, language) for one in wanted])


def outcome(live: Live, seat: int, action: int, language: str) -> dict[str, Any]:
    """What a seat's legal action would cost and bring, as `Outcome`."""
    world = imagined(live, seat)
    doors, before = world.doors, comparable(live.game, world)
    world.watched = True
    foresight.take(world, action, seat, orders_for(live, seat))
    worlds = [world]
    if world.doors != doors:
        worlds += other_worlds(live, seat, action)
    costs, gains = changes(live.game, before, worlds, language)
    return {"action": action, "costs": costs, "gains": gains}


def previewed(live: Live, seat: int, action: int, language: str) -> dict[str, Any]:
    """What a seat's legal action would bring about, in the lines of the log, as `Previewed`."""
    game = live.game
    world = imagined(live, seat)
    doors = world.doors
    before = comparable(game, world)
    world.watched = True
    told = world.listen()
    foresight.take(world, action, seat, orders_for(live, seat))
    cut = world.doors != doors
    # What is hidden may outweigh what is known before it; else the numbers say it by themselves.
    known = [
        Heard(0, one)
        for one in told
        if one.doors == doors and one.what in game.told and (cut or not game.told[one.what].counted)
    ]
    names = names_at(live, language)
    lines = [
        (sentence, [thing for one in line.told for thing in things_told(game, one, seat)])
        for line in chronicle(game, known, viewer_of(seat), language, names, doors)
        if not opens(game, line)  # whose turn it is then is said anyway
        for sentence in (line.sentence, *line.unsaid)
    ]
    worlds = [world] if not cut else [world, *other_worlds(live, seat, action)]
    costs, gains = changes(game, before, worlds, language)
    return {
        "final": final_info(live, seat, action, language),
        "lines": [line for line, _ in lines],
        "things": [list(dict.fromkeys(things)) for _, things in lines],
        "cut": cut,
        "costs": costs,
        "gains": gains,
    }


def final_info(live: Live, seat: int, action: int, language: str) -> dict[str, Any]:
    """Whether a seat's legal action could not simply be taken back, as `Finality`."""
    found = foresight.final(live.table, action, seat, orders_for(live, seat))
    return {
        "final": found.final,
        "sure": found.sure,
        "door": found.door,
        "over": found.over,
        "asked": found.asked,
        "say": live.game.no_way_back(found, seat, language, names_at(live, language)),
    }


def imagined(live: Live, seat: int) -> Table:
    """A table that looks the same to the seat: nothing learned from it is a secret."""
    return foresight.ahead(live.table, seat, Dice.seeded(secrets.token_hex(16)))


def orders_for(live: Live, seat: int) -> Callable[[Table], int | None]:
    """What the standing orders of a seat answer, on an imagined table as on this one."""
    orders = live.seats[seat].orders or {}
    return lambda world: ordered(live.game, world, seat, orders)


def other_worlds(live: Live, seat: int, action: int) -> list[Table]:
    """The action in further imagined tables: what is the same in all of them is taken for sure."""
    worlds = [imagined(live, seat) for _ in range(MORE_WORLDS)]
    for world in worlds:
        world.watched = True
        foresight.take(world, action, seat, orders_for(live, seat))
    return worlds


def comparable(game: Game, world: Table) -> list[dict[str, int]]:
    """The public numbers of all seats that an action may change."""
    drifting = game.drifting(world)
    return [
        {name: number for name, number in tally.items() if name not in drifting}
        for tally in tallies(world)
    ]


def tallies(world: Table) -> list[dict[str, int]]:
    return [world.tally(seat) for seat in range(world.seats)]


def changes(
    game: Game, before: list[dict[str, int]], worlds: list[Table], language: str
) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The public numbers that are less than before, and those that are more, in every world.

    Where what is hidden decides on a number, it is told as it stood before that came out.
    """
    costs: list[dict[str, Any]] = []
    gains: list[dict[str, Any]] = []
    after = [tallies(world) for world in worlds]
    at_door = [world.at_door for world in worlds if world.at_door]
    for seat, numbers in enumerate(before):
        for name, number in numbers.items():
            steps = {tally[seat].get(name, 0) - number for tally in after}
            step = steps.pop()
            if steps:
                steps = {tally[seat].get(name, 0) - number for tally in at_door}
                step = steps.pop() if steps else 0
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
    async with caller.house.desk.open(table) as live:
        allow(caller, live, body.seat)
        with caller.work():
            return plain(refusal_of(live, body.seat, body.action, body.thing, caller.language))


def refusal_of(
    live: Live, seat: int, action: int | None, thing: str | None, language: str
) -> dict[str, str]:
    """Why a seat may not take an action, or do anything with a thing, as `Refused`."""
    if (action is None) == (thing is None):
        raise Problem(422, "action-or-thing")
    world = imagined(live, seat)
    if action is not None:
        reason = world.why_not(action, seat)
    else:
        reason = why_not_thing(live.game, world, seat, thing or "")
    if reason is None:
        raise Problem(409, "possible")
    sentence = live.game.why(reason, language, names_at(live, language))
    return {"sentence": sentence, "rule": reason.rule}


def why_not_thing(game: Game, world: Table, seat: int, thing: str) -> Reason | None:
    """The reason most actions with a thing have in common.

    What is asked now counts first, then what goes with other things that can be used now: a card
    is too dear for the workers one has, whatever those one does not have could do. Where each
    reason speaks of another card ("you do not hold the Academy"), one of another kind says more,
    or the game has words for all of them: `why-not-in-hand-any`.
    """
    legal = world.legal_for(seat)
    asked = {game.vocabulary.verb_of(action).name for action in legal}
    usable = {one for action in legal for one in touches(game, action)}
    reasons: list[tuple[bool, bool, bool, Reason]] = []
    for action in touching(game).get(thing, ()):
        reason = world.why_not(action, seat)
        if reason is None:
            return None
        if reason.key in game.left_out:
            continue  # whoever touches their money did not think of that
        verb = game.vocabulary.verb_of(action).name
        others = [one for one in touches(game, action) if one != thing]
        with_what_is_there = all(one in usable for one in others)
        reasons.append((verb in asked, reason.key not in SAYS_LITTLE, with_what_is_there, reason))
    if not reasons:
        return world.why_not(-1, seat) if seat not in world.deciders else Reason("", "not-asked")
    best = max(reason[:3] for reason in reasons)
    among = [reason for *rank, reason in reasons if tuple(rank) == best]
    counts = Counter(repr(reason) for reason in among)
    common = max(among, key=lambda reason: counts[repr(reason)])
    if len(among) == 1 or counts[repr(common)] > 1:
        return common
    special = [one for one in among if not game.words_of.has(f"why-{one.key}-any", "en")]
    if special:
        return max(special, key=lambda reason: counts[repr(reason)])
    [(key, _)] = Counter(reason.key for reason in among).most_common(1)
    return Reason(common.rule, f"{key}-any")


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
    """Undo my last play, or all that I can undo by myself."""
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
        live.history.why_no_undo,
        lambda seat: live.history.undo_count(seat, body.turn),
    )


@router.post("/redo", response_model=wire.State, responses=REFUSALS)
async def redo(table: wire.TableId, caller: Somebody, body: wire.Redo) -> Response:
    """Redo what my last undo took back."""
    async with caller.house.desk.open(table) as live:
        await play_again(caller, live, body)
        return plain(shown(caller, live, body.seat, body.number))


async def play_again(caller: Caller, live: Live, body: wire.Redo) -> None:
    allow(caller, live, body.seat)
    history = live.history
    await turn_back(caller, live, body, REDO, history.why_no_redo, history.redo_count)


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
        sentence = live.game.why(reason, caller.language, names_at(live, caller.language))
        now_shown = shown(caller, live, body.seat, body.number)
        raise Problem(409, reason.key, sentence=sentence, state=now_shown)
    try:
        await caller.house.desk.append(live, body.seat, kind, count(body.seat))
    except Overtaken:
        raise moved_on(caller, live, body.seat, body.number) from None


def not_too_long(live: Live) -> None:
    if live.history.is_long:
        raise Problem(409, "undo-long")


@router.post("/undo-request", response_model=wire.State, responses=REFUSALS)
async def undo_request(table: wire.TableId, caller: Somebody, body: wire.UndoRequest) -> Response:
    """Ask the table to go back to the seat's last decision. Bots agree, for the absent nobody."""
    async with caller.house.desk.open(table) as live:
        allow(caller, live, body.seat)
        if live.table.over:
            raise Problem(409, "over")
        if guard.never_back(live.row, live.seats):
            raise Problem(409, "tournament-back" if live.row.tournament_id else "rated-back")
        if live.history.back_to_last_of(body.seat) == 0:
            sentence = live.game.why(Reason("undo", "undo-nothing"), caller.language)
            raise Problem(409, "undo-nothing", sentence=sentence)
        mine = guard.owns(live.seats, caller.id)
        away = [row for row in live.seats if row.person_id is not None and is_away(row)]
        if any(row.seat not in mine for row in away):
            name = next(row.name for row in away if row.seat not in mine)
            raise Problem(409, "undo-absent", name=name)
        agreed = [row.seat for row in live.seats if row.kind == "bot" or row.left]
        agreed = sorted({*agreed, *mine})
        await agree(caller, live, {"seat": body.seat, "agreed": agreed})
        return plain(shown(caller, live, body.seat))


def is_away(row: SeatRow) -> bool:
    """Whether somebody cannot be asked: they left, and perhaps a bot plays for them meanwhile."""
    return row.left or row.kind == "bot"


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
    count = live.history.back_to_last_of(request["seat"])
    try:
        await caller.house.desk.append(live, NOBODY, UNDO, count)
    except Overtaken:
        raise moved_on(caller, live, request["seat"], live.number) from None


@router.put("/orders", response_model=wire.State, responses=REFUSALS)
async def orders(table: wire.TableId, caller: Somebody, body: wire.Orders) -> Response:
    """Standing orders for questions outside my turn."""
    async with caller.house.desk.open(table) as live:
        allow(caller, live, body.seat)
        for question, order in body.orders.items():
            standing = live.game.manifest.standing.get(question)
            if standing is None:
                known = ", ".join(live.game.manifest.standing)
                raise Problem(422, "no-such-question", question=question[:40], known=known)
            if order not in standing.orders():
                known = ", ".join(standing.orders())
                raise Problem(422, "no-such-order", question=question, order=order, known=known)
        kept = {**(live.seats[body.seat].orders or {}), **body.orders}
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
        guard.may_see(live, caller.id, invite)
    return plain(await speak(caller, live, body.text), 201)


async def speak(caller: Caller, live: Live, text: str) -> dict[str, Any]:
    """Write down what somebody says, and tell it."""
    me = caller.me
    await caller.house.limits.check("talk", me.id)
    message = Message(table_id=live.id, person_id=me.id, name=me.nickname, text=text, at=now())
    async with caller.house.storage.session() as session:
        session.add(message)
    said = said_info(message, live)
    deaf = await deaf_to(caller.house.storage, me.id)
    await caller.house.hub.talk(live.id, said, deaf)
    return said


def said_info(message: Message, live: Live) -> dict[str, Any]:
    """What was said, and from which seat: a stranger may have anybody's name."""
    seats = guard.owns(live.seats, message.person_id)
    return {
        "id": message.id,
        "name": message.name,
        "seat": seats[0] if seats else None,
        "text": message.text,
        "at": written(message.at),
    }


@router.get("/talk", response_model=list[wire.Said], responses=problems(404, 409))
async def heard(table: wire.TableId, caller: Anybody, invite: wire.Invite = None) -> Response:
    """The chat, newest last."""
    async with caller.house.desk.open(table) as live:
        guard.may_see(live, caller.id, invite)
    async with caller.house.storage.reading() as session:
        found = await session.scalars(
            select(Message)
            .where(Message.table_id == table, unheard(caller.id, Message.person_id))
            .order_by(Message.id.desc())
            .limit(LONGEST_TALK)
        )
        messages = list(found)
    return plain([said_info(one, live) for one in reversed(messages)])


# ---------------------------------------------------------------- looking back


@router.get(
    "/record",
    response_class=PlainTextResponse,
    responses={**REFUSALS, 200: {"content": {"text/plain": {}}}},
)
async def record(table: wire.TableId, caller: Somebody) -> Response:
    """The record of a finished game."""
    async with caller.house.desk.open(table) as live:
        guard.may_see(live, caller.id)
        if not guard.is_of_the_table(live.row, live.seats, caller.id):
            raise Problem(403, "not-seated")
        guard.may_tell(live.row)
        if live.ending is not None:
            text = live.ending.record
        elif not live.started or not live.table.over:
            raise Problem(409, "not-over")
        else:
            text = live.history.record(names_at(live, caller.language)).to_text()
    name = f"{live.row.game}-{table}.ludi"
    return PlainTextResponse(
        text, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )
