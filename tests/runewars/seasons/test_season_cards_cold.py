"""The Season cards of autumn and winter, one by one (RW.season.1)."""

from __future__ import annotations

from polana.games.runewars.box.decks import TACTICS
from tests.law import law
from tests.runewars.bench import area, realm, table

# --- Autumn -----------------------------------------------------------------------------------------------------------


@law("RW.season.1", "RW.season.ex1")
def test_a_bountiful_harvest_resets_the_dials_by_the_areas_and_adds_1_food() -> None:
    t = realm()
    t.give(0, dials=(0, 8, 0))
    t.put(0, "8A", footman=1)
    t.drawn("bountiful_harvest")
    t.over()
    assert [player.dials for player in t.g.players] == [[4, 5, 2], [4, 1, 3]]


@law("RW.season.1")
def test_early_frost_costs_each_player_1_food_but_not_below_0() -> None:
    t = realm()
    t.give(1, dials=(0, 1, 1))
    t.drawn("early_frost")
    t.over()
    assert [player.dials[0] for player in t.g.players] == [2, 0]


@law("RW.season.1")
def test_toll_roads_bring_1_influence_for_each_stronghold() -> None:
    t = realm(tokens=0)
    t.stronghold(0, "DA")
    t.stronghold(0, "5A", damaged=True)
    t.drawn("toll_roads")
    t.over()
    assert t.influence() == [2, 0]


@law("RW.season.1")
def test_marsh_fever_kills_a_unit_of_its_owners_choice_wherever_he_has_six() -> None:
    t = realm()
    t.put(0, "DA", footman=4, bowman=2)
    t.put(1, "UA", berserker=5)
    t.drawn("marsh_fever")
    t.say(0, "unit:bowman")
    t.over()
    assert t.units("DA") == {"footman": (4, 0), "bowman": (1, 0)}
    assert t.units("UA") == {"berserker": (5, 0)}


@law("RW.season.1")
def test_brigands_take_a_tactics_card_or_2_influence_from_who_has_them() -> None:
    t = realm("daqan", "uthuk", "latari", tokens=1)
    t.give(0, influence=2, tactics=["ambush"], fresh=["spy_guild"])
    t.give(1, tactics=["drive_out"])
    t.drawn("brigands")
    twin = t.clone()
    t.asked(0, "ask-runewars-brigands", "gain:tactics", "gain:influence")
    t.say(0, "gain:influence")
    while not t.match.over:
        t.say(1, "tactic:drive_out")  # he has one token only
    assert t.influence() == [0, 1, 1]
    assert t.g.tactics_discard == [TACTICS.index("drive_out")]
    twin.say(0, "gain:tactics", "tactic:spy_guild")
    assert twin.g.players[0].fresh == []


@law("RW.season.1", "RW.sheet.2")
def test_good_heroes_of_evil_factions_and_evil_ones_of_good_factions_desert() -> None:
    t = realm()
    t.hero(0, "corbin", "DA")
    t.hero(0, "mordrog", "DA")
    t.hero(0, "mad_carthos", "DA")
    t.hero(1, "silhouette", "UA")
    t.drawn("disillusioned_heroes")
    t.over()
    assert sorted(t.g.hero_seat) == [-1] * 10 + [0, 0]


@law("RW.season.1", "RW.runes.reveal.1", "RW.runes.reveal.2")
def test_the_judgement_of_the_council_makes_an_opponent_reveal_a_token_of_his_choice_for_good() -> None:
    t = realm()
    t.rune("UA", "dragon")
    t.rune("UB", "false")
    t.rune("8C", "dragon")
    t.drawn("judgement_of_the_council")
    t.bid(1, 0)
    t.asked(1, "ask-runewars-reveal", "area:UA", "area:UB")
    t.say(1, "area:UB")  # a false one will do
    t.over()
    g = t.g
    assert [g.rune_up[area(name)] for name in ("UA", "UB", "8C")] == [False, True, False]
    t.put(0, "8C", footman=1)
    assert g.rune_up[area("UB")]


@law("RW.season.1")
def test_burning_fields_lower_a_dial_of_the_next_player_in_order_of_play() -> None:
    t = realm("daqan", "uthuk", "latari")
    for seat, dials in enumerate(((5, 5, 5), (4, 4, 4), (3, 3, 3))):
        t.give(seat, dials=dials)
    t.played(0, "fortify")
    t.played(1, "harvest")
    t.played(2, "mobilize")
    t.drawn("burning_fields")
    t.say(2, "resource:food")
    t.say(1, "resource:wood")
    t.say(0, "resource:ore")
    t.over()
    assert [player.dials for player in t.g.players] == [[5, 4, 5], [3, 4, 4], [3, 3, 2]]


