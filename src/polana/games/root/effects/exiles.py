"""The effects of the Exiles and Partisans deck's cards. Each says in a sentence what its card does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from polana.games.root import actions
from polana.games.root import news as told
from polana.games.root.cards import (
    choose_card,
    discard,
    discard_from_play,
    draw,
    why_not_suit,
)
from polana.games.root.components import BIRD, CARDS, FOX, MOUSE, NONE, RABBIT
from polana.games.root.control import is_enemy, is_safe_from, near, why_not_place
from polana.games.root.deed import NO_MORE, Deeds
from polana.games.root.effects import asks
from polana.games.root.effects.base import (
    END_OF_BIRDSONG,
    EVENING_DRAW,
    IN_BIRDSONG,
    IN_DAYLIGHT,
    START_OF_BIRDSONG,
    START_OF_EVENING,
    Effect,
    register,
)
from polana.games.root.effects.standard import (
    NO_HAND_TO_TAKE_FROM,
    choose_side,
    others_with_cards,
    take_random_card,
)
from polana.games.root.lending import enemy_warriors
from polana.games.root.move import march, movable, why_not_enter, why_not_leave
from polana.games.root.price import is_tempted, must_battle_at
from polana.games.root.removal import replace_warrior
from polana.games.root.score import score
from polana.games.root.state import Extra
from polana.games.root.woodland.maps import CLEARINGS, PLACES
from polana.games.root.woodland.suits import has_suit, matching
from polana.games.root.words import CARD_WORDS, DONE, ITEM_WORDS, PLACE_WORDS
from polana.kernel.flow import Flow, Judge, distinct
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

if TYPE_CHECKING:
    from polana.games.root.battle import Battle
    from polana.games.root.state import Side, State

NO_CARD_IN_PLAY: Final = Refusal("4.1.3", "why-root-no-card-in-play")
NO_WARRIORS_IN_SUPPLY: Final = Refusal("1.5.1", "why-root-no-warriors-in-supply")
NO_WARRIOR_TO_REPLACE: Final = Refusal("G.1.30", "why-root-no-warrior-to-replace")
NO_WARRIORS_TO_ORDER: Final = Refusal("1.5.5", "why-root-no-warriors-to-order")
NOBODY_BURIED: Final = Refusal("4.1.3", "why-root-nobody-buried")
NO_AMBUSH_DISCARDED: Final = Refusal("4.1.3", "why-root-no-ambush-discarded")
NO_ITEM_TO_EXHAUST: Final = Refusal("4.1.3", "why-root-no-item-to-exhaust")
NEITHER_MOVE_NOR_BATTLE: Final = Refusal("4.1.3", "why-root-neither-move-nor-battle")
NOT_THIS_SUIT_CLEARING: Final = Refusal("4.3.3", "why-root-partisans-elsewhere")

#: The Coffin Makers score a point for every five warriors.
WARRIORS_A_POINT: Final = 5


# --- what simply holds --------------------------------------------------------------------------------------------


class SoupKitchens(Effect):
    """Tokens count for rule, each as two."""

    def strength(self, g: State, me: Side, where: int) -> int:
        return 2 * me.tokens[where]


class BoatBuilders(Effect):
    """Rivers are paths."""

    def near(self, g: State, me: Side, where: int) -> tuple[int, ...]:
        return g.woodland.rivers[where]


class CorvidPlanners(Effect):
    """Moves need no rule at either end."""

    def moves_without_rule(self, g: State, me: Side, origin: int, destination: int) -> bool:
        return True


class Tunnels(Effect):
    """All clearings with crafting pieces of its owner are adjacent to each other."""

    def near(self, g: State, me: Side, where: int) -> tuple[int, ...]:
        places = [at for at in range(PLACES) if self._has_crafting_piece(g, me, at)]
        return tuple(at for at in places if at != where) if where in places else ()

    def _has_crafting_piece(self, g: State, me: Side, where: int) -> bool:
        for kind in me.rules.crafting_pieces(g, me):
            if me.at(kind, where):
                return True
        return False


class MurineBroker(Effect):
    """Whenever another player crafts an item, draw a card."""

    def saw_craft(self, g: State, me: Side, crafter: Side, card: int) -> None:
        if CARDS[card].item != NONE:
            draw(g, me, 1, "4.1.3")


class MasterEngravers(Effect):
    """Whenever its owner crafts an item, he scores one more point."""

    def craft_bonus(self, g: State, me: Side, card: int) -> int:
        return 1


# --- Birdsong -----------------------------------------------------------------------------------------------------


class Saboteurs(Effect):
    """When Birdsong starts, discard it to discard a card in an enemy's play area."""

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return None if self._targets(g, me) else NO_CARD_IN_PLAY

    def _targets(self, g: State, me: Side) -> list[Side]:
        return [side for side in g.sides if is_enemy(me, side) and side.play]

    def use(self, g: State, me: Side) -> Flow[None]:
        discard_from_play(g, me, self.card)
        other = yield from choose_side(g, me, self._targets(g, me), self.card)
        words = distinct([CARD_WORDS[card] for card in other.play])
        word = yield asks.sabotage(me, words, other)
        discard_from_play(g, other, word.value)
        told.sabotaged(g, me, other, word.value)


