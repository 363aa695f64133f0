"""What DESIGN.md promises of every game, tested once for all of them."""

import copy
import importlib
import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

import ludi
from ludi.bots import make_bot
from ludi.kernel.agenda import Step
from ludi.kernel.game import LANGUAGES
from ludi.kernel.viewer import EVERYTHING, PUBLIC
from tests.games.sealed import seal

USUAL = 10  # random games of every mode; `make soak` and the compiled run play many more
MANY = 300  # from here on no mode is spared
GAMES = int(os.environ.get("LUDI_SOAK", USUAL))
PLACEHOLDER = re.compile(r"[\[\]{}$]")  # a message, or an argument of one, that is not there
MOST = 20_000  # decisions; random play ends long before


def own_module(id: str, name: str) -> Any:
    """What a game tells its tests: in tests/games, or in the package of a game from elsewhere."""
    game = id.replace("-", "_")
    if (Path(__file__).parent / game).is_dir():
        return importlib.import_module(f"tests.games.{game}.{name}")
    package = ludi.manifest(id).game.partition(":")[0].rpartition(".")[0]
    return importlib.import_module(f"{package}.{name}")


def kit(id: str) -> Any:
    """What a game's own tests know of it: `MODES` and `check(table)`.

    Where many of its modes are nearly one, `games(options, number)` says how many of a number of
    games or positions one of them gets. Where nothing is hidden in some modes, `hides(players,
    options)` says so.
    """
    return own_module(id, "invariants")


SAID: dict[str, set[tuple[str | int, ...]]] = {}


def share(id: str, options: dict[str, str], number: int) -> int:
    """How many games or positions a mode gets; a soak looks at more and leaves nothing out."""
    games = getattr(kit(id), "games", None)
    if GAMES >= MANY:
        return max(number, 8 * min(number, 60))
    if games is None:
        return number
    count: int = games(options, number)
    return count


CASES = [
    pytest.param(id, players, options, id="-".join([id, str(players), *options.values()]))
    for id in ludi.games()
    for players, options in kit(id).MODES
]
every_case = pytest.mark.parametrize(("id", "players", "options"), CASES)


def anybody(table: ludi.Table, dice: ludi.Dice) -> tuple[int, int]:
    """A seat that may choose and one of its choices. Where several may, nobody is in a hurry to
    stop (by custom the last of a list): else years end before they begin."""
    deciders = table.deciders
    if len(deciders) == 1 and not table.lanes:
        return deciders[0], table.legal[dice.below(len(table.legal))]
    seat = deciders[dice.below(len(deciders))]
    legal = table.legal_for(seat)
    if len(legal) == 1:
        return seat, legal[0]
    return seat, legal[dice.below(len(legal) if dice.below(3) == 0 else len(legal) - 1)]


def asked(table: ludi.Table, seat: int) -> Step[Any]:
    """The question of a seat that may choose."""
    return table.lanes[seat][-1] if table.lanes else table.agenda[-1]


def random_walk(id: str, players: int, options: dict[str, str], seed: int) -> list[ludi.Table]:
    """Clones of a random game at every decision, the last one over."""
    dice = ludi.Dice.seeded(f"walk {seed}")
    table = ludi.game(id).new(players=players, seed=seed, **options)
    walk = [table.clone()]
    while not table.over:
        seat, action = anybody(table, dice)
        table.play(action, seat)
        walk.append(table.clone())
    return walk


