"""The pieces on the table of Glory to Rome, and the small operations on them."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Any, Final

from ludi.games.glory_to_rome.actions import CONCEDE, WITHDRAW
from ludi.games.glory_to_rome.camp import NO_CARD, NONE, Building, Camp, has_all_roles, load_camp
from ludi.games.glory_to_rome.components import Box
from ludi.games.glory_to_rome.ids import (
    CIRCUS_MAXIMUS,
    FORUM,
    GATE,
    LABORER,
    LUDUS_MAGNA,
    MARBLE,
    MERCHANT,
    STATUE,
    STOREROOM,
)
from ludi.kernel.dice import Dice
from ludi.kernel.errors import Reason
from ludi.kernel.table import NOBODY
from ludi.kernel.table import Table as KernelTable

if TYPE_CHECKING:
    from ludi.games.glory_to_rome.game import GloryToRome

# How a game ended.
RUNNING: Final = 0
BY_DECK: Final = 1
BY_SITES: Final = 2
BY_CATACOMB: Final = 3
BY_FORUM: Final = 4
BY_CONCESSION: Final = 5
ENDINGS: Final = ("running", "deck", "sites", "catacomb", "forum", "concession")

# The functions that change how many actions a player's clients give.
CLIENT_FUNCTIONS: Final = 1 << LUDUS_MAGNA | 1 << STOREROOM | 1 << CIRCUS_MAXIMUS


class Table(KernelTable):
    """One game of Glory to Rome being played."""

    def __init__(self, game: GloryToRome, seats: int, dice: Dice) -> None:
        super().__init__(game, seats, dice)
        self.rome = game
        self.box: Box = game.box
        self.beginner = False  # no building functions
        self.open_turns = 0  # hands are open during these first turns
        self.camps: list[Camp] = []
        self.deck: list[int] = []  # kinds; the top is the end
        self.removed: list[int] = []  # half of the deck, in the beginners' game
        self.pool = [0] * 6  # by material
        self.pool_names: list[int] = []  # the kinds in the pool, sorted
        self.jack_pile = 0
        self.town = NONE  # sites left, by material
        self.outside = NONE
        self.town_left = 0
        self.leader = 0
        self.role = NOBODY  # the role called this turn
        self.turn = 1
        self.public = 0  # a bit for each function that a Stairway gave to all
        self.fountain = NO_CARD  # the card looked at with a Fountain
        self.demand: tuple[int, ...] = ()  # kinds revealed on "Rome demands"
        self.seized: tuple[int, ...] = ()  # clients taken in this demand: victim * 6 + role
        self.ending = RUNNING
        self.winners: list[int] = []  # of a Forum or a concession

    def clone(self) -> Table:
        twin = Table(self.rome, self.seats, self.dice.clone())
        self.copy_agenda_to(twin)
        twin.beginner = self.beginner
        twin.open_turns = self.open_turns
        twin.camps = [Camp(camp) for camp in self.camps]
        twin.deck = self.deck[:]
        twin.removed = self.removed
        twin.pool = self.pool[:]
        twin.pool_names = self.pool_names[:]
        twin.jack_pile = self.jack_pile
        twin.town = self.town
        twin.outside = self.outside
        twin.town_left = self.town_left
        twin.leader = self.leader
        twin.role = self.role
        twin.turn = self.turn
        twin.public = self.public
        twin.fountain = self.fountain
        twin.demand = self.demand
        twin.seized = self.seized
        twin.ending = self.ending
        twin.winners = self.winners
        return twin

    # ---------------------------------------------------------------- cards

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def draw(self) -> int:
        """Take the top card of the deck. A door: what was hidden is known to somebody now."""
        self.close_door()
        return self.deck.pop()

    def to_pool(self, kind: int) -> None:
        self.pool[self.box.material[kind]] += 1
        insort(self.pool_names, kind)

    def from_pool(self, material: int) -> None:
        """Take a card of a material out of the pool; its name does not matter any more."""
        self.pool[material] -= 1
        names = self.pool_names
        of = self.box.material
        for i in range(len(names)):
            if of[names[i]] == material:
                names.pop(i)
                return

    # ---------------------------------------------------------------- functions and limits

    def refresh(self, camp: Camp) -> None:
        """Work out a player's functions and limits again."""
        box = self.box
        functions = 0
        if not self.beginner:
            functions = self.public
            for building in camp.buildings:
                functions |= 1 << building.kind
            if functions >> GATE & 1:
                for building in camp.foundations:
                    if box.gate_works[building.kind] and box.material[building.kind] == MARBLE:
                        functions |= 1 << building.kind
        camp.functions = functions
        hand_size = box.hand_size
        clientele = vault = camp.influence
        factor = 1
        kind = 0
        while functions:
            if functions & 1:
                hand_size += box.hand_add[kind]
                clientele += box.clientele_add[kind]
                vault += box.vault_add[kind]
                factor *= box.clientele_factor[kind]
            functions >>= 1
            kind += 1
        camp.hand_size = hand_size
        camp.clientele_limit = clientele * factor
        camp.vault_limit = vault

    def refresh_all(self) -> None:
        """Work out what is public, then everybody's functions and limits."""
        public = 0
        if not self.beginner:
            for camp in self.camps:
                for building in camp.buildings:
                    if building.marker != NO_CARD and self.box.lasting[building.kind]:
                        public |= 1 << building.kind
        self.public = public
        for camp in self.camps:
            self.refresh(camp)

    def actions(self, seat: int) -> int:
        """How many actions a seat has in its step of this turn, done or not.

        One for each unit played, one for each client of the role hired before this turn (two
        with a Circus Maximus, if the player called or followed). A client counts once.
        """
        camp = self.camps[seat]
        if camp.functions & CLIENT_FUNCTIONS:
            return self.actions_as(seat, self.role, camp.units)
        return camp.units + camp.clients[self.role]

    def actions_as(self, seat: int, role: int, units: int) -> int:
        """How many actions a role gives a seat that has played so many units for it."""
        camp = self.camps[seat]
        count = camp.clients[role]
        functions = camp.functions
        if functions & CLIENT_FUNCTIONS:
            if role == LABORER and functions >> STOREROOM & 1:
                count = sum(camp.clients)
            elif role != MERCHANT and functions >> LUDUS_MAGNA & 1:
                count += camp.clients[MERCHANT]
            if units and functions >> CIRCUS_MAXIMUS & 1:
                count += count
        return units + count

    # ---------------------------------------------------------------- the end

    def end_by(self, ending: int) -> None:
        """The game is over at once. A Forum met in the same instant comes first."""
        if self.ending != RUNNING:
            return
        self.ending = ending
        if ending != BY_FORUM and ending != BY_CONCESSION:
            self.check_forums()
        self.tell("ends_" + ENDINGS[self.ending])
        self.end()

    def check_forums(self) -> None:
        """Whoever has a Forum and a client for each role wins at once."""
        winners = [
            seat
            for seat in range(self.seats)
            if self.camps[seat].functions >> FORUM & 1 and has_all_roles(self.camps[seat])
        ]
        if winners:
            self.winners = winners
            if self.ending == RUNNING:
                self.end_by(BY_FORUM)
            else:
                self.ending = BY_FORUM

    def asides(self, seat: int) -> list[int]:
        """At any moment a player may vote to give somebody else the victory."""
        if self.over:
            return []
        mine = self.camps[seat].concedes
        votes = [CONCEDE.base + to for to in range(self.seats) if to not in (seat, mine)]
        if mine != NOBODY:
            votes.append(WITHDRAW.base)
        return votes

    def aside(self, seat: int, action: int) -> None:
        if WITHDRAW.says(action):
            self.camps[seat].concedes = NOBODY
            self.tell("withdraws", seat)
            return
        to = CONCEDE.one(action)
        self.camps[seat].concedes = to
        self.tell("concedes", seat, to)
        others = [camp for i, camp in enumerate(self.camps) if i != to]
        if all([camp.concedes == to for camp in others]):
            self.winners = [to]
            self.end_by(BY_CONCESSION)

    def why_no_vote(self, seat: int, action: int) -> Reason:
        """One votes for somebody else, once, and takes back only a vote one has given."""
        if WITHDRAW.says(action):
            return Reason("concession", "no-vote")
        to = CONCEDE.one(action)
        if to >= self.seats:
            return Reason("turn", "no-such-seat", {"number": to + 1})
        if to == seat:
            return Reason("concession", "concede-self")
        return Reason("concession", "already-voted", {"seat": to})

    # ---------------------------------------------------------------- the other rooms

    def pieces(self) -> dict[str, Any]:
        return {
            "beginner": self.beginner,
            "open_turns": self.open_turns,
            "camps": [camp.dump() for camp in self.camps],
            "deck": self.deck[:],
            "removed": self.removed[:],
            "pool": self.pool_names[:],
            "jack_pile": self.jack_pile,
            "town": list(self.town),
            "outside": list(self.outside),
            "leader": self.leader,
            "role": self.role,
            "turn": self.turn,
            "fountain": self.fountain,
            "demand": list(self.demand),
            "seized": list(self.seized),
            "ending": self.ending,
            "winners": self.winners[:],
        }


