thirty =
    Wszystko robi się dla punktów. Kto pierwszy ma 30, wygrywa od razu, choćby w środku cudzej tury.
    Tu widzisz punkty wszystkich: ty masz 3, Orle Gniazda 5.
    .chip = Trzydzieści
build =
    Każda frakcja punktuje po swojemu. Markiza buduje: kolejny budynek tego samego rodzaju daje więcej punktów niż poprzedni. Tartaki dają drewno, a drewnem płaci się za budynki.
    .chip = Budowa
    .task = Zbuduj trzeci Tartak
    .how = Kosztuje dwa drewna, a oba leżą na polanie 5.
    .wrong = Wolno, ale Tartaku z tego nie będzie. Ruch cofnięty.
    .battle = Gniazdo na polanie 9 nie ucieknie, zaraz do niego dojdziemy. Najpierw budowa.
    .other = To na razie punktów nie daje. Ruch cofnięty.
    .free = Pierwszy budynek swojego rodzaju nic nie kosztuje i nic jeszcze nie daje. Trzeci Tartak to dwa punkty.
    .nine = Na polanie 9 też jest wolne miejsce, ale trzymaj budynki tam, gdzie dociera drewno. Ruch cofnięty.
    .hint1 = Która akcja stawia budynki na mapie?
built =
    Od razu dwa punkty: tyle wart jest trzeci Tartak. Czwarty będzie kosztował więcej i da 3.
    Markiza rośnie więc powoli, a potem coraz szybciej, o ile nikt jej tego nie zburzy.
    .chip = Wzrost
remove =
    Wszyscy mają jeszcze dwa wspólne sposoby, a oba już znasz: punkt za każdy usunięty budynek lub żeton przeciwnika i punkty z przekutych kart.
    .chip = Usuwanie
    .task = Usuń Gniazdo z polany 9
    .how = Nikt go nie pilnuje, a ty masz tam trzech wojowników.
    .wrong = Wolno, ale Gniazdo dalej stoi. Ruch cofnięty.
    .other = To na razie punktów nie daje. Zaatakuj Gniazdo.
    .hint1 = Jak pozbyć się cudzego budynku?
ways =
    Masz 6 punktów. Na innych patrz tak samo często jak na siebie: Orle Gniazda co Wieczór dostają punkty za Gniazda na mapie, nie ruszając skrzydłem.
    .chip = Inni
danger =
    Wiele rund później: Orle Gniazda mają 29 punktów, ty 28 i trwa twoja tura. W najbliższy Wieczór Gniazda znów dadzą im punkty.
    .chip = Groźba
    .task = Kliknij polany z Gniazdami
    .how = Gniazdo to znak ptaka w gnieździe.
    .wrong = Tam Gniazda nie ma.
    .own = To twoje własne budynki.
    .hint1 = Są dwa. Jedno stoi w rogu mapy.
win =
    Obu nie zdążysz zburzyć. Brakuje ci jednak tylko dwóch punktów, a masz na nie sposób na ręce: Kowadło jest warte dokładnie dwa.
    .chip = Wygrana
    .task = Wygraj teraz
    .how = Punkty liczą się od razu, nie na koniec tury.
    .wrong = Wolno, ale dwóch punktów z tego nie ma. Ruch cofnięty.
    .slow = Za wolno: Orle Gniazda wygrają przed twoją następną turą. Ruch cofnięty.
    .hint1 = Która karta daje od razu dwa punkty?
end =
    30 punktów i gra kończy się na miejscu. Zanim zaplanujesz turę, policz punkty wszystkich. Jest jeszcze jedna droga do wygranej: dominacja.
