# To, co mówi sama strona. Gry i sędzia mówią przez src/polana/locale.

page-home = Powrót do poczekalni
page-game = Gra
page-game-northgard = Northgard
page-game-northgard-about = Klany wikingów odkrywają nieznaną wyspę, budują osadę i rok po roku walczą o Chwałę. Około 90 minut, średnio trudna.
page-game-root = Root
page-game-root-about = Frakcje, z których każda gra według własnych zasad, walczą o las: wygrywa, kto pierwszy ma 30 punktów. Od 60 do 90 minut, trudniejsza niż średnia.
page-game-runewars = Runewars
page-game-runewars-about = Królestwa z armiami i bohaterami szukają smoczych runów, a rozkazy wybierają w tajemnicy: wygrywa sześć runów. Od 3 do 4 godzin, trudna.
page-as-text = gra się przyciskami
# A game that brings no page of its own.
page-plain-points = pkt
page-plain-now = teraz
page-plain-round = runda { $round }
page-plain-view = Stół jako spis
page-seats-range = od { $least } do { $most } osób
page-players = { $count ->
    [one] jeden gracz
   *[other] { $count } graczy
}

# Poczekalnia
page-your-tables = Twoje stoły
page-no-tables = Jeszcze żadnych. Otwórz stół albo wejdź z zaproszenia.
page-finished = Zakończone
# Lobby: najpierw to, co czeka na mnie, i to, co warto wiedzieć przed grą.
page-lobby-others = Czekasz na innych
page-lobby-put-away = Przenieś „{ $title }” do archiwum
page-lobby-put-back = Przywróć „{ $title }” z archiwum
page-lobby-archive = Archiwum
page-lobby-counts = { $count ->
    [0] żaden nie czeka na ciebie
    [one] jeden czeka na ciebie
    [few] { $count } czekają na ciebie
   *[other] { $count } czeka na ciebie
}
page-stage-round = tura { $round }
page-stage-year = rok { $year }
page-left-days = { $count ->
    [one] został 1 dzień
    [few] zostały { $count } dni
   *[other] zostało { $count } dni
}
page-left-hours = { $count ->
    [one] została 1 godzina
    [few] zostały { $count } godziny
   *[other] zostało { $count } godzin
}
page-left-minutes = { $count ->
    [one] została 1 minuta
    [few] zostały { $count } minuty
   *[other] zostało { $count } minut
}
page-left-over = czas minął
page-first-game = Dobre na pierwszą partię { $seats ->
    [2] we dwoje
    [3] we troje
    [4] we czworo
    [5] w pięcioro
   *[6] w sześcioro
}
page-reach-low = Zasięg { $sum }, a dla { $seats } osób zaleca się { $least }: na mapie działoby się za mało.
page-reach-good = Dobry skład: zasięg frakcji, czyli to, jak wiele robią na mapie, wynosi razem { $sum }, a wystarczy { $least }.
page-clock = Zegar
page-clock-none = bez zegara
page-clock-days = { $count ->
    [one] 1 dzień na ruch
    [few] { $count } dni na ruch
   *[other] { $count } dni na ruch
}
page-clock-bank-minutes = { $count } minut na partię i { $add } sekund za każdą odpowiedź
page-clock-bank-days = { $count } dni na całą partię
page-clock-left = { $name }: zostało { $time }
page-clock-last = ostatnia minuta
page-clock-many-days = { $count ->
    [one] { $count } dzień
   *[other] { $count } dni
}
page-clock-zero = Gdy czas minie
page-clock-zero-bot = gra bot, aż gracz wróci
page-clock-zero-nothing = wszyscy się dowiedzą, nic więcej
page-clock-zero-resign = gracz rezygnuje
page-link-local = Te linki otworzy tylko ten komputer. Dla osób w tej samej sieci uruchom serwer poleceniem „polana serve --lan”; dla innych potrzebny jest własny adres.
page-invited-by = { $by } zaprasza do stołu „{ $table }”
page-invited-somebody = Zaproszenie do stołu „{ $table }”
page-invited-game = Gra
page-invited-seat = Twoje miejsce
page-invited-free = do wyboru przy stole
page-invited-people = Przy stole
page-invited-taken = To miejsce jest już zajęte.
page-invited-over = Ta partia już się skończyła.
page-passes = Pomijaj reakcje
page-passes-stop = Znów pytaj o reakcje
page-passes-hint = Gdy w turze innego gracza pada pytanie, czy reagujesz, odpowiedź to pas: po kilku sekundach i bez względu na to, co masz na ręce. Nikt się o tym nie dowie.
page-left-offer = Przy stole, od którego właśnie wstajesz, gra toczy się dalej. Dać znać, gdy przyjdzie twoja kolej?
page-left-later = Nie teraz
page-nudge = Przypomnij: { $name }, wszyscy czekają
page-nudged-today = { $name }: przypomnienie już dziś było, wystarczy raz dziennie.
page-nudge-done = { $name }: przypomnienie wysłane.
page-course = Jak rosły punkty
page-course-lead = { $name }: na prowadzeniu, { $count }
page-course-leap = { $name }: +{ $count } w jednej turze
page-course-fall = { $name }: { $count } w dół w jednej turze
page-course-leap-then = { $name }: +{ $count }, więcej niż inni
page-course-fall-then = { $name }: { $count } w dół
page-points-tokens = żetony Chwały
page-points-resources = zasoby: 1 za każde 3
page-points-cards = Karty Rozwoju
page-points-counted = Osiągnięcia
page-points-unrest = Niepokoje
page-points-where = Skąd te punkty
page-points-track = z zasad frakcji
page-points-craft = przekucia
page-points-battle = walka
page-points-other = inne
page-points-lost = stracone
page-end-lacked = { $count ->
    [one] Zabrakło ci 1 punktu.
   *[other] Zabrakło ci { $count } punktów.
}
page-since = Od twojego wyjścia
page-since-when = { $count ->
    [one] 1 nowy wpis w dzienniku
    [few] { $count } nowe wpisy w dzienniku
   *[other] { $count } nowych wpisów w dzienniku
}, od: { $when }
page-since-watch = Obejrzyj od tego miejsca
page-since-on = Gram dalej
page-since-show = Pokaż na mapie numer { $number }
page-since-moved = ruch { $where-to }
page-since-placed = nowe: { $thing } { $where-in }
page-since-fought = atak na { $other-acc } { $where-in }
page-since-made = przekucie: „{ $thing }”
page-since-northgard-moved = ruch na { $where }
page-since-northgard-placed = nowe: { $thing } na { $where }
page-since-northgard-fought = atak na { $other-acc }{ $whom-acc } na { $where }
page-since-northgard-made = odkrycie: { $thing }
page-past = Spojrzenie wstecz
page-past-open = Spójrz wstecz
page-past-where = Chwila partii
page-past-now = Wróć do gry
page-past-then = wtedy
page-past-looking = Oglądasz, co było
page-past-called = Czeka na ciebie nowe pytanie
page-past-waits = Czeka na twoją odpowiedź: { $question }
page-past-hint = Tu nie da się odpowiadać, a gra toczy się dalej. Esc wraca do gry.
page-past-at = { $time }, krok { $at } z { $words }.
page-past-is-now = Z powrotem w grze.
page-past-halts = Zatrzymuj przy walkach
page-watch-replay = obejrzyj przebieg
page-your-move = twój ruch
page-join-link = Mam zaproszenie
page-link = Link
page-link-wrong = To nie jest link do stołu.
page-go = Dalej
page-open-table = Otwórz stół
page-open-lead = Każdy wybór to kliknięcie na planszy, a każde pytanie pokazuje swoją zasadę.
page-seats = Miejsca
page-options = Opcje
page-summary = { $game }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}.
page-table-title = Nazwa stołu
page-your-name = Twoje imię
page-open-the-table = Otwórz stół
page-start = Zacznij teraz
page-fill-bots = Uzupełnij botami i zacznij
page-site = Ta strona gra bez serwera: rozgrywka jest zapisana w tej przeglądarce, a kto ma to urządzenie, może zobaczyć wszystkie karty na ręce. Do gry ze znajomymi gdzie indziej potrzebny jest stół na serwerze; trwającą rozgrywkę można tam przenieść jako zapis.
page-site-server = Jak go postawić
page-unkept = Ta przeglądarka niczego dla strony nie przechowuje: po zamknięciu karty rozgrywka przepadnie, chyba że zapiszesz ją do pliku.
page-renewal = Jest nowa wersja tej strony. Rozpoczęte rozgrywki toczą się w niej dalej.
page-renewal-take = Przejdź na nią
page-renewal-others = Najpierw zamknij pozostałe karty z tą stroną, żeby żadna rozgrywka nie toczyła się naraz w dwóch wersjach.
page-link-is-seat = Link to miejsce: kto go otworzy, widzi karty tego miejsca. Widzowie mają własny link i nie widzą kart na ręce.
page-new-here = Pierwszy raz?
page-new-here-text = Zacznij grę z botami jednym kliknięciem. To, co możesz zrobić, świeci na złoto; kliknięcie w cokolwiek innego mówi, która zasada tego zabrania. Nie trzeba niczego czytać.
page-choose-at-table = Wybór przy stole
page-side-of = Strona miejsca { $seat }
page-who-sits = Kto siedzi na miejscu { $seat }
page-player-me = Ja
page-player-friend = Znajomy
page-player-bot = Bot
page-bot-level = Poziom bota na miejscu { $seat }
page-level-easy = łatwy
page-level-normal = normalny
page-level-hard = trudny
page-level-master = mistrz
page-level-reflex = odruch
page-level-random = losowy
page-level-chance = losowy
page-level-greedy = zachłanny
page-level-search = szukający
page-level-easy-long = łatwy: czasem się myli
page-level-normal-long = normalny: gra rozsądnie
page-level-hard-long = trudny: myśli naprzód
page-level-master-long = mistrz: nauczył się z wielu partii i myśli naprzód
page-level-master-alone = mistrz: z nauki tu nie korzysta; myśli trzy razy dłużej niż trudny
page-level-reflex-long = odruch: nauczył się z wielu partii i odpowiada od razu
page-gets-link = dostanie link
page-remove-seat = Usuń miejsce { $seat }
page-add-seat = Jeszcze jedno miejsce
page-invite = Zaproś
page-watch-link = Do oglądania
page-copy = Kopiuj
page-copied = Skopiowano
page-to-table = Do stołu
page-join-title = Masz zaproszenie
page-join-text = Miejsce przy tym stole czeka na ciebie. Będzie twoje, gdy usiądziesz.
page-sit-down = Usiądź
page-value-autumn = Jesień
page-value-winter = Zima
page-value-lake = Jezioro
page-value-mountain = Góry
page-value-standard = Podstawowa
page-value-exiles = Banici i Partyzanci
page-value-exiles_partisans = Banici i Partyzanci
page-value-none = Brak
page-option-root-setup = Rozstawienie
page-option-root-setup-standard = Podstawowe
page-option-root-setup-advanced = Zaawansowane: wybór z puli i polany ojczyste
page-option-root-thief = Złodziej okrada
page-option-root-thief-each = każdego gracza na polanie
page-option-root-thief-one = jednego gracza na polanie
page-option-root-aid = Pomagając graczowi, Włóczęga zabiera mu przedmiot
page-option-root-aid-must = zawsze, jeśli jest jakiś
page-option-root-aid-may = jeśli chce
page-option-root-automaton = Mechaniczny Markiz
page-option-root-automaton-none = nie gra
page-option-root-automaton-competitive = gra przeciwko każdemu
page-option-root-automaton-cooperative = wszyscy razem grają przeciwko niemu
page-option-root-campaign = Kampania
page-option-root-campaign-off = pojedyncza rozgrywka
page-option-root-campaign-start = pierwsza z połączonych rozgrywek
page-option-root-landmark = Punkt terenu
page-option-root-landmark-map = z samej mapy
page-option-root-second_landmark = Drugi punkt terenu
page-option-root-hirelings = Zaciężni
page-value-random = losowy
page-value-tower = Wieża
page-value-ferry = Prom
page-value-elder_treetop = Starszy Wierzchołek Drzewa
page-value-lost_city = Zaginione Miasto
page-value-black_market = Czarny Rynek
page-value-legendary_forge = Legendarna Kuźnia

