# Słowa gry Root. Nazwy kart, których nie ma w polskich instrukcjach, są nasze.


word-root-pass = pas
word-root-done = gotowe
word-root-yes = tak
word-root-no = nie
word-root-clearing = polana { $label }
    .gen = polany { $label }
    .acc = polanę { $label }
    .in = na polanie { $label }
    .to = na polanę { $label }
    .from = z polany { $label }
word-root-clearing-burrow = Nora
    .gen = Nory
    .acc = Norę
    .in = w Norze
    .to = do Nory
    .from = z Nory
word-root-forest = las { $label }
    .gen = lasu { $label }
    .acc = las { $label }
    .in = w lesie { $label }
    .to = do lasu { $label }
    .from = z lasu { $label }
word-root-count = { $value }

word-root-suit-fox = lis
    .gen = lisa
word-root-suit-rabbit = królik
    .gen = królika
word-root-suit-mouse = mysz
    .gen = myszy
word-root-suit-bird = ptak
    .gen = ptaka

word-root-item-boots = but
    .acc = but
    .gen = buta
    .ins = butem
word-root-item-bag = worek
    .acc = worek
    .gen = worka
    .ins = workiem
word-root-item-crossbow = kusza
    .acc = kuszę
    .gen = kuszy
    .ins = kuszą
word-root-item-hammer = młotek
    .acc = młotek
    .gen = młotka
    .ins = młotkiem
word-root-item-sword = miecz
    .acc = miecz
    .gen = miecza
    .ins = mieczem
word-root-item-tea = herbata
    .acc = herbatę
    .gen = herbaty
    .ins = herbatą
word-root-item-coins = stos monet
    .acc = stos monet
    .gen = stosu monet
    .ins = stosem monet
word-root-item-torch = pochodnia
    .acc = pochodnię
    .gen = pochodni
    .ins = pochodnią
word-root-item-club = maczuga
    .acc = maczugę
    .gen = maczugi
    .ins = maczugą

word-root-exhausted-boots = but (wyczerpany)
    .acc = but (wyczerpany)
    .gen = buta (wyczerpanego)
word-root-exhausted-bag = worek (wyczerpany)
    .acc = worek (wyczerpany)
    .gen = worka (wyczerpanego)
word-root-exhausted-crossbow = kusza (wyczerpana)
    .acc = kuszę (wyczerpaną)
    .gen = kuszy (wyczerpanej)
word-root-exhausted-hammer = młotek (wyczerpany)
    .acc = młotek (wyczerpany)
    .gen = młotka (wyczerpanego)
word-root-exhausted-sword = miecz (wyczerpany)
    .acc = miecz (wyczerpany)
    .gen = miecza (wyczerpanego)
word-root-exhausted-tea = herbata (wyczerpana)
    .acc = herbatę (wyczerpaną)
    .gen = herbaty (wyczerpanej)
word-root-exhausted-coins = stos monet (wyczerpany)
    .acc = stos monet (wyczerpany)
    .gen = stosu monet (wyczerpanego)
word-root-exhausted-torch = pochodnia (wyczerpana)
    .acc = pochodnię (wyczerpaną)
    .gen = pochodni (wyczerpanej)
word-root-exhausted-club = maczuga (wyczerpana)
    .acc = maczugę (wyczerpaną)
    .gen = maczugi (wyczerpanej)

word-root-damaged-boots = but (uszkodzony)
    .acc = but (uszkodzony)
    .gen = buta (uszkodzonego)
word-root-damaged-bag = worek (uszkodzony)
    .acc = worek (uszkodzony)
    .gen = worka (uszkodzonego)
word-root-damaged-crossbow = kusza (uszkodzona)
    .acc = kuszę (uszkodzoną)
    .gen = kuszy (uszkodzonej)
word-root-damaged-hammer = młotek (uszkodzony)
    .acc = młotek (uszkodzony)
    .gen = młotka (uszkodzonego)
word-root-damaged-sword = miecz (uszkodzony)
    .acc = miecz (uszkodzony)
    .gen = miecza (uszkodzonego)
word-root-damaged-tea = herbata (uszkodzona)
    .acc = herbatę (uszkodzoną)
    .gen = herbaty (uszkodzonej)
word-root-damaged-coins = stos monet (uszkodzony)
    .acc = stos monet (uszkodzony)
    .gen = stosu monet (uszkodzonego)
word-root-damaged-torch = pochodnia (uszkodzona)
    .acc = pochodnię (uszkodzoną)
    .gen = pochodni (uszkodzonej)
word-root-damaged-club = maczuga (uszkodzona)
    .acc = maczugę (uszkodzoną)
    .gen = maczugi (uszkodzonej)

word-root-wrecked-boots = but (uszkodzony, wyczerpany)
    .acc = but (uszkodzony, wyczerpany)
    .gen = buta (uszkodzonego, wyczerpanego)
word-root-wrecked-bag = worek (uszkodzony, wyczerpany)
    .acc = worek (uszkodzony, wyczerpany)
    .gen = worka (uszkodzonego, wyczerpanego)
word-root-wrecked-crossbow = kusza (uszkodzona, wyczerpana)
    .acc = kuszę (uszkodzoną, wyczerpaną)
    .gen = kuszy (uszkodzonej, wyczerpanej)
word-root-wrecked-hammer = młotek (uszkodzony, wyczerpany)
    .acc = młotek (uszkodzony, wyczerpany)
    .gen = młotka (uszkodzonego, wyczerpanego)
word-root-wrecked-sword = miecz (uszkodzony, wyczerpany)
    .acc = miecz (uszkodzony, wyczerpany)
    .gen = miecza (uszkodzonego, wyczerpanego)
word-root-wrecked-tea = herbata (uszkodzona, wyczerpana)
    .acc = herbatę (uszkodzoną, wyczerpaną)
    .gen = herbaty (uszkodzonej, wyczerpanej)
word-root-wrecked-coins = stos monet (uszkodzony, wyczerpany)
    .acc = stos monet (uszkodzony, wyczerpany)
    .gen = stosu monet (uszkodzonego, wyczerpanego)
