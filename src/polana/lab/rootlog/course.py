"""All cards of a recording, and the ways that they go: what is known of them before anybody has looked at them.

Each card that nobody has looked at enters a hand with a draw, may go on to others unseen, and at last is shown, played
or kept. What is public is followed beside it: the discard pile, out of which decks are made, the Decree and the Lost
Souls.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from polana.games.root.components import BIRD, CARDS, CLEARING_SUITS, NONE, SUITS
from polana.lab.rootlog import names
from polana.lab.rootlog.foresight import CRAFTED, DISCARDED, DRAWN, SUPPORTERS, TABLE, Event, Foresight
from polana.lab.rootlog.reading import Log
from polana.lab.rootlog.scribe import USED_UP

#: Before everything that was written: the first hands.
OPENING: Final = -1
ALWAYS: Final = 1 << 30
#: The turn of a card that is shown at a guess, and may be shown again in the same one.
GUESSED: Final = -1
#: A card of a first hand: to which pile it goes, and which it may be.
Dealt = tuple[str, frozenset[int]]
_OUTCAST: Final = re.compile(r"\$_(h?)o->([FRM])")
_SUIT_OF: Final = {letter: suit for suit, letter in names.SUIT_LETTERS.items()}
_IN_BATTLE: Final = ("armorers", "sappers")
_ORDERS: Final = "false_orders"
_ROBS: Final = "saboteurs"
_TURMOIL: Final = "$_->"
_CULT: Final = "L"


@dataclass(eq=False)
class Bead:
    """A point on the way of a card at which something is told of it: it is shown, it goes on, or it goes for good."""

    at: int
    kinds: frozenset[int]
    #: The pile where it lies afterwards; `` where it has gone for good.
    pile: str
    what: str
    #: In which turn; whoever shows several cards in one shows each of them once.
    turn: int = 0
    #: What was written of a card that was crafted, of which `kinds` is one.
    could: frozenset[int] = frozenset()


@dataclass(eq=False)
class Token:
    """A card that nobody has looked at: where it came from, and its way from there."""

    pile: str
    at: int
    kinds: frozenset[int]
    #: The deck from which it was drawn, counted from 0; -1 where it was gained in another way.
    deck: int
    beads: list[Bead] = field(default_factory=list)
    #: All kinds that it can be by what is told of it, the one where there is but one, and how much is against it.
    left: frozenset[int] = frozenset()
    kind: int | None = None
    wrong: int = 0


@dataclass
class Stock:
    """What a deck holds: cards that are known, and those that were crafted, of which only the item was written."""

    cards: Counter[int]
    crafted: list[Bead]


@dataclass
class Souls:
    """The Lost Souls at the beginning of a turn of the Lizard Cult, and what became the Outcast (10.4.1)."""

    lost: Stock
    before: int
    after: int
    hated: bool

    def wrong(self) -> bool:
        counts = Counter(CARDS[kind].suit for kind in self.lost.cards.elements())
        counts.update(CARDS[min(bead.kinds)].suit for bead in self.lost.crafted)
        del counts[BIRD]
        most = max(counts.values(), default=0)
        leading = [suit for suit in CLEARING_SUITS if counts[suit] == most]
        outcast = leading[0] if len(leading) == 1 else self.before
        return outcast != self.after or self.hated != (len(leading) > 1 or leading[0] == self.before)


class Course:
    """All cards of a recording with the ways that they have gone, as they are first made up."""

    def __init__(self, log: Log, foresight: Foresight, cards: Sequence[int], hands: Sequence[Dealt]) -> None:
        self.foresight: Final = foresight
        self.tokens: list[Token] = []
        #: Where a hand was shown: when, in which turn, whose, and what was not in it.
        self.lacks: list[tuple[int, int, str, frozenset[int]]] = []
        #: What each deck held: the first one, and those that were discard piles.
        self.stocks: list[Stock] = [Stock(Counter(cards), [])]
        self._deck = len(cards)
        self._piles: dict[str, list[Token]] = {}
        self._discard = Stock(Counter(), [])
        self._lost = Stock(Counter(), [])
        self._available: Counter[int] = Counter()
        self._decree: Counter[int] = Counter()
        #: Cards that the Alliance has crafted and may use up.
        self._played: Counter[int] = Counter()
        self._cult = _CULT in log.players
        #: What the Outcast tells of the Lost Souls.
        self.souls: list[Souls] = []
        begun = log.setup[_CULT].changes if _CULT in log.setup else []
        told = [found for change in begun if (found := _OUTCAST.fullmatch(change.text()))]
        self._outcast = SUITS.index(_SUIT_OF[told[0][2]]) if told else NONE
        self._shown: dict[tuple[str, int], list[Token]] = {}
        self._log = log
        #: Why the recording cannot be dealt, if so.
        self.broken = False
        for pile, kinds in hands:
            self._drawn(pile, OPENING, kinds)
        steps: list[tuple[int, int, int, str, Event]] = []
        for pile, events in foresight.events.items():
            for number, event in enumerate(events):
                if pile != DRAWN:
                    order = 0 if event.what == "lack" else 2 if event.what == "gain" else 1
                    steps.append((event.at, order, number, pile, event))
        steps.sort(key=lambda step: step[:4])
        turns = [*foresight.begins, ALWAYS]
        number = -1
        done = 0
        for at, _, _, pile, event in steps:
            while turns[number + 1] <= at:
                self._signs(number, done, turns[number + 1])
                number += 1
                done = turns[number]
            self._signs(number, done, at)
            done = at
            self._take(number, pile, event)

    def _signs(self, number: int, start: int, end: int) -> None:
        """What one sign stands for between two places of a turn: the whole Decree goes, or all Lost Souls."""
        if number < 0 or self._log.turns[number].letter not in ("E", _CULT):
            return
        begins = self.foresight.begins[number]
        for change in self._log.turns[number].changes[start - begins : end - begins]:
            if change.text() == _TURMOIL:
                for kind in self._decree.elements():
                    self._gone(kind)
                self._decree.clear()
            elif told := _OUTCAST.fullmatch(change.text()):
                self._souls_go(SUITS.index(_SUIT_OF[told[2]]), told[1] == "h")

    def _souls_go(self, suit: int, hated: bool) -> None:
        """10.4.1, 10.4.2."""
        lost, self._lost = self._lost, Stock(Counter(), [])
        if self._outcast != NONE:
            self.souls.append(Souls(lost, self._outcast, suit, hated))
        self._outcast = suit
        for kind in lost.cards.elements():
            self._lay_aside(kind)
        self._discard.crafted.extend(lost.crafted)

    def _gone(self, kind: int) -> None:
        if self._cult:
            self._lost.cards[kind] += 1
        else:
            self._lay_aside(kind)

    def _lay_aside(self, kind: int) -> None:
        if CARDS[kind].beside:
            self._available[kind] += 1
        else:
            self._discard.cards[kind] += 1

    def _reshuffle(self) -> None:
        count = self._discard.cards.total() + len(self._discard.crafted)
        if count:
            self.stocks.append(self._discard)
            self._discard = Stock(Counter(), [])
            self._deck = count

    def _drawn(self, pile: str, at: int, kinds: frozenset[int]) -> None:
        if self._deck == 0:
            self._reshuffle()
        if self._deck == 0:
            self.broken = True
            return
        token = Token(pile, at, kinds, len(self.stocks) - 1)
        self.tokens.append(token)
        self._piles.setdefault(pile, []).append(token)
        self._deck -= 1
        if self._deck == 0:
            self._reshuffle()

    def _take(self, number: int, pile: str, event: Event) -> None:
        at, kinds = event.at, event.kinds
        if not kinds:
            return
        exact = next(iter(kinds)) if len(kinds) == 1 else None
        if event.what == "lack":
            self.lacks.append((at, number, pile, kinds))
        elif event.what == "draw":
            self._drawn(pile, at, kinds)
        elif event.what == "gain":
            if event.by == "*" and exact is not None:
                self._taken_back(exact)
            if not event.by and exact is not None and self._available[exact] > 0:
                self._available[exact] -= 1
            elif not event.by:
                self._drawn(pile, at, kinds)
                return
            gained = Token(pile, at, kinds, -1)
            self.tokens.append(gained)
            self._piles.setdefault(pile, []).append(gained)
        elif pile == TABLE:
            if exact is not None:
                self._gone(exact)
        elif pile == SUPPORTERS and exact is not None and self._used_up(number, at, exact):
            self._played[exact] -= 1
            self._gone(exact)
        elif event.what == "show":
            if kinds != self.foresight.deck.kinds:
                # What is laid open stays open until the turn is over; a card that is shown at a guess may serve again.
                laid = self._shown.setdefault((pile, number), []) if exact is not None else []
                token = self._any(pile, [one for one in self._piles.get(pile, ()) if one not in laid], kinds)
                if token is not None:
                    laid.append(token)
                    token.beads.append(Bead(at, kinds, pile, "show", number if exact is not None else GUESSED))
        else:
            self._leaves(pile, event, exact, number)

    def _taken_back(self, kind: int) -> None:
        """A card of the discard pile goes to a hand. Of those with which an item was crafted it may be any."""
        discard = self._discard
        lies = next((bead for bead in reversed(discard.crafted) if kind in bead.could), None)
        if discard.cards[kind] > 0 or lies is None:
            discard.cards[kind] -= 1
        else:
            lies.kinds = lies.could = frozenset({kind})
            discard.crafted.remove(lies)

    def _used_up(self, number: int, at: int, kind: int) -> bool:
        """Is it a card that the Alliance has crafted? What lies before it is written as its supporters are."""
        turn, place = self._log.turns[number], at - self.foresight.begins[number]
        if not self._played[kind]:
            return False
        after = turn.changes[place + 1] if place + 1 < len(turn.changes) else None
        if CARDS[kind].name in _IN_BATTLE:
            return any(change.kind == "battle" for change in turn.changes[:place])
        if CARDS[kind].name == _ORDERS:
            return after is not None and after.thing[:-1] != "" and after.thing.endswith("w") and after.end != ""
        if CARDS[kind].name == _ROBS:
            return after is not None and not after.end and after.start.endswith("$") and len(after.start) > 1
        return after is not None and after.kind == "points"

    def _leaves(self, pile: str, event: Event, exact: int | None, number: int) -> None:
        token = self._any(pile, self._piles.get(pile, []), event.kinds)
        if token is None:
            return
        bead = Bead(event.at, event.kinds, event.to, "pass" if event.to else event.by, number)
        token.beads.append(bead)
        self._piles[pile].remove(token)
        if event.to:
            self._piles.setdefault(event.to, []).append(token)
        elif event.by == DISCARDED or event.by == CRAFTED:
            first = CARDS[min(event.kinds)]
            if event.by == CRAFTED and first.persistent:
                if first.name in USED_UP and pile == "A":
                    self._played[first.index] += 1
            elif exact is not None:
                self._gone(exact)
            else:
                bead.what, bead.could = CRAFTED, event.kinds
                bead.kinds = frozenset({min(event.kinds)})
                (self._lost if self._cult else self._discard).crafted.append(bead)
        elif exact is not None and pile == "E":
            self._decree[exact] += 1

    def _any(self, pile: str, among: Sequence[Token], kinds: frozenset[int]) -> Token | None:
        """Whichever could be it, those first of which most is known."""
        if not among:
            self.broken = True
            return None
        return min(among, key=lambda one: len(one.kinds) if one.kinds & kinds else ALWAYS)
