"""Words: every choice in every game is one word from that game's vocabulary."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
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
    rely on. A game whose words are declared in many rooms hands the texts of all of them in as `numbered`, in the order
    of their numbers: then it does not count which room is imported first. Words that are not among them follow.
    """

    def __init__(self, game: str, numbered: Sequence[str] = ()) -> None:
        self.game: str = game
        self.words: list[Word] = []
        self._by_text: dict[str, Word] = {}
        #: How many words with a label each kind has.
        self._labelled: dict[str, int] = {}
        #: The words that have a number and were not added yet.
        self._awaited: dict[str, Word] = {}
        for text in numbered:
            kind, _, label = text.partition(":")
            self._awaited[text] = self._new(kind, label)

    def word(self, kind: str, label: str = "") -> Word:
        """Add a word that stands alone, such as `pass`; or one of a kind whose words are added one by one."""
        awaited = self._awaited.pop(f"{kind}:{label}" if label else kind, None)
        return self._new(kind, label) if awaited is None else awaited

    def words_of(self, kind: str, labels: Sequence[str]) -> list[Word]:
        """Add one word for each label; the value of a word is the place of its label."""
        found: list[Word] = []
        for value, label in enumerate(labels):
            word = self.word(kind, label)
            word.value = value
            found.append(word)
        return found

    def numbers(self, kind: str, up_to: int) -> list[Word]:
        """Add `kind:0` ... `kind:up_to`; the value of a word is its number."""
        return self.words_of(kind, [str(number) for number in range(up_to + 1)])

    def _new(self, kind: str, label: str) -> Word:
        value = self._labelled.get(kind, 0) if label else 0
        word = Word(len(self.words), kind, value, label)
        if word.text.split() != [word.text]:
            raise ValueError(f"{self.game}: {word.text!r} cannot be written in a record: it has to be one word")
        if word.text in self._by_text:
            raise ValueError(f"{self.game} has two words {word.text!r}")
        self.words.append(word)
        self._by_text[word.text] = word
        if label:
            self._labelled[kind] = value + 1
        return word

    @property
    def undeclared(self) -> list[str]:
        """The words that have a number, but that nobody has added: no question offers them any more."""
        return list(self._awaited)

    @property
    def fingerprint(self) -> str:
        """The same for the same words with the same numbers, and for no others: eight digits of their SHA-256.

        Whatever knows words by their numbers (weights, data of a learner) is good for this vocabulary and no other.
        """
        return sha256("\n".join([word.text for word in self.words]).encode()).hexdigest()[:8]

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