word-root-wrecked-torch = pochodnia (uszkodzona, wyczerpana)
    .acc = pochodnię (uszkodzoną, wyczerpaną)
    .gen = pochodni (uszkodzonej, wyczerpanej)
word-root-wrecked-club = maczuga (uszkodzona, wyczerpana)
    .acc = maczugę (uszkodzoną, wyczerpaną)
    .gen = maczugi (uszkodzonej, wyczerpanej)

word-root-faction-marquise = Markiza de Kot
    .gen = Markizy de Kot
    .dat = Markizie de Kot
    .acc = Markizę de Kot
    .ins = Markizą de Kot
    .loc = Markizie de Kot
    .gender = f
word-root-faction-eyrie = Dynastie Orlich Gniazd
    .gen = Dynastii Orlich Gniazd
    .dat = Dynastiom Orlich Gniazd
    .acc = Dynastie Orlich Gniazd
    .ins = Dynastiami Orlich Gniazd
    .loc = Dynastiach Orlich Gniazd
    .number = pl
    .gender = f
word-root-faction-alliance = Sojusz Stworzeń Leśnych
    .gen = Sojuszu Stworzeń Leśnych
    .dat = Sojuszowi Stworzeń Leśnych
    .acc = Sojusz Stworzeń Leśnych
    .ins = Sojuszem Stworzeń Leśnych
    .loc = Sojuszu Stworzeń Leśnych
word-root-faction-vagabond = Włóczęga
    .gen = Włóczęgi
    .dat = Włóczędze
    .acc = Włóczęgę
    .ins = Włóczęgą
    .loc = Włóczędze
word-root-faction-vagabond2 = Drugi Włóczęga
    .gen = Drugiego Włóczęgi
    .dat = Drugiemu Włóczędze
    .acc = Drugiego Włóczęgę
    .ins = Drugim Włóczęgą
    .loc = Drugim Włóczędze
word-root-faction-cult = Jaszczurzy Kultyści
    .gen = Jaszczurzych Kultystów
    .dat = Jaszczurzym Kultystom
    .acc = Jaszczurzych Kultystów
    .ins = Jaszczurzymi Kultystami
    .loc = Jaszczurzych Kultystach
    .number = pl
word-root-faction-riverfolk = Kompania Plemion Rzecznych
    .gen = Kompanii Plemion Rzecznych
    .dat = Kompanii Plemion Rzecznych
    .acc = Kompanię Plemion Rzecznych
    .ins = Kompanią Plemion Rzecznych
    .loc = Kompanii Plemion Rzecznych
    .gender = f
word-root-faction-duchy = Podziemne Księstwo
    .gen = Podziemnego Księstwa
    .dat = Podziemnemu Księstwu
    .acc = Podziemne Księstwo
    .ins = Podziemnym Księstwem
    .loc = Podziemnym Księstwie
    .gender = n
word-root-faction-corvid = Krucza Konspiracja
    .gen = Kruczej Konspiracji
    .dat = Kruczej Konspiracji
    .acc = Kruczą Konspirację
    .ins = Kruczą Konspiracją
    .loc = Kruczej Konspiracji
    .gender = f
word-root-faction-hundreds = Władca Szczurów
    .gen = Władcy Szczurów
    .dat = Władcy Szczurów
    .acc = Władcę Szczurów
    .ins = Władcą Szczurów
    .loc = Władcy Szczurów
word-root-faction-keepers = Żelazna Straż
    .gen = Żelaznej Straży
    .dat = Żelaznej Straży
    .acc = Żelazną Straż
    .ins = Żelazną Strażą
    .loc = Żelaznej Straży
    .gender = f

word-root-piece-keep = Twierdza
    .acc = Twierdzę
    .counted = { $count ->
        [one] Twierdzę
        [few] { $count } Twierdze
       *[many] { $count } Twierdz
    }
word-root-piece-wood = drewno
    .acc = drewno
    .counted = { $count ->
        [one] drewno
        [few] { $count } żetony drewna
       *[many] { $count } żetonów drewna
    }
word-root-piece-sawmill = tartak
    .acc = tartak
    .counted = { $count ->
        [one] tartak
        [few] { $count } tartaki
       *[many] { $count } tartaków
    }
word-root-piece-workshop = warsztat
    .acc = warsztat
    .counted = { $count ->
        [one] warsztat
        [few] { $count } warsztaty
       *[many] { $count } warsztatów
    }
word-root-piece-recruiter = koszary
    .acc = koszary
    .counted = { $count ->
        [one] koszary
        [few] { $count } koszary
       *[many] { $count } koszar
    }
word-root-piece-roost = gniazdo
    .acc = gniazdo
    .counted = { $count ->
        [one] gniazdo
        [few] { $count } gniazda
       *[many] { $count } gniazd
    }
word-root-piece-sympathy = żeton sympatyków
    .acc = żeton sympatyków
    .counted = { $count ->
        [one] żeton sympatyków
        [few] { $count } żetony sympatyków
       *[many] { $count } żetonów sympatyków
    }
word-root-piece-base-fox = lisia baza
    .acc = lisią bazę
    .counted = { $count ->
        [one] lisią bazę
        [few] { $count } lisie bazy
       *[many] { $count } lisich baz
    }
word-root-piece-base-rabbit = królicza baza
    .acc = króliczą bazę
    .counted = { $count ->
        [one] króliczą bazę
        [few] { $count } królicze bazy
       *[many] { $count } króliczych baz
    }
word-root-piece-base-mouse = mysia baza
    .acc = mysią bazę
    .counted = { $count ->
        [one] mysią bazę
        [few] { $count } mysie bazy
       *[many] { $count } mysich baz
    }
word-root-piece-garden-fox = lisi ogród
    .acc = lisi ogród
    .counted = { $count ->
        [one] lisi ogród
        [few] { $count } lisie ogrody
       *[many] { $count } lisich ogrodów
    }
word-root-piece-garden-rabbit = króliczy ogród
    .acc = króliczy ogród
    .counted = { $count ->
        [one] króliczy ogród
        [few] { $count } królicze ogrody
       *[many] { $count } króliczych ogrodów
    }
