"""Combats between a player and a creature, in both directions (NG.creatures.combat)."""

from __future__ import annotations

from polana.games.northgard.clans import gain_for_victory, scorched_points
from polana.games.northgard.combat.losses import no_retreat, retreat, suffer
from polana.games.northgard.combat.points import (
    CHOICE_FACE,
    DIE,
    ONE_POINT,
    add_after_roll,
    fortress_points,
    roll,
    spend_food,
    strength,
)
from polana.games.northgard.components import (
    BEAR_KIND,
    CREATURE_KIND,
    FACE_NAMES,
    KIND_FAME,
    KIND_SHARES,
    KIND_STRENGTH,
    Action,
)
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.pieces.control import has_creature
from polana.games.northgard.pieces.figures import fighters, occupy
from polana.games.northgard.state import Table
from polana.games.northgard.words import CREATURE, LAND
from polana.kernel.flow import Flow


def hunt(g: Table, seat: int, land: int, creature: int, action: Action) -> Flow[None]:
    """NG.creatures.combat: a player attacks a creature as part of a Move action."""
    raiding = land in g.raids
    kind = CREATURE_KIND[creature]
    if g.loud:
        g.tell("news-northgard-hunt", "NG.creatures.combat.1", seat=seat, creature=CREATURE[creature], land=LAND[land])
    count = fighters(g, land, raiding)
    # 1, 2: units and bonuses; buildings give an attacker none (NG.creatures.combat.buildings)
    attack = strength(g, land, raiding) + action.points + scorched_points(g, seat, land)
    defence = KIND_STRENGTH[kind]
    # 3: food, of the player only
    attack += yield from spend_food(g, seat, land, raiding)
    # 4: the attacking player rolls first
    thrown = yield from roll(g, seat)
    thrown += yield from add_after_roll(seat, action)
    bite = roll_creature(g, creature, seat)
    attack += thrown & 255
    defence += bite & 255
    # 5, 6: wounds of the creature are ignored; it wins ties as the defending side
    wounds = max(0, (bite >> 8) - action.cancel_casualties)
    wins = wounds < count and attack > defence
    if g.loud:
        _tell_totals(g, seat, creature, attack, defence, wounds)
    yield from suffer(g, seat, land, raiding, wounds, "NG.creatures.combat.step6")
    if wins:
        defeat(g, seat, creature, land)
        occupy(g, seat, land)
        gain_for_victory(g, seat, raiding)
    elif not KIND_SHARES[kind]:
        yield from retreat_from(g, seat, land, raiding, action.retreat_ignores_rough)


def strike(g: Table, creature: int, land: int) -> Flow[None]:
    """NG.creatures.valkyrie: a creature attacks the controller of its territory."""
    seat = g.owner[land]
    if g.loud:
        g.tell(
            "news-northgard-strike", "NG.creatures.valkyrie", seat=seat, creature=CREATURE[creature], land=LAND[land]
        )
    count = fighters(g, land, False)
    attack = KIND_STRENGTH[CREATURE_KIND[creature]]
    # 2: the defending player has all bonuses as usual (NG.buildings.fortress); towers only wound
    defence = strength(g, land, False) + fortress_points(g, land) + scorched_points(g, seat, land)
    defence += yield from spend_food(g, seat, land, False)
    # 4: the attacking creature rolls first
    bite = roll_creature(g, creature, seat)
    parried = yield from roll(g, seat)
    attack += bite & 255
    defence += parried & 255
    wounds = bite >> 8
    wins = wounds < count and defence >= attack
    if g.loud:
        _tell_totals(g, seat, creature, defence, attack, wounds)
    yield from suffer(g, seat, land, False, wounds, "NG.creatures.combat.step6")
    if wins:
        defeat(g, seat, creature, land)
    else:
        yield from retreat_from(g, seat, land, False, False)


def roll_creature(g: Table, creature: int, seat: int) -> int:
    """NG.creatures.combat.step4: the left neighbour of the fighter rolls; wound or axe is always the point."""
    face = g.chance.die(6, "combat")
    if g.loud:
        g.tell(
            "news-northgard-creature-rolled",
            "NG.creatures.combat.step4.1",
            seat=(seat + 1) % len(g.players),
            creature=CREATURE[creature],
            face=FACE_NAMES[face],
        )
    return ONE_POINT if face == CHOICE_FACE else DIE[face]


def defeat(g: Table, seat: int, creature: int, land: int) -> None:
    """NG.creatures.combat.step5.3, .step7.3: the player gains the card's Fame, and the creature leaves the map."""
    fame = KIND_FAME[CREATURE_KIND[creature]]
    g.players[seat].fame += fame
    g.players[seat].changes += 1
    g.line.remove(creature)
    g.creature_at[creature] = NOWHERE
    g.creature_discard.append(creature)
    if g.loud:
        g.tell(
            "news-northgard-creature-defeated",
            "NG.creatures.combat.step7.3",
            seat=seat,
            creature=CREATURE[creature],
            land=LAND[land],
            count=fame,
        )


def retreat_from(g: Table, seat: int, land: int, raiding: bool, over_rough: bool) -> Flow[None]:
    """NG.creatures.combat.step7.2: retreat by the normal rules, but a Bear lets nobody go but from other players."""
    if has_creature(g, land, BEAR_KIND):
        no_retreat(g, seat, land, raiding)
    else:
        yield from retreat(g, seat, land, raiding, over_rough)


def _tell_totals(g: Table, seat: int, creature: int, points: int, against: int, wounds: int) -> None:
    g.tell(
        "news-northgard-creature-totals",
        "NG.creatures.combat.step5.2",
        seat=seat,
        creature=CREATURE[creature],
        points=points,
        other_points=against,
        wounds=wounds,
    )
