paths =
    Warriors walk along paths. Two clearings that a path joins are adjacent, and one move goes from a clearing to an adjacent one.
    Three of your warriors stand in clearing 12, the middle of many paths.
    .chip = Paths
near =
    Follow the paths with your eyes: where could those three be after one move?
    .chip = Adjacent
    .task = Click every clearing adjacent to 12
    .how = One path, with no other clearing on the way.
    .wrong = No path leads there from clearing 12 without passing another clearing.
    .forest = Clearing 8 looks near, but the path to it goes through 4 or 7.
    .itself = That is where they stand already.
    .hint1 = There are five. Begin at the top and go around.
rule =
    To move you must rule the clearing that you leave, or the one that you enter, or both.
    In clearing 6 the Eyrie rules, two against one. Your warrior there is surrounded, but not caught.
    .chip = Rule
where =
    From clearing 6 paths lead to 2, 3 and 11. The Eyrie rules 2 and 3.
    .chip = Way out
    .task = Where may your warrior go from 6?
    .how = You must rule where he comes from or where he goes.
    .wrong = The Eyrie rules 6 and that clearing, too. You rule neither end, so he may not go there.
    .hint1 = Which of the three do you rule?
home =
    Moving is part of the action March. As the Marquise you have three actions in Daylight, the middle of your turn.
    .chip = March
    .task = Bring the warrior home from clearing 6
    .how = Choose March, then click where he stands. Only clearing 11 is possible, so he goes there at once.
    .wrong = That is allowed, but he would stay in clearing 6. I took it back.
    .battle = One against two would be a bold battle. Bring him home instead.
    .other = First bring the warrior home from clearing 6.
    .from = Those may march, too. But first the one who is alone: clearing 6.
    .hint1 = With which action do warriors walk?
    .hint3 = March, then clearing 6. Only clearing 11 is possible, so it is not even asked.
second =
    One march has up to two moves: the second is asked at once. Any number of warriors may go together, all, some, or one.
    .chip = Again
    .task = Enter clearing 7 from clearing 12
    .how = Nobody rules 7. You rule 12, and that is enough.
    .wrong = Allowed, but it does not lead to clearing 7. I took it back.
    .done = You may stop after one move. But here the second one is free: use it.
    .from = From clearing 1 nobody reaches 7 in one move.
    .near = Clearing 11 has no path to 7, only water. Take those from 12.
    .hint1 = Which clearing that you rule has a path to 7?
leave =
    How many you leave behind matters: whoever takes all warriors away gives up the rule there.
    A clearing with nobody in it is ruled by nobody.
    .chip = Leave
river =
    The blue band is a river. It joins clearings, but it is no path: nobody walks on it without a card or a rule that says so.
    .chip = River
    .task = Click every clearing adjacent to 11
    .how = Paths count, water does not.
    .wrong = No path leads there from clearing 11.
    .river = Only the river leads there from 11. Warriors stay dry.
    .hint1 = Three paths leave clearing 11: right, left and down to the right.
end =
    You can move: along paths, ruling one end, up to twice in a march. Next come those who are in your way: battle.
