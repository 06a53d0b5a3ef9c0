"""One action in Rootlog, and how actions that follow each other are drawn together."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol


class Action(Protocol):
    """Whatever can stand between two strokes of a turn."""

    def text(self) -> str: ...


@dataclass
class Move:
    """Pieces, cards or items go from one location to another; left out are the supply, the deck, the discard pile."""

    thing: str
    start: str = ""
    end: str = ""
    number: int = 1

    def text(self) -> str:
        return f"{counted(self.number, self.thing)}{self.start}->{self.end}"


@dataclass
class Points:
    """A side scores or loses points. The current player is left out."""

    who: str
    number: int

    def text(self) -> str:
        sign = "++" if self.number > 0 else "--"
        return self.who + sign + ("" if abs(self.number) == 1 else str(abs(self.number)))


@dataclass
class Battle:
    """A battle with its ambushes, the defender's first, and what the dice gave to the attacker and to the defender."""

    attacker: str
    defender: str
    where: str
    ambushes: list[str] = field(default_factory=list)
    rolls: tuple[int, int] | None = None

    def text(self) -> str:
        ambushes = "".join(f"{suit}@" for suit in self.ambushes)
        rolls = "" if self.rolls is None else f"({self.rolls[0]},{self.rolls[1]})"
        return f"{self.attacker}X{self.defender}{self.where}{ambushes}{rolls}"


@dataclass
class Plain:
    """An action with a form of its own: a reveal, a craft, a price, a flipped plot."""

    written: str

    def text(self) -> str:
        return self.written


@dataclass
class Reveal:
    """A card of the hand is shown to the whole table."""

    card: str

    def text(self) -> str:
        return f"{self.card}^"


def counted(number: int, thing: str) -> str:
    return thing if number == 1 else f"{number}{thing}"


def drawn_together(actions: list[Action]) -> list[str]:
    """The actions of a turn as they are written, what happens at once in one action: `w->3+11`, `(w+2Ew)3->`."""
    written: list[str] = []
    at = 0
    while at < len(actions):
        first = actions[at]
        if isinstance(first, Move):
            run = _moves_from(actions, at)
            written.extend(_moves(run))
            at += len(run)
        elif isinstance(first, Reveal):
            cards: list[str] = []
            while at < len(actions) and isinstance(one := actions[at], Reveal):
                cards.append(one.card)
                at += 1
            written.append("+".join(cards) + "^")
        else:
            written.append(first.text())
            at += 1
    return written


def _moves_from(actions: list[Action], at: int) -> list[Move]:
    run: list[Move] = []
    for action in actions[at:]:
        if not isinstance(action, Move):
            break
        run.append(action)
    return run


def _moves(run: list[Move]) -> list[str]:
    """Moves in a row: equal ones are added up, then those that differ in one thing only are written as one."""
    added: list[Move] = []
    for move in run:
        last = added[-1] if added else None
        if last is not None and (last.thing, last.start, last.end) == (move.thing, move.start, move.end):
            last.number += move.number
        else:
            added.append(Move(move.thing, move.start, move.end, move.number))
    written: list[str] = []
    at = 0
    while at < len(added):
        first = added[at]
        alike = _alike(added, at)
        if len(alike) > 1:
            things = "+".join(counted(move.number, move.thing) for move in alike)
            written.append(f"({things}){first.start}->{first.end}")
        else:
            alike = _spread(added, at)
            written.append(f"{counted(first.number, first.thing)}{first.start}->{'+'.join(one.end for one in alike)}")
        at += len(alike)
    return written


def _alike(moves: list[Move], at: int) -> list[Move]:
    """Other things from the same place to the same place. What comes from the supply is written one by one."""
    first = moves[at]
    alike = [first]
    for move in moves[at + 1 :]:
        if not first.start or (move.start, move.end) != (first.start, first.end):
            break
        alike.append(move)
    return alike


def _spread(moves: list[Move], at: int) -> list[Move]:
    """The same from the supply to several clearings."""
    first = moves[at]
    spread = [first]
    for move in moves[at + 1 :]:
        same = (move.thing, move.start, move.number) == (first.thing, first.start, first.number)
        if first.start or not same or not (first.end.isdigit() and move.end.isdigit()):
            break
        spread.append(move)
    return spread
