look =
    Oto las: dwanaście polan połączonych ścieżkami. Wszystko dzieje się na polanach.
    Grasz Markizą de Kot. Wszystko, co pomarańczowe i ma łapę, jest twoje.
    Tutaj masz dwóch wojowników i jeden budynek.
    .chip = Mapa
suits =
    Każda polana ma symbol: lisa, królika albo mysz. Znajdziesz go przy jej lewym górnym brzegu.
    Symbole mają też karty, a do wielu akcji karta i polana muszą do siebie pasować. Ptasia karta pasuje do każdej.
    .chip = Symbole
    .task = Kliknij wszystkie cztery mysie polany
    .how = Mysz to okrągły pomarańczowy znak.
    .wrong = Ta polana ma inny symbol. Spójrz na znak po lewej u góry.
    .hint1 = Jedna leży w prawym górnym rogu. A ile jest w lewej połowie mapy?
count =
    Polanę kontroluje ten, kto ma na niej najwięcej wojowników i budynków razem. Żetony się nie liczą.
    Na polanie 8 Leśny Sojusz, zielony, ma trzy, a ty dwa: kontroluje ją Sojusz.
    .chip = Liczenie
    .cols = wojownicy | budynki | żetony | razem
mine =
    Kto kontroluje polanę, mówi też chorągiewka po prawej u góry. Warto jednak umieć policzyć to w głowie.
    .chip = Szukaj
    .task = Kliknij każdą polanę, którą kontrolujesz
    .how = Masz tam więcej wojowników i budynków niż ktokolwiek inny: tyle samo to za mało.
    .wrong = Tej nie kontrolujesz: nikogo tam nie masz albo inni mają tyle samo.
    .tie = Jeden na jednego to remis. Polany 7 nie kontroluje nikt.
    .fewer = Masz tam wojowników, ale Sojusz ma więcej.
    .eyrie = Jeden na jednego, a jednak nie twoja. Za chwilę zobaczysz dlaczego.
    .hint1 = Gdzie stoisz bez towarzystwa?
tie =
    Remis nie daje kontroli nikomu. Na polanie 7 ty i Sojusz macie po jednym wojowniku.
    Żeton Sojuszu niczego tu nie zmienia.
    .chip = Remis
    .cols = wojownicy | budynki | żetony | razem
eyrie =
    Jedna frakcja ma własną zasadę: Orle Gniazda, niebieskie ptaki, przy remisie kontrolują polanę.
    Dlatego polana 6 jest ich, choć stoi tam jeden na jednego.
    .chip = Orły
take =
    Kontrola przydaje się prawie do wszystkiego, przede wszystkim do ruchu i do budowy.
    Na polanie 11 Sojusz prowadzi dwa do jednego.
    .chip = Zrób
    .cols = wojownicy | budynki | żetony | razem
    .task = Przejmij polanę 11
    .how = Poślij tam marszem wojowników z polany 12. Kontrolujesz ją, więc wolno ci z niej wyjść.
    .wrong = Wolno, ale polany 11 to nie daje. Ruch cofnięty.
    .one = Jeden wojownik daje 2 do 2, a remis nie daje kontroli. Ruch cofnięty.
    .battle = Walka też by mogła pomóc, ale o niej decydują kości. Dziś wystarczy marsz.
    .recruit = Nowi wojownicy zawsze się przydadzą, ale pojawiają się przy Koszarach. Ruch cofnięty.
    .build = Budynek liczy się do kontroli, ale budować wolno dopiero tam, gdzie już ją masz.
    .done = Dzień jeszcze trwa. Najpierw przejmij polanę 11.
    .hint1 = Ilu musi przyjść, żeby było ich więcej niż dwóch?
    .hint2 = Z polany 12, którą kontrolujesz, prowadzi tam ścieżka.
    .hint3 = Marsz z 12 na 11, dwóch wojowników albo trzech.
end =
    Umiesz już czytać mapę: symbole, chorągiewki i kto co kontroluje. Następna lekcja: ruch.
