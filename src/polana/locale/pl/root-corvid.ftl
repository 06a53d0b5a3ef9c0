# Root: Krucza Konspiracja.

ask-root-corvid-home = Gdzie jest twoja polana ojczysta? Stają na niej wojownik i intryga.
ask-root-corvid-scatter = Na której polanie z symbolem { $suit-gen } stawiasz wojownika?
ask-root-corvid-birdsong = Przed werbunkiem możesz przekuwać i odkrywać intrygi. Co robisz?
ask-root-corvid-flip = Którą intrygę odkrywasz?
ask-root-corvid-recruit-card = Którą kartę wydajesz na werbunek?
ask-root-corvid-recruit-suit = Na polanach z jakim symbolem werbujesz?
ask-root-corvid-recruit-where = Brakuje wojowników. Gdzie staje następny?
ask-root-corvid-daylight = Co robisz? { $left ->
    [0] Nie masz już akcji.
    [one] Została ci jedna akcja.
    [few] Zostały ci { $left } akcje.
   *[many] Zostało ci { $left } akcji.
}
ask-root-corvid-exert = Jaką dodatkową akcję wykonujesz?
ask-root-corvid-plot-where = Gdzie umieszczasz intrygę? { $count ->
    [one] Kosztuje wojownika.
    [few] Kosztuje { $count } wojowników.
   *[many] Kosztuje { $count } wojowników.
}
ask-root-corvid-plot-which = Którą intrygę umieszczasz { $where-in }?
ask-root-corvid-trick = Którą intrygę podmieniasz?
ask-root-corvid-trick-with = Z którą intrygą zamieniasz tę { $where-in }?
ask-root-corvid-evening = Czy zamiast dobierania kart wykonujesz jeszcze jedną akcję?
ask-root-corvid-expose = Którą intrygę próbujesz zdemaskować?
ask-root-corvid-guess = Co to za intryga { $where-in }?
ask-root-corvid-expose-card = Którą kartę pokazujesz, zgadując intrygę { $where-in }?
ask-root-corvid-raid = Brakuje wojowników. Gdzie staje następny najeźdźca?

news-root-corvid-plotted = Intryga { $seat-gen } { $where-in } to { $plot }.
news-root-corvid-flipped = { $seat } { $seat-number ->
    [pl] odkrywają
   *[sg] odkrywa
} intrygę { $where-in }: to { $plot }.
news-root-corvid-tricked = { $seat } { $seat-number ->
    [pl] zamieniają
   *[sg] zamienia
} miejscami intrygi { $one-in } i { $two-in }.
news-root-corvid-extorted = { $seat } { $seat-number ->
    [pl] wymuszają
   *[sg] wymusza
} kartę od { $other-gen }.
news-root-corvid-extorted-card = { $seat } { $seat-number ->
    [pl] wymuszają
   *[sg] wymusza
} od { $other-gen } kartę „{ $card }”.
news-root-corvid-guessed-right = { $seat } { $seat-number ->
    [pl] odgadują
   *[sg] odgaduje
}: intryga { $other-gen } { $where-in } to { $plot }.
news-root-corvid-guessed-wrong = { $seat } { $seat-number ->
    [pl] mylą
   *[sg] myli
} się: intryga { $other-gen } { $where-in } to nie { $plot }.
news-root-corvid-card-given = { $seat } { $seat-number ->
    [pl] oddają
   *[sg] oddaje
} { $other-dat } pokazaną kartę „{ $card }”.
news-root-corvid-card-shown = { $seat } { $seat-number ->
    [pl] pokazują
   *[sg] pokazuje
} { $other-dat } kartę „{ $card }” i { $seat-number ->
    [pl] zatrzymują
   *[sg] zatrzymuje
} ją.
news-root-corvid-exerted = { $seat } { $seat-number ->
    [pl] zdobywają
   *[sg] zdobywa
} się na wysiłek i nie { $seat-number ->
    [pl] dobiorą
   *[sg] dobierze
} kart.

why-root-corvid-nothing-to-expose = Na żadnej polanie z twoimi komponentami nie ma zakrytej intrygi.
why-root-corvid-no-card-to-show = Nie masz karty pasującej do polany z taką intrygą.
why-root-corvid-too-late = To można było zrobić wcześniej o Świcie.
why-root-corvid-nothing-to-flip = Nie masz zakrytej intrygi na polanie ze swoim wojownikiem.
why-root-corvid-recruited = Werbować można tylko raz na turę.
why-root-corvid-nowhere-to-plot = Na żadnej polanie bez intrygi nie masz dość wojowników.
why-root-corvid-nothing-to-swap = Nie masz ani dwóch odkrytych, ani dwóch zakrytych intryg.
why-root-corvid-no-action = Nie możesz wykonać żadnej akcji.
why-root-corvid-snare = Wnyki: przeciwnicy nie mogą tam umieszczać komponentów ani stamtąd wychodzić.
