game-NAME = TITLE
    .about = how many coins are in all hands?

option-NAME-goal = points to win

word-NAME-side-red = Red
    .colour = #b3392f
word-NAME-side-blue = Blue
    .colour = #2f6db3
word-NAME-side-green = Green
    .colour = #3d7d3a
word-NAME-side-yellow = Yellow
    .colour = #a07a10
word-NAME-side-black = Black
    .colour = #444444
word-NAME-coins = { $value ->
        [0] no coin
        [one] one coin
       *[other] { $value } coins
    }
word-NAME-guess = { $value }

ask-NAME-side = Which colour is yours?
ask-NAME-hide = How many coins do you hide?
ask-NAME-guess = How many coins have all hidden together?

why-NAME-side-taken = Somebody else has that colour.
why-NAME-guess-taken = Somebody has guessed that in this round.

news-NAME-side = { $seat } takes { $side }.
news-NAME-first = { $seat } guesses first.
news-NAME-round = Round { $number }.
news-NAME-guessed = { $seat } guesses { $guess }.
news-NAME-shown = { $seat } shows { $coins }.
news-NAME-right = { $seat } is right: { $total }.
news-NAME-nobody = Nobody is right: { $total }.
result-NAME-won = { $winners } has won.

# How the page calls what a view holds and what the log is divided into.
view-NAME-round = round
view-NAME-goal = points to win
view-NAME-scores = points
view-NAME-players = players
view-NAME-sides = colours
view-NAME-coins = coins in the hand
view-NAME-guess = guess
scope-NAME-round = a round
