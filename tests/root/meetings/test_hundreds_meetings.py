"""14 Where the Lord of the Hundreds meets landmarks, hirelings and the other factions."""

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.components import ITEMS, NONE
from polana.games.root.control import free_slots
from polana.games.root.factions.corvid.side import BOMB
from polana.games.root.factions.hundreds.side import ROWDY, STUBBORN, WRATHFUL
from polana.games.root.removal import sweep
from tests.law import law
from tests.root.boards import rebels
from tests.root.factions.test_corvid_rules import plot
from tests.root.factions.test_hundreds_rules import give, hoard, names, warlord
from tests.root.hired import act_of, acts
from tests.root.knights import bury, where_lies
from tests.root.knights import lay as lay_relic
from tests.root.machines import MACHINE, MachineBench
from tests.root.sides import hundreds
from tests.root.vagabonds import under_ruins, wander

FOXES = 0


def razing(table, *others, die=FOXES):
    """Birdsong of the Hundreds, whose warlord stands in clearing 8 and whose mob is in clearing 1."""
    t = table("hundreds", *others)
    t.no_ruins()
    warlord(t, 8)
    t.put("hundreds", 1, mob=1)
    t.hand("hundreds", "bake_sale")
    return t


def razed(t):
    """On to the choice of the mood, with the first word that there is to other questions."""
    while t.ask.about != "ask-root-hundreds-mood":
        t.say(t.names[t.ask.seat], t.ask.options[0].text)


# --- Raze -------------------------------------------------------------------------------------------------------------


@law("14.4.1", "15.2.5")
def test_a_razed_relic_is_worth_two_points_and_goes_to_a_forest_of_their_choice(table):
    t = razing(table, "keepers")
    bury(t)
    lay_relic(t, 1, "tablet", 2)
    t.put("keepers", 1, warriors=2)
    t.foretell(("mob die", FOXES))
    t.at("hundreds", "birdsong")
    t.say("hundreds", "forest:2")
    razed(t)
    assert (t.points("hundreds"), where_lies(t, "tablet", 2), t.warriors("keepers", 1)) == (2, ["forest:2"], 2)


@law("14.4.1", "8.2.6", "8.2.4")
def test_razed_sympathy_is_an_outrage_and_warriors_stay(table):
    t = razing(table, "alliance")
    t.put("alliance", 1, sympathy=1, warriors=2)
    t.hand("hundreds", "anvil")
    t.foretell(("mob die", FOXES))
    t.at("hundreds", "birdsong")
    t.say("hundreds", "card:anvil")
    razed(t)
    assert (t.points("hundreds"), len(rebels(t).supporters), t.warriors("alliance", 1)) == (1, 1, 2)


@law("14.4.1", "E.3.6", "E.3.2")
def test_mobs_raze_vaults_and_footholds_of_others_and_spare_their_own(table):
    t = razing(table, "marquise*", "duchy*")
    t.hireling("vault_keepers", "marquise")
    t.hireling("sunward_expedition", "hundreds")
    t.put("vault_keepers", 1, vault=1, warriors=1)
    t.put("sunward_expedition", 1, foothold=1)
    t.foretell(("mob die", FOXES))
    t.before("hundreds", "birdsong")
    razed(t)
    assert (t.points("hundreds"), t.pieces("vault_keepers", "vault", 1), t.warriors("vault_keepers", 1)) == (1, 0, 1)
    assert t.pieces("sunward_expedition", "foothold", 1) == 1


@law("14.4.1", "E.2.2")
def test_mobs_raze_nothing_at_a_stoic_protector(table):
    t = razing(table, "marquise", "duchy*")
    t.hireling("stoic_protector", "marquise").pawn = 0
    t.put("marquise", 1, sawmill=1, wood=1)
    t.foretell(("mob die", FOXES))
    t.at("hundreds", "birdsong")
    razed(t)
    assert (t.points("hundreds"), t.pieces("marquise", "sawmill", 1), t.pieces("marquise", "wood", 1)) == (0, 1, 1)


