"""Records: a match as a small text that a person can read.

    polana 1
    game northgard 1 data 5c1f09aa
    seats wolf raven
    option creatures on
    seed 7

    0 card:feast
    0 explore
    1 card:move

Setup and seed, then the words in the order in which they were said, each with its seat. Empty lines and lines that
begin with `#` mean nothing.
"""

from __future__ import annotations

from typing import Final, final

from polana.kernel.game import Game, Setup, find, written
from polana.kernel.law import PolanaError, RecordError
from polana.kernel.word import Word

FORMAT: Final = "polana 1"


@final
class Line:
    """One word of a record: who said it, what, and on which line of the file (0 if it was not read from one)."""

    __slots__ = ("number", "seat", "text")

    def __init__(self, seat: int, text: str, number: int = 0) -> None:
        self.seat: int = seat
        self.text: str = text
        self.number: int = number


@final
class Record:
    """What is needed to play a match again."""

    def __init__(self, game: Game, setup: Setup, seed: int, lines: list[Line], version: str, data: str) -> None:
        self.game: Game = game
        self.setup: Setup = setup
        self.seed: int = seed
        self.lines: list[Line] = lines
        self.version: str = version
        self.data: str = data

    @property
    def current(self) -> bool:
        """Was it played under the rules and data that are installed?"""
        return self.version == self.game.version and self.data == self.game.data_version


def write(game: Game, setup: Setup, seed: int, said: list[tuple[int, Word]]) -> str:
    """The text of a record, played under the game as it is installed."""
    head = [FORMAT, f"game {game.name} {game.version} data {game.data_version}", "seats " + " ".join(setup.seats)]
    head.extend(f"option {name} {written(value)}" for name, value in setup.options.items())
    head.append(f"seed {seed}")
    body = [f"{seat} {word.text}" for seat, word in said]
    return "\n".join([*head, "", *body]) + "\n"


def read(text: str) -> Record:
    """Understand the text of a record; raises `RecordError` with the line that is wrong."""
    rows = [(number, row.split()) for number, row in enumerate(text.splitlines(), 1)]
    rows = [(number, parts) for number, parts in rows if parts and not parts[0].startswith("#")]
    if not rows or " ".join(rows[0][1]) != FORMAT:
        raise RecordError(rows[0][0] if rows else 1, f"a record begins with {FORMAT!r}")
    game: Game | None = None
    version = data = ""
    seats: list[str] = []
    options: dict[str, bool | int | str] = {}
    seed: int | None = None
    lines: list[Line] = []
    for number, parts in rows[1:]:
        try:
            if parts[0] == "game" and len(parts) == 5 and parts[3] == "data":
                game, version, data = find(parts[1]), parts[2], parts[4]
            elif game is None:
                raise RecordError(number, "expected 'game NAME VERSION data VERSION'")
            elif parts[0] == "seats":
                seats = parts[1:]
            elif parts[0] == "option" and len(parts) == 3:
                options[parts[1]] = _value(game, parts[1], parts[2])
            elif parts[0] == "seed" and len(parts) == 2 and parts[1].isdigit():
                seed = int(parts[1])
            elif len(parts) == 2 and parts[0].isdigit():
                lines.append(Line(int(parts[0]), parts[1], number))
            else:
                raise RecordError(number, f"{' '.join(parts)!r} is neither setup nor 'SEAT WORD'")
        except RecordError:
            raise
        except PolanaError as error:
            raise RecordError(number, str(error)) from None
    last = rows[-1][0]
    if game is None or seed is None:
        raise RecordError(last, "the record names no game or no seed")
    try:
        setup = game.setup(seats, options)
    except PolanaError as error:
        raise RecordError(last, str(error)) from None
    return Record(game, setup, seed, lines, version, data)


def _value(game: Game, name: str, text: str) -> bool | int | str:
    for option in game.options:
        if option.name == name:
            return option.read(text)
    raise PolanaError(f"{game.name} has no option {name!r}")
