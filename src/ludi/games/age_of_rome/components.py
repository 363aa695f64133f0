"""The box of Age of Rome: the numbers of boards, tiles and cards, read and checked once."""

import os
from typing import Final

from ludi.games.age_of_rome.draws import Draws
from ludi.games.age_of_rome.ids import (
    BUILDINGS,
    CARD_EFFECTS,
    CARDS,
    CASSIUS_CARDS,
    CHARACTERS,
    CHESTS,
    COLOURS,
    COMBAT_CARDS,
    CONDITIONS,
    DIFFICULTIES,
    EFFECTS_WHEN,
    EVENT_EFFECTS,
    EVENTS,
    EXPLOITS,
    GAME,
    GOODS,
    HOWS,
    ICONS,
    LEVELS,
    METRICS,
    NO_BONUS,
    ON_PLACEMENT,
    ORDERS,
    PLACE_OF,
    PLACES,
    PLOT_EFFECTS,
    POSITIONS,
    PROVINCES,
    QUESTS,
    RANKS,
    REGIONS,
    ROUNDS,
    SENATE_SIZE,
    TASKS,
    VARIANTS,
)
from ludi.kernel.components import Row, Sheet
from ludi.kernel.corrections import open_sheet

# What the box holds, as the rulebook counts it.
COUNTS: Final[dict[str, int]] = {
    "building_tiles": 45,
    "player_boards": 6,
    "diplomacy_tokens": 8,
    "exploit_tokens": 12,
    "vendetta_markers": 11,
    "bonus_markers": 12,
    "medals": 5,
    "event_cards": 18,
    "quest_cards": 28,
    "trade_cards": 38,
    "anchor_cards": 3,
    "combat_cards": 12,
    "cassius_cards": 15,
    "legions": 28,
    "partisans": 20,
    "votes": 20,
    "pantheon_pieces": 28,
    "plot_markers": 12,
}
EACH: Final[dict[str, int]] = {
    "legions": 7,
    "votes": 5,
    "partisans": 5,
    "partisans_at_start": 1,
    "plot_markers": 3,
    "pantheon_pieces": 5,
    "quests_dealt": 3,
    "quests_kept": 2,
}
HIGHEST_POPULATION: Final = 1 + len(BUILDINGS) * LEVELS
EMPEROR: Final = "emperor_solo"
MOST_GLORY: Final = 30


class Counted:
    """What a quest, event, task or exploit looks at: a metric, of which kind, and how."""

    def __init__(self, metric: int, of: int, how: int, number: int, points: int) -> None:
        self.metric: Final = metric
        self.of: Final = of
        self.how: Final = how
        self.number: Final = number
        self.points: Final = points


class Character:
    """A player board."""

    def __init__(self, row: Row) -> None:
        self.denarii: Final = row.integer("denarii", 0, 30)
        self.glory: Final = row.integer("glory", 1, 20)
        self.vendetta: Final = row.integer("vendetta", 0, 4)
        self.legions: Final = row.integer("legions", 0, EACH["legions"])
        self.votes: Final = row.integer("votes", 0, EACH["votes"])
        self.anchor: Final = row.flag("anchor")
        self.plots: Final = tuple(
            [PLOT_EFFECTS.index(id) for id in row.texts("plots", PLOT_EFFECTS)]
        )
        if len(set(self.plots)) != 3:
            raise row.error("plots", "three-effects")
        found = row.texts("track", ("", *BUILDINGS[:3]))
        self.track: Final = tuple([BUILDINGS.index(id) if id else NO_BONUS for id in found])
        if sorted(self.track) != [NO_BONUS, 0, 1, 2]:
            raise row.error("track", "bonus-slots")
        self.active: Final = tuple([free_bonuses(self.track, covered) for covered in range(5)])


def free_bonuses(track: tuple[int, ...], covered: int) -> int:
    """The bonuses on a track whose rightmost slots are covered, a bit each."""
    free = track[: len(track) - covered]
    return sum([1 << bonus for bonus in free if bonus != NO_BONUS])


