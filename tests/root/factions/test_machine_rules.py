"""The Mechanical Marquise at the table: setup, abilities, spies (R.M.1 to R.M.7, R.S, R.J)."""

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.components import CARDS, DECKS, ITEMS, SPIES, card_named
from polana.games.root.control import why_not_place
from polana.games.root.deed import Deed
from polana.games.root.effects.base import START_OF_BIRDSONG
from polana.games.root.effects.standard import take_random_card
from polana.games.root.factions.base import Faction
from polana.games.root.factions.corvid.plots import extort
from polana.games.root.factions.marquise.words import MARCH
from polana.games.root.factions.mechanical_marquise.side import queue
from polana.games.root.factions.registry import AUTOMATA
from polana.games.root.game import game
from polana.games.root.menu import moment
from polana.games.root.move import march
from polana.games.root.pieces import place_warriors
from polana.games.root.score import score
from polana.games.root.seats import join
from polana.games.root.state import Side
from polana.kernel.errors import SetupError
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from polana.kernel.state import dump
from tests.law import law
from tests.root.machines import MACHINE
from tests.root.sides import machine as own
from tests.root.vagabonds import board, crafted, wander

NO_COST = ("ambush_bird", "armorers", "sappers", "cobbler")


def begun(seats, seed=1, mode="competitive", **options):
    """A match whose setup is over, with all choices made by lot."""
    match = Match(game, game.setup(seats, {"automaton": mode, **options}), seed)
    chooser = RandomChooser(Rng(seed))
    while match.state.table:
        ask = match.ask
        match.choose(ask.seat, chooser.choose(match, ask))
        game.check(match.state)
    return match


# --- at the table (R.M.1, R.M.4) ----------------------------------------------------------------------------------


@law("R.M", "R.M.1", "R.F.3")
def test_it_replaces_the_marquise_in_a_competitive_game_and_never_plays_with_her():
    match = begun(["eyrie", "alliance"])
    assert [side.rules.name for side in match.state.players] == ["eyrie", "alliance", MACHINE]
    assert (match.state.seats, match.state.playing) == (2, 3)
    with pytest.raises(SetupError, match="marquise cannot be played"):
        game.setup(["marquise", "eyrie"], {"automaton": "competitive"})
    choosing = Match(game, game.setup(2, {"automaton": "competitive"}), 1)
    assert "faction:marquise" not in [word.text for word in choosing.ask.options]
    assert choosing.why_not(choosing.ask.seat, "faction:marquise").law == "R.M.1"
    for seed in range(6):
        drafted = Match(game, game.setup(3, {"automaton": "competitive", "setup": "advanced"}), seed)
        assert "marquise" not in [card["faction"] for card in drafted.view(0)["pool"]]
        assert len(drafted.view(0)["pool"]) == 4


@law("R.M.1", "R.F.4", "R.F.5")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_is_the_opponent_of_one_to_four_players_in_a_cooperative_game(seats):
    names = ["eyrie", "alliance", "vagabond", "duchy"][:seats]
    match = begun(names, mode="cooperative")
    assert match.state.playing == seats + 1


@law("R.M.1", "R.J")
def test_five_do_not_play_together_and_nobody_plays_alone_without_it():
    five = ["eyrie", "alliance", "vagabond", "duchy", "cult"]
    with pytest.raises(SetupError) as refused:
        game.setup(five, {"automaton": "cooperative"})
    assert refused.value.reason.message == "error-root-too-many-together"
    with pytest.raises(SetupError) as refused:
        game.setup([*five, "corvid"], {"automaton": "competitive", "setup": "advanced"})
    assert refused.value.reason.message == "error-root-too-many"
    with pytest.raises(SetupError) as refused:
        game.setup(["eyrie"], {})
    assert refused.value.reason.message == "error-root-alone"


