"""The Season cards, one by one (RW.season.1)."""

from __future__ import annotations

import pytest

from polana.games.runewars.box.decks import CARD_BID, CARD_COUNCIL, CARD_SEASON, OBJECTIVES, SEASON_CARDS, TACTICS
from polana.games.runewars.seasons.base import Effect, effect_of
from polana.games.runewars.state import SEASON_CARD
from tests.law import law
from tests.runewars.bench import area, drawn_objectives, drawn_quests, drawn_seasons, drawn_tactics, realm


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
    t = realm()
    t.played(0, "harvest")
    t.played(1, "fortify")
    t.activate(0, "5A")
    t.g.phase, t.g.year = SEASON_CARD, 2
    t.going_on(drawn_seasons("new_growth"))
    t.say(0, "resource:food")
    t.asked(1, "ask-runewars-raise-dial")
    assert t.g.players[0].played == [4]  # Spring gives it back only when all have chosen
    assert t.g.activated[area("5A")] == 1
    t.say(1, "resource:ore")
    assert t.g.players[0].played == []
    assert t.g.activated[area("5A")] == 0


# --- Spring -----------------------------------------------------------------------------------------------------------


@law("RW.season.1")
def test_famine_lowers_dials_to_what_the_areas_provide_and_raises_none() -> None:
    t = realm()
    t.give(0, dials=(8, 1, 2))
    t.stronghold(0, "DA", development="resources")
    t.drawn("famine")
    t.over()
    assert [player.dials for player in t.g.players] == [[3, 1, 2], [3, 1, 3]]


@law("RW.season.1")
def test_in_stormy_weather_who_bids_nothing_may_not_march_this_season() -> None:
    t = realm()
    t.g.phase = SEASON_CARD
    t.going_on(drawn_seasons("stormy_weather"))
    t.bid(0, 1)
    assert t.influence() == [5, 4]
    forbidden = {"order:strategize", "order:mobilize", "order:conquer"}
    options = [{word.text for word in ask.options} for ask in t.match.asks]
    assert (options[0] & forbidden, options[1] & forbidden) == (set(), forbidden)
    assert len(options[0]) == 5


@law("RW.season.1", "RW.objectives.4", "RW.limits.2")
def test_who_prepares_for_the_coming_year_may_exchange_his_objective_and_a_used_up_deck_is_shuffled_anew() -> None:
    t = realm()
    t.give(0, objective="golden_age")
    t.give(1, objective="iron_grip")
    t.g.objective_discard += t.g.objective_decks[0]
    t.g.objective_decks[0].clear()
    t.drawn("prepare_for_the_coming_year", drawn_objectives("honoured_titles"))
    t.say(0, "yes")
    t.say(1, "skip")
    t.over()
    g = t.g
    assert [OBJECTIVES[player.objective] for player in g.players] == ["honoured_titles", "iron_grip"]
    assert (len(g.objective_decks[0]), g.objective_discard) == (7, [])


@law("RW.season.1", "RW.resources.5")
def test_new_growth_raises_one_dial_of_each_player_by_1_up_to_8() -> None:
    t = realm()
    t.give(0, dials=(8, 2, 2))
    t.drawn("new_growth")
    t.say(0, "resource:food")
    t.say(1, "resource:wood")
    t.over()
    assert [player.dials for player in t.g.players] == [[8, 2, 2], [3, 2, 3]]


@law("RW.season.1")
def test_the_call_of_adventure_gives_each_player_a_quest_and_he_keeps_three() -> None:
    t = realm()
    quests = t.g.quest_deck[:5]
    t.g.players[0].quests = quests[:3]
    t.g.quest_deck = [quest for quest in t.g.quest_deck if quest not in quests[:3]]
    t.drawn("call_of_adventure", [("quest", quests[3]), ("quest", quests[4])])
    t.asked(0, "ask-runewars-discard-quest")
    t.say(0, t.match.asks[0].options[0])
    t.over()
    assert [len(player.quests) for player in t.g.players] == [3, 1]
    assert drawn_quests() == []


