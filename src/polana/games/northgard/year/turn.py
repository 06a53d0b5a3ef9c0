"""A player's turn: cards, waiting, exchanging, removing, upgrading, passing (NG.actions).

A step is one card or one such choice. While a turn goes on, `main_played` and `flash_played` say what was played.
"""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard import news as told
from polana.games.northgard import topics
from polana.games.northgard.actions.draw import draw_up
from polana.games.northgard.cards.hands import take_offer
from polana.games.northgard.cards.play import resolve, why_not_play
from polana.games.northgard.components import CARD_FLASH, CARDS, UNREST, card
from polana.games.northgard.creatures import more_creatures
from polana.games.northgard.deed import Barred, Deed, Deeds, End
from polana.games.northgard.pieces.control import enemies
from polana.games.northgard.pieces.marks import mark_passed
from polana.games.northgard.pieces.resources import pay
from polana.games.northgard.pieces.zones import discard_all, move_card, note_played
from polana.games.northgard.state import CREATURES_ACT, HARVEST, NOBODY, Player, Table
from polana.games.northgard.words import ACTIVE, AWAY, CARD, DONE, EXCHANGE, PASS, REMOVE, SKIP, UPGRADE, WAIT
from polana.games.northgard.year import asks
from polana.games.northgard.year import news as year_news
from polana.kernel import deed as kernel
from polana.kernel.deed import Menu
from polana.kernel.flow import Ask, Flow, Judge
from polana.kernel.refusal import Arg, Refusal
from polana.kernel.word import Word

EXCHANGE_COST: Final = 1  # lore (NG.actions.exchange)
REMOVE_COST: Final = 2  # NG.actions.remove
UPGRADE_COST: Final = 3  # NG.actions.upgrade.1

EMPTY_HAND: Final = Refusal("NG.actions.pass.4", "why-northgard-empty-hand")
ONE_MAIN_CARD: Final = Refusal("NG.actions.play.2", "why-northgard-one-main-card")
ONE_CHOICE: Final = Refusal("NG.actions.2", "why-northgard-one-choice")
EXCHANGE_NEEDS_LORE: Final = Refusal("NG.actions.exchange", "why-northgard-too-little-lore")
REMOVE_NEEDS_LORE: Final = Refusal("NG.actions.remove", "why-northgard-too-little-lore")
UPGRADE_NEEDS_LORE: Final = Refusal("NG.actions.upgrade.1", "why-northgard-too-little-lore")
NO_UPGRADES_LEFT: Final = Refusal("NG.actions.upgrade.1", "why-northgard-no-upgrades-left")
UNREST_STAYS: Final = Refusal("NG.winter.5", "why-northgard-unrest-stays")
NOT_HELD: Final = Refusal("NG.special.1", "why-northgard-not-in-hand")

DEFENSIVE_STRATEGY: Final = card("defensive_strategy")


@final
class RemovableJudge(Judge):
    """NG.winter.5: any card but Unrest. (With nothing else in hand nobody is asked, unless it was re-dealt since.)"""

    __slots__ = ("player",)

    def __init__(self, player: Player) -> None:
        self.player: Player = player

    def why_not(self, word: Word) -> Refusal | None:
        return UNREST_STAYS if word.value == UNREST and has_removable(self.player) else None


@final
class WhereJudge(Judge):
    """NG.winter.5: with nothing but Unrest in hand no card can be removed for an upgrade."""

    __slots__ = ("player",)

    def __init__(self, player: Player) -> None:
        self.player: Player = player

    def why_not(self, word: Word) -> Refusal | None:
        return None if word is ACTIVE or has_removable(self.player) else UNREST_STAYS


def has_removable(player: Player) -> bool:
    return player.hand.count(UNREST) < len(player.hand)


def turn(g: Table) -> Flow[None]:
    """NG.actions.2: exactly one choice a turn; cards one after the other (NG.actions.play.3), a step for each."""
    player = g.players[g.turn]
    menu = TurnMenu(g, player)
    deed = menu.deed_of((yield menu))
    if not menu.begun:
        told.turn(g)
    yield from deed.do(g, player)
    if deed.ends(g, player):
        end_turn(g)


def end_turn(g: Table) -> None:
    """NG.actions.1: clockwise to the next who has not passed (NG.actions.pass.5); when all have, the phase ends."""
    told.turn_over(g)
    g.main_played = g.flash_played = False
    count = len(g.players)
    for step in range(1, count + 1):
        seat = (g.turn + step) % count
        if not g.players[seat].passed:
            g.turn = seat
            return
    g.phase = CREATURES_ACT if g.creatures_on else HARVEST
    g.at = 0
    told.phase(g)


# --- playing a card ---------------------------------------------------------------------------------------------------


def guard_against(g: Table, seat: int) -> int:
    """The opponent who may have Defensive Strategy in hand, as far as anybody can know: who took it is public."""
    for player in g.players:
        if player.hand and (DEFENSIVE_STRATEGY in player.deck or DEFENSIVE_STRATEGY in player.hand):
            return player.seat if enemies(g, seat, player.seat) else NOBODY
    return NOBODY


