"""One folder per faction: what its chapter of the Law changes in the general rules of `base.py`.

Adding a faction is adding a folder; `registry.py` finds it:

| file | holds |
|---|---|
| `faction.py` | a class derived from `Faction[NameSide]`: the hooks that its chapter overrides (below); `FACTIONS` |
| `side.py` | its kinds of piece, and a `Side` class with what it remembers (slots, `copy`), if anything |
| `setup.py`, `birdsong.py`, `daylight.py`, `evening.py`, ... | the sections of the chapter: flows with their judges |
| `asks.py`, `news.py`, `words.py` | what it is asked, what is told of it, the words that only it says |
| `view.py` | what its board shows |

Figures come from `data/factions.toml`, the numbers of words and questions from `numbers.toml`. Messages are in
`locale/*/root-<name>.ftl`, tests in `tests/root/factions/test_<name>*.py`: one test per paragraph, on the bench of
`tests/root/bench.py`.

Three habits keep secrets and copies safe:

- What is hidden is in the state. A card that was chosen leaves the hand before the next ask.
- An ask about cards of the hand is an `asks.CardAsk` (`spend_card`, `choose_card`); a menu goes through
  `menu.choose`. Both are veiled, and both read the hand when somebody looks at the options.
- An ask without a way out whose options depend on secret cards implies a `Promise` (`promise.py`).

The hooks of `Faction`:

| hook | asked by, when | changed by |
|---|---|---|
| `new_side` | setup: an empty board for a seat | everyone with a state of its own |
| `why_not_seat` | setup, when factions are chosen | who plays beside another of his kind |
| `set_up`, `hire`, `control_changed` | hirelings/hiring.py A.6.3, E.1.2; seats.take_control E.1 | hirelings |
| `evening_over`, `lose_marker` | hirelings/hiring.py E.1.3, after each Evening | hirelings |
| `why_rests` | untimely.py E.2: why nothing can be done now | hirelings |
| `check_setup`, `result_message`, `sequel` | game.py, of players without a seat | an automaton (R.M.1, R.K, R.P) |
| `prepare` | setup.prepare, before all else, where somebody plays without a seat | a campaign (R.P) |
| `change_deck` | setup.whole_deck 5.1.3: which cards are in the game | spies (R.M.5), solo (R.J) |
| `draw_first_hand` | 5.1.3, A.7 | an automaton (R.M.5) |
| `take_items` | setup.lay_items 5.1.5 | an automaton (R.M.6) |
| `settles_victory` | score.check_scores 3.1: somebody has 30 points | co-operative play (R.K.1) |
| `setup`, `setup_advanced` | 5.1.7, A.8.2: the faction's own setup, in setup order | everyone |
| `comes_after`, `deal_with_card`, `take_with_card`, `dealt_name` | A.8.1: setup cards | characters A.8.1.III |
| `begin_turn` | turn.count_anew, before Birdsong: counters of the turn | everyone with actions to count |
| `birdsong`, `daylight`, `evening` | turn.py, step by step until it returns True | everyone |
| `deeds_in` | untimely.py: the paragraph of a deed that is named at another time | all |
| `at_moment` | menu.moment 1.4.1: what is mine at the start or end of a part of my turn | the Lavish 14.7.4 |
| `end_turn` | turn.py, after Evening | hirelings |
| `turn_over` | turn.pass_turn, asked of every side: what was lent or granted for this turn ends | services 11.2.7 |
| `strength` | control.strength 2.5: warriors and buildings; ALWAYS beats any number | Pilgrims 10.2.4, hirelings (0) |
| `rules_ties` | control.rules_ties 2.5 when the most is shared | Lords of the Forest 7.2.2 |
| `lends` | lending.py: what another treats as his own, for rule and in battle | mercenaries 11.2.7, hirelings E.3.1 |
| `bars_placing` | control.why_not_place: may another side place here? | the keep 6.2.2, snare, scorched clearing |
| `bars_entering`, `bars_leaving` | move.why_not_move: does this side forbid another's move? | snare, Burrow, D.6.2 |
| `near` | control.near, which adds what cards say: what is adjacent for me | rivers, tunnels, Burrow |
| `needs_rule` | move.needs_rule 4.2.1, which asks the cards too | Nimble 9.2.3 and 13.2.3, Swimmers |
| `movable` | move.py: warriors I may move out of a clearing | the warlord outside his turn |
| `holds_back` | move.movable, of hirelings: warriors of another that may not leave a clearing | bands E |
| `can_move`, `take_move` | effects: a move that a card grants | who moves a pawn |
| `drivable`, `drive` | hirelings 1.5.5: a move that an effect forces | who moves a pawn |
| `moved` | move.march, after my pieces have arrived (a Flow) | relics carried along |
| `watch_move` | move.march: another side moved warriors; gives a Trigger | Outrage 8.2.6 |
| `watch_path`, `robbed` | move.march, of hirelings: who has moved along a path loses a piece | bandits E; 9, 14.2.2 |
| `can_attack` | 4.3: may I start a battle here? | hirelings |
| `why_not_attacked` | 4.3: may I be chosen as defender here? | the Burrow |
| `warns` | battle.attack_notes, move.arrival_notes: what attacking or coming here will cost | Outrage 8.2.6 |
| `charge` | battle.battle: what it costs to attack me | Spring Uprising E |
| `before_battle` | battle.py, before the ambush (attacker, then defender) | Looters 14.2.5, allies 9.2.9.II.c |
| `may_ambush` | 4.3.1: may I play ambush cards at all? | hirelings E.3.5 |
| `fighters` | 4.3.2.I, 4.3.3.II: my own warriors | hirelings without warriors |
| `can_fight` | 4.3.1.II: can I go on after an ambush? | |
| `before_roll` | 4.3.2, asked of every side just before the roll | Arbiter D.5.2 |
| `takes_higher_roll` | 4.3.2: as defender | Guerrilla War 8.2.2 |
| `most_rolled_hits` | 4.3.2.I | swords 9.2.6 |
| `is_defenseless` | 4.3.3.II | swords 9.2.4 |
| `extra_hits`, `hits_told_as` | 4.3.3.I: hits that need no decision | Commander 7.8.3, Embedded Agents 13.2.5 |
| `battle_deeds` | 4.3.3: optional effects of mine, besides those of cards | Ronin D.8.2 |
| `hits_due` | battle.py, whenever hits fall: how many of them count | Devout Knights 15.2.4 |
| `choose_losses` | 4.3.4 and 4.3.1.II: what is lost for hits; all warriors first | items 9.2.7, the warlord |
| `after_battle` | battle.py, asked of every side | Despot 7.8.4, looting, 9.2.9.II.d |
| `removable` | removal.sweep: warriors that an effect can remove | the warlord 14.2.2 |
| `calls_back` | removal.bring_back: warriors just removed return to the map | acolytes 10.2.3 |
| `lose` | removal.remove: where the removed pieces go (G.1.27) | the keep, Revenge 10.2.3, trade posts, relics |
| `removed` | removal.remove 3.2.1: asked of the removers when all has left, before points | Hostile, Infamy 9.2.9.III |
| `reactions`, `react` | removal.remove 1.5.4: what a removal triggers once all has left | hospitals, Outrage, ... |
| `crafting_pieces`, `crafting_suits` | 4.1.1: crafting pieces, and how many of each suit | who crafts with pieces |
| `why_not_pay`, `pay` | 4.1.1: the cost of a card | hammers 9.2.1, committed funds 11.2.1 |
| `resolve_crafted` | 4.1.2, 4.1.3: item, points, effect | Export 11.5.3.I, Contempt 14.2.3 |
| `card_points` | 3.2.2 | Disdain for Trade 7.2.3 |
| `gain_item` | 4.1.2 and other gains | Satchel 9.2.5, Hoard 14.2.4 |
| `ready_items`, `exhaust_item` | effects: an item is exhausted for something | who keeps items elsewhere |
| `evening_draws`, `hand_limit` | draw_and_discard | draw bonuses |
| `public_hand` | 1.2.1 | 11.2.3 |
| `holds_cards`, `give_up_card`, `receive_card` | a card goes from hand to hand | an automaton (R.M.2) |
| `catches_card` | cards.discard: the card goes to me instead of the discard pile | Lost Souls 10.2.6 |
| `why_not_dominance`, `activate_dominance`, `dominates` | 3.3.1 | coalitions 9.2.8 |
| `offers` | menu.offers_to: what I offer to *another* player at a moment of his turn | services 11.2.6, Exposure |
| `why_no_offer` | untimely.py: why there is nothing to take just now | Exposure 13.2.4 |
| `hireling_view` | sight.py: what lies on the card of a hireling | hirelings |
| `view`, `secret_cards`, `imagine` | sight.py | supporters, plots |
| `notation` | position.py: what numbers on my board stand for | everyone with a state of its own |
| `settle_position` | position.py: what follows from what was told | leaders, crowns, plots, quests |
| `is_lending`, `ruin_sets` | position.py: who lends; what lies under ruins | mercenaries; 9.3.4, 14.3.2 |
| `warriors_elsewhere`, `warriors_held` | invariants.py, position.py: warriors on boards | officers, payments |
| `cards_elsewhere`, `items_elsewhere`, `gone` | invariants.py: what is neither in hand nor on the map | who has some |
| `items_brought` | position.py: items that are none of the supply | starting items 9.3.5 |
| `check` | invariants.py | everyone with pieces elsewhere |
"""
