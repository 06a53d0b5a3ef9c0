"""@law("NG.move.1"): the test fails if that rule is broken, and its title is the rule's sentence.

`polana rules GAME --coverage` counts these marks, so an id that no rule index knows stops the collection.
"""

from __future__ import annotations

from functools import cache

import pytest

from polana.kernel.game import games


@cache
def known() -> frozenset[str]:
    """The ids of the rule indexes of all games that are installed or registered."""
    return frozenset(id for game in games().values() for id in game.laws)


def law(*ids: str) -> pytest.MarkDecorator:
    unknown = [id for id in ids if id not in known()]
    if unknown:
        known.cache_clear()  # a game that was registered since
        unknown = [id for id in ids if id not in known()]
    if unknown or not ids:
        raise ValueError(f"@law: no rule index knows {', '.join(unknown) or 'a rule without an id'}")
    return pytest.mark.law(*ids)
