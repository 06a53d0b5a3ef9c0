ways =
    Wygrać można na dwa sposoby. Na koniec dowolnego roku: trzy twoje zamknięte terytoria, a na każdym Duża Budowla.
    Jeśli nikomu się nie uda, liczy się Chwała po siódmym roku. Pasek mówi, że trwa piąty.
    .chip = Dwie drogi
which =
    Najszybciej Chwałę daje Odkrycie: za kafel, który zamyka twoje terytorium, dostajesz tyle punktów, na ilu kaflach ono leży.
    .chip = Wybór
    .task = Kliknij swoje terytorium, które da się zamknąć jednym kaflem
    .how = Jest otwarte, a brakuje mu tylko jednej strony.
    .wrong = To nie to.
    .closed = To jest już zamknięte: daje Chwałę w Zbiorach, ale drugi raz się go nie zamknie.
    .theirs = To terytorium Jeleni. Za zamknięcie cudzego nie dostaje się nic.
    .hint1 = Które z twoich terytoriów sięga brzegu mapy?
close =
    Nowy kafel musi dotykać otwartego boku twojego terytorium, a żadna granica nie może się urwać.
    Obracasz go dowolnie: dwa ustawienia zamykają tu terytorium, dwa zostawiają je otwarte.
    .chip = Zamknij
    .task = Zagraj Odkrycie i zamknij zaznaczone terytorium
    .how = Podgląd pokazuje, jak pobiegną granice.
    .wrong = Wolno, ale niczego twojego to nie zamyka. Ruch cofnięty.
    .open = Tak obrócone terytorium biegnie dalej, poza kafel. Ruch cofnięty: obróć tak, żeby granica szła dookoła.
    .move = Najpierw kafel: Odkrycie masz na ręce.
    .hint1 = Przy którym obrocie linia na nowym kaflu spotyka obie twoje?
    .hint3 = Odkrycie, potem obrót 0 albo 3.
sources =
    Dwa kafle to od razu 2 punkty Chwały, a do tego 1 w każdych Zbiorach. Chwałę dają też Ołtarze Królów i karty.
    Na końcu każde trzy zasoby, które ci zostały, to 1 punkt, a każda Karta Niepokojów to minus 5.
    .chip = Skąd
guard =
    Chwałę z zamkniętego terytorium ma tylko ten, kto na nim stoi. Masz już dwa: jeszcze trzecie, na każdym Duża Budowla, i na koniec roku wygrywasz.
    .chip = Twoje
    .task = Kliknij swoje dwa zamknięte terytoria
    .how = Wokół każdego granice biegną ze wszystkich stron.
    .wrong = To jest otwarte albo nie twoje.
    .hint1 = Jedno w środku, drugie po lewej.
end =
    Zamykaj swoje, pilnuj tego i buduj duże. Teraz czas na partię: w poczekalni czekają łatwe boty.
