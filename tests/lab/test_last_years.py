"""The last year of a match in several ways: a seat is alone with its cards, the same each time."""

from polana.bots import bot
from polana.games.northgard.state import Table
from polana.kernel.game import find
from polana.kernel.match import Match
from polana.lab.last_years import last_years
from polana.lab.plan import Fixture

LINE_UP = ("wolf", "bear", "stag")
FIXTURE = Fixture(0, 5, LINE_UP, ("random",) * 3, (1, 2, 3))


def begun(ways: int) -> list[tuple[int, str]]:
    game = find("northgard")
    match = Match(game, game.setup(LINE_UP, {}), FIXTURE.deal)
    bots = [bot(name, seed) for name, seed in zip(FIXTURE.bots, FIXTURE.seeds, strict=True)]
    found = list(last_years(match, bots, FIXTURE, ways))
    for seat, at in found:
        assert at.ask is not None
        assert at.ask.seat == seat
        state = at.state
        assert isinstance(state, Table)
        assert game.lone_turn(state) == (seat, 7)
        assert [player.passed for player in state.players].count(True) == 2
        assert not state.players[seat].passed
    return [(seat, at.position()) for seat, at in found]


def test_all_others_have_passed_in_the_last_year_and_the_same_ways_give_the_same_positions():
    found = begun(3)
    assert len({seat for seat, _ in found}) > 1
    assert begun(3) == found
    # More ways go on from there.
    assert begun(4)[: len(found)] == found
