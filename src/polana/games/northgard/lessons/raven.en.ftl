power =
    The Ravens fly ahead. Whenever one of their tiles closes a territory of theirs, they gain its resources at once, as in a Harvest, besides the Fame.
    The ringed one is open, and yours.
    .chip = Power
choose =
    Your clan card is a Flash card: it draws two tiles, and you lay one. One of those that will come has a rune on a small piece of land: turned rightly, it closes your territory.
    The other goes under the stack.
    .chip = Two tiles
    .task = Close the ringed territory so that it has a rune
    .how = Play the clan card. The preview shows how the borders will run.
    .wrong = That is allowed, but it closes nothing with a rune. I took it back.
    .poor = That tile has no rune for you. I took it back: take the other one.
    .open = Turned this way the territory goes on. I took it back: a border has to run all around.
    .norune = Closed, but with the piece without a rune. I took it back: turn the rune to your territory.
    .other = Moving can wait: the clan card is a Flash card. First the tile.
    .feast = A Feast draws one tile only. I took it back: the clan card draws two.
    .idle = You have the card for it. I took it back.
    .hint1 = On which of the two tiles do you see a rune?
    .hint3 = The clan card, the tile with the rune, turn 0.
gain =
    Two tiles: 2 Fame, and 1 lore at once, without waiting for the Harvest. There it will come again.
    .chip = The gain
    .task = Click the territory that brought you the lore
    .how = Borders run all around it, and it has a rune.
    .wrong = Nobody stands there.
    .before = That one was closed before. It waits for the Harvest.
    .theirs = There stand the Wolves.
    .hint1 = Which one was open a moment ago?
party =
    Your upgrade Raiding Party, a Flash card, removes one enemy unit anywhere, and takes one resource that its territory shows: here wheat.
    A lone Wolf holds the ringed territory.
    .chip = Raiders
    .task = Take the ringed territory without a combat
    .how = Raiding Party first, then Move with one unit.
    .wrong = That is allowed, but it is not the way. I took it back.
    .early = The Wolf is still there: that would be a combat. I took it back.
    .all = Both would leave your closed territory empty. I took it back: one is enough.
    .feast = A Feast can be a Move, but you hold Move. Keep the better card.
    .west = From there the ringed territory is not next door. I took it back.
    .east = Neutral too, but it has no wheat. I took it back.
    .go = The way is free now: use it. I took it back.
    .idle = You have the cards for it. I took it back.
    .hint1 = Which card removes an enemy unit?
hurt =
    What hurts a Raven: nothing helps him in a combat. No bonus, no food for winning. Here three territories have one unit each, and three Wolves stand beside.
    .chip = The raid
    .task = The Wolves attack the closed territory with two units and one food
    .how = 5 against 3: two units, one food and a die of 2, against one unit and a die of 2.
lesson =
    The Wolves even get their food back: they gain 1 for every attack that they win.
    So explore away from strong neighbours, and keep some distance.
    .chip = Distance
end =
    Choose the tile, close, and gain at once. Let others fight, and fly where they are not.
