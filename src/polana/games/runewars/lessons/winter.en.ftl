limit =
    In Winter armies have to eat. When Winter comes, each of your areas may hold at most as many units as your food dial shows.
    Yours stands at 3, beside the ear in your row. It limits each area; nothing is paid.
    .chip = Limit
crowd =
    It is still Autumn. Three units an area can live; every one above that dies.
    .chip = Count
    .task = Click the area where you have too many units
    .how = Add up all kinds that stand there.
    .wrong = No more than three stand there.
    .hint1 = Where do two kinds of units stand together?
spread =
    In 5A stand five: three Footmen and two Bowmen. Your Autumn order is Strategize, one step for everybody: time to spread out.
    In 7C waits one Knight, so there is room for two.
    .chip = Spread
    .task = Send both Bowmen from 5A to 7C
    .how = From 5A, the Bowmen, to 7C, both of them, then done.
    .wrong = That does not bring the Bowmen to 7C. I took it back.
    .early = Somebody would go hungry in 5A. I took it back.
    .one = Then four are left in 5A: one too many. I took it back.
    .footmen = The Footmen hold 5A: send the Bowmen. I took it back.
    .elsewhere = That would be enough, too, but the Knight in 7C needs company. I took it back.
    .hint1 = Who in 5A goes, and how many?
hunger =
    A match in which nobody took care: it is Winter, food 3, and in 5A stand four Footmen and a Knight. Two have to go, and you choose who.
    .chip = Hunger
    .task = Keep the Knight
    .how = Two units, one after another.
    .wrong = Think who is worth more. I took it back.
    .knight = A Knight takes 2 damage and is fast; a Footman takes 1. I took it back.
    .hint1 = Of whom do you have more?
counted =
    Three units are left in 5A. Corbin did not count: heroes eat nothing here. Allied neutral units do count, and so do units that lie.
    Afterwards an area may hold eight units again.
    .chip = Who counts
river =
    Winter has a good side. As long as it lasts, the rivers are frozen, and everybody may cross them.
    .chip = Ice
    .task = Click the area beside 7C that a river cuts off in other seasons
    .how = Look along the edges of 7C.
    .wrong = There is no river on that edge.
    .hint1 = Where was the blue edge?
ice =
    Your Winter order is Mobilize. Nobody is in 5C, and 1 wood grows there. From 7C it is a single step across the ice.
    .chip = Cross
    .task = Take 5C with one Bowman from 7C
    .how = The other one keeps Greyhaven.
    .wrong = That is another area. I took it back.
    .both = Then nobody would keep Greyhaven. I took it back.
    .stay = Nobody else needs to go. I took it back.
    .early = Nobody is on the march yet. I took it back.
    .hint1 = Who stands in 7C, and how many may go?
end =
    Look at your food in Autumn, spread out or harvest, and use the ice. Next: objectives and titles.
