# What Runewars asks and tells about heroes, quests, rewards and duels.

ask-runewars-hero-stronghold = At which of your strongholds does { $hero } begin?
ask-runewars-hero-surplus = You have four heroes: which of the others leaves you?
ask-runewars-hero-keep = Which hero enters your service?
ask-runewars-train =
    { $count ->
        [one] Which attribute does { $hero } train?
       *[other] Which attribute does { $hero } train first? It may be the same twice.
    }

why-runewars-hero-stronghold = A new hero begins in an area with one of your strongholds.
why-runewars-hero-stays = One of the heroes whom you had before leaves.
why-runewars-trained = Training cannot raise this attribute any further: 2 is the most.

news-runewars-drew-heroes = { $seat } drew { $heroes }.
news-runewars-drew-heroes-hidden = { $seat } drew { $count ->
    [one] a Hero card
   *[other] { $count } Hero cards
}.
news-runewars-hero-gained = { $hero } entered the service of { $seat } { $area-in }.
news-runewars-hero-left = { $hero } left { $seat }.
news-runewars-trained = { $hero } trained, and { $attribute } is now { $value }.
news-runewars-hero-damaged = { $hero } took { $count } damage and has { $damage } now.
news-runewars-hero-defeated = { $hero } was defeated.
news-runewars-rewards-left = { $hero } left { $count ->
    [one] a Reward card
   *[other] { $count } Reward cards
} behind.
news-runewars-spoils = { $hero } took from { $other }: { $cards }.
news-runewars-spoils-hidden = { $hero } took { $count ->
    [one] a Reward card
   *[other] { $count } Reward cards
} from { $other }.
news-runewars-drew-reward = { $hero } received the Reward card { $card }.
news-runewars-drew-reward-hidden = { $hero } received a Reward card.
news-runewars-no-reward-left = There is no Reward card left for { $hero }.
news-runewars-reward-revealed = { $hero } revealed the Reward card { $card }.
news-runewars-reward-discarded = { $hero } discarded { $card }.
news-runewars-reward-handed = { $hero } gave { $other } the Reward card { $card }.
news-runewars-reward-handed-hidden = { $hero } gave { $other } a Reward card.

# --- the Quest phase ---

ask-runewars-quest-hero = Which of your heroes acts now?
ask-runewars-quest-action = What does { $hero } do: move, heal or train?
ask-runewars-hero-step = Where does { $hero } go?
ask-runewars-hero-then = Does { $hero } challenge somebody or attempt a quest here?
ask-runewars-destiny = { $hero } tests { $attribute }: which Fate card counts?
ask-runewars-retry = The test has failed. Does { $hero } accept being routed, to draw once more?
ask-runewars-heal-other = Which other hero is healed as well?
ask-runewars-peek-beside = At the tokens of which area beside does { $hero } look as well?
ask-runewars-ambush = Which hero walks into your ambush?
ask-runewars-draught = Which of your heroes drinks the draught?
ask-runewars-merchant = Do you spend 3 influence, so that { $hero } receives a Reward card?
ask-runewars-raid = Raiders: which Reward card does { $hero } give up? Otherwise it is 1 more damage.
ask-runewars-scroll = At the tokens of which area do you look?
ask-runewars-lesson = Which attribute does { $hero } train, if any?
ask-runewars-raze = Where do you discard the place?
ask-runewars-reward-giver = Which hero gives a Reward card to another?
ask-runewars-reward-which = Which card does { $hero } give?
ask-runewars-reward-taker = To whom does { $hero } give it?
ask-runewars-marker-taker = Which hero takes what the defeated one left?
ask-runewars-reward-owner = Which hero uses { $card }?
ask-runewars-flute = Where do the neutral units go?
ask-runewars-summon-from = From which area do you summon units?
ask-runewars-summon =
    { $count ->
        [one] Which unit do you summon? One more may come.
       *[other] Which unit do you summon? { $count } may come.
    }
ask-runewars-ice-storm =
    { $count ->
        [one] Which unit is routed by the storm?
       *[other] Which unit is routed by the storm first?
    }
ask-runewars-evade = { $other } challenges { $hero }. Do you get out of it?
ask-runewars-duel-card = Which of the two Fate cards counts?
ask-runewars-strike = A special symbol: how does { $hero } strike?
ask-runewars-parry = { $hero } is about to take { $count } damage. Do you prevent any?
ask-runewars-city = What does the city { $area-in } give you?
ask-runewars-city-unit = Which neutral units come { $area-to }?
ask-runewars-rally-heroes = How much influence do you spend, to draw as many heroes and keep one?

