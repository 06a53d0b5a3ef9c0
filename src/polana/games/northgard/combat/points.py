"""What counts in a combat: units, buildings, food and dice, of players and of creatures (NG.combat.1 to .4)."""

from __future__ import annotations

from typing import Final

from polana.games.northgard.clans import KAIJA_STRENGTH, scorched_points
from polana.games.northgard.combat import asks
from polana.games.northgard.combat import news as combat_news
from polana.games.northgard.combat.clash import ATTACKER, AXE_OR_WOUND, FOOD, FOOD_SPENT, NOTHING, Clash
from polana.games.northgard.combat.tally import Tally
from polana.games.northgard.components import FACES, FORTRESS, TOWER, Action, count_of
from polana.games.northgard.pieces.figures import all_fighters, fighters
from polana.games.northgard.pieces.resources import pay
from polana.games.northgard.state import Table
from polana.games.northgard.words import AXE
from polana.kernel.flow import Flow

FORTRESS_POINTS: Final = 2  # NG.buildings.fortress
TOWER_WOUNDS: Final = 1  # NG.buildings.tower
#: The face that shows wound or axe.
CHOICE_FACE: Final = next(face for face in range(len(FACES)) if FACES[face][2])

ASKS_NOTHING: Final = (NOTHING, ATTACKER)


def the_clash(g: Table) -> Clash:
    """The combat that is being fought."""
    assert g.clash is not None
    return g.clash


def muster(g: Table, seat: int, land: int, raiding: bool, action: Action | None) -> Tally:
    """NG.combat.1, .2: one point for each unit, Kaija's two (NG.clans.bear.3), what the card and the clan add."""
    group = all_fighters(g, land, raiding)
    tally = Tally(group.units)
    if group.kaija:
        tally.kaija = KAIJA_STRENGTH
    if action is not None:
        tally.card = action.points
    tally.clan = scorched_points(g, seat, land)
    return tally


def fortress_points(g: Table, land: int) -> int:
    """NG.buildings.fortress: each Fortress counts, even where territories with one each have merged."""
    return FORTRESS_POINTS * count_of(g.houses[land], FORTRESS)


def tower_wounds(g: Table, land: int) -> int:
    """NG.buildings.tower: each Defense Tower counts."""
    return TOWER_WOUNDS * count_of(g.houses[land], TOWER)


def spend_food(g: Table, seat: int, land: int, raiding: bool, tally: Tally) -> Flow[None]:
    """NG.combat.3: up to one food for each figure of the player's, one point for each."""
    player = g.players[seat]
    most = min(player.food, fighters(g, land, raiding))
    if most == 0:
        return
    clash = the_clash(g)
    clash.stage = FOOD
    clash.asked, clash.purse = (FOOD_SPENT, clash.side_of(seat)), player.food
    word = yield asks.combat_food(seat, most, land)
    clash.asked = ASKS_NOTHING
    pay(player, word.value, 0, 0)
    tally.food = word.value
    combat_news.combat_food(g, seat, word.value)


def roll(g: Table, seat: int, tally: Tally) -> Flow[None]:
    """NG.combat.4: one die for a player, who chooses at once if it shows wound or axe (NG.combat.4.choice)."""
    clash = the_clash(g)
    side = clash.side_of(seat)
    face = g.chance.die(6, "combat")
    clash.rolled(side, face)
    if face == CHOICE_FACE:
        combat_news.rolled(g, seat, face)
        clash.asked = (AXE_OR_WOUND, side)
        word = yield asks.axe_or_wound(seat)
        clash.asked = ASKS_NOTHING
        if word is AXE:
            tally.die = 1
        else:
            tally.die_wounds = 1
        return
    tally.die, tally.die_wounds, _ = FACES[face]
    combat_news.rolled(g, seat, face)


def throw_axe(g: Table, seat: int, action: Action, tally: Tally) -> Flow[None]:
    """The card Axe Throwers: one more point or wound, chosen between the player's own roll and the other side's."""
    if not action.choose_after_roll:
        return
    clash = the_clash(g)
    clash.asked = (AXE_OR_WOUND, ATTACKER)
    word = yield asks.throw_axe(seat)
    clash.asked = ASKS_NOTHING
    if word is AXE:
        tally.thrown = 1
    else:
        tally.thrown_wounds = 1
