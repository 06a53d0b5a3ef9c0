"""The Lost City (F): a clearing of every suit."""

from __future__ import annotations

from typing import Final

from polana.games.root.state import Site, State
from polana.games.root.woodland.landmark import BesideWater


class LostCity(BesideWater):
    """Its clearing is fox, rabbit and mouse at once."""

    def __init__(self) -> None:
        super().__init__("lost_city")

    def laid(self, g: State, site: Site) -> None:
        g.every_suit = site.where

    def settle_position(self, g: State, site: Site, told: list[str], spare: list[int]) -> None:
        g.every_suit = site.where


LANDMARK: Final = LostCity()
