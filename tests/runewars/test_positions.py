"""Positions of Runewars, written by hand."""

from __future__ import annotations

import pytest

from polana.games.runewars.box.decks import (
    CARD_SEASON,
    OBJECTIVE_ALIGNMENT,
    OBJECTIVES,
    QUESTS,
    SEASON_CARDS,
    TACTICS,
)
from polana.games.runewars.components import KINDS, WINTER
from polana.games.runewars.moves import movement
from polana.games.runewars.state import Table
from polana.kernel import position
from polana.kernel.errors import PositionError
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Chance, Rng
from tests.runewars.bench import Bench, area, state

EVIL_OBJECTIVE = OBJECTIVES[OBJECTIVE_ALIGNMENT.index(1)]
WINTER_CARD = SEASON_CARDS[CARD_SEASON.index(WINTER)]

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

[areas.8B]
units = { giant = 1 }
rune = "false"
city = "tamalir"

[heroes.mordrog]
seat = 1
area = "8B"
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
    assert (g.year, g.season, g.owner[area("5A")], g.ally[area("5A")], g.owner[area("8B")]) == (2, 1, 0, 0, -1)
    assert Bench(g).units("5A") == {"footman": (3, 0), "beastman": (1, 0)}
    assert (g.dragon_pile, g.false_pile, g.rune_known[area("8B")]) == (20, 16, 2)  # his hero sees it
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
        ('rune = "false"', 'rune = "false"\nup = 1', "areas.8B.up: 1 should be true or false"),
        ('rune = "false"', 'rune = "false"\nknown = [true]', "areas.8B.known: True should be a whole number"),
        ('rune = "false"', 'rune = "false"\ndamaged = true', "areas.8B.damaged: there is no stronghold"),
        ('"choose_orders"', '"muster"', "phase: a position begins once the setup is over"),
        ('"summer"', '"-"', "season: there is no '-'; there is spring, summer, autumn, winter"),
        ("year = 2", "year = 2\nsequence = [9]", "sequence: there is no seat 9"),
        ('"choose_orders"', '"resolve_orders"', "players.0.order: a position in which orders are resolved says"),
        ("influence = 4", 'influence = 4\nfaction = "uthuk"', "players.0.faction: the seat is of daqan"),
        ("year = 2", 'year = 2\ntiles = ["tile_1 0 0"]', "tiles: 'tile_1 0 0' should be a tile, q, r and sixths"),
        ("year = 2", 'year = 2\ntiles = ["tile_1 0 0 0", "tile_2 0 0 0"]', "tiles: 'tile_2 0 0 0' lies on another"),
    ],
)
def test_what_cannot_be_is_refused_with_the_place_where_it_stands(old: str, new: str, says: str) -> None:
    refused(TEXT, old, new, says)


def refused(text: str, old: str, new: str, says: str) -> None:
    assert old in text
    with pytest.raises(PositionError) as failed:
        Match.at(text.replace(old, new))
    assert str(failed.value).startswith(says), str(failed.value)


HEROES = "".join(f'[heroes.{name}]\nseat = 1\narea = "8B"\n' for name in ("corbin", "silhouette", "battlemage_jaes"))
HAND = "tactics = [" + ", ".join(f'"{name}"' for name in TACTICS[:11]) + "]"
FOUR_QUESTS = "quests = [" + ", ".join(f'"{name}"' for name in QUESTS[:4]) + "]"


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("[players.0]", HEROES + "[players.0]", "heroes: seat 1 has more than 3 heroes"),
        ('tactics = ["drive_out"]', HAND, "players.0.tactics: nobody holds more than 10 Tactics cards"),
        ("influence = 4", "influence = 4\n" + FOUR_QUESTS, "players.0.quests: nobody holds more than 3 Quest cards"),
        ("year = 2", "year = 8", "year: years are counted from 1 to 7"),
        ("year = 2", "year = 0", "year: years are counted from 1 to 7"),
        (
            '"golden_age"',
            '"' + EVIL_OBJECTIVE + '"',
            f"players.0.objective: {EVIL_OBJECTIVE} is of the other alignment",
        ),
        ('rune = "dragon"', 'rune = "dragon"\ncity = "dawnsmoor"', "areas.5A.city: no city is printed there"),
        (
            'played = ["harvest"]',
            'played = ["harvest", "recruit"]',
            "players.0.played: at most 1 orders lie there by then",
        ),
        ('"summer"', '"spring"', "players.0.played: at most 0 orders lie there by then"),
        (
            'played = ["harvest"]',
            'played = ["harvest"]\nsupremacy = true',
            "players.0.supremacy: no order is revealed in this phase",
        ),
        ('played = ["harvest"]', 'played = ["harvest"]\norder = "recruit"', "players.0.order: no order is revealed"),
        ('"summer"', '"summer"\nfrozen = true', "frozen: the water is frozen from the secondary effect of Winter on"),
        ('"summer"', '"winter"\nfrozen = false', "frozen: the water is frozen from the secondary effect of Winter on"),
        ('"summer"', '"summer"\nturn = 0', "turn: nobody has a turn before orders are resolved"),
        ('"summer"', '"summer"\nat = 1', "at: in this phase everybody acts at once"),
        ('"summer"', f'"summer"\nseason_card = "{WINTER_CARD}"', f"season_card: {WINTER_CARD} is no card of summer"),
        ('"summer"', '"summer"\ntitle_influence = [0, 61, 0]', "title_influence: on captain_heroes_league lie 0 to 60"),
        ('"summer"', '"summer"\ntitle_influence = [0, 2, 0]', "title_owner: influence lies on captain_heroes_league"),
        ("[players.0]", "[acts]\nbattles = 1\n[players.0]", "acts.battles: nobody's turn is going on"),
        ("seat = 1\n", "seat = 1\ndamage = -1\n", "heroes.mordrog: nobody has less damage or training than none"),
    ],
)
def test_what_cannot_be_between_two_steps_is_refused(old: str, new: str, says: str) -> None:
    refused(TEXT, old, new, says)


