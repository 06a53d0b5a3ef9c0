# O co pyta i co opowiada Runewars o bohaterach, misjach, nagrodach i pojedynkach.

ask-runewars-hero-stronghold = W której z twoich twierdz zaczyna { $hero }?
ask-runewars-hero-surplus = Masz czterech bohaterów: który z pozostałych odchodzi?
ask-runewars-hero-keep = Którego bohatera zatrzymujesz?
ask-runewars-train =
    { $count ->
        [one] Którą cechę szkoli { $hero }?
       *[other] Którą cechę szkoli najpierw { $hero }? Można dwa razy tę samą.
    }

why-runewars-hero-stronghold = Nowy bohater zaczyna na obszarze z twoją twierdzą.
why-runewars-hero-stays = Odchodzi jeden z bohaterów, którzy służyli ci wcześniej.
why-runewars-trained = Tej cechy nie da się już podnieść: szkolenie dodaje najwyżej 2.

news-runewars-drew-heroes = { $seat } { $seat-number ->
    [pl] dobierają
   *[sg] dobiera
} { $heroes-number ->
    [pl] bohaterów
   *[sg] kartę bohatera
}: { $heroes }.
news-runewars-drew-heroes-hidden = { $seat } { $seat-number ->
    [pl] dobierają
   *[sg] dobiera
} { $count ->
    [one] kartę bohatera
    [few] { $count } karty bohaterów
   *[many] { $count } kart bohaterów
}.
news-runewars-hero-gained = { $hero } wstępuje na służbę do { $seat-gen } i zaczyna { $area-in }.
news-runewars-hero-left = { $hero } opuszcza { $seat-acc }.
news-runewars-trained = { $attribute } { $hero-gen } po szkoleniu wynosi { $value }.
news-runewars-hero-damaged = { $hero } otrzymuje { $count ->
    [one] 1 obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
} (razem { $damage }).
news-runewars-hero-defeated = { $hero } zostaje { $hero-gender ->
    [f] pokonana
   *[m] pokonany
}.
news-runewars-rewards-left = { $hero } zostawia po sobie { $count ->
    [one] kartę nagrody
    [few] { $count } karty nagród
   *[many] { $count } kart nagród
}.
news-runewars-spoils = { $hero } zabiera nagrody, które { $other-gender ->
    [f] miała
   *[m] miał
} { $other }: { $cards }.
news-runewars-spoils-hidden = { $hero } zabiera { $other-dat } { $count ->
    [one] kartę nagrody
    [few] { $count } karty nagród
   *[many] { $count } kart nagród
}.
news-runewars-drew-reward = { $hero } otrzymuje kartę nagrody „{ $card }”.
news-runewars-drew-reward-hidden = { $hero } otrzymuje kartę nagrody.
news-runewars-no-reward-left = Nie ma już kart nagród: { $hero } odchodzi z pustymi rękami.
news-runewars-reward-revealed = { $hero } odsłania kartę nagrody „{ $card }”.
news-runewars-reward-discarded = { $hero } odrzuca kartę „{ $card }”.
news-runewars-reward-handed = { $hero } oddaje { $other-dat } kartę „{ $card }”.
news-runewars-reward-handed-hidden = { $hero } oddaje { $other-dat } kartę nagrody.

# --- faza misji ---

