"""Moving: from one controlled territory to the next, then all combats that this causes (NG.move)."""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard import asks as general
from polana.games.northgard import news as told
from polana.games.northgard.actions import asks
from polana.games.northgard.actions.ways import FromJudge, Moves, ToJudge
from polana.games.northgard.combat.fight import combat
from polana.games.northgard.combat.hunt import hunt
from polana.games.northgard.components import CREATURE_KIND, KIND_SHARES, Action
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.pieces.control import creatures_in
from polana.games.northgard.pieces.figures import Group, enter, fighters, kaija_fights, occupy, put_in, raid, take_out
from polana.games.northgard.pieces.resources import gain, shown_in
from polana.games.northgard.state import NOBODY, Table
from polana.games.northgard.words import CREATURE, DONE, KAIJA, LAND
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

JUST_DONE: Final = [DONE]
NOTHING_MORE: Final[list[Word]] = []
FOOD_AND_WOOD: Final = 0xFFFF  # of packed resources

NO_CREATURE_HERE: Final = Refusal("NG.creatures.combat.1", "why-northgard-creature-not-in-own-land")
ONE_A_LAND: Final = Refusal("NG.creatures.combat.2", "why-northgard-one-creature-a-land")


# --- the Move action --------------------------------------------------------------------------------------------------


def move(g: Table, seat: int, action: Action) -> Flow[None]:
    """NG.move: up to this many moves one after the other, then the combats that they cause."""
    moves = Moves(g, seat, action)
    while moves.left > 0:
        origins = moves.origins()
        if not origins:
            break
        done = NOTHING_MORE if moves.partner != NOBODY and moves.guests() else JUST_DONE
        word = yield asks.move_from(g, seat, FromJudge(moves), origins, done, moves.left)
        if word is DONE:
            break
        yield from one_move(g, seat, word.value, moves, action)
    assert moves.partner == NOBODY or not moves.guests(), "NG.variant.team.3"
    yield from declare(g, seat)
    yield from settle(g, seat, action)


def one_move(g: Table, seat: int, origin: int, moves: Moves, action: Action) -> Flow[None]:
    """NG.move.2: one to all units from one territory to an adjacent one."""
    to = yield asks.move_to(g, seat, ToJudge(moves, origin), moves.targets(origin), origin)
    target = to.value
    group = yield from pick_movers(seat, moves, origin, to)
    if group.kaija and action.kaija_collects:
        # Kaija's own card: she takes along the food and wood that the territory shows
        packed = shown_in(g, origin) & FOOD_AND_WOOD
        gain(g, seat, packed)
        if packed:
            told.gained(g, seat, packed, "NG.cards.2")
    moves.left -= moves.cost(origin, target)
    move_units(g, seat, origin, target, group)


def pick_movers(seat: int, moves: Moves, origin: int, to: Word) -> Flow[Group]:
    """NG.move.2: one to all units; NG.clans.bear.4: where Kaija is, the first question is whether she goes too."""
    g = moves.g
    target = to.value
    raiding = origin in g.raids
    units = fighters(g, origin, raiding)
    kaija = False
    if g.kaija != NOWHERE and kaija_fights(g, origin, raiding):
        units -= 1
        kaija = moves.may_go(origin, target, True, True)
        if kaija and moves.may_go(origin, target, True, False):
            word = yield general.kaija_too(seat, to, "NG.clans.bear.4")
            kaija = word is KAIJA
    least = 0 if kaija else 1
    if moves.partner != NOBODY and not moves.may_go(origin, target, False, kaija):
        least = units  # NG.variant.team.3: nobody may be left behind
    count = units
    if units > least:
        word = yield asks.move_count(seat, least, units, to, "NG.move.2")
        count = word.value
    return Group(count, kaija)


def move_units(g: Table, seat: int, origin: int, target: int, group: Group) -> None:
    """Figures go from one territory to another; into another player's or to a Valkyrie, they go to fight."""
    take_out(g, origin, origin in g.raids, group)
    told.moved(g, seat, origin, target, group.units, group.kaija)
    raid(g, seat)
    if g.line:
        for creature in creatures_in(g, target):
            if not KIND_SHARES[CREATURE_KIND[creature]]:
                g.hunts[target] = creature  # NG.creatures.noshare.1
    if g.owner[target] == seat or (g.owner[target] == NOBODY and target not in g.hunts):
        put_in(g, seat, target, group)
        return
    enter(g, target, group)


# --- creatures that are attacked --------------------------------------------------------------------------------------


@final
class DeclareJudge(Judge):
    """NG.creatures.combat.1, .2: one creature in each of the player's own territories."""

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        if word is DONE:
            return None
        land = self.g.chart.root[self.g.creature_at[word.value]]
        if self.g.owner[land] != self.seat:
            return NO_CREATURE_HERE
        return ONE_A_LAND if land in self.g.hunts else None


def declare(g: Table, seat: int) -> Flow[None]:
    """NG.creatures.combat.2: after all moves the player says which creatures are attacked."""
    while g.line:
        judge = DeclareJudge(g, seat)
        words = [CREATURE[creature] for creature in g.line]
        for word in words:
            if judge.why_not(word) is None:
                break
        else:
            return
        words.append(DONE)
        word = yield asks.declare(seat, words, judge)
        if word is DONE:
            return
        raid(g, seat)
        g.hunts[g.chart.root[g.creature_at[word.value]]] = word.value


# --- all combats of an action -----------------------------------------------------------------------------------------


def settle(g: Table, active: int, action: Action) -> Flow[None]:
    """NG.move.8, NG.combat.trigger.4: all combats of the action, in the order that the active player chooses."""
    while g.raids or g.hunts:
        words = [LAND[land] for land in g.raids]
        words.extend([LAND[land] for land in g.hunts if land not in g.raids])
        word = words[0]
        if len(words) > 1:
            word = yield asks.combat_next(active, words)
        yield from settle_one(g, word.value, action)
    raid(g, NOBODY)


def settle_one(g: Table, land: int, action: Action) -> Flow[None]:
    """The combat with the controller, then with the creature that is attacked there."""
    seat = g.raider
    if land in g.raids and g.owner[land] != NOBODY:
        yield from combat(g, seat, land, action)
    creature = g.hunts.pop(land, NOWHERE)
    if creature == NOWHERE:
        if land in g.raids:
            occupy(g, seat, land)
    elif land in g.raids or g.owner[land] == seat:
        yield from hunt(g, seat, land, creature, action)
