"""10.2 and 10.3: the abilities and the setup of the Lizard Cult."""

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.cards import discard
from polana.games.root.components import FOX, MOUSE, RABBIT, card_named
from polana.games.root.removal import sweep
from polana.kernel.match import Match
from tests.law import law
from tests.root.sides import cult


def fight(t, attacker, defender, clearing):
    t.stage(lambda g: battle(g, Battle(t.side(attacker), t.side(defender), clearing - 1)))


def outcast(t, suit, hated=False):
    own = cult(t.side("cult"))
    own.outcast = suit
    own.hated = hated


def souls(t, *cards):
    """Cards that lie among the Lost Souls."""
    for card in cards:
        t.g.deck.remove(card_named(card))
        cult(t.side("cult")).lost_souls.append(card_named(card))


# --- abilities (10.2) -------------------------------------------------------------------------------------------------


@law("10.2.1", "10.6.2")
def test_the_cult_crafts_in_evening_with_gardens_whose_printed_suit_is_the_outcast(table):
    t = table("cult", "duchy*")
    t.put("cult", 1, garden_fox=1)
    t.put("cult", 6, garden_fox=1)
    t.put("cult", 2, garden_mouse=1)
    outcast(t, FOX)
    t.hand("cult", "anvil", "foxfolk_steel", "mouse_in_a_sack", "protection_racket")
    t.at("cult", "evening")
    t.say("cult", "craft")
    # two fox gardens: one or two fox symbols, no mouse or rabbit symbol
    assert t.asked("cult", "ask-root-craft", "10.6.2") == ["card:anvil", "card:foxfolk_steel"]
    t.say("cult", "card:anvil")
    assert t.items("cult") == {"hammer": 1}
    assert t.refused("cult", "craft") == "10.6.2"


@law("10.2.1")
def test_a_garden_of_another_suit_than_the_outcast_crafts_nothing(table):
    t = table("cult", "duchy*")
    t.put("cult", 1, garden_fox=1)
    outcast(t, MOUSE)
    t.hand("cult", "anvil")
    t.at("cult", "evening")
    assert t.refused("cult", "craft") == "10.6.2"


@law("10.2.2")
def test_birds_stand_for_no_suit_in_rituals(table):
    t = table("cult", "duchy*")
    t.put("cult", 1, garden_fox=1)
    t.hand("cult", "birdy_bindle")
    t.at("cult", "daylight")
    assert t.refused("cult", "build") == "10.2.2"
    assert t.refused("cult", "recruit") == "10.2.2"
    assert t.refused("cult", "score") == "10.2.2"
    assert t.asked("cult", "ask-root-cult-daylight") == ["sacrifice", "done"]


@law("10.2.3")
def test_warriors_removed_while_the_cult_defends_become_acolytes(table):
    t = table("marquise", "cult")
    t.put("marquise", 1, warriors=3)
    t.put("cult", 1, warriors=3)
    t.dice(2, 1)
    fight(t, "marquise", "cult", 1)
    assert (t.warriors("cult", 1), cult(t.side("cult")).acolytes, t.side("cult").supply) == (1, 2, 22)


@law("10.2.3")
def test_warriors_removed_while_the_cult_attacks_go_to_the_supply(table):
    t = table("marquise", "cult")
    t.put("marquise", 1, warriors=3)
    t.put("cult", 1, warriors=3)
    t.dice(2, 1)
    fight(t, "cult", "marquise", 1)
    assert (t.warriors("cult", 1), cult(t.side("cult")).acolytes, t.side("cult").supply) == (2, 0, 23)


@law("10.2.3")
def test_warriors_removed_outside_of_battle_go_to_the_supply(table):
    t = table("marquise", "cult")
    t.put("cult", 1, warriors=3)
    t.stage(lambda g: sweep(g, t.side("marquise"), [0], "test"))
    assert (cult(t.side("cult")).acolytes, t.side("cult").supply) == (0, 25)


@law("10.2.4")
@pytest.mark.parametrize("other", ["marquise", "eyrie"])
def test_the_cult_rules_every_clearing_with_a_garden(table, other):
    t = table("cult", other)
    t.put("cult", 1, garden_fox=1)
    t.put(other, 1, warriors=12)
    assert t.ruler(1) == "cult"


@law("10.2.4")
def test_without_a_garden_the_cult_rules_as_everybody_does(table):
    t = table("cult", "eyrie")
    t.put("cult", 1, warriors=2)
    t.put("eyrie", 1, warriors=2)
    assert t.ruler(1) == "eyrie"


@law("10.2.5")
def test_for_each_garden_removed_the_cult_discards_a_random_card(table):
    t = table("marquise", "cult")
    t.put("cult", 6, garden_fox=2)
    t.hand("cult", "anvil", "codebreakers", "sappers")
    t.random_cards("codebreakers", "anvil")
    t.stage(lambda g: sweep(g, t.side("marquise"), [5], "test"))
    assert t.cards("cult") == ["sappers"]
    assert cult(t.side("cult")).lost_souls == [card_named("codebreakers"), card_named("anvil")]
    assert t.points("marquise") == 2


