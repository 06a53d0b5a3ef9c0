"""A menu goes over the wire as a menu: every deed, open or barred."""

from __future__ import annotations

from typing import Any

from polana.kernel import game as registry
from polana.kernel.deed import Menu
from polana.kernel.match import Match
from polana.kernel.refusal import OTHER_QUESTION
from polana.kernel.rng import Rng
from polana.kernel.topic import FROM
from polana.table.outlook import Outlook
from polana.table.wire import ask_info, refusal_info

#: Nobody is played by a bot.
NOBODY: frozenset[int] = frozenset()


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


def at_turn(seed: int) -> Match:
    """A match of Northgard at a turn of which some card has several actions."""
    game = registry.find("northgard")
    match = Match(game, game.setup(["wolf", "raven"], {}), seed)
    rng = Rng(seed)
    while not match.over:
        ask = match.ask
        assert ask is not None
        if ask.about == "ask-northgard-turn":
            ahead = Outlook(match, ask.seat, NOBODY).prospects()
            if any(one.options for one in ahead.values()):
                return match
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
    raise AssertionError("no card with several actions came up")


def test_a_deed_with_several_actions_tells_at_once_what_each_of_them_leads_to():
    match = at_turn(4)
    ask = match.ask
    assert ask is not None
    found = Outlook(match, ask.seat, NOBODY).prospects()
    assert list(found) == [word.text for word in ask.options]
    for word in ask.options:
        after = Outlook(match, ask.seat, NOBODY)
        final = after.along([word])
        one = found[word.text]
        assert one.final is final
        if one.options:
            assert one.next is not None
            assert one.next.within is (one.next.menu is not None)
            assert one.next.within or one.next.role == FROM
            # As much as somebody is told who asks about that deed by itself.
            assert one.options == after.prospects()
        else:
            assert one.next is None or (not one.next.within and one.next.role != FROM)
    assert [word for word, one in found.items() if one.options]


def test_from_where_a_move_begins_and_where_it_can_go_is_told_with_the_move():
    match = at_turn(4)
    ask = match.ask
    assert ask is not None
    move = Outlook(match, ask.seat, NOBODY).prospects()["card:move"]
    assert move.next is not None
    assert (move.next.about, move.next.role) == ("ask-northgard-move-from", FROM)
    assert list(move.options) == move.next.options
    ways = {one.next.about for one in move.options.values() if one.next is not None}
    assert "ask-northgard-move-to" in ways


def test_what_keeps_each_deed_from_a_place_is_told_in_one_answer():
    match = at_turn(4)
    ask = match.ask
    assert ask is not None
    seat = ask.seat
    reasons = 0
    for land in [word for word in match.game.vocabulary if word.kind == "land"]:
        assert match.why_not(seat, land) is OTHER_QUESTION
        bars = Outlook(match, seat, NOBODY).bars(land)
        told = {word: bar.refusal for bar in bars for word in bar.words}
        assert len({f"{bar.refusal.message} {bar.refusal.args}" for bar in bars}) == len(bars)
        for first, one in Outlook(match, seat, NOBODY).prospects().items():
            within = one.options if one.next is not None and one.next.within else {}
            for phrase in [[first, further] for further in within] or [[first]]:
                after = Outlook(match, seat, NOBODY)
                if after.along([match.game.vocabulary[text] for text in phrase]):
                    continue
                asked = after.trial.ask_of(seat)
                if asked is None or (isinstance(asked, Menu) and not asked.within):
                    continue
                refusal = asked.why_not(land)
                if refusal is not None and refusal is not OTHER_QUESTION:
                    assert phrase[-1] in told
                    reasons += 1
    assert reasons > 0


def test_nothing_keeps_a_deed_from_what_it_leads_to():
    match = at_turn(4)
    ask = match.ask
    assert ask is not None
    ahead = Outlook(match, ask.seat, NOBODY).prospects()
    for word, one in ahead.items():
        if one.next is None or one.next.within or one.next.menu is not None:
            continue
        for text in one.next.options:
            bars = Outlook(match, ask.seat, NOBODY).bars(match.game.vocabulary[text])
            assert word not in [barred for bar in bars for barred in bar.words]
