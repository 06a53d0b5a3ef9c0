# Root: what the general rules and the Marquise ask, tell and refuse. Each faction and deck has a file of its own.

option-root-map = The map
option-root-deck = The shared deck
option-root-thief = How the Thief steals: from each player in the clearing, or from one of them
option-root-aid = The Vagabond who aids a player must take one of his crafted items, or may

result-root-won = { $winners } won.

## Questions

ask-root-faction = Which faction do you play?
ask-root-ambush = { $other } { $other-number ->
    [pl] attack
   *[sg] attacks
} you in { $where }. Do you ambush?
ask-root-foil = { $other } { $other-number ->
    [pl] ambush
   *[sg] ambushes
} you in { $where }. Do you foil it with an ambush of your own?
ask-root-battle-where = Where do you battle?
ask-root-battle-whom = Whom do you attack in { $where }?
ask-root-effects = Which effect do you use in this battle?
ask-root-effects-first = Whose battle effects come first?
ask-root-lose = Which piece of { $other } is lost in { $where }?
ask-root-craft = Which card do you craft?
ask-root-craft-any = A crafting piece of which suit do you use for the coloured symbol?
ask-root-discard = You hold too many cards. Which do you discard?
ask-root-instead-of-drawing = Which effect do you use in place of drawing cards?
ask-root-dominance = Which dominance card do you activate? You will score no more points.
ask-root-take-dominance = Which of the cards beside the map do you take?
ask-root-take-dominance-cost = Which card do you spend for it?
ask-root-moment = Several things happen now. Which is next?
ask-root-pause = Do you use an effect before you go on?
ask-root-move-from = From where do you move?
ask-root-move-to = Where do you move from { $origin }?
ask-root-move-count = How many warriors go from { $origin } to { $destination }?
ask-root-trigger = Which of these is resolved next?
ask-root-trigger-side = Whose effect is resolved next?
ask-root-trigger-where = For which clearing is it resolved next?

## News

