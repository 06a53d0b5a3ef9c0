"""Refusals: why something is not possible, as a value that whoever shows it can say in the reader's language."""

from __future__ import annotations

from typing import Final, final

#: What a message may be filled with. Words and lists of words are translated by whoever shows the message.
Arg = object


@final
class Refusal:
    """Why a word is not an option: the paragraph that forbids it, and a message to show.

    `law` is empty where no paragraph but the table itself refuses (it is not your turn).
    """

    __slots__ = ("args", "law", "message")

    def __init__(self, law: str, message: str, args: dict[str, Arg] | None = None) -> None:
        self.law: str = law
        self.message: str = message
        self.args: dict[str, Arg] = args if args is not None else {}

    def __repr__(self) -> str:
        return f"Refusal({self.law}, {self.message})"


@final
class Note:
    """What can be told of an option besides its name: whom it concerns, what it will cost.

    It is for whoever shows the option to the seat that is asked: no rule reads it.
    """

    __slots__ = ("args", "law", "message", "whole")

    def __init__(self, law: str, message: str, args: dict[str, Arg], whole: bool = False) -> None:
        self.law: str = law
        self.message: str = message
        self.args: dict[str, Arg] = args
        #: Does it say all that the answer does, or only what that costs besides?
        self.whole: bool = whole


NOT_ASKED: Final = Refusal("", "why-kernel-not-asked")
OTHER_SEAT: Final = Refusal("", "why-kernel-other-seat")
OVER: Final = Refusal("", "why-kernel-over")
OTHER_QUESTION: Final = Refusal("", "why-kernel-other-question")


def wrong(message: str, law: str = "", **args: Arg) -> Refusal:
    """The reason of an error: a message `error-...`."""
    return Refusal(law, message, args)
