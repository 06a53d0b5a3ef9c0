why =
    Tam, gdzie na jednej polanie stoją twoi wojownicy i cokolwiek przeciwnika, możesz stoczyć walkę.
    Ty atakujesz, druga strona się broni. Na polanie 5 masz trzech wojowników, a Orle Gniazda dwóch.
    .chip = Po co
first =
    Walka zajmuje jedną z twoich trzech akcji. Wybierasz polanę, a potem toczą się dwie kości.
    .chip = Atak
    .task = Zaatakuj na polanie 5
    .how = Wybierz Walkę, a potem polanę.
    .wrong = Wolno, ale na polanie 5 walki z tego nie będzie. Ruch cofnięty.
    .march = Odmarsz to też wyjście. Dziś jednak zostajesz i walczysz.
    .later = Tam też można walczyć i dojdziemy do tego. Najpierw polana 5.
    .hint1 = Która akcja pozwala walczyć?
dice =
    Kości pokazały 2 i 1. Atakujący zawsze zadaje tyle obrażeń, ile wynosi wyższy wynik, obrońca tyle, ile niższy.
    Każde obrażenie usuwa jeden komponent, tutaj wojownika: nie ma już dwóch ptaków i jednego kota.
    .chip = Kości
cap =
    Opłaca się więc atakować. Nikt jednak nie wyrzuci więcej obrażeń, niż ma tam wojowników.
    Na polanie 9 jeden kot stoi naprzeciw dwóch ptaków.
    .chip = Jeden
    .task = Zaatakuj na polanie 9
    .how = Zobacz, co jeden wojownik zrobi z dobrym rzutem.
    .wrong = Wolno, ale to nie walka na polanie 9. Ruch cofnięty.
    .later = Gniazdo na polanie 12 za chwilę. Najpierw polana 9.
    .hint1 = Znowu Walka, tym razem tam, gdzie kot jest sam.
capped =
    3 i 0! Ale jeden wojownik zadaje najwyżej jedno obrażenie, więc jeden ptak został.
    Duże grupy biją mocno, pojedynczy wojownicy prawie wcale: zbierz więcej, zanim zaatakujesz.
    .chip = Granica
roost =
    Na polanie 12 Orle Gniazda mają Gniazdo i ani jednego wojownika. Taki obrońca jest bezbronny: dostaje dodatkowe obrażenie, cokolwiek pokażą kości.
    .chip = Gniazdo
    .task = Zaatakuj Gniazdo na polanie 12
    .how = Za każdy usunięty budynek lub żeton przeciwnika jest punkt.
    .wrong = Wolno, ale Gniazdo by zostało. Ruch cofnięty.
    .nine = Na polanie 9 został jeden ptak, ale punktu za niego nie ma. Weź Gniazdo.
    .hint1 = Gdzie stoi budynek bez straży?
attacked =
    Innego dnia to Orle Gniazda atakują ciebie na polanie 9: trzy ptaki przeciw dwóm kotom i Tartakowi.
    Zanim potoczą się kości, obrońca może przygotować zasadzkę.
    .chip = Obrona
ambush =
    Karta Zasadzki musi mieć symbol polany; ptasia pasuje wszędzie. Polana 9 jest mysia, a teraz spójrz na swoje karty.
    .chip = Zasadzka
    .task = Przygotuj zasadzkę
    .how = Zadaje od razu dwa obrażenia, jeszcze przed rzutem.
    .wrong = To nie ta karta. Ruch cofnięty.
    .pass = Zasadzki nie trzeba grać, ale trzy ptaki na dwa koty drogo by cię kosztowały. Ruch cofnięty.
    .hint1 = Na której z twoich kart jest mysz?
after =
    Dwa ptaki padły jeszcze przed rzutem, a jeden niewiele mógł zrobić. Atakujący z pasującą Zasadzką może twoją odwołać; ten żadnej nie miał.
    .chip = Potem
end =
    Umiesz walczyć: wyższy wynik dla atakującego, obrażeń nie więcej niż wojowników, punkt za budynek. I wiadomo, czemu inni liczą twoje karty.
