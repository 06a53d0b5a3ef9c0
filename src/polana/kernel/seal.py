"""A sealed seed: the table's promise that it deals what it held when it opened.

When a table opens it publishes a *commitment*, the SHA-256 of its seed with a salt, from which neither can be worked
out. The record of the finished match shows both, and anybody can see that the seed was not another:

    printf 'polana deal %s %s' SALT SEED | sha256sum
"""

from __future__ import annotations

from hashlib import sha256
from typing import final


def commitment(seed: int, salt: str) -> str:
    """What a table publishes of its seed."""
    return sha256(f"polana deal {salt} {seed}".encode()).hexdigest()


@final
class Seal:
    """What was published of a seed, and the salt that opens it."""

    __slots__ = ("commitment", "salt")

    def __init__(self, salt: str, commitment: str) -> None:
        self.salt: str = salt
        self.commitment: str = commitment

    def holds(self, seed: int) -> bool:
        """Is this the seed that was committed to?"""
        return self.commitment == commitment(seed, self.salt)
