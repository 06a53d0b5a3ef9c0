"""Mobilize and Conquer: activation, ways, distances, battles and talks (RW.move.mobilize, RW.orders.2, RW.orders.3)."""

from __future__ import annotations

from polana.games.runewars import sight
from polana.games.runewars.components import KINDS, MOBILIZE
from polana.games.runewars.moves import movement
from polana.games.runewars.orders.base import rule_of
from tests.law import law
from tests.runewars.bench import Bench, area, fate, table


def dragon_hunt() -> Bench:
    """A Dragon in 8B; Footmen beside it, a Knight three areas away, a routed Siege Tower, Bowmen behind others."""
    t = table("daqan", "latari")
    t.neutrals("8B", dragon=1)
    t.put(0, "7A", footman=2)
    t.put(0, "7C", knight=1, bowman=1)
    t.put(0, "8A", down=True, siege_tower=1)
    t.put(0, "6D", bowman=2)
    t.put(1, "8D", archer=1)
    t.neutrals("6B", giant=1)
    return t


@law("RW.move.mobilize.ex1", "RW.orders.2.primary", "RW.move.mobilize.1", "RW.move.mobilize.2", "RW.terms.fast")
def test_footmen_from_beside_and_a_fast_knight_from_three_areas_away_come_to_the_dragon_others_cannot() -> None:
    t = dragon_hunt()
    t.give(0, influence=1)
    t.order("mobilize")
    t.say(0, "area:8B")
    t.asked(0, "ask-runewars-march", "done", "area:7A", "area:7C")
    t.refused("area:8A", "RW.terms.routed")
    t.refused("area:6D", "RW.move.mobilize.3")
    t.say(0, "area:7C")  # the Knight, the Bowman is not fast
    assert t.units("7C") == {"knight": (1, 0), "bowman": (1, 0)}  # all set out together
    chosen = {"area": "7C", "to": "8B", "unit": "knight", "hero": None, "count": 1}
    assert sight.view(t.g, 1)["marches"] == [chosen]  # and everybody sees who will
    t.say(0, "area:7A", 2)
    t.asked(0, "ask-runewars-meet", "fight", "negotiate")
    g = t.g
    assert {KINDS[kind]: count for kind, count in enumerate(g.force) if count} == {"footman": 2, "knight": 1}
    assert t.units("7C") == {"bowman": (1, 0)}
    assert g.activated[area("8B")] == 1


@law("RW.move.activation.1", "RW.orders.2.primary", "RW.orders.3.primary")
def test_an_area_has_to_be_activated_even_if_nobody_moves_but_a_second_one_need_not() -> None:
    for name in ("mobilize", "conquer"):
        t = table("daqan", "latari")
        t.order(name, supremacy=True)
        ask = t.match.ask
        assert ask is not None
        assert len(ask.options) == len(t.g.chart.areas)  # every area, and nothing else
        t.say(0, "area:7A")
        if name == "mobilize":
            assert t.may("skip")
            t.say(0, "skip")
        t.over()
        assert t.g.activated[area("7A")] == 1


@law("RW.move.fast.1")
def test_fast_units_move_no_farther_with_strategize() -> None:
    t = table("daqan", "latari")
    t.put(0, "7C", knight=1)
    t.order("strategize")
    t.say(0, "area:7C")
    t.asked(0, "ask-runewars-move-to", "area:5A", "area:5B", "area:7B")


@law("RW.move.mobilize.1")
def test_units_come_from_two_areas_away_and_no_farther() -> None:
    t = table("daqan", "latari")
    for name in ("7A", "7B", "7C", "5A"):
        t.put(0, name, footman=1)
    t.order("conquer")
    t.say(0, "area:7A")
    t.asked(0, "ask-runewars-march", "done", "area:7B", "area:7C")
    t.refused("area:5A", "RW.move.mobilize.1")
    t.refused("area:7A", "RW.move.mobilize.1")  # they are there
    t.say(0, "done")
    t.over()  # nobody has to move
    assert t.g.activated[area("7A")] == 1