def restore_table(game: GloryToRome, players: int, dice: Dice, data: dict[str, Any]) -> Table:
    """The table whose `pieces` were dumped."""
    table = Table(game, players, dice)
    table.beginner = data["beginner"]
    table.open_turns = data["open_turns"]
    table.camps = [load_camp(item) for item in data["camps"]]
    table.deck = list(data["deck"])
    table.removed = list(data["removed"])
    for kind in sorted(data["pool"]):
        table.to_pool(kind)
    table.jack_pile = data["jack_pile"]
    table.town = tuple(data["town"])
    table.outside = tuple(data["outside"])
    table.town_left = sum(table.town)
    table.leader = data["leader"]
    table.role = data["role"]
    table.turn = data["turn"]
    table.fountain = data["fountain"]
    table.demand = tuple(data["demand"])
    table.seized = tuple(data["seized"])
    table.ending = data["ending"]
    table.winners = list(data["winners"])
    table.refresh_all()
    return table


def need(table: Table, building: Building) -> int:
    """How many materials complete a building: the value of its site."""
    return table.box.value[building.site]


def fitting(table: Table, building: Building) -> int:
    """The materials that are a building's own, as bits: its card's, and for a Statue its site's."""
    own = 1 << table.box.material[building.kind]
    if building.kind == STATUE and not table.beginner:
        own |= 1 << building.site
    return own
