# The words of Runewars.

word-runewars-done = done
word-runewars-skip = no, thank you
word-runewars-yes = yes
word-runewars-fight = fight
word-runewars-negotiate = diplomacy
word-runewars-retreat = retreat
word-runewars-move = move
word-runewars-heal = heal
word-runewars-train = train
word-runewars-hit = deal 1 damage
word-runewars-build = build a stronghold
word-runewars-repair = repair a stronghold
word-runewars-mix = mix two areas' runes
word-runewars-claim = place the Victory card
word-runewars-fulfil = fulfil the objective
word-runewars-take = take what a defeated hero left
word-runewars-swap = exchange rewards
word-runewars-raze = remove a place

word-runewars-faction-daqan = Daqan Lords
    .number = pl
word-runewars-faction-latari = Latari Elves
    .number = pl
word-runewars-faction-waiqar = Waiqar the Undying
    .number = sg
word-runewars-faction-uthuk = Uthuk Y'llan
    .number = pl

word-runewars-tile-tile-1 = map tile 1
word-runewars-tile-tile-2 = map tile 2
word-runewars-tile-tile-3 = map tile 3
word-runewars-tile-tile-4 = map tile 4
word-runewars-tile-tile-5 = map tile 5
word-runewars-tile-tile-6 = map tile 6
word-runewars-tile-tile-7 = map tile 7
word-runewars-tile-tile-8 = map tile 8
word-runewars-tile-tile-9 = map tile 9
word-runewars-tile-home-daqan = home realm of the Daqan Lords
word-runewars-tile-home-latari = home realm of the Latari Elves
word-runewars-tile-home-waiqar = home realm of Waiqar
word-runewars-tile-home-uthuk = home realm of the Uthuk Y'llan

word-runewars-area = { $label }
    .in = in { $label }
    .to = to { $label }
    .from = from { $label }
word-runewars-spot =
    { $part ->
        [N] north
        [NE] north-east
        [SE] south-east
        [S] south
        [SW] south-west
       *[NW] north-west
    } of { $whole }
word-runewars-side =
    { $label ->
        [N] to the north
        [NE] to the north-east
        [SE] to the south-east
        [S] to the south
        [SW] to the south-west
       *[NW] to the north-west
    }
word-runewars-rotate =
    { $value ->
        [0] not turned
        [1] turned 60° right
        [2] turned 120° right
        [3] turned 180°
        [4] turned 120° left
       *[5] turned 60° left
    }
word-runewars-seat = { $seat }
word-runewars-count = { $value }
word-runewars-influence =
    { $value ->
        [0] no influence
       *[other] { $value } influence
    }

word-runewars-resource-food = food
word-runewars-resource-wood = wood
word-runewars-resource-ore = ore

word-runewars-attribute-strength = Strength
word-runewars-attribute-agility = Agility
word-runewars-attribute-wisdom = Wisdom

word-runewars-order-none = no order
word-runewars-order-strategize = Strategize (1)
    .text = Move units to friendly or empty areas beside them. Supremacy: Tactics cards by your dials.
word-runewars-order-mobilize = Mobilize (2)
    .text = Activate an area, move in: battle or diplomacy. Supremacy: once more, without a second battle.
word-runewars-order-conquer = Conquer (3)
    .text = Activate an area, move in: battle or diplomacy. Supremacy: an enemy stronghold counts 3 less.
word-runewars-order-harvest = Harvest (4)
    .text = Set the dials to what your areas yield. Supremacy: developments pay, and one may be built.
word-runewars-order-recruit = Recruit (5)
    .text = New units of one dial, up to its arrow. Supremacy: of a second dial.
word-runewars-order-rally-support = Rally Support (6)
    .text = One gain for each city that you hold. Supremacy: pay influence for a hero.
word-runewars-order-acquire-power = Acquire Power (7)
    .text = Influence for each icon on your dials. Supremacy: take a title.
word-runewars-order-fortify = Fortify (8)
    .text = Build a stronghold, repair one, mix runes: each once.

word-runewars-unit-bowman = Bowman
    .acc = a Bowman
    .plural = Bowmen
    .counted = { $count ->
        [one] a Bowman
       *[other] { $count } Bowmen
    }
    .text = Special: 1 damage, on a unit with toughness above 1 if there is one.
word-runewars-unit-footman = Footman
    .acc = a Footman
    .plural = Footmen
    .counted = { $count ->
        [one] a Footman
       *[other] { $count } Footmen
    }
    .text = Special: 1 damage; if the unit survives, 1 more.
