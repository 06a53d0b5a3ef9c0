# Zagadki.

page-puzzles = Zagadki
page-puzzles-lead = Jedna tura i jedna najlepsza odpowiedź, wzięte z partii silnych graczy.
page-puzzles-games = Gry
page-puzzles-daily = Zagadki dnia
page-puzzle-all = Wszystkie zagadki
page-puzzle-solved-of = Rozwiązane: { $solved } z { $all }
page-puzzle-is-solved = rozwiązana
page-puzzle-number = Zagadka { $number } z { $all }
page-puzzle-difficulty = trudność
page-puzzle-difficulty-of = trudność { $difficulty } z 3
page-puzzle-chance = los ma tu coś do powiedzenia: liczy się średnia
page-puzzle-no-chance = los o niczym nie decyduje
page-puzzle-kind-score = Zdobądź najwięcej
page-puzzle-kind-win = Wygraj od razu
page-puzzle-kind-stop = Zatrzymaj prowadzącego
page-puzzle-score-turn = Zdobądź w tej turze jak najwięcej
page-puzzle-score-year = Zdobądź w tym roku jak najwięcej
page-puzzle-score-order = Zyskaj tym rozkazem jak najwięcej
page-puzzle-win-turn = Wygraj w tej turze
page-puzzle-win-year = Wygraj w tym roku
page-puzzle-win-order = Wygraj tym rozkazem
page-puzzle-stop-turn = Zatrzymaj prowadzącego
page-puzzle-stop-year = Zatrzymaj prowadzącego
page-puzzle-stop-order = Zatrzymaj prowadzącego
page-puzzle-rival = prowadzi: { $seat }
page-puzzle-in-actions = { $count ->
    [one] w jednej akcji
    [few] w { $count } akcjach
   *[other] w { $count } akcjach
}
page-puzzle-root-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
page-puzzle-northgard-fame = { $count ->
    [one] { $count } punkt Chwały
    [few] { $count } punkty Chwały
    [many] { $count } punktów Chwały
   *[other] { $count } punktu Chwały
}
page-puzzle-runewars-runes = { $count ->
    [one] { $count } smoczy run
    [few] { $count } smocze runy
    [many] { $count } smoczych runów
   *[other] { $count } smoczego runu
}
page-puzzle-percent = { $count } %
page-puzzle-so-far = jak dotąd
page-puzzle-win-try = Da się wygrać, zanim skończy się twoja tura.
page-puzzle-stop-try = Zostaw prowadzącemu jak najmniej.
page-puzzle-stop-try-chance = Liczy się, jaką szansę na wygraną w następnej turze zostawisz prowadzącemu.
page-puzzle-judging = Trwa ocena…
page-puzzle-of = z możliwych: { $all }
page-puzzle-won = Wygrana!
page-puzzle-not-won = Tym razem bez wygranej
page-puzzle-left = zostaje prowadzącemu
page-puzzle-left-best = Najlepszy wynik to { $goal }, a przy pierwszej lepszej odpowiedzi { $usual }.
page-puzzle-left-chance = szans na wygraną zostaje prowadzącemu
page-puzzle-left-best-chance = Najlepsza linia zostawia { $goal }, szybka odpowiedź { $usual }.
page-puzzle-lucky = Wynik: { $made }, ale pomógł los. Średnio wychodzi { $expected }.
page-puzzle-together = razem
page-puzzle-yours = Twoje posunięcia
page-puzzle-best = Najlepsze posunięcia
page-puzzle-opens = Bez tego nie wolno wykonać kroku { $step }. { $why }
page-puzzle-opens-plain = Dzięki temu możliwy jest krok { $step }.
page-puzzle-needed = Bez tego ubywa: { $loss }.
page-puzzle-needed-win = Bez tego nie ma wygranej.
page-puzzle-needed-stop = Bez tego prowadzącemu zostaje o { $loss } więcej.
page-puzzle-over = Koniec próby
page-puzzle-try = próba { $number }
page-puzzle-again = Spróbuj jeszcze raz
page-puzzle-show = Pokaż najlepsze posunięcia
page-puzzle-shown = Posunięcia są pokazane
page-puzzle-play-on = Graj dalej od tego miejsca
page-puzzle-next = Następna zagadka
page-puzzle-table = { $game }: z zagadki
