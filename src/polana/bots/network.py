"""What was learned about a game, asked without the library that it was learned with.

Weights lie in `weights/GAME.npz`, at most 4 MB: rows of the wide layer as single bytes with a scale each, all else as
numbers of two bytes. They name the vocabulary and the observation that they were learned with; if those of the game are
others, the weights are of no use, and bots do without. `polana.lab.learn` trains the same network (`net.py` there):
what is said here of a row is what it says there. The compiled engine does the sums itself (`_network.c`), otherwise
numpy does (`network_sums.py`), which is not among what Polana needs; where there is none, Python (`network_python.py`).
"""

from __future__ import annotations

import json
from array import array
from ast import literal_eval
from math import exp, log1p, prod
from pathlib import Path
from struct import unpack
from typing import Any, Final, final
from zipfile import ZipFile

from polana.bots import network_python, network_sums
from polana.bots.guide import Guide, Judgement, NoGuide
from polana.engine import compiled
from polana.eyes.grid import Grid
from polana.eyes.observer import AnyObserver, observer_of
from polana.eyes.shape import NONE
from polana.kernel.flow import Ask
from polana.kernel.game import find
from polana.kernel.refusal import wrong
from polana.kernel.state import State

WEIGHTS: Final = Path(__file__).parent / "weights"
#: One number of a row can be so large.
BYTES: Final = 256
#: What is said is a multiple of this part of 1. Sums of the two ways differ in their last digits, and not in this.
PART: Final = 1024.0

Tables = dict[str, "array[int] | array[float]"]


def read(game: str) -> Network:
    """The network that is shipped for a game; `NoGuide` says why there is none."""
    return Network.of(game, WEIGHTS / f"{game}.npz")


@final
class Network(Guide):
    """A trained network."""

    def __init__(self, game: str, observer: AnyObserver, form: dict[str, int], tables: Tables, plain: bool) -> None:
        self.observer: AnyObserver = observer
        self.players: int = observer.find(observer.shape.seats).first
        numbers = _lay_out(Grid(observer), form, find(game).max_seats, tables)
        slow = plain and not _has_numpy()
        #: What does the sums, compiled or not.
        self.sums: Any = (
            network_python.Sums(numbers, tables)
            if slow
            else network_sums.Sums(numbers, tables)
            if plain
            else _compiled(numbers, tables)
        )
        self._swift: bool = not slow

    @property
    def swift(self) -> bool:
        return self._swift

    @staticmethod
    def of(game: str, path: Path, plain: bool | None = None) -> Network:
        """The network of a file. `plain`: numpy or Python does the sums; as a rule where nothing is compiled."""
        observer = observer_of(game)
        if observer is None or not path.exists():
            raise NoGuide(f"nothing was learned about {game} yet", wrong("error-guide-none"))
        if plain is None:
            plain = not compiled()
        tables = unpacked(path)
        told: dict[str, Any] = json.loads(bytes(tables.pop("told")))
        known = (told["vocabulary"], told["observation"])
        if known != (find(game).vocabulary.fingerprint, observer.fingerprint):
            raise NoGuide(
                f"what was learned about {game} was learned with other words or observations: train it anew",
                wrong("error-guide-other"),
            )
        return Network(game, observer, told["form"], tables, plain)

    def judge(self, state: State, ask: Ask, seat: int) -> Judgement:
        row = self.observer.look(state, seat, ask)
        said, value = self.say(row, [word.id for word in ask.options])
        seats = row[self.players]
        chance = shared_out(value[:seats])
        return Judgement(shared_out(said), [chance[(each - seat) % seats] for each in range(seats)])

    def say(self, row: bytearray, words: list[int]) -> tuple[list[float], list[float]]:
        """One number for each of these words, and one for each seat, counted from the reader."""
        both: tuple[list[float], list[float]] = self.sums.say(row, words)
        said, value = both
        return [round(each * PART) / PART for each in said], [round(each * PART) / PART for each in value]


def _has_numpy() -> bool:
    try:
        import numpy  # noqa: F401
    except ImportError:
        return False
    return True


def _compiled(numbers: dict[str, int], tables: Tables) -> Any:
    from polana.bots import _network

    return _network.Sums(numbers, tables)


def _lay_out(grid: Grid, form: dict[str, int], seats: int, tables: Tables) -> dict[str, int]:
    """Add to the weights where in a row everything lies, and say how large it all is."""
    at = array("i", [NONE]) * grid.size
    for line, place in enumerate(grid.flat):
        at[place] = line
    names = array("i", [NONE]) * grid.words
    for place, word in enumerate(grid.places):
        names[word] = place
    tables["log"] = array("f", [log1p(number) for number in range(BYTES)])
    tables["flat.at"] = at
    tables["names"] = names
    tables["marks"] = array("i", grid.marks)
    # what a plane does not say of a place is read from a 0 behind the row
    columns = [grid.size if at == NONE else at for plane in grid.planes for at in plane]
    tables["columns"] = array("i", columns)
    tables["points"] = array("i", grid.points)
    return {
        "size": grid.size, "words": grid.words, "seats": seats, "sides": len(grid.sides), "rows": len(grid.flat),
        "places": len(grid.places), "planes": len(grid.planes), "points": len(grid.points), "reach": grid.reach,
        "paths": grid.paths, "there": grid.there, **form,
    }  # fmt: skip


def unpacked(path: Path) -> Tables:
    """The tables of a file as numpy writes them (NEP 1), without numpy: bytes, signed or not, and numbers."""
    tables: Tables = {}
    with ZipFile(path) as file:
        for name in file.namelist():
            raw = file.read(name)
            length, begin = (unpack("<H", raw[8:10])[0], 10) if raw[6] == 1 else (unpack("<I", raw[8:12])[0], 12)
            head: dict[str, Any] = literal_eval(raw[begin : begin + length].decode("latin1"))
            body, kind = raw[begin + length :], head["descr"]
            count = prod(head["shape"])
            if head["fortran_order"] and len(head["shape"]) > 1:
                raise ValueError(f"{name} of {path} lies column by column")
            if kind in ("|i1", "|u1"):
                tables[name.removesuffix(".npy")] = array("b" if kind == "|i1" else "B", body)
            elif kind in ("<f2", "<f4"):
                numbers = unpack(f"<{count}{'e' if kind == '<f2' else 'f'}", body)
                tables[name.removesuffix(".npy")] = array("f", numbers)
            else:
                raise ValueError(f"{name} of {path} holds numbers of the kind {kind}")
    return tables


def shared_out(numbers: list[float]) -> list[float]:
    """Shares that are together 1, larger for larger numbers (softmax)."""
    if not numbers:
        return []
    most = max(numbers)
    raised = [exp(number - most) for number in numbers]
    whole = 0.0
    for share in raised:
        whole += share
    return [share / whole for share in raised]
