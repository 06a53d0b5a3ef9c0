# The second line of a question of this game: why it matters.
page-why-northgard-colour = it makes no difference in play
page-why-northgard-clan = each clan has a power of its own; an easy one is best for a first match
page-why-northgard-setup-tile = you start on it: its signs are what you harvest every year
page-why-northgard-setup-exchange = you draw another for it
page-why-northgard-setup-spot = land with no open edge is closed: each year 1 Fame on two tiles, 2 on three or more; near others there is soon war
page-why-northgard-setup-group = only where you have units may you recruit, build and harvest
page-why-northgard-second-chance = nobody is ever out of the game
page-why-northgard-turn = one card a turn, until all have passed; then comes the harvest
page-why-northgard-more-cards = only Flash cards may follow in the same turn
page-why-northgard-wait = others move first; the card's effect is lost this year
page-why-northgard-exchange = 1 lore, and you draw another card
page-why-northgard-remove = a smaller deck brings your good cards sooner
page-why-northgard-upgrade = upgrades of your clan are its strongest cards
page-why-northgard-upgrade-where = in the active zone it comes back later; out of the game it is gone
page-why-northgard-upgrade-which = it comes to your hand at once
page-why-northgard-cancel-card = what it would do does not happen
page-why-northgard-take-card = it lies on top of your draw pile: you draw it next year
page-why-northgard-choose-action = the card lets you do one of these
page-why-northgard-which-first = both happen
page-why-northgard-explore-too = a tile closes land, and closed land brings Fame
page-why-northgard-copy = you use it as if you had played it
page-why-northgard-keep = the others are discarded
page-why-northgard-discard-drawn = the others stay in your hand
page-why-northgard-put-back = you draw it next
page-why-northgard-take-back = it comes to your hand
page-why-northgard-discard = it comes back when your pile is shuffled anew
page-why-northgard-opponent = the card works against this clan
page-why-northgard-pick-from-hand = you cannot see what it is
page-why-northgard-discard-or-pay = either way you lose something
page-why-northgard-hand-over = it goes to the other clan
page-why-northgard-pay = you need food for winter and combat, wood to build, lore for cards
page-why-northgard-pay-for-card = one more card this year
page-why-northgard-pay-for-recruit = one more unit
page-why-northgard-recruit = the more units, the stronger in combat, and the dearer the winter
page-why-northgard-recruit-in-one = all of them come to one territory
page-why-northgard-recruit-by-card = the card says where
page-why-northgard-recruit-how-many = each further unit may be missing elsewhere
page-why-northgard-unit-or-kaija = Kaija is worth 2 combat points, a unit 1
page-why-northgard-may-make-room = without it nobody comes
page-why-northgard-make-room = the new land is yours
page-why-northgard-room = your units stand there
page-why-northgard-add-unit = it comes from your reserve
page-why-northgard-pull-unit = it leaves the territory where it stood
page-why-northgard-build-where = a free slot in a territory of yours
page-why-northgard-build = it stays for good, even if the territory changes hands
page-why-northgard-slot = small buildings stand on small slots, large ones on large slots
page-why-northgard-swap-where = the old building goes back to the supply
page-why-northgard-swap = it goes back to the supply
page-why-northgard-swap-for = it stands there at once
page-why-northgard-harvest-or-build = what you harvest may pay for the building
page-why-northgard-harvest-here = the signs of its tiles and buildings
page-why-northgard-collect-one = one for each sign
page-why-northgard-move-from = whoever leaves nobody behind loses the territory
page-why-northgard-move-to = empty land becomes yours, enemy land means combat; a rough border (mountains) takes two moves
page-why-northgard-move-count = one unit is enough to hold a territory
page-why-northgard-kaija-too = Kaija is worth 2 combat points, a unit 1
page-why-northgard-hidden-from = they may go anywhere open
page-why-northgard-hidden-to = enemy land means combat
page-why-northgard-bribe-from = they move away as you please
page-why-northgard-bribe-to = they leave their territory for this one
page-why-northgard-remove-enemy = one unit goes back to its reserve
page-why-northgard-which-figure = Kaija is worth 2 combat points, a unit 1
page-why-northgard-declare = a defeated creature brings Fame
page-why-northgard-combat-next = all of them are fought, one after the other
page-why-northgard-combat-food = the die: up to 3 points or 2 wounds; nobody left: lost, whatever the points; a tie goes to the defender
page-why-northgard-axe-or-wound = a wound kills a unit; nobody left: lost, whatever the points; else more points win, a tie the defender
page-why-northgard-throw-axe = a wound kills a unit; nobody left: lost, whatever the points; else more points win, a tie the defender
page-why-northgard-push-to = one defender less
page-why-northgard-push-whom = one defender less
page-why-northgard-casualty = one for each wound
page-why-northgard-retreat-to = you lost the combat; whoever cannot retreat is removed
page-why-northgard-retreat-count = the others may go elsewhere
page-why-northgard-scorched = in the harvest you take one resource there instead of its owner, and fight there with 1 more point
page-why-northgard-explore = land of yours with no edge left open is closed: 1 Fame for each of its tiles at once, and 1 or 2 every year
page-why-northgard-tile = the others go back under the stack
page-why-northgard-rotation = land of yours with no edge left open is closed: 1 Fame for each of its tiles at once, and 1 or 2 every year
page-why-northgard-tile-under-stack = it is drawn last of all
page-why-northgard-creature-goes = it does its harm there
page-why-northgard-more-creatures = creatures trouble whoever is near
page-why-northgard-creature-lair = it troubles whoever is near
page-why-northgard-snake-takes = its owner gets it no longer
page-why-northgard-trade = winter and combat want food, building wants wood, better cards want lore
page-ng-sign-own = you have { $count }
page-why-northgard-trade-give = any kinds, as many of one as you have; they go back to the supply
page-ng-trade-give = Which three resources do you give for { $taken }?
page-why-northgard-partner-give = you win and lose together
page-why-northgard-partner-take = you win and lose together
page-why-northgard-partner-agree = you win and lose together

