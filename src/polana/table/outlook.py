"""What words would lead to, tried in a match in which all that the seat may not know is dealt anew.

A trial is imagined from what the seat sees, always with the same seed: two tables that look the same to a seat have
the same outlook.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from polana.kernel.deed import Menu, opens_deed
from polana.kernel.flow import Ask
from polana.kernel.match import Match
from polana.kernel.refusal import OTHER_QUESTION
from polana.kernel.topic import FROM
from polana.kernel.word import Word
from polana.table import messages as m
from polana.table.complaint import Complaint, Declined
from polana.table.wire import add_bar, ask_info, refusal_info

#: Of the generator of all trials.
SEED: Final = 0
#: A question that is not asked yet has no number.
NOT_ASKED: Final = -1


class Outlook:
    """A trial for one seat. Nothing else knows of it, so another thread may go on with it."""

    def __init__(self, match: Match, seat: int, bots: frozenset[int]) -> None:
        self.trial = match.imagine(seat, SEED)
        self.seat = seat
        self.bots = bots

    def along(self, phrase: list[Word]) -> bool:
        """Say these words one after the other; True: the last of them cannot be taken back, nor what comes after it."""
        trial, seat = self.trial, self.seat
        for at, word in enumerate(phrase):
            refusal = trial.why_not(seat, word)
            if refusal is not None:
                raise Declined(word.text, refusal_info(refusal))
            if is_final(trial, seat, word, self.bots):
                return True
            if at < len(phrase) - 1 and trial.ask_of(seat) is None:
                raise Complaint("not-now", "error-table-asked-nothing", word=word)
        return False

    def following(self) -> m.AskInfo | None:
        """The question to the seat that is open now."""
        return following(self.trial, self.seat)

    def prospects(self) -> dict[str, m.Prospect]:
        """What each option of the question that is open would lead to."""
        return prospects(self.trial, self.seat, self.bots)

    def bars(self, word: Word) -> list[m.Barred]:
        """What keeps each deed of the menu that is open from a word: reason by reason, with the words of the deeds."""
        found: list[m.Barred] = []
        for way, trial in self._ways():
            refusal = trial.why_not(self.seat, word)
            if refusal is not None and refusal is not OTHER_QUESTION:
                add_bar(found, way, refusal)
        return found

    def _ways(self) -> Iterator[tuple[Word, Match]]:
        """The deeds that can be begun, and of one with several actions those, with a trial in which each has begun."""
        for way, trial, ask in self._begun(self.trial):
            if isinstance(ask, Menu):
                for further, deeper, _ in self._begun(trial):
                    yield further, deeper
            else:
                yield way, trial

    def _begun(self, match: Match) -> Iterator[tuple[Word, Match, Ask]]:
        menu = match.ask_of(self.seat)
        if not isinstance(menu, Menu) or match.sealed(self.seat) is not None:
            return
        for word in menu.options:
            if menu.deed_of(word).is_end():
                continue
            trial = match.clone()
            final = is_final(trial, self.seat, word, self.bots)
            ask = trial.ask_of(self.seat)
            if not final and ask is not None and trial.sealed(self.seat) is None and not opens_deed(ask):
                yield word, trial, ask


def prospects(match: Match, seat: int, bots: frozenset[int]) -> dict[str, m.Prospect]:
    ask = match.ask_of(seat)
    if ask is None or match.sealed(seat) is not None:
        return {}
    found: dict[str, m.Prospect] = {}
    for word in ask.options:
        trial = match.clone()
        final = is_final(trial, seat, word, bots)
        next = None if final else following(trial, seat)
        # Which of its actions a card asks, and from where a move begins: told at once, so that nobody has to ask for
        # each card, nor when something is picked up.
        further = next is not None and (next.role == FROM or (next.within and opens_deed(ask)))
        deeper = prospects(trial, seat, bots) if further else {}
        found[word.text] = m.Prospect(final, next, deeper)
    return found


def is_final(trial: Match, seat: int, word: Word, bots: frozenset[int]) -> bool:
    """Say a word in a trial: can it not be taken back afterwards?"""
    depth = trial.undo_depth(seat)
    ask = trial.ask_of(seat)
    trial.choose(seat, word)
    # A bot answers at once, and then nothing before its answer can be taken back.
    to_bots = trial.ask_of(seat) is not ask and any(other.seat in bots for other in trial.asks)
    return to_bots or (trial.undo_depth(seat) <= depth and trial.sealed(seat) is None)


def following(trial: Match, seat: int) -> m.AskInfo | None:
    ask = trial.ask_of(seat)
    return None if ask is None or trial.sealed(seat) is not None else ask_info(ask, NOT_ASKED)
