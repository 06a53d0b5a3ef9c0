"""The figures of an evaluation as data: which there are, how to change some, how to write them down."""

import re
import tomllib
from collections.abc import Sequence
from copy import deepcopy
from math import exp
from pathlib import Path
from typing import Any

import polana

#: Not worth tuning: what the end of a match is worth, and counts that are not values.
FIXED = {"victory", "threat", "plenty", "supporters_counted"}
#: Tables that say how to look for a move, not what a position is worth.
OTHER_TABLES = {"search"}

#: The way to a figure: its table, its name, and its place if it is a list.
Key = tuple[str | int, ...]
Figures = dict[str, Any]


def source(game: str) -> Path:
    return Path(polana.__file__).parent / "bots" / f"{game}.toml"


def read(game: str, file: Path | None = None) -> Figures:
    """The present figures, or those of a file."""
    return tomllib.loads((file or source(game)).read_text(encoding="utf-8"))


def keys(game: str, figures: Figures) -> list[Key]:
    """The figures that can be tuned by multiplying them."""
    found: list[Key] = []
    for table, entries in figures.items():
        if table in OTHER_TABLES:
            continue
        for name, value in entries.items():
            if name in FIXED:
                continue
            if isinstance(value, list):
                found += [(table, name, at) for at, one in enumerate(value) if one]
            elif value:
                found.append((table, name))
    return found


def get(figures: Figures, key: Key) -> float:
    found: Any = figures
    for part in key:
        found = found[part]
    return float(found)


def changed(figures: Figures, values: dict[Key, float]) -> Figures:
    """A copy with some figures changed, to three digits: more would be false precision."""
    copy = deepcopy(figures)
    for key, value in values.items():
        inner: Any = copy
        for part in key[:-1]:
            inner = inner[part]
        inner[key[-1]] = float(f"{value:.3g}")
    return copy


def multiplied(figures: Figures, keys: list[Key], logs: Sequence[float]) -> Figures:
    """A copy with figures multiplied, each by what the logarithm says."""
    return changed(figures, {key: get(figures, key) * exp(log) for key, log in zip(keys, logs, strict=True)})


def changed_by(figures: Figures, key: Key, by: float) -> Figures:
    """A copy with one figure larger by this much."""
    copy = deepcopy(figures)
    inner: Any = copy
    for part in key[:-1]:
        inner = inner[part]
    inner[key[-1]] += by
    return copy


def write(game: str, figures: Figures, file: Path) -> Path:
    """Write figures in the words of the game's own file, with its comments."""
    lines = []
    table = ""
    for line in source(game).read_text(encoding="utf-8").splitlines():
        if heading := re.fullmatch(r"\[([\w.]+)\]", line.strip()):
            table = heading[1]
        elif table.partition(".")[0] in OTHER_TABLES:
            pass  # as it is
        elif entry := re.fullmatch(r"(\w+) = ([^#]*?)( *)(#.*)?", line):
            name, old, gap, comment = entry.groups()
            if tomllib.loads(f"x = {old}")["x"] != figures[table][name]:
                column = len(name) + 3 + len(old) + len(gap)  # comments stay aligned
                line = f"{name} = {figures[table][name]}".ljust(column) + (comment or "")
        lines.append(line)
    text = "\n".join(lines) + "\n"
    if tomllib.loads(text) != figures:
        raise ValueError(f"{source(game)} has lines that cannot be rewritten")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file
