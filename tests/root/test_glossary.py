"""G Glossary: words that rules use."""

from polana.games.root import asks
from polana.games.root.cards import reveal, spend_card, take_back_revealed
from polana.games.root.components import card_named
from polana.games.root.control import is_enemy
from polana.games.root.pieces import swap_pieces
from polana.games.root.removal import sweep
from tests.law import law
from tests.root.vagabonds import allied_attack


@law("G.1.6", "G.1.17")
def test_pieces_of_a_coalition_partner_are_no_enemy_pieces_and_items_never_are(table):
    t = table("vagabond", "marquise", "eyrie")
    t.put("vagabond", 2, pawn=True)
    t.put("marquise", 1, warriors=2, wood=1)
    t.put("eyrie", 1, warriors=2)
    me, partner, enemy = t.side("vagabond"), t.side("marquise"), t.side("eyrie")
    t.coalition("vagabond", "marquise", "dominance_fox")
    partner.items[0] = 1
    t.state.items[0] -= 1
    assert (is_enemy(me, partner), is_enemy(me, enemy), is_enemy(me, me)) == (False, True, False)
    t.stage(lambda g: sweep(g, g.sides[0], [0], "4.1.2"))
    assert (t.warriors("marquise", 1), t.pieces("marquise", "wood", 1)) == (2, 1)
    assert t.warriors("eyrie", 1) == 0
    assert t.items("marquise") == {"boots": 1}


@law("G.1.12")
def test_cards_in_a_play_area_cannot_be_spent(table):
    t = table("marquise", "duchy*")
    t.in_play("marquise", "armorers")
    t.hand("marquise", "anvil", "bake_sale")
    t.stage(lambda g: spend_card(g, g.sides[0], asks.DISCARD, "6.6"))
    assert t.asked("marquise", "ask-root-discard") == ["card:anvil", "card:bake_sale"]
    t.say("marquise", "card:anvil")
    assert t.play("marquise") == ["armorers"]


@law("G.1.25")
def test_a_revealed_card_lies_face_up_in_the_play_area(table):
    t = table("marquise", "duchy*")
    t.hand("marquise", "anvil", "bake_sale")
    t.put("marquise", 1, warriors=1)
    t.at("marquise", "daylight")
    g, me = t.match.state, t.side("marquise")
    reveal(g, me, card_named("anvil"), "G.1.25")
    assert t.cards("marquise") == ["bake_sale"]
    for reader in (-1, 0, 1):
        assert t.match.view(reader)["sides"][0]["revealed"] == ["anvil"]
    dream = t.match.state.copy()
    assert dream.sides[0].revealed == [card_named("anvil")]
    take_back_revealed(me)
    assert t.cards("marquise") == ["anvil", "bake_sale"]


@law("G.1.31")
def test_swapped_pieces_exchange_positions_whatever_forbids_placing_there(table):
    t = table("marquise", "alliance")
    t.put("marquise", 1, keep=1)
    t.put("marquise", 5, wood=1)
    t.put("alliance", 3, sympathy=1)
    marquise, alliance = t.side("marquise"), t.side("alliance")
    # the keep would forbid the Alliance to place anything in clearing 1 (6.2.2)
    swap_pieces(t.g, alliance, t.kind(alliance, "sympathy"), 2, marquise, t.kind(marquise, "keep"), 0)
    assert (t.pieces("alliance", "sympathy", 1), t.pieces("alliance", "sympathy", 3)) == (1, 0)
    assert (t.pieces("marquise", "keep", 3), t.pieces("marquise", "keep", 1)) == (1, 0)


@law("G.1.24", "9.2.9.II.d")
def test_warriors_that_are_treated_as_ones_own_remain_pieces_of_their_owner(table):
    t = allied_attack(table, 2, 2)
    supply = t.side("duchy").supply
    t.say("vagabond", "battle", "faction:corvid", "faction:duchy", "piece:warrior", "item:tea")
    # he counted them in the battle, and the one that fell goes home to its owner, for whom nobody scores
    assert (t.warriors("duchy", 1), t.side("duchy").supply) == (1, supply + 1)
    assert t.side("vagabond").supply == 0
    assert t.ruler(1) != "vagabond"  # for battle only, not for rule
