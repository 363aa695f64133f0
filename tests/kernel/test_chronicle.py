"""The log for people: what an action brought joins its line."""

from __future__ import annotations

from typing import Any

import pytest

from ludi.kernel.chronicle import chronicle
from ludi.kernel.game import Audience
from ludi.kernel.history import Heard
from ludi.kernel.table import Told
from ludi.kernel.viewer import PUBLIC, viewer_of

WORDS = {
    "done": "Ada acts.",
    "event": "It rains.",
    "answered": "Ada answers.",
    "won": "Ada wins 2.",
    "voted": "Ada votes.",
    "met": "It meets Ada.",
    "secret": "Ada sees.",
    "round": "Round 2.",
}
PARTS = {"won": "+2", "voted": "a vote", "met": "Ada", "secret": "sees"}


class Words:
    def say(self, key: str, args: dict[str, Any], language: str) -> str:
        return f"{args['line']}: {args['parts']}."


class Manifest:
    chapters = ("round",)


class Game:
    """Only what a chronicle asks of a game."""

    words_of = Words()
    manifest = Manifest()
    told = {
        "done": Audience(("seat",)),
        "event": Audience(("count",)),
        "answered": Audience(("seat",), takes=("voted",)),
        "won": Audience(("seat",), part=True, scores=True),
        "voted": Audience(("seat",), part=True),
        "met": Audience(("seat",), part=True, whom=True),
        "secret": Audience(("seat",), part=True, only_seat=True),
        "round": Audience(("count",)),
    }

    def line(self, told: Told, viewer: Any, language: str, names: list[str]) -> str | None:
        hidden = self.told[told.what].only_seat and not viewer.sees(told.args[0])
        return None if hidden else WORDS[told.what]

    def part(self, told: Told, viewer: Any, language: str, names: list[str]) -> str:
        return PARTS.get(told.what, "")


@pytest.fixture
def game() -> Any:
    return Game()


def heard(*whats: tuple[int, str]) -> list[Heard]:
    return [Heard(number, Told(what, [0], number)) for number, what in whats]


def test_what_an_action_brought_joins_its_line(game: Any) -> None:
    lines = chronicle(game, heard((1, "done"), (1, "won"), (1, "won")), PUBLIC, "en", ["Ada"])
    assert [line.sentence for line in lines] == ["Ada acts: +2, +2."]
    assert lines[0].details == ["Ada wins 2.", "Ada wins 2."]
    assert lines[0].scores


def test_the_same_is_said_once_with_all_whom_it_concerns(game: Any) -> None:
    """What happens in a row is counted, numbers are not."""

    def sentence(*whats: str) -> str:
        log = heard((1, "event"), *((1, what) for what in whats))
        return chronicle(game, log, PUBLIC, "en", ["Ada"])[0].sentence

    assert sentence("voted", "voted", "won", "voted") == "It rains: a vote ×2, +2, a vote."
    assert sentence("met", "voted", "met", "voted", "voted") == (
        "It rains: a vote (Ada), a vote ×2 (Ada)."
    )
    assert sentence("won", "met", "voted", "met", "voted") == "It rains: +2, a vote (Ada, Ada)."
    assert sentence("met", "met") == "It rains: Ada, Ada."


def test_whom_something_meets_is_no_part_of_what_another_did(game: Any) -> None:
    log = heard((1, "done"), (1, "met"), (1, "voted"), (1, "met"))
    lines = chronicle(game, log, PUBLIC, "en", ["Ada"])
    assert [line.sentence for line in lines] == ["Ada acts.", "It meets Ada: a vote, Ada."]


def test_an_answer_in_the_middle_takes_only_what_is_its_doing(game: Any) -> None:
    log = heard((1, "answered"), (1, "voted"), (1, "won"), (1, "voted"))
    lines = chronicle(game, log, PUBLIC, "en", ["Ada"])
    assert [line.sentence for line in lines] == ["Ada answers: a vote.", "Ada wins 2: a vote."]


def test_it_joins_no_line_of_another_action_and_no_title(game: Any) -> None:
    log = heard((1, "done"), (2, "won"), (2, "round"), (2, "won"))
    lines = chronicle(game, log, PUBLIC, "en", ["Ada"])
    assert [line.sentence for line in lines] == [
        "Ada acts.",
        "Ada wins 2.",
        "Round 2.",
        "Ada wins 2.",
    ]
    assert [line.place for line in lines] == [0, 1, 2, 3]


def test_a_secret_joins_only_for_the_ears_it_is_meant_for(game: Any) -> None:
    log = heard((1, "done"), (1, "secret"))
    assert chronicle(game, log, PUBLIC, "en", [])[0].sentence == "Ada acts."
    assert chronicle(game, log, viewer_of(0), "en", [])[0].sentence == "Ada acts: sees."


def test_a_door_is_told_with_the_line_it_was_closed_in(game: Any) -> None:
    log = [Heard(1, Told("done", [0], 3)), Heard(1, Told("won", [0], 4))]
    assert chronicle(game, log, PUBLIC, "en", [], 3)[0].door
    assert not chronicle(game, log[:1], PUBLIC, "en", [], 3)[0].door
    assert chronicle(game, log[:1], PUBLIC, "en", [], 2)[0].door
