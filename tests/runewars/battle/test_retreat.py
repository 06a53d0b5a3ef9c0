"""Retreats (RW.retreat)."""

from __future__ import annotations

from polana.games.runewars.box.decks import REWARDS
from polana.games.runewars.components import KINDS
from polana.games.runewars.map.tiles import AREAS
from polana.games.runewars.moves import retreat
from polana.games.runewars.words import AREA
from tests.law import law
from tests.runewars.bench import Bench, area, fate, state, table


@law("RW.retreat.1", "RW.retreat.2", "RW.retreat.6")
def test_a_players_units_retreat_together_to_one_friendly_area_and_are_routed() -> None:
    t = table("daqan", "uthuk")
    t.put(0, "8B", footman=2, knight=1)
    t.put(0, "7A", footman=1)
    t.put(0, "8D", footman=1)
    t.stage(lambda g: retreat.retreat(g, 0, area("8B"), "RW.retreat.2"))
    t.asked(0, "ask-runewars-retreat-to", "area:7A", "area:8D")
    t.refused("area:8A", "RW.retreat.2")  # empty, but there is a friendly one
    t.refused("area:5A", "RW.retreat.1")
    t.say(0, "area:8D")
    t.over()
    assert t.outcome() == area("8D")
    assert t.units("8D") == {"footman": (1, 2), "knight": (0, 1)}
    assert t.owner("8B") is None


@law("RW.retreat.2")
def test_without_a_friendly_area_beside_them_they_go_to_an_empty_one() -> None:
    t = table("daqan", "uthuk")
    t.put(0, "8B", footman=2)
    t.put(1, "7A", berserker=1)
    t.neutrals("8A", giant=1)
    t.stage(lambda g: retreat.retreat(g, 0, area("8B"), "RW.retreat.2"))
    t.asked(0, "ask-runewars-retreat-to", "area:8C", "area:8D", "area:6B")
    t.refused("area:7A", "RW.retreat.2")
    t.refused("area:8A", "RW.retreat.2")
    t.say(0, "area:8C")
    t.over()
    assert t.units("8C") == {"footman": (0, 2)}
    assert t.owner("8C") == 0


@law("RW.retreat.2")
def test_with_nowhere_to_go_they_are_destroyed_at_once() -> None:
    t = table("daqan", "uthuk")
    t.put(0, "8B", footman=2)
    for where in ("7A", "8A", "8C", "8D", "6B"):
        t.put(1, where, berserker=1)
    t.stage(lambda g: retreat.retreat(g, 0, area("8B"), "RW.retreat.2"))
    t.over()
    assert t.outcome() == -1
    assert t.units("8B") == {}
    assert t.g.unused[KINDS.index("footman")] == 16
    assert [line["count"] for line in t.told("retreat-lost")] == [2]


@law("RW.retreat.2")
def test_units_that_have_just_entered_an_area_retreat_from_it_like_others() -> None:
    t = table("daqan", "uthuk")
    t.neutrals("8B", giant=1)
    t.put(0, "7A", footman=1)
    t.force(0, "8B", footman=2, knight=1)
    t.stage(lambda g: retreat.retreat(g, 0, area("8B"), "RW.diplomacy.result.fight"))
    t.over()
    assert t.units("7A") == {"footman": (1, 2), "knight": (0, 1)}
    assert t.units("8B") == {"giant": (1, 0)}
    assert t.g.force_area == -1


@law("RW.retreat.3", "RW.neutral.ally.7")
def test_unallied_neutral_units_retreat_to_an_area_that_no_player_controls() -> None:
    t = table("daqan", "uthuk")
    t.neutrals("8B", hellhound=2)
    t.neutrals("8B", down=True, hellhound=1)
    t.neutrals("8A", giant=1)
    t.put(0, "7A", footman=1)
    t.put(1, "8D", berserker=1)
    t.stage(lambda g: retreat.neutrals_retreat(g, area("8B"), 1, "RW.retreat.3"))
    t.asked(1, "ask-runewars-retreat-to", "area:8A", "area:8C", "area:6B")
    t.refused("area:7A", "RW.retreat.3")
    t.refused("area:8D", "RW.retreat.3")
    t.say(1, "area:8A")
    t.over()
    assert t.units("8A") == {"giant": (1, 0), "hellhound": (0, 3)}
    assert t.units("8B") == {}


