# The words of Runewars.

word-runewars-done = enough
word-runewars-skip = no, thank you
word-runewars-yes = yes
word-runewars-fight = fight
word-runewars-negotiate = parley
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
        [1] turned by a sixth
        [2] turned by a third
        [3] upside down
        [4] turned back by a third
       *[5] turned back by a sixth
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
    .text = Activate an area, move in, fight or parley. Supremacy: once more, without a second battle.
word-runewars-order-conquer = Conquer (3)
    .text = Activate an area, move in, fight or parley. Supremacy: an enemy stronghold counts 3 less.
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
    .counted = { $count ->
        [one] a Bowman
       *[other] { $count } Bowmen
    }
word-runewars-unit-footman = Footman
    .counted = { $count ->
        [one] a Footman
       *[other] { $count } Footmen
    }
word-runewars-unit-knight = Knight
    .counted = { $count ->
        [one] a Knight
       *[other] { $count } Knights
    }
word-runewars-unit-siege-tower = Siege Tower
    .counted = { $count ->
        [one] a Siege Tower
       *[other] { $count } Siege Towers
    }
word-runewars-unit-archer = Archer
    .counted = { $count ->
        [one] an Archer
       *[other] { $count } Archers
    }
word-runewars-unit-pegasus-rider = Pegasus Rider
    .counted = { $count ->
        [one] a Pegasus Rider
       *[other] { $count } Pegasus Riders
    }
word-runewars-unit-sorceress = Sorceress
    .counted = { $count ->
        [one] a Sorceress
       *[other] { $count } Sorceresses
    }
word-runewars-unit-warrior = Warrior
    .counted = { $count ->
        [one] a Warrior
       *[other] { $count } Warriors
    }
word-runewars-unit-skeleton-archer = Skeleton Archer
    .counted = { $count ->
        [one] a Skeleton Archer
       *[other] { $count } Skeleton Archers
    }
word-runewars-unit-necromancer = Necromancer
    .counted = { $count ->
        [one] a Necromancer
       *[other] { $count } Necromancers
    }
word-runewars-unit-reanimate = Reanimate
    .counted = { $count ->
        [one] a Reanimate
       *[other] { $count } Reanimates
    }
word-runewars-unit-dark-knight = Dark Knight
    .counted = { $count ->
        [one] a Dark Knight
       *[other] { $count } Dark Knights
    }
word-runewars-unit-flesh-ripper = Flesh Ripper
    .counted = { $count ->
        [one] a Flesh Ripper
       *[other] { $count } Flesh Rippers
    }
word-runewars-unit-berserker = Berserker
    .counted = { $count ->
        [one] a Berserker
       *[other] { $count } Berserkers
    }
word-runewars-unit-warlock = Warlock
    .counted = { $count ->
        [one] a Warlock
       *[other] { $count } Warlocks
    }
word-runewars-unit-chaos-lord = Chaos Lord
    .counted = { $count ->
        [one] a Chaos Lord
       *[other] { $count } Chaos Lords
    }
word-runewars-unit-razorwing = Razorwing
    .counted = { $count ->
        [one] a Razorwing
       *[other] { $count } Razorwings
    }
word-runewars-unit-sorcerer = Sorcerer
    .counted = { $count ->
        [one] a Sorcerer
       *[other] { $count } Sorcerers
    }
word-runewars-unit-beastman = Beastman
    .counted = { $count ->
        [one] a Beastman
       *[other] { $count } Beastmen
    }
word-runewars-unit-hellhound = Hellhound
    .counted = { $count ->
        [one] a Hellhound
       *[other] { $count } Hellhounds
    }
word-runewars-unit-dragon = Dragon
    .counted = { $count ->
        [one] a Dragon
       *[other] { $count } Dragons
    }
word-runewars-unit-giant = Giant
    .counted = { $count ->
        [one] a Giant
       *[other] { $count } Giants
    }
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
word-runewars-hero-corbin = Corbin
word-runewars-hero-ronan-of-the-wild = Ronan of the Wild
word-runewars-hero-silhouette = Silhouette
word-runewars-hero-mad-carthos = Mad Carthos
word-runewars-hero-runewitch-astarra = Runewitch Astarra
word-runewars-hero-battlemage-jaes = Battlemage Jaes
word-runewars-hero-landrec-the-wise = Landrec the Wise
word-runewars-hero-varikas-the-dead = Varikas the Dead
word-runewars-hero-bogran-the-shadow = Bogran the Shadow
word-runewars-hero-mordrog = Mordrog
word-runewars-hero-master-thorn = Master Thorn

