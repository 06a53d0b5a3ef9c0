# Słowa gry Runewars.

word-runewars-done = dalej
word-runewars-skip = nie, dziękuję
word-runewars-yes = tak
word-runewars-fight = walcz
word-runewars-negotiate = pertraktuj
word-runewars-retreat = wycofaj się
word-runewars-move = ruch
word-runewars-heal = leczenie
word-runewars-train = szkolenie
word-runewars-hit = zadaj 1 obrażenie
word-runewars-build = zbuduj twierdzę
word-runewars-repair = napraw twierdzę
word-runewars-mix = wymieszaj runy z dwóch obszarów
word-runewars-claim = połóż kartę zwycięstwa
word-runewars-fulfil = zrealizuj cel
word-runewars-take = weź to, co zostawił pokonany bohater
word-runewars-swap = wymień nagrody
word-runewars-raze = usuń odkryte miejsce

word-runewars-faction-daqan = Daqanici
    .gen = Daqanitów
    .dat = Daqanitom
    .acc = Daqanitów
    .ins = Daqanitami
    .loc = Daqanitach
    .number = pl
word-runewars-faction-latari = Elfy
    .gen = Elfów
    .dat = Elfom
    .acc = Elfy
    .ins = Elfami
    .loc = Elfach
    .number = pl
word-runewars-faction-waiqar = Waiqar
    .gen = Waiqara
    .dat = Waiqarowi
    .acc = Waiqara
    .ins = Waiqarem
    .loc = Waiqarze
    .number = sg
    .gender = m
word-runewars-faction-uthuk = Uthukowie
    .gen = Uthuków
    .dat = Uthukom
    .acc = Uthuków
    .ins = Uthukami
    .loc = Uthukach
    .number = pl

word-runewars-tile-tile-1 = płytka 1
    .acc = płytkę 1
    .gen = płytki 1
word-runewars-tile-tile-2 = płytka 2
    .acc = płytkę 2
    .gen = płytki 2
word-runewars-tile-tile-3 = płytka 3
    .acc = płytkę 3
    .gen = płytki 3
word-runewars-tile-tile-4 = płytka 4
    .acc = płytkę 4
    .gen = płytki 4
word-runewars-tile-tile-5 = płytka 5
    .acc = płytkę 5
    .gen = płytki 5
word-runewars-tile-tile-6 = płytka 6
    .acc = płytkę 6
    .gen = płytki 6
word-runewars-tile-tile-7 = płytka 7
    .acc = płytkę 7
    .gen = płytki 7
word-runewars-tile-tile-8 = płytka 8
    .acc = płytkę 8
    .gen = płytki 8
word-runewars-tile-tile-9 = płytka 9
    .acc = płytkę 9
    .gen = płytki 9
word-runewars-tile-home-daqan = królestwo Daqanitów
    .acc = królestwo Daqanitów
    .gen = królestwa Daqanitów
word-runewars-tile-home-latari = królestwo Elfów
    .acc = królestwo Elfów
    .gen = królestwa Elfów
word-runewars-tile-home-waiqar = królestwo Waiqara
    .acc = królestwo Waiqara
    .gen = królestwa Waiqara
word-runewars-tile-home-uthuk = królestwo Uthuków
    .acc = królestwo Uthuków
    .gen = królestwa Uthuków

word-runewars-area = obszar { $label }
    .gen = obszaru { $label }
    .acc = obszar { $label }
    .in = na obszarze { $label }
    .to = na obszar { $label }
    .from = z obszaru { $label }
word-runewars-spot =
    na { $part ->
        [N] północ
        [NE] północny wschód
        [SE] południowy wschód
        [S] południe
        [SW] południowy zachód
       *[NW] północny zachód
    } od obszaru { $whole }
word-runewars-side =
    na { $label ->
        [N] północ
        [NE] północny wschód
        [SE] południowy wschód
        [S] południe
        [SW] południowy zachód
       *[NW] północny zachód
    }
    .loc =
        na { $label ->
            [N] północy
            [NE] północnym wschodzie
            [SE] południowym wschodzie
            [S] południu
            [SW] południowym zachodzie
           *[NW] północnym zachodzie
        }
word-runewars-rotate =
    { $value ->
        [0] bez obrotu
        [1] o 60° w prawo
        [2] o 120° w prawo
        [3] o 180°
        [4] o 120° w lewo
       *[5] o 60° w lewo
    }
word-runewars-seat = { $seat }
word-runewars-count = { $value }
word-runewars-influence =
    { $value ->
        [0] nic
        [one] { $value } żeton wpływów
        [few] { $value } żetony wpływów
       *[many] { $value } żetonów wpływów
    }

word-runewars-resource-food = żywność
    .gen = żywności
    .acc = żywność
word-runewars-resource-wood = drewno
    .gen = drewna
    .acc = drewno
word-runewars-resource-ore = ruda
    .gen = rudy
    .acc = rudę

word-runewars-attribute-strength = Siła
    .gen = Siły
    .acc = Siłę
word-runewars-attribute-agility = Zręczność
    .gen = Zręczności
    .acc = Zręczność
word-runewars-attribute-wisdom = Mądrość
    .gen = Mądrości
    .acc = Mądrość

word-runewars-order-none = bez rozkazu
word-runewars-order-strategize = Rozstawienie (1)
    .text = Przesuń jednostki na sąsiednie przyjazne lub puste obszary. Starszeństwo: karty taktyki z liczników.
word-runewars-order-mobilize = Mobilizacja (2)
    .text = Aktywuj obszar, wejdź, walcz lub pertraktuj. Starszeństwo: jeszcze raz, bez drugiej bitwy.
word-runewars-order-conquer = Podbój (3)
    .text = Aktywuj obszar, wejdź, walcz lub pertraktuj. Starszeństwo: wroga twierdza liczy się o 3 mniej.
word-runewars-order-harvest = Zbiory (4)
    .text = Ustaw liczniki według plonów swoich obszarów. Starszeństwo: ulepszenia działają, jedno można zbudować.
word-runewars-order-recruit = Zaciąg (5)
    .text = Nowe jednostki z jednego licznika, do strzałki. Starszeństwo: także z drugiego.
word-runewars-order-rally-support = Zgromadzenie poparcia (6)
    .text = Jedna korzyść z każdego twojego miasta. Starszeństwo: bohater za wpływy.
word-runewars-order-acquire-power = Zdobycie władzy (7)
    .text = Wpływy za każdy symbol na licznikach. Starszeństwo: zdobądź tytuł.
word-runewars-order-fortify = Umocnienie (8)
    .text = Zbuduj twierdzę, napraw jedną, wymieszaj runy: każde raz.

