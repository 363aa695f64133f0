"""The deal of the day: the same for everybody, once for the record, secret until it is over."""

import asyncio
import random
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

import ludi
from ludi.kernel.dice import seal
from ludi.kernel.history import PLAY
from ludi.server.daily import days, landmarks
from ludi.server.daily.attempts import LAST, place_among
from ludi.server.daily.dealing import mode_of, new_deal
from ludi.server.daily.models import Attempt, DealRow
from ludi.server.models import now
from ludi.server.robots import job_for
from ludi.server.thinking import think
from tests.server.helpers import Player, Server, in_process, settings_for

DUEL = "glory-to-rome"
ALONE = "rome-and-roll"
HOUR = 3_600_000


class Clock:
    """It stands at noon until somebody sets it."""

    def __init__(self) -> None:
        self.at = days.begins(date(2026, 3, 4)) + 12 * HOUR

    def __call__(self) -> int:
        return self.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(days, "clock", made)
    return made


@pytest.fixture
async def server(tmp_path: Path, clock: Clock) -> Any:
    """A server whose bots only answer where a test lets them."""
    async with in_process(settings_for(tmp_path)) as running:
        running.house.desk.changed.remove(running.house.robots.look)
        yield running


async def begin(player: Player, game: str = ALONE, status: int = 201, **body: Any) -> Any:
    return await player.send(f"/api/deals/{game}", body, status)


async def play_out(server: Server, table: str, choose: Callable[[list[int]], int]) -> list[int]:
    """Play a deal: a person as a test chooses, bots as they do. What was chosen by all."""
    desk = server.house.desk
    played: list[int] = []
    async with desk.open(table) as live:
        while not live.table.over:
            seat = live.table.deciders[0]
            if live.seats[seat].kind == "bot":
                action = think(job_for(live, seat, live.seats[seat].level or ""))
            else:
                action = choose(live.table.legal_for(seat))
            await desk.append(live, seat, PLAY, action)
            played.append(action)
    return played


def at_random(seed: int) -> Callable[[list[int]], int]:
    return random.Random(seed).choice


async def put(server: Server, player: Player, points: int | None, **more: Any) -> None:
    """Somebody has begun a deal, and perhaps finished it with so many points."""
    row = Attempt(
        **{
            "table_id": f"t{player.id}"[:24],
            "day": days.today().isoformat(),
            "game": ALONE,
            "person_id": player.id,
            "started": days.clock(),
            "ended": None if points is None else days.clock(),
            "outcome": None if points is None else "lost",
            "points": points,
            **more,
        }
    )
    async with server.house.storage.session() as session:
        session.add(row)


# ---------------------------------------------------------------- what is dealt


def test_every_way_of_every_game_can_be_dealt() -> None:
    first = date(2026, 1, 1)
    for game in ludi.playable():
        ways = {mode_of(game, first + timedelta(number)) for number in range(100)}
        assert ways == set(game.manifest.deals), "each has its day"
        for number in range(len(game.manifest.deals)):
            deal = new_deal(game, first + timedelta(number), "secret", ["greedy", "miles"])
            assert deal is not None and deal["seed_sha256"] == seal(deal["seed"])
            assert (deal["level"] == "") == (deal["players"] == 1)
            assert deal["level"] in ("", "greedy", "miles"), "only who may play here"
            table = game.new(deal["players"], deal["seed"], **deal["options"])
            assert 0 in table.deciders or deal["players"] > 1
    seeds = {
        new_deal(ludi.game(ALONE), day, secret, [])["seed"]  # type: ignore[index]
        for day in (first, first + days.DAY)
        for secret in ("one", "two")
    }
    assert len(seeds) == 4


