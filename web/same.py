"""Are records the same in the browser's Python as here? `make site-same`.

Plays matches of each game, half of them by lot from their seeds and half with the words of `normal` bots, here and in
Pyodide under Node with the archive of the site, and compares records and views. Here is whichever engine is in use: the
sources, or the compiled one.
"""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = {"northgard": 3, "root": 4, "runewars": 3}
MATCHES = 20
#: Words after which a match is broken off: those of bots take long.
MOST = {"lot": 3000, "bots": 150}


def by_bots(game: str, seats: int, seed: int) -> str:
    """The record of the beginning of a match of `normal` bots."""
    from polana.bots import bot
    from polana.kernel.match import start

    match = start(game, seats, seed=seed)
    bots = [bot("normal", seed * 10 + seat) for seat in range(seats)]
    while not match.over and len(match.said) < MOST["bots"]:
        ask = match.ask
        assert ask is not None
        match.choose(ask.seat, bots[ask.seat].choose(match, ask))
    return match.record()


def digests(records: dict[str, list[str]]) -> dict[str, list[str]]:
    """Fingerprints of matches after the same words: the record, and what every seat sees at the end.

    Matches without a record are played by lot, from their number as a seed.
    """
    from polana.kernel.chooser import RandomChooser
    from polana.kernel.match import Match, start
    from polana.kernel.rng import Rng

    found: dict[str, list[str]] = {}
    for game, texts in records.items():
        found[game] = []
        for seed, text in enumerate(texts):
            match = Match.replay(text) if text else start(game, GAMES[game], seed=seed)
            lot = RandomChooser(Rng(seed))
            while not text and not match.over and len(match.said) < MOST["lot"]:
                ask = match.ask
                assert ask is not None
                match.choose(ask.seat, lot.choose(match, ask))
            seen = [match.view(seat) for seat in range(-1, GAMES[game])]
            whole = match.record() + json.dumps(seen, sort_keys=True)
            found[game].append(hashlib.sha256(whole.encode()).hexdigest()[:16])
    return found


def main() -> None:
    from node import node_folder

    code = Path(__file__).read_text("utf-8").partition("def main()")[0].replace("Path(__file__)", 'Path("/x/y")')
    records = {
        game: [by_bots(game, seats, seed) if seed % 2 else "" for seed in range(MATCHES)]
        for game, seats in GAMES.items()
    }
    run = f"{code}\njson.dumps(digests(json.loads({json.dumps(records)!r})))"
    node, script = node_folder() / "bin" / "node", ROOT / "web" / "src" / "site" / "same.mjs"
    out = subprocess.run(
        [node, script, ROOT / "dist" / "site" / "python"],
        input=run,
        capture_output=True,
        text=True,
        check=False,
    )
    if out.returncode:
        sys.exit(f"Pyodide: {out.stderr.strip()[-600:]}")
    there: dict[str, list[str]] = json.loads(out.stdout)
    here = digests(records)
    from polana.engine import compiled

    engine = "compiled" if compiled() else "plain"
    for game in GAMES:
        wrong = [seed for seed in range(MATCHES) if here[game][seed] != there[game][seed]]
        if wrong:
            sys.exit(f"{game}: seeds {wrong} give another record in Pyodide than here ({engine})")
        print(f"{game}: {MATCHES} matches give the same records in Pyodide and here ({engine})")


if __name__ == "__main__":
    main()