@law("R.M.4")
def test_it_sits_in_the_turn_order_as_if_it_were_a_player_and_may_begin():
    first = {begun(["eyrie", "alliance"], seed).state.first for seed in range(12)}
    assert first == {0, 1, 2}
    match = begun(["eyrie", "alliance"], 3)
    chooser = RandomChooser(Rng(3))
    while len([line for line in match.news if line.kind == "news-root-turn"]) < 7:
        match.choose(match.ask.seat, chooser.choose(match, match.ask))
    turns = [line.args["seat"] for line in match.news if line.kind == "news-root-turn"]
    word = AUTOMATA[MACHINE].word
    at = turns.index(word)
    assert turns[at + 1 : at + 4] == [0, 1, word]  # behind the last seat, before the first


@law("R.M.4", "1.1.3")
def test_it_plays_by_itself_and_who_sits_next_is_asked_only_what_the_book_leaves_open(machine):
    t = machine("duchy*", "eyrie")
    t.orders("crossbow_mouse", *NO_COST)
    t.put(2, warriors=2)
    t.put("eyrie", 2, warriors=3)
    t.hand("eyrie", "anvil")
    t.hand("duchy", "bake_sale")
    t.dice(2, 1)
    t.draws("sword_mouse")
    t.runs()
    assert t.ask.about != "ask-root-battle-whom"
    assert (t.warriors("eyrie", 2), t.warriors(MACHINE, 2)) == (1, 1)


@law("R.M.4", "11.2.6")
def test_it_buys_no_services_and_takes_nothing_that_is_offered(machine):
    t = machine("eyrie", "riverfolk")
    t.orders("ambush_bird", "crossbow_mouse", *NO_COST[1:])
    t.hand("riverfolk", "anvil", "bake_sale")
    t.hand("eyrie", "root_tea_fox")
    t.put("eyrie", 12, warriors=1, roost=1)
    t.put(2, warriors=1)
    t.draws("sword_mouse", "root_tea_mouse")
    t.runs()
    turns = [line.args["seat"] for line in t.match.news if line.kind == "news-root-turn"]
    assert turns == [AUTOMATA[MACHINE].word, 0]  # nobody was asked in its turn
    assert t.machine.supply == 24


class Peddler(Faction[Side]):
    """Offers something to everybody at the start of Birdsong."""

    def offers(self, g, me, other, moment):
        return [Deed(MARCH, "R.M.4")] if moment == START_OF_BIRDSONG else []


@law("R.M.4")
@pytest.mark.parametrize(("who", "asked"), [(1, True), (2, False)])
def test_what_is_offered_at_a_moment_is_offered_to_players_with_a_seat_only(machine, who, asked):
    t = machine("eyrie*", "duchy*")
    t.g.sides[0].rules = Peddler("eyrie")
    join(t.g, t.g.sides[0])
    t.stage(lambda g: moment(g, g.sides[who], START_OF_BIRDSONG))
    assert (t.match.ask is not None) == asked


# --- setup (R.M.5 to R.M.7, R.J) ------------------------------------------------------------------------------------


@law("R.M.5", "R.S")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_four_spies_replace_the_four_dominance_cards_and_five_cards_make_the_order_queue(seats):
    match = begun(["eyrie", "alliance", "duchy"][:seats])
    g = match.state
    side = own(g.sides[-1])
    cards = g.deck + queue(side)
    for player in g.players:
        cards = cards + player.hand + player.rules.cards_elsewhere(g, player)
    assert not any(CARDS[card].dominance for card in cards)
    assert sorted({card for card in cards if CARDS[card].spy}) == SPIES
    assert sorted(CARDS[card].suit for card in SPIES) == [0, 1, 2, 3]
    assert (len(side.hidden_orders), side.hand) == (5, [])
    for reader in [-1, *range(seats)]:
        assert match.view(reader)["sides"][-1]["board"]["orders"] == [None] * 5
        assert match.view(reader)["sides"][-1]["hand"] is None


