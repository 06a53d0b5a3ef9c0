"""Harvest: Fame, resources, what the Snake takes, and trade, player by player (NG.harvest)."""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard.components import ALTAR, SNAKE, WOLF_KIND, count_of, part
from polana.games.northgard.control import enemies, gain, harvest_of, has_creature, partner_of, tell_gain
from polana.games.northgard.lands import NOWHERE
from polana.games.northgard.resources import HeldJudge, change, held, held_in_all
from polana.games.northgard.state import NOBODY, WINTER, Player, Table
from polana.games.northgard.words import DONE, LAND, RESOURCE, SEAT, SKIP, YES
from polana.kernel.flow import Ask, Flow, Judge
from polana.kernel.law import Refusal
from polana.kernel.word import Word

ALTAR_FAME: Final = 3  # NG.harvest.fame.2
TRADE_PRICE: Final = 3  # NG.harvest.trade

NOT_YIELDED: Final = Refusal("NG.clans.snake.5", "why-northgard-not-yielded")
TOO_FEW_RESOURCES: Final = Refusal("NG.harvest.trade", "why-northgard-too-few-resources")
PARTNER_HAS_NONE: Final = Refusal("NG.variant.team.4", "why-northgard-partner-has-none")
SAME_RESOURCE: Final = Refusal("NG.variant.team.4", "why-northgard-same-resource")
NO_PARTNER_TRADE: Final = Refusal("NG.variant.team.4", "why-northgard-no-partner-trade")


def harvest(g: Table) -> Flow[None]:
    """NG.harvest.0: the harvest of one player, from the first player on clockwise."""
    seat = (g.first + g.at) % len(g.players)
    g.turn = seat
    yield from reap(g, seat)
    yield from trade(g, seat)
    g.at += 1
    if g.at == len(g.players):
        g.phase = WINTER
        g.at = 0


def reap(g: Table, seat: int) -> Flow[None]:
    """Fame for closed territories and Altars, then resources (NG.harvest.fame.1, .fame.2, .resources)."""
    chart = g.chart
    owner = g.owner
    fame = 0
    packed = 0
    for land in chart.lands:
        if owner[land] == seat:
            fame += fame_of(g, land)
            packed += harvest_of(g, land)
    scorched = NOWHERE if g.scorched == NOWHERE else chart.root[g.scorched]
    if scorched != NOWHERE and owner[scorched] == seat:
        packed -= yield from taken_by_snake(g, seat, scorched)
    g.players[seat].fame += fame
    gain(g, seat, packed)
    if g.loud:
        if fame:
            g.tell("news-northgard-harvest-fame", "NG.harvest.fame.1", seat=seat, count=fame)
        tell_gain(g, seat, packed, "NG.harvest.resources")


def fame_of(g: Table, land: int) -> int:
    """The Fame that a territory gives its controller in Harvest."""
    fame = ALTAR_FAME * count_of(g.houses[land], ALTAR)
    # NG.harvest.fame.1: closed, 1 for two tiles, 2 for three or more; NG.creatures.wolf.1: not beside a Wolf
    if g.chart.open[land] == 0 and not (g.line and has_creature(g, land, WOLF_KIND)):
        fame += 2 if g.chart.span(land) >= 3 else 1
    return fame


# --- the Snake clan ---------------------------------------------------------------------------------------------------


@final
class YieldJudge(Judge):
    """A resource that the territory yields."""

    __slots__ = ("packed",)

    def __init__(self, packed: int) -> None:
        self.packed: int = packed

    def why_not(self, word: Word) -> Refusal | None:
        return None if word is SKIP or part(self.packed, word.value) > 0 else NOT_YIELDED


def taken_by_snake(g: Table, seat: int, land: int) -> Flow[int]:
    """NG.clans.snake.5: the Snake may take one resource of an enemy territory with its token; what it took, packed."""
    packed = harvest_of(g, land)  # NG.creatures.wolf.2: beside a Wolf only what buildings yield
    for snake in g.players:
        if snake.clan == SNAKE and enemies(g, snake.seat, seat) and packed:
            word = yield Ask(
                snake.seat,
                "ask-northgard-snake-takes",
                RESOURCE + [SKIP],
                "NG.clans.snake.5",
                YieldJudge(packed),
                args={"land": LAND[land]},
            )
            if word is SKIP:
                return 0
            change(snake, word.value, 1)
            if g.loud:
                tell_gain(g, snake.seat, 1 << (8 * word.value), "NG.clans.snake.5")
            return 1 << (8 * word.value)
    return 0


