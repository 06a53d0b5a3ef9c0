"""What a side lends to another: for rule, in battle, and who loses what (G.1.6, 11.2.7.III, D.4.2)."""

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.control import rules_for_dominance, start_lending, stop_lending
from polana.games.root.dominance import dominates
from polana.games.root.factions.base import Faction
from polana.games.root.lending import AS_WARRIORS, FOR_DOMINANCE, FOR_RULE, IN_BATTLE, Loan, lent
from polana.games.root.state import DAYLIGHT, EVENING, Side
from polana.games.root.turn import begin_phase
from tests.law import law
from tests.root.vagabonds import relation, wander


class Swords(Faction[Side]):
    """Soldiers of fortune: in Daylight all their warriors are the Marquise's, for rule and in battle."""

    def lends(self, g, me, borrower, where, purpose, against):
        if borrower.rules.name != "marquise" or g.phase != DAYLIGHT or purpose == FOR_DOMINANCE:
            return 0
        return me.warriors[where]


@pytest.fixture
def hired(table):
    """The Marquise has hired the moles against the Eyrie."""

    def bench(*names):
        t = table("marquise", "duchy*", "eyrie*", *names)
        t.side("duchy").rules = Swords("duchy")
        start_lending(t.g, t.side("duchy"))
        t.g.phase = DAYLIGHT
        return t

    return bench


def fight(t, attacker, defender, clearing):
    b = Battle(t.side(attacker), t.side(defender), clearing - 1)
    t.stage(lambda g: battle(g, b))
    return b


@law("2.5")
def test_lent_warriors_count_for_the_rule_of_the_borrower_and_not_of_their_owner(hired):
    t = hired()
    t.put("marquise", 1, warriors=1)
    t.put("duchy", 1, warriors=1)
    t.put("eyrie", 1, warriors=1)
    assert t.ruler(1) == "marquise"
    t.put("duchy", 2, warriors=2)
    t.put("eyrie", 2, warriors=1)
    assert t.ruler(2) == "marquise"
    stop_lending(t.g, t.side("duchy"))
    assert (t.ruler(1), t.ruler(2)) == (None, "duchy")


@law("3.3.1.I")
def test_what_may_not_count_toward_dominance_is_asked_apart_from_rule(hired):
    t = hired()
    t.dominance("marquise", "dominance_fox")
    for clearing in (1, 6, 8):
        t.suit(clearing, "fox")
        t.put("duchy", clearing, warriors=1)
        t.put("marquise", clearing, warriors=1)
        assert t.ruler(clearing) == "marquise"
    assert not rules_for_dominance(t.g, t.side("marquise"), 0)
    assert not dominates(t.g, t.side("marquise"))


def test_each_purpose_is_asked_of_every_lender_but_the_borrower(hired):
    t = hired()
    t.put("duchy", 3, warriors=2)
    cats, moles, birds = t.g.sides
    asked = [lent(t.g, cats, 2, purpose) for purpose in (FOR_RULE, FOR_DOMINANCE, AS_WARRIORS, IN_BATTLE)]
    assert asked == [2, 0, 2, 2]
    assert lent(t.g, cats, 2, IN_BATTLE, moles) == 0
    assert lent(t.g, birds, 2, FOR_RULE) == lent(t.g, moles, 2, FOR_RULE) == 0


@law("4.3")
def test_a_battle_may_be_started_with_lent_warriors_alone_but_not_against_their_owner(hired):
    t = hired()
    t.put("duchy", 1, warriors=2)
    t.put("eyrie", 1, warriors=1)
    t.put("duchy", 5, warriors=1)
    t.at("marquise", "daylight")
    t.hand("marquise", "bake_sale")
    t.dice(0, 0)
    t.say("marquise", "battle")  # only in clearing 1, only against the Eyrie
    assert t.state.sides[0].actions == 1
    assert (t.warriors("duchy", 1), t.warriors("eyrie", 1)) == (2, 1)


