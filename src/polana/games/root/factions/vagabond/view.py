"""What a reader may see of the faction's own board."""

from __future__ import annotations

from typing import Literal, TypedDict


class VagabondBoard(TypedDict):
    """Items by their state, relationships, quests, and how many items lie under each ruin."""

    kind: Literal["vagabond"]
    character: str | None
    ready: dict[str, int]
    exhausted: dict[str, int]
    damaged: dict[str, int]
    wrecked: dict[str, int]
    gone: dict[str, int]
    #: By faction: -1 is hostile; and Aids of this turn that have improved nothing yet.
    relations: dict[str, int]
    aids: dict[str, int]
    completed: list[str]
    quests: list[str]
    #: Clearings by their numbers.
    scorched: list[int]
    #: Kinds of item of which one came from a ruin.
    marked: list[str]
    refreshed: bool
    improvised: bool
    #: Items of a ruin that he is looking at; for others, how many.
    looked: list[str] | int
    ruins: dict[str, int]
