# Co mówi wiersz poleceń.

cli-games-seats = miejsc: od { $least } do { $most }{ $alike ->
        [yes] , wszystkie takie same
       *[no] :
    }
cli-games-unfinished = W budowie: brakuje jeszcze części zasad, więc przy stole nie można jej wybrać.
cli-games-option = opcja
cli-games-values = wartości (pierwsza jest domyślna)
cli-games-about = opis
cli-games-box = Kto ma pudełko z grą, może wpisać wydrukowane wartości: { $setting } wskazuje folder, a plik w jego podfolderze { $game } zastępuje tabelę o tej nazwie z { $data }.
cli-games-box-replaced = Zastąpione plikami z { $folder }: { $tables }.

cli-rules-page = s. { $page }
cli-rules-coverage = zasady z testem: { $covered } z { $total }
cli-rules-examples = zasady z przykładem: { $shown } z { $total }

cli-replay-good =
    { $words ->
        [one] Zapis jest poprawny: jedna decyzja, zgodna z zasadami.
        [few] Zapis jest poprawny: { $words } decyzje, wszystkie zgodne z zasadami.
       *[other] Zapis jest poprawny: { $words } decyzji, wszystkie zgodne z zasadami.
    }
cli-replay-unfinished = Partia nie jest skończona.
cli-replay-other-version = Zapis pochodzi z partii według innej wersji zasad lub danych.
cli-replay-other-words = W tym zapisie słowa miały inne numery (słownik { $fingerprint }, tutaj { $ours }): partię da się odtworzyć, ale zebrane z niej dane do uczenia nie pasują do tej wersji.
cli-replay-sealed = Karty rozdano tak, jak ustalono przy otwarciu stołu: { $commitment }
cli-replay-mixed = Karty rozdano z ziarna ustalonego przy otwarciu stołu i z liczb graczy: { $commitment }
cli-replay-number = Miejsce { $number } dołożyło liczbę { $text }.
cli-replay-no-number = Żaden gracz nie dołożył swojej liczby: rozdanie opiera się tylko na ziarnie stołu.
cli-replay-no-seal = Bez pieczęci: nic w tym zapisie nie dowodzi, że nikt nie wybrał sobie rozdania.
cli-replay-position = Partia zaczęła się od gotowej pozycji: żaden stół nie ręczył za to, co było w niej zakryte.
cli-replay-scripted = Los w tym zapisie podano z góry: to, co wypadło, zapisano przed partią.
cli-replay-guessable = Los w tym zapisie da się odgadnąć, jeśli zobaczy się go dość wiele: stół losuje tak tylko wtedy, gdy gra dalej według zapisu, który ktoś przyniósł.
cli-replay-brought =
    { $words ->
        [one] Pierwsza decyzja pochodzi z zapisu, który ktoś przyniósł: do tego miejsca żaden stół nie zobowiązał się do niczego.
        [few] Pierwsze { $words } decyzje pochodzą z zapisu, który ktoś przyniósł: do tego miejsca żaden stół nie zobowiązał się do niczego.
       *[other] Pierwsze { $words } decyzji pochodzi z zapisu, który ktoś przyniósł: do tego miejsca żaden stół nie zobowiązał się do niczego.
    }
cli-replay-dealt-anew =
    { $words ->
        [one] Po jednej decyzji rozdano na nowo, z ziarnem, które obejmuje to zobowiązanie.
       *[other] Po { $words } decyzjach rozdano na nowo, z ziarnem, które obejmuje to zobowiązanie.
    }
cli-replay-dealt-sat =
    { $words ->
        [one] Po jednej decyzji na miejscu { $number } usiadł ktoś inny: rozdano na nowo, z ziarnem, które obejmuje to zobowiązanie.
       *[other] Po { $words } decyzjach na miejscu { $number } usiadł ktoś inny: rozdano na nowo, z ziarnem, które obejmuje to zobowiązanie.
    }
