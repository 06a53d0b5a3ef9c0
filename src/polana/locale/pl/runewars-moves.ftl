# O co pyta i o czym opowiada Runewars przy ruchach, rozmowach z jednostkami neutralnymi oraz rozkazach 1–5 i 8.

# --- dyplomacja ---

ask-runewars-meet = Jednostki neutralne stoją { $area-in }. Walczysz czy negocjujesz?
ask-runewars-parley-spend = Ile żetonów wpływów wydajesz, żeby pozyskać jednostki neutralne { $area-in }? Za każdy dobierasz kartę losu.
ask-runewars-parley-card = Która karta losu rozstrzyga rozmowy?
ask-runewars-parley-failed = Rozmowy { $area-in } się nie powiodły. Walczysz czy się wycofujesz?

why-runewars-no-influence = Nie masz żetonów wpływów do wydania.
why-runewars-too-many-to-talk = Kto wprowadził ponad osiem jednostek, nie negocjuje: musi walczyć.
why-runewars-one-battle = Ten rozkaz pozwala na jedną bitwę, a ta już się odbyła.

news-runewars-negotiates = { $seat } { $seat-number ->
    [pl] negocjują
   *[sg] negocjuje
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
} do rozmów karty losu: { $cards }.
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
} { $card-acc }: rozmowy kończą się niepowodzeniem.

# --- ruch ---

news-runewars-activated = { $seat } { $seat-number ->
    [pl] aktywują
   *[sg] aktywuje
} obszar: { $area }.
news-runewars-moved = { $seat } { $seat-number ->
    [pl] przesuwają
   *[sg] przesuwa
} { $unit-counted } { $area-from } { $to-to }.
news-runewars-hero-moved = { $hero } przechodzi { $area-from } { $to-to }.
