"""Corners where three rules meet: one of them says what cannot be, and that decides (1.1.2)."""

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.components import card_named
from polana.games.root.control import start_lending
from polana.games.root.factions.corvid.side import BOMB, RAID, SNARE
from polana.games.root.factions.duchy.parliament import BARON, CAPTAIN, MARSHAL
from polana.games.root.factions.duchy.side import PARLIAMENT, SWAY
from polana.games.root.factions.hundreds.side import BITTER, ROWDY
from polana.games.root.hirelings.side import hireling
from polana.games.root.move import march, why_not_leave
from polana.games.root.removal import sweep
from tests.law import law
from tests.root.boards import lead, nests, rebels, resolving, support
from tests.root.factions.test_corvid_rules import plot
from tests.root.factions.test_duchy_rules import swayed
from tests.root.factions.test_hundreds_rules import hoard, names, warlord
from tests.root.hired import acts
from tests.root.knights import bury, knights, where_lies
from tests.root.knights import lay as lay_relic
from tests.root.rivers import box, lay, own, prices
from tests.root.sides import corvid, duchy, hundreds
from tests.root.vagabonds import board, wander

# --- Exposure and a Stoic Protector -----------------------------------------------------------------------------------


@law("13.2.4", "E.2.2", "1.1.2")
def test_at_a_stoic_protector_of_the_corvids_a_right_guess_removes_nothing_and_scores_nothing(table):
    t = table("marquise", "corvid", "duchy*")
    t.hireling("stoic_protector", "corvid").pawn = 0
    plot(t, 1, BOMB)
    t.put("marquise", 1, warriors=1)
    t.hand("marquise", "anvil")
    t.at("marquise", "daylight")
    t.say("marquise", "expose", "clearing:1", "plot:bomb", "card:anvil")
    assert (t.pieces("corvid", "plot", 1), t.points("marquise"), t.cards("marquise")) == (1, 0, ["anvil"])


# --- removals that are one effect -------------------------------------------------------------------------------------


@law("14.4.1", "12.2.3", "1.5.4")
def test_what_all_mobs_raze_is_one_failure_of_the_duchy(table):
    t = table("hundreds", "duchy")
    t.no_ruins()
    warlord(t, 8)
    for clearing in (1, 2):
        t.put("hundreds", clearing, mob=1)
        t.put("duchy", clearing, citadel=1)
    swayed(t, CAPTAIN, BARON)
    t.hand("duchy", "anvil", "sappers")
    t.hand("hundreds", "bake_sale")
    t.random_cards("anvil")
    t.foretell(("mob die", 0))
    t.at("hundreds", "birdsong")
    while t.ask.about != "ask-root-hundreds-mood":
        t.say(t.names[t.ask.seat], t.ask.options[0].text)
    assert (t.points("hundreds"), t.cards("duchy")) == (2, ["sappers"])
    assert (duchy(t.side("duchy")).has_swayed(CAPTAIN), duchy(t.side("duchy")).has_swayed(BARON)) == (True, False)


@law("1.5.4", "1.1.3", "12.2.3", "10.2.5", "8.2.6")
def test_everything_leaves_before_the_player_on_turn_orders_what_follows(table):
    t = table("marquise", "duchy", "cult", "alliance")
    t.no_ruins()
    t.put("duchy", 1, citadel=1)
    t.put("cult", 6, garden_fox=1)
    t.put("alliance", 8, sympathy=1)
    t.hand("duchy", "codebreakers")
    t.hand("cult", "investments")
    t.hand("marquise", "anvil")
    t.at("marquise", "daylight")
    t.stage(lambda g: sweep(g, g.sides[0], [0, 5, 7], "4.1.2"))
    assert t.points("marquise") == 3
    assert t.ask.seat == 0  # three things follow: she says which comes first
    assert len(t.ask.options) == 3


# --- boats ------------------------------------------------------------------------------------------------------------


