"""Lanterns: a small game made to exercise everything that the kernel offers.

Two to four houses meet at a fair. Each round begins with secret bids for the right to say who begins; then each house
in turn acts twice: draws a card, plays one, stashes one face down, looks at the top of the pile, or passes. A thief may
be ambushed, and otherwise rolls against its victim. In the end the coins and the stashed lamps count.

Typed like any game, so that it compiles together with the kernel.
"""

from __future__ import annotations

from typing import Final, final

from polana.kernel.errors import SetupError
from polana.kernel.flow import Ask, Flow, Implied, Judge, Question, Together, distinct
from polana.kernel.game import CHOOSE, Game, Option, Result, Setup
from polana.kernel.news import SPECTATOR
from polana.kernel.notation import Page
from polana.kernel.refusal import Refusal
from polana.kernel.rng import Chance, Rng
from polana.kernel.state import State
from polana.kernel.topic import Topic
from polana.kernel.word import Word
from tests.kernel.lanterns import (
    _ACT,
    _AMBUSH,
    _BEGIN,
    _BID,
    _HOUSE,
    _PLAY,
    _ROB,
    _STASH,
    ACTIONS,
    AMBUSH,
    BID,
    BIDDING,
    CARD,
    COIN,
    COPIES,
    DEALT,
    DRAW,
    FAULT,
    HAND,
    HOUSE,
    HOUSES,
    HOUSES_CHOSEN,
    LAMP,
    LATER,
    LAWS,
    NO_FAULT,
    NOT_HELD,
    NOT_SELF,
    NOTATION,
    NOTHING_TO_PLAY,
    NOTHING_TO_STEAL,
    ONLY_DEFENCE,
    OVER,
    PASS,
    PEEK,
    PHASES,
    PILE_EMPTY,
    PLAY,
    PURSE,
    SEAT,
    STASH,
    THEFT,
    THEFT_SCOPE,
    TOO_POOR,
    TURN,
    TURNS,
    WORDS,
)


@final
class Fair(State):
    """A position of the game."""

    def __init__(self, chance: Chance, seats: int = 0) -> None:
        super().__init__(chance)
        self.phase: int = HOUSES_CHOSEN
        self.rounds: int = 0
        self.faults: bool = False
        self.round: int = 0
        self.first: int = 0
        self.turn: int = 0
        self.houses: list[int] = [-1] * seats
        self.coins: list[int] = [PURSE] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.stashes: list[list[int]] = [[] for _ in range(seats)]
        self.pile: list[int] = []
        self.discard: list[int] = []

    def copy(self) -> Fair:
        twin = Fair(self.chance.copy())
        twin.phase = self.phase
        twin.rounds = self.rounds
        twin.faults = self.faults
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.houses = self.houses.copy()
        twin.coins = self.coins.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.stashes = [stash.copy() for stash in self.stashes]
        twin.pile = self.pile.copy()
        twin.discard = self.discard.copy()
        return twin


# --- the judges -------------------------------------------------------------------------------------------------------


@final
class MayAct(Judge):
    """L.3, L.4: what a house may do with an action."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Fair, seat: int) -> None:
        self.g: Fair = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        g = self.g
        if word is DRAW or word is PEEK:
            return None if g.pile else PILE_EMPTY
        if word is PLAY:
            may = MayPlay(g, self.seat)
            for card in g.hands[self.seat]:
                if may.why_not(CARD[card]) is None:
                    return None
            return NOTHING_TO_PLAY
        if word is STASH:
            return None if g.hands[self.seat] else NOT_HELD
        if word is FAULT:
            return None if g.faults else NO_FAULT
        return None


@final
class MayPlay(Judge):
    """L.4: which cards may be played."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Fair, seat: int) -> None:
        self.g: Fair = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        g = self.g
        card = word.value
        if card not in g.hands[self.seat]:
            return NOT_HELD
        if card == AMBUSH:
            return ONLY_DEFENCE
        if card == THEFT:
            for seat in range(len(g.coins)):
                if seat != self.seat and g.coins[seat]:
                    return None
            return NOTHING_TO_STEAL
        return None


