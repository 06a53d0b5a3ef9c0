wood =
    The Marquise scores by building: each further building of a kind is worth more. Buildings cost wood.
    Your turn began with Birdsong: each sawmill brought one wood, so one lies in clearing 4 and one in 5.
    .chip = Wood
way =
    A third sawmill costs 2 wood, and wood travels only through clearings that you rule. From 4 to 5 the short way leads through two clearings.
    .chip = The way
    .task = Click the clearing that stops the wood
    .how = Go from 4 to 5 along the paths and look who rules.
    .wrong = The short way from 4 to 5 does not lead there.
    .yours = That one is yours; wood passes.
    .detour = That would be a way around. The short way goes through fewer clearings.
    .hint1 = On the left edge stands somebody who is not a cat.
recruit =
    Now it is Daylight: three actions, in any order. First get help. Recruit puts one new cat at each recruiter, once a turn; your recruiter is in clearing 1.
    .chip = Recruit
    .task = Recruit
    .how = It is one of the three actions.
    .wrong = That is allowed, but it brings no new cat. I took it back.
    .march = Marching comes next. One more cat first. I took it back.
    .build = The wood cannot come together yet. I took it back.
    .bird = Keep the bird card. You will need it soon. I took it back.
    .early = You still have actions. I took it back.
    .hint1 = Which action brings warriors?
march =
    A march is two moves for one action; you may leave out the second. One bird holds clearing 9. With more cats than that you rule it, and the wood gets through.
    .chip = March
    .task = Rule clearing 9
    .how = Move from clearing 1, then end the march.
    .wrong = That is allowed, but clearing 9 would not be yours. I took it back.
    .one = One cat against one bird is a tie, and nobody rules. I took it back.
    .build = The wood still lies apart. First clear the way. I took it back.
    .bird = Keep the bird card. You will need it soon. I took it back.
    .early = You still have actions. I took it back.
    .hint1 = How many cats are more than one bird?
build =
    Rule in 5, 1, 9 and 4: one long road. Both wood can reach every free slot on it.
    .chip = Build
    .task = Build the third sawmill
    .how = It costs 2 wood and is worth 2 points.
    .wrong = That is allowed, but it builds no sawmill. I took it back.
    .less = A second recruiter is worth only 1 point. The third sawmill is worth 2. I took it back.
    .free = The first workshop is free, but it brings no points. I took it back.
    .later = The bird in 9 comes next. First build. I took it back.
    .early = You still have an action. I took it back.
    .hint1 = Which building is worth 2 points now?
bird =
    7 points, and the three actions are used up. But each bird card that you spend buys one more, as often as you like.
    .chip = One more
    .task = Spend your bird card and attack in clearing 9
    .how = You have more cats there than the Eyrie has birds.
    .wrong = That is allowed, but it is no battle in clearing 9. I took it back.
    .early = The card still buys you an action. I took it back.
    .hint1 = Your only card shows a bird.
evening =
    The way is safe. What is left is Evening: you draw one card, and one more when your third recruiter stands, another at the fifth. More than five cards you may not keep.
    .chip = Evening
    .task = End your Daylight
    .how = You draw by yourself.
    .wrong = Nothing is left to do. I took it back.
    .hint1 = Say that you are done.
hurt =
    What hurts: you are everywhere, so somewhere you are weak. The Eyrie attacks clearing 5 with four birds; the dice show 3 and 1.
    .chip = Fire
    .task = Watch the attack on clearing 5
    .how = Two cats stand there, two sawmills and two wood.
save =
    Three hits: both cats fall, and one more piece that you choose. Whatever it is, the Eyrie scores 1 point.
    Then, for a rabbit card, fallen cats return to your keep: the field hospitals.
    .chip = Save
    .task = Lose the cheapest piece and save your cats
    .how = Clearing 5 is a rabbit clearing.
    .wrong = That is allowed, but there is something better. I took it back.
    .sawmill = Wood grows again every Birdsong. A sawmill would have to be paid again. I took it back.
    .pass = Without the card both cats go back to your supply. I took it back.
    .hint1 = What comes back by itself?
end =
    You can lead the Marquise: wood at Birdsong, a ruled road for it, three actions and birds for more. Guard the sawmills, and keep a card for the hospitals.
