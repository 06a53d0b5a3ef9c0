"""A battle between two of its steps as text (`position.py` has the rest of the table).

Each side has a table: its units that stand and lie, their damage, heroes beside them, who has drawn cards already.
Nobody holds Fate cards then, and nothing of the strength is counted.
"""

from __future__ import annotations

from typing import Final

from polana.games.runewars.battle import fate
from polana.games.runewars.battle.battlefield import (
    ATTACKER,
    DEFENDER,
    FOUGHT,
    LINED_UP,
    ROUND,
    ROUND_MOST,
    Battle,
    Reveal,
)
from polana.games.runewars.battle.round import attack_types
from polana.games.runewars.battle.sight import NUMBERS, STAGES
from polana.games.runewars.box.decks import HEROES
from polana.games.runewars.components import (
    CONQUER,
    FIRST_NEUTRAL,
    KIND_COUNT,
    KINDS,
    MISS,
    MOBILIZE,
    UNIT_INITIATIVE,
    UNIT_SHAPE,
    UNIT_TOUGHNESS,
    faction_of,
)
from polana.games.runewars.map.tiles import AREAS
from polana.games.runewars.player import NOBODY
from polana.games.runewars.state import PRIMARY, RESOLVE_ORDERS, SUPREMACY, Table
from polana.games.runewars.year.turnorder import left_of
from polana.kernel.notation import NOBODY as NO_SEAT
from polana.kernel.notation import Page, bad, index_of, text_in, whole

SIDES: Final = ("attackers", "defenders")
#: Between two steps it has come no farther.
BETWEEN: Final = list(STAGES[: FOUGHT + 1])
DOWN: Final = "routed"
#: What two abilities make of the toughness of their units.
RAISED: Final = {"sorcerer": 2, "flesh_ripper": 3}


# --- writing ----------------------------------------------------------------------------------------------------------


def write(battle: Battle) -> dict[str, object]:
    found: dict[str, object] = {
        "area": AREAS[battle.area],
        "attacker": battle.attacker,
        "defender": NO_SEAT if battle.defender == NOBODY else battle.defender,
        "stage": STAGES[battle.stage],
    }
    if battle.stage == ROUND:
        found["initiative"] = battle.initiative
        if battle.opened:
            found["opened"] = True
    if battle.prizes:
        found["prizes"] = battle.prizes
    if battle.reveals:
        found["shown"] = [_reveal(one) for one in battle.reveals]
    for side, name in enumerate(SIDES):
        found[name] = _side(battle, side)
    return found


def _reveal(one: Reveal) -> str:
    """ "2 attackers archer 9 15": in which round, whose cards, and which."""
    return " ".join([str(one.initiative), SIDES[one.side], KINDS[one.kind], *[NUMBERS[card] for card in one.cards]])


def _side(battle: Battle, side: int) -> dict[str, object]:
    first = side * KIND_COUNT
    found: dict[str, object] = {}
    for key, counts in (("units", battle.standing), (DOWN, battle.routed), ("lost", battle.lost)):
        some = {KINDS[kind]: counts[first + kind] for kind in range(KIND_COUNT) if counts[first + kind]}
        if some:
            found[key] = some
    wounds = [wound for wound in sorted(battle.wounds) if wound >> 5 >= first and wound >> 5 < first + KIND_COUNT]
    if wounds:
        found["wounds"] = [_wound(wound) for wound in wounds]
    heroes = {
        KINDS[kind]: HEROES[battle.support[first + kind]]
        for kind in range(KIND_COUNT)
        if battle.support[first + kind] != NOBODY
    }
    if heroes:
        found["heroes"] = heroes
    spent = [KINDS[kind] for kind in range(KIND_COUNT) if battle.spent[first + kind]]
    if spent:
        found["spent"] = spent
    tougher = [KINDS[kind] for kind in range(KIND_COUNT) if battle.raised_toughness[first + kind]]
    if tougher:
        found["tougher"] = tougher
    draws = {str(at): battle.draws[at * 2 + side] for at in range(1, ROUND_MOST + 1) if battle.draws[at * 2 + side]}
    if draws:
        found["draws"] = draws
    if battle.bonus[side]:
        found["bonus"] = battle.bonus[side]
    if battle.killed[side] != sum(battle.lost[first : first + KIND_COUNT]):
        found["killed"] = battle.killed[side]
    return found


def _wound(wound: int) -> str:
    """ "1 knight", "2 giant routed": the damage of one unit."""
    return f"{wound & 15} {KINDS[(wound >> 5) % KIND_COUNT]}" + (f" {DOWN}" if wound >> 4 & 1 else "")


# --- reading ----------------------------------------------------------------------------------------------------------


