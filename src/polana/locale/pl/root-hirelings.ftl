# Root: zaciężni i gracze bez miejsca przy stole.

word-root-hireling-forest-patrol = Leśny Patrol
    .gen = Leśnego Patrolu
    .dat = Leśnemu Patrolowi
    .acc = Leśny Patrol
    .ins = Leśnym Patrolem
    .loc = Leśnym Patrolu
word-root-hireling-last-dynasty = Ostatnia Dynastia
    .gen = Ostatniej Dynastii
    .dat = Ostatniej Dynastii
    .acc = Ostatnią Dynastię
    .ins = Ostatnią Dynastią
    .loc = Ostatniej Dynastii
    .gender = f
word-root-hireling-spring-uprising = Wiosenne Powstanie
    .gen = Wiosennego Powstania
    .dat = Wiosennemu Powstaniu
    .acc = Wiosenne Powstanie
    .ins = Wiosennym Powstaniem
    .loc = Wiosennym Powstaniu
    .gender = n
word-root-hireling-the-exile = Wygnaniec
    .gen = Wygnańca
    .dat = Wygnańcowi
    .acc = Wygnańca
    .ins = Wygnańcem
    .loc = Wygnańcu
word-root-hireling-riverfolk-flotilla = Rzeczna Flotylla
    .gen = Rzecznej Flotylli
    .dat = Rzecznej Flotylli
    .acc = Rzeczną Flotyllę
    .ins = Rzeczną Flotyllą
    .loc = Rzecznej Flotylli
    .gender = f
word-root-hireling-warm-sun-prophets = Prorocy Ciepłego Słońca
    .gen = Proroków Ciepłego Słońca
    .dat = Prorokom Ciepłego Słońca
    .acc = Proroków Ciepłego Słońca
    .ins = Prorokami Ciepłego Słońca
    .loc = Prorokach Ciepłego Słońca
    .number = pl
word-root-hireling-highway-bandits = Zbójcy
    .gen = Zbójców
    .dat = Zbójcom
    .acc = Zbójców
    .ins = Zbójcami
    .loc = Zbójcach
    .number = pl
word-root-hireling-sunward-expedition = Słoneczna Ekspedycja
    .gen = Słonecznej Ekspedycji
    .dat = Słonecznej Ekspedycji
    .acc = Słoneczną Ekspedycję
    .ins = Słoneczną Ekspedycją
    .loc = Słonecznej Ekspedycji
    .gender = f
word-root-hireling-corvid-spies = Szpiedzy Konspiracji
    .gen = Szpiegów Konspiracji
    .dat = Szpiegom Konspiracji
    .acc = Szpiegów Konspiracji
    .ins = Szpiegami Konspiracji
    .loc = Szpiegach Konspiracji
    .number = pl
word-root-hireling-furious-protector = Wściekły Opiekun
    .gen = Wściekłego Opiekuna
    .dat = Wściekłemu Opiekunowi
    .acc = Wściekłego Opiekuna
    .ins = Wściekłym Opiekunem
    .loc = Wściekłym Opiekunie
word-root-hireling-flame-bearers = Powiernicy Ognia
    .gen = Powierników Ognia
    .dat = Powiernikom Ognia
    .acc = Powierników Ognia
    .ins = Powiernikami Ognia
    .loc = Powiernikach Ognia
    .number = pl
word-root-hireling-vault-keepers = Strażnicy Krypty
    .gen = Strażników Krypty
    .dat = Strażnikom Krypty
    .acc = Strażników Krypty
    .ins = Strażnikami Krypty
    .loc = Strażnikach Krypty
    .number = pl
word-root-hireling-popular-band = Popularny Zespół
    .gen = Popularnego Zespołu
    .dat = Popularnemu Zespołowi
    .acc = Popularny Zespół
    .ins = Popularnym Zespołem
    .loc = Popularnym Zespole
word-root-hireling-feline-physicians = Koci Medycy
    .gen = Kocich Medyków
    .dat = Kocim Medykom
    .acc = Kocich Medyków
    .ins = Kocimi Medykami
    .loc = Kocich Medykach
    .number = pl
word-root-hireling-bluebird-nobles = Ptasi Arystokraci
    .gen = Ptasich Arystokratów
    .dat = Ptasim Arystokratom
    .acc = Ptasich Arystokratów
    .ins = Ptasimi Arystokratami
    .loc = Ptasich Arystokratach
    .number = pl
word-root-hireling-rabbit-scouts = Króliczy Zwiadowcy
    .gen = Króliczych Zwiadowców
    .dat = Króliczym Zwiadowcom
    .acc = Króliczych Zwiadowców
    .ins = Króliczymi Zwiadowcami
    .loc = Króliczych Zwiadowcach
    .number = pl
word-root-hireling-the-brigand = Bandyta
    .gen = Bandyty
    .dat = Bandycie
    .acc = Bandytę
    .ins = Bandytą
    .loc = Bandycie
word-root-hireling-otter-divers = Wydrzy Nurkowie
    .gen = Wydrzych Nurków
    .dat = Wydrzym Nurkom
    .acc = Wydrzych Nurków
    .ins = Wydrzymi Nurkami
    .loc = Wydrzych Nurkach
    .number = pl
word-root-hireling-lizard-envoys = Wysłannicy Jaszczurów
    .gen = Wysłanników Jaszczurów
    .dat = Wysłannikom Jaszczurów
    .acc = Wysłanników Jaszczurów
    .ins = Wysłannikami Jaszczurów
    .loc = Wysłannikach Jaszczurów
    .number = pl
