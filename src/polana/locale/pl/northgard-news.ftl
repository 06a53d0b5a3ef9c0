# Co się dzieje w Northgardzie.

# --- rozstawienie i bieg roku ---

news-northgard-clan = { $clan } staje do gry w kolorze { $colour-loc }.
news-northgard-rolled-for-first =
    { $count ->
        [0] { $seat } nie wyrzuca w rzucie o pierwszeństwo żadnego topora.
        [one] { $seat } wyrzuca w rzucie o pierwszeństwo { $count } topór.
        [few] { $seat } wyrzuca w rzucie o pierwszeństwo { $count } topory.
        [many] { $seat } wyrzuca w rzucie o pierwszeństwo { $count } toporów.
       *[other] { $seat } wyrzuca w rzucie o pierwszeństwo { $count } topora.
    }
news-northgard-first-player = Pierwszym Graczem zostaje { $seat }.
news-northgard-setup-tiles = { $seat } dobiera { $tiles-acc }.
news-northgard-drew-tiles =
    { $count ->
        [one] { $seat } dobiera { $count } kafel.
        [few] { $seat } dobiera { $count } kafle.
       *[many] { $seat } dobiera { $count } kafli.
    }
news-northgard-group-placed =
    { $count ->
        [one] { $seat } zaczyna na terytorium { $land } z { $count } jednostką.
       *[other] { $seat } zaczyna na terytorium { $land } z { $count } jednostkami.
    }
news-northgard-year = Zaczyna się rok { $year }.
news-northgard-display = Wyłożone karty: { $cards }.
news-northgard-played = { $seat } zagrywa kartę „{ $card }”.
news-northgard-cancelled = { $seat } udaremnia kartę „{ $card }”: { $other } odrzuca ją bez efektu.
news-northgard-waited = { $seat } przeczekuje i wykłada kartę „{ $card }”.
news-northgard-exchanged = { $seat } wydaje 1 wiedzę i zamienia kartę „{ $card }”.
news-northgard-removed = { $seat } wydaje 2 wiedzy i usuwa z gry kartę „{ $card }”.
news-northgard-upgraded = { $seat } wydaje 3 wiedzy, wykłada kartę „{ $card }” i bierze ulepszenie „{ $taken }”.
news-northgard-upgraded-away = { $seat } wydaje 3 wiedzy, usuwa z gry kartę „{ $card }” i bierze ulepszenie „{ $taken }”.
news-northgard-passed = { $seat } pasuje.
news-northgard-harvest-fame =
    { $count ->
        [one] { $seat } zyskuje w Zbiorach { $count } punkt Chwały.
        [few] { $seat } zyskuje w Zbiorach { $count } punkty Chwały.
        [many] { $seat } zyskuje w Zbiorach { $count } punktów Chwały.
       *[other] { $seat } zyskuje w Zbiorach { $count } punktu Chwały.
    }
news-northgard-traded = { $seat } wymienia trzy zasoby na { $resource-acc }.
news-northgard-partner-exchanged = { $seat } daje { $other-dat } { $given-acc } za { $taken-acc }.
news-northgard-partner-refused = { $seat } nie zgadza się na wymianę z { $other-ins }.
news-northgard-winter = { $food ->
    [0] { $wood ->
        [0] { $seat } niczego nie płaci za zimę.
       *[other] { $seat } płaci za zimę { $wood ->
               [one] { $wood } drewno
              *[other] { $wood } drewna
           }.
    }
   *[other] { $seat } płaci za zimę { $food ->
           [one] { $food } żywność
          *[other] { $food } żywności
       }{ $wood ->
        [0] .
       *[other] { "" } i { $wood ->
               [one] { $wood } drewno
              *[other] { $wood } drewna
           }.
    }
}
news-northgard-unrest = { $seat } nie może zapłacić całości i bierze kartę „{ $card }”.
news-northgard-no-unrest-left =
    { $count ->
        [0] { $seat } nie może zapłacić całości, ale nie ma już ani Niepokojów, ani punktów Chwały do stracenia.
        [one] { $seat } nie może zapłacić całości, a Niepokojów już nie ma: traci { $count } punkt Chwały.
        [few] { $seat } nie może zapłacić całości, a Niepokojów już nie ma: traci { $count } punkty Chwały.
        [many] { $seat } nie może zapłacić całości, a Niepokojów już nie ma: traci { $count } punktów Chwały.
       *[other] { $seat } nie może zapłacić całości, a Niepokojów już nie ma: traci { $count } punktu Chwały.
    }
