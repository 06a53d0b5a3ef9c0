"""Ends of phases, mercenaries, hirelings, landmarks: what the rules foretell, from a reading of the rules alone."""

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.control import why_not_place
from polana.games.root.factions.corvid.side import BOMB
from polana.games.root.factions.hundreds.side import STUBBORN
from polana.games.root.hirelings.base import ALL_STARS, GOLD
from polana.games.root.hirelings.side import hireling
from polana.games.root.hirelings.track import markers
from polana.games.root.state import BIRDSONG, DAYLIGHT, EVENING
from tests.law import law
from tests.root.boards import lead, rebels, resolving, support, train
from tests.root.factions.test_corvid_rules import plot
from tests.root.factions.test_hundreds_rules import hoard, warlord
from tests.root.knights import bury, follow
from tests.root.rivers import hire, prices
from tests.root.vagabonds import wander

# --- how parts of a turn end ------------------------------------------------------------------------------------------


def end_turn(t, name):
    """Idle until somebody else's turn or the end."""
    seat = t.names.index(name)
    while not t.match.over and t.state.turn == seat:
        t.say(t.ask.seat, next((text for text in ("done", "pass", "no") if t.may(text)), t.ask.options[0].text))


def to(t, name, word):
    """Say what ends things until this word may be said."""
    for _ in range(20):
        if t.ask.seat != t.names.index(name) or t.may(word):
            return
        t.say(name, next((text for text in ("done", "pass", "no") if t.may(text)), t.ask.options[0].text))


def marching(table):
    """The Marquise with three actions, and somebody to fear nothing from."""
    t = table("marquise", "eyrie*")
    t.no_ruins()
    t.put("marquise", 1, warriors=2)
    t.put("eyrie", 1, warriors=1)
    t.dice(*[0, 0] * 3)
    return t


THREE_BATTLES = ("battle", "battle", "battle")


@law("3.3.1", "6.5")
def test_after_her_third_action_the_marquise_may_still_activate_dominance(table):
    t = marching(table)
    t.hand("marquise", "dominance_fox")
    t.score("marquise", 10)
    t.at("marquise", "daylight")
    t.say("marquise", *THREE_BATTLES)
    assert t.state.phase == DAYLIGHT
    assert t.may("dominance")


@law("C.3.3", "6.5")
def test_after_her_third_action_the_marquise_may_still_open_one_path(table):
    t = table("marquise", "eyrie*", map="mountain")
    t.no_ruins()
    t.put("marquise", 5, warriors=2)
    t.put("eyrie", 5, warriors=1)
    t.hand("marquise", "cobbler", "bake_sale")
    t.dice(*[0, 0] * 3)
    t.at("marquise", "daylight")
    t.say("marquise", *THREE_BATTLES, "open-path")
    while t.ask.about != "ask-root-marquise-daylight":
        t.say("marquise", t.ask.options[0].text)
    assert t.points("marquise") == 1
    assert t.refused("marquise", "open-path") == "C.3.3"


@law("3.3.1", "7.5.2")
def test_when_the_decree_is_resolved_the_eyrie_may_still_activate_dominance(table):
    t = table("eyrie", "marquise*")
    lead(t, "despot", recruit=["foxfolk_steel"])
    t.put("eyrie", 1, roost=1, warriors=2)
    t.put("marquise", 8, warriors=1)
    t.hand("eyrie", "dominance_fox")
    t.score("eyrie", 10)
    resolving(t, "recruit", "fox")
    assert t.state.phase == DAYLIGHT
    to(t, "eyrie", "dominance")
    assert t.may("dominance")


