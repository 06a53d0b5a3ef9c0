# To, co mówi sama strona. Gry i sędzia mówią przez src/polana/locale.

page-home = Powrót do poczekalni
page-motto = gry o kontrolę terenu według pełnych zasad
page-game = Gra
page-game-northgard = Northgard
page-game-northgard-about = klany i nowe ziemie
page-game-root = Root
page-game-root-about = leśne frakcje
page-game-runewars = Runewars
page-game-runewars-about = armie i runy
page-as-text = rozgrywana tekstem
page-seats-range = od { $least } do { $most }
page-players = { $count ->
    [one] jeden gracz
   *[other] { $count } graczy
}

# Poczekalnia
page-your-tables = Twoje stoły
page-no-tables = Jeszcze żadnych. Otwórz stół albo dołącz linkiem.
page-finished = Zakończone
page-watch-replay = obejrzyj przebieg
page-your-move = twój ruch
page-join-link = Dołącz linkiem
page-link = Link
page-link-wrong = To nie jest link do stołu.
page-go = Dalej
page-open-table = Otwórz stół
page-open-lead = Każdy wybór to kliknięcie na planszy, a każde pytanie pokazuje swoją zasadę.
page-seats = Miejsca
page-options = Opcje
page-summary = { $game }, miejsc: { $seats }.
page-table-title = Nazwa stołu
page-your-name = Twoje imię
page-open-the-table = Otwórz stół
page-start = Zacznij teraz
page-fill-bots = Uzupełnij botami i zacznij
page-link-is-seat = Link to miejsce: kto go otworzy, widzi karty tego miejsca. Widzowie mają własny link i nie widzą kart na ręce.
page-new-here = Pierwszy raz?
page-new-here-text = Zacznij grę z botami jednym kliknięciem. To, co możesz zrobić, świeci na złoto; kliknięcie w cokolwiek innego mówi, która zasada tego zabrania. Nie trzeba niczego czytać.
page-choose-at-table = Wybór przy stole
page-side-of = Strona miejsca { $seat }
page-who-sits = Kto siedzi na miejscu { $seat }
page-player-me = Ja
page-player-friend = Znajomy
page-player-bot = Bot
page-bot-level = Poziom bota na miejscu { $seat }
page-level-easy = łatwy
page-level-normal = normalny
page-level-hard = trudny
page-level-random = losowy
page-level-chance = losowy
page-level-greedy = zachłanny
page-level-search = szukający
page-level-easy-long = łatwy: czasem się myli
page-level-normal-long = normalny: gra rozsądnie
page-level-hard-long = trudny: myśli naprzód
page-gets-link = dostanie link
page-remove-seat = Usuń miejsce { $seat }
page-add-seat = Jeszcze jedno miejsce
page-invite = Zaproś
page-watch-link = Do oglądania
page-copy = Kopiuj
page-copied = Skopiowano
page-to-table = Do stołu
page-join-title = Masz zaproszenie
page-join-text = Miejsce przy tym stole czeka na ciebie. Będzie twoje, gdy usiądziesz.
page-sit-down = Usiądź
page-value-autumn = Jesień
page-value-winter = Zima
page-value-lake = Jezioro
page-value-mountain = Góry
page-value-standard = Podstawowa
page-value-exiles = Wygnańcy i Partyzanci
page-value-exiles_partisans = Wygnańcy i Partyzanci
page-value-none = Brak
page-option-root-setup = Rozstawienie
page-option-root-setup-standard = Podstawowe
page-option-root-setup-advanced = Zaawansowane: wybór z puli i ziemie ojczyste
page-option-root-thief = Złodziej okrada
page-option-root-thief-each = każdego gracza na polanie
page-option-root-thief-one = jednego gracza na polanie
page-option-root-aid = Pomagając graczowi, Włóczęga zabiera mu przedmiot
page-option-root-aid-must = zawsze, jeśli jest jakiś
page-option-root-aid-may = jeśli chce

