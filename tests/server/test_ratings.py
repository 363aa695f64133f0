"""Ratings: the arithmetic by numbers alone, and rated games from the first seat to the ladder."""

import asyncio
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from ludi.ratings import Rating, new_model
from ludi.server import ratings, wire_ratings
from ludi.server.ladder import NEWCOMERS_LEVEL
from ludi.server.models import Ladder, RatedGame, RatedSeat, RatingRow
from ludi.server.ratings import first_rating, rate_game
from tests.server.helpers import Player, Server, in_process, play_out, settings_for
from tests.server.timekeeping import DAYS, LIVE

GAME = "glory-to-rome"


@pytest.fixture
async def server(tmp_path: Path) -> Any:
    """A server whose bots only answer where a test plays for them."""
    async with in_process(settings_for(tmp_path)) as running:
        running.house.desk.changed.remove(running.house.robots.look)
        yield running


async def two(server: Server, *bots: str, start: bool = True) -> tuple[Player, Player, Any]:
    marie, paul = await server.player("Marie"), await server.player("Paul")
    table = await marie.table("me", "anyone", *bots, start=False, clock=LIVE, rated=True)
    await paul.send(f"/api/tables/{table['id']}/join", {})
    if start:
        await marie.send(f"/api/tables/{table['id']}/start")
    return marie, paul, table


async def kept(server: Server) -> dict[tuple[str, str], tuple[float, float, int]]:
    async with server.house.storage.reading() as session:
        rows = await session.scalars(select(RatingRow))
        return {(row.game, row.who): (row.mean, row.doubt, row.games) for row in rows}


def test_ratings_come_to_the_true_order() -> None:
    """Numbers only: bots whose first rating is the wrong way round, and two people."""
    true = {"bot:imperator": -8.0, "bot:miles": 0.0, "person:a": 4.0, "bot:tiro": 9.0}
    true["person:b"] = 14.0
    choose = random.Random(1)
    known: dict[str, Rating] = {}
    model = new_model()
    for _ in range(600):
        playing = choose.sample(list(true), choose.choice((2, 2, 3)))
        today = {who: choose.gauss(true[who], 4.2) for who in playing}
        ranked = sorted(playing, key=lambda who: -today[who])
        rate_game([(who, rank) for rank, who in enumerate(ranked, 1)], known, model)
    order = sorted(true, key=lambda who: true[who])
    assert sorted(known, key=lambda who: known[who].mean) == order
    for weaker, stronger in pairwise(order):
        gap = known[stronger].mean - known[weaker].mean
        assert gap > known[stronger].doubt
        assert known[stronger].doubt < 3.5


def test_a_level_on_two_seats_is_rated_once() -> None:
    known: dict[str, Rating] = {}
    rate_game([("person:a", 1), ("bot:tiro", 2), ("bot:tiro", 3)], known, new_model())
    assert set(known) == {"person:a", "bot:tiro"}
    assert known["bot:tiro"].mean < first_rating("bot:tiro").mean
    assert first_rating("bot:imperator").mean > first_rating("bot:tiro").mean
    assert first_rating("bot:fabia") == first_rating("bot:centurio")
    assert first_rating("bot:search:visits=1") == first_rating("person:b")


@pytest.mark.parametrize(
    ("seats", "more", "why"),
    [
        (("me", "greedy"), {}, "rated-clock"),
        (("me", "me"), {"clock": LIVE}, "rated-twice"),
        (("me", "greedy"), {"clock": LIVE, "hints": True}, "rated-hints"),
        (("greedy", "greedy"), {"clock": LIVE}, "rated-people"),
        (("me",), {"clock": LIVE, "game": "hadrians-wall"}, "rated-alone"),
    ],
)
async def test_what_cannot_be_rated_is_refused(
    server: Server, seats: tuple[str, ...], more: dict[str, Any], why: str
) -> None:
    player = await server.player()
    assert (await player.table(*seats, rated=True, **more, status=422))["key"] == why
    assert await player.get("/api/tables", list="mine") == []


