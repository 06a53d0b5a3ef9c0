burrow =
    Your moles live under the map, in the Burrow, which nobody else can enter. It lies next to every clearing with a tunnel of yours.
    Each Birdsong brings one mole there, more with citadels. Now there are 4.
    .chip = Burrow
dig =
    In Daylight you first have two actions. Dig: spend a card, and a tunnel opens in any clearing of its suit, with up to four moles. No way is too far.
    .chip = Dig
    .task = Come out in clearing 7 with three moles or more
    .how = Clearing 7 is a mouse clearing; one cat is there.
    .wrong = That is allowed, but nobody comes out in clearing 7. I took it back.
    .rabbit = A rabbit card opens only rabbit clearings, and you need both later. I took it back.
    .far = You could dig there. Today stay near the tunnel in 3. I took it back.
    .few = More moles should come: you want to rule there. I took it back.
    .build = Building comes next. First dig. I took it back.
    .move = Moving takes you to neighbours only. Dig. I took it back.
    .recruit = A mole more in the Burrow does not help in 7. I took it back.
    .early = You have two actions. I took it back.
    .hint1 = Which cards show a mouse?
build =
    Build: reveal a card, and a building rises in a clearing of that suit that you rule. A revealed card comes back in the Evening, but can be used only once a turn. Citadels bring moles, markets cards.
    .chip = Build
    .task = Build a citadel in clearing 3
    .how = Clearing 3 is a rabbit clearing.
    .wrong = That is allowed, but it is no citadel in 3. I took it back.
    .market = A market draws a card each Evening. Today you need moles. I took it back.
    .mouse = You need the mouse card for something better. Reveal a rabbit. I took it back.
    .battle = Somebody will fight for you in a moment, for nothing. I took it back.
    .dig = One new tunnel is enough for today. I took it back.
    .move = Stay where you are and build. I took it back.
    .recruit = A citadel brings a mole every turn. I took it back.
    .early = One action is left. I took it back.
    .hint1 = Which action reveals a card and puts up a building?
captain =
    Your trick comes now: Parliament. Each minister whom you have won over acts once a turn, for nothing. You have the Captain, and he fights one battle.
    .chip = Parliament
    .task = Let the Captain fight in clearing 7
    .how = Then end Parliament.
    .wrong = That is not it. I took it back.
    .early = The Captain has not acted yet. I took it back.
    .hint1 = Choose the minister.
sway =
    Now win over another one: sway, once a turn. A minister of the lowest rank, like the Foremole, wants 2 cards revealed, each for a clearing of its suit with a piece of yours. You stand in a rabbit and a mouse clearing.
    .chip = Sway
    .task = Win over a minister
    .how = He brings 1 point; higher ranks bring 2 and 3.
    .wrong = That is allowed, but it wins nobody over. I took it back.
    .early = You can still win somebody over. I took it back.
    .hint1 = You have two cards that were not revealed yet.
evening =
    Evening: the three revealed cards come back to your hand. Buildings may craft now. Then you draw one card, and one more for each market.
    .chip = Evening
    .task = End your turn
    .how = Only the card for the tunnel is gone.
    .wrong = Nothing is left to do. I took it back.
    .hint1 = Say that you are done.
attacked =
    What hurts: losing buildings. Rounds later two cats attack in 3, where no mole stands guard. The dice show 1 and 0, and a defenseless side takes one more hit.
    .chip = Attack
    .task = Watch the attack on clearing 3
    .how = A citadel and a tunnel are there.
failure =
    That was dear: the Marquise scores 2, and the price of failure takes your highest minister, the Brigadier, with his crown for good, and a card by lot.
    The tunnel in 3 is gone as well.
    .chip = The price
    .task = Click the clearing next to the Burrow now
    .how = Where do you still have a tunnel?
    .wrong = You have no tunnel there.
    .lost = That tunnel is lost.
    .hint1 = Three moles stand there.
end =
    You can lead the Duchy: dig, build, let ministers work and win one over each turn. Never leave a building without moles: it costs you a minister.
