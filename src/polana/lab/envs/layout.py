"""What is where in an observation, as the tables of `docs/fields.md` print it.

python -m polana.lab.envs.layout docs/fields.md      writes the tables of all games anew
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from polana.eyes.observer import observer_of
from polana.kernel.errors import PolanaError
from polana.kernel.game import AnyGame, find

#: A table stands between these two lines.
BEGIN = "<!-- fields of {game} -->"
END = "<!-- end of the fields -->"
_PLACES = re.compile(rf"{BEGIN.format(game='([a-z]+)')}\n.*?{END}", re.DOTALL)
_NUMBER = re.compile(r"/\d+(?=/|$)")


def table(game: AnyGame) -> str:
    """The fields of a game, one row for those that differ by a number only (`players/0`, `players/1` ...)."""
    observer = observer_of(game.name)
    if observer is None:
        raise PolanaError(f"{game.name} has no observer, so its observations have no fields")
    families: dict[str, list[int]] = {}
    for at, field in enumerate(observer.fields):
        families.setdefault(_NUMBER.sub("/N", field.name), []).append(at)
    lines = ["| field | from | numbers | what they are |", "|---|---|---|---|"]
    for name, members in families.items():
        first = observer.fields[members[0]]
        place = str(first.first)
        if len(members) > 1:
            place += f" + {observer.fields[members[1]].first - first.first} N"
        lines.append(f"| `{name}` | {place} | {first.count} | {first.about} |")
    lines.append(f"| all | 0 | {observer.size} | |")
    return "\n".join(lines)


def filled(text: str) -> str:
    """A page with its tables as they should be."""

    def written(found: re.Match[str]) -> str:
        game = found.group(1)
        return f"{BEGIN.format(game=game)}\n{table(find(game))}\n{END}"

    return _PLACES.sub(written, text)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        page = Path(name)
        page.write_text(filled(page.read_text("utf-8")), "utf-8")
