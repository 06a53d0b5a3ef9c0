# O czym opowiada Runewars.

# --- rozstawienie ---

news-runewars-drew-for-first = { $seat } { $seat-number ->
    [pl] odkrywają
   *[sg] odkrywa
} { $fate-acc }.
news-runewars-first-player = { $seat } { $seat-number ->
    [pl] zaczynają i pozostają pierwszymi graczami
   *[sg] zaczyna i pozostaje pierwszym graczem
} do końca gry.
news-runewars-faction = { $seat } { $seat-number ->
    [pl] grają
   *[sg] gra
} { $faction-ins }.
news-runewars-setup-quests = Początkowe misje { $seat-gen }: { $quests }.
news-runewars-tile = { $seat } { $seat-number ->
    [pl] kładą
   *[sg] kładzie
} { $tile-acc }.
news-runewars-board-taken-back = Znaczników królestw nie da się położyć: plansza powstaje od nowa.
news-runewars-marker = { $seat } { $seat-number ->
    [pl] kładą
   *[sg] kładzie
} znacznik królestwa { $spot }; jego druga połowa leży { $side } od pierwszej.
news-runewars-home = { $seat } { $seat-number ->
    [pl] kładą
   *[sg] kładzie
} płytkę swojego królestwa.
news-runewars-homes-taken-back = Królestwo się nie mieści: znaczniki, runy i królestwa układa się od nowa.
news-runewars-board-ready = Na planszy są już miasta i jednostki neutralne.
news-runewars-dials = Na początku liczniki { $seat-gen } wskazują { $food ->
    [one] { $food } żywność
   *[other] { $food } żywności
}, { $wood ->
    [one] { $wood } drewno
   *[other] { $wood } drewna
} i { $ore ->
    [one] { $ore } rudę
   *[other] { $ore } rudy
}.
news-runewars-start-stronghold = { $seat } { $seat-number ->
    [pl] stawiają
   *[sg] stawia
} twierdzę { $area-in }.
news-runewars-mustered = { $seat } { $seat-number ->
    [pl] stawiają
   *[sg] stawia
} { $unit-counted } { $area-in }.
news-runewars-start-hero = { $hero } wstępuje na służbę do { $seat-gen } i zaczyna { $area-in }.
news-runewars-drew-objective = { $seat } { $seat-number ->
    [pl] dobierają
   *[sg] dobiera
} cel „{ $objective }”.
news-runewars-drew-objective-hidden = { $seat } { $seat-number ->
    [pl] dobierają
   *[sg] dobiera
} kartę celu.
news-runewars-rune-placed = { $seat } { $seat-number ->
    [pl] kładą
   *[sg] kładzie
} żeton runu { $area-in }.
news-runewars-rune-returned = Na { $rune-acc } { $seat-gen } nie ma miejsca, więc wraca na stos.

# --- karty, wpływy, liczniki ---

news-runewars-drew-tactics = { $seat } { $seat-number ->
    [pl] dobierają
   *[sg] dobiera
} z talii taktyki: { $cards }.
news-runewars-drew-tactics-hidden = { $seat } { $seat-number ->
    [pl] dobierają
   *[sg] dobiera
} { $count ->
    [one] kartę taktyki
    [few] { $count } karty taktyki
   *[many] { $count } kart taktyki
}.
news-runewars-discarded-tactic = { $seat } { $seat-number ->
    [pl] odrzucają
   *[sg] odrzuca
} kartę „{ $card }”.
news-runewars-drew-quests = { $seat } { $seat-number ->
    [pl] dobierają
   *[sg] dobiera
} z talii misji: { $quests }.
news-runewars-drew-quests-hidden = { $seat } { $seat-number ->
    [pl] dobierają
   *[sg] dobiera
} { $count ->
    [one] kartę misji
    [few] { $count } karty misji
   *[many] { $count } kart misji
}.
news-runewars-discarded-quest = { $seat } { $seat-number ->
    [pl] odrzucają
   *[sg] odrzuca
} misję „{ $quest }”.
news-runewars-gained-influence = { $seat } { $seat-number ->
    [pl] zyskują
   *[sg] zyskuje
} { $count ->
    [one] żeton wpływów
    [few] { $count } żetony wpływów
   *[many] { $count } żetonów wpływów
}.
news-runewars-spent-influence = { $seat } { $seat-number ->
    [pl] wydają
   *[sg] wydaje
} { $count ->
    [one] żeton wpływów
    [few] { $count } żetony wpływów
   *[many] { $count } żetonów wpływów
}.
news-runewars-dial = Licznik { $resource-gen } { $seat-gen } wskazuje { $value }.

news-runewars-rune-gained = { $seat } { $seat-number ->
    [pl] zdobywają
   *[sg] zdobywa
} smoczy run.
news-runewars-rune-discarded = { $seat } { $seat-number ->
    [pl] odrzucają
   *[sg] odrzuca
} fałszywy run { $area-from }.
news-runewars-destroyed = { $seat } { $seat-number ->
    [pl] niszczą
   *[sg] niszczy
} { $area-in } { $unit-gender ->
    [f] własną
   *[m] własnego
} { $unit-acc }.
news-runewars-parted = { $seat } nie { $seat-number ->
    [pl] kontrolują
   *[sg] kontroluje
} już { $area-gen }: jednostki neutralne, które tam stoją, nie są już niczyim sprzymierzeńcem.

news-runewars-tactic = { $seat } { $seat-number ->
    [pl] zagrywają
   *[sg] zagrywa
} kartę „{ $card }”.
news-runewars-tactic-cancelled = { $seat } { $seat-number ->
    [pl] udaremniają
   *[sg] udaremnia
} kartę „{ $card }”.

# --- rok ---

news-runewars-spring = Wiosna, rok { $year }.
news-runewars-summer = Lato, rok { $year }.
news-runewars-autumn = Jesień, rok { $year }.
news-runewars-winter = Zima, rok { $year }.
news-runewars-season-card = Karta pory roku: „{ $card }”.
news-runewars-spring-effect = Znikają żetony aktywacji, rozkazy wracają na rękę, rozbite figurki wstają.
news-runewars-fate-shuffled = Karty losu zostają przetasowane.
news-runewars-order = { $seat } { $seat-number ->
    [pl] wybierają
   *[sg] wybiera
} rozkaz „{ $order }”.
news-runewars-order-supremacy = { $seat } { $seat-number ->
    [pl] wybierają
   *[sg] wybiera
} rozkaz „{ $order }” i { $seat-number ->
    [pl] mają
   *[sg] ma
} Starszeństwo.
news-runewars-resolves = { $seat } { $seat-number ->
    [pl] wykonują
   *[sg] wykonuje
} rozkaz „{ $order }”.
news-runewars-won = { $seat } { $seat-number ->
    [pl] zwyciężają
   *[sg] zwycięża
}.
