# O co pyta i o czym opowiada Runewars w bitwach i odwrotach.

ask-runewars-supporter = Który bohater wspiera twoje jednostki?
ask-runewars-supported = Które jednostki wspiera { $hero }?
ask-runewars-attack-with = Które jednostki teraz atakują?
ask-runewars-support-draw = { $hero } wspiera { $unit-placc }. Czy dobierasz więcej kart losu, żeby nadmiar odrzucić?
ask-runewars-support-discard = Którą z kart losu dobranych dla { $unit-plgen } odrzucasz?
ask-runewars-rout =
    { $count ->
        [one] Która jednostka zostaje rozbita?
        [few] Która jednostka zostaje rozbita jako pierwsza? Trzeba rozbić { $count }.
       *[many] Która jednostka zostaje rozbita jako pierwsza? Trzeba rozbić { $count }.
    }
ask-runewars-damage =
    { $count ->
        [one] Która jednostka otrzymuje obrażenie?
       *[many] Która jednostka otrzymuje pierwsze z { $count } obrażeń? Przyjmie też następne.
    }
ask-runewars-battle-destroy = Która jednostka zostaje zniszczona?
ask-runewars-which-damage = { $unit-plural } mają różną liczbę obrażeń: ile ma jednostka, o którą chodzi?
ask-runewars-fortification = Czy używasz teraz umocnienia „{ $development }”?
ask-runewars-wards = Symbole ochronne: która z twoich stojących jednostek się wycofuje?
ask-runewars-capture = Czy w miejscu twierdzy zdobytej { $area-in } stawiasz własną, uszkodzoną?
ask-runewars-move-stronghold = Wszystkie twoje twierdze stoją na planszy. Z której rezygnujesz, żeby postawić ją { $area-in }?
ask-runewars-retreat-to = Dokąd wycofują się jednostki { $area-from }?
ask-runewars-heroes-to = Dokąd wycofują się bohaterowie { $area-from }?
ask-runewars-surplus =
    { $count ->
        [one] Która jednostka musi się wycofać { $area-from }?
        [few] Która jednostka musi się wycofać { $area-from }? Odejść muszą { $count }.
       *[many] Która jednostka musi się wycofać { $area-from }? Odejść musi { $count }.
    }

ask-runewars-crack-shot = W którą wrogą jednostkę trafia Łucznik?
ask-runewars-charge = Kogo rozbijają Jeźdźcy pegazów? Najwyżej dwa trójkąty albo jeden prostokąt.
ask-runewars-word-of-vaal = Którą wrogą jednostkę odsyła Czarodziejka?
ask-runewars-overpower = Czy Wojownik zadaje 1 obrażenie, czy dobija ranną lub rozbitą jednostkę?
ask-runewars-fury = Czy niszczysz jednego Berserkera, żeby zadać 2 obrażenia?
ask-runewars-terrifying = Kogo przeraża Władca chaosu? Kto stoi, zostaje rozbity, a kto leży, zniszczony.
ask-runewars-burning = Która stojąca jednostka otrzymuje 1 obrażenie od ognia?
ask-runewars-flaming-breath =
    { $count ->
        [one] Którą trójkątną jednostkę niszczy Smok? Może zniszczyć jeszcze jedną.
        [few] Którą trójkątną jednostkę niszczy Smok? Może zniszczyć jeszcze { $count }.
       *[many] Którą trójkątną jednostkę niszczy Smok? Może zniszczyć jeszcze { $count }.
    }
ask-runewars-rage = Obrażenia którego Olbrzyma budzą szał?
ask-runewars-rally =
    { $count ->
        [one] Która rozbita jednostka wstaje? Może wstać jeszcze jedna.
        [few] Która rozbita jednostka wstaje? Mogą wstać jeszcze { $count }.
       *[many] Która rozbita jednostka wstaje? Może wstać jeszcze { $count }.
    }
ask-runewars-champion = Który bohater wspiera w tej bitwie dwa rodzaje jednostek?