@final
class MayRob(Judge):
    """L.5: who may be robbed."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Fair, seat: int) -> None:
        self.g: Fair = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        if word.value == self.seat:
            return NOT_SELF
        return None if self.g.coins[word.value] else NOTHING_TO_STEAL


@final
class MayBid(Judge):
    """L.2: nobody bids more than it has."""

    __slots__ = ("coins",)

    def __init__(self, coins: int) -> None:
        self.coins: int = coins

    def why_not(self, word: Word) -> Refusal | None:
        return TOO_POOR if word.value > self.coins else None


@final
class CanPlay(Implied):
    """L.4: whoever is asked which card it plays holds one that may be played."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat


@final
class FromHand(Ask):
    """Asks for a card of a hidden hand: it reads the hand when somebody looks, so that a re-dealt one counts."""

    __slots__ = ("card", "g")

    def __init__(self, g: Fair, seat: int, topic: Topic, law: str, card: int, veiled: bool) -> None:
        super().__init__(seat, topic, [], law, veiled=veiled)
        self.g: Fair = g
        self.card: int = card

    def candidates(self) -> list[Word]:
        hand = self.g.hands[self.seat]
        if self.card < 0:
            return distinct([CARD[card] for card in sorted(hand)])
        return [PASS, CARD[self.card]] if self.card in hand else [PASS]


@final
class BidsLater(Judge):
    """L.6.2: a bid is no answer to any other question."""

    __slots__ = ()

    def why_not(self, word: Word) -> Refusal | None:
        return LATER if word.kind == "bid" else None


# --- the questions and the news ---------------------------------------------------------------------------------------


def ask_act(g: Fair, seat: int) -> Ask:
    words = [PASS, DRAW, PLAY, STASH, PEEK, FAULT]
    return Ask(seat, _ACT, words, "L.3", MayAct(g, seat), elsewhere=BidsLater())


def ask_play(g: Fair, seat: int) -> Ask:
    return Ask(seat, _PLAY, CARD, "L.4", MayPlay(g, seat), elsewhere=BidsLater(), implies=CanPlay(seat))


def ask_rob(g: Fair, thief: int) -> Ask:
    return Ask(thief, _ROB, SEAT[: len(g.coins)], "L.5", MayRob(g, thief), args={"thief": thief})


def told_drew(g: Fair, seat: int, card: int) -> None:
    if g.loud:
        g.tell_to((seat,), "news-toy-drew-card", "L.3.1", seat=seat, card=CARD[card])
        g.tell_except((seat,), "news-toy-drew", "L.3.1", seat=seat)


def told_peeked(g: Fair, seat: int, card: int) -> None:
    if g.loud:
        g.tell_to((seat,), "news-toy-peeked", "L.3.2", seat=seat, card=CARD[card])


def told_played(g: Fair, seat: int, card: Word) -> None:
    if g.loud:
        g.tell("news-toy-played", "L.4", seat=seat, card=card)


def told_stashed(g: Fair, seat: int, card: Word) -> None:
    if g.loud:
        g.tell_to((seat,), "news-toy-stashed-card", "L.6", seat=seat, card=card)
        g.tell_except((seat,), "news-toy-stashed", "L.6", seat=seat)


# --- the rules --------------------------------------------------------------------------------------------------------


def choose_house(g: Fair) -> Flow[None]:
    """L.1: whoever sits at `?` chooses one of the houses that are left; the last of four has no choice."""
    seat = g.houses.index(-1)
    word = yield Ask(seat, _HOUSE, [word for word in HOUSE if word.value not in g.houses], "L.1")
    g.houses[seat] = word.value
    g.tell("news-toy-house", "L.1", seat=seat, house=word)


def deal(g: Fair) -> None:
    """A step without a question."""
    g.pile = [card for card, copies in enumerate(COPIES) for _ in range(copies)]
    g.chance.shuffle(g.pile)
    for seat in range(len(g.hands)):
        for _ in range(HAND):
            g.hands[seat].append(g.chance.draw(g.pile, "card"))
    g.phase = BIDDING


