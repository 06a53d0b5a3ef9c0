card =
    Everybody has one Objective card from the start and keeps it secret. Unfold your hand and you see yours: Voice of the Free Cities, control three cities.
    If you meet it in your own turn, it brings you a dragon rune.
    .chip = Objective
cities =
    Cities have walls, red roofs, and a name beneath. The crest beside one says who controls it.
    .chip = Cities
    .task = Click the cities that you control
    .how = Blue units stand there.
    .wrong = There is no city.
    .free = A city, but nobody controls it.
    .castle = That is your stronghold, not a city.
    .hint1 = Where do your Bowmen stand?
third =
    You have two: Tamalir and Greyhaven. The Forge in 8B stands empty, and your Footmen in 8C are its neighbours. Your order is Mobilize.
    .chip = Third
    .task = Take the Forge
    .how = One Footman is enough.
    .wrong = That is not the Forge. I took it back.
    .far = Riverwatch is a city, too, but too far. I took it back.
    .dragon = A Dragon is there, and no city. I took it back.
    .early = Nobody is on the march yet. I took it back.
    .hint1 = Who stands beside 8B?
fulfil =
    Three cities. It is still your turn, so you may show the objective now. Next year one of them may be lost again.
    .chip = Show
    .task = Fulfil your objective
    .how = It is offered while you are asked for cards.
    .wrong = Now is the moment. I took it back.
    .later = Why wait? Now you have all three; I took it back.
    .hint1 = What else is offered besides done?
discard =
    A dragon rune never comes alone: with it comes a false one. But first you may discard up to two false runes from your areas.
    Each area holds one token only, so that makes room.
    .chip = Room
    .task = Discard the false rune in DC
    .how = Then done: you have no other.
    .wrong = That leaves the false rune where it is. I took it back.
    .keep = Then the false rune keeps the place. I took it back.
    .hint1 = Where is the token with the cross?
place =
    Now you place both tokens, each in an area of yours or of nobody. Only you know which is which: DB lies safe behind your stronghold,
    5A is easy to attack. Let the others chase the false one.
    .chip = Place
    .task = The dragon rune to DB, the false one to 5A
    .how = First the two areas, then which of them gets the dragon rune.
    .wrong = That is another area. I took it back.
    .front = There it is easily lost. I took it back.
    .hint1 = Which of the two is harder to reach?
titles =
    Autumn. Your order Acquire Power has brought influence, you have 4, and its star lets you take a title:
    more influence on it than lies there now. Lord of the Warriors' Guild belongs to the Uthuk, with 3.
    .chip = Title
    .task = Take the title of the Lord from the Uthuk
    .how = What you lay on it is spent.
    .wrong = That is another title. I took it back.
    .skip = You have 4, and it takes 4. I took it back.
    .other = Nobody has that one. But the Uthuk gain most from being Lord; I took it back.
    .hint1 = Which title has 3 influence on it?
worth =
    There are three titles, and each helps towards runes. The Lord draws a Tactics card for each attack won against a player, and may trade three for a dragon rune.
    Whoever lays 5 on it takes it from you.
    .chip = Worth
end =
    Read your objective first, and plan the year around it. Last lesson: building a map.
