look =
    Kraina rośnie: wszyscy dokładają do niej kwadratowe kafle. Ciemne linie to granice, a to, co otaczają, jest terytorium.
    Krawędź kafla to jeszcze nie granica, piaszczysty brzeg też nie: zaznaczone terytorium leży na dwóch kaflach. Stoją na nim trzy twoje wilki, jednostki ze znakiem księżyca.
    .chip = Kafle
mine =
    Wystarczy jedna jednostka: terytorium, na którym stoi, jest twoje. Gdzie nie stoi nikt, tam jest neutralne.
    Grasz Klanem Wilka: twoje jednostki mają ten sam znak, który stoi przy pytaniu.
    .chip = Twoje
    .task = Kliknij oba terytoria, które kontrolujesz
    .how = Na każdym stoi co najmniej jedna twoja jednostka.
    .wrong = Tam nie stoi nikt: to terytorium neutralne.
    .raven = To Kruki: ich klan ma tam dwie jednostki.
    .hint1 = Trzy stoją razem, jedna osobno. Którego terytorium jeszcze brakuje?
near =
    Jednostki przechodzą na terytorium obok, przez jedną granicę. Zetknięcie samymi narożnikami nie wystarcza.
    Zacznij od zaznaczonego terytorium, na którym stoi twoja pojedyncza jednostka.
    .chip = Obok
    .task = Kliknij trzy terytoria obok niego
    .how = Każde ma z nim wspólną granicę.
    .wrong = Na tym terytorium właśnie stoi twoja jednostka.
    .far = To terytorium nie ma z zaznaczonym wspólnej granicy.
    .hint1 = Obejdź palcem jego granice. Co leży po drugiej stronie?
closed =
    To terytorium ma granice z każdej strony i już nie urośnie: jest zamknięte.
    O takie się gra. Raz w roku, w Zbiorach, dają Chwałę, czyli punkty: 1, gdy leżą na dwóch kaflach, 2, gdy na trzech lub więcej.
    .chip = Zamknięte
open =
    Terytorium, które sięga piaszczystego brzegu, jest otwarte. Nowy kafel może je powiększyć albo zamknąć.
    Za zamknięcie własnego dostajesz od razu tyle Chwały, ile ma kafli.
    .chip = Otwarte
    .task = Kliknij swoje terytorium, które jest jeszcze otwarte
    .how = W jednym miejscu sięga piaszczystego brzegu: tam nie ma granicy.
    .wrong = To jest zamknięte: granice biegną dookoła.
    .hint1 = Które z twoich dwóch terytoriów sięga brzegu mapy?
take =
    Im więcej terytoriów, tym więcej wszystkiego. Zaznaczone jest neutralne: wystarczy tam wejść.
    Karta Ruchu z twojej ręki to jeden ruch: idzie nim tyle jednostek, ile chcesz.
    .chip = Ruch
    .task = Zajmij zaznaczone terytorium i nie oddaj swojego
    .how = Zagraj Ruch. Ktoś musi zostać na miejscu.
    .wrong = Wolno, ale zaznaczonego terytorium to nie daje. Ruch cofnięty.
    .all = Gdy pójdą wszyscy trzej, zyskasz jedno terytorium i oddasz zamknięte. Ruch cofnięty: zostaw kogoś.
    .recruit = Jednostek nigdy dość, ale nowe stają tam, gdzie już jesteś. Najpierw Ruch.
    .fight = Tam są Kruki, więc doszłoby do walki. Na razie weź to, czego nikt nie broni.
    .west = To terytorium jest już twoje. Idź tam, gdzie nie stoi nikt.
    .idle = Masz na to kartę: najpierw zagraj Ruch.
    .hint1 = Skąd możesz kogoś posłać i nadal coś tam mieć?
    .hint3 = Ruch z zamkniętego terytorium na zaznaczone, jedną jednostką albo dwiema.
end =
    Umiesz już czytać krainę: co jest czyje, co leży obok, co jest otwarte, a co zamknięte. Następna lekcja: karty i rok.
