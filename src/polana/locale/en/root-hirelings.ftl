# Root: the hirelings and players without a seat.

word-root-hireling-forest-patrol = Forest Patrol
    .text = In Daylight move and battle with them, or place the warriors on this card with one of theirs. One of each group removed goes to the card.
word-root-hireling-last-dynasty = Last Dynasty
    .text = In Daylight: off the map, all five appear at an edge and battle; where they rule, they move and battle; elsewhere they battle twice.
word-root-hireling-spring-uprising = Spring Uprising
    .text = In Birdsong roll: in a matching clearing place a warrior, or remove one with all enemy pieces there. To battle them costs a card.
word-root-hireling-the-exile = The Exile
    .text = Next to him anybody may give a crafted item for a card and a point. He fights with as many hits as he has items.
word-root-hireling-riverfolk-flotilla = Riverfolk Flotilla
    .text = In Birdsong those at the Flotilla may draw a card, or it goes along the river and may battle. Nothing removes it.
word-root-hireling-warm-sun-prophets = Warm Sun Prophets
    .number = pl
    .text = In Daylight force somebody at a Prophet to battle or to move, or place a Prophet where there is none.
word-root-hireling-highway-bandits = Highway Bandits
    .number = pl
    .text = In Daylight place a bandit on a path near you: enemies who use it lose a piece, you may gain a warrior.
word-root-hireling-sunward-expedition = Sunward Expedition
    .text = In Daylight move and battle with them, or place a warrior at each foothold.
word-root-hireling-corvid-spies = Corvid Spies
    .number = pl
    .text = In Daylight battle wherever Spies are, or take a random card from each enemy at one of them.
word-root-hireling-furious-protector = Furious Protector
    .text = In Birdsong it moves, or removes a warrior of every player there. Enemies place nothing where it is; nothing removes it.
word-root-hireling-flame-bearers = Flame Bearers
    .number = pl
    .text = In Birdsong each of them removes an enemy piece beside it, or one more of them appears.
word-root-hireling-vault-keepers = Vault Keepers
    .number = pl
    .text = In Daylight battle at each vault, or place a warrior at each.
word-root-hireling-popular-band = Popular Band
    .text = Who moves to them this turn does not leave. In Daylight they draw a warrior from each clearing around, or grow by one.
word-root-hireling-feline-physicians = Feline Physicians
    .number = pl
    .text = When your warriors are removed, a card of their clearing’s suit brings them back to a clearing with your pieces.
word-root-hireling-bluebird-nobles = Bluebird Nobles
    .number = pl
    .text = You rule where you tie for the most. In Birdsong score 1 point for every three clearings you rule.
word-root-hireling-rabbit-scouts = Rabbit Scouts
    .number = pl
    .text = As defender spend a card of the clearing’s suit to use the higher die.
word-root-hireling-the-brigand = The Brigand
    .text = In Daylight take an item from a ruin with your pieces, and exhaust an item to take a random card from somebody in your clearing.
word-root-hireling-otter-divers = Otter Divers
    .number = pl
    .text = Into and out of clearings on the river you move without rule.
word-root-hireling-lizard-envoys = Lizard Envoys
    .number = pl
    .text = In Birdsong take a card of the most frequent suit among the five last discarded.
word-root-hireling-bandit-gangs = Bandit Gangs
    .number = pl
    .text = In Daylight place one of your warriors at each of theirs, or one more of them with you. With you they cannot be battled.
word-root-hireling-mole-artisans = Mole Artisans
    .number = pl
    .text = A card crafted for an item may be revealed instead of discarded and comes back to your hand.
word-root-hireling-raven-sentries = Raven Sentries
    .number = pl
    .text = One extra hit in battles in clearings with your buildings or tokens.
word-root-hireling-stoic-protector = Stoic Protector
    .text = In Birdsong it may move. Where it is, enemies neither battle nor remove your pieces.
word-root-hireling-rat-smugglers = Rat Smugglers
    .number = pl
    .text = In Daylight discard cards with items, each for a move or a battle.
word-root-hireling-badger-bodyguards = Badger Bodyguards
    .number = pl
    .text = Ignore the first hit that you take in a battle.
word-root-hireling-street-band = Street Band
    .text = Who moves to them this turn does not leave. In Daylight one more of them appears anywhere.
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

news-root-marker-taken = { $seat } { $seat-number ->
    [pl] take
   *[sg] takes
} the hireling marker of space { $space }.
news-root-hireling-turned-up = { $hireling } can be hired.
news-root-control-rolled = { $seat } { $seat-number ->
    [pl] roll
   *[sg] rolls
} the control die for { $hireling }: { $stars ->
    [one] one star
   *[other] { $stars } stars
}, { $gold ->
    [one] one of them gold
   *[other] { $gold } of them gold
}. { $led ->
    [1] The leader counts only gold ones.
   *[0] All of them count.
}
news-root-hired = { $seat } { $seat-number ->
    [pl] control
   *[sg] controls
} { $hireling } with { $count ->
    [one] one control marker
   *[other] { $count } control markers
}.
news-root-hireling-marker-off = { $hireling }: { $seat } { $seat-number ->
    [pl] take
   *[sg] takes
} off a control marker, { $count ->
    [0] the last one
    [one] one is left
   *[other] { $count } are left
}.
news-root-hireling-given = { $seat } { $seat-number ->
    [pl] give
   *[sg] gives
} { $hireling } to { $other }.
news-root-hireling-acts = { $seat } { $seat-number ->
    [pl] use
   *[sg] uses
} { $hireling }.
news-root-hireling-die = { $hireling } roll: { $suit }.
news-root-hireling-pawn = { $seat } { $seat-number ->
    [pl] are
   *[sg] is
} now in { $where }.
news-root-hireling-path = One of the { $seat } lies in wait between { $one } and { $two }.
news-root-hireling-item = { $seat } { $seat-number ->
    [pl] give
   *[sg] gives
} { $item-acc } to { $hireling }.
news-root-hireling-item-lost = { $seat } { $seat-number ->
    [pl] lose
   *[sg] loses
} { $item-acc }.

why-root-hireling-acted = It has acted this turn.
why-root-hireling-acts-at-start-of-birdsong = It acts when your Birdsong begins.
why-root-hireling-acts-in-daylight = It acts in your own Daylight, between two actions.
why-root-hireling-helps-always = It does nothing by itself: what it is good for holds as long as you control it.
why-root-hireling-nothing = There is nothing that it could do.
why-root-hireling-safe = It cannot be battled.
why-root-hireling-no-card = To battle it you need a card that matches the clearing.
why-root-hireling-no-item = You have no item to give.
why-root-hireling-no-item-card = That is not a card with an item.
why-root-hireling-far = You have no pieces next to it.
why-root-hireling-bars-placing = Where the Furious Protector is, its enemies place nothing.
why-root-shielded = A Stoic Protector guards these pieces.
why-root-held-back = Warriors who came to the band this turn stay to listen.
