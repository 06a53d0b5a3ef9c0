"""The Keepers in Iron (15)."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import Battle
from polana.games.root.components import CARDS, NONE
from polana.games.root.control import is_enemy
from polana.games.root.deed import OwnDeeds
from polana.games.root.factions.base import AnyFaction, Faction
from polana.games.root.factions.keepers import birdsong, daylight, evening, relics, setup
from polana.games.root.factions.keepers import news as told
from polana.games.root.factions.keepers.side import (
    COLUMNS,
    FACES,
    KINDS,
    MOST_CARDS,
    NOTATION,
    VALUES,
    WAYSTATIONS,
    KeepersSide,
    relic_kind,
)
from polana.games.root.factions.keepers.view import KeepersBoard, RetinueColumn, WaystationView
from polana.games.root.factions.keepers.words import RETINUE_WORDS, TROPHY
from polana.games.root.removal import Loss, Removal, Trigger
from polana.games.root.state import IN_PLAY, Relic, Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.relics import RELICS
from polana.games.root.words import place_word
from polana.kernel.flow import Flow
from polana.kernel.notation import Notation


class Keepers(Faction[KeepersSide]):
    """15: knights who delve for relics in the forests and recover them at their waystations."""

    def __init__(self) -> None:
        super().__init__("keepers")

    def new_side(self, index: int) -> Side:
        return KeepersSide(self, index)

    # --- rules and abilities (15.2) ---------------------------------------------------------------------------------

    def crafting_pieces(self, g: State, me: KeepersSide) -> list[int]:
        """15.2.3: waystations of any type."""
        return list(range(WAYSTATIONS))

    def before_battle(self, g: State, me: KeepersSide, battle: Battle) -> Flow[None]:
        """15.2.4: the first hit of this battle is still to come."""
        me.ignored = False
        yield from ()

    def hits_due(self, g: State, me: KeepersSide, battle: Battle, hits: int) -> int:
        """15.2.4: Devout Knights: with a relic and a warrior there the first hit is ignored."""
        if hits <= 0 or me.ignored or not me.tokens[battle.where] or not me.warriors[battle.where]:
            return hits
        me.ignored = True
        told.devout(g, me)
        return hits - 1

    def moved(self, g: State, me: KeepersSide, origin: int, destination: int, count: int) -> Flow[None]:
        """15.2.4: Devout Knights: relics go along."""
        return relics.carry(g, me, origin, destination, count)

    def lose(self, g: State, me: KeepersSide, loss: Loss, removal: Removal) -> None:
        """15.2.5: a relic is worth one more point; it waits for a forest. A waystation returns to the board."""
        if loss.kind < WAYSTATIONS:
            if loss.kind != NONE:
                me.faces[loss.kind] = NONE
            super().lose(g, me, loss, removal)
            return
        relics.lost_in(g, me, loss.kind, loss.where, loss.count)
        remover = loss.remover
        if remover is not None and remover.rules.plays and is_enemy(remover, me):
            removal.points.append((remover, loss.count))

    def reactions(self, g: State, me: KeepersSide, removal: Removal) -> list[Trigger]:
        """15.2.5: Prized Trophies, relic by relic; a trigger counts the kind of relic."""
        return [
            Trigger(me, TROPHY, loss.where, loss.kind, loss.remover)
            for loss in removal.losses
            if loss.owner is me and loss.kind >= WAYSTATIONS
            for _ in range(loss.count)
        ]

    def react(self, g: State, me: KeepersSide, trigger: Trigger) -> Flow[None]:
        """15.2.5."""
        return relics.back_to_forest(g, me, trigger)

    # --- setup (15.3) and the turn (15.4 to 15.6) -------------------------------------------------------------------

    def setup(self, g: State, me: KeepersSide) -> Flow[None]:
        """15.3."""
        return setup.set_up(g, me)

    def setup_advanced(self, g: State, me: KeepersSide) -> Flow[None]:
        """A.8.2."""
        return setup.set_up_by_card(g, me)

    def begin_turn(self, g: State, me: KeepersSide) -> None:
        me.step = 0
        me.encamped = 0
        me.decamped = 0
        me.acting = False
        me.column = 0
        me.waiting = []
        me.waiting_retainers = 0
        me.lived = False
        me.gathered = False

    def birdsong(self, g: State, me: KeepersSide) -> Flow[bool]:
        """15.4."""
        return birdsong.birdsong(g, me)

    def daylight(self, g: State, me: KeepersSide) -> Flow[bool]:
        """15.5."""
        return daylight.daylight(g, me)

    def deeds_in(self, g: State, me: KeepersSide, phase: int) -> OwnDeeds[KeepersSide]:
        return [birdsong.BIRDSONG, daylight.all_deeds(me), evening.GATHERING][phase]

    def evening(self, g: State, me: KeepersSide) -> Flow[bool]:
        """15.6."""
        return evening.evening(g, me)

    def evening_draws(self, g: State, me: KeepersSide) -> int:
        """15.6.3: one, and one for each waystation on the map."""
        return 1 + me.stations_on_map

    # --- sight and invariants ---------------------------------------------------------------------------------------

    def view(self, g: State, me: KeepersSide, reader: int) -> KeepersBoard:
        """All of it is open."""
        return {
            "kind": "keepers",
            "retinue": [column_view(me, column) for column in range(COLUMNS)],
            "column": me.column,
            "most": MOST_CARDS,
            "waystations": [station_view(me, tile) for tile in range(WAYSTATIONS)],
            "tracks": {RELICS[kind]: track[:] for kind, track in enumerate(me.tracks)},
            "columns_filled": min([len(track) for track in me.tracks]),
            "devout": labels([bool(me.tokens[at] and me.warriors[at]) for at in range(CLEARINGS)]),
            "crowded": labels([me.warriors[at] >= evening.TOO_MANY for at in range(CLEARINGS)]),
            "encamped": labels([bool(me.encamped >> at & 1) for at in range(CLEARINGS)]),
            "decamped": labels([bool(me.decamped >> at & 1) for at in range(CLEARINGS)]),
            "gathered": me.gathered,
        }

    def cards_elsewhere(self, g: State, me: KeepersSide) -> list[int]:
        return [card for column in me.retinue for card in column]

    def notation(self) -> Notation:
        return NOTATION

    def settle_position(self, g: State, me: KeepersSide, told: list[str]) -> None:
        relics.settle(g, me)

    def check(self, g: State, me: KeepersSide) -> None:
        assert me.retinue_size <= MOST_CARDS, "the Retinue is overfull"
        assert birdsong.ENCAMPING <= me.step <= birdsong.RECRUITING, "Birdsong has no such step"
        assert min(me.retainers) >= 0, "negative Retainers"
        assert 0 <= me.waiting_retainers <= max(me.retainers), "more Retainers wait than there are"
        for tile in range(WAYSTATIONS):
            shows = me.faces[tile]
            assert shows in FACES[tile] if not me.left[tile] else shows == NONE, "a waystation shows a wrong face"
        if not g.relics or g.table != IN_PLAY:
            return
        away = sorted(relic_kind(relic) for relic in g.relics if relic.where == NONE)
        home = [relic_kind(Relic(kind, value)) for kind, track in enumerate(me.tracks) for value in track]
        assert away == sorted(home + me.trophies), "relics off the map are not those of the tracks"
        for kind in range(len(RELICS)):
            values = sorted(relic.value for relic in g.relics if relic.kind == kind)
            assert values == VALUES, f"the relics of type {RELICS[kind]} are not conserved"
        for where in range(CLEARINGS):
            lying = [relic_kind(relic) for relic in g.relics if relic.where == where]
            for kind in range(WAYSTATIONS, KINDS):
                same = lying.count(kind) == me.at(kind, where)
                assert same, f"relics and tokens differ in clearing {where + 1}"


def labels(marked: list[bool]) -> list[str]:
    """The numbers of the clearings that are marked."""
    return [place_word(where).label for where, mark in enumerate(marked) if mark]


def column_view(own: KeepersSide, column: int) -> RetinueColumn:
    waiting, waiting_retainers = own.waiting_in(column)
    return {
        "action": RETINUE_WORDS[column].label,
        "cards": [CARDS[card].name for card in own.retinue[column]],
        "retainers": own.retainers[column],
        "waiting": [CARDS[card].name for card in waiting],
        "waiting_retainers": waiting_retainers,
    }


def station_view(own: KeepersSide, tile: int) -> WaystationView:
    shows = own.faces[tile]
    return {
        "piece": own.rules.pieces[tile].name,
        "faces": [RELICS[kind] for kind in FACES[tile]],
        "where": None if shows == NONE else place_word(own.where(tile)[0]).label,
        "shows": None if shows == NONE else RELICS[shows],
    }


#: What this folder brings to the table.
FACTIONS: Final[list[AnyFaction]] = [Keepers()]
