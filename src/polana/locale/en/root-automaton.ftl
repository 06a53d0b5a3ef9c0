# Root: the Mechanical Marquise, spies, co-operative play and campaigns.

option-root-automaton = The Mechanical Marquise. none: it does not play; competitive: it plays in the Marquise's place, everybody for himself; cooperative: all (one to four players) play together against it
option-root-campaign = A campaign of linked co-operative matches. start: the first of them; a rematch is the next

result-root-automaton-won = The Mechanical Marquise won.
result-root-all-won = You win together: each of you had 30 points before the Mechanical Marquise.
result-root-all-lost = You lose together: the Mechanical Marquise was the first to have 30 points.

ask-root-automaton-keep = Where does the keep of the Mechanical Marquise stand?
ask-root-automaton-home = Which clearing is the next homeland of the Mechanical Marquise?
ask-root-spy = Which spy do you play?
ask-root-spy-reveal = Which Order do you reveal?
ask-root-spy-swap = Do you swap two Orders? Point at the first.
ask-root-spy-swap-with = With which Order does { $order } change places?
ask-root-kept-card = Which card that you crafted do you keep from the match you won?

news-root-orders-drawn = { $count ->
    [one] One card is laid face down in the Order queue of { $seat }.
   *[other] { $count } cards are laid face down in the Order queue of { $seat }.
}
news-root-order = { $seat } { $seat-number ->
    [pl] follow
   *[sg] follows
} the Order { $card }.
news-root-order-free = The Order { $card } has no crafting cost: { $seat } { $seat-number ->
    [pl] start
   *[sg] starts
} Daylight over.
news-root-orders-gone = { $seat } { $seat-number ->
    [pl] have
   *[sg] has
} no Orders left.
news-root-items-for-sale = { $seat } { $seat-number ->
    [pl] offer
   *[sg] offers
} a sword, a boot, a bag and a tea for sale.
news-root-head-start = { $seat } { $seat-number ->
    [pl] have
   *[sg] has
} a head start: { $points ->
    [one] one point.
   *[other] { $points } points.
}
news-root-kept-cards = { $seat } { $seat-number ->
    [pl] begin
   *[sg] begins
} with cards kept from before: { $cards }.
news-root-reached = { $seat } { $seat-number ->
    [pl] have
   *[sg] has
} 30 points. Now the others.
news-root-spy = { $seat } { $seat-number ->
    [pl] play
   *[sg] plays
} { $card }.
news-root-spied = { $seat } { $seat-number ->
    [pl] reveal
   *[sg] reveals
} { $order }: it is { $card }.
news-root-orders-swapped = { $seat } { $seat-number ->
    [pl] swap
   *[sg] swaps
} { $one } and { $two }.
news-root-spy-lost = { $card } is found out and lies beside the map, available to all.

why-root-pieces-in-use = The Mechanical Marquise plays with the Marquise's pieces.
why-root-not-a-spy = That is not a spy.
why-root-no-spy = You hold no spy.
why-root-no-order-hidden = No Order lies face down.
why-root-kept-already = You have kept this card already, and nobody has two of a kind.
why-root-kept-by-others = All copies of this card were kept by others.

error-root-alone = Alone one plays against the Mechanical Marquise only.
error-root-too-many = At most { $most } can play, the Mechanical Marquise among them.
error-root-too-many-together = At most { $most } play together against the Mechanical Marquise.
error-root-campaign-alone = A campaign is made of co-operative matches.
error-root-campaign = “{ $text }” does not tell of a campaign.

word-root-order = Order { $label }
word-root-play-spy = play a spy
word-root-card-spy-fox = Fox Spy
    .text = Free to play. In Daylight reveal one Order; if it is not a fox, you may swap any two Orders; if it is, discard the spy.
word-root-card-spy-rabbit = Rabbit Spy
    .text = Free to play. In Daylight reveal one Order; if it is not a rabbit, you may swap any two Orders; if it is, discard the spy.
word-root-card-spy-mouse = Mouse Spy
    .text = Free to play. In Daylight reveal one Order; if it is not a mouse, you may swap any two Orders; if it is, discard the spy.
word-root-card-spy-bird = Bird Spy
    .text = Free to play. In Daylight reveal one Order; if it is not a bird, you may swap any two Orders; if it is, discard the spy.
word-root-use-spy-fox = use { word-root-card-spy-fox }
    .text = { word-root-card-spy-fox.text }
word-root-use-spy-rabbit = use { word-root-card-spy-rabbit }
    .text = { word-root-card-spy-rabbit.text }
word-root-use-spy-mouse = use { word-root-card-spy-mouse }
    .text = { word-root-card-spy-mouse.text }
word-root-use-spy-bird = use { word-root-card-spy-bird }
    .text = { word-root-card-spy-bird.text }
