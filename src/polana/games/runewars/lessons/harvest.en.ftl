plates =
    The plate of an area shows what it yields: ears are food, logs wood, stones ore. 5A gives 1 food and 1 wood to whoever controls it.
    Food, wood and ore bring units, pay for strongholds, and feed armies in Winter.
    .chip = Plates
wood =
    You control your home realm, 5A and Greyhaven in 7C. Cities count like any other area.
    .chip = Wood
    .task = Click your four areas that yield wood
    .how = Look for the log on the plate.
    .wrong = There is no log on that plate.
    .food = That one gives 2 food, no wood.
    .empty = That area is not yours.
    .hint1 = Two are in your home realm, two outside.
sum =
    Together that is 4 food, 4 wood and 2 ore. But your dials still stand at 3, 2 and 2, as in the row of your player:
    new areas do not turn them by themselves.
    .chip = Sum
    .cols = food | wood | ore
harvest =
    The order Harvest, number 4, turns each dial to what your areas yield now: up, and also down if you have lost some.
    It is Spring, so its star works, too.
    .chip = Harvest
    .task = Give the order Harvest and carry it out
    .how = The lowest number goes first. Before your turn begins you are asked for cards: you have none, so say done.
    .wrong = That order does not turn your dials. I took it back.
    .hint1 = Which order has the number 4?
free =
    Your dials show 4, 4 and 2. The star does two things: your developments work, and you may build one more, for 1 wood.
    Each stands at a stronghold, one at each. The Diplomat stands in DA.
    .chip = Room
    .task = Click the stronghold that has no development yet
    .how = A stronghold without a token.
    .wrong = There is no stronghold of yours.
    .taken = The Diplomat stands there already.
    .hint1 = You have two strongholds.
develop =
    First the Diplomat brings you 2 influence. Then you build. There are four kinds: Resources, the Diplomat,
    the Training Ground with a Tactics card, and Reinforced Walls with 2 more strength.
    .chip = Build
    .task = Build what brings a Tactics card with every star of Harvest
    .how = Done goes on to the star. It begins to work with your next Harvest.
    .wrong = That is allowed, but brings no card. I took it back.
    .skip = You have 4 wood: you can afford it. I took it back.
    .resources = Resources raises a dial by 1. Good, but no card; I took it back.
    .diplomat = You have one Diplomat only: he would leave DA. I took it back.
    .walls = Walls help whoever is attacked, but bring no card. I took it back.
    .hint1 = Where do soldiers learn tactics?
dials =
    Wood stands at 3 now: it is paid by turning the dial. Recruiting costs nothing, it only reads the dials.
    So it pays to harvest first, and then to recruit.
    .chip = Dials
end =
    Take areas, harvest, then recruit: higher dials bring more every time. Next: Winter.
