"""The Mechanical Marquise (R.M)."""

from __future__ import annotations

from typing import Final, final

from polana.games.root.battle import Battle
from polana.games.root.cards import discard, draw_one
from polana.games.root.components import CARDS, COOPERATIVE, WINNING_SCORE, automaton_rules
from polana.games.root.deed import Deed
from polana.games.root.effects.base import IN_DAYLIGHT, Effect, give_boon, register_boon
from polana.games.root.factions.base import AnyFaction, Faction
from polana.games.root.factions.marquise.faction import KEEP_HERE
from polana.games.root.factions.mechanical_marquise import campaign, orders, setup, spies
from polana.games.root.factions.mechanical_marquise import news as told
from polana.games.root.factions.mechanical_marquise.side import KEEP, NOTATION, REVEAL, MachineSide, queue
from polana.games.root.factions.mechanical_marquise.view import MechanicalMarquiseBoard
from polana.games.root.removal import Loss, Removal
from polana.games.root.score import score, win, win_together
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import PLACES
from polana.kernel.errors import SetupError
from polana.kernel.flow import Flow
from polana.kernel.game import Option, Setup, Value
from polana.kernel.notation import Notation
from polana.kernel.refusal import Refusal, wrong

#: R.M.1: this many may play together against it.
MOST_TOGETHER: Final[int] = automaton_rules("mechanical_marquise")["cooperative"]["players"][1]
#: R.M.2: points for a card that is given to it.
CARD_POINTS: Final = 1


@final
class NoSurprises(Effect):
    """R.M.3: no ambush is played against its owner."""

    def ignores_ambush(self, g: State, me: Side, battle: Battle) -> bool:
        return True


HATES_SURPRISES: Final = register_boon(NoSurprises())


