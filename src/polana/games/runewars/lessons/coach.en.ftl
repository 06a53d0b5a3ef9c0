# What the coach says before each kind of question, once. The message: what it is about. `.wrong`: what usually goes wrong.

# --- the board ---

ask-runewars-faction =
    Each faction has four kinds of units of its own, and a home realm of three areas. Any of them will do for a first match.
    .wrong = The Daqan Lords are the most straightforward: footmen, bowmen, knights, siege towers.
ask-runewars-first-tile =
    The land is laid by everybody in turn. You begin: one of your tiles goes to the middle of the table.
    .wrong = Nothing can go wrong yet. A large tile gives everybody more room to join theirs.
ask-runewars-tile =
    You have two tiles and lay one a turn. Later the home realms are joined to the edge of the land.
    .wrong = Neutral units on a tile guard what lies behind them. Leave some easy areas for yourself.
ask-runewars-tile-part =
    At least two areas of the tile have to touch the board. Say first which of its areas you hold in hand.
    .wrong = If it does not fit this way, another area or another turn will.
ask-runewars-tile-spot =
    Where does this area of your tile go? Mountain and water borders must not lie along others of that kind.
    .wrong = Holes in the land cannot be crossed by anybody. Close gaps rather than make them.
ask-runewars-tile-turn =
    The tile can lie in more than one way there. Choose how it is turned.
    .wrong = Look where its mountain and water borders run: they block the way for units that do not fly.
ask-runewars-marker =
    Markers show where home realms will lie: at the outer edge, at least three areas from each other. You lay them, everybody chooses later.
    .wrong = Do not make one place much better than the rest: you are the last to choose.
ask-runewars-marker-side =
    A marker is as wide as a home realm. Its other half has to touch the edge of the land, too.
    .wrong = Borders without mountain or water give the realm more ways out.
ask-runewars-home-marker =
    Here your home realm will lie: three areas that are always yours while no enemy stands there.
    .wrong = Look for areas nearby with few neutral units, and with the resources that you lack.
ask-runewars-home-turn =
    Turn your home realm. Its areas should touch the land without mountains or water between.
    .wrong = What is open to you is open to your enemies as well. One quiet corner is good for the stronghold.
ask-runewars-rune-where =
    Dragon runes win the match. A rune token lies face down in an area without one; whoever controls the area has it. With each dragon rune comes a false one, so nobody knows which is which.
    .wrong = A rune far from your armies will soon be somebody else's.
ask-runewars-rune-dragon =
    Of these two areas one gets the dragon rune, the other the false one. Only you know which.
    .wrong = The dragon rune belongs where you are safest. The false one may lure enemies away.
ask-runewars-rune-which =
    Only one legal area is left, so only one token can be placed. The other goes back.
    .wrong = Take the dragon rune, unless that area is about to be lost.
ask-runewars-start-stronghold =
    New units and heroes appear at strongholds, and a stronghold defends its area with 5. The first goes to your home realm.
    .wrong = Near the edge new units are at the front at once; at the back it is safe.
ask-runewars-muster-where =
    Your first army: you get units from all three dials. Put them into the areas of your home realm.
    .wrong = In Winter no area may hold more units than your food dial says. Spread them out.
ask-runewars-muster-count =
    How many of them come here? The rest goes elsewhere.
    .wrong = An area holds eight units at most.
ask-runewars-start-hero =
    Heroes are not units: they travel through everything, do quests, and help in battles where they stand.
    .wrong = Begin at the edge of your realm: a hero walks two areas each Summer.

# --- the year ---

ask-runewars-order =
    Everybody secretly chooses one of eight orders; they are carried out by number, low first. An order higher than all that you have played this year also gives its supremacy bonus. In Spring all come back.
    .wrong = Four orders a year, all different: begin low and go up, and each brings its bonus.
ask-runewars-deed =
    Before or after your order you may use Tactics cards, Titles and the like. You are asked even if there is nothing.
    .wrong = Nobody has to. Cards that help in a battle are better kept for one.
ask-runewars-tactic =
    At this moment some Tactics cards can be played. You are asked even if you hold none, so that nobody learns who does.
    .wrong = Do not waste a card where you win anyway, nor where you lose anyway.
ask-runewars-counter =
    An opponent has played a Tactics card. One single card can cancel it; you are asked even if you do not hold it.
    .wrong = Keep it for what decides a battle or a rune.
