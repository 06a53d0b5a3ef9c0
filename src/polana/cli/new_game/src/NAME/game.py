"""What the kernel asks of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from polana.kernel.flow import Flow
from polana.kernel.game import CHOOSE, Game, Option, Result, Setup
from polana.kernel.law import load_laws
from polana.kernel.rng import Chance, Rng

from NAME import rounds
from NAME.state import NONE, Table
from NAME.words import COINS, MOST_COINS, MOST_SEATS, SIDES, VOCABULARY

HERE: Final = Path(__file__).parent


class CLASS(Game[Table]):
    def __init__(self) -> None:
        super().__init__(
            name="NAME",
            version="1",  # of the rules: another one cannot replay records of this
            data_version="1",  # of the components
            vocabulary=VOCABULARY,
            laws=load_laws(HERE / "law.toml", "en"),
            seats=(2, MOST_SEATS),
            seat_values=SIDES,
            options=[Option("goal", [2, 3, 5], "option-NAME-goal")],  # the first value is the usual one
        )

    def new(self, setup: Setup, chance: Chance) -> Table:
        """The empty table. A seat of the setup has one of `seat_values`, or `?`: its player chooses at the table."""
        goal = setup.options["goal"]
        assert isinstance(goal, int)
        return Table(chance, [NONE if seat == CHOOSE else SIDES.index(seat) for seat in setup.seats], goal)

    def step(self, g: Table) -> Flow[None]:
        if NONE in g.sides:
            yield from rounds.choose_side(g, g.sides.index(NONE))
        elif g.first == NONE:
            rounds.roll_for_first(g)
        else:
            yield from rounds.play_round(g)

    def result(self, g: Table) -> Result | None:
        winners = [seat for seat, points in enumerate(g.points) if points >= g.goal]
        return Result(winners, g.points, "result-NAME-won", "LAW.round.3") if winners else None

    def view(self, g: Table, reader: int) -> dict[str, object]:
        """What a seat, or a spectator, may see: plain data. The page knows `sides`, `turn`, `round`, `scores` and
        `players`, and shows the rest as it is."""
        return {
            "round": g.round,
            "goal": g.goal,
            "sides": [SIDES[side] if side != NONE else None for side in g.sides],
            "scores": g.points.copy(),
            "players": [
                {
                    "coins": COINS[g.coins[seat]].text if seat == reader and g.coins[seat] != NONE else None,
                    "guess": g.guesses[seat] if g.guesses[seat] != NONE else None,
                }
                for seat in range(g.seats)
            ],
        }

    def stage(self, g: Table) -> dict[str, int]:
        """Where a match stands, for lists of tables; a game with turns adds whose `turn` it is."""
        return {"round": g.round}

    def standing(self, g: Table) -> tuple[int, list[int]]:
        """Which round it is, and everybody's points: for hints, reviews, arenas, and whoever agrees on a draw."""
        return g.round, g.points.copy()

    def imagine(self, g: Table, seat: int, rng: Rng) -> None:
        """Deal anew what the seat may not know. Only its view and the generator may decide, never the truth."""
        for other in range(g.seats):
            if other != seat and g.coins[other] != NONE:
                g.coins[other] = rng.below(MOST_COINS + 1)

    def check(self, g: Table) -> None:
        """What always holds."""
        assert all(NONE <= coins <= MOST_COINS for coins in g.coins)
        guesses = [guess for guess in g.guesses if guess != NONE]
        assert len(set(guesses)) == len(guesses)
        sides = [side for side in g.sides if side != NONE]
        assert len(set(sides)) == len(sides)
        assert max(g.points) <= g.goal


game: Final = CLASS()
