# What Runewars asks and tells of moves, of talks with neutral units and of the orders 1 to 5 and 8.

# --- diplomacy ---

ask-runewars-meet = Neutral units stand { $area-in }. Do you fight or negotiate?
ask-runewars-parley-spend = How much influence do you spend to win over the neutral units { $area-in }? Each buys a Fate card.
ask-runewars-parley-card = Which Fate card decides the talks?
ask-runewars-parley-failed = The talks { $area-in } have failed. Do you fight or retreat?

why-runewars-no-influence = You have no influence to spend.
why-runewars-too-many-to-talk = Nobody negotiates with more than eight units: you have to fight.
why-runewars-one-battle = This order allows one battle, and it has been fought.

news-runewars-negotiates = { $seat } { $seat-number ->
    [pl] negotiate
   *[sg] negotiates
} with the neutral units { $area-in } and { $seat-number ->
    [pl] spend
   *[sg] spends
} { $count } influence.
news-runewars-parley-drew = The Fate cards for the talks of { $seat }: { $cards }.
news-runewars-parley-success = { $seat } { $seat-number ->
    [pl] choose
   *[sg] chooses
} { $card }: the neutral units join them.
news-runewars-parley-middle = { $seat } { $seat-number ->
    [pl] choose
   *[sg] chooses
} { $card }: the neutral units retreat.
news-runewars-parley-failure = { $seat } { $seat-number ->
    [pl] choose
   *[sg] chooses
} { $card }: the talks fail.

# --- moves ---

news-runewars-activated = { $seat } { $seat-number ->
    [pl] activate
   *[sg] activates
} an area: { $area }.
news-runewars-moved = { $seat } { $seat-number ->
    [pl] move
   *[sg] moves
} { $unit-counted } { $area-from } { $to-to }.
news-runewars-hero-moved = { $hero } moves { $area-from } { $to-to }.
