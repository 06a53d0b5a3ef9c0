# What Root's maps offer: closed paths and landmarks.

option-root-landmark = map: the landmarks that the map brings by itself; random: one of the landmark cards; or that landmark
option-root-second-landmark = A second landmark: none, one of the cards at random, or that one

ask-root-landmark = Where do you lay { $landmark }?
ask-root-ferry = Do you go to { $destination } by ferry or on foot?
ask-root-open-path-from = Which closed path do you open? Choose one end.
ask-root-open-path-to = Open the path from { $origin } to where?
ask-root-open-path-card = Which card do you spend to open the path?
ask-root-market-which = Which of the face-down cards of the Black Market do you take?
ask-root-market-card = Which card do you give for it?

news-root-ferry = { $seat } { $seat-number ->
    [pl] take
   *[sg] takes
} the ferry to { $where }.
news-root-path-opened = { $seat } { $seat-number ->
    [pl] open
   *[sg] opens
} the path between { $one } and { $two }.
news-root-landmark = A landmark, { $landmark }, is laid in { $where }.
news-root-traded = { $seat } { $seat-number ->
    [pl] swap
   *[sg] swaps
} a card at the Black Market.
news-root-traded-cards = { $seat } { $seat-number ->
    [pl] give
   *[sg] gives
} { $given } for { $taken } at the Black Market.

why-root-path-opened-already = You have opened a path this turn.
why-root-no-card-to-spend = You have no card to spend.
why-root-no-piece-at-closed-path = You have no piece at either end of a closed path.
why-root-landmark-near = Another landmark lies there or in an adjacent clearing.
why-root-landmark-no-water = It must lie by the water.
why-root-landmark-no-ruin = It must lie in a clearing with a ruin.
why-root-landmark-no-corner = It must lie in a corner clearing.
why-root-landmark-not-one-slot = It must lie in a clearing with one slot and no ruin.
why-root-landmark-not-there = You have no piece in its clearing.
why-root-market-used = You have traded there this turn.
why-root-market-no-card = You have no card to trade.
why-root-forge-not-there = That item lies on the Legendary Forge, and you have no piece there.

error-root-second-landmark = A second landmark needs a first.
error-root-landmark-twice = There is only one card of each landmark.