word-root-piece-garden-mouse = mysi ogród
    .acc = mysi ogród
    .counted = { $count ->
        [one] mysi ogród
        [few] { $count } mysie ogrody
       *[many] { $count } mysich ogrodów
    }
word-root-piece-trade-post-fox = lisia faktoria
    .acc = lisią faktorię
    .counted = { $count ->
        [one] lisią faktorię
        [few] { $count } lisie faktorie
       *[many] { $count } lisich faktorii
    }
word-root-piece-trade-post-rabbit = królicza faktoria
    .acc = króliczą faktorię
    .counted = { $count ->
        [one] króliczą faktorię
        [few] { $count } królicze faktorie
       *[many] { $count } króliczych faktorii
    }
word-root-piece-trade-post-mouse = mysia faktoria
    .acc = mysią faktorię
    .counted = { $count ->
        [one] mysią faktorię
        [few] { $count } mysie faktorie
       *[many] { $count } mysich faktorii
    }
word-root-piece-foothold = przyczółek
    .acc = przyczółek
    .counted = { $count ->
        [one] przyczółek
        [few] { $count } przyczółki
       *[many] { $count } przyczółków
    }
word-root-piece-vault = krypta
    .acc = kryptę
    .counted = { $count ->
        [one] kryptę
        [few] { $count } krypty
       *[many] { $count } krypt
    }
word-root-piece-citadel = cytadela
    .acc = cytadelę
    .counted = { $count ->
        [one] cytadelę
        [few] { $count } cytadele
       *[many] { $count } cytadel
    }
word-root-piece-market = targ
    .acc = targ
    .counted = { $count ->
        [one] targ
        [few] { $count } targi
       *[many] { $count } targów
    }
word-root-piece-tunnel = tunel
    .acc = tunel
    .counted = { $count ->
        [one] tunel
        [few] { $count } tunele
       *[many] { $count } tuneli
    }
word-root-piece-plot-bomb = bomba
    .acc = bombę
    .counted = { $count ->
        [one] bombę
        [few] { $count } bomby
       *[many] { $count } bomb
    }
word-root-piece-plot-snare = wnyki
    .acc = wnyki
    .counted = { $count ->
        [one] wnyki
        [few] { $count } wnyki
       *[many] { $count } wnyków
    }
word-root-piece-plot-extortion = haracz
    .acc = haracz
    .counted = { $count ->
        [one] haracz
        [few] { $count } haracze
       *[many] { $count } haraczy
    }
word-root-piece-plot-raid = najazd
    .acc = najazd
    .counted = { $count ->
        [one] najazd
        [few] { $count } najazdy
       *[many] { $count } najazdów
    }
word-root-piece-plot = zakryta intryga
    .acc = zakrytą intrygę
    .counted = { $count ->
        [one] zakrytą intrygę
        [few] { $count } zakryte intrygi
       *[many] { $count } zakrytych intryg
    }
word-root-piece-stronghold = warownia
    .acc = warownię
    .counted = { $count ->
        [one] warownię
        [few] { $count } warownie
       *[many] { $count } warowni
    }
word-root-piece-mob = żeton szturmu
    .acc = żeton szturmu
    .counted = { $count ->
        [one] żeton szturmu
        [few] { $count } żetony szturmu
       *[many] { $count } żetonów szturmu
    }
word-root-piece-waystation-figure-tablet = posterunek (figura i tablica)
    .acc = posterunek (figura i tablica)
    .counted = { $count ->
        [one] posterunek (figura i tablica)
        [few] { $count } posterunki (figura i tablica)
       *[many] { $count } posterunków (figura i tablica)
    }
word-root-piece-waystation-tablet-jewelry = posterunek (tablica i biżuteria)
    .acc = posterunek (tablica i biżuteria)
    .counted = { $count ->
        [one] posterunek (tablica i biżuteria)
        [few] { $count } posterunki (tablica i biżuteria)
       *[many] { $count } posterunków (tablica i biżuteria)
    }
word-root-piece-waystation-jewelry-figure = posterunek (biżuteria i figura)
    .acc = posterunek (biżuteria i figura)
    .counted = { $count ->
        [one] posterunek (biżuteria i figura)
        [few] { $count } posterunki (biżuteria i figura)
       *[many] { $count } posterunków (biżuteria i figura)
    }
word-root-piece-relic-figure-1 = figura o wartości 1
    .acc = figurę o wartości 1
    .counted = { $count ->
        [one] figurę o wartości 1
        [few] { $count } figury o wartości 1
       *[many] { $count } figur o wartości 1
    }
word-root-piece-relic-figure-2 = figura o wartości 2
    .acc = figurę o wartości 2
    .counted = { $count ->
        [one] figurę o wartości 2
        [few] { $count } figury o wartości 2
       *[many] { $count } figur o wartości 2
    }
word-root-piece-relic-figure-3 = figura o wartości 3
    .acc = figurę o wartości 3
    .counted = { $count ->
        [one] figurę o wartości 3
        [few] { $count } figury o wartości 3
       *[many] { $count } figur o wartości 3
    }
word-root-piece-relic-tablet-1 = tablica o wartości 1
    .acc = tablicę o wartości 1
    .counted = { $count ->
        [one] tablicę o wartości 1
        [few] { $count } tablice o wartości 1
       *[many] { $count } tablic o wartości 1
    }
word-root-piece-relic-tablet-2 = tablica o wartości 2
    .acc = tablicę o wartości 2
    .counted = { $count ->
        [one] tablicę o wartości 2
        [few] { $count } tablice o wartości 2
       *[many] { $count } tablic o wartości 2
    }
word-root-piece-relic-tablet-3 = tablica o wartości 3
    .acc = tablicę o wartości 3
    .counted = { $count ->
        [one] tablicę o wartości 3
        [few] { $count } tablice o wartości 3
       *[many] { $count } tablic o wartości 3
    }
word-root-piece-relic-jewelry-1 = klejnot o wartości 1
    .acc = klejnot o wartości 1
    .counted = { $count ->
        [one] klejnot o wartości 1
        [few] { $count } klejnoty o wartości 1
       *[many] { $count } klejnotów o wartości 1
    }
