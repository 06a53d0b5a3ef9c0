"""The Season cards of autumn and winter, one by one (RW.season.1)."""

from __future__ import annotations

from polana.games.runewars.box.decks import TACTICS
from tests.law import law
from tests.runewars.bench import (
    activate,
    area,
    asked,
    give,
    hero,
    over,
    owner,
    played,
    put,
    refused,
    rune,
    say,
    state,
    stronghold,
    table,
    units,
)
from tests.runewars.seasonbench import bid, drawn, influence, realm

# --- Autumn -----------------------------------------------------------------------------------------------------------


@law("RW.season.1", "RW.season.ex1")
def test_a_bountiful_harvest_resets_the_dials_by_the_areas_and_adds_1_food() -> None:
    g = realm()
    give(g, 0, dials=(0, 8, 0))
    put(g, 0, "8A", footman=1)
    match = drawn(g, "bountiful_harvest")
    over(match)
    assert [player.dials for player in state(match).players] == [[4, 5, 2], [4, 1, 3]]


@law("RW.season.1")
def test_early_frost_costs_each_player_1_food_but_not_below_0() -> None:
    g = realm()
    give(g, 1, dials=(0, 1, 1))
    match = drawn(g, "early_frost")
    over(match)
    assert [player.dials[0] for player in state(match).players] == [2, 0]


@law("RW.season.1")
def test_toll_roads_bring_1_influence_for_each_stronghold() -> None:
    g = realm(tokens=0)
    stronghold(g, 0, "DA")
    stronghold(g, 0, "5A", damaged=True)
    match = drawn(g, "toll_roads")
    over(match)
    assert influence(match) == [2, 0]


@law("RW.season.1")
def test_marsh_fever_kills_a_unit_of_its_owners_choice_wherever_he_has_six() -> None:
    g = realm()
    put(g, 0, "DA", footman=4, bowman=2)
    put(g, 1, "UA", berserker=5)
    match = drawn(g, "marsh_fever")
    say(match, 0, "unit:bowman")
    over(match)
    assert units(match, "DA") == {"footman": (4, 0), "bowman": (1, 0)}
    assert units(match, "UA") == {"berserker": (5, 0)}


@law("RW.season.1")
def test_brigands_take_a_tactics_card_or_2_influence_from_who_has_them() -> None:
    g = realm("daqan", "uthuk", "latari", tokens=1)
    give(g, 0, influence=2, tactics=["ambush"], fresh=["spy_guild"])
    give(g, 1, tactics=["drive_out"])
    match = drawn(g, "brigands")
    twin = match.clone()
    asked(match, 0, "ask-runewars-brigands", "gain:tactics", "gain:influence")
    say(match, 0, "gain:influence")
    while not match.over:
        say(match, 1, "tactic:drive_out")  # he has one token only
    assert influence(match) == [0, 1, 1]
    assert state(match).tactics_discard == [TACTICS.index("drive_out")]
    say(twin, 0, "gain:tactics", "tactic:spy_guild")
    assert state(twin).players[0].fresh == []


@law("RW.season.1", "RW.sheet.2")
def test_good_heroes_of_evil_factions_and_evil_ones_of_good_factions_desert() -> None:
    g = realm()
    hero(g, 0, "corbin", "DA")
    hero(g, 0, "mordrog", "DA")
    hero(g, 0, "mad_carthos", "DA")
    hero(g, 1, "silhouette", "UA")
    match = drawn(g, "disillusioned_heroes")
    over(match)
    assert sorted(state(match).hero_seat) == [-1] * 10 + [0, 0]


@law("RW.season.1", "RW.runes.reveal.1", "RW.runes.reveal.2")
def test_the_judgement_of_the_council_makes_an_opponent_reveal_a_token_of_his_choice_for_good() -> None:
    g = realm()
    rune(g, "UA", "dragon")
    rune(g, "UB", "false")
    rune(g, "8C", "dragon")
    match = drawn(g, "judgement_of_the_council")
    bid(match, 1, 0)
    asked(match, 1, "ask-runewars-reveal", "area:UA", "area:UB")
    say(match, 1, "area:UB")  # a false one will do
    over(match)
    g = state(match)
    assert [g.rune_up[area(name)] for name in ("UA", "UB", "8C")] == [False, True, False]
    put(g, 0, "8C", footman=1)
    assert g.rune_up[area("UB")]


@law("RW.season.1")
def test_burning_fields_lower_a_dial_of_the_next_player_in_order_of_play() -> None:
    g = realm("daqan", "uthuk", "latari")
    for seat, dials in enumerate(((5, 5, 5), (4, 4, 4), (3, 3, 3))):
        give(g, seat, dials=dials)
    played(g, 0, "fortify")
    played(g, 1, "harvest")
    played(g, 2, "mobilize")
    match = drawn(g, "burning_fields")
    say(match, 2, "resource:food")
    say(match, 1, "resource:wood")
    say(match, 0, "resource:ore")
    over(match)
    assert [player.dials for player in state(match).players] == [[5, 4, 5], [3, 4, 4], [3, 3, 2]]


