# Co mówi nauczyciel przed każdym rodzajem pytania, raz. Sama wiadomość: o co chodzi. `.wrong`: co zwykle idzie nie tak.

# --- plansza ---

ask-runewars-faction =
    Każda frakcja ma cztery rodzaje własnych jednostek i królestwo z trzech obszarów. Na pierwszą partię każda jest dobra.
    .wrong = Najprostsi są Daqanici: piechurzy, strzelcy, rycerze i machiny oblężnicze.
ask-runewars-first-tile =
    Krainę układają wszyscy po kolei. Zaczynasz: jedna z twoich płytek trafia na środek stołu.
    .wrong = Tu jeszcze nic nie zepsujesz. Do dużej płytki łatwiej dołożyć następne.
ask-runewars-tile =
    Masz dwie płytki i kładziesz po jednej na turę. Na końcu do brzegu krainy dołącza się królestwa.
    .wrong = Jednostki neutralne pilnują tego, co za nimi. Zostaw sobie kilka łatwych obszarów.
ask-runewars-tile-part =
    Co najmniej dwa obszary płytki muszą dotykać planszy. Najpierw powiedz, za który obszar ją trzymasz.
    .wrong = Jeśli tak nie pasuje, spróbuj innego obszaru albo innego obrotu.
ask-runewars-tile-spot =
    Gdzie trafia ten obszar płytki? Granice gór i wody nie mogą leżeć przy innych takich granicach.
    .wrong = Dziury w krainie nikt nie przejdzie. Lepiej zamykać luki, niż je robić.
ask-runewars-tile-turn =
    Płytka może tu leżeć na kilka sposobów. Wybierz obrót.
    .wrong = Spójrz, którędy idą góry i woda: zatrzymują wszystkich, którzy nie latają.
ask-runewars-marker =
    Znaczniki pokazują, gdzie będą królestwa: na brzegu, co najmniej trzy obszary od siebie. Ty je kładziesz, wybierają potem wszyscy.
    .wrong = Nie rób jednego miejsca dużo lepszym: wybierasz na końcu.
ask-runewars-marker-side =
    Znacznik jest tak szeroki jak królestwo. Jego druga połowa też musi dotykać brzegu krainy.
    .wrong = Granice bez gór i wody to więcej wyjść z królestwa.
ask-runewars-home-marker =
    Tu będzie twoje królestwo: trzy obszary, które są twoje zawsze, dopóki nie stanie tam wróg.
    .wrong = Szukaj w pobliżu obszarów z niewieloma jednostkami neutralnymi i z surowcami, których ci brak.
ask-runewars-home-turn =
    Obróć swoje królestwo. Dobrze, gdy od krainy nie oddzielają go góry ani woda.
    .wrong = Którędy ty wyjdziesz, tamtędy wejdzie wróg. Jeden spokojny kąt przyda się na twierdzę.
ask-runewars-rune-where =
    Wygrywają smocze runy. Żeton leży zakryty na obszarze bez runu i należy do tego, kto obszar kontroluje. Z każdym smoczym przychodzi fałszywy, więc nikt nie wie, który jest który.
    .wrong = Run z dala od twoich armii szybko zmieni właściciela.
ask-runewars-rune-dragon =
    Na jeden z tych obszarów trafia smoczy run, na drugi fałszywy. Tylko ty wiesz, gdzie jest który.
    .wrong = Smoczy połóż tam, gdzie najbezpieczniej. Fałszywy może odciągnąć wrogów.
ask-runewars-rune-which =
    Został jeden dozwolony obszar, więc położysz tylko jeden żeton. Drugi wraca do puli.
    .wrong = Smoczy, chyba że ten obszar zaraz stracisz.
ask-runewars-start-stronghold =
    Przy twierdzach pojawiają się nowe jednostki i bohaterowie, a sama twierdza broni obszaru siłą 5. Pierwsza staje w twoim królestwie.
    .wrong = Bliżej brzegu nowe jednostki są od razu na froncie, w głębi jest bezpieczniej.
ask-runewars-muster-where =
    Twoja pierwsza armia: dostajesz jednostki ze wszystkich trzech liczników. Rozstaw je w swoim królestwie.
    .wrong = Zimą na obszarze nie może stać więcej jednostek, niż pokazuje licznik żywności. Rozdziel je.
ask-runewars-muster-count =
    Ile z nich staje tutaj? Reszta gdzie indziej.
    .wrong = Na obszarze mieści się najwyżej osiem jednostek.
ask-runewars-start-hero =
    Bohaterowie to nie jednostki: chodzą wszędzie, wykonują misje i pomagają w bitwach tam, gdzie stoją.
    .wrong = Niech zacznie na skraju królestwa: latem idzie najwyżej dwa obszary.

