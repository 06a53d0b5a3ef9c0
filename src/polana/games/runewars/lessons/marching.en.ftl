goal =
    Greyhaven, the city in 7C, belongs to nobody. Your order is Mobilize: you activate one area, then units move into it and nowhere else.
    The order Conquer moves in the same way.
    .chip = Goal
reach =
    Units come from up to two areas away, through areas that are yours or empty. The Knights, rectangles with a horse, are fast: three areas.
    .chip = How far
    .task = Click the areas whose Footmen or Bowmen can reach 7C
    .how = Count the steps: at most two.
    .wrong = None of your units stand there.
    .far = The Footmen of DB would need three steps. Only the Knight there can do it.
    .dragon = That is a Dragon, and nobody's.
    .hint1 = Which of your areas are one or two steps from 7C?
march =
    The Footmen in 5A and the Bowmen at the stronghold are good guards where they are. The Knight comes from far behind.
    .chip = March
    .task = Take 7C with the Knight alone
    .how = First the area that you activate, then where the Knight stands, then done.
    .wrong = That activates another area, and you have one activation only. I took it back.
    .foot = These are not the Knight: leave them on guard. I took it back.
    .dragon = A Dragon stands there: that would be a battle. I took it back.
    .empty = Nobody would go, and the activation would be lost. I took it back.
    .hint1 = Where does the horse stand?
    .hint3 = Click 7C, then DB, then done.
token =
    The small round token with the boot says that you have activated 7C. It stays until Spring:
    until then your units may come in, but not go out, and you may not activate 7C again.
    .chip = Token
borders =
    Blue rivers and red-brown mountains on the edge between two areas cannot be crossed. In Winter the rivers are frozen;
    whoever flies crosses both at any time.
    .chip = Borders
    .task = Click the area beside 7C that a river cuts off
    .how = Look along the edges of 7C.
    .wrong = That edge is open.
    .dragon = A Dragon is there, but no river: that edge is open.
    .hint1 = Where does something blue lie between two areas?
strategize =
    It is Summer, and your order is Strategize. It activates nothing: all your figures may move, from everywhere, but one step only,
    and only to areas that are yours or empty.
    .chip = Everywhere
    .task = Bring all four Footmen together in 5A
    .how = Area by area: from where, to where, how many. Done when all stand right.
    .wrong = That does not bring the Footmen together. I took it back.
    .away = Those stand right already.
    .bowmen = The Bowmen stay at the stronghold.
    .early = Two Footmen are still in DC. I took it back.
    .one = All four, I said: both of them go. I took it back.
    .other = That is another area than 5A. I took it back.
    .hint1 = Which Footmen are not in 5A yet?
    .hint3 = From DC to 5A, two, then done.
stuck =
    With Strategize you could have moved everywhere, except out of one area.
    .chip = Held
    .task = Click the area that your units could not leave
    .how = A token holds them there until Spring.
    .wrong = Nothing holds them there.
    .hint1 = Where does the boot lie?
end =
    One area from two steps away, or one step everywhere. Whoever stands on your own token stays till Spring. Next: battle.