class Coffins(Extra):
    """The warriors that lie on the one card of the Coffin Makers, by side."""

    __slots__ = ("warriors",)

    def __init__(self, warriors: list[int]) -> None:
        self.warriors: list[int] = warriors

    def copy(self) -> Coffins:
        return Coffins(self.warriors[:])


def buried(g: State) -> list[int]:
    """The warriors in coffins by side; nothing while there are none."""
    for extra in g.extras:
        if isinstance(extra, Coffins):
            return extra.warriors
    return []


class CoffinMakers(Effect):
    """Warriors removed from the map lie here; when Birdsong starts, a point for every five, then all go home."""

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return super().why_not(g, me) or (None if sum(buried(g)) else NOBODY_BURIED)

    def use(self, g: State, me: Side) -> Flow[None]:
        points = sum(buried(g)) // WARRIORS_A_POINT
        self.left_play(g, me)
        score(g, me, points, "4.1.3")
        yield from ()

    def catches_warriors(self, g: State, me: Side, owner: Side, count: int) -> bool:
        if not buried(g):
            g.extras.append(Coffins([0] * len(g.sides)))
        buried(g)[owner.index] += count
        return True

    def gives_back(self, g: State, me: Side, owner: Side, count: int) -> int:
        if not buried(g):
            return 0
        count = min(count, buried(g)[owner.index])
        buried(g)[owner.index] -= count
        return count

    def warriors_held(self, g: State, me: Side, owner: Side) -> int:
        return buried(g)[owner.index] if buried(g) else 0

    def left_play(self, g: State, me: Side) -> None:
        for index, count in enumerate(buried(g)):
            g.sides[index].supply += count
        g.extras = [extra for extra in g.extras if not isinstance(extra, Coffins)]


class EyrieEmigre(Effect):
    """When Birdsong ends, move and then battle at the destination; whoever does not do both discards it."""

    def use(self, g: State, me: Side) -> Flow[None]:
        if me.rules.can_move(g, me):
            where = yield from me.rules.take_move(g, me, "4.1.3")
            if where != NONE and (yield from must_battle_at(g, me, where, "4.1.3")):
                return
        if self.card in me.play:
            discard_from_play(g, me, self.card)


class SwapMeet(Effect):
    """Once in Birdsong, take a random card from another player and give a card back."""

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return super().why_not(g, me) or (None if others_with_cards(g, me) else NO_HAND_TO_TAKE_FROM)

    def use(self, g: State, me: Side) -> Flow[None]:
        other = yield from choose_side(g, me, others_with_cards(g, me), self.card)
        take_random_card(g, me, other)
        card = yield from choose_card(g, me, asks.give_back(other), "4.1.3")
        other.rules.receive_card(g, other, card)
        told.gave_card(g, me, other, card)


