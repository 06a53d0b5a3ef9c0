"""Root as the kernel sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from polana.games.root import draft, invariants, news, position, setup, sight, turn, untimely
from polana.games.root.components import COMPETITIVE, COOPERATIVE, DECKS, NO_AUTOMATON, data_version
from polana.games.root.effects import exiles, standard
from polana.games.root.factions.registry import AUTOMATA, FACTIONS
from polana.games.root.hirelings import hiring
from polana.games.root.scene import describe
from polana.games.root.setup import automata_of, fits_corners
from polana.games.root.state import State
from polana.games.root.view import RootView
from polana.games.root.woodland.maps import MAPS
from polana.games.root.woodland.registry import AT_RANDOM, NO_SECOND, OF_THE_MAP, landmark_options
from polana.games.root.words import VOCABULARY
from polana.kernel.errors import SetupError
from polana.kernel.flow import Flow, Implied
from polana.kernel.game import CHOOSE, Game, Option, Result, Setup
from polana.kernel.law import load_laws
from polana.kernel.notation import Page
from polana.kernel.refusal import Refusal, wrong
from polana.kernel.rng import Chance, Rng
from polana.kernel.shelf.scene import Scene
from polana.kernel.word import Word

#: The decks whose cards have registered their effects.
EFFECT_FILES: Final = (standard, exiles)

#: 5.1: as many as there are factions for, and no more than six.
MOST_SEATS: Final = 6

#: Rises whenever a record of the same words could play differently.
RULES_VERSION: Final = "3"


@final
class Root(Game[State]):
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

    def new(self, setup_: Setup, chance: Chance) -> State:
        return setup.new(setup_, chance)

    def step(self, state: State) -> Flow[None]:
        return turn.step(state)

    def result(self, state: State) -> Result | None:
        if not state.won_by:
            return None
        scores = self.standing(state)[1]
        winners = [winner for winner in state.winners if winner < state.seats]
        message = "result-root-won"
        for automaton in state.players[state.seats :]:
            message = automaton.rules.result_message(state, automaton)
        return Result(winners, scores, message, state.won_by)

    def sequel(self, setup: Setup, state: State) -> Setup | None:
        for automaton in state.players[state.seats :]:
            options = automaton.rules.sequel(state, automaton)
            if options:
                return self.setup(setup.seats, {**setup.options, **options})
        return None

    def view(self, state: State, reader: int) -> RootView:
        return sight.view(state, reader, [draft.pool_card(state, at) for at in range(len(state.pool))])

    def imagine(self, state: State, seat: int, rng: Rng) -> None:
        sight.imagine(state, seat, rng)

    def heed(self, state: State, eyes: list[int], implied: list[Implied]) -> None:
        sight.keep_promises(state, eyes, implied)

    def deal_anew(self, state: State, eyes: list[int], rng: Rng) -> None:
        sight.deal_anew(state, eyes, rng)

    def moment(self, state: State) -> tuple[int, str]:
        return state.turn, sight.phase_name(state)

    def stage(self, state: State) -> dict[str, int]:
        return {"round": state.round, "turn": state.turn}

    def standing(self, state: State) -> tuple[int, list[int]]:
        return state.round, [side.score for side in state.sides[: state.seats]]

    def describe(self, state: State, scene: Scene) -> None:
        describe(state, scene)

    def take_up(self, state: State) -> None:
        news.taken_up(state)

    def write_position(self, setup: Setup, state: State) -> dict[str, object]:
        return position.write(setup, state)

    def read_position(self, setup: Setup, page: Page, chance: Chance) -> State:
        return position.read(setup, page, chance)

    def why_not_now(self, state: State, seat: int, word: Word) -> Refusal | None:
        return untimely.why_not_now(state, seat, word)

    def check(self, state: State) -> None:
        invariants.check(state)


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


game: Final = Root()
