"""The Underground Duchy (12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from polana.games.root.actions import Craft
from polana.games.root.cards import discard, draw_and_discard, drop_revealed, random_card, take_back_revealed
from polana.games.root.components import BIRD, CARDS, NONE, faction_table
from polana.games.root.deed import NO_MORE, OwnDeeds
from polana.games.root.factions.base import ALWAYS, AnyFaction, Faction
from polana.games.root.factions.duchy import asks, setup
from polana.games.root.factions.duchy import news as told
from polana.games.root.factions.duchy.assembly import ACTIONS, DEEDS, assembly
from polana.games.root.factions.duchy.parliament import ministers, parliament, sway
from polana.games.root.factions.duchy.side import (
    ASSEMBLY,
    BUILDINGS,
    CITADEL,
    CROWNS,
    MARKET,
    NOTATION,
    PARLIAMENT,
    RANK_OF,
    RANKS,
    STEPS,
    SWAY,
    TUNNEL,
    DuchySide,
)
from polana.games.root.factions.duchy.view import DuchyBoard
from polana.games.root.factions.duchy.words import FAILURE, MINISTER_WORDS
from polana.games.root.menu import choose, pause
from polana.games.root.pieces import place_warriors
from polana.games.root.removal import Removal, Trigger
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import BURROW, CLEARINGS
from polana.kernel.flow import Flow
from polana.kernel.notation import Notation, bad
from polana.kernel.refusal import Refusal

_TRACKS: Final = faction_table("duchy")["tracks"]
#: 12.4, U.D.2: warriors placed in Birdsong, by citadels on the map.
RECRUITS: Final[list[int]] = _TRACKS["birdsong_recruit_by_citadels"]
#: 12.6.3: what each market adds to the draw.
DRAW_BONUSES: Final[list[int]] = _TRACKS["market_draw_bonus"]

ONLY_MOLES: Final = Refusal("12.2.2", "why-root-duchy-burrow")


class Duchy(Faction[DuchySide]):
    """12: warriors gather in the Burrow, tunnels bring them up, and ministers act once they are swayed."""

    def __init__(self) -> None:
        super().__init__("duchy")
        self.crafts_in_evening = True

    def new_side(self, index: int) -> Side:
        return DuchySide(self, index)

    # --- rules and abilities (12.2) -----------------------------------------------------------------------------------

    def crafting_pieces(self, g: State, me: DuchySide) -> list[int]:
        """12.2.1."""
        return [CITADEL, MARKET]

    def near(self, g: State, me: DuchySide, where: int) -> Sequence[int]:
        """12.2.2: the Burrow is adjacent to every clearing with a tunnel."""
        if where == BURROW:
            return me.where(TUNNEL)
        return [*g.near[where], BURROW] if me.at(TUNNEL, where) else g.near[where]

    def strength(self, g: State, me: DuchySide, where: int) -> int:
        """12.2.2: the Duchy always rules the Burrow."""
        return ALWAYS if where == BURROW else me.warriors[where] + me.buildings[where]

    def bars_placing(self, g: State, me: DuchySide, other: Side, where: int) -> Refusal | None:
        """12.2.2."""
        return ONLY_MOLES if where == BURROW else None

    def bars_entering(self, g: State, me: DuchySide, mover: Side, where: int) -> Refusal | None:
        """12.2.2."""
        return ONLY_MOLES if where == BURROW and mover is not me else None

    def reactions(self, g: State, me: DuchySide, removal: Removal) -> list[Trigger]:
        """12.2.3: the price of failure, once for all buildings removed together."""
        for loss in removal.losses:
            if loss.owner is me and loss.kind in BUILDINGS:
                return [Trigger(me, FAILURE, loss.where)]
        return []

    def react(self, g: State, me: DuchySide, trigger: Trigger) -> Flow[None]:
        """12.2.3: the highest minister leaves with his crown, then a random card goes."""
        if me.swayed:
            highest = max(RANK_OF[minister] for minister in range(len(RANK_OF)) if me.has_swayed(minister))
            among = [
                minister for minister in range(len(RANK_OF)) if me.has_swayed(minister) and RANK_OF[minister] == highest
            ]
            word = yield asks.failure(me, among)
            me.swayed &= ~(1 << word.value)
            told.left(g, me, word.value)
        card = random_card(g, me)
        if card != NONE:
            discard(g, card)
            told.lost_card(g, me, card)

    # --- setup (12.3) and the turn (12.4 to 12.6) ---------------------------------------------------------------------

    def setup(self, g: State, me: DuchySide) -> Flow[None]:
        """12.3."""
        return setup.set_up(g, me)

    def setup_advanced(self, g: State, me: DuchySide) -> Flow[None]:
        """A.8.2."""
        return setup.set_up_by_card(g, me)

    def begin_turn(self, g: State, me: DuchySide) -> None:
        me.step = ASSEMBLY
        me.actions = 0
        me.acted = 0

    def birdsong(self, g: State, me: DuchySide) -> Flow[bool]:
        """12.4."""
        yield from pause(g, me)
        place_warriors(g, me, BURROW, RECRUITS[me.on_map(CITADEL)], "12.4")
        yield from pause(g, me)
        return True

    def daylight(self, g: State, me: DuchySide) -> Flow[bool]:
        """12.5: Assembly, Parliament, Sway."""
        if me.step == ASSEMBLY:
            yield from assembly(g, me)
            return False
        if me.step == PARLIAMENT:
            yield from parliament(g, me)
            return False
        return (yield from sway(g, me))

    def deeds_in(self, g: State, me: DuchySide, phase: int) -> OwnDeeds[DuchySide]:
        return [[], [*DEEDS, *ministers(me)], EVENING][phase]

    def evening(self, g: State, me: DuchySide) -> Flow[bool]:
        """12.6."""
        if me.revealed:
            self._return_cards(g, me)
        if not (yield from choose(g, me, asks.EVENING, EVENING, "12.6.2")):
            return False
        yield from draw_and_discard(g, me, "12.6.3")
        return True

    def _return_cards(self, g: State, me: DuchySide) -> None:
        """12.6.1: revealed birds are discarded, the others return to the hand."""
        birds = [card for card in me.revealed if CARDS[card].suit == BIRD]
        for card in birds:
            discard(g, drop_revealed(me, card))
        if birds:
            told.birds_discarded(g, me, birds)
        take_back_revealed(me)

    def evening_draws(self, g: State, me: DuchySide) -> int:
        """12.6.3."""
        return 1 + sum(DRAW_BONUSES[: me.on_map(MARKET)])

    # --- sight and invariants -----------------------------------------------------------------------------------------

    def view(self, g: State, me: DuchySide, reader: int) -> DuchyBoard:
        """All of it is open."""
        ministers = range(len(RANK_OF))
        return {
            "kind": "duchy",
            "step": STEPS[me.step],
            "actions": me.actions,
            "swayed": [MINISTER_WORDS[minister].label for minister in ministers if me.has_swayed(minister)],
            "acted": [MINISTER_WORDS[minister].label for minister in ministers if me.acted >> minister & 1],
            "crowns": dict(zip(RANKS, me.crowns, strict=True)),
        }

    def notation(self) -> Notation:
        return NOTATION

    def settle_position(self, g: State, me: DuchySide, told: list[str]) -> None:
        """Whoever was swayed wears a crown; after its last action the Assembly is over (12.5.1)."""
        if me.actions == ACTIONS and me.step == ASSEMBLY:
            if "step" in told:
                raise bad(f"sides.{me.index}.step", f"the Assembly is over after {ACTIONS} actions")
            me.step = PARLIAMENT
        if "crowns" not in told:
            for minister, rank in enumerate(RANK_OF):
                me.crowns[rank] -= me.has_swayed(minister)

    def check(self, g: State, me: DuchySide) -> None:
        assert ASSEMBLY <= me.step <= SWAY, "Daylight has no such step"
        assert 0 <= me.actions <= ACTIONS, f"{me.actions} actions of the Assembly were taken"
        for rank, crowns in enumerate(me.crowns):
            swayed = [minister for minister in range(len(RANK_OF)) if me.has_swayed(minister)]
            used = sum(RANK_OF[minister] == rank for minister in swayed)
            assert 0 <= crowns <= CROWNS[rank] - used, f"crowns of {RANKS[rank]}s miscounted"
        for where in range(CLEARINGS):
            assert me.at(TUNNEL, where) <= 1, f"two tunnels in clearing {where + 1}"
        for side in g.sides:
            assert side is me or not side.has_pieces(BURROW), "somebody else is in the Burrow"


#: 12.6.2.
EVENING: Final[OwnDeeds[DuchySide]] = [Craft("12.6.2", "12.6.2"), NO_MORE]

#: What this folder brings to the table.
FACTIONS: Final[list[AnyFaction]] = [Duchy()]
