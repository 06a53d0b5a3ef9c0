# The beginning of a match: who am I, how do I win, what does a turn look like.
page-begin = Who you are and how you win
page-begin-you = You play: { $name }
page-begin-wins = How you win
page-begin-turn = Your turn
page-begin-all = All about this side
page-begin-on = Got it
page-begin-root-wins = Whoever has 30 points first wins.
page-begin-root-turn = Birdsong, Daylight and Evening; the question below always says what is next.
page-begin-northgard-wins = Most Fame after seven years wins; or three closed territories with a large building each, at the end of any year.
page-begin-northgard-power = Your clan
page-begin-northgard-turn = One card a turn: recruit, move, explore, build. When all have passed come the harvest and the winter, which costs food.
page-begin-runewars-wins = Whoever holds six dragon runes may claim the realm, and wins a year later if they are still held; after seven years whoever holds most of them wins.
page-begin-runewars-turn = In each season all choose an order in secret and carry it out; a higher number than before makes it stronger.
