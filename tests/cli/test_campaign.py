"""A campaign from the command line: the record of a finished match gives the setup of the next (R.P)."""

import pytest

from polana.games.root.game import game
from polana.games.root.state import State
from polana.kernel.match import Match, RandomChooser
from polana.kernel.rng import Rng
from tests.law import law


def finished(tmp_path, campaign):
    options = {"automaton": "cooperative", "campaign": campaign}
    match = Match(game, game.setup(["eyrie"], options), 5)
    chooser = RandomChooser(Rng(5))
    while (ask := match.ask) is not None:
        match.choose(ask.seat, chooser.choose(match, ask))
    file = tmp_path / f"{campaign.replace('/', '-')}.polana"
    file.write_text(match.record())
    return file


@law("R.P.1", "R.P.2", "R.P.3")
def test_the_match_after_a_finished_one_begins_with_what_it_left(polana, tmp_path):
    file = finished(tmp_path, "2/cobbler:")
    mine = tmp_path / "mine.polana"
    ran = polana("play", "--after", str(file), "--seed", "3", lines=f"1\nsave {mine}\nquit\n")
    assert ran.code == 0
    after = Match.replay(mine.read_text())
    assert isinstance(after.state, State)
    assert after.state.sides[1].score == 6
    assert after.setup.options["campaign"] == "2/cobbler:"  # the machine won: all is as it was
    assert (after.setup.seats, after.setup.options["automaton"]) == (["eyrie"], "cooperative")


@pytest.mark.parametrize(("campaign", "says"), [("off", "not part of a campaign"), ("start", "not over yet")])
def test_what_no_match_follows_is_said_in_one_line(polana, tmp_path, campaign, says):
    file = finished(tmp_path, campaign)
    if campaign == "start":
        file.write_text("\n".join(file.read_text().splitlines()[:-2]) + "\n")
    ran = polana("play", "--after", str(file))
    assert ran.code == 2
    assert says in ran.err
    assert "without them" in polana("play", "root", "--after", str(file)).err
