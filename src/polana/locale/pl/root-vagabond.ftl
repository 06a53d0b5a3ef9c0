# Root: Włóczęga i jego postacie.

ask-root-vagabond-character = Którą postacią grasz?
ask-root-vagabond-forest = W którym lesie zaczynasz?
ask-root-vagabond-refresh = Który wyczerpany przedmiot odkrywasz? { $count ->
    [one] Możesz odkryć jeszcze jeden.
    [few] Możesz odkryć jeszcze { $count }.
   *[many] Możesz odkryć jeszcze { $count }.
}
ask-root-vagabond-slip = Dokąd się zakradasz?
ask-root-vagabond-daylight = Co robisz za Dnia?
ask-root-vagabond-lead = Czyich wojowników zabierasz { $origin-from } { $destination-to }?
ask-root-vagabond-fight-with = Czyi wojownicy walczą po twojej stronie { $where-in }?
ask-root-vagabond-hit = Jak przyjmujesz obrażenie? { $count ->
    [one] To ostatnie.
    [few] Do przyjęcia zostały { $count }.
   *[many] Do przyjęcia zostało { $count }.
}
ask-root-vagabond-damage = Który przedmiot uszkadzasz? { $count ->
    [one] To ostatnie obrażenie.
    [few] Do przyjęcia zostały { $count } obrażenia.
   *[many] Do przyjęcia zostało { $count } obrażeń.
}
ask-root-vagabond-repair = Który przedmiot naprawiasz? { $count ->
    [one] Możesz naprawić jeszcze jeden.
    [few] Możesz naprawić jeszcze { $count }.
   *[many] Możesz naprawić jeszcze { $count }.
}
ask-root-vagabond-exhaust = Który przedmiot wyczerpujesz?
ask-root-vagabond-too-many = Masz za dużo przedmiotów. Który opuszcza grę?
ask-root-vagabond-aid = Komu pomagasz?
ask-root-vagabond-aid-card = Którą kartę { $other-number ->
    [pl] dostają
   *[sg] dostaje
} od ciebie { $other }?
ask-root-vagabond-take-item = Który przekuty przedmiot zabierasz { $other-dat }?
ask-root-vagabond-explore = Który przedmiot zabierasz z ruin?
ask-root-vagabond-quest = Którą misję wykonujesz?
ask-root-vagabond-quest-item = Który przedmiot wyczerpujesz zamiast { $item-gen } na misję „{ $quest }”?
ask-root-vagabond-reward = Co bierzesz za misję? { $count ->
    [one] Możesz wziąć jeden punkt albo dwie karty.
    [few] Możesz wziąć { $count } punkty albo dwie karty.
   *[many] Możesz wziąć { $count } punktów albo dwie karty.
}
ask-root-vagabond-strike = Komu zadajesz cios?
ask-root-vagabond-strike-piece = Który komponent { $other-gen } usuwasz?
ask-root-vagabond-coalition = Z kim tworzysz koalicję?
ask-root-vagabond-steal = Komu kradniesz kartę?
ask-root-vagabond-day-labor = Którą kartę bierzesz ze stosu kart odrzuconych?
ask-root-vagabond-instigate = Kogo namawiasz do ataku?
ask-root-vagabond-instigate-against = Kogo { $other-number ->
    [pl] atakują
   *[sg] atakuje
} { $other }?
ask-root-vagabond-enlist = Prosisz Rozjemcę o pomoc w obronie? { $other } { $other-number ->
    [pl] mają
   *[sg] ma
} { $count ->
    [one] jeden nieuszkodzony miecz
    [few] { $count } nieuszkodzone miecze
   *[many] { $count } nieuszkodzonych mieczy
}.
ask-root-vagabond-glide = Dokąd szybujesz?

