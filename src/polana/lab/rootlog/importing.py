"""A recording as a match: `follow` plays it as far as it fits, and says where it does not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Final

from polana.games.root.components import COMPETITIVE, COOPERATIVE, NO_AUTOMATON, SUITS
from polana.games.root.state import State
from polana.games.root.woodland.maps import MAPS
from polana.kernel.errors import ScriptError
from polana.kernel.game import CHOOSE, Setup, Value, find
from polana.kernel.match import Match
from polana.kernel.rng import Script
from polana.lab.rootlog import names
from polana.lab.rootlog.chance import IMPOSSIBLE, SETUP, Fortune
from polana.lab.rootlog.deal import Deal, dealt
from polana.lab.rootlog.export import TURN
from polana.lab.rootlog.following import MOST_TRIED, PATIENTLY, Follower, TooMany
from polana.lab.rootlog.foresight import Deck, Foresight, table_of
from polana.lab.rootlog.mending import freed, mended
from polana.lab.rootlog.reading import Log, Unreadable, read
from polana.lab.rootlog.scribe import Scribe

#: How the Mechanical Marquise plays, if she does: nobody writes that down.
AUTOMATON: Final = (NO_AUTOMATON, COMPETITIVE, COOPERATIVE)
#: How many turns back another way is looked for when one cannot be played.
BACK: Final = 2
#: How many cards are given other names for one turn before it is said not to fit.
MOST_MENDED: Final = 16

LETTERS: Final = {letter: name for name, letter in names.FACTIONS.items() if name != "mechanical_marquise"}


@dataclass
class Misfit:
    """The first turn that does not fit: what was written, how much of it happened, and what the rules allow then."""

    line: int
    written: str
    played: str
    missing: str
    instead: str
    allowed: list[str]
    #: Which turn it is, the place of the change that is missing, where the turn ends, and the table as it was then.
    turn: int
    at: int
    end: int
    state: State


@dataclass
class Followed:
    """A match as far as a recording fits; `misfit` is None where all of it does."""

    match: Match
    turns: int
    misfit: Misfit | None = None


def follow(text: str, progress: Callable[[int, int], None] = lambda done, of: None) -> Followed:
    """Play a recording; `progress` is told how many of its turns are done."""
    log = read(text)
    seats = _seats(log)
    best: Followed | None = None
    automata = AUTOMATON[1:] if log.machine() else AUTOMATON[:1]
    for advanced, automaton in product((True,) if log.pool else (False, True), automata):
        found = _followed(log, seats, advanced, automaton, progress)
        if best is None or found.turns > best.turns:
            best = found
        # How she plays shows in her first turn only.
        if best.misfit is None or best.turns > len(log.players) * log.machine():
            break
    assert best is not None
    return best


def _seats(log: Log) -> list[str]:
    """The letters by seat: in the order of the head where turns go by it, else in the order of the turns."""
    for letter in log.players:
        if letter not in LETTERS:
            raise Unreadable(f"{letter} is no side that can be followed; sides are {', '.join(LETTERS)}")
    machine = names.MACHINE if log.machine() else ""
    head = [letter for letter in log.players if letter != machine]
    turns = list(dict.fromkeys(turn.letter for turn in log.turns if turn.letter != machine))
    if len(turns) < len(head):
        return head
    first = head.index(turns[0])
    return head if head[first:] + head[:first] == turns else turns


def _followed(
    log: Log, seats: list[str], advanced: bool, automaton: str, progress: Callable[[int, int], None]
) -> Followed:
    game = find("root")
    maps = {written: name for name, written in names.MAPS.items()}
    decks = {written: name for name, written in names.DECKS.items()}
    if log.map not in maps or log.deck not in decks:
        raise Unreadable(f"the map is one of {', '.join(maps)} and the deck one of {', '.join(decks)}")
    options: dict[str, Value] = {
        "map": maps[log.map],
        "deck": decks[log.deck],
        "setup": "advanced" if advanced else "standard",
        "automaton": automaton,
        "hirelings": bool(log.hirelings()),
        **dict(zip(("landmark", "second_landmark"), log.landmarks(), strict=False)),
    }
    draft = advanced and bool(log.pool)
    setup = game.setup([CHOOSE if draft else LETTERS[letter] for letter in seats], options)
    woodland = MAPS[maps[log.map]]
    suits = log.suits
    if not suits and woodland.suits is not None:
        suits = [names.SUIT_LETTERS[SUITS[suit]] for suit in woodland.suits]
    foresight = Foresight(log, Deck(decks[log.deck], log.machine()), suits)
    letters = [*seats, names.MACHINE] if log.machine() else seats
    first = letters.index(log.turns[0].letter) if log.turns else 0
    fortune = Fortune(log, woodland, foresight, letters, first, advanced)
    table = table_of(Match(game, setup, 0))
    cards = [*table.deck, *(kind for pile in foresight.piles(table).values() for kind in pile)]
    fortune.deal = dealt(log, foresight, cards, fortune.opening()) or Deal()
    scribe = Scribe(seats, woodland)
    follower = Follower(log, woodland, foresight, fortune, scribe)
    return _walk(follower, _opened(setup, fortune), scribe, progress)


def _opened(setup: Setup, fortune: Fortune) -> Match:
    """The match before its first question, dealt by what comes."""
    foretold: list[tuple[str, int]] = []
    piles: list[list[int]] = []
    game = find("root")
    while True:
        try:
            Match(game, setup, 0, script=Script(foretold, True, [*piles, IMPOSSIBLE]))
            break
        except ScriptError as lack:
            if lack.what == "shuffle":
                piles = [*piles, fortune.order(lack.among, None)]
            else:
                foretold = [*foretold, (lack.what, next(fortune.choices(None, lack, foretold, None)))]
    return Match(game, setup, 0, script=Script(foretold, True, piles))


Ways = Iterator[tuple[Match, int, Scribe]]


def _walk(follower: Follower, match: Match, scribe: Scribe, progress: Callable[[int, int], None]) -> Followed:
    """Turn after turn; where one cannot be played, cards take other names, or another way to it is looked for."""
    total = len(follower.log.turns)
    ways: list[Ways] = [follower.solutions(match, SETUP, 0, scribe)]
    stood: list[tuple[Match, int, Scribe]] = []
    furthest = SETUP - 1
    misfit: Misfit | None = None
    reached = match
    menders: list[Iterator[Match]] = []
    while ways:
        number = len(ways) - 2
        try:
            found = next(ways[-1], None)
        except TooMany:
            found = None
            if number > furthest and follower.most < PATIENTLY:
                follower.most = PATIENTLY
                stands = stood[-1] if stood else (match, 0, scribe)
                ways[-1] = follower.solutions(stands[0], number, stands[1], stands[2])
                continue
        follower.most = MOST_TRIED
        if found is None:
            if number > furthest:
                furthest = number
                reached = stood[-1][0] if stood else match
                misfit = _misfit(follower, number, reached)
                menders = [_mended(follower, reached, misfit)] if stood else []
            while number == furthest and menders:
                other = next(menders[-1], None)
                if other is None:
                    menders.pop()
                    continue
                stood[-1] = (other, _last_turn(other), stood[-1][2])
                ways[-1] = follower.solutions(other, number, stood[-1][1], stood[-1][2])
                break
            else:
                if furthest - number >= BACK or len(ways) == 1:
                    break
                ways.pop()
                if stood:
                    stood.pop()
            continue
        stood.append(found)
        progress(number + 1, total)
        if number + 1 >= total:
            return Followed(found[0], total)
        ways.append(follower.solutions(found[0], number + 1, found[1], found[2]))
    return Followed(reached, max(furthest, 0), misfit)


def _last_turn(match: Match) -> int:
    """Where the news of the turn that goes on begin."""
    return max(at for at, one in enumerate(match.news) if one.kind == TURN)


def _mended(follower: Follower, match: Match, misfit: Misfit) -> Iterator[Match]:
    """The match as it stood before the turn, with the cards that its hands lack for it: one more each time."""
    foresight = follower.foresight
    seen = {_held(foresight, match)}
    for _ in range(MOST_MENDED):
        found = next((one for one in _exchanged(foresight, match, misfit) if _held(foresight, one) not in seen), None)
        if found is None:
            return
        match = found
        seen.add(_held(foresight, match))
        yield match


def _held(foresight: Foresight, match: Match) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(sorted(held)) for held in foresight.piles(table_of(match)).values())


def _exchanged(foresight: Foresight, match: Match, misfit: Misfit) -> Iterator[Match]:
    """Each exchange of one card that brings what is needed in the turn, or takes away what must not be there."""
    state = table_of(match)
    begins = foresight.begins[misfit.turn]
    wishes: list[tuple[int, str, list[int], list[int]]] = []
    for pile, held in foresight.piles(state).items():
        own = [need for need in foresight.needs(pile, held, begins) if need.at <= misfit.end]
        given = sorted(dict.fromkeys(held), key=lambda one: -foresight.spare(state, pile, one, "", begins))
        for need in own:
            wishes.append((need.at, pile, sorted(need.kinds), given))
        for event in foresight.events.get(pile, ()):
            if not begins <= event.at <= misfit.end:
                continue
            inside = sorted(event.kinds & set(held))
            if event.what == "lack":
                gone = {kind for need in own for kind in need.kinds}
                gone |= {
                    kind
                    for one in foresight.events[pile]
                    if begins <= one.at < event.at and one.what == "leave" and len(one.kinds) == 1
                    for kind in one.kinds
                }
                outside = sorted(foresight.deck.kinds - event.kinds)
                wishes.extend((event.at, pile, outside, [kind]) for kind in inside if kind not in gone)
            elif event.at == misfit.at and 1 < len(event.kinds) < len(foresight.deck.kinds) and inside:
                # What is there does not do, as a card whose price cannot be paid.
                wishes.append((event.at, pile, sorted(event.kinds - set(held)), inside))
    wishes.sort(key=lambda wish: wish[0])
    for _, pile, kinds, given in wishes:
        for kind in kinds:
            yield from mended(match, foresight, pile, kind, given)
    for _, pile, kinds, given in wishes:
        for kind in kinds:
            for free in freed(match, foresight, pile, kind):
                yield from mended(free, foresight, pile, kind, given)


def _misfit(follower: Follower, number: int, reached: Match) -> Misfit:
    log = follower.log
    turn = next(iter(log.setup.values())) if number == SETUP and log.setup else follower.turn(max(number, 0))
    done, match, unsure = follower.best
    match, done, unsure = (reached, 0, 0) if match is None else (match, done, unsure)
    written = follower.written(number)
    played = "/".join(change.text() for change in written[:done])
    missing = written[done].text() if done < len(written) else ""
    allowed = [] if match.ask is None else [word.text for word in match.ask.options]
    instead = follower.instead[1] if follower.instead[0] >= done else ""
    begins = 0 if number == SETUP else follower.foresight.begins[number]
    return Misfit(
        turn.line,
        turn.written,
        played,
        missing,
        instead,
        allowed,
        number,
        begins + unsure,
        begins + len(written),
        table_of(match),
    )
