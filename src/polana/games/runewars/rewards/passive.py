"""Reward cards that work by themselves; they are turned up when they have made a difference (RW.rewards.1)."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.box.decks import ATTRIBUTES
from polana.games.runewars.rewards.base import Reward, register

WISDOM: Final = ATTRIBUTES.index("wisdom")


@final
class DragonscaleMail(Reward):
    """The hero has 1 more toughness."""

    def toughness(self) -> int:
        return 1


@final
class BootsOfSwiftness(Reward):
    """The hero is fast and moves 1 area farther in the Quest phase."""

    def steps(self) -> int:
        return 1

    def fast(self) -> bool:
        return True


@final
class WingedSteed(Reward):
    """The hero is flying."""

    def flying(self) -> bool:
        return True


@final
class TomeOfLore(Reward):
    """The hero draws one extra Fate card in wisdom tests."""

    def cards(self, attribute: int) -> int:
        return 1 if attribute == WISDOM else 0


register(DragonscaleMail("dragonscale_mail"))
register(BootsOfSwiftness("boots_of_swiftness"))
register(WingedSteed("winged_steed"))
register(TomeOfLore("tome_of_lore"))
