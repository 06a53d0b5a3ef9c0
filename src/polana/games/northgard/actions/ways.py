"""What a Move action allows: from where, to where, with whom (NG.move)."""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard.components import BEAR, BEAR_KIND, Action
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.pieces.control import enemies, has_creature, partner_of, unsharing_in
from polana.games.northgard.pieces.figures import fighters, kaija_fights
from polana.games.northgard.state import NOBODY, Table
from polana.games.northgard.words import DONE, LAND
from polana.kernel.flow import Judge
from polana.kernel.refusal import Refusal
from polana.kernel.word import Word

NOT_YOURS: Final = Refusal("NG.move.2", "why-northgard-move-not-yours")
MUST_STOP: Final = Refusal("NG.move.7", "why-northgard-move-must-stop")
MUST_FIGHT: Final = Refusal("NG.creatures.noshare.1", "why-northgard-move-must-fight")
BEAR_HOLDS: Final = Refusal("NG.creatures.bear.1", "why-northgard-bear-holds")
NO_WAY: Final = Refusal("NG.move.2", "why-northgard-move-no-way")
NOT_ADJACENT: Final = Refusal("NG.move.2", "why-northgard-move-not-adjacent")
TOO_ROUGH: Final = Refusal("NG.move.5", "why-northgard-move-too-rough")
TWO_UNSHARING: Final = Refusal("NG.creatures.noshare.2", "why-northgard-move-two-unsharing")
KAIJA_STAYS: Final = Refusal("NG.clans.bear.4", "why-northgard-kaija-not-into-enemy-land")
NO_END_AT_PARTNER: Final = Refusal("NG.variant.team.3", "why-northgard-move-no-end-at-partner")


