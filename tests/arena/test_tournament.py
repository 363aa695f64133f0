"""Duels, claims and when they are settled; what the games say of bots, seats and things."""

import pytest

from ludi.arena.folder import Goal
from ludi.arena.insight import Sample, amounts, by_character, samples_of, things
from ludi.arena.run import counted
from ludi.arena.standings import Standings
from ludi.arena.tournament import Claim, Duels, Judge, Played, claims_of, compared, open_tournament
from ludi.kernel.errors import BadChoice

GAME = "glory-to-rome"


def tournament(bots, players=2, mode="round-robin"):
    return open_tournament(GAME, None, players, {}, "1", bots, mode, 1000)


def played(number, deal, seating, ranks, totals=None, **more):
    totals = totals or [10 - rank for rank in ranks]
    return Played(
        number,
        deal,
        f"1/{deal}",
        seating,
        more.get("finished", True),
        "sites",
        100 + number,
        20,
        totals,
        [{"vault": total} for total in totals],
        ranks,
        more.get("winners", [seat for seat, rank in enumerate(ranks) if rank == 1]),
        more.get("features", [{} for _ in ranks]),
        0.5,
    )


def test_a_duel_is_decided_by_ranks():
    assert compared([1], [2]) == 1 and compared([2], [1]) == 0 and compared([1], [1]) == 0.5
    assert compared([1, 3], [2]) == 0.5  # one of the two came before, the other after
    duels = Duels(alone=False)
    duels.add_deal([played(0, 0, ["a", "b", "a"], [1, 2, 3]), played(1, 0, ["a", "b"], [1, 2])])
    duels.add_deal([played(2, 1, ["b", "a"], [1, 2], finished=False)])
    assert (duels.counts["a", "b"].points, duels.counts["a", "b"].games) == (1.5, 2)
    assert (duels.counts["b", "a"].points, duels.counts["b", "a"].games) == (0.5, 2)


def test_alone_a_duel_is_decided_by_scores_on_the_same_deal():
    duels = Duels(alone=True)
    duels.add_deal([played(0, 0, ["a"], [1], [50]), played(1, 0, ["b"], [1], [40], winners=[])])
    duels.add_deal([played(2, 1, ["a"], [1], [30]), played(3, 1, ["b"], [1], [30])])
    assert duels.counts["a", "b"].share == 0.75
    assert duels.objective["a"].share == 1.0 and duels.objective["b"].share == 0.5


def test_what_is_asked():
    assert claims_of(tournament(["a", "b"]), 0.95) == [Claim("a", "b", 0.95)]
    assert len(claims_of(tournament(["a", "b", "c"]), None)) == 3
    ladder = claims_of(tournament(["a", "b", "c"], mode="ladder"), None)
    assert ladder == [Claim("b", "a", 0.5), Claim("c", "b", 0.5)]
    field = claims_of(tournament(["a", "b", "c"], mode="field"), 0.9)
    assert field == [Claim("a", "b", 0.9), Claim("a", "c", 0.9)]
    with pytest.raises(BadChoice, match="--at-least asks of two bots"):
        claims_of(tournament(["a", "b", "c"]), 0.9)


def games_won_by(winner, deals):
    """Two games a deal, seats swapped."""
    found = []
    for deal in range(deals):
        for number, seating in enumerate((["a", "b"], ["b", "a"])):
            ranks = [1 if bot == winner else 2 for bot in seating]
            found.append(played(2 * deal + number, deal, seating, ranks))
    return found


def test_it_is_settled_when_the_interval_lies_on_one_side():
    # of n games all won, shares from (0.05 / (n + 1)) ** (1 / n) on are kept: 0.8991 for 68,
    # 0.9015 for 70
    judge = Judge(tournament(["a", "b"]), 0.9)
    for game in games_won_by("a", 60):
        judge.hear(game)
    assert judge.verdicts() == [True] and judge.settled_after == 35
    judge = Judge(tournament(["a", "b"]), 0.9)
    for game in games_won_by("b", 2):
        judge.hear(game)
    assert judge.verdicts() == [False] and judge.settled_after == 1


