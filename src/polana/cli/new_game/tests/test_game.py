"""What must hold for any game."""

from polana.bots import bot
from polana.kernel.match import Match
from polana.testing import check_game

from NAME import game


def test_random_matches_hold_together_in_every_setup_and_both_languages() -> None:
    check_game(game)


def test_bots_play_it_to_its_end() -> None:
    match = Match(game, game.setup(2, {}), 3)
    players = [bot("greedy", 1), bot("random", 2)]
    while (ask := match.ask) is not None:
        match.choose(ask.seat, players[ask.seat].choose(match, ask))
    assert match.result is not None
