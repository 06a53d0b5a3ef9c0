"""What the rules make of words, beside what the recording says: how far both agree."""

from __future__ import annotations

import re
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from polana.kernel.news import SPECTATOR, News
from polana.lab.rootlog import lines, reading
from polana.lab.rootlog.actions import Action, Battle
from polana.lab.rootlog.export import OF_THE_HEAD, TURN
from polana.lab.rootlog.reading import Change
from polana.lab.rootlog.scribe import Scribe

#: Warriors who are removed may yet go to a hospital (6.2.3).
_REMOVED: Final = re.compile(r"C?w\d+->")


@dataclass
class Heard:
    """What happened in one turn, as changes, and whether the turn is over."""

    changes: list[Change] = field(default_factory=list)
    over: bool = False
    #: Where the next turn's news begin.
    next: int = 0


@lru_cache(maxsize=100_000)
def _changes(text: str) -> tuple[Change, ...]:
    return tuple(change for part in text.split("/") for change in reading.changes(part))


def changes_of(actions: Sequence[Action]) -> list[Change]:
    found: list[Change] = []
    for action in actions:
        if isinstance(action, Battle):
            name = f"{action.attacker}X{action.defender}{action.where}"
            found.append(Change("battle", name, action.defender, action.where, tuple(action.ambushes), action.rolls))
        else:
            found.extend(_changes(action.text()))
    return found


def begin(scribe: Scribe) -> Scribe:
    """A scribe who knows what this one knows and has written nothing."""
    twin = copy(scribe)
    twin.actions, twin.battle, twin.relations = [], None, dict(scribe.relations)
    return twin


def hear_setup(scribe: Scribe, log: Sequence[News]) -> tuple[dict[str, Heard], Scribe]:
    """The setup of each side: some begin it before others, and end it after them."""
    twin = begin(scribe)
    sides: dict[str, list[Action]] = {}
    over, end = False, len(log)
    for at, one in enumerate(log):
        if one.kind == TURN:
            over, end = True, at
            break
        if one.kind in OF_THE_HEAD or not one.visible_to(SPECTATOR):
            continue
        twin.now = twin.letter(one) if "seat" in one.args else twin.now
        lines.write(twin, one)
        if actions := twin.taken():
            sides.setdefault(twin.now, []).extend(actions)
    heard = {letter: Heard(changes_of(actions), over, end) for letter, actions in sides.items()}
    return heard, twin


def hear_turn(scribe: Scribe, log: Sequence[News], start: int) -> tuple[Heard, Scribe]:
    """The turn whose first line of news is the one that says whose it is."""
    twin = begin(scribe)
    heard = Heard(next=len(log))
    for at in range(start, len(log)):
        one = log[at]
        if one.kind == TURN:
            if at > start:
                heard.over, heard.next = True, at
                break
            twin.now = twin.letter(one)
        elif one.visible_to(SPECTATOR):
            lines.write(twin, one)
    heard.changes = changes_of(twin.taken())
    return heard, twin


def agree(heard: Change, written: Change, final: bool) -> bool:
    """Is what happened what was written, as far as it has come? `final` where nothing can be added to it any more."""
    if heard.kind != written.kind:
        return False
    if heard.kind == "battle":
        if heard.thing != written.thing:
            return False
        ambushes = [one for one, _ in zip(written.ambushes, heard.ambushes, strict=False)]
        same = (
            all(known in ("#", one) for known, one in zip(ambushes, heard.ambushes, strict=True))
            if len(ambushes) == len(heard.ambushes)
            else False
        )
        enough = not final or len(heard.ambushes) == len(written.ambushes)
        rolled = heard.rolls is None or written.rolls is None or heard.rolls == written.rolls
        return same and enough and rolled and not (final and written.rolls is not None and heard.rolls is None)
    if heard == written:
        return True
    if heard.kind in ("move", "reveal") and "#" in heard.thing:
        return (heard.start, heard.end) == (written.start, written.end) and _same_card(heard.thing, written.thing)
    if not final and heard.kind == "move" and _REMOVED.fullmatch(heard.text()):
        return written.text().startswith(heard.text())
    return False


def _same_card(heard: str, written: str) -> bool:
    """A card that one of both does not name, or by its suit alone."""
    one, _, name = heard.partition("#")
    other, _, called = written.partition("#")
    return (not one or not other or one == other) and (not name or not called or name == called)


def matched(heard: Heard, written: Sequence[Change]) -> int:
    """How many changes agree, in their order; where something else happened, the number of those before it, below 0.

    `~matched(...)` is then where both part.
    """
    at = 0
    while at < min(len(heard.changes), len(written)):
        end = _run(written, at)
        left = list(written[at:end])
        for one in heard.changes[at:end]:
            other = next((other for other in left if agree(one, other, heard.over)), None)
            if other is None:
                return ~(end - len(left))
            left.remove(other)
        at = end
    if len(heard.changes) > len(written) or (heard.over and len(heard.changes) < len(written)):
        return ~min(len(heard.changes), len(written))
    return len(heard.changes)


def _run(changes: Sequence[Change], at: int) -> int:
    """The end of what goes the same way at once: in which order cards are written then says nothing."""
    first, end = changes[at], at + 1
    if first.kind in ("move", "reveal") and "#" in first.thing:
        while end < len(changes) and "#" in changes[end].thing and _way(changes[end]) == _way(first):
            end += 1
    return end


def _way(change: Change) -> tuple[str, str, str]:
    return change.kind, change.start, change.end


def in_order(changes: Sequence[Change]) -> list[Change]:
    """The same changes, with those that go the same way at once by their names."""
    ordered: list[Change] = []
    while len(ordered) < len(changes):
        end = _run(changes, len(ordered))
        ordered += sorted(changes[len(ordered) : end], key=Change.text)
    return ordered