@law("14.4.1", "F.1.1")
def test_a_razed_building_in_the_treetop_scores_one_point_more(table):
    t = razing(table, "marquise")
    t.landmark("elder_treetop", 1)
    t.put("marquise", 1, sawmill=1, workshop=1)
    assert free_slots(t.g, 0) == 0
    t.foretell(("mob die", FOXES))
    t.at("hundreds", "birdsong")
    razed(t)
    assert t.points("hundreds") == 3


@law("14.4.1", "2.2.2")
@pytest.mark.parametrize("die", [0, 1, 2])
def test_a_mob_spreads_to_the_lost_city_whatever_suit_is_rolled(table, die):
    t = razing(table, "marquise")
    t.landmark("lost_city", 5)  # next to clearing 1
    for clearing in (9, 10):
        t.put("hundreds", clearing, mob=1)
    t.foretell(("mob die", die))
    t.at("hundreds", "birdsong")
    while t.ask.about != "ask-root-hundreds-mood":
        t.say("hundreds", "clearing:5")
    assert t.pieces("hundreds", "mob", 5) == 1


@law("14.4.1", "6.2.2")
def test_no_mob_spreads_to_the_keep(table):
    t = razing(table, "marquise")
    t.suit(5, "fox")
    t.put("marquise", 5, keep=1)
    t.foretell(("mob die", FOXES))
    t.at("hundreds", "birdsong")
    razed(t)
    assert sum(side.at(1, where) for side in t.state.sides[:1] for where in range(12)) <= 2
    assert t.pieces("hundreds", "mob", 5) == 0


@law("14.4.1", "9.7.3")
def test_of_two_items_under_a_ruin_the_hundreds_take_one_and_the_ruin_stays(table):
    t = table("hundreds", "vagabond", "vagabond2")
    wander(t, 2, ready="boots")
    wander(t, 3, name="vagabond2", be="thief", ready="boots")
    warlord(t, 8)
    under_ruins(t, 2, c6="sword bag")
    t.put("hundreds", 6, mob=1)
    t.hand("hundreds", "bake_sale")
    t.foretell(("mob die", FOXES))
    t.at("hundreds", "birdsong")
    t.say("hundreds", "item:bag")
    razed(t)
    assert (names(t), t.state.ruins[5], t.state.ruin_items[5]) == (["bag"], 1, [ITEMS.index("sword")])


@law("14.4.1", "3.1")
def test_the_hundreds_win_while_they_raze(table):
    t = razing(table, "marquise")
    t.put("marquise", 1, sawmill=1, wood=1)
    t.score("hundreds", 28)
    t.at("hundreds", "birdsong")
    assert t.match.over
    assert t.state.winners == [0]


# --- Looters ----------------------------------------------------------------------------------------------------------


def fight(t, attacker, defender, clearing):
    t.stage(lambda g: battle(g, Battle(t.side(attacker), t.side(defender), clearing - 1)))


@law("14.2.5", "10.2.4")
def test_where_a_garden_still_stands_there_is_no_loot(table):
    t = table("hundreds", "cult")
    t.put("hundreds", 1, warriors=6)
    t.put("cult", 1, garden_fox=1, warriors=1)
    give(t, "cult", "tea")
    t.dice(3, 0)
    fight(t, "hundreds", "cult", 1)
    t.say("hundreds", "yes")
    assert t.match.over
    assert (names(t), t.items("cult"), t.warriors("cult", 1)) == ([], {"tea": 1}, 1)


