"""The three Title cards (RW.titles.1): what they give to whoever holds them, and how they help him to dragon runes."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.box.decks import CAPTAIN, CARD_COUNCIL, PRIMARCH, TITLE_COUNT, WARLORD
from polana.games.runewars.deed import Deed, Deeds
from polana.games.runewars.heroes import defeat
from polana.games.runewars.map import board
from polana.games.runewars.player import NOBODY
from polana.games.runewars.realm import asks, hands, runes
from polana.games.runewars.realm import news as told
from polana.games.runewars.rewards.base import keeps_secret_whose
from polana.games.runewars.state import Table
from polana.games.runewars.words import TITLE
from polana.kernel.flow import Flow
from polana.kernel.refusal import Arg, Refusal

COUNCIL_INFLUENCE: Final = 1
VICTORY_TACTICS: Final = 1
PRICE: Final = 3  # cards that a dragon rune costs
LAW: Final = "RW.titles.1"

NOT_HELD: Final = Refusal(LAW, "why-runewars-title-not-held")
NO_RUNE_POWER: Final = Refusal(LAW, "why-runewars-title-no-rune")
NO_POWER: Final = Refusal(LAW, "why-runewars-title-power")
ONCE: Final = Refusal(LAW, "why-runewars-title-once")
NO_VICTORY: Final = Refusal(LAW, "why-runewars-title-victory")
FEW_TACTICS: Final = Refusal(LAW, "why-runewars-title-tactics")
FEW_REWARDS: Final = Refusal(LAW, "why-runewars-title-rewards")


def council_drawn(g: Table) -> None:
    """The Primarch gains influence when a card with the mark of the Wizards' Council is drawn (RW.bidding.council)."""
    seat = g.title_owner[PRIMARCH]
    if seat != NOBODY and CARD_COUNCIL[g.season_card]:
        hands.gain_influence(g, seat, COUNCIL_INFLUENCE, LAW)


def won_battle(g: Table, seat: int) -> Flow[None]:
    """The Lord of the Warriors' Guild draws when he wins a battle as the attacker against another player."""
    if g.title_owner[WARLORD] == seat:
        yield from hands.draw_tactics(g, seat, VICTORY_TACTICS, LAW)


def keeps_heroes(g: Table, seat: int) -> bool:
    """The heroes of the Captain of the Heroes' League never desert; a fourth one still makes one leave."""
    return g.title_owner[CAPTAIN] == seat


def rewards_held(g: Table, seat: int) -> int:
    """Reward cards that lie under the cards of a player's heroes."""
    return sum([len(g.rewards[hero]) for hero in board.heroes_of(g, seat)])


@final
class UseTitle(Deed):
    """Once in each of his turns the holder may exchange three cards for a dragon rune."""

    def __init__(self, title: int) -> None:
        super().__init__(TITLE[title], LAW)
        self.title: int = title

    def why_not(self, g: Table, me: int) -> Refusal | None:
        if g.battle is not None:
            return NO_POWER
        if g.acts.titles_used >> self.title & 1:
            return ONCE
        if self.title == CAPTAIN:
            return FEW_REWARDS if rewards_held(g, me) < PRICE else None
        if not g.acts.won_attacking:
            return NO_VICTORY
        player = g.players[me]
        return FEW_TACTICS if len(player.tactics) + len(player.fresh) < PRICE else None

    def terms(self, g: Table, me: int) -> dict[str, Arg]:
        return {"rewards" if self.title == CAPTAIN else "tactics": PRICE, "brings_runes": 1}

    def do(self, g: Table, me: int) -> Flow[None]:
        g.acts.titles_used |= 1 << self.title
        told.title_used(g, me, self.word)
        if self.title == CAPTAIN:
            yield from _give_up_rewards(g, me)
        else:
            for left in range(PRICE, 0, -1):
                card = yield asks.title_tactic(g, me, left)
                hands.discard_tactic(g, me, card.value)
                told.discarded(g, me, card, LAW)
        yield from runes.gain(g, me, LAW)


USE_TITLE: Final[Deeds] = [UseTitle(title) for title in range(TITLE_COUNT)]


def deeds_of(g: Table, seat: int) -> Deeds:
    """The Titles that a player holds and can use; the Primarch's works by itself."""
    return [USE_TITLE[title] for title in range(TITLE_COUNT) if g.title_owner[title] == seat and title != PRIMARCH]


def why_no_deed(g: Table, seat: int, title: int) -> Refusal:
    """Why a Title is none of them."""
    return NO_RUNE_POWER if g.title_owner[title] == seat else NOT_HELD


def _give_up_rewards(g: Table, seat: int) -> Flow[None]:
    """Three rewards are discarded. What keeps a hero on his feet (RW.defeat.1) lies open until the price is paid: only
    then does he fall, so that his other rewards may be part of it."""
    given: list[int] = []
    for left in range(PRICE, 0, -1):
        card = yield asks.title_reward(g, seat, given, left)
        holders = [hero for hero in board.heroes_of(g, seat) if _held(g, hero, card.value, given) >= 0]
        veiled = keeps_secret_whose(g, board.heroes_of(g, seat), card.value)
        word = yield asks.reward_of(seat, holders, card, veiled)
        hero = word.value
        g.rewards[hero].remove(_held(g, hero, card.value, given))
        g.hero_moves += 1
        if g.hero_damage[hero] < defeat.toughness(g, hero):
            g.reward_discard.append(card.value)
            g.deck_moves += 1
        else:
            g.rewards[hero].append(card.value * 2 + 1)
            given.append(hero * 256 + card.value * 2 + 1)
        told.reward_discarded(g, seat, card, hero)
    for each in given:
        g.rewards[each >> 8].remove(each & 255)
        g.hero_moves += 1
        g.reward_discard.append((each & 255) >> 1)
        g.deck_moves += 1
        defeat.look(g, each >> 8)


def _held(g: Table, hero: int, reward: int, given: list[int]) -> int:
    """How a reward that is not given up yet lies under a hero's card, face down first; -1 if it does not."""
    for entry in sorted(asks.not_given(g, hero, given)):
        if entry >> 1 == reward:
            return entry
    return -1
