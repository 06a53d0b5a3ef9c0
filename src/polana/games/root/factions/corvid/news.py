"""What can happen to the Corvid Conspiracy and by its plots, line by line."""

from __future__ import annotations

from polana.games.root.factions.corvid.words import PLOT_WORDS
from polana.games.root.state import Side, State, seats_of
from polana.games.root.words import CARD_WORDS, PLACE_WORDS


def plotted(g: State, me: Side, kind: int, where: int, law: str) -> None:
    """Everybody hears that a plot was placed; only the Corvids know which it is."""
    if g.news is not None:
        word, place = PLOT_WORDS[kind], PLACE_WORDS[where]
        g.tell_to((me.seat,), "news-root-corvid-plotted", law, seat=me.seat, plot=word, where=place)


def flipped(g: State, me: Side, kind: int, where: int) -> None:
    if g.news is not None:
        g.tell("news-root-corvid-flipped", "13.4.2", seat=me.seat, plot=PLOT_WORDS[kind], where=PLACE_WORDS[where])


def tricked(g: State, me: Side, one: int, other: int) -> None:
    if g.news is not None:
        g.tell("news-root-corvid-tricked", "13.5.4", seat=me.seat, one=PLACE_WORDS[one], two=PLACE_WORDS[other])


def extorted(g: State, me: Side, victim: Side, card: int) -> None:
    """13.7.3: the two of them know the card."""
    if g.news is not None:
        both = seats_of(me, victim)
        word = CARD_WORDS[card]
        g.tell_to(both, "news-root-corvid-extorted-card", "13.7.3", seat=me.seat, other=victim.who, card=word)
        g.tell_except(both, "news-root-corvid-extorted", "13.7.3", seat=me.seat, other=victim.who)


def guessed(g: State, me: Side, guesser: Side, kind: int, where: int, right: bool) -> None:
    """13.2.4: the guess and the answer are heard by all."""
    if g.news is not None:
        line = "news-root-corvid-guessed-right" if right else "news-root-corvid-guessed-wrong"
        place = PLACE_WORDS[where]
        g.tell(line, "13.2.4", seat=guesser.seat, other=me.seat, plot=PLOT_WORDS[kind], where=place)


def card_shown(g: State, me: Side, guesser: Side, card: int, given: bool) -> None:
    """13.2.4: the card is shown to the Corvids, who keep it after a wrong guess. Others see only that."""
    if g.news is not None:
        both = (me.seat, guesser.seat)
        line = "news-root-corvid-card-given" if given else "news-root-corvid-card-shown"
        g.tell_to(both, line, "13.2.4", seat=guesser.seat, other=me.seat, card=CARD_WORDS[card])
        if given:
            g.tell_except(both, "news-root-gave-a-card", "13.2.4", seat=guesser.seat, other=me.seat)


def exerted(g: State, me: Side) -> None:
    if g.news is not None:
        g.tell("news-root-corvid-exerted", "13.6.1", seat=me.seat)
