"""What a search is told of a round: where it ends, and that workers of the next are no gain."""

from ludi.bots.bot import GreedyBot
from ludi.games.ave_roma.actions import PASS
from ludi.games.ave_roma.advice import WIN
from ludi.games.ave_roma.places import FINAL, PASSED, ROUND
from ludi.games.ave_roma.rules.turn import PlaceNeutral
from ludi.games.ave_roma.rules.upkeep import Draft, Pick

from .position import GAME, new

ADVICE = GAME.advice


def test_a_stretch_is_a_round_with_the_draft_before_it() -> None:
    for players in (2, 3, 5):
        table = new(players, "stretch")
        bots = [GreedyBot(f"stretch/{seat}") for seat in range(players)]
        seen = set()
        while not table.over:
            drafts = isinstance(table.agenda[-1], Draft | Pick)
            seen.add(drafts)
            place = table.city[ROUND] + (1 if drafts else 0)
            assert {ADVICE.stretch(table, seat) for seat in range(players)} == {place}
            table.play(bots[table.seat].choose(table, table.seat))
        assert seen == {True, False}


def test_the_last_neutrals_and_the_extra_action_belong_to_the_round() -> None:
    table = new(2, "neutrals")
    while not all(board[PASSED] for board in table.boards):
        table.play(PASS.base if PASS.base in table.legal else table.legal[0])
    assert isinstance(table.agenda[-1], PlaceNeutral)
    assert ADVICE.stretch(table, 0) == table.city[ROUND] == 1
    while not table.city[FINAL]:
        table.play(PASS.base if PASS.base in table.legal else table.legal[0])
    assert ADVICE.stretch(table, 0) == table.city[ROUND]


def test_whoever_plays_on_places_a_neutral_anywhere_and_takes_the_best_of_the_rest() -> None:
    table = new(2, "lead on")
    bot = GreedyBot("lead on")
    kinds = set()
    for _ in range(60):
        seat = table.seat
        before = table.dump()
        led = ADVICE.lead_on(table, seat, table.legal)
        assert table.dump() == before
        neutral = isinstance(table.agenda[-1], PlaceNeutral)
        kinds.add(neutral)
        chosen = table.legal[0] if neutral else bot.think(table.clone(), seat)
        table.play(chosen, seat)
        assert led.dump() == table.dump()
    assert kinds == {True, False}


def test_a_position_is_worth_its_score_where_nothing_is_left_to_hope_for() -> None:
    table = new(2, "over")
    while not table.over:
        table.play(table.legal[-1])
    for score in table.scores():
        win = WIN if score.won else -WIN
        assert ADVICE.evaluate(table, score.seat) == score.total + win
