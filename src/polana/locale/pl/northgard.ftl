# O co pyta Northgard i czemu czegoś nie wolno.

# --- rozstawienie ---

option-northgard-creatures = gra z modułem Stworów
option-northgard-more-creatures = kto pasuje, może wprowadzić nowego Stwora
option-northgard-long-game = dziesięć lat zamiast siedmiu, bez zwycięstwa przez terytoria
option-northgard-teams = dwoje na dwoje, partnerzy siedzą naprzeciw siebie

ask-northgard-colour = W jakim kolorze grasz?
ask-northgard-clan = Jakim klanem grasz?
ask-northgard-setup-tile = Który ze swoich kafli kładziesz?
ask-northgard-setup-exchange = Żaden z twoich kafli nie pasuje: który wymieniasz?
ask-northgard-setup-spot = Gdzie kładziesz { $tile-acc }?
ask-northgard-setup-group =
    { $count ->
        [one] Gdzie zaczyna twoja jednostka?
        [few] Gdzie zaczyna twoja grupa ({ $count } jednostki)?
        [many] Gdzie zaczyna twoja grupa ({ $count } jednostek)?
       *[other] Gdzie zaczyna twoja grupa ({ $count } jednostki)?
    }
ask-northgard-second-chance = Nie masz już nikogo na mapie: gdzie stają trzy nowe jednostki?

result-northgard-fame = { $winners-number ->
    [pl] Dzięki Chwale zwyciężają
   *[sg] Dzięki Chwale zwycięża
} { $winners }.
result-northgard-lands = { $winners-number ->
    [pl] Dzięki zamkniętym terytoriom z dużymi budowlami zwyciężają
   *[sg] Dzięki zamkniętym terytoriom z dużymi budowlami zwycięża
} { $winners }.

# --- tury i karty ---

ask-northgard-turn = Twoja tura: zagraj kartę albo wykonaj inną akcję.
ask-northgard-more-cards = Zagrywasz jeszcze jedną kartę?
ask-northgard-wait = Którą kartę wykładasz, żeby przeczekać?
ask-northgard-exchange = Którą kartę zamieniasz?
ask-northgard-remove = Którą kartę usuwasz z gry?
ask-northgard-upgrade = Którą kartę poświęcasz na ulepszenie?
ask-northgard-upgrade-where = Dokąd trafia karta, którą za nią oddajesz?
ask-northgard-upgrade-which = Którą kartę ulepszenia bierzesz?
ask-northgard-cancel-card = Czy udaremniasz kartę „{ $card }”?
ask-northgard-take-card = Którą z wyłożonych kart bierzesz?
ask-northgard-choose-action = Karta „{ $card }”: którą akcję wybierasz?
ask-northgard-which-first = Co będzie pierwsze?
ask-northgard-explore-too = Czy także odkrywasz?
ask-northgard-copy = Której karty efektu używasz?
ask-northgard-keep = Którą z dobranych kart zatrzymujesz?
ask-northgard-discard-drawn = Którą z dobranych kart odrzucasz?
ask-northgard-put-back = Którą z dobranych kart odkładasz na wierzch stosu? Ostatnia będzie na samej górze.
ask-northgard-take-back = Którą z odrzuconych kart bierzesz z powrotem?
ask-northgard-discard = Którą kartę odrzucasz?
ask-northgard-opponent = Którego przeciwnika wybierasz?
ask-northgard-pick-from-hand = Którą kartę z tej ręki wskazujesz?
ask-northgard-discard-or-pay = Odrzucasz kartę czy oddajesz dwa zasoby? Jeśli zasoby: który najpierw?
ask-northgard-hand-over = Który zasób oddajesz?
ask-northgard-pay = Który zasób wydajesz?
ask-northgard-pay-for-card =
    { $count ->
        [one] Wydajesz { $count } zasób, żeby dobrać jeszcze jedną kartę?
        [few] Wydajesz { $count } zasoby, żeby dobrać jeszcze jedną kartę?
        [many] Wydajesz { $count } zasobów, żeby dobrać jeszcze jedną kartę?
       *[other] Wydajesz { $count } zasobu, żeby dobrać jeszcze jedną kartę?
    }
