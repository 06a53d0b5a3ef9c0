# What Northgard asks, and why something is not allowed.

# --- setting up ---

option-northgard-creatures = play with the Creatures module
option-northgard-more-creatures = whoever passes may bring a new creature into play
option-northgard-long-game = ten years in place of seven, and no territorial victory
option-northgard-teams = two against two, partners sitting opposite each other

ask-northgard-colour = Which colour do you play?
ask-northgard-clan = Which clan do you play?
ask-northgard-setup-tile = Which of your tiles do you lay?
ask-northgard-setup-exchange = None of your tiles fits: which one do you exchange?
ask-northgard-setup-spot = Where do you lay { $tile }?
ask-northgard-setup-group =
    { $count ->
        [one] Where does your unit start?
       *[other] Where does your group of { $count } start?
    }
ask-northgard-second-chance = You have nobody left on the map: where do three new units come?

result-northgard-fame =
    { $winners-number ->
        [pl] { $winners } win by Fame.
       *[sg] { $winners } wins by Fame.
    }
result-northgard-lands =
    { $winners-number ->
        [pl] { $winners } win by closed territories with large buildings.
       *[sg] { $winners } wins by closed territories with large buildings.
    }

# --- turns and cards ---

ask-northgard-turn = It is your turn: play a card, or choose something else.
ask-northgard-more-cards = Do you play another card?
ask-northgard-wait = Which card do you lay down to wait?
ask-northgard-exchange = Which card do you exchange?
ask-northgard-remove = Which card do you remove from the game?
ask-northgard-upgrade = Which card do you give up for the upgrade?
ask-northgard-upgrade-where = Where does the card that you give up for it go?
ask-northgard-upgrade-which = Which upgrade card do you take?
ask-northgard-cancel-card = Do you cancel “{ $card }”?
ask-northgard-take-card = Which card of the display do you take?
ask-northgard-choose-action = “{ $card }”: which action do you choose?
ask-northgard-which-first = What comes first?
ask-northgard-explore-too = Do you explore as well?
ask-northgard-copy = Which card's effect do you use?
ask-northgard-keep = Which of the drawn cards do you keep?
ask-northgard-discard-drawn = Which of the drawn cards do you discard?
ask-northgard-put-back = Which of the drawn cards do you put back on top? The last one will be uppermost.
ask-northgard-take-back = Which card do you take back from your discard pile?
ask-northgard-discard = Which card do you discard?
ask-northgard-opponent = Which opponent do you choose?
ask-northgard-pick-from-hand = Which card of this hand do you choose?
ask-northgard-discard-or-pay = Do you discard the card, or hand over two resources? Then which is the first?
ask-northgard-hand-over = Which resource do you hand over?
ask-northgard-pay = Which resource do you pay?
ask-northgard-pay-for-card =
    { $count ->
        [one] Do you pay a resource to draw one more card?
       *[other] Do you pay { $count } resources to draw one more card?
    }
ask-northgard-pay-for-recruit =
    { $count ->
        [one] Do you pay a resource to recruit one more unit?
       *[other] Do you pay { $count } resources to recruit one more unit?
    }

# --- recruiting and building ---

ask-northgard-recruit =
    { $count ->
        [one] Where do you recruit? One unit to place.
       *[other] Where do you recruit? { $count } units to place.
    }
ask-northgard-recruit-in-one =
    { $count ->
        [one] In which territory do you recruit the unit?
       *[other] In which territory do you recruit the { $count } units?
    }
ask-northgard-recruit-by-card = Where do you recruit next by the card?
ask-northgard-recruit-how-many = How many units do you recruit in { $land }?
ask-northgard-unit-or-kaija = Who comes to { $land }: a unit, or Kaija?
ask-northgard-may-make-room = There is no room for you: do you draw a tile to make some?
ask-northgard-make-room = Where do you lay { $tile }?
ask-northgard-room = Which territory of the new tile is yours?
ask-northgard-add-unit = Where do you add a unit?
ask-northgard-pull-unit = From where do you bring a unit along?
ask-northgard-build-where = Where do you build?
ask-northgard-build = What do you build in { $land }?
ask-northgard-slot = On which slot of { $land } will { $building } stand?
ask-northgard-swap-where = Where do you swap a building?
ask-northgard-swap = Which building of { $land } do you swap?
ask-northgard-swap-for = What do you swap { $building-acc } in { $land } for?
ask-northgard-harvest-or-build = What comes first in { $land }: gaining its resources, or building?
ask-northgard-harvest-here = Do you gain the resources of { $land }?
ask-northgard-collect-one = Which resource of { $land } do you take?

# --- moving and fighting ---

ask-northgard-move-from =
    { $count ->
        [one] From where do you move? One move is left.
       *[other] From where do you move? { $count } moves are left.
    }
