"""The games as learners know them: PettingZoo, Gymnasium, OpenSpiel, and many tables at once.

Each is a module of its own and needs its own packages: `ludi.envs.pettingzoo`,
`ludi.envs.gymnasium`, `ludi.envs.openspiel`, `ludi.envs.vector`. This one needs none.
"""

from ludi.envs.names import camel_name, gymnasium_id, openspiel_name, pettingzoo_name

__all__ = ["camel_name", "gymnasium_id", "openspiel_name", "pettingzoo_name"]
