# The second line of a question of this game: why it matters.
page-why-runewars-supporter = z bohaterem u boku jednostki dobierają więcej kart losu i zostawiają najlepsze
page-why-runewars-supported = dobierają więcej kart losu i zostawiają najlepsze
page-why-runewars-attack-with = każda dobiera kartę losu
page-why-runewars-support-draw = ile dobierzesz, tyle odrzucisz
page-why-runewars-support-discard = zostaw to, co najbardziej boli wroga
page-why-runewars-rout = leży do wiosny: już nie uderzy, a do siły liczy się wtedy tylko sześciokąt
page-why-runewars-damage = { $count ->
    [one] jednostkę niszczy tyle obrażeń, ile ma wytrzymałości
   *[other] uszkodzona jednostka przyjmuje resztę przed innymi; niszczy ją tyle obrażeń, ile ma wytrzymałości
}
page-why-runewars-battle-destroy = wraca do pudełka
page-why-runewars-which-damage = im więcej ich ma, tym szybciej padnie
page-why-runewars-fortification = działa raz w tej bitwie
page-why-runewars-wards = wraca żywa
page-why-runewars-capture = na początek siła 3; mogą tam stawać rekruci
page-why-runewars-move-stronghold = Stanie uszkodzona tam, gdzie wygrywasz.
page-why-runewars-retreat-to = Leżą tam rozbite do wiosny; więcej niż osiem się nie zmieści.
page-why-runewars-heroes-to = Leżą tam rozbici do wiosny.
page-why-runewars-surplus = na obszarze zostaje najwyżej osiem jednostek
page-why-runewars-crack-shot = 1 obrażenie, gdzie chcesz
page-why-runewars-charge = rozbity już nie uderzy
page-why-runewars-word-of-vaal = opuszcza bitwę
page-why-runewars-overpower = 1 obrażenie albo ktoś słaby ginie
page-why-runewars-fury = jeden twój za 2 obrażenia u nich
page-why-runewars-terrifying = wybierz najcenniejszego
page-why-runewars-burning = 1 obrażenie dla kogoś, kto stoi
page-why-runewars-flaming-breath = trójkąty giną od razu
page-why-runewars-rage = za jego rany obrywa wróg
page-why-runewars-rally = wstaje i znów się liczy
page-why-runewars-champion = dwa rodzaje jednostek dobierają lepsze karty
page-why-runewars-bid = płacą wszyscy; wygrywa najwyższa stawka
page-why-runewars-tied-first = dostaje to, co karta daje za najwyższą stawkę
page-why-runewars-tied-last = ponosi to, co karta daje za najniższą stawkę
page-why-runewars-title = trwała moc i droga do smoczych runów, dopóki ktoś nie zapłaci więcej
page-why-runewars-title-price = kto zechce ci go odebrać, musi dać więcej
page-why-runewars-title-tactic = trafia na stos kart odrzuconych, a run na twoją ziemię
page-why-runewars-title-reward = trafia na stos kart odrzuconych, a run na twoją ziemię
page-why-runewars-reward-of = trafia na stos kart odrzuconych
page-why-runewars-show-objective = jego smoczy run trafia na twoją ziemię
page-why-runewars-reveal = zostaje na miejscu i odtąd wszyscy o nim wiedzą
page-why-runewars-reveal-dragon = Zostaje na miejscu, ale wszyscy już o nim wiedzą.
page-why-runewars-new-objective = cel przynosi smoczy run, gdy go spełnisz
page-why-runewars-raise-dial = licznik mówi, kogo zaciągniesz i ile możesz zapłacić
page-why-runewars-envoys = Trafia od razu na rękę.
page-why-runewars-loyalty = inaczej odejdzie
page-why-runewars-tutors = jedna cecha rośnie o 1
page-why-runewars-levy-where = Najwyżej osiem na obszar, zimą tyle, ile masz żywności.
page-why-runewars-levy-kind = kształt i znak mówią, co to za jednostka
page-why-runewars-rune-from = Wędruje zakryty; nikt się nie dowie, jaki jest.
page-why-runewars-rune-to = Run trafia na twoją ziemię albo niczyją.
page-why-runewars-pious = run trafia na ich ziemię albo niczyją
page-why-runewars-bands = Odtąd walczą po twojej stronie.
page-why-runewars-heat = leży do wiosny i się nie rusza
page-why-runewars-beasts-from = Ruszają stamtąd wszystkie razem.
page-why-runewars-beasts-to = Na twoim obszarze zostaną twoimi sprzymierzeńcami, gdzie indziej bronią drogi.
page-why-runewars-brigands = tak czy inaczej coś tracisz
page-why-runewars-brigands-tactic = Trafia na stos kart odrzuconych.
page-why-runewars-judgement = zobaczą go wszyscy
page-why-runewars-burn = niższy licznik to mniej rekrutów
page-why-runewars-vault = Sześć smoczych runów wygrywa, a tego nikt jeszcze nie ma.
page-why-runewars-quarters = Kto tam stoi, może znów ruszyć.
page-why-runewars-whispers = Tylko ty zobaczysz, jaki jest.
page-why-runewars-cold-hearts = Sprzymierzone to te neutralne, które udało się pozyskać.
page-why-runewars-rumours-of = jednostki zostaną tam do wiosny
page-why-runewars-rumours-where = Kto tam stoi, do wiosny nie wyruszy.
page-why-runewars-lost-city = Musi tam stać twój bohater.
page-why-runewars-spy-guild = Można go wydać jeszcze raz w tym roku.
page-why-runewars-counsel-with = oboje dobieracie karty taktyki
page-why-runewars-counsel-price = po tyle samo dla obu stron
page-why-runewars-drive-out = Obszar zostaje pusty i otwarty dla każdego.
page-why-runewars-wild-kind = jednostki neutralne bronią drogi, dopóki ktoś ich nie pokona albo nie pozyska
page-why-runewars-wild-where = Na twoim obszarze są twoimi sprzymierzeńcami; gdzie indziej bronią drogi, dopóki ktoś ich nie pokona albo nie pozyska.
page-why-runewars-scorch = spadnie jeden z ich liczników
page-why-runewars-scorch-dial = niższy licznik to mniej rekrutów
page-why-runewars-stores-where = Wszyscy, którzy tam stoją, przetrwają zimę.
page-why-runewars-hero-stronghold = Latem bohater ruszy na misje; twoją misję oznacza zwój.
page-why-runewars-hero-surplus = więcej niż trzech mieć nie wolno
page-why-runewars-hero-keep = bohaterowie wykonują misje i wspierają armie
page-why-runewars-train = w teście dobiera się tyle kart losu, ile wynosi cecha
page-why-runewars-quest-hero = każdy bohater działa raz w ciągu lata
page-why-runewars-quest-action = ruch o najwyżej dwa obszary, potem misja albo pojedynek; albo leczenie; albo szkolenie
page-why-runewars-hero-step = zwój oznacza twoją misję; bohater podejrzy zakryty run obszaru
page-why-runewars-hero-then = misje dają nagrody; zwycięzca pojedynku bierze nagrody pokonanego
page-why-runewars-destiny = Decyduje znak na wybranej karcie: sukces, częściowy sukces albo porażka.
page-why-runewars-retry = rozbity bohater leży do wiosny
page-why-runewars-heal-other = wyzdrowieje jeszcze jeden bohater
page-why-runewars-peek-beside = Tylko ty zobaczysz, co tam leży.
page-why-runewars-ambush = od razu 2 obrażenia
page-why-runewars-draught = znikają wszystkie obrażenia
page-why-runewars-merchant = karty nagród pomagają w testach, bitwach i pojedynkach
page-why-runewars-raid = karta albo jeszcze 1 obrażenie
page-why-runewars-scroll = Tylko ty zobaczysz, co tam leży.
page-why-runewars-lesson = w teście dobiera się tyle kart losu, ile wynosi cecha
page-why-runewars-raze = żeton znika z planszy
page-why-runewars-reward-giver = bohaterowie na jednym obszarze mogą się dzielić
page-why-runewars-reward-which = zmienia właściciela
page-why-runewars-reward-taker = oboje stoją na tym samym obszarze
page-why-runewars-marker-taker = zabiera wszystkie nagrody, które tam leżą
page-why-runewars-reward-owner = karta działa na tego bohatera
page-why-runewars-flute = Zostawiają obszar każdemu, kto przyjdzie.
page-why-runewars-summon-from = przychodzą na obszar bohatera
page-why-runewars-summon = przychodzą na obszar bohatera
page-why-runewars-ice-storm = leży do wiosny
page-why-runewars-evade = bez pojedynku nikt nie oberwie
page-why-runewars-duel-card = liczy się znak w kółku
page-why-runewars-strike = 1 obrażenie albo to, co robi broń
page-why-runewars-parry = zbroi używa się raz w pojedynku
page-why-runewars-city = jeden zysk z każdego twojego miasta
page-why-runewars-city-unit = odtąd są twoimi sprzymierzeńcami
page-why-runewars-rally-heroes = więcej do wyboru; jeden bohater zostaje
page-why-runewars-meet = Sukces: dołączają. Częściowy sukces: odchodzą. Porażka: walka albo odwrót.
page-why-runewars-parley-spend = Za każdy dobierasz kartę losu, a potem wybierasz jedną z nich
page-why-runewars-parley-card = Kliknij kartę obok mapy. Sukces: dołączają. Częściowy sukces: odchodzą. Porażka: walczysz albo się wycofujesz.
page-why-runewars-parley-failed = walka albo odwrót wszystkich jednostek
page-why-runewars-activate = Kładziesz tam swój żeton, potem wchodzą twoje jednostki. Jasne złoto: jednostki dojdą tam teraz (≤ mówi, ile). Jednostki na obszarze z twoim żetonem zostają tam do wiosny.
page-why-runewars-activate-again = gwiazdka twojego rozkazu: jeszcze jeden żeton i ruch, ale już bez bitwy
page-why-runewars-march = Kliknij obszar, z którego idą jednostki, albo bohatera; ilu ich idzie, powiesz potem.
page-why-runewars-strategize = Kliknij obszar albo bohatera. Ruch o jeden obszar, na ziemię własną albo pustą: ten rozkaz z nikim nie walczy.
page-why-runewars-move-unit = najpierw rodzaj, potem ilu
page-why-runewars-move-count = kto zostaje, pilnuje tego, co masz
page-why-runewars-move-to = Tylko na ziemię własną albo pustą; bez walki.
page-why-runewars-hero-move-to = Bohaterów nikt nie zatrzymuje. Tam, gdzie prowadzi misja, mogą ją podjąć latem.
page-why-runewars-dig = licznik rośnie od razu
page-why-runewars-develop = jedno przy twierdzy: działa przy Zbiorach albo w obronie
page-why-runewars-develop-where = Jedno ulepszenie przy twierdzy.
page-why-runewars-give-up-development = znika z tamtej twierdzy
page-why-runewars-recruit = wszystkie jednostki do strzałki; licznik nie spada
page-why-runewars-recruit-again = Starszeństwo: jeszcze jeden licznik, jeśli chcesz
page-why-runewars-reuse-where = Wraca zaraz przy jednej z twoich twierdz.
page-why-runewars-reuse-figure = wraca zaraz przy jednej z twoich twierdz
page-why-runewars-fortify = każda rzecz najwyżej raz, potem koniec
page-why-runewars-build-where = Twierdza daje obrońcy 5 siły, a w niej stają rekruci. 1 drewno, 1 ruda.
page-why-runewars-give-up-stronghold = Znika z planszy; nowa stoi nieuszkodzona.
page-why-runewars-repair-where = Z siły 3 znów na 5, za 1 rudę.
page-why-runewars-mix-first = Tylko ty wiesz, który run gdzie leży: smocze ukryj tam, gdzie jesteś silny.
page-why-runewars-mix-second = Oba żetony podnosisz i odkładasz, jak chcesz.
page-why-runewars-mix-to = Drugi żeton, jeśli jest, trafia na drugi obszar.
page-why-runewars-faction = każda ma własne jednostki, liczniki i atuty; powie o nich i
page-why-runewars-first-tile = Wokół niej urośnie mapa.
page-why-runewars-tile = Kto kładzie płytkę, decyduje, jak daleko są sąsiedzi.
page-why-runewars-tile-part = Ten obszar dotknie planszy.
page-why-runewars-tile-spot = Muszą się stykać co najmniej dwa obszary; kolorowe granice nie mogą się zejść.
page-why-runewars-tile-turn = R obraca dalej, Q z powrotem, o ile pasuje
page-why-runewars-marker = Tu będzie czyjeś królestwo; dzielą je co najmniej trzy obszary.
page-why-runewars-marker-side = będzie tu królestwo z trzech obszarów
page-why-runewars-home-marker = Twoja ziemia na całą grę: spójrz na sąsiadów i granice.
page-why-runewars-home-turn = Góry i woda od strony sąsiadów zatrzymują ich, ale i ciebie.
page-why-runewars-rune-where = Najpierw dwa miejsca, potem powiesz, gdzie leży run prawdziwy. Sześć prawdziwych wygrywa, fałszywe mylą.
page-why-runewars-rune-dragon = Na drugi trafia fałszywy; tylko ty wiesz, który jest który.
page-why-runewars-rune-which = smocze runy wygrywają; fałszywe tylko mylą
page-why-runewars-start-stronghold = Rekruci stają przy twierdzach; obrońcy daje ona 5 siły.
page-why-runewars-start-hero = Latem bohaterowie ruszają na misje; twoją misję oznacza zwój.
page-why-runewars-muster-where = Najwyżej osiem na obszar. Stąd wyruszą.
page-why-runewars-muster-count = najwyżej osiem na obszar; reszta stanie gdzie indziej
page-why-runewars-order = Najniższy numer rusza pierwszy. Gwiazdka działa, gdy numer jest wyższy od twoich wcześniejszych rozkazów w tym roku.
page-why-runewars-autumn-gain = wpływy wygrywają pertraktacje, licytacje i tytuły; taktyka odwraca bitwy
page-why-runewars-deed = Karta taktyki, cel albo tytuł (urząd zdobyty wpływami), których da się teraz użyć.
page-why-runewars-rune-discard = Fałszywy run ustępuje prawdziwemu.
page-why-runewars-destroy = wraca do pudełka
page-why-runewars-tactic = Co robi, jest na karcie. Dalej zachowuje wszystkie.
page-why-runewars-counter = twoja karta trafia na stos razem z nią
page-why-runewars-discard-tactic = Więcej niż dziesięciu trzymać nie wolno.
page-why-runewars-discard-quest = Więcej niż trzech trzymać nie wolno.