ask-northgard-move-to = Where do you move from { $land }?
ask-northgard-move-count = How many units go to { $to }?
ask-northgard-kaija-too = Does Kaija go to { $to } too?
ask-northgard-hidden-from = From where do your units take hidden ways?
ask-northgard-hidden-to = To which open territory do they go from { $land }?
ask-northgard-bribe-from = Which territory's units do you bribe?
ask-northgard-bribe-to = Where do the bribed units go from { $land }?
ask-northgard-remove-enemy = From which territory do you remove an enemy unit?
ask-northgard-which-figure = Which figure in { $land } do you choose?
ask-northgard-declare = Which creature do you attack?
ask-northgard-combat-next = Which combat is next?
ask-northgard-combat-food = How much food do you spend on the fight in { $land }?
ask-northgard-axe-or-wound = Your die: a combat point for you, or a wound for the enemy?
ask-northgard-throw-axe = The axe throwers: a combat point for you, or a wound for the enemy?
ask-northgard-push-to = Where do you push a defender from { $land } before the combat?
ask-northgard-push-whom = Whom do you push?
ask-northgard-casualty = Who falls in { $land }?
ask-northgard-retreat-to = Where do you retreat from { $land }?
ask-northgard-retreat-count = How many units retreat to { $to }?
ask-northgard-scorched = Where do you lay Scorched Earth?

# --- exploring ---

ask-northgard-explore = Where do you lay { $tile }?
ask-northgard-tile = Which tile do you lay?
ask-northgard-rotation = How does { $tile } lie { $spot }?
ask-northgard-tile-under-stack = Which tile goes under the stack next? The last one will be the lowest.

# --- creatures and the year ---

ask-northgard-creature-goes = Where does { $creature } go?
ask-northgard-more-creatures = Do you make a new creature appear?
ask-northgard-creature-lair = Where does { $creature } appear?
ask-northgard-snake-takes = Which resource do you take from the harvest of { $land }?
ask-northgard-trade = Three resources buy one of your choice: which?
ask-northgard-trade-give = Which resource do you give for { $taken }?
ask-northgard-partner-give = Which resource do you give your partner?
ask-northgard-partner-take = Which resource do you want for { $given }?
ask-northgard-partner-agree = { $seat } offers you one { $given } for one { $taken }. Do you agree?

# --- why not: cards ---

why-northgard-colour-taken = Somebody plays this colour already.
why-northgard-clan-taken = Somebody plays this clan already.
why-northgard-not-on-the-tile = The territory is not on the tile that you have just laid.
why-northgard-units-there = There are units in this territory.

why-northgard-empty-hand = You have no card in hand: you can only pass.
why-northgard-not-in-hand = You do not have that card in hand.
why-northgard-one-main-card = This turn you have played your main card: only Flash cards may follow.
why-northgard-card-on-your-turn = Cards are played in your own turn, while actions are taken.
why-northgard-choice-on-your-turn = This is chosen in your own turn, while actions are taken.
why-northgard-choice-finish-first = What you have begun comes first.
why-northgard-card-finish-first = What you have begun comes first: cards are played one after the other.
why-northgard-one-choice = You are playing cards this turn: end it first.
why-northgard-too-little-lore = You have too little lore.
why-northgard-no-upgrades-left = You have taken both upgrade cards of your clan.
why-northgard-unrest-stays = Unrest cannot be removed from the game.
why-northgard-unrest-does-nothing = Unrest cannot be played.
why-northgard-achievement-scores = An Achievement counts at the end; it is not played.
why-northgard-only-as-answer = This card answers a card that an opponent plays.
why-northgard-not-alone = This effect goes with another one only.
why-northgard-no-scorched-token = There is nobody who could place Scorched Earth.
why-northgard-chosen-before = You have chosen this action already.
why-northgard-cannot-copy = This card cannot be copied.
why-northgard-nothing-to-copy = There is no card whose effect you could use.
why-northgard-too-few-cards = Draw pile and discard pile together hold too few cards.
why-northgard-no-hands = No opponent has a card in hand.
why-northgard-no-cards-in-hand = That player has no card in hand.
why-northgard-no-opponent = That is not an opponent of yours.
why-northgard-no-discards = Your discard pile is empty.
why-northgard-no-offer = No card is on display.
why-northgard-took-offer = You have taken a card of the display this year.
why-northgard-no-ransom = You have too few resources to save the card.
why-northgard-no-large-closed-land = You control no closed territory of three or more tiles.
why-northgard-none-left = You have none of it.

# --- why not: recruiting and building ---

