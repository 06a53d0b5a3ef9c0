"""Questions of turns and phases (NG.actions, NG.harvest, NG.endyear)."""

from __future__ import annotations

from polana.games.northgard import topics
from polana.games.northgard.asks import LandAsk
from polana.games.northgard.pieces.resources import HeldAsk
from polana.games.northgard.pieces.zones import HAND, CardAsk
from polana.games.northgard.state import Player, Table
from polana.games.northgard.words import ACTIVE, AWAY, CARD, LAND, RESOURCE, SKIP, YES
from polana.kernel.flow import Ask, Judge
from polana.kernel.refusal import Arg
from polana.kernel.topic import Topic
from polana.kernel.word import Word

# --- a turn -----------------------------------------------------------------------------------------------------------


def give_up(g: Table, seat: int, topic: Topic, law: str, judge: Judge | None = None) -> Ask:
    """Which card of the hand is waited with, exchanged, removed, or given up for an upgrade?"""
    return CardAsk(g, seat, topic, law, HAND, judge, veiled=len(g.players[seat].hand) > 1)


def upgrade_which(seat: int, upgrades: list[int]) -> Ask:
    """NG.actions.upgrade.1: which upgrade?"""
    return Ask(seat, topics.UPGRADE_WHICH, [CARD[number] for number in upgrades], "NG.actions.upgrade.1")


def upgrade_where(seat: int, judge: Judge) -> Ask:
    """NG.actions.upgrade.1: does the card given up go to the active zone or out of the game?"""
    return Ask(seat, topics.UPGRADE_WHERE, [ACTIVE, AWAY], "NG.actions.upgrade.1", judge, veiled=True)


# --- harvest ----------------------------------------------------------------------------------------------------------


def snake_takes(seat: int, judge: Judge, land: int) -> Ask:
    """NG.clans.snake.5: which resource of the scorched territory?"""
    return Ask(seat, topics.SNAKE_TAKES, RESOURCE + [SKIP], "NG.clans.snake.5", judge, args={"land": LAND[land]})


def trade(seat: int, words: list[Word], judge: Judge | None) -> Ask:
    """NG.harvest.trade: for what?"""
    return Ask(seat, topics.TRADE, words, "NG.harvest.trade", judge)


def trade_give(player: Player, taken: Word) -> Ask:
    """NG.harvest.trade: what is given for it next?"""
    return HeldAsk(player, topics.TRADE_GIVE, "NG.harvest.trade", {"taken": taken})


def partner_give(seat: int, judge: Judge) -> Ask:
    """NG.variant.team.4: what is offered to the partner?"""
    return Ask(seat, topics.PARTNER_GIVE, RESOURCE, "NG.variant.team.4", judge)


def partner_take(seat: int, judge: Judge, given: Word) -> Ask:
    """NG.variant.team.4: for what?"""
    return Ask(seat, topics.PARTNER_TAKE, RESOURCE, "NG.variant.team.4", judge, args={"given": given})


def partner_agree(partner: int, seat: int, given: Word, taken: Word) -> Ask:
    """NG.variant.team.4: does the partner agree?"""
    args: dict[str, Arg] = {"seat": seat, "given": given, "taken": taken}
    return Ask(partner, topics.PARTNER_AGREE, [YES, SKIP], "NG.variant.team.4", args=args)


# --- the end of the year ----------------------------------------------------------------------------------------------


def second_chance(g: Table, seat: int, judge: Judge, lands: list[Word]) -> Ask:
    """NG.endyear.2: where do three units come back?"""
    return LandAsk(g, seat, topics.SECOND_CHANCE, "NG.endyear.2", judge, lands, [SKIP])