word-runewars-unit-bowman = Strzelec
    .gen = Strzelca
    .acc = Strzelca
    .with = ze Strzelcem
    .plural = Strzelcy
    .plgen = Strzelców
    .placc = Strzelców
    .how = Ilu Strzelców
    .counted = { $count ->
        [one] Strzelca
        [few] { $count } Strzelców
       *[many] { $count } Strzelców
    }
    .gender = m
    .text = Symbol zdolności: 1 obrażenie, jeśli się da, na jednostkę o wytrzymałości większej niż 1.
word-runewars-unit-footman = Piechur
    .gen = Piechura
    .acc = Piechura
    .with = z Piechurem
    .plural = Piechurzy
    .plgen = Piechurów
    .placc = Piechurów
    .how = Ilu Piechurów
    .counted = { $count ->
        [one] Piechura
        [few] { $count } Piechurów
       *[many] { $count } Piechurów
    }
    .gender = m
    .text = Symbol zdolności: 1 obrażenie; jeśli jednostka przetrwa, jeszcze 1.
word-runewars-unit-knight = Rycerz
    .gen = Rycerza
    .acc = Rycerza
    .with = z Rycerzem
    .plural = Rycerze
    .plgen = Rycerzy
    .placc = Rycerzy
    .how = Ilu Rycerzy
    .counted = { $count ->
        [one] Rycerza
        [few] { $count } Rycerzy
       *[many] { $count } Rycerzy
    }
    .gender = m
    .text = Symbol zdolności: 1 rozbicie i dobierasz 1 kartę taktyki.
word-runewars-unit-siege-tower = Machina oblężnicza
    .gen = Machiny oblężniczej
    .acc = Machinę oblężniczą
    .with = z Machiną oblężniczą
    .plural = Machiny oblężnicze
    .plgen = Machin oblężniczych
    .placc = Machiny oblężnicze
    .how = Ile Machin oblężniczych
    .counted = { $count ->
        [one] Machinę oblężniczą
        [few] { $count } Machiny oblężnicze
       *[many] { $count } Machin oblężniczych
    }
    .gender = f
    .text = Symbol zdolności: +2 do siły twojej strony, nawet jeśli potem padnie.
word-runewars-unit-archer = Łucznik
    .gen = Łucznika
    .acc = Łucznika
    .with = z Łucznikiem
    .plural = Łucznicy
    .plgen = Łuczników
    .placc = Łuczników
    .how = Ilu Łuczników
    .counted = { $count ->
        [one] Łucznika
        [few] { $count } Łuczników
       *[many] { $count } Łuczników
    }
    .gender = m
    .text = Symbol zdolności: 1 obrażenie wybranej przez ciebie wrogiej jednostce.
word-runewars-unit-pegasus-rider = Jeździec pegaza
    .gen = Jeźdźca pegaza
    .acc = Jeźdźca pegaza
    .with = z Jeźdźcem pegaza
    .plural = Jeźdźcy pegazów
    .plgen = Jeźdźców pegazów
    .placc = Jeźdźców pegazów
    .how = Ilu Jeźdźców pegazów
    .counted = { $count ->
        [one] Jeźdźca pegaza
        [few] { $count } Jeźdźców pegazów
       *[many] { $count } Jeźdźców pegazów
    }
    .gender = m
    .text = Symbol zdolności: rozbija do 2 wybranych wrogich trójkątów albo 1 prostokąt. Lata.
word-runewars-unit-sorceress = Czarodziejka
    .gen = Czarodziejki
    .acc = Czarodziejkę
    .with = z Czarodziejką
    .plural = Czarodziejki
    .plgen = Czarodziejek
    .placc = Czarodziejki
    .how = Ile Czarodziejek
    .counted = { $count ->
        [one] Czarodziejkę
        [few] { $count } Czarodziejki
       *[many] { $count } Czarodziejek
    }
    .gender = f
    .text = Symbol zdolności: wybrana wroga jednostka musi wycofać się z bitwy.
word-runewars-unit-warrior = Wojownik
    .gen = Wojownika
    .acc = Wojownika
    .with = z Wojownikiem
    .plural = Wojownicy
    .plgen = Wojowników
    .placc = Wojowników
    .how = Ilu Wojowników
    .counted = { $count ->
        [one] Wojownika
        [few] { $count } Wojowników
       *[many] { $count } Wojowników
    }
    .gender = m
    .text = Symbol zdolności: 1 obrażenie albo zniszczenie wybranej rannej lub rozbitej wrogiej jednostki.
word-runewars-unit-skeleton-archer = Kościany łucznik
    .gen = Kościanego łucznika
    .acc = Kościanego łucznika
    .with = z Kościanym łucznikiem
    .plural = Kościani łucznicy
    .plgen = Kościanych łuczników
    .placc = Kościanych łuczników
    .how = Ilu Kościanych łuczników
    .counted = { $count ->
        [one] Kościanego łucznika
        [few] { $count } Kościanych łuczników
       *[many] { $count } Kościanych łuczników
    }
    .gender = m
    .text = Symbol zdolności: przeciwnik niszczy jeden swój trójkąt, okrąg lub prostokąt.
word-runewars-unit-necromancer = Nekromanta
    .gen = Nekromanty
    .acc = Nekromantę
    .with = z Nekromantą
    .plural = Nekromanci
    .plgen = Nekromantów
    .placc = Nekromantów
    .how = Ilu Nekromantów
    .counted = { $count ->
        [one] Nekromantę
        [few] { $count } Nekromantów
       *[many] { $count } Nekromantów
    }
    .gender = m
    .text = Symbol zdolności: do twojej strony dołącza 2 Ożywieńców z zasobów.
word-runewars-unit-reanimate = Ożywieniec
    .gen = Ożywieńca
    .acc = Ożywieńca
    .with = z Ożywieńcem
    .plural = Ożywieńcy
    .plgen = Ożywieńców
    .placc = Ożywieńców
    .how = Ilu Ożywieńców
    .counted = { $count ->
        [one] Ożywieńca
        [few] { $count } Ożywieńców
       *[many] { $count } Ożywieńców
    }
    .gender = m
    .text = Symbol zdolności: 2 obrażenia, jeśli stoi co najmniej 2 twoich Ożywieńców, inaczej 1.
word-runewars-unit-dark-knight = Czarny rycerz
    .gen = Czarnego rycerza
    .acc = Czarnego rycerza
    .with = z Czarnym rycerzem
    .plural = Czarni rycerze
    .plgen = Czarnych rycerzy
    .placc = Czarnych rycerzy
    .how = Ilu Czarnych rycerzy
    .counted = { $count ->
        [one] Czarnego rycerza
        [few] { $count } Czarnych rycerzy
       *[many] { $count } Czarnych rycerzy
    }
    .gender = m
    .text = Symbol zdolności: 1 rozbicie i 1 obrażenie.
