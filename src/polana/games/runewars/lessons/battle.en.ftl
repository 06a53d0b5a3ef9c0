why =
    Three Berserkers of the Uthuk, red, hold Greyhaven. Whoever moves units to where enemy units stand has to fight.
    In the end only one thing counts: whose units still stand. Each that stands is 1 strength, and the higher sum wins.
    .chip = Why
attack =
    In 5A wait two Bowmen and two Footmen. The Footman in DA stays as a guard. Four against three is not much, but your Bowmen shoot first.
    .chip = Attack
    .task = Attack 7C with all four units from 5A
    .how = Activate 7C. Then 5A twice: the Bowmen, the Footmen, both of each. Then done.
    .wrong = That is allowed, but not the attack we planned. I took it back.
    .few = Both of them. Every figure draws a card of its own. I took it back.
    .guard = The Footman at the stronghold stays there. I took it back.
    .early = Not all four are on the march yet. I took it back.
    .other = A single Berserker stands there. But the city is in 7C. I took it back.
    .hint1 = Who stands in 5A, and how many?
    .hint3 = 7C, 5A, Bowmen, 2, 5A again, 2, done.
rows =
    Both sides stand in rows now. The number of a row is its initiative: row 1 attacks first, row 5 last, and each unit once.
    Bowmen are in row 1, Berserkers in row 2, Footmen in row 3.
    .chip = Rows
cards =
    Every standing figure of a row draws a Fate card and reads the field with its own shape: damage, a rout, its special ability, or nothing.
    Your Bowmen are triangles.
    .chip = Fate
    .task = Let the battle begin
    .how = Now would be the moment for Tactics cards; you have none. “Done” lets the cards decide.
    .wrong = Go on: the cards decide now. I took it back.
    .hint1 = What ends this question?
rout =
    One Bowman hit: 1 damage, and a Berserker fell. Then two Berserkers drew: a rout and 1 damage. A rout first: one of your units has to lie down.
    It lives, but it neither attacks nor counts.
    .chip = Rout
    .task = Lay down a unit that you need least
    .how = Your Bowmen have attacked already, your Footmen have not.
    .wrong = That is allowed, but there is a better one. I took it back.
    .footman = Then he would not attack in row 3. I took it back.
    .hint1 = Whose attack is over?
damage =
    Now the damage. You choose who takes it, and a unit that has taken its toughness is destroyed. Bowmen and Footmen have toughness 1.
    .chip = Damage
    .task = Give the damage to the unit that you need least
    .how = As long as one stands, a lying one does not take it.
    .wrong = That is allowed, but there is a better one. I took it back.
    .footman = Then only one Footman would attack. I took it back.
    .hint1 = Who has attacked already and still stands?
strength =
    Your Footmen drew: 1 damage, a Berserker fell. Two of yours stand against one of theirs, so 7C is yours.
    All have left 5A, so it is nobody’s now.
    At a tie the defender would have won.
    .chip = Strength
    .cols = standing | lying | strength
after =
    Whoever loses retreats together to one area next door and lies down there. Nobody who lies stands up before Spring.
    .chip = Retreat
    .task = Click the area to which the last Berserker went
    .how = Beside 7C, and red.
    .wrong = Nobody retreated there.
    .yours = That is yours now. The Berserker had to leave it.
    .hint1 = Where did another Berserker stand?
end =
    Rows, cards, routs, damage; then count who stands. Next: sieges and strongholds.
