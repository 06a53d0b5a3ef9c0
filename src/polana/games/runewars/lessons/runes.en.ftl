land =
    The land is made of six-sided areas; the plate at the bottom of each says its name. You lead the Daqan Lords, blue.
    DA, DB and DC are your home realm. You control it, and every area where blue units stand.
    .chip = Land
mine =
    The small dark token with a golden tree is a dragon rune. Dragon runes are what everybody wants, and they count for whoever controls their area.
    .chip = Yours
    .task = Click the areas whose dragon runes are yours
    .how = There are two: an area of your own, and the golden tree in it.
    .wrong = There is no rune token at all.
    .false = That token is yours, but there is no golden tree on it.
    .nobody = Nobody controls that area, and nobody knows what the token shows.
    .theirs = Uthuk Y'llan, red, control that area.
    .hint1 = In which blue areas do you see a tree?
false =
    The pale token with the cross is a false rune, worth nothing. From behind both look alike.
    The little eye says that you know this token and others do not: you may look at all tokens in your areas.
    .chip = False
hidden =
    Tokens in other areas show you a question mark. A dragon rune or nothing: you find out when the area is yours, or when one of your heroes stands there.
    .chip = Hidden
    .task = Click the three tokens that you cannot read
    .how = Grey, with a question mark.
    .wrong = There is no token there.
    .seen = You see this one: the eye says so.
    .hint1 = All three lie beside cities.
take =
    The city in 5B stands empty. Whoever walks in controls the area and its token. Every season you give one order. Now it is Conquer:
    you may move units into one area.
    .chip = Take
    .task = Take area 5B
    .how = First the area that you move to, then where units come from, and who goes. "Done" ends the march.
    .wrong = That is allowed, but 5B is still nobody's. I took it back.
    .hint1 = Which of your areas lie beside 5B?
    .hint3 = Click 5B, then DC, two Bowmen, and done.
ends =
    It was a dragon rune: you have three now. The strip above the map counts them.
    After the Winter of year 7 the most dragon runes win. There is a shorter way, too, and it needs six.
    .chip = The end
claim =
    Another match, year 5, Autumn: six dragon runes are yours. You may show them all and place your Victory card on the Autumn deck.
    If you still have six next Autumn, you win at once.
    .chip = Six
    .task = Place your Victory card
    .how = Then turn up six dragon runes, one after another.
    .wrong = That goes on without the Victory card. I took it back.
    .hint1 = What else can you do before your order begins?
    .hint3 = Place the Victory card, then click your six areas.
end =
    You know what everybody wants, and that others now know where yours lie. Next: orders and seasons.