ask-runewars-autumn-gain =
    Autumn gives everybody a choice: 2 influence, or 1 Tactics card. Influence pays for diplomacy with neutral units, for bids and for Titles.
    .wrong = Without influence you have to fight every neutral unit. Keep at least two or three.
ask-runewars-destroy =
    Too many units stand in this area. In Winter no area may hold more than your food dial says, at other times no more than eight. Choose who goes.
    .wrong = Before Winter spread your armies, or raise your food by Harvest.
ask-runewars-stores-where =
    This card frees one of your areas from the food limit of this Winter.
    .wrong = Choose the largest army, not the nearest.
ask-runewars-discard-tactic =
    Ten Tactics cards are the most that anybody holds.
    .wrong = Use them: cards in the hand win no battle.
ask-runewars-discard-quest =
    Three Quest cards are the most that anybody holds.
    .wrong = Keep those whose area is near to a hero of yours.
ask-runewars-rune-discard =
    You are about to gain a dragon rune. First you may take up to two false runes off your areas.
    .wrong = Do it: each false rune takes up an area where a real one could lie.

# --- Season cards, influence, Titles ---

ask-runewars-bid =
    A secret bid: everybody chooses how much influence to give, and loses it, whoever wins. Read the Season card: what does the highest get, what the lowest?
    .wrong = Second best pays in vain. Bid to win, or nothing.
ask-runewars-tied-first =
    Two highest bids are equal, and you are the one who settles it.
    .wrong = If you are one of them, take it.
ask-runewars-tied-last =
    Two lowest bids are equal, and you say whose counts as the lowest.
    .wrong = Read the Season card first: being lowest may hurt, or pay.
ask-runewars-title =
    With the supremacy bonus of Acquire Power you may take a Title for more influence than lies on it. Each Title helps to gain dragon runes.
    .wrong = Nobody keeps a Title for ever: whoever pays more takes it.
ask-runewars-title-price =
    The influence that you spend stays on the Title. Whoever wants it from you has to pay more.
    .wrong = Spend a little more than is needed, but keep some for diplomacy and bids.
ask-runewars-title-tactic =
    Your Title turns three Tactics cards into a dragon rune. Choose them one by one.
    .wrong = A rune is worth more than nearly every card.
ask-runewars-title-reward =
    Your Title turns three Reward cards of your heroes into a dragon rune. Choose them one by one.
    .wrong = Keep a reward that is itself worth a rune.
ask-runewars-reward-of =
    Two of your heroes have such a card. Which of them gives it up?
    .wrong = Take it from the hero who does not fight duels.
ask-runewars-show-objective =
    Your secret objective is fulfilled: show it, and gain a dragon rune.
    .wrong = Waiting gains nothing. The situation may be gone next turn.
ask-runewars-new-objective =
    Each player may give up his objective and draw another one.
    .wrong = Read yours first. If you can reach it within two years, keep it.
ask-runewars-reveal =
    You have to turn up one of your rune tokens. It stays open.
    .wrong = Turn up a false one: then nobody wants that area.
ask-runewars-reveal-dragon =
    You have to show a dragon rune. It stays open, and everybody knows where it lies.
    .wrong = Show the one that is best defended.
ask-runewars-raise-dial =
    One of your three dials rises. Food decides how many units an area may hold in Winter; all three decide what you recruit.
    .wrong = If Winter comes with big armies, take food.
ask-runewars-envoys =
    You won the bid: choose any card from the discarded Tactics cards.
    .wrong = A card that cancels others, or one that turns a battle, is always good.
ask-runewars-loyalty =
    This hero is of another alignment than your faction, and leaves unless you spend 1 influence.
    .wrong = A hero with rewards is worth it: they would be lost, too.
ask-runewars-tutors =
    One of your heroes may train. Choose which.
    .wrong = Choose the one who is about to try a quest.
ask-runewars-levy-where =
    New units come to a stronghold of yours. Choose which.
    .wrong = No more than eight in an area.
ask-runewars-levy-kind =
    You choose which of your triangle units comes.
    .wrong = Those that attack early in a battle often strike before they are struck.
ask-runewars-rune-from =
    A rune token has to move. Choose from where.
    .wrong = Move a false one, if there is a choice.
ask-runewars-rune-to =
    Where does the rune token go? No area has more than one.
    .wrong = An area that you can hold, or can soon take.
ask-runewars-pious =
    The lowest bidder gets no rune but decides where the others' dragon runes are placed. That is you.
    .wrong = Put them where you can take them first.