@law("4.3.2.I", "4.3.3.II")
def test_lent_warriors_raise_the_cap_on_rolled_hits_and_the_borrower_is_not_defenseless(hired):
    t = hired()
    t.put("duchy", 1, warriors=2)
    t.put("marquise", 1, workshop=1)
    t.put("eyrie", 1, warriors=3)
    t.dice(3, 2)
    b = fight(t, "eyrie", "marquise", 1)
    assert (b.rolled, b.extra) == ([3, 2], [0, 0])
    assert (t.warriors("duchy", 1), t.pieces("marquise", "workshop", 1), t.warriors("eyrie", 1)) == (0, 0, 1)


@pytest.mark.parametrize(
    ("own", "others", "hits", "lost"),
    [(3, 3, 1, (1, 0)), (3, 3, 2, (1, 1)), (3, 3, 3, (2, 1)), (1, 3, 3, (1, 2)), (3, 1, 3, (2, 1)), (0, 3, 2, (0, 2))],
)
@law("4.3.4")
def test_own_and_lent_warriors_take_hits_in_turns(hired, own, others, hits, lost):
    t = hired()
    t.put("marquise", 1, warriors=own, workshop=1)
    t.put("duchy", 1, warriors=others)
    t.put("eyrie", 1, warriors=3)
    t.dice(0, hits)
    fight(t, "eyrie", "marquise", 1)
    assert (own - t.warriors("marquise", 1), others - t.warriors("duchy", 1)) == lost
    assert t.pieces("marquise", "workshop", 1) == 1


@law("4.3.1.II")
def test_after_an_ambush_the_battle_goes_on_with_lent_warriors(hired):
    t = hired()
    t.put("marquise", 1, warriors=1)
    t.put("duchy", 1, warriors=2)
    t.put("eyrie", 1, warriors=1)
    t.suit(1, "fox")
    t.hand("eyrie", "ambush_fox")
    t.dice(1, 0)
    t.stage(lambda g: battle(g, Battle(t.side("marquise"), t.side("eyrie"), 0)))
    t.say("eyrie", "card:ambush_fox")
    assert (t.warriors("marquise", 1), t.warriors("duchy", 1), t.warriors("eyrie", 1)) == (0, 1, 0)


@law("9.2.9.III")
def test_a_removed_warrior_is_held_against_the_side_for_which_it_fought(hired):
    t = hired("vagabond")
    wander(t, 1, ready="sword sword")
    t.put("marquise", 1, warriors=1)
    t.put("duchy", 1, warriors=1)
    t.dice(2, 0)
    fight(t, "vagabond", "marquise", 1)
    assert (t.warriors("marquise", 1), t.warriors("duchy", 1)) == (0, 0)
    assert (relation(t, "marquise"), relation(t, "duchy")) == ("hostile", 0)


@law("D.4.2")
def test_who_directs_a_battle_removes_what_both_sides_lose_and_picks_the_cardboard(hired):
    t = hired()
    t.put("marquise", 1, warriors=1)
    t.put("eyrie", 1, roost=1)
    cats, moles, birds = t.g.sides
    b = Battle(cats, birds, 0)
    assert (b.remover_of(birds), b.chooser_for(birds)) == (cats, birds)
    b.loans = [Loan(moles, cats, directs=True), Loan(moles, birds, directs=True)]
    assert (b.remover_of(birds), b.chooser_for(birds), b.remover_of(cats)) == (moles, moles, moles)
    t.dice(1, 0)
    t.stage(lambda g: battle(g, b))
    assert (t.points("duchy"), t.points("marquise")) == (1, 0)


def test_a_part_of_the_turn_that_ends_a_loan_changes_who_rules(hired):
    t = hired()
    t.put("duchy", 1, warriors=1)
    t.put("marquise", 1, warriors=1)
    assert t.ruler(1) == "marquise"
    begin_phase(t.g, EVENING)
    assert t.ruler(1) is None
    assert t.g.copy().lenders == [1]
