"""Whole matches kept as records, and how each of them ends.

A record holds every word that was said; the comments under it hold what the words came to. They are written by
`python -m tests.golden` (`make golden`) and read by `test_golden.py`.
"""

import json
from hashlib import blake2b
from pathlib import Path

from polana.kernel.game import Value, find
from polana.kernel.match import Chooser, Match, RandomChooser
from polana.kernel.news import SPECTATOR
from polana.kernel.rng import Rng
from polana.kernel.word import Word
from tests.runewars.sampled import BoldChooser

FOLDER = Path(__file__).parent

#: Game, seats and options of each match, by the name of its file. The seed is the place in this list: append.
MATCHES: dict[str, tuple[str, list[str], dict[str, Value]]] = {
    "northgard-2": ("northgard", ["wolf", "raven"], {}),
    "northgard-2-long": ("northgard", ["?", "?"], {"long_game": True}),
    "northgard-2-creatures": ("northgard", ["goat", "bear"], {"creatures": True}),
    "northgard-3": ("northgard", ["boar", "stag", "?"], {}),
    "northgard-3-creatures": ("northgard", ["?", "?", "?"], {"creatures": True, "more_creatures": True}),
    "northgard-4-teams": ("northgard", ["wolf", "goat", "raven", "boar"], {"teams": True, "creatures": True}),
    "northgard-5": ("northgard", ["?", "?", "?", "?", "?"], {}),
    "northgard-5-creatures": ("northgard", ["stag", "bear", "wolf", "goat", "raven"], {"creatures": True}),
    "root-2-autumn": ("root", ["marquise", "eyrie"], {"map": "autumn"}),
    "root-2-winter-exiles": ("root", ["alliance", "vagabond"], {"map": "winter", "deck": "exiles_partisans"}),
    "root-2-lake-advanced": ("root", ["eyrie", "alliance"], {"map": "lake", "setup": "advanced"}),
    "root-3-mountain": ("root", ["marquise", "alliance", "vagabond"], {"map": "mountain"}),
    "root-3-draft": ("root", ["?", "?", "?"], {"setup": "advanced", "deck": "exiles_partisans"}),
    "root-3-vagabonds": ("root", ["vagabond", "marquise", "vagabond2"], {"map": "lake", "deck": "exiles_partisans"}),
    "root-4-autumn-exiles": (
        "root",
        ["marquise", "eyrie", "alliance", "vagabond"],
        {"map": "autumn", "deck": "exiles_partisans"},
    ),
    "root-4-winter-advanced": (
        "root",
        ["vagabond", "alliance", "eyrie", "marquise"],
        {"map": "winter", "setup": "advanced"},
    ),
    "root-4-mountain-vagabonds": (
        "root",
        ["vagabond", "eyrie", "vagabond2", "alliance"],
        {"map": "mountain", "setup": "advanced", "thief": "one", "deck": "exiles_partisans"},
    ),
    "root-4-lake": ("root", ["eyrie", "vagabond", "marquise", "alliance"], {"map": "lake"}),
    "root-6-winter-advanced": (
        "root",
        ["keepers", "cult", "duchy", "riverfolk", "hundreds", "corvid"],
        {"map": "winter", "setup": "advanced"},
    ),
    "root-4-mountain-exiles": (
        "root",
        ["riverfolk", "keepers", "corvid", "hundreds"],
        {"map": "mountain", "deck": "exiles_partisans"},
    ),
    "root-3-autumn": ("root", ["duchy", "cult", "keepers"], {"map": "autumn"}),
    "runewars-2": ("runewars", ["?", "?"], {}),
    "runewars-2-ready": ("runewars", ["latari", "waiqar"], {"ready_made": True, "explore": True}),
    "runewars-3-explore": ("runewars", ["uthuk", "?", "daqan"], {"explore": True}),
    "runewars-3-ready": ("runewars", ["waiqar", "latari", "uthuk"], {"ready_made": True}),
    "runewars-4": ("runewars", ["daqan", "uthuk", "waiqar", "latari"], {}),
    "runewars-4-explore": ("runewars", ["?", "?", "?", "?"], {"explore": True}),
    "root-4-hirelings": (
        "root",
        ["marquise", "vagabond", "corvid", "duchy"],
        {"hirelings": True, "landmark": "legendary_forge", "second_landmark": "black_market"},
    ),
    "root-5-hirelings-exiles": (
        "root",
        ["?", "?", "?", "?", "?"],
        {
            "hirelings": True,
            "deck": "exiles_partisans",
            "map": "lake",
            "landmark": "random",
            "second_landmark": "random",
        },
    ),
    "root-1-automaton": ("root", ["eyrie"], {"automaton": "competitive"}),
    "root-2-cooperative": ("root", ["alliance", "hundreds"], {"automaton": "cooperative", "campaign": "start"}),
}


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.polana"


def play(name: str) -> Match:
    """Play the match anew, with random players (bold ones in Runewars), from its seed."""
    title, seats, options = MATCHES[name]
    game = find(title)
    seed = list(MATCHES).index(name) + 1
    match = Match(game, game.setup(seats, options), seed)
    rng = Rng(seed)
    chooser: Chooser = BoldChooser(rng) if title == "runewars" else RandomChooser(rng)
    while (ask := match.ask) is not None:
        match.choose(ask.seat, chooser.choose(match, ask))
    return match


def end(match: Match) -> list[str]:
    """What a match came to: its result, what everybody sees at the end, and what everybody was told."""
    readers = [*range(len(match.setup.seats)), SPECTATOR]
    return [
        f"# {match.result}",
        *[f"# seat {reader} sees {digest(match.view(reader))}, {told(match, reader)}" for reader in readers],
    ]


def told(match: Match, reader: int) -> str:
    lines = [[line.kind, line.law, line.args] for line in match.news_for(reader)]
    return f"is told {len(lines)} lines {digest(lines)}"


def digest(data: object) -> str:
    """A short fingerprint of plain data and words."""
    text = json.dumps(data, sort_keys=True, default=_plain)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def _plain(thing: object) -> object:
    if isinstance(thing, Word):
        return thing.text
    raise TypeError(f"{thing!r} is neither a word nor plain data")


def kept(name: str) -> str:
    return path_of(name).read_text(encoding="utf-8")


def write(name: str) -> bool:
    """Play the match and keep it; False if it was so already."""
    match = play(name)
    text = match.record() + "\n" + "\n".join(end(match)) + "\n"
    path = path_of(name)
    if path.exists() and kept(name) == text:
        return False
    path.write_text(text, encoding="utf-8")
    return True