# Ustawienia
page-settings = Ustawienia
page-language = Język
page-theme = Motyw
page-theme-light = Jasny motyw
page-theme-dark = Ciemny motyw
page-theme-light-short = Jasny
page-theme-dark-short = Ciemny
page-set-confirm = Potwierdzaj to, czego nie da się cofnąć
page-set-nothing = Pasuj za mnie, gdy nic nie mogę zrobić
page-set-nothing-hint = Kiedy mogę tylko spasować albo możliwa jest jedna odpowiedź, strona udziela jej po chwili, jakiej potrzebuje ktoś, kto myśli. Nikt inny tego nie pozna.
page-passing = Nic tu nie możesz zrobić: za chwilę pas, bez klikania.
page-passing-hushed = Tego pytania w tej turze już nie chcesz: za chwilę pas, bez klikania.
page-forcing = Możliwa jest tylko jedna odpowiedź, więc za chwilę padnie sama: { $what }.
page-passing-wait = Odpowiem bez pomocy
page-passed = Nie masz tu nic do zagrania: pas. „{ $question }”
page-passed-hushed = Pas: tego pytania w tej turze już nie chcesz. „{ $question }”
page-forced = Możliwa była tylko jedna odpowiedź: „{ $question }” { $what }
page-set-pace = Tempo stołu
page-pace-slow = Wolne
page-pace-normal = Zwykłe
page-pace-quick = Szybkie
page-pace-off = Od razu
page-pace-hint = Jak szybko widzisz, co robią inni. „Od razu” pokazuje sam wynik i niczym nie porusza.
page-pace-reduced = Twój system prosi o mniej ruchu, więc tu nic się nie porusza, cokolwiek wybierzesz.
page-set-sounds = Dźwięki
page-set-notify = Powiadom mnie, gdy przyjdzie moja kolej
page-allow = Zezwól
page-on = włączone
page-blocked = zablokowane w przeglądarce

# Stół
page-board-broken = Nie da się narysować planszy. Partia trwa: odpowiadaj poniżej albo tekstem.
page-map = Mapa
page-map-fit = Pokaż całą mapę
page-zoom-in = Przybliż
page-zoom-out = Oddal
page-phase = Faza
page-done = gotowe
page-side = Miejsca, dziennik i zasady
page-tabs = Widoki
page-tab-log = Dziennik
page-tab-chat = Czat
page-tab-law = Zasady
page-tab-places = Mapa
page-tab-lit = tu jest coś do wyboru
page-tab-note = stół ma coś do powiedzenia
page-nav-board = Plansza
page-nav-seats = Miejsca
page-nav-hand = Ręka
page-nav-log = Dziennik
page-nav-law = Zasady
page-law-open = Otwórz zasadę { $law }
page-law-find = Szukaj w zasadach
page-places = Mapa jako lista
page-places-find = Szukaj na mapie
page-log-older = Pokaż, co było wcześniej
page-log-newest = Do najnowszego
page-log-none = Jeszcze nic się nie wydarzyło.
# Kim jestem? Każda frakcja i każdy klan w kilku zdaniach.
page-who-root-marquise = Pierwszego dnia cały las należy do niej, a potem musi utrzymać przemysł, który go żywi.
    .wins = Budynkami. Tartaki, Warsztaty i Koszary dają punkty, gdy stają na mapie, tym więcej, im dalej na swoim torze.
    .ruin = Jest wszędzie, ale nigdzie nie jest silna. Drewno musi mieć drogę na plac budowy przez polany, które Markiza kontroluje; odcięte nie jest nic warte.
    .dawn = Każdy Tartak daje jedno drewno.
    .day = Przekucie w Warsztatach, potem trzy akcje: walka, marsz (dwa ruchy), werbunek, budowa, nadprodukcja. Ptasia karta daje jedną akcję więcej.
    .eve = Dobiera jedną kartę i po jednej za każdy odsłonięty znak karty na torze Koszar.
    .hint = Drewno trzymaj tam, gdzie chcesz budować. Werbuj wcześnie i często. Powstrzymuj tego, kto prowadzi: wszędzie masz blisko.
page-who-root-eyrie = Dumny ród, który musi dotrzymać każdego rozkazu, jaki kiedykolwiek wydał.
    .wins = Gniazdami. Co Wieczór dostają tyle punktów, ile wskazuje ostatnie Gniazdo na mapie; od czwartego to już lawina.
    .ruin = Zamieszki. Dekret rośnie co turę i trzeba go wykonać w całości. Gdy choć jednego rozkazu wykonać się nie da, tracą punkt za każdą ptasią kartę w Dekrecie, cały Dekret i Przywódcę, a Dzień się kończy.
    .dawn = Jedna lub dwie karty do Dekretu, w tym najwyżej jedna ptasia.
    .day = Można przekuwać. Potem cały Dekret od lewej do prawej: werbunek, ruch, walka, budowa, każda karta na polanie jej symbolu.
    .eve = Punkty za Gniazda, potem jedna karta, dwie od trzeciego Gniazda, trzy od szóstego.
    .hint = Zanim dołożysz kartę, policz, czy za dwie tury jeszcze się ją wykona. Ptaki pasują wszędzie, ale w Zamieszkach kosztują. Na początek dobry jest Komandor albo Charyzmatyk.
page-who-root-alliance = Bunt, który dojrzewa w ukryciu, aż wybucha.
    .wins = Sympatykami. Każdy położony żeton Sympatyków daje punkty, ostatnie nawet po cztery.
    .ruin = Mało wojowników i słaby początek. Utracona Baza zabiera Stronników swojego symbolu i połowę Oficerów.
    .dawn = Rewolta na polanie z Sympatykami (dwóch Stronników jej symbolu): staje Baza, a wszystko, co wrogie, znika. Potem zdobywanie Sympatyków za Stronników.
    .day = Przekucie, mobilizacja karty do Stronników, szkolenie Oficera za kartę symbolu Bazy.
    .eve = Po jednej operacji na Oficera: ruch, walka, werbunek, przegrupowanie. Potem karty, o jedną więcej za każdą Bazę.
    .hint = Sympatyków kładź tam, którędy inni muszą przejść: każde przejście i każde usunięcie kosztuje ich kartę. Najpierw trzech Oficerów, potem przegrupowania.
page-who-root-vagabond = Samotny wędrowiec z plecakiem, przyjaciel wszystkich albo niczyj.
    .wins = Pomocą, która poprawia relacje, misjami, a wobec tych, którzy stali się wrogami, każdym wojownikiem usuniętym w walce.
    .ruin = Uszkodzone przedmioty. Każde obrażenie uszkadza jeden; po kilku walkach zostają puste ręce.
    .dawn = Odkrywa trzy przedmioty i po dwa za każdą herbatę na torze, potem zakrada się na sąsiednią polanę lub do lasu.
    .day = Przedmioty za akcje: but to ruch, miecz walka, pochodnia eksploracja ruin, młotek przekucie lub naprawa, każdy przedmiot pomoc, kusza cios.
    .eve = W lesie naprawia wszystko. Dobiera kartę i po jednej za każdą monetę na torze; przedmiotów zostaje tyle, ile mieści Plecak.
    .hint = Wcześnie zbadaj ruiny. Pomagaj tym, którzy przekuwają potrzebne przedmioty. Gdy ktoś ucieka z wynikiem, zmień przyjaciół.
page-who-root-cult = Kaznodzieje, którzy zjednują wygnańców i modlą się tam, gdzie rosną ogrody.
    .wins = Ogrodami. Raz na turę dla każdego symbolu wydana karta daje tyle punktów, ile wskazuje tor Ogrodów tego symbolu.
    .ruin = Rytuały wymagają kart właściwego symbolu, a ptaki nie są jokerami. Każdy utracony Ogród kosztuje losową kartę.
    .dawn = Symbol najliczniejszy wśród Zagubionych Dusz wyznacza Wygnańców. Potem Spiski za Akolitów, na polanach tego symbolu.
    .day = Karty ujawnia się jedną po drugiej, za każdą jeden Rytuał na polanie jej symbolu: budowa Ogrodu, werbunek, punktacja; ptak daje Akolitę.
    .eve = Niewydane karty wracają na rękę. Przekucie Ogrodami symbolu Wygnańców, potem dobieranie.
    .hint = Polana z Ogrodem jest twoja, cokolwiek na niej stoi. Wojownicy straceni w obronie zostają Akolitami.
page-who-root-riverfolk = Kupcy znad rzeki, którzy sprzedają każdemu i niczego nie zapominają.
    .wins = Faktoriami, przekuwaniem i dywidendami: gdy na mapie jest Faktoria, co Świt każde dwa Fundusze dają punkt.
    .ruin = Nikt nie kupuje. Fundusze to wojownicy, którymi płacą inni, a Wieczorem nie dobiera się kart.
    .dawn = Jeśli nikt nie zapłacił, do Płatności trafia dwóch własnych wojowników. Dywidendy, potem wszyscy wojownicy z planszy stają się Funduszami.
    .day = Fundusz zainwestowany to ruch, walka, karta albo przekucie; wydany to werbunek nad rzeką, a dwa wydane to Faktoria z garnizonem.
    .eve = Zostaje najwyżej pięć kart, jawnych i na sprzedaż. Można zmienić ceny.
    .hint = Na początku sprzedawaj tanio: pierwsi klienci to pierwsze Fundusze. Rzeki są dla Kompanii ścieżkami, ktokolwiek kontroluje polany.
