"""Nothing is asked in a first match that was not explained: what comes up in some, and where it was first explained.

Guided first matches are played: the learner has the first seat, easy bots sit in the others. What comes up is every
kind of question that the learner is asked, every word of the glossary in its sentence, and every kind of piece among
its options. A question is explained by the coach, at that moment; words and pieces by a lesson of the basics, or by
what the coach has said up to then. In a lesson the same holds without a coach: what its questions speak of and what its
learner has to take was told by it, up to that step, or by the basics before it (`gaps`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct, field

from polana.bots import bot
from polana.bots.player import Bot
from polana.kernel.errors import PolanaError
from polana.kernel.flow import Ask
from polana.kernel.game import AnyGame, Value
from polana.kernel.match import Match
from polana.locale import Speech
from polana.school import lesson as lessons
from polana.school.lesson import LANGUAGES
from polana.school.texts import Texts
from polana.school.tutor import Tutor

#: Kinds of words that name pieces.
PIECES: Final = {
    "root": ("piece", "item"),
    "northgard": ("building", "resource"),
    "runewars": ("unit", "routed", "resource", "development", "hero", "attribute", "title", "gain"),
}
#: Of whom there are many, each with a name of his own: what is explained is what they are.
NAMED: Final = {
    "unit": ("unit", "jednostka"),
    "routed": ("routed", "rozbita"),
    "hero": ("hero", "bohater"),
    "development": ("development", "ulepszenie"),
    "title": ("title", "tytuł"),
}
#: Defined words that are far more often used as the everyday words that they are too: the page does not mark them.
EVERYDAY: Final = (
    *("draw", "effect", "show", "place", "force", "treat", "cannot", "map", "controller", "combat", "units"),
    *("efekt", "mapa", "pole", "traktowanie", "nie można", "jednostki", "walka"),
)
#: Endings are short.
LONGEST: Final = 4
#: A match that never ends tells nothing new after so many words.
MOST_WORDS: Final = 4_000
#: The group of lessons that everybody takes first.
BASICS: Final = "basics"


class Explained(Struct):
    """What came up in some first matches, and where it was first explained, in one language."""

    game: str
    language: str
    matches: int
    #: How often each kind of question was asked.
    asked: dict[str, int] = field(default_factory=dict)
    #: By question, word and piece: `lesson rule`, or the question at which the coach speaks of it.
    questions: dict[str, str] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)
    pieces: dict[str, str] = field(default_factory=dict)

    @property
    def unexplained(self) -> list[str]:
        return [
            f"{kind} {name}"
            for kind, found in (("question", self.questions), ("word", self.words), ("piece", self.pieces))
            for name, where in found.items()
            if not where
        ]


def fold(text: str) -> str:
    """Without capitals and accents."""
    plain = unicodedata.normalize("NFD", text.lower().replace("ł", "l"))
    return "".join(one for one in plain if not unicodedata.combining(one))


def stem(word: str) -> str:
    """A word in all its cases: what remains of it without its ending."""
    folded = fold(word)
    return folded if len(folded) < 5 else folded[: max(4, len(folded) - 2)]


def speaks_of(text: str, roots: list[str]) -> bool:
    """Does a text have these words, one after the other, in any of their cases?"""
    said = re.findall(r"[^\W\d_]+", fold(text))
    return any(
        all(said[at + n].startswith(root) and len(said[at + n]) <= len(root) + LONGEST for n, root in enumerate(roots))
        for at in range(len(said) - len(roots) + 1)
    )


def glossary(game: AnyGame, language: str) -> dict[str, list[str]]:
    """The words that the rulebook explains, each with the beginnings of its words."""
    found: dict[str, list[str]] = {}
    for law in game.laws.values():
        if law.book.is_term(law.id):
            for name in re.sub(r"\(.*\)|[„”“\"]", "", law.titles[language]).split("/"):
                words = name.split()
                if words and len(words) <= 2 and name.strip().lower() not in EVERYDAY:
                    found[name.strip()] = [stem(word) for word in words]
    return found


class _Teaching:
    """What is said in one language: by the lessons of the basics, and by the coach."""

    def __init__(self, game: AnyGame, language: str) -> None:
        from fluent.syntax import FluentParser
        from fluent.syntax import ast as ftl
        from fluent.syntax.serializer import serialize_pattern

        self.coach: dict[str, str] = {}
        for entry in FluentParser().parse(lessons.coach_texts(game).get(language, "")).body:
            if isinstance(entry, ftl.Message):
                said = [entry.value, *(attribute.value for attribute in entry.attributes)]
                self.coach[entry.id.name] = " ".join(serialize_pattern(one) for one in said if one is not None)
        self.basics = {
            one.name: lessons.lesson(game, one.name).texts(language)
            for one in lessons.course(game).lessons
            if one.group == BASICS
        }

    def lesson_of(self, *names: list[str]) -> str:
        """The first lesson of the basics that speaks of something by one of its names."""
        for name, text in self.basics.items():
            if any(speaks_of(text, roots) for roots in names):
                return f"lesson {name}"
        return ""


class First:
    """Watches first matches for what comes up."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self.game = game
        self.found = Explained(game.name, language, 0)
        self.speech = Speech(language, game.name)
        self.teaching = _Teaching(game, language)
        self.glossary = glossary(game, language)
        self.kinds = PIECES.get(game.name, ())
        self._by_lesson: dict[str, str] = {}
        #: What the coach has said in this match.
        self._said: dict[str, str] = {}

    def begin(self) -> None:
        self.found.matches += 1
        self._said = {}

    def hear(self, ask: Ask, seats: list[str]) -> None:
        """The learner is asked something."""
        found, about = self.found, ask.about
        found.asked[about] = found.asked.get(about, 0) + 1
        if about in self.teaching.coach:
            self._said.setdefault(about, self.teaching.coach[about])
        found.questions.setdefault(about, "coach" if about in self._said else "")
        self.speech.seats = list(seats)
        sentence = self.speech.ask(ask)
        for term, roots in self.glossary.items():
            if speaks_of(sentence, roots):
                self._explain(found.words, term, [roots])
        for word in ask.options:
            if word.kind in self.kinds:
                self._piece(word.kind, word.text)

    def _piece(self, kind: str, text: str) -> None:
        name = NAMED[kind][LANGUAGES.index(self.found.language)] if kind in NAMED else ""
        if name:
            self._explain(self.found.pieces, kind, [[stem(name)]])
            return
        said = self.speech.word(self.game.vocabulary[text])
        roots = [stem(word) for word in re.findall(r"[^\W\d_]+", said)]
        self._explain(self.found.pieces, text, [roots])

    def _explain(self, into: dict[str, str], name: str, roots: list[list[str]]) -> None:
        """Where was it explained, if it was? In any match it has to be, when it comes up."""
        if into.get(name, "new") == "":
            return
        if name not in self._by_lesson:
            self._by_lesson[name] = self.teaching.lesson_of(*roots)
        where = self._by_lesson[name]
        if not where:
            told = (about for about, text in self._said.items() if any(speaks_of(text, one) for one in roots))
            about = next(told, "")
            where = f"coach {about}" if about else ""
        if name not in into or not where:
            into[name] = where