def test_the_order_in_which_games_end_settles_nothing():
    games = games_won_by("a", 60)
    judge = Judge(tournament(["a", "b"]), 0.9)
    for game in reversed(games):  # the first deal comes last
        assert judge.settled_after is None
        judge.hear(game)
    assert judge.settled_after == 35
    goal = Goal("", 120, 0.9, True)
    counting = counted(tournament(["a", "b"]), goal, {game.number: game for game in games})
    assert len(counting) == 70
    everything = Goal("", 120, 0.9, False)
    assert len(counted(tournament(["a", "b"]), everything, dict(enumerate(games)))) == 120


def test_standings():
    games = [
        played(0, 0, ["a", "b"], [1, 2], [30, 10]),
        played(1, 0, ["b", "a"], [1, 1], [20, 20]),
        played(2, 1, ["a", "b"], [1, 2], [25, 12]),
        played(3, 1, ["b", "a"], [2, 1], [5, 6], finished=False, winners=[]),
    ]
    found = Standings(tournament(["a", "b"]), games, None).to_json()
    assert (found["games"], found["finished"], found["truncated"]) == (4, 3, 1)
    best, last = found["bots"]
    assert (best["bot"], best["wins"]["points"], best["wins"]["share"]) == ("a", 2.5, 0.625)
    assert best["scores"]["mean"] == 25 and last["scores"]["quartiles"][1] == 12
    assert [seat["points"] for seat in found["seats"]] == [2.5, 0.5]
    duel = found["duels"][0]
    assert (duel["bot"], duel["against"], duel["games"]) == ("a", "b", 3)
    assert duel["share"] == pytest.approx(5 / 6)
    assert found["claims"][0]["bot"] == "a" and found["claims"][0]["verdict"] == "open"
    assert found["endings"] == {"sites": 3}


def test_things_that_winners_have():
    samples = [
        Sample(
            "a", won, {"card:wall": 1.0, "tally:clients": 5.0} if won else {"tally:clients": 1.0}
        )
        for won in [True, False] * 10
    ]
    (wall,) = things(samples)
    assert (wall.name, wall.winners, wall.losers, wall.difference) == ("card:wall", 1.0, 0.0, 1.0)
    assert wall.is_clear and wall.fair == 1.0
    (clients,) = amounts(samples)
    assert (clients.winners, clients.losers) == (5.0, 1.0) and clients.is_clear


def test_what_a_strong_bot_likes_is_not_what_wins():
    """The strong one always builds it, wins and loses; the weak one never does."""
    samples = []
    for bot, wins, losses, had in (("strong", 30, 10, 1.0), ("weak", 10, 30, 0.0)):
        for won, times in ((True, wins), (False, losses)):
            samples += [Sample(bot, won, {"card:wall": had})] * times
    (wall,) = things(samples)
    assert wall.difference == 0.5 and wall.is_clear
    assert wall.fair == 0.0 and wall.fair_interval == (0.0, 0.0)


def test_alone_the_better_half_wins():
    games = [played(n, n, ["a"], [1], [n], features=[{"card:wall": 1.0}]) for n in range(6)]
    assert [sample.won for sample in samples_of(games)] == [False] * 3 + [True] * 3
    assert things(samples_of(games)) == []  # everybody has it: it says nothing


def test_characters_are_counted_by_who_they_are():
    games = [
        played(n, n, ["a", "b"], [1, 2], features=[{"character:x": 1.0}, {"character:y": 1.0}])
        for n in range(3)
    ]
    found = by_character(games)
    assert {name: (count.points, count.games) for name, count in found.items()} == {
        "character:x": (3.0, 3),
        "character:y": (0.0, 3),
    }
    assert things(samples_of(games)) == []