page-who-root-duchy = Krety, które wychodzą z Nory, gdy parlament da się przekonać.
    .wins = Ministrami: za przekonanie każdego dostaje się punkty z pola korony. Wielmoże punktują za to, co stoi na mapie.
    .ruin = Cena Porażki: utracone budynki odsyłają Ministra najwyższej rangi i kosztują kartę.
    .dawn = Do Nory trafia jeden wojownik i po jednym za każdy odsłonięty symbol wojownika.
    .day = Do dwóch akcji (budowa, werbunek, ruch, walka, podkop), potem akcja każdego przekonanego Ministra i przekonanie jeszcze jednego ujawnionymi kartami.
    .eve = Ujawnione ptaki są odrzucane, inne karty wracają na rękę. Przekucie Cytadelami i Targami, potem dobieranie.
    .hint = Tunel może wyjść wszędzie. Każdego budynku pilnuj lepiej, niż się wydaje potrzebne.
page-who-root-corvid = Spiskowcy, którzy chowają intrygi pod skrzydłem i czekają, aż ktoś odwróci wzrok.
    .wins = Odkrytymi Intrygami: za każdym razem po punkcie za każdą odkrytą Intrygę na mapie.
    .ruin = Zdemaskowanie: przeciwnik z tej polany pokazuje kartę jej symbolu i zgaduje; trafna odpowiedź usuwa Intrygę. Wojowników jest mało.
    .dawn = Przekucie Intrygami. Odkrywanie Intryg tam, gdzie jest kruk. Raz na turę karta za werbunek po jednym na każdej polanie jej symbolu.
    .day = Do trzech akcji: ruch, walka, Podmianka (dwie Intrygi zamieniają się miejscami), Intryga (za wojownika i po jednym za każdą już położoną w tej turze).
    .eve = Jeszcze jedna akcja zamiast dobierania albo karta i po jednej za każdy odkryty Haracz.
    .hint = Kruki chodzą, ktokolwiek kontroluje polany. Intryga, której nikt nie śmie zgadywać, jest warta tyle samo co ta, która niszczy.
page-who-root-hundreds = Lord z hordą, która pali, grabi i włada tym, co zostanie.
    .wins = Nękaniem: co Wieczór punkty za polany, które Szczury kontrolują i na których nie ma już nic wrogiego.
    .ruin = Lord jest wart armii, a usunąć go można tylko w walce, więc wszyscy atakują właśnie jego.
    .dawn = Szturm usuwa budynki i żetony przeciwników i się rozchodzi. Werbunek przy Lordzie i przy każdej Warowni. Nowy Nastrój, nigdy taki, którego przedmiot leży w Skarbcu.
    .day = Przekucie Warowniami, potem rozkazy dla Szczurów (ruch, walka, budowa) i natarcia Lordem, ile pozwala Waleczność.
    .eve = Podburzanie: żetony Szturmu za karty, punkty za Nękanie, jedna karta.
    .hint = Grab przedmioty: Skarbiec podnosi Dowództwo i Waleczność. Nastrój to połowa tury.
page-who-root-keepers = Rycerze, którzy wracają po relikty przechowane przez las.
    .wins = Reliktami odzyskanymi przy Posterunkach ich typu: każdy daje swoją wartość, a pełna kolumna jeszcze 2 punkty.
    .ruin = Każda karta Świty działa tylko na polanach jej symbolu, a zbyt cenny Relikt może ją kosztować.
    .dawn = Wojownicy zmieniają się w Posterunki albo Posterunki w wojowników. Za karty werbunek po dwóch przy Posterunku.
    .day = Przekucie Posterunkami, potem Świta od lewej do prawej: ruch; walka i odnajdywanie Reliktu w lesie; ruch albo odzyskanie.
    .eve = Z polan, na których jest czterech lub więcej, odchodzi po jednym. Karty do Świty, potem karta i po jednej za każdy Posterunek.
    .hint = Odnajduj tam, gdzie kontrolujesz polany wokół lasu, odzyskuj tam, gdzie kontrolujesz polany tego symbolu.
page-who-northgard-wolf = Najeźdźcy, którzy żyją z tego, co zebrali inni.
    .wins = Każda walka wygrana w ataku daje 1 żywność, więc warto często atakować małe grupy.
    .land = Bierz to, co graniczy ze słabymi sąsiadami; małe terytoria wystarczą.
    .build = Obóz Szkoleniowy blisko granicy, Silos albo dwa na zimę.
    .war = Atakuj co roku: każda wygrana żywi następną.
    .hint = Wchodź z przewagą jednej jednostki, nie trzech.
page-who-northgard-stag = Ród, który liczy zaszczyty i wygrywa Chwałą.
    .wins = 1 punkt Chwały za każde zdobyte terytorium i 1 więcej za każde własne zamknięte przez Odkrycie.
    .land = Zajmuj puste ziemie i zamykaj je własnym Odkryciem.
    .build = Ołtarze i Silosy na zamkniętych ziemiach.
    .war = Lepiej zdobywać, niż bronić: każdy podbój to Chwała.
    .hint = Zajmuj puste terytoria obok i zamykaj je własnym Odkryciem.
page-who-northgard-boar = Leśni mędrcy, którzy uczą się z otwartej ziemi.
    .wins = Odkrycie, które nie zamyka żadnego terytorium, daje 1 wiedzę.
    .land = Odkrywaj tak, by nic się nie zamykało: wiedza za każdy kafel; zamykaj późno.
    .build = Menhiry, żeby wiedzy było jeszcze więcej.
    .war = Unikaj walki, ulepszaj karty.
    .hint = Odkrywaj wcześnie: za wiedzę ulepszysz talię, zanim inni zaczną.
page-who-northgard-raven = Kupcy, którzy są wszędzie pierwsi.
    .wins = Z własnych terytoriów, które zamykają przez Odkrycie, od razu zbierają zasoby.
    .land = Zamykaj małe terytoria jedno po drugim i od razu z nich zbieraj.
    .build = Buduj zaraz po zamknięciu, za to, co ono przyniosło.
    .war = Walcz rzadko; pilnuj dużych terytoriów.
    .hint = Trzymaj jednostki na skraju mapy i zamykaj małe, bogate terytoria.
page-who-northgard-goat = Budowniczowie z pełnymi spichlerzami.
    .wins = Mała budowla daje 1 żywność, a duża 2.
    .land = Kilka terytoriów z wieloma miejscami na budowle.
    .build = Co roku, najpierw małe: każda budowla zwraca się w żywności.
    .war = Pełne spichlerze wzmacniają jednostki w walce.
    .hint = Buduj co roku: żywność starcza na zimę i na następną walkę.
page-who-northgard-bear = Łowcy z opancerzoną niedźwiedzicą u boku.
    .wins = Kaija to dodatkowa figurka o sile 2, którą rekrutuje się jak jednostkę.
    .land = Idź za Kaiją i zajmuj to, co zdobędzie.
    .build = Wieże tam, gdzie jej nie ma.
    .war = Kaija liczy się za dwie jednostki i nic nie kosztuje zimą.
    .hint = Kaija pilnuje tego, co jednostki zostawiają za sobą.
page-who-northgard-snake = Cienie, po których zostaje spalona ziemia.
    .wins = Karty klanu kładą żeton Spalonej Ziemi: tam jest 1 punkt walki więcej i udział w zbiorach.
    .land = Wciskaj się między rywali i nie rozrastaj się.
    .build = Na tym, co zostawią inni.
    .war = Walcz tam, gdzie leży żeton, i bierz z cudzych Zbiorów.
    .hint = Kładź żeton tam, gdzie spotyka się dwóch rywali.
