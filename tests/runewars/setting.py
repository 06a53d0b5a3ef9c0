"""Positions of Runewars that are built in a few lines: units, tokens and cards where a test wants them."""

from __future__ import annotations

from collections.abc import Sequence

from polana.games.runewars.box.decks import CITIES, EXPLORATIONS, HEROES, OBJECTIVES, QUESTS, REWARDS, TACTICS, TITLES
from polana.games.runewars.components import DEVELOPMENTS, FACTION_ALIGNMENT, KINDS, ORDERS
from polana.games.runewars.map import board
from polana.games.runewars.map.tiles import AREAS
from polana.games.runewars.player import Player
from polana.games.runewars.state import DRAGON_RUNE, FALSE_RUNE, Table
from polana.kernel.match import Match
from tests import scene as stage


def area(name: str) -> int:
    return AREAS.index(name)


class Setting(stage.Scene):
    """What lies on the table, before the match and in it. The match is the bench's (`bench.py`)."""

    def __init__(self, g: Table, match: Match | None = None) -> None:
        self._g = g
        self._match = match

    @property
    def g(self) -> Table:
        """The position as it stands."""
        state = self._g if self._match is None else self._match.state
        assert isinstance(state, Table)
        return state

    def player(self, seat: int) -> Player:
        return self.g.players[seat]

    def put(self, seat: int, where: str, down: bool = False, **units: int) -> None:
        """Units of a player in an area, standing or (`down`) routed; neutral kinds are his allies."""
        for name, count in units.items():
            kind = KINDS.index(name)
            self.g.unused[kind] -= count
            board.put(self.g, area(where), kind, count, down)
            assert self.g.owner[area(where)] == seat, f"{where} is not controlled by seat {seat}"

    def neutrals(self, where: str, down: bool = False, **units: int) -> None:
        """Neutral units that are allied with nobody."""
        for name, count in units.items():
            kind = KINDS.index(name)
            self.g.unused[kind] -= count
            board.put(self.g, area(where), kind, count, down)

    def force(self, seat: int, where: str, **units: int) -> None:
        """Units of a player that have entered an area where others are, and have yet to fight or parley."""
        self.g.force_seat, self.g.force_area = seat, area(where)
        for name, count in units.items():
            self.g.unused[KINDS.index(name)] -= count
            self.g.force[KINDS.index(name)] += count

    def stronghold(self, seat: int, where: str, damaged: bool = False, development: str = "") -> None:
        board.raise_stronghold(self.g, area(where), seat, damaged)
        if development:
            self.g.development[area(where)] = DEVELOPMENTS.index(development)

    def activate(self, seat: int, *where: str) -> None:
        """Activation tokens of a player."""
        for name in where:
            self.g.activated[area(name)] |= 1 << seat

    def rune(self, where: str, face: str, up: bool = False, known: Sequence[int] = ()) -> None:
        """A rune token, `dragon` or `false`, from its pile."""
        token = DRAGON_RUNE if face == "dragon" else FALSE_RUNE
        if token == DRAGON_RUNE:
            self.g.dragon_pile -= 1
        else:
            self.g.false_pile -= 1
        board.lay_rune(self.g, area(where), token, sum(1 << seat for seat in known))
        self.g.rune_up[area(where)] = up

    def city(self, where: str, name: str) -> None:
        self.g.spare_cities.remove(CITIES.index(name))
        self.g.city[area(where)] = CITIES.index(name)

    def token(self, where: str, name: str, up: bool = True, near: bool = True) -> None:
        """An exploration token."""
        kind = EXPLORATIONS.index(name)
        (self.g.tokens_near if near else self.g.tokens_far).remove(kind)
        self.g.token[area(where)], self.g.token_up[area(where)], self.g.token_near[area(where)] = kind, up, near

    def hero(
        self, seat: int, name: str, where: str, rewards: Sequence[str] = (), damage: int = 0, routed: bool = False
    ) -> int:
        """A hero of a player with face-down rewards."""
        at = HEROES.index(name)
        self.g.hero_deck.remove(at)
        self.g.hero_seat[at] = seat
        board.send_hero(self.g, at, area(where))
        self.g.hero_damage[at], self.g.hero_routed[at] = damage, routed
        for reward in rewards:
            self.g.reward_deck.remove(REWARDS.index(reward))
            self.g.rewards[at].append(REWARDS.index(reward) * 2)
        return at

    def give(
        self,
        seat: int,
        influence: int | None = None,
        dials: tuple[int, int, int] | None = None,
        tactics: Sequence[str] = (),
        fresh: Sequence[str] = (),
        quests: Sequence[str] = (),
        objective: str = "",
    ) -> None:
        """What a player has: influence, food, wood and ore, and cards from their decks (`fresh`: drawn this season)."""
        player = self.g.players[seat]
        if influence is not None:
            player.influence = influence
        if dials is not None:
            player.dials = list(dials)
        for names, hand in ((tactics, player.tactics), (fresh, player.fresh)):
            for name in names:
                self.g.tactics_deck.remove(TACTICS.index(name))
                hand.append(TACTICS.index(name))
        for name in quests:
            self.g.quest_deck.remove(QUESTS.index(name))
            player.quests.append(QUESTS.index(name))
        if objective:
            self.g.objective_decks[FACTION_ALIGNMENT[player.faction]].remove(OBJECTIVES.index(objective))
            player.objective = OBJECTIVES.index(objective)

    def title(self, seat: int, name: str, influence: int = 1) -> None:
        at = TITLES.index(name)
        self.g.title_owner[at], self.g.title_influence[at] = seat, influence

    def played(self, seat: int, *orders: str) -> None:
        """Orders that lie in a player's play area since earlier seasons of the year, the last of them the latest."""
        player = self.g.players[seat]
        player.played = [ORDERS.index(name) for name in orders]
        player.last_order = player.played[-1]
