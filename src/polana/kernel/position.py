"""Positions: a match at some point as a small text (TOML) that a person can read and write.

    game = "northgard"
    seats = ["wolf", "raven"]
    options = { creatures = true }

    year = 3
    phase = "actions"
    turn = 1

    [players.0]
    food = 4
    hand = ["feast", "move"]

It says what is where, in which hand, whose turn it is and in which phase. What is not said is as at the start of a
match with this setup, and what is in no place of its own stays in its pile. Tests, lessons, puzzles and reports of
faults are all written this way, and a record that begins with a position carries it (`record.py`).

A game writes and reads its part with `Game.write_position` and `Game.read_position`, using the helpers of
`notation.py`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Final, final

from polana.kernel.errors import PolanaError, PositionError, RuleError, SetupError
from polana.kernel.game import AnyGame, Setup, Value, find
from polana.kernel.gauge import DEEP, DEEPEST, Endless, too_large
from polana.kernel.notation import Page, bad, whole
from polana.kernel.refusal import wrong
from polana.kernel.rng import Chance
from polana.kernel.state import State

#: A table longer than this is not written on one line.
ROW: Final = 100
#: The keys of a position that are not the game's.
HEAD: Final = ("game", "rules", "data", "seats", "options")


@final
class Position:
    """The text of a position, understood as far as the kernel can."""

    def __init__(self, game: AnyGame, setup: Setup, values: dict[str, object], text: str) -> None:
        self.game: AnyGame = game
        self.setup: Setup = setup
        self.values: dict[str, object] = values
        self.text: str = text

    def state(self, chance: Chance) -> State:
        """The table as it is described; raises `PositionError` where that is impossible."""
        page = Page(self.values)
        try:
            state: State = self.game.read_position(self.setup, page, chance)
            page.done()
            self.game.check(state)
            over = self.game.result(state) is not None
        except Exception as error:
            if isinstance(error, PolanaError) and not isinstance(error, RuleError):
                raise
            # The rules rely on a possible table; whatever they stumble over is a fault in this one.
            raise impossible(error) from error
        if over:
            raise PositionError("the match is over in this position", wrong("error-position-over"))
        return state


def impossible(error: Exception) -> PositionError:
    """What to tell of a position in which the rules broke down."""
    text = str(error)[:200] if isinstance(error, AssertionError) else ""
    text = text or f"its parts do not fit together: {error}"[:200].rstrip(": ")
    return PositionError(f"such a position cannot be: {text}", wrong("error-position-broken", text=text))


def write(game: AnyGame, setup: Setup, state: State) -> str:
    """A position between two steps as a text."""
    if game.result(state) is not None:
        raise PositionError("a match that is over has no position to play from", wrong("error-position-over"))
    values: dict[str, object] = {
        "game": game.name,
        "rules": game.version,
        "data": game.data_version,
        "seats": list(setup.seats),
    }
    chosen = {option.name: setup.options[option.name] for option in game.options}
    unusual = {option.name: chosen[option.name] for option in game.options if chosen[option.name] != option.default}
    if unusual:
        values["options"] = unusual
    values.update(game.write_position(setup, state))
    return toml(values)


def read(text: str) -> Position:
    """Understand the head of a position; its game understands the rest when it is played."""
    try:
        if much := too_large(text):
            raise _refused(much)
        values: dict[str, object] = tomllib.loads(text)
    except (Endless, tomllib.TOMLDecodeError) as error:
        raise PositionError(f"a position is TOML: {error}", wrong("error-position-toml", text=str(error))) from None
    except ValueError:
        raise _refused("a number in it has too many digits") from None
    except RecursionError:
        raise _refused(DEEP) from None
    _measure(values)
    page = Page(values)
    name = page.take("game")
    if not isinstance(name, str):
        raise PositionError("a position says which game it is of: game = ...", wrong("error-position-game"))
    game = find(name)
    seats = page.texts("seats")
    options: dict[str, Value] = {}
    given = page.page("options")
    for key in given.rest():
        value = given.take(key)
        if not isinstance(value, (bool, int, str)):
            raise bad(given.path(key), f"{value!r} is no value of an option")
        options[key] = value
    try:
        setup = game.setup(seats, options)
    except SetupError as error:
        raise PositionError(f"seats, options: {error}", error.reason) from None
    return Position(game, setup, {key: value for key, value in values.items() if key not in HEAD}, text)


def _refused(text: str) -> PositionError:
    return PositionError(f"such a position cannot be: {text}", wrong("error-position-broken", text=text))


def _measure(values: dict[str, object]) -> None:
    """No number may be too large, nor anything nested too deep, wherever it stands and whoever reads it."""
    layer: list[tuple[str, object]] = list(values.items())
    for _ in range(DEEPEST):
        inner: list[tuple[str, object]] = []
        for where, found in layer:
            if isinstance(found, dict):
                inner.extend((f"{where}.{key}", part) for key, part in found.items())
            elif isinstance(found, list):
                inner.extend((where, part) for part in found)
            elif isinstance(found, int) and not isinstance(found, bool):
                whole(found, where)
        layer = inner
    if layer:
        raise _refused(DEEP)


def toml(values: Mapping[str, object]) -> str:
    """Plain data as TOML: first what is short, then a section for each table."""
    rows: list[str] = []
    _section(values, "", rows)
    return "\n".join(rows).strip() + "\n"


def _section(values: Mapping[str, object], where: str, rows: list[str]) -> None:
    tables = {key: value for key, value in values.items() if isinstance(value, dict) and _is_long(value)}
    plain = [key for key in values if key not in tables]
    if where and (plain or not tables):
        rows.extend(["", f"[{where}]"])
    for key in plain:
        rows.append(f"{_key(key)} = {_inline(values[key])}")
    for key, table in tables.items():
        _section(table, f"{where}.{_key(key)}" if where else _key(key), rows)


def _is_long(table: Mapping[str, object]) -> bool:
    """Is it a section of its own, or can it be written on one line?"""
    return any(isinstance(value, (dict, list)) for value in table.values()) or len(_inline(table)) > ROW


def _key(key: str) -> str:
    bare = key.replace("_", "").replace("-", "")
    return key if bare.isascii() and bare.isalnum() else _text(key)


def _inline(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_inline(part) for part in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_inline(part)}" for key, part in value.items()) + " }"
    raise PolanaError(f"{value!r} has no place in a position")


def _text(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
