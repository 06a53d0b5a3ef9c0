"""Damage to heroes, and what becomes of those who are defeated (RW.defeat)."""

from __future__ import annotations

from polana.games.runewars.box.decks import HERO_TOUGHNESS
from polana.games.runewars.heroes import news as told
from polana.games.runewars.map.tiles import NOWHERE
from polana.games.runewars.player import NOBODY
from polana.games.runewars.rewards import base as rewards
from polana.games.runewars.state import Table


def toughness(g: Table, hero: int) -> int:
    """What is printed, and what his rewards add."""
    return HERO_TOUGHNESS[hero] + rewards.extra_toughness(g, hero)


def wound(g: Table, hero: int, damage: int, law: str) -> bool:
    """A hero takes damage outside a duel. Gives whether it defeated him: if so, his rewards are left behind."""
    if damage:
        hurt(g, hero, damage, law)
    return look(g, hero)


def hurt(g: Table, hero: int, damage: int, law: str) -> None:
    """Damage tokens come onto a hero's card; whether they defeat him is checked afterwards."""
    g.hero_damage[hero] += damage
    g.hero_moves += 1
    told.damaged(g, hero, damage, law)


def look(g: Table, hero: int) -> bool:
    """RW.defeat.1: with at least as much damage as toughness a hero is defeated; what saves him is turned up."""
    if g.hero_damage[hero] < HERO_TOUGHNESS[hero]:
        return False
    if g.hero_damage[hero] < toughness(g, hero):
        rewards.show(g, hero, "toughness")
        return False
    defeated(g, hero)
    return True


def defeated(g: Table, hero: int) -> None:
    """RW.defeat.1, RW.defeat.marker.1: the hero leaves the game; his rewards lie under a marker there."""
    told.defeated(g, hero)
    if g.rewards[hero]:
        told.left_behind(g, hero, len(g.rewards[hero]))
    _forget(g, hero)
    g.hero_gone[hero] = True
    g.hero_moves += 1
    if not g.rewards[hero]:
        g.hero_area[hero] = NOWHERE


def robbed(g: Table, hero: int, by: int) -> None:
    """RW.defeat.2: the rewards of a hero defeated in a duel go to the winner, each as it lies."""
    if rewards.hides_any(g, hero):
        g.chance.reveal()  # the winner sees what lay face down
    if g.rewards[hero]:
        told.spoils(g, by, hero, [reward >> 1 for reward in g.rewards[hero]])
    g.rewards[by] += g.rewards[hero]
    g.rewards[hero].clear()
    g.hero_moves += 1


def _forget(g: Table, hero: int) -> None:
    """Nothing stays on the card of a hero who leaves the board."""
    g.hero_seat[hero] = NOBODY
    g.hero_routed[hero] = False
    g.hero_damage[hero] = 0
    g.hero_moves += 1
    g.hero_acted[hero] = False
    for at in range(hero * 3, hero * 3 + 3):
        g.hero_training[at] = 0
    battle = g.battle
    if battle is not None:  # he no longer supports anybody (RW.heroes.support.1)
        for at in range(len(battle.support)):
            if battle.support[at] == hero:
                battle.support[at] = NOBODY


def dismissed(g: Table, hero: int) -> None:
    """A hero who leaves his player is nobody's and nowhere (RW.heroes.leave.1)."""
    _forget(g, hero)
    g.hero_area[hero] = NOWHERE
    g.hero_moves += 1