ask-runewars-quest-hero = Który z twoich bohaterów teraz działa?
ask-runewars-quest-action = Co robi { $hero }: rusza, leczy się czy szkoli?
ask-runewars-hero-step = Dokąd idzie { $hero }?
ask-runewars-hero-then = Czy { $hero } wyzywa kogoś na pojedynek albo podejmuje tu misję?
ask-runewars-destiny = { $hero } wykonuje test { $attribute-gen }: która karta losu się liczy?
ask-runewars-retry = Test się nie udał. Czy { $hero } daje się rozbić, żeby dobrać karty jeszcze raz?
ask-runewars-heal-other = Kto jeszcze zostaje wyleczony?
ask-runewars-peek-beside = Żetony którego sąsiedniego obszaru ogląda też { $hero }?
ask-runewars-ambush = Kto wpada w twoją zasadzkę?
ask-runewars-draught = Który z twoich bohaterów wypija wywar?
ask-runewars-merchant = Czy wydajesz 3 żetony wpływów, żeby { $hero } { $hero-gender ->
    [f] otrzymała
   *[m] otrzymał
} kartę nagrody?
ask-runewars-raid = Wrogi podjazd: którą kartę nagrody traci { $hero }? W przeciwnym razie będzie to jeszcze 1 obrażenie.
ask-runewars-scroll = Żetony którego obszaru oglądasz?
ask-runewars-lesson = Czy { $hero } szkoli którąś cechę?
ask-runewars-raze = Z którego obszaru usuwasz miejsce?
ask-runewars-reward-giver = Który bohater oddaje innemu kartę nagrody?
ask-runewars-reward-which = Którą kartę oddaje { $hero }?
ask-runewars-reward-taker = Komu oddaje ją { $hero }?
ask-runewars-marker-taker = Który bohater zabiera to, co zostawił pokonany?
ask-runewars-reward-owner = Kto używa karty „{ $card }”?
ask-runewars-flute = Dokąd idą neutralne jednostki?
ask-runewars-summon-from = Z którego obszaru przywołujesz jednostki?
ask-runewars-summon =
    { $count ->
        [one] Którą jednostkę przywołujesz? Może przybyć jeszcze jedna.
        [few] Którą jednostkę przywołujesz? Mogą przybyć { $count }.
       *[many] Którą jednostkę przywołujesz? Może przybyć { $count }.
    }
ask-runewars-ice-storm =
    { $count ->
        [one] Którą jednostkę rozbija burza?
       *[other] Którą jednostkę najpierw rozbija burza?
    }
ask-runewars-evade = { $other } wyzywa { $hero-acc } na pojedynek. Czy { $hero } unika walki?
ask-runewars-duel-card = Która z dwóch kart losu się liczy?
ask-runewars-strike = Symbol zdolności: jak uderza { $hero }?
ask-runewars-parry = { $hero } ma otrzymać { $count ->
    [one] 1 obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
}. Czy temu zapobiegasz?
ask-runewars-city = Co daje ci miasto { $area-in }?
ask-runewars-city-unit = Które neutralne jednostki stają { $area-in }?
ask-runewars-rally-heroes = Ile żetonów wpływów wydajesz, żeby dobrać tylu bohaterów i zatrzymać jednego?

