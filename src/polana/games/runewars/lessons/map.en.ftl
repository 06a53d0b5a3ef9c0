tiles =
    The land is new in every match: the players lay it, tile by tile. A tile has two to four areas, and the number on their plates is its own.
    8A, 8B, 8C and 8D are tile 8, which came first, into the middle.
    .chip = Tiles
seven =
    Each player gets two tiles by lot. In turn everybody lays one, until all lie. They may be turned as one likes.
    .chip = Tile 7
    .task = Click the areas of tile 7
    .how = Read the plates.
    .wrong = Another number: that is another tile.
    .hint1 = How many plates begin with a 7?
contact =
    Each further tile has to lie close: at least two of its areas have to touch the land, and at least two areas that lie there already.
    .chip = Contact
    .task = Click the areas of tile 7 that touch tile 8
    .how = They share an edge with 8A, 8B or 8C.
    .wrong = That one does not touch tile 8.
    .away = 7C touches only 7B and areas of tile 5.
    .hint1 = Which areas lie right beside 8A, 8B and 8C?
colours =
    Rivers and mountains are printed on the tiles. A coloured edge may never lie on another coloured edge.
    Think ahead: a river before your own gate protects you, but it holds you up as well.
    .chip = Colours
realm =
    When all tiles lie, places for the home realms are marked at the rim, with at least three areas between two of them.
    Each place touches at least three open edges. Then everybody chooses one.
    .chip = Realms
    .task = Click the areas of your realm that lead into the land
    .how = They share an edge with an area outside your realm.
    .wrong = That one does not lead out.
    .behind = DB touches only your own areas. A safe place for a rune.
    .hint1 = Which of your areas touch tile 5?
runes =
    Before the realms come, everybody hides one dragon rune and one false rune, face down. Yours are in 7C and 5C.
    They may not lie beside the place of a realm.
    .chip = Runes
    .task = Click the areas where your neighbourhood forbade a rune
    .how = They touch DA or DC.
    .wrong = That one touches no realm.
    .mine = A rune of yours lies here, so it was allowed.
    .hint1 = Which areas lie before your gate?
filled =
    In the end the land is filled. Each area gets the neutral units that are printed on it, such as the Dragon of 7B,
    and each city its name by lot. You place a stronghold, units and a hero at home.
    .chip = Filled
first =
    Spring of the first year, and your order is Mobilize. A city lies empty right at your gate, with no neutral units in it.
    .chip = First step
    .task = Take the city beside your realm
    .how = It touches DC.
    .wrong = That is allowed, but the city is still nobody's. I took it back.
    .hint1 = Which city is nearest to DC?
    .hint3 = 5B, then units from DC, and done.
end =
    That was the whole game in eleven lessons. A ready-made map is good for a first match; the next one you build yourself.
