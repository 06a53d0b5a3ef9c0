"""What the positions of the winners had more of: a conditional logit of victory on what an evaluation counts.

An evaluation is a sum of figures times counts, so the counts of a position are what its value changes by when a figure
grows by one. Matches are self-play of greedy bots that now and then choose at random, so that positions differ.
"""

from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from multiprocessing import get_context
from typing import Any

import numpy as np

from polana.bots.greedy import GreedyBot
from polana.bots.senses import sense_of
from polana.kernel.game import Value, find
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from polana.lab import LIMIT
from polana.lab.local import be_worker
from polana.lab.plan import Fixture, fixtures, pool_of
from tuning import figures

#: This many decisions lie between two positions that are looked at.
BETWEEN = 25
#: Figures that are not summands of a position's worth, and those that only weigh rivals.
BENT = {"unit_again", "rival", "others", "feared", "alarm", "fade", "dominance"}
BENT |= {"damaged", "chance", "later", "reach", "find", "loot", "friend", "prey"}
#: The figures of actions are only used together, as the quality of a deck.
TOGETHER = "action"


def linear(game: str, figure: dict) -> list:
    return [key for key in figures.keys(game, figure) if key[1] not in BENT and key[0] != TOGETHER]


def worth(sense: Any, state: Any, seat: int) -> float:
    """Points and standing of one seat, whatever the others have."""
    if hasattr(state, "players") and not isinstance(state.players, int):
        return float(sense.worth(state, state.players[seat]))
    side = state.sides[seat]
    return float(side.score + sense.standing(state, side, 1.0))


def points(state: Any, seat: int) -> float:
    seats = state.sides if hasattr(state, "sides") else state.players
    return float(getattr(seats[seat], "score", None) if hasattr(state, "sides") else seats[seat].fame)


def counts(state: Any, seat: int, senses: list) -> list[float]:
    """What each figure is multiplied by in this position."""
    base = worth(senses[0], state, seat)
    return [round(worth(sense, state, seat) - base, 4) for sense in senses[1:]]


def one_match(
    game: str, options: dict[str, Value], figure: dict, keys: list, blunders: float, fixture: Fixture
) -> dict:
    found = find(game)
    senses = [sense_of(game, figure)]
    senses += [sense_of(game, figures.changed_by(figure, key, 1.0)) for key in keys]
    bots = [GreedyBot(seed, senses[0]) for seed in fixture.seeds]
    rng = Rng(fixture.deal)
    match = Match(found, found.setup(fixture.lineup, options), fixture.deal)
    seen: list[dict[str, Any]] = []
    decisions = 0
    while (ask := match.ask) is not None and decisions < LIMIT:
        if decisions and decisions % BETWEEN == 0:
            state = match.state
            seen.append(
                {
                    "points": [points(state, seat) for seat in range(len(bots))],
                    "counts": [counts(state, seat, senses) for seat in range(len(bots))],
                }
            )
        decisions += 1
        by_chance = rng.below(1000) < 1000 * blunders
        word = ask.options[rng.below(len(ask.options))] if by_chance else bots[ask.seat].choose(match, ask)
        match.choose(ask.seat, word)
    if match.result is None:
        raise SystemExit(f"tune: match {fixture.number} is not over after {LIMIT} decisions")
    return {
        "number": fixture.number,
        "lineup": list(fixture.lineup),
        "winners": list(match.result.winners),
        "positions": seen,
    }


def play(game: str, seats: int, figure: dict, keys: list, args: Namespace, done: set[int]) -> Iterator[dict[str, Any]]:
    found = find(game)
    options = found.setup(seats, {}).options
    plan = fixtures(found, ["greedy"] * seats, pool_of(found, seats, options, None), options, args.seed)
    left = [fixture for fixture in islice(plan, args.matches) if fixture.number not in done]
    run = partial(one_match, game, options, figure, keys, args.blunders)
    if args.jobs == 1:
        yield from map(run, left)
        return
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn"), initializer=be_worker) as pool:
        yield from pool.map(run, left)


