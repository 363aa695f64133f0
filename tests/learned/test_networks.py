"""Networks: files that fit or are refused in a sentence, and judges that bots ask."""

import json
from pathlib import Path

import numpy as np
import pytest

import ludi
from ludi.bots import SearchBot, make_bot
from ludi.bots.judges import judge_for, shipped, why_alone
from ludi.kernel.errors import BadChoice
from ludi.kernel.table import Table
from ludi.learned.fitting import Lessons, learn, scales, slopes_of
from ludi.learned.judge import LearnedJudge
from ludi.learned.network import HIDDEN, Fit, Network, from_bytes, load, to_bytes

GAME = ludi.game("glory-to-rome")


def a_table(players: int = 2) -> Table:
    return GAME.new(players, "net")


def a_network(table: Table, seed: int = 1) -> Network:
    """One that answers something: new ones say 0."""
    network = Network.new(Fit.of(table), 10.0, seed)
    chance = np.random.default_rng(seed)
    network.layers[4][...] = chance.standard_normal((HIDDEN, 2)) / 8
    return network


def test_a_network_is_the_same_after_it_was_kept(tmp_path: Path) -> None:
    table = a_table()
    network = a_network(table)
    network.note = "from a test"
    path = str(tmp_path / "one.safetensors")
    network.save(path)
    again = load(path, Fit.of(table))
    assert again.scale == network.scale and again.note == "from a test"
    for one, other in zip(network.layers, again.layers, strict=True):
        assert np.array_equal(one, other)


def test_what_is_made_for_something_else_is_refused_in_a_sentence() -> None:
    data = to_bytes(a_network(a_table()))
    fit = Fit.of(a_table())
    for changed, why in (
        (fit._replace(game="ave-roma"), "made for glory-to-rome, not for ave-roma"),
        (fit._replace(players=3), "made for 2 players, not for 3"),
        (fit._replace(rules=99), "made for rules"),
        (fit._replace(mode="beginner"), "another mode"),
        (fit._replace(components="abc"), "another box"),
        (fit._replace(size=fit.size + 1), "shown in another way"),
        (fit._replace(looks=f"{fit.looks} more:1"), "shown in another way"),
    ):
        with pytest.raises(BadChoice, match=why):
            from_bytes(data, changed)


def test_the_beginners_game_is_another_mode() -> None:
    data = to_bytes(a_network(a_table()))
    (option,) = [one.name for one in GAME.options if "beginner" in one.values]
    with pytest.raises(BadChoice, match="another mode"):
        from_bytes(data, Fit.of(GAME.new(2, "net", **{option: "beginner"})))


def broken_files() -> list[tuple[str, bytes]]:
    whole = to_bytes(a_network(a_table()))
    length = int.from_bytes(whole[:8], "little")
    header = json.loads(whole[8 : 8 + length])

    def with_header(**changes: object) -> bytes:
        text = json.dumps({**header, **changes}).encode()
        return len(text).to_bytes(8, "little") + text + whole[8 + length :]

    wrong = {**header["in"], "shape": [1, 2]}
    beyond = {**header["out"], "data_offsets": [10**9, 10**9 + 4 * HIDDEN * 2]}
    odd = np.frombuffer(whole[8 + length :], "<f4").copy()
    odd[5] = np.nan
    scale = {**header["__metadata__"], "scale": "nan"}
    return [
        ("empty", b""),
        ("text", b"hello, this is no network at all"),
        ("cut off", whole[:-100]),
        ("no header", (5).to_bytes(8, "little") + b"[1,2]"),
        ("a list", (4).to_bytes(8, "little") + b"[1] "),
        ("another shape", with_header(**{"in": wrong})),
        ("beyond the end", with_header(out=beyond)),
        ("no layer", with_header(middle=None)),
        ("not finite", whole[: 8 + length] + odd.tobytes()),
        ("no scale", with_header(__metadata__=scale)),
        ("another format", with_header(__metadata__={**header["__metadata__"], "format": "9"})),
    ]


