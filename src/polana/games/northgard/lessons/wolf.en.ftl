power =
    The Wolves live by raiding: for every attack that they win they gain 1 food. Two Ravens hold the ringed territory, behind a row of peaks.
    A rough border like this takes two moves of one card.
    .chip = Power
border =
    Your Move card makes one move only: it cannot cross the peaks. Your clan card makes one move, too, but for it rough borders are like any other, also when you retreat.
    .chip = Clan card
    .task = Click the card that crosses the peaks
    .how = It carries the lightning sign.
    .wrong = That one does not cross them.
    .one = One move, and the peaks take two.
    .hint1 = Which card bears the name of your clan?
attack =
    So the Ravens feel safe, and you come anyway. Three go, one stays: 3 units and 1 food are 4 against 2 before the dice.
    .chip = Raid
    .task = Attack across the peaks with three units and the food
    .how = Play the clan card. It is a Flash card: your turn goes on after it.
    .wrong = That is allowed, but it is not the attack we planned. I took it back.
    .rough = That one does not cross the peaks. I took it back: use the clan card.
    .all = Then your closed territory stands empty. I took it back.
    .few = Too few to be sure of it. I took it back: three.
    .hungry = The food comes back when you win. I took it back: eat it.
    .away = There is nobody to raid. I took it back.
    .idle = You have the card for it. I took it back.
    .hint1 = Which card crosses the peaks?
war =
    6 against 4: the land is yours, and the food is back. In another match you hold Call to War, your upgrade: one unit in each of your territories that borders an enemy.
    .chip = War
    .task = Recruit in both territories that border the Ravens
    .how = Play Call to War and choose one after the other.
    .wrong = That is allowed, but it is not both of them. I took it back.
    .more = Another one borders the Ravens, too. I took it back.
    .feast = A Feast recruits one unit, Call to War two. I took it back.
    .idle = You have the card for it. I took it back.
    .hint1 = Which card recruits along the border?
hurt =
    What hurts a Wolf: whoever raids is not at home. Here one unit is left in the closed territory, and two Ravens stand in the west, where no peaks are.
    .chip = The answer
    .task = The Ravens attack with two units and two food
    .how = 6 against 4: two units, two food and a die of 2, against one unit, one food and a die of 2.
lesson =
    Food is gained only by attacking, never by defending. And in Winter every unit more wants its share.
    So raid where you win surely, and come home in time.
    .chip = Home
end =
    Attack where nobody expects it, eat what you win, and leave a guard. Plunder, the other upgrade, is in the lesson of a better deck.
