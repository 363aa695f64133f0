"""What the advice reads off the sheets as open is what the rules offer."""

import random
from typing import Any

import ludi
from ludi.bots import make_bot
from ludi.games.hadrians_wall.actions import STOP
from ludi.games.hadrians_wall.openings import OPENINGS
from ludi.games.hadrians_wall.signs import COUNTS, acts, read
from ludi.kernel.game import WIN

WALL = ludi.game("hadrians-wall")
OPENED = {  # by what is chosen
    "buy": "open-stalls",
    "perform": "open-shows",
    "spar": "open-training",
    "worship": "open-temple-boxes",
    "bribe": "open-bribes",
    "edict": "open-edicts",
    "scout": "open-scouts",
    "send": "open-diplomats",
    "erect": "open-landmarks",
    "train": "open-swords",
}


def rich_game(seed: int) -> Any:
    """A table at which everybody has plenty of everything, so that all of the town is met."""
    table: Any = WALL.new(2, seed, difficulty="hard")
    for sheet in table.sheets:
        sheet[:5] = [9, 9, 9, 9, 9]
    return table


def test_what_can_be_done_was_seen_to_be_open() -> None:
    met: set[str] = set()
    chance = random.Random(4)
    for seed in range(6):
        table = rich_game(seed)
        while not table.over:
            seat = table.deciders[0]
            legal = table.legal_for(seat)
            if acts(table, seat):
                _, counts, _ = read(table, seat, True)
                signs = dict(zip(COUNTS, counts, strict=True))
                for action in legal:
                    said = WALL.describe(action)
                    name = OPENED.get(said.verb)
                    if name:
                        assert signs[name] > 0, (said, name)
                        met.add(name)
                _, rest, _ = read(table, seat, False)
                opened = [
                    count for name, count in zip(COUNTS, rest, strict=True) if "open-" in name
                ]
                assert min(opened) >= 0
            others = [action for action in legal if action != STOP.base]
            table.play(chance.choice(others or legal), seat)
            if table.deciders and chance.random() < 0.1:
                for sheet in table.sheets:
                    sheet[:5] = [max(2, pieces) for pieces in sheet[:5]]
    assert met >= set(OPENED.values()) - {"open-landmarks"}
    assert set(OPENED.values()) <= set(OPENINGS)


def test_a_year_is_judged_before_chance_has_its_say() -> None:
    """Whatever the Picts do, to stop is worth the same, and so is the last piece of a year."""
    table: Any = WALL.new(1, 5, difficulty="hard")
    bot = make_bot("greedy", 1)
    advice = WALL.advice
    ends = 0
    while not table.over:
        legal = table.legal_for(0)
        if len(legal) > 1 and acts(table, 0):
            for action in legal:
                twin = table.clone()
                twin.play(action, 0)
                if advice.stretch(twin, 0) == advice.stretch(table, 0):
                    continue
                ends += 1
                said = {
                    advice.expect(table.imagine(0, ludi.Dice.seeded(i)), 0, action)
                    for i in range(4)
                }
                assert len(said) == 1 or action != STOP.base
                assert all(abs(value) < WIN / 2 for value in said)
        table.play(bot.choose(table, 0), 0)
    assert ends >= 6


def test_where_a_seat_stops_its_year_ends_on_the_spot() -> None:
    table: Any = WALL.new(1, 5, difficulty="hard")
    table.play(table.legal_for(0)[0], 0)
    end = WALL.advice.lead_on(table, 0, [STOP.base])
    assert WALL.advice.stretch(end, 0) != WALL.advice.stretch(table, 0)
    assert not end.over and WALL.advice.rests(table, 0, STOP.base)
    assert WALL.advice.evaluate(end, 0) == WALL.advice.expect(table, 0, STOP.base)
    assert table.legal_for(0), "the table itself is left alone"
