"""The box of Hadrian's Wall: the numbers of its sheets and cards, read from components.toml."""

import os
from typing import Final

from ludi.games.hadrians_wall.ids import (
    APPARITORES,
    ATTRIBUTE_BOXES,
    ATTRIBUTES,
    BATH_BOXES,
    BUILDER,
    BUILDINGS,
    CARDS,
    CHAINED_LINES,
    CITIZEN_BOXES,
    CITIZENS,
    CIVILIAN,
    COHORT_BOXES,
    COHORT_ICON,
    COHORTS,
    COLUMNS,
    CONDITIONS,
    COUNTS,
    COURT_BOXES,
    DIFFICULTIES,
    DIPLOMATS,
    DISDAIN_CIRCLES,
    FATE_CARDS,
    FAVOUR_ICON,
    FORT_LINE,
    FORT_RULES,
    FORTS,
    FORUM_BOXES,
    GAME,
    GOODS,
    GROUP_SIZES,
    GROUP_STARTS,
    ICONS,
    INFRASTRUCTURE_ICON,
    ITEMS,
    LANDMARKS,
    LINE_BOXES,
    LINE_ITEMS,
    LINES,
    MAP_BOXES,
    MAP_COLUMNS,
    MAP_ROWS,
    MARKET_BOXES,
    MEASURES,
    PATRICIANS,
    PATTERNS,
    PERFORMERS,
    PICTURES,
    PIECES,
    PRIESTS,
    PRODUCTION,
    PRODUCTION_CIRCLES,
    RANKS,
    RENOWN,
    RESOURCE,
    SCOUT_BOXES,
    SERVANT,
    SOLDIER,
    STRENGTH_BOXES,
    TEMPLE_BOXES,
    TEMPLES,
    THEATRE_BOXES,
    TRADERS,
    TRAINING_BOXES,
    YEARS,
)
from ludi.games.hadrians_wall.sheet import INFRASTRUCTURE
from ludi.kernel.components import Row, Sheet
from ludi.kernel.corrections import open_sheet


class Condition:
    """Something a campaign fort asks for: a kind of CONDITIONS, what it speaks of, how much."""

    def __init__(self, kind: str, thing: int, number: int, tracks: int) -> None:
        self.kind: Final = kind
        self.thing: Final = thing  # an attribute, a track or a building; else -1
        self.number: Final = number
        self.tracks: Final = tracks


class Fort:
    """A fort of the solo campaign: what wins it, its challenge, and what that earns."""

    def __init__(
        self, name: str, goals: list[Condition], challenge: list[Condition], reward: tuple[int, ...]
    ) -> None:
        self.name: Final = name
        self.goals: Final = goals
        self.challenge: Final = challenge
        self.reward: Final = reward  # pieces at the set-up of the next fort


class Law:
    """The rules that a campaign fort changes; the usual ones without a fort. Never changed."""

    def __init__(self, costs: list[tuple[int, ...]]) -> None:
        self.costs: list[tuple[int, ...]] = costs  # by building: five counts, by piece
        self.neutral_cards = -1  # each year; -1: as usual for the number of players
        self.extra_attack = 0  # cards in every attack
        self.forbidden = 0  # a bit for each building that may not be built
        self.landmarks = True
        self.diplomats = True
        self.line_price = [1, 1, 1, 1]  # of a box of mining, wall guard, cippi, wall
        self.open_from = [1, 1, 1, 1]  # the year in which those tracks may be begun
        self.locked_before = 1  # in earlier years one of them is still locked
        self.first_fate = (0, 0, 0, 0, 0)  # pieces that the first fate card must show


