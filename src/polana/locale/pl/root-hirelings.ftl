# Root: zaciężni i gracze bez miejsca przy stole.

word-root-hireling-forest-patrol = Leśny Patrol
    .gen = Leśnego Patrolu
    .dat = Leśnemu Patrolowi
    .acc = Leśny Patrol
    .ins = Leśnym Patrolem
    .loc = Leśnym Patrolu
    .text = Za Dnia ruch i walka albo wojownicy z tej karty trafiają na polanę z Patrolem. Z każdej usuniętej grupy jeden wojownik wraca na kartę.
word-root-hireling-last-dynasty = Ostatnia Dynastia
    .gen = Ostatniej Dynastii
    .dat = Ostatniej Dynastii
    .acc = Ostatnią Dynastię
    .ins = Ostatnią Dynastią
    .loc = Ostatniej Dynastii
    .gender = f
    .text = Za Dnia: spoza mapy cała piątka wchodzi na skraj i walczy; gdzie ma kontrolę, rusza i walczy; inaczej walczy dwa razy.
word-root-hireling-spring-uprising = Wiosenne Powstanie
    .gen = Wiosennego Powstania
    .dat = Wiosennemu Powstaniu
    .acc = Wiosenne Powstanie
    .ins = Wiosennym Powstaniem
    .loc = Wiosennym Powstaniu
    .gender = n
    .text = O Świcie rzut: na pasującej polanie staje wojownik albo ginie razem ze wszystkim, co wrogie. Atak na nich kosztuje kartę.
word-root-hireling-the-exile = Wygnaniec
    .gen = Wygnańca
    .dat = Wygnańcowi
    .acc = Wygnańca
    .ins = Wygnańcem
    .loc = Wygnańcu
    .text = Kto stoi obok, może mu dać przedmiot za kartę i punkt. Zadaje najwyżej tyle obrażeń, ile ma przedmiotów.
word-root-hireling-riverfolk-flotilla = Rzeczna Flotylla
    .gen = Rzecznej Flotylli
    .dat = Rzecznej Flotylli
    .acc = Rzeczną Flotyllę
    .ins = Rzeczną Flotyllą
    .loc = Rzecznej Flotylli
    .gender = f
    .text = O Świcie obecni przy Flotylli dobierają kartę albo płynie ona rzeką i może walczyć. Nic jej nie usuwa.
word-root-hireling-warm-sun-prophets = Prorocy Ciepłego Słońca
    .gen = Proroków Ciepłego Słońca
    .dat = Prorokom Ciepłego Słońca
    .acc = Proroków Ciepłego Słońca
    .ins = Prorokami Ciepłego Słońca
    .loc = Prorokach Ciepłego Słońca
    .number = pl
    .text = Za Dnia zmuś kogoś przy Proroku do walki lub ruchu albo postaw Proroka tam, gdzie go nie ma.
word-root-hireling-highway-bandits = Zbójcy
    .gen = Zbójców
    .dat = Zbójcom
    .acc = Zbójców
    .ins = Zbójcami
    .loc = Zbójcach
    .number = pl
    .text = Za Dnia postaw zbójcę na ścieżce przy sobie: przeciwnicy tracą na niej komponent, ty możesz zyskać wojownika.
word-root-hireling-sunward-expedition = Słoneczna Ekspedycja
    .gen = Słonecznej Ekspedycji
    .dat = Słonecznej Ekspedycji
    .acc = Słoneczną Ekspedycję
    .ins = Słoneczną Ekspedycją
    .loc = Słonecznej Ekspedycji
    .gender = f
    .text = Za Dnia ruch i walka albo po wojowniku przy każdym przyczółku.
word-root-hireling-corvid-spies = Szpiedzy Konspiracji
    .gen = Szpiegów Konspiracji
    .dat = Szpiegom Konspiracji
    .acc = Szpiegów Konspiracji
    .ins = Szpiegami Konspiracji
    .loc = Szpiegach Konspiracji
    .number = pl
    .text = Za Dnia walka wszędzie, gdzie są Szpiedzy, albo losowa karta od każdego przeciwnika przy jednym z nich.
word-root-hireling-furious-protector = Wściekły Opiekun
    .gen = Wściekłego Opiekuna
    .dat = Wściekłemu Opiekunowi
    .acc = Wściekłego Opiekuna
    .ins = Wściekłym Opiekunem
    .loc = Wściekłym Opiekunie
    .text = O Świcie rusza albo usuwa tam po wojowniku każdego gracza. Przeciwnicy nic tam nie stawiają; nic go nie usuwa.