@pytest.mark.parametrize(("what", "data"), broken_files(), ids=[name for name, _ in broken_files()])
def test_a_broken_file_is_refused_with_its_name(what: str, data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "broken.safetensors"
    path.write_bytes(data)
    with pytest.raises(BadChoice, match=r"broken\.safetensors: "):
        load(str(path), Fit.of(a_table()))


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    bot = make_bot(f"search:visits=3:network={tmp_path / 'none.safetensors'}", 1)
    table = a_table()
    with pytest.raises(BadChoice, match="No such file"):
        bot.choose(table, table.seat)


def test_slopes_are_what_small_changes_say() -> None:
    """Backwards through the network, against a nudge of single numbers."""
    table = a_table()
    network = a_network(table)
    chance = np.random.default_rng(3)
    rows = chance.integers(0, 3, (16, network.fit.size)).astype(np.uint8)
    lessons = Lessons(rows, np.zeros(16, np.float32), np.full(16, 0.5, np.float32))
    scale = np.full(network.fit.size, 0.1, np.float32)
    chosen = np.arange(16)
    answers = network.answers(rows * scale)
    lessons = lessons._replace(margins=(network.scale * (answers[:, 0] - 0.5)).astype(np.float32))

    def error() -> float:
        off = network.answers(rows * scale)[:, 0] - lessons.margins / network.scale
        return float(np.mean(off**2) / 2)

    slopes = slopes_of(network, lessons, chosen, scale)
    for layer, place in ((5, (0,)), (4, (7, 0))):
        number = network.layers[layer]
        before = float(number[place])
        number[place] = before + 1e-2
        higher = error()
        number[place] = before - 1e-2
        slope = (higher - error()) / 2e-2
        number[place] = before
        assert slopes[layer][place] == pytest.approx(slope, rel=0.05, abs=1e-4)


def test_what_can_be_foreseen_is_learned() -> None:
    table = a_table()
    fit = Fit.of(table)
    chance = np.random.default_rng(5)
    rows = np.zeros((1200, fit.size), np.uint8)
    rows[:, :20] = chance.integers(0, 2, (1200, 20))
    margins = (10.0 * rows[:, 7] - 6.0 * rows[:, 11]).astype(np.float32)
    wins = (margins > 0).astype(np.float32)
    lessons = Lessons(rows[:1000], margins[:1000], wins[:1000])
    held_out = Lessons(rows[1000:], margins[1000:], wins[1000:])
    network = Network.new(fit, 10.0, 1)
    told = list(learn(network, lessons, held_out, np.ones(fit.size, np.float32), 24, 1, 0.003))
    assert told[0].explained < 0.1
    assert max(one.explained for one in told) > 0.5


def test_a_judge_says_half_of_what_the_network_expects() -> None:
    table = a_table(3)
    network = a_network(table)
    judge = LearnedJudge(network, table)
    observer = GAME.observer(3)
    scale = scales([piece.most for piece in observer.pieces for _ in range(piece.size)])
    rows = np.stack(
        [np.frombuffer(observer.observe(table, seat), np.uint8) * scale for seat in range(3)]
    )
    said = judge.judge(table, [4.0, 0.0, -2.0])
    expected = 0.5 * np.array([4.0, 0.0, -2.0]) + 0.5 * network.margins(rows)
    assert said == pytest.approx(expected.tolist(), abs=1e-3)
    table.play(table.legal[-1])
    moved = judge.judge(table, [0.0, 0.0, 0.0])
    assert moved != pytest.approx([2 * one for one in said], abs=1e-3)


def test_a_search_asks_the_network_it_is_given(tmp_path: Path) -> None:
    table = a_table()
    path = str(tmp_path / "net.safetensors")
    a_network(table).save(path)
    plain = make_bot("search:visits=12", 1)
    asking = make_bot(f"search:visits=12:network={path}", 1)
    assert isinstance(plain, SearchBot) and isinstance(asking, SearchBot)
    for bot in (plain, asking):
        assert bot.choose(table, table.seat) in table.legal
    assert plain.judge is None and isinstance(asking.judge, LearnedJudge)
    values = [[choice.value for choice in bot.choices] for bot in (plain, asking)]
    assert values[0] != values[1]
    again = make_bot(f"search:visits=12:network={path}", 1)
    assert again.choose(table, table.seat) == asking.choices[0].action


def test_what_is_shipped_is_used_where_it_fits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = a_table()
    path = str(tmp_path / "network-2.safetensors")
    monkeypatch.setattr("ludi.bots.judges.shipped", lambda game, players: path)
    assert judge_for("shipped", table) is None and why_alone(GAME, 2, {}) == ""
    a_network(table).save(path)
    assert isinstance(judge_for("shipped", table), LearnedJudge)
    assert why_alone(GAME, 2, {}) == ""
    assert judge_for("shipped", a_table(3)) is None  # the evaluation plays alone, and says why
    assert "made for 2 players, not for 3" in why_alone(GAME, 3, {})


def test_without_numpy_everything_plays_as_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = a_table()
    path = str(tmp_path / "network-2.safetensors")
    a_network(table).save(path)
    monkeypatch.setattr("ludi.bots.judges.shipped", lambda game, players: path)
    monkeypatch.setattr("ludi.bots.judges.MODULE", "ludi.learned.not_there")
    assert judge_for("shipped", table) is None
    assert "needs NumPy" in why_alone(GAME, 2, {})
    with pytest.raises(BadChoice, match="needs NumPy"):
        judge_for(path, table)


@pytest.mark.parametrize("id", ludi.games())
def test_every_network_that_is_shipped_fits(id: str) -> None:
    game = ludi.game(id)
    for players in game.players:
        assert why_alone(game, players, {}) == ""
        assert shipped(game, players).endswith(f"network-{players}.safetensors")


def test_only_the_strongest_asks_what_is_shipped() -> None:
    asked = {name: make_bot(name, 1) for name in ("imperator", "legatus", "imperator:network=none")}
    networks = {name: bot.network for name, bot in asked.items() if isinstance(bot, SearchBot)}
    assert networks == {"imperator": "shipped", "legatus": "", "imperator:network=none": ""}
