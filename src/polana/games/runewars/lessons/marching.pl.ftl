goal =
    Greyhaven, miasto na obszarze 7C, jest niczyje. Twój rozkaz to Mobilizacja: aktywujesz jeden obszar i tylko na niego wchodzą jednostki.
    Tak samo chodzi się rozkazem Podbój.
    .chip = Cel
reach =
    Jednostki przychodzą z odległości najwyżej dwóch obszarów, a po drodze wolno przechodzić tylko przez własne albo puste. Rycerze, prostokąty z koniem, są szybcy: trzy obszary.
    .chip = Zasięg
    .task = Kliknij obszary, z których Piechurzy albo Strzelcy dojdą na 7C
    .how = Policz kroki: najwyżej dwa.
    .wrong = Nie stoją tam twoje jednostki.
    .far = Piechurzy z DB potrzebują trzech kroków. Da radę tylko tamtejszy Rycerz.
    .dragon = To Smok, niczyj.
    .hint1 = Które twoje obszary są o krok albo dwa od 7C?
march =
    Piechurzy na 5A i Strzelcy przy twierdzy dobrze pilnują swoich miejsc. Rycerz stoi na tyłach, ale zdąży.
    .chip = Marsz
    .task = Zajmij 7C samym Rycerzem
    .how = Najpierw obszar, który aktywujesz, potem ten, na którym stoi Rycerz, na końcu „dalej”.
    .wrong = To aktywuje inny obszar, a aktywację masz jedną. Ruch cofnięty.
    .foot = To nie Rycerz. Niech zostaną na straży. Ruch cofnięty.
    .dragon = Stoi tam Smok: byłaby z tego bitwa. Ruch cofnięty.
    .empty = Nikt by nie poszedł, a aktywacja by przepadła. Ruch cofnięty.
    .hint1 = Gdzie stoi koń?
    .hint3 = Kliknij 7C, potem DB, potem „dalej”.
token =
    Okrągły żeton z butem znaczy, że obszar 7C jest przez ciebie aktywowany. Leży do Wiosny:
    do tego czasu twoje jednostki mogą tu wchodzić, ale nie wychodzić, a drugi raz 7C nie aktywujesz.
    .chip = Żeton
borders =
    Niebieskiej rzeki i czerwonobrązowych gór na krawędzi między obszarami nie da się przejść. Zimą rzeki zamarzają,
    a kto lata, przechodzi zawsze.
    .chip = Granice
    .task = Kliknij obszar obok 7C odcięty rzeką
    .how = Obejrzyj krawędzie obszaru 7C.
    .wrong = Ta krawędź jest otwarta.
    .dragon = Jest tam Smok, ale nie rzeka: krawędź jest otwarta.
    .hint1 = Gdzie między obszarami widać coś niebieskiego?
strategize =
    Jest Lato, a twój rozkaz to Rozstawienie. Niczego nie aktywuje: mogą iść wszystkie twoje figurki, skądkolwiek, ale tylko o krok
    i tylko na obszary własne albo puste.
    .chip = Wszędzie
    .task = Zbierz wszystkich czterech Piechurów na 5A
    .how = Obszar po obszarze: skąd, dokąd, ilu. Na końcu „dalej”.
    .wrong = To nie zbierze Piechurów razem. Ruch cofnięty.
    .away = Ci już stoją, gdzie trzeba.
    .bowmen = Strzelcy zostają przy twierdzy.
    .early = Na DC stoi jeszcze dwóch Piechurów. Ruch cofnięty.
    .one = Mają być wszyscy czterej, więc idą obaj. Ruch cofnięty.
    .other = To nie 5A. Ruch cofnięty.
    .hint1 = Którzy Piechurzy nie stoją jeszcze na 5A?
    .hint3 = Z DC na 5A, dwóch, potem „dalej”.
stuck =
    Rozstawieniem można było ruszyć zewsząd, z wyjątkiem jednego obszaru.
    .chip = Żeton
    .task = Kliknij obszar, z którego twoje jednostki nie mogły wyjść
    .how = Do Wiosny trzyma je tam żeton.
    .wrong = Nic ich tam nie trzyma.
    .hint1 = Gdzie leży but?
end =
    Jeden obszar z odległości dwóch kroków albo po kroku wszędzie. A kto stoi na twoim żetonie, stoi do Wiosny. Następna lekcja: bitwa.
