"""Fate cards in a battle: drawn for a type of unit, and laid open symbol by symbol."""

from __future__ import annotations

from polana.games.runewars.battle import fate
from polana.games.runewars.battle import news as told
from polana.games.runewars.battle.battlefield import Reveal
from polana.games.runewars.battle.casualties import ongoing
from polana.games.runewars.components import UNIT_SHAPE
from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import Table
from polana.games.runewars.words import FATE


def draw(g: Table, hand: list[int]) -> bool:
    """RW.fate.3; should every card be in somebody's hand, there is none to draw."""
    if not g.fate and not g.fate_discard:
        return False
    hand.append(fate.draw(g))
    return True


def reveal(g: Table, side: int, symbol: int) -> int:
    """The cards that show a symbol are laid open. Gives their total."""
    battle = ongoing(g)
    if battle.drawing[side] == NOBODY:
        return 0
    if battle.drawn[side]:
        g.chance.reveal()  # it would be news, too, that none of them shows the symbol
    shape = UNIT_SHAPE[battle.drawing[side]]
    shown = [card for card in battle.drawn[side] if fate.symbol(card, shape) == symbol]
    total = 0
    for card in shown:
        battle.drawn[side].remove(card)
        battle.discarded[side].append(card)
        total += fate.number(card, shape)
    if shown:
        battle.reveals.append(Reveal(battle.initiative, side, battle.drawing[side], symbol, shown, total))
        told.revealed(g, battle, side, symbol, [FATE[card] for card in shown], total)
    return total


def throw_away(g: Table, side: int) -> None:
    """RW.battle.5.6: the cards of a side go face up to the discard pile; all see those that were not laid open."""
    battle = ongoing(g)
    drawn, opened = battle.drawn[side], battle.discarded[side]
    if drawn:
        g.chance.reveal()
    g.fate_discard += drawn + opened
    drawn.clear()
    opened.clear()
