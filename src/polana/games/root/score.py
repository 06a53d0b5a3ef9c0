"""Victory points and winning (3.1, 3.2)."""

from __future__ import annotations

from polana.games.root import news as told
from polana.games.root.components import NONE, WINNING_SCORE
from polana.games.root.hirelings.track import score_marker_moved
from polana.games.root.state import Side, State
from polana.kernel.flow import StepOver


class Victory(StepOver):
    """Somebody has won: whatever was going on stops at once (3.1)."""


def score(g: State, me: Side, points: int, law: str) -> None:
    """Score points; whoever has 30 wins at once. Nobody scores after activating dominance (3.3.1), no hireling ever."""
    if points <= 0 or me.dominance != NONE or not me.rules.plays:
        return
    _add(g, me, points, law)
    if me.score >= WINNING_SCORE:
        check_scores(g)


def score_together(g: State, gains: list[tuple[Side, int]], law: str) -> None:
    """Several sides score at the same moment: only afterwards is it decided who has won (3.1)."""
    for side, points in gains:
        if points > 0 and side.dominance == NONE and side.rules.plays:
            _add(g, side, points, law)
    check_scores(g)


def lose_points(g: State, me: Side, points: int, law: str) -> None:
    """Points are lost down to 0, never below."""
    if me.dominance != NONE:
        return
    points = min(points, me.score)
    if points:
        me.score -= points
        told.lost_points(g, me, points, law)


def _add(g: State, me: Side, points: int, law: str) -> None:
    before = me.score
    me.score += points
    told.scored(g, me, points, law)
    if len(g.sides) > g.playing:
        score_marker_moved(g, me, before)  # E.1.1


def check_scores(g: State) -> None:
    """3.1: the first to 30 wins; of several at once the current player, else the next of them in turn order."""
    for side in g.players:
        if side.rules.settles_victory(g, side):
            return
    for side in g.in_turn_order(g.turn):
        if side.score >= WINNING_SCORE and side.dominance == NONE:
            win(g, side, "3.1")


def win(g: State, me: Side, law: str) -> None:
    """The match is over. All of a coalition win (9.2.8): whoever joined a player wins with him, whomever he joined."""
    together = [me]
    for side in together:
        for other in g.players:
            if other not in together and (other.partner == side.index or side.partner == other.index):
                together.append(other)
    win_together(g, together, law)


def win_together(g: State, winners: list[Side], law: str) -> None:
    """The match is over, and all of these have won it."""
    g.winners = sorted(side.index for side in winners)
    g.won_by = law
    raise Victory
