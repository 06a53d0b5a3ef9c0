# What the command line says.

cli-games-seats = { $least } to { $most } seats{ $alike ->
        [yes] , all alike
       *[no] :
    }
cli-games-unfinished = In the making: some of its rules are missing, and the table does not offer it yet.
cli-games-option = option
cli-games-values = values (the first is the default)
cli-games-about = about
cli-games-box = Whoever owns the printed game can put its figures in: { $setting } names a folder, and a file in its folder { $game } replaces the table of that name in { $data }.
cli-games-box-replaced = Replaced by those in { $folder }: { $tables }.

cli-rules-page = p. { $page }
cli-rules-coverage = { $covered } of { $total } rules have a test
cli-rules-examples = { $shown } of { $total } rules can be watched

cli-replay-good =
    { $words ->
        [one] The record is good: one word, and it is legal.
       *[other] The record is good: { $words } words, all legal.
    }
cli-replay-unfinished = The match is not finished.
cli-replay-other-version = The record was played under another version of the rules or data.
cli-replay-other-words = The words of the record had other numbers (vocabulary { $fingerprint }, here { $ours }): it is replayed by its words, but learners’ data made of it do not fit this version.
cli-replay-sealed = The deal is the one that the table committed to when it opened: { $commitment }
cli-replay-mixed = The deal was mixed from the seed that the table committed to when it opened and from numbers of the players: { $commitment }
cli-replay-number = Seat { $number } had the number { $text } in it.
cli-replay-no-number = No player had a number in it: the deal rests on the table’s own seed alone.
cli-replay-no-seal = No seal: nothing in this record shows that the deal was not chosen.
cli-replay-position = The match began with a position: no table promised anything about what was hidden in it.
cli-replay-scripted = Chance was foretold in this record: what came was written down beforehand.
cli-replay-guessable = Chance can be guessed by whoever sees enough of it: a table takes it from there only where somebody brought the record that it went on with.
cli-replay-brought =
    { $words ->
        [one] Its first word came with a record that somebody brought: no table promised anything about the deal until then.
       *[other] Its first { $words } words came with a record that somebody brought: no table promised anything about the deal until then.
    }
cli-replay-dealt-anew =
    { $words ->
        [one] After one word it was dealt anew, with the seed that the commitment covers.
       *[other] After { $words } words it was dealt anew, with the seed that the commitment covers.
    }
cli-replay-dealt-sat =
    { $words ->
        [one] After one word somebody else sat down in seat { $number }: it was dealt anew, with the seed that the commitment covers.
       *[other] After { $words } words somebody else sat down in seat { $number }: it was dealt anew, with the seed that the commitment covers.
    }
cli-replay-dealt-undo =
    { $words ->
        [one] Words were taken back until one was left: what came was drawn anew, with the seed that the commitment covers.
       *[other] Words were taken back until { $words } were left: what came was drawn anew, with the seed that the commitment covers.
    }
cli-replay-dealt-keyed =
    { $words ->
        [one] After one word the table went on with chance that nobody can guess, and sealed its seed.
       *[other] After { $words } words the table went on with chance that nobody can guess, and sealed its seed.
    }

cli-bench-playing = playing
cli-bench-seats =
    { $count ->
        [one] one seat
       *[other] { $count } seats
    }
cli-bench-compiled = the compiled engine
cli-bench-plain = plain Python (make compile builds the compiled engine)

# The commands at the table; the English ones work in every language.
cli-command-help = help
cli-command-why = why
cli-command-hint = hint
cli-command-undo = undo
cli-command-map = map
cli-command-log = log
cli-command-tie = tie
cli-command-save = save
cli-command-quit = quit

cli-play-hint = Type the number of an option; help tells what else there is.
cli-play-help =
    3            choose the option of that number
    { $word } choose by name; several words choose one after the other
    ?            the rule behind the question (? { $law }: that rule)
    why WORD     why a word is not allowed (why alone: all that is not)
    hint         what a strong player would do (again: more of it)
    undo         take back your last word, if nothing new was learned since
    map          draw the table again
    log          what happened lately
    tie          propose a draw: it needs all who play
    save FILE    save the match; polana play --from FILE goes on with it
    quit         leave; the match is kept