ask-runewars-bands =
    You won the bid: two neutral units join you in one of your areas.
    .wrong = They need food in Winter like your own units.
ask-runewars-heat =
    You bid least: in every area with three or more of your units one is routed. A routed unit lies until Spring and does not fight.
    .wrong = Rout what is far from any enemy.
ask-runewars-beasts-from =
    Neutral units may be driven from one area to another that nobody controls. First: from where?
    .wrong = Free the way to an area that you want.
ask-runewars-beasts-to =
    Where do they go? It has to be an area beside, controlled by nobody.
    .wrong = Let them stand in the way of others, not in yours.
ask-runewars-brigands =
    Brigands take 1 Tactics card or 2 influence from everybody.
    .wrong = A weak card costs less than two influence.
ask-runewars-brigands-tactic =
    Which Tactics card do you lose?
    .wrong = The one for a moment that hardly ever comes.
ask-runewars-judgement =
    You won the bid: name an opponent, who has to turn up one of his runes.
    .wrong = Name whoever seems to have most dragon runes.
ask-runewars-burn =
    You name a resource of the next player: that dial falls by 1.
    .wrong = Less food hurts large armies in Winter most.
ask-runewars-vault =
    You won the bid: a dragon rune goes to an uncontrolled area, one that belongs to no player, without a rune token.
    .wrong = Choose one that you can take with your next order.
ask-runewars-quarters =
    Everybody may take back one activation token. Where yours lies, your units cannot leave before Spring.
    .wrong = Free the army that you need next.
ask-runewars-whispers =
    You may look at the rune token of an area beside yours.
    .wrong = Look at what you could conquer: is it worth a battle?
ask-runewars-cold-hearts =
    Pay 1 influence, or lose one of your allied neutral units.
    .wrong = A large unit, such as a Giant or a Dragon, is worth far more than 1 influence.

# --- Tactics cards ---

ask-runewars-rumours-of =
    You place an activation token of an opponent: until Spring he cannot march into that area.
    .wrong = Choose whoever threatens you.
ask-runewars-rumours-where =
    Where does that token go? It has to be an area that its owner does not control.
    .wrong = Protect what he would attack: one of yours with a rune.
ask-runewars-lost-city =
    Your hero finds a place for a damaged stronghold, in an area without a ruler. Neutral units there retreat.
    .wrong = Best where a rune token lies.
ask-runewars-spy-guild =
    You take back one order that you have carried out this year.
    .wrong = Take the highest: then your next orders get their bonus again.
ask-runewars-counsel-with =
    You and one opponent draw Tactics cards. Choose with whom.
    .wrong = Never with whoever leads.
ask-runewars-counsel-price =
    You spend up to 4 influence, and you both draw as many Tactics cards.
    .wrong = Keep enough for the diplomacy that you plan.
ask-runewars-drive-out =
    All neutral units of one area retreat to one beside it. Your way is then free.
    .wrong = Do it just before you march in.
ask-runewars-wild-kind =
    Which of the unused neutral units comes?
    .wrong = Circles use their special ability more often than triangles.
ask-runewars-wild-where =
    Where does it come? In an area of yours it is your ally.
    .wrong = In a neutral area it only makes the guard stronger.
ask-runewars-scorch =
    An opponent beside you loses a resource. Choose whom.
    .wrong = Look at the dials: whoever has least suffers most.
ask-runewars-scorch-dial =
    Which of his dials falls by 1?
    .wrong = Food before Winter; otherwise the one he recruits from.

# --- orders ---

ask-runewars-activate =
    Lay a token where your armies shall go; then choose who marches there, from at most two areas away. It stays until Spring, and units in that area cannot leave until then.
    .wrong = Whoever marches in cannot march on this year. Think where you want to stand in Winter.
ask-runewars-activate-again =
    The supremacy bonus of Mobilize: a second area, with another march. But only one battle in the whole order.
    .wrong = Use it to take an empty area.
ask-runewars-march =
    Who goes to the activated area? Choose areas and heroes one after the other; done when all are there.
    .wrong = Do not leave a rune unguarded: an area without figure or stronghold is nobody's, unless it is your home.
ask-runewars-strategize =
    Every unit and hero may go one area, to friendly or empty land. No battles, no tokens: they can march again later this year.
    .wrong = Good to take empty areas and to gather before an attack. Neutral units still block the way.
ask-runewars-move-unit =
    Which kind of unit goes from there?
    .wrong = Send different kinds: they strike in different rounds of a battle.
