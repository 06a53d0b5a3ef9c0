# What the referee says in any game.

kernel-seat = Seat { $number }
kernel-nothing = nothing
kernel-and = { $list } and { $last }
kernel-yes = yes
kernel-no = no

result-kernel-draw = The players agreed on a draw.

why-kernel-not-asked = Nobody is being asked anything just now.
why-kernel-other-seat = It is not your turn to choose.
why-kernel-over = The match is over.
why-kernel-other-question = That does not answer the question that is being asked.
