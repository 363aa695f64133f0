"""The pieces on the table of Age of Rome, and the small operations on them.

Those who play are called owners: the seats, and in the Attack of Cassius Cassius after them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludi.games.age_of_rome.actions import BUY_GLORY
from ludi.games.age_of_rome.components import Box
from ludi.games.age_of_rome.ids import (
    BUILDINGS,
    CHESTS,
    JEWELS,
    LEVELS,
    MAJORITY,
    PEACE,
    POLITICS,
    POSITIONS,
    RELIGION,
    SENATE_SIZE,
)
from ludi.games.age_of_rome.sheet import (
    ACTION_PHASE,
    ANCHOR,
    BASE,
    BASE_COMMON,
    CASSIUS_NAME,
    CHARACTER,
    DENARII,
    GLORY,
    LEGIONS,
    LEGIONS_OUT,
    PARTISANS,
    PLOTS_PHASE,
    REACHED,
    READY,
    UPPER,
    UPPER_COMMON,
    VENDETTA,
    VOTES,
    VOTES_OUT,
)
from ludi.kernel.dice import Dice
from ludi.kernel.errors import Reason
from ludi.kernel.table import NOBODY, changed
from ludi.kernel.table import Table as KernelTable

if TYPE_CHECKING:
    from ludi.games.age_of_rome.game import AgeOfRome

UNSET: Final[list[int]] = []  # what setting up, loading or cloning will replace; never changed


def without(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """The tuple less one of an item."""
    i = items.index(item)
    return items[:i] + items[i + 1 :]


def with_card(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A hand and one more card, sorted."""
    return tuple(sorted((*hand, card)))


