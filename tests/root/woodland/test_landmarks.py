"""F Landmarks and other pieces of nobody: what the general rules ask of them, on any map."""

import pytest

from polana.games.root import asks
from polana.games.root.cards import choose_card
from polana.games.root.components import ITEMS, card_named
from polana.games.root.control import free_slots, why_not_build
from polana.games.root.deed import Deed
from polana.games.root.effects.base import IN_BIRDSONG
from polana.games.root.factions.marquise.words import EXTRA
from polana.games.root.game import game
from polana.games.root.invariants import check
from polana.games.root.sight import imagine
from polana.games.root.state import Relic
from polana.games.root.woodland import registry
from polana.games.root.woodland.landmark import Landmark, MayLie
from polana.games.root.woodland.maps import BURROW, FIRST_FOREST
from polana.games.root.woodland.registry import LANDMARKS
from polana.games.root.woodland.relics import put_relic, relics_at, turn_up
from polana.games.root.words import PLACE_WORDS
from polana.kernel.refusal import Refusal
from polana.kernel.rng import Rng
from polana.kernel.state import dump
from tests.law import law

FAR = Refusal("F", "why-root-item-gone")
SWORD = ITEMS.index("sword")


class TradeACard(Deed):
    """A card of the hand for the one that lies there."""

    def why_not(self, g, me):
        return None if me.has_pieces(g.landmarks[0].where) and not g.landmarks[0].used else FAR

    def do(self, g, me):
        site = g.landmarks[0]
        site.used += 1
        card = yield from choose_card(g, me, asks.DISCARD, "F")
        me.hand.append(site.cards.pop())
        site.cards.append(card)


class Toy(Landmark):
    """A slot more; items for those who are there; a point more for every removal; a face-down card."""

    def __init__(self):
        super().__init__("elder_treetop")
        self.slots = 1

    def laid(self, g, site):
        site.cards.append(g.deck.pop())
        site.items = g.items[:]
        g.items = [0] * len(ITEMS)
        g.every_suit = site.where

    def removed(self, g, site, removal):
        for loss in removal.losses:
            if loss.where == site.where and loss.kind >= 0 and loss.remover is not None:
                removal.points.append((loss.remover, 1))

    def why_not_supply(self, g, site, me, item):
        return None if me.has_pieces(site.where) else FAR

    def crafted(self, g, site, me, card):
        site.note += 1
        yield from ()

    def offers(self, g, site, me, moment):
        return [TradeACard(EXTRA, "F")] if moment == IN_BIRDSONG else []

    def view(self, g, site, reader):
        return {"crafted": site.note}


TOY = Toy()


