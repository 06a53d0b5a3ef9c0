why =
    Sojusz zaczyna od samych przyjaciół. Żeton Sympatyków, kiełek na 8 i 12, znaczy: tutejsi są po twojej stronie.
    Walkę opłacasz kartami ze stosu Stronników; nikt poza tobą ich nie widzi.
    .chip = Przyjaciele
revolt =
    Najpierw Świt. Tam, gdzie leżą Sympatycy, dwóch Stronników o symbolu polany opłaca Rewoltę: znika wszystko, co wrogie, i staje twoja Baza. W stosie masz dwa lisy.
    .chip = Rewolta
    .task = Wznieć Rewoltę na polanie 8
    .how = Stoi tam kot i Tartak, a Tartak to punkt.
    .wrong = Wolno, ale na polanie 8 Rewolty z tego nie będzie. Ruch cofnięty.
    .twelve = Na 12 zniknie tylko kot. Na 8 także Tartak, a to punkt. Ruch cofnięty.
    .spread = Nowi Sympatycy zaraz potem. Najpierw Rewolta. Ruch cofnięty.
    .early = Stronnicy jeszcze czekają. Ruch cofnięty.
    .hint1 = Na której polanie z kiełkiem stoi budynek?
spread =
    Masz lisią Bazę, Oficera i 2 wojowników: po jednym za każdą lisią polanę z Sympatykami.
    Teraz nowi Sympatycy: jedna mysz ze stosu, mysia polana obok takiej, na której już są. Za to są punkty.
    .chip = Sympatycy
    .task = Zdobądź Sympatyków na polanie 9 albo 11
    .how = To trzeci żeton: daje 1 punkt. Dziesiąty daje 4.
    .wrong = Wolno, ale Sympatyków tam nie przybędzie. Ruch cofnięty.
    .seven = Na 7 dojdą później wojownicy. Wybierz polanę, na którą nie dojdą. Ruch cofnięty.
    .early = W stosie jest jeszcze mysz. Ruch cofnięty.
    .hint1 = Obie sąsiadują z polaną 12.
mobilize =
    Masz 5 punktów i pusty stos. Za Dnia go uzupełniasz: Mobilizacja robi z karty na ręce Stronnika. Lis będzie zaraz potrzebny do czego innego.
    .chip = Mobilizacja
    .task = Zrób z mysiej karty Stronnika
    .how = Można tak, póki są karty.
    .wrong = Wolno, ale mysz nie trafi do stosu. Ruch cofnięty.
    .fox = Z lisa będzie Oficer. Oddaj mysz. Ruch cofnięty.
    .train = Szkolenie za chwilę. Ruch cofnięty.
    .craft = Żetony Sympatyków umieją też przekuwać. Nie teraz. Ruch cofnięty.
    .early = Masz jeszcze karty. Ruch cofnięty.
    .hint1 = Która akcja przenosi kartę do Stronników?
train =
    Karta o symbolu Bazy szkoli Oficera: wojownik z zasobów zostaje dowódcą. Baza jest lisia, więc lis się nada.
    .chip = Szkolenie
    .task = Wyszkol drugiego Oficera
    .how = Każdy Oficer to jedna operacja co Wieczór.
    .wrong = Wolno, ale Oficer dalej będzie jeden. Ruch cofnięty.
    .mobilize = Wtedy lis trafi do stosu, a Oficer zostanie jeden. Ruch cofnięty.
    .craft = Oficer jest teraz lepszy. Ruch cofnięty.
    .early = Jedną kartę można jeszcze wykorzystać. Ruch cofnięty.
    .hint1 = Która akcja daje Oficerów?
evening =
    Wieczór: dwóch Oficerów, dwie operacje. Wyślij wojownika na 7, a potem Przegrupowanie: ustąpi miejsca Sympatykom, bez żadnego Stronnika.
    .chip = Wieczór
    .task = Połóż żeton Sympatyków na polanie 7
    .how = Jeden wojownik musi zostać przy Bazie.
    .wrong = Wolno, ale na 7 Sympatyków nie będzie. Ruch cofnięty.
    .four = Na polanie 4 też by się dało. Dziś idziemy na 7. Ruch cofnięty.
    .two = Wtedy nikt nie pilnuje Bazy. Jeden wystarczy. Ruch cofnięty.
    .recruit = Trzeci wojownik się przyda, ale zabraknie operacji. Ruch cofnięty.
    .early = Masz jeszcze operacje. Ruch cofnięty.
    .hint1 = Najpierw ruch, potem Przegrupowanie.
outrage =
    Twoja siła: kto wkracza na polanę z Sympatykami albo ich usuwa, oddaje ci do stosu kartę o jej symbolu. To Bunt.
    .chip = Bunt
    .task = Zobacz, jak dwa koty wchodzą na polanę 9
    .how = Markiza musi oddać mysią kartę.
attack =
    Co boli: utrata Bazy. Trzy koty atakują na 8, a nikt tam nie stoi na straży. Gdy Sojusz się broni, bierze wyższy wynik, więc im zostaje 0. Bezbronny dostaje jednak dodatkowe obrażenie.
    .chip = Atak
    .task = Zobacz atak na polanę 8
    .how = Na kościach jest 1 i 0.
lose =
    Jedno obrażenie i twój wybór. Bez lisiej Bazy przepadną wszystkie lisy i ptaki ze stosu oraz połowa Oficerów.
    .chip = Baza
    .task = Ocal Bazę
    .how = Na 8 są Baza i żeton Sympatyków.
    .wrong = To nie to. Ruch cofnięty.
    .base = To oba lisy ze stosu i jeden z dwóch Oficerów. Ruch cofnięty.
    .hint1 = Co łatwiej odzyskać?
end =
    Umiesz poprowadzić Sojusz: Stronnicy opłacają Rewolty i Sympatyków, Oficerowie działają Wieczorem, Bunt zapełnia stos. Nie zostawiaj Bazy bez straży.
