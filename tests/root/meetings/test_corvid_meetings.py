"""13 Where the Corvid Conspiracy meets landmarks, hirelings and the other factions."""

import json

from polana.games.root.battle import Battle, battle
from polana.games.root.factions.corvid.side import (
    BOMB,
    EXTORTION,
    KINDS,
    RAID,
    SNARE,
)
from polana.games.root.game import game
from polana.games.root.move import why_not_leave
from polana.games.root.removal import sweep
from polana.kernel.match import Match
from tests.law import law
from tests.root.boards import lead, nests, rebels, support
from tests.root.factions.test_corvid_rules import plot
from tests.root.factions.test_hundreds_rules import warlord
from tests.root.knights import bury, where_lies
from tests.root.knights import lay as lay_relic
from tests.root.sides import corvid, hundreds
from tests.root.vagabonds import board, wander


def flipping(table, kind, *others, clearing=1):
    """A plot that may be turned up in a clearing with a Corvid warrior."""
    t = table("corvid", *others)
    t.no_ruins()
    plot(t, clearing, kind)
    t.put("corvid", clearing, warriors=1)
    t.hand("corvid", "armorers")
    t.at("corvid", "birdsong")
    return t


# --- Snare ------------------------------------------------------------------------------------------------------------


@law("13.7.2", "9.4.2", "9.5.1")
def test_only_by_slipping_a_vagabond_leaves_a_snare(table):
    t = table("vagabond", "corvid")
    plot(t, 1, SNARE, up=True)
    wander(t, 1, ready="boots boots torch", be="harrier")
    t.hand("vagabond", "cobbler")
    t.at("vagabond", "birdsong")
    assert "clearing:5" in t.asked("vagabond", "ask-root-vagabond-slip")
    t.say("vagabond", "done")
    assert t.refused("vagabond", "move") == "13.7.2"
    assert t.refused("vagabond", "special") == "13.7.2"


@law("13.7.2", "6.2.3")
def test_a_snare_beside_the_keep_closes_the_field_hospitals(table):
    t = table("corvid", "marquise")
    plot(t, 1, SNARE, up=True)
    t.put("marquise", 1, keep=1)
    t.put("marquise", 5, warriors=2)
    t.hand("marquise", "bake_sale")
    t.stage(lambda g: sweep(g, g.sides[0], [4], "4.1.2"))
    assert t.match.over  # the Marquise was not asked
    assert t.side("marquise").supply == 25


@law("13.7.2", "8.4.1.III")
def test_a_revolt_at_a_snare_removes_it_first(table):
    t = table("alliance", "corvid")
    plot(t, 1, SNARE, up=True)
    t.put("alliance", 1, sympathy=1)
    support(t, "anvil", "foxfolk_steel")
    t.at("alliance", "birdsong")
    t.say("alliance", "clearing:1", "card:anvil", "card:foxfolk_steel")
    assert (t.pieces("corvid", "plot_snare", 1), t.pieces("alliance", "base_fox", 1), t.points("alliance")) == (0, 1, 1)


@law("13.7.2", "E.3.2")
def test_a_snare_holds_hirelings_but_those_of_the_corvids(table):
    t = table("corvid", "marquise*", "eyrie*")
    t.hireling("forest_patrol", "marquise")
    t.hireling("flame_bearers", "corvid")
    plot(t, 1, SNARE, up=True)
    t.put("forest_patrol", 1, warriors=1)
    t.put("flame_bearers", 1, warriors=1)
    assert why_not_leave(t.g, t.side("forest_patrol"), 0).law == "13.7.2"
    assert why_not_leave(t.g, t.side("flame_bearers"), 0) is None


@law("13.7.2", "7.5.2.I", "7.7")
def test_a_snare_at_the_only_roost_brings_turmoil(table):
    t = table("eyrie", "corvid")
    plot(t, 1, SNARE, up=True)
    lead(t, "despot", recruit=["anvil"])
    t.put("eyrie", 1, roost=1, warriors=2)
    t.hand("eyrie", "bake_sale")
    t.score("eyrie", 5)
    t.at("eyrie", "daylight")
    while t.ask.about not in ("ask-root-eyrie-leader", "ask-root-leader"):
        t.say("eyrie", "done") if t.may("done") else t.say("eyrie", t.ask.options[0].text)
    assert t.points("eyrie") == 3  # two viziers
    assert nests(t).decree == [[], [], [], []]


