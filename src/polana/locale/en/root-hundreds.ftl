# Root: the Lord of the Hundreds.

ask-root-hundreds-home = Where do the warlord, four warriors and a stronghold begin?
ask-root-hundreds-daylight = What do you do? { $left ->
    [0] No action of Command is left.
    [one] One action of Command is left.
   *[other] { $left } actions of Command are left.
}
ask-root-hundreds-evening = Do you incite a mob?
ask-root-hundreds-build-card = Which card do you spend for a stronghold?
ask-root-hundreds-incite-card = Which card do you spend to incite a mob?
ask-root-hundreds-found = Which item do you take from the ruin { $where-in }?
ask-root-hundreds-spread = Where does the mob spread?
ask-root-hundreds-recruit = There are too few warriors. Where does the next one stand?
ask-root-hundreds-anoint = Where do you anoint a new warlord?
ask-root-hundreds-mood = What mood is the warlord in?
ask-root-hundreds-lavish = Which item do you throw away for two warriors?
ask-root-hundreds-full = The track is full. Which item leaves the game, for a point?
ask-root-hundreds-trade = What becomes of the { $item }?
ask-root-hundreds-loot = Do you attack the { $other } { $where-in } for loot? Then you deal no rolled hits.
ask-root-hundreds-loot-item = Which item do you loot from the { $other }?
ask-root-hundreds-goes-along = Does the warlord go along { $destination-to }?
ask-root-hundreds-falls = Does the warlord fall { $where-in }, before other warriors?
ask-root-hundreds-bitter = Which mob becomes a warrior of this battle?
ask-root-hundreds-advance = Advance: a move, or a battle where the warlord is?
ask-root-hundreds-advance-battle = Advance: do you battle { $where-in }?
ask-root-hundreds-relentless = Relentless: what does the warlord do once more?
ask-root-hundreds-build-where = Where do you build the stronghold?
ask-root-hundreds-incite-where = Where do you incite the mob?
ask-root-hundreds-jubilant = Jubilant: do you roll the mob die? { $count ->
    [one] It is the last roll.
   *[other] { $count } rolls are left.
}

news-root-hundreds-mood = The warlord of the { $seat } is { $mood } now.
news-root-hundreds-anointed = The warlord of the { $seat } appears { $where-in }.
news-root-hundreds-fell = The warlord of the { $seat } falls { $where-in }.
news-root-hundreds-led = The warlord of the { $seat } goes along { $where-to }.
news-root-hundreds-mob-rolled = The mob die of the { $seat } shows the { $suit }.
news-root-hundreds-found = { $seat } { $seat-number ->
    [pl] take
   *[sg] takes
} { $item-acc } from the ruin { $where-in }.
news-root-hundreds-hoarded = { $seat } { $seat-number ->
    [pl] hoard
   *[sg] hoards
} { $item-acc }.
news-root-hundreds-item-gone = { $seat } { $seat-number ->
    [pl] remove
   *[sg] removes
} { $item-acc } from the game.
news-root-hundreds-looting = { $seat } { $seat-number ->
    [pl] fight
   *[sg] fights
} for loot.
news-root-hundreds-looted = { $seat } { $seat-number ->
    [pl] loot
   *[sg] loots
} { $item-acc } from the { $other }.
news-root-hundreds-mob-removed = The mob of the { $seat } { $where-in } joins the battle.

why-root-hundreds-too-late = That comes earlier in Daylight.
why-root-hundreds-no-command = You have taken all actions of Command.
why-root-hundreds-no-prowess = The warlord has advanced as often as Prowess allows.
why-root-hundreds-no-warlord = The warlord is not on the map.
why-root-hundreds-cannot-advance = The warlord can neither move nor battle.
why-root-hundreds-cannot-build = You have no card that matches a clearing you rule with room for a stronghold.
why-root-hundreds-cannot-incite = You have no card that matches a clearing with a warrior of yours and without a mob.
