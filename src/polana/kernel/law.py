"""The rule index of a game: what its rulebook says, rule by rule."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, final


@final
class Book:
    """How a rulebook is divided and cited: the table `book` of its rule index."""

    def __init__(self, numbered: bool = False, cited: str = "id", terms: str = "") -> None:
        #: Are the ids the numbers that the book itself prints? Else they begin with letters of the game: `NG.move.3`.
        self.numbered: bool = numbered
        #: How players cite a paragraph: by its `id`, or by its `page`.
        self.cited: str = cited
        #: The part of the book that explains its words.
        self.terms: str = terms

    def chapter(self, id: str) -> str:
        """The chapter of a rule: `4` of `4.3.1`, `NG.move` of `NG.move.3`."""
        return ".".join(id.split(".")[: 1 if self.numbered else 2])

    def is_appendix(self, id: str) -> bool:
        """Appendices of a numbered book have letters."""
        return self.numbered and self.chapter(id).isalpha()

    def is_term(self, id: str) -> bool:
        """Does the rule say what a word means?"""
        return self.terms != "" and id.startswith(f"{self.terms}.")


@final
class Law:
    """One rule of a rulebook, from the game's rule index `law.toml`."""

    def __init__(
        self,
        id: str,
        kind: str,
        titles: dict[str, str],
        does: str,
        note: str = "",
        page: str = "",
        tells: dict[str, str] | None = None,
        book: Book | None = None,
    ) -> None:
        self.id: str = id
        self.kind: str = kind
        #: By language.
        self.titles: dict[str, str] = titles
        self.does: str = does
        self.note: str = note
        self.page: str = page
        #: What a player reads, by language; None where the index has only what it says to programmers.
        self.tells: dict[str, str] | None = tells
        #: The book that it stands in: how that is divided and cited.
        self.book: Book = Book() if book is None else book

    def tell(self, language: str) -> str:
        """The rule as a player reads it; empty where it is a heading and says nothing."""
        if self.tells is None:
            return self.does
        return self.tells.get(language, "")

    def __repr__(self) -> str:
        return f"Law({self.id})"


#: `title_en = "..."` is the title in English.
TITLE: Final = "title_"

#: The kinds of rule that a test must hold in place.
TESTED: Final = ("rule", "setup", "example", "variant")


#: Beside `law.toml`: the same rules for players. `does` and `note` speak to whoever writes or tests the rules.
PLAYERS: Final = "law_players.toml"


def load_laws(path: Path, language: str) -> dict[str, Law]:
    """Read a rule index, in its order, with the players' sentences where they lie beside it.

    `language` is that of its own sentences (`does`).
    """
    with path.open("rb") as file:
        index = tomllib.load(file)
    entries = index["rule"]
    book = Book(**index.get("book", {}))
    told: dict[str, dict[str, str]] | None = None
    players = path.with_name(PLAYERS)
    if players.exists():
        told = tomllib.loads(players.read_text(encoding="utf-8"))
        unknown = sorted(told.keys() - {entry["id"] for entry in entries})
        if unknown:
            raise ValueError(f"{players}: no rule {', '.join(unknown)}")
    laws: dict[str, Law] = {}
    for entry in entries:
        law = Law(
            entry["id"],
            entry["kind"],
            {key.removeprefix(TITLE): text for key, text in entry.items() if key.startswith(TITLE)},
            entry["does"],
            entry.get("note", ""),
            str(entry.get("page", "")),
            None if told is None else sentences({language: entry["does"]}, told.get(entry["id"])),
            book,
        )
        if law.id in laws:
            raise ValueError(f"{path}: two rules {law.id!r}")
        laws[law.id] = law
    return laws


def sentences(does: dict[str, str], told: dict[str, str] | None) -> dict[str, str]:
    """A player's sentences by language: what is there for players, else the sentence of the index."""
    return {} if told is None else {**does, **told}