word-root-piece-relic-jewelry-2 = klejnot o wartości 2
    .acc = klejnot o wartości 2
    .counted = { $count ->
        [one] klejnot o wartości 2
        [few] { $count } klejnoty o wartości 2
       *[many] { $count } klejnotów o wartości 2
    }
word-root-piece-relic-jewelry-3 = klejnot o wartości 3
    .acc = klejnot o wartości 3
    .counted = { $count ->
        [one] klejnot o wartości 3
        [few] { $count } klejnoty o wartości 3
       *[many] { $count } klejnotów o wartości 3
    }
word-root-piece-warrior = wojownik
    .acc = wojownika
    .counted = { $count ->
        [one] wojownika
        [few] { $count } wojowników
       *[many] { $count } wojowników
    }
word-root-piece-pawn = pionek
    .acc = pionek
    .counted = { $count ->
        [one] pionek
        [few] { $count } pionki
       *[many] { $count } pionków
    }
word-root-piece-warlord = Lord
    .acc = Lorda
    .counted = { $count ->
        [one] Lorda
        [few] { $count } Lordów
       *[many] { $count } Lordów
    }

word-root-craft = przekucie
word-root-move = ruch
word-root-battle = walka
word-root-recruit = werbunek
word-root-build = budowa
word-root-dominance = dominacja
word-root-take = wzięcie karty dominacji
word-root-open-path = otwarcie zamkniętej ścieżki
word-root-ferry = promem
word-root-extra = dodatkowa akcja
word-root-march = marsz
word-root-overwork = nadprodukcja
word-root-mobilize = mobilizacja
word-root-train = szkolenie
word-root-organize = przegrupowanie
word-root-slip = zakradanie się
word-root-explore = eksploracja
word-root-aid = pomoc
word-root-quest = misja
word-root-strike = cios
word-root-repair = naprawa
word-root-special = akcja specjalna
word-root-crusade = krucjata
word-root-convert = nawrócenie
word-root-sanctify = uświęcenie
word-root-score = punktacja
word-root-sacrifice = ofiara
word-root-advance = natarcie Lordem
word-root-incite = podburzanie
word-root-hoard-item = do Skarbca
word-root-sell-item = poza grę, za punkty
word-root-mood-bitter = Rozgoryczony
    .text = W walce na polanie Lorda, przed rzutem, żetony szturmu stamtąd i z sąsiedztwa mogą zamienić się w wojowników.
word-root-mood-grandiose = Ambitny
    .text = Najpierw natarcie Lordem, potem dowodzenie.
word-root-mood-jubilant = Radosny
    .text = Po podburzaniu na polanie Lorda rzuć do czterech razy, aby rozprzestrzenić szturm.
word-root-mood-lavish = Rozrzutny
    .text = Na koniec Świtu wyrzucaj przedmioty ze Skarbca: za każdy dwóch wojowników u Lorda.
word-root-mood-relentless = Bezlitosny
    .text = Po natarciu z ruchem i walką wykonaj jeszcze ruch albo walkę.
word-root-mood-rowdy = Hałaśliwy
    .text = Wieczorem dobierz kartę więcej, a dwie, jeśli u Lorda są co najmniej trzy komponenty przeciwników.
word-root-mood-stubborn = Uparty
    .text = W walce na polanie Lorda zignoruj pierwsze obrażenie.
word-root-mood-wrathful = Gniewny
    .text = Atakując na polanie Lorda, zadaj dodatkowe obrażenie.
word-root-flip = odkrycie intrygi
word-root-place-plot = nowa intryga
word-root-trick = podmianka
word-root-exert = wysiłek
word-root-expose = zdemaskowanie
word-root-plot-bomb = Bomba
    .text = Po odkryciu usuwa z polany wszystkie komponenty przeciwników, a potem siebie.
    .acc = bombę
    .ins = bombą
word-root-plot-snare = Wnyki
    .text = Odkryte: przeciwnicy nie mogą tam umieszczać komponentów ani stamtąd wychodzić.
    .acc = wnyki
    .ins = wnykami
word-root-plot-extortion = Haracz
    .text = Po odkryciu zabierz losową kartę każdemu przeciwnikowi na polanie; odkryty daje Wieczorem dodatkową kartę.
    .acc = haracz
    .ins = haraczem
word-root-plot-raid = Najazd
    .text = Gdy zostaje usunięty inaczej niż przez Zdemaskowanie, postaw wojownika na każdej sąsiedniej polanie.
    .acc = najazd
    .ins = najazdem
word-root-draw = dobranie karty
word-root-establish = budowa faktorii
word-root-export = eksport
word-root-service-hand-card = Karta
    .text = Weź wybraną kartę z odkrytej ręki Kompanii.
    .acc = kartę
    .gen = karty
word-root-service-riverboats = Łodzie Rzeczne
    .text = Do końca twojej tury rzeki są dla ciebie ścieżkami.
    .acc = łodzie rzeczne
    .gen = łodzi rzecznych
word-root-service-mercenaries = Najemnicy
    .text = Za Dnia i Wieczorem wojownicy Kompanii liczą się jako twoi przy kontroli i w walce i przyjmują co drugie obrażenie.
    .acc = najemników
    .gen = najemników
word-root-dig = podkop
word-root-minister-foremole = Sztygar
    .text = Ujawnij dowolną kartę, aby postawić cytadelę lub targ na dowolnej polanie, którą kontrolujesz.
    .gen = Sztygara
    .acc = Sztygara
word-root-minister-captain = Kapitan
    .text = Stocz jedną walkę.
    .gen = Kapitana
    .acc = Kapitana
word-root-minister-marshal = Kwatermistrz
    .text = Wykonaj jeden ruch.
    .gen = Kwatermistrza
    .acc = Kwatermistrza
word-root-minister-brigadier = Brygadier
    .text = Wykonaj do dwóch ruchów albo stocz do dwóch walk.
    .gen = Brygadiera
    .acc = Brygadiera
word-root-minister-banker = Bankier
    .text = Wydaj karty o jednym symbolu, aby zdobyć tyle samo punktów.
    .gen = Bankiera
    .acc = Bankiera
