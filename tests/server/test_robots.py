"""Bots at the tables, and standing orders."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

import ludi
from ludi.kernel.dice import Dice
from ludi.kernel.history import Happened, History
from ludi.kernel.table import Table
from ludi.server import hints, robots, thinkers, thinking
from ludi.server.desk import Live
from ludi.server.models import TableRow, now
from ludi.server.robots import job_for, ordered
from ludi.server.thinkers import Thinker
from ludi.server.thinking import Job, advice, think
from ludi.server.turns import Payer, Turns, Waits
from tests.games.hadrians_wall.test_last_look import nearly_done
from tests.server.helpers import GAME, Server, in_process, settings_for, until

game = ludi.game(GAME)


async def finished(server: Server, table: str, seconds: float = 60) -> None:
    live = server.house.desk._lives[table]
    await until(lambda: live.row.status == "finished", seconds)


async def test_bots_play_a_whole_game_by_themselves(server: Server) -> None:
    player = await server.player()
    table = await player.table("random", "greedy", options={"mode": "beginner"})
    assert table["mine"] == [] and table["host"]
    await finished(server, table["id"])
    state = await player.state(table["id"])
    assert state["status"] == "finished" and state["seed"]
    record = await player.get(f"/api/tables/{table['id']}/record")
    ludi.Record.from_text(record).verify()


async def test_the_same_table_has_the_same_bots(server: Server) -> None:
    """A bot's seed is the table's, its seat's and the number's: the game can be played again."""
    player = await server.player()
    table = (await player.table("random", "random"))["id"]
    live = server.house.desk._lives[table]
    await until(lambda: live.row.number > 60)
    await server.house.robots.close()
    async with server.house.desk.open(table):
        plays = live.history.plays
    live.begin(History(game, 2, live.row.seed, live.row.options))
    for play in plays[:60]:
        seat = live.table.seat
        assert play.seat == seat
        assert think(job_for(live, seat, "random")) == play.action
        live.history.apply(Happened(play.number, seat, "play", play.action))


def test_a_job_holds_nothing_of_what_the_seat_may_not_know() -> None:
    class Desk:
        pass

    dice = Dice.seeded(5)
    table = game.new(players=3, seed=5)
    for _ in range(60):
        table.play(table.legal[dice.below(len(table.legal))])
    seat = table.seat
    jobs = []
    for world in (table, table.imagine(seat, Dice.seeded(99))):
        live: Any = Desk()
        live.table, live.game, live.number, live.id = world, game, 60, "1"
        live.box = None
        live.history = Desk()
        live.history.plays = []
        live.row = Desk()
        live.row.seed, live.row.deal = "secret", None
        jobs.append(job_for(live, seat, "greedy"))
    assert jobs[0].world == jobs[1].world, "made only of what the seat sees"
    assert "secret" not in json.dumps(jobs[0])
    assert table.dump()["pieces"] != jobs[0].world["pieces"]


class Stuck(Thinker):
    """A process whose greedy bot never comes to an end, and whose random one fails."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    async def think(self, job: Job, seconds: float, waits: Waits) -> int:
        self.asked.append(job.level)
        if job.level == "greedy":
            async with asyncio.timeout(0.05):
                await asyncio.sleep(60)
        raise ValueError("a bug")


