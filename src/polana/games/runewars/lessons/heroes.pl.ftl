hero =
    Na DC stoi Andira Runoręka, która ci służy. Bohater to nie jednostka: nie zajmuje obszarów, za to swobodnie mija wrogów, a nawet Smoki.
    Bohaterowie działają raz w roku, Latem. To faza misji i właśnie trwa.
    .chip = Bohaterka
where =
    Każdy bohater robi jedno: rusza się, leczy albo szkoli. Po ruchu, najwyżej o dwa obszary, może podjąć misję.
    Masz na ręce dwie misje, a każda wymienia swój obszar, oznaczony okrągłym znakiem: 7C i 7B.
    .chip = Gdzie
    .task = Kliknij ten, do którego Andira dojdzie
    .how = Najwyżej dwa kroki. Rzeki zatrzymują także bohaterów.
    .wrong = Tu nie masz żadnej misji.
    .far = Trzy kroki: nie tego Lata.
    .hint1 = Który z nich leży bliżej DC?
go =
    Przez puste miasto albo przez 5A: obie drogi są dobre.
    .chip = Droga
    .task = Zaprowadź Andirę na 7C
    .how = Wybierz ją, potem ruch, potem krok po kroku.
    .wrong = Tędy nie dojdzie na 7C. Ruch cofnięty.
    .train = Szkolenie podnosi jej cechy, ale na tym kończy się jej Lato. Ruch cofnięty.
    .stay = Nie dojdzie wtedy do misji. Ruch cofnięty.
    .away = Stamtąd na 7C jest za daleko. Ruch cofnięty.
    .hint1 = Jaki obszar leży między DC a 7C?
quest =
    Książę żebraków to test Mądrości. Andira ma Mądrość 4, więc dobierasz cztery karty losu i wybierasz jedną.
    Sukces to nagroda, częściowy sukces 2 żetony wpływów, porażka nic.
    .chip = Test
    .task = Podejmij misję i zdobądź nagrodę
    .how = Jak w pertraktacjach, liczy się słowo na karcie.
    .wrong = Jest coś lepszego. Ruch cofnięty.
    .leave = Misja jest tutaj: spróbuj. Ruch cofnięty.
    .failure = Na tej karcie jest porażka. Ruch cofnięty.
    .part = To byłyby 2 żetony wpływów. Jedna karta jest lepsza; ruch cofnięty.
    .hint1 = Na której z czterech kart jest sukces?
reward =
    Nagrodę widzisz tylko ty: to Odłamek Timmorrana, czyli smoczy run, gdy tylko Andira stanie przy twojej twierdzy.
    A skoro tu jest, znasz też żeton runu na 7C.
    .chip = Nagroda
challenge =
    Inne Lato. Na 7C jest twój Corbin, na 7A Mistrz Thorn, bohater Uthuków. Thorn wytrzyma 3 obrażenia, a ma już 1.
    Kto kończy ruch przy wrogim bohaterze, może go wyzwać, a ten musi walczyć.
    .chip = Pojedynek
    .task = Wyzwij Mistrza Thorna
    .how = Dwa kroki, obok Smoka, który bohaterów nie zatrzymuje.
    .wrong = To nie prowadzi do Thorna. Ruch cofnięty.
    .train = Szkolenie zostaw na inne Lato. Ruch cofnięty.
    .stay = Corbin jeszcze nie doszedł albo jeszcze nie wyzwał. Ruch cofnięty.
    .away = Thorn jest na 7A. Ruch cofnięty.
    .hint1 = Jaki obszar leży między 7C a 7A?
strike =
    Pojedynek ma cztery rundy: w każdej obaj dobierają kartę losu i czytają okrąg. Obrażenie trafia, rozbicie osłania.
    Thorn dostał jeszcze 1, Corbin nic. Teraz na jego karcie jest symbol zdolności.
    .chip = Cios
    .task = Zadaj 1 obrażenie
    .how = Thorn ma 2 z 3.
    .wrong = Jeszcze jedno trafienie i koniec. Ruch cofnięty.
    .skip = Jeszcze jedno trafienie i koniec. Ruch cofnięty.
    .hint1 = Ile jeszcze wytrzyma Thorn?
won =
    Trzy z trzech: Mistrz Thorn jest pokonany i wypada z gry, a jego nagrody przypadłyby Corbinowi. Corbin wyszedł bez szwanku;
    inaczej obrażenia zostałyby mu aż do leczenia.
    .chip = Wygrana
end =
    Misje dają nagrody, pojedynki je odbierają, a bohaterowie czytają dla ciebie runy. Następna lekcja: Zbiory i ulepszenia.