@law("13.7.2", "10.5.1")
def test_no_garden_is_built_at_a_snare(table):
    t = table("cult", "corvid")
    plot(t, 1, SNARE, up=True)
    t.put("cult", 1, warriors=2)
    t.hand("cult", "anvil")
    t.at("cult", "daylight")
    assert t.refused("cult", "build")


# --- Raid -------------------------------------------------------------------------------------------------------------


@law("13.7.4", "6.2.2")
def test_no_raider_comes_to_the_keep(table):
    t = table("marquise", "corvid")
    plot(t, 1, RAID)
    t.put("marquise", 9, keep=1)
    t.stage(lambda g: sweep(g, g.sides[0], [0], "4.1.2"))
    assert t.match.over
    assert [where + 1 for where in range(12) if t.side("corvid").warriors[where]] == [5, 10]


@law("13.7.4", "D.6.2")
def test_a_raid_that_is_scorched_places_its_raiders_around(table):
    t = table("vagabond", "corvid")
    plot(t, 1, RAID)
    wander(t, 1, be="scoundrel", ready="torch boots")
    t.at("vagabond", "daylight")
    t.say("vagabond", "special")
    assert [where + 1 for where in range(12) if t.side("corvid").warriors[where]] == [5, 9, 10]
    assert t.points("vagabond") == 1


@law("13.7.4", "14.4.1")
def test_a_mob_razes_a_raid_and_its_raiders_come(table):
    t = table("hundreds", "corvid")
    t.no_ruins()
    warlord(t, 8)
    plot(t, 1, RAID)
    t.put("hundreds", 1, mob=1)
    t.hand("hundreds", "anvil")
    t.foretell(("mob die", 0))
    t.at("hundreds", "birdsong")
    while t.ask.about != "ask-root-hundreds-mood":
        t.say(t.names[t.ask.seat], t.ask.options[0].text)
    assert [where + 1 for where in range(12) if t.side("corvid").warriors[where]] == [5, 9, 10]
    assert t.points("hundreds") == 1


@law("13.7.4", "4.3.4")
def test_raiders_come_after_the_hits_of_the_battle_have_fallen(table):
    t = table("marquise", "corvid")
    plot(t, 1, RAID)
    t.put("corvid", 1, warriors=1)
    t.put("marquise", 1, warriors=3)
    t.dice(2, 1)
    t.stage(lambda g: battle(g, Battle(g.sides[0], g.sides[1], 0)))
    # two hits: the warrior and the plot; against one rolled and one of the agents
    assert (t.warriors("marquise", 1), t.points("marquise"), t.warriors("corvid", 1)) == (1, 1, 0)
    assert sum(t.side("corvid").warriors) == 3


# --- Bomb and Extortion -----------------------------------------------------------------------------------------------


@law("13.7.1", "9.2.2.I", "14.2.2")
def test_a_bomb_damages_three_items_and_leaves_the_warlord(table):
    t = flipping(table, BOMB, "vagabond", "hundreds")
    wander(t, 1, ready="boots sword torch tea")
    warlord(t, 1)
    t.put("hundreds", 1, warriors=2)
    t.say("corvid", "flip")
    while t.ask.seat == 1:
        t.say("vagabond", t.ask.options[0].text)
    assert len(board(t)["damaged"].split()) == 3
    assert (hundreds(t.side("hundreds")).warlord, t.warriors("hundreds", 1)) == (0, 1)
    assert t.points("corvid") == 1


@law("13.7.1", "15.2.5")
def test_a_bomb_on_a_relic_is_worth_two_points_and_the_corvids_choose_its_forest(table):
    t = flipping(table, BOMB, "keepers")
    bury(t)
    lay_relic(t, 1, "figure", 2)
    t.put("keepers", 1, warriors=1)
    t.say("corvid", "flip", "forest:3")
    assert (t.points("corvid"), where_lies(t, "figure", 2)) == (3, ["forest:3"])


