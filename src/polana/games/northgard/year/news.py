"""What is told of turns and phases (NG.actions, NG.harvest, NG.winter, NG.endyear)."""

from __future__ import annotations

from polana.games.northgard.components import UNREST
from polana.games.northgard.news import action
from polana.games.northgard.state import Table
from polana.games.northgard.words import CARD, LAND, RESOURCE

# --- a turn -----------------------------------------------------------------------------------------------------------


def played(g: Table, seat: int, card: int) -> None:
    if g.news is not None:
        action(g)
        g.tell("news-northgard-played", "NG.actions.play.1", seat=seat, card=CARD[card])


def cancelled(g: Table, guard: int, seat: int, card: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-cancelled", "NG.special.1", seat=guard, other=seat, card=CARD[card])


def waited(g: Table, seat: int, card: int) -> None:
    if g.news is not None:
        action(g)
        g.tell("news-northgard-waited", "NG.actions.wait", seat=seat, card=CARD[card])


def exchanged(g: Table, seat: int, card: int) -> None:
    if g.news is not None:
        action(g)
        g.tell("news-northgard-exchanged", "NG.actions.exchange", seat=seat, card=CARD[card])


def removed(g: Table, seat: int, card: int) -> None:
    if g.news is not None:
        action(g)
        g.tell("news-northgard-removed", "NG.actions.remove", seat=seat, card=CARD[card])


def upgraded(g: Table, seat: int, card: int, taken: int, away: bool) -> None:
    """`away`: the card that was given up has left the game."""
    if g.news is not None:
        action(g)
        kind = "news-northgard-upgraded-away" if away else "news-northgard-upgraded"
        g.tell(kind, "NG.actions.upgrade.1", seat=seat, card=CARD[card], taken=CARD[taken])


def passed(g: Table, seat: int) -> None:
    if g.news is not None:
        action(g)
        g.tell("news-northgard-passed", "NG.actions.pass.1", seat=seat)


# --- phases -----------------------------------------------------------------------------------------------------------


def display(g: Table) -> None:
    if g.news is not None:
        g.tell("news-northgard-display", "NG.start.2", cards=[CARD[card] for card in g.offer])


def harvest_fame(g: Table, seat: int, count: int) -> None:
    if g.news is not None and count:
        g.tell("news-northgard-harvest-fame", "NG.harvest.fame.1", seat=seat, count=count)


def traded(g: Table, seat: int, which: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-traded", "NG.harvest.trade", seat=seat, resource=RESOURCE[which])


def partner_exchanged(g: Table, seat: int, partner: int, given: int, taken: int) -> None:
    if g.news is not None:
        one, other = RESOURCE[given], RESOURCE[taken]
        g.tell(
            "news-northgard-partner-exchanged", "NG.variant.team.4", seat=seat, other=partner, given=one, taken=other
        )


def partner_refused(g: Table, partner: int, seat: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-partner-refused", "NG.variant.team.4", seat=partner, other=seat)


def winter(g: Table, seat: int, food: int, wood: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-winter", "NG.winter.1", seat=seat, food=food, wood=wood)


def unrest(g: Table, seat: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-unrest", "NG.winter.3", seat=seat, card=CARD[UNREST])


def no_unrest_left(g: Table, seat: int, lost: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-no-unrest-left", "NG.winter.6", seat=seat, count=lost)


def second_chance(g: Table, seat: int, land: int, count: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-second-chance", "NG.endyear.2", seat=seat, land=LAND[land], count=count)


def score(g: Table, seat: int, sources: list[int]) -> None:
    if g.news is not None:
        tokens, resources, cards, counted, unrest = sources
        g.tell(
            "news-northgard-score",
            "NG.endgame.2.2",
            seat=seat,
            count=g.scores[seat],
            tokens=tokens,
            resources=resources,
            cards=cards,
            counted=counted,
            unrest=unrest,
        )
