# Root: Żelazna Straż.

ask-root-keepers-home = Gdzie zaczyna pierwszych czterech wojowników?
ask-root-keepers-second-home = Gdzie obok stawiasz kolejnych czterech wojowników?
ask-root-keepers-birdsong = Rozbijasz obóz, zwijasz posterunek czy werbujesz?
ask-root-keepers-daylight = Świta, kolumna „{ $column }”: która karta teraz działa?
ask-root-keepers-crafting = W Świcie nie ma żadnej karty. Co robisz?
ask-root-keepers-evening = Dodajesz karty do Świty czy przenosisz jedną z jej kart?
ask-root-keepers-recruit-card = Którą kartę wydajesz na dwóch wojowników?
ask-root-keepers-tuck-card = Która karta dołącza do Świty?
ask-root-keepers-encamp = Gdzie zamieniasz wojownika na posterunek?
ask-root-keepers-reinforce = Nie masz nic na mapie. Gdzie pojawiają się posterunek i wojownik?
ask-root-keepers-face = Jaki typ reliktu ma wskazywać posterunek { $where-in }?
ask-root-keepers-tile = Który to z twoich posterunków?
ask-root-keepers-decamp = Gdzie zamieniasz posterunek na wojownika?
ask-root-keepers-decamp-which = Który posterunek { $where-in } zwijasz?
ask-root-keepers-recruit = Gdzie stają dwaj wojownicy?
ask-root-keepers-delve-where = Gdzie walczysz i szukasz reliktu?
ask-root-keepers-delve-forest = W którym lesie szukasz reliktu, żeby przynieść go { $where-to }?
ask-root-keepers-delve-relic = Który relikt zabierasz { $where-from }?
ask-root-keepers-move-or-recover = Wykonujesz ruch czy odzyskujesz relikty?
ask-root-keepers-recover-where = Gdzie odzyskujesz relikty?
ask-root-keepers-recover = Który relikt { $where-in } odzyskujesz?
ask-root-keepers-carry = Który relikt zabierasz { $destination-to }?
ask-root-keepers-trophy = W którym lesie kładziesz { $piece-acc }?
ask-root-keepers-column = Do której kolumny Świty trafia karta „{ $card }”?
ask-root-keepers-shift-from = Z której kolumny przenosisz kartę?
ask-root-keepers-shift-card = Którą kartę przenosisz z kolumny „{ $column }”?

news-root-keepers-encamped = { $seat } { $seat-number ->
    [pl] rozbijają
   *[sg] rozbija
} { $where-in } posterunek dla { $relic-gen }.
news-root-keepers-decamped = { $seat } { $seat-number ->
    [pl] zwijają
   *[sg] zwija
} posterunek { $where-in }.
news-root-keepers-acted = { $seat } { $seat-number ->
    [pl] aktywują
   *[sg] aktywuje
} w Świcie kartę „{ $card }” (kolumna „{ $column }”).
news-root-keepers-delved = { $seat } { $seat-number ->
    [pl] odnajdują
   *[sg] odnajduje
} { $piece-acc }: relikt wędruje { $origin-from } { $where-to }.
news-root-keepers-carried = { $seat } { $seat-number ->
    [pl] przenoszą
   *[sg] przenosi
} { $piece-acc } { $origin-from } { $destination-to }.
news-root-keepers-recovered = { $seat } { $seat-number ->
    [pl] odzyskują
   *[sg] odzyskuje
} { $where-in } { $piece-acc }.
news-root-keepers-column-filled = { $seat } { $seat-number ->
    [pl] zapełniają
   *[sg] zapełnia
} kolumnę reliktów.
news-root-keepers-lost-card = { $seat } { $seat-number ->
    [pl] tracą
   *[sg] traci
} ze Świty kartę „{ $card }”.
news-root-keepers-devout = Rycerze { $seat-gen } nie zważają na pierwsze obrażenie.
news-root-keepers-trophy = { $seat } { $seat-number ->
    [pl] kładą
   *[sg] kładzie
} { $where-in } { $piece-acc }.
news-root-keepers-tucked = { $seat } { $seat-number ->
    [pl] dodają
   *[sg] dodaje
} do Świty kartę „{ $card }” (kolumna „{ $column }”).
news-root-keepers-shifted = { $seat } { $seat-number ->
    [pl] przenoszą
   *[sg] przenosi
} w Świcie kartę „{ $card }” do kolumny „{ $column }”.

why-root-keepers-too-late = To można było zrobić wcześniej o Świcie.
why-root-keepers-encamped = W tej turze obóz został już tam rozbity.
why-root-keepers-decamped = W tej turze posterunek został już tam zwinięty.
why-root-keepers-no-station = Nie masz tam posterunku.
why-root-keepers-cannot-encamp = Nie masz wojownika na polanie z miejscem na posterunek, na której w tej turze nie było jeszcze obozowania.
why-root-keepers-cannot-decamp = Nie masz posterunku, który można zamienić na wojownika.
why-root-keepers-cannot-recruit = Nie masz karty pasującej do polany z posterunkiem.
why-root-keepers-craft-first = Przekuwanie odbywa się przed aktywacją Świty.
why-root-keepers-no-move = Z żadnej polany pasującej do karty nie da się wykonać ruchu.
why-root-keepers-no-delve = Na żadnej polanie pasującej do karty nie ma z kim walczyć ani czego szukać.
why-root-keepers-nothing-to-delve = W żadnym lesie obok tej polany nie ma reliktu.
why-root-keepers-no-move-or-recovery = Z żadnej polany pasującej do karty nie da się wykonać ruchu ani odzyskać reliktu.
why-root-keepers-nothing-to-recover = Nie ma tam reliktu obok posterunku tego samego typu.
why-root-keepers-no-cards = Nie masz kart na ręce.
why-root-keepers-retinue-full = Świta może mieć najwyżej dziesięć kart.
why-root-keepers-no-retinue = W Świcie nie ma żadnej karty.
why-root-keepers-added-already = Do Świty zostały już dodane karty, więc żadnej nie można przenieść.
