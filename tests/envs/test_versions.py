"""An environment's version grows when its behaviour changes: this is how we notice."""

import hashlib

import ludi
from ludi.envs.names import VERSIONS
from ludi.envs.vector import VectorTables
from tests.envs.cases import every_game

# by game and version: the masks, observations and rewards of some random games
DIGESTS = {
    ("glory-to-rome", 0): "387f3813ba973ec0",
    ("hadrians-wall", 0): "3083f7be09c580ca",
    ("age-of-rome", 2): "f640eb1e2e9f1420",
    ("rome-and-roll", 1): "a7be0ac7d4693a46",
    ("ave-roma", 0): "71cc04f0d31ac907",
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
    assert digest(id) == DIGESTS[id, VERSIONS[id]], "raise the version of the environment?"
