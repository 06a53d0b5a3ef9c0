slots =
    Dashed boxes are slots: a building goes onto a free one in a territory of yours. Squares are small slots; a small building costs 1 wood.
    Some small slots show a stone.
    .chip = Slots
stone =
    Four small buildings fit any small slot. The fifth, the Carved Stone, needs one with a stone: it brings 1 lore at every Harvest.
    .chip = Stones
    .task = Click both of your territories with a stone slot
    .how = The stone is a little pillar in a dashed square.
    .wrong = There is no stone in that one.
    .small = That is a small slot without a stone.
    .theirs = The Stags hold that territory. You build only where you stand.
    .hint1 = Both lie to the right of the closed territory in the middle.
menhir =
    You have 1 wood and the Build card. You are the Goat Clan: you also gain 1 food for every small building that you put up.
    .chip = Build
    .task = Build a Carved Stone on the stone slot that two units guard
    .how = The territory is asked first, then the building.
    .wrong = That is allowed, but it is no Carved Stone. I took it back.
    .small = No stone there, so no Carved Stone. I took it back.
    .open = There is a stone, too, but only one unit guards it. Use the other one.
    .other = Useful, but it would take up the stone slot. I took it back: a Carved Stone fits nowhere else.
    .feast = A Feast can build as well, but you hold Build. Keep the better card.
    .idle = Build first: the wood is there.
    .hint1 = Which of the two territories is the better guarded?
    .hint3 = Build, the territory with two units and a stone, Carved Stone.
large =
    Two years later you have 3 wood, the price of a large building. It needs a large slot: a larger box with its corners cut off.
    Three closed territories with a large building each win the match at the end of a year.
    .chip = Large
    .task = Click your territory with a large slot
    .how = A large dashed box with its corners cut off.
    .wrong = No large slot there.
    .hint1 = You have three territories. Which one has two slots?
altar =
    Three kinds are large. A Forge draws one card more each year, a Fortress gives the defender 2 points,
    an Altar of Kings brings 3 Fame at every Harvest. Goats gain 2 food for a large one.
    .chip = Altar
    .task = Build what brings Fame every year
    .how = The earlier it stands, the more often it counts.
    .wrong = That is allowed, but it brings no Fame each year. I took it back.
    .fortress = Safe, but it brings no Fame by itself. I took it back.
    .forge = One card more is strong, but Fame is what we want now. I took it back.
    .small = That is a small building, and you can afford a large one. I took it back.
    .slot = Only a small slot there. I took it back.
    .feast = A Feast can build as well, but you hold Build. Keep the better card.
    .idle = Build first: the wood is there.
    .hint1 = Which building is named after kings?
end =
    A free slot, the wood, and something that pays for itself. Buildings stay, whoever holds the land. Next: Harvest and Winter.
