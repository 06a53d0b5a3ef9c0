"""Lessons: a position, a seat and steps, each of which tells, asks, shows or lets one play.

A lesson is `lessons/NAME.toml` in the folder of its game, its texts are `NAME.en.ftl` and `NAME.pl.ftl` beside it, and
`course.toml` there says in which order lessons are taken. `docs/lessons.md` tells how one is written.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from polana.kernel.errors import PolanaError
from polana.kernel.game import AnyGame, Value, find, games
from polana.kernel.gauge import Endless, too_large
from polana.school.condition import Condition

ENDING: Final = ".toml"
COURSE: Final = "course.toml"
#: The texts of the coach in a guided match lie beside the lessons: `coach.pl.ftl`.
COACH: Final = "coach"
LANGUAGES: Final = ("en", "pl")

#: How long a lesson may be that somebody brought.
MOST_STEPS: Final = 60
MOST_SAID: Final = 600

#: What a step points at besides words of the game: boxes of the page.
BOXES: Final = ("hand", "ask", "status", "map", "seats")

Kind = Literal["tell", "do", "watch", "find", "play"]
Name = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]


class LessonError(PolanaError):
    """A lesson that cannot be read or played: one line, with the place."""


class Strict(Struct, forbid_unknown_fields=True):
    """Base of what writers write: a key that we do not know is an error, not a silent loss."""


class Step(Strict):
    """One step of a lesson."""

    id: Name
    kind: Kind
    #: What the text is about, ringed on the page: words of the game (`clearing:11`), or a box of the page (`box:hand`).
    points: list[str] = []
    #: In another position: one of the lesson's `positions`. The step begins there.
    position: str = ""
    #: The seed of that position.
    seed: int = 0
    #: Dice that fall in this step: `battle die 2`.
    chance: list[str] = []
    #: do, play: what the learner says, word by word: the way that "show me" goes. `a|b`: one is as good as the other.
    #: watch: who says what: `1 battle`.
    words: list[str] = []
    #: What the others answer, in order: `1 pass`. Whoever is asked more passes, or takes what comes first.
    others: list[str] = []
    #: do: any way that leads there is good. play: until then.
    goal: list[str] = []
    #: find: all that is to be clicked.
    find: list[str] = []
    #: find: what else can be clicked; without it all that the map has of the same kind.
    among: list[str] = []
    #: What is said (an attribute of the text) to a legal word that is not the point.
    answers: dict[str, str] = {}
    #: play: what is said (an attribute of the text) once a condition holds.
    comments: dict[str, str] = {}
    #: A small table under the text: rows of a word and figures; `~1` is struck through. `.cols` of the text heads it.
    count: list[list[str]] = []

    @property
    def conditions(self) -> list[Condition]:
        return [Condition.read(text) for text in self.goal]


class Lesson(Strict):
    """A lesson as it is written."""

    #: The seat of the learner.
    seat: int
    position: str
    steps: list[Step]
    seed: int = 0
    #: Further positions, by name.
    positions: dict[str, str] = {}
    #: What the page shows besides the map: `hand`, `status`, `seats`. What steps point at is shown anyway, and so is
    #: a hand of which a card is played.
    shows: list[Literal["hand", "status", "seats"]] = []
    #: Set when it is read: its game and name, and the folder in which its texts lie.
    game: str = ""
    name: str = ""
    folder: str = ""
    #: Of a lesson that somebody brought: its texts, by language; it has no folder.
    brought: dict[str, str] = {}

    @property
    def boxes(self) -> list[str]:
        """What the page shows besides the map."""
        pointed = [text.removeprefix("box:") for step in self.steps for text in step.points]
        words = [word for step in self.steps for word in [*step.points, *step.words, *step.find]]
        cards = any("card:" in word for word in words)
        return [box for box in BOXES if box in self.shows or box in pointed or (box == "hand" and cards)]

    @property
    def languages(self) -> list[str]:
        """The languages of its texts: all in a course, elsewhere those whose files lie beside it; none: the first."""
        folder = Path(self.folder)
        if self.brought or (folder / COURSE).exists():
            return list(LANGUAGES)
        return [one for one in LANGUAGES if (folder / f"{self.name}.{one}.ftl").exists()] or [LANGUAGES[0]]

    def texts(self, language: str) -> str:
        """The texts in a language, in Fluent's form."""
        if self.brought:
            return self.brought[language]
        path = Path(self.folder) / f"{self.name}.{language}.ftl"
        try:
            return path.read_text(encoding="utf-8")
        except FileNotFoundError:
            raise LessonError(f"{path}: there is no such file; it has the texts of {self.name} in {language}") from None