why-runewars-retreat-far = Wycofać się można tylko na sąsiedni obszar.
why-runewars-retreat-border = Drogę tam zagradza granica.
why-runewars-retreat-friendly = Jednostki wycofują się na przyjazny obszar, a gdy takiego nie ma, na pusty.
why-runewars-retreat-uncontrolled = Jednostki neutralne wycofują się na obszar, którego nikt nie kontroluje.
why-runewars-lies-already = Ta jednostka nie stoi.
why-runewars-undamaged-first = Dopóki stoi choć jedna jednostka bez obrażeń, ranne nie zostają rozbite.
why-runewars-damaged-first = Obrażenie otrzymuje najpierw ranna jednostka.
why-runewars-standing-first = Najpierw kolej na stojącą jednostkę.
why-runewars-wrong-shape = Na jednostki o takiej podstawce ta zdolność nie działa.
why-runewars-unhurt = Dobić można tylko ranną albo rozbitą jednostkę.
why-runewars-hero-routed = Rozbity bohater nikogo nie wspiera.
why-runewars-hero-busy = Ten bohater wspiera już inne jednostki.
why-runewars-has-hero = Te jednostki wspiera już inny bohater.
why-runewars-no-own-stronghold = Nie masz tam twierdzy.
why-runewars-defender-only = Tę kartę może zagrać tylko obrońca.
why-runewars-attacker-only = Tę kartę może zagrać tylko atakujący.
why-runewars-nobody-lies = Nie masz tam rozbitych jednostek.
why-runewars-strength-counted = Siła jest już policzona.
why-runewars-strength-not-counted = Tę kartę zagrywa się dopiero po policzeniu siły.
why-runewars-enemy-stronghold = Stoi tam wroga twierdza.
why-runewars-no-champion = Nie masz tam stojącego bohatera, który mógłby wesprzeć kolejne jednostki.
why-runewars-battle-cancelled = Bitwa została odwołana.

