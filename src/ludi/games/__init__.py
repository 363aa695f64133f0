"""The shelf: which games there are.

A package puts a box on the shelf with an entry point of the group `ludi.games`, ours included: it
names the game's id and its manifest. A game is imported when somebody opens it.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from ludi.kernel.components import ComponentsError
from ludi.kernel.corrections import file_name
from ludi.kernel.errors import BadChoice, BadGame, LudiError
from ludi.kernel.game import Game
from ludi.kernel.manifest import Manifest

GROUP = "ludi.games"

_BROKEN: dict[str, BadGame] = {}  # by id: the games that did not open


@cache
def _shelf() -> tuple[dict[str, Manifest], list[str]]:
    """The manifests, light games before heavy ones, and a sentence for each that failed."""
    found: dict[str, Manifest] = {}
    troubles: list[str] = []
    for entry in entry_points(group=GROUP):
        try:
            manifest = entry.load()
        except Exception as error:  # another's package must not take ours down
            troubles.append(_trouble(entry, _in_words(error)))
            continue
        if not isinstance(manifest, Manifest):
            troubles.append(_trouble(entry, f"{entry.value} is not a manifest"))
        elif manifest.id != entry.name:
            troubles.append(_trouble(entry, f"its manifest calls it '{manifest.id}'"))
        elif manifest.id in found and found[manifest.id] is not manifest:
            troubles.append(_trouble(entry, "another game already has that name"))
        else:
            found[manifest.id] = manifest
    order = sorted(found.values(), key=lambda one: (one.weight, one.minutes, one.id))
    return {one.id: one for one in order}, troubles


def _trouble(entry: EntryPoint, why: str) -> str:
    package = entry.dist.name if entry.dist is not None else "a package"
    return f"{package}: the game '{entry.name}' cannot be put on the shelf: {why}"


def _in_words(error: Exception) -> str:
    return str(error) if isinstance(error, LudiError) else f"{type(error).__name__}: {error}"


def game_ids() -> list[str]:
    """The ids of all games, in the order of the shelf."""
    return list(_shelf()[0])


def shelf_troubles() -> list[str]:
    """The games that cannot be put on the shelf or could not be opened: a sentence each."""
    return [*_shelf()[1], *[str(error) for error in _BROKEN.values()]]


def manifest_of(id: str) -> Manifest:
    """What a game says about itself."""
    shelf = _shelf()[0]
    if id not in shelf:
        raise BadChoice(f"there is no game '{id}' (there are: {', '.join(shelf)})")
    return shelf[id]


def open_game(id: str, components: str | None = None) -> Game:
    """The game with this id; with an owner's corrected components if a file is given."""
    manifest = manifest_of(id)
    if id in _BROKEN:
        raise _BROKEN[id]
    try:
        return manifest.open(components)
    except Exception as error:
        if components is not None:  # the owner's file is wrong, not the game
            if isinstance(error, LudiError):
                raise
            why: dict[str, str | int] = {"why": type(error).__name__}
            raise ComponentsError(file_name(components, id), "impossible", why) from error
        _BROKEN[id] = BadGame(f"the game '{id}' cannot be opened: {_in_words(error)}")
        raise _BROKEN[id] from error