cli-play-no-hints = Others play here too: hints need their consent, polana play --hints.
cli-play-no-advice = The bots do not know this game: nobody can give hints.
cli-play-considers = thinking…
cli-play-now = Your chance to win now: { $chance } %
cli-play-more = Say hint again for candidates, and once more for what is expected to follow.
cli-play-alike = about the same
cli-play-line = expected: { $words }
cli-play-thinks = { $seat } { $seat-number ->
    [pl] are thinking…
   *[sg] is thinking…
}
cli-play-hand-over = It is the turn of { $seat }. Press Enter when nobody else is looking.
cli-play-no-number = Type a number from 1 to { $most }.
cli-play-no-word = There is no word “{ $text }” here; type a number, or help.
cli-play-no-rule = There is no rule “{ $id }”.
cli-play-no-undo = There is nothing to take back: something new was learned, or somebody else has chosen since.
cli-play-tie = { $seat }: do you agree on a draw? (yes, no)
cli-play-no-tie = { $seat } { $seat-number ->
    [pl] want
   *[sg] wants
} to play on.
cli-play-bots-play-on = Bots agree on a draw only once nobody has scored for { $rounds } rounds.
cli-play-allowed = { $word } is allowed.
cli-play-all-allowed = Nothing that the question is about is forbidden.
cli-play-save-where = Say where: save FILE
cli-play-not-a-record = { $file } is something other than a saved match: choose another name.
cli-play-saved = Saved. Go on with it: polana play --from { $file }
cli-play-not-saved = The match could not be saved as { $file }: { $why }
cli-play-not-kept = The match is not kept: { $file } cannot be written ({ $why }). Keep it elsewhere with save FILE.
cli-play-left = The match is kept. Go on with it: polana play --from { $file }
cli-play-kept = The record of the match: { $file }

cli-arena-playing = playing
cli-arena-known =
    { $count ->
        [one] One match was played before: { $file }
       *[other] { $count } matches were played before: { $file }
    }
cli-arena-stopped = Stopped. The same command goes on where this one was.
cli-arena-lost = Stopped. With --json FILE the same command could go on where this one was.
cli-arena-matches = matches: { $matches }, errors: { $errors }
cli-arena-bot = bot
cli-arena-faction = faction
cli-arena-seat = seat
cli-arena-wins = wins
cli-arena-of = of
cli-arena-rate = rate
cli-arena-interval = 95 %
cli-arena-points = points
cli-arena-pace = a round
cli-arena-rating = rating
cli-arena-level = level
cli-arena-below = against
cli-arena-fair = fair share
cli-arena-rung = { $level } against { $below }
cli-level-easy = easy: slips now and then
cli-level-normal = normal: plays sensibly
cli-level-hard = hard: thinks ahead, a second for each answer
cli-level-master = master: has learned from many matches, and thinks ahead for a second
cli-level-master-alone = master: has nothing learned to go by; thinks three seconds instead of one
cli-level-reflex = reflex: has learned from many matches, and answers at once
cli-level-reflex-alone = reflex: has not learned this game yet; plays like normal
cli-level-guided-alone = guided: nothing has been learned about this game yet; only searches
cli-arena-decisions = decisions in a match: { $min } to { $max }, mean { $mean }, median { $median }
cli-arena-rounds = rounds in a match: { $min } to { $max }, mean { $mean }, median { $median }
cli-arena-plot-bot = { $game }: share of { $matches } matches won, by bot
cli-arena-plot-faction = { $game }: share of { $matches } matches won, by faction
cli-arena-plot-seat = { $game }: share of { $matches } matches won, by seat
cli-arena-plot-decisions = { $game }: decisions in a match, { $matches } matches
cli-arena-plot-rounds = { $game }: rounds in a match, { $matches } matches
cli-arena-plot-key = Dot: share won. Bar: its 95 % interval. Broken line: a fair share, { $share }.
cli-arena-plot-decisions-axis = decisions in a match
cli-arena-plot-rounds-axis = rounds in a match
cli-arena-plot-many = matches
cli-arena-plot-far = pale bar: { $first } to { $last }
cli-arena-shared =
    { $count ->
        [one] One victory was shared; it counts as a win for each of those who shared it.
       *[other] { $count } victories were shared; each counts as a win for each of those who shared it.
    }
cli-arena-still =
    { $count ->
        [one] One match stood still: nobody scored for so long that it was ended, and nobody has won it.
       *[other] { $count } matches stood still: nobody scored for so long that they were ended, and nobody has won them.
    }

