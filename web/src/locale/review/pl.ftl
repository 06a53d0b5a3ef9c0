# Analiza: partia obejrzana jeszcze raz.

page-review = Analiza
page-review-begins = Trwa analiza partii…
page-review-chances = Szanse na wygraną
page-review-judged = ocena na podstawie wyobrażonych światów, { $worlds } na decyzję; zakrytych kart nie zna
page-review-progress = ruch { $done } z { $words }
page-review-round = { $game ->
    [root] tura { $round }
    [northgard] rok { $round }
    [runewars] rok { $round }
   *[other] runda { $round }
}
page-review-setup = przygotowanie
page-review-decisions = Decyzje
page-review-decision-at = { $mark }, ruch { $at }
page-review-who = Czyje decyzje
page-review-mark-best = najlepsza
page-review-mark-good = dobra
page-review-mark-slip = potknięcie
page-review-mark-mistake = błąd
page-review-legend-best = najlepsza: nie znaleziono lepszej
page-review-legend-good = dobra: do 3 % mniej
page-review-legend-slip = potknięcie: do 8 % mniej lub mniej pewne
page-review-legend-mistake = błąd: ponad 8 % mniej
page-review-count-best = { $count ->
    [one] najlepsza
    [few] najlepsze
   *[other] najlepszych
}
page-review-count-good = { $count ->
    [one] dobra
    [few] dobre
   *[other] dobrych
}
page-review-count-slip = { $count ->
    [one] potknięcie
    [few] potknięcia
   *[other] potknięć
}
page-review-count-mistake = { $count ->
    [one] błąd
    [few] błędy
   *[other] błędów
}
page-review-moment = Ta chwila
page-review-moments = Warto zobaczyć
page-review-moment-of = { $seat }: lepiej „{ $better }”
page-review-turnings = Punkty zwrotne
page-review-played = Zagrano: { $what }
page-review-better = Lepiej: { $what }
page-review-label-played = zagrano
page-review-label-better = lepiej
page-review-chance = szansa
page-review-loss = szansy na wygraną.
page-review-dearest = szansy na wygraną: najdroższa decyzja partii.
page-review-between = Od { $low } do { $high } %.
page-review-turn = Szansa w tej turze: decyzje { $choice } %, los { $luck } %.
page-review-try = Zagraj od tego miejsca
page-review-watch = Oglądaj dalej
page-review-back = Poprzednia decyzja
page-review-on = Następna decyzja
page-review-next-mistake = Następny błąd
page-review-style-battles = Walki: rozpoczęte { $battles }, obrony { $defended }.
page-review-style-crafted = Przekute karty: { $count }.
page-review-style-kept = Kart na koniec tury: średnio { $count }.
page-review-style-luck = Łącznie: decyzje { $choice } %, los { $luck } %.
page-review-table = { $game }: z analizy
