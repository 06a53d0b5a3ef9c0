"""Combat between players, step by step (NG.combat)."""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard.clans import KAIJA_STRENGTH, gain_for_victory, scorched_points
from polana.games.northgard.components import (
    BEAR_KIND,
    FACE_NAMES,
    FACES,
    FORTRESS,
    TOWER,
    VALKYRIE,
    Action,
    count_of,
)
from polana.games.northgard.control import has_creature, kaija_in, kaija_raiding
from polana.games.northgard.retreat import (
    VALKYRIE_THERE,
    fighters,
    kaija_fights,
    put_in,
    retreat,
    suffer,
    take_out,
)
from polana.games.northgard.state import NOBODY, Table
from polana.games.northgard.words import AXE, COUNT, KAIJA, LAND, SKIP, UNIT, WOUND
from polana.kernel.flow import Ask, Flow, Judge
from polana.kernel.law import Refusal
from polana.kernel.word import Word

FORTRESS_POINTS: Final = 2  # NG.buildings.fortress
TOWER_WOUNDS: Final = 1  # NG.buildings.tower

# What a die brings: so many points, and this for each wound.
ONE_POINT: Final = 1
ONE_WOUND: Final = 256
DIE: Final[list[int]] = [int(points) + int(wounds) * ONE_WOUND for points, wounds, _ in FACES]
#: The face that shows wound or axe.
CHOICE_FACE: Final = next(face for face in range(len(FACES)) if FACES[face][2])

PUSH_HELD: Final = Refusal("NG.cards.2", "why-northgard-push-held-by-others")


# --- the parts that combats with creatures share ----------------------------------------------------------------------


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


# --- a combat between two players -------------------------------------------------------------------------------------


def combat(g: Table, attacker: int, land: int, action: Action) -> Flow[None]:
    """NG.combat: those who have entered against the controller. `action` is what brought them (NG.move.4)."""
    defender = g.owner[land]
    if action.push_defender:
        yield from push_defender(g, attacker, land)
        if g.owner[land] == NOBODY:
            occupy(g, attacker, land)
            return
    if g.loud:
        g.tell("news-northgard-combat", "NG.combat.trigger.1", seat=attacker, other=defender, land=LAND[land])
    ignores_buildings = g.players[attacker].conqueror
    attackers, defenders = fighters(g, land, True), fighters(g, land, False)
    # 1 units, 2 bonuses of card, clan and buildings
    attack = strength(g, land, True) + action.points + scorched_points(g, attacker, land)
    defence = strength(g, land, False) + scorched_points(g, defender, land)
    if not ignores_buildings:
        defence += fortress_points(g, land)
    # 3 food, the attacker first
    attack += yield from spend_food(g, attacker, land, True)
    defence += yield from spend_food(g, defender, land, False)
    # 4 dice, the attacker first, with all that the attacker chooses before the defender rolls
    thrown = yield from roll(g, attacker)
    thrown += yield from add_after_roll(attacker, action)
    parried = yield from roll(g, defender)
    # 5 totals, and the wounds that each side suffers
    attack += thrown & 255
    defence += parried & 255
    to_defender = thrown >> 8
    to_attacker = parried >> 8
    if not ignores_buildings:
        to_attacker += tower_wounds(g, land)
    to_attacker = max(0, to_attacker - action.cancel_casualties)
    attacker_wiped = to_attacker >= attackers
    defender_wiped = to_defender >= defenders
    if attacker_wiped or defender_wiped:
        attacker_wins = not attacker_wiped  # NG.combat.5.wiped
        defender_wins = not defender_wiped
    else:
        attacker_wins = attack > defence  # NG.combat.5.higher
        defender_wins = not attacker_wins
    if g.loud:
        g.tell(
            "news-northgard-totals",
            "NG.combat.5",
            seat=attacker,
            other=defender,
            points=attack,
            other_points=defence,
            wounds=to_attacker,
            other_wounds=to_defender,
        )
    # 6 casualties
    yield from suffer(g, attacker, land, True, to_attacker, "NG.combat.6")
    yield from suffer(g, defender, land, False, to_defender, "NG.combat.6")
    # 7 the loser retreats; 8 buildings stay and are the winner's
    if attacker_wins:
        if g.loud:
            g.tell("news-northgard-won", "NG.combat.5", seat=attacker, land=LAND[land])
        yield from retreat(g, defender, land, False)
        occupy(g, attacker, land)
        gain_for_victory(g, attacker, True)
    elif defender_wins:
        if g.loud:
            g.tell("news-northgard-won", "NG.combat.5", seat=defender, land=LAND[land])
        yield from retreat(g, attacker, land, True, action.retreat_ignores_rough)
    elif g.loud:
        g.tell("news-northgard-nobody-won", "NG.combat.5.wiped", land=LAND[land])


def occupy(g: Table, seat: int, land: int) -> None:
    """Those who have entered now hold the territory."""
    if land not in g.raids:
        return
    count = g.raids.pop(land)
    g.map_moves += 1
    kaija = kaija_raiding(g, land)
    if kaija:
        g.kaija_raids = False
    put_in(g, seat, land, count, kaija)


# --- the card Intimidate ----------------------------------------------------------------------------------------------


@final
class PushJudge(Judge):
    """Where a defending unit may be pushed: next to the combat, neutral or the defender's."""

    def __init__(self, g: Table, defender: int) -> None:
        self.g: Table = g
        self.defender: int = defender

    def why_not(self, word: Word) -> Refusal | None:
        if word is SKIP:
            return None
        if self.g.owner[word.value] not in (NOBODY, self.defender):
            return PUSH_HELD
        return VALKYRIE_THERE if has_creature(self.g, word.value, VALKYRIE) else None


def push_defender(g: Table, attacker: int, land: int) -> Flow[None]:
    """Before the combat the attacker may push one defending figure to a neighbouring territory; a Bear holds it."""
    if has_creature(g, land, BEAR_KIND):
        return
    defender = g.owner[land]
    words = [LAND[target] for target in g.chart.adjacent(land)]
    words.append(SKIP)
    word = yield Ask(
        attacker, "ask-northgard-push-to", words, "NG.cards.2", PushJudge(g, defender), args={"land": LAND[land]}
    )
    if word is SKIP:
        return
    kaija = kaija_in(g, land)
    if kaija and g.units[land] > 0:
        which = yield Ask(attacker, "ask-northgard-push-whom", [UNIT, KAIJA], "NG.cards.2")
        kaija = which is KAIJA
    take_out(g, land, False, 0 if kaija else 1, kaija)
    put_in(g, defender, word.value, 0 if kaija else 1, kaija)
    if g.loud:
        g.tell("news-northgard-pushed", "NG.cards.2", seat=attacker, other=defender, land=LAND[land], to=word)
