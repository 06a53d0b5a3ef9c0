# Root: Sojusz Stworzeń Leśnych.

ask-root-alliance-birdsong = Gdzie wszczynasz rewoltę albo zdobywasz sympatyków?
    .hint = z sympatykami: rewolta; gdzie indziej: nowi sympatycy
ask-root-alliance-revolt-suit = Z jakim symbolem stawiasz bazę?
ask-root-alliance-spend-supporter = Którego stronnika wydajesz? { $count ->
    [one] Trzeba wydać jeszcze jednego.
   *[other] Trzeba wydać jeszcze { $count }.
}
ask-root-alliance-discard-supporter = Bez bazy stos mieści pięciu stronników. Którego odrzucasz?
ask-root-alliance-outrage = Bunt { $where-in }: którą kartę oddajesz { $other-dat } jako stronnika?
ask-root-alliance-daylight = Co robisz za Dnia?
ask-root-alliance-mobilize = Która karta zostaje stronnikiem?
ask-root-alliance-train = Którą kartę wydajesz na szkolenie oficera?
ask-root-alliance-evening = Którą operację przeprowadzasz? { $left ->
    [one] Został ci jeden oficer.
    [few] Zostało ci { $left } oficerów.
   *[many] Zostało ci { $left } oficerów.
}
ask-root-alliance-recruit = Przy której bazie werbujesz?
ask-root-alliance-organize = Gdzie wojownik ustępuje miejsca sympatykom?

news-root-alliance-revolt = { $seat } { $seat-number ->
    [pl] wszczynają
   *[sg] wszczyna
} rewoltę { $where-in }.
news-root-alliance-spent-supporter = { $seat } { $seat-number ->
    [pl] wydają
   *[sg] wydaje
} stronnika: „{ $card }”.
news-root-alliance-officer = { $seat } { $seat-number ->
    [pl] szkolą
   *[sg] szkoli
} { $count ->
    [one] pierwszego oficera.
   *[other] oficera i { $seat-number ->
        [pl] mają
       *[sg] ma
    } ich teraz { $count }.
}
news-root-alliance-outrage = Bunt: { $seat } { $seat-number ->
    [pl] oddają
   *[sg] oddaje
} { $other-dat } kartę, która zostaje stronnikiem.
news-root-alliance-outrage-paid = Bunt: { $seat } { $seat-number ->
    [pl] oddają
   *[sg] oddaje
} { $other-dat } kartę „{ $card }”, która zostaje stronnikiem.
news-root-alliance-hand-shown = Bunt: { $seat } nie { $seat-number ->
    [pl] mają
   *[sg] ma
} pasującej karty i { $seat-number ->
    [pl] pokazują
   *[sg] pokazuje
} { $other-dat } rękę.
news-root-alliance-hand-seen = Bunt: { $seat } nie { $seat-number ->
    [pl] mają
   *[sg] ma
} pasującej karty i { $seat-number ->
    [pl] pokazują
   *[sg] pokazuje
} { $other-dat } { $cards-number ->
    [none] pustą rękę
   *[other] rękę: { $cards }
}.
news-root-alliance-drew = { $seat } { $seat-number ->
    [pl] dobierają
   *[sg] dobiera
} stronnika.
news-root-alliance-drew-supporter = { $seat } { $seat-number ->
    [pl] dobierają
   *[sg] dobiera
} stronnika: „{ $card }”.
news-root-alliance-mobilized = { $seat } { $seat-number ->
    [pl] mobilizują
   *[sg] mobilizuje
} stronnika.
news-root-alliance-mobilized-card = { $seat } { $seat-number ->
    [pl] mobilizują
   *[sg] mobilizuje
} stronnika: „{ $card }”.
news-root-alliance-stack-full = { $seat } nie { $seat-number ->
    [pl] mają
   *[sg] ma
} już miejsca na stronników: karta „{ $card }” zostaje odrzucona.
news-root-alliance-base-lost = { $seat } { $seat-number ->
    [pl] tracą
   *[sg] traci
} { $base-acc }{ $count ->
    [0] { $cards-number ->
        [none] {" i nic więcej"}
        [sg] {", a z nią stronnika: "}„{ $cards }”
       *[pl] {", a z nią stronników: "}{ $cards }
    }
   *[other] {", a z nią "}{ $count ->
        [one] jednego oficera
       *[other] { $count } oficerów
    }{ $cards-number ->
        [none] {""}
        [sg] {" i stronnika: "}„{ $cards }”
       *[pl] {" i stronników: "}{ $cards }
    }
}.

why-root-alliance-revolt-first = Rewolta musi poprzedzać zdobywanie sympatyków.
why-root-alliance-base-built = Baza o tym symbolu jest już na mapie.
why-root-alliance-too-few-supporters = Masz za mało stronników pasujących do tej polany.
why-root-alliance-martial-law = Prawo Wojny: przy co najmniej trzech wojownikach jednego gracza potrzebny jest dodatkowy pasujący stronnik.
why-root-alliance-not-next-to-sympathy = Nie sąsiaduje z nią żadna polana z sympatykami.
why-root-alliance-sympathetic = Na tej polanie są już sympatycy.
why-root-alliance-no-base = Nie masz tam bazy.
why-root-alliance-no-base-on-map = Nie masz bazy na mapie.
why-root-alliance-no-base-of-that-suit = Symbol karty musi pasować do którejś z twoich baz na mapie.
why-root-alliance-no-cards = Nie masz kart na ręce.
note-root-alliance-outrage = za usunięcie żetonu sympatyków oddasz { $who-dat } kartę z symbolem { $suits-gen }
note-root-alliance-outrage-move = oddasz { $who-dat } kartę z symbolem { $suits-gen }, bo leży tam żeton sympatyków
