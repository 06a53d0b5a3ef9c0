"""Words: every choice in every game is one word from that game's vocabulary."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import final

from polana.kernel.errors import UnknownWord


@final
class Word:
    """One answer: a place, a card, a count, an action, pass.

    Words are made once, by a `Vocabulary`, and are compared with `is`. `id` numbers them within the game (the
    action space of a learner), `kind` says what sort of thing it is, `value` counts within the kind (the index of
    the card, the clearing, or the number itself), and `text` is how a person writes it: `card:feast`, `pass`.
    """

    __slots__ = ("id", "kind", "label", "text", "value")

    def __init__(self, id: int, kind: str, value: int, label: str) -> None:
        self.id: int = id
        self.kind: str = kind
        self.value: int = value
        self.label: str = label
        self.text: str = f"{kind}:{label}" if label else kind

    def __repr__(self) -> str:
        return self.text


@final
class Vocabulary:
    """All words of one game, numbered in the order in which they were added.

    A game builds its vocabulary when it is imported and never changes it afterwards: ids are part of what learners
    and records rely on.
    """

    def __init__(self, game: str) -> None:
        self.game: str = game
        self.words: list[Word] = []
        self._by_text: dict[str, Word] = {}

    def word(self, kind: str) -> Word:
        """Add a word that stands alone, such as `pass`."""
        return self._new(kind, 0, "")

    def words_of(self, kind: str, labels: Sequence[str]) -> list[Word]:
        """Add one word for each label; the value of a word is the place of its label."""
        return [self._new(kind, value, label) for value, label in enumerate(labels)]

    def numbers(self, kind: str, up_to: int) -> list[Word]:
        """Add `kind:0` ... `kind:up_to`; the value of a word is its number."""
        return self.words_of(kind, [str(number) for number in range(up_to + 1)])

    def _new(self, kind: str, value: int, label: str) -> Word:
        word = Word(len(self.words), kind, value, label)
        if word.text.split() != [word.text]:
            raise ValueError(f"{self.game}: {word.text!r} cannot be written in a record: it has to be one word")
        if word.text in self._by_text:
            raise ValueError(f"{self.game} has two words {word.text!r}")
        self.words.append(word)
        self._by_text[word.text] = word
        return word

    def __getitem__(self, text: str) -> Word:
        """The word written like this; raises `UnknownWord` where there is none."""
        found = self._by_text.get(text)
        if found is None:
            raise UnknownWord(self.game, text)
        return found

    def __contains__(self, text: object) -> bool:
        return text in self._by_text

    def __len__(self) -> int:
        return len(self.words)

    def __iter__(self) -> Iterator[Word]:
        return iter(self.words)
