"""The Exile, and The Brigand."""

from __future__ import annotations

from typing import Final

from polana.games.root import items
from polana.games.root import news as general_news
from polana.games.root.battle import Battle, side_of, start_battle_at, why_not_battle
from polana.games.root.cards import draw
from polana.games.root.components import ITEMS, NONE
from polana.games.root.deed import Deed
from polana.games.root.effects.base import IN_BIRDSONG, IN_DAYLIGHT, IN_EVENING
from polana.games.root.factions.base import AnyFaction
from polana.games.root.hirelings import asks
from polana.games.root.hirelings import news as told
from polana.games.root.hirelings.base import (
    NOTHING_TO_DO,
    AnyHireling,
    AnyPart,
    Hireling,
    Part,
    any_part,
    at_home,
    choose,
    words_of,
)
from polana.games.root.hirelings.side import HirelingSide
from polana.games.root.hirelings.words import GIVE_ITEM, ROB
from polana.games.root.price import is_tempted_at
from polana.games.root.removal import Loss
from polana.games.root.score import score
from polana.games.root.state import Side, State
from polana.games.root.view import HirelingView
from polana.games.root.woodland.maps import FIRST_FOREST
from polana.games.root.woodland.ruins import clear_ruin, populate, put_back, take_items
from polana.games.root.words import BATTLE, EXPLORE, ITEM_WORDS, MOVE, place_of
from polana.kernel.flow import Flow
from polana.kernel.notation import Notation
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

CLUB: Final = ITEMS.index("club")
CLUBS: Final = 3
#: Items that are exhausted for a move and for a battle.
MOVE_COST: Final = 1
BATTLE_COST: Final = 2
MOMENTS: Final = (IN_BIRDSONG, IN_DAYLIGHT, IN_EVENING)

NO_ITEM_TO_GIVE: Final = Refusal("E.2.2", "why-root-hireling-no-item")
NOT_NEXT_TO_IT: Final = Refusal("E.2.2", "why-root-hireling-far")


#: How its card is written in positions.
NOTATION: Final = Notation({}, dict.fromkeys(("ready", "spent", "lost"), ITEMS))


class ExileSide(HirelingSide):
    """The items on the card, by kind: face up, face down, and those that left the game."""

    __slots__ = ("lost", "ready", "spent")

    def __init__(self, rules: AnyFaction, index: int, empty: bool = False) -> None:
        super().__init__(rules, index, empty)
        self.ready: list[int] = [0] * len(ITEMS)
        self.spent: list[int] = [0] * len(ITEMS)
        self.lost: list[int] = [0] * len(ITEMS)

    def copy(self) -> ExileSide:
        twin = ExileSide(self.rules, self.index, True)
        self.copy_card_to(twin)
        twin.ready = self.ready[:]
        twin.spent = self.spent[:]
        twin.lost = self.lost[:]
        return twin


def exhaust(own: ExileSide, count: int) -> None:
    """Its items all do the same, whatever they are: the clubs are turned first."""
    for item in range(len(ITEMS) - 1, -1, -1):
        turned = min(count, own.ready[item])
        own.ready[item] -= turned
        own.spent[item] += turned
        count -= turned


