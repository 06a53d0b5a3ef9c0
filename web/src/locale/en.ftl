# What the page itself says. The games and the referee speak through src/polana/locale.

page-home = Back to the lobby
page-game = Game
page-game-northgard = Northgard
page-game-northgard-about = Viking clans explore an unknown island, raise a village and fight for Fame, year by year. About 90 minutes, of medium weight.
page-game-root = Root
page-game-root-about = Factions with rules of their own struggle for the woodland: whoever first has 30 points wins. 60 to 90 minutes, medium to heavy.
page-game-runewars = Runewars
page-game-runewars-about = Four realms with armies and heroes seek dragon runes, by orders chosen in secret: six runes win. 3 to 4 hours, heavy.
page-as-text = played with buttons
# A game that brings no page of its own.
page-plain-points = points
page-plain-now = now
page-plain-round = round { $round }
page-plain-view = The table, as an outline
page-seats-range = { $least } to { $most } players
page-players = { $count ->
    [one] one player
   *[other] { $count } players
}

# The lobby
page-your-tables = Your tables
page-no-tables = None yet. Open one, or join with a link.
page-finished = Finished
# The lobby: what waits for me first, and what is known before the start.
page-lobby-others = Waiting for others
page-lobby-put-away = Move “{ $title }” to the archive
page-lobby-put-back = Bring “{ $title }” back from the archive
page-lobby-archive = Archive
page-lobby-counts = { $count ->
    [0] nothing waits for you
    [one] one waits for you
   *[other] { $count } wait for you
}
page-stage-round = turn { $round }
page-stage-year = year { $year }
page-left-days = { $count ->
    [one] one day left
   *[other] { $count } days left
}
page-left-hours = { $count ->
    [one] one hour left
   *[other] { $count } hours left
}
page-left-minutes = { $count ->
    [one] one minute left
   *[other] { $count } minutes left
}
page-left-over = time is over
page-first-game = Good for a first game of { $seats ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}
page-reach-low = Reach { $sum }, and { $least } is advised for { $seats }: too little would happen on the map.
page-reach-good = A good line-up: the reach of the factions, which is how much they do on the map, is { $sum } together, and { $least } is enough.
page-clock = Clock
page-clock-none = no clock
page-clock-days = { $count ->
    [one] one day for each move
   *[other] { $count } days for each move
}
page-clock-bank-minutes = { $count } minutes for the match, and { $add } seconds for each answer
page-clock-bank-days = { $count } days for the whole match
page-clock-left = { $name }: time left { $time }
page-clock-last = last minute
page-clock-many-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
page-clock-zero = When the time is over
page-clock-zero-bot = a bot stands in until the player is back
page-clock-zero-nothing = everybody is told, nothing else
page-clock-zero-resign = the seat resigns
page-link-local = Only this machine can open these links. For friends in the same house start the server with “polana serve --lan”; for others it needs an address of its own.
page-invited-by = { $by } invites you: { $table }
page-invited-somebody = You are invited: { $table }
page-invited-game = Game
page-invited-seat = Your seat
page-invited-free = you choose at the table
page-invited-people = At the table
page-invited-taken = Somebody has taken this seat already.
page-invited-over = This match is over.
page-passes = Skip reactions
page-passes-stop = Ask reactions again
page-passes-hint = Where I am asked in another’s turn whether I react, pass: after a few seconds, whatever I hold. Nobody is told.
page-left-offer = Others play on at the table that you have just left. Shall we tell you when it is your turn?
page-left-later = Not now
page-nudge = Nudge: tell { $name } that everybody waits
page-nudged-today = { $name } was nudged today; once a day is enough.
page-nudge-done = { $name } is being told.
page-course = How the points came
page-course-lead = { $name }: in the lead with { $count }
page-course-leap = { $name }: +{ $count } in one turn
page-course-fall = { $name }: { $count } lost in one turn
page-course-leap-then = { $name }: +{ $count }, more than the others
page-course-fall-then = { $name }: { $count } lost
page-points-tokens = Fame tokens
page-points-resources = resources: 1 for every 3
page-points-cards = Development cards
page-points-counted = Achievements
page-points-unrest = Unrest
page-points-where = Where the points came from
page-points-track = the faction’s own
page-points-craft = crafting
page-points-battle = battle
page-points-other = other
page-points-lost = lost
page-end-lacked = { $count ->
    [one] You were one point short.
   *[other] You were { $count } points short.
}
page-since = Since you left
page-since-when = { $count ->
    [one] one new line in the log
   *[other] { $count } new lines in the log
}, since { $when }
page-since-watch = Watch from there
page-since-on = Play on
page-since-show = Show number { $number } on the map
page-since-moved = moved to { $where }
page-since-placed = new: { $thing } in { $where }
page-since-fought = attacked { $other } in { $where }
page-since-made = crafted { $thing }
page-since-northgard-moved = moved to { $where }
page-since-northgard-placed = new: { $thing } in { $where }
page-since-northgard-fought = attacked { $other }{ $whom } in { $where }
page-since-northgard-made = explored: laid { $thing }
page-past = Looking back
page-past-open = Look back
page-past-where = Moment of the match
page-past-now = Back to now
page-past-then = then
page-past-looking = You are looking back
page-past-called = You are asked something new
page-past-waits = Waiting for your answer: { $question }
page-past-hint = Nothing can be answered here, and the match goes on. Esc brings you back to now.
page-past-at = { $time }, step { $at } of { $words }.
page-past-is-now = Back to now.
page-past-halts = Stop at battles
page-watch-replay = watch the replay
page-your-move = your move
page-join-link = Join with a link
page-link = The link
page-link-wrong = That is not a link to a table.
page-go = Go
page-open-table = Open a table
page-open-lead = Every choice is a click on the board, and every question shows its rule.
page-seats = Seats
page-options = Options
page-summary = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
page-table-title = Name of the table
page-your-name = Your name
page-open-the-table = Open the table
page-start = Start now
page-fill-bots = Fill with bots and start now
page-site = This page plays without a server: the match is kept in this browser, and whoever has the device can see every hand. Friends elsewhere need a table on a server; a running match can go there as a record.
page-site-server = How to get one
page-unkept = This browser keeps nothing for the page: a match is gone when the tab is closed, unless you save it as a file.
page-renewal = A new version of this page is here. Matches that you have begun go on with it.
page-renewal-take = Take it
page-renewal-others = Close the other tabs of this page first, so that no match is in two versions at once.
page-link-is-seat = A link is the seat: whoever opens it sees that seat’s cards. Watchers get their own link and see no hands.
page-new-here = New here?
page-new-here-text = Start against bots with one click. What you may do is lit in gold; a click on anything else tells which rule forbids it. Nothing needs to be read first.
page-choose-at-table = Chosen at the table
page-side-of = Side of seat { $seat }
page-who-sits = Who sits in seat { $seat }
page-player-me = Me
page-player-friend = Friend
page-player-bot = Bot
page-bot-level = Level of the bot in seat { $seat }
page-level-easy = easy
page-level-normal = normal
page-level-hard = hard
page-level-master = master
page-level-reflex = reflex
page-level-random = by chance
page-level-chance = by chance
page-level-greedy = greedy
page-level-search = searching
page-level-easy-long = easy: slips now and then
page-level-normal-long = normal: plays sensibly
page-level-hard-long = hard: thinks ahead
page-level-master-long = master: has learned from many matches, and thinks ahead
page-level-master-alone = master: has nothing learned to go by here; thinks three times as long as hard
page-level-reflex-long = reflex: has learned from many matches, and answers at once
page-gets-link = gets a link
page-remove-seat = Remove seat { $seat }
page-add-seat = One more seat
page-invite = Invite
page-watch-link = For watching
page-copy = Copy
page-copied = Copied
page-to-table = To the table
page-join-title = You are invited
page-join-text = A seat at this table is kept for you. It is yours once you sit down.
page-sit-down = Sit down
page-value-autumn = Autumn
page-value-winter = Winter
page-value-lake = Lake
page-value-mountain = Mountain
page-value-standard = Standard
page-value-exiles = Exiles and Partisans
page-value-exiles_partisans = Exiles and Partisans
page-value-none = None
page-option-root-setup = Setup
page-option-root-setup-standard = Standard
page-option-root-setup-advanced = Advanced: a draft and homelands
page-option-root-thief = The Thief steals from
page-option-root-thief-each = every player in his clearing
page-option-root-thief-one = one player in his clearing
page-option-root-aid = Whoever aids a player takes one of his items
page-option-root-aid-must = always, if there is one
page-option-root-aid-may = if he likes
page-option-root-automaton = Mechanical Marquise
page-option-root-automaton-none = does not play
page-option-root-automaton-competitive = plays against everybody
page-option-root-automaton-cooperative = all play together against it
page-option-root-campaign = Campaign
page-option-root-campaign-off = a single match
page-option-root-campaign-start = the first of linked matches
page-option-root-landmark = Landmark
page-option-root-landmark-map = the map’s own
page-option-root-second_landmark = Second landmark
page-option-root-hirelings = Hirelings
page-value-random = at random
page-value-tower = the Tower
page-value-ferry = the Ferry
page-value-elder_treetop = the Elder Treetop
page-value-lost_city = the Lost City
page-value-black_market = the Black Market
page-value-legendary_forge = the Legendary Forge