why-runewars-nothing-hidden = Nie leży tam żaden zakryty żeton.
why-runewars-hero-too-far = Bohater nie może już iść dalej.
why-runewars-hero-not-beside = Ten obszar nie sąsiaduje z bohaterem.
why-runewars-hero-border = Bohater nie może przekroczyć tej granicy.
why-runewars-hero-acted = Ten bohater działał już w tej fazie misji.
why-runewars-hero-idle = Ten bohater nie ma nic do zrobienia.
why-runewars-hero-cannot-move = Rozbity bohater nie może się ruszyć.
why-runewars-heal-where = Bohater leczy się tylko na obszarze, który kontrolujesz.
why-runewars-hero-unhurt = Nie ma czego leczyć.
why-runewars-fully-trained = Ten bohater niczego więcej już się nie nauczy.
why-runewars-duel-not-here = Ten bohater jest gdzie indziej.
why-runewars-quest-elsewhere = Tę misję podejmuje się gdzie indziej.
why-runewars-no-exchange = Żaden z twoich bohaterów z kartą nagrody nie ma obok siebie innego twojego bohatera.
why-runewars-exchanged = W tej chwili nagrody zostały już wymienione.
why-runewars-no-marker = Żaden z twoich bohaterów nie stoi tam, gdzie pokonany zostawił nagrody.
why-runewars-one-weapon = W pojedynku bohater używa tylko jednej broni.
why-runewars-one-armour = W pojedynku bohater używa tylko jednej zbroi.
why-runewars-reward-spent = Ta karta zrobiła już swoje.
why-runewars-reward-stronghold = Bohater musi stać na obszarze z twoją twierdzą.
why-runewars-reward-neutrals = Na obszarze bohatera nie ma neutralnych jednostek.
why-runewars-reward-empty = Obszar bohatera musi być pusty.
why-runewars-reward-no-units = Nie stoi tam żadna twoja jednostka.
why-runewars-reward-nobody-lies = Na obszarze bohatera nie ma twoich rozbitych jednostek.
why-runewars-reward-no-enemies = Na obszarze bohatera nie stoi żadna wroga ani neutralna jednostka.
why-runewars-reward-beside = Obszar musi sąsiadować z obszarem bohatera.
why-runewars-reward-contested = Toczy się tam bitwa.
why-runewars-reward-after-battle = Run musi zaczekać do końca bitwy.
why-runewars-reward-no-runes = W promieniu dwóch obszarów nie leży żaden zakryty żeton runu.
why-runewars-not-removable = Nie ma tam miejsca, które można by usunąć.
why-runewars-raze-control = Nie kontrolujesz tego obszaru.
why-runewars-raze-few = Musi tam być co najmniej sześć twoich jednostek.
why-runewars-no-ambush = Żaden wrogi bohater nie stoi tam, gdzie twoje jednostki.
why-runewars-nobody-hurt = Żaden z twoich bohaterów nie jest ranny.
why-runewars-duel-mastered = W pierwszej rundzie i tak już dobierasz dwie karty losu.
why-runewars-city-units = Nie ma wolnych figurek tego kształtu.
why-runewars-rally-poor = Nie masz tylu żetonów wpływów.
why-runewars-rally-many = Na bohaterów wydaje się najwyżej 3 żetony wpływów.
why-runewars-rally-no-heroes = W talii nie ma tylu bohaterów.

news-runewars-quest-phase = Zaczyna się faza misji.
news-runewars-hero-stayed = { $hero } zostaje { $area-in }.
news-runewars-hero-healed = { $hero } odzyskuje pełne zdrowie.
news-runewars-hero-recovered = { $hero } odzyskuje siły { $damage ->
    [0] i nie ma już obrażeń
    [one] i ma jeszcze 1 obrażenie
    [few] i ma jeszcze { $damage } obrażenia
   *[many] i ma jeszcze { $damage } obrażeń
}.
news-runewars-hero-routed = { $hero } zostaje { $hero-gender ->
    [f] rozbita
   *[m] rozbity
}.
news-runewars-looked-there = { $seat } { $seat-number ->
    [pl] oglądają
   *[sg] ogląda
} żetony { $area-in }.
news-runewars-attempts = { $hero } podejmuje misję „{ $quest }”.
news-runewars-test = { $hero } wykonuje test { $attribute-gen } ({ $cards }).
news-runewars-tested-success = { $hero } odnosi w teście sukces ({ $card }).
news-runewars-tested-middle = { $hero } odnosi w teście częściowy sukces ({ $card }).
news-runewars-tested-failure = { $hero } ponosi w teście porażkę ({ $card }).
news-runewars-quest-fulfilled = { $hero } wypełnia misję „{ $quest }”.
news-runewars-quest-kept = { $seat } { $seat-number ->
    [pl] zachowują
   *[sg] zachowuje
} misję „{ $quest }”.
news-runewars-quest-lost = { $seat } { $seat-number ->
    [pl] tracą
   *[sg] traci
} misję „{ $quest }”.
news-runewars-explored = { $hero } odkrywa { $area-in } żeton „{ $token }”.
news-runewars-razed = { $seat } { $seat-number ->
    [pl] usuwają
   *[sg] usuwa
} { $area-from } miejsce „{ $token }”.
news-runewars-took-marker = { $hero } zabiera nagrody, które { $other-gender ->
    [f] zostawiła
   *[m] zostawił
} { $other }: { $cards }.
news-runewars-took-marker-hidden = { $hero } zabiera { $count ->
    [one] kartę nagrody, którą
    [few] { $count } karty nagród, które
   *[many] { $count } kart nagród, które
} { $other-gender ->
    [f] zostawiła
   *[m] zostawił
} { $other }.
news-runewars-summoned = { $hero } przywołuje { $unit-counted } { $area-to }.
news-runewars-lured = { $hero } wyprowadza jednostki neutralne { $other-from } { $area-to }.
news-runewars-light = { $hero } podnosi wszystkie rozbite jednostki { $area-in }.
news-runewars-ice = { $hero } rozbija { $unit-acc } { $area-in }.
news-runewars-scried = { $hero } ogląda pobliskie żetony runów.
news-runewars-city = { $seat } { $seat-number ->
    [pl] zdobywają
   *[sg] zdobywa
} poparcie miasta { $area-in } i { $seat-number ->
    [pl] wybierają
   *[sg] wybiera
} { $gain }.
news-runewars-city-units = { $seat } { $seat-number ->
    [pl] zyskują
   *[sg] zyskuje
} { $unit-counted } { $area-in }.

