# Lessons: the coach, and the list of courses.

page-learn = Learn
page-learn-tables = Tables
page-learn-places = Places of the page
page-learn-lead = Three to six minutes a lesson, on the real board. Every sentence links to its rule, and every wrong move is explained.
page-learn-which = Which game is on your table?
page-learn-which-lead = Begin with its basics. Everything is explained before it is asked.
page-learn-go-on = Go on
page-learn-waits = { $course }, lesson { $number }. Step { $step } of { $steps }.
page-learn-count = { $count ->
    [one] one lesson
   *[other] { $count } lessons
}
page-learn-done-of = { $done } of { $all } lessons done
page-learn-minutes = { $minutes } min
page-learn-at = step { $step } of { $steps }
page-learn-is-done = done
page-learn-so-far = So far
page-learn-so-far-lessons = { $count ->
    [one] lesson of { $all }
   *[other] lessons of { $all }
}
page-learn-so-far-minutes = minutes
page-learn-own = A lesson from a file
page-learn-own-lead = Somebody has written one? Pick its file and its texts together.
page-learn-own-open = Open a lesson
page-learn-own-lacks = Pick the lesson (.toml) and its texts (.en.ftl, .pl.ftl) together.
page-learn-group-basics = Basics
page-learn-group-factions = One lesson for each faction
page-learn-group-clans = One lesson for each clan
page-learn-group-more = More
page-learn-offer = New to { $game }? The basics take half an hour, on this very board.
page-learn-offer-yes = Learn the basics
page-learn-offer-no = No, thank you
page-learn-course = { $game } basics
page-learn-lesson-of = { $course } · lesson { $number } of { $all }
page-learn-leave = Leave, keep my place
page-learn-close = Leave the lesson; your place is kept
page-learn-step = Step { $step } of { $steps }
page-learn-left = { $minutes ->
    [one] about a minute left
   *[other] about { $minutes } minutes left
}
page-learn-kind-tell = Look
page-learn-kind-find = Find
page-learn-kind-do = Do
page-learn-kind-watch = Watch
page-learn-kind-play = Play
page-learn-step-done = done
page-learn-step-shown = shown
page-learn-step-now = now
page-learn-coach = Coach
page-learn-yours = Your move: { $task }
page-learn-watch = Play it
page-learn-tried = What you tried
page-learn-hint-of = Hint { $number } of 3.
page-learn-hint-2 = Look at what is ringed.
page-learn-hint-3 = { $words }.
page-learn-back = Back
page-learn-hint = Next hint
page-learn-show = Show me
page-learn-found = { $found } of { $wanted }
page-learn-find = Click what the coach asks for
page-learn-quiet = Read what the coach says, then go on.
page-learn-allowed = Allowed, but not the point
page-learn-next = Next: { $title }
page-learn-again = Once more
page-learn-to-list = All lessons

page-coach-said = Got it
page-coach-off = Coach off
page-coach-wrong = Keep in mind:
page-coach-hint = Says before each new kind of question what it is about, once.
page-coach-round = After the round
page-coach-leads = As the round ended: { $seats } { $seats-number ->
    [pl] led with
   *[sg] led with
}
page-coach-level = As the round ended: { $seats } were level with
page-coach-runes = { $count ->
    [one] { $count } dragon rune that you know of
   *[other] { $count } dragon runes that you know of
}
page-coach-lands = { $count ->
    [one] { $count } territory
   *[other] { $count } territories
}
page-coach-hidden = You have { $own }; what the others have is hidden, so count their territories: all bring goods at the Harvest, closed ones Fame.
page-coach-ahead = { $ahead } ahead of whoever comes next.
page-coach-most = The leader’s largest single gain this round:
page-coach-holds = Dragon runes lie in: { $words }.
page-coach-look-map = Look at the places lit in gold on the map.
page-coach-look-hand = Look at what is lit in your hand.
page-coach-look-bar = Look at the answers in the bar below.
page-coach-match = A guided first match
page-coach-match-lead = A real match against easy bots. Before each new kind of question a coach says once what it is about and what usually goes wrong. You can turn the coach off at any time.
page-coach-begin = Begin, about 40 minutes
page-coach-title = A first match
page-coach-open = What is this about?
page-coach-fold = Fold