ask-runewars-move-count =
    How many of them go?
    .wrong = Leave one unit behind: it keeps the area, and its resources at the next Harvest.
ask-runewars-move-to =
    Where do they go? To an area beside, if no mountain or water lies between. In Winter water is frozen.
    .wrong = In Winter no area holds more than your food dial says.
ask-runewars-hero-move-to =
    Heroes go with an order, too. They may pass through enemies.
    .wrong = A hero in a battle with your units makes them hit better.
ask-runewars-dig =
    Your development gives one resource that its area yields.
    .wrong = Take the one with which you recruit most.
ask-runewars-develop =
    The supremacy bonus of Harvest: for 1 wood a development at one of your strongholds. It yields something at each later bonus, or helps to defend.
    .wrong = Influence or cards every time are good early; a defence is good at the front.
ask-runewars-develop-where =
    One development stands at each stronghold.
    .wrong = A defence at the border, what yields something at the back.
ask-runewars-give-up-development =
    All tokens of this kind are used. One of them has to leave its place.
    .wrong = Give up the one at the stronghold that is safest, or already lost.
ask-runewars-recruit =
    You gain the units pictured on one dial, at its figure and at all lower ones. They come to your strongholds, and the dial does not fall.
    .wrong = Look at all three dials: how many units does each show? Harvest first if they are low.
ask-runewars-recruit-again =
    The supremacy bonus of Recruit: units from a second dial.
    .wrong = There is no price, except food in Winter.
ask-runewars-reuse-where =
    No figure of this kind is left. You may destroy one on the board, to place it anew.
    .wrong = Only if it stands in a useless place.
ask-runewars-reuse-figure =
    Which figure is destroyed, to come again elsewhere?
    .wrong = A routed one: anew, it stands.
ask-runewars-fortify =
    Fortify can build a stronghold, repair one, and mix rune tokens of two areas, each once. It has no supremacy bonus.
    .wrong = A new stronghold is a new place to recruit. Near the front it saves a whole march.
ask-runewars-build-where =
    A stronghold costs 1 wood and 1 ore, and stands in an area of yours without a city.
    .wrong = Best where you have a dragon rune: it adds 5 to every defence.
ask-runewars-give-up-stronghold =
    All your strongholds stand on the board. One has to go for the new one.
    .wrong = One without a rune and far from the front.
ask-runewars-repair-where =
    For 1 ore a damaged stronghold is whole again: 5 instead of 3.
    .wrong = Repair where an attack will come.
ask-runewars-mix-first =
    You may take the rune tokens of two of your areas, mix them, and lay them back. Then nobody else knows which is which.
    .wrong = Good for a dragon rune that an enemy hero has seen.
ask-runewars-mix-second =
    Which is the second area? It may have no token: then one moves there.
    .wrong = Bring the dragon rune to safety.
ask-runewars-mix-to =
    You have looked at both. Where does this one lie from now on?
    .wrong = The dragon rune behind walls, the false one at the border.
ask-runewars-city =
    Rally Support: each city that you control gives one of the things on its token: neutral units, Tactics cards, Quest cards or influence.
    .wrong = Neutral units come to that area at once as your allies. Influence is good when you have none.
ask-runewars-city-unit =
    Which neutral units come to the city? They are your allies.
    .wrong = In Winter they need food, too.
ask-runewars-rally-heroes =
    The supremacy bonus of Rally Support: for 1 to 3 influence you look at as many heroes, and one enters your service.
    .wrong = One more hero is one more quest a year. It is well spent.
ask-runewars-hero-keep =
    Choose a hero for your service.
    .wrong = One of your own alignment does not desert so easily.
ask-runewars-hero-stronghold =
    A new hero begins at one of your strongholds.
    .wrong = Near to the area of one of your Quest cards.
ask-runewars-hero-surplus =
    Three heroes are the most. One of the older ones has to leave.
    .wrong = Not the one who has rewards: they would be discarded.

# --- neutral units ---

ask-runewars-meet =
    Neutral units stand there. Fight them, or attempt diplomacy: for 1 to 6 influence you draw as many Fate cards and choose one. They may join you, go away, or refuse.
    .wrong = Large units are hard to beat, and worth having. Attempt diplomacy, with three influence or more.
ask-runewars-parley-spend =
    Each influence is one Fate card to choose from.
    .wrong = Of 30 cards 4 make them join you and 8 send them off. Three cards mostly do one of the two; for an alliance five or six are better.
ask-runewars-parley-card =
    Choose the Fate card that decides: its sign and word say whether they join you, go away or refuse.
    .wrong = The best is an alliance, the next best that they leave.
