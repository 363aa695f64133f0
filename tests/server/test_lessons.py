"""Lessons over the wire: played on a real table that is kept nowhere."""

from typing import Any

import ludi
from tests.server.helpers import GAME, Server

PETITION = f"/api/games/{GAME}/lessons/petition"
CALL = ludi.game(GAME).parse("lead_petition laborer concrete")
THINK = ludi.game(GAME).parse("think orders")
TAKE = ludi.game(GAME).parse("take marble")


async def test_what_the_lessons_say_can_be_read_at_once(server: Server) -> None:
    player = await server.player("Anna", "fr")
    for game in ("glory-to-rome", "ave-roma"):
        listed = await player.get(f"/api/games/{game}/lessons")
        texts = await player.get(f"/api/games/{game}/lessons/texts")
        assert [one["name"] for one in texts] == [one["name"] for one in listed]
        for text, lesson in zip(texts, listed, strict=True):
            assert len(text["says"]) >= lesson["moments"] and all(text["says"])


async def step(browser: Any, steps: list[int], step: int | None = None) -> dict[str, Any]:
    answer = await browser.post(PETITION, json={"steps": steps, "step": step})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_a_lesson_is_played_to_its_end(server: Server) -> None:
    browser = server.browser(**{"Accept-Language": "en"})
    listed = (await browser.get(f"/api/games/{GAME}/lessons")).json()
    assert "petition" in [lesson["name"] for lesson in listed]
    now = await step(browser, [])
    assert now["at"] == 0 and not now["choice"] and now["light"] == ["pool/marble"]
    assert now["say"].startswith("Two marbles")
    now = await step(browser, now["steps"], -1)
    now = await step(browser, now["steps"], -1)
    assert now["choice"] and now["right"] == [CALL]
    assert {legal["id"] for legal in now["state"]["legal"]} > {CALL, THINK}
    now = await step(browser, now["steps"], CALL)
    assert now["answer"].startswith("Well done") and now["state"]["asked"] == [1]
    now = await step(browser, now["steps"], TAKE)
    now = await step(browser, now["steps"], -1)
    assert now["over"] and now["steps"] == [-1, -1, CALL, TAKE, -1]
    refused = await browser.post(PETITION, json={"steps": now["steps"], "step": -1})
    assert (refused.status_code, refused.json()["key"]) == (409, "lesson-over")


async def test_what_does_not_serve_is_answered_and_not_played(server: Server) -> None:
    browser = server.browser(**{"Accept-Language": "fr"})
    poor = await step(browser, [-1, -1], THINK)
    assert not poor["went_on"] and poor["steps"] == [-1, -1]
    assert poor["answer"].startswith("Penser remplirait")
    illegal = await step(browser, [-1, -1], TAKE)
    assert not illegal["went_on"] and illegal["answer"], "the rules say why not"
    again = await step(browser, [-1, -1])
    assert again["answer"] == "" and again["state"]["number"] == poor["state"]["number"]


async def test_a_lesson_is_looked_ahead_in(server: Server) -> None:
    browser = server.browser()
    steps = [-1, -1]
    preview = await browser.post(f"{PETITION}/preview", json={"steps": steps, "action": CALL})
    assert preview.json()["final"]["final"] and preview.json()["lines"]
    costs = await browser.post(f"{PETITION}/outcomes", json={"steps": steps, "actions": [CALL, 1]})
    assert [one["action"] for one in costs.json()][:1] == [CALL]
    why = await browser.post(f"{PETITION}/why-not", json={"steps": steps, "action": TAKE})
    assert why.json()["sentence"]
    wrong = await browser.post(f"{PETITION}/preview", json={"steps": steps, "action": TAKE})
    assert wrong.status_code == 422


async def test_steps_that_lead_nowhere(server: Server) -> None:
    browser = server.browser()
    for steps in ([THINK], [10**6], [-1] * 20):
        answer = await browser.post(PETITION, json={"steps": steps})
        assert (answer.status_code, answer.json()["key"]) == (404, "no-such-lesson")
    missing = await browser.post(f"/api/games/{GAME}/lessons/flying", json={"steps": []})
    assert missing.status_code == 404
    long = await browser.post(PETITION, json={"steps": [-1] * 1000})
    assert long.status_code == 422


async def test_whom_a_lesson_speaks_of_sits_at_its_table(server: Server) -> None:
    browser = server.browser(**{"Accept-Language": "en"})
    answer = await browser.post("/api/games/age-of-rome/lessons/plots", json={"steps": []})
    seats = answer.json()["state"]["seats"]
    assert [seat["name"] for seat in seats][1:] == ["Lepidus", "Fulvia"]