ask-northgard-pay-for-recruit =
    { $count ->
        [one] Wydajesz { $count } zasób, żeby zrekrutować jeszcze jedną jednostkę?
        [few] Wydajesz { $count } zasoby, żeby zrekrutować jeszcze jedną jednostkę?
        [many] Wydajesz { $count } zasobów, żeby zrekrutować jeszcze jedną jednostkę?
       *[other] Wydajesz { $count } zasobu, żeby zrekrutować jeszcze jedną jednostkę?
    }

# --- rekrutacja i budowa ---

ask-northgard-recruit =
    { $count ->
        [one] Gdzie rekrutujesz? Do postawienia { $count } jednostka.
        [few] Gdzie rekrutujesz? Do postawienia { $count } jednostki.
        [many] Gdzie rekrutujesz? Do postawienia { $count } jednostek.
       *[other] Gdzie rekrutujesz? Do postawienia { $count } jednostki.
    }
ask-northgard-recruit-in-one =
    { $count ->
        [one] Na którym terytorium rekrutujesz jednostkę?
        [few] Na którym terytorium rekrutujesz { $count } jednostki?
        [many] Na którym terytorium rekrutujesz { $count } jednostek?
       *[other] Na którym terytorium rekrutujesz { $count } jednostki?
    }
ask-northgard-recruit-by-card = Na którym terytorium rekrutujesz teraz dzięki karcie?
ask-northgard-recruit-how-many = Ile jednostek rekrutujesz na terytorium { $land }?
ask-northgard-unit-or-kaija = Kto przybywa na terytorium { $land }: jednostka czy Kaija?
ask-northgard-may-make-room = Nie ma dla ciebie miejsca: czy dobierasz kafel, żeby je zrobić?
ask-northgard-make-room = Gdzie kładziesz { $tile-acc }?
ask-northgard-room = Które terytorium nowego kafla zajmujesz?
ask-northgard-add-unit = Gdzie dodajesz jednostkę?
ask-northgard-pull-unit = Skąd ściągasz jednostkę?
ask-northgard-build-where = Gdzie budujesz?
ask-northgard-build = Co budujesz na terytorium { $land }?
ask-northgard-slot = Na którym miejscu terytorium { $land } stanie { $building }?
ask-northgard-swap-where = Gdzie zamieniasz budowlę?
ask-northgard-swap = Którą budowlę na terytorium { $land } zamieniasz?
ask-northgard-swap-for = Na co zamieniasz { $building-acc } na terytorium { $land }?
ask-northgard-harvest-or-build = Co robisz najpierw na terytorium { $land }: zbierasz zasoby czy budujesz?
ask-northgard-harvest-here = Czy zbierasz zasoby z terytorium { $land }?
ask-northgard-collect-one = Który zasób bierzesz z terytorium { $land }?

# --- ruch i walka ---

ask-northgard-move-from =
    { $count ->
        [one] Skąd ruszasz? Został { $count } ruch.
        [few] Skąd ruszasz? Zostały { $count } ruchy.
        [many] Skąd ruszasz? Zostało { $count } ruchów.
       *[other] Skąd ruszasz? Zostało { $count } ruchu.
    }
ask-northgard-move-to = Dokąd ruszasz z terytorium { $land }?
ask-northgard-move-count = Ile jednostek idzie na terytorium { $to }?
ask-northgard-kaija-too = Czy Kaija też idzie na terytorium { $to }?
ask-northgard-hidden-from = Skąd twoje jednostki ruszają ukrytymi ścieżkami?
ask-northgard-hidden-to = Na które otwarte terytorium idą jednostki z terytorium { $land }?
ask-northgard-bribe-from = Jednostki z którego terytorium przekupujesz?
ask-northgard-bribe-to = Dokąd idą przekupione jednostki z terytorium { $land }?
ask-northgard-remove-enemy = Z którego terytorium usuwasz wrogą jednostkę?
ask-northgard-which-figure = Którą figurkę z terytorium { $land } wybierasz?
ask-northgard-declare = Którego Stwora atakujesz?
ask-northgard-combat-next = Która walka będzie następna?
ask-northgard-combat-food = Ile żywności przeznaczasz na walkę na terytorium { $land }?
ask-northgard-axe-or-wound = Twoja kość: punkt walki dla ciebie czy obrażenie dla wroga?
ask-northgard-throw-axe = Miotacze toporów: punkt walki dla ciebie czy obrażenie dla wroga?
ask-northgard-push-to = Dokąd przed walką przepychasz obrońcę z terytorium { $land }?
ask-northgard-push-whom = Kogo przepychasz?
ask-northgard-casualty = Kto ginie na terytorium { $land }?
ask-northgard-retreat-to = Dokąd wycofujesz się z terytorium { $land }?
ask-northgard-retreat-count = Ile jednostek wycofuje się na terytorium { $to }?
ask-northgard-scorched = Gdzie kładziesz Spaloną Ziemię?

