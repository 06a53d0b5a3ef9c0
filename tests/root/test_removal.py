"""1.5.4, 1.1.3, 3.2.1: removing pieces and what that triggers."""

from polana.games.root.battle import Battle, battle
from polana.games.root.factions.alliance.words import OUTRAGE
from polana.games.root.removal import Loss, Removal, Trigger, remove, resolve, sweep
from polana.games.root.words import VOCABULARY
from tests.law import law


@law("3.2.1")
def test_each_enemy_building_and_token_removed_scores_one_point(table):
    t = table("marquise", "duchy*")
    t.no_ruins()
    t.put("marquise", 2, warriors=3, sawmill=1, workshop=1, wood=2)
    t.stage(lambda g: sweep(g, t.side("duchy"), [1], "8.4.1.III"))
    assert t.points("duchy") == 4
    assert t.warriors("marquise", 2) == 0


@law("3.2.1", "G.1.17")
def test_pieces_of_a_coalition_partner_are_neither_removed_nor_scored(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 2, warriors=1, sawmill=1)
    t.coalition("duchy", "marquise")
    t.stage(lambda g: sweep(g, t.side("duchy"), [1], "4.1.2"))
    assert (t.points("duchy"), t.pieces("marquise", "sawmill", 2)) == (0, 1)


@law("G.1.27")
def test_removed_pieces_return_to_their_supply_or_track(table):
    t = table("marquise", "duchy*")
    t.put("duchy", 2, warriors=2, market=1)
    t.stage(lambda g: sweep(g, t.side("marquise"), [1], "4.1.2"))
    duchy = t.side("duchy")
    assert (duchy.supply, duchy.left[t.kind(duchy, "market")]) == (20, 3)


@law("1.5.4")
def test_all_pieces_leave_before_anything_is_triggered(table):
    t = table("marquise*", "duchy*")
    t.put("marquise", 1, warriors=1)
    t.put("marquise", 5, warriors=2)
    rules = t.side("marquise").rules
    seen = []
    rules.reactions = lambda g, me, removal: [Trigger(me, OUTRAGE, loss.where) for loss in removal.losses]

    def react(g, me, trigger):
        seen.append((trigger.where, sum(me.warriors)))
        yield from ()

    rules.react = react
    t.stage(lambda g: sweep(g, t.side("duchy"), [0, 4], "4.1.2"))
    t.say("marquise", "clearing:5")
    assert seen == [(4, 0), (0, 0)]


@law("1.1.3")
def test_the_current_player_orders_what_happens_at_once(table):
    t = table("marquise*", "duchy*", "corvid*")
    t.g.turn = 2
    done = []

    def react(g, me, trigger):
        done.append((me.rules.name, trigger.word.label))
        yield from ()

    for side in t.g.sides:
        side.rules.react = react
    marquise, duchy, _ = t.g.sides
    triggers = [
        Trigger(marquise, OUTRAGE, 0),
        Trigger(duchy, VOCABULARY["trigger:hostile"], 0),
        Trigger(duchy, OUTRAGE, 0),
    ]
    t.stage(lambda g: resolve(g, triggers))
    assert t.asked("corvid", "ask-root-trigger", "1.1.3") == ["trigger:outrage", "trigger:hostile"]
    t.say("corvid", "trigger:outrage")
    assert t.asked("corvid", "ask-root-trigger-side", "1.1.3") == ["faction:marquise", "faction:duchy"]
    t.say("corvid", "faction:duchy", "trigger:hostile")
    assert done == [("duchy", "outrage"), ("duchy", "hostile"), ("marquise", "outrage")]


@law("4.3.4")
def test_in_battle_each_player_orders_what_his_own_losses_trigger(table):
    t = table("marquise*", "duchy*")
    t.put("marquise", 1, warriors=2)
    t.put("duchy", 1, warriors=1)
    duchy = t.side("duchy")
    duchy.rules.reactions = lambda g, me, removal: [
        Trigger(me, OUTRAGE, 0),
        Trigger(me, VOCABULARY["trigger:infamy"], 0),
    ]
    duchy.rules.react = lambda g, me, trigger: iter(())
    t.dice(1, 0)
    t.stage(lambda g: battle(g, Battle(t.side("marquise"), duchy, 0)))
    assert t.asked("duchy", "ask-root-trigger", "4.3.4") == ["trigger:outrage", "trigger:infamy"]
    t.say("duchy", "trigger:infamy")


def test_a_removal_by_nobody_scores_for_nobody(table):
    t = table("marquise", "duchy*")
    t.put("duchy", 1, tunnel=1)
    duchy = t.side("duchy")
    t.stage(lambda g: remove(g, Removal([Loss(duchy, 0, t.kind(duchy, "tunnel"), 1, None)], "1.5.4")))
    assert (t.points("marquise"), t.points("duchy")) == (0, 0)


# --- field hospitals (6.2.3) ------------------------------------------------------------------------------------------


@law("6.2.3")
def test_field_hospitals_bring_all_warriors_of_a_clearing_to_the_keep_for_one_card(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, keep=1)
    t.put("marquise", 5, warriors=3)
    t.hand("marquise", "cobbler", "anvil")
    t.stage(lambda g: sweep(g, t.side("duchy"), [4], "4.1.2"))
    assert t.asked("marquise", "ask-root-marquise-hospitals", "6.2.3") == ["card:cobbler", "pass"]
    t.say("marquise", "card:cobbler")
    assert t.warriors("marquise", 1) == 3
    assert t.pile() == ["cobbler"]


@law("6.2.3", "4.3.1.II")
def test_warriors_saved_from_an_ambush_in_the_keeps_own_clearing_fight_on(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, warriors=2, keep=1)
    t.put("duchy", 1, warriors=2)
    t.hand("marquise", "anvil")
    t.hand("duchy", "ambush_fox")
    t.dice(2, 0)
    t.stage(lambda g: battle(g, Battle(t.side("marquise"), t.side("duchy"), 0)))
    t.say("duchy", "card:ambush_fox")
    t.say("marquise", "pass", "card:anvil")  # no ambush of her own, but a fox card for the wounded
    assert (t.warriors("marquise", 1), t.warriors("duchy", 1)) == (2, 0)


@law("6.2.3", "6.2.2")
def test_without_the_keep_there_are_no_hospitals_and_the_keep_never_returns(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, warriors=1, keep=1)
    t.hand("marquise", "anvil")
    t.stage(lambda g: sweep(g, t.side("duchy"), [0], "4.1.2"))
    assert t.match.over
    marquise = t.side("marquise")
    assert (marquise.on_map(3), marquise.left[3], marquise.supply) == (0, 0, 25)
    assert t.points("duchy") == 1


@law("1.5.3")
def test_hospitals_save_only_the_marquises_own_warriors(table):
    t = table("marquise", "duchy*", "riverfolk*")
    t.put("marquise", 1, keep=1)
    t.put("riverfolk", 5, warriors=2)
    t.hand("marquise", "cobbler")
    t.stage(lambda g: sweep(g, t.side("duchy"), [4], "4.1.2"))
    assert t.match.over
