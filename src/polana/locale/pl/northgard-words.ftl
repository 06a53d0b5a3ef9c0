# Słowa gry Northgard. Wiadomość to nazwa karty, a jej atrybut .text mówi, co karta robi.

word-northgard-pass = pas
    .text = Odrzuć rękę i weź jedną z wyłożonych kart; do końca roku już nie grasz.
word-northgard-wait = przeczekaj
    .text = Połóż kartę w Strefie Aktywnej bez użycia.
word-northgard-exchange = zamień kartę
    .text = Połóż kartę w Strefie Aktywnej bez użycia, wydaj 1 wiedzę i dobierz 1 kartę.
word-northgard-remove = usuń kartę
    .text = Usuń kartę z gry, wydaj 2 wiedzy i dobierz 2 karty.
word-northgard-upgrade = ulepsz
    .text = Poświęć kartę, wydaj 3 wiedzy i weź na rękę jedną z kart ulepszenia swojego klanu.
word-northgard-done = dalej
word-northgard-skip = nie, dziękuję
word-northgard-yes = tak
word-northgard-recruit = zrekrutuj
word-northgard-move = wykonaj ruch
word-northgard-explore = odkryj
word-northgard-build = zbuduj
word-northgard-draw = dobierz
word-northgard-special = użyj efektu specjalnego
word-northgard-axe = 1 punkt walki
word-northgard-wound = 1 obrażenie
word-northgard-active = do Strefy Aktywnej
word-northgard-away = poza grę
word-northgard-kaija = Kaija
word-northgard-unit = jednostka

# Terytorium nazywa się od kafla i litery, tak jak pokazuje je mapa: 7b, Sa.
word-northgard-land =
    { $whole ->
        [start] S
        [start_5] S5
       *[other] { $number }
    }{ $part ->
        [e] b
        [mid] b
        [rest] b
        [es] b
        [s] c
        [w] d
       *[other] a
    }
word-northgard-spot =
    na { $part ->
        [N] północ
        [E] wschód
        [S] południe
       *[W] zachód
    } od { $whole ->
        [start] kafla startowego
        [start_5] kafla dla pięciu graczy
       *[other] kafla { $number }
    }
word-northgard-tile =
    { $whole ->
        [start] kafel startowy
        [start_5] kafel dla pięciu graczy
       *[other] kafel { $number }
    }
    .acc =
        { $whole ->
            [start] kafel startowy
            [start_5] kafel dla pięciu graczy
           *[other] kafel { $number }
        }
word-northgard-rotate =
    { $value ->
        [0] bez obrotu
        [1] obrócony o 90° w prawo
        [2] obrócony o 180°
       *[3] obrócony o 90° w lewo
    }
word-northgard-count = { $value }
word-northgard-seat = { $seat }

word-northgard-slot-small = małe miejsce
word-northgard-slot-stone = miejsce z kamieniem
word-northgard-slot-large = duże miejsce

word-northgard-resource-food = żywność
    .acc = żywność
    .gen = żywności
word-northgard-resource-wood = drewno
    .acc = drewno
    .gen = drewna
word-northgard-resource-lore = wiedza
    .acc = wiedzę
    .gen = wiedzy

word-northgard-building-food-silo = Silos
    .acc = Silos
    .text = Zbiory: 1 żywność.
word-northgard-building-woodcutter-lodge = Chata Drwala
    .acc = Chatę Drwala
    .text = Zbiory: 1 drewno.
word-northgard-building-menhir = Menhir
    .acc = Menhir
    .text = Zbiory: 1 wiedza. Tylko na miejscu z kamieniem.
word-northgard-building-training-camp = Obóz Szkoleniowy
    .acc = Obóz Szkoleniowy
    .text = Gdy tu rekrutujesz, dochodzi jeszcze jedna jednostka.
word-northgard-building-defense-tower = Wieża Obronna
    .acc = Wieżę Obronną
    .text = Kto tu atakuje, otrzymuje 1 obrażenie.
word-northgard-building-fortress = Forteca
    .acc = Fortecę
    .text = Obrońca ma tu 2 punkty walki więcej.
word-northgard-building-forge = Kuźnia
    .acc = Kuźnię
    .text = Początek roku: dobierz o 1 kartę więcej.
word-northgard-building-altar-of-kings = Ołtarz Królów
    .acc = Ołtarz Królów
    .text = Zbiory: 3 punkty Chwały.

word-northgard-creature-wolf-beige = Wilk (beżowy)
    .acc = Wilka (beżowego)
    .text = Siła 4, Chwała 1. Jego terytorium nie daje w Zbiorach Chwały ani zasobów, chyba że z budowli.
