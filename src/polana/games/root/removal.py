"""Removing pieces (1.5.4, G.1.27, 3.2.1): everything leaves first, then points are scored, then triggers resolve.

One `Removal` is all that one effect removes at once: both sides' losses of a battle are one removal, so are the pieces
in four clearings that a card removes. The order of what it triggers is chosen by the current player (1.1.3); in battle
each player orders what the loss of his own pieces has triggered (4.3.4).
"""

from __future__ import annotations

from typing import final

from polana.games.root import asks
from polana.games.root import news as told
from polana.games.root.components import NONE
from polana.games.root.control import is_enemy, is_safe_from
from polana.games.root.effects.base import EFFECTS
from polana.games.root.lending import enemy_warriors
from polana.games.root.pieces import lift_piece, lift_warriors, place_piece, place_warriors
from polana.games.root.score import score_together
from polana.games.root.state import Side, Site, State
from polana.games.root.words import place_word
from polana.kernel.flow import Flow, distinct
from polana.kernel.word import Word


@final
class Loss:
    """Some pieces of one kind that leave one clearing."""

    def __init__(
        self, owner: Side, where: int, kind: int, count: int, remover: Side | None, fought_for: Side | None = None
    ) -> None:
        self.owner: Side = owner
        self.where: int = where
        #: The kind of building or token, or NONE for warriors.
        self.kind: int = kind
        self.count: int = count
        #: Who removes them, scores for them, and is held responsible. None: nobody (a cost, a limit).
        self.remover: Side | None = remover
        #: How many of them have not gone to the supply and cannot be brought back (14.2.2).
        self.apart: int = 0
        #: The side for which they fought: not the owner's if they were lent in battle (11.2.7.III.b).
        self.fought_for: Side = owner if fought_for is None else fought_for


@final
class Removal:
    """All that one effect removes at once."""

    def __init__(self, losses: list[Loss], law: str, battle: bool = False) -> None:
        self.losses: list[Loss] = losses
        self.law: str = law
        #: Was it in battle? By hits, that is.
        self.battle: bool = battle
        #: Are the pieces replaced by others (G.1.30)? Then no card catches them on their way to the supply.
        self.replaced: bool = False
        #: The kind of building or token that the remover places in the spot of the one that leaves; NONE: none.
        self.successor: int = NONE
        #: Clearings from which an effect removed "all enemy pieces", and whose effect it was (9.2.2.I).
        self.swept: list[int] = []
        self.sweeper: Side | None = None
        #: Points that the removers score: 1 for each building and token (3.2.1). `lose` and `removed` may add to it.
        self.points: list[tuple[Side, int]] = []

    def warriors_of(self, owner: Side, where: int) -> int:
        """How many warriors a side loses in a clearing."""
        return sum(loss.count for loss in self.losses if loss.owner is owner and loss.where == where and loss.kind < 0)

    def removers(self) -> list[Side]:
        """The sides that remove something, each once."""
        found: list[Side] = []
        for loss in self.losses:
            if loss.remover is not None and loss.remover not in found:
                found.append(loss.remover)
        return found

    def cardboard_by(self, remover: Side) -> int:
        """How many buildings and tokens a side removes."""
        return sum(loss.count for loss in self.losses if loss.remover is remover and loss.kind >= 0)


@final
class Trigger:
    """Something that a removal or a move has triggered and that waits for its turn."""

    def __init__(self, side: Side, word: Word, where: int, count: int = 0, other: Side | None = None) -> None:
        #: Whose rule it is: `side.rules.react` carries it out.
        self.side: Side = side
        #: Which rule (`trigger:...`).
        self.word: Word = word
        self.where: int = where
        self.count: int = count
        #: The other side concerned: who removed, who moved.
        self.other: Side | None = other
        #: A landmark by which a move went, if it is its doing, and the sides that moved.
        self.site: Site | None = None
        self.movers: list[Side] = []


def remove(g: State, removal: Removal) -> Flow[None]:
    """1.5.4: all pieces leave, then whatever that triggers is resolved."""
    if len(g.sides) > g.playing:
        removal.losses = [loss for loss in removal.losses if not is_spared(g, loss)]
    for loss in removal.losses:
        _leave(g, loss)
    for loss in removal.losses:
        loss.owner.rules.lose(g, loss.owner, loss, removal)
        remover = loss.remover
        if loss.kind != NONE and remover is not None and remover.rules.plays and is_enemy(remover, loss.owner):
            removal.points.append((remover, loss.count))  # 3.2.1
    for side in removal.removers():
        side.rules.removed(g, side, removal)
    for site in g.landmarks:
        site.rules.removed(g, site, removal)
    if removal.successor != NONE:
        _succeed(g, removal)
    if removal.points:
        score_together(g, removal.points, "3.2.1")
    triggers: list[Trigger] = []
    for side in g.everyone(g.turn):
        triggers.extend(side.rules.reactions(g, side, removal))
    if triggers:
        yield from resolve(g, triggers, removal.battle)


