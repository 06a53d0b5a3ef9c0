"""Root by hand: the first moves of the game told plainly, battles of single factions, and how matches begin."""

from __future__ import annotations

from collections.abc import Callable

from polana.games.root.components import CARDS
from polana.games.root.factions.corvid.side import SNARE
from polana.games.root.game import game
from polana.kernel import record
from polana.kernel.game import Setup
from polana.kernel.match import Match
from tests.examples.byhand.staged import Words, after, opening
from tests.root.bench import Bench
from tests.root.boards import lead, resolving
from tests.root.factions.test_corvid_rules import plot
from tests.root.factions.test_hundreds_rules import warlord
from tests.root.machines import MachineBench
from tests.root.vagabonds import wander
from tests.scene import Idler

WRATHFUL = 7


def told(t: Bench, words: Words, *dice: int) -> str:
    """Words said in a position of the bench; for two players without the cards of dominance (5.1.3)."""
    if len(t._setup.seats) < 3:
        t.g.deck = [card for card in t.g.deck if not CARDS[card].name.startswith("dominance")]
    setup = game.setup(t._setup.seats, t._setup.options)
    chance = [("battle die", die) for die in dice] if dice else None
    return after(game, setup, t.g, words, chance)


def cats_and_moles(cats: int, moles: int, clearing: int = 1) -> Bench:
    """The Marquise and the Duchy in one clearing, in her Daylight."""
    t = Bench("marquise", "duchy", "corvid")
    t.put("marquise", clearing, warriors=cats)
    t.put("duchy", clearing, warriors=moles)
    t.at("marquise", "daylight")
    return t


def move() -> str:
    t = Bench("marquise", "duchy", "corvid")
    t.put("marquise", 1, warriors=4)
    t.put("duchy", 5, warriors=2)
    t.at("marquise", "daylight")
    return told(t, [(0, "march"), (0, "clearing:5"), (0, "count:3")])


def ambush() -> str:
    t = cats_and_moles(4, 1)
    t.hand("duchy", "ambush_fox")
    return told(t, [(0, "battle"), (1, "card:ambush_fox")], 1, 0)


def losses() -> str:
    t = cats_and_moles(4, 1)
    t.put("duchy", 1, citadel=1)
    return told(t, [(0, "battle")], 2, 1)


def tie() -> str:
    """Two warriors and a sawmill against three: nobody rules, so nobody leaves."""
    t = cats_and_moles(2, 3)
    t.put("marquise", 1, sawmill=1)
    t.put("marquise", 12, warriors=1)
    t.put("marquise", 3, warriors=1)
    return told(t, [(0, "march"), (0, "clearing:1")])


def ruin() -> str:
    """Clearing 10 has two slots: her sawmill fills one, the ruin covers the other."""
    t = Bench("marquise", "duchy", "corvid")
    t.put("marquise", 10, warriors=2, sawmill=1, wood=1)
    t.put("marquise", 1, warriors=2, wood=1)
    t.put("marquise", 5, warriors=2, wood=1)
    t.at("marquise", "daylight")
    return told(t, [(0, "build"), (0, "clearing:10")])


def river() -> str:
    """10 and 5 lie on one river, but no path joins them."""
    t = Bench("marquise", "duchy", "corvid")
    t.put("marquise", 10, warriors=2)
    t.put("marquise", 1, warriors=2)
    t.at("marquise", "daylight")
    return told(t, [(0, "march"), (0, "clearing:10"), (0, "clearing:5")])


def lords() -> str:
    """Two against two, and the Eyrie rule: their warriors may leave."""
    t = Bench("eyrie", "marquise", "corvid")
    lead(t, "charismatic", move=["anvil"])
    t.put("eyrie", 1, warriors=2)
    t.put("marquise", 1, warriors=2)
    t.put("marquise", 5, warriors=3)
    t.at("eyrie", "daylight")
    resolving(t, "move", "fox")
    return told(t, [(0, "clearing:5"), (0, "count:2")])


def commander() -> str:
    t = Bench("eyrie", "marquise", "corvid")
    lead(t, "commander", battle=["anvil"])
    t.put("eyrie", 1, warriors=1)
    t.put("eyrie", 4, roost=1, warriors=2)
    t.put("marquise", 1, warriors=4)
    t.put("marquise", 5, warriors=2)
    t.at("eyrie", "daylight")
    resolving(t, "battle", "fox", "bird")
    return told(t, [(0, "suit:fox")], 3, 0)


def guerrilla() -> str:
    t = Bench("marquise", "alliance", "corvid")
    t.put("marquise", 1, warriors=5)
    t.put("alliance", 1, warriors=4)
    t.at("marquise", "daylight")
    return told(t, [(0, "battle")], 1, 3)


