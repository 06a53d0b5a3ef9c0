"""Grid: the shape of an observation as numbers, the same for those who train a network and those who ask it."""

from __future__ import annotations

from math import isqrt
from typing import final

from polana.eyes.observer import AnyObserver
from polana.eyes.shape import NONE


@final
class Grid:
    """Where in a row is what a network treats alike.

    `planes[p][l]` is the place in the row of what plane p says of place l, `NONE` where it says nothing of it; the last
    plane are places among the arguments of the question. `points` are places in the row whose value is the number of a
    place plus 1: each is one more plane, with a 1 there. `flat` are the places in the row of everything else; of a
    printed board also of the planes.
    """

    def __init__(self, observer: AnyObserver) -> None:
        shape = observer.shape
        self.size: int = observer.size
        self.words: int = observer.words
        self.fingerprint: str = observer.fingerprint
        #: By place: the number of the word that names it.
        self.places: list[int] = [word.id for word in shape.places]
        many = len(self.places)
        self.planes: list[list[int]] = []
        apart: set[int] = set()
        for name, each in shape.planes:
            field = observer.find(name)
            if field.count % each or field.count // each > many:
                raise ValueError(f"{name} has {field.count} numbers, {each} for each of {many} places: that cannot be")
            for plane in range(each):
                filled = [field.first + place * each + plane for place in range(field.count // each)]
                self.planes.append(filled + [NONE] * (many - len(filled)))
            if not shape.printed:
                apart.update(range(field.first, field.first + field.count))
        asked = observer.find("ask/words")
        if many:
            self.planes.append([asked.first + word for word in self.places])
        self.points: list[int] = []
        for name in shape.points:
            field = observer.find(name)
            self.points += range(field.first, field.first + field.count)
        #: Where the plane of places in play begins, and the square of paths, and how long its sides are.
        self.there: int = observer.find(shape.there).first if shape.there else NONE
        self.paths: int = NONE
        self.reach: int = 0
        if shape.paths:
            square = observer.find(shape.paths)
            self.paths = square.first
            self.reach = isqrt(square.count)
            apart.update(range(square.first, square.first + square.count))
        self.printed: bool = shape.printed
        self.flat: list[int] = [at for at in range(self.size) if at not in apart]
        #: The sides that can be played, and where each is marked.
        self.sides: list[str] = [name for name, _, _ in shape.sides]
        self.marks: list[int] = [observer.find(field).first + at for _, field, at in shape.sides]
