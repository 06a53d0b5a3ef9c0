# Root: the Riverfolk Company.

ask-root-riverfolk-begin = On which clearing of the river does a warrior stand? { $left ->
    [one] One is left.
   *[other] { $left } are left.
}
ask-root-riverfolk-price = What is the price of { $service-acc }?
ask-root-riverfolk-card = Which card do you take?
ask-root-riverfolk-daylight = What do your funds pay for?
ask-root-riverfolk-commit = Whose warrior do you commit?
ask-root-riverfolk-spend = Whose warrior do you spend?
ask-root-riverfolk-disruption = Trade disruption: whose warrior leaves your funds? { $left ->
    [one] One more.
   *[other] { $left } more.
}
ask-root-riverfolk-export = Do you take the effect of “{ $card }”, or export it for a warrior among your payments?
ask-root-riverfolk-recruit = On which clearing of the river do you place the warrior?
ask-root-riverfolk-establish = Where do you establish a trade post with a garrison?
ask-root-riverfolk-post = A trade post of which suit { $where-in }?

news-root-riverfolk-price = { $seat } { $seat-number ->
    [pl] set
   *[sg] sets
} the price of { $service-acc } to { $count }.
news-root-riverfolk-paid = { $count ->
    [one] A warrior of { $other } goes
   *[other] { $count } warriors of { $other } go
} to the payments of { $seat }.
news-root-riverfolk-sold = { $seat } { $seat-number ->
    [pl] buy
   *[sg] buys
} { $service-acc } from { $other }.
news-root-riverfolk-sold-card = { $seat } { $seat-number ->
    [pl] buy
   *[sg] buys
} “{ $card }” from { $other }.
news-root-riverfolk-gathered = { $seat } { $seat-number ->
    [pl] gather
   *[sg] gathers
} funds: { $count ->
    [one] one warrior
   *[other] { $count } warriors
} in all.
news-root-riverfolk-committed = { $seat } { $seat-number ->
    [pl] commit
   *[sg] commits
} a warrior of { $other-self ->
    [yes] { $seat-number ->
        [pl] their own
       *[sg] its own
    }
   *[no] { $other }
}.
news-root-riverfolk-spent = { $seat } { $seat-number ->
    [pl] spend
   *[sg] spends
} { $count ->
    [one] a warrior
   *[other] { $count } warriors
} of { $other }.
news-root-riverfolk-disrupted = Trade disruption: { $seat } { $seat-number ->
    [pl] lose
   *[sg] loses
} { $count ->
    [one] a warrior
   *[other] { $count } warriors
} of { $other } from the funds.
news-root-riverfolk-exported = { $seat } { $seat-number ->
    [pl] export
   *[sg] exports
} “{ $card }”.

why-root-riverfolk-no-funds = You have no funds left.
why-root-riverfolk-nothing-to-draw = There is no card to draw.
why-root-riverfolk-nowhere-to-recruit = There is no clearing on the river where you may place a warrior.
why-root-riverfolk-nowhere-to-establish = There is no clearing where you could establish a trade post: its ruler must have two warriors among your funds.
why-root-riverfolk-has-post = There is a trade post already.
why-root-riverfolk-not-ruled = Nobody rules that clearing.
why-root-riverfolk-not-their-funds = You do not have two warriors of its ruler among your funds.
why-root-riverfolk-no-post-left = You have no trade post of that suit left.
why-root-riverfolk-too-dear = You do not have enough warriors in your supply to pay for it.
why-root-riverfolk-too-few-items = You do not have enough items to exhaust for it.
why-root-riverfolk-bought-enough = You may buy no more services this turn.
why-root-riverfolk-bought-already = You have bought that service already.
why-root-riverfolk-no-cards = The Riverfolk have no card to sell.
why-root-riverfolk-no-mercenaries = A Vagabond cannot hire mercenaries.
