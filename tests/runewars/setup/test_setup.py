"""Setup in its twelve steps, but for the board (RW.setup)."""

from __future__ import annotations

from collections import Counter

import pytest

from polana.games.runewars import game
from polana.games.runewars.box.decks import CARD_SEASON, HERO_ALIGNMENT, HEROES, OBJECTIVE_ALIGNMENT, QUEST_TILE, QUESTS
from polana.games.runewars.components import FACTION_ALIGNMENT, FACTIONS, GOOD, KINDS, START_DIAL
from polana.games.runewars.map import board
from polana.games.runewars.map.tiles import AREA_CITY, AREA_HOME, HOME, TILE_AREAS, TILE_NUMBER
from polana.games.runewars.state import CHOOSE_FACTIONS, MUSTER, PLACE_HEROES, PLACE_TILES, SEASON_CARD, Table
from polana.games.runewars.year.turnorder import clockwise
from polana.kernel.errors import SetupError
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from tests.law import law
from tests.runewars.bench import (
    area,
    begin,
    drawn_heroes,
    drawn_objectives,
    drawn_quests,
    drawn_tactics,
    fate,
    state,
)

COUNTS = pytest.mark.parametrize("count", [2, 3, 4])
ALL = ["daqan", "uthuk", "latari", "waiqar"]


def until(match: Match, phase: int, seed: int = 1) -> Table:
    """Play at random until a phase begins, or the game."""
    chooser = RandomChooser(Rng(seed))
    while state(match).phase < phase:
        assert match.ask is not None
        match.choose(match.ask.seat, chooser.choose(match, match.ask))
    return state(match)


def set_up(seats: list[str], seed: int = 1, **options: bool) -> Table:
    """A table after setup, in the first Spring."""
    return until(Match(game, game.setup(seats, {"ready_made": True, **options}), seed), SEASON_CARD, seed)


# --- players and factions ---------------------------------------------------------------------------------------------


@law("RW.overview.1")
def test_two_to_four_players_lead_different_factions_and_control_their_home_realms_only() -> None:
    for count in (2, 3, 4):
        g = set_up(ALL[:count])
        assert len({player.faction for player in g.players}) == count
        for player in g.players:
            assert board.areas_of(g, player.seat) == TILE_AREAS[HOME[player.faction]]
    for count in (1, 5):
        with pytest.raises(SetupError):
            game.setup(count, {})
    with pytest.raises(SetupError, match=r"RW\.setup\.2"):
        game.setup(["daqan", "daqan"], {})


@law("RW.setup.1")
def test_each_player_is_dealt_a_fate_card_and_the_highest_number_makes_the_first_player() -> None:
    t = begin(3, fate(7, 12, 11))
    g = t.g
    assert g.first == 1
    assert [str(line["fate"]) for line in t.told("drew-for-first")] == ["fate:7", "fate:12", "fate:11"]
    assert sorted(g.fate) == list(range(30))
    assert {state(Match(game, game.setup(2, {}), seed)).first for seed in range(8)} == {0, 1}


@law("RW.setup.2")
def test_clockwise_from_the_first_player_each_chooses_a_faction_that_nobody_has() -> None:
    t = begin(["?", "waiqar", "?"], fate(1, 2, 30))
    t.asked(2, "ask-runewars-faction", "faction:daqan", "faction:latari", "faction:uthuk")
    t.refused("faction:waiqar", "RW.setup.2")
    t.say(2, "faction:uthuk")
    t.asked(0, "ask-runewars-faction", "faction:daqan", "faction:latari")
    t.refused("faction:uthuk", "RW.setup.2")
    t.g.chance.script(drawn_quests(*QUESTS[:6]))
    t.say(0, "faction:latari")
    g = t.g
    assert [FACTIONS[player.faction] for player in g.players] == ["latari", "waiqar", "uthuk"]
    assert g.seat_of == [-1, 0, 1, 2]
    assert g.phase == PLACE_TILES


