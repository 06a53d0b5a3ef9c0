# Drugi wiersz pytania tej gry: dlaczego ono jest ważne.
page-why-northgard-colour = na grę to nie wpływa
page-why-northgard-clan = każdy klan ma własną zdolność; na pierwszą rozgrywkę najlepszy jest łatwy
page-why-northgard-setup-tile = zaczniesz na nim: jego symbole to twoje coroczne zbiory
page-why-northgard-setup-exchange = dobierzesz za niego inny
page-why-northgard-setup-spot = bez otwartej krawędzi terytorium jest zamknięte: co rok 1 Chwały na dwóch kaflach, 2 na trzech i więcej; blisko innych szybko o wojnę
page-why-northgard-setup-group = rekrutować, budować i zbierać możesz tylko tam, gdzie są twoje jednostki
page-why-northgard-second-chance = nikt nie odpada z gry
page-why-northgard-turn = jedna karta na turę, aż wszyscy spasują; potem są Zbiory
page-why-northgard-more-cards = w tej samej turze można dołożyć tylko Karty Błysku
page-why-northgard-wait = inni ruszają pierwsi, ale efekt tej karty w tym roku przepada
page-why-northgard-exchange = 1 wiedza i dobierasz inną kartę
page-why-northgard-remove = w mniejszej talii dobre karty wracają częściej
page-why-northgard-upgrade = ulepszenia to najsilniejsze karty twojego klanu
page-why-northgard-upgrade-where = ze Strefy Aktywnej kiedyś wróci, poza grą przepada
page-why-northgard-upgrade-which = od razu trafia na twoją rękę
page-why-northgard-cancel-card = to, co robi, się nie stanie
page-why-northgard-take-card = trafia na wierzch twojego stosu: dobierzesz ją w przyszłym roku
page-why-northgard-choose-action = karta pozwala wykonać jedną z tych akcji
page-why-northgard-which-first = stanie się jedno i drugie
page-why-northgard-explore-too = kafel zamyka terytoria, a zamknięte dają Chwałę
page-why-northgard-copy = działa tak, jakby to była twoja zagrana karta
page-why-northgard-keep = pozostałe zostają odrzucone
page-why-northgard-discard-drawn = pozostałe zostają na ręce
page-why-northgard-put-back = dobierzesz ją jako następną
page-why-northgard-take-back = trafia na twoją rękę
page-why-northgard-discard = wróci, gdy stos zostanie przetasowany
page-why-northgard-opponent = karta zadziała przeciw temu klanowi
page-why-northgard-pick-from-hand = nie widzisz, co to jest
page-why-northgard-discard-or-pay = tak czy inaczej coś tracisz
page-why-northgard-hand-over = trafia do innego klanu
page-why-northgard-pay = żywność jest na zimę i walkę, drewno na budowę, wiedza na karty
page-why-northgard-pay-for-card = jedna karta więcej w tym roku
page-why-northgard-pay-for-recruit = jedna jednostka więcej
page-why-northgard-recruit = im więcej jednostek, tym łatwiej o zwycięstwo i tym droższa zima
page-why-northgard-recruit-in-one = wszystkie przybędą na jedno terytorium
page-why-northgard-recruit-by-card = mówi o tym karta
page-why-northgard-recruit-how-many = każda kolejna może przydać się gdzie indziej
page-why-northgard-unit-or-kaija = Kaija daje w walce 2 punkty, jednostka 1
page-why-northgard-may-make-room = bez niego nikt nie przybędzie
page-why-northgard-make-room = nowa ziemia będzie twoja
page-why-northgard-room = tam staną twoje jednostki
page-why-northgard-add-unit = przybywa z twojej rezerwy
page-why-northgard-pull-unit = opuszcza swoje terytorium
page-why-northgard-build-where = wolne miejsce na twoim terytorium
page-why-northgard-build = zostaje na zawsze, także gdy terytorium zmieni właściciela
page-why-northgard-slot = małe budowle stoją na małych miejscach, duże na dużych
page-why-northgard-swap-where = dawna budowla wraca do zasobów
page-why-northgard-swap = wraca do zasobów
page-why-northgard-swap-for = stanie tam od razu
page-why-northgard-harvest-or-build = zbiory mogą opłacić budowę
page-why-northgard-harvest-here = symbole jego kafli i budowli
page-why-northgard-collect-one = po jednym za symbol
page-why-northgard-move-from = kto nikogo nie zostawi, ten traci terytorium
page-why-northgard-move-to = wolna ziemia będzie twoja, wroga oznacza walkę; trudna granica (góry) kosztuje dwa ruchy
page-why-northgard-move-count = do utrzymania terytorium wystarczy jedna jednostka
page-why-northgard-kaija-too = Kaija daje w walce 2 punkty, jednostka 1
page-why-northgard-hidden-from = mogą pójść na każde otwarte terytorium
page-why-northgard-hidden-to = wroga ziemia oznacza walkę
page-why-northgard-bribe-from = odejdą tam, gdzie zechcesz
page-why-northgard-bribe-to = opuszczą swoje terytorium
page-why-northgard-remove-enemy = jedna jednostka wraca do rezerwy
page-why-northgard-which-figure = Kaija daje w walce 2 punkty, jednostka 1
page-why-northgard-declare = pokonany Stwór daje Chwałę
page-why-northgard-combat-next = stoczysz wszystkie po kolei
page-why-northgard-combat-food = kość: do 3 punktów lub 2 obrażeń; bez jednostek przegrana mimo punktów; remis: obrońca
page-why-northgard-axe-or-wound = obrażenie zabija jednostkę; kto straci wszystkich, przegrywa mimo punktów; remis dla obrońcy
page-why-northgard-throw-axe = obrażenie zabija jednostkę; kto straci wszystkich, przegrywa mimo punktów; remis dla obrońcy
page-why-northgard-push-to = jeden obrońca mniej
page-why-northgard-push-whom = jeden obrońca mniej
page-why-northgard-casualty = jedna figurka za każde obrażenie
page-why-northgard-retreat-to = walka jest przegrana; kto nie może się wycofać, ten ginie
page-why-northgard-retreat-count = reszta może pójść gdzie indziej
page-why-northgard-scorched = w Zbiorach bierzesz stamtąd jeden zasób zamiast właściciela, a w walce masz tam 1 punkt więcej
page-why-northgard-explore = twoje terytorium bez otwartej krawędzi jest zamknięte: od razu punkt Chwały za każdy kafel, a co rok 1 lub 2
page-why-northgard-tile = pozostałe wracają pod stos
page-why-northgard-rotation = twoje terytorium bez otwartej krawędzi jest zamknięte: od razu punkt Chwały za każdy kafel, a co rok 1 lub 2
page-why-northgard-tile-under-stack = zostanie dobrany na samym końcu
page-why-northgard-creature-goes = tam wyrządzi szkody
page-why-northgard-more-creatures = Stwory dokuczają temu, kto jest blisko
page-why-northgard-creature-lair = dokucza temu, kto jest blisko
page-why-northgard-snake-takes = właściciel już go nie dostanie
page-why-northgard-trade = zima i walka wymagają żywności, budowa drewna, lepsze karty wiedzy
page-ng-sign-own = masz { $count }
page-why-northgard-trade-give = dowolne, także kilka jednakowych; wracają do zasobów gry
page-ng-trade-give = Które trzy zasoby oddajesz za { $taken-acc }?
page-why-northgard-partner-give = wygrywacie i przegrywacie razem
page-why-northgard-partner-take = wygrywacie i przegrywacie razem
page-why-northgard-partner-agree = wygrywacie i przegrywacie razem

