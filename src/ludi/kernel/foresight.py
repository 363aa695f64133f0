"""What an action would bring about, as far as the seat that thinks of it can know.

Everything here is played on imagined tables: what is the same in all of them is taken for sure,
and nothing learned from them is a secret.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ludi.kernel.dice import Dice

if TYPE_CHECKING:
    from ludi.kernel.table import Table, Told

WORLDS: Final = 4  # imagined to find out whether hidden things decide


class Finality:
    """Whether an action can simply be taken back, and if not, why.

    `final`: it cannot, at least in some of the tables the seat can imagine; `sure`: it is the same
    in all of them. `door`: something hidden comes out; `over`: the game ends; `passes`: it is not
    the seat that chooses next; `asked`: who chooses next, as far as that is sure. `waits`: all
    choose at once, and the seat may come back to it for as long as the others have not finished.
    """

    def __init__(
        self,
        final: bool,
        sure: bool,
        door: bool,
        over: bool,
        passes: bool,
        waits: bool,
        asked: list[int],
    ) -> None:
        self.final: Final = final
        self.sure: Final = sure
        self.door: Final = door
        self.over: Final = over
        self.passes: Final = passes
        self.waits: Final = waits
        self.asked: Final = asked

    def __repr__(self) -> str:
        how = ("final" if self.sure else "may be final") if self.final else "can be taken back"
        return f"<finality: {how}>"


def ahead(table: Table, seat: int, dice: Dice) -> Table:
    """An imagined table that asks what this one would ask, be there but one answer."""
    world = table.imagine(seat, dice)
    world.patient = table.patient
    return world


def take(
    world: Table, action: int, seat: int, ordered: Callable[[Table], int | None] | None = None
) -> None:
    """Play an action, and what the seat's standing orders answer to the questions it leads to."""
    world.play(action, seat)
    while ordered is not None and seat in world.deciders:
        answer = ordered(world)
        if answer is None:
            return
        world.play(answer, seat)


def final(
    table: Table, action: int, seat: int, ordered: Callable[[Table], int | None] | None = None
) -> Finality:
    """Whether a seat's legal action closes a door, lets others act, or ends the game.

    Exact where what the seat may know decides it; where hidden things do, on the safe side.
    """
    finals = 0
    door = over = passes = False
    asked: list[int] | None = None
    same = True
    for number in range(WORLDS):
        world = ahead(table, seat, Dice.seeded(f"final {number}"))
        doors = world.doors
        take(world, action, seat, ordered)
        deciders = world.deciders
        closes = world.over or world.doors != doors or seat not in deciders
        finals += closes
        door = door or world.doors != doors
        over = over or world.over
        passes = passes or (not world.over and seat not in deciders)
        same = same and (asked is None or asked == deciders)
        asked = deciders
    sure = finals in (0, WORLDS)
    waits = bool(table.lanes) and finals > 0 and not door and not over
    known = (asked or []) if same else []
    return Finality(finals > 0, sure and not waits, door, over, passes, waits, known)


def preview(table: Table, action: int, seat: int, dice: Dice) -> list[Told]:
    """What a legal action would lead to, up to the first thing the seat cannot know."""
    world = ahead(table, seat, dice)
    doors = world.doors
    told = world.listen()
    world.play(action, seat)
    known: list[Told] = []
    for one in told:
        if one.doors > doors:
            break
        known.append(one)
    return known