page-who = Kto to?
page-who-of = Kto to: { $name }
page-who-wins = Jak wygrywa ta strona
page-who-ruin = Co ją gubi
page-who-turn = Jak wygląda jej tura
page-who-dawn = Świt
page-who-day = Dzień
page-who-eve = Wieczór
page-who-hint = Na pierwszą partię
page-who-power = Co potrafi ten klan
page-who-hard = Trudność
page-who-hard-1 = niska
page-who-hard-2 = średnia
page-who-hard-3 = wysoka
page-who-plan = Planowanie
page-who-fight = Walka
page-who-reach = Zasięg
page-who-dots = { $count } z 3
page-who-list-leader = Przywódcy
page-who-list-character = Postacie
page-who-list-minister = Ministrowie
page-who-list-mood = Nastroje
page-who-plays = Tą stroną gra tutaj { $name }.
page-who-chapter = Zasady: rozdział { $chapter }
page-who-choose = Wybór: każda karta mówi, kim jest
page-law-page = s. { $page }
## Zasady na własnej stronie
page-law-title = Zasady
page-law-ours = { $game }: zasady naszymi słowami
page-law-find-short = Szukaj: słowo albo numer
# Co ktoś wpisze: jak to nazywa książka.
page-law-synonyms = jak wygrać, jak się wygrywa, wygrana, kto wygrywa, cel gry, koniec gry: zwycięstwo, wygrywa; bitwa, bitwy, bójka, wojna, atak: walka, bitwa; jak się ruszać, chodzenie, marsz: ruch; stawianie budynków, jak budować: budowa, buduje; dobieranie kart, dociąg: dobiera; ucieczka: wycofuje
page-law-lead = Wszystkie zasady gry, naszymi słowami. Podkreślone numery prowadzą do innych paragrafów, a każdy paragraf ma własny adres.
page-law-chapters = Rozdziały
page-law-part-all = Dla wszystkich
page-law-part-sides = Frakcje
page-law-part-more = Dodatki
page-law-groups = Co znaleziono
page-law-group-all = Wszystko
page-law-group-law = Zasady
page-law-group-card = Karty
page-law-card = karta
page-law-hits = { $count ->
    [one] Znaleziono { $count } miejsce
    [few] Znaleziono { $count } miejsca
   *[other] Znaleziono { $count } miejsc
}
page-law-none = Nigdzie nie ma „{ $sought }”. Spróbuj krótszego słowa albo numeru paragrafu.
page-law-unknown = Nie ma paragrafu { $law }.
page-law-changed = Zmienia to { $law }: { $title }
page-law-whole = Całe zasady
page-law-read = Czytaj dalej w zasadach
page-law-chapter-ng-components = Komponenty
page-law-chapter-ng-goal = Cel gry
page-law-chapter-ng-map = Kafle mapy
page-law-chapter-ng-terms = Pojęcia
page-law-chapter-ng-setup = Przygotowanie gry
page-law-chapter-ng-deck = Talia
page-law-chapter-ng-year = Rok
page-law-chapter-ng-start = Początek roku
page-law-chapter-ng-actions = Akcje
page-law-chapter-ng-harvest = Zbiory
page-law-chapter-ng-winter = Zima
page-law-chapter-ng-endyear = Koniec roku
page-law-chapter-ng-cards = Karty
page-law-chapter-ng-draw = Dobieranie
page-law-chapter-ng-special = Akcje Specjalne
page-law-chapter-ng-recruit = Rekrutacja
page-law-chapter-ng-build = Budowa
page-law-chapter-ng-buildings = Budowle
page-law-chapter-ng-move = Ruch
page-law-chapter-ng-explore = Odkrycie
page-law-chapter-ng-combat = Walka
page-law-chapter-ng-endgame = Koniec gry i zwycięstwo
page-law-chapter-ng-variant = Warianty
page-law-chapter-ng-clans = Klany
page-law-chapter-ng-creatures = Stwory
page-law-chapter-rw-overview = Opis gry
page-law-chapter-rw-components = Elementy gry
page-law-chapter-rw-goal = Cel gry
page-law-chapter-rw-setup = Przygotowanie do gry
page-law-chapter-rw-map = Mapa
page-law-chapter-rw-flow = Przebieg gry
page-law-chapter-rw-season = Karty pór roku
page-law-chapter-rw-orders = Rozkazy
page-law-chapter-rw-resources = Surowce
page-law-chapter-rw-terms = Pojęcia
page-law-chapter-rw-move = Ruch
page-law-chapter-rw-diplomacy = Pertraktacje
page-law-chapter-rw-neutral = Jednostki neutralne
page-law-chapter-rw-units = Jednostki
page-law-chapter-rw-sheet = Arkusz frakcji
page-law-chapter-rw-battle = Bitwy
page-law-chapter-rw-retreat = Odwroty
page-law-chapter-rw-fate = Karty losu
page-law-chapter-rw-heroes = Bohaterowie
page-law-chapter-rw-quests = Misje
page-law-chapter-rw-questphase = Faza misji
page-law-chapter-rw-rewards = Nagrody
page-law-chapter-rw-duels = Pojedynki
page-law-chapter-rw-defeat = Pokonani bohaterowie
page-law-chapter-rw-victory = Zwycięstwo
page-law-chapter-rw-runes = Runy
page-law-chapter-rw-objectives = Cele
page-law-chapter-rw-bidding = Licytacja wpływów
page-law-chapter-rw-tactics = Karty taktyki
page-law-chapter-rw-elimination = Eliminacja gracza
page-law-chapter-rw-limits = Ograniczenia komponentów
page-law-chapter-rw-developments = Ulepszenia
page-law-chapter-rw-titles = Tytuły
page-law-chapter-rw-explore = Żetony odkryć
page-law-chapter-rw-turnorder = Kolejność graczy
page-law-chapter-rw-summary = Często pomijane zasady
page-law-chapter-rw-assembly = Przed pierwszą grą
page-why-first = Najpierw trzeba wybrać akcję, a żadna nie może się tu zacząć:
page-why-asked = Najpierw odpowiedz na pytanie: „{ $question }”
page-why-undo = Albo cofnij to, co do niego doprowadziło (U).
page-why-no-deed = Żadna akcja, którą możesz teraz wybrać, nie zaczyna się tutaj.
page-why-not = Dlaczego nie
page-about = Co to jest
page-not-this = Nie teraz: { $what }
page-close = Zamknij
page-cancel = Wróć
page-your-choice = Twój wybór
page-picked = Wybrane: { $list }; do wskazania jeszcze { $left }. „Cofnij” odkłada ostatni wybór.
page-deed-any = Wybierz: { $answer }
page-deed-any-use = Użyj: { $answer }
page-deed-any-yes = Tak, zrób to
page-deed-any-no = Nie rób tego
page-deed-any-pass = Dalej, bez tego
page-deed-any-skip = Dalej, bez tego
page-deed-any-done = To wszystko, dalej
page-confirm-hint-alone = To, co dalej, zależy od botów albo od losu. Jeśli cofniesz to później, może wyjść inaczej.
page-pick-back = Odłóż z powrotem: { $what }
page-picked-left = jeszcze { $left }
page-settling = Plansza się rozkłada…
page-confirm-hint = Gdy gra pójdzie dalej, cofniesz to tylko za zgodą pozostałych.
page-why-hint = Kliknij albo wpisz to, co mam wyjaśnić.
page-ask-hint = wybierz jedno albo wpisz jego numer
page-ask-hint-board = kliknij to, co świeci, albo wpisz numer
page-ask-hint-touch = dotknij tego, co świeci; przytrzymaj palec, by się dowiedzieć, co to jest
page-undo = Cofnij
page-catch-up = Do bieżącej chwili
page-key-space = spacja
page-undo-ask = Poproś o cofnięcie
page-undo-anew = Cofa twoją ostatnią odpowiedź; losy kart i kości po niej mogą wyjść inaczej.
page-undo-ask-hint = Od tego czasu odkryto coś nowego: inni muszą się zgodzić.
page-sealed = Twój wybór jest zapieczętowany
page-thinking = { $seats } { $seats-number ->
    [pl] myślą
   *[sg] myśli
}
page-waiting = { $seats } { $seats-number ->
    [pl] wybierają
   *[sg] wybiera
}
page-held = Rozstrzyga się walka
page-quiet = nic do wyboru
page-reconnecting = Utracono połączenie, próbuję ponownie
page-screen-broken = Nie udało się wczytać tej części strony. Odśwież ją, proszę.
page-connecting = Otwieram stół …
page-no-key = Ta przeglądarka nie ma klucza do tego stołu. Wejdź do niego przez swój link.
page-how-many = Ile
page-less = Mniej
page-more = Więcej
page-take-count = Wybierz { $count }
page-choose = Wybierz
page-option-key = opcja, klawisz { $key }
page-options-count = { $count ->
    [one] Jedna opcja.
    [few] { $count } opcje.
   *[other] { $count } opcji.
}
page-hand = Twoja ręka · { $count }
page-hand-empty = Brak kart na ręce.
page-drawn = dobrana
page-none = brak
page-only-you = tylko ty
page-watching = Oglądasz.
page-cards-in-hand = karty na ręce
page-you = ty
page-bot = bot
page-bot-seat = Bot (miejsce { $number })
page-points = PZ
page-points-count = { $count } PZ
page-seat-open = wolne miejsce
page-seat-menu = O miejscu: { $seat }
page-tag-asked = wybiera
page-tag-sealed = zapieczętowane
page-tag-away = poza stołem
page-tag-resigned = rezygnacja
page-rename = Zmień imię
page-save-match = Zapisz rozgrywkę do pliku
page-save-match-why = Plik można otworzyć na stronie głównej, tutaj, w innej przeglądarce albo na serwerze, i grać dalej. Jest w nim też to, co zakryte.
page-seat-link = Kopiuj link do mojego miejsca
page-return = Odbierz miejsce botowi
page-draw = Zaproponuj remis
page-resign = Zrezygnuj
page-resign-sure = Zrezygnuj na dobre: dalej gra bot
page-leave = Odejdź od stołu
page-leave-sure = Odejdź: mój klucz przestaje działać
page-invite-copy = Kopiuj zaproszenie
page-seat-bot = Zaproponuj, by grał tu bot
page-seat-is-bot = Tu siedzi bot.
page-propose-undo = { $other } { $other-number ->
    [pl] chcą
   *[sg] chce
} cofnąć wybór.
page-propose-bot = { $other } { $other-number ->
    [pl] proponują
   *[sg] proponuje
} bota zamiast gracza: { $seat }.
page-propose-draw = { $other } { $other-number ->
    [pl] proponują
   *[sg] proponuje
} remis.
page-propose-return = { $other } { $other-number ->
    [pl] chcą
   *[sg] chce
} odebrać miejsce botowi.
page-agree = Zgoda
page-decline = Odmów
page-import = Otwórz zapis lub pozycję
page-import-large = Ten plik jest za duży jak na zapis partii.
page-notices = Gdy przyjdzie moja kolej
page-notices-push = Powiadom tę przeglądarkę, także zamkniętą
page-notices-webhook = Napisz pod adres (webhook)
page-notices-form = Format wiadomości
page-notices-json = Zwykła
page-notices-discord = Discord
page-notices-hint = Adres webhooka Discorda rozpoznajemy sami. Adres nie będzie już pokazany.
page-notices-refused = Tego adresu nie przyjmujemy: musi być publiczny i zaczynać się od https.
page-notices-push-failed = Przeglądarka na to nie pozwoliła: okna prywatnego nie da się powiadamiać.
page-notices-unable = nie w tej przeglądarce
page-save = Zapisz
page-notices-end = Bez powiadomień
page-winner = zwycięzca
page-gather-sit = Czekamy, aż wszyscy usiądą
page-gather-sit-hint = Partię rozda się, gdy wszystkie miejsca będą zajęte: do tej pory nikt nic nie widzi.
page-gather-deal = Rozdawanie
page-gather-deal-hint = Przeglądarka każdego gracza dokłada własną liczbę, więc nikt nie może sobie wybrać rozdania.
page-gather-free = do wyboru przy stole
page-gather-waits = jeszcze nie ma
page-gather-ready = gotowe
page-gather-soon = zaraz będzie gotowe
page-gather-more = Więcej
page-seat-sits = Ktoś już tu siedzi i czeka na rozdanie.
page-deal-kept = Karty rozdano tak, jak ustalono przy otwarciu stołu.
page-deal-changed = Kart nie rozdano tak, jak ustalono przy otwarciu stołu!
page-deal-mixed = Karty rozdano tak, jak wynika z ziarna ustalonego przy otwarciu stołu i z liczb dołożonych przez graczy.
page-deal-left-out = Karty rozdano tak, jak ustalono przy otwarciu stołu, ale bez liczby z tej przeglądarki: nie dotarła na czas.
page-from-position = od pozycji
page-rematch = Rewanż
page-rematch-next = Następna rozgrywka kampanii
page-rematch-join = Usiądź do następnej partii
page-title-turn = Twoja kolej
page-fold = ukryj
page-unfold = pokaż
page-chat-none = Nikt jeszcze nic nie powiedział.
page-chat-say = Powiedz coś
page-send = Wyślij
page-command = Wpisz ruch: „{ $example }”, „cofnij”, „czemu …”
page-command-root-march = marsz 12 na 4
page-command-unknown = „{ $text }” nie ma wśród opcji: { $options }
page-not-asked = Teraz o nic cię nie pytamy.
page-curtain = Teraz: { $who }
page-curtain-hint = Przekaż urządzenie. Nic się nie pokaże, dopóki nie potwierdzisz.
page-curtain-lift = To ja, { $who }
page-turn-tile = Obróć kafel
page-help = Klawisze
page-help-intro = To, co możesz zrobić, świeci na złoto i ma klawisz. Kliknięcie w cokolwiek innego mówi, dlaczego nie.
page-help-digits = wybierz opcję z tym klawiszem
page-help-zero = spasuj, pomiń albo zakończ
page-help-u = cofnij
page-help-enter = potwierdź
page-help-why = potem kliknięcie: dlaczego nie?
page-help-l = zasady
page-help-g = dziennik
page-help-h = ręka
page-help-r = obróć kafel przy odkrywaniu
page-help-w = spójrz wstecz i obejrzyj, co było: strzałki to krok, [ i ] to tura
page-help-tab = przechodź między opcjami
page-help-arrows = przechodź po mapie
page-help-esc = zamknij

