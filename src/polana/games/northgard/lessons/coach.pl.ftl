# Co mówi nauczyciel przed każdym rodzajem pytania, raz. Sama wiadomość: o co chodzi. `.wrong`: co zwykle idzie nie tak.

ask-northgard-setup-tile =
    Mapę układają wszyscy, kafel po kaflu. Masz trzy kafle: jeden położysz teraz, jeden w drugiej kolejce, trzeci wróci do stosu.
    .wrong = Zimą jednostki potrzebują żywności: jeśli masz kafel ze zbożem, połóż go. Jeśli nie, dobry będzie każdy symbol.
ask-northgard-setup-exchange =
    Żaden z twoich kafli nigdzie nie pasuje. Jeden oddajesz i dobierasz inny.
    .wrong = Oddaj ten, na którym jest najmniej symboli.
ask-northgard-setup-spot =
    Pierwszy kafel musi dotykać startowego, czyli tego, od którego zaczyna się mapa, drugi dowolnego. Samo zamknięcie terytorium nic jeszcze nie da, ale w każdych Zbiorach Chwałę dostanie ten, kto je kontroluje.
    .wrong = Im bliżej innych, tym wcześniej walki. W pierwszej partii lepiej zachować odstęp.
ask-northgard-setup-group =
    Trzy jednostki stają razem na pustym terytorium właśnie położonego kafla. Na początku masz tylko dwie takie grupy.
    .wrong = Stań tam, gdzie coś zbierzesz: zboże (żywność), kłody (drewno) albo runy (wiedza, za którą poprawiasz talię). Puste pole nic nie daje.
ask-northgard-turn =
    W turze robisz jedno: zagrywasz kartę; przeczekujesz, czyli odkładasz kartę, żeby inni ruszyli pierwsi; za wiedzę zamieniasz kartę, usuwasz ją albo ulepszasz klan; albo pasujesz. Karty Błysku, te z błyskawicą, zagrywasz dodatkowo.
    .wrong = Pas kończy twój rok: bierzesz jedną Kartę Rozwoju, a karty z ręki idą na stos odrzuconych. Pasuj, gdy nie ma już co robić.
ask-northgard-more-cards =
    Karta tury już zagrana. Możesz jeszcze dołożyć Karty Błysku, te z błyskawicą, ile chcesz.
    .wrong = Nie ma przymusu. Karta Błysku zachowana na później da ci jeszcze jedną turę przed spasowaniem.
ask-northgard-wait =
    Przeczekanie kosztuje kartę: wykładasz ją bez akcji i gra następna osoba.
    .wrong = Czekaj tylko wtedy, gdy zależy ci, żeby inni ruszyli pierwsi. W innym razie kartę zagraj albo zamień.
ask-northgard-exchange =
    Za 1 wiedzę wykładasz kartę, która teraz nic nie da, i dobierasz inną.
    .wrong = Uczty nie zamieniaj: zastąpi każdą z czterech podstawowych akcji.
ask-northgard-remove =
    Za 2 wiedzy karta na zawsze wypada z gry, a ty dobierasz dwie inne. W małej talii dobre karty trafiają się częściej.
    .wrong = Usuń to, co już się nie przyda. Niepokojów usunąć się nie da.
ask-northgard-upgrade =
    Za 3 wiedzy i kartę z ręki dostajesz jedną z dwóch Kart Ulepszeń Klanu. Trafia od razu na rękę.
    .wrong = Im wcześniej, tym lepiej: karta z szóstego roku prawie nie zdąży zagrać.
ask-northgard-upgrade-where =
    Kartę oddaną za ulepszenie wykładasz i wróci w następnych latach, albo usuwasz ją z gry na zawsze.
    .wrong = Słabą usuń: talia zyska podwójnie. Ucztę zostaw.
ask-northgard-upgrade-which =
    Klan ma dwie Karty Ulepszeń, każdą jedną. Przeczytaj obie: któraś pasuje do tego, co zaraz zrobisz.
    .wrong = Drugą można wziąć później, znów za 3 wiedzy.
ask-northgard-cancel-card =
    Ktoś właśnie zagrał tę kartę. Mając na ręce Strategię obronną, możesz ją udaremnić. Pytanie pada także bez niej, żeby nikt nie wiedział, czy ją trzymasz.
    .wrong = Zadziała raz. Zaczekaj na coś, co boli: atak na ciebie albo kafel zamykający duże terytorium.
