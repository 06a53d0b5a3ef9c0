"""What deeds cost or bring, as the table sends it: told of every deed of every menu, open or barred."""

from typing import Any

import pytest

from polana.kernel import game as games
from polana.kernel.deed import Menu
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from polana.table.wire import menu_info
from tests.test_refusals import LINEUPS

DECISIONS = 1200

#: Terms that do not depend on the position, by game and word.
FIXED: dict[str, dict[str, dict[str, Any]]] = {
    "northgard": {
        "exchange": {"lore": 1, "brings_cards": 1},
        "remove": {"lore": 2, "brings_cards": 2},
        "upgrade": {"lore": 3},
    },
    "root": {
        "overwork": {"cards": 1, "which": "sawmill", "brings_wood": 1},
        "extra": {"cards": 1, "which": "bird"},
        "mobilize": {"cards": 1, "which": "card"},
        "train": {"cards": 1, "which": "base"},
        "explore": {"item": {"word": "item:torch"}},
        "aid": {"items": 1, "cards": 1, "which": "here"},
        "establish": {"funds": 2},
        "dig": {"cards": 1, "which": "there"},
        "incite": {"cards": 1, "which": "there"},
        "sacrifice": {"brings_acolytes": 1},
        "minister:duchess_of_mud": {"cards": 4, "which": "show", "points": 3},
    },
    "runewars": {
        "build": {"wood": 1, "ore": 1},
        "repair": {"ore": 1},
    },
}


def told(game: str) -> dict[str, list[dict[str, Any]]]:
    """By word, all terms that a few random matches have told."""
    found: dict[str, list[dict[str, Any]]] = {}
    rules = games.find(game)
    for at, (seats, options) in enumerate(LINEUPS[game]):
        match = Match(rules, rules.setup(seats, options), at)
        chooser = RandomChooser(Rng(at))
        for _ in range(DECISIONS):
            ask = match.ask
            if ask is None:
                break
            if isinstance(ask, Menu):
                for deed in menu_info(ask):
                    kept = found.setdefault(deed.word, [])
                    if deed.args and deed.args not in kept:
                        kept.append(deed.args)
            match.choose(ask.seat, chooser.choose(match, ask))
    return found


@pytest.mark.parametrize("game", LINEUPS)
def test_every_deed_of_every_menu_tells_its_terms_open_or_barred(game):
    found = told(game)
    for word, terms in FIXED[game].items():
        assert found.get(word, [terms]) == [terms], word
    assert len([word for word in FIXED[game] if word in found]) * 2 > len(FIXED[game])
    for kept in found.values():
        for terms in kept:
            for name, value in terms.items():
                assert isinstance(value, dict if name == "item" else str if name == "which" else int), (name, value)
                assert not isinstance(value, int) or value >= 0, (name, value)