# --- pojedynki ---

news-runewars-challenged = { $hero } wyzywa { $other-acc } na pojedynek { $area-in }.
news-runewars-fights-unit = { $hero } toczy pojedynek { $unit-with } { $area-in }.
news-runewars-evaded = { $hero } unika pojedynku.
news-runewars-duel-round = { $count }. runda pojedynku.
news-runewars-duel-card = { $fighter } dobiera { $card-acc }.
news-runewars-unit-hurt = { $unit } otrzymuje { $count ->
    [one] 1 obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
}, razem ma ich { $damage }.
news-runewars-negated = { $fighter } unika { $count ->
    [one] 1 obrażenia
   *[other] { $count } obrażeń
}.
news-runewars-unit-beaten = { $unit } zostaje { $unit-gender ->
    [f] pokonana
   *[m] pokonany
}.
news-runewars-duel-undecided = Pojedynek pozostaje nierozstrzygnięty.

# --- co mówi karta misji z drukowanej gry ---

quest-runewars-in = Na obszarze { $name }:
quest-runewars-at = { $place ->
    [any_city] Na obszarze z miastem:
    [any_enemy_home_realm] W królestwie innego gracza:
    [any_neutral_area] Na neutralnym obszarze:
    [any_uncontrolled_area] Na obszarze, którego nikt nie kontroluje:
    [any_area_with_mountain_border] Na obszarze z górską granicą:
   *[any_area_with_water_border] Na obszarze z wodną granicą:
}
quest-runewars-test = test { $attribute-gen }
quest-runewars-duel = pojedynek { $unit-with }
quest-runewars-success = Sukces:
quest-runewars-middle = Częściowy sukces:
quest-runewars-failure = Porażka:
quest-runewars-victory = Zwycięstwo:
quest-runewars-defeat = Przegrana:
quest-runewars-brings-reward = nagroda
quest-runewars-brings-damage = { $count ->
    [one] 1 obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
}
quest-runewars-brings-rout = bohater zostaje rozbity
quest-runewars-brings-train = cecha rośnie o { $count }
quest-runewars-brings-influence = { $count ->
    [one] 1 żeton wpływów
    [few] { $count } żetony wpływów
   *[many] { $count } żetonów wpływów
}
quest-runewars-brings-loss = { $count ->
    [one] tracisz 1 żeton wpływów
    [few] tracisz { $count } żetony wpływów
   *[many] tracisz { $count } żetonów wpływów
}
quest-runewars-brings-tactics = { $count ->
    [one] 1 karta taktyki
    [few] { $count } karty taktyki
   *[many] { $count } kart taktyki
}
quest-runewars-brings-discard = misja przepada
quest-runewars-brings-nothing = nic się nie dzieje