ask-runewars-parley-failed =
    They refuse. Fight now, or go back to an area beside this one.
    .wrong = Whoever retreats lies routed until Spring. Fight if you are clearly stronger.

# --- battle ---

ask-runewars-supporter =
    A hero in the area may stand by one kind of your units: for it you draw one Fate card more, and discard the worst.
    .wrong = If you lose, a hero who helped is routed. One who did not is left in peace.
ask-runewars-supported =
    Which kind of unit does he help?
    .wrong = The one with the most or the strongest figures.
ask-runewars-champion =
    This card lets one hero help two kinds of units.
    .wrong = Choose the hero who can stand by your strongest kinds.
ask-runewars-attack-with =
    Several of your kinds strike in this round. Say which is first: whoever is routed or destroyed before does not strike at all.
    .wrong = First those whom the enemy could hit.
ask-runewars-support-draw =
    Your hero lets you look at more Fate cards for these units. Afterwards you discard as many.
    .wrong = There is nothing to lose by it.
ask-runewars-support-discard =
    Discard the Fate card that helps least.
    .wrong = Throw out a miss first. Keep damage, then routs.
ask-runewars-rout =
    The enemy routs units that you lead. A routed unit lies down: it strikes no more and does not count at the end, except hexagons. You may also lead neutral units that somebody else attacks.
    .wrong = Lay down who has already struck in this battle.
ask-runewars-damage =
    Units that you lead take damage. You say who, but a damaged unit has to take the next, too. At its toughness a unit is destroyed.
    .wrong = Big units take much before they fall. Small ones fall at once.
ask-runewars-battle-destroy =
    One of your units is destroyed. You choose which.
    .wrong = The one that counts least at the end, or that has struck already.
ask-runewars-which-damage =
    Units of the same kind have different damage. Which one is meant?
    .wrong = Mostly it is best to lose the most damaged one.
ask-runewars-fortification =
    Your stronghold has a defence that can be used now, before strength is counted.
    .wrong = Some of them are gone once used. Count first: do you win without?
ask-runewars-wards =
    The Elves' defence sends one of your standing units away.
    .wrong = The smallest one: each standing unit counts 1.
ask-runewars-capture =
    You took a stronghold. You may put a damaged one of your own in its place.
    .wrong = It defends with 3, and you can recruit there. Hardly ever say no.
ask-runewars-move-stronghold =
    All your strongholds are on the board. For this one you would give up another.
    .wrong = Compare: which of the two places will you need longer?
ask-runewars-retreat-to =
    You lost the battle. All your units go to one area beside, friendly if there is one, and lie there until Spring.
    .wrong = Not where an enemy can follow at once.
ask-runewars-heroes-to =
    Heroes retreat to any area beside.
    .wrong = A friendly area: there they can heal in Summer.
ask-runewars-surplus =
    More than eight of your units are here. Those who are too many retreat to one area.
    .wrong = Keep here whoever still stands.
ask-runewars-crack-shot =
    The special symbol of the Archer: he chooses himself whom he hits.
    .wrong = Somebody who has not struck yet.
ask-runewars-charge =
    The special symbol of the Pegasus Riders: they rout whom you choose.
    .wrong = Units of later rounds: they will not strike any more.
ask-runewars-word-of-vaal =
    The special symbol of the Sorceress sends one enemy unit out of the battle.
    .wrong = Take the strongest that may be taken.
ask-runewars-overpower =
    The special symbol of the Warrior: 1 damage, or the end of a damaged or routed unit.
    .wrong = Finish off big ones. On small ones 1 damage is the same.
ask-runewars-fury =
    The special symbol of the Berserker: destroy one of them to deal 2 damage.
    .wrong = A Berserker who has struck is worth less than two damage.
ask-runewars-terrifying =
    The special symbol of the Chaos Lord: who stands is routed, who lies is destroyed.
    .wrong = A standing big unit is worth most.
ask-runewars-burning =
    Flames: you choose the standing unit that takes 1 damage.
    .wrong = One that has not struck yet, if it is the enemy's; one that survives it, if it is yours.
ask-runewars-flaming-breath =
    The Dragon's special symbol destroys triangle units.
    .wrong = First those that have not struck yet.
ask-runewars-rage =
    The Giant's special symbol strikes with his own damage.
    .wrong = Choose the most damaged one.
ask-runewars-rally =
    Routed units of yours stand up again.
    .wrong = First those who have not yet struck in this battle.

