"""The sums of a learned network with numpy, for those who have no compiled engine; `_network.c` does the same."""

from __future__ import annotations

from array import array
from typing import Any, Final, final

#: Added to a variance, so that nothing is divided by 0.
SMALL: Final = 1e-5
#: The sum over places is made smaller by this: there are many.
SUM: Final = 0.25
NONE: Final = -1


@final
class Sums:
    """`numbers` say how large everything is; `tables` hold the weights and the places in a row (`network.py`)."""

    def __init__(self, numbers: dict[str, int], tables: dict[str, array[int] | array[float]]) -> None:
        import numpy as np

        self.np: Any = np
        n = numbers
        hidden, wide, sides, places = n["hidden"], n["wide"], n["sides"] + 1, n["places"]
        self.size: int = n["size"]
        self.depth: int = n["depth"]
        self.places: int = places
        self.planes: int = n["planes"]
        self.paths: int = n["paths"]
        self.reach: int = n["reach"]
        self.there: int = n["there"]
        w: dict[str, Any] = {name: np.frombuffer(table, table.typecode) for name, table in tables.items()}
        shapes = {
            "flat": (n["rows"], hidden), "say": (n["words"], hidden), "lean": (sides, n["words"]),
            "value": (hidden, n["seats"]), "columns": (n["planes"], places),
            "look": (n["planes"] + n["points"], wide), "think": (wide, wide), "near": (wide, wide),
            "who": (places, wide), "query": (hidden, wide), "sum": (wide, hidden),
        }  # fmt: skip
        for layer in range(self.depth):
            shapes[f"layers.{layer}"] = (hidden, hidden)
        for name in ("norm", "last", *[f"norms.{layer}" for layer in range(self.depth)]):
            shapes[f"{name}.gain"] = shapes[f"{name}.bias"] = (sides, hidden)
        for name, shape in shapes.items():
            if name in w:
                w[name] = w[name].reshape(shape)
        w["flat"] = w["flat"].astype(np.float32) * w["flat.scale"][:, None]
        self.w: dict[str, Any] = w

    def say(self, row: bytearray, words: list[int]) -> tuple[list[float], list[float]]:
        """One number for each of these words, and one for each seat, counted from the reader."""
        np, w = self.np, self.w
        seen = np.frombuffer(row, np.uint8)[: self.size]
        filled = np.flatnonzero(seen)
        at = w["flat.at"][filled]
        within = at != NONE
        x = w["log"][seen[filled[within]]] @ w["flat"][at[within]] + w["flat.bias"]
        marked = np.flatnonzero(seen[w["marks"]])
        side = int(marked[-1]) + 1 if len(marked) else 0
        board: Any = None
        where: Any = None
        if self.places:
            board, where = self.board(seen)
            x = x + (board.sum(0) * SUM) @ w["sum"]
        x = np.maximum(self.norm(x, "norm", side), 0)
        for layer in range(self.depth):
            inner = self.norm(x, f"norms.{layer}", side) @ w[f"layers.{layer}"] + w[f"layers.{layer}.bias"]
            x = x + np.maximum(inner, 0)
        x = self.norm(x, "last", side)
        said: list[float] = (w["say"][words] @ x + w["say.bias"][words] + w["lean"][side][words]).tolist()
        if board is not None:
            query = x @ w["query"] + w["query.bias"]
            here: dict[int, float] = dict(zip(where.tolist(), (board @ query).tolist(), strict=True))
            for number, place in enumerate(w["names"][words].tolist()):
                if place != NONE:
                    said[number] += here.get(place, 0.0)
        value: list[float] = (x @ w["value"] + w["value.bias"]).tolist()
        return said, value

    def norm(self, x: Any, name: str, side: int) -> Any:
        x = x - x.mean()
        spread = float(x @ x) / len(x) + SMALL
        return x * (spread**-0.5) * self.w[f"{name}.gain"][side] + self.w[f"{name}.bias"][side]

    def board(self, seen: Any) -> tuple[Any, Any]:
        """What lies at the places that are in play, and beside them; and which places these are."""
        np, w = self.np, self.w
        if self.there == NONE or self.reach:
            where = np.arange(self.places)
        else:
            where = np.flatnonzero(seen[self.there : self.there + self.places])
        padded = np.append(seen, np.uint8(0))
        inputs = w["log"][padded[w["columns"][:, where]]].T
        first = inputs @ w["look"][: self.planes] + w["look.bias"]
        for number, place in enumerate(seen[w["points"]].tolist()):
            if 0 < place <= self.places:
                found = np.flatnonzero(where == place - 1)
                first[found] += w["log"][1] * w["look"][self.planes + number]
        if "who" in w:
            first = first + w["who"][where]
        first = np.maximum(first, 0)
        second = first @ w["think"] + w["think.bias"]
        if self.reach:
            square = seen[self.paths : self.paths + self.reach * self.reach].reshape(self.reach, self.reach)
            second[: self.reach] += (square.astype(np.float32) @ first[: self.reach]) @ w["near"]
        second = np.maximum(second, 0)
        if self.there != NONE and self.reach:
            second *= (seen[self.there : self.there + self.places] > 0)[:, None]
        return second, where