# Przed pierwszą turą każdy kładzie dwa kafle, a na każdym grupę jednostek.
page-ng-lead-tile = { $now ->
    [1] kafel 1 z 2: zaczną na nim trzy twoje jednostki; jego symbole to twoje coroczne zbiory
   *[other] kafel 2 z 2: zaczną na nim trzy kolejne jednostki; zbierasz z dwóch miejsc
}
page-ng-lead-group = { $now ->
    [1] grupa 1 z 2: rekrutować, budować i zbierać możesz tylko tam, gdzie są twoje jednostki
   *[other] grupa 2 z 2: rekrutować, budować i zbierać możesz tylko tam, gdzie są twoje jednostki
}
page-ng-lead-main-card = jedna główna karta w turze, a obok niej dowolnie wiele Kart Błysku
# W walce.
page-ng-lead-food-creature = stworzeniu nie zadasz obrażeń: pokonuje je tylko wyższa suma, remis wygrywa obrońca; jego kość może ranić
page-ng-lead-die-creature = stworzeniu nie zadasz obrażeń: pokonuje je tylko wyższa suma
page-ng-sign-wound-wins = ginie ostatni wróg: wygrywasz walkę
page-ng-sign-wound-falls = ginie ostatni wróg: wygrywasz, jeśli ktoś z twoich przeżyje
page-ng-sign-wound-neither = giną wszyscy po obu stronach: nikt nie wygrywa
page-ng-outcome-wound-wins = nikt tam nie zostaje: wygrywasz
page-ng-outcome-wound-falls = nikt tam nie zostaje: przegrywają
page-ng-outcome-wound-neither = giną wszyscy: nikt nie wygrywa