cli-replay-dealt-undo =
    { $words ->
        [one] Cofnięto decyzje, aż została jedna: to, co nastąpiło, wylosowano na nowo, z ziarnem, które obejmuje to zobowiązanie.
       *[other] Cofnięto decyzje, aż zostało ich { $words }: to, co nastąpiło, wylosowano na nowo, z ziarnem, które obejmuje to zobowiązanie.
    }
cli-replay-dealt-keyed =
    { $words ->
        [one] Po jednej decyzji stół przeszedł na losowanie, którego nikt nie odgadnie, i zapieczętował swoje ziarno.
       *[other] Po { $words } decyzjach stół przeszedł na losowanie, którego nikt nie odgadnie, i zapieczętował swoje ziarno.
    }

cli-bench-playing = gram
cli-bench-seats =
    { $count ->
        [one] jedno miejsce
        [few] { $count } miejsca
       *[other] { $count } miejsc
    }
cli-bench-compiled = silnik skompilowany
cli-bench-plain = zwykły Python (make compile buduje silnik skompilowany)

# Polecenia przy stole; angielskie działają w każdym języku.
cli-command-help = pomoc
cli-command-why = czemu
cli-command-hint = podpowiedź
cli-command-undo = cofnij
cli-command-map = mapa
cli-command-log = dziennik
cli-command-tie = remis
cli-command-save = zapisz
cli-command-quit = koniec

cli-play-hint = Wpisz numer opcji; pomoc powie, co jeszcze można zrobić.
cli-play-help =
    3            wybierz opcję o tym numerze
    { $word } wybierz po nazwie; kilka słów to kilka wyborów po kolei
    ?            zasada, która stoi za pytaniem (? { $law }: ta zasada)
    czemu SŁOWO  czemu słowo nie jest dozwolone (samo czemu: wszystkie niedozwolone)
    podpowiedź   co zrobiłby mocny gracz (powtórz, żeby usłyszeć więcej)
    cofnij       cofnij swoje ostatnie słowo, jeśli nikt się odtąd niczego nie dowiedział
    mapa         narysuj stół jeszcze raz
    dziennik     co się ostatnio działo
    remis        zaproponuj remis: muszą się zgodzić wszyscy, którzy grają
    zapisz PLIK  zapisz partię; polana play --from PLIK gra dalej
    koniec       wyjdź; partia zostanie zachowana
cli-play-no-hints = Grają tu też inni: na podpowiedzi muszą się zgodzić, polana play --hints.
cli-play-no-advice = Boty nie znają tej gry: nie ma kto podpowiadać.
cli-play-considers = myślę…
cli-play-now = Twoja szansa na wygraną teraz: { $chance } %
cli-play-more = Powtórz podpowiedź, a zobaczysz propozycje, i jeszcze raz, a zobaczysz, co powinno nastąpić.
cli-play-alike = mniej więcej tyle samo
cli-play-line = spodziewane: { $words }
cli-play-thinks = { $seat } { $seat-number ->
    [pl] myślą…
   *[sg] myśli…
}
cli-play-hand-over = Teraz { $seat-number ->
    [pl] wybierają
   *[sg] wybiera
} { $seat }. Naciśnij Enter, gdy nikt inny nie patrzy.
cli-play-no-number = Wpisz liczbę od 1 do { $most }.
cli-play-no-word = Nie ma tu słowa „{ $text }”; wpisz numer albo pomoc.
cli-play-no-rule = Nie ma zasady „{ $id }”.
cli-play-no-undo = Nie ma czego cofnąć: ktoś dowiedział się czegoś nowego albo już wybrał ktoś inny.
cli-play-tie = { $seat } { $seat-number ->
    [pl] zgadzają
   *[sg] zgadza
} się na remis? (tak, nie)
cli-play-no-tie = { $seat } { $seat-number ->
    [pl] chcą
   *[sg] chce
} grać dalej.
cli-play-bots-play-on = Boty zgadzają się na remis dopiero wtedy, gdy nikt nie zdobył punktu od { $rounds } rund.
cli-play-allowed = { $word }: dozwolone.
cli-play-all-allowed = Pytanie niczego nie zabrania.
cli-play-save-where = Podaj gdzie: zapisz PLIK
cli-play-not-a-record = { $file } to nie jest zapisana partia: wybierz inną nazwę.
cli-play-saved = Zapisano. Dalszy ciąg: polana play --from { $file }
cli-play-not-saved = Nie udało się zapisać partii jako { $file }: { $why }
cli-play-not-kept = Partia nie jest zachowana: nie można zapisać pliku { $file } ({ $why }). Zachowaj ją gdzie indziej: zapisz PLIK.
cli-play-left = Partia jest zachowana. Dalszy ciąg: polana play --from { $file }
cli-play-kept = Zapis partii: { $file }