@law("7.7.4", "4.1.3")
def test_turmoil_ends_daylight_at_once(table):
    t = table("eyrie", "marquise")
    t.hand("marquise", "cobbler")
    lead(t, "commander", battle=["mouse_in_a_sack"])
    t.put("eyrie", 1, roost=1, warriors=2)
    t.put("marquise", 8, warriors=1)
    t.in_play("eyrie", "tax_collector")
    t.hand("eyrie", "dominance_fox")
    t.score("eyrie", 10)
    resolving(t, "battle", "mouse")
    t.draws("anvil")
    asked = []
    while t.match.ask is not None and t.ask.seat == 0 and t.state.turn == 0:
        asked.append((t.state.phase, t.ask.about, t.may("dominance"), t.may("use:tax_collector")))
        t.say("eyrie", next(text.text for text in t.ask.options if text.text not in ("use:tax_collector", "dominance")))
    turmoil = [at for at, (_, about, *_) in enumerate(asked) if about == "ask-root-eyrie-leader"]
    assert turmoil
    assert not any(phase == DAYLIGHT for phase, *_ in asked[turmoil[0] + 1 :])


@law("D.3.2")
def test_hideout_ends_daylight_at_once(table):
    t = table("vagabond", "marquise*")
    wander(t, 1, ready="torch sword", damaged="boots tea")
    t.in_play("vagabond", "tax_collector")
    t.hand("vagabond", "dominance_fox")
    t.score("vagabond", 10)
    t.put("marquise", 8, warriors=1)
    t.draws("anvil")
    t.at("vagabond", "daylight")
    t.say("vagabond", "special")
    while t.match.ask is not None and t.state.turn == 0 and t.state.phase == DAYLIGHT:
        assert not t.may("dominance")
        t.say("vagabond", t.ask.options[0].text)
    assert t.state.phase != DAYLIGHT or t.state.turn == 1


@law("3.3.1", "14.5.3")
def test_after_the_last_advance_the_hundreds_may_still_activate_dominance(table):
    t = table("hundreds", "marquise*")
    t.no_ruins()
    warlord(t, 1, STUBBORN)
    t.put("marquise", 8, warriors=1)
    t.hand("hundreds", "dominance_fox")
    t.score("hundreds", 10)
    t.at("hundreds", "daylight")
    found = []
    while t.state.phase == DAYLIGHT and t.state.turn == 0:
        found.append(t.may("dominance"))
        t.say("hundreds", next((text for text in ("done", "pass") if t.may(text)), t.ask.options[0].text))
    assert found[-1]


@law("4.1.3", "15.5.2")
def test_after_their_last_card_the_keepers_may_still_tax(table):
    t = table("keepers", "marquise*")
    t.no_ruins()
    bury(t)
    follow(t, (0, 0, 0), move=["anvil"])
    t.put("keepers", 1, warriors=2)
    t.put("marquise", 8, warriors=1)
    t.in_play("keepers", "tax_collector")
    t.at("keepers", "daylight")
    to(t, "keepers", "card:anvil")
    t.say("keepers", "card:anvil")
    while t.ask.about != "ask-root-pause" and t.ask.seat == 0 and not t.may("use:tax_collector"):
        t.say("keepers", t.ask.options[0].text)
    assert t.state.phase == DAYLIGHT
    assert t.may("use:tax_collector")


@law("1.4.1", "14.7.4")
def test_the_lavish_throw_away_when_birdsong_is_otherwise_done(table):
    t = table("hundreds", "marquise*")
    t.no_ruins()
    warlord(t, 1, STUBBORN)
    hoard(t, "sword")
    t.put("marquise", 8, warriors=1)
    t.in_play("hundreds", "royal_claim")
    t.hand("hundreds", "anvil")
    t.at("hundreds", "birdsong")
    to(t, "hundreds", "mood:lavish")
    t.say("hundreds", "mood:lavish")
    seen = []
    while t.state.phase == BIRDSONG and t.state.turn == 0:
        seen.append((t.ask.about, t.may("use:royal_claim")))
        t.say("hundreds", "done" if t.may("done") else t.ask.options[0].text)
    lavish = [at for at, (about, _) in enumerate(seen) if "lavish" in about]
    assert lavish, seen
    assert any(claim for _, claim in seen[: lavish[0]]), seen
    assert not any(claim for _, claim in seen[lavish[0] :]), seen