# Błędy
page-error-lost = Serwer nie odpowiada.
page-error-stopped = Stół tej strony nie odpowiada. Spróbuj ponownie albo przeładuj stronę.
page-error-unknown = To się nie udało. Spróbuj ponownie albo przeładuj stronę.
page-error-setup = Tak nie da się otworzyć stołu. { $text }
page-error-record = Tego zapisu nie da się rozegrać: wiersz { $line }. { $text }

# Przebieg
page-replay = Przebieg
page-replay-all = wszystkie ręce odkryte
page-replay-own = z twojego miejsca
page-replay-play = Odtwórz
page-replay-pause = Wstrzymaj
page-replay-back = Krok wstecz
page-replay-on = Krok naprzód
page-replay-turn-back = Poprzednia tura
page-replay-turn-on = Następna tura
page-replay-at = krok { $at } z { $words }
page-replay-link = Kopiuj link do tej chwili
page-replay-record = Zapis
page-replay-download = Pobierz zapis
page-replay-speed = Tempo
page-replay-scores = Punkty w czasie
page-replay-eyes = Czyimi oczami
page-replay-watcher = widz
page-replay-word = krok
page-replay-turn = tura
page-replay-space = odtwórz
page-replay-hidden = (ukryte)
page-replay-fork = Graj dalej od tej chwili
page-replay-forked = { $game }, od kroku { $at }
page-replay-load = Wczytuję partię …

# Northgard
page-ng-year = Rok
page-ng-year-of = rok { $year } z { $years }
page-ng-year-now = Rok { $year }
page-ng-count = podliczenie
page-ng-part-setup = Przygotowanie
page-ng-sign-rough = przez Trudną Granicę: zużywa dwa ruchy
page-ng-sign-closes = { $fame ->
    [0] zamyka { $lands }
   *[other] zamyka { $lands }: Chwała +{ $fame }
}
page-ng-sign-joins-name = Część kafla staje się ziemią: { $who }
page-ng-sign-closes-name = Co zamyka kafel w tym położeniu i ile Chwały to od razu daje
page-ng-sign-units = { $count ->
    [one] jednostka
    [few] jednostki
    [many] jednostek
   *[other] jednostki
}
page-ng-sign-points = { $count ->
    [one] +{ $count } punkt
    [few] +{ $count } punkty
    [many] +{ $count } punktów
   *[other] +{ $count } punktu
}
page-ng-tiles-hand = Twoje kafle · { $count }
page-ng-development-hint = Kto pasuje, bierze jedną z tych kart: leży ona na wierzchu talii i w następnym roku trafia do ręki.
page-ng-winter-row = do { $units } jednostek: { $wood ->
    [0] żywność { $food }
   *[other] żywność { $food } i drewno { $wood }
}
page-ng-sign-fight = prowadzi do walki
page-ng-sign-cards = dobierane karty
page-ng-tiles-left = kafli w stosie: { $count }
page-ng-winter = Twoja zima: { $units ->
    [one] jedna jednostka, zapłacisz
    [few] { $units } jednostki, zapłacisz
   *[other] { $units } jednostek, zapłacisz
}
page-ng-have = masz
page-ng-phase-start = Początek roku
page-ng-phase-actions = Akcje
page-ng-phase-creatures = Stwory
page-ng-phase-harvest = Zbiory
page-ng-phase-winter = Zima
page-ng-phase-end = Koniec
page-ng-territory = Terytorium { $name }
page-ng-closed = zamknięte
page-ng-open = otwarte
page-ng-neutral = neutralne
page-ng-units-of = { $count ->
    [one] jedna jednostka { $other-gen }
    [few] { $count } jednostki { $other-gen }
   *[other] { $count } jednostek { $other-gen }
}
page-ng-attacked = { $count ->
    [one] atakuje jednostka { $other-gen }
    [few] atakują { $count } jednostki { $other-gen }
   *[other] atakuje { $count } jednostek { $other-gen }
}
page-ng-den = legowisko
page-ng-tile-slots = { $count ->
    [one] 1 miejsce na budowlę
    [few] { $count } miejsca na budowle
   *[many] { $count } miejsc na budowle
}
page-ng-tile-nothing = bez symboli
page-ng-scorched = Spalona Ziemia
page-ng-flash = Błysk: dodatkowa
page-ng-flash-short = Błysk
page-ng-action = akcja
page-ng-fame = Chwała
page-ng-fame-count = { $count ->
    [one] { $count } punkt Chwały
    [few] { $count } punkty Chwały
   *[other] { $count } punktów Chwały
}
page-ng-active = Strefa Aktywna
page-ng-deck = stos dobierania
page-ng-discard = odrzucone
page-ng-your-fame = Twoja Chwała
page-ng-passed = pas
page-ng-passed-hand = Pas: w tym roku już nie grasz.
page-ng-units-on-map = jednostki na mapie
page-ng-great = zamknięte terytoria z Dużą Budowlą
page-ng-first = Pierwszy Gracz
page-ng-development = Karty Rozwoju
page-ng-achievements = Osiągnięcia
page-ng-creatures = Stwory
page-ng-battle = Walka na terytorium { $land }
page-ng-battle-attack = atak
page-ng-battle-defend = obrona
page-ng-step-food = Żywność
page-ng-step-dice = Kości
page-ng-step-totals = Suma
page-ng-step-losses = Straty
page-ng-step-end = Koniec
page-ng-row-points = punkty walki
page-ng-row-before = na razie
page-ng-row-wounds = otrzymane obrażenia razem
page-ng-verdict-wiped = { $loser }: nikt nie został, więc wygrywa { $winner }.
page-ng-verdict-despite = { $loser }: nikt nie został, więc wygrywa { $winner } mimo wyniku { $one } : { $two }.
page-ng-verdict-tie = { $one } : { $two }: przy remisie górą obrońca, więc wygrywa { $winner }.
page-ng-verdict-higher = { $one } : { $two }: wygrywa { $winner }, ma więcej punktów walki.
page-ng-verdict-nobody = Po żadnej stronie nikt nie został: nikt nie wygrywa.
page-ng-die = punkty walki: { $axes }, obrażenia: { $drops }

# Root
page-root-phase-birdsong = Świt
page-root-phase-daylight = Dzień
page-root-phase-evening = Wieczór
page-root-turn = tura { $turn }
page-root-scores = Punkty: { $scores }
page-root-ruled = kontrola: { $who }
page-root-unruled = nikt nie kontroluje
page-root-warriors = { $count ->
    [one] jeden wojownik
    [few] { $count } wojowników
   *[other] { $count } wojowników
}
page-root-pawn = pionek
page-root-ruin = ruiny
page-root-free-slots = { $count ->
    [one] jedno wolne pole
    [few] { $count } wolne pola
   *[other] { $count } wolnych pól
}
page-root-items-left = Przedmioty
page-root-deck = talia
page-root-available = dominacje do wzięcia
page-root-lasting = trwała
page-root-not-craftable = nie do przekucia
page-root-in-play = w grze
page-root-used = użyta
page-root-any-suit = dowolny symbol
page-root-sign-bird = kosztuje ptasią kartę
page-root-sign-sawmill = kosztuje kartę o symbolu polany z tartakiem
page-root-sign-base = kosztuje kartę o symbolu bazy
page-root-sign-card = zabiera kartę z ręki
page-root-sign-here = oddajesz kartę o symbolu tej polany
page-root-sign-same = kosztuje kartę o tym samym symbolu
page-root-sign-there = kosztuje kartę o symbolu polany
page-root-sign-cards = karty
page-root-sign-show = kart do ujawnienia
page-root-sign-item = wyczerpuje dowolny przedmiot
page-root-sign-hostile = wrodzy wojownicy: jeszcze jeden but
page-root-supply = zasoby
page-root-vizier = Lojalny Wezyr
page-root-battle = Walka { $where-in }
page-root-step-ambush = Zasadzka
page-root-step-roll = Rzut
page-root-step-effects = Efekty
page-root-step-hits = Obrażenia
page-root-board-officers = oficerowie
page-root-board-supporters = stronnicy
page-root-hostile = Wróg
page-root-allied = sojusznik
page-root-relation = { $step ->
    [0] relacja neutralna
   *[other] przyjaciel, { $step } z 3
}
page-root-quests-done = wykonane misje
page-root-quests-open = odkryte misje
page-root-at-once = od razu
page-root-stack = Stronnicy · { $count }
page-root-in-front = W grze · { $count }
page-root-beside = Obok mapy
page-root-discard = stos odrzuconych
page-root-discard-pile = Stos kart odrzuconych · { $count }
page-root-track = { $name }: { $placed } z { $total }
page-root-track-next = za następny komponent { $points } PZ
page-root-tracks = przedmioty na torach
page-root-satchel = plecak
page-root-damaged = uszkodzone przedmioty
page-root-capacity = w plecaku i wśród uszkodzonych: { $held } z { $limit }
page-root-action = wykorzystane akcje: { $used } z { $all }
page-root-orders = Kolejka Rozkazów, od lewej
page-root-order-hidden = zakryty
page-root-order-now = Wykonuje:
page-root-machine-next = punkty o najbliższym Świcie przy obecnym układzie
page-root-machine-sale = Na sprzedaż:
page-root-together = wszyscy przeciwko niemu
page-root-reached = Mają już 30 punktów:
page-root-campaign-wins = { $count ->
    [one] kampania: jedna wygrana
    [few] kampania: { $count } wygrane
   *[many] kampania: { $count } wygranych
}
page-root-keep-lost = Twierdza stracona
page-root-coalition = koalicja: { $who }
page-root-ruin-items = { $count ->
    [one] ruiny z jednym ukrytym przedmiotem
    [few] ruiny z { $count } ukrytymi przedmiotami
   *[many] ruiny z { $count } ukrytymi przedmiotami
}
page-root-ferry = tu stoi prom
page-root-tower = tu stoi wieża
page-root-elder-treetop = tu rośnie Starszy Wierzchołek Drzewa
page-root-lost-city = tu leży Zaginione Miasto
page-root-black-market = tu działa Czarny Rynek
page-root-legendary-forge = tu stoi Legendarna Kuźnia
page-root-landmark = tu leży punkt terenu
page-root-coast = nad jeziorem
page-root-paths = ścieżki do: { $to }
page-root-shut = zamknięte ścieżki do: { $to }
page-root-between = między polanami: { $clearings }
page-root-pool = Frakcje do wyboru
page-root-locked = czeka na frakcję militarną

