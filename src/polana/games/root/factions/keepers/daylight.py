"""Daylight (15.5): craft, then act with the Retinue, column by column."""

from __future__ import annotations

from typing import Final

from polana.games.root.actions import Craft, Move
from polana.games.root.asks import NO_FIGHTERS
from polana.games.root.battle import can_attack, depends_on_hand, why_not_battle
from polana.games.root.cards import discard
from polana.games.root.components import BIRD, CARDS, NONE, faction_table
from polana.games.root.control import WRONG_CLEARING_SUIT, enemies_at, rules
from polana.games.root.deed import NO_MORE, Counted, OwnDeed, OwnDeeds
from polana.games.root.factions.keepers import asks
from polana.games.root.factions.keepers import news as told
from polana.games.root.factions.keepers.relics import bring_in, take_home
from polana.games.root.factions.keepers.side import (
    COLUMNS,
    DELVE_COLUMN,
    KeepersSide,
    relic_kind,
    type_of,
    value_of,
)
from polana.games.root.factions.keepers.words import RECOVER, RELIC_WORDS, RETAINER
from polana.games.root.menu import choose, pause
from polana.games.root.move import can_move
from polana.games.root.price import must_battle_at
from polana.games.root.score import score
from polana.games.root.state import Relic, State
from polana.games.root.woodland.maps import CLEARINGS, FIRST_FOREST
from polana.games.root.woodland.relics import relics_at
from polana.games.root.woodland.suits import has_suit, suit_list
from polana.games.root.words import CARD_WORDS, DONE, PASS, place_of, place_word
from polana.kernel import deed as kernel
from polana.kernel.flow import Flow, Judge, distinct
from polana.kernel.refusal import Refusal
from polana.kernel.shelf.options import any_option
from polana.kernel.word import Word

COLUMN_POINTS: Final[int] = faction_table("keepers")["tracks"]["column_bonus_vp"]

CRAFT_FIRST: Final = Refusal("15.5", "why-root-keepers-craft-first")
NO_MOVE: Final = Refusal("15.5.2.I", "why-root-keepers-no-move")
NO_DELVE: Final = Refusal("15.5.2.II", "why-root-keepers-no-delve")
NOTHING_TO_DELVE: Final = Refusal("15.5.2.II", "why-root-keepers-nothing-to-delve")
NOT_RULED: Final = Refusal("15.5.2.II", "why-root-not-ruled")
NO_MOVE_OR_RECOVERY: Final = Refusal("15.5.2.III", "why-root-keepers-no-move-or-recovery")
NOTHING_TO_RECOVER: Final = Refusal("15.5.2.III.a", "why-root-keepers-nothing-to-recover")


def daylight(g: State, own: KeepersSide) -> Flow[bool]:
    """15.5: craft, then each card of the Retinue, from the left column to the right."""
    if not own.acting:
        enter_column(own, 0)
        own.acting = True
        own.step = 0
    deeds = waiting_deeds(own)
    if not deeds and own.step:
        yield from pause(g, own)
        return True
    about = asks.daylight(own.column) if own.column < COLUMNS else asks.CRAFTING
    end: kernel.Deed[State, KeepersSide] = LEAVE_COLUMN if deeds else NO_MORE
    return (yield from choose(g, own, about, [CRAFT, *deeds, end], "15.5.2"))


class CraftFirst(Counted[KeepersSide]):
    """15.5: crafting comes before the Retinue."""

    def why_no_more(self, g: State, me: KeepersSide) -> Refusal | None:
        return CRAFT_FIRST if me.step else None


CRAFT: Final = CraftFirst(Craft("15.5.1", "15.5.1"))


class LeaveColumn(kernel.End[State, KeepersSide]):
    """15.5.2: no more cards of this column; on to the next."""

    def do(self, g: State, me: KeepersSide) -> Flow[None]:
        me.step = 1  # no more crafting
        enter_column(me, me.column + 1)
        yield from ()

    def ends(self, g: State, me: KeepersSide) -> bool:
        return False


LEAVE_COLUMN: Final = LeaveColumn(DONE, "15.5.2")


class Act(OwnDeed[KeepersSide]):
    """15.5.2: a card of the column at work acts, once; NONE: a Faithful Retainer."""

    def __init__(self, word: Word, card: int) -> None:
        super().__init__(word, "15.5.2")
        self.card: int = card

    def why_not(self, g: State, me: KeepersSide) -> Refusal | None:
        return WORK[me.column].why_not(g, me, suit_of(self.card))

    def do(self, g: State, me: KeepersSide) -> Flow[None]:
        me.step = 1  # no more crafting
        column = me.column
        spend_turn(me, self.card)
        told.acted(g, me, self.card, column)
        yield from WORK[column].do(g, me, self.card)
        if not me.waiting and not me.waiting_retainers:
            enter_column(me, me.column + 1)


ACTS: Final = [Act(word, card) for card, word in enumerate(CARD_WORDS)]
RETAINER_ACTS: Final = Act(RETAINER, NONE)


