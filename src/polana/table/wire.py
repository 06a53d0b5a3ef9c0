"""From the referee's objects to what goes over the wire."""

from __future__ import annotations

from typing import Any

import msgspec

from polana.kernel.deed import Menu, opens_deed
from polana.kernel.flow import Ask
from polana.kernel.match import Match
from polana.kernel.news import News
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word
from polana.table import lobby
from polana.table import messages as m
from polana.table.lobby import Arg, RefusalInfo


def line_info(line: News) -> m.Line:
    stands = msgspec.UNSET if line.stands is None else msgspec.Raw(msgspec.json.encode(line.stands))
    about = args_info(line.about) or msgspec.UNSET
    return m.Line(line.kind, args_info(line.args), line.law, line.seen_by is not None, scope_info(line), about, stands)


def scope_info(line: News) -> list[str]:
    return [f"{scope.kind}:{scope.number}" for scope in line.path]


def refusal_info(refusal: Refusal) -> RefusalInfo:
    return RefusalInfo(refusal.message, args_info(refusal.args), refusal.law)


def ask_info(ask: Ask, id: int, reaction: bool = False) -> m.AskInfo:
    options = [word.text for word in ask.options]
    others = [word for word in ask.candidates() if word not in ask.options]
    menu = menu_info(ask) if isinstance(ask, Menu) else None
    texts = [word.text for word in others]
    args = args_info(ask.args or {})
    barred = barred_info(ask, others)
    within = menu is not None and not opens_deed(ask)
    role, notes = ask.topic.role, notes_info(ask)
    return m.AskInfo(id, ask.about, args, ask.law, options, texts, barred, menu, reaction, role, within, notes)


def notes_info(ask: Ask) -> list[m.NoteInfo]:
    return [
        m.NoteInfo(word.text, note.message, args_info(note.args), note.law, note.whole)
        for word in ask.options
        for note in ask.notes(word)
    ]


def barred_info(ask: Ask, words: list[Word]) -> list[m.Barred]:
    """Why these words may not be chosen, each reason once."""
    found: list[m.Barred] = []
    for word in words:
        refusal = ask.why_not(word)
        if refusal is not None:
            add_bar(found, word, refusal)
    return found


def add_bar(bars: list[m.Barred], word: Word, refusal: Refusal) -> None:
    """One more word that may not be chosen."""
    info = refusal_info(refusal)
    for one in bars:
        if one.refusal == info:
            one.words.append(word.text)
            return
    bars.append(m.Barred([word.text], info))


def menu_info(menu: Menu[Any, Any]) -> list[m.DeedInfo]:
    """All deeds of a menu. One that is barred tells its terms too: often they are why it is barred."""
    found: list[m.DeedInfo] = []
    for deed in menu.deeds:
        why = None if deed.word in menu.options else menu.why_not_do(deed)
        terms = args_info(deed.terms(menu.g, menu.me))
        found.append(
            m.DeedInfo(deed.word.text, deed.law, deed.is_end(), None if why is None else refusal_info(why), terms)
        )
    return found


def args_info(args: dict[str, object]) -> dict[str, Arg]:
    return {name: arg_info(value) for name, value in args.items()}


def arg_info(value: object) -> Arg:
    if isinstance(value, Word):
        return {"word": value.text}
    if isinstance(value, list | tuple):
        return [arg_info(part) for part in value]
    if isinstance(value, bool | int | float | str):
        return value
    return str(value)


def alone_info(match: Match, table: str, seat: int) -> m.TableInfo:
    """A table at which one learner sits and everybody else is played: of a lesson, of a puzzle."""
    game = match.game
    seats = [
        lobby.SeatInfo(place, value, "person" if place == seat else "bot", "", "", False, False)
        for place, value in enumerate(match.setup.seats)
    ]
    return m.TableInfo(
        table=table,
        title="",
        game=game.name,
        rules=game.version,
        data=game.data_version,
        options=match.setup.options,
        seats=seats,
        waiting=[],
        words=len(match.said),
        over=match.over,
        result=None,
        proposals=[],
        notes=[],
        rematch=None,
        deal=None,
        away=0.0,
        clock=None,
        bank=[],
        nudged=[],
        now=0.0,
    )
