"""A bot of one's own: it looks one action ahead and takes what leaves it the most to do next.

ludi arena glory-to-rome --players 2 --bots examples.bots.patient:Patient,random --games 20
"""

import random


class Patient:
    """No base class: made with a seed, asked to choose. The table is imagined: play on copies."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def choose(self, table, seat):
        best, most = [], -1
        for action in table.legal_for(seat):
            copy = table.clone()
            copy.play(action, seat)
            found = self.freedom(copy, seat)
            if found > most:
                best, most = [], found
            if found == most:
                best.append(action)
        return self.random.choice(best)

    def freedom(self, table, seat):
        """How much there is to choose; the end of the game counts only if it is won."""
        if table.over:
            return 1000 * table.scores()[seat].won
        return len(table.legal_for(seat))
