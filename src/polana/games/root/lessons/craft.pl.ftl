card =
    Większość kart można przekuć, czyli coś z nich zrobić. U dołu Kowadła widać koszt, czyli lisa, i to, co z niego masz: młotek i dwa punkty.
    .chip = Karta
shops =
    Płacisz tym, co stoi na mapie: jako Markiza Warsztatami. Warsztat daje symbol polany, na której stoi. Masz trzy Warsztaty.
    .chip = Koszt
    .task = Kliknij Warsztaty, które dają lisa
    .how = Warsztat ma znak kowadła. Sprawdź symbol polany.
    .wrong = Nie masz tam Warsztatu.
    .rabbit = Warsztat jest, ale na króliczej polanie. Daje królika.
    .empty = Polana jest lisia, ale twojego Warsztatu na niej nie ma.
    .hint1 = Są dwa. Jeden stoi obok twojej Twierdzy.
anvil =
    Przekucie nie zabiera żadnej z trzech akcji, dopóki starcza Warsztatów.
    .chip = Przekucie
    .task = Przekuj Kowadło
    .how = Kosztuje jednego lisa, więc zużyje jeden z dwóch lisich Warsztatów.
    .wrong = Wolno, ale Kowadło zostaje na ręce. Ruch cofnięty.
    .armorers = Na tę kartę też cię stać i zaraz się przyda. Najpierw Kowadło.
    .other = Nie trzeba do tego maszerować: Warsztaty już stoją.
    .extra = To by kosztowało kartę za jeszcze jedną akcję. Zachowaj ją. Ruch cofnięty.
    .done = Dzień jeszcze trwa: najpierw przekuj Kowadło.
    .hint1 = Która akcja robi coś z karty?
item =
    Młotek pochodzi z puli po prawej i leży teraz u ciebie, a karta jest odrzucona. Pula jest mała: czego w niej nie ma, tego nikt już nie przekuje.
    .chip = Przedmiot
lasting =
    Inne karty nie dają przedmiotu, tylko trwały efekt, i zostają przed tobą odkryte. Płatnerze raz uchronią cię w walce przed tym, co wypadnie na kościach.
    .chip = Efekt
    .task = Przekuj Płatnerzy
    .how = Znów jeden lis. Jeden lisi Warsztat jest jeszcze wolny.
    .wrong = Wolno, ale Płatnerze zostają na ręce. Ruch cofnięty.
    .other = Najpierw przekuj Płatnerzy, maszerować można potem.
    .extra = To by kosztowało kartę za jeszcze jedną akcję. Ruch cofnięty.
    .done = Jedną kartę można jeszcze w tej turze przekuć.
    .hint1 = Ta sama akcja co przed chwilą.
spent =
    Każdy Warsztat działa raz na turę. Oba lisy są już zużyte. Kiermasz Wypieków chce dwóch królików, a króliczy Warsztat masz jeden: za mało, także za turę.
    .chip = Granica
why =
    Warto więc planować budowę: Warsztaty o różnych symbolach przekują wiele kart, dwa o tym samym przekują te drogie.
    .chip = Plan
    .task = Gdzie drugi Warsztat dałby królika?
    .how = Kliknij królicze polany, na których go jeszcze nie masz.
    .wrong = To nie jest królicza polana.
    .there = Tam już stoi twój króliczy Warsztat, a drugie pole zajmują Ruiny. Wybierz inną polanę.
    .hint1 = Króliczych polan jest cztery. Jedną już masz.
end =
    Umiesz przekuwać: symbole z Warsztatów, każdy raz na turę, za przedmioty i punkty albo za trwały efekt. Dalej: do czego służą punkty.
