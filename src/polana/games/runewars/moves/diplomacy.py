"""Units that have entered an area of neutral units fight or talk (RW.move.2, RW.diplomacy)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.battle import fate
from polana.games.runewars.battle.battle import join
from polana.games.runewars.components import MIDDLE, SUCCESS
from polana.games.runewars.deed import Deed, Deeds
from polana.games.runewars.map import board
from polana.games.runewars.moves import asks, limits, movement, retreat
from polana.games.runewars.moves import news as told
from polana.games.runewars.state import Table
from polana.games.runewars.words import FIGHT, NEGOTIATE, RETREAT
from polana.games.runewars.year.turnorder import left_of
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

MOST: Final = 6  # RW.diplomacy.1

NO_INFLUENCE: Final = Refusal("RW.diplomacy.1", "why-runewars-no-influence")
TOO_MANY: Final = Refusal("RW.move.limit.4", "why-runewars-too-many-to-talk")
ONE_BATTLE: Final = Refusal("RW.orders.2.one_battle", "why-runewars-one-battle")
HAS_FOUGHT: Final = Refusal("RW.orders.2.forced_retreat", "why-runewars-one-battle")


class Encounter(Deed):
    """What the force of a player does about the neutral units of an area. `may_fight`: his order still allows it."""

    def __init__(self, word: Word, law: str, area: int, may_fight: bool) -> None:
        super().__init__(word, law)
        self.area: int = area
        self.may_fight: bool = may_fight


@final
class Negotiate(Encounter):
    """RW.diplomacy: it takes influence and no more than eight units."""

    def why_not(self, g: Table, me: int) -> Refusal | None:
        if movement.force_size(g) > board.UNIT_LIMIT:
            return TOO_MANY
        return None if g.players[me].influence else NO_INFLUENCE

    def do(self, g: Table, me: int) -> Flow[None]:
        return negotiate(g, me, self.area, self.may_fight)


@final
class Fight(Encounter):
    """RW.move.2: a battle, if one is still allowed (RW.orders.2.one_battle, RW.orders.2.forced_retreat)."""

    def __init__(self, law: str, area: int, may_fight: bool, barred: Refusal) -> None:
        super().__init__(FIGHT, law, area, may_fight)
        self.barred: Refusal = barred

    def why_not(self, g: Table, me: int) -> Refusal | None:
        return None if self.may_fight else self.barred

    def do(self, g: Table, me: int) -> Flow[None]:
        join(g, me, self.area)
        yield from ()


@final
class Retreat(Encounter):
    """RW.diplomacy.result.fight: back to where it came from."""

    def do(self, g: Table, me: int) -> Flow[None]:
        yield from retreat.retreat(g, me, self.area, self.law)


def meet(g: Table, seat: int, area: int, may_fight: bool) -> Flow[None]:
    """RW.move.2: the force of a player stands before all neutral units of an area together (RW.diplomacy.4)."""
    talk = Negotiate(NEGOTIATE, "RW.diplomacy.1", area, may_fight)
    yield from asks.meet(g, seat, area, [talk, Fight("RW.move.2", area, may_fight, ONE_BATTLE)]).settle()


def negotiate(g: Table, seat: int, area: int, may_fight: bool) -> Flow[None]:
    """RW.diplomacy: influence buys Fate cards, and one of them decides."""
    g.begin("parley")
    word = yield asks.spend(seat, area, min(MOST, g.players[seat].influence))
    told.negotiates(g, seat, area, word.value)
    g.players[seat].influence -= word.value
    g.players[seat].changes += 1
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
        g.touch(area)
        board.settle(g, area)
    else:
        law = "RW.diplomacy.result.fight"
        deeds: Deeds = [Fight(law, area, may_fight, HAS_FOUGHT), Retreat(RETREAT, law, area, may_fight)]
        yield from asks.failed(g, seat, area, deeds).settle()


def ally(g: Table, seat: int, area: int) -> Flow[None]:
    """RW.diplomacy.result.ally: all neutral units there join the player; routed ones stay routed."""
    movement.enter(g)
    board.join(g, area, seat)
    yield from limits.trim(g, seat, area, board.UNIT_LIMIT, "RW.move.limit.1")