def first_matches(
    game: AnyGame,
    languages: Sequence[str],
    matches: int,
    seen: Callable[[], None] = lambda: None,
    others: str = "easy",
    first: int = 0,
    options: dict[str, Value] | None = None,
) -> list[Explained]:
    """Play so many guided first matches and tell what came up, in each of these languages.

    The learner is in turn a bot like the others and somebody who says anything: that leads everywhere. Many matches
    can be played in parts, each from another `first` on. Other `options` than those of the guided match show what a
    coach has to say who is called at another table.
    """
    seats = lessons.course(game).guided
    if not seats:
        raise PolanaError(f"{game.name} has no guided first match; `guided` in its course.toml says who sits where")
    watching = [First(game, language) for language in languages]
    for seed in range(first, first + matches):
        match = Match(game, game.setup(seats, lessons.course(game).options if options is None else options), seed)
        learner: Bot = bot("random" if seed % 2 else others, seed)
        bots = [learner, *(bot(others, seed * 10 + seat) for seat in range(1, len(seats)))]
        for one in watching:
            one.begin()
        for _ in range(MOST_WORDS):
            ask = match.ask
            if ask is None:
                break
            if ask.seat == 0:
                for one in watching:
                    one.hear(ask, seats)
            match.choose(ask.seat, bots[ask.seat].choose(match, ask))
        seen()
    return [one.found for one in watching]


#: What the page shows of a step before the learner does something; hints come later.
SHOWN: Final = ("", "task", "how")


def gaps(game: AnyGame, language: str) -> list[str]:
    """What the questions of lessons speak of, or what a learner has to take, though nothing has spoken of it before."""
    found: list[str] = []
    basics = ""
    for entry in lessons.course(game).lessons:
        lesson = _Lesson(game, entry.name, language, basics)
        found += lesson.gaps()
        if entry.group == BASICS:
            basics = lesson.said
    return found


class _Lesson:
    """A lesson as somebody takes it who has taken the basics before it."""

    def __init__(self, game: AnyGame, name: str, language: str, said: str) -> None:
        self.game = game
        self.name = name
        self.language = language
        self.tutor = Tutor(lessons.lesson(game, name))
        self.texts = Texts(self.tutor.lesson, language)
        self.speech = Speech(language, game.name)
        self.speech.seats = list(self.tutor.match.setup.seats)
        self.glossary = glossary(game, language)
        self.said = said

    def gaps(self) -> list[str]:
        tutor = self.tutor
        found: list[str] = []
        while not tutor.over:
            step, at = tutor.step, tutor.at
            self.said += " " + " ".join(self.texts.say(step.id, name) for name in SHOWN)
            for text in tutor.ahead if tutor.asks else []:
                if tutor.over or tutor.at != at or tutor.ask is None:
                    break
                place = f"{self.name}.{self.language}.ftl: {step.id}"
                found += [f"{place} does not speak of {name}" for name in self._new(tutor.ask, text)]
                for _ in tutor.act(f"say {text}"):
                    pass
            if not tutor.over and tutor.at == at:
                for _ in tutor.act("go" if step.kind in ("tell", "watch") else "show"):
                    pass
        return found

    def _new(self, ask: Ask, text: str) -> list[str]:
        """Of a question and its answer: what nothing has spoken of."""
        sentence = self.speech.ask(ask)
        found = [
            f"{term}: {sentence}"
            for term, roots in self.glossary.items()
            if speaks_of(sentence, roots) and not speaks_of(self.said, roots)
        ]
        kind = text.partition(":")[0]
        if kind in PIECES.get(self.game.name, ()):
            said = re.sub(r" *\(.*\)", "", self.speech.word(self.game.vocabulary[text]))
            names = [said, NAMED[kind][LANGUAGES.index(self.language)]] if kind in NAMED else [said]
            if not any(speaks_of(self.said, [stem(word) for word in re.findall(r"[^\W\d_]+", one)]) for one in names):
                found.append(said)
        return found