@law("14.2.5", "4.3.3.II")
def test_extra_hits_of_looters_still_count(table):
    t = table("hundreds", "marquise")
    warlord(t, 1, WRATHFUL)
    t.put("hundreds", 1, warriors=2)
    t.put("marquise", 1, sawmill=1, wood=1)
    give(t, "marquise", "tea")
    t.dice(3, 0)
    fight(t, "hundreds", "marquise", 1)
    t.say("hundreds", "yes")
    # wrathful, and nobody defends: two hits, none of them rolled
    assert (t.points("hundreds"), names(t)) == (2, ["tea"])


@law("14.2.5", "4.3.1.II")
def test_looters_who_fall_into_an_ambush_take_nothing(table):
    t = table("hundreds", "marquise")
    t.put("hundreds", 1, warriors=2)
    t.put("marquise", 1, warriors=1)
    give(t, "marquise", "tea")
    t.hand("marquise", "ambush_fox")
    fight(t, "hundreds", "marquise", 1)
    t.say("hundreds", "yes")
    t.say("marquise", "card:ambush_fox")
    assert t.match.over
    assert (names(t), t.items("marquise"), t.warriors("hundreds", 1)) == ([], {"tea": 1}, 0)


@law("14.2.5", "R.M.6")
def test_looters_take_of_the_items_that_the_machine_sells():
    t = MachineBench("hundreds", "eyrie")
    hundreds(t.side("hundreds")).mood = ROWDY
    t.put("hundreds", 1, warriors=4)
    t.put(1, warriors=1)
    give(t, MACHINE, "boots", "sword")
    t.dice(3, 0)
    fight(t, "hundreds", MACHINE, 1)
    t.say("hundreds", "yes", "item:boots")
    assert t.match.over
    assert (names(t), t.items(MACHINE), t.warriors(MACHINE, 1)) == (["boots"], {"sword": 1}, 1)
    t.finish()


@law("14.2.5", "14.2.4.I")
def test_loot_for_a_full_track_costs_an_item_and_scores(table):
    t = table("hundreds", "marquise")
    hoard(t, "tea", "sword", "hammer", "crossbow")
    t.put("hundreds", 1, warriors=4)
    t.put("marquise", 1, warriors=1)
    give(t, "marquise", "tea")
    t.dice(0, 0)
    fight(t, "hundreds", "marquise", 1)
    t.say("hundreds", "yes", "item:crossbow")
    assert t.match.over
    assert (sorted(names(t)), t.points("hundreds"), t.items("marquise")) == (["hammer", "sword", "tea", "tea"], 1, {})


@law("14.2.5", "E.3.4")
def test_hirelings_of_the_hundreds_do_not_loot(table):
    t = table("hundreds", "marquise", "duchy*")
    t.hireling("forest_patrol", "hundreds")
    t.put("forest_patrol", 1, warriors=4)
    t.put("marquise", 1, warriors=1)
    give(t, "marquise", "tea")
    t.dice(1, 0)
    t.stage(lambda g: battle(g, Battle(g.sides[3], g.sides[1], 0)))
    assert t.match.over
    assert (names(t), t.items("marquise"), t.warriors("marquise", 1)) == ([], {"tea": 1}, 0)


# --- the warlord ------------------------------------------------------------------------------------------------------


@law("14.2.2", "E.2.4")
def test_the_band_does_not_draw_the_warlord(table):
    t = table("hundreds", "marquise*", "duchy*")
    t.hireling("popular_band", "marquise")
    t.put("popular_band", 1, warriors=1)
    warlord(t, 5)
    t.put("marquise", 9, warriors=1)
    t.at("marquise", "daylight")
    at = t.names.index("popular_band")
    t.stage(lambda g: act_of(g.sides[at]).do(g, g.sides[1]))
    t.say("marquise", "clearing:1")
    while not t.match.over:
        assert "faction:hundreds" not in [word.text for word in t.ask.options]
        t.say("marquise", "pass")
    assert hundreds(t.side("hundreds")).warlord == 4


