# Root: o co pytają, co ogłaszają i czego odmawiają zasady ogólne oraz Markiza. Każda frakcja i talia ma własny plik.

option-root-map = Mapa
option-root-deck = Wspólna talia
option-root-thief = Jak kradnie Złodziej: każdemu graczowi na polanie czy jednemu z nich
option-root-aid = Czy Włóczęga, pomagając graczowi, musi zabrać mu przekuty przedmiot, czy może

result-root-won = { $winners-number ->
    [pl] Wygrywają
   *[sg] Wygrywa
} { $winners }.

## Pytania

ask-root-faction = Którą frakcją grasz?
ask-root-ambush = { $other-number ->
    [pl] Atakują cię
   *[sg] Atakuje cię
} { $other } { $where-in }. Urządzasz zasadzkę?
ask-root-foil = { $other } { $other-number ->
    [pl] urządzają
   *[sg] urządza
} na ciebie zasadzkę { $where-in }. Udaremniasz ją własną zasadzką?
ask-root-battle-where = Gdzie toczysz walkę?
ask-root-battle-whom = Kogo atakujesz { $where-in }?
ask-root-effects = Którego efektu używasz w tej walce?
ask-root-effects-first = Czyje efekty w walce są pierwsze?
ask-root-lose = Który komponent { $other-number ->
    [pl] tracą
   *[sg] traci
} { $other } { $where-in }?
ask-root-craft = Którą kartę przekuwasz?
ask-root-craft-any = Komponent z jakim symbolem zastępuje dowolny symbol?
ask-root-discard = Masz za dużo kart. Którą odrzucasz?
ask-root-instead-of-drawing = Którego efektu używasz zamiast dobierania kart?
ask-root-dominance = Którą kartę dominacji aktywujesz? Nie zdobędziesz już punktów.
ask-root-take-dominance = Którą kartę leżącą obok mapy bierzesz?
ask-root-take-dominance-cost = Którą kartę za nią wydajesz?
ask-root-moment = Teraz dzieje się kilka rzeczy. Która jest następna?
ask-root-pause = Czy używasz jakiegoś efektu, zanim przejdziesz dalej?
ask-root-move-from = Skąd ruszasz?
ask-root-move-to = Dokąd ruszasz { $origin-from }?
ask-root-move-count = Ilu wojowników rusza { $origin-from } { $destination-to }?
ask-root-trigger = Co rozpatrujesz teraz?
ask-root-trigger-side = Czyj efekt rozpatrujesz teraz?
ask-root-trigger-where = Którą polanę rozpatrujesz teraz?

## Wydarzenia

