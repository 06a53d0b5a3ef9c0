"""The log of a training, drawn."""

import re
from xml.etree import ElementTree

import pytest

from polana.kernel.errors import PolanaError
from polana.lab.learn.draw import draw, last_run
from polana.lab.learn.log import Log
from polana.lab.plots import WIDTH

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def log(tmp_path):
    told = Log(tmp_path / "log.jsonl")
    for turn in range(1, 6):
        told.tell("imitate", {"round": turn, "words": 2.0 / turn, "hits": 0.1 * turn, "outcome": 1.2, "kept": 1.0})
    for lesson in range(1, 9):
        learned = {"entropy": 1.0 / lesson, "moved": 0.01, "rate": 3e-4} if lesson > 4 else {"outcome": 1.0}
        told.tell("selfplay", {"iteration": lesson, "decisions": 100_000 * lesson, **learned})
    for decisions, won in ((200_000, 20), (700_000, 61)):
        told.tell("against greedy", {"decisions": decisions, "won": won, "matches": 100, "by": {}})
    return told


def texts(svg: str) -> list[str]:
    return [one.text or "" for one in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def test_every_figure_that_was_told_has_a_chart(log, tmp_path):
    draw(log, "northgard", tmp_path / "log.svg")
    svg = (tmp_path / "log.svg").read_text("utf-8")
    shown = texts(svg)
    assert shown[0] == "northgard"
    for about in ("imitation: share", "self-play: how open", "self-play: how badly", "won against greedy"):
        assert sum(about in text for text in shown) == 1, about
    assert not any("held back" in text for text in shown)  # of which nothing was told
    lines = [one.attrib["points"].split() for one in ElementTree.fromstring(svg).iter(f"{SVG}polyline")]
    assert [len(points) for points in lines] == [5, 5, 5, 4, 4, 4, 4, 2]
    assert all(0 < float(x) < WIDTH for x in re.findall(r"[\d.]+(?=,)", svg.split("<polyline points='")[1]))


def test_what_grows_less_is_drawn_downwards(log, tmp_path):
    draw(log, "northgard", tmp_path / "log.svg")
    first = next(ElementTree.fromstring((tmp_path / "log.svg").read_text("utf-8")).iter(f"{SVG}polyline"))
    heights = [float(point.split(",")[1]) for point in first.attrib["points"].split()]
    assert heights == sorted(heights)  # of an SVG: further down


def test_what_was_won_has_its_interval(log, tmp_path):
    draw(log, "northgard", tmp_path / "log.svg")
    assert (tmp_path / "log.svg").read_text("utf-8").count("<circle") == 2


def test_of_a_part_that_was_begun_anew_the_last_run_is_drawn():
    rounds = [{"round": 1}, {"round": 2}, {"round": 3}, {"round": 1}, {"round": 2}]
    assert last_run(rounds, "round") == rounds[3:]
    assert last_run(rounds[:3], "round") == rounds[:3]
    assert last_run([], "round") == []


def test_where_nothing_was_learned_there_is_nothing_to_draw(tmp_path):
    log = Log(tmp_path / "log.jsonl")
    log.tell("generate", {"matches": 3})
    with pytest.raises(PolanaError, match="nothing to draw"):
        draw(log, "northgard", tmp_path / "log.svg")
    assert not (tmp_path / "log.svg").exists()


def test_what_was_won_against_the_imitator_has_a_chart_of_its_own(log, tmp_path):
    """Who trains without matches against greedy is told of those."""
    for decisions, won in ((300_000, 50), (600_000, 70), (900_000, 90)):
        log.tell("against imitator", {"decisions": decisions, "won": won, "matches": 100, "by": {}})
    draw(log, "northgard", tmp_path / "log.svg")
    svg = (tmp_path / "log.svg").read_text("utf-8")
    assert sum("won against imitator" in text for text in texts(svg)) == 1
    assert svg.count("<circle") == 2 + 3
