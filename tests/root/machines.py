"""A bench with the Mechanical Marquise behind the seats: its queue and its pieces are put there by name."""

from polana.games.root.components import CARDS, card_named
from polana.games.root.factions.mechanical_marquise.campaign import Campaign
from polana.games.root.factions.mechanical_marquise.side import lay_queue, queue
from polana.games.root.factions.registry import AUTOMATA
from polana.games.root.game import game
from polana.games.root.seats import add_player
from polana.games.root.setup import whole_deck
from tests.root.bench import Bench
from tests.root.sides import machine

MACHINE = "mechanical_marquise"


class MachineBench(Bench):
    def __init__(self, *factions, mode="competitive", **options):
        super().__init__(*factions, **options)
        self.names.append(MACHINE)
        self.g.settings = {"automaton": mode, "campaign": "off", "thief": "each"}
        add_player(self.g, AUTOMATA[MACHINE])
        self.g.deck = whole_deck(self.g)
        self.no_ruins()

    @property
    def machine(self):
        return machine(self.side(MACHINE))

    def put(self, name, clearing=0, **pieces):
        """`t.put(3, warriors=2)`: pieces of the machine."""
        if isinstance(name, int):
            name, clearing = MACHINE, name
        super().put(name, clearing, **pieces)

    def orders(self, *cards, up=()):
        """The Order queue from left to right; `up`: the places, counted from 0, that lie face up."""
        taken = [self._from_deck(card) for card in cards]
        lay_queue(self.machine, taken, [int(at in up) for at in range(len(taken))])

    def queue(self):
        """The queue as it truly lies."""
        return [CARDS[card].name for card in queue(self.machine)]

    def seen(self, reader=0):
        """The queue as a reader sees it."""
        return self.match.view(reader)["sides"][-1]["board"]["orders"]

    def runs(self):
        """The machine takes its turn, which begins now, up to the question that follows."""
        self.g.turn = len(self.names) - 1
        self.g.phase = 0
        self.g.opened = False
        return self.match

    def daylight(self):
        """The machine's Daylight begins now."""
        self.at(MACHINE, "daylight")
        return self.match

    def campaign(self, wins, *kept):
        self.g.extras.append(Campaign(wins, [[card_named(card) for card in cards] for cards in kept]))

    def finish(self):
        assert self.state.chance.foretold == []
        game.check(self.state)