word-root-hireling-flame-bearers = Powiernicy Ognia
    .gen = Powierników Ognia
    .dat = Powiernikom Ognia
    .acc = Powierników Ognia
    .ins = Powiernikami Ognia
    .loc = Powiernikach Ognia
    .number = pl
    .text = O Świcie każdy z nich usuwa wrogi komponent obok siebie albo przybywa jeden nowy.
word-root-hireling-vault-keepers = Strażnicy Krypty
    .gen = Strażników Krypty
    .dat = Strażnikom Krypty
    .acc = Strażników Krypty
    .ins = Strażnikami Krypty
    .loc = Strażnikach Krypty
    .number = pl
    .text = Za Dnia walka przy każdej krypcie albo po wojowniku przy każdej.
word-root-hireling-popular-band = Popularny Zespół
    .gen = Popularnego Zespołu
    .dat = Popularnemu Zespołowi
    .acc = Popularny Zespół
    .ins = Popularnym Zespołem
    .loc = Popularnym Zespole
    .text = Kto do nich wejdzie, w tej turze nie wyjdzie. Za Dnia ściągają po wojowniku z sąsiednich polan albo przybywa im jeden.
word-root-hireling-feline-physicians = Koci Medycy
    .gen = Kocich Medyków
    .dat = Kocim Medykom
    .acc = Kocich Medyków
    .ins = Kocimi Medykami
    .loc = Kocich Medykach
    .number = pl
    .text = Gdy twoi wojownicy giną, karta o symbolu ich polany przenosi ich na polanę z twoimi komponentami.
word-root-hireling-bluebird-nobles = Ptasi Arystokraci
    .gen = Ptasich Arystokratów
    .dat = Ptasim Arystokratom
    .acc = Ptasich Arystokratów
    .ins = Ptasimi Arystokratami
    .loc = Ptasich Arystokratach
    .number = pl
    .text = Kontrolujesz polany także wtedy, gdy remisujesz o najwięcej. O Świcie 1 PZ za każde trzy kontrolowane polany.
word-root-hireling-rabbit-scouts = Króliczy Zwiadowcy
    .gen = Króliczych Zwiadowców
    .dat = Króliczym Zwiadowcom
    .acc = Króliczych Zwiadowców
    .ins = Króliczymi Zwiadowcami
    .loc = Króliczych Zwiadowcach
    .number = pl
    .text = Broniąc się, za kartę o symbolu polany bierzesz wyższą kość.
word-root-hireling-the-brigand = Bandyta
    .gen = Bandyty
    .dat = Bandycie
    .acc = Bandytę
    .ins = Bandytą
    .loc = Bandycie
    .text = Za Dnia weź przedmiot z ruin przy swoich komponentach; wyczerp przedmiot, by zabrać losową kartę komuś z twojej polany.
word-root-hireling-otter-divers = Wydrzy Nurkowie
    .gen = Wydrzych Nurków
    .dat = Wydrzym Nurkom
    .acc = Wydrzych Nurków
    .ins = Wydrzymi Nurkami
    .loc = Wydrzych Nurkach
    .number = pl
    .text = Na polany nad rzeką i z nich ruszasz się także bez kontroli.
word-root-hireling-lizard-envoys = Wysłannicy Jaszczurów
    .gen = Wysłanników Jaszczurów
    .dat = Wysłannikom Jaszczurów
    .acc = Wysłanników Jaszczurów
    .ins = Wysłannikami Jaszczurów
    .loc = Wysłannikach Jaszczurów
    .number = pl
    .text = O Świcie weź kartę najczęstszego symbolu spośród pięciu ostatnio odrzuconych.
word-root-hireling-bandit-gangs = Gangi Bandytów
    .gen = Gangów Bandytów
    .dat = Gangom Bandytów
    .acc = Gangi Bandytów
    .ins = Gangami Bandytów
    .loc = Gangach Bandytów
    .number = pl
    .gender = f
    .text = Za Dnia postaw po swoim wojowniku przy każdym z nich albo jednego z nich przy sobie. Przy tobie nie można ich atakować.
