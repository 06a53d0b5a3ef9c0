"""What lines of the log are part of: the year, its phases, turns, cards, combats."""

from __future__ import annotations

import itertools

from polana.games.northgard import game
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from tests.northgard.bench import AXES_2, AXES_3, PURPLE, RED, dice
from tests.northgard.scenes import crossroads


def kinds(match: Match, kind: str) -> list[list[str]]:
    """The scopes around the lines of one kind."""
    return [[scope.kind for scope in line.path] for line in match.news if line.kind == f"news-northgard-{kind}"]


def played(seed: int, creatures: bool = False) -> Match:
    match = Match(game, game.setup(["wolf", "raven", "goat"], {"creatures": creatures}), seed)
    rng = Rng(seed)
    while (ask := match.ask) is not None:
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
    return match


def test_every_line_of_a_year_is_part_of_the_year_and_of_one_of_its_phases() -> None:
    match = played(3, creatures=True)
    begun = next(at for at, line in enumerate(match.news) if line.kind == "news-northgard-year")
    phases = {"start", "actions", "creatures", "harvest", "winter", "end"}
    year = 0
    for line in match.news[begun:]:
        path = [scope.kind for scope in line.path]
        assert path[0] == "year"
        if line.kind == "news-northgard-year":
            year = int(str(line.args["year"]))
        turn = "turn" in path
        assert {**line.about, "seat": 0} == {"year": year, "seat": 0}
        assert ("seat" in line.about) == turn
        if path[-1] == "action":
            assert line.about["seat"] in range(3)
        if line.kind != "news-northgard-year":
            assert path[1] in phases, (line, path)
    years = {line.path[0].number for line in match.news[begun:]}
    assert len(years) == 7


def test_harvest_winter_and_display_lie_in_their_phases() -> None:
    match = played(4)
    assert {tuple(path) for path in kinds(match, "winter")} == {("year", "winter")}
    assert {tuple(path) for path in kinds(match, "harvest-fame")} <= {("year", "harvest")}
    assert {tuple(path) for path in kinds(match, "display")} == {("year", "start")}
    assert {tuple(path) for path in kinds(match, "group-placed")} == {("setup",)}
    assert {tuple(path) for path in kinds(match, "score")} == {("year", "end")}


def test_what_a_card_does_stands_under_the_line_that_names_the_card_and_a_combat_in_it() -> None:
    t = crossroads()
    t.put(RED, "tile_01.n", 3)
    t.put(PURPLE, "tile_01.e", 1)
    t.give(RED, food=1)
    t.turn(RED, ["move"], dice(AXES_3, AXES_2))
    t.say(RED, "card:move", "@tile_01.n", "@tile_01.e", 3, 1)
    assert kinds(t.match, "played") == [["turn", "action"]]
    assert kinds(t.match, "moved") == [["turn", "action"]]
    assert kinds(t.match, "combat") == [["turn", "action", "battle"]]
    assert kinds(t.match, "totals") == [["turn", "action", "battle"]]
    assert kinds(t.match, "retreated") in ([], [["turn", "action", "battle"]])
    card = t.match.news[0].path[-1]
    fight = next(line for line in t.match.news if line.kind == "news-northgard-combat").path
    assert card is fight[1]
    assert (card.headed, fight[2].headed, fight[0].headed) == (True, True, False)


def test_a_combat_begins_with_what_each_side_brings_before_food_and_dice() -> None:
    told = [
        line
        for seed in range(1, 16)
        for line in played(seed).news
        if line.kind in ("news-northgard-combat", "news-northgard-totals")
    ]
    pairs = [
        (one, two) for one, two in itertools.pairwise(told) if one.kind != two.kind and one.kind.endswith("combat")
    ]
    assert len(pairs) > 5
    for begun, counted in pairs:
        for name in ("units", "kaija", "card", "clan", "other_units", "other_kaija", "other_clan", "other_fortress"):
            assert begun.args[name] == counted.args[name], name
    assert any(begun.args["card"] or begun.args["other_fortress"] for begun, _ in pairs)


def test_two_turns_and_two_cards_are_told_apart() -> None:
    match = played(5)
    turns: dict[int, int] = {}
    actions: dict[int, str] = {}
    for line in match.news:
        seat = line.args.get("seat")
        for scope in line.path:
            if scope.kind == "turn" and line.kind in ("news-northgard-played", "news-northgard-passed"):
                assert isinstance(seat, int)
                assert turns.setdefault(scope.number, seat) == seat
            if scope.kind == "action" and line.kind == "news-northgard-played":
                card = str(line.args["card"])
                assert actions.setdefault(scope.number, card) is card
    assert len(turns) > 20
    assert len(actions) > 20