word-northgard-creature-wolf-brown = Wilk (brązowy)
    .acc = Wilka (brązowego)
    .text = Siła 4, Chwała 1. Jego terytorium nie daje w Zbiorach Chwały ani zasobów, chyba że z budowli.
word-northgard-creature-wolf-dark-brown = Wilk (ciemnobrązowy)
    .acc = Wilka (ciemnobrązowego)
    .text = Siła 4, Chwała 1. Jego terytorium nie daje w Zbiorach Chwały ani zasobów, chyba że z budowli.
word-northgard-creature-brown-bear-beige = Niedźwiedź Brunatny (beżowy)
    .acc = Niedźwiedzia Brunatnego (beżowego)
    .text = Siła 6, Chwała 3. Na jego terytorium nikt nie buduje ani nie rekrutuje; nikt też stamtąd nie odkrywa ani nie wychodzi.
word-northgard-creature-brown-bear-brown = Niedźwiedź Brunatny (brązowy)
    .acc = Niedźwiedzia Brunatnego (brązowego)
    .text = Siła 6, Chwała 3. Na jego terytorium nikt nie buduje ani nie rekrutuje; nikt też stamtąd nie odkrywa ani nie wychodzi.
word-northgard-creature-draugr-beige = Draugr (beżowy)
    .acc = Draugra (beżowego)
    .text = Siła 5, Chwała 2. Kto kontroluje terytorium, na którym się pojawi albo na które wejdzie, traci jednostkę.
word-northgard-creature-draugr-brown = Draugr (brązowy)
    .acc = Draugra (brązowego)
    .text = Siła 5, Chwała 2. Kto kontroluje terytorium, na którym się pojawi albo na które wejdzie, traci jednostkę.
word-northgard-creature-fallen-valkyrie-beige = Upadła Walkiria (beżowa)
    .acc = Upadłą Walkirię (beżową)
    .gender = f
    .text = Siła 7, Chwała 4. Nie dzieli się terytorium i atakuje tego, kto je kontroluje.
word-northgard-creature-fallen-valkyrie-brown = Upadła Walkiria (brązowa)
    .acc = Upadłą Walkirię (brązową)
    .gender = f
    .text = Siła 7, Chwała 4. Nie dzieli się terytorium i atakuje tego, kto je kontroluje.

word-northgard-clan-bear = Klan Niedźwiedzia
    .gen = Klanu Niedźwiedzia
    .dat = Klanowi Niedźwiedzia
    .acc = Klan Niedźwiedzia
    .ins = Klanem Niedźwiedzia
    .loc = Klanie Niedźwiedzia
    .text = Ma Kaiję, dodatkową figurkę o sile 2, którą rekrutuje się jak jednostkę.
word-northgard-clan-boar = Klan Dzika
    .gen = Klanu Dzika
    .dat = Klanowi Dzika
    .acc = Klan Dzika
    .ins = Klanem Dzika
    .loc = Klanie Dzika
    .text = Odkrycie, które nie zamyka żadnego terytorium, daje 1 wiedzę.
word-northgard-clan-goat = Klan Kozła
    .gen = Klanu Kozła
    .dat = Klanowi Kozła
    .acc = Klan Kozła
    .ins = Klanem Kozła
    .loc = Klanie Kozła
    .text = Mała budowla daje 1 żywność, a duża 2.
word-northgard-clan-raven = Klan Kruka
    .gen = Klanu Kruka
    .dat = Klanowi Kruka
    .acc = Klan Kruka
    .ins = Klanem Kruka
    .loc = Klanie Kruka
    .text = Z własnych terytoriów, które zamyka przez Odkrycie, od razu zbiera zasoby.
word-northgard-clan-snake = Klan Węża
    .gen = Klanu Węża
    .dat = Klanowi Węża
    .acc = Klan Węża
    .ins = Klanem Węża
    .loc = Klanie Węża
    .text = Karty klanu kładą żeton Spalonej Ziemi: tam ma 1 punkt walki więcej i udział w zbiorach.
word-northgard-clan-stag = Klan Jelenia
    .gen = Klanu Jelenia
    .dat = Klanowi Jelenia
    .acc = Klan Jelenia
    .ins = Klanem Jelenia
    .loc = Klanie Jelenia
    .text = 1 punkt Chwały za każde zdobyte terytorium i 1 więcej za każde własne zamknięte przez Odkrycie.
word-northgard-clan-wolf = Klan Wilka
    .gen = Klanu Wilka
    .dat = Klanowi Wilka
    .acc = Klan Wilka
    .ins = Klanem Wilka
    .loc = Klanie Wilka
    .text = Każda walka wygrana jako atakujący daje 1 żywność.