# Wydanie drugie
page-choosing-fold = Schowaj karty
page-choosing-unfold = Pokaż karty
page-seat-fold = Pokaż jeden wiersz
page-seat-unfold = Pokaż całą planszę
page-menu = Co można zrobić: { $what }
page-command-offers = Podpowiedzi
page-command-sent = Wybrano: { $what }
page-command-confirm = { $what }: tego nie można cofnąć. Wpisz „tak” albo naciśnij Enter poza polem.
page-command-several = „{ $text }” może znaczyć: { $options }
page-command-no-reason = Nic nie zabrania „{ $text }” albo nic to tu nie znaczy.
# Plansze późniejszych frakcji Root.
page-root-outcast = Wygnańcy
page-root-hated = Znienawidzeni
page-root-hated-less = Znienawidzeni, −1
page-root-acolytes = akolici
page-root-conspiracies = Spiski na { $suit ->
    [fox] lisich
    [rabbit] króliczych
   *[mouse] mysich
} polanach
page-root-gardens = Ogrody na mapie
page-root-gardens-note = punkty · karty
page-root-souls = Zagubione Dusze
page-root-souls-lead = { $suit ->
    [fox] najwięcej lisów: następni Wygnańcy
    [rabbit] najwięcej królików: następni Wygnańcy
   *[mouse] najwięcej myszy: następni Wygnańcy
}
page-root-souls-hated = najwięcej Wygnańców: będą Znienawidzeni
page-root-souls-tie = remis: Wygnańcy będą Znienawidzeni
page-root-revealed = ujawnione
page-root-draws = dobiera
page-root-prices = Ceny
page-root-prices-note = ustalane na nowo Wieczorem
page-root-price = cena
page-root-service-hand_card = Karta z ręki
page-root-service-riverboats = Łodzie Rzeczne
page-root-service-mercenaries = Najemnicy
page-root-service-short-hand_card = karta
page-root-service-short-riverboats = łodzie
page-root-service-short-mercenaries = najemnicy
page-root-boxes = Wojownicy na planszy frakcji
page-root-dividends = następne dywidendy: { $points } PZ
page-root-payments = Płatności
page-root-funds = Fundusze
page-root-committed = Inwestycje
page-root-short-payments = płatności
page-root-short-funds = fundusze
page-root-short-committed = inwestycje
page-root-posts = Faktorie na mapie
page-root-posts-note = po 2 PZ
page-root-posts-craft = { $count ->
    [one] przekuwa tam jeden wojownik
    [few] przekuwa tam { $count } wojowników
   *[many] przekuwa tam { $count } wojowników
}
page-root-crafting = przekuwa: { $used } z { $all }
page-root-open-hand = Odkryta ręka
page-root-all-see = widzą ją wszyscy
page-root-for-sale = sprzedaje
page-root-ask-services = Usługi: wybierz, co kupić
page-root-service-now = usługa { $now } z { $all }
page-root-purse = W twoich zapasach: { $count }
page-root-purse-items = Twoje niewyczerpane przedmioty: { $count }
page-root-purse-posts = { $count ->
    [one] faktoria na polanie { $where } daje jedną usługę więcej
    [few] faktorie na polanach { $where } dają { $count } usługi więcej
   *[many] faktorie na polanach { $where } dają { $count } usług więcej
}
page-root-riverfolk-sale = Na sprzedaż u Plemion
page-root-unfold-hand = Twoja ręka · { $count }: rozłóż ją
page-root-to-shop = Do sklepu
page-root-burrow = Nora
page-root-burrow-told = { $count ->
    [one] jeden wojownik w Norze, o Świcie { $more } więcej
    [few] { $count } wojowników w Norze, o Świcie { $more } więcej
   *[other] { $count } wojowników w Norze, o Świcie { $more } więcej
}
page-root-no-tunnels = na mapie nie ma tunelu
page-root-leads-to = prowadzi na { $to }
page-root-shelf = Obok mapy: miejsca i punkty terenu
page-root-yours = twoja
page-root-landmarks = { $count ->
    [one] Punkt terenu
   *[other] Punkty terenu
}
page-root-in-clearing = na polanie { $at }
page-root-citadels = Cytadele
page-root-markets = Targi
page-root-tunnels = Tunele
page-root-ministers = Ministrowie
page-root-crowns-note = zostało koron, PZ za każdą
page-root-crowns-left = { $rank }: zostało koron { $count }
page-root-rank-squire = Ziemianie
page-root-rank-noble = Notable
page-root-rank-lord = Wielmoże
page-root-swayed = po stronie Księstwa
page-root-acted = użyto w tej turze
page-root-assembly = Akumulacja { $used } z { $all }
page-root-minister-foremole = buduje, gdzie masz kontrolę
page-root-minister-captain = walka
page-root-minister-marshal = ruch
page-root-minister-brigadier = 2 ruchy lub 2 walki
page-root-minister-banker = karty za PZ
page-root-minister-mayor = naśladuje niższego
page-root-minister-duchess = 3 tunele: 2 PZ
page-root-minister-baron = 1 PZ za targ
page-root-minister-earl = 1 PZ za cytadelę
page-root-plots = Intrygi
page-root-next-flip = następne odkrycie: { $points } PZ
page-root-plot-bomb = czyści swoją polanę
page-root-plot-snare = nikt nie wejdzie ani nie wyjdzie
page-root-plot-extortion = zabiera karty, dobiera o 1 więcej
page-root-plot-raid = po usunięciu przysyła wojowników
page-root-plot-hidden-in = zakryta na polanie { $at }
page-root-plot-open-in = odkryta na polanie { $at }
page-root-plot-not = na pewno nie: { $kinds }
page-root-plot-kinds = Czym może być intryga
page-root-plot-cost = koszt następnej intrygi
page-root-plot-for = Która intryga na polanę { $at }?
page-root-no-plots = Na mapie nie ma intrygi.
page-root-guess = Odgadnij intrygę
page-root-guess-in = Co leży na polanie { $at }?
page-root-guessed-before = ktoś już się pomylił
page-root-exert-note = +1, bez dobierania
page-root-evening-draw = dobiera Wieczorem
page-root-hidden = zakryte
page-root-open = odkryte
page-root-left = zostało
page-root-in = na
page-root-mood = Nastrój
page-root-mood-note = wyklucza go przedmiot w Skarbcu
page-root-hoard = Skarbiec
page-root-hoard-note = przedmioty podnoszą wartość
page-root-hoard-next = z następnym przedmiotem: { $value }
page-root-command = Dowództwo
page-root-prowess = Waleczność
page-root-strongholds = Warownie na mapie
page-root-mobs = Szturmy
page-root-oppress = Nękanie: polany bez przeciwników
page-root-oppress-note = PZ Wieczorem
page-root-oppress-told = { $count ->
    [one] jedna polana bez przeciwników
    [few] { $count } polany bez przeciwników
   *[other] { $count } polan bez przeciwników
}: Wieczorem { $points } PZ
page-root-warlord = Lord
page-root-warlord-in = Lord na { $at }
page-root-warlord-away = Lorda nie ma na mapie
page-help-b = cała twoja planszetka
page-root-retinue = Świta, od lewej do prawej
page-root-retinue-count = kart { $count } z { $most }
page-root-retinue-move = Ruch
page-root-retinue-battle_then_delve = Walka, szukanie
page-root-retinue-move_or_recover = Ruch, odzysk.
page-root-relics = Odzyskane relikty
page-root-relics-note = wartość = PZ
page-root-full-column = pełna kolumna
page-root-waystations = Posterunki, obie strony
page-root-waystations-note = za każdy na mapie: +1 karta
page-root-in-short = na { $at }
page-root-here = tutaj
page-root-devout = oddani na { $at }: pierwsze obrażenie się nie liczy
page-root-crowded = 4 lub więcej na
page-root-crowded-told = Wieczorem odejdzie stamtąd wojownik
page-root-nowhere = żadnej
page-root-hirelings = Zaciężni
page-root-to-be-hired = do wynajęcia
page-root-hired-by = na służbie: { $who }, znaczniki kontroli: { $count }
page-root-bandits-to = zbójcy na ścieżce do: { $to }
page-root-counted = { $piece-counted }
page-root-on-path = na ścieżce między polanami { $one } i { $two }
page-root-in-service = na służbie: { $who }
page-root-items-there = przedmioty na karcie: { $items }
page-root-cards-there = karty na niej: { $cards }
page-root-warriors-there = wojownicy na karcie: { $count }
page-root-control-markers = { $count ->
    [one] jeden znacznik kontroli
    [few] { $count } znaczniki kontroli
   *[many] { $count } znaczników kontroli
}
page-root-demoted = strona zdegradowana
page-root-marker-at = na polu { $space } czekają Zaciężni
page-root-action-now = akcja { $now } z { $all }
page-root-action-none = akcje wykorzystane
page-root-move-now = ruch { $now } z { $all }
page-root-column-now = { $column }: { $now } z { $all }
page-root-operation-now = operacja { $now } z { $all }
page-root-deed-battle = Atakuję { $who-acc } { $where-in }
page-root-deed-dominance = Aktywuj kartę „{ $card }”: nie zdobywasz już punktów, masz { $points }
page-root-begin-battle = Walka tutaj
page-root-begin-march = Marsz stąd
page-root-begin-move = Ruch stąd
page-root-begin-build = Budowa tutaj
page-root-begin-recruit = Werbunek tutaj
page-root-begin-overwork = Nadprodukcja tutaj
page-root-begin-craft = Przekuj
page-root-begin-extra = Jeszcze jedna akcja
page-root-begin-organize = Przegrupowanie tutaj
page-root-begin-mobilize = Dołóż do stronników
page-root-begin-train = Wyszkól oficera
page-root-swords = { $count ->
    [one] jeden cały miecz
    [few] { $count } całe miecze
   *[many] { $count } całych mieczy
}
page-root-ledger = obrażenia, które zadają
page-root-total = razem
page-root-row-roll = rzut: wyższa kość dla ataku
page-root-row-roll-defender = rzut: wyższa kość dla obrony
page-root-row-cap = najwyżej tyle, ilu wojowników
page-root-row-defenseless = nikt nie broni: o 1 więcej
page-root-outcome-ambush = Zasadzka: zagrać?
page-root-outcome-effects = Efekty: użyć?
page-root-outcome-lose = straty od razu
page-root-outcome-left = zostaje
page-root-outcome-deal = z rzutu najwyżej
page-root-outcome-takes = przyjmujesz
page-root-outcome-deals = zadajesz
page-ng-ledger = punkty walki
page-ng-units = { $count ->
    [one] jedna jednostka
    [few] { $count } jednostki
   *[many] { $count } jednostek
}
page-ng-outcome-food = Żywność: ile? Najwyżej 1 na jednostkę; zima zabierze { $winter }.
page-ng-outcome-points = punkty
page-ng-outcome-left = zostanie
page-begins = można tu coś zacząć
page-ng-source-units = jednostki
page-ng-source-kaija = Kaija
page-ng-source-card = karta
page-ng-source-clan = moc klanu
page-ng-source-fortress = Forteca
page-ng-source-food = żywność
page-ng-source-die = kość
page-ng-source-thrown = rzut toporem
page-ng-source-die-wounds = zadaje obrażenia kością
page-ng-source-thrown-wounds = zadaje obrażenia toporem
page-ng-source-tower-wounds = zadaje obrażenia z Wieży
page-ng-source-cancelled = karta chroni

# Kilka naraz.
page-words-root-clearing = polany { $list }
    .in = na polanach { $list }
    .to = na polany { $list }
    .from = z polan { $list }
    .gen = polan { $list }
