"""1.1.1 is inheritance: what is special about a faction is in its folder, and no other file names it."""

import re
from pathlib import Path

import pytest

import polana
from polana.games.root.components import CARDS, HIRELING_NAMES
from polana.games.root.factions.registry import AUTOMATA, FACTIONS

PACKAGE = Path(polana.__file__).parent
HOMES = PACKAGE / "games" / "root" / "factions"
#: Where files of a faction's name are found.
ROOMS = (PACKAGE / "bots" / "root", PACKAGE / "eyes" / "root", PACKAGE / "lab" / "rootlog" / "factions")

#: Games that mean something else by such words.
OTHERS = ("northgard", "runewars")

#: Chapters of the Law that speak of another faction by its name.
ALLOWED = {
    ("games/root/factions/duchy/setup.py", "marquise"): "12.3.3 prints whose starting clearings count",
    ("games/root/factions/duchy/setup.py", "eyrie"): "12.3.3 prints whose starting clearings count",
    (
        "games/root/factions/riverfolk/services.py",
        "vagabond",
    ): "11.2.6.III, 11.2.7: what he pays with, what he cannot buy",
    # What a recording does not show is found out by what each of these hides, is dealt or has written down.
    ("lab/rootlog/chance.py", "alliance"): "supporters",
    ("lab/rootlog/chance.py", "keepers"): "relics",
    ("lab/rootlog/chance.py", "riverfolk"): "the hand that lies open",
    ("lab/rootlog/chance.py", "vagabond"): "character and quests",
    ("lab/rootlog/course.py", "alliance"): "what is crafted is written as its supporters are",
    ("lab/rootlog/course.py", "cult"): "Lost Souls, and the Outcast that they make",
    ("lab/rootlog/following.py", "eyrie"): "columns of the Decree",
    ("lab/rootlog/following.py", "keepers"): "columns of the Retinue",
    ("lab/rootlog/following.py", "riverfolk"): "prices",
    ("lab/rootlog/following.py", "vagabond"): "the forest where he begins",
    ("lab/rootlog/foresight.py", "alliance"): "supporters",
    ("lab/rootlog/foresight.py", "riverfolk"): "cards that are exported at once",
} | {
    (f"lab/rootlog/{file}.py", name): why
    for file, why in {
        "chance": "her Orders are drawn like a hand",
        "foresight": "her Orders lie in a queue, and are revealed later",
        "importing": "the automaton's name in a head",
        "names": "her sign, and her name in a head",
        "reading": "she has the sign of the faction that she replaces",
    }.items()
    for name in ("marquise", "mechanical_marquise")
}
#: Cards and hirelings that have a faction's name in their own.
NAMESAKES = [*(card.name for card in CARDS), *HIRELING_NAMES]
NAMESAKE = re.compile(rf"(?i)\b(?:{'|'.join(name.replace('_', '[_ -]') for name in NAMESAKES)})\b")


def names() -> list[str]:
    return sorted(path.name for path in HOMES.iterdir() if (path / "faction.py").exists())


def sources() -> list[Path]:
    found = [path for path in sorted(PACKAGE.rglob("*.py")) if not path.is_relative_to(PACKAGE / "testing")]
    return [path for path in found if not any(path.is_relative_to(PACKAGE / "games" / other) for other in OTHERS)]


def home(path: Path) -> str:
    """The faction to which a file belongs, or nothing."""
    if path.is_relative_to(HOMES) and path.parent != HOMES:
        return path.relative_to(HOMES).parts[0]
    return path.stem if path.parent in ROOMS else ""


def named(name: str, text: str) -> bool:
    """Is the faction named, in code, in a string or in a comment, other than in the name of a card or a hireling?"""
    if name.partition("_")[0] not in text.lower():
        return False
    text = NAMESAKE.sub("", text)
    return re.search(rf"(?i)(?<![a-z]){name.replace('_', '[_ -]?')}s?(?![a-z])", text) is not None


def test_no_file_names_a_faction_but_those_of_its_own():
    found = {
        (path.relative_to(PACKAGE).as_posix(), name)
        for path in sources()
        for name in names()
        if name not in home(path) and named(name, path.read_text(encoding="utf-8"))
    }
    assert found == ALLOWED.keys()


def test_every_faction_has_its_folder():
    assert {name.removesuffix("2") for name in [*FACTIONS, *AUTOMATA]} == set(names())


@pytest.mark.parametrize(
    "text", ["'corvid'", "if name == 'corvid':", "# the Corvid's", "ask-root-corvid-trick", "CORVID_PLOTS"]
)
def test_a_name_is_found_where_it_stands(text: str):
    assert named("corvid", text)


@pytest.mark.parametrize("text", ["corvid_planners", "Corvid Spies", "difficult"])
def test_what_only_sounds_alike_is_no_name(text: str):
    assert not named("corvid", text)
    assert not named("cult", text)


def test_whoever_speaks_for_a_faction_is_handed_its_side_as_it_is():
    """Rules, eyes and bots of a faction are generic in its side: none of them asserts what it was given."""
    folders = (HOMES, PACKAGE / "eyes" / "root", PACKAGE / "bots" / "root")
    paths = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    assert len(paths) > 80
    casts = re.compile(r"assert isinstance\((?:me|own|side|other|g|state), |\bcast\(")
    assert [path.name for path in paths if casts.search(path.read_text(encoding="utf-8"))] == []
