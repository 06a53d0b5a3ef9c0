"""Runewars as the kernel sees it: setup, steps, results, views."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from polana.games.runewars import chapters, imagining, invariants, position, sight, untimely
from polana.games.runewars.box import sources, wording
from polana.games.runewars.components import BOX, DATA_VERSION, FACTIONS
from polana.games.runewars.player import Player
from polana.games.runewars.realm import runes
from polana.games.runewars.scene import describe
from polana.games.runewars.state import GAME_OVER, RESOLVE_ORDERS, Table
from polana.games.runewars.view import RunewarsView
from polana.games.runewars.words import VOCABULARY
from polana.games.runewars.year import course
from polana.kernel.errors import SetupError
from polana.kernel.flow import Flow
from polana.kernel.game import CHOOSE, Game, Option, Result, Sentence, Setup
from polana.kernel.law import load_laws
from polana.kernel.notation import Page
from polana.kernel.refusal import Refusal, wrong
from polana.kernel.rng import Chance, Rng
from polana.kernel.shelf.box import Box
from polana.kernel.shelf.scene import Scene
from polana.kernel.word import Word

VERSION: Final = "2"  # of the rules: a record says under which version it was played
CHAPTERS: Final = chapters.__all__  # they have registered themselves
MIN_SEATS: Final = 2  # RW.overview.1
MAX_SEATS: Final = 4


@final
class Runewars(Game[Table]):
    """Runewars, revised edition, for 2 to 4 players, with the exploration tokens."""

    def __init__(self) -> None:
        super().__init__(
            "runewars",
            VERSION,
            DATA_VERSION,
            VOCABULARY,
            load_laws(Path(__file__).parent / "law.toml", "en"),
            (MIN_SEATS, MAX_SEATS),
            FACTIONS,
            [
                Option("explore", [False, True], "option-runewars-explore"),
                Option("ready_made", [False, True], "option-runewars-ready-made"),
            ],
        )

    def box(self) -> Box:
        return BOX

    def check_setup(self, setup: Setup) -> None:
        named = [name for name in setup.seats if name != CHOOSE]
        if len(set(named)) != len(named):
            reason = wrong("error-runewars-faction-twice", "RW.setup.2")
            raise SetupError("no faction can be played twice (RW.setup.2)", reason)

    def house_made(self) -> list[Word]:
        return sources.house_made()

    def retold(self) -> dict[Word, list[Sentence]]:
        return wording.retold()

    def new(self, setup: Setup, chance: Chance) -> Table:
        g = Table(chance)
        g.explore = bool(setup.options["explore"])
        g.ready_made = bool(setup.options["ready_made"])
        for seat, name in enumerate(setup.seats):
            player = Player(seat)
            if name != CHOOSE:
                player.faction = FACTIONS.index(name)
                g.seat_of[player.faction] = seat
            g.players.append(player)
        return g

    def step(self, state: Table) -> Flow[None]:
        return course.step(state)

    def result(self, state: Table) -> Result | None:
        if state.phase != GAME_OVER:
            return None
        return Result(state.winners, self.standing(state)[1], "result-runewars-runes", state.won_by)

    def view(self, state: Table, reader: int) -> RunewarsView:
        return sight.view(state, reader)

    def imagine(self, state: Table, seat: int, rng: Rng) -> None:
        imagining.imagine(state, seat, rng)

    def deal_anew(self, state: Table, eyes: list[int], rng: Rng) -> None:
        imagining.deal_anew(state, eyes, rng)

    def moment(self, state: Table) -> tuple[int, str]:
        return state.turn, sight.PHASES[state.phase]

    def stage(self, state: Table) -> dict[str, int]:
        return {"year": state.year, "turn": state.turn}

    def standing(self, state: Table) -> tuple[int, list[int]]:
        return state.year, [runes.dragons_of(state, player.seat) for player in state.players]

    def describe(self, state: Table, scene: Scene) -> None:
        describe(state, scene)

    def shown(self, state: Table, seat: int) -> int:
        """Dragon runes that lie face up."""
        return runes.dragons_shown(state, seat)

    def lone_turn(self, state: Table) -> tuple[int, int] | None:
        """While orders are carried out, one after the other."""
        return (state.turn, state.year * 4 + state.season) if state.phase == RESOLVE_ORDERS else None

    def take_up(self, state: Table) -> None:
        course.take_up(state)

    def write_position(self, setup: Setup, state: Table) -> dict[str, object]:
        return position.write(state, self.new(setup, Chance()))

    def read_position(self, setup: Setup, page: Page, chance: Chance) -> Table:
        return position.read(self.new(setup, chance), page)

    def why_not_now(self, state: Table, seat: int, word: Word) -> Refusal | None:
        return untimely.why_not_now(state, seat, word)

    def check(self, state: Table) -> None:
        invariants.check(state)