# --- odkrywanie ---

ask-northgard-explore = Gdzie kładziesz { $tile-acc }?
ask-northgard-tile = Który kafel kładziesz?
ask-northgard-rotation = Jak ma leżeć { $tile } { $spot }?
ask-northgard-tile-under-stack = Który kafel trafia teraz pod stos? Ostatni będzie najniżej.

# --- Stwory i rok ---

ask-northgard-creature-goes = Dokąd idzie { $creature }?
ask-northgard-more-creatures = Czy ma się pojawić nowy Stwór?
ask-northgard-creature-lair = Gdzie pojawia się { $creature }?
ask-northgard-snake-takes = Który zasób zabierasz ze zbiorów na terytorium { $land }?
ask-northgard-trade = Za trzy zasoby możesz wziąć jeden: który?
ask-northgard-trade-give = Który zasób oddajesz za { $taken-acc }?
ask-northgard-partner-give = Który zasób dajesz partnerowi?
ask-northgard-partner-take = Czego chcesz w zamian za { $given-acc }?
ask-northgard-partner-agree = { $seat } proponuje ci { $given-acc } za { $taken-acc }. Zgadzasz się?

# --- czemu nie: karty ---

why-northgard-colour-taken = W tym kolorze już ktoś gra.
why-northgard-clan-taken = Tym klanem już ktoś gra.
why-northgard-not-on-the-tile = To terytorium nie leży na kaflu, który właśnie kładziesz.
why-northgard-units-there = Na tym terytorium stoją już jednostki.

why-northgard-empty-hand = Nie masz kart na ręce: możesz tylko spasować.
why-northgard-not-in-hand = Nie masz tej karty na ręce.
why-northgard-one-main-card = Główna karta tej tury jest już zagrana: teraz tylko Karty Błysku.
why-northgard-card-on-your-turn = Karty zagrywa się we własnej turze, gdy trwają akcje.
why-northgard-choice-on-your-turn = Wybiera się to we własnej turze, gdy trwają akcje.
why-northgard-choice-finish-first = Najpierw dokończ to, co zaczęte.
why-northgard-card-finish-first = Najpierw dokończ to, co zaczęte: karty zagrywa się jedną po drugiej.
why-northgard-one-choice = W tej turze zagrywasz karty; najpierw ją zakończ.
why-northgard-too-little-lore = Masz za mało wiedzy.
why-northgard-no-upgrades-left = Obie karty ulepszenia twojego klanu są już wzięte.
why-northgard-unrest-stays = Niepokojów nie można usunąć z gry.
why-northgard-unrest-does-nothing = Niepokojów nie można zagrać.
why-northgard-achievement-scores = Osiągnięcie liczy się na koniec; nie zagrywa się go.
why-northgard-only-as-answer = Ta karta jest odpowiedzią na kartę przeciwnika.
why-northgard-not-alone = Ten efekt działa tylko razem z innym.
why-northgard-no-scorched-token = Nikt nie może położyć żetonu Spalonej Ziemi.
why-northgard-chosen-before = Ta akcja jest już wybrana.
why-northgard-cannot-copy = Tej karty nie można powtórzyć.
why-northgard-nothing-to-copy = Nie ma karty, której efektu można by użyć.
why-northgard-too-few-cards = W Stosie Dobierania i stosie odrzuconych jest razem za mało kart.
why-northgard-no-hands = Żaden przeciwnik nie ma kart na ręce.
why-northgard-no-cards-in-hand = Ten gracz nie ma kart na ręce.
why-northgard-no-opponent = To nie jest twój przeciwnik.
why-northgard-no-discards = Twój stos odrzuconych jest pusty.
why-northgard-no-offer = Nie ma wyłożonych kart.
why-northgard-took-offer = W tym roku masz już jedną z wyłożonych kart.
why-northgard-no-ransom = Masz za mało zasobów, żeby wykupić kartę.
why-northgard-no-large-closed-land = Nie kontrolujesz zamkniętego terytorium z co najmniej trzech kafli.
why-northgard-none-left = Nie masz tego zasobu.

