"""The Season cards, one by one (RW.season.1)."""

from __future__ import annotations

import pytest

from polana.games.runewars.box.decks import CARD_BID, CARD_COUNCIL, CARD_SEASON, OBJECTIVES, SEASON_CARDS, TACTICS
from polana.games.runewars.seasons.base import Effect, effect_of
from polana.games.runewars.state import SEASON_CARD
from tests.law import law
from tests.runewars.bench import (
    activate,
    area,
    asked,
    city,
    drawn_objectives,
    drawn_quests,
    drawn_seasons,
    drawn_tactics,
    give,
    going_on,
    hero,
    neutrals,
    over,
    played,
    put,
    refused,
    rune,
    say,
    state,
    stronghold,
    title,
    told,
    units,
)
from tests.runewars.seasonbench import bid, drawn, influence, realm


@law("RW.season.card")
def test_each_of_the_32_cards_has_a_title_a_season_and_a_primary_effect_of_its_own() -> None:
    assert len(set(SEASON_CARDS)) == 32
    assert [CARD_SEASON.count(season) for season in range(4)] == [8, 8, 8, 8]
    effects = [type(effect_of(card)) for card in range(32)]
    assert Effect not in effects
    assert len(set(effects)) == 32
    assert (CARD_COUNCIL.count(True), CARD_BID.count(True)) == (5, 8)


@law("RW.season.1")
def test_the_primary_effect_is_resolved_completely_before_the_secondary_effect() -> None:
    g = realm()
    played(g, 0, "harvest")
    played(g, 1, "fortify")
    activate(g, 0, "5A")
    g.phase, g.year = SEASON_CARD, 2
    match = going_on(g, drawn_seasons("new_growth"))
    say(match, 0, "resource:food")
    asked(match, 1, "ask-runewars-raise-dial")
    assert state(match).players[0].played == [4]  # Spring gives it back only when all have chosen
    assert state(match).activated[area("5A")] == 1
    say(match, 1, "resource:ore")
    assert state(match).players[0].played == []
    assert state(match).activated[area("5A")] == 0


# --- Spring -----------------------------------------------------------------------------------------------------------


@law("RW.season.1")
def test_famine_lowers_dials_to_what_the_areas_provide_and_raises_none() -> None:
    g = realm()
    give(g, 0, dials=(8, 1, 2))
    stronghold(g, 0, "DA", development="resources")
    match = drawn(g, "famine")
    over(match)
    assert [player.dials for player in state(match).players] == [[3, 1, 2], [3, 1, 3]]


@law("RW.season.1")
def test_in_stormy_weather_who_bids_nothing_may_not_march_this_season() -> None:
    g = realm()
    g.phase = SEASON_CARD
    match = going_on(g, drawn_seasons("stormy_weather"))
    bid(match, 0, 1)
    assert influence(match) == [5, 4]
    forbidden = {"order:strategize", "order:mobilize", "order:conquer"}
    options = [{word.text for word in ask.options} for ask in match.asks]
    assert (options[0] & forbidden, options[1] & forbidden) == (set(), forbidden)
    assert len(options[0]) == 5


@law("RW.season.1", "RW.objectives.4", "RW.limits.2")
def test_who_prepares_for_the_coming_year_may_exchange_his_objective_and_a_used_up_deck_is_shuffled_anew() -> None:
    g = realm()
    give(g, 0, objective="golden_age")
    give(g, 1, objective="iron_grip")
    g.objective_discard += g.objective_decks[0]
    g.objective_decks[0].clear()
    match = drawn(g, "prepare_for_the_coming_year", drawn_objectives("honoured_titles"))
    say(match, 0, "yes")
    say(match, 1, "skip")
    over(match)
    g = state(match)
    assert [OBJECTIVES[player.objective] for player in g.players] == ["honoured_titles", "iron_grip"]
    assert (len(g.objective_decks[0]), g.objective_discard) == (7, [])


@law("RW.season.1", "RW.resources.5")
def test_new_growth_raises_one_dial_of_each_player_by_1_up_to_8() -> None:
    g = realm()
    give(g, 0, dials=(8, 2, 2))
    match = drawn(g, "new_growth")
    say(match, 0, "resource:food")
    say(match, 1, "resource:wood")
    over(match)
    assert [player.dials for player in state(match).players] == [[8, 2, 2], [3, 2, 3]]


