# Co się dzieje w Northgardzie.

# --- rozstawienie i bieg roku ---

news-northgard-clan = { $seat }: { $clan } ({ $colour }).
news-northgard-rolled-for-first =
    { $count ->
        [one] { $seat } wyrzuca { $count } topór.
        [few] { $seat } wyrzuca { $count } topory.
        [many] { $seat } wyrzuca { $count } toporów.
       *[other] { $seat } wyrzuca { $count } topora.
    }
news-northgard-first-player = Pierwszym Graczem jest { $seat }.
news-northgard-setup-tiles = { $seat } dobiera: { $tiles }.
news-northgard-drew-tiles =
    { $count ->
        [one] { $seat } dobiera { $count } kafel.
        [few] { $seat } dobiera { $count } kafle.
       *[many] { $seat } dobiera { $count } kafli.
    }
news-northgard-group-placed =
    { $count ->
        [one] { $seat } zaczyna na { $land } z { $count } figurką.
       *[other] { $seat } zaczyna na { $land } z { $count } figurkami.
    }
news-northgard-year = Zaczyna się rok { $year }.
news-northgard-display = Wyłożone karty: { $cards }.
news-northgard-played = { $seat } zagrywa „{ $card }”.
news-northgard-cancelled = { $seat } udaremnia kartę „{ $card }”: { $other } odrzuca ją bez efektu.
news-northgard-waited = { $seat } przeczekuje i wykłada „{ $card }”.
news-northgard-exchanged = { $seat } zamienia kartę „{ $card }” za 1 wiedzy.
news-northgard-removed = { $seat } usuwa z gry kartę „{ $card }” za 2 wiedzy.
news-northgard-upgraded = { $seat } wykłada „{ $card }” i za 3 wiedzy bierze ulepszenie „{ $taken }”.
news-northgard-upgraded-away = { $seat } usuwa z gry „{ $card }” i za 3 wiedzy bierze ulepszenie „{ $taken }”.
news-northgard-passed = { $seat } pasuje.
news-northgard-harvest-fame =
    { $count ->
        [one] { $seat } zyskuje w Zbiorach { $count } punkt Chwały.
        [few] { $seat } zyskuje w Zbiorach { $count } punkty Chwały.
        [many] { $seat } zyskuje w Zbiorach { $count } punktów Chwały.
       *[other] { $seat } zyskuje w Zbiorach { $count } punktu Chwały.
    }
news-northgard-traded = { $seat } wymienia trzy zasoby na jeden: { $resource }.
news-northgard-partner-exchanged = { $seat } i { $other } wymieniają się: { $given } za { $taken }.
news-northgard-partner-refused = { $seat } nie zgadza się na wymianę, którą proponuje { $other }.
news-northgard-winter =
    { $seat } płaci za zimę: { $food ->
        [0] { $wood ->
            [0] nic
           *[other] { $wood } drewna
        }
       *[other] { $food } żywności{ $wood ->
            [0] { "" }
           *[other] , { $wood } drewna
        }
    }.
news-northgard-unrest = { $seat } nie może zapłacić całości i bierze „{ $card }”.
news-northgard-no-unrest-left =
    { $count ->
        [one] { $seat } nie może zapłacić całości, a Niepokojów już nie ma: traci { $count } punkt Chwały.
        [few] { $seat } nie może zapłacić całości, a Niepokojów już nie ma: traci { $count } punkty Chwały.
        [many] { $seat } nie może zapłacić całości, a Niepokojów już nie ma: traci { $count } punktów Chwały.
       *[other] { $seat } nie może zapłacić całości, a Niepokojów już nie ma: traci { $count } punktu Chwały.
    }
news-northgard-second-chance =
    { $count ->
        [one] { $seat } zaczyna od nowa na { $land } z { $count } jednostką.
       *[other] { $seat } zaczyna od nowa na { $land } z { $count } jednostkami.
    }
news-northgard-score =
    { $count ->
        [one] { $seat } ma razem { $count } punkt Chwały.
        [few] { $seat } ma razem { $count } punkty Chwały.
        [many] { $seat } ma razem { $count } punktów Chwały.
       *[other] { $seat } ma razem { $count } punktu Chwały.
    }

# --- mapa, walki, karty ---