async def test_a_seal_is_known_a_day_before_and_its_seed_a_day_after(
    server: Server, clock: Clock
) -> None:
    marie = await server.player()
    today = await marie.get("/api/deals")
    assert today["day"] == "2026-03-04" and len(today["deals"]) == 5
    assert {deal["seed"] for deal in today["deals"]} == {None}
    seals = today["seals"]
    says = {deal["game"]: deal["mode"]["says"] for deal in today["deals"]}
    assert all(" : " not in one and ": " in one for said in says.values() for one in said)
    assert says[ALONE] and says["hadrians-wall"]
    assert (await marie.get("/api/deals", 404, day="2026-03-05"))["key"] == "no-such-deal"
    assert (await marie.get("/api/deals", day="2026-03-03"))["deals"] == []
    clock.at += 24 * HOUR
    tomorrow = await marie.get("/api/deals")
    assert {one["game"]: one["seed_sha256"] for one in tomorrow["deals"]} == seals
    assert all(one["sealed"].startswith("2026-03-04T12") for one in tomorrow["deals"])
    past = await marie.get("/api/deals", day="2026-03-04")
    assert [seal(one["seed"]) for one in past["deals"]] == [
        one["seed_sha256"] for one in today["deals"]
    ]
    assert past["seals"] == {}
    page = await marie.get(f"/api/deals/{ALONE}/archive")
    assert [one["day"] for one in page["days"]] == ["2026-03-04"] and not page["more"]
    assert (await marie.get(f"/api/deals/{ALONE}/archive", before="2026-03-04"))["days"] == []
    await marie.get("/api/deals/no-such-game", 404)
    await marie.get(f"/api/deals/{ALONE}", 422, day="2026-02-30")


async def test_two_processes_deal_the_same(tmp_path: Path, clock: Clock) -> None:
    settings = settings_for(tmp_path)
    async with in_process(settings) as one, in_process(settings) as other:
        marie, paul = await one.player("Marie"), await other.player("Paul")
        first, second = await asyncio.gather(marie.get("/api/deals"), paul.get("/api/deals"))
        assert first == second
        async with one.house.storage.reading() as session:
            assert len(list(await session.scalars(select(DealRow)))) == 10


# ---------------------------------------------------------------- playing it


@pytest.mark.parametrize("game", [DUEL, ALONE])
async def test_equal_moves_give_equal_results(server: Server, clock: Clock, game: str) -> None:
    """Two people play the same; one of them takes a move back and plays it again on the way."""
    if game == DUEL:
        clock.at += 24 * HOUR * (-days.today().toordinal() % 6)  # against a soldier
    marie, paul = await server.player("Marie"), await server.player("Paul")
    hers, his = await begin(marie, game), await begin(paul, game)
    assert hers["deal"] == {"day": hers["deal"]["day"], "record": True, "secret": True}
    assert hers["id"] != his["id"] and hers["seed_sha256"] == his["seed_sha256"]
    desk = server.house.desk
    async with desk.open(his["id"]) as live:
        while not live.history.can_undo(0):
            seat = live.table.deciders[0]
            action = live.table.legal_for(seat)[0]
            if live.seats[seat].kind == "bot":
                action = think(job_for(live, seat, live.seats[seat].level or ""))
            await desk.append(live, seat, PLAY, action)
        before = [play.action for play in live.history.plays]
        await desk.append(live, 0, "undo", 1)
    start = iter([action for action in before])
    async with desk.open(hers["id"]) as live:
        for action in start:
            await desk.append(live, live.table.deciders[0], PLAY, action)
    async with desk.open(his["id"]) as live:
        await desk.append(live, 0, PLAY, before[-1])
    played = await play_out(server, hers["id"], at_random(1))
    assert await play_out(server, his["id"], at_random(1)) == played
    one, other = [await who.get(f"/api/deals/{game}") for who in (marie, paul)]
    assert one["mine"]["status"] == other["mine"]["status"] == "counts"
    for key in ("outcome", "points", "rank", "of", "better_than"):
        assert one["mine"][key] == other["mine"][key]
    assert (one["mine"]["rank"], one["mine"]["of"], one["mine"]["better_than"]) == (1, 2, 0)
    assert [entry["rank"] for entry in one["entries"]] == [1, 1]
    clock.at += 24 * HOUR
    day = one["day"]
    parting = await paul.get(f"/api/deals/{game}/parting", day=day)
    assert parting["number"] is None and parting["table"] == hers["id"]
    assert parting["played"] == "" and parting["same"] > 10