def agents() -> str:
    t = Bench("marquise", "corvid", "duchy")
    plot(t, 1, SNARE)
    t.put("marquise", 1, warriors=3)
    t.at("marquise", "daylight")
    return told(t, [(0, "battle")], 0, 0)


def nimble() -> str:
    t = Bench("corvid", "marquise", "duchy")
    t.put("corvid", 1, warriors=2)
    t.put("marquise", 1, warriors=4)
    t.put("marquise", 5, warriors=4)
    t.at("corvid", "daylight")
    return told(t, [(0, "move"), (0, "clearing:5"), (0, "count:2")])


def wrath() -> str:
    t = Bench("hundreds", "marquise", "corvid")
    warlord(t, 1, WRATHFUL)
    t.put("hundreds", 1, warriors=2)
    t.put("marquise", 1, warriors=4)
    t.at("hundreds", "daylight")
    return told(t, [(0, "battle")], 1, 0)


def slip() -> str:
    """The Vagabond in a forest of the Winter map: the river parts it from the next."""
    t = Bench("vagabond", "marquise", "corvid", map="winter")
    wander(t, forest=1, ready="boots sword")
    t.put("marquise", 1, warriors=2)
    t.before("vagabond", "birdsong")
    match = Match.replay(told(t, []))
    ask = match.ask
    assert ask is not None
    word = next(word.text for word in ask.options if word.text.startswith("forest"))
    return told(t, [(0, word)])


def coast() -> str:
    """The same on the Lake map: coastal forests lie side by side along the shore."""
    t = Bench("vagabond", "marquise", "corvid", map="lake")
    wander(t, forest=1, ready="boots sword")
    t.put("marquise", 1, warriors=2)
    t.before("vagabond", "birdsong")
    match = Match.replay(told(t, []))
    ask = match.ask
    assert ask is not None
    word = next(word.text for word in ask.options if word.text.startswith("forest"))
    return told(t, [(0, word)])


def closed() -> str:
    """A closed path of the Mountain map joins nothing."""
    t = Bench("marquise", "duchy", "corvid", map="mountain")
    one, other = t.g.woodland.closed[0]
    t.put("marquise", one + 1, warriors=2)
    t.put("marquise", other + 1, warriors=2)
    t.at("marquise", "daylight")
    return told(t, [(0, "march"), (0, f"clearing:{one + 1}"), (0, f"clearing:{other + 1}")])


def machine(mode: str = "competitive") -> MachineBench:
    """The Duchy's Evening is about to end; then the Mechanical Marquise follows its Order, a fox card."""
    t = MachineBench("corvid", "duchy", mode=mode)
    t.orders("anvil", "bake_sale", "sappers", "cobbler", "codebreakers")
    t.put("corvid", 5, warriors=1)
    t.put("duchy", 1, warriors=2)
    t.put(1, warriors=3)
    t.put(3, warriors=1, keep=1)
    t.at("duchy", "daylight")
    return t


def of_machine(t: MachineBench, words: Words, *dice: int) -> str:
    mode = str(t.g.settings["automaton"])
    setup = game.setup(["corvid", "duchy"], {"automaton": mode, "thief": "each"})
    return after(game, setup, t.g, words, [("battle die", die) for die in dice] if dice else None)


def no_ambush() -> str:
    t = machine()
    t.hand("duchy", "ambush_fox")
    return of_machine(t, [(1, "done")] * 4, 1, 0)


def spy() -> str:
    t = machine()
    t.hand("duchy", "spy_fox")
    return of_machine(t, [(1, "play-spy"), (1, "card:spy_fox")])


def too_late() -> str:
    t = machine("cooperative")
    t.machine.score = 29
    return of_machine(t, [(1, "done")])


def hired(*factions: str) -> Bench:
    """All three hirelings lie there, and the Duchy controls the Forest Patrol in clearing 5."""
    t = Bench(*factions)
    for name in ("forest_patrol", "vault_keepers", "street_band"):
        t.hireling(name, "duchy" if name == "forest_patrol" else "")
    t.put("forest_patrol", 5, warriors=3)
    return t


def with_hirelings(t: Bench, words: Words, *dice: int) -> str:
    setup = game.setup(t._setup.seats, {**t._setup.options, "hirelings": True})
    return after(game, setup, t.g, words, [("battle die", die) for die in dice] if dice else None)


def hired_outrage() -> str:
    """The Duchy moves the Forest Patrol into a sympathetic clearing."""
    t = hired("alliance", "duchy", "corvid")
    t.put("alliance", 1, sympathy=1)
    t.put("duchy", 1, warriors=1)
    t.hand("duchy", "birdy_bindle", "arms_trader")
    t.before("duchy", "daylight")
    words = ["hireling:forest_patrol", "move", "clearing:5", "clearing:1", "count:1", "card:arms_trader"]
    return with_hirelings(t, [(1, word) for word in words])


