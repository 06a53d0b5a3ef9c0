# The words of Northgard. A card's name is its message, what it does is the attribute .text.

word-northgard-pass = pass
    .text = Discard your hand and take one card of the display; you are out until next year.
word-northgard-wait = wait
    .text = Lay a card into your active zone without using it.
word-northgard-exchange = exchange a card
    .text = Lay a card into your active zone without using it, pay 1 lore and draw 1 card.
word-northgard-remove = remove a card
    .text = Remove a card from the game, pay 2 lore and draw 2 cards.
word-northgard-upgrade = upgrade
    .text = Give up a card, pay 3 lore and take one of your clan's upgrade cards into your hand.
word-northgard-done = done
word-northgard-skip = no, thanks
word-northgard-yes = yes
word-northgard-recruit = recruit
word-northgard-move = move
word-northgard-explore = explore
word-northgard-build = build
word-northgard-draw = draw
word-northgard-special = use the special effect
word-northgard-axe = 1 combat point
word-northgard-wound = 1 wound
word-northgard-active = into the active zone
word-northgard-away = out of the game
word-northgard-kaija = Kaija
word-northgard-unit = a unit

# A territory is named by a tile and a letter, as the map shows it: 7b, Sa.
word-northgard-land =
    { $whole ->
        [start] S
        [start_5] S5
       *[other] { $number }
    }{ $part ->
        [e] b
        [mid] b
        [rest] b
        [es] b
        [s] c
        [w] d
       *[other] a
    }
word-northgard-spot =
    { $part ->
        [N] north
        [E] east
        [S] south
       *[W] west
    } of { $whole ->
        [start] the starting tile
        [start_5] the five-player tile
       *[other] tile { $number }
    }
word-northgard-tile =
    { $whole ->
        [start] the starting tile
        [start_5] the five-player tile
       *[other] tile { $number }
    }
word-northgard-rotate =
    { $value ->
        [0] as it is
        [1] turned 90° right
        [2] turned 180°
       *[3] turned 90° left
    }
word-northgard-count = { $value }
word-northgard-seat = { $seat }

word-northgard-slot-small = small slot
word-northgard-slot-stone = stone slot
word-northgard-slot-large = large slot

word-northgard-resource-food = food
word-northgard-resource-wood = wood
word-northgard-resource-lore = lore

word-northgard-building-food-silo = Food Silo
    .acc = a Food Silo
    .text = Harvest: 1 food.
word-northgard-building-woodcutter-lodge = Woodcutter's Lodge
    .acc = a Woodcutter's Lodge
    .text = Harvest: 1 wood.
word-northgard-building-menhir = Carved Stone
    .acc = a Carved Stone
    .text = Harvest: 1 lore. Only on a stone slot.
word-northgard-building-training-camp = Training Camp
    .acc = a Training Camp
    .text = Whenever you recruit here, one more unit joins.
word-northgard-building-defense-tower = Defense Tower
    .acc = a Defense Tower
    .text = Whoever attacks here suffers 1 wound.
word-northgard-building-fortress = Fortress
    .acc = a Fortress
    .text = The defender here has 2 more combat points.
word-northgard-building-forge = Forge
    .acc = a Forge
    .text = Start of the year: draw 1 card more.
word-northgard-building-altar-of-kings = Altar of Kings
    .acc = an Altar of Kings
    .text = Harvest: 3 Fame.

word-northgard-creature-wolf-beige = Wolf (beige)
    .text = Strength 4, 1 Fame. Its territory yields no Fame and no resources in Harvest, except from buildings.
word-northgard-creature-wolf-brown = Wolf (brown)
    .text = Strength 4, 1 Fame. Its territory yields no Fame and no resources in Harvest, except from buildings.
word-northgard-creature-wolf-dark-brown = Wolf (dark brown)
    .text = Strength 4, 1 Fame. Its territory yields no Fame and no resources in Harvest, except from buildings.
word-northgard-creature-brown-bear-beige = Brown Bear (beige)
    .text = Strength 6, 3 Fame. Nobody builds, recruits, explores from or moves out of its territory.