def read(g: Table, page: Page) -> Battle:
    """The battle that a page describes. Its units are taken from the unused ones, and its area waits for its end."""
    area = index_of(page.take("area"), AREAS, page.path("area"))
    if area not in g.chart.areas:
        raise bad(page.path("area"), f"{AREAS[area]} is not on the board")
    seats = [_seat(g, page, "attacker"), _seat(g, page, "defender")]
    if seats[ATTACKER] == NOBODY or seats[ATTACKER] == seats[DEFENDER]:
        raise bad(page.path("attacker"), "a battle is fought by a player against another or against nobody ('-')")
    battle = Battle(area, seats[ATTACKER], seats[DEFENDER])
    if battle.defender == NOBODY:
        battle.decider[DEFENDER] = left_of(g, battle.attacker)
    battle.stage = index_of(page.take("stage") or STAGES[LINED_UP], BETWEEN, page.path("stage"))
    told = page.number("initiative")
    battle.initiative = {LINED_UP: 0, FOUGHT: ROUND_MOST}.get(battle.stage, told)
    if told not in (0, battle.initiative) or not battle.initiative <= ROUND_MOST:
        raise bad(page.path("initiative"), f"rounds are counted from 1 to {ROUND_MOST}, and only while they are fought")
    if battle.stage == ROUND and battle.initiative < 1:
        raise bad(page.path("initiative"), "which round is it?")
    opened = page.take("opened")
    if opened not in (None, False, True) or (opened and battle.stage != ROUND):
        raise bad(page.path("opened"), "a round has begun (true) or not (false)")
    battle.opened = opened is True
    battle.prizes = page.number("prizes")
    for side, name in enumerate(SIDES):
        _read_side(g, battle, side, page.page(name))
    battle.reveals = [_read_reveal(battle, text, page.path("shown")) for text in page.texts("shown")]
    page.done()
    g.acts.battles = max(1, g.acts.battles)  # RW.orders.2.one_battle
    g.owner[area] = battle.defender
    if battle.defender != NOBODY:
        g.rune_known[area] |= 1 << battle.defender if g.rune[area] else 0
        if g.ally[area] == NOBODY and any(_here(battle, DEFENDER)[FIRST_NEUTRAL:]):
            g.ally[area] = battle.defender
    return battle


def _seat(g: Table, page: Page, key: str) -> int:
    found = page.take(key)
    if found in (NO_SEAT, NOBODY):
        return NOBODY
    if found is None:
        raise bad(page.path(key), "who fights?")
    seat = whole(found, page.path(key))
    if not 0 <= seat < len(g.players):
        raise bad(page.path(key), f"there is no seat {seat}")
    return seat


def _here(battle: Battle, side: int) -> list[int]:
    """By kind: units of a side, standing and routed."""
    first = side * KIND_COUNT
    return [battle.standing[first + kind] + battle.routed[first + kind] for kind in range(KIND_COUNT)]


def _read_side(g: Table, battle: Battle, side: int, page: Page) -> None:
    first = side * KIND_COUNT
    for key, counts in (("units", battle.standing), (DOWN, battle.routed), ("lost", battle.lost)):
        some = page.page(key)
        for label in some.rest():
            kind, count = index_of(label, KINDS, some.path(label)), some.number(label)
            if count < 0:
                raise bad(some.path(label), "fewer than none")
            counts[first + kind] = count
            if key != "lost":
                g.unused[kind] -= count
    for label in page.texts("tougher"):
        kind = index_of(label, KINDS, page.path("tougher"))
        if label not in RAISED:
            raise bad(page.path("tougher"), f"nothing makes {label} tougher; there is {', '.join(RAISED)}")
        battle.raised_toughness[first + kind] = RAISED[label]
    for text in page.texts("wounds"):
        battle.wounds.append(_read_wound(side, text, page.path("wounds")))
    heroes = page.page("heroes")
    for label in heroes.rest():
        kind = index_of(label, KINDS, heroes.path(label))
        battle.support[first + kind] = index_of(heroes.take(label), HEROES, heroes.path(label))
    for label in page.texts("spent"):
        battle.spent[first + index_of(label, KINDS, page.path("spent"))] = True
    draws = page.page("draws")
    for label in draws.rest():
        at = index_of(label, [str(number) for number in range(1, ROUND_MOST + 1)], draws.path(label)) + 1
        battle.draws[at * 2 + side] = draws.number(label)
    battle.bonus[side] = page.number("bonus")
    battle.killed[side] = page.number("killed", sum(battle.lost[first : first + KIND_COUNT]))
    page.done()


def _read_wound(side: int, text: str, where: str) -> int:
    parts = text.split()
    if len(parts) not in (2, 3) or not parts[0].isdecimal() or parts[2:] not in ([], [DOWN]) or len(parts[0]) > 1:
        raise bad(where, f"{text!r} should be damage and a unit, and perhaps '{DOWN}': '1 knight {DOWN}'")
    line = side * KIND_COUNT + index_of(parts[1], KINDS, where)
    return (line * 2 + (len(parts) > 2)) * 16 + int(parts[0])


