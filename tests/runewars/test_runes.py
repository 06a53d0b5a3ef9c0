"""Gaining and placing dragon runes (RW.runes)."""

from __future__ import annotations

from polana.games.runewars.map import board
from polana.games.runewars.moves.limits import trim
from polana.games.runewars.realm import runes
from tests.law import law
from tests.runewars.bench import area, table


@law("RW.runes.gain.1", "RW.runes.gain.2", "RW.runes.gain.3", "RW.runes.gain.ex1")
def test_the_elf_discards_a_false_rune_and_places_a_dragon_rune_and_a_false_one_in_two_areas() -> None:
    t = table("latari", "uthuk")
    t.rune("LA", "false")
    t.rune("LB", "dragon")
    t.put(1, "8C", berserker=1)
    t.stage(lambda g: runes.gain(g, 0, "RW.bidding.3"))
    t.asked(0, "ask-runewars-rune-discard", "done", "area:LA")
    t.say(0, "area:LA")
    t.asked(0, "ask-runewars-rune-discard", "done")  # veiled: nobody learns that there is no other
    t.say(0, "done")
    t.refused("area:LB", "RW.runes.one_per_area")
    t.refused("area:8C", "RW.runes.gain.3")
    t.refused("area:UA", "RW.runes.gain.3")
    assert t.may("area:7B")
    t.say(0, "area:LA", "area:7B", "area:7B")
    t.over()
    g = t.g
    assert (g.rune[area("LA")], g.rune[area("7B")]) == (1, 2)
    assert (g.dragon_pile, g.false_pile) == (19, 16)


@law("RW.runes.gain.4")
def test_a_token_that_cannot_be_placed_goes_back_to_its_pile() -> None:
    t = table("latari", "uthuk")
    for at in t.g.chart.areas:
        if at not in (area("LA"), area("UA"), area("UB"), area("UC")):
            if t.g.dragon_pile > 4:
                t.g.dragon_pile -= 1
                board.lay_rune(t.g, at, 2)
    t.stage(lambda g: runes.gain(g, 0, "RW.bidding.3"))
    t.say(0, "done")
    t.asked(0, "ask-runewars-rune-which", "rune:dragon", "rune:false")
    t.say(0, "rune:dragon")
    t.over()
    assert t.g.rune[area("LA")] == 2
    assert t.g.false_pile == 17


@law("RW.runes.gain.2", "RW.limits.1")
def test_an_empty_pile_gives_no_token() -> None:
    t = table("latari", "uthuk")
    for at in t.g.chart.areas[:17]:
        t.g.false_pile -= 1
        board.lay_rune(t.g, at, 1)
    t.stage(lambda g: runes.gain(g, 0, "RW.bidding.3"))
    t.say(0, "done")
    t.over()  # of his areas LC alone is free, and takes the dragon rune
    assert (t.g.rune[area("LC")], t.g.dragon_pile, t.g.false_pile) == (2, 20, 0)


@law("RW.move.limit.1", "RW.terms.units")
def test_above_eight_units_of_one_player_in_an_area_he_destroys_some_of_his_choice_allies_included() -> None:
    t = table("daqan", "uthuk")
    t.put(0, "5A", footman=7, beastman=2)
    t.put(0, "5A", down=True, bowman=1)
    t.stage(lambda g: trim(g, 0, area("5A"), 8, "RW.move.limit.1"))
    t.asked(0, "ask-runewars-destroy", "unit:footman", "unit:beastman", "routed:bowman")
    t.say(0, "routed:bowman", "unit:beastman")
    t.over()
    assert t.units("5A") == {"footman": (7, 0), "beastman": (1, 0)}
    assert t.g.unused[0] == 8
