"""My box: what somebody corrects in a game's components, tried out before anybody plays with it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter
from sqlalchemy import delete, select
from starlette.responses import PlainTextResponse

import ludi
from ludi.kernel.components import ComponentsError, check_schema, parse
from ludi.kernel.corrections import (
    Correction,
    Value,
    differences,
    is_correction,
    laid_over,
    read_correction,
    shipped_data,
    written,
)
from ludi.kernel.errors import BadChoice
from ludi.kernel.game import Game
from ludi.server import wire, wire_boxes
from ludi.server.answers import problems
from ludi.server.boxed import boxed, changes_of
from ludi.server.desk import game_of
from ludi.server.house import Anybody, Caller, House, Somebody
from ludi.server.models import BoxRow, OwnBox, now
from ludi.server.problems import Problem
from ludi.server.thinking import Fitting, try_box
from ludi.server.turns import Full, Waits
from ludi.server.words import game_word, say

router: Final = APIRouter(prefix="/api", tags=["boxes"])
log: Final = logging.getLogger("ludi.server")

TRIAL_SECONDS: Final = 3.0  # of random games, beyond one of every mode
LARGEST: Final = 60_000  # characters of a correction
SHIPPED: Final = "shipped"  # in the place of an id
DEEPEST: Final = 5  # lists in lists of a value


# ---------------------------------------------------------------- mine


@router.get("/me/boxes", responses=problems(401))
async def own_boxes(caller: Somebody) -> list[wire_boxes.OwnBoxShort]:
    """The boxes I have corrected."""
    async with caller.house.storage.reading() as session:
        found = select(OwnBox).where(OwnBox.person_id == caller.me.id).order_by(OwnBox.game)
        rows = [*await session.scalars(found)]
    shorts: list[wire_boxes.OwnBoxShort] = []
    for row in rows:
        if row.game not in ludi.games():
            continue
        full = await described(caller, row.game, row)
        name = game_word(game_of(row.game), "game-name", caller.language, row.game)
        shorts.append(
            wire_boxes.OwnBoxShort(
                name=name,
                **full.model_dump(include=set(wire_boxes.OwnBoxShort.model_fields) - {"name"}),
            )
        )
    return shorts


@router.get("/me/boxes/{game}", responses=problems(401, 404))
async def own_box(game: wire.GameId, caller: Somebody) -> wire_boxes.OwnBoxInfo:
    """A box, value by value: as shipped, and what I say of it."""
    return await described(caller, game, await kept(caller, game))


@router.put("/me/boxes/{game}", responses=problems(401, 404))
async def correct(
    game: wire.GameId, caller: Somebody, body: wire_boxes.OwnValues
) -> wire_boxes.OwnBoxInfo:
    """Put these values in the place of all I have said before.

    What they are is checked; whether they make a box together, `fault` says.
    """
    shipped = shipped_of(game)
    values = [
        Value(
            one.table,
            one.id,
            one.key,
            plain_value(one.value),
            one.note or body.note,
            one.date or body.date,
        )
        for one in body.values
    ]
    text = written(Correction(game, body.note, body.date, values), [])
    return await keep(caller, game, read(game, text, shipped, caller.language))


@router.post("/me/boxes/{game}/file", responses=problems(401, 404))
async def bring(
    game: wire.GameId, caller: Somebody, body: wire_boxes.BoxFile
) -> wire_boxes.OwnBoxInfo:
    """Take over a file: a correction, or a complete copy of the components."""
    return await keep(caller, game, read(game, body.text, shipped_of(game), caller.language))


@router.get("/me/boxes/{game}/file", response_class=PlainTextResponse, responses=problems(401, 404))
async def take(game: wire.GameId, caller: Somebody) -> PlainTextResponse:
    """My correction as a file, for `--components` and `ludi components check`."""
    row = await kept(caller, game)
    if row is None:
        raise Problem(404, "no-own-box")
    disposition = f'attachment; filename="{game}.toml"'
    return PlainTextResponse(row.body, headers={"Content-Disposition": disposition})


@router.delete("/me/boxes/{game}", status_code=204, responses=problems(401))
async def forget(game: wire.GameId, caller: Somebody) -> None:
    """Forget all I have said of a box; tables that are played with it keep theirs."""
    mine = (OwnBox.person_id == caller.me.id, OwnBox.game == game)
    async with caller.house.storage.session() as session:
        await session.execute(delete(OwnBox).where(*mine))


@router.post("/me/boxes/{game}/check", responses=problems(401, 404, 409))
async def check(game: wire.GameId, caller: Somebody) -> wire_boxes.OwnBoxInfo:
    """Try my box out: random games of every mode. What can be played, tables can be opened with."""
    row = await kept(caller, game)
    if row is None:
        raise Problem(404, "no-own-box")
    opened_or_refused(game, row.body, caller.language)
    await caller.house.limits.check("boxes", caller.me.id)
    trial: dict[str, Any] | None = None
    try:
        fitting = Fitting(game, row.body, TRIAL_SECONDS)
        found = await caller.house.robots.lend(try_box, fitting, caller.me.id, Waits.HINT)
        if found.fault:
            trial = {"fault": found.fault, "players": found.players, "options": found.options}
    except Full:
        raise Problem(503, "no-trial") from None
    except TimeoutError:
        trial = {"fault": "endless", "players": 0, "options": {}}
    except Exception as error:  # whatever it is: a box with which it happens is not played
        log.warning("box failed", extra={"game": game, "why": type(error).__name__})
        trial = {"fault": type(error).__name__, "players": 0, "options": {}}
    box = box_row(game, row.body, house=False)
    async with caller.house.storage.session() as session:
        mine = await session.get(OwnBox, (caller.me.id, game))
        if mine is None or mine.body != row.body:
            raise Problem(409, "box-changed")
        mine.trial = trial
        mine.box_id = None if trial is not None else box.id
        if trial is None and await session.get(BoxRow, box.id) is None:
            session.add(box)
    return await own_box(game, caller)


# ---------------------------------------------------------------- everybody's


@router.get("/games/{game}/box", responses=problems(404))
async def house_box(game: wire.GameId, caller: Anybody) -> wire_boxes.OwnBoxInfo:
    """A box as it comes, value by value, with where each is from."""
    return await described(caller, game, None)


@router.get("/boxes/{box}", responses=problems(404))
async def played_box(box: wire_boxes.BoxId, caller: Anybody) -> wire_boxes.PlayedBox:
    """What a box that is played with has otherwise than the shipped one."""
    row = await caller.house.storage.box(box)
    if row is None or row.game not in ludi.games():
        raise Problem(404, "no-such-box")
    changes = changes_of(game_of(row.game), row.body, caller.language)
    return wire_boxes.PlayedBox(id=row.id, game=row.game, house=row.house, changes=changes)


@router.get("/boxes/{box}/file", response_class=PlainTextResponse, responses=problems(404))
async def box_file(box: wire_boxes.BoxId, caller: Anybody) -> PlainTextResponse:
    """The correction, without which records of such games cannot be replayed."""
    row = await caller.house.storage.box(box)
    if row is None:
        raise Problem(404, "no-such-box")
    disposition = f'attachment; filename="{row.game}-{row.id}.toml"'
    return PlainTextResponse(row.body, headers={"Content-Disposition": disposition})


async def game_with(house: House, game: str, box: str | None) -> Game:
    """A game with a box that somebody asks for by its id; without, with the house's."""
    if box is None:
        return game_of(game, house.boxes.get(game))
    if box == SHIPPED:
        return game_of(game)
    row = await house.storage.box(box)
    if row is None or row.game != game:
        raise Problem(404, "no-such-box")
    return game_of(game, row.body)