# Ustawienia
page-settings = Ustawienia
page-language = Język
page-theme = Motyw
page-theme-light = Jasny motyw
page-theme-dark = Ciemny motyw
page-theme-light-short = Jasny
page-theme-dark-short = Ciemny
page-set-confirm = Potwierdzaj to, czego nie da się cofnąć
page-set-pace = Tempo stołu
page-pace-slow = Wolne
page-pace-normal = Zwykłe
page-pace-quick = Szybkie
page-pace-off = Bez
page-pace-hint = Jak szybko widzisz, co robią inni. „Bez” pokazuje wynik od razu i niczym nie porusza.
page-pace-reduced = Twój system prosi o mniej ruchu, więc tu nic się nie porusza, cokolwiek wybierzesz.
page-set-sounds = Dźwięki
page-set-notify = Powiadom mnie, gdy moja kolej
page-allow = Zezwól
page-on = włączone
page-blocked = zablokowane w przeglądarce

# Stół
page-board-broken = Nie da się narysować planszy. Partia trwa: odpowiadaj poniżej albo tekstem.
page-map = Mapa
page-map-fit = Pokaż całą mapę
page-zoom-in = Bliżej
page-zoom-out = Dalej
page-phase = Faza
page-done = gotowe
page-side = Miejsca, dziennik i zasady
page-tabs = Widoki
page-tab-log = Dziennik
page-tab-chat = Czat
page-tab-law = Zasady
page-tab-places = Mapa
page-tab-lit = tu jest coś do wyboru
page-nav-board = Plansza
page-nav-seats = Miejsca
page-nav-hand = Ręka
page-nav-log = Dziennik
page-nav-law = Zasady
page-law-open = Otwórz zasadę { $law }
page-law-find = Szukaj w zasadach
page-places = Mapa jako lista
page-places-find = Szukaj na mapie
page-log-older = Pokaż, co było wcześniej
page-log-none = Jeszcze nic się nie wydarzyło.
page-law-page = s. { $page }
## Zasady na własnej stronie
page-law-title = Zasady
page-law-ours = { $game }: zasady naszymi słowami
page-law-find-short = Szukaj: słowo albo numer
page-law-lead = Wszystkie zasady gry, naszymi słowami. Podkreślone numery prowadzą do innych paragrafów, a każdy paragraf ma własny adres.
page-law-chapters = Rozdziały
page-law-part-all = Dla wszystkich
page-law-part-sides = Frakcje
page-law-part-more = Dodatki
page-law-groups = Co znaleziono
page-law-group-all = Wszystko
page-law-group-law = Zasady
page-law-group-card = Karty
page-law-card = karta
page-law-hits = { $count ->
    [one] Znaleziono { $count } miejsce
    [few] Znaleziono { $count } miejsca
   *[other] Znaleziono { $count } miejsc
}
page-law-none = Nigdzie nie ma „{ $sought }”. Spróbuj krótszego słowa albo numeru paragrafu.
page-law-unknown = Nie ma paragrafu { $law }.
page-law-changed = Zmienia to { $law }: { $title }
page-law-whole = Całe zasady
page-law-read = Czytaj dalej w zasadach
page-law-chapter-ng-components = Komponenty
page-law-chapter-ng-goal = Cel gry
page-law-chapter-ng-map = Kafle mapy
page-law-chapter-ng-terms = Pojęcia
page-law-chapter-ng-setup = Przygotowanie gry
page-law-chapter-ng-deck = Talia
page-law-chapter-ng-year = Rok
page-law-chapter-ng-start = Początek roku
page-law-chapter-ng-actions = Akcje
page-law-chapter-ng-harvest = Zbiory
page-law-chapter-ng-winter = Zima
page-law-chapter-ng-endyear = Koniec roku
page-law-chapter-ng-cards = Karty
page-law-chapter-ng-draw = Dobieranie
page-law-chapter-ng-special = Akcje Specjalne
page-law-chapter-ng-recruit = Rekrutacja
page-law-chapter-ng-build = Budowa
page-law-chapter-ng-buildings = Budowle
page-law-chapter-ng-move = Ruch
page-law-chapter-ng-explore = Odkrycie
page-law-chapter-ng-combat = Walka
page-law-chapter-ng-endgame = Koniec gry i zwycięstwo
page-law-chapter-ng-variant = Warianty
page-law-chapter-ng-clans = Klany
page-law-chapter-ng-creatures = Stwory
page-law-chapter-rw-overview = Opis gry
page-law-chapter-rw-components = Elementy gry
page-law-chapter-rw-goal = Cel gry
page-law-chapter-rw-setup = Przygotowanie do gry
page-law-chapter-rw-map = Mapa
page-law-chapter-rw-flow = Przebieg gry
page-law-chapter-rw-season = Karty pór roku
page-law-chapter-rw-orders = Rozkazy
page-law-chapter-rw-resources = Surowce
page-law-chapter-rw-terms = Pojęcia
page-law-chapter-rw-move = Ruch
page-law-chapter-rw-diplomacy = Dyplomacja
page-law-chapter-rw-neutral = Jednostki neutralne
page-law-chapter-rw-units = Jednostki
page-law-chapter-rw-sheet = Arkusz frakcji
page-law-chapter-rw-battle = Bitwy
page-law-chapter-rw-retreat = Odwroty
page-law-chapter-rw-fate = Karty losu
page-law-chapter-rw-heroes = Bohaterowie
page-law-chapter-rw-quests = Misje
page-law-chapter-rw-questphase = Faza misji
page-law-chapter-rw-rewards = Nagrody
page-law-chapter-rw-duels = Pojedynki
page-law-chapter-rw-defeat = Pokonani bohaterowie
page-law-chapter-rw-victory = Zwycięstwo
page-law-chapter-rw-runes = Runy
page-law-chapter-rw-objectives = Cele
page-law-chapter-rw-bidding = Licytacja wpływów
page-law-chapter-rw-tactics = Karty taktyki
page-law-chapter-rw-elimination = Eliminacja gracza
page-law-chapter-rw-limits = Ograniczenia elementów
page-law-chapter-rw-developments = Ulepszenia
page-law-chapter-rw-titles = Tytuły
page-law-chapter-rw-explore = Żetony odkryć
page-law-chapter-rw-turnorder = Kolejność graczy
page-law-chapter-rw-summary = Często pomijane zasady
page-law-chapter-rw-assembly = Przed pierwszą grą
page-why-not = Dlaczego nie
page-about = Co to jest
page-not-this = Nie teraz: { $what }
page-close = Zamknij
page-cancel = Wróć
page-your-choice = Twój wybór
page-confirm = Potwierdź
page-confirm-hint = „{ $what }” nie da się potem cofnąć.
page-why-hint = Kliknij albo wpisz to, co mam wyjaśnić.
page-ask-hint = wybierz jedno albo wpisz jego numer
page-ask-hint-board = kliknij to, co świeci, albo wpisz numer
page-ask-hint-touch = dotknij tego, co świeci; przytrzymaj palec, by się dowiedzieć, co to jest
page-undo = Cofnij
page-catch-up = Do bieżącej chwili
page-key-space = spacja
page-undo-ask = Poproś o cofnięcie
page-undo-ask-hint = Od tego czasu odkryto coś nowego: inni muszą się zgodzić.
page-sealed = Twój wybór jest zapieczętowany
page-thinking = { $who }: namysł
page-waiting = czekamy: { $who }
page-quiet = nic do wyboru
page-reconnecting = Utracono połączenie, próbuję ponownie
page-connecting = Otwieram stół …
page-no-key = Ta przeglądarka nie ma klucza do tego stołu. Otwórz go linkiem.
page-how-many = Ile
page-less = Mniej
page-more = Więcej
page-take-count = Wybierz { $count }
page-choose = Wybierz
page-option-key = opcja, klawisz { $key }
page-options-count = { $count ->
    [one] Jedna opcja.
    [few] { $count } opcje.
   *[other] { $count } opcji.
}
page-hand = Twoja ręka · { $count }
page-hand-empty = Brak kart na ręce.
page-drawn = dobrana
page-none = brak
page-only-you = tylko ty
page-watching = Oglądasz.
page-cards-in-hand = karty na ręce
page-you = ty
page-bot = bot
page-points = PZ
page-seat-open = wolne miejsce
page-seat-menu = O miejscu: { $seat }
page-tag-asked = wybiera
page-tag-sealed = zapieczętowane
page-tag-away = poza stołem
page-tag-resigned = zrezygnował
page-rename = Zmień imię
page-seat-link = Kopiuj link do mojego miejsca
page-return = Odbierz miejsce botowi
page-resign = Zrezygnuj
page-resign-sure = Zrezygnuj na dobre: dalej gra bot
page-leave = Odejdź od stołu
page-leave-sure = Odejdź: mój klucz przestaje działać
page-invite-copy = Kopiuj zaproszenie
page-seat-bot = Zaproponuj, by grał tu bot
page-seat-is-bot = Tu siedzi bot.
page-propose-undo = { $by } chce cofnąć wybór.
page-propose-bot = { $by } proponuje, by za { $seat } grał bot.
page-propose-return = { $by } chce odebrać miejsce botowi.
page-agree = Zgoda
page-decline = Odmów
page-import = Otwórz zapis lub pozycję
page-notices = Gdy moja kolej
page-notices-push = Powiadom tę przeglądarkę, także zamkniętą
page-notices-webhook = Napisz pod adres (webhook)
page-notices-form = Postać wiadomości
page-notices-json = Zwykła
page-notices-discord = Discord
page-notices-hint = Adres webhooka Discorda rozpoznajemy sami. Adres nie będzie już pokazany.
page-notices-refused = Tego adresu nie przyjmujemy: musi być publiczny i zaczynać się od https.
page-notices-push-failed = Przeglądarka na to nie pozwoliła: okna prywatnego nie da się powiadamiać.
page-notices-unable = nie w tej przeglądarce
page-save = Zapisz
page-notices-end = Bez powiadomień
page-winner = zwycięzca
page-deal-kept = Rozdanie było tym, do którego stół zobowiązał się przy otwarciu.
page-deal-changed = To nie jest rozdanie, do którego stół zobowiązał się przy otwarciu!
page-deal-unchecked = Stół zapewnia, że rozdanie było tym, do którego zobowiązał się przy otwarciu; przy niezabezpieczonym połączeniu przeglądarka nie może tego sprawdzić.
page-from-position = od pozycji
page-rematch = Zagraj ponownie
page-rematch-join = Usiądź do następnej partii
page-title-turn = Twoja kolej
page-fold = ukryj
page-unfold = pokaż
page-chat-none = Nikt jeszcze nic nie powiedział.
page-chat-say = Powiedz coś
page-send = Wyślij
page-command = Wpisz ruch: „marsz 12 na 4”, „cofnij”, „czemu …”
page-command-unknown = „{ $text }” nie ma wśród opcji: { $options }
page-not-asked = Teraz o nic cię nie pytamy.
page-curtain = Teraz wybiera { $who }
page-curtain-hint = Przekaż ekran. Nic nie widać, dopóki nie powiesz.
page-curtain-lift = To ja, { $who }
page-turn-tile = Obróć kafel
page-help = Klawisze
page-help-intro = To, co możesz zrobić, świeci na złoto i ma klawisz. Kliknięcie w cokolwiek innego mówi, dlaczego nie.
page-help-digits = wybierz opcję z tym klawiszem
page-help-zero = spasuj, pomiń albo zakończ
page-help-u = cofnij
page-help-enter = potwierdź
page-help-why = potem kliknięcie: dlaczego nie?
page-help-l = zasady
page-help-g = dziennik
page-help-h = ręka
page-help-r = obróć kafel przy odkrywaniu
page-help-tab = przechodź między opcjami
page-help-arrows = przechodź po mapie
page-help-esc = zamknij

