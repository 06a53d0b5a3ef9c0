# The words of Root.


word-root-pass = pass
word-root-done = done
word-root-yes = yes
word-root-no = no
word-root-clearing = clearing { $label }
    .in = in clearing { $label }
    .to = to clearing { $label }
    .from = from clearing { $label }
word-root-clearing-burrow = the Burrow
    .in = in the Burrow
    .to = to the Burrow
    .from = from the Burrow
word-root-forest = forest { $label }
    .in = in forest { $label }
    .to = to forest { $label }
    .from = from forest { $label }
word-root-count = { $value }

word-root-suit-fox = fox
word-root-suit-rabbit = rabbit
word-root-suit-mouse = mouse
word-root-suit-bird = bird

word-root-item-boots = boots
    .acc = a pair of boots
word-root-item-bag = bag
    .acc = a bag
word-root-item-crossbow = crossbow
    .acc = a crossbow
word-root-item-hammer = hammer
    .acc = a hammer
word-root-item-sword = sword
    .acc = a sword
word-root-item-tea = tea
    .acc = tea
word-root-item-coins = coins
    .acc = coins
word-root-item-torch = torch
    .acc = a torch
word-root-item-club = club
    .acc = a club

word-root-exhausted-boots = boots (exhausted)
word-root-exhausted-bag = bag (exhausted)
word-root-exhausted-crossbow = crossbow (exhausted)
word-root-exhausted-hammer = hammer (exhausted)
word-root-exhausted-sword = sword (exhausted)
word-root-exhausted-tea = tea (exhausted)
word-root-exhausted-coins = coins (exhausted)
word-root-exhausted-torch = torch (exhausted)
word-root-exhausted-club = club (exhausted)

word-root-damaged-boots = boots (damaged)
word-root-damaged-bag = bag (damaged)
word-root-damaged-crossbow = crossbow (damaged)
word-root-damaged-hammer = hammer (damaged)
word-root-damaged-sword = sword (damaged)
word-root-damaged-tea = tea (damaged)
word-root-damaged-coins = coins (damaged)
word-root-damaged-torch = torch (damaged)
word-root-damaged-club = club (damaged)

word-root-wrecked-boots = boots (damaged, exhausted)
word-root-wrecked-bag = bag (damaged, exhausted)
word-root-wrecked-crossbow = crossbow (damaged, exhausted)
word-root-wrecked-hammer = hammer (damaged, exhausted)
word-root-wrecked-sword = sword (damaged, exhausted)
word-root-wrecked-tea = tea (damaged, exhausted)
word-root-wrecked-coins = coins (damaged, exhausted)
word-root-wrecked-torch = torch (damaged, exhausted)
word-root-wrecked-club = club (damaged, exhausted)

word-root-faction-marquise = Marquise de Cat
word-root-faction-eyrie = Eyrie Dynasties
    .number = pl
word-root-faction-alliance = Woodland Alliance
word-root-faction-vagabond = Vagabond
word-root-faction-vagabond2 = Second Vagabond
word-root-faction-cult = Lizard Cult
word-root-faction-riverfolk = Riverfolk Company
word-root-faction-duchy = Underground Duchy
word-root-faction-corvid = Corvid Conspiracy
word-root-faction-hundreds = Lord of the Hundreds
word-root-faction-keepers = Keepers in Iron
    .number = pl

word-root-piece-keep = the keep
    .counted =
        { $count ->
            [one] the keep
           *[other] { $count } keeps
        }
word-root-piece-wood = wood
    .counted =
        { $count ->
            [one] a wood token
           *[other] { $count } wood tokens
        }
word-root-piece-sawmill = sawmill
    .counted =
        { $count ->
            [one] a sawmill
           *[other] { $count } sawmills
        }
word-root-piece-workshop = workshop
    .counted =
        { $count ->
            [one] a workshop
           *[other] { $count } workshops
        }
word-root-piece-recruiter = recruiter
    .counted =
        { $count ->
            [one] a recruiter
           *[other] { $count } recruiters
        }
word-root-piece-roost = roost
    .counted =
        { $count ->
            [one] a roost
           *[other] { $count } roosts
        }
