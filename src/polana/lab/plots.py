"""Plots of an arena's result as SVG: no library needed, legible in print and without colour vision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from pathlib import Path
from typing import Any

from polana.lab.arena import Arena, write_whole

WIDTH, TOP, ROW = 680, 62, 30
INK, SOFT, FAINT, MARK, PALE = "#1b2a33", "#52636d", "#c9d1d6", "#0b6e99", "#8fbfd3"
FONT = "font-family='Georgia, Cambria, serif'"
#: About how many bars, and how many figures at the side, a histogram has.
BARS, LEVELS = 24, 4
#: How wide a letter is, at most, and how many letters of a name are shown.
LETTER, LETTERS = 7.6, 28

#: Says a message of the command line: its id and arguments.
Say = Callable[..., str]


def write_plots(folder: Path, arena: Arena, told: dict[str, Any], say: Say) -> list[Path]:
    """One file for each way of telling seats apart, and one for each length of matches; gives their names."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn: dict[str, str] = {}
    # A little more than one divided by the number of seats, where victories were shared.
    seats = told["by_seat"].values()
    fair = sum(one["wins"] for one in seats) / max(1, sum(one["matches"] for one in seats))
    key = say("cli-arena-plot-key", share=percent(fair))

    def title(which: str) -> str:
        return say(f"cli-arena-plot-{which}", game=arena.game, matches=told["matches"])

    for which in ("bot", "faction", "seat"):
        drawn[f"wins_by_{which}"] = rates(title(which), key, told[f"by_{which}"], fair)
    good = [one for one in arena.played if not one.error]
    lengths = {
        "decisions": [one.decisions for one in good],
        "rounds": [one.rounds for one in good if one.rounds is not None],
    }
    for which, values in lengths.items():
        axis = say(f"cli-arena-plot-{which}-axis")
        drawn[which] = histogram(title(which), axis, say("cli-arena-plot-many"), values, say)
    files: list[Path] = []
    for name, text in drawn.items():
        if text:
            files.append(folder / f"{name}.svg")
            write_whole(files[-1], text)
    return files


def percent(share: float) -> str:
    return f"{100 * share:.1f} %".replace(".0 %", " %")


def number(value: int) -> str:
    """With a narrow space between thousands, which reads the same in every language."""
    return f"{value:,}".replace(",", "\u202f")


def rates(title: str, key: str, standings: dict[str, dict[str, Any]], fair: float) -> str:
    """Win rates as points with their 95 % intervals; the broken line is a fair share."""
    if not standings:
        return ""
    names = {name: name if len(name) <= LETTERS else "…" + name[1 - LETTERS :] for name in standings}
    counts = {name: f"{number(one['wins'])} / {number(one['matches'])}" for name, one in standings.items()}
    left = 32 + max(60, LETTER * max(len(name) for name in names.values()))
    right = 84 + LETTER * max(len(count) for count in counts.values())
    height = TOP + ROW * len(standings) + 66
    bottom = height - 60

    def x(rate: float) -> float:
        return round(left + (WIDTH - left - right) * rate, 1)

    parts = [line(x(tick / 4), TOP - 6, x(tick / 4), bottom, FAINT) for tick in range(5)]
    parts += [text_at(x(tick / 4), bottom + 18, f"{25 * tick} %", "middle") for tick in range(5)]
    parts.append(line(x(fair), TOP - 6, x(fair), bottom, INK, "stroke-dasharray='4 4'"))
    for row, (name, one) in enumerate(standings.items()):
        y = TOP + ROW * row + ROW // 2
        parts.append(text_at(left - 14, y + 5, names[name], "end"))
        parts.append(line(x(one["low"]), y, x(one["high"]), y, MARK, "stroke-width='3'"))
        for end in ("low", "high"):
            parts.append(line(x(one[end]), y - 6, x(one[end]), y + 6, MARK, "stroke-width='2'"))
        parts.append(f"<circle cx='{x(one['rate'])}' cy='{y}' r='5' fill='{MARK}'/>")
        parts.append(text_at(WIDTH - right + 70, y + 5, f"{100 * one['rate']:.1f} %", "end"))
        parts.append(text_at(WIDTH - 14, y + 5, counts[name], "end", SOFT))
    parts.append(text_at(20, height - 16, key, "start", SOFT))
    return page(title, height, parts)


