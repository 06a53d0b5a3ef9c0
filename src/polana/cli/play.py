"""polana play: a match in the terminal, against bots or each other."""

import os
import re
import secrets
import sys
import time
from pathlib import Path

import click

from polana.bots import bot, there_is
from polana.bots.levels import known, levels, usual
from polana.cli.common import console, lang_option, read_seats, read_settings, read_text, settings_option
from polana.cli.levels import told
from polana.cli.terminal import Terminal
from polana.kernel.errors import PolanaError
from polana.kernel.game import Setup, find
from polana.kernel.match import Chooser, Match
from polana.kernel.rng import KEYED, Rng
from polana.locale import Speech

#: The line that remembers, beside a record, who played. It is a comment to anybody else.
NOTE = re.compile(r"^# people (?P<people>[\d,]*) bots (?P<bots>\S+)$", re.MULTILINE)


@click.command()
@click.argument("game", required=False)
@click.option("--seats", help="A clan or faction for each seat, ? to choose at the table: wolf,?,? (or a number).")
@click.option("--you", help="The seats of the people, counted from 1: 1 by default, 1,3 for two, 0 to watch.")
@click.option(
    "--bots",
    "kind",
    help="Who plays the other seats: easy, normal, hard, master, reflex, search:400, or one that a package brings.",
)
@click.option("--seed", type=click.IntRange(min=0), help="The same seed deals the same match.")
@settings_option
@click.option("--from", "file", type=click.Path(), help="Go on with a saved match.")
@click.option("--after", type=click.Path(), help="Play the match that follows a finished one (a campaign).")
@click.option("--position", type=click.Path(), help="Begin with the position in this file.")
@click.option("--hints", is_flag=True, help="Several people agree that each may ask for hints.")
@lang_option
def play(
    game: str | None,
    seats: str | None,
    you: str | None,
    kind: str | None,
    seed: int | None,
    settings: tuple[str, ...],
    file: str | None,
    after: str | None,
    position: str | None,
    hints: bool,
    lang: str,
) -> None:
    """Play GAME here in the terminal, from a position, or go on with a saved match."""
    if file is not None:
        if game or seats or settings or position or seed is not None:
            raise PolanaError("a saved match has its game, seats, seed and options: give --from FILE without them")
        text = read_text(file)
        match = Match.replay(text)
        remembered = NOTE.search(text)
        if remembered:
            you = you if you is not None else remembered["people"] or "0"
            kind = kind or (remembered["bots"] if there_is(remembered["bots"]) else None)
        keep = Path(file)
    elif after is not None:
        if game or seats or settings or position:
            raise PolanaError("a match that follows has its game, seats and options: give --after FILE without them")
        before = Match.replay(read_text(after))
        match = Match(before.game, following(before, after), new_seed() if seed is None else seed, generator=KEYED)
        keep = file_for(match)
    elif position is not None:
        if game or seats or settings:
            raise PolanaError("a position has its game, seats and options: give --position FILE without them")
        seed = new_seed() if seed is None else seed
        match = Match.at(read_text(position), seed, KEYED)
        keep = file_for(match)
    elif game is not None:
        found = find(game)
        seed = new_seed() if seed is None else seed
        setup = found.setup(read_seats(found, seats, 3), read_settings(found, settings))
        match = Match(found, setup, seed, generator=KEYED)
        keep = file_for(match)
    else:
        raise PolanaError("say which game to play (polana games lists them), or --position, --after or --from FILE")
    kind = kind or usual(match.game.name)
    if not known(match.game.name, kind):
        raise PolanaError(f"{kind} cannot play {match.game.name}; take {', '.join(levels(match.game.name))}")
    people = read_people(you or "1", len(match.setup.seats))
    chance = Rng(match.seed).fork()
    bots: dict[int, Chooser] = {
        seat: bot(kind, chance + seat) for seat in range(len(match.setup.seats)) if seat not in people
    }
    if people:
        see_that_it_can_be_kept(keep)
    note = f"# people {','.join(str(seat + 1) for seat in people)} bots {kind}\n"
    speech, screen = Speech(lang, match.game.name), console()
    about = told(speech, match.game.name, kind) if bots else ""
    if about:
        screen.print(about, markup=False, soft_wrap=True)
    Terminal(match, bots, speech, screen, read_line, keep, note, hints).run()


def following(before: Match, file: str) -> Setup:
    """The setup of the match after a finished one that is part of a campaign."""
    if not before.over:
        raise PolanaError(f"the match in {file} is not over yet")
    setup = before.game.sequel(before.setup, before.state)
    if setup is None:
        raise PolanaError(f"the match in {file} is not part of a campaign")
    return setup


def read_people(you: str, seats: int) -> list[int]:
    """The seats that people hold, from text that counts them from 1; 0 is nobody."""
    numbers = [int(part) if part.strip().isdigit() else -1 for part in you.split(",")]
    if numbers == [0]:
        return []
    if any(not 1 <= number <= seats for number in numbers):
        raise PolanaError(f"--you takes seats from 1 to {seats}, or 0 to watch; not {you!r}")
    return sorted({number - 1 for number in numbers})


def read_line(prompt: str) -> str:
    if sys.stdin.isatty():
        import readline  # noqa: F401  (input() then has a history and edits lines)
    return input(prompt)


def new_seed() -> int:
    return secrets.randbits(128)


def file_for(match: Match) -> Path:
    """Where a new match is kept."""
    return keep_folder() / f"{match.game.name}-{time.strftime('%Y%m%d-%H%M%S')}-{match.seed % 10**6:06}.polana"


def see_that_it_can_be_kept(keep: Path) -> None:
    """Before the first word: who plays on in good faith would lose the match with the window."""
    trial = keep.with_name(keep.name + ".new")
    try:
        keep.parent.mkdir(parents=True, exist_ok=True)
        trial.touch()
        trial.unlink()
    except OSError as error:
        wrong = f"the match cannot be kept in {keep.parent} ({error.strerror})"
        raise PolanaError(f"{wrong}; set XDG_DATA_HOME to a folder that can be written") from None


def keep_folder() -> Path:
    """Where unfinished matches are kept."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "polana"