word-northgard-creature-brown-bear-brown = Brown Bear (brown)
    .text = Strength 6, 3 Fame. Nobody builds, recruits, explores from or moves out of its territory.
word-northgard-creature-draugr-beige = Draugr (beige)
    .text = Strength 5, 2 Fame. Where it appears or moves to, the controller loses a unit.
word-northgard-creature-draugr-brown = Draugr (brown)
    .text = Strength 5, 2 Fame. Where it appears or moves to, the controller loses a unit.
word-northgard-creature-fallen-valkyrie-beige = Fallen Valkyrie (beige)
    .text = Strength 7, 4 Fame. Shares her territory with nobody and attacks whoever holds it.
word-northgard-creature-fallen-valkyrie-brown = Fallen Valkyrie (brown)
    .text = Strength 7, 4 Fame. Shares her territory with nobody and attacks whoever holds it.

word-northgard-clan-bear = Bear Clan
    .text = Has Kaija, an extra figure worth 2 combat points that is recruited like a unit.
word-northgard-clan-boar = Boar Clan
    .text = An exploration that closes no territory gives 1 lore.
word-northgard-clan-goat = Goat Clan
    .text = Building a small building gives 1 food, a large one 2 food.
word-northgard-clan-raven = Raven Clan
    .text = Own territories that it closes by exploring are harvested at once.
word-northgard-clan-snake = Snake Clan
    .text = Its clan cards place the Scorched Earth token: 1 combat point there, and a share of the harvest.
word-northgard-clan-stag = Stag Clan
    .text = 1 Fame for each territory conquered, and 1 more for each territory of your own closed by exploring.
word-northgard-clan-wolf = Wolf Clan
    .text = Each combat won as the attacker gives 1 food.

word-northgard-colour-blue = blue
word-northgard-colour-red = red
word-northgard-colour-yellow = yellow
word-northgard-colour-purple = purple
word-northgard-colour-green = green

# --- starting cards ---

word-northgard-card-recruit = Recruit
    .text = Recruit 1 unit.
word-northgard-card-move = Move
    .text = Make 1 move.
word-northgard-card-explore = Explore
    .text = Draw and place 1 map tile.
word-northgard-card-build = Build
    .text = Put up 1 building at full cost.
word-northgard-card-feast = Feast
    .text = Do one of: recruit 1, 1 move, explore, build.

# --- clan cards ---

word-northgard-card-bear-clan = Bear Clan
    .text = 1 move. If Kaija goes along, first gain all food and wood of the territory she leaves.
word-northgard-card-the-bear-awakens = The Bear Awakens
    .text = Recruit 2. Until the end of the year Kaija may enter enemy territories too.
word-northgard-card-protector-of-the-land = Protector of the Land
    .text = Draw 1 card for each closed territory of three or more tiles that you control.
word-northgard-card-boar-clan = Boar Clan
    .text = Build for 1 wood less.
word-northgard-card-osmosis = Osmosis
    .text = Recruit 1 unit in each of up to three of your territories that are open or show wood on their tiles.
word-northgard-card-lay-of-the-land = Lay of the Land
    .text = Explore with a choice of 3 tiles; gain all resources shown on the one you choose before you place it.
word-northgard-card-goat-clan = Goat Clan
    .text = Build, even a building that the territory already has.
word-northgard-card-teamwork = Teamwork
    .text = Do two different ones of: recruit 1, 1 move, explore, build.
word-northgard-card-resourceful-people = Resourceful People
    .text = Draw 2 cards, and 1 more if you pay any three resources.
word-northgard-card-raven-clan = Raven Clan
    .text = Explore with a choice of 2 tiles.
word-northgard-card-raiding-party = Raiding Party
    .text = Remove one enemy unit anywhere and gain one resource of a kind that its territory shows.
word-northgard-card-raven-mercenaries = Raven Mercenaries
    .text = Recruit 2 in one neutral territory, and a third there if you pay any two resources.