ask-northgard-take-card =
    Pasujesz, więc bierzesz jedną z wyłożonych kart i kładziesz ją na wierzch talii: za rok będziesz ją mieć na ręce.
    .wrong = Zwróć uwagę na Chwałę w rogu karty: doliczysz ją na końcu gry, nawet jeśli karty nie zagrasz.
ask-northgard-choose-action =
    Tą kartą możesz wykonać jedną z kilku akcji: wybierz którą.
    .wrong = Ucztę graj na końcu: zastąpi to, czego zabraknie na ręce.
ask-northgard-which-first =
    Karta robi dwie rzeczy. Ty decydujesz, która będzie pierwsza.
    .wrong = Czasem najpierw trzeba wejść, żeby mieć gdzie dołożyć kafel, a czasem najpierw położyć kafel, żeby mieć dokąd iść.
ask-northgard-explore-too =
    Karta pozwala też położyć kafel, jeśli chcesz.
    .wrong = Kafel może zamknąć twoje terytorium, ale też przybliżyć sąsiadów.
ask-northgard-copy =
    Używasz efektu karty, którą już zagrano. Ona sama zostaje na miejscu.
    .wrong = Sprawdź, czy teraz ci się przyda: Budowa bez drewna to nic.
ask-northgard-keep =
    Z dobranych kart zatrzymujesz tylko część. Reszta trafia tam, gdzie mówi karta.
    .wrong = Zatrzymaj to, czego użyjesz w tym roku. Co wraca na wierzch, i tak przyjdzie za rok.
ask-northgard-discard-drawn =
    Jedną z właśnie dobranych kart trzeba odrzucić.
    .wrong = Nie przepada: gdy talia się skończy, stos odrzuconych się tasuje.
ask-northgard-put-back =
    Czego nie zatrzymujesz, wraca kolejno na wierzch talii. Ostatnia odłożona przyjdzie pierwsza.
    .wrong = Odłóż to, co chcesz mieć za rok.
ask-northgard-take-back =
    Jedna karta ze stosu odrzuconych wraca na rękę.
    .wrong = Weź taką, którą od razu zagrasz: przy pasie i tak wszystko idzie na stos.
ask-northgard-discard =
    Karta przeciwnika każe ci odrzucić kartę z ręki. Którą, wybierasz ty.
    .wrong = Oddaj to, co w tym roku się nie przyda. Karty Błysku zachowaj.
ask-northgard-opponent =
    Efekt dotyczy jednego przeciwnika. Wybierz którego.
    .wrong = Spójrz na Chwałę: lepiej osłabić prowadzącego niż ostatniego.
ask-northgard-pick-from-hand =
    Widzisz rękę przeciwnika i wskazujesz kartę, o którą chodzi.
    .wrong = Pomyśl, czym zaszkodzi ci za turę: Ruchem, jeśli stoi obok.
ask-northgard-discard-or-pay =
    Węże wskazały kartę z twojej ręki. Odrzuć ją albo oddaj dwa zasoby.
    .wrong = Przed Zimą dwa zasoby to dużo. Płać tylko za kartę, której w tym roku potrzebujesz.
ask-northgard-hand-over =
    Zamiast karty oddajesz zasoby. Wybierz następny.
    .wrong = Najpierw sprawdź, ile zabierze Zima: mówi o tym pasek nad mapą.
ask-northgard-pay =
    Karta pozwala zapłacić dowolnymi zasobami. Wskazujesz je po kolei.
    .wrong = Żywność zostaw na Zimę.
ask-northgard-pay-for-card =
    Za kilka dowolnych zasobów dobierzesz jeszcze jedną kartę.
    .wrong = Więcej kart to więcej tur w tym roku, ale nie kosztem żywności na Zimę.
ask-northgard-pay-for-recruit =
    Za kilka dowolnych zasobów dostaniesz tam jeszcze jedną jednostkę.
    .wrong = Mniej więcej co trzecia jednostka podnosi koszt Zimy. Pokazuje go pasek nad mapą.
ask-northgard-recruit =
    Nowe jednostki stają tam, gdzie już jesteś. Gdzie jest ich więcej, trudniej je przegonić.
    .wrong = Od czwartej jednostki Zima kosztuje żywność: przy 4–6 jedną, przy 7–9 dwie.