news-northgard-built = { $seat } buduje na { $land }: { $building }.
news-northgard-casualties =
    { $count ->
        [one] { $seat } traci jednostkę na { $land }.
        [few] { $seat } traci { $count } jednostki na { $land }.
        [many] { $seat } traci { $count } jednostek na { $land }.
       *[other] { $seat } traci { $count } jednostki na { $land }.
    }
news-northgard-closed =
    { $count ->
        [one] Terytorium { $land } jest zamknięte.
        [few] Terytorium { $land } jest zamknięte: { $count } kafle.
        [many] Terytorium { $land } jest zamknięte: { $count } kafli.
       *[other] Terytorium { $land } jest zamknięte: { $count } kafla.
    }
news-northgard-combat = { $seat } atakuje na { $land }. Broni się { $other }.
news-northgard-combat-food = { $seat } przeznacza na walkę { $count } żywności.
news-northgard-copied = { $seat } używa efektu karty „{ $card }”.
news-northgard-creature-appeared = { $creature } pojawia się na { $land }.
news-northgard-creature-defeated =
    { $count ->
        [one] { $seat } pokonuje Stwora na { $land }, { $creature }, i zyskuje { $count } punkt Chwały.
        [few] { $seat } pokonuje Stwora na { $land }, { $creature }, i zyskuje { $count } punkty Chwały.
        [many] { $seat } pokonuje Stwora na { $land }, { $creature }, i zyskuje { $count } punktów Chwały.
       *[other] { $seat } pokonuje Stwora na { $land }, { $creature }, i zyskuje { $count } punktu Chwały.
    }
news-northgard-creature-moved = { $creature } przechodzi na { $land }.
news-northgard-creature-rolled =
    { $creature } rzuca: { $face ->
        [two_points] 2 punkty
        [three_points] 3 punkty
        [point_or_casualty] punkt albo obrażenie, czyli punkt
        [two_points_one_casualty] 2 punkty i obrażenie
        [two_casualties] 2 obrażenia
       *[one_point_one_casualty] punkt i obrażenie
    }.
news-northgard-creature-stays = { $creature } zostaje na { $land }.
news-northgard-creature-totals =
    { $seat }: { $points }, { $creature }: { $other_points }{ $wounds ->
        [0] .
        [one] ; { $seat } ponosi { $wounds } obrażenie.
        [few] ; { $seat } ponosi { $wounds } obrażenia.
        [many] ; { $seat } ponosi { $wounds } obrażeń.
       *[other] ; { $seat } ponosi { $wounds } obrażenia.
    }
news-northgard-discarded = { $seat } odrzuca kartę „{ $card }”.
news-northgard-drew =
    { $count ->
        [one] { $seat } dobiera kartę: { $cards }.
        [few] { $seat } dobiera { $count } karty: { $cards }.
        [many] { $seat } dobiera { $count } kart: { $cards }.
       *[other] { $seat } dobiera { $count } karty: { $cards }.
    }
news-northgard-drew-cards =
    { $count ->
        [one] { $seat } dobiera kartę.
        [few] { $seat } dobiera { $count } karty.
        [many] { $seat } dobiera { $count } kart.
       *[other] { $seat } dobiera { $count } karty.
    }
news-northgard-enemy-removed = { $seat } usuwa jednostkę z { $land }; jej właściciel: { $other }.
news-northgard-fame =
    { $count ->
        [one] { $seat } zyskuje { $count } punkt Chwały.
        [few] { $seat } zyskuje { $count } punkty Chwały.
        [many] { $seat } zyskuje { $count } punktów Chwały.
       *[other] { $seat } zyskuje { $count } punktu Chwały.
    }
news-northgard-gained =
    { $seat } zyskuje: { $food ->
        [0] { $wood ->
            [0] { $lore ->
                [0] nic
               *[other] { $lore } wiedzy
            }
           *[other] { $wood } drewna{ $lore ->
                [0] { "" }
               *[other] , { $lore } wiedzy
            }
        }
       *[other] { $food } żywności{ $wood ->
            [0] { "" }
           *[other] , { $wood } drewna
        }{ $lore ->
            [0] { "" }
           *[other] , { $lore } wiedzy
        }
    }.
