"""The box of Ave Roma: the numbers of the board, the player boards and the 120 cards.

Cards are numbered from 0 to 119: thirty each of areas, buildings, wars and patrons (ids.py).
A price is a tuple of twelve counts, in the order of KINDS_OF_COST.
"""

from __future__ import annotations

import os
from typing import Final

from ludi.games.ave_roma.ids import (
    ANY,
    AREA_CARDS,
    BLACK,
    BOARDS,
    BONUSES,
    BUILDING_CARDS,
    COLOSSEUM,
    COLOUR_OF,
    COLOURS,
    COST_DENARII,
    COST_KINDS,
    COST_SURPLUS,
    DECKS,
    FRAGMENTS,
    GAME,
    ICONS,
    KINDS_OF_COST,
    LOCATIONS,
    PATRON_CARDS,
    PER_CARD_TYPE,
    PER_ICON_PAIR,
    PER_RESOURCE,
    PLACES,
    POWERS,
    RESOURCES,
    ROW_SIZE,
    ROWS,
    SPACES,
    TRAININGS,
    WAR_CARDS,
)
from ludi.kernel.components import Row, Sheet
from ludi.kernel.corrections import open_sheet

COUNTS: Final[dict[str, int]] = {
    "workers": 25,
    "player_boards": 5,
    "area_cards": len(AREA_CARDS),
    "building_cards": len(BUILDING_CARDS),
    "war_cards": len(WAR_CARDS),
    "patron_cards": len(PATRON_CARDS),
    "brown_cubes": 5,
}
BUY_INFLUENCE_POWER: Final = "buy-influence"
REWARDS: Final = (*RESOURCES, "surplus", "points")
REWARD_SURPLUS: Final = 6
REWARD_POINTS: Final = 7

# A price as two numbers, so that one addition compares all its parts with what a board holds. Each
# part has a few bits and one more above them. Add to it what the board lacks to the most that its
# bits can say (`lack` in rules/payment.py): the bit above is set where the price asks for more
# than is there. NAMED has three bits for each resource a price names. POOLED counts all that may
# pay: four bits a colour, six for resources in all, four for the surplus, eight for denarii.
NAMED_MOST: Final = 0o333333
NAMED_OVER: Final = 0o444444
COLOUR_BITS: Final = 4
TOTAL_SHIFT: Final = 12
SURPLUS_SHIFT: Final = 18
DENARII_SHIFT: Final = 22
POOLED_MOST: Final = 0x777 | 31 << TOTAL_SHIFT | 7 << SURPLUS_SHIFT | 127 << DENARII_SHIFT
POOLED_OVER: Final = 0x888 | 32 << TOTAL_SHIFT | 8 << SURPLUS_SHIFT | 128 << DENARII_SHIFT
PURSE_MOST: Final = 127  # more than any five prices; what is above counts as this
DENARII_MOST: Final = 15  # of a price


