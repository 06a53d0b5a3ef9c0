# Root: the hirelings and players without a seat.

word-root-hireling-forest-patrol = Forest Patrol
word-root-hireling-last-dynasty = Last Dynasty
word-root-hireling-spring-uprising = Spring Uprising
word-root-hireling-the-exile = The Exile
word-root-hireling-riverfolk-flotilla = Riverfolk Flotilla
word-root-hireling-warm-sun-prophets = Warm Sun Prophets
word-root-hireling-highway-bandits = Highway Bandits
word-root-hireling-sunward-expedition = Sunward Expedition
word-root-hireling-corvid-spies = Corvid Spies
word-root-hireling-furious-protector = Furious Protector
word-root-hireling-flame-bearers = Flame Bearers
word-root-hireling-vault-keepers = Vault Keepers
word-root-hireling-popular-band = Popular Band
word-root-hireling-feline-physicians = Feline Physicians
word-root-hireling-bluebird-nobles = Bluebird Nobles
word-root-hireling-rabbit-scouts = Rabbit Scouts
word-root-hireling-the-brigand = The Brigand
word-root-hireling-otter-divers = Otter Divers
word-root-hireling-lizard-envoys = Lizard Envoys
word-root-hireling-bandit-gangs = Bandit Gangs
word-root-hireling-mole-artisans = Mole Artisans
word-root-hireling-raven-sentries = Raven Sentries
word-root-hireling-stoic-protector = Stoic Protector
word-root-hireling-rat-smugglers = Rat Smugglers
word-root-hireling-badger-bodyguards = Badger Bodyguards
word-root-hireling-street-band = Street Band
word-root-automaton-mechanical-marquise = Mechanical Marquise

word-root-revolt = revolt
word-root-rob = take cards
word-root-give-item = give an item to the Exile

option-root-hirelings = Three hirelings; the factions that they belong to stay in the box

ask-root-hire = Which hireling do you take into your service?
ask-root-hireling-give = To whom do you give { $hireling }?
ask-root-hireling-action = { $hireling }: what do they do?
ask-root-hireling-place = { $hireling }: where is the next piece placed?
ask-root-hireling-where = { $hireling }: in which clearing?
ask-root-hireling-whom = { $hireling }: whom does it concern?
ask-root-hireling-fan = { $hireling }: whose warrior comes from { $where }?
ask-root-hireling-move = { $hireling }: where to?
ask-root-hireling-battle = { $hireling }: a battle in { $where }?
ask-root-hireling-draw = { $hireling }: do you draw a card?
ask-root-hireling-path-from = { $hireling }: on which path? Choose one end.
ask-root-hireling-path-to = { $hireling }: the path from { $where } to where?
ask-root-hireling-lose = { $hireling }: which piece do they remove in { $where }?
ask-root-hireling-item = { $hireling }: which item?
ask-root-hireling-join = { $hireling }: does one of your warriors join you in { $where }?
ask-root-hireling-take = { $hireling }: which card of the discard pile do you take?
ask-root-hireling-keep = { $hireling }: do you keep { $card } until the end of the turn?
ask-root-hireling-count = { $hireling }: how many warriors come to { $where }?
ask-root-hireling-save = Feline Physicians: which card do you spend to save { $count ->
    [one] a warrior
   *[other] { $count } warriors
} from { $where }?
ask-root-hireling-scout = Rabbit Scouts: which card do you spend for the higher die in { $where }?
ask-root-hireling-cost = Which card do you discard to battle { $hireling } in { $where }?
ask-root-hireling-smuggle = Rat Smugglers: which card with an item do you discard?

news-root-marker-taken = { $seat } takes the hireling marker of space { $space }.
news-root-hireling-turned-up = Hireling: { $hireling }.
news-root-hired = { $seat } controls { $hireling } with { $count ->
    [one] one control marker
   *[other] { $count } control markers
}.
news-root-hireling-marker-off = { $hireling }: { $seat } takes off a control marker, { $count ->
    [0] the last one
    [one] one is left
   *[other] { $count } are left
}.
news-root-hireling-given = { $seat } gives { $hireling } to { $other }.
news-root-hireling-acts = { $seat } uses { $hireling }.
news-root-hireling-die = { $hireling } roll: { $suit }.
news-root-hireling-pawn = { $seat } is now in { $where }.
news-root-hireling-path = { $seat }: one lies in wait between { $one } and { $two }.
news-root-hireling-item = { $seat } gives an item to { $hireling }: { $item }.
news-root-hireling-item-lost = { $seat } loses an item: { $item }.

why-root-hireling-acted = It has acted this turn.
why-root-hireling-nothing = There is nothing that it could do.
why-root-hireling-safe = It cannot be battled.
why-root-hireling-no-card = To battle it you need a card that matches the clearing.
why-root-hireling-no-item = You have no item to give.
why-root-hireling-no-item-card = That is no card with an item.
why-root-hireling-far = You have no pieces next to it.
why-root-hireling-bars-placing = Where the Furious Protector is, its enemies place nothing.
why-root-shielded = A Stoic Protector guards these pieces.
why-root-held-back = Warriors who came to the band this turn stay to listen.
