"""Networks that have learned nothing, written as trained ones are."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from polana.eyes.grid import Grid
from polana.eyes.observer import observer_of
from polana.kernel.game import find

HIDDEN, WIDE, DEPTH = 24, 10, 2


def write(game: str, path: Path, **other: Any) -> None:
    """A small network of numbers by lot; `other` replaces what it says of itself."""
    observer = observer_of(game)
    assert observer is not None
    grid, lot = Grid(observer), np.random.default_rng(7)
    sides, places = len(grid.sides) + 1, len(grid.places)
    inputs = len(grid.planes) + len(grid.points)
    shapes: dict[str, tuple[int, ...]] = {
        "flat.bias": (HIDDEN,), "say": (grid.words, HIDDEN), "say.bias": (grid.words,), "lean": (sides, grid.words),
        "value": (HIDDEN, find(game).max_seats), "value.bias": (find(game).max_seats,),
        "look": (inputs, WIDE), "look.bias": (WIDE,), "think": (WIDE, WIDE), "think.bias": (WIDE,),
        "query": (HIDDEN, WIDE), "query.bias": (WIDE,), "sum": (WIDE, HIDDEN),
    }  # fmt: skip
    if grid.reach:
        shapes["near"] = (WIDE, WIDE)
    if grid.printed:
        shapes["who"] = (places, WIDE)
    for layer in range(DEPTH):
        shapes |= {f"layers.{layer}": (HIDDEN, HIDDEN), f"layers.{layer}.bias": (HIDDEN,)}
    for name in ("norm", "last", *[f"norms.{layer}" for layer in range(DEPTH)]):
        shapes |= {f"{name}.gain": (sides, HIDDEN), f"{name}.bias": (sides, HIDDEN)}
    arrays: dict[str, Any] = {name: (lot.normal(size=shape) * 0.3).astype(np.float16) for name, shape in shapes.items()}
    arrays["flat"] = lot.integers(-127, 128, (len(grid.flat), HIDDEN), np.int8)
    arrays["flat.scale"] = np.full(len(grid.flat), 0.002, np.float32)
    told = {
        "game": game, "vocabulary": find(game).vocabulary.fingerprint, "observation": grid.fingerprint,
        "form": {"hidden": HIDDEN, "wide": WIDE, "depth": DEPTH}, **other,
    }  # fmt: skip
    arrays["told"] = np.frombuffer(json.dumps(told).encode(), np.uint8)
    np.savez_compressed(path, allow_pickle=False, **arrays)
