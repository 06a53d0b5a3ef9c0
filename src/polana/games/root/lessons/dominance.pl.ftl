behind =
    Masz 11 punktów, Orle Gniazda 24. Trudno będzie je dogonić. Kto ma co najmniej 10, może wygrać inaczej: liczą się wtedy polany, a nie punkty.
    .chip = Z tyłu
card =
    To karta Dominacji. Kto ją wyłoży, na zawsze rezygnuje z punktów. Wygrywa za to, jeśli na początku swojej tury kontroluje trzy lisie polany.
    .chip = Karta
foxes =
    Trzeba trzech z czterech lisich polan. Ile już kontrolujesz? Ich znakiem jest czerwony lis.
    .chip = Lisy
    .task = Kliknij lisie polany, które kontrolujesz
    .how = Policz wojowników i budynki, jak w pierwszej lekcji.
    .wrong = To nie lisia polana albo nikogo na niej nie masz.
    .tie = Jeden na jednego: remis nie daje kontroli.
    .empty = Lisia, ale pusta. Zapamiętaj ją.
    .rabbit = Kontrolujesz ją, ale jest królicza.
    .hint1 = Są dwie. Jedna to twój róg mapy.
activate =
    Dwie z trzech. Kartę wykłada się we własnym Dniu i nie kosztuje to żadnej akcji.
    .chip = Wyłożenie
    .task = Wyłóż kartę Dominacji
    .how = Znajdziesz ją wśród akcji Dnia, na końcu rzędu.
    .wrong = Wolno, ale karta zostaje na ręce. Ruch cofnięty.
    .first = Akcje zaraz się przydadzą. Ale najpierw karta: bez niej polany nic nie dają.
    .done = Jeśli Dzień się teraz skończy, szansa przepadnie na całą rundę.
    .hint1 = Która z akcji nazywa się jak ta karta?
third =
    Twój znacznik zniknął z toru: punktów już nie będzie. Brakuje jednej lisiej polany, a polana 12 stoi pusta.
    .chip = Trzecia
    .task = Przejmij trzecią lisią polanę: 12
    .how = Ktoś z sąsiadów ma wojowników na zbyciu.
    .wrong = Wolno, ale polana 12 dalej jest pusta. Ruch cofnięty.
    .hint1 = Z której twojej polany prowadzi ścieżka na 12?
hold =
    Wszyscy już widzieli twoją kartę i mają po jednej turze, żeby cię zatrzymać. Rundę później trzymasz polany 1, 6 i 8, a na dwóch z nich stoją Orle Gniazda.
    .chip = Obrona
attack =
    Trwa tura Orlich Gniazd, ostatnia przed twoją. Jeśli po niej nadal masz trzy lisie polany, wygrywasz w chwili, gdy zaczyna się twój Świt.
    .chip = Szturm
    .task = Orle Gniazda atakują
    .how = Mogą odebrać ci jedną polanę. Czy im się uda?
bird =
    Ani jednego trafienia, a tura zaczęła się z trzema lisimi polanami: wygrywasz, choćby inni mieli więcej punktów. Jest też karta ptasia: za dwa przeciwległe rogi mapy.
    .chip = Ptak
    .task = Kliknij róg naprzeciw polany 1
    .how = Na ukos przez całą mapę.
    .wrong = To nie jest przeciwległy róg.
    .hint1 = Polana 1 leży w lewym górnym rogu. Co jest naprzeciw?
end =
    Znasz obie drogi do wygranej: 30 punktów albo dominacja na początku tury. To całe podstawy. Teraz poznaj frakcję, która ci się najbardziej podoba.