class Slow(Thinker):
    """A process that thinks until it is told to go on, about whatever it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Job] = []
        self.on = asyncio.Event()

    async def think(self, job: Job, seconds: float, waits: Waits) -> int:
        self.asked.append(job)
        await self.on.wait()
        self.on.clear()
        return think(job)


async def test_thirteen_hostile_guests_keep_nobody_waiting(tmp_path: Path) -> None:
    """However many tables they bring, hers is next; who thinks long is not in her way at all."""
    settings = settings_for(tmp_path, tables_at_once=40)
    async with in_process(settings) as server:
        house = server.house
        slow, deep = Slow(), Slow()
        house.robots.quick.free[:] = [slow]
        house.robots.deep.free[:] = [deep]
        for guest in range(13):
            crassus = await server.player(f"Crassus {guest}", address=f"10.0.0.{guest // 12}")
            for _ in range(3):
                await crassus.table("random", "greedy", "random")
            await crassus.table("imperator", "imperator")
        await until(lambda: len(slow.asked) == 1 and len(deep.asked) == 1)
        slow.on.set()  # it is known now that their first address has had something
        await until(lambda: len(slow.asked) == 2)
        before = len(slow.asked)
        marie = await server.player("Marie", address="10.9.9.9")
        table = (await marie.table("random", "me"))["id"]
        live = house.desk._lives[table]
        if live.table.deciders == [1]:
            state = await marie.state(table, 1)
            await marie.play(table, state, state["legal"][0]["id"])
        await until(lambda: any(one.payer.person == marie.id for one in house.robots.quick.waiting))
        slow.on.set()
        await until(lambda: len(slow.asked) == before + 1)
        assert len(game.load(slow.asked[-1].world).scores()) == 2, "her table comes next"
        waiting = [one.payer.address for one in house.robots.quick.waiting]
        most = settings.jobs_per_address
        assert waiting and all(waiting.count(address) <= most for address in set(waiting))


async def test_who_waits_comes_before_who_does_not() -> None:
    """A person, a hint, a review, bots among themselves; a little more work does not undo it."""
    turns = Turns(["worker"], 8, 8)
    came: list[Waits] = []

    async def come(waits: Waits, who: str) -> None:
        async with turns.turn(Payer(who, who), waits):
            came.append(waits)

    async with turns.turn(Payer("somebody", "somebody")):
        order = [Waits.NOBODY, Waits.REVIEW, Waits.HINT, Waits.PERSON]
        tasks = [asyncio.create_task(come(one, one.name)) for one in order]
        await until(lambda: len(turns.waiting) == 4)
        turns._addresses.add("PERSON", 1.5)
    await asyncio.gather(*tasks)
    assert came == [Waits.PERSON, Waits.HINT, Waits.REVIEW, Waits.NOBODY]
    turns._addresses.add("PERSON", 100)
    came.clear()
    async with turns.turn(Payer("somebody", "somebody")):
        tasks = [asyncio.create_task(come(one, one.name)) for one in (Waits.PERSON, Waits.REVIEW)]
        await until(lambda: len(turns.waiting) == 2)
    await asyncio.gather(*tasks)
    assert came == [Waits.REVIEW, Waits.PERSON], "who has had very much comes later after all"


async def test_who_knows_a_thread_goes_on_with_it() -> None:
    turns = Turns(["one", "two"], 8, 8)
    payer = Payer("a", "p")
    async with (
        turns.turn(payer, thread="table") as first,
        turns.turn(payer, thread="other") as second,
    ):
        assert first != second
    for _ in range(3):
        async with turns.turn(payer, thread="table") as again:
            assert again == first
        async with turns.turn(payer, thread="other") as again:
            assert again == second


def test_a_bot_goes_on_where_it_left_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it found out is kept as long as what it chose was played; nothing else is."""
    live = Live("1")
    live.row = TableRow(id="1", game="hadrians-wall", seed="7", number=0)
    history = History(ludi.game("hadrians-wall"), 1, "7", {})
    live.begin(history)
    thinking._thoughts.clear()

    def asked(level: str = "tiro") -> tuple[int, object]:
        job = job_for(live, 0, level)
        action = think(job)
        thought = thinking._thoughts.get(job.thread)
        return action, thought.bot if thought is not None else None

    action, bot = asked()
    assert bot is not None
    history.play(action, 0)
    action, same = asked()
    assert same is bot, "it goes on"
    assert asked()[1] is not bot, "asked the same again, it begins anew"
    action, bot = asked()
    other = next(one for one in live.table.legal_for(0) if one != action)
    history.play(other, 0)
    assert asked()[1] is not bot, "something else was played"
    assert asked("random")[1] is None and asked("greedy")[1] is None, "they know nothing to keep"
    for place in range(thinking.KEPT + 1):
        think(job_for(live, 0, "tiro")._replace(thread=str(place)))
    assert len(thinking._thoughts) == thinking.KEPT


