relics =
    Żelazna Straż szuka Reliktów: figur, tablic i biżuterii, ukrytych w lasach. Każdy jest wart od 1 do 3 punktów, ale nikt nie widzi ile.
    W lesie między 3, 6 i 11 leży figura. Do domu prowadzą trzy kroki.
    .chip = Relikty
encamp =
    Najpierw potrzebny jest Posterunek, który przyjmuje Relikty jednego rodzaju. O Świcie możesz rozbić obóz: borsuk zamienia się w Posterunek. Stoisz na polanie 3.
    .chip = Obóz
    .task = Postaw na polanie 3 Posterunek na figury
    .how = Każda płytka ma dwa rodzaje. Dobra jest i ta z figurą i tablicą, i ta z biżuterią i figurą.
    .wrong = Wolno, ale Posterunku z tego nie będzie. Ruch cofnięty.
    .kind = W pobliżu leży figura, a tej by nie przyjął. Ruch cofnięty.
    .early = Bez Posterunku nie ma punktów. Ruch cofnięty.
    .hint1 = Jaki Relikt leży między 3, 6 i 11?
recruit =
    Gdzie Posterunek, tam schodzą się borsuki: wydaj kartę o symbolu polany i postaw dwa. Tyle razy, ile masz kart.
    .chip = Werbunek
    .task = Zwerbuj dwa borsuki na polanie 3
    .how = A potem zakończ Świt.
    .wrong = Wolno, ale borsuków nie przybędzie. Ruch cofnięty.
    .decamp = Wtedy Posterunek znów stanie się borsukiem. Ruch cofnięty.
    .early = Masz kartę z królikiem do werbunku. Ruch cofnięty.
    .hint1 = Polana 3 jest królicza.
move =
    Dzień należy do Świty: to karty w trzech kolumnach, widać je przy twoim miejscu. Każda działa raz, na polanie o jej symbolu. Pierwsza kolumna to ruch: jej królik rusza z króliczej polany, czyli z 3.
    .chip = Ruch
    .task = Wyślij dwa lub trzy borsuki na polanę 11
    .how = Zaraz przyda się kontrola na dwóch polanach przy tym lesie.
    .wrong = Wolno, ale tu nie pomoże. Ruch cofnięty.
    .seven = Polana 7 nie leży przy lesie między 3, 6 i 11. Ruch cofnięty.
    .six = Polana 6 też by się nadała. Dziś idź na 11. Ruch cofnięty.
    .one = Na 3 zostaną wtedy cztery, a Wieczorem z każdych czterech lub więcej jeden odchodzi. Ruch cofnięty.
    .many = Na 3 zostaw co najmniej dwa. Ruch cofnięty.
    .early = Karta chce działać. Ruch cofnięty.
    .hint1 = Wybierz kartę, a potem polanę 11.
delve =
    Druga kolumna: Walka i Odnajdywanie. Na 3 nie ma wroga, więc od razu szukasz: Relikt trafia na polanę z lasu obok. Jeśli jest wart więcej, niż kontrolujesz polan przy tym lesie, teraz dwie, karta przepada.
    .chip = Szukanie
    .task = Sprowadź figurę na polanę 3
    .how = Ta okaże się warta 2, więc karta zostanie.
    .wrong = Wolno, ale Reliktu z tego nie będzie. Ruch cofnięty.
    .tablet = W tamtym lesie leży tablica, a Posterunek przyjmuje figury. Ruch cofnięty.
    .early = Figura czeka. Ruch cofnięty.
    .hint1 = Który las leży między 3, 6 i 11?
recover =
    Trzecia kolumna: Ruch albo Odzyskanie. Odzyskujesz Relikt przy Posterunku jego rodzaju za tyle punktów, ile jest wart, tu 2. Kontrolujesz tylko jedną króliczą polanę, więc karta potem przepada.
    .chip = Odzyskanie
    .task = Odzyskaj figurę
    .how = A potem zakończ Dzień.
    .wrong = Wolno, ale Relikt zostaje na 3. Ruch cofnięty.
    .move = Szkoda marnować okazję na ruch. Ruch cofnięty.
    .early = Relikt leży gotowy. Ruch cofnięty.
    .hint1 = Wybierz kartę, a potem to, co daje punkty.
gather =
    Masz 6 punktów. Wieczór: z każdej polany z czterema borsukami lub więcej jeden odchodzi; takiej nie masz. Potem dodajesz karty do Świty i odtąd działają co turę.
    .chip = Świta
    .task = Dodaj mysią kartę do Świty
    .how = Dowolna kolumna; pomyśl, co się przyda na mysich polanach.
    .wrong = Wolno, ale Świta nie rośnie. Ruch cofnięty.
    .shift = Kartę można też przenieść do innej kolumny. Ale dziś jednej ubyło. Ruch cofnięty.
    .early = Najpierw dodaj kartę. Ruch cofnięty.
    .hint1 = Wybierz kartę, a potem kolumnę.
attacked =
    Co boli: utrata Reliktu. W drodze do domu figura leży na 11 przy jednym borsuku. Obok Reliktu borsuki ignorują pierwsze obrażenie, ale kości pokazują 3 i 0.
    .chip = Atak
    .task = Zobacz atak na polanę 11
    .how = Atakują trzy koty.
lost =
    Trzy obrażenia, jedno zignorowane: nie ma borsuka ani Reliktu. Za Relikt wróg ma 2 punkty zamiast 1, i to on wybiera las, w którym teraz leży odkryty: daleko.
    .chip = Strata
end =
    Umiesz poprowadzić Żelazną Straż: Posterunek, Odnajdywanie, Odzyskanie i Świta, która rośnie. Kontroluj tyle polan, ile wart jest Relikt, i dobrze go pilnuj.