def fit(found: list[dict[str, Any]], present: np.ndarray, prior: float) -> tuple[np.ndarray, float, float]:
    """The figures under which the winners' positions look best, and the log loss before and after, on matches left out.

    The chance that a seat wins is the softmax over the seats of a(t) (points + figures . counts) + b(faction), t from 0
    at the beginning of a match to 1 at its end. `prior` holds the figures near the present ones.
    """
    kinds = sorted({name for one in found for name in one["lineup"]})
    test = [one for at, one in enumerate(found) if at % 5 == 4]
    train = [one for at, one in enumerate(found) if at % 5 != 4]
    trained, tested = arrays(train, kinds), arrays(test or train, kinds)
    scale = 0.5 * np.abs(present) + 0.1
    figure, steep, faction = present.copy(), np.array([-3.0, 2.0]), np.zeros(len(kinds))
    # First how steep the present figures are, so that the two are compared fairly; then all together.
    steep, faction, _ = climb(trained, figure, steep, faction, present, scale, prior, move=False)
    before = loss(tested, figure, steep, faction)
    steep, faction, figure = climb(trained, figure, steep, faction, present, scale, prior, move=True)
    return figure, before, loss(tested, figure, steep, faction)


def arrays(found: list[dict[str, Any]], kinds: list[str]) -> dict[str, np.ndarray]:
    rows: dict[str, list] = {"points": [], "counts": [], "kind": [], "won": [], "time": [], "weight": []}
    for one in found:
        length = len(one["positions"])
        won = np.array([seat in one["winners"] for seat in range(len(one["lineup"]))], dtype=float)
        for at, position in enumerate(one["positions"]):
            rows["points"].append(position["points"])
            rows["counts"].append(position["counts"])
            rows["kind"].append([kinds.index(name) for name in one["lineup"]])
            rows["won"].append(won / won.sum())
            rows["time"].append((at + 1) / (length + 1))
            rows["weight"].append(1 / length)  # a match counts once, however long
    return {name: np.array(value) for name, value in rows.items()}


def forward(data: dict[str, np.ndarray], figure: np.ndarray, steep: np.ndarray, faction: np.ndarray) -> tuple:
    value = data["points"] + data["counts"] @ figure
    value = value - value.mean(axis=1, keepdims=True)
    a = np.exp(steep[0] + steep[1] * data["time"])[:, None]
    logits = a * value + faction[data["kind"]]
    raised = np.exp(logits - logits.max(axis=1, keepdims=True))
    return raised / raised.sum(axis=1, keepdims=True), a, value


def loss(data: dict[str, np.ndarray], figure: np.ndarray, steep: np.ndarray, faction: np.ndarray) -> float:
    chance, _, _ = forward(data, figure, steep, faction)
    each = -(data["won"] * np.log(chance + 1e-12)).sum(axis=1)
    return float((data["weight"] * each).sum() / data["weight"].sum())


def climb(data, figure, steep, faction, present, scale, prior, move: bool, rounds: int = 3000) -> tuple:
    """Gradient ascent with Adam; figures in units of `scale`, so that one step size fits all."""
    at = np.concatenate([steep, faction, (figure - present) / scale])
    first, second = np.zeros_like(at), np.zeros_like(at)
    kinds = len(faction)
    for number in range(1, rounds + 1):
        steep, faction, figure = at[:2], at[2 : 2 + kinds], present + scale * at[2 + kinds :]
        chance, a, value = forward(data, figure, steep, faction)
        blame = data["weight"][:, None] * (data["won"] - chance)
        up = np.concatenate(
            [
                [(blame * a * value).sum(), (blame * a * value * data["time"][:, None]).sum()],
                np.bincount(data["kind"].ravel(), blame.ravel(), kinds) - 0.5 * faction,
                scale * np.einsum("ps,psk->k", blame * a, data["counts"]) - prior / 10 * at[2 + kinds :]
                if move
                else np.zeros(len(present)),
            ]
        )
        first += 0.1 * (up - first)
        second += 0.01 * (up * up - second)
        at = at + 0.01 * (first / (1 - 0.9**number)) / (np.sqrt(second / (1 - 0.99**number)) + 1e-8)
    return at[:2], at[2 : 2 + kinds], present + scale * at[2 + kinds :]
