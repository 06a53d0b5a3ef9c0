"""`check_game`: random matches of a game, and at every turn what must hold for any game.

What it looks at is what the rest of the house relies on: a table, a bot, a learner or a page that meets a game for
which all of this holds needs to know nothing else about it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from polana.eyes.observer import AnyObserver, observer_of
from polana.kernel.errors import PolanaError
from polana.kernel.flow import Ask
from polana.kernel.game import CHOOSE, AnyGame, Setup, Value, find, written
from polana.kernel.match import Match
from polana.kernel.news import SPECTATOR
from polana.kernel.refusal import Refusal
from polana.kernel.rng import Rng, Script
from polana.kernel.state import dump
from polana.kernel.word import Word
from polana.locale import LANGUAGES, Speech
from polana.testing.clones import are_replayed, are_undone, go_the_same_way
from polana.testing.hidden import are_imagined_alike, are_the_same, falls_alike, in_secret, listening, shows_nothing

#: A match with more decisions than this does not end.
LIMIT = 20_000
#: At one of so many decisions, on average, everything is looked at; at all others what is cheap.
SELDOM = 12
#: So many of the words that may be said are tried, and so often chance falls otherwise, there and at the opening.
TRIED = 6
OTHERWISE, AT_FIRST = 2, 12


def check_game(
    game: AnyGame | str,
    *,
    matches: int = 12,
    seed: int = 0,
    setups: Sequence[Setup] | None = None,
    limit: int = LIMIT,
    languages: Sequence[str] = LANGUAGES,
) -> None:
    """Play random matches in turn over the setups of a game, and raise `AssertionError` where something does not hold:

    - every match ends, and the same seed gives the same match;
    - the invariants of the game (`check`) hold after every word;
    - clones go the same way and leave their match alone, records replay to the same state, undo leaves nothing behind;
    - a view is plain data; what is imagined for a seat leaves its view and its options as they were, and depends on
      nothing that the seat may not know: where other chance has fallen, or other words were put down in secret, and the
      seat cannot see it, it is the same;
    - a word that may be taken back has shown nothing that was hidden (`chance.reveal`);
    - where the game has an observer, what it writes is as long as it says, remembers nothing of other positions, and is
      the same where the seat sees the same;
    - every question, word, refusal and line of news can be said in all languages, and cites a rule that there is.

    What cannot be said is gathered, and told at the end, all of it.
    """
    found = find(game) if isinstance(game, str) else game
    chosen = list(setups) if setups is not None else setups_of(found)
    unsaid: dict[str, str] = {}
    for number in range(max(matches, len(chosen))):
        setup = chosen[number % len(chosen)]
        one = Checked(found, setup, seed + number, languages, unsaid)
        try:
            one.play(limit)
        except Exception as error:
            error.add_note(one.place())
            error.add_note("the last words: " + " ".join(word.text for word in one.said[-8:]))
            raise
    first = "".join(f"\n  {what} (first with {where})" for what, where in unsaid.items())
    assert not unsaid, f"{len(unsaid)} sentences of {found.name} cannot be said:{first}"


def setups_of(game: AnyGame) -> list[Setup]:
    """The fewest and the most seats, named and chosen at the table, and every value of every option once."""
    found: list[Setup] = []
    for count in dict.fromkeys([game.min_seats, game.max_seats]):
        named = game.seat_values[:count]
        for seats in ([CHOOSE] * count, named if len(named) == count else [CHOOSE] * count):
            _add(found, game, seats, {})
    for option in game.options:
        for value in option.values[1:]:
            _add(found, game, [CHOOSE] * game.min_seats, {option.name: value})
    assert found, f"{game.name} allows none of its simplest setups"
    return found


def _add(found: list[Setup], game: AnyGame, seats: list[str], options: dict[str, Value]) -> None:
    """A setup, unless the game forbids it or it is there already."""
    try:
        setup = game.setup(seats, options)
    except PolanaError:
        return
    if setup not in found:
        found.append(setup)


class Checked:
    """One random match that is looked at."""

    def __init__(
        self, game: AnyGame, setup: Setup, seed: int, languages: Sequence[str], unsaid: dict[str, str]
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.rng = Rng(seed)
        #: For what is tried beside the match: how it goes does not depend on that.
        self.chance = Rng(seed)
        self.speeches = [Speech(language, game.name, strict=True) for language in languages]
        self.said: list[Word] = []
        #: What cannot be said, and where it came up first.
        self.unsaid = unsaid
        #: One observer that looks at the whole match, as a learner's does.
        self.observer = observer_of(game.name)

    def place(self) -> str:
        """Which match this is, and how far it is."""
        options = "".join(f" {name}={written(value)}" for name, value in self.setup.options.items())
        return f"seats {','.join(self.setup.seats)}{options} seed {self.seed}, after {len(self.said)} words"

    def say(self, how: Callable[..., str], *what: object, **args: object) -> None:
        """Try to say something in every language."""
        for speech in self.speeches:
            try:
                how(speech, *what, **args)
            except LookupError as error:
                self.unsaid.setdefault(str(error), self.place())

    def play(self, limit: int) -> None:
        match = Match(self.game, self.setup, self.seed)
        twin = Match(self.game, self.setup, self.seed)
        assert dump(match.state) == dump(twin.state), "the same seed deals another match"
        falls_alike(self.opening, self.chance, AT_FIRST)
        told = 0
        while (ask := match.ask) is not None:
            assert len(self.said) < limit, f"the match does not end: {limit} decisions"
            self.look(match)
            if self.rng.below(SELDOM) == 0:
                self.look_closely(match)
            for line in match.news[told:]:
                self.say(Speech.news, line)
            told = len(match.news)
            word = ask.options[self.rng.below(len(ask.options))]
            self.said.append(word)
            match.choose(ask.seat, word)
        self.end(match)

    def look(self, match: Match) -> None:
        """What is cheap: invariants, and what is asked, in words."""
        self.game.check(match.state)
        for ask in match.asks:
            assert ask.law in self.game.laws, f"{ask.about} cites {ask.law!r}, which is no rule of {self.game.name}"
            candidates = ask.candidates()
            assert len(set(candidates)) == len(candidates), f"{ask.about} is about the same word twice"
            self.say(Speech.ask, ask)
            for word in candidates:
                self.say(Speech.word, word)
                refusal = ask.why_not(word)
                assert (refusal is None) == (word in ask.options), f"{word.text} is an option and refused, or neither"
                if refusal is not None:
                    self.refused(refusal)

        asked = match.ask
        if asked is not None and self.observer is not None:
            self.observe(match, asked, self.observer)

    def observe(self, match: Match, ask: Ask, observer: AnyObserver) -> None:
        """What a learner is shown."""
        row = observer.look(match.state, ask.seat, ask)
        assert len(row) == observer.size + observer.words, (
            f"the observer writes {len(row) - observer.words} numbers, and its fields are {observer.size}"
        )
        fresh = observer_of(self.game.name)
        assert fresh is not None
        assert row == fresh.look(match.state, ask.seat, ask), (
            f"what the observer writes for seat {ask.seat} depends on what it has seen before"
        )

    def refused(self, refusal: Refusal) -> None:
        assert refusal.law == "" or refusal.law in self.game.laws, f"{refusal.message} cites {refusal.law!r}"
        self.say(Speech.refusal, refusal)

    def look_closely(self, match: Match) -> None:
        """What takes a while: clones, records, imagined worlds, taking back."""
        go_the_same_way([match], self.seed)
        are_replayed([match])
        ask = match.ask
        assert ask is not None
        trial = match.clone()
        trial.choose(ask.seat, ask.options[0])
        if trial.undo_depth(ask.seat):
            are_undone([match])
        for reader in (*range(len(self.setup.seats)), SPECTATOR):
            view = match.view(reader)
            assert json.loads(json.dumps(view)) == view, f"the view of {reader} is not plain data"
        for seat in range(len(self.setup.seats)):
            self.imagine(match, seat)
        self.look_for_secrets(match, ask)

    def opening(self, script: Script) -> Match:
        """The match before its first question, where chance falls as foretold."""
        return Match(self.game, self.setup, self.seed, script=script)

    def look_for_secrets(self, match: Match, ask: Ask) -> None:
        """What words show, and what is imagined where a seat cannot see what is different."""
        if len(match.asks) > 1:
            are_imagined_alike(*in_secret(match, self.chance), self.seed)
            return
        words = ask.options[:]
        while len(words) > TRIED:
            words.pop(self.chance.below(len(words)))
        for word in words:
            shows_nothing(match, ask.seat, word.text)
        word = words[self.chance.below(len(words))]

        def go(script: Script) -> Match:
            trial = listening(match.clone())
            trial.state.chance.follow(script)
            trial.choose(ask.seat, word)
            return trial

        falls_alike(go, self.chance, OTHERWISE)

    def imagine(self, match: Match, seat: int) -> None:
        view = match.view(seat)
        world, other = match.imagine(seat, self.seed + 1), match.imagine(seat, self.seed + 2)
        for one in (world, other):
            assert one.view(seat) == view, f"what is imagined for seat {seat} is not what it sees"
            self.game.check(one.state)
            observer, other_observer = observer_of(self.game.name), observer_of(self.game.name)
            if observer is not None and other_observer is not None:
                rows = observer.look(match.state, seat, None), other_observer.look(one.state, seat, None)
                assert rows[0] == rows[1], f"the observer shows seat {seat} what its view does not"
            mine, theirs = match.ask_of(seat), one.ask_of(seat)
            if mine is not None:
                assert theirs is not None, f"seat {seat} is no longer asked in an imagined world"
                assert mine.options == theirs.options, f"the options of seat {seat} depend on what it may not know"
        # Two worlds that are imagined from different truths with the same seed are the same world, and go the same way.
        are_the_same(world, other.imagine(seat, self.seed + 1), seat, self.seed)

    def end(self, match: Match) -> None:
        self.game.check(match.state)
        result = match.result
        assert result is not None
        seats = range(len(self.setup.seats))
        assert len(result.scores) == len(seats), "there is a score for every seat"
        assert all(seat in seats for seat in result.winners), f"who has won: {result.winners}"
        assert result.law in self.game.laws, f"the result cites {result.law!r}, which is no rule of {self.game.name}"
        self.say(Speech.say, result.message, winners=result.winners)
        for line in match.news:
            self.say(Speech.news, line)
        for line in match.news:
            assert line.law == "" or line.law in self.game.laws, f"{line.kind} cites {line.law!r}"
        are_replayed([match])
