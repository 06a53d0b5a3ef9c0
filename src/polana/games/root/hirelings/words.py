"""What hirelings do besides moving and battling: rise, rob; and what others do with them: give an item."""

from __future__ import annotations

from typing import Final

from polana.games.root.words import VOCABULARY

REVOLT: Final = VOCABULARY.word("revolt")
ROB: Final = VOCABULARY.word("rob")
GIVE_ITEM: Final = VOCABULARY.word("give-item")
