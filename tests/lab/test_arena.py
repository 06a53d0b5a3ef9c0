"""An arena plays the same matches in any number of processes, and goes on where it was stopped."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from xml.etree import ElementTree

import pytest

from polana.bots import BOTS
from polana.bots.northgard import FILE
from polana.bots.player import Bot
from polana.kernel.errors import PolanaError
from polana.lab.arena import Arena
from polana.lab.played import Played
from polana.lab.tally import interval, ratings, summary


def northgard(matches: int = 4, **more) -> Arena:
    return Arena("northgard", ["random", "random"], matches, **more)


def test_the_same_seed_gives_the_same_results_in_any_number_of_processes():
    alone, together = northgard(6, seed=5), northgard(6, seed=5)
    alone.run(1)
    together.run(2)
    assert summary(alone) == summary(together)
    assert summary(alone)["errors"] == 0


def test_an_arena_that_was_stopped_goes_on_where_it_was(tmp_path):
    keep = tmp_path / "kept.jsonl"
    stopped = northgard(6, keep=keep)

    def stop(played: Played) -> None:
        if played.number == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stopped.run(1, stop)
    with keep.open("a", encoding="utf-8") as file:
        file.write('{"number": 3, "dea')  # the power went out
    again = northgard(6, keep=keep)
    assert [one.number for one in again.played] == [0, 1, 2]
    heard: list[int] = []
    again.run(1, lambda one: heard.append(one.number))
    assert heard == [3, 4, 5]
    whole = northgard(6)
    whole.run(1)
    assert summary(again) == summary(whole)
    assert [one.number for one in northgard(6, keep=keep).played] == [0, 1, 2, 3, 4, 5]


def test_results_of_another_arena_are_not_mixed_in(tmp_path):
    keep = tmp_path / "kept.jsonl"
    northgard(1, keep=keep).run(1)
    with pytest.raises(PolanaError, match=r"another arena \(seed\)"):
        northgard(1, keep=keep, seed=1)
    keep.write_text("something else\n")
    with pytest.raises(PolanaError, match="no file of an arena"):
        northgard(1, keep=keep)


def test_a_match_that_does_not_end_is_an_error():
    short = northgard(2, limit=10)
    short.run(1)
    told = summary(short)
    assert (told["matches"], told["errors"]) == (2, 2)
    assert told["by_bot"] == {}
    assert "10 decisions" in told["failures"][0]["error"]


class Breaks(Bot):
    def choose(self, match, ask):
        raise ValueError("no idea")


def test_a_bot_that_breaks_costs_its_match_and_no_other(monkeypatch):
    monkeypatch.setitem(BOTS, "breaks", Breaks)
    arena = Arena("northgard", ["breaks", "random"], 2)
    arena.run(1)
    assert [one.error for one in arena.played] == ["ValueError: no idea"] * 2


def test_an_unknown_bot_and_too_many_seats_are_refused():
    with pytest.raises(PolanaError, match="no bot 'nobody'"):
        Arena("northgard", ["nobody", "random"], 1)
    with pytest.raises(PolanaError, match="2 to 5 seats"):
        Arena("northgard", ["random"] * 9, 1)


def test_a_bot_can_play_by_other_figures(tmp_path):
    own = FILE.read_text(encoding="utf-8")
    same, blind = tmp_path / "same.toml", tmp_path / "blind.toml"
    same.write_text(own)
    blind.write_text(re.sub(r"= -?[\d.]+", "= 0.0", own))  # nothing is worth anything
    alike = Arena("northgard", ["random", f"greedy@{same}"], 2)
    plain = Arena("northgard", ["random", "greedy"], 2)
    other = Arena("northgard", ["random", f"greedy@{blind}"], 2)
    for one in (alike, plain, other):
        one.run(1)
    assert [one.scores for one in alike.played] == [one.scores for one in plain.played]
    assert [one.scores for one in other.played] != [one.scores for one in plain.played]
    header = alike.header
    same.write_text(own + "\n[more]\nthings = 1\n")
    assert Arena("northgard", ["random", f"greedy@{same}"], 2).header != header


def test_figures_that_cannot_be_used_are_told_in_a_line(tmp_path):
    file = tmp_path / "figures.toml"
    for text, said in (("[worth", "no TOML"), ("[worth]\n", "lacks"), (None, "No such file")):
        file.unlink(missing_ok=True)
        if text is not None:
            file.write_text(text)
        with pytest.raises(PolanaError, match=said):
            Arena("northgard", ["random", f"greedy@{file}"], 1)
    with pytest.raises(PolanaError, match="without figures"):
        Arena("northgard", ["greedy", "random@x.toml"], 1)


def match(number: int, bots: list[str], winners: list[int]) -> Played:
    scores = [3 if seat in winners else 1 for seat in range(len(bots))]
    return Played(number, 0, ["wolf", "bear", "goat"][: len(bots)], bots, winners, scores, 100, 4)


def test_the_interval_is_wilsons():
    # E. B. Wilson (1927), as any table of it has it
    low, high = interval(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert interval(0, 10)[0] == 0
    assert interval(10, 10)[1] == pytest.approx(1)
    assert interval(0, 0) == (0, 1)


def test_a_shared_victory_is_a_win_for_each_winner():
    arena = northgard(1)
    arena._played = {0: match(0, ["greedy", "random", "random"], [0, 2])}
    told = summary(arena)
    assert told["by_bot"]["greedy"]["wins"] == 1
    assert (told["by_bot"]["random"]["wins"], told["by_bot"]["random"]["matches"]) == (1, 2)
    assert told["by_faction"]["goat"]["rate"] == 1
    assert told["shared"] == 1
    assert told["by_faction"]["wolf"]["points_per_round"] == 0.75


def test_who_wins_is_rated_higher():
    rated = ratings([match(number, ["good", "bad", "bad"], [0]) for number in range(10)])
    assert rated["good"]["ordinal"] > rated["bad"]["ordinal"]
    assert rated["good"]["mu"] > 25 > rated["bad"]["mu"]


def command(*args: str) -> list[str]:
    return [sys.executable, "-m", "polana.cli.main", "arena", "northgard", "--seats", "random,random", *args]


def test_the_command_can_be_interrupted_and_resumed(tmp_path):
    file = tmp_path / "result.json"
    kept = tmp_path / "result.json.matches.jsonl"
    args = ["--json", str(file), "--plots", str(tmp_path / "plots")]
    running = subprocess.Popen(
        command("--matches", "5000", "--jobs", "2", *args), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    try:
        while not kept.exists() or kept.read_text().count("\n") < 5:
            assert running.poll() is None, running.communicate()
            time.sleep(0.05)
        os.kill(running.pid, signal.SIGINT)
        _, noise = running.communicate(timeout=300)
    finally:
        running.kill()
    assert running.returncode == 130
    assert b"Traceback" not in noise
    assert not file.exists()
    played = kept.read_text().count("\n") - 1
    assert played >= 4
    ran = subprocess.run(
        command("--matches", str(played + 2), "--jobs", "1", *args), capture_output=True, text=True, timeout=300
    )
    assert ran.returncode == 0, ran.stderr
    data = json.loads(file.read_text())
    assert data["game"] == "northgard"
    assert data["matches"] == played + 2
    assert data["errors"] == 0
    for group in ("by_bot", "by_faction"):
        for one in data[group].values():
            assert one["low"] <= one["rate"] <= one["high"]
            assert one["wins"] <= one["matches"]
    drawn = {path.stem: ElementTree.parse(path).getroot() for path in (tmp_path / "plots").glob("*.svg")}
    assert set(drawn) == {"wins_by_bot", "wins_by_faction", "wins_by_seat", "decisions", "rounds"}
    words = "".join(drawn["wins_by_faction"].itertext())
    assert all(name in words for name in data["by_faction"])
