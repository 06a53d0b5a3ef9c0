# Root: the Vagabond and his characters.

ask-root-vagabond-character = Which character are you?
ask-root-vagabond-forest = In which forest do you begin?
ask-root-vagabond-refresh = Which exhausted item do you refresh? { $count ->
    [one] You may refresh one more.
   *[other] You may refresh { $count } more.
}
ask-root-vagabond-slip = Where do you slip to?
ask-root-vagabond-daylight = What do you do in Daylight?
ask-root-vagabond-lead = Whose warriors do you take along from { $origin } to { $destination }?
ask-root-vagabond-fight-with = Whose warriors fight for you in { $where }?
ask-root-vagabond-hit = How do you take this hit? { $count ->
    [one] It is the last.
   *[other] { $count } are still to be taken.
}
ask-root-vagabond-damage = Which item do you damage? { $count ->
    [one] It is the last hit.
   *[other] { $count } hits are still to be taken.
}
ask-root-vagabond-repair = Which item do you repair? { $count ->
    [one] You may repair one more.
   *[other] You may repair { $count } more.
}
ask-root-vagabond-exhaust = Which item do you exhaust?
ask-root-vagabond-too-many = You carry too many items. Which leaves the game?
ask-root-vagabond-aid = Whom do you aid?
ask-root-vagabond-aid-card = Which card do you give to { $other }?
ask-root-vagabond-take-item = Which crafted item do you take from { $other }?
ask-root-vagabond-explore = Which item of the ruin do you take?
ask-root-vagabond-quest = Which quest do you complete?
ask-root-vagabond-quest-item = Which item do you exhaust as { $item } for { $quest }?
ask-root-vagabond-reward = What do you take for the quest? Points: { $count }
ask-root-vagabond-strike = Whom do you strike?
ask-root-vagabond-strike-piece = Which piece of { $other } do you remove?
ask-root-vagabond-coalition = With whom do you form a coalition?
ask-root-vagabond-steal = From whom do you steal?
ask-root-vagabond-day-labor = Which card do you take from the discard pile?
ask-root-vagabond-instigate = Whom do you incite to attack?
ask-root-vagabond-instigate-against = Whom does { $other } attack?
ask-root-vagabond-enlist = Do you enlist { $other } for your defence? Undamaged swords: { $count }
ask-root-vagabond-glide = Where do you glide to?