class Box:
    """The numbers of the box, all the rules need; shared by every table, never changed."""

    sheet: Sheet  # the whole file, for printing

    trade_hand: int
    trade_sets: int
    sale: int
    colosseum_glory: int
    majority_glory: int
    denarii_per_glory: int

    start: list[int]  # by Province: its position at the start
    at_start: list[int]  # by position: its Province at the start
    penalty: list[int]  # by Population
    farm: list[int]  # by round
    fixed_milestone: int
    milestones: list[int]

    # by Building * 3 + level - 1
    cost: list[int]
    glory: list[int]
    tiles: list[int]
    tiles_few: list[int]

    majority_with_medal: int
    religion_price: int
    farm_with_medal: int

    defence: list[int]  # by Region
    places: list[list[int]]
    places_few: list[list[int]]
    senate: list[int]
    piece_points: list[int]  # of a common piece, by colour
    own_points: int
    base_own: int
    upper_own: int
    base_piles: list[tuple[int, ...]]  # by number of players
    upper_piles: list[tuple[int, ...]]

    vendetta_slots: int
    vendetta_markers: int
    plot_amount: list[int]
    characters: list[Character]

    set_points: list[int]  # by goods
    card_goods: list[int]  # by kind of Trade card, like all that follow
    card_when: list[int]
    card_place: list[int]  # -1: anywhere
    card_effect: list[int]
    card_amount: list[int]
    copies: list[int]
    copies_few: list[int]
    discount: list[int]  # of a card played when building
    relief: list[int]  # of a card played at a Double Taxation: Glory that is not lost

    quests: list[Counted]
    quest_starred: list[bool]
    quest_out: list[list[str]]
    events: list[Counted]
    event_negative: list[bool]
    event_effect: list[int]
    event_clockwise: list[bool]
    event_turns: list[int]
    emperor_denarii: int
    draws: Draws  # that sets take, for the advice alone
    tasks: list[Counted]
    ranks: list[int]
    exploits: list[Counted]
    exploit_needs_cassius: list[bool]

    cassius_legions: int
    cassius_votes: int
    cassius_vendetta: int
    cassius_glory: list[int]  # by difficulty
    cassius_actions: list[int]  # by era
    cassius_levels: list[int]
    cassius_tiles: list[list[int]]  # by difficulty and era
    no_tile_glory: int
    no_action_glory: int
    event_glory: int
    cassius_denarii: int
    cassius_partisans: list[int]
    cards_per_set: int
    cassius_set_points: int
    cassius_sets: int
    combat_region: list[int]
    combat_order: list[int]
    combat_amount: list[int]
    cassius_build: list[list[int]]
    cassius_icons: list[list[int]]
    cassius_plot: list[int]  # -1: none

    def __init__(self, sheet: Sheet) -> None:
        """Read a components sheet, checking every key and every count."""
        self.sheet = sheet
        self.read_game()
        self.read_board()
        self.read_buildings()
        self.read_scoring()
        self.read_plots()
        self.read_trade()
        self.read_quests()
        self.read_events()
        self.read_emperor()
        self.read_cassius()
        self.read_exploits()
        sheet.finish()

    def read_game(self) -> None:
        """Read what the box is and check that it holds what the rulebook says."""
        game = self.sheet.table("game")
        game.text("id", (GAME,))
        game.integer("players_min", 1, 1)
        game.integer("players_max", 4, 4)
        game.integer("rounds", ROUNDS, ROUNDS)
        self.trade_hand = game.integer("trade_hand", 1, 10)
        self.trade_sets = game.integer("trade_sets", 1, 5)
        self.sale = game.integer("sale", 0, 9)
        self.colosseum_glory = game.integer("colosseum_glory", 0, 9)
        self.majority_glory = game.integer("majority_glory", 0, 9)
        self.denarii_per_glory = game.integer("denarii_per_glory", 1, 30)
        counts = self.sheet.table("counts")
        for key, number in COUNTS.items():
            counts.integer(key, number, number)
        each = self.sheet.table("each")
        for key, number in EACH.items():
            each.integer(key, number, number)

    def read_board(self) -> None:
        """Read the Provinces, the discs of Population, the farms' income and the milestones."""
        rows = self.sheet.rows("provinces", PROVINCES)
        self.start = [row.integer("start", 0, POSITIONS - 1) for row in rows]
        for row in rows:
            row.integer("plot_slots", 3, 3)
        if sorted(self.start) != list(range(POSITIONS)):
            raise self.sheet.error("[[provinces]]", "start", "places-once")
        self.at_start = [self.start.index(position) for position in range(POSITIONS)]
        penalty = numbers(self.sheet.table("population"), "penalty", HIGHEST_POPULATION, 0, 30)
        self.penalty = [0, *penalty]
        farm = numbers(self.sheet.table("agriculture"), "denarii", ROUNDS, 0, 30)
        self.farm = [0, *farm]
        steps = self.sheet.table("milestones")
        self.fixed_milestone = steps.integer("fixed", 1, MOST_GLORY)
        self.milestones = numbers(steps, "movable", 3, 1, MOST_GLORY)

    def read_buildings(self) -> None:
        """Read the Building tiles and the Medals."""
        rows = self.sheet.rows("buildings", BUILDINGS)
        self.cost = levels(rows, "cost", 99)
        self.glory = levels(rows, "glory", 20)
        self.tiles = levels(rows, "tiles", 9)
        self.tiles_few = levels(rows, "tiles_few", 9)
        check_sum(self.sheet, "buildings", "tiles", sum(self.tiles), COUNTS["building_tiles"])
        medals = self.sheet.table("medals")
        self.majority_with_medal = medals.integer("majority_glory", 0, 9)
        self.religion_price = medals.integer("religion_price", 1, 30)
        self.farm_with_medal = medals.integer("agriculture_denarii", 0, 9)

    def read_scoring(self) -> None:
        """Read the Regions, the Senate and the pieces of the Pantheon."""
        rows = self.sheet.rows("regions", REGIONS)
        self.defence = [row.integer("defence", 1, 28) for row in rows]
        self.places = [row.integers("places", 0, 30) for row in rows]
        self.places_few = [row.integers("places_few", 0, 30) for row in rows]
        self.senate = numbers(self.sheet.table("senate"), "points", SENATE_SIZE, 0, 30)
        pantheon = self.sheet.table("pantheon")
        self.own_points = pantheon.integer("own", 0, 9)
        self.piece_points = [0, *[pantheon.integer(id, 0, 20) for id in COLOURS[1:]]]
        self.base_own = pantheon.integer("base_pieces", 1, 4)
        self.upper_own = pantheon.integer("upper_pieces", 1, 4)
        if self.base_own + self.upper_own != EACH["pantheon_pieces"]:
            raise pantheon.error("base_pieces", "five-pieces")
        self.base_piles = [()]
        self.upper_piles = [()]
        for players in range(1, 5):
            few = max(players, 2)
            self.base_piles.append(pile(pantheon, f"base_{few}", few))
            self.upper_piles.append(pile(pantheon, f"upper_{few}", few))

    def read_plots(self) -> None:
        """Read the Vendetta track, the effects of plots and the characters."""
        vendetta = self.sheet.table("vendetta")
        self.vendetta_slots = vendetta.integer("slots", 4, 4)
        self.vendetta_markers = vendetta.integer("markers", 11, COUNTS["vendetta_markers"])
        rows = self.sheet.rows("plot_effects", PLOT_EFFECTS)
        self.plot_amount = [row.integer("amount", 0, 9) for row in rows]
        self.characters = [Character(row) for row in self.sheet.rows("characters", CHARACTERS)]
        anchors = sum([character.anchor for character in self.characters])
        check_sum(self.sheet, "characters", "anchor", anchors, COUNTS["anchor_cards"])

    def read_trade(self) -> None:
        """Read the Trade cards and count them by their goods."""
        rows = self.sheet.rows("trade_cards", CARDS)
        self.card_goods = [GOODS.index(row.text("goods", GOODS)) for row in rows]
        self.card_when = [CONDITIONS.index(row.text("when", CONDITIONS)) for row in rows]
        self.card_place = [read_place(row) for row in rows]
        self.card_effect = [CARD_EFFECTS.index(row.text("effect", CARD_EFFECTS)) for row in rows]
        self.card_amount = [row.integer("amount", 1, 9) for row in rows]
        self.copies = [row.integer("copies", 0, 38) for row in rows]
        starred = [row.integer("starred", 0, 38) for row in rows]
        self.copies_few = [self.copies[i] - starred[i] for i in range(len(CARDS))]
        self.discount = [0] * len(CARDS)
        self.relief = [0] * len(CARDS)
        for card, row in enumerate(rows):
            effect = self.card_effect[card]
            if effect not in EFFECTS_WHEN[self.card_when[card]]:
                raise row.error("effect", "other-condition")
            if self.copies_few[card] < 0:
                raise row.error("starred", "too-many-starred")
            if CARD_EFFECTS[effect] == "build_discount":
                self.discount[card] = self.card_amount[card]
            elif CARD_EFFECTS[effect] == "reduce_tax_penalty":
                self.relief[card] = self.card_amount[card]
            elif CARD_EFFECTS[effect] == "cancel_tax_penalty":
                self.relief[card] = 99
        check_sum(self.sheet, "trade_cards", "copies", sum(self.copies), COUNTS["trade_cards"])
        self.read_goods()

    def read_goods(self) -> None:
        """Read the five goods."""
        rows = self.sheet.rows("goods", GOODS)
        self.set_points = [row.integer("points", 0, 30) for row in rows]
        for goods, row in enumerate(rows):
            cards = [card for card in range(len(CARDS)) if self.card_goods[card] == goods]
            check_count(row, "cards", sum([self.copies[card] for card in cards]))
            starred = sum([self.copies[card] - self.copies_few[card] for card in cards])
            check_count(row, "starred", starred)

    def read_quests(self) -> None:
        rows = self.sheet.rows("quests", QUESTS)
        self.quests = [read_counted(row, row.text("how", HOWS), "number") for row in rows]
        self.quest_starred = [row.flag("starred") for row in rows]
        self.quest_out = [row.texts("out", (*VARIANTS, EMPEROR)) for row in rows]

    def read_events(self) -> None:
        rows = self.sheet.rows("events", EVENTS)
        self.events = [read_event(row) for row in rows]
        self.event_negative = [row.flag("negative") for row in rows]
        self.event_effect = [EVENT_EFFECTS.index(row.text("effect", EVENT_EFFECTS)) for row in rows]
        self.event_clockwise = [row.flag("clockwise") for row in rows]
        self.event_turns = [row.integer("turns", 1, 2) for row in rows]

    def read_emperor(self) -> None:
        """Read the solo Emperor: his tasks and ranks."""
        self.emperor_denarii = self.sheet.table("emperor").integer("denarii_per_partisan", 0, 9)
        self.tasks = [read_metric(row) for row in self.sheet.rows("tasks", TASKS)]
        self.ranks = [row.integer("tasks", 0, 7) for row in self.sheet.rows("ranks", RANKS)]
        if self.ranks != sorted(self.ranks) or self.ranks[0] != 0:
            raise self.sheet.error("[[ranks]]", "tasks", "no-rise")
        deck = [0] * len(GOODS)
        for card in range(len(CARDS)):
            deck[self.card_goods[card]] += self.copies_few[card]
        self.draws = Draws(deck, self.trade_hand, self.tasks[TASKS.index("two_sets")].number)

    def read_cassius(self) -> None:
        """Read the numbers and cards of the Attack of Cassius."""
        row = self.sheet.table("cassius")
        self.cassius_legions = row.integer("legions", 0, 7)
        self.cassius_votes = row.integer("votes", 0, 5)
        self.cassius_vendetta = row.integer("vendetta", 0, 4)
        self.cassius_glory = numbers(row, "glory", 3, 1, 30)
        self.cassius_actions = numbers(row, "actions", 3, 0, 3)
        self.cassius_levels = numbers(row, "levels", 3, 0, LEVELS)
        self.cassius_tiles = [numbers(row, f"tiles_{id}", 3, 0, 5) for id in DIFFICULTIES]
        self.no_tile_glory = row.integer("no_tile_glory", 0, 9)
        self.no_action_glory = row.integer("no_action_glory", 0, 9)
        self.event_glory = row.integer("event_glory", 0, 9)
        self.cassius_denarii = row.integer("denarii", 0, 99)
        self.cassius_partisans = numbers(row, "partisans", 3, 0, 5)
        self.cards_per_set = row.integer("cards_per_set", 1, 9)
        self.cassius_set_points = row.integer("set_points", 0, 30)
        self.cassius_sets = row.integer("sets", 0, 9)
        rows = self.sheet.rows("combat_cards", COMBAT_CARDS)
        self.combat_region = [REGIONS.index(row.text("region", REGIONS)) for row in rows]
        self.combat_order = [ORDERS.index(row.text("order", ORDERS)) for row in rows]
        self.combat_amount = [row.integer("amount", 1, 7) for row in rows]
        rows = self.sheet.rows("cassius_cards", CASSIUS_CARDS)
        self.cassius_build = [indices(row, "build", BUILDINGS, 5) for row in rows]
        self.cassius_icons = [indices(row, "actions", ICONS, 3) for row in rows]
        plots = [row.text("plot", ("", *PLOT_EFFECTS)) for row in rows]
        self.cassius_plot = [PLOT_EFFECTS.index(id) if id else -1 for id in plots]

    def read_exploits(self) -> None:
        rows = self.sheet.rows("exploits", EXPLOITS)
        self.exploits = [read_counted(row, row.text("how", HOWS), "number") for row in rows]
        self.exploit_needs_cassius = [row.flag("cassius") for row in rows]


