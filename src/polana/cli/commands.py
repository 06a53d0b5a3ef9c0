"""All commands in one group. Errors are one line that says what to do, with exit code 2."""

import os
import sys

import click

import polana
from polana.cli.arena import arena
from polana.cli.bench import bench
from polana.cli.doctor import doctor
from polana.cli.export import export
from polana.cli.games import games
from polana.cli.importing import import_
from polana.cli.lesson import lesson
from polana.cli.main import INTERRUPTED
from polana.cli.play import play
from polana.cli.puzzle import puzzle
from polana.cli.replay import replay
from polana.cli.review import review
from polana.cli.rules import rules
from polana.cli.serve import serve
from polana.cli.writing import new_game
from polana.kernel.errors import PolanaError

#: What `polana` says when it is told nothing, as `uvx polana` does.
WELCOME = """\
polana serve --open   plays Root, Runewars or Northgard in the browser, with friends and bots
polana play northgard plays in the terminal; `polana rules root 4.3.1` shows a paragraph, `polana games` what there is
polana -h             lists the rest"""


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(polana.__version__, message="polana %(version)s")
def cli() -> None:
    """Plays big area-control board games by the letter of their rulebooks."""


for command in (
    games,
    rules,
    lesson,
    puzzle,
    play,
    serve,
    replay,
    review,
    export,
    import_,
    bench,
    arena,
    new_game,
    doctor,
):
    cli.add_command(command)


def run(args: list[str] | None = None) -> int:
    """Obey a command line; the exit code."""
    try:
        code = cli.main(args, prog_name="polana", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        # `polana arena` alone asks what it can do; `polana` alone is how most people meet us.
        click.echo(WELCOME if error.ctx is None or error.ctx.parent is None else error.format_message())
        return 0
    except click.exceptions.Abort:
        return INTERRUPTED
    except click.ClickException as error:
        return fail(error.format_message())
    except PolanaError as error:
        return fail(str(error))
    except BrokenPipeError:
        # The reader has seen enough (`polana rules northgard | head`); Python would complain when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    return code if isinstance(code, int) else 0


def fail(line: str) -> int:
    click.echo("polana: " + " ".join(line.split()), err=True)
    return 2
