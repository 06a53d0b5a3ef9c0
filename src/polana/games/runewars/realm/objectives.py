"""Objective cards (RW.objectives): when they are met, and the dragon rune that they are discarded for."""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.box.decks import (
    HERO_ALIGNMENT,
    OBJECTIVE_ALIGNMENT,
    OBJECTIVE_ANY_TURN,
    OBJECTIVE_CHECK,
    OBJECTIVE_COUNT,
    OBJECTIVE_SWAP,
)
from polana.games.runewars.components import (
    ALIGNMENTS,
    FACTION_ALIGNMENT,
    FIRST_NEUTRAL,
    KIND_COUNT,
    OWN_KINDS,
    SHAPES,
    UNIT_FIGURES,
    UNIT_SHAPE,
)
from polana.games.runewars.deed import Deed, Deeds
from polana.games.runewars.map import board
from polana.games.runewars.map.tiles import AREA_HOME
from polana.games.runewars.player import NO_CARD, NOBODY
from polana.games.runewars.realm import asks, hands, runes
from polana.games.runewars.realm import news as told
from polana.games.runewars.state import Table
from polana.games.runewars.words import DONE, FULFIL, OBJECTIVE
from polana.kernel.flow import Flow, Judge
from polana.kernel.refusal import Arg, Refusal
from polana.kernel.word import Word

LAW: Final = "RW.objectives.2"
NO_OBJECTIVE: Final = Refusal(LAW, "why-runewars-objective-none")
NOT_MET: Final = Refusal(LAW, "why-runewars-objective-unmet")
BATTLE_ON: Final = Refusal(LAW, "why-runewars-objective-battle")
NOT_YOUR_TURN: Final = Refusal(LAW, "why-runewars-objective-turn")
STILL_POSSIBLE: Final = Refusal("RW.objectives.4", "why-runewars-objective-possible")


# --- what the cards ask for -------------------------------------------------------------------------------------------


def met(g: Table, seat: int) -> bool:
    """Does a player meet the condition of his Objective card just now?"""
    card = g.players[seat].objective
    return card != NO_CARD and fulfilled(g, seat, card)


def fulfilled(g: Table, seat: int, card: int) -> bool:
    """Would a player meet the condition of this card just now?"""
    check = OBJECTIVE_CHECK[card]
    op, n = check.op, check.n
    player = g.players[seat]
    if op == "all_neutral_shape_allied":
        return _wild_shape(g, SHAPES.index(check.shape)) == 0
    if op == "allied_any_of":
        return _allied(g, seat, check.units) >= n
    if op == "cities_at_least":
        return len([area for area in board.areas_of(g, seat) if g.city[area] != NOBODY]) >= n
    if op == "influence_at_least":
        return player.influence >= n
    if op == "titles_at_least":
        return g.title_owner.count(seat) >= n
    if op == "heroes_at_least":
        sides = [ALIGNMENTS[HERO_ALIGNMENT[hero]] for hero in board.heroes_of(g, seat)]
        return len(sides) >= n and check.none_of not in sides
    if op == "allied_types_at_least":
        return len([kind for kind in range(FIRST_NEUTRAL, KIND_COUNT) if _allied(g, seat, [kind])]) >= n
    if op == "all_dials_at_least":
        return min(player.dials) >= n
    if op == "won_defending_vs_player":
        return g.acts.won_defending >> seat & 1 == 1
    if op == "enemy_home_areas_at_least":
        homes = [AREA_HOME[area] for area in board.areas_of(g, seat)]
        return len([home for home in homes if home >= 0 and home != player.faction]) >= n
    if op == "areas_at_least":
        return len(board.areas_of(g, seat)) >= n
    if op == "heroes_defeated_this_year":
        return player.heroes_beaten >= n
    if op == "strongholds_at_least":
        return len(board.strongholds_of(g, seat)) >= n
    if op == "faction_units_at_least":
        kinds = range(player.faction * OWN_KINDS, player.faction * OWN_KINDS + OWN_KINDS)
        return sum([UNIT_FIGURES[kind] - g.unused[kind] for kind in kinds]) >= n
    if seat != g.turn:
        return False  # the rest are about what a player did in his own turn
    if op == "strongholds_taken_this_turn":
        return g.acts.strongholds_taken >= n
    assert op == "enemy_units_destroyed_one_battle", op
    return g.acts.most_killed >= n


def _wild_shape(g: Table, shape: int) -> int:
    """Neutral units of a shape that are allied with nobody."""
    count = 0
    for area in g.chart.areas:
        if g.ally[area] == NOBODY:
            for kind in board.neutral_kinds(g, area):
                count += UNIT_SHAPE[kind] == shape
    return count