def ruled_by_hirelings() -> str:
    """The Corvids outnumber the moles in clearing 1; the Forest Patrol rules 5 for the Duchy."""
    t = hired("alliance", "duchy", "corvid")
    t.put("duchy", 1, warriors=2)
    t.put("corvid", 1, warriors=4)
    t.at("duchy", "daylight")
    return with_hirelings(t, [(1, "move"), (1, "count:2")])


def hirelings_without_ambush() -> str:
    """The Duchy holds an ambush card and is not asked for it."""
    t = hired("corvid", "duchy", "alliance")
    t.put("corvid", 5, warriors=3)
    t.hand("duchy", "ambush_bird")
    t.at("corvid", "daylight")
    return with_hirelings(t, [(0, "battle")], 1, 0)


def hirelings_score_nothing() -> str:
    t = hired("alliance", "duchy", "corvid")
    t.put("alliance", 5, sympathy=1)
    t.put("duchy", 1, warriors=1)
    t.hand("duchy", "birdy_bindle", "arms_trader")
    t.before("duchy", "daylight")
    words = ["hireling:forest_patrol", "move", "pass", "clearing:5", "card:arms_trader"]
    return with_hirelings(t, [(1, word) for word in words], 2, 0)


def begun(seats: list[str], ends: str, seed: int = 1, prefer: tuple[str, ...] = (), **options: bool | int | str) -> str:
    """A match from its beginning until a word of this kind has been said; some words are preferred to the first."""
    setup: Setup = game.setup(seats, options)
    match, idler = Match(game, setup, seed), Idler()
    for _ in range(20):
        ask = match.ask
        assert ask is not None
        wanted = [word for word in ask.options if word.text in prefer]
        word = wanted[0] if wanted else idler.choose(match, ask)
        match.choose(ask.seat, word)
        if word.text.startswith(ends):
            return record.write(game, setup, seed, match.said)
    raise AssertionError(f"nobody said {ends}")


def wanderer(character: str) -> Callable[[], str]:
    """A Vagabond chooses this character."""

    def make() -> str:
        for seed in range(1, 60):
            setup = game.setup(["marquise", "vagabond", "eyrie"], {})
            match = Match(game, setup, seed)
            while match.ask is not None and match.ask.about != "ask-root-vagabond-character" and match.decisions < 12:
                match.choose(match.ask.seat, match.ask.options[0])
            ask = match.ask
            if ask is not None and f"character:{character}" in [word.text for word in ask.options]:
                match.choose(ask.seat, f"character:{character}")
                return record.write(game, setup, seed, match.said)
        raise AssertionError(f"nobody can be the {character}")

    return make


CHARACTERS = ("thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel", "adventurer", "ronin", "harrier")

BY_HAND: dict[str, Callable[[], str]] = {
    "2.2.4": ruin,
    "2.3": river,
    "2.5": tie,
    "4.2": move,
    "4.3": lambda: told(cats_and_moles(3, 2), [(0, "battle")], 2, 1),
    "4.3.1": ambush,
    "4.3.2": lambda: told(cats_and_moles(4, 3), [(0, "battle")], 1, 3),
    "4.3.2.I": lambda: told(cats_and_moles(1, 3), [(0, "battle")], 3, 0),
    "4.3.4": losses,
    "5.1": lambda: begun(["marquise", "eyrie", "alliance"], "leader:"),
    "6.3.4": lambda: begun(["marquise", "eyrie"], "leader:"),
    "7.2.2": lords,
    "7.3.3": lambda: begun(["marquise", "eyrie"], "leader:", 2),
    "7.8.3": commander,
    "8.2.2": guerrilla,
    "13.2.3": nimble,
    "13.2.5": agents,
    "14.7.8": wrath,
    "C.1.1": slip,
    "C.2.1": lambda: opening(game, ["marquise", "eyrie"], 2, 1, map="lake"),
    "C.2.4": coast,
    "C.3.1": lambda: opening(game, ["marquise", "eyrie"], 2, 1, map="mountain"),
    "C.3.2": closed,
    "E.3.1": ruled_by_hirelings,
    "E.3.5": hirelings_without_ambush,
    "E.3.6": hirelings_score_nothing,
    "E.3.7": hired_outrage,
    "R.K.1": too_late,
    "R.K.3": lambda: of_machine(machine("cooperative"), [(1, "done")]),
    "R.M.3": no_ambush,
    "R.M.10": lambda: of_machine(machine(), [(1, "done")], 2, 1),
    "R.S.2": spy,
    **{f"D.{number}.1": wanderer(name) for number, name in enumerate(CHARACTERS, start=1)},
}
