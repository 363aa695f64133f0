"""What `make chaos` would notice."""

from benchmarks.chaos import Table, compare, main


def test_what_is_lost_doubled_or_missing_is_noticed() -> None:
    table = Table(0, [])
    table.acknowledged = [("a", 1, 0, 7), ("a", 2, 1, 9), ("b", 1, 0, 3)]
    events = [("a", 1, 0, "play", 7), ("a", 2, 1, "play", 9), ("b", 1, 0, "play", 3)]
    well = {"acknowledged": 3, "lost": 0, "doubled": 0, "gaps": 0}
    assert compare([table], events) == well
    assert compare([table], events[:2]) == {**well, "lost": 1}
    assert compare([table], [events[0], ("a", 2, 0, "play", 9), events[2]]) == {**well, "lost": 1}
    assert compare([table], [*events[:2], ("a", 4, 2, "play", 1), events[2]])["gaps"] == 1
    table.acknowledged.append(("b", 1, 0, 3))
    assert compare([table], events)["doubled"] == 1


def test_what_must_not_be_seen_is_noticed() -> None:
    table = Table(0, [])
    state = {"seat": 0, "view": {"seat": 0}, "legal": [], "asked": [1], "seed": None}
    table.look({**state, "status": "playing"}, 0)
    assert table.shown_wrong == []
    for wrong in ({"seat": 1}, {"view": {"seat": 1}}, {"legal": [1]}, {"seed": "x"}):
        table.look({**state, "status": "playing", **wrong}, 0)
    assert len(table.shown_wrong) == 4


def test_nothing_is_lost_while_things_fail() -> None:
    """The short form of `make chaos`: a fault of each kind that has ever cost something."""
    faults = ["database filled", "redis killed", "worker killed", "connections cut"]
    few = ["--workers", "1", "--tables", "3", "--pause", "0.3", "0.6"]
    assert main([*few, *(f"--fault={name}" for name in faults)]) == 0