# --- trade ------------------------------------------------------------------------------------------------------------


@final
class TradeJudge(Judge):
    """What may be got in the trade step: a resource for three others, or an exchange with the partner."""

    __slots__ = ("g", "partner", "player")

    def __init__(self, g: Table, player: Player, partner: int) -> None:
        self.g: Table = g
        self.player: Player = player
        self.partner: int = partner

    def why_not(self, word: Word) -> Refusal | None:
        if word is DONE:
            return None
        if word.kind == "seat":
            return None if word.value == self.partner and can_swap(self.g, self.player.seat) else NO_PARTNER_TRADE
        return None if held_in_all(self.player) >= TRADE_PRICE else TOO_FEW_RESOURCES


def trade(g: Table, seat: int) -> Flow[None]:
    """NG.harvest.trade: three resources of any types for one, any number of times."""
    player = g.players[seat]
    partner = partner_of(g, seat)
    while held_in_all(player) >= TRADE_PRICE or (partner != NOBODY and can_swap(g, seat)):
        words = [DONE] + RESOURCE
        if partner != NOBODY:
            words.append(SEAT[partner])
        word = yield Ask(seat, "ask-northgard-trade", words, "NG.harvest.trade", TradeJudge(g, player, partner))
        if word is DONE:
            return
        if word.kind == "seat":
            if not (yield from swap(g, seat, partner)):
                partner = NOBODY  # a partner who has refused is not asked again
            continue
        for _ in range(TRADE_PRICE):
            given = yield Ask(
                seat, "ask-northgard-trade-give", RESOURCE, "NG.harvest.trade", HeldJudge(player), args={"taken": word}
            )
            change(player, given.value, -1)
        change(player, word.value, 1)
        if g.loud:
            g.tell("news-northgard-traded", "NG.harvest.trade", seat=seat, resource=word)


def can_swap(g: Table, seat: int) -> bool:
    """Has each of two partners something to exchange that is not the same?"""
    me, other = g.players[seat], g.players[partner_of(g, seat)]
    for mine in range(3):
        for theirs in range(3):
            if mine != theirs and held(me, mine) > 0 and held(other, theirs) > 0:
                return True
    return False


@final
class SwapGiveJudge(Judge):
    """What a player may offer: a resource for which the partner has another."""

    __slots__ = ("other", "player")

    def __init__(self, player: Player, other: Player) -> None:
        self.player: Player = player
        self.other: Player = other

    def why_not(self, word: Word) -> Refusal | None:
        refusal = HeldJudge(self.player).why_not(word)
        if refusal is not None:
            return refusal
        return None if held_in_all(self.other) > held(self.other, word.value) else PARTNER_HAS_NONE


@final
class SwapTakeJudge(Judge):
    """What may be asked for: another resource that the partner has."""

    __slots__ = ("given", "other")

    def __init__(self, other: Player, given: Word) -> None:
        self.other: Player = other
        self.given: Word = given

    def why_not(self, word: Word) -> Refusal | None:
        if word is self.given:
            return SAME_RESOURCE
        return None if held(self.other, word.value) > 0 else PARTNER_HAS_NONE


def swap(g: Table, seat: int, partner: int) -> Flow[bool]:
    """NG.variant.team.4: partners exchange resources one for one, if both agree. False if the partner refuses."""
    me, other = g.players[seat], g.players[partner]
    given = yield Ask(seat, "ask-northgard-swap-give", RESOURCE, "NG.variant.team.4", SwapGiveJudge(me, other))
    taken = yield Ask(
        seat,
        "ask-northgard-swap-take",
        RESOURCE,
        "NG.variant.team.4",
        SwapTakeJudge(other, given),
        args={"given": given},
    )
    answer = yield Ask(
        partner,
        "ask-northgard-swap-agree",
        [YES, SKIP],
        "NG.variant.team.4",
        args={"seat": seat, "given": given, "taken": taken},
    )
    if answer is SKIP:
        if g.loud:
            g.tell("news-northgard-swap-refused", "NG.variant.team.4", seat=partner, other=seat)
        return False
    change(me, given.value, -1)
    change(other, given.value, 1)
    change(other, taken.value, -1)
    change(me, taken.value, 1)
    if g.loud:
        g.tell(
            "news-northgard-resources-swapped", "NG.variant.team.4", seat=seat, other=partner, given=given, taken=taken
        )
    return True