class Entry(Strict):
    """A lesson of a course, as the list of lessons shows it."""

    name: Name
    #: What it is called, by language.
    en: str
    pl: str
    minutes: Annotated[int, Meta(ge=1, le=15)]
    #: Lessons of one group stand together.
    group: str = "basics"
    #: The faction, clan or side that it is about: the page shows its sign. A word of the game: `clan:wolf`.
    sign: str = ""


class Course(Strict):
    """The lessons of a game in their order."""

    lessons: list[Entry]
    #: Who sits where in a guided first match: the learner first, then easy bots. None: there is no such match.
    guided: list[str] = []
    #: The options of that match.
    options: dict[str, Value] = {}


def folder(game: AnyGame) -> Path:
    """Where the lessons of a game lie: beside the module that it comes from."""
    module = sys.modules[type(game).__module__]
    assert module.__file__ is not None
    return Path(module.__file__).parent / "lessons"


@cache
def course(game: AnyGame) -> Course:
    """The lessons of a game; a game without any has an empty course."""
    path = folder(game) / COURSE
    if not path.exists():
        return Course([])
    return _convert(path, path.read_text(encoding="utf-8"), Course)


def courses() -> Iterator[tuple[AnyGame, Course]]:
    """The games that have lessons, with them."""
    for game in games().values():
        if not game.unfinished and course(game).lessons:
            yield game, course(game)