news-root-faction = { $faction } { $faction-number ->
    [pl] join
   *[sg] joins
} the game.
news-root-first-player = { $seat } { $seat-number ->
    [pl] go
   *[sg] goes
} first.
news-root-low-reach = The factions reach { $reach } together; { $wanted } or more are recommended.
news-root-turn = { $seat } { $seat-number ->
    [pl] begin
   *[sg] begins
} turn { $round }.
news-root-drew = { $seat } { $seat-number ->
    [pl] draw
   *[sg] draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
news-root-drew-cards = { $seat } { $seat-number ->
    [pl] draw
   *[sg] draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}: { $cards }.
news-root-reshuffled = The discard pile becomes the new deck.
news-root-spent = { $seat } { $seat-number ->
    [pl] spend
   *[sg] spends
} { $card }.
news-root-used = { $seat } { $seat-number ->
    [pl] use
   *[sg] uses
} { $card }.
news-root-crafted = { $seat } { $seat-number ->
    [pl] craft
   *[sg] crafts
} { $card }.
news-root-took-item = { $seat } { $seat-number ->
    [pl] take
   *[sg] takes
} { $item-acc }.
news-root-dominance = { $seat } { $seat-number ->
    [pl] activate
   *[sg] activates
} { $card }.
news-root-took-dominance = { $seat } { $seat-number ->
    [pl] take
   *[sg] takes
} { $card }.
news-root-scored = { $seat } { $seat-number ->
    [pl] score
   *[sg] scores
} { $count ->
    [one] a point
   *[other] { $count } points
} ({ $score } in all).
news-root-lost-points = { $seat } { $seat-number ->
    [pl] lose
   *[sg] loses
} { $count ->
    [one] a point
   *[other] { $count } points
} ({ $score } left).
news-root-placed-warriors = { $seat } { $seat-number ->
    [pl] place
   *[sg] places
} { $count ->
    [one] a warrior
   *[other] { $count } warriors
} in { $where }.
news-root-placed = { $seat } { $seat-number ->
    [pl] place
   *[sg] places
} { $piece-counted } in { $where }.
news-root-moved = { $seat } { $seat-number ->
    [pl] move
   *[sg] moves
} { $count ->
    [one] a warrior
   *[other] { $count } warriors
} from { $origin } to { $destination }.
news-root-removed = { $seat } { $seat-number ->
    [pl] lose
   *[sg] loses
} { $piece-counted } { $where-in }.
news-root-battle = { $seat } { $seat-number ->
    [pl] attack
   *[sg] attacks
} { $other } in { $where }.
news-root-ambush = { $seat } { $seat-number ->
    [pl] ambush
   *[sg] ambushes
}: { $card }.
news-root-foiled = { $seat } { $seat-number ->
    [pl] foil
   *[sg] foils
} the ambush: { $card }.
news-root-rolled = The dice show { $one } and { $other_die }. Rolled hits: attacker { $attacker }, defender { $defender }.
news-root-extra-hits = { $seat } { $seat-number ->
    [pl] deal
   *[sg] deals
} { $count ->
    [one] one extra hit
   *[other] { $count } extra hits
}: { $by }.
news-root-defenseless = { $other } { $other-number ->
    [pl] are
   *[sg] is
} defenseless: { $seat } { $seat-number ->
    [pl] deal
   *[sg] deals
} { $count ->
    [one] one extra hit
   *[other] { $count } extra hits
}.
news-root-ignored-hits = { $seat } { $seat-number ->
    [pl] ignore
   *[sg] ignores
} { $count ->
    [one] one rolled hit
   *[other] { $count } rolled hits
} of { $other }: { $by }.
news-root-hits = { $seat } { $seat-number ->
    [pl] take
   *[sg] takes
} { $one ->
    [0] no hit
    [one] one hit
   *[other] { $one } hits
}, { $other } { $other-number ->
    [pl] take
   *[sg] takes
} { $two ->
    [0] none
   *[other] { $two }
}.

## Refusals

why-root-faction-taken = Somebody plays that faction already.
why-root-too-many-corners = Four factions start in corners already: a fifth needs the advanced setup.
why-root-mandatory-first = Something that must be done comes first.
why-root-wrong-suit = That card has another suit.
why-root-not-a-bird = Only a bird card will do: no other suit stands in for a bird.
why-root-not-an-ambush = That is not an ambush card.
why-root-ambush-wrong-suit = That ambush does not match the clearing.
why-root-no-matching-card = You hold no card of that suit.
why-root-no-bird = You hold no bird card.
why-root-effect-used = You have used that effect this turn.
why-root-no-battle-effect = That effect cannot be used in this battle.
why-root-not-craftable = That card cannot be crafted.
why-root-ambush-not-craftable = Ambush cards cannot be crafted.
why-root-dominance-not-craftable = Dominance cards cannot be crafted.
why-root-already-in-play = You have that effect in play already.
why-root-item-gone = That item is no longer in the supply.
why-root-cost-too-high = You have too few crafting pieces of the right suits left this turn.
why-root-ambush-in-battle = An ambush is played when a battle begins in a clearing of its suit: by the defender, or by the attacker against an ambush.
why-root-dominance-in-daylight = A dominance card is activated in your own Daylight.
why-root-craft-in-daylight = You could craft it, but cards are crafted in your own Daylight.
why-root-craft-in-evening = You could craft it, but cards are crafted in your own Evening.
why-root-use-at-start-of-birdsong = Its effect is used when your Birdsong begins, before anything else in it.
why-root-use-in-birdsong = Its effect is used in your own Birdsong.
why-root-use-at-end-of-birdsong = Its effect is used when your Birdsong ends.
why-root-use-at-start-of-daylight = Its effect is used when your Daylight begins, before anything else in it.
why-root-use-in-daylight = Its effect is used in your own Daylight, between two actions.
why-root-use-at-start-of-evening = Its effect is used when your Evening begins, before anything else in it.
why-root-use-when-drawing = Its effect is used in your Evening, instead of drawing cards.
why-root-done-at-start-of-birdsong = This is done when your Birdsong begins, before anything else in it.
why-root-done-in-birdsong = This is done in your own Birdsong.
why-root-done-in-daylight = This is done in your own Daylight, between two actions.
why-root-done-in-turn = This is done in your own turn, between two actions.
why-root-done-in-evening = This is done in your own Evening.
why-root-use-in-battle = Its effect is used in a battle that you take part in, after the dice are rolled.
why-root-use-holds = Its effect holds all the time: there is nothing to use.
why-root-nothing-to-craft = You have nothing that you could craft now: each symbol of a card takes something that crafts its suit, and that works once a turn.
why-root-not-dominance = That is not a dominance card.
why-root-no-dominance-card = You hold no dominance card.
why-root-dominance-active = You have an active dominance card, and it stays.
why-root-dominance-too-few-points = A dominance card needs at least ten points.
why-root-no-dominance-available = No card lies beside the map to be taken.
why-root-no-card-of-that-suit = You hold no card that could be spent for it.
why-root-no-slot = There is no free slot.
why-root-not-ruled = You do not rule that clearing.
why-root-none-left = You have none of those left.
why-root-no-warriors-left = You have no warriors left in your supply.
why-root-no-warriors-there = You have no warriors there.
why-root-not-adjacent = That is not adjacent.
why-root-not-a-corner = The keep stands in a corner of the map that nobody has taken.
why-root-not-by-the-keep = The first buildings stand in the clearing of the keep or next to it, where a slot is free.
why-root-no-wood-there = There is no wood there that your rule connects with the new building.
why-root-neither-ruled = You rule neither the origin nor the destination.
why-root-nowhere-to-go = Nothing can move out of there.
why-root-no-move = You have no move.
why-root-wrong-clearing-suit = That clearing has the wrong suit.
why-root-no-fighters-there = You have neither a warrior nor a pawn there.
why-root-no-enemies-there = There is no enemy there.
why-root-not-an-enemy = That is not an enemy.
why-root-no-pieces-there = They have no pieces there.
why-root-no-battle = There is nobody whom you could attack.
why-root-no-action-left = You have no action left.
why-root-keep = Only the Marquise may place pieces in the clearing with the keep.

# Setups that cannot be played.
error-root-faction-twice = Every faction can be played by one seat only.
error-root-too-many-corners = A map has four corners, and these factions want more of them: choose the advanced setup.
error-root-half-chosen = In the advanced setup either all seats have a faction, or all choose one at the table.
error-root-few-factions = There are too few factions for a draft with { $count } seats: choose them here.

# What is known of an answer before it is given: whom it concerns, and what it will cost.
note-root-attack = Attack { $who } in { $where }
note-root-attack-alone = Attack { $who } in { $where } (no warriors)
