"""14.2, 14.3 and 14.7: the abilities, the setup and the moods of the Lord of the Hundreds."""

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.components import ITEMS, NONE, card_named
from polana.games.root.factions.hundreds.side import (
    BITTER,
    GRANDIOSE,
    JUBILANT,
    RELENTLESS,
    ROWDY,
    STUBBORN,
    WRATHFUL,
)
from polana.games.root.game import game
from polana.games.root.pieces import raise_warrior
from polana.games.root.removal import sweep
from polana.kernel.match import Match
from tests.law import law
from tests.root.sides import hundreds


def warlord(t, clearing, mood=ROWDY):
    """The warlord in a clearing, in a mood that changes nothing there."""
    own = hundreds(t.side("hundreds"))
    own.warlord = clearing - 1
    own.mood = mood
    raise_warrior(t.g, own, clearing - 1)


def hoard(t, *items):
    for item in items:
        t.g.items[ITEMS.index(item)] -= 1
        hundreds(t.side("hundreds")).hoard.append(ITEMS.index(item))


def give(t, name, *items):
    """Items in a Crafted Items box."""
    for item in items:
        t.g.items[ITEMS.index(item)] -= 1
        t.side(name).items[ITEMS.index(item)] += 1


def names(t):
    return [ITEMS[item] for item in hundreds(t.side("hundreds")).hoard]


def fight(t, attacker, defender, clearing):
    t.stage(lambda g: battle(g, Battle(t.side(attacker), t.side(defender), clearing - 1)))


# --- abilities (14.2) -------------------------------------------------------------------------------------------------


@law("14.2.1", "14.5.1")
def test_the_hundreds_craft_in_daylight_with_strongholds(table):
    t = table("hundreds", "marquise")
    t.put("hundreds", 1, stronghold=1)
    t.put("hundreds", 2, mob=1)
    t.hand("hundreds", "anvil", "mouse_in_a_sack")
    t.at("hundreds", "daylight")
    t.say("hundreds", "craft")
    assert t.asked("hundreds", "ask-root-craft", "14.5.1") == ["card:anvil"]


@law("14.2.2")
def test_the_warlord_is_not_removed_except_in_battle(table):
    t = table("marquise", "hundreds")
    warlord(t, 1)
    t.put("hundreds", 1, warriors=3)
    t.stage(lambda g: sweep(g, t.side("marquise"), [0], "test"))
    own = hundreds(t.side("hundreds"))
    assert (own.warlord, t.warriors("hundreds", 1), own.supply) == (0, 1, 20)


@law("14.2.2")
@pytest.mark.parametrize(("word", "there"), [("yes", NONE), ("no", 0)])
def test_taking_hits_the_hundreds_choose_whether_the_warlord_falls(table, word, there):
    t = table("marquise", "hundreds")
    warlord(t, 1)
    t.put("hundreds", 1, warriors=2)
    t.put("marquise", 1, warriors=3)
    t.dice(1, 0)
    fight(t, "marquise", "hundreds", 1)
    t.asked("hundreds", "ask-root-hundreds-falls", "14.2.2")
    t.say("hundreds", word)
    own = hundreds(t.side("hundreds"))
    assert (own.warlord, t.warriors("hundreds", 1)) == (there, 2)
    assert own.supply == (18 if word == "yes" else 19)


@law("14.2.2", "2.5")
def test_the_warlord_counts_as_a_warrior(table):
    t = table("marquise", "hundreds")
    warlord(t, 1)
    t.put("hundreds", 1, warriors=1)
    t.put("marquise", 1, warriors=1)
    assert t.ruler(1) == "hundreds"


@law("14.2.2", "14.5.2.I")
def test_in_a_move_of_their_turn_the_warlord_may_go_along(table):
    t = table("hundreds", "marquise")
    warlord(t, 1)
    t.put("hundreds", 1, warriors=2)
    t.hand("hundreds", "anvil")
    t.at("hundreds", "daylight")
    t.say("hundreds", "move", "clearing:5", "count:2")
    t.asked("hundreds", "ask-root-hundreds-goes-along", "14.2.2")
    t.say("hundreds", "yes")
    assert (hundreds(t.side("hundreds")).warlord, t.warriors("hundreds", 5), t.warriors("hundreds", 1)) == (4, 2, 1)


@law("14.2.2")
def test_outside_their_turn_nobody_moves_the_warlord(table):
    t = table("marquise", "hundreds")
    warlord(t, 1)
    t.put("hundreds", 1, warriors=2)
    t.at("marquise", "daylight")
    side = t.side("hundreds")
    assert side.rules.movable(t.g, side, 0) == 2


