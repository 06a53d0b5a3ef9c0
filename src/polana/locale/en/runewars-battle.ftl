# What Runewars asks and tells in battles and retreats.

ask-runewars-supporter = Which hero supports your units?
ask-runewars-supported = Which units does { $hero } support?
ask-runewars-attack-with = Which units attack now?
ask-runewars-support-draw = { $hero } supports { $unit-plural }. Do you look at more Fate cards, to discard as many?
ask-runewars-support-discard = Which of the Fate cards drawn for { $unit-plural } do you discard?
ask-runewars-rout =
    { $count ->
        [one] Which unit is routed?
       *[other] Which unit is routed first? There are { $count } to rout.
    }
ask-runewars-damage =
    { $count ->
        [one] Which unit takes the damage?
       *[other] Which unit takes the first of { $count } damage? It goes on taking the rest.
    }
ask-runewars-battle-destroy = Which unit is destroyed?
ask-runewars-which-damage = { $unit-plural } have different damage: how much has the one it is about?
ask-runewars-fortification = Do you use { $development } now?
ask-runewars-wards = Protective Wards: which of your standing units retreats?
ask-runewars-capture = Do you put a damaged stronghold of your own in place of the one taken { $area-in }?
ask-runewars-move-stronghold = All your strongholds are on the board. Which one do you give up, to put it { $area-in }?
ask-runewars-retreat-to = Where do the units { $area-from } retreat?
ask-runewars-heroes-to = Where do the heroes { $area-from } retreat?
ask-runewars-surplus =
    { $count ->
        [one] Which unit has to retreat { $area-from }?
       *[other] Which unit has to retreat { $area-from }? { $count } have to leave.
    }

ask-runewars-crack-shot = Which enemy unit does the Archer hit?
ask-runewars-charge = Whom do the Pegasus Riders rout? Up to two triangles or one rectangle.
ask-runewars-word-of-vaal = Which enemy unit does the Sorceress send off?
ask-runewars-overpower = Does the Warrior deal 1 damage, or finish off a damaged or routed unit?
ask-runewars-fury = Do you destroy a Berserker to deal 2 damage?
ask-runewars-terrifying = Whom does the Chaos Lord terrify? Who stands is routed, who lies is destroyed.
ask-runewars-burning = Which standing unit takes 1 damage from the flames?
ask-runewars-flaming-breath =
    { $count ->
        [one] Which triangle unit does the Dragon destroy? One more may go.
       *[other] Which triangle unit does the Dragon destroy? { $count } more may go.
    }
ask-runewars-rage = By the damage of which Giant does rage strike?
ask-runewars-rally =
    { $count ->
        [one] Which routed unit stands up? One more may.
       *[other] Which routed unit stands up? { $count } more may.
    }
ask-runewars-champion = Which hero supports two types of unit in this battle?

why-runewars-retreat-far = Figures retreat to an adjacent area.
why-runewars-retreat-border = A border blocks the way there.
why-runewars-retreat-friendly = Units retreat to a friendly area, or to an empty one if there is no friendly one.
why-runewars-retreat-uncontrolled = Neutral units retreat to an area that no player controls.
why-runewars-lies-already = That unit is not standing.
why-runewars-undamaged-first = As long as an undamaged unit stands, no damaged one is routed.
why-runewars-damaged-first = Damage goes to a damaged unit first.
why-runewars-standing-first = A standing unit comes first.
why-runewars-wrong-shape = The ability does not work on units of that shape.
why-runewars-unhurt = Only a damaged or routed unit can be finished off.
why-runewars-hero-routed = A routed hero supports nobody.
why-runewars-hero-busy = This hero supports other units already.
why-runewars-has-hero = Another hero supports these units already.
why-runewars-no-own-stronghold = You have no stronghold there.
why-runewars-defender-only = Only the defender may play this card.
why-runewars-attacker-only = Only the attacker may play this card.
why-runewars-nobody-lies = None of your units there is routed.
why-runewars-strength-counted = Strength has been counted already.
why-runewars-strength-not-counted = This card is played once strength has been counted.
why-runewars-enemy-stronghold = There is an enemy stronghold.
why-runewars-no-champion = You have no standing hero there who could support another type of unit.
why-runewars-battle-cancelled = The battle has been cancelled.

