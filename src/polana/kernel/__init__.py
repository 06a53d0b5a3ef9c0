"""The kernel: the referee. It knows no game and imports nothing of the rest."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

__all__ = ["mypyc_attr"]

# The classes that a game derives from are marked `@mypyc_attr(allow_interpreted_subclasses=True)`, so that a game in
# plain Python can be played on the compiled kernel. Only the compiler looks at the mark: without one it does nothing,
# and nothing has to be installed. (It is here because a package's __init__ is never compiled.)
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    T = TypeVar("T")

    def mypyc_attr(*attrs: str, **values: object) -> Callable[[T], T]:
        return lambda marked: marked
