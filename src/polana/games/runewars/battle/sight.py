"""A battle or a duel as somebody at the table sees it, in plain data.

It is in the view, and each line of the battle carries how it stood then, as everybody saw it. All of it is public but
the Fate cards that a side has drawn and not laid open.
"""

from __future__ import annotations

from typing import Final, final

from polana.games.runewars.battle.battlefield import ATTACKER, DEFENDER, ROUND_MOST, Battle, Duel, stronger
from polana.games.runewars.box.decks import HERO_TOUGHNESS, HEROES, REWARDS
from polana.games.runewars.components import FATE_COUNT, KIND_COUNT, KINDS
from polana.games.runewars.map.tiles import AREAS
from polana.games.runewars.player import NOBODY
from polana.games.runewars.view import (
    BattleStage,
    BattleView,
    DuellistView,
    DuelView,
    ExchangeView,
    LineView,
    OutcomeView,
    RevealView,
    SourceView,
    Symbol,
    UnitsView,
    WoundView,
)
from polana.games.runewars.words import AREA
from polana.kernel.news import Glimpse

STAGES: Final[tuple[BattleStage, ...]] = ("lined_up", "round", "fought", "fortification", "strength", "over")
#: What a Fate card may show, by the number of its symbol.
SYMBOLS: Final[tuple[Symbol | None, ...]] = (None, "damage", "rout", "special")
#: Fate cards have numbers and no names.
NUMBERS: Final = [str(number) for number in range(1, FATE_COUNT + 1)]


def _name(names: list[str], number: int) -> str | None:
    return None if number < 0 else names[number]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _numbers(cards: list[int]) -> list[str]:
    return [NUMBERS[card] for card in cards]


def units(standing: list[int], routed: list[int], at: int) -> list[UnitsView]:
    """Figures by kind, of those that stand and lie from a place on."""
    found: list[UnitsView] = []
    for kind in range(KIND_COUNT):
        up, down = standing[at + kind], routed[at + kind] if routed else 0
        if up or down:
            found.append({"unit": KINDS[kind], "standing": up, "routed": down})
    return found


# --- battles ----------------------------------------------------------------------------------------------------------


@final
class BattleGlimpse(Glimpse):
    """A battle as it stood with a line of the log."""

    __slots__ = ("battle",)

    def __init__(self, battle: Battle) -> None:
        super().__init__()
        self.battle: Battle = battle.copy()

    def look(self) -> BattleView:
        return battle_view(self.battle, NOBODY)


def battle_glimpse(battle: Battle, before: Glimpse | None) -> Glimpse:
    """The battle as it stands; where that is as it stood before, the same glimpse."""
    if isinstance(before, BattleGlimpse) and before.battle.equals(battle):
        return before
    return BattleGlimpse(battle)


def battle_view(battle: Battle, reader: int) -> BattleView:
    symbol = SYMBOLS[battle.resolving]
    return {
        "kind": "battle",
        "area": AREAS[battle.area],
        "stage": STAGES[battle.stage],
        "initiative": battle.initiative,
        "resolving": symbol,
        "reveals": _reveals(battle),
        "strength": battle.strength.copy() if battle.counted else None,
        "sources": _sources(battle),
        "ahead": stronger(battle.strength) if battle.counted else None,
        "winner": _seat(battle.winner),
        "sides": [_line(battle, side, reader) for side in (ATTACKER, DEFENDER)],
        "outcomes": _outcomes(battle),
    }


def _reveals(battle: Battle) -> list[RevealView]:
    found: list[RevealView] = []
    for one in battle.reveals:
        symbol = SYMBOLS[one.symbol]
        assert symbol is not None
        cards = _numbers(one.cards)
        unit = KINDS[one.kind]
        found.append(
            {
                "initiative": one.initiative,
                "side": one.side,
                "unit": unit,
                "symbol": symbol,
                "cards": cards,
                "total": one.total,
            }
        )
    return found


def _sources(battle: Battle) -> list[SourceView]:
    """What strength is made of. What alone made the difference says what both would have without it."""
    found: list[SourceView] = []
    mine, theirs = battle.strength
    told = False
    for at, source in enumerate(battle.sources):
        without = [mine - source.attacker, theirs - source.defender]
        decides = at > 0 and not told and stronger(without) != stronger(battle.strength)
        told = told or decides
        found.append(
            {
                "name": source.name,
                "law": source.law,
                "attacker": source.attacker,
                "defender": source.defender,
                "without": without if decides else None,
            }
        )
    return found


