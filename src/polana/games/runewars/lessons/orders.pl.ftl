year =
    Rok ma cztery pory: Wiosnę, Lato, Jesień i Zimę. W każdej każdy wydaje jeden rozkaz i na tym polega jego tura.
    Partia trwa najwyżej siedem lat, czyli 28 rozkazów.
    .chip = Rok
hand =
    Masz osiem rozkazów o numerach od 1 do 8. Wydany leży odkryty, tu zakreskowany, i nie można go powtórzyć aż do Wiosny, gdy wszystkie wracają na rękę.
    Jest Lato. Od Wiosny leżą twoje Zbiory, numer 4.
    .chip = Ręka
choose =
    Rozkaz robi to, co na nim napisane. Linijka z gwiazdką to Starszeństwo: działa dodatkowo, jeśli numer jest wyższy niż wszystkie twoje odkryte rozkazy.
    Potrzebujesz jednostek, a daje je Zaciąg.
    .chip = Wybór
    .task = Wydaj rozkaz Zaciąg
    .how = Każdy wybiera w tajemnicy i nikt nic nie widzi, dopóki nie wybiorą wszyscy.
    .wrong = Ten rozkaz nie da ci jednostek. Ruch cofnięty.
    .low = Numer niższy niż 4: zadziała, ale bez gwiazdki, a jednostek z liczników nie da. Ruch cofnięty.
    .high = Wyższy niż 4, więc gwiazdka działa. Ale jednostek z liczników nie da. Ruch cofnięty.
    .last = Ósemka teraz to żadnej gwiazdki do końca roku, a jednostek też nie da. Ruch cofnięty.
    .hint1 = Jaki numer jest zaraz po 4?
first =
    Wszyscy odkrywają rozkazy naraz. Najniższy numer rusza pierwszy: twoja 5, potem 8 Uthuków, czyli Umocnienie.
    Przy tych samych numerach pierwszy jest ten, kto ma więcej wpływów.
    .chip = Kolejność
recruit =
    Trzy liczniki mówią, co daje twoje królestwo: żywność 3, drewno 2, ruda 2. Zaciąg daje wszystkie jednostki z jednego licznika aż do jego liczby:
    na żywności trzech Piechurów, na drewnie Strzelca, na rudzie Rycerza. Stają przy twierdzy.
    .chip = Zaciąg
    .cols = Piechurzy | Strzelcy | Rycerze
    .task = Zaciągnij jak najwięcej jednostek
    .how = Wybierz licznik.
    .wrong = To mniej. Ruch cofnięty.
    .wood = Jeden Strzelec. Na innym liczniku jest więcej; ruch cofnięty.
    .ore = Jeden Rycerz: silny, ale tylko jeden. Na innym liczniku jest więcej; ruch cofnięty.
    .hint1 = Na którym liczniku jest najwięcej jednostek?
bonus =
    Na DA doszło trzech Piechurów. Twoja 5 jest wyższa niż leżąca 4, więc gwiazdka działa: bierzesz też z drugiego licznika.
    .chip = Gwiazdka
    .task = Weź jeszcze Rycerza
    .how = Rycerze są szybcy: idą do trzech obszarów, a inni do dwóch.
    .wrong = Gwiazdka to prezent: skorzystaj. Ruch cofnięty.
    .wood = To Strzelec. Rycerz jest na innym liczniku.
    .hint1 = Na którym z tych dwóch liczników jest Rycerz?
autumn =
    Jest Jesień. Leżą już 4 i 5. Kto wspina się powoli, ma gwiazdkę w każdej porze roku; kto zacznie wysoko, potem nie ma żadnej.
    .chip = Jesień
    .task = Wydaj rozkaz, którego gwiazdka działa
    .how = Numer wyższy niż wszystkie leżące, a na karcie gwiazdka.
    .wrong = Wolno, ale nie o to chodzi. Ruch cofnięty.
    .low = Niższy niż 5: zadziała, ale bez gwiazdki. Ruch cofnięty.
    .none = Numer wysoki, ale Umocnienie jako jedyne nie ma gwiazdki. Ruch cofnięty.
    .hint1 = Które rozkazy mają numer powyżej 5 i gwiazdkę?
end =
    Jeden rozkaz na porę roku, od najniższego, a wspinanie się zachowuje gwiazdkę. Następna lekcja: marsz.
