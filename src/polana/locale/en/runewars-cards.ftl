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
why-runewars-objective-unmet = You do not meet the condition of your objective.
why-runewars-objective-battle = Not in the middle of a battle.
why-runewars-objective-turn = This objective can be shown in your own turn only.
why-runewars-objective-possible = The units that the card asks for are still on the board.
why-runewars-claim-runes = You control fewer than six dragon runes.
why-runewars-claim-once = Your Victory card lies on a season deck already.
why-runewars-claim-deck = Another Victory card lies on the deck of this season.
why-runewars-claim-year = In the seventh year no Victory card can be placed.
why-runewars-claim-battle = Not in the middle of a battle.

news-runewars-announced = { $seat }: { $count } influence in all.
news-runewars-bid =
    { $count ->
        [0] { $seat } bid nothing.
       *[other] { $seat } bid { $count } influence.
    }
news-runewars-tied-first = The highest bids were equal. { $seat } named the winner: { $other }.
news-runewars-tied-last = The lowest bids were equal. { $seat } named the lowest: { $other }.
news-runewars-title-taken = { $seat } took the Title { $title } for { $count } influence.
news-runewars-title-used = { $seat } used the Title { $title }.
news-runewars-reward-given-up = { $seat } discarded { $reward }, held by { $hero }.
news-runewars-fulfilled = { $seat } fulfilled the objective { $objective }.
news-runewars-objective-discarded = { $seat } discarded the objective { $objective }.
news-runewars-claimed-spring = { $seat } put the Victory card on the Spring deck.
news-runewars-claimed-summer = { $seat } put the Victory card on the Summer deck.
news-runewars-claimed-autumn = { $seat } put the Victory card on the Autumn deck.
news-runewars-claimed-winter = { $seat } put the Victory card on the Winter deck.
news-runewars-claim-failed = { $seat } controls fewer than six dragon runes and takes the Victory card back.
news-runewars-eliminated = { $seat } controls no area and is out of the game.
news-runewars-rune-revealed = A rune token was turned up { $area-in }: { $rune }.