page-ng-sign-closes-theirs = zamyka { $lands }: zysk ma { $who }
page-ng-sign-closes-theirs-name = W tym położeniu kafel zamyka cudzą ziemię. Chwałę za nią co rok dostaje { $who }
page-ng-sign-closes-empty-name = W tym położeniu kafel zamyka niczyją ziemię: co rok daje ona Chwałę temu, kto ją kontroluje
page-ng-sign-food = w każdych Zbiorach 1 żywność więcej
page-ng-sign-wood = w każdych Zbiorach 1 drewno więcej
page-ng-sign-lore = w każdych Zbiorach 1 wiedza więcej
page-ng-sign-camp = każda Rekrutacja tutaj daje o 1 jednostkę więcej
page-ng-sign-tower = kto tu zaatakuje, traci 1 jednostkę
page-ng-sign-fortress = obrońca ma tu o 2 punkty walki więcej
page-ng-sign-forge = co rok dobierasz o 1 kartę więcej
page-ng-sign-altar = w każdych Zbiorach 3 punkty Chwały

page-ng-lead-rough-free = wolna ziemia będzie twoja, wroga oznacza walkę; ta karta prowadzi też przez trudną granicę (góry)
page-ng-lead-closing = bez otwartej krawędzi terytorium jest zamknięte: co rok daje 1 Chwały na dwóch kaflach, 2 na trzech i więcej
page-ng-lead-joins = { $land } ({ $who }) { $goods ->
    [0] rośnie
   *[other] zyskuje: { $goods }
}
page-ng-lead-stand = twoje jednostki zaczną na jednej z części: { $parts }
page-ng-lead-stand-only = twoje jednostki zaczną na jedynej wolnej części: { $parts }
page-ng-lead-or = albo
page-ng-lead-bare = goła ziemia
page-ng-lead-only-place = nigdzie indziej się nie mieści; { $why }
page-ng-lead-fight = { $count ->
    [one] stoi tam { $count } wroga jednostka: dojdzie do walki, a więcej jednostek to więcej punktów walki
    [few] stoją tam { $count } wrogie jednostki: dojdzie do walki, a więcej jednostek to więcej punktów walki
    [many] stoi tam { $count } wrogich jednostek: dojdzie do walki, a więcej jednostek to więcej punktów walki
   *[other] stoi tam { $count } wrogiej jednostki: dojdzie do walki, a więcej jednostek to więcej punktów walki
}