def enter_column(own: KeepersSide, column: int) -> None:
    """The next column that has a card; beyond the last if there is none."""
    while column < COLUMNS and not own.retinue[column] and not own.retainers[column]:
        column += 1
    own.column = column
    own.waiting = own.retinue[column][:] if column < COLUMNS else []
    own.waiting_retainers = own.retainers[column] if column < COLUMNS else 0


def waiting_deeds(own: KeepersSide) -> list[Act]:
    """Of the cards that have not acted yet; identical cards are one."""
    deeds = [ACTS[card] for card in dict.fromkeys(sorted(own.waiting))]
    if own.waiting_retainers:
        deeds.append(RETAINER_ACTS)
    return deeds


def all_deeds(own: KeepersSide) -> OwnDeeds[KeepersSide]:
    """15.5.1, 15.5.2: of all columns."""
    return [CRAFT, RETAINER_ACTS, *[ACTS[card] for column in own.retinue for card in column]]


def spend_turn(own: KeepersSide, card: int) -> None:
    """A card of the column acts, once."""
    if card == NONE:
        own.waiting_retainers -= 1
    else:
        own.waiting.remove(card)


def suit_of(card: int) -> int:
    """The suit of the clearings where a card acts; NONE: any. Faithful Retainers are birds."""
    return NONE if card == NONE or CARDS[card].suit == BIRD else CARDS[card].suit


class Work:
    """What the cards of a column do (15.5.2), by the suit of the card; NONE: any."""

    def why_not(self, g: State, own: KeepersSide, suit: int) -> Refusal | None:
        """Can a card of this suit act?"""
        return None

    def do(self, g: State, own: KeepersSide, card: int) -> Flow[None]:
        yield from ()


class Moves(Work):
    """15.5.2.I."""

    def why_not(self, g: State, own: KeepersSide, suit: int) -> Refusal | None:
        return Move("15.5.2.I", barred=NO_MOVE, suit=suit).why_not(g, own)

    def do(self, g: State, own: KeepersSide, card: int) -> Flow[None]:
        return Move("15.5.2.I", barred=NO_MOVE, suit=suit_of(card)).do(g, own)


class Delves(Work):
    """15.5.2.II."""

    def why_not(self, g: State, own: KeepersSide, suit: int) -> Refusal | None:
        return None if any_option(CLEARING_WORDS, Delve(g, own, suit)) else NO_DELVE

    def do(self, g: State, own: KeepersSide, card: int) -> Flow[None]:
        return battle_then_delve(g, own, card)


class MovesOrRecovers(Work):
    """15.5.2.III."""

    def why_not(self, g: State, own: KeepersSide, suit: int) -> Refusal | None:
        return None if can_move(g, own, suit) or can_recover(g, own, suit) else NO_MOVE_OR_RECOVERY

    def do(self, g: State, own: KeepersSide, card: int) -> Flow[None]:
        ways: OwnDeeds[KeepersSide] = [Move("15.5.2.III", barred=NO_MOVE, suit=suit_of(card)), Recover(card)]
        yield from asks.move_or_recover(g, own, ways).settle()


#: By column.
WORK: Final[list[Work]] = [Moves(), Delves(), MovesOrRecovers()]


def lose_card(g: State, own: KeepersSide, column: int, card: int, law: str) -> None:
    """A card of the Retinue is discarded; a Faithful Retainer leaves the game."""
    told.lost_card(g, own, card, law)
    if card == NONE:
        own.retainers[column] -= 1
    else:
        own.retinue[column].remove(card)
        discard(g, card)


CLEARING_WORDS: Final[list[Word]] = [place_word(where) for where in range(CLEARINGS)]


# --- battle then delve (15.5.2.II) ------------------------------------------------------------------------------------


class Delve(Judge):
    """15.5.2.II: clearings of a suit where there is a battle to fight or a relic to find."""

    def __init__(self, g: State, own: KeepersSide, suit: int) -> None:
        self.g: State = g
        self.own: KeepersSide = own
        self.suit: int = suit

    def why_not(self, word: Word) -> Refusal | None:
        g, own, where = self.g, self.own, place_of(word)
        if self.suit != NONE and not has_suit(g, where, self.suit):
            return WRONG_CLEARING_SUIT
        if enemies_at(g, own, where):
            if not can_attack(g, own, where):
                return NO_FIGHTERS
            if why_not_battle(g, own, where) is None:
                return None
        return why_not_delve(g, own, where)


def why_not_delve(g: State, own: KeepersSide, where: int) -> Refusal | None:
    """15.5.2.II: rule, a warrior, and a relic in an adjacent forest."""
    if not own.warriors[where]:
        return NO_FIGHTERS
    if not rules(g, own, where):
        return NOT_RULED
    return None if forests_with_relics(g, where) else NOTHING_TO_DELVE


