# Root: Jaszczurzy Kultyści.

ask-root-cult-home = Gdzie stawiasz pierwszy ogród i czterech wojowników?
ask-root-cult-garden = Z jakim symbolem stawiasz ogród?
ask-root-cult-pilgrims = Gdzie staje następny pielgrzym?
ask-root-cult-outcast = Jaki symbol mają Wygnańcy?
ask-root-cult-birdsong = Jaki spisek przeprowadzają akolici?
ask-root-cult-crusade = Krucjata: walka czy ruch, po którym możesz walczyć?
ask-root-cult-crusade-battle = Krucjata: czy walczysz { $where-in }?
ask-root-cult-convert = Gdzie nawracasz wojownika?
ask-root-cult-convert-whom = Czyjego wojownika nawracasz { $where-in }?
ask-root-cult-sanctify = Gdzie uświęcasz budynek?
ask-root-cult-sanctify-whose = Czyj budynek uświęcasz { $where-in }?
ask-root-cult-sanctify-which = Który budynek { $where-in } zamienia się w ogród?
ask-root-cult-daylight = Jaki rytuał odprawiasz?
ask-root-cult-reveal = Którą kartę ujawniasz (rytuał: { $ritual })?
ask-root-cult-build = Gdzie stawiasz ogród?
ask-root-cult-recruit = Gdzie stawiasz wojownika?
ask-root-cult-evening = Czy coś przekuwasz?

news-root-cult-outcast = Symbolem Wygnańców { $seat-gen } jest { $suit }.
news-root-cult-hated = Symbolem Wygnańców { $seat-gen } nadal jest { $suit }: są teraz Znienawidzeni.
news-root-cult-conspiracy = { $seat } { $seat-number ->
    [pl] poświęcają
   *[sg] poświęca
} { $count ->
    [one] akolitę
    [few] { $count } akolitów
   *[many] { $count } akolitów
} na spisek: { $what }.
news-root-cult-acolytes = { $count ->
    [one] Wojownik { $seat-gen } zostaje akolitą.
    [few] { $count } wojownicy { $seat-gen } zostają akolitami.
   *[many] { $count } wojowników { $seat-gen } zostaje akolitami.
}
news-root-cult-fear = Strach przed Wiernymi: { $seat } { $seat-number ->
    [pl] tracą
   *[sg] traci
} kartę „{ $card }”.

why-root-cult-too-few-acolytes = Masz na to za mało akolitów.
why-root-cult-no-crusade = Na polanach Wygnańców nie możesz ani walczyć, ani się ruszyć.
why-root-cult-nobody-to-convert = Na żadnej polanie Wygnańców nie ma wojownika, którego można nawrócić.
why-root-cult-nothing-to-sanctify = Na żadnej polanie Wygnańców nie ma budynku, który mógłby zastąpić ogród.
why-root-cult-no-cards = Nie masz na ręce karty, którą można ujawnić.
why-root-cult-birds-hated = W rytuałach ptasie karty nie zastępują innych symboli.
why-root-cult-only-birds = Na ofiarę można ujawnić tylko ptasią kartę.
why-root-cult-nowhere-to-build = Nie kontrolujesz polany o tym symbolu z miejscem na ogród albo nie masz już takiego ogrodu.
why-root-cult-nowhere-to-recruit = Nie ma polany o tym symbolu, na której wolno ci postawić wojownika.
why-root-cult-no-garden = Nie masz na mapie ogrodu o tym symbolu.
why-root-cult-scored = Ten symbol dał już punkty w tej turze.
