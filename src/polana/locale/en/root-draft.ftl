# The advanced setup of Root.

option-root-setup = standard: each faction begins as its chapter says; advanced: shuffled suits, a draft of factions, homelands, three of five cards

ask-root-draft = Which faction do you take from the pool?
ask-root-put-back = Which card do you put back?

news-root-pool = In the pool: { $factions }.
news-root-hands-settled = Everybody has put two cards back; the deck is shuffled.

why-root-faction-locked = That faction is locked until a militant one has been chosen.
