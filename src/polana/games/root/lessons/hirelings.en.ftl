who =
    Hirelings are small bands that serve one player for a while. You lead the Duchy's moles, and the Forest Patrol serves you: three of its warriors stand in 11, one in 7.
    .chip = Who
rule =
    Its warriors count as yours when it is about rule, and for nothing else: you do not move them with your own actions, and no card of yours protects them.
    .chip = Rule
    .task = Click the clearing that you rule by the Patrol alone
    .how = No mole stands there.
    .wrong = None of your warriors nor of the Patrol's is there.
    .both = In 7 you have a mole of your own as well.
    .own = In 3 your own moles rule.
    .enemy = There the Eyrie rules.
    .hint1 = Three of the Patrol are there.
act =
    Once in your Daylight a hireling acts, besides your own two actions. The Patrol may move, and then fight. In 12 one bird guards a roost of the Eyrie.
    .chip = Act
    .task = Let the Patrol attack in clearing 12
    .how = Choose the Forest Patrol first.
    .wrong = That is allowed, but the Patrol does not fight in 12. I took it back.
    .other = The roost is in 12, next to 11. I took it back.
    .few = One warrior deals one hit at most. Send more. I took it back.
    .pass = The Patrol has not fought yet. I took it back.
    .moles = Your moles may act later. Now the Patrol. I took it back.
    .hint1 = Which button is not about moles?
nothing =
    Bird and roost are gone. But you still have 5 points: for what hirelings remove their leader scores nothing.
    They spare your own warriors instead, and they hold places for you.
    .chip = No points
pay =
    Nobody serves for ever. On the Patrol's card lie 2 control markers. At the end of each of your turns one of them goes.
    .chip = Markers
    .task = End your turn
    .how = Watch the number at the Patrol's card: 2 becomes 1.
    .wrong = Nothing of that is needed now. I took it back.
    .rest = Your moles may rest today. I took it back.
    .hint1 = Say that you are done until the Eyrie begins.
hire =
    Without markers you must hand the Patrol to another player. How does one hire? Hireling markers wait at 4, 8 and 12 points. Whoever gets there chooses a band and rolls how long it stays; leaders get less.
    .chip = Hiring
end =
    You know hirelings: rule and one action a turn, no points, and soon they leave. Think of whom you will have to give them to.
