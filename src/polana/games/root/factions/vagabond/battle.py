"""The Vagabond in battle: swords for warriors, items for losses (9.2.4, 9.2.6, 9.2.7), and allies (9.2.9.II.c, d)."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import Battle, side_of, why_not_battle
from polana.games.root.components import NONE, SWORD
from polana.games.root.factions.vagabond import asks
from polana.games.root.factions.vagabond.items import (
    damage,
    damage_items,
    pack_words,
    place_in_pack,
    undamaged,
)
from polana.games.root.factions.vagabond.relations import HOSTILE, IN_FOREST, allies_at, make_hostile
from polana.games.root.factions.vagabond.side import DAMAGED, VagabondSide
from polana.games.root.lending import Loan
from polana.games.root.removal import Loss
from polana.games.root.state import Side, State
from polana.games.root.words import PASS, piece_word
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal

NO_SWORD: Final = Refusal("9.5.2", "why-root-vagabond-no-sword")


def why_not_fight(g: State, own: VagabondSide) -> Refusal | None:
    """9.5.2: a sword, and an enemy in the pawn's clearing."""
    if own.in_forest:
        return IN_FOREST
    return why_not_battle(g, own, own.pawn) if own.pack[SWORD] else NO_SWORD


def choose_ally(g: State, own: VagabondSide, b: Battle) -> Flow[None]:
    """9.2.9.II.c: as attacker he may treat the warriors of one Allied faction as his own, not against that faction."""
    own.hurt = 0
    if b.attacker is not own:
        return
    words = [side.rules.word for side in allies_at(g, own, b.where) if side is not b.defender]
    if not words:
        return
    word = yield asks.fight_with(own, words, b.where)
    if word is not PASS:
        b.loans.append(Loan(side_of(g, word), own, warriors=True))


def ally_of(own: VagabondSide, b: Battle) -> Side | None:
    """The side whose warriors he treats as his own in this battle."""
    for loan in b.loans:
        if loan.warriors and loan.borrower is own:
            return loan.lender
    return None


def take_hits(g: State, own: VagabondSide, b: Battle, hits: int) -> Flow[list[Loss]]:
    """9.2.7, 9.2.9.II.d: an item for each hit, or a warrior of the ally; what cannot be taken is ignored."""
    ally = ally_of(own, b)
    allied = 0 if ally is None else ally.warriors[b.where]
    if not allied:
        yield from damage_items(g, own, hits, "9.2.7")
        return []
    lost = 0
    for due in range(min(hits, undamaged(own) + allied), 0, -1):
        words = pack_words(own, 0, DAMAGED)
        if lost < allied:
            words.append(piece_word("warrior"))
        word = yield asks.hit(own, words, due)
        if word.kind == "piece":
            lost += 1
        else:
            damage(g, own, place_in_pack(word), "9.2.7")
    return [Loss(ally, b.where, NONE, lost, own, own)] if lost and ally is not None else []


def part_from_ally(g: State, own: VagabondSide, b: Battle) -> None:
    """9.2.9.II.d: an ally that lost more warriors than he damaged items becomes Hostile when the battle is over."""
    ally = ally_of(own, b)
    if ally is None:
        return
    lost = 0
    for loss in b.losses:
        if loss.owner is ally:
            lost += loss.count
    if lost > own.hurt and own.relations[ally.index] != HOSTILE:
        make_hostile(g, own, ally, "9.2.9.II.d")
