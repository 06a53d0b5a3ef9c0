"""What is kept of a training: the network as it is, whole or not at all; and one made of weights that bots read."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import torch

from polana.eyes.grid import Grid
from polana.eyes.observer import observer_of
from polana.kernel.errors import PolanaError
from polana.kernel.game import find
from polana.lab.learn.net import Net


def grid_of(game: str) -> Grid:
    observer = observer_of(game)
    if observer is None:
        raise PolanaError(f"{game} has no observer: see docs/adding.md")
    return Grid(observer)


def new(game: str, hidden: int, wide: int, depth: int, drop: float = 0.0) -> Net:
    """A network that has learned nothing yet."""
    return Net(grid_of(game), find(game).max_seats, hidden, wide, depth, drop)


def keep(net: Net, game: str, path: Path, done: dict[str, int] | None = None, half: bool = False) -> None:
    """Write a network, with what else is to be remembered. `half` halves the file, and a little is lost."""
    grid: Grid = net.made_of["grid"]
    form = {name: net.made_of[name] for name in ("hidden", "wide", "depth")}
    weights = {name: value.detach().cpu() for name, value in net.state_dict().items()}
    if half:
        weights = {name: value.half() for name, value in weights.items()}
    told = {
        "game": game,
        "observation": grid.fingerprint,
        "vocabulary": find(game).vocabulary.fingerprint,
        "form": form,
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    torch.save({**told, "weights": weights, "done": done or {}}, fresh)
    os.replace(fresh, path)


def load(game: str, path: Path, device: torch.device, drop: float = 0.0) -> tuple[Net, dict[str, Any]]:
    """A network that was kept, and what was remembered with it."""
    try:
        told = torch.load(path, map_location="cpu", weights_only=True)
    except FileNotFoundError:
        raise PolanaError(f"{path} does not exist") from None
    grid = _fitting(game, path, told)
    net = Net(grid, find(game).max_seats, **told["form"], drop=drop)
    net.load_state_dict({name: value.float() for name, value in told["weights"].items()})
    return net.to(device), told["done"]


def read(game: str, path: Path) -> Net:
    """The network of a file that bots read (`export.py` has written it): a training goes on from what is shipped."""
    try:
        with np.load(path) as file:
            tables = {name: file[name] for name in file.files}
    except FileNotFoundError:
        raise PolanaError(f"{path} does not exist") from None
    told: dict[str, Any] = json.loads(tables.pop("told").tobytes())
    grid = _fitting(game, path, told)
    net = Net(grid, find(game).max_seats, **told["form"])
    flat = np.zeros((grid.size, net.hidden), np.float32)
    flat[grid.flat] = tables.pop("flat").astype(np.float32) * tables.pop("flat.scale")[:, None]
    weights = {"flat.weight": torch.from_numpy(flat.T.copy())}
    expected = net.state_dict()
    for name in expected:
        if name == "flat.weight":
            continue
        short = name.removesuffix(".weight")
        table = torch.from_numpy(tables.pop(short).astype(np.float32))
        # bots read rows of what belongs to one number; torch keeps columns of them, but for the words
        weights[name] = table.T.contiguous() if name.endswith(".weight") and short != "say" else table
    if tables:
        raise PolanaError(f"{path} has tables that no network of {game} has: {', '.join(sorted(tables))}")
    net.load_state_dict(weights)
    return net


def _fitting(game: str, path: Path, told: dict[str, Any]) -> Grid:
    """The shape of the game's observations, if that is what was learned with."""
    grid = grid_of(game)
    for what, now in (("observation", grid.fingerprint), ("vocabulary", find(game).vocabulary.fingerprint)):
        if told[what] != now:
            raise PolanaError(f"{path} knows the {what} {told[what]} of {told['game']}; that of {game} is {now}")
    return grid
