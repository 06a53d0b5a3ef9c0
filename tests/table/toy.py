"""Hoard: a game of one page with everything that a table has to keep secret, so that the table is tested alone.

Each seat is dealt three cards. In each round all bid in secret; who bids most plays a card, draws one, or rolls a die;
who rolls under his pips may look at a rival's hand. After so many rounds the most pips win.
"""

from __future__ import annotations

import time

from polana.kernel.flow import Ask, Flow, Judge, Together
from polana.kernel.game import Game, Option, Result, Setup
from polana.kernel.law import Law
from polana.kernel.match import Chooser, Match
from polana.kernel.news import SPECTATOR
from polana.kernel.refusal import Refusal
from polana.kernel.rng import Chance, Rng
from polana.kernel.state import State
from polana.kernel.topic import Topics
from polana.kernel.word import Vocabulary, Word
from polana.table.bots import EXTRA

VOCABULARY = Vocabulary("hoard")
BID = VOCABULARY.numbers("bid", 3)
CARD = VOCABULARY.words_of("card", [f"c{number}" for number in range(24)])
DRAW = VOCABULARY.word("draw")
ROLL = VOCABULARY.word("roll")
PASS = VOCABULARY.word("pass")
SEAT = VOCABULARY.numbers("seat", 4)

TOPICS = Topics("hoard")
_BID = TOPICS.topic("ask-hoard-bid")
_ACT = TOPICS.topic("ask-hoard-act")
_MORE = TOPICS.topic("ask-hoard-more")

NOT_YOURS = Refusal("H.2", "why-kernel-other-question", {"card": CARD[0]})


class Hoard(State):
    def __init__(self, chance: Chance, seats: int, rounds: int) -> None:
        super().__init__(chance)
        self.seats = seats
        self.rounds = rounds
        self.round = 0
        self.deck = list(range(len(CARD)))
        self.hands: list[list[int]] = []
        self.pips = [0] * seats
        self.turn = -1

    def copy(self) -> Hoard:
        twin = Hoard(self.chance.copy(), self.seats, self.rounds)
        twin.round = self.round
        twin.deck = self.deck.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.pips = self.pips.copy()
        twin.turn = self.turn
        return twin


class Mine(Judge):
    def __init__(self, hand: list[int]) -> None:
        self.hand = hand

    def why_not(self, word: Word) -> Refusal | None:
        return NOT_YOURS if word.kind == "card" and word.value not in self.hand else None