why-northgard-recruit-not-yours = You can recruit only in territories that you control.
why-northgard-not-neutral = This territory is not neutral.
why-northgard-not-yours-nor-neutral = This territory is neither yours nor neutral.
why-northgard-bear-forbids-recruits = Nobody recruits beside a Brown Bear.
why-northgard-valkyrie-shares-not = A Fallen Valkyrie shares her territory with nobody.
why-northgard-neither-open-nor-wood = The territory is neither open nor shows wood on its tiles.
why-northgard-no-more-recruits-there = This card lets you recruit no more units there.
why-northgard-no-figures = All your units are on the map.
why-northgard-nowhere-to-recruit = There is nowhere for you to recruit.
why-northgard-build-not-yours = You can build only in territories that you control.
why-northgard-no-free-slot = There is no free slot.
why-northgard-no-slot-anywhere = There is no free slot in your land.
why-northgard-too-little-wood = You have too little wood.
why-northgard-wrong-slot = Small buildings need a small slot, large ones a large slot.
why-northgard-no-stone-slot = This building needs a free slot with the stone symbol.
why-northgard-building-stands-there = The territory has such a building already.
why-northgard-no-building-token = No token of this building is left.
why-northgard-one-must-be-small = One of the two buildings has to be small.
why-northgard-bear-forbids-building = Nobody builds beside a Brown Bear.
why-northgard-nothing-to-build = There is nothing that you could build.
why-northgard-nothing-to-swap = There is no building to swap.
why-northgard-other-size = The other building is of another size.
why-northgard-not-on-stone = The building does not stand on a slot with the stone symbol.
why-northgard-resource-not-shown = The territory does not show this resource.

# --- why not: moving and fighting ---

why-northgard-move-not-yours = You can move units only from territories that you control.
why-northgard-move-must-stop = Units that enter an enemy territory stop there.
why-northgard-move-must-fight = These units have met a creature that shares with nobody: they stop and fight.
why-northgard-bear-holds = Nobody moves away from a Brown Bear.
why-northgard-bear-holds-units = A Brown Bear holds the units there.
why-northgard-move-no-way = From here no move is possible.
why-northgard-move-not-adjacent = The territory is not adjacent to the one you move from.
why-northgard-move-too-rough = A Rough Border takes two moves of the same action.
why-northgard-move-two-unsharing = Two creatures that share with nobody are there.
why-northgard-kaija-not-into-enemy-land = Kaija does not enter enemy territories.
why-northgard-move-no-end-at-partner = No unit may stay in a territory of your partner.
why-northgard-no-units-to-move = You have no unit that could move.
why-northgard-creature-not-in-own-land = You can attack creatures only in territories of your own.
why-northgard-one-creature-a-land = In each territory you attack one creature at most.
why-northgard-push-held-by-others = The territory is neither neutral nor the defender's.
why-northgard-retreat-rough = Nobody retreats across a Rough Border.
why-northgard-retreat-held-by-others = The territory belongs to somebody else.
why-northgard-retreat-combat-there = There is a combat in that territory.
why-northgard-retreat-already-there = A group has retreated there already.
why-northgard-partner-there = Your partner's units are there.
why-northgard-valkyrie-there = A Fallen Valkyrie is there.
why-northgard-no-enemy-unit = There is no enemy unit that you could remove.
why-northgard-not-an-enemys = No enemy holds this territory.
why-northgard-not-beside-yours = The territory is not adjacent to yours.
why-northgard-not-yours = You do not control this territory.
why-northgard-not-beside-recruit = The territory is not adjacent to the one where you recruited.
why-northgard-not-open = The territory is closed.
why-northgard-not-adjacent = The territory is not adjacent to the one the units leave.
why-northgard-same-land = The units are there already.
why-northgard-no-way = From here there is no way.
why-northgard-scorched-lies-there = The token lies there already.
why-northgard-scorched-not-beside-own = The territory is not adjacent to one of yours.

# --- why not: exploring ---

why-northgard-no-tiles = The tile stack is empty.
why-northgard-no-open-land = You control no open territory.
why-northgard-not-beside-map = There is no free place beside the map.
why-northgard-not-beside-own-open-land = The tile has to touch an open territory of yours.
why-northgard-bear-stops-exploring = Nobody explores from a Brown Bear's territory.
why-northgard-not-beside-start-tile = The first tile has to touch a starting tile.
why-northgard-border-breaks-off = A border would break off.
why-northgard-joins-players = Units of different players would be in one territory.
why-northgard-joins-valkyrie = Units would come into a Fallen Valkyrie's territory.
why-northgard-no-free-land = The tile has to bring a territory without units.
why-northgard-no-room = The tile would bring no room for your units.
why-northgard-tile-fits-nowhere = This tile fits nowhere.

# --- why not: creatures and the year ---

why-northgard-no-more-creatures = The variant with more creatures is not played.
why-northgard-enough-creatures = There are as many creatures on the map as players.
why-northgard-no-creature-left = All creatures are on the map.
why-northgard-creature-there = There is a creature already.
why-northgard-no-lair-there = A creature appears where there is a free Creature Lair.
why-northgard-not-yielded = The territory does not yield this resource.
why-northgard-too-few-resources = You have too few resources to trade.
why-northgard-partner-has-none = Your partner has none of it.
why-northgard-same-resource = That is the same resource.
why-northgard-partner-not-back = You have exchanged these two the other way round already.
why-northgard-partner-refused-that = Your partner has refused that exchange.
why-northgard-no-partner-trade = Your partner has nothing to exchange with you.

# Setups that cannot be played.
error-northgard-clan-twice = No clan can be played twice.
error-northgard-teams-of-two = The team game is for exactly four players.
error-northgard-no-creatures = New creatures can be brought only into a game with creatures: switch them on too.