def numbers(row: Row, key: str, length: int, least: int, most: int) -> list[int]:
    """Read a list of just so many whole numbers."""
    found = row.integers(key, least, most)
    if len(found) != length:
        raise row.error(key, "other-length", count=length, found=len(found))
    return found


def levels(rows: list[Row], key: str, most: int) -> list[int]:
    """Read the numbers of the three levels of every Building, one after the other."""
    found: list[int] = []
    for row in rows:
        found.extend(numbers(row, key, LEVELS, 0, most))
    return found


def indices(row: Row, key: str, known: tuple[str, ...], length: int) -> list[int]:
    """Read a list of just so many ids as their numbers."""
    found = [known.index(id) for id in row.texts(key, known)]
    if len(found) != length:
        raise row.error(key, "other-length", count=length, found=len(found))
    return found


def pile(row: Row, key: str, length: int) -> tuple[int, ...]:
    """Read a pile of common pieces."""
    found = [COLOURS.index(id) for id in row.texts(key, COLOURS[1:])]
    if len(found) != length:
        raise row.error(key, "other-length", count=length, found=len(found))
    return tuple(found)


def read_place(row: Row) -> int:
    """Read where a Partisan must be placed for a card; only such cards have a place."""
    if row.text("when", CONDITIONS) == CONDITIONS[ON_PLACEMENT]:
        return PLACE_OF[PLACES.index(row.text("where", PLACES))]
    row.text("where", ("",))
    return -1


