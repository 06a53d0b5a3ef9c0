power =
    The Stags live for glory. For every territory that they conquer in a combat they gain 1 Fame at once, and for every one of their own that they close 1 more than others.
    Two Ravens hold the ringed one.
    .chip = Power
gather =
    Two against two is too little. Your clan card recruits a unit, and then may bring one more from next door to the same place, even across a rough border.
    .chip = Gather
    .task = Have four units in the ringed territory
    .how = Recruit there with the clan card, then bring one from the east.
    .wrong = That is allowed, but then there are not four. I took it back.
    .there = From there the Ravens cannot be reached. I took it back: gather in the ringed territory.
    .more = One more can come from next door, for nothing. I took it back.
    .early = Not yet: first gather. The clan card is a Flash card, the other one can follow in the same turn.
    .idle = You have the card for it. I took it back.
    .hint1 = Which card both recruits and brings a unit along?
conquer =
    Your turn goes on: the clan card was a Flash card. Three go, one stays. With both food it is 5 against 2 before the dice.
    .chip = Conquer
    .task = Attack with three and eat both food
    .how = Play Move from the territory where you gathered.
    .wrong = That is allowed, but it is not the attack we planned. I took it back.
    .all = Then your closed territory stands empty. I took it back: one has to stay.
    .few = Be sure of it: three units, two food. I took it back.
    .feast = A Feast can be a Move, but you hold Move. Keep the better card.
    .idle = Now or never: next turn the Ravens may be more. I took it back.
    .away = That way there is no Raven. I took it back.
    .hint1 = Which card makes a move?
annex =
    7 against 4: the land is yours, and 1 Fame. In another match you hold Annexation, your upgrade: a move, with a tile before or after it.
    This tile can close the ringed territory.
    .chip = Annexation
    .task = Close the ringed territory, then take the east
    .how = Explore first: 2 Fame, and 1 for the Stags. Then one unit goes.
    .wrong = That is allowed, but it is not both of them. I took it back.
    .open = Turned this way it stays open. I took it back: a border has to run all around.
    .first = Either order would do. This time the tile first, so I took it back.
    .all = Then the closed territory in the south stands empty. I took it back.
    .keep = Your only unit there has to stay, or the new closed territory is lost. I took it back.
    .fight = Two Ravens stand there. I took it back: go where nobody is.
    .more = The move is still yours, and land for nothing. I took it back.
    .feast = A Feast is one action only, Annexation is two. I took it back.
    .idle = You have the card for it. I took it back.
    .hint1 = Which comes first, if you want to see the new border?
    .hint3 = Annexation, Explore, turn 0 or 3, then from the south to the east with one unit.
hurt =
    What hurts a Stag: he wants more land than he can guard. Here three territories have one unit each, and three Ravens stand beside.
    .chip = The raid
    .task = The Ravens attack the closed territory with two units and one food
    .how = 5 against 3: two units, one food and a die of 2, against one unit and a die of 2.
lesson =
    What you gained for closing stays yours. But the Fame of every Harvest belongs to whoever stands there: now the Ravens.
    .chip = Guard
end =
    Gather, conquer, close: each brings the Stags 1 Fame more. Leave two where Fame is harvested.