@law("RW.move.border.1", "RW.season.winter.5")
def test_frozen_water_stops_nobody_on_the_march() -> None:
    t = table("daqan", "latari", season="winter")
    t.put(0, "5C", footman=1)
    for name in ("7C", "8C"):
        t.neutrals(name, giant=1)
    t.g.frozen = True
    kind = KINDS.index("footman")
    assert movement.reach(t.g, 0, area("7B"), kind) == [area("5C")]
    t.g.frozen = False
    assert movement.reach(t.g, 0, area("7B"), kind) == []


@law("RW.move.mobilize.3", "RW.move.mobilize.4")
def test_units_pass_friendly_and_empty_areas_activated_ones_too_but_no_others() -> None:
    t = table("daqan", "latari")
    t.put(0, "7C", footman=1)
    t.put(0, "7B", bowman=1)
    t.activate(0, "7B")
    kind = KINDS.index("footman")
    assert movement.reach(t.g, 0, area("7A"), kind) == [area("7C")]  # through 7B, which holds our token
    assert movement.reach(t.g, 0, area("7A"), KINDS.index("bowman")) == []  # from there nobody goes
    t = table("daqan", "latari")
    t.put(0, "7C", footman=1)
    assert movement.reach(t.g, 0, area("7A"), kind) == [area("7C")]  # through 7B, which is empty
    t.neutrals("7B", beastman=1)
    assert movement.reach(t.g, 0, area("7A"), kind) == []
    t = table("daqan", "latari")
    t.put(0, "7C", footman=1)
    t.put(1, "7B", archer=1)
    assert movement.reach(t.g, 0, area("7A"), kind) == []


@law("RW.move.mobilize.5", "RW.move.hero.2", "RW.move.hero.3")
def test_heroes_pass_enemies_and_neutral_units_and_enter_among_them_without_a_battle() -> None:
    t = table("daqan", "latari")
    at = t.hero(0, "battlemage_jaes", "7C")
    t.activate(0, "7C")
    t.neutrals("7B", giant=1)
    t.put(1, "7A", archer=1)
    t.order("mobilize")
    t.say(0, "area:7A")
    t.say(0, "hero:battlemage_jaes")
    t.over()
    g = t.g
    assert g.hero_area[at] == area("7A")
    assert (g.acts.battles, t.owner("7A")) == (0, 1)


@law("RW.move.activation.1", "RW.move.activation.4")
def test_the_token_comes_first_stays_and_no_area_gets_a_second_one() -> None:
    t = table("daqan", "latari")
    t.put(0, "5A", footman=1)
    t.activate(0, "5C")
    t.activate(1, "5B")
    t.order("mobilize")
    t.refused("area:5C", "RW.move.activation.4")
    t.say(0, "area:5B")  # the token of another player does not matter
    assert t.g.activated[area("5B")] == 3
    assert t.units("5B") == {}
    t.say(0, "area:5A")
    t.over()
    assert t.units("5B") == {"footman": (1, 0)}
    assert t.g.activated[area("5B")] == 3


@law("RW.move.activation.5", "RW.terms.activated_area")
def test_units_do_not_march_out_of_an_activated_area() -> None:
    t = table("daqan", "latari")
    t.put(0, "5A", footman=1)
    t.put(0, "DA", footman=1)
    t.activate(0, "5A")
    t.order("conquer")
    t.say(0, "area:5B")
    t.refused("area:5A", "RW.move.activation.5")
    t.say(0, "area:DA")
    t.over()
    assert t.units("5B") == {"footman": (1, 0)}


