"""Why an action is advised: what the evaluation gains by it, term by term, over what else there is.

A term is a group of weights that say one thing, such as what clients are worth. What it contributes
to a position is what the evaluation loses without it, so no game has to take its own apart.
"""

from __future__ import annotations

from typing import Any, Final

from ludi.bots.search import SearchBot
from ludi.kernel.dice import Dice
from ludi.kernel.game import Advice
from ludi.kernel.table import Table

MOST_REASONS: Final = 2
LEAST: Final = 0.25  # points: less is no reason
SECOND: Final = 0.5  # share of the first reason that a second one must have
FAR: Final = 40.0  # points: nothing but the end of the game is worth so many
CLOSE: Final = 0.3  # points: so little between the best two is no difference
FURTHER: Final = 0.6  # the same where everybody has played on, which is less sure
WORLDS: Final = 3  # imagined for that
OTHERS: Final = 3  # so many other choices it is compared with
STEPS: Final = 6  # own choices that finish what an action begins
EYES: Final = 12  # options looked at for each of them

POINTS: Final = "points"  # what is counted without weights
GOALS: Final = "goals"  # the same where goals count beside points
AHEAD: Final = "ahead"  # points that are made some moves later
ONLY: Final = "only"
EQUAL: Final = "equal"
LATER: Final = "later"
SAVES: Final = "saves"
WINS: Final = "wins"
LEADS: Final = "leads"
KEEPS: Final = "keeps"
HOW: Final = (LEADS, KEEPS)
NO_ACTION: Final = -1
COMMON: Final = (POINTS, GOALS, AHEAD, ONLY, EQUAL, LATER, SAVES, WINS)  # every game may give these


class Because:
    """A reason: a term, how many points it makes, and public numbers its sentence may name.

    `how`: "" if the action brings it by itself, LEADS if what it leads to does, KEEPS if it only
    loses less of it than others.
    """

    def __init__(self, term: str, points: float, counts: dict[str, int], how: str = "") -> None:
        self.term: Final = term
        self.points: Final = points
        self.counts: Final = counts  # of the seat, once it is done
        self.how: Final = how

    def to_json(self) -> dict[str, Any]:
        return {
            "term": self.term,
            "points": round(self.points, 2),
            "counts": self.counts,
            "how": self.how,
        }


def because(table: Table, seat: int, best: int, others: list[int], worse: float) -> list[Because]:
    """The reasons for the best action; `worse` is how far the first of the others is behind it."""
    legal = table.legal_for(seat)
    if len(legal) == 1:
        return [Because(ONLY, 0.0, {})]
    compared = others[:OTHERS] or [action for action in legal if action != best][:OTHERS]
    near = compare(table, seat, best, compared, 0)
    found = near.reasons(LEAST)
    if not found and worse >= CLOSE:  # it must pay further on
        ahead = table.game.advice.ahead(table)
        found = compare(table, seat, best, compared, ahead).reasons(FURTHER)
    if found:
        return found
    if worse < CLOSE:
        return [Because(EQUAL, 0.0, {})]
    return [Because(SAVES if near.saves() else LATER, 0.0, {})]


class Compared:
    """What an action changes, by term: since now, and over what else there is."""

    def __init__(self) -> None:
        self.gains: Final[dict[str, float]] = {}  # over the others
        self.rises: Final[dict[str, float]] = {}  # since now
        self.alone: Final[dict[str, float]] = {}  # of these, what the action brings by itself
        self.counts: dict[str, int] = {}

    def reasons(self, least: float) -> list[Because]:
        """The weightiest terms that grow, else the one that others lose: less lost is no gain."""
        found = self.at_least(least, least / 2) or self.at_least(least, -least / 2)[:1]
        if found and found[0].points > FAR:
            return [Because(WINS, found[0].points, self.counts)]
        kept = [one for one in found if one.points >= SECOND * found[0].points][:MOST_REASONS]
        direct = [one for one in kept if not one.how]
        # What follows is told after what it is about itself, and once.
        return direct + [one for one in kept if one.how][:1]

    def at_least(self, gain: float, rise: float) -> list[Because]:
        found: list[Because] = []
        for term in self.gains:
            if self.gains[term] >= gain and self.rises[term] >= rise:
                found.append(self.reason(term))
        found.sort(key=points_of, reverse=True)
        return found

    def reason(self, term: str) -> Because:
        """A term as a reason, and how the action brings it."""
        if self.rises[term] < LEAST / 2:
            how = KEEPS if term not in COMMON else ""
        elif self.alone.get(term, 0.0) >= LEAST / 2:
            how = ""
        elif term == POINTS:
            return Because(AHEAD, self.gains[term], self.counts)
        else:
            how = LEADS
        return Because(term, self.gains[term], self.counts, how)

    def saves(self) -> bool:
        """Whether the others lose something that this one keeps."""
        return max(self.gains.values()) >= LEAST