@law("11.2.7.II", "14.4.1", "2.2.1")
def test_with_boats_a_mob_spreads_along_the_river(table):
    t = table("hundreds", "riverfolk", "marquise*")
    t.no_ruins()
    prices(t, 1, 1, 1)
    warlord(t, 8)
    t.put("hundreds", 5, mob=1)  # 1 and 2 by paths, 10 by the river
    t.put("hundreds", 1, mob=1)
    t.put("hundreds", 9, mob=1)
    t.hand("hundreds", "bake_sale")
    t.hand("riverfolk", "anvil")
    t.suit(12, "fox")
    t.foretell(("mob die", 1))
    t.before("hundreds", "birdsong")
    t.say("hundreds", "service:riverboats")
    while t.ask.about != "ask-root-hundreds-mood":
        t.say("hundreds", "clearing:10" if t.may("clearing:10") else t.ask.options[0].text)
    assert t.pieces("hundreds", "mob", 10) == 1


# --- mercenaries in the Decree ----------------------------------------------------------------------------------------


@law("7.5.2.III", "11.2.7.III", "4.3")
def test_a_battle_of_the_decree_is_fought_by_mercenaries_alone(table):
    t = table("eyrie", "riverfolk", "marquise*")
    t.no_ruins()
    lead(t, "despot", battle=["anvil"])
    prices(t, 1, 1, 1)
    t.put("riverfolk", 1, warriors=2)
    t.put("marquise", 1, warriors=1)
    t.put("eyrie", 9, warriors=1, roost=1)
    t.hand("eyrie", "sappers")
    resolving(t, "battle", "fox")
    own(t).hirer = 0
    start_lending(t.g, t.side("riverfolk"))
    t.dice(1, 0)
    t.say("eyrie", "suit:fox")
    assert t.warriors("marquise", 1) == 0


# --- Strike, Trophies, Infamy -----------------------------------------------------------------------------------------


@law("9.5.6", "15.2.5")
def test_a_struck_relic_is_a_trophy(table):
    t = table("vagabond", "keepers")
    bury(t)
    lay_relic(t, 1, "figure", 2)
    wander(t, 1, ready="crossbow torch boots")
    t.hand("vagabond", "bake_sale")
    t.at("vagabond", "daylight")
    t.say("vagabond", "strike")
    t.say("vagabond", "forest:2")
    assert (t.points("vagabond"), where_lies(t, "figure", 2)) == (2, ["forest:2"])


@law("9.5.6", "14.2.2")
def test_behind_the_warlord_nothing_of_the_hundreds_is_struck(table):
    t = table("vagabond", "hundreds")
    warlord(t, 1)
    t.put("hundreds", 1, mob=1)
    wander(t, 1, ready="crossbow torch boots")
    t.hand("vagabond", "bake_sale")
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "strike") == "9.5.6"


@law("9.5.4", "14.2.4")
def test_who_aids_the_hundreds_takes_nothing_of_their_hoard(table):
    t = table("vagabond", "hundreds")
    t.put("hundreds", 1, warriors=1)
    hoard(t, "tea")
    wander(t, 1, ready="torch boots")
    t.hand("vagabond", "anvil", "foxfolk_steel")
    t.at("vagabond", "daylight")
    t.say("vagabond", "aid", "item:torch", "card:anvil")
    assert (names(t), t.cards("hundreds"), board(t)) == (["tea"], ["anvil"], {"ready": "boots", "exhausted": "torch"})


# --- A New Roost, Revolt ----------------------------------------------------------------------------------------------


@law("7.4.3", "E.3.3")
def test_the_new_roost_counts_warriors_of_hirelings_too(table):
    t = table("eyrie", "marquise*", "duchy*")
    t.no_ruins()
    lead(t, "despot")
    t.hireling("forest_patrol", "eyrie")
    for clearing in range(1, 12):
        t.put("forest_patrol", clearing, warriors=1)
    t.hand("eyrie", "anvil", "bake_sale")
    t.at("eyrie", "birdsong")
    t.say("eyrie", "card:anvil", "column:move", "done")
    # clearing 12 alone has no warriors
    assert (t.pieces("eyrie", "roost", 12), t.warriors("eyrie", 12)) == (1, 3)


