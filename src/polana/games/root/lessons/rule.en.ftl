look =
    This is the woodland: twelve clearings, joined by paths. All pieces stand in clearings.
    You are the Marquise de Cat, and everything orange with a paw is yours.
    Here are two of your warriors and one of your buildings.
    .chip = Look
suits =
    Every clearing has a suit: fox, rabbit or mouse. It is the sign at its upper left rim.
    Cards have suits, too, and many actions need a card and a clearing of the same one. A bird card stands for any suit.
    .chip = Suits
    .task = Click all four mouse clearings
    .how = The mouse is the round orange sign.
    .wrong = That clearing has another suit. Look at the sign at its upper left.
    .hint1 = One is in the upper right corner. How many are on the left half of the map?
count =
    Whoever has the most warriors and buildings in a clearing, counted together, rules it. Tokens do not count.
    In clearing 8 the Woodland Alliance, in green, has three, you have two: the Alliance rules there.
    .chip = Count
    .cols = warriors | buildings | tokens | together
mine =
    The little banner at the upper right of a clearing shows who rules it, but counting is quicker than you think.
    .chip = Find
    .task = Click every clearing that you rule
    .how = More warriors and buildings than anybody else: as many is not more.
    .wrong = You do not rule that one: you have nothing there, or others have as much.
    .tie = One against one is a tie. Nobody rules clearing 7.
    .fewer = You are there, but the Alliance has more.
    .eyrie = One against one, and yet it is not yours. You will see why in a moment.
    .hint1 = Where do you stand alone?
tie =
    A tie has no ruler. In clearing 7 you and the Alliance have a warrior each.
    The Alliance's token changes nothing.
    .chip = Tie
    .cols = warriors | buildings | tokens | together
eyrie =
    One faction is an exception: the Eyrie Dynasties, the blue birds, rule where they are tied for most.
    So clearing 6 is theirs, one against one.
    .chip = Eyrie
take =
    For nearly everything you must rule a clearing, above all to move and to build.
    Clearing 11 belongs to the Alliance, two against one.
    .chip = Do
    .cols = warriors | buildings | tokens | together
    .task = Rule clearing 11
    .how = March warriors there from clearing 12. You rule 12, so you may leave it.
    .wrong = That is allowed, but it does not give you clearing 11. I took it back.
    .one = One warrior makes it 2 against 2. A tie has no ruler, so I took the move back.
    .battle = A battle could do it, too, but dice decide there. Today: by marching.
    .recruit = More warriors are good, but yours appear where your recruiter stands. I took it back.
    .build = A building counts for rule, but in clearing 11 you may build only once you rule it.
    .done = Your Daylight is not over yet: first take clearing 11.
    .hint1 = How many must come so that you have more than two?
    .hint2 = From clearing 12, which you rule, a path leads there.
    .hint3 = March, from 12 to 11, with two warriors or three.
end =
    You can read the map now: suits, banners, and who rules where. Next you learn to move.