word-northgard-card-snake-clan = Snake Clan
    .text = 1 move; afterwards you may place the Scorched Earth token.
word-northgard-card-rapacious-exploitation = Rapacious Exploitation
    .text = Look at an opponent's hand and pick a card: its owner discards it or gives you two resources.
word-northgard-card-stolen-lore = Stolen Lore
    .text = Use the effect of a card in the active zone of the opponent who controls the territory with Scorched Earth.
word-northgard-card-stag-clan = Stag Clan
    .text = Recruit 1; then you may bring 1 of your units there from an adjacent territory, over any border.
word-northgard-card-glory-of-the-clan = Glory of the Clan
    .text = Build, and before or after it gain the resources of that territory as in Harvest.
word-northgard-card-annexation = Annexation
    .text = 1 move; before or after it you may explore.
word-northgard-card-wolf-clan = Wolf Clan
    .text = 1 move, even over a Rough Border; if you lose, you may retreat over Rough Borders too.
word-northgard-card-plunder = Plunder
    .text = Remove one unit from an enemy territory next to yours and draw 1 card.
word-northgard-card-call-to-war = Call to War
    .text = Recruit 1 unit in each of your territories that borders an enemy territory.

# --- Early Development ---

word-northgard-card-negotiation = Negotiation
    .text = Take a card back from your discard pile, or draw 1 card.
word-northgard-card-scouts = Scouts
    .text = Explore.
word-northgard-card-town-hall = Town Hall
    .text = Recruit 1.
word-northgard-card-merchant = Merchant
    .text = Draw 3 cards: keep 1, discard 2.
word-northgard-card-militia = Militia
    .text = 2 moves.
word-northgard-card-improved-villager-tools = Improved Villager Tools
    .text = Build.
word-northgard-card-recruitment = Recruitment
    .text = Recruit 2 in one territory.
word-northgard-card-market-place = Market Place
    .text = Draw 2 cards.
word-northgard-card-mercenary = Mercenary
    .text = Recruit 1, in a neutral territory if you like.
word-northgard-card-intimidate = Intimidate
    .text = 2 moves; before each combat you may push one defending unit to an adjacent territory that is neutral or the defender's.
word-northgard-card-feast-development = Feast (Development)
    .text = Do one of: recruit 1, 1 move, explore, build.
word-northgard-card-scout-camp = Scout Camp
    .text = Explore; once you may put the drawn tile under the stack and draw another.
word-northgard-card-shieldbearers = Shieldbearers
    .text = 2 moves; in each combat one wound that you suffer is cancelled.
word-northgard-card-bodyguard = Bodyguard
    .text = 1 move with 1 extra combat point.
word-northgard-card-simple-living = Simple Living
    .text = Build for 1 wood less.
word-northgard-card-future-sight = Future Sight
    .text = Put a card of the display on top of your draw pile now; you take none when you pass this year.

# --- Advanced Development ---

word-northgard-card-spy = Spy
    .text = Look at an opponent's hand and discard a card of it; draw 1 card.
word-northgard-card-fishing = Fishing
    .text = Gain 3 food.
word-northgard-card-axe-throwers = Axe Throwers
    .text = 2 moves; in each combat choose 1 extra combat point or 1 wound, after your roll and before the defender's.
word-northgard-card-lore-mastery = Lore Mastery
    .text = Gain 2 lore.
word-northgard-card-industrious-villagers = Industrious Villagers
    .text = Build; then you may swap one of your buildings for another of the same size.
word-northgard-card-defensive-strategy = Defensive Strategy
    .text = When an opponent plays a card: it is discarded without effect, and they go on with their turn.
word-northgard-card-enemy-secrets = Enemy Secrets
    .text = Choose an enemy territory next to yours and use the effect of a card in its controller's active zone.
word-northgard-card-hunters = Hunters
    .text = Recruit in each of your territories one unit per food that it shows, buildings included.
word-northgard-card-outpost = Outpost
    .text = Recruit 2 in one territory, your own or a neutral one.
word-northgard-card-hidden-ways = Hidden Ways
    .text = Move any number of units from one of your territories to any open territory.