# Before the first turn each lays two tiles, with a group of units on each.
page-ng-lead-tile = { $now ->
    [1] tile 1 of 2: three units of yours start on it; its signs are what you harvest every year
   *[other] tile 2 of 2: three more units of yours start on it; two places to harvest from
}
page-ng-lead-group = { $now ->
    [1] group 1 of 2: only where you have units may you recruit, build and harvest
   *[other] group 2 of 2: only where you have units may you recruit, build and harvest
}
page-ng-lead-main-card = the one main card of this turn, and any Flash cards beside it
# In combat.
page-ng-lead-food-creature = a creature takes no wounds: only more points beat it, the defender wins ties; its die may wound you
page-ng-lead-die-creature = a creature takes no wounds: only more points beat it
page-ng-sign-wound-wins = kills the last enemy: you win the combat
page-ng-sign-wound-falls = kills the last enemy: you win, if one of yours is left
page-ng-sign-wound-neither = kills the last enemy, and yours fall too: nobody wins
page-ng-outcome-wound-wins = nobody left: you win
page-ng-outcome-wound-falls = nobody left: they lose
page-ng-outcome-wound-neither = all fall: nobody wins

page-ng-sign-closes-theirs = closes { $lands } for { $who }
page-ng-sign-closes-theirs-name = This position of the tile closes land of { $who }: the Fame for it, every year, is theirs
page-ng-sign-closes-empty-name = This position of the tile closes land that is nobody's: each year it brings Fame to whoever holds it
page-ng-sign-food = in each harvest 1 food more
page-ng-sign-wood = in each harvest 1 wood more
page-ng-sign-lore = in each harvest 1 lore more
page-ng-sign-camp = each Recruit here brings 1 unit more
page-ng-sign-tower = whoever attacks here loses 1 unit
page-ng-sign-fortress = the defender has 2 combat points more here
page-ng-sign-forge = each year you draw 1 card more
page-ng-sign-altar = in each harvest 3 Fame

page-ng-lead-rough-free = empty land becomes yours, enemy land means combat; this card crosses rough borders (mountains) too
page-ng-lead-closing = land with no open edge is closed: each year it brings 1 Fame on two tiles, 2 on three or more
page-ng-lead-joins = { $land } ({ $who }) { $goods ->
    [0] grows
   *[other] gains { $goods }
}
page-ng-lead-stand = your units start on one part of it: { $parts }
page-ng-lead-stand-only = your units start on its only free part: { $parts }
page-ng-lead-or = or
page-ng-lead-bare = bare land
page-ng-lead-only-place = it fits in no other place; { $why }
page-ng-lead-fight = { $count ->
    [one] one enemy unit stands there: it comes to a combat, and more units mean more combat points
   *[other] { $count } enemy units stand there: it comes to a combat, and more units mean more combat points
}

# What the page went on with where there was no choice.
page-passed-northgard-more-cards = You have no Flash card, with the lightning sign, which may follow in the same turn: your turn has ended
page-passed-northgard-turn = You have no card left: you pass until next year and take one of the cards on display

# What an option does, in a few words on the option itself.
page-does-northgard-wait = lay a card aside, let others go
page-does-northgard-exchange = 1 lore: another card
page-does-northgard-remove = 2 lore: a card out, two in
page-does-northgard-upgrade = 3 lore: a card of your clan
page-does-northgard-pass = out until next year, take a card
page-does-northgard-recruit = new units
page-does-northgard-move = units go, perhaps fight
page-does-northgard-explore = lay a new tile
page-does-northgard-build = a building for wood
page-does-northgard-axe = towards winning
page-does-northgard-wound = one enemy falls
page-does-northgard-building-food-silo = harvest: 1 food
page-does-northgard-building-woodcutter-lodge = harvest: 1 wood
page-does-northgard-building-menhir = harvest: 1 lore
page-does-northgard-building-training-camp = recruits one more here
page-does-northgard-building-defense-tower = attackers lose 1 unit
page-does-northgard-building-fortress = defender: 2 more points
page-does-northgard-building-forge = draw 1 card more a year
page-does-northgard-building-altar-of-kings = harvest: 3 Fame

