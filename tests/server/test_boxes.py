"""My box: corrected, tried out, played with, and whole on its way through files."""

from pathlib import Path
from typing import Any

import pytest

import ludi
from ludi.bots.trial import Trial
from ludi.kernel.corrections import data_keys, shipped_data
from ludi.kernel.record import Record
from ludi.server.boxed import Labels
from ludi.server.robots import Robots
from tests.server.helpers import Server, in_process, play_out, settings_for

GAME = "age-of-rome"
DEARER = {"table": "buildings", "id": "military", "key": "cost", "value": [5, 10, 15]}


@pytest.fixture(autouse=True)
def tried_here(monkeypatch: pytest.MonkeyPatch) -> None:
    async def lend(self: Robots, what: Any, job: Any, person: str, waits: Any) -> Trial:
        found: Trial = what(job._replace(seconds=0.0))
        return found

    monkeypatch.setattr(Robots, "lend", lend)


async def corrected(player: Any, *values: dict[str, Any], status: int = 200) -> Any:
    body = {"note": "second printing", "date": "2026-11-18", "values": list(values)}
    return await player.send(f"/api/me/boxes/{GAME}", body, status, "PUT")


def thing(info: Any, table: str, id: str) -> Any:
    [found] = [one for one in info["tables"] if one["name"] == table]
    return next(one for one in found["things"] if one["id"] == id)


async def test_a_box_is_corrected_tried_out_and_played_by_two_to_the_end(server: Server) -> None:
    ana, bea = await server.player("Ana", "fr"), await server.player("Bea", "fr")
    shipped = await ana.get(f"/api/games/{GAME}/box")
    legacy = next(one for one in shipped["tables"] if one["name"] == "buildings")["things"][-1]
    same = {"table": "buildings", "id": legacy["id"], "key": "cost"}
    [cost] = [one for one in legacy["values"] if one["key"] == "cost"]
    info = await corrected(ana, DEARER, {**same, "value": cost["shipped"]})
    assert (info["changed"], info["confirmed"], info["fault"]) == (1, 2, None)
    assert info["reconstructed"] == shipped["reconstructed"] > 500
    [value] = [one for one in thing(info, "buildings", "military")["values"] if one["mine"]]
    assert (value["own"], value["note"]) == ([5, 10, 15], "second printing")

    seats = [{"kind": "me"}, {"kind": "friend"}]
    wanted = {"game": GAME, "seats": seats, "box": "mine"}
    early = await ana.send("/api/tables", wanted, 409)
    assert early["key"] == "box-unchecked"
    assert (await ana.send(f"/api/me/boxes/{GAME}/check"))["checked"]

    table = await ana.send("/api/tables", wanted, 201)
    box = table["box"]
    invited = {"invite": table["invite"]}
    assert (await bea.send(f"/api/tables/{table['id']}/join", invited))["box"] == box
    told = await bea.get(f"/api/boxes/{box}", lang="fr")
    [change] = told["changes"]
    assert (change["shipped"], change["own"]) == ([4, 9, 14], [5, 10, 15])
    await ana.send(f"/api/tables/{table['id']}/start")

    await corrected(ana)  # what is played with stays as it was
    await play_out(server, table["id"])
    record = await bea.get(f"/api/tables/{table['id']}/record")
    text = await bea.get(f"/api/boxes/{box}/file")
    assert "components: " in record
    Record.from_text(record, lambda id: ludi.game(id, text)).verify()
    state = await bea.get(f"/api/tables/{table['id']}/replay", number=3)
    assert state["number"] == 3
    again = await ana.send(f"/api/tables/{table['id']}/rematch", status=201)
    assert again["box"] == box
    assert (await ana.send("/api/tables", {**wanted, "box": "house"}, 201))["box"] is None


async def test_a_file_goes_out_and_comes_back(server: Server, tmp_path: Path) -> None:
    ana, bea = await server.player("Ana", "fr"), await server.player("Bea", "fr")
    await corrected(ana, {**DEARER, "note": "read twice"})
    text = await ana.get(f"/api/me/boxes/{GAME}/file")
    assert ludi.game(GAME, text).components_sha
    info = await bea.send(f"/api/me/boxes/{GAME}/file", {"text": text})
    assert info == await ana.get(f"/api/me/boxes/{GAME}")
    complete = (Path(ludi.game(GAME).folder) / "components.toml").read_text()
    copy = complete.replace("cost = [4, 9, 14]", "cost = [4, 9, 13]", 1)
    assert len(copy) < 100_000
    assert (await bea.get("/api/me/boxes"))[0]["changed"] == 1
    exported = await bea.get("/api/me/export")
    assert exported["boxes"][0]["correction"] == text
    await bea.send(f"/api/me/boxes/{GAME}", verb="DELETE", status=204)
    assert await bea.get("/api/me/boxes") == []


