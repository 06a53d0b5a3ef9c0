# Root: the Eyrie Dynasties.

ask-root-eyrie-home = Where do you place your first roost and six warriors?
ask-root-eyrie-leader = Who leads the Eyrie?
ask-root-eyrie-first-card = Which card do you add to the Decree?
ask-root-eyrie-second-card = Do you add a second card to the Decree?
ask-root-eyrie-column = To which column of the Decree do you add { $card }?
ask-root-eyrie-new-roost = You have no roost on the map. Where do you found a new one?
ask-root-eyrie-decree = The Decree, { $column }: which card do you resolve next?
ask-root-eyrie-resolved = The Decree has been carried out. Is there anything else you do?
ask-root-eyrie-recruit = At which roost do you recruit?
ask-root-eyrie-build = Where do you build a roost?

news-root-eyrie-decreed = { $seat } { $seat-number ->
    [pl] add
   *[sg] adds
} { $card } to the Decree: { $column }.
news-root-eyrie-leader = { $seat } { $seat-number ->
    [pl] are
   *[sg] is
} led by the { $leader }. Loyal Viziers: { $columns }.
news-root-eyrie-turmoil = { $seat } cannot carry out the Decree ({ $column }) and { $seat-number ->
    [pl] fall
   *[sg] falls
} into turmoil.

why-root-eyrie-second-bird = Only one of the two cards that you add to the Decree may be a bird.
why-root-eyrie-craft-first = You craft before you resolve the Decree.
why-root-eyrie-leader-deposed = That leader has been deposed.
why-root-eyrie-no-roost = You have no roost there.
why-root-eyrie-roost-there = You have a roost there already.
why-root-eyrie-not-fewest-warriors = Another clearing has fewer warriors.
