"""What words would lead to, tried in a match in which all that the seat may not know is dealt anew.

A trial is imagined from what the seat sees, always with the same seed: two tables that look the same to a seat have
the same outlook.
"""

from __future__ import annotations

from typing import Final

from polana.kernel.match import Match
from polana.kernel.word import Word
from polana.table import messages as m
from polana.table.complaint import Complaint, Declined
from polana.table.wire import ask_info, refusal_info

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
        ask = self.trial.ask_of(self.seat)
        if ask is None or self.trial.sealed(self.seat) is not None:
            return {}
        found: dict[str, m.Prospect] = {}
        for word in ask.options:
            trial = self.trial.clone()
            final = is_final(trial, self.seat, word, self.bots)
            found[word.text] = m.Prospect(final, None if final else following(trial, self.seat))
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
