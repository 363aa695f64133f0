"""Learning a network: games, a network, a match; left and taken up, and never by chance."""

import json
import random
from pathlib import Path

import pytest

import ludi
from ludi.arena.learning import (
    Gate,
    Learning,
    Study,
    append,
    more_visits,
    network_name,
    play_lesson,
    read_match,
    with_network,
)
from ludi.arena.matches import Task
from ludi.cli.main import main
from ludi.kernel.errors import BadChoice, LudiError
from ludi.learned.network import load

STUDY = Study("glory-to-rome", 2, {}, "7", 1, 9, "search:visits=2", 12, 1, 3000)


class Quick(Learning):
    """One whose games are mostly played at random; one deal of the match is not."""

    def player(self, chance: random.Random) -> str:
        return "random"

    def match(self, number: int, challenger: str, champion: str) -> list[Task]:
        tasks = super().match(number, challenger, champion)
        return [*tasks[:1], *[task._replace(seating=["random"] * 2) for task in tasks[1:]]]


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> Learning:
    """A learning that went round the circle once."""
    learning = Quick(STUDY, str(tmp_path_factory.mktemp("learned")))
    assert len(list(learning.play(1))) == STUDY.deals
    assert list(learning.teach())
    gates = [one for one in learning.gate(1) if isinstance(one, Gate)]
    assert gates == learning.state.gates
    return learning


def test_a_circle_leaves_games_a_network_and_a_match(learned: Learning) -> None:
    assert learned.state.generation == 1
    network = load(learned.path(network_name(1)), learned.fit)
    assert "--learn: generation 1, seed 7" in network.note
    lessons, held_out = learned.lessons_of(1)
    assert len(lessons.rows) > len(held_out.rows) > 0
    assert lessons.rows.shape[1] == learned.fit.size
    assert set(lessons.wins.tolist()) <= {0.0, 0.5, 1.0}
    past, visits = read_match(learned.path("match-1.jsonl"))
    (gate,) = learned.state.gates
    assert 10 <= gate.games <= STUDY.games and gate.games <= len(past)
    assert visits >= 1.0 and gate.low <= gate.result <= gate.high
    assert gate.reigns == (gate.low > 0.5) == bool(learned.state.reigning)


def test_it_goes_on_where_it_was_left(learned: Learning) -> None:
    again = Learning(STUDY, learned.folder)
    assert again.state == learned.state
    with pytest.raises(BadChoice, match="different training"):
        Learning(STUDY._replace(seed="8"), learned.folder)
    assert Learning(STUDY._replace(generations=5, games=40), learned.folder).state == learned.state


def test_no_game_is_played_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    study = STUDY._replace(deals=3)
    learning = Quick(study, str(tmp_path))
    assert list(learning.play(1)) == [0, 1, 2]
    monkeypatch.setattr("ludi.arena.learning.play_lesson", None)  # whoever plays now, fails
    assert list(Quick(study, str(tmp_path)).play(1)) == [0, 1, 2]


def test_a_lesson_is_the_same_wherever_it_is_played(tmp_path: Path) -> None:
    learning = Learning(STUDY, str(tmp_path))
    lesson = learning.lesson(1, 4)._replace(seating=["greedy", "random"])
    seen = play_lesson(lesson)
    assert seen == play_lesson(lesson)
    assert seen.margins[0] == -seen.margins[1] and sum(seen.wins) == 1.0
    assert len(seen.rows) == len(seen.seats) * learning.fit.size > 0
    cut_off = lesson._replace(study=STUDY._replace(max_decisions=5))
    assert play_lesson(cut_off).rows == b""


def test_predecessors_play_along(tmp_path: Path) -> None:
    learning = Learning(STUDY, str(tmp_path))
    gates = [Gate(10, 0.9, 0.6, 1.0, 1.0, True), Gate(10, 0.4, 0.1, 0.8, 1.0, False)] * 2
    learning.save(learning.state._replace(generation=4, reigning=network_name(3), gates=gates))
    seats = [seat for deal in range(60) for seat in learning.lesson(5, deal).seating]
    named = {seat.partition("network=")[2].rpartition("/")[2] for seat in seats}
    assert named == {"", network_name(1), network_name(3)}  # never one that was refused
    assert "greedy" in seats and any(":noise=2" in seat for seat in seats)
    assert sum(network_name(3) in seat for seat in seats) > len(seats) / 3


