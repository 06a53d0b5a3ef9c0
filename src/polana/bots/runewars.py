"""A feel for Runewars: dragon runes above all, then what holds and finds them: land, units, heroes, influence."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, final

from polana.bots.adding import added
from polana.bots.player import AnySense, Feeling, Manner, Sense
from polana.bots.runewars_instinct import HOPE, STEPS, chance_of, instinct, ways_of
from polana.games.runewars.box.decks import HERO_COUNT, QUEST_AREA, REWARDS
from polana.games.runewars.components import FOOD, KIND_COUNT, OWN_KINDS, UNIT_SHAPE, WINTER, YEARS
from polana.games.runewars.heroes.quests import is_place
from polana.games.runewars.map.board import army, units_in
from polana.games.runewars.map.chart import Chart
from polana.games.runewars.map.tiles import AREA_COUNT, AREA_YIELD
from polana.games.runewars.player import NO_CARD, NOBODY, Player
from polana.games.runewars.realm import objectives
from polana.games.runewars.state import (
    CHOOSE_ORDERS,
    DRAGON_RUNE,
    GAME_OVER,
    NO_RUNE,
    RESOLVE_ORDERS,
    SEASON_CARD,
    Table,
)
from polana.games.runewars.year import victory
from polana.kernel.flow import Ask
from polana.kernel.word import Word

FILE: Final = Path(__file__).parent / "runewars.toml"

#: Dials are worth less above this many fields, influence above this many tokens.
FULL_DIAL: Final = 5
RICH: Final = 8
#: The reward that becomes a dragon rune.
SHARD: Final = REWARDS.index("timmorrans_shard")
#: How a moment is packed: the season, the phase, and how far it is within it.
SEASON_UNIT: Final = 1 << 12
PHASE_UNIT: Final = 1 << 8


@final
class Weights:
    """The figures of `runewars.toml`."""

    def __init__(self, data: dict[str, Any]) -> None:
        worth: dict[str, float] = data["worth"]
        self.rival: float = worth["rival"]
        self.dragon: float = worth["dragon"]
        self.dragon_shown: float = worth["dragon_shown"]
        self.sixth: float = worth["sixth"]
        self.claim: float = worth["claim"]
        self.false_rune: float = worth["false_rune"]
        self.near_rune: float = worth["near_rune"]
        self.near_dragon: float = worth["near_dragon"]
        self.objective: float = worth["objective"]
        self.objective_met: float = worth["objective_met"]
        self.area: float = worth["area"]
        self.city: float = worth["city"]
        self.yields: float = worth["yield"]
        self.dial: float = worth["dial"]
        self.high_dial: float = worth["high_dial"]
        self.stronghold: float = worth["stronghold"]
        self.damaged: float = worth["damaged"]
        self.development: float = worth["development"]
        shapes = [worth["triangle"], worth["rectangle"], worth["circle"], worth["hexagon"]]
        #: By kind of unit.
        self.unit: list[float] = [shapes[UNIT_SHAPE[kind]] for kind in range(KIND_COUNT)]
        self.routed: float = worth["routed"]
        self.hungry: float = worth["hungry"]
        self.danger: float = worth["danger"]
        self.influence: float = worth["influence"]
        self.rich: float = worth["rich"]
        self.tactic: float = worth["tactic"]
        self.quest: float = worth["quest"]
        self.hero: float = worth["hero"]
        self.reward: float = worth["reward"]
        self.shard: float = worth["shard"]
        self.quest_way: float = worth["quest_way"]
        self.training: float = worth["training"]
        self.damage: float = worth["damage"]
        self.title: float = worth["title"]
        self.bold_order: float = worth["bold_order"]
        self.victory: float = worth["victory"]
        self.search: dict[str, float] = data["search"]


@final
class RunewarsSense(Sense[Table]):
    """What a position of Runewars is worth to a seat."""

    def __init__(self, weights: Weights) -> None:
        self.w: Weights = weights
        #: Of the board that was looked at last: how far it is from each area to each other.
        self._chart: Chart | None = None
        self._ways: list[int] = []

    # --- value --------------------------------------------------------------------------------------------------------

    def value(self, state: Table, seat: int) -> float:
        return self.values(state, len(state.players))[seat]

    def values(self, state: Table, seats: int) -> list[float]:
        if state.phase == GAME_OVER:
            return [self.w.victory if seat in state.winners else -self.w.victory for seat in range(seats)]
        worths = [self.worth(state, player) for player in state.players]
        total = added(worths)
        return [own - self.w.rival * (total - own) / max(seats - 1, 1) for own in worths]

    def worth(self, g: Table, player: Player) -> float:
        """What a player has, and what may bring more."""
        if player.out:
            return -self.w.victory / 2.0
        w = self.w
        value = self._lands(g, player) + self._heroes(g, player.seat)
        few = min(player.influence, RICH)
        value += w.influence * few + w.rich * (player.influence - few)
        value += w.tactic * (len(player.tactics) + len(player.fresh)) + w.quest * len(player.quests)
        for shown in player.dials:
            few = min(shown, FULL_DIAL)
            value += w.dial * few + w.high_dial * (shown - few)
        for owner in g.title_owner:
            if owner == player.seat:
                value += w.title
        if player.objective != NO_CARD:
            value += w.objective_met if objectives.met(g, player.seat) else w.objective
        if player.played or player.order:
            bold = max(player.played + [player.order])
            value += w.bold_order * bold * (WINTER - g.season)
        return value

    def _lands(self, g: Table, player: Player) -> float:
        w = self.w
        seat = player.seat
        value = 0.0
        dragons = 0
        food = player.dials[FOOD]
        for area in g.chart.areas:
            if g.owner[area] != seat:
                continue
            value += w.area
            at = area * 3
            value += w.yields * (AREA_YIELD[at] + AREA_YIELD[at + 1] + AREA_YIELD[at + 2])
            if g.city[area] != NOBODY:
                value += w.city
            if g.stronghold[area] == seat:
                value += w.damaged if g.damaged[area] else w.stronghold
                if g.development[area] != NOBODY:
                    value += w.development
            rune = g.rune[area]
            if rune == DRAGON_RUNE:
                dragons += 1
                if g.rune_up[area]:
                    value += w.dragon_shown
            elif rune != NO_RUNE:
                value += w.false_rune
            here = army(g, seat, area)
            if here:
                value += self._units(g, player, area, here, food)
            value += self._border(g, seat, area, here, rune)
        value += w.dragon * dragons
        if dragons >= victory.NEEDED:
            if player.victory_on != NOBODY:
                value += w.claim
            elif g.year < YEARS:
                value += w.sixth
        return value

    def _units(self, g: Table, player: Player, area: int, here: int, food: int) -> float:
        """Units by their shapes; those that Winter will not feed count for little."""
        w = self.w
        value = 0.0
        start = area * KIND_COUNT
        first = player.faction * OWN_KINDS
        for kind in range(first, first + OWN_KINDS):
            up, down = g.standing[start + kind], g.routed[start + kind]
            if up or down:
                value += w.unit[kind] * (up + w.routed * down)
        if g.ally[area] == player.seat:
            for kind in range(4 * OWN_KINDS, KIND_COUNT):
                up, down = g.standing[start + kind], g.routed[start + kind]
                if up or down:
                    value += w.unit[kind] * (up + w.routed * down)
        if here > food:
            value *= (food + w.hungry * (here - food)) / here
        return value

    def _border(self, g: Table, seat: int, area: int, here: int, rune: int) -> float:
        """Runes within reach, and neighbours who are stronger."""
        w = self.w
        value = 0.0
        strength = here + (4 if g.stronghold[area] == seat else 0)
        worst = 0
        for other in g.chart.adjacent(area):
            owner = g.owner[other]
            if owner == NOBODY:
                if here and g.rune[other] != NO_RUNE and units_in(g, other) <= here + 1:
                    value += w.near_dragon if g.rune[other] == DRAGON_RUNE else w.near_rune
            elif owner != seat:
                worst = max(worst, army(g, owner, other) - strength)
        if worst:
            value -= w.danger * worst * (3.0 if rune == DRAGON_RUNE else 1.0)
        return value

    def _heroes(self, g: Table, seat: int) -> float:
        w = self.w
        value = 0.0
        for hero in range(HERO_COUNT):
            if g.hero_seat[hero] == seat:
                trained = g.hero_training[hero * 3] + g.hero_training[hero * 3 + 1] + g.hero_training[hero * 3 + 2]
                value += w.hero + w.training * trained + self._quest(g, seat, hero)
                for reward in g.rewards[hero]:
                    value += w.shard if reward >> 1 == SHARD else w.reward
                value += w.damage * g.hero_damage[hero]
        return value

    def _quest(self, g: Table, seat: int, hero: int) -> float:
        """A quest in hand that a hero may well fulfil, the more the sooner he can be there."""
        if self._chart is not g.chart:
            self._chart = g.chart
            self._ways = ways_of(g.chart)
        best = 0.0
        here = g.hero_area[hero]
        for quest in g.players[seat].quests:
            chance = chance_of(g, hero, quest)
            if chance < HOPE:
                continue
            goal = QUEST_AREA[quest]
            if goal >= 0:
                way = self._ways[here * AREA_COUNT + goal]
            else:
                way = 0 if is_place(g, seat, quest, here) else STEPS
            best = max(best, chance / (1 + max(0, way - 1) // STEPS))
        return self.w.quest_way * best

    # --- in thought ---------------------------------------------------------------------------------------------------

    def moment(self, state: Table) -> int:
        season = state.year * 4 + state.season
        return season * SEASON_UNIT + state.phase * PHASE_UNIT + state.at * 8 + (state.turn & 7)

    def rests(self, state: Table, ask: Ask | None, seat: int, since: int) -> bool:
        """Orders and what belongs to a turn are valued when the turn is over, other things when their part is."""
        g = state
        if ask is None or g.phase < SEASON_CARD:
            return True
        if self.moment(g) // SEASON_UNIT != since // SEASON_UNIT:
            return True
        phase = since % SEASON_UNIT // PHASE_UNIT
        if phase == CHOOSE_ORDERS:  # until one's own order has been resolved
            return g.phase == RESOLVE_ORDERS and seat in g.sequence[: g.at]
        if phase == RESOLVE_ORDERS:
            return g.at != since % PHASE_UNIT // 8
        return g.phase != phase

    def settled(self, state: Table, ask: Ask | None, seat: int, since: int) -> bool:
        """As soon as the turn or the part of the season is over: what others do afterwards only blurs the picture."""
        return self.rests(state, ask, seat, since)

    def instinct(self, state: Table, ask: Ask) -> Word | None:
        """What suggests itself where armies march and heroes go on quests."""
        return instinct(state, ask)

    def manner(self) -> Manner:
        return Manner(self.w.search)


def _sense(figures: dict[str, Any]) -> AnySense:
    return RunewarsSense(Weights(figures))


feeling: Final = Feeling(FILE, _sense)
