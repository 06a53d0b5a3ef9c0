"""A Rootlog as text, taken apart: its head, the setup of each side, and turn after turn the single changes.

`w->3+11` is two changes and `2Ew5->` two: whoever compares needs them one by one, and so do we, whose log tells some
things in another number than a person writes them down in.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from polana.kernel.errors import PolanaError
from polana.lab.rootlog import names

HEADS: Final = ("Map", "Deck", "Clearings", "Pool", "Winner")
SIDE: Final = r"(?:[CEAVGLODPHK]|\{[a-z]+\})"
_ARROW: Final = re.compile(r"(?<!<)->")
_NUMBER: Final = re.compile(r"\d+")
_TURN: Final = re.compile(rf"({SIDE})\s*:(.*)")
#: What moves: cards, pieces and items, with how many of them.
_CARD: Final = re.compile(r"(\d*)([FMRB]?)#(@|[a-z]+)?")
_SUITS: Final = re.compile(r"(\d*)([FMRB])")
_ITEM: Final = re.compile(r"(\d*)%(club|[a-z]|_)")
_PIECE: Final = re.compile(rf"(\d*)({SIDE}?(?:[wpbt](?:_[a-z]+)?|r))")
_BATTLE: Final = re.compile(rf"({SIDE}?)X({SIDE})(\d+)((?:[FMRB]?@)*)(?:\((\d),(\d)\))?")
_POINTS: Final = re.compile(rf"({SIDE}?)(\+\+|--)(\d*)")
#: A hireling or a landmark itself, and no piece of it.
_CARDS: Final = re.compile(r"\{[a-z]+\}->")
#: R.S.3: two Orders change their places.
_SWAPPED: Final = re.compile(r"C\$_(\d)<->\$_(\d)")
_REVEAL: Final = re.compile(rf"(.*#.*)\^({SIDE}?)")


class Unreadable(PolanaError):
    """A line that is no Rootlog."""


@dataclass(frozen=True)
class Change:
    """One thing goes from one place to another, or something else that is written as one action."""

    #: `move`, `craft`, `reveal`, `points`, `battle` or `other`.
    kind: str
    thing: str = ""
    start: str = ""
    end: str = ""
    #: A battle's ambushes and dice.
    ambushes: tuple[str, ...] = ()
    rolls: tuple[int, int] | None = None

    def text(self) -> str:
        if self.kind == "move":
            return f"{self.thing}{self.start}->{self.end}"
        if self.kind == "battle":
            rolls = "" if self.rolls is None else f"({self.rolls[0]},{self.rolls[1]})"
            return f"{self.thing}{''.join(f'{one}@' for one in self.ambushes)}{rolls}"
        if self.kind == "reveal":
            return f"{self.thing}{self.start}^{self.end}"
        return self.thing


@dataclass
class Turn:
    """One line: whose turn, where it stands in the file, and what changes."""

    letter: str
    line: int
    written: str
    changes: list[Change] = field(default_factory=list)


@dataclass
class Log:
    """A whole recording."""

    map: str = ""
    deck: str = ""
    suits: list[str] = field(default_factory=list)
    pool: str = ""
    #: The letters and names of those who play, in the order of the head.
    players: dict[str, str] = field(default_factory=dict)
    setup: dict[str, Turn] = field(default_factory=dict)
    turns: list[Turn] = field(default_factory=list)
    winners: list[str] = field(default_factory=list)

    def machine(self) -> bool:
        """Does the Mechanical Marquise play (R.M)? Her letter is that of the faction that she replaces."""
        return self.players.get(names.MACHINE) == names.MACHINE_NAME

    def orders(self) -> list[str]:
        """R.M.9: what her Orders were, in the order in which they were drawn, as far as they were revealed."""
        queue: list[int] = []
        found: list[str] = []
        for turn in [*self.setup.values(), *self.turns] if self.machine() else []:
            for change in turn.changes:
                if swap := _SWAPPED.fullmatch(change.text()):
                    one, two = int(swap[1]) - 1, int(swap[2]) - 1
                    queue[one], queue[two] = queue[two], queue[one]
                elif (change.thing, change.start, change.end) == ("#", "", names.MACHINE):
                    queue.append(len(found))
                    found.append("#")
                elif "#" in change.thing and (change.start, change.end) == (names.MACHINE, "") and queue:
                    found[queue.pop(0)] = change.thing
        return found

    def hirelings(self) -> list[str]:
        """Those that are turned up, in their order (A.6.1)."""
        begun = [change.text().removesuffix("->") for turn in self.setup.values() for change in turn.changes]
        return [names.HIRELINGS[text] for text in begun if text in names.HIRELINGS]

    def landmarks(self) -> list[str]:
        """Those of the box, in the order in which they are laid (A.5.3)."""
        begun = [change.text().partition("->")[0] for turn in self.setup.values() for change in turn.changes]
        return [names.LANDMARKS[text] for text in begun if text in names.LANDMARKS]


def read(text: str) -> Log:
    """Takes a Rootlog apart; raises `Unreadable` with the line that is none."""
    log = Log()
    for number, row in enumerate(text.splitlines(), 1):
        line = row.partition("//")[0].strip()
        if line:
            _take(log, number, line)
    if not log.map or not log.players:
        raise Unreadable("a Rootlog begins with 'Map:', 'Deck:' and a line for each player")
    return log


def _take(log: Log, number: int, line: str) -> None:
    name, colon, rest = (part.strip() for part in line.partition(":"))
    if name == "Map":
        log.map = rest
    elif name == "Deck":
        log.deck = rest
    elif name == "Clearings":
        log.suits = [part.strip()[:1] for part in rest.split(",")]
    elif name == "Pool":
        log.pool = rest
    elif name == "Winner":
        log.winners = [part.strip() for part in rest.split(",")]
    else:
        found = _TURN.fullmatch(line)
        if not colon or found is None:
            raise Unreadable(f"line {number}: {line!r} is neither a head nor the turn of a side")
        letter = found[1]
        if letter not in log.players and not log.setup and not log.turns and not _is_turn(rest):
            log.players[letter] = rest
            return
        turn = Turn(letter, number, line)
        try:
            for part in re.split("[/;]", rest):
                turn.changes.extend(change for change in changes(part.strip()) if not _is_price(turn, change))
        except Unreadable as error:
            raise Unreadable(f"line {number}: {error}") from None
        if letter not in log.players and not letter.startswith("{"):
            raise Unreadable(f"line {number}: no line of the head says who plays {letter}")
        if letter not in log.setup and not log.turns:
            log.setup[letter] = turn
        else:
            log.turns.append(turn)


def _is_turn(rest: str) -> bool:
    return any(sign in rest for sign in ("->", "^", "++", "/"))


def _is_price(turn: Turn, change: Change) -> bool:
    """6.5.4: wood that is spent follows from what is built, and our log does not tell it. In a battle it is lost."""
    if turn.letter != "C" or (change.kind, change.thing, change.end) != ("move", "t", ""):
        return False
    return not any(one.kind == "battle" and one.end == change.start for one in turn.changes)


def changes(action: str) -> list[Change]:
    """The single changes of what stands between two strokes."""
    if not action:
        return []
    found = _BATTLE.fullmatch(action)
    if found is not None:
        ambushes = tuple(one or "#" for one in found[4].split("@")[:-1])
        rolls = (int(found[5]), int(found[6])) if found[5] else None
        return [Change("battle", f"{found[1]}X{found[2]}{found[3]}", found[2], found[3], ambushes, rolls)]
    found = _POINTS.fullmatch(action)
    if found is not None:
        return [Change("points", found[1] + found[2])] * int(found[3] or 1)
    if action.startswith("Z"):
        return [Change("craft", action)]
    found = _REVEAL.fullmatch(action)
    if found is not None:
        shown: list[Change] = []
        for thing, whose in _things(found[1]):
            shown.append(Change("reveal", thing, whose, found[2]))
        return shown
    sides = _ARROW.split(action)
    if len(sides) != 2 or action.startswith(("++->", "$", "?")) or _CARDS.match(action):
        return [Change("other", action)]
    return _moves(action, *sides)


def _moves(action: str, left: str, right: str) -> list[Change]:
    moves: list[Change] = []
    if (
        re.fullmatch(r"\d+_\d+", left)
        or re.fullmatch(rf"{SIDE}?\$_?.*", left)
        or (re.fullmatch(r"[wb]\d+", left) and (right == "w" or right.startswith("b_")))
    ):
        return [Change("other", action)]
    ends = right.split("+") if right else [""]
    things = _things(left)
    for end in ends:
        moves.extend(Change("move", thing, start, end) for thing, start in things)
    return moves


def _things(left: str) -> list[tuple[str, str]]:
    """What stands left of the arrow: each thing with the place where it starts."""
    found: list[tuple[str, str]] = []
    rest = left
    pending: list[str] = []
    while rest:
        if rest.startswith("("):
            inner, closed, rest = rest[1:].partition(")")
            if not closed:
                raise Unreadable(f"{left!r} has a bracket that is not closed")
            group: list[str] = []
            if rest.startswith("#"):
                rest = rest[1:]
                for part in inner.split("+"):
                    suits = _SUITS.fullmatch(part.strip())
                    if suits is None:
                        raise Unreadable(f"{part!r} is no suit")
                    group.extend([f"{suits[2]}#"] * int(suits[1] or 1))
            else:
                for part in inner.split("+"):
                    group.extend(_one(part.strip(), left)[0])
            start, rest = _start(rest)
            found.extend((thing, start) for thing in group)
        else:
            group, rest = _one(rest, left)
            start, rest = _start(rest)
            # `w+t_r10->`: what has no place of its own starts where the next one does.
            if not start and rest.startswith("+") and not group[0].startswith(("#", "%")):
                pending.extend(group)
            else:
                found.extend((thing, start) for thing in [*pending, *group])
                pending = []
        rest = rest.removeprefix("+")
    found.extend((thing, "") for thing in pending)
    return found


def _one(text: str, whole: str) -> tuple[list[str], str]:
    """The first thing of a text, once for each of its number, and the rest."""
    for shape in (_CARD, _ITEM, _PIECE):
        found = shape.match(text)
        if found is None:
            continue
        if shape is _CARD:
            name = found[3] or ""
            thing = f"{found[2]}#{name}"
        elif shape is _ITEM:
            thing = f"%{found[2]}"
        else:
            thing = found[2]
        return [thing] * int(found[1] or 1), text[found.end() :]
    raise Unreadable(f"{text!r} in {whole!r} is neither card, piece nor item")


def _start(rest: str) -> tuple[str, str]:
    start, plus, others = rest.partition("+")
    return start, plus + others