# --- rok ---

ask-runewars-order =
    Wszyscy w tajemnicy wybierają jeden z ośmiu rozkazów; wykonuje się je od najniższego numeru. Rozkaz wyższy od wszystkich wydanych w tym roku daje też premię starszeństwa. Wiosną wracają wszystkie.
    .wrong = Cztery rozkazy na rok, każdy inny: zacznij od niskich i idź w górę, a każdy da premię.
ask-runewars-deed =
    Przed rozkazem i po nim możesz użyć kart taktyki, tytułów i podobnych rzeczy. Pytanie pada, nawet gdy nic nie masz.
    .wrong = Nie ma przymusu. Karty bitewne lepiej zachować na bitwę.
ask-runewars-tactic =
    W tej chwili można zagrać niektóre karty taktyki. Pytanie pada także bez nich, żeby nikt nie zgadł, kto je ma.
    .wrong = Nie marnuj karty tam, gdzie i tak wygrasz albo i tak przegrasz.
ask-runewars-counter =
    Przeciwnik zagrał kartę taktyki. Jest jedna karta, która ją udaremnia; pytanie pada, nawet gdy jej nie masz.
    .wrong = Zachowaj ją na coś, co rozstrzyga o bitwie albo o runie.
ask-runewars-autumn-gain =
    Jesień daje wybór: 2 żetony wpływów albo 1 kartę taktyki. Wpływy służą do pertraktacji, licytacji i tytułów.
    .wrong = Bez wpływów z każdą jednostką neutralną trzeba walczyć. Trzymaj przynajmniej dwa, trzy żetony.
ask-runewars-destroy =
    Na tym obszarze jest za dużo jednostek. Zimą najwyżej tyle, ile pokazuje licznik żywności, poza tym najwyżej osiem. Wybierz, kto odpada.
    .wrong = Przed zimą rozdziel armie albo podnieś żywność Zbiorami.
ask-runewars-stores-where =
    Ta karta zwalnia jeden z twoich obszarów z zimowego limitu żywności.
    .wrong = Wybierz największą armię, a nie najbliższą.
ask-runewars-discard-tactic =
    Na ręce może być najwyżej dziesięć kart taktyki.
    .wrong = Zagrywaj je: karty na ręce bitew nie wygrywają.
ask-runewars-discard-quest =
    Na ręce mogą być najwyżej trzy karty misji.
    .wrong = Zostaw te, których obszar jest blisko twojego bohatera.
ask-runewars-rune-discard =
    Zaraz zdobędziesz smoczy run. Najpierw możesz usunąć do dwóch fałszywych ze swoich obszarów.
    .wrong = Warto: każdy fałszywy zajmuje obszar, na którym mógłby leżeć prawdziwy.

# --- karty pór roku, wpływy, tytuły ---

ask-runewars-bid =
    Tajna licytacja: każdy wybiera, ile wpływów daje, i traci je, ktokolwiek wygra. Przeczytaj kartę pory roku: co ma najwyższa stawka, a co najniższa?
    .wrong = Drugie miejsce płaci na darmo. Licytuj tak, żeby wygrać, albo wcale.
ask-runewars-tied-first =
    Dwie najwyższe stawki są równe i to ty rozstrzygasz.
    .wrong = Jeśli jedna jest twoja, wybierz siebie.
ask-runewars-tied-last =
    Dwie najniższe stawki są równe. Ty mówisz, czyja liczy się jako najniższa.
    .wrong = Najpierw przeczytaj kartę: ostatnie miejsce może boleć albo się opłacić.
ask-runewars-title =
    Premia starszeństwa Zdobycia władzy: możesz przejąć tytuł, jeśli dasz więcej wpływów, niż na nim leży. Każdy tytuł pomaga zdobywać smocze runy.
    .wrong = Tytułu nie ma się na zawsze: kto da więcej, ten go zabiera.
ask-runewars-title-price =
    Wydane wpływy zostają na tytule. Kto chce go przejąć, musi dać więcej.
    .wrong = Daj trochę więcej, niż trzeba, ale zostaw coś na pertraktacje i licytacje.
ask-runewars-title-tactic =
    Twój tytuł zamienia trzy karty taktyki na smoczy run. Wskaż je po kolei.
    .wrong = Run jest wart więcej niż prawie każda karta.
ask-runewars-title-reward =
    Twój tytuł zamienia trzy karty nagród twoich bohaterów na smoczy run. Wskaż je po kolei.
    .wrong = Nagrodę, która sama jest warta runu, zostaw.
