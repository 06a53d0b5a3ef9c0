"""Topics: every question of a game is declared once, like its words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, final

#: The number of a question that no game has declared.
UNLISTED: Final = -1

#: Roles of questions, for whoever shows them. Between two actions, where the next one is chosen or something that is
#: none; in a battle; from where pieces set out, and where they then go; who one is to be (a faction, a leader, a
#: hero); what is to be built, or where. Most have none.
BETWEEN: Final = "between"
FIGHT: Final = "fight"
FROM: Final = "from"
TO: Final = "to"
WHO: Final = "who"
BUILD: Final = "build"


@final
class Topic:
    """What a question is about: `id` is the message that puts it in words, `number` its place in the game's table.

    `role` says what kind of question it is, where that matters to whoever shows it.
    """

    __slots__ = ("id", "number", "role")

    def __init__(self, id: str, number: int = UNLISTED, role: str = "") -> None:
        self.id: str = id
        self.number: int = number
        self.role: str = role

    def __repr__(self) -> str:
        return self.id


@final
class Topics:
    """All questions of one game, numbered in the order in which they were declared.

    A game builds the table when it is imported and never changes it afterwards. Declare new questions after the others:
    learners rely on the numbers. A game whose questions are declared in many rooms hands in the ids of all of them as
    `numbered`, as it does with its words (`Vocabulary`).
    """

    def __init__(self, game: str, numbered: Sequence[str] = ()) -> None:
        self.game: str = game
        self.topics: list[Topic] = []
        self._by_id: dict[str, Topic] = {}
        #: The questions that have a number and were not declared yet.
        self._awaited: dict[str, Topic] = {}
        for id in numbered:
            self._awaited[id] = self._new(id)

    def topic(self, id: str, role: str = "") -> Topic:
        """Declare a question by the id of its message: `ask-<game>-<about>`; and its role, if it has one."""
        awaited = self._awaited.pop(id, None)
        topic = self._new(id) if awaited is None else awaited
        topic.role = role
        return topic

    def _new(self, id: str) -> Topic:
        if id in self._by_id:
            raise ValueError(f"{self.game} declares {id!r} twice")
        topic = Topic(id, len(self.topics))
        self.topics.append(topic)
        self._by_id[id] = topic
        return topic

    @property
    def undeclared(self) -> list[str]:
        """The questions that have a number, but that nobody has declared: they are not asked any more."""
        return list(self._awaited)

    def find(self, id: str) -> Topic | None:
        return self._by_id.get(id)

    def __contains__(self, id: object) -> bool:
        return id in self._by_id

    def __len__(self) -> int:
        return len(self.topics)

    def __iter__(self) -> Iterator[Topic]:
        return iter(self.topics)
