"""The sums of a learned network with Python alone, for those who have neither a compiled engine nor numpy.

It takes a hundred times as long as either: fast enough for a word, too slow for the many positions of a search.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Iterable
from operator import mul
from typing import Any, Final, final

from polana.bots.network_sums import NONE, SMALL, SUM


def _sumprod(these: Iterable[float], those: Iterable[float]) -> float:
    result: float = sum(map(mul, these, those))
    return result


#: Python has it from 3.12 on.
sumprod: Final[Callable[[Iterable[float], Iterable[float]], float]] = getattr(math, "sumprod", _sumprod)

Rows = list[list[float]]


@final
class Sums:
    """`numbers` say how large everything is; `tables` hold the weights and the places in a row (`network.py`)."""

    def __init__(self, numbers: dict[str, int], tables: dict[str, array[int] | array[float]]) -> None:
        self.size: int = numbers["size"]
        self.places: int = numbers["places"]
        self.planes: int = numbers["planes"]
        self.paths: int = numbers["paths"]
        self.reach: int = numbers["reach"]
        self.there: int = numbers["there"]
        w: dict[str, Any] = dict(tables)
        self.w: dict[str, Any] = w
        hidden, wide = numbers["hidden"], numbers["wide"]
        self.flat: Rows = _rows(w["flat"], hidden)
        self.said: Rows = _rows(w["say"], hidden)
        self.lean: Rows = _rows(w["lean"], numbers["words"])
        self.value: Rows = _columns(w["value"], numbers["seats"])
        self.layers: list[Rows] = [_columns(w[f"layers.{layer}"], hidden) for layer in range(numbers["depth"])]
        norms = ("norm", "last", *[f"norms.{layer}" for layer in range(numbers["depth"])])
        self.norms: dict[str, tuple[Rows, Rows]] = {
            name: (_rows(w[f"{name}.gain"], hidden), _rows(w[f"{name}.bias"], hidden)) for name in norms
        }
        if self.places:
            self.look: Rows = _rows(w["look"], wide)
            self.columns: list[list[int]] = _columns(w["columns"], self.places)
            self.think: Rows = _columns(w["think"], wide)
            self.near: Rows = _columns(w["near"], wide) if self.reach else []
            self.who: Rows = _rows(w["who"], wide) if "who" in w else []
            self.query: Rows = _columns(w["query"], wide)
            self.sum: Rows = _columns(w["sum"], hidden)

    def say(self, row: bytearray, words: list[int]) -> tuple[list[float], list[float]]:
        """One number for each of these words, and one for each seat, counted from the reader."""
        w = self.w
        log, lines, scale = w["log"], w["flat.at"], w["flat.scale"]
        seen = bytes(row[: self.size])
        filled = [(lines[at], number) for at, number in enumerate(seen) if number and lines[at] != NONE]
        counts = [log[number] * scale[line] for line, number in filled]
        # Row by row is column by column turned round: one sum for each number of the layer.
        x = list(w["flat.bias"])
        if filled:
            parts = [self.flat[line] for line, _ in filled]
            x = [one + sumprod(counts, part) for one, part in zip(x, zip(*parts, strict=True), strict=True)]
        side = max((number + 1 for number, mark in enumerate(w["marks"]) if seen[mark]), default=0)
        board: dict[int, list[float]] = self.board(seen) if self.places else {}
        if board:
            whole = [sum(each) * SUM for each in zip(*board.values(), strict=True)]
            x = [one + sumprod(whole, part) for one, part in zip(x, self.sum, strict=True)]
        x = [max(each, 0.0) for each in self.norm(x, "norm", side)]
        for layer, parts in enumerate(self.layers):
            inner = self.norm(x, f"norms.{layer}", side)
            biases = w[f"layers.{layer}.bias"]
            x = [one + max(sumprod(inner, part) + bias, 0.0) for one, part, bias in zip(x, parts, biases, strict=True)]
        x = self.norm(x, "last", side)
        lean = self.lean[side]
        said = [sumprod(x, self.said[word]) + w["say.bias"][word] + lean[word] for word in words]
        if board:
            query = [sumprod(x, part) + bias for part, bias in zip(self.query, w["query.bias"], strict=True)]
            for number, word in enumerate(words):
                here = board.get(w["names"][word])
                if here is not None:
                    said[number] += sumprod(here, query)
        value = [sumprod(x, part) + bias for part, bias in zip(self.value, w["value.bias"], strict=True)]
        return said, value

    def norm(self, x: list[float], name: str, side: int) -> list[float]:
        middle = math.fsum(x) / len(x)
        x = [each - middle for each in x]
        by = (sumprod(x, x) / len(x) + SMALL) ** -0.5
        gains, biases = self.norms[name]
        return [each * by * gain + bias for each, gain, bias in zip(x, gains[side], biases[side], strict=True)]

    def board(self, seen: bytes) -> dict[int, list[float]]:
        """What lies at the places that are in play, and beside them."""
        w, reach = self.w, self.reach
        log, look = w["log"], self.look
        there = seen[self.there : self.there + self.places] if self.there != NONE else bytes([1]) * self.places
        where = [place for place in range(self.places) if reach or there[place]]
        marked: dict[int, Rows] = {}
        for number, at in enumerate(w["points"]):
            marked.setdefault(seen[at] - 1, []).append(look[self.planes + number])
        padded = seen + b"\0"
        first: dict[int, list[float]] = {}
        for place in where:
            filled = [(plane, padded[at]) for plane, at in enumerate(self.columns[place]) if padded[at]]
            counts = [log[number] for _, number in filled]
            rows = [look[plane] for plane, _ in filled]
            for point in marked.get(place, ()):
                counts.append(log[1])
                rows.append(point)
            here = list(w["look.bias"])
            if self.who:
                counts.append(1.0)
                rows.append(self.who[place])
            if rows:
                here = [one + sumprod(counts, part) for one, part in zip(here, zip(*rows, strict=True), strict=True)]
            first[place] = [max(each, 0.0) for each in here]
        second: dict[int, list[float]] = {}
        for place in where:
            here = [sumprod(first[place], part) + bias for part, bias in zip(self.think, w["think.bias"], strict=True)]
            if place < reach:
                paths = seen[self.paths + place * reach : self.paths + (place + 1) * reach]
                beside = [(first[other], number) for other, number in enumerate(paths) if number]
                if beside:
                    sums = [
                        sum(each)
                        for each in zip(*[[number * one for one in other] for other, number in beside], strict=True)
                    ]
                    here = [one + sumprod(sums, part) for one, part in zip(here, self.near, strict=True)]
            second[place] = [max(each, 0.0) for each in here] if there[place] else [0.0] * len(here)
        return second


def _rows(table: Any, width: int) -> list[list[Any]]:
    return [table[at : at + width].tolist() for at in range(0, len(table), width)]


def _columns(table: Any, width: int) -> list[list[Any]]:
    return [table[at::width].tolist() for at in range(width)]