@law("RW.season.1")
def test_the_call_of_adventure_gives_each_player_a_quest_and_he_keeps_three() -> None:
    g = realm()
    quests = g.quest_deck[:5]
    g.players[0].quests = quests[:3]
    g.quest_deck = [quest for quest in g.quest_deck if quest not in quests[:3]]
    match = drawn(g, "call_of_adventure", [("quest", quests[3]), ("quest", quests[4])])
    asked(match, 0, "ask-runewars-discard-quest")
    say(match, 0, match.asks[0].options[0])
    over(match)
    assert [len(player.quests) for player in state(match).players] == [3, 1]
    assert drawn_quests() == []


@law("RW.season.1", "RW.tactics.4")
def test_the_envoys_give_the_highest_bidder_a_discarded_tactics_card_for_a_later_season() -> None:
    g = realm()
    for card in ("ambush", "drive_out"):
        g.tactics_deck.remove(TACTICS.index(card))
        g.tactics_discard.append(TACTICS.index(card))
    match = drawn(g, "envoys_of_the_council")
    bid(match, 1, 2)
    asked(match, 1, "ask-runewars-envoys", "tactic:ambush", "tactic:drive_out")
    say(match, 1, "tactic:drive_out")
    over(match)
    g = state(match)
    assert g.players[1].fresh == [TACTICS.index("drive_out")]
    assert g.tactics_discard == [TACTICS.index("ambush")]
    assert influence(match) == [4, 3]


@law("RW.season.1", "RW.sheet.2")
def test_heroes_of_another_alignment_waver_and_desert_unless_1_influence_is_spent_for_each() -> None:
    g = realm(tokens=1)
    hero(g, 0, "corbin", "DA")  # good, as the Daqan are
    hero(g, 0, "mordrog", "DA")
    hero(g, 0, "mad_carthos", "DA")  # neither
    match = drawn(g, "wavering_loyalties")
    asked(match, 0, "ask-runewars-loyalty", "influence:1", "skip")
    assert told(match, "hero-left") == []
    say(match, 0, "influence:1")
    over(match)
    g = state(match)
    assert sorted(g.hero_seat) == [-1] * 10 + [0] * 2  # the second found no token left, and went
    assert influence(match) == [0, 1]


@law("RW.titles.1")
def test_the_heroes_of_the_captain_of_the_heroes_league_do_not_desert() -> None:
    g = realm()
    hero(g, 0, "mordrog", "DA")
    hero(g, 1, "corbin", "UA")
    title(g, 0, "captain_heroes_league", 1)
    for card in ("wavering_loyalties", "disillusioned_heroes"):
        match = drawn(g.copy(), card)
        if card == "wavering_loyalties":
            say(match, 1, "skip")
        over(match)
        assert sorted(state(match).hero_seat) == [-1] * 11 + [0]


@law("RW.season.1")
def test_border_levies_place_1_triangle_of_the_faction_at_a_stronghold() -> None:
    g = realm()
    stronghold(g, 0, "DA")
    stronghold(g, 0, "DB")
    match = drawn(g, "border_levies")
    asked(match, 0, "ask-runewars-levy-where", "area:DA", "area:DB")
    say(match, 0, "area:DB")
    asked(match, 0, "ask-runewars-levy-kind", "unit:bowman", "unit:footman")
    say(match, 0, "unit:bowman")
    over(match)  # the Uthuk have no stronghold
    assert units(match, "DB") == {"bowman": (1, 0)}


# --- Summer -----------------------------------------------------------------------------------------------------------


@law("RW.season.1", "RW.runes.gain.5", "RW.runes.one_per_area")
def test_threatened_home_realms_send_a_rune_token_out_and_no_false_rune_comes_with_it() -> None:
    g = realm()
    rune(g, "DA", "dragon")
    rune(g, "DB", "false", up=True)
    rune(g, "7B", "false")
    put(g, 1, "8C", berserker=1)
    match = drawn(g, "threatened_home_realms")
    asked(match, 0, "ask-runewars-rune-from", "area:DA", "area:DB")
    say(match, 0, "area:DA")
    refused(match, "area:DC", "RW.runes.gain.3")
    refused(match, "area:7B", "RW.runes.gain.3")  # there is one already
    refused(match, "area:8C", "RW.runes.gain.3")
    say(match, 0, "area:5A")
    over(match)
    g = state(match)
    assert (g.rune[area("DA")], g.rune[area("5A")], g.rune_up[area("5A")]) == (0, 2, False)
    assert g.rune_known[area("5A")] == 1  # he has seen it
    assert (g.dragon_pile, g.false_pile) == (20, 15)