ask-runewars-reward-of =
    Dwóch twoich bohaterów ma taką kartę. Który ją oddaje?
    .wrong = Ten, który się nie pojedynkuje.
ask-runewars-show-objective =
    Twój tajny cel jest spełniony: ujawnij go, a zdobędziesz smoczy run.
    .wrong = Czekanie nic nie daje. Za turę okazja może przepaść.
ask-runewars-new-objective =
    Każdy może odrzucić swój cel i dobrać inny.
    .wrong = Najpierw przeczytaj swój. Jeśli spełnisz go w dwa lata, zostaw.
ask-runewars-reveal =
    Musisz odkryć jeden ze swoich żetonów runów i już go nie zakryjesz.
    .wrong = Odkryj fałszywy: na ten obszar nikt już nie będzie miał ochoty.
ask-runewars-reveal-dragon =
    Musisz odkryć smoczy run i już go nie zakryjesz: wszyscy będą wiedzieli, gdzie leży.
    .wrong = Pokaż ten, którego najlepiej bronisz.
ask-runewars-raise-dial =
    Jeden z trzech liczników idzie w górę. Żywność mówi, ile jednostek zimą utrzyma obszar, a wszystkie trzy, kogo zaciągniesz.
    .wrong = Gdy idzie zima, a armie są duże, weź żywność.
ask-runewars-envoys =
    Licytacja wygrana: weź dowolną z odrzuconych kart taktyki.
    .wrong = Zawsze dobra jest ta, która udaremnia inne, albo ta, która odwraca bitwę.
ask-runewars-loyalty =
    Ten bohater stoi po innej stronie niż twoja frakcja i odejdzie, jeśli nie wydasz 1 żetonu wpływów.
    .wrong = Jeśli ma nagrody, warto zapłacić: przepadłyby razem z nim.
ask-runewars-tutors =
    Jeden z twoich bohaterów może się szkolić. Wybierz który.
    .wrong = Ten, którego zaraz czeka misja.
ask-runewars-levy-where =
    Nowe jednostki stają przy twojej twierdzy. Wybierz której.
    .wrong = Na obszarze najwyżej osiem.
ask-runewars-levy-kind =
    Wybierz, która z twoich trójkątnych jednostek przybywa.
    .wrong = Kto atakuje wcześnie, często uderza, zanim sam oberwie.
ask-runewars-rune-from =
    Trzeba przenieść żeton runu. Wybierz, skąd.
    .wrong = Jeśli jest wybór, przenieś fałszywy.
ask-runewars-rune-to =
    Dokąd trafia żeton runu? Na obszarze leży najwyżej jeden.
    .wrong = Tam, gdzie się utrzymasz albo dokąd zaraz dojdziesz.
ask-runewars-pious =
    Najniższa stawka nie dostaje runu, ale decyduje, gdzie trafią smocze runy pozostałych. To twoja decyzja.
    .wrong = Połóż je tam, dokąd masz najbliżej.
ask-runewars-bands =
    Licytacja wygrana: na jednym z twoich obszarów dołączają dwie jednostki neutralne.
    .wrong = Zimą potrzebują żywności tak samo jak twoje.
ask-runewars-heat =
    Twoja stawka była najniższa: wszędzie, gdzie masz co najmniej trzy jednostki, jedna zostaje rozbita. Rozbita leży do wiosny i nie walczy.
    .wrong = Rozbij tę, od której wróg jest najdalej.
ask-runewars-beasts-from =
    Jednostki neutralne można przegnać na sąsiedni obszar, którego nikt nie kontroluje. Najpierw: skąd?
    .wrong = Oczyść drogę do obszaru, na którym ci zależy.
ask-runewars-beasts-to =
    Dokąd idą? Na sąsiedni obszar, którego nikt nie kontroluje.
    .wrong = Niech staną na drodze innym, nie tobie.
ask-runewars-brigands =
    Zbójcy zabierają każdemu 1 kartę taktyki albo 2 żetony wpływów.
    .wrong = Słaba karta to mniejsza strata niż dwa żetony.
ask-runewars-brigands-tactic =
    Którą kartę taktyki tracisz?
    .wrong = Tę na chwilę, która prawie nigdy nie przychodzi.
ask-runewars-judgement =
    Licytacja wygrana: wskaż przeciwnika, który odkryje jeden ze swoich runów.
    .wrong = Wskaż tego, kto chyba ma najwięcej smoczych.
ask-runewars-burn =
    Wskaż surowiec następnej osoby: jej licznik spada o 1.
    .wrong = Brak żywności zimą najbardziej boli duże armie.
