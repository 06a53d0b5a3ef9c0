"""4.3 Battle."""

from polana.games.root.battle import Battle, battle
from polana.games.root.lending import Loan
from tests.law import law


def fight(t, attacker, defender, clearing):
    """A battle without a turn around it."""
    t.stage(lambda g: battle(g, Battle(t.side(attacker), t.side(defender), clearing - 1)))


@law("4.3.2")
def test_the_attacker_deals_the_higher_roll_and_the_defender_the_lower(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, warriors=4)
    t.put("duchy", 1, warriors=4)
    t.dice(1, 3)
    fight(t, "marquise", "duchy", 1)
    assert (t.warriors("marquise", 1), t.warriors("duchy", 1)) == (3, 1)


@law("4.3.2.I")
def test_rolled_hits_are_capped_by_the_warriors_of_the_side_that_deals_them(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, warriors=1)
    t.put("duchy", 1, warriors=4)
    t.dice(3, 3)
    fight(t, "marquise", "duchy", 1)
    assert (t.warriors("marquise", 1), t.warriors("duchy", 1)) == (0, 3)


@law("4.3.3.II", "4.3.3.I")
def test_a_defender_without_warriors_takes_an_extra_hit_beyond_the_cap(table):
    t = table("marquise", "duchy*")
    t.no_ruins()
    t.put("marquise", 2, warriors=1)
    t.put("duchy", 2, citadel=2)
    t.dice(3, 3)
    fight(t, "marquise", "duchy", 2)
    assert t.pieces("duchy", "citadel", 2) == 0  # one rolled hit, capped at one warrior, and the extra hit
    assert t.warriors("marquise", 2) == 1  # no warriors, no rolled hits
    assert t.points("marquise") == 2


@law("4.3.4")
def test_all_warriors_go_before_any_building_or_token_and_the_owner_picks_those(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 2, warriors=3)
    t.put("duchy", 2, warriors=1, citadel=1, tunnel=1)
    t.dice(2, 0)
    fight(t, "marquise", "duchy", 2)
    assert t.asked("duchy", "ask-root-lose", "4.3.4") == ["piece:citadel", "piece:tunnel"]
    t.say("duchy", "piece:tunnel")
    assert (t.warriors("duchy", 2), t.pieces("duchy", "citadel", 2), t.pieces("duchy", "tunnel", 2)) == (0, 1, 0)
    assert t.points("marquise") == 1


@law("4.3.4")
def test_hits_beyond_the_pieces_there_are_lost_and_leave_nothing_to_pick(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 2, warriors=3)
    t.put("duchy", 2, citadel=1, tunnel=1)
    t.dice(3, 3)
    fight(t, "marquise", "duchy", 2)
    assert t.match.over
    assert not t.side("duchy").has_pieces(1)
    assert t.points("marquise") == 2


@law("4.3.1", "4.3.1.II")
def test_an_ambush_that_kills_the_last_attacker_ends_the_battle_without_a_roll(table):
    t = table("marquise*", "duchy*")
    t.put("marquise", 1, warriors=2)
    t.put("duchy", 1, tunnel=1)
    t.hand("duchy", "ambush_fox")
    fight(t, "marquise", "duchy", 1)
    t.say("duchy", "card:ambush_fox")
    assert (t.warriors("marquise", 1), t.pieces("duchy", "tunnel", 1)) == (0, 1)
    assert t.pile() == ["ambush_fox"]


@law("4.3.1.II")
def test_ambush_losses_come_before_the_roll_and_lower_the_cap(table):
    t = table("marquise*", "duchy*")
    t.put("marquise", 1, warriors=3)
    t.put("duchy", 1, warriors=3)
    t.hand("duchy", "ambush_bird")
    t.dice(3, 0)
    fight(t, "marquise", "duchy", 1)
    t.say("duchy", "card:ambush_bird")
    assert (t.warriors("marquise", 1), t.warriors("duchy", 1)) == (1, 2)


@law("4.3.1.I")
def test_the_attacker_foils_an_ambush_with_one_of_his_own_and_both_are_discarded(table):
    t = table("marquise*", "duchy*")
    t.put("marquise", 1, warriors=2)
    t.put("duchy", 1, warriors=1)
    t.hand("marquise", "ambush_bird")
    t.hand("duchy", "ambush_fox")
    t.dice(0, 0)
    fight(t, "marquise", "duchy", 1)
    t.say("duchy", "card:ambush_fox")
    t.say("marquise", "card:ambush_bird")
    assert (t.warriors("marquise", 1), t.warriors("duchy", 1)) == (2, 1)
    assert t.pile() == ["ambush_fox", "ambush_bird"]


