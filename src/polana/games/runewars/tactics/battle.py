"""Tactics cards of a battle (RW.tactics.2)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.battle import news as told
from polana.games.runewars.battle.battlefield import ATTACKER, DEFENDER, Battle, Source
from polana.games.runewars.battle.casualties import damage, exact, figures, is_down, ongoing
from polana.games.runewars.battle.lineup import put_beside, side_of, unsupported
from polana.games.runewars.battle.strength import has_stronghold
from polana.games.runewars.components import KIND_COUNT
from polana.games.runewars.map import board
from polana.games.runewars.moves import retreat
from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import Table
from polana.games.runewars.tactics import asks
from polana.games.runewars.tactics.base import Tactic, register
from polana.games.runewars.words import DONE, HERO, ROUTED
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

LAW: Final = "RW.tactics.2"
LIGHTNING: Final = 4
CRY: Final = 3
PRIZE: Final = 2
FLIGHT: Final = 2

DEFENDER_ONLY: Final = Refusal(LAW, "why-runewars-defender-only")
ATTACKER_ONLY: Final = Refusal(LAW, "why-runewars-attacker-only")
NOBODY_LIES: Final = Refusal(LAW, "why-runewars-nobody-lies")
TOO_LATE: Final = Refusal(LAW, "why-runewars-strength-counted")
TOO_EARLY: Final = Refusal(LAW, "why-runewars-strength-not-counted")
STRONGHOLD_THERE: Final = Refusal(LAW, "why-runewars-enemy-stronghold")
NO_CHAMPION: Final = Refusal(LAW, "why-runewars-no-champion")
CANCELLED: Final = Refusal(LAW, "why-runewars-battle-cancelled")


class BattleTactic(Tactic):
    """A card that is played in a battle, as long as there is one."""

    def why_not(self, g: Table, seat: int) -> Refusal | None:
        battle = ongoing(g)
        return CANCELLED if battle.cancelled else self.objection(g, battle, seat)

    def objection(self, g: Table, battle: Battle, seat: int) -> Refusal | None:
        return None


@final
class TacticalRetreat(BattleTactic):
    """Played by the defender: cancel the battle and retreat all your units there, routed ones too, to one adjacent
    friendly area or lose them; standing ones stay standing and a stronghold there goes to the attacker."""

    def objection(self, g: Table, battle: Battle, seat: int) -> Refusal | None:
        return None if seat == battle.defender else DEFENDER_ONLY

    def do(self, g: Table, seat: int) -> Flow[None]:
        battle = ongoing(g)
        battle.cancelled = True
        battle.decide(NOBODY)
        told.cancelled(g, seat, battle.area)
        kinds: list[int] = []
        for kind in range(KIND_COUNT):
            line = KIND_COUNT + kind
            count = battle.standing[line] + battle.routed[line] + g.routed[battle.area * KIND_COUNT + kind]
            if count:
                kinds.append(kind)
                battle.going += count
        to = yield from retreat.destination(g, seat, seat, battle.area, kinds, LAW, True)
        battle.wounds = [wound for wound in battle.wounds if (wound >> 5) < KIND_COUNT]
        for kind in kinds:
            line = KIND_COUNT + kind
            up, down = battle.standing[line], battle.routed[line]
            battle.standing[line] = battle.routed[line] = 0
            lying = g.routed[battle.area * KIND_COUNT + kind]
            if lying:
                board.take(g, battle.area, kind, lying, True)
            retreat.arrive(g, seat, kind, up, battle.area, to, False)
            retreat.arrive(g, seat, kind, down + lying, battle.area, to)
        yield from retreat.crowd(g, seat, to)


@final
class SummonLightning(BattleTactic):
    """Both sides assign 4 damage to their own units in the battle by the usual damage rules."""

    def do(self, g: Table, seat: int) -> Flow[None]:
        for side in (ATTACKER, DEFENDER):
            yield from damage(g, side, LIGHTNING, LAW)


@final
class RallyCry(BattleTactic):
    """Stand up to three of your routed units in the contested area; those that were routed before the battle join it.

    Of two alike, the one that lay there before the battle stands up first: left lying, it would be lost with the
    battle.
    """

    def objection(self, g: Table, battle: Battle, seat: int) -> Refusal | None:
        if battle.counted:
            return TOO_LATE
        return None if self.lying(g, seat) else NOBODY_LIES

    def lying(self, g: Table, seat: int) -> list[Word]:
        battle = ongoing(g)
        side = side_of(battle, seat)
        words = [word for word in figures(battle, side) if is_down(word)]
        if side == DEFENDER:
            for kind in board.kinds_of(g, seat, battle.area):
                if ROUTED[kind] not in words:
                    words.append(ROUTED[kind])
        return words

    def do(self, g: Table, seat: int) -> Flow[None]:
        battle = ongoing(g)
        side = side_of(battle, seat)
        for at in range(CRY):
            words = self.lying(g, seat)
            if not words:
                return
            word = yield asks.rally(g, seat, [DONE, *words], CRY - at)
            if word is DONE:
                return
            line = side * KIND_COUNT + word.value
            if side == DEFENDER and word.kind == "routed" and g.routed[battle.area * KIND_COUNT + word.value]:
                board.take(g, battle.area, word.value, 1, True)
                battle.standing[line] += 1
            else:
                figure = yield from exact(g, seat, side, word, LAW)
                battle.routed[line] -= 1
                battle.standing[line] += 1
                if figure & 15:
                    battle.wounds.remove(figure)
                    battle.wounds.append(figure - 16)
            told.stood_up(g, battle, side, word.value, LAW)


@final
class ToTheVictor(BattleTactic):
    """The winner of this battle draws 2 Tactics cards; nothing happens if the battle is cancelled."""

    def do(self, g: Table, seat: int) -> Flow[None]:
        yield from ()
        ongoing(g).prizes += PRIZE


@final
class InspiringChampion(BattleTactic):
    """One of your heroes in the area may support two unit types in this battle."""

    def objection(self, g: Table, battle: Battle, seat: int) -> Refusal | None:
        return None if self.heroes(g, seat) and unsupported(battle, side_of(battle, seat)) else NO_CHAMPION

    def heroes(self, g: Table, seat: int) -> list[Word]:
        battle = ongoing(g)
        found: list[Word] = []
        for hero in board.heroes_in(g, seat, battle.area):
            if not g.hero_routed[hero] and battle.support.count(hero) < 2:
                found.append(HERO[hero])
        return found

    def do(self, g: Table, seat: int) -> Flow[None]:
        battle = ongoing(g)
        side = side_of(battle, seat)
        word = yield asks.champion(g, seat, self.heroes(g, seat))
        while battle.support.count(word.value) < 2 and unsupported(battle, side):
            yield from put_beside(g, side, word.value, LAW)


@final
class FeignedFlight(BattleTactic):
    """After strength is counted add 2 to yours if you are the attacker and no enemy stronghold is there."""

    def objection(self, g: Table, battle: Battle, seat: int) -> Refusal | None:
        if seat != battle.attacker:
            return ATTACKER_ONLY
        if not battle.counted:
            return TOO_EARLY
        return STRONGHOLD_THERE if has_stronghold(g) else None

    def do(self, g: Table, seat: int) -> Flow[None]:
        yield from ()
        battle = ongoing(g)
        battle.strength[ATTACKER] += FLIGHT
        battle.sources.append(Source("bonus", LAW, FLIGHT, 0))
        told.stronger(g, battle, ATTACKER, FLIGHT, LAW)


register(TacticalRetreat("tactical_retreat"))
register(SummonLightning("summon_lightning"))
register(RallyCry("rally_cry"))
register(ToTheVictor("to_the_victor"))
register(InspiringChampion("inspiring_champion"))
register(FeignedFlight("feigned_flight"))