@law("14.2.3")
@pytest.mark.parametrize(("word", "points", "items"), [("hoard-item", 0, ["hammer"]), ("sell-item", 2, [])])
def test_a_crafted_item_is_hoarded_without_points_or_leaves_the_game_for_them(table, word, points, items):
    t = table("hundreds", "marquise")
    t.put("hundreds", 1, stronghold=1)
    t.hand("hundreds", "anvil", "sappers")
    t.at("hundreds", "daylight")
    t.say("hundreds", "craft", "card:anvil")
    assert t.asked("hundreds", "ask-root-hundreds-trade", "14.2.3") == ["hoard-item", "sell-item"]
    t.say("hundreds", word)
    assert (t.points("hundreds"), names(t)) == (points, items)
    assert hundreds(t.side("hundreds")).gone_items[ITEMS.index("hammer")] == (not items)


@law("14.2.3")
def test_extra_points_of_master_engravers_come_in_both_cases(table):
    t = table("hundreds", "marquise", deck="exiles_partisans")
    t.put("hundreds", 1, stronghold=1)
    t.in_play("hundreds", "master_engravers")
    t.hand("hundreds", "anvil", "boat_builders")
    t.at("hundreds", "daylight")
    t.say("hundreds", "craft", "card:anvil", "hoard-item")
    assert (t.points("hundreds"), names(t)) == (1, ["hammer"])


@law("14.2.4", "14.2.4.II")
@pytest.mark.parametrize(
    ("items", "command", "prowess"),
    [
        ([], 1, 1),
        (["boots"], 2, 1),
        (["boots", "bag"], 2, 1),
        (["boots", "bag", "coins", "hammer"], 3, 2),
        (["boots", "bag", "coins", "coins", "hammer", "tea", "sword"], 4, 3),
        (["hammer", "tea", "sword", "crossbow"], 1, 4),
    ],
)
def test_a_track_is_worth_more_the_more_items_lie_on_it(table, items, command, prowess):
    t = table("hundreds", "marquise")
    hoard(t, *items)
    own = hundreds(t.side("hundreds"))
    assert (own.command, own.prowess) == (command, prowess)
    assert t.items("hundreds") == {}  # no Crafted Items box: nobody takes them


@law("14.2.4.I")
def test_on_a_full_track_an_item_leaves_the_game_for_a_point(table):
    t = table("hundreds", "marquise")
    hoard(t, "tea", "tea", "sword", "sword")
    t.put("hundreds", 1, stronghold=1)
    t.hand("hundreds", "anvil", "sappers")
    t.at("hundreds", "daylight")
    t.say("hundreds", "craft", "card:anvil", "hoard-item")
    assert t.asked("hundreds", "ask-root-hundreds-full", "14.2.4.I") == ["item:hammer", "item:sword", "item:tea"]
    own = t.side("hundreds")
    elsewhere = own.rules.items_elsewhere(t.state, own)
    assert [elsewhere[ITEMS.index(item)] for item in ("hammer", "sword", "tea")] == [1, 2, 2]  # none is lost meanwhile
    t.say("hundreds", "item:tea")
    assert (names(t), t.points("hundreds")) == (["tea", "sword", "sword", "hammer"], 1)


@law("14.2.5")
def test_looters_deal_no_rolled_hits_and_take_an_item_if_they_rule_at_the_end(table):
    t = table("hundreds", "marquise")
    t.put("hundreds", 1, warriors=4)
    t.put("marquise", 1, warriors=2)
    give(t, "marquise", "tea", "boots")
    t.hand("marquise", "anvil")  # so that the ambush is asked about
    t.dice(3, 1)
    fight(t, "hundreds", "marquise", 1)
    t.asked("hundreds", "ask-root-hundreds-loot", "14.2.5")  # before the ambush
    t.say("hundreds", "yes")
    t.say("marquise", "pass")
    assert t.asked("hundreds", "ask-root-hundreds-loot-item", "14.2.5") == ["item:boots", "item:tea"]
    t.say("hundreds", "item:tea")
    assert (t.warriors("hundreds", 1), t.warriors("marquise", 1)) == (3, 2)
    assert (names(t), t.items("marquise")) == (["tea"], {"boots": 1})


