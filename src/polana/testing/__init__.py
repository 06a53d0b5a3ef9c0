"""What the tests of a game are made of, ours and those of a game in another package. Needs pytest.

    from polana.testing import Scene, check_game, law

`@law(id)` says which rule a test holds in place, a `Scene` says words and looks at what is asked, and `check_game`
plays random matches and looks at everything that must hold for any game. `pytest_plugins = ["polana.testing.plugin"]`
in a `conftest.py` makes the mark known; `polana rules GAME --coverage --tests DIR` counts the rules that have a test.
"""

from polana.testing.check import check_game
from polana.testing.law import law
from polana.testing.scene import Played, Scene, Staged, at

__all__ = ["Played", "Scene", "Staged", "at", "check_game", "law"]