class Table(KernelTable):
    """One game of Age of Rome being played."""

    def __init__(self, game: AgeOfRome, seats: int, dice: Dice) -> None:
        super().__init__(game, seats, dice)
        self.rome = game
        self.box: Box = game.box
        self.variants = 0  # a bit for each variant
        self.difficulty = NOBODY  # of Cassius; NOBODY: he is not here
        self.positions: tuple[int, ...] = ()  # by owner: where around the board
        self.round = 0
        self.phase = PLOTS_PHASE
        self.turned = 0  # quarter turns of the Provinces board, clockwise
        self.marker = 0  # the Province with the First player marker
        self.order: tuple[int, ...] = ()  # of the owners, this round
        self.mats: list[list[int]] = []
        self.hands: list[tuple[int, ...]] = []  # Trade cards, sorted
        # sets: the goods and three cards, for each; replaced when one is laid out
        self.laid: list[tuple[int, ...]] = []
        self.quests: list[tuple[int, ...]] = []
        self.levels: tuple[int, ...] = ()  # by Province * 5 + Building
        self.crowd: list[int] = UNSET  # Partisans there
        self.plots: list[int] = UNSET  # by Province * 3 + slot
        self.tiles: tuple[int, ...] = ()  # by Building * 3 + level - 1
        self.medals: tuple[int, ...] = ()  # by Building
        self.senate: list[int] = UNSET  # owners of the Votes, from the bottom
        self.milestones: tuple[int, ...] = ()  # the movable ones
        self.base_pile: tuple[int, ...] = ()
        self.upper_pile: tuple[int, ...] = ()
        self.vendetta = 0  # markers beside the board
        self.deck: list[int] = UNSET  # Trade cards; the top is the end
        self.discard: list[int] = UNSET
        self.anchors = 0  # out of the game
        self.quest_deck: list[int] = UNSET  # replaced when it changes
        self.events: list[int] = UNSET  # the cards of rounds 1, 2, ...; never changed
        self.window: tuple[int, ...] = ()  # Trade cards played in the open window
        self.tray: tuple[int, ...] = ()  # cards left out of a set that is being formed
        self.plot_flags = 0
        self.token = NOBODY  # the Diplomacy token of the offer
        self.offered = 0  # the Denarii on it
        self.cassius: list[int] = UNSET  # his cards of rounds 1, 2, ...; never changed
        self.combat: list[int] = UNSET  # Combat cards; the top is the end
        self.combat_discard: list[int] = UNSET
        self.stock: list[int] = UNSET  # Trade cards of Cassius; the top is the end

    def clone(self) -> Table:
        twin = Table(self.rome, self.seats, self.dice.clone())
        self.copy_agenda_to(twin)
        twin.variants = self.variants
        twin.difficulty = self.difficulty
        twin.positions = self.positions
        twin.round = self.round
        twin.phase = self.phase
        twin.turned = self.turned
        twin.marker = self.marker
        twin.order = self.order
        twin.mats = [mat[:] for mat in self.mats]
        twin.hands = self.hands[:]
        twin.laid = self.laid
        twin.quests = self.quests[:]
        twin.levels = self.levels
        twin.crowd = self.crowd[:]
        twin.plots = self.plots[:]
        twin.tiles = self.tiles
        twin.medals = self.medals
        twin.senate = self.senate[:]
        twin.milestones = self.milestones
        twin.base_pile = self.base_pile
        twin.upper_pile = self.upper_pile
        twin.vendetta = self.vendetta
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.anchors = self.anchors
        twin.quest_deck = self.quest_deck
        twin.events = self.events
        twin.window = self.window
        twin.tray = self.tray
        twin.plot_flags = self.plot_flags
        twin.token = self.token
        twin.offered = self.offered
        if self.difficulty != NOBODY:
            twin.cassius = self.cassius
            twin.combat = self.combat[:]
            twin.combat_discard = self.combat_discard[:]
            twin.stock = self.stock[:]
        return twin

    # ---------------------------------------------------------------- who and where

    def plays(self, variant: int) -> bool:
        """Whether a variant is played."""
        return self.variants >> variant & 1 == 1

    def has_plots(self) -> bool:
        """Neither in Peace nor alone as Emperor are there plots."""
        return not self.variants >> PEACE & 1 and (self.seats > 1 or self.difficulty != NOBODY)

    def is_emperor(self) -> bool:
        """Whether this is the solo game with seven tasks."""
        return self.seats == 1 and self.difficulty == NOBODY

    def is_cassius(self, owner: int) -> bool:
        return owner >= self.seats

    def named(self, owner: int) -> int:
        """The seat under which the log speaks of an owner."""
        return CASSIUS_NAME if owner >= self.seats else owner

    def province(self, owner: int) -> int:
        """The Province that faces an owner."""
        return self.box.at_start[(self.positions[owner] - self.turned) % POSITIONS]

    def position(self, province: int) -> int:
        """Where around the board a Province is now."""
        return (self.box.start[province] + self.turned) % POSITIONS

    def facing(self, province: int) -> int:
        """The owner a Province faces, or NOBODY."""
        position = self.position(province)
        for owner in range(len(self.positions)):
            if self.positions[owner] == position:
                return owner
        return NOBODY

    def population(self, province: int) -> int:
        """One more than all levels of the Buildings there."""
        first = province * len(BUILDINGS)
        return 1 + sum(self.levels[first : first + len(BUILDINGS)])

    def era(self) -> int:
        """Rounds 1-3, 4-6 and 7-9, for Cassius."""
        return (self.round - 1) // 3

    # ---------------------------------------------------------------- Glory and Denarii

    def gain_glory(self, owner: int, count: int, told: str = "glory") -> None:
        """Move a Glory marker forward, at once; `told` is how the log says it."""
        mat = self.mats[owner]
        mat[GLORY] += count
        if self.ears is not None:
            self.tell(told, self.named(owner), count)
        if mat[REACHED] != 15 and self.reaches(mat):
            self.check_milestones()

    def lose_glory(self, owner: int, count: int, told: str = "loses_glory") -> None:
        """Move a Glory marker back; never below 1."""
        mat = self.mats[owner]
        lost = min(count, mat[GLORY] - 1)
        if lost > 0:
            mat[GLORY] -= lost
            self.tell(told, self.named(owner), lost)

    def reaches(self, mat: list[int]) -> bool:
        """Whether a marker is at a milestone that its owner has not had yet."""
        glory = mat[GLORY]
        reached = mat[REACHED]
        if glory >= self.box.fixed_milestone and not reached & 1:
            return True
        return any(glory >= self.milestones[i] and not reached >> i + 1 & 1 for i in range(3))

    def to_milestone(self, owner: int) -> int:
        """How much Glory an owner lacks for the next milestone; 0 if there is none any more."""
        mat = self.mats[owner]
        reached = mat[REACHED]
        missing: list[int] = []
        if not reached & 1:
            missing.append(self.box.fixed_milestone - mat[GLORY])
        for stone in range(3):
            if not reached >> stone + 1 & 1:
                missing.append(self.milestones[stone] - mat[GLORY])
        return min(missing) if missing else 0

    def check_milestones(self) -> None:
        """Everybody at a milestone for the first time gains a Partisan, all at once; the marker
        drops by one for each of them, and whoever that reaches is next."""
        moved = True
        while moved:
            moved = False
            for stone in range(4):
                at = self.milestones[stone - 1] if stone else self.box.fixed_milestone
                gainers = 0
                for owner in range(len(self.mats)):
                    mat = self.mats[owner]
                    if mat[GLORY] >= at and not mat[REACHED] >> stone & 1:
                        mat[REACHED] |= 1 << stone
                        gainers += 1
                        self.recruit_partisan(owner, at)
                if gainers:
                    moved = True
                    if stone:
                        self.milestones = changed(self.milestones, stone - 1, -gainers)

    def recruit_partisan(self, owner: int, milestone: int) -> None:
        """One more Partisan; in the Action phase it may be placed at once. None for Cassius."""
        if owner >= self.seats:
            return
        mat = self.mats[owner]
        mat[PARTISANS] += 1
        if self.phase == ACTION_PHASE:
            mat[READY] += 1
        self.tell("recruits_partisan", owner, milestone)

    def gain_denarii(self, owner: int, count: int, told: str = "denarii") -> None:
        self.mats[owner][DENARII] += count
        self.tell(told, owner, count)

    def recruit_legions(self, owner: int, count: int) -> int:
        """Legions come to a board, as far as there are any; how many."""
        mat = self.mats[owner]
        recruited = min(count, mat[LEGIONS_OUT])
        mat[LEGIONS_OUT] -= recruited
        mat[LEGIONS] += recruited
        return recruited

    def recruit_votes(self, owner: int, count: int) -> int:
        """The same for Votes."""
        mat = self.mats[owner]
        recruited = min(count, mat[VOTES_OUT])
        mat[VOTES_OUT] -= recruited
        mat[VOTES] += recruited
        return recruited

    # ---------------------------------------------------------------- Senate and Pantheon

    def add_vote(self, owner: int) -> None:
        """Put a Vote on top of the Column; a sixth one pushes out the lowest."""
        mat = self.mats[owner]
        senate = self.senate
        mat[VOTES] -= 1
        senate.append(owner)
        self.tell("votes", self.named(owner))
        if (
            len(senate) >= MAJORITY
            and senate[len(senate) - 2] == owner
            and senate[len(senate) - 3] == owner
        ):
            self.tell("majority", self.named(owner))
            with_medal = self.medals[POLITICS] == owner
            box = self.box
            self.gain_glory(owner, box.majority_with_medal if with_medal else box.majority_glory)
        if len(senate) > SENATE_SIZE:
            self.take_vote(0)

    def take_vote(self, height: int) -> None:
        """A Vote goes back to its owner's board; those above it drop."""
        owner = self.senate.pop(height)
        self.mats[owner][VOTES] += 1
        self.tell("vote_returns", self.named(owner))

    def unseat(self, plotter: int, height: int) -> None:
        """The same, by somebody's plot."""
        owner = self.senate.pop(height)
        self.mats[owner][VOTES] += 1
        self.tell("unseats", self.named(plotter), self.named(owner))

    def can_add_piece(self, owner: int) -> bool:
        return self.mats[owner][UPPER_COMMON] == 0

    def add_piece(self, owner: int) -> None:
        """The next piece of a Pantheon: base before upper part, common pieces last."""
        mat = self.mats[owner]
        box = self.box
        if mat[BASE] < box.base_own:
            mat[BASE] += 1
            self.tell("adds_piece", self.named(owner))
        elif not mat[BASE_COMMON]:
            mat[BASE_COMMON] = self.base_pile[0]
            self.base_pile = self.base_pile[1:]
            self.tell("completes_base", self.named(owner), mat[BASE_COMMON])
        elif mat[UPPER] < box.upper_own:
            mat[UPPER] += 1
            self.tell("adds_piece", self.named(owner))
        elif not mat[UPPER_COMMON]:
            mat[UPPER_COMMON] = self.upper_pile[0]
            self.upper_pile = self.upper_pile[1:]
            self.tell("completes_pantheon", self.named(owner), mat[UPPER_COMMON])

    def loose_pieces(self, owner: int) -> int:
        """How many pieces of one's colour lie on an unfinished level."""
        mat = self.mats[owner]
        if not mat[BASE_COMMON]:
            return mat[BASE]
        return 0 if mat[UPPER_COMMON] else mat[UPPER]

    # ---------------------------------------------------------------- Trade cards

    def room(self, owner: int) -> bool:
        """Whether a hand is not full; the Anchor takes a place in it."""
        return len(self.hands[owner]) + self.mats[owner][ANCHOR] < self.box.trade_hand

    def to_reshuffle(self) -> list[int]:
        """The discarded cards, less those played in the open window, which are left out."""
        cards = self.discard[:]
        for card in self.window:
            if card in cards:
                cards.remove(card)
        return cards

    def can_draw(self) -> bool:
        if self.deck:
            return True
        if not self.window:
            return len(self.discard) > 0
        return len(self.to_reshuffle()) > 0

    def draw(self) -> int:
        """Take the top Trade card; an empty pile is made again of the discard. A door."""
        if not self.deck:
            cards = self.to_reshuffle()
            for card in cards:
                self.discard.remove(card)
            cards.sort()
            self.dice.shuffle(cards)
            self.deck = cards
            self.tell("reshuffles")
        self.close_door()
        return self.deck.pop()

    def take_card(self, owner: int, card: int) -> None:
        self.hands[owner] = with_card(self.hands[owner], card)

    def lose_card(self, owner: int, card: int) -> None:
        """A card of a hand goes face up on the discard."""
        self.hands[owner] = without(self.hands[owner], card)
        self.discard.append(card)

    def lose_random_card(self, owner: int) -> int:
        """Draw a card from a hand at random (a door) and say which."""
        self.close_door()
        hand = self.hands[owner]
        card = hand[self.dice.below(len(hand))] if len(hand) > 1 else hand[0]
        self.hands[owner] = without(hand, card)
        return card

    def joins(self, owner: int, goods: int, card: int) -> bool:
        """Whether a card may be part of a set: it is of that kind, or a joker."""
        of = self.box.card_goods[card]
        if of in (goods, CHESTS):
            return True
        return of == JEWELS and self.medals[2] == owner

    def sets_of(self, owner: int) -> int:
        return len(self.laid[owner]) // 4

    # ---------------------------------------------------------------- at any moment

    def buyable(self, seat: int) -> int:
        """How much Glory a seat could buy now with the Religion Medal."""
        if not self.medals or self.medals[RELIGION] != seat:
            return 0
        purse = self.mats[seat][DENARII] - self.rome.spoken_for(self, seat)
        return purse // self.box.religion_price

    def not_buying(self, seat: int) -> Reason:
        """Why a seat cannot buy Glory, whoever is asked."""
        if self.medals[RELIGION] != seat:
            return Reason("medals", "no-religion-medal")
        price = self.box.religion_price
        if self.mats[seat][DENARII] < price:
            return Reason("medals", "glory-price", {"count": price})
        return Reason("medals", "denarii-promised")

    def why_waiting(self, seat: int, action: int) -> Reason | None:
        """Glory is bought without a question; all else waits for one's turn."""
        return self.not_buying(seat) if action == BUY_GLORY.base else None

    def asides(self, seat: int) -> list[int]:
        """The owner of the Religion Medal may buy Glory, whoever is asked."""
        if self.over or not self.buyable(seat) or BUY_GLORY.base in self.legal_for(seat):
            return []
        return [BUY_GLORY.base]

    def aside(self, seat: int, action: int) -> None:
        self.mats[seat][DENARII] -= self.box.religion_price
        self.gain_glory(seat, 1, "buys_glory")

    # ---------------------------------------------------------------- as plain data

    def pieces(self) -> dict[str, Any]:
        """Everything on the table, ready for JSON."""
        return {
            "variants": self.variants,
            "difficulty": self.difficulty,
            "positions": list(self.positions),
            "round": self.round,
            "phase": self.phase,
            "turned": self.turned,
            "marker": self.marker,
            "order": list(self.order),
            "mats": [mat[:] for mat in self.mats],
            "hands": [list(hand) for hand in self.hands],
            "laid": [list(cards) for cards in self.laid],
            "quests": [list(cards) for cards in self.quests],
            "levels": list(self.levels),
            "crowd": self.crowd[:],
            "plots": self.plots[:],
            "tiles": list(self.tiles),
            "medals": list(self.medals),
            "senate": self.senate[:],
            "milestones": list(self.milestones),
            "base_pile": list(self.base_pile),
            "upper_pile": list(self.upper_pile),
            "vendetta": self.vendetta,
            "deck": self.deck[:],
            "discard": self.discard[:],
            "anchors": self.anchors,
            "quest_deck": self.quest_deck[:],
            "events": self.events[:],
            "window": list(self.window),
            "tray": list(self.tray),
            "plot_flags": self.plot_flags,
            "token": self.token,
            "offered": self.offered,
            "cassius": self.cassius[:],
            "combat": self.combat[:],
            "combat_discard": self.combat_discard[:],
            "stock": self.stock[:],
        }


