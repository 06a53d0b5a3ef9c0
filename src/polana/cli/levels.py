"""Levels of bots in the terminal: what each does, and by how much it beats the one below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.markup import escape
from rich.table import Table

from polana.cli.common import console
from polana.locale import Speech

if TYPE_CHECKING:
    from polana.kernel.errors import PolanaError


def told(speech: Speech, game: str, name: str) -> str:
    """A sentence about a level, empty for another bot; for one that should have learned the game and has not, why."""
    from polana.bots.levels import FOR_PEOPLE, REFLEX, plays_without

    level = name.partition(":")[0]
    missing = plays_without(game, name)
    if missing is not None:
        return f"{speech.say(f'cli-level-{level}-alone')} ({reason(speech, missing)})"
    return speech.say(f"cli-level-{level}") if level in (*FOR_PEOPLE, REFLEX) else ""


def reason(speech: Speech, error: PolanaError) -> str:
    return str(error) if error.reason is None else speech.refusal(error.reason)


def show(game: str, rungs: list[dict[str, Any]], speech: Speech) -> None:
    """A line for each level above the first."""
    out = console()
    out.print(f"[bold]{escape(game)}[/bold]")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for head in ("level", "below"):
        table.add_column(speech.say(f"cli-arena-{head}"))
    for head in ("wins", "of", "rate", "interval", "fair"):
        table.add_column(speech.say(f"cli-arena-{head}"), justify="right")
    for one in rungs:
        rate = "–" if one["rate"] is None else f"{one['rate']:.1%}"
        between = f"{one['low']:.1%} – {one['high']:.1%}"
        cells = [str(one["wins"]), str(one["matches"]), rate, between, f"{one['fair']:.1%}"]
        table.add_row(f"[cyan]{escape(one['level'])}[/cyan]", escape(one["below"]), *cells)
    out.print(table)