news-northgard-second-chance =
    { $count ->
        [one] { $seat } zaczyna od nowa na terytorium { $land } z { $count } jednostką.
       *[other] { $seat } zaczyna od nowa na terytorium { $land } z { $count } jednostkami.
    }
news-northgard-score =
    { $count ->
        [one] { $seat } ma razem { $count } punkt Chwały.
        [few] { $seat } ma razem { $count } punkty Chwały.
        [many] { $seat } ma razem { $count } punktów Chwały.
       *[other] { $seat } ma razem { $count } punktu Chwały.
    }

# --- mapa, walki, karty ---

news-northgard-built = { $seat } buduje { $building-acc } na terytorium { $land }.
news-northgard-casualties =
    { $count ->
        [one] { $seat } traci jednostkę na terytorium { $land }.
        [few] { $seat } traci { $count } jednostki na terytorium { $land }.
        [many] { $seat } traci { $count } jednostek na terytorium { $land }.
       *[other] { $seat } traci { $count } jednostki na terytorium { $land }.
    }
news-northgard-closed =
    { $count ->
        [one] Terytorium { $land } zostaje zamknięte.
       *[other] Terytorium { $land } zostaje zamknięte: składa się z { $count } kafli.
    }
news-northgard-combat = { $seat } atakuje { $other-acc } na terytorium { $land }.
news-northgard-combat-food = { $seat } przeznacza na walkę { $count ->
    [one] { $count } żywność
   *[other] { $count } żywności
}.
news-northgard-copied = { $seat } używa efektu karty „{ $card }”.
news-northgard-creature-appeared = { $creature } pojawia się na terytorium { $land }.
news-northgard-creature-defeated = { $seat } pokonuje { $creature-acc } na terytorium { $land } i zyskuje { $count ->
    [one] { $count } punkt Chwały
    [few] { $count } punkty Chwały
    [many] { $count } punktów Chwały
   *[other] { $count } punktu Chwały
}.
news-northgard-creature-moved = { $creature } przechodzi na terytorium { $land }.
news-northgard-creature-rolled =
    { $creature } wyrzuca { $face ->
        [two_points] 2 punkty walki
        [three_points] 3 punkty walki
        [point_or_casualty] punkt walki albo obrażenie, co dla Stwora oznacza punkt walki
        [two_points_one_casualty] 2 punkty walki i obrażenie
        [two_casualties] 2 obrażenia
       *[one_point_one_casualty] punkt walki i obrażenie
    }.
news-northgard-creature-stays = { $creature } zostaje na terytorium { $land }.
news-northgard-creature-totals =
    { $seat } ma { $points ->
        [0] 0 punktów walki
        [one] { $points } punkt walki
        [few] { $points } punkty walki
       *[many] { $points } punktów walki
    }, a { $creature } { $other_points }{ $wounds ->
        [0] .
        [one] . { $seat } otrzymuje { $wounds } obrażenie.
        [few] . { $seat } otrzymuje { $wounds } obrażenia.
       *[many] . { $seat } otrzymuje { $wounds } obrażeń.
    }
