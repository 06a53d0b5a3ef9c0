"""What the Guild offers to others when their Birdsong starts: guards for a point, the watch for another."""

from polana.games.root.control import start_lending
from polana.games.root.deed import Deed
from polana.games.root.score import lose_points
from polana.games.root.seats import take_control
from polana.games.root.words import VOCABULARY
from polana.kernel.refusal import Refusal

TOO_DEAR = Refusal("11.2.6.I", "why-root-no-warriors-left")
HIRED = Refusal("11.2.6.II", "why-root-effect-used")


class Guards(Deed):
    """Until the end of the turn, the Guild's warriors count as the buyer's for rule and in battle."""

    def __init__(self, guild):
        super().__init__(VOCABULARY["aid"], "11.2.6")
        self.guild = guild

    def why_not(self, g, me):
        if self.guild.hirer == me.index:
            return HIRED
        return None if me.score else TOO_DEAR

    def do(self, g, me):
        lose_points(g, me, 1, "11.2.6.I")
        self.guild.purse += 1
        self.guild.hirer = me.index
        start_lending(g, self.guild)
        yield from ()


class Watch(Deed):
    """The night watch has a new master."""

    def __init__(self, guild, watch):
        super().__init__(VOCABULARY["train"], "11.2.6")
        self.guild, self.watch = guild, watch

    def why_not(self, g, me):
        if self.watch.controller == me.index:
            return HIRED
        return None if me.score else TOO_DEAR

    def do(self, g, me):
        lose_points(g, me, 1, "11.2.6.I")
        self.guild.purse += 1
        take_control(g, self.watch, me)
        yield from ()
