# What the coach says before each kind of question, once. The message: what it is about. `.wrong`: what usually goes wrong.

ask-root-marquise-keep =
    You are the Marquise de Cat, and this corner becomes your home: here you lay your keep. Nobody else may place pieces in its clearing.
    .wrong = The corner opposite to yours is left to the Eyrie. Any corner is good for a first match.
ask-root-marquise-first-building =
    Your first buildings stand near the keep. A sawmill makes one wood each turn, a recruiter is where new warriors come from, a workshop crafts cards.
    .wrong = Put the sawmill where enemies come last: without wood you build nothing.
ask-root-marquise-wood =
    Birdsong: every sawmill makes a wood, but only so much is left. Choose which sawmills get it.
    .wrong = Wood far from your other clearings is hard to use. Take it where you want to build.
ask-root-marquise-daylight =
    A turn has three parts: Birdsong brings wood, Daylight is for actions, Evening for drawing cards. Craft first: it costs no action, but only before your first. Then three actions: build for points, march to rule, recruit, battle.
    .wrong = Beginners battle too much. Points come from buildings: look first whether you can pay for one. Short of wood? Overwork turns a card into one.
ask-root-move-from =
    A move begins where you have warriors. You must rule that clearing, or the one they go to.
    .wrong = Do not empty a clearing with a building in it: it would be defenseless.
ask-root-move-to =
    Along a path to an adjacent clearing. Think of rule: more warriors and buildings than anybody else there.
    .wrong = Watch out for sympathy tokens: whoever moves warriors to such a clearing gives the Alliance a card.
ask-root-move-count =
    How many go together? Some should stay to rule what you leave.
    .wrong = One warrior alone is soon gone. Move groups.
ask-root-battle-where =
    A battle is fought in one clearing. You roll two dice: the higher is yours, the lower the defender's.
    .wrong = Never more hits than you have warriors there. Attack with three or more.
ask-root-battle-whom =
    Several enemies are there: choose whom you attack. Each building or token you remove is a point.
    .wrong = Look at the score first: whoever leads is worth more trouble than whoever is weakest.
ask-root-ambush =
    You are attacked. An ambush card of the clearing's suit, or a bird one, deals two hits before the dice are rolled.
    .wrong = Keep it for a battle that matters: a clearing with buildings.
ask-root-foil =
    Your enemy ambushes you. With a fitting ambush card of your own you can cancel it.
    .wrong = Without it you take two hits at once. Count whether enough of you are left to go on.
ask-root-lose =
    You take hits and choose what you lose. Warriors go first, as a rule; then buildings and tokens.
    .wrong = Each lost building is a point for the enemy. Give up what costs you least to build again.
ask-root-effects =
    Cards in front of you can change this battle now, before hits are dealt.
    .wrong = Once discarded they are gone. Use them where a building is at stake.
ask-root-moment =
    An effect of yours can be used at this moment of the turn.
    .wrong = It does not come again this turn. But nobody has to use it.
ask-root-trigger =
    Something has happened to which a card of yours can answer.
    .wrong = Read the card: some of them are discarded when they are used.
ask-root-effect-whom =
    The effect of your card is for somebody, or against somebody: choose whom.
    .wrong = Think of the score: never help whoever leads.
ask-root-craft =
    You craft with workshops, each once a turn, each with the suit of its clearing. Items and points come at once.
    .wrong = Craft before you spend the card on something else. And items run out: first come, first served.
ask-root-marquise-hospitals =
    Warriors of yours have fallen. For a card of the clearing's suit they come back to your keep.
    .wrong = For one warrior a card is dear. For three it is cheap.
ask-root-marquise-build-where =
    You build where you rule and a place is free; ruins block theirs until the Vagabond has explored them. The wood must reach it through clearings that you rule.
    .wrong = At the edge of your land it will be taken from you, and that is a point for somebody else.
ask-root-marquise-build-what =
    Sawmills make wood, recruiters make recruiting better, workshops craft. Each further one of its kind costs more and brings more points.
    .wrong = Not only sawmills: the third recruiter and workshop bring points, too, and cost the same.
ask-root-marquise-pay-wood =
    Which wood do you pay with? It must be joined to the building site by clearings that you rule.
    .wrong = Spend first what an enemy could take: each wood token removed is a point for him.
ask-root-marquise-recruit =
    New warriors appear at your recruiters, one at each. There are not enough for all: choose where.
    .wrong = Put them where the next attack will come, not where it is quiet.
ask-root-marquise-overwork =
    Overwork: spend a card of the suit of a clearing with a sawmill, and one more wood comes there.
    .wrong = It takes an action and a card. Do it when that one wood pays for a building this turn.
ask-root-marquise-overwork-card =
    Which card do you give up? It has to have the suit of the clearing; a bird goes for any.
    .wrong = Keep birds: they also give extra actions.
ask-root-marquise-extra =
    A bird card, one with a bird as its suit, gives you one more action.
    .wrong = Do it while there is something worth doing. And keep a bird ambush for its own use.
ask-root-discard =
    Evening: you draw, and keep five cards at most. The rest is discarded.
    .wrong = Keep what you can craft next turn, an ambush, and birds.
ask-root-dominance =
    A dominance card trades all your points for another way to win: rule what the card names when your turn begins.
    .wrong = There is no way back. In a first match go for 30 points, unless you are far behind.
ask-root-take-dominance =
    A dominance card that somebody spent lies beside the map. For a card of its suit you may take it.
    .wrong = Take it only if you mean to use it, or if somebody else would.
ask-root-take-dominance-cost =
    Which card do you pay with? It has to have the suit of the dominance card.
    .wrong = Pay with what you cannot craft.
ask-root-alliance-outrage =
    You have hurt the sympathy of the Woodland Alliance: give it a card of the clearing's suit.
    .wrong = That card will come back as a revolt. March around sympathy where you can.
ask-root-tax-where =
    Tax Collector: one of your warriors leaves the map, and you draw a card.
    .wrong = Take him from where you have many, so that rule does not change.
ask-root-craft-any =
    One part of the cost may be paid with any suit. Choose which of your workshops pays it.
    .wrong = Use up the suit that no other card in your hand needs.
ask-root-effects-first =
    Attacker and defender both want to use effects in this battle. The attacker says who begins.
    .wrong = Whoever goes second knows more. Let the other one begin, unless your effect must come first.
ask-root-pause =
    A card in front of you can be used now, before the turn goes on.
    .wrong = Nobody has to. But this moment does not come again this turn.
ask-root-trigger-side =
    Several effects would happen at the same time. Whoever's turn it is says which comes first.
    .wrong = Mostly the order changes nothing. If it does, take first what helps you.
ask-root-trigger-where =
    The same effect happens in several clearings. Say where it comes first.
    .wrong = Mostly the order changes nothing.
ask-root-vagabond-enlist =
    You are attacked where the Vagabond stands, and he is the Arbiter. You may enlist him: he scores a point, and his undamaged swords count as warriors of yours in this battle.
    .wrong = One point for him is a fair price for a building. For a lone warrior it is dear.
