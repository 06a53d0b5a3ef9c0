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
table-notice-undo = { $name }, { $by } prosi o cofnięcie decyzji przy tym stole: bez twojej zgody nic się nie cofnie.
table-notice-undone = { $name }, gra za ciebie bot, a { $by } cofa przy tym stole własne decyzje. To, co zrobiły inne osoby, co dociągnięto i co wyrzucono, zostaje.
table-somebody = ktoś

# O samym stole, dla kogoś, kto się dosiada.
table-note-imported = Ten stół zaczął się od zapisu partii. Osoba, która go przyniosła, może znać to, co było do tej pory zakryte.
table-note-position = Ten stół zaczął się od ustawionej pozycji, a nie od początku gry.
table-note-hints = Każdy, kto tu gra, może pytać, co zrobiłby mocny gracz.
table-note-dealt = Wszystko, co zakryte, rozdano na nowo, zanim dosiadł się ktoś nowy.
table-note-left-out = Rozdano bez liczb tych osób: { $seats }. Nie dotarły na czas.
table-note-before = Tę partię rozdano, zanim tu usiądziesz, bez twojej liczby.
table-note-handed = { $seat }: to miejsce zmieniło właściciela w trakcie partii. Poprzedni właściciel wie, co na nim było.
table-note-seen = Inni widzieli, co jest na tym miejscu, i nie da się już tego rozdać na nowo.
table-note-undone =
    { $count ->
        [one] { $seat }: cofnięto ostatnią decyzję za zgodą wszystkich, którzy mają głos.
        [few] { $seat }: cofnięto ostatnie { $count } decyzje za zgodą wszystkich, którzy mają głos.
       *[other] { $seat }: cofnięto ostatnie { $count } decyzji za zgodą wszystkich, którzy mają głos.
    }
table-note-unasked =
    { $count ->
        [one] { $seat }: cofnięto własną decyzję, gdy za kogoś grał bot. Decyzje innych, dociągi i rzuty zostały.
        [few] { $seat }: cofnięto { $count } własne decyzje, gdy za kogoś grał bot. Decyzje innych, dociągi i rzuty zostały.
       *[other] { $seat }: cofnięto { $count } własnych decyzji, gdy za kogoś grał bot. Decyzje innych, dociągi i rzuty zostały.
    }
table-note-drawn = Cofnięte rzuty i dociągi się nie powtórzą: to, co nastąpi, wylosowano na nowo.
table-note-keyed = Ten stół powstał, zanim zaczęto pieczętować losowanie. Odtąd nikt nie odgadnie, co nastąpi.
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