word-runewars-quest-thieves-of-the-misty-plains = Thieves of the Misty Plains
word-runewars-quest-the-giants-hoard = The Giants' Hoard
word-runewars-quest-song-of-the-standing-stones = Song of the Standing Stones
word-runewars-quest-the-den-below = The Den Below
word-runewars-quest-mine-of-the-lost-kings = Mine of the Lost Kings
word-runewars-quest-nest-on-the-crag = Nest on the Crag
word-runewars-quest-granary-of-the-old-faith = Granary of the Old Faith
word-runewars-quest-hunters-of-the-deep-wood = Hunters of the Deep Wood
word-runewars-quest-the-sealed-tower = The Sealed Tower
word-runewars-quest-ferryman-of-the-north = Ferryman of the North
word-runewars-quest-debts-in-the-city = Debts in the City
word-runewars-quest-the-silent-archive = The Silent Archive
word-runewars-quest-smugglers-gate = Smugglers' Gate
word-runewars-quest-the-circle-of-five = The Circle of Five
word-runewars-quest-oath-of-the-orchard = Oath of the Orchard
word-runewars-quest-the-beggar-prince = The Beggar Prince
word-runewars-quest-ruin-of-the-watch = Ruin of the Watch
word-runewars-quest-the-drowned-bell = The Drowned Bell
word-runewars-quest-tournament-of-the-free-cities = Tournament of the Free Cities
word-runewars-quest-behind-enemy-walls = Behind Enemy Walls
word-runewars-quest-speaker-for-the-wild = Speaker for the Wild
word-runewars-quest-the-winged-terror = The Winged Terror
word-runewars-quest-pass-of-the-eagles = Pass of the Eagles
word-runewars-quest-pearl-of-the-coast = Pearl of the Coast

word-runewars-reward-timmorrans-shard = Timmorran's Shard
word-runewars-reward-blade-of-wrath = Blade of Wrath
word-runewars-reward-runeplate = Runeplate
word-runewars-reward-soulbiter = Soulbiter
word-runewars-reward-dwarven-fire-bombs = Dwarven Fire Bombs
word-runewars-reward-flute-of-possession = Flute of Possession
word-runewars-reward-rune-of-summoning = Rune of Summoning
word-runewars-reward-staff-of-light = Staff of Light
word-runewars-reward-ice-storm = Ice Storm
word-runewars-reward-ghost-armor = Ghost Armor
word-runewars-reward-amulet-of-shielding = Amulet of Shielding
word-runewars-reward-cloak-of-deception = Cloak of Deception
word-runewars-reward-sunsteel-sword = Sunsteel Sword
word-runewars-reward-hunters-bow = Hunter's Bow
word-runewars-reward-staff-of-storms = Staff of Storms
word-runewars-reward-dragonscale-mail = Dragonscale Mail
word-runewars-reward-boots-of-swiftness = Boots of Swiftness
word-runewars-reward-winged-steed = Winged Steed
word-runewars-reward-tome-of-lore = Tome of Lore
word-runewars-reward-seal-of-the-council = Seal of the Council
word-runewars-reward-mirror-of-scrying = Mirror of Scrying

word-runewars-tactic-mountain-pass = Mountain Pass
word-runewars-tactic-tactical-retreat = Tactical Retreat
word-runewars-tactic-horrific-rumors = Horrific Rumors
word-runewars-tactic-summon-lightning = Summon Lightning
word-runewars-tactic-rally-cry = Rally Cry
word-runewars-tactic-to-the-victor = To the Victor
word-runewars-tactic-lost-city = Lost City
word-runewars-tactic-spy-guild = Spy Guild
word-runewars-tactic-ambush = Ambush
word-runewars-tactic-shared-counsel = Shared Counsel
word-runewars-tactic-drive-out = Drive Out
word-runewars-tactic-call-of-the-wild = Call of the Wild
word-runewars-tactic-great-migration = Great Migration
word-runewars-tactic-shifting-runes = Shifting Runes
word-runewars-tactic-forced-march = Forced March
word-runewars-tactic-supply-train = Supply Train
word-runewars-tactic-scorched-earth = Scorched Earth
word-runewars-tactic-favours-called-in = Favours Called In
word-runewars-tactic-hidden-reserves = Hidden Reserves
word-runewars-tactic-winter-stores = Winter Stores
word-runewars-tactic-counterspell = Counterspell
word-runewars-tactic-inspiring-champion = Inspiring Champion
word-runewars-tactic-feigned-flight = Feigned Flight
word-runewars-tactic-healing-draught = Healing Draught
word-runewars-tactic-duelling-master = Duelling Master