@law("1.1.3", "14.7.4")
def test_what_a_card_does_at_the_end_of_birdsong_may_come_before_the_lavish(table):
    t = table("hundreds", "marquise", deck="exiles_partisans")
    t.no_ruins()
    warlord(t, 1, STUBBORN)
    hoard(t, "sword")
    t.put("hundreds", 1, warriors=1)
    t.put("marquise", 5, warriors=1)
    t.in_play("hundreds", "eyrie_emigre")
    t.dice(0, 0)
    t.at("hundreds", "birdsong")
    t.say("hundreds", "mood:lavish")
    assert t.asked("hundreds", "ask-root-moment", "1.1.3") == ["use:eyrie_emigre", "mood:lavish"]
    assert t.refused("hundreds", "done") == "1.4.1"
    t.say("hundreds", "use:eyrie_emigre")
    while t.ask.about != "ask-root-moment" and t.state.phase == BIRDSONG:
        if t.ask.about == "ask-root-hundreds-lavish":
            break
        t.say("hundreds", t.ask.options[0].text)
    assert t.asked("hundreds", "ask-root-hundreds-lavish") == ["item:sword", "done"]


@law("4.1.3", "6.4")
def test_the_marquise_may_claim_before_the_wood_comes_and_after(table):
    t = table("marquise", "eyrie*")
    t.put("marquise", 1, sawmill=1)
    t.put("eyrie", 8, warriors=1)
    t.in_play("marquise", "royal_claim")
    t.hand("marquise", "anvil")
    t.at("marquise", "birdsong")
    seen = []
    while t.state.phase == BIRDSONG:
        seen.append((t.pieces("marquise", "wood", 1), t.may("use:royal_claim")))
        t.say("marquise", "done")
    assert (0, True) in seen
    assert (1, True) in seen


@law("4.1.3", "7.4")
def test_the_eyrie_may_claim_when_the_decree_was_added_to(table):
    t = table("eyrie", "marquise*")
    lead(t, "despot")
    t.put("eyrie", 1, roost=1, warriors=2)
    t.put("marquise", 8, warriors=1)
    t.in_play("eyrie", "royal_claim")
    t.hand("eyrie", "anvil", "cobbler")
    t.at("eyrie", "birdsong")
    to(t, "eyrie", "card:anvil")
    t.say("eyrie", "card:anvil", "column:move")
    while t.state.phase == BIRDSONG and t.ask.about != "ask-root-pause":
        t.say("eyrie", "done")
    assert t.state.phase == BIRDSONG
    assert t.may("use:royal_claim")
    points = t.points("eyrie")
    t.say("eyrie", "use:royal_claim")
    assert t.points("eyrie") == points + 1


@law("13.2.4", "8.6")
def test_a_plot_is_exposed_in_evening_until_cards_are_drawn(table):
    t = table("alliance", "corvid")
    plot(t, 1, BOMB)
    t.put("alliance", 1, warriors=1)
    train(t, 1)
    t.hand("alliance", "anvil", "foxfolk_steel", "root_tea_fox", "gently_used_knapsack", "protection_racket")
    t.draws("sword_mouse")
    t.at("alliance", "evening")
    assert t.may("expose")
    t.say("alliance", "done")
    while t.state.turn == 0 and t.state.phase == EVENING:
        if t.ask.about == "ask-root-discard":
            break
        t.say("alliance", "done")
    assert t.asked("alliance", "ask-root-discard")
    assert not t.may("expose")


@law("13.6.1", "3.3.1")
def test_with_an_exertion_no_dominance_is_activated(table):
    t = table("corvid", "marquise*")
    t.put("corvid", 1, warriors=1)
    t.put("marquise", 8, warriors=1)
    t.hand("corvid", "dominance_fox")
    t.score("corvid", 10)
    t.at("corvid", "evening")
    assert not t.may("dominance")
    assert t.refused("corvid", "dominance") == "3.3.1"
    t.say("corvid", "exert")
    assert not t.may("dominance")
    assert t.refused("corvid", "dominance") == "3.3.1"