# Błędy
page-error-lost = Serwer nie odpowiada.
page-error-unknown = To się nie udało. Spróbuj ponownie albo przeładuj stronę.
page-error-setup = Tak nie da się otworzyć stołu. { $text }
page-error-record = Tego zapisu nie da się rozegrać: wiersz { $line }. { $text }

# Przebieg
page-replay = Przebieg
page-replay-all = wszystkie ręce odkryte
page-replay-own = z twojego miejsca
page-replay-play = Odtwórz
page-replay-pause = Wstrzymaj
page-replay-back = Słowo wstecz
page-replay-on = Słowo naprzód
page-replay-turn-back = Poprzednia tura
page-replay-turn-on = Następna tura
page-replay-at = słowo { $at } z { $words }
page-replay-link = Kopiuj link do tej chwili
page-replay-record = Zapis
page-replay-download = Pobierz zapis
page-replay-speed = Tempo
page-replay-scores = Punkty w czasie
page-replay-eyes = Oczami
page-replay-watcher = widz
page-replay-word = słowo
page-replay-turn = tura
page-replay-space = odtwórz
page-replay-hidden = (ukryte)
page-replay-fork = Graj dalej od tej chwili
page-replay-forked = { $game }, od słowa { $at }
page-replay-load = Wczytuję partię …

