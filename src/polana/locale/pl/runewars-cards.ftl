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
why-runewars-title-own = Ten tytuł już należy do ciebie.
why-runewars-title-dear = Leży na nim co najmniej tyle wpływów, ile możesz wydać.
why-runewars-title-price = Na tytuł trzeba wydać więcej wpływów, niż na nim leży, i nie więcej, niż masz.
why-runewars-title-not-held = Ten tytuł nie należy do ciebie.
why-runewars-title-no-rune = Ten tytuł nie daje smoczego runu.
why-runewars-objective-unmet = Warunek twojego celu nie jest spełniony.
why-runewars-objective-none = Nie masz karty celu.
why-runewars-bid-much = Nie możesz zalicytować więcej wpływów, niż masz.
why-runewars-objective-battle = Nie w trakcie bitwy.
why-runewars-objective-turn = Ten cel można ujawnić tylko we własnej turze.
why-runewars-objective-possible = Jednostki, o których mówi karta, są jeszcze na planszy.
why-runewars-claim-runes = Kontrolujesz mniej niż sześć smoczych runów.
why-runewars-claim-once = Twoja karta zwycięstwa leży już na jednej z talii pór roku.
why-runewars-claim-deck = Na talii tej pory roku leży już czyjaś karta zwycięstwa.
why-runewars-claim-year = W siódmym roku nie można już kłaść kart zwycięstwa.
why-runewars-claim-battle = Nie w trakcie bitwy.

news-runewars-announced = { $count ->
    [0] { $seat } nie { $seat-number ->
        [pl] mają
       *[sg] ma
    } żetonów wpływów.
   *[other] { $seat } { $seat-number ->
        [pl] mają
       *[sg] ma
    } łącznie { $count ->
        [one] { $count } żeton wpływów
        [few] { $count } żetony wpływów
       *[many] { $count } żetonów wpływów
    }.
}
news-runewars-bid = { $count ->
    [0] { $seat } niczego nie { $seat-number ->
        [pl] licytują
       *[sg] licytuje
    }.
   *[other] { $seat } { $seat-number ->
        [pl] licytują
       *[sg] licytuje
    } { $count ->
        [one] { $count } żeton wpływów
        [few] { $count } żetony wpływów
       *[many] { $count } żetonów wpływów
    }.
}
news-runewars-tied-first = Najwyższe stawki były równe. { $seat-number ->
    [pl] Rozstrzygają
   *[sg] Rozstrzyga
} { $seat }: { $other-number ->
    [pl] wygrywają
   *[sg] wygrywa
} { $other }.
news-runewars-tied-last = Najniższe stawki były równe. { $seat-number ->
    [pl] Rozstrzygają
   *[sg] Rozstrzyga
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
} nagrodę „{ $reward }”, którą { $hero-gender ->
    [f] miała
   *[m] miał
} { $hero }.
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
news-runewars-rune-revealed = Zostaje odkryty { $rune } { $area-in }.

# --- karty pór roku ---

ask-runewars-new-objective = Czy odrzucasz swój cel i dobierasz inny?
ask-runewars-raise-dial = Który ze swoich liczników podnosisz o { $count }?
ask-runewars-envoys = Którą kartę taktyki bierzesz ze stosu kart odrzuconych?
ask-runewars-loyalty = { $hero } się waha. Czy wydajesz 1 żeton wpływów, żeby zatrzymać { $hero-acc }?
ask-runewars-tutors = Który bohater się szkoli?
ask-runewars-levy-where =
    { $count ->
        [one] Przy której twierdzy stawiasz nową jednostkę?
        [few] Przy której twierdzy stawiasz { $count } nowe jednostki?
       *[many] Przy której twierdzy stawiasz { $count } nowych jednostek?
    }
