"""Plots say what they show, and hold what they are given."""

import re
from xml.etree import ElementTree

import pytest

from polana.lab.plots import LETTERS, WIDTH, histogram, neat, rates


def say(message: str, **values: str) -> str:
    return " ".join([message, *values.values()])


def words(svg: str) -> list[str]:
    return [one.text or "" for one in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


def heights(svg: str) -> list[float]:
    """The bars of a histogram, from left to right."""
    found = list(ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}rect"))[1:]
    return [float(one.attrib["height"]) for one in sorted(found, key=lambda one: float(one.attrib["x"]))]


@pytest.mark.parametrize(("least", "wanted"), [(0.2, 1), (1, 1), (1.1, 2), (3, 5), (7, 10), (41.6, 50), (210, 500)])
def test_steps_are_neat(least, wanted):
    assert neat(least) == wanted


def test_every_match_is_in_a_bar_and_the_longest_are_gathered():
    values = [10] * 60 + [25] * 30 + [31] * 109 + [5000]
    drawn = histogram("lengths", "rounds", "matches", values, say)
    bars = heights(drawn)
    whole = sum(bars)
    assert bars[0] / whole == pytest.approx(60 / 200, abs=0.002)
    assert bars[-1] / whole == pytest.approx(1 / 200, abs=0.002)
    assert any("cli-arena-plot-far" in one and "5\u202f000" in one for one in words(drawn))
    assert {"lengths", "rounds", "matches"} <= set(words(drawn))


def test_matches_of_one_length_are_one_bar():
    drawn = histogram("lengths", "rounds", "matches", [7] * 12, say)
    assert len(heights(drawn)) == 1
    assert "7" in words(drawn)
    assert "12" in words(drawn) or "10" in words(drawn)


def test_a_long_name_is_cut_and_stays_on_the_page():
    one = {"rate": 0.5, "low": 0.4, "high": 0.6, "wins": 1500, "matches": 3000}
    drawn = rates("wins", "key", {"greedy@" + "x" * 80 + ".toml": one, "greedy": one}, 0.5)
    shown = words(drawn)
    assert any(name.startswith("…") and name.endswith(".toml") and len(name) <= LETTERS for name in shown)
    assert {"50.0 %", "1\u202f500 / 3\u202f000", "key"} <= set(shown)
    dot = re.findall(r"circle cx='([\d.]+)'", drawn)
    assert all(0 < float(x) < WIDTH for x in dot)


def test_nothing_played_draws_nothing():
    assert rates("wins", "key", {}, 0.5) == ""
    assert histogram("lengths", "rounds", "matches", [], say) == ""
