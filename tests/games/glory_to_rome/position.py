"""Positions of Glory to Rome for tests: built readably, played in words, nothing lost on the way.

`position` starts from a real game, puts every card, site and Jack back into its pile and takes
out what the position names, so it can never hold a card that the box does not have.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import ludi
from ludi.games.glory_to_rome.actions import PLACE
from ludi.games.glory_to_rome.camp import NO_CARD
from ludi.games.glory_to_rome.components import load_box
from ludi.games.glory_to_rome.ids import KINDS, MATERIALS, ROLES
from ludi.games.glory_to_rome.table import Table
from ludi.kernel.viewer import EVERYTHING

P1, P2, P3, P4, P5 = range(5)
BOX = load_box()
SITES = 6  # of each material
JACKS = 6

# Which card stands for "any brick": one that is rarely asked for by name.
PLAIN = ("latrine", "dock", "shrine", "senate", "sewer", "temple")


class Built(NamedTuple):
    """A building or foundation: its card, the materials in it, where it stands."""

    card: str
    materials: tuple[str, ...] | None
    site: str
    place: str
    public: bool


class CampPosition(NamedTuple):
    hand: tuple[str, ...]
    jacks: int
    clients: tuple[str, ...]
    hired: tuple[str, ...]
    stockpile: tuple[str, ...]
    vault: tuple[str, ...]
    buildings: tuple[Built, ...]
    foundations: tuple[Built, ...]
    sites: tuple[str, ...]
    played: tuple[str, ...]
    played_jacks: int


def built(
    card: str,
    materials: Sequence[str] | None = None,
    site: str = "",
    place: str = "town",
    public: bool = False,
) -> Built:
    """A building or foundation; by default on its own site in town, with as much as it needs."""
    given = None if materials is None else tuple(materials)
    return Built(card, given, site or material_of(card), place, public)


def camp(
    hand: Sequence[str] = (),
    jacks: int = 0,
    clients: Sequence[str] = (),
    hired: Sequence[str] = (),
    stockpile: Sequence[str] = (),
    vault: Sequence[str] = (),
    buildings: Sequence[str | Built] = (),
    foundations: Sequence[str | tuple[str, Sequence[str]] | Built] = (),
    sites: Sequence[str] = (),
    played: Sequence[str] = (),
    played_jacks: int = 0,
) -> CampPosition:
    """One player's camp. Influence follows from the buildings, and from further `sites`."""
    done = [item if isinstance(item, Built) else built(item) for item in buildings]
    begun: list[Built] = []
    for item in foundations:
        if isinstance(item, Built):
            begun.append(item if item.materials is not None else item._replace(materials=()))
        elif isinstance(item, str):
            begun.append(built(item, ()))
        else:
            begun.append(built(item[0], item[1]))
    return CampPosition(
        tuple(hand),
        jacks,
        tuple(clients),
        tuple(hired),
        tuple(stockpile),
        tuple(vault),
        tuple(done),
        tuple(begun),
        tuple(sites),
        tuple(played),
        played_jacks,
    )


def material_of(card: str) -> str:
    return MATERIALS[BOX.material[KINDS.index(card)]]


def colour(word: str) -> int:
    """The number of a material or of its role."""
    return MATERIALS.index(word) if word in MATERIALS else ROLES.index(word)


class Piles:
    """All order cards and sites of the box, to take the named ones out of."""

    def __init__(self, town: list[int], outside: list[int]) -> None:
        self.cards = BOX.copies[:]
        self.town = town[:]
        self.outside = outside[:]

    def take(self, word: str) -> int:
        """A card by its name, or any card of a material or role."""
        if word in KINDS:
            kind = KINDS.index(word)
        else:
            kind = self.any_of(colour(word))
        if not self.cards[kind]:
            raise ValueError(f"the box has no further card '{word}'")
        self.cards[kind] -= 1
        return kind

    def any_of(self, material: int) -> int:
        """The plain card of a material, else the one with most copies left."""
        plain = KINDS.index(PLAIN[material])
        if self.cards[plain]:
            return plain
        kinds = [kind for kind in range(len(KINDS)) if BOX.material[kind] == material]
        return max(kinds, key=lambda kind: self.cards[kind])

    def take_colour(self, word: str) -> int:
        """A card of which only the colour is seen; its number."""
        material = colour(word)
        kinds = [kind for kind in range(len(KINDS)) if BOX.material[kind] == material]
        self.take(KINDS[max(kinds, key=lambda kind: self.cards[kind])])
        return material

    def take_site(self, material: str, place: str) -> None:
        sites = self.town if place == "town" else self.outside
        if not sites[colour(material)]:
            raise ValueError(f"there is no further {material} site ({place})")
        sites[colour(material)] -= 1

    def rest(self) -> list[int]:
        return [kind for kind in range(len(KINDS)) for _ in range(self.cards[kind])]


