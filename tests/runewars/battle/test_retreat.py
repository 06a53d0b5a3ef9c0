"""Retreats (RW.retreat)."""

from __future__ import annotations

from polana.games.runewars.box.decks import REWARDS
from polana.games.runewars.components import KINDS
from polana.games.runewars.map.tiles import AREAS
from polana.games.runewars.moves import retreat
from polana.games.runewars.words import AREA
from tests.law import law
from tests.runewars.battlebench import outcome, quick
from tests.runewars.bench import (
    activate,
    area,
    asked,
    fate,
    force,
    hero,
    neutrals,
    over,
    owner,
    put,
    refused,
    resolving,
    say,
    scene,
    state,
    table,
    tell,
    told,
    units,
)


@law("RW.retreat.1", "RW.retreat.2", "RW.retreat.6")
def test_a_players_units_retreat_together_to_one_friendly_area_and_are_routed() -> None:
    g = table("daqan", "uthuk")
    put(g, 0, "8B", footman=2, knight=1)
    put(g, 0, "7A", footman=1)
    put(g, 0, "8D", footman=1)
    match = scene(g, lambda g: retreat.retreat(g, 0, area("8B"), "RW.retreat.2"))
    asked(match, 0, "ask-runewars-retreat-to", "area:7A", "area:8D")
    refused(match, "area:8A", "RW.retreat.2")  # empty, but there is a friendly one
    refused(match, "area:5A", "RW.retreat.1")
    say(match, 0, "area:8D")
    over(match)
    assert outcome(match) == area("8D")
    assert units(match, "8D") == {"footman": (1, 2), "knight": (0, 1)}
    assert owner(match, "8B") is None


@law("RW.retreat.2")
def test_without_a_friendly_area_beside_them_they_go_to_an_empty_one() -> None:
    g = table("daqan", "uthuk")
    put(g, 0, "8B", footman=2)
    put(g, 1, "7A", berserker=1)
    neutrals(g, "8A", giant=1)
    match = scene(g, lambda g: retreat.retreat(g, 0, area("8B"), "RW.retreat.2"))
    asked(match, 0, "ask-runewars-retreat-to", "area:8C", "area:8D", "area:6B")
    refused(match, "area:7A", "RW.retreat.2")
    refused(match, "area:8A", "RW.retreat.2")
    say(match, 0, "area:8C")
    over(match)
    assert units(match, "8C") == {"footman": (0, 2)}
    assert owner(match, "8C") == 0


@law("RW.retreat.2")
def test_with_nowhere_to_go_they_are_destroyed_at_once() -> None:
    g = table("daqan", "uthuk")
    put(g, 0, "8B", footman=2)
    for where in ("7A", "8A", "8C", "8D", "6B"):
        put(g, 1, where, berserker=1)
    match = scene(g, lambda g: retreat.retreat(g, 0, area("8B"), "RW.retreat.2"))
    over(match)
    assert outcome(match) == -1
    assert units(match, "8B") == {}
    assert state(match).unused[KINDS.index("footman")] == 16
    assert [line["count"] for line in told(match, "retreat-lost")] == [2]


@law("RW.retreat.2")
def test_units_that_have_just_entered_an_area_retreat_from_it_like_others() -> None:
    g = table("daqan", "uthuk")
    neutrals(g, "8B", giant=1)
    put(g, 0, "7A", footman=1)
    force(g, 0, "8B", footman=2, knight=1)
    match = scene(g, lambda g: retreat.retreat(g, 0, area("8B"), "RW.diplomacy.result.fight"))
    over(match)
    assert units(match, "7A") == {"footman": (1, 2), "knight": (0, 1)}
    assert units(match, "8B") == {"giant": (1, 0)}
    assert state(match).force_area == -1


@law("RW.retreat.3", "RW.neutral.ally.7")
def test_unallied_neutral_units_retreat_to_an_area_that_no_player_controls() -> None:
    g = table("daqan", "uthuk")
    neutrals(g, "8B", hellhound=2)
    neutrals(g, "8B", down=True, hellhound=1)
    neutrals(g, "8A", giant=1)
    put(g, 0, "7A", footman=1)
    put(g, 1, "8D", berserker=1)
    match = scene(g, lambda g: retreat.neutrals_retreat(g, area("8B"), 1, "RW.retreat.3"))
    asked(match, 1, "ask-runewars-retreat-to", "area:8A", "area:8C", "area:6B")
    refused(match, "area:7A", "RW.retreat.3")
    refused(match, "area:8D", "RW.retreat.3")
    say(match, 1, "area:8A")
    over(match)
    assert units(match, "8A") == {"giant": (1, 0), "hellhound": (0, 3)}
    assert units(match, "8B") == {}


