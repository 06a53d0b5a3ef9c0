plots =
    Kruki punktują Intrygami: to zakryte żetony i tylko ty wiesz, czym są. Na 10 leży Haracz, na 12 Bomba. O Świcie odkrywasz Intrygi tam, gdzie masz wojownika.
    .chip = Intrygi
first =
    Każde odkrycie daje punkt za każdą Intrygę, która jest już odkryta. Liczy się więc kolejność: Bomba po odkryciu znika, a Haracz zostaje.
    .chip = Najpierw
    .task = Odkryj Intrygę, która zostaje
    .how = Haracz zabiera każdemu wrogowi na polanie losową kartę.
    .wrong = Wolno, ale żadna Intryga się nie odkryje. Ruch cofnięty.
    .bomb = Wtedy każda da tylko 1 punkt: Bomby już nie będzie przy drugim odkryciu. Ruch cofnięty.
    .recruit = Po Werbunku Intryg już się nie odkrywa. Ruch cofnięty.
    .early = Czekają dwie Intrygi. Ruch cofnięty.
    .hint1 = Która z dwóch potem jeszcze leży?
bomb =
    1 punkt i karta Markizy. Teraz Bomba: odkryte są dwie, więc 2 punkty. Usuwa z 12 wszystko, co wrogie, a Tartak to jeszcze punkt.
    .chip = Bomba
    .task = Odkryj Bombę
    .how = Na 12 jest kot i Tartak.
    .wrong = Wolno, ale Bomba zostaje zakryta. Ruch cofnięty.
    .recruit = Najpierw Bomba: po Werbunku Intryg się nie odkrywa. Ruch cofnięty.
    .early = Bomba czeka. Ruch cofnięty.
    .hint1 = Odkryj jeszcze raz.
recruit =
    Masz 7 punktów. Na koniec Świtu Werbunek, raz: wydaj kartę, a na każdej polanie o jej symbolu stanie wojownik.
    .chip = Werbunek
    .task = Zwerbuj na wszystkich mysich polanach
    .how = Cztery mysie polany, cztery kruki.
    .wrong = Wolno, ale na mysie polany nikt nie przyleci. Ruch cofnięty.
    .rabbit = To byłyby królicze polany. Też dobrze, ale dziś myszy. Ruch cofnięty.
    .early = Teraz pora na Werbunek. Ruch cofnięty.
    .hint1 = Na której karcie jest mysz?
move =
    Dzień: trzy akcje. Kruki ruszają się bez względu na kontrolę. Nowa Intryga kosztuje wojownika, a drugi musi tam być, by ją później odkryć. Na 9 jest jeden: przyślij drugiego.
    .chip = Ruch
    .task = Przeleć krukiem z 12 na 9
    .how = Jeden wystarczy.
    .wrong = Wolno, ale z 12 na 9 nikt nie przyleci. Ruch cofnięty.
    .plot = Na 9 jedyny kruk zapłaciłby za Intrygę i nie miałby kto jej odkryć. Najpierw ruch. Ruch cofnięty.
    .battle = Jest was mało. Walcz tylko o Intrygi. Ruch cofnięty.
    .early = Masz trzy akcje. Ruch cofnięty.
    .hint1 = Ruch, z 12, na 9.
plot =
    Teraz nowa Intryga: jeden kruk odchodzi, Intryga się pojawia, a jej rodzaj wybierasz w tajemnicy. Druga w tej samej turze kosztowałaby dwa kruki.
    .chip = Nowa
    .task = Połóż Intrygę na polanie 9
    .how = Bomba burzy, Wnyki trzymają, Haracz zabiera karty, usunięty Najazd przyzywa kruki.
    .wrong = Wolno, ale na 9 Intrygi nie będzie. Ruch cofnięty.
    .alone = Tam nie zostałby kruk, który ją odkryje. Na 9 jest ich dość. Ruch cofnięty.
    .move = Dość ruchu. Teraz Intryga. Ruch cofnięty.
    .battle = Najpierw Intryga. Ruch cofnięty.
    .early = Brakuje jeszcze Intrygi. Ruch cofnięty.
    .hint1 = Która akcja kładzie Intrygę na mapie?
evening =
    Wieczór: dobierasz jedną kartę i po jednej za każdy odkryty Haracz, czyli dwie. Albo Wysiłek: jeszcze jedna akcja zamiast dobierania kart.
    .chip = Wieczór
    .task = Zakończ turę i dobierz karty
    .how = Najpierw zakończ Dzień, potem zrezygnuj z Wysiłku.
    .wrong = Wolno, ale kart teraz nie dobierzesz. Ruch cofnięty.
    .exert = Wtedy nic nie dobierzesz. Dwie karty są dziś więcej warte. Ruch cofnięty.
    .keep = Jedna akcja może przepaść. Ruch cofnięty.
    .hint1 = Dwa razy gotowe.
wrong =
    Co boli: Zdemaskowanie. Wróg, który ma coś obok twojej Intrygi, może w swojej turze pokazać kartę o symbolu polany i zgadnąć, co to jest. Na 9 leżą twoje Wnyki.
    .chip = Zgaduje
    .task = Zobacz, jak Markiza zgaduje: Najazd
    .how = Jeśli się myli, karta jest twoja.
right =
    Pudło: mysia karta jest u ciebie. Ale Markiza ma jeszcze jedną i może zgadywać dalej.
    .chip = Jeszcze raz
    .task = Zobacz, jak zgaduje: Wnyki
    .how = Jeśli trafi, Intryga znika, a ona ma punkt.
end =
    Umiesz poprowadzić Kruki: najpierw odkryj to, co zostaje, przy każdej Intrydze trzymaj kruka i kładź je tam, gdzie wrogom brak kart do zgadywania.
