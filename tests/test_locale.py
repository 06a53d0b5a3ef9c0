"""Both languages say the same things, and nothing that nobody needs."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import polana
from polana.kernel.errors import PolanaError
from polana.kernel.game import AnyGame, find
from polana.kernel.word import Vocabulary
from polana.locale import FORMS, LANGUAGES, Speech, files, word_messages
from tests.ours import our_games

SOURCE = Path(polana.__file__).parent
PAGE = Path(__file__).parents[1] / "web" / "src" / "locale"
#: A string in the source that begins so is the id of a message.
MESSAGE = re.compile(r"^(ask|news|why|result|option|cli|kernel|draw|error|hint|review)-[a-z0-9-]+$")


class Variables(Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):
        self.found.add(node.id.name)


class References(Visitor):
    def __init__(self):
        self.found = set()

    def visit_MessageReference(self, node):
        self.found.add(node.id.name)


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for path in files(language):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: not Fluent: {entry.content!r}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def variables(message: ftl.Message) -> set[str]:
    """The arguments that a message takes, in whatever form it says them: `$other-acc` is `$other`."""
    visitor = Variables()
    visitor.visit(message.value)
    for attribute in message.attributes:
        if attribute.id.name not in FORMS:  # forms belong to a language: English has no cases
            visitor.visit(attribute)
    return {re.sub(rf"-({'|'.join(FORMS)})$", "", name) for name in visitor.found}


@cache
def strings() -> tuple[set[str], list[re.Pattern[str]]]:
    """The literal strings of the source, and its f-strings as patterns."""
    literal: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for path in SOURCE.rglob("*.py"):
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        formatted = [node for node in nodes if isinstance(node, ast.JoinedStr)]
        pieces = {part for node in formatted for part in node.values}
        for node in nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in pieces:
                literal.add(node.value)
        for node in formatted:
            parts = [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
            if parts[0] is not None and MESSAGE.match(parts[0] + "x"):
                patterns.append(re.compile("".join(".+" if part is None else re.escape(part) for part in parts)))
    return literal, patterns


def used(message: str) -> bool:
    literal, patterns = strings()
    return message in literal or any(pattern.fullmatch(message) for pattern in patterns)


def installed() -> list[AnyGame]:
    """The games that come with Polana; other tests may have registered games of their own."""
    return list(our_games().values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_every_message_that_the_other_has(language):
    everything = {id for each in LANGUAGES for id in messages(each)}
    assert everything - set(messages(language)) == set()


def test_a_message_has_the_same_variables_in_both_languages():
    english, polish = messages("en"), messages("pl")
    different = {
        id: (sorted(variables(english[id])), sorted(variables(polish[id])))
        for id in english.keys() & polish.keys()
        if variables(english[id]) != variables(polish[id])
    }
    assert different == {}


def test_every_message_that_the_source_names_exists():
    named = {text for text in strings()[0] if MESSAGE.match(text)}
    assert named - set(messages("en")) == set()


def test_every_word_of_every_game_has_a_message():
    silent = [
        f"{game.name}: {word.text}"
        for game in installed()
        for word in game.vocabulary
        if not any(id in messages("en") for id in word_messages(game.name, word))
    ]
    assert silent == []


def test_no_message_is_unused():
    words = {
        next((id for id in word_messages(game.name, word) if id in messages("en")), "")
        for game in installed()
        for word in game.vocabulary
    }
    references = References()
    for message in messages("en").values():
        references.visit(message)
    unused = [id for id in messages("en") if id not in words and id not in references.found and not used(id)]
    assert unused == []


def test_a_word_is_said_by_its_label_or_by_its_kind():
    vocabulary = Vocabulary("nothing")
    numbers = vocabulary.numbers("count", 3)
    assert word_messages("nothing", numbers[2]) == ["word-nothing-count-2", "word-nothing-count"]
    assert word_messages("nothing", vocabulary.word("pass")) == ["word-nothing-pass"]
    assert Speech("en", "nothing").word(numbers[2]) == "count:2"


def test_seats_are_said_by_name_and_lists_with_commas():
    speech = Speech("en", seats=["Wolf"])
    assert speech.seat(0) == "Wolf"
    assert speech.seat(1) == "Seat 2"


def test_an_unknown_message_is_shown_in_play_and_an_error_in_tests():
    assert Speech("en").say("no-such-message") == "{no-such-message}"
    with pytest.raises(LookupError):
        Speech("en", strict=True).say("no-such-message")


def test_an_unknown_language_is_refused_with_those_there_are():
    with pytest.raises(PolanaError, match="en, pl"):
        Speech("tlh")


def test_a_message_has_the_same_attributes_in_both_languages():
    def attributes(message: ftl.Message) -> list[str]:
        return sorted(attribute.id.name for attribute in message.attributes if attribute.id.name not in FORMS)

    english, polish = messages("en"), messages("pl")
    different = [id for id in english.keys() & polish.keys() if attributes(english[id]) != attributes(polish[id])]
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_leader_and_character_of_root_tells_what_it_does(language):
    silent = []
    for word in find("root").vocabulary:
        if word.kind in ("card", "use", "leader", "character"):
            message = messages(language)[word_messages("root", word)[0]]
            if not any(attribute.id.name == "text" for attribute in message.attributes):
                silent.append(word.text)
    assert silent == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_order_title_and_development_of_runewars_tells_what_it_does(language):
    silent = []
    for word in find("runewars").vocabulary:
        if word.kind in ("tactic", "objective", "season", "title", "development") or (
            word.kind == "order" and word.value
        ):
            message = messages(language)[word_messages("runewars", word)[0]]
            if not any(attribute.id.name == "text" for attribute in message.attributes):
                silent.append(word.text)
    assert silent == []


def polish() -> list[tuple[str, str]]:
    """The lines of everything that is said in Polish, by the games and by the page, with the file of each."""
    return [
        (path.name, line)
        for path in [*files("pl"), *sorted(PAGE.rglob("pl.ftl"))]
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]


def test_polish_speaks_to_the_reader_with_a_small_letter():
    """The page and all games alike: "twoja tura", not "Twoja tura", unless a sentence begins with it."""
    you = re.compile(r"(?<![.?!=\]])\s+(Twój|Twoj\w+|Twoi\w*|Ty|Tobie|Tobą|Ci|Cię|Ciebie)\b")
    assert [line for _, line in polish() if you.search(line)] == []


def test_a_polish_sentence_has_its_noun_in_the_case_it_needs_not_in_brackets_behind_it():
    """ "Rycerz Daqanitów zostaje rozbity", not "Daqanici: jednostka zostaje rozbita (Rycerz)"."""
    form = re.compile(
        r"\(\{ \$(unit|hero|other|seat|tile|spot|building|creature|clan|faction)\b[^}]*\}|^news-\S+ = \{ \$seat \}:"
    )
    games = [line for name, line in polish() if name.startswith(("northgard", "runewars"))]
    assert [line for line in games if form.search(line)] == []


#: What the Polish rulebooks call otherwise, as beginnings of words.
OTHER_WORDS = {
    "northgard": ("budynek", "budynk", "leże(?!ć)", "rany", "rana"),
    "runewars": ("negocj", "rozmow", "trening", "trenuj", "kafel", "kafla", "pancerz", "eksplor", "gigant", "kołem"),
}


@pytest.mark.parametrize("game", sorted(OTHER_WORDS))
def test_polish_uses_the_words_of_the_polish_rulebook(game):
    """A neighbour learns one word for a thing: "pertraktacje" and "szkolenie", as the rulebook has them."""
    other = re.compile(rf"(?<!\w)({'|'.join(OTHER_WORDS[game])})", re.IGNORECASE)
    page = {
        "northgard": re.compile(r"^(page-ng-|page-about-northgard-)"),
        "runewars": re.compile(r"^(page-rw-|page-about-runewars-)"),
    }
    said = [line for name, line in polish() if name.startswith(game) or page[game].match(line)]
    assert [line for line in said if other.search(line.partition("=")[2])] == []


def test_a_dragon_rune_is_masculine_as_in_the_polish_rulebook():
    """ "Sześć smoczych runów", not "sześć smoczych run"."""
    wrong = re.compile(r"smocz(ych|ej|ą|a) (run|runa|runy|runę|runą|runie)(?!\w)")
    assert [line for _, line in polish() if wrong.search(line)] == []