cli-arena-playing = gram
cli-arena-known =
    { $count ->
        [one] Jedną partię rozegrano wcześniej: { $file }
        [few] Wcześniej rozegrano { $count } partie: { $file }
       *[other] Wcześniej rozegrano { $count } partii: { $file }
    }
cli-arena-stopped = Przerwano. To samo polecenie podejmie grę w tym miejscu.
cli-arena-lost = Przerwano. Z --json PLIK to samo polecenie mogłoby podjąć grę w tym miejscu.
cli-arena-matches = partie: { $matches }, błędy: { $errors }
cli-arena-bot = bot
cli-arena-faction = frakcja
cli-arena-seat = miejsce
cli-arena-wins = wygrane
cli-arena-of = z
cli-arena-rate = odsetek
cli-arena-interval = 95 %
cli-arena-points = punkty
cli-arena-pace = na rundę
cli-arena-rating = ranking
cli-arena-level = poziom
cli-arena-below = przeciw
cli-arena-fair = równy udział
cli-arena-rung = { $level } przeciw { $below }
cli-level-easy = łatwy (easy): czasem się myli
cli-level-normal = normalny (normal): gra rozsądnie
cli-level-hard = trudny (hard): myśli naprzód, sekundę nad każdą odpowiedzią
cli-level-master = mistrz (master): nauczył się z wielu partii i myśli naprzód przez sekundę
cli-level-master-alone = mistrz (master): z nauki tu nie korzysta; myśli trzy sekundy zamiast jednej
cli-level-reflex = odruch (reflex): nauczył się z wielu partii i odpowiada od razu
cli-level-reflex-alone = odruch (reflex): tej gry jeszcze się nie nauczył; gra jak normalny
cli-level-guided-alone = guided: o tej grze nikt się jeszcze niczego nie nauczył; tylko szuka
cli-arena-decisions = decyzje w partii: od { $min } do { $max }, średnia { $mean }, mediana { $median }
cli-arena-rounds = rundy w partii: od { $min } do { $max }, średnia { $mean }, mediana { $median }
cli-arena-plot-bot = { $game }: wygrane z { $matches } partii według botów
cli-arena-plot-faction = { $game }: wygrane z { $matches } partii według frakcji
cli-arena-plot-seat = { $game }: wygrane z { $matches } partii według miejsc
cli-arena-plot-decisions = { $game }: decyzje w partii, liczba partii: { $matches }
cli-arena-plot-rounds = { $game }: rundy w partii, liczba partii: { $matches }
cli-arena-plot-key = Punkt: odsetek wygranych. Kreska: jego przedział 95 %. Linia przerywana: równy udział, { $share }.
cli-arena-plot-decisions-axis = decyzje w partii
cli-arena-plot-rounds-axis = rundy w partii
cli-arena-plot-many = partie
cli-arena-plot-far = jaśniejszy słupek: od { $first } do { $last }
cli-arena-shared =
    { $count ->
        [one] Jedno zwycięstwo było wspólne; liczy się każdemu, kto je dzielił.
        [few] { $count } zwycięstwa były wspólne; każde liczy się każdemu, kto je dzielił.
       *[other] { $count } zwycięstw było wspólnych; każde liczy się każdemu, kto je dzielił.
    }
