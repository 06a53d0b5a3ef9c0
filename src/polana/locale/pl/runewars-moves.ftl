# O co pyta i o czym opowiada Runewars przy ruchach, pertraktacjach z jednostkami neutralnymi oraz rozkazach 1–5 i 8.

# --- pertraktacje ---

ask-runewars-meet = Jednostki neutralne { $area-in }: walczysz czy pertraktujesz?
ask-runewars-parley-spend = Pertraktacje { $area-in }: ile żetonów wpływów wydajesz?
ask-runewars-parley-card = Która karta losu rozstrzyga pertraktacje?
ask-runewars-parley-failed = Pertraktacje { $area-in } się nie powiodły. Walczysz czy się wycofujesz?

why-runewars-no-influence = Nie masz żetonów wpływów do wydania.
why-runewars-parley-spend = Na pertraktacje wydaje się od 1 do 6 żetonów wpływów, nie więcej, niż masz.
why-runewars-too-many-to-talk = Kto wprowadził ponad osiem jednostek, nie pertraktuje: musi walczyć.
why-runewars-one-battle = Ten rozkaz pozwala na jedną bitwę, a ta już się odbyła.
why-runewars-nobody-comes = Jednostki musiałyby tam walczyć, a jedyna bitwa tego rozkazu już się odbyła; nie dotrze tam też żaden bohater.
why-runewars-must-talk = Ostatni żeton wpływów jest potrzebny do pertraktacji: jedyna bitwa tego rozkazu już się odbyła.

# Przy obszarze, który można aktywować: kto może tam przyjść.
note-runewars-units-come = może tam przyjść { $count ->
    [one] najwyżej 1 jednostka
    [few] najwyżej { $count } jednostki
   *[many] najwyżej { $count } jednostek
}
note-runewars-hero-comes = dotrze tam tylko bohater, żadna jednostka
note-runewars-nobody-comes = nikt tam nie dotrze

news-runewars-negotiates = { $seat } { $seat-number ->
    [pl] pertraktują
   *[sg] pertraktuje
} z jednostkami neutralnymi { $area-in } i { $seat-number ->
    [pl] wydają
   *[sg] wydaje
} { $count ->
    [one] żeton wpływów
    [few] { $count } żetony wpływów
   *[many] { $count } żetonów wpływów
}.
news-runewars-parley-drew = { $seat } { $seat-number ->
    [pl] dobierają
   *[sg] dobiera
} do pertraktacji { $cards-acc }.
news-runewars-parley-success = { $seat } { $seat-number ->
    [pl] wybierają
   *[sg] wybiera
} { $card-acc }: jednostki neutralne zawierają sojusz.
news-runewars-parley-middle = { $seat } { $seat-number ->
    [pl] wybierają
   *[sg] wybiera
} { $card-acc }: jednostki neutralne się wycofują.
news-runewars-parley-failure = { $seat } { $seat-number ->
    [pl] wybierają
   *[sg] wybiera
} { $card-acc }: pertraktacje kończą się niepowodzeniem.

# --- ruch ---

ask-runewars-activate = Który obszar aktywujesz?
ask-runewars-activate-again = Czy aktywujesz drugi obszar?
ask-runewars-march = Kto rusza { $area-to }?
ask-runewars-strategize = Kto rusza?
ask-runewars-move-unit = Które jednostki ruszają { $area-from }?
ask-runewars-move-count = { $unit-how } rusza { $area-from } { $to-to }?
ask-runewars-move-to = Dokąd ruszają { $unit-plural } { $area-from }?
ask-runewars-hero-move-to = Dokąd rusza { $hero }?

why-runewars-activated-twice = Leży tam już twój żeton aktywacji.
why-runewars-activated = Leży tam twój żeton aktywacji: do wiosny jednostki mogą stamtąd tylko się wycofać.
why-runewars-there-already = To jest ten sam obszar.
why-runewars-no-units-there = Nie masz tam jednostek.
why-runewars-too-far = To za daleko.
why-runewars-border = Drogę zagradza granica górska lub wodna.
why-runewars-way-blocked = Drogę zagradzają jednostki neutralne lub wrogie.
why-runewars-routed = Rozbite jednostki się nie ruszają.
why-runewars-routed-hero = Rozbity bohater się nie rusza.
why-runewars-hero-rides = Ten bohater już rusza.
why-runewars-all-move = Wszystkie takie jednostki już ruszają.
why-runewars-allies-alone = Sprzymierzone jednostki neutralne idą tylko na obszar, który kontrolujesz, albo razem z twoimi jednostkami.
why-runewars-one-area = Tym rozkazem idzie się tylko na sąsiedni obszar.
why-runewars-not-safe = Ten obszar zajmują jednostki neutralne lub inny gracz.
why-runewars-nowhere-to-go = Obok nie ma obszaru, na który można wejść.

