"""The one gate for secrets: what a seat may see, hear, and imagine.

Sheets and everything turned up are open to all. Hidden are the order of the fate deck, of every
player deck and of the neutral deck, and until all are revealed the two cards of each player and
which of them was chosen as a path.
"""

from __future__ import annotations

from ludi.games.hadrians_wall import campaign, scoring
from ludi.games.hadrians_wall.ids import (
    BUILDINGS,
    CARDS,
    CHAINED_LINES,
    COHORTS,
    DIFFICULTIES,
    GLADIATORS,
    LANDMARKS,
    LINES,
    MAP_COLUMNS,
    MAP_ROWS,
    PATTERNS,
    PIECES,
    TRACKS,
    YEARS,
)
from ludi.games.hadrians_wall.rules.act import EndAction
from ludi.games.hadrians_wall.rules.attack import Attack, Defend
from ludi.games.hadrians_wall.rules.year import ChoosePath
from ludi.games.hadrians_wall.seen import (
    CampaignView,
    Fate,
    GladiatorView,
    HandView,
    NeutralView,
    PlayerView,
    Prospect,
    View,
)
from ludi.games.hadrians_wall.sheet import (
    BATTLES,
    BRIBES,
    CHOSEN,
    DECK,
    DISDAIN,
    DISDAIN_REMOVED,
    EDICTS,
    ENVOY_FAVOURS,
    ENVOYS,
    FAVOURS,
    FAVOURS_USED,
    FORT,
    FORUM,
    GRANARY,
    IGNORED,
    INFRASTRUCTURE,
    MAP,
    MONUMENTS,
    SCOUTS,
    STAGES,
    STALLS,
    STRENGTH,
    TEMPLE_FILLED,
    TRAINING,
    WOUNDS,
    disdain_left,
    is_dead,
    years_in,
)
from ludi.games.hadrians_wall.table import NO_CARD, Table, attack_size, attacks
from ludi.kernel.dice import Dice
from ludi.kernel.table import NOBODY
from ludi.kernel.viewer import Viewer

# ---------------------------------------------------------------- seeing


def view(table: Table, viewer: Viewer) -> View:
    """What somebody may see, ready for JSON."""
    question, rule, trail = asked_of(table, viewer)
    attacking = bool(table.attackers)
    counts = attacks(table)
    return {
        "game": table.game.id,
        "seat": viewer.seat,
        "year": table.year,
        "difficulty": DIFFICULTIES[table.difficulty],
        "asked": None if table.over else table.seat,
        "deciders": table.deciders,
        "question": question,
        "rule": rule,
        "trail": trail,
        "fate_deck": len(table.fate),
        "fate_discard": [view_fate(table, card) for card in table.discard],
        "attackers": [view_fate(table, card) for card in table.attackers],
        "attack": {COHORTS[i]: counts[i] for i in range(3)} if attacking else None,
        "attack_size": 0 if table.over else attack_size(table),
        "potential": table.box.potential[min(max(table.year, 1), YEARS)],
        "neutral": [view_neutral(table, number) for number in range(table.neutrals_a_year())],
        "neutral_deck": len(table.neutral) - neutrals_seen(table),
        "neutral_discard": [CARDS[card] for card in old_neutrals(table)],
        "players": [view_player(table, owner, viewer) for owner in range(table.seats)],
        "campaign": view_campaign(table) if table.fort else None,
        "over": table.over,
        "scores": [score.to_json() for score in table.scores()] if table.over else None,
        "rank": solo_rank(table),
        "ending": ending(table),
    }


def asked_of(table: Table, viewer: Viewer) -> tuple[str | None, str, list[str]]:
    """The question a seat is asked, its rule, and the way into this moment, the innermost last.

    Whoever is not asked, or only watches, sees the question of the first seat that is.
    """
    if table.over:
        return None, "end", []
    stack = table.agenda
    if table.lanes:
        who = table.seat if viewer.seat == NOBODY else viewer.seat
        stack = table.lanes[who] or table.lanes[table.seat]
    step = stack[-1]
    trail = [type(outer).rule for outer in stack[:-1] if isinstance(outer, EndAction)]
    if isinstance(step, Defend):
        trail.append(Attack.rule)
    return type(step).__name__, type(step).rule, [*trail, type(step).rule]


def tally(table: Table, seat: int) -> dict[str, int]:
    """The numbers of a seat's board and sheets, for previews to compare."""
    sheet = table.sheets[seat]
    return {
        **{PIECES[i]: sheet[i] for i in range(5)},
        **{track: sheet[5 + i] for i, track in enumerate(TRACKS)},
        "infrastructure": sheet[INFRASTRUCTURE],
        "temples": sheet[TEMPLE_FILLED],
        "strength": sheet[STRENGTH] + sheet[STRENGTH + 1],
        "favours": sheet[FAVOURS] + sum(sheet[ENVOY_FAVOURS : ENVOY_FAVOURS + 3]),
        "disdain": disdain_left(sheet),
        "points": scoring.total(table, seat),
    }


