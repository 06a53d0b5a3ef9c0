power =
    Kozły żyją z budowania: każda Mała Budowla od razu daje im 1 żywność, a Duża 2. Drewno opłaca się więc podwójnie.
    Na zaznaczonym terytorium stoi już Silos, a jedno Małe Miejsce jest wolne.
    .chip = Moc
card =
    Inne klany nie mogą postawić drugiego Silosu na tym samym terytorium: każdego rodzaju po jednym. Kozły mają na to kartę, i to z błyskawicą.
    .chip = Karta klanu
    .task = Kliknij kartę swojego klanu
    .how = Nazywa się tak jak klan.
    .wrong = Tę mają wszyscy.
    .hint1 = Która z kart jest Kartą Błysku?
twice =
    Karta klanu buduje jak każda Budowa, ale ten sam rodzaj może stanąć drugi raz. Dwa Silosy to dwie żywności w każdych Zbiorach, oprócz zboża z ziemi.
    .chip = Drugi raz
    .task = Zbuduj drugi Silos na zaznaczonym terytorium
    .how = Kosztuje 1 drewno i od razu daje 1 żywność.
    .wrong = Wolno, ale to nie drugi Silos. Ruch cofnięty.
    .other = Tam Silos postawi każda Budowa. Ruch cofnięty: wykorzystaj wolne miejsce na zaznaczonym terytorium.
    .kind = Przyda się, ale to umie każda Budowa. Ruch cofnięty: drugi Silos.
    .later = Rekrutację zagrasz potem: karta klanu to Karta Błysku. Najpierw Silos.
    .feast = Uczta też buduje, ale drugiego Silosu nie postawi. Ruch cofnięty.
    .idle = Masz drewno i właściwą kartę. Ruch cofnięty.
    .hint1 = Gdzie Silos już stoi?
team =
    Praca zespołowa, jedno z twoich ulepszeń, to dwie różne akcje naraz. Masz 3 drewna: Ołtarz Królów daje 3 punkty Chwały rocznie i od razu 2 żywności.
    Jedna jednostka go nie upilnuje.
    .chip = Razem
    .task = Zbuduj Ołtarz i zrekrutuj tam straż
    .how = Zagraj Pracę zespołową i najpierw wybierz Budowę.
    .wrong = Wolno, ale nie o to tu chodzi. Ruch cofnięty.
    .place = Tam nie ma Dużego Miejsca. Ruch cofnięty.
    .guard = Tam stoją już trzy. Ruch cofnięty: straży potrzebuje Ołtarz.
    .fame = To nie daje Chwały co roku. Ruch cofnięty: Ołtarz.
    .small = To Mała Budowla. Ruch cofnięty: stać cię na Ołtarz.
    .stay = Innym razem. Ruch cofnięty: teraz budowa i rekrutacja.
    .order = Też by wystarczyło, ale najpierw budowa: widać wtedy, czego pilnować. Ruch cofnięty.
    .feast = Uczta to tylko jedna akcja. Ruch cofnięty: Praca zespołowa daje dwie.
    .idle = Masz drewno i właściwą kartę. Ruch cofnięty.
    .hint1 = Na którym z twoich terytoriów jest Duże Miejsce?
hurt =
    Co boli Kozła: budowle zostają i należą do tego, czyje jest terytorium. Tu dwóch Silosów pilnuje jedna jednostka, a obok stoją trzy Wilki.
    .chip = Najazd
    .task = Wilki atakują dwiema jednostkami i zjadają jedną żywność
    .how = 5 do 3: dwie jednostki, żywność i 2 na kości przeciw jednej jednostce i 2 na kości.
lesson =
    Oba Silosy karmią teraz Wilki. Drewno wydane, a żywność w każdych Zbiorach jest ich.
    Pilnuj więc tego, co budujesz: jednostkami, Wieżą Obronną albo Fortecą.
    .chip = Straż
end =
    Buduj co roku, gdzie warto, to drugi raz, i trzymaj obok jednostki. Uważaj na sąsiadów, którzy mają ich więcej.
