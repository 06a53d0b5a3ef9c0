"""A test bench: build a position of Root in a few lines, say words, look at what is asked.

    def test_...(table):
        t = table("marquise", "duchy*")                 # a star: general rules only, whatever its chapter says
        t.put("marquise", 1, warriors=3, sawmill=1)     # clearings as printed on the map, 1 to 12
        t.put("duchy", 1, warriors=1)
        t.hand("duchy", "ambush_fox")                   # taken out of the deck
        t.at("marquise", "daylight")
        t.dice(2, 0)                                    # every die and draw is foretold; an unforeseen one fails
        t.say("marquise", "battle")                     # only asks with a choice, and veiled ones, are asked
        t.say("duchy", "card:ambush_fox")
        assert t.warriors("marquise", 1) == 1

A player with nothing to choose is not asked, and the turn goes on: give him a warrior if it should wait.

Each word must be an answer of that faction to the open question: an unexpected ask fails. When the test ends, all that
was foretold must have happened and the invariants must hold.

`t.stage(flow)` runs a flow of its own instead of the turn: `t.stage(lambda g: battle(g, Battle(...)))`.
"""

from collections.abc import Callable
from contextlib import suppress

from polana.games.root.components import CARDS, DECKS, FOX, ITEM_SUPPLY, ITEMS, MOUSE, NONE, RABBIT, card_named
from polana.games.root.control import ruler, settle_all
from polana.games.root.effects.base import EFFECTS, Effect, give_effect
from polana.games.root.factions.base import Faction
from polana.games.root.factions.registry import FACTIONS
from polana.games.root.game import game
from polana.games.root.hirelings.registry import HIRELINGS
from polana.games.root.hirelings.side import hireling
from polana.games.root.hirelings.track import SPACES, Markers, markers
from polana.games.root.pieces import place_piece, place_warriors
from polana.games.root.score import Victory
from polana.games.root.seats import add_hireling, join, take_control
from polana.games.root.setup import shuffle_suits
from polana.games.root.state import BIRDSONG, DAYLIGHT, EVENING, Side, Site, State
from polana.games.root.turn import count_anew
from polana.games.root.woodland.maps import MAPS, PLACES
from polana.games.root.woodland.registry import LANDMARKS, lay_those_of_the_map
from polana.kernel.flow import Flow
from polana.kernel.game import Result, Setup
from polana.kernel.match import Match
from polana.kernel.rng import Chance
from polana.kernel.word import Word
from tests import scene
from tests.scene import Who

PHASES = {"birdsong": BIRDSONG, "daylight": DAYLIGHT, "evening": EVENING}
SUITS = {"fox": FOX, "rabbit": RABBIT, "mouse": MOUSE}