def view_fate(table: Table, card: int) -> Fate:
    box = table.box
    return {
        "number": card + 1,
        "attack": COHORTS[box.fate_attack[card]],
        "damage": box.fate_damage[card],
        "good": box.fate_good[card],
        "gains": {PIECES[i]: box.fate_gains[card][i] for i in range(5) if box.fate_gains[card][i]},
    }


def view_prospect(table: Table, card: int) -> Prospect | None:
    """A prospect card: its gains, its good, its pattern."""
    if card == NO_CARD:
        return None
    return {
        "card": CARDS[card],
        "gains": [PIECES[piece] for piece in table.box.card_gains[card]],
        "good": table.box.card_good[card],
        "pattern": PATTERNS[table.box.card_pattern[card]],
    }


def view_neutral(table: Table, number: int) -> NeutralView:
    return {
        "prospect": view_prospect(table, table.neutral_prospect(number)),
        "resources": table.tokens[2 * number],
        "soldiers": table.tokens[2 * number + 1],
    }


def view_player(table: Table, owner: int, viewer: Viewer) -> PlayerView:
    sheet = table.sheets[owner]
    return {
        "seat": owner,
        "pieces": {PIECES[i]: sheet[i] for i in range(5)},
        "tracks": {track: sheet[5 + i] for i, track in enumerate(TRACKS)},
        "reach": {line: open_boxes(table, sheet, i) for i, line in enumerate(LINES)},
        "infrastructure": sheet[INFRASTRUCTURE],
        "buildings": [name for b, name in enumerate(BUILDINGS) if table.has_built(owner, b)],
        "open": [BUILDINGS[building] for building in table.open[owner]],
        "landmarks": [name for i, name in enumerate(LANDMARKS) if sheet[MONUMENTS] >> i & 1],
        "training": years_in(sheet[TRAINING]),
        "forum": years_in(sheet[FORUM]),
        "market": sheet[STALLS : STALLS + 8],
        "theatre": sheet[STAGES : STAGES + 6],
        "gladiators": [view_gladiator(sheet, i) for i in range(2)],
        "temple_boxes": sheet[TEMPLE_FILLED],
        "favours": sheet[FAVOURS],
        "favours_used": sheet[FAVOURS_USED],
        "baths": sheet[BRIBES : BRIBES + 6],
        "courthouse": {COHORTS[i]: years_in(sheet[EDICTS + i]) for i in range(3)},
        "diplomats": [
            {"cohort": COHORTS[i], "number": sheet[ENVOYS + i], "favours": sheet[ENVOY_FAVOURS + i]}
            for i in range(3)
            if sheet[ENVOYS + i]
        ],
        "scouts": sheet[SCOUTS],
        "map": view_map(sheet[MAP]),
        "disdain": disdain_left(sheet),
        "disdain_circled": sheet[DISDAIN],
        "disdain_removed": sheet[DISDAIN_REMOVED],
        "ignored": sheet[IGNORED : IGNORED + 3],
        "stopped": table.has_stopped(owner),
        "paths": [
            {"card": CARDS[card], "points": scoring.path_points(table, owner, card)}
            for card in table.paths(owner)
        ],
        "prospect": view_prospect(table, table.prospect(owner)),
        "prospects": [CARDS[card] for card in old_prospects(table, owner)],
        "deck": 0 if table.over else len(CARDS) - 2 * table.year,
        **view_hand(table, owner, viewer),
        "score": dict(scoring.items(table, owner)),
    }


def open_boxes(table: Table, sheet: list[int], line: int) -> int:
    """How many boxes of a track with granary columns are filled or may be, from the left."""
    granary = table.box.reach[sheet[GRANARY]][line]
    if line not in CHAINED_LINES:
        return granary
    chain = table.box.line_chain[line]
    return len([1 for box in range(granary) if chain[box] <= sheet[FORT]])


def view_campaign(table: Table) -> CampaignView:
    """The fort that is played: what it asks for, and what it changes."""
    law = table.law
    usual = table.box.laws[0]
    fort = campaign.fort_of(table)
    report = campaign.report(table)
    for condition in [*report["goals"], *report["challenge"]]:
        condition["name"] = thing_name(condition["kind"], condition["thing"])
    return {
        **report,
        "reward": [PIECES[piece] for piece in fort.reward],
        "costs": {
            name: {PIECES[i]: law.costs[b][i] for i in range(5) if law.costs[b][i]}
            for b, name in enumerate(BUILDINGS)
            if law.costs[b] != usual.costs[b]
        },
        "prices": {LINES[i]: price for i, price in enumerate(law.line_price) if price != 1},
        "opens": {LINES[i]: year for i, year in enumerate(law.open_from) if year > 1},
        "forbidden": [name for b, name in enumerate(BUILDINGS) if law.forbidden >> b & 1],
        "landmarks": law.landmarks,
        "diplomats": law.diplomats,
        "extra_attack": law.extra_attack,
    }


