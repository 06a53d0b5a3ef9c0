"""What a player may do at a moment of the turn (1.1.3, 1.4.1, 1.4.2).

- `offers_to` gathers what is offered to a player at a moment besides his faction's own actions: by cards in play, by
  the table (dominance, the map's own actions), by other sides. Each offer is a deed and judges itself (`deed.py`).
- `choose` asks a faction's menu, with everything added that is offered *between* actions, and carries out what was
  chosen.
- `pause` offers the same where a faction has no menu but follows a fixed procedure.
- `moment` resolves all that happens "at the start of" or "at the end of" a part of the turn, in the order that the
  current player likes.
"""

from __future__ import annotations

from typing import Final

from polana.games.root import asks, dominance
from polana.games.root import news as told
from polana.games.root.asks import Wording
from polana.games.root.components import NONE
from polana.games.root.deed import NO_MORE, Deed, Deeds, FreeAction, OwnDeeds, P
from polana.games.root.effects.base import (
    EFFECTS,
    IN_BIRDSONG,
    IN_DAYLIGHT,
    IN_EVENING,
    START_OF_BIRDSONG,
)
from polana.games.root.effects.use import USE
from polana.games.root.state import Side, State
from polana.games.root.woodland import paths
from polana.games.root.words import DOMINANCE
from polana.kernel.deed import Menu
from polana.kernel.flow import Flow

#: The moment between two actions, as effects name it, by phase.
BETWEEN: Final[list[int]] = [IN_BIRDSONG, IN_DAYLIGHT, IN_EVENING]


class CheckDominance(Deed):
    """3.3.1: does the active dominance card win?"""

    def do(self, g: State, me: Side) -> Flow[None]:
        dominance.check_dominance(g, me)
        yield from ()


CHECK_DOMINANCE: Final[Deed] = CheckDominance(DOMINANCE, "3.3.1")
#: What anybody may do in Daylight, whatever his faction, in this order.
FREE_ACTIONS: Final[list[FreeAction]] = [dominance.ACTIVATE, dominance.TAKE_AVAILABLE, paths.OPEN]


def offers_to(g: State, me: Side, moment: int) -> Deeds:
    """All offers of a moment to the player on turn, whether he can take them or not."""
    offers: Deeds = []
    for card in me.play:
        if EFFECTS[card].moment == moment:
            offers.append(USE[card])
    if moment == IN_DAYLIGHT:
        for action in FREE_ACTIONS:
            if action.is_made(g, me):
                offers.append(action)
    if g.any_offers:
        for side in g.sides:
            if side.rules.makes_offers and side is not me:
                offers.extend(side.rules.offers(g, side, me, moment))
    for site in g.landmarks:
        offers.extend(site.rules.offers(g, site, me, moment))
    return offers


def any_open(g: State, me: Side, offers: Deeds) -> bool:
    """Is there one that the player can take, or that only he knows about?"""
    for offer in offers:
        if offer.is_veiled(g, me) or offer.why_not(g, me) is None:
            return True
    return False


def any_veiled(g: State, me: Side, offers: Deeds) -> bool:
    for offer in offers:
        if offer.is_veiled(g, me):
            return True
    return False


def choose(
    g: State, me: P, about: Wording, deeds: OwnDeeds[P], law: str, veiled: bool = False, ordered: bool = False
) -> Flow[bool]:
    """Ask a faction's menu and do what was chosen: True if the part of the turn is over.

    The ask is veiled if the player holds cards: what he can do may depend on them. `veiled` says that it depends on
    other secrets too, `ordered` that it carries out what was settled before.
    """
    offers = offers_to(g, me, BETWEEN[g.phase])
    if offers:
        deeds = [*deeds, *offers]
    veiled = veiled or bool(me.hand)
    menu = Menu(
        me.seat,
        about.topic,
        law,
        g,
        me,
        deeds,
        veiled=veiled,
        args=about.args,
        elsewhere=about.elsewhere,
        ordered=ordered,
    )
    deed = menu.deed_of((yield menu))
    told.action(g)
    yield from deed.do(g, me)
    return deed.ends(g, me)


def pause(g: State, me: Side) -> Flow[None]:
    """Between two steps of a fixed procedure: free actions until the player is done, if there are any to take."""
    while True:
        offers = offers_to(g, me, BETWEEN[g.phase])
        if not offers or not any_open(g, me, offers):
            return
        menu = asks.pause(g, me, [*offers, NO_MORE], any_veiled(g, me, offers))
        deed = menu.deed_of((yield menu))
        if deed.is_end():
            return
        told.action(g)
        yield from deed.do(g, me)


def moment(g: State, me: Side, which: int) -> Flow[None]:
    """1.1.3, 1.4.1: everything of this moment, in the order that the current player likes.

    What his own chapter has happen then is one of these things if there are others. At the start of Birdsong the
    dominance check is one too (3.3.1). Nothing is offered to a player who follows his printed orders (R.M.4).
    """
    if not me.rules.seated:
        return
    checked = which != START_OF_BIRDSONG or me.dominance == NONE
    due = me.rules.at_moment(g, me, which)
    while True:
        offers = offers_to(g, me, which)
        if not offers or not any_open(g, me, offers):
            break
        end = NO_MORE if checked else CHECK_DOMINANCE
        menu = asks.moment(g, me, [*offers, *due, end], any_veiled(g, me, offers))
        deed = menu.deed_of((yield menu))
        if deed.is_end():
            due = []
            break
        if deed in due:
            due.remove(deed)
        checked = checked or deed is CHECK_DOMINANCE
        yield from deed.do(g, me)
    if not checked:
        dominance.check_dominance(g, me)
    for deed in due:
        if deed.why_not(g, me) is None:
            yield from deed.do(g, me)
