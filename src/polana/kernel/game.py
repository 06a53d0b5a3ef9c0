"""Game: what a game must offer, and the registry of games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, final

from polana.kernel import brought, mypyc_attr
from polana.kernel.errors import PolanaError, PositionError, SetupError
from polana.kernel.flow import Flow, Implied
from polana.kernel.law import Law
from polana.kernel.notation import Page
from polana.kernel.refusal import Arg, Refusal, wrong
from polana.kernel.rng import Chance, Rng
from polana.kernel.shelf.box import Box
from polana.kernel.shelf.scene import Scene
from polana.kernel.state import State
from polana.kernel.word import Vocabulary, Word

Value = bool | int | str
#: A sentence made of messages with their arguments: how it begins, and the things that it lists.
Sentence = list[tuple[str, dict[str, Arg]]]


@final
class Option:
    """One setting of a game's setup: its allowed values, the first of which is the default.

    A *free* one takes any other word too, which the game understands or refuses (`check_setup`).
    """

    def __init__(self, name: str, values: Sequence[Value], about: str, free: bool = False) -> None:
        self.name: str = name
        self.values: list[Value] = list(values)
        self.about: str = about
        self.free: bool = free
        texts = [written(value) for value in self.values]
        _need_plain(name, *texts)
        if not texts or len(set(texts)) != len(texts):
            raise ValueError(f"option {name} needs values that are written differently, not {texts}")

    @property
    def default(self) -> Value:
        return self.values[0]

    def read(self, text: str) -> Value:
        """The value that this text stands for."""
        for value in self.values:
            if written(value) == text:
                return value
        if self.free and text.split() == [text]:
            return text
        raise self.bad(text)

    def allows(self, value: Value) -> bool:
        """Is this a value of the option? 1 == True in Python, but a setup distinguishes a number from a switch."""
        if self.free and isinstance(value, str) and value.split() == [value]:
            return True
        return any(value == allowed and type(value) is type(allowed) for allowed in self.values)

    def bad(self, text: str) -> SetupError:
        """What is wrong with a value written like this."""
        allowed = ", ".join(map(written, self.values))
        reason = wrong("error-kernel-no-value", name=self.name, values=allowed, text=text)
        return SetupError(f"{self.name} can be {allowed}; not {text!r}", reason)


def written(value: Value) -> str:
    """A value as records and command lines write it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _need_plain(*texts: str) -> None:
    """What stands in a record must be one word: parts of a line are set off by spaces."""
    for text in texts:
        if text.split() != [text]:
            raise ValueError(f"{text!r} cannot be written in a record: it has to be one word")


@final
class Setup:
    """Who sits at the table and what is played: one entry per seat (a clan, a faction; `?` chooses at the table)."""

    def __init__(self, seats: Sequence[str], options: dict[str, Value] | None = None) -> None:
        self.seats: list[str] = list(seats)
        self.options: dict[str, Value] = dict(options or {})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.seats == other.seats and self.options == other.options

    def __hash__(self) -> int:
        return hash(tuple(self.seats))


#: A seat whose player chooses its clan or faction at the table.
CHOOSE = "?"


@final
class Result:
    """How a match ended: who won (several share a victory), with what scores, and by which paragraph."""

    def __init__(self, winners: Sequence[int], scores: Sequence[int], message: str, law: str) -> None:
        self.winners: list[int] = list(winners)
        self.scores: list[int] = list(scores)
        self.message: str = message
        self.law: str = law

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, scores={self.scores}, law={self.law})"