# Northgard
page-ng-year = Rok
page-ng-year-of = rok { $year } z { $years }
page-ng-year-now = Rok { $year }
page-ng-part-setup = Przygotowanie
page-ng-sign-rough = przez trudną granicę: zużywa dwa ruchy
page-ng-sign-fight = prowadzi do walki
page-ng-tiles-left = kafli w stosie: { $count }
page-ng-winter = Twoja zima: { $units ->
    [one] jedna jednostka, zapłacisz
    [few] { $units } jednostki, zapłacisz
   *[other] { $units } jednostek, zapłacisz
}
page-ng-have = { $both ->
    [0] masz { $food }
   *[other] masz { $food } i { $wood }
}
page-ng-phase-start = Początek roku
page-ng-phase-actions = Akcje
page-ng-phase-creatures = Stwory
page-ng-phase-harvest = Zbiory
page-ng-phase-winter = Zima
page-ng-phase-end = Koniec
page-ng-territory = Terytorium { $name }
page-ng-closed = zamknięte
page-ng-open = otwarte
page-ng-neutral = neutralne
page-ng-units-of = { $count ->
    [one] jedna jednostka, { $clan }
    [few] { $count } jednostki, { $clan }
   *[other] { $count } jednostek, { $clan }
}
page-ng-attacked = atakuje { $count }, { $clan }
page-ng-den = leże
page-ng-scorched = spalona ziemia
page-ng-flash = Błysk
page-ng-action = akcja
page-ng-fame = Chwała
page-ng-active = Strefa Aktywna
page-ng-deck = stos dobierania
page-ng-discard = odrzucone
page-ng-your-fame = Twoja Chwała
page-ng-instead = Zamiast karty
page-ng-passed = spasował
page-ng-passed-hand = W tym roku to już pas.
page-ng-units-on-map = jednostki na mapie
page-ng-great = zamknięte terytoria z Dużą Budowlą
page-ng-first = pierwszy gracz
page-ng-development = Karty Rozwoju
page-ng-achievements = Osiągnięcia
page-ng-creatures = Stwory
page-ng-battle = Walka { $land-in }
page-ng-battle-attack = atakuje
page-ng-battle-defend = broni się
page-ng-step-food = Żywność
page-ng-step-dice = Kości
page-ng-step-totals = Suma
page-ng-step-losses = Straty
page-ng-step-end = Koniec
page-ng-row-food = wydana żywność
page-ng-row-figures = figurki i premie
page-ng-row-dice = kość
page-ng-row-points = punkty walki
page-ng-row-wounds = odniesione rany
page-ng-die = punkty: { $axes }, rany: { $drops }