@law("R.J")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_alone_against_it_the_three_favors_are_removed_from_the_deck(mode):
    favors = {card_named(f"favor_of_the_{who}") for who in ("foxes", "rabbits", "mice")}
    g = begun(["eyrie"], mode=mode).state
    cards = g.deck + g.sides[0].hand + g.sides[0].rules.cards_elsewhere(g, g.sides[0]) + queue(own(g.sides[1]))
    assert not favors & set(cards)
    assert len(cards) == 54 - 3
    two = begun(["eyrie", "duchy"], mode=mode).state
    assert favors <= set(two.deck + two.sides[0].hand + two.sides[1].hand + queue(own(two.sides[2])))
    assert len(DECKS["standard"].cards) == 54


@law("R.M.6")
def test_a_sword_a_boot_a_bag_and_a_tea_are_taken_from_the_supply_and_put_up_for_sale():
    g = begun(["eyrie", "alliance"]).state
    assert {ITEMS[item]: count for item, count in enumerate(g.sides[2].items) if count} == {
        "sword": 1,
        "boots": 1,
        "bag": 1,
        "tea": 1,
    }
    assert {ITEMS[item]: count for item, count in enumerate(g.items) if count} == {
        "boots": 1,
        "bag": 1,
        "crossbow": 1,
        "hammer": 1,
        "sword": 1,
        "tea": 1,
        "coins": 2,
    }


@law("R.M.7", "6.3")
def test_it_is_set_up_as_the_marquise_without_buildings_the_corner_chosen_by_its_neighbour():
    match = Match(game, game.setup(["eyrie", "alliance"], {"automaton": "competitive"}), 1)
    assert (match.ask.seat, match.ask.about, match.ask.law) == (0, "ask-root-automaton-keep", "6.3.2")
    assert [word.text for word in match.ask.options] == ["clearing:1", "clearing:2", "clearing:3", "clearing:4"]
    match.choose(0, "clearing:2")
    g = match.state
    side = g.sides[2]
    opposite = g.woodland.opposite[1]
    assert side.at(0, 1) == 1
    assert [side.warriors[where] for where in range(12)] == [int(where != opposite) for where in range(12)]
    assert (sum(side.warriors), side.supply, sum(side.buildings)) == (11, 14, 0)


@law("R.M.7", "A.8.2")
def test_by_its_setup_card_it_has_homelands_and_the_keep_in_one_of_them():
    match = begun(["eyrie", "alliance"], setup="advanced")
    side = match.state.sides[2]
    assert (len(side.homelands), sum(side.warriors), side.supply) == (3, 15, 10)
    assert next(where for where in range(12) if side.at(0, where)) in side.homelands
    assert sum(side.buildings) == 0


@law("R.M.7", "6.2.2")
def test_nobody_else_places_pieces_in_the_clearing_with_the_keep_and_the_keep_never_comes_back(machine):
    t = machine("eyrie*", "duchy*")
    t.put(1, warriors=1, keep=1)
    t.put("eyrie", 1, warriors=3)
    t.dice(2, 0)

    def fight(g):
        assert why_not_place(g, g.sides[1], 0).law == "6.2.2"
        yield from battle(g, Battle(g.sides[0], g.sides[2], 0))
        assert why_not_place(g, g.sides[1], 0) is None

    t.stage(fight)
    assert t.match.over
    assert (t.warriors(MACHINE, 1), t.pieces(MACHINE, "keep", 1)) == (0, 0)
    assert (t.machine.left, t.machine.keep_lost) == ([0], True)
    assert t.points("eyrie") == 1


# --- abilities (R.M.2, R.M.3) ---------------------------------------------------------------------------------------


@law("R.M.2")
def test_a_card_to_be_taken_from_its_hand_is_drawn_from_the_deck_instead(machine):
    t = machine("eyrie*", "duchy*")
    t.draws("anvil")

    def take(g):
        take_random_card(g, g.sides[0], g.sides[2])
        yield from ()

    t.stage(take)
    assert t.match.over
    assert t.cards("eyrie") == ["anvil"]


