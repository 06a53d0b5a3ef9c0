wood =
    Markiza punktuje budową: każdy kolejny budynek tego samego rodzaju daje więcej. Budynki kosztują drewno.
    Tura zaczęła się Świtem: każdy Tartak dał jedno drewno, więc jedno leży na polanie 4, a jedno na 5.
    .chip = Drewno
way =
    Trzeci Tartak kosztuje 2 drewna, a drewno wędruje tylko przez polany, które kontrolujesz. Najkrótsza droga z 4 na 5 wiedzie przez dwie polany.
    .chip = Droga
    .task = Kliknij polanę, która zatrzymuje drewno
    .how = Przejdź ścieżkami z 4 na 5 i sprawdź, kto ma kontrolę.
    .wrong = Najkrótsza droga z 4 na 5 tamtędy nie prowadzi.
    .yours = Ta jest twoja, drewno przejdzie.
    .detour = Tamtędy byłoby naokoło. Krócej da się przez mniej polan.
    .hint1 = Przy lewym brzegu stoi ktoś, kto nie jest kotem.
recruit =
    Teraz jest Dzień: trzy akcje w dowolnej kolejności. Najpierw posiłki. Werbunek, raz na turę, stawia po jednym kocie przy każdych Koszarach; twoje stoją na polanie 1.
    .chip = Werbunek
    .task = Zwerbuj wojownika
    .how = To jedna z trzech akcji.
    .wrong = Wolno, ale kotów nie przybędzie. Ruch cofnięty.
    .march = Marsz za chwilę. Najpierw jeszcze jeden kot. Ruch cofnięty.
    .build = Drewno nie może się jeszcze spotkać. Ruch cofnięty.
    .bird = Zachowaj ptasią kartę, zaraz się przyda. Ruch cofnięty.
    .early = Masz jeszcze akcje. Ruch cofnięty.
    .hint1 = Która akcja daje wojowników?
march =
    Marsz to dwa ruchy za jedną akcję; drugi można pominąć. Polanę 9 trzyma jeden ptak. Gdy kotów będzie tam więcej, przejmiesz kontrolę i drewno przejdzie.
    .chip = Marsz
    .task = Przejmij polanę 9
    .how = Rusz z polany 1, a potem zakończ marsz.
    .wrong = Wolno, ale polana 9 dalej nie jest twoja. Ruch cofnięty.
    .one = Jeden kot na jednego ptaka to remis, a przy remisie nikt nie ma kontroli. Ruch cofnięty.
    .build = Drewno wciąż leży osobno. Najpierw otwórz drogę. Ruch cofnięty.
    .bird = Zachowaj ptasią kartę, zaraz się przyda. Ruch cofnięty.
    .early = Masz jeszcze akcje. Ruch cofnięty.
    .hint1 = Ile kotów to więcej niż jeden ptak?
build =
    Kontrolujesz 5, 1, 9 i 4: to jedna długa droga. Oba drewna dotrą na każde wolne pole przy niej.
    .chip = Budowa
    .task = Zbuduj trzeci Tartak
    .how = Kosztuje 2 drewna i daje 2 punkty.
    .wrong = Wolno, ale Tartaku z tego nie będzie. Ruch cofnięty.
    .less = Drugie Koszary dają tylko 1 punkt, a trzeci Tartak 2. Ruch cofnięty.
    .free = Pierwszy Warsztat nic nie kosztuje, ale punktów też nie daje. Ruch cofnięty.
    .later = Ptak na polanie 9 poczeka. Najpierw budowa. Ruch cofnięty.
    .early = Masz jeszcze akcję. Ruch cofnięty.
    .hint1 = Który budynek daje teraz 2 punkty?
bird =
    Masz 7 punktów i żadnej akcji. Ale każda wydana ptasia karta to jeszcze jedna akcja, i tak ile razy zechcesz.
    .chip = Jeszcze
    .task = Wydaj ptasią kartę i zaatakuj na polanie 9
    .how = Kotów jest tam więcej niż ptaków.
    .wrong = Wolno, ale to nie walka na polanie 9. Ruch cofnięty.
    .early = Za kartę masz jeszcze akcję. Ruch cofnięty.
    .hint1 = Na twojej jedynej karcie jest ptak.
evening =
    Droga jest bezpieczna. Został Wieczór: dobierasz jedną kartę, przy trzecich Koszarach o jedną więcej, przy piątych znowu. Zostawić można najwyżej pięć.
    .chip = Wieczór
    .task = Zakończ Dzień
    .how = Karta dobierze się sama.
    .wrong = Nie ma już nic do zrobienia. Ruch cofnięty.
    .hint1 = Powiedz, że to wszystko.
hurt =
    Co boli: jesteś wszędzie, więc gdzieś słabo. Orle Gniazda atakują polanę 5 czterema ptakami, a kości pokazują 3 i 1.
    .chip = Pożar
    .task = Zobacz atak na polanę 5
    .how = Stoją tam dwa koty, dwa Tartaki i leżą dwa drewna.
save =
    Trzy obrażenia: giną oba koty i jeszcze coś, co wybierasz. Cokolwiek to będzie, Orle Gniazda dostaną 1 punkt.
    Potem za kartę z królikiem koty wrócą do Twierdzy: to Szpitale Polowe.
    .chip = Ratunek
    .task = Oddaj to, co najtańsze, i uratuj koty
    .how = Polana 5 jest królicza.
    .wrong = Wolno, ale da się lepiej. Ruch cofnięty.
    .sawmill = Drewno wraca co Świt, a za Tartak trzeba by znów płacić. Ruch cofnięty.
    .pass = Bez karty oba koty schodzą z mapy. Ruch cofnięty.
    .hint1 = Co wraca samo?
end =
    Umiesz poprowadzić Markizę: drewno o Świcie, droga pod twoją kontrolą, trzy akcje, a za ptaki kolejne. Pilnuj Tartaków i trzymaj kartę na Szpitale.
