# Root: the Corvid Conspiracy.

ask-root-corvid-home = Where is your homeland, with a warrior and a plot?
ask-root-corvid-scatter = In which { $suit } clearing does your warrior stand?
ask-root-corvid-birdsong = Craft, flip plots, then recruit: what do you do?
ask-root-corvid-flip = Which plot do you flip?
ask-root-corvid-recruit-card = Which card do you spend to recruit?
ask-root-corvid-recruit-suit = In the clearings of which suit do you recruit?
ask-root-corvid-recruit-where = There are too few warriors. Where does the next one stand?
ask-root-corvid-daylight = What do you do? { $left ->
    [0] No action is left.
    [one] One action is left.
   *[other] { $left } actions are left.
}
ask-root-corvid-exert = Which further action do you take?
ask-root-corvid-plot-where = Where do you place a plot? { $count ->
    [one] It costs a warrior.
   *[other] It costs { $count } warriors.
}
ask-root-corvid-plot-which = Which plot do you place { $where-in }?
ask-root-corvid-trick = Which plot do you swap?
ask-root-corvid-trick-with = With which plot do you swap the one { $where-in }?
ask-root-corvid-evening = Do you exert yourselves for one more action, instead of drawing cards?
ask-root-corvid-expose = Which plot do you guess at?
ask-root-corvid-guess = What is the plot { $where-in }?
ask-root-corvid-expose-card = Which card do you show for your guess { $where-in }?
ask-root-corvid-raid = There are too few warriors. Where does the next raider stand?

news-root-corvid-plotted = The plot of the { $seat } { $where-in } is { $plot }.
news-root-corvid-flipped = { $seat } { $seat-number ->
    [pl] flip
   *[sg] flips
} a plot { $where-in }: { $plot }.
news-root-corvid-tricked = { $seat } { $seat-number ->
    [pl] swap
   *[sg] swaps
} the plots { $one-in } and { $two-in }.
news-root-corvid-extorted = { $seat } { $seat-number ->
    [pl] extort
   *[sg] extorts
} a card from the { $other }.
news-root-corvid-extorted-card = { $seat } { $seat-number ->
    [pl] extort
   *[sg] extorts
} “{ $card }” from the { $other }.
news-root-corvid-guessed-right = { $seat } { $seat-number ->
    [pl] guess
   *[sg] guesses
} right: the plot of the { $other } { $where-in } was { $plot }.
news-root-corvid-guessed-wrong = { $seat } { $seat-number ->
    [pl] guess
   *[sg] guesses
} wrong: the plot of the { $other } { $where-in } is not { $plot }.
news-root-corvid-card-given = { $seat } { $seat-number ->
    [pl] give
   *[sg] gives
} the { $other } the card shown, “{ $card }”.
news-root-corvid-card-shown = { $seat } { $seat-number ->
    [pl] show
   *[sg] shows
} the { $other } “{ $card }” and { $seat-number ->
    [pl] keep
   *[sg] keeps
} it.
news-root-corvid-exerted = { $seat } { $seat-number ->
    [pl] exert themselves
   *[sg] exerts itself
} and will draw no cards.

why-root-corvid-nothing-to-expose = There is no face-down plot in a clearing with pieces of yours.
why-root-corvid-no-card-to-show = You hold no card that matches a clearing with such a plot.
why-root-corvid-too-late = That comes earlier in Birdsong.
why-root-corvid-nothing-to-flip = You have no face-down plot beside a warrior of yours.
why-root-corvid-recruited = You recruit once a turn.
why-root-corvid-nowhere-to-plot = No clearing without a plot holds enough of your warriors.
why-root-corvid-nothing-to-swap = You have no two plots that both lie face up or both face down.
why-root-corvid-no-action = There is no action that you could take.
why-root-corvid-snare = A snare: enemies cannot place pieces there nor move out.
