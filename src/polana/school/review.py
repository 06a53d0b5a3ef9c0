"""Review: a match looked at again, decision by decision, with luck told apart from choice.

Every decision is judged by what its seat could know then: the word that was said and the best candidates are tried in
the same imagined worlds (`polana.bots.opinion`), in which dice and draws fall as they may. What a decision lost is the
difference, with its interval; a slip or a mistake is one only if the whole interval lies above nothing, and whatever
looks like one is looked at again and longer. What came otherwise than was to be expected is luck, or the others.

All of it follows from the words and the budget: the same ones give the same review, on any machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from polana.bots.odds import Odds, odds_of
from polana.bots.opinion import Estimate, Opinion, estimate
from polana.bots.player import AnySense
from polana.bots.senses import sense_of
from polana.kernel import record
from polana.kernel.deed import Menu, opens_deed
from polana.kernel.flow import Ask
from polana.kernel.match import Match
from polana.kernel.news import SPECTATOR, News
from polana.kernel.rng import Rng
from polana.kernel.word import Word
from polana.school.counsel import Chances, Decision, LineStep, Mark, Remark, Review, Style, Turn, Turning
from polana.school.hints import candidate, plain
from polana.school.reasons import Reasons

#: What a decision may lose and still be called best, good, a slip. Above that it is a mistake.
BEST: Final = 0.005
GOOD: Final = 0.03
SLIP: Final = 0.08
#: How many candidates are tried besides what was played.
RIVALS: Final = 3
#: What follows each of these is looked into with this part of the iterations.
EACH: Final = 4
#: What is not the search's own choice, and seems to be good, is tried in so many times as many worlds.
MORE: Final = 3
#: What looks like a slip is looked at by other searches: each so many times as long, in so many times as many worlds.
LONGER: Final = 3
AGAIN: Final = 8
#: So many of them have to agree that it is one, or that it is none.
AGREED: Final = 2
#: The usual budget of a decision: iterations of the search, imagined worlds.
ITERATIONS: Final = 160
WORLDS: Final = 16
MOST_TURNINGS: Final = 4
MOST_MOMENTS: Final = 3
#: A change of somebody's chance below this is no turning point.
TURNING: Final = 0.05
#: Seeds of the opinions of a match lie this far apart.
APART: Final = 1 << 40

#: How a game tells of a battle that begins, of a card that is crafted.
BATTLES: Final = ("news-root-battle", "news-northgard-combat", "news-runewars-battle")
CRAFTED: Final = "news-root-crafted"
CRAFTERS: Final = ("root",)

#: What was said in a match, in order: the seat and the word, or what else a table notes.
Said = list[tuple[int, str]]


class Past:
    """A record, as a reviewer goes through it."""

    def __init__(self, text: str) -> None:
        self.entry = record.read(text)
        entry = self.entry
        self.match = Match.begun(entry)
        self.said: Said = []
        deals = list(enumerate(entry.dealt))
        scripts = [(at, one) for at, one in enumerate(entry.scripts) if one.after != record.OPENING]
        for at, line in enumerate([*entry.lines, None]):
            while scripts and scripts[0][1].after <= at:
                self.said.append((-1, f"script {scripts.pop(0)[0]}"))
            while deals and deals[0][1].after <= at:
                self.said.append((-1, f"redeal {deals.pop(0)[0]}"))
            if line is not None:
                self.said.append((line.seat, line.text))
        if entry.drawn:
            self.said.append((-1, "draw "))

    def tell(self, match: Match, seat: int, text: str) -> None:
        """Go on by one of the things that were said, or that happened to the table."""
        what, _, number = text.partition(" ")
        if what == "script" and number:
            match.state.chance.follow(self.entry.scripts[int(number)].script)
        elif what == "redeal" and number:
            one = self.entry.dealt[int(number)]
            match.deal_anew_for(one.eyes, one.seed, one.why)
        elif text == "draw ":
            match.draw()
        else:
            match.choose(seat, text)


def judge(
    match: Match, ask: Ask, word: Word, seed: int, iterations: int, worlds: int
) -> tuple[Opinion, Word, Estimate]:
    """What to think of a word that was said here, the best word (this one, unless another is better), and the loss."""
    opinion = Opinion(match, ask.seat, seed)
    opinion.think(iterations)
    tried = opinion.ranked()[:RIVALS]
    if word not in tried:
        tried.append(word)
    if len(tried) > 1:
        opinion.focus(tried, iterations // EACH)  # as much about each, or the less familiar one would play on worse
    opinion.look(worlds)
    opinion.try_out(tried, worlds)
    best = max(tried, key=lambda one: opinion.chance(one).mean)
    if best is not tried[0] and opinion.behind(tried[0], best).mean < GOOD:
        best = tried[0]  # the search has seen far more worlds than were tried
    if tried[0] is not word and _small(opinion, word, best):
        # Few worlds may flatter it: it is tried in more, unless they leave no doubt.
        first = opinion.behind(word, tried[0])
        if first.mean + first.half >= GOOD:
            opinion.try_out([tried[0], word], MORE * worlds)
            best = tried[0] if opinion.behind(word, tried[0]).mean > 0 else word
    if best is word:
        return opinion, best, Estimate(0.0, 0.0)
    loss = opinion.behind(word, best)
    if loss.mean < GOOD:
        return opinion, best, loss
    # It looks like a slip. But of many decisions some look worse than they are, and a search may have misled itself
    # about what follows. So others think about it from the beginning, who know nothing of what was found; two of them
    # have to agree, and what was lost is what both agree on: the lesser.
    for_it: list[tuple[Opinion, Estimate]] = []
    against = 0
    while True:
        seed += 1
        opinion = Opinion(match, ask.seat, seed)
        opinion.think(LONGER * iterations)
        opinion.focus([best, word], LONGER * iterations)
        opinion.look(AGAIN * worlds)
        opinion.try_out([best, word], AGAIN * worlds)
        loss = opinion.behind(word, best, surely=True)
        if doubtless(loss):
            for_it.append((opinion, loss))
            if len(for_it) == AGREED:
                opinion, loss = min(for_it, key=lambda one: one[1].mean)
                return opinion, best, loss
        else:
            against += 1
            if against == AGREED:
                return opinion, best, loss


def _small(opinion: Opinion, word: Word, best: Word) -> bool:
    """Does a word seem to be good: the best, or nearly?"""
    return word is best or opinion.behind(word, best).mean < GOOD


def doubtless(loss: Estimate) -> bool:
    """Is this no good word, as far as can be seen?"""
    return loss.mean >= GOOD and loss.mean - loss.half > 0


def mark_of(loss: float, low: float) -> Mark:
    """What a decision is called that lost so much, and no less than `low`.

    A mistake is beyond doubt no good decision.
    """
    if loss < BEST:
        return "best"
    if low <= 0 or loss < GOOD:
        return "good"
    return "slip" if loss < SLIP or low < GOOD else "mistake"


class Reviewer:
    """Goes through a match word by word. Between two words it can be asked for what it has found so far."""

    def __init__(
        self,
        match: Match,
        said: Said,
        tell: Callable[[Match, int, str], None],
        judged: list[int] | None = None,
        iterations: int = ITERATIONS,
        worlds: int = WORLDS,
    ) -> None:
        self.match = match
        self.said = said
        self.tell = tell
        self.at = 0
        game, seats = match.game.name, match.setup.seats
        self.iterations, self.worlds = iterations, worlds
        self._sense: AnySense = sense_of(game, searching=True)
        self._odds: Odds = odds_of(game, match.setup.options)
        everyone = list(range(len(seats)))
        styles = [Style(seat, {}, {}, 0, 0, 0 if game in CRAFTERS else -1, -1.0, 0.0, 0.0, 0.0) for seat in everyone]
        judged = everyone if judged is None else judged
        self.review = Review(game, list(seats), len(said), 0, judged, iterations, worlds, [], [], [], [], [], styles)
        self._hands: list[list[int]] = [[] for _ in seats]
        self._told = 0
        self._moment = self._where()
        #: By seat: its last decision, and what it was expected to bring.
        self._last: dict[int, Decision] = {}
        self._point(-1)

    @property
    def over(self) -> bool:
        return self.at >= len(self.said)

    def go_on(self) -> None:
        """Look at the next word."""
        seat, text = self.said[self.at]
        match = self.match
        ask = match.ask_of(seat) if seat >= 0 and " " not in text else None
        if ask is not None:
            word = match.game.vocabulary[text]
            self._count(ask, word)
            if seat in self.review.judged and len(ask.options) > 1:
                self._judge(ask, word)
        self.tell(match, seat, text)
        self.at += 1
        self.review.done = self.at
        self._hear()
        where = self._where()
        if match.over or where != self._moment:
            self._point(self._moment[0])
            self._moment = where
        if self.over:
            self._end()

    def found(self) -> Review:
        """What was found so far."""
        self._sum_up()
        return self.review

    def run(self) -> Iterator[Review]:
        """All of it; gives what was found after each word."""
        while not self.over:
            self.go_on()
            yield self.review
        self._sum_up()

    # --- a point --------------------------------------------------------------------------------------------------

    def _where(self) -> tuple[int, int]:
        """Whose turn it is (-1: nobody's), in which round or year."""
        game, state = self.match.game, self.match.state
        stage = game.stage(state)
        turn = stage.get("turn", -1)
        return turn if 0 <= turn < len(self.match.setup.seats) else -1, game.standing(state)[0]

    def _point(self, seat: int) -> None:
        """Everybody's chance as the match stands now, as all seats together would imagine it."""
        match, review = self.match, self.review
        seats = len(review.seats)
        if match.over:
            won = match.result.winners if match.result is not None else []
            chances, spread = [1.0 if one in won else 0.0 for one in range(seats)], [0.0] * seats
        else:
            seen: list[list[float]] = []
            rng = Rng(APART * self.at + 1)
            for _ in range(max(1, -(-self.worlds // seats))):
                for eyes in range(seats):
                    state = match.imagine(eyes, rng.fork()).state
                    seen.append(self._odds.of(match.game, state, self._sense, seats))
            estimates = [estimate([one[who] for one in seen]) for who in range(seats)]
            chances = [round(one.mean, 4) for one in estimates]
            spread = [round(min(1.0, self._odds.doubt(one.mean, one.half)), 4) for one in estimates]
        if seat >= 0 and (held := cards_of(match, seat)) >= 0:
            self._hands[seat].append(held)
        review.chances.append(Chances(self.at, seat, self._moment[1], chances, spread))

    # --- a decision -----------------------------------------------------------------------------------------------

    def _judge(self, ask: Ask, word: Word) -> None:
        review, seat = self.review, ask.seat
        seed = APART * self.at + 2
        opinion, best, loss = judge(self.match, ask, word, seed, self.iterations, self.worlds)
        if loss.mean <= 0:
            best, loss = word, Estimate(0.0, 0.0)
        low, high = loss.mean - loss.half, loss.mean + loss.half
        now = opinion.now().mean
        mark = mark_of(loss.mean, low)
        better = None if mark == "best" else candidate(opinion, best, best, now)
        reasons: list[Remark] = []
        if better is not None and mark != "good":
            why = Reasons(opinion)
            why.look([best, word])
            better.reasons, reasons = why.of(best, [best, word]), why.of(word, [best, word])
        said = LineStep(seat, ask.about, plain(ask.args or {}), word.text, opens_deed(ask))
        chance, high_chance = opinion.chance(word).mean, opinion.chance(best).mean
        decision = Decision(
            self.at + 1,
            len(review.chances) - 1,
            said,
            mark,
            round(chance, 4),
            round(high_chance, 4),
            round(loss.mean, 4),
            round(low, 4),
            round(high, 4),
            better,
            reasons,
        )
        self._settle(seat, high_chance, decision.point)
        review.decisions.append(decision)
        self._last[seat] = decision
        turn = review.turns[-1] if review.turns and review.turns[-1].seat == seat else None
        if turn is None or turn.point != decision.point:
            turn = Turn(decision.point, seat, 0.0, 0.0, 0.0)
            review.turns.append(turn)
        if low > 0:
            turn.choice -= loss.mean

    def _settle(self, seat: int, now: float, point: int) -> None:
        """What has become of the last decision of a seat, now that its next one comes (or the end)."""
        last = self._last.get(seat)
        if last is None:
            return
        turn = next(turn for turn in reversed(self.review.turns) if turn.seat == seat)
        if point == last.point:
            turn.luck += now - last.chance
        else:
            turn.others += now - last.chance

    def _end(self) -> None:
        if self.match.over and self.match.result is not None:
            for seat in list(self._last):
                won = seat in self.match.result.winners
                self._settle(seat, 1.0 if won else 0.0, len(self.review.chances))

    # --- style ----------------------------------------------------------------------------------------------------

    def _count(self, ask: Ask, word: Word) -> None:
        """Count what a seat does: the deeds of its menus."""
        if not opens_deed(ask) or not isinstance(ask, Menu):
            return
        if any(deed.word is word and not deed.is_end() for deed in ask.deeds):
            deeds = self.review.styles[ask.seat].deeds
            deeds[word.text] = deeds.get(word.text, 0) + 1

    def _hear(self) -> None:
        """Count what was told."""
        styles = self.review.styles
        news = self.match.news
        for line in news[self._told :]:
            if line.hidden_from:
                continue
            who, other = _seat(line, "seat"), _seat(line, "other")
            if line.kind in BATTLES:
                if 0 <= who < len(styles):
                    styles[who].battles += 1
                if 0 <= other < len(styles):
                    styles[other].defended += 1
            elif line.kind == CRAFTED and 0 <= who < len(styles):
                styles[who].crafted += 1
        self._told = len(news)

    # --- summing up -----------------------------------------------------------------------------------------------

    def _sum_up(self) -> None:
        review = self.review
        review.turnings = turnings(review)
        review.moments = moments(review)
        for style in review.styles:
            own = [one for one in review.decisions if one.step.seat == style.seat]
            style.marks = {mark: sum(one.mark == mark for one in own) for mark in ("best", "good", "slip", "mistake")}
            hands = self._hands[style.seat]
            style.kept = round(sum(hands) / len(hands), 2) if hands else -1.0
            turns = [turn for turn in review.turns if turn.seat == style.seat]
            style.choice = round(sum(turn.choice for turn in turns), 4)
            style.luck = round(sum(turn.luck for turn in turns), 4)
            style.others = round(sum(turn.others for turn in turns), 4)


def turnings(review: Review) -> list[Turning]:
    """The largest changes of anybody's chance between two neighbouring points, in the order of the match."""
    found: list[Turning] = []
    for point in range(1, len(review.chances)):
        before, after = review.chances[point - 1], review.chances[point]
        changes = [new - old for old, new in zip(before.chances, after.chances, strict=True)]
        seat = max(range(len(changes)), key=lambda one: abs(changes[one]))
        if abs(changes[seat]) >= TURNING:
            within = [one for one in review.decisions if before.at < one.at <= after.at]
            dearest = max(within, key=lambda one: one.loss, default=None)
            at = dearest.at if dearest is not None else after.at
            found.append(Turning(point, seat, round(changes[seat], 4), at))
    found.sort(key=lambda one: -abs(one.change))
    return sorted(found[:MOST_TURNINGS], key=lambda one: one.point)


def moments(review: Review) -> list[int]:
    """The decisions worth a look: the dearest ones, as far as it is beyond doubt that they cost something."""
    dear = [one for one in review.decisions if one.mark in ("slip", "mistake")]
    dear.sort(key=lambda one: -one.loss)
    found = [one.at for one in dear[:MOST_MOMENTS]]
    for turning in sorted(review.turnings, key=lambda one: -abs(one.change)):
        if len(found) < MOST_MOMENTS and any(one.at == turning.at for one in review.decisions):
            if turning.at not in found:
                found.append(turning.at)
    return found


def cards_of(match: Match, seat: int) -> int:
    """How many cards a seat holds, as everybody can see; -1: it has no hand."""
    view = match.view(SPECTATOR)
    rows = view.get("sides") or view.get("players")
    if not isinstance(rows, list) or seat >= len(rows):
        return -1
    for name in ("hand", "tactics_count"):
        held = rows[seat].get(name)
        if isinstance(held, list):
            return len(held)
        if isinstance(held, int):
            return held
    return -1


def _seat(line: News, name: str) -> int:
    value = line.args.get(name)
    return value if isinstance(value, int) else -1
