"""News: what happened, what it was part of, and who may know it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final, final

from polana.kernel import mypyc_attr
from polana.kernel.refusal import Arg

#: Reads the table without holding a seat: sees what everybody may see.
SPECTATOR: Final = -1


@final
class Scope:
    """Something that lines of news are part of: a turn, a phase of it, a battle in the phase.

    `kind` is a word of the game's own (`turn`, `battle`), `number` counts the scopes of a match, and `within` is the
    scope around it. `headed` says that its first line tells what it is, as "A attacks B" does of a battle; `about` says
    whose it is, or when (`seat`, `year`). Scopes are opened and closed in sight of everybody, so a path of scopes tells
    nobody a secret.
    """

    __slots__ = ("about", "headed", "kind", "number", "within")

    def __init__(
        self, kind: str, number: int, within: Scope | None, headed: bool = True, about: dict[str, Arg] | None = None
    ) -> None:
        self.about: dict[str, Arg] | None = about
        self.headed: bool = headed
        self.kind: str = kind
        self.number: int = number
        self.within: Scope | None = within

    @property
    def path(self) -> list[Scope]:
        """From the outermost scope to this one."""
        path: list[Scope] = [self]
        while (outer := path[-1].within) is not None:
            path.append(outer)
        path.reverse()
        return path

    def __repr__(self) -> str:
        return f"{self.kind} {self.number}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Glimpse(ABC):
    """A battle as it stood with a line, kept by itself: it is put in words when somebody looks, which few lines see."""

    __slots__ = ("_seen",)

    def __init__(self) -> None:
        self._seen: Mapping[str, object] | None = None

    @abstractmethod
    def look(self) -> Mapping[str, object]:
        """What everybody sees of it, in plain data."""

    @property
    def seen(self) -> Mapping[str, object]:
        if self._seen is None:
            self._seen = self.look()
        return self._seen


@final
class News:
    """One line of the log: a message id with its arguments, the paragraph behind it, its readers and its scope.

    `seen_by` None means everybody, spectators included. `hidden_from` lists seats that read another line in its place.
    """

    __slots__ = ("_glimpse", "_glimpse_before", "args", "hidden_from", "kind", "law", "scope", "seen_by")

    def __init__(
        self,
        kind: str,
        args: dict[str, Arg],
        law: str = "",
        seen_by: tuple[int, ...] | None = None,
        hidden_from: tuple[int, ...] = (),
        scope: Scope | None = None,
        glimpse: Glimpse | None = None,
        before: Glimpse | None = None,
    ) -> None:
        self.kind: str = kind
        self.args: dict[str, Arg] = args
        self.law: str = law
        self.seen_by: tuple[int, ...] | None = seen_by
        self.hidden_from: tuple[int, ...] = hidden_from
        self.scope: Scope | None = scope
        #: The battle that it is part of, and how that stood with the line before.
        self._glimpse: Glimpse | None = glimpse
        self._glimpse_before: Glimpse | None = before

    @property
    def stands(self) -> Mapping[str, object] | None:
        """How the battle that it is part of stands with this line, as everybody sees it; None where that is as after
        the line before, or where there is no battle."""
        if self._glimpse is None:
            return None
        before = self._glimpse_before
        return None if before is not None and before.seen == self._glimpse.seen else self._glimpse.seen

    @property
    def path(self) -> list[Scope]:
        """The scopes around the line, the outermost first."""
        return [] if self.scope is None else self.scope.path

    @property
    def about(self) -> dict[str, Arg]:
        """What the scopes around the line are about; where several say the same of themselves, the innermost counts."""
        found: dict[str, Arg] = {}
        for scope in self.path:
            if scope.about is not None:
                found.update(scope.about)
        return found

    def visible_to(self, reader: int) -> bool:
        if reader in self.hidden_from:
            return False
        return self.seen_by is None or reader in self.seen_by

    def __repr__(self) -> str:
        return f"News({self.kind}, {self.args})"


@final
class Chronicle:
    """All lines of a match, and the scopes that are open."""

    def __init__(self) -> None:
        self.lines: list[News] = []
        #: The innermost scope that is open.
        self.scope: Scope | None = None
        #: How many scopes have been opened.
        self.opened: int = 0
        #: The battle that the last line for everybody was part of, as it stood then.
        self.glimpse: Glimpse | None = None

    def add(
        self,
        kind: str,
        args: dict[str, Arg],
        law: str,
        seen_by: tuple[int, ...] | None = None,
        hidden_from: tuple[int, ...] = (),
    ) -> None:
        self.lines.append(News(kind, args, law, seen_by, hidden_from, self.scope))

    def add_for_all(self, kind: str, args: dict[str, Arg], law: str, glimpse: Glimpse | None) -> None:
        """A line that everybody reads, and the battle as it stands with it."""
        news = None if glimpse is self.glimpse else glimpse
        self.lines.append(News(kind, args, law, None, (), self.scope, news, self.glimpse))
        self.glimpse = glimpse

    def begin(self, kind: str, headed: bool, about: dict[str, Arg] | None = None) -> None:
        """Open a scope within the one that is open."""
        self.opened += 1
        self.scope = Scope(kind, self.opened, self.scope, headed, about)

    def end(self, kind: str) -> None:
        """Close the innermost scope of that kind and whatever is open within it; nothing if there is none."""
        scope = self.scope
        while scope is not None:
            if scope.kind == kind:
                self.scope = scope.within
                return
            scope = scope.within

    def go_back(self, lines: int, scope: Scope | None, opened: int) -> None:
        """Forget all but the first `lines` lines, and have these scopes open again."""
        del self.lines[lines:]
        self.scope = scope
        self.opened = opened
        self.glimpse = None

    def copy(self) -> Chronicle:
        twin = Chronicle()
        twin.lines = self.lines.copy()
        twin.scope = self.scope
        twin.opened = self.opened
        twin.glimpse = self.glimpse
        return twin