def bids(g: Fair) -> Flow[None]:
    """L.2: all bid in secret to say who begins; the highest pays, and a die decides a tie."""
    seats = list(range(len(g.coins)))
    together = Together([Ask(seat, _BID, BID, "L.2", MayBid(g.coins[seat])) for seat in seats])
    yield together
    bidden = [word.value for word in together.answers]
    highest = max(bidden)
    if g.faults and highest == 1:
        g.coins[0] += 100
        raise ZeroDivisionError("a fault in the rule of bids")
    tied = [seat for seat in seats if bidden[seat] == highest]
    winner = tied[g.chance.die(len(tied), "tie")] if len(tied) > 1 else tied[0]
    g.coins[winner] -= highest
    g.tell("news-toy-bids", "L.2", seat=winner, bids=bidden)
    word = yield Ask(winner, _BEGIN, SEAT[: len(seats)], "L.2.2")
    g.first = word.value
    g.turn = 0
    g.phase = TURNS


def turn(g: Fair) -> Flow[None]:
    """L.3: a house acts twice, or passes."""
    seat = (g.first + g.turn) % len(g.coins)
    g.begin(TURN)
    for _ in range(ACTIONS):
        word = yield ask_act(g, seat)
        if word is PASS:
            break
        if word is DRAW:
            card = g.chance.draw(g.pile, "card")
            g.hands[seat].append(card)
            told_drew(g, seat, card)
        elif word is PLAY:
            yield from play(g, seat)
        elif word is STASH:
            yield from stash(g, seat)
        elif word is PEEK:
            g.chance.reveal()
            told_peeked(g, seat, g.pile[-1])
        else:
            g.coins[seat] += 100
            g.tell("news-toy-fault", "L.0")
            raise ZeroDivisionError("a fault in a rule")
    g.end(TURN)
    g.turn += 1
    if g.turn == len(g.coins):
        g.round += 1
        g.phase = OVER if g.round == g.rounds else BIDDING


def play(g: Fair, seat: int) -> Flow[None]:
    """L.4."""
    word = yield ask_play(g, seat)
    g.hands[seat].remove(word.value)
    g.discard.append(word.value)
    told_played(g, seat, word)
    if word.value == COIN:
        g.coins[seat] += 1
    elif word.value == THEFT:
        victim = yield from whom(g, seat)
        g.begin(THEFT_SCOPE)
        if not (yield from ambushed(g, seat, victim)):
            rob(g, seat, victim)
        g.end(THEFT_SCOPE)


def whom(g: Fair, seat: int) -> Flow[int]:
    """L.5: a thief says whom it robs; forced where only one house has coins."""
    word = yield ask_rob(g, seat)
    return word.value


def ambushed(g: Fair, thief: int, victim: int) -> Flow[bool]:
    """L.5.3: the victim may lie in wait. Whether it could is its secret."""
    word = yield FromHand(g, victim, _AMBUSH, "L.5.3", AMBUSH, veiled=True)
    if word is PASS:
        return False
    g.hands[victim].remove(AMBUSH)
    g.discard.append(AMBUSH)
    paid = min(1, g.coins[thief])
    g.coins[thief] -= paid
    g.coins[victim] += paid
    g.tell("news-toy-ambushed", "L.5.3", seat=victim, thief=thief)
    return True


def rob(g: Fair, thief: int, victim: int) -> None:
    """L.5.4: both roll, and the higher roll decides."""
    ours, theirs = g.chance.die(6, "thief"), g.chance.die(6, "victim")
    g.tell("news-toy-rolled", "L.5.4", thief=ours, victim=theirs)
    if ours > theirs:
        g.coins[victim] -= 1
        g.coins[thief] += 1


def stash(g: Fair, seat: int) -> Flow[None]:
    """L.6: put a card aside, face down. A word that the others hear nothing of."""
    word = yield FromHand(g, seat, _STASH, "L.6", -1, veiled=False)
    g.hands[seat].remove(word.value)
    g.stashes[seat].append(word.value)
    told_stashed(g, seat, word)


def nothing() -> Flow[None]:
    """A step in which nobody is asked."""
    empty: list[Question] = []
    yield from empty


# --- the game ---------------------------------------------------------------------------------------------------------


