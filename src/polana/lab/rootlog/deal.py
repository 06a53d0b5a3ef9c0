"""The deal of a recording: which card each draw brings, and which one each player gives away unseen.

A recording tells where cards come from and where they go, and of most of them only late which they are. Two cards that
lie in the same hand at the same time may exchange whatever comes after. They do, until each card is one kind all the
way, is in no hand that is shown not to have it, and every deck, the first one and those made of discard piles, has held
what was drawn from it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from polana.lab.rootlog.course import ALWAYS, GUESSED, OPENING, Bead, Course, Dealt, Token
from polana.lab.rootlog.foresight import Foresight
from polana.lab.rootlog.names import MARKET
from polana.lab.rootlog.reading import Log

#: How often two cards exchange what comes before it is begun anew, and how often it is begun: where one lot has brought
#: everything to a stand, others find a deal at once.
MOST_EXCHANGED: Final = 15_000
MOST_BEGUN: Final = 5


@dataclass
class Deal:
    """What was found: the first draws in their order, and by its place what each later change moves."""

    opening: list[int] = field(default_factory=list)
    drawn: dict[int, int] = field(default_factory=dict)
    passed: dict[int, int] = field(default_factory=dict)


class Dealer:
    """Has cards exchange what comes after, until everything that was written can be."""

    def __init__(self, course: Course, lot: int) -> None:
        self.course: Final = course
        self.tokens: Final = course.tokens
        self.lot: Final = random.Random(lot)
        #: How many of each kind are drawn from each deck, and how many it has.
        self.drawn: list[Counter[int]] = [Counter() for _ in course.stocks]
        self.held: list[Counter[int]] = []
        for stock in course.stocks:
            held = Counter(stock.cards)
            for bead in stock.crafted:
                held[min(bead.kinds)] += 1
            self.held.append(held)
        self.lacks: dict[str, list[tuple[int, int, frozenset[int]]]] = {}
        for at, turn, pile, kinds in course.lacks:
            self.lacks.setdefault(pile, []).append((at, turn, kinds))
        self.stock_of = {id(bead): number for number, stock in enumerate(course.stocks) for bead in stock.crafted}
        #: What was crafted and could be several cards.
        self.crafted = [bead for token in course.tokens for bead in token.beads if len(bead.could) > 1]
        #: What those get that could be several things.
        self.given: dict[int, int] = {}
        #: In which deck, and in which Lost Souls, lies what was crafted.
        self.souls_of = {id(bead): souls for souls in course.souls for bead in souls.lost.crafted}
        self.cost = sum(souls.wrong() for souls in course.souls)
        for token in self.tokens:
            self._weigh(token)
            self._count(token, 1)

    # --- what it costs --------------------------------------------------------------------------------------------

    def _weigh(self, token: Token) -> None:
        kinds, wrong = token.kinds, 0
        pile, since = token.pile, token.at
        shown = GUESSED
        # What lies open is not in the hand until the turn is over.
        laid = [bead.turn for bead in token.beads if bead.what == "show"]
        for bead in token.beads:
            if pile in self.lacks:
                kinds = self._without(kinds, pile, since, bead.at, laid)
            if bead.what == "show":
                wrong += bead.turn == shown != GUESSED
                shown = bead.turn
            # F: the card that is taken from the Market lay there before the one that is given for it.
            wrong += pile == MARKET and since == bead.at - 1
            narrowed = kinds & bead.kinds
            if not narrowed:
                wrong += 1
            else:
                kinds = narrowed
            pile, since = bead.pile, bead.at
        if pile in self.lacks:
            kinds = self._without(kinds, pile, since, ALWAYS, laid)
        if not kinds:
            wrong += 1
        token.left, token.wrong = kinds, wrong
        token.kind = next(iter(kinds)) if len(kinds) == 1 else None

    def _without(self, kinds: frozenset[int], pile: str, since: int, until: int, laid: Sequence[int]) -> frozenset[int]:
        for at, turn, lacking in self.lacks[pile]:
            if since < at <= until and turn not in laid:
                kinds = kinds - lacking
        return kinds

    def _count(self, token: Token, sign: int) -> None:
        """Adds what a token costs, or takes it away."""
        self.cost += sign * token.wrong
        if token.deck >= 0 and token.kind is not None:
            drawn, held = self.drawn[token.deck], self.held[token.deck]
            over = drawn[token.kind] - held[token.kind]
            drawn[token.kind] += sign
            self.cost += max(0, over + sign) - max(0, over)

    # --- exchanging -----------------------------------------------------------------------------------------------

    def _meetings(self, one: Token) -> list[tuple[Token, int]]:
        """Who lies in the same pile at the same time, and from when on."""
        found: list[tuple[Token, int]] = []
        stays = _stays(one)
        for other in self.tokens:
            if other is one:
                continue
            for pile, since, until in _stays(other):
                for own, begun, ended in stays:
                    if own == pile and max(since, begun) < min(until, ended):
                        first, last = max(since, begun), min(until, ended)
                        found.append((other, first))
                        found.extend((other, bead.at) for bead in one.beads if first < bead.at < last)
                        found.extend((other, bead.at) for bead in other.beads if first < bead.at < last)
        return found

    def _exchange(self, one: Token, other: Token, at: int) -> None:
        self._count(one, -1)
        self._count(other, -1)
        mine = [bead for bead in one.beads if bead.at > at]
        its = [bead for bead in other.beads if bead.at > at]
        one.beads = [bead for bead in one.beads if bead.at <= at] + its
        other.beads = [bead for bead in other.beads if bead.at <= at] + mine
        self._weigh(one)
        self._weigh(other)
        self._count(one, 1)
        self._count(other, 1)

    def _hand_over(self, bead: Bead, one: Token, other: Token) -> None:
        """Not this card was shown, but another one that lay beside it."""
        self._count(one, -1)
        self._count(other, -1)
        one.beads.remove(bead)
        other.beads.append(bead)
        other.beads.sort(key=lambda each: each.at)
        self._weigh(one)
        self._weigh(other)
        self._count(one, 1)
        self._count(other, 1)

    def _beside(self, pile: str, at: int) -> list[Token]:
        return [
            token
            for token in self.tokens
            if any(where == pile and since < at < until for where, since, until in _stays(token))
        ]

    def _recraft(self, token: Token, bead: Bead, kind: int) -> None:
        """What was crafted is another card with the same item."""
        stock, souls = self.stock_of.get(id(bead)), self.souls_of.get(id(bead))
        self.cost -= souls is not None and souls.wrong()
        if stock is not None:
            for changed, step in ((min(bead.kinds), -1), (kind, 1)):
                over = self.drawn[stock][changed] - self.held[stock][changed]
                self.held[stock][changed] += step
                self.cost += max(0, over - step) - max(0, over)
        self._count(token, -1)
        bead.kinds = frozenset({kind})
        self.cost += souls is not None and souls.wrong()
        self._weigh(token)
        self._count(token, 1)

    def _is_over(self, token: Token) -> bool:
        """Are more of its kind drawn from its deck than it has?"""
        if token.deck < 0 or token.kind is None:
            return False
        return self.drawn[token.deck][token.kind] > self.held[token.deck][token.kind]

    def _troubled(self) -> list[Token]:
        found: list[Token] = []
        for token in self.tokens:
            if token.wrong or self._is_over(token):
                found.append(token)
        return found

    def deal(self) -> Deal | None:
        """Exchanges until nothing is against it; None where that is not reached."""
        tried = 0
        while tried < MOST_EXCHANGED:
            if self.cost == 0:
                lonely = self._rest()
                if not lonely:
                    return self._found()
                # What is left of their deck may be nothing that they can be; then others have to make room.
                troubled = lonely if self.lot.random() < 0.5 else self.tokens
            else:
                troubled = self._troubled()
            token = self.lot.choice(troubled or self.tokens)
            tried += self._move(token)
        return None

    def _move(self, token: Token) -> int:
        """The best of some exchanges with others; one that makes nothing better is made as well, a worse one rarely."""
        before = self.cost
        if self.crafted and self.lot.random() < 0.25:
            bead = self.lot.choice(self.crafted)
            token = next(one for one in self.tokens if bead in one.beads)
            was = min(bead.kinds)
            self._recraft(token, bead, self.lot.choice(sorted(bead.could)))
            if self.cost > before and self.lot.random() > 0.03:
                self._recraft(token, bead, was)
            return 1
        shows = [bead for bead in token.beads if bead.what == "show"]
        if shows and self.lot.random() < 0.5:
            return self._show_another(token, self.lot.choice(shows))
        meetings = self._meetings(token)
        if not meetings:
            return 10
        some = self.lot.sample(meetings, min(12, len(meetings)))
        best: list[tuple[Token, int]] = []
        least = ALWAYS
        for other, at in some:
            self._exchange(token, other, at)
            if self.cost < least:
                best, least = [], self.cost
            if self.cost == least:
                best.append((other, at))
            self._exchange(token, other, at)
        if least <= before or self.lot.random() < 0.03:
            other, at = self.lot.choice(best)
            self._exchange(token, other, at)
        return len(some)

    def _show_another(self, token: Token, bead: Bead) -> int:
        before = self.cost
        others = [other for other in self._beside(bead.pile, bead.at) if other is not token]
        best: list[Token] = []
        least = ALWAYS
        for other in others:
            self._hand_over(bead, token, other)
            if self.cost < least:
                best, least = [], self.cost
            if self.cost == least:
                best.append(other)
            self._hand_over(bead, other, token)
        if best and (least <= before or self.lot.random() < 0.03):
            self._hand_over(bead, token, self.lot.choice(best))
        return len(others) + 1

    # --- what nobody sees -----------------------------------------------------------------------------------------

    def _rest(self) -> list[Token]:
        """Gives those that could be several things one that their deck still has; says who gets none."""
        lonely: list[Token] = []
        for number, held in enumerate(self.held):
            left = held - self.drawn[number]
            places = sorted(left.elements())
            open_ones = [token for token in self.tokens if token.deck == number and token.kind is None]
            taken: dict[int, Token] = {}
            for token in sorted(open_ones, key=lambda one: len(one.left)):
                if not _seat(token, places, taken, set()):
                    lonely.append(token)
            self.given.update({id(token): places[place] for place, token in taken.items()})
        return lonely

    def _found(self) -> Deal:
        deal = Deal()
        for token in self.tokens:
            kind = token.kind
            if kind is None:
                kind = self.given[id(token)] if token.deck >= 0 else min(token.left)
            if token.deck >= 0:
                if token.at == OPENING:
                    deal.opening.append(kind)
                else:
                    deal.drawn[token.at] = kind
            for bead in token.beads:
                if bead.what != "show":
                    deal.passed[bead.at] = kind
        return deal


def _stays(token: Token) -> list[tuple[str, int, int]]:
    """Where a card lies, from when until when."""
    found: list[tuple[str, int, int]] = []
    pile, since = token.pile, token.at
    for bead in token.beads:
        if bead.pile != pile:
            found.append((pile, since, bead.at))
            pile, since = bead.pile, bead.at
    if pile:
        found.append((pile, since, ALWAYS))
    return found


def _seat(token: Token, places: Sequence[int], taken: dict[int, Token], asked: set[int]) -> bool:
    """A place for a card among those that are left, and others where those who have one can go elsewhere."""
    for place, kind in enumerate(places):
        if kind in token.left and place not in asked:
            asked.add(place)
            if place not in taken or _seat(taken[place], places, taken, asked):
                taken[place] = token
                return True
    return False


def dealt(log: Log, foresight: Foresight, cards: Sequence[int], hands: Sequence[Dealt]) -> Deal | None:
    """The deal of a recording; None where what was written cannot all be."""
    for lot in range(MOST_BEGUN):
        course = Course(log, foresight, cards, hands)
        if course.broken:
            break
        deal = Dealer(course, lot).deal()
        if deal is not None:
            return deal
    return None
