# Root: Dynastie Orlich Gniazd.

ask-root-eyrie-start = W którym rogu stawiasz pierwsze gniazdo?
ask-root-eyrie-leader = Kto przewodzi Dynastiom?
ask-root-eyrie-add = Którą kartę dodajesz do Dekretu?
ask-root-eyrie-column = Do której kolumny dodajesz kartę { $card }?
ask-root-eyrie-new-roost = Nie masz gniazda. Gdzie zakładasz nowe?
ask-root-eyrie-craft = Wytwarzasz coś, zanim wypełnisz Dekret?
ask-root-eyrie-resolve = Dekret, { $column }: która karta jest następna?
ask-root-eyrie-end = Dekret został wypełniony. Czy jeszcze coś?
ask-root-eyrie-recruit = Przy którym gnieździe werbujesz?
ask-root-eyrie-build = Gdzie budujesz gniazdo?

news-root-eyrie-leader = { $seat }: przewodzi { $leader }.
news-root-eyrie-decree = { $seat } dodaje kartę { $card } do kolumny { $column }.
news-root-eyrie-turmoil = { $seat }: wybuchają zamieszki.

why-root-eyrie-second-bird = Tylko jedna z kart dodawanych do Dekretu może być ptakiem.
why-root-eyrie-leader-fallen = Ten przywódca został obalony.
