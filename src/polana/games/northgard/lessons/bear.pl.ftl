power =
    Niedźwiedzie oprócz jednostek mają Kaiję, opancerzoną niedźwiedzicę. W walce liczy się za 2, a zimą nie potrzebuje żywności. Możesz ją wystawić przy każdej rekrutacji.
    Na terytorium wroga nie wchodzi.
    .chip = Kaija
strong =
    Na południu stoją dwa Wilki. Gdzie jest Kaija, tam atakujący dwa razy się zastanowi.
    .chip = Siła
    .task = Kliknij swoje terytorium, które broni się siłą 4
    .how = Każda jednostka to 1, Kaija 2.
    .wrong = Tam nikt nie stoi.
    .alone = Stoi tam jedna jednostka, a Kaija jest gdzie indziej: to 1.
    .theirs = To terytorium Wilków.
    .hint1 = Gdzie stoi Kaija?
gather =
    Karta klanu, Karta Błysku, daje ruch. Jeśli idzie też Kaija, najpierw zabiera całą żywność i drewno z terytorium, które opuszcza: tutaj jedno drewno.
    .chip = Zbieraj
    .task = Wyjdź z Kaiją i utrzymaj zaznaczone
    .how = Na zachód albo wschód. Jedna jednostka zostaje.
    .wrong = Wolno, ale drewna to nie daje. Ruch cofnięty.
    .with = Zbiera tylko Kaija, więc musi iść. Ruch cofnięty.
    .all = Wtedy zamknięte terytorium zostaje puste. Ruch cofnięty.
    .enemy = Tam są Wilki, a Kaija do wroga nie idzie. Ruch cofnięty.
    .later = To zmieści się potem: karta klanu to Karta Błysku. Najpierw zbieranie.
    .idle = Drewno leżałoby tam aż do Zbiorów. Ruch cofnięty.
    .hint1 = Która z twoich kart ma błyskawicę?
awake =
    W innej partii masz ulepszenie Przebudzenie niedźwiedzia, Kartę Błysku. Rekrutuje dwie jednostki, a do końca roku Kaija może wchodzić także do wroga.
    .chip = Pobudka
    .task = Zrekrutuj obie tam, gdzie stoi Kaija
    .how = Zagraj Przebudzenie niedźwiedzia.
    .wrong = Wolno, ale dwóch jednostek tam nie będzie. Ruch cofnięty.
    .there = Stamtąd do Wilków się nie dojdzie. Ruch cofnięty: tam, gdzie stoi Kaija.
    .early = Jeszcze nie: najpierw ją obudź. Druga karta zmieści się w tej samej turze.
    .more = Możesz wziąć jeszcze jedną jednostkę. Ruch cofnięty.
    .idle = Masz na to kartę. Ruch cofnięty.
    .hint1 = Która karta budzi Kaiję?
attack =
    Teraz pójdzie razem z nimi. Trzy jednostki, Kaija i dwie żywności: przed rzutem 7 do 2. Jedna jednostka zostaje.
    .chip = Atak
    .task = Zaatakuj Wilki razem z Kaiją
    .how = Ruch z Kaiją, trzy jednostki, dwie żywności.
    .wrong = Wolno, ale to nie ten atak. Ruch cofnięty.
    .with = Kaija nie śpi: weź ją ze sobą. Ruch cofnięty.
    .all = Wtedy twoje zamknięte terytorium zostaje puste. Ruch cofnięty.
    .few = Lepiej na pewno: trzy jednostki, dwie żywności. Ruch cofnięty.
    .away = Tam nie ma z kim walczyć. Ruch cofnięty.
    .feast = Uczta może być Ruchem, ale masz Ruch. Lepszą kartę zachowaj.
    .idle = Kaija nie śpi tylko w tym roku. Ruch cofnięty.
    .hint1 = Która karta daje ruch?
hurt =
    Co boli Niedźwiedzia: Kaija jest tylko w jednym miejscu. Tu stoi na zachodzie, zamkniętego terytorium pilnuje jedna jednostka, a trzy Wilki to widzą.
    .chip = Najazd
    .task = Wilki atakują zamknięte terytorium dwiema jednostkami i jedną żywnością
    .how = 5 do 3: dwie jednostki, żywność i 2 na kości przeciw jednej jednostce i 2 na kości.
lesson =
    Z Kaiją byłoby 5 do 5, a remis wygrywa obrońca. Niech więc stoi tam, skąd zbierasz Chwałę, a chodzą jednostki.
    .chip = Jej miejsce
end =
    Kaija pilnuje za darmo, po drodze zbiera, a obudzona atakuje. Uważaj na miejsca, w których jej nie ma.