class Box:
    """The numbers of the box, all the rules need; shared by every table, never changed."""

    sheet: Sheet  # the whole file, for printing

    # set-up and attack
    neutral_cards: list[int]  # by number of players, from 1
    prefilled: int
    potential: list[int]  # by year, from 1 on: index 0 is not used
    attack_cards: list[list[int]]  # by difficulty, then year
    extra_per_token: int

    # tracks: a reward is a tuple of items
    cohort_reward: list[tuple[int, ...]]
    line_item: list[int]  # what fills a box of mining, wall guard, cippi, wall: LINE_ITEMS
    fort_items: tuple[int, ...]  # what fills a box of the fort: one of these
    line_reach: list[list[int]]  # by line, then granary level: the boxes that may be filled
    reach: list[list[int]]  # the same by granary level, then line
    line_chain: list[list[int]]  # by line: the Fort box each box hangs on, 0 for none
    line_reward: list[list[tuple[int, ...]]]
    attribute_reward: list[list[tuple[int, ...]]]
    citizen_reward: list[list[tuple[int, ...]]]
    citizen_flags: list[list[int]]
    penalty: list[int]

    # buildings and landmarks
    needs: list[int]  # the place on the sheet where the level is counted
    level: list[int]
    cost: list[tuple[int, ...]]
    reward: list[tuple[int, ...]]
    reward_choice: list[tuple[int, ...]]
    opens: list[list[bool]]  # by citizen track, then filled boxes: a building comes into reach
    landmark_low: int  # no landmark asks for less
    landmark_needs: list[int]
    landmark_level: list[int]
    landmark_cost: list[tuple[int, ...]]
    landmark_reward: list[tuple[int, ...]]

    # areas
    market_flag: list[int]
    market_reward: list[tuple[int, ...]]
    market_renown: list[int]
    theatre_flag: list[int]
    theatre_reward: list[tuple[int, ...]]
    ludus_flag: list[int]
    died: list[tuple[int, ...]]
    survived: list[tuple[int, ...]]
    temple_level: list[int]  # by box of all three temples: how many temples must stand
    temple_flag: list[int]
    temple_reward: list[tuple[int, ...]]
    temple_ends: list[int]  # boxes filled when each temple is full
    bath_flag: list[int]
    bath_price: list[int]
    bribes_per_year: int
    court_flag: list[list[int]]
    court_cost: list[tuple[int, ...]]
    court_reward: list[tuple[int, ...]]
    diplomat_flag: list[int]
    diplomat_cost: tuple[int, ...]
    diplomat_reward: tuple[int, ...]
    diplomat_favours: int
    scout_flag: list[int]
    map_reward: list[tuple[int, ...]]
    row_reward: tuple[int, ...]

    # cards
    card_steps: list[list[int]]
    card_gains: list[tuple[int, ...]]
    card_good: list[int]
    card_pattern: list[int]
    fate_attack: list[int]
    fate_damage: list[int]
    fate_good: list[int]
    fate_gains: list[list[int]]

    # the end
    path_points: list[int]
    rank_points: list[int]
    forts: list[Fort]
    laws: list[Law]  # by fort; the first is for games outside the campaign

    def __init__(self, sheet: Sheet) -> None:
        """Read a components sheet, checking every key and every count."""
        self.sheet = sheet
        read_game(sheet)
        self.read_setup()
        self.read_lines()
        self.read_tracks()
        self.read_buildings()
        self.read_left_areas()
        self.read_right_areas()
        self.read_temples_and_court()
        self.read_scouting()
        self.read_cards()
        self.read_end()
        self.read_forts()
        self.check_icons()
        sheet.finish()

    def read_setup(self) -> None:
        """Read the set-up and the Picts' attacks."""
        setup = self.sheet.table("setup")
        setup.integer("player_cards_each", len(CARDS), len(CARDS))
        setup.integer("cards_drawn", 2, 2)
        self.neutral_cards = [-1, *numbers(setup, "neutral_cards", 6, 0, 2)]
        self.prefilled = setup.integer("production_prefilled", 1, 1)
        attack = self.sheet.table("attack")
        self.potential = [0, *numbers(attack, "potential", YEARS, 0, 15)]
        self.attack_cards = [
            [0, *numbers(attack, difficulty, YEARS, 0, 20)] for difficulty in DIFFICULTIES
        ]
        self.extra_per_token = attack.integer("extra_per_token", 0, 3)

    def read_lines(self) -> None:
        """Read the five tracks with granary columns, and the cohorts."""
        cohorts = self.sheet.table("cohorts")
        self.cohort_reward = boxes(cohorts, "boxes", COHORT_BOXES)
        rows = self.sheet.rows("tracks", LINES)
        self.line_item = list(LINE_ITEMS)
        for line in range(4):
            exactly(rows[line], "cost", (LINE_ITEMS[line],))
        self.fort_items = pieces(rows[FORT_LINE], "cost")
        if self.fort_items != (BUILDER, SOLDIER):
            raise rows[FORT_LINE].error("cost", "fixed-text", wanted="builder soldier")
        self.line_reach = []
        self.line_chain = []
        self.line_reward = []
        for line, row in enumerate(rows):
            count = LINE_BOXES[line]
            reach = numbers(row, "columns", COLUMNS, 1, count)
            if sum(reach) != count:
                raise row.error("columns", "other-sum", found=sum(reach), count=count)
            self.line_reach.append([reach[0], reach[0] + reach[1], count])
            chained = line in CHAINED_LINES
            self.line_chain.append(
                numbers(row, "chain", count, 1, LINE_BOXES[FORT_LINE]) if chained else [0] * count
            )
            self.line_reward.append(boxes(row, "boxes", count))
        self.reach = [[reach[level] for reach in self.line_reach] for level in range(COLUMNS)]

    def read_tracks(self) -> None:
        """Read production, attributes, disdain and citizens."""
        production = self.sheet.table("production")
        production.integer("circles", PRODUCTION_CIRCLES, PRODUCTION_CIRCLES)
        rows = self.sheet.rows("attributes", ATTRIBUTES)
        self.attribute_reward = [boxes(row, "boxes", ATTRIBUTE_BOXES) for row in rows]
        disdain = self.sheet.table("disdain")
        disdain.integer("circles", DISDAIN_CIRCLES, DISDAIN_CIRCLES)
        self.penalty = disdain.integers("penalty", 0, 100)
        rows = self.sheet.rows("citizens", CITIZENS)
        self.citizen_reward = [boxes(row, "boxes", CITIZEN_BOXES) for row in rows]
        self.citizen_flags = [row.integers("flags", 1, CITIZEN_BOXES) for row in rows]
        for row in rows:
            exactly(row, "cost", (CIVILIAN,))

    def read_buildings(self) -> None:
        """Read the buildings of both sheets and the landmarks."""
        rows = self.sheet.rows("buildings", BUILDINGS)
        sorts = ("infrastructure", *CITIZENS)
        places = (INFRASTRUCTURE, TRADERS, PERFORMERS, PRIESTS, APPARITORES, PATRICIANS)
        self.needs = [places[sorts.index(row.text("needs", sorts))] for row in rows]
        self.level = [row.integer("level", 0, 9) for row in rows]
        self.cost = [tally(pieces(row, "cost")) for row in rows]
        self.reward = [items(row, "reward") for row in rows]
        self.reward_choice = [
            items(row, "reward_choice") if row.has("reward_choice") else () for row in rows
        ]
        self.opens = [
            [
                (TRADERS + track, level) in zip(self.needs, self.level, strict=True)
                for level in range(10)
            ]
            for track in range(len(CITIZENS))
        ]
        rows = self.sheet.rows("landmarks", LANDMARKS)
        self.landmark_needs = [
            RENOWN + ATTRIBUTES.index(row.text("needs", ATTRIBUTES)) for row in rows
        ]
        self.landmark_level = [row.integer("level", 0, ATTRIBUTE_BOXES) for row in rows]
        self.landmark_low = min(self.landmark_level)
        self.landmark_cost = [tally(pieces(row, "cost")) for row in rows]
        self.landmark_reward = [items(row, "reward") for row in rows]

    def read_left_areas(self) -> None:
        """Read the training grounds and the forum, of which little can be corrected."""
        training = self.sheet.table("training")
        training.integer("boxes", TRAINING_BOXES, TRAINING_BOXES)
        training.integer("per_year", 1, 1)
        exactly(training, "cost", (BUILDER,))
        forum = self.sheet.table("forum")
        forum.integer("boxes", FORUM_BOXES, FORUM_BOXES)
        forum.integer("per_year", 1, 1)

    def read_right_areas(self) -> None:
        """Read the market, the theatre and the ludus."""
        market = self.sheet.table("market")
        exactly(market, "cost", (RESOURCE,))
        self.market_flag = numbers(market, "flag", MARKET_BOXES, 1, CITIZEN_BOXES)
        self.market_reward = boxes(market, "boxes", MARKET_BOXES)
        self.market_renown = numbers(market, "renown", GOODS, 0, 9)
        theatre = self.sheet.table("theatre")
        exactly(theatre, "cost", (RESOURCE,))
        theatre.integer("per_year", 1, 1)
        self.theatre_flag = numbers(theatre, "flag", THEATRE_BOXES, 1, CITIZEN_BOXES)
        self.theatre_reward = boxes(theatre, "boxes", THEATRE_BOXES)
        ludus = self.sheet.table("ludus")
        exactly(ludus, "cost", (SERVANT, CIVILIAN))
        ludus.integer("per_year", 1, 1)
        self.ludus_flag = numbers(ludus, "flag", STRENGTH_BOXES, 1, CITIZEN_BOXES)
        self.died = boxes(ludus, "died", STRENGTH_BOXES)
        self.survived = boxes(ludus, "survived", STRENGTH_BOXES)

    def read_temples_and_court(self) -> None:
        """Read the temples, the baths, the courthouse and the diplomats."""
        first = GROUP_STARTS[TEMPLES]
        rows = self.sheet.rows("temples", BUILDINGS[first : first + GROUP_SIZES[TEMPLES]])
        self.temple_level = []
        self.temple_flag = []
        self.temple_reward = []
        self.temple_ends = []
        for temple, row in enumerate(rows):
            count = TEMPLE_BOXES[temple]
            for flag in numbers(row, "flag", count // 2, 1, CITIZEN_BOXES):
                self.temple_flag.extend([flag, flag])
            self.temple_level.extend([temple + 1] * count)
            self.temple_reward.extend(boxes(row, "boxes", count))
            self.temple_ends.append(len(self.temple_reward))
        baths = self.sheet.table("baths")
        self.bath_flag = numbers(baths, "flag", BATH_BOXES, 1, CITIZEN_BOXES)
        self.bath_price = numbers(baths, "price", BATH_BOXES, 0, 9)
        self.bribes_per_year = baths.integer("per_year", 1, BATH_BOXES)
        rows = self.sheet.rows("courthouse", COHORTS)
        self.court_flag = [numbers(row, "flag", COURT_BOXES, 1, CITIZEN_BOXES) for row in rows]
        self.court_cost = [tally(pieces(row, "cost")) for row in rows]
        self.court_reward = [items(row, "reward") for row in rows]
        for row in rows:
            row.integer("per_year", 1, 1)
        diplomats = self.sheet.table("diplomats")
        self.diplomat_flag = numbers(diplomats, "flag", DIPLOMATS, 1, CITIZEN_BOXES)
        self.diplomat_cost = tally(pieces(diplomats, "cost"))
        self.diplomat_reward = items(diplomats, "reward")
        self.diplomat_favours = diplomats.integer("favours", 1, 9)

    def read_scouting(self) -> None:
        """Read the scouts, their map and the patterns of the cards."""
        scouting = self.sheet.table("scouting")
        exactly(scouting, "cost", (SOLDIER,))
        self.scout_flag = numbers(scouting, "flag", SCOUT_BOXES, 1, CITIZEN_BOXES)
        scouting.integer("rows", MAP_ROWS, MAP_ROWS)
        scouting.integer("columns", MAP_COLUMNS, MAP_COLUMNS)
        self.map_reward = boxes(scouting, "map", MAP_BOXES)
        self.row_reward = items(scouting, "row_reward")
        for pattern, row in enumerate(self.sheet.rows("patterns", PATTERNS)):
            check_picture(row, PICTURES[pattern])

    def read_cards(self) -> None:
        """Read the twelve player cards and the forty-eight fate cards."""
        rows = self.sheet.rows("player_cards", CARDS)
        for card, row in enumerate(rows):
            row.text("measure", (MEASURES[card],))
        self.card_steps = [numbers(row, "steps", 3, 0, 25) for row in rows]
        self.card_gains = [pieces(row, "gains") for row in rows]
        self.card_good = [row.integer("good", 1, GOODS) for row in rows]
        self.card_pattern = [PATTERNS.index(row.text("pattern", PATTERNS)) for row in rows]
        rows = self.sheet.rows("fate_cards", [f"fate-{n:02}" for n in range(1, FATE_CARDS + 1)])
        self.fate_attack = [COHORTS.index(row.text("attack", COHORTS)) for row in rows]
        self.fate_damage = [row.integer("damage", 1, 3) for row in rows]
        self.fate_good = [row.integer("good", 1, GOODS) for row in rows]
        self.fate_gains = [numbers(row, "gains", len(PIECES), 0, 9) for row in rows]
        for row, gains in zip(rows, self.fate_gains, strict=True):
            if sum(gains) != ICONS["fate_items"]:
                raise row.error("gains", "other-sum", found=sum(gains), count=8)

    def read_end(self) -> None:
        """Read the points of paths and the ranks of a solo game."""
        scoring = self.sheet.table("scoring")
        scoring.integer("point_per_box", 1, 1)
        self.path_points = numbers(scoring, "steps", 3, 0, 9)
        self.rank_points = [
            row.integer("points", 0, 200) for row in self.sheet.rows("ranks", RANKS)
        ]

    def read_forts(self) -> None:
        """Read the sixteen forts of the campaign."""
        self.laws = [Law(self.cost)]
        self.forts = []
        for row in self.sheet.rows("forts", [f"fort-{n}" for n in range(1, FORTS + 1)]):
            goals = [read_condition(part) for part in row.parts("goals")]
            challenge = [read_condition(part) for part in row.parts("challenge")]
            self.forts.append(Fort(row.text("name"), goals, challenge, pieces(row, "reward")))
            law = Law(self.cost[:])
            for part in row.parts("rules"):
                read_rule(part, law)
            self.laws.append(law)

    def check_icons(self) -> None:
        """Check that the icons on the sheets add up."""
        everything = [reward for rewards in self.line_reward for reward in rewards]
        everything += self.reward
        found = {
            "cohort": count(everything, COHORT_ICON),
            "production": count(everything, PRODUCTION),
            "infrastructure": count(self.line_reward[FORT_LINE], INFRASTRUCTURE_ICON),
            "temple_favour": count(self.temple_reward, FAVOUR_ICON),
            "attack_potential": sum(self.potential),
        }
        for key, number in found.items():
            if number != ICONS[key]:
                raise self.sheet.error(
                    "[icons]", key, "other-icons", count=ICONS[key], found=number
                )


def read_game(sheet: Sheet) -> None:
    """Read what the box is and check that it holds what the rulebook says."""
    game = sheet.table("game")
    game.text("id", (GAME,))
    game.text("edition")
    game.integer("players_min", 1, 1)
    game.integer("players_max", 6, 6)
    game.integer("years", YEARS, YEARS)
    counts = sheet.table("counts")
    for key, number in COUNTS.items():
        counts.integer(key, number, number)
    icons = sheet.table("icons")
    for key, number in ICONS.items():
        icons.integer(key, number, number)


def numbers(row: Row, key: str, length: int, least: int, most: int) -> list[int]:
    """Read a list of just so many whole numbers."""
    found = row.integers(key, least, most)
    if len(found) != length:
        raise row.error(key, "other-length", count=length, found=len(found))
    return found


def words(row: Row, key: str, text: str, known: tuple[str, ...]) -> tuple[int, ...]:
    """Read a text of ids, such as "servant builder", as their numbers."""
    found: list[int] = []
    for word in text.split():
        row.check_text(key, word, known)
        found.append(known.index(word))
    return tuple(found)


def items(row: Row, key: str) -> tuple[int, ...]:
    """Read a reward: any items."""
    return words(row, key, row.text(key), ITEMS)


def pieces(row: Row, key: str) -> tuple[int, ...]:
    """Read a cost or a gain: resources and workers."""
    return words(row, key, row.text(key), PIECES)


def boxes(row: Row, key: str, length: int) -> list[tuple[int, ...]]:
    """Read the rewards of a row of boxes."""
    found = [words(row, key, text, ITEMS) for text in row.texts(key)]
    if len(found) != length:
        raise row.error(key, "other-length", count=length, found=len(found))
    return found


def exactly(row: Row, key: str, wanted: tuple[int, ...]) -> None:
    """Check a cost that the rules rely on."""
    if pieces(row, key) != wanted:
        named = " ".join([PIECES[piece] for piece in wanted])
        raise row.error(key, "fixed-text", wanted=named)


def tally(found: tuple[int, ...]) -> tuple[int, ...]:
    """Count the pieces of a cost: five numbers, by piece."""
    return tuple([found.count(piece) for piece in range(len(PIECES))])


def count(rewards: list[tuple[int, ...]], item: int) -> int:
    """Count an icon in many boxes."""
    return sum([reward.count(item) for reward in rewards])


def check_picture(row: Row, wanted: tuple[int, ...]) -> None:
    """Check the picture of a scout pattern, on which the ids of actions rely."""
    cells: list[int] = []
    for y, line in enumerate(row.texts("picture")):
        cells.extend([y * 8 + x for x in range(len(line)) if line[x] == "#"])
    if tuple(cells) != wanted:
        raise row.error("picture", "other-pattern", id=row.id)


def read_condition(part: Row) -> Condition:
    """Read one goal of a campaign fort."""
    kind = part.text("type", tuple(CONDITIONS))
    thing = -1
    number = 0
    tracks = 0
    for key in CONDITIONS[kind]:
        if key == "attribute":
            thing = RENOWN + ATTRIBUTES.index(part.text(key, ATTRIBUTES))
        elif key == "track":
            thing = LINES.index(part.text(key, LINES))
        elif key == "building":
            thing = BUILDINGS.index(part.text(key, BUILDINGS))
        elif key == "tracks":
            tracks = part.integer(key, 1, 4)
        else:
            number = part.integer(key, 0, 200)
    return Condition(kind, thing, number, tracks)


def read_rule(part: Row, law: Law) -> None:
    """Read one changed rule of a campaign fort."""
    kind = part.text("type", FORT_RULES)
    if kind == "neutral-cards":
        law.neutral_cards = part.integer("number", 0, 2)
    elif kind == "extra-attack-cards":
        law.extra_attack += part.integer("number", 0, 9)
    elif kind == "forbid-buildings":
        for building in words(part, "buildings", part.text("buildings"), BUILDINGS):
            law.forbidden |= 1 << building
    elif kind == "forbid-landmarks":
        law.landmarks = False
    elif kind == "forbid-diplomats":
        law.diplomats = False
    elif kind == "surcharge":
        extra = tally(pieces(part, "extra"))
        for building in words(part, "buildings", part.text("buildings"), BUILDINGS):
            old = law.costs[building]
            law.costs[building] = tuple([old[i] + extra[i] for i in range(len(PIECES))])
    elif kind == "track-cost":
        line = LINES[:4].index(part.text("track", LINES[:4]))
        law.line_price[line] = len(pieces(part, "cost"))
    elif kind == "locked-until-year":
        year = part.integer("year", 1, YEARS)
        for line in words(part, "tracks", part.text("tracks"), LINES[:4]):
            law.open_from[line] = year
            law.locked_before = max(law.locked_before, year)
    else:
        first = tally(pieces(part, "items"))
        law.first_fate = (first[0], first[1], first[2], first[3], first[4])


def load_box(path: str | None = None) -> Box:
    """Load the shipped box, or an owner's corrected copy of its file."""
    return Box(open_sheet(os.path.dirname(__file__), GAME, path))
