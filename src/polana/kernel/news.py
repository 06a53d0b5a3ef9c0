"""News: what happened, and who may know it."""

from __future__ import annotations

from typing import Final, final

from polana.kernel.law import Arg

#: Reads the table without holding a seat: sees what everybody may see.
SPECTATOR: Final = -1


@final
class News:
    """One line of the log: a message id with its arguments, the paragraph behind it, and its readers.

    `seen_by` None means everybody, spectators included. `hidden_from` lists seats that read another line in its place.
    """

    __slots__ = ("args", "hidden_from", "kind", "law", "seen_by")

    def __init__(
        self,
        kind: str,
        args: dict[str, Arg],
        law: str = "",
        seen_by: tuple[int, ...] | None = None,
        hidden_from: tuple[int, ...] = (),
    ) -> None:
        self.kind: str = kind
        self.args: dict[str, Arg] = args
        self.law: str = law
        self.seen_by: tuple[int, ...] | None = seen_by
        self.hidden_from: tuple[int, ...] = hidden_from

    def visible_to(self, reader: int) -> bool:
        if reader in self.hidden_from:
            return False
        return self.seen_by is None or reader in self.seen_by

    def __repr__(self) -> str:
        return f"News({self.kind}, {self.args})"
