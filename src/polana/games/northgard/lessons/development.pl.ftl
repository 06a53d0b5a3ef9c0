deck =
    Wszystko, co robisz, bierze się z talii, a na początku każdy ma te same sześć kart i jedną kartę klanu. Wygrywa lepsza talia.
    Są trzy sposoby, żeby ją poprawić. Pierwszy przychodzi z każdym pasem.
    .chip = Po co
take =
    Bez drewna Budowa nic nie da, więc pasuj. Potem wybierasz: Zaciąg daje dwie jednostki, ale zajmuje całą turę. Ratusz daje jedną, ale to Karta Błysku: zagrasz go dodatkowo.
    .chip = Weź
    .task = Spasuj i weź Kartę Błysku
    .how = Trafi na wierzch talii, więc za rok będzie na ręce.
    .wrong = Wolno, ale karty to nie daje. Ruch cofnięty.
    .slow = Dwie jednostki, ale kosztem tury. Ruch cofnięty: tym razem weź błyskawicę.
    .hint1 = Co robisz, gdy w tym roku nie chcesz już grać?
upgrade =
    Rok później masz 3 wiedzy, a na ręce Rekrutację i lepszy od niej Ratusz. Za 3 wiedzy i kartę z ręki dostajesz jedno z dwóch ulepszeń klanu.
    Oddana karta może na zawsze wypaść z gry.
    .chip = Ulepsz
    .task = Zdobądź Grabież i usuń z gry Rekrutację
    .how = Grabież usuwa wrogą jednostkę obok ciebie i daje kartę.
    .wrong = Wolno, ale to nie ulepszenie. Ruch cofnięty.
    .war = Wezwanie do wojny daje jednostki wzdłuż granicy. Dobre, ale tu wróg stoi sam: lepsza jest Grabież.
    .keep = Wtedy Rekrutacja będzie co jakiś czas wracać. Ruch cofnięty: usuń ją z gry.
    .better = Ratusz robi to samo co Rekrutacja i nie zabiera tury. Ruch cofnięty: oddaj Rekrutację.
    .need = Ruch zaraz się przyda. Cofnięte: oddaj Rekrutację.
    .feast = Uczta może być czymkolwiek. Ruch cofnięty: oddaj Rekrutację.
    .first = Zagrana daje jednostkę. Ale tym razem to cena ulepszenia.
    .cheap = Wtedy wiedza nie kupi ulepszenia. Ruch cofnięty.
    .lore = Usunięcie kosztuje 2 wiedzy i nie zostaną 3. Ruch cofnięty.
    .hint1 = Co można zrobić w turze oprócz zagrania karty?
plunder =
    Grabież jest już na ręce i to Karta Błysku. Zaznaczone terytorium trzyma jeden samotny Kruk.
    Jeśli zniknie, nie będzie tam nikogo i Ruch obejdzie się bez walki.
    .chip = Użyj
    .task = Zajmij zaznaczone bez walki
    .how = Najpierw Grabież, potem Ruch jedną jednostką.
    .wrong = Wolno, ale nie tędy droga. Ruch cofnięty.
    .early = Kruk jeszcze tam stoi: byłaby walka. Ruch cofnięty: najpierw Grabież.
    .all = Gdy pójdą obie, twoje zamknięte terytorium zostanie puste. Ruch cofnięty: wystarczy jedna.
    .other = Jednostka więcej to dobra rzecz, ale najpierw Kruk.
    .feast = Uczta może być Ruchem, ale masz Ruch. Lepszą kartę zachowaj.
    .later = Karta klanu też daje ruch. Zachowaj ją: na to masz Ruch.
    .from = Stamtąd nie ma wspólnej granicy. Zacznij tam, gdzie stoją dwie jednostki.
    .go = Tura jeszcze trwa: droga jest już wolna.
    .hint1 = Która karta usuwa wrogą jednostkę?
thin =
    Szósty rok: drewna nie ma, a Budowa tylko zajmuje rękę. Za 2 wiedzy karta na zawsze wypada z gry, a ty od razu dobierasz dwie.
    W małej talii dobre karty trafiają się częściej.
    .chip = Usuń
    .task = Usuń Budowę z gry
    .how = Wśród akcji, obok zamiany i przeczekania.
    .wrong = Wolno, ale Budowa nadal jest w talii. Ruch cofnięty.
    .flash = Ratusz to dobra karta. Ruch cofnięty: usuń Budowę.
    .back = Zamiana kosztuje 1 wiedzę, ale daje jedną kartę zamiast dwóch, a Budowa kiedyś wróci. Ruch cofnięty.
    .idle = Masz na to 2 wiedzy. Ruch cofnięty.
    .hint1 = Która z dwóch kart nic teraz nie da?
fame =
    Dwie karty za jedną. Większość Kart Rozwoju ma też Chwałę: Ratusz 1 punkt. Doliczysz go na końcu gry, nawet jeśli karty nie zagrasz, więc dobry wybór opłaca się podwójnie.
    W siódmym roku do wzięcia są Karty Osiągnięć: dają samą Chwałę.
    .chip = Chwała
end =
    Przy pasie bierz dobrą kartę, wcześnie kup ulepszenie, słabe karty wyrzucaj. Następna lekcja: Chwała i jak się wygrywa.
