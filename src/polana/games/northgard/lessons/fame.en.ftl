ways =
    There are two ways to win. At the end of any year: three closed territories of yours with a large building in each.
    If nobody manages that, most Fame after the seventh year. The strip shows that this is the fifth.
    .chip = Two ways
which =
    The quickest Fame comes from exploring: a tile that closes a territory of yours brings as much Fame as that territory has tiles.
    .chip = Choose
    .task = Click your territory that one tile could close
    .how = It is open, and only one side is missing.
    .wrong = Not this one.
    .closed = That one is closed already: it brings Fame at every Harvest, but it cannot be closed twice.
    .theirs = The Stags hold that one. Whoever closes what belongs to another gains nothing.
    .hint1 = Which of your territories reaches the edge of the map?
close =
    A new tile has to touch an open side of a territory of yours, and no border line may break off.
    Turn it as you like: two of its four sides close your territory here, the other two leave it open.
    .chip = Close
    .task = Explore, and close the ringed territory
    .how = The preview shows how the borders will run.
    .wrong = That is allowed, but it closes nothing of yours. I took it back.
    .open = Turned this way the territory goes on beyond the tile. I took it back: turn it so that a border runs all around.
    .move = First the tile: Explore is in your hand.
    .hint1 = On which turn does the line on the new tile meet both lines of yours?
    .hint3 = Explore, then turn 0 or turn 3.
sources =
    Two tiles, 2 Fame at once, and 1 more at every Harvest. Fame also comes from Altars of Kings and from cards.
    At the end every three resources left over count 1, and each Unrest card takes 5 away.
    .chip = Sources
guard =
    Only who stands in a closed territory has Fame from it. Two are yours now: a third, a large building in each, and you win at the end of the year.
    .chip = Yours
    .task = Click your two closed territories
    .how = Borders run all around each of them.
    .wrong = That one is open, or not yours.
    .hint1 = One in the middle, one at the left.
end =
    Close what is yours, guard it, build large. Now try a match: easy bots wait in the lobby.
