"""E.2.2 What the Spring Uprising costs is paid from the hand: questions about battles do not tell who could pay."""

import pytest

from tests.law import law
from tests.root.hired import acts
from tests.root.knights import bury, follow


@pytest.fixture
def risen(table):
    """The Uprising, of the Duchy, in a fox clearing (1) and a mouse clearing (2)."""
    t = table("marquise*", "duchy*", "eyrie*")
    t.no_ruins()
    t.hireling("spring_uprising", "duchy")
    t.put("spring_uprising", 1, warriors=1)
    t.put("spring_uprising", 2, warriors=1)
    return t


@law("E.2.2", "E.2.4")
def test_spies_are_asked_where_they_battle_though_there_is_a_card_for_one_place_only(risen):
    t = risen
    t.hireling("corvid_spies", "marquise")
    t.put("corvid_spies", 1, warriors=3)
    t.put("corvid_spies", 2, warriors=3)
    t.hand("marquise", "anvil", "mouse_in_a_sack")
    acts(t, "corvid_spies")
    t.say("marquise", "battle")
    assert t.asked("marquise", "ask-root-hireling-where", "E.2.4") == ["clearing:1", "clearing:2"]
    t.dice(0, 0)
    t.say("marquise", "clearing:1", "hireling:spring_uprising", "card:anvil")
    assert t.asked("marquise", "ask-root-hireling-where", "E.2.4") == ["clearing:2"]
    t.foretell(("battle die", 1), ("battle die", 0))
    t.say("marquise", "clearing:2", "hireling:spring_uprising", "card:mouse_in_a_sack")
    assert t.match.over
    assert (t.warriors("spring_uprising", 1), t.warriors("spring_uprising", 2)) == (1, 0)


@law("E.2.2", "E.2.4")
def test_spies_whose_employer_has_spent_his_last_card_are_asked_all_the_same(risen):
    t = risen
    t.hireling("corvid_spies", "marquise")
    t.put("corvid_spies", 1, warriors=3)
    t.put("corvid_spies", 2, warriors=3)
    t.hand("marquise", "anvil")
    t.dice(0, 0)
    acts(t, "corvid_spies")
    t.say("marquise", "battle", "clearing:1", "hireling:spring_uprising", "card:anvil")
    assert t.asked("marquise", "ask-root-hireling-where", "E.2.4") == ["done"]
    t.say("marquise", "done")
    assert t.match.over


@law("E.2.2", "E.2.4")
@pytest.mark.parametrize(
    ("card", "option", "dice", "then"),
    [
        ("anvil", "battle", [1, 0], ["clearing:1", "hireling:spring_uprising", "card:anvil"]),
        ("bake_sale", "done", [], []),
    ],
)
def test_what_spies_do_is_asked_whether_or_not_a_card_is_there_to_battle(risen, card, option, dice, then):
    t = risen
    t.dice(*dice)
    t.hireling("corvid_spies", "marquise")
    t.put("corvid_spies", 1, warriors=3)
    t.hand("marquise", card)
    acts(t, "corvid_spies")
    t.say("marquise", "clearing:1", "clearing:1")
    assert t.asked("marquise", "ask-root-hireling-action", "E.2.4") == [option]
    t.say("marquise", option, *then)
    assert t.match.over


@law("E.2.2", "E.2.4")
@pytest.mark.parametrize(("card", "options"), [("anvil", ["clearing:1", "pass"]), ("bake_sale", ["pass"])])
def test_where_vault_keepers_battle_next_is_asked_whether_or_not_a_card_is_there(risen, card, options):
    t = risen
    t.hireling("vault_keepers", "marquise")
    t.suit(1, "fox")
    t.put("vault_keepers", 1, vault=1, warriors=2)
    t.put("vault_keepers", 5, vault=1, warriors=2)
    t.put("eyrie", 5, warriors=1)
    t.hand("marquise", card)
    t.dice(0, 0)
    acts(t, "vault_keepers")
    t.say("marquise", "pass", "battle", "clearing:5", "faction:eyrie")
    assert t.asked("marquise", "ask-root-hireling-where", "E.2.4") == options
    t.say("marquise", "pass")
    assert t.match.over


@law("E.2.2", "E.2.3")
@pytest.mark.parametrize(("card", "options"), [("anvil", ["yes", "no"]), ("bake_sale", ["no"])])
def test_whether_the_flotilla_battles_is_asked_whether_or_not_a_card_is_there(risen, card, options):
    t = risen
    here = next(where for where in range(12) if len(t.g.woodland.rivers[where]) > 1)
    there = t.g.woodland.rivers[here][0]
    t.suit(there + 1, "fox")
    t.hireling("riverfolk_flotilla", "marquise").pawn = here
    t.put("spring_uprising", there + 1, warriors=1)
    t.hand("marquise", card)
    acts(t, "riverfolk_flotilla")
    t.say("marquise", f"clearing:{there + 1}")
    assert t.asked("marquise", "ask-root-hireling-battle", "E.2.3") == options
    t.say("marquise", "no")
    assert t.match.over


@law("E.2.2", "15.5.2.II")
@pytest.mark.parametrize(
    ("cards", "options"),
    [(["anvil", "mouse_in_a_sack"], ["clearing:1", "clearing:2"]), (["anvil"], ["clearing:1"])],
)
def test_where_keepers_battle_is_asked_whether_or_not_cards_are_there(table, cards, options):
    t = table("keepers", "marquise", "duchy*")
    t.no_ruins()
    bury(t)
    t.hireling("spring_uprising", "marquise")
    for clearing in (1, 2):
        t.put("spring_uprising", clearing, warriors=2)
        t.put("keepers", clearing, warriors=2)
    follow(t, (0, 1, 0))
    t.hand("keepers", *cards)
    t.at("keepers", "daylight")
    t.say("keepers", "retainer")
    assert t.asked("keepers", "ask-root-keepers-delve-where", "15.5.2.II") == options
