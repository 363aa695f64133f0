"""The puzzles of the stock: their positions can be played, and what they claim fits together."""

import pytest

import ludi
from ludi.kernel.errors import BadChoice
from ludi.kernel.game import LANGUAGES
from ludi.learn.coach import step_for
from ludi.puzzles import puzzle as stock
from ludi.puzzles.points import LESS
from ludi.puzzles.proof import MARGIN, obvious
from ludi.puzzles.puzzle import (
    HARDEST,
    POINTS,
    Puzzle,
    points_of,
    puzzle_of,
    puzzles_of,
    read,
    stock_of,
    write,
)


def test_there_is_a_stock() -> None:
    assert sum(len(puzzles_of(game)) for game in ludi.games()) >= 5
    ids = [one.id for game in ludi.games() for one in puzzles_of(game)]
    assert len(ids) == len(set(ids)) and all(len(id) <= 40 for id in ids)
    for game in ludi.playable():
        assert stock_of(game) == list(puzzles_of(game.id)), "a change of the rules: prove them"
    assert puzzle_of(ids[0]).id == ids[0]
    with pytest.raises(BadChoice, match="no puzzle"):
        puzzle_of("no-such-thing")


@pytest.mark.parametrize("id", ludi.games())
def test_every_position_can_be_played(id: str) -> None:
    game = ludi.game(id)
    some = puzzles_of(id)
    assert [one.difficulty for one in some] == sorted(one.difficulty for one in some)
    for one in some:
        table = one.history(game).table
        legal = table.legal_for(one.seat)
        best = game.parse(one.best)
        assert 1 <= one.difficulty <= HARDEST
        if one.kind == POINTS:
            found, over = one.after([game.parse(words) for words in one.follow], game)
            assert over and points_of(found.table, one.seat) == one.goal
            assert one.gain >= LESS and one.follow[0] == one.best
            continue
        others = [game.parse(other.words) for other in one.others]
        assert best in legal and set(others) <= set(legal) and best not in others
        assert one.gain >= MARGIN and all(other.worse >= MARGIN for other in one.others)
        assert game.parse(one.obvious) == obvious(table, one.seat) != best
        assert one.obvious in [other.words for other in one.others]
        step = step_for(table, one.seat)
        for language in LANGUAGES:
            for why in one.reasons:
                how = why.get("how", "")
                said = game.because(why["term"], why["points"], why["counts"], language, step, how)
                assert said and "because" not in said
        for words in one.follow:
            game.parse(words)


def test_puzzles_are_written_and_read_as_they_are(tmp_path, monkeypatch) -> None:
    some = next(list(puzzles_of(game)) for game in ludi.games() if puzzles_of(game))
    path = str(tmp_path / "some.json")
    write(path, some)
    assert read(path) == some
    assert read(str(tmp_path / "none.json")) == []
    (tmp_path / "bad.json").write_text('[{"id": 1}]')
    with pytest.raises(BadChoice, match="no puzzles"):
        read(str(tmp_path / "bad.json"))


def test_what_does_not_follow_todays_rules_is_put_aside(monkeypatch) -> None:
    one: Puzzle = next(puzzles_of(game)[0] for game in ludi.games() if puzzles_of(game))
    old = one._replace(rules=one.rules - 1)
    with pytest.raises(BadChoice, match="of rules"):
        old.history()
    monkeypatch.setattr(stock, "puzzles_of", lambda game: (old, one))
    assert stock.stock_of(ludi.game(one.game)) == [one]
    broken = one._replace(plays=["nonsense", *one.plays[1:]])
    with pytest.raises(BadChoice, match=one.id):
        broken.history()
