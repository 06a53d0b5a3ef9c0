"""A combat as everybody sees it: in the view while it is fought, and with each line of the log as it stood then."""

import json
from typing import Any

import pytest

from polana.kernel.news import SPECTATOR
from tests.law import law
from tests.northgard.bench import AXE_OR_WOUND, AXES_2, AXES_2_WOUND, AXES_3, PURPLE, RED, WOUNDS_2, Bench, dice
from tests.northgard.combat.test_combat import attack
from tests.northgard.scenes import crossroads, hunting


def seen(t: Bench, reader: int = SPECTATOR) -> Any:
    return t.match.view(reader).get("battle")


def stood(t: Bench, kind: str) -> Any:
    """How the combat stood with the last line of a kind."""
    (line,) = [each for each in t.match.news if each.kind == f"news-northgard-{kind}"]
    return line.stands


def all_stood(t: Bench) -> list[Any]:
    """How it stood with each line that changed that."""
    return [line.stands for line in t.match.news if line.stands is not None]


def fed(red: int, purple: int, food: int, *faces: int) -> Bench:
    t = crossroads()
    t.put(RED, "tile_01.n", red)
    t.put(PURPLE, "tile_01.e", purple)
    t.player(RED).food = food
    t.moving(RED, chance=dice(*faces))
    t.say(RED, "@tile_01.n", "@tile_01.e", red)
    return t


@law("NG.combat.3")
def test_before_the_dice_it_is_seen_what_each_has_and_what_each_answer_would_bring() -> None:
    t = fed(2, 3, 1, AXES_3, AXES_2)
    battle = seen(t)
    assert (battle["land"], battle["stage"], battle["winner"]) == ("land:tile_01.e", "food", None)
    assert (battle["attacker"]["seat"], battle["defender"]["seat"]) == (RED, PURPLE)
    assert battle["points"] == [{"name": "units", "law": "NG.combat.1", "attacker": 2, "defender": 3}]
    assert battle["outcomes"] == [
        {"answer": "count:0", "figures": {"points": 2, "left": 1}},
        {"answer": "count:1", "figures": {"points": 3, "left": 0}},
    ]


def test_everybody_sees_the_same_of_a_combat() -> None:
    t = fed(2, 3, 1, AXES_3, AXES_2)
    assert seen(t, RED) == seen(t, PURPLE) == seen(t, SPECTATOR)


@law("NG.combat.4.choice")
def test_a_die_that_leaves_the_choice_shows_what_axe_and_wound_would_bring() -> None:
    t = attack(2, 2, dice(AXE_OR_WOUND, AXES_2))
    battle = seen(t)
    assert (battle["stage"], battle["attacker"]["dice"], battle["defender"]["dice"]) == (
        "dice",
        ["point_or_casualty"],
        [],
    )
    assert battle["outcomes"] == [
        {"answer": "axe", "figures": {"points": 3, "wounds": 0}},
        {"answer": "wound", "figures": {"points": 2, "wounds": 1}},
    ]
    t.asked(RED, "ask-northgard-axe-or-wound", *[outcome["answer"] for outcome in battle["outcomes"]])


@law("NG.combat.5")
def test_totals_and_wounds_are_seen_source_by_source() -> None:
    t = attack(3, 2, dice(AXES_2_WOUND, AXES_3))
    told = stood(t, "totals")
    assert (told["attacker"]["points"], told["defender"]["points"]) == (5, 5)
    assert (told["attacker"]["wounds"], told["defender"]["wounds"]) == (0, 1)
    assert told["wounds"] == [{"name": "die-wounds", "law": "NG.combat.4", "attacker": 0, "defender": 1}]
    for name in ("attacker", "defender"):
        assert sum(source[name] for source in told["points"]) == told[name]["points"]
        assert sum(source[name] for source in told["wounds"]) == told[name]["wounds"]


def test_each_line_carries_how_it_stood_then_and_the_dice_come_before_the_end() -> None:
    t = attack(3, 2, dice(AXES_2_WOUND, AXES_3))
    stages = [stands["stage"] for stands in all_stood(t)]
    assert stages == ["units", "dice", "dice", "totals", "losses", "over"]
    _, first, second, *_ = all_stood(t)
    assert (first["attacker"]["dice"], first["defender"]["dice"]) == (["two_points_one_casualty"], [])
    assert (second["defender"]["dice"], second["winner"]) == (["three_points"], None)
    assert stood(t, "won")["winner"] == 1
    assert stood(t, "casualties")["defender"]["figures"] == 1


@law("NG.combat.5", "NG.combat.5.wiped", "NG.combat.5.higher")
@pytest.mark.parametrize(
    ("attackers", "defenders", "faces", "winner", "verdict"),
    [
        (3, 2, (AXES_3, AXES_2), 0, "higher"),
        (2, 3, (AXES_2, AXES_3), 1, "higher"),
        (3, 2, (AXES_2_WOUND, AXES_3), 1, "tie"),
        (3, 1, (WOUNDS_2, WOUNDS_2), 0, "wiped"),
        (2, 1, (AXES_3, WOUNDS_2), 1, "despite"),
        (2, 2, (WOUNDS_2, AXES_2), 0, "despite"),  # 2 to 4, and the defender has nobody left
        (2, 2, (WOUNDS_2, WOUNDS_2), None, "nobody"),
    ],
)
def test_when_it_is_over_the_table_tells_why_it_ended_so(attackers, defenders, faces, winner, verdict) -> None:
    t = attack(attackers, defenders, dice(*faces))
    over = all_stood(t)[-1]
    assert (over["stage"], over["winner"], over["verdict"]) == ("over", winner, verdict)
    assert all(stands["verdict"] is None for stands in all_stood(t) if stands["stage"] != "over")


def test_when_it_is_over_the_view_has_none() -> None:
    t = attack(2, 1, dice(AXES_3, WOUNDS_2))
    t.over()
    assert seen(t) is None


def test_while_the_loser_is_asked_where_he_goes_it_is_decided_and_still_seen() -> None:
    t = attack(3, 2, dice(AXES_3, AXES_2))
    t.asked(PURPLE, "ask-northgard-retreat-to")
    assert (seen(t)["stage"], seen(t)["winner"], seen(t)["outcomes"]) == ("over", 0, [])


def test_a_copy_in_the_middle_of_a_combat_shows_the_same_and_counts_for_itself() -> None:
    t = attack(2, 2, dice(AXE_OR_WOUND, AXES_2))
    before = json.dumps(seen(t))
    twin = t.match.clone()
    twin.choose(RED, "axe")
    assert json.dumps(seen(t)) == before


@law("NG.creatures.combat.step5.2")
def test_a_creature_has_points_and_dice_and_takes_no_wounds() -> None:
    t = hunting("wolf_beige", 3, dice(AXES_2_WOUND, AXES_3))
    told = stood(t, "creature-totals")
    assert (told["attacker"]["seat"], told["defender"]["seat"]) == (RED, None)
    assert (told["defender"]["creature"], told["defender"]["dice"]) == ("creature:wolf_beige", ["three_points"])
    assert (told["attacker"]["points"], told["defender"]["points"], told["defender"]["wounds"]) == (5, 7, 0)
    assert told["wounds"] == []