# Settings
page-settings = Settings
page-language = Language
page-theme = Theme
page-theme-light = Light theme
page-theme-dark = Dark theme
page-theme-light-short = Light
page-theme-dark-short = Dark
page-set-confirm = Confirm what cannot be undone
page-set-nothing = Pass when I have nothing
page-set-nothing-hint = Where only a pass or one answer is possible, the page gives it after the time that somebody would think: nobody else can tell.
page-passing = You can do nothing here: it is passed in a moment.
page-passing-hushed = You did not want to be asked this again: it is passed in a moment.
page-forcing = Only one answer is possible, so it is given in a moment: { $what }.
page-passing-wait = Let me answer
page-passed = You have nothing to play here, so you pass. “{ $question }”
page-passed-hushed = Passed: you did not want to be asked this again in this turn. “{ $question }”
page-forced = Only one answer was possible: “{ $question }” { $what }
page-set-pace = Pace of the table
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-quick = Quick
page-pace-off = Off
page-pace-hint = How fast you see what the others do. “Off” shows the outcome at once and moves nothing.
page-pace-reduced = Your system asks for less motion, so nothing moves here, whatever you choose.
page-set-sounds = Sounds
page-set-notify = Notify me when it is my turn
page-allow = Allow
page-on = on
page-blocked = blocked in the browser

# The table
page-board-broken = The board cannot be drawn. The match goes on: answer below, or as text.
page-map = Map
page-map-fit = Show the whole map
page-zoom-in = Closer
page-zoom-out = Farther
page-phase = Phase
page-done = done
page-side = Seats, log and law
page-tabs = Views
page-tab-log = Log
page-tab-chat = Chat
page-tab-law = Law
page-tab-places = Map
page-tab-lit = there is something to choose here
page-tab-note = the table has something to say
page-nav-board = Board
page-nav-seats = Seats
page-nav-hand = Hand
page-nav-log = Log
page-nav-law = Law
page-law-open = Open the rule { $law }
page-law-find = Search the rules
page-places = The map as a list
page-places-find = Search the map
page-log-older = Show what came before
page-log-newest = To the newest
page-log-none = Nothing has happened yet.
# Who am I? Every faction and clan in a few sentences.
page-who-root-marquise = She holds the woodland on the first day, and has to feed an industry to keep it.
    .wins = Buildings. Every sawmill, workshop and recruiter brings points when it is built, more for each one further down its track.
    .ruin = She is everywhere and strong nowhere. Wood must be connected to the building site through clearings that she rules; cut off, it is worth nothing.
    .dawn = Each sawmill produces one wood.
    .day = Craft with workshops, then take three actions: battle, march (two moves), recruit, build, overwork. A bird card buys one more.
    .eve = Draw one card, and one more for each draw bonus uncovered by built recruiters.
    .hint = Keep wood where you mean to build. Recruit early and often. Punish whoever is furthest ahead: you can reach everybody.
page-who-root-eyrie = A proud house that must keep every order it has ever given.
    .wins = Roosts. Every Evening they score what the last roost on the map shows; from the fourth on it is a flood.
    .ruin = Turmoil. The Decree grows every turn and all of it must be carried out. One order that cannot be: a point lost for each bird card in it, the Decree and the leader gone, and Daylight ends.
    .dawn = Add one or two cards to the Decree, at most one of them a bird.
    .day = You may craft. Then the whole Decree, from left to right: recruit, move, battle, build, each card in a clearing of its suit.
    .eve = Score for roosts, then draw one card, two from the third roost, three from the sixth.
    .hint = Before you add a card, count whether it can still be done in two turns. Bird cards fit everywhere, but cost points in Turmoil. Begin with the Commander or the Charismatic.
page-who-root-alliance = A rebellion that grows out of sight and then bursts.
    .wins = Sympathy. Each token that it spreads scores, up to four points for the last ones.
    .ruin = Few warriors and a weak start. A lost base takes with it its supporters of that suit and half of the officers.
    .dawn = Revolt in a sympathetic clearing (two supporters of its suit): a base, and all enemy pieces there are gone. Then spread sympathy for supporters.
    .day = Craft, mobilize a card to the supporters, train an officer for a card of a base's suit.
    .eve = One military operation per officer: move, battle, recruit, organize. Then draw cards, one more for each base.
    .hint = Hold sympathy where the others must pass: each passage and each removal costs them a card. Three officers first, then organize.
page-who-root-vagabond = A lone wanderer with a satchel, everybody's friend or nobody's.
    .wins = Aid that improves relationships, quests, and, for those who have become hostile, every warrior removed in battle.
    .ruin = Damaged items. Every hit damages one; whoever strikes often enough leaves a wanderer with empty hands.
    .dawn = Refresh items: three, and two for each tea on the track. Then slip into an adjacent clearing or forest.
    .day = Exhaust items for actions: boots to move, swords to battle, torches to explore ruins, hammers to craft or repair, any item to aid, a crossbow to strike.
    .eve = In a forest repair everything. Draw a card, and one for each coin on the track; keep at most as many items as the satchel holds.
    .hint = Explore the ruins early. Give cards to those who craft items you need. Change sides when somebody runs away.
page-who-root-cult = Preachers who win over the outcasts and pray wherever gardens grow.
    .wins = Gardens. Once a turn for each suit a spent card scores what the track of that suit's gardens shows.
    .ruin = Rituals need cards of the right suit, and birds are not wild. Every garden lost costs a random card.
    .dawn = The suit most common among the Lost Souls becomes the Outcast. Then conspiracies for acolytes, in clearings of that suit.
    .day = Reveal cards, one ritual for each, in clearings of its suit: build a garden, recruit, score; a bird brings an acolyte.
    .eve = Revealed cards that were not spent come back. Craft with gardens of the Outcast's suit, then draw.
    .hint = A clearing with a garden is yours whatever stands there. Warriors lost in defence become acolytes.
page-who-root-riverfolk = Merchants of the river who sell to everybody and forget nothing.
    .wins = Trade posts, crafting, and dividends: with a trade post on the map, every two funds bring a point each Birdsong.
    .ruin = Nobody buys. Funds are what others paid with, and no cards are drawn in the Evening.
    .dawn = If nobody paid, two of your own warriors go to the payments. Dividends, then all warriors on the board become funds.
    .day = Invest a fund to move, battle, draw or craft; spend one to recruit by the river, two for a trade post with a garrison.
    .eve = Keep at most five cards, face up and for sale, and set the prices.
    .hint = Sell cheaply at first: early customers are early funds. Rivers are paths for you, whoever rules.
page-who-root-duchy = Moles who rise from their Burrow when parliament can be brought to agree.
    .wins = Ministers: whoever sways one places a crown and scores for it. Lords score for what stands on the map.
    .ruin = The price of failure: buildings lost send home the highest minister and cost a card.
    .dawn = Place a warrior in the Burrow, and one more for each uncovered sign.
    .day = Two actions (build, recruit, move, battle, dig), then the action of each swayed minister, then sway one more by revealing cards.
    .eve = Discard revealed birds, take the other cards back. Craft with citadels and markets, then draw.
    .hint = Tunnels come up anywhere. Guard every building with more warriors than seems needed.