cli-arena-still =
    { $count ->
        [one] Jedna partia stanęła w miejscu: nikt nie zdobywał punktów tak długo, że ją zakończono, i nikt jej nie wygrał.
        [few] { $count } partie stanęły w miejscu: nikt nie zdobywał punktów tak długo, że je zakończono, i nikt ich nie wygrał.
       *[other] { $count } partii stanęło w miejscu: nikt nie zdobywał punktów tak długo, że je zakończono, i nikt ich nie wygrał.
    }

# polana doctor
cli-doctor-settings-bad = Nie da się odczytać ustawień: { $error }
cli-doctor-engine-compiled = Polana { $version } ze skompilowanym silnikiem.
cli-doctor-engine-plain = Polana { $version } w czystym Pythonie: działa, ale boty myślą wolniej. Zainstaluj skompilowaną paczkę albo uruchom make compile w katalogu ze źródłami.
cli-doctor-page-there = Strona jest zainstalowana.
cli-doctor-page-missing = Brakuje strony: zainstaluj paczkę albo uruchom make page w katalogu ze źródłami.
cli-doctor-disk-there = W katalogu danych { $folder } można zapisywać; wolnego miejsca: { $free } MB.
cli-doctor-disk-closed = W katalogu danych { $folder } nie można zapisywać: zmień jego właściciela albo wskaż inny w POLANA_DATA.
cli-doctor-disk-full = Dysk z katalogiem { $folder } jest pełny (wolne { $free } MB): zwolnij miejsce, zanim ktoś zacznie grać.
cli-doctor-disk-narrow = Na dysku z katalogiem { $folder } kończy się miejsce: wolne { $free } MB.
cli-doctor-disk-open = Inni na tym komputerze mogą czytać { $folder }: ustaw mu chmod 700.
cli-doctor-database-new = Bazy danych jeszcze nie ma; przy pierwszym uruchomieniu powstanie w { $folder }.
cli-doctor-database-there = Baza danych odpowiada ({ $kind }, wersja { $form }).
cli-doctor-database-bad = Nie można połączyć się z bazą danych: { $error }
cli-doctor-database-silent = Baza danych nie odpowiada.
cli-doctor-database-strange = W bazie jest tylko część tego, co Polana w niej trzyma: odtwórz kopię zapasową.
cli-doctor-push-there = Klucze do powiadomień w przeglądarce są gotowe.
cli-doctor-push-missing = Kluczy do powiadomień w przeglądarce jeszcze nie ma; utworzy je najbliższe uruchomienie serwera.
cli-doctor-channels-none = Wszystkie stoły obsługuje jeden proces (POLANA_CHANNELS nie jest ustawione).
cli-doctor-channels-there = Redis odpowiada.
cli-doctor-channels-bad = Nie można połączyć się z Redisem: { $error }. Serwer działa bez niego, tylko wolniej.
cli-doctor-channels-silent = Redis nie odpowiada. Serwer działa bez niego, tylko wolniej.
cli-doctor-address-none = POLANA_URL nie jest ustawione: linki w powiadomieniach prowadzą tam, gdzie serwer nasłuchuje.
cli-doctor-address-bad = POLANA_URL to { $url }, a to nie jest adres strony: powinien zaczynać się od https://
cli-doctor-address-own = POLANA_URL to { $url }: otworzy go tylko ten komputer. Znajomi potrzebują jego adresu w sieci.
cli-doctor-address-plain = POLANA_URL to { $url }: bez https przeglądarki nie pozwalają na powiadomienia, a inni mogą podglądać ruch.
cli-doctor-address-there = Pod adresem { $url } odpowiada serwer.
cli-doctor-address-silent = Pod adresem { $url } nikt nie odpowiada ({ $error }): uruchom serwer, sprawdź proxy i zaporę.
cli-doctor-clock-together = Zegar tego komputera zgadza się z zegarem { $whose }.
cli-doctor-clock-apart =
    { $seconds ->
        [one] Zegar tego komputera różni się od zegara { $whose } o sekundę.
        [few] Zegar tego komputera różni się od zegara { $whose } o { $seconds } sekundy: ustaw go (NTP).
       *[many] Zegar tego komputera różni się od zegara { $whose } o { $seconds } sekund: ustaw go (NTP).
    }