def _outcomes(battle: Battle) -> list[OutcomeView]:
    """Where units may retreat now: how many are there, how many would be, and how many of them are too many."""
    return [
        {"answer": AREA[way.area].text, "figures": {"there": way.there, "then": way.then, "over": way.over}}
        for way in battle.ways
    ]


def _line(battle: Battle, side: int, reader: int) -> LineView:
    standing, routed, hurt = battle.last or [battle.standing, battle.routed, battle.wounds]
    wounds: list[WoundView] = []
    for wound in sorted(hurt):
        line = wound >> 5
        if line // KIND_COUNT == side:
            down = wound >> 4 & 1 == 1
            wounds.append({"unit": KINDS[line % KIND_COUNT], "routed": down, "damage": wound & 15})
    support: dict[str, str] = {}
    lost: dict[str, int] = {}
    tough: dict[str, int] = {}
    here: list[UnitsView] = []
    for kind in range(KIND_COUNT):
        line = side * KIND_COUNT + kind
        up, lying = standing[line], routed[line]
        if up or lying:
            name = KINDS[kind]
            here.append({"unit": name, "standing": up, "routed": lying})
            tough[name] = battle.toughness(line)
        if battle.lost[line]:
            lost[KINDS[kind]] = battle.lost[line]
        if battle.support[line] != NOBODY:
            support[KINDS[kind]] = HEROES[battle.support[line]]
    sees = reader != NOBODY and battle.decider[side] == reader
    return {
        "seat": _seat(battle.attacker if side == ATTACKER else battle.defender),
        "decider": battle.decider[side],
        "units": here,
        "wounds": wounds,
        "toughness": tough,
        "lost": lost,
        "support": support,
        "attacking": _name(KINDS, battle.drawing[side]),
        "draws": [battle.draws[initiative * 2 + side] for initiative in range(1, ROUND_MOST + 1)],
        "drawn": len(battle.drawn[side]),
        "cards": _numbers(sorted(battle.drawn[side])) if sees else [],
        "revealed": _numbers(battle.discarded[side]),
        "struck": _numbers(battle.struck[side]),
        "bonus": battle.bonus[side],
        "killed": battle.killed[side],
    }


# --- duels ------------------------------------------------------------------------------------------------------------


@final
class DuelGlimpse(Glimpse):
    """A duel as it stood with a line of the log."""

    __slots__ = ("damage", "duel")

    def __init__(self, duel: Duel, damage: list[int]) -> None:
        super().__init__()
        self.duel: Duel = duel.copy()
        self.damage: list[int] = damage.copy()

    def look(self) -> DuelView:
        return duel_view(self.duel, self.damage)


def duel_view(duel: Duel, damage: list[int]) -> DuelView:
    """`damage`: by hero, how much lies on his card."""
    exchanges: list[ExchangeView] = [
        {"cards": [_numbers(cards) for cards in each.cards], "taken": each.taken.copy()} for each in duel.exchanges
    ]
    return {
        "kind": "duel",
        "area": AREAS[duel.area],
        "round": duel.round,
        "over": duel.over,
        "exchanges": exchanges,
        "sides": [_duellist(duel, side, damage) for side in (ATTACKER, DEFENDER)],
    }


def _duellist(duel: Duel, side: int, damage: list[int]) -> DuellistView:
    hero = duel.heroes[side]
    return {
        "seat": duel.seats[side],
        "hero": _name(HEROES, hero),
        "unit": _name(KINDS, duel.unit) if hero == NOBODY else None,
        "damage": duel.wounds if hero == NOBODY else damage[hero],
        "toughness": duel.toughness if hero == NOBODY else HERO_TOUGHNESS[hero],
        "cards": _numbers(duel.cards[side]),
        "dealt": duel.dealt[side],
        "blocked": duel.blocked[side],
        "weapon": _name(REWARDS, duel.weapon[side]),
        "armour": _name(REWARDS, duel.armour[side]),
    }