async def test_one_game_for_the_record(server: Server) -> None:
    marie = await server.player()
    answers = await asyncio.gather(
        *[marie.web.post(f"/api/deals/{ALONE}", json={}) for _ in range(4)]
    )
    assert {answer.json()["id"] for answer in answers} == {answers[0].json()["id"]}
    assert sorted(answer.status_code for answer in answers) == [200, 200, 200, 201]
    table = await begin(marie, status=200)
    assert table["status"] == "playing" and not table["hints"] and table["invite"] is None
    page = await marie.get(f"/api/deals/{ALONE}")
    assert page["mine"]["status"] == "playing" and not page["open"] and page["played"] == 1
    assert page["mine"]["rank"] is None and page["entries"] == []
    state = await marie.state(table["id"], 0)
    asked = {"seat": 0, "number": state["number"]}
    refused = await marie.send(f"/api/tables/{table['id']}/hint", asked, 403)
    assert refused["key"] == "hints-off"
    await server.house.storage.write(landmarks_none(table["id"]))
    assert (await begin(marie, status=409))["key"] == "deal-played", "a deleted table is played"
    assert (await marie.get(f"/api/deals/{ALONE}"))["mine"]["table"] is None


def landmarks_none(table: str) -> Any:
    from ludi.server.office import without_table

    return without_table(table)


async def test_a_server_that_went_down_before_the_first_move(server: Server) -> None:
    marie = await server.player()
    table = await begin(marie)
    async with server.house.desk.open(table["id"]) as live:
        await server.house.desk.change(live, {"status": "waiting", "asked": []})
        live.begin(None)
    again = await begin(marie, status=200)
    assert (again["id"], again["status"]) == (table["id"], "playing")


# ---------------------------------------------------------------- secrets


async def test_nobody_else_sees_anything_before_the_day_is_over(
    server: Server, clock: Clock
) -> None:
    marie, paul = await server.player("Marie"), await server.player("Paul")
    table = await begin(marie)
    path = f"/api/tables/{table['id']}"
    async with server.house.desk.open(table["id"]) as live:
        seed, invite = live.row.seed, live.row.invite
    shut = [path, f"{path}/state", f"{path}/talk", f"{path}/record", f"{path}/review"]
    shut += [f"{path}/replay?number=0", f"{path}/state?seat=0"]

    async def nothing_for_paul() -> None:
        for one in shut:
            for asked in (one, f"{one}{'&' if '?' in one else '?'}invite={invite}"):
                answer = await paul.web.get(asked)
                assert answer.status_code == 404, asked
        for body in ({"invite": invite}, {}):
            await paul.send(f"{path}/join", body, 404)
        fork = {"number": 0, "seat": 0}
        answer = await paul.web.post(f"{path}/fork", json=fork, params={"invite": invite})
        assert answer.status_code == 404
        for which in ("open", "playing", "finished", "mine"):
            assert await paul.get("/api/tables", list=which) == []
        page = await paul.get(f"/api/deals/{ALONE}")
        assert page["entries"] == page["landmarks"] == [] and page["mine"] is None
        assert (await paul.get(f"/api/deals/{ALONE}/parting", 409))["key"] == "deal-secret"

    await nothing_for_paul()
    await play_out(server, table["id"], at_random(1))
    await nothing_for_paul()
    seen = [
        await marie.web.get(one)
        for one in (path, f"{path}/state?seat=0", f"/api/deals/{ALONE}", "/api/me/export")
    ]
    assert all(answer.status_code == 200 and seed not in answer.text for answer in seen)
    number = (await marie.state(table["id"], 0))["number"]
    for refused in (
        await marie.get(f"{path}/record", 409),
        await marie.get(f"{path}/replay", 409, number=number, seat="all"),
        await marie.send(f"{path}/fork", {"number": 0, "seat": 0}, 409),
    ):
        assert refused["key"] == "deal-secret"
    own = await marie.get(f"{path}/replay", number=1, seat=0)
    assert own["seed"] is None
    admin = await server.player("Admin")
    await server.house.storage.write(appointed(admin.id))
    listed = await admin.web.get("/api/admin/tables")
    assert table["id"] in listed.text and seed not in listed.text
    clock.at += 12 * HOUR
    looked = await paul.state(table["id"])
    assert looked["seed"] == seed and looked["status"] == "finished"
    assert "seed" in await marie.get(f"{path}/record")
    await paul.get(f"{path}/replay", number=number, seat="all")
    page = await paul.get(f"/api/deals/{ALONE}", day=table["deal"]["day"])
    assert page["seed"] == seed and [one["table"] for one in page["entries"]] == [table["id"]]