@law("RW.retreat.3")
def test_neutral_units_without_such_an_area_are_destroyed() -> None:
    g = table("daqan", "uthuk")
    neutrals(g, "8B", hellhound=2)
    for where in ("7A", "8A", "8C", "8D", "6B"):
        put(g, 1, where, berserker=1)
    match = scene(g, lambda g: retreat.neutrals_retreat(g, area("8B"), 1, "RW.retreat.3"))
    over(match)
    assert state(match).unused[KINDS.index("hellhound")] == 8


@law("RW.retreat.7")
def test_mountains_and_water_block_a_retreat() -> None:
    g = table("daqan", "uthuk")
    put(g, 0, "8A", footman=1)
    put(g, 0, "6A", footman=1)
    # 6A lies behind mountains; 7A and 8B are empty
    match = scene(g, lambda g: retreat.retreat(g, 0, area("8A"), "RW.retreat.2"))
    asked(match, 0, "ask-runewars-retreat-to", "area:7A", "area:8B")
    say(match, 0, "area:8B")
    over(match)
    assert units(match, "8B") == {"footman": (0, 1)}


@law("RW.retreat.7")
def test_flying_units_cross_borders_when_they_retreat() -> None:
    g = table("latari", "uthuk")
    put(g, 0, "8A", pegasus_rider=1)
    put(g, 0, "6B", archer=1)
    match = scene(g, lambda g: retreat.retreat(g, 0, area("8A"), "RW.retreat.2"))
    over(match)
    assert units(match, "6B") == {"archer": (1, 0), "pegasus_rider": (0, 1)}


@law("RW.retreat.7")
def test_in_a_frozen_winter_water_does_not_block_a_retreat() -> None:
    for frozen in (False, True):
        g = table("daqan", "uthuk")
        put(g, 0, "5C", footman=1)
        put(g, 0, "8C", footman=1)
        g.frozen = frozen
        match = scene(g, lambda g: retreat.retreat(g, 0, area("5C"), "RW.retreat.2"))
        if not frozen:
            asked(match, 0, "ask-runewars-retreat-to", "area:5B", "area:5D")
            say(match, 0, "area:5D")
        over(match)
        assert units(match, "8C") == {"footman": (1, 1) if frozen else (1, 0)}


@law("RW.retreat.2", "RW.retreat.7")
def test_an_area_that_all_can_reach_comes_first_and_who_cannot_follow_is_destroyed() -> None:
    g = table("latari", "uthuk")
    put(g, 0, "8A", pegasus_rider=1, archer=2)
    put(g, 0, "6B", archer=1)
    # 6B is friendly, but only the Rider reaches it: 7A and 8B are empty and open to all
    match = scene(g, lambda g: retreat.retreat(g, 0, area("8A"), "RW.retreat.2"))
    asked(match, 0, "ask-runewars-retreat-to", "area:7A", "area:8B")
    refused(match, "area:6B", "RW.retreat.7")
    g = table("latari", "uthuk")
    put(g, 0, "8A", pegasus_rider=1, archer=2)
    put(g, 0, "6B", archer=1)
    put(g, 1, "7A", berserker=1)
    put(g, 1, "8B", berserker=1)
    match = scene(g, lambda g: retreat.retreat(g, 0, area("8A"), "RW.retreat.2"))
    over(match)
    assert units(match, "6B") == {"archer": (1, 0), "pegasus_rider": (0, 1)}
    assert [line["count"] for line in told(match, "retreat-lost")] == [2]


@law("RW.retreat.8")
def test_above_eight_units_in_the_area_the_owner_destroys_some_there() -> None:
    g = table("daqan", "uthuk")
    put(g, 0, "8B", knight=3)
    put(g, 0, "7A", footman=6)
    match = scene(g, lambda g: retreat.retreat(g, 0, area("8B"), "RW.retreat.2"))
    asked(match, 0, "ask-runewars-destroy", "unit:footman", "routed:knight")
    say(match, 0, "unit:footman")
    over(match)
    assert units(match, "7A") == {"footman": (5, 0), "knight": (0, 3)}


