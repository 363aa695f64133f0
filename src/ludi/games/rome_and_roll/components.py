"""The box of Rome & Roll: the numbers of its dice, plans, sheets, maps and of Seneca."""

from __future__ import annotations

import os
from typing import Final

from ludi.games.rome_and_roll.cards import (
    Effect,
    Points,
    effect_bits,
    read_effects,
    read_points,
    trigger_bits,
    worker_bits,
)
from ludi.games.rome_and_roll.city import (
    TURN_COUNT,
    City,
    Drawings,
    drawing,
    parts,
    picture,
    turnings,
)
from ludi.games.rome_and_roll.ids import (
    ADVISORS,
    ADVISORS_EACH,
    ALLOW_SATURN,
    ANY_WORKER,
    BASKET,
    CHARACTERS,
    COLOURS,
    DICE,
    DIFFICULTIES,
    FAVOURS,
    GAME,
    GOODS,
    HILLS,
    JUNO,
    MARS,
    MERCURY,
    PICKS,
    PLANS,
    REGIONS,
    RESOURCES,
    RESTRICTIONS,
    ROADS,
    ROME,
    SATURN,
    SENECA_ACTIONS,
    SENECA_CARDS,
    SETTLEMENTS,
    SIDES,
    TRACKS,
    TRIGGERS,
    TYPES,
    WORKERS,
)
from ludi.kernel.components import Row, Sheet
from ludi.kernel.corrections import open_sheet

# What the box holds, as the rulebook counts it (Pontifex is an extra sheet).
COUNTS: Final[dict[str, int]] = {
    "common_map_sides": 2,
    "character_sheets": 4,
    "overseers": 4,
    "foremen": 4,
    "pens": 4,
    "dice_red": 2,
    "dice_yellow": 3,
    "dice_blue": 4,
    "dice_total": 9,
    "plan_cards": len(PLANS),
    "favour_cards": len(FAVOURS),
    "proconsul_cards": 1,
    "nero_cards": 4,
    "cards_total": 33,
    "seneca_cards": len(SENECA_CARDS),
    "seneca_cards_with_seal": 16,
    "standard_d6": 1,
}
LETTERS: Final = "WBSFJ"  # of the printed resources, in the order of the resources
NO_NODE: Final = -1  # Rome, as the end of a road
BUILD_CARDS: Final = 9  # of Seneca: one a plan in play, and a second Religion


