"""What several commands share: output, languages, settings from the command line."""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from polana.kernel.errors import PolanaError
from polana.kernel.game import AnyGame, Value
from polana.locale import LANGUAGES


def console(stderr: bool = False) -> Console:
    return Console(stderr=stderr, highlight=False)


def print_json(data: object) -> None:
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


def own_language() -> str:
    """The language of the terminal, if we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = os.environ.get(name, "")[:2].lower()
        if spoken:
            return spoken if spoken in LANGUAGES else "en"
    return "en"


def lang_option(command: Callable[..., Any]) -> Callable[..., Any]:
    return click.option(
        "--lang", type=click.Choice(LANGUAGES), default=own_language, help="Language (the terminal's by default)."
    )(command)


def json_option(command: Callable[..., Any]) -> Callable[..., Any]:
    return click.option("--json", "as_json", is_flag=True, help="Print JSON for a program.")(command)


def settings_option(command: Callable[..., Any]) -> Callable[..., Any]:
    return click.option(
        "--option",
        "settings",
        multiple=True,
        metavar="NAME=VALUE",
        help="An option of the setup, as `polana games` lists them.",
    )(command)


def read_seats(game: AnyGame, seats: str | None, usual: int) -> list[str] | int:
    """Who sits where: names, or a number of seats; without either as many as are usual, if the game is for so many."""
    if seats is None:
        return min(max(usual, game.min_seats), game.max_seats)
    return int(seats) if seats.isdecimal() else [name.strip() for name in seats.split(",")]


def read_settings(game: AnyGame, settings: tuple[str, ...]) -> dict[str, Value]:
    """The setup options that were given as NAME=VALUE."""
    known = {option.name: option for option in game.options}
    values: dict[str, Value] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise PolanaError(f"write --option {name}=VALUE; {name!r} has no value")
        if name not in known:
            raise PolanaError(f"{game.name} has no option {name!r}; it has {', '.join(known) or 'none'}")
        values[name] = known[name].read(value)
    return values


def read_text(file: str) -> str:
    """The text of a file; `-` is standard input."""
    try:
        if file == "-":
            return sys.stdin.read()
        return Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise PolanaError(f"{file} is not a text file") from None
