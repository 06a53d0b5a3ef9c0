"""Chance: every die, shuffle and draw of a match goes through it.

Two generators, one interface. `Chance` is fast and can be worked out by whoever has seen enough of its numbers: right
for imagined worlds, playouts, bots and arenas. `KeyedChance` draws from a keyed stream, out of which nobody can compute
what comes next without the key: a match that people play has it. Both copy, and give the same numbers in any process,
compiled or not.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from polana.kernel import i64
from polana.kernel.errors import ScriptError, SetupError
from polana.kernel.refusal import wrong

# A multiply-with-carry generator whose arithmetic stays below 2**62, so that compiled code needs no big integers.
# MULTIPLIER * 2**32 - 1 is a safe prime; the period is about 2**60.
MULTIPLIER: Final = 778713060
LOW: Final = 0xFFFFFFFF

#: The generators, as the header of a record names them.
FAST: Final = "fast"
KEYED: Final = "keyed"
GENERATORS: Final = (FAST, KEYED)

#: The bytes of a key, and of one block of the keyed stream; a number takes four of them.
KEY_BYTES: Final = 16
BLOCK_BYTES: Final = 64
NUMBER_BYTES: Final = 4
NUMBERS: Final = 1 << (8 * NUMBER_BYTES)

#: Tells `Chance` that its generator will be set by a copy; real seeds are not negative.
UNSEEDED: Final = -1


class Rng:
    """The fast generator. The same seed gives the same numbers in any process, compiled or not."""

    __slots__ = ("_x",)

    def __init__(self, seed: int = 0) -> None:
        self._x: i64 = 1
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Start anew from a seed: any integer from 0 up."""
        digest = blake2b(str(seed).encode(), digest_size=8).digest()
        low = int.from_bytes(digest[:4], "big")
        carry = int.from_bytes(digest[4:], "big") % (MULTIPLIER - 1) + 1
        self._x = (carry << 32) | low

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others; n is at most 2**31."""
        wide: i64 = n
        x = self._x
        x = MULTIPLIER * (x & LOW) + (x >> 32)
        self._x = x
        return (((x & LOW) ^ (x >> 32)) * wide) >> 32

    def shuffled(self, things: list[int]) -> None:
        """Shuffle a list in place (Fisher and Yates)."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def fork(self) -> int:
        """A seed for another generator."""
        return (self.below(1 << 31) << 31) | self.below(1 << 31)


@final
class Script:
    """What chance will bring: pairs of what is drawn for and what comes, in order, and piles after their shuffles."""

    __slots__ = ("foretold", "piles", "strict")

    def __init__(self, foretold: list[tuple[str, int]], strict: bool, piles: list[list[int]] | None = None) -> None:
        self.foretold: list[tuple[str, int]] = foretold
        self.strict: bool = strict
        self.piles: list[list[int]] = [] if piles is None else piles


