# What the coach says before each kind of question, once. The message: what it is about. `.wrong`: what usually goes wrong.

ask-northgard-setup-tile =
    The land is laid by everybody, tile by tile. You drew three tiles: lay one now and one in the second round, the third goes back.
    .wrong = In Winter your units want food: lay a tile with wheat, if you have one. Otherwise any symbol will do.
ask-northgard-setup-exchange =
    None of your tiles fits anywhere. One of them goes back, and you draw another.
    .wrong = Give back the one with the fewest symbols.
ask-northgard-setup-spot =
    The first tile touches the starting tile, from which the map grows; the second any tile. Closing a territory brings no Fame at once yet, but every Harvest will, to whoever holds it.
    .wrong = Close to others means early combats. In a first match keep some distance.
ask-northgard-setup-group =
    Three units begin together in an empty territory of the tile that you just laid. Two such groups are all that you have at first.
    .wrong = Stand where something can be harvested: wheat (food), logs (wood) or runes (lore, which betters your deck). An empty field brings nothing.
ask-northgard-turn =
    One thing a turn: play a card; wait, putting a card down so that others move first; spend lore to exchange a card, remove one, or upgrade; or pass. Flash cards, with the lightning sign, come besides.
    .wrong = Passing ends your whole year: you take one Development card, and all cards in your hand are discarded. Pass when nothing useful is left.
ask-northgard-more-cards =
    The card of your turn is played. You may still play Flash cards, those with the lightning sign, as many as you like.
    .wrong = Nobody has to. A Flash card kept for later is one more turn before you pass.
ask-northgard-wait =
    Waiting costs a card: you put it down without its action, and the next player has the turn.
    .wrong = Wait only if it helps that others move first. Otherwise exchange the card, or play it.
ask-northgard-exchange =
    For 1 lore you put down a card that is of no use now, and draw another.
    .wrong = Do not exchange a Feast: it can be any of the four basic actions.
ask-northgard-remove =
    For 2 lore a card leaves the game for good, and you draw two others. A small deck shows its best cards more often.
    .wrong = Take out what you no longer need. Unrest cards cannot be removed.
ask-northgard-upgrade =
    For 3 lore and a card from your hand you gain one of the two upgrade cards of your clan. It comes into your hand.
    .wrong = Do it early: a card gained in the sixth year is hardly played.
ask-northgard-upgrade-where =
    The card that you give up for the upgrade is put down, and comes back in later years, or it leaves the game for good.
    .wrong = Remove a weak card: your deck gets better twice. Keep a Feast.
ask-northgard-upgrade-which =
    Your clan has two upgrade cards, each once. Read both: one of them will suit what you are about to do.
    .wrong = The other one can be had later, for 3 lore again.
ask-northgard-cancel-card =
    Somebody has just played this card. With Defensive Strategy in your hand you can make it fail. You are asked even without it, so that nobody learns whether you hold it.
    .wrong = It works once a year. Wait for a card that hurts: an attack on you, or a tile that closes a large territory.
ask-northgard-take-card =
    You have passed, so you take one of the open cards. It lies on top of your draw pile: you will hold it next year.
    .wrong = Look at the Fame in the corner of the card, too: it counts at the end, even if you never play the card.
ask-northgard-choose-action =
    The card can be one of several actions: choose which.
    .wrong = Use a Feast last: it fills the gap that your other cards leave.
ask-northgard-which-first =
    The card does two things. You say which of them comes first.
    .wrong = A move first can open the way for the tile; a tile first can open the way for the move.
ask-northgard-explore-too =
    The card lets you lay a tile as well, if you want.
    .wrong = A tile can close a territory of yours, but also bring neighbours nearer.
ask-northgard-copy =
    You use the effect of a card that has been played already. It stays where it is.
    .wrong = Check that its effect works for you now: a Build without wood is nothing.
ask-northgard-keep =
    You drew some cards and keep only so many. The others go where the card says.
    .wrong = Keep what you can use this year. What goes back on top comes next year anyway.
ask-northgard-discard-drawn =
    Of the cards that you just drew one has to go to the discard pile.
    .wrong = It is not lost: the pile is shuffled when the draw pile is empty.
ask-northgard-put-back =
    What you do not keep goes back on top of your draw pile, one by one. The last one is drawn first.
    .wrong = Put back what you want to hold next year.
ask-northgard-take-back =
    One card of your discard pile comes back into your hand.
    .wrong = Take the one you can play at once: when you pass, all of them are discarded again.
ask-northgard-discard =
    An enemy's card makes you give up one card of your hand. You choose which.
    .wrong = Give up what you could not use this year. Keep Flash cards.
ask-northgard-opponent =
    The effect is aimed at one opponent. Choose whom.
    .wrong = Look at the Fame: whoever leads should lose more than whoever is last.
ask-northgard-pick-from-hand =
    You see the hand of your opponent, and choose the card that it is about.
    .wrong = Think what he would do to you next turn: a Move, if he stands beside you.
