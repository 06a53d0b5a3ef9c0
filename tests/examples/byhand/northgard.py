"""Northgard by hand: how matches begin and end, what the year brings by itself, and where creatures go."""

from __future__ import annotations

from collections.abc import Callable

from polana.games.northgard import game
from polana.games.northgard.state import ACTIONS
from polana.kernel.match import Match
from tests.examples.byhand.staged import Words, after, opening
from tests.northgard.bench import AXES_2, AXES_3, PURPLE, RED, YELLOW, Bench, Foretold, dice, setup_of, table
from tests.northgard.scenes import crossroads, wilds
from tests.northgard.year.test_endgame import both_qualify, stronghold, three_strongholds
from tests.northgard.year.test_variants import teams

GREEN = 3


def passing(t: Bench, seat: int = RED) -> str:
    """The last player passes, and the year goes on by itself."""
    for player in t.g.players:
        player.passed = player.seat != seat
        if player.deck and not player.hand:
            player.hand.append(player.deck.pop())
    t.g.phase, t.g.turn = ACTIONS, seat
    words = [(seat, "pass")]
    match = Match.replay(after(game, setup_of(t.g), t.g, words))
    while (ask := match.ask) is not None and ask.about == "ask-northgard-trade":
        match.choose(ask.seat, "done")
        words.append((ask.seat, "done"))
    return after(game, setup_of(t.g), t.g, words)


def acting(t: Bench, hand: list[str], words: Words, chance: Foretold | None = None) -> str:
    """A turn of Red with these cards; the others hold one each."""
    t.deal(RED, hand)
    for player in t.g.players:
        if not player.hand:
            player.hand.append(player.deck.pop())
    t.g.phase, t.g.turn = ACTIONS, RED
    land = {text: t.word(text).text for _, text in words if text.startswith("@")}
    return after(game, setup_of(t.g), t.g, [(seat, land.get(text, text)) for seat, text in words], chance)


def settled(*clans: str, **options: bool) -> Bench:
    """Everybody has a territory of the starting tile."""
    t = table(*(clans or ("wolf", "raven")), **options)
    for seat, side in zip(range(len(t.g.players)), ("e", "w", "n", "s", "e"), strict=False):
        t.put(seat, f"start.{side}", 2)
    return t


def of_year(year: int, **options: bool) -> Bench:
    t = settled(**options)
    t.g.year = year
    early, advanced = (3, 6) if options.get("long_game") else (2, 4)
    # So many cards of the Development deck have been displayed before (NG.start.2).
    shown = min(2 * year, 2 * (early + advanced))
    for _ in range(shown):
        t.g.box_early.append(t.g.development.pop())
    return t


def with_building(name: str) -> Bench:
    t = settled()
    t.build("start.e", name)
    return t


def winter() -> Bench:
    t = crossroads()
    t.put(RED, "tile_01.n", 4)
    t.put(PURPLE, "tile_01.e", 7)
    t.put(YELLOW, "start.w", 3)
    for seat in (RED, PURPLE, YELLOW):
        t.give(seat, food=2)
    return t


def kaija() -> Bench:
    t = crossroads("bear", "boar")
    t.put(RED, "tile_01.n", 3, kaija=True)
    t.put(PURPLE, "tile_01.e", 4)
    t.give(RED, food=2)
    t.give(PURPLE, food=2)
    return t


def lands(year: int = 4, **options: bool) -> Bench:
    t = table("wolf", "raven", **options)
    three_strongholds(t, RED)
    t.put(PURPLE, "start.s", 1)
    t.give(PURPLE, fame=30)
    t.g.year = year
    return t


def last(**goods: int) -> Bench:
    """The seventh year ends."""
    t = settled()
    t.g.year = 7
    t.give(RED, fame=6)
    t.give(PURPLE, **{"fame": 5, **goods})
    return t


def unrest() -> Bench:
    t = last()
    t.give(RED, fame=9)
    t.deal(RED, ["feast"], deck=["move"], discard=["unrest"])
    return t


def tied() -> Bench:
    t = last(fame=6)
    t.put(RED, "start.n", 1)
    return t