def _succeed(g: State, removal: Removal) -> None:
    """G.1.30: the remover's piece takes the spot, if the other has left it."""
    for loss in removal.losses:
        if loss.remover is not None:
            place_piece(g, loss.remover, removal.successor, loss.where, removal.law)


def is_spared(g: State, loss: Loss) -> bool:
    """What "cannot" be removed stays, whatever else says otherwise (1.1.2)."""
    return loss.remover is not None and is_safe_from(g, loss.owner, loss.remover, loss.where)


def _leave(g: State, loss: Loss) -> None:
    if loss.kind == NONE:
        lift_warriors(g, loss.owner, loss.where, loss.count)
    else:
        lift_piece(g, loss.owner, loss.kind, loss.where, loss.count)
    told.removed(g, loss.owner, loss.kind, loss.count, loss.where)


def go_home(g: State, me: Side, count: int, removal: Removal) -> None:
    """G.1.27: removed warriors return to the supply, unless a card catches them; it cannot catch replaced ones."""
    if not removal.replaced:
        for side in g.sides:
            for card in side.play:
                if EFFECTS[card].catches_warriors(g, side, me, count):
                    return
    me.supply += count


def bring_back(g: State, me: Side, where: int, count: int, law: str) -> int:
    """Warriors that were just removed return to the map, even those that a card has caught on their way home."""
    for side in g.sides:
        for card in side.play:
            me.supply += EFFECTS[card].gives_back(g, side, me, count)
    me.rules.calls_back(g, me, count)
    return place_warriors(g, me, where, count, law)


def resolve(g: State, triggers: list[Trigger], battle: bool = False) -> Flow[None]:
    """1.1.3: one trigger after the other. In battle (4.3.4) each player orders his own."""
    pending = list(triggers)
    while pending:
        chooser = g.current
        among = pending
        if battle and len(pending) > 1:
            sides = distinct([trigger.side.rules.word for trigger in pending])
            word = sides[0]
            if len(sides) > 1:
                word = yield asks.trigger_side(chooser, sides, "1.1.3")
            among = [trigger for trigger in pending if trigger.side.rules.word is word]
            chooser = among[0].side
        chosen = yield from _next(chooser, among, "4.3.4" if battle else "1.1.3")
        pending.remove(chosen)
        if chosen.site is not None:
            chosen.site.rules.went_by(g, chosen.site, chosen.movers, chosen.where)
        else:
            yield from chosen.side.rules.react(g, chosen.side, chosen)


def _next(chooser: Side, pending: list[Trigger], law: str) -> Flow[Trigger]:
    """Which comes next: first by rule, then by faction, then by clearing, as far as they differ."""
    rest = pending
    if len(rest) > 1:
        words = distinct([trigger.word for trigger in rest])
        if len(words) > 1:
            word = yield asks.trigger(chooser, words, law)
            rest = [trigger for trigger in rest if trigger.word is word]
    if len(rest) > 1:
        words = distinct([trigger.side.rules.word for trigger in rest])
        if len(words) > 1:
            word = yield asks.trigger_side(chooser, words, law)
            rest = [trigger for trigger in rest if trigger.side.rules.word is word]
    if len(rest) > 1:
        words = distinct([place_word(trigger.where) for trigger in rest])
        if len(words) > 1:
            word = yield asks.trigger_where(chooser, words, law)
            rest = [trigger for trigger in rest if place_word(trigger.where) is word]
    return rest[0]


def sweep(g: State, me: Side, clearings: list[int], law: str) -> Flow[None]:
    """An effect of mine removes all enemy pieces from these clearings, all at once."""
    losses: list[Loss] = []
    for where in clearings:
        for side in g.sides:
            if is_enemy(me, side):
                losses.extend(everything(g, side, where, me))
    removal = Removal(losses, law)
    removal.swept = clearings
    removal.sweeper = me
    yield from remove(g, removal)


def everything(g: State, owner: Side, where: int, remover: Side | None) -> list[Loss]:
    """All pieces of a side in a clearing that can be removed. A pawn cannot (G.1.28)."""
    losses: list[Loss] = []
    if remover is not None and is_safe_from(g, owner, remover, where):
        return losses
    warriors = owner.rules.removable(g, owner, where)
    if remover is not None and owner.index in g.lenders:
        warriors = min(warriors, enemy_warriors(g, remover, owner, where))
    if warriors:
        losses.append(Loss(owner, where, NONE, warriors, remover))
    if owner.buildings[where] or owner.tokens[where]:
        for kind in range(len(owner.rules.pieces)):
            count = owner.at(kind, where)
            if count:
                losses.append(Loss(owner, where, kind, count, remover))
    return losses


def replace_warrior(g: State, me: Side, other: Side, where: int, law: str) -> Flow[None]:
    """G.1.30: one of the enemy's warriors leaves and one of mine takes its spot; then triggers resolve."""
    removal = Removal([Loss(other, where, NONE, 1, me)], law)
    removal.replaced = True
    if is_spared(g, removal.losses[0]):
        return
    place_warriors(g, me, where, 1, law)
    yield from remove(g, removal)
