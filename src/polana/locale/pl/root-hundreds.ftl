# Root: Władca Szczurów.

ask-root-hundreds-home = Gdzie zaczynają Lord, czterech wojowników i warownia?
ask-root-hundreds-daylight = Co robisz? { $left ->
    [0] Nie masz już akcji Dowództwa.
    [one] Została ci jedna akcja Dowództwa.
    [few] Zostały ci { $left } akcje Dowództwa.
   *[many] Zostało ci { $left } akcji Dowództwa.
}
ask-root-hundreds-evening = Czy podburzasz tłum?
ask-root-hundreds-build-card = Którą kartę wydajesz na warownię?
ask-root-hundreds-incite-card = Którą kartę wydajesz na podburzanie?
ask-root-hundreds-found = Który przedmiot bierzesz z ruin { $where-in }?
ask-root-hundreds-spread = Dokąd rozprzestrzenia się szturm?
ask-root-hundreds-recruit = Brakuje wojowników. Gdzie staje następny?
ask-root-hundreds-anoint = Gdzie powołujesz nowego Lorda?
ask-root-hundreds-mood = W jakim nastroju jest Lord?
ask-root-hundreds-lavish = Który przedmiot wyrzucasz za dwóch wojowników?
ask-root-hundreds-full = Tor jest pełny. Który przedmiot opuszcza grę za punkt?
ask-root-hundreds-trade = Co robisz z { $item-ins }?
ask-root-hundreds-loot = Czy atakujesz { $other-acc } { $where-in } dla łupu? Nie zadasz wtedy obrażeń z rzutu.
ask-root-hundreds-loot-item = Który przedmiot zabierasz { $other-dat }?
ask-root-hundreds-goes-along = Czy Lord idzie razem z nimi { $destination-to }?
ask-root-hundreds-falls = Czy { $where-in } Lord ginie przed innymi wojownikami?
ask-root-hundreds-bitter = Który żeton szturmu zamienia się w wojownika?
ask-root-hundreds-advance = Natarcie: ruch czy walka tam, gdzie jest Lord?
ask-root-hundreds-advance-battle = Natarcie: czy walczysz { $where-in }?
ask-root-hundreds-relentless = Bezlitosny: co jeszcze robi Lord?
ask-root-hundreds-build-where = Gdzie budujesz warownię?
ask-root-hundreds-incite-where = Gdzie podburzasz tłum?
ask-root-hundreds-jubilant = Radosny: czy rzucasz kością szturmu? { $count ->
    [one] To ostatni rzut.
    [few] Zostały { $count } rzuty.
   *[many] Zostało { $count } rzutów.
}

news-root-hundreds-mood = { $seat } { $seat-number ->
    [pl] wybierają
   *[sg] wybiera
} nastrój Lorda: „{ $mood }”.
news-root-hundreds-anointed = { $seat } { $seat-number ->
    [pl] wystawiają
   *[sg] wystawia
} Lorda { $where-in }.
news-root-hundreds-fell = { $seat } { $seat-number ->
    [pl] tracą
   *[sg] traci
} Lorda { $where-in }.
news-root-hundreds-led = { $seat } { $seat-number ->
    [pl] przesuwają
   *[sg] przesuwa
} Lorda { $where-to }.
news-root-hundreds-mob-rolled = Kość szturmu { $seat-gen } wskazuje symbol { $suit-gen }.
news-root-hundreds-found = { $seat } { $seat-number ->
    [pl] biorą
   *[sg] bierze
} { $item-acc } z ruin { $where-in }.
news-root-hundreds-hoarded = { $seat } { $seat-number ->
    [pl] odkładają
   *[sg] odkłada
} do Skarbca { $item-acc }.
news-root-hundreds-item-gone = { $seat } { $seat-number ->
    [pl] usuwają
   *[sg] usuwa
} z gry { $item-acc }.
news-root-hundreds-looting = { $seat } { $seat-number ->
    [pl] walczą
   *[sg] walczy
} o łup.
news-root-hundreds-looted = { $seat } { $seat-number ->
    [pl] zabierają
   *[sg] zabiera
} { $other-dat } { $item-acc }.
news-root-hundreds-mob-removed = Tłum { $seat-gen } { $where-in } dołącza do walki.

why-root-hundreds-too-late = To można było zrobić wcześniej za Dnia.
why-root-hundreds-no-command = Wszystkie akcje Dowództwa są już wykonane.
why-root-hundreds-no-prowess = Lord nacierał już tyle razy, na ile pozwala Waleczność.
why-root-hundreds-no-warlord = Lorda nie ma na mapie.
why-root-hundreds-cannot-advance = Lord nie może ani się ruszyć, ani walczyć.
why-root-hundreds-cannot-build = Nie masz karty pasującej do polany, którą kontrolujesz i na której jest miejsce na warownię.
why-root-hundreds-cannot-incite = Nie masz karty pasującej do polany z twoim wojownikiem i bez żetonu szturmu.