# Root
page-root-phase-birdsong = Świt
page-root-phase-daylight = Dzień
page-root-phase-evening = Wieczór
page-root-turn = tura { $turn }
page-root-scores = Punkty: { $scores }
page-root-ruled = kontroluje { $who }
page-root-unruled = nikt nie kontroluje
page-root-warriors = { $count ->
    [one] jeden wojownik
    [few] { $count } wojowników
   *[other] { $count } wojowników
}
page-root-pawn = pionek
page-root-ruin = ruiny
page-root-free-slots = { $count ->
    [one] jedno wolne pole
    [few] { $count } wolne pola
   *[other] { $count } wolnych pól
}
page-root-items-left = Przedmioty
page-root-deck = talia
page-root-available = dominacje do wzięcia
page-root-lasting = trwała
page-root-not-craftable = nie do wytworzenia
page-root-in-play = w grze
page-root-used = użyta
page-root-any-suit = dowolny kolor
page-root-sign-bird = kosztuje kartę ptaka
page-root-sign-sawmill = kosztuje kartę w kolorze polany z tartakiem
page-root-sign-base = kosztuje kartę w kolorze bazy
page-root-sign-card = zabiera kartę z ręki
page-root-sign-here = oddajesz kartę w kolorze tej polany
page-root-sign-same = kosztuje kartę tego samego koloru
page-root-sign-item = wyczerpuje dowolny przedmiot
page-root-sign-hostile = wrodzy wojownicy: jeszcze jeden but
page-root-supply = zasoby
page-root-vizier = Lojalny Wezyr
page-root-battle = Walka { $where-in }
page-root-step-ambush = Zasadzka
page-root-step-roll = Rzut
page-root-step-effects = Efekty
page-root-step-hits = Trafienia
page-root-rolled-hits = trafienia z rzutu
page-root-board-officers = oficerowie
page-root-board-supporters = stronnicy
page-root-hostile = wrogi
page-root-allied = sojusznik
page-root-relation = { $step ->
    [0] obojętny
   *[other] przyjaciel, { $step } z 3
}
page-root-item-ready = gotowy
page-root-item-exhausted = wyczerpany
page-root-item-damaged = uszkodzony
page-root-item-wrecked = uszkodzony i wyczerpany
page-root-quests-done = wykonane misje
page-root-quests-open = odkryte misje
page-root-at-once = od razu
page-root-stack = Stronnicy · { $count }
page-root-in-front = W grze · { $count }
page-root-beside = Obok mapy
page-root-discard = stos odrzuconych
page-root-discard-pile = Stos kart odrzuconych · { $count }
page-root-track = { $name }: { $placed } z { $total }
page-root-track-next = za następny element { $points } PZ
page-root-tracks = przedmioty na torach
page-root-satchel = plecak
page-root-damaged = uszkodzone przedmioty
page-root-capacity = w plecaku i wśród uszkodzonych: { $held } z { $limit }
page-root-action = akcje: { $used } z { $all }
page-root-keep-lost = Twierdza stracona
page-root-coalition = koalicja: { $who }
page-root-ruin-items = { $count ->
    [one] ruiny z jednym ukrytym przedmiotem
    [few] ruiny z { $count } ukrytymi przedmiotami
   *[many] ruiny z { $count } ukrytymi przedmiotami
}
page-root-ferry = tu stoi prom
page-root-tower = tu stoi wieża
page-root-elder-treetop = tu rośnie Starszy Wierzchołek Drzewa
page-root-lost-city = tu leży Zaginione Miasto
page-root-black-market = tu działa Czarny Rynek
page-root-legendary-forge = tu stoi Legendarna Kuźnia
page-root-landmark = tu leży punkt terenu
page-root-coast = nad jeziorem
page-root-paths = ścieżki do: { $to }
page-root-shut = zamknięte ścieżki do: { $to }
page-root-between = między polanami: { $clearings }
page-root-pool = Frakcje do wyboru
page-root-locked = czeka na frakcję wojowniczą

