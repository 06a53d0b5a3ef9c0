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
why-runewars-trained = Training cannot raise this attribute any further: 2 is the most.

news-runewars-drew-heroes = { $seat } drew { $heroes }.
news-runewars-drew-heroes-hidden = { $seat } drew { $count ->
    [one] a Hero card
   *[other] { $count } Hero cards
}.
news-runewars-hero-gained = { $hero } entered the service of { $seat } { $area-in }.
news-runewars-hero-left = { $hero } left { $seat }.
news-runewars-trained = { $hero } trained: { $attribute } is now { $value }.
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
news-runewars-drew-reward = { $hero } received a Reward card: { $card }.
news-runewars-drew-reward-hidden = { $hero } received a Reward card.
news-runewars-no-reward-left = There is no Reward card left for { $hero }.
news-runewars-reward-revealed = { $hero } revealed a Reward card: { $card }.
news-runewars-reward-discarded = { $hero } discarded { $card }.
news-runewars-reward-handed = { $hero } gave { $other } a Reward card: { $card }.
news-runewars-reward-handed-hidden = { $hero } gave { $other } a Reward card.