@law("13.7.1", "8.2.6")
def test_a_bomb_on_sympathy_is_an_outrage(table):
    t = flipping(table, BOMB, "alliance")
    t.put("alliance", 1, sympathy=1)
    t.say("corvid", "flip")
    t.say("corvid", "card:armorers")
    assert (len(rebels(t).supporters), t.points("corvid")) == (1, 2)


@law("13.7.1", "E.3.2")
def test_a_bomb_spares_hirelings_of_the_corvids_and_no_others(table):
    t = flipping(table, BOMB, "marquise", "duchy*")
    t.hireling("forest_patrol")
    t.hireling("flame_bearers", "corvid")
    t.hireling("vault_keepers", "duchy")
    t.put("forest_patrol", 1, warriors=1)
    t.put("flame_bearers", 1, warriors=2)
    t.put("vault_keepers", 1, vault=1)
    t.say("corvid", "flip")
    left = [t.warriors(name, 1) for name in ("forest_patrol", "flame_bearers")]
    assert (left, t.pieces("vault_keepers", "vault", 1), t.points("corvid")) == ([0, 2], 0, 2)


@law("13.4.2", "3.1")
def test_the_points_of_a_flip_win_before_its_bomb_goes_off(table):
    t = flipping(table, BOMB, "marquise")
    t.put("marquise", 1, sawmill=1)
    t.score("corvid", 29)
    t.say("corvid", "flip")
    assert t.match.over
    assert (t.state.winners, t.pieces("marquise", "sawmill", 1)) == ([0], 1)


@law("13.7.3", "11.2.3", "G.1.17")
def test_extortion_takes_nothing_from_a_partner_and_one_card_of_the_open_hand(table):
    t = flipping(table, EXTORTION, "vagabond", "riverfolk", "marquise")
    wander(t, 1, ready="boots torch")
    t.coalition("vagabond", "corvid", "dominance_fox")
    t.hand("vagabond", "anvil")
    t.hand("riverfolk", "cobbler", "sappers")
    t.put("riverfolk", 1, warriors=1)
    t.random_cards("cobbler")
    t.say("corvid", "flip")
    assert (t.cards("corvid"), t.cards("vagabond"), t.cards("riverfolk")) == (
        ["armorers", "cobbler"],
        ["anvil"],
        ["sappers"],
    )


@law("13.7.3", "E.3.3")
def test_a_hireling_is_no_faction_piece_for_extortion(table):
    t = flipping(table, EXTORTION, "marquise", "duchy*")
    t.hireling("forest_patrol", "marquise")
    t.put("forest_patrol", 1, warriors=1)
    t.hand("marquise", "anvil")
    t.say("corvid", "flip")
    assert t.cards("marquise") == ["anvil"]


# --- Exposure ---------------------------------------------------------------------------------------------------------


@law("13.2.4", "E.3.3")
def test_who_has_only_hirelings_beside_a_plot_does_not_expose_it(table):
    t = table("marquise", "corvid", "duchy*")
    t.hireling("forest_patrol", "marquise")
    t.put("forest_patrol", 1, warriors=1)
    plot(t, 1, BOMB)
    t.put("marquise", 9, warriors=1)
    t.hand("marquise", "anvil")
    t.at("marquise", "daylight")
    assert "expose" not in t.asked("marquise", "ask-root-marquise-daylight")


@law("13.2.4", "2.2.2")
def test_in_the_lost_city_a_card_of_any_suit_is_shown(table):
    t = table("marquise", "corvid")
    t.landmark("lost_city", 5)
    plot(t, 5, BOMB)
    t.put("marquise", 5, warriors=1)
    t.hand("marquise", "anvil", "codebreakers", "bake_sale")
    t.at("marquise", "daylight")
    t.say("marquise", "expose", "clearing:5", "plot:snare")
    assert sorted(word.text for word in t.ask.options) == ["card:anvil", "card:bake_sale", "card:codebreakers"]
    t.say("marquise", "card:codebreakers")
    assert t.cards("corvid") == ["codebreakers"]


