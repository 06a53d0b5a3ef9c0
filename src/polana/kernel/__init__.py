"""The kernel: the referee. It knows no game and imports nothing of the rest."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

__all__ = ["i64", "mypyc_attr"]

# The classes that a game derives from are marked `@mypyc_attr(allow_interpreted_subclasses=True)`, so that a game in
# plain Python can be played on the compiled kernel. Only the compiler looks at the mark: without one it does nothing,
# and nothing has to be installed. (It is here because a package's __init__ is never compiled.)
# `i64` is a whole number that compiled code keeps in 64 bits, without Python's integers; uncompiled it is an int.
if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    T = TypeVar("T")
    i64 = int

    def mypyc_attr(*attrs: str, **values: object) -> Callable[[T], T]:
        return lambda marked: marked
