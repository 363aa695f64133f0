"""A table that cannot be written to, to find what writes while it only seems to ask."""

from typing import Any, NoReturn

import ludi


class Written(AssertionError):
    """Something wrote to a sealed table."""


def refuse(self: object, *args: object, **kwargs: object) -> NoReturn:
    raise Written("asking wrote to the table, if only for a moment")


class Sealed(list[Any]):
    """A list that refuses to change; slices and copies of it are ordinary lists."""

    append = extend = insert = pop = remove = clear = sort = reverse = refuse
    __setitem__ = __delitem__ = __iadd__ = __imul__ = refuse


def seal(thing: Any) -> Any:
    """The same with its lists sealed, however deep. Only in plain Python: compiled code writes past
    what a list refuses, and compiled objects keep no `__dict__`."""
    if isinstance(thing, list):
        return Sealed([seal(item) for item in thing])
    if isinstance(thing, ludi.Table) or is_piece(thing):
        for name, value in list(getattr(thing, "__dict__", {}).items()):
            if isinstance(value, list) or is_piece(value):
                setattr(thing, name, seal(value))
    return thing


def is_piece(thing: object) -> bool:
    """Whether it lies on the table: what a game's `table.py` makes."""
    return type(thing).__module__.endswith(".table")
