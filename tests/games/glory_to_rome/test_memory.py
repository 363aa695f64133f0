"""What a player has seen going into a vault is remembered in what it imagines, and nothing else."""

from typing import Any

import ludi
from ludi.bots import make_bot
from ludi.games.glory_to_rome.actions import DEPOSIT, DEPOSIT_FROM_HAND, SEIZE
from ludi.games.glory_to_rome.view import remembered

GAME: Any = ludi.game("glory-to-rome")


def test_imagined_vaults_keep_what_was_seen() -> None:
    """Counted along from what the seat could see of each deposit when it was made."""
    seen_by_others = own = 0
    for seed in range(4):
        table = GAME.new(players=3, seed=seed)
        bots = [make_bot("random" if seed % 2 else "greedy", f"{seed}:{seat}") for seat in range(3)]
        known = [[[0] * 6 for _ in range(3)] for _ in range(3)]  # by who looks, by vault
        while not table.over:
            before = [camp.vault for camp in table.camps]
            action = bots[table.seat].choose(table, table.seat)
            table.play(action)
            if table.over:  # then all vaults lie open
                break
            for owner, camp in enumerate(table.camps):
                for material in range(6):
                    new = camp.vault[material] - before[owner][material]
                    for seat in range(3):
                        everybody = DEPOSIT.says(action) or SEIZE.says(action)
                        if everybody or (DEPOSIT_FROM_HAND.says(action) and seat == owner):
                            known[seat][owner][material] += new
            for seat in range(3):
                world = table.imagine(seat, ludi.Dice.seeded(f"{seed}:{table.turn}"))
                for owner, camp in enumerate(world.camps):
                    real = table.camps[owner]
                    assert remembered(real, owner == seat) == known[seat][owner]
                    assert sum(camp.vault) == camp.vault_count == real.vault_count
                    assert all(camp.vault[m] >= known[seat][owner][m] for m in range(6))
                    own += owner == seat and camp.vault_count > 0
                    seen_by_others += owner != seat and sum(known[seat][owner]) > 0
    assert own and seen_by_others


def test_what_nobody_saw_is_dealt_anew() -> None:
    """A card that an Atrium brings into the vault is unknown even to its owner."""
    table = GAME.new(players=2, seed=3)
    camp = table.camps[table.seat]
    shown, slipped, unseen = [table.box.material[table.draw()] for _ in range(3)]
    camp.deposit(shown, True)
    camp.deposit(slipped, False)
    camp.hoard(unseen)
    found = set()
    for seed in range(40):
        vault = list(table.imagine(table.seat, ludi.Dice.seeded(seed)).camps[table.seat].vault)
        for material in (shown, slipped):
            vault[material] -= 1
        assert min(vault) == 0 and sum(vault) == 1
        found.add(tuple(vault))
    assert len(found) > 3


def test_a_position_without_memory_can_be_loaded() -> None:
    table = GAME.new(players=2, seed=3)
    table.camps[0].deposit(2, True)
    dump = table.dump()
    for camp in dump["pieces"]["camps"]:
        del camp["vault_seen"], camp["vault_own"]
    assert GAME.load(dump).camps[0].vault_seen == (0, 0, 1, 0, 0, 0)
