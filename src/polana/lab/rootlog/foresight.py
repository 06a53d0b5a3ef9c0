"""Foresight: what a recording tells of cards before they are shown.

A recording says that somebody draws a card, and turns later which one it was. So whoever follows it deals by what
comes: each draw brings the card that its hand will show next and does not hold yet, if the deck has it, and otherwise
one that nobody will show.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from polana.games.root.components import CARDS, DECKS, ITEMS, SPIES, SUITS
from polana.games.root.factions.mechanical_marquise.side import MachineSide, queue
from polana.games.root.state import State
from polana.kernel.match import Match
from polana.lab.rootlog import names
from polana.lab.rootlog.reading import SIDE, Change, Log, Turn

BIRD: Final = "B"
#: The pile from which cards are drawn that everybody sees.
DRAWN: Final = "deck"
#: What lies in front of somebody for all to see; where cards go from there, or from a hand.
TABLE: Final = "table"
CRAFTED: Final = "crafted"
DISCARDED: Final = "discarded"
LAID: Final = "laid"
NEVER: Final = 1 << 30
_HAND: Final = re.compile(SIDE)
SUPPORTERS: Final = "A$"
_BASE: Final = re.compile(r"(A?)b_([frm])")
_SHOWN: Final = re.compile(rf"({SIDE}?)\^A")
_GUESS: Final = re.compile(r"\?Pt_[bser](\d+)")
_SABOTAGED: Final = re.compile(r"B#sabo(?:teurs)?\$->")
_PARTISANS: Final = re.compile(r"Z([frm])part(?:isans)?")
_PLACE: Final = re.compile(r"\d+")


def table_of(match: Match) -> State:
    """The table of a match of Root."""
    state = match.state
    if not isinstance(state, State):
        raise TypeError(f"recordings are of matches of Root, not of {match.game.name}")
    return state


@dataclass(frozen=True)
class Event:
    """Something that a pile of cards must hold, or gets, at some point of the recording."""

    at: int
    #: `draw`, `leave`, `show`, `gain`, or `lack` where a hand is shown that has none of these.
    what: str
    kinds: frozenset[int]
    #: Where a card goes that nobody sees.
    to: str = ""
    #: Where a card goes that everybody sees go, or where one that is gained comes from: see `Deal`.
    by: str = ""


@dataclass(frozen=True)
class Need:
    """What a pile must still get: when, which kinds would do, and whether the card stays after it was shown."""

    at: int
    kinds: frozenset[int]
    stays: bool

    @property
    def exact(self) -> int | None:
        return next(iter(self.kinds)) if len(self.kinds) == 1 else None


class Deck:
    """The cards of a match by what Rootlog calls them."""

    def __init__(self, name: str, spies: bool = False) -> None:
        self.kinds: Final = frozenset([*DECKS[name].cards, *(SPIES if spies else [])])
        self._named: dict[str, set[int]] = {}
        for kind in sorted(self.kinds):
            card = CARDS[kind]
            suit = names.SUIT_LETTERS[SUITS[card.suit]]
            full = names.run_together(card.name)
            written = names.card(f"card:{card.name}")
            for text in ("#", f"{suit}#", written, f"{suit}#{full}", f"#{full}", "#" + written.partition("#")[2]):
                self._named.setdefault(text, set()).add(kind)
            for text in (names.crafted(f"card:{card.name}"), f"Z{full}"):
                self._named.setdefault(text, set()).add(kind)
            if card.kind == "item":
                self._named.setdefault("Z" + names.item(f"item:{ITEMS[card.item]}"), set()).add(kind)

    def of(self, text: str) -> frozenset[int]:
        """The kinds of card that a text can stand for; none where it is no card of the deck."""
        return frozenset(self._named.get(text, ()))

    def matching(self, suit: str) -> frozenset[int]:
        """The cards of a suit, birds among them."""
        return self.of(f"{suit}#") | self.of(f"{BIRD}#")


class Foresight:
    """All events of a recording, by pile: hands by their letters, and the supporters of the Alliance."""

    def __init__(self, log: Log, deck: Deck, suits: Sequence[str]) -> None:
        self.deck: Final = deck
        self.suits: Final = suits
        self.events: dict[str, list[Event]] = {}
        #: What the Mechanical Marquise draws, as it is revealed later: her Orders go in the order in which they came.
        self.orders: Final = [deck.of(text) or deck.kinds for text in log.orders()]
        #: How many of them were drawn in the setup, and since.
        self._ordered = sum(is_order(change) for turn in log.setup.values() for change in turn.changes)
        #: Who has crafted which Partisans.
        self._partisans: set[tuple[str, str]] = set()
        #: Where the pawns stand while the recording is read.
        self._pawns: dict[str, str] = {}
        #: The place of each turn's first change in the whole.
        self.begins: list[int] = []
        at = 0
        for turn in log.turns:
            self.begins.append(at)
            for number, change in enumerate(turn.changes):
                self._note(turn, number, change, at + number)
            at += len(turn.changes)

    # --- what will be ---------------------------------------------------------------------------------------------

    def _add(self, pile: str, event: Event) -> None:
        self.events.setdefault(pile, []).append(event)

    def _note(self, turn: Turn, number: int, change: Change, at: int) -> None:
        if change.kind == "move" and change.thing.endswith("p"):
            letter = change.thing[:-1] or turn.letter
            self._pawns.pop(letter, None)
            if change.end.isdecimal():
                self._pawns[letter] = change.end
        if change.kind == "craft":
            kinds = self.deck.of(change.thing)
            if (partisans := _PARTISANS.fullmatch(change.thing)) is not None:
                self._partisans.add((turn.letter, partisans[1].upper()))
            sold = self._exported(turn, number + 1, kinds)
            self._add(turn.letter, Event(at, "leave", sold or kinds, by=DISCARDED if sold else CRAFTED))
        elif self._exported(turn, number, self.deck.of(turn.changes[number - 1].thing)):
            # It went when it was crafted.
            return
        elif change.kind == "reveal" and self._given_up(turn, number):
            # It goes with the change after the guess.
            return
        elif change.kind == "reveal":
            kinds = self.exposing(turn, number + 1) if change.thing == "#" else self.deck.of(change.thing)
            self._add(change.start or turn.letter, Event(at, "show", kinds))
        elif change.kind == "battle":
            sides = (change.start, change.thing.partition("X")[0] or turn.letter)
            for side, suit in zip(sides, change.ambushes, strict=False):
                self._add(side, Event(at, "leave", self.deck.of(f"{suit.strip('#')}#@"), by=DISCARDED))
            if change.end.isdecimal() and len(self.suits) >= int(change.end):
                self._stripped(turn, number, at, self.suits[int(change.end) - 1])
        elif turn.letter != "A" and (shown := _SHOWN.fullmatch(change.thing)) is not None:
            kinds = self.outraged(turn, number)
            side = shown[1] or turn.letter
            # Her Orders are no hand.
            if kinds != self.deck.kinds and not (self.orders and side == names.MACHINE):
                self._add(side, Event(at, "lack", kinds))
        elif change.kind == "move" and not change.end and (base := _BASE.fullmatch(change.thing)) is not None:
            if bool(base[1]) != (turn.letter == "A"):
                self._base_lost(turn, number, at, base[2].upper())
        elif change.kind == "move" and "#" in change.thing:
            kinds = self.deck.of(change.thing)
            start, end = pile_of(change.start, turn.letter), pile_of(change.end, turn.letter)
            if change.thing.endswith("#dom"):
                # 3.3.1: whoever activates one lays it before himself, the Alliance too.
                end = end.removesuffix("A$")
            hidden = change.thing == "#"
            if start == SUPPORTERS and number > 0 and _SABOTAGED.fullmatch(turn.changes[number - 1].text()):
                # What the Alliance has crafted is written as its supporters are.
                self._add(TABLE, Event(at, "leave", kinds, by=DISCARDED))
                return
            if start and hidden and end == SUPPORTERS and start != turn.letter + "$" and start != "A":
                kinds = self.outraged(turn, number)
            elif start and hidden and end == "P" and self.exposing(turn, number - 1) != self.deck.kinds:
                kinds = self.exposing(turn, number - 1)
            elif start and hidden and end and start == turn.letter and start in self._pawns:
                # 9.5.4: aid, with a card that matches the clearing.
                kinds = self.deck.matching(self.suits[int(self._pawns[start]) - 1])
            if hidden and end == SUPPORTERS and (turn.letter != "A" or start == "A"):
                kinds &= self._turned_away(turn, number)
            if start:
                gone = LAID if change.end else DISCARDED
                self._add(start, Event(at, "leave", kinds, end if hidden else "", gone))
            elif change.start.endswith("$") and not change.end:
                self._add(TABLE, Event(at, "leave", kinds, by=DISCARDED))
            if self.orders and is_order(change):
                kinds = self.orders[self._ordered]
                self._ordered += 1
            if end and hidden and not start:
                self._add(end, Event(at, "draw", kinds))
            if end and not hidden:
                self._add(end, Event(at, "gain", kinds, by=change.start))
                if not change.start:
                    self._add(DRAWN, Event(at, "leave", kinds))

    def _exported(self, turn: Turn, number: int, crafted: frozenset[int]) -> frozenset[int]:
        """11.5.3: the card of the craft before, where it goes at once since the Riverfolk export it; else none."""
        change = turn.changes[number] if 0 < number < len(turn.changes) else None
        before = turn.changes[number - 1] if change is not None else None
        if change is None or before is None or before.kind != "craft" or turn.letter != "O":
            return frozenset()
        return crafted & self.deck.of(change.thing) if (change.start, change.end) == ("O", "") else frozenset()

    def _base_lost(self, turn: Turn, number: int, at: int, suit: str) -> None:
        """8.2.7: with a base all supporters go that match it; whoever stays does not."""
        # Other things may come between, but no battle; where nobody goes, it is open when they were looked through.
        battles = (step for step in range(number + 1, len(turn.changes)) if turn.changes[step].kind == "battle")
        supporters = [
            step
            for step in range(number + 1, next(battles, len(turn.changes)))
            if "#" in turn.changes[step].thing and pile_of(turn.changes[step].start, turn.letter) == SUPPORTERS
        ]
        end = number + 1
        if supporters and turn.letter != "A":
            end = supporters[0] + 1
            while end in supporters:
                end += 1
        self._add(SUPPORTERS, Event(at + end - number, "lack", self.deck.matching(suit)))

    def _stripped(self, turn: Turn, number: int, at: int, suit: str) -> None:
        """Whoever has Partisans of a suit and uses them in battle discards all cards of other suits."""
        end = number + 1
        while end < len(turn.changes) and "#" in turn.changes[end].thing and not turn.changes[end].end:
            end += 1
        side = turn.changes[number + 1].start if end > number + 1 else ""
        if (side, suit) in self._partisans and all(one.start == side for one in turn.changes[number + 1 : end]):
            kept = self.deck.matching(suit)
            self._add(side, Event(at + end - number, "lack", self.deck.kinds - kept))

    def _turned_away(self, turn: Turn, number: int) -> frozenset[int]:
        """8.2.3: the card that a full stack has no place for is the one that comes; it is discarded, and so shown."""
        change = turn.changes[number + 1] if number + 1 < len(turn.changes) else None
        battle = max((step for step in range(number) if turn.changes[step].kind == "battle"), default=0)
        lost = any(_BASE.fullmatch(one.thing) and not one.end for one in turn.changes[battle:number])
        if change is None or lost or change.end or pile_of(change.start, turn.letter) != SUPPORTERS:
            return self.deck.kinds
        return self.deck.of(change.thing) or self.deck.kinds

    def _given_up(self, turn: Turn, number: int) -> bool:
        """13.2.4: whoever guesses wrong gives away the card that was shown."""
        after = turn.changes[number + 2] if number + 2 < len(turn.changes) else None
        if after is None or (turn.changes[number].thing, after.thing, after.end) != ("#", "#", "P"):
            return False
        return _GUESS.fullmatch(turn.changes[number + 1].text()) is not None

    def exposing(self, turn: Turn, number: int) -> frozenset[int]:
        """13.2.4: whoever guesses a plot shows a card that matches its clearing."""
        guess = _GUESS.fullmatch(turn.changes[number].text()) if 0 <= number < len(turn.changes) else None
        return self.deck.kinds if guess is None else self.deck.matching(self.suits[int(guess[1]) - 1])

    def outraged(self, turn: Turn, number: int) -> frozenset[int]:
        """8.2.6: a card that matches the clearing of the change before."""
        hospital = False
        for change in reversed(turn.changes[:number]):
            # 6.2.3: warriors who are brought back for a card have not moved.
            hospital = hospital or ("#" in change.thing and (change.start, change.end) == ("C", ""))
            if hospital and change.thing in ("w", "Cw") and change.start and change.end:
                continue
            for place in (change.end, change.start):
                if _PLACE.fullmatch(place) and int(place) in range(1, 13) and len(self.suits) >= int(place):
                    return self.deck.matching(self.suits[int(place) - 1])
        return self.deck.kinds

    # --- what is missing ------------------------------------------------------------------------------------------

    def needs(self, pile: str, held: Sequence[int], at: int) -> list[Need]:
        """What a pile must still get, from a point of the recording on: when, and which kinds would do."""
        hold = Counter(held)
        missing: list[Need] = []
        events = [event for event in self.events.get(pile, ()) if event.at >= at and event.what not in ("draw", "lack")]
        exact = Counter(next(iter(one.kinds)) for one in events if len(one.kinds) == 1 and one.what != "gain")
        for event in events:
            if event.what == "gain":
                if len(event.kinds) == 1:
                    hold[next(iter(event.kinds))] += 1
                continue
            kinds = event.kinds
            found = [kind for kind in sorted(kinds) if hold[kind] > 0]
            if event.what == "show" and kinds == self.deck.kinds:
                continue
            if kinds == self.deck.kinds:
                # Any card will do that is not shown later.
                found = [kind for kind in found if hold[kind] > exact[kind]]
            if not found:
                missing.append(Need(event.at, kinds, event.what == "show"))
                if event.what == "show" and len(event.kinds) == 1:
                    hold[next(iter(event.kinds))] += 1
                continue
            kind = min(found, key=lambda one: (exact[one] - hold[one], one)) if len(found) > 1 else found[0]
            if event.what == "leave":
                hold[kind] -= 1
                if len(kinds) == 1:
                    exact[kind] -= 1
        return missing

    def piles(self, g: State) -> dict[str, list[int]]:
        """The piles whose cards are not all known, as they are."""
        found: dict[str, list[int]] = {}
        for side in g.players:
            letter = names.FACTIONS.get(side.rules.name, "")
            if letter:
                found[letter] = queue(side) if isinstance(side, MachineSide) else side.hand
            supporters = getattr(side, "supporters", None)
            if letter == "A" and supporters is not None:
                found[SUPPORTERS] = supporters
        for site in g.landmarks:
            if site.cards:
                found[names.MARKET] = site.cards
        return found

    def draw(self, g: State, pile: str, drawn: Sequence[int], among: Sequence[int], at: int) -> int:
        """The card that a draw should bring to a pile."""
        piles = self.piles(g)
        own = self.needs(pile, [*piles.get(pile, ()), *drawn], at)
        others = [one for other, held in piles.items() if other != pile for one in self.needs(other, held, at)]
        others += self.needs(DRAWN, [], at)
        passed_on = self.passed_on(pile, piles, [*piles.get(pile, ()), *drawn], at)
        return self.best(self.free(among, pile, own, at), own, others, passed_on)

    def free(self, among: Sequence[int], pile: str, own: Sequence[Need], at: int) -> list[int]:
        """What can come to a pile without its having what it is shown not to have."""
        left = list(among)
        for event in self.events.get(pile, ()):
            if event.what == "lack" and event.at >= at:
                gone = {kind for need in own if need.at < event.at and not need.stays for kind in need.kinds}
                left = [kind for kind in left if kind not in event.kinds or kind in gone]
        return left or list(among)

    def best(
        self,
        among: Sequence[int],
        own: Sequence[Need],
        others: Sequence[Need],
        passed_on: Sequence[int] = (),
    ) -> int:
        """Of the cards that can come, the one that is needed first and that nobody needs sooner."""
        deck = Counter(among)
        wanted: dict[int, list[int]] = {}
        for need in [*others, *own]:
            if need.exact is not None:
                wanted.setdefault(need.exact, []).append(need.at)
        for times in wanted.values():
            times.sort()

        def lasts(kind: int) -> int:
            """Until when nobody misses it if one of them goes."""
            times = wanted.get(kind, [])
            return times[deck[kind] - 1] if len(times) >= deck[kind] else NEVER

        for number, need in enumerate(own):
            free = [kind for kind in sorted(need.kinds) if deck[kind] and lasts(kind) >= need.at]
            if not need.stays and free:
                sooner = [kind for kind in passed_on if kind in free]
                return sooner[0] if sooner else max(free, key=lambda one: (lasts(one), -one))
            if free:
                # What is shown and stays may serve again.
                again = own[number + 1 :]
                return max(free, key=lambda one: (_first(one, again), lasts(one), -one))
        for kind in passed_on:
            if deck[kind]:
                return kind
        needed = {need.exact for need in own}
        return max(sorted(deck), key=lambda one: (lasts(one), one not in needed, not CARDS[one].dominance, -one))

    def passed_on(self, pile: str, piles: Mapping[str, Sequence[int]], held: Sequence[int], at: int) -> list[int]:
        """Kinds that somebody needs to whom this pile gives a card that nobody sees, and that it does not hold yet."""
        found: list[int] = []
        hold = Counter(held)
        for need in self._asked_of(pile, piles, at):
            if hold[need] > 0:
                hold[need] -= 1
            else:
                found.append(need)
        return found

    def _asked_of(self, pile: str, piles: Mapping[str, Sequence[int]], at: int) -> list[int]:
        found: dict[int, int] = {}
        for event in self.events.get(pile, ()):
            if event.at >= at and event.to and event.to in piles:
                for need in self.needs(event.to, piles[event.to], at):
                    if need.at > event.at and need.exact is not None and need.exact in event.kinds:
                        found.setdefault(need.at, need.exact)
        return [kind for _, kind in sorted(found.items())]

    def spare(self, g: State, pile: str, kind: int, to: str, at: int) -> int:
        """How well a pile can give a kind away unseen: the higher, the better."""
        piles = self.piles(g)
        held = list(piles.get(pile, ()))
        before = len(self.needs(pile, held, at))
        if kind in held:
            held.remove(kind)
        lost = len(self.needs(pile, held, at)) - before
        gained = 0
        if to in piles:
            missing = self.needs(to, piles[to], at)
            gained = len(missing) - len(self.needs(to, [*piles[to], kind], at))
        return gained - 2 * lost


def _first(kind: int, needs: Sequence[Need]) -> int:
    """The sooner a kind is needed, the higher; exact needs before those that others could meet."""
    for number, need in enumerate(needs):
        if kind in need.kinds:
            return (2 if need.exact is not None else 1) * 1000 - number
    return 0


def is_order(change: Change) -> bool:
    """R.M.17: a card goes face down into the queue of the Mechanical Marquise."""
    return (change.thing, change.start, change.end) == ("#", "", names.MACHINE)


def pile_of(place: str, letter: str) -> str:
    """The pile that a place of a card is: a hand by its letter, or the supporters; `` where it is neither."""
    if place == "$":
        place = letter + "$"
    if place == SUPPORTERS or _HAND.fullmatch(place):
        return place
    return ""