@law("8.4.1.III", "E.3.2", "3.2.1")
def test_a_revolt_removes_hirelings_of_others_and_their_vault_scores(table):
    t = table("alliance", "marquise*", "duchy*")
    t.no_ruins()
    t.hireling("vault_keepers", "marquise")
    t.hireling("forest_patrol", "alliance")
    t.put("alliance", 6, sympathy=1)
    t.put("vault_keepers", 6, vault=1, warriors=2)
    t.put("forest_patrol", 6, warriors=1)
    support(t, "anvil", "foxfolk_steel")
    t.hand("alliance", "bake_sale")
    t.at("alliance", "birdsong")
    t.say("alliance", "clearing:6", "card:anvil", "card:foxfolk_steel")
    assert (t.warriors("vault_keepers", 6), t.warriors("forest_patrol", 6)) == (0, 1)
    assert (t.points("alliance"), t.pieces("alliance", "base_fox", 6)) == (1, 1)


# --- Bitter, the Uprising, the Exile ----------------------------------------------------------------------------------


@law("14.7.1", "2.2.1")
def test_the_bitter_call_mobs_of_the_clearing_and_around_it_for_as_many_warriors(table):
    t = table("marquise", "hundreds")
    warlord(t, 1, BITTER)
    t.put("hundreds", 1, mob=1)
    t.put("hundreds", 5, mob=1)
    t.put("hundreds", 2, mob=1)  # not adjacent
    t.put("marquise", 1, warriors=3)
    t.dice(3, 3)
    t.stage(lambda g: battle(g, Battle(g.sides[0], g.sides[1], 0)))
    while not t.match.over and t.ask.about != "ask-root-hundreds-falls":
        texts = [word.text for word in t.ask.options]
        t.say("hundreds", next((text for text in ("clearing:1", "clearing:5", "yes") if text in texts), texts[-1]))
    if not t.match.over:
        t.say("hundreds", "no")
    # three defend: all three hits are dealt
    assert t.warriors("marquise", 1) == 0
    assert t.pieces("hundreds", "mob", 2) == 1


