neutral =
    Brązowe jednostki są niczyje. To jednostki neutralne, które strzegą sporej części krainy. Kto tam wejdzie, musi walczyć albo rozmawiać.
    .chip = Neutralni
    .task = Kliknij dwa obszary z jednostkami neutralnymi
    .how = Brązowe pionki, a obok nich żadnego herbu.
    .wrong = Tam nikt nie stoi.
    .own = To twoi: niebiescy.
    .uthuk = To Uthukowie: czerwoni.
    .hint1 = Jedni stoją u twojej bramy, a ten drugi to Smok.
influence =
    Rozmowy, czyli pertraktacje, kosztują wpływy. Masz 4, Uthukowie 1: to liczba przy medalu w wierszu gracza. Wszyscy ją widzą.
    Za wpływy zdobywa się też tytuły i bohaterów oraz licytuje.
    .chip = Wpływy
enter =
    Na 5A stoi dwóch Zwierzoludzi. Masz dwóch Piechurów i zamiast bitwy wolisz mieć sprzymierzeńców. Twój rozkaz to Mobilizacja.
    .chip = Rozmowa
    .task = Wejdź na 5A oboma Piechurami z DC i pertraktuj
    .how = Marsz jak zawsze, a potem pytanie: walczysz czy pertraktujesz.
    .wrong = To inny obszar. Ruch cofnięty.
    .fight = Bitwa kosztuje jednostki obu stron, a te mogą być twoje. Ruch cofnięty.
    .one = Weź obu: ten drugi nie ma tu czego pilnować. Ruch cofnięty.
    .guard = Strzelec zostaje przy twierdzy. Ruch cofnięty.
    .dragon = Smok by się przydał, ale do niego nie dojdziesz. Ruch cofnięty.
    .early = Najpierw muszą ruszyć Piechurzy. Ruch cofnięty.
    .hint1 = Gdzie stoi dwóch Piechurów?
spend =
    Za każdy wydany żeton wpływów, najwyżej sześć, dobierasz kartę losu, a potem wybierasz jedną. Z 30 kart 4 to sukces, 8 częściowy sukces, a 18 porażka.
    .chip = Ile
    .task = Wydaj 3 żetony wpływów
    .how = Co wydasz, przepada, jakkolwiek się skończy.
    .wrong = To inna liczba. Ruch cofnięty.
    .few = Za mało kart: większość to porażki. Ruch cofnięty.
    .all = Nic by ci nie zostało. Tym razem trzy; ruch cofnięty.
    .hint1 = Zachowaj jeden na później.
card =
    Sukces: sprzymierzają się z tobą i zostają. Częściowy sukces: wycofują się na inny obszar. Porażka: walczysz albo odchodzisz.
    .chip = Karta
    .task = Wybierz kartę, która da ci sprzymierzeńców
    .how = W pertraktacjach liczy się tylko słowo na karcie.
    .wrong = Jest lepsza karta. Ruch cofnięty.
    .middle = Wtedy odchodzą, a 5A jest twoje. Nieźle, ale może być lepiej; ruch cofnięty.
    .failure = To znaczy bitwę albo odwrót. Ruch cofnięty.
    .hint1 = Na której karcie jest sukces?
allies =
    Dwóch Zwierzoludzi stoi teraz z twoimi Piechurami. Sprzymierzeni chodzą i walczą jak twoi,
    byle kończyli ruch na obszarze, który kontrolujesz.
    .chip = Sojusz
autumn =
    Został ci 1 żeton wpływów. Nowe daje rozkaz Zdobycie władzy, dają je miasta przy Zgromadzeniu poparcia,
    a każdej Jesieni jest wybór: 2 żetony wpływów albo karta taktyki.
    .chip = Jesień
    .task = Weź wpływy
    .how = Od razu dwa żetony.
    .wrong = To ta druga możliwość. Ruch cofnięty.
    .tactics = Karta taktyki też jest dobra, ale z 1 żetonem trudno z kimkolwiek rozmawiać. Ruch cofnięty.
    .hint1 = Czego masz za mało?
bid =
    Jest Wiosna, a karta pory roku każe licytować: kto da najwięcej, bierze kartę taktyki ze stosu odrzuconych.
    Wszyscy wybierają w tajemnicy i każdy płaci, nawet przegrany. Masz 3, Uthukowie 2.
    .chip = Licytacja
    .task = Daj tyle, żeby na pewno wygrać
    .how = Więcej, niż mogą dać Uthukowie.
    .wrong = To nic pewnego. Ruch cofnięty.
    .low = Uthukowie mogą dać 2. Ruch cofnięty.
    .tie = Uthukowie też mogą dać 2, a to remis. Ruch cofnięty.
    .hint1 = Ile najwięcej mogą dać Uthukowie?
end =
    Za wpływy kupujesz karty, a kartami sprzymierzeńców. Następna lekcja: bohaterowie, misje i pojedynki.