@law("14.2.2", "E.2.3")
def test_the_furious_protector_cannot_take_the_warlord(table):
    t = table("hundreds", "marquise*", "duchy*")
    t.hireling("furious_protector", "marquise").pawn = 0
    warlord(t, 5)
    t.put("marquise", 5, warriors=2)
    t.at("marquise", "birdsong")
    acts(t, "furious_protector")
    t.say("marquise", "clearing:5")
    assert t.match.over
    assert (hundreds(t.side("hundreds")).warlord, t.warriors("marquise", 5)) == (4, 1)


@law("14.2.2", "E.2.3")
def test_flame_bearers_burn_past_the_warlord_no_building(table):
    t = table("hundreds", "marquise*", "duchy*")
    t.hireling("flame_bearers", "marquise")
    t.put("flame_bearers", 1, warriors=2)
    warlord(t, 1)
    t.put("hundreds", 1, warriors=1)
    t.at("marquise", "birdsong")
    acts(t, "flame_bearers")
    while not t.match.over:
        t.say("marquise", t.ask.options[0].text)
    assert (hundreds(t.side("hundreds")).warlord, t.warriors("hundreds", 1)) == (0, 1)


@law("14.2.2", "E.3.4")
def test_in_a_battle_with_hirelings_the_warlord_may_fall(table):
    t = table("hundreds", "marquise*", "duchy*")
    t.hireling("forest_patrol", "marquise")
    t.put("forest_patrol", 1, warriors=3)
    warlord(t, 1)
    t.dice(2, 1)
    t.stage(lambda g: battle(g, Battle(g.sides[3], g.sides[0], 0)))
    assert t.match.over
    assert hundreds(t.side("hundreds")).warlord == NONE


@law("14.7.7", "4.3.1.II")
def test_the_stubborn_ignore_the_first_hit_of_an_ambush_and_none_after_it(table):
    t = table("hundreds", "marquise")
    warlord(t, 1, STUBBORN)
    t.put("hundreds", 1, warriors=3)
    t.put("marquise", 1, warriors=2)
    t.hand("marquise", "ambush_fox")
    t.dice(1, 1)
    fight(t, "hundreds", "marquise", 1)
    t.say("marquise", "card:ambush_fox")
    while not t.match.over:
        t.say("hundreds", "no")
    # of four: one by the ambush, one by the roll
    assert (t.warriors("hundreds", 1), t.warriors("marquise", 1)) == (2, 1)


@law("14.2.2", "13.7.1")
def test_a_lone_warlord_outlives_a_bomb(table):
    t = table("corvid", "hundreds")
    plot(t, 1, BOMB)
    t.put("corvid", 1, warriors=1)
    warlord(t, 1)
    t.put("hundreds", 1, mob=1)
    t.hand("corvid", "armorers")
    t.at("corvid", "birdsong")
    t.say("corvid", "flip")
    assert (hundreds(t.side("hundreds")).warlord, t.pieces("hundreds", "mob", 1), t.points("corvid")) == (0, 0, 2)


# --- Oppress, Incite, the Hoard ---------------------------------------------------------------------------------------


def evening(table, *others):
    t = table("hundreds", *others)
    t.no_ruins()
    warlord(t, 8, STUBBORN)
    t.draws("armorers")
    t.hand("marquise", "cobbler")
    return t


@law("14.6.2", "E.3.1", "E.3.2")
@pytest.mark.parametrize(
    ("controller", "mob", "points"),
    [("hundreds", True, 1), ("hundreds", False, 0), ("", True, 0), ("marquise", True, 0)],
)
def test_hirelings_oppress_only_for_who_controls_them_and_beside_a_piece_of_theirs(table, controller, mob, points):
    t = evening(table, "marquise", "duchy*")
    t.put("marquise", 8, wood=1)  # the warlord is not alone
    t.hireling("forest_patrol", controller)
    t.put("forest_patrol", 1, warriors=2)
    if mob:
        t.put("hundreds", 1, mob=1)
    if controller != "hundreds":
        t.put("hundreds", 1, warriors=3)
    t.at("hundreds", "evening")
    t.play_to("phase") if t.match.ask.seat == 0 else None
    assert t.points("hundreds") == points


