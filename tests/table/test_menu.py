"""A menu goes over the wire as a menu: every deed, open or barred."""

from __future__ import annotations

from typing import Any

from polana.kernel import game as registry
from polana.kernel.deed import Menu
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from polana.table.wire import ask_info, refusal_info


def menus(seed: int) -> list[Menu[Any, Any]]:
    """The menus of one match of Root in random play."""
    game = registry.find("root")
    match = Match(game, game.setup(4, {}), seed)
    rng = Rng(seed)
    found: list[Menu[Any, Any]] = []
    while not match.over and len(found) < 60:
        ask = match.ask
        assert ask is not None
        if isinstance(ask, Menu):
            found.append(ask)
            assert [deed.word for deed in ask.deeds] == ask.candidates()
            told = ask_info(ask, 7)
            assert told.menu is not None
            assert [one.word for one in told.menu] == [word.text for word in ask.candidates()]
            assert [one.word for one in told.menu if one.why is None] == told.options
            for deed, one in zip(ask.deeds, told.menu, strict=True):
                assert (one.law, one.end) == (deed.law, deed.is_end())
                refusal = ask.why_not(deed.word)
                assert one.why == (None if refusal is None else refusal_info(refusal))
        else:
            assert ask_info(ask, 7).menu is None
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
    return found


def test_each_deed_of_a_menu_is_told_with_its_paragraph_and_why_it_is_barred():
    found = menus(3)
    assert len(found) == 60
    deeds = [deed for menu in found for deed in menu.deeds]
    assert all(deed.law for deed in deeds)
    assert any(deed.is_end() for deed in deeds)
