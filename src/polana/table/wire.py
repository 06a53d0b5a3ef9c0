"""From the referee's objects to what goes over the wire."""

from __future__ import annotations

from polana.kernel.flow import Ask
from polana.kernel.news import News
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word
from polana.table import messages as m
from polana.table.lobby import Arg, RefusalInfo


def line_info(line: News) -> m.Line:
    return m.Line(line.kind, args_info(line.args), line.law, line.seen_by is not None, scope_info(line))


def scope_info(line: News) -> list[str]:
    return [f"{scope.kind}:{scope.number}" for scope in line.path]


def refusal_info(refusal: Refusal) -> RefusalInfo:
    return RefusalInfo(refusal.message, args_info(refusal.args), refusal.law)


def ask_info(ask: Ask, id: int, reaction: bool = False) -> m.AskInfo:
    options = [word.text for word in ask.options]
    others = [word.text for word in ask.candidates() if word not in ask.options]
    return m.AskInfo(id, ask.about, args_info(ask.args or {}), ask.law, options, others, reaction)


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
