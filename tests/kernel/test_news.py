"""News: what happened, and who may know it."""

from polana.kernel.news import SPECTATOR, Chronicle, Glimpse, News
from polana.kernel.rng import Rng
from polana.kernel.state import dump
from tests.kernel.lanterns import CARD, COIN, LAMP, THEFT
from tests.kernel.table import built, sit, wander


def kinds(match, reader, since=0):
    return [line.kind for line in match.news_for(reader, since)]


def test_what_everybody_may_know_is_told_to_everybody():
    match = built([[COIN, LAMP], []])
    match.choose(0, ["play", "card:coin"])
    for reader in (SPECTATOR, 0, 1):
        assert [(line.kind, line.args, line.law) for line in match.news_for(reader)] == [
            ("news-toy-played", {"seat": 0, "card": CARD[COIN]}, "L.4")
        ]


def test_a_private_line_is_read_by_its_seat_and_another_by_everybody_else():
    match = built([[COIN, LAMP], []], pile=[LAMP, THEFT])
    match.choose(0, "draw")
    (mine,) = match.news_for(0)
    assert (mine.kind, mine.args) == ("news-toy-drew-card", {"seat": 0, "card": CARD[THEFT]})
    for reader in (SPECTATOR, 1):
        (theirs,) = match.news_for(reader)
        assert (theirs.kind, theirs.args, theirs.law) == ("news-toy-drew", {"seat": 0}, "L.3.1")


def test_a_line_may_be_told_to_one_seat_and_to_nobody_else():
    match = built([[COIN], []])
    match.choose(0, "peek")
    assert (kinds(match, 0), kinds(match, 1), kinds(match, SPECTATOR)) == (["news-toy-peeked"], [], [])


def test_the_rest_of_the_table_gets_seat_other_and_count_only():
    state = built([[COIN], []]).state
    state.tell_to((0,), "news-a", "L.1", seat=0, other=1, count=2, card=CARD[0], place=3)
    state.tell_except((0,), "news-b", "L.1", seat=0, other=1, count=2)
    whole, part = state.news.lines
    assert (whole.seen_by, whole.hidden_from, len(whole.args)) == ((0,), (), 5)
    assert (part.seen_by, part.hidden_from, part.args) == (None, (0,), {"seat": 0, "other": 1, "count": 2})


def test_who_sees_a_line():
    everybody = News("news", {})
    some = News("news", {}, seen_by=(1, 2))
    others = News("news", {}, hidden_from=(1, 2))
    readers = (SPECTATOR, 0, 1, 2)
    assert [everybody.visible_to(reader) for reader in readers] == [True, True, True, True]
    assert [some.visible_to(reader) for reader in readers] == [False, False, True, True]
    assert [others.visible_to(reader) for reader in readers] == [True, True, False, False]


def test_a_reader_can_ask_for_what_is_new_since():
    match = built([[COIN, LAMP], []])
    match.choose(0, ["play", "card:coin"])
    since = len(match.news)
    match.choose(0, "draw")
    assert kinds(match, 1, since) == ["news-toy-drew"]


def test_nothing_is_told_where_nothing_is_kept():
    match = built([[COIN, LAMP], []], keep=False)
    assert match.state.loud is False
    match.choose(0, "draw")
    assert match.news == []
    assert match.state.news is None


def test_a_copy_of_a_state_is_silent_and_its_news_are_no_part_of_it():
    match = wander(sit(3, 2), Rng(2), 20)
    twin = match.state.copy()
    assert twin.news is None
    assert dump(twin) == dump(match.state)
    twin.tell("news-toy-anything")
    assert twin.news is None


def test_no_line_that_a_seat_may_read_names_a_card_hidden_from_it():
    for seed in range(10):
        match = wander(sit(3, seed), Rng(seed), 1000)
        for reader in (SPECTATOR, 0, 1, 2):
            for line in match.news_for(reader):
                if line.kind in ("news-toy-drew-card", "news-toy-stashed-card", "news-toy-peeked"):
                    assert line.args["seat"] == reader


def test_a_line_shows_its_kind_and_arguments():
    assert repr(News("news-toy-drew", {"seat": 1})) == "News(news-toy-drew, {'seat': 1})"