@law("RW.retreat.3")
def test_neutral_units_without_such_an_area_are_destroyed() -> None:
    t = table("daqan", "uthuk")
    t.neutrals("8B", hellhound=2)
    for where in ("7A", "8A", "8C", "8D", "6B"):
        t.put(1, where, berserker=1)
    t.stage(lambda g: retreat.neutrals_retreat(g, area("8B"), 1, "RW.retreat.3"))
    t.over()
    assert t.g.unused[KINDS.index("hellhound")] == 8


@law("RW.retreat.7")
def test_mountains_and_water_block_a_retreat() -> None:
    t = table("daqan", "uthuk")
    t.put(0, "8A", footman=1)
    t.put(0, "6A", footman=1)
    # 6A lies behind mountains; 7A and 8B are empty
    t.stage(lambda g: retreat.retreat(g, 0, area("8A"), "RW.retreat.2"))
    t.asked(0, "ask-runewars-retreat-to", "area:7A", "area:8B")
    t.say(0, "area:8B")
    t.over()
    assert t.units("8B") == {"footman": (0, 1)}


@law("RW.retreat.7")
def test_flying_units_cross_borders_when_they_retreat() -> None:
    t = table("latari", "uthuk")
    t.put(0, "8A", pegasus_rider=1)
    t.put(0, "6B", archer=1)
    t.stage(lambda g: retreat.retreat(g, 0, area("8A"), "RW.retreat.2"))
    t.over()
    assert t.units("6B") == {"archer": (1, 0), "pegasus_rider": (0, 1)}


@law("RW.retreat.7")
def test_in_a_frozen_winter_water_does_not_block_a_retreat() -> None:
    for frozen in (False, True):
        t = table("daqan", "uthuk")
        t.put(0, "5C", footman=1)
        t.put(0, "8C", footman=1)
        t.g.frozen = frozen
        t.stage(lambda g: retreat.retreat(g, 0, area("5C"), "RW.retreat.2"))
        if not frozen:
            t.asked(0, "ask-runewars-retreat-to", "area:5B", "area:5D")
            t.say(0, "area:5D")
        t.over()
        assert t.units("8C") == {"footman": (1, 1) if frozen else (1, 0)}


@law("RW.retreat.2", "RW.retreat.7")
def test_an_area_that_all_can_reach_comes_first_and_who_cannot_follow_is_destroyed() -> None:
    t = table("latari", "uthuk")
    t.put(0, "8A", pegasus_rider=1, archer=2)
    t.put(0, "6B", archer=1)
    # 6B is friendly, but only the Rider reaches it: 7A and 8B are empty and open to all
    t.stage(lambda g: retreat.retreat(g, 0, area("8A"), "RW.retreat.2"))
    t.asked(0, "ask-runewars-retreat-to", "area:7A", "area:8B")
    t.refused("area:6B", "RW.retreat.7")
    t = table("latari", "uthuk")
    t.put(0, "8A", pegasus_rider=1, archer=2)
    t.put(0, "6B", archer=1)
    t.put(1, "7A", berserker=1)
    t.put(1, "8B", berserker=1)
    t.stage(lambda g: retreat.retreat(g, 0, area("8A"), "RW.retreat.2"))
    t.over()
    assert t.units("6B") == {"archer": (1, 0), "pegasus_rider": (0, 1)}
    assert [line["count"] for line in t.told("retreat-lost")] == [2]


@law("RW.retreat.8")
def test_above_eight_units_in_the_area_the_owner_destroys_some_there() -> None:
    t = table("daqan", "uthuk")
    t.put(0, "8B", knight=3)
    t.put(0, "7A", footman=6)
    t.stage(lambda g: retreat.retreat(g, 0, area("8B"), "RW.retreat.2"))
    t.asked(0, "ask-runewars-destroy", "unit:footman", "routed:knight")
    t.say(0, "unit:footman")
    t.over()
    assert t.units("7A") == {"footman": (5, 0), "knight": (0, 3)}