def coach_texts(game: AnyGame) -> dict[str, str]:
    """What the coach of a guided match says, by language, in Fluent's form: a message for each kind of question."""
    if not course(game).guided:
        return {}
    return {language: (folder(game) / f"{COACH}.{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES}


def find_lesson(what: str) -> Lesson:
    """A lesson by its game and name, `root/rule`, or by the path of its file."""
    game, slash, name = what.partition("/")
    if not what.endswith(ENDING) and slash:
        return lesson(find(game), name)
    path = Path(what)
    try:
        return read(path.read_text(encoding="utf-8"), path)
    except FileNotFoundError:
        raise LessonError(f"{what}: there is no such lesson; write GAME/NAME or the path of a file") from None


def lesson(game: AnyGame, name: str) -> Lesson:
    """A lesson of a game's course."""
    if all(entry.name != name for entry in course(game).lessons):
        names = ", ".join(entry.name for entry in course(game).lessons) or "none"
        raise LessonError(f"{game.name} has no lesson {name!r}; it has {names}")
    return _lesson(folder(game) / f"{name}{ENDING}")


@cache
def _lesson(path: Path) -> Lesson:
    return read(path.read_text(encoding="utf-8"), path)


def read(text: str, path: Path) -> Lesson:
    """A lesson from its text; a mistake is told in one line with its place."""
    found = _convert(path, text, Lesson)
    found.game, found.name = "", path.name.removesuffix(ENDING)
    found.folder, found.brought = str(path.parent), {}
    for name, position in [("position", found.position), *found.positions.items()]:
        found.game = found.game or _game(path, name, position)
    _check(found, path)
    return found


def bring(text: str, texts: dict[str, str], name: str) -> Lesson:
    """A lesson from anywhere, with its texts by language; nothing is read but what was brought."""
    path = Path(f"lesson{ENDING}")
    try:
        much = too_large(text)
        found = None if much else read(text, path)
    except (Endless, RecursionError) as error:
        raise LessonError(f"{path}: this is no TOML ({error})") from None
    except ValueError:
        # Numbers of thousands of digits.
        raise LessonError(f"{path}: a number in it has too many digits") from None
    if found is None:
        raise LessonError(f"{path}: {much}")
    said = sum(len(step.words) + len(step.others) for step in found.steps)
    if len(found.steps) > MOST_STEPS or said > MOST_SAID:
        raise LessonError(f"{path}: a lesson has at most {MOST_STEPS} steps, and {MOST_SAID} words in all")
    found.name, found.brought = name, texts
    return found


T = TypeVar("T")


def _convert(path: Path, text: str, kind: type[T]) -> T:
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{path}: {error}") from None
    except msgspec.ValidationError as error:
        raise LessonError(f"{path}: {str(error).replace('`', chr(39))}") from None


def _game(path: Path, name: str, position: str) -> str:
    try:
        if much := too_large(position):
            raise LessonError(f"{path}: {name}: {much}")
        return str(tomllib.loads(position)["game"])
    except (Endless, tomllib.TOMLDecodeError, KeyError) as error:
        raise LessonError(f"{path}: {name}: a position is TOML and names its game ({error})") from None


def _check(lesson: Lesson, path: Path) -> None:
    """What can be seen without playing: names, words and conditions."""
    vocabulary = find(lesson.game).vocabulary
    seen: list[str] = []
    for number, step in enumerate(lesson.steps, 1):
        place = f"{path}: step {number} ({step.id})"
        if step.id in seen:
            raise LessonError(f"{place}: there are two steps {step.id!r}")
        seen.append(step.id)
        if step.position and step.position not in lesson.positions:
            raise LessonError(f"{place}: positions has no {step.position!r}")
        if wrong := _superfluous(step):
            raise LessonError(f"{place}: a step of kind {step.kind!r} has no {wrong}")
        if lacking := _lacking(step):
            raise LessonError(f"{place}: a step of kind {step.kind!r} needs {lacking}")
        spoken = [part for words in step.words for part in _words(step, words)]
        told = [text.partition(" ")[2] for text in step.others]
        pointed = [text for text in step.points if not text.startswith("box:")]
        for word in [*spoken, *told, *pointed, *step.find, *step.among, *step.answers]:
            if word not in vocabulary:
                raise LessonError(f"{place}: {word!r} is not a word of {lesson.game}")
        for box in [text.removeprefix("box:") for text in step.points if text.startswith("box:")]:
            if box not in BOXES:
                raise LessonError(f"{place}: there is no box {box!r}; there is {', '.join(BOXES)}")
        for text in [*step.goal, *step.comments]:
            try:
                Condition.read(text)
            except ValueError as error:
                raise LessonError(f"{place}: {text!r}: {error}") from None


def _words(step: Step, text: str) -> list[str]:
    return [text.partition(" ")[2]] if step.kind == "watch" else text.split("|")


#: What a step of each kind may have besides id, kind, points, position, seed and count; and what it must have.
_OWN: Final[dict[str, tuple[list[str], list[str]]]] = {
    "tell": ([], []),
    "watch": (["words", "chance"], ["words"]),
    "find": (["find", "among", "answers"], ["find"]),
    "do": (["words", "others", "chance", "goal", "answers"], ["words"]),
    "play": (["words", "others", "chance", "goal", "comments"], ["words", "goal"]),
}
_SPECIAL: Final = ("words", "others", "chance", "goal", "find", "among", "answers", "comments")


def _superfluous(step: Step) -> str:
    may, _ = _OWN[step.kind]
    return next((name for name in _SPECIAL if getattr(step, name) and name not in may), "")


def _lacking(step: Step) -> str:
    return next((name for name in _OWN[step.kind][1] if not getattr(step, name)), "")
