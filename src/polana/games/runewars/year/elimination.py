"""A player who controls no area is out of the game (RW.elimination)."""

from __future__ import annotations

from polana.games.runewars.box.decks import TITLE_COUNT
from polana.games.runewars.map.board import heroes_of
from polana.games.runewars.map.tiles import NOWHERE
from polana.games.runewars.player import NOBODY
from polana.games.runewars.realm import news as told
from polana.games.runewars.state import GAME_OVER, SEASON_CARD, Table
from polana.games.runewars.year import victory


def look(g: Table) -> None:
    """RW.elimination.1, at the end of every step, when no battle is being fought."""
    if g.phase < SEASON_CARD or g.phase == GAME_OVER:
        return
    if everybody_stays(g):
        return
    staying: list[int] = []
    for player in g.players:
        if player.out:
            continue
        if player.seat in g.owner:
            staying.append(player.seat)
        else:
            leave(g, player.seat)
    if len(staying) == 1:
        victory.end(g, staying[0], "RW.elimination.1")


def everybody_stays(g: Table) -> bool:
    """Does each of two or more players control an area? Asked before every step, so in one pass."""
    playing = 0
    for player in g.players:
        if not player.out:
            playing |= 1 << player.seat
    if not playing & (playing - 1):
        return False
    holding = 0
    for owner in g.owner:
        if owner != NOBODY:
            holding |= 1 << owner
            if holding & playing == playing:
                return True
    return False


def leave(g: Table, seat: int) -> None:
    """RW.elimination.2: heroes leave the board, and all cards go back to their decks, which are shuffled."""
    player = g.players[seat]
    player.out = True
    player.victory_on = NOBODY
    told.eliminated(g, seat)
    g.tactics_deck += player.tactics + player.fresh
    player.tactics.clear()
    player.fresh.clear()
    g.quest_deck += player.quests
    player.quests.clear()
    player.quests_seen.clear()
    player.changes += 1
    for hero in heroes_of(g, seat):
        g.reward_deck += [reward >> 1 for reward in g.rewards[hero]]
        g.rewards[hero].clear()
        g.hero_seat[hero] = NOBODY
        g.hero_area[hero] = NOWHERE
        g.hero_routed[hero] = False
        g.hero_damage[hero] = 0
        g.hero_moves += 1
        for attribute in range(hero * 3, hero * 3 + 3):
            g.hero_training[attribute] = 0
        g.hero_deck.append(hero)
    for deck in (g.tactics_deck, g.quest_deck, g.reward_deck, g.hero_deck):
        g.chance.shuffle(deck)
    g.deck_moves += 1
    for title in range(TITLE_COUNT):  # RW.elimination.3: the influence on it stays
        if g.title_owner[title] == seat:
            g.title_owner[title] = NOBODY