word-northgard-colour-blue = niebieski
    .loc = niebieskim
word-northgard-colour-red = czerwony
    .loc = czerwonym
word-northgard-colour-yellow = żółty
    .loc = żółtym
word-northgard-colour-purple = fioletowy
    .loc = fioletowym
word-northgard-colour-green = zielony
    .loc = zielonym

# --- karty startowe ---

word-northgard-card-recruit = Rekrutacja
    .text = Zrekrutuj 1 jednostkę.
word-northgard-card-move = Ruch
    .text = Wykonaj 1 ruch.
word-northgard-card-explore = Odkrycie
    .text = Dobierz i umieść 1 kafel mapy.
word-northgard-card-build = Budowa
    .text = Postaw 1 budowlę za pełną cenę.
word-northgard-card-feast = Uczta
    .text = Wybierz jedno: zrekrutuj 1, 1 ruch, odkryj albo zbuduj.

# --- karty klanów ---

word-northgard-card-bear-clan = Klan Niedźwiedzia
    .text = 1 ruch. Jeśli idzie w nim Kaija, najpierw zbierz całą żywność i drewno terytorium, z którego wychodzi.
word-northgard-card-the-bear-awakens = Przebudzenie niedźwiedzia
    .text = Zrekrutuj 2. Do końca roku Kaija może wchodzić także na terytoria wrogów.
word-northgard-card-protector-of-the-land = Obrońca ziemi
    .text = Dobierz 1 kartę za każde swoje zamknięte terytorium z co najmniej trzech kafli.
word-northgard-card-boar-clan = Klan Dzika
    .text = Zbuduj o 1 drewno taniej.
word-northgard-card-osmosis = Osmoza
    .text = Zrekrutuj po 1 jednostce na maksymalnie trzech swoich terytoriach, otwartych lub z drewnem na kaflach.
word-northgard-card-lay-of-the-land = Ukształtowanie terenu
    .text = Odkryj, wybierając z 3 kafli; zanim umieścisz wybrany, weź wszystkie zasoby, które pokazuje.
word-northgard-card-goat-clan = Klan Kozła
    .text = Zbuduj, choćby budowlę, którą terytorium już ma.
word-northgard-card-teamwork = Praca zespołowa
    .text = Wybierz dwa różne: zrekrutuj 1, 1 ruch, odkryj, zbuduj.
word-northgard-card-resourceful-people = Zaradny lud
    .text = Dobierz 2 karty, a za dowolne trzy zasoby jeszcze 1.
word-northgard-card-raven-clan = Klan Kruka
    .text = Odkryj, wybierając z 2 kafli.
word-northgard-card-raiding-party = Oddział łupieżców
    .text = Usuń jedną wrogą jednostkę z dowolnego miejsca i weź jeden zasób, który pokazuje jej terytorium.
word-northgard-card-raven-mercenaries = Kruczy najemnicy
    .text = Zrekrutuj 2 na jednym neutralnym terytorium, a za dowolne dwa zasoby jeszcze 1.
word-northgard-card-snake-clan = Klan Węża
    .text = 1 ruch; potem możesz położyć żeton Spalonej Ziemi.
word-northgard-card-rapacious-exploitation = Drapieżny wyzysk
    .text = Obejrzyj rękę przeciwnika i wskaż kartę: właściciel odrzuca ją albo oddaje ci dwa zasoby.
word-northgard-card-stolen-lore = Skradziona wiedza
    .text = Użyj efektu karty ze Strefy Aktywnej przeciwnika, który kontroluje terytorium ze Spaloną Ziemią.
word-northgard-card-stag-clan = Klan Jelenia
    .text = Zrekrutuj 1; potem możesz ściągnąć tam 1 swoją jednostkę z terytorium obok, przez dowolną granicę.
word-northgard-card-glory-of-the-clan = Chwała klanu
    .text = Zbuduj, a przed budową lub po niej zbierz zasoby tego terytorium jak w Zbiorach.
word-northgard-card-annexation = Aneksja
    .text = 1 ruch; przed nim lub po nim możesz odkryć.
word-northgard-card-wolf-clan = Klan Wilka
    .text = 1 ruch, także przez Trudną Granicę; po przegranej możesz się też przez nią wycofać.
word-northgard-card-plunder = Grabież
    .text = Usuń jedną jednostkę z terytorium wroga obok twojego i dobierz 1 kartę.
word-northgard-card-call-to-war = Wezwanie do wojny
    .text = Zrekrutuj po 1 jednostce na każdym swoim terytorium, które graniczy z terytorium wroga.