@law("C.3.4", "15.6.1")
def test_who_lives_off_the_land_may_lose_the_tower_with_it(table):
    t = table("keepers", "marquise")
    t.no_ruins()
    bury(t)
    t.hand("marquise", "cobbler")
    t.landmark("tower", 5)
    t.put("keepers", 5, warriors=4)
    t.put("marquise", 5, warriors=3)
    follow(t, (1, 1, 1))
    t.draws("sword_mouse")
    t.at("keepers", "evening")
    end_turn(t, "keepers")
    assert (t.warriors("keepers", 5), t.points("keepers")) == (3, 0)


@law("C.3.4", "3.3.1")
def test_the_tower_brings_nothing_to_who_has_activated_dominance(table):
    t = table("eyrie", "marquise")
    lead(t, "despot")
    t.hand("marquise", "cobbler")
    t.landmark("tower", 5)
    t.put("eyrie", 5, warriors=2)
    t.put("marquise", 8, warriors=1)
    t.score("eyrie", 12)
    t.dominance("eyrie", "dominance_fox")
    t.draws("sword_mouse")
    t.at("eyrie", "evening")
    end_turn(t, "eyrie")
    assert t.points("eyrie") == 12


@law("C.3.4", "3.1")
def test_the_thirtieth_point_may_be_the_towers(table):
    t = table("marquise", "eyrie*")
    t.landmark("tower", 5)
    t.put("marquise", 5, warriors=2)
    t.put("eyrie", 8, warriors=1)
    t.score("marquise", 29)
    t.draws("sword_mouse")
    t.at("marquise", "evening")
    assert t.match.over
    assert t.match.result.winners == [0]


# --- mercenaries ------------------------------------------------------------------------------------------------------


def hiring(table, name, *others):
    """Daylight of a player who has hired the Riverfolk."""
    t = table(name, "riverfolk", *others)
    t.no_ruins()
    t.at(name, "daylight")
    hire(t, name)
    return t


@law("11.2.7.III.a")
@pytest.mark.parametrize(("own", "theirs", "fallen"), [(3, 3, (2, 1)), (1, 3, (1, 2)), (3, 1, (2, 1))])
def test_of_three_hits_the_buyer_takes_the_odd_ones(table, own, theirs, fallen):
    t = hiring(table, "marquise", "eyrie*")
    t.put("marquise", 5, warriors=own)
    t.put("riverfolk", 5, warriors=theirs)
    t.put("eyrie", 5, warriors=3)
    t.dice(3, 3)
    t.say("marquise", "battle", "faction:eyrie")
    assert (own - t.warriors("marquise", 5), theirs - t.warriors("riverfolk", 5)) == fallen


@law("11.2.7.III", "4.2")
def test_nobody_marches_with_mercenaries(table):
    t = hiring(table, "marquise", "eyrie*")
    t.put("marquise", 1, warriors=1)
    t.put("riverfolk", 5, warriors=3)
    t.put("riverfolk", 1, warriors=3)
    t.put("eyrie", 8, warriors=1)
    t.say("marquise", "march")
    assert not t.may("clearing:5") or t.ask.about != "ask-root-move-from"
    to(t, "marquise", "clearing:9")
    t.say("marquise", "clearing:9")
    assert (t.warriors("marquise", 9), t.warriors("riverfolk", 9), t.warriors("riverfolk", 1)) == (1, 0, 3)


