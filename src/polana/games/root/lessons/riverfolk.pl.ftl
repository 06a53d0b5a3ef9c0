open =
    Plemiona Rzeczne to kupcy: żyją z tego, co płacą inni. Twoje karty leżą odkryte, a każdy na początku swojej tury może coś od ciebie kupić. Płaci własnymi wojownikami.
    .chip = Na sprzedaż
sale =
    Trwa tura Markizy. Karta kosztuje u ciebie 2, Łodzie Rzeczne 1, Najemnicy 2. Markiza chce Kowadło.
    .chip = Handel
    .task = Zobacz, jak Markiza kupuje kartę
    .how = Dwa koty idą z jej zasobów do twoich Płatności.
birdsong =
    Twój Świt: najpierw Dywidendy, punkt za każdych 2 wojowników w Funduszach, jeśli masz Faktorię. Było 2, jest więc 1 punkt.
    Potem Płatności stały się Funduszami: 2 wydry i 3 koty, razem 5.
    .chip = Dywidendy
post =
    Fundusze to twoje akcje, wszystkie za Dnia. Najlepsza: Faktoria. Kosztuje 2 wojowników tego, kto kontroluje polanę, a daje 2 punkty i wydrę. Polanę 11 kontroluje Markiza.
    .chip = Faktoria
    .task = Zbuduj Faktorię na polanie 11
    .how = Zapłacą dwa z trzech kotów w Funduszach.
    .wrong = Wolno, ale Faktorii na 11 z tego nie będzie. Ruch cofnięty.
    .twelve = Na 12 by się dało, ale nie płynie tam rzeka, a wydry pływają. Ruch cofnięty.
    .first = Najpierw Faktoria, póki masz koty. Ruch cofnięty.
    .battle = Kupiec nie bije klientów. Ruch cofnięty.
    .early = Fundusze mogą jeszcze coś zrobić. Ruch cofnięty.
    .hint1 = Która akcja stawia Faktorie?
draw =
    Kto ma coś na polanie z twoją Faktorią, może kupić o jedną rzecz więcej. Uzupełnij więc towar: dobierz kartę. Wojownik jest tylko zainwestowany i o Świcie wróci do Funduszy.
    .chip = Karta
    .task = Dobierz kartę za kota
    .how = Ruch, walka, Przekucie i dobranie karty to inwestycje.
    .wrong = Wolno, ale karty z tego nie ma. Ruch cofnięty.
    .own = Tak też można. Ale następna akcja wojownika wydaje, a wydany kot wróci do Markizy. Ruch cofnięty.
    .recruit = Werbunek za chwilę. Ruch cofnięty.
    .move = Ruch to też inwestycja. Najpierw karta. Ruch cofnięty.
    .battle = Kupiec nie bije klientów. Ruch cofnięty.
    .craft = Przekucie inwestuje wojowników na odsłoniętych miejscach Faktorii. Nie dziś. Ruch cofnięty.
    .early = Fundusze mogą jeszcze coś zrobić. Ruch cofnięty.
    .hint1 = Która akcja daje karty?
recruit =
    Werbunek wydaje: wydra z Funduszy wraca do zasobów, a jedna staje na dowolnej polanie nad rzeką. Co wydane, to wydane, więc pomyśl dwa razy.
    .chip = Werbunek
    .task = Postaw wydrę na polanie 11
    .how = Nowej Faktorii przyda się straż.
    .wrong = Wolno, ale Faktorii nikt nie pilnuje. Ruch cofnięty.
    .other = Bardziej przyda się przy Faktorii na 11. Ruch cofnięty.
    .draw = Jeden wojownik niech zostanie na Dywidendy. Werbuj. Ruch cofnięty.
    .move = Rzeka stoi otworem, ale dziś werbujesz. Ruch cofnięty.
    .battle = Kupiec nie bije klientów. Ruch cofnięty.
    .craft = Nie dziś. Ruch cofnięty.
    .early = Faktoria na 11 potrzebuje straży. Ruch cofnięty.
    .hint1 = Która akcja daje wojowników?
prices =
    Jeden wojownik zostaje w Funduszach: co tam leży, daje Dywidendy. Wieczorem ustalasz ceny Usług, od 1 do 4. Tanie kupią często, drogie ten, kto musi.
    .chip = Ceny
    .task = Zakończ Dzień i ustal trzy ceny
    .how = Dobra cena to taka, którą ktoś zapłaci.
    .wrong = Wybierz cenę od 1 do 4.
    .keep = Resztę zachowaj na Dywidendy. Ruch cofnięty.
    .hint1 = Powiedz, że to wszystko, i wybierz trzy liczby.
attacked =
    Co boli: utrata Faktorii. Trzy koty atakują na 11, a kości pokazują 2 i 0. Faktoria wypada z gry na zawsze.
    .chip = Strata
    .task = Zobacz atak na polanę 11
    .how = Pilnuje jej jedna wydra, a w Funduszach jest 5 wojowników.
loss =
    W dodatku ucieka połowa Funduszy, w górę: 3 z 5. Wybierasz czyje. Koty płacą za Faktorie tam, gdzie kontrolę ma Markiza, wydry tam, gdzie masz ją ty.
    .chip = Wybór
    .task = Oddaj trzy koty
    .how = Wrócą do zasobów Markizy.
    .wrong = To nie to. Ruch cofnięty.
    .own = Wydr masz tylko dwie, a kotów więcej. Oddaj koty. Ruch cofnięty.
    .hint1 = Czyi wojownicy są ci mniej potrzebni?
end =
    Umiesz handlować: sprzedawaj, oszczędzaj na Dywidendy, inwestuj to, co wraca, wydawaj na Faktorie. Stawiaj je przy klientach i dbaj, by cię potrzebowali.