# What an option does.
page-does-runewars-move = do dwóch obszarów, potem misja albo pojedynek
page-does-runewars-heal = znikają obrażenia
page-does-runewars-train = dwa punkty do cech
page-does-runewars-build = siła 5, stają tam rekruci
page-does-runewars-repair = z siły 3 na 5
page-does-runewars-mix = potajemnie zamień dwa runy
page-does-runewars-gain-units = dołączą tam jednostki neutralne
page-does-runewars-gain-tactics = { $count ->
    [one] karta
    [few] karty
   *[many] kart
} na rękę
page-does-runewars-gain-influence = pertraktacje, tytuły
page-does-runewars-gain-quests = karty misji dla bohaterów
page-does-runewars-retreat = wszystkie jednostki idą na jeden obszar obok

# What is confirmed.
page-rw-deed-levy-kind-unit = Postaw { $unit-acc } { $area-in }
page-rw-deed-rout-unit = Rozbicie: { $unit }
page-rw-deed-damage-unit = { $count ->
    [one] 1 obrażenie: { $unit }
    [few] Pierwsze z { $count } obrażeń: { $unit }
   *[many] Pierwsze z { $count } obrażeń: { $unit }
}
page-rw-deed-destroy-unit = Zniszcz { $unit-acc } { $area-in }
page-rw-deed-battle-destroy-unit = Zniszcz { $unit-acc }
page-rw-deed-bid-influence = { $number ->
    [0] Niczego nie licytuj
    [one] Licytuj 1 żeton wpływów
    [few] Licytuj { $number } żetony wpływów
   *[many] Licytuj { $number } żetonów wpływów
}
page-rw-deed-parley-spend-influence = { $number ->
    [0] Nie wydawaj wpływów
    [one] Wydaj 1 żeton wpływów
    [few] Wydaj { $number } żetony wpływów
   *[many] Wydaj { $number } żetonów wpływów
}
page-rw-deed-fight = Walcz { $area-in }
page-rw-deed-negotiate = Pertraktuj { $area-in }
page-rw-deed-retreat-to-area = Wycofaj się { $to-to }
page-deed-runewars-march-done = Wybrani ruszają
page-deed-runewars-strategize-done = Wybrani ruszają
page-rw-deed-hero-keep-hero = Zatrzymaj: { $hero }
page-rw-deed-activate-area = Aktywuj { $to-acc }
page-rw-deed-order = Wydaj rozkaz { $order }
page-deed-runewars-deed-done = Niczego nie używam, dalej
page-deed-runewars-tactic-done = Niczego nie zagrywam, dalej
page-deed-runewars-tactic-skip = Niczego nie zagrywam, dalej
page-deed-runewars-counter-done = Niech działa
page-deed-runewars-counter-skip = Niech działa
page-deed-runewars-activate-again-skip = Bez drugiego obszaru

