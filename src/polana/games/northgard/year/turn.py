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
from polana.games.northgard.components import CARD_FLASH, UNREST, card
from polana.games.northgard.creatures import more_creatures
from polana.games.northgard.pieces.control import enemies
from polana.games.northgard.pieces.marks import mark_passed
from polana.games.northgard.pieces.resources import pay
from polana.games.northgard.pieces.zones import discard_all, move_card, note_played
from polana.games.northgard.state import CREATURES_ACT, HARVEST, NOBODY, Player, Table
from polana.games.northgard.words import ACTIVE, AWAY, CARD, DONE, EXCHANGE, PASS, REMOVE, SKIP, UPGRADE, WAIT
from polana.games.northgard.year import asks
from polana.games.northgard.year import news as year_news
from polana.kernel.flow import Ask, Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.shelf.piles import each_once
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

#: What a player may choose on a turn in place of playing cards (NG.actions.2).
CHOICES: Final = [WAIT, EXCHANGE, REMOVE, UPGRADE, PASS]
FREE_CHOICES: Final = [WAIT, PASS]
DEFENSIVE_STRATEGY: Final = card("defensive_strategy")


@final
class TurnAsk(Ask):
    """What to do on a turn: cards in hand, and the other choices; once a card is played, more cards or the end.

    It reads the hand from the state, since the hand may be re-dealt while it is asked.
    """

    __slots__ = ("_turn",)

    def __init__(self, g: Table, seat: int) -> None:
        judge = TurnJudge(g, seat)
        if judge.begun:
            super().__init__(seat, topics.MORE_CARDS, CHOICES, "NG.actions.play.2", judge, True)
        else:
            super().__init__(seat, topics.TURN, CHOICES, "NG.actions.2", judge)
        self._turn: TurnJudge = judge

    def candidates(self) -> list[Word]:
        words = each_once(self._turn.player.hand, CARD)
        if self._turn.begun:
            words.append(DONE)
        words += CHOICES
        return words

    @property
    def options(self) -> list[Word]:
        """The same as candidates and judge would give, without asking the judge what the stage of the turn settles."""
        options = self._options
        if options is None:
            judge = self._turn
            g, seat, player = judge.g, judge.seat, judge.player
            main_played = g.main_played
            options = []
            for number in player.hand:
                word = CARD[number]
                if word not in options and not (main_played and not CARD_FLASH[number]):
                    if why_not_play(g, seat, number) is None:
                        options.append(word)
            if judge.begun:
                options.append(DONE)
            else:
                # All choices but two cost lore.
                for word in CHOICES if player.lore > 0 else FREE_CHOICES:
                    if judge.why_not_choice(word) is None:
                        options.append(word)
            self._options = options
        return options


