plates =
    Tabliczka mówi, co daje obszar: kłosy to żywność, kłody drewno, kamienie ruda. Kto kontroluje 5A, ma z niego 1 żywność i 1 drewno.
    Z żywności, drewna i rudy są jednostki i twierdze, a Zimą żywność karmi armie.
    .chip = Tabliczki
wood =
    Kontrolujesz swoje królestwo, 5A i Greyhaven na 7C. Miasta liczą się jak każdy inny obszar.
    .chip = Drewno
    .task = Kliknij cztery swoje obszary, które dają drewno
    .how = Szukaj kłody na tabliczce.
    .wrong = Na tej tabliczce nie ma kłody.
    .food = Ten daje 2 żywności, ale drewna nie.
    .empty = Ten obszar nie jest twój.
    .hint1 = Dwa są w królestwie, dwa poza nim.
sum =
    Razem to 4 żywności, 4 drewna i 2 rudy. Ale twoje liczniki stoją jeszcze na 3, 2 i 2, jak w twoim wierszu:
    od zajęcia obszaru same się nie przesuwają.
    .chip = Suma
    .cols = żywność | drewno | ruda
harvest =
    Rozkaz Zbiory, numer 4, ustawia każdy licznik na tyle, ile twoje obszary dają teraz: w górę, ale i w dół, jeśli coś przepadło.
    Jest Wiosna, więc działa też gwiazdka.
    .chip = Zbiory
    .task = Wydaj rozkaz Zbiory i go wykonaj
    .how = Najniższy numer rusza pierwszy. Przed turą pada pytanie o karty: nie masz żadnych, więc „dalej”.
    .wrong = Ten rozkaz nie przesunie liczników. Ruch cofnięty.
    .hint1 = Który rozkaz ma numer 4?
free =
    Liczniki stoją na 4, 4 i 2. Gwiazdka daje dwie rzeczy: działają twoje ulepszenia i możesz zbudować jeszcze jedno za 1 drewno.
    Stoją przy twierdzach, po jednym. Na DA jest Dyplomata.
    .chip = Miejsce
    .task = Kliknij twierdzę, która nie ma jeszcze ulepszenia
    .how = Zamek bez żetonu.
    .wrong = Tam nie masz twierdzy.
    .taken = Tam jest już Dyplomata.
    .hint1 = Masz dwie twierdze.
develop =
    Najpierw Dyplomata daje ci 2 żetony wpływów. Potem budujesz. Są cztery rodzaje: Surowce, Dyplomata,
    Obóz szkoleniowy z kartą taktyki i Potężne mury, czyli 2 siły więcej.
    .chip = Budowa
    .task = Zbuduj to, co przy każdej gwiazdce Zbiorów da kartę taktyki
    .how = „Dalej” prowadzi do gwiazdki. Zadziała od następnych Zbiorów.
    .wrong = Wolno, ale karty to nie da. Ruch cofnięty.
    .skip = Masz 4 drewna: stać cię. Ruch cofnięty.
    .resources = Surowce podnoszą licznik o 1. Dobre, ale bez karty; ruch cofnięty.
    .diplomat = Dyplomatę masz jednego: zniknąłby z DA. Ruch cofnięty.
    .walls = Mury pomagają w obronie, ale karty nie dają. Ruch cofnięty.
    .hint1 = Gdzie żołnierze uczą się taktyki?
dials =
    Drewno stoi teraz na 3: płaci się przesunięciem licznika. Zaciąg nic nie kosztuje, tylko odczytuje liczniki.
    Dlatego lepiej najpierw zebrać, a potem zaciągać.
    .chip = Liczniki
end =
    Zajmuj obszary, zbieraj, zaciągaj: wyższe liczniki dają za każdym razem więcej. Następna lekcja: Zima.