word-root-minister-mayor = Burmistrz
    .text = Wykonaj akcję przekonanego Notabla lub Ziemianina.
    .gen = Burmistrza
    .acc = Burmistrza
word-root-minister-duchess-of-mud = Księżna Błot
    .text = Zdobądź 2 punkty, jeśli wszystkie trzy tunele są na mapie.
    .gen = Księżnej Błot
    .acc = Księżną Błot
word-root-minister-baron-of-dirt = Baron Gleb
    .text = Zdobądź 1 punkt za każdy targ na mapie.
    .gen = Barona Gleb
    .acc = Barona Gleb
word-root-minister-earl-of-stone = Hrabia Głazów
    .text = Zdobądź 1 punkt za każdą cytadelę na mapie.
    .gen = Hrabiego Głazów
    .acc = Hrabiego Głazów
word-root-encamp = obozowanie
word-root-decamp = zwinięcie posterunku
word-root-recover = odzyskanie reliktów
word-root-tuck = dodanie karty
word-root-shift = przeniesienie karty do innej kolumny
word-root-retainer = Wierny Sługa
    .acc = Wiernego Sługę
word-root-retinue-move = Ruch
word-root-retinue-battle-then-delve = Walka i Odnajdywanie
word-root-retinue-move-or-recover = Ruch albo Odzyskanie
word-root-relic-figure = figura
    .gen = figur
    .acc = figurę
word-root-relic-tablet = tablica
    .gen = tablic
    .acc = tablicę
word-root-relic-jewelry = biżuteria
    .gen = biżuterii
    .acc = biżuterię

word-root-leader-builder = Budowniczy
    .text = Przekute przedmioty dają pełne punkty.
word-root-leader-charismatic = Charyzmatyk
    .text = Każdy werbunek musi wystawić dwóch wojowników.
word-root-leader-commander = Komandor
    .text = Gdy atakujesz: dodatkowe obrażenie.
word-root-leader-despot = Despota
    .text = O 1 PZ więcej za walkę, w której usuwasz budynek albo żeton.

word-root-column-recruit = Werbunek
word-root-column-move = Ruch
word-root-column-battle = Walka
word-root-column-build = Budowa

word-root-trigger-hospitals = szpitale polowe
word-root-trigger-outrage = bunt
word-root-trigger-base = utrata bazy
word-root-trigger-sweep = wielka czystka
word-root-trigger-hostile = wrogość
word-root-trigger-infamy = niesława
word-root-trigger-fear = strach przed wiernymi
word-root-trigger-failure = cena porażki
word-root-trigger-raid = najazd
word-root-trigger-disruption = zakłócenia w handlu
word-root-trigger-trophy = cenne trofea

word-root-character-thief = Złodziej
    .text = Kradzież, za pochodnię: losowa karta tych, którzy są na twojej polanie.
word-root-character-tinker = Majsterkowicz
    .text = Dniówka, za pochodnię: karta o symbolu twojej polany albo ptaka ze stosu kart odrzuconych.
word-root-character-ranger = Strażnik
    .text = Kryjówka, za pochodnię: napraw trzy przedmioty i zakończ Dzień.
word-root-character-vagrant = Przybłęda
    .text = Namowa, za pochodnię: dwie inne strony walczą na twojej polanie, a punkty za straty są twoje.
word-root-character-arbiter = Rozjemca
    .text = Ochrona: obrońca na twojej polanie może cię zwerbować: 1 PZ dla ciebie, twoje miecze dla niego.
word-root-character-scoundrel = Łotr
    .text = Spalona Ziemia, za pochodnię, która tam zostaje: usuń z polany wszystkie komponenty przeciwników; nikt już tam nie wejdzie.
word-root-character-adventurer = Poszukiwacz Przygód
    .text = Improwizacja, raz na turę: w misji jeden przedmiot zastępuje dowolny inny i zostaje uszkodzony.
word-root-character-ronin = Ronin
    .text = Szybki Atak: po rzucie wyczerp miecz, aby zadać dodatkowe obrażenie.
word-root-character-harrier = Lotnik
    .text = Szybowanie, za pochodnię: rusz się na dowolną polanę bez butów.

word-root-quest-errand-rabbit = Posyłka (królik)
word-root-quest-expel-bandits-rabbit = Przepędzenie bandytów (królik)
word-root-quest-fend-off-a-bear-rabbit = Odparcie niedźwiedzia (królik)
word-root-quest-give-a-speech-rabbit = Przemowa (królik)
word-root-quest-guard-duty-rabbit = Warta (królik)
word-root-quest-errand-fox = Posyłka (lis)
word-root-quest-fundraising-fox = Zbiórka (lis)
word-root-quest-give-a-speech-fox = Przemowa (lis)
word-root-quest-logistics-help-fox = Pomoc w zaopatrzeniu (lis)
word-root-quest-repair-a-shed-fox = Naprawa szopy (lis)
word-root-quest-escort-mouse = Eskorta (mysz)
word-root-quest-expel-bandits-mouse = Przepędzenie bandytów (mysz)
word-root-quest-fend-off-a-bear-mouse = Odparcie niedźwiedzia (mysz)
word-root-quest-guard-duty-mouse = Warta (mysz)
word-root-quest-logistics-help-mouse = Pomoc w zaopatrzeniu (mysz)

word-root-reward-points = punkty zwycięstwa
word-root-reward-cards = dwie karty

word-root-card-ambush-bird = Zasadzka (ptak)
    .text = Gdy się bronisz na dowolnej polanie: 2 obrażenia przed rzutem. Udaremnia ją pasująca zasadzka.
word-root-card-ambush-fox = Zasadzka (lis)
    .text = Gdy się bronisz na lisiej polanie: 2 obrażenia przed rzutem. Udaremnia ją pasująca zasadzka.
word-root-card-ambush-rabbit = Zasadzka (królik)
    .text = Gdy się bronisz na króliczej polanie: 2 obrażenia przed rzutem. Udaremnia ją pasująca zasadzka.
word-root-card-ambush-mouse = Zasadzka (mysz)
    .text = Gdy się bronisz na mysiej polanie: 2 obrażenia przed rzutem. Udaremnia ją pasująca zasadzka.