word-root-piece-sympathy = sympathy
    .counted =
        { $count ->
            [one] a sympathy token
           *[other] { $count } sympathy tokens
        }
word-root-piece-base-fox = fox base
    .counted =
        { $count ->
            [one] a fox base
           *[other] { $count } fox bases
        }
word-root-piece-base-rabbit = rabbit base
    .counted =
        { $count ->
            [one] a rabbit base
           *[other] { $count } rabbit bases
        }
word-root-piece-base-mouse = mouse base
    .counted =
        { $count ->
            [one] a mouse base
           *[other] { $count } mouse bases
        }
word-root-piece-garden-fox = fox garden
    .counted =
        { $count ->
            [one] a fox garden
           *[other] { $count } fox gardens
        }
word-root-piece-garden-rabbit = rabbit garden
    .counted =
        { $count ->
            [one] a rabbit garden
           *[other] { $count } rabbit gardens
        }
word-root-piece-garden-mouse = mouse garden
    .counted =
        { $count ->
            [one] a mouse garden
           *[other] { $count } mouse gardens
        }
word-root-piece-trade-post-fox = fox trade post
    .counted =
        { $count ->
            [one] a fox trade post
           *[other] { $count } fox trade posts
        }
word-root-piece-trade-post-rabbit = rabbit trade post
    .counted =
        { $count ->
            [one] a rabbit trade post
           *[other] { $count } rabbit trade posts
        }
word-root-piece-trade-post-mouse = mouse trade post
    .counted =
        { $count ->
            [one] a mouse trade post
           *[other] { $count } mouse trade posts
        }
word-root-piece-foothold = foothold
    .counted =
        { $count ->
            [one] a foothold
           *[other] { $count } footholds
        }
word-root-piece-vault = vault
    .counted =
        { $count ->
            [one] a vault
           *[other] { $count } vaults
        }
word-root-piece-citadel = citadel
    .counted =
        { $count ->
            [one] a citadel
           *[other] { $count } citadels
        }
word-root-piece-market = market
    .counted =
        { $count ->
            [one] a market
           *[other] { $count } markets
        }
word-root-piece-tunnel = tunnel
    .counted =
        { $count ->
            [one] a tunnel
           *[other] { $count } tunnels
        }
word-root-piece-plot-bomb = bomb
    .counted =
        { $count ->
            [one] a bomb plot
           *[other] { $count } bomb plots
        }
word-root-piece-plot-snare = snare
    .counted =
        { $count ->
            [one] a snare plot
           *[other] { $count } snare plots
        }
word-root-piece-plot-extortion = extortion
    .counted =
        { $count ->
            [one] an extortion plot
           *[other] { $count } extortion plots
        }
word-root-piece-plot-raid = raid
    .counted =
        { $count ->
            [one] a raid plot
           *[other] { $count } raid plots
        }
word-root-piece-plot = face-down plot
    .counted =
        { $count ->
            [one] a face-down plot
           *[other] { $count } face-down plots
        }
word-root-piece-stronghold = stronghold
    .counted =
        { $count ->
            [one] a stronghold
           *[other] { $count } strongholds
        }
word-root-piece-mob = mob
    .counted =
        { $count ->
            [one] a mob
           *[other] { $count } mobs
        }
word-root-piece-waystation-figure-tablet = waystation (figure and tablet)
    .counted =
        { $count ->
            [one] a waystation (figure and tablet)
           *[other] { $count } waystations (figure and tablet)
        }
word-root-piece-waystation-tablet-jewelry = waystation (tablet and jewelry)
    .counted =
        { $count ->
            [one] a waystation (tablet and jewelry)
           *[other] { $count } waystations (tablet and jewelry)
        }
word-root-piece-waystation-jewelry-figure = waystation (jewelry and figure)
    .counted =
        { $count ->
            [one] a waystation (jewelry and figure)
           *[other] { $count } waystations (jewelry and figure)
        }
word-root-piece-relic-figure-1 = figure worth 1
    .counted =
        { $count ->
            [one] a figure worth 1
           *[other] { $count } figures worth 1
        }
word-root-piece-relic-figure-2 = figure worth 2
    .counted =
        { $count ->
            [one] a figure worth 2
           *[other] { $count } figures worth 2
        }