# Co strona zrobiła sama, bo nie było wyboru.
page-passed-northgard-more-cards = Nie masz Karty Błysku (ze znakiem błyskawicy), którą można dołożyć w tej samej turze: twoja tura się kończy
page-passed-northgard-turn = Nie masz już kart: pas do końca roku i jedna z wyłożonych kart dla ciebie

# Co robi opcja, w kilku słowach na niej samej.
page-does-northgard-wait = odłóż kartę, niech ruszą inni
page-does-northgard-exchange = 1 wiedza: inna karta
page-does-northgard-remove = 2 wiedzy: jedna precz, dwie nowe
page-does-northgard-upgrade = 3 wiedzy: karta twojego klanu
page-does-northgard-pass = koniec na ten rok, bierzesz kartę
page-does-northgard-recruit = nowe jednostki
page-does-northgard-move = jednostki ruszają, może walczą
page-does-northgard-explore = połóż nowy kafel
page-does-northgard-build = budowla za drewno
page-does-northgard-axe = bliżej zwycięstwa
page-does-northgard-wound = ginie jeden wróg
page-does-northgard-building-food-silo = Zbiory: 1 żywność
page-does-northgard-building-woodcutter-lodge = Zbiory: 1 drewno
page-does-northgard-building-menhir = Zbiory: 1 wiedza
page-does-northgard-building-training-camp = tu rekrutujesz o jedną więcej
page-does-northgard-building-defense-tower = atakujący: 1 obrażenie
page-does-northgard-building-fortress = obrońca: 2 punkty więcej
page-does-northgard-building-forge = co rok 1 karta więcej
page-does-northgard-building-altar-of-kings = Zbiory: 3 punkty Chwały

# Co się potwierdza, gdy nie da się tego cofnąć.
page-deed-northgard-turn = Zagraj kartę „{ $answer }”
page-deed-northgard-turn-wait = Odłóż kartę i zaczekaj
page-deed-northgard-turn-exchange = Wymień kartę za 1 wiedzę
page-deed-northgard-turn-remove = Usuń kartę za 2 wiedzy
page-deed-northgard-turn-upgrade = Weź ulepszenie za 3 wiedzy
# What comes after an answer that cannot be taken back.
page-final-northgard-tile = Dobierzesz kafel: potem nie cofniesz tego bez zmian.
page-final-northgard-cards = Dobierzesz karty: potem nie cofniesz tego bez zmian.
page-final-northgard-die = Potem padną kości: gdy cofniesz to później, padną na nowo.
page-deed-northgard-turn-pass = Spasuj na ten rok
page-deed-northgard-more-cards = Zagraj też kartę „{ $answer }”
page-deed-northgard-more-cards-done = Zakończ turę
page-deed-northgard-wait = Przeczekaj z kartą „{ $answer }”
page-deed-northgard-exchange = Zamień kartę „{ $answer }”
page-deed-northgard-remove = Usuń z gry kartę „{ $answer }”
page-deed-northgard-take-card = Weź kartę „{ $answer }”
page-deed-northgard-setup-tile = Połóż { $answer-acc }
page-deed-northgard-setup-group = Zacznij na terytorium { $answer }
page-deed-northgard-rotation = Połóż { $tile-acc } w ten sposób
page-deed-northgard-move-from-done = Koniec ruchu
page-deed-northgard-move-to = Rusz z terytorium { $land } na { $answer }
page-deed-northgard-move-count = Rusz na terytorium { $to }: { $answer }
page-deed-northgard-recruit = Rekrutuj na terytorium { $answer }
page-deed-northgard-recruit-done = Nie rekrutuj więcej
page-deed-northgard-build = Zbuduj na terytorium { $land }: { $answer }
page-deed-northgard-combat-food = Przeznacz na walkę na terytorium { $land } żywność: { $answer }
page-deed-northgard-retreat-to = Wycofaj się na terytorium { $answer }
page-deed-northgard-trade-done = Bez wymiany
page-deed-northgard-declare = Atakuj: { $answer }
page-deed-northgard-cancel-card = Udaremnij kartę „{ $card }”
page-deed-northgard-axe-or-wound = Wybierz: { $answer }
page-deed-northgard-casualty = Ginie { $answer }
page-deed-northgard-clan = Graj { $answer-ins }
page-deed-northgard-setup-spot = Połóż { $tile-acc } { $answer }
page-deed-northgard-explore = Połóż { $tile-acc } { $answer }
page-deed-northgard-trade = Weź { $answer-acc } za trzy zasoby

