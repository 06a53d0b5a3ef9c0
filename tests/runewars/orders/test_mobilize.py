"""Mobilize and Conquer: activation, ways, distances, battles and talks (RW.move.mobilize, RW.orders.2, RW.orders.3)."""

from __future__ import annotations

from polana.games.runewars import sight
from polana.games.runewars.components import KINDS, MOBILIZE
from polana.games.runewars.moves import movement
from polana.games.runewars.orders.base import rule_of
from polana.games.runewars.state import Table
from polana.kernel.match import Match
from tests.law import law
from tests.runewars.bench import (
    activate,
    area,
    asked,
    fate,
    give,
    hero,
    may,
    neutrals,
    over,
    owner,
    put,
    refused,
    say,
    scene,
    state,
    stronghold,
    table,
    tell,
    token,
    units,
)
from tests.runewars.orderbench import order


def dragon_hunt() -> Table:
    """A Dragon in 8B; Footmen beside it, a Knight three areas away, a routed Siege Tower, Bowmen behind others."""
    g = table("daqan", "latari")
    neutrals(g, "8B", dragon=1)
    put(g, 0, "7A", footman=2)
    put(g, 0, "7C", knight=1, bowman=1)
    put(g, 0, "8A", down=True, siege_tower=1)
    put(g, 0, "6D", bowman=2)
    put(g, 1, "8D", archer=1)
    neutrals(g, "6B", giant=1)
    return g


@law("RW.move.mobilize.ex1", "RW.orders.2.primary", "RW.move.mobilize.1", "RW.move.mobilize.2", "RW.terms.fast")
def test_footmen_from_beside_and_a_fast_knight_from_three_areas_away_come_to_the_dragon_others_cannot() -> None:
    g = dragon_hunt()
    give(g, 0, influence=1)
    match = order(g, "mobilize")
    say(match, 0, "area:8B")
    asked(match, 0, "ask-runewars-march", "done", "area:7A", "area:7C")
    refused(match, "area:8A", "RW.terms.routed")
    refused(match, "area:6D", "RW.move.mobilize.3")
    say(match, 0, "area:7C")  # the Knight, the Bowman is not fast
    assert units(match, "7C") == {"knight": (1, 0), "bowman": (1, 0)}  # all set out together
    chosen = {"area": "7C", "to": "8B", "unit": "knight", "hero": None, "count": 1}
    assert sight.view(state(match), 1)["marches"] == [chosen]  # and everybody sees who will
    say(match, 0, "area:7A", 2)
    asked(match, 0, "ask-runewars-meet", "fight", "negotiate")
    g = state(match)
    assert {KINDS[kind]: count for kind, count in enumerate(g.force) if count} == {"footman": 2, "knight": 1}
    assert units(g, "7C") == {"bowman": (1, 0)}
    assert g.activated[area("8B")] == 1


@law("RW.move.activation.1", "RW.orders.2.primary", "RW.orders.3.primary")
def test_an_area_has_to_be_activated_even_if_nobody_moves_but_a_second_one_need_not() -> None:
    for name in ("mobilize", "conquer"):
        g = table("daqan", "latari")
        match = order(g, name, supremacy=True)
        ask = match.ask
        assert ask is not None
        assert len(ask.options) == len(g.chart.areas)  # every area, and nothing else
        say(match, 0, "area:7A")
        if name == "mobilize":
            assert may(match, "skip")
            say(match, 0, "skip")
        over(match)
        assert state(match).activated[area("7A")] == 1


@law("RW.move.fast.1")
def test_fast_units_move_no_farther_with_strategize() -> None:
    g = table("daqan", "latari")
    put(g, 0, "7C", knight=1)
    match = order(g, "strategize")
    say(match, 0, "area:7C")
    asked(match, 0, "ask-runewars-move-to", "area:5A", "area:5B", "area:7B")


@law("RW.move.mobilize.1")
def test_units_come_from_two_areas_away_and_no_farther() -> None:
    g = table("daqan", "latari")
    for name in ("7A", "7B", "7C", "5A"):
        put(g, 0, name, footman=1)
    match = order(g, "conquer")
    say(match, 0, "area:7A")
    asked(match, 0, "ask-runewars-march", "done", "area:7B", "area:7C")
    refused(match, "area:5A", "RW.move.mobilize.1")
    refused(match, "area:7A", "RW.move.mobilize.1")  # they are there
    say(match, 0, "done")
    over(match)  # nobody has to move
    assert state(match).activated[area("7A")] == 1


