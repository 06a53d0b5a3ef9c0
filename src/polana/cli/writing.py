"""polana new-game: a small package that plays, to be changed into a game of one's own."""

import re
from pathlib import Path

import click

from polana.cli.common import console, lang_option
from polana.kernel import brought
from polana.kernel.errors import PolanaError
from polana.kernel.game import ENTRY_POINTS
from polana.locale import Speech

TEMPLATE = Path(__file__).with_name("new_game")
#: In the template these stand for the name of the game.
PLACES = re.compile(r"NAME|CLASS|TITLE|LAW")
NAMED = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


@click.command(name="new-game")
@click.argument("name")
@click.option("--into", type=click.Path(file_okay=False), help="Where to write it (a folder of its name, here).")
@lang_option
def new_game(name: str, into: str | None, lang: str) -> None:
    """Write a small package that plays, with rules, messages, a sense for bots and tests: NAME is the game's."""
    if not NAMED.fullmatch(name):
        raise PolanaError(f"{name!r} cannot be the name of a game and of its package; write it like liars_dice")
    if name in brought.names(ENTRY_POINTS):
        raise PolanaError(f"there is a game {name!r} already; choose another name")
    folder = Path(into or name)
    if folder.exists() and any(folder.iterdir()):
        raise PolanaError(f"{folder} is there already; choose another folder with --into")
    for path in write(name, folder):
        console().print(str(path), markup=False, soft_wrap=True)
    console().print(Speech(lang).say("cli-new-game", folder=str(folder), name=name), markup=False, soft_wrap=True)


def write(name: str, folder: Path) -> list[Path]:
    """The template under this name; the files that were written."""
    parts = name.split("_")
    places = {
        "NAME": name,
        "CLASS": "".join(part.capitalize() for part in parts),
        "TITLE": " ".join(parts).capitalize(),
        "LAW": ("".join(part[0] for part in parts) if len(parts) > 1 else name[:2]).upper(),
    }

    def filled(text: str) -> str:
        return PLACES.sub(lambda found: places[found.group()], text)

    written = []
    for source in sorted(path for path in TEMPLATE.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        target = folder / filled(str(source.relative_to(TEMPLATE)))
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(filled(source.read_text(encoding="utf-8")), encoding="utf-8")
        written.append(target)
    return written
