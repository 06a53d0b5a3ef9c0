# What Runewars asks and tells about bids, titles, objectives, Victory cards, season cards and tactics.

ask-runewars-bid = How much influence do you bid?
ask-runewars-tied-first = The highest bids are equal. Who wins?
ask-runewars-tied-last = The lowest bids are equal. Whose counts as the lowest?
ask-runewars-title = Which Title do you take?
ask-runewars-title-price = How much influence do you spend on { $title }?
ask-runewars-title-tactic =
    { $count ->
        [one] Which Tactics card do you discard for the dragon rune?
       *[other] Which Tactics card do you discard for the dragon rune? { $count } are the price.
    }
ask-runewars-title-reward =
    { $count ->
        [one] Which Reward card do you discard for the dragon rune?
       *[other] Which Reward card do you discard for the dragon rune? { $count } are the price.
    }
ask-runewars-reward-of = Which hero gives up { $reward }?
ask-runewars-show-objective = Do you show your objective now?
ask-runewars-reveal = Which of your rune tokens do you turn up?
ask-runewars-reveal-dragon = Which of your dragon runes do you turn up?

why-runewars-title-power = Not in the middle of a battle.
why-runewars-title-once = You have used this Title this turn already.
why-runewars-title-victory = You have won no battle as the attacker against another player this turn.
why-runewars-title-tactics = You hold fewer than three Tactics cards.
why-runewars-title-rewards = Your heroes hold fewer than three Reward cards.
why-runewars-title-own = You hold this Title already.
why-runewars-title-dear = There lies at least as much influence on it as you could spend.
why-runewars-title-price = A Title takes more influence than lies on it, and no more than you have.
why-runewars-title-not-held = You do not hold this Title.
why-runewars-title-no-rune = This Title gives you no dragon rune.
why-runewars-objective-unmet = You do not meet the condition of your objective.
why-runewars-objective-none = You have no Objective card.
why-runewars-bid-much = You cannot bid more influence than you have.
why-runewars-objective-battle = Not in the middle of a battle.
why-runewars-objective-turn = This objective can be shown in your own turn only.
why-runewars-objective-possible = The units that the card asks for are still on the board.
why-runewars-claim-runes = You control fewer than six dragon runes.
why-runewars-claim-once = Your Victory card lies on a season deck already.
why-runewars-claim-deck = Another Victory card lies on the deck of this season.
why-runewars-claim-year = In the seventh year no Victory card can be placed.
why-runewars-claim-battle = Not in the middle of a battle.

news-runewars-announced =
    { $count ->
        [0] { $seat } had no influence.
       *[other] { $seat } had { $count } influence in all.
    }
news-runewars-bid =
    { $count ->
        [0] { $seat } bid nothing.
       *[other] { $seat } bid { $count } influence.
    }
news-runewars-tied-first = The highest bids were equal. { $seat } decided that { $other } won.
news-runewars-tied-last = The lowest bids were equal. { $seat } decided that the bid of { $other } counted as the lowest.
news-runewars-title-taken = { $seat } took the Title { $title } for { $count } influence.
news-runewars-title-used = { $seat } used the Title { $title }.
news-runewars-reward-given-up = { $seat } discarded { $reward }, held by { $hero }.
news-runewars-fulfilled = { $seat } fulfilled the objective { $objective }.
news-runewars-objective-discarded = { $seat } discarded the objective { $objective }.
news-runewars-claimed-spring = { $seat } put the Victory card on the Spring deck.
news-runewars-claimed-summer = { $seat } put the Victory card on the Summer deck.
news-runewars-claimed-autumn = { $seat } put the Victory card on the Autumn deck.
news-runewars-claimed-winter = { $seat } put the Victory card on the Winter deck.
news-runewars-claim-failed = { $seat } controlled fewer than six dragon runes and took the Victory card back.
news-runewars-eliminated = { $seat } controlled no area and left the game.
news-runewars-rune-revealed = A rune token was turned up { $area-in }: { $rune }.

# --- season cards ---

ask-runewars-new-objective = Do you discard your objective and draw another?
ask-runewars-raise-dial = Which of your dials do you raise by { $count }?
ask-runewars-envoys = Which Tactics card do you take from the discard pile?
ask-runewars-loyalty = { $hero } wavers. Do you spend 1 influence to keep this hero?
ask-runewars-tutors = Which hero is trained?
ask-runewars-levy-where =
    { $count ->
        [one] At which stronghold do you place the new unit?
       *[other] At which stronghold do you place { $count } new units?
    }
ask-runewars-levy-kind = Which unit do you place { $area-in }?
ask-runewars-rune-from = From which area does a rune token move?
ask-runewars-rune-to = Where does the rune token { $area-from } go?
ask-runewars-pious = Where do you place the dragon rune that goes to { $other }?
ask-runewars-bands = In which of your areas do the mercenaries appear?
ask-runewars-heat = Which unit is routed by the heat { $area-in }?
ask-runewars-beasts-from = From which area do the neutral units move?
ask-runewars-beasts-to = Where do the neutral units { $area-from } go?
ask-runewars-brigands = Brigands: do you discard 1 Tactics card or 2 influence?
ask-runewars-brigands-tactic = Which Tactics card do the brigands take?
ask-runewars-judgement = Who has to reveal a rune token?
ask-runewars-burn = Which dial of { $other } falls by 1?
ask-runewars-vault = In which uncontrolled area do you place the dragon rune?
ask-runewars-quarters = From which area do you remove your activation token?
ask-runewars-whispers = At which rune token do you look?
ask-runewars-cold-hearts = Do you spend 1 influence or lose an allied unit? If a unit, in which area?

