why =
    Where your warriors and an enemy's pieces stand in the same clearing, you may battle.
    You attack, the other side defends. In clearing 5 it is three of yours against two birds of the Eyrie.
    .chip = Why
first =
    A battle takes one of your three actions. You choose the clearing, then two dice are rolled.
    .chip = Attack
    .task = Attack in clearing 5
    .how = Choose Battle, then the clearing.
    .wrong = That is allowed, but it starts no battle in clearing 5. I took it back.
    .march = Marching away is a way out, too. But today you stay and fight.
    .later = There you could fight as well; we come to it. First clearing 5.
    .hint1 = Which action lets you fight?
dice =
    The dice showed 2 and 1. The attacker always deals the higher number of hits, the defender the lower.
    Each hit removes a piece, here a warrior: two birds are gone, and one of your cats.
    .chip = Dice
cap =
    Attacking pays, then. But nobody deals more rolled hits than he has warriors there.
    In clearing 9 a single cat stands against two birds.
    .chip = One
    .task = Attack in clearing 9
    .how = Watch what one warrior makes of a good roll.
    .wrong = That is allowed, but it is not the battle in clearing 9. I took it back.
    .later = The nest in clearing 12 is next. First clearing 9.
    .hint1 = Battle again, and choose the lonely cat.
capped =
    3 and 0! But one warrior deals one hit at most, so one bird is left.
    Large groups hit hard, single warriors hardly: bring friends before you fight.
    .chip = The cap
roost =
    In clearing 12 the Eyrie has a nest, a roost, and no warrior beside it. Such a defender is defenseless: he takes one extra hit, whatever the dice show.
    .chip = Nest
    .task = Attack the nest in clearing 12
    .how = Every enemy building or token that you remove is worth a point.
    .wrong = That is allowed, but the nest would stay. I took it back.
    .nine = One bird is left in 9, but it gives no point. Take the nest.
    .hint1 = Where is a building without guards?
attacked =
    Another day, and the Eyrie attacks you in clearing 9: three birds against two cats and a sawmill.
    Before the dice are rolled the defender may ambush.
    .chip = Attacked
ambush =
    An ambush card must have the suit of the clearing; a bird goes anywhere. Clearing 9 is a mouse clearing, and look at your hand.
    .chip = Ambush
    .task = Lay an ambush
    .how = It deals two hits at once, before any dice.
    .wrong = That is not the card. I took it back.
    .pass = Nobody has to ambush. But three birds against two cats would cost you dearly. I took it back.
    .hint1 = Which of your cards shows a mouse?
after =
    Two birds fell before the dice, and one bird alone could hardly hit. An attacker who holds a fitting ambush may cancel yours; this one had none.
    .chip = After
end =
    You can fight: higher dice for the attacker, no more hits than warriors, a point for each building. And you know why enemies count your cards.
