look =
    Stoją tu dwa Kruki, a bronią się w Fortecy. Jeśli wejdziesz, dojdzie do walki. Każda jednostka to 1 punkt walki, a Forteca daje obrońcy 2.
    Można też jeść: 1 punkt za każdą odrzuconą żywność, najwyżej jedną na jednostkę.
    .chip = Wróg
    .cols = jednostki | budowle | żywność | kość | razem
plan =
    Masz tu cztery jednostki i dwie żywności. Jeśli pójdą trzy, jedna utrzyma twoje terytorium.
    Potem każda strona rzuca kością, która dodaje najwyżej 3. Wygrywa wyższa suma, a remis obrońca.
    .chip = Liczenie
    .cols = jednostki | budowle | żywność | kość | razem
attack =
    Jeśli obie strony zjedzą, ile mogą, przed rzutem jest 5 do 5. Więcej się nie da, nie oddając własnego terytorium.
    .chip = Atak
    .task = Zaatakuj trzema jednostkami i zjedz obie żywności
    .how = Zagraj Ruch ze swojego terytorium w środku. Pytanie o żywność przyjdzie samo.
    .wrong = Wolno, ale to nie ten atak. Ruch cofnięty.
    .all = Czterema byłoby pewniej, ale wtedy twoje terytorium zostaje puste. Ruch cofnięty.
    .hungry = Bez jedzenia jest 3 do 5 jeszcze przed rzutem. Ruch cofnięty: zjedz.
    .few = To za mało: policz obie strony jeszcze raz. Ruch cofnięty.
    .feast = Uczta może być Ruchem, ale masz kartę Ruchu. Lepszą kartę zachowaj.
    .idle = Nie teraz: atak należy do ciebie.
    .hint1 = Ilu może pójść, jeśli ktoś ma zostać?
    .hint3 = Ruch, trzy jednostki na Kruki, potem dwie żywności.
won =
    Na twojej kości wypadło 3, na ich 2: osiem do siedmiu, więc Kruki musiały odejść. Terytorium jest twoje, a z nim Forteca.
    Wilki za wygrany atak dostają jeszcze 1 żywność.
    .chip = Wygrana
wounds =
    Nie każda ścianka kości to punkty: czerwona kropla to obrażenie. W innej partii atakują Kruki i właśnie ona im wypada.
    Kto straci wszystkich, przegrywa mimo punktów.
    .chip = Rany
    .task = Kruki atakują trzema jednostkami i zjadają dwie żywności
    .how = Każde obrażenie to jedna jednostka, niezależnie od tego, kto wygra.
retreat =
    Zostały ci dwie jednostki: jedna padła od obrażenia, a sumę Kruki mają wyższą. Kto przegra, musi odejść:
    na terytorium obok, własne albo niczyje, i nie przez trudną granicę, czyli rząd gór.
    .chip = Odwrót
    .task = Dołącz obie jednostki do trzeciej
    .how = Jedna z twoich jednostek stoi na terytorium Sb.
    .wrong = Wolno, ale wtedy stoją osobno. Ruch cofnięty.
    .west = Jest neutralne i byłoby o jedno terytorium więcej. Ale osobno są słabe: tym razem zbierz je razem.
    .hint1 = Gdzie jest twoja druga grupa?
end =
    Jednostki, budowle, żywność, kość; potem obrażenia, na końcu odwrót. Policz, zanim wejdziesz. Następna lekcja: budowanie.
