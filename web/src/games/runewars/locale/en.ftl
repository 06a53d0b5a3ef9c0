# The second line of a question of this game: why it matters.
page-why-runewars-supporter = with a hero beside them units draw more Fate cards and keep the best
page-why-runewars-supported = they draw more Fate cards and keep the best
page-why-runewars-attack-with = each of them draws a Fate card
page-why-runewars-support-draw = as many as you draw, you discard
page-why-runewars-support-discard = keep what hurts the others most
page-why-runewars-rout = it lies until spring: it strikes no more, and only a hexagon still adds strength
page-why-runewars-damage = { $count ->
    [one] as much damage as its toughness destroys a unit
   *[other] a damaged unit takes the rest before any other is asked; as much damage as its toughness destroys it
}
page-why-runewars-battle-destroy = it goes back to the box
page-why-runewars-which-damage = the more it has, the sooner it falls
page-why-runewars-fortification = it works once in this battle
page-why-runewars-wards = it goes home alive
page-why-runewars-capture = strength 3 to begin with; your recruits can appear there
page-why-runewars-move-stronghold = It stands damaged where you have won.
page-why-runewars-retreat-to = They lie routed there until spring; more than eight cannot stay.
page-why-runewars-heroes-to = They are routed there until spring.
page-why-runewars-surplus = at most eight units may stay in an area
page-why-runewars-crack-shot = 1 damage of your choice
page-why-runewars-charge = who is routed strikes no more
page-why-runewars-word-of-vaal = it leaves the battle
page-why-runewars-overpower = 1 damage, or somebody weak is destroyed
page-why-runewars-fury = one of yours for 2 damage to them
page-why-runewars-terrifying = choose whoever is worth most to them
page-why-runewars-burning = 1 damage to somebody who stands
page-why-runewars-flaming-breath = triangles are destroyed at once
page-why-runewars-rage = its damage strikes the others
page-why-runewars-rally = it stands and counts again
page-why-runewars-champion = two kinds of your units draw better cards
page-why-runewars-bid = everybody pays; the highest bid wins, ties are settled
page-why-runewars-tied-first = it gets what the card gives to the highest bid
page-why-runewars-tied-last = it bears what the card brings to the lowest bid
page-why-runewars-title = a lasting power, and a way to dragon runes, until somebody pays more
page-why-runewars-title-price = whoever wants it from you has to lay more
page-why-runewars-title-tactic = it goes to the discard pile, the rune to your land
page-why-runewars-title-reward = it goes to the discard pile, the rune to your land
page-why-runewars-reward-of = it goes to the discard pile
page-why-runewars-show-objective = its dragon rune comes to your land
page-why-runewars-reveal = it stays where it lies, and everybody knows it from now on
page-why-runewars-reveal-dragon = It stays where it lies, but everybody knows it then.
page-why-runewars-new-objective = an objective brings a dragon rune once you meet it
page-why-runewars-raise-dial = a dial shows what you recruit from it and can pay
page-why-runewars-envoys = It comes into your hand at once.
page-why-runewars-loyalty = otherwise the hero leaves you
page-why-runewars-tutors = one attribute rises by 1
page-why-runewars-levy-where = At most eight to an area, in winter as many as your food.
page-why-runewars-levy-kind = shape and emblem tell its rank
page-why-runewars-rune-from = It moves face down; nobody learns what it is.
page-why-runewars-rune-to = A rune goes to your land or to nobody’s.
page-why-runewars-pious = a rune goes to their land or to nobody’s
page-why-runewars-bands = They fight for you from now on.
page-why-runewars-heat = it lies until spring and does not move
page-why-runewars-beasts-from = All the neutral units there go together.
page-why-runewars-beasts-to = On land of yours they become your allies; elsewhere they bar the way to whoever comes.
page-why-runewars-brigands = either way you lose something
page-why-runewars-brigands-tactic = It goes to the discard pile.
page-why-runewars-judgement = all see it then
page-why-runewars-burn = a lower dial brings fewer recruits
page-why-runewars-vault = Six dragon runes win, and nobody holds this one yet.
page-why-runewars-quarters = Who stands there may march again.
page-why-runewars-whispers = Only you see its face.
page-why-runewars-cold-hearts = Allied units are neutral ones that you have won over.
page-why-runewars-rumours-of = the units there stay until spring
page-why-runewars-rumours-where = Who stands there cannot march out before spring.
page-why-runewars-lost-city = A hero of yours has to stand there.
page-why-runewars-spy-guild = It can be given again this year.
page-why-runewars-counsel-with = both draw Tactics cards
page-why-runewars-counsel-price = the same number for both
page-why-runewars-drive-out = The area is empty then, and open to whoever comes.
page-why-runewars-wild-kind = neutral units bar the way until somebody fights or wins them over
page-why-runewars-wild-where = On land of yours they are your allies; elsewhere they bar the way until somebody fights or wins them over.
page-why-runewars-scorch = one of their dials falls
page-why-runewars-scorch-dial = a lower dial brings fewer recruits
page-why-runewars-stores-where = All who stand there live through the winter.
page-why-runewars-hero-stronghold = In summer the hero goes on quests; a quest of yours is marked by a scroll.
page-why-runewars-hero-surplus = three is the most that one may have
page-why-runewars-hero-keep = heroes go on quests for rewards and support your armies
page-why-runewars-train = a test draws as many Fate cards as the attribute
page-why-runewars-quest-hero = each hero acts once every summer
page-why-runewars-quest-action = move up to two areas, then attempt a quest or a duel; or heal; or train
page-why-runewars-hero-step = a scroll marks a quest of yours; your hero sees the hidden rune of an area
page-why-runewars-hero-then = quests bring rewards; who wins a duel takes the loser’s rewards
page-why-runewars-destiny = The sign of the card that you choose decides: success, partial success or failure.
page-why-runewars-retry = a routed hero lies until spring
page-why-runewars-heal-other = one more hero gets well
page-why-runewars-peek-beside = Only you see what lies there.
page-why-runewars-ambush = 2 damage at once
page-why-runewars-draught = all damage goes
page-why-runewars-merchant = Reward cards help in tests, battles and duels
page-why-runewars-raid = a card, or 1 more damage
page-why-runewars-scroll = Only you see what lies there.
page-why-runewars-lesson = tests draw as many Fate cards as the attribute
page-why-runewars-raze = the token goes off the board
page-why-runewars-reward-giver = heroes in one area may share what they carry
page-why-runewars-reward-which = it changes its owner
page-why-runewars-reward-taker = both stand in the same area
page-why-runewars-marker-taker = it takes all the rewards that lie there
page-why-runewars-reward-owner = the card counts for this hero
page-why-runewars-flute = They leave the area to whoever comes.
page-why-runewars-summon-from = they come to the area of the hero
page-why-runewars-summon = they come to the area of the hero
page-why-runewars-ice-storm = it lies until spring
page-why-runewars-evade = without a duel nobody takes damage
page-why-runewars-duel-card = the sign in the circle counts
page-why-runewars-strike = 1 damage, or what your weapon does
page-why-runewars-parry = armour is used once in a duel
page-why-runewars-city = one gain from each city that you hold
page-why-runewars-city-unit = they are your allies from now on
page-why-runewars-rally-heroes = more cards to choose from; one hero stays with you
page-why-runewars-meet = Success: they join you. Partial success: they leave. Failure: fight or retreat.
page-why-runewars-parley-spend = You draw a Fate card for each, then you choose one of them
page-why-runewars-parley-card = Click a card beside the map. Success: they join you. Partial success: they leave. Failure: you fight or retreat.
page-why-runewars-parley-failed = fight now, or all your units retreat
page-why-runewars-activate = Your token goes there; then your units move in. Bright gold: units can reach it now (≤ says how many). Units in an area with your token stay there until spring.
page-why-runewars-activate-again = the star of your order: one more token and march, but no second battle
page-why-runewars-march = Click the area that units leave, or a hero; how many go is asked next.
page-why-runewars-strategize = Click an area or a hero. One area far, to land that is yours or empty: nobody fights with this order.
page-why-runewars-move-unit = the kind first, then how many
page-why-runewars-move-count = whoever stays guards what you hold
page-why-runewars-move-to = Only to land that is yours or empty; nobody fights.
page-why-runewars-hero-move-to = Heroes pass everybody. Where you have a quest, they can attempt it in summer.
page-why-runewars-dig = the dial rises at once
page-why-runewars-develop = one to a stronghold: it works every Harvest or in defence
page-why-runewars-develop-where = One development to a stronghold.
page-why-runewars-give-up-development = it goes off that stronghold
page-why-runewars-recruit = all units up to the arrow; the dial does not fall
page-why-runewars-recruit-again = supremacy: one more dial, if you like
page-why-runewars-reuse-where = It comes back at once at one of your strongholds.
page-why-runewars-reuse-figure = it comes back at once at one of your strongholds
page-why-runewars-fortify = each thing at most once; then Done
page-why-runewars-build-where = A stronghold adds 5 to the defence, and your recruits appear there. 1 wood, 1 ore.
page-why-runewars-give-up-stronghold = It goes off the board; the new one stands undamaged.
page-why-runewars-repair-where = From strength 3 back to 5, for 1 ore.
page-why-runewars-mix-first = Only you see which rune lies where: hide the dragon runes where you are strong.
page-why-runewars-mix-second = Both tokens are picked up and put back as you like.
page-why-runewars-mix-to = The other token, if there is one, goes to the other area.
page-why-runewars-faction = each has units, dials and strengths of its own; the i tells them
page-why-runewars-first-tile = The map grows around it.
page-why-runewars-tile = Whoever lays a tile decides how far the neighbours are.
page-why-runewars-tile-part = This area will touch the board.
page-why-runewars-tile-spot = At least two areas have to touch; coloured borders may not meet.
page-why-runewars-tile-turn = R turns it on, Q back, as far as it fits
page-why-runewars-marker = A home realm will lie here; they keep three areas apart.
page-why-runewars-marker-side = a home realm of three areas will lie here
page-why-runewars-home-marker = Your land for the whole match: look at the neighbours and the borders.
page-why-runewars-home-turn = Mountains and water towards neighbours keep them out, and you in.
page-why-runewars-rune-where = First two places, then you say which of them gets the true rune. Six true ones win; false ones mislead.
page-why-runewars-rune-dragon = The other gets a false one; only you know which is which.
page-why-runewars-rune-which = dragon runes win; false ones only mislead
page-why-runewars-start-stronghold = Your recruits appear at strongholds; it adds 5 to the defence.
page-why-runewars-start-hero = In summer heroes go on quests; a quest of yours is marked by a scroll.
page-why-runewars-muster-where = At most eight to an area. From here they march.
page-why-runewars-muster-count = at most eight to an area; the rest goes elsewhere
page-why-runewars-order = The lowest number goes first. The star counts if the number is higher than your earlier orders of this year.
page-why-runewars-autumn-gain = influence pays for diplomacy, bids and Titles; Tactics cards turn battles
page-why-runewars-deed = A Tactics card, your objective or a Title (an office that influence buys) that can be used now.
page-why-runewars-rune-discard = A false rune makes room for the true one.
page-why-runewars-destroy = it goes back to the box
page-why-runewars-tactic = Each card says what it does. Done keeps them all.
page-why-runewars-counter = your card goes to the discard pile with it
page-why-runewars-discard-tactic = Ten is the most that one may hold.
page-why-runewars-discard-quest = Three is the most that one may hold.

