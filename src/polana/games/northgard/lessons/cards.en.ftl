hand =
    A match lasts seven years. At the start of each you draw four cards, and everything you do that year comes from them.
    Clans take turns, one card a turn, until everybody has passed.
    .chip = Hand
flash =
    Each card is an action: Recruit, Move, Explore, Build. A Feast is any one of the four.
    A card with the lightning sign is a Flash card. It is played besides your card of the turn.
    .chip = Flash
    .task = Click the Flash card in your hand
    .how = It carries a small lightning sign.
    .wrong = That is an ordinary card: one a turn.
    .hint1 = One card bears the name of your clan. Look at its corner.
two =
    So one turn can hold two actions. A Recruit adds one unit where you already stand; your clan's Flash card makes a move.
    .chip = Two in one
    .task = Recruit a unit, then enter territory Sb in the same turn
    .how = Recruit first. Then the table asks for Flash cards.
    .wrong = That is allowed, but it is not both of them. I took it back.
    .feast = A Feast could do it, too, but it can become anything later. Keep it, and use Recruit.
    .early = Your turn is not over: you may still play the Flash card.
    .all = Then nobody stays behind, and the closed territory is lost. I took it back.
    .other = That works as well, but let us go to Sb, where the stone slot is.
    .fight = The Ravens stand there. Combat has a lesson of its own.
    .pass = Passing ends the whole year for you. You still have cards to play.
    .hint1 = Which of the two cards needs to come first so that somebody can stay and somebody can go?
    .hint3 = Recruit in your territory, then Wolf Clan: from there to Sb with one or two units.
swap =
    Later in the year. There are three resources: food, wood and lore, the rune symbol. Building costs wood, and you have none.
    A useless card can be exchanged: you pay 1 lore and draw another.
    .chip = Exchange
    .task = Exchange Build for a new card
    .how = It costs 1 lore, and it takes your turn.
    .wrong = That is allowed, but it does not bring a new card. I took it back.
    .poor = You have no wood, so Build can do nothing now.
    .feast = Keep the Feast: it can be anything. Build is the useless one.
    .wait = Waiting puts a card away for nothing. Good when you want others to move first, but not here.
    .pass = Passing ends your year. First make something of the bad card.
    .hint1 = Which option costs you 1 lore?
swapped =
    The lore is paid, Build lies in the active zone, and a Move has come into your hand.
    .chip = Drawn
pass =
    Whoever is done passes. All your cards are put away, and you choose one of the open Development cards.
    It lies on top of your draw pile: next year it is in your hand. Whoever passes first becomes first player.
    .chip = Pass
    .task = Pass, and take a Development card
    .how = Passing early means the first choice.
    .wrong = Any of the open ones will do, once you have passed.
    .later = You could go on, but see what passing brings first.
    .hint1 = Which option ends the year for you?
end =
    Four cards, one a turn, Flash cards besides, and a better deck every year. Next: moves that end in a combat.