@final
class GuardAsk(Ask):
    """Cancel the card that an opponent plays? Asked whether the answer is in hand or still in the draw pile."""

    __slots__ = ()

    def __init__(self, g: Table, seat: int, number: int) -> None:
        super().__init__(
            seat,
            topics.CANCEL_CARD,
            [SKIP, CARD[DEFENSIVE_STRATEGY]],
            "NG.special.1",
            GuardJudge(g.players[seat]),
            veiled=True,
            args={"card": CARD[number]},
        )


@final
class GuardJudge(Judge):
    __slots__ = ("player",)

    def __init__(self, player: Player) -> None:
        self.player: Player = player

    def why_not(self, word: Word) -> Refusal | None:
        return None if word is SKIP or DEFENSIVE_STRATEGY in self.player.hand else NOT_HELD


def cancel(g: Table, seat: int, guard: int, number: int) -> None:
    """Defensive Strategy: the card is discarded without effect; whoever played it goes on with the turn."""
    lay_down(g.players[guard], DEFENSIVE_STRATEGY)
    player = g.players[seat]
    move_card(player, player.active, player.discard, number)
    # The turn has begun with playing cards: others may follow, the main card too, or the turn ends.
    g.flash_played = True
    year_news.cancelled(g, guard, seat, number)


# --- the other choices ------------------------------------------------------------------------------------------------


def lay_down(player: Player, number: int) -> None:
    """A card of the hand into the active zone, unresolved."""
    move_card(player, player.hand, player.active, number)


class Choice(Deed):
    """NG.actions.2: what a player may do on a turn in place of playing cards."""

    def why_not(self, g: Table, me: Player) -> Refusal | None:
        return None if me.hand else EMPTY_HAND

    def ends(self, g: Table, me: Player) -> bool:
        return True


@final
class Wait(Choice):
    """NG.actions.wait: one card into the active zone without resolving it."""

    def do(self, g: Table, me: Player) -> Flow[None]:
        word = yield asks.give_up(g, me.seat, topics.WAIT, "NG.actions.wait")
        lay_down(me, word.value)
        year_news.waited(g, me.seat, word.value)


@final
class Exchange(Choice):
    """NG.actions.exchange: one card into the active zone, 1 lore, draw one card."""

    def why_not(self, g: Table, me: Player) -> Refusal | None:
        if not me.hand:
            return EMPTY_HAND
        return None if me.lore >= EXCHANGE_COST else EXCHANGE_NEEDS_LORE

    def terms(self, g: Table, me: Player) -> dict[str, Arg]:
        return {"lore": EXCHANGE_COST, "brings_cards": 1}

    def do(self, g: Table, me: Player) -> Flow[None]:
        word = yield asks.give_up(g, me.seat, topics.EXCHANGE, "NG.actions.exchange")
        lay_down(me, word.value)
        pay(me, 0, 0, EXCHANGE_COST)
        year_news.exchanged(g, me.seat, word.value)
        draw_up(g, me.seat, 1)


@final
class Remove(Choice):
    """NG.actions.remove: one card out of the game, 2 lore, draw two cards."""

    def why_not(self, g: Table, me: Player) -> Refusal | None:
        if not me.hand:
            return EMPTY_HAND
        if me.lore < REMOVE_COST:
            return REMOVE_NEEDS_LORE
        return None if has_removable(me) else UNREST_STAYS

    def terms(self, g: Table, me: Player) -> dict[str, Arg]:
        return {"lore": REMOVE_COST, "brings_cards": 2}

    def do(self, g: Table, me: Player) -> Flow[None]:
        word = yield asks.give_up(g, me.seat, topics.REMOVE, "NG.actions.remove", RemovableJudge(me))
        move_card(me, me.hand, me.gone, word.value)
        pay(me, 0, 0, REMOVE_COST)
        year_news.removed(g, me.seat, word.value)
        draw_up(g, me.seat, 2)


@final
class Upgrade(Choice):
    """NG.actions.upgrade.1: give up a card and 3 lore, take a clan upgrade card into the hand."""

    def why_not(self, g: Table, me: Player) -> Refusal | None:
        if not me.hand:
            return EMPTY_HAND
        if me.lore < UPGRADE_COST:
            return UPGRADE_NEEDS_LORE
        return None if me.upgrades else NO_UPGRADES_LEFT

    def terms(self, g: Table, me: Player) -> dict[str, Arg]:
        return {"lore": UPGRADE_COST}

    def do(self, g: Table, me: Player) -> Flow[None]:
        taken = yield asks.upgrade_which(me.seat, me.upgrades)
        where = yield asks.upgrade_where(me.seat, WhereJudge(me))
        judge = RemovableJudge(me) if where is AWAY else None
        given = yield asks.give_up(g, me.seat, topics.UPGRADE, "NG.actions.upgrade.1", judge)
        if where is ACTIVE:
            lay_down(me, given.value)
        else:
            move_card(me, me.hand, me.gone, given.value)
        pay(me, 0, 0, UPGRADE_COST)
        # NG.actions.upgrade.2: to be played on a later turn
        move_card(me, me.upgrades, me.hand, taken.value)
        year_news.upgraded(g, me.seat, given.value, taken.value, where is AWAY)