async def test_a_rated_game_from_the_table_to_the_ladder(server: Server) -> None:
    marie, paul, table = await two(server, "greedy", start=False)
    path = f"/api/tables/{table['id']}"
    before = wire_ratings.TableRating.model_validate(await paul.get(f"{path}/rating"))
    assert not before.over and [seat.rating for seat in before.seats] == [1000, 1000, 840]
    table = await marie.send(f"{path}/start")
    assert table["rated"] and not table["hints"]
    state = await marie.state(table["id"], 0)
    refused = await marie.send(f"{path}/hint", {"seat": 0, "number": state["number"]}, 403)
    assert refused["key"] == "hints-off"
    await play_out(server, table["id"])
    done = wire_ratings.TableRating.model_validate(await paul.get(f"{path}/rating"))
    assert done.over and done.void is None
    by_rank = sorted(done.seats, key=lambda seat: seat.rank or 0)
    changes = [seat.change or 0 for seat in by_rank]
    assert changes[0] > 0 > changes[-1]
    ladder = wire_ratings.LadderInfo.model_validate(await marie.get(f"/api/ratings/{GAME}"))
    assert [entry.place for entry in ladder.entries] == [1, 2, 3]
    assert [entry.low for entry in ladder.entries] == sorted(
        [entry.low for entry in ladder.entries], reverse=True
    )
    assert {entry.name for entry in ladder.entries} == {"Marie", "Paul", "Greedy"}
    assert ladder.me is not None and ladder.me.name == "Marie" and ladder.me.games == 1
    week = wire_ratings.LadderInfo.model_validate(
        await paul.get(f"/api/ratings/{GAME}", period="week")
    )
    assert {(one.name, one.rating, one.change) for one in week.entries} == {
        (one.name, one.rating, one.change) for one in ladder.entries
    }
    [mine] = await marie.get("/api/me/ratings")
    found = wire_ratings.MyRating.model_validate(mine)
    assert (found.game, found.games, len(found.curve)) == (GAME, 1, 1)
    assert found.curve[0].rating == found.rating and found.curve[0].table == table["id"]
    assert {one.name for one in found.opponents} == {"Paul", "Greedy"}
    assert [(mode.players, mode.games) for mode in found.modes] == [(3, 1)]
    exported = await marie.get("/api/me/export")
    assert [one["table"] for one in exported["rated"]] == [table["id"]]
    again = await marie.send(f"{path}/rematch", None, 201)
    assert again["rated"] and again["clock"] == table["clock"]


async def test_who_leaves_comes_last(server: Server) -> None:
    marie, paul, table = await two(server, "random")
    path = f"/api/tables/{table['id']}"
    await paul.send(f"{path}/leave")
    await marie.send(f"{path}/seats/1", {"kind": "bot", "level": "greedy"})
    back = await paul.send(f"{path}/join", {})
    assert back["seats"][1]["kind"] == "person"
    await play_out(server, table["id"])
    seats = (await marie.get(f"{path}/rating"))["seats"]
    assert [seat["forfeit"] for seat in seats] == [False, True, False]
    assert seats[1]["rank"] == 3, "a bot has played for him"
    assert sorted(seat["rank"] for seat in seats) == [1, 2, 3]


async def test_going_back_past_a_door(server: Server) -> None:
    marie, paul, table = await two(server)
    path = f"/api/tables/{table['id']}"
    alone = await marie.table("me", "random", clock=DAYS, rated=True)
    players = [marie, paul]
    for one in (table, alone):
        async with server.house.desk.open(one["id"]) as live:
            choose = random.Random(1)
            while not live.history._door_plays or live.history.back_to_last_of(0) == 0:
                seat = live.table.deciders[0]
                action = choose.choice(live.table.legal_for(seat))
                await server.house.desk.append(live, seat, "play", action)
    refused = await marie.send(f"/api/tables/{alone['id']}/undo-request", {"seat": 0}, 409)
    assert refused["key"] == "rated-back", "bots would always agree"
    assert not (await marie.state(alone["id"], 0))["undo"]["ask"]
    asked = await marie.send(f"{path}/undo-request", {"seat": 0})
    assert asked["undo"]["request"]
    back = await players[1].send(f"{path}/undo-answer", {"seat": 1, "agree": True})
    assert back["went_back"] == 1
    await play_out(server, table["id"])
    done = await marie.get(f"{path}/rating")
    assert done["void"] == "It does not count: the table went back past what had come out."
    assert [seat["change"] for seat in done["seats"]] == [None, None]
    assert "went-back: 1" in await marie.get(f"{path}/record")
    assert await kept(server) == {}


