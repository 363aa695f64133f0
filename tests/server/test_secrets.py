"""No secret on the wire: what a seat receives does not depend on what it may not know."""

import json
from typing import Any

import ludi
from ludi.kernel.dice import Dice
from ludi.kernel.history import PLAY, Happened, Heard, History
from ludi.kernel.table import NOBODY, Told
from ludi.kernel.viewer import PUBLIC, viewer_of
from ludi.server import play, shown
from ludi.server.desk import Live
from ludi.server.models import SeatRow, TableRow
from tests.server.helpers import Server

GAMES = ludi.games()
POSITIONS = 250


def table_of(game: str, players: int, seed: str) -> Live:
    """A table in memory, with a person at every seat."""
    live = Live("table")
    live.row = TableRow(
        id="table", game=game, seed=seed, status="playing", players=players, request=None
    )
    live.seats = [
        SeatRow(
            seat=seat,
            kind="person",
            person_id=f"person{seat}",
            name=f"Name{seat}",
            level=None,
            left=False,
            note=None,
            orders={},
            stand_in=None,
        )
        for seat in range(players)
    ]
    live.begin(History(ludi.game(game), players, seed, {}))
    return live


def sent(live: Live, seat: int | None, recent: bool = True) -> str:
    person = None if seat is None else f"person{seat}"
    since = live.number - 3 if recent else -1
    viewer = PUBLIC if seat is None else viewer_of(seat)
    return json.dumps(shown.state_of(live, shown.Eyes(person, viewer, "en"), since))


def test_a_state_does_not_depend_on_what_the_seat_may_not_know() -> None:
    dice = Dice.seeded("secrets")
    seen = 0
    round = 0
    while seen < POSITIONS:
        round += 1
        id = GAMES[round % len(GAMES)]
        game = ludi.game(id)
        players = game.players[round % len(game.players)]
        live = table_of(id, players, f"secret {round}")
        course = live.history
        while not course.table.over and course.number < 400 and seen < POSITIONS:
            table = course.table
            seat = table.deciders[dice.below(len(table.deciders))]
            legal = table.legal_for(seat)
            action = legal[dice.below(len(legal))]
            course.apply(Happened(course.number + 1, seat, PLAY, action))
            if dice.below(4) == 0 and not course.table.over:
                compare(live, dice)
                seen += 1
        compare_logs(live)


def compare(live: Live, dice: Dice) -> None:
    """Every seat, and a spectator, receive the same in another world that looks alike to them."""
    course = live.history
    real = course.table
    door = course._door
    for seat in [*range(live.row.players), None]:
        received = sent(live, seat)
        other = real.imagine(NOBODY if seat is None else seat, dice)
        course.table = other
        if not real.lanes:  # with lanes, undo plays the others' plays again from the real door
            course._door = other
        assert sent(live, seat) == received
        course.table = real
        course._door = door
        assert live.row.seed not in received


def compare_logs(live: Live) -> None:
    """What is told to one seat only makes no difference to the others."""
    course = live.history
    log = course.log
    for seat in [*range(live.row.players), None]:
        received = sent(live, seat, recent=False)
        course.log = [
            Heard(number, altered(told)) if private(live, told, seat) else Heard(number, told)
            for number, told in log
        ]
        assert sent(live, seat, recent=False) == received
        course.log = log


def private(live: Live, told: Told, seat: int | None) -> bool:
    return live.game.told[told.what].only_seat and told.args[0] != seat


def altered(told: Told) -> Told:
    return Told(told.what, [told.args[0], (told.args[1] + 1) % 3, *told.args[2:]], told.doors)


def test_why_not_and_previews_do_not_either() -> None:
    """They are made on an imagined table: the real one is not even looked at."""
    live = table_of("glory-to-rome", 2, "why")
    real = live.history.table
    dice = Dice.seeded("why")
    for _ in range(40):
        real.play(real.legal[dice.below(len(real.legal))])
    seat = real.seat
    world = play.imagined(live, seat)
    assert world is not real and world.view(seat) == real.view(seat)
    assert world.dice.state() != real.dice.state()
    assert world.dump()["pieces"]["deck"] != real.dump()["pieces"]["deck"]


async def test_neither_seed_nor_others_cards_are_in_any_answer(server: Server) -> None:
    """Everything a player can ask for, searched for what the player may not have."""
    marie, paul = await server.player("Marie"), await server.player("Paul")
    table = (await marie.table("me", "anyone", start=False))["id"]
    await paul.send(f"/api/tables/{table}/join", {})
    await marie.send(f"/api/tables/{table}/start")
    live = server.house.desk._lives[table]
    for _ in range(30):
        seat = live.table.seat
        player = (marie, paul)[seat]
        state = await player.state(table, seat)
        await player.play(table, state, state["legal"][-1]["id"])
    answers: list[Any] = []
    for path in ("", "/state", "/state?seat=0", "/replay?number=9", "/replay?number=9&seat=0"):
        answers.append(await marie.get(f"/api/tables/{table}{path}"))
    answers.append(await marie.get("/api/tables?list=mine"))
    answers.append(await marie.get("/api/me/export"))
    text = json.dumps(answers)
    assert live.row.seed not in text
    assert '"draws"' not in json.dumps(answers[1])
    for answer in answers[1:5]:
        assert answer["view"]["camps"][1]["hand"] is None
        assert not any(line["what"] == "draws" and line["seat"] == 1 for line in answer["log"])


async def test_what_somebody_ordered_is_nobody_elses_business(server: Server) -> None:
    """Neither a friend at the table nor a spectator sees orders, live or not."""
    marie, paul = await server.player("Marie"), await server.player("Paul")
    table = await marie.table("me", "friend", start=False, public=True)
    await paul.send(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    path = f"/api/tables/{table['id']}"
    await marie.send(f"{path}/start")
    orders = {"seat": 0, "orders": {"TakeJacks": "always"}}
    before = [await paul.get(path), await paul.state(table["id"], 1), await paul.state(table["id"])]
    mine = await marie.send(f"{path}/orders", orders, verb="PUT")
    assert mine["orders"]["TakeJacks"] == "always"
    after = [await paul.get(path), await paul.state(table["id"], 1), await paul.state(table["id"])]
    assert after == before, "not even that something changed"
    await paul.send(f"{path}/orders", orders, 403, verb="PUT")


async def test_a_hotseat_is_only_for_who_sits_there(server: Server) -> None:
    """Whoever plays two seats sees both hands; the others see what they always do."""
    marie, paul = await server.player("Marie"), await server.player("Paul")
    table = await marie.table("me", "me", "friend", start=False)
    path = f"/api/tables/{table['id']}"
    await paul.send(f"{path}/join", {"invite": table["invite"]})
    await marie.send(f"{path}/start")
    for seat in (0, 1):
        assert (await marie.state(table["id"], seat))["seat"] == seat
        await paul.get(f"{path}/state", 403, seat=seat)
        await paul.get(f"{path}/replay", 403, seat=seat, number=0)
        await paul.send(f"{path}/preview", {"seat": seat, "action": 0}, 403)
        await paul.send(f"{path}/undo", {"seat": seat, "number": 0}, 403)
    await marie.get(f"{path}/state", 403, seat=2)
    theirs = await paul.state(table["id"], 2)
    async with server.house.desk.open(table["id"]) as live:
        other = live.table.imagine(2, Dice.seeded("other"))
        assert theirs["view"] == other.view(viewer_of(2)), "whatever the two hold"
