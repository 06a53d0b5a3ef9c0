"""Deeds and menus: what a player may do, and the question which of it he does.

A deed is its word, its paragraph, whether it may be done (`why_not`) and how it is done (`do`), whoever brings it: a
faction, a card, the rules of the table, another side, a hireling. It has no state of its own: it is asked about a state
`g` and a player `me`, so one object serves all matches. A menu is an ask made of deeds and an end:

    menu = Menu(seat, topic, "6.5", g, me, deeds)
    deed = yield from menu.settle()

One list makes the options, explains the refusals and is carried out. Whoever wants to know what an action is (bots, the
page, hints) asks the menu.

Whether a deed is in the menu must not depend on anything secret; whether it may be done may, if it says so
(`is_veiled`).
"""

from __future__ import annotations

from typing import Generic, TypeVar

from polana.kernel import mypyc_attr
from polana.kernel.errors import RuleError
from polana.kernel.flow import Ask, Flow, Judge
from polana.kernel.refusal import OTHER_QUESTION, Arg, Refusal
from polana.kernel.topic import Topic
from polana.kernel.word import Word

#: The state of a game, and what stands for a player in it.
S = TypeVar("S")
P = TypeVar("P")
#: The same for whoever only takes them: what anybody may do, a player of a narrower kind may do too.
S_contra = TypeVar("S_contra", contravariant=True)
P_contra = TypeVar("P_contra", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Generic[S_contra, P_contra]):
    """Something that a player may do. General: always, and nothing happens."""

    def __init__(self, word: Word, law: str) -> None:
        self.word: Word = word
        self.law: str = law

    def why_not(self, g: S_contra, me: P_contra) -> Refusal | None:
        """None if the player may do it now."""
        return None

    def is_veiled(self, g: S_contra, me: P_contra) -> bool:
        """Do secrets of the player decide whether he may do it? Then he is asked either way."""
        return False

    def is_mandatory(self) -> bool:
        """Must it be done before the menu can end?"""
        return False

    def is_end(self) -> bool:
        """Does it end the menu?"""
        return False

    def ends(self, g: S_contra, me: P_contra) -> bool:
        """Asked when it is done: is what the menu belongs to over? Deeds other than an end may bring that about."""
        return self.is_end()

    def terms(self, g: S_contra, me: P_contra) -> dict[str, Arg]:
        """What it costs or brings, for whoever shows the menu: all of it open to the player. Also while it may not be
        done, as far as it can be told then. What is paid has its plain name, what comes is called `brings_` so much."""
        return {}

    def do(self, g: S_contra, me: P_contra) -> Flow[None]:
        yield from ()


@mypyc_attr(allow_interpreted_subclasses=True)
class End(Deed[S_contra, P_contra]):
    """How a menu ends: done, pass."""

    def is_end(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Ask, Generic[S, P]):
    """Which of these deeds? No two of them have the same word.

    `binding`: there may be mandatory deeds among them, and while one can be done, this is why the menu does not end.

    `within`: it is a choice within a deed that has begun (whose action does the Mayor take?), not the next deed.
    `aside`: nothing of the player's own course is chosen here, only what may come between two of its steps.
    `ordered`: what has to be done next was settled before (a Decree), and is carried out here one by one.
    """

    __slots__ = ("_deeds", "aside", "binding", "g", "me", "ordered", "within")

    def __init__(
        self,
        seat: int,
        topic: Topic,
        law: str,
        g: S,
        me: P,
        deeds: list[Deed[S, P]],
        *,
        veiled: bool = False,
        args: dict[str, Arg] | None = None,
        elsewhere: Judge | None = None,
        within: bool = False,
        aside: bool = False,
        ordered: bool = False,
        binding: Refusal | None = None,
    ) -> None:
        Ask.__init__(self, seat, topic, [], law, veiled=veiled, args=args, elsewhere=elsewhere)
        self.g: S = g
        self.me: P = me
        self._deeds: list[Deed[S, P]] = deeds
        self.within: bool = within
        self.aside: bool = aside
        self.ordered: bool = ordered
        self.binding: Refusal | None = binding

    @property
    def deeds(self) -> list[Deed[S, P]]:
        """What it is made of. A subclass may list them when somebody first looks."""
        return self._deeds

    def candidates(self) -> list[Word]:
        return [deed.word for deed in self.deeds]

    def sift(self) -> list[Word]:
        g, me = self.g, self.me
        found: list[Word] = []
        for deed in self.deeds:
            if deed.why_not(g, me) is None:
                found.append(deed.word)
        if self.binding is not None and self._duty_left() is not None:
            for deed in self.deeds:
                if deed.is_end() and deed.word in found:
                    found.remove(deed.word)
        return found

    def _duty_left(self) -> Refusal | None:
        """Why the menu cannot end: something mandatory can still be done."""
        for deed in self.deeds:
            if deed.is_mandatory() and deed.why_not(self.g, self.me) is None:
                return self.binding
        return None

    def why_not(self, word: Word) -> Refusal | None:
        for deed in self.deeds:
            if deed.word is word:
                return self.why_not_do(deed)
        reason = None if self.elsewhere is None else self.elsewhere.why_not(word)
        return OTHER_QUESTION if reason is None else reason

    def deed_of(self, word: Word) -> Deed[S, P]:
        """The deed with this word, which is one of its candidates."""
        for deed in self.deeds:
            if deed.word is word:
                return deed
        raise RuleError(f"{self.about} ({self.law}) has no deed {word.text}")

    def settle(self) -> Flow[Deed[S, P]]:
        """Ask, and do what was chosen. Says which deed that was."""
        deed = self.deed_of((yield self))
        yield from deed.do(self.g, self.me)
        return deed

    def why_not_do(self, deed: Deed[S, P]) -> Refusal | None:
        """None if one of its deeds may be done now."""
        if self.binding is not None and deed.is_end():
            left = self._duty_left()
            if left is not None:
                return left
        return deed.why_not(self.g, self.me)


def opens_deed(ask: Ask) -> bool:
    """Is the next deed of a player chosen here? Not within one, and not where something else is asked."""
    return isinstance(ask, Menu) and not ask.within


def opens_course(ask: Ask) -> bool:
    """Does the player go on with his own course here? Not where only what comes between its steps is offered."""
    return isinstance(ask, Menu) and not ask.within and not ask.aside


def is_ordered(ask: Ask) -> bool:
    """Is only carried out here what was settled before?"""
    return isinstance(ask, Menu) and ask.ordered
