# Root: the Lizard Cult.

ask-root-cult-home = Where is your first garden, with four warriors?
ask-root-cult-garden = A garden of which suit?
ask-root-cult-pilgrims = Where does the next pilgrim stand?
ask-root-cult-outcast = Which suit is the Outcast?
ask-root-cult-birdsong = Which conspiracy do your acolytes carry out?
ask-root-cult-crusade = Crusade: a battle, or a move and then perhaps a battle?
ask-root-cult-crusade-battle = Crusade: do you battle { $where-in }?
ask-root-cult-convert = Where do you convert a warrior?
ask-root-cult-convert-whom = Whose warrior do you convert { $where-in }?
ask-root-cult-sanctify = Where do you sanctify a building?
ask-root-cult-sanctify-whose = Whose building do you sanctify { $where-in }?
ask-root-cult-sanctify-which = Which building { $where-in } becomes a garden?
ask-root-cult-daylight = Which ritual do you perform?
ask-root-cult-reveal = Which card do you reveal for this ritual: { $ritual }?
ask-root-cult-build = Where do you place the garden?
ask-root-cult-recruit = Where do you place the warrior?
ask-root-cult-evening = Do you craft something?

news-root-cult-outcast = The Outcast of the { $seat } is the { $suit }.
news-root-cult-hated = The Outcast of the { $seat } is the { $suit }, and it is Hated.
news-root-cult-conspiracy = { $seat } { $seat-number ->
    [pl] spend
   *[sg] spends
} { $count ->
    [one] an acolyte
   *[other] { $count } acolytes
} on a conspiracy: { $what }.
news-root-cult-acolytes = { $count ->
    [one] A warrior of the { $seat } becomes an acolyte.
   *[other] { $count } warriors of the { $seat } become acolytes.
}
news-root-cult-fear = Fear of the Faithful: { $seat } { $seat-number ->
    [pl] lose
   *[sg] loses
} “{ $card }”.

why-root-cult-too-few-acolytes = You have too few acolytes for it.
why-root-cult-no-crusade = In clearings of the Outcast suit you can neither battle nor move.
why-root-cult-nobody-to-convert = In no clearing of the Outcast suit can a warrior be converted.
why-root-cult-nothing-to-sanctify = In no clearing of the Outcast suit can a garden replace a building.
why-root-cult-no-cards = You have no card in hand to reveal.
why-root-cult-birds-hated = Bird cards stand for no other suit in rituals.
why-root-cult-only-birds = Only a bird card can be revealed for a sacrifice.
why-root-cult-nowhere-to-build = You rule no clearing of that suit with room for a garden, or have no such garden left.
why-root-cult-nowhere-to-recruit = There is no clearing of that suit where you may place a warrior.
why-root-cult-no-garden = You have no garden of that suit on the map.
why-root-cult-scored = That suit has scored this turn.
