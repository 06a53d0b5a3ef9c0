"""The Guild: recruits where it stands, moves and fights, lives on what others pay."""

from polana.games.root.actions import Battle, Move
from polana.games.root.asks import Wording
from polana.games.root.cards import draw_and_discard
from polana.games.root.control import why_not_place
from polana.games.root.deed import NO_MORE, Counted
from polana.games.root.effects.base import START_OF_BIRDSONG
from polana.games.root.factions.base import Faction
from polana.games.root.lending import FOR_DOMINANCE
from polana.games.root.menu import choose, pause
from polana.games.root.pieces import place_warriors
from polana.games.root.score import score
from polana.games.root.seats import add_hireling
from polana.games.root.state import BIRDSONG, Side
from polana.games.root.woodland.maps import CLEARINGS
from polana.kernel.topic import Topic
from tests.root.guild.side import GuildSide
from tests.root.guild.wares import Guards, Watch
from tests.root.guild.watch import NightWatch

WATCH = NightWatch()
_MENU = Wording(Topic("ask-root-pause"))


class Guild(Faction[Side]):
    def __init__(self):
        super().__init__("riverfolk")

    def new_side(self, index):
        return GuildSide(self, index)

    def setup(self, g, me):
        place_warriors(g, me, 4, 3, "11.3.2")
        watch = add_hireling(g, WATCH)
        place_warriors(g, watch, 8, 2, "A.6.1")
        yield from ()

    def birdsong(self, g, me):
        score(g, me, me.purse, "11.4.2")
        me.purse = 0
        for where in range(CLEARINGS):
            if me.warriors[where] and why_not_place(g, me, where) is None:
                place_warriors(g, me, where, 1, "11.5.5")
                break
        yield from pause(g, me)
        return True

    def daylight(self, g, me):
        return choose(g, me, _MENU, DAYLIGHT, "11.5")

    def evening(self, g, me):
        yield from pause(g, me)
        score(g, me, 1, "11.6")
        yield from draw_and_discard(g, me, "11.6.1")
        return True

    def offers(self, g, me, other, moment):
        if moment != START_OF_BIRDSONG:
            return []
        return [Guards(me), *[Watch(me, side) for side in g.hirelings if side.rules is WATCH]]

    def lends(self, g, me, borrower, where, purpose, against):
        """To the hirer in Daylight and Evening of his own turn, never for dominance."""
        if borrower.index != me.hirer or g.turn != me.hirer or g.phase == BIRDSONG or purpose == FOR_DOMINANCE:
            return 0
        return me.warriors[where]


class Once(Counted[Side]):
    """One action, and Daylight is over."""

    def ends(self, g, me):
        return True


DAYLIGHT = [Once(Move("11.5.1")), Once(Battle("11.5.2")), NO_MORE]