word-runewars-unit-knight = Knight
    .acc = a Knight
    .plural = Knights
    .counted = { $count ->
        [one] a Knight
       *[other] { $count } Knights
    }
    .text = Special: 1 rout, and draw 1 Tactics card.
word-runewars-unit-siege-tower = Siege Tower
    .acc = a Siege Tower
    .plural = Siege Towers
    .counted = { $count ->
        [one] a Siege Tower
       *[other] { $count } Siege Towers
    }
    .text = Special: +2 strength for your side, even if it falls later.
word-runewars-unit-archer = Archer
    .acc = an Archer
    .plural = Archers
    .counted = { $count ->
        [one] an Archer
       *[other] { $count } Archers
    }
    .text = Special: 1 damage to an enemy unit of your choice.
word-runewars-unit-pegasus-rider = Pegasus Rider
    .acc = a Pegasus Rider
    .plural = Pegasus Riders
    .counted = { $count ->
        [one] a Pegasus Rider
       *[other] { $count } Pegasus Riders
    }
    .text = Special: routs up to 2 enemy triangles or 1 rectangle of your choice. Flies.
word-runewars-unit-sorceress = Sorceress
    .acc = a Sorceress
    .plural = Sorceresses
    .counted = { $count ->
        [one] a Sorceress
       *[other] { $count } Sorceresses
    }
    .text = Special: an enemy unit of your choice has to retreat out of the battle.
word-runewars-unit-warrior = Warrior
    .acc = a Warrior
    .plural = Warriors
    .counted = { $count ->
        [one] a Warrior
       *[other] { $count } Warriors
    }
    .text = Special: 1 damage, or a damaged or routed enemy unit of your choice is destroyed.
word-runewars-unit-skeleton-archer = Skeleton Archer
    .acc = a Skeleton Archer
    .plural = Skeleton Archers
    .counted = { $count ->
        [one] a Skeleton Archer
       *[other] { $count } Skeleton Archers
    }
    .text = Special: the opponent destroys one of his triangles, circles or rectangles.
word-runewars-unit-necromancer = Necromancer
    .acc = a Necromancer
    .plural = Necromancers
    .counted = { $count ->
        [one] a Necromancer
       *[other] { $count } Necromancers
    }
    .text = Special: 2 unused Reanimates join your side.
word-runewars-unit-reanimate = Reanimate
    .acc = a Reanimate
    .plural = Reanimates
    .counted = { $count ->
        [one] a Reanimate
       *[other] { $count } Reanimates
    }
    .text = Special: 2 damage if at least 2 Reanimates of yours stand, otherwise 1.
word-runewars-unit-dark-knight = Dark Knight
    .acc = a Dark Knight
    .plural = Dark Knights
    .counted = { $count ->
        [one] a Dark Knight
       *[other] { $count } Dark Knights
    }
    .text = Special: 1 rout and 1 damage.
word-runewars-unit-flesh-ripper = Flesh Ripper
    .acc = a Flesh Ripper
    .plural = Flesh Rippers
    .counted = { $count ->
        [one] a Flesh Ripper
       *[other] { $count } Flesh Rippers
    }
    .text = Special: your Flesh Rippers have toughness 3 until the battle ends.
word-runewars-unit-berserker = Berserker
    .acc = a Berserker
    .plural = Berserkers
    .counted = { $count ->
        [one] a Berserker
       *[other] { $count } Berserkers
    }
    .text = Special: you may destroy a standing Berserker of yours to deal 2 damage.
word-runewars-unit-warlock = Warlock
    .acc = a Warlock
    .plural = Warlocks
    .counted = { $count ->
        [one] a Warlock
       *[other] { $count } Warlocks
    }
    .text = Special: the opponent destroys 2 of his triangles or 1 rectangle.
word-runewars-unit-chaos-lord = Chaos Lord
    .acc = a Chaos Lord
    .plural = Chaos Lords
    .counted = { $count ->
        [one] a Chaos Lord
       *[other] { $count } Chaos Lords
    }
    .text = Special: 2 enemy units of your choice are routed; who lies already is destroyed.
word-runewars-unit-razorwing = Razorwing
    .acc = a Razorwing
    .plural = Razorwings
    .counted = { $count ->
        [one] a Razorwing
       *[other] { $count } Razorwings
    }
    .text = Special: the opponent routs one of his units with initiative 2 or higher.
word-runewars-unit-sorcerer = Sorcerer
    .acc = a Sorcerer
    .plural = Sorcerers
    .counted = { $count ->
        [one] a Sorcerer
       *[other] { $count } Sorcerers
    }
    .text = Special: your Sorcerers have toughness 2 until the battle ends.
