# O co pyta Runewars i czemu czegoś nie wolno.

option-runewars-explore = gra z żetonami odkryć
option-runewars-ready-made = gra na gotowej planszy zamiast wspólnego układania; strona ustawia też jednostki
error-runewars-faction-twice = Jedną frakcją nie może grać dwoje graczy.
result-runewars-runes = { $winners-number ->
    [pl] Dzięki smoczym runom zwyciężają
   *[sg] Dzięki smoczym runom zwycięża
} { $winners }.

# --- rozstawienie ---

ask-runewars-faction = Którą frakcją grasz?
ask-runewars-first-tile = Którą ze swoich płytek kładziesz na środku stołu?
ask-runewars-tile = Którą ze swoich płytek kładziesz?
ask-runewars-tile-part = Który obszar { $tile-gen } przylega do planszy?
ask-runewars-tile-spot = Gdzie kładziesz { $area-acc } z { $tile-gen }?
ask-runewars-tile-turn = Jak obracasz { $tile-acc } { $spot }?
ask-runewars-marker = Gdzie kładziesz { $count }. znacznik królestwa?
ask-runewars-marker-side = Znacznik leży { $spot }. Gdzie leży jego druga połowa?
ask-runewars-home-marker = Na którym znaczniku kładziesz swoje królestwo?
ask-runewars-home-turn = Jak obracasz swoje królestwo { $spot }?
ask-runewars-rune-where =
    { $count ->
        [one] Gdzie kładziesz ten żeton runu?
       *[other] Gdzie kładziesz pierwszy z dwóch żetonów runów?
    }
ask-runewars-rune-dragon = Na którym z tych dwóch obszarów kładziesz smoczy run?
ask-runewars-rune-which = Jest miejsce tylko na jeden żeton: który kładziesz?
ask-runewars-start-stronghold = Gdzie stawiasz swoją pierwszą twierdzę?
ask-runewars-start-hero = Gdzie zaczyna { $hero }?
ask-runewars-muster-where = Gdzie stawiasz { $unit-counted }?
ask-runewars-muster-count = { $unit-how } staje { $area-in }?

why-runewars-faction-taken = Tą frakcją gra już ktoś inny.
why-runewars-overlap = Tam już leży płytka.
why-runewars-no-contact = Co najmniej dwa obszary płytki muszą przylegać do co najmniej dwóch obszarów planszy.
why-runewars-colours-meet = Górska ani wodna granica nie może leżeć wzdłuż innej takiej granicy.
why-runewars-not-beside = To nie jest wolne pole przy planszy.
why-runewars-fits-nowhere = Nigdzie się nie zmieści.
why-runewars-few-borders = Znacznik musi przylegać do co najmniej trzech niekolorowych granic.
why-runewars-markers-near = Między znacznikami muszą być co najmniej trzy obszary.
why-runewars-no-home-fits = Nie każde królestwo by się tam zmieściło.
why-runewars-no-room-for-rest = Dla pozostałych znaczników zabrakłoby miejsca.
why-runewars-home-fits-not = Twoje królestwo się tam nie zmieści.
why-runewars-homes-touch = Królestwa nie mogą do siebie przylegać.
why-runewars-rune-there = Tam już leży żeton runu.
why-runewars-one-rune-an-area = Na obszarze może leżeć tylko jeden żeton runu.
why-runewars-beside-marker = Run nie może leżeć obok znacznika królestwa.

# --- rok ---

ask-runewars-order = Który rozkaz wydajesz w tej porze roku?
ask-runewars-autumn-gain = Co bierzesz tej jesieni: 2 żetony wpływów czy 1 kartę taktyki?
ask-runewars-deed =
    { $moment ->
        [1] Czy używasz karty albo tytułu przed rozkazem { $order }?
        [2] Czy używasz karty albo tytułu przed efektem Starszeństwa rozkazu { $order }?
        [3] Czy po rozkazie { $order } używasz karty albo tytułu, zanim skończysz turę?
        [4] Czy używasz karty albo tytułu przed bitwą?
       *[0] Czy przed dalszą grą używasz karty albo tytułu?
    }
ask-runewars-rune-discard = Który fałszywy run odrzucasz, zanim zdobędziesz smoczy run?
ask-runewars-destroy =
    { $count ->
        [one] Którą jednostkę niszczysz { $area-in }?
        [few] Którą jednostkę niszczysz { $area-in }? Trzeba zniszczyć jeszcze { $count }.
       *[many] Którą jednostkę niszczysz { $area-in }? Trzeba zniszczyć jeszcze { $count }.
    }
ask-runewars-tactic = Czy zagrywasz teraz kartę taktyki?
ask-runewars-counter = { $other } { $other-number ->
    [pl] zagrywają
   *[sg] zagrywa
} kartę „{ $card }”. Czy ją udaremniasz?
ask-runewars-discard-tactic = Masz więcej niż dziesięć kart taktyki: którą odrzucasz?
ask-runewars-discard-quest = Masz więcej niż trzy karty misji: którą odrzucasz?

why-runewars-order-played = Ten rozkaz leży już przed tobą; wróci na rękę wiosną.
why-runewars-rune-enemy-area = Run kładzie się na własnym obszarze albo na takim, którego nikt nie kontroluje.
why-runewars-order-banned = Karta pory roku zakazuje teraz tego rozkazu.
