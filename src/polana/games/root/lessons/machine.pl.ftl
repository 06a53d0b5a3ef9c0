machine =
    Mechaniczny Markiz gra sam. Nie ma ręki ani budynków, tylko koty, a zasadzki na niego nie działają.
    Przed nim leży pięć zakrytych kart: to Rozkazy. Ty grasz kretami Podziemnego Księstwa.
    .chip = Maszyna
scores =
    O swoim Świcie dostaje 2 punkty za każdą polanę, którą kontroluje co najmniej trzema kotami. Kto to wie, umie się bronić.
    .chip = Punkty
    .task = Kliknij polany, które dadzą mu punkty
    .how = Kontrola i co najmniej trzy koty.
    .wrong = Nie ma tam ani jednego kota.
    .one = Jeden kot to za mało, trzeba trzech.
    .own = To twoje własne krety.
    .hint1 = Są trzy. Jedna leży w rogu, przy Twierdzy.
strike =
    Trzy polany to 6 punktów. Odbierz mu więc jedną: masz dwie akcje, czyli ruch i walkę. Na 12 stoją dokładnie trzy koty.
    .chip = Atak
    .task = Zaatakuj na polanie 12 trzema kretami
    .how = Idą z 7, a jeden tam zostaje.
    .wrong = Wolno, ale polana 12 dalej da punkty. Ruch cofnięty.
    .eight = Na 8 są cztery, trzeba by usunąć dwa. Na 12 wystarczy jeden. Ruch cofnięty.
    .few = Trzy krety zadadzą do trzech obrażeń, a trzeba się też utrzymać. Ruch cofnięty.
    .all = Zostaw na 7 jednego kreta. Ruch cofnięty.
    .other = Nieźle, ale polana 12 da mu punkty. Ruch cofnięty.
    .early = Masz dwie akcje. Ruch cofnięty.
    .hint1 = Ruch z 7 na 12, a potem walka.
turn =
    Nie ma dwóch kotów, więc za 12 nie będzie nic. Teraz jego tura: dostaje punkty, odkrywa pierwszy Rozkaz od lewej i robi trzy rzeczy: walczy, rusza się, werbuje.
    .chip = Jego tura
    .task = Zakończ turę i daj mu działać
    .how = Nie masz Ministrów ani nic do przekucia.
    .wrong = Nie ma już nic do zrobienia. Ruch cofnięty.
    .hint1 = Mów, że to wszystko, aż ruszy Markiz.
order =
    4 punkty za 1 i 8. Rozkazem był lis, Kowadło: walczył więc na lisiej polanie 12. Z 8 wszystkie koty oprócz trzech poszły tam, gdzie masz najwięcej, na 7.
    Koszt, jeden lis, dał po kocie na 1 i 8.
    .chip = Rozkaz
next =
    Zawsze działa tak samo i można na to liczyć. Sprawdź jeszcze, za co dostanie punkty następnym razem, jeśli nic nie zrobisz.
    .chip = Dalej
    .task = Kliknij polany, które teraz dadzą punkty
    .how = Kontrola i co najmniej trzy koty.
    .wrong = Nie ma tam ani jednego kota.
    .less = Jest tam mniej niż trzy koty.
    .hint1 = Są dwie.
end =
    Umiesz czytać maszynę: trzy koty na polanie to 2 punkty, symbol Rozkazu mówi, gdzie działa, a koszt, jak werbuje. Usuń jednego kota i punktów nie ma.
