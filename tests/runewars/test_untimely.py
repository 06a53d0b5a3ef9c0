"""A card of one's own that answers another question says what it lacks, or when it is used."""

from __future__ import annotations

from collections.abc import Sequence

from polana.games.runewars.moves.diplomacy import meet
from polana.games.runewars.state import SEASON_CARD
from polana.games.runewars.words import TITLE
from polana.kernel.match import Match
from tests.law import law
from tests.runewars.bench import Bench, area, table


def untimely(match: Match, seat: int, word: str) -> tuple[str, str]:
    refusal = match.why_not(seat, word)
    assert refusal is not None
    return refusal.message, refusal.law


def talking(
    tactics: Sequence[str] = (), fresh: Sequence[str] = (), quests: Sequence[str] = (), objective: str = ""
) -> Bench:
    """A player is asked what he does about neutral units; he holds these cards."""
    t = table("latari", "daqan")
    t.g.turn = 0
    t.give(0, 4, tactics=tactics, fresh=fresh, quests=quests, objective=objective)
    t.neutrals("8B", beastman=2)
    t.force(0, "8B", archer=2)
    return t.stage(lambda g: meet(g, 0, area("8B"), True))


@law("RW.tactics.1")
def test_a_tactics_card_says_when_it_is_played() -> None:
    t = talking(tactics=["ambush", "drive_out", "counterspell", "winter_stores"], fresh=["spy_guild"])
    assert t.match.ask is not None
    assert t.match.ask.seat == 0
    assert untimely(t.match, 0, "tactic:drive_out") == ("why-runewars-tactic-your-turn", "RW.tactics.1")
    assert untimely(t.match, 0, "tactic:counterspell") == ("why-runewars-tactic-as-answer", "RW.tactics.1")
    assert untimely(t.match, 0, "tactic:winter_stores") == ("why-runewars-tactic-in-winter", "RW.tactics.1")
    assert untimely(t.match, 0, "tactic:spy_guild") == ("why-runewars-tactic-fresh", "RW.tactics.4")
    # A card that he does not hold is no business of his.
    assert untimely(t.match, 0, "tactic:favours_called_in")[0] == "why-kernel-other-question"


@law("RW.orders.choose.1")
def test_an_order_says_when_it_is_chosen() -> None:
    t = talking()
    assert untimely(t.match, 0, "order:harvest") == ("why-runewars-order-chosen", "RW.orders.choose.1")


@law("RW.orders.choose.1", "RW.season.1")
def test_before_the_season_card_is_resolved_an_order_says_that_it_is_chosen_after_it() -> None:
    t = table("latari", "daqan", "waiqar")
    t.give(0, 2)
    t.give(1, 2)
    t.give(2, 2)
    t.drawn("envoys_of_the_council")
    t.g.phase = SEASON_CARD
    assert t.match.ask is not None
    assert untimely(t.match, 0, "order:harvest") == ("why-runewars-order-later", "RW.orders.choose.1")


@law("RW.move.activation.1")
def test_while_units_move_another_area_says_which_one_is_activated() -> None:
    t = table("daqan", "latari")
    t.put(0, "7A", footman=2)
    t.order("mobilize")
    t.say(0, "area:8B")
    assert untimely(t.match, 0, "area:6C") == ("why-runewars-other-target", "RW.move.activation.1")


@law("RW.objectives.2")
def test_an_objective_and_a_quest_say_what_they_lack_or_when_it_is_their_time() -> None:
    t = talking(quests=["the_circle_of_five"], objective="honoured_titles")
    assert untimely(t.match, 0, "objective:honoured_titles") == ("why-runewars-objective-unmet", "RW.objectives.2")
    assert untimely(t.match, 0, "quest:the_circle_of_five") == ("why-runewars-quest-when", "RW.quests.1")


@law("RW.victory.card.1", "RW.rewards.2", "RW.questphase.heal", "RW.orders.8.build")
def test_what_is_done_in_a_turn_by_a_hero_or_by_an_order_says_when() -> None:
    t = talking()
    assert untimely(t.match, 0, "claim") == ("why-runewars-done-on-your-turn", "RW.victory.card.1")
    assert untimely(t.match, 0, "swap") == ("why-runewars-done-on-your-turn", "RW.rewards.2")
    assert untimely(t.match, 0, "heal") == ("why-runewars-done-in-quest-phase", "RW.questphase.heal")
    assert untimely(t.match, 0, "build") == ("why-runewars-done-by-fortify", "RW.orders.8.build")


@law("RW.titles.1")
def test_a_title_says_when_it_is_used_or_that_another_has_it() -> None:
    t = talking()
    t.g.title_owner[1] = 0
    assert untimely(t.match, 0, TITLE[1].text) == ("why-runewars-done-on-your-turn", "RW.titles.1")
    assert untimely(t.match, 0, TITLE[2].text) == ("why-runewars-title-not-held", "RW.titles.1")