ask-runewars-levy-kind = Którą jednostkę stawiasz { $area-in }?
ask-runewars-rune-from = Z którego obszaru przenosisz żeton runu?
ask-runewars-rune-to = Dokąd trafia żeton runu { $area-from }?
ask-runewars-pious = Gdzie kładziesz smoczy run, który przypada { $other-dat }?
ask-runewars-bands = Na którym ze swoich obszarów stawiasz najemników?
ask-runewars-heat = Którą jednostkę rozbija upał { $area-in }?
ask-runewars-beasts-from = Z którego obszaru ruszają jednostki neutralne?
ask-runewars-beasts-to = Dokąd idą jednostki neutralne { $area-from }?
ask-runewars-brigands = Zbójcy: odrzucasz 1 kartę taktyki czy 2 żetony wpływów?
ask-runewars-brigands-tactic = Którą kartę taktyki zabierają zbójcy?
ask-runewars-judgement = Kto musi odkryć żeton runu?
ask-runewars-burn = Który licznik { $other-gen } spada o 1?
ask-runewars-vault = Na którym niekontrolowanym obszarze kładziesz smoczy run?
ask-runewars-quarters = Z którego obszaru zdejmujesz swój żeton aktywacji?
ask-runewars-whispers = Który żeton runu oglądasz?
ask-runewars-cold-hearts = Wydajesz 1 żeton wpływów czy tracisz sprzymierzoną jednostkę? Jeśli jednostkę, to na którym obszarze?

why-runewars-rune-not-home = Nie ma tam żetonu runu z twojego królestwa.
why-runewars-no-herd = Nie ma tam niesprzymierzonych jednostek neutralnych, które miałyby dokąd pójść.
why-runewars-herd-way = Nie wszystkie mogą tam dojść.
why-runewars-not-friendly = Nie kontrolujesz tego obszaru.
why-runewars-not-bare = To musi być niekontrolowany obszar bez żetonu runu.
why-runewars-no-activation = Nie masz tam żetonu aktywacji.
why-runewars-nothing-to-see = To musi być nieznany ci żeton runu obok twojego obszaru.

news-runewars-banned = { $seat } nie { $seat-number ->
    [pl] mogą
   *[sg] może
} w tej porze roku wybrać { $orders-number ->
    [pl] żadnego z rozkazów: { $orders }
   *[sg] rozkazu „{ $orders }”
}.
news-runewars-took-tactic = { $seat } { $seat-number ->
    [pl] biorą
   *[sg] bierze
} kartę „{ $card }” ze stosu kart odrzuconych.
news-runewars-rune-moved = { $seat } { $seat-number ->
    [pl] przenoszą
   *[sg] przenosi
} żeton runu { $area-from } { $to-to }.
news-runewars-dragon-placed = { $seat } { $seat-number ->
    [pl] dostają
   *[sg] dostaje
} zakryty smoczy run { $area-in }.
news-runewars-routed-in = { $unit } { $seat-gen } zostaje { $unit-gender ->
    [f] rozbita
   *[m] rozbity
} { $area-in }.
news-runewars-neutrals-moved = { $seat } { $seat-number ->
    [pl] przenoszą
   *[sg] przenosi
} jednostki neutralne { $area-from } { $to-to }.
news-runewars-bitter = Tej zimy żywności liczy się o 1 mniej, ale co najmniej 1.
news-runewars-activation-removed = { $seat } { $seat-number ->
    [pl] zdejmują
   *[sg] zdejmuje
} żeton aktywacji { $area-from }.
news-runewars-looked = { $seat } { $seat-number ->
    [pl] oglądają
   *[sg] ogląda
} żeton runu { $area-in }: to { $rune }.
news-runewars-looked-hidden = { $seat } { $seat-number ->
    [pl] oglądają
   *[sg] ogląda
} żeton runu { $area-in }.

# --- taktyki ---

ask-runewars-rumours-of = Czyj żeton aktywacji kładziesz?
ask-runewars-rumours-where = Gdzie kładziesz żeton aktywacji { $other-gen }?
ask-runewars-lost-city = Gdzie leży zaginione miasto?
ask-runewars-spy-guild = Który ze swoich rozkazów bierzesz z powrotem?
ask-runewars-counsel-with = Z kim się naradzasz?
ask-runewars-counsel-price = Ile wpływów wydajesz? { $other } { $other-number ->
    [pl] dobiorą
   *[sg] dobierze
} tyle samo kart taktyki co ty.
ask-runewars-drive-out = Z którego obszaru przepędzasz jednostki neutralne?
ask-runewars-wild-kind = Która jednostka neutralna staje { $area-in }?
ask-runewars-wild-where = Gdzie staje jednostka neutralna?
ask-runewars-scorch = Czyją ziemię palisz?
ask-runewars-scorch-dial = Który licznik { $other-gen } spada o 1?
ask-runewars-stores-where = Który z twoich obszarów nie potrzebuje tej zimy żywności?

