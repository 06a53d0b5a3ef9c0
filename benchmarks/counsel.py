"""Measures hints and reviews against what bots make of them.

    python benchmarks/counsel.py hints root --positions 100 [--playouts 2] [--seed 1] [--processes 2]
    python benchmarks/counsel.py review root --blunders 40 [--seed 1] [--processes 2]

`hints`: in positions of matches between greedy bots the first candidate of a hint and the bot's own word are said, and
the same bots play on from both, several times. How often does the seat win? Where both are the same word, they are
worth the same.

`review`: a searching bot among greedy ones is made to err now and then: it says a word that far longer looks, in
worlds of their own, hold for a mistake beyond doubt. The review, which knows nothing of that, should find these (a slip
or a mistake), and call nothing else a mistake. A mistake that was not planted is looked at again with the longer looks:
the bot may have erred by itself. Searches disagree with each other by more than the worlds of one of them leave open;
so there are three longer looks, each a search of its own, and what counts is the one in the middle.
"""

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt

from odds import begin
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from polana.bots import bot
from polana.bots.opinion import Estimate, Opinion
from polana.kernel.deed import opens_deed
from polana.kernel.flow import Ask
from polana.kernel.game import find
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from polana.kernel.word import Word
from polana.school.hints import consider, in_order
from polana.school.review import GOOD, SLIP, Reviewer

#: What a hint has at a table in four seconds is more than this; so is what it finds.
ITERATIONS, WORLDS = 600, 48
#: One menu in so many is a position; at most so many of a match.
EVERY, MOST = 12, 4
#: The bot that is made to err, and the longer look.
STRONG = "search:150"
LONG_ITERATIONS, LONG_WORLDS, LONG_LOOKS = 600, 128, 3
#: One decision in so many may become a blunder.
BLUNDERS = 6
LIMIT = 20_000


def first_asked(match: Match) -> Ask:
    return next(ask for ask in match.asks if match.sealed(ask.seat) is None)


def wilson(wins: float, count: int) -> tuple[float, float]:
    if not count:
        return 0.0, 1.0
    z, share = 1.96, wins / count
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return max(0.0, middle - half), min(1.0, middle + half)


def shares(part: int, whole: int) -> list[float]:
    """A share and its interval."""
    return [round(one, 4) for one in (part / max(1, whole), *wilson(part, whole))]


# --- hints ------------------------------------------------------------------------------------------------------------


def advised(name: str, number: int, seed: int, playouts: int) -> list[tuple[bool, float, float]]:
    """Of the positions of one match: is it the same word, how often the candidate and the own word have won."""
    match = begin(find(name), number, seed)
    rng = Rng((seed << 40) | (number + (3 << 38)))
    seats = len(match.setup.seats)
    bots = [bot("greedy", rng.fork()) for _ in range(seats)]
    found: list[tuple[bool, float, float]] = []
    while not match.over and match.decisions < LIMIT:
        ask = first_asked(match)
        word = bots[ask.seat].choose(match, ask)
        if opens_deed(ask) and len(ask.options) > 2 and len(found) < MOST and rng.below(EVERY) == 0:
            opinion = Opinion(match, ask.seat, rng.fork())
            consider(opinion, ITERATIONS, WORLDS)
            best = in_order(opinion)[0]
            if best is word:
                found.append((True, 0.0, 0.0))
            else:
                seeds = [rng.fork() for _ in range(playouts)]
                won = [sum(wins(match, ask.seat, one, seed) for seed in seeds) / playouts for one in (best, word)]
                found.append((False, won[0], won[1]))
        match.choose(ask.seat, word)
    return found


def wins(match: Match, seat: int, word, seed: int) -> float:
    """Say a word in a world that the seat can imagine, let greedy bots play on: does the seat win?"""
    world = match.imagine(seat, seed)
    rng = Rng(seed)
    bots = [bot("greedy", rng.fork()) for _ in match.setup.seats]
    world.choose(seat, word)
    while not world.over and world.decisions < LIMIT:
        ask = first_asked(world)
        world.choose(ask.seat, bots[ask.seat].choose(world, ask))
    return float(world.result is not None and seat in world.result.winners)


def measure_hints(given: argparse.Namespace) -> dict:
    found: list[tuple[bool, float, float]] = []
    for more in parallel(advised, given, given.positions, found, given.playouts):
        found.extend(more)
    found = found[: given.positions]
    other = [one for one in found if not one[0]]
    differences = [one[1] - one[2] for one in other]
    mean = sum(differences) / max(1, len(differences))
    spread = sqrt(
        sum((one - mean) ** 2 for one in differences) / max(1, len(differences) - 1) / max(1, len(differences))
    )
    return {
        "game": given.game,
        "positions": len(found),
        "same_word": len(found) - len(other),
        "playouts": given.playouts,
        "candidate_wins": round(sum(one[1] for one in other) / max(1, len(other)), 4),
        "own_wins": round(sum(one[2] for one in other) / max(1, len(other)), 4),
        "difference": round(mean, 4),
        "interval": [round(mean - 1.96 * spread, 4), round(mean + 1.96 * spread, 4)],
    }