word-root-piece-relic-figure-3 = figure worth 3
    .counted =
        { $count ->
            [one] a figure worth 3
           *[other] { $count } figures worth 3
        }
word-root-piece-relic-tablet-1 = tablet worth 1
    .counted =
        { $count ->
            [one] a tablet worth 1
           *[other] { $count } tablets worth 1
        }
word-root-piece-relic-tablet-2 = tablet worth 2
    .counted =
        { $count ->
            [one] a tablet worth 2
           *[other] { $count } tablets worth 2
        }
word-root-piece-relic-tablet-3 = tablet worth 3
    .counted =
        { $count ->
            [one] a tablet worth 3
           *[other] { $count } tablets worth 3
        }
word-root-piece-relic-jewelry-1 = jewel worth 1
    .counted =
        { $count ->
            [one] a jewel worth 1
           *[other] { $count } jewels worth 1
        }
word-root-piece-relic-jewelry-2 = jewel worth 2
    .counted =
        { $count ->
            [one] a jewel worth 2
           *[other] { $count } jewels worth 2
        }
word-root-piece-relic-jewelry-3 = jewel worth 3
    .counted =
        { $count ->
            [one] a jewel worth 3
           *[other] { $count } jewels worth 3
        }
word-root-piece-warrior = warrior
    .counted =
        { $count ->
            [one] a warrior
           *[other] { $count } warriors
        }
word-root-piece-pawn = pawn
    .counted =
        { $count ->
            [one] a pawn
           *[other] { $count } pawns
        }
word-root-piece-warlord = warlord
    .counted =
        { $count ->
            [one] the warlord
           *[other] { $count } warlords
        }

word-root-craft = craft
word-root-move = move
word-root-battle = battle
word-root-recruit = recruit
word-root-build = build
word-root-dominance = dominance
word-root-take = take a dominance card
word-root-open-path = open a closed path
word-root-ferry = by ferry
word-root-extra = one more action
word-root-march = march
word-root-overwork = overwork
word-root-mobilize = mobilize
word-root-train = train
word-root-organize = organize
word-root-slip = slip
word-root-explore = explore
word-root-aid = aid
word-root-quest = quest
word-root-strike = strike
word-root-repair = repair
word-root-special = special action
word-root-crusade = crusade
word-root-convert = convert
word-root-sanctify = sanctify
word-root-score = score
word-root-sacrifice = sacrifice
word-root-advance = advance the warlord
word-root-incite = incite a mob
word-root-hoard-item = into the Hoard
word-root-sell-item = out of the game, for its points
word-root-mood-bitter = Bitter
    .text = In a battle in the warlord’s clearing, before the roll, mobs there and around may become warriors there.
word-root-mood-grandiose = Grandiose
    .text = Advance the warlord before commanding the Hundreds.
word-root-mood-jubilant = Jubilant
    .text = After inciting in the warlord’s clearing, roll up to four times to spread mobs.
word-root-mood-lavish = Lavish
    .text = At the end of Birdsong, throw items of the Hoard away for two warriors each at the warlord.
word-root-mood-relentless = Relentless
    .text = After an advance with a move and a battle, move or battle once more.
word-root-mood-rowdy = Rowdy
    .text = Draw one more card in Evening, two with three or more enemy pieces at the warlord.
word-root-mood-stubborn = Stubborn
    .text = Ignore the first hit in a battle in the warlord’s clearing.
word-root-mood-wrathful = Wrathful
    .text = As attacker in the warlord’s clearing deal one extra hit.
word-root-flip = flip a plot
word-root-place-plot = place a plot
word-root-trick = trick
word-root-exert = exert yourselves
word-root-expose = expose a plot
word-root-plot-bomb = Bomb
    .text = When it is flipped, all enemy pieces in its clearing are removed, then the bomb.
word-root-plot-snare = Snare
    .text = While it lies face up, enemies cannot place pieces in its clearing nor move out of it.
word-root-plot-extortion = Extortion
    .text = When it is flipped, take a random card from each enemy there; face up, draw one more card in Evening.
word-root-plot-raid = Raid
    .text = When it is removed, other than by Exposure, place a warrior in each adjacent clearing.
