"""The test bench of Northgard: positions built in a few lines, and matches whose every die and choice is scripted.

    t = table("wolf", "raven")
    t.lay("tile_05", 1, 0)
    t.put(RED, "tile_05.nw", 3)
    t.build("tile_05.es", "fortress")
    t.moving(RED)                           # or t.turn(RED, ["move"]), or t.stage(flow); chance=dice(AXES_3, AXES_2)
    t.asked(RED, "ask-northgard-move-from", "@tile_05.nw", "done")
    t.say(RED, "@tile_05.nw", "@tile_05.es", 2)
    t.over()
    assert t.units("tile_05.es") == (RED, 2)

`t.g` is the position, before the match and in it; `t.match` is the match, once there is one. `t.again()` leaves it, and
the next goes on from the position as it stands. Two matches from the same position are two benches.

A word is written as in a record (`"done"`, `"card:feast"`), a number stands for `count:N`, and `"@tile_05.nw"` for the
territory that this region belongs to just now. What is not foretold does not happen: a die or draw beyond the script
is an error, `say` refuses what is no option, and `over` sees that nothing is left. Every word is followed by a check of
all invariants.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from polana.games.northgard import game, invariants
from polana.games.northgard.actions.explore import explore
from polana.games.northgard.actions.move import move
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
    count_of,
)
from polana.games.northgard.map.chart import NOWHERE, cell_of
from polana.games.northgard.map.tiles import place_tile
from polana.games.northgard.pieces.figures import add_kaija, add_units
from polana.games.northgard.state import ACTIONS, GAME_OVER, NOBODY, Player, Table
from polana.games.northgard.words import LAND, SPOT
from polana.kernel.flow import Flow
from polana.kernel.game import AnyGame, Result, Setup
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


# --- cards and chance -------------------------------------------------------------------------------------------------


def region(name: str) -> int:
    return REGIONS.index(name)


def action(card: str, which: int = 0) -> Action:
    """One of the actions of a card, as printed."""
    return CARD_ACTIONS[CARDS.index(card)][which]


def printed(**figures: Any) -> Action:
    """An action that no card need show: `printed(do="move", n=4)`."""
    return Action(figures)


MOVE = action("move")
EXPLORE = action("explore")


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


def names(pile: list[int]) -> list[str]:
    """The cards of a pile as they are written."""
    return [CARDS[card] for card in pile]


# --- the bench --------------------------------------------------------------------------------------------------------


class Bench(stage.Scene):
    """A position of Northgard, and the match that is played on from it."""

    def __init__(self, g: Table, setup: Setup | None = None) -> None:
        self._g = g
        self._setup = setup
        self._match: Match | None = None

    @property
    def g(self) -> Table:
        """The position as it stands."""
        state = self._g if self._match is None else self._match.state
        assert isinstance(state, Table)
        return state

    # --- building the position ------------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return self.g.players[seat]

    def land(self, name: str) -> int:
        """The territory that a region belongs to."""
        return self.g.chart.root[region(name)]

    def lay(self, tile: str, x: int, y: int, turns: int = 0) -> list[int]:
        """Lay a tile, turned by quarter turns clockwise. The starting tile lies at 0, 0; y grows downwards."""
        chart, number, cell = self.g.chart, TILES.index(tile), cell_of(x, y)
        if number not in (START_TILE, START_TILE_FIVE):
            assert cell in chart.frontier, f"{x}, {y} is not beside the map"
            assert chart.continues(number, turns, cell), (
                f"a border breaks off if {tile} lies at {x}, {y} turned {turns}"
            )
        self.g.stack.remove(number)
        return place_tile(self.g, number, turns, cell)

    def put(self, seat: int, name: str, units: int, kaija: bool = False) -> int:
        """Units (and Kaija) of a player in a territory."""
        at = self.land(name)
        if units:
            add_units(self.g, seat, at, units)
        if kaija:
            assert self.g.owner[at] in (NOBODY, seat)
            add_kaija(self.g, seat, at)
        return at

    def build(self, name: str, building: str) -> None:
        """A building on a free slot of a region, or on no slot if the region has none for it."""
        g, kind, at = self.g, BUILDINGS.index(building), region(name)
        allowed = [LARGE] if kind >= FIRST_LARGE else [STONE] if kind == MENHIR else [SMALL, STONE]
        g.supply[kind] -= 1
        g.houses[g.chart.root[at]] += HOUSE[kind]
        for site in REGION_SITES[at]:
            if g.built[site] == NOBODY and SITE_KIND[site] in allowed:
                g.built[site] = kind
                g.slots[g.chart.root[at]] -= 1 << (8 * SITE_KIND[site])
                return
        g.yard.append((at, kind))

    def creature(self, name: str, where: str) -> int:
        """A creature on the map, at the right end of the line."""
        g, at = self.g, CREATURES.index(name)
        if at in g.creature_deck[len(g.creature_deck) - g.weak_left :]:
            g.weak_left -= 1
        g.creature_deck.remove(at)
        g.creature_at[at] = region(where)
        g.line.append(at)
        return at

    def give(self, seat: int, food: int = 0, wood: int = 0, lore: int = 0, fame: int = 0) -> None:
        """A player has so much of each."""
        player = self.player(seat)
        player.food, player.wood, player.lore, player.fame = food, wood, lore, fame

    def deal(
        self,
        seat: int,
        hand: Sequence[str] = (),
        deck: Sequence[str] | None = None,
        discard: Sequence[str] = (),
        active: Sequence[str] = (),
    ) -> None:
        """A player's cards; the last of a draw pile is on top.

        Without `deck` the rest of his own cards is the draw pile; with it they have been removed from the game. Cards
        of others (Development, Achievements, Unrest) are taken from wherever they are.
        """
        player = self.player(seat)
        piles = (player.deck, player.hand, player.active, player.discard, player.gone)
        own = [card for pile in piles for card in pile]
        for pile in piles:
            pile.clear()
        for names, pile in ((hand, player.hand), (deck or (), player.deck), (discard, player.discard)):
            pile.extend(self._take(player, own, name) for name in names)
        player.active.extend(self._take(player, own, name) for name in active)
        player.known = player.shown = 0
        (player.deck if deck is None else player.gone).extend(own)

    def _take(self, player: Player, own: list[int], name: str) -> int:
        g, card = self.g, CARDS.index(name)
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

    # --- beginning a match ------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        if self._match is None:
            self.going_on()
        assert self._match is not None
        return self._match

    def stage(self, flow: Callable[[Table], Flow[Any]], chance: Foretold | None = None) -> None:
        """One flow, with whose end the match is over: `t.stage(lambda g: recruit(g, RED, action("recruit")))`."""
        self._begin(Staged(flow), chance)

    def moving(self, seat: int, card: Action = MOVE, chance: Foretold | None = None) -> None:
        self.stage(lambda g: move(g, seat, card), chance)

    def exploring(self, seat: int, chance: Foretold, card: Action = EXPLORE) -> None:
        self.stage(lambda g: explore(g, seat, card), chance)

    def turn(self, seat: int, hand: Sequence[str] | None = None, chance: Foretold | None = None) -> None:
        """The whole game, from a turn of this seat in the Actions phase."""
        if hand is not None:
            self.deal(seat, hand)
        self.g.phase = ACTIONS
        self.g.turn = seat
        self.going_on(chance)

    def going_on(self, chance: Foretold | None = None) -> None:
        """The whole game, from a position between two steps."""
        self._begin(game, chance)

    def _begin(self, game: AnyGame, chance: Foretold | None) -> None:
        assert self._match is None, "a match has begun: leave it with again(), or set another bench"
        self._g.chance.script(chance or [])
        self._match = Match.of_state(game, self._setup or setup_of(self._g), self._g)
        self.check()

    def again(self, phase: int = ACTIONS) -> None:
        """What was played is left; the next match begins with the position as it stands."""
        self._g, self._match = self.g, None
        self._g.phase = phase

    def foretell(self, chance: Foretold) -> None:
        """More dice and draws between words, when all that was foretold has happened."""
        assert self.g.chance.foretold == [], "foretell more only when the rest has happened"
        self.g.chance.script(chance)

    # --- playing ----------------------------------------------------------------------------------------------------

    def check(self) -> None:
        invariants.check(self.g)

    def word(self, said: Said) -> Word:
        """Words as they are written at the top of this file."""
        if isinstance(said, str) and said.startswith("@"):
            return LAND[self.land(said[1:])]
        return super().word(said)

    def asked(self, seat: int, about: str, *options: Said) -> None:
        """The open question: to whom, which, and (if any are given) with exactly which options."""
        found = [each.text for each in self.options(seat, about)]
        if options:
            expected = [self.word(each).text for each in options]
            assert sorted(found) == sorted(expected), f"{about}: {found}, not {expected}"

    def refused(self, said: Said, law: str) -> None:
        """The word is not an option, and this paragraph says so."""
        reason = self.reason(self.ask.seat, said)
        assert reason.law == law, f"{said} is refused by {reason.law} ({reason.message})"

    # --- looking ----------------------------------------------------------------------------------------------------

    def told(self, kind: str) -> list[dict[str, object]]:
        """What the news of one kind say, in order: `t.told("totals")[0]["points"]`."""
        return self.news_of(f"news-northgard-{kind}")

    def units(self, name: str) -> tuple[int, int]:
        """Who controls a territory, and with how many units: (NOBODY, 0) if it is neutral."""
        at = self.land(name)
        return self.g.owner[at], self.g.units[at]

    def goods(self, seat: int) -> tuple[int, int, int]:
        """Food, wood and lore of a player."""
        player = self.player(seat)
        return player.food, player.wood, player.lore

    def stands(self, where: str, building: str) -> int:
        """How many buildings of a type stand in a territory."""
        return count_of(self.g.houses[self.land(where)], BUILDINGS.index(building))

    def where(self, creature: str) -> str:
        """The territory where a creature is."""
        at = self.g.creature_at[CREATURES.index(creature)]
        return "" if at == NOWHERE else REGIONS[self.g.chart.root[at]]

    def spot(self, x: int, y: int) -> str:
        """How the free cell at a place is written."""
        return SPOT[self.g.chart.spot[cell_of(x, y)]].text


def table(
    *clans: str,
    creatures: bool = False,
    more_creatures: bool = False,
    long_game: bool = False,
    teams: bool = False,
    first: int = 0,
) -> Bench:
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
    t = Bench(g)
    t.lay("start", 0, 0)
    if count == 5:
        t.lay("start_5", 1, 0)
    if creatures:
        weak = [at for at in range(len(CREATURES)) if KIND_STRENGTH[CREATURE_KIND[at]] <= WEAK_LIMIT]
        upper = weak[: count + 1]
        g.creature_deck = [at for at in range(len(CREATURES)) if at not in upper] + upper
        g.weak_left = len(upper)
    return t


def setup_of(g: Table) -> Setup:
    """The setup that a position would come from."""
    options: dict[str, bool | int | str] = {
        "creatures": g.creatures_on,
        "more_creatures": g.more_creatures,
        "long_game": g.long_game,
        "teams": g.teams,
    }
    return Setup([CLANS[player.clan] for player in g.players], options)


def state(match: Match) -> Table:
    """The position of a match that no bench has begun."""
    assert isinstance(match.state, Table)
    return match.state


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
