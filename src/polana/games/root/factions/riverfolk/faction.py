"""The Riverfolk Company (11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from polana.games.root import asks as general
from polana.games.root.cards import discard
from polana.games.root.components import CARDS, CLEARING_SUITS, NONE
from polana.games.root.craft import COST_TOO_HIGH, general_resolve
from polana.games.root.deed import Deed, OwnDeeds
from polana.games.root.effects.base import START_OF_BIRDSONG
from polana.games.root.factions.base import AnyFaction, Faction
from polana.games.root.factions.riverfolk import asks, setup, turn
from polana.games.root.factions.riverfolk import news as told
from polana.games.root.factions.riverfolk.funds import commit, disrupt, pay_in
from polana.games.root.factions.riverfolk.services import allowed, services_of, settle_services, turn_over
from polana.games.root.factions.riverfolk.side import (
    MOST_PLAYERS,
    NOTATION,
    PRICES,
    SERVICES,
    RiverfolkSide,
)
from polana.games.root.factions.riverfolk.view import RiverfolkBoard
from polana.games.root.factions.riverfolk.words import DISRUPTION, EXPORT, SERVICE_WORDS
from polana.games.root.lending import FOR_DOMINANCE
from polana.games.root.removal import Loss, Removal, Trigger
from polana.games.root.state import BIRDSONG, DAYLIGHT, Side, State
from polana.games.root.woodland.suits import ANY
from polana.games.root.words import SUIT_WORDS
from polana.kernel.flow import Flow
from polana.kernel.notation import Notation
from polana.kernel.refusal import Refusal


class Riverfolk(Faction[RiverfolkSide]):
    """11: cards, boats and mercenaries for sale; what others pay with is what the Company acts with."""

    def __init__(self) -> None:
        super().__init__("riverfolk")

    def new_side(self, index: int) -> Side:
        return RiverfolkSide(self, index)

    # --- swimmers and the open hand (11.2.2, 11.2.3) ----------------------------------------------------------------

    def near(self, g: State, me: RiverfolkSide, where: int) -> Sequence[int]:
        """11.2.2: rivers are paths."""
        paths = g.near[where]
        rivers = g.woodland.rivers[where]
        return (*paths, *[other for other in rivers if other not in paths]) if rivers else paths

    def needs_rule(self, g: State, me: RiverfolkSide, origin: int, destination: int) -> bool:
        """11.2.2: not along rivers."""
        return destination not in g.woodland.rivers[origin]

    def public_hand(self, g: State, me: RiverfolkSide) -> bool:
        """11.2.3."""
        return True

    # --- trade posts (11.2.5) ---------------------------------------------------------------------------------------

    def lose(self, g: State, me: RiverfolkSide, loss: Loss, removal: Removal) -> None:
        """11.2.5.I: a trade post goes to the box for good."""
        if loss.kind == NONE:
            super().lose(g, me, loss, removal)
            return
        me.gone[loss.kind] += loss.count

    def reactions(self, g: State, me: RiverfolkSide, removal: Removal) -> list[Trigger]:
        """11.2.5.I: Trade Disruption, once for each post."""
        return [
            Trigger(me, DISRUPTION, loss.where, loss.count)
            for loss in removal.losses
            if loss.owner is me and loss.kind != NONE
        ]

    def react(self, g: State, me: RiverfolkSide, trigger: Trigger) -> Flow[None]:
        for _ in range(trigger.count):
            yield from disrupt(g, me)

    # --- services (11.2.6, 11.2.7) ----------------------------------------------------------------------------------

    def offers(self, g: State, me: RiverfolkSide, other: Side, moment: int) -> list[Deed]:
        """11.2.6: at the start of the Birdsong of any other player."""
        if moment != START_OF_BIRDSONG or not other.seated:
            return []
        return services_of(me)

    def lends(self, g: State, me: RiverfolkSide, borrower: Side, where: int, purpose: int, against: Side | None) -> int:
        """11.2.7.III: mercenaries, in the Daylight and Evening of the turn for which they were hired."""
        if borrower.index != me.hirer or g.phase == BIRDSONG or purpose == FOR_DOMINANCE:
            return 0
        return me.warriors[where]

    def turn_over(self, g: State, me: RiverfolkSide) -> None:
        turn_over(g, me)

    # --- crafting (11.2.1, 11.5.3) ----------------------------------------------------------------------------------

    def why_not_pay(self, g: State, me: RiverfolkSide, card: int) -> Refusal | None:
        return None if turn.can_pay(me, card) else COST_TOO_HIGH

    def pay(self, g: State, me: RiverfolkSide, card: int) -> Flow[None]:
        """11.5.3: funds onto empty spaces of the suits; for a symbol of any suit the player picks."""
        cost = CARDS[card].cost
        for suit in CLEARING_SUITS:
            for _ in range(cost[suit]):
                yield from commit(g, me, "11.5.3", suit)
        for _ in range(cost[ANY]):
            word = yield general.craft_any(me, [SUIT_WORDS[suit] for suit in CLEARING_SUITS if me.spaces(suit)])
            yield from commit(g, me, "11.5.3", word.value)

    def resolve_crafted(self, g: State, me: RiverfolkSide, card: int) -> Flow[None]:
        """11.5.3.I: or Export, if there is a warrior to be placed."""
        if me.supply:
            word = yield asks.export(me, card)
            if word is EXPORT:
                g.shown.remove(card)
                discard(g, card)
                told.exported(g, me, card)
                pay_in(g, me, me, 1, "11.5.3.I")
                return
        yield from general_resolve(g, me, card)

    # --- setup (11.3) and the turn (11.4 to 11.6) -------------------------------------------------------------------

    def setup(self, g: State, me: RiverfolkSide) -> Flow[None]:
        """11.3."""
        return setup.set_up(g, me)

    def birdsong(self, g: State, me: RiverfolkSide) -> Flow[bool]:
        """11.4."""
        return turn.birdsong(g, me)

    def daylight(self, g: State, me: RiverfolkSide) -> Flow[bool]:
        """11.5."""
        return turn.daylight(g, me)

    def deeds_in(self, g: State, me: RiverfolkSide, phase: int) -> OwnDeeds[RiverfolkSide]:
        return turn.DAYLIGHT if phase == DAYLIGHT else []

    def evening(self, g: State, me: RiverfolkSide) -> Flow[bool]:
        """11.6."""
        return turn.evening(g, me)

    def evening_draws(self, g: State, me: RiverfolkSide) -> int:
        """11.6."""
        return 0

    # --- sight and invariants ---------------------------------------------------------------------------------------

    def view(self, g: State, me: RiverfolkSide, reader: int) -> RiverfolkBoard:
        """All of it is open."""
        buyer = g.sides[g.turn]
        rows = {
            SUIT_WORDS[suit].label: me.tracks[suit * MOST_PLAYERS : (suit + 1) * MOST_PLAYERS]
            for suit in CLEARING_SUITS
        }
        return {
            "kind": "riverfolk",
            "prices": {SERVICE_WORDS[service].label: me.prices[service] for service in SERVICES},
            "funds": by_owner(g, me.funds),
            "payments": by_owner(g, me.payments),
            "commitments": by_owner(g, me.commitments),
            "tracks": {suit: by_owner(g, row) for suit, row in rows.items()},
            "lost_posts": {SUIT_WORDS[suit].label: me.gone[suit] for suit in CLEARING_SUITS},
            "sold": me.sold,
            "allowed": 0 if buyer is me else allowed(me, buyer),
            "boats": me.boats,
            "hirer": None if me.hirer == NONE else me.hirer,
        }

    def warriors_held(self, g: State, me: RiverfolkSide, owner: Side) -> int:
        """Its own are held like those of others."""
        return me.held(owner.index) if owner.index < MOST_PLAYERS else 0

    def gone(self, g: State, me: RiverfolkSide, kind: int) -> int:
        return me.gone[kind]

    def notation(self) -> Notation:
        return NOTATION

    def is_lending(self, g: State, me: RiverfolkSide) -> bool:
        """11.2.7.III."""
        return me.hirer != NONE

    def settle_position(self, g: State, me: RiverfolkSide, told: list[str]) -> None:
        settle_services(g, me, told)

    def check(self, g: State, me: RiverfolkSide) -> None:
        boxes = (me.funds, me.payments, me.commitments, me.tracks, me.gone)
        assert min(min(box) for box in boxes) >= 0, "negative warriors on the board of the Company"
        assert min(me.spaces(suit) for suit in CLEARING_SUITS) >= 0, "more warriors on a track than it has room for"
        assert max(me.tokens) <= 1, "two trade posts in a clearing (11.5.6.I)"
        assert all(price in PRICES for price in me.prices), "a price that is on no track"


def by_owner(g: State, box: list[int]) -> dict[str, int]:
    return {g.sides[owner].rules.name: count for owner, count in enumerate(box) if count}


#: What this folder brings to the table.
FACTIONS: Final[list[AnyFaction]] = [Riverfolk()]
