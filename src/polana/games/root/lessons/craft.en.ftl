card =
    Most cards can be crafted, that is, made into something. At the foot of the Anvil stands what it costs, a fox, and what it brings: a hammer and two points.
    .chip = A card
shops =
    You pay with pieces on the map: as the Marquise, with workshops. A workshop gives the suit of the clearing in which it stands. You have three of them.
    .chip = Pay
    .task = Click the workshops that give a fox
    .how = Workshops show an anvil. Look at the suit of their clearings.
    .wrong = You have no workshop there.
    .rabbit = There is a workshop, but in a rabbit clearing. It gives a rabbit.
    .empty = A fox clearing, but without a workshop of yours.
    .hint1 = There are two. One stands beside your keep.
anvil =
    Crafting takes none of your three actions, as long as workshops are left.
    .chip = Craft
    .task = Craft the Anvil
    .how = It costs one fox, so one of your two fox workshops is used.
    .wrong = That is allowed, but the Anvil stays in your hand. I took it back.
    .armorers = You can pay for that one, too, and you will. First the Anvil.
    .other = No need to march for it: your workshops stand ready.
    .extra = That would throw a card away for another action. Keep it. I took it back.
    .done = Daylight is not over yet: first craft the Anvil.
    .hint1 = Which action makes something of a card?
item =
    The hammer came from the supply on the right and now lies with you; the card is spent. The supply is small: what somebody has taken, nobody else can craft.
    .chip = Item
lasting =
    Other cards bring no item but an effect that lasts: they stay in front of you, face up. Armorers can be discarded in a battle to ignore the dice, once.
    .chip = Effect
    .task = Craft the Armorers
    .how = One fox again. One fox workshop is still unused.
    .wrong = That is allowed, but the Armorers stay in your hand. I took it back.
    .other = First craft the Armorers; you can march afterwards.
    .extra = That would throw a card away for another action. I took it back.
    .done = One card can still be crafted this turn.
    .hint1 = The same action as before.
spent =
    Each workshop works once a turn. Both foxes are used now. The Bake Sale wants two rabbits, and you have one rabbit workshop: too little, even next turn.
    .chip = Limit
why =
    So think ahead where you build: workshops in different suits craft many cards, two in one suit craft the dear ones.
    .chip = Plan
    .task = Where would a second workshop give a rabbit?
    .how = Click the rabbit clearings in which you have none.
    .wrong = That clearing is no rabbit clearing.
    .there = There your rabbit workshop stands already, and the other place is a ruin. Take another clearing.
    .hint1 = There are four rabbit clearings. You have one of them.
end =
    You can craft: suits from workshops, each once a turn, for items and points or for an effect that lasts. Next: what all the points are for.