class Box:
    """The numbers of the box, all the rules need; shared by every table, never changed."""

    sheet: Sheet  # the whole file, for printing

    # set-up, by number of players (from 1: index 0 is not used)
    type_count: list[int]  # plans drawn, by type
    favours_drawn: int
    dice_count: list[list[int]]  # by players, then colour
    side: list[int]
    nero_cards: list[list[int]]  # by players: the points of the cards, the highest first
    fourth_player: int
    village_region: int
    village_strength: int
    first_plans: list[int]
    first_favours: list[int]

    # actions
    architect_discount: int
    free_moves: int
    move_fish: int
    build_senators: int
    build_steps: int
    activations: int
    owner_coins: int
    bonus_glory: int
    develop_worker: int
    road_cost: int  # the resource a road costs
    bonus_legacy: int
    group: int
    group_coins: int
    jewel_coins: int
    loyalty_boxes: int
    basic: int
    advanced: int
    soldiers_per_point: int
    senators_per_point: int
    track_ends: list[int]  # of coins, buildings, legacy, glory
    soldiers_most: int
    senators_most: int

    # by die face, in the order of DICE
    face_goods: list[tuple[int, ...]]  # how many of each resource and of baskets
    face_auxiliary: list[int]
    face_workers: list[int]  # bits of what it can be used as
    face_printed: list[int]  # bits of the workers printed, without "any"

    # by plan
    type_of: list[int]
    number: list[int]
    initials: list[str]
    shape: list[list[str]]
    cost: list[tuple[int, ...]]  # by resource
    players: list[list[int]]
    restrictions: list[list[int]]
    instant: list[list[Effect]]
    production: list[list[Effect]]
    muster: list[list[Effect]]
    points: list[list[Points]]
    plan_turns: list[list[list[tuple[int, int]]]]  # by plan, then turn: cells from the anchor

    # favours
    bacchus_coins: int
    juno_shape: list[str]
    juno_steps: int
    mars_auxiliaries: int
    mars_soldiers: int
    mercury_coins: int
    mercury_regions: int
    saturn_jewels: int
    saturn_buildings: int

    # by character, by advisor
    base_box: list[bool]
    start_storage: list[tuple[int, ...]]
    start_tracks: list[list[int]]
    start_soldiers: list[int]
    start_senators: list[int]
    village: list[bool]
    blue_boxes: list[list[int]]  # by character, then track: the box that takes a Nero card
    staff: list[list[int]]  # by character: its three advisors
    basic_of: list[list[Effect]]
    advanced_of: list[list[Effect]]
    triggers: list[list[int]]  # by advisor: bits of the triggers of basic, of advanced
    kinds: list[list[int]]  # by advisor: bits of the kinds of effects of basic, of advanced
    advisor_points: list[int]

    # the map
    letters: str
    cities: list[City]  # by side
    drawings: list[list[Drawings]]  # by side, then plan
    giants: list[list[Drawings]]
    region_good: list[int]
    region_of: list[int]  # by settlement
    kind: list[str]
    strength: list[int]
    glory: list[int]
    order: list[int]
    settlement_sides: list[int]  # bits
    weakest: list[list[int]]  # by side: its settlements, the weakest first
    road_region: list[int]
    road_ends: list[tuple[int, int]]  # settlements, or NO_NODE for Rome
    roads: list[list[tuple[int, int, int]]]  # by side: its roads with their ends
    milestones: list[int]
    road_sides: list[int]

    # Seneca
    cards_a_round: int
    bottom: int
    rounds: int
    seneca_regions: list[int]  # by his order of production
    failed_build: list[int]  # types in order
    rubble_senators: int
    exchange_give: int
    place_points: list[list[int]]  # usual, easier, harder: parks, rubble, roads, settlements
    seneca_start: list[tuple[int, int]]  # a settlement and a road: in Asia Minor, in Egypt
    seals: list[list[int]]  # by difficulty
    card_action: list[int]
    card_times: list[int]
    card_type: list[int]
    card_pick: list[int]
    card_hill: list[int]
    card_back: list[tuple[int, int]]  # colours: upper and lower half
    card_seal: list[bool]
    rubble_turns: list[list[list[list[tuple[int, int]]]]]  # by card: its shape, then fewer cells
    rubble: list[list[list[Drawings]]]  # by side, card: the same
    variant_from: int

    def __init__(self, sheet: Sheet) -> None:
        """Read a components sheet, checking every key and every count."""
        self.sheet = sheet
        read_game(sheet)
        self.read_setup()
        self.read_actions()
        self.read_dice()
        self.read_plans()
        self.read_favours()
        self.read_characters()
        self.read_advisors()
        self.read_maps()
        self.read_regions()
        self.read_seneca()
        sheet.finish()
        self.draw_everything()

    def read_setup(self) -> None:
        """Read what is laid out, by number of players."""
        setup = self.sheet.table("setup")
        self.type_count = [setup.integer(name, 1, 2) for name in TYPES]
        self.favours_drawn = setup.integer("favours", 1, len(FAVOURS) - 1)
        by_colour = [four(setup, colour, 0, 9) for colour in COLOURS]
        self.dice_count = [[column[n] for column in by_colour] for n in range(5)]
        for players in range(2, 5):
            if sum(self.dice_count[players]) < 2 * players:
                raise setup.error("blue", "too-few-dice")
        self.side = [0, *[SIDES.index(side) for side in setup.texts("side", SIDES)]]
        counts = four(setup, "nero", 1, 4)
        rows = self.sheet.rows("nero")
        points = [row.integer("points", 0, 30) for row in rows]
        members = [row.integers("players", 1, 4) for row in rows]
        self.nero_cards = [[]]
        for players in range(1, 5):
            cards = [points[i] for i in range(len(rows)) if players in members[i]]
            if len(cards) != counts[players]:
                raise setup.error("nero", "nero-cards", wanted=len(cards), players=players)
            self.nero_cards.append(sorted(cards, reverse=True))
        self.fourth_player = RESOURCES.index(setup.text("fourth_player", RESOURCES))
        self.village_region = REGIONS.index(setup.text("village_region", REGIONS))
        self.village_strength = setup.integer("village_strength", 1, 20)
        first = self.sheet.table("first-game")
        self.first_plans = [PLANS.index(plan) for plan in first.texts("plans", PLANS)]
        named = first.texts("favours", FAVOURS[:SATURN])
        self.first_favours = [FAVOURS.index(favour) for favour in named]

    def read_actions(self) -> None:
        """Read the numbers of the actions, of loyalty, of the score and of the tracks."""
        build = self.sheet.table("build")
        self.architect_discount = build.integer("architect_discount", 0, 4)
        self.free_moves = build.integer("free_moves", 0, 9)
        self.move_fish = build.integer("move_fish", 0, 9)
        self.build_senators = build.integer("senators", 0, 9)
        self.build_steps = build.integer("steps", 1, 9)
        muster = self.sheet.table("muster")
        self.activations = muster.integer("activations", 1, 9)
        self.owner_coins = muster.integer("owner_coins", 0, 9)
        self.bonus_glory = self.sheet.table("conquer").integer("bonus_glory", 0, 9)
        develop = self.sheet.table("develop")
        self.develop_worker = WORKERS.index(develop.text("worker", WORKERS))
        cost = develop.texts("cost", RESOURCES)
        if len(cost) != 1:
            raise develop.error("cost", "no-resources", count=1)
        self.road_cost = RESOURCES.index(cost[0])
        self.bonus_legacy = develop.integer("bonus_legacy", 0, 9)
        trade = self.sheet.table("trade")
        self.group = trade.integer("group", 3, 3)
        self.group_coins = trade.integer("coins", 0, 20)
        self.jewel_coins = trade.integer("coins_per_jewel", 0, 9)
        loyalty = self.sheet.table("loyalty")
        self.loyalty_boxes = loyalty.integer("boxes", 5, 5)
        self.basic = loyalty.integer("basic", 1, 5)
        self.advanced = loyalty.integer("advanced", self.basic, 5)
        scoring = self.sheet.table("scoring")
        self.soldiers_per_point = scoring.integer("soldiers_per_point", 1, 9)
        self.senators_per_point = scoring.integer("senators_per_point", 1, 9)
        tracks = self.sheet.table("sheet")
        self.track_ends = [tracks.integer(track, 1, 99) for track in TRACKS]
        self.soldiers_most = tracks.integer("soldiers", 1, 99)
        self.senators_most = tracks.integer("senators", 1, 99)

    def read_dice(self) -> None:
        """Read the faces of the dice."""
        self.face_goods = []
        self.face_auxiliary = []
        self.face_workers = []
        self.face_printed = []
        for row in self.sheet.rows("dice", DICE):
            named = row.texts("resources", GOODS[: BASKET + 1])
            self.face_goods.append(tuple([named.count(good) for good in GOODS[: BASKET + 1]]))
            self.face_auxiliary.append(row.integer("auxiliary", 0, 3))
            printed, usable = worker_bits(row.texts("workers", (*WORKERS, ANY_WORKER)))
            self.face_printed.append(printed)
            self.face_workers.append(usable)

    def read_plans(self) -> None:
        """Read the plan cards."""
        rows = self.sheet.rows("plans", PLANS)
        self.type_of = [TYPES.index(row.text("type", TYPES)) for row in rows]
        self.number = [row.integer("number", 1, 9) for row in rows]
        self.initials = [row.text("initials") for row in rows]
        self.shape = [picture(row, "shape") for row in rows]
        self.cost = [amounts(row, "cost") for row in rows]
        self.players = [row.integers("players", 1, 4) for row in rows]
        self.restrictions = [
            [RESTRICTIONS.index(name) for name in row.texts("restrictions", RESTRICTIONS)]
            for row in rows
        ]
        self.instant = [read_effects(row, "instant") for row in rows]
        self.production = [read_effects(row, "production") for row in rows]
        self.muster = [read_effects(row, "muster") for row in rows]
        self.points = [read_points(row) for row in rows]
        self.plan_turns = [turnings(shape) for shape in self.shape]
        for players in range(1, 5):
            for type in range(len(TYPES)):
                if len(self.plans_for(players, type)) < self.type_count[type]:
                    raise rows[0].error(
                        "players", "too-few-plans", type=TYPES[type], players=players
                    )

    def plans_for(self, players: int, type: int) -> list[int]:
        """The plans of a type that may be drawn."""
        return [
            plan
            for plan in range(len(PLANS))
            if self.type_of[plan] == type and players in self.players[plan]
        ]

    def allows_saturn(self, advisor: int) -> bool:
        """Whether an advisor lets one claim Saturn's favour."""
        for effect in self.basic_of[advisor] + self.advanced_of[advisor]:
            if effect.do == ALLOW_SATURN:
                return True
        return False

    def read_favours(self) -> None:
        """Read the gods' favours."""
        rows = self.sheet.rows("favours", FAVOURS)
        self.bacchus_coins = rows[0].integer("coins_per_group", 0, 9)
        self.juno_shape = picture(rows[JUNO], "shape")
        self.juno_steps = rows[JUNO].integer("steps", 1, 9)
        self.mars_auxiliaries = rows[MARS].integer("auxiliaries", 0, 9)
        self.mars_soldiers = rows[MARS].integer("soldiers", 0, 9)
        self.mercury_coins = rows[MERCURY].integer("coins", 0, 9)
        self.mercury_regions = rows[MERCURY].integer("regions", 1, 4)
        self.saturn_jewels = rows[SATURN].integer("jewels", 0, 9)
        self.saturn_buildings = rows[SATURN].integer("buildings", 2, 2)

    def read_characters(self) -> None:
        """Read what the character sheets begin with, and their blue boxes."""
        rows = self.sheet.rows("characters", CHARACTERS)
        self.base_box = [row.flag("base_box") for row in rows]
        self.start_storage = [amounts(row, "storage") for row in rows]
        self.start_tracks = [[row.integer(track, 0, 99) for track in TRACKS] for row in rows]
        self.start_soldiers = [row.integer("soldiers", 0, 16) for row in rows]
        self.start_senators = [row.integer("senators", 0, 8) for row in rows]
        self.village = [row.flag("village") for row in rows]
        self.blue_boxes = []
        for row in rows:
            boxes: list[int] = []
            for track in range(len(TRACKS)):
                found = row.integers(f"nero_{TRACKS[track]}", 1, self.track_ends[track])
                check_length(row, f"nero_{TRACKS[track]}", len(found), 1)
                boxes.append(found[0])
            self.blue_boxes.append(boxes)

    def read_advisors(self) -> None:
        """Read the advisors, three a character; Jovilius may replace Jeremias."""
        rows = self.sheet.rows("advisors", ADVISORS)
        self.basic_of = [read_effects(row, "basic") for row in rows]
        self.advanced_of = [read_effects(row, "advanced") for row in rows]
        self.advisor_points = [row.integer("points", 0, 20) for row in rows]
        self.staff = [[] for _ in CHARACTERS]
        for advisor, row in enumerate(rows):
            character = CHARACTERS.index(row.text("character", CHARACTERS))
            if row.has("replaces"):
                row.text("replaces", ("jeremias",))
            else:
                self.staff[character].append(advisor)
        for character in range(len(CHARACTERS)):
            if len(self.staff[character]) != ADVISORS_EACH:
                raise rows[0].error("character", "too-few-advisors", found=CHARACTERS[character])
        self.triggers = []
        self.kinds = []
        for advisor in range(len(ADVISORS)):
            both = (self.basic_of[advisor], self.advanced_of[advisor])
            for effect in both[0] + both[1]:
                if not 0 <= effect.trigger < len(TRIGGERS):
                    raise rows[advisor].error("basic", "no-moment")
            self.triggers.append([trigger_bits(effects) for effects in both])
            self.kinds.append([effect_bits(effects) for effects in both])

    def read_maps(self) -> None:
        """Read the two sides of the map."""
        hills = self.sheet.rows("hills", HILLS)
        self.letters = "".join([row.text("letter") for row in hills])
        self.cities = []
        for side in SIDES:
            row = self.sheet.table(side)
            marks = ".~=F" + self.letters
            cells = drawing(row, "cells", marks, 0, 0)
            inside = drawing(row, "inside", ".#", len(cells), len(cells[0]))
            goods: list[str] = []
            if row.has("resources"):
                goods = drawing(row, "resources", "." + LETTERS, len(cells), len(cells[0]))
            self.cities.append(City(cells, inside, goods, self.letters, LETTERS))

    def read_regions(self) -> None:
        """Read regions, settlements and roads."""
        regions = self.sheet.rows("regions", REGIONS)
        self.region_good = [RESOURCES.index(row.text("resource", RESOURCES)) for row in regions]
        rows = self.sheet.rows("settlements", SETTLEMENTS)
        self.region_of = [REGIONS.index(row.text("region", REGIONS)) for row in rows]
        self.kind = [row.text("kind", ("village", "town", "city")) for row in rows]
        self.strength = [row.integer("strength", 1, 20) for row in rows]
        self.glory = [row.integer("glory", 0, 20) for row in rows]
        self.order = [row.integer("order", 1, 9) for row in rows]
        self.settlement_sides = [side_bits(row) for row in rows]
        by_strength = sorted(range(len(SETTLEMENTS)), key=self.strength.__getitem__)
        self.weakest = [
            [one for one in by_strength if self.settlement_sides[one] >> side & 1]
            for side in range(len(SIDES))
        ]
        roads = self.sheet.rows("roads", ROADS)
        self.road_region = [REGIONS.index(row.text("region", REGIONS)) for row in roads]
        self.milestones = [row.integer("milestones", 0, 9) for row in roads]
        self.road_sides = [side_bits(row) for row in roads]
        self.road_ends = []
        for row in roads:
            ends = [
                NO_NODE if end == ROME else SETTLEMENTS.index(end)
                for end in row.texts("between", (ROME, *SETTLEMENTS))
            ]
            check_length(row, "between", len(ends), 2)
            self.road_ends.append((ends[0], ends[1]))
        self.roads = [
            [
                (road, self.road_ends[road][0], self.road_ends[road][1])
                for road in range(len(ROADS))
                if self.road_sides[road] >> side & 1
            ]
            for side in range(len(SIDES))
        ]

    def read_seneca(self) -> None:
        """Read the solo game and the variant for two."""
        seneca = self.sheet.table("seneca")
        self.cards_a_round = seneca.integer("cards_per_round", 2, 2)
        self.bottom = seneca.integer("bottom", 2, len(SENECA_CARDS))
        self.rounds = seneca.integer("rounds", 1, len(SENECA_CARDS) // 2)
        goods = [RESOURCES.index(good) for good in seneca.texts("region_order", RESOURCES)]
        check_length(seneca, "region_order", len(set(goods)), len(REGIONS))
        self.seneca_regions = sorted(
            range(len(REGIONS)), key=[goods.index(good) for good in self.region_good].__getitem__
        )
        self.failed_build = [TYPES.index(name) for name in seneca.texts("failed_build", TYPES)]
        self.rubble_senators = seneca.integer("senators", 0, 9)
        self.exchange_give = seneca.integer("exchange_give", 2, 2)
        counted = ("parks", "rubble", "roads", "settlements")
        places = [seneca.integers(key, 0, 20) for key in counted]
        for key, column in zip(counted, places, strict=True):
            check_length(seneca, key, len(column), 3)
        self.place_points = [[column[table] for column in places] for table in range(3)]
        self.seneca_start = []
        for key in ("asia_minor", "egypt"):
            named = seneca.texts(key, (*SETTLEMENTS, *ROADS))
            check_length(seneca, key, len(named), 2)
            settlement = seneca.check_text(key, named[0], SETTLEMENTS)
            road = seneca.check_text(key, named[1], ROADS)
            self.seneca_start.append((SETTLEMENTS.index(settlement), ROADS.index(road)))
        rows = self.sheet.rows("difficulties", DIFFICULTIES)
        self.seals = [row.integers("seals", 1, len(SENECA_CARDS)) for row in rows]
        cards = self.sheet.rows("seneca-cards", SENECA_CARDS)
        self.card_action = [SENECA_ACTIONS.index(r.text("action", SENECA_ACTIONS)) for r in cards]
        self.card_times = [r.integer("times", 1, 2) if r.has("times") else 1 for r in cards]
        self.card_type = [index_if_any(row, "type", TYPES) for row in cards]
        self.card_pick = [index_if_any(row, "pick", PICKS) for row in cards]
        self.card_hill = [index_if_any(row, "hill", HILLS) for row in cards]
        self.card_back = []
        for row in cards:
            halves = [COLOURS.index(name) for name in row.texts("back", COLOURS)]
            check_length(row, "back", len(halves), 2)
            upper, lower = halves
            self.card_back.append((upper, lower))
        self.card_seal = [row.flag("seal") for row in cards]
        if self.card_seal.count(True) != COUNTS["seneca_cards_with_seal"]:
            raise cards[0].error("seal", "seal-count")
        if self.card_action.count(0) != BUILD_CARDS:
            raise cards[0].error("action", "build-count")
        self.rubble_turns = [rubble_turns(row) if row.has("shape") else [] for row in cards]
        self.rubble = []
        for city in self.cities:
            of_cards: list[list[Drawings]] = []
            for card in range(len(cards)):
                hill = self.card_hill[card]
                of_cards.append([city.on_hill(turned, hill) for turned in self.rubble_turns[card]])
            self.rubble.append(of_cards)
        self.variant_from = self.sheet.table("foreman-variant").integer("from_round", 1, 99)

    def draw_everything(self) -> None:
        """Work out every way to draw every plan, once."""
        self.drawings = []
        self.giants = []
        both = list(zip(self.shape, self.restrictions, strict=True))
        for city in self.cities:
            self.drawings.append([city.drawings(shape, where, False) for shape, where in both])
            self.giants.append([city.drawings(self.juno_shape, where, True) for _, where in both])


def load_box(corrected: str | None = None) -> Box:
    """Read the shipped box, or an owner's corrected copy of it."""
    return Box(open_sheet(os.path.dirname(__file__), GAME, corrected))


# ---------------------------------------------------------------- small readers


def read_game(sheet: Sheet) -> None:
    """Check whose components these are, and that the box is complete."""
    game = sheet.table("game")
    game.text("id", (GAME,))
    game.text("edition")
    game.integer("players_min", 1, 1)
    game.integer("players_max", 4, 4)
    game.integer("turns_per_round", 2, 2)
    counts = sheet.table("counts")
    for key, count in COUNTS.items():
        counts.integer(key, count, count)


def check_length(row: Row, key: str, found: int, count: int) -> None:
    """Check how many entries a list has."""
    if found != count:
        raise row.error(key, "other-length", count=count, found=found)


def four(row: Row, key: str, least: int, most: int) -> list[int]:
    """Four numbers, by number of players; the place 0 is not used."""
    found = row.integers(key, least, most)
    check_length(row, key, len(found), 4)
    return [0, *found]


def amounts(row: Row, key: str) -> tuple[int, ...]:
    """A list of resources as counts, by resource."""
    named = row.texts(key, RESOURCES)
    return tuple([named.count(resource) for resource in RESOURCES])


def index_if_any(row: Row, key: str, names: tuple[str, ...]) -> int:
    """Which of the names a row gives, counted from 0; -1 if it gives none."""
    return names.index(row.text(key, names)) if row.has(key) else -1


def rubble_turns(row: Row) -> list[list[list[tuple[int, int]]]]:
    """The turnings of a card's Rubble; then those of one cell of it less, and so on to one."""
    whole = turnings(picture(row, "shape"))
    found = [whole]
    for size in range(len(whole[0]) - 1, 0, -1):
        fewer = parts(whole, size)
        if len(fewer) > TURN_COUNT:
            raise row.error("shape", "three-cells")
        found.append(fewer + [[]] * (TURN_COUNT - len(fewer)))
    return found


def side_bits(row: Row) -> int:
    """On which sides of the map something is printed."""
    found = 0
    for side in row.texts("sides", SIDES):
        found |= 1 << SIDES.index(side)
    return found