page-who-root-corvid = Conspirators who hide plots under their wings and wait for somebody to look away.
    .wins = Plots turned face up: each time, a point for every face-up plot on the map.
    .ruin = Exposure: an opponent in the clearing shows a card of its suit and guesses; a good guess removes the plot. Warriors are few.
    .dawn = Craft with plots. Turn plots face up where you have a warrior. Once a turn spend a card: a warrior in every clearing of its suit.
    .day = Three actions: move, battle, trick (two plots change places), plot (for a warrior, and one more for each plot placed this turn).
    .eve = One more action instead of drawing, or draw a card and one for each face-up extortion.
    .hint = You move whoever rules. A plot that nobody dares to guess is worth as much as one that kills.
page-who-root-hundreds = A warlord with a horde that burns, loots, and rules what is left.
    .wins = Oppression: every Evening points for clearings that the rats rule and where no enemy piece is left.
    .ruin = The warlord is worth an army and can only be removed in battle, so he is what everybody attacks.
    .dawn = Mobs raze enemy buildings and tokens and spread. Recruit with the warlord, and at each stronghold. A new mood, never one whose item lies in the hoard.
    .day = Craft with strongholds, command the hundreds (move, battle, build), then advance the warlord as often as his Prowess allows.
    .eve = Incite mobs for cards, score oppression, draw one card.
    .hint = Loot items: the hoard raises Command and Prowess. The mood is half of the turn.
page-who-root-keepers = Knights who come back for relics that the forest has kept for them.
    .wins = Relics recovered at way stations of their kind: each scores its value, and a full column 2 more.
    .ruin = Every card of the retinue works only in clearings of its suit, and a relic that is too heavy costs the card.
    .dawn = Warriors become way stations, or way stations warriors. Spend cards to recruit two at a way station.
    .day = Craft with way stations, then the retinue from left to right: move; battle, then delve for a relic in a forest; move or recover.
    .eve = Four or more warriors in a clearing lose one. Cards to the retinue, then draw one and one for each way station.
    .hint = Delve where you rule around the forest, recover where you rule clearings of that suit.
page-who-northgard-wolf = Raiders who live on what others have gathered.
    .wins = Every battle won as the attacker brings 1 food, so attack small groups often.
    .land = Take what borders on weak neighbours; small territories are enough.
    .build = A training camp near the front, a silo or two for winter.
    .war = Attack every year; each victory feeds the next.
    .hint = Walk in with one unit more, never with three more.
page-who-northgard-stag = A house that counts honours, and wins by Fame.
    .wins = 1 Fame for each territory taken and 1 more for each of your own territories closed by exploring.
    .land = Take empty land and close it by your own exploring.
    .build = Altars and silos inside closed land.
    .war = Conquer rather than defend: each conquest is Fame.
    .hint = Take neighbouring land that is empty, and close it yourself.
page-who-northgard-boar = Foresters who learn from open land.
    .wins = An exploration that closes no territory brings 1 lore.
    .land = Explore so that nothing closes, lore for each tile; close late.
    .build = Carved stones for still more lore.
    .war = Avoid it; improve your cards instead.
    .hint = Explore early; lore improves your deck before the others have begun.
page-who-northgard-raven = Traders who are there first.
    .wins = What they close by exploring is harvested at once.
    .land = Close small territories one after the other and harvest at once.
    .build = Build right after closing, with what it brought.
    .war = Little; guard the large territories.
    .hint = Keep units at the rim, and close small, rich territories.
page-who-northgard-goat = Builders with full barns.
    .wins = A small building gives 1 food, a large one 2.
    .land = A few territories with many sites.
    .build = Every year, small first: each building pays in food.
    .war = Full barns let units fight with food.
    .hint = Build every year; the food carries the winter and the next fight.
page-who-northgard-bear = Hunters with an armoured bear at their side.
    .wins = Kaija is an extra figure of strength 2 that is recruited like a unit.
    .land = Move behind Kaija and take what she has freed.
    .build = Towers where she is not.
    .war = Kaija counts two and costs nothing in winter.
    .hint = Kaija guards what the units leave behind.
page-who-northgard-snake = Shadows that leave scorched earth behind.
    .wins = Clan cards put down the Scorched Earth token: 1 more combat point there, and a share of the harvest.
    .land = Slip between rivals, stay small.
    .build = On what the others leave over.
    .war = Fight where the token lies, and take from their harvest.
    .hint = Lay the token where two rivals meet.