# What options bring.
page-rw-quests-in = Twoje misje, na mapie zwój: { $areas }. Zakryty run na obszarze bohater podejrzy.
page-rw-card-says = { $card }: { $text }
page-rw-envoys-none = Stos odrzuconych kart taktyki jest pusty: najwyższa stawka nic nie daje, a każdą i tak się płaci.
page-rw-objective-says = Twój cel to „{ $card }”: { $text }
page-rw-retreat-neutral = To jednostki neutralne. O ich drodze decydujesz ty, bo siedzisz po lewej stronie gracza, który tu wszedł.
page-rw-takes = { $count ->
    [one] przyjmie 1 i przetrwa
   *[other] przyjmie { $count } i przetrwa
}
page-rw-takes-all = przyjmie { $count } i zginie
page-rw-deed-destiny-success = Wybierz: sukces
page-rw-deed-destiny-middle = Wybierz: częściowy sukces
page-rw-deed-destiny-failure = Wybierz: porażka
page-rw-deed-parley-card-success = { $card }: dołączają do ciebie
page-rw-deed-parley-card-middle = { $card }: odchodzą
page-rw-deed-parley-card-failure = { $card }: walczysz albo się wycofujesz
page-rw-unit-figures = inicjatywa { $initiative }, wytrzymałość { $toughness }

