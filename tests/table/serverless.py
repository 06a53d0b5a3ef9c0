"""A table without a server: what its hub does with a request, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from polana.kernel.rng import KEYED
from polana.table.ledger import Setting
from polana.table.live import Live
from polana.table.lobby import Clock, SeatInfo
from polana.table.rows import Entry, TableRow
from tests.table.moved import Moved

Player = Literal["person", "bot", "open"]


class Serverless:
    """The log of a table, and the table that it makes."""

    def __init__(
        self,
        *players: Player,
        game: str = "hoard",
        seed: int = 7,
        rounds: int = 30,
        gather: bool = False,
        clock: Clock | None = None,
    ) -> None:
        self.clock = Moved()
        values = ["?"] * len(players)
        infos = [SeatInfo(seat, "?", player, f"P{seat}", "", False, False) for seat, player in enumerate(players)]
        options: dict[str, bool | int | str] = {"rounds": rounds}
        setting = Setting(values, options, infos, "", gather=gather, clock=clock)
        self.row = TableRow("t", game, msgspec.json.encode(setting).decode(), str(seed), "1", "0", self.clock.now())
        self.row.generator, self.row.salt = KEYED, "5a17"
        self.log: list[Entry] = []
        self.live, _ = Live.build(self.row, [], self.clock)

    def act(self, request: Callable[[Live], list[Entry]]) -> list[Entry]:
        """Carry out a request."""
        entries = request(self.live)
        match = None
        if any(entry.kind in ("rewind", "deal") for entry in entries):
            match, drawn = self.live.begun_again(entries)
            entries.extend(drawn)
        for n, entry in enumerate(entries, self.live.ledger.seq + 1):
            entry.n, entry.at = n, self.clock.now()
        self.live.take(entries, match)
        self.live.settle()
        self.log.extend(entries)
        return entries

    def say(self, seat: int, *words: str) -> None:
        self.act(lambda live: live.say(seat, live.ledger.ask_id, list(words)))

    def undo(self, seat: int) -> None:
        self.act(lambda live: live.undo(seat))

    def bot_says(self, seat: int, word: str) -> None:
        self.act(lambda live: live.bot_says(seat, live.ledger.ask_id, word))

    def hand(self, seat: int) -> list[str]:
        hand = self.live.match.view(seat)["hand"]
        assert isinstance(hand, list)
        return hand

    def rebuilt(self) -> Live:
        """The same table as another process would rebuild it."""
        return Live.build(self.row, self.log, self.clock)[0]

    @property
    def notes(self) -> list[str]:
        return [note.message for note in self.live.ledger.notes]