word-runewars-unit-flesh-ripper = Rozpruwacz
    .gen = Rozpruwacza
    .acc = Rozpruwacza
    .with = z Rozpruwaczem
    .plural = Rozpruwacze
    .plgen = Rozpruwaczy
    .placc = Rozpruwacze
    .how = Ile Rozpruwaczy
    .counted = { $count ->
        [one] Rozpruwacza
        [few] { $count } Rozpruwacze
       *[many] { $count } Rozpruwaczy
    }
    .gender = m
    .text = Symbol zdolności: twoje Rozpruwacze mają do końca bitwy wytrzymałość 3.
word-runewars-unit-berserker = Berserker
    .gen = Berserkera
    .acc = Berserkera
    .with = z Berserkerem
    .plural = Berserkerzy
    .plgen = Berserkerów
    .placc = Berserkerów
    .how = Ilu Berserkerów
    .counted = { $count ->
        [one] Berserkera
        [few] { $count } Berserkerów
       *[many] { $count } Berserkerów
    }
    .gender = m
    .text = Symbol zdolności: możesz zniszczyć swojego stojącego Berserkera, by zadać 2 obrażenia.
word-runewars-unit-warlock = Szaman
    .gen = Szamana
    .acc = Szamana
    .with = z Szamanem
    .plural = Szamani
    .plgen = Szamanów
    .placc = Szamanów
    .how = Ilu Szamanów
    .counted = { $count ->
        [one] Szamana
        [few] { $count } Szamanów
       *[many] { $count } Szamanów
    }
    .gender = m
    .text = Symbol zdolności: przeciwnik niszczy 2 swoje trójkąty albo 1 prostokąt.
word-runewars-unit-chaos-lord = Władca chaosu
    .gen = Władcy chaosu
    .acc = Władcę chaosu
    .with = z Władcą chaosu
    .plural = Władcy chaosu
    .plgen = Władców chaosu
    .placc = Władców chaosu
    .how = Ilu Władców chaosu
    .counted = { $count ->
        [one] Władcę chaosu
        [few] { $count } Władców chaosu
       *[many] { $count } Władców chaosu
    }
    .gender = m
    .text = Symbol zdolności: 2 wybrane wrogie jednostki zostają rozbite; kto już leży, ginie.
word-runewars-unit-razorwing = Ostroszpon
    .gen = Ostroszpona
    .acc = Ostroszpona
    .with = z Ostroszponem
    .plural = Ostroszpony
    .plgen = Ostroszponów
    .placc = Ostroszpony
    .how = Ile Ostroszponów
    .counted = { $count ->
        [one] Ostroszpona
        [few] { $count } Ostroszpony
       *[many] { $count } Ostroszponów
    }
    .gender = m
    .text = Symbol zdolności: przeciwnik rozbija jedną swoją jednostkę o inicjatywie 2 lub wyższej.
word-runewars-unit-sorcerer = Czarnoksiężnik
    .gen = Czarnoksiężnika
    .acc = Czarnoksiężnika
    .with = z Czarnoksiężnikiem
    .plural = Czarnoksiężnicy
    .plgen = Czarnoksiężników
    .placc = Czarnoksiężników
    .how = Ilu Czarnoksiężników
    .counted = { $count ->
        [one] Czarnoksiężnika
        [few] { $count } Czarnoksiężników
       *[many] { $count } Czarnoksiężników
    }
    .gender = m
    .text = Symbol zdolności: twoi Czarnoksiężnicy mają do końca bitwy wytrzymałość 2.
word-runewars-unit-beastman = Zwierzoczłowiek
    .gen = Zwierzoczłowieka
    .acc = Zwierzoczłowieka
    .with = ze Zwierzoczłowiekiem
    .plural = Zwierzoludzie
    .plgen = Zwierzoludzi
    .placc = Zwierzoludzi
    .how = Ilu Zwierzoludzi
    .counted = { $count ->
        [one] Zwierzoczłowieka
        [few] { $count } Zwierzoludzi
       *[many] { $count } Zwierzoludzi
    }
    .gender = m
    .text = Symbol zdolności: 1 obrażenie, potem jeszcze jedna karta losu.
word-runewars-unit-hellhound = Piekielny ogar
    .gen = Piekielnego ogara
    .acc = Piekielnego ogara
    .with = z Piekielnym ogarem
    .plural = Piekielne ogary
    .plgen = Piekielnych ogarów
    .placc = Piekielne ogary
    .how = Ile Piekielnych ogarów
    .counted = { $count ->
        [one] Piekielnego ogara
        [few] { $count } Piekielne ogary
       *[many] { $count } Piekielnych ogarów
    }
    .gender = m
    .text = Symbol zdolności: dwie różne stojące jednostki przeciwnika otrzymują po 1 obrażeniu.
word-runewars-unit-dragon = Smok
    .gen = Smoka
    .acc = Smoka
    .with = ze Smokiem
    .plural = Smoki
    .plgen = Smoków
    .placc = Smoki
    .how = Ile Smoków
    .counted = { $count ->
        [one] Smoka
        [few] { $count } Smoki
       *[many] { $count } Smoków
    }
    .gender = m
    .text = Symbol zdolności: giną do 3 wybranych wrogich trójkątów.
word-runewars-unit-giant = Olbrzym
    .gen = Olbrzyma
    .acc = Olbrzyma
    .with = z Olbrzymem
    .plural = Olbrzymy
    .plgen = Olbrzymów
    .placc = Olbrzymy
    .how = Ile Olbrzymów
    .counted = { $count ->
        [one] Olbrzyma
        [few] { $count } Olbrzymy
       *[many] { $count } Olbrzymów
    }
    .gender = m
    .text = Symbol zdolności: obrażenia równe obrażeniom jednego z twoich Olbrzymów.
