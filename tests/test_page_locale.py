"""The page says nothing that its messages lack, also where it puts an id together; and no message lies unused."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, parse
from fluent.syntax import ast as ftl

from polana.kernel import record
from polana.kernel.match import Match
from polana.locale import FOLDER as LOCALE
from polana.locale import LANGUAGES
from tests.test_locale import messages as shared

WEB = Path(__file__).parents[1] / "web" / "src"
#: 'page-close' or "page-close"
LITERAL = re.compile(r"""['"](page-[a-z0-9-]+)['"]""")
#: `page-level-${name}`: any message that begins and ends so
PUT_TOGETHER = re.compile(r"`(page-[a-z0-9-]*)\$\{[^`]*?\}([a-z0-9-]*)`")

pytestmark = pytest.mark.skipif(not WEB.exists(), reason="the page's sources are not here")


@cache
def messages(language: str) -> frozenset[str]:
    files = sorted([*(WEB / "locale").rglob(f"{language}.ftl"), *WEB.glob(f"games/*/locale/{language}.ftl")])
    body = [entry for file in files for entry in parse(file.read_text(encoding="utf-8")).body]
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    names = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert len(names) == len(set(names)), "a message is there twice"
    return frozenset(names)


@cache
def source() -> str:
    # Tests without a browser name messages that nobody wrote.
    files = sorted(
        path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
    )
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


#: 'ask-root-lose': a question or a line of a game that the page knows; startsWith('ask-root-move-') knows several.
KNOWN = re.compile(r"""(startsWith\()?['"`]((?:ask|news)-[a-z0-9]+-[a-z0-9-]+)['"`]""")


def put_together() -> list[re.Pattern[str]]:
    return [re.compile(re.escape(start) + ".+" + re.escape(end)) for start, end in set(PUT_TOGETHER.findall(source()))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_page_names_exists(language):
    assert set(LITERAL.findall(source())) - messages(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_that_is_put_together_can_be_a_message(language):
    empty = [
        pattern.pattern for pattern in put_together() if not any(pattern.fullmatch(id) for id in messages(language))
    ]
    assert empty == []


def test_no_message_of_the_page_is_unused():
    literal, patterns = set(LITERAL.findall(source())), put_together()
    unused = [id for id in sorted(messages("en")) if id not in literal and not any(p.fullmatch(id) for p in patterns)]
    # The page may say a question or a line of a game in other words than the terminal: those are the games' own ids.
    assert [id for id in unused if id.startswith("page-") or id not in shared("en")] == []


def test_the_boards_of_root_put_no_message_together_from_what_the_view_sends():
    """A key of the view that got no message would be shown as its id: Root's boards name each message in full."""
    root = WEB / "games" / "root"
    # These go through lists of their own tables, which the tests above look up.
    listed = {
        root / "factions" / name / "Board.svelte" for name in ("corvid", "duchy", "hundreds", "keepers", "riverfolk")
    }
    for path in {*root.rglob("*.svelte")} - listed:
        found = [start for start, _ in PUT_TOGETHER.findall(path.read_text(encoding="utf-8"))]
        assert set(found) <= {"page-root-step-"}, path.name


#: What Polish players of Root do not call so, and their word for it. A "Wróg" is an enemy of the Vagabond.
FOREIGN = {
    r"\brządz": "kontroluje",
    r"\bziemi\w* ojczyst": "polana ojczysta",
    r"\bwojownicz": "frakcja militarna",
    r"\bagitacj": "przegrupowanie",
    r"\bstrzał\b": "cios",
    r"\bkart\w* ptak": "ptasia karta",
    r"\bwygnańcy i partyzanci": "Banici i Partyzanci",
    r"\bna planszy\b(?! frakcji)": "na mapie",
    r"\bwr(óg|oga|ogowi|ogiem|ogowie|ogów|ogom|ogami)\b": "przeciwnik",
}
HOSTILE = {"news-root-vagabond-hostile", "page-root-hostile", "page-who-root-vagabond"}


def test_polish_speaks_of_root_in_the_terms_of_its_law():
    files = [*LOCALE.joinpath("pl").glob("root*.ftl"), *(WEB / "locale").rglob("pl.ftl")]
    entries = [entry for file in files for entry in parse(file.read_text(encoding="utf-8")).body]
    said = {
        entry.id.name: FluentSerializer().serialize_entry(entry).lower()
        for entry in entries
        if isinstance(entry, ftl.Message) and "root" in entry.id.name
    }
    assert len(said) > 1000
    wrong = [
        f"{id}: say {better}"
        for id, text in said.items()
        for term, better in FOREIGN.items()
        if id not in HOSTILE and re.search(term, text)
    ]
    assert wrong == []


def test_every_question_and_line_of_a_game_that_the_page_knows_exists():
    """One that was renamed would no longer be met, and nobody would see why."""
    ids = [id for id in shared("en") if id.startswith(("ask-", "news-"))]
    gone = [
        known
        for begins, known in set(KNOWN.findall(source()))
        if known not in ids and not (begins and any(id.startswith(known) for id in ids))
    ]
    assert gone == []


ENDS = ("pass", "done", "skip", "no", "end")


@pytest.mark.parametrize("name", ["root-3-autumn", "northgard-5", "runewars-3-explore"])
def test_an_answer_that_ends_something_says_what_it_ends(name):
    """`Done` alone is no answer: beside it stands what is over then, wherever there was something else to choose."""
    game = name.partition("-")[0]
    entry = record.read((Path(__file__).parent / "golden" / f"{name}.polana").read_text(encoding="utf-8"))
    again = Match.begun(entry)
    silent = set()
    for line in entry.lines:
        ask = again.ask_of(line.seat)
        assert ask is not None
        for option in ask.options if len(ask.options) > 1 else ():
            topic = ask.about.removeprefix("ask-")
            says = {f"page-{what}-{topic}-{option.kind}" for what in ("does", "deed")}
            # What is paid is named by the question itself.
            says |= {f"page-does-{game}-{option.kind}", f"page-rw-deed-{topic.removeprefix('runewars-')}-{option.kind}"}
            if option.kind in ENDS and not says & messages("en"):
                silent.add(f"{topic} {option.kind}")
        again.choose(line.seat, next(option for option in ask.options if option.text == line.text))
    assert silent == set()
