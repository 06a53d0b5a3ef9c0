outcast =
    Kultyści głoszą słowo wzgardzonym. Karty odrzucane przez innych trafiają na stos Zagubionych Dusz: są tam dwie myszy i lis. Symbol, którego jest najwięcej, o Świcie zostaje Wygnańcami.
    Dziś to mysz.
    .chip = Wygnańcy
where =
    Na polanach Wygnańców Akolici, trzy jaszczurki obok mapy, mogą knuć Spiski, nawet tam, gdzie nikogo nie masz. Najmocniejszy zamienia wrogi budynek w twój Ogród.
    .chip = Gdzie
    .task = Kliknij mysią polanę z wrogim budynkiem
    .how = Mysie polany to 2, 7, 9 i 11.
    .wrong = To nie jest mysia polana.
    .empty = Mysia polana, ale bez budynku.
    .rabbit = Tartak jest, ale na króliczej polanie.
    .own = To twój własny Ogród, na króliczej polanie.
    .hint1 = Leży w prawym górnym rogu.
sanctify =
    To Uświęcenie, kosztuje 3 Akolitów. Tartak znika, za 1 punkt, a na jego miejscu staje mysi Ogród. Gdzie masz Ogród, tam masz kontrolę, choćby kotów było nie wiem ile.
    .chip = Uświęcenie
    .task = Uświęć Tartak na polanie 2
    .how = A potem zakończ Spiski.
    .wrong = Wolno, ale Tartak zostaje. Ruch cofnięty.
    .convert = Nawrócenie za 2 Akolitów zamienia kota w jaszczurkę. Tartak jest cenniejszy. Ruch cofnięty.
    .early = Trzech Akolitów jeszcze czeka. Ruch cofnięty.
    .hint1 = Który Spisek dotyczy budynków?
build =
    Dzień to Rytuały. Do każdego trzeba karty, którą tylko ujawniasz. Budowa: Ogród o symbolu karty staje na takiej polanie, jeśli ją kontrolujesz. Na 5 jest miejsce.
    .chip = Budowa
    .task = Zbuduj drugi króliczy Ogród
    .how = Ujawnionej karty nie ujawnisz już w tej turze.
    .wrong = Wolno, ale króliczego Ogrodu z tego nie będzie. Ruch cofnięty.
    .mouse = To byłby drugi mysi Ogród. Najpierw królik. Ruch cofnięty.
    .recruit = Werbunek później. Ruch cofnięty.
    .score = Jeden Ogród nie daje punktów. Najpierw zbuduj drugi. Ruch cofnięty.
    .early = Masz trzy karty do ujawnienia. Ruch cofnięty.
    .hint1 = Na których kartach jest królik?
score =
    Na mapie są dwa królicze Ogrody. Rytuał Punktacji daje punkty za Ogrody jednego symbolu: 2 za dwa lub trzy, 3 za cztery, 4 za pięć. Tę kartę już wydajesz.
    .chip = Punkty
    .task = Zdobądź punkty za królicze Ogrody
    .how = Raz na turę za każdy symbol.
    .wrong = Wolno, ale 2 punktów z tego nie ma. Ruch cofnięty.
    .mouse = Jeden mysi Ogród nic jeszcze nie daje. Ruch cofnięty.
    .recruit = Najpierw punkty. Ruch cofnięty.
    .build = Najpierw punkty. Ruch cofnięty.
    .early = Są jeszcze punkty do wzięcia. Ruch cofnięty.
    .hint1 = Znowu karta z królikiem.
recruit =
    Masz 7 punktów. Ostatnia karta, mysz, postawi jaszczurkę na dowolnej mysiej polanie. Ogrodu na 2 nikt jeszcze nie pilnuje.
    .chip = Werbunek
    .task = Postaw jaszczurkę na polanie 2
    .how = Żadna ścieżka nie jest potrzebna.
    .wrong = Wolno, ale na polanę 2 nikt nie przyjdzie. Ruch cofnięty.
    .far = Straży potrzebuje Ogród na 2. Ruch cofnięty.
    .build = Ogród bez straży to łatwy łup. Werbuj. Ruch cofnięty.
    .score = Jeden mysi Ogród nic jeszcze nie daje. Ruch cofnięty.
    .early = Jedną kartę można jeszcze ujawnić. Ruch cofnięty.
    .hint1 = Który Rytuał daje wojowników?
evening =
    Wieczór: karty tylko ujawnione wracają na rękę. Ogrody o symbolu Wygnańców mogłyby teraz przekuwać. Potem dobierasz: jedną kartę i po jednej za każdy symbol z dwoma Ogrodami.
    .chip = Wieczór
    .task = Zakończ turę
    .how = Dziś dwie karty.
    .wrong = Wolno, ale dziś to niepotrzebne. Ruch cofnięty.
    .craft = Mysi Ogród mógłby przekuć mysią kartę na herbatę. Dziś jednak ją zachowaj. Ruch cofnięty.
    .hint1 = Powiedz, że to wszystko.
attacked =
    Co boli: jaszczurki słabo atakują, a Ogrody płoną. Markiza atakuje na polanie 2, a kości pokazują 2 i 0.
    .chip = Pożar
    .task = Zobacz atak na polanę 2
    .how = Jest tam jedna jaszczurka i Ogród.
revenge =
    Ogrodu nie ma, a strach kosztuje cię jeszcze losową kartę. Ale jaszczurka, która ginie w obronie, zostaje Akolitą. To Zemsta.
    Każdy atak na ciebie opłaca więc kolejny Spisek.
    .chip = Zemsta
end =
    Umiesz poprowadzić Kultystów: patrz, co inni odrzucają, tam knuj, ujawniaj karty do Rytuałów i punktuj symbole z co najmniej dwoma Ogrodami. Rozsiewaj je i daj się atakować.
