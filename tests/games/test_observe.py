"""What every game promises of its observations, tested once for all of them."""

from typing import Any

import pytest

import ludi
from ludi.kernel.observe import (
    KeptCounts,
    KeptList,
    KeptRow,
    KeptSet,
    KeptTuple,
    Places,
    capped,
    counted,
    flags,
    one_of,
    wide_flags,
)
from tests.games.test_properties import every_case, random_walk, share, some

POSITIONS = 40  # of a random game
FOLLOWED = 200  # decisions of one


def seen(view: dict[str, Any]) -> dict[str, Any]:
    """What a seat sees less the way into the moment, of which an observation tells the end."""
    return {key: value for key, value in view.items() if key != "trail"}


@every_case
def test_an_observation_depends_only_on_what_the_seat_may_know(
    id: str, players: int, options: dict[str, str]
) -> None:
    observer = ludi.game(id).observer(players)
    dice = ludi.Dice.seeded("observe")
    for table in some(id, players, options, 7, share(id, options, POSITIONS)):
        before = table.dump()
        for seat in range(players):
            known = observer.observe(table, seat)
            assert len(known) == observer.size
            other = table.imagine(seat, dice)  # looks the same, what is hidden has been swapped
            swapped = observer.observe(other, seat)
            assert swapped == known, differences(observer, swapped, known)
        assert table.dump() == before


@every_case
def test_what_an_observer_kept_is_what_it_would_write(
    id: str, players: int, options: dict[str, str]
) -> None:
    """One that follows a game, then looks at others, says the same as one that saw nothing yet."""
    game = ludi.game(id)
    observer = game.observer(players)
    length = share(id, options, FOLLOWED)
    others = some(id, players, options, 8, share(id, options, POSITIONS))
    for i, table in enumerate([*random_walk(id, players, options, 7)[-length:], *others]):
        for seat in {i % players, max(table.seat, 0)}:
            fresh = game.observer(players).observe(table, seat)
            kept = observer.observe(table, seat)
            assert kept == fresh, differences(observer, kept, fresh)


