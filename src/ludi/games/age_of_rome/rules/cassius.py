"""The Attack of Cassius, our reconstruction: what Cassius does by himself, by his cards."""

from __future__ import annotations

from typing import ClassVar, Final

from ludi.games.age_of_rome.ids import (
    AGRICULTURE,
    APOSTASY,
    ATTACK,
    BUILDINGS,
    CALUMNY,
    COMMERCE,
    DEGRADATION,
    FORCED_SALE,
    LEVELS,
    MILITARY,
    NULL_VOTE,
    POLITICS,
    REDEPLOY,
    RELIGION,
)
from ludi.games.age_of_rome.rules.construction import place_tile
from ludi.games.age_of_rome.rules.plot_effects import Strikes, apostatise, degrade, is_usable
from ludi.games.age_of_rome.rules.plots import AfterPlot, React, can_be_paid, pay
from ludi.games.age_of_rome.sheet import AT, CANCELLED, GLORY, LEGIONS, READY, VOTES
from ludi.games.age_of_rome.table import Table, next_tile
from ludi.kernel.agenda import Step
from ludi.kernel.table import NOBODY

PLAYER: Final = 0


def card_of_round(table: Table) -> int:
    return table.cassius[table.round - 1]


def most_legions(table: Table, owner: int, other_than: int) -> int:
    """The Region where an owner has most Legions, of equals the best defended; NOBODY: none."""
    mat = table.mats[owner]
    best = NOBODY
    for region in range(3):
        count = mat[AT + region]
        if region == other_than or not count:
            continue
        if best == NOBODY or (count, table.box.defence[region]) > (
            mat[AT + best],
            table.box.defence[best],
        ):
            best = region
    return best


def planned_effect(table: Table, seat: int) -> int:
    """What his card's plot would do to the player now; NOBODY: nothing."""
    effect = table.box.cassius_plot[card_of_round(table)]
    if effect < 0 or not can_be_paid(table, seat, PLAYER):
        return NOBODY
    if not is_usable(table, seat, PLAYER, effect):
        effect = CALUMNY
    return effect if is_usable(table, seat, PLAYER, effect) else NOBODY


class CassiusPlots(Step[Table]):
    """The plot on his card strikes the player, if it can be paid; else Calumny, else none."""

    rule: ClassVar[str] = "cassius-plots"

    def happen(self, table: Table, action: int) -> None:
        effect = planned_effect(table, self.seat)
        if effect == NOBODY:
            return
        pay(table, self.seat, PLAYER)
        table.tell("cassius_plots", effect, PLAYER)
        table.push(AfterPlot(PLAYER))
        table.push(CassiusEffect(self.seat, effect))
        table.push(React(PLAYER, self.seat))


class CassiusEffect(Strikes):
    """His plot strikes, unless it was cancelled."""

    rule: ClassVar[str] = "cassius-plots"
    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat, PLAYER, effect)

    def happen(self, table: Table, action: int) -> None:
        effect = self.effect
        if table.plot_flags & CANCELLED:
            table.tell("cancelled", effect)
        elif not is_usable(table, self.seat, PLAYER, effect):
            table.tell("in_vain", effect)  # the only card left was played against it
        elif effect == CALUMNY:
            table.lose_glory(PLAYER, table.box.plot_amount[CALUMNY], "glory_off")
        elif effect == DEGRADATION:
            degrade(table, PLAYER)
        elif effect == APOSTASY:
            region = most_legions(table, PLAYER, NOBODY)
            apostatise(table, self.seat, PLAYER, region, table.mats[self.seat][LEGIONS] > 0)
        elif effect == NULL_VOTE:
            highest = len(table.senate) - 1
            while table.senate[highest] != PLAYER:
                highest -= 1
            table.unseat(self.seat, highest)
            table.gain_glory(self.seat, table.box.plot_amount[NULL_VOTE], "glory_for")
        elif effect == FORCED_SALE:
            card = table.lose_random_card(PLAYER)
            table.discard.append(card)
            table.tell("forced_sale", PLAYER, card)
            table.gain_glory(self.seat, 1, "glory_for")


