"""The table of all questions of Runewars: each file of `asks/` declares its own here, once."""

from __future__ import annotations

from typing import Final

from polana.kernel.topic import Topics

TOPICS: Final = Topics("runewars")

DEED: Final = TOPICS.topic("ask-runewars-deed")
