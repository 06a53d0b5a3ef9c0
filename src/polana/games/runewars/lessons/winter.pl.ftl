limit =
    Zimą trzeba wykarmić armie. Gdy przychodzi, na każdym twoim obszarze może zostać najwyżej tyle jednostek, ile pokazuje licznik żywności.
    Twój stoi na 3: to liczba przy kłosie w twoim wierszu. To górna granica dla każdego obszaru, nie cena.
    .chip = Granica
crowd =
    Jest jeszcze Jesień. Trzy jednostki na obszarze przeżyją, każda ponad to zginie.
    .chip = Liczenie
    .task = Kliknij obszar, na którym masz za dużo jednostek
    .how = Dodaj wszystkie rodzaje, które tam stoją.
    .wrong = Nie stoi tam więcej niż trzy.
    .hint1 = Gdzie stoją razem dwa rodzaje jednostek?
spread =
    Na 5A stoi pięć: trzech Piechurów i dwóch Strzelców. Twój jesienny rozkaz to Rozstawienie, każdy o krok: pora się rozejść.
    Na 7C jest jeden Rycerz, więc jest miejsce dla dwóch.
    .chip = Rozdziel
    .task = Poślij obu Strzelców z 5A na 7C
    .how = Z 5A, Strzelcy, na 7C, obaj, na końcu „dalej”.
    .wrong = Tak Strzelcy nie trafią na 7C. Ruch cofnięty.
    .early = Na 5A ktoś by głodował. Ruch cofnięty.
    .one = Na 5A zostaje wtedy czterech: o jednego za dużo. Ruch cofnięty.
    .footmen = Piechurzy trzymają 5A: poślij Strzelców. Ruch cofnięty.
    .elsewhere = To też by wystarczyło, ale Rycerzowi na 7C przyda się towarzystwo. Ruch cofnięty.
    .hint1 = Kto z 5A idzie i ilu?
hunger =
    Partia, w której nikt o tym nie pomyślał: Zima, żywność 3, a na 5A czterech Piechurów i Rycerz. Dwie jednostki muszą zginąć, a wybierasz ty.
    .chip = Głód
    .task = Zachowaj Rycerza
    .how = Dwie jednostki, jedna po drugiej.
    .wrong = Pomyśl, kto jest więcej wart. Ruch cofnięty.
    .knight = Rycerz wytrzymuje 2 obrażenia i jest szybki, a Piechur wytrzymuje 1. Ruch cofnięty.
    .hint1 = Kogo masz więcej?
counted =
    Na 5A zostały trzy jednostki. Corbin się nie liczył: bohaterów karmić nie trzeba. Liczą się za to sprzymierzone jednostki neutralne i te, które leżą.
    Potem na obszarze znowu może stać osiem.
    .chip = Kto się liczy
river =
    Zima ma też dobrą stronę. Dopóki trwa, rzeki są zamarznięte i każdy może przez nie przejść.
    .chip = Lód
    .task = Kliknij obszar obok 7C, który w innych porach odcina rzeka
    .how = Obejrzyj krawędzie obszaru 7C.
    .wrong = Na tej krawędzi nie ma rzeki.
    .hint1 = Gdzie jest niebieska krawędź?
ice =
    Twój zimowy rozkaz to Mobilizacja. Na 5C nikogo nie ma, a daje 1 drewno. Z 7C to jeden krok po lodzie.
    .chip = Przejście
    .task = Zajmij 5C jednym Strzelcem z 7C
    .how = Drugi zostaje w Greyhaven.
    .wrong = To inny obszar. Ruch cofnięty.
    .both = W Greyhaven nikt by nie został. Ruch cofnięty.
    .stay = Nikt więcej nie musi iść. Ruch cofnięty.
    .early = Nikt jeszcze nie rusza. Ruch cofnięty.
    .hint1 = Kto stoi na 7C i ilu może pójść?
end =
    Jesienią spójrz na żywność, rozejdź się albo zbierz plony, a potem korzystaj z lodu. Następna lekcja: cele i tytuły.
