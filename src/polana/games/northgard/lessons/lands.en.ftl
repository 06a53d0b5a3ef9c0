look =
    The land grows by square tiles. Dark lines are borders, and what they enclose is a territory.
    Edges of tiles and the sandy shore are no borders: the ringed territory lies on two tiles. Three of your wolves, units with a moon, stand in it.
    .chip = Tiles
mine =
    One unit is enough: the territory in which yours stand is yours. Where nobody stands it is neutral.
    You are the Wolf Clan: yours bear the sign that stands beside the question, too.
    .chip = Yours
    .task = Click both territories that you control
    .how = At least one of your units stands in each.
    .wrong = Nobody stands there: that territory is neutral.
    .raven = Those are Ravens: their clan has two units there.
    .hint1 = Three of yours stand together, and one alone. Which of the two is still missing?
near =
    Units go from a territory to one beside it, across one border. Two that only touch at a corner are not beside each other.
    Start with the ringed territory, where your single unit stands.
    .chip = Beside
    .task = Click the three territories beside it
    .how = Each shares a border with the ringed one.
    .wrong = That is the territory in which your unit stands.
    .far = That one has no border in common with the ringed territory.
    .hint1 = Go once round its border lines. Who lies on the other side?
closed =
    This territory has borders on every side and can grow no more: it is closed.
    Closed territories are what one wants: once a year, at Harvest, they bring Fame, that is points: 1 on two tiles, 2 on three or more.
    .chip = Closed
open =
    A territory that reaches the sandy shore is open. A new tile can make it larger, or close it.
    Closing one of your own brings as much Fame at once as it has tiles.
    .chip = Open
    .task = Click your territory that is still open
    .how = Somewhere it ends at the sandy shore: no border is there.
    .wrong = That one is closed: borders all around.
    .hint1 = Which of your two territories reaches the outer edge of the map?
take =
    More territories bring more of everything. The ringed one is neutral: walk in, and it is yours.
    The Move card in your hand is one move, with as many units as you like.
    .chip = Move
    .task = Control the ringed territory, and keep the one you leave
    .how = Play Move. At least one unit has to stay behind.
    .wrong = That is allowed, but it does not give you the ringed territory. I took it back.
    .all = With all three you gain one territory and give up the closed one. I took it back: leave one unit there.
    .recruit = More units are good, but new ones appear where you already are. First the Move.
    .fight = The Ravens are there: that would be a combat. For now take what nobody defends.
    .west = That territory is yours already. Go where nobody stands.
    .idle = You have a card for it: play Move first.
    .hint1 = From which of your territories can you send somebody and still keep it?
    .hint3 = Move, from your closed territory to the ringed one, with one unit or two.
end =
    You can read the land: whose it is, what lies beside it, what is open and what is closed. Next come cards and the year.