@law("13.2.4", "G.1.17")
def test_a_partner_of_the_corvids_exposes_nothing(table):
    t = table("vagabond", "corvid", "marquise", "duchy*")
    wander(t, 1, ready="boots torch")
    t.coalition("vagabond", "corvid", "dominance_fox")
    plot(t, 1, BOMB)
    t.hand("vagabond", "anvil")
    t.at("vagabond", "daylight")
    assert "expose" not in t.asked("vagabond", "ask-root-vagabond-daylight")


@law("13.2.4", "1.4.2")
def test_a_plot_is_exposed_between_actions_and_not_within_a_march(table):
    t = table("marquise", "corvid")
    plot(t, 1, BOMB)
    t.put("marquise", 1, warriors=2)
    t.put("marquise", 9, warriors=2)
    t.hand("marquise", "anvil")
    t.at("marquise", "daylight")
    assert t.may("expose")
    t.say("marquise", "march", "clearing:9", "clearing:12", "count:1")
    assert t.ask.about == "ask-root-move-from"
    assert not t.may("expose")
    t.say("marquise", "done")
    assert t.may("expose")


@law("13.2.4", "3.3.1")
def test_who_has_activated_dominance_exposes_for_no_points(table):
    t = table("marquise", "corvid")
    plot(t, 1, RAID)
    t.put("marquise", 1, warriors=2)
    t.dominance("marquise", "dominance_fox")
    t.hand("marquise", "anvil")
    t.score("marquise", 12)
    t.at("marquise", "daylight")
    t.say("marquise", "expose", "clearing:1", "plot:raid", "card:anvil")
    assert (t.points("marquise"), t.pieces("corvid", "plot", 1)) == (12, 0)
    assert sum(t.side("corvid").warriors) == 0


@law("13.2.4")
def test_in_evening_before_the_draw_a_plot_is_exposed_too(table):
    t = table("marquise", "corvid")
    plot(t, 1, BOMB)
    t.put("marquise", 1, warriors=1)
    t.hand("marquise", "anvil")
    t.hand("corvid", "sappers")
    t.draws("cobbler")
    t.at("marquise", "evening")
    t.say("marquise", "expose", "clearing:1", "plot:bomb", "card:anvil")
    assert t.points("marquise") == 1


# --- Embedded Agents, Recruit, setup ----------------------------------------------------------------------------------


@law("13.2.5", "E.3.5")
def test_agents_do_not_help_a_hireling_of_the_corvids(table):
    t = table("corvid", "marquise", "duchy*")
    t.hireling("forest_patrol", "corvid")
    plot(t, 1, BOMB)
    t.put("forest_patrol", 1, warriors=2)
    t.put("marquise", 1, warriors=2)
    t.dice(1, 0)
    t.stage(lambda g: battle(g, Battle(g.sides[1], g.sides[3], 0)))
    assert t.match.over
    assert (t.warriors("marquise", 1), t.warriors("forest_patrol", 1)) == (2, 1)


@law("13.4.3", "2.2.2")
def test_a_fox_card_recruits_in_the_lost_city_too(table):
    t = table("corvid", "marquise")
    t.landmark("lost_city", 5)
    t.hand("corvid", "anvil", "bake_sale")
    t.at("corvid", "birdsong")
    t.say("corvid", "recruit", "card:anvil")
    assert [where + 1 for where in range(12) if t.side("corvid").warriors[where]] == [1, 5, 6, 8, 12]


@law("13.5.2", "6.2.2")
def test_no_plot_is_placed_beside_the_keep(table):
    t = table("corvid", "marquise")
    t.put("marquise", 1, keep=1)
    t.put("corvid", 1, warriors=2)
    plot(t, 2, BOMB)
    plot(t, 3, RAID)
    t.hand("corvid", "anvil")
    t.at("corvid", "daylight")
    assert t.refused("corvid", "place-plot")


# --- secrets ----------------------------------------------------------------------------------------------------------


