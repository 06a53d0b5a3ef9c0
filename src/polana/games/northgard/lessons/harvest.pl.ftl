symbols =
    Gdy wszyscy spasują, przychodzą Zbiory: po jednej żywności, drewnie albo wiedzy za każdy taki symbol na twoich terytoriach,
    na ziemi i na budowlach.
    .chip = Symbole
    .task = Kliknij trzy swoje terytoria, które coś dają
    .how = Szukaj kłosa, kłody albo budowli na miejscu z kamieniem.
    .wrong = Nikogo tam nie masz, więc nic ci nie daje.
    .theirs = Tam stoją Jelenie.
    .hint1 = Gdzie stoją twoje jednostki?
sum =
    Zamknięte terytorium daje 1 drewno i 1 punkt Chwały, Menhir 1 wiedzę, to na południu 1 żywność.
    Pasek nad mapą mówi, ile będzie kosztować zima: siedem jednostek, 2 żywności.
    .chip = Suma
    .cols = żywność | drewno | wiedza | Chwała
pass =
    Po Zbiorach będziesz mieć 1 żywność, a trzeba 2. Kto nie zapłaci, bierze Kartę Niepokojów: na ręce bezużyteczną, a na końcu gry minus 5 Chwały.
    Jest na to sposób, ale dopiero po pasie.
    .chip = Pas
    .task = Spasuj i weź kartę, żeby zaczęły się Zbiory
    .how = Jelenie już spasowały.
    .wrong = Każda z odkrytych będzie dobra, ale najpierw spasuj.
    .feast = Jeszcze jedna jednostka to tylko droższa zima. Spasuj.
    .hint1 = Która możliwość kończy dla ciebie rok?
trade =
    Zbiory zebrane: 1 żywność, 3 drewna, 3 wiedzy. Teraz możesz wymieniać, ile razy chcesz:
    dowolne trzy zasoby na jeden wybrany. Trzy wystarczą na brakującą żywność.
    .chip = Wymiana
    .task = Zdobądź drugą żywność
    .how = Najpierw to, czego chcesz, potem trzy, które oddajesz. Żywności nie oddawaj.
    .wrong = To nikogo nie nakarmi. Ruch cofnięty.
    .hungry = Wtedy płacisz 1 żywność z 2 i dostajesz Kartę Niepokojów. Ruch cofnięty.
    .other = Nie tego chce zima. Ruch cofnięty: brakuje żywności.
    .hint1 = Spójrz na koszt swojej zimy: czego masz za mało?
end =
    Symbole dają, jednostki kosztują, a trzy czegokolwiek to jedno czegoś. Następna lekcja: lepsza talia.