async def test_a_rebuild_reproduces_every_rating(server: Server) -> None:
    marie = await server.player("Marie")
    for number in range(4):
        table = await marie.table("me", ("random", "greedy")[number % 2], clock=DAYS, rated=True)
        await play_out(server, table["id"], seed=number)
    right = await kept(server)
    assert right[GAME, f"person:{marie.id}"][2] == 4
    storage = server.house.storage
    assert await ratings.rebuild(storage) == (4, 3, 0)
    async with storage.session() as session:
        await session.execute(update(RatingRow).values(mean=40.0))
    assert await ratings.rebuild(storage) == (4, 3, 3)
    assert await kept(server) == right
    await marie.send("/api/me", None, 204, verb="DELETE")
    found = await kept(server)
    assert sorted(found.values()) == sorted(right.values()), "the others keep theirs"
    assert not any(marie.id in who for _, who in found)
    assert (await ratings.rebuild(storage)).changed == 0
    paul = await server.player("Paul")
    names = {one["name"] for one in (await paul.get(f"/api/ratings/{GAME}"))["entries"]}
    assert names == {"Random", "Greedy"}


async def test_two_processes_rate_a_game_once(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with in_process(settings) as one, in_process(settings) as other:
        for server in (one, other):
            server.house.desk.changed.remove(server.house.robots.look)
            server.house.desk.rate.clear()  # a process that dies before it has rated
        marie = await one.player()
        for _ in range(2):
            table = await marie.table("me", "random", clock=DAYS, rated=True)
            await play_out(one, table["id"])
        assert (await marie.get(f"/api/tables/{table['id']}/rating"))["seats"][0]["change"] is None
        counts = await asyncio.gather(
            *[ratings.settle(server.house.storage) for server in (one, other) * 3]
        )
        assert sum(counts) == 2
        async with one.house.storage.reading() as session:
            places = await session.scalars(select(RatedGame.place).order_by(RatedGame.place))
            assert list(places) == [1, 2]
            assert await session.scalar(select(Ladder.games)) == 2
            unrated = select(func.count()).where(RatedSeat.mean.is_(None))
            assert await session.scalar(unrated) == 0


async def test_somebody_of_my_level(server: Server) -> None:
    marie, paul = await server.player("Marie"), await server.player("Paul")
    table = await marie.send(f"/api/ratings/{GAME}/play", None, 201)
    assert table["status"] == "playing" and table["rated"] and table["clock"]["kind"] == "days"
    assert [seat["level"] for seat in table["seats"]] == [None, NEWCOMERS_LEVEL]
    async with server.house.storage.session() as session:
        for who, mean in ((f"person:{marie.id}", 31.5), ("bot:tiro", 31.0)):
            row = RatingRow(game=GAME, who=who, mean=mean, doubt=2.0, games=9, at=1)
            session.add(row)
    table = await marie.send(f"/api/ratings/{GAME}/play", None, 201)
    assert table["seats"][1]["level"] == "tiro", "as strong as has turned out"
    open_tables = {}
    for host in (marie, paul):
        made = await host.table("me", "anyone", start=False, clock=DAYS, rated=True)
        open_tables[made["id"]] = host.name
        await host.table("me", "anyone", start=False, clock=DAYS)
    julia = await server.player("Julia")
    near = await julia.get(f"/api/ratings/{GAME}/open")
    for one in near:
        wire_ratings.NearTable.model_validate(one)
    assert [open_tables[one["table"]["id"]] for one in near] == ["Paul", "Marie"]
    assert [one["apart"] for one in near] == [0, 260]
    assert [one["table"]["id"] for one in await paul.get(f"/api/ratings/{GAME}/open")] == [
        id for id, name in open_tables.items() if name == "Marie"
    ]
