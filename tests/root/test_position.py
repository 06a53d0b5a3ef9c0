"""Positions of Root as text: what lies on the boards of factions is told by name."""

from polana.games.root import position
from polana.games.root.components import ITEMS, card_named
from polana.games.root.pieces import raise_warrior
from polana.kernel.game import Setup
from polana.kernel.notation import Page
from polana.kernel.rng import Chance
from tests.root.boards import lead
from tests.root.vagabonds import wander

SETUP = Setup(["cult", "hundreds", "eyrie", "vagabond"], {"map": "autumn", "deck": "standard"})


def written(table):
    t = table("cult", "hundreds", "eyrie", "vagabond")
    t.side("cult").lost_souls.append(t._from_deck("anvil"))
    t.side("cult").outcast = 2
    t.side("hundreds").hoard.append(ITEMS.index("sword"))
    t.g.items[ITEMS.index("sword")] -= 1
    raise_warrior(t.g, t.side("hundreds"), 4)
    t.side("hundreds").warlord = 4
    lead(t, "despot")
    t.side("eyrie").decree[1].append(t._from_deck("bake_sale"))
    wander(t, 1, ready="boots torch")
    return position.write(SETUP, t.g)["sides"]


def test_cards_items_places_and_words_on_the_boards_of_factions_are_told_by_name(table):
    cult, hundreds, eyrie, vagabond = written(table).values()
    assert (cult["lost_souls"], cult["outcast"]) == (["anvil"], "mouse")
    assert (hundreds["hoard"], hundreds["warlord"]) == (["sword"], "clearing:5")
    assert (eyrie["leader"], eyrie["decree"]) == ("despot", {"move": ["bake_sale"]})
    assert vagabond["pack"] == {"boots": 1, "torch": 1}


def test_a_position_from_before_a_field_had_names_is_understood(table):
    sides = written(table)
    sides["0"].update(lost_souls=[card_named("anvil")], outcast=2)
    g = position.read(SETUP, Page({"sides": sides}), Chance(1))
    assert (g.sides[0].lost_souls, g.sides[0].outcast) == ([card_named("anvil")], 2)
