"""Dials, strongholds, first units and heroes, and everything that is dealt (RW.setup.4 to RW.setup.12)."""

from __future__ import annotations

from typing import Final

from polana.games.runewars.box.decks import (
    CARD_SEASON,
    EXPLORATION_FAR,
    EXPLORATION_NEAR,
    HERO_ALIGNMENT,
    HERO_COUNT,
    OBJECTIVE_ALIGNMENT,
    OBJECTIVE_COUNT,
    QUEST_COUNT,
    QUEST_SETUP,
    QUEST_TILE,
    REWARD_COPIES,
    SEASON_CARD_COUNT,
    TACTICS_COPIES,
    copies,
)
from polana.games.runewars.components import (
    FACTION_ALIGNMENT,
    FATE_COUNT,
    START_DIAL,
    START_INFLUENCE,
    START_TACTICS,
    dial_units,
)
from polana.games.runewars.map import board
from polana.games.runewars.map.tiles import AREA_HOME, HOME, TILE_AREAS, TILE_NUMBER
from polana.games.runewars.player import NOBODY, Player
from polana.games.runewars.setup import asks
from polana.games.runewars.setup import news as told
from polana.games.runewars.setup.recruiting import spread
from polana.games.runewars.state import PLACE_HEROES, SEASON_CARD, Table
from polana.games.runewars.words import OBJECTIVE, QUEST, TACTIC
from polana.games.runewars.year.turnorder import clockwise
from polana.kernel.flow import Flow

START_QUESTS: Final = 2  # RW.setup.11


def home_of(player: Player) -> list[int]:
    """The three areas of a player's home realm."""
    return TILE_AREAS[HOME[player.faction]]


def muster(g: Table) -> Flow[None]:
    """RW.setup.5, RW.setup.6: the dials are set; a stronghold and the units of all three dials in the home realm."""
    seat = clockwise(g, g.first)[g.at]
    g.turn = seat
    player = g.players[seat]
    faction = player.faction
    player.dials = START_DIAL[faction * 3 : faction * 3 + 3]
    player.changes += 1
    told.dials_set(g, seat)
    where = yield asks.start_stronghold(seat, home_of(player))
    board.raise_stronghold(g, where.value, seat)
    told.stronghold_placed(g, seat, where)
    units: list[int] = []
    for resource in range(3):
        units += dial_units(faction, resource, player.dials[resource])
    yield from spread(g, seat, units, home_of(player), "RW.setup.6.2")
    g.at += 1
    if g.at == len(g.players):
        draw_heroes(g)
        g.phase = PLACE_HEROES
        g.at = 0


def draw_heroes(g: Table) -> None:
    """RW.setup.7.1, RW.setup.7.3: a hero of the faction's alignment each; all others are the Hero deck."""
    piles: list[list[int]] = []
    for alignment in range(2):
        pile = [hero for hero in range(HERO_COUNT) if HERO_ALIGNMENT[hero] == alignment]
        g.chance.shuffle(pile)
        piles.append(pile)
    for seat in clockwise(g, g.first):
        hero = g.chance.draw(piles[FACTION_ALIGNMENT[g.players[seat].faction]], "hero")
        g.hero_seat[hero] = seat
        g.hero_moves += 1
    g.hero_deck = [hero for hero in range(HERO_COUNT) if g.hero_seat[hero] == NOBODY]
    g.chance.shuffle(g.hero_deck)
    g.deck_moves += 1


def place_hero(g: Table) -> Flow[None]:
    """RW.setup.7.2: in any area of the home realm."""
    seat = clockwise(g, g.first)[g.at]
    g.turn = seat
    hero = g.hero_seat.index(seat)
    where = yield asks.start_hero(seat, hero, home_of(g.players[seat]))
    board.send_hero(g, hero, where.value)
    told.start_hero(g, seat, hero, where)
    g.at += 1
    if g.at == len(g.players):
        deal(g)
        g.turn = NOBODY
        g.phase = SEASON_CARD
        g.at = 0


def deal(g: Table) -> None:
    """RW.setup.4, RW.setup.8 to RW.setup.12: decks are made and shuffled, and everybody gets what he starts with."""
    make_quest_deck(g)
    make_decks(g)
    if g.explore:
        lay_exploration_tokens(g)
    for seat in clockwise(g, g.first):
        player = g.players[seat]
        # RW.setup.10: cards that were drawn in no season may be used from the first Spring on (RW.tactics.4)
        player.influence = START_INFLUENCE[player.faction]
        player.changes += 1
        for _ in range(START_TACTICS[player.faction]):
            player.tactics.append(g.chance.draw(g.tactics_deck, "tactic"))
        told.start_gains(g, seat, [TACTIC[card] for card in player.tactics], player.influence)
    for seat in clockwise(g, g.first):
        player = g.players[seat]
        for _ in range(START_QUESTS):
            player.quests.append(g.chance.draw(g.quest_deck, "quest"))
            player.changes += 1
        told.start_quests(g, seat, [QUEST[quest] for quest in player.quests])
    for seat in clockwise(g, g.first):
        player = g.players[seat]
        deck = g.objective_decks[FACTION_ALIGNMENT[player.faction]]
        player.objective = g.chance.draw(deck, "objective")
        player.changes += 1
        told.start_objective(g, seat, OBJECTIVE[player.objective])
    g.deck_moves += 1


def make_quest_deck(g: Table) -> None:
    """RW.setup.4: quests that name areas of this board, with the Setup Quests that were dealt; the others go back."""
    on_board = [0] + [TILE_NUMBER[tile] for tile in g.chart.tiles if TILE_NUMBER[tile]]  # 0: needs no tile
    dealt = [quest for quests in g.dealt_quests for quest in quests]
    g.quest_deck = []
    for quest in range(QUEST_COUNT):
        usable = quest in dealt if QUEST_SETUP[quest] else QUEST_TILE[quest] in on_board
        (g.quest_deck if usable else g.quest_box).append(quest)
    g.chance.shuffle(g.quest_deck)
    g.dealt_quests = []


def make_decks(g: Table) -> None:
    """RW.setup.8.1: every deck is shuffled by itself."""
    g.fate = list(range(FATE_COUNT))
    g.reward_deck = copies(REWARD_COPIES)
    g.tactics_deck = copies(TACTICS_COPIES)
    for pile in (g.fate, g.reward_deck, g.tactics_deck):
        g.chance.shuffle(pile)
    for alignment in range(2):
        pile = [card for card in range(OBJECTIVE_COUNT) if OBJECTIVE_ALIGNMENT[card] == alignment]
        g.chance.shuffle(pile)
        g.objective_decks[alignment] = pile
    for season in range(4):
        pile = [card for card in range(SEASON_CARD_COUNT) if CARD_SEASON[card] == season]
        g.chance.shuffle(pile)
        g.season_decks[season] = pile


def lay_exploration_tokens(g: Table) -> None:
    """RW.explore.setup: one face down in each area outside home realms, by its distance from them."""
    g.tokens_near = copies(EXPLORATION_NEAR)
    g.tokens_far = copies(EXPLORATION_FAR)
    g.chance.shuffle(g.tokens_near)
    g.chance.shuffle(g.tokens_far)
    for area in g.chart.areas:
        if AREA_HOME[area] >= 0:
            continue
        near = g.chart.beside_home(area)
        if not (g.tokens_near if near else g.tokens_far):
            near = not near
        g.token[area] = g.chance.draw(g.tokens_near if near else g.tokens_far, "token")
        g.token_near[area] = near
        g.touch(area)