# --- czemu nie: rekrutacja i budowa ---

why-northgard-recruit-not-yours = Rekrutować możesz tylko na terytoriach, które kontrolujesz.
why-northgard-not-neutral = To terytorium nie jest neutralne.
why-northgard-not-yours-nor-neutral = To terytorium nie jest ani twoje, ani neutralne.
why-northgard-bear-forbids-recruits = Tam, gdzie jest Niedźwiedź Brunatny, nikt nie rekrutuje.
why-northgard-valkyrie-shares-not = Upadła Walkiria z nikim nie dzieli się terytorium.
why-northgard-neither-open-nor-wood = To terytorium nie jest otwarte ani nie ma drewna na kaflach.
why-northgard-no-more-recruits-there = Ta karta nie pozwala rekrutować tam więcej jednostek.
why-northgard-no-figures = Wszystkie twoje jednostki są na mapie.
why-northgard-nowhere-to-recruit = Nie masz gdzie rekrutować.
why-northgard-build-not-yours = Budować możesz tylko na terytoriach, które kontrolujesz.
why-northgard-no-free-slot = Nie ma wolnego miejsca na budowlę.
why-northgard-no-slot-anywhere = Na twojej ziemi nie ma wolnego miejsca na budowlę.
why-northgard-too-little-wood = Masz za mało drewna.
why-northgard-wrong-slot = Mała budowla potrzebuje małego miejsca, a duża dużego.
why-northgard-no-stone-slot = Ta budowla potrzebuje wolnego miejsca z kamieniem.
why-northgard-building-stands-there = Taka budowla już tam stoi.
why-northgard-no-building-token = Nie ma już żetonów tej budowli.
why-northgard-one-must-be-small = Jedna z dwóch budowli musi być mała.
why-northgard-bear-forbids-building = Tam, gdzie jest Niedźwiedź Brunatny, nikt nie buduje.
why-northgard-nothing-to-build = Nie ma czego zbudować.
why-northgard-nothing-to-swap = Nie ma budowli do zamiany.
why-northgard-other-size = Druga budowla jest innej wielkości.
why-northgard-not-on-stone = Budowla nie stoi na miejscu z kamieniem.
why-northgard-resource-not-shown = Na tym terytorium nie ma tego zasobu.

# --- czemu nie: ruch i walka ---