@law("RW.move.border.1", "RW.season.winter.5")
def test_frozen_water_stops_nobody_on_the_march() -> None:
    g = table("daqan", "latari", season="winter")
    put(g, 0, "5C", footman=1)
    for name in ("7C", "8C"):
        neutrals(g, name, giant=1)
    g.frozen = True
    kind = KINDS.index("footman")
    assert movement.reach(g, 0, area("7B"), kind) == [area("5C")]
    g.frozen = False
    assert movement.reach(g, 0, area("7B"), kind) == []


@law("RW.move.mobilize.3", "RW.move.mobilize.4")
def test_units_pass_friendly_and_empty_areas_activated_ones_too_but_no_others() -> None:
    g = table("daqan", "latari")
    put(g, 0, "7C", footman=1)
    put(g, 0, "7B", bowman=1)
    activate(g, 0, "7B")
    kind = KINDS.index("footman")
    assert movement.reach(g, 0, area("7A"), kind) == [area("7C")]  # through 7B, which holds our token
    assert movement.reach(g, 0, area("7A"), KINDS.index("bowman")) == []  # from there nobody goes
    g = table("daqan", "latari")
    put(g, 0, "7C", footman=1)
    assert movement.reach(g, 0, area("7A"), kind) == [area("7C")]  # through 7B, which is empty
    neutrals(g, "7B", beastman=1)
    assert movement.reach(g, 0, area("7A"), kind) == []
    g = table("daqan", "latari")
    put(g, 0, "7C", footman=1)
    put(g, 1, "7B", archer=1)
    assert movement.reach(g, 0, area("7A"), kind) == []


@law("RW.move.mobilize.5", "RW.move.hero.2", "RW.move.hero.3")
def test_heroes_pass_enemies_and_neutral_units_and_enter_among_them_without_a_battle() -> None:
    g = table("daqan", "latari")
    at = hero(g, 0, "battlemage_jaes", "7C")
    activate(g, 0, "7C")
    neutrals(g, "7B", giant=1)
    put(g, 1, "7A", archer=1)
    match = order(g, "mobilize")
    say(match, 0, "area:7A")
    say(match, 0, "hero:battlemage_jaes")
    over(match)
    g = state(match)
    assert g.hero_area[at] == area("7A")
    assert (g.acts.battles, owner(g, "7A")) == (0, 1)


@law("RW.move.activation.1", "RW.move.activation.4")
def test_the_token_comes_first_stays_and_no_area_gets_a_second_one() -> None:
    g = table("daqan", "latari")
    put(g, 0, "5A", footman=1)
    activate(g, 0, "5C")
    activate(g, 1, "5B")
    match = order(g, "mobilize")
    refused(match, "area:5C", "RW.move.activation.4")
    say(match, 0, "area:5B")  # the token of another player does not matter
    assert state(match).activated[area("5B")] == 3
    assert units(match, "5B") == {}
    say(match, 0, "area:5A")
    over(match)
    assert units(match, "5B") == {"footman": (1, 0)}
    assert state(match).activated[area("5B")] == 3


@law("RW.move.activation.5", "RW.terms.activated_area")
def test_units_do_not_march_out_of_an_activated_area() -> None:
    g = table("daqan", "latari")
    put(g, 0, "5A", footman=1)
    put(g, 0, "DA", footman=1)
    activate(g, 0, "5A")
    match = order(g, "conquer")
    say(match, 0, "area:5B")
    refused(match, "area:5A", "RW.move.activation.5")
    say(match, 0, "area:DA")
    over(match)
    assert units(match, "5B") == {"footman": (1, 0)}


@law("RW.move.1", "RW.move.limit.2", "RW.orders.3.primary")
def test_units_that_enter_an_enemy_area_must_fight_and_may_be_more_than_eight() -> None:
    g = table("daqan", "latari")
    put(g, 0, "8A", footman=8)
    put(g, 0, "7A", bowman=3)
    put(g, 1, "8B", archer=1)
    match = order(g, "conquer")
    say(match, 0, "area:8B", "area:8A", 8)
    say(match, 0, "area:7A", 3)
    g = state(match)
    assert g.battle is not None
    assert sum(g.battle.standing[: len(KINDS)]) == 11
    assert (g.battle.attacker, g.battle.defender) == (0, 1)


@law("RW.move.1")
def test_an_empty_home_area_or_a_lone_stronghold_of_an_enemy_is_fought_for() -> None:
    g = table("daqan", "latari")
    put(g, 0, "6A", footman=1)
    stronghold(g, 1, "6B")
    match = order(g, "conquer")
    say(match, 0, "area:LB", "area:6A")
    assert state(match).acts.battles == 1
    g = table("daqan", "latari")
    put(g, 0, "6A", footman=1)
    stronghold(g, 1, "6B")
    match = order(g, "conquer")
    say(match, 0, "area:6B", "area:6A")
    assert state(match).acts.battles == 1


