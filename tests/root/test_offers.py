"""Offers (1.1.3, 1.4.2): what others, cards and the table let a player do, each with its own judge."""

import pytest

from polana.games.root.cards import draw, holds_suit
from polana.games.root.components import BIRD
from polana.games.root.deed import Deed
from polana.games.root.effects.base import IN_BIRDSONG, IN_DAYLIGHT, START_OF_BIRDSONG
from polana.games.root.factions.base import Faction
from polana.games.root.factions.corvid.words import EXPOSE
from polana.games.root.factions.vagabond.words import AID
from polana.games.root.menu import offers_to
from polana.games.root.score import lose_points, score
from polana.games.root.seats import join
from polana.games.root.state import Side
from polana.kernel.refusal import Refusal
from tests.law import law
from tests.root.vagabonds import wander

TOO_DEAR = Refusal("11.2.6.I", "why-root-no-warriors-left")
NO_BIRD = Refusal("13.2.4", "why-root-no-bird")


class Ware(Deed):
    """A card for a point."""

    def __init__(self):
        super().__init__(AID, "11.2.6")

    def why_not(self, g, me):
        return None if me.score else TOO_DEAR

    def do(self, g, me):
        lose_points(g, me, 1, "11.2.6")
        draw(g, me, 1)
        yield from ()


class Riddle(Deed):
    """A point for whoever holds a bird. Nobody else knows whether he does."""

    def __init__(self):
        super().__init__(EXPOSE, "13.2.4", veiled=True)

    def why_not(self, g, me):
        return None if holds_suit(me, BIRD) else NO_BIRD

    def do(self, g, me):
        score(g, me, 1, "13.2.4")
        yield from ()


class Duty(Deed):
    """A point, once, that nobody may decline."""

    def __init__(self):
        super().__init__(AID, "11.2.6")

    def why_not(self, g, me):
        return TOO_DEAR if me.score else None

    def is_mandatory(self):
        return True

    def do(self, g, me):
        score(g, me, 1, "11.2.6")
        yield from ()


class Traders(Faction[Side]):
    """They make an offer to everybody else at some moments."""

    def __init__(self, offers, moments):
        super().__init__("riverfolk")
        self.made = offers
        self.moments = moments

    def offers(self, g, me, other, moment):
        return self.made if moment in self.moments else []


@pytest.fixture
def market(table):
    def bench(*names, offers, moments):
        t = table(*names, "riverfolk*")
        t.side("riverfolk").rules = Traders(offers, moments)
        join(t.g, t.side("riverfolk"))
        t.put(names[0], 1, warriors=1 if names[0] != "vagabond" else 0)
        return t

    return bench


@law("1.4.2")
def test_an_offer_of_another_side_stands_among_the_actions_of_daylight(market):
    t = market("marquise", offers=[Ware()], moments=[IN_DAYLIGHT])
    t.hand("marquise", "bake_sale")
    t.score("marquise", 1)
    t.at("marquise", "daylight")
    assert t.asked("marquise", "ask-root-marquise-daylight") == ["march", "build", "done", "aid"]
    t.draws("ambush_fox")
    t.say("marquise", "aid")
    assert (t.cards("marquise"), t.points("marquise")) == (["ambush_fox", "bake_sale"], 0)
    # asked anew: the offer costs no action, and its own judge refuses it now
    assert t.asked("marquise", "ask-root-marquise-daylight") == ["march", "build", "done"]
    assert t.refused("marquise", "aid") == "11.2.6.I"
    assert t.side("marquise").actions == 0


@pytest.mark.parametrize(
    "faction", ["marquise", "eyrie", "alliance", "vagabond", "cult", "duchy", "corvid", "hundreds", "keepers"]
)
def test_in_the_menu_of_every_faction_an_offer_is_judged_by_itself(market, faction):
    t = market(faction, offers=[Ware(), Riddle()], moments=[IN_DAYLIGHT])
    if faction == "vagabond":
        wander(t, 2, ready="boots")
    t.hand(faction, "bake_sale")
    t.at(faction, "daylight")
    word = "aid" if faction != "vagabond" else "expose"
    assert t.refused(faction, word) == ("11.2.6.I" if word == "aid" else "13.2.4")
    assert word not in t.asked(faction, t.ask.about)


@law("1.4.2")
def test_where_a_faction_has_no_menu_an_offer_makes_the_procedure_pause(market):
    t = market("marquise", offers=[Ware()], moments=[IN_BIRDSONG])
    t.score("marquise", 1)
    t.before("marquise", "birdsong")
    assert t.asked("marquise", "ask-root-pause", "1.4.2") == ["aid", "done"]
    assert not t.ask.veiled
    t.draws("bake_sale")
    t.say("marquise", "aid")
    assert t.asked("marquise", "ask-root-marquise-daylight")  # nothing more to buy, so nobody is asked


def test_an_offer_that_hangs_on_a_secret_is_asked_about_whether_or_not_it_can_be_taken(market):
    for card, options in (("bake_sale", ["done"]), ("woodland_runners", ["expose", "done"])):
        t = market("marquise", offers=[Riddle()], moments=[IN_BIRDSONG])
        t.hand("marquise", card)
        t.before("marquise", "birdsong")
        assert t.asked("marquise", "ask-root-pause") == options
        assert t.ask.veiled
    t.say("marquise", "expose")
    assert t.points("marquise") == 1


@law("1.1.3")
def test_offers_at_the_start_of_birdsong_are_taken_until_the_player_is_done(market):
    t = market("marquise", offers=[Riddle()], moments=[START_OF_BIRDSONG])
    t.hand("marquise", "woodland_runners")
    t.before("marquise", "birdsong")
    t.say("marquise", "expose", "expose")
    assert t.asked("marquise", "ask-root-moment", "1.1.3") == ["expose", "done"]
    t.say("marquise", "done")
    assert t.points("marquise") == 2
    assert t.asked("marquise", "ask-root-marquise-daylight")


@law("1.4.1")
def test_a_mandatory_offer_is_taken_before_its_moment_is_over(market):
    t = market("marquise", offers=[Duty(), Riddle()], moments=[START_OF_BIRDSONG])
    t.hand("marquise", "woodland_runners")
    t.before("marquise", "birdsong")
    assert t.asked("marquise", "ask-root-moment") == ["aid", "expose"]
    assert t.refused("marquise", "done") == "1.4.1"
    t.say("marquise", "aid")
    assert t.asked("marquise", "ask-root-moment") == ["expose", "done"]


def test_dominance_and_opening_a_path_are_offers_of_the_table(table):
    t = table("marquise", "duchy*", map="mountain")
    t.hand("marquise", "bake_sale")
    t.available("dominance_fox")
    side = t.side("marquise")
    words = [[offer.word.text for offer in offers_to(t.g, side, when)] for when in (IN_BIRDSONG, IN_DAYLIGHT)]
    assert words == [[], ["dominance", "take", "open-path"]]