def sample(walk: list[ludi.Table], count: int) -> list[ludi.Table]:
    step = max(1, len(walk) // count)
    return walk[::step]


def some(id: str, players: int, options: dict[str, str], seed: int, count: int) -> list[ludi.Table]:
    """Positions of a random game, about as many as wanted, from its start to its end."""
    walk = random_walk(id, players, options, seed)
    return sample(walk, share(id, options, count))


def test_every_game_lists_its_modes() -> None:
    for id in ludi.games():
        named = {pair for _, options in kit(id).MODES for pair in options.items()}
        assert {players for players, _ in kit(id).MODES} == set(ludi.game(id).players)
        assert not ludi.game(id).new().patient, "programs are not asked what has one answer"
        for option in ludi.game(id).options:
            for value in option.values:
                usual = value == option.default
                assert usual or (option.name, value) in named, f"{id}: {option.name}={value}"


@every_case
def test_random_games_end_and_conserve_their_pieces(
    id: str, players: int, options: dict[str, str]
) -> None:
    dice = ludi.Dice.seeded("pieces")
    check = kit(id).check
    for seed in range(share(id, options, GAMES)):
        table = ludi.game(id).new(players=players, seed=seed, **options)
        check(table)
        count = 0
        while not table.over:
            seat, action = anybody(table, dice)
            legal = table.legal_for(seat)
            pauses = table.patient and type(asked(table, seat)).pauses
            assert len(legal) > (0 if pauses else 1), "what has one answer is not asked"
            assert len(set(legal)) == len(legal)
            table.play(action, seat)
            check(table)
            count += 1
            assert count < MOST
        assert table.legal == []
        assert table.deciders == []
        scores = table.scores()
        assert [score.seat for score in scores] == list(range(players))
        assert players == 1 or any(score.won for score in scores)
        assert min(score.rank for score in scores) == 1


@every_case
def test_clones_are_equal_and_independent(id: str, players: int, options: dict[str, str]) -> None:
    walk = some(id, players, options, 1, 60)
    before = [json.dumps(table.dump()) for table in walk]
    for table, dump in zip(walk, before, strict=True):
        twin = table.clone()
        assert twin.legal == table.legal
        for _ in range(5):
            if not twin.over:
                twin.play(twin.legal[-1])
        assert json.dumps(table.dump()) == dump
    assert [json.dumps(table.dump()) for table in walk] == before


@pytest.mark.parametrize("id", ludi.games())
def test_a_deep_copy_is_a_clone_of_the_same_game(id: str) -> None:
    table = random_walk(id, ludi.game(id).players[-1], {}, 1)[9]
    twin, game = copy.deepcopy((table, table.game))
    assert twin.dump() == table.dump()
    assert twin.game is table.game and game is table.game
    twin.play(twin.legal[-1])
    assert twin.dump() != table.dump()


@every_case
def test_a_loaded_dump_is_equal_and_plays_on_identically(
    id: str, players: int, options: dict[str, str]
) -> None:
    dice = ludi.Dice.seeded("load")
    for table in some(id, players, options, 2, 12):
        dump = table.dump()
        loaded = ludi.game(id).load(json.loads(json.dumps(dump)))
        assert loaded.dump() == dump
        assert (loaded.seat, loaded.legal, loaded.over) == (table.seat, table.legal, table.over)
        for _ in range(30):
            if table.over:
                break
            seat, action = anybody(table, dice)
            table.play(action, seat)
            loaded.play(action, seat)
            assert loaded.dump() == table.dump()


@every_case
def test_an_imagined_table_looks_the_same(id: str, players: int, options: dict[str, str]) -> None:
    dice = ludi.Dice.seeded("imagine")
    for table in some(id, players, options, 3, 20):
        for seat in range(players):
            world = table.imagine(seat, dice)
            assert world.view(seat) == table.view(seat)
            assert not world.patient, "in thought nobody is asked where there is but one answer"
            kit(id).check(world)
            if seat in table.deciders:
                assert world.legal_for(seat) == table.legal_for(seat)


@every_case
def test_bots_and_imaginations_depend_only_on_what_the_seat_sees(
    id: str, players: int, options: dict[str, str]
) -> None:
    dice = ludi.Dice.seeded("honest")
    swapped = 0
    tables = [table for table in some(id, players, options, 4, 12) if not table.over]
    for table in tables:
        seat = table.deciders[dice.below(len(table.deciders))]
        other = table.imagine(seat, dice)  # looks the same, what is hidden has been swapped
        swapped += other.dump()["pieces"] != table.dump()["pieces"]
        assert other.view(seat) == table.view(seat)
        assert other.legal_for(seat) == table.legal_for(seat)
        seen = table.imagine(seat, ludi.Dice.seeded("same")).dump()
        assert other.imagine(seat, ludi.Dice.seeded("same")).dump() == seen
        for name in ("random", "greedy"):
            chosen = make_bot(name, "same").choose(table, seat)
            assert make_bot(name, "same").choose(other, seat) == chosen
            assert chosen in table.legal_for(seat)
    hides = getattr(kit(id), "hides", None)
    if hides is None or hides(players, options):
        assert swapped > len(tables) // 5


@every_case
def test_legal_actions_have_words_that_parse_back(
    id: str, players: int, options: dict[str, str]
) -> None:
    game = ludi.game(id)
    for table in some(id, players, options, 5, 30):
        for seat in range(players):
            for action in table.legal_for(seat) + table.asides(seat):
                described = game.describe(action)
                assert game.action(described.verb, **described.args) == action
                assert game.parse(str(described)) == action
                for language in LANGUAGES:
                    words = game.words(action, language)
                    assert words and "[" not in words
                    assert game.parse(words) == action


@every_case
def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing(
    id: str, players: int, options: dict[str, str]
) -> None:
    game = ludi.game(id)
    dice = ludi.Dice.seeded("illegal")
    for table in some(id, players, options, 6, 8):
        before = table.dump()
        for _ in range(60):
            action = dice.below(game.vocabulary.size)
            seat = dice.below(players)
            if action in table.legal_for(seat) or action in table.asides(seat):
                continue
            reason = table.why_not(action, seat)
            assert reason is not None
            with pytest.raises(ludi.IllegalAction) as refused:
                table.play(action, seat)
            assert refused.value.reason.key == reason.key
            assert str(game.describe(action)) in str(refused.value)
            for language in LANGUAGES:
                assert "[" not in game.why(reason, language)
        for nonsense, seat in ((-1, 0), (game.vocabulary.size, 0), (0, players), (0, -7)):
            with pytest.raises(ludi.IllegalAction):
                table.play(nonsense, seat)
        assert table.dump() == before


@every_case
def test_asking_changes_nothing(id: str, players: int, options: dict[str, str]) -> None:
    """Whatever is asked of a table, it stays what it was, and is not written to meanwhile."""
    dice = ludi.Dice.seeded("asking")
    for table in some(id, players, options, 9, 16):
        before = json.dumps(table.dump())
        seal(table)

        def same(what: str, table: ludi.Table = table, before: str = before) -> None:
            assert json.dumps(table.dump()) == before, f"'{what}' changed the table"

        for stack in (table.agenda, *table.lanes):
            if stack:
                stack[-1].options(table)
                same(f"options of {type(stack[-1]).__name__}")
        for seat in range(players):
            table.legal_for(seat)
            table.asides(seat)
            same("legal_for, asides")
            table.game.question(table, seat, "en")
            same("question")
            table.tally(seat)
            same("tally")
            table.imagine(seat, dice)
            same("imagine")
            for verb in table.game.vocabulary.verbs:
                table.why_not(verb.base + dice.below(verb.size), seat)
            same("why_not")
            legal = table.legal_for(seat)
            for action in legal[:: max(1, len(legal) // 3)]:
                table.preview(action, seat, dice)
                same("preview")
                table.final(action, seat)
                same("final")
        table.scores()
        same("scores")
        for viewer in (PUBLIC, EVERYTHING, *range(players)):
            table.view(viewer)
            same(f"view of {viewer}")


@every_case
def test_views_are_json_and_what_is_told_can_be_said(
    id: str, players: int, options: dict[str, str]
) -> None:
    game = ludi.game(id)
    dice = ludi.Dice.seeded("told")
    said = SAID.setdefault(id, set())  # the same words need no second look
    for seed in range(share(id, options, 2)):
        table = game.new(players=players, seed=seed, **options)
        told = table.listen()
        while not table.over:
            seat, action = anybody(table, dice)
            table.play(action, seat)
        for event in told:
            assert event.what in game.told, "undeclared events are told to nobody"
            if (event.what, *event.args) in said:
                continue
            said.add((event.what, *event.args))
            for language in LANGUAGES:
                whose = event.args[0] if 0 <= event.args[0] < players else 0
                for listener in (PUBLIC, EVERYTHING, whose, (whose + 1) % players):
                    line = game.line(event, listener, language)
                    assert line is None or not PLACEHOLDER.search(line), line
        for viewer in (PUBLIC, EVERYTHING, *range(players)):
            json.dumps(table.view(viewer))
