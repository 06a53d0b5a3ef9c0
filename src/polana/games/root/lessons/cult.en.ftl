outcast =
    The Cult preaches to the despised. Cards that others discard gather as Lost Souls: now two mice and a fox. The suit that lies there most often becomes the Outcast at Birdsong.
    So today it is the mouse.
    .chip = Outcast
where =
    In clearings of the Outcast your acolytes, three lizards beside the map, can conspire, even where you have nobody. The strongest conspiracy turns an enemy building into a garden of yours.
    .chip = Where
    .task = Click the mouse clearing with an enemy building
    .how = The four mouse clearings are 2, 7, 9 and 11.
    .wrong = That is no mouse clearing.
    .empty = A mouse clearing, but no building stands there.
    .rabbit = There is a sawmill, but it is a rabbit clearing.
    .own = That is your own garden, in a rabbit clearing.
    .hint1 = It lies in the upper right corner.
sanctify =
    It is called sanctify and costs 3 acolytes. The sawmill goes, for 1 point, and a mouse garden stands in its place. Where you have a garden, you rule, however many cats are there.
    .chip = Sanctify
    .task = Sanctify the sawmill in clearing 2
    .how = Then end the conspiracies.
    .wrong = That is allowed, but the sawmill stays. I took it back.
    .convert = Convert, for 2 acolytes, makes one cat a lizard. The sawmill is worth more. I took it back.
    .early = Three acolytes are waiting. I took it back.
    .hint1 = Which of the three is for buildings?
build =
    Daylight is for rituals. Each needs a card, which you reveal and keep. Build: reveal a card, and a garden of its suit rises in such a clearing that you rule. Clearing 5 has room.
    .chip = Build
    .task = Build a second rabbit garden
    .how = A revealed card cannot be revealed again this turn.
    .wrong = That is allowed, but it builds no rabbit garden. I took it back.
    .mouse = That would be a second mouse garden. First the rabbits. I took it back.
    .recruit = Recruiting comes later. I took it back.
    .score = One garden alone scores nothing. Build a second one first. I took it back.
    .early = You have three cards to reveal. I took it back.
    .hint1 = Which cards show a rabbit?
score =
    Two rabbit gardens are on the map. The ritual Score brings points for all gardens of one suit: 2 for two or three, 3 for four, 4 for five. This card you do spend.
    .chip = Score
    .task = Score your rabbit gardens
    .how = Once a turn for each suit.
    .wrong = That is allowed, but it brings no 2 points. I took it back.
    .mouse = One mouse garden brings nothing yet. I took it back.
    .recruit = First the points. I took it back.
    .build = First the points. I took it back.
    .early = You can still score. I took it back.
    .hint1 = A rabbit card again.
recruit =
    7 points. The last card, a mouse, can bring a lizard into any mouse clearing. The garden in 2 has no guard yet.
    .chip = Recruit
    .task = Put a lizard into clearing 2
    .how = No path is needed.
    .wrong = That is allowed, but nobody comes to clearing 2. I took it back.
    .far = The garden in 2 needs the guard. I took it back.
    .build = A garden without guards is easy prey. Recruit. I took it back.
    .score = One mouse garden brings nothing yet. I took it back.
    .early = One card can still be revealed. I took it back.
    .hint1 = Which ritual brings warriors?
evening =
    Evening: the cards that you only revealed return to your hand. Gardens of the Outcast's suit could craft now. Then you draw: one card, and one more for each suit with two gardens.
    .chip = Evening
    .task = End your turn
    .how = Two cards today.
    .wrong = That is allowed, but not needed today. I took it back.
    .craft = The mouse garden could make tea from a mouse card. But today you keep the card. I took it back.
    .hint1 = Say that you are done.
attacked =
    What hurts: lizards attack badly, and gardens burn. The Marquise attacks in clearing 2, and the dice show 2 and 0.
    .chip = Fire
    .task = Watch the attack on clearing 2
    .how = One lizard and a garden are there.
revenge =
    The garden is gone, and its fear cost you a card by lot. But a lizard that falls while defending becomes an acolyte: revenge.
    So each attack on you pays for your next conspiracy.
    .chip = Revenge
end =
    You can lead the Cult: watch which suit is discarded, conspire there, reveal cards for rituals, score suits with two gardens and more. Spread the gardens, and let them attack you.