word-root-draw = draw a card
word-root-establish = establish a trade post
word-root-export = export the card
word-root-service-hand-card = buy a card
    .acc = a card
    .text = Take a card of your choice from the open hand of the Riverfolk.
word-root-service-riverboats = buy riverboats
    .acc = riverboats
    .text = Until the end of your turn rivers are paths for you.
word-root-service-mercenaries = hire mercenaries
    .acc = mercenaries
    .text = In your Daylight and Evening their warriors count as yours for rule and in battle, and take every other hit.
word-root-dig = dig
word-root-minister-foremole = Foremole
    .text = Reveal any card to place a citadel or a market in any clearing you rule.
word-root-minister-captain = Captain
    .text = Battle once.
word-root-minister-marshal = Marshal
    .text = Move once.
word-root-minister-brigadier = Brigadier
    .text = Move up to twice, or battle up to twice.
word-root-minister-banker = Banker
    .text = Spend cards of one suit to score as many points.
word-root-minister-mayor = Mayor
    .text = Take the action of any swayed noble or squire.
word-root-minister-duchess-of-mud = Duchess of Mud
    .text = Score 2 points if all three tunnels are on the map.
word-root-minister-baron-of-dirt = Baron of Dirt
    .text = Score 1 point for each market on the map.
word-root-minister-earl-of-stone = Earl of Stone
    .text = Score 1 point for each citadel on the map.
word-root-encamp = encamp
word-root-decamp = decamp
word-root-recover = recover relics
word-root-tuck = add a card
word-root-shift = move a card to another column
word-root-retainer = Faithful Retainer
word-root-retinue-move = Move
word-root-retinue-battle-then-delve = Battle then Delve
word-root-retinue-move-or-recover = Move or Recover
word-root-relic-figure = figure
word-root-relic-tablet = tablet
word-root-relic-jewelry = jewelry

word-root-leader-builder = Builder
    .text = Crafted items bring their full points.
word-root-leader-charismatic = Charismatic
    .text = Every recruiting must place two warriors.
word-root-leader-commander = Commander
    .text = When you attack: an extra hit.
word-root-leader-despot = Despot
    .text = 1 VP more for a battle in which you remove a building or token.

word-root-column-recruit = Recruit
word-root-column-move = Move
word-root-column-battle = Battle
word-root-column-build = Build

word-root-trigger-hospitals = field hospitals
word-root-trigger-outrage = outrage
word-root-trigger-base = a lost base
word-root-trigger-sweep = a full removal
word-root-trigger-hostile = turning hostile
word-root-trigger-infamy = infamy
word-root-trigger-fear = fear of the faithful
word-root-trigger-failure = price of failure
word-root-trigger-raid = raid
word-root-trigger-disruption = trade disruption
word-root-trigger-trophy = prized trophies

word-root-character-thief = Thief
    .text = Steal, for a torch: a random card from those in your clearing.
word-root-character-tinker = Tinker
    .text = Day Labor, for a torch: a card of your clearing's suit or a bird from the discard pile.
word-root-character-ranger = Ranger
    .text = Hideout, for a torch: repair three items and end Daylight.
word-root-character-vagrant = Vagrant
    .text = Instigate, for a torch: two others battle in your clearing, and you score what they lose.
word-root-character-arbiter = Arbiter
    .text = Protect: a defender in your clearing may enlist you: 1 VP for you, your swords for the defender.
word-root-character-scoundrel = Scoundrel
    .text = Scorched Earth, for a torch that stays there: remove all enemy pieces from your clearing for good.
word-root-character-adventurer = Adventurer
    .text = Improvise, once per turn: on a quest, an item stands for any other, and is damaged.
word-root-character-ronin = Ronin
    .text = Swift Strike: after the roll, exhaust a sword for an extra hit.
word-root-character-harrier = Harrier
    .text = Glide, for a torch: move to any clearing without boots.