ask-runewars-vault =
    Licytacja wygrana: smoczy run trafia na niekontrolowany obszar, czyli taki, który do nikogo nie należy, i bez żetonu runu.
    .wrong = Wybierz taki, który zajmiesz następnym rozkazem.
ask-runewars-quarters =
    Każdy może zdjąć jeden swój żeton aktywacji. Gdzie leży twój, stamtąd jednostki do wiosny nie wyjdą.
    .wrong = Uwolnij armię, której zaraz potrzebujesz.
ask-runewars-whispers =
    Możesz obejrzeć żeton runu na obszarze obok twojego.
    .wrong = Sprawdź to, co chcesz podbić: czy warto o to walczyć?
ask-runewars-cold-hearts =
    Wydaj 1 żeton wpływów albo strać jedną ze sprzymierzonych jednostek.
    .wrong = Duża jednostka, jak Olbrzym czy Smok, jest warta dużo więcej niż 1 żeton.

# --- karty taktyki ---

ask-runewars-rumours-of =
    Kładziesz żeton aktywacji przeciwnika: do wiosny nie ruszy on armią na ten obszar.
    .wrong = Wybierz tego, kto ci zagraża.
ask-runewars-rumours-where =
    Gdzie trafia ten żeton? Na obszar, którego jego właściciel nie kontroluje.
    .wrong = Osłoń to, co by zaatakował: swój obszar z runem.
ask-runewars-lost-city =
    Twój bohater znajduje miejsce na uszkodzoną twierdzę, na obszarze bez władcy. Jednostki neutralne się stamtąd wycofują.
    .wrong = Najlepiej tam, gdzie leży run.
ask-runewars-spy-guild =
    Bierzesz z powrotem jeden z rozkazów wykonanych w tym roku.
    .wrong = Weź najwyższy: następne znów dadzą premię.
ask-runewars-counsel-with =
    Ty i jeden przeciwnik dobieracie karty taktyki. Wybierz, z kim.
    .wrong = Nigdy z tym, kto prowadzi.
ask-runewars-counsel-price =
    Wydajesz do 4 żetonów wpływów i oboje dobieracie tyle kart taktyki.
    .wrong = Zostaw tyle, ile chcesz wydać na pertraktacje.
ask-runewars-drive-out =
    Wszystkie jednostki neutralne z jednego obszaru wycofują się na sąsiedni. Droga jest wolna.
    .wrong = Zrób to tuż przed wejściem.
ask-runewars-wild-kind =
    Która z wolnych jednostek neutralnych przybywa?
    .wrong = Okrągłe częściej używają zdolności niż trójkątne.
ask-runewars-wild-where =
    Gdzie staje? Na twoim obszarze jest twoim sprzymierzeńcem.
    .wrong = Na neutralnym tylko wzmocni straż.
ask-runewars-scorch =
    Przeciwnik z sąsiedztwa traci surowiec. Wybierz który.
    .wrong = Spójrz na liczniki: kto ma najmniej, temu najbardziej zabraknie.
ask-runewars-scorch-dial =
    Który z jego liczników spada o 1?
    .wrong = Przed zimą żywność, poza tym ten, z którego robi zaciąg.

# --- rozkazy ---

ask-runewars-activate =
    Połóż żeton tam, dokąd mają iść armie; potem wskażesz, kto rusza, najwyżej z dwóch obszarów stąd. Żeton leży do wiosny i dopóki leży, jednostki stamtąd nie wyjdą.
    .wrong = Kto tu wejdzie, w tym roku dalej nie pójdzie. Pomyśl, gdzie chcesz stać zimą.
ask-runewars-activate-again =
    Premia starszeństwa Mobilizacji: drugi obszar i drugi marsz. Ale bitwa w całym rozkazie tylko jedna.
    .wrong = Zajmij tak pusty obszar.
ask-runewars-march =
    Kto idzie na aktywowany obszar? Wskazuj obszary i bohaterów po kolei; na końcu powiedz, że to wszyscy.
    .wrong = Nie zostawiaj runu bez straży: obszar bez figurki i twierdzy jest niczyj, chyba że to twoje królestwo.
ask-runewars-strategize =
    Każda jednostka i każdy bohater może przejść o jeden obszar, na własny albo pusty. Bez bitew i bez żetonów, więc w tym roku mogą ruszyć jeszcze raz.
    .wrong = Dobre, żeby zająć puste obszary i zebrać siły przed atakiem. Jednostki neutralne nadal blokują drogę.
ask-runewars-move-unit =
    Jakie jednostki stamtąd ruszają?
    .wrong = Wyślij różne: w bitwie uderzają w różnych rundach.
ask-runewars-move-count =
    Ile z nich rusza?
    .wrong = Jedna, która zostanie, utrzyma obszar i jego surowce na następne Zbiory.
