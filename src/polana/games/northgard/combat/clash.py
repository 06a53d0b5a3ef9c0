"""A combat as everybody at the table sees it: plain data in the state while it is fought (NG.combat).

The rules count in its two tallies and write down beside them how far they have come, before they tell it. It is in the
view, and each line of the combat carries how it stood then. All of it is public.
"""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard.combat.tally import Tally
from polana.games.northgard.components import CREATURES, FACE_NAMES
from polana.games.northgard.view import ClashView, OutcomeView, PartyView, SourceView, Stage, Verdict
from polana.games.northgard.words import LAND
from polana.kernel.news import Glimpse

NOBODY: Final = -1

#: How far it has come (NG.combat.1 to .7).
UNITS: Final = 0
FOOD: Final = 1
DICE: Final = 2
TOTALS: Final = 3
LOSSES: Final = 4
OVER: Final = 5
STAGES: Final[tuple[Stage, ...]] = ("units", "food", "dice", "totals", "losses", "over")

#: Why it ended as it did (NG.combat.5).
UNDECIDED: Final = 0
NOBODY_LEFT: Final = 1  # on either side
WIPED: Final = 2  # the loser has nobody left, and fewer points
DESPITE: Final = 3  # the loser has nobody left, and would have won by points
TIE: Final = 4  # which the defender wins
HIGHER: Final = 5
VERDICTS: Final[tuple[Verdict | None, ...]] = (None, "nobody", "wiped", "despite", "tie", "higher")

UNHURT: Final = Tally()

ATTACKER: Final = 0
DEFENDER: Final = 1

#: What an answer that is being asked for would change.
NOTHING: Final = 0
FOOD_SPENT: Final = 1  # one point for each food
AXE_OR_WOUND: Final = 2  # a point or a wound


@final
class Clash:
    """Who fights whom, where, what counts for each and how it ends. A creature fights for nobody."""

    __slots__ = (
        "asked", "cancelled", "creature", "faces", "figures", "land", "purse", "seats", "stage", "tallies", "verdict",
        "winner",
    )  # fmt: skip

    def __init__(self, land: int, seats: list[int], tallies: list[Tally], figures: list[int], creature: int) -> None:
        self.land: int = land
        #: Attacker and defender; NOBODY for a creature.
        self.seats: list[int] = seats
        self.tallies: list[Tally] = tallies
        #: How many figures each has there; a creature has none to lose.
        self.figures: list[int] = figures
        #: The creature that fights, or -1.
        self.creature: int = creature
        self.stage: int = UNITS
        #: The faces that each has rolled. Replaced, never changed.
        self.faces: list[list[int]] = [[], []]
        #: Wounds that a card spares the attacker.
        self.cancelled: int = 0
        #: The side that has won; NOBODY while that is open, or if nobody has.
        self.winner: int = NOBODY
        self.verdict: int = UNDECIDED
        #: What whoever is asked decides, which side he is, and the food that he has.
        self.asked: tuple[int, int] = (NOTHING, ATTACKER)
        self.purse: int = 0

    def side_of(self, seat: int) -> int:
        return ATTACKER if self.seats[ATTACKER] == seat else DEFENDER

    def rolled(self, side: int, face: int) -> None:
        self.stage = DICE
        self.faces = [[face] if each == side else self.faces[each] for each in (ATTACKER, DEFENDER)]

    def decided(self, winner: int, wiped: bool) -> None:
        """NG.combat.5: it is over. `wiped`: the loser had nobody left, whatever the points."""
        self.stage, self.winner = OVER, winner
        one, two = self.tallies[ATTACKER].points(), self.tallies[DEFENDER].points()
        if winner == NOBODY:
            self.verdict = NOBODY_LEFT
        elif wiped:
            self.verdict = WIPED if winner == (ATTACKER if one > two else DEFENDER) else DESPITE
        else:
            self.verdict = TIE if one == two else HIGHER

    def copy(self) -> Clash:
        tallies = [tally.copy() for tally in self.tallies]
        twin = Clash(self.land, self.seats, tallies, self.figures.copy(), self.creature)
        twin.stage = self.stage
        twin.faces = self.faces
        twin.cancelled = self.cancelled
        twin.winner = self.winner
        twin.verdict = self.verdict
        twin.asked = self.asked
        twin.purse = self.purse
        return twin