ask-northgard-recruit-in-one =
    Wszystkie jednostki z tej karty stają na jednym terytorium.
    .wrong = Postaw je tam, skąd chcesz atakować, albo tam, gdzie masz najlepsze budowle.
ask-northgard-recruit-by-card =
    Ta karta rekrutuje na kilku terytoriach po kolei. Wybierz następne.
    .wrong = Nie trzeba brać wszystkich: więcej jednostek to droższa Zima.
ask-northgard-recruit-how-many =
    Możesz wziąć mniej jednostek, niż pozwala karta.
    .wrong = Zanim weźmiesz wszystkie, spójrz na koszt Zimy w pasku nad mapą.
ask-northgard-unit-or-kaija =
    Klan Niedźwiedzia może zamiast jednostki wystawić Kaiję. W walce liczy się za 2, a zimą nie je.
    .wrong = Dobrze pilnuje, ale sama na terytorium wroga nie wejdzie.
ask-northgard-may-make-room =
    Nie masz jednostek, a neutralnych terytoriów już nie ma. Nowy kafel może zrobić miejsce.
    .wrong = Bez jednostek nic nie zyskasz. Zgódź się.
ask-northgard-make-room =
    Ten kafel ma zrobić miejsce dla nowych jednostek. Połóż go tak, żeby powstało neutralne terytorium.
    .wrong = Z dala od silnych sąsiadów będzie czas się pozbierać.
ask-northgard-room =
    Na nowym kaflu są neutralne terytoria. Wybierz to, na którym zaczynasz od nowa.
    .wrong = Szukaj symboli: co tam rośnie, będzie twoje.
ask-northgard-second-chance =
    Nie masz już nikogo na mapie. Trzy nowe jednostki stają na wybranym neutralnym terytorium, a reszta zostaje przy tobie.
    .wrong = Wybierz terytorium z symbolami, z dala od silnych sąsiadów.
ask-northgard-add-unit =
    Jedna twoja jednostka dołącza na terytorium, które kontrolujesz.
    .wrong = Najbardziej przyda się tam, gdzie sąsiedzi mają przewagę.
ask-northgard-pull-unit =
    Dzięki karcie Jelenia do rekruta dołącza jednostka z sąsiedztwa, nieważne, jaka to granica.
    .wrong = Nie zabieraj ostatniej: opuszczone terytorium będzie niczyje.
ask-northgard-build-where =
    Budujesz na swoim terytorium, jeśli jest tam wolne miejsce. Mała Budowla kosztuje 1 drewno, Duża 3.
    .wrong = Gdy ktoś cię przegoni, budowle zostają i służą jemu. Buduj tam, gdzie masz siłę.
ask-northgard-build =
    Silos, Chata Drwala i Menhir dają zasób w każdych Zbiorach. Obóz Szkoleniowy dodaje jednostkę tam, gdzie rekrutujesz. Wieża Obronna i Forteca bronią, a Ołtarz Królów daje 3 punkty Chwały rocznie.
    .wrong = Na początku bierz to, co opłaca się co roku. Na terytorium staje tylko jedna budowla danego rodzaju.
ask-northgard-slot =
    Budowla pasuje na więcej niż jedno miejsce. Wybierz.
    .wrong = Miejsce z kamieniem zostaw na Menhir: nigdzie indziej się nie zmieści.
ask-northgard-swap-where =
    Możesz zamienić jedną ze swoich budowli na inną tej samej wielkości. Najpierw terytorium.
    .wrong = Nie ma przymusu. Wieży z dala od wrogów najmniej szkoda.
ask-northgard-swap =
    Którą budowlę na tym terytorium zamieniasz?
    .wrong = Tę, która już nie pomaga, na przykład Obóz Szkoleniowy, gdy jednostek masz dość.
ask-northgard-swap-for =
    Co stanie w jej miejscu? Wielkość ta sama, bez dopłaty.
    .wrong = W ostatnich latach Chwała liczy się bardziej niż zasoby.
ask-northgard-harvest-or-build =
    Karta daje zasoby z tego terytorium i budowę na nim. Co najpierw?
    .wrong = Gdy brak drewna, najpierw zasoby. Gdy nowa budowla sama coś daje, najpierw budowa.