why-runewars-tactic-battle = Tej karty nie można zagrać w trakcie bitwy.
why-runewars-tactic-fresh = Ta karta została dobrana w tej porze roku: można jej użyć dopiero od następnej.
why-runewars-tactic-your-turn = Zagrywa się ją we własnej turze: tuż przed rozkazem, w jego trakcie albo tuż po nim.
why-runewars-tactic-battle-start = Zagrywa się ją na początku bitwy.
why-runewars-tactic-in-battle = Zagrywa się ją w trakcie bitwy.
why-runewars-tactic-duel-start = Zagrywa się ją na początku pojedynku.
why-runewars-tactic-quest-phase = Zagrywa się ją w fazie misji, czyli latem.
why-runewars-tactic-as-answer = To odpowiedź na kartę taktyki przeciwnika.
why-runewars-tactic-in-winter = Zagrywa się ją zimą, gdy sprawdza się zapas żywności.
why-runewars-done-on-your-turn = Robi się to we własnej turze, przed wykonaniem rozkazu albo po nim.
why-runewars-done-in-quest-phase = Robią to bohaterowie w fazie misji.
why-runewars-done-by-fortify = Robi się to rozkazem Umocnienie.
why-runewars-card-finish-first = Najpierw dokończ to, co zaczęte.
why-runewars-order-chosen = Rozkazy wybiera się na początku pory roku; na tę już leżą na stole.
why-runewars-order-later = Najpierw karta pory roku i to, co przynosi ta pora; rozkazy wszyscy wybierają dopiero potem.
why-runewars-other-target = Aktywowano { $area-acc }: teraz ruszają tylko ci, którzy mogą tam dojść, a stoją na podświetlonych obszarach.
why-runewars-order-active = Ten rozkaz właśnie wykonujesz.
why-runewars-quest-when = Bohater podejmuje ją w fazie misji, czyli latem, w miejscu, które wskazuje karta.
why-runewars-tactic-no-effect = Ta karta nic by teraz nie dała.
why-runewars-nothing-to-cancel = Nie ma teraz karty, którą można by udaremnić.
why-runewars-rumours-his = Ten gracz kontroluje ten obszar.
why-runewars-no-lost-city = To musi być niekontrolowany obszar, na którym stoi twój bohater.
why-runewars-no-neutrals = Nie ma tam jednostek neutralnych.
why-runewars-not-for-wild = To musi być twój obszar albo obszar neutralny.
why-runewars-no-shifting-rune = To musi być zakryty żeton na niekontrolowanym obszarze, obok którego jest wolne miejsce.

news-runewars-activation-placed = { $seat } { $seat-number ->
    [pl] kładą
   *[sg] kładzie
} żeton aktywacji { $other-gen } { $area-in }.
news-runewars-order-back = { $seat } { $seat-number ->
    [pl] odzyskują
   *[sg] odzyskuje
} rozkaz „{ $order }”.
news-runewars-mountain-pass = { $seat } { $seat-number ->
    [pl] mogą
   *[sg] może
} do końca tury przekraczać górskie granice.
news-runewars-forced-march = { $seat } { $seat-number ->
    [pl] mogą
   *[sg] może
} w tej turze sprowadzać jednostki z obszarów o jeden dalej.
news-runewars-city-found = { $seat } { $seat-number ->
    [pl] stawiają
   *[sg] stawia
} uszkodzoną twierdzę { $area-in }.
news-runewars-stores = { $seat } { $seat-number ->
    [pl] mają
   *[sg] ma
} dość zapasów { $area-in }.
