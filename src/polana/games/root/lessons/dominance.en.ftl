behind =
    You have 11 points, the Eyrie has 24. You will hardly catch up. From 10 points on there is another way to win, and it asks for land instead of points.
    .chip = Behind
card =
    This is a dominance card. Whoever lays it down gives up his points for good. In return he wins if he rules three fox clearings when his next turn begins.
    .chip = The card
foxes =
    Three of the four fox clearings are needed. How many do you rule already? The red fox is their sign.
    .chip = Foxes
    .task = Click the fox clearings that you rule
    .how = Count warriors and buildings, as you have learned.
    .wrong = That is no fox clearing, or nobody of yours is there.
    .tie = One against one: a tie has no ruler.
    .empty = A fox clearing, but empty. Remember it.
    .rabbit = You rule it, but it is a rabbit clearing.
    .hint1 = There are two. One is your corner.
activate =
    Two of three. The card is laid down in your own Daylight, and it takes none of your actions.
    .chip = Lay down
    .task = Lay down the dominance card
    .how = It is among the actions of your Daylight, at the end of the row.
    .wrong = That is allowed, but the card is still in your hand. I took it back.
    .first = You will need your actions. But first the card: without it the clearings win nothing.
    .done = If Daylight ends now, the chance is gone for a whole round.
    .hint1 = Which of the actions has the name of the card?
third =
    Your score marker is gone: no more points for you. One fox clearing is missing, and clearing 12 stands empty.
    .chip = Third
    .task = Rule a third fox clearing: 12
    .how = Somebody near has warriors to spare.
    .wrong = That is allowed, but clearing 12 stays empty. I took it back.
    .hint1 = From which of your clearings does a path lead to 12?
hold =
    Now everybody has read your card, and has one turn to stop you. A round later you hold clearings 1, 6 and 8, and the Eyrie stands before you in two of them.
    .chip = Hold
attack =
    It is the Eyrie's turn, the last before yours. If you still rule three fox clearings afterwards, you win in the moment in which your Birdsong begins.
    .chip = Storm
    .task = The Eyrie attacks
    .how = It may take one clearing from you. Will it?
bird =
    No hit, and your turn began with three fox clearings: you have won, whatever the others had. There is a bird card, too: for two opposite corners of the map.
    .chip = Bird
    .task = Click the corner opposite to clearing 1
    .how = Straight across the whole map.
    .wrong = That is not the opposite corner.
    .hint1 = Clearing 1 is at the upper left. What is opposite?
end =
    You know both ways to win: 30 points, or dominance when your turn begins. That is all of the basics. Now learn the faction that you like best.
