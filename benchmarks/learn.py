"""Trains a small policy against the random bot and says how much it has learned. Needs numpy only.

    python benchmarks/learn.py [--matches 2000] [--test 400] [--save policy.npz]

A softmax policy that is linear in what it sees of each option, trained by REINFORCE with Adam; `docs/learning.md` goes
through it. It sees the observations of the environment and nothing else.
"""

import argparse
from time import monotonic, process_time

import numpy as np

from polana.lab import solo
from polana.lab.tally import interval

BATCH = 32
STEP = 0.05


class Policy:
    """The chance of a word is the softmax of its weight for the question and of what is seen of the land it names."""

    def __init__(self, env) -> None:
        where = env.board.sight.where
        self.ask = where("ask")
        # the fields from `closed` to `scorched` are planes: one number for each land
        self.map = slice(where("closed").start, where("scorched").stop)
        self.land = np.array([word.value if word.kind == "land" else -1 for word in env.board.words])
        self.lands = where("closed").stop - where("closed").start
        asks = self.ask.stop - self.ask.start
        planes = (self.map.stop - self.map.start) // self.lands
        self.weights = [np.zeros((asks, len(self.land))), np.zeros((asks, planes))]
        self.first = [np.zeros_like(each) for each in self.weights]
        self.second = [np.zeros_like(each) for each in self.weights]
        self.updates = 0

    def look(self, seen):
        """The question, the options, and for each option the numbers of the land that it names."""
        observation = seen["observation"]
        options = seen["action_mask"].nonzero()[0]
        ask = int(observation[self.ask].argmax())
        lands = self.land[options]
        planes = observation[self.map].reshape(-1, self.lands)[:, lands].T * (lands >= 0)[:, None]
        return ask, options, planes / 4

    def chances(self, ask, options, planes):
        words, lands = self.weights
        logits = words[ask, options] + planes @ lands[ask]
        raised = np.exp(logits - logits.max())
        return raised / raised.sum()

    def climb(self, gradient) -> None:
        """One step of Adam."""
        self.updates += 1
        for at, slope in enumerate(gradient):
            self.first[at] += 0.1 * (slope - self.first[at])
            self.second[at] += 0.01 * (slope * slope - self.second[at])
            first = self.first[at] / (1 - 0.9**self.updates)
            second = self.second[at] / (1 - 0.99**self.updates)
            self.weights[at] += STEP * first / (np.sqrt(second) + 1e-6)


def play(env, policy, rng, seed=None):
    """One match: what was seen and said, and what came of it."""
    seen, info = env.reset(seed=seed)
    steps = []
    while True:
        ask, options, planes = policy.look(seen)
        chances = policy.chances(ask, options, planes)
        chosen = min(int(chances.cumsum().searchsorted(rng.random())), len(options) - 1)
        steps.append((ask, options, planes, chances, chosen))
        seen, reward, terminated, truncated, info = env.step(options[chosen])
        if terminated or truncated:
            return steps, reward, info


def lead(info, seat: int) -> float:
    """By how much the match was won or lost: it says more than victory alone."""
    scores = info["scores"]
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def train(env, policy, rng, matches: int) -> None:
    begun = monotonic()
    for batch in range(1, matches // BATCH + 1):
        played = [play(env, policy, rng) for _ in range(BATCH)]
        leads = np.array([lead(info, env.seat) for _, _, info in played])
        values = (leads - leads.mean()) / (leads.std() + 1e-6)
        gradient = [np.zeros_like(each) for each in policy.weights]
        for (steps, _, _), value in zip(played, values, strict=True):
            for ask, options, planes, chances, chosen in steps:
                blame = -chances
                blame[chosen] += 1
                gradient[0][ask, options] += value * blame
                gradient[1][ask] += value * (blame @ planes)
        policy.climb(gradient)
        if batch % 5 == 0:
            won = np.mean([reward > 0 for _, reward, _ in played])
            took = monotonic() - begun
            print(f"{batch * BATCH} matches, {took:.0f} s: won {won:.0%}, lead {leads.mean():.1f}", flush=True)


def test(env, policy, rng, matches: int) -> str:
    env.reset(seed=1_000_000)  # deals that training has not seen
    wins = sum(play(env, policy, rng)[1] > 0 for _ in range(matches))
    low, high = interval(wins, matches)
    return f"{wins} of {matches}, {wins / matches:.0%} ({low:.0%} to {high:.0%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--test", type=int, default=400)
    parser.add_argument("--save")
    args = parser.parse_args()
    env = solo("northgard", opponents="random", seed=1, seats=["wolf", "raven"])
    policy = Policy(env)
    rng = np.random.default_rng(1)
    begun = monotonic()
    print("before:", test(env, policy, rng, args.test), flush=True)
    env.reset(seed=1)
    train(env, policy, rng, args.matches)
    print("after:", test(env, policy, rng, args.test))
    print(f"{monotonic() - begun:.0f} s, {process_time():.0f} s of processor time")
    if args.save:
        np.savez_compressed(args.save, words=policy.weights[0], lands=policy.weights[1])


if __name__ == "__main__":
    main()
