"""What the page says of pieces cites paragraphs that exist, and tells something of every piece, in both languages."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.test_page_locale import messages

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "web" / "src" / "games"
GAMES = ROOT / "src" / "polana" / "games"

#: '6.2.2', 'E.2', 'NG.build.3', 'RW.terms.controlled'
CITED = re.compile(r"'((?:[A-Z]{1,2}|\d{1,2})(?:\.[A-Za-z0-9_]+)+)'")

pytestmark = pytest.mark.skipif(not PAGES.exists(), reason="the page's sources are not here")


def laws(game: str) -> set[str]:
    rules = tomllib.loads((GAMES / game / "law.toml").read_text(encoding="utf-8"))["rule"]
    return {rule["id"] for rule in rules}


def factions(game: str) -> dict[str, Any]:
    return tomllib.loads((GAMES / game / "data" / "factions.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", ["northgard", "root", "runewars"])
def test_every_paragraph_that_a_piece_cites_exists(game):
    files = [path for name in ("about.ts", "laws.ts") if (path := PAGES / game / name).exists()]
    files += sorted((PAGES / game).glob("factions/*/*.ts"))
    cited = {law for path in files for law in CITED.findall(path.read_text(encoding="utf-8"))}
    assert len(cited) > 10
    assert cited - laws(game) == set()


def test_the_paragraphs_of_leaders_characters_ministers_moods_and_plots_are_those_of_their_names():
    """The page counts through the lists of the data: their order is the order of the Law."""
    tables = factions("root")["factions"]
    rules = tomllib.loads((GAMES / "root" / "law.toml").read_text(encoding="utf-8"))["rule"]
    title = {rule["id"]: rule["title_en"].lower() for rule in rules}
    roman = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
    lists = [
        (tables["eyrie"]["leader"], lambda n: f"7.8.{n + 1}"),
        (tables["vagabond"]["character"], lambda n: f"D.{n + 1}"),
        (tables["duchy"]["minister"], lambda n: f"12.5.2.{roman[n]}"),
        (tables["hundreds"]["mood"], lambda n: f"14.7.{n + 1}"),
        (tables["corvid"]["plot"], lambda n: f"13.7.{n + 1}"),
    ]
    for rows, law in lists:
        for n, row in enumerate(rows):
            assert title[law(n)].startswith(row["id"].replace("_", " ")), law(n)


def test_every_unit_of_runewars_and_every_piece_of_root_has_its_sentence():
    sheets = factions("runewars")
    units = [unit for faction in sheets["faction"] for unit in faction["unit"]] + sheets["neutral_unit"]
    wanted = {f"page-about-runewars-unit-{unit['id'].replace('_', '-')}" for unit in units}
    assert len(wanted) == 22
    wanted |= {f"page-about-runewars-{trait}" for unit in units for trait in unit["traits"]}
    for language in ("en", "pl"):
        assert wanted - messages(language) == set()


def test_every_leader_character_minister_mood_and_hero_has_its_card():
    tables = factions("root")["factions"]
    kinds = {"leader": "eyrie", "character": "vagabond", "minister": "duchy", "mood": "hundreds"}
    wanted = {f"page-who-{kind}-{row['id']}" for kind, side in kinds.items() for row in tables[side][kind]}
    heroes = tomllib.loads((GAMES / "runewars" / "data" / "heroes.toml").read_text(encoding="utf-8"))["hero"]
    wanted |= {f"page-who-hero-{hero['id']}" for hero in heroes}
    assert len(wanted) == 42
    for language in ("en", "pl"):
        assert {id.replace("_", "-") for id in wanted} - messages(language) == set()
