power =
    The Boars know the woods. A tile that closes a territory brings Fame, as for everybody; a tile that closes none at all brings them 1 lore.
    So no tile is ever in vain. The ringed territory is yours, and open.
    .chip = Power
explore =
    This tile could close it for 2 Fame. Today we let it grow: turned the other way it brings 1 lore at once, and a small slot to build on.
    .chip = Explore
    .task = Lay the tile so that your territory grows and stays open
    .how = Play Explore. The preview shows how the borders will run.
    .wrong = That is allowed, but it brings no lore. I took it back.
    .closed = That closes it: 2 Fame, but no lore and no room to grow. Often right; this time I took it back.
    .later = First the tile: it brings a slot on which you can build.
    .feast = A Feast can explore, but you hold Explore. Keep the better card.
    .idle = You have the card for it. I took it back.
    .hint1 = At which turn does the territory go on beyond the new tile?
build =
    You have no wood. But your clan card, a Flash card, builds for 1 wood less: a small building costs nothing, a large one 2.
    .chip = Build
    .task = Build a Food Silo in the ringed territory, for nothing
    .how = Your turn goes on: play the clan card.
    .wrong = That is allowed, but it is no Food Silo there. I took it back.
    .there = There is a slot, too. But let us use the new one: I took it back.
    .wood = A Woodcutter's Lodge is fine as well, but nothing of yours brings food yet. I took it back.
    .other = It brings nothing at the Harvest. I took it back: your units want food in Winter.
    .more = You may still play the clan card this turn. I took it back.
    .hint1 = Which card of yours carries the lightning sign?
osmosis =
    In another match you hold Osmosis, your upgrade: one unit each in up to three of your territories that are open, or show wood on the land.
    Two of these are open, the third has wood.
    .chip = Osmosis
    .task = Recruit one unit in each of your three territories
    .how = Play Osmosis and choose one after the other.
    .wrong = That is allowed, but it is not three units. I took it back.
    .more = There are more to be had. I took it back.
    .feast = A Feast recruits one unit, Osmosis three. I took it back.
    .idle = You have the card for it. I took it back.
    .hint1 = Which card recruits in several places?
hurt =
    What hurts a Boar: open land brings no Fame, and it has neighbours on all sides. Here one unit guards a Carved Stone, and three Wolves stand beside.
    .chip = The raid
    .task = The Wolves attack with two units and one food
    .how = 5 against 3: two units, one food and a die of 2, against one unit and a die of 2.
lesson =
    The Carved Stone brings its lore to the Wolves now.
    So spend your lore early, on upgrades, and close your best land in time: only closed territories bring Fame each year.
    .chip = Close
end =
    Lore from every open tile, buildings for next to nothing, units everywhere. In the last years close what you hold.
