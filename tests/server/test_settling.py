"""What a new table may be opened with, and why not, in the reader's language."""

import itertools
import re
from typing import Any

import pytest

import ludi
from ludi.server.problems import Problem
from ludi.server.settling import settled
from ludi.server.words import say
from tests.server.helpers import Server

WALL = "hadrians-wall"
AGE = "age-of-rome"
REFUSING = {WALL, AGE, "rome-and-roll"}  # the others play every combination


async def ask(server: Server, game: str, players: int, language: str, **options: str) -> Any:
    body = {"players": players, "options": options}
    browser = server.browser()
    answer = await browser.post(f"/api/games/{game}/settle", params={"lang": language}, json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_what_is_chosen_stays_and_what_does_not_go_with_it_says_why(server: Server) -> None:
    alone = await ask(server, AGE, 1, "en", solo="cassius", difficulty="hard")
    assert alone["refused"] is None
    assert alone["options"]["solo"] == "cassius" and alone["options"]["difficulty"] == "hard"
    assert set(alone["values"]) == {"spies_and_allies", "solo"}, "the rest can be chosen freely"
    assert set(alone["values"]["spies_and_allies"]) == {"yes"}
    assert alone["options"]["ask_cards"] == "yes", "what is not given is as people begin"


async def test_with_more_players_the_nearest_options_are_given(server: Server) -> None:
    three = await ask(
        server, AGE, 3, "fr", solo="cassius", difficulty="hard", spies_and_allies="yes"
    )
    assert three["refused"] == "L’Attaque de Cassius se joue seul, pas à 3."
    assert three["options"]["solo"] == "emperor" and three["options"]["difficulty"] == "normal"
    assert three["options"]["spies_and_allies"] == "yes", "it can be played by three"
    assert set(three["values"]["difficulty"]) == {"easy", "hard"}
    await (await server.player()).table("me", "me", "me", game=AGE, options=three["options"])


async def test_a_campaign_offers_what_is_open(server: Server) -> None:
    alone = await ask(server, WALL, 1, "en")
    assert set(alone["values"]["fort"]) == {str(fort) for fort in range(2, 17)}
    assert alone["values"]["fort"]["3"] == "Stage 3 is not open yet: win stage 2 first."
    closed = await ask(server, WALL, 1, "en", fort="3")
    assert closed["refused"] == "Stage 3 is not open yet: win stage 2 first."
    assert closed["options"]["fort"] == "none"
    two = await ask(server, WALL, 2, "fr")
    assert len(two["values"]["fort"]) == 16
    assert two["values"]["fort"]["1"] == "La campagne se joue seul, pas à 2."


async def test_what_cannot_be_read_is_refused(server: Server) -> None:
    browser = server.browser()
    for body, key in (
        ({"players": 9}, "players"),
        ({"players": 2, "options": {"colour": "red"}}, "no-such-option"),
        ({"players": 2, "options": {"fort": "17"}}, "option-value"),
    ):
        answer = await browser.post(f"/api/games/{WALL}/settle", json=body)
        assert answer.status_code == 422 and answer.json()["key"] == key


def refusals(game: str, language: str) -> dict[str, str]:
    """Every value of every option beside every value of another, for every player count."""
    box = ludi.game(game)
    told: dict[str, str] = {}
    for players in box.players:
        for first, second in itertools.product(box.options, box.options):
            for one, other in itertools.product(first.values, second.values):
                options = {first.name: one, second.name: other}
                try:
                    settled(box, players, options, language)
                except Problem as problem:
                    told[f"{players} {options}"] = problem.to_json(language)["detail"]
    return told


@pytest.mark.parametrize("game", ludi.games())
def test_every_refusal_is_in_the_readers_language(game: str) -> None:
    words = ludi.game(game).words_of
    words.faults.clear()
    french, english = refusals(game, "fr"), refusals(game, "en")
    assert french.keys() == english.keys()
    assert not words.faults
    for case, sentence in french.items():
        assert sentence != english[case], case
        assert sentence.endswith(".") and english[case].endswith("."), sentence
        assert not re.search(r"\w_\w|\w-(?:for|in|without)-\w|\bNone\b", sentence), sentence
    assert bool(french) == (game in REFUSING)


def test_the_refusals_of_the_house_are_translated() -> None:
    for key in ("players", "no-such-option", "option-value", "stage-closed", "bonus-not-earned"):
        args: dict[str, Any] = {"option": "a", "values": "b", "stage": 3, "before": 2}
        args |= {"first": 1, "last": 4, "count": 5}
        french, english = (say(f"problem-{key}", language, **args) for language in ("fr", "en"))
        assert french != english