ask-northgard-harvest-here =
    Karta pozwala zebrać zasoby z tego terytorium już teraz, niezależnie od Zbiorów.
    .wrong = Nie ma powodu, żeby odmówić.
ask-northgard-collect-one =
    Weź jeden zasób takiego rodzaju, jaki widać na tym terytorium: na ziemi albo na budowli.
    .wrong = Najpierw żywność na Zimę, potem wiedza, potem drewno.
ask-northgard-move-from =
    Jeden ruch prowadzi dowolnie wiele jednostek z twojego terytorium na sąsiednie. Gdy ruchów jest więcej, za każdym razem wybierasz od nowa.
    .wrong = Puste terytorium jest niczyje: zostaw choć jedną jednostkę.
ask-northgard-move-to =
    Neutralne terytorium jest twoje, gdy tylko na nim staniesz. Tam, gdzie stoi wróg, będzie walka.
    .wrong = Rząd gór to trudna granica: kosztuje dwa ruchy z tej samej karty, chyba że karta mówi, że przez nią prowadzi.
ask-northgard-move-count =
    Ile idzie? Te, które zostaną, utrzymają terytorium.
    .wrong = Do walki wyślij więcej, niż tam stoi, i dolicz budowle oraz żywność obrońcy.
ask-northgard-kaija-too =
    Kaija może iść razem z nimi. W walce liczy się za 2.
    .wrong = W domu broni za darmo, na obczyźnie może zostać sama.
ask-northgard-hidden-from =
    Ukryte ścieżki: jednostki z jednego terytorium idą na dowolne otwarte terytorium mapy, choćby najdalsze.
    .wrong = Ktoś powinien zostać, inaczej terytorium przepadnie.
ask-northgard-hidden-to =
    Każde niezamknięte terytorium, także wroga: wtedy będzie walka.
    .wrong = Daleko od domu odwrót jest możliwy tylko na neutralne terytorium obok. Lepiej iść tam, gdzie pusto.
ask-northgard-bribe-from =
    Przekupstwo przesuwa do dwóch wrogich jednostek na sąsiednie terytorium. Najpierw: skąd?
    .wrong = Najlepiej stamtąd, gdzie stoją dokładnie dwie: terytorium będzie niczyje i można je zająć.
ask-northgard-bribe-to =
    Dokąd idą przekupione jednostki? Jeśli kogoś tam spotkają, muszą walczyć.
    .wrong = Lepiej, żeby dwaj wrogowie bili się ze sobą, niż żeby przyszli do ciebie.
ask-northgard-remove-enemy =
    Jedna wroga jednostka schodzi z mapy, bez walki.
    .wrong = Gdzie stała tylko jedna, terytorium będzie neutralne i można wejść.
ask-northgard-which-figure =
    Stoi tam i jednostka, i Kaija. O kogo chodzi?
    .wrong = Kaija walczy za dwoje i zimą nie je.
ask-northgard-combat-next =
    Twoje ruchy wywołały kilka walk. Ty ustalasz ich kolejność.
    .wrong = Zacznij od tej, którą na pewno wygrasz: z następnej możesz się tam wycofać.
ask-northgard-combat-food =
    Każda żywność to 1 punkt walki, najwyżej jedna na każdą twoją jednostkę tutaj. Potem obie strony rzucają kością: do 3 punktów albo do 2 obrażeń. Obrażenie zabija jednostkę. Kto straci wszystkich, przegrywa mimo punktów; inaczej wygrywa wyższa suma, a remis obrońca.
    .wrong = Nie zjadaj tego, czego zażąda Zima. A jeśli nie masz szans, oszczędzaj.
ask-northgard-axe-or-wound =
    Kość daje wybór: 1 punkt walki dla ciebie albo obrażenie, które zabija jednostkę wroga. Kto straci wszystkich, przegrywa walkę mimo punktów.
    .wrong = Obrażenie, jeśli zabije ostatniego wroga albo sumy i tak nie dogonisz. W innym razie punkt, jeśli może dać wygraną. Stworzeniu nie zadasz obrażeń.
ask-northgard-throw-axe =
    Miotacze toporów dodają punkt walki albo zadają obrażenie, które zabija jednostkę. Kto straci wszystkich, przegrywa mimo punktów. Twój rzut już był, wróg jeszcze nie rzucał.
    .wrong = Obrażenie, jeśli zabije ostatniego wroga. W innym razie: jego kość może dać 3. Jeśli nie prowadzisz aż tylu punktami, weź punkt.
