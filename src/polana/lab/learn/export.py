"""A trained network in the form in which bots read it (`polana.bots.network`): small, and without torch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from polana.eyes.grid import Grid
from polana.kernel.errors import PolanaError
from polana.kernel.game import find
from polana.lab.learn.net import Net

#: A file may be this large.
MOST = 4_000_000
#: The largest number of a signed byte.
BYTE = 127

Array = npt.NDArray[Any]


def export(net: Net, game: str, path: Path) -> int:
    """Write the weights, and say how many bytes they take. The wide layer has nearly all of them: a row of it becomes
    bytes with one scale."""
    grid: Grid = net.made_of["grid"]
    state: dict[str, Array] = {name: value.detach().float().cpu().numpy() for name, value in net.state_dict().items()}
    flat = state["flat.weight"].T[grid.flat]
    scale = np.maximum(np.abs(flat).max(1) / BYTE, 1e-8).astype(np.float32)
    arrays: dict[str, Array] = {
        "flat": np.round(flat / scale[:, None]).astype(np.int8),
        "flat.scale": scale,
        "flat.bias": state["flat.bias"],
        "say": state["say.weight"],
        "say.bias": state["say.bias"],
        "lean": state["lean"],
    }
    linear = ["value", *[f"layers.{layer}" for layer in range(net.depth)]]
    if net.places:
        linear += ["look", "think", "query"]
        arrays["sum"] = state["sum.weight"].T
        if grid.reach:
            arrays["near"] = state["near.weight"].T
        if grid.printed:
            arrays["who"] = state["who"]
    for name in linear:
        arrays[name] = state[f"{name}.weight"].T
        arrays[f"{name}.bias"] = state[f"{name}.bias"]
    for name in ("norm", "last", *[f"norms.{layer}" for layer in range(net.depth)]):
        arrays[f"{name}.gain"], arrays[f"{name}.bias"] = state[f"{name}.gain"], state[f"{name}.bias"]
    told = {
        "game": game,
        "vocabulary": find(game).vocabulary.fingerprint,
        "observation": grid.fingerprint,
        "form": {name: net.made_of[name] for name in ("hidden", "wide", "depth")},
    }
    # row by row, as those who read it without numpy expect
    small = {
        name: np.ascontiguousarray(array if name in ("flat", "flat.scale") else array.astype(np.float16))
        for name, array in arrays.items()
    }
    small["told"] = np.frombuffer(json.dumps(told).encode(), np.uint8)
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, allow_pickle=False, **small)
    size = path.stat().st_size
    if size > MOST:
        raise PolanaError(f"{path} takes {size} bytes, and may take {MOST}: train a narrower network")
    return size
