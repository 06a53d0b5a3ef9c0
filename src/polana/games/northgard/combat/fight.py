"""Combat between players, step by step (NG.combat)."""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard import news as told
from polana.games.northgard.clans import gain_for_victory
from polana.games.northgard.combat import asks
from polana.games.northgard.combat import news as combat_news
from polana.games.northgard.combat.clash import ATTACKER, DEFENDER, LOSSES, TOTALS, Clash
from polana.games.northgard.combat.losses import VALKYRIE_THERE, retreat, suffer
from polana.games.northgard.combat.points import (
    fortress_points,
    muster,
    roll,
    spend_food,
    throw_axe,
    tower_wounds,
)
from polana.games.northgard.components import (
    BEAR_KIND,
    VALKYRIE,
    Action,
)
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.pieces.control import has_creature, kaija_in
from polana.games.northgard.pieces.figures import Group, fighters, occupy, put_in, take_out
from polana.games.northgard.state import NOBODY, Table
from polana.games.northgard.words import KAIJA, LAND, SKIP
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

PUSH_HELD: Final = Refusal("NG.cards.2", "why-northgard-push-held-by-others")


# --- a combat between two players -------------------------------------------------------------------------------------


def combat(g: Table, attacker: int, land: int, action: Action) -> Flow[None]:
    """NG.combat: those who have entered against the controller. `action` is what brought them (NG.move.4)."""
    defender = g.owner[land]
    if action.push_defender:
        yield from push_defender(g, attacker, land)
        if g.owner[land] == NOBODY:
            occupy(g, attacker, land)
            return
    ignores_buildings = g.players[attacker].conqueror
    attackers, defenders = fighters(g, land, True), fighters(g, land, False)
    # 1 units, 2 bonuses of card, clan and buildings
    attack = muster(g, attacker, land, True, action)
    defence = muster(g, defender, land, False, None)
    if not ignores_buildings:
        defence.fortress = fortress_points(g, land)
        defence.tower_wounds = tower_wounds(g, land)
    clash = Clash(land, [attacker, defender], [attack, defence], [attackers, defenders], NOWHERE)
    g.clash = clash
    combat_news.combat(g, attacker, defender, land, attack, defence)
    # 3 food, the attacker first
    yield from spend_food(g, attacker, land, True, attack)
    yield from spend_food(g, defender, land, False, defence)
    # 4 dice, the attacker first, with all that the attacker chooses before the defender rolls
    yield from roll(g, attacker, attack)
    yield from throw_axe(g, attacker, action, attack)
    yield from roll(g, defender, defence)
    # 5 totals, and the wounds that each side suffers
    cancelled = min(defence.wounds(), action.cancel_casualties)
    to_defender = attack.wounds()
    to_attacker = defence.wounds() - cancelled
    attacker_wiped = to_attacker >= attackers
    defender_wiped = to_defender >= defenders
    if attacker_wiped or defender_wiped:
        attacker_wins = not attacker_wiped  # NG.combat.5.wiped
        defender_wins = not defender_wiped
    else:
        attacker_wins = attack.points() > defence.points()  # NG.combat.5.higher
        defender_wins = not attacker_wins
    clash.stage, clash.cancelled = TOTALS, cancelled
    combat_news.totals(g, attacker, defender, attack, defence, cancelled)
    clash.stage = LOSSES
    # 6 casualties
    yield from suffer(g, attacker, land, True, to_attacker, "NG.combat.6")
    yield from suffer(g, defender, land, False, to_defender, "NG.combat.6")
    # 7 the loser retreats; 8 buildings stay and are the winner's
    winner = ATTACKER if attacker_wins else DEFENDER if defender_wins else NOBODY
    clash.decided(winner, attacker_wiped or defender_wiped)
    if attacker_wins:
        combat_news.won(g, attacker, land)
        yield from retreat(g, defender, land, False)
        occupy(g, attacker, land)
        gain_for_victory(g, attacker, True)
    elif defender_wins:
        combat_news.won(g, defender, land)
        yield from retreat(g, attacker, land, True, action.retreat_ignores_rough)
    else:
        combat_news.nobody_won(g, land)
    told.battle_over(g)
    g.clash = None


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
    word = yield asks.push_to(attacker, words, PushJudge(g, defender), land)
    if word is SKIP:
        return
    kaija = kaija_in(g, land)
    if kaija and g.units[land] > 0:
        which = yield asks.push_whom(attacker)
        kaija = which is KAIJA
    pushed = Group(0 if kaija else 1, kaija)
    take_out(g, land, False, pushed)
    put_in(g, defender, word.value, pushed)
    combat_news.pushed(g, attacker, defender, land, word.value)
