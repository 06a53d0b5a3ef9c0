"""Imitation: a network learns to say what a bot said, and what became of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional as F

from polana.kernel.errors import PolanaError
from polana.lab.learn.net import NEVER, Net

#: One match in so many is held out to choose by.
HELD_OUT = 12
#: So many positions at a time, fewer where a round would have fewer lessons than that; and after so many rounds without
#: gain it stops.
BATCH, LEAST, LESSONS, PATIENCE = 4096, 64, 32, 4
RATE, DECAY = 1e-3, 0.05
#: How much the outcome counts beside the words.
OUTCOME = 0.5


class Data:
    """Positions of files, on a device, with their zeros again."""

    def __init__(self, folder: Path, size: int, words: int, device: torch.device) -> None:
        files = sorted(folder.glob("*.npz"))
        if not files:
            raise PolanaError(f"{folder} holds no positions: generate some first")
        parts = [dict(np.load(file)) for file in files]
        self.device = device

        def whole(name: str) -> Any:
            return np.concatenate([part[name] for part in parts])

        many = len(whole("said"))
        self.rows = torch.zeros((many, size), dtype=torch.uint8, device=device)
        self.options = torch.zeros((many, words), dtype=torch.bool, device=device)
        done = 0
        for part in parts:  # one file after the other: the numbers of places take eight bytes each
            count = len(part["said"])
            here = self._places(part["filled"], part["places"], size)
            self.rows[done : done + count].view(-1)[here] = torch.from_numpy(part["numbers"]).to(device)
            here = self._places(part["choices"], part["options"], words)
            self.options[done : done + count].view(-1)[here] = True
            done += count
        self.said = torch.from_numpy(whole("said")).long().to(device)
        self.meant = torch.from_numpy(whole("meant")).to(device)
        self.share = torch.from_numpy(whole("share")).to(device)
        self.seats = torch.from_numpy(whole("seats")).long().to(device)
        match = torch.from_numpy(whole("match")).to(device)
        held = match % HELD_OUT == 0
        if held.all() or not held.any():  # a handful of matches
            held = torch.arange(many, device=device) % HELD_OUT == 0
        self.held = held.nonzero().squeeze(1)
        self.rest = (~held).nonzero().squeeze(1)

    def _places(self, counts: Any, places: Any, width: int) -> Tensor:
        """Where in the flattened rows the numbers of each row lie."""
        each = torch.from_numpy(counts).long().to(self.device)
        row = torch.repeat_interleave(torch.arange(len(each), device=self.device), each)
        return row * width + torch.from_numpy(places.astype(np.int64)).to(self.device)

    def __len__(self) -> int:
        return len(self.said)


def outcome_loss(value: Tensor, share: Tensor, seats: Tensor) -> Tensor:
    """By row: the cross entropy of the shares that were foretold with those that came."""
    absent = torch.arange(value.shape[1], device=value.device) >= seats[:, None]
    told = torch.log_softmax(value.masked_fill(absent, NEVER), 1)
    return -(share * told.clamp(min=-30)).sum(1)


def imitate(
    net: Net,
    data: Data,
    rounds: int,
    seconds: float,
    keep: Callable[[Net], None],
    told: Callable[[dict[str, float]], None],
) -> float:
    """Learn until the held-out matches are foretold no better, and `keep` whatever foretells their words best."""
    began = time.time()
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
    best, since, steps = 1e9, 0, 0
    batch = min(BATCH, max(LEAST, len(data.rest) // LESSONS))
    for turn in range(rounds):
        net.train()
        for at in data.rest[torch.randperm(len(data.rest), device=data.device)].split(batch):
            gone = max((time.time() - began) / seconds, turn / rounds)
            for group in optimizer.param_groups:
                group["lr"] = RATE * max(0.02, 1 - gone) * min(1.0, (steps + 1) / 100)
            # a few hundred matches, seen thousands of times: the whole network would know their outcomes by heart
            said, value = net(data.rows[at], apart=True)
            loss = F.cross_entropy(said.masked_fill(~data.options[at], NEVER), data.said[at], reduction="none")
            meant = data.meant[at]
            whole = (loss * meant).sum() / meant.sum().clamp(min=1)
            whole = whole + OUTCOME * outcome_loss(value, data.share[at], data.seats[at]).mean()
            optimizer.zero_grad(set_to_none=True)
            whole.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
            steps += 1
            if time.time() - began > seconds:
                break
        figures = tried(net, data)
        since += 1
        if figures["words"] < best:
            best, since = figures["words"], 0
            keep(net)
        told({"round": turn + 1, "seconds": time.time() - began, **figures, "kept": float(not since)})
        if since >= PATIENCE or time.time() - began > seconds:
            break
    return best


def tried(net: Net, data: Data) -> dict[str, float]:
    """How well the held-out matches are foretold: their words (cross entropy, share hit) and their outcomes."""
    net.eval()
    words = hits = meant = outcome = 0.0
    with torch.no_grad():
        for at in data.held.split(4 * BATCH):
            said, value = net(data.rows[at])
            said = said.masked_fill(~data.options[at], NEVER)
            is_meant = data.meant[at]
            loss = F.cross_entropy(said, data.said[at], reduction="none")
            words += float((loss * is_meant).sum())
            hits += float(((said.argmax(1) == data.said[at]) & is_meant).sum())
            meant += float(is_meant.sum())
            outcome += float(outcome_loss(value, data.share[at], data.seats[at]).sum())
    return {"words": words / max(1, meant), "hits": hits / max(1, meant), "outcome": outcome / max(1, len(data.held))}