@pytest.fixture
def toy(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.no_ruins()
    TOY.lay(t.g, 4)
    return t


@law("C.2.5")
def test_a_ferry_on_a_map_with_a_river_goes_along_the_river(table):
    t = table("marquise", "duchy*", map="autumn")
    t.no_ruins()
    wet = next(where for where in range(12) if set(t.g.woodland.rivers[where]) - set(t.g.near[where]))
    far = next(where for where in t.g.woodland.rivers[wet] if where not in t.g.near[wet])
    site = t.landmark("ferry", wet + 1)
    t.put("marquise", wet + 1, warriors=2)
    t.at("marquise", "daylight")
    t.draws("anvil")
    t.say("marquise", "march", f"clearing:{far + 1}", "count:1")
    assert (t.landmark("ferry").where, t.landmark("ferry").used) == (far, 1)
    assert t.cards("marquise") == ["anvil"]
    assert site.rules is LANDMARKS["ferry"]


@law("C.3.4")
def test_a_tower_on_any_map_scores_for_who_rules_its_clearing(table):
    t = table("marquise", "duchy*", map="winter")
    t.landmark("tower", 5)
    t.put("marquise", 5, warriors=1)
    t.put("duchy", 1, warriors=1)
    t.draws("anvil")
    t.at("marquise", "evening")
    assert t.ask.seat == 0
    assert (t.points("marquise"), t.points("duchy")) == (1, 0)


@law("A.5.3")
def test_a_landmark_is_not_laid_with_another_or_next_to_one(table):
    t = table("marquise", "duchy*")
    near = t.g.near[0]
    t.landmark("tower", 1)
    judge = MayLie(t.g, LANDMARKS["legendary_forge"])
    refused = [where for where in range(12) if judge.why_not(PLACE_WORDS[where]) is not None]
    assert refused == sorted([0, *near])


@law("A.5.3")
def test_who_sets_up_a_landmark_chooses_its_clearing(table):
    t = table("marquise", "duchy*")
    t.stage(lambda g: LANDMARKS["tower"].set_up(g, g.sides[1]))
    assert t.asked("duchy", "ask-root-landmark", "A.5.3") == ["clearing:6", "clearing:10", "clearing:11", "clearing:12"]
    t.say("duchy", "clearing:10")
    assert t.landmark("tower").where == 9


def test_a_landmark_may_bring_a_slot_and_every_suit(toy):
    t = toy
    t.put("marquise", 5, sawmill=t.g.woodland.slots[4])
    assert free_slots(t.g, 4) == 1
    assert why_not_build(t.g, t.side("duchy"), 4) is None
    t.put("duchy", 5, citadel=1)
    assert free_slots(t.g, 4) == 0
    assert t.g.every_suit == 4


def test_items_on_a_landmark_are_crafted_by_those_who_may_take_them(toy):
    t = toy
    t.put("marquise", 1, workshop=1)
    t.suit(1, "fox")
    t.put("marquise", 2, workshop=1)
    t.suit(2, "fox")
    t.put("marquise", 9, warriors=1)
    t.hand("marquise", "foxfolk_steel")
    t.at("marquise", "daylight")
    assert t.refused("marquise", "craft") == "4.1"
    t.put("marquise", 5, wood=1)
    t.say("marquise", "craft", "card:foxfolk_steel")
    site = t.landmark("elder_treetop")
    assert (site.items[SWORD], site.note, t.state.items[SWORD]) == (1, 1, 0)
    assert t.items("marquise") == {"sword": 1}


def test_a_landmark_may_add_points_to_a_removal(toy):
    t = toy
    t.put("marquise", 5, warriors=3)
    t.put("duchy", 5, citadel=1)
    t.put("duchy", 1, warriors=1)
    t.at("marquise", "daylight")
    t.dice(1, 0)
    t.say("marquise", "battle")
    # one for the citadel, one more at the landmark; nobody defends it
    assert t.points("marquise") == 2


def test_cards_on_a_landmark_are_counted_and_dealt_anew_and_nobody_sees_them(toy):
    t = toy
    g = t.g
    site = g.landmarks[0]
    check(g)
    seen = game.view(g, 0)
    assert seen["landmarks"][0]["cards"] == 1
    assert seen["landmarks"][0]["board"] == {"crafted": 0}
    cards = set()
    for seed in range(12):
        twin = g.copy()
        imagine(twin, 0, Rng(seed))
        assert game.view(twin, 0) == seen
        cards.add(twin.landmarks[0].cards[0])
    assert len(cards) > 5
    assert g.landmarks[0] is site
    site.cards.append(card_named("anvil"))
    with pytest.raises(AssertionError, match="conserved"):
        check(g)
    site.cards.pop()


def test_a_landmark_may_offer_something_to_the_player_on_turn(toy):
    t = toy
    there = t.g.landmarks[0].cards[0]
    t.put("marquise", 5, warriors=1)
    t.hand("marquise", "anvil", "bake_sale")
    t.at("marquise", "birdsong")
    assert t.asked("marquise", "ask-root-pause") == ["extra", "done"]
    t.say("marquise", "extra", "card:anvil")
    assert t.landmark("elder_treetop").cards == [card_named("anvil")]
    assert t.side("marquise").hand == [card_named("bake_sale"), there]
    assert t.landmark("elder_treetop").used == 1


def test_a_copy_has_landmarks_and_relics_of_its_own(toy):
    g = toy.g
    g.relics = [Relic(0, 3, FIRST_FOREST + 1)]
    twin = g.copy()
    assert dump(twin) == dump(g)
    twin.landmarks[0].where = 7
    twin.landmarks[0].items[SWORD] = 0
    put_relic(twin, twin.relics[0], 3)
    assert (g.landmarks[0].where, g.landmarks[0].items[SWORD], g.relics[0].where) == (4, 2, FIRST_FOREST + 1)


@law("15.2.1")
def test_the_value_of_a_relic_is_seen_once_it_lies_face_up(table):
    g = table("marquise", "duchy*", "eyrie*").g
    g.relics = [Relic(kind, value, FIRST_FOREST + kind) for kind in range(3) for value in (1, 2, 3, 3)]
    assert len(relics_at(g, FIRST_FOREST + 1)) == 4
    turn_up(g, g.relics[0])
    put_relic(g, g.relics[0], 2)
    assert g.relic_moves == 2
    seen = game.view(g, 1)
    assert seen["relics"][0] == {"kind": "figure", "where": "3", "value": 1}
    assert seen["relics"][1] == {"kind": "figure", "where": "forest:1", "value": None}
    values = set()
    for seed in range(20):
        twin = g.copy()
        imagine(twin, 1, Rng(seed))
        assert game.view(twin, 1) == seen
        assert sorted(relic.value for relic in twin.relics[:4]) == [1, 2, 3, 3]
        assert sorted(relic.value for relic in twin.relics[4:8]) == [1, 2, 3, 3]
        values.add(tuple(relic.value for relic in twin.relics[1:4]))
    assert values == {(2, 3, 3), (3, 2, 3), (3, 3, 2)}
    put_relic(g, g.relics[0], BURROW)
    with pytest.raises(AssertionError, match="Burrow"):
        check(g)
    put_relic(g, g.relics[0], 2)


def test_every_landmark_that_has_a_file_is_found():
    assert {"ferry", "tower"} <= set(registry.found())
    assert all(landmark.name == name for name, landmark in LANDMARKS.items())
