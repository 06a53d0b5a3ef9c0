"""Whole matches at random: invariants, clones, imagination, records. Finds crashes, never wrong numbers."""

import re
from pathlib import Path

import pytest

from polana.games import root
from polana.games.root import factions
from polana.games.root.components import CARDS, HIRELING_NAMES
from polana.games.root.factions.base import Faction
from polana.games.root.factions.board import Board
from polana.games.root.factions.registry import FACTIONS
from polana.games.root.game import game
from polana.games.root.state import IN_PLAY
from polana.kernel.errors import SetupError
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from polana.kernel.state import dump

GENERAL = Path(str(root.__file__)).parent
PACKAGE = GENERAL.parents[1]
BASES = ["factions/base.py", "factions/board.py", "factions/registry.py"]
MAPS = ["autumn", "winter", "lake", "mountain"]
DECKS = ["standard", "exiles_partisans"]


def setup(seed):
    names = list(FACTIONS)
    seats = (names[seed % len(names) :] + names[: seed % len(names)])[:6]
    if "vagabond" not in seats and "vagabond2" in seats:
        seats[seats.index("vagabond2")] = "vagabond"
    options = {"map": MAPS[seed % 4], "deck": DECKS[seed // 4 % 2]}
    try:
        return game.setup(seats, options)
    except SetupError:  # five who want a corner each
        return game.setup(seats, {**options, "setup": "advanced"})


@pytest.mark.parametrize("seed", range(8))
def test_a_random_match_keeps_its_invariants_and_ends(seed):
    match = Match(game, setup(seed), seed)
    chooser = RandomChooser(Rng(seed))
    asks = 0
    while not match.over:
        ask = match.ask
        assert ask is not None
        assert len(ask.options) <= 100
        match.choose(ask.seat, chooser.choose(match, ask))
        game.check(match.state)
        asks += 1
        assert asks < 20_000, "an endless match"
        if asks % 41 == 0 and not match.over:
            look(match, asks)
    assert match.result is not None


def look(match, asks):
    """A clone is equal in every field; what is imagined looks the same to who imagines it, and can go on."""
    assert dump(match.clone().state) == dump(match.state)
    for seat in range(len(match.setup.seats)):
        dream = match.imagine(seat, asks)
        assert dream.view(seat) == match.view(seat)
        game.check(dream.state)
        assert dump(dream.clone().state) == dump(dream.state)
        for _ in range(20):
            if dream.over:
                break
            ask = dream.ask
            dream.choose(ask.seat, ask.options[-1])
        game.check(dream.state)


def counted(g):
    """By side: how often it has changed, and what `Side.changes` counts."""
    found = []
    for side in g.sides:
        pieces = [side.warriors, side.cardboard, side.left]
        others = [side.items, side.exhausted, side.play, side.revealed, side.used]
        found.append((side.changes, [each[:] for each in pieces + others]))
    return found


@pytest.mark.parametrize("seed", range(len(FACTIONS)))
def test_whatever_changes_in_the_pieces_items_and_cards_in_play_of_a_side_is_counted(seed):
    """An observer looks at them anew only if the count has grown."""
    match = Match(game, setup(seed), seed)
    chooser = RandomChooser(Rng(seed))
    before = None
    grown = 0
    while not match.over:
        match.choose(match.ask.seat, chooser.choose(match, match.ask))
        if match.state.table != IN_PLAY:
            continue
        now = counted(match.state)
        for old, new in zip(before or now, now, strict=True):
            assert old[0] < new[0] or old == new
            grown += old[0] < new[0]
        before = now
    assert grown > 50


def test_the_same_seed_gives_the_same_match():
    records = []
    for _ in range(2):
        match = Match(game, setup(3), 3)
        chooser = RandomChooser(Rng(3))
        for _ in range(300):
            if match.over:
                break
            match.choose(match.ask.seat, chooser.choose(match, match.ask))
        records.append([(seat, word.text) for seat, word in match.said])
    assert records[0] == records[1]


def general_rules():
    """The files of the rules that hold for everybody: what they say, without regard to capitals."""
    rooms = ["*.py", "woodland/*.py", "effects/base.py", "hirelings/*.py", *BASES]
    paths = sorted(path for room in rooms for path in GENERAL.glob(room))
    return [(path, path.read_text(encoding="utf-8").lower()) for path in paths]


def test_no_name_of_a_card_or_a_hireling_stands_in_the_general_rules():
    """What it does is an `Effect` or a hook."""
    effects = [card.name for card in CARDS if card.persistent]
    found = [
        (path.name, name)
        for path, text in general_rules()
        for name in [*effects, *HIRELING_NAMES]
        if re.search(rf"\b{name}\b|\b{name.replace('_', ' ')}\b", text)
    ]
    assert found == []


def test_the_table_of_hooks_has_every_question_that_a_faction_is_asked():
    hooks = [name for kind in (Faction, Board) for name, hook in vars(kind).items() if callable(hook)]
    assert [name for name in hooks if name[0] != "_" and f"`{name}`" not in str(factions.__doc__)] == []


def test_the_suits_of_clearings_are_looked_up_in_one_file():
    """A clearing may have all of them (F), which only `woodland/suits.py` knows."""
    sources = [path for room in ("games/root", "eyes/root", "bots/root") for path in PACKAGE.glob(f"{room}/**/*.py")]
    looking = [path.name for path in sources if re.search(r"\b(g|state)\.suits\[", path.read_text(encoding="utf-8"))]
    assert looking == ["suits.py"]
