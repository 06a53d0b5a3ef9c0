why =
    Greyhaven trzymają trzej Berserkerzy Uthuków, czerwonych. Kto wchodzi tam, gdzie stoją wrogie jednostki, musi stoczyć bitwę.
    Na końcu liczy się jedno: kto jeszcze stoi. Każda stojąca jednostka to 1 siły, a wygrywa wyższa suma.
    .chip = Po co
attack =
    Na 5A czeka dwóch Strzelców i dwóch Piechurów. Piechur z DA zostaje na straży. Czterech na trzech to niedużo, ale twoi Strzelcy strzelają pierwsi.
    .chip = Atak
    .task = Zaatakuj 7C wszystkimi czterema z 5A
    .how = Aktywuj 7C. Potem dwa razy 5A: Strzelcy i Piechurzy, po dwóch. Na końcu „dalej”.
    .wrong = Wolno, ale to nie ten atak. Ruch cofnięty.
    .few = Obaj. Każda figurka dobiera własną kartę. Ruch cofnięty.
    .guard = Piechur przy twierdzy zostaje. Ruch cofnięty.
    .early = Nie wszyscy czterej są już w drodze. Ruch cofnięty.
    .other = Tam stoi tylko jeden Berserker. Ale miasto jest na 7C. Ruch cofnięty.
    .hint1 = Kto stoi na 5A i ilu ich jest?
    .hint3 = 7C, 5A, Strzelcy, 2, znowu 5A, 2, „dalej”.
rows =
    Obie strony stoją teraz w rzędach. Numer rzędu to inicjatywa: rząd 1 atakuje pierwszy, rząd 5 ostatni, a każda jednostka raz.
    Strzelcy są w rzędzie 1, Berserkerzy w 2, Piechurzy w 3.
    .chip = Rzędy
cards =
    Każda stojąca figurka z rzędu dobiera kartę losu i czyta pole ze swoim kształtem: obrażenia, rozbicie, specjalna zdolność albo nic.
    Twoi Strzelcy to trójkąty.
    .chip = Karty losu
    .task = Rozpocznij bitwę
    .how = Teraz byłby czas na karty taktyki, ale ich nie masz. „Dalej” oddaje głos kartom.
    .wrong = Dalej: teraz decydują karty. Ruch cofnięty.
    .hint1 = Co kończy to pytanie?
rout =
    Jeden Strzelec trafił: 1 obrażenie i Berserker padł. Potem dwaj Berserkerzy dobrali rozbicie i 1 obrażenie. Najpierw rozbicie: jedna twoja jednostka musi się położyć.
    Żyje, ale nie atakuje i się nie liczy.
    .chip = Rozbicie
    .task = Połóż jednostkę najmniej potrzebną
    .how = Strzelcy już atakowali, Piechurzy jeszcze nie.
    .wrong = Wolno, ale jest lepszy wybór. Ruch cofnięty.
    .footman = Nie zaatakuje wtedy w rzędzie 3. Ruch cofnięty.
    .hint1 = Kto ma atak już za sobą?
damage =
    Teraz obrażenie. Kto je dostanie, wybierasz ty; jednostka ginie, gdy obrażeń jest tyle, ile ma wytrzymałości. Strzelcy i Piechurzy mają 1.
    .chip = Obrażenie
    .task = Daj obrażenie jednostce najmniej potrzebnej
    .how = Dopóki ktoś stoi, leżący obrażeń nie dostaje.
    .wrong = Wolno, ale jest lepszy wybór. Ruch cofnięty.
    .footman = Zaatakuje wtedy tylko jeden Piechur. Ruch cofnięty.
    .hint1 = Kto już atakował i jeszcze stoi?
strength =
    Piechurzy dobrali karty: 1 obrażenie i drugi Berserker padł. Stoi dwóch twoich i jeden wróg, więc 7C jest twoje.
    Z 5A wyszli wszyscy, więc jest teraz niczyje.
    Przy remisie wygrałby obrońca.
    .chip = Siła
    .cols = stoją | leżą | siła
after =
    Przegrani wycofują się razem na jeden obszar obok i tam się kładą. Kto leży, wstaje dopiero Wiosną.
    .chip = Odwrót
    .task = Kliknij obszar, na który poszedł ostatni Berserker
    .how = Obok 7C, czerwony.
    .wrong = Tam nikt się nie wycofał.
    .yours = To już twoje. Berserker musiał stąd odejść.
    .hint1 = Gdzie stał jeszcze jeden Berserker?
end =
    Rzędy, karty, rozbicia, obrażenia; na końcu policz, kto stoi. Następna lekcja: oblężenia i twierdze.