word-root-hireling-mole-artisans = Kreci Rzemieślnicy
    .gen = Krecich Rzemieślników
    .dat = Krecim Rzemieślnikom
    .acc = Krecich Rzemieślników
    .ins = Krecimi Rzemieślnikami
    .loc = Krecich Rzemieślnikach
    .number = pl
    .text = Kartę przekutą na przedmiot możesz ujawnić zamiast odrzucać; wraca potem na rękę.
word-root-hireling-raven-sentries = Strażnicy Kruków
    .gen = Strażników Kruków
    .dat = Strażnikom Kruków
    .acc = Strażników Kruków
    .ins = Strażnikami Kruków
    .loc = Strażnikach Kruków
    .number = pl
    .text = Dodatkowe obrażenie w walkach na polanach z twoim budynkiem lub żetonem.
word-root-hireling-stoic-protector = Stoicki Opiekun
    .gen = Stoickiego Opiekuna
    .dat = Stoickiemu Opiekunowi
    .acc = Stoickiego Opiekuna
    .ins = Stoickim Opiekunem
    .loc = Stoickim Opiekunie
    .text = O Świcie może ruszyć. Tam, gdzie stoi, przeciwnicy nie atakują ani nie usuwają twoich komponentów.
word-root-hireling-rat-smugglers = Szczurzy Szmuglerzy
    .gen = Szczurzych Szmuglerów
    .dat = Szczurzym Szmuglerom
    .acc = Szczurzych Szmuglerów
    .ins = Szczurzymi Szmuglerami
    .loc = Szczurzych Szmuglerach
    .number = pl
    .text = Za Dnia odrzucaj karty z przedmiotami, każdą za ruch albo walkę.
word-root-hireling-badger-bodyguards = Borsuczy Ochroniarze
    .gen = Borsuczych Ochroniarzy
    .dat = Borsuczym Ochroniarzom
    .acc = Borsuczych Ochroniarzy
    .ins = Borsuczymi Ochroniarzami
    .loc = Borsuczych Ochroniarzach
    .number = pl
    .text = Pierwsze obrażenie w walce się nie liczy.
word-root-hireling-street-band = Uliczna Banda
    .gen = Ulicznej Bandy
    .dat = Ulicznej Bandzie
    .acc = Uliczną Bandę
    .ins = Uliczną Bandą
    .loc = Ulicznej Bandzie
    .gender = f
    .text = Kto do nich wejdzie, w tej turze nie wyjdzie. Za Dnia przybywa im jeden, gdziekolwiek.
word-root-automaton-mechanical-marquise = Mechaniczny Markiz
    .gen = Mechanicznego Markiza
    .dat = Mechanicznemu Markizowi
    .acc = Mechanicznego Markiza
    .ins = Mechanicznym Markizem
    .loc = Mechanicznym Markizie

word-root-revolt = powstanie
word-root-rob = zabranie kart
word-root-give-item = przedmiot dla Wygnańca

option-root-hirelings = Trzej zaciężni; frakcje, do których należą, zostają w pudełku

ask-root-hire = Którego zaciężnego bierzesz na służbę?
ask-root-hireling-give = Komu oddajesz { $hireling-acc }?
ask-root-hireling-action = Co { $hireling-number ->
    [pl] robią
   *[sg] robi
} { $hireling }?
ask-root-hireling-place = { $hireling }: gdzie staje następny komponent?
ask-root-hireling-where = { $hireling }: którą polanę wybierasz?
ask-root-hireling-whom = { $hireling }: kogo wybierasz?
ask-root-hireling-fan = { $hireling }: czyj wojownik przychodzi { $where-from }?
ask-root-hireling-move = Dokąd { $hireling-number ->
    [pl] ruszają
   *[sg] rusza
} { $hireling }?
ask-root-hireling-battle = Czy { $hireling } { $hireling-number ->
    [pl] walczą
   *[sg] walczy
} { $where-in }?
ask-root-hireling-draw = { $hireling }: czy dobierasz kartę?
ask-root-hireling-path-from = { $hireling }: na której ścieżce? Wskaż jeden koniec.
ask-root-hireling-path-to = { $hireling }: dokąd prowadzi ścieżka { $where-from }?
ask-root-hireling-lose = { $hireling }: który komponent usuwasz { $where-from }?
ask-root-hireling-item = { $hireling }: który przedmiot wybierasz?
ask-root-hireling-join = { $hireling }: czy twój wojownik dołącza { $where-in }?
ask-root-hireling-take = { $hireling }: którą kartę bierzesz ze stosu kart odrzuconych?
ask-root-hireling-keep = { $hireling }: czy zachowujesz kartę „{ $card }” do końca tury?
ask-root-hireling-count = { $hireling }: ilu wojowników staje { $where-in }?
ask-root-hireling-save = Koci Medycy: którą kartę wydajesz, by uratować { $count ->
    [one] wojownika
    [few] { $count } wojowników
   *[many] { $count } wojowników
} { $where-from }?
ask-root-hireling-scout = Króliczy Zwiadowcy: którą kartę wydajesz za wyższą kość { $where-in }?
ask-root-hireling-cost = Którą kartę odrzucasz, by { $where-in } zaatakować { $hireling-acc }?
ask-root-hireling-smuggle = Szczurzy Szmuglerzy: którą kartę z przedmiotem odrzucasz?

