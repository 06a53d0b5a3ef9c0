"""The log of a training as a drawing: one column of small charts, of imitation, of self-play, and of who won."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polana.kernel.errors import PolanaError
from polana.lab.arena import write_whole
from polana.lab.learn.log import Log
from polana.lab.plots import FAINT, INK, MARK, SOFT, TOP, WIDTH, line, page, text_at
from polana.lab.tally import interval

#: How tall a chart is, with its title and its axis; where its figures lie in it.
TALL, HEAD, FOOT = 170, 26, 40
LEFT, RIGHT = 84, 24
#: A chart has this many lines across, and the axis below it this many figures.
LEVELS, TICKS = 3, 5
#: What never changed is drawn with so much room around it, as a part of what it is.
FLAT = 0.1

IMITATED: Final = {
    "words": "imitation: how badly held-out words are foretold (cross entropy)",
    "hits": "imitation: share of held-out words that are hit",
    "outcome": "imitation: how badly held-out outcomes are foretold (cross entropy)",
}
PLAYED: Final = {
    "entropy": "self-play: how open the choice is (entropy)",
    "from_imitator": "self-play: how far from the imitator",
    "outcome": "self-play: how badly outcomes are foretold (cross entropy)",
    "clipped": "self-play: share of words that were held back",
    "moved": "self-play: how far a lesson has moved the policy",
    "rate": "self-play: rate of learning",
}
ROUNDS, MILLIONS = "rounds", "decisions in millions"

#: Along, up, and the ends of its interval, where it has one.
Point = tuple[float, float, float, float]


def draw(log: Log, title: str, to: Path) -> None:
    """Write an SVG of all that the log tells; of parts that were begun anew only the last run."""
    charts: list[tuple[str, str, list[Point]]] = []
    imitated = last_run(log.read("imitate"), "round")
    for name, told in IMITATED.items():
        charts.append((told, ROUNDS, points_of(imitated, "round", name, 1.0)))
    played = last_run(log.read("selfplay"), "iteration")
    for name, told in PLAYED.items():
        charts.append((told, MILLIONS, points_of(played, "decisions", name, 1e6)))
    for foe in ("greedy", "imitator"):
        told = f"self-play: share of matches won against {foe} since the last point"
        charts.append((told, MILLIONS, won_against(log.read(f"against {foe}"))))
    drawn = [chart for chart in charts if chart[2]]
    if not drawn:
        raise PolanaError(f"{log.path} tells of no lessons: there is nothing to draw")
    parts: list[str] = []
    for at, (told, axis, points) in enumerate(drawn):
        parts += chart_of(TOP - 10 + TALL * at, told, axis, points)
    write_whole(to, page(title, TOP + TALL * len(drawn), parts))


def last_run(lines: list[dict[str, Any]], count: str) -> list[dict[str, Any]]:
    """A part that is begun anew counts from the beginning."""
    begins = [at for at, one in enumerate(lines) if at == 0 or one[count] <= lines[at - 1][count]]
    return lines[begins[-1] :] if begins else []


def won_against(lines: list[dict[str, Any]]) -> list[Point]:
    """The share of matches won, with its interval, of the last run."""
    points: list[Point] = []
    for one in lines:
        if points and one["decisions"] / 1e6 <= points[-1][0]:
            points = []  # self-play has begun anew
        if one["matches"]:
            low, high = interval(one["won"], one["matches"])
            points.append((one["decisions"] / 1e6, one["won"] / one["matches"], low, high))
    return points


def points_of(lines: list[dict[str, Any]], along: str, up: str, unit: float) -> list[Point]:
    """What a figure was, line by line; lessons in which only the critic learned tell less."""
    return [(one[along] / unit, one[up], one[up], one[up]) for one in lines if up in one]


def figure(value: float) -> str:
    return f"{value:.3g}"


def chart_of(top: int, told: str, axis: str, points: list[Point]) -> list[str]:
    """One chart, from the least to the most of what it shows."""
    first, last = points[0][0], points[-1][0]
    low, high = min(one[2] for one in points), max(one[3] for one in points)
    if high == low:
        low, high = low - FLAT * (abs(low) or 1.0), high + FLAT * (abs(high) or 1.0)
    upper, lower = top + HEAD, top + TALL - FOOT

    def x(value: float) -> float:
        share = (value - first) / (last - first) if last > first else 0.5
        return LEFT + (WIDTH - LEFT - RIGHT) * share

    def y(value: float) -> float:
        return lower - (lower - upper) * (value - low) / (high - low)

    parts = [text_at(20, top + 12, f"{told}, by {axis}", "start")]
    for step in range(LEVELS + 1):
        value = low + (high - low) * step / LEVELS
        parts += [line(LEFT, y(value), WIDTH - RIGHT, y(value), FAINT)]
        parts += [text_at(LEFT - 8, y(value) + 5, figure(value), "end", SOFT)]
    many = TICKS if last > first else 1
    for step in range(many):
        value = first + (last - first) * step / max(1, many - 1)
        anchor = "middle" if 0 < step < many - 1 or many == 1 else "start" if step == 0 else "end"
        parts.append(line(x(value), lower, x(value), lower + 4, INK))
        parts.append(text_at(x(value), lower + 20, figure(value), anchor, SOFT))
    way = " ".join(f"{x(one[0]):.1f},{y(one[1]):.1f}" for one in points)
    parts.append(f"<polyline points='{way}' fill='none' stroke='{MARK}' stroke-width='2'/>")
    for along, value, least, most in points:
        if most > least:
            parts.append(line(x(along), y(least), x(along), y(most), MARK, "stroke-width='2'"))
        if most > least or len(points) == 1:
            parts.append(f"<circle cx='{x(along):.1f}' cy='{y(value):.1f}' r='4' fill='{MARK}'/>")
    return parts
