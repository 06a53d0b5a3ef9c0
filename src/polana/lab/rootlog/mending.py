"""Mending a deal: a card that nobody has seen yet may as well have been another one.

Where a pile lacks a card that it shows next, one of those that lie in it unseen takes its name, from the draw on that
brought it; who held the missing card meanwhile, unseen, gets the other. All that was said stays, and all that was to be
seen has to stay too: the whole match is played again, and its recording compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from polana.games.root.components import CARDS, NONE
from polana.games.root.words import CARD_WORDS
from polana.kernel import record
from polana.kernel.errors import PolanaError, ScriptError
from polana.kernel.match import Match
from polana.kernel.news import SPECTATOR
from polana.kernel.rng import Script
from polana.lab.rootlog.export import export
from polana.lab.rootlog.foresight import Foresight, table_of

#: What a card is called that is taken from a hand unseen.
TAKEN: Final = "random card"


def mended(match: Match, foresight: Foresight, pile: str, kind: int, given: Sequence[int]) -> Iterator[Match]:
    """The same match with a card of a kind in a pile instead of one of the kinds that it can give."""
    rows, told = match.record().splitlines(), export(match)
    before = foresight.piles(table_of(match))[pile].count(kind)
    for instead in given:
        for text in _swaps(rows, instead, kind):
            for eager in (False, True):
                found = _replayed(text, kind, instead, eager)
                if found is not None and export(found) == told:
                    if foresight.piles(table_of(found))[pile].count(kind) > before:
                        yield found
                    break


def freed(match: Match, foresight: Foresight, pile: str, kind: int) -> Iterator[Match]:
    """The same match with a kind out of the way: out of the piles of others who hold it unseen, or crafted by nobody.

    Which card an item was crafted with nobody writes down, so it may have been another one with the same item.
    """
    state = table_of(match)
    for other, held in foresight.piles(state).items():
        if other != pile and kind in held:
            for instead in sorted(set(state.deck)):
                found = next(mended(match, foresight, other, instead, [kind]), None)
                if found is not None:
                    yield found
                    break
    if kind in state.discard and CARDS[kind].item != NONE:
        rows, told = match.record().splitlines(), export(match)
        for instead in sorted(foresight.deck.kinds):
            if instead != kind and CARDS[instead].item == CARDS[kind].item:
                for swapped in _swaps(rows, kind, instead):
                    found = _replayed(swapped, kind, instead, False)
                    if found is not None and export(found) == told:
                        yield found


def _swaps(rows: Sequence[str], one: int, other: int) -> Iterator[str]:
    """The record with another card in place of one, at each of its draws; and with both exchanged."""
    for at in [at for at, row in enumerate(rows) if row == f"next {one} card"][::-1]:
        for second in [None, *[at for at, row in enumerate(rows) if row == f"next {other} card"][::-1]]:
            swapped = list(rows)
            swapped[at] = f"next {other} card"
            if second is not None:
                swapped[second] = f"next {one} card"
            yield "\n".join(swapped)


def _replayed(text: str, one: int, other: int, eager: bool) -> Match | None:
    """A record played again in which two cards may have changed places; None where it cannot be played.

    Whoever gives a card away unseen gives the one that he has in its place; `eager`: even if he has both.
    """
    words = {CARD_WORDS[one].text: CARD_WORDS[other].text, CARD_WORDS[other].text: CARD_WORDS[one].text}
    kinds = {one: other, other: one}
    try:
        entry = record.read(text)
        match = Match.begun(entry)
        scripts = [script for script in entry.scripts if script.after != record.OPENING]
        for at, line in enumerate(entry.lines):
            while scripts and scripts[0].after <= at:
                match.state.chance.follow(scripts.pop(0).script)
            word, ask = line.text, match.ask_of(line.seat)
            if word in words and ask is not None:
                options = [option.text for option in ask.options]
                if word not in options or (eager and words[word] in options and _unseen(match, line.seat, word)):
                    word = words[word]
            try:
                match.choose(line.seat, word)
            except ScriptError as lack:
                # A card that was taken unseen has the other name now.
                script = match.state.chance.scripted
                if lack.what != TAKEN or script is None or lack.foretold is None:
                    return None
                taken = (TAKEN, lack.foretold[1])
                renamed = (TAKEN, kinds.get(lack.foretold[1], lack.foretold[1]))
                foretold = [renamed if entry == taken else entry for entry in script.foretold]
                match.state.chance.follow(Script(foretold, script.strict, script.piles))
                match.choose(line.seat, word)
    except PolanaError:
        return None
    return match


def _unseen(match: Match, seat: int, word: str) -> bool:
    """Does nobody else learn which card it is?"""
    twin = match.clone(news=True)
    twin.choose(seat, word)
    card = match.game.vocabulary[word]
    for one in twin.news_for(SPECTATOR, len(match.news)):
        for arg in one.args.values():
            if arg is card or (isinstance(arg, list) and card in arg):
                return False
    return True