@law("RW.season.1", "RW.runes.gain.5")
def test_power_for_the_pious_gives_all_but_the_lowest_bidder_a_dragon_rune_where_he_says() -> None:
    g = realm("daqan", "uthuk", "latari")
    match = drawn(g, "power_for_the_pious")
    bid(match, 2, 0, 1)
    asked(match, 1, "ask-runewars-pious")
    refused(match, "area:UA", "RW.runes.gain.3")  # an enemy area for the one who gets it
    say(match, 1, "area:LA", "area:DA")  # first for the Elf, who has more influence left
    over(match)
    assert (state(match).dragon_pile, state(match).false_pile) == (19, 17)
    assert sorted(line["seat"] for line in told(match, "dragon-placed")) == [0, 2]  # type: ignore[type-var]
    assert sorted(known for known in state(match).rune_known if known) == [7, 7]  # everybody saw them
    assert influence(match) == [3, 5, 4]


@law("RW.season.1")
def test_travelling_tutors_train_one_attribute_of_one_hero_by_1() -> None:
    g = realm()
    at = hero(g, 0, "corbin", "DA")
    match = drawn(g, "travelling_tutors")
    asked(match, 0, "ask-runewars-tutors", "skip", "hero:corbin")
    say(match, 0, "hero:corbin", "attribute:agility")
    over(match)
    assert state(match).hero_training[at * 3 : at * 3 + 3] == [0, 1, 0]


@law("RW.season.1")
def test_trade_caravans_bring_1_influence_for_each_city_and_at_least_1() -> None:
    g = realm(tokens=0)
    for where, name in (("5A", "tamalir"), ("5B", "greyhaven")):
        city(g, where, name)
        put(g, 0, where, footman=1)
    match = drawn(g, "trade_caravans")
    over(match)
    assert influence(match) == [2, 1]


@law("RW.season.1", "RW.neutral.cards.1")
def test_mercenary_bands_give_the_highest_bidder_2_neutral_triangles_in_an_area_of_his() -> None:
    g = realm()
    put(g, 0, "DA", footman=7)
    match = drawn(g, "mercenary_bands")
    bid(match, 1, 0)
    refused(match, "area:UA", "RW.season.1")
    say(match, 0, "area:DA", "unit:beastman", "unit:razorwing", "unit:footman")  # the ninth is too many
    over(match)
    assert units(match, "DA") == {"footman": (6, 0), "beastman": (1, 0), "razorwing": (1, 0)}
    assert state(match).ally[area("DA")] == 0


@law("RW.season.1")
def test_blazing_heat_routs_a_unit_of_the_lowest_bidder_wherever_he_has_three() -> None:
    g = realm()
    put(g, 1, "UA", berserker=2, warlock=1)
    put(g, 1, "UB", berserker=2)
    put(g, 0, "DA", footman=4)
    match = drawn(g, "blazing_heat")
    bid(match, 1, 0)
    asked(match, 1, "ask-runewars-heat", "unit:berserker", "unit:warlock")
    say(match, 1, "unit:warlock")
    over(match)
    assert units(match, "UA") == {"berserker": (2, 0), "warlock": (0, 1)}
    assert units(match, "UB") == {"berserker": (2, 0)}
    assert units(match, "DA") == {"footman": (4, 0)}


@law("RW.season.1", "RW.limits.2")
def test_war_councils_give_each_player_a_tactics_card_from_the_discards_if_the_deck_is_empty() -> None:
    g = realm()
    g.tactics_discard, g.tactics_deck = g.tactics_deck, []
    match = drawn(g, "war_councils", drawn_tactics("ambush", "spy_guild"))
    over(match)
    g = state(match)
    assert [player.fresh for player in g.players] == [[TACTICS.index("ambush")], [TACTICS.index("spy_guild")]]
    assert (len(g.tactics_deck), g.tactics_discard) == (48, [])


@law("RW.season.1")
def test_restless_beasts_go_to_an_adjacent_uncontrolled_area_that_all_of_them_can_reach() -> None:
    g = realm()
    neutrals(g, "8A", beastman=1)
    neutrals(g, "8A", down=True, razorwing=1)
    put(g, 0, "8B", footman=1)
    match = drawn(g, "restless_beasts")
    asked(match, 0, "ask-runewars-beasts-from", "skip", "area:8A")
    say(match, 0, "area:8A")  # 6A and 6B lie behind mountains, 8B is not free: 7A is left
    asked(match, 1, "ask-runewars-beasts-from", "skip", "area:7A")
    say(match, 1, "skip")
    over(match)
    assert units(match, "7A") == {"beastman": (1, 0), "razorwing": (0, 1)}
    assert units(match, "8A") == {}


@pytest.mark.parametrize("card", [name for name in SEASON_CARDS if CARD_BID[SEASON_CARDS.index(name)]])
@law("RW.bidding.4")
def test_every_card_with_a_bid_takes_all_bids(card: str) -> None:
    match = drawn(realm(), card)
    bid(match, 3, 1)
    assert influence(match) == [2, 4]
