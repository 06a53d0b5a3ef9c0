"""The test bench of Runewars: positions built in a few lines, and matches whose every card and choice is scripted.

    g = table("daqan", "uthuk")
    put(g, 0, "1A", footman=2, knight=1)
    neutrals(g, "2B", beastman=2)
    stronghold(g, 1, "UA")
    match = scene(g, lambda g: battle(g, 0, area("UA")), fate(3, 17, 30))
    asked(match, 0, "ask-runewars-retreat-to", "area:1A", "area:1B")
    say(match, 0, "area:1A", 2)
    over(match)

`table` gives the ready-made board for so many players with all home realms, and nothing on it: no neutral units, cities
or runes unless the test puts them there. Run `python -m tests.runewars.bench 2` to see which areas lie beside which. A
word is written as in a record (`"done"`, `"area:1A"`), and a number stands for `count:N`. What is not foretold does not
happen: a draw beyond the script is an error, `say` refuses what is no option, and `over` sees that nothing is left.
Every word is followed by a check of all invariants.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any

from polana.games.runewars import game, invariants
from polana.games.runewars.box.decks import (
    CITIES,
    EXPLORATIONS,
    HEROES,
    OBJECTIVES,
    QUESTS,
    REWARDS,
    SEASON_CARDS,
    TACTICS,
    TITLES,
)
from polana.games.runewars.components import (
    DEVELOPMENTS,
    FACTION_ALIGNMENT,
    FACTIONS,
    KIND_COUNT,
    KINDS,
    ORDERS,
    SEASONS,
)
from polana.games.runewars.map import board
from polana.games.runewars.map.chart import Chart
from polana.games.runewars.map.tiles import AREAS, BORDERS, NOWHERE, TILES, cell_of
from polana.games.runewars.player import NOBODY, Player
from polana.games.runewars.setup import laid_out
from polana.games.runewars.state import BEFORE, CHOOSE_ORDERS, DRAGON_RUNE, FALSE_RUNE, GAME_OVER, RESOLVE_ORDERS, Table
from polana.games.runewars.words import COUNT, VOCABULARY
from polana.games.runewars.year.turnorder import order_of_orders
from polana.kernel.flow import Flow
from polana.kernel.game import AnyGame, Result, Setup
from polana.kernel.match import Match
from polana.kernel.rng import Chance
from polana.kernel.state import State
from polana.kernel.word import Word
from tests import scene as stage

Foretold = stage.Foretold
Said = stage.Said


# --- building a position ----------------------------------------------------------------------------------------------

#: Where somebody may play a card, or use what he has, in the middle of something else.
WINDOWS = ("ask-runewars-tactic", "ask-runewars-counter", "ask-runewars-deed")


def table(
    *factions: str,
    season: str = "spring",
    year: int = 1,
    first: int = 0,
    explore: bool = False,
    tiles: Sequence[tuple[str, int, int, int]] = (),
) -> Table:
    """The board with home realms and nothing on it, when orders are to be chosen; all cards are in their decks.

    `tiles` replaces the ready-made board: (tile, q, r, rotation) each, home realms included.
    """
    g = Table(Chance(1))
    g.explore = explore
    for seat, name in enumerate(factions):
        player = Player(seat)
        player.faction = FACTIONS.index(name)
        g.players.append(player)
    laid_out.ready(g, _built(tiles) if tiles else None)
    for deck in (g.fate, g.quest_deck, g.reward_deck, g.tactics_deck, g.hero_deck, g.tokens_near, g.tokens_far):
        deck.sort()
    for deck in g.objective_decks + g.season_decks:
        deck.sort()
    g.chance = Chance(1)
    g.phase = CHOOSE_ORDERS
    g.first = first
    g.year, g.season = year, SEASONS.index(season)
    for at in g.chart.areas:
        board.settle(g, at)
    return g


def _built(tiles: Sequence[tuple[str, int, int, int]]) -> Chart:
    chart = Chart()
    for name, q, r, rotation in tiles:
        chart = chart.laid(TILES.index(name), rotation, cell_of(q, r))
    return chart


def area(name: str) -> int:
    return AREAS.index(name)


def put(g: Table, seat: int, where: str, down: bool = False, **units: int) -> None:
    """Units of a player in an area, standing or (`down`) routed; neutral kinds are his allies."""
    for name, count in units.items():
        kind = KINDS.index(name)
        g.unused[kind] -= count
        board.put(g, area(where), kind, count, down)
        assert g.owner[area(where)] == seat, f"{where} is not controlled by seat {seat}"


def neutrals(g: Table, where: str, down: bool = False, **units: int) -> None:
    """Neutral units that are allied with nobody."""
    for name, count in units.items():
        kind = KINDS.index(name)
        g.unused[kind] -= count
        board.put(g, area(where), kind, count, down)


def force(g: Table, seat: int, where: str, **units: int) -> None:
    """Units of a player that have entered an area where others are, and have yet to fight or parley."""
    g.force_seat, g.force_area = seat, area(where)
    for name, count in units.items():
        g.unused[KINDS.index(name)] -= count
        g.force[KINDS.index(name)] += count


def stronghold(g: Table, seat: int, where: str, damaged: bool = False, development: str = "") -> None:
    board.raise_stronghold(g, area(where), seat, damaged)
    if development:
        g.development[area(where)] = DEVELOPMENTS.index(development)


def activate(g: Table, seat: int, *where: str) -> None:
    """Activation tokens of a player."""
    for name in where:
        g.activated[area(name)] |= 1 << seat


def rune(g: Table, where: str, face: str, up: bool = False, known: Sequence[int] = ()) -> None:
    """A rune token, `dragon` or `false`, from its pile."""
    token = DRAGON_RUNE if face == "dragon" else FALSE_RUNE
    if token == DRAGON_RUNE:
        g.dragon_pile -= 1
    else:
        g.false_pile -= 1
    board.lay_rune(g, area(where), token, sum(1 << seat for seat in known))
    g.rune_up[area(where)] = up


def city(g: Table, where: str, name: str) -> None:
    g.spare_cities.remove(CITIES.index(name))
    g.city[area(where)] = CITIES.index(name)


def token(g: Table, where: str, name: str, up: bool = True, near: bool = True) -> None:
    """An exploration token."""
    kind = EXPLORATIONS.index(name)
    (g.tokens_near if near else g.tokens_far).remove(kind)
    g.token[area(where)], g.token_up[area(where)], g.token_near[area(where)] = kind, up, near


def hero(
    g: Table, seat: int, name: str, where: str, rewards: Sequence[str] = (), damage: int = 0, routed: bool = False
) -> int:
    """A hero of a player with face-down rewards."""
    at = HEROES.index(name)
    g.hero_deck.remove(at)
    g.hero_seat[at] = seat
    board.send_hero(g, at, area(where))
    g.hero_damage[at], g.hero_routed[at] = damage, routed
    for reward in rewards:
        g.reward_deck.remove(REWARDS.index(reward))
        g.rewards[at].append(REWARDS.index(reward) * 2)
    return at


def give(
    g: Table,
    seat: int,
    influence: int | None = None,
    dials: tuple[int, int, int] | None = None,
    tactics: Sequence[str] = (),
    fresh: Sequence[str] = (),
    quests: Sequence[str] = (),
    objective: str = "",
) -> None:
    """What a player has: influence, food, wood and ore, and cards from their decks (`fresh`: drawn this season)."""
    player = g.players[seat]
    if influence is not None:
        player.influence = influence
    if dials is not None:
        player.dials = list(dials)
    for names, hand in ((tactics, player.tactics), (fresh, player.fresh)):
        for name in names:
            g.tactics_deck.remove(TACTICS.index(name))
            hand.append(TACTICS.index(name))
    for name in quests:
        g.quest_deck.remove(QUESTS.index(name))
        player.quests.append(QUESTS.index(name))
    if objective:
        g.objective_decks[FACTION_ALIGNMENT[player.faction]].remove(OBJECTIVES.index(objective))
        player.objective = OBJECTIVES.index(objective)


def title(g: Table, seat: int, name: str, influence: int = 1) -> None:
    at = TITLES.index(name)
    g.title_owner[at], g.title_influence[at] = seat, influence


def played(g: Table, seat: int, *orders: str) -> None:
    """Orders that lie in a player's play area since earlier seasons of the year, the last of them the latest."""
    player = g.players[seat]
    player.played = [ORDERS.index(name) for name in orders]
    player.last_order = player.played[-1]


