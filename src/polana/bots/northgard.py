"""A feel for Northgard: Fame so far and Fame to be expected, land, units, resources, winter, the deck."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, final

from polana.bots.adding import added
from polana.bots.player import AnySense, Feeling, Manner, Sense
from polana.games.northgard.components import (
    ACHIEVEMENT,
    ALTAR,
    BUILDINGS,
    CARD_ACTIONS,
    CARD_DECK,
    CARD_FAME,
    CARD_FLASH,
    CARD_PLAYABLE,
    CARDS,
    FIRST_LARGE,
    FOOD,
    FORGE,
    FORTRESS,
    LARGE,
    LORE,
    SMALL,
    STONE,
    TOWER,
    TRAINING_CAMP,
    UNITS,
    UNREST,
    WOOD,
    Action,
    count_of,
    part,
)
from polana.games.northgard.pieces.control import figures, kaija_in, partner_of
from polana.games.northgard.pieces.resources import harvest_of, shown_in
from polana.games.northgard.state import ACTIONS, GAME_OVER, HARVEST, NOBODY, Player, Table
from polana.games.northgard.year.winter import cost_of
from polana.kernel.deed import opens_deed
from polana.kernel.flow import Ask

FILE: Final = Path(__file__).parent / "northgard.toml"


@final
class Weights:
    """The figures of `northgard.toml`."""

    def __init__(self, data: dict[str, Any]) -> None:
        worth: dict[str, float] = data["worth"]
        action: dict[str, float] = data["action"]
        self.rival: float = worth["rival"]
        self.land: float = worth["land"]
        self.held: float = worth["held"]
        self.yields: list[float] = [worth["food"], worth["wood"], worth["lore"]]
        self.altar: float = worth["altar"]
        self.forge: float = worth["forge"]
        self.fortress: float = worth["fortress"]
        self.tower: float = worth["tower"]
        self.camp: float = worth["camp"]
        self.small_slot: float = worth["small_slot"]
        self.large_slot: float = worth["large_slot"]
        self.opening: float = worth["opening"]
        self.unit: float = worth["unit"]
        self.unit_again: float = worth["unit_again"]
        self.danger: float = worth["danger"]
        self.resource: float = worth["resource"]
        self.spare_resource: float = worth["spare_resource"]
        self.plenty: int = int(worth["plenty"])
        self.unrest: float = worth["unrest"]
        self.hand: float = worth["hand"]
        self.offer: float = worth["offer"]
        self.first: float = worth["first"]
        self.deck: float = worth["deck"]
        self.kaija: float = worth["kaija"]
        self.unpaid: float = worth["unpaid"]
        self.lore_aim: float = worth["lore_aim"]
        self.victory: float = worth["victory"]
        self.great: list[float] = data["great"]["steps"]
        self.search: dict[str, float] = data["search"]
        #: By card: how useful it is to play.
        self.quality: list[float] = [
            added([_usefulness(one, action) for one in CARD_ACTIONS[card]])
            + (action["flash"] if CARD_FLASH[card] and CARD_PLAYABLE[card] else 0.0)
            for card in range(len(CARDS))
        ]


def _usefulness(action: Action, weight: dict[str, float]) -> float:
    if action.do == "choose":
        return 1.15 * max(_usefulness(one, weight) for one in action.of) * max(action.pick, 1)
    if action.do == "recruit":
        return weight["recruit"] * action.n
    if action.do == "move":
        return weight["move"] * (0.5 + 0.5 * action.n) + weight["points"] * action.points
    if action.do == "explore":
        return weight["explore"] + 0.3 * (action.draw - 1)
    if action.do == "build":
        return weight["build"] * action.times + 0.4 * action.discount
    if action.do == "draw":
        return weight["draw"] * action.keep
    if action.do == "collect":
        return weight["collect"] * (action.food + action.wood + action.lore)
    return weight["special"]


def load_weights(file: Path = FILE) -> Weights:
    with file.open("rb") as opened:
        return Weights(tomllib.load(opened))


@final
class NorthgardSense(Sense[Table]):
    """What a position of Northgard is worth to a seat."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.w: Weights = load_weights() if weights is None else weights

    # --- value --------------------------------------------------------------------------------------------------------

    def value(self, state: Table, seat: int) -> float:
        g = state
        if g.phase == GAME_OVER:
            won = self.w.victory if seat in g.winners else -self.w.victory
            return won + float(g.scores[seat])
        return self.compared(g, seat, [self.worth(g, player) for player in g.players])

    def values(self, state: Table, seats: int) -> list[float]:
        if state.phase == GAME_OVER:
            return [self.value(state, seat) for seat in range(seats)]
        worths = [self.worth(state, player) for player in state.players]
        return [self.compared(state, seat, worths) for seat in range(seats)]

    def compared(self, g: Table, seat: int, worths: list[float]) -> float:
        """What a seat and its partner have, less what their rivals have."""
        partner = partner_of(g, seat)
        own = rivals = 0.0
        count = 0
        for player in g.players:
            if player.seat in (seat, partner):
                own += worths[player.seat]
            else:
                rivals += worths[player.seat]
                count += 1
        return own - self.w.rival * rivals / max(count, 1)

    def worth(self, g: Table, player: Player) -> float:
        """Fame that a player has or may expect, and what may bring more."""
        w = self.w
        years = (10 if g.long_game else 7) - g.year + (1 if g.phase <= HARVEST else 0)
        value = float(player.fame) + self._lands(g, player.seat, years) + self._cards(g, player, years)
        value += self._resources(player.food) + self._resources(player.wood) + self._resources(player.lore)
        if player.upgrades and years > 2:
            value += w.lore_aim * min(player.lore, 3)
        if not player.passed:
            value += w.offer
        if g.first == player.seat:
            value += w.first
        return value

    def _resources(self, count: int) -> float:
        few = min(count, self.w.plenty)
        return self.w.resource * few + self.w.spare_resource * (count - few)

    def _lands(self, g: Table, seat: int, years: int) -> float:
        w = self.w
        chart = g.chart
        player = g.players[seat]
        value = 0.0
        great = 0
        harvest = [0, 0, 0]
        for land in chart.lands:
            if g.owner[land] != seat:
                continue
            value += w.land + self._guard(g, land, seat)
            packed = harvest_of(g, land)
            for which in range(3):
                harvest[which] += part(packed, which)
            houses = g.houses[land]
            slots = g.slots[land]
            if chart.open[land] == 0:
                value += w.held * years * (1 if chart.span(land) == 2 else 2)
                if houses >> (4 * FIRST_LARGE):
                    great += 1
            elif g.stack:
                value += w.opening * chart.span(land) / chart.open[land]
            if houses:
                value += years * (w.altar * count_of(houses, ALTAR) + w.forge * count_of(houses, FORGE))
                value += w.fortress * min(count_of(houses, FORTRESS), 1) + w.tower * min(count_of(houses, TOWER), 1)
                value += w.camp * min(count_of(houses, TRAINING_CAMP), 1)
            if slots and years > 1:
                value += w.small_slot * (part(slots, SMALL) + part(slots, STONE)) + w.large_slot * part(slots, LARGE)
        for which in range(3):
            value += w.yields[which] * harvest[which] * years
        value += self._winter(player, harvest[FOOD], harvest[WOOD], g.phase <= HARVEST)
        if not g.long_game:
            aim = len(w.great) - 1 + (2 if g.teams else 0)
            value += (
                w.great[max(0, min(great - (2 if g.teams else 0), len(w.great) - 1))] if great <= aim else w.great[-1]
            )
        return value

    def _guard(self, g: Table, land: int, seat: int) -> float:
        """Units beyond the first are worth less and less; stronger neighbours are a danger."""
        w = self.w
        here = figures(g, land)
        value = 0.0
        more = w.unit
        for _ in range(here - 1):
            value += more
            more *= w.unit_again
        if kaija_in(g, land):
            value += w.kaija
        strength = here + 2 * count_of(g.houses[land], FORTRESS) + count_of(g.houses[land], TOWER)
        worst = 0
        for other in g.chart.near[land]:
            owner = g.owner[other]
            if owner not in (NOBODY, seat):
                worst = max(worst, figures(g, other) - strength)
        return value - w.danger * worst

    def _winter(self, player: Player, food: int, wood: int, harvest_to_come: bool) -> float:
        """What the coming winter will cost, and whether it can be paid."""
        units = UNITS - player.reserve
        due_food, due_wood = cost_of(units)
        if not harvest_to_come:
            food = wood = 0
        value = -self.w.resource * (due_food + due_wood)
        if player.food + food < due_food or player.wood + wood < due_wood:
            value += self.w.unpaid
        return value

    def _cards(self, g: Table, player: Player, years: int) -> float:
        w = self.w
        value = quality = 0.0
        count = 0
        for pile in (player.deck, player.hand, player.active, player.discard):
            for card in pile:
                count += 1
                if card == UNREST:
                    value += w.unrest
                elif CARD_DECK[card] == ACHIEVEMENT:
                    value += achievement(g, player.seat, CARDS[card])
                else:
                    value += CARD_FAME[card]
                    quality += w.quality[card]
        if count:
            value += w.deck * years * quality / count
        if not player.passed and g.phase == ACTIONS:
            for card in player.hand:
                if CARD_PLAYABLE[card]:
                    value += w.hand
        return value

    # --- in thought ---------------------------------------------------------------------------------------------------

    def rests(self, state: Table, ask: Ask | None, seat: int, since: int) -> bool:
        """Where an action is over."""
        return ask is None or opens_deed(ask)

    def moment(self, state: Table) -> int:
        return state.year

    def settled(self, state: Table, ask: Ask | None, seat: int, since: int) -> bool:
        """At the start of the next year: so whoever passes early is compared with whoever has played all cards."""
        return state.year != since

    def manner(self) -> Manner:
        return Manner(self.w.search)


def achievement(g: Table, seat: int, name: str) -> float:
    """What an Achievement would bring if the game ended now."""
    total = 0
    for land in g.chart.lands:
        if g.owner[land] != seat:
            continue
        houses = g.houses[land]
        if name == "builder":
            for kind in range(len(BUILDINGS)):
                total += count_of(houses, kind) * (3 if kind >= FIRST_LARGE else 1)
        elif name == "explorer":
            total += part(g.slots[land], SMALL) + part(g.slots[land], STONE) + 3 * part(g.slots[land], LARGE)
        elif name == "food_trader":
            total += 2 * part(shown_in(g, land), FOOD)
        elif name == "wood_trader":
            total += 2 * part(shown_in(g, land), WOOD)
        elif name == "scholar":
            total += 2 * part(shown_in(g, land), LORE)
        elif name == "trapper":
            total += 3 * g.chart.dens[land]
        elif name == "warlord":
            total += g.units[land]
    return float(total)


def _sense(figures: dict[str, Any]) -> AnySense:
    return NorthgardSense(Weights(figures))


feeling: Final = Feeling(FILE, _sense)
