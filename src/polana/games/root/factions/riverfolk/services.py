"""Services (11.2.6, 11.2.7): what others buy at the start of their Birdsong."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import NONE
from polana.games.root.control import start_lending, stop_lending
from polana.games.root.deed import Deed
from polana.games.root.effects.base import Effect, give_boon, register_boon, take_boon
from polana.games.root.factions.riverfolk import asks
from polana.games.root.factions.riverfolk import news as told
from polana.games.root.factions.riverfolk.funds import pay_in
from polana.games.root.factions.riverfolk.side import (
    HAND_CARD,
    MERCENARIES,
    MOST_PLAYERS,
    RIVERBOATS,
    RiverfolkSide,
)
from polana.games.root.factions.riverfolk.words import SERVICE_WORDS
from polana.games.root.factions.vagabond.items import exhaust_any
from polana.games.root.factions.vagabond.side import KINDS, VagabondSide
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.kernel.flow import Flow
from polana.kernel.notation import bad
from polana.kernel.refusal import Arg, Refusal

#: 11.2.6.II: services a turn, whatever stands on the map.
SERVICES_A_TURN: Final = 1

TOO_DEAR: Final = Refusal("11.2.6.I", "why-root-riverfolk-too-dear")
BOUGHT_ENOUGH: Final = Refusal("11.2.6.II", "why-root-riverfolk-bought-enough")
TOO_FEW_ITEMS: Final = Refusal("11.2.6.III", "why-root-riverfolk-too-few-items")
NO_CARDS: Final = Refusal("11.2.7.I", "why-root-riverfolk-no-cards")
BOUGHT_ALREADY: Final = Refusal("11.2.7", "why-root-riverfolk-bought-already")
NO_MERCENARIES: Final = Refusal("11.2.7.III.b", "why-root-riverfolk-no-mercenaries")


class Riverboats(Effect):
    """11.2.7.II: rivers are paths; whoever moves must rule as ever (4.2.1)."""

    def near(self, g: State, me: Side, where: int) -> tuple[int, ...]:
        return g.woodland.rivers[where]


BOATS: Final = register_boon(Riverboats())


def allowed(own: RiverfolkSide, buyer: Side) -> int:
    """11.2.6.II: one, and one for each clearing with a trade post and a piece of the buyer."""
    count = SERVICES_A_TURN
    for where in range(CLEARINGS):
        if own.tokens[where] and buyer.has_pieces(where):
            count += 1
    return count


class Service(Deed):
    """One of the three services. All that it depends on is open."""

    def __init__(self, own: RiverfolkSide, service: int) -> None:
        super().__init__(SERVICE_WORDS[service], "11.2.6")
        self.own: RiverfolkSide = own
        self.service: int = service

    def why_not(self, g: State, me: Side) -> Refusal | None:
        own = self.own
        if own.sold >= allowed(own, me):
            return BOUGHT_ENOUGH
        refusal = self.why_not_serve(me)
        if refusal is not None:
            return refusal
        if isinstance(me, VagabondSide):
            return TOO_FEW_ITEMS if sum(me.pack[:KINDS]) < own.prices[self.service] else None
        return TOO_DEAR if me.supply < own.prices[self.service] else None

    def why_not_serve(self, me: Side) -> Refusal | None:
        """Whatever it costs."""
        return None

    def terms(self, g: State, me: Side) -> dict[str, Arg]:
        return {"price": self.own.prices[self.service]}

    def do(self, g: State, me: Side) -> Flow[None]:
        own = self.own
        price = own.prices[self.service]
        own.sold += 1
        if isinstance(me, VagabondSide):
            # 11.2.6.III for each item the Company pays in a warrior of its own
            for _ in range(price):
                yield from exhaust_any(g, me, "11.2.6.III")
            pay_in(g, own, own, price, "11.2.6.III")
        else:
            pay_in(g, own, me, price, "11.2.6.I")
        yield from self.serve(g, me)

    def serve(self, g: State, me: Side) -> Flow[None]:
        """It is paid."""
        yield from ()


class HandCard(Service):
    """11.2.7.I: a card of the buyer's choice."""

    def __init__(self, own: RiverfolkSide) -> None:
        super().__init__(own, HAND_CARD)

    def why_not_serve(self, me: Side) -> Refusal | None:
        return None if self.own.hand else NO_CARDS

    def serve(self, g: State, me: Side) -> Flow[None]:
        own = self.own
        word = yield asks.card(me, own.hand)
        own.hand.remove(word.value)
        told.sold_card(g, own, me, word.value)
        me.rules.receive_card(g, me, word.value)