news-northgard-handed-over = { $seat } oddaje zasób: { $resource }. Dostaje go { $other }.
news-northgard-hunt = { $seat } atakuje Stwora na { $land }: { $creature }.
news-northgard-kaija-fell = Kaija ginie na { $land } ({ $seat }).
news-northgard-kaija-moved = Kaija idzie z { $land } na { $to } ({ $seat }).
news-northgard-kaija-recruited = Kaija dołącza na { $land } ({ $seat }).
news-northgard-kaija-retreated = Kaija wycofuje się z { $land } na { $to } ({ $seat }).
news-northgard-looked = { $seat } ogląda rękę, którą ma { $other }.
news-northgard-moved =
    { $count ->
        [one] { $seat } przesuwa jednostkę z { $land } na { $to }.
        [few] { $seat } przesuwa { $count } jednostki z { $land } na { $to }.
        [many] { $seat } przesuwa { $count } jednostek z { $land } na { $to }.
       *[other] { $seat } przesuwa { $count } jednostki z { $land } na { $to }.
    }
news-northgard-no-retreat =
    { $count ->
        [one] { $seat } nie ma dokąd się wycofać z { $land } i traci figurkę.
        [few] { $seat } nie ma dokąd się wycofać z { $land } i traci { $count } figurki.
        [many] { $seat } nie ma dokąd się wycofać z { $land } i traci { $count } figurek.
       *[other] { $seat } nie ma dokąd się wycofać z { $land } i traci { $count } figurki.
    }
news-northgard-no-tile-fits = Żaden kafel ze stosu nie pasuje: { $seat } nic nie odkrywa.
news-northgard-nobody-won = Walki na { $land } nikt nie przeżył.
news-northgard-pushed = { $seat } przepycha figurkę z { $land } na { $to }; jej właściciel: { $other }.
news-northgard-recruited =
    { $count ->
        [one] { $seat } rekrutuje jednostkę na { $land }.
        [few] { $seat } rekrutuje { $count } jednostki na { $land }.
        [many] { $seat } rekrutuje { $count } jednostek na { $land }.
       *[other] { $seat } rekrutuje { $count } jednostki na { $land }.
    }
news-northgard-retreated =
    { $count ->
        [one] { $seat } wycofuje jednostkę z { $land } na { $to }.
        [few] { $seat } wycofuje { $count } jednostki z { $land } na { $to }.
        [many] { $seat } wycofuje { $count } jednostek z { $land } na { $to }.
       *[other] { $seat } wycofuje { $count } jednostki z { $land } na { $to }.
    }
news-northgard-rolled =
    { $seat } rzuca: { $face ->
        [two_points] 2 punkty
        [three_points] 3 punkty
        [point_or_casualty] punkt albo obrażenie
        [two_points_one_casualty] 2 punkty i obrażenie
        [two_casualties] 2 obrażenia
       *[one_point_one_casualty] punkt i obrażenie
    }.
news-northgard-saw-hand = { $seat } ogląda rękę, którą ma { $other }: { $cards }.
news-northgard-scorched = { $seat } kładzie Spaloną Ziemię na { $land }.
news-northgard-strike = { $creature } atakuje na { $land }. Broni się { $seat }.
news-northgard-swapped = { $seat } zamienia budowlę na { $land }: { $building } → { $replacement }.
news-northgard-tile-drawn = { $seat } dobiera { $tile }.
news-northgard-tile-placed = { $seat } kładzie { $tile } { $spot }, { $rotation }.
news-northgard-tile-under-stack = Pod stos trafia { $tile } ({ $seat }).
news-northgard-took-back = { $seat } bierze z powrotem odrzuconą kartę „{ $card }”.
news-northgard-took-card = { $seat } bierze wyłożoną kartę „{ $card }”.
news-northgard-totals =
    { $seat }: { $points }, { $other }: { $other_points }; obrażenia: { $seat } { $wounds }, { $other } { $other_wounds }.
news-northgard-trained =
    { $count ->
        [one] Dzięki Obozowi Szkoleniowemu na { $land } { $seat } dostaje jeszcze jedną jednostkę.
        [few] Dzięki Obozom Szkoleniowym na { $land } { $seat } dostaje jeszcze { $count } jednostki.
        [many] Dzięki Obozom Szkoleniowym na { $land } { $seat } dostaje jeszcze { $count } jednostek.
       *[other] Dzięki Obozom Szkoleniowym na { $land } { $seat } dostaje jeszcze { $count } jednostki.
    }
news-northgard-unit-added = { $seat } dodaje jednostkę na { $land }.
news-northgard-unit-pulled = { $seat } ściąga jednostkę z { $source } na { $land }.
news-northgard-won = { $seat } wygrywa walkę na { $land }.
