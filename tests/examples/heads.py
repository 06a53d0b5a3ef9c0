"""Writes the installed versions into the heads of all examples: `python -m tests.examples.heads`, or `make golden`.

Whoever changes the data of a game or adds a word changes what a record is played under; the words of most records stay
as they are, and `test_examples.py` tells of those that do not.
"""

import re

from polana.kernel import record
from polana.kernel.game import AnyGame, find, games
from polana.school import examples


def fresh(game: AnyGame, text: str) -> str:
    """A record of the game, and the position that it begins with, under the installed versions."""
    text = re.sub(r"^game .*$", record.head(game), text, count=1, flags=re.MULTILINE)
    text = re.sub(r'^\| rules = ".*"$', f'| rules = "{game.version}"', text, count=1, flags=re.MULTILINE)
    return re.sub(r'^\| data = ".*"$', f'| data = "{game.data_version}"', text, count=1, flags=re.MULTILINE)


def write(game: AnyGame) -> int:
    """How many heads are new."""
    new = 0
    for path in sorted(examples.folder(game).glob(f"*{examples.ENDING}")):
        text = path.read_text(encoding="utf-8")
        if fresh(game, text) != text:
            path.write_text(fresh(game, text), encoding="utf-8")
            new += 1
    return new


if __name__ == "__main__":
    for name in games():
        print(f"examples of {name}: {write(find(name))} heads are new")
