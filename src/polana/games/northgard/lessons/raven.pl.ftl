power =
    Kruki są zawsze krok do przodu. Gdy ich kafel zamyka ich terytorium, od razu dostają jego zasoby, jak w Zbiorach, i to oprócz Chwały.
    Zaznaczone jest otwarte i twoje.
    .chip = Moc
choose =
    Karta klanu to Karta Błysku: dobiera dwa kafle, a ty kładziesz jeden. Na jednym z tych, które przyjdą, jest runa na skrawku ziemi: dobrze obrócony zamknie twoje terytorium.
    Drugi trafia pod stos.
    .chip = Dwa kafle
    .task = Zamknij zaznaczone, razem z runą
    .how = Zagraj kartę klanu. Podgląd pokazuje, jak pójdą granice.
    .wrong = Wolno, ale nie zamyka to niczego z runą. Ruch cofnięty.
    .poor = Na tym kaflu nie ma dla ciebie runy. Ruch cofnięty: weź drugi.
    .open = Tak obrócone terytorium biegnie dalej. Ruch cofnięty: granica musi iść dookoła.
    .norune = Zamknięte, ale skrawkiem bez runy. Ruch cofnięty: obróć runę do swojego terytorium.
    .other = Ruch może zaczekać: karta klanu to Karta Błysku. Najpierw kafel.
    .feast = Uczta dobiera tylko jeden kafel. Ruch cofnięty: karta klanu dobiera dwa.
    .idle = Masz na to kartę. Ruch cofnięty.
    .hint1 = Na którym z dwóch kafli widzisz runę?
    .hint3 = Karta klanu, kafel z runą, obrót 0.
gain =
    Dwa kafle: 2 punkty Chwały i od razu 1 wiedza, bez czekania na Zbiory. W Zbiorach będzie znowu.
    .chip = Zysk
    .task = Kliknij terytorium, z którego jest ta wiedza
    .how = Granice idą dookoła i jest na nim runa.
    .wrong = Tam nikt nie stoi.
    .before = To było zamknięte już wcześniej. Czeka na Zbiory.
    .theirs = Tam stoją Wilki.
    .hint1 = Które przed chwilą było otwarte?
party =
    Twoje ulepszenie, Oddział łupieżców, to Karta Błysku: usuwa wrogą jednostkę z dowolnego miejsca i zabiera zasób, który tam widać, tu zboże.
    Zaznaczone terytorium trzyma samotny Wilk.
    .chip = Łupieżcy
    .task = Zajmij zaznaczone bez walki
    .how = Najpierw Oddział łupieżców, potem Ruch jedną jednostką.
    .wrong = Wolno, ale nie tędy droga. Ruch cofnięty.
    .early = Wilk jeszcze tam stoi: byłaby walka. Ruch cofnięty.
    .all = Gdy pójdą obie, twoje zamknięte terytorium zostanie puste. Ruch cofnięty: wystarczy jedna.
    .feast = Uczta może być Ruchem, ale masz Ruch. Lepszą kartę zachowaj.
    .west = Stamtąd do zaznaczonego nie ma wspólnej granicy. Ruch cofnięty.
    .east = Też neutralne, ale bez zboża. Ruch cofnięty.
    .go = Droga jest już wolna: skorzystaj. Ruch cofnięty.
    .idle = Masz na to karty. Ruch cofnięty.
    .hint1 = Która karta usuwa wrogą jednostkę?
hurt =
    Co boli Kruka: w walce nic mu nie pomaga. Ani premii, ani żywności za wygraną. Tu na trzech terytoriach stoi po jednej jednostce, a obok są trzy Wilki.
    .chip = Najazd
    .task = Wilki atakują zamknięte terytorium dwiema jednostkami i jedną żywnością
    .how = 5 do 3: dwie jednostki, żywność i 2 na kości przeciw jednej jednostce i 2 na kości.
lesson =
    Wilkom żywność nawet wraca: za każdy wygrany atak dostają 1.
    Odkrywaj więc z dala od silnych sąsiadów i zachowaj odstęp.
    .chip = Odstęp
end =
    Wybierz kafel, zamknij i zyskaj od razu. Niech biją się inni, a ty bądź tam, gdzie ich nie ma.
