"""What always holds, for tests: pieces, cards and items are conserved, limits are kept."""

from __future__ import annotations

from typing import Final

from polana.games.root.components import CARDS, NONE
from polana.games.root.control import free_slots, work_out_ruler
from polana.games.root.effects.base import EFFECTS
from polana.games.root.hirelings.side import hireling
from polana.games.root.setup import CHOOSE_FACTIONS, LAY_OUT, LAY_OUT_ADVANCED, PREPARE, whole_deck
from polana.games.root.state import Side, State
from polana.games.root.woodland import relics
from polana.games.root.woodland.maps import CLEARINGS, PLACES

#: 9.7.1: of items under the ruins.
MOST_SETS: Final = 2


def check(g: State) -> None:
    if g.table in (PREPARE, CHOOSE_FACTIONS, LAY_OUT, LAY_OUT_ADVANCED):
        return
    for side in g.sides:
        check_pieces(g, side)
        side.rules.check(g, side)
    for side in g.hirelings:
        check_card(side)
    check_cards(g)
    check_map(g)


def check_pieces(g: State, side: Side) -> None:
    """1.5.1."""
    rules = side.rules
    held = 0
    for other in g.sides:
        held += other.rules.warriors_held(g, other, side)
        for card in other.play:
            held += effect_holds(g, other, card, side)
    warriors = side.supply + sum(side.warriors) + rules.warriors_elsewhere(g, side) + held
    assert warriors == rules.warriors, f"{rules.name}: {warriors} warriors, not {rules.warriors}"
    assert min(side.warriors) >= 0 <= side.supply, f"{rules.name}: negative warriors"
    assert min(side.cardboard, default=0) >= 0, f"{rules.name}: negative pieces"
    for kind, piece in enumerate(rules.pieces):
        total = side.left[kind] + side.on_map(kind) + rules.gone(g, side, kind)
        assert total == piece.total, f"{rules.name}: {total} {piece.name}, not {piece.total}"
        assert side.left[kind] >= 0, f"{rules.name}: more {piece.name} on the map than there are"
    for where in range(PLACES):
        buildings = sum(side.at(kind, where) for kind, piece in enumerate(rules.pieces) if piece.building)
        tokens = sum(side.at(kind, where) for kind, piece in enumerate(rules.pieces) if not piece.building)
        assert buildings == side.buildings[where], f"{rules.name}: buildings miscounted in {where}"
        assert tokens == side.tokens[where], f"{rules.name}: tokens miscounted in {where}"
    assert min(*side.items, *side.exhausted) >= 0, f"{rules.name}: negative items"
    assert side.score >= 0, f"{rules.name}: score {side.score}"
    crafting = sum(piece.total for piece in rules.pieces)
    assert 0 <= min(side.activated) <= max(side.activated) <= crafting, f"{rules.name}: crafting pieces miscounted"
    assert len(side.play) == len(set(side.play)), f"{rules.name}: two equal effects in play (4.1.4)"


def check_card(side: Side) -> None:
    """What lies on the card of a hireling."""
    own = hireling(side)
    assert own.control >= 0, f"{side.rules.name}: negative markers"
    assert own.on_card >= 0, f"{side.rules.name}: negative warriors"


def effect_holds(g: State, holder: Side, card: int, owner: Side) -> int:
    return EFFECTS[card].warriors_held(g, holder, owner)


def check_cards(g: State) -> None:
    """54 cards, or 50 with two players."""
    cards = g.deck + g.discard + g.available + g.shown
    for side in g.sides:
        cards = cards + side.hand + side.play + side.revealed + side.rules.cards_elsewhere(g, side)
        if side.dominance != NONE:
            cards.append(side.dominance)
    for site in g.landmarks:
        cards = cards + site.cards
    all_cards = whole_deck(g)
    if sorted(cards) != sorted(all_cards):
        wrong = [card for card in range(len(CARDS)) if cards.count(card) != all_cards.count(card)]
        counts = [f"{cards.count(card)} {CARDS[card].name}, not {all_cards.count(card)}" for card in wrong]
        raise AssertionError(f"cards are not conserved: {', '.join(counts)}")


def check_map(g: State) -> None:
    for where in range(CLEARINGS):
        assert free_slots(g, where) >= 0, f"more buildings than slots in clearing {where + 1}"
        assert g.ruled[where] == work_out_ruler(g, where), f"stale ruler in clearing {where + 1}"
    assert min(g.items) >= 0, "more items taken than there were"
    assert all(ruin in (0, 1) for ruin in g.ruins), "a clearing has one ruin or none"
    assert 0 <= g.ruin_sets <= MOST_SETS, f"{g.ruin_sets} sets of items under the ruins"
    for site in g.landmarks:
        assert 0 <= site.where < CLEARINGS, f"the {site.rules.name} does not lie in a clearing"
        assert min(site.items, default=0) >= 0, f"more items taken from the {site.rules.name} than there were"
    relics.check(g)