async def chosen(caller: Caller, game: str, wanted: str) -> BoxRow | None:
    """The box a new table is played with; None: as shipped."""
    if wanted == "mine":
        row = await kept(caller, game)
        if row is None or row.box_id is None:
            raise Problem(409, "box-unchecked")
        return await caller.house.storage.box(row.box_id)
    text = caller.house.boxes.get(game) if wanted == "house" else None
    return None if text is None else box_row(game, text, house=True)


async def open_house_boxes(house: House) -> None:
    """The boxes that the host has named, for new tables; a bad one keeps the house closed."""
    house.boxes.update(named_boxes(house.settings.components))
    for game, text in house.boxes.items():
        row = box_row(game, text, house=True)
        async with house.storage.session() as session:
            known = await session.get(BoxRow, row.id)
            if known is None:
                session.add(row)
            else:
                known.house = True


def named_boxes(components: str) -> dict[str, str]:
    """The corrections in some files, by game; one that only confirms changes nothing."""
    found: dict[str, str] = {}
    for path in [part.strip() for part in components.split(",") if part.strip()]:
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            raise BadChoice(f"{path}: cannot be read: {error}") from None
        data = parse(path, text)
        game = data.get("game") if is_correction(data) else None
        if not isinstance(game, str) or game not in ludi.games():
            raise BadChoice(f"{path}: it is no correction of a game that is here")
        if ludi.game(game, text).components_sha:
            found[game] = text
    return found


