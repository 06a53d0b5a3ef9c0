# Root: the Woodland Alliance.

ask-root-alliance-birdsong = Revolt, or spread sympathy: where?
    .hint = in a sympathetic clearing: a revolt; elsewhere: new sympathy
ask-root-alliance-revolt-suit = The base of which suit do you place?
ask-root-alliance-spend-supporter = Which supporter do you spend? { $count ->
    [one] One is still to be paid.
   *[other] { $count } are still to be paid.
}
ask-root-alliance-discard-supporter = Without a base the stack holds five supporters. Which do you discard?
ask-root-alliance-outrage = Outrage in { $where }: which card do you give to { $other } as a supporter?
ask-root-alliance-daylight = What do you do in Daylight?
ask-root-alliance-mobilize = Which card becomes a supporter?
ask-root-alliance-train = Which card do you spend to train an officer?
ask-root-alliance-evening = Which operation do you carry out? { $left ->
    [one] One officer is left.
   *[other] { $left } officers are left.
}
ask-root-alliance-recruit = At which base do you recruit?
ask-root-alliance-organize = Where does a warrior give way to sympathy?

news-root-alliance-revolt = { $seat } { $seat-number ->
    [pl] revolt
   *[sg] revolts
} in { $where }.
news-root-alliance-spent-supporter = { $seat } { $seat-number ->
    [pl] spend
   *[sg] spends
} a supporter: { $card }.
news-root-alliance-officer = { $seat } { $seat-number ->
    [pl] train
   *[sg] trains
} an officer{ $count ->
    [one] , the first
   *[other] { " " }and has { $count }
}.
news-root-alliance-outrage = Outrage: { $seat } { $seat-number ->
    [pl] give
   *[sg] gives
} { $other } a card as a supporter.
news-root-alliance-outrage-paid = Outrage: { $seat } { $seat-number ->
    [pl] give
   *[sg] gives
} { $other } a supporter: { $card }.
news-root-alliance-hand-shown = Outrage: { $seat } { $seat-number ->
    [pl] have
   *[sg] has
} no matching card and { $seat-number ->
    [pl] show
   *[sg] shows
} the hand to { $other }.
news-root-alliance-hand-seen = Outrage: { $seat } { $seat-number ->
    [pl] have
   *[sg] has
} no matching card and { $seat-number ->
    [pl] show
   *[sg] shows
} { $cards-number ->
    [none] an empty hand to { $other }
   *[other] the hand to { $other }: { $cards }
}.
news-root-alliance-drew = { $seat } { $seat-number ->
    [pl] draw
   *[sg] draws
} a supporter.
news-root-alliance-drew-supporter = { $seat } { $seat-number ->
    [pl] draw
   *[sg] draws
} a supporter: { $card }.
news-root-alliance-mobilized = { $seat } { $seat-number ->
    [pl] mobilize
   *[sg] mobilizes
} a supporter.
news-root-alliance-mobilized-card = { $seat } { $seat-number ->
    [pl] mobilize
   *[sg] mobilizes
} a supporter: { $card }.
news-root-alliance-stack-full = The stack of { $seat } is full: { $card } is discarded.
news-root-alliance-base-lost = { $seat } { $seat-number ->
    [pl] lose
   *[sg] loses
} the { $base } with { $count ->
    [0] no officer
    [one] one officer
   *[other] { $count } officers
} and { $cards-number ->
    [none] no supporter
    [sg] one supporter: { $cards }
   *[pl] these supporters: { $cards }
}.

why-root-alliance-revolt-first = You revolt before you spread sympathy.
why-root-alliance-base-built = The base of that suit is on the map already.
why-root-alliance-too-few-supporters = You have too few supporters that match that clearing.
why-root-alliance-martial-law = Martial law: with three or more warriors of one player there, you need one more matching supporter.
why-root-alliance-not-next-to-sympathy = No sympathetic clearing is adjacent to it.
why-root-alliance-sympathetic = That clearing is sympathetic already.
why-root-alliance-no-base = You have no base there.
why-root-alliance-no-base-on-map = You have no base on the map.
why-root-alliance-no-base-of-that-suit = You have no base of that suit on the map.
why-root-alliance-no-cards = You have no cards in hand.
note-root-alliance-outrage = for removing a sympathy token you will give the { $who } a { $suits } card
note-root-alliance-outrage-move = you will give the { $who } a { $suits } card: a sympathy token is there
