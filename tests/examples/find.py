"""Looking for examples: a scene with its words becomes the shortest record in which a rule shows.

Chance comes from the order of the piles and a seed that is looked for; where none of the first seeds brings what the
scene needs, the record keeps the script of the scene.
"""

from dataclasses import dataclass, field

from polana.kernel import record
from polana.kernel.errors import PolanaError
from polana.kernel.game import AnyGame, Setup
from polana.kernel.record import Scripted
from polana.kernel.word import Word
from polana.school import examples

#: How many seeds are tried.
SEEDS = 40


@dataclass
class Scene:
    """What somebody did in a position, or in a match from its beginning (then the seed is that match's)."""

    game: AnyGame
    setup: Setup
    start: str
    said: list[tuple[int, Word]]
    seed: int = 0
    scripts: list[Scripted] = field(default_factory=list)
    #: A word that is not allowed after all that was said.
    refused: tuple[int, Word] | None = None

    def record(self, words: int, seed: int, scripted: bool = False) -> str:
        """As far as so many words go, with the one that is refused if that is all of them."""
        said = self.said[:words]
        if self.refused is not None and words > len(self.said):
            said = [*self.said, self.refused]
        scripts = [one for one in self.scripts if one.after <= words] if scripted else []
        return record.write(self.game, self.setup, seed, said, scripts, start=self.start)

    @property
    def words(self) -> int:
        return len(self.said) + (self.refused is not None)


def showing(scene: Scene, id: str) -> str | None:
    """The record of a scene, cut where a rule has shown itself; None if it does not."""
    seeds = range(SEEDS) if scene.start else [scene.seed]
    for seed in seeds:
        found = _cut(scene, id, seed, False)
        if found is not None:
            return found
    return _cut(scene, id, 0, True) if scene.scripts else None


def _cut(scene: Scene, id: str, seed: int, scripted: bool) -> str | None:
    try:
        moments = list(examples.play(scene.record(scene.words, seed, scripted)))
    except PolanaError:
        return None
    for at, moment in enumerate(moments):
        if moment.refusal is not None and at < len(moments) - 1:
            return None
        if id not in moment.cited:
            continue
        told = moment.refusal is not None or any(line.law == id for line in moment.news)
        # What is only asked is shown with its answer.
        words = at if told else at + 1
        if words > scene.words:
            return None
        if not told and moments[at + 1].refusal is not None:
            return None
        return scene.record(words, seed, scripted)
    return None