page-who = Who is this?
page-who-of = Who is this: { $name }
page-who-wins = How they win
page-who-ruin = What ruins them
page-who-turn = What their turn looks like
page-who-dawn = Birdsong
page-who-day = Daylight
page-who-eve = Evening
page-who-hint = For a first match
page-who-power = What the clan can do
page-who-hard = Difficulty
page-who-hard-1 = easy
page-who-hard-2 = medium
page-who-hard-3 = hard
page-who-plan = Planning
page-who-fight = Battle
page-who-reach = Reach
page-who-dots = { $count } of 3
page-who-list-leader = Leaders
page-who-list-character = Characters
page-who-list-minister = Ministers
page-who-list-mood = Moods
page-who-plays = { $name } plays this side here.
page-who-chapter = The Law: chapter { $chapter }
page-who-choose = Choose: each card says what it is
page-law-page = p. { $page }
## The Law on its own page
page-law-title = The Law
page-law-ours = { $game }: the rules in our own words
page-law-find-short = Search: a word or a number
# What is typed: what the book calls it.
page-law-synonyms = how to win, how do i win, victory, win the game, goal, end of the game: winning, victory, wins; fight, combat, war: battle, combat; how to move, walk: move; build a house, construct: build; attack: battle, combat; lose a battle, retreat: retreat
page-law-lead = Every rule of the game, in our own words. Underlined numbers lead to other paragraphs, and every paragraph has an address of its own.
page-law-chapters = Chapters
page-law-part-all = For everybody
page-law-part-sides = Factions
page-law-part-more = Appendices
page-law-groups = What was found
page-law-group-all = All
page-law-group-law = Rules
page-law-group-card = Cards
page-law-card = card
page-law-hits = { $count ->
    [one] { $count } place found
   *[other] { $count } places found
}
page-law-none = Nothing says “{ $sought }”. Try a shorter word, or the number of a paragraph.
page-law-unknown = There is no paragraph { $law }.
page-law-changed = Changed in { $law }: { $title }
page-law-whole = The whole Law
page-law-read = Read on in the Law
page-law-chapter-ng-components = Components
page-law-chapter-ng-goal = The aim of the game
page-law-chapter-ng-map = Map tiles
page-law-chapter-ng-terms = Terms
page-law-chapter-ng-setup = Setting up
page-law-chapter-ng-deck = Your deck
page-law-chapter-ng-year = The year
page-law-chapter-ng-start = Start of the year
page-law-chapter-ng-actions = Actions
page-law-chapter-ng-harvest = Harvest
page-law-chapter-ng-winter = Winter
page-law-chapter-ng-endyear = End of the year
page-law-chapter-ng-cards = Cards
page-law-chapter-ng-draw = Draw
page-law-chapter-ng-special = Special actions
page-law-chapter-ng-recruit = Recruit
page-law-chapter-ng-build = Build
page-law-chapter-ng-buildings = Buildings
page-law-chapter-ng-move = Move
page-law-chapter-ng-explore = Explore
page-law-chapter-ng-combat = Combat
page-law-chapter-ng-endgame = End and victory
page-law-chapter-ng-variant = Variants
page-law-chapter-ng-clans = Clans
page-law-chapter-ng-creatures = Creatures
page-law-chapter-rw-overview = Overview
page-law-chapter-rw-components = Components
page-law-chapter-rw-goal = The aim of the game
page-law-chapter-rw-setup = Setting up
page-law-chapter-rw-map = The map
page-law-chapter-rw-flow = Course of the game
page-law-chapter-rw-season = Season cards
page-law-chapter-rw-orders = Orders
page-law-chapter-rw-resources = Resources
page-law-chapter-rw-terms = Terms
page-law-chapter-rw-move = Movement
page-law-chapter-rw-diplomacy = Diplomacy
page-law-chapter-rw-neutral = Neutral units
page-law-chapter-rw-units = Units
page-law-chapter-rw-sheet = Faction sheet
page-law-chapter-rw-battle = Battles
page-law-chapter-rw-retreat = Retreats
page-law-chapter-rw-fate = Fate cards
page-law-chapter-rw-heroes = Heroes
page-law-chapter-rw-quests = Quests
page-law-chapter-rw-questphase = The Quest phase
page-law-chapter-rw-rewards = Rewards
page-law-chapter-rw-duels = Duels
page-law-chapter-rw-defeat = Defeated heroes
page-law-chapter-rw-victory = Victory
page-law-chapter-rw-runes = Runes
page-law-chapter-rw-objectives = Objectives
page-law-chapter-rw-bidding = Influence bids
page-law-chapter-rw-tactics = Tactics cards
page-law-chapter-rw-elimination = Elimination
page-law-chapter-rw-limits = Limits of components
page-law-chapter-rw-developments = Developments
page-law-chapter-rw-titles = Titles
page-law-chapter-rw-explore = Exploration tokens
page-law-chapter-rw-turnorder = Order of turns
page-law-chapter-rw-summary = Easily forgotten
page-law-chapter-rw-assembly = Before the first game
page-why-first = An action has to be chosen first, and none can begin here:
page-why-asked = First answer the question: “{ $question }”
page-why-undo = Or take back what led to it (U).
page-why-no-deed = No action that you could choose now begins here.
page-why-not = Why not
page-about = What this is
page-not-this = Not now: { $what }
page-close = Close
page-cancel = Back
page-your-choice = Your choice
page-picked = Picked: { $list }; { $left } to go. Undo puts the last one back.
page-deed-any = Choose { $answer }
page-deed-any-use = Use { $answer }
page-deed-any-yes = Yes, do it
page-deed-any-no = No, do not
page-deed-any-pass = Go on without it
page-deed-any-skip = Go on without it
page-deed-any-done = That is all
page-confirm-hint-alone = What comes next is up to the bots or to chance. If you take this back later, it may come out differently.
page-pick-back = Put { $what } back
page-picked-left = { $left } to go
page-settling = The board is being set up…
page-confirm-hint = Once play goes on, this is taken back only if the others agree.
page-why-hint = Click or type what you want explained.
page-ask-hint = choose one, or type its number
page-ask-hint-board = click what is lit, or type its number
page-ask-hint-touch = tap what is lit; hold a finger on anything to learn what it is
page-undo = Undo
page-catch-up = Skip ahead
page-key-space = space
page-undo-ask = Ask to undo
page-undo-anew = Takes your last answer back; what was dealt or rolled after it may come out differently.
page-undo-ask-hint = Something new was learned since: the others have to agree.
page-sealed = Your choice is sealed
page-thinking = { $seats } { $seats-number ->
    [pl] are thinking
   *[sg] is thinking
}
page-waiting = waiting for { $seats }
page-held = A fight is being decided
page-quiet = nothing to choose
page-reconnecting = Connection lost, trying again
page-screen-broken = This part of the page could not be loaded. Reload the page, please.
page-connecting = Opening the table …
page-no-key = This browser holds no key to that table. Open it with its link.
page-how-many = How many
page-less = Fewer
page-more = More
page-take-count = Choose { $count }
page-choose = Choose
page-option-key = option, key { $key }
page-options-count = { $count ->
    [one] One option.
   *[other] { $count } options.
}
page-hand = Your hand · { $count }
page-hand-empty = No cards in hand.
page-drawn = drawn
page-none = none
page-only-you = only you
page-watching = You are watching.
page-cards-in-hand = cards in hand
page-you = you
page-bot = bot
page-bot-seat = Bot (seat { $number })
page-points = VP
page-points-count = { $count } VP
page-seat-open = free seat
page-seat-menu = About { $seat }
page-tag-asked = asked
page-tag-sealed = sealed
page-tag-away = away
page-tag-resigned = resigned
page-rename = Rename
page-save-match = Save the match as a file
page-save-match-why = Open it in the lobby, here, in another browser or on a server, and play on. What is hidden is in it too.
page-seat-link = Copy the link to my seat
page-return = Take my seat back from the bot
page-draw = Propose a draw
page-resign = Resign
page-resign-sure = Resign for good: a bot plays on
page-leave = Leave the table
page-leave-sure = Leave: my key is void from then on
page-invite-copy = Copy an invitation
page-seat-bot = Propose that a bot plays here
page-seat-is-bot = A bot sits here.
page-propose-undo = { $other } would like to take back a choice.
page-propose-bot = { $other } { $other-number ->
    [pl] propose
   *[sg] proposes
} that a bot plays for { $seat }.
page-propose-draw = { $other } { $other-number ->
    [pl] propose
   *[sg] proposes
} a draw.
page-propose-return = { $other } would like to take the seat back from the bot.
page-agree = Agree
page-decline = Decline
page-import = Open a record or a position
page-import-large = This file is too large to be the record of a match.
page-notices = When it is my turn
page-notices-push = Notify this browser, even when closed
page-notices-webhook = Write to an address (webhook)
page-notices-form = Form of the message
page-notices-json = Plain
page-notices-discord = Discord
page-notices-hint = A Discord webhook address is recognised by itself. The address is not shown again.
page-notices-refused = This address is not taken: it has to be a public one that begins with https.
page-notices-push-failed = This browser did not allow it: a private window cannot be notified.
page-notices-unable = not in this browser
page-save = Save
page-notices-end = No more notices
page-winner = winner
page-gather-sit = Waiting for everybody to sit down
page-gather-sit-hint = The match is dealt once every seat is taken: until then there is nothing to see, for anybody.
page-gather-deal = Dealing
page-gather-deal-hint = Every player’s browser adds a number of its own, so that nobody can choose what is dealt.
page-gather-free = chosen at the table
page-gather-waits = not here yet
page-gather-ready = ready
page-gather-soon = about to be ready
page-gather-more = More
page-seat-sits = Somebody sits here and waits for the deal.
page-deal-kept = The deal was the one that this table committed to when it opened.
page-deal-changed = This is not the deal that the table committed to when it opened!
page-deal-mixed = The deal was made of the seed that this table committed to when it opened and of the players’ own numbers.
page-deal-left-out = The deal was the one that this table committed to when it opened; this browser’s number did not come in time to be part of it.
page-from-position = from a position
page-rematch = Play again
page-rematch-next = The next match of the campaign
page-rematch-join = Sit down to the next match
page-title-turn = Your turn
page-fold = hide
page-unfold = show
page-chat-none = Nobody has said anything yet.
page-chat-say = Say something
page-send = Send
page-command = Type a move: “{ $example }”, “undo”, “why …”
page-command-root-march = march 12 to 4
page-command-unknown = “{ $text }” is not among the options: { $options }
page-not-asked = You are not asked anything now.
page-curtain = Now it is { $who }
page-curtain-hint = Hand over the screen. Nothing is shown until you say so.
page-curtain-lift = I am { $who }
page-turn-tile = Turn the tile
page-help = Keys
page-help-intro = What you may do is lit in gold, with a key. A click on anything else tells why not.
page-help-digits = choose the option with that key
page-help-zero = pass, skip or end
page-help-u = undo
page-help-enter = confirm
page-help-why = then a click: why not?
page-help-l = the law
page-help-g = the log
page-help-h = the hand
page-help-r = turn the tile while exploring
page-help-w = look back, and watch what happened: arrows go a step, [ and ] a turn
page-help-tab = walk through the options
page-help-arrows = walk over the map
page-help-esc = close

# Errors
page-error-lost = The server does not answer.
page-error-stopped = The table of this page does not answer. Try again, or reload the page.
page-error-unknown = That did not work. Try again, or reload the page.
page-error-setup = A table cannot be opened like this. { $text }
page-error-record = This record cannot be played: line { $line }. { $text }

# Replay
page-replay = Replay
page-replay-all = all hands open
page-replay-own = from your seat
page-replay-play = Play
page-replay-pause = Pause
page-replay-back = One step back
page-replay-on = One step on
page-replay-turn-back = Previous turn
page-replay-turn-on = Next turn
page-replay-at = step { $at } of { $words }
page-replay-link = Copy link to this moment
page-replay-record = Record
page-replay-download = Download the record
page-replay-speed = Speed
page-replay-scores = Scores step by step
page-replay-eyes = Seen by
page-replay-watcher = a watcher
page-replay-word = step
page-replay-turn = turn
page-replay-space = play
page-replay-hidden = (hidden)
page-replay-fork = Play on from here
page-replay-forked = { $game }, from step { $at }
page-replay-load = Loading the match …

