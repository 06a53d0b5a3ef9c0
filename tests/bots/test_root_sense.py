"""The feeling for Root: where an action ends, what the end of a turn brings, and what the Vagabond has before him."""

from functools import cache

import pytest

from polana.bots import bot
from polana.bots.root import RootSense
from polana.bots.root.vagabond import belongings, best_place, chances, friendships, gifts, worth
from polana.games.root import game
from polana.games.root.components import BAG, BIRD, BOOTS, CARDS, FOX, NONE, SWORD, TEA, TORCH
from polana.games.root.factions.vagabond.quests import QUEST_ITEMS, QUEST_SUITS, display
from polana.games.root.factions.vagabond.relations import ALLIED, HOSTILE
from polana.games.root.factions.vagabond.side import (
    DAMAGED,
    EXHAUSTED,
    KINDS,
    VagabondSide,
)
from polana.games.root.state import State
from polana.games.root.woodland.maps import CLEARINGS, FIRST_FOREST
from polana.games.root.words import DONE, TAKE
from polana.kernel.deed import is_ordered, opens_course, opens_deed
from polana.kernel.game import Value
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from tests.root.sides import vagabond

BASE = ["marquise", "eyrie", "alliance", "vagabond"]
LAST_MENUS = ("ask-root-marquise-daylight", "ask-root-alliance-evening")


@cache
def sense() -> RootSense:
    return RootSense()


def table(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def started(seed: int = 1) -> tuple[State, VagabondSide]:
    """A match whose first turn has begun, and its Vagabond in a clearing where nobody is, far from all ruins."""
    rng = Rng(seed)
    match = Match(game, game.setup(BASE, {}), seed)
    while isinstance(match.state, State) and match.state.round < 1:
        assert match.ask is not None
        match.choose(match.ask.seat, match.ask.options[rng.below(len(match.ask.options))])
    g = match.state.copy()
    assert isinstance(g, State)
    for side in g.sides:
        for where in range(CLEARINGS):
            side.warriors[where] = side.buildings[where] = side.tokens[where] = 0
    g.ruins = [0] * len(g.ruins)
    display(g).face_up = []
    own = vagabond(g.sides[BASE.index("vagabond")])
    own.pawn = 0
    own.pack = [0] * len(own.pack)
    g.turn = own.index
    return g, own


def test_an_action_ends_with_the_turn_whoever_is_next():
    """The Eyrie is asked no menu: without this rule the looks of others went on through all of its turn."""
    rng = Rng(4)
    match = Match(game, game.setup(BASE, {}), 4)
    seen = 0
    while seen < 3:
        ask = match.ask
        assert ask is not None
        assert isinstance(match.state, State)
        if ask.about == "ask-root-marquise-daylight":
            seen += 1
            world = match.imagine(ask.seat, seen)
            since = sense().moment(table(world))
            assert sense().rests(table(world), world.ask, ask.seat, since)
            assert isinstance(world.state, State)
            while world.state.turn == since:
                world.playout(RandomChooser(rng), 1)
            assert world.ask is not None
            assert world.ask.about.startswith("ask-root-eyrie")
            assert sense().rests(table(world), world.ask, ask.seat, since)
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])


def test_the_eyrie_looks_to_the_end_of_its_turn_and_others_to_the_end_of_its_action():
    rng = Rng(6)
    match = Match(game, game.setup(BASE, {}), 6)
    while match.ask is None or match.ask.about != "ask-root-eyrie-decree":
        assert match.ask is not None
        match.choose(match.ask.seat, match.ask.options[rng.below(len(match.ask.options))])
    since = sense().moment(table(match))
    assert not sense().rests(table(match), match.ask, match.ask.seat, since)
    assert sense().rests(table(match), match.ask, BASE.index("marquise"), since)
    assert sense().settled(table(match), match.ask, BASE.index("vagabond"), since)


def test_menus_say_themselves_whether_they_go_on_with_the_turn_or_with_what_was_ordered():
    rng = Rng(2)
    marked: dict[str, set[tuple[bool, bool]]] = {}
    for seed in range(4):
        options: dict[str, Value] = {"landmark": "black_market"} if seed % 2 else {"hirelings": True}
        match = Match(game, game.setup(BASE, options), seed)
        while (ask := match.ask) is not None and match.decisions < 1500:
            if opens_deed(ask):
                marked.setdefault(ask.about, set()).add((opens_course(ask), is_ordered(ask)))
            match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
    assert marked.pop("ask-root-pause") == marked.pop("ask-root-moment") == {(False, False)}
    assert marked.pop("ask-root-eyrie-decree") == {(True, True)}
    marked.pop("ask-root-eyrie-resolved", None)
    assert len(marked) > 3
    assert set().union(*marked.values()) == {(True, False)}


