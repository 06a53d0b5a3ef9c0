# Beside a paragraph of the Law: what speaks of it, where it leads, which words are defined.
page-law-related = Related paragraphs
page-law-who-changes = Who changes this
page-law-refer-here = What refers to this
page-law-leads-to = Where this leads
page-law-defined = Defined words
page-law-define = { $word }: what it means
page-law-match = In this match { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}
page-law-show = Show on the board
page-law-table = Back to the table
page-law-watch = Show me
page-law-watched = On the board
page-law-example = Example of { $law }
page-law-example-start = The position
page-law-try = Try it from here
page-law-try-how = this position as a table of your own, against bots
page-law-tried = Trying out { $law }
page-law-example-titled = Example: { $title }
page-law-watch-why = Why? { $law } on the board
