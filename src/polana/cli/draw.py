"""What a table looks like in a terminal. Each game draws its own, found by the entry point `polana.drawings`."""

import json
from types import ModuleType

from rich.console import RenderableType
from rich.text import Text

from polana.kernel import brought
from polana.kernel.match import Match
from polana.kernel.word import Word
from polana.locale import Speech

#: Where packages say which module draws a game: `name = "package.module"`.
ENTRY_POINTS = "polana.drawings"


def draw(match: Match, reader: int, speech: Speech) -> RenderableType:
    """The table as a seat (or a spectator) sees it. Drawn from the view, so it shows no secret."""
    module = drawing(match.game.name)
    if module is None:
        return Text(json.dumps(match.view(reader), ensure_ascii=False, indent=1))
    drawn: RenderableType = module.draw(match, reader, speech)
    return drawn


def sketch(match: Match, reader: int, speech: Speech) -> RenderableType | None:
    """What helps with the question that is open, where the table was drawn just before; None if nothing does."""
    module = drawing(match.game.name)
    if module is None or not hasattr(module, "sketch"):
        return None
    drawn: RenderableType | None = module.sketch(match, reader, speech)
    return drawn


def seat_names(match: Match, speech: Speech) -> list[str | Word]:
    """The names of the seats, as the match stands: words of the game where they are, since those can be inflected."""
    module = drawing(match.game.name)
    if module is None:
        return [f"{seat} {name}" for seat, name in enumerate(match.setup.seats, 1)]
    names: list[str | Word] = module.seat_names(match, speech)
    return names


def drawing(game: str) -> ModuleType | None:
    """The module that draws a game, which offers `draw`, `seat_names` and perhaps `sketch`; None if there is none."""
    module = brought.load(ENTRY_POINTS, game)
    return module if isinstance(module, ModuleType) else None
