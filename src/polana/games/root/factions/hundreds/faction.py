"""The Lord of the Hundreds (14)."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import Battle, general_losses
from polana.games.root.components import CARDS, ITEMS, NONE
from polana.games.root.control import near, why_not_place
from polana.games.root.deed import Deed, OwnDeeds
from polana.games.root.effects.base import END_OF_BIRDSONG
from polana.games.root.factions.base import AnyFaction, Faction
from polana.games.root.factions.hundreds import asks, birdsong, daylight, evening, hoard
from polana.games.root.factions.hundreds import news as told
from polana.games.root.factions.hundreds.side import (
    BITTER,
    COMMAND_ITEMS,
    LAVISH,
    MOB,
    NOTATION,
    PROWESS_ITEMS,
    SPACES,
    STRONGHOLD,
    STUBBORN,
    VALUES,
    WRATHFUL,
    HundredsSide,
)
from polana.games.root.factions.hundreds.view import HundredsBoard
from polana.games.root.factions.hundreds.words import MOOD_WORDS
from polana.games.root.pieces import place_warriors, take_back
from polana.games.root.removal import Loss, Removal, go_home
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.ruins import redeal_with
from polana.games.root.words import DONE, YES, place_word
from polana.kernel.flow import Flow
from polana.kernel.notation import Notation
from polana.kernel.rng import Rng
from polana.kernel.word import Word


class Hundreds(Faction[HundredsSide]):
    """14: a moody warlord, mobs that raze, and points for clearings held alone."""

    def __init__(self) -> None:
        super().__init__("hundreds")
        self.warriors += 1  # the warlord is a warrior (14.2.2)

    def new_side(self, index: int) -> Side:
        return HundredsSide(self, index)

    # --- rules and abilities (14.2) -----------------------------------------------------------------------------------

    def crafting_pieces(self, g: State, me: HundredsSide) -> list[int]:
        """14.2.1."""
        return [STRONGHOLD]

    def removable(self, g: State, me: HundredsSide, where: int) -> int:
        """14.2.2: the warlord is removed in battle only."""
        return me.warriors[where] - (me.warlord == where)

    def movable(self, g: State, me: HundredsSide, where: int) -> int:
        """14.2.2: nobody moves the warlord outside his own turn."""
        if g.current is me:
            return me.warriors[where]
        return me.warriors[where] - (me.warlord == where)

    def moved(self, g: State, me: HundredsSide, origin: int, destination: int, count: int) -> Flow[None]:
        """14.2.2: the warlord may go with those who move, and goes if nobody stays."""
        leading, me.leading, me.led = me.leading, False, False
        if me.warlord != origin or g.current is not me:
            return
        if not leading and me.warriors[origin]:
            word = yield asks.goes_along(me, destination)
            if word is not YES:
                return
        me.warlord = destination
        me.led = True
        told.led(g, me, destination)

    def robbed(self, g: State, me: HundredsSide, where: int, count: int, by: Side) -> Flow[None]:
        """14.2.2: of those who have moved, the warlord cannot be taken."""
        return super().robbed(g, me, where, count - me.led, by)

    def before_battle(self, g: State, me: HundredsSide, battle: Battle) -> Flow[None]:
        """14.2.5, 14.7.7."""
        me.ignored = False
        yield from hoard.declare_loot(g, me, battle)

    def most_rolled_hits(self, g: State, me: HundredsSide, battle: Battle) -> int:
        """14.2.5: whoever loots deals no rolled hits."""
        if me.looting and battle.attacker is me:
            return 0
        return super().most_rolled_hits(g, me, battle)

    def before_roll(self, g: State, me: HundredsSide, battle: Battle) -> Flow[None]:
        """14.7.1: the Bitter turn mobs into warriors."""
        if me.mood != BITTER or me.warlord != battle.where or me not in (battle.attacker, battle.defender):
            return
        around = [battle.where, *near(g, me, battle.where)]
        while me.supply and why_not_place(g, me, battle.where) is None:
            places = [where for where in around if where < CLEARINGS and me.at(MOB, where)]
            if not places:
                return
            word = yield asks.bitter(me, [place_word(where) for where in places])
            if word is DONE:
                return
            take_back(g, me, MOB, word.value)
            told.mob_removed(g, me, word.value)
            place_warriors(g, me, battle.where, 1, "14.7.1")

    def extra_hits(self, g: State, me: HundredsSide, battle: Battle) -> int:
        """14.7.8: the Wrathful."""
        return 1 if me.mood == WRATHFUL and battle.attacker is me and me.warlord == battle.where else 0

    def hits_told_as(self) -> Word:
        return MOOD_WORDS[WRATHFUL]

    def hits_due(self, g: State, me: HundredsSide, battle: Battle, hits: int) -> int:
        """14.7.7: the Stubborn ignore the first hit."""
        if me.mood != STUBBORN or me.warlord != battle.where or me.ignored or hits <= 0:
            return hits
        me.ignored = True
        return hits - 1

    def choose_losses(self, g: State, me: HundredsSide, battle: Battle, hits: int) -> Flow[list[Loss]]:
        """14.2.2: taking hits, they choose whether the warlord is among those who fall."""
        me.doomed = False
        there = me.warriors[battle.where]
        if me.warlord == battle.where and hits > 0:
            if hits >= there:
                me.doomed = True
            else:
                word = yield asks.falls(battle.chooser_for(me), battle.where)
                me.doomed = word is YES
        return (yield from general_losses(g, me, battle, hits))

    def lose(self, g: State, me: HundredsSide, loss: Loss, removal: Removal) -> None:
        """14.2.2: a warlord who has fallen waits beside the board. He has also fallen if nobody is left there."""
        if loss.kind == NONE and loss.where == me.warlord and (me.doomed or not me.warriors[loss.where]):
            me.doomed = False
            me.warlord = NONE
            loss.apart = 1
            told.fell(g, me, loss.where)
            go_home(g, me, loss.count - 1, removal)
            return
        super().lose(g, me, loss, removal)

    def after_battle(self, g: State, me: HundredsSide, battle: Battle) -> Flow[None]:
        """14.2.5."""
        me.ignored = False
        if battle.attacker is me:
            yield from hoard.take_loot(g, me, battle)

    # --- items (14.2.3, 14.2.4) ---------------------------------------------------------------------------------------

    def resolve_crafted(self, g: State, me: HundredsSide, card: int) -> Flow[None]:
        """14.2.3."""
        return hoard.resolve_crafted(g, me, card)

    def card_points(self, g: State, me: HundredsSide, card: int) -> int:
        """14.2.3: the printed points only for an item that leaves the game; cards without an item score as ever."""
        points = super().card_points(g, me, card)
        return points if me.selling or CARDS[card].item == NONE else 0

    def gain_item(self, g: State, me: HundredsSide, item: int) -> Flow[None]:
        """14.2.3, 14.2.4.I."""
        if me.selling:
            hoard.throw_away(g, me, item, "14.2.3")
        else:
            yield from hoard.gain(g, me, item)

    def items_elsewhere(self, g: State, me: HundredsSide) -> list[int]:
        return [me.hoard.count(item) + me.gone_items[item] + me.looked.count(item) for item in range(len(ITEMS))]

    # --- setup (14.3) and the turn (14.4 to 14.6) ---------------------------------------------------------------------

    def setup(self, g: State, me: HundredsSide) -> Flow[None]:
        """14.3."""
        return birdsong.set_up(g, me)

    def setup_advanced(self, g: State, me: HundredsSide) -> Flow[None]:
        """A.8.2."""
        return birdsong.set_up_by_card(g, me)

    def begin_turn(self, g: State, me: HundredsSide) -> None:
        me.razed = False
        me.step = 0
        me.commands = 0
        me.advances = 0

    def birdsong(self, g: State, me: HundredsSide) -> Flow[bool]:
        """14.4."""
        return birdsong.birdsong(g, me)

    def daylight(self, g: State, me: HundredsSide) -> Flow[bool]:
        """14.5."""
        return daylight.daylight(g, me)

    def at_moment(self, g: State, me: HundredsSide, moment: int) -> list[Deed]:
        """14.7.4: the Lavish, at the end of Birdsong."""
        lavish = moment == END_OF_BIRDSONG and me.mood == LAVISH and me.warlord != NONE and bool(me.hoard)
        return [birdsong.BeLavish(me)] if lavish else []

    def deeds_in(self, g: State, me: HundredsSide, phase: int) -> OwnDeeds[HundredsSide]:
        return [[], daylight.DAYLIGHT, evening.EVENING][phase]

    def evening(self, g: State, me: HundredsSide) -> Flow[bool]:
        """14.6."""
        return evening.evening(g, me)

    def evening_draws(self, g: State, me: HundredsSide) -> int:
        """14.6.3."""
        return evening.draws(g, me)

    # --- sight and invariants -----------------------------------------------------------------------------------------

    def view(self, g: State, me: HundredsSide, reader: int) -> HundredsBoard:
        return {
            "kind": "hundreds",
            "warlord": None if me.warlord == NONE else place_word(me.warlord).label,
            "mood": MOOD_WORDS[me.mood].label,
            "command_items": [ITEMS[item] for item in me.track(COMMAND_ITEMS)],
            "prowess_items": [ITEMS[item] for item in me.track(PROWESS_ITEMS)],
            "command": me.command,
            "prowess": me.prowess,
            "commands": me.commands,
            "advances": me.advances,
            "step": me.step,
            "looked": sorted(ITEMS[item] for item in me.looked) if reader == me.seat else len(me.looked),
        }

    def imagine(self, g: State, me: HundredsSide, seat: int, rng: Rng) -> None:
        """Others do not know what they have found under a ruin."""
        if me.looked and seat != me.seat:
            redeal_with(g, me.looked, rng)

    def warriors_elsewhere(self, g: State, me: HundredsSide) -> int:
        return 1 if me.warlord == NONE else 0

    def notation(self) -> Notation:
        return NOTATION

    def ruin_sets(self, g: State, me: HundredsSide) -> int:
        """14.3.2."""
        return 1

    def check(self, g: State, me: HundredsSide) -> None:
        assert min(me.gone_items) >= 0, "negative items"
        assert 0 <= me.step <= daylight.LAST, "Daylight has no such step"
        assert 0 <= me.commands <= VALUES[-1] >= me.advances >= 0, "more actions than Command and Prowess can be"
        assert me.warlord == NONE or me.warriors[me.warlord] > 0, "the warlord is not among the warriors"
        assert len(me.track(COMMAND_ITEMS)) <= SPACES >= len(me.track(PROWESS_ITEMS)), "the Hoard is overfull"
        for where in range(CLEARINGS):
            assert me.at(MOB, where) <= 1, f"two mobs in clearing {where + 1}"


#: What this folder brings to the table.
FACTIONS: Final[list[AnyFaction]] = [Hundreds()]
