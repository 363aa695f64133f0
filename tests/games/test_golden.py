"""Golden games replay, and a version of the rules does what it did."""

import re
from pathlib import Path

import pytest

import ludi
from tests.games import golden

CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"
GAMES = [id for id in ludi.games() if golden.home(id).is_dir()]  # not those from elsewhere
every_game = pytest.mark.parametrize("id", GAMES)


CASES = [
    pytest.param(id, wanted, id=f"{id}-{wanted.name}")
    for id in GAMES
    for wanted in golden.given(id).WANTED
]


@every_game
def test_every_ending_and_mode_that_is_wanted_has_a_record(id: str) -> None:
    wanted = {golden.path_of(id, wanted.name) for wanted in golden.given(id).WANTED}
    assert wanted == set((golden.home(id) / "golden").iterdir())


@pytest.mark.parametrize(("id", "wanted"), CASES)
def test_a_golden_record_replays_to_the_same_scores(id: str, wanted: golden.Wanted) -> None:
    path = golden.path_of(id, wanted.name)
    record = ludi.Record.load(path)
    assert (record.game.id, record.players) == (id, wanted.players)
    assert wanted.options.items() <= record.options.items()
    table = record.verify()
    assert table.over
    assert wanted.suits(golden.given(id).ending_of(table))
    assert record.result == [score.total for score in table.scores()]
    assert record.to_text() == path.read_text(encoding="utf-8")


@every_game
def test_a_version_of_the_rules_does_what_it_did(id: str) -> None:
    """Dumps, records and perft counts: the same everywhere, interpreted and compiled. What changes
    them raises the rules version."""
    said = golden.complaint(id, golden.deeds_of(id))
    assert not said, said


@every_game
def test_what_a_game_says_does_not_change_unseen(id: str) -> None:
    said = golden.said_otherwise(id, golden.said_of(id))
    assert not said, said


@every_game
def test_the_changelog_lists_the_rules_version(id: str) -> None:
    section = CHANGELOG.read_text(encoding="utf-8").partition("## Rules versions")[2]
    rows = re.findall(rf"^\| `{id}` \| (\d+) \|", section, re.MULTILINE)
    version = str(ludi.manifest(id).rules_version)
    assert version in rows, f"list version {version} of {id} in CHANGELOG.md, Rules versions"


def test_what_a_changed_telling_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "said_before", lambda id: {"told turn": "3 ab", "why over": "1 c"})
    assert golden.said_otherwise("tali", {"told turn": "3 ab", "why over": "1 c"}) == ""
    found = {"told turn": "2 ab", "told end": "1 d", "why over": "1 c"}
    said = golden.said_otherwise("tali", found)
    assert "(told end, told turn)" in said and "golden tali" in said


def test_what_a_changed_rule_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    id = "glory-to-rome"
    version = str(ludi.manifest(id).rules_version)
    known = {"random games": "as ever", "deck-5": "as ever"}
    monkeypatch.setattr(golden, "versions_of", lambda id: {version: known})
    assert golden.complaint(id, known) == ""
    assert "not everything" in golden.complaint(id, {**known, "forum-4": "new"})
    for found in ({**known, "deck-5": "other"}, {"random games": "as ever"}):
        said = golden.complaint(id, found)
        assert "(deck-5)" in said
        assert "raise rules_version in src/ludi/games/glory_to_rome/manifest.py" in said
    monkeypatch.setattr(golden, "versions_of", lambda id: {"0": known})
    assert "not written down" in golden.complaint(id, known)
