# Root w terminalu.

draw-root-setup = Przygotowanie
draw-root-birdsong = Świt
draw-root-daylight = Dzień
draw-root-evening = Wieczór
draw-root-table = runda { $round } · talia { $deck } · odrzucone { $discard }
draw-root-too-narrow = Mapa potrzebuje { $least } kolumn, a ten terminal ma ich { $width }.
draw-root-legend = ⚑ kontroluje  □ wolne miejsce  ♟ pionek  ⠤ ścieżka
draw-root-player = gracz
draw-root-points = punkty
draw-root-cards = karty
draw-root-supply = zasoby
draw-root-board = plansza
draw-root-hand = na ręce
draw-root-markers = znaczniki zaciężnych, pola: { $spaces }
draw-root-hireling-free = w zasobach
draw-root-hireling-of = służba u { $sign }, { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
}
