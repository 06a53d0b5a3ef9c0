tiles =
    Kraina w każdej partii jest nowa: gracze układają ją z płytek. Płytka ma od dwóch do czterech obszarów, a numer na tabliczkach to jej numer.
    8A, 8B, 8C i 8D to płytka 8, położona jako pierwsza, na środku.
    .chip = Płytki
seven =
    Każdy dostaje dwie wylosowane płytki i kładzie po jednej, gdy przyjdzie jego kolej. Obracać wolno dowolnie.
    .chip = Płytka 7
    .task = Kliknij obszary płytki 7
    .how = Czytaj tabliczki.
    .wrong = Inny numer, czyli inna płytka.
    .hint1 = Ile tabliczek zaczyna się od 7?
contact =
    Każda następna płytka musi przylegać: co najmniej dwa jej obszary dotykają krainy, i to co najmniej dwóch obszarów, które już leżą.
    .chip = Przyleganie
    .task = Kliknij obszary płytki 7, które dotykają płytki 8
    .how = Mają wspólną krawędź z 8A, 8B albo 8C.
    .wrong = Ten nie dotyka płytki 8.
    .away = 7C dotyka tylko 7B i obszarów płytki 5.
    .hint1 = Które obszary leżą tuż obok 8A, 8B i 8C?
colours =
    Rzeki i góry są narysowane na płytkach. Kolorowa krawędź nie może leżeć wzdłuż innej kolorowej.
    Myśl naprzód: rzeka przed twoją bramą cię chroni, ale też zatrzymuje.
    .chip = Kolory
realm =
    Gdy leżą wszystkie płytki, na brzegu wyznacza się miejsca królestw, a między nimi muszą być co najmniej trzy obszary.
    Każde miejsce dotyka co najmniej trzech otwartych krawędzi. Potem każdy wybiera swoje.
    .chip = Królestwa
    .task = Kliknij obszary swojego królestwa, które prowadzą w głąb krainy
    .how = Mają wspólną krawędź z obszarem spoza królestwa.
    .wrong = Ten nie prowadzi na zewnątrz.
    .behind = DB dotyka tylko twoich obszarów. To bezpieczne miejsce na run.
    .hint1 = Które twoje obszary dotykają płytki 5?
runes =
    Zanim staną królestwa, każdy kładzie zakryty smoczy run i zakryty fałszywy. Twoje leżą na 7C i 5C.
    Nie mogą leżeć tuż obok miejsca królestwa.
    .chip = Runy
    .task = Kliknij obszary, na których nie wolno było położyć runu z powodu twojego królestwa
    .how = Dotykają DA albo DC.
    .wrong = Ten nie dotyka żadnego królestwa.
    .mine = Leży tu twój run, więc było wolno.
    .hint1 = Jakie obszary leżą przed twoją bramą?
filled =
    Na końcu kraina się zapełnia. Każdy obszar dostaje narysowane na nim jednostki neutralne, jak Smok na 7B,
    a każde miasto wylosowaną nazwę. U siebie stawiasz twierdzę, jednostki i bohatera.
    .chip = Zapełnianie
first =
    Wiosna pierwszego roku, a twój rozkaz to Mobilizacja. Tuż przy twojej bramie leży puste miasto, bez jednostek neutralnych.
    .chip = Pierwszy krok
    .task = Zajmij miasto obok swojego królestwa
    .how = Dotyka DC.
    .wrong = Wolno, ale miasto dalej jest niczyje. Ruch cofnięty.
    .hint1 = Które miasto jest najbliżej DC?
    .hint3 = 5B, potem jednostki z DC i „dalej”.
end =
    To cała gra w jedenastu lekcjach. Na pierwszą partię dobra jest gotowa mapa, a następną ułożysz samodzielnie.
