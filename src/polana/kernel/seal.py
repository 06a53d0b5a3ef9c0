"""A sealed seed: the table's promise that it deals what it held when it opened.

When a table opens it publishes a *commitment*, the SHA-256 of its seed with a salt, from which neither can be worked
out. The record of the finished match shows both, and anybody can check that the seed was no other:

    printf 'polana deal %s %s' SALT SEED | sha256sum

Where a table deals anew in the middle of a match, the new seed is worked out from the salt, so that the commitment
covers it as well: nobody knows it before, and afterwards everybody can see that it was no other. It is the first 32
digits, read as a number, of

    printf 'polana anew %s %s %s %s' SALT NUMBER WORDS SEAT | sha256sum

NUMBER counts the deals before it, so that no two are alike.
"""

from __future__ import annotations

from hashlib import sha256
from typing import final


def commitment(seed: int, salt: str) -> str:
    """What a table publishes of its seed."""
    return sha256(f"polana deal {salt} {seed}".encode()).hexdigest()


def seed_anew(salt: str, number: int, words: int, seat: int) -> int:
    """The seed of what is dealt anew for a seat after that many deals and words."""
    return int(sha256(f"polana anew {salt} {number} {words} {seat}".encode()).hexdigest()[:32], 16)


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

    def holds_anew(self, seed: int, number: int, words: int, seat: int) -> bool:
        """Is this the seed that was committed to for what was dealt anew after that many deals and words?"""
        return seed == seed_anew(self.salt, number, words, seat)