def test_two_victory_cards_never_lie_on_one_deck() -> None:
    text = TEXT + 'victory_on = "spring"\n[players.1]\nvictory_on = "spring"\n'
    refused(text, "year", "year", "players.1.victory_on: another Victory card lies on that deck")


def test_a_quest_in_the_hand_was_seen_once() -> None:
    seen = f'influence = 4\nquests = ["{QUESTS[0]}"]\nquests_seen = ["{QUESTS[0]}", "{QUESTS[0]}"]'
    refused(TEXT, "influence = 4", seen, "such a position cannot be: a quest of seat 0 was seen twice")


def test_winter_is_frozen_once_its_secondary_effect_has_begun() -> None:
    for phase, frozen in (("season_card", False), ("secondary", True), ("choose_orders", True)):
        text = TEXT.replace('"summer"', '"winter"').replace('"choose_orders"', f'"{phase}"')
        if phase == "secondary":
            text = text.replace("year = 2", "year = 2\nat = 1")
        found = position.read(text).state(Chance(1))
        assert isinstance(found, Table)
        assert found.frozen is frozen


MOVING = """
game = "runewars"
seats = ["daqan", "uthuk"]
season = "autumn"
phase = "resolve_orders"
stage = "primary"

[acts]
target = "5B"
marches = ["2 footman 5A 5B", "corbin 5A 5B"]

[areas.5A]
units = { footman = 3 }

[areas.5B]
units = { giant = 1 }
activated = [0]

[heroes.corbin]
seat = 0
area = "5A"

[players.0]
influence = 4
played = ["strategize", "harvest"]
order = "mobilize"

[players.1]
played = ["recruit", "harvest"]
order = "fortify"
"""


def test_who_resolves_orders_when_and_with_supremacy_follows_from_the_orders() -> None:
    match = Match.at(MOVING)
    g = state(match)
    assert (g.sequence, g.at, g.turn) == ([0, 1], 0, 0)
    assert [player.supremacy for player in g.players] == [False, True]
    assert [player.last_order for player in g.players] == [4, 4]
    assert movement.marching(g) == 2
    assert match.ask is not None
    assert match.why_not(0, "hero:corbin") is not None  # he rides already
    assert 'marches = ["2 footman 5A 5B", "corbin 5A 5B"]' in match.position()
    assert "supremacy" not in match.position()
    # Numbers are read as they were written before.
    packed = [movement.packed(area("5A"), area("5B"), KINDS.index("footman"), 2)]
    old = MOVING.replace('["2 footman 5A 5B", "corbin 5A 5B"]', str(packed))
    assert state(Match.at(old)).acts.marches == packed


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('stage = "primary"', 'stage = "primary"\nsequence = [1, 0]', "sequence: orders are resolved by their numbers"),
        ('stage = "primary"', 'stage = "primary"\nsequence = [0]', "sequence: should have every seat"),
        ('stage = "primary"', 'stage = "primary"\nturn = 1', "turn: whose it is follows from sequence [0, 1] and at 0"),
        ('stage = "primary"', 'stage = "primary"\nat = 2', "at: should count from 0"),
        ('"primary"', '"supremacy"', "stage: seat 0 has no supremacy"),
        ("influence = 4", "influence = 4\nsupremacy = true", "players.0.supremacy: a higher order lies"),
        (
            "influence = 4",
            'influence = 4\nlast_order = "strategize"',
            "players.0.last_order: the last of the orders played is harvest",
        ),
        ('"2 footman 5A 5B"', '"4 footman 5A 5B"', "acts.marches: in 5A do not stand so many of footman"),
        ('"2 footman 5A 5B"', '"2 berserker 5A 5B"', "acts.marches: in 5A do not stand so many of berserker"),
        ('"2 footman 5A 5B"', '"2 footman 5A 5C"', "acts.marches: the area that was activated is 5B"),
        ('"2 footman 5A 5B"', '"2 footman 1A 5B"', "acts.marches: figures go from one area of the board to another"),
        ('"2 footman 5A 5B"', '"footmen"', "acts.marches: 'footmen' should be a number, a unit"),
        ('"2 footman 5A 5B"', '"corbin 5A 5B"', "acts.marches: that hero does not stand in 5A, or moves twice"),
        ('"2 footman 5A 5B"', "8796093022207", "acts.marches: 8796093022207 stands for no figures"),
        ("activated = [0]", "activated = [1]", "acts.target: no activation token of seat 0 lies there"),
        ('"mobilize"', '"harvest"', "players.0.order: it lies among the orders played"),
        ('"mobilize"', '"recruit"', "acts.target: the order of seat 0 activates no area"),
        ('"primary"', '"before"', "acts.marches: nobody's turn is going on"),
    ],
)
def test_what_cannot_be_in_a_turn_is_refused(old: str, new: str, says: str) -> None:
    refused(MOVING, old, new, says)