class CassiusBuilds(Step[Table]):
    """One tile a round, two late in the game, for nothing: the first on his card's list."""

    rule: ClassVar[str] = "cassius-builds"

    def happen(self, table: Table, action: int) -> None:
        for _ in range(table.box.cassius_tiles[table.difficulty][table.era()]):
            building = self.first_possible(table)
            if building == NOBODY:
                table.gain_glory(self.seat, table.box.no_tile_glory, "cassius_idle")
            else:
                place_tile(table, self.seat, building, 0)

    def first_possible(self, table: Table) -> int:
        province = table.province(self.seat)
        highest = table.box.cassius_levels[table.era()]
        for building in table.box.cassius_build[card_of_round(table)]:
            level = table.levels[province * len(BUILDINGS) + building]
            if level < highest and level < LEVELS:
                if table.tiles[next_tile(table, province, building)]:
                    return building
        return NOBODY


class CassiusActs(Step[Table]):
    """The next icon of his card; one that cannot be carried out gives Glory."""

    rule: ClassVar[str] = "cassius-acts"

    def happen(self, table: Table, action: int) -> None:
        seat = self.seat
        mat = table.mats[seat]
        done = table.box.cassius_actions[table.era()] - mat[READY]
        mat[READY] -= 1
        icon = table.box.cassius_icons[card_of_round(table)][done]
        table.tell("cassius_acts", icon)
        if not self.carry_out(table, icon):
            table.gain_glory(seat, table.box.no_action_glory, "cassius_cannot")

    def carry_out(self, table: Table, icon: int) -> bool:
        """Do what an icon says; whether that was possible."""
        seat = self.seat
        if icon == MILITARY:
            return fight(table, seat)
        if icon == POLITICS:
            if not table.mats[seat][VOTES]:
                return False
            table.add_vote(seat)
        elif icon == COMMERCE:
            if not table.can_draw():
                return False
            table.stock.append(table.draw())
            table.tell("cassius_stocks")
        elif icon == RELIGION:
            if not table.can_add_piece(seat):
                return False
            table.add_piece(seat)
        elif icon == AGRICULTURE:
            table.gain_glory(seat, 2 if table.medals[AGRICULTURE] == seat else 1)
        else:
            table.gain_glory(seat, 1)
        return True


def fight(table: Table, seat: int) -> bool:
    """Draw a Combat card and follow its order; whether anything changed."""
    if not table.combat:
        table.combat = sorted(table.combat_discard)
        table.combat_discard = []
        table.dice.shuffle(table.combat)
    table.close_door()
    card = table.combat.pop()
    table.combat_discard.append(card)
    table.tell("combat", card)
    box = table.box
    region = box.combat_region[card]
    order = box.combat_order[card]
    changed = False
    for _ in range(box.combat_amount[card]):
        if bring_legion(table, seat, region, order == REDEPLOY):
            changed = True
    if order == ATTACK and table.mats[PLAYER][AT + region]:
        apostatise(table, seat, PLAYER, region, False)
        changed = True
    return changed


def bring_legion(table: Table, seat: int, region: int, only_by_march: bool) -> bool:
    """A Legion of Cassius enters a Region, from his board or from where he has most."""
    mat = table.mats[seat]
    if mat[LEGIONS] and not only_by_march:
        mat[LEGIONS] -= 1
        mat[AT + region] += 1
        table.tell("legion", table.named(seat), region)
        return True
    start = most_legions(table, seat, region)
    if start == NOBODY:
        return False
    mat[AT + start] -= 1
    mat[AT + region] += 1
    table.tell("marches", table.named(seat), start, region)
    return True


def event_for_cassius(table: Table, seat: int, negative: bool) -> None:
    """Instead of an event's reward Cassius gains Glory, instead of its loss he loses some."""
    if not negative:
        table.gain_glory(seat, table.box.event_glory, "glory_for")
    elif table.mats[seat][GLORY] > table.box.event_glory:
        table.lose_glory(seat, table.box.event_glory, "glory_off")
    else:
        table.tell("event_nothing", table.named(seat))
