"""How long a bot may think about one decision: a time, or a number of iterations, on one core or several."""

from __future__ import annotations

import os
import re
from typing import Final, final

from polana.kernel.errors import PolanaError

_FORM: Final = re.compile(r"(?P<count>[0-9]+(\.[0-9]+)?)(?P<seconds>s?)(:(?P<cores>[0-9]+|all))?")


@final
class Budget:
    """Either seconds or iterations; the other one is 0.

    With a number of iterations the same seed and the same view give the same choice in any process and on any machine.
    Seconds make the most of whatever the machine can do.
    """

    def __init__(self, seconds: float = 0.0, iterations: int = 0, cores: int = 1) -> None:
        if (seconds > 0) == (iterations > 0):
            raise PolanaError("a budget is a number of seconds or of iterations, more than none of them")
        if cores < 1:
            raise PolanaError("a bot needs at least one core to think on")
        self.seconds: float = seconds
        self.iterations: int = iterations
        self.cores: int = cores

    def __repr__(self) -> str:
        amount = f"{self.seconds:g}s" if self.iterations == 0 else str(self.iterations)
        return amount if self.cores == 1 else f"{amount}:{self.cores}"


def read_budget(text: str) -> Budget:
    """`0.2s` is a time, `400` a number of iterations; `1s:2` thinks on two cores, `1s:all` on all there are."""
    found = _FORM.fullmatch(text)
    if found is None or (not found["seconds"] and "." in found["count"]):
        raise PolanaError(f"{text!r} is no budget: say 0.2s for a time, 400 for iterations, 1s:2 or 1s:all for cores")
    wanted = found["cores"] or "1"
    cores = (os.cpu_count() or 1) if wanted == "all" else int(wanted)
    if found["seconds"]:
        return Budget(float(found["count"]), 0, cores)
    return Budget(0.0, int(found["count"]), cores)