class FalseOrders(Effect):
    """In Birdsong, discard it: half of an enemy's warriors in a clearing, rounded up, move where its owner likes."""

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return None if self._targets(g, me) else NO_WARRIORS_TO_ORDER

    def _targets(self, g: State, me: Side) -> list[Side]:
        # E.3.4: hirelings take no orders but their own controller's
        return [side for side in g.players if is_enemy(me, side) and _origins(g, side)]

    def use(self, g: State, me: Side) -> Flow[None]:
        discard_from_play(g, me, self.card)
        other = yield from choose_side(g, me, self._targets(g, me), self.card)
        words = [PLACE_WORDS[where] for where in _origins(g, other)]
        word = yield asks.false_orders_from(me, words, other)
        origin = word.value
        words = [PLACE_WORDS[where] for where in _destinations(g, other, origin)]
        word = yield asks.false_orders_to(me, words, origin)
        # 1.5.5: it is the enemy who moves, under the enemy's own rules
        count = min((other.warriors[origin] + 1) // 2, movable(g, other, origin))
        yield from march(g, other, origin, word.value, count, "1.5.5")


def _origins(g: State, side: Side) -> list[int]:
    """Clearings from which warriors of a side can be made to move, whoever rules there."""
    found: list[int] = []
    for where in range(PLACES):
        if side.warriors[where] and movable(g, side, where) > 0:
            if why_not_leave(g, side, where) is None and _destinations(g, side, where):
                found.append(where)
    return found


def _destinations(g: State, side: Side, origin: int) -> list[int]:
    return [where for where in near(g, side, origin) if why_not_enter(g, side, where) is None]


# --- Daylight -----------------------------------------------------------------------------------------------------


class PropagandaBureau(Effect):
    """Once in Daylight, spend a card to replace an enemy warrior in a matching clearing with one of your own."""

    def why_not(self, g: State, me: Side) -> Refusal | None:
        used = super().why_not(g, me)
        if used is not None:
            return used
        if me.supply <= 0:
            return NO_WARRIORS_IN_SUPPLY
        suits = self._suits(g, me)
        for card in me.hand:
            if suits >> CARDS[card].suit & 1:
                return None
        return NO_WARRIOR_TO_REPLACE

    def _suits(self, g: State, me: Side) -> int:
        """The suits of cards that find a warrior to replace, one bit each; a bird finds any."""
        suits = 0
        for where in range(CLEARINGS):
            if _replaceable(g, me, where):
                suits |= matching(g, where)
        return suits

    def use(self, g: State, me: Side) -> Flow[None]:
        suits = self._suits(g, me)
        word = yield asks.propaganda_card(me, PropagandaCard(suits), suits)
        card = word.value
        me.hand.remove(card)
        discard(g, card)
        told.spent(g, me, word.value, "4.1.3")
        suit = CARDS[card].suit
        words = [
            PLACE_WORDS[where]
            for where in range(CLEARINGS)
            if (suit == BIRD or has_suit(g, where, suit)) and _replaceable(g, me, where)
        ]
        word = yield asks.propaganda_where(me, words)
        where = word.value
        other = yield from choose_side(g, me, _replaceable(g, me, where), self.card)
        yield from replace_warrior(g, me, other, where, "G.1.30")


class PropagandaCard(Judge):
    def __init__(self, suits: int) -> None:
        self.suits: int = suits

    def why_not(self, word: Word) -> Refusal | None:
        return None if self.suits >> CARDS[word.value].suit & 1 else NO_WARRIOR_TO_REPLACE


def _replaceable(g: State, me: Side, where: int) -> list[Side]:
    """G.1.30: both steps must be possible, removing the enemy's warrior and placing a new one."""
    if me.supply <= 0 or why_not_place(g, me, where) is not None:
        return []
    return [
        side
        for side in g.sides
        if is_enemy(me, side)
        and min(side.rules.removable(g, side, where), enemy_warriors(g, me, side, where)) > 0
        and not is_safe_from(g, side, me, where)
    ]


class LeagueOfAdventurousMice(Effect):
    """Once in Daylight, exhaust a crafted item to move or to battle."""

    def why_not(self, g: State, me: Side) -> Refusal | None:
        refusal = self.why_no_item(g, me)
        if refusal is not None:
            return refusal
        for deed in LEAGUE:
            if deed.why_not(g, me) is None:
                return None
        return NEITHER_MOVE_NOR_BATTLE

    def why_no_item(self, g: State, me: Side) -> Refusal | None:
        return super().why_not(g, me) or (None if me.rules.ready_items(g, me) else NO_ITEM_TO_EXHAUST)

    def is_veiled(self, g: State, me: Side) -> bool:
        return self.why_no_item(g, me) is None and is_tempted(g, me)

    def use(self, g: State, me: Side) -> Flow[None]:
        words = [ITEM_WORDS[item] for item in me.rules.ready_items(g, me)]
        word = yield asks.league_item(me, words)
        me.rules.exhaust_item(g, me, word.value)
        tempted = is_tempted(g, me)
        deeds: Deeds = [*LEAGUE]
        if all(deed.why_not(g, me) is not None for deed in deeds):
            # boots that were exhausted would have been needed for a move (9.2.9.III.b)
            if not tempted:
                return
            deeds.append(NO_MORE)
        menu = asks.league_action(g, me, deeds, tempted)
        yield from menu.deed_of((yield menu)).do(g, me)


LEAGUE: Final[Deeds] = [
    actions.GrantedMove("4.1.3", NEITHER_MOVE_NOR_BATTLE),
    actions.Battle("4.1.3", barred=NEITHER_MOVE_NOR_BATTLE),
]


# --- Evening ------------------------------------------------------------------------------------------------------


class CharmOffensive(Effect):
    """When Evening starts, draw a card; another player scores a point."""

    def use(self, g: State, me: Side) -> Flow[None]:
        draw(g, me, 1, "4.1.3")
        others = [side for side in g.players if side is not me]
        other = yield from choose_side(g, me, others, self.card)
        score(g, other, 1, "4.1.3")


class Informants(Effect):
    """In Evening, take an ambush card out of the discard pile in place of the draw."""

    def why_not(self, g: State, me: Side) -> Refusal | None:
        return super().why_not(g, me) or (None if _discarded_ambushes(g) else NO_AMBUSH_DISCARDED)

    def use(self, g: State, me: Side) -> Flow[None]:
        words = distinct([CARD_WORDS[card] for card in _discarded_ambushes(g)])
        word = yield asks.informants(me, words)
        g.discard.remove(word.value)
        me.hand.append(word.value)
        told.took_from_discard(g, me, word.value)


def _discarded_ambushes(g: State) -> list[int]:
    return [card for card in g.discard if CARDS[card].ambush]


# --- battle -------------------------------------------------------------------------------------------------------


class Partisans(Effect):
    """In a battle in a clearing of their suit, deal an extra hit, then discard all cards of other suits in hand.

    A bird may be kept as a card of that suit (2.1.1).
    """

    def __init__(self, suit: int) -> None:
        super().__init__()
        self.suit: int = suit

    def why_not_in_battle(self, g: State, me: Side, battle: Battle) -> Refusal | None:
        return None if has_suit(g, battle.where, self.suit) else NOT_THIS_SUIT_CLEARING

    def use_in_battle(self, g: State, me: Side, battle: Battle) -> Flow[None]:
        battle.extra[battle.number(me)] += 1
        lost = [card for card in me.hand if CARDS[card].suit not in (self.suit, BIRD)]
        me.hand = [card for card in me.hand if CARDS[card].suit in (self.suit, BIRD)]
        for card in lost:
            discard(g, card)
        g.chance.reveal()
        if lost:
            told.discarded(g, me, sorted(lost))
        while me.hand:
            word = yield asks.partisans_birds(me, OnlyBirds())
            if word is DONE:
                return
            me.hand.remove(word.value)
            discard(g, word.value)
            told.discarded(g, me, [word.value])


class OnlyBirds(Judge):
    """Cards that are not of the suit by themselves; other words pass."""

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_suit(word.value, BIRD) if word.kind == "card" else None


register("soup_kitchens", SoupKitchens())
register("boat_builders", BoatBuilders())
register("corvid_planners", CorvidPlanners())
register("tunnels", Tunnels())
register("murine_broker", MurineBroker())
register("master_engravers", MasterEngravers())
register("saboteurs", Saboteurs(START_OF_BIRDSONG))
register("coffin_makers", CoffinMakers(START_OF_BIRDSONG, mandatory=True))
register("eyrie_emigre", EyrieEmigre(END_OF_BIRDSONG, mandatory=True))
register("swap_meet", SwapMeet(IN_BIRDSONG))
register("false_orders", FalseOrders(IN_BIRDSONG))
register("propaganda_bureau", PropagandaBureau(IN_DAYLIGHT))
register("league_of_adventurous_mice", LeagueOfAdventurousMice(IN_DAYLIGHT))
register("charm_offensive", CharmOffensive(START_OF_EVENING))
register("informants", Informants(EVENING_DRAW))
register("fox_partisans", Partisans(FOX))
register("rabbit_partisans", Partisans(RABBIT))
register("mouse_partisans", Partisans(MOUSE))
