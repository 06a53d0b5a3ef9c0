"""`check_game` finds a game whose imagined worlds know the truth, and one in which a player may look and undo.

Lots: eight lots lie face down, and each seat takes two of them. In turn a seat may look at the lot on top, draws it or
leaves it. Each fault is a small change to that; so is the game that has nothing to hide.
"""

import pytest

from polana.kernel import game as registry
from polana.kernel.flow import Ask
from polana.kernel.game import Game, Result
from polana.kernel.law import Law
from polana.kernel.shelf.piles import redeal
from polana.kernel.state import State
from polana.kernel.topic import Topics
from polana.kernel.word import Vocabulary
from polana.testing import check_game

VOCABULARY = Vocabulary("lots")
LOOK, DRAW, LEAVE = (VOCABULARY.word(kind) for kind in ("look", "draw", "leave"))
QUESTION = Topics("lots").topic("ask-lots-turn")
LOTS, HAND, TURNS = 8, 2, 6


class Table(State):
    def __init__(self, chance, seats):
        super().__init__(chance)
        self.pile = list(range(1, LOTS + 1))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.turn = 0
        #: Does the seat on turn look at the lot on top?
        self.looks = False

    def copy(self):
        twin = Table(self.chance.copy(), 0)
        twin.pile = self.pile[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.turn = self.turn
        twin.looks = self.looks
        return twin


class Lots(Game[Table]):
    """The game as it should be."""

    def __init__(self):
        laws = {"L.1": Law("L.1", "rule", {"en": "The turn", "pl": "Tura"}, "Look, draw or leave.")}
        super().__init__("lots", "1", "0", VOCABULARY, laws, (2, 3), ["red", "blue", "green"], [])

    def new(self, setup, chance):
        g = Table(chance, len(setup.seats))
        chance.shuffle(g.pile)
        for hand in g.hands:
            for _ in range(HAND):
                hand.append(g.pile.pop())
        return g

    def step(self, state):
        g, seat = state, state.turn % len(state.hands)
        word = yield Ask(seat, QUESTION, [LOOK, DRAW, LEAVE], "L.1")
        if word is LOOK:
            self.look(g, seat)
            word = yield Ask(seat, QUESTION, [DRAW, LEAVE], "L.1")
        if word is DRAW and g.pile:
            g.hands[seat].append(g.chance.draw(g.pile, "lot"))
        g.turn += 1
        g.looks = False

    def look(self, g, seat):
        if g.pile:
            g.chance.reveal()
            g.tell_to((seat,), "news-lots-looked", "L.1", lot=g.pile[-1])

    def result(self, state):
        scores = [sum(hand) for hand in state.hands]
        if state.turn < TURNS:
            return None
        return Result([scores.index(max(scores))], scores, "result-lots", "L.1")

    def view(self, state, reader):
        hands = [hand if seat == reader else len(hand) for seat, hand in enumerate(state.hands)]
        return {"turn": state.turn, "pile": len(state.pile), "hands": hands}

    def imagine(self, state, seat, rng):
        redeal([state.pile, *[hand for other, hand in enumerate(state.hands) if other != seat]], rng)

    def check(self, state):
        assert sorted(sum(state.hands, state.pile)) == list(range(1, LOTS + 1))


class Knowing(Lots):
    """Nothing is dealt anew."""

    def imagine(self, state, seat, rng):
        pass


class HalfKnowing(Lots):
    """The hands are dealt anew, from each other alone; what lies in the pile stays as it lies."""

    def imagine(self, state, seat, rng):
        redeal([hand for other, hand in enumerate(state.hands) if other != seat], rng)


class Peeping(Lots):
    """Whoever looks can take it back."""

    def look(self, g, seat):
        if g.pile:
            g.tell_to((seat,), "news-lots-looked", "L.1", lot=g.pile[-1])


class Open(Knowing):
    """All lie face up, the pile too."""

    def view(self, state, reader):
        return {"turn": state.turn, "pile": state.pile, "hands": state.hands}

    def look(self, g, seat):
        pass


class Rolling(Open):
    """Nothing but dice, and all see them."""

    def new(self, setup, chance):
        g = Table(chance, len(setup.seats))
        for hand in g.hands:
            hand.append(chance.die(6, "lot"))
        return g

    def check(self, state):
        pass


class Showing(Peeping):
    """The lot is told to nobody: it lies in the view of whoever looks."""

    def look(self, g, seat):
        g.looks = True

    def view(self, state, reader):
        looks = state.looks and reader == state.turn % len(state.hands)
        return {**super().view(state, reader), "top": state.pile[-1:] if looks else []}


@pytest.fixture
def checked(monkeypatch):
    def check(game):
        monkeypatch.setitem(registry._GAMES, "lots", game)
        check_game(game, languages=())

    return check


def test_a_game_with_hidden_things_passes(checked):
    checked(Lots())


@pytest.mark.parametrize("game", [Open(), Rolling()])
def test_a_game_without_hidden_things_passes_and_imagines_nothing(checked, game):
    checked(game)


@pytest.mark.parametrize("game", [Knowing(), HalfKnowing()])
def test_what_a_seat_may_not_know_must_be_dealt_anew(checked, game):
    with pytest.raises(AssertionError, match=r"what is imagined for seat \d depends on what is hidden from it"):
        checked(game)


@pytest.mark.parametrize("game", [Peeping(), Showing()])
def test_whoever_looks_must_not_be_able_to_take_it_back(checked, game):
    with pytest.raises(AssertionError, match=r"look of seat \d shows something and may be taken back"):
        checked(game)