@law("RW.season.1", "RW.tactics.4")
def test_the_envoys_give_the_highest_bidder_a_discarded_tactics_card_for_a_later_season() -> None:
    t = realm()
    for card in ("ambush", "drive_out"):
        t.g.tactics_deck.remove(TACTICS.index(card))
        t.g.tactics_discard.append(TACTICS.index(card))
    t.drawn("envoys_of_the_council")
    t.bid(1, 2)
    t.asked(1, "ask-runewars-envoys", "tactic:ambush", "tactic:drive_out")
    t.say(1, "tactic:drive_out")
    t.over()
    g = t.g
    assert g.players[1].fresh == [TACTICS.index("drive_out")]
    assert g.tactics_discard == [TACTICS.index("ambush")]
    assert t.influence() == [4, 3]


@law("RW.season.1", "RW.sheet.2")
def test_heroes_of_another_alignment_waver_and_desert_unless_1_influence_is_spent_for_each() -> None:
    t = realm(tokens=1)
    t.hero(0, "corbin", "DA")  # good, as the Daqan are
    t.hero(0, "mordrog", "DA")
    t.hero(0, "mad_carthos", "DA")  # neither
    t.drawn("wavering_loyalties")
    t.asked(0, "ask-runewars-loyalty", "influence:1", "skip")
    assert t.told("hero-left") == []
    t.say(0, "influence:1")
    t.over()
    g = t.g
    assert sorted(g.hero_seat) == [-1] * 10 + [0] * 2  # the second found no token left, and went
    assert t.influence() == [0, 1]


@law("RW.titles.1")
def test_the_heroes_of_the_captain_of_the_heroes_league_do_not_desert() -> None:
    t = realm()
    t.hero(0, "mordrog", "DA")
    t.hero(1, "corbin", "UA")
    t.title(0, "captain_heroes_league", 1)
    for card in ("wavering_loyalties", "disillusioned_heroes"):
        twin = t.copy().drawn(card)
        if card == "wavering_loyalties":
            twin.say(1, "skip")
        twin.over()
        assert sorted(twin.g.hero_seat) == [-1] * 11 + [0]


@law("RW.season.1")
def test_border_levies_place_1_triangle_of_the_faction_at_a_stronghold() -> None:
    t = realm()
    t.stronghold(0, "DA")
    t.stronghold(0, "DB")
    t.drawn("border_levies")
    t.asked(0, "ask-runewars-levy-where", "area:DA", "area:DB")
    t.say(0, "area:DB")
    t.asked(0, "ask-runewars-levy-kind", "unit:bowman", "unit:footman")
    t.say(0, "unit:bowman")
    t.over()  # the Uthuk have no stronghold
    assert t.units("DB") == {"bowman": (1, 0)}


# --- Summer -----------------------------------------------------------------------------------------------------------


@law("RW.season.1", "RW.runes.gain.5", "RW.runes.one_per_area")
def test_threatened_home_realms_send_a_rune_token_out_and_no_false_rune_comes_with_it() -> None:
    t = realm()
    t.rune("DA", "dragon")
    t.rune("DB", "false", up=True)
    t.rune("7B", "false")
    t.put(1, "8C", berserker=1)
    t.drawn("threatened_home_realms")
    t.asked(0, "ask-runewars-rune-from", "area:DA", "area:DB")
    t.say(0, "area:DA")
    t.refused("area:DC", "RW.runes.gain.3")
    t.refused("area:7B", "RW.runes.gain.3")  # there is one already
    t.refused("area:8C", "RW.runes.gain.3")
    t.say(0, "area:5A")
    t.over()
    g = t.g
    assert (g.rune[area("DA")], g.rune[area("5A")], g.rune_up[area("5A")]) == (0, 2, False)
    assert g.rune_known[area("5A")] == 1  # he has seen it
    assert (g.dragon_pile, g.false_pile) == (20, 15)


@law("RW.season.1", "RW.runes.gain.5")
def test_power_for_the_pious_gives_all_but_the_lowest_bidder_a_dragon_rune_where_he_says() -> None:
    t = realm("daqan", "uthuk", "latari")
    t.drawn("power_for_the_pious")
    t.bid(2, 0, 1)
    t.asked(1, "ask-runewars-pious")
    t.refused("area:UA", "RW.runes.gain.3")  # an enemy area for the one who gets it
    t.say(1, "area:LA", "area:DA")  # first for the Elf, who has more influence left
    t.over()
    assert (t.g.dragon_pile, t.g.false_pile) == (19, 17)
    assert sorted(line["seat"] for line in t.told("dragon-placed")) == [0, 2]  # type: ignore[type-var]
    assert sorted(known for known in t.g.rune_known if known) == [7, 7]  # everybody saw them
    assert t.influence() == [3, 5, 4]


