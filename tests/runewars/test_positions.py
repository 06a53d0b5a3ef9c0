"""Positions of Runewars, written by hand."""

from __future__ import annotations

import pytest

from polana.games.runewars.decks import TACTICS
from polana.kernel.errors import PositionError
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from tests.runewars.bench import area, state, units

TEXT = """
game = "runewars"
seats = ["daqan", "uthuk"]

year = 2
season = "summer"
phase = "choose_orders"

[areas.5A]
units = { footman = 3, beastman = 1 }
stronghold = 0
rune = "dragon"

[areas.8C]
units = { giant = 1 }
rune = "false"
city = "tamalir"

[heroes.mordrog]
seat = 1
area = "8C"
rewards = ["soulbiter"]

[players.0]
influence = 4
tactics = ["drive_out"]
played = ["harvest"]
objective = "golden_age"
"""


def test_a_position_may_say_little_and_the_rest_is_where_it_belongs() -> None:
    match = Match.at(TEXT, seed=3)
    g = state(match)
    assert (g.year, g.season, g.owner[area("5A")], g.ally[area("5A")], g.owner[area("8C")]) == (2, 1, 0, 0, -1)
    assert units(g, "5A") == {"footman": (3, 0), "beastman": (1, 0)}
    assert (g.dragon_pile, g.false_pile, g.rune_known[area("8C")]) == (20, 16, 2)  # his hero sees it
    assert (len(g.hero_deck), len(g.reward_deck), len(g.tactics_deck), len(g.objective_decks[0])) == (11, 24, 49, 7)
    assert g.tactics_deck.count(TACTICS.index("drive_out")) == 1
    assert g.players[1].dials == [3, 1, 3]
    assert match.ask is not None
    assert "order:harvest" not in [word.text for word in match.asks[0].options]
    match.run_to("turn", RandomChooser(Rng(1)))
    assert Match.replay(match.record()).view(1) == match.view(1)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("[areas.5A]", "[areas.1A]", "areas.1A: 1A is not on the board"),
        ("footman = 3", "footman = 30", "areas: there are more figures"),
        ("footman = 3", "foot = 3", "areas.5A.units.foot: there is no 'foot'"),
        ("stronghold = 0", "stronghold = 5", "areas.5A.stronghold: there is no seat 5"),
        ('"dragon"', '"red"', "areas.5A.rune: 'red' should be dragon or false"),
        ("units = { giant = 1 }", "units = { giant = 1, berserker = 1, bowman = 1 }", "such a position cannot be: "),
        ('"soulbiter"', '"sword"', "heroes.mordrog.rewards: there is no 'sword'"),
        ('"drive_out"', '"fireball"', "players.0.tactics: there is no 'fireball'"),
        ("influence = 4", "gold = 4", "players.0.gold: nothing is called so"),
        ('["daqan", "uthuk"]', '["daqan", "?"]', "players.1.faction: a position says which faction sits there"),
        ("footman = 3", '"-" = 3', "areas.5A.units.-: there is no '-'"),
        ('"soulbiter"', '"soulbiter", "soulbiter"', "such a position cannot be: Reward cards: 2 soulbiter, not 1"),
        ('rune = "false"', 'rune = "false"\nup = 1', "areas.8C.up: 1 should be true or false"),
        ('rune = "false"', 'rune = "false"\nknown = [true]', "areas.8C.known: True should be a whole number"),
        ('rune = "false"', 'rune = "false"\ndamaged = true', "areas.8C.damaged: there is no stronghold"),
        ('"choose_orders"', '"muster"', "phase: a position begins once the setup is over"),
        ('"summer"', '"-"', "season: there is no '-'; there is spring, summer, autumn, winter"),
        ("year = 2", "year = 2\nsequence = [9]", "sequence: there is no seat 9"),
        ('"choose_orders"', '"resolve_orders"', "sequence: a position says whose orders are resolved"),
        ("influence = 4", 'influence = 4\nfaction = "uthuk"', "players.0.faction: the seat is of daqan"),
        ("year = 2", 'year = 2\ntiles = ["tile_1 0 0"]', "tiles: 'tile_1 0 0' should be a tile, q, r and sixths"),
        ("year = 2", 'year = 2\ntiles = ["tile_1 0 0 0", "tile_2 0 0 0"]', "tiles: 'tile_2 0 0 0' lies on another"),
    ],
)
def test_what_cannot_be_is_refused_with_the_place_where_it_stands(old: str, new: str, says: str) -> None:
    assert old in TEXT
    with pytest.raises(PositionError) as failed:
        Match.at(TEXT.replace(old, new))
    assert str(failed.value).startswith(says), str(failed.value)