word-runewars-routed-bowman = Strzelec (rozbity)
word-runewars-routed-footman = Piechur (rozbity)
word-runewars-routed-knight = Rycerz (rozbity)
word-runewars-routed-siege-tower = Machina oblężnicza (rozbita)
word-runewars-routed-archer = Łucznik (rozbity)
word-runewars-routed-pegasus-rider = Jeździec pegaza (rozbity)
word-runewars-routed-sorceress = Czarodziejka (rozbita)
word-runewars-routed-warrior = Wojownik (rozbity)
word-runewars-routed-skeleton-archer = Kościany łucznik (rozbity)
word-runewars-routed-necromancer = Nekromanta (rozbity)
word-runewars-routed-reanimate = Ożywieniec (rozbity)
word-runewars-routed-dark-knight = Czarny rycerz (rozbity)
word-runewars-routed-flesh-ripper = Rozpruwacz (rozbity)
word-runewars-routed-berserker = Berserker (rozbity)
word-runewars-routed-warlock = Szaman (rozbity)
word-runewars-routed-chaos-lord = Władca chaosu (rozbity)
word-runewars-routed-razorwing = Ostroszpon (rozbity)
word-runewars-routed-sorcerer = Czarnoksiężnik (rozbity)
word-runewars-routed-beastman = Zwierzoczłowiek (rozbity)
word-runewars-routed-hellhound = Piekielny ogar (rozbity)
word-runewars-routed-dragon = Smok (rozbity)
word-runewars-routed-giant = Olbrzym (rozbity)
word-runewars-wounded-bowman = Strzelec (ranny)
word-runewars-wounded-footman = Piechur (ranny)
word-runewars-wounded-knight = Rycerz (ranny)
word-runewars-wounded-siege-tower = Machina oblężnicza (ranna)
word-runewars-wounded-archer = Łucznik (ranny)
word-runewars-wounded-pegasus-rider = Jeździec pegaza (ranny)
word-runewars-wounded-sorceress = Czarodziejka (ranna)
word-runewars-wounded-warrior = Wojownik (ranny)
word-runewars-wounded-skeleton-archer = Kościany łucznik (ranny)
word-runewars-wounded-necromancer = Nekromanta (ranny)
word-runewars-wounded-reanimate = Ożywieniec (ranny)
word-runewars-wounded-dark-knight = Czarny rycerz (ranny)
word-runewars-wounded-flesh-ripper = Rozpruwacz (ranny)
word-runewars-wounded-berserker = Berserker (ranny)
word-runewars-wounded-warlock = Szaman (ranny)
word-runewars-wounded-chaos-lord = Władca chaosu (ranny)
word-runewars-wounded-razorwing = Ostroszpon (ranny)
word-runewars-wounded-sorcerer = Czarnoksiężnik (ranny)
word-runewars-wounded-beastman = Zwierzoczłowiek (ranny)
word-runewars-wounded-hellhound = Piekielny ogar (ranny)
word-runewars-wounded-dragon = Smok (ranny)
word-runewars-wounded-giant = Olbrzym (ranny)
word-runewars-fallen-bowman = Strzelec (rozbity i ranny)
word-runewars-fallen-footman = Piechur (rozbity i ranny)
word-runewars-fallen-knight = Rycerz (rozbity i ranny)
word-runewars-fallen-siege-tower = Machina oblężnicza (rozbita i ranna)
word-runewars-fallen-archer = Łucznik (rozbity i ranny)
word-runewars-fallen-pegasus-rider = Jeździec pegaza (rozbity i ranny)
word-runewars-fallen-sorceress = Czarodziejka (rozbita i ranna)
word-runewars-fallen-warrior = Wojownik (rozbity i ranny)
word-runewars-fallen-skeleton-archer = Kościany łucznik (rozbity i ranny)
word-runewars-fallen-necromancer = Nekromanta (rozbity i ranny)
word-runewars-fallen-reanimate = Ożywieniec (rozbity i ranny)
word-runewars-fallen-dark-knight = Czarny rycerz (rozbity i ranny)
word-runewars-fallen-flesh-ripper = Rozpruwacz (rozbity i ranny)
word-runewars-fallen-berserker = Berserker (rozbity i ranny)
word-runewars-fallen-warlock = Szaman (rozbity i ranny)
word-runewars-fallen-chaos-lord = Władca chaosu (rozbity i ranny)
word-runewars-fallen-razorwing = Ostroszpon (rozbity i ranny)
word-runewars-fallen-sorcerer = Czarnoksiężnik (rozbity i ranny)
word-runewars-fallen-beastman = Zwierzoczłowiek (rozbity i ranny)
word-runewars-fallen-hellhound = Piekielny ogar (rozbity i ranny)
word-runewars-fallen-dragon = Smok (rozbity i ranny)
word-runewars-fallen-giant = Olbrzym (rozbity i ranny)

word-runewars-hero-andira-runehand = Andira Runoręka
    .gen = Andiry Runorękiej
    .dat = Andirze Runorękiej
    .acc = Andirę Runoręką
    .gender = f
    .text = Gdy leczy się w fazie misji, leczy też innego twojego bohatera na swoim obszarze.
word-runewars-hero-corbin = Corbin
    .gen = Corbina
    .dat = Corbinowi
    .acc = Corbina
    .gender = m
    .text = W pojedynku pierwsze zadane mu obrażenie przepada.
word-runewars-hero-ronan-of-the-wild = Ronan z Dziczy
    .gen = Ronana z Dziczy
    .dat = Ronanowi z Dziczy
    .acc = Ronana z Dziczy
    .gender = m
    .text = Na obszarze z jednostkami neutralnymi dobiera w testach cech o jedną kartę losu więcej.
word-runewars-hero-silhouette = Zjawa
    .gen = Zjawy
    .dat = Zjawie
    .acc = Zjawę
    .gender = f
    .text = W fazie misji może przejść do 3 obszarów.
word-runewars-hero-mad-carthos = Szalony Carthos
    .gen = Szalonego Carthosa
    .dat = Szalonemu Carthosowi
    .acc = Szalonego Carthosa
    .gender = m
    .text = Na początku pojedynku zadaje wrogiemu bohaterowi 1 obrażenie.
word-runewars-hero-runewitch-astarra = Runiczna wiedźma Astarra
    .gen = Runicznej wiedźmy Astarry
    .dat = Runicznej wiedźmie Astarrze
    .acc = Runiczną wiedźmę Astarrę
    .gender = f
    .text = Gdy ogląda żeton runu, może obejrzeć też żetony na jednym sąsiednim obszarze.
word-runewars-hero-battlemage-jaes = Bojowy mag Jaes
    .gen = Bojowego maga Jaesa
    .dat = Bojowemu magowi Jaesowi
    .acc = Bojowego maga Jaesa
    .gender = m
    .text = Gdy wspiera bitwę, oglądasz dwie dodatkowe karty losu i dwie odrzucasz.
word-runewars-hero-landrec-the-wise = Landrec Mądry
    .gen = Landreca Mądrego
    .dat = Landrecowi Mądremu
    .acc = Landreca Mądrego
    .gender = m
    .text = Po nieudanym teście Mądrości może zostać rozbity, by powtórzyć test.
word-runewars-hero-varikas-the-dead = Varikas Nieumarły
    .gen = Varikasa Nieumarłego
    .dat = Varikasowi Nieumarłemu
    .acc = Varikasa Nieumarłego
    .gender = m
    .text = Na początku każdej fazy misji traci 1 żeton obrażeń.
word-runewars-hero-bogran-the-shadow = Bogran Cień
    .gen = Bograna Cienia
    .dat = Bogranowi Cieniowi
    .acc = Bograna Cienia
    .gender = m
    .text = Gdy kończy ruch, może wyzwać bohatera z sąsiedniego obszaru.
word-runewars-hero-mordrog = Mordrog
    .gen = Mordroga
    .dat = Mordrogowi
    .acc = Mordroga
    .gender = m
    .text = Gdy ma obrażenia, każdy symbol obrażeń w pojedynku zadaje o 1 więcej.