# Wydanie drugie
page-seat-fold = Pokaż jeden wiersz
page-seat-unfold = Pokaż całą planszę
page-menu = Co można zrobić: { $what }
page-command-offers = Podpowiedzi
page-command-sent = Wybrano: { $what }
page-command-confirm = { $what }: tego nie można cofnąć. Wpisz „tak” albo naciśnij Enter poza polem.
page-command-several = „{ $text }” może znaczyć: { $options }
page-command-no-reason = Nic nie zabrania „{ $text }” albo nic to tu nie znaczy.
page-root-action-now = akcja { $now } z { $all }
page-root-move-now = ruch { $now } z { $all }
page-root-column-now = { $column }: { $now } z { $all }
page-root-operation-now = operacja { $now } z { $all }
page-root-deed-battle = Atakuję { $who-acc } { $where-in }
page-root-begin-battle = Walka tutaj
page-root-begin-march = Marsz stąd
page-root-begin-move = Ruch stąd
page-root-begin-build = Budowa tutaj
page-root-begin-recruit = Werbunek tutaj
page-root-begin-overwork = Nadprodukcja tutaj
page-root-begin-craft = Przekuj
page-root-begin-extra = Jeszcze jedna akcja
page-root-begin-organize = Organizacja tutaj
page-root-begin-mobilize = Dołóż do stronników
page-root-begin-train = Wyszkól oficera
page-root-swords = { $count ->
    [one] jeden cały miecz
    [few] { $count } całe miecze
   *[many] { $count } całych mieczy
}
page-root-ledger = trafienia, które zadają
page-root-total = razem
page-root-row-roll = rzut
page-root-row-cap = limit: walczący wojownicy
page-root-row-defenseless = bez obrony
page-root-outcome-ambush = Zasadzka: zagrać?
page-root-outcome-effects = Efekty: użyć?
page-root-outcome-lose = tracą od razu
page-root-outcome-left = zostaje im
page-root-outcome-deal = rzutem do
page-root-outcome-takes = przyjmujesz
page-root-outcome-deals = zadajesz
page-ng-ledger = punkty walki
page-ng-units = { $count ->
    [one] jedna jednostka
    [few] { $count } jednostki
   *[many] { $count } jednostek
}
page-ng-row-units = jednostki
page-ng-outcome-food = Żywność: ile?
page-ng-outcome-points = punkty
page-ng-outcome-left = zostanie
page-begins = można tu coś zacząć
page-ng-source-units = jednostki
page-ng-source-kaija = Kaija
page-ng-source-card = karta
page-ng-source-clan = klan
page-ng-source-fortress = Forteca
page-ng-source-food = żywność
page-ng-source-die = kość
page-ng-source-thrown = rzut toporem
page-ng-source-die-wounds = rany z kości
page-ng-source-thrown-wounds = rany od topora
page-ng-source-tower-wounds = Wieża Obronna
page-ng-source-cancelled = karta chroni