# What an option does.
page-does-runewars-move = up to two areas, then a quest or a duel
page-does-runewars-heal = all damage goes
page-does-runewars-train = two points for attributes
page-does-runewars-build = strength 5, recruits come there
page-does-runewars-repair = from strength 3 to 5
page-does-runewars-mix = swap two of your runes unseen
page-does-runewars-gain-units = neutral units join you there
page-does-runewars-gain-tactics = { $count ->
    [one] card
   *[other] cards
} to your hand
page-does-runewars-gain-influence = for diplomacy and Titles
page-does-runewars-gain-quests = Quest cards for your heroes
page-does-runewars-retreat = all your units go to one area beside

# What is confirmed.
page-rw-deed-levy-kind-unit = Place { $unit-acc } { $area-in }
page-rw-deed-rout-unit = Rout { $unit-acc }
page-rw-deed-damage-unit = { $count ->
    [one] 1 damage to { $unit-acc }
   *[other] The first of { $count } damage to { $unit-acc }
}
page-rw-deed-destroy-unit = Destroy { $unit-acc } { $area-in }
page-rw-deed-battle-destroy-unit = Destroy { $unit-acc }
page-rw-deed-bid-influence = Bid { $number } influence
page-rw-deed-parley-spend-influence = Spend { $number } influence
page-rw-deed-fight = Fight { $area-in }
page-rw-deed-negotiate = Attempt diplomacy { $area-in }
page-rw-deed-retreat-to-area = Retreat { $to-to }
page-deed-runewars-march-done = Whoever was chosen sets off
page-deed-runewars-strategize-done = Whoever was chosen sets off
page-rw-deed-hero-keep-hero = Keep { $hero }
page-rw-deed-activate-area = Activate { $to }
page-rw-deed-order = Give the order { $order }
page-deed-runewars-deed-done = Use nothing, go on
page-deed-runewars-tactic-done = Play none, go on
page-deed-runewars-tactic-skip = Play none, go on
page-deed-runewars-counter-done = Let it happen
page-deed-runewars-counter-skip = Let it happen
page-deed-runewars-activate-again-skip = No second area