news-root-faction = { $faction } { $faction-number ->
    [pl] stają
   *[sg] staje
} do gry.
news-root-first-player = { $seat-number ->
    [pl] Zaczynają
   *[sg] Zaczyna
} { $seat }.
news-root-low-reach = Łączny zasięg frakcji wynosi { $reach }; zalecany to co najmniej { $wanted }.
news-root-turn = { $seat } { $seat-number ->
    [pl] zaczynają
   *[sg] zaczyna
} turę { $round }.
news-root-drew = { $seat } { $seat-number ->
    [pl] dobierają
   *[sg] dobiera
} { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
news-root-drew-cards = { $seat } { $seat-number ->
    [pl] dobierają
   *[sg] dobiera
} { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
}: { $cards }.
news-root-reshuffled = Stos kart odrzuconych staje się nową talią.
news-root-spent = { $seat } { $seat-number ->
    [pl] wydają
   *[sg] wydaje
} kartę „{ $card }”.
news-root-used = { $seat } { $seat-number ->
    [pl] używają
   *[sg] używa
} karty „{ $card }”.
news-root-crafted = { $seat } { $seat-number ->
    [pl] przekuwają
   *[sg] przekuwa
} kartę „{ $card }”.
news-root-took-item = { $seat } { $seat-number ->
    [pl] biorą
   *[sg] bierze
} { $item-acc }.
news-root-dominance = { $seat } { $seat-number ->
    [pl] aktywują
   *[sg] aktywuje
} kartę „{ $card }”.
news-root-took-dominance = { $seat } { $seat-number ->
    [pl] biorą
   *[sg] bierze
} kartę „{ $card }”.
news-root-scored = { $seat } { $seat-number ->
    [pl] zdobywają
   *[sg] zdobywa
} { $count ->
    [one] punkt
    [few] { $count } punkty
   *[many] { $count } punktów
} (razem { $score }).
news-root-lost-points = { $seat } { $seat-number ->
    [pl] tracą
   *[sg] traci
} { $count ->
    [one] punkt
    [few] { $count } punkty
   *[many] { $count } punktów
} (razem { $score }).
news-root-placed-warriors = { $seat } { $seat-number ->
    [pl] wystawiają
   *[sg] wystawia
} { $where-number ->
    [pl] po { $count ->
        [one] wojowniku
       *[other] { $count } wojowników
    }
   *[sg] { $count ->
        [one] wojownika
       *[other] { $count } wojowników
    }
} { $where-in }.
news-root-placed = { $seat } { $seat-number ->
    [pl] umieszczają
   *[sg] umieszcza
} { $piece-counted } { $where-in }.
news-root-moved = { $seat } { $seat-number ->
    [pl] przesuwają
   *[sg] przesuwa
} { $count ->
    [one] wojownika
    [few] { $count } wojowników
   *[many] { $count } wojowników
} { $origin-from } { $destination-to }.
news-root-removed = { $seat } { $seat-number ->
    [pl] tracą
   *[sg] traci
} { $piece-counted } { $where-in }.
news-root-battle = { $seat } { $seat-number ->
    [pl] atakują
   *[sg] atakuje
} { $other-acc } { $where-in }.
news-root-ambush = { $seat } { $seat-number ->
    [pl] urządzają
   *[sg] urządza
} zasadzkę kartą „{ $card }”.
news-root-foiled = { $seat } { $seat-number ->
    [pl] udaremniają
   *[sg] udaremnia
} zasadzkę kartą „{ $card }”.
news-root-rolled = Na kościach { $one } i { $other_die }. { $attacker ->
    [0] { $defender ->
        [0] Z rzutu nikt nie zadaje obrażeń.
        [one] Z rzutu atakujący nie zadaje obrażeń, a obrońca zadaje { $defender }.
       *[other] Z rzutu atakujący nie zadaje obrażeń, a obrońca zadaje { $defender }.
    }
    [one] Z rzutu atakujący zadaje { $attacker } obrażenie, a obrońca { $defender ->
        [0] żadnego
       *[other] { $defender }
    }.
    [few] Z rzutu atakujący zadaje { $attacker } obrażenia, a obrońca { $defender ->
        [0] żadnego
       *[other] { $defender }
    }.
   *[many] Z rzutu atakujący zadaje { $attacker } obrażeń, a obrońca { $defender ->
        [0] żadnego
       *[other] { $defender }
    }.
}
news-root-extra-hits = { $seat } { $seat-number ->
    [pl] zadają
   *[sg] zadaje
} { $count ->
    [one] { $count } dodatkowe obrażenie
    [few] { $count } dodatkowe obrażenia
   *[many] { $count } dodatkowych obrażeń
} ({ $by }).
news-root-defenseless = { $other } { $other-number ->
    [pl] nie mają kim się bronić
   *[sg] nie ma kim się bronić
}: { $seat } { $seat-number ->
    [pl] zadają
   *[sg] zadaje
} { $count ->
    [one] { $count } dodatkowe obrażenie
    [few] { $count } dodatkowe obrażenia
   *[many] { $count } dodatkowych obrażeń
}.
news-root-ignored-hits = { $seat } { $seat-number ->
    [pl] ignorują
   *[sg] ignoruje
} { $count ->
    [one] { $count } obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
} z rzutu { $other-gen } ({ $by }).
news-root-hits = { $one ->
    [0] { $two ->
        [0] Nikt nie otrzymuje obrażeń.
       *[other] { $seat } nie { $seat-number ->
            [pl] otrzymują
           *[sg] otrzymuje
        } obrażeń, a { $other } { $other-number ->
            [pl] otrzymują
           *[sg] otrzymuje
        } { $two }.
    }
   *[other] { $seat } { $seat-number ->
        [pl] otrzymują
       *[sg] otrzymuje
    } { $one ->
        [one] { $one } obrażenie
        [few] { $one } obrażenia
       *[many] { $one } obrażeń
    }, a { $other } { $two ->
        [0] żadnego
       *[other] { $two }
    }.
}

## Odmowy

why-root-faction-taken = Ktoś już gra tą frakcją.
why-root-too-many-corners = Cztery frakcje zaczynają już w rogach: piąta wymaga przygotowania zaawansowanego.
why-root-mandatory-first = Najpierw to, co obowiązkowe.
why-root-wrong-suit = Ta karta ma inny symbol.
why-root-not-a-bird = Potrzebna jest ptasia karta: żaden inny symbol jej nie zastąpi.
why-root-not-an-ambush = To nie jest karta zasadzki.
why-root-ambush-wrong-suit = Ta zasadzka nie pasuje do polany.
why-root-no-matching-card = Nie masz pasującej karty.
why-root-no-bird = Nie masz ptasiej karty.
why-root-effect-used = Ten efekt został już użyty w tej turze.
why-root-no-battle-effect = Tego efektu nie można użyć w tej walce.
why-root-not-craftable = Tej karty nie da się przekuć.
why-root-ambush-not-craftable = Kart zasadzki nie da się przekuć.
why-root-dominance-not-craftable = Kart dominacji nie da się przekuć.
why-root-already-in-play = Masz już ten efekt w grze.
why-root-item-gone = Tego przedmiotu nie ma już w zasobach.
why-root-cost-too-high = Masz w tej turze za mało komponentów przekuwania o odpowiednich symbolach.
why-root-ambush-in-battle = Zasadzkę zagrywa się na początku walki na polanie o jej symbolu: jako obrońca albo jako atakujący w odpowiedzi na zasadzkę.
why-root-dominance-in-daylight = Kartę dominacji aktywuje się za Dnia, we własnej turze.
why-root-craft-in-daylight = Możesz ją przekuć, ale karty przekuwa się za Dnia, we własnej turze.
why-root-craft-in-evening = Możesz ją przekuć, ale karty przekuwasz Wieczorem, we własnej turze.
why-root-use-at-start-of-birdsong = Tego efektu używa się na samym początku własnego Świtu, przed wszystkim innym.
why-root-use-in-birdsong = Tego efektu używa się o Świcie, we własnej turze.
why-root-use-at-end-of-birdsong = Tego efektu używa się na końcu własnego Świtu.
why-root-use-at-start-of-daylight = Tego efektu używa się na samym początku własnego Dnia, przed wszystkim innym.
why-root-use-in-daylight = Tego efektu używa się za Dnia, we własnej turze, między akcjami.
why-root-use-at-start-of-evening = Tego efektu używa się na samym początku własnego Wieczoru, przed wszystkim innym.
why-root-use-when-drawing = Tego efektu używa się Wieczorem, zamiast dobierać karty.
why-root-done-at-start-of-birdsong = Robi się to na samym początku własnego Świtu, przed wszystkim innym.
why-root-done-in-birdsong = Robi się to o Świcie, we własnej turze.
why-root-done-in-daylight = Robi się to za Dnia, we własnej turze, między akcjami.
why-root-done-in-turn = Robi się to we własnej turze, między akcjami.
why-root-done-in-evening = Robi się to Wieczorem, we własnej turze.
why-root-use-in-battle = Tego efektu używa się w walce, w której bierzesz udział, po rzucie kośćmi.
why-root-use-holds = Ten efekt działa cały czas i sam: nie trzeba go używać.
why-root-nothing-to-craft = Nie masz teraz czego przekuć: na każdy symbol karty potrzeba czegoś, co przekuwa taki symbol, a to działa raz na turę.
why-root-not-dominance = To nie jest karta dominacji.
why-root-no-dominance-card = Nie masz karty dominacji.
why-root-dominance-active = Masz już aktywną kartę dominacji i tak zostanie.
why-root-dominance-too-few-points = Karta dominacji wymaga co najmniej dziesięciu punktów.
why-root-no-dominance-available = Obok mapy nie leży żadna dostępna karta.
why-root-no-card-of-that-suit = Nie masz karty, którą można by za nią wydać.
why-root-no-slot = Nie ma tam wolnego miejsca na budynek.
why-root-not-ruled = Nie kontrolujesz tej polany.
why-root-none-left = W twoich zasobach nie ma już takich komponentów.
why-root-no-warriors-left = W twoich zasobach nie ma już wojowników.
why-root-no-warriors-there = Nie masz tam wojowników.
why-root-not-adjacent = To nie jest sąsiednie miejsce.
why-root-not-a-corner = Twierdza staje w rogu mapy, którego nikt nie zajął.
why-root-not-by-the-keep = Pierwsze budynki stają na polanie Twierdzy albo obok niej, tam, gdzie jest wolne miejsce na budynek.
why-root-no-wood-there = Nie ma tam drewna połączonego z miejscem budowy polanami, które kontrolujesz.
why-root-neither-ruled = Nie kontrolujesz ani polany, z której ruszasz, ani docelowej.
why-root-nowhere-to-go = Nic nie może stamtąd wyruszyć.
why-root-no-move = Nie możesz się nigdzie ruszyć.
why-root-wrong-clearing-suit = Ta polana ma niewłaściwy symbol.
why-root-no-fighters-there = Nie masz tam ani wojownika, ani pionka.
why-root-no-enemies-there = Nie ma tam przeciwnika.
why-root-not-an-enemy = To nie jest twój przeciwnik.
why-root-no-pieces-there = Nie ma tam żadnych komponentów tej frakcji.
why-root-no-battle = Nie ma kogo zaatakować.
why-root-no-action-left = Nie masz już akcji.
why-root-keep = Na polanie z Twierdzą tylko Markiza może umieszczać komponenty.

# Przygotowania, których nie da się rozegrać.
error-root-faction-twice = Jedną frakcją może grać tylko jedno miejsce.
error-root-too-many-corners = Mapa ma cztery rogi, a te frakcje potrzebują ich więcej: wybierz przygotowanie zaawansowane.
error-root-half-chosen = W przygotowaniu zaawansowanym albo wszystkie miejsca mają frakcję, albo wszystkie wybierają ją przy stole.
error-root-few-factions = Jest za mało frakcji na wybór przy tylu miejscach ({ $count }): wybierz je tutaj.

# Co wiadomo o odpowiedzi, zanim padnie: kogo dotyczy i ile będzie kosztować.
note-root-attack = Atakuj { $who-acc } { $where-in }
note-root-attack-alone = Atakuj { $who-acc } { $where-in } (bez wojowników)
