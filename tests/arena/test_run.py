"""Playing: the same results whatever plays them, lost workers, and folders that go on."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from importlib.util import find_spec

import pytest

import ludi
from ludi.arena import workers
from ludi.arena.cluster import find_ray, knock
from ludi.arena.folder import Folder, Goal
from ludi.arena.matches import play_game
from ludi.arena.run import Run
from ludi.arena.tournament import open_tournament
from ludi.arena.workers import Pool, in_order, play_tasks, shares_of
from ludi.kernel.errors import BadChoice, BadRecord, LudiError
from ludi.kernel.viewer import EVERYTHING

GAME = "glory-to-rome"


def tournament(bots=("random", "greedy"), players=2, game=GAME, seed="1", most=20_000):
    options = ludi.game(game).settle(players, {})
    return open_tournament(game, None, players, options, seed, list(bots), "round-robin", most)


def tasks(count, **more):
    made = tournament(**more)
    return [made.task(number, made.schedule) for number in range(count)]


def lines(folder):
    """The games as they are kept, in their order, without the time they took."""
    text = (folder / "games.jsonl").read_text(encoding="utf-8")
    found = [json.loads(line) for line in text.splitlines()]
    for line in found:
        del line["seconds"]
    return sorted(found, key=lambda line: line["number"])


def run_in(folder, games=4, jobs=1, ray=None, made=None, stop=False, at_least=None):
    made = made or tournament()
    run = Run(made, Goal("ludi arena", games, at_least, stop), Folder(str(folder)))
    run.folder.begin(made, run.goal)
    with run.folder.held():
        run.load()
        new = [game.number for game in run.play(jobs, ray)]
    return run, new


# ---------------------------------------------------------------- the games


def test_a_deal_is_the_same_for_everybody():
    first, second = tasks(2)
    assert first.seed == second.seed == "1/0"
    assert first.seating == ["random", "greedy"] and second.seating == ["greedy", "random"]
    assert tasks(3)[2].seed == "1/1"


def test_an_outcome_tells_all_and_its_record_is_true():
    outcome = play_game(tasks(1)[0])
    record = ludi.Record.from_text(outcome.record)
    table = record.verify()
    assert record.names == ["random", "greedy"] and record.seed == "1/0"
    assert outcome.totals == [score.total for score in table.scores()]
    assert [sum(items.values()) for items in outcome.items] == outcome.totals
    assert outcome.ranks == [score.rank for score in table.scores()]
    assert len(record.plays) == outcome.decisions
    clients = [camp["clientele"] for camp in table.view(EVERYTHING)["camps"]]
    assert [found["tally:clients"] for found in outcome.features] == [
        sum(found.values()) for found in clients
    ]


@pytest.mark.parametrize("game", ludi.games())
def test_every_game_tells_what_its_winners_made(game):
    """All features have words in both languages."""
    shelf = ludi.game(game)
    (task,) = tasks(1, bots=["greedy"], players=shelf.players[0], game=game)
    outcome = play_game(task)
    assert outcome.finished and len(outcome.features) == shelf.players[0]
    named = [name.split(":") for found in outcome.features for name in found]
    assert any(kind != "tally" for kind, _ in named)
    for kind, id in named:
        for language in ("fr", "en"):
            assert shelf.words_of.has(f"{kind}-{id}", language), f"{kind}-{id}"


def test_another_version_of_the_rules_is_refused():
    task = tasks(1)[0]._replace(rules_version=99)
    with pytest.raises(LudiError, match="seed 1/0 went wrong: rules 99 are wanted"):
        play_game(task)


# ---------------------------------------------------------------- processes


def test_processes_give_the_same_outcomes():
    wanted = [play_game(task)._replace(seconds=0.0) for task in tasks(6)]
    found = in_order(play_tasks(tasks(6), 2, size=2))
    assert [outcome._replace(seconds=0.0) for outcome in found] == wanted


def test_a_lost_worker_costs_only_what_it_had_in_hand():
    losses = []
    pool = Pool(2, lambda: losses.append(1))
    found = []
    for outcomes in pool.play(shares_of(tasks(8), 1)):
        found += outcomes
        if len(found) == 2:
            victim = pool.workers[0]
            in_hand = victim.share[0].number
            os.kill(victim.process.pid or 0, signal.SIGKILL)
    assert losses == [1]
    assert sorted(outcome.number for outcome in found) == list(range(8))
    again = next(outcome for outcome in found if outcome.number == in_hand)
    assert again._replace(seconds=0.0) == play_game(tasks(8)[in_hand])._replace(seconds=0.0)


def test_a_game_that_always_loses_its_worker_is_given_up(monkeypatch):
    pool = Pool(1)
    give = workers.Worker.give

    def give_and_kill(worker, share):
        worker.process.kill()
        worker.process.join()
        give(worker, share)

    monkeypatch.setattr(workers.Worker, "give", give_and_kill)
    with pytest.raises(LudiError, match="seed 1/0 was ended 3 times"):
        list(pool.play(shares_of(tasks(1), 1)))
    assert pool.workers == []


def test_what_goes_wrong_in_a_process_is_told():
    wrong = [task._replace(seating=["random", "nobody"]) for task in tasks(2)]
    with pytest.raises(LudiError, match="seed 1/0 went wrong: there is no bot 'nobody'"):
        list(play_tasks(wrong, 2))


def test_who_stops_asking_ends_the_processes():
    pool = Pool(2)
    answers = pool.play(shares_of(tasks(50), 1))
    next(answers)
    processes = [worker.process for worker in pool.workers]
    answers.close()
    assert pool.workers == [] and not any(process.is_alive() for process in processes)


# ---------------------------------------------------------------- folders


def test_a_run_goes_on_with_what_is_missing(tmp_path):
    _, first = run_in(tmp_path / "a", 4)
    run, more = run_in(tmp_path / "a", 8)
    assert (first, more, run.found) == ([0, 1, 2, 3], [4, 5, 6, 7], 4)
    assert run_in(tmp_path / "a", 8)[1] == []
    run_in(tmp_path / "b", 8, jobs=2)
    assert lines(tmp_path / "a") == lines(tmp_path / "b")
    for number in range(8):
        record = f"records/{number:06}.ludi"
        assert (tmp_path / "a" / record).read_bytes() == (tmp_path / "b" / record).read_bytes()
        ludi.Record.load(tmp_path / "a" / record).verify()


def test_half_a_line_is_played_again(tmp_path):
    run_in(tmp_path / "a", 4)
    whole = lines(tmp_path / "a")
    file = tmp_path / "a" / "games.jsonl"
    file.write_bytes(file.read_bytes()[:-40])
    assert run_in(tmp_path / "a", 4)[1] == [3]
    assert lines(tmp_path / "a") == whole


def test_a_line_that_is_no_game_is_an_error(tmp_path):
    run_in(tmp_path / "a", 2)
    file = tmp_path / "a" / "games.jsonl"
    file.write_text('{"number": 0}\n' + file.read_text())
    with pytest.raises(BadRecord, match="line 1"):
        run_in(tmp_path / "a", 2)


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("seating", ["random", "nobody"], "not a game of the tournament"),
        ("seating", ["random"], "not a game of the tournament"),
        ("scores", [], "not a game of the tournament"),
        ("features", [{}], "not a game of the tournament"),
        ("winners", [3], "not a game of the tournament"),
        ("features", [{"tally:clients": "many"}, {}], "this is not a game"),
        ("scores", [{"total": 1, "items": [], "rank": 1}] * 2, "this is not a game"),
        ("number", float("inf"), "this is not a game"),
    ],
)
def test_a_game_that_cannot_be_of_the_tournament_is_an_error(tmp_path, key, value, sentence):
    run, _ = run_in(tmp_path / "a", 2)
    file = tmp_path / "a" / "games.jsonl"
    first, second = file.read_text().splitlines()
    text = f"{first}\n{json.dumps({**json.loads(second), key: value})}\n"
    file.write_text(text)
    with pytest.raises(BadRecord, match=f"line 2: .*{sentence}"):
        run.folder.read()
    assert file.read_text() == text


def test_a_line_without_a_bottom_is_an_error(tmp_path):
    run, _ = run_in(tmp_path / "a", 2)
    (tmp_path / "a" / "games.jsonl").write_text("[" * 100_000 + "\n")
    with pytest.raises(BadRecord, match=r"line 1: .*this is not a game"):
        run.folder.read()


@pytest.mark.parametrize(
    ("key", "value"),
    [("players", "two"), ("players", 0), ("bots", 7), ("options", "all"), ("mode", None)],
)
def test_a_damaged_tournament_is_an_error(tmp_path, key, value):
    run, _ = run_in(tmp_path / "a", 2)
    file = tmp_path / "a" / "tournament.json"
    about = json.loads(file.read_text())
    if value is None:
        del about["tournament"][key]
    else:
        about["tournament"][key] = value
    file.write_text(json.dumps(about))
    with pytest.raises(BadRecord, match="is damaged"):
        run.folder.read()
    with pytest.raises(BadRecord, match="is damaged"):
        run_in(tmp_path / "a", 2)
    file.write_text(json.dumps({**about, "tournament": []}))
    with pytest.raises(BadRecord, match="is damaged"):
        run_in(tmp_path / "a", 2)
    file.write_text("[" * 100_000)
    with pytest.raises(BadRecord, match="cannot be read"):
        run_in(tmp_path / "a", 2)


def test_another_tournament_is_refused(tmp_path):
    run_in(tmp_path / "a", 2)
    with pytest.raises(BadChoice, match="another tournament: its seed is 1, not 2"):
        run_in(tmp_path / "a", 2, made=tournament(seed="2"))
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "diary.txt").write_text("dear me")
    with pytest.raises(BadChoice, match="does not hold a tournament"):
        run_in(tmp_path / "b", 2)
    (tmp_path / "c").write_text("a file")
    with pytest.raises(BadChoice, match="not a folder"):
        run_in(tmp_path / "c", 2)
    (tmp_path / "a" / "tournament.json").write_text("{}")
    with pytest.raises(BadRecord, match="does not describe a tournament"):
        run_in(tmp_path / "a", 2)


def test_two_runs_do_not_write_at_once(tmp_path):
    run, _ = run_in(tmp_path / "a", 2)
    with run.folder.held(), pytest.raises(BadChoice, match="another run is writing"):
        run_in(tmp_path / "a", 4)


def test_it_stops_when_it_is_settled_whatever_the_jobs(tmp_path):
    one, first = run_in(tmp_path / "a", 400, stop=True)
    two, _ = run_in(tmp_path / "b", 400, jobs=2, stop=True)
    assert one.judge.settled_after == two.judge.settled_after
    assert len(first) == 2 * (one.judge.settled_after or 0) < 20
    assert run_in(tmp_path / "a", 400, stop=True)[1] == []


def test_a_killed_run_goes_on(tmp_path):
    """The real thing: the command is killed without a warning, and started again."""
    command = [sys.executable, "-m", "ludi.cli.main", "arena", GAME, "--bots", "random,greedy"]
    command += ["--games", "16", "--jobs", "2", "--out", str(tmp_path / "a"), "--json"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
    file = tmp_path / "a" / "games.jsonl"
    deadline = time.monotonic() + 60
    while not (file.exists() and file.read_bytes().count(b"\n") >= 3):
        assert process.poll() is None and time.monotonic() < deadline
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    kept = file.read_bytes().count(b"\n")
    assert 3 <= kept < 16
    done = subprocess.run(command, capture_output=True, check=True, timeout=120)
    assert json.loads(done.stdout)["found"] == kept
    run_in(tmp_path / "b", 16)
    assert lines(tmp_path / "a") == lines(tmp_path / "b")


# ---------------------------------------------------------------- Ray


def test_without_ray_the_error_says_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadChoice, match=r"pip install 'ludi-romani\[cluster\]'"):
        find_ray()


def test_an_address_where_nobody_answers_is_told_at_once():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"  # nobody listens there
        for said in (address, f"ray://{address}"):
            with pytest.raises(BadChoice, match="no Ray cluster answers at"):
                knock(said)
        free.listen()
        knock(address)
    knock("auto")
    knock("local")


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed (the extra cluster)")
def test_ray_gives_the_same_outcomes(tmp_path):
    command = [sys.executable, "-m", "ludi.cli.main", "arena", GAME, "--bots", "random,greedy"]
    command += ["--games", "6", "--jobs", "2", "--ray", "local", "--out", str(tmp_path / "a")]
    subprocess.run([*command, "--json"], capture_output=True, check=True, timeout=300)
    run_in(tmp_path / "b", 6)
    assert lines(tmp_path / "a") == lines(tmp_path / "b")
