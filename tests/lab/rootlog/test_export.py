"""A match of Root in Rootlog: every line of the log has its action, and every action is one that Rootlog knows."""

import random
import re
from pathlib import Path

import pytest

import polana
from polana.cli.commands import run
from polana.games.root.woodland.maps import MAPS
from polana.games.root.words import CARD_WORDS, PLACE_WORDS
from polana.kernel.game import Value
from polana.kernel.match import Match
from polana.kernel.news import SPECTATOR, News
from polana.lab import rootlog
from polana.lab.rootlog import lines
from polana.lab.rootlog.actions import Action, Battle, Move, Plain, Points, Reveal, drawn_together
from polana.lab.rootlog.export import OF_THE_HEAD, TURN, NotRoot
from polana.lab.rootlog.lines import ACTIONS, SILENT
from polana.lab.rootlog.names import card, crafted, piece, quest
from polana.lab.rootlog.scribe import USED_UP, Scribe

GOLDEN = Path(__file__).parents[2] / "golden"
ROOT = Path(polana.__file__).parent / "games" / "root"
FACTIONS = ["marquise", "eyrie", "alliance", "vagabond", "riverfolk", "cult", "duchy", "corvid", "hundreds", "keepers"]

# What Rootlog 2.7 lets an action be, and our braces for hirelings and landmarks.
SIDE = r"(?:[CEAVGLODPHK]|\{[a-z]+\})"
THING = rf"(?:\d*(?:[FMRB]?#(?:@|[a-z]+)?|{SIDE}?[wpbtr](?:_[a-z]+)?|%(?:[sbcxhtrf_]|club)))"
THINGS = rf"(?:{THING}|\({THING}(?:\+{THING})*\))"
PLACE = r"(?:\d+(?:_\d+)*)"
SPOT = rf"(?:{PLACE}(?:\+{PLACE})*|{SIDE}?\$(?:_[a-z]+)?|{SIDE}|[sdt]?[re]?|\*|Q|market|[tbw](?:_[a-z])?)"
ACTION = re.compile(
    "|".join(
        f"(?:{one})"
        for one in (
            rf"{THINGS}{SPOT}->{SPOT}",
            rf"{SIDE}?X{SIDE}\d+(?:[FMRB]@){{0,2}}(?:\([0-3],[0-3]\))?",
            rf"{SIDE}?(?:\+\+|--)\d*",
            rf"\+\+->{SIDE}?\$",
            r"Z%(?:[sbcxhtrf]|club)",
            r"Z[a-z]+",
            rf"{THING}{SIDE}?(?:\+{THING}{SIDE}?)*\^{SIDE}?",
            rf"{SIDE}?\^{SIDE}",
            r"\$_->",
            r"\$_[a-z]+->[A-Z\d]+",
            rf"{SIDE}?\$_{SIDE}->[h012a]",
            r"\?Pt_[bsre]\d+",
            r"P?t\d+\^t_[bsre]",
            r"t\d+<->t\d+",
            r"\d+_\d+->",
            rf"\{{[a-z]+\}}(?:->(?:{SIDE}\$|\d*)|--)",
            r"[wb]\d+->(?:w|b_[ftj])",
        )
    )
)


def played(seats: list[str], seed: int, **options: Value) -> Match:
    """A match to its end by lot."""
    match = polana.start("root", seats, seed=seed, keep=True, **options)
    lot = random.Random(seed)
    while not match.over and len(match.said) < 4000:
        assert match.ask is not None
        match.choose(match.ask.seat, lot.choice(list(match.ask.options)))
    return match


def written(*actions: Action) -> str:
    return "/".join(drawn_together(list(actions)))


def test_every_line_of_the_log_is_an_action_or_changes_nothing_on_the_table() -> None:
    kinds = set()
    for source in ROOT.rglob("*.py"):
        kinds.update(re.findall(r'"(news-root-[a-z-]+)"', source.read_text()))
    #: Lines that a spectator never reads: he reads another one in their place.
    secret = {
        f"news-root-{name}"
        for name in (
            "alliance-drew-supporter",
            "alliance-hand-seen",
            "alliance-mobilized-card",
            "alliance-outrage-paid",
            "corvid-card-given",
            "corvid-card-shown",
            "corvid-extorted-card",
            "corvid-plotted",
            "saw-hand",
            "vagabond-aided-card",
            "vagabond-stole-card",
        )
    }
    told = set(ACTIONS) | SILENT | {TURN} | set(OF_THE_HEAD) | secret
    assert sorted(kinds - told) == []
    assert sorted((set(ACTIONS) | SILENT) - kinds) == []
    assert not set(ACTIONS) & SILENT


def test_names_are_those_of_rootlog() -> None:
    assert card("card:ambush_mouse") == "M#@"
    assert card("card:dominance_bird") == "B#dom"
    assert card("card:favor_of_the_mice") == "M#favor"
    assert card("card:root_tea_rabbit") == "R#roottea"
    assert crafted("card:favor_of_the_foxes") == "Zffavor"
    assert crafted("card:rabbit_partisans") == "Zrpart"
    assert crafted("card:better_burrow_bank") == "Zbank"
    assert (piece("piece:sawmill"), piece("piece:keep"), piece("piece:relic_jewelry_3")) == ("b_s", "t_k", "t_jjj")
    assert quest("quest:fend_off_a_bear_rabbit") == "R#bear"
    assert {"sappers", "armorers", "royal_claim", "saboteurs"} <= USED_UP


