"""The bot that looks one action ahead.

For each option it imagines the hidden things, chooses the option, finishes the action at random, and values the
position. It does so a few times, counts the better half (nothing forces it to go on as badly as chance did; a sense
may ask for the plain mean), and looks again and longer at the options that seem best.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from polana.bots.adding import added
from polana.bots.player import AnySense, Bot
from polana.bots.senses import sense_of
from polana.kernel.flow import Ask
from polana.kernel.match import Chooser, Match
from polana.kernel.rng import Rng
from polana.kernel.word import Word

#: In each round the better half of the options, at least two, are looked at in this many more imagined worlds.
ROUNDS: Final = [2, 2, 4]
#: The level `easy` looks less, and this often (of 100) takes the second best.
EASY_ROUNDS: Final = [1, 1]
EASY_SLIPS: Final = 25
#: So often (of 100) a look goes on at random though a sense has something to suggest.
WHIMS: Final = 12
#: How many of its last choices a bot remembers.
MEMORY: Final = 8
#: An action that takes longer than this in thought is valued as it stands.
PATIENCE: Final = 60


def hopeful(values: list[float], times: int = 1) -> float:
    """The mean of the better half: what follows an option is up to the bot itself, and it will not choose blindly.

    With `times` times the usual looks only the best count, half as many as the usual number.
    """
    best = sorted(values, reverse=True)[: (len(values) + 2 * times - 1) // (2 * times)]
    return added(best) / len(best)


@final
class _Says(Chooser):
    """Chooses the option that is to be looked at; for others, who choose at the same time, at random."""

    def __init__(self, seat: int, word: Word, rng: Rng) -> None:
        self.seat: int = seat
        self.word: Word = word
        self.rng: Rng = rng

    def choose(self, match: Match, ask: Ask) -> Word:
        if ask.seat == self.seat:
            return self.word
        return ask.options[self.rng.below(len(ask.options))]


@final
class _Finishes(Chooser):
    """Goes on with the action: mostly with what suggests itself, where anything does, otherwise at random."""

    def __init__(self, sense: AnySense, rng: Rng) -> None:
        self.sense: AnySense = sense
        self.rng: Rng = rng

    def choose(self, match: Match, ask: Ask) -> Word:
        word = self.sense.instinct(match.state, ask)
        if word is not None and self.rng.below(100) >= WHIMS:
            return word
        return ask.options[self.rng.below(len(ask.options))]


@final
class GreedyBot(Bot):
    """Takes the option after which its position is best, as far as one action ahead shows."""

    def __init__(
        self, seed: int, sense: AnySense | None = None, rounds: list[int] | None = None, slips: int = 0
    ) -> None:
        super().__init__(seed)
        self._sense: AnySense | None = sense
        self._rounds: list[int] = ROUNDS if rounds is None else rounds
        self._slips: int = slips
        self._said: list[tuple[str, Mapping[str, object], Word]] = []

    def choose(self, match: Match, ask: Ask) -> Word:
        sense = self._sense
        if sense is None:
            sense = sense_of(match.game.name)
            self._sense = sense
        seat = ask.seat
        options = list(ask.options)
        shown: Mapping[str, object] = {}
        if len(options) > 1:
            shown = match.view(seat)
            options = self._not_in_vain(options, ask.about, shown)
            options = [word for word in options if not sense.pointless(match.state, word, seat)] or options
        seen: list[list[float]] = [[] for _ in options]
        left = list(range(len(options)))
        times = sense.looks(match.state, ask, seat) if len(options) > 1 else 1
        for worlds in self._rounds:
            if len(left) == 1:
                break
            for _ in range(worlds * times):
                seed = self.rng.fork()
                for at in left:
                    seen[at].append(self._look(match, seat, options[at], seed, sense))
            if sense.counts_all():
                ranked = sorted((-added(seen[at]) / len(seen[at]), at) for at in left)
            else:
                ranked = sorted((-hopeful(seen[at], times), at) for at in left)
            left = [at for _, at in ranked[: max(2, len(left) // 2)]]
        slips = self._slips and len(left) > 1 and self.rng.below(100) < self._slips
        word = options[left[1 if slips else 0]]
        if shown:
            self._said = [*self._said[1 - MEMORY :], (ask.about, shown, word)]
        return word

    def _not_in_vain(self, options: list[Word], about: str, shown: Mapping[str, object]) -> list[Word]:
        """Without what it has just said at the same question, if since then nothing has changed.

        What chance makes of an option may look good, and what the bot then makes of it may be nothing: it would begin
        with it again and again.
        """
        tried = [word for asked, view, word in self._said if asked == about and view == shown]
        return [word for word in options if word not in tried] or options

    def _look(self, match: Match, seat: int, option: Word, seed: int, sense: AnySense) -> float:
        """The value of one option in one imagined world."""
        world = match.imagine(seat, seed)
        since = sense.moment(world.state)
        rng = Rng(seed)
        world.playout(_Says(seat, option, rng), 1)
        chance = _Finishes(sense, rng)
        for _ in range(PATIENCE):
            if world.over or sense.rests(world.state, world.ask, seat, since):
                break
            world.playout(chance, 1)
        return sense.value(world.state, seat)


def easy(seed: int) -> GreedyBot:
    """The level for people who are new to a game: sensible, but it does not look far and makes slips."""
    return GreedyBot(seed, None, EASY_ROUNDS, EASY_SLIPS)