@final
class MechanicalMarquise(Faction[MachineSide]):
    """R.M: it rules with many warriors, marches against whoever has the most pieces, and scores what it holds."""

    def __init__(self) -> None:
        super().__init__("mechanical_marquise")
        self.seated = False
        self.has_hand = False
        self.options = [Option("campaign", [campaign.OFF, campaign.START], "option-root-campaign", free=True)]

    def new_side(self, index: int) -> Side:
        side = MachineSide(self, index)
        give_boon(side, HATES_SURPRISES)
        return side

    def check_setup(self, setup: Setup) -> None:
        """R.M.1, R.P.1."""
        together = setup.options["automaton"] == COOPERATIVE
        if together and len(setup.seats) > MOST_TOGETHER:
            text = f"at most {MOST_TOGETHER} players play together against the Mechanical Marquise"
            raise SetupError(text, wrong("error-root-too-many-together", "R.M.1", most=MOST_TOGETHER))
        linked = str(setup.options["campaign"])
        if linked != campaign.OFF and not together:
            text = "only co-operative matches make a campaign"
            raise SetupError(text, wrong("error-root-campaign-alone", "R.P.1"))
        campaign.read(linked, len(setup.seats), str(setup.options["deck"]))

    def result_message(self, g: State, me: MachineSide) -> str:
        """R.K.1: together all win or all lose."""
        if orders.cooperative(g):
            return "result-root-all-lost" if me.index in g.winners else "result-root-all-won"
        return "result-root-automaton-won" if me.index in g.winners else "result-root-won"

    def sequel(self, g: State, me: MachineSide) -> dict[str, Value]:
        """R.P."""
        return {} if g.settings.get("campaign", campaign.OFF) == campaign.OFF else {"campaign": campaign.sequel(g)}

    # --- rules and abilities (R.M.2, R.M.3, 6.2.2) --------------------------------------------------------------------

    def holds_cards(self, g: State, me: MachineSide) -> bool:
        """R.M.2: a card to take from it is one of the deck."""
        return bool(g.deck or g.discard)

    def give_up_card(self, g: State, me: MachineSide) -> int:
        """R.M.2: it is drawn from the deck."""
        return draw_one(g)

    def receive_card(self, g: State, me: MachineSide, card: int) -> None:
        """R.M.2: it is discarded, and the machine scores."""
        discard(g, card)
        score(g, me, CARD_POINTS, "R.M.2")

    def bars_placing(self, g: State, me: MachineSide, other: Side, where: int) -> Refusal | None:
        """6.2.2: nobody else places pieces in the clearing with the keep."""
        return KEEP_HERE if me.cardboard[KEEP * PLACES + where] else None

    def lose(self, g: State, me: MachineSide, loss: Loss, removal: Removal) -> None:
        """6.2.2: the keep never comes back."""
        if loss.kind == KEEP:
            me.keep_lost = True
            return
        super().lose(g, me, loss, removal)

    def gone(self, g: State, me: MachineSide, kind: int) -> int:
        return 1 if me.keep_lost else 0

    # --- setup (R.M.5 to R.M.7, R.P) --------------------------------------------------------------------------------

    def prepare(self, g: State, me: MachineSide) -> Flow[None]:
        """R.P.3."""
        return campaign.bring(g)

    def change_deck(self, g: State, me: MachineSide, cards: list[int]) -> list[int]:
        """R.M.5, R.J."""
        return setup.deck_with_spies(g, cards)

    def draw_first_hand(self, g: State, me: MachineSide, count: int, law: str) -> None:
        """R.M.5: five Orders in the place of a hand. R.P.2: the head start."""
        setup.fill_queue(g, me, "R.M.5")
        linked = campaign.campaign_of(g)
        if linked is not None and linked.wins:
            me.score = campaign.HEAD_START * linked.wins
            told.head_start(g, me, me.score)

    def take_items(self, g: State, me: MachineSide) -> None:
        """R.M.6."""
        setup.take_for_sale(g, me)

    def setup(self, g: State, me: MachineSide) -> Flow[None]:
        return setup.set_up(g, me)

    def setup_advanced(self, g: State, me: MachineSide) -> Flow[None]:
        return setup.set_up_by_card(g, me)

    # --- the turn (R.M.8 to R.M.17) ---------------------------------------------------------------------------------

    def begin_turn(self, g: State, me: MachineSide) -> None:
        me.stage = REVEAL
        me.due = 0

    def birdsong(self, g: State, me: MachineSide) -> Flow[bool]:
        return orders.birdsong(g, me)

    def daylight(self, g: State, me: MachineSide) -> Flow[bool]:
        return orders.daylight(g, me)

    def evening(self, g: State, me: MachineSide) -> Flow[bool]:
        return orders.evening(g, me)

    # --- spies, and who wins (R.S, R.K.1) ---------------------------------------------------------------------------

    def offers(self, g: State, me: MachineSide, other: Side, moment: int) -> list[Deed]:
        """R.S.1: whoever holds cards may hold a spy."""
        return [spies.PLAY] if moment == IN_DAYLIGHT and other.hand else []

    def settles_victory(self, g: State, me: MachineSide) -> bool:
        """R.K.1: all others together, once each of them has had 30 points, unless the machine has them first."""
        if not orders.cooperative(g):
            return False
        if me.score >= WINNING_SCORE:
            win(g, me, "R.K.1")
        others = [side for side in g.players if side is not me]
        for side in others:
            if side.score >= WINNING_SCORE and side.index not in me.reached:
                me.reached.append(side.index)
                told.reached(g, side)
        if len(me.reached) == len(others):
            win_together(g, others, "R.K.1")
        return True

    # --- sight and invariants -----------------------------------------------------------------------------------------

    def view(self, g: State, me: MachineSide, reader: int) -> MechanicalMarquiseBoard:
        linked = campaign.campaign_of(g)
        cards = zip(queue(me), me.faces, strict=True)
        return {
            "kind": "mechanical_marquise",
            "orders": [CARDS[card].name if face else None for card, face in cards],
            "resolved": [CARDS[card].name for card in me.followed],
            "cooperative": orders.cooperative(g),
            "reached": me.reached[:],
            "wins": 0 if linked is None else linked.wins,
            "kept": [] if linked is None else [[CARDS[card].name for card in cards] for cards in linked.kept],
        }

    def secret_cards(self, g: State, me: MachineSide, reader: int) -> list[list[int]]:
        """R.M.5: hidden from everybody."""
        return [me.hidden_orders]

    def cards_elsewhere(self, g: State, me: MachineSide) -> list[int]:
        return me.hidden_orders + me.open_orders + me.followed

    def notation(self) -> Notation:
        return NOTATION

    def check(self, g: State, me: MachineSide) -> None:
        assert not me.hand, "the machine holds cards"
        assert len(me.faces) <= setup.ORDERS, "more than five Orders"
        assert len(me.hidden_orders) == me.faces.count(0), "Orders that lie face down are miscounted"
        assert len(me.open_orders) == me.faces.count(1), "Orders that lie face up are miscounted"


#: What this folder brings to the table.
FACTIONS: Final[list[AnyFaction]] = [MechanicalMarquise()]