word-root-quest-errand-rabbit = Errand (rabbit)
word-root-quest-expel-bandits-rabbit = Expel Bandits (rabbit)
word-root-quest-fend-off-a-bear-rabbit = Fend off a Bear (rabbit)
word-root-quest-give-a-speech-rabbit = Give a Speech (rabbit)
word-root-quest-guard-duty-rabbit = Guard Duty (rabbit)
word-root-quest-errand-fox = Errand (fox)
word-root-quest-fundraising-fox = Fundraising (fox)
word-root-quest-give-a-speech-fox = Give a Speech (fox)
word-root-quest-logistics-help-fox = Logistics Help (fox)
word-root-quest-repair-a-shed-fox = Repair a Shed (fox)
word-root-quest-escort-mouse = Escort (mouse)
word-root-quest-expel-bandits-mouse = Expel Bandits (mouse)
word-root-quest-fend-off-a-bear-mouse = Fend off a Bear (mouse)
word-root-quest-guard-duty-mouse = Guard Duty (mouse)
word-root-quest-logistics-help-mouse = Logistics Help (mouse)

word-root-reward-points = victory points
word-root-reward-cards = two cards

word-root-card-ambush-bird = Ambush! (bird)
    .text = When you defend in any clearing: 2 hits before the roll. A matching ambush foils it.
word-root-card-ambush-fox = Ambush! (fox)
    .text = When you defend in a fox clearing: 2 hits before the roll. A matching ambush foils it.
word-root-card-ambush-rabbit = Ambush! (rabbit)
    .text = When you defend in a rabbit clearing: 2 hits before the roll. A matching ambush foils it.
word-root-card-ambush-mouse = Ambush! (mouse)
    .text = When you defend in a mouse clearing: 2 hits before the roll. A matching ambush foils it.
word-root-card-dominance-bird = Bird Dominance
    .text = From 10 VP on: score no more, but win by ruling two opposite corners as your Birdsong begins.
word-root-card-dominance-fox = Fox Dominance
    .text = From 10 VP on: score no more, but win by ruling three fox clearings as your Birdsong begins.
word-root-card-dominance-rabbit = Rabbit Dominance
    .text = From 10 VP on: score no more, but win by ruling three rabbit clearings as your Birdsong begins.
word-root-card-dominance-mouse = Mouse Dominance
    .text = From 10 VP on: score no more, but win by ruling three mouse clearings as your Birdsong begins.
word-root-card-birdy-bindle = Birdy Bindle
    .text = Take a bag from the supply.
word-root-card-woodland-runners = Woodland Runners
    .text = Take boots from the supply.
word-root-card-arms-trader = Arms Trader
    .text = Take a sword from the supply.
word-root-card-crossbow-bird = Crossbow (bird)
    .text = Take a crossbow from the supply.
word-root-card-gently-used-knapsack = Gently Used Knapsack
    .text = Take a bag from the supply.
word-root-card-root-tea-fox = Root Tea (fox)
    .text = Take tea from the supply.
word-root-card-travel-gear-fox = Travel Gear (fox)
    .text = Take boots from the supply.
word-root-card-protection-racket = Protection Racket
    .text = Take coins from the supply.
word-root-card-foxfolk-steel = Foxfolk Steel
    .text = Take a sword from the supply.
word-root-card-anvil = Anvil
    .text = Take a hammer from the supply.
word-root-card-smugglers-trail = Smuggler's Trail
    .text = Take a bag from the supply.
word-root-card-root-tea-rabbit = Root Tea (rabbit)
    .text = Take tea from the supply.
word-root-card-a-visit-to-friends = A Visit to Friends
    .text = Take boots from the supply.
word-root-card-bake-sale = Bake Sale
    .text = Take coins from the supply.
word-root-card-mouse-in-a-sack = Mouse-in-a-Sack
    .text = Take a bag from the supply.
word-root-card-root-tea-mouse = Root Tea (mouse)
    .text = Take tea from the supply.
word-root-card-travel-gear-mouse = Travel Gear (mouse)
    .text = Take boots from the supply.
word-root-card-investments = Investments
    .text = Take coins from the supply.
word-root-card-sword-mouse = Sword
    .text = Take a sword from the supply.
word-root-card-crossbow-mouse = Crossbow (mouse)
    .text = Take a crossbow from the supply.
word-root-card-armorers = Armorers
    .text = In a battle: discard this to ignore all rolled hits that you would take.