def _allied(g: Table, seat: int, kinds: list[int]) -> int:
    """Units of some neutral kinds that are allied with a player."""
    count = 0
    for area in g.chart.areas:
        if g.ally[area] == seat:
            for kind in kinds:
                count += g.standing[area * KIND_COUNT + kind] + g.routed[area * KIND_COUNT + kind]
    return count


# --- discarding and drawing -------------------------------------------------------------------------------------------


def fulfil(g: Table, seat: int) -> Flow[None]:
    """RW.objectives.2: the card is shown and discarded for a dragon rune, and not replaced (RW.objectives.3)."""
    card = lay_down(g, seat)
    told.fulfilled(g, seat, OBJECTIVE[card])
    hands.spend_influence(g, seat, OBJECTIVE_CHECK[card].spend, LAW)
    yield from runes.gain(g, seat, LAW)


def lay_down(g: Table, seat: int) -> int:
    """The card leaves the hand."""
    card = g.players[seat].objective
    g.players[seat].objective = NO_CARD
    g.players[seat].changes += 1
    g.objective_discard.append(card)
    g.deck_moves += 1
    return card


def draw(g: Table, seat: int, law: str) -> None:
    """A player who has none draws an Objective card of the alignment of his faction (RW.sheet.2)."""
    alignment = FACTION_ALIGNMENT[g.players[seat].faction]
    if not g.objective_decks[alignment]:  # RW.limits.2
        used = [card for card in g.objective_discard if OBJECTIVE_ALIGNMENT[card] == alignment]
        g.objective_discard = [card for card in g.objective_discard if card not in used]
        g.objective_decks[alignment] = used
        g.chance.shuffle(used)
        g.deck_moves += 1
    if g.objective_decks[alignment]:
        g.players[seat].objective = g.chance.draw(g.objective_decks[alignment], "objective")
        g.players[seat].changes += 1
        g.deck_moves += 1
        told.drew_objective(g, seat, OBJECTIVE[g.players[seat].objective], law)


def exchange(g: Table, seat: int, law: str) -> None:
    """The card is discarded and another drawn: nobody ever has two (RW.objectives.4)."""
    told.swapped(g, seat, OBJECTIVE[lay_down(g, seat)])
    draw(g, seat, law)


@final
class ShowJudge(Judge):
    """An objective that may be shown in another player's turn."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Table = g
        self.seat: int = seat

    def why_not(self, word: Word) -> Refusal | None:
        if word is DONE:
            return None
        card = self.g.players[self.seat].objective
        if not OBJECTIVE_ANY_TURN[card]:
            return NOT_YOUR_TURN
        return None if met(self.g, self.seat) else NOT_MET


def after_battle(g: Table, seat: int) -> Flow[None]:
    """A defender who won may hold the objective that can be shown now. Which he holds is secret, so he is asked."""
    if g.players[seat].objective != NO_CARD:
        word = yield asks.show_objective(seat, ShowJudge(g, seat))
        if word is FULFIL:
            yield from fulfil(g, seat)


@final
class FulfilObjective(Deed):
    """At any moment of a player's own turn, except in the middle of a battle."""

    def why_not(self, g: Table, me: int) -> Refusal | None:
        if g.battle is not None:
            return BATTLE_ON
        return None if met(g, me) else NOT_MET

    def terms(self, g: Table, me: int) -> dict[str, Arg]:
        return {"influence": OBJECTIVE_CHECK[g.players[me].objective].spend, "brings_runes": 1}

    def do(self, g: Table, me: int) -> Flow[None]:
        return fulfil(g, me)


@final
class SwapObjective(Deed):
    """A card that says so may be exchanged for another once it can never be met."""

    def __init__(self, card: int) -> None:
        super().__init__(OBJECTIVE[card], "RW.objectives.4")
        self.card: int = card

    def why_not(self, g: Table, me: int) -> Refusal | None:
        on_board = [kind for kind in OBJECTIVE_CHECK[self.card].units if g.unused[kind] < UNIT_FIGURES[kind]]
        return STILL_POSSIBLE if on_board else None

    def do(self, g: Table, me: int) -> Flow[None]:
        yield from ()
        exchange(g, me, "RW.objectives.4")


FULFIL_OBJECTIVE: Final[Deed] = FulfilObjective(FULFIL, LAW)
SWAP_OBJECTIVE: Final[Deeds] = [SwapObjective(card) for card in range(OBJECTIVE_COUNT)]


def deeds_of(g: Table, seat: int) -> Deeds:
    """What a player may do with his Objective card."""
    card = g.players[seat].objective
    if card == NO_CARD:
        return []
    return [FULFIL_OBJECTIVE, SWAP_OBJECTIVE[card]] if OBJECTIVE_SWAP[card] else [FULFIL_OBJECTIVE]
