"""The coach introduces every kind of decision once, sums up, and falls silent when understood."""

import re
from typing import Any

import pytest

import ludi
from ludi.bots import make_bot
from ludi.kernel.chronicle import chronicle
from ludi.kernel.game import LANGUAGES, Game
from ludi.kernel.history import History
from ludi.kernel.viewer import viewer_of
from ludi.learn.coach import (
    Progress,
    can_coach,
    decisions,
    doer,
    introduction,
    joined,
    meanwhile,
    repeats,
    step_for,
    within,
)

MOST_WORDS = 45
GAMES = [ludi.game(id) for id in ludi.games()]
every_game = pytest.mark.parametrize("game", GAMES, ids=ludi.games())
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_language
def test_every_kind_of_decision_is_introduced(game: Game, language: str) -> None:
    assert can_coach(game)
    with open(f"{game.folder}/rules.{language}.md", encoding="utf-8") as file:
        rules = file.read()
    said = [introduction(game, step, language) for step in decisions(game)]
    assert len(set(said)) == len(said)
    for step, sentence in zip(decisions(game), said, strict=True):
        assert len(sentence.split()) <= MOST_WORDS, step
        assert sentence.endswith((".", "?", "!")) and "[" not in sentence, step
        assert f"{{#{game.steps[step].rule}}}" in rules, "where it can be read up"
        if language == "fr":
            assert not re.search(r"(?<!\u00a0)[:;?!»]", sentence) and "'" not in sentence, step


@every_game
def test_what_the_others_did_is_one_sentence(game: Game) -> None:
    """It speaks of the others only, and of nothing a seat may not hear."""
    players = max(2, game.players[0])
    history = History(game, players, "coach", {}, ["Ada", *[f"Numa{i}" for i in range(1, players)]])
    bots = [make_bot("random", seat) for seat in range(players)]
    summed: list[str] = []
    assert step_for(history.table, history.table.deciders[0]) in decisions(game)
    for _ in range(60):
        table = history.table
        if table.over:
            break
        seat = table.deciders[-1]
        if seat == 0:
            summed += [meanwhile(history, 0, language, history.names) for language in LANGUAGES]
        history.play(bots[seat].choose(table, seat), seat)
    heard = [one for one in summed if one]
    assert heard
    for sentence in heard:
        assert sentence.endswith(".") and "Numa" in sentence and "Ada" not in sentence
    assert not game.words_of.faults


def test_who_did_several_things_is_named_once() -> None:
    game = ludi.game("glory-to-rome")
    history = History(game, 2, "coach", {}, ["Ada", "Numa"])
    while history.table.deciders != [0] or len(history.plays) < 8:
        table = history.table
        seat = table.deciders[0]
        history.play(make_bot("greedy", seat).choose(table, seat), seat)
    log = chronicle(game, history.log, viewer_of(0), "en", history.names)
    twice = [line for line in log if doer(game, line) == 1][:2]
    said = joined(game, twice, "en", history.names)
    assert said.count("Numa") == 1 and re.search(r"[,;] then ", said)
    mixed = [twice[0], next(line for line in log if doer(game, line) == 0), twice[1]]
    assert joined(game, mixed, "fr", history.names).count("Numa") == 2
    assert joined(game, mixed, "fr", history.names).count("\u00a0; ") == 2


def test_what_the_question_says_is_not_told_before_it() -> None:
    assert repeats("Livia calls the Patron: do you follow?", "Livia calls the Patron with a Jack.")
    assert not repeats("Livia calls the Patron: do you follow?", "Livia calls the Laborer.")
    assert repeats(
        "Livia appelle l’Artisan : suivez-vous ?", "Livia appelle l’Artisan avec le Dock."
    )
    assert within("Une attaque passe chez Livia") == "une attaque passe chez Livia"
    assert within("L’attaque échoue") == "l’attaque échoue"
    assert within("Livia pense") == "Livia pense" and within("Rome demands") == "Rome demands"


def test_where_all_act_at_once_only_what_concerns_a_seat_is_told() -> None:
    game = ludi.game("hadrians-wall")
    history = History(game, 2, "coach", game.settle(2, game.for_people()), ["Ada", "Numa"])
    bots = [make_bot("greedy", seat) for seat in range(2)]
    told: list[tuple[int, str]] = []
    table: Any = history.table
    while table.year < 3:
        for seat in table.deciders:
            if seat == 0:
                told.append((table.year, meanwhile(history, 0, "en", history.names)))
            history.play(bots[seat].choose(table, seat), seat)
    for year in (1, 2):
        heard = [said for when, said in told if when == year and said]
        assert len(heard) < 4 < len([when for when, _ in told if when == year])
    assert all("Ada" in said or "you" in said for _, said in told[3:8] if said)
    assert any(said for year, said in told if year == 2), "what the attack did is told"


def test_what_was_done_twice_without_help_is_understood() -> None:
    progress = Progress()
    progress.decided("glory-to-rome", "Lead", helped=True)
    progress.decided("glory-to-rome", "Lead", helped=False)
    assert not progress.understands("glory-to-rome", "Lead")
    progress.decided("glory-to-rome", "Lead", helped=False)
    assert progress.understands("glory-to-rome", "Lead")
    assert not progress.understands("ave-roma", "Lead")
    kept = Progress.from_json({**progress.counts, "odd": "x"})
    assert kept.counts == progress.counts
    kept.forget("glory-to-rome")
    assert not kept.counts and not Progress.from_json([1]).counts
