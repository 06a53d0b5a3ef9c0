"""Who takes part in an arena: a bot by its name, or one that plays by other figures: `greedy@figures.toml`,
`search:400@figures.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from polana.bots import Bot, bot
from polana.bots.player import AnySense
from polana.bots.senses import sense_of
from polana.kernel.errors import PolanaError

#: By the name of a bot, the figures it plays by.
Figures = dict[str, dict[str, Any]]

#: What stands between a bot and its figures.
BY = "@"
#: What stands between a bot and its budget.
WITH = ":"
#: Bots that can be given figures.
OPEN = ("greedy", "search", "guided")


def figures_of(names: Sequence[str], game: str) -> Figures:
    """The figures that those names refer to, read and tried; the error says what is wrong with a name or a file."""
    found: Figures = {}
    for name in names:
        kind, by, file = name.partition(BY)
        bot(kind, 0)
        if not by:
            continue
        if kind.partition(WITH)[0] not in OPEN:
            raise PolanaError(f"{kind!r} plays without figures; those with are {', '.join(OPEN)}")
        try:
            found[name] = tomllib.loads(Path(file).read_text(encoding="utf-8"))
            _sense(kind, game, found[name])
        except OSError as error:
            raise PolanaError(f"{file}: {error.strerror}") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise PolanaError(f"{file} is no TOML: {error}") from None
        except KeyError as error:
            raise PolanaError(f"{file} lacks {error.args[0]!r}: begin with a copy of bots/{game}.toml") from None
        except (TypeError, ValueError) as error:
            raise PolanaError(f"{file} has a figure that is none: {error}") from None
    return found


def entrant(name: str, seed: int, game: str, figures: Figures) -> Bot:
    """A bot that takes part."""
    if name not in figures:
        return bot(name, seed)
    kind = name.partition(BY)[0]
    return bot(kind, seed, _sense(kind, game, figures[name]))


def _sense(kind: str, game: str, figures: dict[str, Any]) -> AnySense:
    return sense_of(game, figures, searching=kind.partition(WITH)[0] != "greedy")
