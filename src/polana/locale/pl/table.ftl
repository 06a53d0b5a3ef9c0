# Co mówi serwer stołu.

table-open = Stół jest otwarty: { $url } (Ctrl+C go zamyka)
table-friends = Znajomi w tej samej sieci otwierają { $url } albo kierują tu telefon:
table-alone = Otworzyć go może tylko ten komputer; polana serve --lan wpuści znajomych z tej samej sieci.
table-no-network = Ten komputer nie jest w żadnej sieci, którą można by dzielić ze znajomymi.
table-untitled = Stół: { $game }
table-notice-turn = Twoja kolej, { $name }.
table-notice-nudge = { $name }, { $by } czeka na ciebie: twoja kolej.
table-notice-farewell =
    { $count ->
        [one] Tego stołu długo nikt nie ruszał: w ciągu doby trafi do archiwum. Odezwij się przy nim, żeby został.
        [few] Tego stołu długo nikt nie ruszał: za { $count } dni trafi do archiwum. Odezwij się przy nim, żeby został.
       *[many] Tego stołu długo nikt nie ruszał: za { $count } dni trafi do archiwum. Odezwij się przy nim, żeby został.
    }
table-notice-nudge-unnamed = { $name }, wszyscy czekają na ciebie: twoja kolej.

# O samym stole, dla kogoś, kto się dosiada.
table-note-imported = Ten stół zaczął się od zapisu partii. Osoba, która go przyniosła, może znać to, co było do tej pory zakryte.
table-note-position = Ten stół zaczął się od ustawionej pozycji, a nie od początku gry.
table-note-dealt = Wszystko, co zakryte, rozdano na nowo, zanim dosiadł się ktoś nowy.
table-note-handed = { $seat }: to miejsce zmieniło właściciela w trakcie partii. Poprzedni właściciel wie, co na nim było.
table-note-time = { $seat }: skończył się czas.

# O samym stole, po zmianie wersji.
table-note-upgraded = Zasady mają nową wersję ({ $version }). Wszystkie dotychczasowe decyzje są nadal dozwolone.
table-note-moved = Zasady mają nową wersję ({ $version }). Wszystkie decyzje są nadal dozwolone, ale prowadzą teraz do innego położenia.
table-note-cut =
    { $lost ->
        [one] Zasady mają nową wersję ({ $version }), w której ostatnia decyzja nie jest możliwa. Partia toczy się dalej od decyzji { $words }.
        [few] Zasady mają nową wersję ({ $version }), w której ostatnie { $lost } decyzje nie są możliwe. Partia toczy się dalej od decyzji { $words }.
       *[many] Zasady mają nową wersję ({ $version }), w której ostatnich { $lost } decyzji nie jest możliwych. Partia toczy się dalej od decyzji { $words }.
    }