# What is confirmed, where it cannot be taken back.
page-deed-northgard-turn = Play “{ $answer }”
page-deed-northgard-turn-wait = Lay a card aside and wait
page-deed-northgard-turn-exchange = Exchange a card for 1 lore
page-deed-northgard-turn-remove = Remove a card for 2 lore
page-deed-northgard-turn-upgrade = Take an upgrade for 3 lore
# What comes after an answer that cannot be taken back.
page-final-northgard-tile = You will draw a tile: after that this cannot be taken back unchanged.
page-final-northgard-cards = You will draw cards: after that this cannot be taken back unchanged.
page-final-northgard-die = Then the dice are rolled: taken back later, they are rolled anew.
page-deed-northgard-turn-pass = Pass for this year
page-deed-northgard-more-cards = Play “{ $answer }” too
page-deed-northgard-more-cards-done = End the turn
page-deed-northgard-wait = Lay down “{ $answer }” and wait
page-deed-northgard-exchange = Exchange “{ $answer }”
page-deed-northgard-remove = Remove “{ $answer }” from the game
page-deed-northgard-take-card = Take “{ $answer }”
page-deed-northgard-setup-tile = Lay { $answer }
page-deed-northgard-setup-group = Start in { $answer }
page-deed-northgard-rotation = Lay { $tile } like this
page-deed-northgard-move-from-done = Done moving
page-deed-northgard-move-to = Move from { $land } to { $answer }
page-deed-northgard-move-count = Move { $answer } to { $to }
page-deed-northgard-recruit = Recruit in { $answer }
page-deed-northgard-recruit-done = Recruit no more
page-deed-northgard-build = Build { $answer } in { $land }
page-deed-northgard-combat-food = Spend { $answer } food in { $land }
page-deed-northgard-retreat-to = Retreat to { $answer }
page-deed-northgard-trade-done = Trade nothing
page-deed-northgard-declare = Attack { $answer }
page-deed-northgard-cancel-card = Cancel “{ $card }”
page-deed-northgard-axe-or-wound = Choose { $answer }
page-deed-northgard-casualty = { $answer } falls
page-deed-northgard-clan = Play the { $answer }
page-deed-northgard-setup-spot = Lay { $tile } { $answer }
page-deed-northgard-explore = Lay { $tile } { $answer }
page-deed-northgard-trade = Take { $answer } for three resources

# Reasons in three words, on the buttons of actions.
page-short-why-northgard-one-choice = not in this turn
page-short-why-northgard-too-little-lore = too little lore
page-short-why-northgard-no-upgrades-left = both taken
page-short-why-northgard-empty-hand = no card in hand

# What came of a combat, after the line that has named its place.
page-brief-northgard-won = { $seat } wins.
page-brief-northgard-nobody-won = Nobody survives.
page-brief-northgard-creature-stays = { $creature } stays.
page-brief-northgard-creature-defeated = { $seat } wins: { $count } Fame.

# What an answer does, on the button that confirms it.
page-deed-northgard-trade-give = Give { $answer }
page-deed-northgard-creature-goes = To { $answer }
page-deed-northgard-combat-next = Fight in { $answer } first
page-deed-northgard-declare-done = Attack no Creature
page-deed-northgard-discard = Discard “{ $answer }”
page-deed-northgard-discard-drawn = Discard “{ $answer }”
page-deed-northgard-keep = Keep “{ $answer }”
page-deed-northgard-put-back = Put back “{ $answer }”
page-deed-northgard-cancel-card-skip = Let it happen
page-deed-northgard-second-chance = Begin in { $answer }
page-deed-northgard-build-where = Build in { $answer }
page-deed-northgard-retreat-count = Retreat with { $answer }
page-deed-northgard-remove-enemy = Remove the unit in { $answer }
page-deed-northgard-recruit-how-many = Recruit { $answer }
page-deed-northgard-recruit-in-one = Recruit in { $answer }
page-deed-northgard-scorched = Lay it in { $answer }
page-deed-northgard-scorched-skip = Do not lay it
page-deed-northgard-snake-takes-skip = Take nothing

# What ends something says what it ends.
page-deed-northgard-recruit-in-one-done = Recruit no more
page-deed-northgard-recruit-by-card-done = Recruit no more
page-deed-northgard-explore-too-skip = Do not explore
page-deed-northgard-kaija-too-skip = Kaija stays
page-deed-northgard-push-to-skip = Push nobody
page-deed-northgard-pull-unit-skip = Bring nobody along
page-deed-northgard-swap-where-skip = Swap nothing
page-deed-northgard-second-chance-skip = Send nobody

page-short-why-northgard-too-little-wood = too little wood
page-short-why-northgard-no-open-land = no open land
page-short-why-northgard-nothing-to-build = nothing to build
page-short-why-northgard-no-slot-anywhere = no free slot
