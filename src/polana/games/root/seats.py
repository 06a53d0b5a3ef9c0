"""Who plays: seats decide, players score and take turns, sides have pieces.

| who | `rules.plays` | `side.seated` | `side.seat` | `side.controller` |
|---|---|---|---|---|
| a player at a seat | yes | yes | its own, equal to `index` | itself |
| an automaton (R.M): a player without a seat | yes | no | the next player's, who handles its pieces (R.M.4) | itself |
| a hireling that somebody controls (E.1) | no | no | its controller's | its controller |
| a hireling in the supply | no | no | that of the player on turn (1.1.3) | NONE |

`State.players`, `State.hirelings`, `State.in_turn_order` (players) and `State.everyone` (all sides) list them;
`State.player_of(side)` finds a hireling's controller. A question is put to `side.seat`; secrets are seen and matches
are won by the seat of a side that is `seated`; news names `side.who`.
"""

from __future__ import annotations

from polana.games.root.components import NONE
from polana.games.root.factions.base import AnyFaction
from polana.games.root.state import Side, State


def join(g: State, side: Side) -> None:
    """A side comes to the table: behind all others, or in the place of one that had no faction yet."""
    if side.index == len(g.sides):
        g.sides.append(side)
    else:
        g.sides[side.index] = side
    g.any_offers = g.any_offers or side.rules.makes_offers
    g.any_bars_leaving = g.any_bars_leaving or side.rules.may_bar_leaving


def add_player(g: State, rules: AnyFaction) -> Side:
    """R.M.1: a player without a seat joins, behind all others. There are no hirelings yet."""
    assert g.playing == len(g.sides), "players come before hirelings"
    side = rules.new_side(len(g.sides))
    join(g, side)
    g.playing += 1
    settle_seats(g)
    return side


def add_hireling(g: State, rules: AnyFaction) -> Side:
    """A.6.1: a hireling comes into the game; nobody controls it yet."""
    side = rules.new_side(len(g.sides))
    join(g, side)
    settle_seats(g)
    return side


def take_control(g: State, hireling: Side, player: Side | None) -> None:
    """E.1: a player gains control of a hireling; None: it goes to the supply."""
    hireling.controller = NONE if player is None else player.index
    settle_seats(g)
    hireling.rules.control_changed(g, hireling)


def settle_seats(g: State) -> None:
    """Find the seat for every side that has none of its own. Called when control changes, and when a turn begins."""
    if len(g.sides) == g.seats:
        return
    for side in g.sides[g.seats :]:
        player = g.player_of(side)
        if player is None:
            player = g.current
        side.seat = seat_of(g, player)


def seat_of(g: State, player: Side) -> int:
    """The seat of a player, or that of the next player who has one."""
    for other in g.in_turn_order(player.index):
        if other.seated:
            return other.seat
    return player.index
