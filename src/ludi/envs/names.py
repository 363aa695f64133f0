"""What the environments are called. A version grows when an environment's behaviour changes.

The same actions from the same seed must give the same observations, masks and rewards for as long
as the version stays: tests/envs/test_versions.py holds us to it.
"""

import ludi


def camel_name(id: str) -> str:
    """`GloryToRome`."""
    return "".join(word.capitalize() for word in id.split("-"))


def gymnasium_id(id: str) -> str:
    """`ludi/GloryToRome-v0`."""
    return f"ludi/{camel_name(id)}-v{ludi.manifest(id).environment_version}"


def pettingzoo_name(id: str) -> str:
    """`glory_to_rome_v0`."""
    return f"{id.replace('-', '_')}_v{ludi.manifest(id).environment_version}"


def openspiel_name(id: str) -> str:
    """`ludi_glory_to_rome`; OpenSpiel has no versions: it is in the long name."""
    return f"ludi_{id.replace('-', '_')}"
