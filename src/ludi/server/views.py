"""What the games' views hold, for the OpenAPI document: each game says it in types.

The rules know only the standard library, whose TypedDict Pydantic cannot read before Python 3.12:
so each type is made anew with the other TypedDict, under a name that says whose it is.
"""

from __future__ import annotations

import types
from functools import lru_cache
from typing import Any, Final, Union, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import ConfigDict, TypeAdapter
from typing_extensions import TypedDict

import ludi
from ludi.kernel.game import Game

REFERENCE: Final = "#/components/schemas/{model}"


def type_name(game: Game) -> str:
    """The beginning of the names of a game's types: GloryToRome."""
    return "".join(part.capitalize() for part in game.id.split("-"))


def remade(hint: Any, prefix: str, made: dict[Any, Any]) -> Any:
    """A type with every TypedDict in it made anew."""
    if is_typeddict(hint):
        if hint not in made:
            hints = get_type_hints(hint, include_extras=True)
            fields = {name: remade(field, prefix, made) for name, field in hints.items()}
            made[hint] = TypedDict(prefix + hint.__name__, fields)  # type: ignore[operator]
            made[hint].__pydantic_config__ = ConfigDict(extra="forbid", strict=True)
        return made[hint]
    origin = get_origin(hint)
    if origin is None:
        return hint
    within = tuple(remade(part, prefix, made) for part in get_args(hint))
    if origin is types.UnionType:
        return Union[within]  # noqa: UP007
    return origin[within if len(within) > 1 else within[0]]


@lru_cache(maxsize=64)
def view_adapter(game: Game) -> TypeAdapter[Any] | None:
    """What checks and describes the views of a game; None if it does not say what they hold."""
    if game.view_type is None:
        return None
    return TypeAdapter(remade(game.view_type, type_name(game), {}))


def describe_views(document: dict[str, Any]) -> None:
    """Put the types of all views on the shelf into an OpenAPI document."""
    schemas = document["components"]["schemas"]
    known: list[dict[str, Any]] = []
    for id in ludi.games():
        game = ludi.game(id)
        adapter = view_adapter(game)
        if adapter is not None:
            described = adapter.json_schema(ref_template=REFERENCE)
            name = type_name(game) + "View"
            schemas |= described.pop("$defs", {}) | {name: described}
            known.append({"$ref": REFERENCE.format(model=name)})
    schemas["State"]["properties"]["view"]["anyOf"] = [*known, {"type": "object"}]
