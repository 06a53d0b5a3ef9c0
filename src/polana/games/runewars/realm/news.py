"""What is told of bids, titles, objectives, victory, runes (where, never which), hands, influence and dials."""

from __future__ import annotations

from polana.games.runewars.components import SEASONS
from polana.games.runewars.state import Table
from polana.games.runewars.words import AREA, HERO, RESOURCE, RUNE
from polana.kernel.word import Word

# --- bids, titles, objectives -----------------------------------------------------------------------------------------


def announced(g: Table, seat: int, count: int) -> None:
    """RW.bidding.1: everybody says truthfully what he owns."""
    if g.news is not None:
        g.tell("news-runewars-announced", "RW.bidding.1", seat=seat, count=count)


def bid(g: Table, seat: int, influence: Word) -> None:
    if g.news is not None:
        g.tell("news-runewars-bid", "RW.bidding.3", seat=seat, count=influence.value)


def tie_settled(g: Table, judge: int, seat: int, first: bool, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-tied-first" if first else "news-runewars-tied-last", law, seat=judge, other=seat)


def title_taken(g: Table, seat: int, title: Word, count: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-title-taken", "RW.orders.7.supremacy.2", seat=seat, title=title, count=count)


def title_used(g: Table, seat: int, title: Word) -> None:
    if g.news is not None:
        g.tell("news-runewars-title-used", "RW.titles.1", seat=seat, title=title)


def discarded(g: Table, seat: int, card: Word, law: str) -> None:
    """A Tactics card is given up for something."""
    if g.news is not None:
        g.tell("news-runewars-discarded-tactic", law, seat=seat, card=card)


def reward_discarded(g: Table, seat: int, reward: Word, hero: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-reward-given-up", "RW.titles.1", seat=seat, reward=reward, hero=HERO[hero])


def fulfilled(g: Table, seat: int, objective: Word) -> None:
    if g.news is not None:
        g.tell("news-runewars-fulfilled", "RW.objectives.2", seat=seat, objective=objective)


def swapped(g: Table, seat: int, objective: Word) -> None:
    if g.news is not None:
        g.tell("news-runewars-objective-discarded", "RW.objectives.4", seat=seat, objective=objective)


def drew_objective(g: Table, seat: int, objective: Word, law: str) -> None:
    if g.news is not None:
        g.tell_to((seat,), "news-runewars-drew-objective", law, seat=seat, objective=objective)
        g.tell_except((seat,), "news-runewars-drew-objective-hidden", law, seat=seat)


def claimed(g: Table, seat: int) -> None:
    if g.news is not None:
        g.tell(f"news-runewars-claimed-{SEASONS[g.season]}", "RW.victory.card.1", seat=seat)


def claim_failed(g: Table, seat: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-claim-failed", "RW.victory.card.3", seat=seat)


def eliminated(g: Table, seat: int) -> None:
    if g.news is not None:
        g.tell("news-runewars-eliminated", "RW.elimination.1", seat=seat)


# --- runes ------------------------------------------------------------------------------------------------------------


def rune_placed(g: Table, seat: int, area: Word, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-rune-placed", law, seat=seat, area=area)


def rune_returned(g: Table, seat: int, rune: Word) -> None:
    """RW.runes.gain.4: it goes back face up."""
    if g.news is not None:
        g.tell("news-runewars-rune-returned", "RW.runes.gain.4", seat=seat, rune=rune)


def gained(g: Table, seat: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-rune-gained", law, seat=seat)


def false_discarded(g: Table, seat: int, area: Word) -> None:
    """RW.runes.gain.1: it goes back face up."""
    if g.news is not None:
        g.tell("news-runewars-rune-discarded", "RW.runes.gain.1", seat=seat, area=area)


def revealed(g: Table, area: int) -> None:
    """RW.runes.reveal.2: now everybody sees it."""
    if g.news is not None:
        g.tell("news-runewars-rune-revealed", "RW.runes.reveal.2", area=AREA[area], rune=RUNE[g.rune[area] - 1])


# --- hands ------------------------------------------------------------------------------------------------------------


def drew_tactics(g: Table, seat: int, cards: list[Word], law: str) -> None:
    if g.news is not None:
        g.tell_to((seat,), "news-runewars-drew-tactics", law, seat=seat, cards=cards)
        g.tell_except((seat,), "news-runewars-drew-tactics-hidden", law, seat=seat, count=len(cards))


def discarded_tactic(g: Table, seat: int, card: Word) -> None:
    if g.news is not None:
        g.tell("news-runewars-discarded-tactic", "RW.tactics.3", seat=seat, card=card)


def drew_quests(g: Table, seat: int, quests: list[Word], law: str) -> None:
    if g.news is not None:
        g.tell_to((seat,), "news-runewars-drew-quests", law, seat=seat, quests=quests)
        g.tell_except((seat,), "news-runewars-drew-quests-hidden", law, seat=seat, count=len(quests))


def discarded_quest(g: Table, seat: int, quest: Word) -> None:
    if g.news is not None:
        g.tell("news-runewars-discarded-quest", "RW.quests.2", seat=seat, quest=quest)


def gained_influence(g: Table, seat: int, count: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-gained-influence", law, seat=seat, count=count)


def spent_influence(g: Table, seat: int, count: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-spent-influence", law, seat=seat, count=count)


def dial_turned(g: Table, seat: int, resource: int, value: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-runewars-dial", law, seat=seat, resource=RESOURCE[resource], value=value)