# Co robi odpowiedź, na przycisku, który ją potwierdza.
page-rw-deed-autumn-gain-gain = Weź: { $gain }
page-rw-deed-deed-tactic = Zagraj kartę „{ $tactic }”
page-rw-deed-tactic-tactic = Zagraj kartę „{ $tactic }”
page-rw-deed-counter-tactic = Udaremnij kartą „{ $tactic }”
page-rw-deed-envoys-tactic = Weź kartę „{ $tactic }”
page-rw-deed-brigands-tactic-tactic = Oddaj kartę „{ $tactic }”
page-rw-deed-brigands-gain = Oddaj: { $gain }
page-deed-runewars-quest-hero-done = Nikt więcej nie działa
page-rw-deed-train-attribute = Szkol cechę: { $attribute }
page-rw-deed-rally-heroes-influence = { $number ->
    [0] Nie wydawaj wpływów
    [one] Wydaj 1 żeton wpływów
    [few] Wydaj { $number } żetony wpływów
   *[many] Wydaj { $number } żetonów wpływów
}
page-rw-deed-counsel-price-influence = { $number ->
    [0] Nie wydawaj wpływów
    [one] Wydaj 1 żeton wpływów
    [few] Wydaj { $number } żetony wpływów
   *[many] Wydaj { $number } żetonów wpływów
}
page-rw-deed-start-hero-area = { $hero } zaczyna { $to-in }
page-rw-deed-hero-step-area = { $hero } idzie { $to-to }
page-rw-deed-hero-move-to-area = { $hero } idzie { $to-to }
page-rw-deed-hero-then-quest = Podejmij misję „{ $quest }”
page-rw-deed-hero-then-hero = Wyzwij na pojedynek: { $hero }
page-deed-runewars-hero-then-done = Bez pojedynku i bez misji
page-rw-deed-home-turn-rotate = Połóż w ten sposób
page-rw-deed-tile-turn-rotate = Połóż w ten sposób
page-rw-deed-tile-spot-spot = Połóż w tym miejscu
page-rw-deed-home-marker-spot = Połóż w tym miejscu
page-rw-deed-rune-dragon-area = Połóż smoczy run { $to-in }
page-rw-deed-vault-area = Połóż smoczy run { $to-in }
page-rw-deed-pious-area = Połóż smoczy run { $to-in }
page-rw-deed-rune-to-area = Przenieś run { $to-to }
page-rw-deed-reveal-area = Odkryj run { $to-in }
page-rw-deed-whispers-area = Obejrzyj run { $to-in }
page-deed-runewars-whispers-skip = Żadnego nie oglądaj
page-rw-deed-muster-where-area = Postaw { $unit-counted } { $to-in }
page-rw-deed-muster-count-count = Postaw { $area-in }: { $number }
page-rw-deed-levy-where-area = Postaw jednostkę { $to-in }
page-rw-deed-wild-kind-unit = Postaw { $unit-acc } { $area-in }
page-rw-deed-burn-resource = Obniż licznik: { $resource }
page-rw-deed-raise-dial-resource = Podnieś licznik: { $resource }
page-rw-deed-beasts-from-area = Rusz jednostki { $to-from }
page-deed-runewars-beasts-from-skip = Nikogo nie ruszaj
page-rw-deed-beasts-to-area = Idą { $to-to }
page-rw-deed-drive-out-area = Przepędź je { $to-from }
page-rw-deed-new-objective-yes = Odrzuć cel i dobierz inny
page-deed-runewars-new-objective-skip = Zatrzymaj swój cel
page-rw-deed-tutors-hero = Szkoli się { $hero }
page-deed-runewars-tutors-skip = Nikt się nie szkoli
page-rw-deed-quarters-area = Zdejmij żeton { $to-from }
page-deed-runewars-quarters-skip = Nie zdejmuj żetonu
page-rw-deed-city-gain = Weź: { $gain }
page-rw-deed-heat-unit = Rozbicie: { $unit }
page-rw-deed-support-draw-yes = Dobierz więcej
page-deed-runewars-support-draw-skip = Nie dobieraj więcej
page-rw-deed-march-hero = Rusza też { $hero }
page-rw-deed-move-to-area = Rusz { $to-to }
page-rw-deed-move-count-count = Rusz { $to-to }: { $number }
page-rw-deed-loyalty-influence = Zapłać i zatrzymaj { $hero-acc }
page-rw-deed-loyalty-skip = Nie płać: { $hero } odchodzi
page-rw-deed-cold-hearts-influence = Wydaj żeton wpływów
page-rw-deed-cold-hearts-area = Strać jednostkę { $to-in }
page-rw-deed-fury-yes = Zniszcz jednego Berserkera

