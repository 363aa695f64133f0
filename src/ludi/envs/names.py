"""What the environments are called. A version grows when an environment's behaviour changes.

The same actions from the same seed must give the same observations, masks and rewards for as long
as the version stays: tests/envs/test_versions.py holds us to it.
"""

from typing import Final

VERSIONS: Final = {
    "glory-to-rome": 0,
    "hadrians-wall": 0,
    "age-of-rome": 2,
    "rome-and-roll": 1,
    "ave-roma": 0,
}


def camel_name(id: str) -> str:
    """`GloryToRome`."""
    return "".join(word.capitalize() for word in id.split("-"))


def gymnasium_id(id: str) -> str:
    """`ludi/GloryToRome-v0`."""
    return f"ludi/{camel_name(id)}-v{VERSIONS[id]}"


def pettingzoo_name(id: str) -> str:
    """`glory_to_rome_v0`."""
    return f"{id.replace('-', '_')}_v{VERSIONS[id]}"


def openspiel_name(id: str) -> str:
    """`ludi_glory_to_rome`; OpenSpiel has no versions: it is in the long name."""
    return f"ludi_{id.replace('-', '_')}"