word-runewars-unit-beastman = Beastman
    .acc = a Beastman
    .plural = Beastmen
    .counted = { $count ->
        [one] a Beastman
       *[other] { $count } Beastmen
    }
    .text = Special: 1 damage, then one more Fate card is drawn and resolved.
word-runewars-unit-hellhound = Hellhound
    .acc = a Hellhound
    .plural = Hellhounds
    .counted = { $count ->
        [one] a Hellhound
       *[other] { $count } Hellhounds
    }
    .text = Special: two different standing units of the opponent take 1 damage each.
word-runewars-unit-dragon = Dragon
    .acc = a Dragon
    .plural = Dragons
    .counted = { $count ->
        [one] a Dragon
       *[other] { $count } Dragons
    }
    .text = Special: up to 3 enemy triangles of your choice are destroyed.
word-runewars-unit-giant = Giant
    .acc = a Giant
    .plural = Giants
    .counted = { $count ->
        [one] a Giant
       *[other] { $count } Giants
    }
    .text = Special: damage equal to the damage on one of your Giants.
word-runewars-routed-bowman = Bowman (routed)
word-runewars-routed-footman = Footman (routed)
word-runewars-routed-knight = Knight (routed)
word-runewars-routed-siege-tower = Siege Tower (routed)
word-runewars-routed-archer = Archer (routed)
word-runewars-routed-pegasus-rider = Pegasus Rider (routed)
word-runewars-routed-sorceress = Sorceress (routed)
word-runewars-routed-warrior = Warrior (routed)
word-runewars-routed-skeleton-archer = Skeleton Archer (routed)
word-runewars-routed-necromancer = Necromancer (routed)
word-runewars-routed-reanimate = Reanimate (routed)
word-runewars-routed-dark-knight = Dark Knight (routed)
word-runewars-routed-flesh-ripper = Flesh Ripper (routed)
word-runewars-routed-berserker = Berserker (routed)
word-runewars-routed-warlock = Warlock (routed)
word-runewars-routed-chaos-lord = Chaos Lord (routed)
word-runewars-routed-razorwing = Razorwing (routed)
word-runewars-routed-sorcerer = Sorcerer (routed)
word-runewars-routed-beastman = Beastman (routed)
word-runewars-routed-hellhound = Hellhound (routed)
word-runewars-routed-dragon = Dragon (routed)
word-runewars-routed-giant = Giant (routed)
word-runewars-wounded-bowman = Bowman (damaged)
word-runewars-wounded-footman = Footman (damaged)
word-runewars-wounded-knight = Knight (damaged)
word-runewars-wounded-siege-tower = Siege Tower (damaged)
word-runewars-wounded-archer = Archer (damaged)
word-runewars-wounded-pegasus-rider = Pegasus Rider (damaged)
word-runewars-wounded-sorceress = Sorceress (damaged)
word-runewars-wounded-warrior = Warrior (damaged)
word-runewars-wounded-skeleton-archer = Skeleton Archer (damaged)
word-runewars-wounded-necromancer = Necromancer (damaged)
word-runewars-wounded-reanimate = Reanimate (damaged)
word-runewars-wounded-dark-knight = Dark Knight (damaged)
word-runewars-wounded-flesh-ripper = Flesh Ripper (damaged)
word-runewars-wounded-berserker = Berserker (damaged)
word-runewars-wounded-warlock = Warlock (damaged)
word-runewars-wounded-chaos-lord = Chaos Lord (damaged)
word-runewars-wounded-razorwing = Razorwing (damaged)
word-runewars-wounded-sorcerer = Sorcerer (damaged)
word-runewars-wounded-beastman = Beastman (damaged)
word-runewars-wounded-hellhound = Hellhound (damaged)
word-runewars-wounded-dragon = Dragon (damaged)
word-runewars-wounded-giant = Giant (damaged)
word-runewars-fallen-bowman = Bowman (routed and damaged)
word-runewars-fallen-footman = Footman (routed and damaged)
word-runewars-fallen-knight = Knight (routed and damaged)
word-runewars-fallen-siege-tower = Siege Tower (routed and damaged)
word-runewars-fallen-archer = Archer (routed and damaged)
word-runewars-fallen-pegasus-rider = Pegasus Rider (routed and damaged)
word-runewars-fallen-sorceress = Sorceress (routed and damaged)
word-runewars-fallen-warrior = Warrior (routed and damaged)
word-runewars-fallen-skeleton-archer = Skeleton Archer (routed and damaged)
word-runewars-fallen-necromancer = Necromancer (routed and damaged)
word-runewars-fallen-reanimate = Reanimate (routed and damaged)
word-runewars-fallen-dark-knight = Dark Knight (routed and damaged)
word-runewars-fallen-flesh-ripper = Flesh Ripper (routed and damaged)
word-runewars-fallen-berserker = Berserker (routed and damaged)
word-runewars-fallen-warlock = Warlock (routed and damaged)
word-runewars-fallen-chaos-lord = Chaos Lord (routed and damaged)
word-runewars-fallen-razorwing = Razorwing (routed and damaged)
word-runewars-fallen-sorcerer = Sorcerer (routed and damaged)
word-runewars-fallen-beastman = Beastman (routed and damaged)
word-runewars-fallen-hellhound = Hellhound (routed and damaged)
word-runewars-fallen-dragon = Dragon (routed and damaged)
word-runewars-fallen-giant = Giant (routed and damaged)

