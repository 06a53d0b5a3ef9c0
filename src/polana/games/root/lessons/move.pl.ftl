paths =
    Wojownicy chodzą ścieżkami. Dwie polany połączone ścieżką sąsiadują ze sobą, a jeden ruch prowadzi z polany na sąsiednią.
    Trzech twoich wojowników stoi na polanie 12, skąd ścieżek wychodzi najwięcej.
    .chip = Ścieżki
near =
    Przejdź ścieżki wzrokiem: gdzie ci trzej mogą się znaleźć po jednym ruchu?
    .chip = Sąsiedzi
    .task = Kliknij każdą polanę sąsiadującą z 12
    .how = Jedna ścieżka i żadnej polany po drodze.
    .wrong = Z polany 12 nie prowadzi tam żadna ścieżka, chyba że przez inną polanę.
    .forest = Polana 8 leży blisko, ale ścieżka do niej wiedzie przez 4 albo 7.
    .itself = Tam już stoją.
    .hint1 = Jest ich pięć. Zacznij od góry i idź dookoła.
rule =
    Żeby się ruszyć, musisz kontrolować polanę, z której wychodzisz, albo tę, na którą wchodzisz, albo obie.
    Polanę 6 kontrolują Orle Gniazda, dwa do jednego. Twój wojownik jest otoczony, ale nie uwięziony.
    .chip = Kontrola
where =
    Z polany 6 ścieżki prowadzą na 2, 3 i 11. Polany 2 i 3 kontrolują Orle Gniazda.
    .chip = Wyjście
    .task = Dokąd wolno pójść wojownikowi z 6?
    .how = Musisz kontrolować początek albo koniec drogi.
    .wrong = Orle Gniazda kontrolują i 6, i tę polanę. Nie masz żadnego z końców drogi, więc tam nie pójdzie.
    .hint1 = Którą z tych trzech polan kontrolujesz?
home =
    Ruch jest częścią akcji Marsz. Markiza ma trzy akcje w ciągu Dnia, czyli środkowej części tury.
    .chip = Marsz
    .task = Sprowadź wojownika z polany 6
    .how = Wybierz Marsz, a potem kliknij tam, gdzie stoi. Może iść tylko na polanę 11, więc ruszy tam od razu.
    .wrong = Wolno, ale on zostałby na polanie 6. Ruch cofnięty.
    .battle = Jeden na dwóch to śmiała walka. Lepiej sprowadź go do swoich.
    .other = Najpierw sprowadź wojownika z polany 6.
    .from = Ci też mogą maszerować. Ale najpierw ten, który jest sam: polana 6.
    .hint1 = Która akcja każe wojownikom iść?
    .hint3 = Marsz, potem polana 6. Może pójść tylko na 11, więc o to nikt już nie pyta.
second =
    Jeden marsz to najwyżej dwa ruchy, a o drugi gra pyta od razu. Razem może iść dowolnie wielu: wszyscy, kilku albo jeden.
    .chip = Drugi
    .task = Wejdź z polany 12 na polanę 7
    .how = Siódemki nie kontroluje nikt. Kontrolujesz 12, a to wystarczy.
    .wrong = Wolno, ale na polanę 7 to nie prowadzi. Ruch cofnięty.
    .done = Po jednym ruchu wolno przestać. Drugi jest jednak za darmo: skorzystaj.
    .from = Z polany 1 nie da się dojść na 7 jednym ruchem.
    .near = Polanę 11 łączy z 7 tylko woda. Weź tych z 12.
    .hint1 = Z której twojej polany prowadzi ścieżka na 7?
leave =
    Ważne jest też, ilu zostaje: gdy zabierzesz z polany wszystkich, tracisz nad nią kontrolę.
    Pustej polany nie kontroluje nikt.
    .chip = Kto zostaje
river =
    Niebieska wstęga to rzeka. Łączy polany, ale nie jest ścieżką: bez karty albo zasady, która na to pozwala, nikt nią nie pójdzie.
    .chip = Rzeka
    .task = Kliknij każdą polanę sąsiadującą z 11
    .how = Liczą się ścieżki, nie woda.
    .wrong = Z polany 11 nie prowadzi tam żadna ścieżka.
    .river = Z polany 11 prowadzi tam tylko rzeka. Wojownicy wolą mieć sucho.
    .hint1 = Z polany 11 wychodzą trzy ścieżki: w prawo, w lewo i w dół na prawo.
end =
    Umiesz się ruszać: ścieżką, z kontrolą na jednym z końców, do dwóch razy w marszu. Teraz ci, którzy stoją na drodze: walka.