@law("14.2.5")
def test_without_rule_at_the_end_there_is_no_loot(table):
    t = table("hundreds", "marquise")
    t.put("hundreds", 1, warriors=2)
    t.put("marquise", 1, warriors=2)
    give(t, "marquise", "tea")
    t.dice(0, 0)
    fight(t, "hundreds", "marquise", 1)
    t.say("hundreds", "yes")
    assert (names(t), t.items("marquise")) == ([], {"tea": 1})


@law("14.2.5")
def test_a_defender_without_items_and_the_vagabond_are_not_looted(table):
    t = table("hundreds", "marquise", "vagabond")
    t.put("hundreds", 1, warriors=2)
    t.put("marquise", 1, warriors=1)
    t.dice(1, 0)
    fight(t, "hundreds", "marquise", 1)
    assert t.match.ask is None
    assert "news-root-hundreds-looting" not in t.news()


@law("14.2.2")
def test_a_tax_collector_cannot_take_the_warlord(table):
    t = table("hundreds", "marquise")
    warlord(t, 1)
    t.put("hundreds", 2, warriors=1)
    t.in_play("hundreds", "tax_collector")
    t.hand("hundreds", "anvil")
    t.at("hundreds", "daylight")
    t.draws("sappers")
    t.say("hundreds", "use:tax_collector")  # the lone warrior in clearing 2, not the warlord
    assert (t.warriors("hundreds", 1), t.warriors("hundreds", 2)) == (1, 0)


@law("14.2.2", "1.5.5")
def test_false_orders_do_not_move_the_warlord(table):
    t = table("marquise", "hundreds", deck="exiles_partisans")
    warlord(t, 1)
    t.put("hundreds", 2, warriors=3)
    t.in_play("marquise", "false_orders")
    t.hand("marquise", "anvil")
    t.before("marquise", "birdsong")
    t.say("marquise", "use:false_orders")
    t.say("marquise", "clearing:5")
    # half of the three warriors in clearing 2; alone in clearing 1 the warlord could not be chosen
    assert (t.warriors("hundreds", 1), t.warriors("hundreds", 2), t.warriors("hundreds", 5)) == (1, 1, 2)


# --- setup (14.3) -----------------------------------------------------------------------------------------------------


def begun(*seats, setup="standard"):
    match = Match(game, game.setup(list(seats), {"setup": setup}), 5)
    while match.ask is not None and not match.ask.about.startswith("ask-root-hundreds"):
        match.choose(match.ask.seat, match.ask.options[0])
    return match


@law("14.3", "14.3.1", "14.3.2", "14.3.3")
def test_the_warlord_four_warriors_and_a_stronghold_start_in_a_free_corner(table):
    match = begun("marquise", "eyrie", "hundreds")
    assert (match.ask.about, match.ask.law) == ("ask-root-hundreds-home", "14.3.1")
    taken = [side.homelands[0] for side in match.state.sides[:2]]
    assert sorted(word.value for word in match.ask.options) == sorted(set(match.state.woodland.corners) - set(taken))
    home = match.ask.options[0].value
    match.choose(2, match.ask.options[0])
    own = hundreds(match.state.sides[2])
    assert (own.warlord, own.warriors[home], own.at(0, home), own.supply) == (home, 5, 1, 16)
    assert own.mood == STUBBORN
    assert [len(under) for under in match.state.ruin_items if under] == [1, 1, 1, 1]


@law("A.8.2")
def test_in_advanced_setup_the_homeland_is_an_edge_clearing_away_from_enemies(table):
    match = begun("eyrie", "hundreds", setup="advanced")
    assert match.ask.about == "ask-root-hundreds-home"
    assert {word.value for word in match.ask.options} <= set(match.state.woodland.edge)
    home = match.ask.options[0].value
    match.choose(1, match.ask.options[0])
    own = hundreds(match.state.sides[1])
    assert (own.warlord, own.warriors[home], own.at(0, home)) == (home, 5, 1)


# --- moods (14.7) -----------------------------------------------------------------------------------------------------


@law("14.7.1")
def test_the_bitter_turn_mobs_into_warriors_before_the_roll(table):
    t = table("hundreds", "marquise")
    warlord(t, 1, BITTER)
    t.put("hundreds", 1, mob=1)
    t.put("hundreds", 5, mob=1)
    t.put("hundreds", 2, mob=1)  # not adjacent
    t.put("marquise", 1, warriors=3)
    t.dice(3, 0)
    fight(t, "hundreds", "marquise", 1)
    assert t.asked("hundreds", "ask-root-hundreds-bitter", "14.7.1") == ["clearing:1", "clearing:5", "done"]
    t.say("hundreds", "clearing:5", "clearing:1")
    # the warlord and two warriors: three rolled hits count
    assert (t.warriors("hundreds", 1), t.warriors("marquise", 1)) == (3, 0)
    assert t.side("hundreds").left[1] == 4