word-runewars-hero-andira-runehand = Andira Runehand
    .text = When she heals in the Quest phase, one other hero of yours in her area is healed as well.
word-runewars-hero-corbin = Corbin
    .text = In duels the first damage dealt to him is prevented.
word-runewars-hero-ronan-of-the-wild = Ronan of the Wild
    .text = In an area with neutral units he draws one more Fate card in attribute tests.
word-runewars-hero-silhouette = Silhouette
    .text = She may move up to 3 areas in the Quest phase.
word-runewars-hero-mad-carthos = Mad Carthos
    .text = At the start of a duel he deals 1 damage to the opposing hero.
word-runewars-hero-runewitch-astarra = Runewitch Astarra
    .text = When she looks at a rune token she may also look at the tokens of one adjacent area.
word-runewars-hero-battlemage-jaes = Battlemage Jaes
    .text = When he supports a battle you look at two more Fate cards and discard two.
word-runewars-hero-landrec-the-wise = Landrec the Wise
    .text = After a failed Wisdom test he may be routed to take the test once more.
word-runewars-hero-varikas-the-dead = Varikas the Dead
    .text = At the start of each Quest phase remove 1 damage from him.
word-runewars-hero-bogran-the-shadow = Bogran the Shadow
    .text = When he ends a move he may challenge a hero in an adjacent area.
word-runewars-hero-mordrog = Mordrog
    .text = While he has damage, each damage symbol he draws in a duel deals 1 more.
word-runewars-hero-master-thorn = Master Thorn
    .text = Once each Quest phase he may go to the area of another hero of yours instead of moving.

word-runewars-quest-thieves-of-the-misty-plains = Thieves of the Misty Plains
    .text = In 1A: test Agility. Success: a reward. Partial success: 2 influence. Failure: 1 damage.
word-runewars-quest-the-giants-hoard = The Giants' Hoard
    .text = In 2C: test Strength. Success: a reward. Partial success: a reward and 1 damage. Failure: 2 damage.
word-runewars-quest-song-of-the-standing-stones = Song of the Standing Stones
    .text = In 3B: test Wisdom. Success: a reward. Partial success: the attribute is trained by 1. Failure: the hero is routed.
word-runewars-quest-the-den-below = The Den Below
    .text = In 4C: a duel with a Hellhound. Victory: a reward.
word-runewars-quest-mine-of-the-lost-kings = Mine of the Lost Kings
    .text = In 5D: test Strength. Success: a reward. Partial success: 2 influence. Failure: 1 damage.
word-runewars-quest-nest-on-the-crag = Nest on the Crag
    .text = In 6A: test Agility. Success: a reward. Partial success: the attribute is trained by 1. Failure: 1 damage.
word-runewars-quest-granary-of-the-old-faith = Granary of the Old Faith
    .text = In 7B: test Wisdom. Success: a reward. Partial success: 1 Tactics card. Failure: 1 damage.
word-runewars-quest-hunters-of-the-deep-wood = Hunters of the Deep Wood
    .text = In 8C: a duel with a Beastman. Victory: a reward.
word-runewars-quest-the-sealed-tower = The Sealed Tower
    .text = In 9A: test Wisdom. Success: a reward. Partial success: a reward and 1 damage. Failure: 1 damage.
word-runewars-quest-ferryman-of-the-north = Ferryman of the North
    .text = In 1C: test Wisdom. Success: a reward. Partial success: 1 influence. Failure: the hero is routed.
word-runewars-quest-debts-in-the-city = Debts in the City
    .text = In 2B: test Agility. Success: a reward. Partial success: 2 influence. Failure: lose 1 influence.
word-runewars-quest-the-silent-archive = The Silent Archive
    .text = In 3A: test Wisdom. Success: a reward. Partial success: 1 Tactics card. Failure: the quest is lost.
word-runewars-quest-smugglers-gate = Smugglers' Gate
    .text = In 4B: test Agility. Success: a reward. Partial success: the attribute is trained by 1. Failure: 1 damage.