# --- how it is seen ---------------------------------------------------------------------------------------------------


@final
class ClashGlimpse(Glimpse):
    """A combat as it stood with a line of the log."""

    __slots__ = ("clash",)

    def __init__(self, clash: Clash) -> None:
        super().__init__()
        self.clash: Clash = clash.copy()

    def look(self) -> ClashView:
        return clash_view(self.clash)


def clash_view(clash: Clash) -> ClashView:
    return {
        "land": LAND[clash.land].text,
        "stage": STAGES[clash.stage],
        "attacker": _party(clash, ATTACKER),
        "defender": _party(clash, DEFENDER),
        "points": _points(clash),
        "wounds": _wounds(clash),
        "winner": None if clash.winner == NOBODY else clash.winner,
        "verdict": VERDICTS[clash.verdict],
        "outcomes": _outcomes(clash),
    }


def _party(clash: Clash, side: int) -> PartyView:
    tally, seat = clash.tallies[side], clash.seats[side]
    return {
        "seat": None if seat == NOBODY else seat,
        "creature": f"creature:{CREATURES[clash.creature]}" if seat == NOBODY else None,
        "figures": clash.figures[side],
        "dice": [FACE_NAMES[face] for face in clash.faces[side]],
        "points": tally.points(),
        "wounds": _suffers(clash, side),
    }


def _suffers(clash: Clash, side: int) -> int:
    """The wounds that a side takes as things stand; a creature takes none (NG.creatures.combat.step5.2)."""
    if clash.seats[side] == NOBODY:
        return 0
    return clash.tallies[1 - side].wounds() - (clash.cancelled if side == ATTACKER else 0)


def _source(name: str, law: str, attacker: int, defender: int) -> SourceView:
    return {"name": name, "law": law, "attacker": attacker, "defender": defender}


def _points(clash: Clash) -> list[SourceView]:
    """Where the points of both come from, in the order of the rules; what brings neither anything is left out."""
    one, two = clash.tallies
    sources = [
        _source("units", "NG.combat.1", one.units, two.units),
        _source("kaija", "NG.clans.bear.3", one.kaija, two.kaija),
        _source("card", "NG.move.4", one.card, two.card),
        _source("clan", "NG.combat.2", one.clan, two.clan),
        _source("fortress", "NG.buildings.fortress", one.fortress, two.fortress),
        _source("food", "NG.combat.3", one.food, two.food),
        _source("die", "NG.combat.4", one.die, two.die),
        _source("thrown", "NG.move.4", one.thrown, two.thrown),
    ]
    rolled = clash.faces != [[], []]
    return [
        source
        for source in sources
        if source["attacker"] or source["defender"] or source["name"] == "units" or (source["name"] == "die" and rolled)
    ]


def _wounds(clash: Clash) -> list[SourceView]:
    """Where the wounds come from that each takes, and what a card spares."""
    # A creature takes none (NG.creatures.combat.step5.2).
    one, two = [UNHURT if clash.seats[1 - side] == NOBODY else clash.tallies[side] for side in (ATTACKER, DEFENDER)]
    sources = [
        _source("die-wounds", "NG.combat.4", two.die_wounds, one.die_wounds),
        _source("thrown-wounds", "NG.move.4", two.thrown_wounds, one.thrown_wounds),
        _source("tower-wounds", "NG.buildings.tower", two.tower_wounds, one.tower_wounds),
        _source("cancelled", "NG.move.4", -clash.cancelled, 0),
    ]
    return [source for source in sources if source["attacker"] or source["defender"]]


def _outcomes(clash: Clash) -> list[OutcomeView]:
    """What each answer to the question that is being asked would bring."""
    what, side = clash.asked
    points = clash.tallies[side].points()
    if what == FOOD_SPENT:
        most = min(clash.purse, clash.figures[side])
        return [
            {"answer": f"count:{food}", "figures": {"points": points + food, "left": clash.purse - food}}
            for food in range(most + 1)
        ]
    if what == AXE_OR_WOUND:
        wounds = clash.tallies[side].wounds()
        return [
            {"answer": "axe", "figures": {"points": points + 1, "wounds": wounds}},
            {"answer": "wound", "figures": {"points": points, "wounds": wounds + 1}},
        ]
    return []