def thing_name(kind: str, thing: int) -> str | None:
    """The key of the text that names what a condition speaks of."""
    if kind == "attribute-min":
        return "track-" + TRACKS[thing - 5]
    if kind == "track-complete":
        return "track-" + LINES[thing]
    if kind == "built":
        return "building-" + BUILDINGS[thing]
    return None


def view_hand(table: Table, owner: int, viewer: Viewer) -> HandView:
    """The two cards drawn, and which was chosen: for their owner alone until all are revealed."""
    sheet = table.sheets[owner]
    hidden = not table.revealed and table.year > 0
    hand: list[str] | None = None
    chosen: str | None = None
    if hidden and viewer.sees(owner):
        place = DECK + 2 * table.year - 2
        hand = sorted([CARDS[sheet[place]], CARDS[sheet[place + 1]]])
        chosen = CARDS[sheet[place]] if sheet[CHOSEN] else None
    return {
        "hand_count": 2 if hidden else 0,
        "hand": hand,
        "has_chosen": hidden and sheet[CHOSEN] == 1,
        "chosen_path": chosen,
    }


def view_gladiator(sheet: list[int], gladiator: int) -> GladiatorView:
    return {
        "gladiator": GLADIATORS[gladiator],
        "strength": sheet[STRENGTH + gladiator],
        "wounds": sheet[WOUNDS + gladiator],
        "dead": is_dead(sheet, gladiator),
        "battles": years_in(sheet[BATTLES + gladiator]),
    }


def view_map(filled: int) -> list[list[int]]:
    return [
        [filled >> row * MAP_COLUMNS + column & 1 for column in range(MAP_COLUMNS)]
        for row in range(MAP_ROWS)
    ]


def old_prospects(table: Table, owner: int) -> list[int]:
    """The prospect cards of this and earlier years that were turned up."""
    years = table.year if table.revealed else table.year - 1
    return [table.sheets[owner][DECK + 2 * year + 1] for year in range(years)]


def old_neutrals(table: Table) -> list[int]:
    """The neutral cards of earlier years, which were discarded."""
    return table.neutral[: max(table.year - 1, 0) * table.neutrals_a_year()]


def neutrals_seen(table: Table) -> int:
    """How many cards of the neutral deck were turned up so far."""
    years = table.year if table.revealed else max(table.year - 1, 0)
    return years * table.neutrals_a_year()


def solo_rank(table: Table) -> str | None:
    """The rank of a finished solo game."""
    if not table.over or table.seats > 1:
        return None
    return scoring.rank_name(table, scoring.total(table, 0))


def ending(table: Table) -> str | None:
    """How a finished game ended: with a rank, with a fort won or lost, or after six years."""
    if not table.over:
        return None
    if table.fort:
        if not campaign.goals_met(table):
            return "fort-lost"
        if not campaign.challenge_met(table):
            return "fort-won"
        return "fort-challenge" if campaign.fort_of(table).reward else "fort-boast"
    return solo_rank(table) or "years"


# ---------------------------------------------------------------- imagining


def imagine(table: Table, seat: int, dice: Dice) -> Table:
    """A table that looks the same to the seat, with everything it cannot see dealt anew.

    It is made only of what the seat sees: two tables that look alike to it give the same one.
    Nobody in it is asked for a last look any more, save those who are asked for it right now.
    """
    twin = table.clone()
    twin.patient = False
    twin.dice = dice.fork()
    twin.fate.sort()
    dice.shuffle(twin.fate)
    if not table.over:
        years = table.year if table.revealed else table.year - 1
        for owner in range(table.seats):
            known = years + 1 if owner == seat and not table.revealed else years
            redeal(twin.sheets[owner], DECK + 2 * known, DECK + len(CARDS), dice)
        twin.neutral = twin.neutral[:]
        redeal(twin.neutral, neutrals_seen(table), len(twin.neutral), dice)
        ask_again(twin, seat)
    return twin


def redeal(cards: list[int], start: int, end: int, dice: Dice) -> None:
    """Shuffle the cards that stand at these places of a list."""
    if end - start > 1:
        unseen = sorted(cards[start:end])
        dice.shuffle(unseen)
        cards[start:end] = unseen


def ask_again(twin: Table, seat: int) -> None:
    """Offer the others their new cards; nothing else they may choose is hidden."""
    for other in range(len(twin.lanes)):
        lane = twin.lanes[other]
        if other != seat and lane and isinstance(lane[-1], ChoosePath):
            twin.offers[other] = lane[-1].options(twin)
    if twin.lanes:
        twin.legal = twin.offers[twin.seat]
