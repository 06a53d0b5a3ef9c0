power =
    Wilki żyją z napadów: za każdy wygrany atak dostają 1 żywność. Zaznaczone terytorium trzymają dwa Kruki, za rzędem gór.
    Taka trudna granica kosztuje dwa ruchy z jednej karty.
    .chip = Moc
border =
    Karta Ruchu daje jeden ruch, więc gór nie przejdzie. Karta klanu też daje jeden, ale dla niej trudne granice są jak zwykłe, także przy odwrocie.
    .chip = Karta klanu
    .task = Kliknij kartę, która przechodzi przez góry
    .how = Ma znak błyskawicy.
    .wrong = Ta nie przejdzie.
    .one = Jeden ruch, a góry kosztują dwa.
    .hint1 = Która karta nazywa się tak jak twój klan?
attack =
    Kruki czują się więc bezpiecznie, a ty i tak przychodzisz. Trzy idą, jedna zostaje: 3 jednostki i 1 żywność to przed rzutem 4 do 2.
    .chip = Napad
    .task = Zaatakuj przez góry trzema jednostkami i żywnością
    .how = Zagraj kartę klanu. To Karta Błysku: tura potem trwa.
    .wrong = Wolno, ale to nie ten atak. Ruch cofnięty.
    .rough = Ta karta gór nie przejdzie. Ruch cofnięty: użyj karty klanu.
    .all = Wtedy twoje zamknięte terytorium zostaje puste. Ruch cofnięty.
    .few = Za mało, żeby mieć pewność. Ruch cofnięty: trzy.
    .hungry = Za wygraną żywność wróci. Ruch cofnięty: zjedz ją.
    .away = Tam nie ma kogo napaść. Ruch cofnięty.
    .idle = Masz na to kartę. Ruch cofnięty.
    .hint1 = Która karta przechodzi przez góry?
war =
    Sześć do czterech: terytorium jest twoje, a żywność wróciła. W innej partii masz Wezwanie do wojny, swoje ulepszenie: po jednej jednostce na każdym twoim terytorium, które graniczy z wrogiem.
    .chip = Wojna
    .task = Zrekrutuj na obu przy Krukach
    .how = Zagraj Wezwanie do wojny i wskaż je po kolei.
    .wrong = Wolno, ale to jeszcze nie oba. Ruch cofnięty.
    .more = Z Krukami graniczy jeszcze jedno. Ruch cofnięty.
    .feast = Uczta rekrutuje jedną jednostkę, Wezwanie do wojny dwie. Ruch cofnięty.
    .idle = Masz na to kartę. Ruch cofnięty.
    .hint1 = Która karta rekrutuje wzdłuż granicy?
hurt =
    Co boli Wilka: kto napada, tego nie ma w domu. Tu na zamkniętym terytorium została jedna jednostka, a na zachodzie, gdzie gór nie ma, stoją dwa Kruki.
    .chip = Odwet
    .task = Kruki atakują dwiema jednostkami i dwiema żywnościami
    .how = 6 do 4: dwie jednostki, dwie żywności i 2 na kości przeciw jednostce, żywności i 2 na kości.
lesson =
    Żywność jest tylko za atak, nigdy za obronę. A zimą każda kolejna jednostka chce swojej części.
    Napadaj więc tam, gdzie wygrasz na pewno, i w porę wracaj do domu.
    .chip = Dom
end =
    Atakuj tam, gdzie nikt się nie spodziewa, jedz to, co zdobędziesz, i zostaw straż. Grabież, drugie ulepszenie, jest w lekcji o lepszej talii.