class Box:
    """The numbers of the box, all the rules need; shared by every table, never changed."""

    sheet: Sheet  # the whole file, for printing

    # numbers of the rules
    starting_denarii: int
    starting_surplus: int
    starting_price: int
    starting_stock: int
    resource_max: int
    surplus_max: int
    worker_points: int
    quaestor_factor: int
    purchases: int
    area_price: list[int]  # basic, advanced
    politics_overflow: int
    fragments_needed: int
    war_rewards: list[int]  # denarii, surplus, points, influence for the 2nd to 5th card
    denarii_per_point: int
    goods_per_point: int
    bonus_denarii: int  # advanced: a card used at QUAESTOR
    bonus_surplus: int  # at MERCATOR
    bonus_set: int  # cards for a level at PROPRAETOR
    bonus_senatus: int  # off the price at SENATUS

    # the board
    spaces: list[list[int]]  # by place: the players each space needs
    lowest: list[int]  # by slot
    highest: list[int]
    track_costs: list[tuple[int, ...]]  # of the Colosseum
    track_named: list[int]  # the same as bits, by name
    track_pooled: list[int]
    honours: list[bool]
    track_max: int
    area_points: list[list[int]]  # few players, many
    politics_points: list[int]
    patron_slots: int

    # player boards
    training_reach: list[int]
    training_price: list[int]
    prices: list[list[int]]  # by board

    # cards, by number; what a kind of card does not have is 0
    icon: list[int]
    players: list[int]
    cost: list[tuple[int, ...]]
    named: list[int]  # the cost as bits, by name
    pooled: list[int]  # and in all; the last is that of NO_CARD, which nobody can pay
    points: list[int]
    influence: list[int]
    tops: list[tuple[int, ...]]  # area cards: the resources of the upper half
    bottoms: list[tuple[int, ...]]
    types: list[list[int]]  # area cards: the different resources shown
    halves: list[list[tuple[int, int, int]]]  # of each: the type, in the upper half, in the lower
    fragment: list[int]
    reward: list[list[int]]  # building cards: counts by REWARDS

    # patrons, by number from 0
    power: list[int]
    action: list[int]
    price: list[tuple[int, ...]]  # of a level
    bonus: list[int]
    of: list[tuple[int, ...]]  # resources, the icon or the deck that the bonus counts
    power_point: int
    power_denarii: int
    power_surplus: int
    discount_senatus: int
    first_in_area: list[int]  # few players, many
    icon_set: int
    icon_pair: int
    basic_per_point: int

    def __init__(self, sheet: Sheet) -> None:
        """Read a components sheet, checking every key and every count."""
        self.sheet = sheet
        self.read_game()
        self.read_rules()
        self.read_board()
        self.read_player_boards()
        self.icon = []
        self.players = []
        self.cost = []
        self.points = []
        self.influence = []
        self.read_area_cards()
        self.read_works()
        self.read_patrons()
        self.named = [by_name(cost) for cost in self.cost]
        self.pooled = [in_all(cost) for cost in self.cost]
        self.pooled.append(POOLED_OVER)
        self.track_named = [by_name(cost) for cost in self.track_costs]
        self.track_pooled = [in_all(cost) for cost in self.track_costs]
        sheet.finish()

    # ---------------------------------------------------------------- numbers

    def read_game(self) -> None:
        game = self.sheet.table("game")
        game.text("id", (GAME,))
        game.text("edition")
        game.integer("players_min", 2, 2)
        game.integer("players_max", 5, 5)
        counts = self.sheet.table("counts")
        for key, number in COUNTS.items():
            counts.integer(key, number, number)

    def read_rules(self) -> None:
        rules = self.sheet.table("rules")
        self.starting_denarii = rules.integer("starting_denarii", 0, 99)
        self.starting_surplus = rules.integer("starting_surplus", 0, 7)
        self.starting_price = rules.integer("starting_price", 1, 9)
        self.starting_stock = rules.integer("starting_stock", 0, 3)
        self.resource_max = rules.integer("resource_max", 3, 3)
        self.surplus_max = rules.integer("surplus_max", 7, 7)
        self.worker_points = rules.integer("unused_worker_points", 0, 9)
        self.quaestor_factor = rules.integer("quaestor_factor", 0, 9)
        self.purchases = rules.integer("mercator_purchases", 0, 9)
        self.politics_overflow = rules.integer("politics_overflow_points", 0, 9)
        self.fragments_needed = rules.integer("fragments_per_resource", 1, 9)
        wars = self.sheet.table("war_rewards")
        self.war_rewards = [
            wars.integer("second_denarii", 0, 9),
            wars.integer("third_surplus", 0, 9),
            wars.integer("fourth_points", 0, 9),
            wars.integer("fifth_influence", 0, 8),
        ]
        scoring = self.sheet.table("scoring")
        self.denarii_per_point = scoring.integer("denarii_per_point", 1, 99)
        self.goods_per_point = scoring.integer("goods_per_point", 1, 99)
        advanced = self.sheet.table("advanced")
        self.area_price = [
            rules.integer("area_card_price", 0, 9),
            advanced.integer("area_card_price", 0, 9),
        ]
        self.bonus_denarii = advanced.integer("quaestor_denarii", 0, 9)
        self.bonus_surplus = advanced.integer("mercator_surplus", 0, 7)
        self.bonus_set = advanced.integer("propraetor_cards", 1, 9)
        self.bonus_senatus = advanced.integer("senatus_denarii", 0, 9)
        powers = self.sheet.table("patron_powers")
        self.power_point = powers.integer("gain_point", 0, 9)
        self.power_denarii = powers.integer("gain_denarii", 0, 9)
        self.power_surplus = powers.integer("gain_surplus", 0, 7)
        self.discount_senatus = powers.integer("discount_senatus", 0, 9)
        bonuses = self.sheet.table("patron_bonuses")
        self.first_in_area = [
            bonuses.integer("first_in_area_few", 0, 9),
            bonuses.integer("first_in_area_many", 0, 9),
        ]
        self.icon_set = bonuses.integer("icon_set", 0, 9)
        self.icon_pair = bonuses.integer("icon_pair", 0, 9)
        self.basic_per_point = bonuses.integer("basic_per_point", 1, 9)

    def read_board(self) -> None:
        for number, row in enumerate(self.sheet.rows("resources", RESOURCES)):
            row.text("colour", (COLOURS[COLOUR_OF[number]],))
        self.spaces = []
        for row in self.sheet.rows("locations", PLACES):
            self.spaces.append(numbers(row, "spaces", SPACES, 2, 5))
        self.lowest = []
        self.highest = []
        for row in self.sheet.rows("rows", ROWS):
            self.lowest += numbers(row, "lowest", ROW_SIZE, 1, 5)
            self.highest += numbers(row, "highest", ROW_SIZE, 1, 5)
        track = self.sheet.table("colosseum")
        costs = track.texts("costs")
        if len(costs) != COLOSSEUM:
            raise track.error("costs", "other-length", count=COLOSSEUM, found=len(costs))
        self.track_costs = [parse_cost(track, "costs", cost) for cost in costs]
        honours = track.integers("honours", 0, COLOSSEUM - 1)
        self.honours = [space in honours for space in range(COLOSSEUM)]
        areas = self.sheet.table("area_scoring")
        self.track_max = areas.integer("highest", 1, 20)
        size = self.track_max + 1
        self.area_points = [numbers(areas, key, size, 0, 99) for key in ("few", "many")]
        politics = self.sheet.table("politics")
        self.politics_points = politics.integers("points", 0, 99)
        self.patron_slots = politics.integer("patron_slots", 0, 5)

    def read_player_boards(self) -> None:
        self.training_reach = []
        self.training_price = []
        for row in self.sheet.rows("training", TRAININGS):
            self.training_reach.append(row.integer("reach", 1, 4))
            self.training_price.append(row.integer("price", 0, 9))
        self.prices = []
        for row in self.sheet.rows("boards", BOARDS):
            self.prices.append(numbers(row, "prices", len(RESOURCES), 1, 9))

    # ---------------------------------------------------------------- cards

    def read_card(self, row: Row) -> None:
        """What every card has: its icon and the number of players it is for."""
        self.icon.append(ICONS.index(row.text("icon", ICONS)))
        self.players.append(row.integer("players", 0, 5))

    def read_area_cards(self) -> None:
        self.tops = []
        self.bottoms = []
        self.types = []
        self.fragment = []
        self.halves = []
        for row in self.sheet.rows("area_cards", AREA_CARDS):
            self.read_card(row)
            top = parse_resources(row, "top", 2)
            bottom = parse_resources(row, "bottom", 2)
            self.tops.append(top)
            self.bottoms.append(bottom)
            types = sorted(set(top + bottom))
            self.types.append(types)
            self.halves.append([(kind, top.count(kind), bottom.count(kind)) for kind in types])
            self.fragment.append(FRAGMENTS.index(row.text("fragment", FRAGMENTS)))
            self.cost.append((0,) * COST_KINDS)
            self.points.append(0)
            self.influence.append(0)

    def read_works(self) -> None:
        """Buildings and wars."""
        self.reward = []
        for row in self.sheet.rows("building_cards", BUILDING_CARDS):
            self.read_work(row)
            counts = [0] * len(REWARDS)
            for kind, number in parse_counts(row, "reward", row.text("reward"), REWARDS):
                counts[kind] += number
            self.reward.append(counts)
        for row in self.sheet.rows("war_cards", WAR_CARDS):
            self.read_work(row)

    def read_work(self, row: Row) -> None:
        self.read_card(row)
        self.cost.append(parse_cost(row, "cost", row.text("cost")))
        self.points.append(row.integer("points", 0, 99))
        self.influence.append(row.integer("influence", 0, 8))

    def read_patrons(self) -> None:
        self.power = []
        self.action = []
        self.price = []
        self.bonus = []
        self.of = []
        for row in self.sheet.rows("patron_cards", PATRON_CARDS):
            self.read_card(row)
            self.cost.append(parse_cost(row, "cost", row.text("cost")))
            self.points.append(0)
            self.influence.append(0)
            power = row.text("power", POWERS)
            self.power.append(POWERS.index(power))
            self.action.append(LOCATIONS.index(row.text("action", LOCATIONS)))
            price: tuple[int, ...] = (0,) * COST_KINDS
            if power == BUY_INFLUENCE_POWER:
                price = parse_cost(row, "price", row.text("price"))
            self.price.append(price)
            bonus = BONUSES.index(row.text("bonus", BONUSES))
            self.bonus.append(bonus)
            of: tuple[int, ...] = ()
            if bonus == PER_RESOURCE:
                of = parse_resources(row, "of", 0)
            elif bonus == PER_ICON_PAIR:
                of = (ICONS.index(row.text("of", ICONS)),)
            elif bonus == PER_CARD_TYPE:
                of = (DECKS.index(row.text("of", DECKS)),)
            self.of.append(of)