word-root-card-sappers = Sappers
    .text = When you defend: discard this to deal an extra hit.
word-root-card-brutal-tactics = Brutal Tactics
    .text = When you attack: you may deal an extra hit; the defender then scores 1 VP.
word-root-card-royal-claim = Royal Claim
    .text = In Birdsong: discard this to score 1 VP for each clearing that you rule.
word-root-card-stand-and-deliver = Stand and Deliver!
    .text = Once in Birdsong: take a random card from an enemy, who then scores 1 VP.
word-root-card-tax-collector = Tax Collector
    .text = Once in Daylight: take one of your warriors off the map to draw a card.
word-root-card-favor-of-the-foxes = Favor of the Foxes
    .text = When crafted: remove all enemy pieces from fox clearings and score their buildings and tokens.
word-root-card-command-warren = Command Warren
    .text = As Daylight begins: you may start a battle.
word-root-card-better-burrow-bank = Better Burrow Bank
    .text = As Birdsong begins: you may draw a card; then an enemy of your choice draws one, too.
word-root-card-cobbler = Cobbler
    .text = As Evening begins: you may make a move.
word-root-card-favor-of-the-rabbits = Favor of the Rabbits
    .text = When crafted: remove all enemy pieces from rabbit clearings and score their buildings and tokens.
word-root-card-scouting-party = Scouting Party
    .text = When you attack: ambushes do nothing to you.
word-root-card-codebreakers = Codebreakers
    .text = Once in Daylight: look at another player's hand.
word-root-card-favor-of-the-mice = Favor of the Mice
    .text = When crafted: remove all enemy pieces from mouse clearings and score their buildings and tokens.
word-root-card-saboteurs = Saboteurs
    .text = As Birdsong begins: discard this to discard one of an enemy's crafted cards.
word-root-card-soup-kitchens = Soup Kitchens
    .text = Your tokens count for rule, each of them twice.
word-root-card-boat-builders = Boat Builders
    .text = Rivers are paths for you.
word-root-card-corvid-planners = Corvid Planners
    .text = You move without ruling either clearing.
word-root-card-eyrie-emigre = Eyrie Émigré
    .text = As Birdsong ends: move, then battle where you arrived. If you do not do both, discard this.
word-root-card-fox-partisans = Fox Partisans
    .text = In a battle in a fox clearing: deal an extra hit, then discard your hand but for fox cards.
word-root-card-propaganda-bureau = Propaganda Bureau
    .text = Once in Daylight: spend a card to turn an enemy warrior in a matching clearing into one of yours.
word-root-card-false-orders = False Orders
    .text = In Birdsong: discard this to move half of an enemy's warriors (rounded up) from one clearing, whoever rules.
word-root-card-informants = Informants
    .text = In Evening, instead of drawing: you may take an ambush from the discard pile.
word-root-card-rabbit-partisans = Rabbit Partisans
    .text = In a battle in a rabbit clearing: deal an extra hit, then discard your hand but for rabbit cards.
word-root-card-tunnels = Tunnels
    .text = All clearings with your crafting pieces are adjacent for you.
word-root-card-charm-offensive = Charm Offensive
    .text = As Evening begins: you may draw a card; then another player scores 1 VP.
word-root-card-swap-meet = Swap Meet
    .text = Once in Birdsong: take a random card from another player, then give one back.
word-root-card-coffin-makers = Coffin Makers
    .text = Removed warriors come to lie here. As Birdsong begins: 1 VP per full five, then all go home.
word-root-card-mouse-partisans = Mouse Partisans
    .text = In a battle in a mouse clearing: deal an extra hit, then discard your hand but for mouse cards.
word-root-card-league-of-adventurous-mice = League of Adventurous Mice
    .text = Once in Daylight: exhaust one of your crafted items to move or to battle.
word-root-card-murine-broker = Murine Broker
    .text = Whenever another player crafts an item: draw a card.
word-root-card-master-engravers = Master Engravers
    .text = Whenever you craft an item: score 1 VP more.

word-root-use-ambush-bird = use { word-root-card-ambush-bird }
    .text = { word-root-card-ambush-bird.text }