async def test_bots_play_among_themselves_only_while_somebody_looks(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await server.player()
    table = (await player.table("random", "random"))["id"]
    live = server.house.desk._lives[table]
    await until(lambda: live.row.number > 5)
    monkeypatch.setattr(robots, "ALONE_SECONDS", 0.0)
    await until(lambda: not server.house.robots._tasks)
    number = live.row.number
    monkeypatch.setattr(robots, "ALONE_SECONDS", 60.0)
    live.row.created = 0
    async with server.house.desk.open(table):
        assert server.house.robots.next_seat(live) is None, "nobody has looked since"
    await player.state(table)
    await until(lambda: live.row.number > number + 5)


async def test_the_seat_says_that_its_network_does_not_hold(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await server.player()
    usual = await player.table("me", "imperator")
    assert not usual["seats"][1]["note"]
    monkeypatch.setattr("ludi.server.shown.why_alone", lambda *asked: "made for another box")
    told = await player.table("me", "imperator")
    assert "without what it has learned" in told["seats"][1]["note"]
    weaker = await player.table("me", "legatus")
    assert not weaker["seats"][1]["note"]


async def test_a_bot_that_fails_is_replaced(server: Server) -> None:
    stuck = Stuck()
    server.house.robots.quick.free[:] = [stuck]
    player = await server.player()
    table = (await player.table("greedy", "me"))["id"]
    live = server.house.desk._lives[table]
    while live.seats[0].stand_in is None:
        state = await player.state(table, 1)
        if state["legal"]:
            await player.play(table, state, state["legal"][0]["id"])
        await asyncio.sleep(0.02)
    seats = (await player.state(table, 1))["seats"]
    assert seats[0]["level"] == "greedy"
    assert seats[0]["note"] == "The bot failed: the first possible action is played."
    assert stuck.asked[:2] == ["greedy", "random"]
    asked = len(stuck.asked)
    for _ in range(5):
        state = await player.state(table, 1)
        if state["legal"]:
            await player.play(table, state, state["legal"][0]["id"])
        await asyncio.sleep(0.02)
    assert len(stuck.asked) == asked, "nobody asks it any more"


async def test_a_thinker_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    table = game.new(players=2, seed=1)
    job = Job(GAME, table.imagine(table.seat, Dice.seeded(1)).dump(), table.seat, "greedy", "1")
    thinker = Thinker()
    try:
        assert await thinker.think(job, 20, Waits.PERSON) in table.legal
        first = thinker._pid
        monkeypatch.setattr(thinkers, "think", time.sleep)
        with pytest.raises(TimeoutError):
            await thinker.think(60, 0.2, Waits.PERSON)  # type: ignore[arg-type]
        await until(lambda: not alive(first))
        monkeypatch.setattr(thinkers, "think", think)
        assert await thinker.think(job, 20, Waits.PERSON) in table.legal
        assert thinker._pid != first
        with pytest.raises(ludi.BadChoice):
            await thinker.think(job._replace(level="nobody"), 20, Waits.PERSON)
        assert thinker._pid, "a mistake of ours does not cost the process"
    finally:
        thinker.end()


def alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with in_process(settings) as server:
        player = await server.player()
        table = (await player.table("random", "random"))["id"]
        live = server.house.desk._lives[table]
        await until(lambda: live.row.number > 5)
        token = player.web.cookies["ludi"]
    async with in_process(settings) as server:
        lives = server.house.desk._lives
        await until(lambda: table in lives and lives[table].started)
        live = lives[table]
        number = live.number
        assert number > 5 and live.row.status == "playing"
        await until(lambda: live.row.number > number + 5)
        browser = server.browser(Cookie=f"ludi={token}")
        assert (await browser.get("/api/me")).status_code == 200


async def test_a_restart_wakes_only_tables_where_somebody_plays(tmp_path: Path) -> None:
    """Bots among themselves are left alone until somebody looks: there may be thousands."""
    settings = settings_for(tmp_path)
    async with in_process(settings) as server:
        player = await server.player()
        alone, mine = [
            (await player.table(*kinds))["id"] for kinds in (("tiro",) * 2, ("tiro", "me"))
        ]
        await server.house.robots.close()
        async with server.house.storage.session() as session:
            changes = {"created": 0, "asked": [0]}
            await session.execute(update(TableRow).values(**changes))
        assert await server.house._waiting_for_us() == [mine]
        async with server.house.storage.session() as session:
            await session.execute(update(TableRow).values(created=now()))
        assert set(await server.house._waiting_for_us()) == {alone, mine}, "they have just begun"


async def test_an_abandoned_seat_is_played_by_a_bot(server: Server) -> None:
    host, guest = await server.player("Marie"), await server.player("Paul")
    table = (await host.table("me", "anyone", start=False))["id"]
    path = f"/api/tables/{table}"
    await guest.send(f"{path}/join", {})
    await host.send(f"{path}/start")
    await guest.send(f"{path}/leave")
    await host.send(f"{path}/seats/1", {"kind": "bot", "level": "random"})
    for _ in range(6):
        for _ in range(500):
            state = await host.state(table, 0)
            if state["legal"]:
                break
            await asyncio.sleep(0.01)
        await host.play(table, state, state["legal"][0]["id"])
    assert any(line["seat"] == 1 for line in state["log"])
    await guest.get(f"{path}/state", 403, seat=1)


# ---------------------------------------------------------------- standing orders


def a_jack_to_take() -> Table:
    """Seat 1, who does not lead, may take the one Jack that seat 0 played."""
    dump = game.new(players=2, seed=3).dump()
    dump["pieces"]["leader"] = 0
    dump["pieces"]["camps"][0]["played_jacks"] = 1
    dump["agenda"] = [["NextTurn", 0], ["TakeJacks", 1]]
    return game.load(dump)


def test_an_order_answers_only_what_is_unambiguous() -> None:
    table = a_jack_to_take()
    take, stop = game.parse("take_jack 1"), game.parse("stop")
    assert table.seat == 1 and set(table.legal) == {take, stop}
    assert ordered(game, table, 1, {"TakeJacks": "always"}) == take
    assert ordered(game, table, 1, {"TakeJacks": "never"}) == stop
    assert ordered(game, table, 1, {"TakeJacks": "ask"}) is None
    assert ordered(game, table, 1, {"Give": "always"}) is None
    assert ordered(game, table, 1, {}) is None


def test_an_order_to_follow_or_not() -> None:
    table = game.new(players=2, seed=3)
    table.say("lead_jack laborer")
    follow, think = game.parse("follow_jack"), game.parse("think orders")
    table.camps[table.seat].hand = []  # type: ignore[attr-defined]
    table.legal = table.agenda[-1].options(table)
    assert ordered(game, table, table.seat, {"Follow": "never"}) == think
    assert ordered(game, table, table.seat, {"Follow": "always"}) == follow
    table.camps[table.seat].jacks = 0  # type: ignore[attr-defined]
    table.legal = table.agenda[-1].options(table)
    assert ordered(game, table, table.seat, {"Follow": "always"}) is None


def test_an_order_for_a_question_of_ones_own_turn_is_not_followed() -> None:
    table = game.new(players=2, seed=3)
    assert ordered(game, table, table.seat, {"Lead": "never"}) is None


async def test_a_standing_order_plays(server: Server) -> None:
    player = await server.player("Marie")
    table = (await player.table("me", "me"))["id"]
    await player.send(
        f"/api/tables/{table}/orders", {"seat": 1, "orders": {"TakeJacks": "always"}}, verb="PUT"
    )
    live = server.house.desk._lives[table]
    async with server.house.desk.open(table):
        live.history.table = a_jack_to_take()
        live.history.table.ears = live.history._ears
        live.history._shut_door(0)
        await server.house.robots.look(live, ours=True)
    await until(lambda: live.number == 1)
    state = await player.state(table, 1)
    assert any(line["what"] == "takes_jack" for line in state["log"])


def test_goods_gained_off_turn_are_always_stored() -> None:
    game = ludi.game("rome-and-roll")
    dump = game.new(players=2, seed=1).dump()
    dump["agenda"] = [["EndRound", 0], ["ReceiveAway", 1, 3]]
    table = game.load(dump)
    assert ordered(game, table, 1, {"ReceiveAway": "always"}) == game.parse("store fish")
    assert ordered(game, table, 1, {"ReceiveAway": "never"}) is None
    assert ordered(game, table, 1, {"ReceiveAway": "ask"}) is None
    dump["agenda"] = [["EndRound", 0], ["ReceiveAway", 1, 5]]
    assert ordered(game, game.load(dump), 1, {"ReceiveAway": "always"}) is None, "a basket"


def test_the_only_answer_of_a_patient_table_is_given() -> None:
    """Bots and hints are asked about a table that still asks, and need not think."""
    live = Live("1")
    live.row = TableRow(id="1", game="hadrians-wall", seed="7", number=0)
    history = History(ludi.game("hadrians-wall"), 1, "7", {"last_look": "yes"})
    history.stand_at(nearly_done("yes"))
    live.begin(history)
    history.play(live.game.parse("fill traders"), 0)
    assert len(live.table.legal_for(0)) == 1
    (stop,) = live.table.legal_for(0)
    for level in ("random", "greedy", "centurio"):
        assert think(job_for(live, 0, level)) == stop
    assert advice(hints.job_for(live, 0, "tiro"))["ideas"][0]["action"] == stop
