# Hints: what speaks for a word, and against it.
hint-win = You can win this turn.
hint-best = Best: { $word }.
hint-points = { $of ->
    [runewars] { $count ->
        [one] { $count } dragon rune this turn.
       *[other] { $count } dragon runes this turn.
    }
   *[other] { $count ->
        [one] { $count } point this turn.
       *[other] { $count } points this turn.
    }
}
hint-points-less = { $of ->
    [runewars] { $count ->
        [0] No dragon rune this turn.
        [one] Only { $count } dragon rune this turn.
       *[other] Only { $count } dragon runes this turn.
    }
   *[other] { $count ->
        [0] Not a point this turn.
        [one] Only { $count } point this turn.
       *[other] Only { $count } points this turn.
    }
}
hint-holds = Yours afterwards: { $places }.
hint-takes = Taken from { $other }: { $places }.
hint-gives-up = Given up: { $places }.
hint-builds = More on the map: { $pieces }.
hint-loses = Lost: { $pieces }.
hint-breaks = { $other } { $other-number ->
    [pl] lose
   *[sg] loses
}: { $pieces }.
hint-kills = { $other } { $other-number ->
    [pl] lose
   *[sg] loses
} { $of ->
    [root] { $count ->
        [one] { $count } warrior.
       *[other] { $count } warriors.
    }
   *[other] { $count ->
        [one] { $count } unit.
       *[other] { $count } units.
    }
}
hint-saves = Keeps from being taken: { $places }.
hint-threat-takes = { $other } can take: { $places }.
hint-threat-wins = { $other } may win before your next turn.
hint-threat-lost = All of you may lose before your next turn.
hint-answer = { $other } will then probably gain { $of ->
    [runewars] { $count ->
        [one] { $count } dragon rune.
       *[other] { $count } dragon runes.
    }
   *[other] { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
}
hint-idea-land = It widens your land, and what that yields.
hint-less-land = It costs land, or what that yields.
hint-idea-guard = What you have is better guarded.
hint-less-guard = It leaves what you have unguarded.
hint-idea-army = Your army is stronger afterwards.
hint-less-army = Your army is weaker afterwards.
hint-idea-cards = It leaves you better cards.
hint-less-cards = It costs you cards.
hint-idea-plans = It prepares the next building.
hint-less-plans = It makes the next building harder.
hint-idea-engine = It makes you earn more each turn.
hint-less-engine = It makes you earn less each turn.
hint-idea-raid = You stand where there is something to take.
hint-less-raid = You stand where there is little to take.
hint-idea-gear = It brings items.
hint-less-gear = It costs items.
hint-idea-stores = It fills your stores.
hint-less-stores = It empties your stores.
hint-idea-winter = The winter can be paid.
hint-less-winter = The winter will be hard to pay.
hint-idea-buildings = Your buildings bring more.
hint-less-buildings = Your buildings bring less.
hint-idea-runes = It brings you nearer to dragon runes.
hint-less-runes = It takes you away from dragon runes.
hint-idea-heroes = Your heroes become better.
hint-less-heroes = Your heroes suffer.
hint-idea-decree = The Decree can be carried out.
hint-less-decree = The Decree becomes hard to carry out.
hint-idea-dominance = It brings dominance nearer.
hint-less-dominance = It takes you away from dominance.
hint-idea-rivals = It sets the others back.
hint-less-rivals = It leaves more to the others.
