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

Where people play, chance is keyed, and the table has sealed its seed before anything was dealt (`seal.py`):

    chance keyed
    seed 166026255796238264185472206229318912009
    salt 3d0c5b4e1f2a49d0b1b8f5a7c6e90817
    commitment 6f0e...

A record that names no generator draws from the fast one. A match that began with a position (`position.py`) has its
text in the record, every line of it after a bar:

    | game = "northgard"
    | year = 3

Where somebody scripted chance (a match from a real table, a test), the record says so, before the next word:

    script strict
    next 3 die
    next 12 card
    shuffle 4 9 2

`shuffle` is what lies on top of the next pile to be shuffled, the topmost last. `script loose` leaves all that is not
foretold to the generator, and `script none` ends the script.

Where what is hidden was dealt anew in the middle of the match, a line says from whose eyes it was hidden, and with what
seed:

    redeal 0 81
"""

from __future__ import annotations

from typing import Final, final

from polana.kernel.errors import PolanaError, RecordError, SetupError
from polana.kernel.game import Game, Setup, Value, find, written
from polana.kernel.refusal import wrong
from polana.kernel.rng import FAST, GENERATORS, Script
from polana.kernel.seal import Seal
from polana.kernel.word import Word

FORMAT: Final = "polana 1"
BAR: Final = "|"
KINDS: Final = ("strict", "loose", "none")


@final
class Line:
    """One word of a record: who said it, what, and on which line of the file (0 if it was not read from one)."""

    __slots__ = ("number", "seat", "text")

    def __init__(self, seat: int, text: str, number: int = 0) -> None:
        self.seat: int = seat
        self.text: str = text
        self.number: int = number


@final
class Scripted:
    """Chance was scripted (or, with None, left alone again) after this many words."""

    __slots__ = ("after", "script")

    def __init__(self, after: int, script: Script | None) -> None:
        self.after: int = after
        self.script: Script | None = script


@final
class Dealt:
    """All that a seat may not know was dealt anew after this many words."""

    __slots__ = ("after", "seat", "seed")

    def __init__(self, after: int, seat: int, seed: int) -> None:
        self.after: int = after
        self.seat: int = seat
        self.seed: int = seed


@final
class Record:
    """What is needed to play a match again."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: int,
        lines: list[Line],
        version: str,
        data: str,
        scripts: list[Scripted] | None = None,
        generator: str = FAST,
        seal: Seal | None = None,
        dealt: list[Dealt] | None = None,
        start: str = "",
    ) -> None:
        self.game: Game = game
        self.setup: Setup = setup
        self.seed: int = seed
        self.lines: list[Line] = lines
        self.version: str = version
        self.data: str = data
        self.scripts: list[Scripted] = scripts if scripts is not None else []
        self.generator: str = generator
        self.seal: Seal | None = seal
        self.dealt: list[Dealt] = dealt if dealt is not None else []
        #: The position that it begins with, if it does not begin at the beginning.
        self.start: str = start

    @property
    def current(self) -> bool:
        """Was it played under the rules and data that are installed?"""
        return self.version == self.game.version and self.data == self.game.data_version


def write(
    game: Game,
    setup: Setup,
    seed: int,
    said: list[tuple[int, Word]],
    scripts: list[Scripted] | None = None,
    generator: str = FAST,
    seal: Seal | None = None,
    dealt: list[Dealt] | None = None,
    start: str = "",
) -> str:
    """The text of a record, played under the game as it is installed."""
    rows = [FORMAT, f"game {game.name} {game.version} data {game.data_version}", "seats " + " ".join(setup.seats)]
    rows.extend(f"option {name} {written(value)}" for name, value in setup.options.items())
    if generator != FAST:
        rows.append(f"chance {generator}")
    rows.append(f"seed {seed}")
    if seal is not None:
        rows.extend([f"salt {seal.salt}", f"commitment {seal.commitment}"])
    rows.extend(f"{BAR} {row}".rstrip() for row in start.splitlines())
    rows.append("")
    waiting, deals = list(scripts or []), list(dealt or [])
    for at, (seat, word) in enumerate(said):
        while waiting and waiting[0].after <= at:
            rows.extend(_script_rows(waiting.pop(0).script))
        while deals and deals[0].after <= at:
            rows.append(_deal_row(deals.pop(0)))
        rows.append(f"{seat} {word.text}")
    for scripted in waiting:
        rows.extend(_script_rows(scripted.script))
    rows.extend(_deal_row(one) for one in deals)
    return "\n".join(rows) + "\n"


def _script_rows(script: Script | None) -> list[str]:
    if script is None:
        return ["script none"]
    head = "script strict" if script.strict else "script loose"
    rows = [head] + [f"next {value} {what}" for what, value in script.foretold]
    return rows + [" ".join(["shuffle", *map(str, pile)]) for pile in script.piles]


def _deal_row(dealt: Dealt) -> str:
    return f"redeal {dealt.seat} {dealt.seed}"


