"""Bots are reproducible, honest about what they see, and greedy is stronger than random."""

import itertools

import pytest

import ludi
from ludi.bots import (
    LEVELS,
    SearchBot,
    bot_names,
    check_bot,
    level_of,
    longest_answer,
    make_bot,
    play_randomly,
)
from ludi.bots.bot import Bot
from ludi.kernel.dice import Dice


def play(names: list[str], seed: int, id: str = "glory-to-rome") -> ludi.Table:
    table = ludi.game(id).new(players=len(names), seed=seed)
    bots = [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    while not table.over:
        table.play(bots[table.seat].choose(table, table.seat))
    return table


class LastBot(Bot):
    """A bot from elsewhere; it is never compiled, whatever it is derived from."""

    def think(self, world: ludi.Table, seat: int) -> int:
        return world.legal_for(seat)[-1]


def test_a_bot_of_ones_own_plays() -> None:
    table = ludi.game("glory-to-rome").new(players=2, seed=1)
    legal = table.legal_for(table.seat)
    assert len(legal) > 1 and LastBot(1).choose(table, table.seat) == legal[-1]


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_seed_makes_the_same_game(name: str) -> None:
    first, again, other = (play([name, name], seed) for seed in (3, 3, 4))
    assert first.dump() == again.dump()
    assert first.dump() != other.dump()


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(ludi.BadChoice, match="random, greedy"):
        make_bot("deep-thought", 1)


@pytest.mark.parametrize(("id", "games", "least"), [("glory-to-rome", 20, 17), ("ave-roma", 10, 9)])
def test_greedy_beats_random_with_either_seat(id: str, games: int, least: int) -> None:
    wins = 0
    for seed in range(games):
        table = play(["greedy", "random"] if seed % 2 else ["random", "greedy"], seed, id)
        wins += table.scores()[0 if seed % 2 else 1].won
    assert wins >= least


def test_random_playouts_stop_at_the_cap() -> None:
    table = ludi.game("glory-to-rome").new(players=2, seed=1)
    assert play_randomly(table, ludi.Dice.seeded(1), 10) == 10
    assert not table.over
    assert play_randomly(table, ludi.Dice.seeded(1), 10_000) > 10
    assert table.over


# ---------------------------------------------------------------- search

SEARCHED = [("glory-to-rome", 2), ("glory-to-rome", 5), ("hadrians-wall", 1), ("hadrians-wall", 3)]


def positions(id: str, players: int, count: int) -> list[ludi.Table]:
    """Some positions of a random game, none of them over."""
    dice = ludi.Dice.seeded(f"{id} {players}")
    table = ludi.game(id).new(players=players, seed=5)
    found = [table.clone()]
    while not table.over:
        seat = table.deciders[dice.below(len(table.deciders))]
        legal = table.legal_for(seat)
        table.play(legal[dice.below(len(legal))], seat)
        found.append(table.clone())
    return found[:-1][:: max(1, len(found) // count)]


@pytest.mark.parametrize(("id", "players"), SEARCHED)
def test_search_is_honest_and_reproducible(id: str, players: int) -> None:
    dice = ludi.Dice.seeded("honest")
    for table in positions(id, players, 8):
        for seat in table.deciders:
            before = table.dump()
            chosen = SearchBot("same", 25).choose(table, seat)
            assert table.dump() == before, "the table itself is never touched"
            assert chosen in table.legal_for(seat)
            other = table.imagine(seat, dice)  # looks the same, what is hidden has been swapped
            assert SearchBot("same", 25).choose(other, seat) == chosen


@pytest.mark.parametrize(("id", "players"), SEARCHED)
def test_search_tells_what_it_found(id: str, players: int) -> None:
    for table in positions(id, players, 5):
        seat = table.deciders[0]
        bot = SearchBot("tells", 60)
        bot.search(table, seat)
        assert sorted(choice.action for choice in bot.choices) == sorted(table.legal_for(seat))
        assert sum(choice.visits for choice in bot.choices) == 60
        visits = [choice.visits for choice in bot.choices]
        assert visits == sorted(visits, reverse=True)


@pytest.mark.parametrize(("id", "players"), SEARCHED)
def test_search_answers_as_soon_as_nothing_can_change_the_answer(id: str, players: int) -> None:
    spared = 0
    for table in positions(id, players, 4):
        seat = table.deciders[0]
        patient, quick = SearchBot("sure", 60), SearchBot("sure", 60)
        patient.search(table, seat)
        assert quick.choose(table, seat) == quick.choices[0].action == patient.choices[0].action
        first, *others = [choice.visits for choice in quick.choices]
        left = 60 - sum(choice.visits for choice in quick.choices)
        assert 0 <= left < first - max(others) or left == 0
        spared += left
    assert spared


def test_a_player_who_misjudges_takes_all_his_visits() -> None:
    """What he takes in the end is not what was tried most, so that is never certain before."""
    table = ludi.game("glory-to-rome").new(players=2, seed=5)
    bot = SearchBot("sure", 60, noise=1.0)
    bot.choose(table, table.seat)
    assert sum(choice.visits for choice in bot.choices) == 60


def test_search_keeps_its_tree_while_a_turn_goes_on() -> None:
    table = ludi.game("glory-to-rome").new(players=2, seed=5)
    bot = SearchBot("keeps", 60)
    more = 0
    while not table.over and more == 0:
        seat = table.seat
        bot.search(table, seat)
        table.play(bot.choices[0].action)
        more += sum(choice.visits for choice in bot.choices) > 60
    assert more, "the visits of the decision before are counted on"


def test_search_stops_in_time() -> None:
    table = ludi.game("glory-to-rome").new(players=2, seed=5)
    bot = SearchBot("quick", 10**9, seconds=0.05)
    assert bot.choose(table, table.seat) in table.legal
    assert 0 < sum(choice.visits for choice in bot.choices) < 10**6


def test_search_does_not_let_a_win_slip() -> None:
    """Where one move ends the game and wins it, that is taken, or something that wins as well."""
    found = 0
    for seed in range(40):
        table = ludi.game("glory-to-rome").new(players=2, seed=seed)
        bots = [make_bot("greedy", 1), make_bot("greedy", 2)]
        while not table.over:
            seat = table.seat
            if any(wins_at_once(table, action) for action in table.legal):
                bots[seat] = SearchBot("wins", 40)
                table.play(bots[seat].choose(table, seat))
                found += 1
                break
            table.play(bots[seat].choose(table, seat))
        for _ in range(200):
            if not table.over:
                table.play(bots[table.seat].choose(table, table.seat))
        if isinstance(bots[seat], SearchBot):
            assert table.over
            assert table.scores()[seat].won
        if found >= 3:
            break
    assert found


def wins_at_once(table: ludi.Table, action: int) -> bool:
    """As far as the seat can know: in every world it imagines, whatever the others may hide."""
    for number in range(8):
        world = table.imagine(table.seat, Dice.seeded(f"wins:{number}"))
        world.play(action)
        if not world.over or not world.scores()[table.seat].won:
            return False
    return True


def test_each_level_thinks_longer_and_misjudges_less_than_the_one_below() -> None:
    levels = list(LEVELS.values())
    for lower, higher in itertools.pairwise(levels):
        assert lower.visits < higher.visits and lower.seconds <= higher.seconds
        assert lower.noise > higher.noise
    assert levels[-1].noise == 0


def test_it_is_told_how_long_a_bot_thinks() -> None:
    told = {name: longest_answer(name) for name in bot_names()}
    assert told["random"] == told["greedy"] == 0
    assert told["tiro"] >= 1
    assert longest_answer("imperator:seconds=2.5") == 3


def test_levels_are_bots_of_their_own() -> None:
    table = ludi.game("hadrians-wall").new(players=1, seed=1)
    for name in LEVELS:
        assert name in bot_names()
    for name in ("tiro", "miles"):
        assert make_bot(name, 1).choose(table, 0) in table.legal


def test_a_search_takes_its_budget_from_its_name():
    level = level_of("search:visits=20:noise=2")
    assert (level.visits, level.seconds, level.noise) == (20, 0.0, 2.0)
    timed = level_of("search:seconds=0.5")
    assert timed.seconds == 0.5 and timed.visits > 1_000_000
    slow = level_of("miles:seconds=0")
    assert (slow.visits, slow.seconds, slow.noise) == (
        LEVELS["miles"].visits,
        0.0,
        LEVELS["miles"].noise,
    )
    made = make_bot("search:visits=7", 1)
    assert isinstance(made, SearchBot) and made.visits == 7


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nobody", "there is no bot 'nobody'"),
        ("nobody:visits=3", "there is no bot"),
        ("search", "needs a budget"),
        ("search:visits=0", "needs a budget"),
        ("search:depth=3", "no setting 'depth'"),
        ("search:visits=many", "'many' should be a number"),
        ("search:visits=-1", "should be a number"),
        ("search:seconds=nan", "should be a number"),
        ("random:visits=3", "random has no settings"),
        ("greedy:visits=3", "no setting 'visits'"),
        ("greedy:weights", "weights has no value"),
    ],
)
def test_a_name_that_is_no_bots_is_refused(name, why):
    with pytest.raises(ludi.BadChoice, match=why):
        make_bot(name, 1)
    with pytest.raises(ludi.BadChoice, match=why):
        check_bot(name)


def test_a_rivals_gain_counts_as_the_game_says() -> None:
    bot = SearchBot("rivalry", 1)
    bot.ends = [0.0, 0.0]
    for id, share in (("glory-to-rome", 0.5), ("rome-and-roll", 1.0)):
        advice = ludi.game(id).advice
        mine, theirs = bot.rewards([3.0, 4.0], advice)
        assert mine == bot.reward(3.0 - share * 4.0, advice)
        assert theirs == bot.reward(4.0 - share * 3.0, advice)


@pytest.mark.parametrize(("id", "eyes"), [("glory-to-rome", 4), ("ave-roma", 12)])
def test_who_plays_on_looks_at_as_many_options_as_the_game_says(id: str, eyes: int) -> None:
    """Neighbours in the list, from a place that is drawn; the best of them is taken."""
    advice = ludi.game(id).advice
    differs = 0
    for table in positions(id, 2, 20):
        legal = table.legal
        if len(legal) <= eyes or advice.is_trifle(table, table.seat):
            continue
        bot, twin = SearchBot("eyes", 1), SearchBot("eyes", 1)
        bot.stretch = advice.stretch(table, table.seat)
        first = twin.dice.below(len(legal))
        seen = [(legal + legal)[first + i] for i in range(eyes)]
        best = advice.lead_on(table, table.seat, seen)
        assert bot.play_on(table, table.seat, 1, advice).dump() == best.dump()
        differs += advice.lead_on(table, table.seat, legal).dump() != best.dump()
    assert differs, "and never sees the others"