def appointed(person: str) -> Any:
    from sqlalchemy import update

    from ludi.server.models import Person

    async def work(session: Any) -> None:
        await session.execute(
            update(Person).where(Person.id == person).values(admin=True, handle="admin")
        )

    return work


async def test_a_table_closed_by_the_house_keeps_the_secret(server: Server, clock: Clock) -> None:
    marie, admin = await server.player("Marie"), await server.player("Admin")
    await server.house.storage.write(appointed(admin.id))
    table = await begin(marie)
    await admin.send(f"/api/admin/tables/{table['id']}/close", {"why": "a test"}, 204)
    state = await marie.state(table["id"], 0)
    assert state["status"] == "finished" and state["seed"] is None
    mine = (await marie.get(f"/api/deals/{ALONE}"))["mine"]
    assert mine["status"] == "void" and mine["why"].startswith("It does not count")
    clock.at += 12 * HOUR
    assert (await marie.state(table["id"], 0))["seed"] is not None


# ---------------------------------------------------------------- what counts


async def test_going_back_past_a_door_ends_the_rating(server: Server) -> None:
    marie = await server.player()
    table = await begin(marie)
    desk = server.house.desk
    choose = random.Random(1)
    async with desk.open(table["id"]) as live:
        while not live.history._door_plays or live.history.back_to_last_of(0) == 0:
            seat = live.table.deciders[0]
            await desk.append(live, seat, PLAY, choose.choice(live.table.legal_for(seat)))
    back = await marie.send(f"/api/tables/{table['id']}/undo-request", {"seat": 0})
    assert back["went_back"] == 1
    await play_out(server, table["id"], at_random(2))
    page = await marie.get(f"/api/deals/{ALONE}")
    assert page["mine"]["status"] == "void" and "went back" in page["mine"]["why"]
    assert page["mine"]["points"] is not None and page["mine"]["rank"] is None
    assert page["open"] and page["entries"] == []


async def test_ranks_and_shares(server: Server, clock: Clock) -> None:
    people = [await server.player(name) for name in ("Ana", "Bea", "Caius", "Dio", "Eva", "Fabia")]
    for player, points in zip(people[:3], (30, 50, 50), strict=True):
        await put(server, player, points)
    await put(server, people[3], 5, outcome="won")
    await put(server, people[4], None)
    await put(server, people[5], 90, forfeit=True)
    page = await people[0].get(f"/api/deals/{ALONE}")
    found = [(one["name"], one["rank"], one["finished"]) for one in page["entries"]]
    assert sorted(found, key=lambda one: (one[1], one[0])) == [
        ("Dio", 1, True),
        ("Bea", 2, True),
        ("Caius", 2, True),
        ("Ana", 4, True),
        ("Fabia", 5, False),
    ]
    assert page["played"] == 6
    mine = [(await who.get(f"/api/deals/{ALONE}"))["mine"] for who in people[:5]]
    assert [(one["rank"], one["of"], one["better_than"]) for one in mine] == [
        (4, 5, 25),
        (2, 5, 50),
        (2, 5, 50),
        (1, 5, 100),
        (None, None, None),
    ]
    assert mine[4]["status"] == "playing"
    await people[1].send("/api/me", None, 204, verb="DELETE")
    clock.at += 24 * HOUR
    page = await people[4].get(f"/api/deals/{ALONE}", day="2026-03-04")
    assert page["mine"]["status"] == "unfinished" and page["mine"]["rank"] == 5
    assert [one["name"] for one in page["entries"]].count("somebody") == 1
    [past] = (await people[0].get(f"/api/deals/{ALONE}/archive"))["days"]
    assert (past["played"], past["mine"]["rank"], past["mine"]["of"]) == (6, 4, 6)


def test_places() -> None:
    assert place_among((0, -3), [(0, -3)]) == (1, 1, None)
    assert place_among(LAST, [(0, -3), LAST, LAST]) == (2, 3, 0)