# --- Wczesny Rozwój ---

word-northgard-card-negotiation = Negocjacje
    .text = Weź z powrotem kartę ze swojego stosu odrzuconych albo dobierz 1 kartę.
word-northgard-card-scouts = Zwiadowcy
    .text = Odkryj.
word-northgard-card-town-hall = Ratusz
    .text = Zrekrutuj 1.
word-northgard-card-merchant = Kupiec
    .text = Dobierz 3 karty: 1 zatrzymaj, 2 odrzuć.
word-northgard-card-militia = Milicja
    .text = 2 ruchy.
word-northgard-card-improved-villager-tools = Ulepszone narzędzia osadników
    .text = Zbuduj.
word-northgard-card-recruitment = Zaciąg
    .text = Zrekrutuj 2 na jednym terytorium.
word-northgard-card-market-place = Targowisko
    .text = Dobierz 2 karty.
word-northgard-card-mercenary = Najemnik
    .text = Zrekrutuj 1, także na neutralnym terytorium.
word-northgard-card-intimidate = Zastraszenie
    .text = 2 ruchy; przed każdą walką możesz przepchnąć jedną jednostkę obrońcy na terytorium obok, neutralne lub obrońcy.
word-northgard-card-feast-development = Uczta (Rozwój)
    .text = Wybierz jedno: zrekrutuj 1, 1 ruch, odkryj albo zbuduj.
word-northgard-card-scout-camp = Obóz zwiadowców
    .text = Odkryj; raz możesz odłożyć dobrany kafel pod stos i dobrać inny.
word-northgard-card-shieldbearers = Tarczownicy
    .text = 2 ruchy; w każdej walce otrzymujesz o jedno obrażenie mniej.
word-northgard-card-bodyguard = Straż przyboczna
    .text = 1 ruch z 1 dodatkowym punktem walki.
word-northgard-card-simple-living = Proste życie
    .text = Zbuduj o 1 drewno taniej.
word-northgard-card-future-sight = Wizja przyszłości
    .text = Połóż już teraz jedną z wyłożonych kart na swoim Stosie Dobierania; pasując w tym roku, nie bierzesz żadnej.

# --- Zaawansowany Rozwój ---

word-northgard-card-spy = Szpieg
    .text = Obejrzyj rękę przeciwnika i odrzuć z niej kartę; dobierz 1 kartę.
word-northgard-card-fishing = Rybołówstwo
    .text = Weź 3 żywności.
word-northgard-card-axe-throwers = Miotacze toporów
    .text = 2 ruchy; w każdej walce, między swoim rzutem a rzutem obrońcy, wybierz 1 punkt walki albo 1 obrażenie.
word-northgard-card-lore-mastery = Mistrzostwo wiedzy
    .text = Weź 2 wiedzy.
word-northgard-card-industrious-villagers = Pracowici osadnicy
    .text = Zbuduj; potem możesz zamienić jedną swoją budowlę na inną tej samej wielkości.
word-northgard-card-defensive-strategy = Strategia obronna
    .text = Gdy przeciwnik zagrywa kartę: odrzuca ją bez efektu i gra turę dalej.
word-northgard-card-enemy-secrets = Sekrety wroga
    .text = Wybierz terytorium wroga obok swojego i użyj efektu karty ze Strefy Aktywnej tego, kto je kontroluje.
word-northgard-card-hunters = Łowcy
    .text = Na każdym swoim terytorium zrekrutuj tyle jednostek, ile pokazuje żywności, razem z budowlami.
word-northgard-card-outpost = Placówka
    .text = Zrekrutuj 2 na jednym terytorium, swoim lub neutralnym.
word-northgard-card-hidden-ways = Ukryte ścieżki
    .text = Przenieś dowolną liczbę jednostek z jednego swojego terytorium na dowolne otwarte.
word-northgard-card-carpentry-mastery = Mistrzostwo ciesielskie
    .text = Zbuduj dwa razy; przynajmniej jedna z budowli musi być mała.
word-northgard-card-conqueror = Zdobywca
    .text = Do końca roku Wieże Obronne i Fortece wrogów nic ci nie robią.
word-northgard-card-huginn-and-muninn = Hugin i Munin
    .text = Odkryj od dowolnego otwartego terytorium na mapie.
word-northgard-card-upgraded-market-place = Ulepszone targowisko
    .text = Dobierz 2 karty.
word-northgard-card-grizzled-warriors = Zaprawieni wojownicy
    .text = 2 ruchy z 2 dodatkowymi punktami walki.
