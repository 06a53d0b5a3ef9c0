"""The Corvid Conspiracy (13)."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import Battle
from polana.games.root.components import CLEARING_SUITS, NONE
from polana.games.root.control import is_enemy, near, why_not_place
from polana.games.root.deed import Deed, OwnDeeds
from polana.games.root.effects.base import IN_BIRDSONG, IN_DAYLIGHT, IN_EVENING
from polana.games.root.factions.base import AnyFaction, Faction
from polana.games.root.factions.corvid import asks, turn
from polana.games.root.factions.corvid.exposure import NOTHING_TO_EXPOSE, Exposure, exposable
from polana.games.root.factions.corvid.plots import choose_plot, place_in_each
from polana.games.root.factions.corvid.side import (
    ALL_PLOTS,
    COUNTS,
    EXTORTION,
    KINDS,
    NOTATION,
    PLOT,
    RAID,
    SNARE,
    CorvidSide,
)
from polana.games.root.factions.corvid.view import CorvidBoard
from polana.games.root.factions.corvid.words import EXPOSE, PLOT_WORDS, RAIDED
from polana.games.root.homelands import choose_homeland
from polana.games.root.pieces import Piece, place_warriors, return_pieces
from polana.games.root.removal import Loss, Removal, Trigger
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import has_suit
from polana.games.root.words import piece_word, place_word
from polana.kernel.flow import Flow
from polana.kernel.notation import Notation
from polana.kernel.refusal import Refusal
from polana.kernel.rng import Rng
from polana.kernel.word import Word

SNARED: Final = Refusal("13.7.2", "why-root-corvid-snare")
#: How many deals of the plots that guesses have ruled out are thrown away before one is built kind by kind.
TRIES: Final = 20


class Corvid(Faction[CorvidSide]):
    """13: plots are placed face down and score when they are turned up."""

    def __init__(self) -> None:
        super().__init__("corvid")
        self.pieces.append(Piece("plot", False, ALL_PLOTS))

    def new_side(self, index: int) -> Side:
        return CorvidSide(self, index)

    # --- rules and abilities (13.2, 13.7) -----------------------------------------------------------------------------

    def crafting_pieces(self, g: State, me: CorvidSide) -> list[int]:
        """13.2.1: plots, face up or face down."""
        return [*KINDS, PLOT]

    def needs_rule(self, g: State, me: CorvidSide, origin: int, destination: int) -> bool:
        """13.2.3: Nimble."""
        return False

    def offers(self, g: State, me: CorvidSide, other: Side, moment: int) -> list[Deed]:
        """13.2.4: Exposure, between the actions of an enemy's turn."""
        if moment in (IN_BIRDSONG, IN_DAYLIGHT, IN_EVENING) and exposable(me, other):
            return [Exposure(me)]
        return []

    def why_no_offer(self, g: State, me: CorvidSide, other: Side, word: Word) -> Refusal | None:
        return NOTHING_TO_EXPOSE if word is EXPOSE and not exposable(me, other) else None

    def extra_hits(self, g: State, me: CorvidSide, battle: Battle) -> int:
        """13.2.5: Embedded Agents."""
        return 1 if battle.defender is me and me.face_down(battle.where) else 0

    def hits_told_as(self) -> Word:
        return piece_word("plot")

    def bars_placing(self, g: State, me: CorvidSide, other: Side, where: int) -> Refusal | None:
        """13.7.2."""
        return SNARED if me.at(SNARE, where) and is_enemy(me, other) else None

    def bars_leaving(self, g: State, me: CorvidSide, mover: Side, where: int) -> Refusal | None:
        """13.7.2."""
        return SNARED if me.at(SNARE, where) and is_enemy(me, mover) else None

    def lose(self, g: State, me: CorvidSide, loss: Loss, removal: Removal) -> None:
        """Plots go back to the supply, face down."""
        if loss.kind == NONE:
            super().lose(g, me, loss, removal)
            return
        kind = loss.kind
        if kind == PLOT:
            kind = me.kinds[loss.where]
            me.kinds[loss.where] = NONE
            me.denied[loss.where] = 0
        me.stock[kind] += 1
        return_pieces(me, PLOT, 1)
        if kind == RAID and not me.exposed:
            me.raided.append(loss.where)

    def reactions(self, g: State, me: CorvidSide, removal: Removal) -> list[Trigger]:
        """13.7.4: a raid that was removed in any way but by Exposure."""
        triggers = [Trigger(me, RAIDED, where) for where in me.raided]
        if triggers:
            g.chance.reveal()  # everybody sees what the plot was
        me.raided.clear()
        return triggers

    def react(self, g: State, me: CorvidSide, trigger: Trigger) -> Flow[None]:
        """13.7.4: a warrior in each clearing that is adjacent for them (2.2.1)."""
        yield from place_in_each(g, me, list(near(g, me, trigger.where)), True)

    # --- setup (13.3) and the turn (13.4 to 13.6) ---------------------------------------------------------------------

    def setup(self, g: State, me: CorvidSide) -> Flow[None]:
        """13.3.2: one warrior in a clearing of each suit."""
        yield from self._scatter(g, me, "13.3.2")

    def setup_advanced(self, g: State, me: CorvidSide) -> Flow[None]:
        """A.8.2: a homeland with a warrior and a plot, then a warrior in a clearing of each suit."""
        home = yield from choose_homeland(g, me, list(range(CLEARINGS)), 0, asks.HOME)
        place_warriors(g, me, home, 1, "A.8.2")
        yield from choose_plot(g, me, home, "A.8.2")
        yield from self._scatter(g, me, "A.8.2")

    def _scatter(self, g: State, me: CorvidSide, law: str) -> Flow[None]:
        for suit in CLEARING_SUITS:
            places = [
                place_word(where)
                for where in range(CLEARINGS)
                if has_suit(g, where, suit) and why_not_place(g, me, where) is None
            ]
            if places:
                word = yield asks.scatter(me, places, suit, law)
                place_warriors(g, me, word.value, 1, law)

    def begin_turn(self, g: State, me: CorvidSide) -> None:
        me.step = turn.CRAFTING
        me.recruited = False
        me.actions = 0
        me.plotted = 0
        me.exerted = False

    def birdsong(self, g: State, me: CorvidSide) -> Flow[bool]:
        """13.4."""
        return turn.birdsong(g, me)

    def daylight(self, g: State, me: CorvidSide) -> Flow[bool]:
        """13.5."""
        return turn.daylight(g, me)

    def deeds_in(self, g: State, me: CorvidSide, phase: int) -> OwnDeeds[CorvidSide]:
        return [turn.BIRDSONG, turn.DAYLIGHT, turn.EVENING][phase]

    def evening(self, g: State, me: CorvidSide) -> Flow[bool]:
        """13.6."""
        return turn.evening(g, me)

    def evening_draws(self, g: State, me: CorvidSide) -> int:
        """13.6.2, 13.7.3."""
        return 1 + me.on_map(EXTORTION)

    # --- sight and invariants -----------------------------------------------------------------------------------------

    def view(self, g: State, me: CorvidSide, reader: int) -> CorvidBoard:
        """13.2.2.I: only the Corvids may look at face-down plots."""
        mine = reader == me.seat
        labels = [word.label for word in PLOT_WORDS]
        return {
            "kind": "corvid",
            "actions": me.actions,
            "plotted": me.plotted,
            "recruited": me.recruited,
            "exerted": me.exerted,
            "step": me.step,
            "denied": {
                str(where + 1): [labels[kind] for kind in KINDS if me.denied[where] >> kind & 1]
                for where in me.plots_down()
                if me.denied[where]
            },
            "kinds": {str(where + 1): labels[me.kinds[where]] for where in me.plots_down()} if mine else None,
            "stock": {labels[kind]: me.stock[kind] for kind in KINDS} if mine else None,
        }

    def imagine(self, g: State, me: CorvidSide, seat: int, rng: Rng) -> None:
        """Plots on the map and in the supply are mixed; nobody imagines what a wrong guess has ruled out."""
        if seat == me.seat:
            return
        places = me.plots_down()
        hidden = [kind for kind in KINDS for _ in range(me.stock[kind])] + [me.kinds[where] for where in places]
        hidden.sort()
        for _ in range(TRIES):
            rng.shuffled(hidden)
            if all(not me.denied[where] >> hidden[at] & 1 for at, where in enumerate(places)):
                break
        else:
            # One that has to be somewhere is put there first.
            self._settle_denied(me, places, hidden)
        for at, where in enumerate(places):
            me.kinds[where] = hidden[at]
        rest = hidden[len(places) :]
        me.stock = [rest.count(kind) for kind in KINDS]

    def _settle_denied(self, own: CorvidSide, places: list[int], hidden: list[int]) -> None:
        """Exchange plots until each is one that it can be; there is such a deal, since the truth is one."""
        for at, where in enumerate(places):
            if own.denied[where] >> hidden[at] & 1:
                for other in range(len(hidden)):
                    fits = not own.denied[where] >> hidden[other] & 1
                    if fits and (other >= len(places) or not own.denied[places[other]] >> hidden[at] & 1):
                        hidden[at], hidden[other] = hidden[other], hidden[at]
                        break

    def gone(self, g: State, me: CorvidSide, kind: int) -> int:
        """A plot that lies face up is not one that lies face down, and in the supply all lie face down."""
        return me.plots_up() if kind == PLOT else self.pieces[kind].total - me.on_map(kind)

    def notation(self) -> Notation:
        return NOTATION

    def settle_position(self, g: State, me: CorvidSide, told: list[str]) -> None:
        """Plots that are not on the map are in the supply."""
        if "stock" not in told:
            me.stock = [COUNTS[kind] - me.on_map(kind) - me.kinds.count(kind) for kind in KINDS]

    def check(self, g: State, me: CorvidSide) -> None:
        assert turn.CRAFTING <= me.step <= turn.RECRUITING, "Birdsong has no such step"
        assert 0 <= me.actions <= turn.ACTIONS, f"{me.actions} actions were taken"
        assert 0 <= me.plotted <= me.actions + me.exerted, "more plots were placed than actions taken"
        down = me.plots_down()
        assert all((me.kinds[where] != NONE) == (where in down) for where in range(CLEARINGS)), "a plot without a kind"
        for kind in KINDS:
            known = me.stock[kind] + me.on_map(kind) + [me.kinds[where] for where in down].count(kind)
            assert known == COUNTS[kind], f"{known} plots of kind {kind}"
        assert sum(me.stock) == me.left[PLOT], "plots of the supply miscounted"
        for where in range(CLEARINGS):
            assert me.tokens[where] <= 1, f"two plots in clearing {where + 1} (13.2.2.II)"


#: What this folder brings to the table.
FACTIONS: Final[list[AnyFaction]] = [Corvid()]
