"""A feel for Root: points, what each faction builds its points from, land, cards, and how near rivals are to 30."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, final

from polana.bots.player import Feeling, Manner, Sense
from polana.bots.root.habits import habits, look_around
from polana.bots.root.hired import hired_worth
from polana.games.root.components import BIRD, CARDS, COOPERATIVE, DOMINANCE_SCORE, NONE
from polana.games.root.control import ruler
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import has_suit
from polana.games.root.words import TAKE
from polana.kernel.deed import is_ordered, opens_course
from polana.kernel.flow import Ask
from polana.kernel.word import Word

FILE: Final = Path(__file__).parent / "figures.toml"

HAND: Final = 5
#: Points that win (3.1).
GOAL: Final = 30
#: From this many points on, a rival has to be stopped.
ALARM: Final = 12
#: Hits in one battle, as a rule.
MOST_HITS: Final = 3
#: What a moment counts a round as, where rounds count: more than there are turns in one.
ROUND: Final = 64


@final
class RootSense(Sense[State]):
    """Values a position by the figures of `figures.toml`."""

    def __init__(self, data: dict[str, Any] | None = None) -> None:
        look_around()
        if data is None:
            with FILE.open("rb") as file:
                data = tomllib.load(file)
        self.worth: dict[str, float] = data["worth"]
        #: By name: the tables, those of the factions among them.
        self.figures: dict[str, dict[str, float]] = data
        self.search: dict[str, float] = data["search"]
        #: By the name of their tables: what factions go by, general figures where they have none of their own.
        self.tables: dict[str, dict[str, float]] = {}
        for name, table in self.figures.items():
            if name not in ("worth", "search"):
                self.tables[name] = {**self.worth, **table}

    def value(self, state: State, seat: int) -> float:
        if state.winners:
            return self.worth["victory"] if seat in state.winners else -self.worth["victory"]
        standings = self.standings(state)
        return self.shared(state, standings) if plays_together(state) else self.compared(state, seat, standings)

    def values(self, state: State, seats: int) -> list[float]:
        if state.winners:
            return [self.value(state, seat) for seat in range(seats)]
        standings = self.standings(state)
        if plays_together(state):
            return [self.shared(state, standings)] * seats
        return [self.compared(state, seat, standings) for seat in range(seats)]

    def standings(self, g: State) -> list[float]:
        """What each side has besides its points. Towards the end of the match less can still come of it."""
        sides = g.players
        furthest = max([side.score for side in sides])
        left = 1.0 - self.worth["fade"] * min(furthest, GOAL) / GOAL
        return [self.standing(g, side, left) for side in sides]

    def compared(self, g: State, seat: int, standings: list[float]) -> float:
        """What a side has, less what its rivals have."""
        me = g.sides[seat]
        w = self.table(me)
        # 9.2.8: in a coalition the partner's points count as one's own
        points = me.score if me.partner == NONE or me.dominance == NONE else g.sides[me.partner].score
        value = float(points) + standings[seat]
        best = 0.0
        for side in g.players:
            if side is me or side.partner == me.index:
                continue
            strength = side.score + w["feared"] * alarm(side, w) * standings[side.index]
            if side.dominance != NONE and side.partner == NONE and self.dominated(g, side) >= self.wanted(side):
                strength = w["threat"]  # it wins at the start of its Birdsong unless somebody does something
            best = max(best, strength)
            value -= w["others"] * strength
        return value - w["rival"] * best

    def shared(self, g: State, standings: list[float]) -> float:
        """R.K.1: what all have together against the one who plays without a seat."""
        enemy = g.players[g.seats]
        return habits(enemy.rules.name).shared(g, enemy, standings, self.table(enemy))

    def table(self, side: Side) -> dict[str, float]:
        """The figures that a faction goes by."""
        return self.tables.get(habits(side.rules.name).figures, self.worth)

    def standing(self, g: State, me: Side, left: float) -> float:
        w = self.table(me)
        held = len(me.hand)
        if g.turn == me.index:
            # The cards of the coming Evening are as good as drawn: ending the turn is no way to get more of them.
            held += me.rules.evening_draws(g, me)
        value = w["card"] * min(held, HAND) + w["spare_card"] * max(0, held - HAND)
        value += w["item"] * sum(me.items) + w["effect"] * len(me.play)
        for where in range(CLEARINGS):
            if ruler(g, where) == me.index:
                value += w["ruled"]
            value += w["warrior"] * me.warriors[where]
            goods = me.buildings[where] + me.tokens[where]
            if goods:
                value -= w["exposed"] * self.exposed(g, me, where, goods)
            if not me.warriors[where]:
                value -= w["lone"] * goods
                continue
            if me.warriors[where] == 1:
                value -= w["thin"] * goods
            value += w["raid"] * self.prey(g, me, where)
        if len(g.sides) > g.playing:
            value += hired_worth(g, me, w)
        value += habits(me.rules.name).worth(g, me, w)
        value *= left
        if me.dominance != NONE and me.partner == NONE:
            # Activating gives up the points scored so far: what counts is how near the card is to winning.
            value += w["dominance"] * self.dominated(g, me) / self.wanted(me) - me.score
        return value

    def pointless(self, state: State, word: Word, seat: int) -> bool:
        """3.3.4: to pay a card for a dominance card that cannot be activated, or that is not the first."""
        if word != TAKE or any(not CARDS[card].dominance for card in state.available):
            return False
        me = state.sides[seat]
        return me.dominance != NONE or me.score < DOMINANCE_SCORE or any(CARDS[card].dominance for card in me.hand)

    def prey(self, g: State, me: Side, where: int) -> float:
        """What others have in a clearing that a battle could take, or damage: a pawn has its items."""
        if plays_together(g):
            return 0.0  # the machine has nothing but its keep
        value = 0.0
        for side in g.players:
            goods = side.buildings[where] + side.tokens[where]
            if (goods or side.pawn == where) and side is not me and side.partner != me.index:
                most = min(me.warriors[where], MOST_HITS) - side.warriors[where]
                if most > 0:
                    harm = self.harm(g, me, side)
                    value += min(goods, most) * (1.0 + harm)
                    if side.pawn == where:
                        value += most * harm
        return value

    def harm(self, g: State, me: Side, side: Side) -> float:
        """What it is worth when a rival loses a piece of cardboard, or an item: most if nobody has more points."""
        w = self.table(me)
        weight = w["others"]
        if side.score == max([other.score for other in g.players if other is not me]):
            weight += w["rival"]
        return weight * w["feared"] * alarm(side, w) * self.table(side)["loss"]

    def exposed(self, g: State, me: Side, where: int, goods: int) -> int:
        """How much of a side's cardboard in a clearing a rival who is there or next to it could take in one battle."""
        guards = me.warriors[where]
        if guards >= MOST_HITS:
            return 0
        most = guards
        together = plays_together(g)
        for side in g.players:
            if side is me or side.partner == me.index or (together and side.seated):
                continue
            beside = 0
            for other in g.near[where]:
                beside = max(beside, side.warriors[other])
            most = max(most, side.warriors[where] + beside)
        return min(goods, min(most, MOST_HITS) - guards)

    def wanted(self, side: Side) -> int:
        """How many clearings a dominance card wants ruled (3.3.1)."""
        return 2 if CARDS[side.dominance].suit == BIRD else 3

    def dominated(self, g: State, me: Side) -> int:
        """How many of the clearings that the active dominance card wants are ruled."""
        suit = CARDS[me.dominance].suit
        if suit == BIRD:
            best = 0
            for corner in g.woodland.corners:
                pair = (corner, g.woodland.opposite[corner])
                best = max(best, sum(1 for where in pair if ruler(g, where) == me.index))
            return best
        count = sum(1 for where in range(CLEARINGS) if has_suit(g, where, suit) and ruler(g, where) == me.index)
        return min(3, count)

    def rests(self, state: State, ask: Ask | None, seat: int, since: int) -> bool:
        """Where the next action is to be chosen, and at the latest at the end of the turn: what others do afterwards
        would make ending it look like an action with consequences of its own. Where what was ordered before is carried
        out (the Decree), one's own looks go on: it is chosen in Birdsong what the whole turn has to bear."""
        if ask is None:
            return True
        if state.turn != since % ROUND:
            return True
        if state.sides[seat].index == state.turn:
            return ask.seat == seat and opens_course(ask) and not is_ordered(ask)
        return opens_course(ask)

    def moment(self, state: State) -> int:
        return state.turn + ROUND * state.round if plays_together(state) else state.turn

    def looks(self, state: State, ask: Ask, seat: int) -> int:
        if state.sides[seat].index != state.turn or not opens_course(ask) or is_ordered(ask):
            return 1
        return habits(state.sides[seat].rules.name).looks

    def settled(self, state: State, ask: Ask | None, seat: int, since: int) -> bool:
        """At the end of its own turn; in the turn of another as soon as it has done what it was about to do.

        Where all play together their turns are one, and what it comes to shows when the one without a seat has had its.
        """
        turn = since % ROUND
        if state.sides[turn].seat != seat:
            return state.turn != turn or self.rests(state, ask, seat, since)
        if not plays_together(state):
            return state.turn != turn
        # it sits behind the last seat: it has had its turn when one before this one, or this one again, is on turn
        return state.turn < turn or (state.turn == turn and state.round != since // ROUND)

    def manner(self) -> Manner:
        return Manner(self.search)


def alarm(side: Side, w: dict[str, float]) -> float:
    """What a rival has counts for more the nearer the rival is to victory."""
    return 1.0 + w["alarm"] * max(0, side.score - ALARM) / (GOAL - ALARM)


def plays_together(g: State) -> bool:
    """R.K: do all who have a seat win or lose together?"""
    return g.playing > g.seats and g.settings.get("automaton") == COOPERATIVE


feeling: Final = Feeling(FILE, RootSense)
