neutral =
    Brown units belong to nobody: neutral units, who guard much of the land. Whoever walks in has to fight them, or talk.
    .chip = Neutral
    .task = Click the two areas with neutral units
    .how = Brown pieces, and no crest beside them.
    .wrong = No units stand there.
    .own = Those are yours: blue.
    .uthuk = Those belong to the Uthuk: red.
    .hint1 = One lies at your gate, the other is a Dragon.
influence =
    Talking costs influence. You have 4, the Uthuk have 1: the number beside the medal in each player's row. It is open to all.
    With influence one also buys titles and heroes and bids for favours.
    .chip = Influence
enter =
    Two Beastmen stand in 5A. You have two Footmen, and would rather make friends than fight. Your order is Mobilize.
    .chip = Talk
    .task = Go to 5A with both Footmen of DC, and talk
    .how = March as always; then you are asked whether you fight or negotiate.
    .wrong = That is another area. I took it back.
    .fight = A battle would cost units on both sides, and these could be yours. I took it back.
    .one = Bring both: whoever stays behind guards nothing here. I took it back.
    .guard = The Bowman stays at the stronghold. I took it back.
    .dragon = The Dragon would be nice, but you cannot reach him. I took it back.
    .early = First the Footmen have to march. I took it back.
    .hint1 = Where do two Footmen stand?
spend =
    For each influence that you spend, up to six, you draw a Fate card, and then you choose one. Of the 30 cards 4 say success, 8 partial success, 18 failure.
    .chip = Spend
    .task = Spend 3 influence
    .how = Whatever you spend is gone, however it ends.
    .wrong = That is another number. I took it back.
    .few = Too few cards: most of them say failure. I took it back.
    .all = Then you would have nothing left. Three this time; I took it back.
    .hint1 = Keep one for later.
card =
    Success: they become your allies and stay. Partial success: they retreat to another area. Failure: you fight, or go away yourself.
    .chip = Card
    .task = Choose the card that makes them allies
    .how = In diplomacy only the word on the card counts.
    .wrong = There is a better card. I took it back.
    .middle = Then they leave, and 5A is yours. Good, but there is something better; I took it back.
    .failure = That means a battle or going away. I took it back.
    .hint1 = Which card says success?
allies =
    The two Beastmen stand with your Footmen now. Allies march and fight as your own do,
    as long as they end in an area that you control.
    .chip = Allies
autumn =
    You have 1 influence left. More comes from the order Acquire Power, from cities with Rally Support,
    and every Autumn as a choice: 2 influence or a Tactics card.
    .chip = Autumn
    .task = Take influence
    .how = Two at once.
    .wrong = That is the other one. I took it back.
    .tactics = A Tactics card is good, too, but with 1 influence you can hardly talk to anybody. I took it back.
    .hint1 = What are you short of?
bid =
    Spring, and the Season card asks for bids: the highest bid takes a Tactics card back from the discard pile.
    All choose in secret; everybody pays his bid, won or lost. You have 3, the Uthuk 2.
    .chip = Bid
    .task = Bid so that you win for certain
    .how = More than the Uthuk can bid.
    .wrong = That is not certain. I took it back.
    .low = The Uthuk can bid 2. I took it back.
    .tie = The Uthuk can bid 2 as well: a tie. I took it back.
    .hint1 = What is the most that the Uthuk can bid?
end =
    Influence buys cards, and cards buy friends. Next: heroes, quests and duels.
