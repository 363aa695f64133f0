"""Mining: looking through games for positions that make puzzles."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Final

from ludi.bots import make_bot
from ludi.kernel.dice import Dice
from ludi.kernel.game import Game
from ludi.kernel.history import History
from ludi.kernel.record import Record
from ludi.kernel.table import Table
from ludi.puzzles.proof import MARGIN, VISITS, explained, lead, obvious, prove, searched
from ludi.puzzles.puzzle import MOVE, Puzzle

FEWEST: Final = 3  # choices, or there is nothing to look for
GLANCE: Final = 64  # visits, to see whether a closer look is worth it
HOPE: Final = 0.6  # of the margin, at a glance
APART: Final = 12  # decisions between two puzzles of one game
MOST_OF_A_GAME: Final = 2
PLAYER: Final = "greedy"  # who plays the games that are looked through
STRIDE: Final = 3  # of so many decisions one is looked at

Say = Callable[[str], None]


def self_played(game: Game, seed: str) -> Record:
    """A game between bots of ours, dealt in one of the ways that the game is dealt."""
    dice = Dice.seeded(f"mine:{seed}")
    way = game.manifest.deals[dice.below(len(game.manifest.deals))]
    options = {**game.for_people(), **way.options}
    history = History(game, way.players, f"mine:{seed}", options)
    bots = [make_bot(PLAYER, f"{seed}:{seat}") for seat in range(way.players)]
    while not history.table.over:
        seat = history.table.deciders[0]
        history.play(bots[seat].choose(history.table, seat), seat)
    return history.record()


def candidates(record: Record, seed: str) -> Iterator[tuple[int, int, Table]]:
    """Where a glance sees something better than the obvious: the place, the seat, the table."""
    table = record.replay(upto=0)
    for place, (seat, action, _) in enumerate(record.plays):
        legal = table.legal_for(seat)
        looked_at = place % STRIDE == 0 and len(legal) >= FEWEST
        if looked_at and not table.game.advice.is_trifle(table, seat):
            choices = searched(table, seat, f"glance:{seed}:{place}", GLANCE)
            hopeful = lead(choices) >= MARGIN * HOPE
            if hopeful and choices[0].action != obvious(table, seat):
                yield place, seat, table.clone()
        table.play(action, seat)


def mine(
    game: Game,
    records: Iterator[tuple[str, Record]],
    count: int,
    seconds: float,
    say: Say = lambda line: None,
    visits: int = VISITS,
) -> Iterator[Puzzle]:
    """Puzzles of some games, until there are enough, no more games or no more time."""
    began = time.monotonic()
    made = 0
    kinds: dict[str, int] = {}
    for name, record in records:
        say(f"{game.id}: {name}, {len(record.plays)} decisions, {made} puzzles so far")
        last, here = -APART, 0
        for place, seat, table in candidates(record, name):
            if time.monotonic() - began > seconds or made >= count:
                return
            if place - last < APART or here >= MOST_OF_A_GAME:
                continue
            proof = prove(table, seat, f"{name}:{place}", visits)
            if proof is None:
                continue
            verb = game.vocabulary.verb_of(proof.best).name
            if kinds.get(verb, 0) > max(1, made // 2):
                continue  # not always the same
            puzzle = explained(of_place(record, place, seat, name), table, proof)
            kinds[verb] = kinds.get(verb, 0) + 1
            made, here, last = made + 1, here + 1, place
            say(f"  {puzzle.id}: {puzzle.best}, {puzzle.gain} points, level {puzzle.difficulty}")
            yield puzzle


def of_place(record: Record, place: int, seat: int, name: str) -> Puzzle:
    """The puzzle of a place in a record, before anything is known of it."""
    describe = record.game.describe
    return Puzzle(
        id=f"{record.game.id}-{name}-{place}",
        kind=MOVE,
        game=record.game.id,
        rules=record.game.rules_version,
        players=record.players,
        options=dict(record.options),
        seed=record.seed or "",
        plays=[str(describe(action)) for _, action, _ in record.plays[:place]],
        seats=[who for who, _, _ in record.plays[:place]],
        seat=seat,
        best="",
        gain=0.0,
        others=[],
        obvious="",
        missed=[],
        reasons=[],
        follow=[],
    )
