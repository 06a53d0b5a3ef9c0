"""Relics (15.2.1): out of the forest into a clearing, along with warriors, onto the track, back into a forest."""

from __future__ import annotations

from polana.games.root.components import NONE
from polana.games.root.factions.keepers import asks
from polana.games.root.factions.keepers import news as told
from polana.games.root.factions.keepers.side import (
    KINDS,
    WAYSTATIONS,
    KeepersSide,
    relic_in,
    relic_kind,
    type_of,
    value_of,
)
from polana.games.root.pieces import bring_piece, lift_piece, put_piece, return_pieces
from polana.games.root.removal import Trigger
from polana.games.root.state import Relic, State
from polana.games.root.woodland.maps import CLEARINGS, FIRST_FOREST, PLACES
from polana.games.root.woodland.relics import put_relic, turn_up
from polana.games.root.words import DONE, place_of, place_word
from polana.kernel.flow import Flow
from polana.kernel.notation import bad


def bring_in(g: State, own: KeepersSide, relic: Relic, where: int) -> None:
    """15.5.2.II.a: a relic comes out of a forest into a clearing, where its value shows."""
    forest = relic.where
    turn_up(g, relic)
    kind = relic_kind(relic)
    put_relic(g, relic, where)
    bring_piece(g, own, kind, where)
    told.delved(g, own, kind, forest, where)


def carry(g: State, own: KeepersSide, origin: int, destination: int, count: int) -> Flow[None]:
    """15.2.4: one relic may go along with each warrior that moves."""
    if destination >= CLEARINGS:
        return
    for _ in range(count):
        kinds = own.relics_at(origin)
        if not kinds:
            return
        word = yield asks.carry(own, [own.rules.pieces[kind].word for kind in kinds], destination)
        if word is DONE:
            return
        for kind in kinds:
            if own.rules.pieces[kind].word is word:
                put_relic(g, relic_in(g, origin, kind), destination)
                lift_piece(g, own, kind, origin)
                put_piece(g, own, kind, destination)
                told.carried(g, own, kind, origin, destination)


def take_home(g: State, own: KeepersSide, kind: int, where: int) -> int:
    """15.5.2.III.a: a relic goes to the leftmost free space of its type; says in which column that is."""
    put_relic(g, relic_in(g, where, kind), NONE)
    lift_piece(g, own, kind, where)
    return_pieces(own, kind, 1)
    track = own.tracks[type_of(kind)]
    track.append(value_of(kind))
    return len(track) - 1


def lost_in(g: State, own: KeepersSide, kind: int, where: int, count: int) -> None:
    """15.2.5: relics that were removed wait for the forest that is chosen for them."""
    return_pieces(own, kind, count)
    for _ in range(count):
        put_relic(g, relic_in(g, where, kind), NONE)
        own.trophies.append(kind)


def back_to_forest(g: State, own: KeepersSide, trigger: Trigger) -> Flow[None]:
    """15.2.5: whoever removed a relic places it face up in any forest; if nobody did, the player on turn (1.1.3)."""
    chooser = trigger.other or g.current
    kind = trigger.count
    forests = [place_word(FIRST_FOREST + number) for number in range(g.woodland.forests)]
    word = yield asks.trophy(chooser, forests, own.rules.pieces[kind].word)
    forest = place_of(word)
    own.trophies.remove(kind)
    put_relic(g, relic_in(g, NONE, kind), forest)
    told.trophy(g, chooser, kind, own, forest)


def settle(g: State, own: KeepersSide) -> None:
    """A position was read: a relic in a clearing is a token there, and there is no such token without its relic."""
    for relic in g.relics:
        relic.face_up = relic.face_up or 0 <= relic.where < CLEARINGS  # 15.5.2.II.a its value shows
    for where in range(CLEARINGS):
        lying = [relic_kind(relic) for relic in g.relics if relic.where == where]
        for kind in range(WAYSTATIONS, KINDS):
            count = lying.count(kind)
            piece = own.rules.pieces[kind].name
            if own.at(kind, where) > count:
                raise bad(f"sides.{own.index}.pieces.{piece}.{where + 1}", "no such relic lies there (`relics`)")
            missing = count - own.at(kind, where)
            own.cardboard[kind * PLACES + where] += missing
            own.tokens[where] += missing
            own.left[kind] -= missing
