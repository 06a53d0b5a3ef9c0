# The effects of Root's cards.

ask-root-effect-whom = { $card }: whom does it concern?
ask-root-tax-where = Tax Collector: where do you take a warrior off the map?
ask-root-sabotage = Saboteurs: which card of { $other } is discarded?
ask-root-give-back = Swap Meet: which card do you give { $other }?
ask-root-false-orders-from = False Orders: from which clearing do the warriors of { $other } go?
ask-root-false-orders-to = False Orders: where do the warriors from { $origin } go?
ask-root-propaganda-card = Propaganda Bureau: which card do you spend?
ask-root-propaganda-where = Propaganda Bureau: where do you replace a warrior?
ask-root-league-item = League of Adventurous Mice: which item do you exhaust?
ask-root-league-action = League of Adventurous Mice: do you move or battle?
ask-root-partisans-birds = Partisans: do you discard a bird card too? Those that you keep count as cards of that suit.
ask-root-informants = Informants: which ambush do you take?

news-root-took-card = { $seat } { $seat-number ->
    [pl] take
   *[sg] takes
} { $card } from { $other }.
news-root-took-a-card = { $seat } { $seat-number ->
    [pl] take
   *[sg] takes
} a card from { $other }.
news-root-gave-card = { $seat } { $seat-number ->
    [pl] give
   *[sg] gives
} { $other } { $card }.
news-root-gave-a-card = { $seat } { $seat-number ->
    [pl] give
   *[sg] gives
} { $other } a card.
news-root-saw-hand = { $seat } { $seat-number ->
    [pl] look
   *[sg] looks
} at { $cards-number ->
    [none] the empty hand of { $other }
   *[other] the hand of { $other }: { $cards }
}.
news-root-looked-at-hand = { $seat } { $seat-number ->
    [pl] look
   *[sg] looks
} at the hand of { $other }.
news-root-sabotaged = { $seat } { $seat-number ->
    [pl] make
   *[sg] makes
} { $other } discard { $card }.
news-root-took-from-discard = { $seat } { $seat-number ->
    [pl] take
   *[sg] takes
} { $card } from the discard pile.
news-root-discarded = { $seat } { $seat-number ->
    [pl] discard
   *[sg] discards
} { $cards }.
news-root-revealed = { $seat } { $seat-number ->
    [pl] reveal
   *[sg] reveals
} { $card }.

why-root-no-rolled-hits = No rolled hits are coming your way.
why-root-only-defender = Only a defender can use that.
why-root-only-attacker = Only an attacker can use that.
why-root-no-hand-to-take-from = Nobody you could choose holds a card.
why-root-no-own-warriors = You have no warrior on the map.
why-root-no-battle-possible = There is nobody you could battle.
why-root-no-move-possible = You cannot move anything.
why-root-no-card-in-play = No enemy has a card in play.
why-root-no-warriors-in-supply = You have no warrior in your supply.
why-root-no-warrior-to-replace = That card finds no enemy warrior that you could replace.
why-root-no-warriors-to-order = No enemy has warriors that could move.
why-root-nobody-buried = No warriors lie on the card.
why-root-no-ambush-discarded = No ambush lies in the discard pile.
why-root-no-item-to-exhaust = You have no item that is not exhausted.
why-root-neither-move-nor-battle = You can neither move nor battle.
why-root-partisans-elsewhere = These partisans fight in clearings of another suit.