# --- Winter -----------------------------------------------------------------------------------------------------------


@law("RW.bidding.ex1", "RW.goal.2")
def test_the_elf_with_4_and_the_uthuk_with_2_both_bid_2_and_the_elf_with_2_left_names_itself() -> None:
    t = table("latari", "uthuk", season="winter")
    t.give(0, influence=4)
    t.give(1, influence=2)
    t.drawn("gift_of_the_council")
    t.bid(2, 2)
    t.asked(0, "ask-runewars-tied-first", "seat:0", "seat:1")
    assert t.influence() == [2, 0]
    t.say(0, "seat:0", "done", "area:LA", "area:LB", "area:LA")
    t.over()
    assert t.influence() == [2, 0]
    assert (t.g.rune[area("LA")], t.g.rune[area("LB")]) == (2, 1)


@law("RW.season.1", "RW.runes.gain.5")
def test_the_frozen_vault_holds_a_dragon_rune_alone_for_an_uncontrolled_area() -> None:
    t = realm()
    t.rune("8C", "false")
    t.drawn("the_frozen_vault")
    t.bid(1, 0)
    t.refused("area:8C", "RW.season.1")
    t.refused("area:DA", "RW.season.1")
    t.say(0, "area:7B")
    t.over()
    assert (t.g.rune[area("7B")], t.g.dragon_pile, t.g.false_pile) == (2, 20, 16)


@law("RW.season.1")
def test_a_bitter_winter_counts_food_1_lower() -> None:
    t = realm().drawn("bitter_winter")
    t.over()
    assert t.g.winters_bite == 1


@law("RW.season.1")
def test_when_all_are_snowbound_nobody_may_recruit() -> None:
    t = realm().drawn("snowbound")
    t.over()
    assert [player.banned for player in t.g.players] == [1 << 5, 1 << 5]


@law("RW.season.1")
def test_in_winter_quarters_each_player_may_remove_an_activation_token() -> None:
    t = realm()
    t.activate(0, "5A", "5B")
    t.activate(1, "5A")
    t.drawn("winter_quarters")
    t.asked(0, "ask-runewars-quarters", "skip", "area:5A", "area:5B")
    t.say(0, "area:5A")
    t.say(1, "skip")
    t.over()
    assert (t.g.activated[area("5A")], t.g.activated[area("5B")]) == (2, 1)


@law("RW.season.1", "RW.runes.peek.2")
def test_whispers_show_a_rune_token_beside_ones_areas_to_one_player_and_to_nobody_else() -> None:
    t = realm()
    t.rune("5A", "dragon")
    t.rune("8C", "dragon")
    t.drawn("whispers_in_the_dark")
    t.asked(0, "ask-runewars-whispers", "skip", "area:5A")
    t.say(0, "area:5A")
    t.over()
    assert t.g.rune_known[area("5A")] == 1
    kinds = [[line.kind for line in t.match.news_for(reader) if "looked" in line.kind] for reader in (-1, 0, 1)]
    assert kinds == [["news-runewars-looked-hidden"], ["news-runewars-looked"], ["news-runewars-looked-hidden"]]


@law("RW.season.1")
def test_a_blizzard_hurts_heroes_outside_the_areas_of_their_player() -> None:
    t = realm()
    home = t.hero(0, "corbin", "DA")
    away = t.hero(0, "ronan_of_the_wild", "5A")
    dying = t.hero(1, "master_thorn", "5A", damage=2)
    t.drawn("lost_in_the_blizzard")
    t.over()
    g = t.g
    assert (g.hero_damage[home], g.hero_damage[away], g.hero_gone[dying]) == (0, 1, True)


@law("RW.season.1")
def test_cold_hearts_cost_1_influence_or_an_ally_if_there_is_one() -> None:
    t = realm("daqan", "uthuk", "latari", tokens=1)
    t.put(0, "DA", footman=1, beastman=1)
    t.put(0, "DB", footman=1, giant=1)
    t.put(1, "UA", berserker=1, hellhound=1)
    t.give(1, influence=0)
    t.drawn("cold_hearts")
    twin = t.clone()
    t.asked(0, "ask-runewars-cold-hearts", "influence:1", "area:DA", "area:DB")
    t.say(0, "area:DA")
    t.over()
    assert t.units("DA") == {"footman": (1, 0)}
    assert t.units("UA") == {"berserker": (1, 0)}  # he could not pay
    twin.say(0, "influence:1")
    twin.over()
    assert twin.influence() == [0, 0, 1]
    assert twin.owner("DB") == 0
