"""Weights come from a file, complete and finite, or not at all."""

import importlib
from pathlib import Path

import pytest

import ludi
from ludi.bots import make_bot
from ludi.kernel.game import Advice
from ludi.kernel.weights import read_weights, weights_text

GAMES = 20  # so many that even what is seldom built is met
SELDOM = 5  # one decision of so many is looked at
TRAINED = [id for id in ludi.games() if ludi.game(id).advice.weights()]


def written(folder: Path, text: str) -> str:
    path = folder / "weights.toml"
    path.write_text(text)
    return str(path)


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    weights = {"wall": 1.25, "gate": -0.5, "road": 0.0}
    text = weights_text(weights, ["by hand"])
    assert text.startswith("# by hand\n")
    assert read_weights(written(tmp_path, text), list(weights)) == weights


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[weights]\nwall = 1\n", "weights.gate: a number is missing"),
        ("[weights]\nwall = 1\ngate = 'high'\n", "weights.gate: a number is missing"),
        ("[weights]\nwall = true\ngate = 1\n", "weights.wall: a number is missing"),
        ("[weights]\nwall = 1\ngate = nan\n", "weights.gate: nan is not a finite number"),
        ("[weights]\nwall = 1\ngate = 2\nmoat = 3\n", "weights.moat: the game has no such weight"),
        ("weights = 3\n", "not a table of numbers"),
        ("[weights\n", "line 1"),
    ],
)
def test_a_bad_file_is_refused_with_the_place(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(ludi.BadChoice, match=complaint):
        read_weights(written(tmp_path, text), ["wall", "gate"])


@pytest.mark.parametrize("value", ["[" * 100_000, "1" + "0" * 400, "1" + "0" * 5000], ids=len)
def test_a_bot_refuses_a_file_that_goes_too_far(tmp_path: Path, value: str) -> None:
    game = ludi.game("glory-to-rome")
    lines = [f"{name} = {value}" for name in game.advice.weights()]
    text = "\n".join(["[weights]", *lines])
    bot = make_bot(f"greedy:weights={written(tmp_path, text)}", 1)
    table = game.new(2, 1)
    with pytest.raises(ludi.BadChoice, match=r"weights\.toml: "):
        bot.choose(table, table.seat)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ludi.BadChoice, match="nowhere"):
        read_weights(str(tmp_path / "nowhere.toml"), ["wall"])


@pytest.mark.parametrize("id", TRAINED)
def test_the_weights_matter(id: str) -> None:
    """Advice with another number is other advice; with the same ones it says the same."""
    advice = ludi.game(id).advice
    weights = advice.weights()
    modes = importlib.import_module(f"tests.games.{id.replace('-', '_')}.invariants").MODES
    met: list[Moment] = []
    for seed in range(GAMES):
        players, options = modes[len(modes) * seed // GAMES]
        met += moments(ludi.game(id).new(players, seed, **options), seed)
    said = [judgement(advice, moment) for moment in met]
    assert [judgement(advice.with_weights(weights), moment) for moment in met] == said
    idle = []
    for name, weight in weights.items():
        other = advice.with_weights({**weights, name: weight + 7.0})
        if all(judgement(other, moment) == was for moment, was in zip(met, said, strict=True)):
            idle.append(name)  # perhaps something rare
    assert len(idle) <= len(weights) // 8, f"nothing depends on {', '.join(idle)}"


def test_a_bot_plays_with_the_weights_it_is_given(tmp_path: Path) -> None:
    game = ludi.game("glory-to-rome")
    weights = game.advice.weights()
    same = written(tmp_path, weights_text(weights, []))
    lost = {name: 0.0 for name in weights}
    other = tmp_path / "other.toml"
    other.write_text(weights_text({**lost, "card": 50.0}, []))
    differs = 0
    for table, seat in moments(game.new(seed=3), 3):
        own = make_bot("greedy", 1).choose(table, seat)
        assert make_bot(f"greedy:weights={same}", 1).choose(table, seat) == own
        differs += make_bot(f"greedy:weights={other}", 1).choose(table, seat) != own
        assert make_bot(f"search:visits=4:weights={other}", 1).choose(table, seat) in (
            table.legal_for(seat)
        )
    assert differs
    with pytest.raises(ludi.BadChoice, match="nowhere"):
        make_bot("greedy:weights=nowhere.toml", 1).choose(table, seat)


Moment = tuple[ludi.Table, int]


def moments(table: ludi.Table, seed: int) -> list[Moment]:
    """Decisions of a game played by turns: well, for anything that counts at all, at random."""
    dice = ludi.Dice.seeded(seed)
    bots = [make_bot(name, seed) for name in ("greedy", "greedy", "random")]
    advice = table.game.advice
    bots[1].take(advice.with_weights(dict.fromkeys(advice.weights(), 1.0)))
    found: list[Moment] = []
    while not table.over:
        seat = table.deciders[0]
        if dice.below(SELDOM) == 0:
            found.append((table.clone(), seat))
        table.play(bots[dice.below(3)].choose(table, seat), seat)
    return found


def judgement(advice: Advice, moment: Moment) -> list[float]:
    table, seat = moment
    weighed = [
        advice.weigh(table, seat, action)
        for action in [*table.legal_for(seat), *table.asides(seat)]
    ]
    return [advice.evaluate(table, seat), *weighed]
