"""A battle as everybody at the table sees it: plain data in the state while it is fought.

`battle.py` writes it before what it tells, for whoever draws the battle: it is in the view, and each line of the battle
carries how it stood then. The rules never read it. All of it is public: what a player could still do in secret (an
ambush) is not in it.
"""

from __future__ import annotations

from typing import Final, Literal, final

from polana.games.root.view import FightView, OutcomeView
from polana.games.root.words import PLACE_WORDS
from polana.kernel.news import Glimpse
from polana.kernel.word import Word

#: How far it has come (4.3.1 to 4.3.4).
AMBUSH: Final = 0
ROLL: Final = 1
EFFECTS: Final = 2
HITS: Final = 3
OVER: Final = 4
Stage = Literal["ambush", "roll", "effects", "hits", "over"]
STAGES: Final[tuple[Stage, ...]] = ("ambush", "roll", "effects", "hits", "over")

#: The faces of a battle die: 0 to 3.
DIE: Final = 4
#: An ambush that is not foiled deals two hits (4.3.1.II).
AMBUSH_HITS: Final = 2

#: Where hits come from, or why some of them do not count: the dice, the limit of 4.3.2.I, what adds or takes away.
Kind = Literal["roll", "cap", "extra", "defenseless", "ignored"]
ROLLED: Final = "roll"
CAPPED: Final = "cap"
EXTRA: Final = "extra"
DEFENSELESS: Final = "defenseless"
IGNORED: Final = "ignored"


@final
class Source:
    """Hits from one source: what it changes of what the attacker and of what the defender deals."""

    __slots__ = ("attacker", "by", "defender", "kind", "law")

    def __init__(self, kind: Kind, law: str, attacker: int, defender: int, by: Word | None = None) -> None:
        self.kind: Kind = kind
        self.law: str = law
        self.attacker: int = attacker
        self.defender: int = defender
        self.by: Word | None = by


@final
class Choice:
    """An effect that may be used now (4.3.3): how many hits more its user deals, and how many less he takes."""

    __slots__ = ("less", "more", "word")

    def __init__(self, word: Word, more: int, less: int) -> None:
        self.word: Word = word
        self.more: int = more
        self.less: int = less


@final
class Fight:
    """Who fights whom, where, and every hit with its source. Sides are named by their index."""

    __slots__ = ("asked", "attacker", "caps", "choices", "defender", "dice", "sources", "stage", "where")

    def __init__(self, attacker: int, defender: int, where: int) -> None:
        self.attacker: int = attacker
        self.defender: int = defender
        self.where: int = where
        self.stage: int = AMBUSH
        #: The most that attacker and defender can deal by the roll (4.3.2.I), as things stand.
        self.caps: list[int] = [0, 0]
        #: Both dice; empty before the roll. Replaced, never changed.
        self.dice: list[int] = []
        self.sources: list[Source] = []
        #: Who decides now: about an ambush, or which effects to use. NONE (-1): nobody.
        self.asked: int = -1
        #: The effects that may be used. Replaced.
        self.choices: list[Choice] = []

    def totals(self) -> list[int]:
        """What attacker and defender deal now."""
        return [sum(source.attacker for source in self.sources), sum(source.defender for source in self.sources)]

    def add(self, kind: Kind, law: str, dealer: int, hits: int, by: Word | None = None) -> None:
        """Hits more (or less) that one of the two deals: 0 the attacker, 1 the defender."""
        if hits:
            self.sources.append(Source(kind, law, 0 if dealer else hits, hits if dealer else 0, by))

    def copy(self) -> Fight:
        twin = Fight(self.attacker, self.defender, self.where)
        twin.stage = self.stage
        twin.caps = self.caps[:]
        twin.dice = self.dice
        twin.sources = self.sources[:]
        twin.asked = self.asked
        twin.choices = self.choices
        return twin


@final
class FightGlimpse(Glimpse):
    """A battle as it stood with a line of the log."""

    __slots__ = ("fight",)

    def __init__(self, fight: Fight) -> None:
        super().__init__()
        self.fight: Fight = fight.copy()

    def look(self) -> FightView:
        return fight_view(self.fight)


def fight_view(fight: Fight) -> FightView:
    """4.3: a battle while it is fought. All of it is public."""
    return {
        "where": PLACE_WORDS[fight.where].text,
        "attacker": fight.attacker,
        "defender": fight.defender,
        "stage": STAGES[fight.stage],
        "caps": fight.caps[:],
        "dice": fight.dice[:],
        "hits": [
            {
                "kind": source.kind,
                "by": None if source.by is None else source.by.text,
                "law": source.law,
                "attacker": source.attacker,
                "defender": source.defender,
            }
            for source in fight.sources
        ],
        "totals": fight.totals(),
        "outcomes": outcomes(fight),
    }


def outcomes(fight: Fight) -> list[OutcomeView]:
    """What each answer would bring. Before the roll: with an ambush and without one, whoever holds one."""
    if fight.asked < 0:
        return []
    if fight.stage == AMBUSH:
        return [ambushed("card", fight.caps[0], AMBUSH_HITS), ambushed("pass", fight.caps[0], 0)]
    mine = 0 if fight.asked == fight.attacker else 1
    totals = fight.totals()
    changes = [(choice.word.text, choice.more, choice.less) for choice in fight.choices]
    return [
        {"answer": answer, "figures": {"takes": totals[1 - mine] - less, "deals": totals[mine] + more}}
        for answer, more, less in [*changes, ("done", 0, 0)]
    ]


def ambushed(answer: str, there: int, hits: int) -> OutcomeView:
    """4.3.1.II: what the attacker loses at once, what he has left, and the most he can then roll."""
    left = max(0, there - hits)
    return {"answer": answer, "figures": {"lose": min(hits, there), "left": left, "deal": min(DIE - 1, left)}}