# --- review -----------------------------------------------------------------------------------------------------------


def longer(match: Match, ask: Ask, seed: int) -> Opinion:
    opinion = Opinion(match, ask.seat, seed)
    opinion.think(LONG_ITERATIONS)
    return opinion


def true_loss(match: Match, ask: Ask, word: Word, best: Word, rng: Rng) -> Estimate:
    """What a word loses against another, as far as the longer looks can tell: the one in the middle."""
    seen = []
    for _ in range(LONG_LOOKS):
        opinion = longer(match, ask, rng.fork())
        opinion.focus([best, word], LONG_ITERATIONS)
        opinion.try_out([best, word], LONG_WORLDS)
        seen.append(opinion.behind(word, best))
    return sorted(seen, key=lambda one: one.mean)[LONG_LOOKS // 2]


def blundered(name: str, number: int, seed: int) -> list[tuple[bool, str, float, bool]]:
    """Of the decisions of the strong bot in one match: was it planted, its mark, its loss, is it a mistake for sure?"""
    match = begin(find(name), number, seed)
    setup, dealt = match.setup, match.seed
    rng = Rng((seed << 40) | (number + (5 << 37)))
    seats = len(setup.seats)
    strong = number % seats
    bots = [bot(STRONG if seat == strong else "greedy", rng.fork()) for seat in range(seats)]
    planted: set[int] = set()
    said: list[tuple[int, str]] = []
    while not match.over and match.decisions < LIMIT:
        ask = first_asked(match)
        word = bots[ask.seat].choose(match, ask)
        if ask.seat == strong and len(ask.options) > 2 and rng.below(BLUNDERS) == 0:
            opinion = longer(match, ask, rng.fork())
            bad = [one for one in opinion.options if one is not word]
            one = bad[rng.below(len(bad))]
            best = opinion.ranked()[0]
            if one is not best:
                loss = true_loss(match, ask, one, best, rng)
                if loss.mean >= SLIP and loss.mean - loss.half >= GOOD:
                    word = one
                    planted.add(len(said) + 1)
        said.append((ask.seat, word.text))
        match.choose(ask.seat, word)
    again = Match(match.game, setup, dealt)
    reviewer = Reviewer(again, said, lambda match, seat, text: match.choose(seat, text), [strong])
    found: list[tuple[bool, str, float, bool]] = []
    while not reviewer.over:
        before = len(reviewer.review.decisions)
        seat, text = said[reviewer.at]
        ask, world = again.ask_of(seat), None
        if seat == strong and ask is not None and reviewer.at + 1 not in planted:
            world = again.clone()
        reviewer.go_on()
        for one in reviewer.review.decisions[before:]:
            sure = False
            if one.mark == "mistake" and one.at not in planted and world is not None:
                question = world.ask_of(seat)
                assert question is not None
                assert one.better is not None
                words = world.game.vocabulary
                loss = true_loss(world, question, words[text], words[one.better.word], rng)
                sure = loss.mean - loss.half > 0 and loss.mean >= GOOD
            found.append((one.at in planted, one.mark, one.loss, sure))
    return found


def measure_review(given: argparse.Namespace) -> dict:
    found: list[tuple[bool, str, float, bool]] = []
    count: list[int] = []
    for more in parallel(blundered, given, given.blunders, count):
        found.extend(more)
        count.extend([0] * sum(one[0] for one in more))
    planted = [one for one in found if one[0]]
    caught = [one for one in planted if one[1] in ("slip", "mistake")]
    mistakes = [one for one in found if one[1] == "mistake"]
    strange = [one for one in mistakes if not one[0]]
    false = [one for one in strange if not one[3]]
    return {
        "game": given.game,
        "decisions": len(found),
        "planted": len(planted),
        "found": len(caught),
        "found_share": [
            round(one, 4) for one in (len(caught) / max(1, len(planted)), *wilson(len(caught), len(planted)))
        ],
        "mistakes": len(mistakes),
        "not_planted": len(strange),
        "false": len(false),
        "false_share": [
            round(one, 4) for one in (len(false) / max(1, len(mistakes)), *wilson(len(false), len(mistakes)))
        ],
        "false_of_decisions": round(len(false) / max(1, len(found) - len(planted)), 5),
    }


def parallel(work, given: argparse.Namespace, wanted: int, so_far: list, *more) -> Iterator[list]:
    """Match after match, until there is enough; in the order of the matches, so that a seed gives one result."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with (
        ProcessPoolExecutor(given.processes) as pool,
        Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=Console(stderr=True)) as progress,
    ):
        task = progress.add_task(given.game, total=wanted)
        number = 0
        while len(so_far) < wanted:
            jobs = {}
            for _ in range(given.processes):
                jobs[pool.submit(work, given.game, number, given.seed, *more)] = number
                number += 1
            results = {jobs[job]: job.result() for job in as_completed(jobs)}
            for at in sorted(results):
                yield results[at]
            progress.update(task, completed=len(so_far))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("hints", "review"))
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=2)
    parser.add_argument("--blunders", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    print(json.dumps(measure_hints(given) if given.what == "hints" else measure_review(given), indent=1))


if __name__ == "__main__":
    main()
