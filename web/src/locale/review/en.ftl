# Review: a match looked at again.

page-review = Review
page-review-begins = Looking at the match again…
page-review-chances = Chance to win, every seat
page-review-judged = judged by search over { $worlds ->
    [one] one imagined world
   *[other] { $worlds } imagined worlds
} a decision; hands were not known to it
page-review-progress = { $done } of { $words } words so far
page-review-round = { $game ->
    [root] turn { $round }
    [northgard] year { $round }
    [runewars] year { $round }
   *[other] round { $round }
}
page-review-setup = setup
page-review-decisions = Decisions
page-review-decision-at = { $mark }, word { $at }
page-review-who = Whose decisions
page-review-mark-best = best
page-review-mark-good = good
page-review-mark-slip = slip
page-review-mark-mistake = mistake
page-review-legend-best = best: nothing better found
page-review-legend-good = good: up to 3 % less
page-review-legend-slip = slip: up to 8 % less, or less sure
page-review-legend-mistake = mistake: more than 8 % less
page-review-count-best = { $count ->
   *[other] best
}
page-review-count-good = { $count ->
   *[other] good
}
page-review-count-slip = { $count ->
    [one] slip
   *[other] slips
}
page-review-count-mistake = { $count ->
    [one] mistake
   *[other] mistakes
}
page-review-moment = The moment
page-review-moments = Worth a look
page-review-moment-of = { $seat }: { $better } was better
page-review-turnings = Turning points
page-review-played = Played: { $what }
page-review-better = Better: { $what }
page-review-label-played = played
page-review-label-better = better
page-review-chance = chance
page-review-loss = chance to win.
page-review-dearest = chance to win: the dearest decision of the match.
page-review-between = Between { $low } and { $high } %.
page-review-turn = Your chance in this turn: { $choice } % by choice, { $luck } % by luck.
page-review-try = Try it from here
page-review-watch = Watch on
page-review-back = The decision before
page-review-on = The next decision
page-review-next-mistake = Next mistake
page-review-style-battles = Battles begun: { $battles }, attacked: { $defended }.
page-review-style-crafted = Crafted: { $count }.
page-review-style-kept = Cards kept at the end of a turn: { $count } on average.
page-review-style-luck = All in all { $choice } % by choice, { $luck } % by luck.
page-review-table = { $game }: out of a review
