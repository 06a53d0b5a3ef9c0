# What the page itself says. The games and the referee speak through src/polana/locale.

page-home = Back to the lobby
page-motto = area-control games by their full rules
page-game = Game
page-game-northgard = Northgard
page-game-northgard-about = clans and new lands
page-game-root = Root
page-game-root-about = woodland factions
page-game-runewars = Runewars
page-game-runewars-about = armies and runes
page-as-text = played as text
page-seats-range = { $least } to { $most }
page-players = { $count ->
    [one] one player
   *[other] { $count } players
}

# The lobby
page-your-tables = Your tables
page-no-tables = None yet. Open one, or join with a link.
page-finished = Finished
page-watch-replay = watch the replay
page-your-move = your move
page-join-link = Join with a link
page-link = The link
page-link-wrong = That is no link to a table.
page-go = Go
page-open-table = Open a table
page-open-lead = Every choice is a click on the board, and every question shows its rule.
page-seats = Seats
page-options = Options
page-summary = { $game }, { $seats } seats.
page-table-title = Name of the table
page-your-name = Your name
page-open-the-table = Open the table
page-start = Start now
page-fill-bots = Fill with bots and start now
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
page-level-random = by chance
page-level-chance = by chance
page-level-greedy = greedy
page-level-search = searching
page-level-easy-long = easy: slips now and then
page-level-normal-long = normal: plays sensibly
page-level-hard-long = hard: thinks ahead
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
page-option-root-aid = Who aids a player takes one of his items
page-option-root-aid-must = always, if there is one
page-option-root-aid-may = if he likes

# Settings
page-settings = Settings
page-language = Language
page-theme = Theme
page-theme-light = Light theme
page-theme-dark = Dark theme
page-theme-light-short = Light
page-theme-dark-short = Dark
page-set-confirm = Confirm what cannot be undone
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
page-log-none = Nothing has happened yet.
page-law-page = p. { $page }
## The Law on its own page
page-law-title = The Law
page-law-ours = { $game }: the rules in our own words
page-law-find-short = Search: a word or a number
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
page-why-not = Why not
page-about = What this is
page-not-this = Not now: { $what }
page-close = Close
page-cancel = Back
page-your-choice = Your choice
page-confirm = Confirm
page-confirm-hint = “{ $what }” cannot be taken back afterwards.
page-why-hint = Click or type what you want explained.
page-ask-hint = choose one, or type its number
page-ask-hint-board = click what is lit, or type its number
page-ask-hint-touch = tap what is lit; hold a finger on anything to learn what it is
page-undo = Undo
page-catch-up = Skip ahead
page-key-space = space
page-undo-ask = Ask to undo
page-undo-ask-hint = Something new was learned since: the others have to agree.
page-sealed = Your choice is sealed
page-thinking = { $who } is thinking
page-waiting = waiting for { $who }
page-quiet = nothing to choose
page-reconnecting = Connection lost, trying again
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
page-points = VP
page-seat-open = free seat
page-seat-menu = About { $seat }
page-tag-asked = asked
page-tag-sealed = sealed
page-tag-away = away
page-tag-resigned = resigned
page-rename = Rename
page-seat-link = Copy the link to my seat
page-return = Take my seat back from the bot
page-resign = Resign
page-resign-sure = Resign for good: a bot plays on
page-leave = Leave the table
page-leave-sure = Leave: my key is void from then on
page-invite-copy = Copy an invitation
page-seat-bot = Propose that a bot plays here
page-seat-is-bot = A bot sits here.
page-propose-undo = { $by } would like to take back a choice.
page-propose-bot = { $by } proposes that a bot plays for { $seat }.
page-propose-return = { $by } would like to take the seat back from the bot.
page-agree = Agree
page-decline = Decline
page-import = Open a record or a position
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
page-deal-kept = The deal was the one that this table committed to when it opened.
page-deal-changed = This is not the deal that the table committed to when it opened!
page-deal-unchecked = The table says that the deal was the one it committed to when it opened; this browser cannot check it over an insecure connection.
page-from-position = from a position
page-rematch = Play again
page-rematch-join = Sit down to the next match
page-title-turn = Your turn
page-fold = hide
page-unfold = show
page-chat-none = Nobody has said anything yet.
page-chat-say = Say something
page-send = Send
page-command = Type a move: “march 12 to 4”, “undo”, “why …”
page-command-unknown = “{ $text }” is not among the options: { $options }
page-not-asked = You are not asked anything now.
page-curtain = { $who } is asked
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
page-help-tab = walk through the options
page-help-arrows = walk over the map
page-help-esc = close

# Errors
page-error-lost = The server does not answer.
page-error-unknown = That did not work. Try again, or reload the page.
page-error-setup = A table cannot be opened like this. { $text }
page-error-record = This record cannot be played: line { $line }. { $text }

# Replay
page-replay = Replay
page-replay-all = all hands open
page-replay-own = from your seat
page-replay-play = Play
page-replay-pause = Pause
page-replay-back = One word back
page-replay-on = One word on
page-replay-turn-back = Previous turn
page-replay-turn-on = Next turn
page-replay-at = word { $at } of { $words }
page-replay-link = Copy link to this moment
page-replay-record = Record
page-replay-download = Download the record
page-replay-speed = Speed
page-replay-scores = Scores by word
page-replay-eyes = Seen by
page-replay-watcher = a watcher
page-replay-word = word
page-replay-turn = turn
page-replay-space = play
page-replay-hidden = (hidden)
page-replay-fork = Play on from here
page-replay-forked = { $game }, from word { $at }
page-replay-load = Loading the match …

