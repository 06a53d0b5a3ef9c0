"""Root as the kernel sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from polana.games.root import draft, invariants, news, position, setup, sight, turn
from polana.games.root.components import COMPETITIVE, COOPERATIVE, DECKS, NO_AUTOMATON, data_version
from polana.games.root.effects import exiles, standard
from polana.games.root.factions.registry import AUTOMATA, FACTIONS
from polana.games.root.hirelings import hiring
from polana.games.root.setup import automata_of, fits_corners
from polana.games.root.state import State
from polana.games.root.view import RootView
from polana.games.root.woodland.maps import MAPS
from polana.games.root.woodland.registry import AT_RANDOM, NO_SECOND, OF_THE_MAP, landmark_options
from polana.games.root.words import VOCABULARY
from polana.kernel.errors import SetupError
from polana.kernel.flow import Flow
from polana.kernel.game import CHOOSE, Game, Option, Result, Setup
from polana.kernel.law import load_laws
from polana.kernel.notation import Page
from polana.kernel.refusal import wrong
from polana.kernel.rng import Chance, Rng
from polana.kernel.state import State as Position

#: The decks whose cards have registered their effects.
EFFECT_FILES: Final = (standard, exiles)

#: 5.1: as many as there are factions for, and no more than six.
MOST_SEATS: Final = 6

#: Rises whenever a record of the same words could play differently.
RULES_VERSION: Final = "2"


@final
class Root(Game):
    """Root, by the Law of Root."""

    def __init__(self) -> None:
        super().__init__(
            "root",
            RULES_VERSION,
            data_version(),
            VOCABULARY,
            load_laws(Path(__file__).parent / "law.toml", "en"),
            (1, min(MOST_SEATS, len(FACTIONS))),
            list(FACTIONS),
            [
                Option("map", list(MAPS), "option-root-map"),
                Option("deck", list(DECKS), "option-root-deck"),
                Option("setup", ["standard", "advanced"], "option-root-setup"),
                *landmark_options(),
                Option("automaton", [NO_AUTOMATON, COMPETITIVE, COOPERATIVE], "option-root-automaton"),
                hiring.OPTION,
                *faction_options(),
            ],
        )

    def check_setup(self, setup: Setup) -> None:
        named = [name for name in setup.seats if name != CHOOSE]
        if len(set(named)) < len(named):
            raise SetupError("every faction can be played by one seat only", wrong("error-root-faction-twice"))
        others = [automaton.name for automaton in automata_of(setup.options)]
        if len(setup.seats) + len(others) < 2:
            raise SetupError("nobody plays root alone but against an automaton", wrong("error-root-alone", "R.J"))
        if len(setup.seats) + len(others) > MOST_SEATS:
            text = f"root is for {MOST_SEATS} players at most, an automaton among them"
            raise SetupError(text, wrong("error-root-too-many", "R.M.1", most=MOST_SEATS))
        for automaton in AUTOMATA.values():
            automaton.check_setup(setup)
        if setup.options["setup"] == "advanced":
            if 0 < len(named) < len(setup.seats):
                text = "in the advanced setup either all seats have a faction or all choose one (?)"
                raise SetupError(text, wrong("error-root-half-chosen"))
            if not named and not draft.enough_cards(len(setup.seats), others):
                text = f"there are too few factions for a draft with {len(setup.seats)} seats; name them"
                raise SetupError(text, wrong("error-root-few-factions", count=len(setup.seats)))
        elif not fits_corners([*named, *others]):
            text = "a map has four corners, and these factions want more: take the advanced setup"
            raise SetupError(text, wrong("error-root-too-many-corners", "5"))
        check_landmarks(setup)
        for name in named:
            refusal = FACTIONS[name].why_not_seat([*setup.seats, *others])
            if refusal is not None:
                raise SetupError(f"{name} cannot be played with the seats {', '.join(setup.seats)}", refusal)

    def new(self, setup_: Setup, chance: Chance) -> Position:
        return setup.new(setup_, chance)

    def step(self, state: Position) -> Flow[None]:
        assert isinstance(state, State)
        return turn.step(state)

    def result(self, state: Position) -> Result | None:
        assert isinstance(state, State)
        g = state
        if not g.won_by:
            return None
        scores = [side.score for side in g.sides[: g.seats]]
        winners = [winner for winner in g.winners if winner < g.seats]
        message = "result-root-won"
        for automaton in g.players[g.seats :]:
            message = automaton.rules.result_message(g, automaton)
        return Result(winners, scores, message, g.won_by)

    def sequel(self, setup: Setup, state: Position) -> Setup | None:
        g = root_state(state)
        for automaton in g.players[g.seats :]:
            options = automaton.rules.sequel(g, automaton)
            if options:
                return self.setup(setup.seats, {**setup.options, **options})
        return None

    def view(self, state: Position, reader: int) -> RootView:
        g = root_state(state)
        return sight.view(g, reader, [draft.pool_card(g, at) for at in range(len(g.pool))])

    def imagine(self, state: Position, seat: int, rng: Rng) -> None:
        sight.imagine(root_state(state), seat, rng)

    def moment(self, state: Position) -> tuple[int, str]:
        g = root_state(state)
        return g.turn, sight.phase_name(g)

    def take_up(self, state: Position) -> None:
        news.taken_up(root_state(state))

    def write_position(self, setup: Setup, state: Position) -> dict[str, object]:
        return position.write(setup, root_state(state))

    def read_position(self, setup: Setup, page: Page, chance: Chance) -> Position:
        return position.read(setup, page, chance)

    def check(self, state: Position) -> None:
        invariants.check(root_state(state))


def check_landmarks(setup: Setup) -> None:
    """A.5.1: one or two landmarks, each once."""
    one, two = setup.options["landmark"], setup.options["second_landmark"]
    if one == OF_THE_MAP and two != NO_SECOND:
        raise SetupError("a second landmark needs a first", wrong("error-root-second-landmark", "A.5.1"))
    if one == two != AT_RANDOM:
        raise SetupError("there is one card of each landmark", wrong("error-root-landmark-twice", "A.5.1"))


def faction_options() -> list[Option]:
    """What the factions let one choose, each option once."""
    found: dict[str, Option] = {}
    for faction in [*FACTIONS.values(), *AUTOMATA.values()]:
        for option in faction.options:
            found[option.name] = option
    return list(found.values())


def root_state(state: Position) -> State:
    assert isinstance(state, State)
    return state


game: Final = Root()
