"""Lines of puzzles: what a bot says in a turn, and what a line comes to without what it does not need."""

from __future__ import annotations

from collections.abc import Sequence

from polana.bots.budget import Budget
from polana.bots.greedy import GreedyBot
from polana.bots.player import AnySense
from polana.bots.search import SearchBot
from polana.kernel.deed import opens_deed
from polana.kernel.match import Match
from polana.school.puzzle_judge import MOST_WORDS, Judge, Span, follow, next_ask, reply


def line_of(start: Match, seat: int, sense: AnySense, iterations: int, seed: int, luck: int) -> list[str]:
    """What a search says from a position to the end of the span; 0 iterations: a bot that looks one action ahead."""
    match = start.clone()
    span = Span(match, seat)
    thinker = SearchBot(seed, Budget(iterations=iterations), sense) if iterations else GreedyBot(seed)
    said: list[str] = []
    for _ in range(MOST_WORDS):
        if span.over(match):
            break
        ask = next_ask(match)
        if ask.seat == seat:
            word = thinker.choose(match, ask)
            said.append(word.text)
        else:
            word = reply(match, ask, luck)
        match.choose(ask.seat, word)
    return said


def played_out(match: Match, seat: int, line: Sequence[str]) -> Match:
    return follow(match, seat, line, Span(match, seat), 0).match


def actions_of(start: Match, seat: int, line: Sequence[str]) -> list[list[str]]:
    """The words of a line by the actions that they belong to."""
    match, span, at = start.clone(), Span(start, seat), 0
    found: list[list[str]] = []
    while not span.over(match) and at < len(line):
        ask = next_ask(match)
        if ask.seat != seat:
            match.choose(ask.seat, reply(match, ask, 0))
            continue
        if not found or opens_deed(ask):
            found.append([])
        found[-1].append(line[at])
        match.choose(seat, line[at])
        at += 1
    return found


def shortened(judge: Judge, start: Match, line: list[str]) -> list[str]:
    """Without the actions that bring nothing: the line comes to the same without them."""
    seat = judge.puzzle.seat
    goal = judge.expected(line)
    shorter = True
    while shorter:
        shorter = False
        rows = actions_of(start, seat, line)
        for at in range(len(rows) - 1, -1, -1):
            words = [word for number, row in enumerate(rows) if number != at for word in row]
            # What is left of it may have to end otherwise.
            rest = follow(start.clone(), seat, words, judge.span, judge.puzzle.seed).spoken
            if len(rest) < len(line) and judge.better(judge.expected(rest), goal) >= 0:
                line, shorter = rest, True
                break
    return line


def with_fame(position: str, seat: int, change: int) -> str:
    """A position of Northgard in which a player has more Fame, or less."""
    head, own, rest = position.partition(f"[players.{seat}]\n")
    of_his, bracket, others = rest.partition("\n[")
    lines = [line for line in of_his.split("\n") if not line.startswith("fame = ")]
    had = sum(int(line.removeprefix("fame = ")) for line in of_his.split("\n") if line.startswith("fame = "))
    return "".join([head, own, f"fame = {max(0, had + change)}\n", "\n".join(lines), bracket, others])
