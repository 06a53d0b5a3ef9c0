"""Conditions of lessons: on what the learner sees, was told, or is asked."""

from __future__ import annotations

import json
import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from polana.kernel.errors import PolanaError
from polana.kernel.match import Match
from polana.kernel.news import News
from polana.kernel.word import Word

KINDS: Final = ("see", "told", "asked", "over")
_COMPARE: Final[dict[str, Callable[[object, object], bool]]] = {
    "==": operator.eq,
    "!=": operator.ne,
    ">=": lambda one, other: _number(one) >= _number(other),
    "<=": lambda one, other: _number(one) <= _number(other),
    ">": lambda one, other: _number(one) > _number(other),
    "<": lambda one, other: _number(one) < _number(other),
}
#: At the end of a path: how many there are.
SIZE: Final = "#"


class Condition(Struct, frozen=True):
    """One condition.

    `see PATH == VALUE` looks into the view of the learner (`!=`, `>=`, `<=`, `>`, `<`; `#` at the end of a path is how
    many there are), `told KIND name=value` waits for a line of the log since the step began, `asked ABOUT` for a
    question to the learner, `over` for the end of the match.
    """

    kind: str
    rest: tuple[str, ...]

    @staticmethod
    def read(text: str) -> Condition:
        kind, *rest = text.split()
        if kind not in KINDS:
            raise ValueError(f"a condition begins with {', '.join(KINDS)}")
        if kind == "see" and (len(rest) != 3 or rest[1] not in _COMPARE):
            raise ValueError(f"write see PATH OPERATOR VALUE, with one of {' '.join(_COMPARE)}")
        if (kind == "told" and not rest) or (kind == "asked" and len(rest) != 1) or (kind == "over" and rest):
            raise ValueError("write told KIND name=value, asked ABOUT or over")
        return Condition(kind, tuple(rest))

    def holds(self, match: Match, seat: int, told: Sequence[News]) -> bool:
        """Does it hold for this seat, of which `told` is what was told since the step began?"""
        if self.kind == "see":
            path, compare, value = self.rest
            try:
                return _COMPARE[compare](_at(match.view(seat), path), _value(value))
            except (TypeError, ValueError) as error:
                raise PolanaError(f"see {path} {compare} {value}: {error}") from None
        if self.kind == "told":
            return any(line.visible_to(seat) and self._tells(line) for line in told)
        if self.kind == "asked":
            ask = match.ask_of(seat)
            return ask is not None and ask.about == self.rest[0]
        return match.over

    def instead(self, match: Match, seat: int) -> str:
        """What there is where it does not hold, for whoever writes a lesson."""
        text = " ".join((self.kind, *self.rest))
        if self.kind == "see":
            return f"{text}: it is {_at(match.view(seat), self.rest[0])!r}"
        ask = match.ask_of(seat)
        return f"{text}: it is {ask.about if ask else None}" if self.kind == "asked" else text

    def _tells(self, line: News) -> bool:
        kind, *wants = self.rest
        pairs = [want.partition("=") for want in wants]
        return line.kind == kind and all(_said(line.args.get(name)) == value for name, _, value in pairs)


def _said(value: object) -> str:
    return value.text if isinstance(value, Word) else str(value)


def _value(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError:
        return text


def _number(value: object) -> float:
    if isinstance(value, int | float):
        return value
    raise TypeError(f"{value!r} is no number")


def _at(view: object, path: str) -> object:
    found = view
    for part in path.split("."):
        if part == SIZE:
            if not isinstance(found, Mapping | list | tuple):
                raise TypeError(f"{path} counts what is no list")
            found = len(found)
        elif isinstance(found, Mapping):
            found = found.get(part)
        elif isinstance(found, list | tuple):
            found = found[int(part)] if -len(found) <= int(part) < len(found) else None
        else:
            return None
    return found