@law("RW.setup.0", "RW.setup.3")
def test_the_steps_of_setup_come_in_their_numbered_order() -> None:
    match = Match(game, game.setup(2, {}), 4)
    phases = [state(match).phase]
    chooser = RandomChooser(Rng(4))
    while state(match).phase < SEASON_CARD:
        assert match.ask is not None
        match.choose(match.ask.seat, chooser.choose(match, match.ask))
        if state(match).phase != phases[-1]:
            phases.append(state(match).phase)
    # Factions, tiles, markers, runes, home realms, units, heroes; then all that is dealt and the first Spring.
    assert phases[0] == CHOOSE_FACTIONS
    assert phases[:-1] == [1, 2, 3, 4, 5, 6, 7]
    assert phases[-1] >= SEASON_CARD


# --- dials, stronghold, units, heroes ---------------------------------------------------------------------------------


@law("RW.setup.5")
def test_the_dials_are_set_to_what_the_home_realm_yields() -> None:
    g = set_up(ALL)
    assert [player.dials for player in g.players] == [[3, 2, 2], [3, 1, 3], [2, 3, 2], [3, 2, 2]]
    assert START_DIAL[:3] == [3, 2, 2]


@law("RW.setup.6.1", "RW.setup.6.2")
def test_clockwise_each_places_a_stronghold_in_his_home_realm_and_the_units_of_all_three_dials_over_it() -> None:
    t = begin(["daqan", "uthuk"], ready_made=True)
    g = until(t.match, MUSTER)
    first = g.first
    seat = first
    for _ in range(2):
        name = FACTIONS[t.g.players[seat].faction]
        home = [f"area:{letter}" for letter in (("DA", "DB", "DC") if name == "daqan" else ("UA", "UB", "UC"))]
        t.asked(seat, "ask-runewars-start-stronghold", *home)
        t.say(seat, home[1])
        chooser = RandomChooser(Rng(seat))
        while t.g.phase == MUSTER and t.match.ask is not None and t.match.ask.seat == seat:
            assert t.match.ask.law == "RW.setup.6.2"
            t.match.choose(seat, chooser.choose(t.match, t.match.ask))
        seat = 1 - seat
    g = t.g
    for player in g.players:
        areas = TILE_AREAS[HOME[player.faction]]
        assert g.stronghold[areas[1]] == player.seat
        assert not g.damaged[areas[1]]
        army = Counter({kind: sum(g.standing[at * 22 + kind] for at in areas) for kind in range(22)})
        expected = {"footman": 3, "bowman": 1, "knight": 1}
        if FACTIONS[player.faction] == "uthuk":
            expected = {"berserker": 3, "warlock": 1, "flesh_ripper": 1}
        assert {KINDS[kind]: count for kind, count in army.items() if count} == expected


@law("RW.setup.6.2")
def test_the_first_units_need_not_stand_where_the_stronghold_is() -> None:
    t = begin(["daqan", "uthuk"], ready_made=True)
    g = until(t.match, MUSTER)
    if g.first != 0:
        until_seat(t.match, 0)
    t.say(0, "area:DA")
    t.asked(0, "ask-runewars-muster-where", "area:DA", "area:DB", "area:DC")
    t.say(0, "area:DB")  # a bowman, the only one
    t.say(0, "area:DC", 2, "area:DB", "area:DA")  # two footmen here, one there; and a knight
    assert t.units("DA") == {"knight": (1, 0)}
    assert t.units("DB") == {"bowman": (1, 0), "footman": (1, 0)}
    assert t.units("DC") == {"footman": (2, 0)}


def until_seat(match: Match, seat: int) -> None:
    chooser = RandomChooser(Rng(1))
    while match.ask is not None and match.ask.seat != seat:
        match.choose(match.ask.seat, chooser.choose(match, match.ask))


@law("RW.setup.7.1", "RW.setup.7.3")
def test_each_player_draws_a_hero_of_his_alignment_and_all_other_heroes_form_one_deck() -> None:
    g = set_up(ALL)
    for player in g.players:
        heroes = board.heroes_of(g, player.seat)
        assert len(heroes) == 1
        assert HERO_ALIGNMENT[heroes[0]] == FACTION_ALIGNMENT[player.faction]
    dealt = [hero for hero in range(12) if g.hero_seat[hero] != -1]
    assert sorted(g.hero_deck + dealt) == list(range(12))
    assert {HERO_ALIGNMENT[hero] for hero in g.hero_deck} == {0, 1, 2}
    assert len({tuple(set_up(ALL[:2], seed).hero_deck) for seed in range(4)}) > 1


