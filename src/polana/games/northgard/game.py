"""Northgard as the kernel sees it: setup, steps, results, views."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from polana.games.northgard import invariants, news, position, sight, untimely
from polana.games.northgard.components import CLANS, DATA_VERSION
from polana.games.northgard.scene import describe, lone_turn
from polana.games.northgard.setup import lay_out_table
from polana.games.northgard.state import Player, Table
from polana.games.northgard.view import NorthView
from polana.games.northgard.words import VOCABULARY
from polana.games.northgard.year import course as year
from polana.games.northgard.year import endgame
from polana.kernel.errors import SetupError
from polana.kernel.flow import Flow
from polana.kernel.game import CHOOSE, Game, Option, Result, Setup
from polana.kernel.law import load_laws
from polana.kernel.notation import Page
from polana.kernel.refusal import Refusal, wrong
from polana.kernel.rng import Chance, Rng
from polana.kernel.shelf.scene import Scene
from polana.kernel.word import Word

VERSION: Final = "1"  # of the rules: a record says under which version it was played
MIN_SEATS: Final = 2  # NG.setup.0
MAX_SEATS: Final = 5
TEAM_SEATS: Final = 4  # NG.variant.team.1


@final
class Northgard(Game[Table]):
    """Northgard: Uncharted Lands, for 2 to 5 players, with the Creatures module and all variants."""

    def __init__(self) -> None:
        super().__init__(
            "northgard",
            VERSION,
            DATA_VERSION,
            VOCABULARY,
            load_laws(Path(__file__).parent / "law.toml", "en"),
            (MIN_SEATS, MAX_SEATS),
            CLANS,
            [
                Option("creatures", [False, True], "option-northgard-creatures"),
                Option("more_creatures", [False, True], "option-northgard-more-creatures"),
                Option("long_game", [False, True], "option-northgard-long-game"),
                Option("teams", [False, True], "option-northgard-teams"),
            ],
        )

    def check_setup(self, setup: Setup) -> None:
        named = [name for name in setup.seats if name != CHOOSE]
        if len(set(named)) != len(named):
            reason = wrong("error-northgard-clan-twice", "NG.setup.h")
            raise SetupError("no clan can be played twice (NG.setup.h)", reason)
        if setup.options["teams"] and len(setup.seats) != TEAM_SEATS:
            reason = wrong("error-northgard-teams-of-two", "NG.variant.team.1")
            raise SetupError("the team game is for exactly four players (NG.variant.team.1)", reason)
        if setup.options["more_creatures"] and not setup.options["creatures"]:
            reason = wrong("error-northgard-no-creatures", "NG.creatures.more.0")
            raise SetupError("more_creatures needs creatures (NG.creatures.more.0)", reason)

    def new(self, setup: Setup, chance: Chance) -> Table:
        g = Table(chance)
        g.creatures_on = setup.options["creatures"] is True
        g.more_creatures = setup.options["more_creatures"] is True
        g.long_game = setup.options["long_game"] is True
        g.teams = setup.options["teams"] is True
        for seat, name in enumerate(setup.seats):
            player = Player(seat)
            if name != CHOOSE:
                player.clan = CLANS.index(name)
                player.colour = seat
            g.players.append(player)
        lay_out_table(g)
        return g

    def step(self, state: Table) -> Flow[None]:
        return year.step(state)

    def result(self, state: Table) -> Result | None:
        return endgame.result(state)

    def view(self, state: Table, reader: int) -> NorthView:
        return sight.view(state, reader)

    def imagine(self, state: Table, seat: int, rng: Rng) -> None:
        sight.imagine(state, seat, rng)

    def deal_anew(self, state: Table, eyes: list[int], rng: Rng) -> None:
        sight.deal_anew(state, eyes, rng)

    def moment(self, state: Table) -> tuple[int, str]:
        return state.turn, sight.PHASES[state.phase]

    def stage(self, state: Table) -> dict[str, int]:
        return {"year": state.year, "turn": state.turn}

    def standing(self, state: Table) -> tuple[int, list[int]]:
        """The year and everybody's Fame, without what is counted at the end only."""
        return state.year, [player.fame for player in state.players]

    def describe(self, state: Table, scene: Scene) -> None:
        describe(state, scene)

    def counted(self, state: Table, seat: int) -> int:
        """In the last year with what is counted only at the end."""
        if self.result(state) is None and self.may_end(state):
            return endgame.score(state, seat)
        return super().counted(state, seat)

    def may_end(self, state: Table) -> bool:
        return state.year >= endgame.last_year(state)

    def lone_turn(self, state: Table) -> tuple[int, int] | None:
        return lone_turn(state)

    def take_up(self, state: Table) -> None:
        news.taken_up(state)

    def turn_ended(self, before: Table, after: Table) -> bool:
        """NG.actions.pass.5: when all others have passed, a player takes one turn after the other."""
        going_on = after.main_played or after.flash_played
        return self.moment(before) != self.moment(after) or not going_on

    def write_position(self, setup: Setup, state: Table) -> dict[str, object]:
        return position.write(state, self.new(setup, Chance()))

    def read_position(self, setup: Setup, page: Page, chance: Chance) -> Table:
        return position.read(self.new(setup, chance), page)

    def why_not_now(self, state: Table, seat: int, word: Word) -> Refusal | None:
        return untimely.why_not_now(state, seat, word)

    def check(self, state: Table) -> None:
        invariants.check(state)
