"""Writes the examples of all rules anew: `python -m tests.examples [GAME ...]`, or `make examples`.

An example that still shows its rule stays as it is. The others are set by hand (`byhand/`), or taken out of the scenes
of the tests, then out of matches that are played at random. What no scene shows is listed.
"""

import json
import subprocess
import sys
import tempfile
import tomllib
from importlib import import_module
from pathlib import Path

from rich.progress import track

from polana.kernel.errors import PolanaError
from polana.kernel.game import AnyGame, find, games
from polana.kernel.law import TESTED
from polana.kernel.position import toml
from polana.school import examples
from tests.examples.mine import Miner

#: How many random matches are looked through.
MATCHES = 600


def holds(text: str, cited_as: str) -> bool:
    try:
        return examples.shows(text, cited_as) >= 0
    except PolanaError:
        return False


def from_tests(game: AnyGame) -> dict[str, str]:
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "scenes.json"
        command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.examples.quarry", "--scenes-to", str(target)]
        subprocess.run([*command, f"tests/{game.name}"], check=True, stdout=subprocess.DEVNULL)
        found = json.loads(target.read_text(encoding="utf-8"))
    return {key.split()[1]: text for key, text in found.items() if key.split()[0] == game.name}


def by_hand(game: AnyGame, missing: set[str]) -> dict[str, str]:
    """Those that are set by hand (`byhand/GAME.py`)."""
    try:
        module = import_module(f"tests.examples.byhand.{game.name}")
    except ModuleNotFoundError:
        return {}
    return {id: make() for id, make in module.BY_HAND.items() if id in missing}


def shared(game: AnyGame, own: set[str]) -> dict[str, str]:
    """What is told in `shared.toml`, as far as it still holds; other headings share the first of what they head."""
    path = examples.folder(game) / examples.SHARED
    before = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    found = {}
    for law in game.laws.values():
        other = before.get(law.id, "")
        if other and (law.id in own or other in own):
            found[law.id] = other
        elif law.id not in own and law.kind not in TESTED:
            first = next((id for id in game.laws if id in own and id.startswith(f"{law.id}.")), None)
            if first is not None:
                found[law.id] = first
    return found


def write(game: AnyGame) -> None:
    folder = examples.folder(game)
    folder.mkdir(exist_ok=True)
    due = {law.id for law in game.laws.values() if law.kind in TESTED}
    kept = {path.name.removesuffix(examples.ENDING): path for path in folder.glob(f"*{examples.ENDING}")}
    good = {
        id
        for id, path in kept.items()
        if id in due and holds(path.read_text(encoding="utf-8"), examples.cited_as(game, id))
    }
    # What is shared is not looked for, as long as the other holds.
    missing = {id for id in due - good if examples.source(game, id) not in good}
    print(f"{game.name}: {len(good)} stay, {len(missing)} are looked for")
    new = by_hand(game, missing)
    print(f"{game.name}: {len(new)} set by hand")
    if missing - new.keys():
        found = {id: text for id, text in from_tests(game).items() if id in missing - new.keys()}
        print(f"{game.name}: {len(found)} from the tests")
        new.update(found)
    miner = Miner(game, missing - new.keys())
    if miner.wanted:
        for seed in track(range(1, MATCHES + 1), f"{game.name}: random matches"):
            miner.play(seed)
    new.update(miner.found)
    print(f"{game.name}: {len(miner.found)} from random matches")
    for id in kept.keys() - good:
        kept[id].unlink()
    for id, text in new.items():
        (folder / f"{id}{examples.ENDING}").write_text(text, encoding="utf-8")
    own = good | new.keys()
    (folder / examples.SHARED).write_text(toml(shared(game, own)), encoding="utf-8")
    rest = sorted(missing - own)
    print(f"{game.name}: {len(due) - len(rest)} of {len(due)}; none for {' '.join(rest) or '-'}")


for name in sys.argv[1:] or games():
    write(find(name))
