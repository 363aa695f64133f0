"""`ludi simulate`: the same seed gives the same result, and the counting is right."""

import json

import pytest

import ludi
from ludi.arena.matches import Match, Outcome, play_game
from ludi.cli.main import main
from ludi.cli.simulate import Tally, play_match

GAME = "glory-to-rome"
SPREAD = {"mean", "min", "max"}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDI_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")


def simulated(capsys, *arguments: str):
    assert main(["simulate", GAME, "--json", *arguments]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return json.loads(captured.out)


def test_the_result_for_programs(capsys):
    found = simulated(capsys, "--games", "4", "--seed", "7", "--players", "3")
    assert set(found) == {
        *("game", "rules_version", "players", "options", "seed", "lineup", "swap"),
        *("max_decisions", "games", "finished", "truncated", "scores", "decisions", "turns"),
        *("measures", "endings", "seats", "bots"),
    }
    assert (found["seed"], found["lineup"], found["swap"]) == ("7", ["random"] * 3, False)
    assert (found["games"], found["finished"], found["truncated"]) == (4, 4, 0)
    assert set(found["scores"]) == set(found["decisions"]) == set(found["turns"]) == SPREAD
    assert sum(found["endings"].values()) == 4
    assert [seat["seat"] for seat in found["seats"]] == [1, 2, 3]
    keys = {"games", "wins", "win_rate", "scores"}
    assert all(set(seat) == {"seat", *keys} for seat in found["seats"])
    assert all(set(bot) == {"bot", *keys} for bot in found["bots"])
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(4)


def test_same_seed_same_result_whatever_the_jobs(capsys):
    arguments = ["--games", "6", "--seed", "VII", "--bots", "greedy,random"]
    one = simulated(capsys, *arguments)
    assert simulated(capsys, *arguments) == one
    assert simulated(capsys, *arguments, "--jobs", "2") == one
    assert simulated(capsys, *arguments[:2], "--seed", "VIII", *arguments[4:]) != one


def test_without_a_seed_the_one_taken_is_told(capsys):
    first = simulated(capsys, "--games", "2")
    assert simulated(capsys, "--games", "2")["seed"] != first["seed"]
    assert simulated(capsys, "--games", "2", "--seed", first["seed"]) == first


def test_a_game_that_takes_too_long_has_no_winner(capsys):
    found = simulated(capsys, "--games", "3", "--max-decisions", "5", "--seed", "1")
    assert (found["finished"], found["truncated"]) == (0, 3)
    assert found["decisions"] == {"mean": 5.0, "min": 5, "max": 5}
    assert found["scores"] is None and found["endings"] == {}
    assert all(seat["wins"] == 0 and seat["scores"] is None for seat in found["seats"])
    assert main(["simulate", GAME, "--games", "3", "--max-decisions", "5"]) == 0
    assert "3 games were cut off after 5 decisions" in capsys.readouterr().out


def test_different_bots_swap_seats(capsys):
    match = Match(GAME, None, 3, {}, "1", ["greedy", "random", "random"], True, 100)
    assert [match.seating(number).index("greedy") for number in range(4)] == [0, 2, 1, 0]
    arguments = ["--games", "3", "--seed", "1", "--bots", "greedy,random,random"]
    assert simulated(capsys, *arguments)["swap"] is True
    stays = simulated(capsys, *arguments, "--no-swap")
    assert stays["swap"] is False
    assert {bot["bot"]: bot["games"] for bot in stays["bots"]} == {"greedy": 3, "random": 6}
    assert stays["bots"][0]["scores"] == stays["seats"][0]["scores"]


def test_a_shared_victory_counts_in_part():
    match = Match(GAME, None, 2, {}, "1", ["greedy", "random"], True, 100)
    tally = Tally(match)
    tally.add(
        Outcome(["greedy", "random"], True, 10, 3, "deck", [5, 5], [0, 1], measures={"tasks": 4})
    )
    tally.add(
        Outcome(["random", "greedy"], True, 20, 5, "deck", [4, 9], [1], measures={"tasks": 7})
    )
    tally.add(Outcome(["greedy", "random"], False, 99, None, "", [70, 0], []))
    found = tally.to_json()
    bots = {bot["bot"]: bot for bot in found["bots"]}
    assert (bots["greedy"]["wins"], bots["random"]["wins"]) == (1.5, 0.5)
    assert bots["greedy"]["win_rate"] == 0.5
    assert [seat["wins"] for seat in found["seats"]] == [0.5, 1.5]
    assert found["scores"] == {"mean": 5.75, "min": 4, "max": 9}  # of finished games only
    assert found["turns"] == {"mean": 4, "min": 3, "max": 5}
    assert found["endings"] == {"deck": 2}
    assert found["measures"] == {"tasks": {"mean": 5.5, "min": 4, "max": 7}}


def test_what_else_a_game_is_judged_by(capsys):
    arguments = ["simulate", "age-of-rome", "--players", "1", "--games", "2", "--seed", "1"]
    assert main([*arguments, "--json"]) == 0
    tasks = json.loads(capsys.readouterr().out)["measures"]["tasks"]
    assert 0 <= tasks["min"] <= tasks["mean"] <= tasks["max"] <= 7
    assert main([*arguments, "--option", "solo=cassius", "--lang", "en"]) == 0
    assert "Lead over Cassius" in capsys.readouterr().out


def test_options_reach_the_table(capsys):
    found = simulated(capsys, "--games", "1", "--option", "open-hands=yes", "--seed", "1")
    assert found["options"] == {"mode": "full", "open_hands": "yes"}


def test_the_result_for_people(capsys):
    arguments = ["simulate", GAME, "--games", "3", "--seed", "1", "--bots", "greedy,random"]
    assert main(arguments) == 0
    english = capsys.readouterr().out
    assert "glory-to-rome, 3 games with 2 players" in english
    for text in ("Seed: 1", "By seat", "By bot", "Win rate", "moved one seat on"):
        assert text in english
    assert main([*arguments, "--lang", "fr"]) == 0
    assert "3 parties à 2 joueurs" in capsys.readouterr().out


def test_a_game_that_goes_wrong_names_its_seed():
    match = Match(GAME, None, 2, {}, "9", ["random", "nobody"], False, 100)
    with pytest.raises(ludi.LudiError, match="seed 9/3 went wrong: there is no bot 'nobody'"):
        play_game(match.task(3))


def test_outcomes_come_in_order_whatever_the_jobs():
    match = Match(GAME, None, 2, {}, "9", ["random", "random"], False, 100)
    one = [outcome.totals for outcome in play_match(match, 20, 1)]
    assert [outcome.totals for outcome in play_match(match, 20, 3)] == one


def test_what_the_bots_make_use_of(capsys):
    arguments = ["--games", "2", "--seed", "3", "--bots", "greedy,random"]
    assert "usage" not in simulated(capsys, *arguments)
    found = simulated(capsys, *arguments, "--usage")
    usage = found["usage"]
    assert set(usage) == {"greedy", "random"}
    chosen = sum(row["rate"] for bot in usage.values() for row in bot["action"].values())
    assert chosen == pytest.approx(found["decisions"]["mean"])  # every decision is counted
    led = usage["greedy"]["action"]["lead"]
    assert sum(led["of"].values()) == pytest.approx(led["rate"])
    assert "card:wall" in led["of"]
    assert set(usage["greedy"]["action"]) == {v.name for v in ludi.game(GAME).vocabulary.verbs}
    roles = ludi.game(GAME).vocabulary.domain("role")
    assert roles is not None
    hired = usage["greedy"]["told"]["hires"]["of"]
    assert hired.keys() == {f"role:{role}" for role in roles.values}
    assert simulated(capsys, *arguments, "--usage", "--jobs", "2") == found
    assert main(["simulate", GAME, *arguments, "--usage"]) == 0
    assert "What greedy chose, per game and seat" in capsys.readouterr().out


def test_an_opponent_who_sits_nowhere_makes_use_of_nothing():
    """Cassius is told of as if he had a seat."""
    settled = ludi.game("age-of-rome").settle(1, {"solo": "cassius"})
    match = Match("age-of-rome", None, 1, settled, "9", ["random"], False, 20_000, True)
    outcome = play_game(match.task(0))
    assert outcome.finished and len(outcome.uses) == 1 and sum(outcome.uses[0].values()) > 50