word-root-card-dominance-bird = Ptasia Dominacja
    .text = Od 10 PZ: zamiast zdobywać punkty, wygrywasz, kontrolując na początku swojego Świtu dwa przeciwległe rogi.
word-root-card-dominance-fox = Lisia Dominacja
    .text = Od 10 PZ: zamiast zdobywać punkty, wygrywasz, kontrolując na początku swojego Świtu trzy lisie polany.
word-root-card-dominance-rabbit = Królicza Dominacja
    .text = Od 10 PZ: zamiast zdobywać punkty, wygrywasz, kontrolując na początku swojego Świtu trzy królicze polany.
word-root-card-dominance-mouse = Mysia Dominacja
    .text = Od 10 PZ: zamiast zdobywać punkty, wygrywasz, kontrolując na początku swojego Świtu trzy mysie polany.
word-root-card-birdy-bindle = Ptasi Tobołek
    .text = Weź z zasobów worek.
word-root-card-woodland-runners = Leśni Biegacze
    .text = Weź z zasobów but.
word-root-card-arms-trader = Handlarz Bronią
    .text = Weź z zasobów miecz.
word-root-card-crossbow-bird = Kusza (ptak)
    .text = Weź z zasobów kuszę.
word-root-card-gently-used-knapsack = Lekko Używany Plecak
    .text = Weź z zasobów worek.
word-root-card-root-tea-fox = Herbata z Korzeni (lis)
    .text = Weź z zasobów herbatę.
word-root-card-travel-gear-fox = Ekwipunek Podróżny (lis)
    .text = Weź z zasobów but.
word-root-card-protection-racket = Wymuszanie Haraczu
    .text = Weź z zasobów stos monet.
word-root-card-foxfolk-steel = Lisia Stal
    .text = Weź z zasobów miecz.
word-root-card-anvil = Kowadło
    .text = Weź z zasobów młotek.
word-root-card-smugglers-trail = Szlak Przemytników
    .text = Weź z zasobów worek.
word-root-card-root-tea-rabbit = Herbata z Korzeni (królik)
    .text = Weź z zasobów herbatę.
word-root-card-a-visit-to-friends = Wizyta u Przyjaciół
    .text = Weź z zasobów but.
word-root-card-bake-sale = Kiermasz Wypieków
    .text = Weź z zasobów stos monet.
word-root-card-mouse-in-a-sack = Mysz w Worku
    .text = Weź z zasobów worek.
word-root-card-root-tea-mouse = Herbata z Korzeni (mysz)
    .text = Weź z zasobów herbatę.
word-root-card-travel-gear-mouse = Ekwipunek Podróżny (mysz)
    .text = Weź z zasobów but.
word-root-card-investments = Inwestycje
    .text = Weź z zasobów stos monet.
word-root-card-sword-mouse = Miecz
    .text = Weź z zasobów miecz.
word-root-card-crossbow-mouse = Kusza (mysz)
    .text = Weź z zasobów kuszę.
word-root-card-armorers = Płatnerze
    .text = W walce: odrzuć tę kartę, aby nie otrzymać żadnego obrażenia z rzutu.
word-root-card-sappers = Saperzy
    .text = Gdy się bronisz: odrzuć tę kartę, aby zadać dodatkowe obrażenie.
word-root-card-brutal-tactics = Brutalna Taktyka
    .text = Gdy atakujesz: możesz zadać dodatkowe obrażenie; obrońca zdobywa wtedy 1 PZ.
word-root-card-royal-claim = Królewskie Roszczenie
    .text = O Świcie: odrzuć tę kartę, aby zdobyć 1 PZ za każdą kontrolowaną polanę.
word-root-card-stand-and-deliver = Pieniądze albo Życie!
    .text = Raz o Świcie: weź losową kartę z ręki przeciwnika, który zdobywa za to 1 PZ.
word-root-card-tax-collector = Poborca Podatkowy
    .text = Raz za Dnia: zdejmij z mapy jednego swojego wojownika, aby dobrać kartę.
word-root-card-favor-of-the-foxes = Lisia Przysługa
    .text = Po przekuciu: usuń komponenty przeciwników z lisich polan i zdobądź punkty za ich budynki i żetony.
word-root-card-command-warren = Nora Dowodzenia
    .text = Na początku Dnia: możesz rozpocząć walkę.
word-root-card-better-burrow-bank = Bank Lepszej Nory
    .text = Na początku Świtu: możesz dobrać kartę; wtedy dobiera ją też wybrany przez ciebie przeciwnik.
word-root-card-cobbler = Szewc
    .text = Na początku Wieczoru: możesz wykonać ruch.
word-root-card-favor-of-the-rabbits = Królicza Przysługa
    .text = Po przekuciu: usuń komponenty przeciwników z króliczych polan i zdobądź punkty za ich budynki i żetony.
word-root-card-scouting-party = Zwiad
    .text = Gdy atakujesz: zasadzki nic ci nie robią.
word-root-card-codebreakers = Łamacze Szyfrów
    .text = Raz za Dnia: obejrzyj rękę innego gracza.
word-root-card-favor-of-the-mice = Mysia Przysługa
    .text = Po przekuciu: usuń komponenty przeciwników z mysich polan i zdobądź punkty za ich budynki i żetony.
word-root-card-saboteurs = Sabotażyści
    .text = Na początku Świtu: odrzuć tę kartę, aby odrzucić jedną z przekutych kart przeciwnika.
word-root-card-soup-kitchens = Jadłodajnie
    .text = Twoje żetony liczą się do kontroli, i to podwójnie.
word-root-card-boat-builders = Szkutnicy
    .text = Rzeki są dla ciebie ścieżkami.
word-root-card-corvid-planners = Kruczy Stratedzy
    .text = Możesz się ruszać bez kontroli nad którąkolwiek z polan.
word-root-card-eyrie-emigre = Emigrant Orlich Gniazd
    .text = Na końcu Świtu: rusz się i walcz tam, dokąd trafisz. Bez jednego albo drugiego odrzuć tę kartę.
