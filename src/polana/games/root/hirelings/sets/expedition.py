"""Sunward Expedition, and Mole Artisans."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import CARDS
from polana.games.root.effects.base import IN_DAYLIGHT, Effect, register_boon
from polana.games.root.factions.base import AnyFaction
from polana.games.root.hirelings import asks
from polana.games.root.hirelings.base import (
    AnyHireling,
    Hireling,
    MoveThenBattle,
    Part,
    among,
    any_part,
    choose,
    open_clearings,
    words_of,
)
from polana.games.root.hirelings.side import HirelingSide
from polana.games.root.names import CARD_NAMES
from polana.games.root.pieces import place_piece, place_warriors, take_back
from polana.games.root.price import is_tempted
from polana.games.root.state import Side, State
from polana.games.root.view import HirelingView
from polana.games.root.words import CARD_WORDS, COUNT_WORDS, MOVE, RECRUIT, YES
from polana.kernel.flow import Flow
from polana.kernel.notation import Notation

FOOTHOLD: Final = 0
MOST_WARRIORS: Final = 3


class Garrison(Part[HirelingSide]):
    """A warrior for each foothold."""

    def due(self, g: State) -> list[int]:
        return among(self.me.where(FOOTHOLD), open_clearings(g, self.me))

    def can(self, g: State, player: Side) -> bool:
        return self.me.supply > 0 and bool(self.due(g))

    def do(self, g: State, me: Side) -> Flow[None]:
        own = self.me
        due = self.due(g)
        while due and own.supply:
            where = due[0]
            if own.supply < len(due):  # 1.5.4
                word = yield asks.place(me, own, words_of(due), "E.2.4")
                where = word.value
            due.remove(where)
            place_warriors(g, own, where, 1, "E.2.4")


class SunwardExpedition(Hireling[HirelingSide]):
    """A foothold with up to three warriors; then it moves and battles, or a warrior comes to each foothold."""

    def __init__(self) -> None:
        super().__init__("sunward_expedition", IN_DAYLIGHT)

    def set_up(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        word = yield asks.place(player, me, words_of(open_clearings(g, me)), "A.6.3")
        place_piece(g, me, FOOTHOLD, word.value, "A.6.3")
        place_warriors(g, me, word.value, MOST_WARRIORS, "A.6.3")

    def act(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        yield from self.dig(g, me, player)
        parts = [MoveThenBattle(me, MOVE), Garrison(me, RECRUIT)]
        if any_part(g, player, parts) or is_tempted(g, me):
            yield from choose(g, me, player, parts, "E.2.4")

    def diggings(self, g: State, me: HirelingSide) -> list[int]:
        """Clearings without a foothold where one may be placed."""
        return [where for where in open_clearings(g, me) if not me.at(FOOTHOLD, where)]

    def dig(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        """A foothold in a clearing without one, from the map if none is left."""
        if not self.diggings(g, me):
            return
        if not me.left[FOOTHOLD]:
            word = yield asks.where(player, me, words_of(me.where(FOOTHOLD)), "E.2.4")
            take_back(g, me, FOOTHOLD, word.value)
        word = yield asks.place(player, me, words_of(self.diggings(g, me)), "E.2.4")
        where = word.value
        place_piece(g, me, FOOTHOLD, where, "E.2.4")
        most = min(MOST_WARRIORS, me.supply)
        if most:
            word = yield asks.count(player, me, COUNT_WORDS[: most + 1], where)
            place_warriors(g, me, where, word.value, "E.2.4")


#: How its card is written in positions.
NOTATION: Final = Notation({"kept": CARD_NAMES})


class ArtisansSide(HirelingSide):
    """The cards that return to the hand when the turn is over."""

    __slots__ = ("kept",)

    def __init__(self, rules: AnyFaction, index: int, empty: bool = False) -> None:
        super().__init__(rules, index, empty)
        self.kept: list[int] = []

    def copy(self) -> ArtisansSide:
        twin = ArtisansSide(self.rules, self.index, True)
        self.copy_card_to(twin)
        twin.kept = self.kept[:]
        return twin


class Artistry(Effect):
    """A crafted card with an item may be revealed and not discarded."""

    def keeps_card(self, g: State, me: Side, card: int) -> Flow[bool]:
        for side in g.hirelings:
            if isinstance(side, ArtisansSide):
                word = yield asks.keep(me, side, CARD_WORDS[card])
                if word is YES:
                    side.kept.append(card)
                    return True
        return False


ARTISTRY: Final = register_boon(Artistry())


class MoleArtisans(Hireling[ArtisansSide]):
    """Crafted cards with items return to the hand at the end of Evening, even above its limit."""

    def __init__(self) -> None:
        super().__init__("mole_artisans")
        self.boon = ARTISTRY

    def new_side(self, index: int) -> Side:
        return ArtisansSide(self, index)

    def notation(self) -> Notation:
        return NOTATION

    def evening_over(self, g: State, me: ArtisansSide) -> None:
        player = g.player_of(me)
        if me.kept and player is not None:
            player.hand.extend(me.kept)
            me.kept = []

    def cards_elsewhere(self, g: State, me: ArtisansSide) -> list[int]:
        return me.kept

    def hireling_view(self, g: State, me: ArtisansSide) -> HirelingView | None:
        seen = super().hireling_view(g, me)
        if seen is not None:
            seen["cards"] = [CARDS[card].name for card in me.kept]
        return seen


HIRELINGS: Final[list[AnyHireling]] = [SunwardExpedition(), MoleArtisans()]
