# Co mówi nauczyciel przed każdym rodzajem pytania, raz. Sama wiadomość: o co chodzi. `.wrong`: co zwykle idzie nie tak.

ask-root-marquise-keep =
    Grasz Markizą de Kot i ten róg będzie twoim domem: tu stanie Twierdza. Nikt inny nie może niczego rozmieścić na jej polanie.
    .wrong = Przeciwległy róg dostaną Orle Gniazda. Na pierwszą partię każdy róg jest dobry.
ask-root-marquise-first-building =
    Pierwsze budynki stają przy Twierdzy. Tartak co turę daje drewno, przy Koszarach pojawiają się nowi wojownicy, Warsztat przekuwa karty.
    .wrong = Tartak postaw tam, dokąd wrogowie dojdą najpóźniej: bez drewna nie ma budowy.
ask-root-marquise-wood =
    Świt: każdy Tartak daje drewno, ale tyle żetonów już nie zostało. Wybierz, które Tartaki je dostaną.
    .wrong = Drewno z dala od reszty trudno wykorzystać. Bierz je tam, gdzie chcesz budować.
ask-root-marquise-daylight =
    Tura ma trzy części: Świt daje drewno, Dzień jest na akcje, Wieczór na dobieranie kart. Najpierw przekuwaj: nie kosztuje to akcji, ale wolno tylko przed pierwszą z nich. Potem trzy akcje: budowa daje punkty, marsz kontrolę, werbunek wojowników.
    .wrong = Na początku zwykle za dużo się walczy. Punkty są z budynków: najpierw sprawdź, czy stać cię na kolejny. Brakuje drewna? Nadprodukcja zamienia na nie kartę.
ask-root-move-from =
    Ruch zaczyna się tam, gdzie masz wojowników. Musisz kontrolować tę polanę albo tę, na którą idą.
    .wrong = Nie zostawiaj budynku bez straży: będzie bezbronny.
ask-root-move-to =
    Ścieżką na sąsiednią polanę. Myśl o kontroli: więcej wojowników i budynków niż ktokolwiek inny.
    .wrong = Uważaj na żetony Sympatyków: kto wprowadzi na taką polanę wojowników, oddaje Sojuszowi kartę.
ask-root-move-count =
    Ilu idzie razem? Ktoś powinien zostać, żeby utrzymać kontrolę.
    .wrong = Pojedynczy wojownik szybko znika. Ruszaj grupami.
ask-root-battle-where =
    Walka toczy się na jednej polanie. Rzucasz dwiema kośćmi: wyższy wynik jest twój, niższy obrońcy.
    .wrong = Obrażeń nigdy nie zadasz więcej, niż masz tam wojowników. Atakuj trzema albo większą grupą.
ask-root-battle-whom =
    Na polanie jest kilku przeciwników: wybierz, kogo atakujesz. Każdy usunięty budynek lub żeton to punkt.
    .wrong = Najpierw spójrz na punkty: bardziej opłaca się osłabić prowadzącego niż najsłabszego.
ask-root-ambush =
    Ktoś cię atakuje. Karta Zasadzki o symbolu polany albo ptasia zada dwa obrażenia jeszcze przed rzutem.
    .wrong = Zachowaj ją na walkę, w której stawką są budynki.
ask-root-foil =
    Przeciwnik urządza zasadzkę. Pasującą kartą Zasadzki możesz ją odwołać.
    .wrong = Bez tego od razu dostajesz dwa obrażenia. Policz, czy dość wojowników zostanie.
ask-root-lose =
    Dostajesz obrażenia i wybierasz, co tracisz. Najpierw wojownicy, potem budynki i żetony.
    .wrong = Każdy stracony budynek to punkt dla przeciwnika. Oddaj to, co najtaniej odbudujesz.
ask-root-effects =
    Karty wyłożone przed tobą mogą teraz zmienić tę walkę, zanim zostaną zadane obrażenia.
    .wrong = Odrzuconej karty już nie ma. Użyj jej tam, gdzie chodzi o budynek.
ask-root-moment =
    W tej chwili tury można użyć twojego efektu.
    .wrong = W tej turze okazja się nie powtórzy. Ale nie ma przymusu.
ask-root-trigger =
    Stało się coś, na co możesz odpowiedzieć kartą.
    .wrong = Przeczytaj ją: niektóre po użyciu się odrzuca.
ask-root-effect-whom =
    Efekt karty kogoś dotyczy: wybierz kogo.
    .wrong = Spójrz na punkty i nie pomagaj prowadzącemu.
ask-root-craft =
    Przekuwasz Warsztatami, każdym raz na turę, każdym z symbolem jego polany. Przedmioty i punkty są od razu.
    .wrong = Przekuj kartę, zanim wydasz ją na coś innego. Przedmiotów jest mało: kto pierwszy, ten lepszy.
ask-root-marquise-hospitals =
    Twoi wojownicy polegli. Za kartę o symbolu polany wrócą do Twierdzy.
    .wrong = Za jednego wojownika karta to drogo. Za trzech to tanio.
