# What is told in Runewars.

# --- setup ---

news-runewars-drew-for-first = { $seat } drew { $fate }.
news-runewars-first-player = { $seat } will be first player all game long.
news-runewars-faction = { $seat } leads { $faction }.
news-runewars-setup-quests = Setup Quests of { $seat }: { $quests }.
news-runewars-tile = { $seat } placed { $tile }.
news-runewars-board-taken-back = The home-realm markers cannot be placed: the board is built anew.
news-runewars-marker = { $seat } placed a home-realm marker { $spot }; its other half lies { $side } of the first.
news-runewars-home = { $seat } placed a home realm.
news-runewars-homes-taken-back = A home realm does not fit: markers, runes and home realms are placed anew.
news-runewars-board-ready = Neutral units and cities are on the board.
news-runewars-dials = { $seat } began with { $food } food, { $wood } wood and { $ore } ore.
news-runewars-start-stronghold = { $seat } placed a stronghold { $area-in }.
news-runewars-mustered = { $seat } placed { $unit-counted } { $area-in }.
news-runewars-start-hero = { $hero } serves { $seat } and begins { $area-in }.
news-runewars-drew-objective = { $seat } drew the objective { $objective }.
news-runewars-drew-objective-hidden = { $seat } drew an objective.
news-runewars-rune-placed = { $seat } placed a rune token { $area-in }.
news-runewars-rune-returned = { $seat } found no place for { $rune }.

# --- cards, influence, dials ---

news-runewars-drew-tactics = { $seat } drew { $cards }.
news-runewars-drew-tactics-hidden =
    { $count ->
        [one] { $seat } drew a Tactics card.
       *[other] { $seat } drew { $count } Tactics cards.
    }
news-runewars-discarded-tactic = { $seat } discarded { $card }.
news-runewars-drew-quests = { $seat } drew { $quests }.
news-runewars-drew-quests-hidden =
    { $count ->
        [one] { $seat } drew a Quest card.
       *[other] { $seat } drew { $count } Quest cards.
    }
news-runewars-discarded-quest = { $seat } discarded { $quest }.
news-runewars-gained-influence = { $seat } gained { $count } influence.
news-runewars-spent-influence = { $seat } spent { $count } influence.
news-runewars-dial = The { $resource } dial of { $seat } is now at { $value }.

news-runewars-rune-gained = { $seat } gained a dragon rune.
news-runewars-rune-discarded = { $seat } discarded a false rune { $area-from }.
news-runewars-destroyed = { $seat } destroyed { $unit-acc } of their own { $area-in }.
news-runewars-parted = { $seat } no longer hold { $area }: the neutral units there are nobody’s allies.

news-runewars-tactic = { $seat } played { $card }.
news-runewars-tactic-cancelled = { $seat } cancelled { $card }.

# --- the year ---

news-runewars-spring = Spring of year { $year }.
news-runewars-summer = Summer of year { $year }.
news-runewars-autumn = Autumn of year { $year }.
news-runewars-winter = Winter of year { $year }.
news-runewars-season-card = Season card: { $card }.
news-runewars-spring-effect = Activation tokens go, orders come back, routed figures stand up.
news-runewars-fate-shuffled = The Fate cards are shuffled.
news-runewars-order = { $seat } chose { $order }.
news-runewars-order-supremacy = { $seat } chose { $order } with supremacy.
news-runewars-resolves = { $seat } began { $order }.
news-runewars-won = { $seat } won.