news-runewars-activated = { $seat } { $seat-number ->
    [pl] aktywują
   *[sg] aktywuje
} { $area-acc }.
news-runewars-moved = { $seat } { $seat-number ->
    [pl] przesuwają
   *[sg] przesuwa
} { $unit-counted } { $area-from } { $to-to }.
news-runewars-hero-moved = { $hero } przechodzi { $area-from } { $to-to }.

# --- zbiory i zaciąg ---

ask-runewars-dig = Który surowiec zyskujesz { $area-from }?
ask-runewars-develop = Które ulepszenie budujesz za 1 drewno?
ask-runewars-develop-where = Przy której twierdzy budujesz ulepszenie „{ $development }”?
ask-runewars-give-up-development = Wszystkie takie żetony leżą na planszy. Skąd zabierasz „{ $development }”, żeby zbudować nowe?
ask-runewars-recruit = Z którego licznika prowadzisz zaciąg?
ask-runewars-recruit-again = Z którego jeszcze licznika prowadzisz zaciąg?
ask-runewars-reuse-where = Zabrakło figurek { $unit-plgen }. Gdzie niszczysz jedną, żeby postawić ją od nowa?
ask-runewars-reuse-figure = Którą figurkę niszczysz { $area-in }?

why-runewars-no-wood = Twój licznik drewna wskazuje 0.
why-runewars-no-site = Nie masz twierdzy bez ulepszenia.
why-runewars-no-own-development = Twoja frakcja nie ma takiego ulepszenia.
why-runewars-same-dial = Z tego licznika zaciąg już był.

news-runewars-developed = { $seat } { $seat-number ->
    [pl] budują
   *[sg] buduje
} ulepszenie „{ $development }” { $area-in }.
news-runewars-development-given-up = { $seat } { $seat-number ->
    [pl] rezygnują
   *[sg] rezygnuje
} z ulepszenia „{ $development }” { $area-in }.

# --- umocnienie ---

ask-runewars-fortify = Co robisz tym rozkazem? Każdą rzecz najwyżej raz.
ask-runewars-build-where = Gdzie budujesz twierdzę?
ask-runewars-give-up-stronghold = Wszystkie twoje twierdze stoją na planszy. Z której rezygnujesz, żeby zbudować nową { $area-in }?
ask-runewars-repair-where = Którą twierdzę naprawiasz?
ask-runewars-mix-first = Z którego obszaru bierzesz pierwszy żeton runu?
ask-runewars-mix-second = Który obszar wybierasz oprócz { $area-gen }?
ask-runewars-mix-to = Gdzie kładziesz żeton { $area-from }?

why-runewars-fortify-once = To już było w tym rozkazie.
why-runewars-no-wood-and-ore = To kosztuje 1 drewno i 1 rudę, a jeden z liczników wskazuje 0.
why-runewars-no-ground = Nie kontrolujesz obszaru bez twierdzy i bez miasta.
why-runewars-not-controlled = Nie kontrolujesz tego obszaru.
why-runewars-has-stronghold = Stoi tam już twierdza.
why-runewars-has-city = Jest tam miasto.
why-runewars-no-ore = Twój licznik rudy wskazuje 0.
why-runewars-nothing-damaged = Żadna z twoich twierdz nie jest uszkodzona.
why-runewars-no-runes-to-move = Potrzeba dwóch obszarów, które kontrolujesz, w tym jednego z żetonem runu.
why-runewars-rune-not-controlled = Nie kontrolujesz tego obszaru.
why-runewars-no-rune-there = Nie leży tam żeton runu.
why-runewars-same-area = Potrzeba dwóch różnych obszarów.

news-runewars-stronghold-built = { $seat } { $seat-number ->
    [pl] budują
   *[sg] buduje
} twierdzę { $area-in }.
news-runewars-stronghold-repaired = { $seat } { $seat-number ->
    [pl] naprawiają
   *[sg] naprawia
} twierdzę { $area-in }.
news-runewars-runes-mixed = { $seat } { $seat-number ->
    [pl] mieszają
   *[sg] miesza
} żetony runów { $area-from } i { $other-from }.

# --- zima ---

news-runewars-frozen = Wody zamarzają: do końca pory roku nikogo nie zatrzymują.
news-runewars-food-limit =
    { $count ->
        [0] { $seat-dat } tej zimy nie starcza żywności dla żadnej jednostki.
        [one] { $seat-dat } starcza żywności dla jednej jednostki na każdym obszarze.
       *[many] { $seat-dat } starcza żywności dla { $count } jednostek na każdym obszarze.
    }
