"""Hands of Tactics and Quest cards, and influence: drawing, discarding, limits (RW.tactics.3, RW.quests.2)."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.components import DIAL_TOP
from polana.games.runewars.realm import asks
from polana.games.runewars.realm import news as told
from polana.games.runewars.state import Table
from polana.games.runewars.words import QUEST, TACTIC
from polana.kernel.flow import Flow
from polana.kernel.shelf.piles import reshuffle

TACTICS_LIMIT: Final = 10
QUEST_LIMIT: Final = 3


def draw_tactics(g: Table, seat: int, count: int, law: str) -> Flow[None]:
    """The cards cannot be used before the next season (RW.tactics.4); above ten, some are discarded (RW.tactics.3)."""
    player = g.players[seat]
    drawn: list[int] = []
    for _ in range(count):
        if not g.tactics_deck:  # RW.limits.2
            reshuffle(g.tactics_deck, g.tactics_discard, g.chance)
        if g.tactics_deck:
            drawn.append(g.chance.draw(g.tactics_deck, "tactic"))
            player.fresh.append(drawn[-1])
            player.changes += 1
            g.deck_moves += 1
    if drawn:
        told.drew_tactics(g, seat, [TACTIC[card] for card in drawn], law)
    while len(player.tactics) + len(player.fresh) > TACTICS_LIMIT:
        word = yield asks.discard_tactic(g, seat)
        discard_tactic(g, seat, word.value)
        told.discarded_tactic(g, seat, word)


def discard_tactic(g: Table, seat: int, card: int) -> None:
    """A card leaves the hand, one drawn this season only if there is no other of its kind."""
    player = g.players[seat]
    (player.tactics if card in player.tactics else player.fresh).remove(card)
    player.changes += 1
    g.tactics_discard.append(card)
    g.deck_moves += 1


def draw_quests(g: Table, seat: int, count: int, law: str) -> Flow[None]:
    """RW.quests.2: above three, quests of the player's choice are discarded."""
    player = g.players[seat]
    drawn: list[int] = []
    for _ in range(count):
        if not g.quest_deck:  # RW.limits.2
            reshuffle(g.quest_deck, g.quest_discard, g.chance)
        if g.quest_deck:
            drawn.append(g.chance.draw(g.quest_deck, "quest"))
            player.quests.append(drawn[-1])
            player.changes += 1
            g.deck_moves += 1
    if drawn:
        told.drew_quests(g, seat, [QUEST[quest] for quest in drawn], law)
    while len(player.quests) > QUEST_LIMIT:
        word = yield asks.discard_quest(g, seat)
        discard_quest(g, seat, word.value)
        told.discarded_quest(g, seat, word)


def discard_quest(g: Table, seat: int, quest: int) -> None:
    player = g.players[seat]
    player.quests.remove(quest)
    player.changes += 1
    if quest in player.quests_seen:
        player.quests_seen.remove(quest)
    g.quest_discard.append(quest)
    g.deck_moves += 1


def gain_influence(g: Table, seat: int, count: int, law: str) -> None:
    """Influence tokens are unlimited (RW.limits.1)."""
    if count:
        g.players[seat].influence += count
        g.players[seat].changes += 1
        told.gained_influence(g, seat, count, law)


def spend_influence(g: Table, seat: int, count: int, law: str) -> None:
    if count:
        g.players[seat].influence -= count
        g.players[seat].changes += 1
        told.spent_influence(g, seat, count, law)


def turn_dial(g: Table, seat: int, resource: int, by: int, law: str) -> None:
    """RW.resources.5: a dial runs from 0 to 8; what goes beyond is lost."""
    dials = g.players[seat].dials
    before = dials[resource]
    dials[resource] = max(0, min(DIAL_TOP, before + by))
    if dials[resource] != before:
        g.players[seat].changes += 1
        told.dial_turned(g, seat, resource, dials[resource], law)