ask-northgard-push-to =
    Przed walką możesz przepchnąć jednego obrońcę na sąsiednie terytorium, neutralne albo jego własne.
    .wrong = Każdy obrońca mniej to punkt walki mniej. Rzadko warto rezygnować.
ask-northgard-push-whom =
    Którą figurkę obrońcy przepychasz?
    .wrong = Kaija jest warta 2 punkty, jednostka 1.
ask-northgard-casualty =
    Ponosisz obrażenie i wybierasz, kto ginie.
    .wrong = Kaija w walce liczy się za 2, ale to jednostka zimą je.
ask-northgard-retreat-to =
    Walka przegrana, trzeba odejść: na terytorium obok, własne albo niczyje, i nie przez rząd gór. Możesz się rozdzielić.
    .wrong = Neutralne to nowe terytorium, a własne to większa siła.
ask-northgard-retreat-count =
    Ile idzie właśnie tam? Reszta pójdzie gdzie indziej.
    .wrong = Pojedyncze jednostki łatwo przegonić. Ale każda trzyma terytorium.
ask-northgard-scorched =
    Spalona Ziemia, żeton Węży, trafia obok twojego terytorium. Tam walczysz z 1 punktem więcej i możesz zabrać wrogowi jeden zasób ze Zbiorów.
    .wrong = Połóż ją tam, gdzie wróg dużo zbiera, albo tam, gdzie zaatakujesz.
ask-northgard-explore =
    Masz nowy kafel. Kładziesz go przy otwartym boku swojego terytorium. Za zamknięcie własnego dostajesz tyle Chwały, ile ma kafli.
    .wrong = Zamknięte terytorium daje też Chwałę co roku: 1 punkt przy dwóch kaflach, 2 przy trzech i więcej.
ask-northgard-tile =
    Masz więcej niż jeden kafel i kładziesz jeden z nich.
    .wrong = Najpierw sprawdź, który zamknie twoje terytorium. Jeśli żaden: na którym jest więcej symboli?
ask-northgard-rotation =
    Obróć kafel. Podgląd pokazuje, jak pójdą granice; linia granicy nie może się urwać.
    .wrong = Obejrzyj wszystkie cztery ułożenia: jedno może zamknąć twoje terytorium, inne otworzyć je wrogowi.
ask-northgard-tile-under-stack =
    Kafle, których nie kładziesz, idą pod stos w twojej kolejności.
    .wrong = Rzadko ma to znaczenie: wrócą bardzo późno.
ask-northgard-creature-goes =
    Stwór mógłby pójść w kilka miejsc. Wybiera pierwszy gracz, czyli ty.
    .wrong = Wyślij go do prowadzącego.
ask-northgard-more-creatures =
    Po pasie możesz sprawić, że pojawi się nowy Stwór.
    .wrong = Stwory idą tam, gdzie są jednostki, także twoje.
ask-northgard-creature-lair =
    Nowy Stwór pojawia się na terytorium z legowiskiem.
    .wrong = Daleko od twoich, blisko prowadzącego.
ask-northgard-declare =
    Twoje jednostki stoją obok Stwora. W ramach tego Ruchu możesz go zaatakować; jego karta mówi, jak jest silny i ile daje Chwały.
    .wrong = Remis wygrywa Stwór. Najpierw policz żywność.
ask-northgard-snake-takes =
    Spalona Ziemia leży u wroga: zabierz jeden zasób z jego Zbiorów na tym terytorium.
    .wrong = Jeśli niczego ci nie brak, weź to, czego on potrzebuje na Zimę.
ask-northgard-trade =
    Po Zbiorach za trzy dowolne zasoby kupisz jeden wybrany. Zaraz Zima: pasek nad mapą pokazuje, ile kosztuje.
    .wrong = Warto, gdy brakuje żywności na Zimę. Bez niej dostaniesz kartę Niepokojów, czyli 5 punktów Chwały mniej.
ask-northgard-trade-give =
    Za jeden zasób oddajesz trzy, po kolei. Mogą być różne.
    .wrong = Nie oddawaj tego, czego zażąda Zima: żywności, a od dziesięciu jednostek też drewna.
