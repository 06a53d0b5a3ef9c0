"""Records: a match as a small text that a person can read.

    polana 1
    game northgard 1 data 5c1f09aa words 67e378c7
    seats wolf raven
    option creatures on
    seed 7

    0 card:feast
    0 explore
    1 card:move

Setup and seed, then the words in the order in which they were said, each with its seat. Empty lines and lines that
begin with `#` mean nothing. The second line names the versions of rules and data that it was played under, and the
fingerprint of the vocabulary (`word.py`), which a record from before there was one leaves out.

Where people play, chance is keyed, and the table has sealed its seed before anything was dealt (`seal.py`):

    chance keyed
    seed 166026255796238264185472206229318912009
    salt 3d0c5b4e1f2a49d0b1b8f5a7c6e90817
    commitment 6f0e...

Where several people played, that seed was mixed from the table's own, which the commitment is about, and from the
numbers that their pages have opened, each with its seat:

    own 21076218926231742381164719267162134089
    stake 0 0f6c1d9be2a7433c8a51d07be94c2f66
    stake 2 b80e77421c0f4d5a96b3e8d2150a9c3e

A record that names no generator draws from the fast one. A match that began with a position (`position.py`) has its
text in the record, every line of it after a bar:

    | game = "northgard"
    | year = 3

Where somebody scripted chance (a match from a real table, a test), the record says so, before the next word:

    script strict
    next 3 die
    next 12 card
    shuffle 4 9 2

Where chance was scripted before the first question, with the deal or from a position on, that line is
`script strict opening`. A match that stops after some steps (`Match.at`) has their number in its head: `steps 1`.

`shuffle` is what lies on top of the next pile to be shuffled, the topmost last. `script loose` leaves all that is not
foretold to the generator, and `script none` ends the script.

Where what is hidden was dealt anew in the middle of the match, a line says from whose eyes it was hidden (seats with
commas between them, `-` for nobody's), with what seed, and why: somebody else sat down in a seat, words were taken back
that a die or a draw had followed, or the table went on with the keyed generator:

    redeal 0,2 81 sat:1
    redeal 0,1,2 82 undo
    redeal 0,1,2 83 keyed

What began with a record that somebody brought says how many of its words, and of its deals, came with it; no table
promises anything about those:

    brought 12 1

Where the players agreed on a draw, the last line says so:

    draw
"""

from __future__ import annotations

from typing import Final, final

from polana.kernel.errors import PolanaError, RecordError, SetupError
from polana.kernel.game import AnyGame, Setup, Value, find, written
from polana.kernel.refusal import wrong
from polana.kernel.rng import FAST, GENERATORS, Script
from polana.kernel.seal import Seal, eyes_text, is_number
from polana.kernel.word import Word

FORMAT: Final = "polana 1"
DRAW: Final = "draw"
#: Said of a script: it was in force before the first question.
OPENING: Final = -1
BAR: Final = "|"
KINDS: Final = ("strict", "loose", "none")

#: Why something was dealt anew.
SAT: Final = "sat"
UNDO: Final = "undo"
KEYS: Final = "keyed"


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
    """All that none of these seats may know was dealt anew after this many words."""

    __slots__ = ("after", "eyes", "seed", "why")

    def __init__(self, after: int, eyes: list[int], seed: int, why: str = "") -> None:
        self.after: int = after
        self.eyes: list[int] = eyes
        self.seed: int = seed
        #: `sat:SEAT`, `undo`, `keyed`, or empty where nobody said.
        self.why: str = why


@final
class Record:
    """What is needed to play a match again."""

    def __init__(
        self,
        game: AnyGame,
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
        drawn: int = 0,
        steps: int = 0,
        brought: tuple[int, int] = (0, 0),
        words: str = "",
    ) -> None:
        self.game: AnyGame = game
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
        #: The line that says that the players agreed on a draw; 0 if they did not.
        self.drawn: int = drawn
        #: After how many steps it stops; 0: never.
        self.steps: int = steps
        #: How many of its words, and of what was dealt anew, came with a record that somebody brought to the table.
        self.brought: tuple[int, int] = brought
        #: The fingerprint of the vocabulary; empty where the record does not say.
        self.words: str = words

    @property
    def current(self) -> bool:
        """Was it played under the rules and data that are installed?"""
        return self.version == self.game.version and self.data == self.game.data_version

    @property
    def same_words(self) -> bool:
        """Do its words, as far as it says, have the numbers that they have now?"""
        return self.words in ("", self.game.vocabulary.fingerprint)

    @property
    def played_under(self) -> str:
        """What it was played under, as its second line has it."""
        return _under(self.game.name, self.version, self.data, self.words)


