"""Who plays the seats that no person holds."""

from collections.abc import Callable

from polana.kernel.match import Chooser, RandomChooser
from polana.kernel.rng import Rng

#: Makes a bot from a seed.
BOTS: dict[str, Callable[[int], Chooser]] = {"random": lambda seed: RandomChooser(Rng(seed))}
USUAL = "random"