# Co kończy odpowiedź, która kończy.
page-deed-runewars-hero-step-done = Nie idź dalej
page-deed-runewars-fortify-done = Nic więcej
page-deed-runewars-title-skip = Nie bierz tytułu
page-deed-runewars-recruit-again-skip = Bez drugiego licznika
page-deed-runewars-develop-skip = Nie buduj ulepszenia
page-deed-runewars-rune-discard-done = Nie odrzucaj
page-deed-runewars-supporter-done = Nikt nie wspiera
page-deed-runewars-peek-beside-skip = Nie oglądaj więcej
page-deed-runewars-rally-done = Nikt więcej nie wstaje
page-deed-runewars-strike-skip = Zwykły cios
page-deed-runewars-lesson-skip = Niczego nie szkol
page-deed-runewars-fury-skip = Nie niszcz żadnego

# Powody w trzech słowach, na przyciskach.
page-short-why-runewars-no-exchange = nie ma z kim
page-short-why-runewars-exchanged = już były wymiany
page-short-why-runewars-no-marker = nic nie leży
page-short-why-runewars-objective-unmet = niespełniony
page-short-why-runewars-objective-none = brak celu
page-short-why-runewars-objective-possible = nadal możliwy
page-short-why-runewars-objective-battle = nie w bitwie
page-short-why-runewars-objective-turn = w swojej turze
page-short-why-runewars-claim-runes = od 6 runów
page-short-why-runewars-claim-once = już ogłoszone
page-short-why-runewars-claim-deck = leży tam inna
page-short-why-runewars-claim-year = nie w 7. roku
page-short-why-runewars-claim-battle = nie w bitwie
page-short-why-runewars-hero-acted = już działał
page-short-why-runewars-hero-idle = nic do zrobienia
page-short-why-runewars-hero-cannot-move = rozbity
page-short-why-runewars-hero-unhurt = bez obrażeń
page-short-why-runewars-heal-where = nie twój obszar
page-short-why-runewars-fully-trained = umie już wszystko
page-short-why-runewars-fortify-once = już zrobione
page-short-why-runewars-no-wood = drewno na 0
page-short-why-runewars-no-ore = ruda na 0
page-short-why-runewars-no-wood-and-ore = drewno lub ruda na 0
page-short-why-runewars-no-ground = nie ma gdzie
page-short-why-runewars-no-site = brak wolnej twierdzy
page-short-why-runewars-nothing-damaged = nic do naprawy
page-short-why-runewars-no-runes-to-move = brak runów
page-short-why-runewars-no-influence = brak wpływów
page-short-why-runewars-too-many-to-talk = ponad 8 jednostek
page-short-why-runewars-one-battle = tylko jedna bitwa
page-short-why-runewars-must-talk = najpierw rozmowy

