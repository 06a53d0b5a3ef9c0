power =
    Jelenie żyją dla Chwały. Za każde terytorium zdobyte w walce dostają od razu 1 punkt, a za każde własne, które zamkną, o 1 więcej niż inni.
    Zaznaczone trzymają dwa Kruki.
    .chip = Moc
gather =
    Dwóch na dwóch to za mało. Karta klanu rekrutuje jednostkę, a potem może ściągnąć w to samo miejsce jeszcze jedną z sąsiedztwa, nawet przez trudną granicę.
    .chip = Zbierz
    .task = Zbierz cztery jednostki na zaznaczonym terytorium
    .how = Zrekrutuj tam kartą klanu i ściągnij jedną ze wschodu.
    .wrong = Wolno, ale czterech wtedy nie będzie. Ruch cofnięty.
    .there = Stamtąd do Kruków się nie dojdzie. Ruch cofnięty: zbierz siły na zaznaczonym terytorium.
    .more = Jeszcze jedna może przyjść z sąsiedztwa za darmo. Ruch cofnięty.
    .early = Jeszcze nie: najpierw zbierz siły. Karta klanu to Karta Błysku, druga zmieści się w tej samej turze.
    .idle = Masz na to kartę. Ruch cofnięty.
    .hint1 = Która karta i rekrutuje, i ściąga jednostkę?
conquer =
    Tura trwa: karta klanu była Kartą Błysku. Trzy idą, jedna zostaje. Z dwiema żywnościami jest przed rzutem 5 do 2.
    .chip = Zdobądź
    .task = Zaatakuj trzema i zjedz obie żywności
    .how = Zagraj Ruch stamtąd, gdzie stoją zebrane siły.
    .wrong = Wolno, ale to nie ten atak. Ruch cofnięty.
    .all = Wtedy twoje zamknięte terytorium zostaje puste. Ruch cofnięty: ktoś musi zostać.
    .few = Lepiej na pewno: trzy jednostki, dwie żywności. Ruch cofnięty.
    .feast = Uczta może być Ruchem, ale masz Ruch. Lepszą kartę zachowaj.
    .idle = Teraz: za turę Kruków może być więcej. Ruch cofnięty.
    .away = Tam nie ma Kruków. Ruch cofnięty.
    .hint1 = Która karta daje ruch?
annex =
    Siedem do czterech: terytorium jest twoje i 1 punkt Chwały też. W innej partii masz Aneksję, swoje ulepszenie: ruch, a przed nim albo po nim kafel.
    Ten kafel może zamknąć zaznaczone terytorium.
    .chip = Aneksja
    .task = Zamknij zaznaczone i zajmij wschód
    .how = Najpierw Odkrycie: 2 punkty Chwały i 1 dla Jeleni. Potem jedna jednostka.
    .wrong = Wolno, ale to jeszcze nie jedno i drugie. Ruch cofnięty.
    .open = Tak obrócone zostaje otwarte. Ruch cofnięty: granica musi iść dookoła.
    .first = Kolejność jest dowolna. Tym razem najpierw kafel, więc ruch cofnięty.
    .all = Wtedy zamknięte terytorium na południu zostaje puste. Ruch cofnięty.
    .keep = Jedyna jednostka musi tam zostać, inaczej nowe zamknięte terytorium przepadnie. Ruch cofnięty.
    .fight = Tam stoją dwa Kruki. Ruch cofnięty: idź tam, gdzie nikogo nie ma.
    .more = Masz jeszcze ruch i ziemię za darmo. Ruch cofnięty.
    .feast = Uczta to jedna akcja, Aneksja to dwie. Ruch cofnięty.
    .idle = Masz na to kartę. Ruch cofnięty.
    .hint1 = Co najpierw, jeśli chcesz zobaczyć nową granicę?
    .hint3 = Aneksja, Odkrycie, obrót 0 albo 3, potem z południa na wschód jedną jednostką.
hurt =
    Co boli Jelenia: chce więcej ziemi, niż upilnuje. Tu na trzech terytoriach stoi po jednej jednostce, a obok są trzy Kruki.
    .chip = Najazd
    .task = Kruki atakują zamknięte terytorium dwiema jednostkami i jedną żywnością
    .how = 5 do 3: dwie jednostki, żywność i 2 na kości przeciw jednej jednostce i 2 na kości.
lesson =
    Co było za zamknięcie, to twoje. Ale Chwałę z każdych Zbiorów ma ten, kto tam stoi: teraz Kruki.
    .chip = Straż
end =
    Zbierz siły, zdobądź, zamknij: za jedno i drugie Jelenie mają 1 punkt Chwały więcej. Tam, skąd zbierasz Chwałę, zostaw dwie jednostki.
