open =
    The Riverfolk are traders: they live on what others pay. Your hand lies open for everybody, and at the start of their turn others may buy from you. They pay with their own warriors.
    .chip = For sale
sale =
    It is the Marquise's turn. A card of yours costs 2, riverboats cost 1, mercenaries 2. She wants the Anvil.
    .chip = A sale
    .task = Watch the Marquise buy a card
    .how = Two cats leave her supply for your payments.
birdsong =
    Your Birdsong: first dividends, a point for every 2 warriors in your funds, if you have a trade post. You had 2, so you got 1 point.
    Then all payments became funds: 2 otters and 3 cats, 5 in all.
    .chip = Dividends
post =
    Funds are your actions, all of them in Daylight. The best one: a trade post. It costs 2 warriors of whoever rules the clearing, and brings 2 points and an otter. The Marquise rules 11.
    .chip = Post
    .task = Establish a trade post in clearing 11
    .how = Two of her three cats in your funds pay for it.
    .wrong = That is allowed, but it makes no trade post in 11. I took it back.
    .twelve = In 12 it would work, but the river does not lead there, and otters swim. I took it back.
    .first = The trade post first, as long as you have her warriors. I took it back.
    .battle = Traders do not hit their customers. I took it back.
    .early = Your funds can still do something. I took it back.
    .hint1 = Which action makes trade posts?
draw =
    Where a customer's pieces share a clearing with your post, he may buy one thing more. So restock: draw a card. For that a warrior is only committed: next Birdsong he is back in your funds.
    .chip = Draw
    .task = Draw a card with the cat
    .how = Move, battle, craft and draw all commit.
    .wrong = That is allowed, but it draws no card. I took it back.
    .own = That would work. But the next action spends a warrior, and a spent cat would go home to the Marquise. I took it back.
    .recruit = Recruiting comes next. I took it back.
    .move = Moving commits a warrior, too. Draw first. I took it back.
    .battle = Traders do not hit their customers. I took it back.
    .craft = Crafting commits warriors to uncovered places of trade posts. Not today. I took it back.
    .early = Your funds can still do something. I took it back.
    .hint1 = Which action is for cards?
recruit =
    Recruit spends: an otter of your funds goes back to your supply, and one is placed in any clearing by the river. Spent is gone, so think twice.
    .chip = Recruit
    .task = Put an otter into clearing 11
    .how = The new post could use guards.
    .wrong = That is allowed, but it guards no post. I took it back.
    .other = The new post in 11 needs him more. I took it back.
    .draw = One fund should stay for dividends. Recruit. I took it back.
    .move = The river is open to you, but today you recruit. I took it back.
    .battle = Traders do not hit their customers. I took it back.
    .craft = Not today. I took it back.
    .early = The post in 11 needs a guard. I took it back.
    .hint1 = Which action brings warriors?
prices =
    One fund stays for later: what lies there pays dividends. In the Evening you set the price of each service, from 1 to 4. Cheap sells often, dear sells to those in need.
    .chip = Prices
    .task = End Daylight and set the three prices
    .how = Each price is right that somebody pays.
    .wrong = Set a price from 1 to 4.
    .keep = Keep what is left for dividends. I took it back.
    .hint1 = Say that you are done, then choose three numbers.
attacked =
    What hurts: a lost trade post. Three cats attack in 11; the dice show 2 and 0. The post leaves the game for good.
    .chip = Loss
    .task = Watch the attack on clearing 11
    .how = One otter guards the post, and you have 5 funds.
loss =
    And half of your funds flee, rounded up: 3 of 5. You choose whose. Cats pay for trade posts where the Marquise rules, otters where you do.
    .chip = Choose
    .task = Let three cats go
    .how = They return to the Marquise's supply.
    .wrong = That is not it. I took it back.
    .own = You have only two otters there, but three cats. Let the cats go. I took it back.
    .hint1 = Whose warriors are less useful to you?
end =
    You can trade: sell, save for dividends, commit what returns, spend for trade posts. Put them where your customers are, and make sure that they need you.