def read(text: str) -> Record:
    """Understand the text of a record; raises `RecordError` with the line that is wrong."""
    whole = text.splitlines()
    start = [row.strip()[1:].removeprefix(" ") for row in whole if row.strip().startswith(BAR)]
    rows = [(number, row.split()) for number, row in enumerate(whole, 1) if not row.strip().startswith(BAR)]
    rows = [(number, parts) for number, parts in rows if parts and not parts[0].startswith("#")]
    if not rows or " ".join(rows[0][1]) != FORMAT:
        number = rows[0][0] if rows else 1
        raise RecordError(number, f"a record begins with {FORMAT!r}", wrong("error-record-head", text=FORMAT))
    reader = _Reader("".join(f"{row}\n" for row in start))
    for number, parts in rows[1:]:
        try:
            reader.take(number, parts)
        except PolanaError as error:
            raise RecordError(number, str(error), error.reason) from None
    return reader.record(rows[-1][0])


@final
class _Reader:
    """Takes the lines of a record one by one: first what is played, then what was said."""

    def __init__(self, start: str) -> None:
        self._start: str = start
        self._game: Game | None = None
        self._version: str = ""
        self._data: str = ""
        self._seats: list[str] = []
        self._seats_line: int = 0
        self._options: dict[str, Value] = {}
        self._seed: int = -1
        self._generator: str = ""
        self._salt: str = ""
        self._commitment: str = ""
        self._lines: list[Line] = []
        self._scripts: list[Scripted] = []
        self._dealt: list[Dealt] = []

    def take(self, number: int, parts: list[str]) -> None:
        first, rest = parts[0], parts[1:]
        game = self._game
        if game is None:
            if first != "game" or len(rest) != 4 or rest[2] != "data":
                raise PolanaError("expected 'game NAME VERSION data VERSION'", wrong("error-record-game"))
            self._game, self._version, self._data = find(rest[0]), rest[1], rest[3]
        elif len(rest) == 1 and first.isdecimal():
            self._lines.append(Line(_number(first), rest[0], number))
        elif first == "script" and len(rest) == 1 and rest[0] in KINDS:
            script = None if rest[0] == "none" else Script([], rest[0] == "strict")
            self._scripts.append(Scripted(len(self._lines), script))
        elif first == "next" and len(rest) > 1:
            self._script().foretold.append((" ".join(rest[1:]), _signed(rest[0])))
        elif first == "shuffle":
            self._script().piles.append([_signed(thing) for thing in rest])
        elif first == "redeal" and len(rest) == 2:
            seat = _number(rest[0])
            if seat >= len(self._seats):
                raise PolanaError(f"there is no seat {seat}", wrong("error-record-row", text=" ".join(parts)))
            self._dealt.append(Dealt(len(self._lines), seat, _number(rest[1])))
        elif self._lines or self._scripts or self._dealt:
            row = " ".join(parts)
            raise PolanaError(f"{row!r} is not 'SEAT WORD'", wrong("error-record-row", text=row))
        elif first == "seats" and not self._seats:
            self._seats, self._seats_line = rest, number
        elif first == "option" and len(rest) == 2 and rest[0] not in self._options:
            self._options[rest[0]] = _value(game, rest[0], rest[1])
        elif first == "seed" and len(rest) == 1 and self._seed < 0:
            self._seed = _number(rest[0])
        elif first == "chance" and len(rest) == 1 and not self._generator:
            if rest[0] not in GENERATORS:
                text = f"there is no generator {rest[0]!r}; there is {', '.join(GENERATORS)}"
                raise PolanaError(text, wrong("error-record-generator", text=rest[0]))
            self._generator = rest[0]
        elif first == "salt" and len(rest) == 1 and not self._salt:
            self._salt = rest[0]
        elif first == "commitment" and len(rest) == 1 and not self._commitment:
            self._commitment = rest[0]
        else:
            row = " ".join(parts)
            text = f"{row!r} is neither setup nor 'SEAT WORD', or is said twice"
            raise PolanaError(text, wrong("error-record-setup", text=row))

    def _script(self) -> Script:
        """The script that this line goes on with."""
        last = self._scripts[-1] if self._scripts else None
        if last is None or last.script is None or last.after != len(self._lines):
            raise PolanaError("'next' follows a line 'script strict' or 'script loose'", wrong("error-record-script"))
        return last.script

    def record(self, end: int) -> Record:
        """All that was read; the line at which the record ends is blamed for what is missing."""
        if self._game is None or not self._seats or self._seed < 0:
            raise RecordError(end, "the record has no line 'game', 'seats' or 'seed'", wrong("error-record-short"))
        try:
            setup = self._game.setup(self._seats, self._options)
        except SetupError as error:
            raise RecordError(self._seats_line, str(error), error.reason) from None
        seal = Seal(self._salt, self._commitment) if self._salt or self._commitment else None
        return Record(
            self._game,
            setup,
            self._seed,
            self._lines,
            self._version,
            self._data,
            self._scripts,
            self._generator or FAST,
            seal,
            self._dealt,
            self._start,
        )


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 1000:
        raise PolanaError(f"{text!r} is no whole number", wrong("error-kernel-no-number", text=text))
    return int(text)


def _signed(text: str) -> int:
    return -_number(text[1:]) if text.startswith("-") else _number(text)


def _value(game: Game, name: str, text: str) -> Value:
    for option in game.options:
        if option.name == name:
            return option.read(text)
    raise PolanaError(f"{game.name} has no option {name!r}", wrong("error-kernel-no-option", name=name))
