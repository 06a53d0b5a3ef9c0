"""What the Guild remembers."""

from polana.games.root.components import NONE
from polana.games.root.state import Side


class GuildSide(Side):
    __slots__ = ("hirer", "purse")

    def __init__(self, rules, index, empty=False):
        super().__init__(rules, index, empty)
        #: The player who has hired the guards until the end of his turn, and what all of them have paid.
        self.hirer = NONE
        self.purse = 0

    def copy(self):
        twin = GuildSide(self.rules, self.index, True)
        self.copy_to(twin)
        twin.hirer, twin.purse = self.hirer, self.purse
        return twin