news-root-vagabond-character = { $seat } { $seat-number ->
    [pl] are
   *[sg] is
} the { $character }.
news-root-vagabond-new-quest = A new quest: { $quest }.
news-root-vagabond-moved = { $seat } { $seat-number ->
    [pl] go
   *[sg] goes
} from { $origin } to { $destination }.
news-root-vagabond-exhausted = { $seat } { $seat-number ->
    [pl] exhaust
   *[sg] exhausts
} { $item-acc }.
news-root-vagabond-refreshed = { $seat } { $seat-number ->
    [pl] refresh
   *[sg] refreshes
} { $item-acc }.
news-root-vagabond-refreshed-all = { $seat } { $seat-number ->
    [pl] refresh
   *[sg] refreshes
} all items.
news-root-vagabond-damaged = { $seat } { $seat-number ->
    [pl] damage
   *[sg] damages
} { $item-acc }.
news-root-vagabond-repaired = { $seat } { $seat-number ->
    [pl] repair
   *[sg] repairs
} { $item-acc }.
news-root-vagabond-rested = { $seat } { $seat-number ->
    [pl] rest
   *[sg] rests
} in the forest and { $seat-number ->
    [pl] repair
   *[sg] repairs
} all items.
news-root-vagabond-discarded-item = { $seat } { $seat-number ->
    [pl] leave
   *[sg] leaves
} { $item-acc } behind for good.
news-root-vagabond-aided = { $seat } { $seat-number ->
    [pl] aid
   *[sg] aids
} { $other } with a card.
news-root-vagabond-aided-card = { $seat } { $seat-number ->
    [pl] aid
   *[sg] aids
} { $other } with a card: { $card }.
news-root-vagabond-took = { $seat } { $seat-number ->
    [pl] take
   *[sg] takes
} { $item-acc } from { $other }.
news-root-vagabond-improved = { $seat } { $seat-number ->
    [pl] improve
   *[sg] improves
} the relationship with { $other }.
news-root-vagabond-allied = { $seat } and { $other } are allied.
news-root-vagabond-hostile = { $other } { $other-number ->
    [pl] are
   *[sg] is
} hostile to { $seat }.
news-root-vagabond-coalition = { $seat } { $seat-number ->
    [pl] form
   *[sg] forms
} a coalition with { $other }.
news-root-vagabond-found = { $seat } { $seat-number ->
    [pl] find
   *[sg] finds
} { $item-acc } in { $where }.
news-root-vagabond-found-nothing = { $seat } { $seat-number ->
    [pl] take
   *[sg] takes
} nothing from the ruin in { $where }.
news-root-ruin-gone = The ruin in { $where } is empty and leaves the map.
news-root-vagabond-quest = { $seat } { $seat-number ->
    [pl] complete
   *[sg] completes
} a quest: { $quest }.
news-root-vagabond-improvised = { $seat } { $seat-number ->
    [pl] improvise
   *[sg] improvises
} and damages { $item-acc }.
news-root-vagabond-stole = { $seat } { $seat-number ->
    [pl] steal
   *[sg] steals
} a card from { $other }.
news-root-vagabond-stole-card = { $seat } { $seat-number ->
    [pl] steal
   *[sg] steals
} “{ $card }” from { $other }.
news-root-vagabond-day-labor = { $seat } { $seat-number ->
    [pl] take
   *[sg] takes
} “{ $card }” from the discard pile.
news-root-vagabond-enlisted = { $seat } { $seat-number ->
    [pl] enlist
   *[sg] enlists
} { $other }.
news-root-vagabond-scorched = { $seat } { $seat-number ->
    [pl] scorch
   *[sg] scorches
} { $where }.

why-root-vagabond-nobody-else = Two Vagabonds need another faction at the table.
why-root-vagabond-second-alone = The second Vagabond plays only beside the first.
why-root-vagabond-character-taken = The other Vagabond is that character.
why-root-vagabond-in-forest = You cannot do that in a forest.
why-root-vagabond-here-already = You are there already.
why-root-vagabond-no-boots = You have no boots to exhaust.
why-root-vagabond-hostile-boots = There are hostile warriors: you need one more pair of boots.
why-root-vagabond-no-sword = You have no sword to exhaust.
why-root-vagabond-no-torch = You have no torch to exhaust.
why-root-vagabond-no-ruin = There is no ruin to explore here.
why-root-vagabond-same-ruin-item = You have that item from a ruin already.
why-root-vagabond-nothing-ready = You have no item to exhaust.
why-root-vagabond-nobody-here = No other player has a piece here.
why-root-vagabond-no-piece-here = They have no piece in your clearing.
why-root-vagabond-no-quest = No quest is laid out.
why-root-vagabond-quest-elsewhere = That quest is for a clearing of another suit.
why-root-vagabond-quest-items = You lack the items of that quest.
why-root-vagabond-no-crossbow = You have no crossbow to exhaust.
why-root-vagabond-nobody-to-strike = There is nothing here that you could strike.
why-root-vagabond-no-hammer = You have no hammer to exhaust.
why-root-vagabond-nothing-damaged = None of your items is damaged.
why-root-vagabond-hammers-suit = Your hammers have the suit of your clearing, and that card asks for another.
why-root-vagabond-too-few-hammers = You have too few hammers to exhaust.
why-root-vagabond-no-special-action = Your character has no action of that kind.
why-root-vagabond-nobody-to-steal-from = Nobody else here has any cards.
why-root-vagabond-no-card-in-discard = No card in the discard pile matches your clearing.
why-root-vagabond-nobody-to-instigate = There is nobody here whom you could incite to battle.
why-root-vagabond-no-attacker = They have neither a warrior nor a pawn here.
why-root-vagabond-scorched = The earth is scorched: nothing may be placed or moved there.
why-root-vagabond-too-few-players = Coalitions need at least four players.
why-root-vagabond-nobody-to-join = The player with the fewest points is in a coalition already.
