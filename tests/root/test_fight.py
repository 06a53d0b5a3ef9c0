"""4.3: a battle as everybody sees it while it is fought."""

import pytest

from polana.games.root.battle import Battle, battle
from polana.kernel.deed import Menu, opens_deed
from polana.kernel.news import SPECTATOR
from tests.law import law


def fight(t, attacker, defender, clearing):
    """A battle without a turn around it."""
    t.stage(lambda g: battle(g, Battle(t.side(attacker), t.side(defender), clearing - 1)))


def seen(t, reader=SPECTATOR):
    return t.match.view(reader).get("battle")


def ambushed(table, card):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, warriors=4)
    t.put("duchy", 1, warriors=2)
    t.hand("duchy", card)
    fight(t, "marquise", "duchy", 1)
    return t


@law("4.3.1.II", "4.3.2.I")
def test_before_the_roll_everybody_sees_who_fights_and_what_an_ambush_would_do(table):
    t = ambushed(table, "ambush_fox")
    shown = seen(t)
    assert (shown["where"], shown["attacker"], shown["defender"], shown["stage"]) == ("clearing:1", 0, 1, "ambush")
    assert (shown["caps"], shown["dice"], shown["hits"], shown["totals"]) == ([4, 2], [], [], [0, 0])
    assert shown["outcomes"] == [
        {"answer": "card", "figures": {"lose": 2, "left": 2, "deal": 2}},
        {"answer": "pass", "figures": {"lose": 0, "left": 4, "deal": 3}},
    ]
    assert [seen(t, seat) for seat in (0, 1)] == [shown, shown]


@pytest.mark.parametrize("card", ["ambush_fox", "ambush_bird", "sappers"])
def test_what_is_seen_does_not_tell_whether_the_defender_holds_an_ambush(table, card):
    assert seen(ambushed(table, card)) == seen(ambushed(table, "ambush_fox"))


@law("4.3.2", "4.3.2.I", "4.3.3")
def test_every_hit_is_seen_with_its_source_and_what_an_effect_would_change(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, warriors=2)
    t.put("duchy", 1, warriors=4)
    t.in_play("duchy", "armorers", "sappers")
    t.dice(3, 1)
    fight(t, "marquise", "duchy", 1)
    shown = seen(t)
    assert (shown["stage"], shown["dice"], shown["caps"], shown["totals"]) == ("effects", [3, 1], [2, 4], [2, 1])
    assert [(row["kind"], row["law"], row["attacker"], row["defender"]) for row in shown["hits"]] == [
        ("roll", "4.3.2", 3, 1),
        ("cap", "4.3.2.I", -1, 0),
    ]
    assert {row["answer"]: row["figures"] for row in shown["outcomes"]} == {
        "use:armorers": {"takes": 0, "deals": 1},
        "use:sappers": {"takes": 2, "deals": 2},
        "done": {"takes": 2, "deals": 1},
    }
    t.say("duchy", "use:armorers")
    assert seen(t)["totals"] == [0, 1]
    assert (seen(t)["hits"][-1]["kind"], seen(t)["hits"][-1]["by"]) == ("ignored", "card:armorers")
    t.say("duchy", "use:sappers")
    assert seen(t) is None  # it is over
    assert (t.warriors("marquise", 1), t.warriors("duchy", 1)) == (0, 4)


@law("4.3.3")
def test_effects_in_battle_are_a_menu_and_one_that_does_nothing_now_says_why(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, warriors=2)
    t.put("duchy", 1, warriors=2)
    for card in ("brutal_tactics", "sappers", "codebreakers"):
        t.in_play("marquise", card)
    t.dice(1, 0)
    fight(t, "marquise", "duchy", 1)
    menu = t.match.ask
    assert isinstance(menu, Menu)
    assert not opens_deed(menu)  # it is part of the battle, no new action
    # Codebreakers has no use in battle; Sappers has, for a defender.
    assert [deed.word.text for deed in menu.deeds] == ["use:brutal_tactics", "use:sappers", "done"]
    assert [word.text for word in menu.options] == ["use:brutal_tactics", "done"]
    barred = menu.why_not(menu.deeds[1].word)
    assert (barred.law, barred.message) == ("4.3.3", "why-root-only-defender")
    assert [deed.law for deed in menu.deeds] == ["4.3.3"] * 3
    t.say("marquise", "use:brutal_tactics")  # used up, so nobody is asked again
    assert seen(t) is None
    assert t.points("duchy") == 1


def test_a_copy_in_the_middle_of_a_battle_shows_the_same(table):
    t = ambushed(table, "ambush_fox")
    assert t.match.clone().view(0) == t.match.view(0)
    state = t.match.state.copy()
    assert t.match.game.view(state, 0) == t.match.view(0)
    state.fight.caps[0] = 9
    assert seen(t)["caps"] == [4, 2]


def test_each_line_of_a_battle_carries_how_it_stood_then_and_the_last_one_all_of_it(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, warriors=2)
    t.put("duchy", 1, warriors=4)
    t.in_play("duchy", "armorers")
    t.dice(3, 1)
    fight(t, "marquise", "duchy", 1)
    t.say("duchy", "use:armorers")
    stood = {line.kind.removeprefix("news-root-"): line.stands for line in t.match.news if line.stands is not None}
    assert [(kind, stands["stage"], stands["totals"]) for kind, stands in stood.items()] == [
        ("battle", "ambush", [0, 0]),
        ("rolled", "effects", [2, 1]),
        ("ignored-hits", "effects", [0, 1]),
        ("hits", "over", [0, 1]),
    ]
    assert [row["kind"] for row in stood["hits"]["hits"]] == ["roll", "cap", "ignored"]
    assert stood["hits"]["dice"] == [3, 1]


def test_how_a_battle_stands_after_an_ambush_tells_no_dice(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, warriors=2)
    t.put("duchy", 1, warriors=2)
    t.hand("duchy", "ambush_fox")
    fight(t, "marquise", "duchy", 1)
    t.say("duchy", "card:ambush_fox")  # nobody is left to roll
    (hits,) = [line.stands for line in t.match.news if line.kind == "news-root-hits" and line.args["one"] == 2]
    assert (hits["stage"], hits["dice"]) == ("hits", [])


def test_after_a_battle_lines_carry_none(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, warriors=2)
    t.put("duchy", 1, warriors=2)
    t.dice(0, 0)
    fight(t, "marquise", "duchy", 1)
    t.match.state.tell("news-root-reshuffled", "1.1")
    assert t.match.news[-1].stands is None