ask-runewars-move-to =
    Dokąd? Na sąsiedni obszar, jeśli nie dzielą was góry ani woda. Zimą woda zamarza.
    .wrong = Zimą żaden obszar nie utrzyma więcej jednostek, niż pokazuje licznik żywności.
ask-runewars-hero-move-to =
    Bohaterowie też ruszają z rozkazem. Mogą przechodzić obok wrogów.
    .wrong = Bohater w bitwie razem z twoimi jednostkami poprawia ich ciosy.
ask-runewars-dig =
    Ulepszenie daje jeden z surowców swojego obszaru.
    .wrong = Weź ten, z którego najwięcej zaciągasz.
ask-runewars-develop =
    Premia starszeństwa Zbiorów: za 1 drewno ulepszenie przy twojej twierdzy. Przy każdej następnej premii coś daje albo pomaga w obronie.
    .wrong = Na początku dobre są wpływy albo karty, na granicy obrona.
ask-runewars-develop-where =
    Przy twierdzy stoi najwyżej jedno ulepszenie.
    .wrong = Obrona na granicy, reszta w głębi.
ask-runewars-give-up-development =
    Wszystkie żetony tego rodzaju są w użyciu. Jeden musi zejść ze swojego miejsca.
    .wrong = Zabierz go stamtąd, gdzie jest najbezpieczniej albo gdzie i tak przepadnie.
ask-runewars-recruit =
    Dostajesz jednostki narysowane na jednym liczniku: przy jego liczbie i przy wszystkich niższych. Stają przy twierdzach, a licznik nie spada.
    .wrong = Porównaj wszystkie trzy liczniki. Jeśli stoją nisko, najpierw Zbiory.
ask-runewars-recruit-again =
    Premia starszeństwa Zaciągu: jednostki z drugiego licznika.
    .wrong = Nic nie kosztują, tylko zimą jedzą.
ask-runewars-reuse-where =
    Nie ma już figurek tego rodzaju. Możesz zniszczyć jedną na planszy, żeby postawić ją od nowa.
    .wrong = Tylko wtedy, gdy stoi w niepotrzebnym miejscu.
ask-runewars-reuse-figure =
    Którą figurkę niszczysz, żeby wróciła gdzie indziej?
    .wrong = Rozbitą: postawiona od nowa będzie stała.
ask-runewars-fortify =
    Umocnienie może zbudować twierdzę, naprawić inną i wymieszać runy z dwóch obszarów, każde raz. Premii starszeństwa nie ma.
    .wrong = Nowa twierdza to nowe miejsce zaciągu. Blisko frontu oszczędza cały marsz.
ask-runewars-build-where =
    Twierdza kosztuje 1 drewno i 1 rudę, a staje na twoim obszarze bez miasta.
    .wrong = Najlepiej tam, gdzie masz smoczy run: dodaje 5 do każdej obrony.
ask-runewars-give-up-stronghold =
    Wszystkie twoje twierdze stoją na planszy. Za nową jedna musi zniknąć.
    .wrong = Taka bez runu i z dala od frontu.
ask-runewars-repair-where =
    Za 1 rudę uszkodzona twierdza znów jest cała: 5 zamiast 3.
    .wrong = Napraw tę, którą zaraz ktoś zaatakuje.
ask-runewars-mix-first =
    Możesz wziąć żetony runów z dwóch swoich obszarów, wymieszać je i położyć z powrotem. Nikt inny nie będzie wiedział, który jest który.
    .wrong = Dobre dla smoczego runu, który podejrzał wrogi bohater.
ask-runewars-mix-second =
    Który obszar będzie drugi? Może nie mieć żetonu: wtedy jeden się tam przeniesie.
    .wrong = Schowaj smoczy run w bezpieczne miejsce.
ask-runewars-mix-to =
    Widzisz oba żetony. Gdzie ma odtąd leżeć ten?
    .wrong = Smoczy za murami, fałszywy na granicy.
ask-runewars-city =
    Zgromadzenie poparcia: każde miasto, które kontrolujesz, daje jedną z rzeczy ze swojego żetonu: jednostki neutralne, karty taktyki, karty misji albo żetony wpływów.
    .wrong = Jednostki neutralne stają tam od razu jako sprzymierzeńcy. Wpływy są dobre, gdy ich brak.
ask-runewars-city-unit =
    Które jednostki neutralne przychodzą do miasta? Są twoimi sprzymierzeńcami.
    .wrong = Zimą też potrzebują żywności.
