"""Gaining and placing dragon runes (RW.runes)."""

from __future__ import annotations

from polana.games.runewars.map import board
from polana.games.runewars.moves.limits import trim
from polana.games.runewars.realm import runes
from tests.law import law
from tests.runewars.bench import area, asked, may, over, put, refused, rune, say, scene, state, table, units


@law("RW.runes.gain.1", "RW.runes.gain.2", "RW.runes.gain.3", "RW.runes.gain.ex1")
def test_the_elf_discards_a_false_rune_and_places_a_dragon_rune_and_a_false_one_in_two_areas() -> None:
    g = table("latari", "uthuk")
    rune(g, "LA", "false")
    rune(g, "LB", "dragon")
    put(g, 1, "8C", berserker=1)
    match = scene(g, lambda g: runes.gain(g, 0, "RW.bidding.3"))
    asked(match, 0, "ask-runewars-rune-discard", "done", "area:LA")
    say(match, 0, "area:LA")
    asked(match, 0, "ask-runewars-rune-discard", "done")  # veiled: nobody learns that there is no other
    say(match, 0, "done")
    refused(match, "area:LB", "RW.runes.one_per_area")
    refused(match, "area:8C", "RW.runes.gain.3")
    refused(match, "area:UA", "RW.runes.gain.3")
    assert may(match, "area:7B")
    say(match, 0, "area:LA", "area:7B", "area:7B")
    over(match)
    g = state(match)
    assert (g.rune[area("LA")], g.rune[area("7B")]) == (1, 2)
    assert (g.dragon_pile, g.false_pile) == (19, 16)


@law("RW.runes.gain.4")
def test_a_token_that_cannot_be_placed_goes_back_to_its_pile() -> None:
    g = table("latari", "uthuk")
    for at in g.chart.areas:
        if at not in (area("LA"), area("UA"), area("UB"), area("UC")):
            if g.dragon_pile > 4:
                g.dragon_pile -= 1
                board.lay_rune(g, at, 2)
    match = scene(g, lambda g: runes.gain(g, 0, "RW.bidding.3"))
    say(match, 0, "done")
    asked(match, 0, "ask-runewars-rune-which", "rune:dragon", "rune:false")
    say(match, 0, "rune:dragon")
    over(match)
    assert state(match).rune[area("LA")] == 2
    assert state(match).false_pile == 17


@law("RW.runes.gain.2", "RW.limits.1")
def test_an_empty_pile_gives_no_token() -> None:
    g = table("latari", "uthuk")
    for at in g.chart.areas[:17]:
        g.false_pile -= 1
        board.lay_rune(g, at, 1)
    match = scene(g, lambda g: runes.gain(g, 0, "RW.bidding.3"))
    say(match, 0, "done")
    over(match)  # of his areas LC alone is free, and takes the dragon rune
    assert (state(match).rune[area("LC")], state(match).dragon_pile, state(match).false_pile) == (2, 20, 0)


@law("RW.move.limit.1", "RW.terms.units")
def test_above_eight_units_of_one_player_in_an_area_he_destroys_some_of_his_choice_allies_included() -> None:
    g = table("daqan", "uthuk")
    put(g, 0, "5A", footman=7, beastman=2)
    put(g, 0, "5A", down=True, bowman=1)
    match = scene(g, lambda g: trim(g, 0, area("5A"), 8, "RW.move.limit.1"))
    asked(match, 0, "ask-runewars-destroy", "unit:footman", "unit:beastman", "routed:bowman")
    say(match, 0, "routed:bowman", "unit:beastman")
    over(match)
    assert units(match, "5A") == {"footman": (7, 0), "beastman": (1, 0)}
    assert state(match).unused[0] == 8