async def test_who_leaves_or_is_late_comes_last(server: Server, clock: Clock) -> None:
    marie, paul = await server.player("Marie"), await server.player("Paul")
    table, late = await begin(marie), await begin(paul)
    await marie.send(f"/api/tables/{table['id']}/leave")
    await play_out(server, table["id"], at_random(1))
    mine = (await marie.get(f"/api/deals/{ALONE}"))["mine"]
    assert (mine["status"], mine["rank"], mine["of"]) == ("unfinished", 1, 1)
    clock.at += 12 * HOUR
    await play_out(server, late["id"], at_random(1))
    page = await paul.get(f"/api/deals/{ALONE}", day="2026-03-04")
    assert [(one["finished"], one["points"]) for one in page["entries"]] == [(False, None)] * 2
    assert page["mine"]["status"] == "unfinished"


async def test_old_deals_are_for_practice(server: Server, clock: Clock) -> None:
    marie = await server.player()
    await marie.get("/api/deals")
    day = days.today().isoformat()
    clock.at += 24 * HOUR
    one = await begin(marie, day=day)
    two = await begin(marie, day=day)
    assert one["id"] != two["id"], "as often as one likes"
    assert one["deal"] == {"day": day, "record": False, "secret": False} and one["hints"]
    await play_out(server, one["id"], at_random(1))
    assert (await marie.get(f"/api/deals/{ALONE}", day=day))["mine"] is None
    assert await marie.get("/api/me/results") == [], "what came could be known"
    paul = await server.player("Paul")
    await paul.get(f"/api/tables/{one['id']}", 404)
    assert (await begin(marie, day="2026-01-01", status=404))["key"] == "no-such-deal"
    assert (await begin(marie, day="2027-01-01", status=404))["key"] == "no-such-deal"
    assert (await marie.get("/api/me/export"))["deals"] == []


async def test_a_greedy_guest(tmp_path: Path, clock: Clock) -> None:
    settings = settings_for(tmp_path, limits=True, tables_per_hour=3)
    async with in_process(settings) as server:
        server.house.desk.changed.remove(server.house.robots.look)
        marie = await server.player()
        await begin(marie)
        await begin(marie, status=200)
        clock.at += 24 * HOUR
        for status in (201, 201, 429):
            await begin(marie, day="2026-03-04", status=status)
        exported = (await marie.get("/api/me/export"))["deals"]
        assert [(one["day"], one["game"], one["ended"]) for one in exported] == [
            ("2026-03-04", ALONE, None)
        ]


# ---------------------------------------------------------------- landmarks


async def test_levels_play_it_too(
    server: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch, thinks_here: None
) -> None:
    """Here each of them is played by greedy, in two pieces."""
    marie = await server.player()
    assert await landmarks.claim(server.house) is None, "nobody plays"
    table = await begin(marie)
    await play_out(server, table["id"], at_random(1))
    lent: list[Any] = []

    async def lend(what: Any, job: Any, *_: Any) -> Any:
        lent.append(job)
        if job.levels[0] == "miles":
            raise ValueError("it does not come back")
        seconds = 0.0 if len(lent) == 1 else 60.0
        return what(job._replace(levels=["greedy"], seconds=seconds))

    monkeypatch.setattr(server.house.robots, "lend", lend)
    while (course := await landmarks.claim(server.house)) is not None:
        await landmarks.play_out(server.house, course)
    assert lent[0].plays == [] and len(lent[1].plays) == 1
    page = await marie.get(f"/api/deals/{ALONE}")
    levels = {one["level"] for one in page["landmarks"]}
    assert levels == {"tiro", "centurio", "legatus", "imperator"}, "who failed is just absent"
    assert len({one["points"] for one in page["landmarks"]}) == 1
    assert page["landmarks"][0]["label"]


async def test_a_course_that_was_given_up_goes_on(server: Server, clock: Clock) -> None:
    marie = await server.player()
    await begin(marie)
    house = server.house
    course = await landmarks.claim(house)
    assert course is not None
    await landmarks.keep(house, course, {"plays": [7]})
    clock.at += landmarks.GIVEN_UP
    both = await asyncio.gather(landmarks.claim(house), landmarks.claim(house))
    assert [one.plays for one in both if one and one.level == course.level] == [[7]]


def test_days() -> None:
    moment = datetime.fromtimestamp(days.begins(date(2026, 3, 4)) / 1000, UTC)
    assert moment.isoformat() == "2026-03-04T00:00:00+00:00"
    assert days.ends(date(2026, 12, 31)) == days.begins(date(2027, 1, 1))
    assert abs(days.clock() - now()) < HOUR