@law("RW.retreat.2")
def test_units_may_leave_an_activated_area_by_retreating() -> None:
    t = table("daqan", "uthuk")
    t.put(0, "8B", footman=1)
    t.put(0, "7A", footman=1)
    t.activate(0, "8B")
    t.stage(lambda g: retreat.retreat(g, 0, area("8B"), "RW.retreat.2"))
    t.over()
    assert t.units("7A") == {"footman": (1, 1)}


@law("RW.retreat.4", "RW.heroes.support.3", "RW.terms.heroes")
def test_supporting_heroes_whose_units_are_all_destroyed_retreat_together_to_any_adjacent_area() -> None:
    t = table("daqan", "uthuk")
    t.put(1, "8B", flesh_ripper=2)
    t.put(1, "7A", berserker=1)
    corbin = t.hero(0, "corbin", "8B")
    t.force(0, "8B", footman=1)
    # both Flesh Rippers deal damage before the Footman draws anything
    t.quick("8B", fate(18, 19))
    t.asked(0, "ask-runewars-supporter", "done", "hero:corbin")
    t.say(0, "hero:corbin")
    while t.match.ask is not None and t.match.ask.about != "ask-runewars-heroes-to":
        t.say(t.match.ask.seat, "done")
    # an area of the enemy will do, too
    t.asked(0, "ask-runewars-heroes-to", "area:7A", "area:8A", "area:8C", "area:8D", "area:6B")
    t.refused("area:5A", "RW.retreat.1")
    t.say(0, "area:7A")
    t.over()
    assert t.g.hero_area[corbin] == area("7A")
    assert t.g.hero_routed[corbin]


@law("RW.retreat.4", "RW.rewards.secret")
def test_a_way_out_that_only_a_hidden_reward_opens_is_there_in_imagined_worlds_only_if_he_has_it_there() -> None:
    t = table("daqan", "uthuk")
    t.put(0, "7A", footman=1)
    t.put(1, "8A", flesh_ripper=2)
    corbin = t.hero(0, "corbin", "8A", rewards=["winged_steed"])
    t.resolving(["conquer", "fortify"], fate(18, 19))
    t.tell(0, "area:8A", "area:7A", "done", "hero:corbin")
    on_foot, over_mountains = ["area:7A", "area:8B"], ["area:6A", "area:6B"]
    t.asked(0, "ask-runewars-heroes-to", *on_foot, *over_mountains)
    t.clone().asked(0, "ask-runewars-heroes-to", *on_foot, *over_mountains)
    found = set()
    for seed in range(60):
        world = t.match.imagine(1, seed)
        flies = "winged_steed" in [REWARDS[reward >> 1] for reward in state(world).rewards[corbin]]
        for each in (Bench.of(world), Bench.of(world.clone())):
            each.asked(0, "ask-runewars-heroes-to", *on_foot, *(over_mountains if flies else []))
        found.add(flies)
    assert found == {False, True}
    twin = t.clone()
    for each in (t, twin):
        each.say(0, "area:6A")
        assert each.g.hero_area[corbin] == area("6A")
        assert each.g.rewards[corbin] == [REWARDS.index("winged_steed") * 2 + 1]  # all have seen him fly


@law("RW.retreat.4", "RW.retreat.7")
def test_heroes_for_whom_there_is_no_way_out_stay() -> None:
    t = table("daqan", "uthuk")
    corbin = t.hero(0, "corbin", "8A")
    judge = retreat.HeroesJudge(t.g, [corbin], area("8A"))
    open_to = [AREAS[at] for at in t.g.chart.areas if judge.why_not(AREA[at]) is None]
    assert open_to == ["7A", "8B"]
    t.g.chart.ways[area("8A")] = []  # no printed area is so shut in, but one of another box might be
    open_to = [AREAS[at] for at in t.g.chart.areas if judge.why_not(AREA[at]) is None]
    assert open_to == ["8A"]
    refusal = judge.why_not(AREA[area("7A")])
    assert refusal is not None
    assert refusal.law == "RW.retreat.7"
