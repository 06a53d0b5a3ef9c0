items =
    The Vagabond has no warriors and no buildings: one pawn, and items. Nearly everything you do exhausts an item, and your turn is over when you have used them up.
    At Birdsong three are refreshed, and two more for each tea.
    .chip = Items
slip =
    All your items are ready. Still at Birdsong you may slip: one step for nothing, also into or out of a forest. You stand in the forest between 1, 9, 10 and 12.
    .chip = Slip
    .task = Slip to clearing 12
    .how = There is a ruin, and there are two cats.
    .wrong = That is allowed, but it does not bring you to clearing 12. I took it back.
    .stay = In the forest there is nothing to do. I took it back.
    .other = There is less to do there than in 12. I took it back.
    .hint1 = It is the fox clearing in the middle, with a ruin.
explore =
    Daylight: as many actions as your items allow. A torch explores a ruin: you score 1 point and keep the item that lies below.
    .chip = Explore
    .task = Explore the ruin
    .how = It exhausts your torch.
    .wrong = That is allowed, but the ruin stays closed. I took it back.
    .special = As a Thief you could steal a card with the torch. Today it opens the ruin. I took it back.
    .battle = A cat that you remove makes the Marquise hostile. We want her as a friend. I took it back.
    .soon = That comes in a moment. First the ruin. I took it back.
    .away = Stay: here is everything you need. I took it back.
    .early = Your items are still ready. I took it back.
    .hint1 = Which action is for ruins?
aid =
    A bag. Now make a friend: aid. Exhaust any item and give somebody in your clearing a card of its suit. You take an item that they crafted, here a sword, and they like you more.
    .chip = Aid
    .task = Aid the Marquise
    .how = Give the Anvil, a fox card. Keep the tea and boots for the quest.
    .wrong = That is allowed, but it helps nobody. I took it back.
    .tea = The tea is needed for the quest. Exhaust something else. I took it back.
    .battle = One does not help with a sword. I took it back.
    .soon = The quest is next. I took it back.
    .away = Stay: the Marquise is here. I took it back.
    .early = Your items are still ready. I took it back.
    .hint1 = Which action gives something away?
quest =
    1 point for the first step of friendship; the next ones are worth more. Three quests lie open. Errand is done in a fox clearing, with tea and boots. You stand in one and have both.
    .chip = Quest
    .task = Complete the quest
    .how = As a reward: two cards, or a point for each quest of that suit that you have done.
    .wrong = That is allowed, but the quest stays open. I took it back.
    .battle = The sword can wait. I took it back.
    .away = You would use up the boots that the quest needs. I took it back.
    .early = The quest can be done now. I took it back.
    .hint1 = Choose Quest, then what you would like.
evening =
    Evening: you draw a card, and one more for each pile of coins that is ready. Six items fit into your satchel, two more for each bag.
    .chip = Evening
    .task = End your Daylight
    .how = What is still ready stays ready.
    .wrong = Nothing of that is needed. I took it back.
    .battle = Leave the cats in peace: they are friends. I took it back.
    .away = You could move on. Today you stay in 12. I took it back.
    .hint1 = Say that you are done.
attacked =
    What hurts: hits. You have nobody else to take them, so each hit damages an item. Three cats attack, the dice show 2 and 0.
    .chip = Hits
    .task = Watch the attack in clearing 12
    .how = The Marquise changed her mind about you.
damage =
    Damaged items cannot be used until they are repaired. So give what you will miss least. Boots walk and a torch explores: keep them. Swords only matter in battle.
    .chip = Damage
    .task = Let both swords be damaged
    .how = Two hits, two items.
    .wrong = That is allowed, but you will miss it more. I took it back.
    .boots = Without boots you do not get away. I took it back.
    .torch = Without the torch there are no ruins. I took it back.
    .tea = The tea refreshes two items each turn. I took it back.
    .bag = The bag makes room for two more items. I took it back.
    .hint1 = Which two are for fighting?
rest =
    Your next turn. Whoever ends his turn in a forest repairs everything in the Evening, and there nobody can attack you. A hammer would repair one item at once.
    .chip = Rest
    .task = Repair both swords
    .how = Slip into a forest and end your turn there.
    .wrong = That is allowed, but it repairs nothing. I took it back.
    .clearing = In a clearing nothing is repaired. I took it back.
    .hint1 = Where does nobody follow you?
end =
    You can travel as the Vagabond: items are actions, ruins and aid bring more of them, quests and friends bring points. When you are hurt, rest in a forest.
