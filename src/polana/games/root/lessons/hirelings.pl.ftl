who =
    Zaciężni to małe oddziały, które przez pewien czas służą jednemu graczowi. Prowadzisz krety Księstwa, a służy ci Leśny Patrol: trzech jego wojowników stoi na 11, jeden na 7.
    .chip = Kto to
rule =
    Ich wojownicy liczą się jak twoi, gdy chodzi o kontrolę, i tylko wtedy: nie ruszasz nimi w swoich akcjach i nie chroni ich żadna twoja karta.
    .chip = Kontrola
    .task = Kliknij polanę, którą kontrolujesz samym Patrolem
    .how = Nie stoi tam żaden kret.
    .wrong = Nie ma tam ani twoich wojowników, ani Patrolu.
    .both = Na 7 masz też własnego kreta.
    .own = Na 3 kontrolę mają twoje krety.
    .enemy = Tam kontrolę mają Orle Gniazda.
    .hint1 = Stoi tam trzech z Patrolu.
act =
    Raz w ciągu Dnia Zaciężni działają, poza twoimi dwiema akcjami. Patrol może się ruszyć, a potem walczyć. Na 12 jeden ptak pilnuje Gniazda.
    .chip = Akcja
    .task = Niech Patrol zaatakuje na polanie 12
    .how = Najpierw wybierz Leśny Patrol.
    .wrong = Wolno, ale Patrol nie zawalczy na 12. Ruch cofnięty.
    .other = Gniazdo jest na 12, obok 11. Ruch cofnięty.
    .few = Jeden wojownik zada najwyżej jedno obrażenie. Wyślij więcej. Ruch cofnięty.
    .pass = Patrol jeszcze nie walczył. Ruch cofnięty.
    .moles = Krety później. Teraz Patrol. Ruch cofnięty.
    .hint1 = Który przycisk nie dotyczy kretów?
nothing =
    Nie ma ptaka ani Gniazda. Ale dalej masz 5 punktów: za to, co usuną Zaciężni, nie dostajesz nic.
    Oszczędzają za to twoich wojowników i trzymają dla ciebie polany.
    .chip = Bez punktów
pay =
    Nikt nie służy wiecznie. Na karcie Patrolu leżą 2 znaczniki kontroli. Na koniec każdej twojej tury jeden znika.
    .chip = Znaczniki
    .task = Zakończ turę
    .how = Patrz na liczbę przy Patrolu: z 2 robi się 1.
    .wrong = To teraz niepotrzebne. Ruch cofnięty.
    .rest = Krety mogą dziś odpocząć. Ruch cofnięty.
    .hint1 = Mów, że to wszystko, aż zaczną Orle Gniazda.
hire =
    Bez znaczników musisz oddać Patrol innemu graczowi. Jak się najmuje? Przy 4, 8 i 12 punktach czekają znaczniki. Kto tam dojdzie, wybiera oddział i rzuca, na jak długo; prowadzący dostaje mniej.
    .chip = Najem
end =
    Znasz Zaciężnych: kontrola i jedna akcja na turę, bez punktów, a wkrótce odchodzą. Pomyśl, komu przyjdzie ich oddać.