@every_case
def test_what_an_observer_kept_fits_whatever_is_played_next(
    id: str, players: int, options: dict[str, str]
) -> None:
    game = ludi.game(id)
    observer = game.observer(players)
    for table in some(id, players, options, 9, share(id, options, POSITIONS // 2)):
        if table.over:
            continue
        mover = table.deciders[0]
        legal = table.legal_for(mover)
        for action in legal[:: max(1, len(legal) // 3)]:
            after = table.clone()
            after.play(action, mover)
            for seat in range(players):
                observer.observe(table, seat)
                kept = observer.observe(after, seat)
                fresh = game.observer(players).observe(after, seat)
                assert kept == fresh, differences(observer, kept, fresh)


def differences(observer: Any, one: bytes, other: bytes) -> list[str]:
    """The pieces in which two observations differ."""
    found = []
    start = 0
    for piece in observer.pieces:
        if one[start : start + piece.size] != other[start : start + piece.size]:
            found.append(piece.name)
        start += piece.size
    return found


@every_case
def test_what_looks_different_is_observed_to_be_different(
    id: str, players: int, options: dict[str, str]
) -> None:
    observer = ludi.game(id).observer(players)
    known: dict[bytes, dict[str, Any]] = {}
    for table in some(id, players, options, 8, share(id, options, 2 * POSITIONS)):
        for seat in range(min(players, 2)):
            view = seen(table.view(seat))
            assert known.setdefault(observer.observe(table, seat), view) == view


@pytest.mark.parametrize("id", ludi.games())
def test_pieces_have_names_of_their_own_and_words(id: str) -> None:
    for players in ludi.game(id).players:
        observer = ludi.game(id).observer(players)
        names = [piece.name for piece in observer.pieces]
        assert len(set(names)) == len(names)
        for piece in observer.pieces:
            assert piece.size > 0 and 0 < piece.most <= 255 and piece.text
        assert observer.size == sum(piece.size for piece in observer.pieces)


def test_two_seats_with_swapped_places_see_each_other() -> None:
    """Oneself comes first: what is one's own to one seat is the neighbour's to the other."""
    game = ludi.game("hadrians-wall")
    observer = game.observer(2)
    table = some("hadrians-wall", 2, {}, 9, 3)[1]
    own = {piece.name: piece.size for piece in observer.pieces}
    start = 0
    places = {}
    for name, size in own.items():
        places[name] = slice(start, start + size)
        start += size
    one, other = observer.observe(table, 0), observer.observe(table, 1)
    for name in own:
        if name.startswith("own."):
            assert one[places[name]] == other[places[name.replace("own.", "next1.")]]


def test_sets_and_numbers_are_written_in_full() -> None:
    assert list(flags(0b1010011, 7)) == [1, 1, 0, 0, 1, 0, 1]
    assert list(flags(1 << 19 | 1, 20)) == [1, *[0] * 18, 1]
    for bits in (0, 1, 1 << 251, (1 << 252) - 1, 0xF0F0 << 100):
        assert wide_flags(bits, 252) == flags(bits, 252)
    assert [list(row) for row in one_of(2)] == [[1, 0], [0, 1], [0, 0]]
    assert [capped(number) for number in (-5, 0, 255, 300)] == [0, 0, 255, 255]


def test_what_is_counted_anew_by_what_came_and_went_is_what_there_is() -> None:
    dice = ludi.Dice.seeded("counts")
    kept = KeptCounts(6)
    items: list[int] = []
    for _ in range(500):
        if items and dice.below(2):
            items.pop(dice.below(len(items)))
        else:
            items.insert(dice.below(len(items) + 1), dice.below(6))
        if dice.below(10) == 0:
            items = [dice.below(6) for _ in range(dice.below(12))]
        assert list(kept.write(items)) == [items.count(kind) for kind in range(6)]
        assert counted(items, 6) == kept.row


def test_kept_rows_follow_their_numbers() -> None:
    row, members, whole = KeptRow(), KeptSet(4), KeptTuple()
    numbers = [1, 2]
    assert row.write(numbers) == bytes([1, 2])
    numbers[0] = 7  # the same list, changed
    assert row.write(numbers) == bytes([7, 2])
    assert [list(members.write(items)) for items in ((0, 2), (), (3,))] == [
        [1, 0, 1, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 1],
    ]
    for given in ((3, 4), (3, 5), (3, 5), ()):
        assert whole.write(given) == bytes(given)


def test_places_of_a_list_are_written_each_in_its_way() -> None:
    places = Places(6)
    places.numbers(1, 3)
    places.chosen(0, one_of(3))
    places.gap()
    places.members(5, 10)
    places.numbers(4, 5, 1)
    assert places.size == 17
    kept = KeptList(places)

    def parts(numbers: list[int]) -> list[list[int]]:
        row = list(kept.write(numbers))
        return [row[:2], row[2:5], row[5:6], row[6:16], row[16:]]

    numbers = [1, 300, 5, 99, -1, 0b1000000001]
    expected = [[255, 5], [0, 1, 0], [0], [1, *[0] * 8, 1], [0]]
    assert parts(numbers) == expected
    numbers[3] = 98  # not shown
    assert parts(numbers) == expected
    numbers[0], numbers[2], numbers[4], numbers[5] = -1, 6, 3, 2
    assert parts(numbers) == [[255, 6], [0, 0, 0], [0], [0, 1, *[0] * 8], [4]]


def test_a_kept_list_has_room_and_says_when_what_it_does_not_show_has_changed() -> None:
    places = Places(3)
    places.chosen(2, [bytes([0, 0]), bytes([1, 1]), bytes([0, 1])])  # not a 1 where it says
    places.numbers(0, 1)
    kept = KeptList(places, 2)
    kept.write_after(0, bytes([8, 9]))
    assert list(kept.write([4, 5, 1])) == [1, 1, 4, 8, 9] and kept.aside
    kept.aside = False
    kept.write_after(1, bytes([7]))
    assert list(kept.write([4, 5, 2])) == [0, 1, 4, 8, 7] and not kept.aside
    assert list(kept.write([3, 6, 0])) == [0, 0, 3, 8, 7] and kept.aside


def test_sets_of_a_kept_list_follow_their_bits() -> None:
    places = Places(2)
    places.members(0, 30)
    places.chosen(1, one_of(4))
    kept = KeptList(places)
    dice = ludi.Dice.seeded("bits")
    for _ in range(200):
        numbers = [dice.below(1 << 30), dice.below(5) - 1]
        assert kept.write(numbers) == flags(numbers[0], 30) + one_of(4)[numbers[1]]


def test_kept_rows_can_be_written_with_so_much_more() -> None:
    row = KeptRow(2)
    assert row.write([-1, 5]) == bytes([1, 7])
    assert row.write([-1, 6]) == bytes([1, 8])
    assert row.write([0, 300 - 255, 4]) == bytes([2, 47, 6])