@law("RW.season.1")
def test_travelling_tutors_train_one_attribute_of_one_hero_by_1() -> None:
    t = realm()
    at = t.hero(0, "corbin", "DA")
    t.drawn("travelling_tutors")
    t.asked(0, "ask-runewars-tutors", "skip", "hero:corbin")
    t.say(0, "hero:corbin", "attribute:agility")
    t.over()
    assert t.g.hero_training[at * 3 : at * 3 + 3] == [0, 1, 0]


@law("RW.season.1")
def test_trade_caravans_bring_1_influence_for_each_city_and_at_least_1() -> None:
    t = realm(tokens=0)
    for where, name in (("5A", "tamalir"), ("5B", "greyhaven")):
        t.city(where, name)
        t.put(0, where, footman=1)
    t.drawn("trade_caravans")
    t.over()
    assert t.influence() == [2, 1]


@law("RW.season.1", "RW.neutral.cards.1")
def test_mercenary_bands_give_the_highest_bidder_2_neutral_triangles_in_an_area_of_his() -> None:
    t = realm()
    t.put(0, "DA", footman=7)
    t.drawn("mercenary_bands")
    t.bid(1, 0)
    t.refused("area:UA", "RW.season.1")
    t.say(0, "area:DA", "unit:beastman", "unit:razorwing", "unit:footman")  # the ninth is too many
    t.over()
    assert t.units("DA") == {"footman": (6, 0), "beastman": (1, 0), "razorwing": (1, 0)}
    assert t.g.ally[area("DA")] == 0


@law("RW.season.1")
def test_blazing_heat_routs_a_unit_of_the_lowest_bidder_wherever_he_has_three() -> None:
    t = realm()
    t.put(1, "UA", berserker=2, warlock=1)
    t.put(1, "UB", berserker=2)
    t.put(0, "DA", footman=4)
    t.drawn("blazing_heat")
    t.bid(1, 0)
    t.asked(1, "ask-runewars-heat", "unit:berserker", "unit:warlock")
    t.say(1, "unit:warlock")
    t.over()
    assert t.units("UA") == {"berserker": (2, 0), "warlock": (0, 1)}
    assert t.units("UB") == {"berserker": (2, 0)}
    assert t.units("DA") == {"footman": (4, 0)}


@law("RW.season.1", "RW.limits.2")
def test_war_councils_give_each_player_a_tactics_card_from_the_discards_if_the_deck_is_empty() -> None:
    t = realm()
    t.g.tactics_discard, t.g.tactics_deck = t.g.tactics_deck, []
    t.drawn("war_councils", drawn_tactics("ambush", "spy_guild"))
    t.over()
    g = t.g
    assert [player.fresh for player in g.players] == [[TACTICS.index("ambush")], [TACTICS.index("spy_guild")]]
    assert (len(g.tactics_deck), g.tactics_discard) == (48, [])


@law("RW.season.1")
def test_restless_beasts_go_to_an_adjacent_uncontrolled_area_that_all_of_them_can_reach() -> None:
    t = realm()
    t.neutrals("8A", beastman=1)
    t.neutrals("8A", down=True, razorwing=1)
    t.put(0, "8B", footman=1)
    t.drawn("restless_beasts")
    t.asked(0, "ask-runewars-beasts-from", "skip", "area:8A")
    t.say(0, "area:8A")  # 6A and 6B lie behind mountains, 8B is not free: 7A is left
    t.asked(1, "ask-runewars-beasts-from", "skip", "area:7A")
    t.say(1, "skip")
    t.over()
    assert t.units("7A") == {"beastman": (1, 0), "razorwing": (0, 1)}
    assert t.units("8A") == {}


@pytest.mark.parametrize("card", [name for name in SEASON_CARDS if CARD_BID[SEASON_CARDS.index(name)]])
@law("RW.bidding.4")
def test_every_card_with_a_bid_takes_all_bids(card: str) -> None:
    t = realm().drawn(card)
    t.bid(3, 1)
    assert t.influence() == [2, 4]