word-northgard-card-carpentry-mastery = Carpentry Mastery
    .text = Build twice; at least one of the two must be a small building.
word-northgard-card-conqueror = Conqueror
    .text = Until the end of the year enemy Defense Towers and Fortresses do nothing against you.
word-northgard-card-huginn-and-muninn = Huginn & Muninn
    .text = Explore from any open territory on the map.
word-northgard-card-upgraded-market-place = Upgraded Market Place
    .text = Draw 2 cards.
word-northgard-card-grizzled-warriors = Grizzled Warriors
    .text = 2 moves with 2 extra combat points.
word-northgard-card-upgraded-trading-post = Upgraded Trading Post
    .text = Draw 3 cards: keep 2, discard 1.
word-northgard-card-ancestral-curse = Ancestral Curse
    .text = Every opponent discards a card of their choice; you draw 1 card.
word-northgard-card-veiled-threats = Veiled Threats
    .text = An opponent discards a random card, or you draw 1 card.
word-northgard-card-rangers = Rangers
    .text = Explore, and once more if you want.
word-northgard-card-upgraded-scout-camp = Upgraded Scout Camp
    .text = Explore with a choice of 2 tiles.
word-northgard-card-greater-trade-routes = Greater Trade Routes
    .text = Draw 3 cards: keep 2, put 1 back on top.
word-northgard-card-woodcutters = Woodcutters
    .text = Recruit in each of your territories one unit per wood that it shows, buildings included.
word-northgard-card-infiltration = Infiltration
    .text = 3 moves; units may pass through enemy territories without stopping.
word-northgard-card-upgraded-town-hall = Upgraded Town Hall
    .text = Recruit 2.
word-northgard-card-amenities = Amenities
    .text = Build; a small building needs no slot.
word-northgard-card-wood-monopoly = Wood Monopoly
    .text = Gain 3 wood.
word-northgard-card-bribery = Bribery
    .text = Move up to two enemy units from one territory to an adjacent one, over any border; resolve any combat.
word-northgard-card-incursion = Incursion
    .text = 4 moves.
word-northgard-card-heroic-charge = Heroic Charge
    .text = 3 moves with 1 extra combat point.
word-northgard-card-trading-post = Trading Post
    .text = Draw 3 cards: keep 1, discard 1, put 1 back on top.
word-northgard-card-legendary-heroes = Legendary Heroes
    .text = Use again the effect of a card that you played this year.
word-northgard-card-allies-from-the-wild = Allies from the Wild
    .text = Recruit 3, in neutral territories only.
word-northgard-card-loremasters = Loremasters
    .text = Recruit in each of your territories one unit per lore that it shows, buildings included.
word-northgard-card-warriors = Warriors
    .text = 2 moves with 1 extra combat point.
word-northgard-card-cunning-merchant = Cunning Merchant
    .text = Draw 3 cards: keep 1, put 2 back on top.
word-northgard-card-capture = Capture
    .text = Remove one enemy unit next to your territories and add one of yours to any territory that you control.

# --- Achievements and Unrest ---

word-northgard-card-builder = Builder
    .text = At the end: 1 Fame for each small and 3 for each large building that you control.
word-northgard-card-explorer = Explorer
    .text = At the end: 1 Fame for each empty small and 3 for each empty large slot in your territories.
word-northgard-card-food-trader = Food Trader
    .text = At the end: 2 Fame for each food shown in your territories, buildings included.
word-northgard-card-scholar = Scholar
    .text = At the end: 2 Fame for each lore shown in your territories, buildings included.
word-northgard-card-trapper = Trapper
    .text = At the end: 3 Fame for each Creature Lair in your territories.
word-northgard-card-warlord = Warlord
    .text = At the end: 1 Fame for each of your units on the map.
word-northgard-card-wood-trader = Wood Trader
    .text = At the end: 2 Fame for each wood shown in your territories, buildings included.
word-northgard-card-unrest = Unrest
    .text = Does nothing and cannot be removed. At the end it costs 5 Fame.
