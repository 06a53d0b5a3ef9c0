why =
    The Alliance begins with nothing but friends. A sympathy token, the sprout in 8 and 12, means: those who live here are for you.
    Cards in your supporters pile are what the fight is paid with; nobody else sees them.
    .chip = Friends
revolt =
    Birdsong first. Where sympathy lies, two supporters of the clearing's suit pay for a revolt: every enemy piece there goes, and a base of yours rises. Your pile has two foxes.
    .chip = Revolt
    .task = Revolt in clearing 8
    .how = A cat and a sawmill stand there; the sawmill is worth a point.
    .wrong = That is allowed, but it starts no revolt in clearing 8. I took it back.
    .twelve = A revolt in 12 removes only a cat. In 8 a sawmill burns as well, for a point. I took it back.
    .spread = New sympathy comes right after. First the revolt. I took it back.
    .early = Your supporters are still waiting. I took it back.
    .hint1 = Which clearing with a sprout has a building in it?
spread =
    You got a fox base, an officer, and 2 warriors: one for each fox clearing with sympathy.
    Now spread: one mouse supporter puts sympathy into a mouse clearing next to one that has it. That scores.
    .chip = Spread
    .task = Spread sympathy to clearing 9 or 11
    .how = It is your third token: worth 1 point, the tenth is worth 4.
    .wrong = That is allowed, but it is no new sympathy there. I took it back.
    .seven = Clearing 7 you reach with warriors later. Take one that you cannot reach. I took it back.
    .early = One mouse supporter is left. I took it back.
    .hint1 = Both are neighbours of clearing 12.
mobilize =
    5 points, and the pile is empty. In Daylight you fill it: mobilize turns a card of your hand into a supporter. You need the fox card in a moment.
    .chip = Mobilize
    .task = Make the mouse card a supporter
    .how = As often as you have cards.
    .wrong = That is allowed, but the mouse card would not be a supporter. I took it back.
    .fox = The fox will make an officer. Give the mouse. I took it back.
    .train = Training comes next. I took it back.
    .craft = Sympathy tokens can craft, too. Not now. I took it back.
    .early = Your hand is still full. I took it back.
    .hint1 = Which action moves a card to the supporters?
train =
    A card of the suit of a base trains an officer: a warrior leaves your supply for the camp. You have a fox base, so a fox card will do.
    .chip = Train
    .task = Train a second officer
    .how = Each officer is one action every Evening.
    .wrong = That is allowed, but you would still have one officer. I took it back.
    .mobilize = Then the fox would be a supporter, and you would have one officer only. I took it back.
    .craft = An officer is better now. I took it back.
    .early = One card can still be used. I took it back.
    .hint1 = Which action makes officers?
evening =
    Evening: two officers, two operations. Move a warrior to 7, then organize: he gives way to sympathy, without any supporter.
    .chip = Evening
    .task = Put sympathy into clearing 7
    .how = One warrior must stay with the base.
    .wrong = That is allowed, but clearing 7 gets no sympathy. I took it back.
    .four = Clearing 4 would work as well. Today it is 7. I took it back.
    .two = Then nobody guards the base. One is enough. I took it back.
    .recruit = A third warrior is good, but then one operation is missing. I took it back.
    .early = You have operations left. I took it back.
    .hint1 = First move, then organize.
outrage =
    Your one trick: whoever marches into a clearing with sympathy, or removes it, gives you a card of its suit for your pile. It is called outrage.
    .chip = Outrage
    .task = Watch two cats enter clearing 9
    .how = The Marquise must hand over a mouse card.
attack =
    What hurts: a lost base. Three cats attack in 8, where nobody stands guard. When the Alliance defends, it takes the higher die, so theirs is 0. But a defenseless side takes one extra hit.
    .chip = Attack
    .task = Watch the attack on clearing 8
    .how = The dice show 1 and 0.
lose =
    One hit, and you choose. Without the fox base you would lose all fox and bird supporters and half of your officers.
    .chip = The base
    .task = Save the base
    .how = A base and a sympathy token are in 8.
    .wrong = That is not it. I took it back.
    .base = That costs both foxes in your pile and one of two officers. I took it back.
    .hint1 = Which piece is easier to get again?
end =
    You can lead the Alliance: supporters pay for revolts and sympathy, officers work in the Evening, outrage fills the pile. Never leave a base alone.
