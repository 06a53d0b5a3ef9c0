what =
    Punkty Terenu wyróżniają miejsca na mapie. Nie należą do nikogo, nie można ich atakować ani usuwać. Jeden lub dwa wybiera się przy zakładaniu stołu.
    Tu na 10 czeka Prom, a na 12 stoi Wieża.
    .chip = Miejsca
river =
    Rzeka nie jest ścieżką. Ale raz na turę ruch z polany z Promem może popłynąć rzeką na najbliższą polanę nad wodą.
    .chip = Rzeka
    .task = Kliknij polany, na które Prom dopłynie z 10
    .how = Idź od 10 wzdłuż niebieskiej wstęgi, po jednej polanie w obie strony.
    .wrong = Rzeka tamtędy nie płynie.
    .here = Tu Prom stoi teraz.
    .farther = To nad rzeką, ale nie najbliższa polana.
    .path = Tam się idzie, rzeka nie prowadzi.
    .hint1 = Są dwie, jedna w górę i jedna w dół rzeki.
ferry =
    Prom płynie razem z tobą i zostaje tam, gdzie lądujesz. A podróż się opłaca: dobierasz kartę.
    .chip = Prom
    .task = Popłyń Promem na polanę 11
    .how = To zwykły ruch, pierwszy w marszu.
    .wrong = Wolno, ale na 11 nikt nie wyląduje. Ruch cofnięty.
    .five = Tam Prom też dopłynie. Dziś potrzebna jest polana 11. Ruch cofnięty.
    .path = Tam się idzie, bez Promu. Ruch cofnięty.
    .other = Budowa innym razem. Ruch cofnięty.
    .early = Masz trzy akcje. Ruch cofnięty.
    .hint1 = Marsz, z 10.
tower =
    Jest karta za podróż, a marsz ma drugi ruch. Teraz Wieża: kto na koniec swojego Wieczoru kontroluje jej polanę, dostaje 1 punkt. Stoi tam jeden ptak.
    .chip = Wieża
    .task = Przejmij polanę 12
    .how = Dwa koty są na 9.
    .wrong = Wolno, ale polana 12 nie jest twoja. Ruch cofnięty.
    .one = Jeden na jednego to remis i nikt nie ma kontroli. Ruch cofnięty.
    .other = To nie prowadzi do Wieży. Ruch cofnięty.
    .early = Drugi ruch jest jeszcze wolny. Ruch cofnięty.
    .hint1 = Z 9 jest jedna ścieżka na 12.
evening =
    Dwa koty na jednego ptaka: Wieża jest twoja, póki masz tam kontrolę. Nie trzeba budynku, karty ani walki.
    .chip = Wieczór
    .task = Zakończ turę i weź punkt za Wieżę
    .how = Punkt przyjdzie sam.
    .wrong = Wolno, ale nie trzeba. Ruch cofnięty.
    .keep = Dwie akcje mogą dziś przepaść. Ruch cofnięty.
    .hint1 = Powiedz, że to wszystko.
city =
    Inny stół: na 9 jest Zaginione Miasto. Jego polana ma wszystkie trzy symbole naraz, a za każdym razem wybierasz jeden. Stoi tam twój Warsztat, a Ekwipunek Podróżny kosztuje królika.
    .chip = Miasto
    .task = Przekuj Ekwipunek Podróżny w Zaginionym Mieście
    .how = Bez niego polana 9 byłaby tylko mysia.
    .wrong = Wolno, ale nic z tego nie powstanie. Ruch cofnięty.
    .keep = Przekucie nie kosztuje akcji. Najpierw przekuj. Ruch cofnięty.
    .early = Jedną kartę można przekuć. Ruch cofnięty.
    .hint1 = Która akcja robi coś z karty?
others =
    Są jeszcze trzy: Starszy Wierzchołek Drzewa z dodatkowym polem, Czarny Rynek, gdzie karty wymienia się w ciemno, i Legendarna Kuźnia, która trzyma część przedmiotów.
    Wskaż Punkt Terenu albo przytrzymaj na nim palec, a strona powie, co robi.
    .chip = Inne
end =
    Znasz Punkty Terenu: nie należą do nikogo, a każdy może z nich korzystać. Zanim wybierzesz, gdzie zacząć, sprawdź, gdzie leżą.