# Bohaterowie: do czego prowadzi ruch, test albo szkolenie.
page-rw-draws = { $count ->
    [one] 1 karta losu
    [few] { $count } karty losu, jedna się liczy
   *[many] { $count } kart losu, jedna się liczy
}
page-rw-strikes-yet = jeszcze przed ciosem
page-rw-struck = już po ciosie
page-rw-stay = { $count ->
    [0] nikt nie zostaje
    [one] 1 zostaje
    [few] { $count } zostają
   *[many] { $count } zostaje
}
page-rw-title-from = od { $count }
page-rw-winter-destroy = Zima: dla wszystkich nie starcza tu żywności
page-rw-first-strikes = inicjatywa: 1 uderza pierwsza
page-rw-figures-mean = Inicjatywa: 1 uderza pierwsza, 5 ostatnia. Wytrzymałość: tyle obrażeń niszczy jednostkę.
page-does-runewars-development-resources = ★ Zbiorów: licznik +1
page-does-runewars-development-diplomat = ★ Zbiorów: 2 żetony wpływów
page-does-runewars-development-training-ground = ★ Zbiorów: 1 karta taktyki
page-does-runewars-development-mighty-walls = +2 do siły w obronie
page-does-runewars-development-protective-wards = przed liczeniem siły 1 atakujący odchodzi
page-does-runewars-development-cursed-tomb = raz: rozbija 3 atakujących
page-does-runewars-development-hungry-spawn = raz: 4 obrażenia atakującym
page-does-runewars-title-primarch-wizards-council = rozstrzygasz remisy w licytacjach
page-does-runewars-title-captain-heroes-league = 3 nagrody za smoczy run
page-does-runewars-title-lord-warriors-guild = 3 karty taktyki za smoczy run
page-rw-quest-in = { $where } (test { $attribute ->
    [strength] Siły
    [agility] Zręczności
   *[wisdom] Mądrości
}, { $count ->
    [one] 1 karta losu
    [few] { $count } karty losu
   *[many] { $count } kart losu
})
page-rw-quest-in-duel = { $where } (pojedynek)