# --- Winter -----------------------------------------------------------------------------------------------------------


@law("RW.bidding.ex1", "RW.goal.2")
def test_the_elf_with_4_and_the_uthuk_with_2_both_bid_2_and_the_elf_with_2_left_names_itself() -> None:
    g = table("latari", "uthuk", season="winter")
    give(g, 0, influence=4)
    give(g, 1, influence=2)
    match = drawn(g, "gift_of_the_council")
    bid(match, 2, 2)
    asked(match, 0, "ask-runewars-tied-first", "seat:0", "seat:1")
    assert influence(match) == [2, 0]
    say(match, 0, "seat:0", "done", "area:LA", "area:LB", "area:LA")
    over(match)
    assert influence(match) == [2, 0]
    assert (state(match).rune[area("LA")], state(match).rune[area("LB")]) == (2, 1)


@law("RW.season.1", "RW.runes.gain.5")
def test_the_frozen_vault_holds_a_dragon_rune_alone_for_an_uncontrolled_area() -> None:
    g = realm()
    rune(g, "8C", "false")
    match = drawn(g, "the_frozen_vault")
    bid(match, 1, 0)
    refused(match, "area:8C", "RW.season.1")
    refused(match, "area:DA", "RW.season.1")
    say(match, 0, "area:7B")
    over(match)
    assert (state(match).rune[area("7B")], state(match).dragon_pile, state(match).false_pile) == (2, 20, 16)


@law("RW.season.1")
def test_a_bitter_winter_counts_food_1_lower() -> None:
    match = drawn(realm(), "bitter_winter")
    over(match)
    assert state(match).winters_bite == 1


@law("RW.season.1")
def test_when_all_are_snowbound_nobody_may_recruit() -> None:
    match = drawn(realm(), "snowbound")
    over(match)
    assert [player.banned for player in state(match).players] == [1 << 5, 1 << 5]


@law("RW.season.1")
def test_in_winter_quarters_each_player_may_remove_an_activation_token() -> None:
    g = realm()
    activate(g, 0, "5A", "5B")
    activate(g, 1, "5A")
    match = drawn(g, "winter_quarters")
    asked(match, 0, "ask-runewars-quarters", "skip", "area:5A", "area:5B")
    say(match, 0, "area:5A")
    say(match, 1, "skip")
    over(match)
    assert (state(match).activated[area("5A")], state(match).activated[area("5B")]) == (2, 1)


@law("RW.season.1", "RW.runes.peek.2")
def test_whispers_show_a_rune_token_beside_ones_areas_to_one_player_and_to_nobody_else() -> None:
    g = realm()
    rune(g, "5A", "dragon")
    rune(g, "8C", "dragon")
    match = drawn(g, "whispers_in_the_dark")
    asked(match, 0, "ask-runewars-whispers", "skip", "area:5A")
    say(match, 0, "area:5A")
    over(match)
    assert state(match).rune_known[area("5A")] == 1
    kinds = [[line.kind for line in match.news_for(reader) if "looked" in line.kind] for reader in (-1, 0, 1)]
    assert kinds == [["news-runewars-looked-hidden"], ["news-runewars-looked"], ["news-runewars-looked-hidden"]]


@law("RW.season.1")
def test_a_blizzard_hurts_heroes_outside_the_areas_of_their_player() -> None:
    g = realm()
    home = hero(g, 0, "corbin", "DA")
    away = hero(g, 0, "ronan_of_the_wild", "5A")
    dying = hero(g, 1, "master_thorn", "5A", damage=2)
    match = drawn(g, "lost_in_the_blizzard")
    over(match)
    g = state(match)
    assert (g.hero_damage[home], g.hero_damage[away], g.hero_gone[dying]) == (0, 1, True)


@law("RW.season.1")
def test_cold_hearts_cost_1_influence_or_an_ally_if_there_is_one() -> None:
    g = realm("daqan", "uthuk", "latari", tokens=1)
    put(g, 0, "DA", footman=1, beastman=1)
    put(g, 0, "DB", footman=1, giant=1)
    put(g, 1, "UA", berserker=1, hellhound=1)
    give(g, 1, influence=0)
    match = drawn(g, "cold_hearts")
    twin = match.clone()
    asked(match, 0, "ask-runewars-cold-hearts", "influence:1", "area:DA", "area:DB")
    say(match, 0, "area:DA")
    over(match)
    assert units(match, "DA") == {"footman": (1, 0)}
    assert units(match, "UA") == {"berserker": (1, 0)}  # he could not pay
    say(twin, 0, "influence:1")
    over(twin)
    assert influence(twin) == [0, 0, 1]
    assert owner(twin, "DB") == 0
