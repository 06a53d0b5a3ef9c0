"""The Lord of the Hundreds (14)."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import Battle, general_losses
from polana.games.root.components import CARDS, ITEMS, NONE
from polana.games.root.control import near, why_not_place
from polana.games.root.factions.base import Faction
from polana.games.root.factions.hundreds import asks, birdsong, daylight, evening, hoard
from polana.games.root.factions.hundreds import news as told
from polana.games.root.factions.hundreds.side import (
    BITTER,
    COMMAND_ITEMS,
    MOB,
    NOTATION,
    PROWESS_ITEMS,
    SPACES,
    STRONGHOLD,
    STUBBORN,
    WRATHFUL,
    HundredsSide,
    hundreds,
)
from polana.games.root.factions.hundreds.view import HundredsBoard
from polana.games.root.pieces import place_warriors, take_back
from polana.games.root.removal import Loss, Removal, go_home
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.ruins import populate, redeal_with
from polana.games.root.words import DONE, MOOD_WORDS, YES, place_word
from polana.kernel.flow import Flow
from polana.kernel.notation import Notation
from polana.kernel.rng import Rng
from polana.kernel.word import Word


class Hundreds(Faction):
    """14: a moody warlord, mobs that raze, and points for clearings held alone."""

    def __init__(self) -> None:
        super().__init__("hundreds")
        self.warriors += 1  # the warlord is a warrior (14.2.2)

    def new_side(self, index: int) -> Side:
        return HundredsSide(self, index)

    # --- rules and abilities (14.2) -----------------------------------------------------------------------------------

    def crafting_pieces(self, g: State, me: Side) -> list[int]:
        """14.2.1."""
        return [STRONGHOLD]

    def removable(self, g: State, me: Side, where: int) -> int:
        """14.2.2: the warlord is removed in battle only."""
        return me.warriors[where] - (hundreds(me).warlord == where)

    def movable(self, g: State, me: Side, where: int) -> int:
        """14.2.2: nobody moves the warlord outside his own turn."""
        if g.current is me:
            return me.warriors[where]
        return me.warriors[where] - (hundreds(me).warlord == where)

    def moved(self, g: State, me: Side, origin: int, destination: int, count: int) -> Flow[None]:
        """14.2.2: the warlord may go with those who move, and goes if nobody stays."""
        own = hundreds(me)
        own.led = False
        if own.warlord != origin or g.current is not me:
            return
        if not own.leading and me.warriors[origin]:
            word = yield asks.goes_along(me, destination)
            if word is not YES:
                return
        own.warlord = destination
        own.led = True
        told.led(g, me, destination)

    def robbed(self, g: State, me: Side, where: int, count: int, by: Side) -> Flow[None]:
        """14.2.2: of those who have moved, the warlord cannot be taken."""
        return super().robbed(g, me, where, count - hundreds(me).led, by)

    def before_battle(self, g: State, me: Side, battle: Battle) -> Flow[None]:
        """14.2.5, 14.7.7."""
        own = hundreds(me)
        own.ignored = False
        yield from hoard.declare_loot(g, own, battle)

    def most_rolled_hits(self, g: State, me: Side, battle: Battle) -> int:
        """14.2.5: whoever loots deals no rolled hits."""
        if hundreds(me).looting and battle.attacker is me:
            return 0
        return super().most_rolled_hits(g, me, battle)

    def before_roll(self, g: State, me: Side, battle: Battle) -> Flow[None]:
        """14.7.1: the Bitter turn mobs into warriors."""
        own = hundreds(me)
        if own.mood != BITTER or own.warlord != battle.where or me not in (battle.attacker, battle.defender):
            return
        around = [battle.where, *near(g, me, battle.where)]
        while own.supply and why_not_place(g, me, battle.where) is None:
            places = [where for where in around if where < CLEARINGS and own.at(MOB, where)]
            if not places:
                return
            word = yield asks.bitter(me, [place_word(where) for where in places])
            if word is DONE:
                return
            take_back(g, me, MOB, word.value)
            told.mob_removed(g, me, word.value)
            place_warriors(g, me, battle.where, 1, "14.7.1")

    def extra_hits(self, g: State, me: Side, battle: Battle) -> int:
        """14.7.8: the Wrathful."""
        own = hundreds(me)
        return 1 if own.mood == WRATHFUL and battle.attacker is me and own.warlord == battle.where else 0

    def hits_told_as(self) -> Word:
        return MOOD_WORDS[WRATHFUL]

    def hits_due(self, g: State, me: Side, battle: Battle, hits: int) -> int:
        """14.7.7: the Stubborn ignore the first hit."""
        own = hundreds(me)
        if own.mood != STUBBORN or own.warlord != battle.where or own.ignored or hits <= 0:
            return hits
        own.ignored = True
        return hits - 1

    def choose_losses(self, g: State, me: Side, battle: Battle, hits: int) -> Flow[list[Loss]]:
        """14.2.2: taking hits, they choose whether the warlord is among those who fall."""
        own = hundreds(me)
        own.doomed = False
        there = me.warriors[battle.where]
        if own.warlord == battle.where and hits > 0:
            if hits >= there:
                own.doomed = True
            else:
                word = yield asks.falls(battle.chooser_for(me), battle.where)
                own.doomed = word is YES
        return (yield from general_losses(g, me, battle, hits))

    def lose(self, g: State, me: Side, loss: Loss, removal: Removal) -> None:
        """14.2.2: a warlord who has fallen waits beside the board. He has also fallen if nobody is left there."""
        own = hundreds(me)
        if loss.kind == NONE and loss.where == own.warlord and (own.doomed or not me.warriors[loss.where]):
            own.doomed = False
            own.warlord = NONE
            loss.apart = 1
            told.fell(g, me, loss.where)
            go_home(g, me, loss.count - 1, removal)
            return
        super().lose(g, me, loss, removal)

    def after_battle(self, g: State, me: Side, battle: Battle) -> Flow[None]:
        """14.2.5."""
        own = hundreds(me)
        own.ignored = False
        if battle.attacker is me:
            yield from hoard.take_loot(g, own, battle)

    # --- items (14.2.3, 14.2.4) ---------------------------------------------------------------------------------------

    def resolve_crafted(self, g: State, me: Side, card: int) -> Flow[None]:
        """14.2.3."""
        return hoard.resolve_crafted(g, hundreds(me), card)

    def card_points(self, g: State, me: Side, card: int) -> int:
        """14.2.3: the printed points only for an item that leaves the game; cards without an item score as ever."""
        points = super().card_points(g, me, card)
        return points if hundreds(me).selling or CARDS[card].item == NONE else 0

    def gain_item(self, g: State, me: Side, item: int) -> Flow[None]:
        """14.2.3, 14.2.4.I."""
        own = hundreds(me)
        if own.selling:
            hoard.throw_away(g, own, item, "14.2.3")
        else:
            yield from hoard.gain(g, own, item)

    def items_elsewhere(self, g: State, me: Side) -> list[int]:
        own = hundreds(me)
        return [own.hoard.count(item) + own.gone_items[item] + own.looked.count(item) for item in range(len(ITEMS))]

    # --- setup (14.3) and the turn (14.4 to 14.6) ---------------------------------------------------------------------

    def setup(self, g: State, me: Side) -> Flow[None]:
        """14.3."""
        return birdsong.set_up(g, hundreds(me))

    def setup_advanced(self, g: State, me: Side) -> Flow[None]:
        """A.8.2."""
        return birdsong.set_up_by_card(g, hundreds(me))

    def begin_turn(self, g: State, me: Side) -> None:
        own = hundreds(me)
        own.razed = False
        own.step = 0
        own.commands = 0
        own.advances = 0

    def birdsong(self, g: State, me: Side) -> Flow[bool]:
        """14.4."""
        return birdsong.birdsong(g, hundreds(me))

    def daylight(self, g: State, me: Side) -> Flow[bool]:
        """14.5."""
        return daylight.daylight(g, hundreds(me))

    def evening(self, g: State, me: Side) -> Flow[bool]:
        """14.6."""
        return evening.evening(g, hundreds(me))

    def evening_draws(self, g: State, me: Side) -> int:
        """14.6.3."""
        return evening.draws(g, hundreds(me))

    # --- sight and invariants -----------------------------------------------------------------------------------------

    def view(self, g: State, me: Side, reader: int) -> HundredsBoard:
        own = hundreds(me)
        return {
            "warlord": None if own.warlord == NONE else place_word(own.warlord).label,
            "mood": MOOD_WORDS[own.mood].label,
            "command_items": [ITEMS[item] for item in own.track(COMMAND_ITEMS)],
            "prowess_items": [ITEMS[item] for item in own.track(PROWESS_ITEMS)],
            "command": own.command,
            "prowess": own.prowess,
            "commands": own.commands,
            "advances": own.advances,
            "step": own.step,
            "looked": sorted(ITEMS[item] for item in own.looked) if reader == me.seat else len(own.looked),
        }

    def imagine(self, g: State, me: Side, seat: int, rng: Rng) -> None:
        """Others do not know what they have found under a ruin."""
        own = hundreds(me)
        if own.looked and seat != me.seat:
            redeal_with(g, own.looked, rng)

    def warriors_elsewhere(self, g: State, me: Side) -> int:
        return 1 if hundreds(me).warlord == NONE else 0

    def notation(self) -> Notation:
        return NOTATION

    def settle_position(self, g: State, me: Side, told: list[str]) -> None:
        if not g.ruin_sets:
            populate(g, 1)  # 14.3.2

    def check(self, g: State, me: Side) -> None:
        own = hundreds(me)
        assert own.warlord == NONE or own.warriors[own.warlord] > 0, "the warlord is not among the warriors"
        assert len(own.track(COMMAND_ITEMS)) <= SPACES >= len(own.track(PROWESS_ITEMS)), "the Hoard is overfull"
        for where in range(CLEARINGS):
            assert own.at(MOB, where) <= 1, f"two mobs in clearing {where + 1}"


#: What this folder brings to the table.
FACTIONS: Final[list[Faction]] = [Hundreds()]