# --- chance -----------------------------------------------------------------------------------------------------------


def fate(*numbers: int) -> Foretold:
    """Fate cards by their printed numbers, in the order in which they are drawn."""
    return [("fate", number - 1) for number in numbers]


def _named(what: str, names: list[str], drawn: Sequence[str]) -> Foretold:
    return [(what, names.index(name)) for name in drawn]


def drawn_tactics(*names: str) -> Foretold:
    return _named("tactic", TACTICS, names)


def drawn_quests(*names: str) -> Foretold:
    return _named("quest", QUESTS, names)


def drawn_rewards(*names: str) -> Foretold:
    return _named("reward", REWARDS, names)


def drawn_heroes(*names: str) -> Foretold:
    return _named("hero", HEROES, names)


def drawn_objectives(*names: str) -> Foretold:
    return _named("objective", OBJECTIVES, names)


def drawn_seasons(*names: str) -> Foretold:
    return _named("season", SEASON_CARDS, names)


# --- matches ----------------------------------------------------------------------------------------------------------


class Staged(stage.Staged):
    """The game with one flow in the place of its steps. `outcome` is what the flow gave."""

    def __init__(self, flow: Callable[[Table], Flow[Any]]) -> None:
        super().__init__(game, flow)

    def close(self, state: State) -> None:
        assert isinstance(state, Table)
        state.phase = GAME_OVER

    def result(self, state: State) -> Result | None:
        assert isinstance(state, Table)
        return Result([], [], "", "") if state.phase == GAME_OVER else None