class Boats(Service):
    """11.2.7.II: rivers are paths to him until his turn ends."""

    def __init__(self, own: RiverfolkSide) -> None:
        super().__init__(own, RIVERBOATS)

    def why_not_serve(self, me: Side) -> Refusal | None:
        return BOUGHT_ALREADY if self.own.boats else None

    def serve(self, g: State, me: Side) -> Flow[None]:
        told.sold(g, self.own, me, self.service)
        self.own.boats = True
        give_boon(me, BOATS)
        yield from ()


class Mercenaries(Service):
    """11.2.7.III: warriors of the Company are lent to him in his Daylight and Evening."""

    def __init__(self, own: RiverfolkSide) -> None:
        super().__init__(own, MERCENARIES)

    def why_not_serve(self, me: Side) -> Refusal | None:
        if isinstance(me, VagabondSide):
            return NO_MERCENARIES
        return BOUGHT_ALREADY if self.own.hirer != NONE else None

    def serve(self, g: State, me: Side) -> Flow[None]:
        told.sold(g, self.own, me, self.service)
        self.own.hirer = me.index
        start_lending(g, self.own)
        yield from ()


def services_of(own: RiverfolkSide) -> list[Deed]:
    """11.2.7: there are exactly three."""
    return [HandCard(own), Boats(own), Mercenaries(own)]


def turn_over(g: State, own: RiverfolkSide) -> None:
    """11.2.6.II, 11.2.7: what the player on turn has bought is his until his turn ends."""
    if not own.sold:
        return
    own.sold = 0
    if own.boats:
        own.boats = False
        take_boon(g.current, BOATS)
    if own.hirer != NONE:
        own.hirer = NONE
        stop_lending(g, own)


def settle_services(g: State, own: RiverfolkSide, told: list[str]) -> None:
    """A position was read: warriors are somebody's who plays, and only the player on turn has bought anything."""
    path = f"sides.{own.index}"
    boxes = {"funds": own.funds, "payments": own.payments, "commitments": own.commitments}
    for name, box in boxes.items():
        for owner, count in enumerate(box):
            if count and owner >= g.playing:
                raise bad(f"{path}.{name}.{owner}", f"there is no player {owner}")
    for at, count in enumerate(own.tracks):
        if count and at % MOST_PLAYERS >= g.playing:
            raise bad(f"{path}.tracks", f"there is no player {at % MOST_PLAYERS}")
    buyer = g.current
    if own.hirer != NONE and (own.hirer != buyer.index or buyer is own or isinstance(buyer, VagabondSide)):
        raise bad(f"{path}.hirer", f"only the player on turn has mercenaries, no Vagabond; not {own.hirer}")
    if own.boats and buyer is own:
        raise bad(f"{path}.boats", "nobody has bought them: it is the turn of the Riverfolk")
    for side in g.players:
        if BOATS in side.boons and not (own.boats and side is buyer):
            raise bad(f"sides.{side.index}.boons", f"the Riverfolk have sold him no riverboats (`{path}.boats`)")
    if own.boats and BOATS not in buyer.boons:
        give_boon(buyer, BOATS)
    least = int(own.boats) + int(own.hirer != NONE)
    if "sold" not in told:
        own.sold = least
    if own.sold < least or (own.sold and buyer is own):
        raise bad(f"{path}.sold", f"{least} services are in force, and {own.sold} were sold")
