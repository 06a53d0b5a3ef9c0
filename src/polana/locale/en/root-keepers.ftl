# Root: the Keepers in Iron.

ask-root-keepers-home = Where do the first four warriors begin?
ask-root-keepers-second-home = Where do four more warriors begin, next to the first?
ask-root-keepers-birdsong = Do you encamp, decamp or recruit?
ask-root-keepers-daylight = The Retinue, { $column }: which card acts next?
ask-root-keepers-crafting = The Retinue has no card. What do you do?
ask-root-keepers-evening = Do you add cards to the Retinue, or move one of its cards?
ask-root-keepers-recruit-card = Which card do you spend for two warriors?
ask-root-keepers-tuck-card = Which card joins the Retinue?
ask-root-keepers-encamp = Where does a waystation replace a warrior?
ask-root-keepers-reinforce = You have nothing on the map. Where do a waystation and a warrior appear?
ask-root-keepers-face = Which type of relic shall the waystation { $where-in } show?
ask-root-keepers-tile = Which of your waystations is it?
ask-root-keepers-decamp = Where does a warrior replace a waystation?
ask-root-keepers-decamp-which = Which waystation { $where-in } do you take back?
ask-root-keepers-recruit = Where do the two warriors appear?
ask-root-keepers-delve-where = Where do you battle and delve?
ask-root-keepers-delve-forest = In which forest do you delve for a relic to bring { $where-to }?
ask-root-keepers-delve-relic = Which relic { $where-in } do you take?
ask-root-keepers-move-or-recover = Do you move, or do you recover relics?
ask-root-keepers-recover-where = Where do you recover relics?
ask-root-keepers-recover = Which relic { $where-in } do you recover?
ask-root-keepers-carry = Which relic goes along { $destination-to }?
ask-root-keepers-trophy = Into which forest do you place this relic: { $piece }?
ask-root-keepers-column = Into which column of the Retinue goes { $card }?
ask-root-keepers-shift-from = From which column do you move a card?
ask-root-keepers-shift-card = Which card leaves this column: { $column }?

news-root-keepers-encamped = A waystation of the { $seat } stands { $where-in } and shows the { $relic }.
news-root-keepers-decamped = A waystation of the { $seat } { $where-in } makes way for a warrior.
news-root-keepers-acted = { $seat } { $seat-number ->
    [pl] act
   *[sg] acts
} with the Retinue ({ $column }): { $card }.
news-root-keepers-delved = { $seat } { $seat-number ->
    [pl] delve
   *[sg] delves
} a relic { $origin-from } and { $seat-number ->
    [pl] bring
   *[sg] brings
} it { $where-to }: { $piece }.
news-root-keepers-carried = { $seat } { $seat-number ->
    [pl] carry
   *[sg] carries
} a relic { $origin-from } { $destination-to }: { $piece }.
news-root-keepers-recovered = { $seat } { $seat-number ->
    [pl] recover
   *[sg] recovers
} a relic { $where-in }: { $piece }.
news-root-keepers-column-filled = { $seat } { $seat-number ->
    [pl] fill
   *[sg] fills
} a column of relics.
news-root-keepers-lost-card = { $seat } { $seat-number ->
    [pl] lose
   *[sg] loses
} a card of the Retinue: { $card }.
news-root-keepers-devout = The knights of the { $seat } ignore the first hit.
news-root-keepers-trophy = { $seat } { $seat-number ->
    [pl] place
   *[sg] places
} a relic { $where-in }: { $piece }.
news-root-keepers-tucked = { $seat } { $seat-number ->
    [pl] add
   *[sg] adds
} { $card } to the Retinue: { $column }.
news-root-keepers-shifted = { $seat } { $seat-number ->
    [pl] move
   *[sg] moves
} { $card } to another column of the Retinue: { $column }.

why-root-keepers-too-late = That comes earlier in Birdsong.
why-root-keepers-encamped = You have encamped there this turn.
why-root-keepers-decamped = You have decamped there this turn.
why-root-keepers-no-station = You have no waystation there.
why-root-keepers-cannot-encamp = You have no warrior in a clearing with room for a waystation where you have not encamped this turn.
why-root-keepers-cannot-decamp = You have no waystation that a warrior could replace.
why-root-keepers-cannot-recruit = You have no card that matches a clearing with a waystation.
why-root-keepers-craft-first = Crafting comes before the Retinue.
why-root-keepers-no-move = No move is possible from a clearing that matches the card.
why-root-keepers-no-delve = No clearing that matches the card has a battle to fight or a relic to find.
why-root-keepers-nothing-to-delve = No forest beside this clearing has a relic.
why-root-keepers-no-move-or-recovery = In no clearing that matches the card can you move or recover a relic.
why-root-keepers-nothing-to-recover = There is no relic beside a waystation of its type.
why-root-keepers-no-cards = You have no card in hand.
why-root-keepers-retinue-full = The Retinue holds ten cards at most.
why-root-keepers-no-retinue = The Retinue has no card.
why-root-keepers-added-already = You have added cards to the Retinue, so you move none.
