"""polana import: what others have recorded, as a record."""

import sys
from pathlib import Path

import click

from polana.cli.common import console, json_option, print_json, read_text
from polana.kernel.errors import PolanaError
from polana.lab import rootlog

#: What the rules allow is shown up to here.
MOST_SHOWN = 12


@click.command("import")
@click.argument("file")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Write the record to this file.")
@json_option
def import_(file: str, out: Path | None, as_json: bool) -> None:
    """Follow the Rootlog in FILE (`-` reads standard input) by the rules, and write a record as far as it fits.

    Hands, draws and dice that nobody wrote down are looked for. Where a turn does not fit, it says what was written and
    what the rules allow, and the exit code is 2.
    """
    with click.progressbar(length=1, label="turns", file=sys.stderr, hidden=as_json or not sys.stderr.isatty()) as bar:

        def progress(done: int, of: int) -> None:
            bar.length = max(of, 1)
            bar.update(done - bar.pos)

        found = rootlog.follow(read_text(file), progress)
    misfit, text = found.misfit, found.match.record()
    if out is not None:
        out.write_text(text, encoding="utf-8")
    if as_json:
        print_json(
            {
                "turns": found.turns,
                "over": found.match.over,
                "file": None if out is None else str(out),
                "record": text,
                "misfit": None
                if misfit is None
                else {
                    "line": misfit.line,
                    "written": misfit.written,
                    "played": misfit.played,
                    "missing": misfit.missing,
                    "instead": misfit.instead,
                    "allowed": misfit.allowed,
                },
            }
        )
    elif out is None:
        click.echo(text, nl=False)
    else:
        console().print(f"{found.turns} turns written to {out}")
    if misfit is not None:
        raise PolanaError(told(misfit))


def told(misfit: rootlog.Misfit) -> str:
    """One line: what was written, how far it goes, and what the rules allow there."""
    allowed = ", ".join(misfit.allowed[:MOST_SHOWN]) + (", ..." if len(misfit.allowed) > MOST_SHOWN else "")
    after = f" after {misfit.played}" if misfit.played else ""
    missing = f"{misfit.missing} does not fit" if misfit.missing else "the turn cannot end"
    instead = f"; the rules make it {misfit.instead}" if misfit.instead else ""
    return f"line {misfit.line}: {misfit.written}: {missing}{after}{instead}; allowed is {allowed or 'nothing'}"
