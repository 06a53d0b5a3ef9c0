"""The test bench of Northgard: positions built in a few lines, and matches whose every die and choice is scripted.

    g = table("wolf", "raven")
    lay(g, "tile_05", 1, 0)
    put(g, 0, "tile_05.nw", 3)
    build(g, "tile_05.es", "fortress")
    match = scene(g, lambda g: move(g, 0, action("move")), dice(AXES_3, WOUNDS_2))
    asked(match, 0, "ask-northgard-move-from", "@tile_05.nw", "done")
    say(match, 0, "@tile_05.nw", "@tile_05.es", 2)
    over(match)

A word is written as in a record (`"done"`, `"card:feast"`), a number stands for `count:N`, and `"@tile_05.nw"` for the
territory that this region belongs to just now. What is not foretold does not happen: a die or draw beyond the script
is an error, `say` refuses what is no option, and `over` sees that nothing is left. Every word is followed by a check of
all invariants.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from polana.games.northgard import game, invariants
from polana.games.northgard.components import (
    ACHIEVEMENTS,
    ADVANCED_CARDS,
    BUILDINGS,
    CARD_ACTIONS,
    CARDS,
    CLAN_CARD,
    CLAN_UPGRADES,
    CLANS,
    CREATURE_KIND,
    CREATURES,
    EARLY_CARDS,
    FIRST_LARGE,
    HOUSE,
    KIND_STRENGTH,
    LARGE,
    MENHIR,
    REGION_SITES,
    REGIONS,
    SITE_KIND,
    SMALL,
    START_TILE,
    START_TILE_FIVE,
    STARTING_CARDS,
    STONE,
    TILE_COUNT,
    TILES,
    UNREST,
    UNREST_CARDS,
    WEAK_LIMIT,
    Action,
)
from polana.games.northgard.map.chart import cell_of
from polana.games.northgard.map.tiles import place_tile
from polana.games.northgard.pieces.figures import add_kaija, add_units
from polana.games.northgard.state import ACTIONS, GAME_OVER, NOBODY, Player, Table
from polana.games.northgard.words import LAND
from polana.kernel.flow import Flow
from polana.kernel.game import Game, Result, Setup
from polana.kernel.match import Match
from polana.kernel.rng import Chance
from polana.kernel.state import State
from polana.kernel.word import Word
from tests import scene as stage

# The seats of the worked examples.
RED, PURPLE, YELLOW = 0, 1, 2

# The faces of the combat die (NG.combat.die).
AXES_2, AXES_3, AXE_OR_WOUND, AXES_2_WOUND, WOUNDS_2, AXE_WOUND = range(6)

Foretold = stage.Foretold
Said = stage.Said


# --- building a position ----------------------------------------------------------------------------------------------


def table(
    *clans: str,
    creatures: bool = False,
    more_creatures: bool = False,
    long_game: bool = False,
    teams: bool = False,
    first: int = 0,
) -> Table:
    """The starting tile alone, in the Actions phase of year 1; all other pieces where setup would leave them."""
    g = Table(Chance(1))
    g.creatures_on, g.more_creatures, g.long_game, g.teams = creatures, more_creatures, long_game, teams
    g.phase = ACTIONS
    g.first = g.opener = g.turn = first
    for seat, clan in enumerate(clans):
        player = Player(seat)
        player.clan = CLANS.index(clan)
        player.colour = seat
        player.deck = [*STARTING_CARDS, CLAN_CARD[player.clan]]
        player.upgrades = list(CLAN_UPGRADES[player.clan])
        g.players.append(player)
        g.drawn_tiles.append([])
    count = len(clans)
    early, advanced = (3, 6) if long_game else (2, 4)
    g.development = ADVANCED_CARDS[: advanced * count] + EARLY_CARDS[: early * count]
    g.box_advanced = ADVANCED_CARDS[advanced * count :]
    g.box_early = EARLY_CARDS[early * count :]
    g.achievements = ACHIEVEMENTS[:count]
    g.unrest = UNREST_CARDS
    g.stack = list(range(TILE_COUNT))
    lay(g, "start", 0, 0)
    if count == 5:
        lay(g, "start_5", 1, 0)
    if creatures:
        weak = [at for at in range(len(CREATURES)) if KIND_STRENGTH[CREATURE_KIND[at]] <= WEAK_LIMIT]
        upper = weak[: count + 1]
        g.creature_deck = [at for at in range(len(CREATURES)) if at not in upper] + upper
        g.weak_left = len(upper)
    return g


def lay(g: Table, tile: str, x: int, y: int, turns: int = 0) -> list[int]:
    """Lay a tile, turned by quarter turns clockwise. The starting tile lies at 0, 0; y grows downwards."""
    number, cell = TILES.index(tile), cell_of(x, y)
    if number not in (START_TILE, START_TILE_FIVE):
        assert cell in g.chart.frontier, f"{x}, {y} is not beside the map"
        assert g.chart.continues(number, turns, cell), f"a border breaks off if {tile} lies at {x}, {y} turned {turns}"
    g.stack.remove(number)
    return place_tile(g, number, turns, cell)


def region(name: str) -> int:
    return REGIONS.index(name)


def land(g: Table, name: str) -> int:
    """The territory that a region belongs to."""
    return g.chart.root[region(name)]


def put(g: Table, seat: int, name: str, units: int, kaija: bool = False) -> int:
    """Units (and Kaija) of a player in a territory."""
    at = land(g, name)
    if units:
        add_units(g, seat, at, units)
    if kaija:
        assert g.owner[at] in (NOBODY, seat)
        add_kaija(g, seat, at)
    return at


def build(g: Table, name: str, building: str) -> None:
    """A building on a free slot of a region, or on no slot if the region has none for it."""
    kind = BUILDINGS.index(building)
    at = region(name)
    allowed = [LARGE] if kind >= FIRST_LARGE else [STONE] if kind == MENHIR else [SMALL, STONE]
    g.supply[kind] -= 1
    g.houses[g.chart.root[at]] += HOUSE[kind]
    for site in REGION_SITES[at]:
        if g.built[site] == NOBODY and SITE_KIND[site] in allowed:
            g.built[site] = kind
            g.slots[g.chart.root[at]] -= 1 << (8 * SITE_KIND[site])
            return
    g.yard.append((at, kind))


def creature(g: Table, name: str, where: str) -> int:
    """A creature on the map, at the right end of the line."""
    at = CREATURES.index(name)
    if at in g.creature_deck[len(g.creature_deck) - g.weak_left :]:
        g.weak_left -= 1
    g.creature_deck.remove(at)
    g.creature_at[at] = region(where)
    g.line.append(at)
    return at


def give(g: Table, seat: int, food: int = 0, wood: int = 0, lore: int = 0, fame: int = 0) -> None:
    """A player has so much of each."""
    player = g.players[seat]
    player.food, player.wood, player.lore, player.fame = food, wood, lore, fame


def deal(
    g: Table,
    seat: int,
    hand: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    active: Sequence[str] = (),
) -> None:
    """A player's cards; the last of a draw pile is on top. Without `deck` the rest of his own cards is the draw pile.

    Cards of others (Development, Achievements, Unrest) are taken from wherever they are. What is left of his own cards
    when `deck` is given has been removed from the game.
    """
    player = g.players[seat]
    piles = (player.deck, player.hand, player.active, player.discard, player.gone)
    own = [card for pile in piles for card in pile]
    for pile in piles:
        pile.clear()
    for names, pile in ((hand, player.hand), (deck or (), player.deck), (discard, player.discard)):
        pile.extend(_take(g, player, own, name) for name in names)
    player.active.extend(_take(g, player, own, name) for name in active)
    player.known = player.shown = 0
    (player.deck if deck is None else player.gone).extend(own)


def _take(g: Table, player: Player, own: list[int], name: str) -> int:
    card = CARDS.index(name)
    if card == UNREST and card not in own:
        g.unrest -= 1
        return card
    for pile in (own, player.upgrades, g.box_early, g.box_advanced, g.development, g.offer, g.achievements):
        if card in pile:
            pile.remove(card)
            return card
    if card in ACHIEVEMENTS:  # it lies in the box: it changes places with one that was laid out
        g.achievements.pop()
        return card
    raise AssertionError(f"there is no {name} left to deal")


def action(card: str, which: int = 0) -> Action:
    """One of the actions of a card, as printed."""
    return CARD_ACTIONS[CARDS.index(card)][which]


def printed(**figures: Any) -> Action:
    """An action that no card need show: `printed(do="move", n=4)`."""
    return Action(figures)


# --- chance -----------------------------------------------------------------------------------------------------------


def dice(*faces: int) -> Foretold:
    """Combat dice, in the order in which they are rolled."""
    return [("combat", face) for face in faces]


def tiles(*names: str) -> Foretold:
    """Map tiles, in the order in which they are drawn."""
    return [("tile", TILES.index(name)) for name in names]


def beasts(*names: str) -> Foretold:
    """Creature cards, in the order in which they are drawn."""
    return [("creature", CREATURES.index(name)) for name in names]


def cards(*names: str) -> Foretold:
    """Cards from draw piles."""
    return [("card", CARDS.index(name)) for name in names]


# --- matches ----------------------------------------------------------------------------------------------------------


class Staged(stage.Staged):
    """The game with one flow in the place of its steps. `outcome` is what the flow gave."""

    def __init__(self, flow: Callable[[Table], Flow[Any]]) -> None:
        super().__init__(game, flow)

    def close(self, state: State) -> None:
        assert isinstance(state, Table)
        state.phase = GAME_OVER

    def result(self, state: State) -> Result | None:
        assert isinstance(state, Table)
        return Result([], [], "", "") if state.phase == GAME_OVER else None


def scene(g: Table, flow: Callable[[Table], Flow[Any]], chance: Foretold | None = None) -> Match:
    """Carry out one flow in a position: `scene(g, lambda g: explore(g, 0, action("explore")), tiles("tile_05"))`."""
    g.chance.script(chance or [])
    match = Match.of_state(Staged(flow), _setup(g), g)
    invariants.check(g)
    return match


def turn(g: Table, seat: int, hand: Sequence[str] | None = None, chance: Foretold | None = None) -> Match:
    """A match that goes on from this position in the Actions phase, with a turn of this seat."""
    if hand is not None:
        deal(g, seat, hand)
    g.phase = ACTIONS
    g.turn = seat
    return going_on(g, game, chance)


def going_on(g: Table, game: Game, chance: Foretold | None = None) -> Match:
    """A match of the whole game that goes on from a position between two steps."""
    g.chance.script(chance or [])
    match = Match.of_state(game, _setup(g), g)
    invariants.check(g)
    return match


def _setup(g: Table) -> Setup:
    options: dict[str, bool | int | str] = {
        "creatures": g.creatures_on,
        "more_creatures": g.more_creatures,
        "long_game": g.long_game,
        "teams": g.teams,
    }
    return Setup([CLANS[player.clan] for player in g.players], options)


def state(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


class Scene(stage.Played):
    """A match of Northgard: words as they are written at the top of this file."""

    def word(self, said: Said) -> Word:
        if isinstance(said, str) and said.startswith("@"):
            return LAND[land(state(self.match), said[1:])]
        return super().word(said)


def word(match: Match, said: Said) -> Word:
    """How the bench writes words: see the top of this file."""
    return Scene(match).word(said)


def say(match: Match, seat: int, *said: Said) -> None:
    """One word after the other, each of which must be an option of an ask to this seat."""
    Scene(match).say(seat, *said)


def play_to(match: Match, end: str) -> int:
    """Idle on to the end of the "turn", the "phase" or the "step"; how many words it took."""
    return Scene(match).play_to(end)


def asked(match: Match, seat: int, about: str, *options: Said) -> None:
    """The open question: to whom, which, and (if any are given) with exactly which options."""
    found = [each.text for each in Scene(match).options(seat, about)]
    if options:
        expected = [word(match, each).text for each in options]
        assert sorted(found) == sorted(expected), f"{about}: {found}, not {expected}"


def may(match: Match, said: Said) -> bool:
    """Is this word an option now?"""
    return Scene(match).may(said)


def refused(match: Match, said: Said, law: str) -> None:
    """The word is not an option, and this paragraph says so."""
    scene = Scene(match)
    reason = scene.reason(scene.ask.seat, said)
    assert reason.law == law, f"{said} is refused by {reason.law} ({reason.message})"


def over(match: Match) -> None:
    """The flow of a scene is at its end and all that was foretold has happened."""
    Scene(match).over()


def told(match: Match, kind: str) -> list[dict[str, object]]:
    """What the news of one kind say, in order: `told(match, "totals")[0]["points"]`."""
    return Scene(match).news_of(f"news-northgard-{kind}")


def units(match_or_table: Match | Table, name: str) -> tuple[int, int]:
    """Who controls a territory, and with how many units: (NOBODY, 0) if it is neutral."""
    g = state(match_or_table) if isinstance(match_or_table, Match) else match_or_table
    at = land(g, name)
    return g.owner[at], g.units[at]
