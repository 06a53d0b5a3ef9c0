wolf =
    With the Creatures module beasts roam the land. A Wolf has come to your closed territory and stands among your units.
    While it is there, the Harvest brings neither Fame nor resources from that land; only buildings still yield.
    .chip = The Wolf
plan =
    Hunting it is a combat. Its number, 4, stands for its units, it eats nothing, and it rolls a die like you.
    You attack, so a tie goes to the Wolf. Wounds do not hurt it.
    .chip = Count
    .cols = strength | food | die | together
hunt =
    Creatures are attacked only with a Move. Two units are there already; one more, and with both food it is 5 against 4 before the dice.
    Winning brings 1 Fame.
    .chip = Hunt
    .task = Attack the Wolf with three and eat everything
    .how = Move one unit from the east, then you are asked about the attack.
    .wrong = That is allowed, but it is not the hunt we planned. I took it back.
    .recruit = One more unit is good, but only a Move can start a hunt. I took it back.
    .stay = Those two are where they should be. Bring one from the east.
    .must = Not yet: the Wolf is still there. I took it back.
    .hungry = That is no better than the Wolf itself. I took it back: eat both food.
    .idle = Then the Wolf stays for the Harvest. I took it back.
    .hint1 = Which card can start a combat?
where =
    Your die showed 3, the Wolf's 2: 8 against 6. In another match a Draugr stands in the west.
    When all have passed, each creature goes one territory on: to units, if it can. A Draugr goes where most of them are.
    .chip = Its way
    .task = Click the territory to which the Draugr will go
    .how = It must border the one where the Draugr stands, and creatures ignore rough borders.
    .wrong = Not there.
    .empty = Nobody stands there. Creatures prefer company.
    .few = One unit is there, but next to the Draugr more stand together.
    .far = That one does not border the Draugr's territory.
    .hint1 = How many units stand in each territory next to it?
draugr =
    Wherever a Draugr arrives, one unit dies at once, without a combat.
    The Raven is the last to pass; then creatures go, before the Harvest.
    .chip = It comes
    .task = The Raven passes, and the Draugr goes to your three units
    .how = Two of three are left.
kinds =
    There are four kinds: the stronger, the more Fame. Where a Brown Bear stands nobody builds, recruits, explores or moves out.
    A Fallen Valkyrie shares her land with nobody: she attacks as soon as she arrives.
    .chip = Four kinds
    .cols = strength | Fame
bear =
    A Brown Bear holds your three units fast. But a hunt needs no step: play Move, move nobody, and attack.
    3 units and 3 food are 6, just like the Bear. Your die will have to be better.
    .chip = The Bear
    .task = Attack without moving anybody
    .how = From where do you move? Done. And eat all your food.
    .wrong = That is allowed, but the Bear is still there. I took it back.
    .empty = Then the territory it leaves is empty. I took it back: attack with the three who are there.
    .explore = A tile does not drive the Bear away. I took it back.
    .hungry = Then you begin below its 6. I took it back: eat everything.
    .idle = The Bear does not go by itself before the others have passed. I took it back: hunt.
    .hint1 = Which card starts a combat, even if nobody moves?
    .hint3 = Move, done, the Brown Bear, three food.
end =
    9 against 7, and 3 Fame. You know what each creature does, where it goes, and how to be rid of it.