# What options bring.
page-rw-quests-in = Your quests, a scroll on the map: { $areas }. Where a rune lies hidden, your hero sees it.
page-rw-card-says = { $card }: { $text }
page-rw-envoys-none = The Tactics discard pile is empty: the highest bid wins nothing, and every bid is paid all the same.
page-rw-objective-says = Yours is { $card }: { $text }
page-rw-retreat-neutral = These are the neutral units. You decide where they go, as the player to the left of the one who came.
page-rw-takes = takes { $count }, survives
page-rw-takes-all = takes { $count } and is destroyed
page-rw-deed-destiny-success = Choose success
page-rw-deed-destiny-middle = Choose partial success
page-rw-deed-destiny-failure = Choose failure
page-rw-deed-parley-card-success = { $card }: they join you
page-rw-deed-parley-card-middle = { $card }: they leave
page-rw-deed-parley-card-failure = { $card }: you fight or retreat
page-rw-unit-figures = initiative { $initiative }, toughness { $toughness }

# What an answer does, on the button that confirms it.
page-rw-deed-autumn-gain-gain = Take { $gain }
page-rw-deed-deed-tactic = Play { $tactic }
page-rw-deed-tactic-tactic = Play { $tactic }
page-rw-deed-counter-tactic = Cancel it with { $tactic }
page-rw-deed-envoys-tactic = Take { $tactic }
page-rw-deed-brigands-tactic-tactic = Give up { $tactic }
page-rw-deed-brigands-gain = Give up { $gain }
page-deed-runewars-quest-hero-done = No other hero acts
page-rw-deed-train-attribute = Train { $attribute }
page-rw-deed-rally-heroes-influence = Pay { $number } influence
page-rw-deed-counsel-price-influence = Pay { $number } influence
page-rw-deed-start-hero-area = { $hero } starts { $to-in }
page-rw-deed-hero-step-area = { $hero } goes { $to-to }
page-rw-deed-hero-move-to-area = { $hero } goes { $to-to }
page-rw-deed-hero-then-quest = Attempt the quest { $quest }
page-rw-deed-hero-then-hero = Challenge { $hero-acc }
page-deed-runewars-hero-then-done = No duel, no quest
page-rw-deed-home-turn-rotate = Lay it like this
page-rw-deed-tile-turn-rotate = Lay it like this
page-rw-deed-tile-spot-spot = Lay it there
page-rw-deed-home-marker-spot = Lay it there
page-rw-deed-rune-dragon-area = Place the dragon rune { $to-in }
page-rw-deed-vault-area = Place the dragon rune { $to-in }
page-rw-deed-pious-area = Place the dragon rune { $to-in }
page-rw-deed-rune-to-area = Move the rune { $to-to }
page-rw-deed-reveal-area = Turn up the rune { $to-in }
page-rw-deed-whispers-area = Look at the rune { $to-in }
page-deed-runewars-whispers-skip = Look at none
page-rw-deed-muster-where-area = Place { $unit-counted } { $to-in }
page-rw-deed-muster-count-count = Place { $number } { $area-in }
page-rw-deed-levy-where-area = Place the unit { $to-in }
page-rw-deed-wild-kind-unit = Place { $unit-acc } { $area-in }
page-rw-deed-burn-resource = Lower the { $resource } dial
page-rw-deed-raise-dial-resource = Raise the { $resource } dial
page-rw-deed-beasts-from-area = Move the units { $to-from }
page-deed-runewars-beasts-from-skip = Leave them where they are
page-rw-deed-beasts-to-area = They go { $to-to }
page-rw-deed-drive-out-area = Drive them { $to-from }
page-rw-deed-new-objective-yes = Draw another objective
page-deed-runewars-new-objective-skip = Keep the objective
page-rw-deed-tutors-hero = { $hero } trains
page-deed-runewars-tutors-skip = Nobody trains
page-rw-deed-quarters-area = Take the token { $to-from }
page-deed-runewars-quarters-skip = Take no token back
page-rw-deed-city-gain = Take { $gain }
page-rw-deed-heat-unit = Rout { $unit-acc }
page-rw-deed-support-draw-yes = Draw more
page-deed-runewars-support-draw-skip = Draw no more
page-rw-deed-march-hero = { $hero } goes too
page-rw-deed-move-to-area = Move { $to-to }
page-rw-deed-move-count-count = Move { $number } { $to-to }
page-rw-deed-loyalty-influence = Pay to keep { $hero-acc }
page-rw-deed-loyalty-skip = Let { $hero-acc } go
page-rw-deed-cold-hearts-influence = Pay the influence
page-rw-deed-cold-hearts-area = Lose a unit { $to-in }
page-rw-deed-fury-yes = Destroy a Berserker