@law("RW.setup.7.2")
def test_the_hero_begins_in_any_area_of_the_home_realm() -> None:
    t = begin(["daqan", "uthuk"], ready_made=True)
    until(t.match, PLACE_HEROES)
    first = t.g.first
    for seat in (first, 1 - first):
        home = ["DA", "DB", "DC"] if seat == 0 else ["UA", "UB", "UC"]
        t.asked(seat, "ask-runewars-start-hero", *[f"area:{name}" for name in home])
        t.say(seat, f"area:{home[2]}")
    g = t.g
    for seat, name in ((0, "DC"), (1, "UC")):
        assert [g.hero_area[hero] for hero in board.heroes_of(g, seat)] == [area(name)]


# --- decks, and what is dealt -----------------------------------------------------------------------------------------


@law("RW.setup.4.1", "RW.setup.4.2")
def test_quests_of_areas_not_on_the_board_go_back_and_the_rest_form_the_deck_with_the_dealt_setup_quests() -> None:
    g = set_up(ALL[:2])
    on_board = {TILE_NUMBER[tile] for tile in g.chart.tiles}
    quests = sorted(g.quest_deck + [quest for player in g.players for quest in player.quests])
    assert quests == [quest for quest in range(24) if QUEST_TILE[quest] == 0 or QUEST_TILE[quest] in on_board]
    assert sorted(g.quest_box) == [quest for quest in range(24) if quest not in quests]
    assert len(quests) == 4 + 4 + 6  # setup quests of four tiles, one more for each tile, and six without an area
    assert g.dealt_quests == []


@law("RW.setup.8.1", "RW.setup.9.1")
def test_every_deck_is_shuffled_by_itself() -> None:
    one, other = set_up(ALL[:2], 1), set_up(ALL[:2], 2)
    for deck in ("fate", "quest_deck", "reward_deck", "tactics_deck", "hero_deck"):
        assert getattr(one, deck) != getattr(other, deck)
    for season in range(1, 4):  # the first Spring has begun
        assert sorted(one.season_decks[season]) == [card for card in range(32) if CARD_SEASON[card] == season]
        assert one.season_decks[season] != other.season_decks[season]
    assert (len(one.fate), len(one.reward_deck)) == (30, 25)
    assert [player.influence for player in one.players] == [3, 1]
    assert one.hero_damage == [0] * 12
    assert one.hero_training == [0] * 36


@law("RW.setup.8.2")
def test_the_three_titles_lie_open_beside_the_decks_without_an_owner() -> None:
    g = set_up(ALL[:2])
    view = game.view(g, -1)
    assert [(title["owner"], title["influence"]) for title in view["titles"]] == [(None, 0)] * 3


@law("RW.setup.9.2")
def test_unused_rune_tokens_lie_in_two_open_piles() -> None:
    g = set_up(ALL[:3])
    view = game.view(g, -1)
    assert (view["dragon_pile"], view["false_pile"]) == (18, 14)
    assert len([rune for rune in g.rune if rune]) == 6


@law("RW.setup.10", "RW.setup.11", "RW.setup.12.1", "RW.tactics.4")
def test_influence_and_tactics_of_the_faction_sheet_two_quests_and_an_objective_of_ones_alignment() -> None:
    g = set_up(ALL)
    for player in g.players:
        influence, tactics = {"daqan": (3, 2), "latari": (4, 1), "waiqar": (2, 3), "uthuk": (1, 4)}[
            FACTIONS[player.faction]
        ]
        assert (player.influence, len(player.tactics), len(player.fresh)) == (influence, tactics, 0)
        assert len(player.quests) == 2
        assert OBJECTIVE_ALIGNMENT[player.objective] == FACTION_ALIGNMENT[player.faction]
    assert [len(deck) for deck in g.objective_decks] == [6, 6]