word-root-card-fox-partisans = Lisi Partyzanci
    .text = W walce na lisiej polanie: zadaj dodatkowe obrażenie, potem odrzuć z ręki wszystko oprócz lisich kart.
word-root-card-propaganda-bureau = Biuro Propagandy
    .text = Raz za Dnia: wydaj kartę, aby na pasującej polanie zastąpić wojownika przeciwnika swoim.
word-root-card-false-orders = Fałszywe Rozkazy
    .text = O Świcie: odrzuć tę kartę, aby ruszyć z polany połowę wojowników przeciwnika (w górę), bez względu na kontrolę.
word-root-card-informants = Informatorzy
    .text = Wieczorem, zamiast dobierać: możesz wziąć zasadzkę ze stosu kart odrzuconych.
word-root-card-rabbit-partisans = Króliczy Partyzanci
    .text = W walce na króliczej polanie: zadaj dodatkowe obrażenie, potem odrzuć z ręki wszystko oprócz króliczych kart.
word-root-card-tunnels = Tunele
    .text = Wszystkie polany z twoimi komponentami przekuwania sąsiadują dla ciebie ze sobą.
word-root-card-charm-offensive = Ofensywa Wdzięku
    .text = Na początku Wieczoru: możesz dobrać kartę; wtedy inny gracz zdobywa 1 PZ.
word-root-card-swap-meet = Giełda Wymiany
    .text = Raz o Świcie: weź innemu graczowi losową kartę, a potem oddaj mu jedną ze swoich.
word-root-card-coffin-makers = Wytwórcy Trumien
    .text = Usunięci wojownicy trafiają tutaj. Na początku Świtu: 1 PZ za każdą piątkę, potem wracają do zasobów.
word-root-card-mouse-partisans = Mysi Partyzanci
    .text = W walce na mysiej polanie: zadaj dodatkowe obrażenie, potem odrzuć z ręki wszystko oprócz mysich kart.
word-root-card-league-of-adventurous-mice = Liga Mysich Poszukiwaczy Przygód
    .text = Raz za Dnia: wyczerp przekuty przedmiot, aby się ruszyć albo walczyć.
word-root-card-murine-broker = Mysi Pośrednik
    .text = Ilekroć inny gracz przekuje przedmiot: dobierz kartę.
word-root-card-master-engravers = Mistrz Dłuta
    .text = Ilekroć przekujesz przedmiot: zdobądź o 1 PZ więcej.

word-root-use-ambush-bird = użyj karty „{ word-root-card-ambush-bird }”
    .text = { word-root-card-ambush-bird.text }
word-root-use-ambush-fox = użyj karty „{ word-root-card-ambush-fox }”
    .text = { word-root-card-ambush-fox.text }
word-root-use-ambush-rabbit = użyj karty „{ word-root-card-ambush-rabbit }”
    .text = { word-root-card-ambush-rabbit.text }
word-root-use-ambush-mouse = użyj karty „{ word-root-card-ambush-mouse }”
    .text = { word-root-card-ambush-mouse.text }
word-root-use-dominance-bird = użyj karty „{ word-root-card-dominance-bird }”
    .text = { word-root-card-dominance-bird.text }
word-root-use-dominance-fox = użyj karty „{ word-root-card-dominance-fox }”
    .text = { word-root-card-dominance-fox.text }
word-root-use-dominance-rabbit = użyj karty „{ word-root-card-dominance-rabbit }”
    .text = { word-root-card-dominance-rabbit.text }
word-root-use-dominance-mouse = użyj karty „{ word-root-card-dominance-mouse }”
    .text = { word-root-card-dominance-mouse.text }
word-root-use-birdy-bindle = użyj karty „{ word-root-card-birdy-bindle }”
    .text = { word-root-card-birdy-bindle.text }
word-root-use-woodland-runners = użyj karty „{ word-root-card-woodland-runners }”
    .text = { word-root-card-woodland-runners.text }
word-root-use-arms-trader = użyj karty „{ word-root-card-arms-trader }”
    .text = { word-root-card-arms-trader.text }
word-root-use-crossbow-bird = użyj karty „{ word-root-card-crossbow-bird }”
    .text = { word-root-card-crossbow-bird.text }
word-root-use-gently-used-knapsack = użyj karty „{ word-root-card-gently-used-knapsack }”
    .text = { word-root-card-gently-used-knapsack.text }
word-root-use-root-tea-fox = użyj karty „{ word-root-card-root-tea-fox }”
    .text = { word-root-card-root-tea-fox.text }
word-root-use-travel-gear-fox = użyj karty „{ word-root-card-travel-gear-fox }”
    .text = { word-root-card-travel-gear-fox.text }
word-root-use-protection-racket = użyj karty „{ word-root-card-protection-racket }”
    .text = { word-root-card-protection-racket.text }
word-root-use-foxfolk-steel = użyj karty „{ word-root-card-foxfolk-steel }”
    .text = { word-root-card-foxfolk-steel.text }
word-root-use-anvil = użyj karty „{ word-root-card-anvil }”
    .text = { word-root-card-anvil.text }
word-root-use-smugglers-trail = użyj karty „{ word-root-card-smugglers-trail }”
    .text = { word-root-card-smugglers-trail.text }
word-root-use-root-tea-rabbit = użyj karty „{ word-root-card-root-tea-rabbit }”
    .text = { word-root-card-root-tea-rabbit.text }
word-root-use-a-visit-to-friends = użyj karty „{ word-root-card-a-visit-to-friends }”
    .text = { word-root-card-a-visit-to-friends.text }
word-root-use-bake-sale = użyj karty „{ word-root-card-bake-sale }”
    .text = { word-root-card-bake-sale.text }
word-root-use-mouse-in-a-sack = użyj karty „{ word-root-card-mouse-in-a-sack }”
    .text = { word-root-card-mouse-in-a-sack.text }
word-root-use-root-tea-mouse = użyj karty „{ word-root-card-root-tea-mouse }”
    .text = { word-root-card-root-tea-mouse.text }
word-root-use-travel-gear-mouse = użyj karty „{ word-root-card-travel-gear-mouse }”
    .text = { word-root-card-travel-gear-mouse.text }