page-withdraw = Wycofaj

# Powody w trzech słowach, na przyciskach akcji.
page-short-why-root-marquise-craft-first = przed pierwszą akcją
page-short-why-root-nothing-to-craft = nie ma czego
page-short-why-root-no-action-left = nie ma już akcji
page-short-why-root-no-bird = brak ptasiej karty
page-short-why-root-no-move = nie ma ruchu
page-short-why-root-no-battle = nie ma z kim
page-short-why-root-marquise-recruited = był w tej turze
page-short-why-root-marquise-no-recruiter = brak koszar
page-short-why-root-no-warriors-left = brak wojowników
page-short-why-root-marquise-no-sawmill = brak tartaku
page-short-why-root-marquise-no-wood-left = brak drewna
page-short-why-root-no-matching-card = brak karty
page-short-why-root-marquise-cannot-build = nie ma gdzie
page-short-why-root-marquise-too-little-wood = za mało drewna
page-short-why-root-no-dominance-card = brak karty
page-short-why-root-dominance-too-few-points = od 10 PZ
page-short-why-root-no-dominance-available = nie ma czego wziąć
page-short-why-root-no-card-of-that-suit = brak karty
page-short-why-root-vagabond-in-forest = nie w lesie
page-short-why-root-dominance-active = już aktywna
page-short-why-root-vagabond-nothing-damaged = nic do naprawy
page-short-why-root-vagabond-quest-items = brak przedmiotów
page-short-why-root-vagabond-no-quest = brak misji
page-short-why-root-vagabond-nothing-ready = wszystko wyczerpane
page-short-why-root-no-warriors-there = brak wojowników
page-short-why-root-eyrie-craft-first = przed Dekretem
page-short-why-root-vagabond-no-boots = brak butów
page-short-why-root-vagabond-no-torch = brak pochodni
page-short-why-root-vagabond-no-sword = brak miecza
page-short-why-root-vagabond-no-crossbow = brak kuszy
page-short-why-root-vagabond-no-hammer = brak młotka
page-short-why-root-vagabond-no-ruin = nie ma ruin
page-short-why-root-alliance-no-base-of-that-suit = brak bazy
page-short-why-root-alliance-no-base-on-map = brak bazy
page-short-why-root-vagabond-nobody-here = nikogo tu nie ma
page-short-why-root-vagabond-nobody-to-join = nie ma z kim
page-short-why-root-no-enemies-there = nie ma z kim
page-short-why-root-alliance-no-cards = nie masz kart
page-short-why-root-vagabond-nobody-to-strike = nie ma komu
page-short-why-root-vagabond-nobody-to-steal-from = nie ma kogo okraść
page-short-why-root-vagabond-hostile-boots = jeszcze jeden but
page-ng-outcome-die = Kość: punkt czy obrażenie?
page-ng-outcome-wound = przeciwnik traci

# Runewars
page-who-runewars-daqan = Panowie starych miast, z rycerzami i machinami oblężniczymi.
    .wins = Strzelcy, którzy uderzają pierwsi, i najmocniejsze mury: zajmij, co blisko, umocnij to i poczekaj na innych.
    .orders = Na początku roku „Zaciąg” i „Zbiory”, na końcu „Umocnienie”.
    .war = Strzelcy strzelają pierwsi, machiny rozstrzygają; atakuj wszystkimi czterema rodzajami.
    .heroes = Silny bohater pilnuje domu; misje blisko miast.
    .ruin = Powolni: kto co porę uderza gdzie indziej, tego rycerze nigdy nie zastaną.
    .hint = Prowadź zaciąg na przemian z drewna i z rudy; sami Piechurzy niczego nie utrzymają.
page-who-runewars-latari = Elfy z głębi lasu, bogate we wpływy.
    .wins = Zaczynają z największymi wpływami, więc do nich należą licytacje, tytuły i sojusze.
    .orders = „Zdobycie władzy” i „Zgromadzenie poparcia”: wpływy kupią to, co inni biorą mieczem.
    .war = Łucznicy i czarodziejki łamią armię, zanim uderzy; bitwy mają być krótkie.
    .heroes = Kilku bohaterów naraz: przyciągają ich wpływy, opłacają się misje na mądrość.
    .ruin = Jest ich mało i są cenni: po każdym straconym wojowniku zostaje luka, której wpływy nie wypełnią.
    .hint = Łucznicy trafiają, kogo chcą: niech strzelają, zanim ktoś podejdzie.
page-who-runewars-waiqar = Nieśmiertelny władca, którego umarli wracają.
    .wins = Ożywieńców jest wielu, a nekromanci przywracają tych, którzy padli.
    .orders = Co roku „Zaciąg”, a z tym, co powstało, „Podbój”.
    .war = Z przodu wielu ożywieńców, z tyłu nekromanci; strat nie licz.
    .heroes = Twardy wojownik, który wyzywa innych; nagrody z pojedynków.
    .ruin = Bez rudy nie ma rycerzy, a sami ożywieńcy rozbijają się o mury.
    .hint = Atakuj wieloma naraz; straty bolą cię mniej niż kogokolwiek innego.
page-who-runewars-uthuk = Horda, która żyje dla bitwy.
    .wins = Uderzają pierwsi i mocno, a na początku dobierają najwięcej kart taktyki.
    .orders = Najpierw niskie numery: „Rozstawienie”, „Mobilizacja”, „Podbój”, zanim inni będą gotowi.
    .war = Rozpruwacze i berserkerzy biją od razu, karty taktyki kończą sprawę.
    .heroes = Bohaterowie do walki; misje tylko po drodze.
    .ruin = Głód: horda, która mało zbiera, kurczy się każdej zimy.
    .hint = Na początku roku wybieraj niskie rozkazy i atakuj, zanim inni się przygotują.
