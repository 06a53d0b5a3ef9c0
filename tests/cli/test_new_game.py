"""`polana new-game` writes a package that plays: here it is installed beside Polana, as a stranger would have it."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from polana.cli.writing import write
from tests import plugin


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("plugin") / "liars_dice"
    plugin.install(folder, "liars_dice")
    return folder


@pytest.fixture
def run(folder, tmp_path):
    """Runs a module of Python in the folder of the package, with it on the path and an empty home."""

    def run(*args, path=folder / "src", lines=""):
        env = {**os.environ, "PYTHONPATH": str(path), "HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "COLUMNS": "200"}
        return subprocess.run(
            [sys.executable, "-m", *args],
            cwd=folder,
            env=env,
            input=lines,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )

    return run


def test_its_own_tests_pass_and_hold_every_rule_in_place(run):
    ran = run("pytest", "-q", "-p", "no:cacheprovider")
    assert ran.returncode == 0, ran.stdout
    covered = run("polana.cli.main", "rules", "liars_dice", "--coverage", "--tests", "tests", "--json")
    assert json.loads(covered.stdout)["missing"] == []


def test_it_is_written_as_we_write(run):
    for check in (["check", "--select", "E,F,I,W,B,UP,RUF"], ["format", "--check"]):
        ran = run("ruff", *check, "--isolated", "--line-length", "120", "src", "tests")
        assert ran.returncode == 0, ran.stdout


def test_it_is_listed_by_its_name_and_played_in_the_terminal_in_both_languages(run):
    assert "Liars dice" in run("polana.cli.main", "games").stdout
    wish = ["play", "liars_dice", "--seats", "red,?", "--seed", "1", "--lang", "pl"]
    ran = run("polana.cli.main", *wish, lines="2\nhelp\n")
    assert ran.returncode == 0, ran.stderr
    assert "Czerwony: Ile monet" in ran.stdout
    assert "Miejsce 2 wybiera kolor" in ran.stdout
    assert "punkty do zwycięstwa: 2" in ran.stdout  # the view as an outline
    assert "{" not in ran.stdout
    assert "guess:0" in ran.stdout  # help names words of the game


def uncounted(folder, to):
    """The same package, installed in another folder, of a game that says nothing of where a match stands."""
    source = shutil.copytree(folder / "src", to / "src")
    path = source / "liars_dice" / "game.py"
    told, whole = path.read_text("utf-8"), path.read_text("utf-8")
    for name in ("standing", "stage"):
        told = re.sub(rf"    def {name}\(.*?\n(?=    def )", "", told, flags=re.DOTALL)
    assert len(told) < len(whole)
    path.write_text(told, "utf-8")
    return source


@pytest.mark.parametrize("counts", [True, False])
def test_hints_and_reviews_speak_of_a_game_whether_it_counts_points_or_not(run, folder, tmp_path, counts):
    source = folder / "src" if counts else uncounted(folder, tmp_path)
    wish = ["play", "liars_dice", "--seats", "red,blue", "--seed", "1", "--lang", "en"]
    ran = run("polana.cli.main", *wish, path=source, lines="hint\n" + "1\n" * 60)
    assert ran.returncode == 0, ran.stderr
    record = next(tmp_path.rglob("*.polana"))
    quick = ["--iterations", "8", "--worlds", "4"]
    ran = run("polana.cli.main", "review", str(record), "--lang", "en", *quick, path=source)
    assert ran.returncode == 0, ran.stderr
    assert "Chance to win" in ran.stdout
    assert ("round 1" in ran.stdout.lower()) is counts  # a game that counts no rounds has no line for each


def test_bots_and_learners_play_it(run):
    wish = ["arena", "liars_dice", "--seats", "greedy,random", "--matches", "12", "--jobs", "1", "--json", "-"]
    ran = run("polana.cli.main", *wish)
    told = json.loads(ran.stdout)
    assert (told["matches"], told["errors"]) == (12, 0)
    assert run("polana.cli.main", "bench", "liars_dice", "--env", "--matches", "2", "--json").returncode == 0


def test_a_name_that_is_taken_or_none_is_refused_in_one_line(polana, tmp_path):
    for name, says in (("root", "a game 'root' already"), ("Dice!", "liars_dice")):
        ran = polana("new-game", name, "--into", str(tmp_path / "x"))
        assert (ran.code, says in ran.err, len(ran.err.splitlines())) == (2, True, 1)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter").write_text("mine")
    assert "--into" in polana("new-game", "dice", "--into", str(tmp_path / "full")).err
    assert "plays already" in polana("new-game", "dice", "--into", str(tmp_path / "new")).out


BROKEN = {
    "missing": ("missing", "nowhere:game", "No module named 'nowhere'"),
    "wrong": ("wrong", "json:loads", "no Game but a function"),
    "named": ("named", "polana.games.root:game", "the name of that game is root"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_entry_point_is_one_line_and_takes_no_other_game_with_it(run, tmp_path, case):
    name, value, says = BROKEN[case]
    plugin.note(tmp_path / "site", name, {"polana.games": {name: value}})
    ran = run("polana.cli.main", "play", name, path=tmp_path / "site")
    assert ran.returncode == 2
    assert says in ran.stderr
    assert f"{name} brings {name} to polana.games" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1
    listed = run("polana.cli.main", "games", path=tmp_path / "site")
    assert listed.returncode == 0
    assert says in listed.stderr
    assert "northgard" in listed.stdout


def test_the_pieces_that_the_documentation_shows_are_those_that_are_written(tmp_path):
    page = Path(__file__).parents[2] / "docs" / "game.md"
    written = [path.read_text("utf-8") for path in write("coins", tmp_path / "coins")]
    pieces = re.findall(r"```(?:python|toml|ftl)\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    assert len(pieces) > 8
    for piece in pieces:
        assert any(piece in text for text in written), piece
