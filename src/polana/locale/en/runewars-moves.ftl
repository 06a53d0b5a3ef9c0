# What Runewars asks and tells of moves, of diplomacy with neutral units and of the orders 1 to 5 and 8.

# --- diplomacy ---

ask-runewars-meet = Neutral units { $area-in }: battle or diplomacy?
ask-runewars-parley-spend = Diplomacy { $area-in }: how much influence do you spend?
ask-runewars-parley-card = Diplomacy: which Fate card do you choose?
ask-runewars-parley-failed = Diplomacy { $area-in } has failed. Do you fight or retreat?

why-runewars-no-influence = You have no influence to spend.
why-runewars-parley-spend = Diplomacy takes 1 to 6 influence, and no more than you have.
why-runewars-too-many-to-talk = With more than eight units there is no diplomacy: you have to fight.
why-runewars-one-battle = This order allows one battle, and that has been fought.
why-runewars-nobody-comes = Units would have to fight there, and the one battle of this order has been fought; no hero could come either.
why-runewars-must-talk = Your last influence is needed for diplomacy there: the one battle of this order has been fought.

# Beside an area that may be activated: who could come there.
note-runewars-units-come = { $count ->
    [one] 1 unit at most can come
   *[other] up to { $count } units can come
}
note-runewars-hero-comes = only a hero can come, no unit
note-runewars-nobody-comes = nobody can come

news-runewars-negotiates = { $seat } spent { $count } influence on diplomacy with the neutral units { $area-in }.
news-runewars-parley-drew = { $seat } drew { $cards } for diplomacy.
news-runewars-parley-success = { $seat } chose { $card }: the neutral units became allies.
news-runewars-parley-middle = { $seat } chose { $card }: the neutral units retreated.
news-runewars-parley-failure = { $seat } chose { $card }: diplomacy failed.

# --- moves ---

ask-runewars-activate = Which area do you activate?
ask-runewars-activate-again = Do you activate a second area?
ask-runewars-march = Who moves { $area-to }?
ask-runewars-strategize = Who moves?
ask-runewars-move-unit = Which units move { $area-from }?
ask-runewars-move-count = How many { $unit-plural } move { $area-from } { $to-to }?
ask-runewars-move-to = Where do { $unit-plural } move { $area-from }?
ask-runewars-hero-move-to = Where does { $hero } move?

why-runewars-activated-twice = Your activation token lies there already.
why-runewars-activated = Your activation token lies there: units do not leave before Spring, unless they retreat.
why-runewars-there-already = It is the same area.
why-runewars-no-units-there = You have no units there.
why-runewars-too-far = That is too far.
why-runewars-border = A mountain or water border is in the way.
why-runewars-way-blocked = Neutral or enemy units are in the way.
why-runewars-routed = Routed units do not move.
why-runewars-routed-hero = A routed hero does not move.
why-runewars-hero-rides = That hero moves already.
why-runewars-all-move = All of those move already.
why-runewars-allies-alone = Allied neutral units move only to an area that you control, or together with units of your own.
why-runewars-one-area = Figures move to an adjacent area only.
why-runewars-not-safe = Neutral units or another player hold that area.
why-runewars-nowhere-to-go = There is no area beside it that they may enter.

news-runewars-activated = { $seat } activated { $area }.
news-runewars-moved = { $seat } moved { $unit-counted } { $area-from } { $to-to }.
news-runewars-hero-moved = { $hero } moved { $area-from } { $to-to }.

# --- harvest, recruiting ---

ask-runewars-dig = Which resource do you gain { $area-from }?
ask-runewars-develop = Which development do you build for 1 wood?
ask-runewars-develop-where = At which stronghold do you build { $development }?
ask-runewars-give-up-development = All such tokens are on the board: which { $development } do you give up for the new one?
ask-runewars-recruit = From which dial do you recruit?
ask-runewars-recruit-again = From which other dial do you recruit as well?
ask-runewars-reuse-where = No figure of { $unit-plural } is left. Where do you destroy one, to place it anew?
ask-runewars-reuse-figure = Which figure do you destroy { $area-in }?

why-runewars-no-wood = Your wood stands at 0.
why-runewars-no-site = You have no stronghold without a development.
why-runewars-no-own-development = Your faction has no such development.
why-runewars-same-dial = You recruited from that dial already.

news-runewars-developed = { $seat } built the development { $development } { $area-in }.
news-runewars-development-given-up = { $seat } gave up the development { $development } { $area-in }.

# --- fortify ---

ask-runewars-fortify = What do you do with Fortify? Each once.
ask-runewars-build-where = Where do you build a stronghold?
ask-runewars-give-up-stronghold = All your strongholds are on the board: which one do you give up for the new one { $area-in }?
ask-runewars-repair-where = Which stronghold do you repair?
ask-runewars-mix-first = Whose rune token do you take first, to mix the tokens of two areas?
ask-runewars-mix-second = Which area do you choose apart from { $area }?
ask-runewars-mix-to = Where does the token { $area-from } lie from now on?

why-runewars-fortify-once = You have done that already with this order.
why-runewars-no-wood-and-ore = It costs 1 wood and 1 ore, and one of them stands at 0.
why-runewars-no-ground = You control no area without a stronghold and a city.
why-runewars-not-controlled = You do not control that area.
why-runewars-has-stronghold = A stronghold stands there already.
why-runewars-has-city = A city is there.
why-runewars-no-ore = Your ore stands at 0.
why-runewars-nothing-damaged = None of your strongholds is damaged.
why-runewars-no-runes-to-move = It takes two areas that you control, one of them with a rune token.
why-runewars-rune-not-controlled = You do not control that area.
why-runewars-no-rune-there = No rune token lies there.
why-runewars-same-area = It takes two different areas.

news-runewars-stronghold-built = { $seat } built a stronghold { $area-in }.
news-runewars-stronghold-repaired = { $seat } repaired the stronghold { $area-in }.
news-runewars-runes-mixed = { $seat } mixed the runes of { $area } and { $other }.

# --- winter ---

news-runewars-frozen = The waters freeze: they stop nobody until the season ends.
news-runewars-food-limit =
    { $count ->
        [0] { $seat } can feed no units this Winter.
        [one] { $seat } can feed 1 unit in each area.
       *[other] { $seat } can feed { $count } units in each area.
    }