ask-runewars-rally-heroes =
    Premia starszeństwa Zgromadzenia poparcia: za 1 do 3 żetonów wpływów oglądasz tylu bohaterów i jednego zatrzymujesz.
    .wrong = Jeszcze jeden bohater to jeszcze jedna misja rocznie. Warto.
ask-runewars-hero-keep =
    Wybierz bohatera, który ci posłuży.
    .wrong = Kto stoi po tej samej stronie co twoja frakcja, trudniej odchodzi.
ask-runewars-hero-stronghold =
    Nowy bohater zaczyna przy jednej z twoich twierdz.
    .wrong = Blisko obszaru z którejś karty misji.
ask-runewars-hero-surplus =
    Bohaterów możesz mieć najwyżej trzech. Jeden z dawnych musi odejść.
    .wrong = Nie ten, który ma nagrody: przepadną.

# --- jednostki neutralne ---

ask-runewars-meet =
    Stoją tam jednostki neutralne. Walcz albo pertraktuj: za 1 do 6 żetonów wpływów dobierasz tyle kart losu i wybierasz jedną. Mogą dołączyć, odejść albo odmówić.
    .wrong = Duże trudno pokonać, a warto je mieć. Z nimi rozmawiaj, mając co najmniej trzy żetony.
ask-runewars-parley-spend =
    Każdy żeton wpływów to jedna karta losu do wyboru.
    .wrong = Z 30 kart 4 dają sojusz, a 8 sprawia, że odejdą. Trzy karty zwykle dadzą jedno z dwojga; na sojusz lepiej pięć albo sześć.
ask-runewars-parley-card =
    Wybierz kartę losu, która rozstrzyga: jej znak i słowo mówią, czy dołączą, odejdą, czy odmówią.
    .wrong = Najlepszy jest sojusz, potem to, że odejdą.
ask-runewars-parley-failed =
    Odmawiają. Walcz teraz albo wycofaj się na jeden sąsiedni obszar.
    .wrong = Kto się wycofa, leży rozbity do wiosny. Walcz, jeśli masz wyraźną przewagę.

# --- bitwa ---

ask-runewars-supporter =
    Bohater na tym obszarze może wesprzeć jeden rodzaj twoich jednostek: dobierasz dla nich kartę losu więcej i odrzucasz najgorszą.
    .wrong = Jeśli przegrasz, bohater, który wspierał, zostaje rozbity. Kto nie wspierał, ma spokój.
ask-runewars-supported =
    Jakie jednostki wspiera?
    .wrong = Te najliczniejsze albo najsilniejsze.
ask-runewars-champion =
    Dzięki tej karcie jeden bohater wspiera dwa rodzaje jednostek.
    .wrong = Niech stanie przy najsilniejszych.
ask-runewars-attack-with =
    W tej rundzie uderza kilka twoich rodzajów. Powiedz, kto pierwszy: kogo wcześniej rozbiją albo zniszczą, ten nie uderzy wcale.
    .wrong = Najpierw ci, których wróg może trafić.
ask-runewars-support-draw =
    Dzięki bohaterowi możesz obejrzeć więcej kart losu dla tych jednostek. Potem tyle samo odrzucasz.
    .wrong = Niczym nie ryzykujesz.
ask-runewars-support-discard =
    Odrzuć kartę losu, która daje najmniej.
    .wrong = Pudło odrzuć pierwsze. Zostaw obrażenia, potem rozbicia.
ask-runewars-rout =
    Wróg rozbija jednostki, którymi dowodzisz. Rozbita leży: nie uderza i nie liczy się na końcu, chyba że to sześciokąt. Możesz też dowodzić neutralnymi, które atakuje ktoś inny.
    .wrong = Połóż tę, która w tej bitwie już uderzyła.
ask-runewars-damage =
    Jednostki, którymi dowodzisz, otrzymują obrażenia. Wybierasz które, ale ranna musi przyjąć także następne. Gdy obrażeń jest tyle co wytrzymałości, ginie.
    .wrong = Duże wytrzymają dużo, zanim padną. Małe giną od razu.
ask-runewars-battle-destroy =
    Jedna z twoich jednostek ginie. Wybierasz która.
    .wrong = Ta, która na końcu liczy się najmniej albo już uderzyła.
ask-runewars-which-damage =
    Jednostki tego rodzaju mają różne obrażenia. O którą chodzi?
    .wrong = Zwykle najlepiej stracić najbardziej ranną.
ask-runewars-fortification =
    Twoja twierdza ma umocnienie, którego możesz użyć teraz, zanim policzy się siłę.
    .wrong = Niektóre znikają po użyciu. Najpierw policz: wygrasz bez niego?
ask-runewars-wards =
    Obrona Elfów odsyła jedną z twoich stojących jednostek.
    .wrong = Najmniejszą: każda stojąca liczy się za 1.
