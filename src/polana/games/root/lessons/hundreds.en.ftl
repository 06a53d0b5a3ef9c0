raze =
    The rats want clearings for themselves alone. Mobs, angry tokens of yours, prepare them: at Birdsong each mob razes its clearing.
    In 11 the sawmill has just burnt, for 1 point, and the ruin there opens.
    .chip = Raze
item =
    What lay under the ruin goes into your Hoard. Boots, bags and coins there raise your Command, other items your Prowess. Then the mob die spreads the mob: it shows a fox.
    .chip = Hoard
    .task = Take the boots, and send the mob where a building stands
    .how = Both fox clearings beside 11 are free of mobs.
    .wrong = That is not it. I took it back.
    .six = In 6 there is nothing to raze. In 12 a workshop stands. I took it back.
    .hint1 = Which fox clearing beside 11 has a building?
mood =
    Then new rats come: one to the warlord for Prowess 1, one to the stronghold. And each turn the warlord needs another mood, none whose item lies in the Hoard. Wrathful: one extra hit where he attacks.
    .chip = Mood
    .task = Make the warlord wrathful
    .how = Jubilant is out: its sign is boots, and you have boots.
    .wrong = A possible mood. But today we want to hit hard. I took it back.
    .hint1 = Which mood sounds like fighting?
command =
    Daylight. First Command: with boots in the Hoard you have 2 actions, move, battle or build. The more clearings you hold, the better.
    .chip = Command
    .task = Send two or three rats to clearing 6
    .how = The warlord stays in 3.
    .wrong = That is allowed, but it does not take clearing 6. I took it back.
    .seven = In 7 you have no card for a stronghold; your cards are foxes. I took it back.
    .eleven = The warlord goes to 11 himself. I took it back.
    .few = One rat is soon chased away. I took it back.
    .lord = Keep the warlord in 3: he has something of his own to do. I took it back.
    .advance = After the warlord's advance there are no commands any more. First command. I took it back.
    .early = You have 2 commands. I took it back.
    .hint1 = Choose Move, and leave the warlord at home.
build =
    The second command: spend a card for a stronghold in a clearing of its suit that you rule. Each one brings a rat every Birdsong.
    .chip = Build
    .task = Build a stronghold in clearing 6
    .how = Clearing 6 is a fox clearing; you have two fox cards.
    .wrong = That is allowed, but it builds nothing. I took it back.
    .move = One move was enough. Build. I took it back.
    .advance = After the advance there are no commands any more. First build. I took it back.
    .early = One command is left. I took it back.
    .hint1 = Which command costs a card?
advance =
    Now the warlord advances, as often as your Prowess says, so once: he moves with any rats from his clearing and then may fight. The cat in 11 is in your way.
    .chip = Advance
    .task = Drive the cat out of clearing 11 with the warlord
    .how = Leave somebody in 3; then end Daylight.
    .wrong = That is allowed, but the cat stays in 11. I took it back.
    .other = Nobody is there to fight. The cat is in 11. I took it back.
    .alone = The warlord should not go alone. I took it back.
    .early = First the battle. I took it back.
    .hint1 = Advance, to 11, with two or three, and battle.
incite =
    Evening. Incite: a card puts a mob into a clearing of its suit where you have a rat. From there it spreads.
    Then you score for clearings that you rule and where no enemy piece is: 3 of them bring 2 points.
    .chip = Incite
    .task = Incite a mob in clearing 6
    .how = 1 or 2 clearings: 1 point. 3 or 4: 2. 5: 3. 6 and more: 4.
    .wrong = That is allowed, but it makes no mob. I took it back.
    .early = One card can still incite a mob. I took it back.
    .hint1 = You have one fox card left.
disturb =
    What hurts: company. Rounds later you hold 3, 6, 7 and 11. The Marquise need not fight at all.
    .chip = Company
    .task = Watch two cats go for a walk
    .how = One to 6, one to 7.
count =
    You still rule all four. But only clearings without any enemy piece score.
    .chip = Count
    .task = Click the clearings that still score
    .how = You rule, and nobody else is there.
    .wrong = You do not rule there.
    .cat = A single cat is enough: this one does not score.
    .hint1 = There are two.
end =
    You can lead the Hundreds: mobs burn, items make you faster, the warlord strikes, and what you hold alone scores. Throw out every guest before Evening.