word-runewars-hero-master-thorn = Mistrz Thorn
    .gen = Mistrza Thorna
    .dat = Mistrzowi Thornowi
    .acc = Mistrza Thorna
    .gender = m
    .text = Raz w fazie misji może zamiast ruchu przenieść się na obszar innego twojego bohatera.

word-runewars-quest-thieves-of-the-misty-plains = Złodzieje z Mglistych Równin
    .text = Na obszarze 1A: test Zręczności. Sukces: nagroda. Częściowy sukces: 2 żetony wpływów. Porażka: 1 obrażenie.
word-runewars-quest-the-giants-hoard = Skarb olbrzymów
    .text = Na obszarze 2C: test Siły. Sukces: nagroda. Częściowy sukces: nagroda i 1 obrażenie. Porażka: 2 obrażenia.
word-runewars-quest-song-of-the-standing-stones = Pieśń stojących głazów
    .text = Na obszarze 3B: test Mądrości. Sukces: nagroda. Częściowy sukces: cecha rośnie o 1. Porażka: bohater zostaje rozbity.
word-runewars-quest-the-den-below = Legowisko w głębinach
    .text = Na obszarze 4C: pojedynek z Piekielnym ogarem. Zwycięstwo: nagroda.
word-runewars-quest-mine-of-the-lost-kings = Kopalnia zaginionych królów
    .text = Na obszarze 5D: test Siły. Sukces: nagroda. Częściowy sukces: 2 żetony wpływów. Porażka: 1 obrażenie.
word-runewars-quest-nest-on-the-crag = Gniazdo na turni
    .text = Na obszarze 6A: test Zręczności. Sukces: nagroda. Częściowy sukces: cecha rośnie o 1. Porażka: 1 obrażenie.
word-runewars-quest-granary-of-the-old-faith = Spichlerz starej wiary
    .text = Na obszarze 7B: test Mądrości. Sukces: nagroda. Częściowy sukces: 1 karta taktyki. Porażka: 1 obrażenie.
word-runewars-quest-hunters-of-the-deep-wood = Łowcy z Głębokiej Puszczy
    .text = Na obszarze 8C: pojedynek ze Zwierzoczłowiekiem. Zwycięstwo: nagroda.
word-runewars-quest-the-sealed-tower = Zapieczętowana wieża
    .text = Na obszarze 9A: test Mądrości. Sukces: nagroda. Częściowy sukces: nagroda i 1 obrażenie. Porażka: 1 obrażenie.
word-runewars-quest-ferryman-of-the-north = Przewoźnik z Północy
    .text = Na obszarze 1C: test Mądrości. Sukces: nagroda. Częściowy sukces: 1 żeton wpływów. Porażka: bohater zostaje rozbity.
word-runewars-quest-debts-in-the-city = Długi w mieście
    .text = Na obszarze 2B: test Zręczności. Sukces: nagroda. Częściowy sukces: 2 żetony wpływów. Porażka: tracisz 1 żeton wpływów.
word-runewars-quest-the-silent-archive = Milczące archiwum
    .text = Na obszarze 3A: test Mądrości. Sukces: nagroda. Częściowy sukces: 1 karta taktyki. Porażka: misja przepada.
word-runewars-quest-smugglers-gate = Brama przemytników
    .text = Na obszarze 4B: test Zręczności. Sukces: nagroda. Częściowy sukces: cecha rośnie o 1. Porażka: 1 obrażenie.
word-runewars-quest-the-circle-of-five = Krąg pięciu
    .text = Na obszarze 5C: pojedynek z Czarnoksiężnikiem. Zwycięstwo: nagroda.
word-runewars-quest-oath-of-the-orchard = Przysięga w sadzie
    .text = Na obszarze 6C: test Siły. Sukces: nagroda. Częściowy sukces: cecha rośnie o 1. Porażka: bohater zostaje rozbity.
word-runewars-quest-the-beggar-prince = Książę żebraków
    .text = Na obszarze 7C: test Mądrości. Sukces: nagroda. Częściowy sukces: 2 żetony wpływów. Porażka: nic się nie dzieje.
word-runewars-quest-ruin-of-the-watch = Ruiny strażnicy
    .text = Na obszarze 8D: test Siły. Sukces: nagroda. Częściowy sukces: nagroda i 1 obrażenie. Porażka: 1 obrażenie.
word-runewars-quest-the-drowned-bell = Zatopiony dzwon
    .text = Na obszarze 9B: test Zręczności. Sukces: nagroda. Częściowy sukces: cecha rośnie o 1. Porażka: 1 obrażenie.
word-runewars-quest-tournament-of-the-free-cities = Turniej wolnych miast
    .text = Na obszarze z miastem: test Siły. Sukces: nagroda. Częściowy sukces: 2 żetony wpływów. Porażka: 1 obrażenie.
word-runewars-quest-behind-enemy-walls = Za murami wroga
    .text = W królestwie innego gracza: test Zręczności. Sukces: nagroda i 1 karta taktyki. Częściowy sukces: 1 karta taktyki. Porażka: 2 obrażenia.
word-runewars-quest-speaker-for-the-wild = Głos dziczy
    .text = Na neutralnym obszarze: test Mądrości. Sukces: nagroda. Częściowy sukces: cecha rośnie o 1. Porażka: 1 obrażenie.
word-runewars-quest-the-winged-terror = Skrzydlata groza
    .text = Na obszarze, którego nikt nie kontroluje: pojedynek z Ostroszponem. Zwycięstwo: nagroda.
word-runewars-quest-pass-of-the-eagles = Przełęcz orłów
    .text = Na obszarze z górską granicą: test Siły. Sukces: nagroda. Częściowy sukces: cecha rośnie o 1. Porażka: bohater zostaje rozbity.
word-runewars-quest-pearl-of-the-coast = Perła wybrzeża
    .text = Na obszarze z wodną granicą: test Zręczności. Sukces: nagroda. Częściowy sukces: 1 żeton wpływów. Porażka: 1 obrażenie.

word-runewars-reward-timmorrans-shard = Odłamek Timmorrana
    .text = Odrzuć, gdy bohater jest na obszarze z twoją twierdzą, by zyskać smoczy run.
word-runewars-reward-blade-of-wrath = Klinga gniewu
    .text = Symbol zdolności w pojedynku: obrażenia równe Sile bohatera.
word-runewars-reward-runeplate = Runiczna zbroja płytowa
    .text = W każdej rundzie pojedynku powstrzymuje 1 obrażenie zadane bohaterowi.
word-runewars-reward-soulbiter = Duszożerca
    .text = Symbol zdolności w pojedynku: 2 obrażenia; jeśli pokonają wroga, bohater w pełni zdrowieje.
word-runewars-reward-dwarven-fire-bombs = Krasnoludzkie bomby ogniowe
    .text = Symbol zdolności w pojedynku: 3 obrażenia; potem test Zręczności, porażka to 1 obrażenie dla bohatera.