def team(year: int = 7) -> Bench:
    t = teams()
    for seat, side in ((RED, "e"), (PURPLE, "w"), (YELLOW, "n"), (GREEN, "s")):
        t.put(seat, f"start.{side}", 2)
    t.give(RED, fame=2)
    t.give(PURPLE, fame=6)
    t.give(YELLOW, fame=9)
    t.give(GREEN, fame=1)
    t.g.year = year
    return t


def beast(name: str, **buildings: tuple[str, ...]) -> Bench:
    """A creature in the east of the starting tile between territories of Red and Purple."""
    t = wilds("goat", "boar")
    t.creature(name, "start.e")
    return t


def by_buildings() -> Bench:
    t = beast("brown_bear_beige")
    t.put(RED, "tile_01.n", 1)
    t.put(PURPLE, "tile_01.s", 1)
    t.build("tile_01.n", "fortress")
    t.build("tile_01.s", "training_camp")
    t.build("tile_01.s", "defense_tower")
    return t


def by_units() -> Bench:
    t = beast("draugr_beige")
    t.put(RED, "tile_01.s", 1)
    t.put(PURPLE, "start.w", 3)
    return t


def by_resources() -> Bench:
    t = beast("wolf_beige")
    t.put(RED, "tile_01.n", 1)
    t.put(PURPLE, "start.w", 1)
    t.build("start.w", "menhir")
    t.build("start.w", "woodcutter_lodge")
    t.build("tile_01.n", "fortress")
    return t


def by_all() -> Bench:
    """With resources tied buildings decide: the Wolf goes west."""
    t = beast("wolf_beige")
    t.put(RED, "tile_01.s", 1)
    t.put(PURPLE, "start.w", 2)
    t.put(PURPLE, "start.n", 3)
    t.build("start.w", "training_camp")
    return t


def line() -> Bench:
    t = wilds("goat", "boar")
    t.creature("wolf_beige", "start.w")
    t.creature("draugr_beige", "tile_01.s")
    t.put(RED, "tile_01.e", 3)
    t.put(PURPLE, "start.s", 2)
    return t


def valkyrie() -> Bench:
    t = wilds("goat", "boar")
    t.creature("fallen_valkyrie_beige", "tile_01.n")
    t.put(RED, "tile_01.e", 3)
    t.put(PURPLE, "start.s", 2)
    return t


def two_moves(rough: bool) -> str:
    """Two Move actions in one turn: the second card is a Flash card."""
    t = crossroads("goat", "boar")
    if rough:
        t.put(RED, "tile_01.e", 1)
        t.put(PURPLE, "start.w", 1)
        words = [(RED, "card:move"), (RED, "@tile_01.e"), (RED, "@tile_01.s")]
        return acting(t, ["move", "bodyguard", "feast"], words)
    t.put(RED, "tile_01.n", 3)
    t.put(PURPLE, "tile_01.e", 1)
    t.put(PURPLE, "start.w", 1)
    words = [(RED, "card:move"), (RED, "@tile_01.n"), (RED, "@tile_01.e"), (RED, "count:2")]
    return acting(t, ["move", "bodyguard", "feast"], words, dice(AXES_3, AXES_2))


def gathering() -> str:
    """Units are gathered, then go on together, and one of them goes on alone."""
    t = crossroads("goat", "boar")
    t.put(RED, "tile_01.n", 2)
    t.put(RED, "tile_01.e", 1)
    t.put(PURPLE, "start.w", 1)
    ways = [("@tile_01.n", "@tile_01.e", 1), ("@tile_01.e", "@start.e", 2), ("@start.e", "@start.n", 1)]
    words = [(RED, "card:incursion")]
    for start, end, count in ways:
        words += [(RED, start), (RED, end), (RED, f"count:{count}")]
    return acting(t, ["incursion", "feast"], words)


def both_groups() -> str:
    """The second group joins the first before anybody fights."""
    t = crossroads("goat", "boar")
    t.put(RED, "tile_01.n", 4)
    t.put(PURPLE, "tile_01.e", 1)
    t.put(PURPLE, "start.w", 1)
    words = [(RED, "card:incursion")]
    for _ in range(2):
        words += [(RED, "@tile_01.n"), (RED, "@tile_01.e"), (RED, "count:1")]
    return acting(t, ["incursion", "feast"], [*words, (RED, "done")], dice(AXES_3, AXES_2))