def scene(g: Table, flow: Callable[[Table], Flow[Any]], chance: Foretold | None = None) -> Match:
    """Carry out one flow in a position: `scene(g, lambda g: harvest(g, 0))`. It is as if an order were resolved."""
    g.phase = RESOLVE_ORDERS
    return _match(Staged(flow), g, chance)


def going_on(g: Table, chance: Foretold | None = None) -> Match:
    """A match of the whole game that goes on from a position between two steps."""
    return _match(game, g, chance)


def resolving(g: Table, orders: Sequence[str], chance: Foretold | None = None) -> Match:
    """The orders of all seats have just been revealed, and are resolved now."""
    from polana.games.runewars.year.course import has_supremacy

    for player, name in zip(g.players, orders, strict=True):
        player.order = ORDERS.index(name)
        player.supremacy = has_supremacy(player)
    g.sequence = order_of_orders(g)
    g.phase, g.stage, g.at = RESOLVE_ORDERS, BEFORE, 0
    return _match(game, g, chance)


def _match(game: AnyGame, g: Table, chance: Foretold | None) -> Match:
    g.chance.script(chance or [])
    invariants.check(g)
    match = Match.of_state(game, setup_of(g), g)
    invariants.check(state(match))
    return match


def setup_of(g: Table) -> Setup:
    options: dict[str, bool | int | str] = {"explore": g.explore, "ready_made": g.ready_made}
    return Setup([FACTIONS[player.faction] for player in g.players], options)


def begin(seats: Sequence[str] | int, chance: Foretold | None = None, **options: bool) -> Match:
    """A match from the empty table; without `chance` nothing is scripted."""
    setup = game.setup(seats, dict(options))
    if chance is None:
        return Match(game, setup, 1)
    g = game.new(setup, Chance(1))
    g.chance.script(chance)
    return Match.of_state(game, setup, g)


def state(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


class Scene(stage.Played):
    """A match of Runewars: words as they are written at the top of this file."""


def word(said: Said) -> Word:
    """How the bench writes words: see the top of this file."""
    if isinstance(said, Word):
        return said
    return COUNT[said] if isinstance(said, int) else VOCABULARY[said]


def say(match: Match, seat: int, *said: Said) -> None:
    """One word after the other, each of which must be an option of an ask to this seat."""
    Scene(match).say(seat, *said)


def calm(match: Match) -> None:
    """Nobody plays anything: the windows for cards and deeds are passed by, until somebody is asked something else."""
    while match.ask is not None and match.ask.about in WINDOWS:
        say(match, match.ask.seat, "done")


def tell(match: Match, seat: int, *said: Said) -> None:
    """Say words one after the other, past the windows in between."""
    for each in said:
        calm(match)
        say(match, seat, each)
    calm(match)


def play_to(match: Match, end: str) -> int:
    """Idle on to the end of the "turn", the "phase" or the "step"; how many words it took."""
    return Scene(match).play_to(end)


def asked(match: Match, seat: int, about: str, *options: Said) -> None:
    """The open question: to whom, which, and (if any are given) with exactly which options."""
    found = [each.text for each in Scene(match).options(seat, about)]
    if options:
        expected = [word(each).text for each in options]
        assert sorted(found) == sorted(expected), f"{about}: {found}, not {expected}"


def may(match: Match, said: Said) -> bool:
    """Is this word an option now?"""
    return Scene(match).may(said)


def refused(match: Match, said: Said, law: str) -> None:
    """The word is not an option, and this paragraph says so."""
    scene = Scene(match)
    reason = scene.reason(scene.ask.seat, said)
    assert reason.law == law, f"{said} is refused by {reason.law} ({reason.message})"


def over(match: Match) -> None:
    """The flow of a scene is at its end and all that was foretold has happened."""
    Scene(match).over()


def told(match: Match, kind: str) -> list[dict[str, object]]:
    """What the news of one kind say, in order: `told(match, "dial")[0]["value"]`."""
    return Scene(match).news_of(f"news-runewars-{kind}")


def units(at: Match | Table, where: str) -> dict[str, tuple[int, int]]:
    """What stands and lies in an area: `{"footman": (2, 0)}`."""
    g = state(at) if isinstance(at, Match) else at
    start = area(where) * KIND_COUNT
    found = {KINDS[kind]: (g.standing[start + kind], g.routed[start + kind]) for kind in range(KIND_COUNT)}
    return {name: counts for name, counts in found.items() if counts != (0, 0)}


def owner(at: Match | Table, where: str) -> int | None:
    """Who controls an area."""
    g = state(at) if isinstance(at, Match) else at
    return None if g.owner[area(where)] == NOBODY else g.owner[area(where)]


def main(players: int) -> None:
    """Print which areas lie beside which on the board of `table`, and over which borders."""
    chart = table(*FACTIONS[:players]).chart
    for at in chart.areas:
        beside = []
        for side in range(6):
            other, wall = chart.near[at * 6 + side], chart.walls[at * 6 + side]
            if other != NOWHERE:
                beside.append(AREAS[other] + ("" if not wall else f" ({BORDERS[wall]})"))
        print(f"{AREAS[at]}: {', '.join(beside)}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
