year =
    A year has four seasons: Spring, Summer, Autumn, Winter. In each season everybody gives one order, and that is all one does.
    The match lasts seven years at most, so you have 28 orders.
    .chip = Year
hand =
    You have eight orders, numbered 1 to 8. One that you have given lies open, hatched, and cannot be given again until Spring, when all come back.
    It is Summer, and your Harvest, number 4, lies there since Spring.
    .chip = Hand
choose =
    Each order does what it says. The line with the star, the supremacy bonus, comes on top if the number is higher than all your orders that lie open.
    You need units: Recruit brings them.
    .chip = Choose
    .task = Give the order Recruit
    .how = Everybody chooses in secret; nobody sees it before all have chosen.
    .wrong = That is not the order that brings units. I took it back.
    .low = A number below 4: it works, but without the star, and it brings no units from your dials. I took it back.
    .high = Higher than 4, so its star works. But it brings no units from your dials. I took it back.
    .last = Number 8 now means no star for the rest of the year, and it brings no units. I took it back.
    .hint1 = Which number is just above 4?
first =
    All orders are shown at once. The lowest number goes first: your 5, then the 8 of the Uthuk, who fortify.
    Of two equal numbers the player with more influence goes first.
    .chip = Who first
recruit =
    Three dials say what your realm gives: food 3, wood 2, ore 2. Recruit takes all units of one dial up to its number:
    food has three Footmen, wood one Bowman, ore one Knight. They come to your stronghold.
    .chip = Recruit
    .cols = Footmen | Bowmen | Knights
    .task = Recruit as many units as you can
    .how = Choose the dial.
    .wrong = That is fewer. I took it back.
    .wood = One Bowman. Another dial has more; I took it back.
    .ore = One Knight: strong, but one. Another dial has more; I took it back.
    .hint1 = Which dial has the most units up to its number?
bonus =
    Three more Footmen stand in DA. Your 5 is higher than the 4 that lies open, so the star works: also from a second dial.
    .chip = Star
    .task = Take a Knight, too
    .how = Knights are fast: they move up to three areas where others move two.
    .wrong = The star is a gift: use it. I took it back.
    .wood = That is a Bowman. The Knight is on another dial.
    .hint1 = Which of the two dials has the Knight?
autumn =
    It is Autumn. Now 4 and 5 lie open. Whoever climbs slowly through the year has a star in every season; whoever begins high has none later.
    .chip = Autumn
    .task = Give an order whose star works
    .how = Its number has to be higher than all that lie open, and it needs a star.
    .wrong = That is allowed, but not what I asked for. I took it back.
    .low = Lower than 5: it works, but its star does not. I took it back.
    .none = High enough, but Fortify is the one order without a star. I took it back.
    .hint1 = Which orders have a number above 5, and a star?
end =
    One order a season, lowest first, and climbing keeps the star. Next: marching.