word-root-use-investments = użyj karty „{ word-root-card-investments }”
    .text = { word-root-card-investments.text }
word-root-use-sword-mouse = użyj karty „{ word-root-card-sword-mouse }”
    .text = { word-root-card-sword-mouse.text }
word-root-use-crossbow-mouse = użyj karty „{ word-root-card-crossbow-mouse }”
    .text = { word-root-card-crossbow-mouse.text }
word-root-use-armorers = użyj karty „{ word-root-card-armorers }”
    .text = { word-root-card-armorers.text }
word-root-use-sappers = użyj karty „{ word-root-card-sappers }”
    .text = { word-root-card-sappers.text }
word-root-use-brutal-tactics = użyj karty „{ word-root-card-brutal-tactics }”
    .text = { word-root-card-brutal-tactics.text }
word-root-use-royal-claim = użyj karty „{ word-root-card-royal-claim }”
    .text = { word-root-card-royal-claim.text }
word-root-use-stand-and-deliver = użyj karty „{ word-root-card-stand-and-deliver }”
    .text = { word-root-card-stand-and-deliver.text }
word-root-use-tax-collector = użyj karty „{ word-root-card-tax-collector }”
    .text = { word-root-card-tax-collector.text }
word-root-use-favor-of-the-foxes = użyj karty „{ word-root-card-favor-of-the-foxes }”
    .text = { word-root-card-favor-of-the-foxes.text }
word-root-use-command-warren = użyj karty „{ word-root-card-command-warren }”
    .text = { word-root-card-command-warren.text }
word-root-use-better-burrow-bank = użyj karty „{ word-root-card-better-burrow-bank }”
    .text = { word-root-card-better-burrow-bank.text }
word-root-use-cobbler = użyj karty „{ word-root-card-cobbler }”
    .text = { word-root-card-cobbler.text }
word-root-use-favor-of-the-rabbits = użyj karty „{ word-root-card-favor-of-the-rabbits }”
    .text = { word-root-card-favor-of-the-rabbits.text }
word-root-use-scouting-party = użyj karty „{ word-root-card-scouting-party }”
    .text = { word-root-card-scouting-party.text }
word-root-use-codebreakers = użyj karty „{ word-root-card-codebreakers }”
    .text = { word-root-card-codebreakers.text }
word-root-use-favor-of-the-mice = użyj karty „{ word-root-card-favor-of-the-mice }”
    .text = { word-root-card-favor-of-the-mice.text }
word-root-use-saboteurs = użyj karty „{ word-root-card-saboteurs }”
    .text = { word-root-card-saboteurs.text }
word-root-use-soup-kitchens = użyj karty „{ word-root-card-soup-kitchens }”
    .text = { word-root-card-soup-kitchens.text }
word-root-use-boat-builders = użyj karty „{ word-root-card-boat-builders }”
    .text = { word-root-card-boat-builders.text }
word-root-use-corvid-planners = użyj karty „{ word-root-card-corvid-planners }”
    .text = { word-root-card-corvid-planners.text }
word-root-use-eyrie-emigre = użyj karty „{ word-root-card-eyrie-emigre }”
    .text = { word-root-card-eyrie-emigre.text }
word-root-use-fox-partisans = użyj karty „{ word-root-card-fox-partisans }”
    .text = { word-root-card-fox-partisans.text }
word-root-use-propaganda-bureau = użyj karty „{ word-root-card-propaganda-bureau }”
    .text = { word-root-card-propaganda-bureau.text }
word-root-use-false-orders = użyj karty „{ word-root-card-false-orders }”
    .text = { word-root-card-false-orders.text }
word-root-use-informants = użyj karty „{ word-root-card-informants }”
    .text = { word-root-card-informants.text }
word-root-use-rabbit-partisans = użyj karty „{ word-root-card-rabbit-partisans }”
    .text = { word-root-card-rabbit-partisans.text }
word-root-use-tunnels = użyj karty „{ word-root-card-tunnels }”
    .text = { word-root-card-tunnels.text }
word-root-use-charm-offensive = użyj karty „{ word-root-card-charm-offensive }”
    .text = { word-root-card-charm-offensive.text }
word-root-use-swap-meet = użyj karty „{ word-root-card-swap-meet }”
    .text = { word-root-card-swap-meet.text }
word-root-use-coffin-makers = użyj karty „{ word-root-card-coffin-makers }”
    .text = { word-root-card-coffin-makers.text }
word-root-use-mouse-partisans = użyj karty „{ word-root-card-mouse-partisans }”
    .text = { word-root-card-mouse-partisans.text }
word-root-use-league-of-adventurous-mice = użyj karty „{ word-root-card-league-of-adventurous-mice }”
    .text = { word-root-card-league-of-adventurous-mice.text }
word-root-use-murine-broker = użyj karty „{ word-root-card-murine-broker }”
    .text = { word-root-card-murine-broker.text }
word-root-use-master-engravers = użyj karty „{ word-root-card-master-engravers }”
    .text = { word-root-card-master-engravers.text }

word-root-landmark-tower = Wieża
    .acc = Wieżę
    .text = Kto kontroluje tę polanę na koniec swojego Wieczoru, zdobywa punkt.
word-root-landmark-ferry = Prom
    .acc = Prom
    .text = Raz na turę ruch może pójść wodą i zabrać prom; kto się ruszył, dobiera kartę.
word-root-landmark-elder-treetop = Starszy Wierzchołek Drzewa
    .acc = Starszy Wierzchołek Drzewa
    .text = Dodatkowe miejsce na budynek; usunięcie budynku stąd daje punkt więcej.
word-root-landmark-lost-city = Zaginione Miasto
    .acc = Zaginione Miasto
    .text = Polana lisia, królicza i mysia naraz.
word-root-landmark-black-market = Czarny Rynek
    .acc = Czarny Rynek
    .text = Raz w swojej turze, mając tu komponenty, wymień kartę z ręki na jedną z zakrytych.
word-root-landmark-legendary-forge = Legendarna Kuźnia
    .acc = Legendarną Kuźnię
    .text = Leżące tu przedmioty przekuwa się, mając tu komponent; dają kartę i punkt więcej.
