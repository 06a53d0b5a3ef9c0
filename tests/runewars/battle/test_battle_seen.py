"""A battle and a duel as the table tells of them: in the view, and with each line of the log as it stood then."""

from __future__ import annotations

import json
from typing import Any

from polana.games.runewars import game
from polana.kernel.match import Match
from polana.kernel.news import SPECTATOR
from tests.golden.matches import kept
from tests.law import law
from tests.runewars.battle.test_battle import elves_attack
from tests.runewars.battle.test_fortifications import siege
from tests.runewars.bench import Bench, fate, table


def seen(t: Bench, reader: int = SPECTATOR) -> Any:
    return game.view(t.g, reader)["battle"]


def stood(t: Bench, kind: str) -> Any:
    """How it stood with a line of a kind: a line carries what is new."""
    found: Any = None
    for line in t.match.news:
        found = line.stands or found
        if line.kind == f"news-runewars-{kind}":
            break
    return found


@law("RW.battle.5.3", "RW.battle.5.4")
def test_a_battle_tells_its_round_the_symbol_that_is_resolved_and_all_that_was_laid_open() -> None:
    t = elves_attack()
    battle = seen(t)
    assert (battle["kind"], battle["stage"], battle["initiative"]) == ("battle", "round", 1)
    assert battle["resolving"] == "special"
    (reveal,) = battle["reveals"]
    assert {key: reveal[key] for key in ("initiative", "side", "unit", "symbol", "total")} == {
        "initiative": 1,
        "side": 0,
        "unit": "archer",
        "symbol": "special",
        "total": 1,
    }
    assert [side["draws"] for side in battle["sides"]] == [[3, 0, 0, 0, 0], [2, 0, 0, 0, 0]]
    t.say(0, "unit:berserker")
    assert (seen(t)["resolving"], seen(t)["sides"][1]["lost"]) == ("rout", {"berserker": 1})
    t.say(0, "unit:archer")
    t.say(1, "unit:flesh_ripper")
    battle = seen(t)
    assert battle["sides"][1]["lost"] == {"flesh_ripper": 1, "berserker": 1}
    assert battle["sides"][0]["units"][0] == {"unit": "archer", "standing": 2, "routed": 1}
    assert battle["sides"][0]["toughness"] == {"archer": 1, "pegasus_rider": 3}


def test_cards_that_are_drawn_and_not_laid_open_are_told_to_their_side_alone() -> None:
    t = elves_attack()
    assert [len(side["cards"]) for side in seen(t, 0)["sides"]] == [2, 0]
    assert [len(side["cards"]) for side in seen(t, 1)["sides"]] == [0, 2]
    assert [side["drawn"] for side in seen(t)["sides"]] == [2, 2]
    for line in t.match.news:
        for side in (line.stands or {}).get("sides", []):  # type: ignore[attr-defined]
            assert side["cards"] == []


def test_no_line_of_a_whole_match_tells_which_cards_are_drawn() -> None:
    match = Match.replay(kept("runewars-2-ready"))
    lines = [line.stands for line in match.news if line.stands is not None]
    battles: Any = [stands for stands in lines if stands["kind"] == "battle"]
    assert any(side["drawn"] for battle in battles for side in battle["sides"])
    assert all(side["cards"] == [] for battle in battles for side in battle["sides"])
    assert {"lined_up", "round", "strength", "over"} <= {battle["stage"] for battle in battles}


@law("RW.battle.6.1", "RW.battle.6.2", "RW.battle.6.3", "RW.battle.7.1")
def test_strength_is_told_by_its_sources_and_which_of_them_alone_made_the_difference() -> None:
    t = siege("daqan", "mighty_walls", archer=6).quick("8B", fate(1, 2, 3, 4, 11, 12))
    battle = stood(t, "strength")
    assert (battle["stage"], battle["strength"], battle["ahead"], battle["winner"]) == ("strength", [6, 7], 1, None)
    assert battle["sources"] == [
        {"name": "standing", "law": "RW.battle.6.2", "attacker": 6, "defender": 0, "without": None},
        {"name": "stronghold", "law": "RW.battle.6.3", "attacker": 0, "defender": 5, "without": [6, 2]},
        {
            "name": "walls",
            "law": "RW.developments.defence.daqan",
            "attacker": 0,
            "defender": 2,
            "without": None,
        },
    ]
    assert (stood(t, "won-battle")["stage"], stood(t, "won-battle")["winner"]) == ("over", 1)


@law("RW.orders.3.supremacy")
def test_what_conquers_supremacy_takes_from_a_stronghold_is_a_source_of_its_own() -> None:
    t = siege("daqan", "mighty_walls", archer=5)
    t.g.players[0].order, t.g.players[0].supremacy = 3, True
    t.quick("8B", fate(1, 2, 3, 4, 11))
    assert [(row["name"], row["defender"]) for row in stood(t, "strength")["sources"]] == [
        ("standing", 0),
        ("stronghold", 5),
        ("conquer", -3),
        ("walls", 2),
    ]
    assert stood(t, "strength")["strength"] == [5, 4]


@law("RW.battle.7.6", "RW.retreat.8")
def test_where_the_losers_may_go_is_told_with_how_many_would_stand_there() -> None:
    t = siege("daqan", "mighty_walls", archer=6)
    t.put(0, "8D", archer=5)
    t.quick("8B", fate(1, 2, 3, 4, 11, 12))
    t.asked(0, "ask-runewars-retreat-to", "area:7A", "area:8D")
    battle = seen(t)
    assert (battle["stage"], battle["winner"]) == ("over", 1)
    assert battle["sides"][0]["units"] == [{"unit": "archer", "standing": 6, "routed": 0}]
    assert battle["outcomes"] == [
        {"answer": "area:7A", "figures": {"there": 1, "then": 7, "over": 0}},
        {"answer": "area:8D", "figures": {"there": 5, "then": 11, "over": 3}},
    ]


def test_how_it_stands_is_plain_data_and_ends_with_the_battle() -> None:
    t = siege("daqan", "mighty_walls", archer=6).quick("8B", fate(1, 2, 3, 4, 11, 12))
    assert json.dumps([line.stands for line in t.match.news])
    assert seen(t) is None or seen(t)["stage"] == "over"


@law("RW.duels.3", "RW.duels.3.damage")
def test_a_duel_tells_its_rounds_with_their_cards_and_the_damage_taken() -> None:
    t = table("daqan", "latari", season="summer")
    t.hero(0, "bogran_the_shadow", "5A")
    t.hero(1, "ronan_of_the_wild", "5A")
    t.duelling("bogran_the_shadow", "ronan_of_the_wild", fate(7, 8, 9, 10, 17, 18, 19, 20))
    t.over()
    duels: Any = [line.stands for line in t.match.news if line.stands is not None]
    assert [duel["kind"] for duel in duels] == ["duel"] * len(duels)
    assert (duels[0]["round"], duels[0]["over"], duels[0]["area"]) == (0, False, "5A")
    last = duels[-1]
    assert last["over"]
    assert [each["cards"] for each in last["exchanges"][1:3]] == [[["7"], ["8"]], [["9"], ["10"]]]
    for side in (0, 1):
        assert last["sides"][side]["damage"] == sum(each["taken"][side] for each in last["exchanges"])
        assert last["sides"][side]["toughness"] == 4
    assert game.view(t.g, SPECTATOR)["duel"] is None
