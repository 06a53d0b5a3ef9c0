"""The rulebook is the specification: every rule that can be tested is tested."""

import json

import pytest

from polana.cli.coverage import coverage, marked_rules
from polana.cli.main import main
from polana.kernel.errors import PolanaError
from polana.kernel.game import find
from polana.kernel.law import TESTED
from tests.law import law


@pytest.mark.parametrize("game", ["northgard", "root", "runewars"])
def test_every_rule_of_a_game_has_a_test(game):
    assert coverage(find(game)).missing == []


def test_a_rule_that_nobody_knows_cannot_be_marked():
    with pytest.raises(ValueError, match="knows NG"):
        law("NG.nowhere.1")


@pytest.fixture
def checkout(tmp_path):
    """A small checkout with tests of its own."""
    tests = tmp_path / "tests"
    tests.mkdir()
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --strict-markers\n")
    return tests


def test_coverage_is_counted_from_the_collected_tests(checkout):
    (checkout / "test_a.py").write_text(
        "import pytest\n"
        "@pytest.mark.law('A.1', 'A.2')\ndef test_one(): pass\n"
        "@pytest.mark.skip\n@pytest.mark.law('A.3')\ndef test_two(): pass\n"
        "@pytest.mark.law('A.4')\ndef not_collected(): pass\n"
    )
    assert marked_rules(checkout) == {"A.1", "A.2"}


def test_coverage_collects_on_the_sources_whatever_engine_is_in_use(checkout, monkeypatch):
    monkeypatch.delenv("POLANA_PLAIN", raising=False)
    (checkout / "test_a.py").write_text(
        "import os\nimport pytest\nassert os.environ['POLANA_PLAIN'] == '1'\n"
        "@pytest.mark.law('A.5')\ndef test_one(): pass\n"
    )
    assert marked_rules(checkout) == {"A.5"}


def test_coverage_says_when_the_tests_cannot_be_collected(checkout):
    (checkout / "test_a.py").write_text("import nothing_of_that_name\n")
    with pytest.raises(PolanaError, match="cannot be collected"):
        marked_rules(checkout)


def test_coverage_says_when_there_are_no_tests(tmp_path):
    with pytest.raises(PolanaError, match="source checkout"):
        marked_rules(tmp_path / "tests")


def test_coverage_counts_the_tests_of_another_package(checkout, capsys):
    (checkout / "conftest.py").write_text('pytest_plugins = ["polana.testing.plugin"]\n')
    ids = [law.id for law in find("northgard").laws.values() if law.kind in TESTED]
    (checkout / "test_a.py").write_text(
        f"from polana.testing import law\n@law({ids[0]!r}, {ids[1]!r})\ndef test_one(): pass\n"
    )
    with pytest.raises(SystemExit):
        main(["rules", "northgard", "--coverage", "--tests", str(checkout), "--json"])
    assert json.loads(capsys.readouterr().out)["covered"] == 2
