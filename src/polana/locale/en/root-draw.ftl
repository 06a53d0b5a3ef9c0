# Root in a terminal.

draw-root-setup = Setup
draw-root-birdsong = Birdsong
draw-root-daylight = Daylight
draw-root-evening = Evening
draw-root-table = round { $round } · deck { $deck } · discard { $discard }
draw-root-too-narrow = The map needs { $least } columns; this terminal has { $width }.
draw-root-legend = ⚑ rules  □ free slot  ♟ pawn  ⠤ path
draw-root-player = player
draw-root-points = points
draw-root-cards = cards
draw-root-supply = supply
draw-root-board = board
draw-root-hand = in hand
draw-root-markers = hireling markers on { $spaces }
draw-root-hireling-free = in the supply
draw-root-hireling-of = of { $sign } for { $count ->
    [one] one marker
   *[other] { $count } markers
}
