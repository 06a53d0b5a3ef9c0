# Puzzles.

page-puzzles = Puzzles
page-puzzles-lead = One turn, one best answer, out of matches between strong players.
page-puzzles-games = Games
page-puzzles-daily = Puzzles of the day
page-puzzle-all = All puzzles
page-puzzle-solved-of = { $solved } of { $all } solved
page-puzzle-is-solved = solved
page-puzzle-number = Puzzle { $number } of { $all }
page-puzzle-difficulty = difficulty
page-puzzle-difficulty-of = difficulty { $difficulty } of 3
page-puzzle-chance = chance plays a part: the average counts
page-puzzle-no-chance = chance does not decide
page-puzzle-kind-score = Score most
page-puzzle-kind-win = Win now
page-puzzle-kind-stop = Stop the leader
page-puzzle-score-turn = Score most this turn
page-puzzle-score-year = Score most this year
page-puzzle-score-order = Gain most with this order
page-puzzle-win-turn = Win this turn
page-puzzle-win-year = Win this year
page-puzzle-win-order = Win with this order
page-puzzle-stop-turn = Stop the leader
page-puzzle-stop-year = Stop the leader
page-puzzle-stop-order = Stop the leader
page-puzzle-rival = the leader: { $seat }
page-puzzle-in-actions = { $count ->
    [one] in one action
   *[other] in { $count } actions
}
page-puzzle-root-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-puzzle-northgard-fame = { $count } Fame
page-puzzle-runewars-runes = { $count ->
    [one] { $count } dragon rune
   *[other] { $count } dragon runes
}
page-puzzle-percent = { $count } %
page-puzzle-so-far = so far
page-puzzle-win-try = It can be won before your turn ends.
page-puzzle-stop-try = Leave the leader as little as you can.
page-puzzle-stop-try-chance = What counts is the leader's chance to win in the next turn.
page-puzzle-judging = It is being judged…
page-puzzle-of = of { $all }
page-puzzle-won = Won!
page-puzzle-not-won = Not won this time
page-puzzle-left = left to the leader
page-puzzle-left-best = At best { $goal } can be left; with a quick answer it is { $usual }.
page-puzzle-left-chance = chance to win is left to the leader
page-puzzle-left-best-chance = At best it is { $goal }; after a quick answer it is { $usual }.
page-puzzle-lucky = You made { $made }, but chance helped: on average it is { $expected }.
page-puzzle-together = together
page-puzzle-yours = Your line
page-puzzle-best = The best line
page-puzzle-opens = Without it step { $step } is not allowed. { $why }
page-puzzle-opens-plain = It makes step { $step } possible.
page-puzzle-needed = Left out, the line is worth { $loss } less.
page-puzzle-needed-win = Left out, it is not won.
page-puzzle-needed-stop = Left out, the leader keeps { $loss } more.
page-puzzle-over = Your try is over
page-puzzle-try = { $number ->
    [one] first try
   *[other] try { $number }
}
page-puzzle-again = Try again
page-puzzle-show = Show the best line
page-puzzle-shown = The line is shown
page-puzzle-play-on = Play on from here
page-puzzle-next = Next puzzle
page-puzzle-table = { $game }: out of a puzzle
