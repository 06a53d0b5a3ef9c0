# Co mówi serwer stołu.

table-open = Stół jest otwarty: { $url } (Ctrl+C go zamyka)
table-friends = Znajomi w tej samej sieci otwierają { $url } albo kierują tu telefon:
table-alone = Otworzyć go może tylko ten komputer; polana serve --lan wpuści znajomych z tej samej sieci.
table-no-network = Ten komputer nie jest w żadnej sieci, którą można by dzielić ze znajomymi.
table-untitled = Stół: { $game }
table-notice-turn = Twoja kolej, { $name }.

# O samym stole, po zmianie wersji.
table-note-upgraded = Zasady mają nową wersję ({ $version }). Wszystkie dotychczasowe słowa są nadal dobre.
table-note-moved = Zasady mają nową wersję ({ $version }). Wszystkie słowa są nadal dobre, ale prowadzą teraz do innego położenia.
table-note-cut =
    { $lost ->
        [one] Zasady mają nową wersję ({ $version }), w której ostatnie słowo nie jest możliwe. Partia toczy się dalej od słowa { $words }.
        [few] Zasady mają nową wersję ({ $version }), w której ostatnie { $lost } słowa nie są możliwe. Partia toczy się dalej od słowa { $words }.
       *[many] Zasady mają nową wersję ({ $version }), w której ostatnich { $lost } słów nie jest możliwych. Partia toczy się dalej od słowa { $words }.
    }
