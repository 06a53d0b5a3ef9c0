# Działanie kart Root.

ask-root-effect-whom = „{ $card }”: kogo wybierasz?
ask-root-tax-where = Poborca Podatkowy: skąd zdejmujesz wojownika?
ask-root-sabotage = Sabotażyści: którą kartę { $other-number ->
    [pl] tracą
   *[sg] traci
} { $other }?
ask-root-give-back = Giełda Wymiany: którą kartę { $other-number ->
    [pl] dostają
   *[sg] dostaje
} { $other }?
ask-root-false-orders-from = Fałszywe Rozkazy: skąd ruszają wojownicy { $other-gen }?
ask-root-false-orders-to = Fałszywe Rozkazy: dokąd idą wojownicy { $origin-from }?
ask-root-propaganda-card = Biuro Propagandy: którą kartę wydajesz?
ask-root-propaganda-where = Biuro Propagandy: gdzie podmieniasz wojownika?
ask-root-league-item = Liga Mysich Poszukiwaczy Przygód: który przedmiot wyczerpujesz?
ask-root-league-action = Liga Mysich Poszukiwaczy Przygód: ruch czy walka?
ask-root-partisans-birds = Partyzanci: czy odrzucasz też ptasią kartę? Pozostałe zostają na ręce jako karty o tym symbolu.
ask-root-informants = Informatorzy: którą zasadzkę bierzesz?

news-root-took-card = { $seat } { $seat-number ->
    [pl] zabierają
   *[sg] zabiera
} { $other-dat } kartę „{ $card }”.
news-root-took-a-card = { $seat } { $seat-number ->
    [pl] zabierają
   *[sg] zabiera
} { $other-dat } kartę.
news-root-gave-card = { $seat } { $seat-number ->
    [pl] oddają
   *[sg] oddaje
} { $other-dat } kartę „{ $card }”.
news-root-gave-a-card = { $seat } { $seat-number ->
    [pl] oddają
   *[sg] oddaje
} { $other-dat } kartę.
news-root-saw-hand = { $seat } { $seat-number ->
    [pl] oglądają
   *[sg] ogląda
} { $cards-number ->
    [none] pustą rękę { $other-gen }
   *[other] rękę { $other-gen }: { $cards }
}.
news-root-looked-at-hand = { $seat } { $seat-number ->
    [pl] oglądają
   *[sg] ogląda
} rękę { $other-gen }.
news-root-sabotaged = { $seat } { $seat-number ->
    [pl] niszczą
   *[sg] niszczy
} { $other-dat } kartę „{ $card }”.
news-root-took-from-discard = { $seat } { $seat-number ->
    [pl] biorą
   *[sg] bierze
} kartę „{ $card }” ze stosu kart odrzuconych.
news-root-discarded = { $seat } { $seat-number ->
    [pl] odrzucają
   *[sg] odrzuca
} z ręki { $cards-number ->
    [sg] kartę „{ $cards }”
   *[other] karty: { $cards }
}.
news-root-revealed = { $seat } { $seat-number ->
    [pl] ujawniają
   *[sg] ujawnia
} kartę „{ $card }”.

why-root-no-rolled-hits = Z rzutu nie dostajesz żadnych obrażeń.
why-root-only-defender = Tego może użyć tylko obrońca.
why-root-only-attacker = Tego może użyć tylko atakujący.
why-root-no-hand-to-take-from = Nikt, kogo można wybrać, nie ma kart na ręce.
why-root-no-own-warriors = Nie masz wojownika na mapie.
why-root-no-battle-possible = Nie ma z kim stoczyć walki.
why-root-no-move-possible = Nie możesz wykonać żadnego ruchu.
why-root-no-card-in-play = Żaden przeciwnik nie ma karty w grze.
why-root-no-warriors-in-supply = Nie masz wojownika w zasobach.
why-root-no-warrior-to-replace = Dla tej karty nie ma wrogiego wojownika do podmiany.
why-root-no-warriors-to-order = Żaden przeciwnik nie ma wojowników, którzy mogliby się ruszyć.
why-root-nobody-buried = Na karcie nie leżą żadni wojownicy.
why-root-no-ambush-discarded = Na stosie kart odrzuconych nie ma zasadzki.
why-root-no-item-to-exhaust = Nie masz niewyczerpanego przedmiotu.
why-root-neither-move-nor-battle = Nie możesz ani się ruszyć, ani stoczyć walki.
why-root-partisans-elsewhere = Ci partyzanci walczą na polanach o innym symbolu.
