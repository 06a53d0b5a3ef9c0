game-NAME = TITLE
    .about = ile monet kryją wszystkie dłonie?

option-NAME-goal = punkty do zwycięstwa

word-NAME-side-red = Czerwony
    .colour = #b3392f
word-NAME-side-blue = Niebieski
    .colour = #2f6db3
word-NAME-side-green = Zielony
    .colour = #3d7d3a
word-NAME-side-yellow = Żółty
    .colour = #a07a10
word-NAME-side-black = Czarny
    .colour = #444444
word-NAME-coins = { $value ->
        [0] ani jednej monety
        [one] jedna moneta
        [few] { $value } monety
       *[other] { $value } monet
    }
    .acc = { $value ->
        [0] pustą dłoń
        [one] jedną monetę
        [few] { $value } monety
       *[other] { $value } monet
    }
word-NAME-guess = { $value }

ask-NAME-side = Jaki kolor wybierasz?
ask-NAME-hide = Ile monet chowasz?
ask-NAME-guess = Ile monet schowali wszyscy razem?

why-NAME-side-taken = Ten kolor ma już ktoś inny.
why-NAME-guess-taken = W tej rundzie ktoś już podał tę liczbę.

news-NAME-side = { $seat } wybiera kolor: { $side }.
news-NAME-first = { $seat } zgaduje jako pierwszy.
news-NAME-round = Runda { $number }.
news-NAME-guessed = { $seat } mówi: { $guess }.
news-NAME-shown = { $seat } pokazuje { $coins-acc }.
news-NAME-right = { $seat } ma rację: { $total }.
news-NAME-nobody = Nikt nie zgadł: { $total }.
result-NAME-won = Wygrywa { $winners }.

# Jak strona nazywa to, co jest w widoku, i rozdziały dziennika.
view-NAME-round = runda
view-NAME-goal = punkty do zwycięstwa
view-NAME-scores = punkty
view-NAME-players = gracze
view-NAME-sides = kolory
view-NAME-coins = monety w dłoni
view-NAME-guess = podana liczba
scope-NAME-round = runda