@pytest.mark.parametrize("seed", range(3))
def test_cards_of_the_evening_are_no_reason_to_end_the_turn(seed):
    rng = Rng(seed)
    match = Match(game, game.setup(BASE, {}), seed)
    seen = 0
    while (ask := match.ask) is not None and match.decisions < 500:
        if ask.about in LAST_MENUS and DONE in ask.options:
            seen += 1
            world = match.imagine(ask.seat, seed)
            before = sense().value(table(world), ask.seat)
            since = sense().moment(table(world))
            world.choose(ask.seat, DONE)
            while not world.over and not sense().rests(table(world), world.ask, ask.seat, since):
                world.playout(RandomChooser(rng), 1)
            assert sense().value(table(world), ask.seat) <= before + 1e-9
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
    assert seen > 5


def test_an_item_that_helps_to_refresh_others_is_kept_face_up():
    _, own = started()
    w = sense().figures["vagabond"]
    own.pack[TEA] = own.pack[SWORD] = 1
    own.pack[EXHAUSTED + BOOTS] = 4
    all_ready = belongings(own, w)
    own.pack[SWORD], own.pack[EXHAUSTED + SWORD] = 0, 1
    sword_used = belongings(own, w)
    own.pack[SWORD], own.pack[EXHAUSTED + SWORD] = 1, 0
    own.pack[TEA], own.pack[EXHAUSTED + TEA] = 0, 1
    assert belongings(own, w) < sword_used < all_ready


def test_what_is_damaged_or_cannot_be_carried_is_worth_less():
    _, own = started()
    w = sense().figures["vagabond"]
    own.pack[SWORD] = 6
    six = belongings(own, w)
    own.pack[SWORD], own.pack[DAMAGED + SWORD] = 5, 1
    assert belongings(own, w) < six
    own.pack[SWORD], own.pack[DAMAGED + SWORD] = 7, 0
    seven = belongings(own, w)
    own.pack[BAG] = 1
    assert belongings(own, w) - seven > w["bag"]


def test_aids_count_only_while_the_next_ones_can_follow():
    g, own = started()
    w = sense().figures["vagabond"]
    suit = g.suits[own.pawn]
    other = g.sides[0]
    other.warriors[own.pawn] = 1
    own.relations[0], own.aids[0] = 1, 1
    own.pack[SWORD] = 1
    own.hand = [next(at for at, card in enumerate(CARDS) if card.suit == suit)]
    assert gifts(g, own, own.pawn) == 1
    assert friendships(g, own, w) == pytest.approx(w["relation"] + w["progress"] / 2)
    own.hand = [next(at for at, card in enumerate(CARDS) if card.suit not in (suit, BIRD))]
    assert friendships(g, own, w) == pytest.approx(w["relation"])
    own.relations[0] = HOSTILE
    assert friendships(g, own, w) == pytest.approx(w["hostile"])


def test_a_ruin_draws_him_the_nearer_the_more():
    g, own = started()
    w = sense().figures["vagabond"]
    near = g.near[own.pawn][0]
    ready = [0] * KINDS
    ready[TORCH] = 1
    assert best_place(g, own, ready, 1, w) == 0.0
    g.ruins[near] = 1
    assert best_place(g, own, ready, 0, w) == 0.0
    assert best_place(g, own, ready, 1, w) == pytest.approx(w["reach"] * w["find"])
    own.pawn = near
    assert best_place(g, own, ready, 0, w) == pytest.approx(w["find"])
    ready[TORCH] = 0
    assert best_place(g, own, ready, 3, w) == 0.0


def test_hostile_warriors_cost_him_a_second_pair_of_boots():
    g, own = started()
    w = sense().figures["vagabond"]
    near = g.near[own.pawn][0]
    g.ruins[near] = 1
    ready = [0] * KINDS
    ready[TORCH] = 1
    g.sides[1].warriors[near] = 1
    own.relations[1] = HOSTILE
    assert best_place(g, own, ready, 1, w) == 0.0
    assert best_place(g, own, ready, 2, w) == pytest.approx(w["reach"] * w["find"])


