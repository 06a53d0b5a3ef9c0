# Root: the Underground Duchy.

ask-root-duchy-home = Where do you surface, with a tunnel and two warriors?
ask-root-duchy-surface = Where does the next warrior stand?
ask-root-duchy-assembly = Assembly: what do you do? { $left ->
    [0] No action is left.
    [one] One action is left.
   *[other] { $left } actions are left.
}
ask-root-duchy-parliament = Parliament: which minister acts?
ask-root-duchy-sway = Which minister do you sway?
ask-root-duchy-evening = Do you craft something?
ask-root-duchy-dig-card = Which card do you spend for the tunnel?
ask-root-duchy-banker = Banker: which card do you spend for a point?
ask-root-duchy-build-card = Which card do you reveal to build?
ask-root-duchy-build-where = Where do you build?
ask-root-duchy-build-what = What do you build { $where-in }?
ask-root-duchy-dig-where = Where do you dig the tunnel?
ask-root-duchy-dig-remove = All tunnels are on the map. Which one do you remove?
ask-root-duchy-dig-count = How many warriors come up from the Burrow { $where-to }?
ask-root-duchy-brigadier = Brigadier: moves or battles?
ask-root-duchy-mayor = Mayor: whose action do you take?
ask-root-duchy-sway-card = Which card do you reveal for the { $minister }? { $count ->
    [one] It is the last.
   *[other] { $count } are to be revealed.
}
ask-root-duchy-failure = The price of failure: which minister leaves you?

news-root-duchy-swayed = { $seat } { $seat-number ->
    [pl] sway
   *[sg] sways
} the { $minister }.
news-root-duchy-acts = In the Parliament of the { $seat } the { $minister } acts.
news-root-duchy-tunnel-removed = { $seat } { $seat-number ->
    [pl] remove
   *[sg] removes
} the tunnel { $where-in }.
news-root-duchy-left = The price of failure: { $seat } { $seat-number ->
    [pl] lose
   *[sg] loses
} the { $minister }.
news-root-duchy-lost-card = The price of failure: { $seat } { $seat-number ->
    [pl] lose
   *[sg] loses
} “{ $card }”.

why-root-duchy-burrow = Only the Duchy is at home in the Burrow.
why-root-duchy-nowhere-to-build = You rule no clearing with room for a building.
why-root-duchy-no-card-for-building = You have no card that matches a clearing where you could build.
why-root-duchy-no-card-to-dig = You have no card that matches a clearing where you could dig.
why-root-duchy-not-swayed = This minister is not swayed.
why-root-duchy-acted = This minister has acted this turn.
why-root-duchy-no-cards = You have no card in hand.
why-root-duchy-nobody-to-copy = There is no other noble or squire whose action you could take.
why-root-duchy-too-few-tunnels = Not all of your tunnels are on the map.
why-root-duchy-no-market = You have no market on the map.
why-root-duchy-no-citadel = You have no citadel on the map.
why-root-duchy-swayed = This minister is swayed already.
why-root-duchy-no-crown = There is no crown left for this rank.
why-root-duchy-too-few-cards = You cannot reveal enough cards: each needs a clearing of its own, of its suit, with a piece of yours.
why-root-duchy-no-clearing-for-it = There is no further clearing of that suit with a piece of yours.