# What ends something says what it ends.
page-deed-runewars-hero-step-done = Go no further
page-deed-runewars-fortify-done = Nothing more
page-deed-runewars-title-skip = Take no Title
page-deed-runewars-recruit-again-skip = No second dial
page-deed-runewars-develop-skip = Build none
page-deed-runewars-rune-discard-done = Discard none
page-deed-runewars-supporter-done = Nobody supports
page-deed-runewars-peek-beside-skip = Look at no more
page-deed-runewars-rally-done = Rally no more
page-deed-runewars-strike-skip = Strike as usual
page-deed-runewars-lesson-skip = Train nothing
page-deed-runewars-fury-skip = Keep them all

# Reasons in three words, on the buttons of deeds.
page-short-why-runewars-no-exchange = nobody beside
page-short-why-runewars-exchanged = done already
page-short-why-runewars-no-marker = none lie there
page-short-why-runewars-objective-unmet = not met yet
page-short-why-runewars-objective-none = no objective
page-short-why-runewars-objective-possible = still possible
page-short-why-runewars-objective-battle = not in a battle
page-short-why-runewars-objective-turn = in your own turn
page-short-why-runewars-claim-runes = from 6 runes on
page-short-why-runewars-claim-once = claimed already
page-short-why-runewars-claim-deck = another lies there
page-short-why-runewars-claim-year = not in year seven
page-short-why-runewars-claim-battle = not in a battle
page-short-why-runewars-hero-acted = has acted
page-short-why-runewars-hero-idle = nothing to do
page-short-why-runewars-hero-cannot-move = the hero lies
page-short-why-runewars-hero-unhurt = unhurt
page-short-why-runewars-heal-where = not your area
page-short-why-runewars-fully-trained = fully trained
page-short-why-runewars-fortify-once = done already
page-short-why-runewars-no-wood = wood at 0
page-short-why-runewars-no-ore = ore at 0
page-short-why-runewars-no-wood-and-ore = wood or ore at 0
page-short-why-runewars-no-ground = nowhere to build
page-short-why-runewars-no-site = no free stronghold
page-short-why-runewars-nothing-damaged = none damaged
page-short-why-runewars-no-runes-to-move = no runes to move
page-short-why-runewars-no-influence = no influence
page-short-why-runewars-too-many-to-talk = more than 8 units
page-short-why-runewars-one-battle = one battle only
page-short-why-runewars-must-talk = talks come first

