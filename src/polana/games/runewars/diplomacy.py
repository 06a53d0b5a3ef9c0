"""Units that have entered an area of neutral units fight or talk (RW.move.2, RW.diplomacy)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars import board, fate, limits, movement, retreat
from polana.games.runewars.asks import diplomacy as asks
from polana.games.runewars.battle.battle import fight
from polana.games.runewars.components import MIDDLE, SUCCESS
from polana.games.runewars.news import diplomacy as told
from polana.games.runewars.state import Table
from polana.games.runewars.turnorder import left_of
from polana.games.runewars.words import FIGHT, NEGOTIATE
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

MOST: Final = 6  # RW.diplomacy.1

NO_INFLUENCE: Final = Refusal("RW.diplomacy.1", "why-runewars-no-influence")
TOO_MANY: Final = Refusal("RW.move.limit.4", "why-runewars-too-many-to-talk")
ONE_BATTLE: Final = Refusal("RW.orders.2.one_battle", "why-runewars-one-battle")
HAS_FOUGHT: Final = Refusal("RW.orders.2.forced_retreat", "why-runewars-one-battle")


@final
class MeetJudge(Judge):
    """Fight or talk: talking takes influence and no more than eight units, fighting a battle that is still allowed."""

    __slots__ = ("g", "may_fight", "seat")

    def __init__(self, g: Table, seat: int, may_fight: bool) -> None:
        self.g: Table = g
        self.seat: int = seat
        self.may_fight: bool = may_fight

    def why_not(self, word: Word) -> Refusal | None:
        if word is NEGOTIATE:
            if movement.force_size(self.g) > board.UNIT_LIMIT:
                return TOO_MANY
            return None if self.g.players[self.seat].influence else NO_INFLUENCE
        return None if self.may_fight else ONE_BATTLE


@final
class FailureJudge(Judge):
    """RW.orders.2.forced_retreat: whoever has fought already must retreat."""

    __slots__ = ("may_fight",)

    def __init__(self, may_fight: bool) -> None:
        self.may_fight: bool = may_fight

    def why_not(self, word: Word) -> Refusal | None:
        return HAS_FOUGHT if word is FIGHT and not self.may_fight else None


def meet(g: Table, seat: int, area: int, may_fight: bool) -> Flow[None]:
    """RW.move.2: the force of a player stands before all neutral units of an area together (RW.diplomacy.4)."""
    word = yield asks.meet(seat, area, MeetJudge(g, seat, may_fight))
    if word is FIGHT:
        yield from fight(g, seat, area)
    else:
        yield from negotiate(g, seat, area, may_fight)


def negotiate(g: Table, seat: int, area: int, may_fight: bool) -> Flow[None]:
    """RW.diplomacy: influence buys Fate cards, and one of them decides."""
    g.begin("parley")
    word = yield asks.spend(seat, area, min(MOST, g.players[seat].influence))
    told.negotiates(g, seat, area, word.value)
    g.players[seat].influence -= word.value
    fate.draw_open(g, word.value)
    told.drew(g, seat)
    word = yield asks.card(g, seat)
    destiny = fate.destiny(word.value)
    told.chose(g, seat, word.value, destiny)
    fate.discard_open(g)
    g.end("parley")
    if destiny == SUCCESS:
        yield from ally(g, seat, area)
    elif destiny == MIDDLE:
        known = g.rune_known[area]
        yield from retreat.neutrals_retreat(g, area, left_of(g, seat), "RW.diplomacy.result.retreat")
        movement.enter(g)
        g.rune_known[area] = known  # the force is there already: nobody else had the area in between (RW.runes.peek.1)
        board.settle(g, area)
    else:
        word = yield asks.failed(seat, area, FailureJudge(may_fight))
        if word is FIGHT:
            yield from fight(g, seat, area)
        else:
            yield from retreat.retreat(g, seat, area, "RW.diplomacy.result.fight")


def ally(g: Table, seat: int, area: int) -> Flow[None]:
    """RW.diplomacy.result.ally: all neutral units there join the player; routed ones stay routed."""
    movement.enter(g)
    board.join(g, area, seat)
    yield from limits.trim(g, seat, area, board.UNIT_LIMIT, "RW.move.limit.1")
