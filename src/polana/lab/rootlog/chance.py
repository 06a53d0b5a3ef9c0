"""What chance should bring so that a recording fits: the deal by what comes, dice as they were written, or any."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from polana.games.root.components import (
    FACTION_NAMES,
    HIRELING_CARDS,
    HIRELING_NAMES,
    ITEMS,
    NONE,
    STARTING_HAND,
    SUITS,
)
from polana.games.root.draft import CARDS_DRAWN
from polana.games.root.factions.alliance.faction import FIRST_SUPPORTERS
from polana.games.root.factions.keepers.side import VALUES
from polana.games.root.factions.mechanical_marquise.setup import ORDERS
from polana.games.root.factions.vagabond.words import CHARACTER_WORDS, QUEST_NAMES
from polana.games.root.hirelings.base import ALL_STARS, GOLD, leads
from polana.games.root.state import State
from polana.games.root.woodland.landmarks.black_market import CARDS_THERE
from polana.games.root.woodland.maps import CLEARINGS, FIRST_FOREST, Woodland
from polana.games.root.woodland.relics import RELICS
from polana.kernel.errors import ScriptError
from polana.lab.rootlog import names
from polana.lab.rootlog.course import Dealt
from polana.lab.rootlog.deal import Deal
from polana.lab.rootlog.foresight import SUPPORTERS, Foresight, pile_of
from polana.lab.rootlog.reading import Change, Log

if TYPE_CHECKING:
    from polana.lab.rootlog.following import Point

#: The place of the setup among the turns.
SETUP: Final = -1
#: A pile that no shuffle can be: it makes every shuffle say what is being shuffled.
IMPOSSIBLE: Final = [-1]
SUIT_ORDER: Final = "FRMB"
#: All rolls of two dice, whichever shows which; those that hurt nobody first.
ROLLS: Final = [(one, other) for one in range(4) for other in range(one + 1)]
KEEPERS: Final = names.FACTIONS["keepers"]
ALLIANCE: Final = names.FACTIONS["alliance"]
_UPRISING: Final = names.in_braces("spring_uprising")
_HIRED: Final = re.compile(r"(\{[a-z]+\})->([A-Z])\$")
_RELIC: Final = re.compile(r"t_([ftj])\1*")


class Fortune:
    """Answers whatever the rules ask of chance while they follow a recording."""

    def __init__(
        self,
        log: Log,
        woodland: Woodland,
        foresight: Foresight,
        letters: Sequence[str],
        first: int,
        advanced: bool,
        deal: Deal | None = None,
    ) -> None:
        self.log: Final = log
        self.woodland: Final = woodland
        self.foresight: Final = foresight
        #: The letters of the seats, and which of them has the first turn.
        self.letters: Final = letters
        self.first: Final = first
        #: Whose first hands are dealt in turn, in their order.
        self.hands: Final = [*letters[first:], *letters[:first]] if advanced else list(letters)
        each = CARDS_DRAWN if advanced else STARTING_HAND
        machine = names.MACHINE if log.machine() else ""
        #: How many cards each draws at first, and how many of them stay; Orders lie in the place of a hand (R.M.5).
        self.draws: Final = [ORDERS if letter == machine else each for letter in self.hands]
        self.keeps: Final = [ORDERS if letter == machine else STARTING_HAND for letter in self.hands]
        self._relics = _relics_of(log, woodland)
        self._others = _others_of(log, woodland, self._relics)
        #: What the whole recording makes of its draws, where that was found.
        self.deal = deal or Deal()

    def opening(self) -> list[Dealt]:
        """The first draws, before anybody is asked: to which pile each goes, and which cards it may be."""
        found: list[Dealt] = []
        for letter, count in zip(self.hands, self.keeps, strict=True):
            public = self._public(letter)
            for number in range(count):
                kinds = self.foresight.deck.kinds
                if letter == names.MACHINE and self.log.machine():
                    kinds = self.foresight.orders[number]
                elif len(public) > count:
                    kinds = frozenset[int]().union(*(self.foresight.deck.of(text) for text in public))
                elif number < len(public):
                    kinds = self.foresight.deck.of(public[number])
                found.append((letter, kinds))
        if names.LANDMARKS[names.MARKET] in self.log.landmarks():
            found += [(names.MARKET, self.foresight.deck.kinds)] * CARDS_THERE
        if ALLIANCE in self.letters:
            found += [(SUPPORTERS, self.foresight.deck.kinds)] * FIRST_SUPPORTERS
        return found

    def _public(self, letter: str) -> list[str]:
        """What is written of a first hand: that of the Riverfolk lies open."""
        shown = self.log.setup[letter].changes if letter in self.log.setup else []
        return [change.thing for change in shown if is_draw(change) and change.end == letter and change.thing != "#"]

    # --- dice and draws -------------------------------------------------------------------------------------------

    def choices(
        self, g: State | None, asked: ScriptError, before: Sequence[tuple[str, int]], point: Point | None
    ) -> Iterator[int]:
        """What may come, the likeliest first."""
        what, among = asked.what, asked.among
        if what == "card":
            yield self._card(g, among, [value for name, value in before if name == "card"], point)
        elif what == "first player":
            yield self.first
        elif what == "battle die":
            yield from self._die([value for name, value in before if name == what], point)
        elif what in ("faction", "militant faction"):
            yield from self._faction(among, sum(name in ("faction", "militant faction") for name, _ in before))
        elif what == "character":
            yield from self._character(among)
        elif what == "quest":
            yield from self._quest(among, sum(name == what for name, _ in before), point)
        elif what == "random card":
            yield from self._taken(g, among, sum(name == what for name, _ in before), point)
        elif what in ("hireling", "hireling that is not demoted"):
            yield from self._hireling(what, among, sum(name == what for name, _ in before))
        elif what == "uprising die":
            yield from self._uprising(among, sum(name == what for name, _ in before), point)
        elif what == "control die":
            yield from self._markers(g, among, sum(name == what for name, _ in before), point)
        elif what == "forest":
            yield from self._forest(among, sum(name == what for name, _ in before))
        else:
            yield from dict.fromkeys(among)

    def _card(self, g: State | None, among: Sequence[int], drawn: Sequence[int], point: Point | None) -> int:
        if g is None:
            # The first hands, before anybody is asked.
            if (kind := self._first(among, len(drawn))) in among:
                return kind
            number, count = self._hand(len(drawn))
            own = drawn[len(drawn) - count :]
            if number >= len(self.hands):
                # After all hands the supporters of the Alliance, who is asked nothing either.
                return self._dealt(among, SUPPORTERS, own)
            letter = self.hands[number]
            public = self._public(letter)
            if len(own) < len(public):
                fits = [kind for kind in among if kind in self.foresight.deck.of(public[len(own)])]
                return (fits or list(among))[0]
            return self._dealt(among, letter, own)
        assert point is not None
        if point.turn == SETUP and (dealt := self._supporter(g, len(drawn))) in among:
            return dealt
        coming = [change for change in point.coming if is_draw(change[0])]
        if self.deal.drawn:
            coming = [change for change in coming if change[2] in self.deal.drawn]
        if len(coming) > len(drawn):
            change, letter, at = coming[len(drawn)]
            if self.deal.drawn.get(at) in among:
                return self.deal.drawn[at]
            pile = pile_of(change.end, letter)
            own = [
                card
                for card, (other, whose, _) in zip(drawn, coming, strict=False)
                if pile_of(other.end, whose) == pile
            ]
            named = self.foresight.deck.of(change.thing)
            if change.thing != "#":
                found = [kind for kind in among if kind in named]
                if found:
                    return found[0]
            return self.foresight.draw(g, pile, own, among, at)
        return self.foresight.draw(g, "", [], among, point.at)

    def _hand(self, drawn: int) -> tuple[int, int]:
        """Whose first hand the next card goes to, and how many it has; behind all of them is what follows."""
        for hand, count in enumerate(self.draws):
            if drawn < count:
                return hand, drawn
            drawn -= count
        return len(self.hands), drawn

    def _first(self, among: Sequence[int], drawn: int) -> int:
        """A card of the first hands by the deal; those of which some go back (A.10) have others besides."""
        hand, own = self._hand(drawn)
        if hand < len(self.hands) and own < len(self._public(self.hands[hand])):
            return NONE  # it is written
        if hand < len(self.hands) and own >= self.keeps[hand]:
            needed = Counter(self.deal.opening[sum(self.keeps[: hand + 1]) :])
            spare = Counter(among) - needed
            return min(spare, default=NONE) if self.deal.opening else NONE
        return self._opened(sum(self.keeps[:hand]) + own)

    def _opened(self, place: int) -> int:
        return self.deal.opening[place] if place < len(self.deal.opening) else NONE

    def kept(self, letter: str) -> Counter[int]:
        """A.10: what a side keeps of its first hand, by the deal."""
        hand = self.hands.index(letter)
        begun = sum(self.keeps[:hand])
        return Counter(self.deal.opening[begun : begun + self.keeps[hand]])

    def _supporter(self, g: State, drawn: int) -> int:
        """The Market's cards and the first supporters (8.3.4) follow all hands in the deal, wherever they are drawn."""
        piles = self.foresight.piles(g)
        lie = sum(len(piles.get(pile, ())) for pile in (names.MARKET, SUPPORTERS))
        return self._opened(sum(self.keeps) + lie + drawn)

    def _dealt(self, among: Sequence[int], pile: str, own: Sequence[int]) -> int:
        """A card of a first hand: there is no table yet to look at."""
        foresight = self.foresight
        others = [one for other in foresight.events if other != pile for one in foresight.needs(other, [], 0)]
        needs = foresight.needs(pile, own, 0)
        passed_on = foresight.passed_on(pile, dict.fromkeys(foresight.events, ()), own, 0)
        return foresight.best(foresight.free(among, pile, needs, 0), needs, others, passed_on)

    def _die(self, before: Sequence[int], point: Point | None) -> Iterator[int]:
        written = None if point is None else point.rolls(len(before) // 2)
        if written is not None:
            yield written[len(before) % 2]
        elif len(before) % 2 == 0:
            yield from range(4)
        else:
            yield from range(before[-1] + 1)

    def _taken(self, g: State | None, among: Sequence[int], number: int, point: Point | None) -> list[int]:
        """A card that is taken unseen, the first or a later one of a word: first those that its owner can spare."""
        kinds = list(dict.fromkeys(among))
        for change, letter, at in [] if g is None or point is None else point.coming:
            start, end = pile_of(change.start, letter), pile_of(change.end, letter)
            if g is None or change.thing != "#" or not start or not end:
                continue
            if number > 0:
                number -= 1
            elif at in self.deal.passed:
                return sorted(kinds, key=lambda kind: kind != self.deal.passed[at])
            else:
                return sorted(kinds, key=lambda kind: -self.foresight.spare(g, start, kind, end, at + 1))
        return kinds

    def _faction(self, among: Sequence[int], number: int) -> Iterator[int]:
        if number < len(self.log.pool):
            letter = self.log.pool[number]
            for kind in among:
                if names.FACTIONS.get(FACTION_NAMES[kind]) == letter:
                    yield kind
        yield from dict.fromkeys(among)

    def _character(self, among: Sequence[int]) -> Iterator[int]:
        written = [change.thing[1:] for turn in self.log.setup.values() for change in turn.changes]
        yield from [kind for kind in among if names.run_together(CHARACTER_WORDS[kind].label) in written]
        yield from dict.fromkeys(among)

    def _quest(self, among: Sequence[int], number: int, point: Point | None) -> Iterator[int]:
        if point is not None:
            coming = [change.thing for change, _, _ in point.coming if change.end == "Q"]
            if number < len(coming):
                yield from [kind for kind in among if names.quest(f"quest:{QUEST_NAMES[kind]}") == coming[number]]
                return
        # Who is never shown comes last: what is on the table stands in the recording.
        later = {change.thing for turn in self.log.turns for change in turn.changes if change.end == "Q"}
        rest = [kind for kind in among if names.quest(f"quest:{QUEST_NAMES[kind]}") not in later]
        yield from (rest or list(among))[:1]

    # --- hirelings ------------------------------------------------------------------------------------------------

    def _hireling(self, what: str, among: Sequence[int], number: int) -> Iterator[int]:
        """A.6.1, A.6.2: the cards that are turned up, in their order, and those of them that stay on their front."""
        drawn = [HIRELING_NAMES.index(name) for name in self.log.hirelings()]
        if what != "hireling":
            drawn = [card for card in drawn if card < len(HIRELING_CARDS)]
        if number < len(drawn) and drawn[number] % len(HIRELING_CARDS) in among:
            yield drawn[number] % len(HIRELING_CARDS)
        else:
            yield from dict.fromkeys(among)

    def _uprising(self, among: Sequence[int], number: int, point: Point | None) -> Iterator[int]:
        """What the die of the Spring Uprising shows, as it is placed next; before the first question in the setup."""
        begun = self.log.setup[_UPRISING].changes if _UPRISING in self.log.setup else []
        coming = [(change, _UPRISING) for change in begun] if point is None else [one[:2] for one in point.coming]
        acts = [one for one, letter in coming if _UPRISING in (letter, one.thing[:-1]) and one.thing[-1:] == "w"]
        places = [place for one in acts if (place := one.end or one.start).isdecimal()]
        suits = [self.foresight.suits[int(place) - 1] for place in places][number : number + 1]
        yield from sorted(among, key=lambda suit: names.SUIT_LETTERS[SUITS[suit]] not in suits)

    def _markers(self, g: State | None, among: Sequence[int], number: int, point: Point | None) -> Iterator[int]:
        """E.1.2: as many control markers as are taken off (E.1.3) before the hireling goes on."""
        hires = [] if point is None else [change for change, _, _ in point.coming if _HIRED.fullmatch(change.text())]
        if g is None or point is None or number >= len(hires):
            yield from dict.fromkeys(among)
            return
        found = _HIRED.fullmatch(hires[number].text())
        assert found is not None
        count, goes_on = self._taken_off(found[1], hires[number], point)
        led = any(leads(g, side) for side in g.players if names.FACTIONS.get(side.rules.name) == found[2])
        stars = GOLD if led else ALL_STARS
        # A match may end before all are off.
        fits = [face for face in among if (stars[face] == max(count, 1) if goes_on else stars[face] > count)]
        yield from fits[:1] or dict.fromkeys(among)

    def _taken_off(self, hireling: str, hired: Change, point: Point) -> tuple[int, bool]:
        """How many markers are taken off a hireling after it was hired, and whether it then goes on to somebody."""
        count, seen = 0, False
        for number in range(point.turn, len(self.log.turns)):
            changes = self.log.turns[number].changes
            for change in changes[len(point.heard.changes) if number == point.turn else 0 :]:
                if not seen:
                    seen = change is hired
                elif change.text() == f"{hireling}--":
                    count += 1
                elif change.text().startswith(f"{hireling}->"):
                    return count, True
        return count, False

    # --- shuffles -------------------------------------------------------------------------------------------------

    def order(self, pile: Sequence[int], g: State | None) -> list[int]:
        """A pile after its shuffle, where it matters; as it was where every draw from it is foretold."""
        if len(pile) == CLEARINGS and set(pile) <= {0, 1, 2} and len(set(Counter(pile).values())) == 1:
            if len(self.log.suits) == CLEARINGS:
                return [SUIT_ORDER.index(suit) for suit in self.log.suits]
        elif len(pile) == len(RELICS) * len(VALUES) and sorted(pile) == list(range(len(pile))):
            return self._scattered()
        elif g is not None and g.ruin_items and len(pile) <= 2 * CLEARINGS:
            return self._under_ruins(list(pile), g)
        return list(pile)

    def _under_ruins(self, items: list[int], g: State) -> list[int]:
        ruins = [where for where in range(CLEARINGS) if g.ruins[where]]
        each = len(items) // len(ruins)
        wanted: dict[int, list[int]] = {where: [] for where in ruins}
        for turn in self.log.turns:
            for change in turn.changes:
                if change.thing.startswith("%") and change.start.isdecimal() and int(change.start) - 1 in wanted:
                    kind = next(
                        (one for one, name in enumerate(ITEMS) if names.item(f"item:{name}") == change.thing), -1
                    )
                    found = wanted[int(change.start) - 1]
                    if len(found) < each and items.count(kind) > sum(one.count(kind) for one in wanted.values()):
                        found.append(kind)
        rest = list((Counter(items) - Counter(kind for found in wanted.values() for kind in found)).elements())
        order: list[int] = []
        for where in ruins:
            found = wanted[where]
            order += found + [rest.pop() for _ in range(each - len(found))]
        return order

    def _scattered(self) -> list[int]:
        """The relics by forest: those that are dug out there, then whatever is left."""
        left = list(range(len(RELICS) * len(VALUES)))
        order: list[int] = []
        firsts = [(self._relics.get(forest) or [""])[0] for forest in range(self.woodland.forests)]
        for relic in [*firsts, *(relic for _, relic in self._others)]:
            found = next((one for one in left if _written(one) == relic), -1)
            if found >= 0:
                left.remove(found)
            order.append(found)
        return [left.pop() if one == -1 else one for one in order]

    def _forest(self, among: Sequence[int], number: int) -> Iterator[int]:
        """15.3.3: where another relic lies; forests that get one later in the same round are kept free."""
        wanted = [FIRST_FOREST + forest for forest, _ in self._others[number:] if forest >= 0]
        if number < len(self._others) and self._others[number][0] >= 0 and wanted[0] in among:
            yield wanted[0]
        else:
            yield from sorted(dict.fromkeys(among), key=lambda one: one in wanted)


def is_draw(change: Change) -> bool:
    """A card from the draw pile comes to a hand or to the supporters."""
    return (
        change.kind == "move"
        and "#" in change.thing
        and not change.start
        and (change.thing == "#" or change.end not in ("$", "Q"))
        and change.end not in ("Q", "")
        and not (change.end == "$" and len(change.thing) > 1)
    )


def _written(number: int) -> str:
    kind, value = RELICS[number // len(VALUES)], VALUES[number % len(VALUES)]
    return names.piece(f"piece:relic_{kind}_{value}")


def _relics_of(log: Log, woodland: Woodland) -> dict[int, list[str]]:
    """The relics that the recording digs out of each forest, by its number."""
    forests = {
        "_".join(str(where + 1) for where in sorted(clearings)): number
        for number, clearings in enumerate(woodland.forest_clearings)
    }
    found: dict[int, list[str]] = {}
    returned: Counter[tuple[str, str]] = Counter()
    for turn in log.turns:
        for change in turn.changes:
            if change.kind != "move" or not _RELIC.fullmatch(change.thing):
                continue
            if change.end in forests:
                # 15.2.5: it was taken away, and lies in a forest again.
                returned[change.end, change.thing] += 1
            elif returned[change.start, change.thing] > 0:
                returned[change.start, change.thing] -= 1
            elif change.start in forests:
                found.setdefault(forests[change.start], []).append(change.thing)
    return found


def _others_of(log: Log, woodland: Woodland, relics: Mapping[int, Sequence[str]]) -> list[tuple[int, str]]:
    """15.3.3: the relics beyond one for each forest, in the order in which they are laid: forest, or -1, and relic.

    They lie far from the warriors, and no forest gets another before all of those have one.
    """
    setup = log.setup[KEEPERS].changes if KEEPERS in log.setup else []
    homes = {int(one.end) - 1 for one in setup if one.thing == "w" and one.end.isdecimal()}
    far = [forest for forest, clearings in enumerate(woodland.forest_clearings) if not homes & set(clearings)]
    each = len(far) or woodland.forests
    count = len(RELICS) * len(VALUES) - woodland.forests
    found: list[tuple[int, str]] = []
    for time in range(1, count + 1):
        row = [(forest, dug[time]) for forest, dug in sorted(relics.items()) if len(dug) > time]
        found += [*row, *[(-1, "")] * (each - len(row))]
    return found[:count]
