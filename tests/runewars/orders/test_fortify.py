"""Fortify: strongholds are built and repaired, runes moved (RW.orders.8)."""

from __future__ import annotations

from tests.law import law
from tests.runewars.bench import area, table


@law("RW.orders.8.general")
def test_build_repair_and_move_runes_are_done_once_each_in_any_order() -> None:
    t = table("daqan", "latari")
    t.give(0, dials=(0, 1, 2))
    t.stronghold(0, "DA", damaged=True)
    t.rune("DB", "dragon")
    t.order("fortify")
    t.asked(0, "ask-runewars-fortify", "done", "build", "repair", "mix")
    t.say(0, "mix", "area:DA", "area:DA")  # DB is the only area with a rune; DA the other; the token goes to DA
    t.asked(0, "ask-runewars-fortify", "done", "build", "repair")
    t.refused("mix", "RW.orders.8.general")
    t.say(0, "build", "area:DC")
    t.refused("build", "RW.orders.8.general")
    t.say(0, "repair")
    t.over()
    g = t.g
    assert g.players[0].dials == [0, 0, 0]
    assert [g.stronghold[area(name)] for name in ("DA", "DB", "DC")] == [0, -1, 0]
    assert [g.rune[area(name)] for name in ("DA", "DB")] == [2, 0]
    assert not g.damaged[area("DA")]


@law("RW.orders.8.build")
def test_a_stronghold_costs_1_wood_and_1_ore_and_stands_in_a_controlled_area_without_stronghold_and_city() -> None:
    t = table("daqan", "latari")
    t.give(0, dials=(0, 1, 1))
    t.put(0, "5A", footman=1)
    t.put(0, "7C", footman=1)
    t.stronghold(0, "DA")
    t.city("7C", "dawnsmoor")
    t.order("fortify")
    t.say(0, "build")
    t.asked(0, "ask-runewars-build-where", "area:DB", "area:DC", "area:5A")
    t.refused("area:DA", "RW.orders.8.build")
    t.refused("area:7C", "RW.orders.8.build")
    t.refused("area:5B", "RW.orders.8.build")
    t.say(0, "area:5A")
    t.over()
    g = t.g
    assert (g.stronghold[area("5A")], g.damaged[area("5A")]) == (0, False)
    assert g.players[0].dials == [0, 0, 0]


@law("RW.orders.8.build", "RW.orders.8.repair", "RW.resources.5")
def test_what_stands_at_0_cannot_be_paid() -> None:
    for dials in ((5, 0, 5), (5, 5, 0)):
        t = table("daqan", "latari")
        t.give(0, dials=dials)
        t.stronghold(0, "DA", damaged=True)
        t.rune("DB", "false")
        t.order("fortify")
        t.refused("build", "RW.orders.8.build")
        assert t.may("repair") is (dials[2] > 0)
    t.refused("repair", "RW.orders.8.repair")


@law("RW.orders.8.repair")
def test_a_damaged_stronghold_is_repaired_for_1_ore() -> None:
    t = table("daqan", "latari")
    t.give(0, dials=(0, 0, 1))
    t.stronghold(0, "DA", damaged=True)
    t.stronghold(0, "DB", damaged=True)
    t.stronghold(1, "LA", damaged=True)
    t.order("fortify")
    t.say(0, "repair")
    t.asked(0, "ask-runewars-repair-where", "area:DA", "area:DB")
    t.say(0, "area:DB")
    t.over()
    g = t.g
    assert [g.damaged[area(name)] for name in ("DA", "DB", "LA")] == [True, False, True]
    assert g.players[0].dials[2] == 0


@law("RW.limits.4", "RW.limits.6")
def test_the_fifth_stronghold_takes_the_token_of_one_on_the_board() -> None:
    t = table("daqan", "latari")
    t.give(0, dials=(0, 1, 1))
    t.put(0, "5B", footman=1)
    for name in ("DA", "DB", "DC"):
        t.stronghold(0, name)
    t.stronghold(0, "5A", development="diplomat")
    t.order("fortify")
    t.say(0, "build")  # 5B is the only area
    t.asked(0, "ask-runewars-give-up-stronghold", "area:DA", "area:DB", "area:DC", "area:5A")
    t.say(0, "area:5A")
    t.over()
    g = t.g
    assert [g.stronghold[area(name)] for name in ("5A", "5B")] == [-1, 0]
    assert g.development[area("5A")] == -1
    assert t.owner("5A") is None


@law("RW.orders.8.move_runes")
def test_the_runes_of_two_controlled_areas_are_mixed_looked_at_and_put_back_face_down() -> None:
    t = table("daqan", "latari")
    t.give(0, dials=(0, 0, 0))
    t.put(0, "5A", footman=1)
    t.rune("5A", "dragon", up=True)
    t.rune("DA", "false", known=[1])
    t.rune("8B", "dragon")  # not ours
    t.order("fortify")
    t.say(0, "mix")
    t.asked(0, "ask-runewars-mix-first", "area:5A", "area:DA")
    t.refused("area:8B", "RW.orders.8.move_runes")
    t.refused("area:DB", "RW.orders.8.move_runes")
    t.say(0, "area:5A")
    t.asked(0, "ask-runewars-mix-second", "area:DA", "area:DB", "area:DC")
    t.refused("area:5A", "RW.orders.8.move_runes")
    t.say(0, "area:DA")
    t.asked(0, "ask-runewars-mix-to", "area:5A", "area:DA")
    t.say(0, "area:DA")
    t.over()
    g = t.g
    assert [g.rune[area(name)] for name in ("5A", "DA")] == [1, 2]
    assert [g.rune_up[area(name)] for name in ("5A", "DA")] == [False, False]
    assert [g.rune_known[area(name)] for name in ("5A", "DA")] == [1, 1]  # nobody else knows any more


@law("RW.orders.8.move_runes")
def test_a_single_token_may_change_areas_and_the_log_names_both_areas_alike() -> None:
    for to in ("area:DB", "area:DA"):
        t = table("daqan", "latari")
        t.give(0, dials=(0, 0, 0))
        t.rune("DA", "false")
        t.order("fortify")
        t.say(0, "mix", "area:DB", to)
        t.over()
        g = t.g
        assert [g.rune[area(name)] for name in ("DA", "DB")] == ([0, 1] if to == "area:DB" else [1, 0])
        assert len(t.told("runes-mixed")) == 1
