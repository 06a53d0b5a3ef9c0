# Co jest nie tak z tym, czego ktoś sobie życzy: całe zdania, które strona mówi w języku czytelnika.

error-kernel-no-game = Nie ma tu gry „{ $name }”.
error-kernel-seat-count = Liczba graczy w tej grze: od { $least } do { $most }, a nie { $count }.
error-kernel-no-side = Ta gra nie ma strony „{ $name }”.
error-kernel-no-option = Ta gra nie ma opcji „{ $name }”.
error-kernel-no-value = Możliwe wartości opcji „{ $name }”: { $values }; nie „{ $text }”.
error-kernel-no-number = „{ $text }” nie jest liczbą całkowitą.
error-kernel-long-seed = Ziarno losowania przy stole ma najwyżej { $bits } bitów.
error-kernel-no-word = Ta gra nie zna słowa „{ $text }”.
error-kernel-empty-phrase = Nie ma w tym żadnego słowa.
error-kernel-long-phrase = „{ $word }” odkrywa coś nowego: powiedz to na końcu, potem zobaczysz.
error-kernel-no-undo = Nie ma czego cofać: ktoś dowiedział się czegoś nowego albo wybrał już ktoś inny.

# Zapisy partii.
error-record-head = Zapis zaczyna się wierszem „{ $text }”.
error-record-game = Wiersz „game” powinien podać grę, jej wersję i wersję jej danych; po nich może stać skrót słownika.
error-record-row = „{ $text }” powinno być numerem miejsca i słowem.
error-record-setup = „{ $text }” nie należy do przygotowania albo występuje dwa razy.
error-record-script = „next” i „shuffle” następują po wierszu „script strict” albo „script loose”.
error-record-short = Brakuje wiersza „game”, „seats” albo „seed”.
error-record-after-draw = Po wierszu „draw” nie ma już nic: gracze zgodzili się na remis i partia była skończona.
error-record-generator = Nie ma generatora „{ $text }”.
error-record-seal = To nie jest ziarno, do którego stół zobowiązał się przy otwarciu.
error-record-mix = Ziarno nie wynika z ziarna stołu i z liczb odsłoniętych przez graczy.
error-record-no-seal = Partia jest skończona, ale zapis nie ma pieczęci: brakuje wierszy „salt” i „commitment”.
error-record-redeal = W tym miejscu rozdano na nowo z ziarnem, którego zobowiązanie nie obejmuje.
error-record-redeals = W tym miejscu rozdawano na nowo raz po raz, bez powodu.
error-record-cut = Partia nie jest skończona, a zapis ma już pieczęć, którą stół pokazuje dopiero na końcu: zapis ucięto.
error-position-toml = Pozycję zapisuje się w TOML, a to nim nie jest ({ $text }).
error-position-game = Pozycja podaje, z której jest gry, w wierszu zaczynającym się od game =.
error-position-none = Pozycji gry { $game } nie da się zapisać ani odczytać.
error-position-value = Coś się nie zgadza w „{ $where }”: { $text }.
error-position-name = Nie ma „{ $text }” dla „{ $where }”.
error-position-key = Nic nie nazywa się „{ $where }”.
error-position-broken = Taka pozycja jest niemożliwa ({ $text }).
error-position-over = Pozycję do dalszej gry ma tylko partia, która jeszcze trwa.
error-position-setup = Pozycję można zapisać, gdy przygotowanie gry jest skończone.