word-root-hireling-bandit-gangs = Gangi Bandytów
    .gen = Gangów Bandytów
    .dat = Gangom Bandytów
    .acc = Gangi Bandytów
    .ins = Gangami Bandytów
    .loc = Gangach Bandytów
    .number = pl
    .gender = f
word-root-hireling-mole-artisans = Kreci Rzemieślnicy
    .gen = Krecich Rzemieślników
    .dat = Krecim Rzemieślnikom
    .acc = Krecich Rzemieślników
    .ins = Krecimi Rzemieślnikami
    .loc = Krecich Rzemieślnikach
    .number = pl
word-root-hireling-raven-sentries = Strażnicy Kruków
    .gen = Strażników Kruków
    .dat = Strażnikom Kruków
    .acc = Strażników Kruków
    .ins = Strażnikami Kruków
    .loc = Strażnikach Kruków
    .number = pl
word-root-hireling-stoic-protector = Stoicki Opiekun
    .gen = Stoickiego Opiekuna
    .dat = Stoickiemu Opiekunowi
    .acc = Stoickiego Opiekuna
    .ins = Stoickim Opiekunem
    .loc = Stoickim Opiekunie
word-root-hireling-rat-smugglers = Szczurzy Szmuglerzy
    .gen = Szczurzych Szmuglerów
    .dat = Szczurzym Szmuglerom
    .acc = Szczurzych Szmuglerów
    .ins = Szczurzymi Szmuglerami
    .loc = Szczurzych Szmuglerach
    .number = pl
word-root-hireling-badger-bodyguards = Borsuczy Ochroniarze
    .gen = Borsuczych Ochroniarzy
    .dat = Borsuczym Ochroniarzom
    .acc = Borsuczych Ochroniarzy
    .ins = Borsuczymi Ochroniarzami
    .loc = Borsuczych Ochroniarzach
    .number = pl
word-root-hireling-street-band = Uliczna Banda
    .gen = Ulicznej Bandy
    .dat = Ulicznej Bandzie
    .acc = Uliczną Bandę
    .ins = Uliczną Bandą
    .loc = Ulicznej Bandzie
    .gender = f
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
ask-root-hireling-action = { $hireling }: jaka akcja?
ask-root-hireling-place = { $hireling }: gdzie staje następny element?
ask-root-hireling-where = { $hireling }: na której polanie?
ask-root-hireling-whom = { $hireling }: kogo to dotyczy?
ask-root-hireling-fan = { $hireling }: czyj wojownik przychodzi { $where-from }?
ask-root-hireling-move = { $hireling }: dokąd?
ask-root-hireling-battle = { $hireling }: czy walczyć { $where-in }?
ask-root-hireling-draw = { $hireling }: czy dobierasz kartę?
ask-root-hireling-path-from = { $hireling }: na której ścieżce? Wskaż jeden koniec.
ask-root-hireling-path-to = { $hireling }: dokąd prowadzi ścieżka { $where-from }?
ask-root-hireling-lose = { $hireling }: który element usunąć { $where-in }?
ask-root-hireling-item = { $hireling }: który przedmiot?
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
news-root-hireling-turned-up = Zaciężni w grze: { $hireling }.
news-root-hired = { $seat } { $seat-number ->
    [pl] mają
   *[sg] ma
} teraz na służbie { $hireling-acc } ({ $count ->
    [one] { $count } znacznik kontroli
    [few] { $count } znaczniki kontroli
   *[many] { $count } znaczników kontroli
}).
news-root-hireling-marker-off = { $hireling }: { $seat } { $seat-number ->
    [pl] zdejmują
   *[sg] zdejmuje
} znacznik kontroli, { $count ->
    [0] ostatni
    [one] zostaje { $count }
    [few] zostają { $count }
   *[many] zostaje { $count }
}.
news-root-hireling-given = { $seat } { $seat-number ->
    [pl] oddają
   *[sg] oddaje
} { $hireling-acc } { $other-dat }.
news-root-hireling-acts = { $seat } { $seat-number ->
    [pl] wysyłają
   *[sg] wysyła
} { $hireling-acc } do działania.
news-root-hireling-die = { $hireling }, rzut kością: { $suit }.
news-root-hireling-pawn = { $seat } { $seat-number ->
    [pl] są
   *[sg] jest
} teraz { $where-in }.
news-root-hireling-path = { $seat }: zasadzka na ścieżce { $one-from } { $two-to }.
news-root-hireling-item = { $seat } { $seat-number ->
    [pl] oddają
   *[sg] oddaje
} { $hireling-dat } przedmiot: { $item-acc }.
news-root-hireling-item-lost = { $seat } { $seat-number ->
    [pl] tracą
   *[sg] traci
} przedmiot: { $item-acc }.

why-root-hireling-acted = Ten zaciężny już w tej turze działał.
why-root-hireling-nothing = Nie ma nic, co ten zaciężny mógłby teraz zrobić.
why-root-hireling-safe = Z tym zaciężnym nie można walczyć.
why-root-hireling-no-card = Ta walka kosztuje kartę pasującą do polany, a takiej nie masz.
why-root-hireling-no-item = Nie masz przedmiotu do oddania.
why-root-hireling-no-item-card = To nie jest karta z przedmiotem.
why-root-hireling-far = Nie masz elementów obok niego.
why-root-hireling-bars-placing = Tam, gdzie jest Wściekły Opiekun, jego przeciwnicy niczego nie stawiają.
why-root-shielded = Tych elementów strzeże Stoicki Opiekun.
why-root-held-back = Wojownicy, którzy przyszli do zespołu w tej turze, zostają posłuchać.
