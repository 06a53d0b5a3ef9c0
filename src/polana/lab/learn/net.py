"""The network, built from the shape of a game's observations and from nothing else.

What lies over places goes through a small layer that all places share, learns from their neighbours, and is summed up;
everything else goes through one wide layer. The trunk has residual layers, whose gain and bias belong to the side that
the reader plays: that is what a faction's own way of playing is kept in. Words that name a place are judged by what
lies there as well.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from polana.eyes.grid import Grid
from polana.eyes.shape import NONE

#: What is no option.
NEVER = -1e9


class SideNorm(nn.Module):
    """A layer norm whose gain and bias belong to the side played; 0 is nobody's yet."""

    def __init__(self, sides: int, width: int) -> None:
        super().__init__()
        self.gain = nn.Parameter(torch.ones(sides + 1, width))
        self.bias = nn.Parameter(torch.zeros(sides + 1, width))

    def forward(self, x: Tensor, side: Tensor) -> Tensor:
        return F.layer_norm(x, x.shape[-1:]) * self.gain[side] + self.bias[side]


class Net(nn.Module):
    """Says of rows: one number for each word, and one for each seat, counted from the reader."""

    def __init__(self, grid: Grid, seats: int, hidden: int = 256, wide: int = 48, depth: int = 2, drop: float = 0.0):
        super().__init__()
        #: What another one of the same form is made of.
        self.made_of: dict[str, Any] = {"grid": grid, "seats": seats, "hidden": hidden, "wide": wide, "depth": depth}
        self.hidden, self.wide, self.depth, self.drop, self.seats = hidden, wide, depth, drop, seats
        self.size, self.words, self.reach, self.paths, self.there = (
            grid.size, grid.words, grid.reach, grid.paths, grid.there,
        )  # fmt: skip
        sides, places = len(grid.sides), len(grid.places)
        self.places = places
        keep = torch.zeros(grid.size)
        keep[grid.flat] = 1
        self.register_buffer("keep", keep, persistent=False)
        self.register_buffer("marks", torch.tensor(grid.marks, dtype=torch.long), persistent=False)
        self.register_buffer("numbers", torch.arange(1, sides + 1), persistent=False)
        self.flat = nn.Linear(grid.size, hidden)
        if places:
            # what a plane does not say of a place is read from a column of zeros behind the row
            columns = [[grid.size if at == NONE else at for at in plane] for plane in grid.planes]
            self.register_buffer("columns", torch.tensor(columns, dtype=torch.long).flatten(), persistent=False)
            self.register_buffer("points", torch.tensor(grid.points, dtype=torch.long), persistent=False)
            self.register_buffer("named", torch.tensor(grid.places, dtype=torch.long), persistent=False)
            self.planes = len(grid.planes)
            self.look = nn.Linear(self.planes + len(grid.points), wide)
            self.who = nn.Parameter(torch.zeros(places, wide)) if grid.printed else None
            self.think = nn.Linear(wide, wide)
            self.near = nn.Linear(wide, wide, bias=False) if grid.reach else None
            self.sum = nn.Linear(wide, hidden, bias=False)
            self.query = nn.Linear(hidden, wide)
            nn.init.zeros_(self.query.weight)
            nn.init.zeros_(self.query.bias)
        self.norm = SideNorm(sides, hidden)
        self.norms = nn.ModuleList([SideNorm(sides, hidden) for _ in range(depth)])
        self.layers = nn.ModuleList([nn.Linear(hidden, hidden) for _ in range(depth)])
        self.last = SideNorm(sides, hidden)
        self.say = nn.Linear(hidden, grid.words)
        self.lean = nn.Parameter(torch.zeros(sides + 1, grid.words))
        self.value = nn.Linear(hidden, seats)
        nn.init.normal_(self.flat.weight, std=0.05)
        nn.init.normal_(self.say.weight, std=0.01)
        for zero in (self.say.bias, self.value.weight, self.value.bias):
            nn.init.zeros_(zero)

    def side(self, row: Tensor) -> Tensor:
        """By row: the number of the side that its reader plays, from 1; 0 if none is marked."""
        if not len(self.numbers):
            return torch.zeros(len(row), dtype=torch.long, device=row.device)
        return ((row[:, self.marks] > 0) * self.numbers).amax(1)

    def forward(self, row: Tensor, apart: bool = False) -> tuple[Tensor, Tensor]:
        """`row` holds bytes: observations, with or without the mask behind them. `apart`: what is foretold of the
        outcome is learned by its own head alone."""
        row = row[:, : self.size]
        fast = row.is_cuda
        kind = torch.bfloat16 if fast else torch.float32
        with torch.autocast("cuda", torch.bfloat16, enabled=fast):
            side = self.side(row)
            x = F.linear(torch.log1p(row.to(kind)), self.flat.weight * self.keep, self.flat.bias)
            e = self.board(row, kind) if self.places else None
            if e is not None:
                x = x + self.sum(e.sum(1) * 0.25)
            x = F.relu(self.norm(x, side))
            for norm, layer in zip(self.norms, self.layers, strict=True):
                if self.drop:
                    x = F.dropout(x, self.drop, self.training)
                x = x + F.relu(layer(norm(x, side)))
            x = self.last(x, side)
            here = None if e is None else (e @ self.query(x)[:, :, None].to(e.dtype)).squeeze(2).float()
        # the last sums with full numbers: how likely a word is now is compared with how likely it was
        x = x.float()
        said = self.say(x) + self.lean[side]
        if here is not None:
            said = said.index_add(1, self.named, here)
        return said, self.value(x.detach() if apart else x)

    def board(self, row: Tensor, kind: torch.dtype) -> Tensor:
        """By row and place: what lies there and beside it."""
        many = len(row)
        padded = F.pad(row, (0, 1))
        planes = padded[:, self.columns].view(many, self.planes, self.places)
        inputs = torch.log1p(planes.to(kind))
        if len(self.points):
            where = F.one_hot(row[:, self.points].long(), self.places + 1)[:, :, 1:]
            inputs = torch.cat([inputs, where.to(kind) * 0.6931], 1)
        first = self.look(inputs.transpose(1, 2))
        if self.who is not None:
            first = first + self.who
        first = F.relu(first)
        second = self.think(first)
        if self.near is not None:
            way = row[:, self.paths : self.paths + self.reach * self.reach].view(many, self.reach, self.reach)
            beside = way.to(first.dtype) @ first[:, : self.reach]
            second = second + F.pad(self.near(beside), (0, 0, 0, self.places - self.reach))
        second = F.relu(second)
        if self.there != NONE:
            second = second * (row[:, self.there : self.there + self.places] > 0)[..., None]
        return second


def device() -> torch.device:
    """Where it is trained: on a GPU if there is one."""
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")
