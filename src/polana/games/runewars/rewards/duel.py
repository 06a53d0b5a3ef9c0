"""Reward cards that work in duels (RW.rewards.duel)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.battle.battlefield import Duel
from polana.games.runewars.box.decks import ATTRIBUTES
from polana.games.runewars.components import FAILURE
from polana.games.runewars.heroes import news as told
from polana.games.runewars.heroes.tests import test
from polana.games.runewars.heroes.training import attribute_of
from polana.games.runewars.rewards.base import Reward, discard, register
from polana.games.runewars.state import Table
from polana.kernel.flow import Flow

STRENGTH: Final = ATTRIBUTES.index("strength")
AGILITY: Final = ATTRIBUTES.index("agility")
WISDOM: Final = ATTRIBUTES.index("wisdom")


@final
class Strike(Reward):
    """Deal a fixed amount of damage (Sunsteel Sword)."""

    def __init__(self, card: str, damage: int) -> None:
        super().__init__(card)
        self.damage: int = damage

    def strike(self, g: Table, duel: Duel, side: int) -> Flow[int]:
        yield from ()
        return self.damage


@final
class AttributeStrike(Reward):
    """Deal damage equal to an attribute of the hero (Blade of Wrath), less 1 (Hunter's Bow, Staff of Storms)."""

    def __init__(self, card: str, attribute: int, less: int) -> None:
        super().__init__(card)
        self.attribute: int = attribute
        self.less: int = less

    def strike(self, g: Table, duel: Duel, side: int) -> Flow[int]:
        yield from ()
        return attribute_of(g, duel.heroes[side], self.attribute) - self.less


@final
class Soulbiter(Reward):
    """Deal 2 damage; if this defeats the enemy hero, remove all damage from this hero."""

    def strike(self, g: Table, duel: Duel, side: int) -> Flow[int]:
        yield from ()
        return 2

    def felled(self, g: Table, hero: int) -> None:
        if g.hero_damage[hero]:
            g.hero_damage[hero] = 0
            g.hero_moves += 1
            told.healed(g, hero)


@final
class DwarvenFireBombs(Reward):
    """Deal 3 damage, then test this hero's agility: on failure he takes 1 damage."""

    def strike(self, g: Table, duel: Duel, side: int) -> Flow[int]:
        destiny = yield from test(g, duel.heroes[side], AGILITY, "RW.rewards.duel.1")
        if destiny == FAILURE:
            duel.dealt[side] += 1
        return 3


@final
class Runeplate(Reward):
    """Prevent 1 damage dealt to the hero in each round."""

    def shield(self, g: Table, duel: Duel, side: int, damage: int) -> int:
        duel.spent[side].append(self.card * 2)
        return 1


@final
class GhostArmor(Reward):
    """Once per duel prevent all damage dealt to the hero in one round."""

    def shield(self, g: Table, duel: Duel, side: int, damage: int) -> int:
        duel.spent[side].append(self.card * 2 + 1)
        return damage


@final
class AmuletOfShielding(Reward):
    """Discard it to prevent up to 2 damage dealt to the hero."""

    def shield(self, g: Table, duel: Duel, side: int, damage: int) -> int:
        discard(g, duel.heroes[side], self.card, "RW.rewards.duel.1")
        return 2


register(Strike("sunsteel_sword", 2))
register(AttributeStrike("blade_of_wrath", STRENGTH, 0))
register(AttributeStrike("hunters_bow", AGILITY, 1))
register(AttributeStrike("staff_of_storms", WISDOM, 1))
register(Soulbiter("soulbiter"))
register(DwarvenFireBombs("dwarven_fire_bombs"))
register(Runeplate("runeplate"))
register(GhostArmor("ghost_armor"))
register(AmuletOfShielding("amulet_of_shielding"))
