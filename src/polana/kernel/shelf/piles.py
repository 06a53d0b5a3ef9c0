"""Piles: hands, decks and heaps of tokens, as lists of the numbers of things. The last of a list is the top."""

from __future__ import annotations

from polana.kernel.rng import Chance, Rng
from polana.kernel.word import Word


def each_once(pile: list[int], words: list[Word]) -> list[Word]:
    """The words of the things in a pile, each once and in the pile's order: identical things share a word.

    An ask about a hidden pile calls it in `candidates`, so that the pile is read when somebody looks.
    """
    found: list[Word] = []
    for thing in pile:
        word = words[thing]
        for other in found:
            if other is word:
                break
        else:
            found.append(word)
    return found


def without(pile: list[int], thing: int) -> list[int]:
    """A new pile with one of these things fewer: for where copies of a state share the old one."""
    rest = pile[:]
    rest.remove(thing)
    return rest


def mix(things: list[int], rng: Rng) -> None:
    """Sort what was gathered, then shuffle it, in place: nothing is left of the order in which it lay."""
    things.sort()
    rng.shuffled(things)


def redeal(piles: list[list[int]], rng: Rng) -> None:
    """Deal all that lies in the piles anew, in place: each pile keeps its size and stays the same list.

    What is hidden is gathered, sorted, shuffled and dealt, so nothing is left of the truth (`Game.imagine`).
    """
    things: list[int] = []
    for pile in piles:
        things.extend(pile)
    mix(things, rng)
    at = 0
    for pile in piles:
        count = len(pile)
        pile[:] = things[at : at + count]
        at += count


def redeal_below(piles: list[list[int]], counts: list[int], rng: Rng) -> None:
    """The same for the given number of things at the bottom of each pile; what lies on them is known and stays."""
    things: list[int] = []
    for pile, count in zip(piles, counts, strict=True):
        things.extend(pile[:count])
    mix(things, rng)
    at = 0
    for pile, count in zip(piles, counts, strict=True):
        pile[:count] = things[at : at + count]
        at += count


def reshuffle(deck: list[int], discard: list[int], chance: Chance) -> bool:
    """An empty deck is made anew from the discard pile; False if that is empty too."""
    if not discard:
        return False
    deck.extend(discard)
    discard.clear()
    chance.shuffle(deck)
    return True