def bonuses(table: Table, owner: int) -> int:
    """The active bonuses, a bit each: those whose slot no Vendetta marker covers."""
    mat = table.mats[owner]
    if table.is_cassius(owner):
        return 0
    return table.box.characters[mat[CHARACTER]].active[mat[VENDETTA]]


def next_tile(table: Table, province: int, building: int) -> int:
    """The tile that would be built next there, as an index of `tiles`; -1 at level III."""
    level = table.levels[province * len(BUILDINGS) + building]
    return building * LEVELS + level if level < LEVELS else -1


def restore_table(game: AgeOfRome, players: int, dice: Dice, data: dict[str, Any]) -> Table:
    """The table whose `pieces` were dumped."""
    table = Table(game, players, dice)
    table.variants = data["variants"]
    table.difficulty = data["difficulty"]
    table.positions = tuple(data["positions"])
    table.round = data["round"]
    table.phase = data["phase"]
    table.turned = data["turned"]
    table.marker = data["marker"]
    table.order = tuple(data["order"])
    table.mats = [list(mat) for mat in data["mats"]]
    table.hands = [tuple(sorted(hand)) for hand in data["hands"]]
    table.laid = [tuple(cards) for cards in data["laid"]]
    table.quests = [tuple(cards) for cards in data["quests"]]
    table.levels = tuple(data["levels"])
    table.crowd = list(data["crowd"])
    table.plots = list(data["plots"])
    table.tiles = tuple(data["tiles"])
    table.medals = tuple(data["medals"])
    table.senate = list(data["senate"])
    table.milestones = tuple(data["milestones"])
    table.base_pile = tuple(data["base_pile"])
    table.upper_pile = tuple(data["upper_pile"])
    table.vendetta = data["vendetta"]
    table.deck = list(data["deck"])
    table.discard = list(data["discard"])
    table.anchors = data["anchors"]
    table.quest_deck = list(data["quest_deck"])
    table.events = list(data["events"])
    table.window = tuple(data["window"])
    table.tray = tuple(data["tray"])
    table.plot_flags = data["plot_flags"]
    table.token = data["token"]
    table.offered = data["offered"]
    table.cassius = list(data["cassius"])
    table.combat = list(data["combat"])
    table.combat_discard = list(data["combat_discard"])
    table.stock = list(data["stock"])
    return table
