"""Combats between a player and a creature, in both directions (NG.creatures.combat)."""

from __future__ import annotations

from polana.games.northgard import news as told
from polana.games.northgard.clans import gain_for_victory
from polana.games.northgard.combat import news as combat_news
from polana.games.northgard.combat.clash import ATTACKER, DEFENDER, LOSSES, TOTALS, Clash
from polana.games.northgard.combat.losses import no_retreat, retreat, suffer
from polana.games.northgard.combat.points import (
    CHOICE_FACE,
    fortress_points,
    muster,
    roll,
    spend_food,
    the_clash,
    throw_axe,
)
from polana.games.northgard.combat.tally import Tally
from polana.games.northgard.components import (
    BEAR_KIND,
    CREATURE_KIND,
    FACES,
    KIND_FAME,
    KIND_SHARES,
    KIND_STRENGTH,
    Action,
)
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.pieces.control import has_creature
from polana.games.northgard.pieces.figures import fighters, occupy
from polana.games.northgard.pieces.resources import change_fame
from polana.games.northgard.state import NOBODY, Table
from polana.kernel.flow import Flow


def hunt(g: Table, seat: int, land: int, creature: int, action: Action) -> Flow[None]:
    """NG.creatures.combat: a player attacks a creature as part of a Move action."""
    raiding = land in g.raids
    kind = CREATURE_KIND[creature]
    count = fighters(g, land, raiding)
    # 1, 2: units and bonuses; buildings give an attacker none (NG.creatures.combat.buildings)
    attack = muster(g, seat, land, raiding, action)
    defence = Tally(KIND_STRENGTH[kind])
    clash = Clash(land, [seat, NOBODY], [attack, defence], [count, 0], creature)
    g.clash = clash
    combat_news.hunt(g, seat, creature, land, attack, defence)
    # 3: food, from the player only
    yield from spend_food(g, seat, land, raiding, attack)
    # 4: the attacking player rolls first
    yield from roll(g, seat, attack)
    yield from throw_axe(g, seat, action, attack)
    roll_creature(g, creature, seat, defence)
    # 5, 6: wounds of the creature are ignored; it wins ties as the defending side
    cancelled = min(defence.wounds(), action.cancel_casualties)
    wounds = defence.wounds() - cancelled
    wins = wounds < count and attack.points() > defence.points()
    clash.stage, clash.cancelled = TOTALS, cancelled
    combat_news.creature_totals(g, seat, creature, attack, defence, cancelled)
    clash.stage = LOSSES
    yield from suffer(g, seat, land, raiding, wounds, "NG.creatures.combat.step6")
    clash.decided(ATTACKER if wins else DEFENDER, wounds >= count)
    if wins:
        defeat(g, seat, creature, land)
        occupy(g, seat, land)
        gain_for_victory(g, seat, raiding)
    elif not KIND_SHARES[kind]:
        yield from retreat_from(g, seat, land, raiding, action.retreat_ignores_rough)
    told.battle_over(g)
    g.clash = None


def strike(g: Table, creature: int, land: int) -> Flow[None]:
    """NG.creatures.valkyrie: a creature attacks the controller of its territory."""
    seat = g.owner[land]
    count = fighters(g, land, False)
    attack = Tally(KIND_STRENGTH[CREATURE_KIND[creature]])
    # 2: the defending player has all bonuses as usual (NG.buildings.fortress); towers only wound
    defence = muster(g, seat, land, False, None)
    defence.fortress = fortress_points(g, land)
    clash = Clash(land, [NOBODY, seat], [attack, defence], [0, count], creature)
    g.clash = clash
    combat_news.strike(g, seat, creature, land, defence, attack)
    yield from spend_food(g, seat, land, False, defence)
    # 4: the attacking creature rolls first
    roll_creature(g, creature, seat, attack)
    yield from roll(g, seat, defence)
    wounds = attack.wounds()
    wins = wounds < count and defence.points() >= attack.points()
    clash.stage = TOTALS
    combat_news.creature_totals(g, seat, creature, defence, attack, 0)
    clash.stage = LOSSES
    yield from suffer(g, seat, land, False, wounds, "NG.creatures.combat.step6")
    clash.decided(DEFENDER if wins else ATTACKER, wounds >= count)
    if wins:
        defeat(g, seat, creature, land)
    else:
        yield from retreat_from(g, seat, land, False, False)
    told.battle_over(g)
    g.clash = None


def roll_creature(g: Table, creature: int, seat: int, tally: Tally) -> None:
    """NG.creatures.combat.step4: the left neighbour of the fighter rolls; wound or axe is always the point."""
    clash = the_clash(g)
    face = g.chance.die(6, "combat")
    clash.rolled(1 - clash.side_of(seat), face)
    if face == CHOICE_FACE:
        tally.die = 1
    else:
        tally.die, tally.die_wounds, _ = FACES[face]
    combat_news.creature_rolled(g, (seat + 1) % len(g.players), creature, face)


def defeat(g: Table, seat: int, creature: int, land: int) -> None:
    """NG.creatures.combat.step5.3, .step7.3: the player gains the card's Fame, and the creature leaves the map."""
    fame = KIND_FAME[CREATURE_KIND[creature]]
    change_fame(g.players[seat], fame)
    g.line.remove(creature)
    g.creature_at[creature] = NOWHERE
    g.creature_discard.append(creature)
    combat_news.creature_defeated(g, seat, creature, land, fame)


def retreat_from(g: Table, seat: int, land: int, raiding: bool, over_rough: bool) -> Flow[None]:
    """NG.creatures.combat.step7.2: retreat by the normal rules, but nobody retreats from the Bear itself."""
    if has_creature(g, land, BEAR_KIND):
        no_retreat(g, seat, land, raiding)
    else:
        yield from retreat(g, seat, land, raiding, over_rough)