ask-root-marquise-build-where =
    Budujesz tam, gdzie masz kontrolę i wolne pole; ruiny zajmują swoje, aż zbada je Włóczęga. Drewno musi tam dotrzeć przez polany, które kontrolujesz.
    .wrong = Budynek na skraju łatwo stracić, a to punkt dla kogoś innego.
ask-root-marquise-build-what =
    Tartaki dają drewno, Koszary więcej wojowników, Warsztaty przekuwają. Każdy następny tego samego rodzaju kosztuje więcej i daje więcej punktów.
    .wrong = Nie same Tartaki: trzecie Koszary i trzeci Warsztat też dają punkty, a kosztują tyle samo.
ask-root-marquise-pay-wood =
    Którym drewnem płacisz? Z placem budowy muszą je łączyć polany, które kontrolujesz.
    .wrong = Najpierw wydaj to, co ktoś mógłby zabrać: każdy usunięty żeton drewna to dla niego punkt.
ask-root-marquise-recruit =
    Nowi wojownicy pojawiają się przy Koszarach, po jednym przy każdych. Dla wszystkich nie starczy: wybierz gdzie.
    .wrong = Postaw ich tam, gdzie zaraz ktoś zaatakuje, a nie tam, gdzie spokój.
ask-root-marquise-overwork =
    Nadprodukcja: za kartę o symbolu polany z Tartakiem dostaniesz tam jeszcze jedno drewno.
    .wrong = Kosztuje to akcję i kartę. Warto, gdy tego drewna brakuje do budynku w tej turze.
ask-root-marquise-overwork-card =
    Którą kartę oddajesz? Musi mieć symbol polany; ptasia pasuje do każdej.
    .wrong = Ptaki zachowaj: dają też dodatkowe akcje.
ask-root-marquise-extra =
    Ptasia karta, czyli z ptakiem jako symbolem, daje jeszcze jedną akcję.
    .wrong = Gdy jest co robić, warto. A ptasią Zasadzkę lepiej zachować.
ask-root-discard =
    Wieczór: dobierasz karty i zostawiasz najwyżej pięć. Resztę się odrzuca.
    .wrong = Zostaw to, co przekujesz za turę, Zasadzkę i ptaki.
ask-root-dominance =
    Karta Dominacji zamienia wszystkie punkty na inną drogę do wygranej: na początku tury kontroluj to, co nazywa karta.
    .wrong = Odwrotu nie ma. W pierwszej partii idź po 30 punktów, chyba że dużo ci brakuje.
ask-root-take-dominance =
    Obok mapy leży wydana przez kogoś karta Dominacji. Za kartę o jej symbolu możesz ją wziąć.
    .wrong = Bierz tylko wtedy, gdy chcesz jej użyć albo gdy użyłby jej ktoś inny.
ask-root-take-dominance-cost =
    Którą kartą płacisz? Musi mieć symbol karty Dominacji.
    .wrong = Zapłać tym, czego nie przekujesz.
ask-root-alliance-outrage =
    To uderza w Sympatyków Sojuszu: oddaj mu kartę o symbolu tej polany.
    .wrong = Ta karta wróci jako rewolta. Gdzie się da, omijaj żetony Sympatyków.
ask-root-tax-where =
    Poborca Podatkowy: jeden twój wojownik schodzi z mapy, a ty dobierasz kartę.
    .wrong = Weź go stamtąd, gdzie masz wielu, żeby kontrola się nie zmieniła.
ask-root-craft-any =
    Część kosztu można opłacić dowolnym symbolem. Wybierz, który Warsztat za nią zapłaci.
    .wrong = Zużyj symbol, którego nie potrzebuje żadna inna karta na ręce.
ask-root-effects-first =
    Atakujący i obrońca chcą użyć efektów w tej samej walce. Atakujący mówi, kto zaczyna.
    .wrong = Drugi wie więcej. Niech zacznie przeciwnik, chyba że twój efekt musi być pierwszy.
ask-root-pause =
    Zanim tura pójdzie dalej, możesz użyć karty, która leży przed tobą.
    .wrong = Nie ma przymusu. Ale w tej turze ta chwila się nie powtórzy.
ask-root-trigger-side =
    Kilka efektów ma się zdarzyć jednocześnie. Kolejność ustala ten, czyja trwa tura.
    .wrong = Zwykle nie ma to znaczenia. Jeśli ma, najpierw weź to, co ci pomaga.
ask-root-trigger-where =
    Ten sam efekt zdarza się na kilku polanach. Powiedz, gdzie najpierw.
    .wrong = Zwykle kolejność niczego nie zmienia.
ask-root-vagabond-enlist =
    Ktoś atakuje cię tam, gdzie stoi Włóczęga, a jest on Rozjemcą. Możesz go wezwać: on dostaje punkt, a jego nieuszkodzone miecze liczą się w tej walce jak twoi wojownicy.
    .wrong = Punkt dla niego to uczciwa cena za budynek. Za jednego wojownika to drogo.
