plots =
    The Corvids score with plots, tokens that lie face down; only you know what they are. In 10 lies an extortion, in 12 a bomb. At Birdsong you flip plots in clearings where you have a warrior.
    .chip = Plots
first =
    Each flip scores a point for every plot that then lies face up. So the order counts: a bomb leaves the map after its flip, an extortion stays.
    .chip = First
    .task = Flip the plot that stays
    .how = An extortion takes a card by lot from each enemy there.
    .wrong = That is allowed, but it flips no plot. I took it back.
    .bomb = Then each flip would score only 1: the bomb is gone before the second one. I took it back.
    .recruit = After recruiting no plot can be flipped any more. I took it back.
    .early = Two plots are waiting. I took it back.
    .hint1 = Which of the two is still there afterwards?
bomb =
    1 point and a card of the Marquise. Now the bomb: two plots face up, so 2 points. It removes all enemy pieces in 12, and the sawmill is one point more.
    .chip = Bomb
    .task = Flip the bomb
    .how = A cat and a sawmill are in 12.
    .wrong = That is allowed, but the bomb stays hidden. I took it back.
    .recruit = First the bomb: after recruiting no plot can be flipped. I took it back.
    .early = The bomb is waiting. I took it back.
    .hint1 = Flip again.
recruit =
    7 points. Last in Birdsong you recruit, once: spend a card, and one warrior appears in each clearing of its suit.
    .chip = Recruit
    .task = Recruit in all mouse clearings
    .how = Four mouse clearings, four crows.
    .wrong = That is allowed, but it brings no crows to the mouse clearings. I took it back.
    .rabbit = That would be the rabbit clearings. Also good, but today the mice. I took it back.
    .early = Recruiting is due now. I took it back.
    .hint1 = Which card shows a mouse?
move =
    Daylight: three actions. Crows may move whoever rules. A new plot costs a warrior, and another must be there to flip it later. In 9 stands one: bring a second.
    .chip = Move
    .task = Bring a crow from 12 to 9
    .how = One is enough.
    .wrong = That is allowed, but nobody comes from 12 to 9. I took it back.
    .plot = In 9 a lonely crow would pay for the plot, and nobody could flip it. First move. I took it back.
    .battle = You are few. Fight only for plots. I took it back.
    .early = You have three actions. I took it back.
    .hint1 = Move, from 12, to 9.
plot =
    Now place a plot: one crow goes, the plot comes, and you choose its kind in secret. A second plot in the same turn would cost two crows.
    .chip = New plot
    .task = Place a plot in clearing 9
    .how = Bomb burns, snare holds fast, extortion takes cards, raid brings crows when it is removed.
    .wrong = That is allowed, but no plot lies in 9. I took it back.
    .alone = There the last crow, or one too few, would stay to flip it. In 9 there are enough. I took it back.
    .move = Enough moved. Now the plot. I took it back.
    .battle = First the plot. I took it back.
    .early = The plot is still missing. I took it back.
    .hint1 = Which action puts a plot on the map?
evening =
    Evening: draw one card, and one for each extortion that lies face up, so two. Or exert yourselves: one action more, but no cards.
    .chip = Evening
    .task = End your turn and draw
    .how = First end Daylight, then choose not to exert.
    .wrong = That is allowed, but then you do not draw now. I took it back.
    .exert = Then you draw nothing. Two cards are worth more today. I took it back.
    .keep = One action may remain unused. I took it back.
    .hint1 = Twice done.
wrong =
    What hurts: exposure. On his own turn an enemy with a piece beside your plot may show a card of the clearing's suit and guess what it is. Your plot in 9 is a snare.
    .chip = A guess
    .task = Watch the Marquise guess: raid
    .how = If she is wrong, the card is yours.
right =
    Wrong: the mouse card is in your hand. But she has another one and may guess again.
    .chip = Another
    .task = Watch her guess: snare
    .how = If she is right, the plot is gone and she scores a point.
end =
    You can lead the Corvids: flip what stays before what goes, keep a crow beside each plot, and place plots where enemies lack the cards to guess.