def _read_reveal(battle: Battle, text: str, where: str) -> Reveal:
    parts = text_in(text, where).split()
    if len(parts) < 4 or parts[1] not in SIDES or parts[0] not in [str(at) for at in range(1, battle.initiative + 1)]:
        raise bad(where, f"{text!r} should be a round that was fought, a side, a unit and the numbers of Fate cards")
    kind = index_of(parts[2], KINDS, where)
    cards = [index_of(part, NUMBERS, where) for part in parts[3:]]
    symbols = {fate.symbol(card, UNIT_SHAPE[kind]) for card in cards}
    if len(symbols) != 1 or MISS in symbols:
        raise bad(where, f"{text!r}: these cards do not show one symbol for a {KINDS[kind]}")
    total = sum([fate.number(card, UNIT_SHAPE[kind]) for card in cards])
    return Reveal(int(parts[0]), SIDES.index(parts[1]), kind, symbols.pop(), cards, total)


# --- what cannot be ---------------------------------------------------------------------------------------------------


def check(g: Table, battle: Battle) -> None:
    """Refuse a battle that cannot be, with the place where it stands."""
    player = g.players[battle.attacker]
    if g.phase != RESOLVE_ORDERS or g.stage not in (PRIMARY, SUPREMACY) or g.turn != battle.attacker:
        raise bad("battle.attacker", "whoever attacks resolves his order (phase, stage, at)")
    if player.order not in (MOBILIZE, CONQUER):
        raise bad("battle.attacker", f"the order of seat {battle.attacker} leads to no battle")
    if not g.activated[battle.area] >> battle.attacker & 1:
        raise bad("battle.area", f"no activation token of seat {battle.attacker} lies there")
    if g.acts.battles != 1 or g.acts.marches or g.acts.target >= 0:
        raise bad("acts.battles", "in a battle all have set out (marches, target), and it is the only one of the turn")
    at = battle.area * KIND_COUNT
    if any(g.standing[at : at + KIND_COUNT]):
        raise bad(f"areas.{AREAS[battle.area]}.units", "whoever stands in the area takes part in the battle")
    stronghold = g.stronghold[battle.area]
    if stronghold not in (NOBODY, battle.defender):
        raise bad("battle.defender", f"the stronghold there is of seat {stronghold}")
    for side in (ATTACKER, DEFENDER):
        _check_side(g, battle, side)
    if battle.stage == LINED_UP and not any(battle.standing[:KIND_COUNT]):
        raise bad("battle.attackers.units", "nobody attacks")
    if battle.opened and not attack_types(battle, ATTACKER) and not attack_types(battle, DEFENDER):
        raise bad("battle.opened", f"nobody is left to attack in round {battle.initiative}")


def _check_side(g: Table, battle: Battle, side: int) -> None:
    where = f"battle.{SIDES[side]}"
    seat = battle.attacker if side == ATTACKER else battle.defender
    own = NOBODY if seat == NOBODY else g.players[seat].faction
    here = _here(battle, side)
    for kind in range(KIND_COUNT):
        line = side * KIND_COUNT + kind
        if here[kind] and kind < FIRST_NEUTRAL and faction_of(kind) != own:
            raise bad(f"{where}.units", f"{KINDS[kind]} fights for another side")
        _check_wounds(battle, line, where)
        if battle.spent[line] and (battle.stage == LINED_UP or UNIT_INITIATIVE[kind] > battle.initiative):
            raise bad(f"{where}.spent", f"{KINDS[kind]} has not attacked yet")
        hero = battle.support[line]
        if hero == NOBODY:
            continue
        if g.hero_seat[hero] != seat or g.hero_area[hero] != battle.area or g.hero_routed[hero]:
            raise bad(f"{where}.heroes", f"{HEROES[hero]} does not stand in {AREAS[battle.area]} on that side")
        if battle.support.count(hero) > 2:
            raise bad(f"{where}.heroes", f"{HEROES[hero]} supports two types at most")
    began = battle.stage == LINED_UP
    if began and (any(battle.routed) or any(battle.lost) or battle.wounds or any(battle.killed) or any(battle.bonus)):
        raise bad(f"{where}", "before the first round nobody is routed, damaged or destroyed")
    if battle.bonus[side] < 0 or battle.killed[side] < sum(battle.lost[side * KIND_COUNT : (side + 1) * KIND_COUNT]):
        raise bad(f"{where}.killed", "at least those that were lost")


def _check_wounds(battle: Battle, line: int, where: str) -> None:
    kind = line % KIND_COUNT
    for down, counts in ((False, battle.standing), (True, battle.routed)):
        damages = [wound & 15 for wound in battle.wounds if wound >> 4 == line * 2 + down]
        if len(damages) > counts[line]:
            raise bad(f"{where}.wounds", f"there are not so many of {KINDS[kind]}{' routed' if down else ''}")
        most = max(battle.toughness(line), UNIT_TOUGHNESS[kind]) - 1
        for damage in damages:
            if not 0 < damage <= most:
                raise bad(f"{where}.wounds", f"a {KINDS[kind]} with {damage} damage is unhurt or destroyed")
