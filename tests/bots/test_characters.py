"""Characters: what they like counts, as much as it may, and every game knows what they like."""

from pathlib import Path

import pytest

import ludi
from ludi.bots import CHARACTERS, SearchBot, make_bot, own_names
from ludi.bots.characters import FILE, Taste, said_by, taste_of
from ludi.bots.levels import LEVELS, equal_level, longest_answer
from ludi.kernel.errors import BadChoice, BadGame
from ludi.kernel.game import LANGUAGES

LIKED = 40.0  # points: more than anything else is worth


def test_characters_search_as_centurio_does() -> None:
    for name in CHARACTERS:
        bot = make_bot(name, 1)
        level = LEVELS[equal_level(name)]
        assert isinstance(bot, SearchBot) and bot.character == name
        assert (bot.visits, bot.seconds, bot.noise) == (level.visits, level.seconds, level.noise)
        assert longest_answer(name) == longest_answer("centurio")
    assert own_names()[-len(CHARACTERS) :] == list(CHARACTERS)


def test_a_character_may_have_another_budget() -> None:
    bot = make_bot("fabia:visits=7:seconds=0", 1)
    assert isinstance(bot, SearchBot) and (bot.visits, bot.seconds) == (7, 0.0)
    with pytest.raises(BadChoice, match="no setting 'depth'"):
        make_bot("fabia:depth=7", 1)


@pytest.mark.parametrize("id", ludi.games())
def test_what_is_liked_can_be_said_in_the_game(id: str) -> None:
    game = ludi.game(id)
    known: set[str] = set()
    for verb in game.vocabulary.verbs:
        for action in range(verb.base, min(verb.end, verb.base + 2000)):
            known.update(said_by(game, action))
    for name in CHARACTERS:
        likings = taste_of(game, name).likings
        assert likings and set(likings) <= known


@pytest.mark.parametrize("id", ludi.games())
def test_every_character_has_a_line_in_every_game(id: str) -> None:
    words = ludi.game(id).words_of
    for name in CHARACTERS:
        assert all(words.has(f"manner-{name}", language) for language in LANGUAGES)


def test_a_card_is_liked_for_its_role_too() -> None:
    game = ludi.game("glory-to-rome")
    taste = Taste(game, {"lead": 1.0, "lead role:legionary": 2.0, "lead_jack role:patron": 4.0})
    soldier = next(
        card
        for card in game.vocabulary.domain("card").values  # type: ignore[union-attr]
        if game.follows("card", card)["role"] == "legionary"
    )
    assert taste.of(game.vocabulary.parse(f"lead {soldier}")) == 3.0
    assert taste.of(game.vocabulary.parse("lead_jack patron")) == 4.0
    assert taste.of(game.vocabulary.parse("lead_jack merchant")) == 0.0


def test_who_likes_something_enough_does_it() -> None:
    """Every action is chosen by somebody who likes it more than anything."""
    table = ludi.game("glory-to-rome").new(players=2, seed=3)
    legal = table.legal
    assert len(legal) > 3
    for action in legal:
        bot = SearchBot(1, 12, character="fabia")
        words = said_by(table.game, action)
        bot.taste = Taste(table.game, {words[-1] if len(words) > 1 else words[0]: LIKED})
        assert bot.taste.of(bot.choose(table, table.seat)) == LIKED


def test_only_oneself_is_given_that_taste() -> None:
    """What others choose is judged by what it is worth."""
    table = ludi.game("glory-to-rome").new(players=2, seed=3)
    bot = SearchBot(1, 8, character="drusus")
    bot.choose(table, table.seat)
    lead = table.game.vocabulary.parse("lead_jack legionary")
    assert bot.liking(table.seat, lead) > 0 == bot.liking(1 - table.seat, lead)


def test_a_game_without_tastes_is_played_as_by_centurio(tmp_path, monkeypatch) -> None:
    game = ludi.game("ave-roma")
    table = game.new(players=2, seed=5)
    seat = table.seat
    monkeypatch.setattr("ludi.bots.characters.FILE", "no-such.toml")
    assert taste_of(game, "fabia").likings == {}
    fabia, centurio = make_bot("fabia:seconds=0", 1), make_bot("centurio:seconds=0", 1)
    assert fabia.choose(table, seat) == centurio.choose(table, seat)


@pytest.mark.parametrize("likings", ["[fabia]\nlay = 'much'", "[fabia]\nlay = inf", "[fabia"])
def test_a_broken_file_of_tastes_is_refused(
    likings: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / FILE
    path.write_text(likings)
    monkeypatch.setattr("ludi.bots.characters.FILE", str(path))
    with pytest.raises(BadGame, match=FILE):
        taste_of(ludi.game("glory-to-rome"), "fabia")
