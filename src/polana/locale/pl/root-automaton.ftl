# Root: Mechaniczny Markiz, Szpiedzy, gra wspólna i kampania.

option-root-automaton = Mechaniczny Markiz. none: nie gra; competitive: gra zamiast Markizy i każdy walczy o swoje; cooperative: wszyscy (od jednego do czterech graczy) grają razem przeciwko niemu
option-root-campaign = Kampania z połączonych rozgrywek kooperacyjnych. start: pierwsza z nich, a rewanż jest następną

result-root-automaton-won = Wygrywa Mechaniczny Markiz.
result-root-all-won = Wygrywacie razem: każdy z was zdobył 30 punktów przed Mechanicznym Markizem.
result-root-all-lost = Przegrywacie razem: Mechaniczny Markiz pierwszy zdobył 30 punktów.

ask-root-automaton-keep = Gdzie staje Twierdza Mechanicznego Markiza?
ask-root-automaton-home = Która polana jest następną polaną ojczystą Mechanicznego Markiza?
ask-root-spy = Którego Szpiega zagrywasz?
ask-root-spy-reveal = Który Rozkaz odkrywasz?
ask-root-spy-swap = Czy zamieniasz miejscami dwa Rozkazy? Wskaż pierwszy.
ask-root-spy-swap-with = Z którym Rozkazem ma się zamienić { $order }?
ask-root-kept-card = Którą przekutą kartę zachowujesz z wygranej rozgrywki?

news-root-orders-drawn = { $count ->
    [one] Do Kolejki Rozkazów { $seat-gen } trafia jedna zakryta karta.
    [few] Do Kolejki Rozkazów { $seat-gen } trafiają { $count } zakryte karty.
   *[many] Do Kolejki Rozkazów { $seat-gen } trafia { $count } zakrytych kart.
}
news-root-order = Rozkaz dla { $seat-gen }: „{ $card }”.
news-root-order-free = Rozkaz „{ $card }” nie ma kosztu przekucia: { $seat } zaczyna Dzień od nowa.
news-root-orders-gone = W Kolejce Rozkazów { $seat-gen } nie ma już kart.
news-root-items-for-sale = { $seat } wystawia na sprzedaż miecz, but, worek i herbatę.
news-root-head-start = { $seat } zaczyna z przewagą: { $points ->
    [one] ma już punkt.
    [few] ma już { $points } punkty.
   *[many] ma już { $points } punktów.
}
news-root-kept-cards = { $seat } { $seat-number ->
    [pl] zaczynają
   *[sg] zaczyna
} z zachowanymi kartami: { $cards }.
news-root-reached = { $seat } { $seat-number ->
    [pl] mają
   *[sg] ma
} 30 punktów. Teraz pozostali.
news-root-spy = { $seat } { $seat-number ->
    [pl] zagrywają
   *[sg] zagrywa
} kartę „{ $card }”.
news-root-spied = { $seat } { $seat-number ->
    [pl] odkrywają
   *[sg] odkrywa
} { $order }: to „{ $card }”.
news-root-orders-swapped = { $seat } { $seat-number ->
    [pl] zamieniają
   *[sg] zamienia
} miejscami { $one } i { $two }.
news-root-spy-lost = „{ $card }” wpada i leży teraz obok mapy, dostępny dla wszystkich.

why-root-pieces-in-use = Komponentami Markizy gra już Mechaniczny Markiz.
why-root-not-a-spy = To nie jest Szpieg.
why-root-no-spy = Nie masz na ręce Szpiega.
why-root-no-order-hidden = W Kolejce Rozkazów nie ma zakrytej karty.
why-root-kept-already = Tę kartę już masz zachowaną, a dwóch takich samych mieć nie można.
why-root-kept-by-others = Wszystkie egzemplarze tej karty zachowali inni.

error-root-alone = Samemu można grać tylko przeciwko Mechanicznemu Markizowi.
error-root-too-many = Razem z Mechanicznym Markizem może grać najwyżej { $most } graczy.
error-root-too-many-together = Razem przeciwko Mechanicznemu Markizowi gra najwyżej { $most } graczy.
error-root-campaign-alone = Kampania składa się z rozgrywek kooperacyjnych.
error-root-campaign = „{ $text }” nie opisuje kampanii.

word-root-order = Rozkaz { $label }
word-root-play-spy = zagranie Szpiega
word-root-card-spy-fox = Lisi Szpieg
    .text = Zagrywasz za darmo. Za Dnia odkryj jeden Rozkaz; jeśli nie jest lisi, możesz zamienić miejscami dowolne dwa Rozkazy, a jeśli jest, odrzuć Szpiega.
word-root-card-spy-rabbit = Króliczy Szpieg
    .text = Zagrywasz za darmo. Za Dnia odkryj jeden Rozkaz; jeśli nie jest króliczy, możesz zamienić miejscami dowolne dwa Rozkazy, a jeśli jest, odrzuć Szpiega.
word-root-card-spy-mouse = Mysi Szpieg
    .text = Zagrywasz za darmo. Za Dnia odkryj jeden Rozkaz; jeśli nie jest mysi, możesz zamienić miejscami dowolne dwa Rozkazy, a jeśli jest, odrzuć Szpiega.
word-root-card-spy-bird = Ptasi Szpieg
    .text = Zagrywasz za darmo. Za Dnia odkryj jeden Rozkaz; jeśli nie jest ptasi, możesz zamienić miejscami dowolne dwa Rozkazy, a jeśli jest, odrzuć Szpiega.
word-root-use-spy-fox = użyj karty „{ word-root-card-spy-fox }”
    .text = { word-root-card-spy-fox.text }
word-root-use-spy-rabbit = użyj karty „{ word-root-card-spy-rabbit }”
    .text = { word-root-card-spy-rabbit.text }
word-root-use-spy-mouse = użyj karty „{ word-root-card-spy-mouse }”
    .text = { word-root-card-spy-mouse.text }
word-root-use-spy-bird = użyj karty „{ word-root-card-spy-bird }”
    .text = { word-root-card-spy-bird.text }