BAD = {
    "another type": ({**DEARER, "value": "dear"}, "il faut une liste, pas 'dear'"),
    "out of bounds": ({**DEARER, "value": [5, 10, 150]}, "un nombre entier de"),
}


@pytest.mark.parametrize("case", BAD)
async def test_what_cannot_be_is_told_with_its_place(server: Server, case: str) -> None:
    value, says = BAD[case]
    ana = await server.player("Ana", "fr")
    info = await corrected(ana, value)
    fault = info["fault"]
    assert (fault["table"], fault["id"], fault["key"]) == ("buildings", "military", "cost")
    assert says in fault["sentence"]
    refused = await ana.send(f"/api/me/boxes/{GAME}/check", status=422)
    assert refused["state"]["fault"] == fault


async def test_what_is_no_correction_is_refused_and_nothing_is_lost(server: Server) -> None:
    ana = await server.player("Ana", "fr")
    before = await corrected(ana, DEARER)
    for bad in (
        {**DEARER, "table": "building"},
        {**DEARER, "id": "militia"},
        {**DEARER, "key": "price"},
        {**DEARER, "key": "source"},
        {**DEARER, "value": None},
        {**DEARER, "value": 1.5},
        {**DEARER, "value": [[[[[[[1]]]]]]]},
        {**DEARER, "value": "\x00"},
    ):
        await corrected(ana, bad, status=422)
    for text in ("", "x = [", 'correction = 1\ngame = "ave-roma"\n', "schema = 1\n"):
        await ana.send(f"/api/me/boxes/{GAME}/file", {"text": text}, 422)
    assert await ana.get(f"/api/me/boxes/{GAME}") == before
    await ana.get("/api/me/boxes/chess", 404)
    await ana.get("/api/boxes/0123456789abcdef", 404)


async def test_a_box_whose_games_break_is_not_played_with(server: Server) -> None:
    ana = await server.player("Ana", "fr")
    path = "/api/me/boxes/rome-and-roll"
    base = {"table": "characters", "id": "praefectus", "key": "base_box", "value": False}
    await ana.send(path, {"values": [base]}, verb="PUT")
    info = await ana.send(f"{path}/check")
    assert not info["checked"] and "(à 4, -)" in info["trial"]
    seats = [{"kind": "me"}]
    await ana.send("/api/tables", {"game": "rome-and-roll", "seats": seats, "box": "mine"}, 409)


async def test_a_house_opens_its_tables_with_its_own_box(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(f'correction = 1\ngame = "{GAME}"\n[buildings.military]\ncost = [5, 10, 15]\n')
    async with in_process(settings_for(tmp_path, components=str(file))) as server:
        ana = await server.player("Ana", "fr")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
        table = await ana.send("/api/tables", {"game": GAME, "seats": seats}, 201)
        assert (await ana.get(f"/api/boxes/{table['box']}"))["house"]
        shipped = {"game": GAME, "seats": seats, "box": "shipped"}
        assert (await ana.send("/api/tables", shipped, 201))["box"] is None
        told = await ana.get(f"/api/games/{GAME}/reference")
        with_box = await ana.get(f"/api/games/{GAME}/reference", box=table["box"])
        assert told == with_box


@pytest.mark.parametrize("id", ludi.games())
def test_every_table_and_value_is_called_something_in_both_languages(id: str) -> None:
    game = ludi.game(id)
    for language in ("fr", "en"):
        names = Labels(game, language)
        words = names.words.keys(language)
        for table, rows in shipped_data(game.folder, id).items():
            assert f"table-{table}".replace("_", "-") in words, (table, language)
            for row in rows if isinstance(rows, list) else [rows]:
                for key in data_keys(row):  # type: ignore[arg-type]
                    known = {f"key-{key}", f"key-{table}-{key}"}
                    assert {one.replace("_", "-") for one in known} & words, (table, key, language)