ask-runewars-capture =
    Twierdza zdobyta. Możesz postawić na jej miejscu własną, uszkodzoną.
    .wrong = Broni siłą 3 i można przy niej prowadzić zaciąg. Rzadko warto odmówić.
ask-runewars-move-stronghold =
    Wszystkie twoje twierdze stoją na planszy. Za tę trzeba oddać inną.
    .wrong = Porównaj: które z tych miejsc przyda się dłużej?
ask-runewars-retreat-to =
    Bitwa przegrana. Wszystkie jednostki idą na jeden sąsiedni obszar, własny, jeśli jest, i leżą tam do wiosny.
    .wrong = Nie tam, dokąd wróg zaraz pójdzie za nimi.
ask-runewars-heroes-to =
    Bohaterowie wycofują się na dowolny sąsiedni obszar.
    .wrong = Najlepiej na własny: latem się tam wyleczą.
ask-runewars-surplus =
    Masz tu więcej niż osiem jednostek. Nadmiar wycofuje się na jeden obszar.
    .wrong = Zostaw tych, którzy jeszcze stoją.
ask-runewars-crack-shot =
    Zdolność Łucznika: sam wybiera, w kogo trafi.
    .wrong = W kogoś, kto jeszcze nie uderzył.
ask-runewars-charge =
    Zdolność Jeźdźców pegazów: rozbijają, kogo wskażesz.
    .wrong = Jednostki z późniejszych rund: już nie uderzą.
ask-runewars-word-of-vaal =
    Zdolność Czarodziejki odsyła z bitwy jedną wrogą jednostkę.
    .wrong = Najsilniejszą, jaką wolno.
ask-runewars-overpower =
    Zdolność Wojownika: 1 obrażenie albo dobicie rannej lub rozbitej jednostki.
    .wrong = Dobijaj duże. Na małe wystarczy 1 obrażenie.
ask-runewars-fury =
    Zdolność Berserkera: zniszcz jednego z nich, żeby zadać 2 obrażenia.
    .wrong = Berserker, który już uderzył, jest wart mniej niż dwa obrażenia.
ask-runewars-terrifying =
    Zdolność Władcy chaosu: kto stoi, zostaje rozbity, kto leży, ginie.
    .wrong = Najwięcej warta jest duża stojąca jednostka.
ask-runewars-burning =
    Ogień: wskazujesz stojącą jednostkę, która otrzymuje 1 obrażenie.
    .wrong = U wroga taką, która jeszcze nie uderzyła; u siebie taką, która to przeżyje.
ask-runewars-flaming-breath =
    Zdolność Smoka niszczy trójkątne jednostki.
    .wrong = Najpierw te, które jeszcze nie uderzyły.
ask-runewars-rage =
    Zdolność Olbrzyma uderza jego własnymi obrażeniami.
    .wrong = Wybierz najbardziej rannego.
ask-runewars-rally =
    Twoje rozbite jednostki wstają.
    .wrong = Najpierw te, które w tej bitwie jeszcze nie uderzyły.

# --- bohaterowie ---

ask-runewars-quest-hero =
    Lato należy do bohaterów: każdy z twoich może zrobić jedną rzecz. Wybierz, kto teraz.
    .wrong = Najpierw ten, kto ma misję w zasięgu.
ask-runewars-quest-action =
    Ruch o najwyżej dwa obszary, a potem może misja albo pojedynek; wyleczenie wszystkich obrażeń na własnym obszarze; albo szkolenie do testów.
    .wrong = Jeśli misja jest w zasięgu, idź. Jeśli nie, idź w jej stronę albo szkol to, czego wymaga.
ask-runewars-hero-step =
    Latem bohater idzie najwyżej dwa obszary, także obok wrogów i jednostek neutralnych. Góry i woda zatrzymują tych, którzy nie latają.
    .wrong = Gdzie stoi bohater, tam możesz obejrzeć run. Tak się sprawdza, które są prawdziwe.
ask-runewars-hero-then =
    Na końcu drogi: misja, która należy do tego obszaru, albo pojedynek z wrogim bohaterem. Jedno z dwojga.
    .wrong = Pojedynek może kosztować bohatera i wszystkie nagrody. Najpierw porównaj siły.
ask-runewars-train =
    Bohater ma trzy cechy: siłę, zręczność i mądrość. Dwie rosną o 1 albo jedna o 2; każda najwyżej o 2. W teście dobierasz tyle kart losu, ile wynosi cecha.
    .wrong = Szkol to, czego wymaga twoja następna misja.