def paths(match):
    return [(line.kind.removeprefix("news-toy-"), [repr(scope) for scope in line.path]) for line in match.news]


def test_a_line_knows_what_it_is_part_of():
    match = built([[THEFT, LAMP, COIN], [COIN]], coins=[2, 2])
    match.choose(0, "play")
    match.choose(0, "card:theft")
    match.choose(1, "pass")
    match.choose(0, "play")
    match.choose(0, "card:lamp")
    assert paths(match) == [
        ("played", ["turn 1"]),
        ("rolled", ["turn 1", "theft 2"]),
        ("played", ["turn 1"]),
    ]
    assert match.news[0].scope is match.news[2].scope
    match.choose(1, "draw")
    assert paths(match)[-1] == ("drew", ["turn 3"])


def test_a_word_taken_back_takes_its_scopes_back():
    match = built([[THEFT, LAMP, COIN], [COIN, LAMP, COIN]], coins=[2, 2], rounds=2)
    match.choose(0, ["play", "card:lamp"])
    before = paths(match)
    match.choose(0, ["play", "card:coin"])
    assert (match.ask.seat, match.chronicle.opened) == (1, 2)
    match.undo(0)
    match.undo(0)
    assert paths(match) == before == [("played", ["turn 1"])]
    match.choose(0, ["play", "card:coin"])
    match.choose(1, ["play", "card:lamp"])
    assert paths(match)[1:] == [("played", ["turn 1"]), ("played", ["turn 2"])]


def test_what_is_left_open_within_a_scope_ends_with_it():
    chronicle = Chronicle()
    for kind in ("turn", "phase", "battle"):
        chronicle.begin(kind, True)
    chronicle.end("phase")
    chronicle.add("news-a", {}, "")
    chronicle.end("season")
    chronicle.add("news-b", {}, "")
    assert [[scope.kind for scope in line.path] for line in chronicle.lines] == [["turn"], ["turn"]]


def test_where_nobody_listens_no_scope_is_opened():
    match = built([[COIN, LAMP], []], keep=False)
    match.choose(0, "draw")
    assert match.chronicle.opened == 0


class Hits(Glimpse):
    def __init__(self, hits: int) -> None:
        super().__init__()
        self.hits = hits
        self.looked = 0

    def look(self) -> dict[str, object]:
        self.looked += 1
        return {"hits": self.hits}


def test_a_line_for_everybody_carries_how_a_battle_stands_only_where_that_is_new():
    told = Chronicle()
    for hits in (None, 0, 0, 1, None):
        told.add_for_all("news", {}, "", None if hits is None else Hits(hits))
    assert [line.stands for line in told.lines] == [None, {"hits": 0}, None, {"hits": 1}, None]
    # A copy goes on by itself; what is taken back is told again.
    twin = told.copy()
    told.add_for_all("news", {}, "", Hits(2))
    assert len(twin.lines) == 5
    told.go_back(4, None, 0)
    told.add_for_all("news", {}, "", Hits(1))
    assert told.lines[-1].stands == {"hits": 1}


def test_how_a_battle_stood_is_put_in_words_when_somebody_reads_the_line_and_once():
    told, glimpse = Chronicle(), Hits(3)
    told.add_for_all("news", {}, "", glimpse)
    told.add_for_all("news", {}, "", glimpse)
    assert glimpse.looked == 0
    assert [line.stands for line in told.lines] == [{"hits": 3}, None]
    assert told.lines[0].stands is told.lines[0].stands
    assert glimpse.looked == 1


def test_a_line_knows_what_the_scopes_around_it_are_about_and_the_innermost_counts():
    told = Chronicle()
    told.begin("year", False, {"year": 3, "seat": 0})
    told.add("news-a", {}, "")
    told.begin("turn", True, {"seat": 1})
    told.begin("battle", True)
    told.add("news-b", {}, "")
    told.end("turn")
    told.add("news-c", {}, "")
    assert [line.about for line in told.lines] == [
        {"year": 3, "seat": 0},
        {"year": 3, "seat": 1},
        {"year": 3, "seat": 0},
    ]
