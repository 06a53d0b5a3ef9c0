"""What the matches of an arena say: win rates with intervals, ratings, lengths, points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import mean, median
from typing import Any

from polana.kernel.errors import PolanaError
from polana.lab.arena import Arena
from polana.lab.played import Played

#: 95 of 100 intervals of this half-width, in standard errors, hold the truth.
Z = 1.959964


def interval(wins: int, matches: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate."""
    if not matches:
        return 0.0, 1.0
    rate = wins / matches
    scale = 1 + Z * Z / matches
    middle = rate + Z * Z / (2 * matches)
    spread = Z * sqrt(rate * (1 - rate) / matches + Z * Z / (4 * matches * matches))
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def summary(arena: Arena) -> dict[str, Any]:
    """Everything, as plain JSON data: the same matches give the same data.

    A victory that several seats share is a win for each of them. A bot that holds several seats of a match counts
    once for each seat. Nobody has won a match that stood still. Matches that ended in an error are counted in `matches`
    and `errors`, and nowhere else.
    """
    good = [one for one in arena.played if not one.error]
    bad = [one for one in arena.played if one.error]
    by_bot = _by(good, lambda one, seat: one.bots[seat])
    for name, rating in ratings(good).items():
        by_bot[name]["rating"] = rating
    return {
        **arena.header,
        "matches": len(arena.played),
        "errors": len(bad),
        "shared": sum(len(one.winners) > 1 for one in good),
        "stood_still": sum(one.stood_still for one in good),
        "by_bot": by_bot,
        "by_faction": _by(good, lambda one, seat: one.lineup[seat]),
        "by_seat": _by(good, lambda one, seat: str(seat + 1)),
        "decisions": spread([one.decisions for one in good]),
        "rounds": spread([one.rounds for one in good if one.rounds is not None]),
        "failures": [{"number": one.number, "deal": one.deal, "lineup": one.lineup, "bots": one.bots,
                      "error": one.error} for one in bad],
    }  # fmt: skip


def _by(played: Sequence[Played], key: Callable[[Played, int], str]) -> dict[str, dict[str, Any]]:
    """Wins, matches and points for everything that seats can be told apart by."""
    seats: dict[str, list[tuple[Played, int]]] = {}
    for one in played:
        for seat in range(len(one.bots)):
            seats.setdefault(key(one, seat), []).append((one, seat))
    return {name: _standing(seats[name]) for name in sorted(seats)}


def _standing(seats: list[tuple[Played, int]]) -> dict[str, Any]:
    wins = sum(seat in one.winners for one, seat in seats)
    low, high = interval(wins, len(seats))
    counted = [(one.scores[seat], one.rounds) for one, seat in seats if one.rounds]
    rounds = sum(rounds for _, rounds in counted if rounds)
    return {
        "wins": wins,
        "matches": len(seats),
        "rate": round(wins / len(seats), 6),
        "low": round(low, 6),
        "high": round(high, 6),
        "points": round(mean(one.scores[seat] for one, seat in seats), 3),
        "points_per_round": round(sum(score for score, _ in counted) / rounds, 3) if rounds else None,
    }


def spread(values: Sequence[int]) -> dict[str, float] | None:
    """The least, the median, the mean and the most of some lengths."""
    if not values:
        return None
    return {"min": min(values), "median": median(values), "mean": round(mean(values), 2), "max": max(values)}


def ratings(played: Sequence[Played]) -> dict[str, dict[str, float]]:
    """Ratings after Plackett and Luce, match by match in the order of the plan: winners first, all others after them.

    `ordinal` is `mu - 3 sigma`: what a bot is worth at least. A bot that holds several seats of a match gets the mean
    of what each of them would get.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise PolanaError("an arena needs the libraries of the lab: pip install 'polana[lab]'") from None
    model = PlackettLuce()
    known = {name: model.rating(name=name) for one in played for name in one.bots}
    for one in played:
        if len(set(one.bots)) == 1:
            continue  # says nothing about who is better
        teams = [[model.create_rating([known[name].mu, known[name].sigma])] for name in one.bots]
        after = model.rate(teams, ranks=[0.0 if seat in one.winners else 1.0 for seat in range(len(one.bots))])
        for name in set(one.bots):
            seats = [after[seat][0] for seat in range(len(one.bots)) if one.bots[seat] == name]
            known[name].mu = mean(rating.mu for rating in seats)
            known[name].sigma = mean(rating.sigma for rating in seats)
    return {
        name: {"mu": round(r.mu, 3), "sigma": round(r.sigma, 3), "ordinal": round(r.mu - 3 * r.sigma, 3)}
        for name, r in sorted(known.items())
    }