@law("R.M.2", "R.M.6", "9.5.4")
def test_a_card_to_be_given_to_it_is_discarded_and_it_scores_1_point_and_sells_an_item(machine):
    t = machine("vagabond", "duchy*")
    wander(t, 2, ready="boots torch")
    crafted(t, MACHINE, "tea", "sword")
    t.put(2, warriors=1)
    t.hand("vagabond", "root_tea_mouse", "anvil")
    t.at("vagabond", "daylight")
    t.say("vagabond", "aid", "item:boots", "card:root_tea_mouse", "item:tea")
    assert (t.pile(), t.points(MACHINE), t.machine.hand) == (["root_tea_mouse"], 1, [])
    assert t.items(MACHINE) == {"sword": 1}
    assert board(t) == {"ready": "tea torch", "exhausted": "boots"}


@law("R.M.2")
def test_it_draws_no_cards_and_cannot_be_made_to_discard(machine):
    t = machine("eyrie", "duchy*")
    t.in_play("eyrie", "better_burrow_bank")
    t.hand("eyrie", "anvil")
    t.draws("bake_sale")
    t.before("eyrie", "birdsong")
    t.say("eyrie", "use:better_burrow_bank", f"automaton:{MACHINE}")
    assert t.cards("eyrie") == ["anvil", "bake_sale"]
    assert t.machine.hand == []


@law("R.M.2", "8.2.6")
def test_without_a_hand_it_pays_outrage_from_the_deck(machine):
    t = machine("alliance", "duchy*")
    t.put("alliance", 2, sympathy=1)
    t.draws("anvil")

    def march_in(g):
        place_warriors(g, g.sides[2], 4, 1)
        yield from march(g, g.sides[2], 4, 1, 1)

    t.stage(march_in)
    assert t.match.over
    assert [CARDS[card].name for card in t.side("alliance").supporters] == ["anvil"]


@law("R.M.2", "13.7.3")
def test_extortion_takes_a_card_of_the_deck_from_it(machine):
    t = machine("corvid", "duchy*")
    t.put(2, warriors=1)
    t.draws("anvil")

    def flip(g):
        extort(g, g.sides[0], 1)
        yield from ()

    t.stage(flip)
    assert t.match.over
    assert t.cards("corvid") == ["anvil"]


@law("R.M.2", "4.1.3")
def test_stand_and_deliver_takes_a_card_of_the_deck_from_it_and_it_scores(machine):
    t = machine("alliance", "duchy*")
    t.in_play("alliance", "stand_and_deliver")
    t.hand("duchy", "bake_sale")
    t.draws("anvil")
    t.at("alliance", "birdsong")
    t.say("alliance", "use:stand_and_deliver")
    assert t.asked("alliance", "ask-root-effect-whom") == ["faction:duchy", f"automaton:{MACHINE}"]
    t.say("alliance", f"automaton:{MACHINE}")
    assert t.cards("alliance") == ["anvil"]
    assert (t.points(MACHINE), t.points("duchy")) == (1, 0)


@law("R.M.2", "4.1.3")
def test_stand_and_deliver_can_be_used_on_it_when_nobody_else_holds_a_card(machine):
    t = machine("alliance", "duchy*")
    t.in_play("alliance", "stand_and_deliver")
    t.hand("alliance", "bake_sale")
    t.draws("anvil")
    t.at("alliance", "birdsong")
    t.say("alliance", "use:stand_and_deliver")
    assert t.cards("alliance") == ["anvil", "bake_sale"]


@law("R.M.2", "G.1.15")
def test_codebreakers_find_no_hand_of_its_to_look_at(machine):
    t = machine("alliance", "duchy*")
    t.in_play("alliance", "codebreakers")
    t.hand("alliance", "anvil")
    t.at("alliance", "daylight")
    assert t.refused("alliance", "use:codebreakers") == "4.1.3"


@law("R.M.2", "G.1.15")
def test_codebreakers_look_at_the_only_hand_there_is_beside_it(machine):
    t = machine("alliance", "duchy*")
    t.in_play("alliance", "codebreakers")
    t.hand("alliance", "anvil")
    t.hand("duchy", "bake_sale")
    t.at("alliance", "daylight")
    t.say("alliance", "use:codebreakers")  # nobody is asked whose
    assert [line.args["other"] for line in t.match.news if line.kind == "news-root-saw-hand"] == [1]


