"""Vault Keepers, and Badger Bodyguards."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import Battle, depends_on_hand, start_battle_at, why_not_battle
from polana.games.root.control import near, why_not_build
from polana.games.root.effects.base import IN_DAYLIGHT, Effect, register_boon
from polana.games.root.hirelings import asks
from polana.games.root.hirelings.base import (
    AnyHireling,
    Hireling,
    Part,
    among,
    any_part,
    choose,
    open_clearings,
    standing,
    words_of,
)
from polana.games.root.hirelings.side import HirelingSide
from polana.games.root.pieces import place_piece, place_warriors
from polana.games.root.price import is_tempted_at
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.words import BATTLE, PASS, RECRUIT
from polana.kernel.flow import Flow
from polana.kernel.word import Word

VAULT: Final = 0
FIRST_WARRIORS: Final = 2


class VaultKeepers(Hireling[HirelingSide]):
    """A vault at or next to a vault; then they battle at vaults, or a warrior comes to each of them."""

    def __init__(self) -> None:
        super().__init__("vault_keepers", IN_DAYLIGHT)

    def sites(self, g: State, me: HirelingSide) -> list[int]:
        """Where a vault can be built."""
        if not me.left[VAULT]:
            return []
        return [where for where in range(CLEARINGS) if why_not_build(g, me, where) is None]

    def settle(self, g: State, me: HirelingSide, player: Side, warriors: int, law: str) -> Flow[None]:
        """A vault with warriors anywhere."""
        sites = self.sites(g, me)
        if sites:
            word = yield asks.place(player, me, words_of(sites), law)
            place_piece(g, me, VAULT, word.value, law)
            place_warriors(g, me, word.value, warriors, law)

    def set_up(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        yield from self.settle(g, me, player, FIRST_WARRIORS, "A.6.3")

    def hired(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        if not standing(me) and not me.where(VAULT):
            yield from self.settle(g, me, player, FIRST_WARRIORS, "E.2.1")

    def act(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        vaults = me.where(VAULT)
        close = [where for where in self.sites(g, me) if where in vaults or set(near(g, me, where)) & set(vaults)]
        if close:
            word = yield asks.place(player, me, [*words_of(close), PASS], "E.2.4")
            if word is not PASS:
                place_piece(g, me, VAULT, word.value, "E.2.4")
        else:
            yield from self.settle(g, me, player, 1, "E.2.4")
        parts = [Defend(me, BATTLE, self), Guard(me, RECRUIT, self)]
        if any_part(g, player, parts) or any(is_tempted_at(g, me, where) for where in me.where(VAULT)):
            yield from choose(g, me, player, parts, "E.2.4")

    def battlefields(self, g: State, me: HirelingSide, places: list[int]) -> list[int]:
        return [where for where in places if why_not_battle(g, me, where) is None]

    def battles(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        """One in each clearing with a vault, in any order, or fewer."""
        left = me.where(VAULT)
        while True:
            fields = self.battlefields(g, me, left)
            if not fields and not any(is_tempted_at(g, me, where) for where in left):
                return
            word = yield asks.where(player, me, [*words_of(fields), PASS], "E.2.4", depends_on_hand(g, me))
            if word is PASS:
                return
            left.remove(word.value)
            yield from start_battle_at(g, me, word.value, "E.2.4")

    def guard(self, g: State, me: HirelingSide, player: Side) -> Flow[None]:
        """A warrior at each vault, or at fewer."""
        places = among(me.where(VAULT), open_clearings(g, me))
        due = [where for where in places for _ in range(me.at(VAULT, where))]
        while due and me.supply:
            word = yield asks.place(player, me, [*words_of([at for at in places if at in due]), PASS], "E.2.4")
            if word is PASS:
                return
            due.remove(word.value)
            place_warriors(g, me, word.value, 1, "E.2.4")


class VaultPart(Part[HirelingSide]):
    def __init__(self, me: HirelingSide, word: Word, rules: VaultKeepers) -> None:
        super().__init__(me, word)
        self.rules: VaultKeepers = rules


class Defend(VaultPart):
    """Battles at the vaults."""

    def can(self, g: State, player: Side) -> bool:
        return bool(self.rules.battlefields(g, self.me, self.me.where(VAULT)))

    def do(self, g: State, me: Side) -> Flow[None]:
        return self.rules.battles(g, self.me, me)


class Guard(VaultPart):
    """Warriors for the vaults."""

    def can(self, g: State, player: Side) -> bool:
        return self.me.supply > 0 and bool(among(self.me.where(VAULT), open_clearings(g, self.me)))

    def do(self, g: State, me: Side) -> Flow[None]:
        return self.rules.guard(g, self.me, me)


class Bodyguard(Effect):
    """Its owner ignores the first hit that he takes in a battle."""

    def spares_first_hit(self, g: State, me: Side, battle: Battle) -> bool:
        return True


class BadgerBodyguards(Hireling[HirelingSide]):
    """Whoever controls them ignores the first hit in battle."""

    def __init__(self) -> None:
        super().__init__("badger_bodyguards")
        self.boon = BODYGUARD


BODYGUARD: Final = register_boon(Bodyguard())
HIRELINGS: Final[list[AnyHireling]] = [VaultKeepers(), BadgerBodyguards()]