class TheExile(Hireling[ExileSide]):
    """Exhausts an item to go to the next forest and two to battle beside it; whoever is near may give it an item."""

    def __init__(self) -> None:
        super().__init__("the_exile", IN_DAYLIGHT)

    def new_side(self, index: int) -> Side:
        return ExileSide(self, index)

    def notation(self) -> Notation:
        return NOTATION

    def set_up(self, g: State, me: ExileSide, player: Side) -> Flow[None]:
        me.ready[CLUB] = CLUBS
        forests = list(range(FIRST_FOREST, FIRST_FOREST + g.woodland.forests))
        word = yield asks.move(player, me, words_of(forests), "A.6.3")
        self.go(g, me, place_of(word))

    def go(self, g: State, me: ExileSide, where: int) -> None:
        me.pawn = where
        told.pawn_moved(g, me, where)

    # --- its action --------------------------------------------------------------------------------------------------

    def clearings(self, g: State, me: ExileSide) -> tuple[int, ...]:
        """Clearings next to its forest."""
        return () if me.pawn == NONE else g.woodland.forest_clearings[me.pawn - FIRST_FOREST]

    def battlefields(self, g: State, me: ExileSide) -> list[int]:
        return [where for where in self.clearings(g, me) if why_not_battle(g, me, where) is None]

    def is_veiled(self, g: State, me: ExileSide, player: Side) -> bool:
        if sum(me.ready) < BATTLE_COST:
            return False
        return any(is_tempted_at(g, me, where) for where in self.clearings(g, me))

    def parts(self, me: ExileSide) -> list[AnyPart]:
        return [Wander(me, MOVE, self), Raid(me, BATTLE, self)]

    def why_not_act(self, g: State, me: ExileSide, player: Side) -> Refusal | None:
        return None if any_part(g, player, self.parts(me)) else NOTHING_TO_DO

    def act(self, g: State, me: ExileSide, player: Side) -> Flow[None]:
        parts = self.parts(me)
        while any_part(g, player, parts) or self.is_veiled(g, me, player):
            if not (yield from choose(g, me, player, parts, "E.2.4")):
                break
        for item in range(len(ITEMS)):
            me.ready[item] += me.spent[item]
            me.spent[item] = 0

    # --- battle ------------------------------------------------------------------------------------------------------

    def can_attack(self, g: State, me: ExileSide, where: int) -> bool:
        return where in self.clearings(g, me)

    def can_fight(self, g: State, me: ExileSide, battle: Battle) -> bool:
        return True

    def most_rolled_hits(self, g: State, me: ExileSide, battle: Battle) -> int:
        """As many as there are items on the card."""
        return sum(me.ready) + sum(me.spent)

    def choose_losses(self, g: State, me: ExileSide, battle: Battle, hits: int) -> Flow[list[Loss]]:
        """A hit exhausts an item, or removes one if none is ready."""
        for _ in range(hits):
            if sum(me.ready):
                exhaust(me, 1)
            elif sum(me.spent):
                item = max(item for item in range(len(ITEMS)) if me.spent[item])
                me.spent[item] -= 1
                me.lost[item] += 1
                told.item_lost(g, me, item)
        yield from ()
        return []

    # --- gifts -------------------------------------------------------------------------------------------------------

    def offers(self, g: State, me: ExileSide, other: Side, moment: int) -> list[Deed]:
        found = super().offers(g, me, other, moment)
        if moment in MOMENTS and any(other.items):
            found.append(Gift(me))
        return found

    def hireling_view(self, g: State, me: ExileSide) -> HirelingView | None:
        seen = super().hireling_view(g, me)
        if seen is not None:
            own = me
            both = [one + other for one, other in zip(own.ready, own.spent, strict=True)]
            seen["items"] = {ITEMS[item]: count for item, count in enumerate(both) if count}
            seen["exhausted"] = {ITEMS[item]: count for item, count in enumerate(own.spent) if count}
        return seen

    def items_elsewhere(self, g: State, me: ExileSide) -> list[int]:
        found = [me.ready[item] + me.spent[item] + me.lost[item] for item in range(len(ITEMS))]
        found[CLUB] = 0
        return found

    def check(self, g: State, me: ExileSide) -> None:
        if me.pawn != NONE:
            assert me.ready[CLUB] + me.spent[CLUB] + me.lost[CLUB] == CLUBS, "clubs are not conserved"


class ExilePart(Part[ExileSide]):
    def __init__(self, me: ExileSide, word: Word, rules: TheExile) -> None:
        super().__init__(me, word)
        self.rules: TheExile = rules


class Wander(ExilePart):
    """An item for a move to the next forest."""

    def can(self, g: State, player: Side) -> bool:
        ready = sum(self.me.ready)
        return ready >= MOVE_COST and bool(g.woodland.forest_near[self.me.pawn - FIRST_FOREST])

    def do(self, g: State, me: Side) -> Flow[None]:
        own = self.me
        forests = list(g.woodland.forest_near[own.pawn - FIRST_FOREST])
        word = yield asks.move(me, own, words_of(forests), "E.2.4")
        exhaust(own, MOVE_COST)
        self.rules.go(g, own, place_of(word))


class Raid(ExilePart):
    """Two items for a battle in a clearing next to its forest."""

    def can(self, g: State, player: Side) -> bool:
        return sum(self.me.ready) >= BATTLE_COST and bool(self.rules.battlefields(g, self.me))

    def do(self, g: State, me: Side) -> Flow[None]:
        own = self.me
        tempted = self.rules.is_veiled(g, own, me)
        word = yield asks.where(me, own, words_of(self.rules.battlefields(g, own)), "E.2.4", tempted)
        exhaust(own, BATTLE_COST)
        yield from start_battle_at(g, own, word.value, "E.2.4")