@law("RW.move.1", "RW.move.limit.2", "RW.orders.3.primary")
def test_units_that_enter_an_enemy_area_must_fight_and_may_be_more_than_eight() -> None:
    t = table("daqan", "latari")
    t.put(0, "8A", footman=8)
    t.put(0, "7A", bowman=3)
    t.put(1, "8B", archer=1)
    t.order("conquer")
    t.say(0, "area:8B", "area:8A", 8)
    t.say(0, "area:7A", 3)
    g = t.g
    assert g.battle is not None
    assert sum(g.battle.standing[: len(KINDS)]) == 11
    assert (g.battle.attacker, g.battle.defender) == (0, 1)


@law("RW.move.1")
def test_an_empty_home_area_or_a_lone_stronghold_of_an_enemy_is_fought_for() -> None:
    t = table("daqan", "latari")
    t.put(0, "6A", footman=1)
    t.stronghold(1, "6B")
    t.order("conquer")
    t.say(0, "area:LB", "area:6A")
    assert t.g.acts.battles == 1
    t = table("daqan", "latari")
    t.put(0, "6A", footman=1)
    t.stronghold(1, "6B")
    t.order("conquer")
    t.say(0, "area:6B", "area:6A")
    assert t.g.acts.battles == 1


@law("RW.move.limit.1", "RW.neutral.ally.2")
def test_more_than_eight_units_in_a_friendly_area_are_destroyed_down_to_eight_allies_included() -> None:
    t = table("daqan", "latari")
    t.put(0, "5A", footman=7)
    t.put(0, "DA", bowman=1, giant=1)
    t.order("mobilize")
    t.say(0, "area:5A", "area:DA", "unit:bowman")
    t.say(0, "area:DA")
    t.asked(0, "ask-runewars-destroy", "unit:footman", "unit:bowman", "unit:giant")
    t.say(0, "unit:footman")
    t.over()
    assert t.units("5A") == {"footman": (6, 0), "bowman": (1, 0), "giant": (1, 0)}


@law("RW.neutral.ally.6")
def test_allies_go_to_an_empty_area_only_with_units_of_ones_own() -> None:
    t = table("daqan", "latari")
    t.put(0, "5A", footman=1, giant=1)
    t.order("mobilize")
    t.say(0, "area:5B")
    t.say(0, "area:5A")  # the Footman, the Giant may not go first
    t.say(0, "area:5A")
    t.over()
    assert t.units("5B") == {"footman": (1, 0), "giant": (1, 0)}
    assert t.g.ally[area("5B")] == 0
    t = table("daqan", "latari")
    t.put(0, "5A", down=True, footman=1)
    t.put(0, "5A", giant=1)
    t.put(0, "DC", knight=1)
    t.order("mobilize")
    t.say(0, "area:5B")
    t.refused("area:5A", "RW.neutral.ally.6")


@law("RW.orders.2.supremacy", "RW.move.activation.4")
def test_with_supremacy_mobilize_is_done_once_more_with_another_area() -> None:
    t = table("daqan", "latari")
    t.put(0, "5A", footman=2)
    t.order("mobilize", supremacy=True)
    t.say(0, "area:5B", "area:5A", 1)
    t.say(0, "done")
    t.asked(0, "ask-runewars-activate-again")
    assert t.may("skip")
    t.refused("area:5B", "RW.move.activation.4")
    t.say(0, "area:7C", "area:5A")
    t.over()
    assert t.units("5B") == {"footman": (1, 0)}
    assert t.units("7C") == {"footman": (1, 0)}
    g = t.g
    assert [g.activated[area(name)] for name in ("5B", "7C", "5A")] == [1, 1, 0]