word-root-use-ambush-fox = use { word-root-card-ambush-fox }
    .text = { word-root-card-ambush-fox.text }
word-root-use-ambush-rabbit = use { word-root-card-ambush-rabbit }
    .text = { word-root-card-ambush-rabbit.text }
word-root-use-ambush-mouse = use { word-root-card-ambush-mouse }
    .text = { word-root-card-ambush-mouse.text }
word-root-use-dominance-bird = use { word-root-card-dominance-bird }
    .text = { word-root-card-dominance-bird.text }
word-root-use-dominance-fox = use { word-root-card-dominance-fox }
    .text = { word-root-card-dominance-fox.text }
word-root-use-dominance-rabbit = use { word-root-card-dominance-rabbit }
    .text = { word-root-card-dominance-rabbit.text }
word-root-use-dominance-mouse = use { word-root-card-dominance-mouse }
    .text = { word-root-card-dominance-mouse.text }
word-root-use-birdy-bindle = use { word-root-card-birdy-bindle }
    .text = { word-root-card-birdy-bindle.text }
word-root-use-woodland-runners = use { word-root-card-woodland-runners }
    .text = { word-root-card-woodland-runners.text }
word-root-use-arms-trader = use { word-root-card-arms-trader }
    .text = { word-root-card-arms-trader.text }
word-root-use-crossbow-bird = use { word-root-card-crossbow-bird }
    .text = { word-root-card-crossbow-bird.text }
word-root-use-gently-used-knapsack = use { word-root-card-gently-used-knapsack }
    .text = { word-root-card-gently-used-knapsack.text }
word-root-use-root-tea-fox = use { word-root-card-root-tea-fox }
    .text = { word-root-card-root-tea-fox.text }
word-root-use-travel-gear-fox = use { word-root-card-travel-gear-fox }
    .text = { word-root-card-travel-gear-fox.text }
word-root-use-protection-racket = use { word-root-card-protection-racket }
    .text = { word-root-card-protection-racket.text }
word-root-use-foxfolk-steel = use { word-root-card-foxfolk-steel }
    .text = { word-root-card-foxfolk-steel.text }
word-root-use-anvil = use { word-root-card-anvil }
    .text = { word-root-card-anvil.text }
word-root-use-smugglers-trail = use { word-root-card-smugglers-trail }
    .text = { word-root-card-smugglers-trail.text }
word-root-use-root-tea-rabbit = use { word-root-card-root-tea-rabbit }
    .text = { word-root-card-root-tea-rabbit.text }
word-root-use-a-visit-to-friends = use { word-root-card-a-visit-to-friends }
    .text = { word-root-card-a-visit-to-friends.text }
word-root-use-bake-sale = use { word-root-card-bake-sale }
    .text = { word-root-card-bake-sale.text }
word-root-use-mouse-in-a-sack = use { word-root-card-mouse-in-a-sack }
    .text = { word-root-card-mouse-in-a-sack.text }
word-root-use-root-tea-mouse = use { word-root-card-root-tea-mouse }
    .text = { word-root-card-root-tea-mouse.text }
word-root-use-travel-gear-mouse = use { word-root-card-travel-gear-mouse }
    .text = { word-root-card-travel-gear-mouse.text }
word-root-use-investments = use { word-root-card-investments }
    .text = { word-root-card-investments.text }
word-root-use-sword-mouse = use { word-root-card-sword-mouse }
    .text = { word-root-card-sword-mouse.text }
word-root-use-crossbow-mouse = use { word-root-card-crossbow-mouse }
    .text = { word-root-card-crossbow-mouse.text }
word-root-use-armorers = use { word-root-card-armorers }
    .text = { word-root-card-armorers.text }
word-root-use-sappers = use { word-root-card-sappers }
    .text = { word-root-card-sappers.text }
word-root-use-brutal-tactics = use { word-root-card-brutal-tactics }
    .text = { word-root-card-brutal-tactics.text }
word-root-use-royal-claim = use { word-root-card-royal-claim }
    .text = { word-root-card-royal-claim.text }
word-root-use-stand-and-deliver = use { word-root-card-stand-and-deliver }
    .text = { word-root-card-stand-and-deliver.text }
