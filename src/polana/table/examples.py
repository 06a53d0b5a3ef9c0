"""Examples of rules as the page draws them."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from polana.kernel.game import find
from polana.kernel.match import Match
from polana.kernel.record import read
from polana.school import examples
from polana.table import messages as m
from polana.table.lobby import ResultInfo
from polana.table.wire import ask_info, line_info, refusal_info

#: How many are kept, once somebody has looked at them; there are a few hundred in all.
KEPT = 200


@lru_cache(maxsize=KEPT)
def example_of(name: str, law: str) -> bytes:
    """The example of a rule that has one, as the JSON of an `Example`."""
    game = find(name)
    text = examples.text(game, law)
    entry = read(text)
    reader = entry.lines[-1].seat if entry.lines else 0
    scenes: list[m.Scene] = []
    shown_by = examples.cited_as(game, law)
    at = -1
    for moment in examples.play(text):
        match = moment.match
        ask = match.ask
        # The words of an example are open, and so is what is asked: there is nobody from whom to keep it.
        told = [line_info(line) for line in moment.news if not line.hidden_from]
        scenes.append(
            m.Scene(
                moment.seat,
                moment.word,
                msgspec.Raw(msgspec.json.encode(match.view(reader))),
                told,
                -1 if ask is None else ask.seat,
                None if ask is None else ask_info(ask, len(scenes)),
                None if moment.refusal is None else refusal_info(moment.refusal),
                _result(match),
            )
        )
        if at < 0 and shown_by in moment.cited:
            at = len(scenes) - 1
    # An example of the setup begins with an empty table.
    start = entry.start or "\n".join(row for row in text.splitlines() if not row[:1].isdecimal())
    said = examples.captions(game, law)
    shown = m.Example(name, law, shown_by, said, reader, entry.setup.seats, max(at, 0), scenes, start)
    return msgspec.json.encode(shown)


def _result(match: Match) -> ResultInfo | None:
    won = match.result
    return None if won is None else ResultInfo(won.winners, won.scores, won.message, won.law)
