"""Northgard: what a flow did alone, a card does in a turn, or a phase of the year once everybody has passed."""

from __future__ import annotations

from typing import Any

from polana.games.northgard import game
from polana.games.northgard.components import CARD_ACTIONS, CARDS
from polana.games.northgard.state import ACTIONS, END_OF_YEAR, Table
from polana.kernel import position
from polana.kernel.errors import PolanaError
from polana.kernel.game import Setup
from tests.examples.retold import Retelling
from tests.northgard.bench import Bench

#: Functions of the benches that carry out an action, and what the action is called.
ACTS = {"moving": "move", "exploring": "explore", "recruiting": "recruit", "building": "build", "drawing": "draw"}
#: Those that carry out a phase that follows the actions.
PHASES = ("harvest", "reaping", "trading", "acting")
#: How many cards are tried that show the action.
CARDS_TRIED = 8


def retold(state: Table, setup: Setup, name: str, given: dict[str, Any]) -> list[Retelling]:
    """`name` is the function whose flow it was, `given` what it was called with."""
    if name in ACTS:
        return by_card(state, setup, ACTS[name], given)
    if name in PHASES:
        return [each for seat in range(len(state.players)) for each in by_passing(state, setup, seat)]
    if name == "end_of_year":
        table = state.copy()
        table.phase = END_OF_YEAR
        return written(table, setup, [])
    return []


def by_card(state: Table, setup: Setup, act: str, given: dict[str, Any]) -> list[Retelling]:
    seat, action = given.get("seat", 0), given.get("card")
    showing = [CARDS[at] for at, actions in enumerate(CARD_ACTIONS) if any(one is action for one in actions)]
    if not showing:
        alike = [at for at, actions in enumerate(CARD_ACTIONS) if actions and actions[0].do == act]
        showing = [CARDS[at] for at in sorted(alike, key=lambda at: (CARD_ACTIONS[at][0].n, len(CARDS[at])))]
    found: list[Retelling] = []
    for name in showing[:CARDS_TRIED]:
        t = Bench(state.copy(), setup)
        own = t.player(seat)
        try:
            if CARDS.index(name) not in own.hand:
                own.hand.append(t._take(own, own.deck, name))
        except AssertionError:
            continue  # another holds it
        for player in t.g.players:
            # The turn ends with a question to the next player, not with the year.
            if player.deck and (not player.hand or (player is own and len(own.hand) < 2)):
                player.hand.append(player.deck.pop())
        t.g.phase, t.g.turn = ACTIONS, seat
        found += written(t.g, setup, [], (f"card:{name}", act, "done", "no", "skip"))
    return found


def by_passing(state: Table, setup: Setup, seat: int) -> list[Retelling]:
    table = state.copy()
    table.phase, table.turn = ACTIONS, seat
    for player in table.players:
        player.passed = player.seat != seat
    own = table.players[seat]
    if not own.hand and own.deck:
        own.hand.append(own.deck.pop())
    return written(table, setup, [(seat, "pass")])


def written(
    table: Table, setup: Setup, before: list[tuple[int, str]], between: tuple[str, ...] = ("done", "no", "skip")
) -> list[Retelling]:
    try:
        return [Retelling(position.write(game, game.setup(setup.seats, setup.options), table), before, between)]
    except (PolanaError, ValueError, AssertionError):
        return []
