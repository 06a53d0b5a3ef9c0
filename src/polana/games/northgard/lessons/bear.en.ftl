power =
    The Bears have Kaija, an armoured bear, besides their units. She counts 2 in combat and needs no food in Winter. You may place her whenever you recruit.
    She does not enter a territory that an enemy holds.
    .chip = Kaija
strong =
    Two Wolves stand in the south. Wherever Kaija is, attackers think twice.
    .chip = Strength
    .task = Click your territory that defends with 4
    .how = Every unit counts 1, Kaija 2.
    .wrong = Nobody stands there.
    .alone = One unit, without Kaija: that is 1.
    .theirs = That is the Wolves' territory.
    .hint1 = Where does Kaija stand?
gather =
    Your clan card, a Flash card, makes a move. If Kaija goes along, she first takes all food and wood of the territory that she leaves: here one wood.
    .chip = Gather
    .task = Move out with Kaija, and keep the ringed land
    .how = Go west or east. At least one unit has to stay.
    .wrong = That is allowed, but it brings no wood. I took it back.
    .with = Without Kaija nothing is gathered. I took it back.
    .all = Then the closed territory stands empty. I took it back.
    .enemy = The Wolves are there, and Kaija does not go to enemies. I took it back.
    .later = That can come after it: the clan card is a Flash card. First gather.
    .idle = The wood would stay there until the Harvest. I took it back.
    .hint1 = Which card of yours carries the lightning sign?
awake =
    In another match you hold your upgrade The Bear Awakens, a Flash card. It recruits two units, and for the rest of the year Kaija may go to enemies as well.
    .chip = Awake
    .task = Recruit both units where Kaija stands
    .how = Play The Bear Awakens.
    .wrong = That is allowed, but it is not two units there. I took it back.
    .there = From there the Wolves cannot be reached. I took it back: beside Kaija.
    .early = Not yet: first wake her. The other card can follow in the same turn.
    .more = There is one more unit to be had. I took it back.
    .idle = You have the card for it. I took it back.
    .hint1 = Which card wakes Kaija?
attack =
    Now she goes along. Three units, Kaija and two food: 7 against 2 before the dice. One unit stays.
    .chip = Attack
    .task = Attack the Wolves together with Kaija
    .how = Move with Kaija, three units, two food.
    .wrong = That is allowed, but it is not the attack we planned. I took it back.
    .with = She is awake: take her along. I took it back.
    .all = Then your closed territory stands empty. I took it back.
    .few = Be sure of it: three units, two food. I took it back.
    .away = There is nobody to fight. I took it back.
    .feast = A Feast can be a Move, but you hold Move. Keep the better card.
    .idle = She is awake only this year. I took it back.
    .hint1 = Which card makes a move?
hurt =
    What hurts a Bear: Kaija is in one place only. Here she stands in the west, one unit guards the closed territory, and three Wolves see it.
    .chip = The raid
    .task = The Wolves attack the closed territory with two units and one food
    .how = 5 against 3: two units, one food and a die of 2, against one unit and a die of 2.
lesson =
    With Kaija there it would have been 5 against 5, and a tie goes to the defender. So let her stand where you harvest Fame, and let units do the walking.
    .chip = Her place
end =
    Kaija guards for nothing, gathers on the way, and once awake she attacks. Watch where she is not.