word-runewars-reward-flute-of-possession = Flet opętania
    .text = Odrzuć, by przenieść wszystkie jednostki neutralne z obszaru bohatera na jeden sąsiedni.
word-runewars-reward-rune-of-summoning = Run przywołania
    .text = Odrzuć, by przenieść do 4 swoich jednostek z przyjaznego obszaru na obszar bohatera, jeśli jest pusty.
word-runewars-reward-staff-of-light = Kostur światła
    .text = Odrzuć, by postawić wszystkie swoje rozbite jednostki na obszarze bohatera.
word-runewars-reward-ice-storm = Lodowa burza
    .text = Odrzuć, by rozbić dwie wrogie lub neutralne jednostki na obszarze bohatera.
word-runewars-reward-ghost-armor = Widmowa zbroja
    .text = Raz w pojedynku: powstrzymuje wszystkie obrażenia zadane bohaterowi w jednej rundzie.
word-runewars-reward-amulet-of-shielding = Amulet osłony
    .text = Odrzuć, by powstrzymać do 2 obrażeń zadanych bohaterowi.
word-runewars-reward-cloak-of-deception = Płaszcz złudzeń
    .text = Gdy ktoś wyzywa bohatera, test Zręczności: jeśli nie będzie porażki, nie ma pojedynku.
word-runewars-reward-sunsteel-sword = Miecz ze słonecznej stali
    .text = Symbol zdolności w pojedynku: 2 obrażenia.
word-runewars-reward-hunters-bow = Łuk łowcy
    .text = Symbol zdolności w pojedynku: obrażenia równe Zręczności bohatera minus 1.
word-runewars-reward-staff-of-storms = Kostur burz
    .text = Symbol zdolności w pojedynku: obrażenia równe Mądrości bohatera minus 1.
word-runewars-reward-dragonscale-mail = Zbroja ze smoczej łuski
    .text = Bohater ma o 1 większą wytrzymałość.
word-runewars-reward-boots-of-swiftness = Buty szybkości
    .text = Bohater jest szybki i w fazie misji przechodzi o 1 obszar dalej.
word-runewars-reward-winged-steed = Skrzydlaty rumak
    .text = Bohater lata.
word-runewars-reward-tome-of-lore = Księga wiedzy
    .text = W testach Mądrości bohater dobiera o jedną kartę losu więcej.
word-runewars-reward-seal-of-the-council = Pieczęć Rady
    .text = Odrzuć, by zyskać 3 żetony wpływów.
word-runewars-reward-mirror-of-scrying = Zwierciadło wieszczenia
    .text = Odrzuć, by obejrzeć wszystkie zakryte żetony runów do dwóch obszarów od bohatera.

word-runewars-tactic-mountain-pass = Ukryta przełęcz
    .text = Do końca twojej tury twoje figurki mogą przekraczać górskie granice.
word-runewars-tactic-tactical-retreat = Taktyczny odwrót
    .text = Obrońca, na początku bitwy: bitwa się nie odbywa. Wszystkie twoje jednostki wycofują się na jeden sąsiedni przyjazny obszar albo przepadają; kto stał, stoi dalej, a twierdzę przejmuje atakujący.
word-runewars-tactic-horrific-rumors = Potworne pogłoski
    .text = Połóż żeton aktywacji przeciwnika na dowolnym obszarze, którego on nie kontroluje.
word-runewars-tactic-summon-lightning = Przywołanie błyskawic
    .text = Na początku bitwy: obie strony przydzielają po 4 obrażenia własnym jednostkom.
word-runewars-tactic-rally-cry = Okrzyk bojowy
    .text = W trakcie bitwy: postaw do trzech swoich rozbitych jednostek; te, które leżały tam wcześniej, dołączają do bitwy.
word-runewars-tactic-to-the-victor = Dla zwycięzcy
    .text = Na początku bitwy: jej zwycięzca dobierze 2 karty taktyki.
word-runewars-tactic-lost-city = Zaginione miasto
    .text = Wybierz niekontrolowany obszar ze swoim bohaterem: jednostki neutralne się wycofują, a ty stawiasz tam uszkodzoną twierdzę.
word-runewars-tactic-spy-guild = Gildia szpiegów
    .text = Weź z powrotem na rękę jeden ze swoich rozegranych rozkazów (nie aktywny).
word-runewars-tactic-ambush = Zasadzka
    .text = W fazie misji: wrogi bohater na obszarze z twoimi jednostkami otrzymuje 2 obrażenia.
word-runewars-tactic-shared-counsel = Wspólna narada
    .text = Wybierz przeciwnika i wydaj do 4 żetonów wpływów: oboje dobieracie tyle kart taktyki.
word-runewars-tactic-drive-out = Przepędzenie
    .text = Wszystkie jednostki neutralne z jednego obszaru, także sprzymierzone, wycofują się na sąsiedni niekontrolowany obszar albo giną.
word-runewars-tactic-call-of-the-wild = Zew dziczy
    .text = Postaw niewykorzystaną jednostkę neutralną z trójkątem lub okręgiem na swoim albo neutralnym obszarze.
word-runewars-tactic-great-migration = Wielka wędrówka
    .text = Przesuń wszystkie niesprzymierzone jednostki neutralne z jednego obszaru na sąsiedni, który nie należy do wroga; na twoim zawierają z tobą sojusz.
word-runewars-tactic-shifting-runes = Wędrujące runy
    .text = Przenieś zakryty żeton runu z niekontrolowanego obszaru na sąsiedni niekontrolowany obszar bez żetonu.
word-runewars-tactic-forced-march = Forsowny marsz
    .text = W tej turze Mobilizacja i Podbój sprowadzają twoje jednostki z obszarów o jeden dalej.
word-runewars-tactic-supply-train = Tabory
    .text = Podnieś jeden ze swoich liczników o 2.
word-runewars-tactic-scorched-earth = Spalona ziemia
    .text = Przeciwnik, którego obszar sąsiaduje z twoim, obniża o 1 wskazany przez ciebie licznik.
word-runewars-tactic-favours-called-in = Upomnienie się o przysługi
    .text = Zyskujesz 3 żetony wpływów.
word-runewars-tactic-hidden-reserves = Ukryte odwody
    .text = Postaw 2 jednostki swojej frakcji z trójkątem przy jednej ze swoich twierdz.
word-runewars-tactic-winter-stores = Zimowe zapasy
    .text = Gdy zimą sprawdza się limit żywności, jednego z twoich obszarów on nie dotyczy.
word-runewars-tactic-counterspell = Kontrzaklęcie
    .text = Udaremnij kartę taktyki właśnie zagraną przez przeciwnika.
word-runewars-tactic-inspiring-champion = Natchniony czempion
    .text = Na początku bitwy: jeden z twoich bohaterów może wspierać dwa typy jednostek.