@law("RW.move.limit.1", "RW.neutral.ally.2")
def test_more_than_eight_units_in_a_friendly_area_are_destroyed_down_to_eight_allies_included() -> None:
    g = table("daqan", "latari")
    put(g, 0, "5A", footman=7)
    put(g, 0, "DA", bowman=1, giant=1)
    match = order(g, "mobilize")
    say(match, 0, "area:5A", "area:DA", "unit:bowman")
    say(match, 0, "area:DA")
    asked(match, 0, "ask-runewars-destroy", "unit:footman", "unit:bowman", "unit:giant")
    say(match, 0, "unit:footman")
    over(match)
    assert units(match, "5A") == {"footman": (6, 0), "bowman": (1, 0), "giant": (1, 0)}


@law("RW.neutral.ally.6")
def test_allies_go_to_an_empty_area_only_with_units_of_ones_own() -> None:
    g = table("daqan", "latari")
    put(g, 0, "5A", footman=1, giant=1)
    match = order(g, "mobilize")
    say(match, 0, "area:5B")
    say(match, 0, "area:5A")  # the Footman, the Giant may not go first
    say(match, 0, "area:5A")
    over(match)
    assert units(match, "5B") == {"footman": (1, 0), "giant": (1, 0)}
    assert state(match).ally[area("5B")] == 0
    g = table("daqan", "latari")
    put(g, 0, "5A", down=True, footman=1)
    put(g, 0, "5A", giant=1)
    put(g, 0, "DC", knight=1)
    match = order(g, "mobilize")
    say(match, 0, "area:5B")
    refused(match, "area:5A", "RW.neutral.ally.6")


@law("RW.orders.2.supremacy", "RW.move.activation.4")
def test_with_supremacy_mobilize_is_done_once_more_with_another_area() -> None:
    g = table("daqan", "latari")
    put(g, 0, "5A", footman=2)
    match = order(g, "mobilize", supremacy=True)
    say(match, 0, "area:5B", "area:5A", 1)
    say(match, 0, "done")
    asked(match, 0, "ask-runewars-activate-again")
    assert may(match, "skip")
    refused(match, "area:5B", "RW.move.activation.4")
    say(match, 0, "area:7C", "area:5A")
    over(match)
    assert units(match, "5B") == {"footman": (1, 0)}
    assert units(match, "7C") == {"footman": (1, 0)}
    g = state(match)
    assert [g.activated[area(name)] for name in ("5B", "7C", "5A")] == [1, 1, 0]


@law("RW.orders.2.one_battle")
def test_after_a_battle_units_enter_no_enemy_area_and_a_neutral_one_only_to_negotiate_with_eight_at_most() -> None:
    def second(influence: int) -> Table:
        g = table("daqan", "latari")
        give(g, 0, influence=influence)
        put(g, 0, "5A", footman=8)
        put(g, 0, "DC", bowman=2)
        put(g, 1, "5B", archer=1)
        neutrals(g, "7C", giant=1)
        g.acts.battles = 1
        return g

    match = order(second(1), "mobilize")
    refused(match, "area:5B", "RW.orders.2.one_battle")  # nobody may come, so it is not activated for nothing
    match = order(second(0), "mobilize")
    refused(match, "area:7C", "RW.orders.2.one_battle")
    match = order(second(1), "mobilize", fate(5))
    say(match, 0, "area:7C", "area:5A", 7)
    say(match, 0, "area:DC")  # one more, to make eight: nobody asks how many
    g = state(match)
    assert g.players[0].influence == 0
    asked(match, 0, "ask-runewars-destroy", "unit:footman", "unit:bowman", "unit:giant")
    assert g.acts.battles == 1


