decree =
    Orle Gniazda słuchają Dekretu. Jego kolumny widać w twoim wierszu: flaga to Werbunek, but Ruch, miecze Walka, młotek Budowa.
    Każda karta to rozkaz na każdą turę, na polanach o jej symbolu. Ptaki, jak dwaj Wezyrowie, pasują wszędzie.
    .chip = Dekret
add =
    O Świcie musisz dodać do Dekretu kartę, drugą możesz. Karta tam zostaje, więc pytaj: czy dam radę co turę?
    Polana 11 jest mysia i pilnuje jej jeden kot.
    .chip = Karta
    .task = Nakaż Gniazdo na mysiej polanie
    .how = Dziś wystarczy jedna karta: wybierz ją, potem kolumnę i na tym skończ.
    .wrong = Wolno, ale Gniazda na mysiej polanie to nie nakazuje. Ruch cofnięty.
    .fox = Lisia karta wyśle cię na lisie polany, a na polanie 6 czekają dwa koty. Ruch cofnięty.
    .recruit = Werbunek byłby przy Gnieździe na mysiej polanie, a takiego jeszcze nie masz. Ruch cofnięty.
    .move = Ruch musiałby zacząć się na mysiej polanie, a nie masz tam ani jednego ptaka. Ruch cofnięty.
    .battle = To walka na mysiej polanie co turę, nawet gdy nie będzie z kim. Ruch cofnięty.
    .hint1 = Na której karcie jest mysz i która kolumna stawia Gniazda?
recruit =
    Dzień: kolumny od lewej. W Werbunku leży Wezyr, czyli ptak: werbujesz przy dowolnym Gnieździe. Twój Przywódca, Charyzmatyk, stawia za każdym razem dwa ptaki zamiast jednego.
    .chip = Werbunek
    .task = Wykonaj Werbunek
    .how = Ptak pod mapą to właśnie Wezyr.
    .wrong = To nie to. Ruch cofnięty.
    .hint1 = W tej kolumnie jest tylko jedna karta.
move =
    W Ruchu jest królik: ruszyć trzeba z króliczej polany. Taka jest polana 3 i stoi tam pięć ptaków.
    .chip = Ruch
    .task = Wyślij trzy lub cztery ptaki na polanę 11
    .how = Karta mówi, skąd ruszasz, a nie dokąd.
    .wrong = Wolno, ale na polanie 11 to nie pomoże. Ruch cofnięty.
    .fox = Na 6 Gniazda nikt nie nakazał: to lisia polana. Ruch cofnięty.
    .empty = Polana 7 też jest mysia, ale wtedy w kolumnie Walki zabraknie wroga. Ruch cofnięty.
    .few = Pewniej w trzy lub cztery: trzeba wygrać i utrzymać to miejsce. Ruch cofnięty.
    .all = Wtedy nikt nie pilnuje Gniazda na 3. Zostaw jednego ptaka. Ruch cofnięty.
    .hint1 = Na której mysiej polanie jest z kim walczyć?
battle =
    W Walce jest drugi Wezyr: walczysz, gdzie chcesz. Jedyny wróg w zasięgu to kot na polanie 11. Gdyby walczyć się nie dało, upadłby rząd.
    .chip = Walka
    .task = Wykonaj Walkę
    .how = Ptak pod mapą to właśnie Wezyr.
    .wrong = To nie to. Ruch cofnięty.
    .hint1 = Znowu w kolumnie leży tylko jedna karta.
build =
    W Budowie jest twoja mysz: Gniazdo na mysiej polanie, którą kontrolujesz i na której go jeszcze nie ma. Potem Dekret jest wykonany, a Wieczorem Gniazda dają punkty.
    .chip = Budowa
    .task = Zbuduj Gniazdo i zakończ turę
    .how = Dwa Gniazda to 1 punkt co Wieczór, siedem to 5.
    .wrong = To nie to. Ruch cofnięty.
    .hint1 = Mysz, a potem gotowe.
stuck =
    Dwie rundy później. Budowa wciąż co turę chce Gniazda na mysiej polanie. Na 11 już jest, a polana mieści tylko jedno.
    .chip = Kłopot
    .task = Kliknij pozostałe trzy mysie polany
    .how = Sprawdź, kto je kontroluje.
    .wrong = To nie jest mysia polana.
    .roost = Na 11 już stoi twoje Gniazdo. Chodzi o trzy pozostałe.
    .rabbit = Polana 3 jest królicza.
    .hint1 = Jedna po prawej, jedna po lewej, jedna u dołu.
turmoil =
    Wszystkie trzy kontrolują koty, więc Budowy nie da się wykonać. Stocz walkę na 11, która jeszcze została, i zobacz, co będzie.
    .chip = Zamieszki
    .task = Wykonaj, co zostało z Dekretu
    .how = Najpierw ptak, potem mysz.
    .wrong = To nie to. Ruch cofnięty.
    .hint1 = Wybierz podświetloną kartę.
leader =
    Zamieszki: punkt mniej za każdego ptaka w Dekrecie, tu 2. Kart już nie ma, Przywódcy też.
    Wybierz nowego: ustawi Wezyrów w swoich kolumnach. Potem od razu jest Wieczór.
    .chip = Przywódca
    .task = Wybierz nowego Przywódcę
    .how = Każdy jest tu dobry. Despota stawia Wezyrów w Ruchu i Budowie.
    .wrong = Wybierz jednego z Przywódców.
    .hint1 = Zostało trzech.
end =
    Umiesz poprowadzić Orle Gniazda: dodawaj mało, myśl dwie tury naprzód, kolumny od lewej. Boli, gdy ktoś zabierze to, czego chce Dekret: miejsce, Gniazdo albo wroga.
