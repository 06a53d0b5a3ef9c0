look =
    Two Ravens stand here, behind a Fortress. If you walk in, there is a combat. Every unit is 1 combat point, and a Fortress gives its defender 2.
    Each side may eat: 1 point for every food it discards, at most one a unit.
    .chip = Enemy
    .cols = units | buildings | food | die | together
plan =
    You have four units here and two food. If three go, one keeps your territory.
    Then each side rolls a die, which adds up to 3. The higher sum wins, and a tie goes to the defender.
    .chip = Count
    .cols = units | buildings | food | die | together
attack =
    Before the dice it is 5 against 5 if both sides eat all they can. More is not to be had without giving up your own territory.
    .chip = Attack
    .task = Attack with three units and eat both food
    .how = Play Move from your territory in the middle. The question about food comes by itself.
    .wrong = That is allowed, but it is not the attack we planned. I took it back.
    .all = All four would be stronger, but then your own territory stands empty. I took it back.
    .hungry = Without food it is 3 against 5 before the dice. I took it back: eat.
    .few = Too little: count both sides again. I took it back.
    .feast = A Feast can be a Move, but you hold a Move card. Keep the better card.
    .idle = Not now: the attack is yours to make.
    .hint1 = How many can go if one has to stay?
    .hint3 = Move, three units to the Ravens, then two food.
won =
    Your die showed 3, theirs 2: 8 against 7, and the Ravens had to go. The territory is yours, and so is its Fortress.
    Wolves also gain 1 food for an attack that they win.
    .chip = Won
wounds =
    Not all sides of the die are points: a red drop is a wound. In another match the Ravens attack, and their die shows one.
    Who has nobody left has lost, whatever the points.
    .chip = Wounds
    .task = The Ravens attack with three units and two food
    .how = Each wound costs a unit, whoever wins.
retreat =
    Two of you are left: one fell to the wound, and they have the higher sum. Whoever loses has to leave,
    to a territory next door that is his own or nobody's, and not across a rough border, a row of peaks.
    .chip = Retreat
    .task = Bring your two units together with the third
    .how = One of your units stands in territory Sb.
    .wrong = That is allowed, but then they stand apart. I took it back.
    .west = Neutral, and you would hold one territory more. But apart they are weak: this time gather them.
    .hint1 = Where is your other unit?
end =
    Units, buildings, food, a die; then wounds, then the retreat. Count before you walk in. Next: building.
