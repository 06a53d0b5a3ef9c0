"""Plots of an arena's result as SVG: no library needed, legible in print and without colour vision."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil
from pathlib import Path
from typing import Any

from polana.lab.arena import Arena, write_whole

WIDTH, LEFT, RIGHT, TOP, ROW = 640, 130, 120, 56, 30
INK, FAINT, MARK = "#1b2a33", "#c9d1d6", "#0b6e99"
FONT = "font-family='Georgia, Cambria, serif'"
BARS = 24


def write_plots(folder: Path, arena: Arena, told: dict[str, Any], titles: dict[str, str]) -> list[Path]:
    """One file for each way of telling seats apart, and one for each length of matches; gives their names."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn: dict[str, str] = {}
    for key in ("bot", "faction", "seat"):
        drawn[f"wins_by_{key}"] = rates(titles[key], told[f"by_{key}"], 1 / len(arena.bots))
    good = [one for one in arena.played if not one.error]
    drawn["decisions"] = histogram(titles["decisions"], [one.decisions for one in good])
    drawn["rounds"] = histogram(titles["rounds"], [one.rounds for one in good if one.rounds is not None])
    files: list[Path] = []
    for name, text in drawn.items():
        if text:
            files.append(folder / f"{name}.svg")
            write_whole(files[-1], text)
    return files


def rates(title: str, standings: dict[str, dict[str, Any]], fair: float) -> str:
    """Win rates as points with their 95 % intervals; the broken line is a fair share."""
    if not standings:
        return ""
    height = TOP + ROW * len(standings) + 40
    across = WIDTH - LEFT - RIGHT

    def x(rate: float) -> float:
        return round(LEFT + across * rate, 1)

    bottom = height - 34
    parts = [_line(x(tick / 4), TOP - 6, x(tick / 4), bottom, FAINT) for tick in range(5)]
    parts += [_text(x(tick / 4), bottom + 18, f"{25 * tick} %", "middle") for tick in range(5)]
    parts.append(_line(x(fair), TOP - 6, x(fair), bottom, INK, "stroke-dasharray='4 4'"))
    for row, (name, one) in enumerate(standings.items()):
        y = TOP + ROW * row + ROW // 2
        parts.append(_text(LEFT - 12, y + 5, name, "end"))
        parts.append(_line(x(one["low"]), y, x(one["high"]), y, MARK, "stroke-width='3'"))
        for end in ("low", "high"):
            parts.append(_line(x(one[end]), y - 6, x(one[end]), y + 6, MARK, "stroke-width='2'"))
        parts.append(f"<circle cx='{x(one['rate'])}' cy='{y}' r='5' fill='{MARK}'/>")
        parts.append(_text(WIDTH - RIGHT + 14, y + 5, f"{one['rate']:.1%}   {one['wins']}/{one['matches']}", "start"))
    return _page(title, height, parts)


def histogram(title: str, values: Sequence[int]) -> str:
    """How many matches were so long. The longest hundredth, if far out, is gathered in the last bar."""
    if not values:
        return ""
    ranked = sorted(values)
    low, high = ranked[0], ranked[-1]
    cut = ranked[ceil(0.99 * len(ranked)) - 1]
    step = max(1, ceil((cut - low + 1) / BARS))
    count = (cut - low) // step + 1
    bars = [0] * count
    for value in values:
        bars[min((value - low) // step, count - 1)] += 1
    height, left, right = 300, 60, 30
    bottom = height - 44
    wide = (WIDTH - left - right) / count
    tall = (bottom - TOP) / max(bars)
    parts = [_line(left, bottom, WIDTH - right, bottom, INK)]
    for level in sorted({max(bars), max(bars) // 2} - {0}):
        y = round(bottom - tall * level, 1)
        parts += [_line(left, y, WIDTH - right, y, FAINT), _text(left - 8, y + 5, str(level), "end")]
    for at, many in enumerate(bars):
        y = round(bottom - tall * many, 1)
        parts.append(
            f"<rect x='{left + wide * at + 1:.1f}' y='{y}' width='{max(1.0, wide - 2):.1f}' "
            f"height='{round(tall * many, 1)}' fill='{MARK}'/>"
        )
    for at in range(0, count, max(1, ceil(count / 8))):
        parts.append(_text(left + wide * at + wide / 2, bottom + 18, f"{low + step * at:,}", "middle"))
    if high >= low + step * count:
        parts.append(_text(WIDTH - right, bottom + 36, f"… {high:,}", "end"))
    return _page(title, height, parts)


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, more: str = "") -> str:
    return f"<line x1='{x1}' y1='{y1}' x2='{x2}' y2='{y2}' stroke='{colour}' {more}/>"


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f"<text x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}' font-size='14' fill='{INK}'>{escape(text)}</text>"


def _page(title: str, height: int, parts: list[str]) -> str:
    head = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {height}' width='{WIDTH}' height='{height}' "
    name = escape(title)
    return "\n".join(
        [
            f"{head}{FONT} role='img' aria-label='{escape(title, quote=True)}'>",
            f"<title>{name}</title>",
            "<rect width='100%' height='100%' fill='#fff'/>",
            f"<text x='20' y='30' font-size='18' font-weight='bold' fill='{INK}'>{name}</text>",
            *parts,
            "</svg>\n",
        ]
    )
