# What is wrong with what somebody wished for: whole sentences, which the page says in the reader's language.

error-kernel-no-game = There is no game “{ $name }” here.
error-kernel-seat-count = This game is for { $least } to { $most } players, not { $count }.
error-kernel-no-side = This game has no side “{ $name }”.
error-kernel-no-option = This game has no option “{ $name }”.
error-kernel-no-value = The option “{ $name }” can be { $values }; not “{ $text }”.
error-kernel-no-number = “{ $text }” is not a whole number.
error-kernel-long-seed = A seed has at most { $bits } bits where people play.
error-kernel-no-word = This game has no word “{ $text }”.
error-kernel-empty-phrase = There is no word in it.
error-kernel-long-phrase = “{ $word }” brings something new to light: say it last, then see.
error-kernel-no-undo = There is nothing to take back: something new was learned, or another seat has chosen.

# Records.
error-record-head = A record begins with the line “{ $text }”.
error-record-game = The line “game” should name the game with its version and that of its data.
error-record-row = “{ $text }” should be the number of a seat and a word.
error-record-setup = “{ $text }” is not part of a setup, or is there twice.
error-record-script = “next” and “shuffle” follow a line “script strict” or “script loose”.
error-record-short = The line “game”, “seats” or “seed” is missing.
error-record-generator = There is no generator “{ $text }”.
error-record-seal = The seed is not the one that the table committed to.
error-position-toml = A position is written in TOML, and this is not ({ $text }).
error-position-game = A position says which game it is for, in a line that begins with game =.
error-position-none = Positions of { $game } cannot be written or read.
error-position-value = This is wrong about “{ $where }”: { $text }.
error-position-name = There is no “{ $text }” for “{ $where }”.
error-position-key = Nothing is called “{ $where }”.
error-position-broken = Such a position is impossible ({ $text }).
error-position-over = Only a match that is still going on has a position to play from.
error-position-setup = A position can be written once the setup is over.

# The table.
error-table-fault = Our mistake: try again. Nothing has changed.
error-table-malformed = The server did not understand that. Reload the page, it may be an old one.
error-table-order = The server did not understand the page: reload it.
error-table-too-big = That is too much at once.
error-table-slow-down = Too fast: wait a moment.
error-table-too-many = Too many tables were opened from here: wait a minute.
error-table-too-often = Too often: wait a minute.
error-table-too-many-keys = There are too many such links already.
error-table-foreign = Requests from other pages are not accepted: open the table on its own page.
error-table-content-type = Send it as application/json.
error-table-damaged = What is stored of this table is damaged. Tell whoever runs the server.
error-table-archived = This table was put away because nobody had touched it for a long time. Its record is kept.
error-table-guessing = Too many wrong links from here: wait a minute.
error-table-not-found = There is nothing at this address.
error-table-no-table = There is no such table.
error-table-no-language = There is no language “{ $name }” here.
error-table-no-level = There is no bot “{ $name }” for this game.
error-table-no-key = This page has no key to that table: open it by its link.
error-table-wrong-key = This link opens nothing, or its seat was given back.
error-table-other-table = This key is for another table.
error-table-tables = These keys belong to different tables.
error-table-only-watching = Only somebody who sits at the table can do that.
error-table-seat-lost = This seat is no longer yours.
error-table-not-yours = That seat is not yours.
error-table-no-seat = There is no seat { $number } at this table.
error-table-no-invite = This link is not an invitation.
error-table-untaken-invite = This is an invitation: accept it first.
error-table-spent-invite = This invitation has been used.
error-table-seat-taken = Somebody sits there.
error-table-not-open = That seat is not free.
error-table-bot-plays = A bot plays this seat.
error-table-no-bot = No bot plays this seat.
error-table-stale = That question has been answered.
error-table-asked-nothing = After “{ $word }” you are asked nothing more.
error-table-consent = Something new was learned since, or another seat has chosen: the others have to agree.
error-table-no-undo = There is nothing to take back.
error-table-own-words = A seat can take back its own words only.
error-table-present = That player is here.
error-table-nobody-waits = Nobody is waiting for that player.
error-table-not-away =
    { $minutes ->
        [one] That player has not been away long enough: try again in a minute.
       *[other] That player has not been away long enough: try again in { $minutes } minutes.
    }
error-table-nudged = That player has already been nudged today.
error-table-bot-for-others = A bot can take over the seat of somebody else who is away.
error-table-no-stand-in = No bot is standing in for this seat.
error-table-proposed = That is proposed already.
error-table-not-proposed = That is no longer proposed.
error-table-no-say = This seat has no say in it, or has agreed.
error-table-resigned = This seat has resigned.
error-table-no-text = There is no text in it.
error-table-not-over = The match is not over yet.
error-table-record-secret = The record holds every secret: it can be had when the match is over.
error-table-replay-secret = That can be seen when the match is over.
error-table-no-replay = The replay could not be drawn: try again.
error-table-no-address = That is not an address: it begins with https://.
error-table-private-address = Notices go to public addresses only.
error-table-record-seats = Another number of seats: the record has { $count }.
error-table-long-text = More than { $count } lines are not read.
error-table-unread-record = Reading this record took too long.
error-table-unreadable-record = This record cannot be read.
error-table-other-position = The position in this record is of another game or setup.
error-table-many-redeals = A record may deal anew at most { $count } times.
error-table-long-record = More than { $count } words are not taken.
error-table-scripted-record = A record with foretold chance cannot be played on.
