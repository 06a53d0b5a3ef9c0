"""What is told of hirelings."""

from __future__ import annotations

from polana.games.root.state import Side, State
from polana.games.root.words import ITEM_WORDS, PLACE_WORDS, SUIT_WORDS


def turned_up(g: State, me: Side) -> None:
    """A.6.1."""
    if g.news is not None:
        g.tell("news-root-hireling-turned-up", "A.6.1", hireling=me.rules.word)


def control_rolled(g: State, me: Side, player: Side, stars: int, gold: int, led: bool) -> None:
    """E.1.2: what the control die shows; for whoever leads only the gold stars count."""
    if g.news is not None:
        g.tell(
            "news-root-control-rolled",
            "E.1.2",
            seat=player.who,
            hireling=me.rules.word,
            stars=stars,
            gold=gold,
            led=int(led),
        )


def hired(g: State, me: Side, player: Side, count: int) -> None:
    """E.1.2: a player controls it now, with this many markers."""
    if g.news is not None:
        g.tell("news-root-hired", "E.1.2", seat=player.who, hireling=me.rules.word, count=count)


def marker_off(g: State, me: Side, player: Side, count: int) -> None:
    """E.1.3: one control marker less; this many are left."""
    if g.news is not None:
        g.tell("news-root-hireling-marker-off", "E.1.3", seat=player.who, hireling=me.rules.word, count=count)


def given(g: State, me: Side, player: Side, other: Side) -> None:
    if g.news is not None:
        g.tell("news-root-hireling-given", "E.1.3", seat=player.who, hireling=me.rules.word, other=other.who)


def acts(g: State, me: Side, player: Side, law: str) -> None:
    """A controller uses a hireling."""
    if g.news is not None:
        g.tell("news-root-hireling-acts", law, seat=player.who, hireling=me.rules.word)


def rolled(g: State, me: Side, suit: int) -> None:
    """The uprising die."""
    if g.news is not None:
        g.tell("news-root-hireling-die", "E.2", hireling=me.rules.word, suit=SUIT_WORDS[suit])


def pawn_moved(g: State, me: Side, where: int) -> None:
    if g.news is not None:
        g.tell("news-root-hireling-pawn", "E.3.4", seat=me.who, where=PLACE_WORDS[where])


def on_path(g: State, me: Side, one: int, other: int) -> None:
    """A bandit lies in wait."""
    if g.news is not None:
        g.tell("news-root-hireling-path", "E.2", seat=me.who, one=PLACE_WORDS[one], two=PLACE_WORDS[other])


def item_given(g: State, me: Side, player: Side, item: int) -> None:
    if g.news is not None:
        g.tell("news-root-hireling-item", "E.2", seat=player.who, hireling=me.rules.word, item=ITEM_WORDS[item])


def item_lost(g: State, me: Side, item: int) -> None:
    if g.news is not None:
        g.tell("news-root-hireling-item-lost", "E.2", seat=me.who, item=ITEM_WORDS[item])
