# Root: Kompania Plemion Rzecznych.

ask-root-riverfolk-begin = Na której polanie nad rzeką stawiasz wojownika? { $left ->
    [one] Został jeden wojownik.
   *[other] Zostało { $left } wojowników.
}
ask-root-riverfolk-price = Jaką ustalasz cenę { $service-gen }?
ask-root-riverfolk-card = Którą kartę bierzesz?
ask-root-riverfolk-daylight = Za co płacisz funduszami?
ask-root-riverfolk-commit = Czyjego wojownika inwestujesz?
ask-root-riverfolk-spend = Czyjego wojownika wydajesz?
ask-root-riverfolk-disruption = Zakłócenia w Handlu: czyjego wojownika tracisz z funduszy? { $left ->
    [one] Tracisz jeszcze jednego.
   *[other] Tracisz jeszcze { $left }.
}
ask-root-riverfolk-export = Korzystasz z efektu karty „{ $card }” czy eksportujesz ją za wojownika w płatnościach?
ask-root-riverfolk-recruit = Na której polanie nad rzeką stawiasz wojownika?
ask-root-riverfolk-establish = Gdzie budujesz faktorię z garnizonem?
ask-root-riverfolk-post = Z jakim symbolem stawiasz faktorię { $where-in }?

news-root-riverfolk-price = { $seat } { $seat-number ->
    [pl] ustalają
   *[sg] ustala
} cenę { $service-gen } na { $count }.
news-root-riverfolk-paid = { $other } { $other-number ->
    [pl] dokładają
   *[sg] dokłada
} { $other-self ->
    [yes] do swoich płatności
   *[no] do płatności { $seat-gen }
} { $count ->
    [one] własnego wojownika
   *[other] { $count } własnych wojowników
}.
news-root-riverfolk-sold = { $seat } { $seat-number ->
    [pl] wykupują
   *[sg] wykupuje
} od { $other-gen } { $service-acc }.
news-root-riverfolk-sold-card = { $seat } { $seat-number ->
    [pl] kupują
   *[sg] kupuje
} od { $other-gen } kartę „{ $card }”.
news-root-riverfolk-gathered = { $seat } { $seat-number ->
    [pl] zbierają
   *[sg] zbiera
} fundusze: { $count ->
    [one] jest w nich jeden wojownik
    [few] jest w nich { $count } wojowników
   *[many] jest w nich { $count } wojowników
}.
news-root-riverfolk-committed = { $seat } { $seat-number ->
    [pl] inwestują
   *[sg] inwestuje
} { $other-self ->
    [yes] własnego wojownika
   *[no] wojownika { $other-gen }
}.
news-root-riverfolk-spent = { $seat } { $seat-number ->
    [pl] wydają
   *[sg] wydaje
} { $other-self ->
    [yes] { $count ->
        [one] własnego wojownika
       *[other] { $count } własnych wojowników
    }
   *[no] { $count ->
        [one] wojownika { $other-gen }
       *[other] { $count } wojowników { $other-gen }
    }
}.
news-root-riverfolk-disrupted = Zakłócenia w Handlu: { $seat } { $seat-number ->
    [pl] tracą
   *[sg] traci
} z funduszy { $count ->
    [one] wojownika
    [few] { $count } wojowników
   *[many] { $count } wojowników
} { $other-gen }.
news-root-riverfolk-exported = { $seat } { $seat-number ->
    [pl] eksportują
   *[sg] eksportuje
} kartę „{ $card }”.

why-root-riverfolk-no-funds = Nie masz już funduszy.
why-root-riverfolk-nothing-to-draw = Nie ma już kart do dobrania.
why-root-riverfolk-nowhere-to-recruit = Nad rzeką nie ma polany, na której wolno ci postawić wojownika.
why-root-riverfolk-nowhere-to-establish = Nigdzie nie możesz zbudować faktorii: potrzebujesz w funduszach dwóch wojowników gracza, który kontroluje polanę.
why-root-riverfolk-has-post = Stoi tam już faktoria.
why-root-riverfolk-not-ruled = Nikt nie kontroluje tej polany.
why-root-riverfolk-not-their-funds = Nie masz w funduszach dwóch wojowników gracza, który kontroluje tę polanę.
why-root-riverfolk-no-post-left = Nie masz już faktorii o tym symbolu.
why-root-riverfolk-too-dear = Masz w zasobach za mało wojowników, żeby za to zapłacić.
why-root-riverfolk-too-few-items = Masz za mało przedmiotów, które można wyczerpać.
why-root-riverfolk-bought-enough = W tej turze nie możesz już wykupić żadnej usługi.
why-root-riverfolk-bought-already = Ta usługa jest już wykupiona.
why-root-riverfolk-no-cards = Kompania nie ma żadnej karty na sprzedaż.
why-root-riverfolk-no-mercenaries = Włóczęga nie może wynająć najemników.