@law("RW.setup.12.1", "RW.objectives.1", "RW.setup.layout")
def test_hands_and_objective_are_seen_by_their_owner_alone() -> None:
    g = set_up(ALL[:2])
    for reader in (-1, 0, 1):
        for player, seen in zip(g.players, game.view(g, reader)["players"], strict=True):
            own = reader == player.seat
            assert (seen["tactics_count"], seen["quest_count"]) == (len(player.tactics), 2)
            assert len(seen["tactics"]) == (len(player.tactics) if own else 0)
            assert len(seen["quests"]) == (2 if own else 0)
            assert (seen["objective"] is not None) == own
            assert seen["has_objective"]


@law("RW.setup.12.2")
def test_after_the_last_step_the_first_spring_begins() -> None:
    t = begin(["daqan", "latari"], ready_made=True)
    g = until(t.match, SEASON_CARD)
    assert (g.year, g.season) == (1, 0)
    assert [line["year"] for line in t.told("spring")] == [1]
    assert [CARD_SEASON[card] for card in g.season_discard] == [0]


@law("RW.setup.layout")
def test_the_board_influence_heroes_and_played_orders_lie_open() -> None:
    g = set_up(ALL[:3])
    views = [game.view(g, reader) for reader in (-1, 0, 1, 2)]
    for part in ("tiles", "heroes", "titles", "unused", "decks"):
        assert all(view[part] == views[0][part] for view in views)
    assert [player["influence"] for player in views[0]["players"]] == [3, 1, 4]
    assert len(views[0]["heroes"]) == 3


# --- exploration tokens -----------------------------------------------------------------------------------------------


@law("RW.explore.0", "RW.explore.setup")
@COUNTS
def test_every_area_outside_home_realms_gets_a_face_down_token_by_its_distance_from_them(count: int) -> None:
    assert set(set_up(ALL[:count]).token) == {-1}
    g = set_up(ALL[:count], explore=True)
    for at in g.chart.areas:
        assert (g.token[at] == -1) == (AREA_HOME[at] >= 0)
        assert not g.token_up[at]
        if g.token[at] != -1 and g.tokens_near and g.tokens_far:
            assert g.token_near[at] == any(AREA_HOME[other] >= 0 for other in g.chart.adjacent(at))
    on_board = len([at for at in g.token if at != -1])
    assert on_board + len(g.tokens_near) + len(g.tokens_far) == 35


# --- a whole setup, word for word -------------------------------------------------------------------------------------


@law("RW.setup.0", "RW.setup.7.1", "RW.setup.10", "RW.setup.11", "RW.setup.12.1")
def test_a_whole_setup_on_the_ready_made_board_with_every_draw_foretold() -> None:
    t = begin(["daqan", "latari"], fate(30, 1), ready_made=True)
    chooser = RandomChooser(Rng(1))
    cities = [("city", at) for at in range(7)]
    heroes = drawn_heroes("corbin", "silhouette")
    hands = drawn_tactics("ambush", "drive_out", "spy_guild")
    quests = drawn_quests("the_winged_terror", "pearl_of_the_coast", "speaker_for_the_wild", "behind_enemy_walls")
    objectives = drawn_objectives("golden_age", "honoured_titles")
    spaces = sum(1 for at in t.g.chart.areas if AREA_CITY[at])
    t.g.chance.script(cities[:spaces] + heroes + hands + quests + objectives + [("season", 0)], strict=True)
    while t.g.phase < SEASON_CARD:
        assert t.match.ask is not None
        t.match.choose(t.match.ask.seat, chooser.choose(t.match, t.match.ask))
    g = t.g
    assert [HEROES[board.heroes_of(g, seat)[0]] for seat in (0, 1)] == ["corbin", "silhouette"]
    assert [player.influence for player in g.players] == [3, 4]
    assert [[QUESTS[quest] for quest in player.quests] for player in g.players] == [
        ["the_winged_terror", "pearl_of_the_coast"],
        ["speaker_for_the_wild", "behind_enemy_walls"],
    ]
    assert all(FACTION_ALIGNMENT[player.faction] == GOOD for player in g.players)
    assert clockwise(g, g.first) == [0, 1]
