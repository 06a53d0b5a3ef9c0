"""The scribe, who writes down turn after turn what changes on the table.

Rootlog writes down what changes on the table and nothing else. The scribe reads the log as a spectator does; what only
some may know stays unwritten (`#C->P`). Which line is which action is in `lines.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from polana.games.root.components import read
from polana.games.root.woodland.maps import Woodland
from polana.kernel.news import News
from polana.kernel.word import Word
from polana.lab.rootlog import names
from polana.lab.rootlog.actions import Action, Battle, Move, Plain

#: Persistent cards that go to the discard pile when they are used.
USED_UP: Final = frozenset(
    entry["id"]
    for deck in ("deck_standard", "deck_exiles_partisans")
    for entry in read(deck)["card"]
    if entry["kind"] == "persistent" and entry.get("after_use") == "discard"
)


class Scribe:
    """Writes the lines of one turn after another; `now` is the letter of the side whose turn it is."""

    def __init__(self, letters: Sequence[str], woodland: Woodland) -> None:
        self.letters = letters
        self.woodland = woodland
        self.now = ""
        self.actions: list[Action] = []
        self.battle: Battle | None = None
        #: How sides stand with whoever has a track for it, in steps on that track.
        self.relations: dict[tuple[str, str], int] = {}

    # --- who, what, where -------------------------------------------------------------------------------------------

    def letter(self, one: News, key: str = "seat") -> str:
        """The letter of a side. A hireling has none in Rootlog; its name stands in braces."""
        who = one.args[key]
        if isinstance(who, int):
            return self.letters[who]
        name = names.tail(str(word_of(who).text))
        return names.FACTIONS.get(name) or names.in_braces(name)

    def owner(self, one: News, key: str = "seat") -> str:
        """The letter, left out for the current player, as before a piece."""
        letter = self.letter(one, key)
        return "" if letter == self.now else letter

    def board(self, one: News, key: str = "seat") -> str:
        return self.owner(one, key) + "$"

    def place(self, one: News, key: str = "where") -> str:
        return names.place(word_of(one.args[key]).text, self.woodland)

    def move(self, thing: str, start: str = "", end: str = "", number: int = 1) -> None:
        self.actions.append(Move(thing, start, end, number))

    def plain(self, written: str) -> None:
        self.actions.append(Plain(written))

    # --- one turn ---------------------------------------------------------------------------------------------------

    def taken(self) -> list[Action]:
        """The actions of the turn so far; the next turn begins with none."""
        taken, self.actions, self.battle = self.actions, [], None
        return taken

    def used_up(self, one: News, key: str) -> None:
        """A persistent card that is discarded when it is used: Sappers, Armorers, Royal Claim."""
        by = one.args.get(key)
        if isinstance(by, Word) and names.tail(by.text) in USED_UP:
            self.move(names.card(by.text), self.board(one))

    def hospital(self, one: News, count: int, keep: str) -> bool:
        """6.2.3: warriors whom a card brings back go from their clearing to the keep, not by way of the supply."""
        mine = self.owner(one) + "w"
        for action in reversed(self.actions):
            if isinstance(action, Move) and action.thing == mine and action.start and not action.end:
                if action.number == count:
                    action.end = keep
                    return True
                break
        return False


#: What a line of the log has the scribe write.
Writer = Callable[[Scribe, News], None]


def word_of(arg: object) -> Word:
    assert isinstance(arg, Word), arg
    return arg


def count_of(one: News, key: str = "count") -> int:
    number = one.args[key]
    assert isinstance(number, int), number
    return number


def text_of(one: News, key: str) -> str:
    return word_of(one.args[key]).text


def cards_of(one: News, key: str = "cards") -> list[str]:
    cards = one.args[key]
    assert isinstance(cards, list), cards
    return [names.card(word_of(card).text) for card in cards]