@law("14.7.2")
def test_the_grandiose_advance_before_they_command(table):
    t = table("hundreds", "marquise")
    warlord(t, 1, GRANDIOSE)
    t.put("hundreds", 1, warriors=2)
    t.hand("hundreds", "anvil")
    t.at("hundreds", "daylight")
    t.say("hundreds", "move", "clearing:5", "count:1", "no")
    assert t.refused("hundreds", "advance") == "14.5"


@law("14.5.3", "14.5")
def test_otherwise_command_comes_before_the_advance(table):
    t = table("hundreds", "marquise")
    warlord(t, 1)
    t.put("hundreds", 1, warriors=2)
    t.hand("hundreds", "anvil")
    t.at("hundreds", "daylight")
    t.say("hundreds", "advance", "clearing:5", "count:2")
    assert t.refused("hundreds", "move") == "14.5"
    assert t.refused("hundreds", "advance") == "14.5.3"  # as often as Prowess


@law("14.7.3")
def test_the_jubilant_spread_mobs_when_they_incite_at_the_warlord(table):
    t = table("hundreds", "marquise")
    warlord(t, 1, JUBILANT)
    t.hand("hundreds", "anvil", "sappers")
    t.at("hundreds", "evening")
    t.foretell(("mob die", 1), ("mob die", 2))
    t.say("hundreds", "incite", "card:anvil")
    t.asked("hundreds", "ask-root-hundreds-jubilant", "14.7.3")
    t.say("hundreds", "yes")
    assert t.asked("hundreds", "ask-root-hundreds-spread", "14.7.3") == ["clearing:5", "clearing:10"]
    t.say("hundreds", "clearing:5", "yes")
    assert t.asked("hundreds", "ask-root-hundreds-spread") == ["clearing:2", "clearing:9"]
    t.say("hundreds", "clearing:9", "no")
    assert [where + 1 for where in t.side("hundreds").where(1)] == [1, 5, 9]


@law("14.7.4")
def test_the_lavish_throw_items_away_for_two_warriors_each(table):
    t = table("hundreds", "marquise")
    warlord(t, 1, ROWDY)
    hoard(t, "tea", "boots")
    t.hand("hundreds", "anvil")
    t.at("hundreds", "birdsong")
    t.say("hundreds", "mood:lavish")
    assert t.asked("hundreds", "ask-root-hundreds-lavish", "14.7.4") == ["item:boots", "item:tea", "done"]
    before = t.warriors("hundreds", 1)
    t.say("hundreds", "item:tea", "done")
    assert (t.warriors("hundreds", 1) - before, names(t)) == (2, ["boots"])


@law("14.7.5")
def test_the_relentless_move_or_battle_once_more_after_both(table):
    t = table("hundreds", "marquise")
    warlord(t, 1, RELENTLESS)
    t.put("hundreds", 1, warriors=4)
    t.put("marquise", 5, warriors=3)
    t.hand("hundreds", "anvil")
    t.at("hundreds", "daylight")
    t.dice(0, 0, 1, 0)
    t.say("hundreds", "advance", "clearing:5", "count:5", "battle")
    assert t.asked("hundreds", "ask-root-hundreds-relentless", "14.7.5") == ["move", "battle", "done"]
    t.say("hundreds", "battle")
    assert t.warriors("marquise", 5) == 2
    t.asked("hundreds", "ask-root-hundreds-daylight")


@law("14.7.6", "14.6.3")
@pytest.mark.parametrize(("mood", "enemies", "drawn"), [(ROWDY, 2, 2), (ROWDY, 3, 3), (WRATHFUL, 3, 1)])
def test_the_rowdy_draw_more_cards(table, mood, enemies, drawn):
    t = table("hundreds", "marquise")
    warlord(t, 1, mood)
    t.put("marquise", 1, warriors=enemies)
    t.hand("hundreds", "sappers")
    t.at("hundreds", "evening")
    t.draws(*["anvil", "armorers", "codebreakers"][:drawn])
    t.say("hundreds", "done")
    assert len(t.cards("hundreds")) == 1 + drawn