word-runewars-tactic-feigned-flight = Pozorowana ucieczka
    .text = Atakujący, po policzeniu siły i jeśli nie ma tam wrogiej twierdzy: dodaj 2 do swojej siły.
word-runewars-tactic-healing-draught = Leczniczy wywar
    .text = W fazie misji: usuń wszystkie obrażenia ze swojego bohatera.
word-runewars-tactic-duelling-master = Mistrz szermierki
    .text = Na początku pojedynku: w pierwszej rundzie dobierasz dwie karty losu i używasz jednej.

word-runewars-objective-bound-by-honor = Więzy honoru
    .text = Każda jednostka neutralna z trójkątem na planszy jest czyimś sojusznikiem.
word-runewars-objective-lords-of-the-wild = Władcy dziczy
    .text = Olbrzym lub Smok jest twoim sojusznikiem. Gdy żadnego nie ma na planszy, możesz wymienić tę kartę.
word-runewars-objective-voice-of-the-free-cities = Głos wolnych miast
    .text = Kontrolujesz trzy miasta.
word-runewars-objective-trust-of-the-realms = Zaufanie królestw
    .text = Masz co najmniej 10 żetonów wpływów i wydajesz teraz 5 z nich.
word-runewars-objective-honoured-titles = Zaszczytne tytuły
    .text = Masz dwa tytuły.
word-runewars-objective-fellowship-of-heroes = Drużyna bohaterów
    .text = Masz trzech bohaterów i żaden nie jest zły.
word-runewars-objective-many-banners-one-cause = Wiele sztandarów, jedna sprawa
    .text = Twoimi sojusznikami są jednostki neutralne trzech typów.
word-runewars-objective-golden-age = Złoty wiek
    .text = Wszystkie twoje liczniki wskazują co najmniej 5.
word-runewars-objective-discouraging-defeat = Dotkliwa porażka
    .text = Wygrywasz jako obrońca bitwę z innym graczem. Cel można ujawnić w jego turze.
word-runewars-objective-banner-over-their-hearth = Sztandar nad ich ogniskiem
    .text = Kontrolujesz obszar królestwa innego gracza.
word-runewars-objective-breaker-of-walls = Kruszyciel murów
    .text = W tej turze wygrywasz bitwę, po której znika wroga twierdza.
word-runewars-objective-harvest-of-blades = Żniwo ostrzy
    .text = W tej turze jedna twoja bitwa niszczy co najmniej pięć jednostek innego gracza.
word-runewars-objective-endless-frontier = Bezkresne pogranicze
    .text = Kontrolujesz jedenaście obszarów.
word-runewars-objective-hunter-of-champions = Łowca czempionów
    .text = W tym roku twój bohater pokonuje w pojedynku wrogiego bohatera.
word-runewars-objective-iron-grip = Żelazny uścisk
    .text = Masz na planszy cztery twierdze.
word-runewars-objective-sea-of-spears = Morze włóczni
    .text = Masz na planszy co najmniej dwadzieścia jednostek swojej frakcji.

word-runewars-season-famine = Głód
    .text = Licznik, który wskazuje więcej, niż dają kontrolowane obszary, spada do tej liczby; ulepszenia się nie liczą.
word-runewars-season-stormy-weather = Sztormowa pogoda
    .text = Licytacja wpływów. Kto nic nie stawia, nie może w tej porze roku wybrać Rozstawienia, Mobilizacji ani Podboju.
word-runewars-season-prepare-for-the-coming-year = Przygotowania na nadchodzący rok
    .text = Każdy gracz może odrzucić swój cel i dobrać nowy.
word-runewars-season-new-growth = Nowe pędy
    .text = Każdy gracz podnosi jeden ze swoich liczników o 1.
word-runewars-season-call-of-adventure = Zew przygody
    .text = Każdy gracz dobiera 1 kartę misji i zachowuje najwyżej trzy.
word-runewars-season-envoys-of-the-council = Wysłannicy Rady
    .text = Rada Czarodziejów. Licytacja wpływów. Kto da najwięcej, bierze wybraną kartę taktyki ze stosu kart odrzuconych.
word-runewars-season-wavering-loyalties = Chwiejna lojalność
    .text = Za każdego dobrego bohatera u złych i złego u dobrych gracz wydaje 1 żeton wpływów albo traci tego bohatera.
word-runewars-season-border-levies = Pobór na rubieżach
    .text = Każdy gracz stawia 1 jednostkę swojej frakcji z trójkątem przy jednej ze swoich twierdz.
word-runewars-season-threatened-home-realms = Zagrożone królestwa
    .text = Każdy gracz przenosi 1 żeton runu ze swojego królestwa na dozwolony obszar poza nim, jeśli taki jest.
word-runewars-season-power-for-the-pious = Potęga dla pobożnych
    .text = Rada Czarodziejów. Licytacja wpływów. Wszyscy oprócz tego, kto da najmniej, dostają smoczy run; kto dał najmniej, wskazuje im obszary.
word-runewars-season-travelling-tutors = Wędrowni nauczyciele
    .text = Każdy gracz może podnieść przez szkolenie jedną cechę jednego bohatera o 1.
word-runewars-season-trade-caravans = Karawany kupieckie
    .text = Każdy gracz zyskuje żeton wpływów za każde kontrolowane miasto, a co najmniej 1.
word-runewars-season-mercenary-bands = Bandy najemników
    .text = Licytacja wpływów. Kto da najwięcej, stawia 2 niewykorzystane jednostki neutralne z trójkątem na jednym swoim obszarze.
word-runewars-season-blazing-heat = Palący upał
    .text = Licytacja wpływów. Kto da najmniej, rozbija po jednej swojej jednostce na każdym obszarze, na którym ma ich co najmniej trzy.
word-runewars-season-war-councils = Narady wojenne
    .text = Każdy gracz dobiera 1 kartę taktyki.
word-runewars-season-restless-beasts = Niespokojne bestie
    .text = Każdy gracz może przesunąć niesprzymierzone jednostki neutralne z jednego obszaru na sąsiedni niekontrolowany.
word-runewars-season-bountiful-harvest = Obfite zbiory
    .text = Każdy gracz ustawia liczniki na to, co dają jego obszary, a potem podnosi żywność o 1.
word-runewars-season-early-frost = Wczesny przymrozek
    .text = Każdy gracz obniża żywność o 1.
word-runewars-season-toll-roads = Myta
    .text = Każdy gracz zyskuje żeton wpływów za każdą swoją twierdzę.
word-runewars-season-marsh-fever = Błotna gorączka
    .text = Każdy gracz niszczy 1 jednostkę na każdym obszarze, gdzie ma ich sześć lub więcej.
word-runewars-season-brigands = Zbójcy
    .text = Każdy gracz odrzuca 1 kartę taktyki albo 2 żetony wpływów, jeśli może.