ask-northgard-discard-or-pay =
    The Snakes picked a card from your hand. Discard it, or hand over two resources instead.
    .wrong = Two resources are much before Winter. Pay only for a card that you need this year.
ask-northgard-hand-over =
    You pay with resources instead of the card. Choose the next one.
    .wrong = Count first what Winter will cost you: the strip above the map says so.
ask-northgard-pay =
    The card lets you pay with any resources. Choose them one by one.
    .wrong = Keep the food for the Winter.
ask-northgard-pay-for-card =
    For a few resources of your choice the card gives you one more card.
    .wrong = More cards are more turns this year, but not at the price of your winter food.
ask-northgard-pay-for-recruit =
    For a few resources of your choice the card gives you one more unit there.
    .wrong = Every third unit or so makes the Winter dearer. The strip above the map shows its price.
ask-northgard-recruit =
    New units appear where you already stand. More units in a territory are harder to drive out.
    .wrong = From the fourth unit on Winter costs food: 1 for four to six, 2 for seven to nine.
ask-northgard-recruit-in-one =
    All units of this card come to one and the same territory.
    .wrong = Put them where you want to attack from, or where the best buildings stand.
ask-northgard-recruit-by-card =
    This card recruits in several territories, one after the other. Choose the next.
    .wrong = Nobody has to take all of them: more units mean a dearer Winter.
ask-northgard-recruit-how-many =
    You may take fewer units than the card allows.
    .wrong = Look at the winter price in the strip above the map before you take all.
ask-northgard-unit-or-kaija =
    The Bear Clan may place Kaija instead of a unit. She counts 2 in combat and needs no food in Winter.
    .wrong = She guards well, but she cannot enter an enemy's territory by herself.
ask-northgard-may-make-room =
    You have no units and no neutral territory is left. A new tile can make some room.
    .wrong = Without a unit you gain nothing at all. Say yes.
ask-northgard-make-room =
    This tile is to make room for your new units. Lay it where a neutral territory comes to be.
    .wrong = Far from strong neighbours you have time to recover.
ask-northgard-room =
    The new tile has neutral territories. Choose the one in which you begin again.
    .wrong = Look for symbols: what can be harvested there is yours.
ask-northgard-second-chance =
    You have nobody left on the map. Three new units come to a neutral territory of your choice, and you keep all else.
    .wrong = Choose a territory with symbols, away from strong neighbours.
ask-northgard-add-unit =
    One unit of yours joins a territory that you control.
    .wrong = The place where you are outnumbered needs it most.
ask-northgard-pull-unit =
    With the Stag card one unit from next door joins the recruit, whatever the border.
    .wrong = Do not pull the last one away: the territory it leaves would be nobody's.
ask-northgard-build-where =
    You build in a territory of yours that has a free slot. A small building costs 1 wood, a large one 3.
    .wrong = Buildings stay when you are driven out, and then they are your enemy's. Build where you are strong.
ask-northgard-build =
    Food Silo, Woodcutter's Lodge and Carved Stone bring a resource at every Harvest. A Training Camp adds a unit where you recruit. Defense Tower and Fortress defend, an Altar brings 3 Fame a year.
    .wrong = Early on take what pays every year. Each kind stands only once in a territory.
ask-northgard-slot =
    The building fits more than one slot of this territory. Choose.
    .wrong = Keep the slot with the stone for a Carved Stone: it fits nowhere else.
ask-northgard-swap-where =
    You may exchange one of your buildings for another of the same size. First the territory.
    .wrong = Nobody has to. A tower far from all enemies is a good one to give up.
ask-northgard-swap =
    Which building of this territory is replaced?
    .wrong = Replace what no longer helps: a Training Camp when you have units enough.
ask-northgard-swap-for =
    What comes in its place? It has the same size, and costs nothing more.
    .wrong = In the last years Fame counts more than resources.
ask-northgard-harvest-or-build =
    The card gives you the resources of this territory, and a building there. Which comes first?
    .wrong = If wood is short, take the resources first. If the new building yields some itself, build first.
ask-northgard-harvest-here =
    The card lets you take the resources of this territory now, besides the Harvest.
    .wrong = There is no reason to say no.
ask-northgard-collect-one =
    Take one resource of a kind that this territory shows, on the land or on a building.
    .wrong = Food for the Winter first, then lore, then wood.
ask-northgard-move-from =
    A move takes as many units as you like from one territory of yours to one beside it. With several moves you choose again each time.
    .wrong = An empty territory is nobody's: leave at least one unit behind.
ask-northgard-move-to =
    Neutral land is yours as soon as you stand there. Where an enemy stands there will be a combat.
    .wrong = A row of peaks is a rough border: it takes two moves of the same card, unless the card says that it crosses them.
ask-northgard-move-count =
    How many go? The units that stay keep the territory.
    .wrong = For a combat send more than stand there, and count the defender's buildings and food, too.
ask-northgard-kaija-too =
    Kaija may go along. She is worth 2 in combat.
    .wrong = At home she defends for free; abroad she may stand alone.
ask-northgard-hidden-from =
    Hidden Ways: units of one territory go to any open territory of the map, however far.
    .wrong = Somebody should stay, or the territory is lost.