# Stół.
error-table-fault = Nasz błąd: spróbuj ponownie. Nic się nie zmieniło.
error-table-malformed = Serwer tego nie zrozumiał. Przeładuj stronę, może jest nieaktualna.
error-table-order = Serwer nie zrozumiał strony: przeładuj ją.
error-table-too-big = To za dużo naraz.
error-table-slow-down = Za szybko: odczekaj chwilę.
error-table-too-many = Otwarto stąd zbyt wiele stołów: odczekaj minutę.
error-table-too-often = Za często: odczekaj minutę.
error-table-too-many-keys = Takich linków jest już za dużo.
error-table-crowd = Zbyt wiele połączeń stąd: zamknij któreś albo odczekaj minutę.
error-table-host = Ten serwer tak się nie nazywa: otwórz go pod jego własnym adresem.
error-table-foreign = Żądania z innych stron nie są przyjmowane: otwórz stół na jego własnej stronie.
error-table-content-type = Wyślij to jako application/json.
error-table-storage = Przeglądarka niczego tu nie zapisuje: brakuje miejsca albo jest to zabronione. Zapisz rozgrywkę do pliku.
error-table-damaged = Zapisane dane tego stołu są uszkodzone. Powiedz o tym osobie, która prowadzi serwer.
error-table-archived = Ten stół odłożono do archiwum, bo długo nikt go nie ruszał. Jego zapis został zachowany.
error-table-guessing = Zbyt wiele złych linków stąd: odczekaj minutę.
error-table-not-found = Pod tym adresem nic nie ma.
error-table-no-table = Nie ma takiego stołu.
error-table-no-language = Nie ma tu języka „{ $name }”.
error-table-no-example = Nie ma przykładu do { $law }.
error-table-no-lesson = Nie ma lekcji { $name }.
error-table-lesson-changed = Ta lekcja się od tego czasu zmieniła. Zacznij krok od nowa.
error-table-no-level = Nie ma bota „{ $name }” do tej gry.
error-table-no-key = Ta strona nie ma klucza do tego stołu: wejdź przez link.
error-table-wrong-key = Ten link niczego nie otwiera albo miejsce zostało oddane.
error-table-other-table = Ten klucz jest do innego stołu.
error-table-tables = Te klucze są do różnych stołów.
error-table-only-watching = Może to zrobić tylko ktoś, kto siedzi przy stole.
error-table-seat-lost = To miejsce nie jest już twoje.
error-table-not-yours = To nie twoje miejsce.
error-table-no-seat = Przy tym stole nie ma miejsca { $number }.
error-table-no-invite = Ten link nie jest zaproszeniem.
error-table-untaken-invite = To jest zaproszenie: najpierw je przyjmij.
error-table-spent-invite = To zaproszenie zostało już wykorzystane.
error-table-seat-taken = Ktoś już tam siedzi.
error-table-not-open = To miejsce nie jest wolne.
error-table-bot-plays = Na tym miejscu gra bot.
error-table-no-bot = Na tym miejscu nie gra bot.
error-table-stale = Na to pytanie już odpowiedziano.
error-table-asked-nothing = Po „{ $word }” nie ma już do ciebie pytania.
error-table-consent = Od tego czasu wyszło na jaw coś nowego albo wybrał ktoś inny: reszta musi się zgodzić.
error-table-no-undo = Nie ma czego cofać.
error-table-bots-play-on = Boty zgadzają się na remis dopiero wtedy, gdy nikt nie zdobył punktu od { $rounds } rund.
error-table-own-words = Miejsce może cofać tylko własne decyzje.
error-table-present = Ten gracz jest przy stole.
error-table-presence-unknown = W tej chwili nie wiadomo, kto jest przy stole, więc nikt nie zostanie zastąpiony. Spróbuj później.
error-table-short-away = Bota można zaproponować za kogoś, kogo nie ma przynajmniej od { $minutes } minut.
error-table-not-dealt = Jeszcze nie rozdano: stół czeka, aż wszyscy usiądą.
error-table-stakes-closed = Za późno, żeby dołożyć liczbę do tego rozdania.
error-table-stakes-open = Liczby odsłania się dopiero wtedy, gdy wszystkie są już złożone.
error-table-other-number = To nie jest liczba, którą złożono na tym miejscu.
error-table-nobody-waits = Nikt na tego gracza nie czeka.
error-table-not-away =
    { $minutes ->
        [one] Tego gracza nie ma zbyt krótko: spróbuj ponownie za minutę.
        [few] Tego gracza nie ma zbyt krótko: spróbuj ponownie za { $minutes } minuty.
       *[many] Tego gracza nie ma zbyt krótko: spróbuj ponownie za { $minutes } minut.
    }
error-table-nudged = Temu graczowi już dziś przypomniano.
error-table-bot-for-others = Bot może przejąć miejsce kogoś innego, kogo nie ma.
error-table-no-stand-in = Żaden bot nie zastępuje tego miejsca.
error-table-proposed = To już zaproponowano.
error-table-not-proposed = Ta propozycja jest już nieaktualna.
error-table-no-say = To miejsce nie ma tu głosu albo już się zgodziło.
error-table-resigned = Gracz z tego miejsca już zrezygnował.
error-table-no-text = Nie ma w tym żadnego tekstu.
error-table-not-over = Partia jeszcze trwa.
error-table-record-secret = Zapis zawiera wszystkie tajemnice: można go dostać po końcu partii.
error-table-replay-secret = To będzie widać po końcu partii.
error-table-no-replay = Nie udało się narysować przebiegu: spróbuj ponownie.
error-table-no-address = To nie jest adres: zaczyna się od https://.
error-table-private-address = Powiadomienia idą tylko na adresy publiczne.
error-table-record-seats = Inna liczba miejsc: zapis ma ich { $count }.
error-table-long-text = Zapis ma za dużo wierszy; najwięcej może ich być { $count }.
error-table-unread-record = Czytanie tego zapisu trwało zbyt długo.
error-table-unreadable-record = Tego zapisu nie da się odczytać.
error-table-other-position = Pozycja w tym zapisie pochodzi z innej gry albo z innego przygotowania.
error-table-many-redeals = Zapis ma za dużo nowych rozdań; najwięcej może ich być { $count }.
error-table-long-record = Zapis ma za dużo decyzji; najwięcej może ich być { $count }.
error-table-scripted-record = Zapisu z przepowiedzianym losem nie da się grać dalej.
