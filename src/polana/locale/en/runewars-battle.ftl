# What Runewars asks and tells in battles and retreats.

ask-runewars-supporter = Which hero supports your troops?
ask-runewars-supported = Which units does { $hero } support?
ask-runewars-attack-with = Which units attack now?
ask-runewars-support-draw = { $hero } supports these units ({ $unit }). Do you look at more Fate cards, to discard as many?
ask-runewars-support-discard = Which Fate card do you discard ({ $unit })?
ask-runewars-rout =
    { $count ->
        [one] Which unit is routed?
       *[other] Which unit is routed first? There are { $count } to rout.
    }
ask-runewars-damage =
    { $count ->
        [one] Which unit takes the damage?
       *[other] Which unit takes the first of { $count } damage?
    }
ask-runewars-battle-destroy = Which unit was destroyed?
ask-runewars-which-damage = Several such units ({ $unit }) have different damage: which one is it?
ask-runewars-fortification = Do you use the fortification now: { $development }?
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
ask-runewars-charge = Which enemy do the Pegasus Riders rout: up to two triangles or one rectangle?
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
why-runewars-hero-busy = He is supporting a type of unit already.
why-runewars-has-hero = These units already have a hero beside them.
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
news-runewars-supports = { $hero } supported units of { $seat } ({ $unit }).
news-runewars-round = Combat round { $count }.
news-runewars-draws-fate = { $seat } drew { $count ->
    [one] a Fate card
   *[other] { $count } Fate cards
} ({ $unit }).
news-runewars-draws-fate-neutral = { $count ->
    [one] A Fate card was
   *[other] { $count } Fate cards were
} drawn for neutral units ({ $unit }).
news-runewars-support-discarded = { $seat } discarded { $card }, thanks to the hero.
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
news-runewars-ravages = { $seat }: the Beastman drew { $card } as well.
news-runewars-ravages-neutral = Neutral units: the Beastman drew { $card } as well.
news-runewars-routed = { $seat }: a unit was routed ({ $unit }).
news-runewars-routed-neutral = A neutral unit was routed ({ $unit }).
news-runewars-damaged = { $seat }: a unit now has { $damage } damage ({ $unit }).
news-runewars-damaged-neutral = A neutral unit now has { $damage } damage ({ $unit }).
news-runewars-killed = { $seat } lost a unit ({ $unit }).
news-runewars-killed-neutral = A neutral unit was destroyed ({ $unit }).
news-runewars-stood-up = { $seat }: a routed unit stood up ({ $unit }).
news-runewars-joined = { $seat } added { $unit-counted } to the battle.
news-runewars-stronger = { $seat } gained { $count } strength in this battle.
news-runewars-tougher = { $seat }: toughness { $toughness } until the battle ends ({ $unit }).
news-runewars-tougher-neutral = Neutral units: toughness { $toughness } until the battle ends ({ $unit }).
news-runewars-fortification = { $seat } used a fortification: { $development }.
news-runewars-stronghold-adds = The stronghold added { $count } to the defender's strength.
news-runewars-walls-add = The walls added { $count } to the defender's strength.
news-runewars-strength = Strength: attacker { $mine }, defender { $theirs }.
news-runewars-won-battle = { $seat } won the battle { $area-in }.
news-runewars-won-battle-neutral = The neutral units won the battle { $area-in }.
news-runewars-battle-cancelled = { $seat } refused battle { $area-in } and retreated.
news-runewars-stronghold-damaged = The stronghold { $area-in } was damaged.
news-runewars-stronghold-taken = { $seat } took the stronghold of { $other } { $area-in }.
news-runewars-stronghold-given-up = { $seat } gave up the stronghold { $area-in }.
news-runewars-stronghold-captured = { $seat } put a damaged stronghold { $area-in }.
news-runewars-left-behind = { $seat } lost { $unit-counted } that could not retreat { $area-from }.
news-runewars-left-behind-neutral = The neutral side lost { $unit-counted } that took no part and could not retreat { $area-from }.

news-runewars-retreated = { $seat } withdrew { $unit-counted } { $area-from } { $to-to }.
news-runewars-retreated-neutral = The neutral units withdrew { $area-from } { $to-to } ({ $unit }: { $count }).
news-runewars-retreat-lost = { $seat } lost { $unit-counted } { $area-in }: there was no way out.
news-runewars-retreat-lost-neutral = The neutral side lost { $unit-counted } { $area-in }: there was no way out.
news-runewars-hero-retreated = { $hero } withdrew { $area-to } and was routed.
