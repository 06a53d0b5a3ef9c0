deck =
    All you do comes from your deck, and everybody begins with the same six cards and one of the clan's own. Better cards win.
    There are three ways to them, and the first comes with every pass.
    .chip = Why
take =
    Build is useless without wood, so pass. Then you choose: Recruitment brings two units, but takes your turn. Town Hall brings one, but is a Flash card, played besides it.
    .chip = Take
    .task = Pass, and take the Flash card
    .how = It goes on top of your draw pile, so you hold it next year.
    .wrong = That is allowed, but it does not bring the card. I took it back.
    .slow = Two units, but they cost you the turn. I took it back: this time take the lightning.
    .hint1 = What do you say when you want no more turns this year?
upgrade =
    A year later you have 3 lore, Recruit, and the better Town Hall. For 3 lore and a card of your hand you gain one of your clan's two upgrades.
    The card that you give up may leave the game for good.
    .chip = Upgrade
    .task = Gain Plunder, and let Recruit leave the game
    .how = Plunder removes an enemy unit next to you, and draws a card.
    .wrong = That is allowed, but it is not the upgrade. I took it back.
    .war = Call to War brings units along the border. Good, but here one enemy stands alone: Plunder fits better.
    .keep = Then Recruit comes back every few years. I took it back: let it leave the game.
    .better = Town Hall does the same as Recruit and takes no turn. I took it back: give up Recruit.
    .need = You will need Move in a moment. I took it back: give up Recruit.
    .feast = A Feast can be anything. I took it back: give up Recruit.
    .first = Playing it brings a unit. But this time it is the price of the upgrade.
    .cheap = Then the lore buys no upgrade. I took it back.
    .lore = Removing costs 2 lore, and then 3 are not left. I took it back.
    .hint1 = What can be done in a turn besides playing a card?
plunder =
    Plunder is in your hand now, and it is a Flash card. One lone Raven holds the ringed territory.
    If it goes, nobody stands there, and your Move needs no combat.
    .chip = Use it
    .task = Take the ringed territory without a combat
    .how = Plunder first, then Move with one unit.
    .wrong = That is allowed, but it is not the way. I took it back.
    .early = The Raven is still there: that would be a combat. I took it back: Plunder first.
    .all = Both would leave your closed territory empty. I took it back: one is enough.
    .other = One more unit is good, but first the Raven.
    .feast = A Feast can be a Move, but you hold Move. Keep the better card.
    .later = The clan card can move, too. Keep it: you have Move for this.
    .from = From there it is not next door. Start in the territory with two units.
    .go = Your turn is not over: the way is free now.
    .hint1 = Which card removes an enemy unit?
thin =
    The sixth year: no wood, and Build only clogs your hand. For 2 lore a card leaves the game for good, and you draw two at once.
    So a small deck brings its best cards more often.
    .chip = Remove
    .task = Remove Build from the game
    .how = Among your actions, beside exchanging and waiting.
    .wrong = That is allowed, but Build is still there. I took it back.
    .flash = Town Hall is a good card. I took it back: remove Build.
    .back = Exchanging costs 1 lore, but brings one card instead of two, and Build comes back. I took it back.
    .idle = You have 2 lore for it. I took it back.
    .hint1 = Which of the two cards can do nothing now?
fame =
    Two cards for one. Most development cards also carry Fame: Town Hall has 1. It counts at the end wherever the card is, so a good choice counts twice.
    In the seventh year the open cards are Achievements, worth Fame only.
    .chip = Fame
end =
    Take the right card when you pass, buy an upgrade early, throw out what is weak. Next: Fame, and how one wins.
