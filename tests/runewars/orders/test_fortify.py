"""Fortify: strongholds are built and repaired, runes moved (RW.orders.8)."""

from __future__ import annotations

from tests.law import law
from tests.runewars.bench import (
    area,
    asked,
    city,
    give,
    may,
    over,
    owner,
    put,
    refused,
    rune,
    say,
    state,
    stronghold,
    table,
    told,
)
from tests.runewars.orderbench import order


@law("RW.orders.8.general")
def test_build_repair_and_move_runes_are_done_once_each_in_any_order() -> None:
    g = table("daqan", "latari")
    give(g, 0, dials=(0, 1, 2))
    stronghold(g, 0, "DA", damaged=True)
    rune(g, "DB", "dragon")
    match = order(g, "fortify")
    asked(match, 0, "ask-runewars-fortify", "done", "build", "repair", "mix")
    say(match, 0, "mix", "area:DA", "area:DA")  # DB is the only area with a rune; DA the other; the token goes to DA
    asked(match, 0, "ask-runewars-fortify", "done", "build", "repair")
    refused(match, "mix", "RW.orders.8.general")
    say(match, 0, "build", "area:DC")
    refused(match, "build", "RW.orders.8.general")
    say(match, 0, "repair")
    over(match)
    g = state(match)
    assert g.players[0].dials == [0, 0, 0]
    assert [g.stronghold[area(name)] for name in ("DA", "DB", "DC")] == [0, -1, 0]
    assert [g.rune[area(name)] for name in ("DA", "DB")] == [2, 0]
    assert not g.damaged[area("DA")]


@law("RW.orders.8.build")
def test_a_stronghold_costs_1_wood_and_1_ore_and_stands_in_a_controlled_area_without_stronghold_and_city() -> None:
    g = table("daqan", "latari")
    give(g, 0, dials=(0, 1, 1))
    put(g, 0, "5A", footman=1)
    put(g, 0, "7C", footman=1)
    stronghold(g, 0, "DA")
    city(g, "7C", "dawnsmoor")
    match = order(g, "fortify")
    say(match, 0, "build")
    asked(match, 0, "ask-runewars-build-where", "area:DB", "area:DC", "area:5A")
    refused(match, "area:DA", "RW.orders.8.build")
    refused(match, "area:7C", "RW.orders.8.build")
    refused(match, "area:5B", "RW.orders.8.build")
    say(match, 0, "area:5A")
    over(match)
    g = state(match)
    assert (g.stronghold[area("5A")], g.damaged[area("5A")]) == (0, False)
    assert g.players[0].dials == [0, 0, 0]


@law("RW.orders.8.build", "RW.orders.8.repair", "RW.resources.5")
def test_what_stands_at_0_cannot_be_paid() -> None:
    for dials in ((5, 0, 5), (5, 5, 0)):
        g = table("daqan", "latari")
        give(g, 0, dials=dials)
        stronghold(g, 0, "DA", damaged=True)
        rune(g, "DB", "false")
        match = order(g, "fortify")
        refused(match, "build", "RW.orders.8.build")
        assert may(match, "repair") is (dials[2] > 0)
    refused(match, "repair", "RW.orders.8.repair")


@law("RW.orders.8.repair")
def test_a_damaged_stronghold_is_repaired_for_1_ore() -> None:
    g = table("daqan", "latari")
    give(g, 0, dials=(0, 0, 1))
    stronghold(g, 0, "DA", damaged=True)
    stronghold(g, 0, "DB", damaged=True)
    stronghold(g, 1, "LA", damaged=True)
    match = order(g, "fortify")
    say(match, 0, "repair")
    asked(match, 0, "ask-runewars-repair-where", "area:DA", "area:DB")
    say(match, 0, "area:DB")
    over(match)
    g = state(match)
    assert [g.damaged[area(name)] for name in ("DA", "DB", "LA")] == [True, False, True]
    assert g.players[0].dials[2] == 0


@law("RW.limits.4", "RW.limits.6")
def test_the_fifth_stronghold_takes_the_token_of_one_on_the_board() -> None:
    g = table("daqan", "latari")
    give(g, 0, dials=(0, 1, 1))
    put(g, 0, "5B", footman=1)
    for name in ("DA", "DB", "DC"):
        stronghold(g, 0, name)
    stronghold(g, 0, "5A", development="diplomat")
    match = order(g, "fortify")
    say(match, 0, "build")  # 5B is the only area
    asked(match, 0, "ask-runewars-give-up-stronghold", "area:DA", "area:DB", "area:DC", "area:5A")
    say(match, 0, "area:5A")
    over(match)
    g = state(match)
    assert [g.stronghold[area(name)] for name in ("5A", "5B")] == [-1, 0]
    assert g.development[area("5A")] == -1
    assert owner(g, "5A") is None


@law("RW.orders.8.move_runes")
def test_the_runes_of_two_controlled_areas_are_mixed_looked_at_and_put_back_face_down() -> None:
    g = table("daqan", "latari")
    give(g, 0, dials=(0, 0, 0))
    put(g, 0, "5A", footman=1)
    rune(g, "5A", "dragon", up=True)
    rune(g, "DA", "false", known=[1])
    rune(g, "8B", "dragon")  # not ours
    match = order(g, "fortify")
    say(match, 0, "mix")
    asked(match, 0, "ask-runewars-mix-first", "area:5A", "area:DA")
    refused(match, "area:8B", "RW.orders.8.move_runes")
    refused(match, "area:DB", "RW.orders.8.move_runes")
    say(match, 0, "area:5A")
    asked(match, 0, "ask-runewars-mix-second", "area:DA", "area:DB", "area:DC")
    refused(match, "area:5A", "RW.orders.8.move_runes")
    say(match, 0, "area:DA")
    asked(match, 0, "ask-runewars-mix-to", "area:5A", "area:DA")
    say(match, 0, "area:DA")
    over(match)
    g = state(match)
    assert [g.rune[area(name)] for name in ("5A", "DA")] == [1, 2]
    assert [g.rune_up[area(name)] for name in ("5A", "DA")] == [False, False]
    assert [g.rune_known[area(name)] for name in ("5A", "DA")] == [1, 1]  # nobody else knows any more


@law("RW.orders.8.move_runes")
def test_a_single_token_may_change_areas_and_the_log_names_both_areas_alike() -> None:
    for to in ("area:DB", "area:DA"):
        g = table("daqan", "latari")
        give(g, 0, dials=(0, 0, 0))
        rune(g, "DA", "false")
        match = order(g, "fortify")
        say(match, 0, "mix", "area:DB", to)
        over(match)
        g = state(match)
        assert [g.rune[area(name)] for name in ("DA", "DB")] == ([0, 1] if to == "area:DB" else [1, 0])
        assert len(told(match, "runes-mixed")) == 1
