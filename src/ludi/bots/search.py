"""Search: information-set Monte Carlo tree search, for any number of players.

Every few visits a world is imagined anew; a visit walks down a tree of actions that all worlds
share. Where the tree ends, all seats play on for a few decisions as the game's advice tells them,
and the same advice says how good the position then is for every seat: a move in the middle of
something, such as the first of three actions, is judged by where it leads. Where an action was
never tried, its first guess is what the advice says one step further. Where a game falls into
stretches, such as years, a visit does not go beyond the one it began in: what comes to everybody
at the start of the next must not look like something gained.
"""

from __future__ import annotations

import math
import time
from typing import Final

from ludi.bots.bot import Bot
from ludi.bots.characters import Taste, taste_of
from ludi.bots.judges import Judge, judge_for
from ludi.kernel.game import Advice
from ludi.kernel.table import NOBODY, Table

CURIOSITY: Final = 0.2  # weight of what was seldom tried
TRUST: Final = 2.0  # so many visits is a first guess worth
RIPE: Final = 3  # visits until a leaf gets branches
WIDTH: Final = 3  # so many branches at first,
WIDENING: Final = 1.2  # and more with the root of the visits
WORLD_LASTS: Final = 4  # visits: to imagine one takes longer than to walk through it
DEEPEST: Final = 60  # decisions
GLANCE: Final = 12  # visits that a trifle deserves
CHECK_EVERY: Final = 4  # visits between looks at the clock
SAMPLES: Final = 3  # ways to play on that say what to expect of a stretch