@law("11.2.7.III", "4.3.2.I")
def test_against_the_riverfolk_themselves_their_warriors_fight_for_them(table):
    t = hiring(table, "marquise", "eyrie*")
    t.put("marquise", 5, warriors=3)
    t.put("riverfolk", 5, warriors=1)
    t.put("eyrie", 8, warriors=1)
    t.dice(3, 3)
    t.say("marquise", "battle")
    if t.ask.about == "ask-root-battle-whom":
        t.say("marquise", "faction:riverfolk")
    assert (t.warriors("marquise", 5), t.warriors("riverfolk", 5)) == (2, 0)


@law("11.2.7.III", "11.2.6")
def test_mercenaries_count_from_daylight_on(table):
    t = table("marquise", "riverfolk", "eyrie*")
    t.no_ruins()
    t.put("marquise", 9, warriors=1)
    t.put("riverfolk", 5, warriors=2)
    t.put("riverfolk", 1, warriors=2)
    t.put("eyrie", 8, warriors=1)
    t.in_play("marquise", "royal_claim")
    t.hand("riverfolk", "anvil")
    t.hand("marquise", "cobbler")
    prices(t, 1, 1, 1)
    t.before("marquise", "birdsong")
    t.say("marquise", "service:mercenaries")
    to(t, "marquise", "use:royal_claim")
    assert t.ruler(5) == "riverfolk"
    t.say("marquise", "use:royal_claim")
    assert t.points("marquise") == 1
    to(t, "marquise", "march")
    assert t.state.phase == DAYLIGHT
    assert (t.ruler(5), t.ruler(1)) == ("marquise", "marquise")


@law("14.6.2", "11.2.7.III", "G.1.6")
@pytest.mark.parametrize(("posts", "points"), [(0, 1), (1, 0)])
def test_a_post_beside_mercenaries_keeps_the_hundreds_from_oppressing(table, posts, points):
    t = table("hundreds", "riverfolk")
    t.no_ruins()
    warlord(t, 8, STUBBORN)
    t.put("riverfolk", 8, warriors=3)
    t.put("hundreds", 5, mob=1)
    t.put("riverfolk", 5, warriors=1, trade_post_rabbit=posts)
    t.at("hundreds", "evening")
    hire(t, "hundreds")
    t.put("riverfolk", 8, trade_post_fox=1)
    t.draws("anvil")
    end_turn(t, "hundreds")
    assert t.points("hundreds") == points


# --- hirelings --------------------------------------------------------------------------------------------------------


@law("E.1.1", "E.1.3")
def test_a_hireling_gained_this_turn_loses_no_marker_and_one_from_before_does(table):
    t = table("eyrie", "marquise", "duchy*")
    lead(t, "despot")
    t.hand("marquise", "cobbler")
    t.no_ruins()
    t.put("eyrie", 1, warriors=1)
    t.put("marquise", 8, warriors=1)
    t.hireling("forest_patrol", "eyrie", 2)
    t.put("forest_patrol", 6, warriors=1)
    t.hireling("otter_divers")
    t.score("eyrie", 7)
    t.landmark("tower", 1)
    t.draws("anvil")
    t.foretell(("control die", 0))
    t.at("eyrie", "evening")
    end_turn(t, "eyrie")
    assert t.points("eyrie") == 8
    assert hireling(t.side("forest_patrol")).control == 1
    assert t.side("otter_divers").controller == 0
    assert hireling(t.side("otter_divers")).control >= 1


@law("E.3.5", "4.3.1")
def test_the_controller_has_no_ambush_for_his_hirelings(table):
    t = table("marquise", "eyrie*", "duchy*")
    t.hireling("forest_patrol", "eyrie")
    t.put("forest_patrol", 1, warriors=2)
    t.put("eyrie", 1, warriors=2)
    t.put("marquise", 1, warriors=3)
    t.hand("eyrie", "ambush_fox")
    t.dice(1, 1)
    t.stage(lambda g: battle(g, Battle(t.side("marquise"), t.side("forest_patrol"), 0)))
    t.over()
    assert (t.warriors("marquise", 1), t.warriors("forest_patrol", 1), t.warriors("eyrie", 1)) == (2, 1, 2)


