"""The Vagabond (9): a pawn, a pack of items, and what the others think of him."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from polana.games.root.battle import Battle
from polana.games.root.cards import draw_and_discard
from polana.games.root.components import (
    CARDS,
    CLEARING_SUITS,
    COINS,
    HAMMER,
    ITEM_SUPPLY,
    ITEMS,
    NONE,
    RUIN_ITEMS,
    SWORD,
    faction_table,
)
from polana.games.root.control import is_enemy
from polana.games.root.deed import NO_MORE, OwnDeeds
from polana.games.root.effects.in_battle import InBattle
from polana.games.root.factions.base import AnyFaction, Faction
from polana.games.root.factions.vagabond import asks, characters, daylight, items, moves, quests, relations
from polana.games.root.factions.vagabond import battle as fight
from polana.games.root.factions.vagabond.side import (
    DAMAGED,
    EXHAUSTED,
    GONE,
    KINDS,
    NOTATION,
    WRECKED,
    VagabondSide,
)
from polana.games.root.factions.vagabond.view import VagabondBoard
from polana.games.root.factions.vagabond.words import CHARACTER_WORDS, QUEST_WORDS, SWEPT
from polana.games.root.menu import choose, pause
from polana.games.root.removal import Loss, Removal, Trigger
from polana.games.root.state import DAYLIGHT, Side, State
from polana.games.root.woodland.maps import FIRST_FOREST
from polana.games.root.woodland.ruins import populate, redeal_with
from polana.games.root.woodland.suits import has_suit
from polana.games.root.words import PLACE_WORDS, place_of
from polana.kernel.flow import Flow
from polana.kernel.game import Option
from polana.kernel.notation import Notation, bad
from polana.kernel.refusal import Refusal
from polana.kernel.rng import Rng
from polana.kernel.shelf.piles import redeal

FULL_REMOVAL_DAMAGE: Final[int] = faction_table("vagabond")["full_removal_damage"]

NOBODY_ELSE: Final = Refusal("9.7", "why-root-vagabond-nobody-else")
SECOND_ALONE: Final = Refusal("9.7", "why-root-vagabond-second-alone")
CRAFT_IN_FOREST: Final = Refusal("9.2.1", "why-root-vagabond-in-forest")
HAMMERS_OF_OTHER_SUIT: Final = Refusal("9.2.1", "why-root-vagabond-hammers-suit")
TOO_FEW_HAMMERS: Final = Refusal("9.5.8", "why-root-vagabond-too-few-hammers")


class Vagabond(Faction[VagabondSide]):
    """9: the first Vagabond, or the second (9.7), which differs in name, reach and place in the setup order only."""

    def __init__(self, name: str = "vagabond") -> None:
        super().__init__(name)
        #: D.1.2: the Thief takes a card from each player in his clearing, or from one (the English Law). 9.5.4: he must
        #: take an item of the player whom he aids, or may (the English Law).
        self.options = [
            Option("thief", ["each", "one"], "option-root-thief"),
            Option("aid", ["must", "may"], "option-root-aid"),
        ]

    def new_side(self, index: int) -> Side:
        return VagabondSide(self, index)

    # --- crafting (9.2.1) -------------------------------------------------------------------------------------------

    def why_not_pay(self, g: State, me: VagabondSide, card: int) -> Refusal | None:
        """9.2.1, 9.5.8: a hammer for each symbol; all hammers have the suit of his clearing."""
        if me.in_forest:
            return CRAFT_IN_FOREST
        cost = CARDS[card].cost
        for suit in CLEARING_SUITS:
            if cost[suit] and not has_suit(g, me.pawn, suit):
                return HAMMERS_OF_OTHER_SUIT
        return None if me.pack[HAMMER] >= CARDS[card].symbols else TOO_FEW_HAMMERS

    def pay(self, g: State, me: VagabondSide, card: int) -> Flow[None]:
        for _ in range(CARDS[card].symbols):
            items.exhaust(g, me, HAMMER, "9.5.8")
        yield from ()

    def gain_item(self, g: State, me: VagabondSide, item: int) -> Flow[None]:
        """9.2.5: he has no Crafted Items box."""
        items.gain(me, item)
        yield from ()

    def ready_items(self, g: State, me: VagabondSide) -> list[int]:
        return [item for item in range(KINDS) if me.pack[item]]

    def exhaust_item(self, g: State, me: VagabondSide, item: int) -> None:
        items.exhaust(g, me, item, "9.2.5")

    # --- Lone Wanderer and Nimble (9.2.2, 9.2.3) --------------------------------------------------------------------

    def reactions(self, g: State, me: VagabondSide, removal: Removal) -> list[Trigger]:
        """9.2.2.I: an enemy's effect has removed all enemy pieces from his clearing."""
        sweeper = removal.sweeper
        if sweeper is None or me.pawn not in removal.swept or not is_enemy(sweeper, me):
            return []
        return [Trigger(me, SWEPT, me.pawn, FULL_REMOVAL_DAMAGE, sweeper)]

    def react(self, g: State, me: VagabondSide, trigger: Trigger) -> Flow[None]:
        yield from items.damage_items(g, me, trigger.count, "9.2.2.I")

    def robbed(self, g: State, me: VagabondSide, where: int, count: int, by: Side) -> Flow[None]:
        """He has no warriors to lose: an item is damaged."""
        yield from items.damage_items(g, me, 1, "E.2.2")

    def needs_rule(self, g: State, me: VagabondSide, origin: int, destination: int) -> bool:
        """9.2.3."""
        return False

    def can_move(self, g: State, me: VagabondSide) -> bool:
        """4.2: a move that an effect grants costs no boots but those that Hostile warriors ask for (9.2.9.III.b)."""
        return moves.why_not_move_pawn(g, me, 0) is None

    def take_move(self, g: State, me: VagabondSide, law: str) -> Flow[int]:
        return (yield from moves.move_pawn(g, me, 0, law))

    def drivable(self, g: State, me: VagabondSide, origin: int, by_landmark: bool) -> list[int]:
        return moves.pawn_drivable(g, me, origin, by_landmark)

    def drive(self, g: State, me: VagabondSide, origin: int, destination: int, by_landmark: bool) -> Flow[None]:
        yield from moves.drive_pawn(g, me, destination, by_landmark)

    # --- the torch of the Scoundrel (D.6.2) -------------------------------------------------------------------------

    def bars_placing(self, g: State, me: VagabondSide, other: Side, where: int) -> Refusal | None:
        return characters.SCORCHED if where in me.scorched else None

    def bars_entering(self, g: State, me: VagabondSide, mover: Side, where: int) -> Refusal | None:
        return characters.SCORCHED if where in me.scorched else None

    # --- battle (9.2.4, 9.2.6, 9.2.7, 9.2.9.II) ---------------------------------------------------------------------

    def before_battle(self, g: State, me: VagabondSide, battle: Battle) -> Flow[None]:
        yield from fight.choose_ally(g, me, battle)

    def before_roll(self, g: State, me: VagabondSide, battle: Battle) -> Flow[None]:
        if characters.may_be_enlisted(me, battle):
            yield from characters.protect(g, me, battle)

    def most_rolled_hits(self, g: State, me: VagabondSide, battle: Battle) -> int:
        """9.2.6: his undamaged swords, and the warriors of an ally (9.2.9.II.c)."""
        return items.swords(me)

    def is_defenseless(self, g: State, me: VagabondSide, battle: Battle) -> bool:
        """9.2.4."""
        return items.swords(me) == 0

    def battle_deeds(self, g: State, me: VagabondSide, battle: Battle) -> list[InBattle]:
        """D.8.2: the Ronin's swift strike, once a battle."""
        if me.character != characters.RONIN or not me.pack[SWORD] or (me.index, NONE) in battle.used:
            return []
        return [characters.SwiftStrike(me, battle)]

    def choose_losses(self, g: State, me: VagabondSide, battle: Battle, hits: int) -> Flow[list[Loss]]:
        return (yield from fight.take_hits(g, me, battle, hits))

    def after_battle(self, g: State, me: VagabondSide, battle: Battle) -> Flow[None]:
        fight.part_from_ally(g, me, battle)
        yield from ()

    def removed(self, g: State, me: VagabondSide, removal: Removal) -> None:
        """9.2.9.III."""
        relations.has_removed(g, me, removal)

    # --- dominance (9.2.8) ------------------------------------------------------------------------------------------

    def why_not_dominance(self, g: State, me: VagabondSide, card: int) -> Refusal | None:
        refusal = super().why_not_dominance(g, me, card)
        return relations.why_not_coalition(g, me) if refusal is None else refusal

    def activate_dominance(self, g: State, me: VagabondSide, card: int) -> Flow[None]:
        me.dominance = card
        yield from relations.join(g, me)

    def dominates(self, g: State, me: VagabondSide) -> bool:
        """He wins with his partner or not at all."""
        return False

    # --- setup (9.3, 9.7.1) -----------------------------------------------------------------------------------------

    def why_not_seat(self, names: Sequence[str]) -> Refusal | None:
        if self.name == "vagabond":
            return None
        if "vagabond" not in names:
            return SECOND_ALONE
        # Two Vagabonds need somebody to wander among, or no match would end; `?` is a seat that has yet to choose, and
        # may be this one.
        others = sum(1 for name in names if name not in ("vagabond", self.name))
        return None if others > (0 if self.name in names else 1) else NOBODY_ELSE

    def setup(self, g: State, me: VagabondSide) -> Flow[None]:
        """9.7.1: with two Vagabonds, chance decides who sets up first."""
        waiting = [side for side in vagabonds(g) if side.pawn == NONE]
        if len(waiting) > 1:
            yield from self._settle(g, waiting[g.chance.die(len(waiting), "first vagabond")])
        else:
            yield from self._settle(g, waiting[0])

    def setup_advanced(self, g: State, me: VagabondSide) -> Flow[None]:
        yield from self._settle(g, me)

    def comes_after(self) -> str:
        return "vagabond" if self.name != "vagabond" else ""

    def deal_with_card(self, g: State) -> int:
        """A.8.1.III: a random character."""
        return g.chance.pick([at for at in range(len(CHARACTER_WORDS)) if at not in g.pool_extra], "character")

    def take_with_card(self, g: State, me: VagabondSide, dealt: int) -> None:
        me.character = dealt

    def dealt_name(self, dealt: int) -> str:
        return CHARACTER_WORDS[dealt].label

    def _settle(self, g: State, own: VagabondSide) -> Flow[None]:
        # 9.3.1
        yield from characters.choose_character(g, own)
        # 9.3.2
        forests = PLACE_WORDS[FIRST_FOREST : FIRST_FOREST + g.woodland.forests]
        word = yield asks.forest(own, forests)
        own.pawn = place_of(word)
        # 9.3.3, 9.3.4 (9.7.1)
        quests.lay_out_quests(g, [])
        populate(g, len(vagabonds(g)))
        # 9.3.5; 9.3.6: every marker is on the Indifferent space
        characters.take_starting_items(own)

    # --- Birdsong (9.4) ---------------------------------------------------------------------------------------------

    def begin_turn(self, g: State, me: VagabondSide) -> None:
        me.refreshed = False
        me.improvised = False
        for at in range(len(me.aids)):
            me.aids[at] = 0

    def birdsong(self, g: State, me: VagabondSide) -> Flow[bool]:
        """9.4.1 Refresh, 9.4.2 Slip."""
        if not me.refreshed:
            me.refreshed = True
            yield from items.refresh(g, me)
            return False
        deeds: OwnDeeds[VagabondSide] = [*moves.slips(g, me), NO_MORE]
        return (yield from choose(g, me, asks.SLIP, deeds, "9.4.2"))

    # --- Daylight (9.5) ---------------------------------------------------------------------------------------------

    def daylight(self, g: State, me: VagabondSide) -> Flow[bool]:
        """9.5."""
        return daylight.daylight(g, me)

    # --- Evening (9.6) ----------------------------------------------------------------------------------------------

    def deeds_in(self, g: State, me: VagabondSide, phase: int) -> OwnDeeds[VagabondSide]:
        return daylight.DAYLIGHT if phase == DAYLIGHT else []

    def evening(self, g: State, me: VagabondSide) -> Flow[bool]:
        yield from pause(g, me)
        items.rest(g, me)  # 9.6.1
        yield from draw_and_discard(g, me, "9.6.2", "9.6.3")
        yield from items.check_capacity(g, me)  # 9.6.4
        return True

    def evening_draws(self, g: State, me: VagabondSide) -> int:
        """9.6.2."""
        return items.DRAWN + items.DRAWN_PER_COINS * items.on_track(me, COINS)

    # --- sight and invariants ---------------------------------------------------------------------------------------

    def view(self, g: State, me: VagabondSide, reader: int) -> VagabondBoard:
        items = me.pack
        return {
            "kind": "vagabond",
            "character": None if me.character == NONE else CHARACTER_WORDS[me.character].label,
            "ready": counted(items[:EXHAUSTED]),
            "exhausted": counted(items[EXHAUSTED:DAMAGED]),
            "damaged": counted(items[DAMAGED:WRECKED]),
            "wrecked": counted(items[WRECKED:GONE]),
            "gone": counted(items[GONE:]),
            "relations": {
                side.rules.name: me.relations[side.index] for side in g.sides if relations.has_marker(g, side)
            },
            "aids": {side.rules.name: me.aids[side.index] for side in g.sides if relations.has_marker(g, side)},
            "completed": [QUEST_WORDS[quest].label for quest in me.completed],
            "quests": [QUEST_WORDS[quest].label for quest in quests.display(g).face_up],
            "scorched": [where + 1 for where in me.scorched],
            "marked": [ITEMS[item] for item in range(KINDS) if me.marked >> item & 1],
            "refreshed": me.refreshed,
            "improvised": me.improvised,
            "looked": [ITEMS[item] for item in sorted(me.looked)] if reader == me.seat else len(me.looked),
            "ruins": {str(where + 1): len(under) for where, under in enumerate(g.ruin_items) if under},
        }

    def imagine(self, g: State, me: VagabondSide, seat: int, rng: Rng) -> None:
        """The face-down quests, and what somebody else is looking at under a ruin."""
        redeal([quests.display(g).deck], rng)
        looked = me.looked
        if looked and seat != me.seat:
            redeal_with(g, looked, rng)

    def items_elsewhere(self, g: State, me: VagabondSide) -> list[int]:
        count = [sum(me.pack[item::KINDS]) for item in range(KINDS)]
        for item in me.looked:
            count[item] += 1
        return count

    def notation(self) -> Notation:
        return NOTATION

    def settle_position(self, g: State, me: VagabondSide, told: list[str]) -> None:
        """What he has is what he began with; there are quests (9.3.3)."""
        where = f"sides.{me.index}"
        if me.character == NONE or me.pawn == NONE:
            raise bad(where, "a position says which character the Vagabond is, and where his pawn stands")
        for other, relation in enumerate(me.relations):
            known = other < g.playing and relations.has_marker(g, g.sides[other])
            if relation and not (known and relations.HOSTILE <= relation <= relations.ALLIED):
                raise bad(f"{where}.relations.{other}", f"there is no relationship {relation} with side {other}")
        if "started" not in told:
            me.started = self.items_elsewhere(g, me)
        quests.lay_out_quests(g, [quest for side in vagabonds(g) for quest in side.completed])

    def ruin_sets(self, g: State, me: VagabondSide) -> int:
        """9.3.4, 9.7.1."""
        return len(vagabonds(g))

    def items_brought(self, g: State, me: VagabondSide) -> list[int]:
        return me.started

    def check(self, g: State, me: VagabondSide) -> None:
        assert min(me.pack) >= 0, f"{self.name}: negative items"
        assert me.pawn != NONE or not any(me.pack), f"{self.name}: the pawn is not on the map"
        assert me.partner == NONE or me.dominance != NONE or g.sides[me.partner].dominance != NONE
        if me is vagabonds(g)[0]:
            check_items(g)
            known = quests.display(g).face_up + quests.display(g).deck
            for side in vagabonds(g):
                known = known + side.completed
            assert not known or sorted(known) == list(range(len(QUEST_WORDS))), "quests are not conserved"


def counted(items: list[int]) -> dict[str, int]:
    return {ITEMS[item]: count for item, count in enumerate(items) if count}


def vagabonds(g: State) -> list[VagabondSide]:
    return [side for side in g.sides if isinstance(side, VagabondSide)]


def check_items(g: State) -> None:
    """Items of the supply, of the ruins and of the Vagabonds are somewhere."""
    count = g.items[:]
    expected = ITEM_SUPPLY[:]
    for item in RUIN_ITEMS:
        expected[item] += g.ruin_sets
    for under in g.ruin_items:
        for item in under:
            count[item] += 1
    for side in g.sides:
        for item, here in enumerate(side.items):
            count[item] += here
        for item, here in enumerate(side.rules.items_elsewhere(g, side)):
            count[item] += here
    for site in g.landmarks:
        for item, here in enumerate(site.items):
            count[item] += here
    for own in vagabonds(g):
        for item in range(KINDS):
            expected[item] += own.started[item]
    assert count == expected, f"items are not conserved: {count}, not {expected}"


#: What this folder brings to the table.
FACTIONS: Final[list[AnyFaction]] = [Vagabond(), Vagabond("vagabond2")]
