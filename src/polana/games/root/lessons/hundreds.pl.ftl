raze =
    Szczury chcą mieć polany tylko dla siebie. Przygotowują je żetony Szturmu: o Świcie każdy najeżdża swoją polanę.
    Na 11 właśnie spłonął Tartak, za 1 punkt, a Ruiny stoją otworem.
    .chip = Najazd
item =
    Przedmiot spod Ruin idzie do Skarbca. Buty, worki i monety zwiększają Dowództwo, reszta Waleczność. Potem kość przenosi Szturm dalej: wypadł lis.
    .chip = Skarbiec
    .task = Weź but i poślij Szturm tam, gdzie stoi budynek
    .how = Obie lisie polany obok 11 są wolne od Szturmu.
    .wrong = To nie to. Ruch cofnięty.
    .six = Na 6 nie ma czego burzyć. Na 12 stoi Warsztat. Ruch cofnięty.
    .hint1 = Na której lisiej polanie obok 11 jest budynek?
mood =
    Potem przybywają szczury: jeden do Lorda za Waleczność 1, jeden do Warowni. Co turę Lord zmienia Nastrój, ale nie na taki, którego przedmiot leży w Skarbcu. Gniewny zadaje w ataku dodatkowe obrażenie.
    .chip = Nastrój
    .task = Niech Lord będzie Gniewny
    .how = Radosny odpada: jego znak to but, a but już masz.
    .wrong = Tak też można. Dziś jednak chcemy mocno uderzyć. Ruch cofnięty.
    .hint1 = Który Nastrój brzmi jak walka?
command =
    Dzień. Najpierw Dowództwo: z butem w Skarbcu masz 2 akcje, ruch, walkę albo budowę. Im więcej polan trzymasz, tym lepiej.
    .chip = Rozkazy
    .task = Wyślij dwa lub trzy szczury na polanę 6
    .how = Lord zostaje na 3.
    .wrong = Wolno, ale polany 6 to nie zajmie. Ruch cofnięty.
    .seven = Na 7 nie masz karty na Warownię, same lisy. Ruch cofnięty.
    .eleven = Na 11 pójdzie sam Lord. Ruch cofnięty.
    .few = Jednego szczura łatwo przegonić. Ruch cofnięty.
    .lord = Zostaw Lorda na 3: ma własne zadanie. Ruch cofnięty.
    .advance = Po Natarciu Lordem rozkazów już nie ma. Najpierw rozkazy. Ruch cofnięty.
    .early = Masz 2 rozkazy. Ruch cofnięty.
    .hint1 = Wybierz ruch, a Lorda zostaw w domu.
build =
    Drugi rozkaz: wydaj kartę na Warownię na polanie o jej symbolu, którą kontrolujesz. Każda co Świt daje szczura.
    .chip = Budowa
    .task = Zbuduj Warownię na polanie 6
    .how = Polana 6 jest lisia, a masz dwa lisy.
    .wrong = Wolno, ale nic z tego nie powstanie. Ruch cofnięty.
    .move = Jeden ruch wystarczy. Buduj. Ruch cofnięty.
    .advance = Po Natarciu rozkazów już nie ma. Najpierw budowa. Ruch cofnięty.
    .early = Został jeden rozkaz. Ruch cofnięty.
    .hint1 = Który rozkaz kosztuje kartę?
advance =
    Teraz Natarcie Lordem, tyle razy, ile wynosi Waleczność, czyli raz: rusza z dowolną liczbą szczurów ze swojej polany, a potem może walczyć. Na 11 przeszkadza kot.
    .chip = Natarcie
    .task = Przepędź Lordem kota z polany 11
    .how = Zostaw kogoś na 3, a potem zakończ Dzień.
    .wrong = Wolno, ale kot zostaje na 11. Ruch cofnięty.
    .other = Nie ma tam z kim walczyć. Kot jest na 11. Ruch cofnięty.
    .alone = Lord nie powinien iść sam. Ruch cofnięty.
    .early = Najpierw walka. Ruch cofnięty.
    .hint1 = Natarcie, na 11, we dwóch lub trzech, i walka.
incite =
    Wieczór. Podburzanie: karta kładzie Szturm na polanie o jej symbolu, na której masz szczura.
    Potem są punkty za polany, które kontrolujesz i na których nie ma nic wrogiego: za 3 są 2 punkty.
    .chip = Podburzanie
    .task = Podburz tłum na polanie 6
    .how = Za 1 lub 2 polany 1 punkt, za 3 lub 4 dwa, za 5 trzy, za 6 i więcej cztery.
    .wrong = Wolno, ale Szturmu nie przybędzie. Ruch cofnięty.
    .early = Jedną kartą można jeszcze podburzyć. Ruch cofnięty.
    .hint1 = Został ci jeden lis.
disturb =
    Co boli: towarzystwo. Parę rund później trzymasz 3, 6, 7 i 11. Markiza wcale nie musi walczyć.
    .chip = Goście
    .task = Zobacz, jak dwa koty idą na spacer
    .how = Jeden na 6, jeden na 7.
count =
    Kontrolujesz dalej wszystkie cztery. Punkty są jednak tylko za polany, na których nie ma nic wrogiego.
    .chip = Policz
    .task = Kliknij polany, które jeszcze dają punkty
    .how = Masz kontrolę i nikogo innego tam nie ma.
    .wrong = Tam nie masz kontroli.
    .cat = Wystarczy jeden kot: ta nie daje punktów.
    .hint1 = Są dwie.
end =
    Umiesz poprowadzić Szczury: Szturmy palą, przedmioty dają rozpęd, Lord uderza, a punkty są za to, co trzymasz bez towarzystwa. Przed Wieczorem wyproś gości.
