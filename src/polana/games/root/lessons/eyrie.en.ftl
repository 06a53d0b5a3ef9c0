decree =
    The Eyrie obeys its Decree. Your row shows the columns: flag Recruit, boot Move, swords Battle, hammer Build.
    Each card there is an order for every turn, in clearings of its suit. Birds, such as your two viziers, fit everywhere.
    .chip = Decree
add =
    At Birdsong you must add one card to the Decree, and may add a second. It stays there, so ask: can I do this every turn?
    Clearing 11 is a mouse clearing, guarded by one cat.
    .chip = Add
    .task = Order a roost in a mouse clearing
    .how = One card is enough today: choose it, its column, and stop.
    .wrong = That is allowed, but it orders no roost in a mouse clearing. I took it back.
    .fox = A fox card would send you to fox clearings. There two cats wait in 6. I took it back.
    .recruit = You would have to recruit at a roost in a mouse clearing, and you have none yet. I took it back.
    .move = You would have to move from a mouse clearing, and no bird stands in one. I took it back.
    .battle = That would be a fight in a mouse clearing every turn, also when nobody is there. I took it back.
    .hint1 = Which card shows a mouse, and which column makes roosts?
recruit =
    Daylight: the columns, from the left. Recruit has a vizier, a bird: choose any roost. Your leader, the Charismatic, brings two birds each time instead of one.
    .chip = Recruit
    .task = Carry out Recruit
    .how = The bird below the map is the vizier.
    .wrong = That is not it. I took it back.
    .hint1 = Only one card lies in this column.
move =
    Move has a rabbit: the move must start in a rabbit clearing. Clearing 3 is one, and five birds stand there.
    .chip = Move
    .task = Send three or four birds to clearing 11
    .how = The card tells where you start, not where you go.
    .wrong = That is allowed, but it does not help in clearing 11. I took it back.
    .fox = In 6 no roost is ordered: that is a fox clearing. I took it back.
    .empty = Clearing 7 is a mouse clearing, too, but then the Battle column finds no enemy. I took it back.
    .few = Safer with three or four: you want to win and then hold the place. I took it back.
    .all = Then nobody guards the roost in 3. Leave one bird. I took it back.
    .hint1 = In which mouse clearing is somebody to fight?
battle =
    Battle has the other vizier: fight anywhere. Your only enemy nearby is the cat in 11. If you could not fight, the government would fall.
    .chip = Battle
    .task = Carry out Battle
    .how = The bird below the map is the vizier.
    .wrong = That is not it. I took it back.
    .hint1 = Again only one card lies in the column.
build =
    Build has your mouse card: a roost in a mouse clearing that you rule and that has none. Then the Decree is done, and in the Evening your roosts score.
    .chip = Build
    .task = Build the roost and end the turn
    .how = Two roosts bring 1 point each Evening, seven bring 5.
    .wrong = That is not it. I took it back.
    .hint1 = The mouse, then done.
stuck =
    Two rounds later. The Build column still wants a roost in a mouse clearing, every turn. In 11 you have one, and a clearing holds only one roost.
    .chip = Stuck
    .task = Click the other three mouse clearings
    .how = Look who rules there.
    .wrong = That is no mouse clearing.
    .roost = In 11 your roost stands already. The other three.
    .rabbit = Clearing 3 is a rabbit clearing.
    .hint1 = One on the right, one on the left, one at the bottom.
turmoil =
    Cats rule all three. So the Build column cannot be carried out. Fight the battle in 11 that is still due, and see what follows.
    .chip = Turmoil
    .task = Carry out what is left of the Decree
    .how = First the bird, then the mouse.
    .wrong = That is not it. I took it back.
    .hint1 = Choose the card that is lit.
leader =
    Turmoil: 1 point lost for each bird in the Decree, so 2 here. The cards are gone, the leader too.
    Choose a new one: he puts the viziers into columns of his own. After that it is Evening.
    .chip = Leader
    .task = Choose a new leader
    .how = Every leader is right here. The Despot puts them on Move and Build.
    .wrong = Choose one of the leaders.
    .hint1 = Three are left.
end =
    You can lead the Eyrie: add little, think two turns ahead, columns from the left. Enemies hurt you by taking what the Decree needs: room, roosts, or somebody to fight.