word-runewars-objective-bound-by-honor = Bound by Honor
word-runewars-objective-lords-of-the-wild = Lords of the Wild
word-runewars-objective-voice-of-the-free-cities = Voice of the Free Cities
word-runewars-objective-trust-of-the-realms = Trust of the Realms
word-runewars-objective-honoured-titles = Honoured Titles
word-runewars-objective-fellowship-of-heroes = Fellowship of Heroes
word-runewars-objective-many-banners-one-cause = Many Banners, One Cause
word-runewars-objective-golden-age = Golden Age
word-runewars-objective-discouraging-defeat = Discouraging Defeat
word-runewars-objective-banner-over-their-hearth = Banner over Their Hearth
word-runewars-objective-breaker-of-walls = Breaker of Walls
word-runewars-objective-harvest-of-blades = Harvest of Blades
word-runewars-objective-endless-frontier = Endless Frontier
word-runewars-objective-hunter-of-champions = Hunter of Champions
word-runewars-objective-iron-grip = Iron Grip
word-runewars-objective-sea-of-spears = Sea of Spears

word-runewars-season-famine = Famine
word-runewars-season-stormy-weather = Stormy Weather
word-runewars-season-prepare-for-the-coming-year = Prepare for the Coming Year
word-runewars-season-new-growth = New Growth
word-runewars-season-call-of-adventure = Call of Adventure
word-runewars-season-envoys-of-the-council = Envoys of the Council
word-runewars-season-wavering-loyalties = Wavering Loyalties
word-runewars-season-border-levies = Border Levies
word-runewars-season-threatened-home-realms = Threatened Home Realms
word-runewars-season-power-for-the-pious = Power for the Pious
word-runewars-season-travelling-tutors = Travelling Tutors
word-runewars-season-trade-caravans = Trade Caravans
word-runewars-season-mercenary-bands = Mercenary Bands
word-runewars-season-blazing-heat = Blazing Heat
word-runewars-season-war-councils = War Councils
word-runewars-season-restless-beasts = Restless Beasts
word-runewars-season-bountiful-harvest = Bountiful Harvest
word-runewars-season-early-frost = Early Frost
word-runewars-season-toll-roads = Toll Roads
word-runewars-season-marsh-fever = Marsh Fever
word-runewars-season-brigands = Brigands
word-runewars-season-disillusioned-heroes = Disillusioned Heroes
word-runewars-season-judgement-of-the-council = Judgement of the Council
word-runewars-season-burning-fields = Burning Fields
word-runewars-season-gift-of-the-council = Gift of the Council
word-runewars-season-the-frozen-vault = The Frozen Vault
word-runewars-season-bitter-winter = Bitter Winter
word-runewars-season-snowbound = Snowbound
word-runewars-season-winter-quarters = Winter Quarters
word-runewars-season-whispers-in-the-dark = Whispers in the Dark
word-runewars-season-lost-in-the-blizzard = Lost in the Blizzard
word-runewars-season-cold-hearts = Cold Hearts

word-runewars-title-primarch-wizards-council = Primarch of the Wizards' Council
word-runewars-title-captain-heroes-league = Captain of the Heroes' League
word-runewars-title-lord-warriors-guild = Lord of the Warriors' Guild

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
word-runewars-development-diplomat = Diplomat
word-runewars-development-training-ground = Training Ground
word-runewars-development-mighty-walls = Reinforced Walls
word-runewars-development-protective-wards = Protective Wards
word-runewars-development-cursed-tomb = Cursed Tomb
word-runewars-development-hungry-spawn = Hungry Spawn

word-runewars-exploration-dragon-throne = Dragon Throne
word-runewars-exploration-village-food = Village (food)
word-runewars-exploration-village-wood = Village (wood)
word-runewars-exploration-village-ore = Village (ore)
word-runewars-exploration-magic-portal = Magic Portal
word-runewars-exploration-dungeon = Dungeon
word-runewars-exploration-temple = Temple
word-runewars-exploration-hall-of-kellos = Hall of Kellos
word-runewars-exploration-travelling-merchant = Travelling Merchant
word-runewars-exploration-raiding-party = Raiding Party
word-runewars-exploration-scroll-of-sight = Scroll of Sight
word-runewars-exploration-training = Training
word-runewars-fate = Fate card { $label }
