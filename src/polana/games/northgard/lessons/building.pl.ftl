slots =
    Ramki z przerywanej linii to miejsca na budowle. Budujesz na wolnym, na swoim terytorium.
    Kwadrat to Małe Miejsce na Małą Budowlę, która kosztuje 1 drewno. Na niektórych widać kamień.
    .chip = Miejsca
stone =
    Cztery Małe Budowle pasują na każde Małe Miejsce. Piąta, Menhir, potrzebuje miejsca z kamieniem. Daje 1 wiedzę w każdych Zbiorach.
    .chip = Kamienie
    .task = Kliknij oba swoje terytoria z kamieniem
    .how = Kamień to mały słupek w przerywanym kwadracie.
    .wrong = Na tym kamienia nie ma.
    .small = To zwykłe Małe Miejsce, bez kamienia.
    .theirs = To terytorium Jeleni. Budujesz tylko tam, gdzie stoisz.
    .hint1 = Oba leżą na prawo od zamkniętego terytorium pośrodku.
menhir =
    Masz 1 drewno i kartę Budowy. Grasz Klanem Kozła: za każdą postawioną Małą Budowlę dostajesz jeszcze 1 żywność.
    .chip = Budowa
    .task = Zbuduj Menhir na tym kamieniu, którego strzegą dwie jednostki
    .how = Najpierw pytanie o terytorium, potem o budowlę.
    .wrong = Wolno, ale to nie Menhir. Ruch cofnięty.
    .small = Bez kamienia nie ma Menhiru. Ruch cofnięty.
    .open = Kamień tam jest, ale pilnuje go jedna jednostka. Wybierz drugie terytorium.
    .other = Przyda się, ale zajmie miejsce z kamieniem. Ruch cofnięty: Menhir nigdzie indziej się nie zmieści.
    .feast = Uczta też może budować, ale masz Budowę. Lepszą kartę zachowaj.
    .idle = Najpierw Budowa: drewno masz.
    .hint1 = Które z dwóch terytoriów jest lepiej strzeżone?
    .hint3 = Budowa, terytorium z dwiema jednostkami i kamieniem, Menhir.
large =
    Dwa lata później masz 3 drewna, czyli cenę Dużej Budowli. Potrzebuje ona Dużego Miejsca: większej ramki ze ściętymi rogami.
    Trzy zamknięte terytoria, każde z Dużą Budowlą, dają wygraną na koniec roku.
    .chip = Duże
    .task = Kliknij swoje terytorium z Dużym Miejscem
    .how = Duża przerywana ramka ze ściętymi rogami.
    .wrong = Tu nie ma Dużego Miejsca.
    .hint1 = Masz trzy terytoria. Na którym są dwa miejsca?
altar =
    Duże są trzy. Kuźnia daje kartę więcej na początku roku, Forteca 2 punkty obrońcy,
    a Ołtarz Królów 3 punkty Chwały w każdych Zbiorach. Kozły za Dużą dostają 2 żywności.
    .chip = Ołtarz
    .task = Zbuduj to, co co roku przynosi Chwałę
    .how = Im wcześniej stanie, tym więcej razy się policzy.
    .wrong = Wolno, ale Chwały co roku to nie daje. Ruch cofnięty.
    .fortress = Bezpieczna, ale sama Chwały nie przynosi. Ruch cofnięty.
    .forge = Karta więcej to dużo, ale teraz chodzi o Chwałę. Ruch cofnięty.
    .small = To Mała Budowla, a stać cię na Dużą. Ruch cofnięty.
    .slot = Tam jest tylko Małe Miejsce. Ruch cofnięty.
    .feast = Uczta też może budować, ale masz Budowę. Lepszą kartę zachowaj.
    .idle = Najpierw Budowa: drewno masz.
    .hint1 = Która budowla ma w nazwie królów?
end =
    Wolne miejsce, drewno i coś, co się zwróci. Budowle zostają, czyjekolwiek jest terytorium. Następna lekcja: Zbiory i Zima.