@law("4.3.1", "2.1.2")
def test_an_ambush_must_match_the_clearing(table):
    t = table("marquise*", "duchy*")
    t.put("marquise", 1, warriors=2)
    t.put("duchy", 1, warriors=1)
    t.hand("duchy", "ambush_mouse", "ambush_bird", "anvil")
    t.dice(0, 0)
    fight(t, "marquise", "duchy", 1)
    assert t.asked("duchy", "ask-root-ambush", "4.3.1") == ["card:ambush_bird", "pass"]
    assert t.refused("duchy", "card:ambush_mouse") == "4.3.1"
    assert t.refused("duchy", "card:anvil") == "2.1.2"
    t.say("duchy", "pass")


@law("1.2.1")
def test_whoever_holds_any_card_is_asked_for_an_ambush(table):
    t = table("marquise*", "duchy*")
    t.put("marquise", 1, warriors=1)
    t.put("duchy", 1, warriors=1)
    t.hand("duchy", "anvil")
    t.dice(0, 0)
    fight(t, "marquise", "duchy", 1)
    assert t.ask.veiled
    assert t.asked("duchy", "ask-root-ambush") == ["pass"]
    t.say("duchy", "pass")
    assert t.match.over


@law("4.3.4", "3.1")
def test_hits_of_both_sides_fall_together_and_of_two_winners_the_current_player_wins(table):
    t = table("marquise*", "duchy*")
    t.put("marquise", 2, warriors=1, wood=1)
    t.put("duchy", 2, warriors=1, tunnel=1)
    t.score("marquise", 29)
    t.score("duchy", 29)
    t.g.turn = 1
    t.dice(3, 3)
    # two extra hits would be needed; so each side has one warrior lent to its cap
    b = Battle(t.side("duchy"), t.side("marquise"), 1)
    b.loans = [Loan(side, side, rolled_hits=1) for side in (b.attacker, b.defender)]
    t.stage(lambda g: battle(g, b))
    assert t.state.winners == [1]
    assert (t.points("marquise"), t.points("duchy")) == (30, 30)


@law("4.3")
def test_a_battle_is_started_where_one_has_warriors_against_an_enemy_with_pieces(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.put("marquise", 1, warriors=1)
    t.put("marquise", 5, warriors=1)
    t.put("marquise", 9, workshop=1)
    t.put("duchy", 1, warriors=1)
    t.put("eyrie", 1, warriors=1)
    t.put("duchy", 9, warriors=1)
    t.at("marquise", "daylight")
    t.dice(0, 0)
    t.say("marquise", "battle")
    assert t.asked("marquise", "ask-root-battle-whom") == ["faction:duchy", "faction:eyrie"]
    t.say("marquise", "faction:eyrie")
    assert t.asked("marquise", "ask-root-marquise-daylight")


def test_every_hit_is_told_with_its_source_and_a_battle_is_a_scope_of_its_own(table):
    t = table("marquise", "duchy*")
    t.no_ruins()
    t.put("marquise", 2, warriors=1)
    t.put("duchy", 2, citadel=2)
    t.dice(3, 2)
    fight(t, "marquise", "duchy", 2)
    told = {line.kind: line.args for line in t.match.news if any(part.kind == "battle" for part in line.path)}
    assert told["news-root-rolled"] == {
        "one": 3,
        "other_die": 2,
        "attacker_die": 3,
        "defender_die": 2,
        "attacker": 1,
        "defender": 0,
    }
    assert told["news-root-defenseless"] == {"seat": 0, "other": 1, "count": 1}
    assert told["news-root-hits"] == {"seat": 0, "other": 1, "one": 0, "two": 2}


def test_a_battle_without_losses_is_told_to_its_end(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, warriors=2)
    t.put("duchy", 1, warriors=2)
    t.dice(0, 0)
    fight(t, "marquise", "duchy", 1)
    assert t.match.news[-1].kind == "news-root-hits"
    assert (t.match.news[-1].args["one"], t.match.news[-1].args["two"]) == (0, 0)
