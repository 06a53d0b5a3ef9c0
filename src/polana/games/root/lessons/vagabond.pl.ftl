items =
    Włóczęga nie ma wojowników ani budynków, tylko pionek i przedmioty. Prawie każda akcja wyczerpuje przedmiot, a gdy się skończą, kończy się tura.
    O Świcie odkrywasz trzy wyczerpane, a za każdą herbatę dwa więcej.
    .chip = Przedmioty
slip =
    Wszystkie przedmioty są gotowe. Wciąż o Świcie możesz się zakraść: jeden krok za darmo, także do lasu i z lasu. Stoisz w lesie między 1, 9, 10 i 12.
    .chip = Krok
    .task = Zakradnij się na polanę 12
    .how = Są tam Ruiny i dwa koty.
    .wrong = Wolno, ale na polanę 12 tak nie trafisz. Ruch cofnięty.
    .stay = W lesie nie ma nic do roboty. Ruch cofnięty.
    .other = Tam jest mniej do zrobienia niż na 12. Ruch cofnięty.
    .hint1 = To lisia polana pośrodku, z Ruinami.
explore =
    Dzień: tyle akcji, na ile starczy przedmiotów. Pochodnia bada Ruiny: dostajesz 1 punkt i przedmiot, który pod nimi leży.
    .chip = Ruiny
    .task = Zbadaj Ruiny
    .how = Wyczerpuje to pochodnię.
    .wrong = Wolno, ale Ruiny zostają zamknięte. Ruch cofnięty.
    .special = Jako Złodziej możesz pochodnią ukraść kartę. Dziś otworzy Ruiny. Ruch cofnięty.
    .battle = Usunięty kot robi z Markizy wroga, a chcemy się zaprzyjaźnić. Ruch cofnięty.
    .soon = To za chwilę. Najpierw Ruiny. Ruch cofnięty.
    .away = Zostań: tu jest wszystko, czego trzeba. Ruch cofnięty.
    .early = Przedmioty są jeszcze gotowe. Ruch cofnięty.
    .hint1 = Która akcja jest do Ruin?
aid =
    Worek. Teraz zdobądź przyjaciela: Pomoc. Wyczerp dowolny przedmiot i daj komuś z polany kartę o jej symbolu. Zabierasz mu przekuty przedmiot, tu miecz, a on bardziej cię lubi.
    .chip = Pomoc
    .task = Pomóż Markizie
    .how = Daj Kowadło, to lis. Herbatę i but zostaw na misję.
    .wrong = Wolno, ale nikomu to nie pomoże. Ruch cofnięty.
    .tea = Herbata jest potrzebna do misji. Wyczerp coś innego. Ruch cofnięty.
    .battle = Mieczem się nie pomaga. Ruch cofnięty.
    .soon = Misja za chwilę. Ruch cofnięty.
    .away = Zostań: Markiza jest tutaj. Ruch cofnięty.
    .early = Przedmioty są jeszcze gotowe. Ruch cofnięty.
    .hint1 = Która akcja coś komuś daje?
quest =
    1 punkt za pierwszy krok przyjaźni; następne dają więcej. Trzy misje leżą odkryte. Posyłkę wykonasz na lisiej polanie herbatą i butem. Stoisz na takiej i masz jedno i drugie.
    .chip = Misja
    .task = Wykonaj misję
    .how = Nagroda: dwie karty albo punkt za każdą wykonaną misję tego symbolu.
    .wrong = Wolno, ale misja dalej czeka. Ruch cofnięty.
    .battle = Miecz poczeka. Ruch cofnięty.
    .away = Zużyjesz but, którego chce misja. Ruch cofnięty.
    .early = Misję można wykonać już teraz. Ruch cofnięty.
    .hint1 = Wybierz misję, a potem nagrodę.
evening =
    Wieczór: dobierasz kartę, a za każdy gotowy stos monet jeszcze jedną. W plecaku mieści się sześć przedmiotów, z każdym workiem dwa więcej.
    .chip = Wieczór
    .task = Zakończ Dzień
    .how = Co gotowe, zostaje gotowe.
    .wrong = To już niepotrzebne. Ruch cofnięty.
    .battle = Zostaw koty w spokoju, to przyjaciele. Ruch cofnięty.
    .away = Można iść dalej, ale dziś zostajesz na 12. Ruch cofnięty.
    .hint1 = Powiedz, że to wszystko.
attacked =
    Co boli: obrażenia. Nikt ich za ciebie nie przyjmie, więc każde uszkadza przedmiot. Atakują trzy koty, a kości pokazują 2 i 0.
    .chip = Obrażenia
    .task = Zobacz atak na polanie 12
    .how = Markiza zmieniła o tobie zdanie.
damage =
    Uszkodzonego przedmiotu nie użyjesz, dopóki go nie naprawisz. Oddaj więc to, czego najmniej szkoda. But chodzi, pochodnia bada Ruiny, a miecz przydaje się tylko w walce.
    .chip = Szkody
    .task = Uszkodź oba miecze
    .how = Dwa obrażenia, dwa przedmioty.
    .wrong = Wolno, ale tego bardziej szkoda. Ruch cofnięty.
    .boots = Bez butów stąd nie odejdziesz. Ruch cofnięty.
    .torch = Bez pochodni nie ma Ruin. Ruch cofnięty.
    .tea = Herbata co turę odkrywa dwa przedmioty. Ruch cofnięty.
    .bag = Worek robi miejsce na dwa przedmioty. Ruch cofnięty.
    .hint1 = Które dwa są do walki?
rest =
    Twoja następna tura. Kto kończy turę w lesie, Wieczorem naprawia wszystko, a nikt go tam nie zaatakuje. Młotek naprawiłby jeden przedmiot od razu.
    .chip = Odpoczynek
    .task = Napraw oba miecze
    .how = Zakradnij się do lasu i tam zakończ turę.
    .wrong = Wolno, ale nic się nie naprawi. Ruch cofnięty.
    .clearing = Na polanie nic się nie naprawi. Ruch cofnięty.
    .hint1 = Dokąd nikt za tobą nie pójdzie?
end =
    Umiesz wędrować jako Włóczęga: przedmioty to akcje, więcej ich jest w Ruinach i za Pomoc, a punkty za misje i przyjaźń. Gdy boli, odpocznij w lesie.