@law("14.6.2", "F.1.2")
def test_a_landmark_is_no_enemy_and_a_relic_is_one(table):
    t = evening(table, "marquise", "keepers")
    bury(t)
    t.landmark("tower", 10)
    t.put("hundreds", 10, warriors=1)
    t.put("hundreds", 6, warriors=1)
    lay_relic(t, 6, "figure", 1)
    t.at("hundreds", "evening")
    t.play_to("phase") if t.match.ask.seat == 0 else None
    assert t.points("hundreds") == 1 + 1  # two clearings, and the tower


@law("14.6.1", "2.2.2", "14.2.2")
def test_the_lone_warlord_incites_in_the_lost_city_with_any_card(table):
    t = table("hundreds", "marquise")
    t.landmark("lost_city", 5)
    warlord(t, 5, ROWDY)
    t.hand("hundreds", "anvil", "codebreakers")
    t.at("hundreds", "evening")
    t.say("hundreds", "incite")
    assert t.asked("hundreds", "ask-root-hundreds-incite-card") == ["card:anvil", "card:codebreakers"]
    t.say("hundreds", "card:codebreakers")
    assert t.pieces("hundreds", "mob", 5) == 1


@law("14.2.3", "F")
@pytest.mark.parametrize(("word", "points"), [("hoard-item", 1), ("sell-item", 3)])
def test_an_item_of_the_forge_brings_a_card_and_a_point_either_way(table, word, points):
    t = table("hundreds", "marquise")
    t.suit(5, "fox")
    t.landmark("legendary_forge", 5)
    t.put("hundreds", 1, stronghold=1)
    t.put("hundreds", 5, warriors=1)
    t.hand("hundreds", "anvil", "sappers")
    t.at("hundreds", "daylight")
    t.draws("cobbler")
    t.say("hundreds", "craft", "card:anvil", word)
    assert (t.points("hundreds"), t.cards("hundreds")) == (points, ["cobbler", "sappers"])


@law("14.2.4", "E.2.4")
def test_the_brigand_of_the_hundreds_brings_an_item_to_the_hoard(table):
    t = table("hundreds", "marquise*", "duchy*")
    t.hireling("the_brigand", "hundreds")
    t.g.ruin_sets = 1
    for where, item in zip((6, 10, 11, 12), ("boots", "bag", "hammer", "sword"), strict=True):
        t.g.ruin_items[where - 1] = [ITEMS.index(item)]
    t.put("hundreds", 6, mob=1)
    acts(t, "the_brigand")
    while not t.match.over:
        t.say("hundreds", t.ask.options[0].text)
    assert (names(t), t.state.ruins[5], t.items("hundreds")) == (["boots"], 0, {})


@law("14.4.2", "13.7.2", "6.2.2")
def test_nobody_is_recruited_at_a_snare_or_beside_the_keep(table):
    t = table("hundreds", "marquise")
    t.no_ruins()
    warlord(t, 1)
    t.put("marquise", 1, keep=1)
    t.put("hundreds", 6, stronghold=1)
    t.hand("hundreds", "bake_sale")
    t.at("hundreds", "birdsong")
    razed(t)
    assert (t.warriors("hundreds", 1), t.warriors("hundreds", 6)) == (1, 1)


@law("14.2.2", "4.1.2")
def test_an_effect_that_removes_all_pieces_takes_the_mob_beside_the_warlord(table):
    t = table("marquise", "hundreds")
    warlord(t, 1)
    t.put("hundreds", 1, mob=1, stronghold=1)
    t.stage(lambda g: sweep(g, g.sides[0], [0], "4.1.2"))
    assert (t.points("marquise"), t.warriors("hundreds", 1)) == (2, 1)
