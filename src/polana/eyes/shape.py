"""Shape: what the numbers of an observation are about, for whoever builds a network.

A network that knows nothing of a game can still be told what every board game of this kind has: places, on which things
stand; paths between them; words that name a place; and a side (a faction, a clan) that the reader plays. It handles all
places alike, and what it has learned at one of them is good for all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from polana.kernel.word import Word

#: Where a place has no number in a plane: Root's forests have no buildings.
NONE: Final = -1


@final
class Shape:
    """Which fields of an observation lie over places, and which say what side the reader plays.

    `places` are the words that name them, in the order in which fields number them. A field of `planes` has so many
    numbers for each place, one place after the other; it may end before the last places. Fields of `points` say of
    other things where they are, by the number of the place plus 1. `there` is a plane that is not 0 where a place is in
    play, `paths` a square: by place and place, 1 where one can go from one to the other. Where the board is `printed`,
    a place means the same in every match, and not only what lies there. `sides` are (name, field, place in the field),
    marked where the reader plays that side; the field `seats` says how many play.
    """

    def __init__(
        self,
        places: Sequence[Word],
        planes: Sequence[tuple[str, int]],
        sides: Sequence[tuple[str, str, int]],
        points: Sequence[str] = (),
        there: str = "",
        paths: str = "",
        printed: bool = False,
        seats: str = "players",
    ) -> None:
        self.places: list[Word] = list(places)
        self.planes: list[tuple[str, int]] = list(planes)
        self.sides: list[tuple[str, str, int]] = list(sides)
        self.points: list[str] = list(points)
        self.there: str = there
        self.paths: str = paths
        self.printed: bool = printed
        self.seats: str = seats

    def text(self) -> str:
        """All of it, for a fingerprint."""
        words = ",".join([word.text for word in self.places])
        return f"{words};{self.planes};{self.sides};{self.points};{self.there};{self.paths};{self.printed}"


#: Of a game that says nothing: a row of numbers.
FLAT: Final = Shape((), (), ())
