# Hints: what a strong player would do.

page-hint = Hint
page-hint-title = What would a strong player do?
page-hint-now = chance to win now { $chance } %
page-hint-begins = thinking…
page-hint-thinks = thinking, { $seconds } s
page-hint-thought = thought { $seconds } s
page-hint-close = Close the hint
page-hint-hide = Hide
page-hint-nothing = Nothing presses just now.
page-hint-alike = about the same
page-hint-between = between { $low } and { $high } %
page-hint-points = Points by the end of the turn: { $points }.
page-hint-later = By the start of your next: { $points }.
page-hint-no-line = From there it may go many ways.
page-hint-knows = It knows what you may know.
page-hint-more-1 = What could I do?
page-hint-more-2 = How would it go on?
page-help-p = what would a strong player do? (where the table allows it)
page-hints-option = Hints
page-hints-option-why = Everybody who plays may ask what a strong player would do.