class Node:
    """What is known about the position after an action, whatever the world."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0  # rewards of the seat that played the action leading here
        self.actor = NOBODY  # the seat that chooses here
        self.guesses: dict[int, float] = {}  # what the advice says of each action from here
        self.branches: dict[int, Node] = {}


class Choice:
    """An action at the root, as the search sees it in the end."""

    def __init__(self, action: int, visits: int, value: float) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.value: Final = value  # expected, in the advice's points

    def __repr__(self) -> str:
        return f"Choice({self.action}, {self.visits} visits, {self.value:+.2f})"


class SearchBot(Bot):
    """Thinks for so many visits or seconds; the same seed and visits make the same choices."""

    def __init__(
        self,
        seed: int | str,
        visits: int,
        seconds: float = 0.0,
        noise: float = 0.0,
        weights: str = "",
        ahead: int = NOBODY,
        character: str = "",
        network: str = "",
    ) -> None:
        super().__init__(seed, weights)
        self.visits: Final = visits  # of the tree, for one decision
        self.seconds: Final = seconds  # at most; 0: as long as it takes
        self.noise: Final = noise  # points by which it misjudges its choices
        self.ahead: Final = ahead  # decisions played on behind the tree, if not as the game advises
        self.character: Final = character  # whose taste it has, if anybody's
        self.taste: Taste | None = None
        self.network: Final = network  # a file of what was learned, if it is to be asked
        self.judge: Judge | None = None
        self.is_judged = False  # whether a judge was looked for
        self.seat = NOBODY  # whose decision it is
        self.root = Node()
        self.base: list[float] = []  # by seat: what the advice says at the root
        self.ends: list[float] = []  # and what it says where play leads from there, if need be
        self.stretch = 0  # of play, as far as it looks
        self.choices: list[Choice] = []  # of the last decision, the best first
        self._hope: Node | None = None  # where the last decision led

    def choose(self, table: Table, seat: int) -> int:
        """Search, and take what was tried most; as soon as nothing can change that any more."""
        legal = table.legal_for(seat)
        if len(legal) == 1:
            return legal[0]
        self.search(table, seat, is_quick=self.noise == 0.0)
        return self.choices[0].action

    def search(self, table: Table, seat: int, is_quick: bool = False) -> None:
        """Think about a seat's decision; `choices` says what came of it.

        If quick, it ends when no other action can be tried as often as the leading one: the first
        of the choices is what it would be in the end, the rest is known a little less well.
        """
        legal = table.legal_for(seat)
        self.seat = seat
        if self.character and self.taste is None:
            self.taste = taste_of(table.game, self.character)
        if self.network and not self.is_judged:
            self.judge = judge_for(self.network, table)
            self.is_judged = True
        hope = self._hope
        world = table.imagine(seat, self.dice)
        advice = self.advice_on(world)
        if hope is not None and hope.actor == seat and all([a in hope.guesses for a in legal]):
            self.root = hope  # the turn goes on: what was found out about it still holds
        else:
            self.root = Node()
            self.base = advice.evaluate_all(world)
            self.base[seat] = self.best_guess(world, seat, legal, advice)
            self.stretch = advice.stretch(world, seat)
            if advice.apart:
                self.ends = self.usual_ends(world, seat, advice)
            elif self.judge is not None and not world.over:
                self.ends = self.judge.judge(world, self.base)
            else:
                self.ends = self.base
        self.stretch = advice.stretch(world, seat)
        began = time.perf_counter()
        trifle = len(legal) == 1 or advice.is_trifle(world, seat)
        visits = min(self.visits, GLANCE) if trifle else self.visits
        for visit in range(visits):
            if visit % CHECK_EVERY == 0:
                left = self.visits_left(visit, visits, began)
                if left <= 0 or (is_quick and self.lead(legal) > left):
                    break
            if visit and visit % WORLD_LASTS == 0:
                world = self.imagined(table, seat)
            self.visit(world.clone(), seat, advice)
        self.note_choices(legal, seat, advice)
        self._hope = self.root.branches.get(self.choices[0].action)

    def imagined(self, table: Table, seat: int) -> Table:
        """A world of its own, which waits where a stretch of play ends."""
        world = table.imagine(seat, self.dice)
        world.patient = True
        return world

    def usual_ends(self, world: Table, seat: int, advice: Advice) -> list[float]:
        """How good things are where a stretch ends, by the mean of a few ways to play on."""
        means = [0.0] * world.seats
        for _ in range(SAMPLES):
            end = self.play_on(world.clone(), seat, advice.ahead(world), advice)
            values = self.judged(end, advice)
            for other in range(world.seats):
                means[other] += values[other] / SAMPLES
        return means

    def visits_left(self, done: int, visits: int, began: float) -> int:
        """How many more there can be: all that are wanted, or as many as time seems to allow."""
        left = visits - done
        if self.seconds and done:
            passed = max(time.perf_counter() - began, 1e-9)
            left = min(left, int(done * (self.seconds - passed) / passed))
        return left

    def lead(self, legal: list[int]) -> int:
        """How many visits the most visited action at the root is ahead of all others."""
        first = second = 0
        for action in legal:
            node = self.root.branches.get(action)
            if node is not None and node.visits > second:
                second = min(first, node.visits)
                first = max(first, node.visits)
        return first - second

    def note_choices(self, legal: list[int], seat: int, advice: Advice) -> None:
        """Rank the actions at the root: what was tried most, then what is worth most."""
        found: list[tuple[float, float, int]] = []
        for action in legal:
            node = self.root.branches.get(action)
            visits = node.visits if node is not None else 0
            value = node.total / node.visits if node is not None and visits else 0.0
            blur = self.noise * (self.dice.below(2001) - 1000) / 1000 if self.noise else 0.0
            rank = float(visits)
            if self.noise:  # a weaker player mistakes a little more for a little less
                rank = self.points(value, seat, advice) + blur if visits else -1e9
            found.append((rank, value, action))
        found.sort(reverse=True)
        self.choices = []
        for _, value, action in found:
            node = self.root.branches.get(action)
            visits = node.visits if node is not None else 0
            self.choices.append(Choice(action, visits, self.points(value, seat, advice)))

    # ---------------------------------------------------------------- one visit

    def visit(self, world: Table, seat: int, advice: Advice) -> None:
        """Walk down the tree in one world, and take back up what was found."""
        node = self.root
        path: list[Node] = []
        seats: list[int] = []
        extra = joy = 0.0
        rests = False
        for _ in range(DEEPEST):
            if world.over or advice.stretch(world, seat) != self.stretch:
                break
            actor = next_actor(world, seat)
            legal = world.legal_for(actor)
            if node is not self.root and advice.is_trifle(world, actor):
                legal = legal[:1]
            self.learn(node, world, actor, legal, advice)
            action = self.pick(node, legal, actor, advice)
            branch = node.branches.get(action)
            if branch is None:
                branch = Node()
                node.branches[action] = branch
            path.append(branch)
            seats.append(actor)
            joy += self.liking(actor, action)
            if actor == seat and advice.rests(world, actor, action):
                rests = True
                break
            ripe = branch.visits >= RIPE
            extra = 0.0 if ripe else advice.weigh(world, actor, action)
            world.play(action, actor)
            if not ripe:
                break
            node = branch
        if rests:
            values = self.judged(world, advice)
            values[seat] = advice.expect(world, seat, action)
        else:
            ahead = advice.ahead(world) if self.ahead < 0 else self.ahead
            if ahead:
                extra = 0.0
                world = self.play_on(world, seat, ahead, advice)
            values = self.judged(world, advice)
            if extra != 0.0 and not world.over:
                values[seats[-1]] += extra
        values[seat] += joy
        rewards = self.rewards(values, advice)
        for i in range(len(path)):
            path[i].visits += 1
            path[i].total += rewards[seats[i]]

    def judged(self, world: Table, advice: Advice) -> list[float]:
        """What a position is worth to each seat, also by what was learned."""
        values = advice.evaluate_all(world)
        if self.judge is None or world.over:
            return values
        return self.judge.judge(world, values)

    def rewards(self, values: list[float], advice: Advice) -> list[float]:
        """What a position is worth to each seat: its own gain, less some of its best rival's."""
        base = self.ends
        rewards: list[float] = []
        for seat in range(len(values)):
            value = values[seat]
            if len(values) > 1:
                most = -1e9
                for other in range(len(values)):
                    if other != seat and values[other] - base[other] > most:
                        most = values[other] - base[other]
                value -= advice.rivalry * most
            rewards.append(self.reward(value - base[seat], advice))
        return rewards

    def play_on(self, world: Table, seat: int, decisions: int, advice: Advice) -> Table:
        """Let everybody take the best of a few options, some decisions long; where that leads."""
        for _ in range(decisions):
            if world.over or advice.stretch(world, seat) != self.stretch:
                break
            actor = next_actor(world, seat)
            legal = world.legal_for(actor)
            count = len(legal)
            eyes = 1 if advice.is_trifle(world, actor) else advice.eyes
            if count > eyes:
                first = self.dice.below(count)
                legal = [legal[(first + i) % count] for i in range(eyes)]
            world = advice.lead_on(world, actor, legal)
        return world

    def best_guess(self, world: Table, seat: int, legal: list[int], advice: Advice) -> float:
        """What the best of some actions seems worth, one step further."""
        best = -1e9
        for action in legal:
            best = max(best, advice.expect(world, seat, action))
        return best

    def learn(self, node: Node, world: Table, actor: int, legal: list[int], advice: Advice) -> None:
        """Make a first guess about every action that was not met here before."""
        node.actor = actor
        guesses = node.guesses
        for action in legal:
            if action not in guesses:
                value = advice.expect(world, actor, action) + self.liking(actor, action)
                guesses[action] = self.reward(value - self.base[actor], advice)

    def liking(self, actor: int, action: int) -> float:
        """How much one would like to do something for its own sake."""
        return 0.0 if self.taste is None or actor != self.seat else self.taste.of(action)

    def pick(self, node: Node, legal: list[int], actor: int, advice: Advice) -> int:
        """The action worth another visit: good, or seldom tried."""
        if len(legal) == 1:
            return legal[0]
        branches = node.branches
        guesses = node.guesses
        tried = 0
        for action in legal:
            known = branches.get(action)
            if known is not None:
                tried += known.visits
        width = WIDTH + int(WIDENING * math.sqrt(tried))
        least = -1.0
        if width < len(legal):
            order = sorted([guesses[action] for action in legal], reverse=True)
            least = order[width - 1]
        spread = math.log(tried + 2.0)
        best = -1
        best_value = -1.0
        for action in legal:
            guess = guesses[action]
            if guess < least:
                continue
            known = branches.get(action)
            if known is None:
                value = guess + CURIOSITY * math.sqrt(spread)
            else:
                visits = known.visits
                value = (TRUST * guess + known.total) / (TRUST + visits)
                value += CURIOSITY * math.sqrt(spread / (1.0 + visits))
            if value > best_value:
                best = action
                best_value = value
        return best

    # ---------------------------------------------------------------- points and rewards

    def reward(self, gain: float, advice: Advice) -> float:
        """Points gained as a share of hope: a half for none, towards 1 and 0 for many or a loss."""
        lead = gain / advice.spread
        return 0.5 + 0.5 * lead / (1.0 + abs(lead))

    def points(self, reward: float, seat: int, advice: Advice) -> float:
        """The other way round."""
        share = min(0.999, max(0.001, reward)) * 2.0 - 1.0
        return self.ends[seat] + advice.spread * share / (1.0 - abs(share))


def next_actor(world: Table, seat: int) -> int:
    """Who is asked; where everybody is, the seat that thinks goes first."""
    if world.lanes and world.offers[seat]:
        return seat
    return world.seat
