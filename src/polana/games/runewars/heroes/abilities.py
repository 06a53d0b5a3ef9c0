"""What is special about each hero, as a class of one sentence (RW.heroes.card).

Battlemage Jaes looks at one more card in battle: `battle/round.py` asks for him.
"""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.box.decks import ATTRIBUTES, HEROES
from polana.games.runewars.heroes import asks
from polana.games.runewars.heroes import news as told
from polana.games.runewars.map import board
from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import NO_RUNE, Table
from polana.games.runewars.words import HERO, SKIP
from polana.kernel import mypyc_attr
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

STEPS: Final = 2  # RW.questphase.move.1
WISDOM: Final = ATTRIBUTES.index("wisdom")

NOTHING_HIDDEN: Final = Refusal("RW.heroes.card", "why-runewars-nothing-hidden")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """A hero without an ability: he does what every hero does."""

    def __init__(self, hero: str) -> None:
        self.hero: int = HEROES.index(hero)

    def steps(self) -> int:
        """How many areas he moves in the Quest phase."""
        return STEPS

    def phase_begins(self, g: Table) -> None:
        """The Quest phase begins."""

    def has_healed(self, g: Table) -> Flow[None]:
        """He has healed."""
        yield from ()

    def heals_others(self, g: Table) -> bool:
        """Is there a reason to heal though he has no damage himself?"""
        return False

    def has_moved(self, g: Table) -> Flow[None]:
        """He has come to the end of a move in the Quest phase."""
        yield from ()

    def cards(self, g: Table) -> int:
        """How many more Fate cards he draws in a test."""
        return 0

    def may_retry(self, attribute: int) -> bool:
        """May he draw a failed test once more?"""
        return False

    def challenges_from_afar(self) -> bool:
        return False

    def leaps(self) -> bool:
        """May he join another hero of his player's instead of moving?"""
        return False

    def first_blow(self) -> int:
        """Damage to the enemy hero at the start of a duel."""
        return 0

    def spares(self) -> int:
        """Damage that he does not take, once in a duel."""
        return 0

    def rage(self, g: Table) -> int:
        """How much more damage a damage symbol deals."""
        return 0


_ABILITIES: Final[list[Ability]] = [Ability(hero) for hero in HEROES]


def register(ability: Ability) -> None:
    _ABILITIES[ability.hero] = ability


def ability_of(hero: int) -> Ability:
    return _ABILITIES[hero]


@final
class AndiraRunehand(Ability):
    """When she heals in the Quest phase, one other hero of yours in her area is healed as well."""

    def others(self, g: Table) -> list[int]:
        here = board.heroes_in(g, g.hero_seat[self.hero], g.hero_area[self.hero])
        return [hero for hero in here if hero != self.hero and g.hero_damage[hero]]

    def heals_others(self, g: Table) -> bool:
        return len(self.others(g)) > 0

    def has_healed(self, g: Table) -> Flow[None]:
        others = self.others(g)
        if others:
            word = yield asks.heal_other(g.hero_seat[self.hero], [HERO[hero] for hero in others])
            g.hero_damage[word.value] = 0
            g.hero_moves += 1
            told.healed(g, word.value)


@final
class Corbin(Ability):
    """In duels the first damage dealt to him is prevented."""

    def spares(self) -> int:
        return 1


@final
class RonanOfTheWild(Ability):
    """In an area with neutral units he draws one more Fate card in attribute tests."""

    def cards(self, g: Table) -> int:
        return 1 if board.neutrals_in(g, g.hero_area[self.hero]) else 0


@final
class Silhouette(Ability):
    """She may move up to 3 areas in the Quest phase."""

    def steps(self) -> int:
        return 3


@final
class MadCarthos(Ability):
    """At the start of a duel he deals 1 damage to the opposing hero."""

    def first_blow(self) -> int:
        return 1


@final
class PeekJudge(Judge):
    """An area beside hers, with a token that lies face down."""

    __slots__ = ("area", "g")

    def __init__(self, g: Table, area: int) -> None:
        self.g: Table = g
        self.area: int = area

    def why_not(self, word: Word) -> Refusal | None:
        if word is SKIP:
            return None
        beside = word.value in self.g.chart.adjacent(self.area)
        return None if beside and has_face_down(self.g, word.value) else NOTHING_HIDDEN


def has_face_down(g: Table, area: int) -> bool:
    """Does a rune or an exploration token lie face down there?"""
    return (g.rune[area] != NO_RUNE and not g.rune_up[area]) or (g.token[area] != NOBODY and not g.token_up[area])


def look_under(g: Table, seat: int, area: int) -> None:
    """A player looks at the tokens that lie face down in an area."""
    board.see_rune(g, seat, area)
    if g.token[area] != NOBODY and not g.token_known[area] >> seat & 1:
        if not g.token_up[area]:
            g.chance.reveal()
        g.token_known[area] |= 1 << seat
        g.touch(area)


@final
class RunewitchAstarra(Ability):
    """When she peeks at a rune token she may also look at the tokens of one adjacent area."""

    def has_moved(self, g: Table) -> Flow[None]:
        area, seat = g.hero_area[self.hero], g.hero_seat[self.hero]
        if g.rune[area] == NO_RUNE or g.rune_up[area]:
            return
        if not [near for near in g.chart.adjacent(area) if has_face_down(g, near)]:
            return
        word = yield asks.peek_beside(g, seat, self.hero, PeekJudge(g, area))
        if word is not SKIP:
            look_under(g, seat, word.value)
            told.looked(g, seat, word.value, "RW.heroes.card")


@final
class LandrecTheWise(Ability):
    """After a failed wisdom test he may be routed to draw the test once more."""

    def may_retry(self, attribute: int) -> bool:
        return attribute == WISDOM


@final
class VarikasTheDead(Ability):
    """At the start of each Quest phase remove 1 damage from him."""

    def phase_begins(self, g: Table) -> None:
        if g.hero_damage[self.hero]:
            g.hero_damage[self.hero] -= 1
            g.hero_moves += 1
            told.recovered(g, self.hero)


@final
class BogranTheShadow(Ability):
    """He may challenge a hero in an area adjacent to his when he ends a move."""

    def challenges_from_afar(self) -> bool:
        return True


@final
class Mordrog(Ability):
    """While he has damage, each damage symbol he draws in a duel deals 1 more."""

    def rage(self, g: Table) -> int:
        return 1 if g.hero_damage[self.hero] else 0


@final
class MasterThorn(Ability):
    """Once each Quest phase he may move to the area of another hero of yours instead of moving normally."""

    def leaps(self) -> bool:
        return True


register(AndiraRunehand("andira_runehand"))
register(Corbin("corbin"))
register(RonanOfTheWild("ronan_of_the_wild"))
register(Silhouette("silhouette"))
register(MadCarthos("mad_carthos"))
register(RunewitchAstarra("runewitch_astarra"))
register(LandrecTheWise("landrec_the_wise"))
register(VarikasTheDead("varikas_the_dead"))
register(BogranTheShadow("bogran_the_shadow"))
register(Mordrog("mordrog"))
register(MasterThorn("master_thorn"))
