"""What a card does holds around the answers of a faction: one that never asks the general rules keeps its cards."""

import pytest

from polana.games.root.components import card_named
from polana.games.root.control import near
from polana.games.root.factions.base import Faction
from polana.games.root.move import needs_rule
from polana.games.root.state import Side
from polana.games.root.turn import begin_turn
from tests.law import law

EXILES = "exiles_partisans"


class Forgetful(Faction[Side]):
    """It answers for itself, and calls `super()` nowhere."""

    def begin_turn(self, g, me):
        pass

    def strength(self, g, me, where):
        return me.warriors[where]

    def near(self, g, me, where):
        return g.near[where]

    def needs_rule(self, g, me, origin, destination):
        return True


@pytest.fixture
def moles(table):
    t = table("duchy*", "marquise", deck=EXILES)
    t.side("duchy").rules = Forgetful("duchy")
    return t


@law("2.5", "4.1.3")
def test_a_card_counts_for_the_rule_of_a_faction_that_counts_for_itself(moles):
    t = moles
    t.put("duchy", 5, tunnel=1)
    t.put("marquise", 5, warriors=1)
    assert t.ruler(5) == "marquise"
    t.in_play("duchy", "soup_kitchens")
    assert t.ruler(5) == "duchy"


@law("2.2.1", "4.1.3")
def test_a_card_makes_clearings_adjacent_for_a_faction_that_says_what_is_adjacent(moles):
    t = moles
    side = t.side("duchy")
    wet = next(where for where in range(12) if set(t.g.woodland.rivers[where]) - set(t.g.near[where]))
    assert list(near(t.g, side, wet)) == list(t.g.near[wet])
    t.in_play("duchy", "boat_builders")
    assert set(near(t.g, side, wet)) == {*t.g.near[wet], *t.g.woodland.rivers[wet]}


@law("4.2.1", "4.1.3")
def test_a_card_spares_a_faction_the_rule_that_it_asks_of_its_moves(moles):
    t = moles
    assert needs_rule(t.g, t.side("duchy"), 0, 4)
    t.in_play("duchy", "corvid_planners")
    assert not needs_rule(t.g, t.side("duchy"), 0, 4)


@law("4.1.3", "4.1.1")
def test_cards_and_crafting_pieces_can_be_used_again_in_the_next_turn_of_a_faction_that_counts_nothing(moles):
    t = moles
    side = t.side("duchy")
    t.in_play("duchy", "swap_meet")
    side.used = [card_named("swap_meet")]
    side.activated[:] = [1, 2, 0, 1]
    begin_turn(t.g, side)
    assert (side.used, side.activated) == ([], [0, 0, 0, 0])