news-root-vagabond-character = Postać { $seat-gen } to { $character }.
news-root-vagabond-new-quest = Nowa misja: „{ $quest }”.
news-root-vagabond-moved = { $seat } { $seat-number ->
    [pl] wędrują
   *[sg] wędruje
} { $origin-from } { $destination-to }.
news-root-vagabond-exhausted = { $seat } { $seat-number ->
    [pl] wyczerpują
   *[sg] wyczerpuje
} { $item-acc }.
news-root-vagabond-refreshed = { $seat } { $seat-number ->
    [pl] odkrywają
   *[sg] odkrywa
} { $item-acc }.
news-root-vagabond-refreshed-all = { $seat } { $seat-number ->
    [pl] odkrywają
   *[sg] odkrywa
} wszystkie przedmioty.
news-root-vagabond-damaged = { $seat } { $seat-number ->
    [pl] uszkadzają
   *[sg] uszkadza
} { $item-acc }.
news-root-vagabond-repaired = { $seat } { $seat-number ->
    [pl] naprawiają
   *[sg] naprawia
} { $item-acc }.
news-root-vagabond-rested = { $seat } { $seat-number ->
    [pl] odpoczywają
   *[sg] odpoczywa
} w lesie i { $seat-number ->
    [pl] naprawiają
   *[sg] naprawia
} wszystkie przedmioty.
news-root-vagabond-discarded-item = { $seat } na dobre { $seat-number ->
    [pl] porzucają
   *[sg] porzuca
} { $item-acc }.
news-root-vagabond-aided = { $seat } { $seat-number ->
    [pl] pomagają
   *[sg] pomaga
} { $other-dat }, oddając kartę.
news-root-vagabond-aided-card = { $seat } { $seat-number ->
    [pl] pomagają
   *[sg] pomaga
} { $other-dat }, oddając kartę „{ $card }”.
news-root-vagabond-took = { $seat } { $seat-number ->
    [pl] zabierają
   *[sg] zabiera
} { $other-dat } { $item-acc }.
news-root-vagabond-improved = { $seat } { $seat-number ->
    [pl] poprawiają
   *[sg] poprawia
} relacje z { $other-ins }.
news-root-vagabond-allied = { $seat } i { $other } są sojusznikami.
news-root-vagabond-hostile = { $other } i { $seat } są teraz wrogami.
news-root-vagabond-coalition = { $seat } i { $other } tworzą koalicję.
news-root-vagabond-found = { $seat } { $seat-number ->
    [pl] znajdują
   *[sg] znajduje
} { $item-acc } { $where-in }.
news-root-vagabond-found-nothing = { $seat } niczego nie { $seat-number ->
    [pl] zabierają
   *[sg] zabiera
} z ruin { $where-in }.
news-root-ruin-gone = Ruiny { $where-in } są puste i znikają z mapy.
news-root-vagabond-quest = { $seat } { $seat-number ->
    [pl] wykonują
   *[sg] wykonuje
} misję „{ $quest }”.
news-root-vagabond-improvised = { $seat } { $seat-number ->
    [pl] improwizują
   *[sg] improwizuje
} i { $seat-number ->
    [pl] uszkadzają
   *[sg] uszkadza
} { $item-acc }.
news-root-vagabond-stole = { $seat } { $seat-number ->
    [pl] kradną
   *[sg] kradnie
} { $other-dat } kartę.
news-root-vagabond-stole-card = { $seat } { $seat-number ->
    [pl] kradną
   *[sg] kradnie
} { $other-dat } kartę „{ $card }”.
news-root-vagabond-day-labor = { $seat } { $seat-number ->
    [pl] biorą
   *[sg] bierze
} kartę „{ $card }” ze stosu kart odrzuconych.
news-root-vagabond-enlisted = { $seat } { $seat-number ->
    [pl] proszą
   *[sg] prosi
} Rozjemcę o pomoc: to { $other }.
news-root-vagabond-scorched = { $seat } { $seat-number ->
    [pl] zostawiają
   *[sg] zostawia
} spaloną ziemię { $where-in }.

why-root-vagabond-nobody-else = Dwóch Włóczęgów potrzebuje jeszcze innej frakcji przy stole.
why-root-vagabond-second-alone = Drugi Włóczęga gra tylko obok pierwszego.
why-root-vagabond-character-taken = Tą postacią gra już drugi Włóczęga.
why-root-vagabond-in-forest = Nie da się tego zrobić w lesie.
why-root-vagabond-here-already = Już tam jesteś.
why-root-vagabond-no-boots = Nie masz buta, który można wyczerpać.
why-root-vagabond-hostile-boots = Są tam wrodzy wojownicy: potrzebny jest jeszcze jeden but.
why-root-vagabond-no-sword = Nie masz miecza, który można wyczerpać.
why-root-vagabond-no-torch = Nie masz pochodni, którą można wyczerpać.
why-root-vagabond-no-ruin = Nie ma tu ruin do zbadania.
why-root-vagabond-same-ruin-item = Masz już taki przedmiot z ruin.
why-root-vagabond-nothing-ready = Nie masz przedmiotu, który można wyczerpać.
why-root-vagabond-nobody-here = Żaden inny gracz nie ma tu swoich komponentów.
why-root-vagabond-no-piece-here = Ta frakcja nie ma komponentów na twojej polanie.
why-root-vagabond-no-quest = Nie ma odkrytych misji.
why-root-vagabond-quest-elsewhere = Ta misja wymaga polany o innym symbolu.
why-root-vagabond-quest-items = Brakuje ci przedmiotów do tej misji.
why-root-vagabond-no-crossbow = Nie masz kuszy, którą można wyczerpać.
why-root-vagabond-nobody-to-strike = Nie ma tu nikogo, komu można zadać cios.
why-root-vagabond-no-hammer = Nie masz młotka, który można wyczerpać.
why-root-vagabond-nothing-damaged = Żaden z twoich przedmiotów nie jest uszkodzony.
why-root-vagabond-hammers-suit = Twoje młotki mają symbol twojej polany, a ta karta wymaga innego.
why-root-vagabond-too-few-hammers = Masz za mało młotków, które można wyczerpać.
why-root-vagabond-no-special-action = Twoja postać nie ma takiej akcji.
why-root-vagabond-nobody-to-steal-from = Nikt inny na tej polanie nie ma kart.
why-root-vagabond-no-card-in-discard = Żadna karta ze stosu kart odrzuconych nie pasuje do twojej polany.
why-root-vagabond-nobody-to-instigate = Nie ma tu kogo namówić do walki.
why-root-vagabond-no-attacker = Ta frakcja nie ma tu ani wojownika, ani pionka.
why-root-vagabond-scorched = To spalona ziemia: niczego nie można tam umieścić ani przesunąć.
why-root-vagabond-too-few-players = Koalicja wymaga co najmniej czterech graczy.
why-root-vagabond-nobody-to-join = Gracz z najmniejszą liczbą punktów jest już w koalicji.
