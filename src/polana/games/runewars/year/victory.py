"""Winning: the Victory card on a season deck (RW.victory.card), and the end of the seventh year (RW.victory.1)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.components import START_INFLUENCE, YEARS
from polana.games.runewars.deed import Deed
from polana.games.runewars.player import NOBODY
from polana.games.runewars.realm import news as told
from polana.games.runewars.realm import runes
from polana.games.runewars.state import DRAGON_RUNE, GAME_OVER, NO_RUNE, Table
from polana.games.runewars.words import CLAIM
from polana.games.runewars.year import news as told_year
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal

NEEDED: Final = 6  # RW.victory.card.1

TOO_FEW: Final = Refusal("RW.victory.card.1", "why-runewars-claim-runes")
LIES_ALREADY: Final = Refusal("RW.victory.card.1", "why-runewars-claim-once")
DECK_TAKEN: Final = Refusal("RW.victory.card.4", "why-runewars-claim-deck")
LAST_YEAR: Final = Refusal("RW.victory.card.5", "why-runewars-claim-year")
BATTLE_ON: Final = Refusal("RW.victory.card.1", "why-runewars-claim-battle")


# --- the Victory card -------------------------------------------------------------------------------------------------


@final
class ClaimVictory(Deed):
    """RW.victory.card.1: six dragon runes are shown, and the card goes onto the deck of the season."""

    def why_not(self, g: Table, me: int) -> Refusal | None:
        if g.year == YEARS:
            return LAST_YEAR
        for player in g.players:
            if player.victory_on == g.season:
                return LIES_ALREADY if player.seat == me else DECK_TAKEN
        if g.players[me].victory_on != NOBODY:
            return LIES_ALREADY
        if g.battle is not None:
            return BATTLE_ON
        return None if runes.dragons_of(g, me) >= NEEDED else TOO_FEW

    def do(self, g: Table, me: int) -> Flow[None]:
        while runes.dragons_shown(g, me) < NEEDED:
            yield from runes.reveal(g, me, True, "RW.victory.card.1")
        g.players[me].victory_on = g.season
        g.players[me].changes += 1
        told.claimed(g, me)


CLAIM_VICTORY: Final[Deed] = ClaimVictory(CLAIM, "RW.victory.card.1")


def resolve_claim(g: Table) -> None:
    """RW.victory.card.2: a Victory card is looked at before a card of the season is drawn from under it."""
    for player in g.players:
        if player.victory_on == g.season:
            player.victory_on = NOBODY
            player.changes += 1
            if runes.dragons_of(g, player.seat) >= NEEDED:
                _show(g, player.seat)
                end(g, player.seat, "RW.victory.card.2")
            else:
                told.claim_failed(g, player.seat)  # RW.victory.card.3
            return


def _show(g: Table, seat: int) -> None:
    """As many tokens as are needed are turned up; which ones no longer matters."""
    for area in g.chart.areas:
        if runes.dragons_shown(g, seat) >= NEEDED:
            return
        if g.owner[area] == seat and g.rune[area] == DRAGON_RUNE:
            runes.turn_up(g, area)


# --- the end ----------------------------------------------------------------------------------------------------------


def last_winter_is_over(g: Table) -> None:
    """RW.victory.1: all runes are revealed; the most dragon runes win, then influence, then starting influence."""
    g.chance.reveal()
    for area in g.chart.areas:
        if g.rune[area] != NO_RUNE:
            g.rune_up[area] = True
            g.touch(area)
    best: list[int] = []
    for player in g.players:
        if not player.out:
            rank = (runes.dragons_of(g, player.seat) * 1000 + player.influence) * 10 + START_INFLUENCE[player.faction]
            best.append(rank * 4 + player.seat)
    end(g, max(best) & 3, "RW.victory.1")


def end(g: Table, winner: int, law: str) -> None:
    g.winners = [winner]
    g.won_by = law
    g.phase = GAME_OVER
    told_year.won(g, winner, law)
