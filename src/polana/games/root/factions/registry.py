"""All factions that can be played, by name, in setup order."""

from __future__ import annotations

from typing import Final

from polana.games.root.factions.alliance import Alliance
from polana.games.root.factions.base import Faction
from polana.games.root.factions.eyrie import Eyrie
from polana.games.root.factions.marquise import Marquise
from polana.games.root.factions.vagabond import Vagabond

FACTIONS: Final[dict[str, Faction]] = {
    faction.name: faction for faction in (Marquise(), Eyrie(), Alliance(), Vagabond(), Vagabond("vagabond2"))
}
