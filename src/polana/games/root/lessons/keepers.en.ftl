relics =
    The Keepers seek relics: figures, tablets and jewelry, hidden in the forests. Each is worth 1 to 3 points, and nobody sees how much.
    In the forest between 3, 6 and 11 a figure lies. Three steps bring it home.
    .chip = Relics
encamp =
    First you need a waystation, which takes relics of one kind. At Birdsong you may encamp: a badger becomes a waystation. You stand in clearing 3.
    .chip = Encamp
    .task = Make a waystation for figures in clearing 3
    .how = Each tile has two kinds. Figure and tablet will do, and so will figure and jewelry.
    .wrong = That is allowed, but it makes no waystation. I took it back.
    .kind = The relic nearby is a figure; this waystation would not take it. I took it back.
    .early = Without a waystation there are no points. I took it back.
    .hint1 = What kind of relic lies between 3, 6 and 11?
recruit =
    Where a waystation is, badgers gather: spend a card of the clearing's suit and place two. As often as you have cards.
    .chip = Recruit
    .task = Recruit two badgers in clearing 3
    .how = Then end Birdsong.
    .wrong = That is allowed, but it brings no badgers. I took it back.
    .decamp = Then the waystation would be a badger again. I took it back.
    .early = One rabbit card is there for recruiting. I took it back.
    .hint1 = Clearing 3 is a rabbit clearing.
move =
    Daylight belongs to the Retinue: cards in three columns, shown with your seat. Each acts once in a clearing of its suit. The first column moves: its rabbit starts from a rabbit clearing, so from 3.
    .chip = Move
    .task = Send two or three badgers to clearing 11
    .how = You will need rule in two clearings beside the forest.
    .wrong = That is allowed, but it does not help here. I took it back.
    .seven = Clearing 7 does not touch the forest between 3, 6 and 11. I took it back.
    .six = Clearing 6 would do as well. Today go to 11. I took it back.
    .one = Then four stay in 3, and in the Evening one of every four or more must go. I took it back.
    .many = Leave at least two in 3. I took it back.
    .early = The card wants to act. I took it back.
    .hint1 = Choose the card, then clearing 11.
delve =
    The second column: battle, then delve. With no enemy in 3 you delve at once: a relic comes from a forest beside the clearing. If it is worth more than you rule clearings by that forest, now two, the card is lost.
    .chip = Delve
    .task = Fetch the figure into clearing 3
    .how = This one will prove to be worth 2, so the card stays.
    .wrong = That is allowed, but no relic comes. I took it back.
    .tablet = In that forest lies a tablet; your waystation takes figures. I took it back.
    .early = The figure is waiting. I took it back.
    .hint1 = Which forest lies between 3, 6 and 11?
recover =
    The third column: move or recover. Recovering takes a relic at a waystation of its kind and scores its value, here 2. You rule only one rabbit clearing, less than 2, so this card leaves afterwards.
    .chip = Recover
    .task = Recover the figure
    .how = Then end Daylight.
    .wrong = That is allowed, but the relic stays in 3. I took it back.
    .move = Moving would waste the chance. I took it back.
    .early = The relic lies ready. I took it back.
    .hint1 = Choose the card, then what brings points.
gather =
    6 points. Evening: one badger goes from each clearing with four or more; you have none such. Then you add cards to the Retinue: they act every turn from now on.
    .chip = Retinue
    .task = Add your mouse card to the Retinue
    .how = Any column; think of what you need in mouse clearings.
    .wrong = That is allowed, but the Retinue does not grow. I took it back.
    .shift = Moving a card to another column is possible, too. But you lost one today. I took it back.
    .early = Add the card first. I took it back.
    .hint1 = Choose the card, then a column.
attacked =
    What hurts: lost relics. On the way a figure lies in 11 with one badger. Beside a relic badgers ignore the first hit, but the dice show 3 and 0.
    .chip = Attack
    .task = Watch the attack on clearing 11
    .how = Three cats attack.
lost =
    Three hits, one ignored: badger and relic are gone. For a relic an enemy scores 2 instead of 1, and he chose the forest where it lies now, its value open: far away.
    .chip = Lost
end =
    You can lead the Keepers: waystation, delve, recover, and a Retinue that grows. Rule as many clearings as the relic is worth, and never leave a relic with few guards.