why-runewars-rune-not-home = There is no rune token of your home realm there.
why-runewars-no-herd = There are no unallied neutral units there that could go anywhere.
why-runewars-herd-way = They cannot all go there.
why-runewars-not-friendly = You do not control this area.
why-runewars-not-bare = It has to be an uncontrolled area without a rune token.
why-runewars-no-activation = You have no activation token there.
why-runewars-nothing-to-see = It has to be a rune token that you do not know, beside an area of yours.

news-runewars-banned = { $seat } may not choose { $orders-number ->
    [pl] any of these orders this season: { $orders }
   *[sg] { $orders } this season
}.
news-runewars-took-tactic = { $seat } took { $card } from the discard pile.
news-runewars-rune-moved = { $seat } moved the rune token { $area-from } { $to-to }.
news-runewars-dragon-placed = { $seat } got a dragon rune { $area-in }, face down.
news-runewars-routed-in = One { $unit } of { $seat } was routed { $area-in }.
news-runewars-neutrals-moved = { $seat } moved the neutral units { $area-from } { $to-to }.
news-runewars-bitter = Food counts as 1 lower this Winter, but not below 1.
news-runewars-activation-removed = { $seat } removed an activation token { $area-from }.
news-runewars-looked = { $seat } looked at the rune token { $area-in }: { $rune }.
news-runewars-looked-hidden = { $seat } looked at the rune token { $area-in }.

# --- tactics ---

ask-runewars-rumours-of = Whose activation token do you place?
ask-runewars-rumours-where = Where do you place the activation token of { $other }?
ask-runewars-lost-city = Where is the Lost City?
ask-runewars-spy-guild = Which of your orders do you take back?
ask-runewars-counsel-with = With whom do you share counsel?
ask-runewars-counsel-price = How much influence do you spend? { $other } will draw as many Tactics cards as you.
ask-runewars-drive-out = From which area are the neutral units driven out?
ask-runewars-wild-kind = Which neutral unit comes { $area-to }?
ask-runewars-wild-where = Where does the neutral unit come?
ask-runewars-scorch = Whose land do you scorch?
ask-runewars-scorch-dial = Which dial of { $other } falls by 1?
ask-runewars-stores-where = Which of your areas needs no food this Winter?

why-runewars-tactic-battle = This card cannot be played in the middle of a battle.
why-runewars-tactic-fresh = You drew this card this season: it can be used from the next one on.
why-runewars-tactic-your-turn = It is played in your own turn: just before, during or just after your order.
why-runewars-tactic-battle-start = It is played when a battle begins.
why-runewars-tactic-in-battle = It is played in the middle of a battle.
why-runewars-tactic-duel-start = It is played when a duel begins.
why-runewars-tactic-quest-phase = It is played in the Quest phase, in Summer.
why-runewars-tactic-as-answer = It answers a Tactics card that an opponent plays.
why-runewars-tactic-in-winter = It is played in Winter, when food is counted.
why-runewars-done-on-your-turn = This is done in your own turn, when you have carried out an order or are about to.
why-runewars-done-in-quest-phase = Heroes do this in the Quest phase.
why-runewars-done-by-fortify = This is done by the order Fortify.
why-runewars-card-finish-first = What you have begun comes first.
why-runewars-order-chosen = Orders are chosen when a season begins; for this one they lie on the table.
why-runewars-order-later = First the season card and what the season brings; then everybody chooses an order.
why-runewars-other-target = You have activated { $area }: now only those move who can get there, and they begin in lit areas.
why-runewars-order-active = This is the order that you are carrying out.
why-runewars-quest-when = A hero attempts it in the Quest phase, in Summer, at the place that it names.
why-runewars-tactic-no-effect = This card could do nothing now.
why-runewars-nothing-to-cancel = There is no card to cancel now.
why-runewars-rumours-his = That player controls this area.
why-runewars-no-lost-city = It has to be an uncontrolled area with one of your heroes.
why-runewars-no-neutrals = There are no neutral units there.
why-runewars-not-for-wild = It has to be an area of yours or a neutral one.
why-runewars-no-shifting-rune = It has to be a face-down token in an uncontrolled area, with room beside it.

news-runewars-activation-placed = { $seat } placed an activation token of { $other } { $area-in }.
news-runewars-order-back = { $seat } took back the order { $order }.
news-runewars-mountain-pass = { $seat } may cross mountain borders until the end of the turn.
news-runewars-forced-march = { $seat } may bring units from one area farther this turn.
news-runewars-city-found = { $seat } placed a damaged stronghold { $area-in }.
news-runewars-stores = { $seat } had stores enough { $area-in }.
