"""What counts in a combat: units, buildings, food and dice, of players and of creatures (NG.combat.1 to .4)."""

from __future__ import annotations

from typing import Final

from polana.games.northgard.clans import KAIJA_STRENGTH
from polana.games.northgard.components import FACE_NAMES, FACES, FORTRESS, TOWER, Action, count_of
from polana.games.northgard.pieces.figures import fighters, kaija_fights
from polana.games.northgard.state import Table
from polana.games.northgard.words import AXE, COUNT, LAND, WOUND
from polana.kernel.flow import Ask, Flow

FORTRESS_POINTS: Final = 2  # NG.buildings.fortress
TOWER_WOUNDS: Final = 1  # NG.buildings.tower

# What a die brings: so many points, and this for each wound.
ONE_POINT: Final = 1
ONE_WOUND: Final = 256
DIE: Final[list[int]] = [int(points) + int(wounds) * ONE_WOUND for points, wounds, _ in FACES]
#: The face that shows wound or axe.
CHOICE_FACE: Final = next(face for face in range(len(FACES)) if FACES[face][2])


def strength(g: Table, land: int, raiding: bool) -> int:
    """NG.combat.1: one point for each unit; Kaija is worth two (NG.clans.bear.3)."""
    count = fighters(g, land, raiding)
    return count - 1 + KAIJA_STRENGTH if kaija_fights(g, land, raiding) else count


def fortress_points(g: Table, land: int) -> int:
    """NG.buildings.fortress: each Fortress counts, also where territories with one each have merged."""
    return FORTRESS_POINTS * count_of(g.houses[land], FORTRESS)


def tower_wounds(g: Table, land: int) -> int:
    """NG.buildings.tower: each Defense Tower counts."""
    return TOWER_WOUNDS * count_of(g.houses[land], TOWER)


def spend_food(g: Table, seat: int, land: int, raiding: bool) -> Flow[int]:
    """NG.combat.3: up to one food for each own figure, one point for each."""
    player = g.players[seat]
    most = min(player.food, fighters(g, land, raiding))
    if most == 0:
        return 0
    word = yield Ask(seat, "ask-northgard-combat-food", COUNT[: most + 1], "NG.combat.3", args={"land": LAND[land]})
    player.food -= word.value
    player.changes += 1
    if g.loud and word.value:
        g.tell("news-northgard-combat-food", "NG.combat.3", seat=seat, count=word.value)
    return word.value


def roll(g: Table, seat: int) -> Flow[int]:
    """NG.combat.4: one die for a player, who chooses at once if it shows wound or axe (NG.combat.4.choice)."""
    face = g.chance.die(6, "combat")
    if g.loud:
        g.tell("news-northgard-rolled", "NG.combat.die", seat=seat, face=FACE_NAMES[face])
    if face == CHOICE_FACE:
        word = yield Ask(seat, "ask-northgard-axe-or-wound", [AXE, WOUND], "NG.combat.4.choice")
        return ONE_POINT if word is AXE else ONE_WOUND
    return DIE[face]


def add_after_roll(seat: int, action: Action) -> Flow[int]:
    """The card Axe Throwers: one more point or wound, chosen between the own roll and the other side's."""
    if not action.choose_after_roll:
        return 0
    word = yield Ask(seat, "ask-northgard-throw-axe", [AXE, WOUND], "NG.move.4")
    return ONE_POINT if word is AXE else ONE_WOUND
