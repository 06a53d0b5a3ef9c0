# Lekcje: nauczyciel i lista kursów.

page-learn = Nauka
page-learn-tables = Stoły
page-learn-places = Miejsca na stronie
page-learn-lead = Od trzech do sześciu minut na lekcję, na prawdziwej planszy. Przy każdym zdaniu jest odnośnik do zasad, a po złym ruchu dowiesz się, co było nie tak.
page-learn-which = Która gra leży na stole?
page-learn-which-lead = Zacznij od podstaw. Wszystko wyjaśniamy, zanim o coś zapytamy.
page-learn-go-on = Dalej
page-learn-waits = { $course }, lekcja { $number }. Krok { $step } z { $steps }.
page-learn-count = { $count ->
    [one] jedna lekcja
    [few] { $count } lekcje
   *[other] { $count } lekcji
}
page-learn-done-of = Ukończone lekcje: { $done } z { $all }
page-learn-minutes = { $minutes } min
page-learn-at = krok { $step } z { $steps }
page-learn-is-done = ukończona
page-learn-so-far = Do tej pory
page-learn-so-far-lessons = { $count ->
    [one] lekcja z { $all }
    [few] lekcje z { $all }
   *[other] lekcji z { $all }
}
page-learn-so-far-minutes = minut
page-learn-own = Lekcja z pliku
page-learn-own-lead = Ktoś napisał własną lekcję? Wskaż jej plik razem z tekstami.
page-learn-own-open = Otwórz lekcję
page-learn-own-lacks = Wskaż razem lekcję (.toml) i jej teksty (.pl.ftl, .en.ftl).
page-learn-group-basics = Podstawy
page-learn-group-factions = Lekcja o każdej frakcji
page-learn-group-clans = Lekcja o każdym klanie
page-learn-group-more = I jeszcze
page-learn-offer = { $game }: pierwszy raz? Podstawy zajmą pół godziny, na tej samej planszy.
page-learn-offer-yes = Poznaj podstawy
page-learn-offer-no = Nie, dziękuję
page-learn-course = { $game }: podstawy
page-learn-lesson-of = { $course } · lekcja { $number } z { $all }
page-learn-leave = Wyjdź, zapamiętaj miejsce
page-learn-close = Wyjdź z lekcji; miejsce zostanie zapamiętane
page-learn-step = Krok { $step } z { $steps }
page-learn-left = { $minutes ->
    [one] jeszcze około minuty
    [few] jeszcze około { $minutes } minut
   *[other] jeszcze około { $minutes } minut
}
page-learn-kind-tell = Patrz
page-learn-kind-find = Szukaj
page-learn-kind-do = Zrób
page-learn-kind-watch = Oglądaj
page-learn-kind-play = Graj
page-learn-step-done = zrobiony
page-learn-step-shown = pokazany
page-learn-step-now = teraz
page-learn-coach = Nauczyciel
page-learn-yours = Twój ruch: { $task }
page-learn-watch = Odtwórz
page-learn-tried = Twoje próby
page-learn-hint-of = Podpowiedź { $number } z 3.
page-learn-hint-2 = Spójrz na to, co jest zakreślone.
page-learn-hint-3 = { $words }.
page-learn-back = Wstecz
page-learn-hint = Podpowiedź
page-learn-show = Pokaż
page-learn-found = { $found } z { $wanted }
page-learn-find = Kliknij to, o co prosi nauczyciel
page-learn-quiet = Przeczytaj, co mówi nauczyciel, i idź dalej.
page-learn-allowed = Wolno, ale nie o to chodzi
page-learn-next = Następna: { $title }
page-learn-again = Jeszcze raz
page-learn-to-list = Wszystkie lekcje

page-coach-said = Jasne
page-coach-off = Bez nauczyciela
page-coach-wrong = Warto pamiętać:
page-coach-hint = Przed każdym nowym rodzajem pytania mówi raz, o co w nim chodzi.
page-coach-round = Po rundzie
page-coach-leads = Na koniec rundy: { $seats } { $seats-number ->
    [pl] prowadzą:
   *[sg] prowadzi:
}
page-coach-level = Na koniec rundy { $seats } mają po tyle samo:
page-coach-runes = { $count ->
    [one] { $count } smoczy run, o którym wiesz
    [few] { $count } smocze runy, o których wiesz
    [many] { $count } smoczych runów, o których wiesz
   *[other] { $count } smoczego runu, o którym wiesz
}
page-coach-lands = { $count ->
    [one] { $count } terytorium
    [few] { $count } terytoria
    [many] { $count } terytoriów
   *[other] { $count } terytorium
}
page-coach-hidden = Masz { $own }. Innych wyników nie widać, więc licz terytoria: w Zbiorach wszystkie dają zasoby, a zamknięte Chwałę.
page-coach-ahead = Przewaga nad następnym: { $ahead }.
page-coach-most = Największy jednorazowy zysk prowadzących w tej rundzie:
page-coach-holds = Smocze runy leżą tu: { $words }.
page-coach-look-map = Popatrz na miejsca podświetlone na mapie.
page-coach-look-hand = Popatrz na to, co świeci się na twojej ręce.
page-coach-look-bar = Popatrz na odpowiedzi na pasku poniżej.
page-coach-match = Pierwsza partia z nauczycielem
page-coach-match-lead = Prawdziwa partia z łatwymi botami. Przed każdym nowym rodzajem pytania nauczyciel raz wyjaśnia, o co chodzi i na co uważać. Możesz go wyłączyć w każdej chwili.
page-coach-begin = Zacznij, około 40 minut
page-coach-title = Pierwsza partia
page-coach-open = O co chodzi?
page-coach-fold = Zwiń