word-runewars-season-disillusioned-heroes = Rozczarowani bohaterowie
    .text = Dobrzy bohaterowie złych frakcji i źli bohaterowie dobrych frakcji odchodzą.
word-runewars-season-judgement-of-the-council = Wyrok Rady
    .text = Rada Czarodziejów. Licytacja wpływów. Kto da najwięcej, wskazuje przeciwnika, który odkrywa jeden ze swoich zakrytych żetonów runów.
word-runewars-season-burning-fields = Płonące pola
    .text = W kolejności gry każdy gracz wybiera surowiec, a następny obniża ten licznik o 1.
word-runewars-season-gift-of-the-council = Dar Rady
    .text = Rada Czarodziejów. Licytacja wpływów. Kto da najwięcej, zdobywa smoczy run.
word-runewars-season-the-frozen-vault = Zamarznięty skarbiec
    .text = Rada Czarodziejów. Licytacja wpływów. Kto da najwięcej, kładzie smoczy run na niekontrolowanym obszarze bez żetonu runu.
word-runewars-season-bitter-winter = Sroga zima
    .text = Przy sprawdzaniu limitu żywności tej zimy liczy się o 1 mniej, niż wskazuje licznik, ale co najmniej 1.
word-runewars-season-snowbound = Zasypani śniegiem
    .text = W tej porze roku nikt nie może wybrać Zaciągu.
word-runewars-season-winter-quarters = Leża zimowe
    .text = Każdy gracz może zdjąć jeden ze swoich żetonów aktywacji.
word-runewars-season-whispers-in-the-dark = Szepty w ciemności
    .text = Każdy gracz może obejrzeć żeton runu na obszarze sąsiadującym z jego obszarem.
word-runewars-season-lost-in-the-blizzard = Zagubieni w zamieci
    .text = Każdy bohater poza obszarami swojego gracza otrzymuje 1 obrażenie.
word-runewars-season-cold-hearts = Zimne serca
    .text = Każdy gracz wydaje 1 żeton wpływów albo ginie jedna z jego sprzymierzonych jednostek neutralnych.

word-runewars-title-primarch-wizards-council = Patriarcha Rady Czarodziejów
    .text = Rozstrzygasz każdy remis w licytacji wpływów. Zyskujesz żeton wpływów, ilekroć zostanie odkryta karta Rady Czarodziejów.
word-runewars-title-captain-heroes-league = Kapitan Przymierza Bohaterów
    .text = Twoi bohaterowie nie odchodzą, chyba że zmusi ich do tego czwarty. Raz na turę możesz odrzucić 3 karty nagród swoich bohaterów, by zdobyć smoczy run.
word-runewars-title-lord-warriors-guild = Wielki Mistrz Gildii Wojowników
    .text = Dobierasz kartę taktyki, ilekroć jako atakujący wygrasz bitwę z innym graczem. Raz w takiej turze możesz odrzucić 3 karty taktyki, by zdobyć smoczy run.

word-runewars-city-tamalir = Tamalir
word-runewars-city-greyhaven = Greyhaven
word-runewars-city-dawnsmoor = Dawnsmoor
word-runewars-city-riverwatch = Riverwatch
word-runewars-city-vynelvale = Vynelvale
word-runewars-city-forge = Forge
word-runewars-city-nerekhall = Nerekhall

word-runewars-rune-false = fałszywy run
    .acc = fałszywy run
word-runewars-rune-dragon = smoczy run
    .acc = smoczy run

word-runewars-gain-units = jednostki neutralne
word-runewars-gain-tactics = karty taktyki
word-runewars-gain-influence = żetony wpływów
word-runewars-gain-quests = karty misji

word-runewars-development-resources = Surowce
    .text = Starszeństwo Zbiorów: podnieś o 1 licznik surowca, który daje ten obszar.
word-runewars-development-diplomat = Dyplomata
    .text = Starszeństwo Zbiorów: zyskujesz 2 żetony wpływów.
word-runewars-development-training-ground = Obóz szkoleniowy
    .text = Starszeństwo Zbiorów: dobierasz 1 kartę taktyki.
word-runewars-development-mighty-walls = Potężne mury
    .text = Obrońca dodaje 2 do siły, gdy rozstrzyga się bitwa.
word-runewars-development-protective-wards = Symbole ochronne
    .text = Tuż przed liczeniem siły atakujący musi wycofać jedną stojącą jednostkę.
word-runewars-development-cursed-tomb = Przeklęty grobowiec
    .text = Tuż przed liczeniem siły obrońca może odrzucić ten żeton: atakujący rozbija trzy swoje stojące jednostki.
word-runewars-development-hungry-spawn = Wygłodniały pomiot
    .text = Tuż przed liczeniem siły obrońca może odrzucić ten żeton: atakujący otrzymuje 4 obrażenia.

word-runewars-exploration-dragon-throne = Smoczy Tron
    .text = Zostaje: kto kontroluje obszar, liczy o jeden smoczy run więcej.
word-runewars-exploration-village-food = Wioska (żywność)
    .text = Zostaje: obszar daje o 1 żywność więcej.
word-runewars-exploration-village-wood = Wioska (drewno)
    .text = Zostaje: obszar daje o 1 drewno więcej.
word-runewars-exploration-village-ore = Wioska (ruda)
    .text = Zostaje: obszar daje o 1 rudę więcej.
word-runewars-exploration-magic-portal = Magiczny portal
    .text = Zostaje: kto się rusza, może zapłacić 1 żeton wpływów, by odkryte portale sąsiadowały ze sobą.
word-runewars-exploration-dungeon = Podziemia
    .text = Zostaje: bohater, który wejdzie w fazie misji, nie idzie dalej.
word-runewars-exploration-temple = Świątynia
    .text = Zostaje: bohater, który kończy tu fazę misji, przynosi 2 żetony wpływów.
word-runewars-exploration-hall-of-kellos = Sala Kellosa
    .text = Zostaje: bohater, który kończy tu fazę misji, przynosi 1 kartę taktyki.
word-runewars-exploration-travelling-merchant = Wędrowny kupiec
    .text = Zapłać 3 żetony wpływów za kartę nagrody; potem żeton znika.
word-runewars-exploration-raiding-party = Wrogi podjazd
    .text = Bohater otrzymuje 1 obrażenie; jeśli są tu jednostki neutralne lub wrogie, traci nagrodę albo otrzymuje jeszcze 1. Potem żeton znika.
word-runewars-exploration-scroll-of-sight = Zwój widzenia
    .text = Obejrzyj zakryte żetony na jednym obszarze; potem żeton znika.
word-runewars-exploration-training = Szkolenie
    .text = Bohater może podnieść jedną cechę o 1; potem żeton znika.
word-runewars-fate = karta losu { $label }
    .acc = kartę losu { $label }
