"""A sealed seed: the table's promise that it deals what it held when it opened.

When a table opens it publishes a *commitment*, the SHA-256 of its seed with a salt, from which neither can be worked
out. The record of the finished match shows both, and anybody can check that the seed was no other:

    printf 'polana deal %s %s' SALT SEED | sha256sum

Where a table deals anew in the middle of a match, the new seed is worked out from the salt, so that the commitment
covers it as well: nobody knows it before, and afterwards everybody can see that it was no other. It is the first 32
digits, read as a number, of

    printf 'polana anew %s %s %s %s' SALT NUMBER WORDS SEATS | sha256sum

NUMBER counts the deals before it; SEATS are those for whose eyes it is dealt, with commas between them, or `-` for
nobody's. From the second deal on ` LAST` follows, the seed of the deal before it: where words were taken back, deals
among them, the same number of deals and words comes again, and no two deals may be alike.

Where several people play, the table's own seed is only one part of the deal. Each person's page draws a number (32
hexadecimal digits) and lays down a *stake*, from which nobody can work out the number:

    printf 'polana stake %s %s %s' TABLE SEAT NUMBER | sha256sum

Once nothing more can be laid down the numbers are opened, and the match is dealt with the first 32 digits, read as a
number, of

    printf 'polana mix %s %s SEAT:NUMBER SEAT:NUMBER ...' SALT OWN | sha256sum

in the order of the seats, over those that were opened. OWN is the seed that the commitment is about. Whoever holds one
of these could not know the others when he chose his own, so nobody chooses what is dealt. There LAST follows already at
the first new deal: it is the seed of the match, so that nobody can have chosen a salt for what it deals anew.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, final

#: How often a table deals anew before the next word: nobody deals until he likes what comes.
MOST_IN_A_ROW: Final = 3

#: Hexadecimal digits of a number that a page draws for the deal.
NUMBER_DIGITS: Final = 32


def commitment(seed: int, salt: str) -> str:
    """What a table publishes of its seed."""
    return sha256(f"polana deal {salt} {seed}".encode()).hexdigest()


def stake(table: str, seat: int, number: str) -> str:
    """What a seat lays down of the number that it has drawn for the deal."""
    return sha256(f"polana stake {table} {seat} {number}".encode()).hexdigest()


def is_number(text: str) -> bool:
    """Can a seat have drawn this for the deal?"""
    return len(text) == NUMBER_DIGITS and not text.strip("0123456789abcdef")


def mixed_seed(salt: str, own: int, numbers: list[tuple[int, str]]) -> int:
    """The seed of a match for which a table has its own, and seats have opened these numbers."""
    parts = [f"{seat}:{number}" for seat, number in sorted(numbers)]
    return int(sha256(" ".join(["polana mix", salt, str(own), *parts]).encode()).hexdigest()[:32], 16)


def eyes_text(eyes: list[int]) -> str:
    """Some seats as a record writes them."""
    return ",".join([str(seat) for seat in eyes]) or "-"


def seed_anew(salt: str, number: int, words: int, eyes: list[int], last: int = -1) -> int:
    """The seed of what is dealt anew for some seats after that many deals and words, the last deal with that seed."""
    text = f"polana anew {salt} {number} {words} {eyes_text(eyes)}"
    if last >= 0:
        text += f" {last}"
    return int(sha256(text.encode()).hexdigest()[:32], 16)


@final
class Seal:
    """What was published of a seed, and the salt that opens it.

    Where people had a part in the deal, `own` is the seed that was sealed and `numbers` are theirs, by seat.
    """

    __slots__ = ("commitment", "numbers", "own", "salt")

    def __init__(self, salt: str, commitment: str, own: int = -1, numbers: list[tuple[int, str]] | None = None) -> None:
        self.salt: str = salt
        self.commitment: str = commitment
        #: -1: the match is dealt with the sealed seed itself.
        self.own: int = own
        self.numbers: list[tuple[int, str]] = [] if numbers is None else numbers

    @property
    def is_mixed(self) -> bool:
        """Did people have a part in the deal, or could they have had one?"""
        return self.own >= 0

    def holds(self, seed: int) -> bool:
        """Is this the seed that was committed to, or follows from it and from what people have opened?"""
        if not self.is_mixed:
            return self.commitment == commitment(seed, self.salt)
        mixed = seed == mixed_seed(self.salt, self.own, self.numbers)
        return mixed and self.commitment == commitment(self.own, self.salt)

    def last(self, seed: int, dealt: list[int]) -> int:
        """The seed before the next deal, where that counts: of the match itself, and of what was dealt anew since."""
        return dealt[-1] if dealt else seed if self.is_mixed else -1

    def holds_anew(self, seed: int, number: int, words: int, eyes: list[int], last: int = -1) -> bool:
        """Is this the seed that was committed to for what was dealt anew after that many deals and words?"""
        return seed == seed_anew(self.salt, number, words, eyes, last)
