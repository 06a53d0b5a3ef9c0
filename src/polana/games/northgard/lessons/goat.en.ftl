power =
    The Goats live by building: each small building brings them 1 food at once, each large one 2. So every wood pays twice.
    In the ringed territory a Food Silo stands already, and one small slot is free.
    .chip = Power
card =
    In every other clan a second Silo in the same territory is forbidden: one of each kind. The Goats have a card that allows it, and it carries the lightning sign.
    .chip = Clan card
    .task = Click the card of your clan
    .how = It bears the name of the clan.
    .wrong = That one everybody has.
    .hint1 = Which card is a Flash card?
twice =
    Your clan card builds like any Build, but the same kind may stand there twice. Two Silos mean two food at every Harvest, besides the wheat on the land.
    .chip = Twice
    .task = Build a second Food Silo in the ringed territory
    .how = It costs 1 wood, and brings 1 food at once.
    .wrong = That is allowed, but it is no second Silo. I took it back.
    .other = A Silo could stand there with any Build card. I took it back: use the free slot of the ringed territory.
    .kind = Useful, but every Build card could do that. I took it back: a second Silo.
    .later = Recruit can come after it: the clan card is a Flash card. First the Silo.
    .feast = A Feast builds as well, but no second Silo. I took it back.
    .idle = You have wood and the right card. I took it back.
    .hint1 = Where does a Silo stand already?
team =
    Teamwork, one of your upgrades, is two different actions in one. You have 3 wood: an Altar of Kings brings 3 Fame a year, and 2 food at once.
    One unit alone cannot guard it.
    .chip = Teamwork
    .task = Build the Altar, then recruit a guard there
    .how = Play Teamwork and choose Build first.
    .wrong = That is allowed, but not what we want here. I took it back.
    .place = No large slot there. I took it back.
    .guard = Three stand there already. I took it back: the Altar needs a guard.
    .fame = That brings no Fame each year. I took it back: the Altar.
    .small = That is a small building. I took it back: you can afford the Altar.
    .stay = Another time. I took it back: this time build and recruit.
    .order = That would do, but build first: then you see what is worth guarding. I took it back.
    .feast = A Feast is one action only. I took it back: Teamwork makes two.
    .idle = You have wood and the right card. I took it back.
    .hint1 = Which of your territories has a large slot?
hurt =
    What hurts a Goat: buildings stay, and belong to whoever holds the land. Here one unit guards two Silos, and three Wolves stand next to it.
    .chip = The raid
    .task = The Wolves attack with two units and one food
    .how = 5 against 3: two units, one food and a die of 2, against one unit and a die of 2.
lesson =
    Both Silos now feed the Wolves. Your wood is spent, and the food is theirs at every Harvest.
    So guard what you build, with units, a Defense Tower or a Fortress.
    .chip = Guard
end =
    Build every year, twice where it pays, and keep units beside it. Beware of neighbours with more units than you.