def compare(table: Table, seat: int, best: int, others: list[int], ahead: int) -> Compared:
    """What an action brings when it is carried out, or so many decisions of everybody later."""
    advice = table.game.advice
    worlds = WORLDS if ahead else 1
    found = Compared()
    for number in range(worlds):
        world = table.imagine(seat, Dice.seeded(f"because:{number}"))
        now = contributions(advice, world, world, seat, NO_ACTION)
        for action in [best, *others]:
            end = carried_out(advice, world, seat, action)
            if ahead:
                end = played_on(advice, world, end, seat, ahead)
            terms = contributions(advice, world, end, seat, NO_ACTION if ahead else action)
            for term, value in terms.items():
                gain = value if action == best else -value / len(others)
                found.gains[term] = found.gains.get(term, 0.0) + gain / worlds
                if action == best:
                    rise = (value - now[term]) / worlds
                    found.rises[term] = found.rises.get(term, 0.0) + rise
            if action == best and not number:
                found.counts = end.tally(seat)
            if action == best and not ahead:
                alone = contributions(
                    advice, world, by_itself(advice, world, seat, best), seat, best
                )
                found.alone.update({term: alone[term] - now[term] for term in alone})
    return found


def played_on(advice: Advice, world: Table, end: Table, seat: int, ahead: int) -> Table:
    """Where everybody playing on leads, as far as a search would look."""
    bot = SearchBot("because", 0)
    bot.stretch = advice.stretch(world, seat)
    return bot.play_on(end, seat, ahead, advice)


def points_of(reason: Because) -> float:
    return reason.points


def by_itself(advice: Advice, world: Table, seat: int, action: int) -> Table:
    """Where an action leads until the same is asked again."""
    return carried_out(advice, world, seat, action, question(world, seat))


def question(table: Table, seat: int) -> str:
    """The kind of decision a seat is asked for; empty if it is not asked."""
    if seat not in table.deciders:
        return ""
    stack = table.lanes[seat] if table.lanes else table.agenda
    return type(stack[-1]).__name__


def carried_out(advice: Advice, world: Table, seat: int, action: int, until: str = "") -> Table:
    """Where an action leads: the seat finishes what it began, until something hidden comes."""
    table: Table = world.clone()
    table.play(action, seat)
    stretch = advice.stretch(world, seat)
    for _ in range(STEPS):
        if table.over or table.doors != world.doors or advice.stretch(table, seat) != stretch:
            break
        legal = table.legal_for(seat)
        if not legal or question(table, seat) == until:
            break
        further: Table = advice.lead_on(table, seat, spread_out(legal))
        if further.doors != world.doors or advice.stretch(further, seat) != stretch:
            break
        table = further
    return table


def spread_out(legal: list[int]) -> list[int]:
    count = len(legal)
    return legal if count <= EYES else [legal[i * count // EYES] for i in range(EYES)]


def contributions(
    advice: Advice, world: Table, end: Table, seat: int, action: int
) -> dict[str, float]:
    """What each term adds to a position that an action led to."""
    terms = advice.terms(end)
    weights = advice.weights()
    whole = judged(advice, world, end, seat, action)
    found: dict[str, float] = {}
    bare = dict(weights)
    for term, names in terms.items():
        less = dict(weights)
        for name in names:
            less[name] = bare[name] = 0.0
        found[term] = whole - judged(advice.with_weights(less), world, end, seat, action)
    rest = POINTS if advice.in_points(end) else GOALS
    plain = advice.with_weights(bare) if terms else advice
    found[rest] = found.get(rest, 0.0) + judged(plain, world, end, seat, action)
    return found


def judged(advice: Advice, world: Table, end: Table, seat: int, action: int) -> float:
    """The evaluation, and what the action promises beside it."""
    value = advice.evaluate(end, seat)
    return value if action == NO_ACTION else value + advice.weigh(world, seat, action)
