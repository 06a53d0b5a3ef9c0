power =
    The Snakes have a token, Scorched Earth. Whenever they play a clan card they may first put it on a territory next to one of theirs.
    Where it lies they fight with 1 point more. Two Wolves hold the ringed territory.
    .chip = Power
burn =
    Your clan card makes a move, and it lets you lay the token before and after. Two go, one stays: 2 units, 1 token and 1 food are 4 against 2 before the dice.
    .chip = Burn
    .task = Scorch the ringed territory and attack with two
    .how = The clan card: first the token, then the move and the food.
    .wrong = That is allowed, but it is not the attack we planned. I took it back.
    .token = The token helps only where you fight. I took it back: on the ringed territory.
    .all = Then your closed territory stands empty. I took it back.
    .hungry = With the food you are surer of it. I took it back.
    .bare = A move without the token. I took it back: the clan card brings it along.
    .idle = You have the card for it. I took it back.
    .hint1 = Which card lays the token?
harvest =
    6 against 4: the land is yours. In another match the token lies with the Wolves, and everybody is about to pass.
    Now watch what it does at the Harvest.
    .chip = Harvest
    .task = The Wolves pass, and the Harvest begins
    .how = Their territory shows one wheat.
take =
    While the token lies in an enemy's territory you may take one resource of its harvest, on the land or from a building. He does not get it.
    .chip = Take
    .task = Take the food from under their noses
    .how = You are asked by itself at the Harvest.
    .wrong = That is allowed, but then the Wolves have it. I took it back.
    .leave = Then the Wolves have it. I took it back.
    .hint1 = What grows in their territory?
exploit =
    Your upgrade Rapacious Exploitation shows you an opponent's hand. You pick a card: he discards it, or pays you two resources.
    Three Wolves stand next to your land. Which card is the threat?
    .chip = Exploit
    .task = Pick the card with which they could attack
    .how = Leave the token where it is.
    .wrong = That is allowed, but it does not stop the Wolves. I took it back.
    .harmless = They may build as they like. I took it back: stop the attack.
    .feast = That is your own card. I took it back: play Rapacious Exploitation.
    .stay = The token lies well where it is, with their wheat. I took it back.
    .idle = Then the Wolves are next, with their Move. I took it back.
    .hint1 = Which of the two cards makes units go?
    .hint3 = Rapacious Exploitation, no new place for the token, then Move.
hurt =
    They gave up the Move. What hurts a Snake: the token helps in one place only. Here it lies with the Wolves, and one unit guards your closed territory.
    .chip = The raid
    .task = The Wolves attack it with two units and one food
    .how = 5 against 3: two units, one food and a die of 2, against one unit and a die of 2.
lesson =
    Where there is no token the Snakes fight like everybody else. And it moves only with a clan card: with an upgrade or two you hold one more often.
    .chip = The token
end =
    Burn where you attack or where others harvest, look into their hands, and keep a guard at home.
