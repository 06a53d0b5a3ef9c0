wolf =
    Z modułem Stworów po mapie krążą bestie. Na twoje zamknięte terytorium przyszedł Wilk i stoi wśród twoich jednostek.
    Dopóki tam jest, Zbiory nie dają z tej ziemi ani Chwały, ani zasobów; dają tylko budowle.
    .chip = Wilk
plan =
    Polowanie to walka. Jego liczba, 4, zastępuje jednostki, nic nie je, a kością rzuca tak jak ty.
    To ty atakujesz, więc remis wygrywa Wilk. Obrażenia mu nie szkodzą.
    .chip = Policz
    .cols = siła | żywność | kość | razem
hunt =
    Stwory atakuje się tylko Ruchem. Dwie jednostki już tam są; z jeszcze jedną i z dwiema żywnościami jest przed rzutem 5 do 4.
    Wygrana daje 1 punkt Chwały.
    .chip = Poluj
    .task = Zaatakuj Wilka trzema i zjedz wszystko
    .how = Ruch jedną jednostką ze wschodu, potem pytanie o atak.
    .wrong = Wolno, ale to nie to polowanie. Ruch cofnięty.
    .recruit = Jednostka więcej to dobra rzecz, ale polowanie zaczyna tylko Ruch. Cofnięte.
    .stay = Te dwie są na miejscu. Przyprowadź jedną ze wschodu.
    .must = Jeszcze nie: Wilk nadal tam jest. Ruch cofnięty.
    .hungry = To nie daje przewagi nad samym Wilkiem. Ruch cofnięty: zjedz obie żywności.
    .idle = Wtedy Wilk zostanie na Zbiory. Ruch cofnięty.
    .hint1 = Która karta może zacząć walkę?
where =
    Twoja kość dała 3, Wilka 2: osiem do sześciu. Teraz inna partia i inny Stwór: Draugr, na terytorium na zachodzie.
    Gdy wszyscy spasują, każdy Stwór idzie o jedno terytorium: do jednostek, jeśli może. Draugr tam, gdzie jest ich najwięcej.
    .chip = Dokąd
    .task = Kliknij terytorium, na które pójdzie Draugr
    .how = Musi graniczyć z tym, na którym stoi Draugr; trudne granice go nie zatrzymują.
    .wrong = Nie tam.
    .empty = Tam nikogo nie ma. Stwory wolą towarzystwo.
    .few = Stoi tam jedna jednostka, a obok Draugra jest ich gdzieś więcej.
    .far = To terytorium nie graniczy z terytorium Draugra.
    .hint1 = Ile jednostek stoi na każdym z sąsiednich terytoriów?
draugr =
    Gdziekolwiek wejdzie Draugr, od razu ginie jedna jednostka, bez walki.
    Kruk pasuje ostatni; potem, jeszcze przed Zbiorami, ruszają Stwory.
    .chip = Idzie
    .task = Kruk pasuje, a Draugr idzie do twoich trzech jednostek
    .how = Z trzech zostają dwie.
kinds =
    Rodzaje są cztery: im silniejszy, tym więcej Chwały. Tam, gdzie stoi Niedźwiedź Brunatny, nikt nie buduje, nie rekrutuje, nie odkrywa i nie wychodzi.
    Upadła Walkiria z nikim się nie dzieli: atakuje, gdy tylko wejdzie.
    .chip = Cztery rodzaje
    .cols = siła | Chwała
bear =
    Niedźwiedź Brunatny nie wypuszcza twoich trzech jednostek. Ale polowanie obejdzie się bez kroku: zagraj Ruch, nie ruszaj nikogo i atakuj.
    3 jednostki i 3 żywności to 6, tyle co Niedźwiedź. Lepsza musi być kość.
    .chip = Niedźwiedź
    .task = Zaatakuj, nie ruszając nikogo
    .how = Skąd ruszasz? Koniec. I zjedz całą żywność.
    .wrong = Wolno, ale Niedźwiedź nadal tam stoi. Ruch cofnięty.
    .empty = Wtedy opuszczone terytorium będzie puste. Ruch cofnięty: zaatakuj trzema, które tam są.
    .explore = Kafel Niedźwiedzia nie przegoni. Ruch cofnięty.
    .hungry = Wtedy zaczynasz poniżej jego 6. Ruch cofnięty: zjedz wszystko.
    .idle = Dopóki inni nie spasują, Niedźwiedź sam nie odejdzie. Ruch cofnięty: poluj.
    .hint1 = Która karta zaczyna walkę, nawet gdy nikt się nie rusza?
    .hint3 = Ruch, koniec, Niedźwiedź Brunatny, trzy żywności.
end =
    Dziewięć do siedmiu i 3 punkty Chwały. Wiesz, co robi każdy Stwór, dokąd idzie i jak się go pozbyć.
