"""Self-play: proximal policy optimisation (Schulman et al., 2017) from an imitator on, for any number of seats.

What differs from the usual loop (CleanRL's `ppo.py` is the model): all seats of a match are played by the network, so
advantages run along the decisions of one seat while others decide in between; the critic foretells the share of every
seat; a leash holds the policy near the imitator, tightly at first; and some matches are played against the imitator,
older selves and the greedy bot, in which one seat learns. What a decision has brought is measured, for each side (a
faction, a clan), by how much that differs for this side: one that seldom wins would hardly learn beside the others.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

from polana.lab.learn.imitate import outcome_loss
from polana.lab.learn.net import NEVER, Net
from polana.lab.learn.stage import GOES_ON, GROUPS, OVER, Stage

#: Against whom a row is played: itself, the imitator, an older self, the greedy bot.
SELF, IMITATOR, OLDER, GREEDY = range(4)
#: What is told of a lesson: how open the choice is, how far from the imitator, how badly outcomes are foretold, how
#: much was held back, how much advantages differ, and how far the policy has moved.
LEARNED = ("entropy", "from_imitator", "outcome", "clipped", "spread", "moved")
FOES = ("self", "imitator", "older", "greedy")
#: Of sixteen rows two each are played against the imitator and an older self.
SIXTEEN, APART = 16, 2
#: So many older selves are kept; a new one after so many iterations.
POOL, AGE = 6, 15
#: The least spread of a side's advantages that is made up for, as a part of the spread of all; and what is none.
LEVEL, TINY = 0.3, 1e-6
#: The rate of learning is made this much larger or smaller where a lesson has moved the policy less than half as far as
#: it should, or more than twice; and it stays between these.
FASTER, SLOWEST, FASTEST = 1.5, 2e-5, 1.2e-3


@dataclass
class Terms:
    """How it is learned. What has two figures goes from the first to the second in the course of the training."""

    steps: int = 128
    epochs: int = 3
    batch: int = 8192
    #: Where the rate of learning begins, and how far (Kullback-Leibler) a lesson is to move the policy: it follows.
    rate: float = 3e-4
    move: tuple[float, float] = (0.02, 0.005)
    clip: float = 0.2
    trace: float = 0.95
    entropy: tuple[float, float] = (0.006, 0.001)
    leash: tuple[float, float] = (0.08, 0.003)
    outcome: float = 0.5
    #: In the first iterations only the critic learns.
    critic_first: int = 4
    #: Where in the course this run begins and ends: less than the whole where a training goes on in several runs.
    course: tuple[float, float] = (0.0, 1.0)


class Book:
    """Who has won against whom, since it was last read."""

    def __init__(self, sides: list[str]) -> None:
        self.sides = sides
        self.matches: dict[tuple[int, int, int], list[int]] = {}
        self.cut_off = 0

    def note(self, stage: Stage, group: int, foe: Any) -> None:
        for at in np.flatnonzero(stage.ended[group]):
            if stage.ended[group, at] != OVER:
                self.cut_off += 1
                continue
            # the number of seats is that of the match that has ended: those that do not play have no share
            seats = int((stage.share[group, at] > 0).sum())
            counted = self.matches.setdefault((int(foe[at]), seats, int(stage.side[group, at])), [0, 0])
            counted[0] += int(stage.won[group, at])
            counted[1] += 1

    def told(self, foe: int) -> dict[str, Any]:
        """Wins and matches against this foe: in all, by seats, by side."""
        whole = [0, 0]
        by: dict[str, list[int]] = {}
        for (against, seats, side), (won, played) in sorted(self.matches.items()):
            if against == foe:
                for counted in (
                    whole,
                    by.setdefault(f"{seats} seats", [0, 0]),
                    by.setdefault(self.sides[side], [0, 0]),
                ):
                    counted[0] += won
                    counted[1] += played
        return {"won": whole[0], "matches": whole[1], "by": by}


def foes_of(stage: Stage, teacher: bool) -> Any:
    """By row: against whom it is played."""
    at = np.arange(stage.many) % stage.count
    foe = np.where(at % SIXTEEN < APART, IMITATOR, np.where(at % SIXTEEN < 2 * APART, OLDER, SELF))
    if not teacher:
        foe[foe == IMITATOR] = SELF
    foe[at < stage.greedy] = GREEDY
    return foe


def drawn(said: Tensor) -> Tensor:
    """A word by lot, as likely as it is said (the Gumbel trick: no sum is needed)."""
    noise = torch.rand_like(said).clamp_(1e-9, 1 - 1e-7)
    return (said - torch.log(-torch.log(noise))).argmax(-1)


class SelfPlay:
    """One training. `stage` is open; `teacher` is the imitator, if there is one."""

    def __init__(self, net: Net, teacher: Net | None, stage: Stage, terms: Terms, sides: list[str], seed: int) -> None:
        self.net, self.teacher, self.stage, self.terms = net, teacher, stage, terms
        self.device = device = next(net.parameters()).device
        self.optimizer = torch.optim.Adam(net.parameters(), lr=terms.rate, eps=1e-5, fused=device.type == "cuda")
        self.rate = terms.rate
        #: Has somebody asked it to end? It does so after the lesson.
        self.enough = False
        self.chance = random.Random(seed)
        self.book = Book(sides)
        self.iteration = self.decisions = self.matches = 0
        foe = foes_of(stage, teacher is not None)
        self.foe = foe
        many, whole = stage.many, GROUPS * stage.many
        self.older = type(net)(**net.made_of).to(device)
        self.older.load_state_dict(net.state_dict())
        self.pool = [{name: value.clone() for name, value in net.state_dict().items()}]
        self.of_foe = {k: torch.from_numpy(np.flatnonzero(foe == k)).to(device) for k in (IMITATOR, OLDER)}
        self.all_foes = torch.from_numpy(np.concatenate([foe] * GROUPS)).to(device)
        self.shared = {
            name: torch.from_numpy(getattr(stage, name))
            for name in ("rows", "seat", "seats", "hero", "live", "ended", "share")
        }
        if device.type == "cuda":
            for array in self.shared.values():
                torch.cuda.cudart().cudaHostRegister(array.data_ptr(), array.numel() * array.element_size(), 0)
        steps, most = terms.steps, stage.most

        def new(*shape: int, kind: torch.dtype) -> Tensor:
            return torch.zeros((steps, whole, *shape), dtype=kind, device=device)

        self.rows = new(stage.size + stage.words, kind=torch.uint8)
        self.seat, self.seats, self.act, self.side = (new(kind=torch.long) for _ in range(4))
        self.said, self.ended = new(kind=torch.float32), new(kind=torch.uint8)
        self.value, self.share = new(most, kind=torch.float32), new(most, kind=torch.float32)
        self.mine, self.live = new(kind=torch.bool), new(kind=torch.bool)
        self.group = [slice(group * many, (group + 1) * many) for group in range(GROUPS)]

    def run(self, seconds: float, iterations: int, told: Callable[[dict[str, Any]], None]) -> None:
        """For so long, or so many iterations; `told` hears of every one."""
        began = time.time()
        done = 0
        while done < iterations:
            gone = max((time.time() - began) / max(seconds, 1e-9), done / iterations)
            if gone >= 1 or self.enough:
                break
            first, last = self.terms.course
            course = first + (last - first) * gone
            start = time.time()
            self.play()
            middle = time.time()
            figures = self.learn(course)
            self.iteration += 1
            done += 1
            if self.iteration % AGE == 0:
                self.pool = [
                    *self.pool[1 - POOL :],
                    {name: value.clone() for name, value in self.net.state_dict().items()},
                ]
            if self.iteration % 5 == 0:
                self.older.load_state_dict(self.chance.choice(self.pool))
            now = time.time()
            told({"iteration": self.iteration, "seconds": now - began, "course": course, "decisions": self.decisions,
                  "matches": self.matches, "playing": middle - start, "learning": now - middle, **figures})  # fmt: skip

    def play(self) -> None:
        """So many steps of all matches."""
        stage, steps = self.stage, self.terms.steps
        self.net.eval()
        for step in range(steps):
            for group in range(GROUPS):
                if step:
                    self.hear(group, step - 1)
                self.answer(group, step)
                stage.send(group)
        for group in range(GROUPS):
            self.hear(group, steps - 1)
        self.decisions += int(self.live.sum())

    def hear(self, group: int, step: int) -> None:
        """The workers have made a step: which matches has it ended?"""
        self.stage.wait(group)
        here = self.group[group]
        self.ended[step, here].copy_(self.shared["ended"][group], non_blocking=True)
        self.share[step, here].copy_(self.shared["share"][group], non_blocking=True)
        self.matches += int((self.stage.ended[group] != GOES_ON).sum())
        self.book.note(self.stage, group, self.foe)

    @torch.no_grad()
    def answer(self, group: int, step: int) -> None:
        """Look at the rows of a group and say a word for each."""
        here = self.group[group]
        rows, seat, seats = self.rows[step, here], self.seat[step, here], self.seats[step, here]
        for name, mine in (("rows", rows), ("seat", seat), ("seats", seats)):
            mine.copy_(self.shared[name][group], non_blocking=True)
        live = self.shared["live"][group].to(self.device, non_blocking=True) > 0
        hero = self.shared["hero"][group].to(self.device, non_blocking=True)
        mask = rows[:, self.stage.size :] > 0
        said, value = self.net(rows)
        self.side[step, here] = self.net.side(rows)
        said = said.masked_fill(~mask, NEVER)
        act = drawn(said)
        self.said[step, here] = torch.log_softmax(said, -1).gather(1, act[:, None]).squeeze(1)
        for foe, other in ((IMITATOR, self.teacher), (OLDER, self.older)):
            at = self.of_foe[foe]
            if other is not None and len(at):
                theirs = drawn(other(rows[at])[0].masked_fill(~mask[at], NEVER))
                act[at] = torch.where(seat[at] == hero[at], act[at], theirs)
        self.act[step, here] = act
        self.live[step, here] = live
        self.mine[step, here] = live & ((self.all_foes[here] == SELF) | (seat == hero))
        self.value[step, here] = by_seat(chances(value, seats), seat, seats)
        self.stage.act[group] = act.cpu().numpy()

    def learn(self, course: float) -> dict[str, float]:
        terms = self.terms

        def at(pair: tuple[float, float]) -> float:
            return pair[0] + (pair[1] - pair[0]) * course

        for group in self.optimizer.param_groups:
            group["lr"] = self.rate
        # the leash is let go early
        leash = terms.leash[1] + (terms.leash[0] - terms.leash[1]) * (1 - course) ** 2
        policy = 0.0 if self.teacher is not None and self.iteration < terms.critic_first else 1.0
        advantage, share, whole = self.returns()
        chosen = (self.mine & self.known).flatten().nonzero().squeeze(1)
        if len(chosen) < 2:  # nobody has come to a second decision yet
            return {}
        advantage = advantage.flatten()
        spread = advantage[chosen].std()
        advantage[chosen] = levelled(advantage[chosen], self.side.view(-1)[chosen])
        width = self.rows.shape[-1]
        rows, act, before = self.rows.view(-1, width), self.act.view(-1), self.said.view(-1)
        share, whole, seats = share.view(-1, share.shape[-1]), whole.view(-1), self.seats.view(-1)
        size = self.stage.size
        self.net.train()
        sums = torch.zeros(len(LEARNED), device=self.device)
        batches = 0
        moved, move = 0.0, at(terms.move)
        batch = min(terms.batch, max(64, len(chosen) // 4))
        for _ in range(terms.epochs):
            if moved > 2 * move:
                break
            order = chosen[torch.randperm(len(chosen), device=self.device)]
            parts: list[Tensor] = []
            for part in order.split(batch):
                if len(part) < min(batch, len(chosen)) // 4:
                    continue
                row = rows[part]
                mask = row[:, size:] > 0
                said, value = self.net(row)
                told = torch.log_softmax(said.masked_fill(~mask, NEVER), -1)
                now = told.gather(1, act[part][:, None]).squeeze(1)
                ratio = (now - before[part]).exp()
                gain = advantage[part]
                loss = -torch.min(ratio * gain, ratio.clamp(1 - terms.clip, 1 + terms.clip) * gain).mean()
                entropy = -(told.exp() * told.clamp(min=-50)).sum(-1).mean()
                outcome = (outcome_loss(value, share[part], seats[part]) * whole[part]).sum() / whole[part].sum().clamp(
                    min=1
                )
                far = torch.zeros((), device=self.device)
                if self.teacher is not None:
                    with torch.no_grad():
                        theirs = torch.log_softmax(self.teacher(row)[0].masked_fill(~mask, NEVER), -1)
                    far = (told.exp() * (told.clamp(min=-50) - theirs.clamp(min=-12))).sum(-1).mean()
                total = policy * (loss - at(terms.entropy) * entropy) + terms.outcome * outcome + leash * far
                self.optimizer.zero_grad(set_to_none=True)
                total.backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), 0.7)
                self.optimizer.step()
                clipped = ((ratio - 1).abs() > terms.clip).float().mean()
                parts.append((ratio - 1 - (now - before[part])).mean().detach())
                sums += torch.stack([entropy, far, outcome, clipped, spread, parts[-1]]).detach()
                batches += 1
            moved = float(torch.stack(parts).mean())
        if policy:
            faster = FASTER if moved < move / 2 else 1 / FASTER if moved > 2 * move else 1
            self.rate = min(FASTEST, max(SLOWEST, self.rate * faster))
        told_of = {name: float(value) / max(1, batches) for name, value in zip(LEARNED, sums, strict=True)}
        return {**told_of, "moved": moved, "rate": self.rate}

    def returns(self) -> tuple[Tensor, Tensor, Tensor]:
        """By row: the advantage of what was said, and, counted from the reader, the share that each seat came to; the
        third says where that is known of all seats."""
        steps, whole = self.seat.shape
        most = self.stage.most
        trace = self.terms.trace
        each = torch.arange(whole, device=self.device)
        next_value = torch.zeros((whole, most), device=self.device)
        next_gain = torch.zeros_like(next_value)
        known = torch.zeros((whole, most), dtype=torch.bool, device=self.device)
        advantage = torch.zeros((steps, whole), device=self.device)
        share = torch.zeros((steps, whole, most), device=self.device)
        knows = torch.zeros((steps, whole, most), dtype=torch.bool, device=self.device)
        self.known = torch.zeros((steps, whole), dtype=torch.bool, device=self.device)
        for step in reversed(range(steps)):
            ended = (self.ended[step] != GOES_ON)[:, None]
            next_value = torch.where(ended, self.share[step], next_value)
            next_gain = torch.where(ended, torch.zeros_like(next_gain), next_gain)
            known = known | ended
            seat, live = self.seat[step], self.live[step]
            worth = next_value + trace * next_gain
            share[step], knows[step] = worth, known
            value = self.value[step][each, seat]
            has = known[each, seat] & live
            gain = torch.where(has, worth[each, seat] - value, torch.zeros_like(value))
            advantage[step], self.known[step] = gain, has
            next_value[each, seat] = torch.where(live, value, next_value[each, seat])
            next_gain[each, seat] = torch.where(live, gain, next_gain[each, seat])
            known[each, seat] = known[each, seat] | live
        turned = (torch.arange(most, device=self.device) + self.seat[..., None]) % self.seats[..., None].clamp(min=1)
        absent = torch.arange(most, device=self.device) >= self.seats[..., None]
        share = share.gather(2, turned).masked_fill(absent, 0).clamp(min=0)
        share = share / share.sum(2, keepdim=True).clamp(min=1e-6)
        return advantage, share, (knows.gather(2, turned) | absent).all(2).float()


def levelled(gain: Tensor, side: Tensor) -> Tensor:
    """Advantages, for each side as differences from its mean in units of its spread: a side that hardly ever wins is to
    learn as much from what it does as the others."""
    many = int(side.max()) + 1

    def by_side(of: Tensor) -> Tensor:
        return torch.zeros(many, device=gain.device).index_add(0, side, of)

    count = by_side(torch.ones_like(gain)).clamp(min=1)
    apart = gain - (by_side(gain) / count)[side]
    spread = (by_side(apart.square()) / count).sqrt()
    # what differs far less than usual, or was seen a few times only, is not made large
    return apart / torch.maximum(spread, LEVEL * apart.std() + TINY)[side]


def chances(value: Tensor, seats: Tensor) -> Tensor:
    """By row: the share foretold for each seat, counted from the reader."""
    absent = torch.arange(value.shape[1], device=value.device) >= seats[:, None]
    return torch.softmax(value.masked_fill(absent, NEVER), 1)


def by_seat(turned: Tensor, seat: Tensor, seats: Tensor) -> Tensor:
    """Figures counted from the reader, by seat."""
    each = torch.arange(turned.shape[1], device=turned.device)
    back = (each - seat[:, None]) % seats[:, None].clamp(min=1)
    return turned.gather(1, back).masked_fill(each >= seats[:, None], 0)
