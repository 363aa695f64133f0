"""What must hold on a table of Glory to Rome after every action."""

from collections import Counter

from ludi.games.glory_to_rome.camp import NO_CARD
from ludi.games.glory_to_rome.ids import KINDS, MATERIALS
from ludi.games.glory_to_rome.table import Table

# Every mode with every player count, and the digest of the dumps of some games of them all.
MODES = [
    (players, {"mode": mode, "open_hands": hands})
    for mode in ("full", "beginner")
    for hands in ("no", "yes")
    for players in (2, 3, 4, 5)
]


def check(table: Table) -> None:
    check_cards(table)
    check_sites_and_jacks(table)
    for camp in table.camps:
        numbers = [*camp.stockpile, *camp.clients, *camp.vault, *camp.sites, camp.jacks]
        assert min(numbers) >= 0
        assert camp.client_count == sum(camp.clients) + len(camp.hired)
        assert camp.vault_count == sum(camp.vault)
        assert camp.hand == sorted(camp.hand)
        laid = [building.kind for building in camp.foundations + camp.buildings]
        assert len(laid) == len(set(laid)), "no name twice in a camp"
        assert camp.names == sum(1 << kind for kind in laid)
        assert camp.influence == 2 + sum(camp.sites[m] * table.box.value[m] for m in range(6)), (
            "influence is two and the sites"
        )
        for building in camp.foundations:
            assert len(building.materials) < table.box.value[building.site]
    assert table.pool == [
        sum(table.box.material[kind] == m for kind in table.pool_names) for m in range(6)
    ]
    if table.beginner:
        assert all(camp.functions == 0 for camp in table.camps)


def check_cards(table: Table) -> None:
    """All 144 order cards are somewhere: 24 of each material, no name too often."""
    named = [*table.deck, *table.removed, *table.pool_names]
    materials = [0] * len(MATERIALS)
    if table.fountain != NO_CARD:
        named.append(table.fountain)
    for camp in table.camps:
        named += [*camp.hand, *camp.played]
        named += [building.kind for building in camp.foundations + camp.buildings]
        for building in camp.foundations + camp.buildings:
            for material in building.materials:
                materials[material] += 1
            if building.marker != NO_CARD:
                materials[building.marker] += 1
        clients = camp.client_roles()
        for m in range(6):
            materials[m] += camp.stockpile[m] + clients[m] + camp.vault[m]
    for kind, count in Counter(named).items():
        assert count <= table.box.copies[kind], f"{count} cards {KINDS[kind]}"
        materials[table.box.material[kind]] += count
    assert materials == [24] * 6


def check_sites_and_jacks(table: Table) -> None:
    sites = [table.town[m] + table.outside[m] for m in range(6)]
    jacks = table.jack_pile
    for camp in table.camps:
        jacks += camp.jacks + camp.played_jacks
        for m in range(6):
            sites[m] += camp.sites[m]
        for building in camp.foundations:
            sites[building.site] += 1
    each = min(6, table.box.sites_cap) if table.beginner else 6
    assert sites == [each] * 6
    assert jacks == table.box.jacks
    assert sum(table.town) == table.town_left
