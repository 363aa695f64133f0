"""What is tried with a game from elsewhere, where its package is installed.

`tests/test_examples.py` makes such a place and runs this file there; LUDI_FOREIGN is the game's id.
"""

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

import ludi
from ludi.cli.main import main
from ludi.cli.terminal import LudiApp
from ludi.cli.terminal.end import EndScreen
from ludi.cli.terminal.match import Match
from ludi.cli.terminal.play import PlayScreen
from tests.cli.test_terminal import press, settle, shown
from tests.server.helpers import Player, in_process, settings_for
from tests.server.helpers import asked as its_turn

ID = os.environ["LUDI_FOREIGN"]
GAME = ludi.game(ID)
BOTS = "greedy,random"


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def asked(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main([*arguments, "--json", "--lang", "en"]) == 0
    return json.loads(capsys.readouterr().out)


def test_it_stands_on_the_shelf(capsys: pytest.CaptureFixture[str]) -> None:
    assert ID in ludi.games() and ludi.troubles() == []
    found = {game["id"]: game for game in asked(capsys, "games")["games"]}
    assert list(found) == ludi.games()
    assert found[ID]["title"] == GAME.words_of.say("game-name", {}, "en")
    assert asked(capsys, "components", ID)["corrected"] is False
    assert main(["rules", ID, "--lang", "en"]) == 0


def test_simulated_games_are_won_by_who_heeds_the_advice(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = asked(capsys, "simulate", ID, "--bots", BOTS, "--games", "40", "--seed", "1")
    wins = {bot["bot"]: bot["win_rate"] for bot in found["bots"]}
    assert wins["greedy"] > 0.7, wins


def test_a_small_arena(capsys: pytest.CaptureFixture[str]) -> None:
    found = asked(capsys, "arena", ID, "--bots", BOTS, "--games", "10", "--jobs", "1")
    assert found["games"] == found["finished"] == 10
    assert found["bots"][0]["bot"] == "greedy"


async def test_a_whole_game_in_the_terminal() -> None:
    made = Match(GAME, ["human", "greedy"], {}, 7, "fr")
    app = LudiApp(lambda: PlayScreen(made, fast=True), made.language, fast=True)
    async with app.run_test(size=(100, 40)) as pilot:
        screen = await settle(pilot)
        assert isinstance(screen, PlayScreen)
        question = GAME.question(made.table, 0, "fr")
        assert question.partition("\u00a0")[0] in shown(screen)  # the rest is on the next line
        for _ in range(200):
            if not isinstance(screen, PlayScreen):
                break
            screen = await press(pilot, screen.listed.listed[0].key)
        assert isinstance(screen, EndScreen) and made.over
        for score in made.table.scores():
            assert str(score.total) in shown(screen)


async def test_a_whole_game_on_the_server_against_a_bot(tmp_path: Path) -> None:
    async with in_process(settings_for(tmp_path)) as server:
        player = await server.player()
        found = {game["id"]: game for game in await player.get("/api/games")}
        assert list(found) == ludi.games()
        assert [one["name"] for one in found[ID]["numbers"] if one["listed"]]
        for page in ("texts", "rules", "components"):
            assert await player.get(f"/api/games/{ID}/{page}")
        made = await player.table("me", "greedy", game=ID)
        state = await its_turn(player, made["id"], (0,))
        while state["status"] != "finished":
            await player.play(made["id"], state, state["legal"][-1]["id"])
            state = await its_turn(player, made["id"], (0,))
        assert len(state["scores"]) == 2


async def test_a_table_outlives_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its package is taken away: the table says so, and the shelf and the others are there."""
    async with in_process(settings_for(tmp_path)) as server:
        player = await server.player()
        made = await player.table("me", "greedy", game=ID)
        cookie = player.web.cookies["ludi"]
    without = {id: ludi.manifest(id) for id in ludi.games() if id != ID}
    monkeypatch.setattr(sys.modules["ludi.games"], "_shelf", lambda: (without, []))
    ludi._shipped.cache_clear()
    async with in_process(settings_for(tmp_path)) as server:
        player = Player(server.browser(Cookie=f"ludi={cookie}"), "Marie")
        assert ID not in [game["id"] for game in await player.get("/api/games")]
        assert (await player.get(f"/api/tables/{made['id']}"))["game"] == ID
        for path in (f"tables/{made['id']}/state", f"games/{ID}/texts"):
            refused = await player.get(f"/api/{path}", 404)
            assert refused["key"] == "no-such-game"
    ludi._shipped.cache_clear()
