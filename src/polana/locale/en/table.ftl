# What the server of the table says.

table-open = The table is open: { $url } (Ctrl+C closes it)
table-friends = Friends on the same network open { $url }, or point their phone here:
table-alone = Only this machine can open it; polana serve --lan lets friends on the same network in.
table-no-network = This machine is on no network that friends could share.
table-untitled = A table of { $game }
table-notice-turn = It is your turn, { $name }.
table-notice-nudge = { $name }, { $by } is waiting for you: it is your turn.
table-notice-farewell =
    { $count ->
        [one] Nobody has touched this table for a long time: it will be put away within a day. Say a word there to keep it.
       *[other] Nobody has touched this table for a long time: it will be put away in { $count } days. Say a word there to keep it.
    }
table-notice-nudge-unnamed = { $name }, the others are waiting for you: it is your turn.
table-notice-undo = { $name }, { $by } asks to take words back at this table: nothing is taken back unless you agree.
table-notice-undone = { $name }, while a bot plays for you { $by } has taken words of their own back. What others said, what was drawn and what was rolled stays.
table-somebody = somebody

# About the table itself, for whoever joins.
table-note-imported = This table began from a record. Whoever brought it may know what was hidden until then.
table-note-position = This table began with a position, not at the beginning.
table-note-hints = Everybody who plays here may ask what a strong player would do.
table-note-dealt = Everything hidden was dealt anew before somebody new sat down.
table-note-left-out = Dealt without a number of { $seats }: it did not come in time.
table-note-before = This match was dealt before you sit down, without a number of yours.
table-note-handed = { $seat } took over a seat in the middle of the match. Whoever held it before knows what it held.
table-note-seen = Others have seen what this seat holds, and it can no longer be dealt anew.
table-note-undone =
    { $count ->
        [one] { $seat } took back the last word. All who have a say agreed.
       *[other] { $seat } took back the last { $count } words. All who have a say agreed.
    }
table-note-unasked =
    { $count ->
        [one] { $seat } took back a word of their own while a bot stood in for somebody. Nothing that others said, drew or rolled went with it.
       *[other] { $seat } took back { $count } words of their own while a bot stood in for somebody. Nothing that others said, drew or rolled went with them.
    }
table-note-drawn = Dice and draws that were taken back do not repeat: what comes is drawn anew.
table-note-keyed = This table began before chance was sealed. From here on nobody can guess what comes.
table-note-time = { $seat } ran out of time.

# About the table itself, after an upgrade.
table-note-upgraded = The rules have a new version ({ $version }). Every word said so far is still good.
table-note-moved = The rules have a new version ({ $version }). Every word is still good, but they lead to another position now.
table-note-cut =
    { $lost ->
        [one] The rules have a new version ({ $version }) in which the last word is not possible. The match goes on after word { $words }.
       *[other] The rules have a new version ({ $version }) in which the last { $lost } words are not possible. The match goes on after word { $words }.
    }