# Na tej stronie kolorów się nie wybiera: klan ma swój.
news-northgard-clan = { $clan } dołącza do gry.

# Kilka naraz.
page-words-root-clearing = polany { $list }
    .in = na polanach { $list }
    .to = na polany { $list }
    .from = z polan { $list }
    .gen = polan { $list }
page-withdraw = Wycofaj

# Pytania w pasku: najpierw co się dzieje, potem co wybrać; resztę mówią kreski i plansza.
ask-root-marquise-daylight = Dzień: wybierz akcję
ask-root-vagabond-daylight = Dzień: wybierz akcję
ask-root-alliance-daylight = Dzień: wybierz akcję
ask-root-alliance-evening = Wieczór: wybierz operację
ask-root-move-from = Ruch: wybierz, skąd
ask-root-move-to = Ruch { $origin-from }: wybierz, dokąd
ask-root-move-count = Ruch { $origin-from } { $destination-to }: ilu?
ask-root-battle-where = Walka: wybierz polanę
ask-root-battle-whom = Walka { $where-in }: wybierz przeciwnika
ask-root-craft = Wytwarzanie: wybierz kartę
ask-root-marquise-build-where = Budowa: wybierz polanę
ask-root-marquise-build-what = Budowa { $where-in }: wybierz budynek
ask-root-marquise-pay-wood = Budowa: wybierz, skąd drewno
ask-root-marquise-overwork = Nadprodukcja: wybierz tartak
ask-root-marquise-overwork-card = Nadprodukcja { $where-in }: wybierz kartę
ask-root-eyrie-first-card = Dekret: wybierz pierwszą kartę
ask-root-eyrie-second-card = Dekret: druga karta?
ask-root-eyrie-decree = Dekret, { $column }: wybierz kolor
ask-root-eyrie-recruit = Werbunek: wybierz gniazdo
ask-root-eyrie-build = Budowa: wybierz, gdzie stanie gniazdo
ask-northgard-turn = Twoja tura: wybierz kartę albo akcję
ask-northgard-move-from = Ruch: wybierz, skąd
ask-northgard-move-to = Ruch { $land-from }: wybierz, dokąd
ask-northgard-move-count = Ruch { $to-to }: ile jednostek?
ask-northgard-build-where = Budowa: wybierz, gdzie
ask-northgard-build = Budowa { $land-in }: wybierz budynek