def counted(numbers: Sequence[int]) -> list[int]:
    return [list(numbers).count(material) for material in range(len(MATERIALS))]


def position(
    *camps: CampPosition,
    leader: int = P1,
    role: str = "",
    agenda: Sequence[Sequence[Any]] | None = None,
    pool: Sequence[str] = (),
    deck_top: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    town: Mapping[str, int] | None = None,
    turn: int = 1,
    fountain: str = "",
    **options: object,
) -> Table:
    """A table with these camps, one a player.

    `deck_top` is drawn in the order given; `deck` is the whole deck (all other cards are out of
    the game). `town` says how many sites of a material are in town, the others being outside.
    """
    game = ludi.game("glory-to-rome")
    dump = game.new(players=len(camps), seed=1, **options).dump()
    pieces = dump["pieces"]
    piles = Piles(pieces["town"], pieces["outside"])

    # Cards with names first, so that "any brick" cannot take the last Shrine away.
    names: list[str] = [*pool, *deck_top, *(deck or ()), fountain]
    for place in camps:
        names += [*place.hand, *place.played]
        names += [item.card for item in place.buildings + place.foundations]
    for name in names:
        if name in KINDS:
            piles.take(name)
    drawn = [take_again(piles, word) for word in (deck or deck_top)]
    pieces["pool"] = sorted(take_again(piles, word) for word in pool)
    pieces["fountain"] = KINDS.index(fountain) if fountain else NO_CARD
    hands = [[take_again(piles, word) for word in place.hand] for place in camps]
    played = [[take_again(piles, word) for word in place.played] for place in camps]
    pieces["camps"] = [
        lay_camp(piles, place, hand, cards, old)
        for place, hand, cards, old in zip(camps, hands, played, pieces["camps"], strict=True)
    ]

    for material, count in (town or {}).items():
        there = colour(material)
        piles.outside[there] += piles.town[there] - count
        piles.town[there] = count
    if min(piles.outside) < 0:
        raise ValueError("there are not that many sites")
    pieces["town"] = piles.town
    pieces["outside"] = piles.outside
    pieces["jack_pile"] = JACKS - sum(place.jacks + place.played_jacks for place in camps)
    if pieces["jack_pile"] < 0:
        raise ValueError("the box has six Jacks")
    drawn.reverse()
    pieces["deck"] = drawn if deck is not None else piles.rest() + drawn
    pieces["removed"] = piles.rest() if deck is not None else []
    pieces["leader"] = leader
    pieces["turn"] = turn
    pieces["role"] = ROLES.index(role) if role else -1
    dump["agenda"] = [["Lead", leader]] if agenda is None else [list(step) for step in agenda]
    table = game.load(dump)
    assert isinstance(table, Table)
    check_pieces(table)
    return table


def take_again(piles: Piles, word: str) -> int:
    """The card of a word; those with a name were taken before."""
    return KINDS.index(word) if word in KINDS else piles.take(word)


def lay_camp(
    piles: Piles, place: CampPosition, hand: list[int], played: list[int], old: dict[str, Any]
) -> dict[str, Any]:
    """The dump of a camp."""
    data = dict(old)
    data["hand"] = sorted(hand)
    data["jacks"] = place.jacks
    data["clients"] = counted([piles.take_colour(word) for word in place.clients])
    data["hired"] = [piles.take_colour(word) for word in place.hired]
    data["stockpile"] = counted([piles.take_colour(word) for word in place.stockpile])
    data["vault"] = counted([piles.take_colour(word) for word in place.vault])
    data["played"] = played
    data["played_jacks"] = place.played_jacks
    data["units"] = len(played) + place.played_jacks
    data["foundations"] = [lay_building(piles, item) for item in place.foundations]
    data["buildings"] = [lay_building(piles, item) for item in place.buildings]
    for material in place.sites:
        piles.take_site(material, "town")
    sites = [colour(item.site) for item in place.buildings]
    sites += [colour(material) for material in place.sites]
    data["sites"] = counted(sites)
    data["influence"] = BOX.starting_influence + sum(BOX.value[site] for site in sites)
    return data


def lay_building(piles: Piles, item: Built) -> list[Any]:
    """The dump of a building."""
    piles.take_site(item.site, item.place)
    materials = item.materials
    if materials is None:
        materials = (material_of(item.card),) * BOX.value[colour(item.site)]
    marker = piles.take_colour(material_of(item.card)) if item.public else NO_CARD
    return [
        KINDS.index(item.card),
        colour(item.site),
        PLACE.index(item.place),
        [piles.take_colour(word) for word in materials],
        marker,
    ]


# ---------------------------------------------------------------- playing