# ---------------------------------------------------------------- inside


async def kept(caller: Caller, game: str) -> OwnBox | None:
    """What the caller has said of a box."""
    game_of(game)
    async with caller.house.storage.reading() as session:
        return await session.get(OwnBox, (caller.me.id, game))


async def described(caller: Caller, game: str, row: OwnBox | None) -> wire_boxes.OwnBoxInfo:
    """A box in words; opening a corrected one takes its time."""
    shipped = shipped_of(game)
    body = row.body if row is not None else written(Correction(game, "", "", []), [])
    correction = read(game, body, shipped, caller.language)
    fault = None
    try:
        await asyncio.to_thread(ludi.game, game, body)
    except ComponentsError as error:
        fault = fault_of(error, caller.language)
    info = boxed(game_of(game), shipped, correction, caller.language)
    info.fault = fault
    info.checked = row is not None and fault is None and row.box_id is not None
    if row is not None and row.trial is not None and fault is None:
        info.trial = trial_sentence(game_of(game), row.trial, caller.language)
    return info


async def keep(caller: Caller, game: str, correction: Correction) -> wire_boxes.OwnBoxInfo:
    """Write down what somebody says of a box."""
    text = written(correction, [])
    if len(text) > LARGEST:
        raise Problem(413, "too-large")
    me = caller.me.id
    async with caller.house.storage.session() as session:
        row = await session.get(OwnBox, (me, game))
        if row is None:
            row = OwnBox(person_id=me, game=game, body=text, box_id=None, trial=None, at=now())
            session.add(row)
        elif row.body != text:
            row.body, row.box_id, row.trial, row.at = text, None, None, now()
    return await described(caller, game, row)


def shipped_of(game: str) -> dict[str, object]:
    """The values as they come."""
    found = game_of(game)
    if found.sheet is None:
        raise Problem(404, "no-box")
    return shipped_data(found.folder, found.id)


def read(game: str, text: str, shipped: dict[str, object], language: str) -> Correction:
    """What a file says of a box; a complete copy says all in which it differs."""
    try:
        data = parse(game, text)
        if is_correction(data):
            correction = read_correction(game, data, shipped)
            if correction.game != game:
                details: dict[str, str | int] = {"found": correction.game, "game": game}
                raise ComponentsError(game, "another-game", details)
            laid_over(shipped, correction)
            return correction
        differ = differences(shipped, check_schema(game, data))
        values = [Value(one.table, one.id, one.key, one.own, "", "") for one in differ]
        return Correction(game, "", "", values)
    except ComponentsError as error:
        raise bad_box(error, language) from None
    except (LookupError, TypeError, AttributeError):  # rows or tables that are missing
        unlike = ComponentsError(game, "impossible", {"why": "?"})
        raise bad_box(unlike, language) from None


def opened_or_refused(game: str, text: str, language: str) -> None:
    try:
        ludi.game(game, text)
    except ComponentsError as error:
        raise bad_box(error, language) from None


def bad_box(error: ComponentsError, language: str) -> Problem:
    fault = fault_of(error, language)
    return Problem(422, "bad-box", sentence=fault.sentence, state={"fault": fault.model_dump()})


def fault_of(error: ComponentsError, language: str) -> wire_boxes.BoxFault:
    where = f"{error.where}: " if error.where and not error.table else ""
    sentence = where + error.problem(language)
    return wire_boxes.BoxFault(sentence=sentence, table=error.table, id=error.id, key=error.key)


def trial_sentence(game: Game, trial: dict[str, Any], language: str) -> str:
    """What went wrong when a box was tried out."""
    how = "endless" if trial["fault"] == "endless" else "broken"
    named = [
        game_word(game, f"option-{name}-{value}", language, f"{name}: {value}")
        for name, value in trial["options"].items()
    ]
    return say(f"trial-{how}", language, players=trial["players"], mode=", ".join(named) or "-")


def plain_value(value: Any, depth: int = 0) -> object:
    """A value as TOML can say it; ValueError is what the browser never sends."""
    if isinstance(value, str | bool | int):
        return value
    if depth < DEEPEST:
        if isinstance(value, list):
            return [plain_value(one, depth + 1) for one in value]
        if isinstance(value, dict):
            return {str(key): plain_value(one, depth + 1) for key, one in value.items()}
    raise Problem(422, "bad-value")


def box_row(game: str, text: str, house: bool) -> BoxRow:
    """A box named by what it holds."""
    id = hashlib.sha256(f"{game}\n{text}".encode()).hexdigest()[:24]
    return BoxRow(id=id, game=game, body=text, house=house, at=now())
