two =
    With many players a second Vagabond may come along. You are the Thief in 12, the other one is the Tinker in 9. Quests lie open for both of you.
    Under each ruin there are two items instead of one.
    .chip = Two
explore =
    Whoever explores a ruin now looks at both items and takes one. The other one stays for whoever comes next.
    .chip = Explore
    .task = Explore the ruin in clearing 12 and take an item
    .how = It brings 1 point, but only if you take something: the bag or the boots.
    .wrong = That is allowed, but it brings no item. I took it back.
    .nothing = Who takes nothing scores nothing, and the torch is used up. I took it back.
    .later = The card is next. First the ruin. I took it back.
    .away = Stay: the ruin is here. I took it back.
    .early = The torch is still ready. I took it back.
    .hint1 = Your torch is ready.
join =
    You have 12 points, the Eyrie has 17. A Vagabond cannot win with a dominance card. But with 10 points and four players or more it makes a coalition: with whoever has the fewest points.
    .chip = Coalition
    .task = Join the player with the fewest points
    .how = The Marquise has 6, fewer than anybody.
    .wrong = That is allowed, but it makes no coalition. I took it back.
    .away = First the card. I took it back.
    .early = The card can still be played. I took it back.
    .hint1 = Which card of your hand is a dominance card?
joined =
    From now on you score no points. If the Marquise wins, you win with her, and there is no way back.
    So help her with all you have: with cards, items, and with blows against whoever leads.
    .chip = Partner
help =
    Rounds later. The Marquise has 28 points, a workshop in 1, and no card. You stand beside her and hold the Anvil, which is worth 2 points to whoever crafts it.
    .chip = Help
    .task = Give her the Anvil
    .how = Exhaust any item, such as the sword. Clearing 1 is a fox clearing, and the Anvil a fox card.
    .wrong = That is allowed, but it does not give her the card. I took it back.
    .battle = Do not fight your partner. I took it back.
    .away = Stay with her: she needs your card. I took it back.
    .steal = Do not steal from your partner. I took it back.
    .early = The Anvil is still in your hand. I took it back.
    .hint1 = With which action does the Vagabond give cards?
victory =
    It is the Marquise's turn. She crafts the Anvil in her workshop.
    .chip = Victory
    .task = Watch how you win
    .how = 28 and 2 make 30.
end =
    You know the second Vagabond and the coalition: join whoever is last, then make the last one first. The others should mind whom they leave behind.
