"""polana export: a record in the notation of others."""

from pathlib import Path

import click

from polana.cli.common import console, json_option, print_json, read_text
from polana.kernel.match import Match
from polana.lab import rootlog


@click.command()
@click.argument("file")
@click.option("--rootlog", "as_rootlog", is_flag=True, help="Rootlog, in which people record games of Root.")
@click.option("--player", "players", multiple=True, help="The name of a player, once for each seat in their order.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Write it to this file.")
@json_option
def export(file: str, as_rootlog: bool, players: tuple[str, ...], out: Path | None, as_json: bool) -> None:
    """Write the match in FILE (`-` reads standard input) in another notation, as a spectator saw it."""
    if not as_rootlog:
        raise click.UsageError("Say in which notation: --rootlog.")
    text = rootlog.export(Match.replay(read_text(file)), players)
    if out is not None:
        out.write_text(text, encoding="utf-8")
    if as_json:
        print_json({"notation": "rootlog", "file": None if out is None else str(out), "text": text})
    elif out is None:
        click.echo(text, nl=False)
    else:
        console().print(f"written to {out}")
