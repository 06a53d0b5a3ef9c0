thirty =
    Everything you do is for points. Whoever has 30 first wins at once, in the middle of a turn, whoever's turn it is.
    Here you see the score of everybody: 3 for you, 5 for the Eyrie.
    .chip = Thirty
build =
    Every faction has its own way to score. The Marquise builds: each new building of a kind brings more points than the one before. Sawmills make wood, and wood pays for buildings.
    .chip = Build
    .task = Build a third sawmill
    .how = It costs two wood, and both lie in clearing 5.
    .wrong = That is allowed, but it builds no sawmill. I took it back.
    .battle = The nest in 9 runs nowhere; that comes next. First build.
    .other = That brings no point now. I took it back.
    .free = The first of its kind costs nothing and brings nothing yet. The third sawmill brings two points.
    .nine = There is a free place in 9, too, but keep the buildings together where wood can reach them. I took it back.
    .hint1 = Which action puts a building on the map?
built =
    Two points at once: the third sawmill is worth 2. The fourth will cost more and bring 3.
    So the Marquise grows slowly, then faster and faster, unless somebody burns it down.
    .chip = Growth
remove =
    All factions share two more ways. You know both: each enemy building or token that you remove is a point, and crafted cards bring what is printed on them.
    .chip = Remove
    .task = Remove the nest in clearing 9
    .how = It has no guards, and your three warriors are there.
    .wrong = That is allowed, but the nest still stands. I took it back.
    .other = That brings no point now. Attack the nest.
    .hint1 = How does one get rid of a building?
ways =
    6 points now. Look at the others as often as at yourself: the Eyrie scores every Evening for its roosts on the map, without moving a wing.
    .chip = Others
danger =
    Rounds later: the Eyrie has 29 points, you have 28, and it is your turn. In the Evening of its next turn its roosts bring points again.
    .chip = Danger
    .task = Click the clearings with roosts of the Eyrie
    .how = Roosts show a bird in a nest.
    .wrong = There is no roost.
    .own = Those are your own buildings.
    .hint1 = There are two. One stands in a corner.
win =
    You cannot burn both in time. But you need only two points, and your hand knows how: the Anvil is worth exactly two.
    .chip = Win
    .task = Win now
    .how = Points count at once, not at the end of the turn.
    .wrong = That is allowed, but it brings no two points. I took it back.
    .slow = Too slow: the Eyrie would win before your next turn. I took it back.
    .hint1 = Which card brings two points at once?
end =
    30 points, and the match is over on the spot. Count everybody's points before you plan your turn. There is one other way to win: dominance.
