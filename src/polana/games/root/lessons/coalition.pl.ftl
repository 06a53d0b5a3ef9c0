two =
    Gdy graczy jest wielu, może dołączyć drugi Włóczęga. Ty jesteś Złodziejem na 12, drugi to Majsterkowicz na 9. Misje leżą odkryte dla was obu.
    Pod każdymi Ruinami są dwa przedmioty zamiast jednego.
    .chip = Dwóch
explore =
    Kto teraz bada Ruiny, ogląda oba przedmioty i bierze jeden. Drugi zostaje dla następnego.
    .chip = Ruiny
    .task = Zbadaj Ruiny na polanie 12 i weź przedmiot
    .how = To 1 punkt, ale tylko jeśli coś weźmiesz: worek albo buty.
    .wrong = Wolno, ale przedmiotu z tego nie będzie. Ruch cofnięty.
    .nothing = Kto nic nie bierze, nie ma punktu, a pochodnia jest zużyta. Ruch cofnięty.
    .later = Karta za chwilę. Najpierw Ruiny. Ruch cofnięty.
    .away = Zostań: Ruiny są tutaj. Ruch cofnięty.
    .early = Pochodnia jest jeszcze gotowa. Ruch cofnięty.
    .hint1 = Masz gotową pochodnię.
join =
    Masz 12 punktów, Orle Gniazda 17. Kartą Dominacji Włóczęga nie wygra. Ale przy 10 punktach i co najmniej czterech graczach zawiera nią koalicję z tym, kto ma najmniej punktów.
    .chip = Koalicja
    .task = Połącz siły z tym, kto ma najmniej punktów
    .how = Markiza ma 6, najmniej ze wszystkich.
    .wrong = Wolno, ale koalicji z tego nie będzie. Ruch cofnięty.
    .away = Najpierw karta. Ruch cofnięty.
    .early = Kartę można jeszcze zagrać. Ruch cofnięty.
    .hint1 = Która karta na ręce to Dominacja?
joined =
    Odtąd nie zdobywasz punktów. Jeśli wygra Markiza, wygrywasz razem z nią, a odwrotu nie ma.
    Pomagaj jej więc, czym możesz: kartami, przedmiotami i ciosami w prowadzącego.
    .chip = Partner
help =
    Wiele rund później. Markiza ma 28 punktów, Warsztat na 1 i ani jednej karty. Stoisz obok z Kowadłem, które temu, kto je przekuje, da 2 punkty.
    .chip = Pomoc
    .task = Daj jej Kowadło
    .how = Wyczerp dowolny przedmiot, choćby miecz. Polana 1 jest lisia, a Kowadło to lisia karta.
    .wrong = Wolno, ale karty tak nie dostanie. Ruch cofnięty.
    .battle = Nie walcz z partnerem. Ruch cofnięty.
    .away = Zostań przy niej: czeka na kartę. Ruch cofnięty.
    .steal = Nie okradaj partnera. Ruch cofnięty.
    .early = Kowadło jest jeszcze u ciebie. Ruch cofnięty.
    .hint1 = Którą akcją Włóczęga daje karty?
victory =
    Trwa tura Markizy. Przekuwa Kowadło w swoim Warsztacie.
    .chip = Wygrana
    .task = Zobacz, jak wygrywasz
    .how = 28 i 2 to 30.
end =
    Znasz drugiego Włóczęgę i koalicję: dołącz do ostatniego i zrób z niego pierwszego. Inni niech patrzą, kogo zostawiają w tyle.