word-runewars-quest-the-circle-of-five = The Circle of Five
    .text = In 5C: a duel with a Sorcerer. Victory: a reward.
word-runewars-quest-oath-of-the-orchard = Oath of the Orchard
    .text = In 6C: test Strength. Success: a reward. Partial success: the attribute is trained by 1. Failure: the hero is routed.
word-runewars-quest-the-beggar-prince = The Beggar Prince
    .text = In 7C: test Wisdom. Success: a reward. Partial success: 2 influence. Failure: nothing happens.
word-runewars-quest-ruin-of-the-watch = Ruin of the Watch
    .text = In 8D: test Strength. Success: a reward. Partial success: a reward and 1 damage. Failure: 1 damage.
word-runewars-quest-the-drowned-bell = The Drowned Bell
    .text = In 9B: test Agility. Success: a reward. Partial success: the attribute is trained by 1. Failure: 1 damage.
word-runewars-quest-tournament-of-the-free-cities = Tournament of the Free Cities
    .text = In an area with a city: test Strength. Success: a reward. Partial success: 2 influence. Failure: 1 damage.
word-runewars-quest-behind-enemy-walls = Behind Enemy Walls
    .text = In another player's home realm: test Agility. Success: a reward and 1 Tactics card. Partial success: 1 Tactics card. Failure: 2 damage.
word-runewars-quest-speaker-for-the-wild = Speaker for the Wild
    .text = In a neutral area: test Wisdom. Success: a reward. Partial success: the attribute is trained by 1. Failure: 1 damage.
word-runewars-quest-the-winged-terror = The Winged Terror
    .text = In an area that nobody controls: a duel with a Razorwing. Victory: a reward.
word-runewars-quest-pass-of-the-eagles = Pass of the Eagles
    .text = In an area with a mountain border: test Strength. Success: a reward. Partial success: the attribute is trained by 1. Failure: the hero is routed.
word-runewars-quest-pearl-of-the-coast = Pearl of the Coast
    .text = In an area with a water border: test Agility. Success: a reward. Partial success: 1 influence. Failure: 1 damage.

word-runewars-reward-timmorrans-shard = Timmorran's Shard
    .text = Discard it while the hero is in an area with your stronghold, and gain a dragon rune.
word-runewars-reward-blade-of-wrath = Blade of Wrath
    .text = Special symbol in a duel: damage equal to the hero's Strength.
word-runewars-reward-runeplate = Runeplate
    .text = Prevents 1 damage dealt to the hero in each round of a duel.
word-runewars-reward-soulbiter = Soulbiter
    .text = Special symbol in a duel: 2 damage; if they defeat the enemy hero, this hero is healed.
word-runewars-reward-dwarven-fire-bombs = Dwarven Fire Bombs
    .text = Special symbol in a duel: 3 damage; then test Agility, on failure the hero takes 1.
word-runewars-reward-flute-of-possession = Flute of Possession
    .text = Discard it to move all neutral units of the hero's area to one adjacent area.
word-runewars-reward-rune-of-summoning = Rune of Summoning
    .text = Discard it to move up to 4 of your units from one friendly area to the hero's, if that is empty.
word-runewars-reward-staff-of-light = Staff of Light
    .text = Discard it to stand up all your routed units in the hero's area.
word-runewars-reward-ice-storm = Ice Storm
    .text = Discard it to rout two enemy or neutral units in the hero's area.
word-runewars-reward-ghost-armor = Ghost Armor
    .text = Once in a duel: all damage dealt to the hero in one round is prevented.
word-runewars-reward-amulet-of-shielding = Amulet of Shielding
    .text = Discard it to prevent up to 2 damage dealt to the hero.
word-runewars-reward-cloak-of-deception = Cloak of Deception
    .text = When the hero is challenged, test Agility: unless it fails there is no duel.
word-runewars-reward-sunsteel-sword = Sunsteel Sword
    .text = Special symbol in a duel: 2 damage.
word-runewars-reward-hunters-bow = Hunter's Bow
    .text = Special symbol in a duel: damage equal to the hero's Agility less 1.
word-runewars-reward-staff-of-storms = Staff of Storms
    .text = Special symbol in a duel: damage equal to the hero's Wisdom less 1.
word-runewars-reward-dragonscale-mail = Dragonscale Mail
    .text = The hero has 1 more toughness.
word-runewars-reward-boots-of-swiftness = Boots of Swiftness
    .text = The hero is fast and moves 1 area farther in the Quest phase.
word-runewars-reward-winged-steed = Winged Steed
    .text = The hero flies.
