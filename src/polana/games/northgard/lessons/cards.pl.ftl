hand =
    Partia trwa siedem lat. Na początku roku dobierasz cztery karty i z nich bierze się wszystko, co w tym roku zrobisz.
    Klany grają po kolei, po jednej karcie na turę, aż wszyscy spasują.
    .chip = Ręka
flash =
    Każda karta to akcja: Rekrutacja, Ruch, Odkrycie, Budowa. Uczta zastępuje dowolną z tych czterech.
    Karta ze znakiem błyskawicy to Karta Błysku. Zagrywasz ją dodatkowo, obok karty tury.
    .chip = Błysk
    .task = Kliknij Kartę Błysku na swojej ręce
    .how = Ma mały znak błyskawicy.
    .wrong = To zwykła karta: jedna na turę.
    .hint1 = Jedna z kart nosi nazwę twojego klanu. Spójrz na jej róg.
two =
    W jednej turze zmieszczą się więc dwie akcje. Rekrutacja dodaje jednostkę tam, gdzie już stoisz, a Karta Błysku klanu daje ruch.
    .chip = Dwie naraz
    .task = W jednej turze zrekrutuj jednostkę i wejdź na terytorium Sb
    .how = Najpierw Rekrutacja. Potem stół zapyta o Karty Błysku.
    .wrong = Wolno, ale to jeszcze nie obie akcje. Ruch cofnięty.
    .feast = Uczta też by wystarczyła, ale później może się stać czymkolwiek. Zachowaj ją i użyj Rekrutacji.
    .early = Tura jeszcze trwa: masz do zagrania Kartę Błysku.
    .all = Wtedy nie zostanie nikt i stracisz zamknięte terytorium. Ruch cofnięty.
    .other = Tak też można, ale chodźmy na Sb, gdzie jest pole z kamieniem.
    .fight = Tam stoją Kruki. O walce jest osobna lekcja.
    .pass = Pas kończy dla ciebie cały rok, a masz jeszcze co zagrać.
    .hint1 = Którą kartę zagrać najpierw, żeby ktoś mógł zostać, a ktoś pójść?
    .hint3 = Rekrutacja na swoim terytorium, potem Klan Wilka: stamtąd na Sb, jedną jednostką albo dwiema.
swap =
    Później w tym samym roku. Są trzy zasoby: żywność, drewno i wiedza, czyli znak runy. Budowa kosztuje drewno, a ty go nie masz.
    Bezużyteczną kartę możesz zamienić: płacisz 1 wiedzę i dobierasz inną.
    .chip = Zamiana
    .task = Zamień Budowę na nową kartę
    .how = Kosztuje to 1 wiedzę i całą turę.
    .wrong = Wolno, ale nowej karty to nie daje. Ruch cofnięty.
    .poor = Nie masz drewna, więc Budowa nic teraz nie da.
    .feast = Ucztę zachowaj: może być czymkolwiek. Bezużyteczna jest Budowa.
    .wait = Przeczekanie odkłada kartę za nic. Dobre, gdy inni mają ruszyć pierwsi, ale nie tutaj.
    .pass = Pas kończy twój rok. Najpierw zrób coś ze złą kartą.
    .hint1 = Która możliwość kosztuje 1 wiedzę?
swapped =
    Wiedza zapłacona, Budowa leży w strefie aktywnej, a na rękę przyszedł Ruch.
    .chip = Dobrane
pass =
    Kto skończył, pasuje. Odkłada wszystkie karty i wybiera jedną z odkrytych Kart Rozwoju.
    Trafia ona na wierzch jego talii, więc za rok będzie na ręce. Kto spasuje pierwszy, zostaje pierwszym graczem.
    .chip = Pas
    .task = Spasuj i weź Kartę Rozwoju
    .how = Kto pasuje wcześnie, wybiera jako pierwszy.
    .wrong = Każda z odkrytych będzie dobra, ale najpierw spasuj.
    .later = Można grać dalej, ale najpierw zobacz, co daje pas.
    .hint1 = Która możliwość kończy dla ciebie rok?
end =
    Cztery karty, jedna na turę, do tego Karty Błysku i z roku na rok lepsza talia. Następna lekcja: ruch, który kończy się walką.
