"""What is on the shelf."""

import pytest

import ludi
from tests.server.helpers import GAME, Server


async def test_the_games(server: Server) -> None:
    browser = server.browser()
    games = (await browser.get("/api/games", params={"lang": "en"})).json()
    assert [game["id"] for game in games] == ludi.games()
    rome = games[0]
    assert rome["name"] == "Glory to Rome"
    assert rome["players"] == [2, 3, 4, 5]
    assert rome["options"][0]["values"][0]["value"] == rome["options"][0]["default"]
    levels = {level["id"]: level for level in rome["levels"]}
    greedy = {"id": "greedy", "label": "Greedy", "pace": "answers at once", "manner": None}
    assert levels["greedy"] == greedy
    assert levels["imperator"]["pace"] == "thinks for 4\u00a0s at most"
    assert levels["fabia"]["pace"] == levels["centurio"]["pace"]
    assert levels["fabia"]["manner"].startswith("Builds")


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_words_rules_and_components(server: Server, language: str) -> None:
    browser = server.browser(**{"Accept-Language": f"de, {language};q=0.9"})
    texts = (await browser.get(f"/api/games/{GAME}/texts")).json()
    assert texts["card-bath"] and texts["material-brick"]
    assert "told-leads" not in texts, "it needs arguments"
    assert not any("{$" in text for text in texts.values())
    rules = (await browser.get(f"/api/games/{GAME}/rules")).json()
    anchors = {section["anchor"] for section in rules}
    assert {"lead", "follow", "think"} <= anchors
    assert all("{#" not in section["title"] for section in rules)
    aid = (await browser.get(f"/api/games/{GAME}/aid")).json()
    assert {section["anchor"] for section in aid[1:]} <= anchors and not aid[0]["anchor"]
    told = (await browser.get(f"/api/games/{GAME}/reference")).json()
    entries = {entry["id"]: entry for part in told["sections"] for entry in part["entries"]}
    assert entries["bath"]["name"] == texts["card-bath"] and entries["bath"]["copies"] == 3
    assert entries["bath"]["effect"] == texts["card-bath-text"]
    assert entries["bath"]["worth"] == texts["card-bath-worth"]
    assert {texts[f"term-{term['id']}-text"] for term in told["terms"]} == {
        term["means"] for term in told["terms"]
    }
    tables = (await browser.get(f"/api/games/{GAME}/components")).json()
    assert {"name", "sources", "rows"} == set(tables[0])


async def test_a_game_that_is_not_there(server: Server) -> None:
    answer = await server.browser().get("/api/games/chess/texts")
    assert answer.status_code == 404
    assert answer.json()["key"] == "no-such-game"