def read_of(row: Row, metric: str) -> int:
    """Read the kind a metric is about: a Medal's Building or the goods of a set."""
    if metric == "medal":
        return BUILDINGS.index(row.text("of", BUILDINGS))
    if metric == "sets_of_type":
        return GOODS.index(row.text("of", GOODS[:CHESTS]))
    if row.has("of"):
        row.text("of", ("",))
    return -1


def read_counted(row: Row, how: str, number: str) -> Counted:
    """Read what a quest or an exploit counts."""
    metric = row.text("metric", METRICS)
    points = row.integer("points", 0, 30) if row.has("points") else 0
    most = row.integer(number, 0, 200)
    return Counted(METRICS.index(metric), read_of(row, metric), HOWS.index(how), most, points)


def read_event(row: Row) -> Counted:
    """Read whom an event is for, and how much it gives."""
    metric = METRICS.index(row.text("metric", METRICS[:-2]))
    rank = HOWS.index(row.text("rank", ("most", "fewest")))
    return Counted(metric, -1, rank, 0, row.integer("amount", 1, 9))


def read_metric(row: Row) -> Counted:
    """Read a task of the solo Emperor."""
    metric = METRICS.index(row.text("metric", METRICS))
    return Counted(metric, -1, HOWS.index("at_least"), row.integer("number", 1, 99), 0)


def check_sum(sheet: Sheet, table: str, key: str, found: int, wanted: int) -> None:
    """Check that a table adds up to what the box holds."""
    if found != wanted:
        raise sheet.error(f"[[{table}]]", key, "other-sum", found=found, count=wanted)


def check_count(row: Row, key: str, found: int) -> None:
    """Check that some goods have as many cards as their row says."""
    number = row.integer(key, 0, COUNTS["trade_cards"])
    if number != found:
        raise row.error(key, "other-count", number=number, table="trade_cards", found=found)


def load_box(path: str | None = None) -> Box:
    """Load the shipped box, or an owner's corrected copy of its file."""
    return Box(open_sheet(os.path.dirname(__file__), GAME, path))
