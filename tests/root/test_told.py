"""What is told of a match of Root is a tree: turns, their parts, actions, battles."""

import pytest

from polana.kernel.match import Match
from tests.golden.matches import MATCHES, kept

ROOT = [name for name in MATCHES if name.startswith("root")]
PHASES = ["birdsong", "daylight", "evening"]
#: What may lie within what, from the outermost inwards.
DEPTH = {"turn": 0, "birdsong": 1, "daylight": 1, "evening": 1, "action": 2, "battle": 3}


@pytest.mark.parametrize("name", ROOT)
def test_every_line_of_a_match_is_in_its_place(name):
    match = Match.replay(kept(name))
    battles = 0
    about = {}
    for line in match.news:
        kinds = [scope.kind for scope in line.path]
        assert kinds == sorted(kinds, key=DEPTH.__getitem__), line
        assert len(set(kinds)) == len(kinds), line
        if line.kind == "news-root-turn":
            assert kinds == ["turn"]
            about = {"seat": line.args["seat"], "round": line.args["round"]}
        assert line.about == (about if line.path else {})
        if line.kind in ("news-root-rolled", "news-root-hits", "news-root-ambush"):
            assert kinds[-1] == "battle"
            battles += 1
    assert battles or name.startswith("root-2")


def test_a_turn_has_its_three_parts_in_order():
    match = Match.replay(kept("root-4-autumn-exiles"))
    parts = {}
    for line in match.news:
        for scope in line.path:
            if scope.kind in PHASES and scope.within is not None:
                seen = parts.setdefault(scope.within.number, [])
                if scope.kind not in seen:
                    seen.append(scope.kind)
    assert len(parts) > 20
    assert all(seen == [phase for phase in PHASES if phase in seen] for seen in parts.values())
    assert PHASES in parts.values()


def test_what_a_vagabond_loses_and_removes_in_a_battle_is_part_of_it():
    """The roll is not the last line of a battle: damaged items, points and Infamy come after it."""
    match = Match.replay(kept("root-4-mountain-vagabonds"))
    within = {line.kind for line in match.news if line.path and line.path[-1].kind == "battle"}
    assert {"news-root-removed", "news-root-scored", "news-root-vagabond-damaged"} <= within