# Northgard
page-ng-year = Year
page-ng-year-of = year { $year } of { $years }
page-ng-year-now = Year { $year }
page-ng-count = count
page-ng-part-setup = Setup
page-ng-sign-rough = across a Rough Border: takes two moves
page-ng-sign-fight = leads to a fight
page-ng-sign-closes = { $fame ->
    [0] closes { $lands }
   *[other] closes { $lands }: +{ $fame } Fame
}
page-ng-sign-joins-name = A part of the tile becomes land of { $who }
page-ng-sign-closes-name = What this position of the tile closes, and the Fame that you gain for it at once
page-ng-sign-units = { $count ->
    [one] unit
   *[other] units
}
page-ng-sign-points = { $count ->
    [one] +1 point
   *[other] +{ $count } points
}
page-ng-tiles-hand = Your tiles · { $count }
page-ng-development-hint = Whoever passes takes one of these cards: it lies on top of the draw pile and is drawn next year.
page-ng-winter-row = up to { $units } units: { $wood ->
    [0] { $food } food
   *[other] { $food } food and { $wood } wood
}
page-ng-sign-cards = cards that you draw
page-ng-tiles-left = { $count } tiles left
page-ng-winter = Your winter: { $units ->
    [one] one unit costs
   *[other] { $units } units cost
}
page-ng-have = you have
page-ng-phase-start = Start
page-ng-phase-actions = Actions
page-ng-phase-creatures = Creatures
page-ng-phase-harvest = Harvest
page-ng-phase-winter = Winter
page-ng-phase-end = End
page-ng-territory = Territory { $name }
page-ng-closed = closed
page-ng-open = open
page-ng-neutral = neutral
page-ng-units-of = { $count ->
    [one] one unit of the { $other }
   *[other] { $count } units of the { $other }
}
page-ng-attacked = attacked by { $count } of the { $other }
page-ng-den = creature lair
page-ng-tile-slots = { $count ->
    [one] 1 building slot
   *[other] { $count } building slots
}
page-ng-tile-nothing = no signs
page-ng-scorched = scorched earth
page-ng-flash = Flash: one more
page-ng-flash-short = Flash
page-ng-action = action
page-ng-fame = Fame
page-ng-fame-count = { $count } Fame
page-ng-active = Active zone
page-ng-deck = draw pile
page-ng-discard = discard
page-ng-your-fame = Your Fame
page-ng-passed = passed
page-ng-passed-hand = You have passed for this year.
page-ng-units-on-map = units on the map
page-ng-great = closed territories with a large building
page-ng-first = first player
page-ng-development = Development cards
page-ng-achievements = Achievements
page-ng-creatures = Creatures
page-ng-battle = Combat in { $land }
page-ng-battle-attack = attacker
page-ng-battle-defend = defender
page-ng-step-food = Food
page-ng-step-dice = Dice
page-ng-step-totals = Totals
page-ng-step-losses = Losses
page-ng-step-end = End
page-ng-row-points = combat points
page-ng-row-before = so far
page-ng-row-wounds = wounds taken, in all
page-ng-verdict-wiped = { $loser } has nobody left, so { $winner } wins.
page-ng-verdict-despite = { $loser } has nobody left, so { $winner } wins, in spite of { $one } : { $two }.
page-ng-verdict-tie = { $one } : { $two }: a tie goes to the defender, so { $winner } wins.
page-ng-verdict-higher = { $one } : { $two }: { $winner } has more combat points and wins.
page-ng-verdict-nobody = Neither side has anybody left: nobody wins.
page-ng-die = points: { $axes }, wounds: { $drops }

# Root
page-root-phase-birdsong = Birdsong
page-root-phase-daylight = Daylight
page-root-phase-evening = Evening
page-root-turn = turn { $turn }
page-root-scores = Score: { $scores }
page-root-ruled = ruled by the { $who }
page-root-unruled = ruled by nobody
page-root-warriors = { $count ->
    [one] one warrior
   *[other] { $count } warriors
}
page-root-pawn = pawn
page-root-ruin = ruin
page-root-free-slots = { $count ->
    [one] one free slot
   *[other] { $count } free slots
}
page-root-items-left = Items left
page-root-deck = deck
page-root-available = dominance to take
page-root-lasting = lasting
page-root-not-craftable = not craftable
page-root-in-play = in play
page-root-used = used
page-root-any-suit = any suit
page-root-sign-bird = spends a bird card
page-root-sign-sawmill = spends a card of the suit of a sawmill’s clearing
page-root-sign-base = spends a card of the suit of a base
page-root-sign-card = takes a card from your hand
page-root-sign-here = gives away a card of this clearing’s suit
page-root-sign-same = spends a card of the same suit
page-root-sign-there = spends a card of the clearing’s suit
page-root-sign-cards = cards
page-root-sign-show = cards to reveal
page-root-sign-item = exhausts any item
page-root-sign-hostile = hostile warriors: one more pair of boots
page-root-supply = supply
page-root-vizier = Loyal Vizier
page-root-battle = Battle in { $where }
page-root-step-ambush = Ambush
page-root-step-roll = Roll
page-root-step-effects = Effects
page-root-step-hits = Hits
page-root-board-officers = officers
page-root-board-supporters = supporters
page-root-hostile = hostile
page-root-allied = allied
page-root-relation = { $step ->
    [0] indifferent
   *[other] friend, { $step } of 3
}
page-root-quests-done = quests completed
page-root-quests-open = open quests
page-root-at-once = at once
page-root-stack = Supporters · { $count }
page-root-in-front = In play · { $count }
page-root-beside = Beside the map
page-root-discard = discard pile
page-root-discard-pile = Discard pile · { $count }
page-root-track = { $name }: { $placed } of { $total }
page-root-track-next = the next brings { $points } VP
page-root-tracks = items on tracks
page-root-satchel = satchel
page-root-damaged = damaged items
page-root-capacity = satchel and damaged items: { $held } of { $limit }
page-root-action = actions used: { $used } of { $all }
page-root-orders = Order queue, from left to right
page-root-order-hidden = face down
page-root-order-now = Follows:
page-root-machine-next = points at its next Birdsong, as things stand
page-root-machine-sale = For sale:
page-root-together = all against it
page-root-reached = Have had 30 points:
page-root-campaign-wins = { $count ->
    [one] campaign: one win
   *[other] campaign: { $count } wins
}
page-root-keep-lost = the keep is lost
page-root-coalition = coalition: { $who }
page-root-ruin-items = { $count ->
    [one] ruin with one hidden item
   *[other] ruin with { $count } hidden items
}
page-root-ferry = the ferry is here
page-root-tower = the tower is here
page-root-elder-treetop = the Elder Treetop is here
page-root-lost-city = the Lost City is here
page-root-black-market = the Black Market is here
page-root-legendary-forge = the Legendary Forge is here
page-root-landmark = a landmark is here
page-root-coast = on the lake
page-root-paths = paths to { $to }
page-root-shut = closed paths to { $to }
page-root-between = between the clearings { $clearings }
page-root-pool = Factions to choose from
page-root-locked = waits for a militant faction

