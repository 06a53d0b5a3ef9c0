machine =
    The Mechanical Marquise needs nobody to play her. She has no hand and no buildings, only cats, and ambushes do not work on her.
    Five cards lie face down before her: the Orders. You play the moles of the Duchy.
    .chip = Machine
scores =
    At her Birdsong she scores 2 points for each clearing that she rules with three cats or more. Knowing that is half of the defense.
    .chip = Points
    .task = Click the clearings that will score for her
    .how = Rule and at least three cats.
    .wrong = She has no cat there.
    .one = One cat is not enough; it takes three.
    .own = Those are your own moles.
    .hint1 = There are three. One is in the corner with the keep.
strike =
    Three clearings, 6 points. So take one away: you have two actions, a move and a battle. In 12 stand exactly three cats.
    .chip = Strike
    .task = Attack in clearing 12 with three moles
    .how = They come from 7, and one stays there.
    .wrong = That is allowed, but clearing 12 would still score. I took it back.
    .eight = In 8 there are four; you would have to remove two. In 12 one is enough. I took it back.
    .few = Three moles can deal up to three hits, and you want to hold your own. I took it back.
    .all = Leave one mole in 7. I took it back.
    .other = Not bad, but clearing 12 would score. I took it back.
    .early = You have two actions. I took it back.
    .hint1 = Move from 7 to 12, then battle.
turn =
    Two cats are gone, so 12 scores nothing. Now it is her turn. She scores, then turns up the leftmost Order and does three things: she fights, moves and recruits.
    .chip = Her turn
    .task = End your turn and let her act
    .how = You have no ministers and nothing to craft.
    .wrong = Nothing is left to do. I took it back.
    .hint1 = Say that you are done until she acts.
order =
    4 points for 1 and 8. The Order, the Anvil, is a fox: she fought in fox clearing 12. From 8 all but three cats went where you have most, to 7.
    Its cost, one fox, brought a cat to 1 and 8.
    .chip = Order
next =
    She always acts so, and you can count on it. One more look at what she will score next time, if you do nothing.
    .chip = Next
    .task = Click the clearings that would score now
    .how = Rule and at least three cats.
    .wrong = She has no cat there.
    .less = Fewer than three cats are there.
    .hint1 = There are two.
end =
    You can read the machine: three cats in a clearing mean 2 points, the Order's suit says where she acts, its cost how she recruits. Take one cat, and it does not score.