word-root-use-tax-collector = use { word-root-card-tax-collector }
    .text = { word-root-card-tax-collector.text }
word-root-use-favor-of-the-foxes = use { word-root-card-favor-of-the-foxes }
    .text = { word-root-card-favor-of-the-foxes.text }
word-root-use-command-warren = use { word-root-card-command-warren }
    .text = { word-root-card-command-warren.text }
word-root-use-better-burrow-bank = use { word-root-card-better-burrow-bank }
    .text = { word-root-card-better-burrow-bank.text }
word-root-use-cobbler = use { word-root-card-cobbler }
    .text = { word-root-card-cobbler.text }
word-root-use-favor-of-the-rabbits = use { word-root-card-favor-of-the-rabbits }
    .text = { word-root-card-favor-of-the-rabbits.text }
word-root-use-scouting-party = use { word-root-card-scouting-party }
    .text = { word-root-card-scouting-party.text }
word-root-use-codebreakers = use { word-root-card-codebreakers }
    .text = { word-root-card-codebreakers.text }
word-root-use-favor-of-the-mice = use { word-root-card-favor-of-the-mice }
    .text = { word-root-card-favor-of-the-mice.text }
word-root-use-saboteurs = use { word-root-card-saboteurs }
    .text = { word-root-card-saboteurs.text }
word-root-use-soup-kitchens = use { word-root-card-soup-kitchens }
    .text = { word-root-card-soup-kitchens.text }
word-root-use-boat-builders = use { word-root-card-boat-builders }
    .text = { word-root-card-boat-builders.text }
word-root-use-corvid-planners = use { word-root-card-corvid-planners }
    .text = { word-root-card-corvid-planners.text }
word-root-use-eyrie-emigre = use { word-root-card-eyrie-emigre }
    .text = { word-root-card-eyrie-emigre.text }
word-root-use-fox-partisans = use { word-root-card-fox-partisans }
    .text = { word-root-card-fox-partisans.text }
word-root-use-propaganda-bureau = use { word-root-card-propaganda-bureau }
    .text = { word-root-card-propaganda-bureau.text }
word-root-use-false-orders = use { word-root-card-false-orders }
    .text = { word-root-card-false-orders.text }
word-root-use-informants = use { word-root-card-informants }
    .text = { word-root-card-informants.text }
word-root-use-rabbit-partisans = use { word-root-card-rabbit-partisans }
    .text = { word-root-card-rabbit-partisans.text }
word-root-use-tunnels = use { word-root-card-tunnels }
    .text = { word-root-card-tunnels.text }
word-root-use-charm-offensive = use { word-root-card-charm-offensive }
    .text = { word-root-card-charm-offensive.text }
word-root-use-swap-meet = use { word-root-card-swap-meet }
    .text = { word-root-card-swap-meet.text }
word-root-use-coffin-makers = use { word-root-card-coffin-makers }
    .text = { word-root-card-coffin-makers.text }
word-root-use-mouse-partisans = use { word-root-card-mouse-partisans }
    .text = { word-root-card-mouse-partisans.text }
word-root-use-league-of-adventurous-mice = use { word-root-card-league-of-adventurous-mice }
    .text = { word-root-card-league-of-adventurous-mice.text }
word-root-use-murine-broker = use { word-root-card-murine-broker }
    .text = { word-root-card-murine-broker.text }
word-root-use-master-engravers = use { word-root-card-master-engravers }
    .text = { word-root-card-master-engravers.text }

word-root-landmark-tower = the Tower
    .text = Whoever rules it at the end of their Evening scores a point.
word-root-landmark-ferry = the Ferry
    .text = Once a turn a move may go along the water and take the ferry; who moved draws a card.
word-root-landmark-elder-treetop = the Elder Treetop
    .text = One building slot more; removing a building from it brings one point more.
word-root-landmark-lost-city = the Lost City
    .text = A clearing of fox, rabbit and mouse at once.
word-root-landmark-black-market = the Black Market
    .text = Once in your turn, with pieces here, swap a card of your hand for one that lies face down.
word-root-landmark-legendary-forge = the Legendary Forge
    .text = Items that lie on it are crafted with a piece here, and bring a card and a point more.
