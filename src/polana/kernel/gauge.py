"""How large a text in TOML is, before it is parsed.

The parser keeps every beginning of a dotted key (`a.a.a... = 1`), so that 100 kB can take gigabytes. What strangers
bring is gauged first: strings and remarks are skipped, and dots, keys and brackets are counted.
"""

from __future__ import annotations

import re
from typing import Final

#: Parts of one dotted key; how deep brackets may be nested; keys, headers, lists and tables in all. Positions of the
#: games have at most 3, 3 and about 350.
MOST_PARTS: Final = 12
DEEPEST: Final = 12
MOST_THINGS: Final = 5_000

DEEP: Final = "its tables and lists lie too deep in one another"

#: What a text is made of, as far as it matters here.
_MARK: Final = re.compile(r"""["'#.=\n\[\]{},]""")
#: The rest of a string of one line, with escapes or without, and of one with several lines.
_BASIC: Final = re.compile(r'(?:[^"\\\n]|\\.)*+"')
_LITERAL: Final = re.compile(r"[^'\n]*+'")
_LONG_BASIC: Final = re.compile(r'(?:[^"\\]|\\.|"(?!""))*+"{3,5}', re.DOTALL)
_LONG_LITERAL: Final = re.compile(r"(?:[^']|'(?!''))*+'{3,5}")


class Endless(ValueError):
    """A string without an end."""


def too_large(text: str) -> str:
    """What there is too much of in a text, or nothing. Raises `Endless`, and then it is no TOML."""
    at = parts = depth = things = 0
    while (mark := _MARK.search(text, at)) is not None:
        sign, at = mark.group(), mark.end()
        if sign == ".":
            parts += 1
            if parts >= MOST_PARTS:
                return DEEP
        elif sign == "#":
            at = _or_end(text.find("\n", at), text)
        elif sign == '"' or sign == "'":
            at = _after_string(text, sign, at)
        else:
            parts = 0
            if sign == "[" or sign == "{":
                depth += 1
            elif sign == "]" or sign == "}":
                depth -= 1
            if sign == "=" or sign == "[" or sign == "{":
                things += 1
            if depth > DEEPEST:
                return DEEP
            if things > MOST_THINGS:
                return f"it has more than {MOST_THINGS} keys, lists and tables"
    return ""


def _or_end(found: int, text: str) -> int:
    return len(text) if found < 0 else found


def _after_string(text: str, quote: str, at: int) -> int:
    """The place after a string whose first quote lies before `at`."""
    basic = quote == '"'
    if text.startswith(quote * 2, at):
        found = (_LONG_BASIC if basic else _LONG_LITERAL).match(text, at + 2)
    else:
        found = (_BASIC if basic else _LITERAL).match(text, at)
    if found is None:
        raise Endless("a string has no end")
    return found.end()