def lair() -> str:
    """A match with creatures in which the first tile that is laid has a lair."""
    for seed in range(1, 200):
        setup = game.setup(["wolf", "raven"], {"creatures": True})
        match = Match(game, setup, seed)
        for _ in range(5):
            ask = match.ask
            assert ask is not None
            match.choose(ask.seat, ask.options[0])
            if any(line.kind == "news-northgard-creature-appeared" for line in match.news):
                return opening(game, ["wolf", "raven"], len(match.said) + 1, seed, creatures=True)
    raise AssertionError("no seed brings a lair first")


BY_HAND: dict[str, Callable[[], str]] = {
    "NG.setup.m": lambda: opening(game, ["wolf", "raven"], 16, 1),
    "NG.map.7": lambda: opening(game, ["wolf", "raven", "goat", "boar", "stag"], 3, 1),
    "NG.variant.long.2": lambda: opening(game, ["wolf", "raven"], 12, 1, long_game=True),
    "NG.variant.team.1": lambda: opening(game, ["wolf", "raven", "goat", "boar"], 4, 1, teams=True),
    "NG.creatures.setup.3": lair,
    "NG.start.3": lambda: passing(of_year(2)),
    "NG.start.4": lambda: passing(of_year(6)),
    "NG.endyear.4": lambda: passing(of_year(1)),
    "NG.buildings.forge": lambda: passing(with_building("forge")),
    "NG.buildings.lumber": lambda: passing(with_building("woodcutter_lodge")),
    "NG.buildings.food": lambda: passing(with_building("food_silo")),
    "NG.buildings.menhir": lambda: passing(with_building("menhir")),
    "NG.buildings.altar": lambda: passing(with_building("altar_of_kings")),
    "NG.winter.ex1": lambda: passing(winter()),
    "NG.clans.bear.5": lambda: passing(kaija()),
    "NG.endgame.1.1": lambda: passing(lands()),
    "NG.endgame.1.2": lambda: passing(both_qualify_dealt()),
    "NG.endgame.2.1": lambda: passing(last()),
    "NG.endgame.2.3": lambda: passing(last(food=4, wood=2, lore=1)),
    "NG.endgame.2.5": lambda: passing(unrest()),
    "NG.endgame.2.7": lambda: passing(tied()),
    "NG.endgame.3": lambda: passing(lands(7)),
    "NG.variant.long.1": lambda: passing(of_year(7, long_game=True)),
    "NG.variant.long.3": lambda: passing(lands(4, long_game=True)),
    "NG.variant.team.5": lambda: passing(team()),
    "NG.variant.team.6": lambda: passing(team_lands()),
    "NG.creatures.move.5": lambda: passing(by_all()),
    "NG.creatures.move.priority.buildings": lambda: passing(by_buildings()),
    "NG.creatures.move.priority.units": lambda: passing(by_units()),
    "NG.creatures.move.priority.resources": lambda: passing(by_resources()),
    "NG.creatures.phase.2": lambda: passing(line()),
    "NG.creatures.noshare.3": lambda: passing(valkyrie()),
    "NG.move.3": gathering,
    "NG.move.8": both_groups,
    "NG.move.6": lambda: two_moves(rough=True),
    "NG.move.9": lambda: two_moves(rough=False),
}


def both_qualify_dealt() -> Bench:
    t = both_qualify()
    for seat in (RED, PURPLE):
        t.deal(seat, ["feast"])
    t.give(RED, fame=4)
    t.give(PURPLE, fame=3, food=6)
    return t


def team_lands() -> Bench:
    """Three such territories do not win for a team: it needs five."""
    t = teams()
    for seat, name, building in ((RED, "start.e", "forge"), (YELLOW, "start.w", "fortress"), (RED, "start.n", "forge")):
        stronghold(t, seat, name, building)
    t.put(PURPLE, "start.s", 1)
    t.put(GREEN, "tile_02.rest", 1)
    return t