@law("RW.orders.2.one_battle")
def test_after_a_battle_units_enter_no_enemy_area_and_a_neutral_one_only_to_negotiate_with_eight_at_most() -> None:
    def second(influence: int) -> Bench:
        t = table("daqan", "latari")
        t.give(0, influence=influence)
        t.put(0, "5A", footman=8)
        t.put(0, "DC", bowman=2)
        t.put(1, "5B", archer=1)
        t.neutrals("7C", giant=1)
        t.g.acts.battles = 1
        return t

    t = second(1).order("mobilize")
    t.refused("area:5B", "RW.orders.2.one_battle")  # nobody may come, so it is not activated for nothing
    t = second(0).order("mobilize")
    t.refused("area:7C", "RW.orders.2.one_battle")
    t = second(1).order("mobilize", fate(5))
    t.say(0, "area:7C", "area:5A", 7)
    t.say(0, "area:DC")  # one more, to make eight: nobody asks how many
    g = t.g
    assert g.players[0].influence == 0
    t.asked(0, "ask-runewars-destroy", "unit:footman", "unit:bowman", "unit:giant")
    assert g.acts.battles == 1


@law("RW.orders.2.one_battle", "RW.orders.2.supremacy")
def test_who_has_fought_with_mobilize_does_not_fight_again_with_its_supremacy() -> None:
    def fought() -> Bench:
        t = table("daqan", "latari")
        t.give(0, influence=2)
        t.put(0, "5A", footman=6)
        t.put(0, "DC", bowman=2)
        t.hero(0, "corbin", "DC")
        t.put(1, "5B", archer=1)
        t.put(1, "5C", archer=1)
        t.neutrals("7C", giant=1)
        t.order("mobilize", fate(1, 2, 3, 4, 5, 6), supremacy=True)
        t.say(0, "area:5B", "area:5A", 5)
        t.tell(0, "done")
        assert t.g.acts.battles == 1
        t.asked(0, "ask-runewars-activate-again")
        assert t.owner("5B") == 0
        return t

    t = fought()
    t.say(0, "area:5C")  # an enemy area: no unit may come, not even to an Archer alone
    t.asked(0, "ask-runewars-march", "done", "hero:corbin")
    t.refused("area:DC", "RW.orders.2.one_battle")
    t = fought()
    t.say(0, "area:7C", "area:5A", "done")
    # neutral units: only talking is left, and nobody asks whether to fight
    t.asked(0, "ask-runewars-parley-spend", "influence:1", "influence:2")
    t.refused("fight", "")
    t = fought()
    t.say(0, "area:DA")  # where there is nobody to fight, anybody may go
    t.asked(0, "ask-runewars-march", "done", "area:5A", "area:DC", "hero:corbin")


@law("RW.orders.2.one_battle", "RW.orders.2.supremacy")
def test_after_a_battle_an_enemy_area_is_activated_again_only_where_a_hero_could_come() -> None:
    def fought(*, near: bool = False, routed: bool = False, portals: bool = False) -> Bench:
        t = table("daqan", "latari", explore=True)
        t.give(0, influence=1)
        t.put(0, "5A", footman=6)
        t.put(1, "5C", archer=1)
        t.hero(0, "corbin", "DC" if near else "8D", routed=routed)
        if portals:
            t.token("8D", "magic_portal")
            t.token("5B", "magic_portal")
        t.g.acts.battles = 1
        t.g.turn = 0
        return t.stage(lambda g: rule_of(MOBILIZE).supremacy(g, 0))

    fought().refused("area:5C", "RW.orders.2.one_battle")
    fought(near=True, routed=True).refused("area:5C", "RW.orders.2.one_battle")
    assert fought(near=True).may("area:5C")
    assert fought(portals=True).may("area:5C")  # he may go by a portal, once it is paid
    assert fought().may("area:5B")  # nobody is there to fight


@law("RW.orders.2.one_battle", "RW.orders.2.forced_retreat")
def test_failed_talks_after_a_battle_end_in_a_retreat() -> None:
    t = table("daqan", "latari")
    t.give(0, influence=1)
    t.put(0, "5A", footman=3)
    t.neutrals("7C", giant=1)
    t.g.acts.battles = 1
    t.order("mobilize", fate(1))
    t.say(0, "area:7C", "area:5A", 2)
    t.say(0, "done")
    t.over()
    assert t.units("7C") == {"giant": (1, 0)}
    assert t.units("5A") == {"footman": (1, 2)}


