"""Topics: every question of a game is declared once, like its words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

#: The number of a question that no game has declared.
UNLISTED: Final = -1


@final
class Topic:
    """What a question is about: `id` is the message that puts it in words, `number` its place in the game's table."""

    __slots__ = ("id", "number")

    def __init__(self, id: str, number: int = UNLISTED) -> None:
        self.id: str = id
        self.number: int = number

    def __repr__(self) -> str:
        return self.id


@final
class Topics:
    """All questions of one game, numbered in the order in which they were declared.

    A game builds the table when it is imported and never changes it afterwards. Declare new questions after the others:
    learners rely on the numbers.
    """

    def __init__(self, game: str) -> None:
        self.game: str = game
        self.topics: list[Topic] = []
        self._by_id: dict[str, Topic] = {}

    def topic(self, id: str) -> Topic:
        """Declare a question by the id of its message: `ask-<game>-<about>`."""
        if id in self._by_id:
            raise ValueError(f"{self.game} declares {id!r} twice")
        topic = Topic(id, len(self.topics))
        self.topics.append(topic)
        self._by_id[id] = topic
        return topic

    def find(self, id: str) -> Topic | None:
        return self._by_id.get(id)

    def __contains__(self, id: object) -> bool:
        return id in self._by_id

    def __len__(self) -> int:
        return len(self.topics)

    def __iter__(self) -> Iterator[Topic]:
        return iter(self.topics)