word-runewars-reward-tome-of-lore = Tome of Lore
    .text = The hero draws one more Fate card in Wisdom tests.
word-runewars-reward-seal-of-the-council = Seal of the Council
    .text = Discard it to gain 3 influence.
word-runewars-reward-mirror-of-scrying = Mirror of Scrying
    .text = Discard it to look at all face-down rune tokens within two areas of the hero.

word-runewars-tactic-mountain-pass = Mountain Pass
    .text = Your figures may cross mountain borders until the end of your turn.
word-runewars-tactic-tactical-retreat = Tactical Retreat
    .text = Defender, at the start of a battle: cancel it. All your units there retreat to one adjacent friendly area or are lost, standing as they were; a stronghold goes to the attacker.
word-runewars-tactic-horrific-rumors = Horrific Rumors
    .text = Place an activation token of an opponent in any area that they do not control.
word-runewars-tactic-summon-lightning = Summon Lightning
    .text = At the start of a battle: both sides take 4 damage, each on units of its own choice.
word-runewars-tactic-rally-cry = Rally Cry
    .text = In a battle: stand up to three of your routed units there; those who lay there before join the battle.
word-runewars-tactic-to-the-victor = To the Victor
    .text = At the start of a battle: whoever wins it draws 2 Tactics cards.
word-runewars-tactic-lost-city = Lost City
    .text = Choose an uncontrolled area with one of your heroes: neutral units there retreat, and you place a damaged stronghold.
word-runewars-tactic-spy-guild = Spy Guild
    .text = Take one of your resolved orders, but not the active one, back into your hand.
word-runewars-tactic-ambush = Ambush
    .text = In the Quest phase: an enemy hero in an area with your units takes 2 damage.
word-runewars-tactic-shared-counsel = Shared Counsel
    .text = Choose an opponent and spend up to 4 influence: you both draw that many Tactics cards.
word-runewars-tactic-drive-out = Drive Out
    .text = All neutral units of one area, allied or not, retreat to one adjacent uncontrolled area or are destroyed.
word-runewars-tactic-call-of-the-wild = Call of the Wild
    .text = Place an unused neutral triangle or circle unit in an area of yours or a neutral one.
word-runewars-tactic-great-migration = Great Migration
    .text = Move all unallied neutral units of one area to an adjacent area that is not an enemy area; in yours they ally with you.
word-runewars-tactic-shifting-runes = Shifting Runes
    .text = Move a face-down rune token from an uncontrolled area to an adjacent uncontrolled area without one.
word-runewars-tactic-forced-march = Forced March
    .text = This turn your units may come from one area farther with Mobilize or Conquer.
word-runewars-tactic-supply-train = Supply Train
    .text = Raise one of your dials by 2.
word-runewars-tactic-scorched-earth = Scorched Earth
    .text = An opponent with an area beside one of yours lowers a dial of your choice by 1.
word-runewars-tactic-favours-called-in = Favours Called In
    .text = Gain 3 influence.
word-runewars-tactic-hidden-reserves = Hidden Reserves
    .text = Place 2 triangle units of your faction at one of your strongholds.
word-runewars-tactic-winter-stores = Winter Stores
    .text = When the food limit of Winter is checked, one of your areas is exempt.
word-runewars-tactic-counterspell = Counterspell
    .text = Cancel a Tactics card that an opponent has just played.
word-runewars-tactic-inspiring-champion = Inspiring Champion
    .text = At the start of a battle: one of your heroes there may support two types of unit.
word-runewars-tactic-feigned-flight = Feigned Flight
    .text = Attacker, once strength is counted and if there is no enemy stronghold: add 2 to your strength.
word-runewars-tactic-healing-draught = Healing Draught
    .text = In the Quest phase: remove all damage from one of your heroes.
word-runewars-tactic-duelling-master = Duelling Master
    .text = At the start of a duel: in its first round you draw two Fate cards and use one.

word-runewars-objective-bound-by-honor = Bound by Honor
    .text = Every neutral triangle unit on the board is allied with some player.
word-runewars-objective-lords-of-the-wild = Lords of the Wild
    .text = A Giant or a Dragon is allied with you. If none is left on the board, you may exchange this card.
word-runewars-objective-voice-of-the-free-cities = Voice of the Free Cities
    .text = You control three cities.
word-runewars-objective-trust-of-the-realms = Trust of the Realms
    .text = You have at least 10 influence, and spend 5 of it now.
word-runewars-objective-honoured-titles = Honoured Titles
    .text = You hold two Titles.
word-runewars-objective-fellowship-of-heroes = Fellowship of Heroes
    .text = You have three heroes, and none of them is evil.
