"""The test bench of Runewars: positions built in a few lines, and matches whose every card and choice is scripted.

    t = table("daqan", "uthuk")
    t.put(0, "1A", footman=2, knight=1)
    t.neutrals("2B", beastman=2)
    t.stronghold(1, "UA")
    t.stage(lambda g: battle(g, 0, area("UA")), fate(3, 17, 30))
    t.asked(0, "ask-runewars-retreat-to", "area:1A", "area:1B")
    t.say(0, "area:1A", 2)
    t.over()
    assert t.units("1A") == {"footman": (2, 0), "knight": (1, 0)}

`t.g` is the position, before the match and in it; `t.match` is the match, once there is one. What begins a match gives
the bench again. `t.again()` leaves the match: the next goes on from the position as it stands. `t.copy()` is another
bench with the same position, `t.clone()` one with the same match.

`table` gives the ready-made board for so many players with all home realms, and nothing on it: no neutral units, cities
or runes unless the test puts them there. Run `python -m tests.runewars.bench 2` to see which areas lie beside which. A
word is written as in a record (`"done"`, `"area:1A"`), and a number stands for `count:N`. What is not foretold does not
happen: a draw beyond the script is an error, `say` refuses what is no option, and `over` sees that nothing is left.
Every word is followed by a check of all invariants.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from polana.games.runewars import game, invariants
from polana.games.runewars.battle.abilities.base import ability_of
from polana.games.runewars.battle.battle import fight, go_on
from polana.games.runewars.battle.battlefield import Battle
from polana.games.runewars.battle.casualties import ongoing
from polana.games.runewars.battle.lineup import line_up
from polana.games.runewars.box.decks import HEROES, REWARDS, SEASON_CARDS
from polana.games.runewars.components import FACTIONS, KIND_COUNT, KINDS, ORDERS, SEASONS
from polana.games.runewars.heroes import duel, questphase
from polana.games.runewars.map import board
from polana.games.runewars.map.chart import Chart
from polana.games.runewars.map.tiles import AREAS, BORDERS, NOWHERE, TILES, cell_of
from polana.games.runewars.orders.base import rule_of
from polana.games.runewars.player import NOBODY, Player
from polana.games.runewars.seasons.base import effect_of
from polana.games.runewars.setup import laid_out
from polana.games.runewars.state import BEFORE, CHOOSE_ORDERS, GAME_OVER, RESOLVE_ORDERS, Table
from polana.games.runewars.year.course import has_supremacy
from polana.games.runewars.year.turnorder import order_of_orders
from polana.kernel.flow import Flow
from polana.kernel.game import AnyGame, Result, Setup
from polana.kernel.match import Match
from polana.kernel.rng import Chance
from polana.kernel.state import State
from tests import scene as stage
from tests.runewars.foretold import (
    Foretold,
    drawn_heroes,
    drawn_objectives,
    drawn_quests,
    drawn_rewards,
    drawn_seasons,
    drawn_tactics,
    fate,
)
from tests.runewars.setting import Setting, area

Said = stage.Said
T = TypeVar("T")

#: Where somebody may play a card, or use what he has, in the middle of something else.
WINDOWS = ("ask-runewars-tactic", "ask-runewars-counter", "ask-runewars-deed")


class Bench(Setting):
    """A position of Runewars, and the match that is played on from it."""

    @staticmethod
    def of(match: Match) -> Bench:
        """A match that there is already."""
        return Bench(state(match), match)

    # --- beginning a match ------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        assert self._match is not None, "no match has begun"
        return self._match

    def stage(self, flow: Callable[[Table], Flow[Any]], chance: Foretold | None = None) -> Bench:
        """One flow, as if an order were resolved, and nothing else: `t.stage(lambda g: harvest(g, 0))`."""
        self.g.phase = RESOLVE_ORDERS
        return self._begin(Staged(flow), chance)

    def going_on(self, chance: Foretold | None = None) -> Bench:
        """The whole game, from a position between two steps."""
        return self._begin(game, chance)

    def resolving(self, orders: Sequence[str], chance: Foretold | None = None) -> Bench:
        """The orders of all seats have just been revealed, and are resolved now."""
        g = self.g
        for player, name in zip(g.players, orders, strict=True):
            player.order = ORDERS.index(name)
            player.supremacy = has_supremacy(player)
        g.sequence = order_of_orders(g)
        g.phase, g.stage, g.at = RESOLVE_ORDERS, BEFORE, 0
        return self._begin(game, chance)

    def _begin(self, game: AnyGame, chance: Foretold | None) -> Bench:
        assert self._match is None, "a match has begun: leave it with again(), or set another bench"
        self._g.chance.script(chance or [])
        invariants.check(self._g)
        self._match = Match.of_state(game, setup_of(self._g), self._g)
        invariants.check(self.g)
        return self

    def again(self) -> Bench:
        """What was played is left; the next match begins with the position as it stands."""
        self._g, self._match = self.g, None
        return self

    def copy(self) -> Bench:
        """Another bench with the position as it stands, and no match."""
        return Bench(self.g.copy())

    def clone(self) -> Bench:
        """Another bench with the same match at the same point."""
        return Bench.of(self.match.clone())

    # --- orders and Season cards ------------------------------------------------------------------------------------

    def order(self, name: str, chance: Foretold | None = None, supremacy: bool = False, seat: int = 0) -> Bench:
        """A player resolves an order without the windows around it, with its supremacy bonus or without."""
        player = self.player(seat)
        self.g.turn = seat
        player.order, player.supremacy = ORDERS.index(name), supremacy
        return self.stage(lambda g: _effects(g, seat), chance)

    def drawn(self, card: str, chance: Foretold | None = None) -> Bench:
        """The primary effect of a Season card."""
        effect = effect_of(SEASON_CARDS.index(card))
        return self.stage(effect.resolve, chance)

    def bid(self, *bids: int) -> None:
        for seat, count in enumerate(bids):
            self.say(seat, f"influence:{count}")

    def influence(self) -> list[int]:
        return [player.influence for player in self.g.players]

    # --- battles ----------------------------------------------------------------------------------------------------

    def battle(self, where: str, chance: Foretold | None = None, turn: int = 0) -> Bench:
        """Seat 0 attacks with its force: the match stands at the first question."""
        self.g.turn = turn
        return self.stage(lambda g: fight(g, 0, area(where)), chance)

    def quick(self, where: str, chance: Foretold | None = None) -> Bench:
        """A battle in which nobody plays cards: it stands at the first question that is about something else."""
        self.battle(where, chance)
        self.calm()
        return self

    def clash(
        self,
        where: str,
        flow: Callable[[Table], Flow[Any]],
        before: Callable[[Battle], None] | None = None,
        chance: Foretold | None = None,
    ) -> Bench:
        """The units are lined up, `before` changes what it likes, and one rule is carried out."""

        def run(g: Table) -> Flow[Any]:
            line_up(g, 0, area(where))
            if before is not None:
                before(ongoing(g))
            invariants.check(g)
            return (yield from flow(g))

        return self.stage(run, chance)

    def special(
        self,
        where: str,
        unit: str,
        side: int = 0,
        before: Callable[[Battle], None] | None = None,
        chance: Foretold | None = None,
    ) -> Bench:
        """The units are lined up, and a type of unit has drawn a special symbol."""
        return self.clash(where, lambda g: ability_of(KINDS.index(unit)).resolve(g, side), before, chance)

    # --- heroes -----------------------------------------------------------------------------------------------------

    def quest_phase(self, *seats: int, chance: Foretold | None = None) -> Bench:
        """The Quest phase of these seats; the windows for Tactics cards are passed by."""
        self.stage(lambda g: _quest_phase(g, seats or (0,)), chance)
        self.calm()
        return self

    def acting(self, name: str, action: str, chance: Foretold | None = None) -> Bench:
        """One hero's action."""
        self.stage(lambda g: questphase.action(g, who(name)), chance)
        ask = self.match.ask
        if ask is not None and ask.about == "ask-runewars-quest-action":
            self.say(ask.seat, action)
        self.calm()
        return self

    def challenging(self, name: str, other: str, chance: Foretold | None = None) -> Bench:
        """A duel from the challenge on."""
        return self.stage(lambda g: duel.challenge(g, who(name), who(other)), chance)

    def duelling(self, name: str, other: str, chance: Foretold | None = None) -> Bench:
        """A duel that nobody gets out of; the windows for Tactics cards are passed by."""
        self.challenging(name, other, chance)
        ask = self.match.ask
        if ask is not None and ask.about == "ask-runewars-evade":
            self.say(ask.seat, "skip")
        self.calm()
        return self

    # --- playing ----------------------------------------------------------------------------------------------------

    def calm(self) -> None:
        """Nobody plays anything: the windows are passed by, until somebody is asked something else."""
        while (ask := self.match.ask) is not None and ask.about in WINDOWS:
            self.say(ask.seat, "done")

    def tell(self, seat: int, *said: Said) -> None:
        """Say words one after the other, past the windows in between."""
        for each in said:
            self.calm()
            self.say(seat, each)
        self.calm()

    def until(self, said: str) -> None:
        """The windows are passed by until this word is an option."""
        while not self.may(said):
            ask = self.match.ask
            assert ask is not None, f"{said} was never an option"
            assert ask.about in WINDOWS, f"{said} was not an option before {ask.about}"
            self.say(ask.seat, "done")

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
        """What the news of one kind say, in order: `t.told("dial")[0]["value"]`."""
        return self.news_of(f"news-runewars-{kind}")

    def outcome(self) -> Any:
        """What the flow of a scene gave."""
        assert isinstance(self.match.game, Staged)
        return self.match.game.outcome

    def units(self, where: str) -> dict[str, tuple[int, int]]:
        """What stands and lies in an area: `{"footman": (2, 0)}`."""
        return _counts(self.g.standing, self.g.routed, area(where))

    def owner(self, where: str) -> int | None:
        """Who controls an area."""
        found = self.g.owner[area(where)]
        return None if found == NOBODY else found

    def field(self) -> Battle:
        found = self.g.battle
        assert found is not None
        return found

    def line(self, side: int) -> dict[str, tuple[int, int]]:
        """What stands and lies on a side of the battle: `{"archer": (2, 1)}`."""
        found = self.field()
        return _counts(found.standing, found.routed, side)

    def wounds(self, side: int) -> list[tuple[str, int]]:
        """The damaged units of a side with their damage."""
        found = [figure for figure in sorted(self.field().wounds) if (figure >> 5) // KIND_COUNT == side]
        return [(KINDS[(figure >> 5) % KIND_COUNT], figure & 15) for figure in found]

    def where(self, name: str) -> str | None:
        """The area where a hero is."""
        at = self.g.hero_area[who(name)]
        return None if at < 0 else AREAS[at]

    def damage(self, name: str) -> int:
        return self.g.hero_damage[who(name)]

    def rewards(self, name: str) -> list[str]:
        """The rewards of a hero, those that lie open with a star."""
        found = self.g.rewards[who(name)]
        return sorted(REWARDS[reward >> 1] + ("*" if reward & 1 else "") for reward in found)


def _counts(standing: Sequence[int], routed: Sequence[int], row: int) -> dict[str, tuple[int, int]]:
    start = row * KIND_COUNT
    found = {KINDS[kind]: (standing[start + kind], routed[start + kind]) for kind in range(KIND_COUNT)}
    return {name: counts for name, counts in found.items() if counts != (0, 0)}


def _effects(g: Table, seat: int) -> Flow[None]:
    player = g.players[seat]
    rule = rule_of(player.order)
    done = False
    while not done:
        done = yield from fought_out(g, rule.primary(g, seat))
    done = not player.supremacy
    while not done:
        done = yield from fought_out(g, rule.supremacy(g, seat))


def fought_out(g: Table, flow: Flow[T]) -> Flow[T]:
    """A rule, and the battle to which it leads, as the next steps of a match would fight it."""
    found = yield from flow
    while g.battle is not None:
        yield from go_on(g)
    return found


def _quest_phase(g: Table, seats: tuple[int, ...]) -> Flow[None]:
    questphase.begin(g)
    for seat in seats:
        done = False
        while not done:
            done = yield from questphase.act(g, seat)


def table(
    *factions: str,
    season: str = "spring",
    year: int = 1,
    first: int = 0,
    explore: bool = False,
    tiles: Sequence[tuple[str, int, int, int]] = (),
) -> Bench:
    """The board with home realms and nothing on it, when orders are to be chosen; all cards are in their decks.

    `tiles` replaces the ready-made board: (tile, q, r, rotation) each, home realms included.
    """
    g = Table(Chance(1))
    g.explore = explore
    for seat, name in enumerate(factions):
        player = Player(seat)
        player.faction = FACTIONS.index(name)
        g.players.append(player)
    laid_out.ready(g, _built(tiles) if tiles else None)
    for deck in (g.fate, g.quest_deck, g.reward_deck, g.tactics_deck, g.hero_deck, g.tokens_near, g.tokens_far):
        deck.sort()
    for deck in g.objective_decks + g.season_decks:
        deck.sort()
    g.chance = Chance(1)
    g.phase = CHOOSE_ORDERS
    g.first = first
    g.year, g.season = year, SEASONS.index(season)
    for at in g.chart.areas:
        board.settle(g, at)
    return Bench(g)


def _built(tiles: Sequence[tuple[str, int, int, int]]) -> Chart:
    chart = Chart()
    for name, q, r, rotation in tiles:
        chart = chart.laid(TILES.index(name), rotation, cell_of(q, r))
    return chart


def realm(*factions: str, tokens: int = 5) -> Bench:
    """A table of players with influence to bid."""
    t = table(*(factions or ("daqan", "uthuk")))
    for player in t.g.players:
        player.influence = tokens
    return t


def begin(seats: Sequence[str] | int, chance: Foretold | None = None, **options: bool) -> Bench:
    """A match from the empty table; without `chance` nothing is scripted."""
    setup = game.setup(seats, dict(options))
    if chance is None:
        return Bench.of(Match(game, setup, 1))
    g = game.new(setup, Chance(1))
    assert isinstance(g, Table)
    g.chance.script(chance)
    return Bench.of(Match.of_state(game, setup, g))


def setup_of(g: Table) -> Setup:
    options: dict[str, bool | int | str] = {"explore": g.explore, "ready_made": g.ready_made}
    return Setup([FACTIONS[player.faction] for player in g.players], options)


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


# --- pieces by their names --------------------------------------------------------------------------------------------


def who(name: str) -> int:
    return HEROES.index(name)


def card(name: str) -> int:
    return REWARDS.index(name)


def wound(battle: Battle, side: int, unit: str, damage: int, down: bool = False) -> None:
    """A unit in the battle has damage already; `down`: and was routed in this battle."""
    line = side * KIND_COUNT + KINDS.index(unit)
    if down:
        lay(battle, side, unit)
    battle.wounds.append((line * 2 + down) * 16 + damage)


def lay(battle: Battle, side: int, unit: str) -> None:
    """A unit was routed earlier in this battle."""
    line = side * KIND_COUNT + KINDS.index(unit)
    battle.standing[line] -= 1
    battle.routed[line] += 1


def main(players: int) -> None:
    """Print which areas lie beside which on the board of `table`, and over which borders."""
    chart = table(*FACTIONS[:players]).g.chart
    for at in chart.areas:
        beside = []
        for side in range(6):
            other, wall = chart.near[at * 6 + side], chart.walls[at * 6 + side]
            if other != NOWHERE:
                beside.append(AREAS[other] + ("" if not wall else f" ({BORDERS[wall]})"))
        print(f"{AREAS[at]}: {', '.join(beside)}")


__all__ = [
    "WINDOWS",
    "Bench",
    "Foretold",
    "Said",
    "Staged",
    "area",
    "begin",
    "card",
    "drawn_heroes",
    "drawn_objectives",
    "drawn_quests",
    "drawn_rewards",
    "drawn_seasons",
    "drawn_tactics",
    "fate",
    "lay",
    "realm",
    "setup_of",
    "state",
    "table",
    "who",
    "wound",
]

if __name__ == "__main__":
    main(int(sys.argv[1]))
