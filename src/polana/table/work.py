"""Work that is done elsewhere, never where the table is kept: bots think, replays are drawn, records are read."""

from __future__ import annotations

from typing import Protocol

import msgspec

from polana.table.lobby import Fault
from polana.table.messages import Learn, OwnLesson


class Recipe(msgspec.Struct):
    """A match, described by what was said in it."""

    table: str
    game: str
    values: list[str]
    options: dict[str, bool | int | str]
    #: As text: it has more digits than MessagePack's numbers.
    seed: str
    generator: str
    said: list[tuple[int, str]]
    #: The text of the position that it began with, if it did not begin at the beginning.
    start: str = ""


class Think(msgspec.Struct, tag="think"):
    """What does a bot of this level say?"""

    position: Recipe
    seat: int
    level: str
    luck: int


class Advise(msgspec.Struct, tag="advise"):
    """What would a strong player do? As the JSON of a `Hint`; thinks for so many seconds, after those already spent."""

    position: Recipe
    seat: int
    seconds: float
    spent: float


class AdviseLearner(msgspec.Struct, tag="advise-learner"):
    """The same in a lesson, where its learner has done this."""

    game: str
    name: str
    acts: list[str]
    seconds: float


class Draw(msgspec.Struct, tag="draw"):
    """Frames of a replay, as the JSON of a list of `Frame`."""

    position: Recipe
    readers: list[int]
    #: Seats whose words may be shown.
    open_words: list[int]
    #: Every line of the log, or only what the first reader may know.
    whole_log: bool
    start: int
    count: int


class Trace(msgspec.Struct, tag="trace"):
    """The words of a match and where they stand in the log of a reader, as the JSON of an `Outline`."""

    position: Recipe
    reader: int


class LookBack(msgspec.Struct, tag="look-back"):
    """Go on with the review of a match for so many seconds: what was found so far, as the JSON of a `Review`."""

    position: Recipe
    #: The seats whose decisions are judged.
    judged: list[int]
    seconds: float


class GoBack(msgspec.Struct, tag="go-back"):
    """The match as it stood where a seat made a decision, to be played on from there: its record, as text.

    What the seat could not know then is dealt anew.
    """

    position: Recipe
    seat: int
    seed: str


class Read(msgspec.Struct, tag="read"):
    """A record, as the JSON of a `Told`."""

    text: str


class Teach(msgspec.Struct, tag="teach"):
    """A lesson that somebody brought: opened, or where what its learner does leads. As the JSON of a `Taught`."""

    own: OwnLesson
    wish: Learn | None


class Taught(msgspec.Struct):
    """The JSON of a `LessonInfo` or a `Lecture`, or what was wrong."""

    body: msgspec.Raw = msgspec.Raw(b"null")
    fault: Fault | None = None


class Hello(msgspec.Struct, tag="hello"):
    """The first job: get ready, with these further games, and with no more memory than this (in megabytes; 0: all)."""

    games: list[str]
    memory: int = 0


Job = Think | Advise | AdviseLearner | Draw | Trace | LookBack | GoBack | Read | Teach | Hello


#: What thinkers do.
Thought = Think | Advise | AdviseLearner
#: What is done with matches that were played.
Past = Draw | Trace | LookBack | GoBack


class Answer(msgspec.Struct):
    """What came of a job: a word, or JSON; or what went wrong."""

    out: bytes
    error: str = ""


class WorkFailed(Exception):
    """A worker broke down, took too long, or could not do the job."""


class WorkLate(WorkFailed):
    """A worker took too long."""


class WorkCrowded(WorkFailed):
    """The customer has enough jobs waiting already."""


class WorkerLost(WorkFailed):
    """A worker went away in the middle of a job; another may well do it."""


class Workers(Protocol):
    """Whoever does the work. Of equal rank each customer has its turn, however many jobs it brings."""

    def queue(self, customer: str) -> float:
        """How long the queue is for the bots of this customer."""

    def waits(self, customer: str) -> int:
        """How many bots of this customer wait."""

    async def think(self, job: Thought, seconds: float, rank: int, customer: str) -> bytes:
        """The word of a bot, or a hint; the lower rank goes first."""

    async def read(self, job: Read | Teach, seconds: float, address: str = "") -> bytes:
        """What a record tells, or a lesson that somebody brought."""

    async def draw(self, job: Past, seconds: float, address: str = "") -> bytes:
        """Part of a replay, or of a review."""

    async def stop(self) -> None: ...
