"""Trains a small policy against the random bot and says how much it has learned. Needs numpy only.

    python benchmarks/learn.py [--batches 30] [--matches 16] [--test 200] [--save policy.npz]

A linear policy over the words, trained by REINFORCE with Adam; `docs/learning.md` goes through it.
"""

import argparse
from time import monotonic

import numpy as np

from polana.lab import solo
from polana.lab.tally import interval

SIZE = 2048
STEP = 0.05


class Policy:
    """The chance of an option is the softmax of its bias and its weights times the observation."""

    def __init__(self, actions: int) -> None:
        self.weights = np.zeros((actions, SIZE + 1), dtype=np.float32)
        self.first = np.zeros_like(self.weights)
        self.second = np.zeros_like(self.weights)
        self.updates = 0

    @staticmethod
    def inputs(observation):
        x = np.log1p(np.maximum(observation, 0))
        return np.append(x / max(1.0, np.linalg.norm(x)), np.float32(1))

    def chances(self, x, options):
        logits = self.weights[options] @ x
        raised = np.exp(logits - logits.max())
        return raised / raised.sum()

    def climb(self, gradient) -> None:
        """One step of Adam."""
        self.updates += 1
        self.first += 0.1 * (gradient - self.first)
        self.second += 0.01 * (gradient * gradient - self.second)
        first = self.first / (1 - 0.9**self.updates)
        second = self.second / (1 - 0.99**self.updates)
        self.weights += STEP * first / (np.sqrt(second) + 1e-6)


def play(env, policy, rng, seed=None):
    """One match: what was seen and said, and what came of it."""
    seen, info = env.reset(seed=seed)
    steps = []
    while True:
        x = policy.inputs(seen["observation"])
        options = np.flatnonzero(seen["action_mask"])
        chances = policy.chances(x, options)
        chosen = rng.choice(len(options), p=chances)
        steps.append((x, options, chances, chosen))
        seen, reward, terminated, truncated, info = env.step(options[chosen])
        if terminated or truncated:
            return steps, reward, info


def worth(info, seat: int) -> float:
    """Victory, and a little for the distance to the best of the others: it says more than victory alone."""
    scores = info["scores"]
    lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return (seat in info["winners"]) + 0.05 * lead


def train(env, policy, rng, batches: int, matches: int) -> None:
    for batch in range(batches):
        played = [play(env, policy, rng) for _ in range(matches)]
        values = np.array([worth(info, env.seat) for _, _, info in played])
        values = (values - values.mean()) / (values.std() + 1e-6)
        gradient = np.zeros_like(policy.weights)
        for (steps, _, _), value in zip(played, values, strict=True):
            for x, options, chances, chosen in steps:
                blame = -chances
                blame[chosen] += 1
                gradient[options] += np.outer(value * blame / matches, x)
        policy.climb(gradient)
        print(f"batch {batch + 1}: won {sum(reward > 0 for _, reward, _ in played)} of {matches}", flush=True)


def test(env, policy, rng, matches: int) -> str:
    env.reset(seed=1_000_000)  # deals that training has not seen
    wins = sum(play(env, policy, rng)[1] > 0 for _ in range(matches))
    low, high = interval(wins, matches)
    return f"{wins} of {matches}, {wins / matches:.0%} ({low:.0%} to {high:.0%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--batches", type=int, default=30)
    parser.add_argument("--matches", type=int, default=16)
    parser.add_argument("--test", type=int, default=200)
    parser.add_argument("--save")
    args = parser.parse_args()
    env = solo("northgard", opponents="random", seed=1, seats=["wolf", "raven"], size=SIZE)
    policy = Policy(int(env.action_space.n))
    rng = np.random.default_rng(1)
    begun = monotonic()
    print("before:", test(env, policy, rng, args.test), flush=True)
    env.reset(seed=1)
    train(env, policy, rng, args.batches, args.matches)
    print("after:", test(env, policy, rng, args.test))
    print(f"{monotonic() - begun:.0f} s")
    if args.save:
        np.savez_compressed(args.save, weights=policy.weights)


if __name__ == "__main__":
    main()