def legal(table: Table) -> set[str]:
    """What the seat asked may say; nothing is offered twice."""
    assert len(set(table.legal)) == len(table.legal)
    return {str(table.game.describe(action)) for action in table.legal}


def may(table: Table, verb: str) -> set[str]:
    """What may be said with a verb: the words after it."""
    said = [words.partition(" ") for words in legal(table)]
    return {rest for first, _, rest in said if first == verb}


def say(table: Table, *lines: str) -> None:
    """Play words for the seat asked. "P2: follow_jack" also checks that it is player 2."""
    for line in lines:
        who, colon, words = line.rpartition(": ")
        question = asked(table)
        if colon:
            assert who == f"P{table.seat + 1}", f"'{line}', but P{table.seat + 1} has {question}"
        assert words in legal(table), f"'{line}' at {question} is not one of {sorted(legal(table))}"
        table.say(words)
        check_pieces(table)


def asked(table: Table) -> str:
    """The name of the question on the table; empty when the game is over."""
    return type(table.agenda[-1]).__name__ if table.agenda else ""


def expect(table: Table, seat: int, question: str) -> None:
    """Check who is asked what."""
    assert not table.over, f"over: {ending(table)}"
    assert (table.seat, asked(table)) == (seat, question)


def think_all(table: Table, thought: str = "jack") -> None:
    """Everybody asked to follow thinks instead."""
    while not table.over and asked(table) == "Follow":
        say(table, f"think {thought}")


def call(role: str, table: Table) -> Table:
    """Player 1 calls a role with a Jack, nobody follows."""
    say(table, f"P1: lead_jack {role}")
    think_all(table)
    return table


def reloaded(table: Table) -> Table:
    """The same position, dumped and loaded: whatever is nested must survive it."""
    twin = table.game.load(table.dump())
    assert isinstance(twin, Table)
    assert twin.dump() == table.dump()
    assert twin.legal == table.legal
    return twin


# ---------------------------------------------------------------- looking


def at(table: Table, seat: int) -> dict[str, Any]:
    """Everything about a player's camp, in words."""
    found: dict[str, Any] = table.view(EVERYTHING)["camps"][seat]
    return found


def pool(table: Table) -> dict[str, int]:
    """The cards in the pool by material."""
    found: dict[str, int] = table.view(EVERYTHING)["pool"]
    return found


def hand(table: Table, seat: int) -> list[str]:
    """The hand, its Jacks last."""
    view = at(table, seat)
    return [*view["hand"], *["jack"] * view["jacks"]]


def completed(table: Table, seat: int) -> list[str]:
    """The names of the completed buildings."""
    return [item["card"] for item in at(table, seat)["buildings"]]


def foundations(table: Table, seat: int) -> dict[str, list[str]]:
    """The foundations, each with the materials in it."""
    return {item["card"]: item["materials"] for item in at(table, seat)["foundations"]}


def actions_left(table: Table) -> int:
    """How many actions the seat asked may still begin."""
    step: Any = table.agenda[-1]
    left: int = step.left(table)
    return left


def ending(table: Table) -> str:
    """How the game ended."""
    found: str = table.view(EVERYTHING)["ending"]
    return found


def winners(table: Table) -> list[int]:
    return [score.seat for score in table.scores() if score.won]


def points(table: Table) -> list[int]:
    return [score.total for score in table.scores()]


def check_pieces(table: Table) -> None:
    """Every card, site and Jack of the box is somewhere, once."""
    names = table.deck + table.removed + table.pool_names
    colours = [0] * len(MATERIALS)
    sites = [table.town[m] + table.outside[m] for m in range(len(MATERIALS))]
    jacks = table.jack_pile
    if table.fountain != NO_CARD:
        names = [*names, table.fountain]
    for place in table.camps:
        names = [*names, *place.hand, *place.played]
        names += [item.kind for item in place.foundations + place.buildings]
        under = [*place.hired]
        for item in place.foundations + place.buildings:
            under += [*item.materials, item.marker]
        for m in range(len(MATERIALS)):
            colours[m] += place.stockpile[m] + place.clients[m] + place.vault[m] + under.count(m)
            sites[m] += place.sites[m] + [item.site for item in place.foundations].count(m)
        jacks += place.jacks + place.played_jacks
        assert place.influence == BOX.starting_influence + sum(
            place.sites[m] * BOX.value[m] for m in range(len(MATERIALS))
        )
    for kind in names:
        colours[BOX.material[kind]] += 1
    assert all(names.count(kind) <= BOX.copies[kind] for kind in set(names))
    assert colours == [24] * len(MATERIALS)
    assert jacks == JACKS
    assert sites == [BOX.sites_cap if table.beginner else SITES] * len(MATERIALS)