def test_what_happens_at_once_is_one_action() -> None:
    assert written(Move("w", end="3"), Move("w", end="11")) == "w->3+11"
    assert written(Move("w", end="3"), Move("w", end="3"), Move("w", end="4")) == "2w->3/w->4"
    assert written(Move("w", "3"), Move("Ew", "3", number=2), Move("Eb", "3")) == "(w+2Ew+Eb)3->"
    assert written(Move("w", "4", "5", 2), Move("w", "5", "6")) == "2w4->5/w5->6"
    assert written(Move("#", end="C"), Move("#", end="C")) == "2#->C"
    assert written(Reveal("F#anvil"), Reveal("M#@"), Points("", 1), Points("V", 3), Points("", -2)) == (
        "F#anvil+M#@^/++/V++3/--2"
    )
    assert written(Battle("", "A", "9", ["M", "B"], (2, 0)), Plain("Zbank")) == "XA9M@B@(2,0)/Zbank"


def test_a_card_that_is_used_up_in_battle_goes_once() -> None:
    scribe = Scribe(["C", "E"], MAPS["autumn"])
    scribe.now = "C"
    armorers = next(word for word in CARD_WORDS if word.label == "armorers")
    lines.write(scribe, News("news-root-battle", {"seat": 0, "other": 1, "where": PLACE_WORDS[4]}))
    lines.write(scribe, News("news-root-used", {"seat": 1, "card": armorers}))
    lines.write(scribe, News("news-root-ignored-hits", {"seat": 1, "other": 0, "count": 2, "by": armorers}))
    assert written(*scribe.taken()) == "XE5/B#armorE$->"


@pytest.mark.parametrize("seed", range(6))
def test_all_factions_maps_and_decks_are_written_as_rootlog_can_be_read(seed: int) -> None:
    lot = random.Random(seed)
    seats = [*FACTIONS, *FACTIONS][seed * 3 % 10 :][:4]
    where, deck = ["autumn", "winter", "lake", "mountain"][seed % 4], ["standard", "exiles_partisans"][seed % 2]
    match = played(lot.sample(seats, 4), seed, map=where, deck=deck, hirelings=seed == 5)
    text = rootlog.export(match, ["Ala", "Ola"])
    head, *rest = text.split("\n\n")
    assert head.startswith("Map: ")
    assert ": Ala\n" in head
    assert ": Ola\n" in head
    assert ("Clearings: " in head) == (where != "autumn")
    for line in "\n".join(rest[:-1]).splitlines():
        if line:
            letter, _, actions = line.partition(":")
            assert re.fullmatch(SIDE, letter), line
            for action in actions.split("/"):
                assert not action or ACTION.fullmatch(action), f"{action!r} in {line}"
    assert rest[-1].startswith("Winner: ")


def test_one_line_for_each_turn_with_its_side_before_it() -> None:
    match = played(["marquise", "eyrie"], 1)
    turns = [one for one in match.news_for(SPECTATOR) if one.kind == TURN]
    body = rootlog.export(match).split("\n\n", 2)[2].rsplit("\n\nWinner", 1)[0]
    assert [line[0] for line in body.splitlines() if line] == ["CE"[int(str(one.args["seat"]))] for one in turns]


def test_what_only_some_know_is_not_written() -> None:
    match = played(["alliance", "corvid", "vagabond", "cult"], 4)
    text = rootlog.export(match)
    assert re.search(r"/\d?#->A", text)
    assert not re.search(r"[FMRB]#(?!dom)[a-z@]+A->\$", text), "a card that was mobilized is the Alliance's own to know"
    assert not re.search(r"[FMRB]#[a-z@]+V->A\b", text), "a card given in aid is known to two"


def test_records_of_the_tests_are_written_to_their_end() -> None:
    for path in sorted(GOLDEN.glob("root-*.polana")):
        match = Match.replay(path.read_text())
        text = rootlog.export(match)
        assert ("\nWinner: " in text) == match.over, path.name


def test_only_root_has_a_rootlog() -> None:
    with pytest.raises(NotRoot, match="Rootlog is a notation of Root, and this is a match of northgard"):
        rootlog.export(polana.start("northgard", 2))


def test_the_command_writes_it_down(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "m.polana"
    record.write_text(played(["marquise", "eyrie"], 1).record())
    assert run(["export", str(record), "--rootlog", "--player", "Ala"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Map: Fall\nDeck: Standard\nC: Ala\nE: Seat 2\n\n")
    assert run(["export", str(record), "--rootlog", "--out", str(tmp_path / "m.rootlog")]) == 0
    assert (tmp_path / "m.rootlog").read_text() == said.replace("C: Ala", "C: Seat 1")
    capsys.readouterr()
    assert run(["export", str(record)]) == 2
    assert capsys.readouterr().err == "polana: Say in which notation: --rootlog.\n"