# ---------------------------------------------------------------- reading


def numbers(row: Row, key: str, count: int, least: int, most: int) -> list[int]:
    """A list of exactly so many whole numbers."""
    found = row.integers(key, least, most)
    if len(found) != count:
        raise row.error(key, "other-length", count=count, found=len(found))
    return found


def parse_counts(row: Row, key: str, text: str, kinds: tuple[str, ...]) -> list[tuple[int, int]]:
    """Pairs of a kind and its count, from a text such as "stone 2, denarii 1"."""
    found: list[tuple[int, int]] = []
    for part in text.split(","):
        words = part.split()
        if len(words) != 2 or words[0] not in kinds or not words[1].isdigit():
            raise row.error(key, "no-cost", found=text)
        found.append((kinds.index(words[0]), int(words[1])))
    return found


def parse_cost(row: Row, key: str, text: str) -> tuple[int, ...]:
    """A price by kinds; nothing in it may be more than anybody can have."""
    counts = [0] * COST_KINDS
    if text:
        for kind, number in parse_counts(row, key, text, KINDS_OF_COST):
            counts[kind] += number
    if max(counts[:6]) > 3 or counts[COST_SURPLUS] > 7 or counts[COST_DENARII] > DENARII_MOST:
        raise row.error(key, "too-dear", found=text)
    return tuple(counts)