ask-runewars-destiny =
    Test: masz tyle kart losu, ile wynosi cecha. Wybierz jedną: jej znak i słowo mówią, jak skończy się misja.
    .wrong = Przeczytaj na karcie misji, co daje sukces, a co częściowy sukces.
ask-runewars-retry =
    Test się nie powiódł. Bohater może dobrać jeszcze raz, ale potem leży rozbity do wiosny.
    .wrong = Rozbity bohater nie pomoże w bitwie. Czy nagroda jest tego warta?
ask-runewars-heal-other =
    Można wyleczyć jeszcze jednego bohatera.
    .wrong = Tego, kto ma najwięcej obrażeń.
ask-runewars-peek-beside =
    Ten bohater ogląda też żetony na sąsiednim obszarze.
    .wrong = Sprawdź tam, dokąd możesz zaraz ruszyć.
ask-runewars-ambush =
    Twoja karta trafia wrogiego bohatera, który stoi wśród twoich jednostek: 2 obrażenia.
    .wrong = Wybierz już rannego albo takiego, który ma dużo nagród.
ask-runewars-draught =
    Jeden z twoich bohaterów pozbywa się wszystkich obrażeń.
    .wrong = Ten, któremu najbliżej do śmierci.
ask-runewars-merchant =
    Kupiec: karta nagrody za 3 żetony wpływów.
    .wrong = W nagrodach bywają smocze runy. Jeśli cię stać, kup.
ask-runewars-raid =
    Podjazd: bohater oddaje kartę nagrody albo otrzymuje jeszcze 1 obrażenie.
    .wrong = Najpierw policz wytrzymałość: pokonany bohater traci wszystko.
ask-runewars-scroll =
    Możesz obejrzeć zakryte żetony na dowolnym obszarze.
    .wrong = Tam, gdzie planujesz atak.
ask-runewars-lesson =
    Bohater może podnieść jedną cechę o 1.
    .wrong = Tę, której wymagają twoje misje.
ask-runewars-raze =
    Kontrolujesz miejsce, które można usunąć. Czy to robisz?
    .wrong = Tylko jeśli innym pomaga bardziej niż tobie.
ask-runewars-reward-giver =
    Twoi bohaterowie na jednym obszarze mogą sobie przekazać karty nagród. Kto oddaje?
    .wrong = Broń i pancerz są dla tego, kto się pojedynkuje.
ask-runewars-reward-which =
    Która karta zmienia właściciela?
    .wrong = W pojedynku można użyć jednej broni i jednego pancerza.
ask-runewars-reward-taker =
    Kto ją dostaje?
    .wrong = Kto mniej ryzykuje, dłużej ją utrzyma.
ask-runewars-marker-taker =
    Pokonany bohater zostawił tu nagrody. Który z twoich je zabiera?
    .wrong = Najsilniejszy: można je znów stracić.
ask-runewars-reward-owner =
    Tej karty może użyć dwóch twoich bohaterów. Który jej używa?
    .wrong = Użyta karta zostaje odkryta.
ask-runewars-flute =
    Nagroda przesuwa wszystkie jednostki neutralne z obszaru bohatera. Dokąd idą?
    .wrong = Na twoim obszarze będą sprzymierzeńcami.
ask-runewars-summon-from =
    Nagroda sprowadza do bohatera do czterech twoich jednostek. Z którego obszaru?
    .wrong = Stamtąd, gdzie nie są potrzebne.
ask-runewars-summon =
    Które jednostki przybywają?
    .wrong = Nie ogałacaj obszaru, na którym leży run.
ask-runewars-ice-storm =
    Lodowa burza rozbija dwie wrogie lub neutralne jednostki na obszarze bohatera. Wskaż je.
    .wrong = Rozbite nie walczą: użyj jej tuż przed swoim atakiem.
ask-runewars-evade =
    Wróg wyzywa twojego bohatera. Twoja karta pozwala uniknąć walki.
    .wrong = Użyj jej, gdy wróg jest silniejszy albo twój bohater jest już ranny.
ask-runewars-duel-card =
    W tej rundzie pojedynku masz dwie karty losu i używasz jednej. Patrz na okrąg.
    .wrong = Obrażenia, jeśli mogą zakończyć pojedynek. W innym razie rozbicie, które chroni.
ask-runewars-strike =
    Symbol zdolności w pojedynku: 1 obrażenie albo zdolność jednej z nagród.
    .wrong = Przeczytaj nagrody: niektóre zadają więcej niż 1.
ask-runewars-parry =
    Twój bohater zaraz otrzyma obrażenia i może części zapobiec.
    .wrong = Zapobiegnij, jeśli miałby zginąć; inne obrażenia wyleczy latem.
