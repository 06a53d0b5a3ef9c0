# What Runewars asks, and why something is not allowed.

option-runewars-explore = play with exploration tokens
option-runewars-ready-made = play on a ready-made board instead of building one; the page places the units as well
error-runewars-faction-twice = No faction can be played twice.
result-runewars-runes = { $winners } won with the dragon runes.

# --- setup ---

ask-runewars-faction = Which faction do you play?
ask-runewars-first-tile = Which of your tiles do you lay in the middle of the table?
ask-runewars-tile = Which of your tiles do you place?
ask-runewars-tile-part = Which area of { $tile } goes beside the board?
ask-runewars-tile-spot = Where do you lay { $area } of { $tile }?
ask-runewars-tile-turn = How do you turn { $tile } { $spot }?
ask-runewars-marker = Where do you lay home-realm marker { $count }?
ask-runewars-marker-side = The marker lies { $spot }. Where does its other half lie?
ask-runewars-home-marker = On which marker do you place your home realm?
ask-runewars-home-turn = How do you turn your home realm { $spot }?
ask-runewars-rune-where =
    { $count ->
        [one] Where do you place this rune token?
       *[other] Where do you place the first of { $count } rune tokens?
    }
ask-runewars-rune-dragon = In which of the two areas do you place the dragon rune?
ask-runewars-rune-which = There is room for one token only: which do you place?
ask-runewars-start-stronghold = Where do you place your first stronghold?
ask-runewars-start-hero = Where does { $hero } begin?
ask-runewars-muster-where = Where do you place { $unit-counted }?
ask-runewars-muster-count = How many { $unit-plural } come { $area-to }?

why-runewars-faction-taken = Another player leads this faction.
why-runewars-overlap = A tile lies there already.
why-runewars-no-contact = At least two areas of the tile have to touch at least two areas of the board.
why-runewars-colours-meet = A mountain or water border may not lie along another one.
why-runewars-not-beside = This hex is not free beside the board.
why-runewars-fits-nowhere = It fits nowhere.
why-runewars-few-borders = A marker has to touch at least three uncoloured borders.
why-runewars-markers-near = There have to be at least three areas between two markers.
why-runewars-no-home-fits = Not every home realm would fit there.
why-runewars-no-room-for-rest = That would leave no room for the other markers.
why-runewars-home-fits-not = Your home realm does not fit there.
why-runewars-homes-touch = Home realms may not touch each other.
why-runewars-rune-there = There is a rune token already.
why-runewars-one-rune-an-area = An area holds one rune token only.
why-runewars-beside-marker = No rune may lie beside a home-realm marker.

# --- the year ---

ask-runewars-order = Which order do you give this season?
ask-runewars-autumn-gain = What do you take this Autumn: 2 influence or 1 Tactics card?
ask-runewars-deed =
    { $moment ->
        [1] Before { $order }: do you use a card or a Title?
        [2] Before the supremacy bonus of { $order }: do you use a card or a Title?
        [3] After { $order }: do you use a card or a Title before your turn ends?
        [4] Before the battle: do you use a card or a Title?
       *[0] Do you use a card or a Title before you go on?
    }
ask-runewars-rune-discard = Which false rune do you discard before you gain a dragon rune?
ask-runewars-destroy =
    { $count ->
        [one] Which unit do you destroy { $area-in }?
       *[other] Which unit do you destroy { $area-in }? { $count } have to go.
    }
ask-runewars-tactic = Do you play a Tactics card now?
ask-runewars-counter = { $other } played { $card }. Do you cancel it?
ask-runewars-discard-tactic = You hold more than ten Tactics cards: which do you discard?
ask-runewars-discard-quest = You hold more than three Quest cards: which do you discard?

why-runewars-order-played = This order lies in your play area; it comes back in Spring.
why-runewars-rune-enemy-area = A rune goes to a friendly area or to one that nobody controls.
why-runewars-order-banned = The Season card forbids this order this season.