@law("RW.retreat.2")
def test_units_may_leave_an_activated_area_by_retreating() -> None:
    g = table("daqan", "uthuk")
    put(g, 0, "8B", footman=1)
    put(g, 0, "7A", footman=1)
    activate(g, 0, "8B")
    match = scene(g, lambda g: retreat.retreat(g, 0, area("8B"), "RW.retreat.2"))
    over(match)
    assert units(match, "7A") == {"footman": (1, 1)}


@law("RW.retreat.4", "RW.heroes.support.3", "RW.terms.heroes")
def test_supporting_heroes_whose_units_are_all_destroyed_retreat_together_to_any_adjacent_area() -> None:
    g = table("daqan", "uthuk")
    put(g, 1, "8B", flesh_ripper=2)
    put(g, 1, "7A", berserker=1)
    corbin = hero(g, 0, "corbin", "8B")
    force(g, 0, "8B", footman=1)
    # both Flesh Rippers deal damage before the Footman draws anything
    match = quick(g, "8B", fate(18, 19))
    asked(match, 0, "ask-runewars-supporter", "done", "hero:corbin")
    say(match, 0, "hero:corbin")
    while match.ask is not None and match.ask.about != "ask-runewars-heroes-to":
        say(match, match.ask.seat, "done")
    # an area of the enemy will do, too
    asked(match, 0, "ask-runewars-heroes-to", "area:7A", "area:8A", "area:8C", "area:8D", "area:6B")
    refused(match, "area:5A", "RW.retreat.1")
    say(match, 0, "area:7A")
    over(match)
    assert state(match).hero_area[corbin] == area("7A")
    assert state(match).hero_routed[corbin]


@law("RW.retreat.4", "RW.rewards.secret")
def test_a_way_out_that_only_a_hidden_reward_opens_is_there_in_imagined_worlds_only_if_he_has_it_there() -> None:
    g = table("daqan", "uthuk")
    put(g, 0, "7A", footman=1)
    put(g, 1, "8A", flesh_ripper=2)
    corbin = hero(g, 0, "corbin", "8A", rewards=["winged_steed"])
    match = resolving(g, ["conquer", "fortify"], fate(18, 19))
    tell(match, 0, "area:8A", "area:7A", "done", "hero:corbin")
    on_foot, over_mountains = ["area:7A", "area:8B"], ["area:6A", "area:6B"]
    asked(match, 0, "ask-runewars-heroes-to", *on_foot, *over_mountains)
    asked(match.clone(), 0, "ask-runewars-heroes-to", *on_foot, *over_mountains)
    found = set()
    for seed in range(60):
        world = match.imagine(1, seed)
        flies = "winged_steed" in [REWARDS[reward >> 1] for reward in state(world).rewards[corbin]]
        for each in (world, world.clone()):
            asked(each, 0, "ask-runewars-heroes-to", *on_foot, *(over_mountains if flies else []))
        found.add(flies)
    assert found == {False, True}
    twin = match.clone()
    for each in (match, twin):
        say(each, 0, "area:6A")
        assert state(each).hero_area[corbin] == area("6A")
        assert state(each).rewards[corbin] == [REWARDS.index("winged_steed") * 2 + 1]  # all have seen him fly


@law("RW.retreat.4", "RW.retreat.7")
def test_heroes_for_whom_there_is_no_way_out_stay() -> None:
    g = table("daqan", "uthuk")
    corbin = hero(g, 0, "corbin", "8A")
    judge = retreat.HeroesJudge(g, [corbin], area("8A"))
    open_to = [AREAS[at] for at in g.chart.areas if judge.why_not(AREA[at]) is None]
    assert open_to == ["7A", "8B"]
    g.chart.ways[area("8A")] = []  # no printed area is so shut in, but one of another box might be
    open_to = [AREAS[at] for at in g.chart.areas if judge.why_not(AREA[at]) is None]
    assert open_to == ["8A"]
    refusal = judge.why_not(AREA[area("7A")])
    assert refusal is not None
    assert refusal.law == "RW.retreat.7"