class HoardGame(Game[Hoard]):
    def __init__(self, version: str = "1") -> None:
        laws = {
            "H.1": Law(
                "H.1", "rule", {"en": "The bid", "pl": "Licytacja"}, "The highest bid acts; of equals the first."
            ),
            "H.2": Law("H.2", "rule", {"en": "The act", "pl": "Działanie"}, "Play a card of your hand, draw, or roll."),
        }
        options = [Option("rounds", [6, 2, 30], "kernel-nothing")]
        super().__init__("hoard", version, "0", VOCABULARY, laws, (2, 4), ["red", "blue", "green"], options)

    def new(self, setup: Setup, chance: Chance) -> Hoard:
        rounds = setup.options["rounds"]
        assert isinstance(rounds, int)
        return Hoard(chance, len(setup.seats), rounds)

    def step(self, state: Hoard) -> Flow[None]:
        if not state.hands:
            state.chance.shuffle(state.deck)
            state.hands = [sorted(state.deck.pop() for _ in range(3)) for _ in range(state.seats)]
            for seat, hand in enumerate(state.hands):
                words = [CARD[card] for card in hand]
                state.tell_to((seat,), "news-hoard-dealt", "H.2", seat=seat, cards=words)
                state.tell_except((seat,), "news-hoard-dealt-other", "H.2", seat=seat)
        bids = Together([Ask(seat, _BID, BID, "H.1") for seat in range(state.seats)])
        yield bids
        values = [word.value for word in bids.answers]
        state.tell("news-hoard-bids", "H.1", bids=list(bids.answers))
        yield from self.act(state, values.index(max(values)))
        state.round += 1

    def act(self, state: Hoard, seat: int) -> Flow[None]:
        hand = state.hands[seat]
        candidates = [*CARD, PASS, ROLL] + ([DRAW] if state.deck else [])
        word = yield Ask(seat, _ACT, candidates, "H.2", Mine(hand), args={"round": state.round})
        if word.kind == "card":
            hand.remove(word.value)
            state.pips[seat] += 1
            state.tell("news-hoard-played", "H.2", seat=seat, card=word)
            # One more may follow at once, which makes a phrase of two words.
            more = yield Ask(seat, _MORE, [PASS, *CARD], "H.2", Mine(hand))
            if more is not PASS:
                hand.remove(more.value)
                state.pips[seat] += 1
                state.tell("news-hoard-played", "H.2", seat=seat, card=more)
        elif word is DRAW:
            card = state.chance.draw(state.deck, "card")
            hand.append(card)
            hand.sort()
            state.tell_to((seat,), "news-hoard-drew", "H.2", seat=seat, card=CARD[card])
            state.tell_except((seat,), "news-hoard-drew-other", "H.2", seat=seat)
        elif word is ROLL:
            pips = state.chance.die(6, "die")
            state.tell("news-hoard-rolled", "H.2", seat=seat, count=pips)

    def stage(self, state: Hoard) -> dict[str, int]:
        return {"round": state.round, "turn": state.turn}

    def standing(self, state: Hoard) -> tuple[int, list[int]]:
        return state.round, state.pips[:]

    def result(self, state: Hoard) -> Result | None:
        if state.round < state.rounds:
            return None
        best = max(state.pips)
        winners = [seat for seat, pips in enumerate(state.pips) if pips == best]
        return Result(winners, state.pips, "news-hoard-won", "H.2")

    def view(self, state: Hoard, reader: int) -> dict[str, object]:
        return {
            "round": state.round,
            "deck": len(state.deck),
            "pips": state.pips,
            "counts": [len(hand) for hand in state.hands],
            "hand": [] if reader == SPECTATOR else [CARD[card].text for card in state.hands[reader]],
        }

    def imagine(self, state: Hoard, seat: int, rng: Rng) -> None:
        self.deal_anew(state, [seat], rng)

    def deal_anew(self, state: Hoard, eyes: list[int], rng: Rng) -> None:
        others = [other for other in range(state.seats) if other not in eyes]
        hidden = sorted([*state.deck, *(card for other in others for card in state.hands[other])])
        rng.shuffled(hidden)
        for other in others:
            state.hands[other][:] = sorted(hidden.pop() for _ in state.hands[other])
        state.deck[:] = hidden

    def check(self, state: Hoard) -> None:
        assert isinstance(state, Hoard)


class LaterGame(HoardGame):
    """The same game after a change of rules: nobody may draw any more."""

    def act(self, state: Hoard, seat: int) -> Flow[None]:
        hand = state.hands[seat]
        word = yield Ask(seat, _ACT, [*CARD, PASS, ROLL], "H.2", Mine(hand), args={"round": state.round})
        if word is ROLL:
            state.tell("news-hoard-rolled", "H.2", seat=seat, count=state.chance.die(6, "die"))


class GuardGame(HoardGame):
    """Hoard with a reaction: whoever sees a card played may answer with one of the same parity, or pass.

    Whether he holds one is a secret, so he is asked either way.
    """

    def __init__(self) -> None:
        super().__init__()
        self.name = "guard"

    def act(self, state: Hoard, seat: int) -> Flow[None]:
        state.turn = seat
        word = yield Ask(seat, _ACT, [*CARD, PASS], "H.2", Mine(state.hands[seat]))
        if word is PASS:
            return
        state.hands[seat].remove(word.value)
        other = (seat + 1) % state.seats
        good = [CARD[card] for card in state.hands[other] if card % 2 == word.value % 2]
        answer = yield Ask(other, _MORE, [PASS, *good], "H.2", veiled=True)
        if answer is not PASS:
            state.hands[other].remove(answer.value)
            state.pips[other] += 1
        state.pips[seat] += 1
        state.tell("news-hoard-played", "H.2", seat=seat, card=word)


class Sleepy(Chooser):
    """A bot that never finds a word."""

    def choose(self, match: Match, ask: Ask) -> Word:
        time.sleep(600)
        return ask.options[0]


class Glutton(Chooser):
    """A bot that takes more and more memory."""

    def choose(self, match: Match, ask: Ask) -> Word:
        eaten = [bytearray(10_000_000) for _ in range(300)]
        return ask.options[len(eaten) % 1]


class Cheat(Chooser):
    """A bot that says what it may not."""

    def choose(self, match: Match, ask: Ask) -> Word:
        return SEAT[0]


EXTRA["sleepy"] = lambda luck: Sleepy()
EXTRA["glutton"] = lambda luck: Glutton()
EXTRA["cheat"] = lambda luck: Cheat()

game = HoardGame()
guard = GuardGame()