@final
class Pass(Choice):
    """NG.actions.pass: discard hand and active zone, take a displayed card; the first to pass will be first player."""

    def why_not(self, g: Table, me: Player) -> Refusal | None:
        return None

    def do(self, g: Table, me: Player) -> Flow[None]:
        seat = me.seat
        discard_all(me)
        year_news.passed(g, seat)
        # NG.actions.pass.3: the marker changes hands at once
        if not any_passed(g) and g.first != seat:
            g.first = seat
            told.first_player(g, seat, "NG.actions.pass.3")
        mark_passed(me)
        if g.offer and not me.took_offer:
            yield from take_offer(g, seat, "NG.actions.pass.2")
        if g.more_creatures:
            yield from more_creatures(g, seat)


def any_passed(g: Table) -> bool:
    for player in g.players:
        if player.passed:
            return True
    return False


# --- the menu of a turn -----------------------------------------------------------------------------------------------


@final
class PlayCard(Deed):
    """NG.actions.play.2: one main card, and any number of Flash cards before and after it."""

    def __init__(self, number: int) -> None:
        super().__init__(CARD[number], "NG.actions.play.1")
        self.number: int = number
        self.flash: bool = CARD_FLASH[number]

    def why_not(self, g: Table, me: Player) -> Refusal | None:
        if g.main_played and not self.flash:
            return ONE_MAIN_CARD
        return why_not_play(g, me.seat, self.number)

    def do(self, g: Table, me: Player) -> Flow[None]:
        """NG.actions.play.1: from the hand into the active zone, and resolved completely (NG.actions.play.3)."""
        seat, number = me.seat, self.number
        lay_down(me, number)
        year_news.played(g, seat, number)
        guard = guard_against(g, seat)
        word: Word = SKIP
        if guard != NOBODY:
            word = yield GuardAsk(g, guard, number)
        if word is not SKIP:
            cancel(g, seat, guard, number)
        else:
            if self.flash:
                g.flash_played = True
            else:
                g.main_played = True
            yield from resolve(g, seat, number)
            note_played(me, number)
        told.action_over(g)

    def ends(self, g: Table, me: Player) -> bool:
        return not me.hand  # else more cards may follow


PLAY: Final[Deeds] = [PlayCard(number) for number in range(len(CARDS))]
NO_MORE: Final = End(DONE, "NG.actions.play.2")
CHOICES: Final[Deeds] = [
    Wait(WAIT, "NG.actions.wait"),
    Exchange(EXCHANGE, "NG.actions.exchange"),
    Remove(REMOVE, "NG.actions.remove"),
    Upgrade(UPGRADE, "NG.actions.upgrade.1"),
    Pass(PASS, "NG.actions.pass.1"),
]
#: NG.actions.2: the same once a card is played.
NO_CHOICES: Final[Deeds] = [Barred(choice, ONE_CHOICE) for choice in CHOICES]


def deeds_of(g: Table, player: Player) -> Deeds:
    """The cards in hand, each once, and the other choices; once a card is played, the end in their place."""
    deeds: Deeds = []
    for number in player.hand:
        deed = PLAY[number]
        # Asked at every turn of a playout: `in` would compare what has no equality of its own.
        for listed in deeds:
            if listed is deed:
                break
        else:
            deeds.append(deed)
    if g.main_played or g.flash_played:
        deeds.append(NO_MORE)
    else:
        deeds.extend(CHOICES)
    return deeds


@final
class TurnMenu(Menu[Table, Player]):
    """What to do on a turn. The hand may be re-dealt while it is asked; then it is read anew.

    `begun`: the player has played a card, and there is no other choice than more cards. The others are listed for
    whoever wants to know why; a playout, which asks at every turn, need not look at them.
    """

    __slots__ = ("begun",)

    def __init__(self, g: Table, player: Player) -> None:
        self.begun: bool = g.main_played or g.flash_played
        deeds = deeds_of(g, player)
        if self.begun:
            Menu.__init__(self, player.seat, topics.MORE_CARDS, "NG.actions.play.2", g, player, deeds, veiled=True)
        else:
            Menu.__init__(self, player.seat, topics.TURN, "NG.actions.2", g, player, deeds)

    @property
    def deeds(self) -> Deeds:
        return self._deeds + NO_CHOICES if self.begun else self._deeds

    def sift(self) -> list[Word]:
        g, me = self.g, self.me
        found: list[Word] = []
        for deed in self._deeds:
            if deed.why_not(g, me) is None:
                found.append(deed.word)
        return found

    def deed_of(self, word: Word) -> kernel.Deed[Table, Player]:
        for deed in self._deeds:
            if deed.word is word:
                return deed
        return super().deed_of(word)

    def forget(self) -> None:
        self._deeds = deeds_of(self.g, self.me)
        super().forget()