# Kilku zrobiło to samo.
page-each-runewars-announced = { $count ->
    [0] { $seat } nie mają żetonów wpływów.
   *[other] { $seat } mają po { $count ->
        [one] { $count } żetonie wpływów
        [few] { $count } żetony wpływów
       *[many] { $count } żetonów wpływów
    }.
}
page-each-runewars-bid = { $count ->
    [0] { $seat } niczego nie licytują.
   *[other] { $seat } licytują po { $count ->
        [one] { $count } żetonie wpływów
        [few] { $count } żetony wpływów
       *[many] { $count } żetonów wpływów
    }.
}
page-each-runewars-banned = { $seat } nie mogą w tej porze roku wybrać { $orders-number ->
    [pl] żadnego z rozkazów: { $orders }
   *[sg] rozkazu „{ $orders }”
}.
page-each-runewars-gained-influence = { $seat } zyskują po { $count ->
    [one] { $count } żetonie wpływów
    [few] { $count } żetony wpływów
   *[many] { $count } żetonów wpływów
}.
page-each-runewars-drew-tactics-hidden = { $seat } dobierają po { $count ->
    [one] { $count } karcie taktyki
    [few] { $count } karty taktyki
   *[many] { $count } kart taktyki
}.
page-each-runewars-drew-quests-hidden = { $seat } dobierają po { $count ->
    [one] { $count } karcie misji
    [few] { $count } karty misji
   *[many] { $count } kart misji
}.
page-each-runewars-drew-objective-hidden = { $seat } dobierają po karcie celu.