@law("R.M.3")
def test_ambush_cards_cannot_be_played_against_it(machine):
    t = machine("eyrie", "duchy*")
    t.put(2, warriors=2)
    t.put("eyrie", 2, warriors=2)
    t.hand("eyrie", "ambush_mouse", "ambush_bird")
    t.dice(2, 1)
    t.stage(lambda g: battle(g, Battle(g.sides[2], g.sides[0], 1)))
    assert t.match.over  # nobody was asked
    assert (t.warriors("eyrie", 2), t.warriors(MACHINE, 2)) == (0, 1)
    assert t.cards("eyrie") == ["ambush_bird", "ambush_mouse"]


# --- spies (R.S) ------------------------------------------------------------------------------------------------------


@law("R.S.1", "R.S.2")
def test_a_spy_is_played_in_daylight_at_no_cost_and_without_ten_points(machine):
    t = machine("eyrie", "duchy*")
    t.orders("anvil", *NO_COST)
    t.put("eyrie", 12, warriors=1, roost=1)
    t.hand("eyrie", "spy_fox", "bake_sale", "root_tea_fox")
    t.at("eyrie", "daylight")
    options = [word.text for word in t.ask.options]
    assert "play-spy" in options
    assert "dominance" not in options
    t.say("eyrie", "play-spy", "card:spy_fox")
    assert t.play("eyrie") == ["spy_fox"]
    assert t.cards("eyrie") == ["bake_sale", "root_tea_fox"]
    side = t.side("eyrie")
    assert (side.dominance, side.score) == (-1, 0)
    score(t.state, side, 3, "3.2")  # the score marker stays
    assert t.points("eyrie") == 3


@law("R.S.1", "3.3.3", "3.3.4")
def test_a_discarded_spy_is_available_and_taken_for_a_card_of_its_suit(machine):
    t = machine("eyrie", "duchy*")
    t.orders("anvil", *NO_COST)
    t.put("eyrie", 12, warriors=1, roost=1)
    t.available("spy_bird", "spy_fox")
    t.hand("eyrie", "root_tea_fox", "bake_sale")
    t.at("eyrie", "daylight")
    t.say("eyrie", "take")
    assert t.asked("eyrie", "ask-root-take-dominance", "3.3.4") == ["card:spy_fox"]  # no bird for the bird spy
    t.say("eyrie", "card:spy_fox", "card:root_tea_fox")
    assert t.cards("eyrie") == ["bake_sale", "spy_fox"]
    assert [CARDS[card].name for card in t.state.available] == ["spy_bird"]


@law("R.S.3")
def test_once_in_each_daylight_a_spy_reveals_an_order_and_two_orders_may_be_swapped(machine):
    t = machine("eyrie", "duchy*")
    t.orders("bake_sale", "ambush_mouse", "armorers", "sappers", "cobbler")
    t.put("eyrie", 12, warriors=1, roost=1)
    t.in_play("eyrie", "spy_fox")
    t.hand("eyrie", "root_tea_fox", "anvil")
    t.at("eyrie", "daylight")
    t.say("eyrie", "use:spy_fox")
    assert t.asked("eyrie", "ask-root-spy-reveal", "R.S.3") == [f"order:{slot}" for slot in range(1, 6)]
    t.say("eyrie", "order:2")
    assert t.seen(0) == t.seen(1) == t.seen(-1) == [None, "ambush_mouse", None, None, None]
    t.say("eyrie", "order:1", "order:2")
    assert t.queue() == ["ambush_mouse", "bake_sale", "armorers", "sappers", "cobbler"]
    assert t.seen(1) == ["ambush_mouse", None, None, None, None]  # it stays face up, wherever it lies
    assert t.refused("eyrie", "use:spy_fox") == "4.1.3"
    assert t.play("eyrie") == ["spy_fox"]