@law("E.3.1", "2.5")
def test_hirelings_of_nobody_rule_nothing_and_stop_nobody(table):
    t = table("marquise", "eyrie*", "duchy*")
    t.hireling("forest_patrol")
    t.put("forest_patrol", 1, warriors=3)
    t.put("marquise", 1, warriors=1)
    t.put("forest_patrol", 5, warriors=3)
    assert (t.ruler(1), t.ruler(5)) == ("marquise", None)


@law("8.4.2.II.a", "E.3.1")
@pytest.mark.parametrize(("own", "hired", "controller", "cost"), [(2, 1, "marquise", 2), (2, 1, "", 1), (0, 3, "", 1)])
def test_martial_law_counts_what_somebody_rules_with(table, own, hired, controller, cost):
    t = table("alliance", "marquise*", "duchy*")
    t.no_ruins()
    t.put("alliance", 1, sympathy=1)
    t.hireling("forest_patrol", controller)
    if own:
        t.put("marquise", 9, warriors=own)
    t.put("forest_patrol", 9, warriors=hired)
    t.put("marquise", 8, warriors=1)
    support(t, *["mouse_in_a_sack", "root_tea_mouse", "investments"])
    t.at("alliance", "birdsong")
    t.say("alliance", "clearing:9")
    while t.ask.about == "ask-root-alliance-spend-supporter":
        t.say("alliance", t.ask.options[0].text)
    assert t.pieces("alliance", "sympathy", 9) == 1
    assert len(rebels(t).supporters) == 3 - cost


@law("E.2.2", "E.3.2")
def test_a_furious_protector_lets_only_its_controller_place(table):
    t = table("marquise", "eyrie*", "duchy*")
    protector = t.hireling("furious_protector")
    protector.pawn = 0
    for name in ("marquise", "eyrie", "duchy"):
        assert why_not_place(t.g, t.side(name), 0) is not None
    t = table("marquise", "eyrie*", "duchy*")
    t.hireling("furious_protector", "marquise").pawn = 0
    assert why_not_place(t.g, t.side("marquise"), 0) is None
    assert why_not_place(t.g, t.side("eyrie"), 0) is not None


@law("E.2.4", "6.5")
def test_after_her_third_action_a_hireling_of_the_marquise_still_acts(table):
    t = marching(table)
    t.hireling("forest_patrol", "marquise")
    t.put("forest_patrol", 6, warriors=2)
    t.at("marquise", "daylight")
    t.say("marquise", *THREE_BATTLES)
    assert t.may("hireling:forest_patrol")


@law("E.3.6", "3.2.1")
def test_for_what_a_hireling_removes_nobody_scores(table):
    t = table("marquise", "eyrie*", "duchy*")
    t.no_ruins()
    t.hireling("vault_keepers", "eyrie")
    t.put("vault_keepers", 1, warriors=1)
    t.put("marquise", 1, sawmill=1)
    t.dice(1, 0)
    t.stage(lambda g: battle(g, Battle(t.side("vault_keepers"), t.side("marquise"), 0)))
    t.over()
    assert (t.points("eyrie"), t.pieces("marquise", "sawmill", 1)) == (0, 0)


#: A face with fewer gold stars than stars.
SPLIT = next(face for face, gold in enumerate(GOLD) if gold < ALL_STARS[face])
STARS = [
    (11, False, GOLD[SPLIT]),
    (12, False, GOLD[SPLIT]),
    (13, False, ALL_STARS[SPLIT]),
    (0, True, ALL_STARS[SPLIT]),
]