# The second edition
page-choosing-fold = Put the cards away
page-choosing-unfold = Show the cards
page-seat-fold = Show one row of figures
page-seat-unfold = Show the whole board
page-menu = What can be done: { $what }
page-command-offers = Completions
page-command-sent = Said: { $what }
page-command-confirm = { $what }: cannot be taken back. Type “confirm”, or press Enter outside the field.
page-command-several = “{ $text }” may mean several: { $options }
page-command-no-reason = Nothing forbids “{ $text }”, or it means nothing here.
# Boards of the later factions of Root.
page-root-outcast = Outcast
page-root-hated = Hated
page-root-hated-less = Hated, −1
page-root-acolytes = acolytes
page-root-conspiracies = Conspiracies in { $suit ->
    [fox] fox
    [rabbit] rabbit
   *[mouse] mouse
} clearings
page-root-gardens = Gardens on the map
page-root-gardens-note = scores · draws
page-root-souls = Lost Souls
page-root-souls-lead = { $suit ->
    [fox] foxes lead: next Outcast
    [rabbit] rabbits lead: next Outcast
   *[mouse] mice lead: next Outcast
}
page-root-souls-hated = the Outcast leads: Hated next
page-root-souls-tie = no suit leads: Hated next
page-root-revealed = revealed
page-root-draws = draws
page-root-prices = Prices
page-root-prices-note = set again in Evening
page-root-price = price
page-root-service-hand_card = Hand card
page-root-service-riverboats = Riverboats
page-root-service-mercenaries = Mercenaries
page-root-service-short-hand_card = card
page-root-service-short-riverboats = boats
page-root-service-short-mercenaries = mercenaries
page-root-boxes = Warriors on the board
page-root-dividends = dividends next: { $points } VP
page-root-payments = Payments
page-root-funds = Funds
page-root-committed = Committed
page-root-short-payments = paid
page-root-short-funds = funds
page-root-short-committed = used
page-root-posts = Trade posts on the map
page-root-posts-note = 2 VP each
page-root-posts-craft = { $count ->
    [one] a warrior crafts there
   *[other] { $count } warriors craft there
}
page-root-crafting = crafting { $used } of { $all }
page-root-open-hand = Open hand
page-root-all-see = everybody sees it
page-root-for-sale = for sale
page-root-ask-services = Services: choose what to buy
page-root-service-now = service { $now } of { $all }
page-root-purse = Your supply: { $count }
page-root-purse-items = Your unexhausted items: { $count }
page-root-purse-posts = { $count ->
    [one] the trade post in { $where } gives one more service
   *[other] the trade posts in { $where } give { $count } more services
}
page-root-riverfolk-sale = Riverfolk for sale
page-root-unfold-hand = Your hand · { $count }: unfold it
page-root-to-shop = To the shop
page-root-burrow = Burrow
page-root-burrow-told = { $count ->
    [one] one warrior in the Burrow, { $more } more in Birdsong
   *[other] { $count } warriors in the Burrow, { $more } more in Birdsong
}
page-root-no-tunnels = no tunnel on the map
page-root-leads-to = leads to { $to }
page-root-shelf = Beside the map: places and landmarks
page-root-yours = yours
page-root-landmarks = { $count ->
    [one] Landmark
   *[other] Landmarks
}
page-root-in-clearing = in { $at }
page-root-citadels = Citadels
page-root-markets = Markets
page-root-tunnels = Tunnels
page-root-ministers = Ministers
page-root-crowns-note = crowns left, VP each
page-root-crowns-left = { $rank }: crowns left { $count }
page-root-rank-squire = squires
page-root-rank-noble = nobles
page-root-rank-lord = lords
page-root-swayed = swayed
page-root-acted = has acted
page-root-assembly = assembly { $used } of { $all }
page-root-minister-foremole = builds anywhere ruled
page-root-minister-captain = battle
page-root-minister-marshal = move
page-root-minister-brigadier = 2 moves or 2 battles
page-root-minister-banker = cards to VP
page-root-minister-mayor = copies a lower one
page-root-minister-duchess = 3 tunnels: 2 VP
page-root-minister-baron = 1 VP a market
page-root-minister-earl = 1 VP a citadel
page-root-plots = Plots
page-root-next-flip = next flip: { $points } VP
page-root-plot-bomb = clears its clearing
page-root-plot-snare = none placed, none leave
page-root-plot-extortion = takes cards, +1 draw
page-root-plot-raid = spreads when removed
page-root-plot-hidden-in = face down in { $at }
page-root-plot-open-in = face up in { $at }
page-root-plot-not = not this: { $kinds }
page-root-plot-kinds = What a plot may be
page-root-plot-cost = next plot costs
page-root-plot-for = Which plot in clearing { $at }?
page-root-no-plots = No plot is on the map.
page-root-guess = Guess the plot
page-root-guess-in = What lies in clearing { $at }?
page-root-guessed-before = guessed wrong before
page-root-exert-note = +1, no draw
page-root-evening-draw = Evening draw
page-root-hidden = hidden
page-root-open = open
page-root-left = left
page-root-in = in
page-root-mood = Mood
page-root-mood-note = an item in the Hoard forbids it
page-root-hoard = Hoard
page-root-hoard-note = items raise the value
page-root-hoard-next = with one more item: { $value }
page-root-command = Command
page-root-prowess = Prowess
page-root-strongholds = Strongholds on the map
page-root-mobs = Mobs
page-root-oppress = Oppress: clearings held alone
page-root-oppress-note = VP in Evening
page-root-oppress-told = { $count ->
    [one] one clearing held alone
   *[other] { $count } clearings held alone
}: { $points } VP in Evening
page-root-warlord = the warlord
page-root-warlord-in = warlord in { $at }
page-root-warlord-away = the warlord is not on the map
page-help-b = your whole board
page-root-retinue = Retinue, left to right
page-root-retinue-count = { $count } of { $most } cards
page-root-retinue-move = Move
page-root-retinue-battle_then_delve = Battle, delve
page-root-retinue-move_or_recover = Move, recover
page-root-relics = Relics recovered
page-root-relics-note = value = VP
page-root-full-column = full column
page-root-waystations = Waystations, both sides
page-root-waystations-note = each on the map: draw +1
page-root-in-short = in { $at }
page-root-here = here
page-root-devout = devout in { $at }: the first hit is ignored
page-root-crowded = 4 or more in
page-root-crowded-told = Live Off the Land removes a warrior there in Evening
page-root-nowhere = none
page-root-hirelings = Hirelings
page-root-to-be-hired = to be hired
page-root-hired-by = controlled by { $who }, control markers: { $count }
page-root-bandits-to = bandits on the path to { $to }
page-root-counted = { $piece-counted }
page-root-on-path = on the path between { $one } and { $two }
page-root-in-service = in the service of { $who }
page-root-items-there = items on the card: { $items }
page-root-cards-there = cards on it: { $cards }
page-root-warriors-there = warriors on the card: { $count }
page-root-control-markers = { $count ->
    [one] one control marker
   *[other] { $count } control markers
}
page-root-demoted = demoted
page-root-marker-at = a hireling waits at { $space }
page-root-action-now = action { $now } of { $all }
page-root-action-none = no action left
page-root-move-now = move { $now } of { $all }
page-root-column-now = { $column }: { $now } of { $all }
page-root-operation-now = operation { $now } of { $all }
page-root-deed-battle = Attack { $who } in { $where }
page-root-deed-dominance = Activate { $card }: you score no more points, you have { $points }
page-root-begin-battle = Battle here
page-root-begin-march = March from here
page-root-begin-move = Move from here
page-root-begin-build = Build here
page-root-begin-recruit = Recruit here
page-root-begin-overwork = Overwork here
page-root-begin-craft = Craft it
page-root-begin-extra = One more action
page-root-begin-organize = Organize here
page-root-begin-mobilize = Add to the supporters
page-root-begin-train = Train an officer
page-root-swords = { $count ->
    [one] one undamaged sword
   *[other] { $count } undamaged swords
}
page-root-ledger = hits that they deal
page-root-total = in all
page-root-row-roll = roll: the higher die for the attack
page-root-row-roll-defender = roll: the higher die for the defence
page-root-row-cap = at most one per warrior
page-root-row-defenseless = nobody defends: one more
page-root-outcome-ambush = Ambush: play it?
page-root-outcome-effects = Effects: use one?
page-root-outcome-lose = they lose at once
page-root-outcome-left = they have left
page-root-outcome-deal = they roll up to
page-root-outcome-takes = you take
page-root-outcome-deals = you deal
page-ng-ledger = combat points
page-ng-units = { $count ->
    [one] one unit
   *[other] { $count } units
}
page-ng-outcome-food = Food: how much? At most 1 for each unit; winter will need { $winter }.
page-ng-outcome-points = points
page-ng-outcome-left = food left
page-begins = something can begin here
page-ng-source-units = units
page-ng-source-kaija = Kaija
page-ng-source-card = the card
page-ng-source-clan = clan power
page-ng-source-fortress = Fortress
page-ng-source-food = food
page-ng-source-die = die
page-ng-source-thrown = axe thrown
page-ng-source-die-wounds = deals wounds by the die
page-ng-source-thrown-wounds = deals wounds by the axe
page-ng-source-tower-wounds = deals wounds from the Tower
page-ng-source-cancelled = prevented by the card

# Several of a kind, said together.
page-words-root-clearing = clearings { $list }
page-withdraw = Withdraw

