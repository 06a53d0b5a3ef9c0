"""A position to look at: bots play a match of a fixed seed up to a point, and its record is printed.

`python web/tests/position.py root marquise,eyrie --seed 3 --words 60 --kind clearing` stops at the first question to
seat 0 after 60 words with at least two options of the kind `clearing`; `--about battle` asks for a question whose name
contains that, `--offers aid` for one with that option, `--least 6` for one with so many options, `--holds 2` for one
where seat 0 holds so many cards; without any the match is played to its end.
`--leads "news-root-rolled one=0 other_die=0"` asks for one whose first option leads to that news before seat 0 is asked
something that it does not pass. A question that does not come up is looked for in the matches of the next seeds, of 20
in all or of `--tries`.

`python web/tests/position.py --serve PORT` gives them to whoever posts such words as a list of JSON: a run of tests
starts one Python for all. What was played is kept in a folder named after the sources of rules and bots, so that a
position never lags behind the rules, nor behind bots that have learned.
"""

import argparse
import hashlib
import json
import os
import shutil
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import polana
from polana.bots import bot
from polana.cli.common import read_settings
from polana.kernel.flow import Ask
from polana.kernel.match import Match

KEPT = Path(__file__).parents[1] / "node_modules" / ".cache" / "positions"


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


def held(match: Match) -> int:
    """How many cards seat 0 has in its hand, where its game shows hands by sides."""
    sides = match.view(0).get("sides")
    return len(sides[0]["hand"]) if isinstance(sides, list) else 0


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
            and held(match) >= args.holds
        ):
            if not args.leads or leads(match, ask, args.leads):
                return match
        match.choose(ask.seat, player.choose(match, ask))
        said += 1
    return None if stops else match


def parser() -> argparse.ArgumentParser:
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
    parser.add_argument("--holds", type=int, default=0, help="how many cards there are to be in hand at least")
    parser.add_argument("--offers", action="append", default=[], help="a word that is to be an option")
    parser.add_argument("--leads", default="", help="a line of news, with arguments")
    parser.add_argument("--about", help="a part of the name of the question")
    return parser


def position(words: list[str]) -> str:
    """The record of a match that stands where the words say."""
    args = parser().parse_args(words)
    for seed in range(args.seed, args.seed + args.tries):
        match = played(args, seed)
        if match is not None:
            return match.record()
    raise LookupError("the match ended before such a question came")


def sources() -> str:
    """A fingerprint of everything that has a say in what is played."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
    package = Path(polana.__file__).parent
    for room in ("kernel", "games", "eyes", "bots"):
        for path in sorted((package / room).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def kept(words: list[str], folder: Path) -> str:
    """The same, played only if it has not been yet."""
    file = folder / hashlib.sha256(json.dumps(words).encode()).hexdigest()[:16]
    if file.exists():
        return file.read_text()
    record = position(words)
    folder.mkdir(parents=True, exist_ok=True)
    # Beside it and then in one move: another run of tests may be looking for the same one.
    fresh = file.with_suffix(f".{os.getpid()}")
    fresh.write_text(record)
    fresh.replace(file)
    return record


def serve(port: int) -> None:
    folder = KEPT / sources()
    for old in KEPT.glob("*"):
        if old != folder:
            shutil.rmtree(old, ignore_errors=True)

    class Answering(BaseHTTPRequestHandler):
        def answer(self, status: int, text: str) -> None:
            body = text.encode()
            self.send_response(status)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def do_GET(self) -> None:
            self.answer(200, "")

        def do_POST(self) -> None:
            words = json.loads(self.rfile.read(int(self.headers["content-length"])))
            try:
                self.answer(200, kept(words, folder))
            except (LookupError, SystemExit) as error:
                self.answer(404, f"{' '.join(words)}: {error}")

        def log_message(self, *_: object) -> None:
            """What was asked is seen in the tests."""

    HTTPServer(("127.0.0.1", port), Answering).serve_forever()


def main() -> None:
    words = sys.argv[1:]
    if words[:1] == ["--serve"]:
        serve(int(words[1]))
        return
    try:
        print(position(words))
    except LookupError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
