"""What the common tests of every game cannot know of Hadrian's Wall: its lanes and secrets."""

import pytest

from ludi.bots import GreedyBot, make_bot
from ludi.games.hadrians_wall.table import Table
from ludi.kernel.dice import Dice
from ludi.kernel.errors import IllegalAction
from ludi.kernel.game import LANGUAGES
from ludi.kernel.viewer import EVERYTHING
from tests.games.hadrians_wall.invariants import MODES, check
from tests.games.hadrians_wall.position import GAME

SOME = [MODES[0], MODES[4], MODES[8], MODES[17], MODES[27], MODES[-2]]
some_modes = pytest.mark.parametrize(("players", "options"), SOME)


def anybody(table: Table, dice: Dice, lazy: bool = True) -> tuple[int, int]:
    """A seat that may choose and what it chooses; players who are not lazy seldom stop."""
    deciders = table.deciders
    seat = deciders[dice.below(len(deciders))]
    legal = table.legal_for(seat)
    some = len(legal) if lazy or len(legal) == 1 or not dice.below(9) else len(legal) - 1
    return seat, legal[dice.below(some)]


def walk(players: int, options: dict[str, str], seed: int, count: int) -> list[Table]:
    """Clones of a random game at some of its decisions, the last one over."""
    dice = Dice.seeded(f"walk {seed}")
    table = GAME.new(players=players, seed=seed, **options)
    assert isinstance(table, Table)
    found = [table.clone()]
    while not table.over:
        seat, action = anybody(table, dice, lazy=False)
        table.play(action, seat)
        found.append(table.clone())
    step = max(1, len(found) // count)
    return [*found[::step], found[-1]]


@some_modes
def test_imagined_tables_look_the_same_and_hide_the_rest(
    players: int, options: dict[str, str]
) -> None:
    dice = Dice.seeded("imagine")
    swapped = 0
    for table in walk(players, options, 2, 40):
        for seat in range(players):
            world = table.imagine(seat, dice)
            assert world.view(seat) == table.view(seat)
            assert world.legal_for(seat) == table.legal_for(seat)
            assert world.deciders == table.deciders
            assert isinstance(world, Table)
            check(world)
            seen = table.imagine(seat, Dice.seeded("same")).dump()
            assert world.imagine(seat, Dice.seeded("same")).dump() == seen
            swapped += (
                world.view(EVERYTHING) != table.view(EVERYTHING) or world.dump() != table.dump()
            )
            for other in world.deciders:
                for action in world.legal_for(other)[:3]:
                    world.clone().play(action, other)
    assert swapped > 20


def test_a_secret_choice_shows_in_no_view_but_ones_own() -> None:
    table = GAME.new(players=3, seed=9)
    one, other = table.legal_for(1)
    left, right = table.clone(), table.clone()
    left.play(one, 1)
    right.play(other, 1)
    for seat in (0, 2, -1):
        assert left.view(seat) == right.view(seat)
        hand = left.view(seat)["players"][1]
        assert (hand["hand"], hand["chosen_path"], hand["has_chosen"]) == (None, None, True)
    assert left.view(1) != right.view(1)


def test_what_is_told_in_secret_is_heard_by_its_owner_only() -> None:
    table = GAME.new(players=2, seed=9)
    told = table.listen()
    table.play(table.legal_for(1)[0], 1)
    lines = [GAME.line(event, 0, "en") for event in told]
    assert lines == [None]
    assert GAME.line(told[0], 1, "en") is not None


@some_modes
def test_what_is_not_legal_is_refused_with_a_reason(players: int, options: dict[str, str]) -> None:
    dice = Dice.seeded("illegal")
    for table in walk(players, options, 5, 25):
        before = table.dump()
        for _ in range(150):
            action = dice.below(GAME.vocabulary.size)
            seat = dice.below(players)
            if action in table.legal_for(seat):
                continue
            reason = table.why_not(action, seat)
            assert reason is not None
            if seat in table.deciders:
                assert reason.key != "not-asked", f"{GAME.describe(action)}: {reason}"
            with pytest.raises(IllegalAction):
                table.play(action, seat)
            for language in LANGUAGES:
                assert "[" not in GAME.why(reason, language), reason
        assert table.dump() == before
    assert not GAME.words_of.faults


def test_greedy_plays_well_alone() -> None:
    """Two hundred games average 58 and more; twelve are enough to notice a mistake."""
    total = 0
    for seed in range(12):
        table = GAME.new(players=1, seed=seed)
        bot = GreedyBot(seed)
        while not table.over:
            table.play(bot.choose(table, 0))
        total += table.scores()[0].total
    assert total / 12 >= 50


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(8):
        table = GAME.new(players=2, seed=seed)
        bots = [make_bot("greedy", seed), make_bot("random", seed)]
        if seed % 2:
            bots.reverse()
        while not table.over:
            table.play(bots[table.seat].choose(table, table.seat))
        won += table.scores()[seed % 2].won
    assert won == 8
