"""11.4 to 11.6: the turn of the Riverfolk Company."""

import pytest

from polana.games.root.position import read, write
from polana.kernel.notation import Page
from polana.kernel.rng import Chance
from tests.law import law
from tests.root.rivers import box, lay, own, prices


def trade(table, *others, **funds):
    """The Daylight of the Company, with these funds."""
    t = table("riverfolk", *(others or ("marquise",)))
    t.no_ruins()
    lay(t, "funds", **funds)
    t.at("riverfolk", "daylight")
    return t


# --- Birdsong (11.4) --------------------------------------------------------------------------------------------------


@law("11.4.1")
@pytest.mark.parametrize(("paid", "supply", "after"), [(0, 15, 2), (1, 15, 1), (0, 1, 1)])
def test_with_no_payments_the_riverfolk_pay_two_warriors_themselves(table, paid, supply, after):
    t = table("riverfolk", "marquise")
    t.supply("riverfolk", supply)
    lay(t, "payments", riverfolk=paid)
    t.hand("riverfolk", "anvil")
    t.at("riverfolk", "birdsong")
    assert t.asked("riverfolk", "ask-root-riverfolk-daylight")
    assert box(t, "funds") == {"riverfolk": after}


@law("11.4", "11.4.2", "11.2.4")
@pytest.mark.parametrize(("funds", "points"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_with_a_trade_post_on_the_map_every_two_funds_score_a_point(table, funds, points):
    t = table("riverfolk", "marquise")
    t.put("riverfolk", 1, trade_post_fox=1)
    lay(t, "funds", marquise=funds)
    lay(t, "payments", marquise=3)
    lay(t, "commitments", riverfolk=2)
    t.hand("riverfolk", "anvil")
    t.at("riverfolk", "birdsong")
    assert t.asked("riverfolk", "ask-root-riverfolk-daylight")
    assert t.points("riverfolk") == points


@law("11.4.2")
def test_without_a_trade_post_on_the_map_there_are_no_dividends(table):
    t = table("riverfolk", "marquise")
    own(t).left[0] = 2
    own(t).gone[0] = 1
    lay(t, "funds", marquise=6)
    t.hand("riverfolk", "anvil")
    t.at("riverfolk", "birdsong")
    assert t.asked("riverfolk", "ask-root-riverfolk-daylight")
    assert t.points("riverfolk") == 0


@law("11.4", "11.4.3", "11.2.4")
def test_all_warriors_on_the_board_become_funds(table):
    t = table("riverfolk", "marquise", "eyrie")
    t.put("riverfolk", 1, trade_post_fox=1)
    lay(t, "funds", riverfolk=1, marquise=1)
    lay(t, "payments", eyrie=3, marquise=1)
    lay(t, "commitments", riverfolk=2)
    side = own(t)
    side.tracks[1] += 1  # a warrior of the Marquise on the fox track
    t.side("marquise").supply -= 1
    t.hand("riverfolk", "anvil")
    t.at("riverfolk", "birdsong")
    assert t.asked("riverfolk", "ask-root-riverfolk-daylight")
    assert box(t, "funds") == {"riverfolk": 3, "marquise": 3, "eyrie": 3}
    assert (box(t, "payments"), box(t, "commitments"), sum(own(t).tracks)) == ({}, {}, 0)
    assert t.points("riverfolk") == 1  # for the two that were funds before


# --- Daylight (11.5) --------------------------------------------------------------------------------------------------


@law("11.5", "11.5.1", "11.5.2", "11.5.4")
def test_a_fund_is_committed_for_a_move_a_battle_or_a_card(table):
    t = trade(table, riverfolk=2, marquise=1)
    t.put("riverfolk", 10, warriors=2)
    t.put("marquise", 5, warriors=1)
    t.say("riverfolk", "move")
    assert t.asked("riverfolk", "ask-root-riverfolk-commit", "11.5.1") == ["faction:riverfolk", "faction:marquise"]
    t.say("riverfolk", "faction:marquise", "clearing:5", "count:2")
    assert (box(t, "funds"), box(t, "commitments")) == ({"riverfolk": 2}, {"marquise": 1})
    t.dice(1, 0)
    t.say("riverfolk", "battle")
    assert (t.warriors("marquise", 5), t.warriors("riverfolk", 5)) == (0, 2)
    assert box(t, "commitments") == {"riverfolk": 1, "marquise": 1}
    t.draws("cobbler")
    t.say("riverfolk", "draw")
    assert t.cards("riverfolk") == ["cobbler"]
    assert (box(t, "funds"), box(t, "commitments")) == ({}, {"riverfolk": 2, "marquise": 1})
    assert t.refused("riverfolk", "draw") == "11.5"
    assert t.refused("riverfolk", "move") == "11.5"


@law("11.5.2", "11.5.4")
def test_what_cannot_be_done_costs_no_fund(table):
    t = trade(table, riverfolk=1)
    assert t.refused("riverfolk", "move") == "11.5.1"
    assert t.refused("riverfolk", "battle") == "11.5.2"
    assert t.refused("riverfolk", "craft") == "11.5.3"
    assert t.refused("riverfolk", "establish") == "11.5.6"
    assert t.asked("riverfolk", "ask-root-riverfolk-daylight") == ["draw", "recruit", "done"]


@law("11.5.3.I")
def test_instead_of_its_effect_a_crafted_card_brings_a_warrior_to_the_payments(table):
    t = trade(table, riverfolk=1)
    t.put("riverfolk", 1, trade_post_fox=1)
    t.hand("riverfolk", "anvil")
    t.say("riverfolk", "craft", "card:anvil")
    assert t.asked("riverfolk", "ask-root-riverfolk-export", "11.5.3.I") == ["craft", "export"]
    t.say("riverfolk", "export")
    assert (t.items("riverfolk"), t.points("riverfolk"), t.pile()) == ({}, 0, ["anvil"])
    assert (box(t, "payments"), box(t, "tracks")) == ({"riverfolk": 1}, {"riverfolk": 1})


@law("11.5.3.I", "4.1.2", "4.1.4")
def test_only_a_card_that_could_be_crafted_is_exported(table):
    t = trade(table, riverfolk=2)
    t.put("riverfolk", 1, trade_post_fox=1)
    t.hand("riverfolk", "anvil", "armorers")
    t.in_play("riverfolk", "armorers")
    t.g.items[3] = 0  # no hammer is left
    assert t.refused("riverfolk", "craft") == "11.5.3"
    t.g.items[3] = 1


@law("11.5.5")
def test_a_spent_fund_goes_home_and_a_warrior_comes_to_a_clearing_on_the_river(table):
    t = trade(table, riverfolk=1, marquise=1)
    t.say("riverfolk", "recruit")
    assert t.asked("riverfolk", "ask-root-riverfolk-spend", "11.5.5") == ["faction:riverfolk", "faction:marquise"]
    t.say("riverfolk", "faction:marquise")
    assert t.asked("riverfolk", "ask-root-riverfolk-recruit") == [f"clearing:{at}" for at in (4, 5, 7, 10, 11)]
    t.say("riverfolk", "clearing:7")
    assert (t.warriors("riverfolk", 7), t.side("marquise").supply, t.side("riverfolk").supply) == (1, 25, 13)
    assert (box(t, "funds"), box(t, "commitments")) == ({"riverfolk": 1}, {})


@law("11.5.5", "1.5.1")
def test_with_an_empty_supply_only_a_fund_of_their_own_can_be_recruited(table):
    t = trade(table, riverfolk=1, marquise=1)
    t.supply("riverfolk", 0)
    t.say("riverfolk", "recruit", "clearing:4")
    assert (t.warriors("riverfolk", 4), box(t, "funds")) == (1, {"marquise": 1})
    assert t.refused("riverfolk", "recruit") == "1.5.1"


@law("11.5.6", "11.5.6.I", "11.5.6.II", "11.5.6.III", "11.2.5")
def test_for_two_warriors_of_its_ruler_a_clearing_gets_a_trade_post_and_a_garrison(table):
    t = trade(table, "marquise", "eyrie", riverfolk=2, marquise=3, eyrie=1)
    t.put("marquise", 1, warriors=1)
    t.put("marquise", 2, warriors=1)
    t.put("eyrie", 3, warriors=1)
    t.put("riverfolk", 5, warriors=1)
    t.put("riverfolk", 2, trade_post_mouse=1)
    t.say("riverfolk", "establish")
    assert t.asked("riverfolk", "ask-root-riverfolk-establish") == ["clearing:1", "clearing:5"]
    assert t.refused("riverfolk", "clearing:2") == "11.5.6.I"  # there is one already
    assert t.refused("riverfolk", "clearing:4") == "11.5.6.I"  # nobody rules it
    assert t.refused("riverfolk", "clearing:3") == "11.5.6.II"  # one warrior of the Eyrie is not enough
    t.say("riverfolk", "clearing:1")
    assert (t.pieces("riverfolk", "trade_post_fox", 1), t.warriors("riverfolk", 1)) == (1, 1)
    assert (t.points("riverfolk"), t.side("marquise").supply) == (2, 22)
    assert box(t, "funds") == {"riverfolk": 2, "marquise": 1, "eyrie": 1}
    t.say("riverfolk", "establish")  # a clearing of their own costs two of their own
    assert (t.pieces("riverfolk", "trade_post_rabbit", 5), t.warriors("riverfolk", 5)) == (1, 2)
    assert (t.points("riverfolk"), box(t, "funds")) == (4, {"marquise": 1, "eyrie": 1})


@law("11.5.6.III", "11.2.5.I")
def test_without_a_post_of_its_suit_a_clearing_gets_none(table):
    t = trade(table, marquise=2)
    t.put("marquise", 1, warriors=1)
    t.put("riverfolk", 6, trade_post_fox=1)
    t.put("riverfolk", 8, trade_post_fox=1)
    own(t).left[0] = 0
    own(t).gone[0] = 1
    assert t.refused("riverfolk", "establish") == "11.5.6"


@law("11.5.6", "6.2.2")
def test_the_keep_bars_a_trade_post(table):
    t = trade(table, marquise=2)
    t.put("marquise", 1, warriors=1, keep=1)
    assert t.refused("riverfolk", "establish") == "11.5.6"


# --- Evening (11.6) ---------------------------------------------------------------------------------------------------


@law("11.6", "11.6.1", "11.6.2")
def test_in_evening_the_riverfolk_draw_nothing_discard_to_five_and_set_their_prices(table):
    t = table("riverfolk", "marquise")
    prices(t, 2, 2, 2)
    t.hand("riverfolk", "anvil", "sappers", "cobbler", "armorers", "codebreakers", "bake_sale")
    t.put("marquise", 1, warriors=1)
    t.hand("marquise", "tax_collector")
    t.at("riverfolk", "evening")
    t.say("riverfolk", "card:anvil")
    assert t.asked("riverfolk", "ask-root-riverfolk-price", "11.6.2") == ["count:1", "count:2", "count:3", "count:4"]
    t.say("riverfolk", "count:4", "count:2", "count:1")
    assert own(t).prices == [4, 2, 1]
    assert len(t.cards("riverfolk")) == 5
    assert t.asked("marquise", "ask-root-moment") == [
        "service:hand_card",
        "service:riverboats",
        "service:mercenaries",
        "done",
    ]


# --- written positions ------------------------------------------------------------------------------------------------


@law("1.5.1")
def test_a_written_position_counts_the_warriors_that_others_have_paid_with(table):
    t = trade(table, riverfolk=1, marquise=2)
    lay(t, "payments", marquise=3)
    assert t.asked("riverfolk", "ask-root-riverfolk-daylight")
    written = write(t.match.setup, t.state)
    assert "supply" not in written["sides"]["0"]
    assert "supply" not in written["sides"]["1"]
    again = read(t.match.setup, Page(written), Chance(0))
    assert [side.supply for side in again.sides] == [14, 20]
    assert (again.sides[0].funds, again.sides[0].payments) == (own(t).funds, own(t).payments)


@law("11.5.6.III", "1.5.4")
def test_with_an_empty_supply_a_trade_post_is_placed_without_a_garrison(table):
    t = trade(table, marquise=2)
    t.put("marquise", 1, warriors=1)
    t.supply("riverfolk", 0)
    t.hand("riverfolk", "anvil")
    t.say("riverfolk", "establish")
    assert (t.pieces("riverfolk", "trade_post_fox", 1), t.warriors("riverfolk", 1), t.points("riverfolk")) == (1, 0, 2)


@law("11.5.3.I", "1.5.1")
def test_without_a_warrior_in_the_supply_nothing_is_exported(table):
    t = trade(table, riverfolk=1)
    t.put("riverfolk", 1, trade_post_fox=1)
    t.hand("riverfolk", "anvil")
    t.supply("riverfolk", 0)
    t.say("riverfolk", "craft", "card:anvil")
    assert (t.items("riverfolk"), box(t, "payments")) == ({"hammer": 1}, {})