news-runewars-battle = { $seat } { $seat-number ->
    [pl] atakują
   *[sg] atakuje
} { $other-acc } { $area-in }.
news-runewars-battle-neutral = { $seat } { $seat-number ->
    [pl] atakują
   *[sg] atakuje
} jednostki neutralne { $area-in }. Decyzje za nie { $other-number ->
    [pl] podejmują
   *[sg] podejmuje
} { $other }.
news-runewars-lined-up = { $seat } { $seat-number ->
    [pl] wystawiają
   *[sg] wystawia
} do bitwy { $unit-counted }.
news-runewars-lined-up-neutral = Strona neutralna wystawia do bitwy { $unit-counted }.
news-runewars-supports = { $hero } wspiera { $unit-placc } { $seat-gen }.
news-runewars-round = { $count }. runda walki.
news-runewars-draws-fate = { $seat } { $seat-number ->
    [pl] dobierają
   *[sg] dobiera
} { $count ->
    [one] kartę losu dla { $unit-gen }
    [few] { $count } karty losu dla { $unit-plgen }
   *[many] { $count } kart losu dla { $unit-plgen }
}.
news-runewars-draws-fate-neutral = Strona neutralna dobiera { $count ->
    [one] kartę losu dla { $unit-gen }
    [few] { $count } karty losu dla { $unit-plgen }
   *[many] { $count } kart losu dla { $unit-plgen }
}.
news-runewars-support-discarded = Dzięki bohaterowi { $seat } { $seat-number ->
    [pl] odrzucają
   *[sg] odrzuca
} { $card-acc }.
news-runewars-specials-shown = { $seat } { $seat-number ->
    [pl] odsłaniają
   *[sg] odsłania
} { $count ->
    [one] symbol zdolności
    [few] { $count } symbole zdolności
   *[many] { $count } symboli zdolności
} ({ $cards }).
news-runewars-specials-shown-neutral = Jednostki neutralne odsłaniają { $count ->
    [one] symbol zdolności
    [few] { $count } symbole zdolności
   *[many] { $count } symboli zdolności
} ({ $cards }).
news-runewars-routs-shown = { $seat } { $seat-number ->
    [pl] rozbijają
   *[sg] rozbija
} { $count ->
    [one] jednostkę
    [few] { $count } jednostki
   *[many] { $count } jednostek
} ({ $cards }).
news-runewars-routs-shown-neutral = Jednostki neutralne rozbijają { $count ->
    [one] jednostkę
    [few] { $count } jednostki
   *[many] { $count } jednostek
} ({ $cards }).
news-runewars-damage-shown = { $seat } { $seat-number ->
    [pl] zadają
   *[sg] zadaje
} { $count ->
    [one] 1 obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
} ({ $cards }).
news-runewars-damage-shown-neutral = Jednostki neutralne zadają { $count ->
    [one] 1 obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
} ({ $cards }).
news-runewars-ravages = Zwierzoczłowiek { $seat-gen } dobiera jeszcze { $card-acc }.
news-runewars-ravages-neutral = Neutralny Zwierzoczłowiek dobiera jeszcze { $card-acc }.
news-runewars-routed = { $unit } { $seat-gen } zostaje { $unit-gender ->
    [f] rozbita
   *[m] rozbity
}.
news-runewars-routed-neutral = { $unit-gender ->
    [f] Neutralna { $unit } zostaje rozbita.
   *[m] Neutralny { $unit } zostaje rozbity.
}
news-runewars-damaged = { $unit } { $seat-gen } ma { $damage ->
    [one] 1 obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
}.
news-runewars-damaged-neutral = { $unit-gender ->
    [f] Neutralna
   *[m] Neutralny
} { $unit } ma { $damage ->
    [one] 1 obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
}.
news-runewars-killed = { $seat } { $seat-number ->
    [pl] tracą
   *[sg] traci
} { $unit-acc }.
news-runewars-killed-neutral = Ginie { $unit-gender ->
    [f] neutralna
   *[m] neutralny
} { $unit }.
news-runewars-stood-up = { $unit-gender ->
    [f] Rozbita
   *[m] Rozbity
} { $unit } { $seat-gen } wstaje.
news-runewars-joined = { $seat } { $seat-number ->
    [pl] wprowadzają
   *[sg] wprowadza
} do bitwy { $unit-counted }.
news-runewars-stronger = { $seat } { $seat-number ->
    [pl] zyskują
   *[sg] zyskuje
} w tej bitwie { $count ->
    [one] punkt siły
    [few] { $count } punkty siły
   *[many] { $count } punktów siły
}.
news-runewars-tougher = { $unit-plural } { $seat-gen } mają do końca bitwy wytrzymałość { $toughness }.
news-runewars-tougher-neutral = { $unit-plural } po stronie neutralnej mają do końca bitwy wytrzymałość { $toughness }.
news-runewars-fortification = { $seat } { $seat-number ->
    [pl] używają
   *[sg] używa
} umocnienia „{ $development }”.
news-runewars-stronghold-adds = Twierdza dodaje { $count } do siły obrońcy.
news-runewars-walls-add = Mury dodają { $count } do siły obrońcy.
news-runewars-strength = Siła atakującego wynosi { $mine }, a obrońcy { $theirs }.
news-runewars-won-battle = { $seat } { $seat-number ->
    [pl] wygrywają
   *[sg] wygrywa
} bitwę { $area-in }.
news-runewars-won-battle-neutral = Jednostki neutralne wygrywają bitwę { $area-in }.
news-runewars-battle-cancelled = { $seat } { $seat-number ->
    [pl] nie przyjmują
   *[sg] nie przyjmuje
} bitwy { $area-in } i { $seat-number ->
    [pl] wycofują
   *[sg] wycofuje
} się.
news-runewars-stronghold-damaged = Twierdza { $area-in } zostaje uszkodzona.
news-runewars-stronghold-taken = { $seat } { $seat-number ->
    [pl] zdobywają
   *[sg] zdobywa
} twierdzę { $other-gen } { $area-in }.
news-runewars-stronghold-given-up = { $seat } { $seat-number ->
    [pl] rezygnują
   *[sg] rezygnuje
} z twierdzy { $area-in }.
news-runewars-stronghold-captured = { $seat } { $seat-number ->
    [pl] stawiają
   *[sg] stawia
} uszkodzoną twierdzę { $area-in }.
news-runewars-left-behind = { $seat } { $seat-number ->
    [pl] tracą
   *[sg] traci
} { $unit-counted }: kto nie walczył, nie może się wycofać { $area-from }.
news-runewars-left-behind-neutral = Kto nie walczył, nie może się wycofać { $area-from }. Strona neutralna traci { $unit-counted }.

news-runewars-retreated = { $seat } { $seat-number ->
    [pl] wycofują
   *[sg] wycofuje
} { $unit-counted } { $area-from } { $to-to }.
news-runewars-retreated-neutral = Strona neutralna wycofuje { $unit-counted } { $area-from } { $to-to }.
news-runewars-retreat-lost = { $seat } { $seat-number ->
    [pl] tracą
   *[sg] traci
} { $unit-counted } { $area-in }, bo nie ma dokąd się wycofać.
news-runewars-retreat-lost-neutral = Strona neutralna traci { $unit-counted } { $area-in }, bo nie ma dokąd się wycofać.
news-runewars-hero-retreated = { $hero } wycofuje się { $area-to } i zostaje { $hero-gender ->
    [f] rozbita
   *[m] rozbity
}.
