"""polana: the command line. Errors are one line that says what to do, with exit code 2."""

import os
import sys

import click

import polana
from polana.cli.arena import arena
from polana.cli.bench import bench
from polana.cli.doctor import doctor
from polana.cli.games import games
from polana.cli.play import play
from polana.cli.replay import replay
from polana.cli.rules import rules
from polana.cli.serve import serve
from polana.kernel.errors import PolanaError


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(polana.__version__, message="polana %(version)s")
def cli() -> None:
    """Plays big area-control board games by the letter of their rulebooks."""


for command in (games, rules, play, serve, replay, bench, arena, doctor):
    cli.add_command(command)


def main(args: list[str] | None = None) -> None:
    try:
        code = cli.main(args, prog_name="polana", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        sys.exit(0)
    except click.exceptions.Abort:
        sys.exit(130)
    except click.ClickException as error:
        fail(error.format_message())
    except PolanaError as error:
        fail(str(error))
    except BrokenPipeError:
        # The reader has seen enough (`polana rules northgard | head`); Python would complain when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    else:
        sys.exit(code if isinstance(code, int) else 0)


def fail(line: str) -> None:
    click.echo("polana: " + " ".join(line.split()), err=True)
    sys.exit(2)


if __name__ == "__main__":
    main()
