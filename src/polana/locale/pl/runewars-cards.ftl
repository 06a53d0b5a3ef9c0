# O co pyta i co opowiada Runewars: licytacje, tytuły, cele, karty zwycięstwa, pory roku i taktyki.

ask-runewars-bid = Ile wpływów licytujesz?
ask-runewars-tied-first = Najwyższe stawki są równe. Kto wygrywa?
ask-runewars-tied-last = Najniższe stawki są równe. Czyja liczy się jako najniższa?
ask-runewars-title = Który tytuł przejmujesz?
ask-runewars-title-price = Ile wpływów wydajesz na tytuł „{ $title }”?
ask-runewars-title-tactic =
    { $count ->
        [one] Którą kartę taktyki odrzucasz za smoczy run?
        [few] Którą kartę taktyki odrzucasz za smoczy run? Trzeba odrzucić { $count }.
       *[many] Którą kartę taktyki odrzucasz za smoczy run? Trzeba odrzucić { $count }.
    }
ask-runewars-title-reward =
    { $count ->
        [one] Którą kartę nagrody odrzucasz za smoczy run?
        [few] Którą kartę nagrody odrzucasz za smoczy run? Trzeba odrzucić { $count }.
       *[many] Którą kartę nagrody odrzucasz za smoczy run? Trzeba odrzucić { $count }.
    }
ask-runewars-reward-of = Który bohater oddaje nagrodę „{ $reward }”?
ask-runewars-show-objective = Czy ujawniasz teraz swój cel?
ask-runewars-reveal = Który ze swoich żetonów runów odkrywasz?
ask-runewars-reveal-dragon = Który ze swoich smoczych runów odkrywasz?

why-runewars-title-power = Nie w trakcie bitwy.
why-runewars-title-once = Ten tytuł został już użyty w tej turze.
why-runewars-title-victory = W tej turze nie było jeszcze zwycięskiego ataku na innego gracza.
why-runewars-title-tactics = Masz mniej niż trzy karty taktyki.
why-runewars-title-rewards = Twoi bohaterowie mają mniej niż trzy karty nagród.
why-runewars-title-own = Ten tytuł już należy do Ciebie.
why-runewars-title-dear = Leży na nim co najmniej tyle wpływów, ile możesz wydać.
why-runewars-objective-unmet = Warunek Twojego celu nie jest spełniony.
why-runewars-objective-battle = Nie w trakcie bitwy.
why-runewars-objective-turn = Ten cel można ujawnić tylko we własnej turze.
why-runewars-objective-possible = Jednostki, o których mówi karta, są jeszcze na planszy.
why-runewars-claim-runes = Kontrolujesz mniej niż sześć smoczych runów.
why-runewars-claim-once = Twoja karta zwycięstwa leży już na jednej z talii pór roku.
why-runewars-claim-deck = Na talii tej pory roku leży już czyjaś karta zwycięstwa.
why-runewars-claim-year = W siódmym roku nie można już kłaść kart zwycięstwa.
why-runewars-claim-battle = Nie w trakcie bitwy.

news-runewars-announced = { $seat }: łącznie { $count ->
    [one] { $count } żeton wpływów
    [few] { $count } żetony wpływów
   *[many] { $count } żetonów wpływów
}.
news-runewars-bid = { $seat } { $seat-number ->
    [pl] licytują
   *[sg] licytuje
} { $count ->
    [0] zero
    [one] { $count } żeton wpływów
    [few] { $count } żetony wpływów
   *[many] { $count } żetonów wpływów
}.
news-runewars-tied-first = Najwyższe stawki były równe. Decyzję { $seat-number ->
    [pl] podejmują
   *[sg] podejmuje
} { $seat }: { $other-number ->
    [pl] wygrywają
   *[sg] wygrywa
} { $other }.
news-runewars-tied-last = Najniższe stawki były równe. Decyzję { $seat-number ->
    [pl] podejmują
   *[sg] podejmuje
} { $seat }: jako najniższa liczy się stawka { $other-gen }.
news-runewars-title-taken = { $seat } { $seat-number ->
    [pl] przejmują
   *[sg] przejmuje
} tytuł „{ $title }” za { $count ->
    [one] { $count } żeton wpływów
    [few] { $count } żetony wpływów
   *[many] { $count } żetonów wpływów
}.
news-runewars-title-used = { $seat } { $seat-number ->
    [pl] korzystają
   *[sg] korzysta
} z tytułu „{ $title }”.
news-runewars-reward-given-up = { $seat } { $seat-number ->
    [pl] odrzucają
   *[sg] odrzuca
} nagrodę „{ $reward }” ({ $hero }).
news-runewars-fulfilled = { $seat } { $seat-number ->
    [pl] realizują
   *[sg] realizuje
} cel „{ $objective }”.
news-runewars-objective-discarded = { $seat } { $seat-number ->
    [pl] odrzucają
   *[sg] odrzuca
} cel „{ $objective }”.
news-runewars-claimed-spring = { $seat } { $seat-number ->
    [pl] kładą
   *[sg] kładzie
} kartę zwycięstwa na talii Wiosny.
news-runewars-claimed-summer = { $seat } { $seat-number ->
    [pl] kładą
   *[sg] kładzie
} kartę zwycięstwa na talii Lata.
news-runewars-claimed-autumn = { $seat } { $seat-number ->
    [pl] kładą
   *[sg] kładzie
} kartę zwycięstwa na talii Jesieni.
news-runewars-claimed-winter = { $seat } { $seat-number ->
    [pl] kładą
   *[sg] kładzie
} kartę zwycięstwa na talii Zimy.
news-runewars-claim-failed = { $seat } { $seat-number ->
    [pl] kontrolują mniej niż sześć smoczych runów i zabierają
   *[sg] kontroluje mniej niż sześć smoczych runów i zabiera
} kartę zwycięstwa z powrotem.
news-runewars-eliminated = { $seat } { $seat-number ->
    [pl] nie kontrolują żadnego obszaru i odpadają
   *[sg] nie kontroluje żadnego obszaru i odpada
} z gry.
news-runewars-rune-revealed = Odkryty żeton runu { $area-in }: { $rune }.