@law("14.7.7")
def test_the_stubborn_ignore_the_first_hit_at_the_warlord(table):
    t = table("marquise", "hundreds")
    warlord(t, 1, STUBBORN)
    t.put("hundreds", 1, warriors=2)
    t.put("hundreds", 5, warriors=3)
    t.put("marquise", 1, warriors=3)
    t.dice(2, 0)
    fight(t, "marquise", "hundreds", 1)
    t.say("hundreds", "no")
    assert t.warriors("hundreds", 1) == 2  # two hits, one ignored


@law("14.7.8")
@pytest.mark.parametrize(("mood", "lost"), [(WRATHFUL, 2), (ROWDY, 1)])
def test_the_wrathful_deal_an_extra_hit_as_attackers_at_the_warlord(table, mood, lost):
    t = table("hundreds", "marquise")
    warlord(t, 1, mood)
    t.put("hundreds", 1, warriors=2)
    t.put("marquise", 1, warriors=4)
    t.dice(1, 0)
    fight(t, "hundreds", "marquise", 1)
    assert t.warriors("marquise", 1) == 4 - lost
    assert t.hits_from() == ["mood:wrathful"] * (lost - 1)


# --- mercenaries, snares and the keep ---------------------------------------------------------------------------------


@law("14.7.1", "6.2.2")
def test_the_bitter_place_nobody_where_nothing_may_be_placed(table):
    t = table("hundreds", "marquise")
    warlord(t, 1, BITTER)
    t.put("hundreds", 1, mob=1)
    t.put("marquise", 1, keep=1, warriors=1)
    t.dice(0, 0)
    fight(t, "hundreds", "marquise", 1)
    assert t.match.ask is None
    assert (t.warriors("hundreds", 1), t.pieces("hundreds", "mob", 1)) == (1, 1)


@law("14.7.4", "6.2.2")
def test_the_lavish_place_nobody_beside_the_keep(table):
    t = table("hundreds", "marquise")
    warlord(t, 1, ROWDY)
    t.put("marquise", 1, keep=1)
    hoard(t, "sword")
    t.hand("hundreds", "anvil")
    t.at("hundreds", "birdsong")
    t.say("hundreds", "mood:lavish")
    assert (names(t), t.warriors("hundreds", 1)) == (["sword"], 1)
    assert t.ask.about == "ask-root-hundreds-daylight"


@law("14.4.3", "G.1.30")
def test_the_warlord_replaces_a_warrior_only_where_he_may_be_placed(table):
    t = table("hundreds", "marquise")
    t.put("hundreds", 1, warriors=1)
    t.put("marquise", 1, keep=1)
    t.put("hundreds", 9, warriors=1)
    t.put("hundreds", 8, warriors=1)
    t.hand("hundreds", "anvil")
    t.at("hundreds", "birdsong")
    assert t.asked("hundreds", "ask-root-hundreds-anoint") == ["clearing:8", "clearing:9"]


def mercenaries(table, warriors):
    """The Hundreds have hired the Riverfolk, who stand beside the warlord."""
    t = table("hundreds", "riverfolk")
    warlord(t, 1, WRATHFUL)
    t.put("hundreds", 1, warriors=1)
    t.put("riverfolk", 1, warriors=warriors)
    t.hand("hundreds", "ambush_mouse")
    t.before("hundreds", "birdsong")
    t.say("hundreds", "service:mercenaries", "mood:rowdy", "done")
    return t


@law("14.6.2", "14.7.6", "G.1.24")
@pytest.mark.parametrize("warriors", [1, 3])
def test_hired_mercenaries_are_no_enemy_pieces(table, warriors):
    t = mercenaries(table, warriors)
    t.foretell(*[("card", card_named(name)) for name in ("anvil", "cobbler")])
    t.say("hundreds", "done")
    # oppressed, and no crowd of enemies beside the warlord: two cards of the Rowdy
    assert (t.points("hundreds"), len(t.cards("hundreds"))) == (1, 3)


@law("14.2.5", "11.2.7.III")
def test_mercenaries_do_not_help_to_loot_those_who_lend_them(table):
    t = table("hundreds", "riverfolk")
    warlord(t, 1)
    t.put("riverfolk", 1, warriors=5)
    give(t, "riverfolk", "bag")
    t.hand("hundreds", "ambush_mouse")
    t.before("hundreds", "birdsong")
    t.foretell(("battle die", 0), ("battle die", 0))
    t.say("hundreds", "service:mercenaries", "mood:stubborn", "battle", "yes")
    while t.ask.seat == 1:
        t.say("riverfolk", "pass")
    assert (names(t), t.items("riverfolk")) == ([], {"bag": 1})