def neat(least: float) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50 ... that is not less."""
    if least <= 1:
        return 1
    tens: int = 10 ** floor(log10(least))
    return next(factor * tens for factor in (1, 2, 5, 10) if factor * tens >= least)


def histogram(title: str, axis: str, many: str, values: Sequence[int], say: Say) -> str:
    """How many matches had which length. The longest hundredth, if far out, is gathered in a last, paler bar."""
    if not values:
        return ""
    ranked = sorted(values)
    cut = ranked[ceil(0.99 * len(ranked)) - 1]
    step = neat((cut - ranked[0] + 1) / BARS)
    low = ranked[0] // step * step
    count = (cut - low) // step + 1
    bars = [0] * count
    far = 0
    for value in values:
        if value < low + step * count:
            bars[(value - low) // step] += 1
        else:
            far += 1
    height, left, right = 330, 70, 24
    bottom = height - 74
    places = count + (1.5 if far else 0)
    wide = (WIDTH - left - right) / places
    most = max([*bars, far])
    level = neat(most / LEVELS)
    tall = (bottom - TOP) / most
    parts = []
    for height_at in range(level, most + 1, level):
        y = round(bottom - tall * height_at, 1)
        parts += [line(left, y, WIDTH - right, y, FAINT), text_at(left - 8, y + 5, number(height_at), "end")]
    drawn = [(float(at), one, MARK) for at, one in enumerate(bars)] + ([(count + 0.5, far, PALE)] if far else [])
    for place, one, colour in drawn:
        parts.append(
            f"<rect x='{left + wide * place + 1:.1f}' y='{bottom - tall * one:.1f}' "
            f"width='{max(1.0, wide - 2):.1f}' height='{tall * one:.1f}' fill='{colour}'/>"
        )
    parts.append(line(left, bottom, WIDTH - right, bottom, INK))
    # A bar of one length has its figure below it; a wider one begins at its figure.
    middle = wide / 2 if step == 1 else 0.0
    for at in range(0, count + (step > 1), max(1, ceil(count * LETTER * 7 / (WIDTH - left - right)))):
        x = left + wide * at + middle
        parts += [line(x, bottom, x, bottom + 4, INK), text_at(x, bottom + 20, number(low + step * at), "middle")]
    parts.append(text_at(left + wide * count / 2, bottom + 42, axis, "middle"))
    parts.append(text_at(20, TOP - 14, many, "start", SOFT))
    if far:
        first, last = number(low + step * count), number(ranked[-1])
        parts.append(
            text_at(WIDTH - right, height - 12, say("cli-arena-plot-far", first=first, last=last), "end", SOFT)
        )
    return page(title, height, parts)


def line(x1: float, y1: float, x2: float, y2: float, colour: str, more: str = "") -> str:
    return f"<line x1='{x1:.1f}' y1='{y1:.1f}' x2='{x2:.1f}' y2='{y2:.1f}' stroke='{colour}' {more}/>"


def text_at(x: float, y: float, text: str, anchor: str, colour: str = INK) -> str:
    return f"<text x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}' font-size='14' fill='{colour}'>{escape(text)}</text>"


def page(title: str, height: int, parts: list[str]) -> str:
    head = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {height}' width='{WIDTH}' height='{height}' "
    name = escape(title)
    return "\n".join(
        [
            f"{head}{FONT} role='img' aria-label='{escape(title, quote=True)}'>",
            f"<title>{name}</title>",
            "<rect width='100%' height='100%' fill='#fff'/>",
            f"<text x='20' y='28' font-size='18' font-weight='bold' fill='{INK}'>{name}</text>",
            *parts,
            "</svg>\n",
        ]
    )
