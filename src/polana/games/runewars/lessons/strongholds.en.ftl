walls =
    The walls drawn in DA are your stronghold, and the shield beside them says what it is worth: 5 strength for whoever defends it.
    One Footman behind these walls is 6. Three Berserkers in 5A are only 3.
    .chip = Walls
    .cols = units | stronghold | together
siege =
    The Uthuk try it nevertheless. Watch what happens to the stronghold.
    .chip = Siege
    .task = Three Berserkers attack your stronghold
    .how = Nobody hits this time, so 3 stands against 6.
repair =
    You held, but enemies still stood when the battle was over, so the stronghold is damaged: the shield shows 3. Another siege and it counts 3.
    Your order is Fortify. Repairing costs 1 ore.
    .chip = Repair
    .task = Repair your stronghold
    .how = Fortify can do three things, each once, in any order.
    .wrong = That comes later. I took it back.
    .build = You will do that next. The damaged walls first; I took it back.
    .mix = That would shift runes between two areas. The walls first; I took it back.
    .done = That would leave the walls broken. I took it back.
    .hint1 = Which choice turns the 3 into a 5?
build =
    The shield shows 5 again. You have 2 wood and 1 ore left, and a new stronghold costs 1 of each. It goes to an area of yours without a city.
    Recruited units appear at your strongholds.
    .chip = Build
    .task = Build a stronghold in DC
    .how = DC lies at the gate of your realm: it touches 5A and 5B.
    .wrong = That is allowed, but I asked for a new stronghold. I took it back.
    .done = You can still build. I took it back.
    .behind = DB lies behind the others: nobody comes by there. I took it back.
    .hint1 = Which area of yours touches the land outside?
plan =
    A year later. You have five Footmen; in 7B one Berserker sits in a stronghold: 1 and 5 are 6. Your order is Conquer,
    and its star takes 3 away from the enemy stronghold.
    .chip = Plan
    .cols = units | stronghold | star | together
storm =
    Five against three: now it can be done, if not too many of yours fall.
    .chip = Storm
    .task = Storm 7B with all five Footmen
    .how = Activate 7B, all from 7C, and begin the battle.
    .wrong = That is another area. I took it back.
    .few = Fewer would be risky: each standing unit counts 1. I took it back.
    .open = A Berserker without walls. But the stronghold is in 7B; I took it back.
    .early = Nobody is on the march yet. I took it back.
    .hint1 = How many Footmen stand in 7C?
capture =
    The Berserker fell: 5 against 2. The enemy stronghold is gone, and you may put one of your own in its place, with the damaged side up: 3.
    .chip = Capture
    .task = Put your stronghold there
    .how = It costs nothing.
    .wrong = A stronghold for nothing is a gift. I took it back.
    .skip = Then 7B would have no walls at all. I took it back.
    .hint1 = Is there a reason to refuse?
end =
    Count the walls before you attack: 5, damaged 3, with the star of Conquer 3 less. Next: influence and diplomacy.
