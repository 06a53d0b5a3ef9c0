"""How often a network wins, as one seat among bots: many matches side by side, the likeliest word each time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np
import torch

from polana.kernel.game import find
from polana.lab.learn.mix import Mix
from polana.lab.learn.net import NEVER, Net
from polana.lab.learn.selfplay import GREEDY, Book
from polana.lab.learn.stage import GOES_ON, GROUPS, Stage


def field_of(mix: Mix, matches: int, jobs: int, seed: int, bot: str = "greedy") -> Stage:
    """A stage on which about so many matches against a bot are played, each row one of them."""
    count = max(1, matches // (jobs * GROUPS))
    return Stage(mix, jobs, count, count, seed, matches=1, bot=bot)


def evaluate(net: Net, stage: Stage, seconds: float, told: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Play the matches of an open stage, for so long at most; matches that are not over then are counted apart."""
    device = next(net.parameters()).device
    net.eval()
    book = Book(list(find(stage.mix.game).seat_values))
    foe = np.full(stage.many, GREEDY)
    began = time.time()
    left = GROUPS * stage.many
    decisions = 0
    running = True
    asked = [False] * GROUPS
    while running:
        running = time.time() - began < seconds
        for group in range(GROUPS):
            if asked[group]:
                stage.wait(group)
                ended = int((stage.ended[group] != GOES_ON).sum())
                if ended:
                    book.note(stage, group, foe)
                    left -= ended
                    if told is not None:
                        told(left)
            if not left:
                running = False
            live = np.flatnonzero(stage.live[group])
            if len(live):
                rows = torch.from_numpy(stage.rows[group][live]).to(device)
                with torch.no_grad():
                    said = net(rows)[0].masked_fill(rows[:, stage.size :] == 0, NEVER)
                stage.act[group][live] = said.argmax(1).cpu().numpy()
                decisions += len(live)
            asked[group] = running
            if running:
                stage.send(group)
    for group in range(GROUPS):  # whoever was sent before the time was up
        if asked[group]:
            stage.wait(group)
    return {**book.told(GREEDY), "cut_off": book.cut_off, "unfinished": left, "decisions": decisions,
            "seconds": time.time() - began}  # fmt: skip
