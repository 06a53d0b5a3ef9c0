"""What is told: one function for each line. Arguments called `seat` are said as names, words by their messages."""

from __future__ import annotations

from polana.kernel.word import Word

from NAME.state import Table


def took(g: Table, seat: int, side: Word) -> None:
    # `-side` at the end of the id: "Seat 1 takes red", and not "Red takes red"
    g.tell("news-NAME-side", "LAW.setup.1", seat=seat, side=side)


def began(g: Table, seat: int) -> None:
    g.tell("news-NAME-first", "LAW.setup.2", seat=seat)


def round_began(g: Table, number: int) -> None:
    g.tell("news-NAME-round", "LAW.round.1", number=number)


def guessed(g: Table, seat: int, guess: Word) -> None:
    g.tell("news-NAME-guessed", "LAW.round.2", seat=seat, guess=guess)


def shown(g: Table, seat: int, coins: Word) -> None:
    g.tell("news-NAME-shown", "LAW.round.3", seat=seat, coins=coins)


def scored(g: Table, seat: int, total: int) -> None:
    g.tell("news-NAME-right", "LAW.round.3", seat=seat, total=total)


def nobody(g: Table, total: int) -> None:
    g.tell("news-NAME-nobody", "LAW.round.3", total=total)