ask-northgard-hidden-to =
    Any territory that is not closed will do, an enemy's as well: then there is a combat.
    .wrong = Far away your units can retreat only to neutral land nearby. Prefer what stands empty.
ask-northgard-bribe-from =
    Bribery moves up to two enemy units to a neighbouring territory. First: from where?
    .wrong = Best where exactly two stand: then the territory is nobody's, and yours to take.
ask-northgard-bribe-to =
    Where do the bribed units go? If they meet others there, they have to fight.
    .wrong = Let two enemies fight each other rather than send them to you.
ask-northgard-remove-enemy =
    One enemy unit leaves the map, without a combat.
    .wrong = A territory with a single unit becomes neutral, and you can walk in.
ask-northgard-which-figure =
    Both a unit and Kaija stand there. Which of them is it?
    .wrong = Kaija fights for two, and eats nothing in Winter.
ask-northgard-combat-next =
    Your moves have caused several combats. You choose their order.
    .wrong = First the one that you are sure to win: from the next you may retreat there.
ask-northgard-combat-food =
    Each food is 1 combat point, at most one for each of your units here. Then both roll a die: up to 3 points, or up to 2 wounds. A wound kills a unit. Whoever has nobody left loses, whatever the points; otherwise more points win, and a tie goes to the defender.
    .wrong = Do not eat what the Winter wants. And if you cannot win any more, save it.
ask-northgard-axe-or-wound =
    Your die lets you choose: 1 combat point for you, or a wound, which kills an enemy unit. Whoever has nobody left loses the combat, whatever the points.
    .wrong = The wound, if it kills the last enemy there, or if the sum is lost anyway. Otherwise the point, if it wins or may win. A Creature takes no wounds.
ask-northgard-throw-axe =
    Your axe throwers add a combat point, or a wound, which kills an enemy unit. Whoever has nobody left loses, whatever the points. You have rolled, your enemy has not.
    .wrong = The wound, if it kills the last one there. Otherwise his die may bring him 3. If you are not ahead by that much, take the point.
ask-northgard-push-to =
    Before the combat you may push one defender to a neighbouring territory that is neutral or his own.
    .wrong = Each defender less is a combat point less. Hardly ever say no.
ask-northgard-push-whom =
    Which of the defending figures is pushed away?
    .wrong = Kaija is worth 2 points, a unit 1.
ask-northgard-casualty =
    You have taken a wound, and choose who falls.
    .wrong = Kaija counts 2 in combat, but a unit costs food in Winter.
ask-northgard-retreat-to =
    You lost the combat and have to leave: next door, to your own land or nobody's, and not across a row of peaks. You may split up.
    .wrong = Going to neutral land gives you a territory; going home makes you strong.
ask-northgard-retreat-count =
    How many go there? The rest goes elsewhere.
    .wrong = Single units are easy to drive out. But each holds a territory.
ask-northgard-scorched =
    Scorched Earth, the Snakes' token, goes next to a territory of yours. There you fight with 1 more, and may take one resource of the enemy's harvest.
    .wrong = Put it where an enemy harvests well, or where you will attack.
ask-northgard-explore =
    You drew a tile. It goes beside an open side of a territory of yours. Closing a territory of your own brings as much Fame as it has tiles.
    .wrong = A closed territory also brings Fame every year: 1 on two tiles, 2 on three or more.
ask-northgard-tile =
    You drew more than one tile, and lay one of them.
    .wrong = First look which one closes a territory of yours. If none does: which has more symbols?
ask-northgard-rotation =
    Turn the tile. The preview shows how the borders will run; a border line must not simply break off.
    .wrong = Look at all four ways before you choose: one may close your territory, another may open it to an enemy.
ask-northgard-tile-under-stack =
    The tiles that you did not lay go under the stack, in your order.
    .wrong = It hardly ever matters: they come again very late.
ask-northgard-creature-goes =
    The creature could go to several territories. As first player you choose.
    .wrong = Send it to whoever leads.
ask-northgard-more-creatures =
    You have passed, and may let a new creature appear.
    .wrong = Creatures go where units are, yours too.
ask-northgard-creature-lair =
    The new creature appears in a territory with a lair.
    .wrong = Far from yours, near to whoever leads.
ask-northgard-declare =
    Your units share land with a creature. As part of this Move you may attack it; its card says how strong it is and how much Fame it brings.
    .wrong = A tie goes to the creature. Count food before you declare.
ask-northgard-snake-takes =
    Your Scorched Earth lies in an enemy's territory: take one resource of his harvest there.
    .wrong = Take what he needs for the Winter, if you need nothing yourself.
ask-northgard-trade =
    After the Harvest any three resources buy one of your choice. Winter comes next: the strip above the map shows what it costs.
    .wrong = Do it if food for the Winter is missing. Without it you take an Unrest card, which is 5 Fame less.
ask-northgard-trade-give =
    You give three resources for one, one after the other. They may be of different kinds.
    .wrong = Do not give away what the Winter wants: food, and from ten units on wood.
