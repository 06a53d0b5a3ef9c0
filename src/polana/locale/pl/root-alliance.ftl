# Root: Sojusz Stworzeń Leśnych.

ask-root-alliance-birdsong = Rewolta czy nowi sympatycy: gdzie?
    .hint = z sympatykami: rewolta; gdzie indziej: nowi sympatycy
ask-root-alliance-revolt-suit = Bazę którego koloru stawiasz?
ask-root-alliance-spend-supporter = Którego stronnika wydajesz? Zostało do zapłaty: { $count }
ask-root-alliance-discard-supporter = Bez bazy stos mieści pięciu stronników. Którego odrzucasz?
ask-root-alliance-outrage = Bunt ({ $where }): którą kartę oddajesz jako stronnika ({ $other })?
ask-root-alliance-daylight = Co robisz za dnia?
ask-root-alliance-mobilize = Która karta zostaje stronnikiem?
ask-root-alliance-train = Którą kartę wydajesz na szkolenie oficera?
ask-root-alliance-evening = Którą operację przeprowadzasz? Pozostali oficerowie: { $left }
ask-root-alliance-recruit = Przy której bazie werbujesz?
ask-root-alliance-organize = Gdzie wojownik ustępuje miejsca sympatykom?

news-root-alliance-revolt = { $seat } wszczyna rewoltę: { $where }.
news-root-alliance-spent-supporter = { $seat } wydaje stronnika: { $card }.
news-root-alliance-officer = { $seat } szkoli oficera; oficerów razem: { $count }.
news-root-alliance-outrage = Bunt: { $seat } oddaje kartę jako stronnika ({ $other }).
news-root-alliance-outrage-paid = Bunt: { $seat } oddaje stronnika ({ $other }): { $card }.
news-root-alliance-hand-shown = Bunt: { $seat } nie ma pasującej karty i pokazuje rękę ({ $other }).
news-root-alliance-hand-seen = Bunt: { $seat } nie ma pasującej karty i pokazuje rękę ({ $other }): { $cards }.
news-root-alliance-drew = { $seat } dobiera stronnika.
news-root-alliance-drew-supporter = { $seat } dobiera stronnika: { $card }.
news-root-alliance-mobilized = { $seat } mobilizuje stronnika.
news-root-alliance-mobilized-card = { $seat } mobilizuje stronnika: { $card }.
news-root-alliance-stack-full = Stos stronników jest pełny ({ $seat }): karta { $card } zostaje odrzucona.
news-root-alliance-base-lost =
    { $seat } traci bazę ({ $base }), { $count ->
        [0] żadnego oficera
        [one] jednego oficera
        [few] { $count } oficerów
       *[many] { $count } oficerów
    } i tych stronników: { $cards }.

why-root-alliance-revolt-first = Rewolta musi poprzedzać zdobywanie sympatyków.
why-root-alliance-base-built = Baza tego koloru jest już na mapie.
why-root-alliance-too-few-supporters = Masz za mało stronników pasujących do tej polany.
why-root-alliance-martial-law = Prawo wojny: przy co najmniej trzech wojownikach jednego gracza potrzebny jest dodatkowy pasujący stronnik.
why-root-alliance-not-next-to-sympathy = Nie sąsiaduje z nią żadna polana z sympatykami.
why-root-alliance-sympathetic = Na tej polanie są już sympatycy.
why-root-alliance-no-base = Nie masz tam bazy.
why-root-alliance-no-base-on-map = Nie masz bazy na mapie.
why-root-alliance-no-base-of-that-suit = Nie masz na mapie bazy tego koloru.
why-root-alliance-no-cards = Nie masz kart na ręce.