@law("RW.orders.2.one_battle", "RW.orders.2.supremacy")
def test_who_has_fought_with_mobilize_does_not_fight_again_with_its_supremacy() -> None:
    def fought() -> Match:
        g = table("daqan", "latari")
        give(g, 0, influence=2)
        put(g, 0, "5A", footman=6)
        put(g, 0, "DC", bowman=2)
        hero(g, 0, "corbin", "DC")
        put(g, 1, "5B", archer=1)
        put(g, 1, "5C", archer=1)
        neutrals(g, "7C", giant=1)
        match = order(g, "mobilize", fate(1, 2, 3, 4, 5, 6), supremacy=True)
        say(match, 0, "area:5B", "area:5A", 5)
        tell(match, 0, "done")
        assert state(match).acts.battles == 1
        asked(match, 0, "ask-runewars-activate-again")
        assert owner(match, "5B") == 0
        return match

    match = fought()
    say(match, 0, "area:5C")  # an enemy area: no unit may come, not even to an Archer alone
    asked(match, 0, "ask-runewars-march", "done", "hero:corbin")
    refused(match, "area:DC", "RW.orders.2.one_battle")
    match = fought()
    say(match, 0, "area:7C", "area:5A", "done")
    # neutral units: only talking is left, and nobody asks whether to fight
    asked(match, 0, "ask-runewars-parley-spend", "influence:1", "influence:2")
    refused(match, "fight", "")
    match = fought()
    say(match, 0, "area:DA")  # where there is nobody to fight, anybody may go
    asked(match, 0, "ask-runewars-march", "done", "area:5A", "area:DC", "hero:corbin")


@law("RW.orders.2.one_battle", "RW.orders.2.supremacy")
def test_after_a_battle_an_enemy_area_is_activated_again_only_where_a_hero_could_come() -> None:
    def fought(*, near: bool = False, routed: bool = False, portals: bool = False) -> Match:
        g = table("daqan", "latari", explore=True)
        give(g, 0, influence=1)
        put(g, 0, "5A", footman=6)
        put(g, 1, "5C", archer=1)
        hero(g, 0, "corbin", "DC" if near else "8D", routed=routed)
        if portals:
            token(g, "8D", "magic_portal")
            token(g, "5B", "magic_portal")
        g.acts.battles = 1
        g.turn = 0
        return scene(g, lambda g: rule_of(MOBILIZE).supremacy(g, 0))

    refused(fought(), "area:5C", "RW.orders.2.one_battle")
    refused(fought(near=True, routed=True), "area:5C", "RW.orders.2.one_battle")
    assert may(fought(near=True), "area:5C")
    assert may(fought(portals=True), "area:5C")  # he may go by a portal, once it is paid
    assert may(fought(), "area:5B")  # nobody is there to fight


@law("RW.orders.2.one_battle", "RW.orders.2.forced_retreat")
def test_failed_talks_after_a_battle_end_in_a_retreat() -> None:
    g = table("daqan", "latari")
    give(g, 0, influence=1)
    put(g, 0, "5A", footman=3)
    neutrals(g, "7C", giant=1)
    g.acts.battles = 1
    match = order(g, "mobilize", fate(1))
    say(match, 0, "area:7C", "area:5A", 2)
    say(match, 0, "done")
    over(match)
    assert units(match, "7C") == {"giant": (1, 0)}
    assert units(match, "5A") == {"footman": (1, 2)}


@law("RW.orders.2.one_battle", "RW.explore.portal")
def test_after_a_battle_the_last_influence_of_units_that_must_negotiate_opens_no_portal() -> None:
    def second(influence: int) -> Table:
        g = table("daqan", "latari", explore=True)
        give(g, 0, influence=influence)
        put(g, 0, "5A", footman=3)
        neutrals(g, "7C", giant=1)
        token(g, "5A", "magic_portal")
        token(g, "8D", "magic_portal")
        g.acts.battles = 1
        return g

    match = order(second(1), "mobilize", fate(1))
    say(match, 0, "area:7C")
    assert may(match, "exploration:magic_portal")  # nobody is to negotiate yet
    say(match, 0, "area:5A", 2)
    refused(match, "exploration:magic_portal", "RW.orders.2.one_battle")
    say(match, 0, "done")
    over(match)
    assert units(match, "5A") == {"footman": (1, 2)}
    match = order(second(2), "mobilize", fate(1))
    say(match, 0, "area:7C", "area:5A", 2)
    say(match, 0, "exploration:magic_portal", "done")
    over(match)
    assert state(match).players[0].influence == 0


@law("RW.diplomacy.ex1")
def test_conquer_into_neutral_units_may_end_in_an_alliance() -> None:
    g = table("latari", "daqan")
    give(g, 0, influence=3)
    put(g, 0, "8A", archer=2)
    neutrals(g, "8B", beastman=2)
    match = order(g, "conquer", fate(1, 7, 2))
    say(match, 0, "area:8B", "area:8A", 2)
    say(match, 0, "negotiate", "influence:3", "fate:7")
    over(match)
    assert units(match, "8B") == {"archer": (2, 0), "beastman": (2, 0)}
    assert state(match).ally[area("8B")] == 0
