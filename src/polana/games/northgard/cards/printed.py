"""The actions that most cards are played for: recruit, move, explore, build, draw, collect, or a choice of them."""

from __future__ import annotations

from typing import Final, final

from polana.games.northgard import news as told
from polana.games.northgard.actions.build import build, why_not_build
from polana.games.northgard.actions.draw import draw, why_not_draw
from polana.games.northgard.actions.explore import explore, why_not_explore
from polana.games.northgard.actions.move import move
from polana.games.northgard.actions.recruit import recruit, why_not_recruit
from polana.games.northgard.cards import asks
from polana.games.northgard.cards.effect import EFFECTS, Effect, register, why_not_act
from polana.games.northgard.components import Action, pack
from polana.games.northgard.deed import Deed, Deeds
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.pieces.control import is_on_map
from polana.games.northgard.pieces.resources import gain
from polana.games.northgard.state import Player, Table
from polana.games.northgard.words import BUILD, DRAW, EXPLORE, MOVE, RECRUIT, SKIP
from polana.kernel.flow import Flow
from polana.kernel.refusal import Arg, Refusal

NO_UNITS: Final = Refusal("NG.move.2", "why-northgard-no-units-to-move")
CHOSEN_BEFORE: Final = Refusal("NG.special.1", "why-northgard-chosen-before")


@final
class Recruit(Effect):
    """NG.recruit: new units."""

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        return why_not_recruit(g, seat, action)

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        return (yield from recruit(g, seat, action))


@final
class Move(Effect):
    """NG.move: units go from territory to territory, and fight."""

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        return None if is_on_map(g, seat) else NO_UNITS

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        yield from move(g, seat, action)
        return NOWHERE


@final
class Explore(Effect):
    """NG.explore: a tile is laid; some cards leave it to the player."""

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        return why_not_explore(g, seat, action)

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        if action.optional:
            word = yield asks.explore_too(seat)
            if word is SKIP:
                return NOWHERE
        yield from explore(g, seat, action)
        return NOWHERE


@final
class Build(Effect):
    """NG.build: a building is put up."""

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        return why_not_build(g, seat, action)

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        return (yield from build(g, seat, action))


@final
class Draw(Effect):
    """NG.draw: cards are drawn."""

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        return why_not_draw(g, seat, action)

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        yield from draw(g, seat, action)
        return NOWHERE


@final
class Collect(Effect):
    """Resources from the supply."""

    def terms(self, action: Action) -> dict[str, Arg]:
        return {"brings_food": action.food, "brings_wood": action.wood, "brings_lore": action.lore}

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        return None

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        packed = pack(action.food, action.wood, action.lore)
        gain(g, seat, packed)
        told.gained(g, seat, packed, "NG.special.1")
        yield from ()
        return NOWHERE


# --- cards that give a choice (NG.actions.cards.2) --------------------------------------------------------------------


@final
class TakeAction(Deed):
    """One of the actions that a card lists."""

    def __init__(self, action: Action, card: int) -> None:
        super().__init__(EFFECTS[action.verb].word, "NG.actions.cards.2")
        self.action: Action = action
        self.card: int = card

    def why_not(self, g: Table, me: Player) -> Refusal | None:
        return why_not_act(g, me.seat, self.action)

    def terms(self, g: Table, me: Player) -> dict[str, Arg]:
        return EFFECTS[self.action.verb].terms(self.action)

    def do(self, g: Table, me: Player) -> Flow[None]:
        yield from EFFECTS[self.action.verb].act(g, me.seat, self.action, NOWHERE, self.card)


@final
class TakenBefore(Deed):
    """One that was chosen already."""

    def why_not(self, g: Table, me: Player) -> Refusal | None:
        return CHOSEN_BEFORE


def any_open(g: Table, me: Player, deeds: Deeds) -> bool:
    for deed in deeds:
        if deed.why_not(g, me) is None:
            return True
    return False


@final
class Choose(Effect):
    """NG.actions.cards.2: one (some cards: two different) of the listed actions."""

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        refusal: Refusal | None = None
        for each in action.of:
            refusal = why_not_act(g, seat, each)
            if refusal is None:
                return None
        return refusal

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        player = g.players[seat]
        deeds: Deeds = [TakeAction(each, card) for each in action.of]
        for at in range(action.pick):
            if at > 0 and not any_open(g, player, deeds):
                break
            menu = asks.choose_action(g, player, deeds, card)
            deed = menu.deed_of((yield menu))
            yield from deed.do(g, player)
            deeds[deeds.index(deed)] = TakenBefore(deed.word, deed.law)
        return NOWHERE


register("recruit", Recruit(RECRUIT))
register("move", Move(MOVE))
register("explore", Explore(EXPLORE))
register("build", Build(BUILD))
register("draw", Draw(DRAW))
register("collect", Collect())
register("choose", Choose())