word-northgard-card-upgraded-trading-post = Ulepszona faktoria
    .text = Dobierz 3 karty: 2 zatrzymaj, 1 odrzuć.
word-northgard-card-ancestral-curse = Klątwa przodków
    .text = Każdy przeciwnik odrzuca wybraną przez siebie kartę, a ty dobierasz 1 kartę.
word-northgard-card-veiled-threats = Zawoalowane groźby
    .text = Przeciwnik odrzuca losową kartę albo ty dobierasz 1 kartę.
word-northgard-card-rangers = Tropiciele
    .text = Odkryj, a jeśli chcesz, odkryj jeszcze raz.
word-northgard-card-upgraded-scout-camp = Ulepszony obóz zwiadowców
    .text = Odkryj, wybierając z 2 kafli.
word-northgard-card-greater-trade-routes = Wielkie szlaki handlowe
    .text = Dobierz 3 karty: 2 zatrzymaj, 1 odłóż na wierzch stosu.
word-northgard-card-woodcutters = Drwale
    .text = Na każdym swoim terytorium zrekrutuj tyle jednostek, ile pokazuje drewna, razem z budowlami.
word-northgard-card-infiltration = Infiltracja
    .text = 3 ruchy; jednostki mogą przechodzić przez terytoria wrogów bez zatrzymania.
word-northgard-card-upgraded-town-hall = Ulepszony ratusz
    .text = Zrekrutuj 2.
word-northgard-card-amenities = Udogodnienia
    .text = Zbuduj; mała budowla nie potrzebuje miejsca.
word-northgard-card-wood-monopoly = Monopol na drewno
    .text = Weź 3 drewna.
word-northgard-card-bribery = Przekupstwo
    .text = Przesuń najwyżej dwie wrogie jednostki z jednego terytorium na sąsiednie, przez dowolną granicę; rozegraj walkę, jeśli do niej dojdzie.
word-northgard-card-incursion = Najazd
    .text = 4 ruchy.
word-northgard-card-heroic-charge = Bohaterska szarża
    .text = 3 ruchy z 1 dodatkowym punktem walki.
word-northgard-card-trading-post = Faktoria
    .text = Dobierz 3 karty: 1 zatrzymaj, 1 odrzuć, 1 odłóż na wierzch stosu.
word-northgard-card-legendary-heroes = Legendarni bohaterowie
    .text = Użyj jeszcze raz efektu karty zagranej przez ciebie w tym roku.
word-northgard-card-allies-from-the-wild = Sojusznicy z dziczy
    .text = Zrekrutuj 3, tylko na neutralnych terytoriach.
word-northgard-card-loremasters = Mistrzowie wiedzy
    .text = Na każdym swoim terytorium zrekrutuj tyle jednostek, ile pokazuje wiedzy, razem z budowlami.
word-northgard-card-warriors = Wojownicy
    .text = 2 ruchy z 1 dodatkowym punktem walki.
word-northgard-card-cunning-merchant = Przebiegły kupiec
    .text = Dobierz 3 karty: 1 zatrzymaj, 2 odłóż na wierzch stosu.
word-northgard-card-capture = Pojmanie
    .text = Usuń jedną wrogą jednostkę obok swoich terytoriów i dodaj jedną swoją na dowolnym swoim terytorium.

# --- Osiągnięcia i Niepokoje ---

word-northgard-card-builder = Budowniczy
    .text = Na koniec: 1 punkt Chwały za każdą małą i 3 za każdą dużą budowlę na twoich terytoriach.
word-northgard-card-explorer = Odkrywca
    .text = Na koniec: 1 punkt Chwały za każde puste małe i 3 za każde puste duże miejsce na twoich terytoriach.
word-northgard-card-food-trader = Handlarz żywnością
    .text = Na koniec: 2 punkty Chwały za każdy symbol żywności na twoich terytoriach, razem z budowlami.
word-northgard-card-scholar = Uczony
    .text = Na koniec: 2 punkty Chwały za każdy symbol wiedzy na twoich terytoriach, razem z budowlami.
word-northgard-card-trapper = Traper
    .text = Na koniec: 3 punkty Chwały za każde legowisko Stwora na twoich terytoriach.
word-northgard-card-warlord = Wódz
    .text = Na koniec: 1 punkt Chwały za każdą twoją jednostkę na mapie.
word-northgard-card-wood-trader = Handlarz drewnem
    .text = Na koniec: 2 punkty Chwały za każdy symbol drewna na twoich terytoriach, razem z budowlami.
word-northgard-card-unrest = Niepokoje
    .text = Nic nie robią i nie można ich usunąć. Na koniec kosztują 5 punktów Chwały.