page-rw-quest-here = Misja tutaj: { $names }
page-rw-not-now = nie w tej porze roku
page-rw-unfed = razem jednostek: { $count }; zimą żywność starcza na { $food } na obszarze
page-rw-parts = ostatnia własna: { $units } – tracisz sprzymierzeńców i obszar { $area }
page-rw-parts-all = ostatnie własne: bez nich tracisz obszar { $area } i sprzymierzeńców ({ $units })
page-rw-before-struck = Nie zdążyła uderzyć (inicjatywa { $now } przed { $own }).
page-rw-give-order = Wydaj ten rozkaz
page-rw-take-card = Wybierz tę kartę

# Beside an area that may be activated.
page-rw-most = ≤ { $count }
page-rw-hero-only = tylko bohater

# Co strona pomija sama.
page-passed-runewars-counter = Nie masz karty, która udaremniłaby kartę „{ $card }”.
page-passed-runewars-tactic = Nie masz karty taktyki na tę chwilę.
page-passed-runewars-deed = Nie ma teraz niczego, czego można by użyć.

page-rw-destiny-brings = Sukces: { $success }. Częściowy sukces: { $middle }. Porażka: { $failure }.

page-rw-dials-key = Liczniki: Zaciąg przynosi wszystkie barwne jednostki z jednego z nich, Zbiory ustawiają je według plonów twoich ziem.
page-rw-odds = siła teraz { $mine } : { $theirs }
