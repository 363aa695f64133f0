"""What every bot is: it is shown an imagined table, never the real one."""

from __future__ import annotations

from typing import Final

from ludi.kernel.dice import Dice
from ludi.kernel.game import WIN, Advice
from ludi.kernel.open_classes import mypyc_attr
from ludi.kernel.table import Table
from ludi.kernel.weights import read_weights

DECIDED: Final = WIN / 2  # points: only the end of a game is worth or costs so many
WORLDS: Final = 8  # in which an action that seems to end the game is tried


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat. Subclasses override `think`, which only ever sees imagined tables."""

    def __init__(self, seed: int | str, weights: str = "") -> None:
        self.dice = Dice.seeded(f"bot:{seed}")
        self.weights: Final = weights  # a file with other weights than the game's own
        self._advice: Advice | None = None

    def choose(self, table: Table, seat: int) -> int:
        """The action this bot takes for a seat that is asked."""
        legal = table.legal_for(seat)
        if len(legal) == 1:  # a patient table asks for the only answer
            return legal[0]
        return self.think(table.imagine(seat, self.dice), seat)

    def think(self, world: Table, seat: int) -> int:
        """Choose in a world that looks to the seat as the real one does."""
        raise NotImplementedError

    def take(self, advice: Advice) -> None:
        """Play by this advice from now on."""
        self._advice = advice

    def advice_on(self, world: Table) -> Advice:
        """The game's own advice, or the same with the bot's own weights."""
        if self._advice is None:
            own = world.game.advice
            if not self.weights:
                return own
            self._advice = own.with_weights(read_weights(self.weights, list(own.weights())))
        return self._advice


class RandomBot(Bot):
    """Takes any legal action, all equally likely. It needs no world: the options are its own."""

    def choose(self, table: Table, seat: int) -> int:
        legal = table.legal_for(seat)
        return legal[self.dice.below(len(legal))]


class GreedyBot(Bot):
    """Tries every legal action once and takes the one the game's advice likes best.

    What ends the game is looked at more than once: it may win or lose with what others hide.
    """

    def think(self, world: Table, seat: int) -> int:
        advice = self.advice_on(world)
        best = -1
        best_value = 0.0
        for action in world.legal_for(seat):
            value = advice.foresee(world, seat, action)
            if value > DECIDED or value < -DECIDED:
                for _ in range(WORLDS - 1):
                    other = world.imagine(seat, self.dice)
                    value += advice.foresee(other, seat, action)
                value /= WORLDS
            if best < 0 or value > best_value:
                best = action
                best_value = value
        return best


def play_randomly(table: Table, dice: Dice, most: int) -> int:
    """Play a table to its end with random legal actions, at most so many; how many it took."""
    count = 0
    while not table.over and count < most:
        legal = table.legal
        table.play(legal[dice.below(len(legal))])
        count += 1
    return count