@final
class TurnJudge(Judge):
    """NG.actions.2: what the player whose turn it is may do."""

    __slots__ = ("begun", "g", "player", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat
        self.player: Player = g.players[seat]
        self.begun: bool = g.main_played or g.flash_played

    def why_not(self, word: Word) -> Refusal | None:
        if word is DONE:
            return None
        return self.why_not_card(word.value) if word.kind == "card" else self.why_not_choice(word)

    def why_not_choice(self, word: Word) -> Refusal | None:
        if self.begun:
            return ONE_CHOICE
        if word is PASS:
            return None
        player = self.player
        if not player.hand:
            return EMPTY_HAND
        if word is EXCHANGE:
            return None if player.lore >= EXCHANGE_COST else EXCHANGE_NEEDS_LORE
        if word is REMOVE:
            if player.lore < REMOVE_COST:
                return REMOVE_NEEDS_LORE
            return None if has_removable(player) else UNREST_STAYS
        if word is UPGRADE:
            if player.lore < UPGRADE_COST:
                return UPGRADE_NEEDS_LORE
            return None if player.upgrades else NO_UPGRADES_LEFT
        return None

    def why_not_card(self, number: int) -> Refusal | None:
        # NG.actions.play.2: one main card, and any number of Flash cards before and after it
        if self.g.main_played and not CARD_FLASH[number]:
            return ONE_MAIN_CARD
        return why_not_play(self.g, self.seat, number)


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
    seat = g.turn
    player = g.players[seat]
    word = yield TurnAsk(g, seat)
    if not (g.main_played or g.flash_played):
        told.turn(g)
    if word.kind == "card":
        yield from play(g, seat, word.value)
        told.action_over(g)
        if player.hand:
            return  # NG.actions.play.2: more cards may follow
    elif word is WAIT:
        yield from wait(g, seat)
    elif word is EXCHANGE:
        yield from exchange(g, seat)
    elif word is REMOVE:
        yield from remove(g, seat)
    elif word is UPGRADE:
        yield from upgrade(g, seat)
    elif word is PASS:
        yield from leave(g, seat)
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


def play(g: Table, seat: int, number: int) -> Flow[None]:
    """NG.actions.play.1: from the hand into the active zone, and resolved completely (NG.actions.play.3)."""
    player = g.players[seat]
    lay_down(player, number)
    year_news.played(g, seat, number)
    guard = guard_against(g, seat)
    if guard != NOBODY:
        word = yield GuardAsk(g, guard, number)
        if word is not SKIP:
            cancel(g, seat, guard, number)
            return
    if CARD_FLASH[number]:
        g.flash_played = True
    else:
        g.main_played = True
    yield from resolve(g, seat, number)
    note_played(player, number)


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
            True,
            {"card": CARD[number]},
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


def wait(g: Table, seat: int) -> Flow[None]:
    """NG.actions.wait: one card into the active zone without resolving it."""
    word = yield asks.give_up(g, seat, topics.WAIT, "NG.actions.wait")
    lay_down(g.players[seat], word.value)
    year_news.waited(g, seat, word.value)


def exchange(g: Table, seat: int) -> Flow[None]:
    """NG.actions.exchange: one card into the active zone, 1 lore, draw one card."""
    word = yield asks.give_up(g, seat, topics.EXCHANGE, "NG.actions.exchange")
    player = g.players[seat]
    lay_down(player, word.value)
    pay(player, 0, 0, EXCHANGE_COST)
    year_news.exchanged(g, seat, word.value)
    draw_up(g, seat, 1)


def remove(g: Table, seat: int) -> Flow[None]:
    """NG.actions.remove: one card out of the game, 2 lore, draw two cards."""
    player = g.players[seat]
    word = yield asks.give_up(g, seat, topics.REMOVE, "NG.actions.remove", RemovableJudge(player))
    move_card(player, player.hand, player.gone, word.value)
    pay(player, 0, 0, REMOVE_COST)
    year_news.removed(g, seat, word.value)
    draw_up(g, seat, 2)


def upgrade(g: Table, seat: int) -> Flow[None]:
    """NG.actions.upgrade.1: give up a card and 3 lore, take a clan upgrade card into the hand."""
    player = g.players[seat]
    taken = yield asks.upgrade_which(seat, player.upgrades)
    where = yield asks.upgrade_where(seat, WhereJudge(player))
    judge = RemovableJudge(player) if where is AWAY else None
    given = yield asks.give_up(g, seat, topics.UPGRADE, "NG.actions.upgrade.1", judge)
    if where is ACTIVE:
        lay_down(player, given.value)
    else:
        move_card(player, player.hand, player.gone, given.value)
    pay(player, 0, 0, UPGRADE_COST)
    # NG.actions.upgrade.2: to be played on a later turn
    move_card(player, player.upgrades, player.hand, taken.value)
    year_news.upgraded(g, seat, given.value, taken.value, where is AWAY)


def leave(g: Table, seat: int) -> Flow[None]:
    """NG.actions.pass: discard hand and active zone, take a displayed card; the first to pass will be first player."""
    player = g.players[seat]
    discard_all(player)
    year_news.passed(g, seat)
    # NG.actions.pass.3: the marker changes hands at once
    if not any_passed(g) and g.first != seat:
        g.first = seat
        told.first_player(g, seat, "NG.actions.pass.3")
    mark_passed(player)
    if g.offer and not player.took_offer:
        yield from take_offer(g, seat, "NG.actions.pass.2")
    if g.more_creatures:
        yield from more_creatures(g, seat)


def any_passed(g: Table) -> bool:
    for player in g.players:
        if player.passed:
            return True
    return False
