"""Forest Patrol, and Feline Physicians."""

from __future__ import annotations

from typing import Final

from polana.games.root.cards import spend_matching
from polana.games.root.components import NONE
from polana.games.root.control import why_not_place
from polana.games.root.effects.base import IN_DAYLIGHT
from polana.games.root.hirelings import asks
from polana.games.root.hirelings.base import (
    NOTHING_TO_DO,
    AnyHireling,
    AnyPart,
    Hireling,
    MoveThenBattle,
    Part,
    among,
    any_part,
    choose,
    open_clearings,
    standing,
    words_of,
)
from polana.games.root.hirelings.side import HirelingSide
from polana.games.root.pieces import place_warriors
from polana.games.root.price import is_tempted
from polana.games.root.removal import Loss, Removal, Trigger, bring_back, go_home
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS, PLACES
from polana.games.root.words import MOVE, PASS, RECRUIT
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal


class ForestPatrol(Hireling[HirelingSide]):
    """Each time it loses warriors, one of them waits on the card; it moves and battles, or those on the card return."""

    def __init__(self) -> None:
        super().__init__("forest_patrol", IN_DAYLIGHT)

    def set_up(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        for where in range(CLEARINGS):
            place_warriors(g, me, where, 1, "A.6.3")
        yield from ()

    def lose(self, g: State, me: HirelingSide, loss: Loss, removal: Removal) -> None:
        """Of all that one effect removes, one warrior."""
        first = next(other for other in removal.losses if other.owner is me)
        caught = 1 if loss is first else 0
        me.on_card += caught
        go_home(g, me, loss.count - caught, removal)

    def parts(self, me: HirelingSide) -> list[AnyPart]:
        return [MoveThenBattle(me, MOVE), Return(me, RECRUIT)]

    def why_not_act(self, g: State, me: HirelingSide, player: Side) -> Refusal | None:
        return None if any_part(g, player, self.parts(me)) else NOTHING_TO_DO

    def is_veiled(self, g: State, me: HirelingSide, player: Side) -> bool:
        return is_tempted(g, me)

    def act(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        yield from choose(g, me, player, self.parts(me), "E.2.4")


class Return(Part[HirelingSide]):
    """The warriors on the card come back where others of it stand."""

    def camps(self, g: State) -> list[int]:
        return among(standing(self.me), open_clearings(g, self.me))

    def can(self, g: State, player: Side) -> bool:
        return self.me.on_card > 0 and bool(self.camps(g))

    def do(self, g: State, me: Side) -> Flow[None]:
        own = self.me
        word = yield asks.place(me, own, words_of(self.camps(g)), "E.2.4")
        count = own.on_card
        own.on_card = 0
        own.supply += count
        place_warriors(g, own, word.value, count, "E.2.4")


class FelinePhysicians(Hireling[HirelingSide]):
    """For a card that matches the clearing, removed faction warriors stand up where their owner has pieces."""

    def __init__(self) -> None:
        super().__init__("feline_physicians")

    def reactions(self, g: State, me: HirelingSide, removal: Removal) -> list[Trigger]:
        player = g.player_of(me)
        if player is None or not player.hand:
            return []
        return [
            Trigger(me, self.word, loss.where, loss.count - loss.apart)
            for loss in removal.losses
            if loss.owner is player and loss.kind == NONE and loss.count > loss.apart
        ]

    def beds(self, g: State, player: Side) -> list[int]:
        """Clearings, the Burrow among them (12.2.2), with pieces of a player where he may place more."""
        return [
            where for where in range(PLACES) if player.has_pieces(where) and why_not_place(g, player, where) is None
        ]

    def react(self, g: State, me: HirelingSide, trigger: Trigger) -> Flow[None]:
        player = g.player_of(me)
        if player is None or not player.hand:
            return
        places = self.beds(g, player)
        if not places:
            return
        about = asks.save(trigger.where, trigger.count)
        card = yield from spend_matching(g, player, about, "E.2.2", trigger.where, PASS)
        if card != NONE:
            places = self.beds(g, player)
            word = yield asks.place(player, me, words_of(places), "E.2.2")
            bring_back(g, player, word.value, trigger.count, "E.2.2")


HIRELINGS: Final[list[AnyHireling]] = [ForestPatrol(), FelinePhysicians()]