@law("E.2.2", "2.2.2")
def test_the_uprising_in_the_lost_city_costs_a_card_of_any_suit(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.landmark("lost_city", 5)
    t.hireling("spring_uprising", "duchy")
    t.put("spring_uprising", 5, warriors=1)
    t.put("marquise", 5, warriors=2)
    t.hand("marquise", "anvil", "codebreakers")
    t.dice(1, 0)
    t.at("marquise", "daylight")
    t.say("marquise", "battle", "clearing:5", "hireling:spring_uprising")
    assert sorted(word.text for word in t.ask.options) == ["card:anvil", "card:codebreakers"]
    t.say("marquise", "card:codebreakers")
    assert t.warriors("spring_uprising", 5) == 0


@law("E.2.3", "9.2.2.I", "14.2.2")
def test_the_uprising_damages_three_items_and_leaves_the_warlord(table):
    t = table("marquise*", "hundreds", "vagabond")
    wander(t, 1, ready="boots sword torch tea")
    warlord(t, 1)
    t.hireling("spring_uprising", "marquise")
    t.put("spring_uprising", 1, warriors=1)
    t.foretell(("uprising die", 0))
    acts(t, "spring_uprising")
    t.say("marquise", "revolt")
    while not t.match.over:
        t.say("vagabond", t.ask.options[0].text)
    assert len(board(t)["damaged"].split()) == 3
    assert hundreds(t.side("hundreds")).warlord == 0


# --- funds, snares and posts ------------------------------------------------------------------------------------------


@law("11.5.6", "13.7.2", "11.5.5")
def test_at_a_snare_neither_a_post_nor_a_recruit_is_placed(table):
    t = table("riverfolk", "corvid")
    t.no_ruins()
    lay(t, "funds", riverfolk=4)
    for clearing in (4, 5):
        plot(t, clearing, SNARE, up=True)
        t.put("riverfolk", clearing, warriors=1)
    t.at("riverfolk", "daylight")
    assert t.refused("riverfolk", "establish") == "11.5.6"
    t.say("riverfolk", "recruit")
    assert t.asked("riverfolk", "ask-root-riverfolk-recruit") == ["clearing:7", "clearing:10", "clearing:11"]


@law("11.2.5.I", "4.3.4", "11.2.4")
def test_a_post_that_falls_in_battle_halves_the_funds_and_not_the_payments(table):
    t = table("marquise", "riverfolk")
    t.put("riverfolk", 1, trade_post_fox=1)
    t.put("marquise", 1, warriors=2)
    lay(t, "funds", riverfolk=2, marquise=1)
    lay(t, "payments", marquise=2)
    lay(t, "commitments", riverfolk=1)
    t.dice(0, 0)
    t.stage(lambda g: battle(g, Battle(g.sides[0], g.sides[1], 0)))
    while not t.match.over:
        t.say("riverfolk", "faction:riverfolk" if t.may("faction:riverfolk") else t.ask.options[0].text)
    assert sum(own(t).funds) == 1
    assert (box(t, "payments"), box(t, "commitments")) == ({"marquise": 2}, {"riverfolk": 1})


# --- the raid in its own wake -----------------------------------------------------------------------------------------


@law("13.7.4", "13.7.2")
def test_raiders_come_where_their_own_snare_bars_others(table):
    t = table("marquise", "corvid")
    plot(t, 1, RAID)
    plot(t, 5, SNARE, up=True)
    t.stage(lambda g: sweep(g, g.sides[0], [0], "4.1.2"))
    assert t.match.over
    assert t.warriors("corvid", 5) == 1


@law("13.7.4", "E.2.2")
def test_no_raider_comes_to_a_furious_protector_of_another(table):
    t = table("marquise", "corvid", "duchy*")
    t.hireling("furious_protector", "marquise").pawn = 4
    plot(t, 1, RAID)
    t.stage(lambda g: sweep(g, g.sides[0], [0], "4.1.2"))
    assert t.match.over
    assert [where + 1 for where in range(12) if t.side("corvid").warriors[where]] == [9, 10]


@law("13.7.1", "13.7.4")
def test_a_bomb_does_not_remove_the_corvids_own_pieces(table):
    t = table("corvid", "marquise")
    plot(t, 1, BOMB)
    t.put("corvid", 1, warriors=3)
    t.put("marquise", 1, warriors=2)
    t.hand("corvid", "armorers")
    t.at("corvid", "birdsong")
    t.say("corvid", "flip")
    assert (t.warriors("corvid", 1), t.warriors("marquise", 1)) == (3, 0)
    assert corvid(t.side("corvid")).stock[BOMB] == 2


# --- a bandit, a band, a ferry ----------------------------------------------------------------------------------------


@law("E.2.2", "13.2.3")
def test_nimble_or_not_the_corvids_pay_a_bandit(table):
    t = table("corvid", "marquise*", "duchy*")
    bandits = t.hireling("highway_bandits", "marquise")
    bandits.paths = [0, 4]
    bandits.supply -= 1
    t.put("corvid", 1, warriors=2)
    t.at("corvid", "daylight")
    t.stage(lambda g: march(g, g.sides[0], 0, 4, 2))
    assert t.match.over
    assert (t.warriors("corvid", 5), t.side("corvid").supply) == (1, 14)


@law("E.2.2", "12.2.2")
def test_the_way_to_the_burrow_is_no_path_for_bandits(table):
    t = table("duchy", "marquise*", "eyrie*")
    t.hireling("highway_bandits", "duchy")
    t.put("duchy", 1, tunnel=1)
    t.side("duchy").supply -= 1
    t.side("duchy").warriors[12] += 1
    acts(t, "highway_bandits")
    while not t.match.over:
        assert "clearing:burrow" not in [word.text for word in t.ask.options]
        t.say("duchy", t.ask.options[0].text)
    assert len(t.side("highway_bandits").paths) == 2


@law("E.2.2", "E.1.3")
def test_a_band_that_changes_hands_lets_its_new_master_go(table):
    t = table("marquise*", "duchy*", "eyrie*")
    t.hireling("popular_band", "eyrie", 1)
    t.put("popular_band", 5, warriors=1)
    t.put("marquise", 1, warriors=2)
    t.at("marquise", "daylight")
    t.foretell(("control die", 0))

    def turn(g):
        yield from march(g, g.sides[0], 0, 4, 2)
        assert why_not_leave(g, g.sides[0], 4) is not None
        yield from g.sides[3].rules.hire(g, g.sides[3], g.sides[0])

    t.stage(turn)
    assert t.match.over
    assert hireling(t.side("popular_band")).control == 1
    assert why_not_leave(t.state, t.side("marquise"), 4) is None


# --- decks, hands -----------------------------------------------------------------------------------------------------


@law("2.1", "10.2.6")
def test_with_all_cards_among_the_lost_souls_a_draw_gives_nothing(table):
    t = table("marquise", "cult")
    lost = [card for card in t.g.deck if card not in (card_named("cobbler"),)]
    t.g.deck = [card for card in t.g.deck if card == card_named("cobbler")]
    t.side("cult").lost_souls.extend(lost)
    while len(t.g.deck) > 1:
        t.side("cult").lost_souls.append(t.g.deck.pop())
    t.hand("cult", "cobbler")
    t.put("marquise", 9, warriors=1)
    t.at("marquise", "evening")
    assert t.match.ask is not None
    assert t.cards("marquise") == []


@law("12.5.3.II", "1.2.1")
@pytest.mark.parametrize("cards", [("anvil", "foxfolk_steel"), ("codebreakers", "scouting_party")])
def test_the_duchy_is_asked_whom_it_sways_whatever_it_holds(table, cards):
    t = table("duchy", "marquise")
    t.put("duchy", 1, warriors=1)
    t.put("duchy", 6, warriors=1)
    t.put("marquise", 9, warriors=1)
    t.hand("duchy", *cards)
    t.at("duchy", "daylight")
    duchy(t.side("duchy")).step = SWAY
    assert t.ask.about == "ask-root-duchy-sway"


@law("12.2.3", "12.5.2")
def test_a_minister_who_was_lost_in_the_parliament_does_not_act(table):
    t = table("duchy", "marquise")
    t.no_ruins()
    swayed(t, CAPTAIN, MARSHAL)
    t.put("duchy", 6, warriors=1, citadel=1)
    t.put("duchy", 1, warriors=1)
    t.put("marquise", 6, warriors=4)
    t.hand("duchy", "anvil", "codebreakers")
    t.at("duchy", "daylight")
    duchy(t.side("duchy")).step = PARLIAMENT
    t.dice(2, 2)
    t.random_cards("anvil")
    t.say("duchy", "minister:captain")
    t.say("duchy", "minister:marshal")  # she gives the marshal up
    assert not duchy(t.side("duchy")).has_swayed(MARSHAL)
    assert t.state.phase != 1 or not t.may("minister:marshal")


@law("7.7.2", "10.2.6")
def test_a_purged_decree_is_lost_souls(table):
    t = table("eyrie", "cult")
    t.no_ruins()
    lead(t, "despot", build=["anvil", "armorers"])
    t.put("eyrie", 9, warriors=1, roost=1)
    resolving(t, "build", "fox")
    t.hand("eyrie", "bake_sale")
    while nests(t).decree != [[], [], [], []]:
        t.say("eyrie", t.ask.options[0].text)
    assert sorted(t.side("cult").lost_souls) == sorted([card_named("anvil"), card_named("armorers")])


@law("15.2.5", "8.4.1.III")
def test_a_revolt_on_relics_lets_the_alliance_place_each(table):
    t = table("alliance", "keepers")
    t.no_ruins()
    bury(t)
    lay_relic(t, 6, "figure", 2)
    lay_relic(t, 6, "tablet", 3)
    t.put("keepers", 6, warriors=2)
    t.put("alliance", 6, sympathy=1)
    support(t, "anvil", "foxfolk_steel")
    t.hand("alliance", "bake_sale")
    t.at("alliance", "birdsong")
    t.say("alliance", "clearing:6", "card:anvil", "card:foxfolk_steel")
    while t.ask.about == "ask-root-keepers-trophy":
        t.say("alliance", "forest:1")
    assert (t.points("alliance"), knights(t).tokens[5], t.pieces("alliance", "base_fox", 6)) == (4, 0, 1)
    assert rebels(t).officers == 1


@law("14.7.6", "E.3.2")
@pytest.mark.parametrize(("controller", "drawn"), [("marquise", 3), ("hundreds", 2)])
def test_the_rowdy_count_hirelings_of_others_among_enemy_pieces(table, controller, drawn):
    t = table("hundreds", "marquise", "duchy*")
    warlord(t, 8, ROWDY)
    t.hireling("forest_patrol", controller, 3)
    t.put("forest_patrol", 8, warriors=3)
    t.hand("marquise", "cobbler")
    t.draws(*["anvil", "sappers", "armorers"][:drawn])
    t.at("hundreds", "evening")
    assert t.match.ask is not None
    assert len(t.cards("hundreds")) == drawn