word-runewars-objective-many-banners-one-cause = Many Banners, One Cause
    .text = Neutral units of three types are allied with you.
word-runewars-objective-golden-age = Golden Age
    .text = All three of your dials show 5 or more.
word-runewars-objective-discouraging-defeat = Discouraging Defeat
    .text = You win a battle as the defender against another player. May be shown in that player's turn.
word-runewars-objective-banner-over-their-hearth = Banner over Their Hearth
    .text = You control an area of another player's home realm.
word-runewars-objective-breaker-of-walls = Breaker of Walls
    .text = This turn you won a battle that removed an enemy stronghold.
word-runewars-objective-harvest-of-blades = Harvest of Blades
    .text = This turn one battle of yours destroyed five or more units of another player.
word-runewars-objective-endless-frontier = Endless Frontier
    .text = You control eleven areas.
word-runewars-objective-hunter-of-champions = Hunter of Champions
    .text = One of your heroes defeated an enemy hero in a duel this year.
word-runewars-objective-iron-grip = Iron Grip
    .text = You have four strongholds on the board.
word-runewars-objective-sea-of-spears = Sea of Spears
    .text = You have at least twenty units of your faction on the board.

word-runewars-season-famine = Famine
    .text = Dials that stand above what the controlled areas provide fall to that; developments do not count.
word-runewars-season-stormy-weather = Stormy Weather
    .text = Influence bid. Who bids nothing may not choose Strategize, Mobilize or Conquer this season.
word-runewars-season-prepare-for-the-coming-year = Prepare for the Coming Year
    .text = Each player may discard their objective and draw a new one.
word-runewars-season-new-growth = New Growth
    .text = Each player raises one of their dials by 1.
word-runewars-season-call-of-adventure = Call of Adventure
    .text = Each player draws 1 Quest card and keeps at most three.
word-runewars-season-envoys-of-the-council = Envoys of the Council
    .text = Wizards' Council. Influence bid. The highest bidder takes a Tactics card of their choice from the discard pile.
word-runewars-season-wavering-loyalties = Wavering Loyalties
    .text = For each hero of another alignment than the faction a player spends 1 influence, or the hero deserts.
word-runewars-season-border-levies = Border Levies
    .text = Each player places 1 triangle unit of their faction at one of their strongholds.
word-runewars-season-threatened-home-realms = Threatened Home Realms
    .text = Each player moves 1 rune token from their home realm to a legal area outside it, if there is one.
word-runewars-season-power-for-the-pious = Power for the Pious
    .text = Wizards' Council. Influence bid. All but the lowest bidder get a dragon rune token; the lowest bidder chooses the legal areas.
word-runewars-season-travelling-tutors = Travelling Tutors
    .text = Each player may train one attribute of one hero by 1.
word-runewars-season-trade-caravans = Trade Caravans
    .text = Each player gains 1 influence for each city they control, and at least 1.
word-runewars-season-mercenary-bands = Mercenary Bands
    .text = Influence bid. The highest bidder places 2 unused neutral triangle units in one area they control.
word-runewars-season-blazing-heat = Blazing Heat
    .text = Influence bid. The lowest bidder routs one standing unit in each area where they have at least three units.
word-runewars-season-war-councils = War Councils
    .text = Each player draws 1 Tactics card.
word-runewars-season-restless-beasts = Restless Beasts
    .text = Each player may move the unallied neutral units of one area to one adjacent uncontrolled area.
word-runewars-season-bountiful-harvest = Bountiful Harvest
    .text = Each player sets the dials to what their areas provide, then raises food by 1.
word-runewars-season-early-frost = Early Frost
    .text = Each player lowers food by 1.
word-runewars-season-toll-roads = Toll Roads
    .text = Each player gains 1 influence for each of their strongholds.
word-runewars-season-marsh-fever = Marsh Fever
    .text = Each player destroys 1 unit in each area where they have six or more.
word-runewars-season-brigands = Brigands
    .text = Each player discards 1 Tactics card or 2 influence, if they can.
word-runewars-season-disillusioned-heroes = Disillusioned Heroes
    .text = Good heroes of evil factions and evil heroes of good factions desert.
word-runewars-season-judgement-of-the-council = Judgement of the Council
    .text = Wizards' Council. Influence bid. The highest bidder names an opponent, who reveals one of their face-down rune tokens.
word-runewars-season-burning-fields = Burning Fields
    .text = In order of play each player names a resource; the next player lowers that dial by 1.
word-runewars-season-gift-of-the-council = Gift of the Council
    .text = Wizards' Council. Influence bid. The highest bidder gains a dragon rune.