# Heroes: what a move, a test or a training leads to.
page-rw-draws = { $count ->
    [one] 1 Fate card
   *[other] { $count } Fate cards, keep one
}
page-rw-strikes-yet = yet to strike
page-rw-struck = has struck
page-rw-stay = { $count ->
    [0] none stay
    [one] 1 stays
   *[other] { $count } stay
}
page-rw-title-from = from { $count }
page-rw-winter-destroy = Winter: food does not reach for all who stand here
page-rw-first-strikes = initiative: 1 strikes first
page-rw-figures-mean = Initiative: 1 strikes first, 5 last. Toughness: so much damage destroys the unit.
page-does-runewars-development-resources = ★ of Harvest: a dial +1
page-does-runewars-development-diplomat = ★ of Harvest: 2 influence
page-does-runewars-development-training-ground = ★ of Harvest: 1 Tactics card
page-does-runewars-development-mighty-walls = +2 strength in defence
page-does-runewars-development-protective-wards = 1 attacker retreats before strength counts
page-does-runewars-development-cursed-tomb = once: 3 attackers are routed
page-does-runewars-development-hungry-spawn = once: 4 damage to attackers
page-does-runewars-title-primarch-wizards-council = you settle tied bids
page-does-runewars-title-captain-heroes-league = 3 rewards for a dragon rune
page-does-runewars-title-lord-warriors-guild = 3 Tactics cards for a dragon rune
page-rw-quest-in = { $where } (test of { $attribute }, { $count ->
    [one] 1 Fate card
   *[other] { $count } Fate cards
})
page-rw-quest-in-duel = { $where } (duel)