@law("R.S.3")
def test_the_two_orders_need_not_be_swapped(machine):
    t = machine("eyrie", "duchy*")
    t.orders("bake_sale", "ambush_mouse", "armorers", "sappers", "cobbler")
    t.put("eyrie", 12, warriors=1, roost=1)
    t.in_play("eyrie", "spy_fox")
    t.hand("eyrie", "root_tea_fox", "anvil")
    t.at("eyrie", "daylight")
    t.say("eyrie", "use:spy_fox", "order:5", "pass")
    assert t.queue() == ["bake_sale", "ambush_mouse", "armorers", "sappers", "cobbler"]
    assert t.seen(1) == [None, None, None, None, "cobbler"]


@law("R.S.4")
@pytest.mark.parametrize(
    ("spy", "order", "lost"),
    [("spy_mouse", "ambush_mouse", True), ("spy_bird", "armorers", True), ("spy_fox", "armorers", False)],
)
def test_a_spy_that_reveals_an_order_of_its_own_suit_is_discarded_and_birds_are_not_wild(machine, spy, order, lost):
    t = machine("eyrie", "duchy*")
    t.orders("bake_sale", order, "root_tea_rabbit", "sappers", "cobbler")
    t.put("eyrie", 12, warriors=1, roost=1)
    t.in_play("eyrie", spy)
    t.hand("eyrie", "root_tea_fox", "anvil")
    t.at("eyrie", "daylight")
    t.say("eyrie", f"use:{spy}", "order:2")
    if not lost:
        assert t.asked("eyrie", "ask-root-spy-swap", "R.S.3")[-1] == "pass"
        t.say("eyrie", "pass")
    assert t.play("eyrie") == ([] if lost else [spy])
    assert [CARDS[card].name for card in t.state.available] == ([spy] if lost else [])


# --- secrets ----------------------------------------------------------------------------------------------------------


@law("R.M.5", "1.2.1")
@pytest.mark.parametrize("seed", range(3))
def test_orders_that_lie_face_down_are_in_no_view_no_line_and_no_imagined_world(seed):
    match = begun(["eyrie", "alliance"], seed)
    chooser = RandomChooser(Rng(seed))
    looked = 0
    while not match.over:
        ask = match.ask
        match.choose(ask.seat, chooser.choose(match, ask))
        if match.over or looked > 6:
            break
        if match.state.round < 2 or match.state.phase != 1:
            continue
        looked += 1
        side = own(match.state.sides[-1])
        for seat in (0, 1):
            dreams = [match.imagine(seat, dream) for dream in range(6)]
            assert all(dream.view(seat) == match.view(seat) for dream in dreams)
            assert {tuple(own(dream.state.sides[-1]).open_orders) for dream in dreams} == {tuple(side.open_orders)}
            assert (
                len({tuple(own(dream.state.sides[-1]).hidden_orders) for dream in dreams}) > 1 or not side.hidden_orders
            )
    told = [line for line in match.news if line.kind == "news-root-orders-drawn"]
    assert told
    assert all(set(line.args) == {"seat", "count"} for line in told)


def test_what_a_seat_imagines_does_not_depend_on_the_true_orders(machine):
    t = machine("eyrie", "duchy*")
    t.orders("bake_sale", "ambush_mouse", "armorers", "sappers", "cobbler", up=(1,))
    t.put("eyrie", 12, warriors=1, roost=1)
    t.hand("eyrie", "root_tea_fox", "anvil")
    t.at("eyrie", "daylight")
    one = t.match.imagine(0, 5)
    assert dump(one.state) == dump(one.imagine(0, 5).state)
    other = t.match.imagine(0, 9)  # other orders, the same view
    assert own(other.state.sides[-1]).hidden_orders != own(one.state.sides[-1]).hidden_orders
    assert dump(other.imagine(0, 5).state) == dump(one.state)


def test_a_copy_has_the_same_queue_and_goes_its_own_way(machine):
    t = machine("eyrie", "duchy*")
    t.orders("bake_sale", "ambush_mouse", "armorers", "sappers", "cobbler", up=(1,))
    t.hand("eyrie", "anvil")
    twin = t.g.copy()
    assert dump(twin) == dump(t.g)
    own(twin.sides[-1]).hidden_orders.reverse()
    assert t.queue()[0] == "bake_sale"