word-runewars-season-the-frozen-vault = The Frozen Vault
    .text = Wizards' Council. Influence bid. The highest bidder places a dragon rune in an uncontrolled area without a rune token.
word-runewars-season-bitter-winter = Bitter Winter
    .text = When the food limit is checked this season, food counts as 1 lower, but not below 1.
word-runewars-season-snowbound = Snowbound
    .text = No player may choose Recruit this season.
word-runewars-season-winter-quarters = Winter Quarters
    .text = Each player may remove one of their activation tokens.
word-runewars-season-whispers-in-the-dark = Whispers in the Dark
    .text = Each player may look at the rune token in one area beside an area of theirs.
word-runewars-season-lost-in-the-blizzard = Lost in the Blizzard
    .text = Each hero outside the areas of their player takes 1 damage.
word-runewars-season-cold-hearts = Cold Hearts
    .text = Each player spends 1 influence, or one of their allied neutral units is destroyed.

word-runewars-title-primarch-wizards-council = Primarch of the Wizards' Council
    .text = You settle every tied influence bid. Gain 1 influence each time a Season card of the Wizards' Council is drawn.
word-runewars-title-captain-heroes-league = Captain of the Heroes' League
    .text = Your heroes never desert; only a fourth one makes one leave. Once a turn you may discard 3 Reward cards of your heroes for a dragon rune.
word-runewars-title-lord-warriors-guild = Lord of the Warriors' Guild
    .text = Draw 1 Tactics card each time you win a battle as the attacker against another player. Once in such a turn you may discard 3 Tactics cards for a dragon rune.

word-runewars-city-tamalir = Tamalir
word-runewars-city-greyhaven = Greyhaven
word-runewars-city-dawnsmoor = Dawnsmoor
word-runewars-city-riverwatch = Riverwatch
word-runewars-city-vynelvale = Vynelvale
word-runewars-city-forge = Forge
word-runewars-city-nerekhall = Nerekhall

word-runewars-rune-false = a false rune
word-runewars-rune-dragon = a dragon rune

word-runewars-gain-units = neutral units
word-runewars-gain-tactics = Tactics cards
word-runewars-gain-influence = influence
word-runewars-gain-quests = Quest cards

word-runewars-development-resources = Resources
    .text = Supremacy of Harvest: raise by 1 the dial of a resource that this area provides.
word-runewars-development-diplomat = Diplomat
    .text = Supremacy of Harvest: gain 2 influence.
word-runewars-development-training-ground = Training Ground
    .text = Supremacy of Harvest: draw 1 Tactics card.
word-runewars-development-mighty-walls = Reinforced Walls
    .text = The defender adds 2 strength when the winner is decided.
word-runewars-development-protective-wards = Protective Wards
    .text = Just before strength is counted the attacker has to retreat one standing unit.
word-runewars-development-cursed-tomb = Cursed Tomb
    .text = Just before strength is counted the defender may discard this token: the attacker routs three standing units.
word-runewars-development-hungry-spawn = Hungry Spawn
    .text = Just before strength is counted the defender may discard this token: the attacker takes 4 damage.

word-runewars-exploration-dragon-throne = Dragon Throne
    .text = Stays: who controls the area counts one more dragon rune.
word-runewars-exploration-village-food = Village (food)
    .text = Stays: the area yields 1 more food.
word-runewars-exploration-village-wood = Village (wood)
    .text = Stays: the area yields 1 more wood.
word-runewars-exploration-village-ore = Village (ore)
    .text = Stays: the area yields 1 more ore.
word-runewars-exploration-magic-portal = Magic Portal
    .text = Stays: who moves may pay 1 influence to treat all open portals as adjacent.
word-runewars-exploration-dungeon = Dungeon
    .text = Stays: a hero who enters in the Quest phase goes no farther.
word-runewars-exploration-temple = Temple
    .text = Stays: a hero who ends his Quest phase here brings 2 influence.
word-runewars-exploration-hall-of-kellos = Hall of Kellos
    .text = Stays: a hero who ends his Quest phase here brings 1 Tactics card.
word-runewars-exploration-travelling-merchant = Travelling Merchant
    .text = Pay 3 influence for a Reward card; then it goes.
word-runewars-exploration-raiding-party = Raiding Party
    .text = The hero takes 1 damage; with neutral or enemy units here he loses a reward or takes 1 more. Then it goes.
word-runewars-exploration-scroll-of-sight = Scroll of Sight
    .text = Look at the face-down tokens of one area; then it goes.
word-runewars-exploration-training = Training
    .text = The hero may raise one attribute by 1; then it goes.
word-runewars-fate = Fate card { $label }