def write(
    game: AnyGame,
    setup: Setup,
    seed: int,
    said: list[tuple[int, Word]],
    scripts: list[Scripted] | None = None,
    generator: str = FAST,
    seal: Seal | None = None,
    dealt: list[Dealt] | None = None,
    start: str = "",
    drawn: bool = False,
    steps: int = 0,
    brought: tuple[int, int] = (0, 0),
) -> str:
    """The text of a record, played under the game as it is installed."""
    rows = [FORMAT, head(game), "seats " + " ".join(setup.seats)]
    rows.extend(f"option {name} {written(value)}" for name, value in setup.options.items())
    if generator != FAST:
        rows.append(f"chance {generator}")
    rows.append(f"seed {seed}")
    if seal is not None:
        rows.extend([f"salt {seal.salt}", f"commitment {seal.commitment}"])
        if seal.is_mixed:
            rows.append(f"own {seal.own}")
            rows.extend([f"stake {seat} {number}" for seat, number in sorted(seal.numbers)])
    if steps:
        rows.append(f"steps {steps}")
    if brought != (0, 0):
        rows.append(f"brought {brought[0]} {brought[1]}")
    rows.extend(f"{BAR} {row}".rstrip() for row in start.splitlines())
    rows.append("")
    waiting, deals = list(scripts or []), list(dealt or [])
    for at, (seat, word) in enumerate(said):
        while waiting and waiting[0].after <= at:
            rows.extend(_script_rows(waiting.pop(0)))
        while deals and deals[0].after <= at:
            rows.append(_deal_row(deals.pop(0)))
        rows.append(f"{seat} {word.text}")
    for scripted in waiting:
        rows.extend(_script_rows(scripted))
    rows.extend(_deal_row(one) for one in deals)
    if drawn:
        rows.append(DRAW)
    return "\n".join(rows) + "\n"


def head(game: AnyGame) -> str:
    """The line that says what is played, by which versions."""
    return "game " + _under(game.name, game.version, game.data_version, game.vocabulary.fingerprint)


def _under(game: str, version: str, data: str, words: str) -> str:
    return f"{game} {version} data {data}" + (f" words {words}" if words else "")


def _script_rows(scripted: Scripted) -> list[str]:
    script = scripted.script
    if script is None:
        return ["script none"]
    head = "script strict" if script.strict else "script loose"
    if scripted.after == OPENING:
        head += " opening"
    rows = [head] + [f"next {value} {what}" for what, value in script.foretold]
    return rows + [" ".join(["shuffle", *map(str, pile)]) for pile in script.piles]


def _deal_row(dealt: Dealt) -> str:
    return f"redeal {eyes_text(dealt.eyes)} {dealt.seed} {dealt.why}".rstrip()


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


def begins(text: str) -> int:
    """The line on which the position begins that a match began with; 1: it has none."""
    return next((at for at, row in enumerate(text.splitlines(), 1) if row.strip().startswith(BAR)), 1)