# Powody w trzech słowach, na przyciskach akcji.
page-short-why-northgard-one-choice = nie w tej turze
page-short-why-northgard-too-little-lore = za mało wiedzy
page-short-why-northgard-no-upgrades-left = obie już wzięte
page-short-why-northgard-empty-hand = nie masz kart

# Wynik walki po zdaniu, które wymieniło już jej miejsce.
page-brief-northgard-won = { $seat } wygrywa.
page-brief-northgard-nobody-won = Nikt nie przeżył.
page-brief-northgard-creature-stays = { $creature } zostaje.
page-brief-northgard-creature-defeated = { $seat } wygrywa i zyskuje { $count ->
    [one] { $count } punkt Chwały
    [few] { $count } punkty Chwały
    [many] { $count } punktów Chwały
   *[other] { $count } punktu Chwały
}.

# Co robi odpowiedź, na przycisku, który ją potwierdza.
page-deed-northgard-trade-give = Oddaj { $answer-acc }
page-deed-northgard-creature-goes = Idzie na terytorium { $answer }
page-deed-northgard-combat-next = Najpierw walka na terytorium { $answer }
page-deed-northgard-declare-done = Nie atakuj Stworów
page-deed-northgard-discard = Odrzuć kartę „{ $answer }”
page-deed-northgard-discard-drawn = Odrzuć kartę „{ $answer }”
page-deed-northgard-keep = Zatrzymaj kartę „{ $answer }”
page-deed-northgard-put-back = Odłóż kartę „{ $answer }”
page-deed-northgard-cancel-card-skip = Niech działa
page-deed-northgard-second-chance = Zacznij na terytorium { $answer }
page-deed-northgard-build-where = Buduj na terytorium { $answer }
page-deed-northgard-retreat-count = Wycofaj: { $answer }
page-deed-northgard-remove-enemy = Usuń jednostkę z terytorium { $answer }
page-deed-northgard-recruit-how-many = Rekrutuj: { $answer }
page-deed-northgard-recruit-in-one = Rekrutuj na terytorium { $answer }
page-deed-northgard-scorched = Połóż ją na terytorium { $answer }
page-deed-northgard-scorched-skip = Nie kładź jej
page-deed-northgard-snake-takes-skip = Niczego nie bierz

# Co kończy odpowiedź, która kończy.
page-deed-northgard-recruit-in-one-done = Nie rekrutuj więcej
page-deed-northgard-recruit-by-card-done = Nie rekrutuj więcej
page-deed-northgard-explore-too-skip = Nie odkrywaj
page-deed-northgard-kaija-too-skip = Kaija zostaje
page-deed-northgard-push-to-skip = Nikogo nie przepychaj
page-deed-northgard-pull-unit-skip = Nikogo nie ściągaj
page-deed-northgard-swap-where-skip = Niczego nie zamieniaj
page-deed-northgard-second-chance-skip = Nikogo nie wystawiaj

page-short-why-northgard-too-little-wood = za mało drewna
page-short-why-northgard-no-open-land = brak otwartej ziemi
page-short-why-northgard-nothing-to-build = nie ma czego
page-short-why-northgard-no-slot-anywhere = brak miejsca