class Chance(Rng):
    """The dice and the face-down piles of one match, part of its `State`.

    `learned` counts every time that somebody learned something new (a die, a drawn card, a hand that was shown): a
    word that made it grow cannot be taken back. So a game calls `die`, `draw`, `pick` and `shuffle`, never the bare
    `below`, which counts nothing and knows no script. A pile is a list whose last element is its top.

    A script foretells what chance will bring: pairs of what is drawn for and what comes, in order. In a strict script
    every die and draw must be foretold, in this order; otherwise a pair waits until its turn comes and all the rest is
    random. Shuffles may be foretold as well, each by what lies on top afterwards: the pile, or as much of its upper end
    as matters. One that is not foretold is random, but leaves the pile as it is under a strict script, since each draw
    from it is foretold anyway. A match may be scripted whenever it waits for an answer; its clones, undo and record
    follow.
    """

    __slots__ = ("_at", "_shuffles", "learned", "scripted")

    def __init__(self, seed: int = 0) -> None:
        self.learned: int = 0
        #: The script in force, never changed in place: copies share it.
        self.scripted: Script | None = None
        #: How many dice and draws of the script, and how many of its shuffles, have come.
        self._at: int = 0
        self._shuffles: int = 0
        self._x = 1
        if seed != UNSEEDED:
            self.reseed(seed)

    def copy(self) -> Chance:
        twin = Chance(UNSEEDED)
        twin._x = self._x
        twin.learned = self.learned
        twin.scripted = self.scripted
        twin._at = self._at
        twin._shuffles = self._shuffles
        return twin

    def imagined(self, seed: int) -> Chance:
        """Chance in an imagined world: the fast generator with a seed of its own, and no script."""
        twin = Chance(seed)
        twin.learned = self.learned
        return twin

    def script(
        self, foretold: list[tuple[str, int]], strict: bool = True, piles: list[list[int]] | None = None
    ) -> None:
        """Foretell the next dice and draws, and the piles after the next shuffles, each with its top last.

        What an earlier script still held is forgotten.
        """
        self.follow(Script(list(foretold), strict, [list(pile) for pile in piles or []]))

    def unscript(self) -> None:
        """Back to the generator alone."""
        self.follow(None)

    def follow(self, script: Script | None) -> None:
        """Follow a script from its beginning, or none."""
        self.scripted = script
        self._at = 0
        self._shuffles = 0

    @property
    def foretold(self) -> list[tuple[str, int]]:
        """The dice and draws that the script still holds."""
        return [] if self.scripted is None else self.scripted.foretold[self._at :]

    @property
    def foretold_piles(self) -> list[list[int]]:
        """The shuffles that the script still holds."""
        return [] if self.scripted is None else self.scripted.piles[self._shuffles :]

    def reveal(self) -> None:
        """Somebody sees something that was hidden: no word before this can be taken back."""
        self.learned += 1

    def die(self, sides: int, what: str) -> int:
        """Roll one die: 0 to sides - 1, as scripts foretell it too. The pips of a common die are one more."""
        self.learned += 1
        if self.scripted is not None and self._foretells(what, list(range(sides))):
            value = self._next()
            if not 0 <= value < sides:
                text = f"the script says {value} for {what}, a die of {sides} sides"
                raise ScriptError(text, what, list(range(sides)), (what, value))
            return value
        return self.below(sides)

    def shuffle(self, pile: list[int]) -> None:
        """Shuffle a face-down pile in place. Nobody learns anything by it."""
        script = self.scripted
        if script is None:
            self.shuffled(pile)
        elif self._shuffles < len(script.piles):
            self._lay(pile, script.piles[self._shuffles], script.strict)
            self._shuffles += 1
        elif not script.strict:
            self.shuffled(pile)

    def draw(self, pile: list[int], what: str) -> int:
        """Take the top of a face-down pile."""
        self.learned += 1
        if self.scripted is not None and self._foretells(what, pile):
            return self._take(pile, what)
        return pile.pop()

    def pick(self, things: list[int], what: str) -> int:
        """Take one of several at random, as from a fan of cards held face down."""
        self.learned += 1
        if self.scripted is not None and self._foretells(what, things):
            return self._take(things, what)
        return things.pop(self.below(len(things)))

    def _lay(self, pile: list[int], top: list[int], strict: bool) -> None:
        """The pile as a foretold shuffle leaves it: these on top, the rest under them."""
        rest = pile.copy()
        for thing in top:
            if thing not in rest:
                raise ScriptError(
                    f"the script foretells {thing} in a shuffle, which is not there", "shuffle", pile.copy()
                )
            rest.remove(thing)
        if not strict:
            self.shuffled(rest)
        pile[:] = rest + top

    def _foretells(self, what: str, among: list[int]) -> bool:
        script = self.scripted
        assert script is not None
        rest = len(script.foretold) - self._at
        if rest and script.foretold[self._at][0] == what:
            return True
        if script.strict:
            foretold = script.foretold[self._at] if rest else None
            expected = "nothing more" if foretold is None else repr(foretold[0])
            text = f"chance is asked for {what!r} but the script foretells {expected}"
            raise ScriptError(text, what, among.copy(), foretold)
        return False

    def _next(self) -> int:
        assert self.scripted is not None
        value = self.scripted.foretold[self._at][1]
        self._at += 1
        return value

    def _take(self, things: list[int], what: str) -> int:
        value = self._next()
        for at in range(len(things) - 1, -1, -1):
            if things[at] == value:
                return things.pop(at)
        text = f"the script foretells {value} for {what}, which is not there"
        raise ScriptError(text, what, things.copy(), (what, value))


@final
class KeyedChance(Chance):
    """Chance that nobody can predict: BLAKE2b in counter mode, with the whole seed of 128 bits as its key.

    Block `n` of the stream is the hash of `n` under the key; numbers are taken from it four bytes at a time, and those
    that would favour some outcomes are skipped.
    """

    __slots__ = ("_block", "_key", "_pool", "_used")

    def __init__(self, seed: int = 0) -> None:
        super().__init__(UNSEEDED)
        self._key: bytes = b""
        #: How many blocks have been made, and how many bytes of the last one, the pool, are used.
        self._block: int = 0
        self._pool: bytes = b""
        self._used: int = BLOCK_BYTES
        if seed != UNSEEDED:
            self.reseed(seed)

    def reseed(self, seed: int) -> None:
        if not 0 <= seed < 1 << (8 * KEY_BYTES):
            text = f"a seed has at most {8 * KEY_BYTES} bits where people play"
            raise SetupError(text, wrong("error-kernel-long-seed", bits=8 * KEY_BYTES))
        self._key = seed.to_bytes(KEY_BYTES, "big")
        self._block = 0
        self._pool = b""
        self._used = BLOCK_BYTES

    def below(self, n: int) -> int:
        fair = NUMBERS - NUMBERS % n
        while True:
            used = self._used
            if used == BLOCK_BYTES:
                count = self._block.to_bytes(8, "big")
                self._pool = blake2b(count, digest_size=BLOCK_BYTES, key=self._key, person=b"polana chance").digest()
                self._block += 1
                used = 0
            self._used = used + NUMBER_BYTES
            number = int.from_bytes(self._pool[used : used + NUMBER_BYTES], "big")
            if number < fair:
                return number % n

    def copy(self) -> Chance:
        twin = KeyedChance(UNSEEDED)
        twin._key = self._key
        twin._block = self._block
        twin._pool = self._pool
        twin._used = self._used
        twin.learned = self.learned
        twin.scripted = self.scripted
        twin._at = self._at
        twin._shuffles = self._shuffles
        return twin


def chance_of(generator: str, seed: int) -> Chance:
    """Chance from the generator of that name."""
    return KeyedChance(seed) if generator == KEYED else Chance(seed)