@final
class _Reader:
    """Takes the lines of a record one by one: first what is played, then what was said."""

    def __init__(self, start: str) -> None:
        self._start: str = start
        self._game: AnyGame | None = None
        self._version: str = ""
        self._data: str = ""
        self._words: str = ""
        self._seats: list[str] = []
        self._seats_line: int = 0
        self._options: dict[str, Value] = {}
        self._seed: int = -1
        self._generator: str = ""
        self._salt: str = ""
        self._commitment: str = ""
        self._own: int = -1
        self._numbers: list[tuple[int, str]] = []
        self._lines: list[Line] = []
        self._scripts: list[Scripted] = []
        self._dealt: list[Dealt] = []
        self._drawn: int = 0
        self._steps: int = 0
        self._brought: tuple[int, int] = (0, 0)

    def take(self, number: int, parts: list[str]) -> None:
        first, rest = parts[0], parts[1:]
        game = self._game
        if game is None:
            if first != "game" or rest[2:3] != ["data"] or len(rest) not in (4, 6) or rest[4:5] not in ([], ["words"]):
                text = "expected 'game NAME VERSION data VERSION words FINGERPRINT'"
                raise PolanaError(text, wrong("error-record-game"))
            self._game, self._version, self._data = find(rest[0]), rest[1], rest[3]
            self._words = rest[5] if len(rest) > 4 else ""
        elif self._drawn:
            raise PolanaError("nothing follows a draw", wrong("error-record-after-draw"))
        elif first == DRAW and not rest:
            self._drawn = number
        elif len(rest) == 1 and first.isdecimal():
            self._lines.append(Line(_number(first), rest[0], number))
        elif first == "script" and len(rest) == 1 and rest[0] in KINDS:
            script = None if rest[0] == "none" else Script([], rest[0] == "strict")
            self._scripts.append(Scripted(len(self._lines), script))
        elif first == "script" and not self._lines and not self._scripts and _is_opening(rest):
            self._scripts.append(Scripted(OPENING, Script([], rest[0] == "strict")))
        elif first == "next" and len(rest) > 1:
            self._script().foretold.append((" ".join(rest[1:]), _signed(rest[0])))
        elif first == "shuffle":
            self._script().piles.append([_signed(thing) for thing in rest])
        elif first == "redeal" and 2 <= len(rest) <= 3:
            self._dealt.append(self._deal(parts))
        elif self._lines or self._scripts or self._dealt:
            row = " ".join(parts)
            raise PolanaError(f"{row!r} is not 'SEAT WORD'", wrong("error-record-row", text=row))
        elif first == "seats" and not self._seats:
            self._seats, self._seats_line = rest, number
        elif first == "option" and len(rest) == 2 and rest[0] not in self._options:
            self._options[rest[0]] = _value(game, rest[0], rest[1])
        elif first == "steps" and len(rest) == 1 and self._start and not self._steps:
            self._steps = _number(rest[0])
        elif first == "seed" and len(rest) == 1 and self._seed < 0:
            self._seed = _number(rest[0])
        elif first == "chance" and len(rest) == 1 and not self._generator:
            if rest[0] not in GENERATORS:
                text = f"there is no generator {rest[0]!r}; there is {', '.join(GENERATORS)}"
                raise PolanaError(text, wrong("error-record-generator", text=rest[0]))
            self._generator = rest[0]
        elif first == "salt" and len(rest) == 1 and not self._salt:
            self._salt = rest[0]
        elif first == "brought" and len(rest) == 2 and self._brought == (0, 0):
            self._brought = (_number(rest[0]), _number(rest[1]))
        elif first == "commitment" and len(rest) == 1 and not self._commitment:
            self._commitment = rest[0]
        elif first == "own" and len(rest) == 1 and self._own < 0:
            self._own = _number(rest[0])
        elif first == "stake" and len(rest) == 2 and self._own >= 0:
            self._numbers.append(self._stake(parts))
        else:
            row = " ".join(parts)
            text = f"{row!r} is neither setup nor 'SEAT WORD', or is said twice"
            raise PolanaError(text, wrong("error-record-setup", text=row))

    def _deal(self, parts: list[str]) -> Dealt:
        """What was dealt anew, and from whose eyes."""
        eyes = [] if parts[1] == "-" else [_number(seat) for seat in parts[1].split(",")]
        why = parts[3] if len(parts) > 3 else ""
        if any(seat >= len(self._seats) for seat in eyes) or eyes != sorted(set(eyes)):
            row = " ".join(parts)
            raise PolanaError(f"{row!r} names no seats, or not in order", wrong("error-record-row", text=row))
        if why and why not in (UNDO, KEYS) and why not in [f"{SAT}:{seat}" for seat in range(len(self._seats))]:
            row = " ".join(parts)
            raise PolanaError(f"{row!r} gives no reason that there is", wrong("error-record-row", text=row))
        return Dealt(len(self._lines), eyes, _number(parts[2]), why)

    def _stake(self, parts: list[str]) -> tuple[int, str]:
        """The number that a seat has opened: one each, in the order of the seats."""
        seat = _number(parts[1])
        last = self._numbers[-1][0] if self._numbers else -1
        if not last < seat < len(self._seats) or not is_number(parts[2]):
            row = " ".join(parts)
            raise PolanaError(f"{row!r} is no number of a seat, or not in order", wrong("error-record-row", text=row))
        return seat, parts[2]

    def _script(self) -> Script:
        """The script that this line goes on with."""
        last = self._scripts[-1] if self._scripts else None
        if last is None or last.script is None or max(last.after, 0) != len(self._lines):
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
        for line in self._lines:
            if line.seat >= len(self._seats):
                row = f"{line.seat} {line.text}"
                raise RecordError(line.number, f"{row!r} is of no seat", wrong("error-record-row", text=row))
        seal: Seal | None = None
        if self._salt or self._commitment or self._own >= 0:
            seal = Seal(self._salt, self._commitment, self._own, self._numbers)
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
            self._drawn,
            self._steps,
            self._brought,
            self._words,
        )


def _is_opening(rest: list[str]) -> bool:
    return len(rest) == 2 and rest[0] in KINDS[:2] and rest[1] == "opening"


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 1000:
        raise PolanaError(f"{text!r} is no whole number", wrong("error-kernel-no-number", text=text))
    return int(text)


def _signed(text: str) -> int:
    return -_number(text[1:]) if text.startswith("-") else _number(text)


def _value(game: AnyGame, name: str, text: str) -> Value:
    for option in game.options:
        if option.name == name:
            return option.read(text)
    raise PolanaError(f"{game.name} has no option {name!r}", wrong("error-kernel-no-option", name=name))
