"""Bots of somebody else sit down in the browser if the host has invited them, and only then."""

from pathlib import Path

import pytest

import ludi
from ludi.server.settings import Settings
from tests.server.helpers import asked, in_process, settings_for

PATIENT = "examples.bots.patient:Patient"


async def test_the_hosts_guests_are_offered_and_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).parent.parent.parent)
    async with in_process(settings_for(tmp_path, invited_bots=f" {PATIENT}, greedy")) as server:
        player = await server.player()
        levels = (await player.get("/api/games"))[0]["levels"]
        assert [level["id"] for level in levels].count("greedy") == 1
        assert levels[-1]["id"] == levels[-1]["label"] == PATIENT
        assert "10\u00a0s" in levels[-1]["pace"]
        made = await player.table("me", PATIENT, game="glory-to-rome")
        state = await asked(player, made["id"], (0,))
        await player.play(made["id"], state, state["legal"][0]["id"])
        table = await player.get(f"/api/tables/{made['id']}")
        assert table["seats"][1]["level"] == PATIENT and not table["seats"][1]["note"]


async def test_nobody_else_can_name_one(tmp_path: Path) -> None:
    async with in_process(settings_for(tmp_path)) as server:
        player = await server.player()
        refused = await player.table("me", PATIENT, status=422)
        assert PATIENT in refused["detail"]


@pytest.mark.parametrize("name", ["no.such:Bot", "program:" + "x" * 40])
def test_a_guest_that_cannot_come_is_said_at_the_start(name: str) -> None:
    with pytest.raises(ludi.BadChoice, match=r"bot 'no\.such:Bot'|40 letters"):
        Settings.read({}, invited_bots=name)