# Reasons in three words, on the buttons of actions.
page-short-why-root-marquise-craft-first = before the first action
page-short-why-root-nothing-to-craft = nothing to craft
page-short-why-root-no-action-left = no action left
page-short-why-root-no-bird = no bird card
page-short-why-root-no-move = no move
page-short-why-root-no-battle = no enemy near
page-short-why-root-marquise-recruited = done this turn
page-short-why-root-marquise-no-recruiter = no recruiter
page-short-why-root-no-warriors-left = no warriors left
page-short-why-root-marquise-no-sawmill = no sawmill
page-short-why-root-marquise-no-wood-left = no wood left
page-short-why-root-no-matching-card = no card of the suit
page-short-why-root-marquise-cannot-build = nowhere to build
page-short-why-root-marquise-too-little-wood = too little wood
page-short-why-root-no-dominance-card = no such card
page-short-why-root-dominance-too-few-points = from 10 points on
page-short-why-root-no-dominance-available = none to take
page-short-why-root-no-card-of-that-suit = no card to spend
page-short-why-root-vagabond-in-forest = not in a forest
page-short-why-root-dominance-active = active already
page-short-why-root-vagabond-nothing-damaged = none damaged
page-short-why-root-vagabond-quest-items = items lacking
page-short-why-root-vagabond-no-quest = no quest
page-short-why-root-vagabond-nothing-ready = no item ready
page-short-why-root-no-warriors-there = no warriors there
page-short-why-root-eyrie-craft-first = before the Decree
page-short-why-root-vagabond-no-boots = no boots ready
page-short-why-root-vagabond-no-torch = no torch ready
page-short-why-root-vagabond-no-sword = no sword ready
page-short-why-root-vagabond-no-crossbow = no crossbow ready
page-short-why-root-vagabond-no-hammer = no hammer ready
page-short-why-root-vagabond-no-ruin = no ruin here
page-short-why-root-alliance-no-base-of-that-suit = no base of the suit
page-short-why-root-alliance-no-base-on-map = no base
page-short-why-root-vagabond-nobody-here = nobody here
page-short-why-root-vagabond-nobody-to-join = nobody to join
page-short-why-root-no-enemies-there = no enemy there
page-short-why-root-alliance-no-cards = no card in hand
page-short-why-root-vagabond-nobody-to-strike = nobody to strike
page-short-why-root-vagabond-nobody-to-steal-from = nobody to rob
page-short-why-root-vagabond-hostile-boots = one more boot
page-ng-outcome-die = The die: a point or a wound?
page-ng-outcome-wound = the other loses

# Runewars
page-who-runewars-daqan = Lords of the old cities, with knights and siege towers.
    .wins = Bowmen who strike early and the strongest walls: take what is near, fortify it, and let the others come.
    .orders = Recruit and Harvest early in the year, Fortify at its end.
    .war = Bowmen shoot first, siege towers decide; attack with all four kinds.
    .heroes = A strong hero guards home; quests near the cities.
    .ruin = Slow to move: whoever strikes elsewhere every season is never where the knights are.
    .hint = Recruit from wood and ore in turn; footmen alone hold nothing.
page-who-runewars-latari = Elves of the deep forest, rich in influence.
    .wins = They begin with the most influence, so bids, titles and alliances are theirs.
    .orders = Acquire Power and Rally Support: influence buys what swords would.
    .war = Archers and sorceresses break an army before it strikes; keep battles short.
    .heroes = Several heroes at once: influence wins them, tests of wisdom pay.
    .ruin = Few and precious: every lost warrior leaves a hole that influence does not fill.
    .hint = Archers hit whom they choose: let them shoot before anybody comes near.
page-who-runewars-waiqar = An undying lord whose dead rise again.
    .wins = Reanimates are many and cheap, and necromancers bring back what has fallen.
    .orders = Recruit every year, Conquer with what rises.
    .war = Many reanimates in front, necromancers behind; count losses as nothing.
    .heroes = A hard fighter to challenge others; rewards from duels.
    .ruin = Without ore no knights, and reanimates alone break on walls.
    .hint = Attack with many; losses matter less to you than to anybody else.
page-who-runewars-uthuk = A horde that lives for battle.
    .wins = They strike first and hard, and draw the most Tactics cards at the start.
    .orders = Low numbers first: Strategize, Mobilize, Conquer, before the others are ready.
    .war = Flesh rippers and berserkers strike at once; Tactics cards finish it.
    .heroes = Heroes who fight; quests only on the way.
    .ruin = Hunger: a horde that harvests little shrinks every Winter.
    .hint = Choose low orders early in the year, and attack before the others are ready.