news-runewars-battle = { $seat } attacked { $other } { $area-in }.
news-runewars-battle-neutral = { $seat } attacked the neutral units { $area-in }. { $other } decided for them.
news-runewars-lined-up = { $seat } lined up { $unit-counted }.
news-runewars-lined-up-neutral = The neutral side lined up { $unit-counted }.
news-runewars-supports = { $hero } supported { $unit-plural } of { $seat }.
news-runewars-round = Combat round { $count }.
news-runewars-draws-fate = { $seat } drew { $count ->
    [one] a Fate card for { $unit-acc }
   *[other] { $count } Fate cards for { $unit-plural }
}.
news-runewars-draws-fate-neutral = The neutral side drew { $count ->
    [one] a Fate card for { $unit-acc }
   *[other] { $count } Fate cards for { $unit-plural }
}.
news-runewars-support-discarded = Thanks to the hero { $seat } discarded { $card }.
news-runewars-specials-shown = { $seat } showed { $count ->
    [one] a special symbol
   *[other] { $count } special symbols
} ({ $cards }).
news-runewars-specials-shown-neutral = The neutral units showed { $count ->
    [one] a special symbol
   *[other] { $count } special symbols
} ({ $cards }).
news-runewars-routs-shown = { $seat } dealt { $count ->
    [one] 1 rout
   *[other] { $count } routs
} ({ $cards }).
news-runewars-routs-shown-neutral = The neutral units dealt { $count ->
    [one] 1 rout
   *[other] { $count } routs
} ({ $cards }).
news-runewars-damage-shown = { $seat } dealt { $count } damage ({ $cards }).
news-runewars-damage-shown-neutral = The neutral units dealt { $count } damage ({ $cards }).
news-runewars-ravages = The Beastman of { $seat } drew { $card } as well.
news-runewars-ravages-neutral = The neutral Beastman drew { $card } as well.
news-runewars-routed = One { $unit } of { $seat } was routed.
news-runewars-routed-neutral = One neutral { $unit } was routed.
news-runewars-damaged = One { $unit } of { $seat } now has { $damage } damage.
news-runewars-damaged-neutral = One neutral { $unit } now has { $damage } damage.
news-runewars-killed = { $seat } lost { $unit-acc }.
news-runewars-killed-neutral = One neutral { $unit } was destroyed.
news-runewars-stood-up = One routed { $unit } of { $seat } stood up.
news-runewars-joined = { $seat } added { $unit-counted } to the battle.
news-runewars-stronger = { $seat } gained { $count } strength in this battle.
news-runewars-tougher = { $unit-plural } of { $seat } have toughness { $toughness } until the battle ends.
news-runewars-tougher-neutral = Neutral { $unit-plural } have toughness { $toughness } until the battle ends.
news-runewars-fortification = { $seat } used { $development }.
news-runewars-stronghold-adds = The stronghold added { $count } to the defender's strength.
news-runewars-walls-add = The walls added { $count } to the defender's strength.
news-runewars-strength = The attacker has a strength of { $mine }, the defender of { $theirs }.
news-runewars-won-battle = { $seat } won the battle { $area-in }.
news-runewars-won-battle-neutral = The neutral units won the battle { $area-in }.
news-runewars-battle-cancelled = { $seat } refused battle { $area-in } and retreated.
news-runewars-stronghold-damaged = The stronghold { $area-in } was damaged.
news-runewars-stronghold-taken = { $seat } took the stronghold of { $other } { $area-in }.
news-runewars-stronghold-given-up = { $seat } gave up the stronghold { $area-in }.
news-runewars-stronghold-captured = { $seat } put a damaged stronghold { $area-in }.
news-runewars-left-behind = { $seat } lost { $unit-counted } that took no part and could not retreat { $area-from }.
news-runewars-left-behind-neutral = The neutral side lost { $unit-counted } that took no part and could not retreat { $area-from }.

news-runewars-retreated = { $seat } withdrew { $unit-counted } { $area-from } { $to-to }.
news-runewars-retreated-neutral = The neutral side withdrew { $unit-counted } { $area-from } { $to-to }.
news-runewars-retreat-lost = { $seat } lost { $unit-counted } { $area-in }: there was no way out.
news-runewars-retreat-lost-neutral = The neutral side lost { $unit-counted } { $area-in }: there was no way out.
news-runewars-hero-retreated = { $hero } withdrew { $area-to } and was routed.