news-northgard-discarded = { $seat } odrzuca kartę „{ $card }”.
news-northgard-drew =
    { $count ->
        [one] { $seat } dobiera kartę „{ $cards }”.
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
news-northgard-enemy-removed = { $seat } usuwa jednostkę { $other-gen } z terytorium { $land }.
news-northgard-fame =
    { $count ->
        [one] { $seat } zyskuje { $count } punkt Chwały, po jednym za kafel.
        [few] { $seat } zyskuje { $count } punkty Chwały, po jednym za kafel.
        [many] { $seat } zyskuje { $count } punktów Chwały, po jednym za kafel.
       *[other] { $seat } zyskuje { $count } punktu Chwały, po jednym za kafel.
    }
news-northgard-clan-fame =
    { $count ->
        [one] { $seat } zyskuje { $count } punkt Chwały dzięki mocy klanu.
        [few] { $seat } zyskuje { $count } punkty Chwały dzięki mocy klanu.
        [many] { $seat } zyskuje { $count } punktów Chwały dzięki mocy klanu.
       *[other] { $seat } zyskuje { $count } punktu Chwały dzięki mocy klanu.
    }
news-northgard-gained = { $food ->
    [0] { $wood ->
        [0] { $lore ->
            [0] { $seat } niczego nie zyskuje.
           *[other] { $seat } zyskuje { $lore ->
                   [one] { $lore } wiedzę
                  *[other] { $lore } wiedzy
               }.
        }
       *[other] { $seat } zyskuje { $wood ->
               [one] { $wood } drewno
              *[other] { $wood } drewna
           }{ $lore ->
            [0] .
           *[other] { "" } i { $lore ->
                   [one] { $lore } wiedzę
                  *[other] { $lore } wiedzy
               }.
        }
    }
   *[other] { $seat } zyskuje { $food ->
           [one] { $food } żywność
          *[other] { $food } żywności
       }{ $wood ->
        [0] { $lore ->
            [0] .
           *[other] { "" } i { $lore ->
                   [one] { $lore } wiedzę
                  *[other] { $lore } wiedzy
               }.
        }
       *[other] { $lore ->
            [0] { "" } i { $wood ->
                    [one] { $wood } drewno
                   *[other] { $wood } drewna
                }.
           *[other] , { $wood ->
                   [one] { $wood } drewno
                  *[other] { $wood } drewna
               } i { $lore ->
                       [one] { $lore } wiedzę
                      *[other] { $lore } wiedzy
                   }.
        }
    }
}
news-northgard-handed-over = { $seat } oddaje { $other-dat } { $resource-acc }.
news-northgard-hunt = { $seat } atakuje { $creature-acc } na terytorium { $land }.
news-northgard-kaija-fell = Kaija { $seat-gen } ginie na terytorium { $land }.
news-northgard-kaija-moved = Kaija { $seat-gen } idzie z terytorium { $land } na { $to }.
news-northgard-kaija-recruited = Kaija dołącza do { $seat-gen } na terytorium { $land }.
news-northgard-kaija-retreated = Kaija { $seat-gen } wycofuje się z terytorium { $land } na { $to }.
news-northgard-looked = { $seat } ogląda rękę { $other-gen }.
news-northgard-moved =
    { $count ->
        [one] { $seat } przesuwa jednostkę z terytorium { $land } na { $to }.
        [few] { $seat } przesuwa { $count } jednostki z terytorium { $land } na { $to }.
        [many] { $seat } przesuwa { $count } jednostek z terytorium { $land } na { $to }.
       *[other] { $seat } przesuwa { $count } jednostki z terytorium { $land } na { $to }.
    }
news-northgard-no-retreat =
    { $count ->
        [one] { $seat } nie ma dokąd się wycofać z terytorium { $land } i traci jednostkę.
        [few] { $seat } nie ma dokąd się wycofać z terytorium { $land } i traci { $count } jednostki.
        [many] { $seat } nie ma dokąd się wycofać z terytorium { $land } i traci { $count } jednostek.
       *[other] { $seat } nie ma dokąd się wycofać z terytorium { $land } i traci { $count } jednostki.
    }
news-northgard-no-tile-fits = Żaden kafel ze stosu nie pasuje: { $seat } niczego nie odkrywa.
news-northgard-nobody-won = Walki na terytorium { $land } nikt nie przeżył.
news-northgard-pushed = { $seat } przepycha jednostkę { $other-gen } z terytorium { $land } na { $to }.
news-northgard-recruited =
    { $count ->
        [one] { $seat } rekrutuje jednostkę na terytorium { $land }.
        [few] { $seat } rekrutuje { $count } jednostki na terytorium { $land }.
        [many] { $seat } rekrutuje { $count } jednostek na terytorium { $land }.
       *[other] { $seat } rekrutuje { $count } jednostki na terytorium { $land }.
    }
news-northgard-retreated =
    { $count ->
        [one] { $seat } wycofuje jednostkę z terytorium { $land } na { $to }.
        [few] { $seat } wycofuje { $count } jednostki z terytorium { $land } na { $to }.
        [many] { $seat } wycofuje { $count } jednostek z terytorium { $land } na { $to }.
       *[other] { $seat } wycofuje { $count } jednostki z terytorium { $land } na { $to }.
    }
news-northgard-rolled =
    { $seat } wyrzuca { $face ->
        [two_points] 2 punkty walki
        [three_points] 3 punkty walki
        [point_or_casualty] punkt walki albo obrażenie
        [two_points_one_casualty] 2 punkty walki i obrażenie
        [two_casualties] 2 obrażenia
       *[one_point_one_casualty] punkt walki i obrażenie
    }.
news-northgard-saw-hand = { $seat } ogląda rękę { $other-gen }: { $cards }.
news-northgard-scorched = { $seat } kładzie Spaloną Ziemię na terytorium { $land }.
news-northgard-strike = { $creature } atakuje { $seat-acc } na terytorium { $land }.
news-northgard-swapped = { $seat } zamienia { $building-acc } na { $replacement-acc } na terytorium { $land }.
news-northgard-tile-drawn = { $seat } dobiera { $tile-acc }.
news-northgard-tile-placed = { $seat } kładzie { $tile-acc } { $spot }, { $rotation }.
news-northgard-tile-under-stack = { $seat } kładzie pod stosem { $tile-acc }.
news-northgard-took-back = { $seat } bierze z powrotem odrzuconą kartę „{ $card }”.
news-northgard-took-card = { $seat } bierze wyłożoną kartę „{ $card }”.
news-northgard-totals =
    { $seat } ma { $points ->
        [0] 0 punktów walki
        [one] { $points } punkt walki
        [few] { $points } punkty walki
       *[many] { $points } punktów walki
    }, a { $other } { $other_points }.{ $wounds ->
        [0] { $other_wounds ->
            [0] { "" }
            [one] { " " }{ $other } otrzymuje { $other_wounds } obrażenie.
            [few] { " " }{ $other } otrzymuje { $other_wounds } obrażenia.
           *[many] { " " }{ $other } otrzymuje { $other_wounds } obrażeń.
        }
       *[other] { " " }{ $seat } otrzymuje { $wounds ->
            [one] { $wounds } obrażenie
            [few] { $wounds } obrażenia
           *[many] { $wounds } obrażeń
        }{ $other_wounds ->
            [0] .
           *[other] , a { $other } { $other_wounds }.
        }
    }
news-northgard-trained =
    { $count ->
        [one] Dzięki Obozowi Szkoleniowemu na terytorium { $land } { $seat } dostaje jeszcze jedną jednostkę.
        [few] Dzięki Obozom Szkoleniowym na terytorium { $land } { $seat } dostaje jeszcze { $count } jednostki.
        [many] Dzięki Obozom Szkoleniowym na terytorium { $land } { $seat } dostaje jeszcze { $count } jednostek.
       *[other] Dzięki Obozom Szkoleniowym na terytorium { $land } { $seat } dostaje jeszcze { $count } jednostki.
    }
news-northgard-unit-added = { $seat } dodaje jednostkę na terytorium { $land }.
news-northgard-unit-pulled = { $seat } ściąga jednostkę z terytorium { $source } na { $land }.
news-northgard-won = { $seat } wygrywa walkę na terytorium { $land }.
