power =
    Węże mają żeton: Spaloną Ziemię. Gdy zagrywają kartę klanu, mogą go najpierw położyć na terytorium obok swojego.
    Gdzie leży, tam walczą z 1 punktem więcej. Zaznaczone terytorium trzymają dwa Wilki.
    .chip = Moc
burn =
    Karta klanu daje ruch, a żeton możesz położyć przed nim i po nim. Dwie idą, jedna zostaje: 2 jednostki, 1 za żeton i 1 żywność to przed rzutem 4 do 2.
    .chip = Spal
    .task = Spal zaznaczone i zaatakuj dwiema
    .how = Karta klanu: najpierw żeton, potem ruch i żywność.
    .wrong = Wolno, ale to nie ten atak. Ruch cofnięty.
    .token = Żeton pomaga tylko tam, gdzie walczysz. Ruch cofnięty: na zaznaczone terytorium.
    .all = Wtedy twoje zamknięte terytorium zostaje puste. Ruch cofnięty.
    .hungry = Z żywnością będzie pewniej. Ruch cofnięty.
    .bare = To ruch bez żetonu. Cofnięte: przynosi go karta klanu.
    .idle = Masz na to kartę. Ruch cofnięty.
    .hint1 = Która karta kładzie żeton?
harvest =
    Sześć do czterech: terytorium jest twoje. W innej partii żeton leży u Wilków i zaraz wszyscy spasują.
    Zobacz, co robi w Zbiorach.
    .chip = Zbiory
    .task = Wilki pasują i zaczynają się Zbiory
    .how = Na ich terytorium widać jedno zboże.
take =
    Dopóki żeton leży na terytorium wroga, możesz zabrać jeden zasób z jego zbiorów, z ziemi albo z budowli. On go nie dostaje.
    .chip = Zabierz
    .task = Zabierz im żywność sprzed nosa
    .how = W Zbiorach pytanie pada samo.
    .wrong = Wolno, ale wtedy mają ją Wilki. Ruch cofnięty.
    .leave = Wtedy mają ją Wilki. Ruch cofnięty.
    .hint1 = Co rośnie na ich terytorium?
exploit =
    Twoje ulepszenie, Drapieżny wyzysk, pokazuje rękę przeciwnika. Wskazujesz kartę: on ją odrzuca albo oddaje ci dwa zasoby.
    Obok twojej ziemi stoją trzy Wilki. Która karta jest groźna?
    .chip = Wyzysk
    .task = Zabierz Wilkom kartę ataku
    .how = Żeton zostaw na miejscu.
    .wrong = Wolno, ale Wilków to nie zatrzyma. Ruch cofnięty.
    .harmless = Niech sobie budują. Ruch cofnięty: zatrzymaj atak.
    .feast = To twoja własna karta. Ruch cofnięty: zagraj Drapieżny wyzysk.
    .stay = Żeton leży dobrze, na ich zbożu. Ruch cofnięty.
    .idle = Wtedy ruszą Wilki, bo mają Ruch. Cofnięte.
    .hint1 = Która z dwóch kart porusza jednostki?
    .hint3 = Drapieżny wyzysk, żeton bez zmian, potem Ruch.
hurt =
    Wilki odrzuciły Ruch. Co boli Węża: żeton pomaga tylko w jednym miejscu. Tu leży u Wilków, a twojego zamkniętego terytorium pilnuje jedna jednostka.
    .chip = Najazd
    .task = Wilki atakują je dwiema jednostkami i jedną żywnością
    .how = 5 do 3: dwie jednostki, żywność i 2 na kości przeciw jednej jednostce i 2 na kości.
lesson =
    Tam, gdzie nie ma żetonu, Węże walczą jak wszyscy. A przesuwa go tylko karta klanu: z jednym czy dwoma ulepszeniami masz ją na ręce częściej.
    .chip = Żeton
end =
    Pal tam, gdzie atakujesz albo gdzie inni zbierają, zaglądaj im w karty i zostaw w domu straż.
