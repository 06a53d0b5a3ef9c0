"""A ladder of levels: each among those below it, with intervals; it goes on where it was stopped."""

import pytest

from polana.bots.levels import levels
from polana.kernel.errors import PolanaError
from polana.lab.ladder import bots_of, ladder


def test_its_levels_are_those_that_people_are_offered_or_those_listed():
    assert bots_of("northgard", "all") == levels("northgard")
    assert bots_of("northgard", "random, greedy,search:5") == ["random", "greedy", "search:5"]
    for wrong in ("easy", "easy,easy"):
        with pytest.raises(PolanaError, match="two levels or more"):
            bots_of("northgard", wrong)


def test_each_plays_among_those_below_it_and_the_rate_has_its_interval():
    rungs = ladder("northgard", ["random", "easy"], 3, 6, seed=2, limit=4000)
    (only,) = rungs
    assert only.arena.bots == ["easy", "random", "random"]
    only.arena.run()
    told = only.result()
    assert (told["level"], told["below"], told["matches"], told["errors"]) == ("easy", "random", 6, 0)
    assert told["wins"] == sum(one.bots.index("easy") in one.winners for one in only.arena.played)
    assert told["wins"] >= 5
    assert told["low"] < told["rate"] <= told["high"]
    assert told["fair"] == pytest.approx(1 / 3, abs=1e-6)


def test_what_was_played_is_kept_by_level_and_forgotten_on_demand(tmp_path):
    keep = tmp_path / "ladder.json"
    first = ladder("northgard", ["random", "search:2"], 2, 1, keep=keep)
    first[0].arena.run()
    assert [path.name for path in tmp_path.iterdir()] == ["ladder.json.search-2.matches.jsonl"]
    assert len(ladder("northgard", ["random", "search:2"], 2, 1, keep=keep)[0].arena.played) == 1
    assert not ladder("northgard", ["random", "search:2"], 2, 1, keep=keep, fresh=True)[0].arena.played
