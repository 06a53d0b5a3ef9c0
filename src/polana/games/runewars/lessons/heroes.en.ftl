hero =
    Andira Runehand in DC serves you. A hero is no unit: she takes no area, and may walk through enemies and Dragons unharmed.
    Heroes act once a year, in Summer. It is called the Quest phase, and now it is here.
    .chip = Hero
where =
    Each hero may do one thing: move, heal, or train. Who moves, up to two areas, may then try a quest.
    Your hand holds two quests, and each names its area, marked by a round sign: 7C and 7B.
    .chip = Where
    .task = Click the one that Andira can reach
    .how = Two steps at most. Rivers stop heroes, too.
    .wrong = No quest of yours is there.
    .far = Three steps: not this Summer.
    .hint1 = Which of the two lies nearer to DC?
go =
    Through the empty city, or through 5A; both ways are good.
    .chip = Go
    .task = Lead Andira to 7C
    .how = Choose her, then move, then step by step.
    .wrong = That does not lead to 7C. I took it back.
    .train = Training raises her attributes, and then her Summer is over. I took it back.
    .stay = Then she would be nowhere near the quest. I took it back.
    .away = From there 7C is too far. I took it back.
    .hint1 = Which area lies between DC and 7C?
quest =
    The Beggar Prince tests Wisdom. Andira has Wisdom 4, so you draw four Fate cards and choose one.
    Success brings a reward, partial success 2 influence, failure nothing.
    .chip = Test
    .task = Try the quest, and win the reward
    .how = As in diplomacy, the word on the card counts.
    .wrong = There is something better. I took it back.
    .leave = The quest is here: try it. I took it back.
    .failure = That card says failure. I took it back.
    .part = That would be 2 influence. One card is better; I took it back.
    .hint1 = Which of the four cards says success?
reward =
    Only you see the reward: Timmorran's Shard, a dragon rune as soon as Andira stands at a stronghold of yours.
    And because she is here, you know the rune token of 7C, too.
    .chip = Reward
challenge =
    Another Summer. Your Corbin is in 7C, Master Thorn of the Uthuk in 7A. Thorn can take 3 damage and has 1.
    Whoever ends the move beside an enemy hero may challenge him, and he has to fight.
    .chip = Duel
    .task = Challenge Master Thorn
    .how = Two steps, past the Dragon; heroes are not stopped by him.
    .wrong = That does not lead to Thorn. I took it back.
    .train = Training is for another Summer. I took it back.
    .stay = Not there yet, or not challenged yet. I took it back.
    .away = Thorn is in 7A. I took it back.
    .hint1 = Which area lies between 7C and 7A?
strike =
    A duel has four rounds; each hero draws a Fate card a round and reads the circle. Damage hits, a rout parries.
    Thorn has taken 1 more, Corbin nothing. Now Corbin's card shows the special symbol.
    .chip = Strike
    .task = Deal 1 damage
    .how = Thorn has 2 of 3.
    .wrong = One more hit ends it. I took it back.
    .skip = One more hit ends it. I took it back.
    .hint1 = How much can Thorn still take?
won =
    Three of three: Master Thorn is defeated and out of the game, and his rewards would be Corbin's. Corbin is unharmed;
    otherwise his damage would stay until he heals.
    .chip = Won
end =
    Quests bring rewards, duels take them away, and heroes read runes for you. Next: harvest and developments.