@final
class Moves:
    """The moves that are left of an action, and what they allow just now."""

    def __init__(self, g: Table, seat: int, action: Action) -> None:
        self.g: Table = g
        self.seat: int = seat
        self.left: int = action.n
        self.ignore_rough: bool = action.ignore_rough
        self.pass_enemies: bool = action.pass_enemies
        self.partner: int = partner_of(g, seat)
        self.has_kaija: bool = g.kaija != NOWHERE and g.players[seat].clan == BEAR

    def cost(self, origin: int, target: int) -> int:
        """NG.move.5: two moves across a Rough Border, unless there is a Regular one too."""
        return 1 if self.ignore_rough or target in self.g.chart.near[origin] else 2

    # --- from where ---------------------------------------------------------------------------------------------------

    def origins(self) -> list[Word]:
        """The territories from which a move is possible."""
        g = self.g
        seat = self.seat
        owner = g.owner
        found: list[Word] = []
        for land in g.chart.lands:
            if owner[land] == seat and self.why_not_from(land) is None:
                found.append(LAND[land])
        for land in g.raids:
            if self.why_not_from(land) is None:
                found.append(LAND[land])
        return found

    def why_not_from(self, land: int) -> Refusal | None:
        g = self.g
        if land in g.hunts:
            return MUST_FIGHT  # NG.creatures.noshare.1
        if land in g.raids:
            if g.owner[land] != self.partner and not self.pass_enemies:
                return MUST_STOP
        elif g.owner[land] != self.seat:
            return NOT_YOURS
        if g.line and has_creature(g, land, BEAR_KIND):
            return BEAR_HOLDS
        refusal = NO_WAY
        for target in g.chart.near[land]:
            why = self.why_not_to(land, target)
            if why is None:
                return None
            refusal = why
        for target in g.chart.far[land]:
            why = self.why_not_to(land, target)
            if why is None:
                return None
            refusal = why
        return refusal

    # --- to where -----------------------------------------------------------------------------------------------------

    def targets(self, origin: int) -> list[Word]:
        """The territories where a move may go from here."""
        found: list[Word] = []
        for target in self.g.chart.near[origin]:
            if self.why_not_to(origin, target) is None:
                found.append(LAND[target])
        for target in self.g.chart.far[origin]:
            if self.why_not_to(origin, target) is None:
                found.append(LAND[target])
        return found

    def why_not_to(self, origin: int, target: int) -> Refusal | None:
        g = self.g
        if target not in g.chart.near[origin]:
            if target not in g.chart.far[origin]:
                return NOT_ADJACENT
            if self.left < 2 and not self.ignore_rough:
                return TOO_ROUGH  # NG.move.6: no move of another action may be added
        refusal = why_not_enter(g, target)
        if refusal is not None:
            return refusal
        if not self.has_kaija and self.partner == NOBODY:
            return None
        if self.may_go(origin, target, True, False) or self.may_go(origin, target, True, True):
            return None
        raiding = origin in g.raids
        only_kaija = kaija_fights(g, origin, raiding) and fighters(g, origin, raiding) == 1
        return KAIJA_STAYS if only_kaija and not kaija_may_enter(g, self.seat, target) else NO_END_AT_PARTNER

    # --- with whom ----------------------------------------------------------------------------------------------------

    def may_go(self, origin: int, target: int, all_units: bool, kaija: bool) -> bool:
        """May all ordinary units make this move, or only some of them, with or without Kaija?

        If some may go, all may: leaving nobody behind is never harder.
        """
        g = self.g
        raiding = origin in g.raids
        has_kaija = self.has_kaija and kaija_fights(g, origin, raiding)
        units = fighters(g, origin, raiding) - (1 if has_kaija else 0)
        if kaija:
            if not has_kaija or not kaija_may_enter(g, self.seat, target) or (units == 0 and not all_units):
                return False
        elif units == 0 or (units == 1 and not all_units):
            return False
        if self.partner == NOBODY:
            return True
        # NG.variant.team.3: all who are in the partner's territories after this move must be able to go on.
        guests = self.guests()
        if origin in guests and all_units and (kaija or not has_kaija):
            guests.remove(origin)
        if g.owner[target] == self.partner and target not in guests:
            guests.append(target)
        kaija_at = target if kaija else g.chart.root[g.kaija] if g.kaija_raids else NOWHERE
        return self._all_leave(guests, self.left - self.cost(origin, target), kaija_at)

    # --- through the partner's territories ----------------------------------------------------------------------------

    def guests(self) -> list[int]:
        """The partner's territories where the player's units are on their way through."""
        return [land for land in self.g.raids if self.g.owner[land] == self.partner]

    def _all_leave(self, guests: list[int], moves: int, kaija_at: int) -> bool:
        """Are this many moves enough to get everybody out of these territories of the partner's?"""
        if not guests:
            return True
        if moves < len(guests):
            return False
        g = self.g
        for land in guests:
            if g.line and (has_creature(g, land, BEAR_KIND) or unsharing_in(g, land) > 0):
                return False
            others = [guest for guest in guests if guest != land]
            for target in g.chart.adjacent(land):
                left = moves - self.cost(land, target)
                if left < 0 or why_not_enter(g, target) is not None:
                    continue
                if land == kaija_at and not kaija_may_enter(g, self.seat, target):
                    continue
                rest = others
                if g.owner[target] == self.partner and target not in others:
                    rest = [*others, target]
                if self._all_leave(rest, left, target if land == kaija_at else kaija_at):
                    return True
        return False


def why_not_enter(g: Table, land: int) -> Refusal | None:
    """NG.creatures.noshare.2: nobody moves into a territory with several creatures that share it with no one."""
    return TWO_UNSHARING if g.line and unsharing_in(g, land) > 1 else None


def kaija_may_enter(g: Table, seat: int, land: int) -> bool:
    """NG.clans.bear.4: not enemy territory, unless The Bear Awakens was played."""
    return g.players[seat].kaija_roams or not enemies(g, seat, g.owner[land])


@final
class FromJudge(Judge):
    """From where a move may start."""

    def __init__(self, moves: Moves) -> None:
        self.moves: Moves = moves

    def why_not(self, word: Word) -> Refusal | None:
        if word is DONE:
            return NO_END_AT_PARTNER if self.moves.partner != NOBODY and self.moves.guests() else None
        return self.moves.why_not_from(word.value)


@final
class ToJudge(Judge):
    """Where a move may go."""

    def __init__(self, moves: Moves, origin: int) -> None:
        self.moves: Moves = moves
        self.origin: int = origin

    def why_not(self, word: Word) -> Refusal | None:
        return self.moves.why_not_to(self.origin, word.value)
