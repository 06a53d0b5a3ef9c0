card =
    Każdy od początku ma jedną kartę celu i trzyma ją w tajemnicy. Rozłóż rękę, a zobaczysz swoją: Głos wolnych miast, czyli trzy miasta pod kontrolą.
    Jeśli spełnisz cel w swojej turze, dostajesz smoczy run.
    .chip = Cel
cities =
    Miasto ma mury, czerwone dachy i nazwę pod spodem. Kto je kontroluje, mówi herb obok.
    .chip = Miasta
    .task = Kliknij miasta, które kontrolujesz
    .how = Stoją tam niebieskie jednostki.
    .wrong = Tu nie ma miasta.
    .free = To miasto, ale nikt go nie kontroluje.
    .castle = To twoja twierdza, nie miasto.
    .hint1 = Gdzie stoją twoi Strzelcy?
third =
    Masz dwa: Tamalir i Greyhaven. Forge na 8B stoi puste, a obok, na 8C, są twoi Piechurzy. Twój rozkaz to Mobilizacja.
    .chip = Trzecie
    .task = Zajmij Forge
    .how = Wystarczy jeden Piechur.
    .wrong = To nie Forge. Ruch cofnięty.
    .far = Riverwatch to też miasto, ale za daleko. Ruch cofnięty.
    .dragon = Tam jest Smok, a nie miasto. Ruch cofnięty.
    .early = Nikt jeszcze nie rusza. Ruch cofnięty.
    .hint1 = Kto stoi obok 8B?
fulfil =
    Trzy miasta. Twoja tura jeszcze trwa, więc możesz ujawnić cel. Za rok któregoś może już brakować.
    .chip = Ujawnij
    .task = Zrealizuj swój cel
    .how = Ta możliwość jest przy pytaniu o karty.
    .wrong = Teraz jest na to czas. Ruch cofnięty.
    .later = Po co czekać? Teraz masz wszystkie trzy; ruch cofnięty.
    .hint1 = Co jeszcze jest do wyboru poza „dalej”?
discard =
    Smoczy run nie przychodzi sam: razem z nim dostajesz fałszywy. Najpierw jednak możesz odrzucić do dwóch fałszywych ze swoich obszarów.
    Na obszarze mieści się jeden żeton, więc robi się miejsce.
    .chip = Miejsce
    .task = Odrzuć fałszywy run z DC
    .how = Potem „dalej”: więcej ich nie masz.
    .wrong = Fałszywy run zostaje tam, gdzie leży. Ruch cofnięty.
    .keep = Fałszywy run dalej zajmuje miejsce. Ruch cofnięty.
    .hint1 = Gdzie leży żeton z krzyżykiem?
place =
    Teraz kładziesz oba żetony, każdy na obszarze swoim albo niczyim. Tylko ty wiesz, który jest który: DB leży bezpiecznie za twierdzą,
    5A łatwo zaatakować. Niech inni gonią za fałszywym.
    .chip = Połóż
    .task = Smoczy run na DB, fałszywy na 5A
    .how = Najpierw dwa obszary, potem na którym z nich leży smoczy.
    .wrong = To inny obszar. Ruch cofnięty.
    .front = Tam łatwo go stracić. Ruch cofnięty.
    .hint1 = Do którego z nich trudniej dojść?
titles =
    Jesień. Zdobycie władzy dało ci wpływy i masz 4, a gwiazdka tego rozkazu pozwala zdobyć tytuł:
    trzeba położyć więcej, niż na nim leży. Tytuł Wielkiego Mistrza mają Uthukowie, a leżą na nim 3 żetony.
    .chip = Tytuł
    .task = Odbierz Uthukom tytuł Wielkiego Mistrza Gildii Wojowników
    .how = Wpływy położone na tytule są wydane.
    .wrong = To inny tytuł. Ruch cofnięty.
    .skip = Masz 4, a trzeba 4. Ruch cofnięty.
    .other = Tego nie ma nikt. Ale Uthukom najbardziej służy Wielki Mistrz; ruch cofnięty.
    .hint1 = Na którym tytule leżą 3 żetony wpływów?
worth =
    Tytuły są trzy i każdy pomaga zdobywać runy. Wielki Mistrz za wygrany atak na innego gracza dobiera kartę taktyki, a trzy takie może wymienić na smoczy run.
    Kto położy 5, odbierze ci ten tytuł.
    .chip = Pożytek
end =
    Zacznij od przeczytania swojego celu i pod niego układaj rok. Ostatnia lekcja: budowanie mapy.