page-rw-turn = Turn the tile
page-rw-turn-back = Turn back
page-rw-place = This place, line by line
page-rw-place-point = Point at a free hex beside the map, and you read here what each rule says of it.
page-rw-place-taken = another tile lies there already
page-rw-place-own = { $count ->
    [0] none of its areas touches the map, 2 needed
    [one] 1 of its areas touches the map, 2 needed
   *[other] { $count } of its areas touch the map, 2 needed
}
page-rw-place-touched = { $count ->
    [0] no laid area is touched, 2 needed
    [one] 1 laid area is touched, 2 needed
   *[other] { $count } laid areas are touched, 2 needed
}
page-rw-place-clash = { $count ->
    [0] no mountain or water meets another
    [one] mountain or water meets another on 1 side
   *[other] mountain or water meets another on { $count } sides
}
page-rw-place-home = no other home realm lies beside it
page-rw-place-home-near = another home realm lies beside it
page-rw-kept = kept
page-rw-broken = broken
page-rw-turned = how the tile is turned
page-rw-turn-none = fits nowhere like this
page-rw-city-in = city in { $area }
page-rw-fighting = in battle: { $name }
page-rw-standing = { $count ->
    [one] { $unit-acc }
   *[other] { $unit-counted }
}
page-rw-lying = { $count ->
    [one] a routed { $unit }
   *[other] { $unit-counted }, routed
}
page-rw-mountain = mountains { $sides }
page-rw-water = water { $sides }
page-rw-area = Area { $name }
page-rw-stronghold = stronghold, strength { $strength }
page-rw-city = city of { $name }
page-rw-allied = allied with { $other }
page-rw-entering = entering: { $other }
page-rw-coming = about to come: { $count ->
    [one] { $unit }
   *[other] { $unit-counted }
}
page-rw-hero-defeated = marker of the defeated { $hero }
page-rw-hero-lying = { $hero }, routed
page-rw-rune-unknown = rune, face down
page-rw-token = exploration token, face down
page-rw-activated = activated by { $other }
page-rw-sign-fight = leads to a battle or to diplomacy
page-rw-sign-diplomacy = neutral units: diplomacy, if the battle of this order has been fought
page-rw-toughness = toughness
page-rw-influence = influence
page-rw-tactics = Tactics cards
page-rw-quests = Quest cards
page-rw-quest = quest
page-rw-objective = objective
page-rw-heroes = heroes
page-rw-dial = { $name }: { $value }. It grants: { $gains }
page-rw-house = house
page-rw-house-tell = House-made: text or figures of this card are ours, not printed.
page-rw-runes = { $count ->
    [one] 1 rune token
   *[other] { $count } rune tokens
}
page-rw-first = first player
page-rw-victory-on = Victory card: { $season }
page-rw-out = out of the game
page-rw-spring = Spring
page-rw-summer = Summer
page-rw-autumn = Autumn
page-rw-winter = Winter
page-rw-spring-of = Spring of year { $year }
page-rw-summer-of = Summer of year { $year }
page-rw-autumn-of = Autumn of year { $year }
page-rw-winter-of = Winter of year { $year }
page-rw-part-orders = Orders
page-rw-setup = Setup
page-rw-year-of = year { $year } of 7
page-rw-tile-of = Tile { $count } of { $all }
page-rw-home-of = Home realm { $count } of { $all }
page-rw-dragons = you hold { $count } of { $all } dragon runes
page-rw-end-last = All others were eliminated.
page-rw-end-card = The Victory card was turned up with { $count } dragon runes.
page-rw-end-runes = After the last winter: most dragon runes, { $count } to { $next }.
page-rw-end-influence = After the last winter: a tie at { $count ->
    [one] { $count } dragon rune
   *[other] { $count } dragon runes
}, broken by influence, { $influence } to { $next }.
page-rw-end-start = After the last winter: a tie in dragon runes ({ $count }) and influence ({ $influence }), broken by the influence that the factions began with.
page-rw-dragon-runes = dragon runes
page-rw-phase-first-player = who is first?
page-rw-phase-choose-factions = factions are chosen
page-rw-phase-place-tiles = clockwise from the first player, one tile each
page-rw-phase-place-markers = the first player places markers for home realms
page-rw-phase-place-runes = a dragon rune and a false one each, face down
page-rw-phase-place-homes = home realms take the place of the markers
page-rw-phase-muster = armies are mustered
page-rw-phase-place-heroes = heroes find their place
page-rw-phase-season-card = the season card
page-rw-phase-secondary = the season’s own effect
page-rw-phase-choose-orders = orders are chosen in secret
page-rw-phase-resolve-orders = orders are carried out, lowest number first
page-rw-phase-game-over = the match is over
page-rw-step-sides = Factions
page-rw-step-tiles = Tiles
page-rw-step-markers = Markers
page-rw-step-runes = Runes
page-rw-step-homes = Homes
page-rw-step-muster = Armies
page-rw-step-strength = Strength
page-rw-tiles = tiles in hand
page-rw-setup-quest = setup quest at { $area }: it gives you the tile
page-rw-lay-tell = Click a gold hex, or drag the tile there. Under the pointer it is seen as it would lie; R turns it on, Q back.
page-rw-turn-tell = R turns the tile on, Q back, as far as it fits; the tick or Enter lays it.
page-rw-after-tiles = Your tiles are on the table.
page-rw-hand = your hand
page-rw-tab-orders = Orders { $count }
page-rw-tab-cards = Cards { $count }
page-rw-tab-heroes = Heroes { $count }
page-rw-tab-sheet = Sheet
page-rw-first-order = Six dragon runes win. A year has four seasons with one order in each; in spring they all come back. Choose in secret: the lowest number goes first. The star counts if the number is higher than your earlier orders of this year.
page-rw-unfold = Unfold
page-rw-fold = Fold the hand away
page-rw-dials = Your dials
page-rw-nobody = nobody
page-rw-order-strategize = Move units beside them, to friendly or empty areas.
page-rw-order-strategize-more = Tactics cards by your dials.
page-rw-order-mobilize = March for land, move in: battle or diplomacy.
page-rw-order-mobilize-more = Once more, no second battle.
page-rw-order-conquer = March on strongholds: battle or diplomacy.
page-rw-order-conquer-more = Enemy stronghold −3.
page-rw-order-harvest = Set dials to what areas yield.
page-rw-order-harvest-more = Use and build developments.
page-rw-order-recruit = New units from one dial, up to its arrow.
page-rw-order-recruit-more = From a second dial, too.
page-rw-order-rally-support = One gain for each city that you hold.
page-rw-order-rally-support-more = Pay influence for a hero.
page-rw-order-acquire-power = Influence for each icon on your dials.
page-rw-order-acquire-power-more = Take a title.
page-rw-order-fortify = Build a stronghold, repair one, mix runes: each once.
page-rw-chosen = chosen
page-rw-not-above = no effect: { $number } has been played
page-rw-progress = { $count } of { $all }
page-rw-no-tiles = no tile left in hand
page-rw-overview = the whole map; a tap goes there
page-rw-played = played
page-rw-active = in force
page-rw-no-supremacy = no supremacy
page-rw-supremacy = supremacy
page-rw-lies-higher = no: { $number } lies higher
page-rw-fresh = from next season
page-rw-timing-your-turn = your turn
page-rw-timing-battle = in a battle
page-rw-timing-battle-start = battle start
page-rw-timing-duel-start = duel start
page-rw-timing-quest-phase = Quest phase
page-rw-timing-reaction = answer
page-rw-no-heroes = No hero serves you.
page-rw-hearts = { $left } of { $all } hearts left
page-rw-routed = routed
page-rw-rewards = rewards
page-rw-hidden-reward = face down
page-rw-shown-to-all = shown to all
page-rw-quest-duel = duel with { $unit-acc }
page-rw-outcome-reward = a reward
page-rw-outcome-influence = { $count } influence
page-rw-outcome-damage = { $count } damage
page-rw-outcome-tactics = { $count ->
    [one] 1 Tactics card
   *[other] { $count } Tactics cards
}
page-rw-outcome-train = training
page-rw-outcome-rout = routed
page-rw-outcome-discard = the quest is lost
page-rw-outcome-nothing = nothing
page-rw-any-uncontrolled-area = any area that nobody controls
page-rw-any-city = any city
page-rw-any-area-with-water-border = any area with water
page-rw-any-area-with-mountain-border = any area with mountains
page-rw-any-enemy-home-realm = any enemy home realm
page-rw-any-neutral-area = any area with neutral units
page-rw-open-fate = Fate cards: keep one
page-rw-face-down = Fate card, face down
page-rw-fate = Fate card { $number }: { $result }
page-rw-damage = damage { $count }
page-rw-rout = rout { $count }
page-rw-special = special symbol
page-rw-miss = miss
page-rw-word-damage = damage
page-rw-word-rout = rout
page-rw-word-special = special
page-rw-word-miss = miss
page-rw-word-success = success
page-rw-word-middle = partial success
page-rw-word-failure = failure
page-rw-destiny-success = success
page-rw-destiny-middle = partial success
page-rw-destiny-failure = failure
page-rw-land-food = fields
page-rw-land-wood = woods
page-rw-land-ore = hills
page-rw-land-none = a meadow
page-rw-nobodys = nobody’s
page-rw-sea = sea
page-rw-shape-triangle = triangle
page-rw-shape-rectangle = rectangle
page-rw-shape-circle = circle
page-rw-shape-hexagon = hexagon
page-rw-fact-strength = Strength { $count } if all who stand here still stand at the end of a battle.
page-rw-fact-stays = Your activation token lies here: nobody leaves before spring.
page-rw-fact-leaves = No activation token of yours: all may march out.
page-rw-fact-limit = Up to { $count } of your units may be here, in winter as many as your food: { $food }.
page-rw-fact-routed = { $count } routed
page-rw-neutral-units = neutral units
page-rw-attacks = attacks
page-rw-defends = defends
page-rw-initiative = initiative
page-rw-battle-in = Battle in { $area }
page-rw-ledger-strength = strength
page-rw-ledger-round = initiative { $round }
page-rw-near = { $area } and its neighbours
page-rw-wins = wins
page-rw-decides = { $name } decides: without it { $mine } to { $theirs }, and ties are the defender’s.
page-rw-row-standing = standing units
page-rw-row-hexagons = routed hexagons
page-rw-past = initiatives before
page-rw-retreat = retreat to
page-rw-there = there now
page-rw-then = with them
page-rw-crowd = { $count ->
    [one] one over 8: it is destroyed
   *[other] { $count } over 8: they are destroyed
}
page-rw-row-stronghold = stronghold
page-rw-row-conquer = Conquer with supremacy
page-rw-row-walls = walls
page-rw-row-bonus = abilities and cards
page-rw-row-special = special symbols
page-rw-row-rout = routs dealt
page-rw-row-damage = damage dealt
page-rw-row-strength = strength
page-rw-duel = Duel
page-rw-duel-in = Duel in { $area }
page-rw-recruits-in = { $units } in { $area }
page-rw-from = from { $area }
page-rw-stand-there = { $count ->
    [one] 1 stands there
   *[other] { $count } stand there
}
page-rw-standing-count = standing units
page-rw-talks-cost = { $count ->
    [one] 1, for a Fate card
   *[other] 1 to { $count }, a Fate card for each
}
page-rw-duel-round = round { $round } of { $all }
page-rw-duel-takes = this round
page-rw-duel-dealt = damage dealt to
page-rw-duel-blocked = kept away
page-rw-duel-sum = takes
page-rw-bid = Influence bid
page-rw-bid-tell = Totals are open, bids are not. Every bid is paid, won or lost.
page-rw-test = Test
page-rw-parley = Diplomacy
page-rw-parley-success = they ally with you and stay
page-rw-parley-middle = they retreat and are routed
page-rw-parley-failure = you fight or retreat
page-rw-keeps = { $count ->
    [one] one Fate card
   *[other] { $count } Fate cards, one is kept
}
page-rw-kept-card = kept
page-rw-bid-open = All bids are paid, won or lost.
page-rw-bids = { $count ->
    [one] bids 1 influence
   *[other] bids { $count } influence
}
page-rw-tie-primarch = the Primarch decides, tied or not
page-rw-tie-most = else, of those tied, who has the most influence left
page-rw-tie-start = else who started with the most
page-rw-primarch = Primarch
page-rw-tied = tied
page-who-list-cards = Clan cards
page-who-list-units = Units
page-rw-season-card = Season card
page-rw-titles = Titles
page-rw-your-quest = your quest: { $name }
page-ask-folded = { $count ->
    [one] 1 more thing, not possible now
   *[other] { $count } more things, not possible now
}
page-hush = Not again this turn
page-hush-hint = The page goes on by itself whenever this is asked again before your turn ends.
page-fight-on = Continue
