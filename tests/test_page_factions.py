"""What the page knows of a faction lies in its folder; and nothing is guessed from the ids of questions and rules."""

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "web" / "src"
FACTIONS = SOURCES / "games" / "root" / "factions"
ENGINE = Path(__file__).parents[1] / "src" / "polana" / "games" / "root" / "factions"

pytestmark = pytest.mark.skipif(not SOURCES.exists(), reason="the page's sources are not here")

#: Written from the engine's own `view.py` files, which lie in the folders of the factions there.
WRITTEN = {SOURCES / "games" / "root" / "view.ts"}
#: A file is left out by its ending: pictures and messages name whom they are about.
ENDINGS = {".ts", ".svelte", ".css", ".html"}


def names() -> list[str]:
    return sorted(path.name for path in ENGINE.iterdir() if (path / "faction.py").exists())


def files() -> list[Path]:
    return sorted(
        path
        for path in SOURCES.rglob("*")
        if path.suffix in ENDINGS and path not in WRITTEN and ".test" not in path.suffixes
    )


def home(path: Path) -> str:
    """The faction in whose folder a file lies, or nothing."""
    return path.relative_to(FACTIONS).parts[0] if path.is_relative_to(FACTIONS) and path.parent != FACTIONS else ""


def named(name: str, text: str) -> bool:
    """Is the faction named, as a word or as a part of one that is put together?"""
    spelt = name.replace("_", "[_ -]?")
    return re.search(rf"(?<![a-z]){spelt}(?![a-z])", text, re.IGNORECASE) is not None


def test_every_faction_of_the_engine_has_its_folder():
    assert names() == sorted(path.name for path in FACTIONS.iterdir() if path.is_dir())
    for name in names():
        assert (FACTIONS / name / "index.ts").exists(), name
        assert (FACTIONS / name / "look.ts").exists(), name


def test_no_file_of_the_page_names_a_faction_but_those_of_its_folder():
    assert len(names()) >= 11
    found = [
        f"{path.relative_to(SOURCES)} names {name}"
        for path in files()
        for name in names()
        if name not in home(path) and named(name, path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_the_names_are_found_where_they_stand():
    assert named("corvid", "'ask-root-corvid-guess'")
    assert named("cult", "difficult") is False
    assert named("keepers", "vault_keepers")


#: A regular expression of TypeScript between slashes, where one may stand.
EXPRESSION = re.compile(r"(?<=[=(,:?&|!\[ ])/(?![/*\s])((?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\n\\\[])+)/[a-z]*(?=[.,;)\]\s])")
#: One that speaks of the ids of questions, of news or of rules.
IDS = re.compile(r"ask-|news-|-(?:northgard|root|runewars)-|\bNG\\?\.|\bRW\\?\.|\[A-Z\]\{|\bG\\\.1")
#: Any that looks into one: the question's, the rule's, the line's, a scope's.
LOOKS = re.compile(
    r"(?:\.(?:test|exec)\((?:[\w?.\[\]]*\.)?(?:about|law|kind|chapter|scope|scopes)\)|\b(?:about|law|scope)\.(?:match|matchAll|search)\()"
)


#: The same without one: by how the id of a question or of a rule begins or ends, or what stands in it.
PEEKS = re.compile(r"\b(?:about|law)\??\.(?:startsWith|endsWith|includes|indexOf|slice|split)\(")


def looks(line: str) -> bool:
    """Does a line of TypeScript look into an id with a regular expression?"""
    return LOOKS.search(line) is not None or any(IDS.search(found.group(1)) for found in EXPRESSION.finditer(line))


def peeks(line: str) -> bool:
    """Does a line of TypeScript look at a part of an id?"""
    return PEEKS.search(line) is not None


def test_no_page_of_a_game_looks_at_a_part_of_the_id_of_a_question_or_a_rule():
    """But a faction's, which knows how its own begin, and where points are told apart by chapters of the Law."""
    games = SOURCES / "games"
    found = [
        f"{path.relative_to(SOURCES)}: {line.strip()}"
        for path in files()
        if path.is_relative_to(games) and not home(path) and path != games / "root" / "who.ts"
        for line in path.read_text(encoding="utf-8").splitlines()
        if peeks(line)
    ]
    assert found == []


def test_no_regular_expression_looks_into_the_ids_of_questions_rules_news_or_scopes():
    found = [
        f"{path.relative_to(SOURCES)}: {line.strip()}"
        for path in files()
        for line in path.read_text(encoding="utf-8").splitlines()
        if looks(line)
    ]
    assert found == []


def test_such_expressions_are_found():
    assert looks("const SEASON = /^news-runewars-(spring|summer)$/;")
    assert looks("const asks = /-(explore|take-item)$/.test(play.about);")
    assert looks("if (ENTERS.test(play.about)) return;")
    assert looks("kind.replace(/^(news|page-each)-runewars-/, '')")
    assert looks("const LETTERS = /^[A-Z]{2}\\./;")
    assert peeks("if (play.about.startsWith('ask-root-')) return;")
    assert peeks("if (line.law.startsWith('4.3')) return;")
    assert not looks("const half = whole / 2 / 3;")
    assert not looks("if (/INPUT|TEXTAREA/.test(event.target.tagName)) return;")
