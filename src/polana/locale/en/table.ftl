# What the server of the table says.

table-open = The table is open: { $url } (Ctrl+C closes it)
table-friends = Friends on the same network open { $url }, or point their phone here:
table-alone = Only this machine can open it; polana serve --lan lets friends on the same network in.
table-no-network = This machine is on no network that friends could share.
table-untitled = A table of { $game }
table-notice-turn = It is your turn, { $name }.

# About the table itself, after an upgrade.
table-note-upgraded = The rules have a new version ({ $version }). Every word said so far is still good.
table-note-moved = The rules have a new version ({ $version }). Every word is still good, but they lead to another position now.
table-note-cut =
    { $lost ->
        [one] The rules have a new version ({ $version }) in which the last word is not possible. The match goes on after word { $words }.
       *[other] The rules have a new version ({ $version }) in which the last { $lost } words are not possible. The match goes on after word { $words }.
    }
