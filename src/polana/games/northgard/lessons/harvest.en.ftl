symbols =
    When all have passed, the year brings in its Harvest: one food, wood or lore for every such symbol in your territories,
    on the land or on a building.
    .chip = Symbols
    .task = Click your three territories that bring something in
    .how = Look for wheat, a log, or a building on a stone slot.
    .wrong = You have nobody there, so it brings you nothing.
    .theirs = The Stags stand there.
    .hint1 = Where do your units stand?
sum =
    Your closed territory gives 1 wood and 1 Fame, the Carved Stone 1 lore, the one in the south 1 food.
    The strip above the map shows what the winter will cost: seven units, 2 food.
    .chip = Sum
    .cols = food | wood | lore | Fame
pass =
    You will have 1 food after the Harvest and need 2. Whoever cannot pay takes an Unrest card: useless in the hand, and 5 Fame less at the end.
    There is a way, and it comes after passing.
    .chip = Pass
    .task = Pass and take a card, so that the Harvest begins
    .how = The Stags have passed already.
    .wrong = Any of the open cards will do, once you have passed.
    .feast = One more unit would only make the winter dearer. Pass.
    .hint1 = Which option ends the year for you?
trade =
    The Harvest is in: 1 food, 3 wood, 3 lore. Now you may trade, as often as you like:
    any three resources for one of your choice. Three will do for the food that is missing.
    .chip = Trade
    .task = Get the second food
    .how = First what you want, then three that you give. Food itself is no good for that.
    .wrong = That does not feed anybody. I took it back.
    .hungry = Then you pay 1 food of 2, and Unrest comes. I took it back.
    .other = That is not what the winter wants. I took it back: food is missing.
    .hint1 = Look at the cost of your winter: what do you have too little of?
end =
    Symbols bring in, units cost, three of anything make one of something. Next: a better deck.
