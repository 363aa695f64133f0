"""Setting up: boards, characters, piles; everybody keeps two of three Quests at once."""

from __future__ import annotations

from typing import Any, ClassVar

from ludi.games.age_of_rome.components import EACH
from ludi.games.age_of_rome.ids import (
    BUILDINGS,
    CARDS,
    CASSIUS_CARDS,
    CHARACTERS,
    COMBAT_CARDS,
    EVENTS,
    HARD,
    HARD_TIMES,
    HEROES,
    POSITIONS,
    QUESTS,
    VARIANTS,
)
from ludi.games.age_of_rome.rules.round import NewRound
from ludi.games.age_of_rome.rules.trade import KeepQuests
from ludi.games.age_of_rome.sheet import (
    ANCHOR,
    CHARACTER,
    DENARII,
    EMPTY,
    GLORY,
    LEGIONS,
    LEGIONS_OUT,
    MAT_SIZE,
    ON_PILE,
    PARTISANS,
    PLOTS,
    REMOVED,
    VENDETTA,
    VOTES,
    VOTES_OUT,
)
from ludi.games.age_of_rome.table import Table
from ludi.kernel.agenda import Step
from ludi.kernel.table import NOBODY

POSITIONS_OF = ((), (0,), (0, 2), (0, 1, 2), (0, 1, 2, 3))
CASSIUS_POSITIONS = (0, 2)


def blank_table(table: Table) -> None:
    """Lay out the boards: empty Provinces, tiles in piles, Medals on top, milestones."""
    box = table.box
    few = len(table.positions) <= 2
    table.levels = (0,) * (POSITIONS * len(BUILDINGS))
    table.crowd = [0] * (POSITIONS * len(BUILDINGS))
    table.plots = [EMPTY] * (POSITIONS * 3)
    table.tiles = tuple(box.tiles_few if few else box.tiles)
    table.medals = (REMOVED if table.plays(HEROES) else ON_PILE,) * len(BUILDINGS)
    table.senate = []
    table.milestones = tuple(box.milestones)
    table.base_pile = box.base_piles[len(table.positions)]
    table.upper_pile = box.upper_piles[len(table.positions)]
    table.vendetta = box.vendetta_markers
    table.discard = []


def set_up(table: Table) -> None:
    """Lay the table for the variants, and the difficulty of Cassius, it has been given."""
    box = table.box
    dice = table.dice
    cassius = table.difficulty != NOBODY
    table.positions = CASSIUS_POSITIONS if cassius else POSITIONS_OF[table.seats]
    blank_table(table)
    few = len(table.positions) <= 2
    characters = list(range(len(CHARACTERS)))
    dice.shuffle(characters)
    table.mats = [player_mat(table, characters[seat]) for seat in range(table.seats)]
    if cassius:
        table.mats.append(cassius_mat(table))
    owners = len(table.mats)
    table.hands = [()] * owners
    table.laid = [()] * owners
    copies = box.copies_few if few else box.copies
    table.deck = []
    for card in range(len(CARDS)):
        table.deck.extend([card] * copies[card])
    dice.shuffle(table.deck)
    table.events = events_in_play(table)
    dice.shuffle(table.events)
    table.quest_deck = quests_in_play(table)
    dice.shuffle(table.quest_deck)
    dealt = EACH["quests_dealt"]
    table.quests = [tuple(deal(table.quest_deck, dealt)) for _ in range(table.seats)]
    if cassius:
        table.quests.append(())
        table.cassius = list(range(len(CASSIUS_CARDS)))
        dice.shuffle(table.cassius)
        table.combat = list(range(len(COMBAT_CARDS)))
        dice.shuffle(table.combat)
        table.combat_discard = []
        table.stock = []
    table.check_milestones()  # Cassius may start beyond the first
    first = table.positions[dice.below(table.seats)]
    table.marker = box.at_start[first]
    table.push(FirstRound(NOBODY))


def deal(pile: list[int], count: int) -> list[int]:
    """The top cards of a pile."""
    return [pile.pop() for _ in range(count)]


def player_mat(table: Table, number: int) -> list[int]:
    """A player board as its character starts."""
    character = table.box.characters[number]
    mat = [0] * MAT_SIZE
    mat[CHARACTER] = number
    mat[DENARII] = character.denarii
    mat[GLORY] = character.glory
    mat[VENDETTA] = character.vendetta
    mat[LEGIONS] = character.legions
    mat[LEGIONS_OUT] = EACH["legions"] - character.legions
    mat[VOTES] = character.votes
    mat[VOTES_OUT] = EACH["votes"] - character.votes
    mat[PARTISANS] = EACH["partisans_at_start"]
    mat[PLOTS] = EACH["plot_markers"]
    mat[ANCHOR] = 1 if character.anchor else 0
    table.vendetta -= character.vendetta
    return mat


def cassius_mat(table: Table) -> list[int]:
    box = table.box
    mat = [0] * MAT_SIZE
    mat[CHARACTER] = NOBODY
    mat[GLORY] = box.cassius_glory[table.difficulty]
    mat[VENDETTA] = box.cassius_vendetta
    mat[LEGIONS] = box.cassius_legions
    mat[VOTES] = box.cassius_votes
    table.vendetta -= box.cassius_vendetta
    return mat


def events_in_play(table: Table) -> list[int]:
    """The normal events; in Hard Times, and against Cassius at his hardest, all of them."""
    hard = table.plays(HARD_TIMES) or table.difficulty == HARD
    negative = table.box.event_negative
    return [event for event in range(len(EVENTS)) if hard or not negative[event]]


def quests_in_play(table: Table) -> list[int]:
    """The Quests less the starred ones with one or two players, and those of the variants."""
    box = table.box
    out = {VARIANTS[variant] for variant in range(len(VARIANTS)) if table.plays(variant)}
    if table.is_emperor():
        out.add("emperor_solo")
    few = len(table.positions) <= 2
    found: list[int] = []
    for quest in range(len(QUESTS)):
        starred = few and box.quest_starred[quest]
        if not starred and not out.intersection(box.quest_out[quest]):
            found.append(quest)
    return found


class FirstRound(Step[Table]):
    """Everybody chooses at the same time which Quest to give back; then the game begins."""

    rule: ClassVar[str] = "setup"

    def happen(self, table: Table, action: int) -> None:
        for seat in range(table.seats):
            table.tell("character", seat, table.mats[seat][CHARACTER])
        table.push(NewRound(NOBODY))
        steps: list[Step[Any]] = [
            KeepQuests(seat, EACH["quests_dealt"]) for seat in range(table.seats)
        ]
        table.open_lanes(steps)