# Northgard
page-ng-year = Year
page-ng-year-of = year { $year } of { $years }
page-ng-year-now = Year { $year }
page-ng-part-setup = Setup
page-ng-sign-rough = across a difficult border: takes two moves
page-ng-sign-fight = leads to a fight
page-ng-tiles-left = { $count } tiles left
page-ng-winter = Your winter: { $units ->
    [one] one unit costs
   *[other] { $units } units cost
}
page-ng-have = { $both ->
    [0] you have { $food }
   *[other] you have { $food } and { $wood }
}
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
    [one] one unit of the { $clan }
   *[other] { $count } units of the { $clan }
}
page-ng-attacked = attacked by { $count } of the { $clan }
page-ng-den = den
page-ng-scorched = scorched earth
page-ng-flash = Flash
page-ng-action = action
page-ng-fame = Fame
page-ng-active = Active zone
page-ng-deck = draw pile
page-ng-discard = discard
page-ng-your-fame = Your Fame
page-ng-instead = Instead of a card
page-ng-passed = passed
page-ng-passed-hand = You have passed for this year.
page-ng-units-on-map = units on the map
page-ng-great = closed territories with a large building
page-ng-first = first player
page-ng-development = Development cards
page-ng-achievements = Achievements
page-ng-creatures = Creatures
page-ng-battle = Combat in { $land }
page-ng-battle-attack = attacks
page-ng-battle-defend = defends
page-ng-step-food = Food
page-ng-step-dice = Dice
page-ng-step-totals = Totals
page-ng-step-losses = Losses
page-ng-step-end = End
page-ng-row-food = food spent
page-ng-row-figures = figures and bonuses
page-ng-row-dice = die
page-ng-row-points = combat points
page-ng-row-wounds = wounds suffered
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
page-root-sign-item = exhausts any item
page-root-sign-hostile = hostile warriors: one more boots
page-root-supply = supply
page-root-vizier = Loyal Vizier
page-root-battle = Battle in { $where }
page-root-step-ambush = Ambush
page-root-step-roll = Roll
page-root-step-effects = Effects
page-root-step-hits = Hits
page-root-rolled-hits = rolled hits
page-root-board-officers = officers
page-root-board-supporters = supporters
page-root-hostile = hostile
page-root-allied = allied
page-root-relation = { $step ->
    [0] indifferent
   *[other] friend, { $step } of 3
}
page-root-item-ready = ready
page-root-item-exhausted = exhausted
page-root-item-damaged = damaged
page-root-item-wrecked = damaged and exhausted
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
page-root-action = actions { $used } of { $all }
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
page-seat-fold = Show one row of figures
page-seat-unfold = Show the whole board
page-menu = What can be done: { $what }
page-command-offers = Completions
page-command-sent = Said: { $what }
page-command-confirm = { $what }: cannot be taken back. Type “confirm”, or press Enter outside the field.
page-command-several = “{ $text }” may mean several: { $options }
page-command-no-reason = Nothing forbids “{ $text }”, or it means nothing here.
page-root-action-now = action { $now } of { $all }
page-root-move-now = move { $now } of { $all }
page-root-column-now = { $column }: { $now } of { $all }
page-root-operation-now = operation { $now } of { $all }
page-root-deed-battle = Attack { $who } in { $where }
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
page-root-row-roll = the roll
page-root-row-cap = limit: warriors who fight
page-root-row-defenseless = defenseless
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
page-ng-row-units = units
page-ng-outcome-food = Food: how much?
page-ng-outcome-points = points
page-ng-outcome-left = food left
page-begins = something can begin here
page-ng-source-units = units
page-ng-source-kaija = Kaija
page-ng-source-card = the card
page-ng-source-clan = the clan
page-ng-source-fortress = Fortress
page-ng-source-food = food
page-ng-source-die = die
page-ng-source-thrown = axe thrown
page-ng-source-die-wounds = wounds by the die
page-ng-source-thrown-wounds = wounds by the axe
page-ng-source-tower-wounds = Defense Tower
page-ng-source-cancelled = kept away by the card

# Colours are no choice on this page: a clan has its own.
news-northgard-clan = { $clan } joins the game.

# Several of a kind, said together.
page-words-root-clearing = clearings { $list }
page-withdraw = Withdraw

# Questions as the ask bar has them, where pips and places say the rest: what goes on, then what to choose.
ask-root-marquise-daylight = Daylight: choose an action
ask-root-vagabond-daylight = Daylight: choose an action
ask-root-alliance-daylight = Daylight: choose an action
ask-root-alliance-evening = Evening: choose an operation
ask-root-move-from = Move: choose where from
ask-root-move-to = Move from { $origin }: choose where to
ask-root-move-count = { $origin } to { $destination }: how many?
ask-root-battle-where = Battle: choose where
ask-root-battle-whom = Battle in { $where }: choose whom
ask-root-craft = Craft: choose a card
ask-root-marquise-build-where = Build: choose where
ask-root-marquise-build-what = Build in { $where }: choose what
ask-root-marquise-pay-wood = Build: choose where the wood comes from
ask-root-marquise-overwork = Overwork: choose a sawmill
ask-root-marquise-overwork-card = Overwork in { $where }: choose a card
ask-root-eyrie-first-card = Decree: choose the first card
ask-root-eyrie-second-card = Decree: a second card?
ask-root-eyrie-decree = Decree, { $column }: choose a suit
ask-root-eyrie-recruit = Recruit: choose a roost
ask-root-eyrie-build = Build: choose where the roost stands
ask-northgard-turn = Your turn: choose a card or an action
ask-northgard-move-from = Move: choose where from
ask-northgard-move-to = Move from { $land }: choose where to
ask-northgard-move-count = Move to { $to }: how many?
ask-northgard-build-where = Build: choose where
ask-northgard-build = Build in { $land }: choose what