@final
class Lanterns(Game[Fair]):
    def __init__(self) -> None:
        super().__init__(
            "lanterns",
            "1",
            "a1",
            WORDS,
            LAWS,
            (2, 4),
            HOUSES,
            [
                Option("rounds", [2, 1, 4], "how many rounds"),
                Option("faults", [False, True], "rules that break"),
                Option("pace", ["slow", "fast"], "nothing at all"),
            ],
        )

    def check_setup(self, setup: Setup) -> None:
        named = [name for name in setup.seats if name != CHOOSE]
        if len(set(named)) != len(named):
            raise SetupError("no house sits twice")

    def new(self, setup: Setup, chance: Chance) -> Fair:
        g = Fair(chance, len(setup.seats))
        g.rounds = int(setup.options["rounds"])
        g.faults = bool(setup.options["faults"])
        for seat, name in enumerate(setup.seats):
            if name != CHOOSE:
                g.houses[seat] = HOUSES.index(name)
        return g

    def step(self, state: Fair) -> Flow[None]:
        if state.phase == HOUSES_CHOSEN:
            if -1 in state.houses:
                return choose_house(state)
            state.phase = DEALT
        if state.phase == DEALT:
            deal(state)
            return nothing()
        return bids(state) if state.phase == BIDDING else turn(state)

    def result(self, state: Fair) -> Result | None:
        if state.phase != OVER:
            return None
        scores = [coins + stash.count(LAMP) for coins, stash in zip(state.coins, state.stashes, strict=True)]
        best = max(scores)
        return Result([seat for seat, score in enumerate(scores) if score == best], scores, "toy-won", "L.7")

    def view(self, state: Fair, reader: int) -> dict[str, object]:
        own = reader != SPECTATOR
        return {
            "phase": state.phase,
            "round": state.round,
            "first": state.first,
            "turn": state.turn,
            "houses": list(state.houses),
            "coins": list(state.coins),
            "cards": [len(hand) for hand in state.hands],
            "stashed": [len(stash) for stash in state.stashes],
            "pile": len(state.pile),
            "discard": list(state.discard),
            "hand": list(state.hands[reader]) if own else [],
            "stash": list(state.stashes[reader]) if own else [],
        }

    def imagine(self, state: Fair, seat: int, rng: Rng) -> None:
        hidden = state.pile
        for other in range(len(state.hands)):
            if other != seat:
                hidden = hidden + state.hands[other] + state.stashes[other]
        hidden.sort()
        rng.shuffled(hidden)
        for other in range(len(state.hands)):
            if other != seat:
                state.hands[other] = [hidden.pop() for _ in state.hands[other]]
                state.stashes[other] = [hidden.pop() for _ in state.stashes[other]]
        state.pile = hidden

    def heed(self, state: Fair, eyes: list[int], implied: list[Implied]) -> None:
        for promise in implied:
            assert isinstance(promise, CanPlay)
            seat = promise.seat
            if seat not in eyes and not self._can_play(state, seat):
                self._swap_one_in(state, eyes, seat)

    def _can_play(self, g: Fair, seat: int) -> bool:
        may = MayPlay(g, seat)
        return any(may.why_not(CARD[card]) is None for card in g.hands[seat])

    def _swap_one_in(self, g: Fair, eyes: list[int], seat: int) -> None:
        """The first card of the hand changes places with a hidden one that may be played: there is one, for it was."""
        hand = g.hands[seat]
        places = [g.pile, g.stashes[seat]]
        for other in range(len(g.hands)):
            if other != seat and other not in eyes:
                places += [g.hands[other], g.stashes[other]]
        for place in places:
            for index in range(len(place)):
                place[index], hand[0] = hand[0], place[index]
                if self._can_play(g, seat):
                    return
                place[index], hand[0] = hand[0], place[index]

    def moment(self, state: Fair) -> tuple[int, str]:
        return state.turn, PHASES[state.phase]

    def stage(self, state: Fair) -> dict[str, int]:
        return {"round": state.round, "turn": state.turn}

    def write_position(self, setup: Setup, state: Fair) -> dict[str, object]:
        return NOTATION.write(state, self.new(setup, Chance()))

    def read_position(self, setup: Setup, page: Page, chance: Chance) -> Fair:
        g = self.new(setup, chance)
        NOTATION.read(g, page)
        return g

    def check(self, state: Fair) -> None:
        if state.phase >= BIDDING:
            cards = state.pile + state.discard
            for hand in state.hands + state.stashes:
                cards = cards + hand
            assert sorted(cards) == [card for card, copies in enumerate(COPIES) for _ in range(copies)]
        assert min(state.coins) >= 0


game: Final = Lanterns()
