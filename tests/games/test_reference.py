"""The reference of every game: whatever is met at a table can be looked up, in both languages."""

import shutil
from collections.abc import Iterator
from typing import Any

import pytest

import ludi
from ludi.kernel.components import SOURCES
from ludi.kernel.game import LANGUAGES
from ludi.kernel.reference import has_reference, reference_of, sheet_of
from tests.games.test_properties import PLACEHOLDER, anybody, kit

OURS = [id for id in ludi.games() if has_reference(ludi.game(id))]
SETTINGS = {"glory-to-rome": {"modes"}}  # tables that describe no thing
# What views name and nobody looks up: states, places on a seat's own sheet, parts of other things.
KINDS = {
    "age-of-rome": {"bonus", "building", "card", "character", "effect", "event", "goods", "quest"},
    "ave-roma": {"board", "card", "location", "resource"},
    "glory-to-rome": {"card", "material", "role"},
    "hadrians-wall": {"card", "cohort", "building", "landmark", "pattern", "rank", "track"},
    "rome-and-roll": {"advisor", "character", "die", "favour", "good", "plan", "road"},
}
every_game = pytest.mark.parametrize("id", OURS)


def named(view: Any, kinds: set[str], key: str = "") -> Iterator[tuple[str, str]]:
    """The things a view speaks of by their kind, such as {"card": "maecenas"}."""
    if isinstance(view, dict):
        for inner, value in view.items():
            yield from named(value, kinds, inner)
    elif isinstance(view, list):
        for value in view:
            yield from named(value, kinds, key)
    elif isinstance(view, str) and view:
        for kind in (key, key.removesuffix("s")):
            if kind in kinds:
                yield kind, view


def met(id: str) -> set[tuple[str, str]]:
    """What the views of a random game of every mode speak of."""
    game = ludi.game(id)
    found: set[tuple[str, str]] = set()
    for players, options in kit(id).MODES:
        table = game.new(players=players, seed=7, **options)
        dice = ludi.Dice.seeded(7)
        number = 0
        while not table.over and number < 400:
            if number % 40 == 0:
                for seat in range(table.seats):
                    found |= set(named(table.view(seat), KINDS[id]))
            seat, action = anybody(table, dice)
            table.play(action, seat)
            number += 1
    words = game.words_of
    return {(kind, thing) for kind, thing in found if words.has(f"{kind}-{thing}", "en")}


@every_game
def test_whatever_is_in_the_box_or_in_a_view_has_an_entry(id: str) -> None:
    game = ludi.game(id)
    known = {entry.id for entry in reference_of(game, "en").entries()}
    data: dict[str, Any] = sheet_of(game).data
    rows = {
        row["id"]
        for table, value in data.items()
        if isinstance(value, list) and table not in SETTINGS.get(id, set())
        for row in value
    }
    assert rows - known == set()
    seen = met(id)
    assert len(seen) > 20
    assert {thing for _, thing in seen} - known == set()


@every_game
def test_entries_are_whole_and_the_same_in_both_languages(id: str) -> None:
    game = ludi.game(id)
    french, english = (reference_of(game, language) for language in LANGUAGES)
    for reference in (french, english):
        ids = [(entry.kind, entry.id) for entry in reference.entries()]
        assert len(ids) == len(set(ids))
        for entry in reference.entries():
            said = (entry.name, entry.effect, entry.price, entry.worth)
            assert entry.name and entry.effect and entry.copies > 0, entry
            assert not PLACEHOLDER.search(" ".join(said)), entry
            assert entry.sources and set(entry.sources) <= set(SOURCES)
        for section in reference.sections:
            assert section.title and section.about and section.entries
            assert not PLACEHOLDER.search(section.title)
    same = [
        [(section.id, {entry.id for entry in section.entries}) for section in reference.sections]
        for reference in (french, english)
    ]
    assert same[0] == same[1], "each in its own order"


@every_game
def test_the_glossary(id: str) -> None:
    french, english = (reference_of(ludi.game(id), language).terms for language in LANGUAGES)
    assert {term.id for term in french} == {term.id for term in english}
    assert 10 <= len(french) <= 25
    for term in (*french, *english):
        assert term.name and term.means.endswith("."), term


def test_a_game_without_a_reference_has_an_empty_one() -> None:
    class Elsewhere:
        class manifest:
            game = "ludi.cli.main:Game"

    elsewhere: Any = Elsewhere()
    assert reference_of(elsewhere, "en") == ([], [])


def test_an_owners_corrected_box_is_what_is_told(tmp_path: Any) -> None:
    path = tmp_path / "components.toml"
    shutil.copy(f"{ludi.manifest('ave-roma').folder}/components.toml", path)
    text = path.read_text(encoding="utf-8")
    old = 'cost = "stone 1, denarii 12"'
    assert text.count(old) == 1
    path.write_text(text.replace(old, 'cost = "stone 1, denarii 9"'), encoding="utf-8")
    entry = reference_of(ludi.game("ave-roma", str(path)), "en").about("maecenas")
    assert entry is not None and entry.price == "1 stone and 9 denarii"