why-northgard-move-not-yours = Ruszać możesz tylko z terytoriów, które kontrolujesz.
why-northgard-move-must-stop = Jednostki, które weszły na terytorium wroga, muszą się tam zatrzymać.
why-northgard-move-must-fight = Te jednostki spotkały Stwora, który nie dzieli się terytorium: stają do walki.
why-northgard-bear-holds = Od Niedźwiedzia Brunatnego nikt nie odchodzi.
why-northgard-bear-holds-units = Jednostki zatrzymuje tam Niedźwiedź Brunatny.
why-northgard-move-no-way = Stąd nie można się ruszyć.
why-northgard-move-not-adjacent = To terytorium nie przylega do tego, z którego ruszasz.
why-northgard-move-too-rough = Trudna Granica kosztuje dwa ruchy tej samej akcji.
why-northgard-move-two-unsharing = Są tam dwa Stwory, które nie dzielą się terytorium.
why-northgard-kaija-not-into-enemy-land = Kaija nie wchodzi na terytoria wrogów.
why-northgard-move-no-end-at-partner = Żadna jednostka nie może zostać na terytorium partnera.
why-northgard-no-units-to-move = Nie masz jednostki, która mogłaby się ruszyć.
why-northgard-creature-not-in-own-land = Atakować możesz tylko Stwory na swoich terytoriach.
why-northgard-one-creature-a-land = Na każdym terytorium atakujesz najwyżej jednego Stwora.
why-northgard-push-held-by-others = To terytorium nie jest neutralne ani nie należy do obrońcy.
why-northgard-retreat-rough = Przez Trudną Granicę nikt się nie wycofuje.
why-northgard-retreat-held-by-others = To terytorium należy do kogoś innego.
why-northgard-retreat-combat-there = Na tym terytorium toczy się walka.
why-northgard-retreat-already-there = Jedna grupa już się tam wycofała.
why-northgard-partner-there = Stoją tam jednostki partnera.
why-northgard-valkyrie-there = Jest tam Upadła Walkiria.
why-northgard-no-enemy-unit = Nie ma wrogiej jednostki, którą można by usunąć.
why-northgard-not-an-enemys = Tego terytorium nie kontroluje żaden wróg.
why-northgard-not-beside-yours = To terytorium nie przylega do twojego.
why-northgard-not-yours = Nie kontrolujesz tego terytorium.
why-northgard-not-beside-recruit = To terytorium nie przylega do tego, na którym jest nowa jednostka.
why-northgard-not-open = To terytorium jest zamknięte.
why-northgard-not-adjacent = To terytorium nie przylega do tego, z którego idą jednostki.
why-northgard-same-land = Te jednostki już tam są.
why-northgard-no-way = Stąd nie ma drogi.
why-northgard-scorched-lies-there = Żeton już tam leży.
why-northgard-scorched-not-beside-own = To terytorium nie przylega do twojego.

# --- czemu nie: odkrywanie ---

why-northgard-no-tiles = Stos kafli jest pusty.
why-northgard-no-open-land = Nie kontrolujesz otwartego terytorium.
why-northgard-not-beside-map = Nie ma tu wolnego miejsca obok mapy.
why-northgard-not-beside-own-open-land = Kafel musi przylegać do twojego otwartego terytorium.
why-northgard-bear-stops-exploring = Z terytorium Niedźwiedzia Brunatnego nikt nie odkrywa.
why-northgard-not-beside-start-tile = Pierwszy kafel musi przylegać do kafla startowego.
why-northgard-border-breaks-off = Granica by się urwała.
why-northgard-joins-players = Na jednym terytorium stanęłyby jednostki różnych graczy.
why-northgard-joins-valkyrie = Jednostki trafiłyby na terytorium Upadłej Walkirii.
why-northgard-no-free-land = Kafel musi dać terytorium bez jednostek.
why-northgard-no-room = Kafel nie dałby miejsca dla twoich jednostek.
why-northgard-tile-fits-nowhere = Ten kafel nigdzie nie pasuje.

# --- czemu nie: Stwory i rok ---

why-northgard-no-more-creatures = Nie gramy z wariantem „więcej Stworów”.
why-northgard-enough-creatures = Na mapie jest już tyle Stworów, ilu graczy.
why-northgard-no-creature-left = Wszystkie Stwory są na mapie.
why-northgard-creature-there = Jest tam już Stwór.
why-northgard-no-lair-there = Stwór pojawia się tam, gdzie jest wolne legowisko.
why-northgard-not-yielded = To terytorium nie daje tego zasobu.
why-northgard-too-few-resources = Masz za mało zasobów na wymianę.
why-northgard-partner-has-none = Partner nie ma tego zasobu.
why-northgard-same-resource = To ten sam zasób.
why-northgard-partner-not-back = Ta wymiana odwróciłaby poprzednią.
why-northgard-partner-refused-that = Partner nie zgodził się na tę wymianę.
why-northgard-no-partner-trade = Nie macie z partnerem czego wymienić.

# Przygotowania, których nie da się rozegrać.
error-northgard-clan-twice = Jednym klanem nie mogą grać dwie osoby.
error-northgard-teams-of-two = Gra drużynowa jest dla dokładnie czterech graczy.
error-northgard-no-creatures = Nowe Stwory wprowadza się tylko w grze ze Stworami: włącz także je.
