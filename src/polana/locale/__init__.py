"""Speech: the messages of the engine and the command line, in the reader's language.

The engine only names its messages: an ask, a news line, a refusal is an id with arguments. The messages lie in
`en/*.ftl` and `pl/*.ftl` (Fluent), the same ids with the same variables in both; `tests/test_locale.py` compares them.
A word of a game is the message `word-<game>-<kind>-<label>`, or `word-<game>-<kind>` with the variables `$label` and
`$value` where one message serves all labels (numbers, places). Words of the kind `seat` get `$seat`, the seat's name.
A label may be read in pieces: of `tile_07.mid`, `$whole` is `tile_07`, `$part` is `mid`, and `$number` is 7 (0 where
there is none). The attribute `.text` of a word's message tells what the thing does.

A language that inflects gives a word its forms as attributes of its message: `.gen`, `.dat`, `.acc`, `.ins`, `.loc`; of
a place `.in`, `.to` and `.from` with their prepositions ("na polanie 12"); of a unit `.plural`, `.plgen` and
`.placc`; `.number` is `pl` for plural names and
`.gender` one of `m`, `f`, `n`. A message whose argument `$other` is a word or a seat takes them as `$other-acc`,
`$other-number` and so on; `$other-self` is `yes` where it is the `$seat` itself. What a word has no form for is said in
its plain form, and is an error where the tests speak.

A package that brings a game brings its messages too, in a folder with `en/*.ftl` and `pl/*.ftl` that it names under
the entry point `polana.messages`: a package of Python (`dice = "my_dice.locale"`) or a `Path`. `game-<name>` is what
the game is called, with `.about` for a few words about it, and `word-<game>-side-<value>` what a seat is called that
has this value in the setup, with `.colour` for its colour on the page. No message of a package takes the place of one
of ours.
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from polana.kernel import brought
from polana.kernel.errors import PolanaError
from polana.kernel.flow import Ask
from polana.kernel.game import Sentence, find, games
from polana.kernel.law import Law
from polana.kernel.news import News
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

#: Where packages say in which folder the messages of their games lie: `name = "package.folder"`.
ENTRY_POINTS: Final = "polana.messages"

FOLDER: Final = Path(__file__).parent
LANGUAGES: Final = ("en", "pl")

#: Arguments of these names are seats, and are said as the names of the seats.
SEATS: Final = ("seat", "other", "seats", "others", "winners")

#: Messages with this ending tell what a seat takes to play.
TAKES: Final = ("-faction", "-clan", "-side")

#: The forms that a word may have, as attributes of its message.
#: `counted` is the accusative with the message's `$count` ("2 wojowników"), `with` the instrumental with its
#: preposition ("ze Smokiem"), `how` asks for a number ("Ilu Rycerzy"); the others with `pl` are cases of the plural.
CASES: Final = (
    *("gen", "dat", "acc", "ins", "loc", "in", "to", "from", "with", "counted"),
    *("plural", "plgen", "placc", "how"),
)
FORMS: Final = (*CASES, "number", "gender", "self")


@cache
def messages(language: str) -> "FluentBundle":
    """All messages of a language. Reading them takes half a second, so everybody who speaks it shares them."""
    # Whoever only names messages, as the table in a browser does, needs nothing that speaks.
    from fluent.runtime import FluentBundle, FluentResource

    # A terminal shows the marks that isolate bidirectional text as boxes, and neither language needs them.
    bundle = FluentBundle([language], use_isolating=False)
    for path in [*files(language), *brought_files(language)]:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Speech:
    """Says the messages of one language; with a game, its words too.

    >>> Speech("en").say("why-kernel-over")
    'The match is over.'
    """

    def __init__(self, language: str, game: str = "", seats: Sequence[str | Word] = (), strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise PolanaError(f"there is no language {language!r}; there is {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        #: The names of the seats: words of the game, which can be inflected, or names of people, which cannot.
        self.seats: list[str | Word] = list(seats)
        self.strict = strict
        #: What cards that somebody has replaced say, looked up once.
        self._retold: dict[Word, list[Sentence]] | None = None
        self._bundle = messages(language)

    def say(self, message: str, **args: object) -> str:
        """The message in words. An id without a message is said as it is, in braces."""
        found = self._bundle.get_message(message) if self._bundle.has_message(message) else None
        if found is None or found.value is None:
            if self.strict:
                raise LookupError(f"no message {message!r} in {self.language}")
            return f"{{{message}}}"
        spoken: dict[str, object] = {}
        for name, value in args.items():
            spoken[name] = self._spoken(name, value)
            spoken.update(self._forms(name, value, args.get("count", 1)))
        if "seat" in args and "other" in args:
            # "one of its own", not "one of the Otters" after the Otters have been named.
            same = self._named(args["seat"]) == self._named(args["other"])
            spoken["other-self"] = "yes" if same else "no"
        if message.endswith(TAKES) and self._takes_itself(args):
            spoken.update(self._plain_seat(args["seat"]))
        text, errors = self._bundle.format_pattern(found.value, spoken)
        if errors and self.strict:
            raise LookupError(f"{message} in {self.language}: {errors[0]}")
        # A figure has a minus, not a hyphen.
        said = re.sub(r"(?<!\S)-(?=\d)", "\N{MINUS SIGN}", str(text)) if message.startswith("news-") else str(text)
        # A name may end in a mark of its own: "Stand and Deliver!" ends its sentence too.
        return re.sub(r"!\.(?!\.)", "!", said)

    def knows(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def word(self, word: Word) -> str:
        """A word of the game."""
        message = self._message(word)
        if message:
            return self.say(message, **pieces(word))
        if self.strict:
            raise LookupError(f"no message for the word {word.text!r} of {self.game} in {self.language}")
        return word.text

    def text(self, word: Word) -> str:
        """What the thing that a word names does; empty where there is nothing to tell."""
        if self._retold is None:
            self._retold = find(self.game).retold() if self.game in games() else {}
        sentences = self._retold.get(word)
        if sentences is not None:
            return " ".join(self._sentence(sentence) for sentence in sentences)
        return self._attribute(word, "text") or ""

    def _sentence(self, sentence: Sentence) -> str:
        head, *rest, last = [self.say(message, **args) for message, args in sentence]
        listed = self.say("kernel-and", list=", ".join(rest), last=last) if rest else last
        return f"{head} {listed}."

    def form(self, word: Word, form: str, count: object = 1) -> str | None:
        """A word in one of its forms, or None where its message has no such form."""
        return self._attribute(word, form, count)

    def _message(self, word: Word) -> str:
        """The message of a word, or empty."""
        return next((message for message in word_messages(self.game, word) if self.knows(message)), "")

    def _attribute(self, word: Word, name: str, count: object = 1) -> str | None:
        message = self._message(word)
        pattern = self._bundle.get_message(message).attributes.get(name) if message else None
        filled = {**pieces(word), "count": count}
        return None if pattern is None else str(self._bundle.format_pattern(pattern, filled)[0])

    def words(self, words: Iterable[Word]) -> str:
        return ", ".join(map(self.word, words))

    def seat(self, seat: int) -> str:
        """A seat by its name, else by its number; people count from one."""
        if 0 <= seat < len(self.seats):
            name = self.seats[seat]
            return self.word(name) if isinstance(name, Word) else name
        return self.say("kernel-seat", number=seat + 1)

    def game_name(self, game: str) -> str:
        """What a game is called; where nobody says it, its name in records."""
        message = f"game-{game}"
        return self.say(message) if self.knows(message) else game

    def side(self, value: str) -> str | None:
        """What a seat with this value in the setup is called, where the game has a message for it."""
        message = f"word-{self.game}-side-{plain(value)}"
        return self.say(message) if self.knows(message) else None

    def ask(self, ask: Ask) -> str:
        return self.say(ask.about, **{"seat": ask.seat, **(ask.args or {})})

    def news(self, news: News) -> str:
        return self.say(news.kind, **news.args)

    def refusal(self, refusal: Refusal) -> str:
        return self.say(refusal.message, **refusal.args)

    def title(self, law: Law) -> str:
        return law.titles[self.language]

    def _spoken(self, name: str, value: object) -> object:
        """An argument as Fluent takes it: text, or a number for it to inflect by."""
        if isinstance(value, Word):
            return self.word(value)
        if isinstance(value, list | tuple):
            parts = [str(self._spoken(name, part)) for part in value]
            if name in SEATS and len(parts) > 1:
                return self.say("kernel-and", list=", ".join(parts[:-1]), last=parts[-1])
            return ", ".join(parts) or self.say("kernel-nothing")
        if name in SEATS and isinstance(value, int):
            return self.seat(value)
        if isinstance(value, bool):
            return self.say("kernel-yes" if value else "kernel-no")
        return value if isinstance(value, int | float) else str(value)

    def _forms(self, name: str, value: object, count: object) -> dict[str, str]:
        """The forms of an argument that is a word or a seat, or of several of them."""
        words = value if isinstance(value, list | tuple) else [value]
        if name in SEATS:
            words = [
                self.seats[seat] if isinstance(seat, int) and 0 <= seat < len(self.seats) else seat for seat in words
            ]
        if not words:
            return {f"{name}-number": "none"}
        if not any(isinstance(word, Word) for word in words):
            return {} if self.strict and name not in SEATS else self._plain_forms(name, value, len(words))
        forms = {} if self.strict else self._plain_forms(name, value, len(words))
        for form in CASES:
            said = [self.form(word, form, count) if isinstance(word, Word) else str(word) for word in words]
            if None not in said:
                forms[f"{name}-{form}"] = ", ".join(map(str, said))
        if len(words) == 1 and isinstance(words[0], Word):
            forms[f"{name}-number"] = self.form(words[0], "number") or "sg"
            forms[f"{name}-gender"] = self.form(words[0], "gender") or "m"
        else:
            forms[f"{name}-number"] = "pl"
        return forms

    def _named(self, seat: object) -> object:
        """What a seat is called: a word of the game, or a name."""
        return self.seats[seat] if isinstance(seat, int) and 0 <= seat < len(self.seats) else seat

    def _takes_itself(self, args: dict[str, object]) -> bool:
        """Would a side be said to take itself? "Seat 1 plays the Wolves", not "the Wolves play the Wolves"."""
        side = self._named(args.get("seat"))
        return isinstance(side, Word) and any(value == side for value in args.values())

    def _plain_seat(self, seat: object) -> dict[str, str]:
        said = self.say("kernel-seat", number=int(str(seat)) + 1)
        return {"seat": said, "seat-number": "sg", "seat-gender": "m"} | {f"seat-{form}": said for form in CASES}

    def _plain_forms(self, name: str, value: object, count: int) -> dict[str, str]:
        """What cannot be inflected, the name of a person, is said as it is."""
        said = str(self._spoken(name, value))
        return {f"{name}-{form}": said for form in CASES} | {
            f"{name}-number": "sg" if count == 1 else "pl",
            f"{name}-gender": "m",
        }


def files(language: str) -> list[Path]:
    """The message files of a language that come with Polana."""
    return sorted((FOLDER / language).glob("*.ftl"))


def brought_files(language: str, game: str | None = None) -> list[Path]:
    """Those that other packages bring, for one game or for all of them."""
    found: list[Path] = []
    for name in brought.names(ENTRY_POINTS) if game is None else [game]:
        try:
            folder = folder_of(brought.load(ENTRY_POINTS, name))
        except brought.Broken:
            continue  # its game is said in ids; whoever lists what is broken finds the reason
        if folder is not None:
            found += sorted((folder / language).glob("*.ftl"))
    return found


def folder_of(thing: object) -> Path | None:
    """The folder that an entry point names: a path, or the folder of a package."""
    if isinstance(thing, ModuleType):
        return Path(next(iter(thing.__path__))) if hasattr(thing, "__path__") else Path(str(thing.__file__)).parent
    return Path(thing) if isinstance(thing, str | Path) else None


def word_messages(game: str, word: Word) -> list[str]:
    """The ids under which a word may be translated, the most exact first."""
    kind = f"word-{game}-{plain(word.kind)}"
    return [f"{kind}-{plain(word.label)}", kind] if word.label else [kind]


def pieces(word: Word) -> dict[str, object]:
    """What the message of a word may be filled with."""
    whole, _, part = word.label.partition(".")
    number = re.search(r"\d+", whole)
    found: dict[str, object] = {"label": word.label, "value": word.value, "whole": whole, "part": part}
    found["number"] = int(number.group()) if number else 0
    if word.kind == "seat":
        found["seat"] = word.value
    return found


def plain(text: str) -> str:
    """A text as a part of a message id, which may hold letters, digits and dashes."""
    return re.sub(r"[^a-zA-Z0-9]+", "-", text)
