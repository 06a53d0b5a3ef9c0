"""Every refusal names the paragraph that forbids it; only "that is not what is asked" has none."""

import ast
import importlib
import pkgutil
import re
from pathlib import Path
from typing import Any

import pytest

import polana
from polana.kernel import game as games
from polana.kernel.deed import Menu, opens_deed
from polana.kernel.match import Match, RandomChooser
from polana.kernel.refusal import OTHER_QUESTION, Refusal
from polana.kernel.rng import Rng

GAMES = ("northgard", "root", "runewars")
#: Seats and options of random matches that come by as many chapters as can be.
LINEUPS: dict[str, list[tuple[Any, dict[str, Any]]]] = {
    "northgard": [(3, {"creatures": True}), (2, {})],
    "root": [
        (
            ["marquise", "eyrie", "alliance", "vagabond"],
            {"hirelings": True, "landmark": "tower", "second_landmark": "ferry"},
        ),
        (["cult", "riverfolk", "duchy", "corvid"], {"deck": "exiles_partisans"}),
        (["hundreds", "keepers", "vagabond2", "vagabond"], {"map": "mountain"}),
    ],
    "runewars": [(2, {"ready_made": True}), (3, {"explore": True, "ready_made": True})],
}
DECISIONS = 700
#: Deeds that are named by a thing. Such a word may mean anything, or nothing once the thing is another's.
THINGS = {"area", "card", "clearing", "forest", "hero", "hireling", "quest", "reward", "suit", "tactic", "use"}
OTHERS = 12


def modules(game):
    package = importlib.import_module(f"polana.games.{game}")
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield importlib.import_module(found.name)


def refusals(value):
    """Those that a constant holds, however it holds them."""
    if isinstance(value, Refusal):
        yield value
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from refusals(part)
    elif isinstance(value, dict):
        yield from refusals(list(value.values()))
    elif type(value).__module__.startswith("polana.") and isinstance(getattr(value, "refusal", None), Refusal):
        yield value.refusal


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_that_a_game_declares_names_a_paragraph_of_its_index(name):
    laws = games.find(name).laws
    found = {}
    for module in modules(name):
        for key, value in vars(module).items():
            for refusal in refusals(value):
                if refusal is not OTHER_QUESTION:
                    found[f"{module.__name__}.{key}"] = refusal
    assert len(found) > 50
    assert {key: refusal for key, refusal in found.items() if refusal.law not in laws} == {}


@pytest.mark.parametrize("name", GAMES)
def test_no_refusal_is_made_without_a_paragraph(name):
    folder = Path(polana.__file__).parent / "games" / name
    bare = []
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                law = node.args[0] if node.args else None
                if law is None or (isinstance(law, ast.Constant) and not law.value):
                    bare.append(f"{path.name}:{node.lineno}")
    assert bare == []


@pytest.mark.parametrize(("name", "lineup"), [(name, lineup) for name in GAMES for lineup in range(len(LINEUPS[name]))])
def test_whatever_is_asked_about_in_a_match_is_allowed_or_refused_with_a_paragraph(name, lineup):
    game = games.find(name)
    seats, options = LINEUPS[name][lineup]
    match = Match(game, game.setup(seats, options), 20 + lineup)
    rng = Rng(lineup)
    chooser = RandomChooser(Rng(lineup + 1))
    words = game.vocabulary.words
    refused = 0
    deeds: dict[int, set[Any]] = {}
    untimely = set()
    for _ in range(DECISIONS):
        if match.ask is None:
            break
        for ask in match.asks:
            if isinstance(ask, Menu) and opens_deed(ask):
                own = [deed.word for deed in ask.deeds if not deed.is_end() and deed.word.kind not in THINGS]
                deeds.setdefault(ask.seat, set()).update(own)
        for seat, known in deeds.items():
            for word in known:
                reason = match.why_not(seat, word)
                assert reason is None or reason.law in game.laws, (seat, match.asks, word, reason)
                open_to = [ask for ask in match.asks if ask.seat == seat]
                if reason is not None and not (open_to and word in open_to[0].candidates()):
                    untimely.add(word)
        for ask in match.asks:
            options = ask.options
            if isinstance(ask, Menu):
                assert [deed.word for deed in ask.deeds if deed.law not in game.laws] == []
            for word in [*ask.candidates(), *[words[rng.below(len(words))] for _ in range(OTHERS)]]:
                reason = match.why_not(ask.seat, word)
                assert (reason is None) == (word in options), (ask.about, word, reason)
                if reason is not None and reason is not OTHER_QUESTION:
                    assert reason.law in game.laws, (ask.about, word, reason)
                    refused += 1
        ask = match.ask
        match.choose(ask.seat, chooser.choose(match, ask))
    assert refused > 100
    assert len(untimely) > 4


def test_a_refusal_that_several_share_is_declared_once():
    declared: dict[str, list[str]] = {}
    sources = Path(polana.__file__).parent / "games"
    for path in sorted(sources.rglob("*.py")):
        for refusal in re.findall(r'^\w+: Final = (Refusal\("[^"]+", "why-[^"]+"\))$', path.read_text("utf-8"), re.M):
            declared.setdefault(refusal, []).append(path.relative_to(sources).as_posix())
    assert len(declared) > 300
    assert {refusal: places for refusal, places in declared.items() if len(places) > 1} == {}
