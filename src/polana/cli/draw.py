"""What a table looks like in a terminal. Each game draws its own, found by the entry point `polana.drawings`."""

from collections.abc import Iterable, Mapping
from types import ModuleType

from rich.console import RenderableType
from rich.text import Text

from polana.kernel import brought
from polana.kernel.game import find
from polana.kernel.match import Match
from polana.kernel.news import SPECTATOR
from polana.kernel.word import Word
from polana.locale import Speech, plain

#: Where packages say which module draws a game: `name = "package.module"`.
ENTRY_POINTS = "polana.drawings"


def draw(match: Match, reader: int, speech: Speech) -> RenderableType:
    """The table as a seat (or a spectator) sees it. Drawn from the view, so it shows no secret."""
    module = drawing(match.game.name)
    if module is None:
        return Text("\n".join(outlined(match.view(reader), speech)))
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
        # A view that has `sides` tells what everybody took who chose at the table.
        taken = match.view(SPECTATOR).get("sides")
        values = taken if isinstance(taken, list) else match.setup.seats
        return [side_name(match, speech, seat, str(value)) for seat, value in enumerate(values)]
    names: list[str | Word] = module.seat_names(match, speech)
    return names


#: What a view that follows the custom says of every seat, one after the other.
BY_SEAT = ("players", "seats", "scores", "sides")
#: What it says by the number of a seat.
A_SEAT = ("turn", "seat", "reader")


def outlined(view: Mapping[str, object], speech: Speech, depth: int = 0) -> list[str]:
    """A view as an outline, for games that nobody draws; `view-<game>-<key>` says what its keys are."""
    lines: list[str] = []
    for key, value in view.items():
        message = f"view-{speech.game}-{plain(key)}"
        name = speech.say(message) if speech.knows(message) else key.replace("_", " ")
        if key == "sides" and depth == 0:
            continue  # whose side is whose is said by the names of the seats
        if key in BY_SEAT and isinstance(value, list):
            value = {speech.seat(seat): part for seat, part in enumerate(value)}
        elif key in A_SEAT and isinstance(value, int) and value >= 0:
            value = speech.seat(value)
        _outline(lines, name, value, speech, depth)
    return lines


def _outline(lines: list[str], name: str, value: object, speech: Speech, depth: int) -> None:
    indent = "  " * depth
    if isinstance(value, Mapping) and value:
        lines.append(f"{indent}{name}:")
        lines += outlined(value, speech, depth + 1)
    elif isinstance(value, list) and any(isinstance(part, Mapping | list) for part in value):
        lines.append(f"{indent}{name}:")
        for number, part in enumerate(value, 1):
            _outline(lines, str(number), part, speech, depth + 1)
    else:
        parts: Iterable[object] = value if isinstance(value, list) else [value]
        lines.append(f"{indent}{name}: " + (", ".join(_said(part, speech) for part in parts) or "–"))


def _said(value: object, speech: Speech) -> str:
    """A number, a switch, or a name; a word of the game, written as in records, in the reader's language."""
    if isinstance(value, bool):
        return speech.say("kernel-yes" if value else "kernel-no")
    if value is None or value == {}:
        return "–"
    vocabulary = find(speech.game).vocabulary
    return speech.word(vocabulary[value]) if isinstance(value, str) and value in vocabulary else str(value)


def side_name(match: Match, speech: Speech, seat: int, value: str) -> str | Word:
    """A seat by what it plays, where the game has a word or a message for that; else by its number."""
    word = f"side:{value}"
    if word in match.game.vocabulary:
        return match.game.vocabulary[word]
    return speech.side(value) or speech.say("kernel-seat", number=seat + 1)


def drawing(game: str) -> ModuleType | None:
    """The module that draws a game, which offers `draw`, `seat_names` and perhaps `sketch`; None if there is none."""
    module = brought.load(ENTRY_POINTS, game)
    return module if isinstance(module, ModuleType) else None
