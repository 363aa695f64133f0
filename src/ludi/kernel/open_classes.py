"""Lets a compiled kernel take the classes of interpreted games.

mypyc refuses interpreted subclasses of a compiled class unless the class is marked with
`mypyc_attr` of mypy_extensions, which only the compiler reads. The rules need nothing but the
standard library, so at run time the mark is ours and does nothing. This module is never compiled:
mypyc would leave out what a type checker does not see.
"""

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_):
        return lambda marked: marked