# Several did the same.
page-each-runewars-announced = { $count ->
    [0] { $seat } had no influence.
   *[other] { $seat } had { $count } influence each.
}
page-each-runewars-bid = { $count ->
    [0] { $seat } bid nothing.
   *[other] { $seat } bid { $count } influence each.
}
page-each-runewars-banned = { $seat } may not choose { $orders-number ->
    [pl] any of these orders this season: { $orders }
   *[sg] { $orders } this season
}.
page-each-runewars-gained-influence = { $seat } gained { $count } influence each.
page-each-runewars-drew-tactics-hidden = { $count ->
    [one] { $seat } drew a Tactics card each.
   *[other] { $seat } drew { $count } Tactics cards each.
}
page-each-runewars-drew-quests-hidden = { $count ->
    [one] { $seat } drew a Quest card each.
   *[other] { $seat } drew { $count } Quest cards each.
}
page-each-runewars-drew-objective-hidden = { $seat } drew an objective each.

page-rw-quest-here = Quest here: { $names }
page-rw-not-now = not this season
page-rw-unfed = { $count } units there; in Winter food feeds { $food } in an area
page-rw-parts = your last own unit: { $units } leave you, { $area } is no longer yours
page-rw-parts-all = the last of your own: without them { $units } leave you, { $area } is no longer yours
page-rw-before-struck = It had not struck yet (initiative { $now } against { $own }).
page-rw-give-order = Give this order
page-rw-take-card = Take this card

# Beside an area that may be activated.
page-rw-most = ≤ { $count }
page-rw-hero-only = hero only

# What the page passes by itself.
page-passed-runewars-counter = You hold no card that cancels { $card }.
page-passed-runewars-tactic = You hold no Tactics card for this moment.
page-passed-runewars-deed = There is nothing that you could use now.

page-rw-destiny-brings = Success: { $success }. Partial success: { $middle }. Failure: { $failure }.

page-rw-dials-key = Dials: Recruit brings all units in colour on one of them; Harvest sets them to what your land yields.
page-rw-odds = strength { $mine } to { $theirs } now