def parse_resources(row: Row, key: str, count: int) -> tuple[int, ...]:
    """The resources a text names, if need be exactly so many."""
    words = row.text(key).split()
    for word in words:
        row.check_text(key, word, RESOURCES)
    if not words or (count and len(words) != count):
        raise row.error(key, "no-resources", count=count)
    return tuple([RESOURCES.index(word) for word in words])


def by_name(cost: tuple[int, ...]) -> int:
    """The resources a price asks for by name, as bits."""
    bits = 0
    for resource in range(len(RESOURCES)):
        bits |= cost[resource] << 3 * resource
    return bits


def in_all(cost: tuple[int, ...]) -> int:
    """All that a price asks for, as bits: what it names also counts as of its colour and as any.

    More than anybody can have is as bad as too much for the bits.
    """
    bits = cost[COST_SURPLUS] << SURPLUS_SHIFT | cost[COST_DENARII] << DENARII_SHIFT
    total = cost[ANY]
    for colour in range(3):
        wanted = cost[2 * colour] + cost[2 * colour + 1] + cost[BLACK + colour]
        total += wanted
        bits |= min(wanted, 7) << COLOUR_BITS * colour
    return bits | min(total, 31) << TOTAL_SHIFT


def load_box(components: str | None = None) -> Box:
    """The box as shipped, or an owner's corrected copy of its file."""
    return Box(open_sheet(os.path.dirname(__file__), GAME, components))
