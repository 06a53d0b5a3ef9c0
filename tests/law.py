"""@law("NG.move.1"): the test fails if that rule is broken, and its title is the rule's sentence.

`polana rules GAME --coverage` counts these marks, so an id that no rule index knows stops the collection.
"""

from functools import cache
from pathlib import Path

import pytest

from polana.kernel.law import load_laws

GAMES = Path(__file__).resolve().parent.parent / "src" / "polana" / "games"


@cache
def known() -> frozenset[str]:
    """The ids of all rule indexes."""
    return frozenset(id for index in sorted(GAMES.glob("*/law.toml")) for id in load_laws(index, "en"))


def law(*ids: str) -> pytest.MarkDecorator:
    unknown = [id for id in ids if id not in known()]
    if unknown or not ids:
        raise ValueError(f"@law: no rule index knows {', '.join(unknown) or 'a rule without an id'}")
    return pytest.mark.law(*ids)
