"""Examples from matches that are played at random, for rules that no test's scene shows."""

from polana.kernel import position
from polana.kernel.errors import PolanaError, PositionError
from polana.kernel.game import AnyGame, Setup
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from polana.kernel.word import Word
from tests.examples.find import Scene, showing
from tests.examples.quarry import weight
from tests.records import any_setup

#: Words of a match from its beginning that an example may have.
MOST_WORDS = 24
#: Words of a step.
MOST_IN_STEP = 10
#: Where a match stops to be looked at.
LONGEST = 1200
#: How often an example of a rule is looked for.
TRIES = 25


class Miner:
    """Plays matches of a game and keeps the lightest example of every rule that it wants."""

    def __init__(self, game: AnyGame, wanted: set[str]) -> None:
        self.game = game
        self.wanted = wanted
        self.found: dict[str, str] = {}
        self.tries: dict[str, int] = {}

    def play(self, seed: int) -> None:
        rng = Rng(seed)
        setup = any_setup(self.game, rng)
        match = Match(self.game, setup, seed)
        base, start, told = match._base, 0, 0
        while (ask := match.ask) is not None and match.decisions < LONGEST:
            if match._base is not base:
                base, start = match._base, len(match.said)
            shown = {one.law for one in match.asks}
            barred: dict[str, tuple[int, Word]] = {}
            for word in ask.candidates():
                if word not in ask.options and (reason := ask.why_not(word)) is not None:
                    barred.setdefault(reason.law, (ask.seat, word))
            before = match.said
            for id, refused in barred.items():
                if self.wants(id):
                    self.look(match, setup, base, before, start, id, refused)
            word = ask.options[rng.below(len(ask.options))]
            match.choose(ask.seat, word)
            shown |= {line.law for line in match.news[told:]}
            told = len(match.news)
            for id in sorted(shown):
                if self.wants(id):
                    self.look(match, setup, base, match.said, start, id, None)

    def wants(self, id: str) -> bool:
        return id in self.wanted and self.tries.get(id, 0) < TRIES

    def look(
        self,
        match: Match,
        setup: Setup,
        base: object,
        said: list[tuple[int, Word]],
        start: int,
        id: str,
        refused: tuple[int, Word] | None,
    ) -> None:
        try:
            text = position.write(self.game, setup, base)  # type: ignore[arg-type]
            words, seed = said[start:], 0
        except PositionError:
            text, words, seed = "", said, match.seed
        if len(words) > (MOST_IN_STEP if text else MOST_WORDS):
            return
        self.tries[id] = self.tries.get(id, 0) + 1
        try:
            found = showing(Scene(self.game, setup, text, words, seed, [], refused), id)
        except PolanaError:
            return
        if found is not None and (id not in self.found or weight(found) < weight(self.found[id])):
            self.found[id] = found
