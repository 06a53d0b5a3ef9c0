"""Following a recording: the words that make what was written happen are looked for on clones of the match.

One turn after the other. In each, words are tried, those first that the next change speaks of, and whatever makes
something else happen is left. What silent words there were nobody wrote down: so if the next turn cannot be played, the
one before is looked at again for another way.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from polana.games.root.woodland.maps import Woodland
from polana.games.root.words import PLACE_WORDS
from polana.kernel.errors import ScriptError
from polana.kernel.flow import Ask
from polana.kernel.match import Match
from polana.kernel.rng import Script
from polana.kernel.word import Word
from polana.lab.rootlog import comparing, names
from polana.lab.rootlog.chance import IMPOSSIBLE, SETUP, Fortune
from polana.lab.rootlog.comparing import Heard
from polana.lab.rootlog.factions.eyrie import COLUMNS
from polana.lab.rootlog.factions.keepers import RETINUE
from polana.lab.rootlog.factions.riverfolk import SERVICES
from polana.lab.rootlog.foresight import Foresight, pile_of, table_of
from polana.lab.rootlog.reading import Change, Log, Turn
from polana.lab.rootlog.scribe import Scribe

#: How many words may be tried in one turn, and how many in a row that change nothing on the table.
MOST_TRIED: Final = 4000
#: The same where a turn was given up for it: once, before anything else is thought to be the reason.
PATIENTLY: Final = 40_000
MOST_SILENT: Final = 24
#: How much more a plot is wanted that is turned over while another one lies.
MANY: Final = 16
_FLIP: Final = re.compile(r"P?t(\d+)\^t_([bser])")
_PITCHED: Final = re.compile(r"w(\d+)->b_[ftj]")
#: Exposure (13.2.4), and the question which card of the Retinue acts.
_EXPOSE: Final = "expose"
_RETINUE: Final = "ask-root-keepers-daylight"
_RETAINER: Final = "retainer"
_DONE: Final = "done"
_GUESS: Final = re.compile(r"\?Pt_([bser])(\d+)")


class TooMany(Exception):
    """Enough has been tried."""


@dataclass
class Point:
    """Where a recording stands: which turn, what of it has happened, and what comes next."""

    turn: int
    heard: Heard
    written: Sequence[Change]
    #: The changes that come: each with the letter of its turn and its place in the whole.
    coming: list[tuple[Change, str, int]]
    at: int

    @property
    def next(self) -> Change | None:
        return self.coming[0][0] if self.coming else None

    def rolls(self, number: int) -> tuple[int, int] | None:
        """The dice of the battle that is being fought, or of one after it in the same word, where they were written."""
        found: list[tuple[int, int] | None] = []
        for heard, written in zip(self.heard.changes, self.written, strict=False):
            if heard.kind == "battle" and heard.rolls is None and written.rolls is not None:
                found.append(written.rolls)
        found += [change.rolls for change, _, _ in self.coming if change.kind == "battle"]
        return found[number] if number < len(found) else None


class Follower:
    """Follows one recording with one match."""

    def __init__(self, log: Log, woodland: Woodland, foresight: Foresight, fortune: Fortune, scribe: Scribe) -> None:
        self.log: Final = log
        self.woodland: Final = woodland
        self.foresight: Final = foresight
        self.fortune: Final = fortune
        self.scribe: Final = scribe
        self.tried = 0
        self.most = MOST_TRIED
        #: How far a turn came at best: how many changes, the match there, and the first of the changes that may yet be
        #: other than it was written: a battle without its ambush.
        self.best: tuple[int, Match | None, int] = (-1, None, -1)
        #: What happened instead of what was written, at the furthest change where something else did.
        self.instead: tuple[int, str] = (-1, "")
        #: What was said before about the same question, when the same kind of change came.
        self._usual: dict[tuple[int, str, str], Counter[str]] = {}

    # --- one turn -------------------------------------------------------------------------------------------------

    def turn(self, number: int) -> Turn:
        return self.log.turns[number]

    def written(self, number: int) -> list[Change]:
        if number == SETUP:
            return [change for turn in self.log.setup.values() for change in turn.changes]
        return self.turn(number).changes if number < len(self.log.turns) else []

    def solutions(self, match: Match, number: int, start: int, scribe: Scribe) -> Iterator[tuple[Match, int, Scribe]]:
        """All ways in which a turn can be played as it was written: the match after it, and where its news end."""
        self.tried = 0
        self.best = (-1, None, -1)
        self.instead = (-1, "")
        point = self.point(match, number, start, scribe)
        if point is None:
            return
        yield from self._search(match, point, number, start, scribe, 0)

    def point(self, match: Match, number: int, start: int, scribe: Scribe) -> Point | None:
        """Where the recording stands with a match; None where something else has happened."""
        found = self._setup_point(match, scribe) if number == SETUP else self._turn_point(match, number, start, scribe)
        if found is None:
            return None
        point, after = found
        if point.heard.over and not match.over and number + 1 < len(self.log.turns):
            # What the next turn begins with has happened too.
            if after.letter(match.news[point.heard.next]) != self.turn(number + 1).letter:
                return None
            then, _ = comparing.hear_turn(after, match.news, point.heard.next)
            if comparing.matched(then, self.written(number + 1)) < 0:
                return None
        if number + 1 < len(self.log.turns):
            later, begins = self.turn(number + 1), self.foresight.begins[number + 1]
            point.coming += [(change, later.letter, begins + step) for step, change in enumerate(later.changes)]
        return point

    def _turn_point(self, match: Match, number: int, start: int, scribe: Scribe) -> tuple[Point, Scribe] | None:
        heard, after = comparing.hear_turn(scribe, match.news, start)
        heard.over = heard.over or match.over
        written = self.written(number)
        done = comparing.matched(heard, written)
        if done < 0:
            if ~done >= self.instead[0]:
                self.instead = (~done, heard.changes[~done].text() if ~done < len(heard.changes) else "")
            return None
        at = self.foresight.begins[number] + done
        coming = [(change, self.turn(number).letter, at + step) for step, change in enumerate(written[done:])]
        return Point(number, heard, written, coming, at), after

    def _setup_point(self, match: Match, scribe: Scribe) -> tuple[Point, Scribe] | None:
        sides, after = comparing.hear_setup(scribe, match.news)
        whole = Heard(next=len(match.news))
        coming: list[tuple[Change, str, int]] = []
        for letter in {**self.log.setup, **sides}:
            heard = sides.get(letter, Heard())
            written = self.log.setup[letter].changes if letter in self.log.setup else []
            done = comparing.matched(heard, written)
            if done < 0:
                return None
            whole.changes += heard.changes
            if letter in sides:
                whole.over, whole.next = heard.over, heard.next
            coming += [(change, letter, 0) for change in written[done:]]
        if whole.over and coming:
            return None
        ask = match.ask
        if ask is not None:
            # Whoever is asked is being set up.
            mine = self.scribe.letters[ask.seat]
            coming.sort(key=lambda one: one[1] != mine)
        return Point(SETUP, whole, self.written(SETUP), coming, 0), after

    def _search(
        self, match: Match, point: Point, number: int, start: int, scribe: Scribe, silent: int
    ) -> Iterator[tuple[Match, int, Scribe]]:
        if point.heard.over or (number == len(self.log.turns) - 1 and len(point.heard.changes) == len(point.written)):
            yield match, point.heard.next, self._after(match, number, start, scribe)
            if point.heard.over:
                return
        done = len(point.heard.changes)
        if done > self.best[0]:
            pairs = enumerate(zip(point.heard.changes, point.written, strict=False))
            unsure = [at for at, (heard, written) in pairs if len(heard.ambushes) < len(written.ambushes)]
            self.best = (done, match, min([*unsure, done]))
        ask = match.ask
        if ask is None or silent > MOST_SILENT:
            return
        shape = (ask.seat, ask.about, _shape(point.next) if len(point.written) > done else "end")
        for word in self._ranked(match, ask, point, shape):
            for after in self._said(match, ask.seat, word, point):
                then = self.point(after, number, start, scribe) if len(after.news) > len(match.news) else point
                if then is None:
                    continue
                quiet = silent + 1 if len(then.heard.changes) == done and not then.heard.over else 0
                for found in self._search(after, then, number, start, scribe, quiet):
                    self._usual.setdefault(shape, Counter())[word.text] += 1
                    yield found

    def _after(self, match: Match, number: int, start: int, scribe: Scribe) -> Scribe:
        """The scribe who has heard the turn."""
        if number == SETUP:
            return comparing.hear_setup(scribe, match.news)[1]
        return comparing.hear_turn(scribe, match.news, start)[1]

    # --- one word -------------------------------------------------------------------------------------------------

    def _said(self, match: Match, seat: int, word: Word, point: Point) -> Iterator[Match]:
        """The match after a word, once for each thing that chance may bring to it."""
        state = table_of(match)
        waiting: list[tuple[list[tuple[str, int]], list[list[int]]]] = [([], [])]
        while waiting:
            foretold, piles = waiting.pop()
            self.tried += 1
            if self.tried > self.most:
                raise TooMany
            twin = match.clone(news=True)
            probes = point.turn == SETUP
            if foretold or piles or probes:
                twin.state.chance.follow(Script(foretold, True, [*piles, IMPOSSIBLE] if probes else piles))
            try:
                twin.choose(seat, word)
            except ScriptError as lack:
                if lack.what == "shuffle":
                    waiting.append((foretold, [*piles, self.fortune.order(lack.among, state)]))
                else:
                    found = list(self.fortune.choices(state, lack, foretold, point))
                    waiting.extend(([*foretold, (lack.what, value)], piles) for value in reversed(found))
                continue
            if probes:
                twin = match.clone(news=True)
                if foretold or piles:
                    twin.state.chance.follow(Script(foretold, True, piles))
                twin.choose(seat, word)
            yield twin

    # --- which word first -----------------------------------------------------------------------------------------

    def _ranked(self, match: Match, ask: Ask, point: Point, shape: tuple[int, str, str]) -> list[Word]:
        usual = self._usual.get(shape, Counter())
        change = point.next
        options = list(ask.options)
        if len(options) == 1:
            return options
        place = {word: number for number, word in enumerate(options)}
        rank = {word: self._fits(match, ask, word, change, point) for word in options}
        return sorted(options, key=lambda word: (-rank[word], -usual[word.text], place[word]))

    def _fits(self, match: Match, ask: Ask, word: Word, change: Change | None, point: Point) -> int:
        """How much a change speaks of a word."""
        if change is None:
            return 0
        if word.kind == "count" and change.end == names.MARKET:
            # Which of the cards that lie there nobody has seen, but the deal knows what comes from there next.
            lying = self.foresight.piles(table_of(match)).get(names.MARKET, [])
            comes = [self.fortune.deal.passed.get(at) for one, _, at in point.coming if one.start == names.MARKET]
            return 3 if comes and comes[0] in lying[word.value - 1 : word.value] else 0
        if word.kind == "count":
            same = 0
            for one, _, _ in point.coming:
                if one != change:
                    break
                same += 1
            return 3 if word.value == same else 0
        if word.kind == "forest" and point.turn == SETUP:
            return self._fits_forest(int(word.label) - 1, self.scribe.letters[ask.seat])
        if word.kind in ("clearing", "forest"):
            place = names.place(word.text, self.woodland)
            return 3 if place in (change.start, change.end) else 0
        if ask.about == _RETINUE and (word.kind == "card" or word.text in (_RETAINER, _DONE)):
            return self._fits_retinue(word, change, point)
        if word.kind == "card":
            return self._fits_card(match, ask, word, change, point)
        if word.text == _EXPOSE:
            # At any moment of a turn, and what comes next may be possible in this one alone.
            return 3 if (change.kind, change.end) == ("reveal", "P") else 0
        if word.kind in ("damaged", "wrecked") and change.thing == _token(word) and not change.end:
            # 9.6.3: which of several items of a kind goes is not written; one that is of no use goes first.
            return 4
        if word.kind == "plot":
            return self._fits_plot(word.label[0], point)
        if word.kind == "piece" and "waystation" in word.label:
            return 3 if self._waystation(point) == _token(word) else 0
        return 3 if _token(word) and _token(word) in change.text() else 0

    def _waystation(self, point: Point) -> str:
        """The waystation that is pitched next, if the recording removes it later."""
        change = point.next
        pitched = _PITCHED.fullmatch(change.text()) if change is not None else None
        for number in range(point.turn, len(self.log.turns)) if pitched is not None else ():
            turn = self.turn(number)
            for one in turn.changes[len(point.heard.changes) + 1 if number == point.turn else 0 :]:
                if pitched is None or one.text() == f"b{pitched[1]}->w":
                    return ""
                if one.kind == "move" and one.start == pitched[1] and one.thing.removeprefix("K").startswith("b_"):
                    return one.thing.removeprefix("K")
        return ""

    def _fits_forest(self, forest: int, letter: str) -> int:
        """Can a Vagabond who begins here go where he goes first?"""
        near = {str(where + 1) for where in self.woodland.forest_clearings[forest]}
        for other in self.woodland.forest_near[forest]:
            near.add(names.place(PLACE_WORDS[other].text, self.woodland))
        for turn in self.log.turns:
            for change in turn.changes:
                if change.thing == ("p" if turn.letter == letter else f"{letter}p"):
                    return 1 if change.end in near else 0
        return 0

    def _dealt(self, mine: str, point: Point) -> list[int]:
        """The cards that go next from the hand or the supporters of whoever is asked, by the deal."""
        found: list[int] = []
        first: Change | None = None
        for change, letter, at in point.coming:
            if first is not None and (change.start, change.end) != (first.start, first.end):
                break
            if at not in self.fortune.deal.passed:
                continue
            whose = letter if change.kind == "craft" else pile_of(change.start, letter).removesuffix("$")
            if whose == mine:
                first = change
                found.append(self.fortune.deal.passed[at])
        return found

    def _fits_card(self, match: Match, ask: Ask, word: Word, change: Change, point: Point) -> int:
        if point.turn == SETUP and (kept := self.fortune.kept(self.scribe.letters[ask.seat])):
            held = Counter(table_of(match).players[ask.seat].hand)
            return 50 if held[word.value] > kept[word.value] else -50
        dealt = self._dealt(self.scribe.letters[ask.seat], point)
        if word.value in dealt:
            return 50 - dealt.index(word.value)
        if change.kind == "craft":
            if word.value not in self.foresight.deck.of(change.thing):
                return -90
            return self.foresight.spare(table_of(match), point.coming[0][1], word.value, "", point.at + 1)
        if change.kind in ("move", "reveal") and "#" in change.thing and change.thing != "#":
            return 4 if word.value in self.foresight.deck.of(change.thing) else -1
        if change.kind == "battle" and change.ambushes:
            return 1
        letter = point.coming[0][1]
        mine = self.scribe.letters[ask.seat]
        start, end = pile_of(change.start, letter), pile_of(change.end, letter)
        pile = start if start and change.thing == "#" else mine
        return 5 * self.foresight.spare(table_of(match), pile, word.value, end, point.at)

    def _fits_retinue(self, word: Word, change: Change, point: Point) -> int:
        """15.5.4: a card that does its work for the last time in this turn is discarded then, and none before."""
        if word.text == _DONE:
            # Columns follow each other, and the first and the last one move.
            return -5 if change.thing.endswith("w") and change.start else 0
        coming = point.written[len(point.heard.changes) :]
        gone = [one.thing for one in coming if "#" in one.thing and (one.start, one.end) == ("$", "")]
        if (mine := names.card(word.text)) not in gone:
            return 0
        if mine != gone[0] or change.thing.endswith("w"):
            return -3
        return 3 if change.thing.startswith("t_") else 0

    def _fits_plot(self, letter: str, point: Point) -> int:
        """Is it the plot that is placed next, by what the recording turns over later?"""
        change = point.next
        if change is not None and f"t_{letter}" in change.text():
            return 1
        # The warriors who pay for it go before it comes.
        begun = len(point.heard.changes)
        place = next((at for at, one in enumerate(point.written[begun:]) if one.thing == "t" and not one.start), None)
        if change is None or place is None:
            return 0
        where = point.written[begun + place].end
        #: How often one of its kind is turned over elsewhere: while this one lies there, which counts more, or later.
        demand = 0
        lies = True
        for number in range(point.turn, len(self.log.turns)):
            changes = self.turn(number).changes
            for at in range(begun + place + 1 if number == point.turn else 0, len(changes)):
                text = changes[at].text()
                flip = _FLIP.fullmatch(text)
                guess = _GUESS.fullmatch(text)
                if not lies:
                    demand += flip is not None and flip[2] == letter
                elif "<->" in text:
                    pair = [part.removeprefix("t") for part in text.split("<->")]
                    if where in pair:
                        where = pair[1 - pair.index(where)]
                elif flip is not None and flip[1] == where:
                    return 9 if flip[2] == letter else -9
                elif flip is not None:
                    demand += MANY * (flip[2] == letter)
                elif guess is not None and guess[2] == where:
                    right = at + 1 < len(changes) and changes[at + 1].text() == f"Pt{where}->"
                    if right or guess[1] == letter:
                        return 9 if right == (guess[1] == letter) else -9
                elif text in (f"t{where}->", f"Pt{where}->"):
                    lies = False
        return -demand


def _shape(change: Change | None) -> str:
    """What kind of change it is, whoever and wherever."""
    if change is None:
        return ""
    if change.kind == "move":
        start = "#" if change.start.isdecimal() else change.start
        end = "#" if change.end.isdecimal() else change.end
        return f"{change.thing.partition('#')[1] or change.thing} {start} {end}"
    return f"{change.kind} {change.thing[:2]}"


def _token(word: Word) -> str:
    """What Rootlog calls the thing of a word."""
    kind, label = word.kind, word.label
    if not label:
        return ""
    if kind in ("item", "exhausted", "damaged", "wrecked"):
        return names.item(f"item:{label}")
    if kind == "faction":
        return names.FACTIONS.get(label, "")
    if kind == "suit":
        return names.SUIT_LETTERS[label]
    if kind == "piece":
        return names.piece(word.text)
    if kind == "column":
        return f"$_{COLUMNS.get(label, '')}"
    if kind == "retinue":
        return f"$_{RETINUE.get(label, '')}"
    if kind == "service":
        return f"$_{SERVICES.get(label, '')}"
    if kind == "quest":
        return names.quest(word.text)
    if kind == "use":
        return names.card(f"card:{label}").partition("#")[2]
    return names.run_together(label)