def test_a_quest_is_a_chance_only_where_its_items_are():
    g, own = started()
    w = sense().figures["vagabond"]
    quest = next(at for at, suit in enumerate(QUEST_SUITS) if suit == g.suits[own.pawn])
    display(g).face_up = [quest]
    ready = [0] * KINDS
    for item in QUEST_ITEMS[quest]:
        assert chances(g, own, own.pawn, ready, w) == 0.0
        ready[item] += 1
    assert chances(g, own, own.pawn, ready, w) == 1.0
    own.completed = [quest]
    assert chances(g, own, own.pawn, ready, w) == 2.0


def test_of_those_he_could_aid_or_fight_the_best_counts():
    g, own = started()
    w = sense().figures["vagabond"]
    here, ready = own.pawn, [0] * KINDS
    ready[SWORD] = 1
    own.hand = [next(at for at, card in enumerate(CARDS) if card.suit == g.suits[here])]
    for other in (0, 1):
        g.sides[other].warriors[here] = 1
    friend = chances(g, own, here, ready, w)
    assert friend == pytest.approx(1.0 + w["friend"])
    own.relations[1] = ALLIED
    ally = chances(g, own, here, ready, w)
    assert ally == pytest.approx(2.0)
    g.sides[0].items[TEA] = 1
    assert chances(g, own, here, ready, w) == pytest.approx(1.0 + w["friend"] + w["loot"])
    own.relations[0] = HOSTILE
    own.hand = []
    assert chances(g, own, here, ready, w) == pytest.approx(w["prey"])
    g.sides[0].warriors[here] = 0
    g.sides[0].tokens[here] = 1
    assert chances(g, own, here, ready, w) == pytest.approx(2.0)


def test_another_vagabond_is_nobody_to_aid():
    match = Match(game, game.setup([*BASE, "vagabond2"], {}), 2)
    g = match.state
    assert isinstance(g, State)
    w = sense().figures["vagabond"]
    own, other = vagabond(g.sides[3]), vagabond(g.sides[4])
    own.hand = [next(at for at, card in enumerate(CARDS) if card.suit == BIRD)]
    ready = [1] * KINDS
    own.pawn = other.pawn = next(at for at in range(CLEARINGS) if not g.ruins[at] and not g.sides[0].has_pieces(at))
    assert not display(g).face_up
    assert chances(g, own, own.pawn, ready, w) == 0.0


def test_whoever_ends_the_turn_gives_up_its_chances_and_keeps_those_of_the_next():
    g, own = started()
    w = sense().figures["vagabond"]
    g.ruins[own.pawn] = 1
    own.pack[TORCH] = 1
    during = worth(g, own, w)
    g.turn = 0
    after = worth(g, own, w)
    assert during - after == pytest.approx(w["chance"] * w["find"])
    own.pack[TORCH] = 0
    assert worth(g, own, w) == pytest.approx(after - w["later"] * w["find"] - w["torch"])


def test_a_forest_is_for_who_has_something_to_repair():
    g, own = started()
    w = sense().figures["vagabond"]
    own.pack[DAMAGED + SWORD] = 3
    outside = worth(g, own, w)
    own.pawn = FIRST_FOREST
    assert worth(g, own, w) - outside == pytest.approx(w["forest"] + 3 * w["rest"])
    own.pawn = NONE
    assert worth(g, own, w) == pytest.approx(outside)


def test_no_card_is_paid_for_a_dominance_card_that_cannot_be_activated_or_is_not_the_first():
    """Bots of the level normal paid card after card for all that lay beside the map, since a card is worth a card."""
    g, own = started()
    fox, bird = (
        next(c for c, card in enumerate(CARDS) if card.dominance and card.suit == suit) for suit in (FOX, BIRD)
    )
    plain = next(c for c, card in enumerate(CARDS) if not card.beside)
    g.available = [fox]
    own.hand = [plain]
    own.score = 9
    assert sense().pointless(g, TAKE, own.seat)
    own.score = 10
    assert not sense().pointless(g, TAKE, own.seat)
    own.hand = [bird]
    assert sense().pointless(g, TAKE, own.seat)
    own.hand, own.dominance = [plain], bird
    assert sense().pointless(g, TAKE, own.seat)
    assert not sense().pointless(g, DONE, own.seat)


def test_bots_swap_no_cards_for_nothing():
    match = Match(game, game.setup(BASE, {}), 3)
    bots = [bot("normal", seed) for seed in range(4)]
    while not match.over and table(match).round < 5:
        ask = match.ask
        assert ask is not None
        word = bots[ask.seat].choose(match, ask)
        assert not sense().pointless(table(match), word, ask.seat)
        match.choose(ask.seat, word)
