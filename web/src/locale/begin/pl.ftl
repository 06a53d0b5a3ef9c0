# Początek rozgrywki: kim jestem, jak wygrywam, jak wygląda tura.
page-begin = Kim jesteś i jak wygrywasz
page-begin-you = Twoja strona: { $name }
page-begin-wins = Jak wygrywasz
page-begin-turn = Twoja tura
page-begin-all = Wszystko o tej stronie
page-begin-on = Rozumiem
page-begin-root-wins = Wygrywa ten, kto pierwszy zdobędzie 30 punktów.
page-begin-root-turn = Świt, Dzień i Wieczór; pytanie na dole zawsze mówi, co teraz.
page-begin-northgard-wins = Wygrywa ten, kto po siedmiu latach ma najwięcej Chwały; albo ten, kto na koniec któregoś roku ma trzy zamknięte terytoria z dużymi budowlami.
page-begin-northgard-power = Twój klan
page-begin-northgard-turn = W turze zagrywasz jedną kartę: rekrutacja, ruch, odkrycie albo budowa. Gdy wszyscy spasują, są Zbiory, a potem zima, która kosztuje żywność.
page-begin-runewars-wins = Kto ma sześć smoczych runów, może ogłosić zwycięstwo i wygrywa za rok, jeśli je utrzyma; po siódmym roku wygrywa ten, kto ma ich najwięcej.
page-begin-runewars-turn = W każdej porze roku wszyscy w tajemnicy wybierają rozkaz i wykonują go; wyższy numer niż poprzednio daje więcej.
