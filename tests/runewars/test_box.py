"""Whoever owns the box may replace tables of Runewars: they are checked, and an error is one line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from polana.games.runewars.box.decks import QUEST_COUNT, QUEST_DUEL
from polana.games.runewars.box.wording import tell_quest
from polana.games.runewars.components import BOX, DATA_VERSION
from polana.games.runewars.words import QUEST, VOCABULARY
from polana.locale import LANGUAGES, Speech

PLAY = """
from polana.games.runewars import game
from polana.games.runewars.components import START_DIAL, UNIT_FIGURES
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
match = Match(game, game.setup(2, {}), 1, keep=False)
match.playout(RandomChooser(Rng(1)), 400)
print(game.data_version, UNIT_FIGURES[0])
"""


def run(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "POLANA_BOX": str(folder)}
    return subprocess.run([sys.executable, *args], env=env, capture_output=True, text=True, check=False)


def polana(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    return run(folder, "-m", "polana.cli.main", *args)


def replace(folder: Path, name: str, old: str, new: str) -> Path:
    """A table in which one thing is changed."""
    (folder / "runewars").mkdir(exist_ok=True)
    text = (BOX.data / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    path = folder / "runewars" / f"{name}.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def test_a_replaced_table_is_played_with_and_is_part_of_the_fingerprint(tmp_path: Path) -> None:
    replace(tmp_path, "factions", "figures = 8", "figures = 7")
    found = run(tmp_path, "-c", PLAY)
    assert found.returncode == 0, found.stderr
    version, figures = found.stdout.split()
    assert figures == "7"
    assert version != DATA_VERSION


def test_polana_games_says_where_the_tables_lie_and_which_are_replaced(tmp_path: Path) -> None:
    replace(tmp_path, "titles", "[[title]]", "# the printed ones\n[[title]]")
    said = polana(tmp_path, "games", "--lang", "en").stdout
    assert f"in {BOX.data}" in said
    assert f"Replaced by those in {tmp_path / 'runewars'}: titles." in said
    listed = json.loads(polana(tmp_path, "games", "--json").stdout)["games"]
    boxes = {game["name"]: game["box"] for game in listed}
    assert boxes["runewars"] == {"tables": BOX.names, "data": str(BOX.data), "replaced": ["titles"]}
    assert boxes["northgard"] is None


@pytest.mark.parametrize(
    ("name", "old", "new", "line"),
    [
        ("fate", 'destiny = "', 'destiny = "un', "fate.toml, card 1: destiny is 'un"),
        ("tactics", 'id = "mountain_pass"', 'id = "pass"', "tactics_card pass: this is tactics_card"),
        ("heroes", "[[hero]]", "[[hero", "heroes.toml is not TOML: "),
        ("rewards", "copies = ", "copis = ", "copies is missing"),
        ("factions", "figures = 8", "figures = 'eight'", "figures has to be a whole number, not 'eight'"),
    ],
)
def test_what_is_wrong_in_a_table_is_said_in_one_line_with_file_record_and_field(
    tmp_path: Path, name: str, old: str, new: str, line: str
) -> None:
    path = replace(tmp_path, name, old, new)
    found = polana(tmp_path, "games")
    assert found.returncode == 2
    assert found.stdout == ""
    lines = found.stderr.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith(f"polana: {path}")
    assert line in lines[0]


def test_a_table_that_the_game_does_not_have_and_a_folder_that_is_none_are_said(tmp_path: Path) -> None:
    (tmp_path / "runewars").mkdir()
    (tmp_path / "runewars" / "tile.toml").write_text("")
    found = polana(tmp_path, "games")
    assert found.returncode == 2
    assert "tile.toml: runewars has no such table; it has boards, cities, " in found.stderr
    found = polana(tmp_path / "nowhere", "games")
    assert found.returncode == 2
    assert f"POLANA_BOX names {tmp_path / 'nowhere'}, which is no folder" in found.stderr


def test_a_replaced_quest_says_what_the_replaced_table_makes_it_do(tmp_path: Path) -> None:
    path = replace(
        tmp_path,
        "quests",
        'area = "3A"\nkind = "test"\nattribute = "wisdom"',
        'area = "3B"\nkind = "test"\nattribute = "agility"',
    )
    text = path.read_text(encoding="utf-8")
    path.write_text(
        text.replace(
            'middle = ["tactics 1"]\nfailure = ["discard"]', 'middle = ["reward", "damage 2"]\nfailure = []', 1
        )
    )
    said = run(
        tmp_path,
        "-c",
        "from polana.games.runewars.words import VOCABULARY\n"
        "from polana.locale import Speech\n"
        "for language in ('en', 'pl'):\n"
        "    speech = Speech(language, 'runewars', strict=True)\n"
        "    for word in ('quest:the_silent_archive', 'quest:the_den_below', 'tactic:ambush'):\n"
        "        print(speech.text(VOCABULARY[word]))",
    )
    assert said.stderr == ""
    ambush = [Speech(language, "runewars").text(VOCABULARY["tactic:ambush"]) for language in LANGUAGES]
    assert said.stdout.splitlines() == [
        "In 3B: test Agility. Success: a reward. Partial success: a reward and 2 damage. Failure: nothing happens.",
        "In 4C: a duel with a Hellhound. Victory: a reward.",
        ambush[0],
        "Na obszarze 3B: test Zręczności. Sukces: nagroda. Częściowy sukces: nagroda i 2 obrażenia. "
        "Porażka: nic się nie dzieje.",
        "Na obszarze 4C: pojedynek z Piekielnym ogarem. Zwycięstwo: nagroda.",
        ambush[1],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_quests_say_what_their_table_makes_them_do(language: str) -> None:
    speech = Speech(language, "runewars", strict=True)
    for quest in range(QUEST_COUNT):
        ours = speech.text(QUEST[quest])
        told = [speech._sentence(sentence) for sentence in tell_quest(quest)]
        if QUEST_DUEL[quest]:  # the printed unit stands in a form of its own there
            assert ours.split(". ")[1:] == " ".join(told).split(". ")[1:]
        else:
            assert ours == " ".join(told)
