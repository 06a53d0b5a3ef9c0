land =
    Kraina składa się z obszarów, czyli sześciokątnych pól. Nazwę każdego czytasz na tabliczce u dołu. Prowadzisz Daqanitów, niebieskich.
    DA, DB i DC to twoje królestwo. Kontrolujesz je, tak jak każdy obszar, na którym stoją niebieskie jednostki.
    .chip = Kraina
mine =
    Mały ciemny sześciokąt ze złotym drzewem to smoczy run. O smocze runy grają wszyscy, a liczą się temu, kto kontroluje ich obszar.
    .chip = Twoje
    .task = Kliknij obszary, na których masz smocze runy
    .how = Są dwa: obszar ma być twój, a na nim złote drzewo.
    .wrong = Tu nie ma żadnego runu.
    .false = Ten żeton jest twój, ale nie ma na nim złotego drzewa.
    .nobody = Tego obszaru nikt nie kontroluje i nikt nie wie, co jest na żetonie.
    .theirs = Ten obszar kontrolują czerwoni, czyli Uthukowie.
    .hint1 = Na których niebieskich obszarach widać drzewo?
false =
    Jasny żeton z krzyżykiem to fałszywy run. Nic nie jest wart, ale od tyłu wygląda tak samo.
    Małe oko znaczy: ty ten żeton znasz, inni nie. Na swoich obszarach możesz oglądać wszystkie.
    .chip = Fałszywy
hidden =
    Na obcych obszarach widzisz znak zapytania. Smoczy czy fałszywy? Okaże się, gdy zajmiesz obszar albo gdy stanie tam twój bohater.
    .chip = Zakryte
    .task = Kliknij trzy żetony, których nie znasz
    .how = Szare, ze znakiem zapytania.
    .wrong = Tu nie ma żetonu.
    .seen = Ten widzisz: mówi o tym oko.
    .hint1 = Wszystkie trzy leżą przy miastach.
take =
    Miasto na obszarze 5B stoi puste. Kto tam wejdzie, przejmie obszar razem z żetonem. W każdej porze roku wydajesz jeden rozkaz. Teraz to Podbój:
    możesz wprowadzić jednostki na jeden obszar.
    .chip = Zajmij
    .task = Zajmij obszar 5B
    .how = Najpierw obszar, na który idziesz, potem skąd i kto. Marsz kończy „dalej”.
    .wrong = Wolno, ale 5B dalej jest niczyje. Ruch cofnięty.
    .hint1 = Które z twoich obszarów leżą obok 5B?
    .hint3 = Kliknij 5B, potem DC, dwóch Strzelców i „dalej”.
ends =
    To był smoczy run: masz już trzy. Liczy je pasek nad mapą.
    Po Zimie siódmego roku wygrywa ten, kto ma ich najwięcej. Jest też krótsza droga, ale trzeba do niej sześciu.
    .chip = Koniec gry
claim =
    Inna partia, Jesień piątego roku, a ty masz sześć smoczych runów. Możesz je wszystkim pokazać i położyć kartę zwycięstwa na talii Jesieni.
    Jeśli za rok o tej porze dalej będzie ich sześć, od razu wygrywasz.
    .chip = Sześć
    .task = Połóż kartę zwycięstwa
    .how = Potem odkryj po kolei sześć smoczych runów.
    .wrong = Tak gra toczy się dalej bez karty zwycięstwa. Ruch cofnięty.
    .hint1 = Co jeszcze możesz zrobić, zanim zacznie się rozkaz?
    .hint3 = Połóż kartę zwycięstwa, potem kliknij sześć swoich obszarów.
end =
    Wiesz już, o co wszyscy grają. A wszyscy wiedzą, gdzie leżą twoje runy. Następna lekcja: rozkazy i pory roku.