class Bench(scene.Scene):
    def __init__(self, *factions: str, map: str = "autumn", deck: str = "standard", players: int = 0) -> None:
        self.names = [name.rstrip("*") for name in factions]
        g = State(Chance(0), MAPS[map])
        for index, name in enumerate(factions):
            rules = Faction(name[:-1]) if name.endswith("*") else FACTIONS[name]
            join(g, rules.new_side(index))
        g.playing = g.seats = len(factions)
        g.deck_name = deck
        # A deck of 54 whatever the number of players, so that tests may deal dominance cards.
        g.deck = DECKS[deck].cards[:]
        g.ruins = g.woodland.ruins[:]
        g.ruin_items = [[] for _ in range(PLACES)]
        g.items = ITEM_SUPPLY[:]
        lay_those_of_the_map(g)
        if g.woodland.suits is not None:
            g.suits = g.woodland.suits[:]
        else:
            shuffle_suits(g)
        g.round = 1
        self.g = g
        self.foretold: list[tuple[str, int]] = []
        self._match: Match | None = None
        self._setup = Setup(self.names, {"map": map, "deck": deck, "thief": "each"})

    # --- building the position ------------------------------------------------------------------------------------

    def side(self, name: str) -> Side:
        return self.state.sides[self.names.index(name)]

    def put(self, name: str, clearing: int, *, warriors: int = 0, pawn: bool = False, **pieces: int) -> None:
        """Place pieces from the supply; cardboard by its name: `sawmill=1`."""
        side = self.side(name)
        assert place_warriors(self.g, side, clearing - 1, warriors) == warriors
        if pawn:
            side.pawn = clearing - 1
        for piece, count in pieces.items():
            for _ in range(count):
                assert place_piece(self.g, side, self.kind(side, piece), clearing - 1), piece

    def kind(self, side: Side, piece: str) -> int:
        return [kind.name for kind in side.rules.pieces].index(piece)

    def suit(self, clearing: int, suit: str) -> None:
        """Change the suit of a clearing."""
        self.g.suits[clearing - 1] = SUITS[suit]

    def landmark(self, name: str, clearing: int = 0) -> Site:
        """A landmark that lies on the map, or is laid in a clearing now."""
        if clearing:
            return LANDMARKS[name].lay(self.g, clearing - 1)
        site = self.state.site(name)
        assert site is not None, name
        return site

    def hireling(self, name: str, controller: str = "", control: int = 2) -> Side:
        """A hireling joins, in the supply or with a player: its side is known by its name from now on."""
        if markers(self.g) is None:
            self.g.extras.append(Markers(SPACES[:], []))
        side = add_hireling(self.g, HIRELINGS[name])
        self.names.append(name)
        if controller:
            take_control(self.g, side, self.side(controller))
            hireling(side).control = control
        return side

    def no_ruins(self) -> None:
        self.g.ruins = [0] * PLACES

    def hand(self, name: str, *cards: str) -> None:
        for card in cards:
            self.side(name).hand.append(self._from_deck(card))

    def in_play(self, name: str, *cards: str) -> None:
        """Cards with a persistent effect, already crafted."""
        for card in cards:
            self.side(name).play.append(self._from_deck(card))
        settle_all(self.g)

    def discarded(self, *cards: str) -> None:
        for card in cards:
            self.g.discard.append(self._from_deck(card))

    def available(self, *cards: str) -> None:
        for card in cards:
            self.g.available.append(self._from_deck(card))

    def dominance(self, name: str, card: str) -> None:
        """An active dominance card."""
        self.side(name).dominance = self._from_deck(card)

    def coalition(self, name: str, other: str, card: str = "") -> None:
        """9.2.8: a Vagabond has joined another player, with the dominance card that is named."""
        if card:
            self.dominance(name, card)
        one, two = self.side(name), self.side(other)
        one.partner, two.partner = two.index, one.index

    def only_deck(self, *cards: str) -> None:
        """Leave only these cards in the deck, the last on top; the rest goes to the discard pile."""
        self.discarded(*[CARDS[card].name for card in self.g.deck])
        for card in cards:
            self.g.discard.remove(card_named(card))
            self.g.deck.append(card_named(card))

    def _from_deck(self, card: str) -> int:
        self.g.deck.remove(card_named(card))
        return card_named(card)

    def score(self, name: str, points: int) -> None:
        self.side(name).score = points

    def supply(self, name: str, warriors: int) -> None:
        """Leave only so many warriors in the supply: the rest stands in the Burrow, out of everybody's way."""
        side = self.side(name)
        side.warriors[PLACES - 1] += side.supply - warriors
        side.supply = warriors

    def at(self, name: str, phase: str) -> None:
        """Whose turn it is, and which part of it has just begun (its "at the start" is over)."""
        self.g.turn = self.names.index(name)
        self.g.phase = PHASES[phase]
        self.g.opened = True
        count_anew(self.g, self.side(name))

    def before(self, name: str, phase: str) -> None:
        """Just before what happens at the start of a part of the turn."""
        self.at(name, phase)
        self.g.opened = False

    # --- chance -----------------------------------------------------------------------------------------------------

    def dice(self, *results: int) -> None:
        """The next battle dice, in pairs."""
        self.foretell(*[("battle die", result) for result in results])

    def draws(self, *cards: str) -> None:
        """The next cards drawn from the deck."""
        self.foretell(*[("card", card_named(card)) for card in cards])

    def random_cards(self, *cards: str) -> None:
        """The next cards taken at random from a hand."""
        self.foretell(*[("random card", card_named(card)) for card in cards])

    def foretell(self, *pairs: tuple[str, int]) -> None:
        """Foretell dice and draws; may be called again between words, when all that was foretold has happened."""
        if self._match is None:
            self.foretold.extend(pairs)
        else:
            assert self.state.chance.foretold == [], "foretell more only when the rest has happened"
            self.state.chance.script(list(pairs))

    # --- playing ----------------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        if self._match is None:
            self.g.chance.script(self.foretold)
            self._match = Match.of_state(game, self._setup, self.g)
        return self._match

    def stage(self, flow: Callable[[State], Flow[object]]) -> None:
        """Run a flow instead of the turn; the match is over when it ends."""
        assert self._match is None
        self.g.chance.script(self.foretold)
        self._match = Match.of_state(Staged(flow), self._setup, self.g)

    @property
    def state(self) -> State:
        if self._match is None:
            return self.g
        state = self._match.state
        assert isinstance(state, State)
        return state

    def seat(self, who: Who) -> int:
        return who if isinstance(who, int) else self.names.index(who)

    def check(self) -> None:
        """When the test ends (`finish`): the bench plays with all 54 cards, whatever the number of players."""

    def asked(self, name: str, about: str, law: str = "") -> list[str]:
        """The open question must be this one; gives the options as they are written."""
        return [word.text for word in self.options(name, about, law)]

    def refused(self, name: str, word: str) -> str:
        """The word is no option: gives the paragraph that forbids it."""
        return self.reason(name, word).law

    # --- looking ----------------------------------------------------------------------------------------------------

    def warriors(self, name: str, clearing: int) -> int:
        return self.side(name).warriors[clearing - 1]

    def pieces(self, name: str, piece: str, clearing: int) -> int:
        side = self.side(name)
        return side.at(self.kind(side, piece), clearing - 1)

    def points(self, name: str) -> int:
        return self.side(name).score

    def cards(self, name: str) -> list[str]:
        return sorted(CARDS[card].name for card in self.side(name).hand)

    def play(self, name: str) -> list[str]:
        return [CARDS[card].name for card in self.side(name).play]

    def pile(self) -> list[str]:
        """The discard pile, oldest first."""
        return [CARDS[card].name for card in self.state.discard]

    def items(self, name: str) -> dict[str, int]:
        return {ITEMS[item]: count for item, count in enumerate(self.side(name).items) if count}

    def ruler(self, clearing: int) -> str | None:
        found = ruler(self.state, clearing - 1)
        return None if found == NONE else self.names[found]

    def hits_from(self) -> list[str]:
        """What the extra hits were told to come from."""
        sources = [line.args["by"] for line in self.match.news if line.kind == "news-root-extra-hits"]
        return [source.text for source in sources if isinstance(source, Word)]

    def news(self, reader: int = -1) -> list[str]:
        return [line.kind for line in self.match.news_for(reader)]

    def finish(self) -> None:
        """All that was foretold has happened, and nothing was lost or made out of nothing."""
        assert self.state.chance.foretold == []
        self.state.playing = max(self.state.playing, 3)  # the bench plays with all 54 cards
        game.check(self.state)


class Staged(scene.Staged):
    """Root, with one flow in the place of the turn."""

    def __init__(self, flow: Callable[[State], Flow[object]]) -> None:
        super().__init__(game, flow)

    def step(self, state):
        with suppress(Victory):
            yield from super().step(state)

    def close(self, state):
        state.won_by = "the flow is over"

    def result(self, state):
        return Result(state.winners, [], "", "") if state.won_by else None


class Lent:
    """Give a card another effect for the time of a test: `with Lent("armorers", MyEffect()):`."""

    def __init__(self, card: str, effect: Effect) -> None:
        self.card = card_named(card)
        self.effect = effect

    def __enter__(self) -> None:
        self.before = EFFECTS[self.card]
        give_effect(self.card, self.effect)

    def __exit__(self, *args: object) -> None:
        give_effect(self.card, self.before)


__all__ = ["Bench", "Lent", "Staged"]