class Gift(Deed):
    """In his own turn a player with faction pieces next to the Exile gives an item for a card and a point."""

    def __init__(self, me: ExileSide) -> None:
        super().__init__(GIVE_ITEM, "E.2.2")
        self.me: ExileSide = me

    def why_not(self, g: State, me: Side) -> Refusal | None:
        if not sum(me.items):
            return NO_ITEM_TO_GIVE
        near = g.woodland.forest_clearings[self.me.pawn - FIRST_FOREST]
        return None if any(me.has_pieces(where) for where in near) else NOT_NEXT_TO_IT

    def do(self, g: State, me: Side) -> Flow[None]:
        words = [ITEM_WORDS[item] for item in range(len(ITEMS)) if me.items[item]]
        word = yield asks.item(me, self.me, words, "E.2.2")
        item = word.value
        items.lose(me, item, me.exhausted[item] == me.items[item])
        self.me.ready[item] += 1
        told.item_given(g, self.me, me, item)
        draw(g, me, 1, "E.2.2")
        score(g, me, 1, "E.2.2")


class TheBrigand(Hireling[HirelingSide]):
    """Once each in Daylight: an item from a ruin, and for an exhausted item a card from somebody's hand."""

    EXPLORED: Final = 2
    ROBBED: Final = 4

    def __init__(self) -> None:
        super().__init__("the_brigand", IN_DAYLIGHT)

    def ruin_sets(self, g: State, me: HirelingSide) -> int:
        return 1

    def set_up(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        populate(g, self.ruin_sets(g, me))
        yield from ()

    def has_acted(self, me: HirelingSide) -> bool:
        return me.acted & 6 == 6

    def ruins(self, g: State, player: Side) -> list[int]:
        return [where for where in at_home(g, player) if g.ruin_items[where]]

    def victims(self, g: State, player: Side) -> list[Side]:
        """Players with cards who share a clearing with the controller."""
        return [
            other
            for other in g.players
            if other is not player
            and other.rules.holds_cards(g, other)
            and any(other.has_pieces(where) for where in at_home(g, player))
        ]

    def parts(self, me: HirelingSide) -> list[AnyPart]:
        return [Explore(me, EXPLORE, self), Rob(me, ROB, self)]

    def why_not_act(self, g: State, me: HirelingSide, player: Side) -> Refusal | None:
        return None if any_part(g, player, self.parts(me)) else NOTHING_TO_DO

    def act(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        yield from choose(g, me, player, self.parts(me), "E.2.4")

    def explore(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        word = yield asks.where(player, me, words_of(self.ruins(g, player)), "E.2.4")
        where = word.value
        under = take_items(g, where)
        g.chance.reveal()
        item = under[0]
        put_back(g, where, under[1:])
        general_news.took_item(g, player, item)
        if not g.ruin_items[where]:
            clear_ruin(g, where)
        yield from player.rules.gain_item(g, player, item)

    def rob(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        words = [ITEM_WORDS[item] for item in range(len(ITEMS)) if player.items[item] > player.exhausted[item]]
        word = yield asks.item(player, me, words, "E.2.4")
        items.exhaust(player, word.value)
        word = yield asks.whom(player, me, [other.rules.word for other in self.victims(g, player)], "E.2.4")
        other = side_of(g, word)
        card = other.rules.give_up_card(g, other)
        if card != NONE:
            player.rules.receive_card(g, player, card)
            general_news.took_card(g, player, other, card)


class BrigandPart(Part[HirelingSide]):
    def __init__(self, me: HirelingSide, word: Word, rules: TheBrigand) -> None:
        super().__init__(me, word)
        self.rules: TheBrigand = rules


class Explore(BrigandPart):
    """Once a turn, a ruin where its controller has pieces."""

    def can(self, g: State, player: Side) -> bool:
        return not self.me.acted & self.rules.EXPLORED and bool(self.rules.ruins(g, player))

    def do(self, g: State, me: Side) -> Flow[None]:
        self.me.acted |= self.rules.EXPLORED
        return self.rules.explore(g, self.me, me)


class Rob(BrigandPart):
    """Once a turn, for an item of its controller."""

    def can(self, g: State, player: Side) -> bool:
        if self.me.acted & self.rules.ROBBED:
            return False
        ready = any(have > down for have, down in zip(player.items, player.exhausted, strict=True))
        return ready and bool(self.rules.victims(g, player))

    def do(self, g: State, me: Side) -> Flow[None]:
        self.me.acted |= self.rules.ROBBED
        return self.rules.rob(g, self.me, me)


HIRELINGS: Final[list[AnyHireling]] = [TheExile(), TheBrigand()]
