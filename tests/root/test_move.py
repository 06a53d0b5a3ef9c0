"""4.2 Moving."""

from polana.games.root.factions.alliance.words import OUTRAGE
from polana.games.root.move import march, take_move, why_not_move
from polana.games.root.removal import Trigger
from tests.law import law


@law("4.2")
def test_a_move_takes_any_number_of_warriors_to_one_adjacent_clearing(table):
    t = table("marquise", "duchy*")
    t.put("duchy", 1, warriors=3)
    t.stage(lambda g: take_move(g, t.side("duchy"), "4.2"))
    assert t.asked("duchy", "ask-root-move-to") == ["clearing:5", "clearing:9", "clearing:10"]
    t.say("duchy", "clearing:9")
    assert t.asked("duchy", "ask-root-move-count") == ["count:1", "count:2", "count:3"]
    t.say("duchy", "count:2")
    assert (t.warriors("duchy", 1), t.warriors("duchy", 9)) == (1, 2)


@law("4.2.1", "1.1.2")
def test_one_must_rule_the_origin_or_the_destination(table):
    t = table("marquise", "duchy*")
    t.put("duchy", 1, warriors=1)
    t.put("marquise", 1, warriors=2)
    t.put("duchy", 5, warriors=1)
    duchy = t.side("duchy")
    assert why_not_move(t.g, duchy, 0, 4) is None  # rules the destination
    assert why_not_move(t.g, duchy, 4, 0) is None  # rules the origin
    refusal = why_not_move(t.g, duchy, 0, 8)
    assert refusal is not None
    assert refusal.law == "4.2.1"


@law("2.2.1")
def test_only_paths_make_adjacent(table):
    t = table("marquise", "duchy*")
    t.put("duchy", 4, warriors=1)
    refusal = why_not_move(t.g, t.side("duchy"), 3, 6)
    assert refusal is not None
    assert refusal.law == "2.2.1"


@law("4.2.2", "6.5.2", "Q.1")
def test_the_same_group_may_move_again_even_there_and_back(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, warriors=2)
    t.at("marquise", "daylight")
    t.say("marquise", "march", "clearing:5", "count:2")
    assert t.asked("marquise", "ask-root-move-from", "6.5.2") == ["clearing:5", "done"]
    t.say("marquise", "clearing:5", "clearing:1", "count:2")
    assert t.warriors("marquise", 1) == 2
    assert t.asked("marquise", "ask-root-marquise-daylight")


@law("1.5.5")
def test_a_forced_move_is_a_move_of_its_owner_and_what_watches_moves_sees_that(table):
    t = table("marquise*", "duchy*", "alliance*")
    t.put("duchy", 1, warriors=2)
    seen = []

    def watch(g, me, mover, destination, count):
        seen.append((mover.rules.name, destination, count))
        return Trigger(me, OUTRAGE, destination, count, mover)

    rules = t.side("alliance").rules
    rules.watch_move = watch
    rules.react = lambda g, me, trigger: iter(())
    t.stage(lambda g: march(g, t.side("duchy"), 0, 4, 2))
    assert seen == [("duchy", 4, 2)]