def forests_with_relics(g: State, where: int) -> list[int]:
    return [forest for forest in g.woodland.forests_at[where] if relics_at(g, forest)]


def battle_then_delve(g: State, own: KeepersSide, card: int) -> Flow[None]:
    word = yield asks.delve_where(own, CLEARING_WORDS, Delve(g, own, suit_of(card)), depends_on_hand(g, own))
    where = word.value
    # With enemies there, they must battle; mercenaries of theirs are none (G.1.6).
    if enemies_at(g, own, where):
        yield from must_battle_at(g, own, where, "15.5.2.II")
    if why_not_delve(g, own, where) is not None:
        return
    word = yield asks.delve_forest(own, [place_word(forest) for forest in forests_with_relics(g, where)], where)
    if word is PASS:
        return
    forest = place_of(word)
    relics = relics_at(g, forest)
    word = yield asks.delve_relic(own, distinct([relic_word(own, relic) for relic in relics]), forest)
    for relic in relics:
        if relic_word(own, relic) is word:
            bring_in(g, own, relic, where)
            # 15.5.2.II.b too heavy for so few clearings: the card is lost
            if ruled_around(g, own, forest) < relic.value:
                lose_card(g, own, DELVE_COLUMN, card, "15.5.2.II.b")
            return


def relic_word(own: KeepersSide, relic: Relic) -> Word:
    """How a relic in a forest is named: by its type, and by its value where that shows."""
    return own.rules.pieces[relic_kind(relic)].word if relic.face_up else RELIC_WORDS[relic.kind]


def ruled_around(g: State, own: KeepersSide, forest: int) -> int:
    """15.5.2.II.b: clearings next to a forest that they rule."""
    return sum([rules(g, own, where) for where in g.woodland.forest_clearings[forest - FIRST_FOREST]])


# --- move or recover (15.5.2.III) -------------------------------------------------------------------------------------


class Recover(OwnDeed[KeepersSide]):
    """15.5.2.III.a: a card of the last column brings relics home; NONE: a Faithful Retainer."""

    def __init__(self, card: int) -> None:
        super().__init__(RECOVER, "15.5.2.III")
        self.card: int = card

    def why_not(self, g: State, me: KeepersSide) -> Refusal | None:
        return None if can_recover(g, me, suit_of(self.card)) else NOTHING_TO_RECOVER

    def do(self, g: State, me: KeepersSide) -> Flow[None]:
        return recover(g, me, self.card)


class RecoverWhere(Judge):
    """15.5.2.III.a: clearings of a suit with a relic and a waystation of its type."""

    def __init__(self, g: State, own: KeepersSide, suit: int) -> None:
        self.g: State = g
        self.own: KeepersSide = own
        self.suit: int = suit

    def why_not(self, word: Word) -> Refusal | None:
        where = place_of(word)
        if self.suit != NONE and not has_suit(self.g, where, self.suit):
            return WRONG_CLEARING_SUIT
        return None if recoverable(self.own, where) else NOTHING_TO_RECOVER


def can_recover(g: State, own: KeepersSide, suit: int) -> bool:
    return any_option(CLEARING_WORDS, RecoverWhere(g, own, suit))


def recoverable(own: KeepersSide, where: int) -> list[int]:
    """15.5.2.III.a: the kinds of relic in a clearing with a waystation of their type."""
    if not own.tokens[where] or not own.buildings[where]:
        return []
    types = [own.faces[tile] for tile in own.stations_at(where)]
    return [kind for kind in own.relics_at(where) if type_of(kind) in types]


def recover(g: State, own: KeepersSide, card: int) -> Flow[None]:
    word = yield asks.recover_where(own, CLEARING_WORDS, RecoverWhere(g, own, suit_of(card)))
    where = word.value
    first = True
    while True:
        kinds = recoverable(own, where)
        if not kinds:
            return
        word = yield asks.recover(own, [own.rules.pieces[kind].word for kind in kinds], where, first)
        if word is DONE:
            return
        first = False
        for kind in kinds:
            if own.rules.pieces[kind].word is word:
                told.recovered(g, own, kind, where)
                at = take_home(g, own, kind, where)  # 15.5.2.III.a
                filled = all(len(track) > at for track in own.tracks)
                if filled:
                    told.column_filled(g, own)
                value = value_of(kind)
                score(g, own, value + (COLUMN_POINTS if filled else 0), "15.5.2.III.b")
                # 15.5.2.III.c too few clearings of that suit: the recovery is over and the card is lost
                if ruled_alike(g, own, where) < value:
                    lose_card(g, own, COLUMNS - 1, card, "15.5.2.III.c")
                    return


def ruled_alike(g: State, own: KeepersSide, where: int) -> int:
    """15.5.2.III.c: clearings of a clearing's suit that they rule. Of several suits (F), the best for them counts."""
    ruled = [other for other in range(CLEARINGS) if rules(g, own, other)]
    return max([sum([has_suit(g, other, suit) for other in ruled]) for suit in suit_list(g, where)])