page-rw-turn = Obróć płytkę
page-rw-turn-back = Obróć z powrotem
page-rw-place = To miejsce, punkt po punkcie
page-rw-place-point = Wskaż wolne pole obok mapy, a przeczytasz tu, co mówi o nim każda zasada.
page-rw-place-taken = leży tam już inna płytka
page-rw-place-own = { $count ->
    [0] żaden jej obszar nie styka się z mapą, trzeba dwóch
    [one] 1 jej obszar styka się z mapą, trzeba dwóch
    [few] { $count } jej obszary stykają się z mapą, trzeba dwóch
   *[other] { $count } jej obszarów styka się z mapą, trzeba dwóch
}
page-rw-place-touched = { $count ->
    [0] nie dotyka żadnego obszaru mapy, trzeba dwóch
    [one] dotyka 1 obszaru mapy, trzeba dwóch
   *[other] dotyka { $count } obszarów mapy, trzeba dwóch
}
page-rw-place-clash = { $count ->
    [0] góry ani woda nie stykają się z innymi
    [one] góry lub woda stykają się z innymi na 1 boku
   *[other] góry lub woda stykają się z innymi na { $count } bokach
}
page-rw-place-home = obok nie leży inne królestwo
page-rw-place-home-near = obok leży inne królestwo
page-rw-kept = spełnione
page-rw-broken = złamane
page-rw-turned = obrót płytki
page-rw-turn-none = tak nigdzie nie pasuje
page-rw-city-in = miasto na obszarze { $area }
page-rw-fighting = w bitwie: { $name }
page-rw-standing = { $count ->
    [one] { $unit }
   *[other] { $unit-counted }
}
page-rw-lying = { $count ->
    [one] { $unit-gender ->
        [f] rozbita { $unit }
       *[m] rozbity { $unit }
    }
   *[other] { $unit-counted } w rozbiciu
}
page-rw-mountain = góry { $sides-loc }
page-rw-water = woda { $sides-loc }
page-rw-area = Obszar { $name }
page-rw-stronghold = twierdza o sile { $strength }
page-rw-city = miasto { $name }
page-rw-allied = jednostki sprzymierzone z { $other-ins }
page-rw-entering = wchodzą jednostki { $other-gen }
page-rw-coming = zaraz przybywa: { $count ->
    [one] { $unit }
   *[other] { $unit-counted }
}
page-rw-hero-defeated = { $hero-gender ->
    [f] znacznik pokonanej { $hero-gen }
   *[m] znacznik pokonanego { $hero-gen }
}
page-rw-hero-lying = { $hero-gender ->
    [f] { $hero }, rozbita
   *[m] { $hero }, rozbity
}
page-rw-rune-unknown = zakryty run
page-rw-token = zakryty żeton odkryć
page-rw-activated = żeton aktywacji { $other-gen }
page-rw-sign-fight = prowadzi do bitwy albo pertraktacji
page-rw-sign-diplomacy = jednostki neutralne: pertraktacje, jeśli bitwa tego rozkazu już się odbyła
page-rw-toughness = wytrzymałość
page-rw-influence = wpływy
page-rw-tactics = karty taktyki
page-rw-quests = karty misji
page-rw-quest = misja
page-rw-objective = cel
page-rw-heroes = bohaterowie
page-rw-dial = { $name }: { $value }. Daje: { $gains }
page-rw-house = nasze
page-rw-house-tell = Tekst lub liczby tej karty są nasze, nie z pudełka.
page-rw-runes = { $count ->
    [one] 1 żeton runu
    [few] { $count } żetony runów
   *[other] { $count } żetonów runów
}
page-rw-first = pierwszy gracz
page-rw-victory-on = karta zwycięstwa: { $season }
page-rw-out = poza grą
page-rw-spring = Wiosna
page-rw-summer = Lato
page-rw-autumn = Jesień
page-rw-winter = Zima
page-rw-spring-of = Wiosna roku { $year }
page-rw-summer-of = Lato roku { $year }
page-rw-autumn-of = Jesień roku { $year }
page-rw-winter-of = Zima roku { $year }
page-rw-part-orders = Rozkazy
page-rw-setup = Przygotowanie
page-rw-year-of = rok { $year } z 7
page-rw-tile-of = Płytka { $count } z { $all }
page-rw-home-of = Królestwo { $count } z { $all }
page-rw-dragons = masz { $count } z { $all } smoczych runów
page-rw-end-last = Wszyscy inni odpadli z gry.
page-rw-end-card = Karta zwycięstwa została odsłonięta, a smoczych runów jest { $count }.
page-rw-end-runes = Po ostatniej zimie najwięcej smoczych runów: { $count } do { $next }.
page-rw-end-influence = Po ostatniej zimie remis, po { $count ->
    [one] jednym smoczym runie
    [few] { $count } smocze runy
   *[many] { $count } smoczych runów
}. Rozstrzygnęły wpływy: { $influence } do { $next }.
page-rw-end-start = Po ostatniej zimie remis w smoczych runach ({ $count }) i wpływach ({ $influence }). Rozstrzygnęły wpływy, z którymi frakcje zaczynały.
page-rw-dragon-runes = smocze runy
page-rw-phase-first-player = kto zaczyna?
page-rw-phase-choose-factions = wybór frakcji
page-rw-phase-place-tiles = zgodnie z ruchem wskazówek zegara, po jednej płytce
page-rw-phase-place-markers = pierwszy gracz kładzie znaczniki królestw
page-rw-phase-place-runes = po jednym smoczym runie i jednym fałszywym, zakryte
page-rw-phase-place-homes = królestwa w miejsce znaczników
page-rw-phase-muster = zbierają się armie
page-rw-phase-place-heroes = bohaterowie zajmują miejsca
page-rw-phase-season-card = karta pory roku
page-rw-phase-secondary = efekt dodatkowy pory roku
page-rw-phase-choose-orders = tajny wybór rozkazów
page-rw-phase-resolve-orders = wykonywanie rozkazów od najniższego numeru
page-rw-phase-game-over = koniec partii
page-rw-step-sides = Frakcje
page-rw-step-tiles = Płytki
page-rw-step-markers = Znaczniki
page-rw-step-runes = Runy
page-rw-step-homes = Królestwa
page-rw-step-muster = Armie
page-rw-step-strength = Siła
page-rw-tiles = płytki na ręce
page-rw-setup-quest = misja początkowa na obszarze { $area }: daje ci tę płytkę
page-rw-lay-tell = Kliknij złote pole albo przeciągnij tam płytkę. Pod wskaźnikiem widać, jak się ułoży; R obraca dalej, Q z powrotem.
page-rw-turn-tell = R obraca płytkę dalej, Q z powrotem, tak jak się mieści; znak zatwierdzenia albo Enter ją kładzie.
page-rw-after-tiles = Twoje płytki leżą już na stole.
page-rw-hand = twoja ręka
page-rw-tab-orders = Rozkazy { $count }
page-rw-tab-cards = Karty { $count }
page-rw-tab-heroes = Bohaterowie { $count }
page-rw-tab-sheet = Arkusz
page-rw-first-order = Wygrywa sześć smoczych runów. Rok to cztery pory, w każdej jeden rozkaz; wiosną wszystkie wracają na rękę. Wybierasz w tajemnicy, najniższy numer rusza pierwszy. Gwiazdka działa, gdy numer jest wyższy od twoich wcześniejszych rozkazów w tym roku.
page-rw-unfold = Rozłóż
page-rw-fold = Zwiń rękę
page-rw-dials = Twoje liczniki
page-rw-nobody = nikt
page-rw-order-strategize = Przejdź obok, na obszary przyjazne lub puste.
page-rw-order-strategize-more = Karty taktyki z liczników.
page-rw-order-mobilize = Marsz po ziemie: wejdź, walcz lub pertraktuj.
page-rw-order-mobilize-more = Jeszcze raz, bez drugiej bitwy.
page-rw-order-conquer = Marsz na twierdze: wejdź, walcz lub pertraktuj.
page-rw-order-conquer-more = Wroga twierdza: −3.
page-rw-order-harvest = Ustaw liczniki według plonów.
page-rw-order-harvest-more = Użyj ulepszeń, zbuduj jedno.
page-rw-order-recruit = Nowe jednostki z jednego licznika.
page-rw-order-recruit-more = Także z drugiego.
page-rw-order-rally-support = Korzyść z każdego twojego miasta.
page-rw-order-rally-support-more = Bohater za wpływy.
page-rw-order-acquire-power = Wpływy za symbole na licznikach.
page-rw-order-acquire-power-more = Zdobądź tytuł.
page-rw-order-fortify = Zbuduj twierdzę, napraw jedną, wymieszaj runy: każde raz.
page-rw-chosen = wybrany
page-rw-not-above = nie działa: zagrano już { $number }
page-rw-progress = { $count } z { $all }
page-rw-no-tiles = nie masz już płytek
page-rw-overview = cała mapa; dotknięcie przenosi widok
page-rw-played = zagrany
page-rw-active = w mocy
page-rw-no-supremacy = bez Starszeństwa
page-rw-supremacy = Starszeństwo
page-rw-lies-higher = nie: leży już { $number }
page-rw-fresh = od następnej pory
page-rw-timing-your-turn = twoja tura
page-rw-timing-battle = w bitwie
page-rw-timing-battle-start = początek bitwy
page-rw-timing-duel-start = początek pojedynku
page-rw-timing-quest-phase = faza misji
page-rw-timing-reaction = odpowiedź
page-rw-no-heroes = Nie służy ci żaden bohater.
page-rw-hearts = pozostało serc: { $left } z { $all }
page-rw-routed = w rozbiciu
page-rw-rewards = nagrody
page-rw-hidden-reward = zakryta
page-rw-shown-to-all = widoczna dla wszystkich
page-rw-quest-duel = pojedynek { $unit-with }
page-rw-outcome-reward = nagroda
page-rw-outcome-influence = { $count ->
    [one] 1 żeton wpływów
    [few] { $count } żetony wpływów
   *[other] { $count } żetonów wpływów
}
page-rw-outcome-damage = { $count ->
    [one] 1 obrażenie
    [few] { $count } obrażenia
   *[other] { $count } obrażeń
}
page-rw-outcome-tactics = { $count ->
    [one] 1 karta taktyki
    [few] { $count } karty taktyki
   *[other] { $count } kart taktyki
}
page-rw-outcome-train = szkolenie
page-rw-outcome-rout = rozbicie
page-rw-outcome-discard = misja przepada
page-rw-outcome-nothing = nic
page-rw-any-uncontrolled-area = dowolny niekontrolowany obszar
page-rw-any-city = dowolne miasto
page-rw-any-area-with-water-border = dowolny obszar nad wodą
page-rw-any-area-with-mountain-border = dowolny obszar przy górach
page-rw-any-enemy-home-realm = dowolne wrogie królestwo
page-rw-any-neutral-area = dowolny neutralny obszar
page-rw-open-fate = Karty losu: zatrzymaj jedną
page-rw-face-down = zakryta karta losu
page-rw-fate = karta losu { $number }: { $result }
page-rw-damage = obrażenia { $count }
page-rw-rout = rozbicie { $count }
page-rw-special = symbol zdolności
page-rw-miss = pudło
page-rw-word-damage = obrażenie
page-rw-word-rout = rozbicie
page-rw-word-special = zdolność
page-rw-word-miss = pudło
page-rw-word-success = sukces
page-rw-word-middle = częściowy sukces
page-rw-word-failure = porażka
page-rw-destiny-success = sukces
page-rw-destiny-middle = częściowy sukces
page-rw-destiny-failure = porażka
page-rw-land-food = pola
page-rw-land-wood = lasy
page-rw-land-ore = wzgórza
page-rw-land-none = łąka
page-rw-nobodys = niczyj
page-rw-sea = morze
page-rw-shape-triangle = trójkąt
page-rw-shape-rectangle = prostokąt
page-rw-shape-circle = koło
page-rw-shape-hexagon = sześciokąt
page-rw-fact-strength = Siła { $count }, jeśli wszyscy stojący tu dotrwają do końca bitwy.
page-rw-fact-stays = Leży tu twój żeton aktywacji: do wiosny nikt stąd nie wyruszy.
page-rw-fact-leaves = Nie ma tu twojego żetonu aktywacji: każdy może stąd wyruszyć.
page-rw-fact-limit = Zmieści się tu do { $count } twoich jednostek, zimą tyle, ile masz żywności: { $food }.
page-rw-fact-routed = rozbite: { $count }
page-rw-neutral-units = jednostki neutralne
page-rw-attacks = atak
page-rw-defends = obrona
page-rw-initiative = inicjatywa
page-rw-battle-in = Bitwa na obszarze { $area }
page-rw-ledger-strength = siła
page-rw-ledger-round = inicjatywa { $round }
page-rw-near = { $area } i sąsiednie obszary
page-rw-wins = wygrywa
page-rw-decides = Rozstrzyga { $name }: bez tego byłoby { $mine } do { $theirs }, a remis wygrywa obrońca.
page-rw-row-standing = stojące jednostki
page-rw-row-hexagons = rozbite sześciokąty
page-rw-past = poprzednie inicjatywy
page-rw-retreat = odwrót na
page-rw-there = stoi tam
page-rw-then = razem
page-rw-crowd = { $count ->
    [one] o jedną ponad 8: ginie
    [few] o { $count } ponad 8: giną
   *[other] o { $count } ponad 8: ginie
}
page-rw-row-stronghold = twierdza
page-rw-row-conquer = Podbój ze Starszeństwem
page-rw-row-walls = mury
page-rw-row-bonus = zdolności i karty
page-rw-row-special = symbole zdolności
page-rw-row-rout = zadane rozbicia
page-rw-row-damage = zadane obrażenia
page-rw-row-strength = siła
page-rw-duel = Pojedynek
page-rw-duel-in = Pojedynek na obszarze { $area }
page-rw-recruits-in = { $units } w { $area }
page-rw-from = z { $area }
page-rw-stand-there = { $count ->
    [one] stoi tam 1
    [few] stoją tam { $count }
   *[many] stoi tam { $count }
}
page-rw-standing-count = stojące jednostki
page-rw-talks-cost = { $count ->
    [one] 1, za kartę losu
   *[other] od 1 do { $count }, za każdy karta losu
}
page-rw-duel-round = runda { $round } z { $all }
page-rw-duel-takes = w tej rundzie
page-rw-duel-dealt = zadane obrażenia
page-rw-duel-blocked = powstrzymane
page-rw-duel-sum = otrzymuje
page-rw-bid = Licytacja wpływów
page-rw-bid-tell = Zasoby wpływów są jawne, stawki nie. Każdą stawkę się płaci, wygraną czy przegraną.
page-rw-test = Test
page-rw-parley = Pertraktacje
page-rw-parley-success = sprzymierzają się z tobą i zostają
page-rw-parley-middle = wycofują się rozbite
page-rw-parley-failure = walczysz albo się wycofujesz
page-rw-keeps = { $count ->
    [one] jedna karta losu
    [few] { $count } karty losu, liczy się jedna
   *[other] { $count } kart losu, liczy się jedna
}
page-rw-kept-card = wybrana
page-rw-bid-open = Każdą stawkę się płaci, wygraną czy przegraną.
page-rw-bids = { $count ->
    [one] stawka: 1 wpływ
    [few] stawka: { $count } wpływy
   *[other] stawka: { $count } wpływów
}
page-rw-tie-primarch = rozstrzyga Patriarcha, nawet jeśli sam nie remisuje
page-rw-tie-most = inaczej ten z remisujących, komu zostało najwięcej wpływów
page-rw-tie-start = inaczej ten, kto zaczynał z największą liczbą wpływów
page-rw-primarch = Patriarcha
page-rw-tied = remis
page-who-list-cards = Karty klanu
page-who-list-units = Jednostki
page-rw-season-card = Karta pory roku
page-rw-titles = Tytuły
page-rw-your-quest = twoja misja: { $name }
page-ask-folded = Teraz niemożliwe: { $count }
page-hush = Nie pytaj w tej turze
page-hush-hint = Gdy to pytanie wróci przed końcem twojej tury, strona sama przejdzie dalej.
page-fight-on = Dalej
