"""A position to look at: bots play a match of a fixed seed up to a point, and its record is printed.

`python web/tests/position.py root marquise,eyrie --seed 3 --words 60 --kind clearing` stops at the first question to
seat 0 after 60 words with at least two options of the kind `clearing`; `--about battle` asks for a question whose name
contains that, `--offers aid` for one with that option, `--least 6` for one with so many options; without any the match
is played to its end.
`--leads "news-root-rolled one=0 other_die=0"` asks for one whose first option leads to that news before seat 0 is asked
something that it does not pass. A question that does not come up is looked for in the matches of the next seeds, of 20
in all or of `--tries`. Made anew each time, so it never lags behind the rules, nor behind bots that have learned.
"""

import argparse
import sys

import polana
from polana.bots import bot
from polana.cli.common import read_settings
from polana.kernel.flow import Ask
from polana.kernel.match import Match


def wanted(ask: Ask, kind: str, about: str, offers: list[str]) -> bool:
    if ask.seat != 0 or about not in ask.about:
        return False
    options = [option.text for option in ask.options]
    if any(word not in options for word in offers):
        return False
    return not kind or sum(option.kind == kind for option in ask.options) >= 2


def leads(match: Match, ask: Ask, wish: str) -> bool:
    """Does the first option lead to that line of news, if everybody passes then?"""
    kind, *wanted_args = wish.split()
    ahead = Match.replay(match.record())
    ahead.choose(0, ask.options[0])
    for _ in range(12):
        for line in ahead.news:
            if line.kind == kind and all(f"{k}={v}" in wanted_args for k, v in line.args.items() if f"{k}=" in wish):
                return True
        if ahead.over:
            return False
        now = ahead.ask
        if now.options[-1].kind not in ("pass", "done"):
            return False
        ahead.choose(now.seat, now.options[-1])
    return False


def played(args: argparse.Namespace, seed: int) -> Match | None:
    """The match of a seed up to the question that is wished for; None if it never comes."""
    options = read_settings(polana.find(args.game), tuple(args.option))
    match = polana.start(args.game, seats=args.seats.split(","), seed=seed, **options)
    player = bot(args.bot, seed)
    stops = bool(args.kind or args.offers) or args.about is not None
    said = 0
    while not match.over:
        ask = match.ask
        if (
            stops
            and said >= args.words
            and wanted(ask, args.kind, args.about or "", args.offers)
            and len(ask.options) >= args.least
        ):
            if not args.leads or leads(match, ask, args.leads):
                return match
        match.choose(ask.seat, player.choose(match, ask))
        said += 1
    return None if stops else match


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats", help="clans or factions, with commas between them")
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE of the setup")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tries", type=int, default=20, help="how many seeds")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--words", type=int, default=0)
    parser.add_argument("--kind", default="")
    parser.add_argument("--least", type=int, default=0, help="how many options there are to be at least")
    parser.add_argument("--offers", action="append", default=[], help="a word that is to be an option")
    parser.add_argument("--leads", default="", help="a line of news, with arguments")
    parser.add_argument("--about", help="a part of the name of the question")
    args = parser.parse_args()
    for seed in range(args.seed, args.seed + args.tries):
        match = played(args, seed)
        if match is not None:
            print(match.record())
            return 0
    sys.exit("the match ended before such a question came")


if __name__ == "__main__":
    sys.exit(main())
