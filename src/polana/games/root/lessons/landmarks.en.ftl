what =
    Landmarks make places of the map special. They belong to nobody; nobody can attack or remove them. One or two are chosen when the table is opened.
    Here the Ferry lies in 10, and the Tower stands in 12.
    .chip = Places
river =
    The river is no path. But once a turn a move out of the Ferry's clearing may follow the river to the next clearing by the water.
    .chip = River
    .task = Click the clearings that the Ferry reaches from 10
    .how = Follow the blue band from 10, one clearing to each side.
    .wrong = The river does not flow there.
    .here = There the Ferry lies now.
    .farther = That is by the river, but not the next clearing.
    .path = There one walks; the river does not lead there.
    .hint1 = There are two, one up the river and one down.
ferry =
    The Ferry goes along and stays where you land. And the trip pays: you draw a card.
    .chip = Ferry
    .task = Take the Ferry to clearing 11
    .how = It is a usual move, the first of a march.
    .wrong = That is allowed, but nobody lands in 11. I took it back.
    .five = The Ferry goes there, too. Today you need clearing 11. I took it back.
    .path = There you would walk, without the Ferry. I took it back.
    .other = Building comes another day. I took it back.
    .early = You have three actions. I took it back.
    .hint1 = March, from 10.
tower =
    A card for the trip, and the march has a second move. Now the Tower: whoever rules its clearing at the end of his own Evening scores 1 point. One bird stands there.
    .chip = Tower
    .task = Rule clearing 12
    .how = Two cats are in 9.
    .wrong = That is allowed, but clearing 12 is not yours. I took it back.
    .one = One against one is a tie, and nobody rules. I took it back.
    .other = That does not bring you to the Tower. I took it back.
    .early = The second move is still free. I took it back.
    .hint1 = From 9 it is one path to 12.
evening =
    2 cats against 1 bird: the Tower is yours, as long as you rule there. No building, no card, no battle is needed.
    .chip = Evening
    .task = End your turn and score for the Tower
    .how = The point comes by itself.
    .wrong = That is allowed, but not needed. I took it back.
    .keep = Two actions may remain unused today. I took it back.
    .hint1 = Say that you are done.
city =
    Another table: clearing 9 holds the Lost City. Its clearing has all three suits at once; for each use you choose one. Your workshop stands there, and Travel Gear costs a rabbit.
    .chip = City
    .task = Craft Travel Gear in the Lost City
    .how = Without it clearing 9 would be a mouse clearing only.
    .wrong = That is allowed, but it crafts nothing. I took it back.
    .keep = Crafting costs no action. First craft. I took it back.
    .early = One card can be crafted. I took it back.
    .hint1 = Which action makes something of a card?
others =
    Three more there are: the Elder Treetop with a slot more, the Black Market where you swap cards unseen, and the Legendary Forge which keeps some of the items.
    Point at a landmark, or press it long, and the page tells what it does.
    .chip = Others
end =
    You know landmarks: nobody owns them, everybody may use them. Look where they lie before you choose where to begin.
