"""An environment's version grows when its behaviour changes: this is how we notice."""

import hashlib

import ludi
from ludi.envs.vector import VectorTables
from tests.envs.cases import every_game
from tests.games.test_properties import kit

# By game and version: the masks, observations and rewards of some random games. A game from
# elsewhere says its own in its `invariants.py`, as `OBSERVED`, by version.
DIGESTS = {
    ("glory-to-rome", 0): "387f3813ba973ec0",
    ("hadrians-wall", 1): "5b8c13899f355c04",
    ("age-of-rome", 4): "9a0effd834bbd243",
    ("rome-and-roll", 3): "e20d4d0d55dcd141",
    ("ave-roma", 1): "5e48f136eab51bf5",
}


def digest(id: str) -> str:
    found = hashlib.sha256()
    for players in ludi.game(id).players:
        tables = VectorTables(id, 2, players, seed="version")
        dice = ludi.Dice.seeded("version")
        for number in range(400):
            tables.step(tables.any_actions(dice))
            if number % 20 == 0 or tables.ended.any():
                found.update(tables.batch.masks)
                found.update(tables.batch.observations)
                found.update(str(tables.rewards.round(3).tolist()).encode())
    return found.hexdigest()[:16]


@every_game
def test_behaviour_stays_while_the_version_does(id: str) -> None:
    version = ludi.manifest(id).environment_version
    known = DIGESTS.get((id, version)) or kit(id).OBSERVED[version]
    assert digest(id) == known, "raise the version of the environment?"
