"""A card of the hand that answers another question says what it lacks, or when it is played."""

from tests.law import law
from tests.northgard.bench import PURPLE, RED, Bench, table


def untimely(t: Bench, seat: int, word: str) -> tuple[str, str]:
    refusal = t.match.why_not(seat, word)
    assert refusal is not None
    return refusal.message, refusal.law


def duel(*hand: str) -> Bench:
    t = table("wolf", "raven")
    t.put(RED, "start.e", 2)
    t.put(PURPLE, "start.w", 2)
    t.deal(PURPLE, ["feast", "move"])
    t.deal(RED, list(hand))
    return t


@law("NG.actions.play.3")
def test_in_the_middle_of_a_card_another_waits_or_says_what_it_lacks() -> None:
    t = duel("move", "feast", "unrest", "scouts")
    t.turn(RED, ["move", "feast", "unrest", "scouts"])
    t.say(RED, "card:move")
    assert t.match.ask is not None
    assert t.match.ask.about == "ask-northgard-move-from"
    assert untimely(t, RED, "card:feast") == ("why-northgard-one-main-card", "NG.actions.play.2")
    assert untimely(t, RED, "card:unrest") == ("why-northgard-unrest-does-nothing", "NG.winter.4")
    assert untimely(t, RED, "card:scouts") == ("why-northgard-card-finish-first", "NG.actions.play.3")
    # A card that he does not hold is no business of his.
    assert untimely(t, RED, "card:explore")[0] == "why-kernel-other-question"


@law("NG.actions.2")
def test_a_card_is_played_in_ones_own_turn() -> None:
    t = duel("move", "feast")
    t.turn(RED, ["move", "feast"])
    refusal = t.match.game.why_not_now(t.match.state, PURPLE, t.match.game.vocabulary["card:feast"])
    assert refusal is not None
    assert (refusal.message, refusal.law) == ("why-northgard-card-on-your-turn", "NG.actions.2")


@law("NG.actions.wait", "NG.actions.pass.1")
def test_another_choice_of_the_turn_waits_or_says_when_it_is_made() -> None:
    t = duel("move", "feast")
    t.turn(RED, ["move", "feast"])
    t.say(RED, "card:move")
    assert untimely(t, RED, "wait") == ("why-northgard-choice-finish-first", "NG.actions.wait")
    assert untimely(t, PURPLE, "pass") == ("why-northgard-choice-on-your-turn", "NG.actions.pass.1")