@law("E.1.2")
@pytest.mark.parametrize(("points", "dominance", "stars"), STARS)
def test_who_leads_counts_gold_and_who_is_off_the_track_counts_all(table, points, dominance, stars):
    t = table("eyrie", "marquise", "duchy*")
    lead(t, "despot")
    t.hand("marquise", "cobbler")
    t.put("eyrie", 1, warriors=1)
    t.put("marquise", 8, warriors=1)
    t.hireling("otter_divers")
    t.score("eyrie", 12)
    t.score("marquise", points)
    if dominance:
        t.dominance("eyrie", "dominance_fox")
    markers(t.g).track.clear()
    markers(t.g).claims.append(0)
    t.draws("anvil")
    t.foretell(("control die", SPLIT))
    t.at("eyrie", "evening")
    end_turn(t, "eyrie")
    assert hireling(t.side("otter_divers")).control == stars


# --- landmarks --------------------------------------------------------------------------------------------------------


@law("F", "13.4.3")
@pytest.mark.parametrize("card", ["anvil", "bake_sale", "mouse_in_a_sack"])
def test_for_a_card_of_any_suit_a_corvid_comes_to_the_lost_city(table, card):
    t = table("corvid", "marquise*")
    t.landmark("lost_city", 5)
    t.put("corvid", 1, warriors=1)
    t.put("marquise", 8, warriors=1)
    t.hand("corvid", card)
    t.at("corvid", "birdsong")
    t.say("corvid", "recruit")
    if t.ask.about.startswith("ask-root-corvid") and t.may(f"card:{card}"):
        t.say("corvid", f"card:{card}")
    assert t.warriors("corvid", 5) == 1


@law("F", "3.3.1.I")
@pytest.mark.parametrize("suit", ["fox", "rabbit", "mouse"])
def test_the_lost_city_is_the_third_clearing_of_any_suit(table, suit):
    t = table("marquise", "eyrie*")
    t.landmark("lost_city", 5)
    others = {"fox": (1, 6), "rabbit": (3, 4), "mouse": (2, 7)}[suit]
    for where in (5, *others):
        t.put("marquise", where, warriors=1)
    t.put("eyrie", 12, warriors=1)
    t.dominance("marquise", f"dominance_{suit}")
    t.before("marquise", "birdsong")
    assert t.match.over
    assert t.match.result.winners == [0]


@law("F", "7.2.3")
def test_an_item_of_the_forge_brings_the_eyrie_a_point_more_and_a_card(table):
    t = table("eyrie", "marquise*")
    lead(t, "despot")
    t.landmark("legendary_forge", 1)
    t.put("eyrie", 1, roost=1, warriors=1)
    t.put("eyrie", 6, roost=1)
    t.put("marquise", 8, warriors=1)
    t.hand("eyrie", "sword_mouse")
    t.draws("bake_sale")
    t.at("eyrie", "daylight")
    t.say("eyrie", "craft", "card:sword_mouse")
    assert (t.points("eyrie"), t.cards("eyrie")) == (2, ["bake_sale"])


@law("F", "4.1.2")
@pytest.mark.parametrize("wood", [0, 1])
def test_without_a_piece_there_nothing_of_the_forge_is_crafted(table, wood):
    t = table("marquise", "eyrie*")
    t.landmark("legendary_forge", 12)
    t.put("marquise", 1, workshop=1)
    t.put("marquise", 12, wood=wood)
    t.put("eyrie", 8, warriors=1)
    t.hand("marquise", "anvil", "bake_sale")
    t.at("marquise", "daylight")
    assert t.may("craft") == bool(wood)


@law("C.2.5", "4.2.1")
def test_the_ferry_goes_once_a_turn_and_its_passenger_draws(table):
    t = table("marquise", "eyrie*")
    t.no_ruins()
    t.landmark("ferry", 5)
    t.put("marquise", 5, warriors=3)
    t.put("eyrie", 8, warriors=1)
    t.draws("anvil")
    t.at("marquise", "daylight")
    t.say("marquise", "march")
    assert t.may("clearing:10")
    t.say("marquise", "clearing:10", 1)
    assert t.landmark("ferry").where == 9
    assert t.cards("marquise") == ["anvil"]
    t.say("marquise", "clearing:10")
    assert not t.may("clearing:11")