news-root-marker-taken = { $seat } { $seat-number ->
    [pl] biorą
   *[sg] bierze
} znacznik zaciężnych z pola { $space }.
news-root-hireling-turned-up = Do wynajęcia { $hireling-number ->
    [pl] są
   *[sg] jest
} { $hireling }.
news-root-control-rolled = { $seat } { $seat-number ->
    [pl] rzucają
   *[sg] rzuca
} o kontrolę nad { $hireling-ins }: { $stars ->
    [one] jedna gwiazdka
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
}, w tym { $gold ->
    [0] żadnej złotej
    [one] jedna złota
    [few] { $gold } złote
   *[many] { $gold } złotych
}. { $led ->
    [1] Prowadzącemu liczą się tylko złote.
   *[0] Liczą się wszystkie.
}
news-root-hired = { $seat } { $seat-number ->
    [pl] mają
   *[sg] ma
} teraz na służbie { $hireling-acc } ({ $count ->
    [one] jeden znacznik kontroli
    [few] { $count } znaczniki kontroli
   *[many] { $count } znaczników kontroli
}).
news-root-hireling-marker-off = { $hireling }: { $seat } { $seat-number ->
    [pl] zdejmują
   *[sg] zdejmuje
} { $count ->
    [0] ostatni znacznik kontroli.
    [one] znacznik kontroli, zostaje jeden.
    [few] znacznik kontroli, zostają { $count }.
   *[many] znacznik kontroli, zostaje { $count }.
}
news-root-hireling-given = { $seat } { $seat-number ->
    [pl] oddają
   *[sg] oddaje
} { $hireling-acc } { $other-dat }.
news-root-hireling-acts = { $seat } { $seat-number ->
    [pl] wysyłają
   *[sg] wysyła
} { $hireling-acc } do działania.
news-root-hireling-die = { $hireling }: na kości wypada symbol { $suit-gen }.
news-root-hireling-pawn = { $seat } { $seat-number ->
    [pl] są
   *[sg] jest
} teraz { $where-in }.
news-root-hireling-path = { $seat } { $seat-number ->
    [pl] czają
   *[sg] czai
} się na ścieżce { $one-from } { $two-to }.
news-root-hireling-item = { $seat } { $seat-number ->
    [pl] oddają
   *[sg] oddaje
} { $hireling-dat } { $item-acc }.
news-root-hireling-item-lost = { $seat } { $seat-number ->
    [pl] tracą
   *[sg] traci
} { $item-acc }.

why-root-hireling-acted = Ten zaciężny już w tej turze działał.
why-root-hireling-acts-at-start-of-birdsong = Działa na początku twojego Świtu.
why-root-hireling-acts-in-daylight = Działa za Dnia, w twojej turze, między akcjami.
why-root-hireling-helps-always = Sam nic nie robi: jego zdolność działa, dopóki go kontrolujesz.
why-root-hireling-nothing = Nie ma nic, co ten zaciężny mógłby teraz zrobić.
why-root-hireling-safe = Z tym zaciężnym nie można walczyć.
why-root-hireling-no-card = Ta walka kosztuje kartę pasującą do polany, a takiej nie masz.
why-root-hireling-no-item = Nie masz przedmiotu do oddania.
why-root-hireling-no-item-card = To nie jest karta z przedmiotem.
why-root-hireling-far = Nie masz komponentów obok niego.
why-root-hireling-bars-placing = Tam, gdzie jest Wściekły Opiekun, jego przeciwnicy niczego nie stawiają.
why-root-shielded = Tych komponentów strzeże Stoicki Opiekun.
why-root-held-back = Wojownicy, którzy przyszli do zespołu w tej turze, zostają posłuchać.
