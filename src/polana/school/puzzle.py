"""Puzzles: a position, a seat, and one turn in which a search has found something that is easily overlooked.

A puzzle is `puzzles/NAME.toml` in the folder of its game, as `polana.lab.puzzles` writes it. Its goal, its best line
and the reasons of the line's actions are worked out by playing (`puzzle_judge.py`); `docs/lessons.md` tells more.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from polana.kernel.errors import PolanaError
from polana.kernel.game import AnyGame, find, games
from polana.kernel.match import Match
from polana.school.lesson import Strict

ENDING: Final = ".toml"

#: Score most this turn; win this turn; leave the leader as little as possible.
Kind = Literal["score", "win", "stop"]


class PuzzleError(PolanaError):
    """A puzzle that cannot be read or played: one line, with the place."""


class Puzzle(Strict):
    """A puzzle as it is written."""

    kind: Kind
    #: Whose turn it is.
    seat: int
    #: What the best line comes to: what it scores; 1: a victory; what it leaves to the leader (`stop`).
    goal: Annotated[float, Meta(ge=0)]
    #: The same after what a player does who looks one action ahead; `stop`: and so does not look at the leader.
    usual: float
    #: How many iterations of its search a bot needs for each decision to find the line.
    iterations: Annotated[int, Meta(ge=1)]
    difficulty: Literal[1, 2, 3]
    position: str
    #: The best line, word by word; others who are asked meanwhile answer for themselves.
    line: list[str]
    #: stop: the leader.
    rival: int = -1
    #: Of the chance that nothing foretells, and of what others answer.
    seed: int = 0
    #: Set when it is read.
    game: str = ""
    name: str = ""
    #: Who sits where.
    values: list[str] = []

    def match(self) -> Match:
        """The position, to be played from."""
        try:
            return Match.at(self.position, self.seed)
        except PolanaError as error:
            raise PuzzleError(f"{self.game}/{self.name}: {error}") from error


def folder(game: AnyGame) -> Path:
    """Where the puzzles of a game lie: beside the module that it comes from."""
    module = sys.modules[type(game).__module__]
    assert module.__file__ is not None
    return Path(module.__file__).parent / "puzzles"


@cache
def puzzles(game: AnyGame) -> list[Puzzle]:
    """The puzzles of a game, the easy ones first."""
    found = [_puzzle(path) for path in sorted(folder(game).glob(f"*{ENDING}"))]
    return sorted(found, key=lambda one: (one.difficulty, one.iterations, one.name))


def all_puzzles() -> Iterator[tuple[AnyGame, list[Puzzle]]]:
    """The games that have puzzles, with them."""
    for game in games().values():
        if not game.unfinished and puzzles(game):
            yield game, puzzles(game)


def puzzle(game: AnyGame, name: str) -> Puzzle:
    """A puzzle of a game."""
    path = next((path for path in folder(game).glob(f"*{ENDING}") if path.name == f"{name}{ENDING}"), None)
    if path is None:
        raise PuzzleError(f"{game.name} has no puzzle {name!r}; `polana puzzle {game.name}` lists those there are")
    return _puzzle(path)


@cache
def _puzzle(path: Path) -> Puzzle:
    return read(path.read_text(encoding="utf-8"), path)


def find_puzzle(what: str) -> Puzzle:
    """A puzzle by its game and name, `northgard/score-wolf-1`, or by the path of its file."""
    game, slash, name = what.partition("/")
    if not what.endswith(ENDING) and slash:
        return puzzle(find(game), name)
    path = Path(what)
    try:
        return read(path.read_text(encoding="utf-8"), path)
    except FileNotFoundError:
        raise PuzzleError(f"{what}: there is no such puzzle; write GAME/NAME or the path of a file") from None


def read(text: str, path: Path) -> Puzzle:
    """A puzzle from its text; a mistake is told in one line with its place."""
    try:
        found = msgspec.convert(tomllib.loads(text), Puzzle)
        position = tomllib.loads(found.position)
        found.game, found.values = str(position["game"]), [str(value) for value in position["seats"]]
    except (tomllib.TOMLDecodeError, KeyError) as error:
        raise PuzzleError(f"{path}: {error}") from None
    except msgspec.ValidationError as error:
        raise PuzzleError(f"{path}: {str(error).replace('`', chr(39))}") from None
    found.name = path.name.removesuffix(ENDING)
    if (found.kind == "stop") != (found.rival >= 0):
        raise PuzzleError(f"{path}: `rival` is the leader whom a puzzle of kind 'stop' is about, and of no other kind")
    vocabulary = find(found.game).vocabulary
    for word in found.line:
        if word not in vocabulary:
            raise PuzzleError(f"{path}: {word!r} is not a word of {found.game}")
    return found


def write(puzzle: Puzzle) -> str:
    """The text that `read` reads."""
    rows = [f'kind = "{puzzle.kind}"', f"seat = {puzzle.seat}"]
    if puzzle.rival >= 0:
        rows.append(f"rival = {puzzle.rival}")
    rows += [f"goal = {puzzle.goal:g}", f"usual = {puzzle.usual:g}"]
    rows += [f"difficulty = {puzzle.difficulty}", f"iterations = {puzzle.iterations}"]
    if puzzle.seed:
        rows.append(f"seed = {puzzle.seed}")
    said = "".join(f'    "{word}",\n' for word in puzzle.line)
    rows += [f"line = [\n{said}]", f"position = '''\n{puzzle.position}'''", ""]
    return "\n".join(rows)
