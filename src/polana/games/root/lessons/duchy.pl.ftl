burrow =
    Twoje krety żyją pod mapą, w Norze, do której nikt inny nie wejdzie. Sąsiaduje z każdą polaną, na której masz Tunel.
    Co Świt przybywa tam jeden kret, a z Cytadelami więcej. Teraz są 4.
    .chip = Nora
dig =
    Za Dnia masz najpierw dwie akcje. Podkop: wydaj kartę, a Tunel otworzy się na dowolnej polanie o jej symbolu i wyjdą nim najwyżej cztery krety. Nigdzie nie jest za daleko.
    .chip = Podkop
    .task = Wyjdź na polanę 7 co najmniej trzema kretami
    .how = Polana 7 jest mysia, stoi tam jeden kot.
    .wrong = Wolno, ale na polanę 7 nikt nie wyjdzie. Ruch cofnięty.
    .rabbit = Królik otwiera tylko królicze polany, a oba przydadzą się później. Ruch cofnięty.
    .far = Tam też by się dało. Dziś zostań blisko Tunelu na 3. Ruch cofnięty.
    .few = Niech wyjdzie więcej: chcesz tam mieć kontrolę. Ruch cofnięty.
    .build = Budowa za chwilę. Najpierw Podkop. Ruch cofnięty.
    .move = Ruch prowadzi tylko na sąsiednie polany. Kop. Ruch cofnięty.
    .recruit = Jeszcze jeden kret w Norze na 7 nie pomoże. Ruch cofnięty.
    .early = Masz dwie akcje. Ruch cofnięty.
    .hint1 = Na których kartach jest mysz?
build =
    Budowa: ujawnij kartę, a budynek stanie na polanie o tym symbolu, którą kontrolujesz. Ujawniona karta wróci Wieczorem, ale działa raz na turę. Cytadele dają krety, Targi karty.
    .chip = Budowa
    .task = Zbuduj Cytadelę na polanie 3
    .how = Polana 3 jest królicza.
    .wrong = Wolno, ale Cytadeli na 3 z tego nie będzie. Ruch cofnięty.
    .market = Targ co Wieczór daje kartę. Dziś potrzebne są krety. Ruch cofnięty.
    .mouse = Mysz przyda się do czegoś lepszego. Ujawnij królika. Ruch cofnięty.
    .battle = Zaraz ktoś zawalczy za ciebie, i to za darmo. Ruch cofnięty.
    .dig = Jeden nowy Tunel na dziś wystarczy. Ruch cofnięty.
    .move = Zostań na miejscu i buduj. Ruch cofnięty.
    .recruit = Cytadela daje kreta co turę. Ruch cofnięty.
    .early = Została jedna akcja. Ruch cofnięty.
    .hint1 = Która akcja ujawnia kartę i stawia budynek?
captain =
    Teraz twoja siła: Parlament. Każdy przekonany Minister działa raz na turę, za darmo. Masz Kapitana, a on toczy jedną walkę.
    .chip = Parlament
    .task = Niech Kapitan zawalczy na polanie 7
    .how = A potem zakończ Parlament.
    .wrong = To nie to. Ruch cofnięty.
    .early = Kapitan jeszcze nie działał. Ruch cofnięty.
    .hint1 = Wybierz Ministra.
sway =
    Teraz przekonaj następnego, raz na turę. Minister najniższej rangi chce ujawnienia 2 kart, każdej za polanę o jej symbolu, na której coś masz. Stoisz na króliczej i na mysiej.
    .chip = Przekonaj
    .task = Przekonaj Ministra
    .how = Daje 1 punkt, wyższe rangi 2 i 3.
    .wrong = Wolno, ale nikogo to nie przekona. Ruch cofnięty.
    .early = Możesz jeszcze kogoś przekonać. Ruch cofnięty.
    .hint1 = Dwie karty nie są jeszcze ujawnione.
evening =
    Wieczór: trzy ujawnione karty wracają na rękę. Budynki mogłyby teraz przekuwać. Potem dobierasz jedną kartę i po jednej za każdy Targ.
    .chip = Wieczór
    .task = Zakończ turę
    .how = Przepadła tylko karta za Tunel.
    .wrong = Nie ma już nic do zrobienia. Ruch cofnięty.
    .hint1 = Powiedz, że to wszystko.
attacked =
    Co boli: utrata budynków. Parę rund później dwa koty atakują na 3, gdzie nie pilnuje żaden kret. Kości pokazują 1 i 0, a bezbronny dostaje o jedno obrażenie więcej.
    .chip = Atak
    .task = Zobacz atak na polanę 3
    .how = Są tam Cytadela i Tunel.
failure =
    Drogo: Markiza ma 2 punkty więcej, a Cena Porażki zabiera najwyższego Ministra, Brygadiera, z koroną na zawsze, i losową kartę.
    Tunelu na 3 też już nie ma.
    .chip = Cena
    .task = Kliknij polanę, która teraz sąsiaduje z Norą
    .how = Gdzie masz jeszcze Tunel?
    .wrong = Tam Tunelu nie masz.
    .lost = Ten Tunel przepadł.
    .hint1 = Stoją tam trzy krety.
end =
    Umiesz poprowadzić Księstwo: kop, buduj, pozwól działać Ministrom i co turę przekonaj kolejnego. Nie zostawiaj budynku bez kretów, bo stracisz Ministra.