# --- heroes ---

ask-runewars-quest-hero =
    Summer is the time of heroes: each of yours may do one thing. Choose who is next.
    .wrong = First whoever has a quest in reach.
ask-runewars-quest-action =
    Move up to two areas, and then perhaps a quest or a duel; heal all damage in a friendly area; or train for tests.
    .wrong = If a quest is in reach, go. If not, go towards it, or train what it tests.
ask-runewars-hero-step =
    Heroes walk up to two areas each Summer, also past enemies and neutral units. Mountains and water stop those who do not fly.
    .wrong = Where a hero stands you may look at the rune token. So find out which are real.
ask-runewars-hero-then =
    At the end of the way: try a quest that belongs to this area, or challenge an enemy hero there. One of them.
    .wrong = A duel can cost the hero and all his rewards. Compare strength first.
ask-runewars-train =
    A hero has three attributes: strength, agility and wisdom. Two rise by 1, or one by 2; never more than 2 each. A test draws as many Fate cards as the attribute.
    .wrong = Train what your next quest tests.
ask-runewars-destiny =
    A test: you drew as many Fate cards as the attribute. Choose one: its sign and word say how the quest ends.
    .wrong = Read on the quest what success brings, and what partial success.
ask-runewars-retry =
    The test has failed. The hero may draw once more, but then lies routed until Spring.
    .wrong = A routed hero cannot help in battle. Is the reward worth it?
ask-runewars-heal-other =
    Another hero may be healed as well.
    .wrong = Whoever has the most damage.
ask-runewars-peek-beside =
    This hero also looks at tokens of an area beside.
    .wrong = Look where you might march next.
ask-runewars-ambush =
    Your card hits an enemy hero who stands among your units: 2 damage.
    .wrong = Choose one who is damaged already, or has many rewards.
ask-runewars-draught =
    One of your heroes loses all damage.
    .wrong = The one who is nearest to defeat.
ask-runewars-merchant =
    A merchant: 3 influence for a Reward card.
    .wrong = Rewards can hide dragon runes. If you can afford it, buy.
ask-runewars-raid =
    Raiders: the hero gives up a Reward card, or takes 1 more damage.
    .wrong = Count toughness first: a defeated hero loses everything.
ask-runewars-scroll =
    You may look at the hidden tokens of any area.
    .wrong = Look where you plan to attack.
ask-runewars-lesson =
    The hero may raise one attribute by 1.
    .wrong = What your Quest cards test.
ask-runewars-raze =
    You control a place that may be removed. Do you?
    .wrong = Only if it helps others more than you.
ask-runewars-reward-giver =
    Heroes of yours in the same area may give each other Reward cards. Who gives?
    .wrong = Weapons and armour belong to the one who duels.
ask-runewars-reward-which =
    Which card changes hands?
    .wrong = In a duel one weapon and one armour can be used.
ask-runewars-reward-taker =
    Who receives it?
    .wrong = Whoever is in less danger keeps it longer.
ask-runewars-marker-taker =
    A defeated hero left rewards here. Which of yours takes them?
    .wrong = The strongest one: they can be lost again.
ask-runewars-reward-owner =
    Two of your heroes could use this card. Which one does?
    .wrong = Once used, it lies open.
ask-runewars-flute =
    The reward moves all neutral units of the hero's area. Where do they go?
    .wrong = In an area of yours they are your allies.
ask-runewars-summon-from =
    The reward brings up to four of your units to the hero. From which area?
    .wrong = From where they are not needed.
ask-runewars-summon =
    Which units come?
    .wrong = Do not empty an area that has a rune.
ask-runewars-ice-storm =
    The Ice Storm routs two enemy or neutral units in the hero's area. Choose them.
    .wrong = Routed units do not fight: use it just before your attack there.
ask-runewars-evade =
    An enemy challenges your hero. A card of yours lets him get out of it.
    .wrong = Use it against a stronger one, or when damage is already there.
ask-runewars-duel-card =
    You drew two Fate cards in this round of the duel, and use one. Look at the circle.
    .wrong = Damage first, if it can end the duel. Otherwise a rout symbol, which protects.
ask-runewars-strike =
    A special symbol in a duel: 1 damage, or the ability of one of your rewards.
    .wrong = Read the rewards: some deal more than 1.
ask-runewars-parry =
    Your hero is about to take damage, and can prevent some of it.
    .wrong = Prevent it if it would defeat him; other damage can be healed in Summer.
