"""What a game answers to "why not?", collected from random positions.

`python -m tests.games.refusals GAME FILE` writes one line for every refusal, so that two versions
of the rules can be compared with `diff`. `counted` sums them up by step, verb and reason.
"""

import sys
from collections import Counter
from collections.abc import Iterator

import ludi
from tests.games.test_properties import anybody, kit

ENOUGH = 20_000


def refusals(id: str, enough: int = ENOUGH) -> Iterator[str]:
    """At least so many refusals: all steps, all verbs, in games of every mode."""
    game = ludi.game(id)
    dice = ludi.Dice.seeded("refusals")
    modes = kit(id).MODES
    count = 0
    for seed in range(1_000_000):
        players, options = modes[seed % len(modes)]
        table = game.new(players=players, seed=seed, **options)
        wait = 0
        while not table.over and count < enough:
            if wait == 0:
                wait = 1 + dice.below(40)
                for line in asked(table, dice):
                    count += 1
                    yield line
            wait -= 1
            seat, action = anybody(table, dice)
            table.play(action, seat)
        if count >= enough:
            return


def asked(table: ludi.Table, dice: ludi.Dice) -> Iterator[str]:
    """One action of every verb, three for what is asked now, asked by everybody."""
    game = table.game
    wanted = {game.vocabulary.verb_of(action).name for action in table.legal}
    for seat in range(table.seats):
        stack = table.lanes[seat] if table.lanes else table.agenda
        step = type(stack[-1]).__name__ if stack else "-"
        mine = seat in table.deciders
        for verb in game.vocabulary.verbs:
            for _ in range(3 if mine and verb.name in wanted else 1):
                action = verb.base + dice.below(verb.size)
                reason = table.why_not(action, seat)
                if reason is not None and (mine or dice.below(8) == 0):
                    words = " ".join(f"{key}={value}" for key, value in reason.args.items())
                    asks = step if mine else "waiting"
                    said = game.describe(action)
                    yield f"{asks} | {said} | {reason.rule} {reason.key} {words}".rstrip()


def counted(id: str, enough: int = ENOUGH) -> dict[str, int]:
    """How often which reason is given, by step and verb."""
    found: Counter[str] = Counter()
    for line in refusals(id, enough):
        step, said, reason = line.split(" | ")
        rule, key = reason.split()[:2]
        found[f"{step} | {said.split()[0]} | {rule} {key}"] += 1
    return dict(sorted(found.items()))


if __name__ == "__main__":
    with open(sys.argv[2], "w", encoding="utf-8") as file:
        file.writelines(line + "\n" for line in refusals(sys.argv[1]))
