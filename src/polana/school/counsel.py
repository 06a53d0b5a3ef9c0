"""What is said about a position (a hint) and about a match that was played (a review).

Everything here is data that goes over the wire as it is. A sentence is the id of a message with its arguments, to be
said in the reader's language; a word of the game among them is `{"word": TEXT}`. Chances go from 0 to 1.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Mark = Literal["best", "good", "slip", "mistake"]


class Remark(Struct):
    """A sentence: the id of a message with its arguments."""

    message: str
    args: dict[str, Any]


class LineStep(Struct):
    """One word of a line: who says it, in answer to what."""

    seat: int
    about: str
    args: dict[str, Any]
    word: str
    #: The question is a menu: the word begins a deed, and what follows until the next such word belongs to it.
    begins: bool = False


class Candidate(Struct):
    """A word that may be said, and what is expected of it."""

    word: str
    #: The chance of the seat to win, and its interval (95 %).
    chance: float
    low: float
    high: float
    #: `chance` less that of the position as it stands.
    gain: float
    #: How much more the first candidate has, and the interval of that: both were tried in the same worlds.
    behind: float
    behind_low: float
    behind_high: float
    #: The difference from the first candidate is below 0.01, or cannot be told from none.
    alike: bool
    #: Points that the seat has more (or less), as is to be expected, when this turn ends, and when its next one begins;
    #: null: not known (yet).
    points: float | None
    later: float | None
    #: Why: first what it gains, then what it costs.
    reasons: list[Remark]
    #: What is expected to be said, this word first.
    line: list[LineStep]


class Hint(Struct):
    """What a strong player would think about a question. It knows what the seat may know."""

    #: The chance of the seat to win as the position stands.
    now: float
    #: In how many imagined worlds each candidate was tried.
    worlds: int
    #: What matters now: the idea, at most three sentences.
    matters: list[Remark]
    #: At most three, the best first.
    candidates: list[Candidate]


class Chances(Struct):
    """Everybody's chance to win at one point of a match: before the first decision, and after every turn."""

    #: How many words were said by then.
    at: int
    #: Whose turn has ended; -1: nobody's (at the beginning, and where a year has ended).
    seat: int
    #: The round or year.
    round: int
    chances: list[float]
    #: Half of the interval (95 %) of each.
    spread: list[float]


class Decision(Struct):
    """A decision of a match, and what it cost against the best candidate."""

    #: How many words were said with it: frame `at` of the replay is what it led to, `at - 1` where it was made.
    at: int
    #: The number of the last point in `chances` before it.
    point: int
    step: LineStep
    mark: Mark
    #: The chance with what was played, and with the best candidate.
    chance: float
    best: float
    #: How much the best candidate has more, and the interval of that. A decision is a slip or a mistake only where the
    #: whole interval is above 0.
    loss: float
    low: float
    high: float
    #: The best candidate; null: it was played.
    better: Candidate | None
    #: What speaks for what was played, and against it.
    reasons: list[Remark]


class Turning(Struct):
    """A turning point: between two neighbouring points the chance of a seat changed more than nearly anywhere else."""

    #: The number of the later point in `chances`.
    point: int
    #: Whose chance, and by how much.
    seat: int
    change: float
    #: The word with the largest part in it (`Decision.at`); 0: none.
    at: int


class Turn(Struct):
    """What became of the chance of a seat from its decisions in one turn to its next ones: choice, luck, the others."""

    #: The number of the last point in `chances` before it.
    point: int
    seat: int
    #: What its decisions lost against the best candidates, as far as that is beyond doubt: never above 0.
    choice: float
    #: What came otherwise than was to be expected within the turn: dice, draws, what it could not know.
    luck: float
    #: The same from then on to its next decision: what the others did, and their luck.
    others: float


class Style(Struct):
    """How a seat played."""

    seat: int
    #: How many decisions have each mark.
    marks: dict[str, int]
    #: What it did, by the word of the deed: how often.
    deeds: dict[str, int]
    #: Battles that it began, and those in which it was attacked.
    battles: int
    defended: int
    #: Cards crafted; -1: the game has no crafting.
    crafted: int
    #: Cards that it held on average when its turn ended; -1: it has no hand.
    kept: float
    #: The sums of its turns.
    choice: float
    luck: float
    others: float


class Review(Struct):
    """A match looked at again. While it is being worked out it grows from the beginning."""

    game: str
    seats: list[str]
    #: How many words there are, and how many were looked at so far; equal: it is whole.
    words: int
    done: int
    #: The seats whose decisions are judged.
    judged: list[int]
    #: Iterations of the search, and imagined worlds, a decision: the same ones give the same review.
    iterations: int
    worlds: int
    chances: list[Chances]
    decisions: list[Decision]
    turns: list[Turn]
    #: At most four, in the order of the match.
    turnings: list[Turning]
    #: At most three decisions worth a look (`Decision.at`), the dearest first.
    moments: list[int]
    styles: list[Style]
