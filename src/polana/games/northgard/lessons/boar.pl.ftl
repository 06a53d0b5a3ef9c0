power =
    Dziki znają las. Kafel, który zamyka terytorium, daje Chwałę jak wszystkim; kafel, który nie zamyka żadnego, daje im 1 wiedzę.
    Żaden nie idzie więc na marne. Zaznaczone terytorium jest twoje i otwarte.
    .chip = Moc
explore =
    Ten kafel mógłby je zamknąć za 2 punkty Chwały. Dziś niech rośnie: obrócony inaczej od razu daje 1 wiedzę i Małe Miejsce pod budowlę.
    .chip = Odkryj
    .task = Powiększ terytorium, nie zamykaj go
    .how = Zagraj Odkrycie. Podgląd pokazuje, jak pójdą granice.
    .wrong = Wolno, ale wiedzy to nie daje. Ruch cofnięty.
    .closed = To je zamyka: 2 punkty Chwały, ale bez wiedzy i bez miejsca na więcej. Często słusznie; tym razem ruch cofnięty.
    .later = Najpierw kafel: da miejsce, na którym możesz budować.
    .feast = Uczta też odkrywa, ale masz Odkrycie. Lepszą kartę zachowaj.
    .idle = Masz na to kartę. Ruch cofnięty.
    .hint1 = Przy którym obrocie terytorium biegnie dalej, poza nowy kafel?
build =
    Drewna nie masz. Ale karta klanu, Karta Błysku, buduje o 1 drewno taniej: Mała Budowla nie kosztuje nic, a Duża 2.
    .chip = Buduj
    .task = Zbuduj za darmo Silos na zaznaczonym terytorium
    .how = Tura trwa: zagraj kartę klanu.
    .wrong = Wolno, ale to nie Silos w tym miejscu. Ruch cofnięty.
    .there = Tam też jest miejsce. Ale wykorzystajmy nowe: ruch cofnięty.
    .wood = Chata Drwala też jest dobra, ale nic twojego nie daje jeszcze żywności. Ruch cofnięty.
    .other = W Zbiorach nic nie da. Ruch cofnięty: zimą jednostki chcą żywności.
    .more = W tej turze możesz jeszcze zagrać kartę klanu. Ruch cofnięty.
    .hint1 = Która z twoich kart ma błyskawicę?
osmosis =
    W innej partii masz Osmozę, swoje ulepszenie: po jednej jednostce na najwyżej trzech twoich terytoriach, które są otwarte albo mają drewno na ziemi.
    Dwa z nich są otwarte, na trzecim jest drewno.
    .chip = Osmoza
    .task = Zrekrutuj po jednej na trzech terytoriach
    .how = Zagraj Osmozę i wskazuj je po kolei.
    .wrong = Wolno, ale to nie trzy jednostki. Ruch cofnięty.
    .more = Możesz wziąć jeszcze więcej. Ruch cofnięty.
    .feast = Uczta rekrutuje jedną jednostkę, Osmoza trzy. Ruch cofnięty.
    .idle = Masz na to kartę. Ruch cofnięty.
    .hint1 = Która karta rekrutuje w kilku miejscach?
hurt =
    Co boli Dzika: otwarta ziemia nie daje Chwały, a sąsiadów ma ze wszystkich stron. Tu jedna jednostka pilnuje Menhiru, a obok stoją trzy Wilki.
    .chip = Najazd
    .task = Wilki atakują dwiema jednostkami i jedną żywnością
    .how = 5 do 3: dwie jednostki, żywność i 2 na kości przeciw jednej jednostce i 2 na kości.
lesson =
    Menhir daje teraz wiedzę Wilkom.
    Wydawaj więc wiedzę wcześnie, na ulepszenia, i w porę zamykaj najlepszą ziemię: tylko zamknięte terytoria dają Chwałę co roku.
    .chip = Zamknij
end =
    Wiedza z każdego otwartego kafla, budowle prawie za darmo, jednostki wszędzie. W ostatnich latach zamykaj to, co trzymasz.