def test_a_network_reigns_only_when_it_is_proven(tmp_path: Path) -> None:
    learning = Learning(STUDY._replace(games=40), str(tmp_path))
    even = {place: [1.0, 0.0] for place in range(40)}
    close = learning.verdict(even, 1.0)
    assert close is not None and not close.reigns and close.result == 0.5
    clear = {place: [1.0, 0.0] if place % 2 == 0 else [0.0, 1.0] for place in range(40)}
    assert learning.verdict({place: clear[place] for place in range(8)}, 1.0) is None
    found = learning.verdict(clear, 1.2)
    assert found is not None and found.reigns and found.visits == 1.2
    lost = {place: [1.0 - one for one in results] for place, results in clear.items()}
    refused = learning.verdict(lost, 1.0)
    assert refused is not None and not refused.reigns
    halves = {place: clear[place] for place in range(0, 40, 2)}  # no deal from both chairs
    assert learning.verdict(halves, 1.0) is None


def test_alone_scores_on_the_same_deals_are_compared(tmp_path: Path) -> None:
    study = STUDY._replace(game="hadrians-wall", players=1, games=8)
    learning = Learning(study, str(tmp_path))
    tasks = learning.match(1, "challenger", "champion")
    assert [task.seating for task in tasks[:2]] == [["challenger"], ["champion"]]
    assert tasks[0].seed == tasks[1].seed != tasks[2].seed
    past = {place: [60.0 + place // 2 + (5 if place % 2 == 0 else 0)] for place in range(8)}
    assert learning.verdict(past, 1.0) is None
    found = learning.verdict(past, 1.0, is_over=True)
    assert found is not None and found.result == 5.0 and found.reigns


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = str(tmp_path / "match.jsonl")
    append(path, {"visits": 1.25})
    append(path, {"number": 3, "results": [1.0, 0.0]})
    with open(path, "a", encoding="utf-8") as file:
        file.write('{"number": 4, "resu')
    assert read_match(path) == ({3: [1.0, 0.0]}, 1.25)


def test_names_of_bots() -> None:
    assert with_network("search:visits=24", "") == "search:visits=24"
    assert with_network("legatus", "a/b.safetensors") == "legatus:network=a/b.safetensors"
    assert more_visits("search:visits=24:noise=1", 1.25) == "search:visits=30:noise=1"
    assert more_visits("search:seconds=1", 2.0) == "search:seconds=1"


def test_too_few_games_are_refused(tmp_path: Path) -> None:
    learning = Quick(STUDY._replace(deals=1), str(tmp_path))
    list(learning.play(1))
    with pytest.raises(LudiError, match="at least 9 --deals"):
        list(learning.teach())


def test_the_command(learned: Learning, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["train", "glory-to-rome", "--learn", "--players", "2", "--seed", "7"]
    asked += ["--deals", "9", "--bot", "search:visits=2", "--games", "12", "--jobs", "1"]
    asked += ["--max-decisions", "3000", "--generations", "1", "--json", "--lang", "en"]
    options = ludi.game("glory-to-rome").settle(2, {})
    state = json.loads(Path(learned.path("state.json")).read_text())
    state["plan"]["options"] = options
    (tmp_path / "state.json").write_text(json.dumps(state))
    assert main([*asked, "--dir", str(tmp_path)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["generation"] == 1 and len(found["gates"]) == 1 and not found["installed"]


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--fit"], "--fit has no effect"),
        (["--pairs", "3"], "--pairs has no effect"),
        (["--bot", "greedy"], "no setting 'network'"),
        (["--bot", "search:visits=3:network=x"], "the network is the one that is learned"),
    ],
)
def test_what_does_not_go_together(
    more: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["train", "glory-to-rome", "--learn", "--dir", str(tmp_path / "x"), "--lang", "en"]
    assert main([*asked, *more]) == 2
    assert why in capsys.readouterr().err
    assert not (tmp_path / "x").exists()