@law("RW.orders.2.one_battle", "RW.explore.portal")
def test_after_a_battle_the_last_influence_of_units_that_must_negotiate_opens_no_portal() -> None:
    def second(influence: int) -> Bench:
        t = table("daqan", "latari", explore=True)
        t.give(0, influence=influence)
        t.put(0, "5A", footman=3)
        t.neutrals("7C", giant=1)
        t.token("5A", "magic_portal")
        t.token("8D", "magic_portal")
        t.g.acts.battles = 1
        return t

    t = second(1).order("mobilize", fate(1))
    t.say(0, "area:7C")
    assert t.may("exploration:magic_portal")  # nobody is to negotiate yet
    t.say(0, "area:5A", 2)
    t.refused("exploration:magic_portal", "RW.orders.2.one_battle")
    t.say(0, "done")
    t.over()
    assert t.units("5A") == {"footman": (1, 2)}
    t = second(2).order("mobilize", fate(1))
    t.say(0, "area:7C", "area:5A", 2)
    t.say(0, "exploration:magic_portal", "done")
    t.over()
    assert t.g.players[0].influence == 0


@law("RW.diplomacy.ex1")
def test_conquer_into_neutral_units_may_end_in_an_alliance() -> None:
    t = table("latari", "daqan")
    t.give(0, influence=3)
    t.put(0, "8A", archer=2)
    t.neutrals("8B", beastman=2)
    t.order("conquer", fate(1, 7, 2))
    t.say(0, "area:8B", "area:8A", 2)
    t.say(0, "negotiate", "influence:3", "fate:7")
    t.over()
    assert t.units("8B") == {"archer": (2, 0), "beastman": (2, 0)}
    assert t.g.ally[area("8B")] == 0


def comers(t: Bench, name: str) -> list[tuple[str, object]]:
    """What is told of an area before it is activated."""
    ask = t.match.ask
    assert ask is not None
    word = next(one for one in ask.options if one.text == f"area:{name}")
    return [(note.message, note.args.get("count")) for note in ask.notes(word)]


@law("RW.move.mobilize.1", "RW.neutral.ally.6")
def test_an_area_tells_before_it_is_activated_how_many_units_can_come_there_or_that_only_a_hero_can() -> None:
    t = dragon_hunt()
    t.hero(0, "corbin", "8D")
    t.order("mobilize")
    assert comers(t, "8B") == [("note-runewars-units-come", 3)]  # two Footmen and the fast Knight
    ask = t.match.ask
    assert ask is not None
    seen = set()
    for word in ask.options:
        name = word.text.removeprefix("area:")
        ((message, _),) = comers(t, name)
        seen.add(message.removeprefix("note-runewars-"))
        after = t.clone()
        after.say(0, word.text)
        follow = after.match.ask
        found = {one.kind for one in follow.options} if follow is not None and follow.seat == 0 else set()
        who = "units-come" if "area" in found else "hero-comes" if "hero" in found else "nobody-comes"
        assert message == f"note-runewars-{who}", name
    assert seen == {"units-come", "hero-comes", "nobody-comes"}


@law("RW.orders.2.one_battle")
def test_where_units_would_have_to_fight_after_the_one_battle_a_second_area_says_that_only_a_hero_can_come() -> None:
    t = table("daqan", "latari")
    t.put(0, "5A", footman=6)
    t.put(1, "5C", archer=1)
    t.hero(0, "corbin", "DC")
    t.g.acts.battles = 1
    t.g.turn = 0
    t.stage(lambda g: rule_of(MOBILIZE).supremacy(g, 0))
    assert comers(t, "5C") == [("note-runewars-hero-comes", None)]
    assert comers(t, "5B") == [("note-runewars-units-come", 6)]