def bytes_for(t, readers):
    """All that these readers see and hear, and what they are asked."""
    asks = [(ask.seat, ask.about, ask.law, [word.text for word in ask.options]) for ask in t.match.asks]
    lines = [[(line.kind, line.law, sorted(line.args.items())) for line in t.match.news_for(at)] for at in readers]
    return json.dumps([[t.match.view(at) for at in readers], lines, asks], default=str)


@law("13.2.2.I", "13.5.4")
def test_a_trick_with_any_two_plots_looks_the_same_to_all_others(table):
    seen = set()
    for one in KINDS:
        for other in KINDS:
            t = table("corvid", "marquise", "vagabond")
            wander(t, 2, ready="boots torch")
            plot(t, 1, one)
            plot(t, 2, other)
            t.put("corvid", 5, warriors=1)
            t.put("marquise", 1, warriors=1)
            t.at("corvid", "daylight")
            t.say("corvid", "trick")
            seen.add(bytes_for(t, (1, 2, -1)))
    assert len(seen) == 1


@law("13.2.2.I", "13.5.2")
def test_what_plot_is_placed_shows_to_nobody_else(table):
    seen = set()
    for kind in ("bomb", "snare", "extortion", "raid"):
        t = table("corvid", "marquise", "vagabond")
        wander(t, 2, ready="boots torch")
        t.put("corvid", 1, warriors=3)
        t.put("marquise", 1, warriors=1)
        t.at("corvid", "daylight")
        t.say("corvid", "place-plot", f"plot:{kind}")
        seen.add(bytes_for(t, (1, 2, -1)))
    assert len(seen) == 1


@law("13.2.2.I", "13.2.4")
def test_after_a_wrong_guess_the_other_three_kinds_look_the_same(table):
    seen = set()
    for kind in (BOMB, SNARE, EXTORTION):
        t = table("marquise", "corvid", "vagabond")
        wander(t, 2, ready="boots torch")
        plot(t, 1, kind)
        t.put("marquise", 1, warriors=1)
        t.hand("marquise", "anvil", "foxfolk_steel")
        t.at("marquise", "daylight")
        t.say("marquise", "expose", "clearing:1", "plot:raid", "card:anvil")
        seen.add(bytes_for(t, (0, 2, -1)))
    assert len(seen) == 1


@law("13.2.2.I", "13.4.2")
def test_the_corvids_are_asked_to_flip_whatever_their_plots_are(table):
    seen = set()
    for kind in KINDS:
        t = table("corvid", "marquise", "vagabond")
        wander(t, 2, ready="boots torch")
        plot(t, 1, kind)
        t.put("corvid", 1, warriors=1)
        t.put("marquise", 1, warriors=1)
        t.at("corvid", "birdsong")
        seen.add(bytes_for(t, (1, 2, -1)))
    assert len(seen) == 1


@law("13.7.4", "13.2.2.I")
def test_of_a_plot_that_falls_only_a_raid_is_told_apart(table):
    seen = {}
    for kind in KINDS:
        t = table("marquise", "corvid", "vagabond")
        wander(t, 2, ready="boots torch")
        plot(t, 1, kind)
        t.put("marquise", 1, warriors=3)
        t.dice(0, 0)
        t.stage(lambda g: battle(g, Battle(g.sides[0], g.sides[1], 0)))
        assert t.match.over
        seen[kind] = bytes_for(t, (0, 2, -1))
    assert seen[BOMB] == seen[SNARE] == seen[EXTORTION]
    assert seen[RAID] != seen[BOMB]
    assert "raid" in seen[RAID]


@law("13.3.2", "2.2.2")
def test_in_setup_the_lost_city_serves_for_any_suit():
    match = Match(game, game.setup(["eyrie", "corvid"], {"landmark": "lost_city"}), 5)
    match.choose(match.ask.seat, "clearing:5")
    while not match.ask.about.startswith("ask-root-corvid"):
        match.choose(match.ask.seat, match.ask.options[0])
    for _ in range(3):
        assert "clearing:5" in [word.text for word in match.ask.options]
        match.choose(1, "clearing:5")
    assert corvid(match.state.sides[1]).warriors[4] == 3