cli-new-game = { $name } już działa. W katalogu { $folder }: pip install -e '.[dev]', potem pytest, potem polana play { $name }.

# Lekcje.
cli-lesson-good = wszystko w porządku
cli-lesson-step = Krok { $step } z { $steps }
cli-lesson-tell = Enter idzie dalej, koniec przerywa.
cli-lesson-watch = Enter odtwarza i idzie dalej, koniec przerywa.
cli-lesson-find = Wpisz po kolei (numer albo słowo); ? daje podpowiedź, ! pokazuje.
cli-lesson-do = Wpisz numer opcji albo słowo; ? daje podpowiedź, ! pokazuje, undo cofa.
cli-lesson-play = Graj dalej: numer opcji albo słowo; ! zagra za ciebie.
cli-lesson-guided = Pierwsze partie: { $matches }, rodzaje pytań: { $questions }, słowa ze słowniczka: { $words }, rodzaje elementów: { $pieces }.

# polana review
cli-review-looking = analiza
cli-review-chances = Szansa na wygraną
cli-review-round = { $round ->
    [0] przygotowanie
   *[other] { $game ->
        [northgard] rok { $round }
        [runewars] rok { $round }
       *[other] runda { $round }
    }
}
cli-review-decisions = Decyzje
cli-review-best = najlepsze
cli-review-good = dobre
cli-review-slip = potknięcia
cli-review-mistake = błędy
cli-review-a-best = najlepiej
cli-review-a-good = dobrze
cli-review-a-slip = potknięcie
cli-review-a-mistake = błąd
cli-review-battles = walki: atak / obrona
cli-review-choice = wybory
cli-review-luck = los
cli-review-others = inni
cli-review-turnings = Punkty zwrotne
cli-review-turning = { $round ->
    [0] Przygotowanie
   *[other] { $game ->
        [northgard] Rok { $round }
        [runewars] Rok { $round }
       *[other] Runda { $round }
    }
}: { $seat } { $change } (ruch { $at })
cli-review-moments = Warto obejrzeć
cli-review-moment = Ruch { $at }, { $seat }: { $mark }
cli-review-played = zagrano: { $words } ({ $chance })
cli-review-better = lepiej: { $words } ({ $chance })
cli-review-loss = strata { $loss } (od { $low } do { $high })
cli-puzzle-score = Zdobądź jak najwięcej.
cli-puzzle-win = Wygraj.
cli-puzzle-stop = Powstrzymaj lidera ({ $rival }): zostaw mu jak najmniej.
cli-puzzle-turn = Liczy się wszystko do końca twojej tury.
cli-puzzle-year = Wszyscy inni spasowali: liczy się wszystko do końca roku.
cli-puzzle-order = Liczy się wszystko do końca twojego rozkazu.
cli-puzzle-how = Wpisz numer opcji albo słowo; cofnij cofa, jeszcze zaczyna od nowa, linia pokazuje najlepszą linię, koniec kończy.
cli-puzzle-again = jeszcze
cli-puzzle-line = linia
cli-puzzle-made = Na razie: { $points }
cli-puzzle-solved = Rozwiązane: { $worth } z { $goal }.
cli-puzzle-short = { $worth } z { $goal }. Wpisz: jeszcze albo linia.
cli-puzzle-left = Liderowi zostaje { $worth } { $percent ->
    [yes] procent szans na zwycięstwo
   *[no] { $worth ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
}; da się zostawić mu { $goal }.
cli-puzzle-lost = To nie daje zwycięstwa. Wpisz: jeszcze albo linia.
cli-puzzle-lucky = Pomógł los: przeciętnie wychodzi { $expected }.
cli-puzzle-scores = daje { $points }
cli-puzzle-opens = bez tego nie wolno wykonać akcji { $row }: { $why }
cli-puzzle-needed = bez tego wychodzi o { $loss } gorzej
cli-puzzle-count-score = punkty
cli-puzzle-count-win = wygrana
cli-puzzle-count-stop = lider
cli-puzzle-good = jej linia prowadzi do celu
