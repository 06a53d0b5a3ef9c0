"""polana games: what can be played, and how it can be set up."""

import click
from rich.markup import escape
from rich.table import Table

from polana.cli.common import console, json_option, lang_option, print_json
from polana.kernel import brought
from polana.kernel.game import AnyGame, written
from polana.kernel.game import games as installed
from polana.kernel.shelf.box import SETTING
from polana.locale import Speech


@click.command()
@json_option
@lang_option
def games(as_json: bool, lang: str) -> None:
    """List the games, their seats and the options of their setup."""
    if as_json:
        print_json({"games": [described(game, Speech(lang, game.name)) for game in installed().values()]})
        return
    known = installed().values()
    for line in brought.broken():
        console(stderr=True).print(line, style="yellow", markup=False, soft_wrap=True)
    for game in known:
        speech = Speech(lang, game.name)
        out = console()
        title = speech.game_name(game.name)
        out.print(f"[bold]{game.name}[/bold] {game.version}" + (f"  {escape(title)}" if title != game.name else ""))
        if game.unfinished:
            out.print(speech.say("cli-games-unfinished"), style="yellow")
        alike = "no" if game.seat_values else "yes"
        out.print(speech.say("cli-games-seats", least=game.min_seats, most=game.max_seats, alike=alike))
        if game.seat_values:
            out.print(", ".join(game.seat_values), style="cyan")
        if game.options:
            out.print(options_table(game, speech))
        for line in box_lines(game, speech):
            out.print(line, style="dim", soft_wrap=True)


def options_table(game: AnyGame, speech: Speech) -> Table:
    """The options of a setup, each with its values."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("cli-games-option", "cli-games-values", "cli-games-about"):
        table.add_column(speech.say(column))
    for option in game.options:
        table.add_row(option.name, ", ".join(map(written, option.values)), speech.say(option.about))
    return table


def box_lines(game: AnyGame, speech: Speech) -> list[str]:
    """Where the printed figures of a game may be put in, and which of its tables have been replaced."""
    box = game.box()
    if box is None:
        return []
    lines = [speech.say("cli-games-box", setting=SETTING, game=game.name, data=str(box.data))]
    if box.replaced:
        lines.append(speech.say("cli-games-box-replaced", folder=str(box.folder), tables=", ".join(box.replaced)))
    return lines


def described(game: AnyGame, speech: Speech) -> dict[str, object]:
    box = game.box()
    return {
        "name": game.name,
        "version": game.version,
        "data": game.data_version,
        "box": None if box is None else {"tables": box.names, "data": str(box.data), "replaced": box.replaced},
        "unfinished": game.unfinished,
        "seats": {"min": game.min_seats, "max": game.max_seats, "values": game.seat_values},
        "options": [
            {
                "name": option.name,
                "values": option.values,
                "default": option.default,
                "about": speech.say(option.about),
            }
            for option in game.options
        ],
    }