#: The state of a game.
S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """What the kernel asks of a game. A game object holds no match: everything of a match is in its state.

    `S` is the state of the game: what the kernel hands to it is its own. Who holds any game at all calls it `AnyGame`.
    """

    def __init__(
        self,
        name: str,
        version: str,
        data_version: str,
        vocabulary: Vocabulary,
        laws: dict[str, Law],
        seats: tuple[int, int],
        seat_values: Sequence[str],
        options: Sequence[Option],
        unfinished: bool = False,
    ) -> None:
        _need_plain(name, version, data_version, *seat_values)
        self.name: str = name
        self.version: str = version
        self.data_version: str = data_version
        self.vocabulary: Vocabulary = vocabulary
        self.laws: dict[str, Law] = laws
        self.min_seats: int = seats[0]
        self.max_seats: int = seats[1]
        self.seat_values: list[str] = list(seat_values)
        self.options: list[Option] = list(options)
        #: Are some of its rules still missing? Then the table does not offer it.
        self.unfinished: bool = unfinished

    def setup(self, seats: Sequence[str] | int, options: dict[str, Value]) -> Setup:
        """A complete, checked setup: every option has a value, every seat a name that exists."""
        names = [CHOOSE] * seats if isinstance(seats, int) else list(seats)
        if not self.min_seats <= len(names) <= self.max_seats:
            text = f"{self.name} is for {self.min_seats} to {self.max_seats} seats, not {len(names)}"
            reason = wrong("error-kernel-seat-count", least=self.min_seats, most=self.max_seats, count=len(names))
            raise SetupError(text, reason)
        for name in names:
            if name != CHOOSE and name not in self.seat_values:
                text = f"{name!r} is no seat of {self.name}; choose from {', '.join([*self.seat_values, CHOOSE])}"
                raise SetupError(text, wrong("error-kernel-no-side", name=name))
        known = {option.name: option for option in self.options}
        for key in options:
            if key not in known:
                text = f"{self.name} has no option {key!r}; it has {', '.join(known) or 'none'}"
                raise SetupError(text, wrong("error-kernel-no-option", name=key))
        values: dict[str, Value] = {}
        for option in self.options:
            value = options.get(option.name, option.default)
            if not option.allows(value):
                raise option.bad(written(value))
            values[option.name] = value
        setup = Setup(names, values)
        self.check_setup(setup)
        return setup

    def check_setup(self, setup: Setup) -> None:
        """Raise `SetupError` for combinations that the game does not allow."""

    def box(self) -> Box | None:
        """Where somebody who owns the printed game may put its figures, if the game lets him."""
        return None

    def house_made(self) -> list[Word]:
        """Cards and tokens that are ours, because no source prints them: people are shown which."""
        return []

    def retold(self) -> dict[Word, list[Sentence]]:
        """Cards of a table that somebody who owns the printed game has replaced: what the replacements say. All others
        do what the `.text` of their messages says."""
        return {}

    @abstractmethod
    def new(self, setup: Setup, chance: Chance) -> S:
        """The empty table, where `chance` shuffles. The first steps carry out the setup, with its choices."""

    @abstractmethod
    def step(self, state: S) -> Flow[None]:
        """Go on by one step. Between steps everything that matters is in the state."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """None while the match goes on. Looked at between steps."""

    def sequel(self, setup: Setup, state: S) -> Setup | None:
        """The setup of the match that follows this one, which is over, where a game links matches (a campaign)."""
        return None

    @abstractmethod
    def view(self, state: S, reader: int) -> Mapping[str, object]:
        """What a seat (or `SPECTATOR`) may see, as plain JSON data."""

    @abstractmethod
    def imagine(self, state: S, seat: int, rng: Rng) -> None:
        """Re-deal, in place, all that the seat may not know; `view` for the seat stays the same to the byte.

        The outcome depends on the seat's view and the generator only, never on the truth: gather the hidden things,
        sort them, then deal. Called in the middle of steps too.
        """

    def heed(self, state: S, eyes: list[int], implied: list[Implied]) -> None:
        """After a new deal: make it agree with what everybody knows because of what is being asked now.

        Only a game whose asks say what they imply (`Ask.implies`) has anything to do.
        """
        return

    def deal_anew(self, state: S, eyes: list[int], rng: Rng) -> None:
        """The same for several seats together: what any of them knows stays, all else that is hidden is dealt anew.

        A table calls it where somebody may know more than he should: with all seats but one that has changed hands, or
        with all of them, after words that were followed by a die or a draw were taken back. A game with face-down piles
        has to say what the eyes of several seats leave; where it does not, they stay as they lie.
        """
        if len(eyes) == 1:
            self.imagine(state, eyes[0], rng)

    def write_position(self, setup: Setup, state: S) -> dict[str, object]:
        """What is where in a state between two steps, as plain data: only what differs from the start."""
        raise PositionError(f"positions of {self.name} cannot be written", wrong("error-position-none", game=self.name))

    def read_position(self, setup: Setup, page: Page, chance: Chance) -> S:
        """The state that `write_position` has described, or a person has; takes from the page all that it knows."""
        raise PositionError(f"positions of {self.name} cannot be read", wrong("error-position-none", game=self.name))

    def moment(self, state: S) -> tuple[int, str]:
        """Whose turn it is and in which phase, where the game has turns and phases."""
        return (0, "")

    def stage(self, state: S) -> dict[str, int]:
        """Where a match stands, for lists of tables: its `round` or `year`, and the seat whose `turn` it is.

        Only what the game has; a `turn` of -1 is nobody's.
        """
        return {}

    def standing(self, state: S) -> tuple[int, list[int]]:
        """Which round or year it is (0: the game counts none), and what each seat has scored so far (empty: likewise).

        Looked at to tell whether a match stands still, and told when its players agree on a draw.
        """
        return (0, [])

    def scored(self, state: S, seats: int) -> list[int]:
        """What each seat has scored so far: nothing in a game that counts no points before its end."""
        scores = self.standing(state)[1]
        return list(scores) if scores else [0] * seats

    # --- what is thought and said about a match (hints, reviews, puzzles) -------------------------------------------

    def scene(self, state: S, seats: int) -> Scene:
        """What lies where, in the same words for every game."""
        scene = Scene(self.scored(state, seats))
        self.describe(state, scene)
        return scene

    def describe(self, state: S, scene: Scene) -> None:
        """Fill in who rules which place and what there is of pieces and cards. General: only the points are known."""
        return

    def counted(self, state: S, seat: int) -> int:
        """What a seat has scored: at the end the result, before it what is counted so far."""
        result = self.result(state)
        return self.scored(state, seat + 1)[seat] if result is None else result.scores[seat]

    def shown(self, state: S, seat: int) -> int:
        """What all can see that a seat has scored."""
        return self.counted(state, seat)

    def may_end(self, state: S) -> bool:
        """Can the match end with this turn? General: it may with any."""
        return True

    def lone_turn(self, state: S) -> tuple[int, int] | None:
        """A turn in which nobody comes between: the seat that has it, and a number that tells it from its others.

        None: this is no such turn. General: every turn is one.
        """
        return self.moment(state)[0], self.standing(state)[0]

    def take_up(self, state: S) -> None:
        """A match begins with this state, perhaps in the middle of a turn: open the scopes of what is told next."""

    def why_not_now(self, state: S, seat: int, word: Word) -> Refusal | None:
        """What a word of this seat's own needs, and when it is asked for: for somebody who says it at another time.

        It may tell only what the seat knows. None: nothing better than that another question is asked.
        """
        return None

    def turn_ended(self, before: S, after: S) -> bool:
        """Is it another turn at the beginning of the later of two steps? General: it is another player's."""
        return self.moment(before)[0] != self.moment(after)[0]

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise `AssertionError` if an invariant is broken (pieces conserved, limits kept). For tests."""


#: A game, whatever its state is.
AnyGame = Game[Any]

_GAMES: dict[str, AnyGame] = {}

#: Where packages say which games they bring: `name = "package.module:game"`.
ENTRY_POINTS: Final = "polana.games"


def register(game: AnyGame) -> None:
    """Make known a game that no installed package brings (a test, a notebook)."""
    if _GAMES.setdefault(game.name, game) is not game:
        raise PolanaError(f"there is another game {game.name!r}")


def games() -> dict[str, AnyGame]:
    """All games that are installed, by name. Others can add theirs through the entry point `polana.games`.

    One that is broken is left out, and takes no other with it: `brought.broken()` says why.
    """
    for name in brought.names(ENTRY_POINTS):
        try:
            find(name)
        except brought.Broken:
            continue
    return {name: _GAMES[name] for name in sorted(_GAMES)}


def find(name: str) -> AnyGame:
    """Load the game of that name, and no other; the error names those there are."""
    if name not in _GAMES:
        game = brought.load(ENTRY_POINTS, name)
        if isinstance(game, Game):
            if game.name != name:
                raise brought.refuse(ENTRY_POINTS, name, f"the name of that game is {game.name}")
            _GAMES[name] = game
        elif game is not None:
            raise brought.refuse(ENTRY_POINTS, name, f"it is no Game but a {type(game).__name__}")
    found = _GAMES.get(name)
    if found is None:
        known = sorted({*_GAMES, *brought.names(ENTRY_POINTS)})
        text = f"there is no game {name!r}; there is {', '.join(known) or 'none'}"
        raise PolanaError(text, wrong("error-kernel-no-game", name=name))
    return found