@law("10.2.5")
def test_with_an_empty_hand_the_faithful_fear_nothing(table):
    t = table("marquise", "cult")
    t.put("cult", 1, garden_fox=1)
    t.stage(lambda g: sweep(g, t.side("marquise"), [0], "test"))
    assert t.cards("cult") == []


@law("10.2.6")
def test_every_card_that_is_spent_or_discarded_goes_to_the_lost_souls(table):
    t = table("marquise", "cult")
    t.put("marquise", 1, sawmill=1, wood=1, warriors=1)
    t.hand("marquise", "anvil", "birdy_bindle")
    t.at("marquise", "daylight")
    t.say("marquise", "overwork", "clearing:1", "card:anvil")
    t.say("marquise", "extra", "card:birdy_bindle")
    assert cult(t.side("cult")).lost_souls == [card_named("anvil"), card_named("birdy_bindle")]
    assert t.pile() == []
    assert t.match.view(-1)["sides"][1]["board"]["lost_souls"] == ["anvil", "birdy_bindle"]


@law("10.2.6")
def test_dominance_cards_go_to_the_lost_souls_too(table):
    t = table("marquise", "cult")
    t.hand("marquise", "dominance_fox")
    card = card_named("dominance_fox")
    t.side("marquise").hand.remove(card)
    t.stage(lambda g: iter(discard(g, card) or ()))
    assert t.match.ask is None
    assert (t.state.available, cult(t.side("cult")).lost_souls) == ([], [card])


# --- setup (10.3) -----------------------------------------------------------------------------------------------------


def begun(*seats, setup="standard", words=()):
    """A match up to the first word of the Cult's setup, and on with these words."""
    from polana.games.root.game import game

    match = Match(game, game.setup(list(seats), {"setup": setup}), 5)
    while match.ask is not None and not match.ask.about.startswith("ask-root-cult"):
        match.choose(match.ask.seat, match.ask.options[0])
    for word in words:
        assert match.ask is not None
        match.choose(match.ask.seat, word)
    return match


@law("10.3", "10.3.1", "10.3.2", "10.3.4")
def test_the_cult_starts_in_a_free_corner_with_four_warriors_a_garden_and_a_warrior_around(table):
    match = begun("marquise", "eyrie", "cult")
    ask = match.ask
    assert ask.law == "10.3.2"
    homes = [side.homelands[0] for side in match.state.sides[:2]]
    assert sorted(word.value for word in ask.options) == sorted(set(match.state.woodland.corners) - set(homes))
    home = ask.options[0]
    match.choose(2, home)
    side = match.state.sides[2]
    near = match.state.near[home.value]
    assert side.warriors[home.value] == 4
    assert all(side.warriors[where] == 1 for where in near)
    suit = match.state.suits[home.value]
    assert (side.at(suit, home.value), sum(side.left)) == (1, 14)
    assert side.supply == 25 - 4 - len(near)
    assert side.homelands == [home.value]


@law("10.3.2")
def test_the_cult_starts_opposite_to_another_starting_clearing_if_possible(table):
    match = begun("marquise", "cult", words=())
    side = match.state.sides[0]
    if match.ask.about == "ask-root-cult-home":
        options = [word.value for word in match.ask.options]
    else:  # the only corner there was has been taken for granted
        options = match.state.sides[1].homelands
    assert options == [match.state.woodland.opposite[side.homelands[0]]]


@law("10.3.3")
def test_the_cult_chooses_the_outcast_which_is_not_hated(table):
    match = begun("marquise", "eyrie", "cult")
    match.choose(2, match.ask.options[0])
    assert (match.ask.about, match.ask.law) == ("ask-root-cult-outcast", "10.3.3")
    assert [word.text for word in match.ask.options] == ["suit:fox", "suit:rabbit", "suit:mouse"]
    match.choose(2, "suit:rabbit")
    own = cult(match.state.sides[2])
    assert (own.outcast, own.hated) == (RABBIT, False)


@law("A.8.2")
def test_in_advanced_setup_three_pilgrims_spread_evenly_and_two_warriors_are_acolytes(table):
    match = begun("eyrie", "cult", setup="advanced")
    assert match.ask.about == "ask-root-cult-home"
    home = match.ask.options[0].value
    match.choose(1, match.ask.options[0])
    while match.ask.about == "ask-root-cult-pilgrims":
        match.choose(1, match.ask.options[0])
    own = cult(match.state.sides[1])
    around = [own.warriors[where] for where in match.state.near[home]]
    assert (own.warriors[home], sum(around), own.acolytes) == (4, 3, 2)
    assert max(around) - min(around) <= 1
    assert match.state.sides[0].homelands[0] not in match.state.near[home]