# polana doctor
cli-doctor-settings-bad = The settings cannot be read: { $error }
cli-doctor-engine-compiled = Polana { $version } with the compiled engine.
cli-doctor-engine-plain = Polana { $version } in plain Python: it works, but bots think more slowly. Install a compiled wheel, or run make compile in a checkout.
cli-doctor-page-there = The page is installed.
cli-doctor-page-missing = The page is missing: install a wheel, or run make page in a checkout.
cli-doctor-disk-there = The data folder { $folder } can be written; { $free } MB are free.
cli-doctor-disk-closed = The data folder { $folder } cannot be written: change its owner, or name another one in POLANA_DATA.
cli-doctor-disk-full = The disk of { $folder } is full ({ $free } MB are free): make room before anybody plays.
cli-doctor-disk-narrow = The disk of { $folder } will soon be full: { $free } MB are free.
cli-doctor-disk-open = Others on this machine can read { $folder }: chmod 700 it.
cli-doctor-database-new = There is no database yet; the first start makes one in { $folder }.
cli-doctor-database-there = The database answers ({ $kind }, form { $form }).
cli-doctor-database-bad = The database cannot be reached: { $error }
cli-doctor-database-silent = The database does not answer.
cli-doctor-database-strange = The database holds only a part of what Polana keeps in it: restore a backup.
cli-doctor-push-there = The keys for notices in the browser are made.
cli-doctor-push-missing = The keys for notices in the browser are not made yet; the next start of the server makes them.
cli-doctor-channels-none = One process serves all tables (POLANA_CHANNELS is not set).
cli-doctor-channels-there = Redis answers.
cli-doctor-channels-bad = Redis cannot be reached: { $error }. The server goes on without it, more slowly.
cli-doctor-channels-silent = Redis does not answer. The server goes on without it, more slowly.
cli-doctor-address-none = POLANA_URL is not set: links in notices lead to where the server listens.
cli-doctor-address-bad = POLANA_URL is { $url }, which is not a web address: it begins with https://
cli-doctor-address-own = POLANA_URL is { $url }: only this machine can open it. Friends need the address of this machine.
cli-doctor-address-plain = POLANA_URL is { $url }: without https browsers allow no notices, and others on the way can read along.
cli-doctor-address-there = A server answers at { $url }.
cli-doctor-address-silent = Nobody answers at { $url } ({ $error }): start the server, and look at the proxy and the firewall.
cli-doctor-clock-together = The clocks of this machine and of { $whose } agree.
cli-doctor-clock-apart =
    { $seconds ->
        [one] The clocks of this machine and of { $whose } are one second apart.
       *[other] The clocks of this machine and of { $whose } are { $seconds } seconds apart: set them (NTP).
    }

cli-new-game = { $name } plays already. In { $folder }: pip install -e '.[dev]', then pytest, then polana play { $name }.

# Lessons.
cli-lesson-good = nothing is wrong with it
cli-lesson-step = Step { $step } of { $steps }
cli-lesson-tell = Enter goes on; quit leaves.
cli-lesson-watch = Enter plays it and goes on; quit leaves.
cli-lesson-find = Type each one (a number, or its word), ? for a hint, ! to be shown.
cli-lesson-do = Type the number of an option or a word; ? for a hint, ! to be shown, undo to take back.
cli-lesson-play = Play on: the number of an option or a word; ! plays it for you.
cli-lesson-guided = { $matches } first matches: { $questions } kinds of questions, { $words } words of the glossary, { $pieces } kinds of pieces.

# polana review
cli-review-looking = looking again
cli-review-chances = Chance to win
cli-review-round = { $round ->
    [0] setup
   *[other] { $game ->
        [northgard] year { $round }
        [runewars] year { $round }
       *[other] round { $round }
    }
}
cli-review-decisions = Decisions
cli-review-best = best
cli-review-good = good
cli-review-slip = slips
cli-review-mistake = mistakes
cli-review-a-best = best
cli-review-a-good = good
cli-review-a-slip = a slip
cli-review-a-mistake = a mistake
cli-review-battles = battles: attacks / defences
cli-review-choice = choice
cli-review-luck = luck
cli-review-others = the others
cli-review-turnings = Turning points
cli-review-turning = { $round ->
    [0] Setup
   *[other] { $game ->
        [northgard] Year { $round }
        [runewars] Year { $round }
       *[other] Round { $round }
    }
}: { $seat } { $change } (word { $at })
cli-review-moments = Worth a look
cli-review-moment = Word { $at }, { $seat }: { $mark }
cli-review-played = played: { $words } ({ $chance })
cli-review-better = better: { $words } ({ $chance })
cli-review-loss = lost { $loss } ({ $low } to { $high })
cli-puzzle-score = Score as much as you can.
cli-puzzle-win = Win.
cli-puzzle-stop = Stop { $rival }: leave as little as possible to the leader.
cli-puzzle-turn = It goes to the end of your turn.
cli-puzzle-year = All others have passed: it goes to the end of the year.
cli-puzzle-order = It goes to the end of your order.
cli-puzzle-how = Type the number of an option or a word; undo takes back, again begins anew, line shows the best line, quit leaves.
cli-puzzle-again = again
cli-puzzle-line = line
cli-puzzle-made = So far: { $points }
cli-puzzle-solved = Solved: { $worth } of { $goal }.
cli-puzzle-short = { $worth } of { $goal }. Type again, or line.
cli-puzzle-left = The leader is left with { $worth } { $percent ->
    [yes] per cent of chances to win
   *[no] { $worth ->
        [one] point
       *[other] points
    }
}; { $goal } are possible.
cli-puzzle-lost = That does not win. Type again, or line.
cli-puzzle-lucky = Chance helped: on average it comes to { $expected }.
cli-puzzle-scores = brings { $points }
cli-puzzle-opens = without it, action { $row } is not allowed: { $why }
cli-puzzle-needed = without it, it comes to { $loss } less
cli-puzzle-count-score = points
cli-puzzle-count-win = victory
cli-puzzle-count-stop = leader
cli-puzzle-good = its line comes to its goal
