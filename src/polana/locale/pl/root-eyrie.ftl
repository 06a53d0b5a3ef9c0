# Root: Dynastie Orlich Gniazd.

ask-root-eyrie-home = Gdzie umieszczasz pierwsze gniazdo i sześciu wojowników?
ask-root-eyrie-leader = Kto zostaje Przywódcą?
ask-root-eyrie-first-card = Którą kartę dodajesz do Dekretu?
ask-root-eyrie-second-card = Czy dodajesz do Dekretu drugą kartę?
ask-root-eyrie-column = Do której kolumny Dekretu dodajesz kartę „{ $card }”?
ask-root-eyrie-new-roost = Nie masz gniazda na mapie. Gdzie zakładasz nowe?
ask-root-eyrie-decree = Dekret, kolumna „{ $column }”: którą kartę teraz rozpatrujesz?
ask-root-eyrie-resolved = Dekret został wykonany. Czy robisz coś jeszcze?
ask-root-eyrie-recruit = Przy którym gnieździe werbujesz?
ask-root-eyrie-build = Gdzie budujesz gniazdo?

news-root-eyrie-decreed = { $seat } { $seat-number ->
    [pl] dodają
   *[sg] dodaje
} do Dekretu kartę „{ $card }” (kolumna „{ $column }”).
news-root-eyrie-leader = Nowym Przywódcą { $seat-gen } jest { $leader }. Lojalni Wezyrowie stają w kolumnach: { $columns }.
news-root-eyrie-turmoil = { $seat } nie { $seat-number ->
    [pl] mogą
   *[sg] może
} wykonać Dekretu (kolumna „{ $column }”): wybuchają zamieszki.

why-root-eyrie-second-bird = Tylko jedna z dwóch kart dodawanych do Dekretu może być ptasia.
why-root-eyrie-craft-first = Przekuwać można tylko przed wykonaniem Dekretu.
why-root-eyrie-leader-deposed = Ten Przywódca został usunięty z urzędu.
why-root-eyrie-no-roost = Nie masz tam gniazda.
why-root-eyrie-roost-there = Masz tam już gniazdo.
why-root-eyrie-not-fewest-warriors = Na innej polanie jest mniej wojowników.