why-runewars-nothing-hidden = No token lies face down there.
why-runewars-hero-too-far = The hero has moved as far as possible.
why-runewars-hero-not-beside = That area is not beside the hero.
why-runewars-hero-border = The hero cannot cross that border.
why-runewars-hero-acted = This hero has acted in this Quest phase.
why-runewars-hero-idle = There is nothing that this hero could do.
why-runewars-hero-cannot-move = A routed hero cannot move.
why-runewars-heal-where = Heroes heal in friendly areas only.
why-runewars-hero-unhurt = There is no damage to remove.
why-runewars-fully-trained = This hero cannot be trained any further.
why-runewars-duel-not-here = That hero is somewhere else.
why-runewars-quest-elsewhere = This quest is to be attempted somewhere else.
why-runewars-no-exchange = None of your heroes with a Reward card has another of your heroes in the same area.
why-runewars-exchanged = Rewards have been exchanged at this moment.
why-runewars-no-marker = None of your heroes stands where a defeated one left rewards.
why-runewars-one-weapon = A hero uses only one weapon in a duel.
why-runewars-one-armour = A hero uses only one armour in a duel.
why-runewars-reward-spent = This card has done what it can for now.
why-runewars-reward-stronghold = The hero has to stand in an area with your stronghold.
why-runewars-reward-neutrals = There are no neutral units in the hero's area.
why-runewars-reward-empty = The hero's area has to be empty.
why-runewars-reward-no-units = None of your units stands there.
why-runewars-reward-nobody-lies = None of your units in the hero's area is routed.
why-runewars-reward-no-enemies = No enemy or neutral unit stands in the hero's area.
why-runewars-reward-beside = The area has to be beside that of the hero.
why-runewars-reward-contested = A battle is being fought there.
why-runewars-reward-after-battle = A rune waits until the battle is over.
why-runewars-reward-no-runes = No rune token lies face down within two areas.
why-runewars-not-removable = There is no place that could be removed.
why-runewars-raze-control = You do not control that area.
why-runewars-raze-few = At least six of your units have to be there.
why-runewars-no-ambush = No enemy hero is where your units are.
why-runewars-nobody-hurt = None of your heroes has any damage.
why-runewars-duel-mastered = You draw two Fate cards in the first round already.
why-runewars-city-units = No such figure is unused.
why-runewars-rally-poor = You do not have so much influence.
why-runewars-rally-many = At most 3 influence is spent for heroes.
why-runewars-rally-no-heroes = There are not that many heroes in the deck.

news-runewars-quest-phase = The Quest phase began.
news-runewars-hero-stayed = { $hero } stayed { $area-in }.
news-runewars-hero-healed = All damage of { $hero } was healed.
news-runewars-hero-recovered = { $damage ->
    [0] { $hero } recovered and has no damage left.
   *[other] { $hero } recovered and has { $damage } damage left.
}
news-runewars-hero-routed = { $hero } was routed.
news-runewars-looked-there = { $seat } looked at the tokens { $area-in }.
news-runewars-attempts = { $hero } attempted the quest { $quest }.
news-runewars-test = { $hero } tested { $attribute } ({ $cards }).
news-runewars-tested-success = { $hero } succeeded ({ $card }).
news-runewars-tested-middle = { $hero } had a partial success ({ $card }).
news-runewars-tested-failure = { $hero } failed ({ $card }).
news-runewars-quest-fulfilled = { $hero } fulfilled the quest { $quest }.
news-runewars-quest-kept = { $seat } kept the quest { $quest }.
news-runewars-quest-lost = { $seat } lost the quest { $quest }.
news-runewars-explored = { $hero } discovered { $token } { $area-in }.
news-runewars-razed = { $seat } discarded { $token } { $area-from }.
news-runewars-took-marker = { $hero } took what { $other } had left: { $cards }.
news-runewars-took-marker-hidden = { $hero } took { $count ->
    [one] the Reward card
   *[other] the { $count } Reward cards
} that { $other } had left.
news-runewars-summoned = { $hero } summoned { $unit-counted } { $area-to }.
news-runewars-lured = { $hero } lured the neutral units from { $other } { $area-to }.
news-runewars-light = { $hero } made all routed units stand up { $area-in }.
news-runewars-ice = { $hero } routed { $unit-acc } { $area-in }.
news-runewars-scried = { $hero } looked at the rune tokens nearby.
news-runewars-city = { $seat } asked the city { $area-in } for support and chose { $gain }.
news-runewars-city-units = { $unit-counted } joined { $seat } { $area-in }.

# --- duels ---

news-runewars-challenged = { $hero } challenged { $other } { $area-in }.
news-runewars-fights-unit = { $hero } fought a duel with { $unit-acc } { $area-in }.
news-runewars-evaded = { $hero } evaded the duel.
news-runewars-duel-round = Round { $count } of the duel.
news-runewars-duel-card = { $fighter } drew { $card }.
news-runewars-unit-hurt = The { $unit } took { $count } damage and has { $damage } now.
news-runewars-negated = { $fighter } avoided { $count } damage.
news-runewars-unit-beaten = The { $unit } was defeated.
news-runewars-duel-undecided = The duel ended undecided.

# --- what a Quest card of the printed game says ---

quest-runewars-in = In { $name }:
quest-runewars-at = { $place ->
    [any_city] In an area with a city:
    [any_enemy_home_realm] In another player's home realm:
    [any_neutral_area] In a neutral area:
    [any_uncontrolled_area] In an area that nobody controls:
    [any_area_with_mountain_border] In an area with a mountain border:
   *[any_area_with_water_border] In an area with a water border:
}
quest-runewars-test = test { $attribute }
quest-runewars-duel = a duel with { $unit-acc }
quest-runewars-success = Success:
quest-runewars-middle = Partial success:
quest-runewars-failure = Failure:
quest-runewars-victory = Victory:
quest-runewars-defeat = Defeat:
quest-runewars-brings-reward = a reward
quest-runewars-brings-damage = { $count } damage
quest-runewars-brings-rout = the hero is routed
quest-runewars-brings-train = the attribute is trained by { $count }
quest-runewars-brings-influence = { $count } influence
quest-runewars-brings-loss = lose { $count } influence
quest-runewars-brings-tactics = { $count ->
    [one] 1 Tactics card
   *[other] { $count } Tactics cards
}
quest-runewars-brings-discard = the quest is lost
quest-runewars-brings-nothing = nothing happens
